"""For a teacher: what a choice can change that says why it is good."""

from __future__ import annotations

from typing import Final

from tablee.kernel.title import Reason

REASONS: Final = (
    Reason("area.score", "points"),
    Reason("own-silver", "silver", 0.4),
    Reason("own-gold", "gold", 1.2),
    Reason("own-xp", "xp", 0.6),
    Reason("own-workers", "workers", 0.8),
    Reason("own-coloured", "coloured-dice", 1.5),
    Reason("own-employed", "translators", 2.0, "translators-less"),
    Reason("own-tucked", "pages", 1.5),
    Reason("own-upgraded", "upgrades", 2.0, "upgrades-less"),
    Reason("own-levels", "research", 1.0),
    Reason("own-influence", "influence", 1.0),
    Reason("own-control", "guilds", 2.0, "guilds-less"),
    Reason("own-goal", "objectives", 3.0, "objectives-less"),
    Reason("own-marks", "marks", 1.0, later=True),
    Reason("own-points", "retirement", later=True),
)
