"""What the tests of the single cards share: quiet positions, and which cards a test module covers."""

from __future__ import annotations

import re
from typing import Any

from tablee.games.ancient_knowledge.game import TITLE
from tests.games.ancient_knowledge.table import table

ANCIENT = [f"T{n}" for n in (*range(1, 10), *range(28, 34))]
SECRET = [f"T{n}" for n in (*range(10, 19), *range(34, 40))]
WRITING = [f"T{n}" for n in (*range(19, 28), *range(40, 46))]
NOTHING_TO_LEARN = [["T1", "T2", "T7"], ["T15", "T18", "T23"], ["T28", "T29", "T30"]]
"""Face-up cards that all ask for something that an empty area lacks."""


def past(cities: int = 0, megaliths: int = 0, pyramids: int = 0) -> list[str]:
    """Monuments without a final-scoring effect."""
    return (
        [f"C{n}" for n in range(6, 6 + cities)]
        + [f"M{n}" for n in range(8, 8 + megaliths)]
        + [f"P{n}" for n in range(24, 24 + pyramids)]
    )


def final_lines(**area: Any) -> dict[str, int]:
    """The score lines of a player whose game ends with this area."""
    result = table(p1=area, turn="p2", phase="decline", ending=True).result()
    assert result is not None
    return next(standing.lines for standing in result.standings if standing.seat == 0)


def untested(module: dict[str, Any], deck: str, *timings: str) -> set[str]:
    """The cards of a deck, with these timings, that no test of the module is about.

    A test is about the card that its name begins with, `test_P33_...`, or those of its first parameter, `card`; a table
    of printed numbers (a dict) says nothing about effects.
    """
    tested: set[str] = set()
    for name, test in module.items():
        if name.startswith("test_"):
            tested |= set(re.findall(r"^test_([A-Z]\d+)_", name))
            for mark in getattr(test, "pytestmark", []):
                if mark.name != "parametrize" or isinstance(mark.args[1], dict):
                    continue
                if mark.args[0] == "card":
                    tested |= set(mark.args[1])
                elif mark.args[0][0] == "card":
                    tested |= {case[0] for case in mark.args[1]}
    return {face.id for face in TITLE.box().faces() if face.id[0] == deck and face.timing in timings} - tested
