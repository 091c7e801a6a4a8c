"""Cards as they are written down: what does not fit in a deck is told, in a user's card file with file, card, field
and what would have fitted."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tablee.kernel.cards import check_changes, check_ids, check_whole
from tablee.kernel.errors import BadInput, BrokenRules

LINE = "expected a line of at most 400 printable characters"
NUMBERS = {"kiln": {"cost": (0, 9), "points": (-5, 99)}, "loom": {"cost": (1, 3)}}
TEXTS = {"name-en": str, "text-fr": str}


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"kiln": {"cost": 0, "points": -5}, "loom": {"cost": 3}},
        {"loom": {"name-en": "The Loom", "text-fr": "x" * 400}},
        {"loom": {"text-fr": "Piochez 1\u00a0carte\u202f!"}},
    ],
)
def test_changes_within_the_limits_are_fine(changes: dict[str, dict[str, Any]]) -> None:
    check_changes(changes, NUMBERS, TEXTS, "my.toml")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"oven": {"cost": 1}}, "my.toml: unknown card 'oven': expected a card id such as 'kiln'"),
        ({"kiln": 3}, "my.toml: 'kiln' cannot be 3: expected a table of fields"),
        ({"kiln": [1]}, "my.toml: 'kiln' cannot be [1]: expected a table of fields"),
        (
            {"loom": {}},
            "my.toml: 'loom' cannot be {}: expected at least one field; available: 'cost', 'name-en', 'text-fr'",
        ),
        (
            {"kiln": {"cost": [1]}},
            "my.toml: card 'kiln', field 'cost': [1] does not fit: expected a whole number from 0 to 9",
        ),
        (
            {"kiln": {"name-en": ["gold2"]}},
            f"my.toml: card 'kiln', field 'name-en': ['gold2'] does not fit: {LINE}",
        ),
        (
            {"kiln": {"name-en": "\x1b[2JKiln"}},
            f"my.toml: card 'kiln', field 'name-en': '\\x1b[2JKiln' does not fit: {LINE}",
        ),
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
        (
            {"kiln": {"name-en": ""}},
            f"my.toml: card 'kiln', field 'name-en': '' does not fit: {LINE}",
        ),
        (
            {"kiln": {"name-en": 7}},
            f"my.toml: card 'kiln', field 'name-en': 7 does not fit: {LINE}",
        ),
        (
            {"kiln": {"colour": 1}},
            "my.toml, kiln: unknown field 'colour'; available: 'cost', 'name-en', 'points', 'text-fr'",
        ),
        ({"loom": {"points": 1}}, "my.toml, loom: unknown field 'points'; available: 'cost', 'name-en', 'text-fr'"),
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


ID = re.compile("[A-Za-z]+(-[0-9]+)?|p[0-9]")


@pytest.mark.parametrize(
    ("ids", "sentence"),
    [
        (["kiln-1", "kiln 2"], "'kiln 2': an id is a word"),
        (["kiln-1", ""], "'': an id is a word"),
        (["kiln-1", 7], "7: an id is a word"),
        (["kiln-1", "kiln-\u0661"], "an id is a word"),
        (["kiln-1", "p2"], "'p2': an id is a word"),
        (["kiln-1", "loom", "kiln-1"], "two cards are called kiln-1"),
    ],
)
def test_an_id_that_a_line_could_not_be_read_back_by_is_named(ids: list[object], sentence: str) -> None:
    check_ids(ids[:1], ID, "a word")
    with pytest.raises(BrokenRules, match=re.escape(sentence)):
        check_ids(ids, ID, "a word")


@pytest.mark.parametrize("value", [-1, 10, 10**30, True, 1.0, float("nan"), "1", None, [1]])
def test_a_number_of_a_deck_is_whole_and_within_its_limits(value: object) -> None:
    check_whole("kiln", "cost", 0, 0, 9)
    check_whole("kiln", "cost", 9, 0, 9)
    with pytest.raises(BrokenRules) as raised:
        check_whole("kiln", "cost", value, 0, 9)
    expected = f"kiln: its cost is {value!r}, not a whole number from 0 to 9"
    assert raised.value.sentence.params["problem"] == expected
