"""A user's card file: the first change that does not fit is named with file, card, field and what would have fitted."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.kernel.cards import check_changes
from tablee.kernel.errors import BadInput

NUMBERS = {"kiln": {"cost": (0, 9), "points": (-5, 99)}, "loom": {"cost": (1, 3)}}
TEXTS = {"name-en": str, "text-fr": str}


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"kiln": {}},
        {"kiln": {"cost": 0, "points": -5}, "loom": {"cost": 3}},
        {"loom": {"name-en": "The Loom", "text-fr": "x" * 400}},
    ],
)
def test_changes_within_the_limits_are_fine(changes: dict[str, dict[str, Any]]) -> None:
    check_changes(changes, NUMBERS, TEXTS, "my.toml")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"oven": {"cost": 1}}, "my.toml: there is no card 'oven': expected a card id such as 'kiln'"),
        ({"kiln": 3}, "my.toml: 'kiln' cannot be 3: expected a table of fields"),
        ({"kiln": [1]}, "my.toml: 'kiln' cannot be 1: expected a table of fields"),
        (
            {"kiln": {"cost": 10}},
            "my.toml: card 'kiln', field 'cost': 10 does not fit: expected a whole number from 0 to 9",
        ),
        (
            {"loom": {"cost": 0}},
            "my.toml: card 'loom', field 'cost': 0 does not fit: expected a whole number from 1 to 3",
        ),
        (
            {"kiln": {"cost": True}},
            "my.toml: card 'kiln', field 'cost': True does not fit: expected a whole number from 0 to 9",
        ),
        (
            {"kiln": {"points": "1"}},
            "my.toml: card 'kiln', field 'points': '1' does not fit: expected a whole number from -5 to 99",
        ),
        (
            {"kiln": {"points": 1.0}},
            "my.toml: card 'kiln', field 'points': 1.0 does not fit: expected a whole number from -5 to 99",
        ),
        ({"kiln": {"name-en": ""}}, "my.toml: card 'kiln', field 'name-en': '' does not fit: expected a text"),
        ({"kiln": {"name-en": 7}}, "my.toml: card 'kiln', field 'name-en': 7 does not fit: expected a text"),
        (
            {"kiln": {"colour": 1}},
            "my.toml, kiln: there is no field 'colour': known are 'cost', 'name-en', 'points', 'text-fr'",
        ),
        ({"loom": {"points": 1}}, "my.toml, loom: there is no field 'points': known are 'cost', 'name-en', 'text-fr'"),
    ],
)
def test_a_change_that_does_not_fit_is_named(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as raised:
        check_changes(changes, NUMBERS, TEXTS, "my.toml")
    assert str(raised.value) == sentence


def test_a_text_without_end_is_refused_and_quoted_in_part() -> None:
    with pytest.raises(BadInput) as raised:
        check_changes({"kiln": {"text-fr": "x" * 401}}, NUMBERS, TEXTS, "my.toml")
    assert "field 'text-fr'" in str(raised.value)
    assert len(str(raised.value)) < 200
