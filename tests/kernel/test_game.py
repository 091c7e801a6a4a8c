"""A game being played: late choices, several choices in one message, and what each seat is told."""

from __future__ import annotations

import pytest

from tablee.kernel.errors import BadInput, BadNotation, IllegalChoice, StaleChoice, TableeError
from tablee.kernel.game import Game
from tests.kernel.pebbles import TITLE, game, hand, opened


def state(table: Game) -> tuple[str, int, list[int]]:
    """Everything that a refused message must leave as it was."""
    seats = range(table.position.seats)
    return table.position.hash64(), len(table.moments), [table.undo_depth(seat) for seat in seats]


def test_a_choice_moves_the_game_on_and_tells_what_happened() -> None:
    table = game("abc", "def", bag="gh")
    after = table.next(0, "lay b")
    assert after.last is not None
    assert [(event.kind, event.facts) for event in after.last.events] == [("laid", ("b",))]
    assert hand(after, 0) == ["a", "c"]
    assert [decision.prompt for decision in after.decisions()] == ["lay"]


@pytest.mark.parametrize("choice", ["pass", "draw", "roll", "lay e"])
def test_a_game_stays_as_it_was_when_another_one_follows_from_it(choice: str) -> None:
    table = game("abc", "def", bag="gh").next(0, "lay a", "done")
    before, moments = state(table), [moment.choice for moment in table.moments]
    after = table.next(1, choice)
    assert after.why_no_undo(0) is not None
    assert (state(table), [moment.choice for moment in table.moments]) == (before, moments)
    assert hand(table.undo(0).undo(0), 0) == ["a", "b", "c"]  # what came later in another game takes nothing away
    assert table.next(1, choice).position == after.position


def test_a_choice_for_an_earlier_moment_comes_late() -> None:
    table = game("abc", "def")
    table = table.next(0, "lay a", number=0)
    before = state(table)
    for number in (0, 2):
        with pytest.raises(StaleChoice) as raised:
            table.next(0, "lay b", number=number)
        assert str(raised.value) == f"choice number {number} came too late: the table is at number 1"
    with pytest.raises(StaleChoice):
        table.next(0, "lay b", "done", number=0)
    assert state(table) == before
    table = table.next(0, "lay b", number=1)
    assert hand(table, 0) == ["c"]


def test_several_choices_are_taken_in_one_message() -> None:
    table = game("abc", "def", bag="gh")
    table = table.next(0, "lay a", "lay b", "done", number=0)
    assert [event.facts for moment in table.moments for event in moment.events] == [("a",), ("b",)]
    assert len(table.moments) == table.number == 3
    assert [decision.seat for decision in table.decisions()] == [1]


@pytest.mark.parametrize(
    ("choices", "kind"),
    [
        (["lay a", "lay a"], IllegalChoice),
        (["lay a", "done", "pass"], IllegalChoice),
        (["lay a", "lie b"], BadNotation),
        (["draw", "lie b"], BadNotation),
        (["roll", "draw"], IllegalChoice),
    ],
)
def test_several_choices_are_taken_all_or_none(choices: list[str], kind: type[TableeError]) -> None:
    table = game("abcd", "ef", bag="gh")
    before = state(table)
    with pytest.raises(kind):
        table.next(0, *choices)
    assert state(table) == before


def test_a_refused_message_leaves_earlier_choices_as_easy_to_take_back_as_before() -> None:
    table = game("abcd", "ef", bag="gh")
    table = table.next(0, "pass")
    before = state(table)
    with pytest.raises(IllegalChoice):
        table.next(1, "roll", "pass")
    with pytest.raises(IllegalChoice):
        table.next(1, "lay e", "lay e")
    assert state(table) == before
    table = table.undo(0)
    assert table.moments == []


@pytest.mark.parametrize("looks", ["draw", "turn up", "roll", "treat p2"])
def test_a_refused_message_is_no_free_look(looks: str) -> None:
    told = []
    for bag in ("gh", "hg"):
        table = game("ab", "ef", bag=bag)
        before = state(table)
        with pytest.raises(IllegalChoice) as raised:
            table.next(0, looks, "lay b")
        assert state(table) == before
        told.append(str(raised.value))
    shows = f"p1 cannot send 'lay b' along with {looks!r}, which shows something hidden: send it afterwards"
    assert told == [shows, shows]


def test_the_last_choice_of_a_message_may_show_something() -> None:
    table = opened(hide=0)
    table = table.next(0, "draw")
    assert len(hand(table, 0)) == 4


def test_a_seat_is_told_its_own_secrets_and_nobody_elses() -> None:
    table = game("ab", "de", bag="fg")
    table = table.next(0, "draw")
    table = table.next(1, "draw")
    assert table.events_for(0) == [
        (1, {"event": "drew", "seat": "p1", "card": "f"}),
        (2, {"event": "drew", "seat": "p2"}),
    ]
    assert table.events_for(1, first=1) == [(2, {"event": "drew", "seat": "p2", "card": "g"})]
    assert table.events_for(None) == [(1, {"event": "drew", "seat": "p1"}), (2, {"event": "drew", "seat": "p2"})]


def test_the_game_is_over_when_nobody_has_to_decide() -> None:
    table = game("ab", "de")
    assert not table.is_over()
    table = table.next(0, "pass")
    table = table.next(1, "pass")
    assert table.is_over()
    assert table.decisions() == []


def test_a_position_file_fixes_the_number_of_seats() -> None:
    with pytest.raises(BadInput) as raised:
        Game.begin(TITLE, TITLE.box(), {}, ["Ana", "Bo"], "seed", layout={"hands": ["a", "b", "c"]})
    assert str(raised.value) == "position: 'seats' cannot be 2: expected a whole number from 3 to 3"


def test_the_commitment_is_published_from_the_start() -> None:
    one, other = game("ab", "de"), Game.begin(TITLE, TITLE.box(), {}, ["Ana", "Bo"], "seed", "pepper")
    assert one.commitment != other.commitment
    assert one.commitment == Game.begin(TITLE, TITLE.box(), {}, ["Ana", "Bo"], "seed", "salt").commitment
