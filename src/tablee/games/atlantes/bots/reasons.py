"""For a teacher: what a choice can change that says why it is good."""

from __future__ import annotations

from typing import Final

from tablee.kernel.title import Reason

REASONS: Final = (
    Reason("area.score", "points"),
    Reason("area.claimed", "objectives", 5.0),
    Reason("area.board+area.pile", "locations", 4.0),
    Reason("area.hand_count+area.discard", "characters", 3.0),
    Reason("area.ready", "mantas", 1.0),
    Reason("own-places", "places", later=True),
    Reason("own-hopes", "hopes", later=True),
)
