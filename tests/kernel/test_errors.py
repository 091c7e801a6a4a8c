"""Every sentence stands with its parameters, quoted and short, in whatever it is raised or nested."""

from __future__ import annotations

from string import Formatter

import pytest

from tablee.kernel.errors import (
    PLAIN,
    SENTENCES,
    BadInput,
    BadNotation,
    BrokenRules,
    IllegalChoice,
    Sentence,
    StaleChoice,
    TableeError,
    shown,
)


def parameters(id: str) -> list[str]:
    return [name for _, name, _, _ in Formatter().parse(SENTENCES[id]) if name]


@pytest.mark.parametrize("id", SENTENCES)
def test_every_sentence_tells_all_its_parameters(id: str) -> None:
    params = {name: f"the {name} given" for name in parameters(id)}

    told = str(Sentence(id, **params))

    for name, value in params.items():
        assert (value if name in PLAIN else repr(value)) in told
    assert not set("{}") & set(told)


@pytest.mark.parametrize("id", SENTENCES)
def test_a_sentence_is_one_line_in_the_middle_of_which_another_can_stand(id: str) -> None:
    text = SENTENCES[id]
    assert text == text.strip()
    assert "\n" not in text
    assert not text.endswith((".", ":", ","))


def test_what_was_given_is_quoted_and_numbers_and_names_of_places_are_not() -> None:
    told = str(Sentence("illegal-choice", seat="p1", choice="lay a", prompt="turn", offered=["draw", 3]))
    assert told == "p1 cannot 'lay a' at 'turn': offered 'draw', 3"


def test_a_sentence_can_be_part_of_another() -> None:
    expected = Sentence("expected-number", least=1, most=6)
    told = str(Sentence("bad-field", place="my.toml", field="slot", value=9, expected=expected))
    assert told == "my.toml: 'slot' cannot be 9: expected a whole number from 1 to 6"


def test_long_values_are_cut_short() -> None:
    assert len(shown("x" * 1000)) < 90
    assert shown(list(range(20))) == "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 (+8)"
    assert shown([]) == "-"


@pytest.mark.parametrize("kind", [BadNotation, IllegalChoice, StaleChoice, BadInput])
def test_what_is_raised_carries_its_sentence(kind: type[TableeError]) -> None:
    error = kind("no-file", place="game.txt")
    assert (error.sentence.id, error.sentence.params) == ("no-file", {"place": "game.txt"})
    assert str(error) == str(error.sentence) == "there is no file game.txt"


def test_a_broken_rule_says_what_failed() -> None:
    assert str(BrokenRules("a card was lost")) == "an invariant failed: 'a card was lost'"
