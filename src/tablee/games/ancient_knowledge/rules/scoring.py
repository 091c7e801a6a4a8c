"""The score pad, and the words of final scoring."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.ancient_knowledge.rules.conditions import Count
from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.ancient_knowledge.state.card import Condition, Effect
from tablee.games.ancient_knowledge.state.terms import FINAL, NO_CARD
from tablee.kernel.decisions import Seat
from tablee.kernel.title import ScoreDetail


def score_lines(pos: Ancient, seat: Seat) -> dict[str, int]:
    """The five lines of the score pad. [Final scoring]"""
    me = pos.players[seat]
    box = pos.box
    past = effects = knowledge = timeline = 0
    for card in me.past:
        past += box.points[card]
        if box.when[card] == FINAL:
            for effect in box.do[card]:
                effects += effect.points(pos, seat)
    for card in me.collection:
        knowledge += box.points[card]
    for card in me.timeline:
        if card >= 0:
            timeline += 1
    return {"past": past, "effects": effects, "knowledge": knowledge, "timeline": timeline, "lost": -me.lost}


def score_details(pos: Ancient, seat: Seat) -> list[ScoreDetail]:
    """Which cards gave the points; lost knowledge lies in one heap."""
    me, box = pos.players[seat], pos.box
    found = []
    for card in me.past:
        found.append(ScoreDetail("past", box.ids[card], box.points[card]))
        if box.when[card] == FINAL:
            points = sum([effect.points(pos, seat) for effect in box.do[card]])
            found.append(ScoreDetail("effects", box.ids[card], points))
    for card in me.collection:
        found.append(ScoreDetail("knowledge", box.ids[card], box.points[card]))
    for card in me.timeline:
        if card >= 0:
            found.append(ScoreDetail("timeline", box.ids[card], 1))
    return found


# Final scoring


@dataclass
class Score(Effect):
    """Points, once, if a condition holds."""

    amount: int
    given: Condition | None = None

    def points(self, pos: Ancient, seat: Seat) -> int:
        return self.amount if self.given is None or self.given.holds(pos, seat, NO_CARD) else 0


@dataclass
class ScorePer(Effect):
    """Points for each one of a count."""

    amount: int
    count: Count

    def points(self, pos: Ancient, seat: Seat) -> int:
        return self.amount * self.count.of(pos, seat)


@dataclass
class ScoreTiers(Effect):
    """The points of the highest tier reached."""

    count: Count
    tiers: tuple[tuple[int, int], ...]

    def points(self, pos: Ancient, seat: Seat) -> int:
        reached = self.count.of(pos, seat)
        return max([points for least, points in self.tiers if reached >= least], default=0)


@dataclass
class ScoreSets(Effect):
    """Points for each complete set."""

    amount: int
    of: tuple[Count, ...]

    def points(self, pos: Ancient, seat: Seat) -> int:
        return self.amount * min([count.of(pos, seat) for count in self.of])
