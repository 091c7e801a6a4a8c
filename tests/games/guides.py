"""The guided first games: what each title brings, and a learner who follows one on the rules alone."""

from __future__ import annotations

import json
import random
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import tablee
from tablee.kernel.agenda import pending
from tablee.kernel.position import Position
from tablee.server.tables.messages import shown_choice
from tablee.texts import entries

GAMES = Path(tablee.__file__).parent / "games"


def folder(title: str) -> Path:
    return GAMES / title.replace("-", "_") / "tutorial"


GUIDED = [title for title in tablee.titles() if (folder(title) / "steps.json").exists()]


class Guide:
    """A title's position, steps and words."""

    def __init__(self, title: str) -> None:
        self.title = title
        written = json.loads((folder(title) / "steps.json").read_text("utf-8"))
        self.table: dict[str, Any] = written["table"]
        self.steps: list[dict[str, Any]] = written["steps"]
        self.position: dict[str, Any] = json.loads((folder(title) / "position.json").read_text("utf-8"))

    @property
    def ids(self) -> list[str]:
        return [step["id"] for step in self.steps]

    def words(self, lang: str) -> dict[str, str]:
        return entries((folder(self.title) / f"{lang}.ftl").read_text("utf-8"))


def fits(choice: dict[str, Any], wish: str | dict[str, str]) -> bool:
    """Is the choice, as the page is told it, what the step waits for?"""
    if isinstance(wish, str):
        return fnmatchcase(choice["line"], wish)
    return all(choice.get(name) == value for name, value in wish.items())


def wanted(step: dict[str, Any], offered: list[dict[str, Any]]) -> list[str]:
    """The choices that the step waits for now: of its wishes, the first that is on offer."""
    kept = [each for each in offered if not set(each["line"].split()) & set(step.get("keep", []))]
    found = ([each["line"] for each in kept if fits(each, wish)] for wish in step["choose"])
    return next(filter(None, found), [])


def is_done(step: dict[str, Any], told: dict[str, Any], me: str) -> bool:
    done = step.get("done", [])
    for facts in done if isinstance(done, list) else [done]:
        mine = "seat" in facts or told.get("seat", me) == me
        if mine and all(name in told and value in ("*", told[name]) for name, value in facts.items()):
            return True
    return False


class Lesson:
    """A learner who does one of the things the current step says, and others who do anything at all."""

    def __init__(self, guide: Guide, seed: int, learner: int = 0) -> None:
        self.guide = guide
        self.rules = tablee.title(guide.title)
        self.pos: Position = self.rules.lay_out(self.rules.box(), guide.position, "the tutorial")
        self.rng = random.Random(seed)
        self.learner = learner
        self.at = 0
        self.seen = 0
        self.taken: list[str] = []

    def step(self) -> dict[str, Any]:
        return self.guide.steps[self.at]

    def is_over(self) -> bool:
        return self.at == len(self.guide.steps) - 1

    def go_on(self) -> None:
        asked = pending(self.pos)
        decision = next((each for each in asked if each.seat == self.learner), asked[0])
        lines = list(self.rules.written(decision))
        if decision.seat == self.learner:
            offered = [json.loads(bytes(shown_choice(self.rules, choice))) for choice in decision.choices]
            wishes = wanted(self.step(), offered)
            hoped = self.step()["choose"]
            assert wishes or not hoped, f"{self.step()['id']} waits for {hoped}, but the table offers {lines}"
            line = self.rng.choice(wishes or lines)
            self.taken.append(line)
        else:
            line = self.rng.choice(lines)
        self.pos = self.rules.play(self.pos, decision.seat, line)
        for event in self.pos.events or ():
            told = event.shown(self.rules.events, self.learner)
            if not self.is_over() and is_done(self.step(), told, f"p{self.learner + 1}"):
                self.seen += 1
                if self.seen == self.step().get("times", 1):
                    self.at, self.seen = self.at + 1, 0
