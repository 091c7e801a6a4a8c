"""The one-line notation of choices, both ways, and the names of seats."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tablee.kernel.decisions import DONE, PASS, Choice, Done, Notation, Pass, seat_name, seat_named
from tablee.kernel.errors import BadNotation


@dataclass
class Build(Choice):
    card: int
    slot: int


@dataclass
class BuildFree(Choice):
    card: int


@dataclass
class Swap(Choice):
    card: int
    card2: int


CARDS = ["kiln", "loom"]
NOTATION = Notation(
    [
        ("build {card} slot {slot}", Build),
        ("build {card}", BuildFree),
        ("swap {card} {card2}", Swap),
        ("done", Done),
        ("pass", Pass),
    ],
    {
        "card": (lambda text: CARDS.index(text.lower()) if text.lower() in CARDS else -1, lambda card: CARDS[card]),
        "slot": (lambda text: int(text) if text in ("1", "2") else -1, str),
    },
)
LINES = [
    ("build loom slot 2", Build(1, 2)),
    ("build kiln", BuildFree(0)),
    ("swap loom kiln", Swap(1, 0)),
    ("done", DONE),
    ("pass", PASS),
]


@pytest.mark.parametrize(("line", "choice"), LINES)
def test_a_choice_is_written_on_one_line_and_read_back(line: str, choice: Choice) -> None:
    assert NOTATION.write(choice) == line
    assert NOTATION.read(line) == choice
    assert type(NOTATION.read(line)) is type(choice)


@pytest.mark.parametrize(("line", "choice"), LINES)
def test_upper_case_and_more_spaces_mean_the_same(line: str, choice: Choice) -> None:
    assert NOTATION.read("  " + line.upper().replace(" ", "   ") + " ") == choice


@pytest.mark.parametrize("line", ["", "  ", "burn kiln", "kiln", "{card}"])
def test_a_line_that_begins_with_no_known_word_is_answered_by_the_known_ones(line: str) -> None:
    with pytest.raises(BadNotation) as raised:
        NOTATION.read(line)
    assert str(raised.value) == f"cannot read {line!r}: expected one of 'build', 'done', 'pass', 'swap'"


@pytest.mark.parametrize(
    "line",
    ["build", "build oven", "build kiln slot", "build kiln slot 3", "build kiln place 1", "build kiln slot 1 now"],
)
def test_a_line_that_begins_well_is_answered_by_the_ways_it_can_go_on(line: str) -> None:
    with pytest.raises(BadNotation) as raised:
        NOTATION.read(line)
    assert (
        str(raised.value) == f"cannot read {line!r}: expected one of 'build {{card}} slot {{slot}}', 'build {{card}}'"
    )


def test_a_very_long_line_is_quoted_in_part() -> None:
    with pytest.raises(BadNotation) as raised:
        NOTATION.read("build " * 10_000)
    assert len(str(raised.value)) < 300


def test_choices_of_one_kind_are_equal_when_their_fields_are() -> None:
    assert Build(1, 2) == Build(1, 2)
    assert Build(1, 2) != Build(1, 1)
    assert Done() == DONE
    kinds: list[Choice] = [Build(0, 0), BuildFree(0), Swap(0, 0), DONE, PASS]
    assert [kinds.index(choice) for choice in kinds] == [0, 1, 2, 3, 4]


def test_seats_are_named_from_p1_on() -> None:
    assert [seat_name(seat) for seat in range(4)] == ["p1", "p2", "p3", "p4"]
    assert [seat_named(seat_name(seat)) for seat in range(4)] == [0, 1, 2, 3]


@pytest.mark.parametrize("name", ["", "p", "p0", "p-1", "q1", "1", "p1x", "p 1", "p²", "p٣", "p" + "9" * 5000])
def test_what_is_no_seat_is_told_from_seats(name: str) -> None:
    assert seat_named(name) == -1
