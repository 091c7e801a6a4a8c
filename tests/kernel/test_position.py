"""A position is plain data: it copies, compares, hashes alike everywhere and survives JSON in mid-step."""

from __future__ import annotations

import json

import pytest

from tablee.kernel.agenda import Together, advance, pending
from tablee.kernel.decisions import PASS, Choice
from tablee.kernel.errors import BrokenRules
from tablee.kernel.position import Step
from tests.kernel.notes import Notes, Pick, Say, Summary, Toss, Word, loaded, notes


def busy() -> Notes:
    """In the middle of everything: two seats decide at once, one of them on a lane of two steps."""
    lanes = Together(((0, (Pick(0, ("né", "x")),)), (2, (Say(2, "end"), Pick(2, ("a", "b"), (Say(2, "c"),))))))
    pos = notes(lanes, Toss(1), Pick(1, ("yes", "no"), (Say(1, "!"), Pick(0, ("é", "e")))), Summary())
    pending(pos)
    return pos


def test_a_position_survives_json_with_steps_inside_steps() -> None:
    pos = busy()
    back = loaded(json.loads(json.dumps(pos.dump())))
    assert back == pos
    assert back.dump() == pos.dump()
    assert back.hash64() == pos.hash64()
    assert back.agenda == pos.agenda


def test_a_loaded_position_goes_on_like_the_one_it_came_from() -> None:
    ends = []
    for pos in (busy(), loaded(json.loads(json.dumps(busy().dump())))):
        while pending(pos):
            decision = pending(pos)[-1]
            advance(pos, decision, decision.choices[-1])
        ends.append(pos.dump())
    assert ends[0] == ends[1]
    assert ends[0]["draws"] == 1


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    pos = busy()
    before = pos.dump()
    copy = pos.copy()
    assert copy == pos
    while pending(copy):
        advance(copy, pending(copy)[0], pending(copy)[0].choices[0])
    assert copy != pos
    assert pos.dump() == before


@pytest.mark.parametrize("part", ["seats", "key", "draws", "agenda", "said"])
def test_positions_that_differ_anywhere_are_not_equal(part: str) -> None:
    pos, other = busy(), busy()
    match part:
        case "seats":
            other.seats = 4
        case "key":
            other.key = bytes(16)
        case "draws":
            other.draws += 1
        case "agenda":
            other.agenda[0] = Say(0, "")
        case "said":
            other.said[2].append("psst")
    assert pos != other
    assert pos.hash64() != other.hash64()


def test_a_position_is_equal_to_nothing_else() -> None:
    assert notes() != notes().dump()


def test_what_is_only_remembered_for_speed_does_not_count() -> None:
    pos, other = busy(), busy()
    other.decisions = None
    other.events = []
    assert pos == other
    assert pos.hash64() == other.hash64()


def test_the_hash_of_a_position_is_the_same_on_every_machine() -> None:
    assert busy().hash64() == "daf4c90bcd582406"


def test_a_step_that_is_never_asked_takes_no_choice() -> None:
    with pytest.raises(BrokenRules, match="Say takes no choice"):
        Say(0, "a").take(notes(), PASS)


def test_a_step_that_only_asks_cannot_be_run() -> None:
    with pytest.raises(BrokenRules, match="Pick has to ask"):
        Pick(0, ("a",)).run(notes())


def test_a_step_that_knows_no_rule_forbids_by_none() -> None:
    choice: Choice = Word("z")
    step: Step = Pick(0, ("a",))
    assert step.forbids(notes(), choice) is None
