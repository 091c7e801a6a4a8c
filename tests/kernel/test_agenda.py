"""The agenda: the last step first, what needs no answer at once, and several seats deciding together."""

from __future__ import annotations

import itertools

import pytest

from tablee.kernel.agenda import Together, advance, deciding_step, decision_of, pending
from tablee.kernel.decisions import Seat
from tablee.kernel.errors import BrokenRules
from tests.kernel.notes import Confirm, Notes, Pick, Say, Summary, Toss, Word, notes


def answer(pos: Notes, seat: Seat, word: str) -> None:
    decision = decision_of(pos, seat)
    assert decision is not None
    advance(pos, decision, Word(word))


def test_steps_are_done_until_somebody_has_to_decide() -> None:
    pos = notes(Say(0, "one"), Say(0, "two"), Pick(1, ("a", "b")), Say(0, "three"))
    (decision,) = pending(pos)
    assert pos.said[0] == ["one", "two"]
    assert (decision.seat, decision.prompt, decision.choices) == (1, "pick", [Word("a"), Word("b")])


def test_what_a_choice_puts_on_the_agenda_comes_before_what_lay_there() -> None:
    pos = notes(Pick(0, ("a", "b"), (Say(0, "first"), Say(0, "second"))), Say(0, "last"))
    answer(pos, 0, "b")
    assert pos.said[0] == ["b", "first", "second", "last"]


def test_an_empty_agenda_is_the_end_of_the_game() -> None:
    pos = notes(Pick(0, ("a", "b")))
    answer(pos, 0, "a")
    assert pending(pos) == []
    assert deciding_step(pos, 0) is None


def test_looking_at_the_open_decisions_changes_nothing() -> None:
    pos = notes(Say(0, "one"), Pick(1, ("a", "b")))
    pending(pos)
    before = pos.dump()
    assert pending(pos)
    assert decision_of(pos, 1) is not None
    assert decision_of(pos, 0) is None
    assert pos.dump() == before


def test_an_answer_without_alternative_is_given_at_once() -> None:
    pos = notes(Pick(0, ("only",), (Say(0, "then"),)), Pick(1, ("a", "b")))
    assert [decision.seat for decision in pending(pos)] == [1]
    assert pos.said[0] == ["only", "then"]


def test_a_veiled_question_is_asked_all_the_same() -> None:
    pos = notes(Confirm(0), Together(((1, (Confirm(1),)), (2, (Confirm(2),)))))
    assert [decision.seat for decision in pending(pos)] == [0]
    assert pos.said[0] == []
    answer(pos, 0, "yes")
    assert [decision.seat for decision in pending(pos)] == [1, 2]
    answer(pos, 2, "yes")
    assert pos.said == [["yes"], [], ["yes"]]


def test_a_question_without_any_answer_breaks_the_rules() -> None:
    with pytest.raises(BrokenRules, match="Pick asks without any answer"):
        pending(notes(Pick(0, ())))


def three_at_once() -> Notes:
    lanes = (
        (0, (Pick(0, ("a", "b"), (Say(0, "and"), Pick(0, ("c", "d")))),)),
        (1, (Say(1, "later"), Pick(1, ("a", "b")))),
        (2, (Pick(2, ("a", "b")),)),
    )
    return notes(Together(lanes), Summary(), Pick(1, ("yes", "no")))


def test_several_seats_decide_at_once() -> None:
    pos = three_at_once()
    assert [decision.seat for decision in pending(pos)] == [0, 1, 2]
    answer(pos, 1, "b")
    assert [decision.seat for decision in pending(pos)] == [0, 2]
    answer(pos, 0, "a")
    assert [decision.seat for decision in pending(pos)] == [0, 2]
    assert [len(decision.choices) for decision in pending(pos)] == [2, 2]


def test_what_lies_below_waits_for_the_last_answer() -> None:
    pos = three_at_once()
    for seat, word in ((0, "a"), (1, "b"), (2, "b")):
        answer(pos, seat, word)
    assert pos.said == [["a", "and"], ["b", "later"], ["b"]]
    answer(pos, 0, "d")
    assert pos.said == [["a", "and", "d", "a/and/d"], ["b", "later", "b/later"], ["b", "b"]]
    assert [decision.seat for decision in pending(pos)] == [1]


def test_the_order_of_the_answers_makes_no_difference() -> None:
    answers = [(0, "a"), (0, "d"), (1, "b"), (2, "b")]
    ends = set()
    for order in set(itertools.permutations([0, 0, 1, 2])):
        left = {seat: [word for its, word in answers if its == seat] for seat in range(3)}
        pos = three_at_once()
        for seat in order:
            answer(pos, seat, left[seat].pop(0))
        ends.add(pos.hash64())
    assert len(ends) == 1


def test_the_order_of_the_answers_makes_no_difference_midway() -> None:
    one, other = three_at_once(), three_at_once()
    for pos, order in ((one, (0, 2)), (other, (2, 0))):
        for seat in order:
            answer(pos, seat, "a")
    assert one == other


def test_a_lane_without_a_question_is_done_before_anybody_answers() -> None:
    lanes = ((0, (Say(0, "here"),)), (1, (Pick(1, ("only",)),)), (2, (Pick(2, ("a", "b")),)))
    pos = notes(Together(lanes), Summary())
    assert [decision.seat for decision in pending(pos)] == [2]
    assert pos.said == [["here"], ["only"], []]


def test_together_without_any_question_is_passed_over() -> None:
    pos = notes(Together(((0, (Say(0, "here"),)), (1, (Say(1, "too"),)))), Pick(2, ("a", "b")))
    assert [decision.seat for decision in pending(pos)] == [2]
    assert pos.said == [["here"], ["too"], []]


def test_nobody_being_there_is_passed_over_too() -> None:
    assert pending(notes(Together(()))) == []


def test_chance_has_no_place_while_several_decide() -> None:
    with pytest.raises(BrokenRules, match="chance"):
        pending(notes(Together(((0, (Toss(0),)),))))
    pos = notes(Together(((0, (Pick(0, ("a", "b"), (Toss(0),)),)), (1, (Pick(1, ("a", "b")),)))))
    with pytest.raises(BrokenRules, match="chance"):
        answer(pos, 0, "a")


def test_the_step_that_asks_a_seat_is_found_on_its_lane() -> None:
    pos = three_at_once()
    pending(pos)
    assert deciding_step(pos, 2) == Pick(2, ("a", "b"))
    answer(pos, 2, "a")
    assert deciding_step(pos, 2) is None
    assert deciding_step(pos, 1) == Pick(1, ("a", "b"))


def test_one_question_at_once_can_follow_another() -> None:
    pair = ((0, (Pick(0, ("a", "b")),)), (1, (Pick(1, ("a", "b")),)))
    pos = notes(Together(pair), Together(pair), Summary())
    for seat, word in ((1, "a"), (0, "a"), (0, "b"), (1, "b")):
        assert decision_of(pos, seat) is not None
        answer(pos, seat, word)
    assert pos.said[:2] == [["a", "b", "a/b"], ["a", "b", "a/b"]]
    assert pending(pos) == []
