"""The guided first game: its steps can be followed in order, whatever the opponent does, in both languages."""

from __future__ import annotations

import json
import random
import re
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.games.ancient_knowledge.cards.ids import INDEX
from tablee.games.ancient_knowledge.game import TITLE
from tablee.kernel.agenda import pending
from tablee.kernel.position import Position
from tablee.texts import LANGUAGES, entries

FOLDER = Path(tablee.__file__).parent / "games" / "ancient_knowledge" / "tutorial"
POSITION = json.loads((FOLDER / "position.json").read_text("utf-8"))
STEPS: list[dict[str, Any]] = json.loads((FOLDER / "steps.json").read_text("utf-8"))
WORDS = {lang: entries((FOLDER / f"{lang}.ftl").read_text("utf-8")) for lang in LANGUAGES}
LEARNER = 0


def wanted(step: dict[str, Any], offered: list[str]) -> list[str]:
    """The choices that the step waits for now: of its wishes, the first that is on offer."""
    kept = [line for line in offered if line.split()[-1] not in step.get("keep", [])]
    found = ([line for line in kept if fnmatchcase(line, wish)] for wish in step["choose"])
    return next(filter(None, found), [])


def is_done(step: dict[str, Any], told: dict[str, Any]) -> bool:
    return told.get("seat") == "p1" and all(told.get(name) == value for name, value in step["done"].items())


class Lesson:
    """A learner who does one of the things the current step says, and an opponent who does anything at all."""

    def __init__(self, seed: int) -> None:
        self.pos: Position = TITLE.lay_out(TITLE.box(), POSITION, "the tutorial")
        self.rng = random.Random(seed)
        self.at = 0
        self.taken: list[str] = []

    def step(self) -> dict[str, Any]:
        return STEPS[self.at]

    def go_on(self) -> None:
        decision = pending(self.pos)[0]
        offered = TITLE.written(decision)
        if decision.seat == LEARNER:
            wishes = wanted(self.step(), list(offered))
            assert wishes, f"{self.step()['id']} waits for {self.step()['choose']}, but the table offers {offered}"
            line = self.rng.choice(wishes)
            self.taken.append(line)
        else:
            line = self.rng.choice(offered)
        self.pos = TITLE.play(self.pos, decision.seat, line)
        for event in self.pos.events or ():
            if self.step()["choose"] and is_done(self.step(), event.shown(TITLE.events, LEARNER)):
                self.at += 1


@pytest.mark.parametrize("seed", range(40))
def test_every_step_offers_what_it_waits_for_whatever_the_opponent_does(seed: int) -> None:
    lesson = Lesson(seed)
    for _ in range(200):
        if not lesson.step()["choose"]:
            break
        lesson.go_on()
    assert lesson.step()["id"] == "farewell"


def test_the_learner_meets_four_actions_a_price_and_an_effect() -> None:
    lesson = Lesson(0)
    while lesson.step()["choose"]:
        lesson.go_on()
    first_words = {line.split()[0] for line in lesson.taken}
    assert first_words == {"create", "remove", "learn", "archive", "discard", "done", "excavate", "tilt"}


def test_the_texts_tell_what_happens() -> None:
    lesson = Lesson(0)
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_its_words_and_no_words_are_left_over(lang: str) -> None:
    assert set(WORDS[lang]) == {f"step-{step['id']}" for step in STEPS}
    for words in WORDS[lang].values():
        assert re.search(r"^step-[\w-]+ = \S", words, re.MULTILINE)
        assert re.search(r"^    \.title = \S", words, re.MULTILINE)
        assert re.search(r"^    \.why = \S", words, re.MULTILINE)


def test_a_step_names_only_cards_of_the_box() -> None:
    for step in STEPS:
        for line in step["choose"]:
            for card in re.findall(r"\b[CMPAT]\d+\b", line):
                assert card in INDEX
