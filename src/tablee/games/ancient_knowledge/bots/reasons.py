"""For a teacher: what a choice can change that says why it is good."""

from __future__ import annotations

from typing import Final

from tablee.kernel.title import Reason

REASONS: Final = (
    Reason("area.score+area.lost", "points"),
    Reason("area.hand_count", "cards", 0.9),
    Reason("area.past", "past", 1.2),
    Reason("area.artefacts", "artefacts", 2.5),
    Reason("area.collection", "knowledge-cards", 2.5),
    Reason("own-near+own-far+area.lost", "knowledge", -0.6, "knowledge-less"),
    Reason("area.lost", "lost", -1.0, "lost-less"),
    Reason("own-coming", "timeline", later=True),
    Reason("own-final", "final", later=True),
    Reason("own-standing", "effects", later=True),
)
