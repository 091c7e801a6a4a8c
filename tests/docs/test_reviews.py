"""docs/teacher.md shows reviewed games: their records are of today's rules and cards, and what is shown is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee.games import title
from tablee.kernel.records import read_record
from tablee.teacher.review import finished

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "teacher.md").read_text("utf-8")
TITLES = ("ancient-knowledge", "atlantes", "scholars")


@pytest.mark.parametrize("id", TITLES)
def test_a_reviewed_game_is_of_todays_rules_and_its_curve_and_words_are_shown(id: str) -> None:
    """If not: `make reviews`, and put what the coach says now into docs/teacher.md."""
    record = read_record((DOCS / "reviews" / f"{id}.record").read_text("utf-8"), id)
    finished(title(id), record)
    assert f"reviews/{id}.svg" in PAGE
    assert (DOCS / "reviews" / f"{id}.txt").read_text("utf-8") in PAGE


def test_every_picture_of_the_page_is_there() -> None:
    for place in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", PAGE):
        assert (DOCS / place).is_file(), place
