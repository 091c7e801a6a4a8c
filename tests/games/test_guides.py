"""Guided first games: their steps can be followed in order, whatever the others do, and are told in both languages."""

from __future__ import annotations

import re

import pytest

from tablee.texts import LANGUAGES
from tests.games.guides import GUIDED, Guide, Lesson

MOST_CHOICES = 400


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("title", GUIDED)
def test_every_step_offers_what_it_waits_for_whatever_the_others_do(title: str, seed: int) -> None:
    lesson = Lesson(Guide(title), seed)
    for _ in range(MOST_CHOICES):
        if lesson.is_over():
            return
        lesson.go_on()
    raise AssertionError(f"the guide stays at {lesson.step()['id']}")


@pytest.mark.parametrize("title", GUIDED)
def test_a_guide_has_eight_to_twelve_steps_and_the_last_one_asks_for_nothing(title: str) -> None:
    *steps, last = Guide(title).steps
    assert 8 <= len(steps) + 1 <= 12
    assert last["choose"] == []
    assert "done" not in last
    assert all("done" in step for step in steps)


@pytest.mark.parametrize("title", GUIDED)
def test_a_guided_table_seats_the_learner_first_and_bots_with_names(title: str) -> None:
    me, *others = Guide(title).table["seats"]
    assert me == {"kind": "me"}
    assert all(seat["kind"] == "bot" and seat["name"] for seat in others)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", GUIDED)
def test_every_step_has_its_words_and_no_words_are_left_over(title: str, lang: str) -> None:
    guide = Guide(title)
    words = guide.words(lang)
    assert list(words) == [f"step-{id}" for id in guide.ids]
    for entry in words.values():
        assert re.search(r"^step-[\w-]+ = \S", entry, re.MULTILINE)
        assert re.search(r"^    \.title = \S", entry, re.MULTILINE)
        assert re.search(r"^    \.why = \S", entry, re.MULTILINE)
