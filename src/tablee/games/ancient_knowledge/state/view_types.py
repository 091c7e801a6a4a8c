"""What a view contains, declared once for whoever reads it: bots, the terminal, the page. Cards go by id."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

FIXED: Final = (
    "tiles",
    "pools",
)
"""Lists that are as long as they are from the first choice to the last."""
PILES: Final = ("discards",)
"""Lists of which it counts how many cards lie in them."""


class MonumentView(TypedDict):
    """A monument in a Timeline."""

    card: str
    slot: int
    row: int
    """0: on the ground; 1: above."""
    knowledge: int


class AreaView(TypedDict):
    """A player's area: what all see, and then either one's own hand or what one knows of another's."""

    seat: str
    hand_count: int
    timeline: list[MonumentView]
    past: list[str]
    tilted: list[str]
    artefacts: list[str]
    collection: list[str]
    lost: int
    losing: int
    """What becomes lost at the next Decline, as things stand."""
    active: list[str]
    """Cards whose effect works, or will: permanent, chronicle and decline effects in play, final ones in the Past."""
    score: dict[str, int]
    """The lines of the score pad, as if the game ended now."""
    hand: NotRequired[list[str]]
    aside: NotRequired[list[str]]
    """Of the hand, chosen in secret while others choose too."""
    known: NotRequired[list[str]]


class PileView(TypedDict):
    """The builder discard pile."""

    count: int
    top: str | None


class TileView(TypedDict):
    """A knowledge tile."""

    level: int
    """0: it has left the game."""
    cards: list[str] | None
    """None while the tiles are not laid out."""


class LookedView(TypedDict):
    """Cards turned over or looked at, still being handled."""

    by: str | None
    """Who alone sees them; None: everyone does."""
    count: int
    cards: NotRequired[list[str]]


class AncientView(TypedDict):
    """The table as one player sees it, or a spectator."""

    seat: str | None
    phase: str
    round: int
    turn: str
    first: str
    actions: int
    """Actions left in this turn."""
    deck: int
    pile: PileView
    tiles: list[TileView]
    pools: list[int]
    """Cards in the knowledge decks of level I and II."""
    discards: list[list[str]]
    looked: LookedView | None
    flipped: bool
    ending: bool
    declining: str | None
    lost_now: int
    players: list[AreaView]


class Facts(TypedDict):
    """What an event or a question says, by name."""

    card: str
    card2: str
    cards: list[str]
    taken: list[str]
    tiles: list[list[str]]
    """One list for each tile."""
    tile: int
    level: int
    slot: int
    round: int
    count: int
    left: int
    amount: int
    most: int
    price: int
    knowledge: int
    lost: int
    past: int
    discarded: int
    tilted: int
    type: str
    chronicle: bool
    owner: str
    victim: str


Says = TypedDict("Says", {"card": str, "hand": int, "slot": int, "own-slot": int, "price": int}, total=False)
"""What a choice says beside its fields."""


class RequirementExtra(TypedDict):
    """A prerequisite as a sign and a number: the least or the most of it."""

    of: str
    least: NotRequired[int]
    most: NotRequired[int]


class CardExtra(TypedDict, total=False):
    """What a card's face holds beside names, texts and numbers."""

    country: dict[str, str]
    needs: dict[str, str]
    requires: list[RequirementExtra]
    does: list[str]
    locked: bool
