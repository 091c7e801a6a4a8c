"""How games that were played on ended for one seat: sums of them, and how sure they are."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from tablee.bots.search import worth_of
from tablee.kernel.decisions import Seat
from tablee.kernel.errors import BrokenRules
from tablee.kernel.position import Position
from tablee.kernel.title import Title

RIVALS: Final = "rivals"
ALONE: Final = "alone"
TOGETHER: Final = "together"


@dataclass(frozen=True)
class End:
    """One end of a game, for one seat."""

    win: float
    """1 for a victory, a part of it for a shared one; alone: the title's mark was passed."""
    points: float
    margin: float
    """Ahead of the best other player; alone, of the mark; together, the points themselves."""
    worth: float
    """As a search counts it."""
    goal: str
    """What a victory is here."""
    lines: dict[str, int] = field(default_factory=dict)
    """The own points, line by line of the score sheet."""


def end_for(title: Title, pos: Position, seat: Seat) -> End:
    """How a game that is over ended."""
    result = title.result(pos)
    if result is None:
        raise BrokenRules("a game that goes on has no end")
    mark = title.mark(pos)
    scores = [0] * pos.seats
    lines: dict[str, int] = {}
    for standing in result.standings:
        scores[standing.seat] = standing.score
        if standing.seat == seat:
            lines = standing.lines
    worth = worth_of(result, pos.seats, mark)[seat]
    own = float(scores[seat])
    if pos.seats == 1:
        return End(float(scores[0] > mark), own, own - mark, worth, ALONE, lines)
    if result.won is not None:
        return End(float(result.won), own, own, worth, TOGETHER, lines)
    winners = result.winners()
    best = max([scores[other] for other in range(pos.seats) if other != seat])
    return End(1.0 / len(winners) if seat in winners else 0.0, own, own - best, worth, RIVALS, lines)


@dataclass
class Ends:
    """What came of one choice, world after world; two choices that were played in the same worlds can be compared."""

    wins: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)
    worths: list[float] = field(default_factory=list)
    lines: dict[str, list[float]] = field(default_factory=dict)

    def add(self, end: End) -> None:
        self.wins.append(end.win)
        self.points.append(end.points)
        self.margins.append(end.margin)
        self.worths.append(end.worth)
        for name, points in end.lines.items():
            self.lines.setdefault(name, []).append(float(points))

    def __len__(self) -> int:
        return len(self.wins)


def mean(values: list[float]) -> float:
    return sum_of(values) / len(values)


def error(values: list[float]) -> float:
    """The standard error of their mean; with one guess among them of how much they vary, so that it is never nothing
    where all came out alike."""
    count = len(values)
    middle = mean(values)
    squares = sum_of([(value - middle) * (value - middle) for value in values])
    guess = 0.25  # a coin's, counted once
    return sqrt((squares + guess) / count / max(1, count - 1))


def gaps(one: list[float], two: list[float]) -> list[float]:
    """How much more the first was, world by world, as far as both were played."""
    return [first - second for first, second in zip(one, two, strict=False)]


def sum_of(values: list[float]) -> float:
    """In one order: Python's own `sum` rounds otherwise in some versions."""
    found = 0.0
    for value in values:
        found += value
    return found
