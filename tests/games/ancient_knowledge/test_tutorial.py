"""The guided first game tells what happens in it."""

from __future__ import annotations

from tablee.games.ancient_knowledge.game import TITLE
from tablee.kernel.agenda import pending
from tests.games.guides import Guide, Lesson

GUIDE = Guide("ancient-knowledge")
LEARNER = 0


def test_the_learner_meets_four_actions_a_price_and_an_effect() -> None:
    lesson = Lesson(GUIDE, 0)
    while not lesson.is_over():
        lesson.go_on()
    first_words = {line.split()[0] for line in lesson.taken}
    assert first_words == {"create", "remove", "learn", "archive", "discard", "done", "excavate", "tilt"}


def test_the_texts_tell_what_happens() -> None:
    lesson = Lesson(GUIDE, 0)
    while lesson.step()["id"] != "learn":
        lesson.go_on()
    while pending(lesson.pos)[0].seat != LEARNER:
        lesson.go_on()
    me = TITLE.view(lesson.pos, LEARNER)["players"][LEARNER]
    assert me["lost"] == 1  # the last knowledge of the Pyramid of Nice
    assert me["past"] == ["P34", "P18"]  # two pyramids, as Aristotle asks
    while lesson.step()["id"] != "afford":
        lesson.go_on()
    while pending(lesson.pos)[0].seat != LEARNER:
        lesson.go_on()
    me = TITLE.view(lesson.pos, LEARNER)["players"][LEARNER]
    assert me["lost"] == 1  # nothing more was lost
    assert me["past"] == ["P34", "P18", "M12"]
    assert me["hand_count"] == 10
