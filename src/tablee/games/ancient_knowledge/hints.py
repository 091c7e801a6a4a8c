"""For bots: what looks good, from what a seat sees."""

from __future__ import annotations

from typing import Any

from tablee.games.ancient_knowledge.board import AncientBox
from tablee.kernel.decisions import Decision


def guess(box: AncientBox, view: dict[str, Any], decision: Decision) -> list[float]:
    return [0.0 for _ in decision.choices]
