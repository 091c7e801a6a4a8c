"""How far a seat may take its choices back: to the last point at which chance, a reveal or another seat came in."""

from __future__ import annotations

import pytest

from tablee.kernel.agenda import Together, pending
from tablee.kernel.errors import IllegalChoice
from tablee.kernel.game import Game
from tests.kernel.pebbles import Hiding, Pebbles, Reveal, game, hand, opened


def refused(table: Game, seat: int) -> str:
    before = table.position.hash64()
    with pytest.raises(IllegalChoice) as raised:
        table.undo(seat)
    assert table.position.hash64() == before
    return str(raised.value)


OTHER = "p1 has nothing to take back: another seat has chosen since"
HIDDEN = "p1 has nothing to take back: the last choice showed something that was hidden"
NONE = "p1 has nothing to take back: no choice was made since"


def test_own_picks_can_be_taken_back_one_by_one() -> None:
    table = game("abcd", "ef")
    positions = [table.position.hash64()]
    for choice in ("lay a", "lay c"):
        table = table.next(0, choice)
        positions.append(table.position.hash64())
    assert table.undo_depth(0) == 2
    for expected in reversed(positions[:-1]):
        table = table.undo(0)
        assert table.position.hash64() == expected
    assert table.undo_depth(0) == 0
    assert table.moments == []
    assert refused(table, 0) == NONE


def test_a_finished_turn_can_be_taken_back_until_another_seat_chooses() -> None:
    table = game("abcd", "ef")
    table = table.next(0, "lay a", "done")
    assert [decision.seat for decision in table.decisions()] == [1]
    assert table.undo_depth(0) == 2
    table = table.next(1, "lay e")
    assert refused(table, 0) == OTHER
    assert table.undo_depth(0) == 0
    table = table.undo(1)
    assert refused(table, 0) == OTHER  # what the other would do has been seen


def test_after_another_seats_turn_only_the_new_picks_can_be_taken_back() -> None:
    table = opened(hide=0)
    table = table.next(0, "pass")
    table = table.next(1, "pass")
    table = table.next(0, f"lay {hand(table, 0)[0]}")
    assert table.undo_depth(0) == 1
    table = table.undo(0)
    assert refused(table, 0) == OTHER


@pytest.mark.parametrize("choice", ["draw", "turn up", "roll"])
def test_what_was_drawn_turned_up_or_rolled_stays(choice: str) -> None:
    table = game("abcd", "ef", bag="gh")
    table = table.next(0, choice)
    assert refused(table, 0) == HIDDEN
    assert table.undo_depth(0) == 0


@pytest.mark.parametrize("choice", ["treat p2", "give a to p2"])
def test_what_showed_somebody_else_something_stays_too(choice: str) -> None:
    table = game("abcd", "ef", bag="gh")
    table = table.next(0, choice)
    assert refused(table, 0) == HIDDEN


def test_picks_after_something_was_shown_can_be_taken_back_and_no_further() -> None:
    table = game("abcd", "ef", bag="gh")
    table = table.next(0, "dig")
    table = table.next(0, "lay a")
    table = table.next(0, "lay g")
    assert table.undo_depth(0) == 2
    table = table.undo(0)
    table = table.undo(0)
    assert refused(table, 0) == HIDDEN
    assert hand(table, 0) == ["a", "b", "c", "d", "g"]


def test_taking_back_gives_the_same_future() -> None:
    table = game("abcd", "ef", bag="gh")
    table = table.next(0, "lay a")
    table = table.undo(0)
    table = table.next(0, "pass")
    other = game("abcd", "ef", bag="gh")
    other = other.next(0, "pass")
    assert table.position == other.position
    assert table.position.draws == other.position.draws


def test_while_all_hide_in_secret_each_can_take_back_its_own() -> None:
    table = opened(hide=2, seats=3)
    first, second = hand(table, 0), hand(table, 1)
    table = table.next(0, f"hide {first[0]}")
    table = table.next(1, f"hide {second[0]}")
    table = table.next(2, f"hide {hand(table, 2)[0]}")
    table = table.next(1, f"hide {second[1]}")
    assert [table.undo_depth(seat) for seat in range(3)] == [1, 2, 1]

    table = table.undo(0)

    assert hand(table, 0) == first
    assert hand(table, 1) == [second[2]]  # the others' choices stay
    assert len(hand(table, 2)) == 2
    assert [moment.seat for moment in table.moments] == [1, 2, 1]
    assert [table.undo_depth(seat) for seat in range(3)] == [0, 2, 1]


def test_the_order_in_which_secret_picks_are_taken_back_makes_no_difference() -> None:
    ends = set()
    for order in ((0, 1), (1, 0)):
        table = opened(hide=2, seats=2)
        for seat in (0, 1):
            table = table.next(seat, f"hide {hand(table, seat)[0]}")
        for seat in order:
            table = table.undo(seat)
        for seat in order:
            table = table.next(seat, f"hide {hand(table, seat)[1]}")
        ends.add(table.position.hash64())
    assert len(ends) == 1


def test_the_last_of_several_can_still_take_back_its_first_pick_and_so_can_the_others() -> None:
    table = opened(hide=2, seats=2)
    for seat in (0, 0, 1):
        table = table.next(seat, f"hide {hand(table, seat)[0]}")
    assert [decision.seat for decision in table.decisions()] == [1]
    assert [table.undo_depth(seat) for seat in range(2)] == [2, 1]
    table = table.undo(0)
    assert [decision.seat for decision in table.decisions()] == [0, 1]


def test_once_all_have_chosen_and_it_is_shown_nobody_takes_back() -> None:
    table = opened(hide=1, seats=2)
    for seat in (0, 1):
        table = table.next(seat, f"hide {hand(table, seat)[0]}")
    assert refused(table, 0) == OTHER
    assert refused(table, 1) == HIDDEN.replace("p1", "p2")


def test_a_second_secret_question_does_not_open_the_first_again() -> None:
    table = opened(hide=1, seats=2)
    lanes = Together(tuple((seat, (Hiding(seat, 1),)) for seat in range(2)))
    again = table.position.copy()
    again.agenda[-1:] = [Reveal(), lanes, *again.agenda[-2:-1], lanes]
    again.decisions = None
    pending(again)
    table = table.from_here(again)
    table = table.next(0, f"hide {hand(table, 0)[0]}")
    table = table.next(1, f"hide {hand(table, 1)[0]}")
    assert isinstance(table.position, Pebbles)
    assert len(table.position.table) == 2  # shown, and all are asked anew
    assert [decision.prompt for decision in table.decisions()] == ["hide", "hide"]
    assert refused(table, 0) == OTHER
    assert refused(table, 1) == HIDDEN.replace("p1", "p2")


def test_cancelling_goes_back_to_the_decision_that_began_the_picks() -> None:
    table = game("abcd", "ef")
    start = table.position.hash64()
    table = table.next(0, "lay a", "lay b")
    assert [decision.cancellable for decision in table.decisions()] == [True]
    after = table.cancel(0)
    assert table.number - after.number == 2
    table = after
    assert table.position.hash64() == start


def test_cancelling_leaves_what_came_before_the_picks() -> None:
    table = opened(hide=0, seats=2)
    table = table.next(0, "pass")
    table = table.next(1, "pass")
    start = table.position.hash64()
    cards = hand(table, 0)
    table = table.next(0, f"lay {cards[0]}", f"lay {cards[1]}")
    after = table.cancel(0)
    assert table.number - after.number == 2
    table = after
    assert table.position.hash64() == start


def test_cancelling_in_secret_leaves_the_others_alone() -> None:
    table = opened(hide=2, seats=2)
    cards = hand(table, 0)
    table = table.next(0, f"hide {cards[0]}")
    table = table.next(1, f"hide {hand(table, 1)[0]}")
    table = table.next(0, f"hide {cards[1]}")
    after = table.cancel(0)
    assert table.number - after.number == 2
    table = after
    assert hand(table, 0) == cards
    assert len(hand(table, 1)) == 2


def test_nothing_to_cancel_is_refused_like_nothing_to_take_back() -> None:
    table = game("abcd", "ef", bag="g")
    with pytest.raises(IllegalChoice, match="no choice was made since"):
        table.cancel(0)
    table = table.next(0, "draw")
    with pytest.raises(IllegalChoice, match="something that was hidden"):
        table.cancel(0)


def test_cancelling_stops_at_what_cannot_be_taken_back() -> None:
    table = game("abcd", "ef", bag="gh")
    table = table.next(0, "dig")
    start = table.position.hash64()
    table = table.next(0, "lay g")
    table = table.next(0, "lay a")
    after = table.cancel(0)
    assert table.number - after.number == 2
    table = after
    assert table.position.hash64() == start
    assert hand(table, 0) == ["a", "b", "c", "d", "g"]
