"""What the tests of cities and megaliths share: p1 at the beginning of a phase."""

from __future__ import annotations

from typing import Any

from tests.games.ancient_knowledge.table import Table, table

OPEN = [["T5", "T6", "T9"], ["T20", "T21", "T26"], ["T28", "T29", "T30"]]
"""The first two tiles ask for nothing: there is always a choice to make, so play never runs on by itself."""
LATE = [OPEN[0], ["T31", "T32", "T33"], OPEN[2]]
"""The same in the second half of the game."""


def action(area: dict[str, Any], **rest: Any) -> Table:
    """p1 is to act."""
    tiles = LATE if rest.get("flipped") else OPEN
    return table(p1=area, **{"tiles": tiles, **rest})


def chronicle(area: dict[str, Any], **rest: Any) -> Table:
    """The Chronicle phase of p1 begins; without a question it is over, and so is the Decline phase."""
    return action(area, phase="chronicle", **rest)


def decline(area: dict[str, Any], **rest: Any) -> Table:
    """The Decline phase of p1 begins; without a question it is over and p2 is to act."""
    return action(area, phase="decline", **rest)


def creatable(t: Table) -> set[str]:
    """The cards that the open decision offers to create."""
    return {offer.split()[1] for offer in t.offers() if offer.startswith("create ")}
