"""What every title has: checked options, equal games from equal seeds, checked choices and reasons for the rest."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import pytest

from tablee.kernel.agenda import pending
from tablee.kernel.decisions import PASS, Decision, Seat
from tablee.kernel.errors import BadInput, BadNotation, IllegalChoice
from tablee.kernel.playout import play_out
from tablee.kernel.position import Step
from tablee.kernel.title import Result, Standing, ranked
from tests.kernel.pebbles import TITLE, Draw, Give, Lay, Pebbles, game, opened


def test_options_that_are_not_given_have_their_defaults() -> None:
    assert TITLE.checked_options({"hide": 2}, 3) == {
        "hide": 2,
        "rounds": 2,
        "small-bag": False,
        "start": None,
        "gift": None,
    }


@pytest.mark.parametrize(
    "options",
    [
        {"hide": 0},
        {"hide": 1},
        {"small-bag": True},
        {"start": [4, 0, -2]},
        {"start": None},
        {"gift": {"anything": [1, "two"]}},
        {"gift": 7},
    ],
)
def test_a_value_that_fits_is_taken(options: dict[str, Any]) -> None:
    values = TITLE.checked_options(options, 3)
    assert {name: values[name] for name in options} == options


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"hide": 3}, "option 'hide' of pebbles cannot be 3: expected one of 0, 1, 2"),
        ({"hide": "1"}, "option 'hide' of pebbles cannot be '1': expected one of 0, 1, 2"),
        ({"hide": True}, "option 'hide' of pebbles cannot be True: expected one of 0, 1, 2"),
        ({"small-bag": 1}, "option 'small-bag' of pebbles cannot be 1: expected one of False, True"),
        ({"small-bag": 0}, "option 'small-bag' of pebbles cannot be 0: expected one of False, True"),
        ({"start": [1, 2]}, "option 'start' of pebbles cannot be 1, 2: expected 3 whole numbers, one for each seat"),
        ({"start": [1, 2, True]}, "expected 3 whole numbers, one for each seat"),
        ({"start": "123"}, "expected 3 whole numbers, one for each seat"),
        ({"hyde": 1}, "pebbles has no option 'hyde'; available: 'gift', 'hide', 'rounds', 'small-bag', 'start'"),
    ],
)
def test_an_option_that_does_not_fit_is_answered_by_what_would(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as raised:
        TITLE.checked_options(options, 3)
    assert str(raised.value).endswith(sentence)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_game_has_as_many_seats_as_the_box_says(seats: int) -> None:
    with pytest.raises(BadInput) as raised:
        TITLE.setup({}, seats, "7")
    assert str(raised.value) == f"pebbles is for 2 to 4 players, not {seats}"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_seeds_give_equal_games(seats: int) -> None:
    one, same, other = (TITLE.setup({}, seats, seed) for seed in ("7", "7", "8"))
    assert one == same
    assert one != other
    assert len(pending(one)) == seats
    for pos in (one, same):
        play_out(pos, random.Random(3))
    assert one == same


def test_playing_leaves_the_given_position_alone() -> None:
    given = game("abc", "def", bag="gh").position
    before = given.dump()
    after = TITLE.play(given, 0, "draw")
    assert given.dump() == before
    assert given.events is None
    assert after != given
    assert [(event.kind, event.secret) for event in after.events or []] == [("drew", ("g",))]


def test_a_choice_can_be_given_as_a_value_or_as_a_line() -> None:
    given = game("abc", "def").position
    assert TITLE.play(given, 0, Lay(1)) == TITLE.play(given, 0, "lay b")


def test_every_listed_choice_can_be_written_read_and_played() -> None:
    given = game("abc", "def", bag="gh").position
    (decision,) = pending(given)
    lines = TITLE.written(decision)
    assert len(set(lines)) == len(lines) == len(decision.choices)
    for line, choice in zip(lines, decision.choices, strict=True):
        assert TITLE.read(line) == choice
        assert TITLE.explain(given, 0, choice) is None
        assert TITLE.play(given, 0, line) != given


def test_a_choice_that_is_not_offered_is_refused_with_those_that_are() -> None:
    given = game("ab", "de").position
    with pytest.raises(IllegalChoice) as raised:
        TITLE.play(given, 0, "lay d")
    offered = "'lay a', 'lay b', 'give a to p2', 'give b to p2', 'roll', 'pass'"
    assert str(raised.value) == f"p1 cannot 'lay d' at 'turn': offered {offered}"


def test_a_line_that_cannot_be_read_is_refused_as_such() -> None:
    given = game("ab", "de").position
    for call in (TITLE.play, TITLE.explain):
        with pytest.raises(BadNotation):
            call(given, 0, "lay z")


def test_a_seat_that_is_not_asked_is_told_whom_the_table_waits_for() -> None:
    given = game("ab", "de").position
    with pytest.raises(IllegalChoice) as raised:
        TITLE.play(given, 1, PASS)
    assert str(raised.value) == "p2 has nothing to decide now: waiting for 'p1'"
    refusal = TITLE.explain(given, 1, PASS)
    assert refusal is not None
    assert (refusal.rule.message, refusal.params) == ("not-deciding", {"deciding": "p1"})


def test_several_seats_can_be_waited_for() -> None:
    table = opened(hide=1, seats=3)
    table = table.next(1, table.title.written(table.decisions()[1])[0])
    with pytest.raises(IllegalChoice) as raised:
        table.title.play(table.position, 1, PASS)
    assert str(raised.value) == "p2 has nothing to decide now: waiting for 'p1', 'p3'"


def test_when_the_game_is_over_nobody_plays() -> None:
    pos = game("ab", "de").position
    for seat in (0, 1):
        assert TITLE.result(pos) is None
        pos = TITLE.play(pos, seat, "pass")
    assert pending(pos) == []
    with pytest.raises(IllegalChoice) as raised:
        TITLE.play(pos, 0, "roll")
    assert str(raised.value) == "p1 cannot 'roll': the game is over"
    refusal = TITLE.explain(pos, 0, "roll")
    assert refusal is not None
    assert refusal.rule.message == "game-over"


def test_a_refusal_names_the_rule_and_what_its_sentence_needs() -> None:
    given = game("ab", "de").position
    for choice, line in ((Lay(3), "lay d"), (Give(3, 1), "give d to p2")):
        for said in (choice, line):
            refusal = TITLE.explain(given, 0, said)
            assert refusal is not None
            assert (refusal.rule.id, refusal.rule.message) == ("PB-1", "not-held")
            assert refusal.params == {"choice": line, "hand": 2}


def test_a_refusal_without_a_rule_of_its_own_says_that_it_is_not_offered() -> None:
    refusal = TITLE.explain(game("ab", "de").position, 0, Draw())
    assert refusal is not None
    assert (refusal.rule.id, refusal.rule.message) == ("", "not-offered")


def test_explaining_changes_nothing() -> None:
    given = game("ab", "de", bag="f").position
    before = given.dump()
    TITLE.explain(given, 0, "draw")
    TITLE.explain(given, 0, "lay d")
    assert given.dump() == before


@dataclass
class Boast(Step):
    """Whoever holds the first pebble may lay it."""

    seat: Seat

    def ask(self, pos: Pebbles) -> Decision | None:
        return Decision(self.seat, "boast", (), [Lay(0), PASS]) if 0 in pos.hands[self.seat] else None

    def run(self, pos: Pebbles) -> None:
        pass


def test_a_guess_keeps_what_the_seat_knows_and_deals_the_rest_anew() -> None:
    given = game("abc", "def", "ghi", bag="jkl").position
    before = given.dump()
    dealt = [TITLE.redeal(given, 0, random.Random(seed)).dump() for seed in range(60)]
    assert given.dump() == before
    for guess in dealt:
        assert guess["hands"][0] == before["hands"][0]
        assert [len(hand) for hand in guess["hands"]] == [3, 3, 3]
        assert sorted([card for pile in (*guess["hands"], guess["bag"]) for card in pile]) == list(range(12))
    assert {card for guess in dealt for card in guess["hands"][1]} == set(range(3, 12))


def test_a_guess_leaves_others_the_decision_they_are_seen_to_have() -> None:
    given = game("def", "abc", "ghi").position.copy()
    given.agenda.append(Boast(1))
    given.decisions = None
    assert [decision.seat for decision in pending(given)] == [1]
    for seed in range(60):
        guess = TITLE.redeal(given, 0, random.Random(seed))
        assert [(decision.seat, decision.prompt) for decision in pending(guess)] == [(1, "boast")]
        assert guess.agenda == given.agenda


def test_the_first_rank_wins_and_can_be_shared() -> None:
    standings = [Standing(0, 1, 9, {}), Standing(1, 3, 4, {}), Standing(2, 1, 9, {})]
    assert Result(standings).winners() == [0, 2]
    assert Result([Standing(0, 2, 0, {})]).winners() == []


@pytest.mark.parametrize(
    ("points", "bricks", "age", "ranks", "by"),
    [
        ([5, 7, 6], [9, 0, 0], [9, 0, 0], [3, 1, 2], ""),
        ([7, 7, 6], [1, 2, 9], [9, 0, 0], [2, 1, 3], "bricks"),
        ([7, 7, 7], [2, 1, 2], [3, 9, 4], [2, 3, 1], "age"),
        ([7, 7, 6], [2, 2, 2], [3, 3, 9], [1, 1, 3], "shared"),
        ([9, 7, 7], [0, 2, 2], [0, 3, 4], [1, 3, 2], ""),
        ([4], [0], [0], [1], ""),
    ],
)
def test_most_points_win_and_a_tie_goes_by_the_first_thing_that_differs(
    points: list[int], bricks: list[int], age: list[int], ranks: list[int], by: str
) -> None:
    result = ranked([{"clay": total - 1, "wool": 1} for total in points], {"bricks": bricks, "age": age})
    assert {standing.seat: standing.rank for standing in result.standings} == dict(enumerate(ranks))
    assert [standing.rank for standing in result.standings] == sorted(ranks)
    assert {standing.seat: standing.score for standing in result.standings} == dict(enumerate(points))
    assert result.by == by
