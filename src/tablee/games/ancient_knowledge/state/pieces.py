"""The pieces of a position as a table of fields. What is counted from them, such as the kinds in a Past, stays out."""

from __future__ import annotations

from typing import Any, Final

from tablee.kernel.fields import CARD, CARDS, PAIR, PLAIN, Fields, Kind, Parts


class Seen(Kind):
    """For each card the seats that know where it lies, as a bit mask: by id outside, without those nobody knows."""

    def written(self, value: Any, ids: list[str]) -> Any:
        return {ids[card]: mask for card, mask in enumerate(value) if mask}

    def read(self, value: Any, index: dict[str, int]) -> Any:
        seen = [0] * len(index)
        for id, mask in value.items():
            seen[index[id]] = mask
        return seen


PLAYER: Final = Fields(
    {
        "hand": CARDS,
        "timeline": CARDS,
        "knowledge": PLAIN,
        "past": CARDS,
        "tilted": CARDS,
        "artefacts": CARDS,
        "collection": CARDS,
        "lost": PLAIN,
        "aside": CARDS,
    }
)
PIECES: Final = Fields(
    {
        "players": Parts(PLAYER),
        "deck": CARDS,
        "pile": CARDS,
        "tiles": CARDS,
        "tile_levels": PLAIN,
        "pools": CARDS,
        "discards": CARDS,
        "out": CARDS,
        "looked": CARDS,
        "looker": PLAIN,
        "seen": Seen(),
        "first": PLAIN,
        "turn": PLAIN,
        "round": PLAIN,
        "phase": PLAIN,
        "actions": PLAIN,
        "tiles_shown": PLAIN,
        "flipped": PLAIN,
        "ending": PLAIN,
        "skip_decline": PLAIN,
        "declining": CARD,
        "lost_now": PLAIN,
        "ages": PAIR,
    }
)
