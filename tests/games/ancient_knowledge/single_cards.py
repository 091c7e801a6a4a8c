"""What the tests of single monuments share: the phases they act in, and which cards a module tests."""

from __future__ import annotations

import re
from typing import Any

from tests.games.ancient_knowledge.table import Table, table

ANCIENTS = ["T1", "T28", "T2", "T29", "T3", "T30"]
WRITINGS = ["T19", "T40", "T20", "T41", "T21", "T42"]
SECRETS = ["T10", "T34", "T11", "T35", "T12", "T36"]


def final_lines(area: dict[str, Any], **opponents: Any) -> dict[str, int]:
    """The score pad of p1, when the game ends with this area."""
    t = table(p1=area, **{"p2": {}, **opponents}, turn="p2", phase="decline", ending=True)
    result = t.result()
    assert result is not None
    return next(standing.lines for standing in result.standings if standing.seat == 0)


def chronicle(area: dict[str, Any], **rest: Any) -> Table:
    """The Chronicle phase of p1 begins; without a question it is over, and so is the Decline phase."""
    return table(p1=area, phase="chronicle", **rest)


def decline(area: dict[str, Any], **rest: Any) -> Table:
    """The Decline phase of p1 begins; without a question it is over and p2 is to act."""
    return table(p1=area, phase="decline", **rest)


def cards_named(module: dict[str, Any]) -> set[str]:
    """The cards that a module's tests are about, by their names, `test_C21_...`, or their parameter `card`."""
    cards: set[str] = set()
    for name, test in module.items():
        if not name.startswith("test_"):
            continue
        cards.update(re.findall(r"(?<=_)[CM]\d+(?=_)", name))
        for mark in getattr(test, "pytestmark", []):
            if mark.name == "parametrize" and mark.args[0] == "card":
                cards.update(mark.args[1])
            elif mark.name == "parametrize" and mark.args[0][0] == "card":
                cards.update([case[0] for case in mark.args[1]])
    return cards


def creatable(t: Table) -> set[str]:
    """The cards that the open decision offers to create."""
    return {offer.split()[1] for offer in t.offers() if offer.startswith("create ")}
