"""The pieces of a position as tables of fields."""

from __future__ import annotations

from typing import Any, Final

from tablee.games.scholars.state.terms import HOLDER
from tablee.kernel.fields import CARD, CARDS, PLAIN, Fields, Kind, Parts


class Tuples(Kind):
    """A list of tuples, each of things of one kind."""

    def __init__(self, inner: Kind) -> None:
        self.inner: Final = inner

    def written(self, value: Any, ids: list[str]) -> Any:
        return [self.inner.written(list(part), ids) for part in value]

    def read(self, value: Any, index: dict[str, int]) -> Any:
        return [tuple(self.inner.read(part, index)) for part in value]


class Due(Kind):
    """Cards to be tucked, each with its holder."""

    def written(self, value: Any, ids: list[str]) -> Any:
        return [[due // HOLDER, ids[due % HOLDER]] for due in value]

    def read(self, value: Any, index: dict[str, int]) -> Any:
        return [HOLDER * holder + index[card] for holder, card in value]


PLAYER: Final = Fields(
    {
        "silver": PLAIN,
        "gold": PLAIN,
        "xp": PLAIN,
        "influence": PLAIN,
        "bag": PLAIN,
        "hand": PLAIN,
        "fresh": PLAIN,
        "workers": PLAIN,
        "cards": PLAIN,
        "upgraded": PLAIN,
        "slots": PLAIN,
        "slot_dice": Tuples(PLAIN),
        "slot_workers": Tuples(PLAIN),
        "levels": PLAIN,
        "goal": CARD,
        "met": PLAIN,
        "reached": PLAIN,
        "scrolls": CARDS,
        "columns": Tuples(CARDS),
        "rows": PLAIN,
        "flipped": PLAIN,
        "place": PLAIN,
    }
)
THEIRS: Final = Fields(
    {
        "influence": PLAIN,
        "track": PLAIN,
        "returns": PLAIN,
        "markers": PLAIN,
        "dice": PLAIN,
        "given": CARD,
        "scrolls": CARDS,
        "retired": CARDS,
        "pages": CARDS,
        "schemes": CARDS,
        "played": CARDS,
    }
)
"""The solo opponent's; in no other game."""
PIECES: Final = Fields(
    {
        "players": Parts(PLAYER),
        "level": PLAIN,
        "myriade": PLAIN,
        "epic": PLAIN,
        "promos": PLAIN,
        "decks": CARDS,
        "known": PLAIN,
        "rooms": CARDS,
        "owners": PLAIN,
        "gold_on": PLAIN,
        "spaces": CARDS,
        "marks": PLAIN,
        "pile": CARDS,
        "layers": PLAIN,
        "reserve": CARDS,
        "out": CARDS,
        "caliphs": CARDS,
        "caliph_marks": PLAIN,
        "guilds": PLAIN,
        "control": PLAIN,
        "dice": PLAIN,
        "workers": PLAIN,
        "page_pile": CARDS,
        "books": CARDS,
        "upgrades": PLAIN,
        "track_xp": PLAIN,
        "caliph_xp": PLAIN,
        "pairs": CARDS,
        "under": CARDS,
        "neutral": PLAIN,
        "first": PLAIN,
        "turn": PLAIN,
        "round": PLAIN,
        "last": PLAIN,
        "phase": PLAIN,
        "slot": PLAIN,
        "colours": PLAIN,
        "value": PLAIN,
        "dice_used": PLAIN,
        "act": PLAIN,
        "banner": PLAIN,
        "used": CARDS,
        "delivered": PLAIN,
        "translated": PLAIN,
        "on_white": PLAIN,
        "advanced": PLAIN,
        "met": PLAIN,
        "due": Due(),
        "sent": CARD,
    }
)
