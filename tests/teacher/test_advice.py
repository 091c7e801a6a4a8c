"""What is best to choose: from what the seat knows, alike on every machine, and measured in worlds of its own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tablee.bots import PositionSight
from tablee.bots.search import Budget
from tablee.games import title
from tablee.kernel.agenda import decision_of, pending
from tablee.teacher import RIVALS, TOGETHER, Advice, advise
from tablee.teacher.advice import weighed
from tablee.teacher.ends import End, Ends, error, gaps, mean
from tests.games.random_play import ALL_TITLES
from tests.teacher.games import moments

FEW = Budget(iterations=8)


def advised(game: object, pos: object, decision: object, seed: str = "seed") -> Advice:
    return advise(PositionSight(game, pos), decision, FEW, seed, games=2)  # type: ignore[arg-type]


@pytest.mark.parametrize("id", ALL_TITLES)
def test_advice_is_alike_in_two_worlds_that_differ_only_in_secrets(id: str) -> None:
    differ = 0
    for game, pos, decision, rng in moments(id, 4, "two worlds"):
        other = game.redeal(pos, decision.seat, rng)
        mine = decision_of(other, decision.seat)
        assert mine is not None
        assert advised(game, pos, decision) == advised(game, other, mine)
        differ += other != pos
    assert differ, "nothing was hidden in any of them"


@pytest.mark.parametrize("id", ALL_TITLES)
def test_the_best_comes_first_and_the_others_are_measured_by_it(id: str) -> None:
    for game, pos, decision, _ in moments(id, 3, "best first"):
        advice = advised(game, pos, decision)
        lines = [each.line for each in advice.choices]
        assert 1 <= len(lines) <= 5
        assert len(set(lines)) == len(lines)
        assert set(lines) <= set(game.written(decision))
        if advice.games:
            first = advice.choices[0]
            assert (first.behind, first.behind_points, first.as_good()) == (0.0, 0.0, True)
            for each in advice.choices:
                assert each.win is not None
                assert first.win is not None
                assert each.behind is not None
                assert 0.0 <= each.win <= 1.0
                assert each.behind == pytest.approx(first.win - each.win)
        assert sum(each.share for each in advice.choices) <= 1.000001


def test_equal_seeds_give_equal_advice_and_other_seeds_other_worlds() -> None:
    ((game, pos, decision, _),) = moments("atlantes", 1, "equal")
    assert advised(game, pos, decision) == advised(game, pos, decision)
    assert advised(game, pos, decision) != advised(game, pos, decision, "another")


def test_where_nobody_can_think_ahead_the_hints_speak_alone() -> None:
    """Signals of a team are a habit: what others show at the same time is nobody's business."""
    game = title("syncro")
    pos = game.setup({}, 3, "signals")
    decision = pending(pos)[0]
    assert PositionSight(game, pos).is_together()
    advice = advised(game, pos, decision)
    assert (advice.looks, advice.games) == (0, 0)
    assert [each.win for each in advice.choices] == [None] * len(advice.choices)
    best = max(game.guess_at(pos, decision))
    assert game.guess_at(pos, decision)[game.written(decision).index(advice.choices[0].line)] == best


def test_a_choice_that_nobody_would_make_can_be_weighed_all_the_same() -> None:
    ((game, pos, decision, _),) = moments("atlantes", 1, "also")
    usual = [each.line for each in advised(game, pos, decision).choices]
    rare = next((each for each in decision.choices if game.write(each) not in usual), decision.choices[-1])
    advice = advise(PositionSight(game, pos), decision, FEW, "seed", 2, rare)
    assert game.write(rare) in [each.line for each in advice.choices]


def test_what_a_victory_is_depends_on_who_plays() -> None:
    for id, goal in (("atlantes", RIVALS), ("syncro", TOGETHER)):
        found = {
            advised(game, pos, decision).goal for game, pos, decision, _ in moments(id, 6, "goal") if pos.seats > 1
        }
        assert found - {""} == {goal}


def test_choices_are_compared_world_by_world() -> None:
    one, two = Ends([1.0, 0.0, 1.0], [9, 9, 9], [3, -2, 4], [1, 0, 1]), Ends([1.0, 0.0, 0.0], [9, 9], [3, -2], [1, 0])
    assert gaps(one.wins, two.wins) == [0.0, 0.0, 1.0]
    assert gaps(one.margins, two.margins) == [0, 0]
    assert mean(one.margins) == pytest.approx(5 / 3)


def test_what_came_out_alike_every_time_is_still_not_certain() -> None:
    assert 0 < error([1.0] * 8) < error([1.0, 0.0] * 4)
    assert error([1.0] * 800) < 0.001


def test_a_choice_is_as_good_when_nothing_speaks_against_it() -> None:
    ((game, pos, decision, _),) = moments("atlantes", 1, "as good")
    one = advised(game, pos, decision).choices[0]
    assert replace(one, behind_worth=0.02, behind_worth_error=0.05).as_good()
    assert not replace(one, behind_worth=0.12, behind_worth_error=0.05).as_good()


def test_ends_keep_every_figure_and_line_of_each_world_in_its_order() -> None:
    ends = Ends()
    for number in (1, 2):
        ends.add(
            End(win=0.5, points=10.0 * number, margin=number, worth=0.25, goal=RIVALS, lines={"cards": 3 * number})
        )
    assert (ends.wins, ends.points, ends.margins, ends.worths) == ([0.5, 0.5], [10.0, 20.0], [1, 2], [0.25, 0.25])
    assert ends.lines == {"cards": [3.0, 6.0]}


def test_a_choice_is_told_with_its_share_of_the_looks_and_its_chance_of_winning() -> None:
    mine, best = Ends(wins=[0.0, 1.0], points=[4.0, 6.0]), Ends(wins=[1.0, 1.0], points=[5.0, 9.0])
    for ends in (mine, best):
        ends.margins, ends.worths = [1.0, 2.0], [0.5, 0.5]
    told = weighed("draw", 0.25, mine, best)
    assert (told.line, told.share, told.win, told.points) == ("draw", 0.25, 0.5, 5.0)
    assert (told.behind, weighed("draw", 0.75, best, best).behind) == (0.5, 0.0)
