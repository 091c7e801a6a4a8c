"""What people write is read field by field; what does not fit gets one sentence: the place, the value, what fits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tablee.kernel.errors import BadInput
from tablee.kernel.reading import Reader
from tests.kernel.pebbles import TITLE

IDS = ["kiln", "loom", "oven", "clay", "wool"]
HOUSES, GOODS = range(3), range(3, 5)


def reader() -> Reader:
    return Reader("my.toml", IDS)


def refusal(read: Callable[[], object]) -> str:
    with pytest.raises(BadInput) as caught:
        read()
    return str(caught.value)


def test_values_that_fit_are_given_back() -> None:
    file = reader()
    assert file.table({"a": 1}, "position", ("a", "b")) == {"a": 1}
    assert file.table({"anything": 1}, "options") == {"anything": 1}
    assert [file.number(value, "round", -1, 3) for value in (-1, 3)] == [-1, 3]
    assert file.flag(False, "ending") is False
    assert file.text("", "name") == ""
    assert file.one_of("b", "phase", ("a", "b")) == "b"
    assert file.items([1, "x"], "row", 2) == [1, "x"]
    assert [file.seat(name, "turn", 3) for name in ("p1", "p3")] == [0, 2]
    file.at_most(3, "bag", 3)
    file.at_least(3, "bag", 3)


@pytest.mark.parametrize(
    ("read", "sentence"),
    [
        (lambda file: file.table([], "hall", ("a",)), "my.toml: 'hall' cannot be -: expected a table of fields"),
        (
            lambda file: file.table({"a": 1, "c": 2}, "hall", ("a", "b")),
            "my.toml, hall: unknown field 'c'; available: 'a', 'b'",
        ),
        (
            lambda file: file.number(4, "round", 1, 3),
            "my.toml: 'round' cannot be 4: expected a whole number from 1 to 3",
        ),
        (lambda file: file.number(True, "round", 0, 3), "my.toml: 'round' cannot be True"),
        (lambda file: file.number(1.0, "round", 0, 3), "my.toml: 'round' cannot be 1.0"),
        (lambda file: file.number("1", "round", 0, 3), "my.toml: 'round' cannot be '1'"),
        (lambda file: file.flag(1, "ending"), "my.toml: 'ending' cannot be 1: expected true or false"),
        (lambda file: file.text(None, "name"), "my.toml: 'name' cannot be None: expected a text"),
        (
            lambda file: file.one_of("c", "phase", ("a", "b")),
            "my.toml: 'phase' cannot be 'c': expected one of 'a', 'b'",
        ),
        (lambda file: file.one_of(["a"], "phase", ("a", "b")), "my.toml: 'phase' cannot be 'a'"),
        (lambda file: file.items("kiln", "row"), "my.toml: 'row' cannot be 'kiln': expected a list"),
        (lambda file: file.items([1, 2, 3], "row", 2), "my.toml: 'row' holds 3, it has room for 2"),
        (lambda file: file.seat("p3", "turn", 2), "my.toml: 'turn' cannot be 'p3': expected one of 'p1', 'p2'"),
        (lambda file: file.at_most(4, "bag", 3), "my.toml: 'bag' holds 4, it has room for 3"),
        (
            lambda file: file.at_least(2, "bag", 3),
            "my.toml: 'bag' cannot be filled: 2 cards are left, 3 are needed",
        ),
    ],
)
def test_a_value_that_does_not_fit_gets_one_sentence(read: Callable[[Reader], object], sentence: str) -> None:
    assert refusal(lambda: read(reader())).startswith(sentence)


@pytest.mark.parametrize(
    ("data", "seats"),
    [
        ({}, 2),
        ({"players": {"p1": {}}}, 2),
        ({"players": {"p3": {}}}, 3),
        ({"seats": 4}, 4),
        ({"seats": 3, "players": {"p2": {}}}, 3),
    ],
)
def test_there_are_as_many_seats_as_are_named_and_as_usual(data: dict[str, Any], seats: int) -> None:
    assert reader().players(data, TITLE, 2) == (data.get("players", {}), seats)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"players": []}, "my.toml: 'players' cannot be -: expected a table of fields"),
        ({"players": {"p9": {}}}, "my.toml, players: unknown field 'p9'"),
        ({"seats": TITLE.most + 1}, f"my.toml: 'seats' cannot be {TITLE.most + 1}: expected a whole number from"),
        ({"seats": 2, "players": {"p3": {}}}, "my.toml: 'seats' cannot be 2: expected a whole number from 3 to"),
    ],
)
def test_nobody_sits_where_there_is_no_seat(data: dict[str, Any], sentence: str) -> None:
    assert refusal(lambda: reader().players(data, TITLE, 2)).startswith(sentence)


def test_a_card_lies_in_one_place() -> None:
    file = reader()
    assert file.cards(["loom", "kiln"], "p1 hand", HOUSES) == [1, 0]
    assert file.where == {1: ["p1 hand"], 0: ["p1 hand"]}
    assert refusal(lambda: file.card("loom", "row", HOUSES)) == (
        "my.toml: card 'loom' is in two places: 'p1 hand' and 'row'"
    )
    assert refusal(lambda: file.lay(0, "row")) == "my.toml: card 'kiln' is in two places: 'p1 hand' and 'row'"
    assert file.known("loom", "seen", HOUSES) == 1  # spoken of, not laid


def test_a_card_with_copies_lies_in_as_many_places() -> None:
    file = reader()
    assert file.cards(["clay", "clay"], "row", GOODS, copies=2) == [3, 3]
    assert refusal(lambda: file.card("clay", "deck", GOODS, copies=2)) == (
        "my.toml: card 'clay' is in two places: 'row' and 'deck'"
    )


@pytest.mark.parametrize("id", ["barn", "", 3, None, ["kiln"]])
def test_an_unknown_card_is_answered_with_one_that_fits(id: object) -> None:
    assert refusal(lambda: reader().card(id, "row", GOODS)).endswith("expected a card id such as 'clay'")
    assert refusal(lambda: reader().card(id, "row", GOODS, "wool")).endswith("expected a card id such as 'wool'")
    assert refusal(lambda: reader().card(id, "row", GOODS)).startswith("my.toml, row: unknown card")


def test_a_card_lies_only_where_its_kind_can() -> None:
    assert refusal(lambda: reader().cards(["clay", "kiln"], "row", GOODS)) == (
        "my.toml: 'kiln' cannot be in 'row': expected a card id such as 'clay'"
    )


def test_no_more_cards_than_there_is_room_for() -> None:
    assert refusal(lambda: reader().cards(["kiln", "loom"], "row", HOUSES, 1)) == (
        "my.toml: 'row' holds 2, it has room for 1"
    )


def test_a_hand_is_filled_from_the_top_of_the_pile() -> None:
    hand, pile = [0], [4, 3, 2, 1]
    reader().fill(hand, "p1 hand", 3, pile)
    assert (hand, pile) == ([0, 1, 2], [4, 3])
    reader().fill(hand, "p1 hand", 3, pile)
    assert (hand, pile) == ([0, 1, 2], [4, 3])


def test_a_hand_cannot_be_filled_from_a_pile_that_is_too_small() -> None:
    assert refusal(lambda: reader().fill([0], "p1 hand", 4, [2, 1])) == (
        "my.toml: 'p1 hand' cannot be filled: 2 cards are left, 3 are needed"
    )
