"""After the game: figures that add up, choices that were really made, and one sentence for what cannot be reviewed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tablee.games import title
from tablee.kernel.errors import BadInput
from tablee.kernel.records import Record
from tablee.teacher.review import Review, Story, as_data, review
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
