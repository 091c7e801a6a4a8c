"""Sums that can be added up in any order, and the averages and intervals that are read off them."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

Z = 1.959963984540054
"""An interval of 95 %."""
SHARE = 12
"""A victory in whole numbers: it can be shared by two, three, four or six, and sums stay exact."""


@dataclass(frozen=True)
class Interval:
    """An estimate and the limits between which the true value lies, 95 times of 100."""

    value: float
    low: float
    high: float

    def minus(self, other: Interval) -> Interval:
        """How much more than another, independent estimate."""
        value = self.value - other.value
        down = sqrt((self.value - self.low) ** 2 + (other.high - other.value) ** 2)
        up = sqrt((self.high - self.value) ** 2 + (other.value - other.low) ** 2)
        return Interval(value, value - down, value + up)

    @property
    def is_clear(self) -> bool:
        """Surely not zero, as far as 95 % are sure."""
        return self.low > 0 or self.high < 0


def wilson(successes: float, trials: int) -> Interval:
    """A rate with Wilson's interval, which holds for small numbers and near 0 and 1 too.

    >>> wilson(0, 0)
    Interval(value=0.0, low=0.0, high=1.0)
    >>> rate = wilson(8, 10)
    >>> round(rate.low, 4), round(rate.high, 4)
    (0.4902, 0.9433)
    """
    if not trials:
        return Interval(0.0, 0.0, 1.0)
    rate = successes / trials
    spread = Z * Z / trials
    centre = (rate + spread / 2) / (1 + spread)
    half = Z * sqrt(rate * (1 - rate) / trials + spread / (4 * trials)) / (1 + spread)
    return Interval(rate, min(rate, max(0.0, centre - half)), max(rate, min(1.0, centre + half)))


@dataclass
class Sums:
    """Enough of some whole numbers to know their mean and spread."""

    count: int = 0
    total: int = 0
    squares: int = 0
    least: int | None = None
    most: int | None = None

    def add(self, value: int) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value
        self.least = value if self.least is None else min(self.least, value)
        self.most = value if self.most is None else max(self.most, value)

    def merge(self, other: Sums) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        lows = [low for low in (self.least, other.least) if low is not None]
        highs = [high for high in (self.most, other.most) if high is not None]
        self.least = min(lows, default=None)
        self.most = max(highs, default=None)

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def variance(self) -> float:
        """Of the whole they are a sample of."""
        if self.count < 2:
            return 0.0
        return max(0.0, (self.squares * self.count - self.total * self.total) / (self.count * (self.count - 1)))

    @property
    def sd(self) -> float:
        return sqrt(self.variance)

    def interval(self) -> Interval:
        """The mean and its interval."""
        half = Z * sqrt(self.variance / self.count) if self.count else 0.0
        return Interval(self.mean, self.mean - half, self.mean + half)


@dataclass
class Tries:
    """Players at the end of their games: how many, their victories in twelfths, their scores."""

    players: int = 0
    wins: int = 0
    score: Sums = field(default_factory=Sums)

    def add(self, share: int, score: int) -> None:
        self.players += 1
        self.wins += share
        self.score.add(score)

    def merge(self, other: Tries) -> None:
        self.players += other.players
        self.wins += other.wins
        self.score.merge(other.score)

    def win_rate(self) -> Interval:
        return wilson(self.wins / SHARE, self.players)
