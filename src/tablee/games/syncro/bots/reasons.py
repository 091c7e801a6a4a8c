"""For a teacher: what a choice can change that says why it is good."""

from __future__ import annotations

from typing import Final

from tablee.kernel.title import Reason

REASONS: Final = (
    Reason("enemies", "enemies", -5.0, "enemies-less"),
    Reason("missing", "missing", -1.0, "missing-less"),
    Reason("own", "own", 0.5),
    Reason("spells", "spells", 1.5, "spells-less"),
    Reason("curses", "curses", -3.0, "curses-less"),
    Reason("rewards", "rewards", 3.0),
    Reason("due", "due", -1.5, "due-less"),
    Reason("right", "right", 3.0, later=True),
)
