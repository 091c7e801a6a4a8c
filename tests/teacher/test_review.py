"""After the game: figures that add up, choices that were really made, and one sentence for what cannot be reviewed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tablee.bots import PositionSight
from tablee.bots.search import Budget
from tablee.games import title
from tablee.kernel.agenda import pending
from tablee.kernel.decisions import PASS
from tablee.kernel.errors import BadInput
from tablee.kernel.records import Record
from tablee.teacher.advice import advise
from tablee.teacher.review import Review, Story, Work, as_data, measured, repeat, review
from tests.teacher.games import played

SYNCRO = title("syncro")
TEAM = ("random", "greedy", "greedy")


def team_game() -> Record:
    return played("syncro", TEAM, "c", level=3)


@pytest.fixture(scope="module")
def found() -> Review:
    return review(SYNCRO, team_game(), seats=[0], looks=2500)


def test_chances_choices_and_luck_add_up_to_the_end(found: Review) -> None:
    for seat in found.seats:
        assert seat.start + seat.skill + seat.luck == pytest.approx(seat.end)
        assert 0.0 <= seat.start <= 1.0
        assert seat.end in (0.0, 1.0)


def test_the_curve_goes_from_the_first_choice_to_the_result(found: Review) -> None:
    for seat in found.seats:
        numbers = [point.number for point in seat.curve]
        assert numbers == sorted(set(numbers))
        assert (numbers[-1], seat.curve[-1].win) == (len(team_game().choices), seat.end)
        assert seat.curve[0].win == seat.start
        assert all(0.0 <= point.win <= 1.0 for point in seat.curve)


def test_costly_choices_were_made_there_and_something_else_was_offered(found: Review) -> None:
    story = Story(SYNCRO, team_game())
    assert any(seat.costly for seat in found.seats)
    for seat in found.seats:
        assert len(seat.costly) <= 3
        for one in seat.costly:
            told = story.told[one.number]
            assert told.seat == seat.seat
            assert one.chosen.line == SYNCRO.write(told.choice)
            assert one.better.line in SYNCRO.written(told.decision)
            assert one.better.line != one.chosen.line


def test_somebody_who_chooses_at_random_loses_by_it(found: Review) -> None:
    at_random, *others = found.seats
    assert at_random.skill < min(0.0, *[each.skill for each in others])
    assert at_random.costly


def test_only_the_seats_that_were_asked_for_are_told_what_cost_them(found: Review) -> None:
    some = review(SYNCRO, team_game(), seats=[1], looks=300)
    assert [bool(each.costly) for each in (some.seats[0], some.seats[2])] == [False, False]
    assert len(some.seats) == len(found.seats)


def test_several_processes_review_like_one() -> None:
    one, two = (as_data(review(SYNCRO, team_game(), looks=200, jobs=jobs)) for jobs in (1, 2))
    assert one == two


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    review(SYNCRO, team_game(), looks=100, progress=lambda done, total: told.append((done, total)))
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert told[-1][0] == told[-1][1]


def test_a_run_of_choices_ends_where_something_new_comes_to_light() -> None:
    story = Story(title("atlantes"), played("atlantes", ("greedy", "greedy")))
    for run in story.runs():
        inside = story.told[run.first : run.last + 1]
        assert {each.seat for each in inside} == {run.seat}
        assert not any(each.news for each in inside[:-1])


@pytest.mark.parametrize("id", ["ancient-knowledge", "scholars", "syncro"])
def test_something_new_came_to_light_where_chance_was_used_or_an_event_says_so(id: str) -> None:
    game = title(id)
    story = Story(game, played(id, ("greedy", "greedy")))
    for number, one in enumerate(story.told):
        after = game.play(one.before, one.seat, one.choice)
        tells = any(event.adds_knowledge(game.events, one.seat) for event in after.events or [])
        chance = after.draws > one.before.draws
        assert one.news == (tells or chance), number
    assert {one.news for one in story.told} == {True, False}


def test_a_run_is_repeated_as_far_as_the_world_asks_the_same() -> None:
    atlantes = title("atlantes")
    pos = atlantes.setup({}, 2, "repeat")
    (asked,) = pending(pos)
    seat, first = asked.seat, asked.choices[0]
    for who, choices in ((1 - seat, [first]), (seat, [PASS, first])):  # not asked, not offered
        world = pos.copy()
        repeat(world, choices, who)
        assert world == pos
    world = pos.copy()
    repeat(world, [first, PASS], seat)
    assert world == atlantes.play(pos, seat, first)


def test_a_choice_costs_something_only_where_another_is_surely_better() -> None:
    story = Story(SYNCRO, team_game())
    kinds = set()
    for number in story.doubtful([0, 1]):
        told = story.told[number]
        found = measured(story, "luck", Work("measure", number, 0, 12, 6))
        sight = PositionSight(SYNCRO, told.before)
        advice = advise(sight, told.decision, Budget(iterations=12), "luck", 6, told.choice)
        best, made = advice.choices[0], SYNCRO.write(told.choice)
        mine = next(each for each in advice.choices if each.line == made)
        if best is mine or mine.behind_worth is None or mine.behind_worth_error is None:
            kinds.add("best")
            assert found is None
        elif mine.behind_worth <= 1.5 * mine.behind_worth_error:
            kinds.add("doubtful")
            assert found is None
        else:
            kinds.add("sure")
            assert found is not None
            assert (found.number, found.chosen.line, found.better.line) == (number, made, best.line)
    assert kinds == {"best", "doubtful", "sure"}


def test_what_cannot_be_reviewed_gets_one_sentence() -> None:
    whole = team_game()
    for record, code in (
        (replace(whole, choices=whole.choices[:-1], hash=""), "review-unfinished"),
        (replace(whole, seed=None), "no-seed"),
        (replace(whole, rules=99), "other-rules"),
        (replace(whole, cards="0"), "review-cards"),
        (replace(whole, hash="0" * 16), "hash-differs"),
        (replace(whole, choices=[("p1", "pass"), *whole.choices]), "record-line"),
    ):
        with pytest.raises(BadInput) as refused:
            review(SYNCRO, record, looks=10)
        assert refused.value.sentence.id == code
