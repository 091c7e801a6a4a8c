"""Sums that can be added up in any order, and the averages and intervals that are read off them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from math import erfc, inf, log1p, sqrt

Z = 1.959963984540054
"""An interval of 95 %."""
EXACT = (12.706204736, 4.302652730, 3.182446305, 2.776445105)
"""What stands for Z with two values, three, four and five."""
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
    def is_known(self) -> bool:
        """Are there limits at all? One value alone and nothing but equal values have none: how much they would vary,
        nobody has seen."""
        return self.low < self.high

    @property
    def is_clear(self) -> bool:
        """Surely not zero, as far as 95 % are sure."""
        return self.is_known and (self.low > 0 or self.high < 0)


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


@lru_cache(maxsize=64)
def student(freedom: int) -> float:
    """What stands for Z where the spread is estimated too: Student's t, by the expansion of Abramowitz and Stegun
    (26.7.5), which from 5 degrees of freedom on is right to three digits after the point.

    >>> round(student(1), 3), round(student(10), 3), round(student(1000), 3)
    (12.706, 2.228, 1.962)
    """
    if freedom <= len(EXACT):
        return EXACT[freedom - 1]
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
        (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160,
    )
    return Z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


def chance_of(distance: float, freedom: float) -> float:
    """How likely chance alone leads so far from nothing, to either side: Student's t, by the approximation of Wallace
    (1959), with any degrees of freedom.

    >>> [round(chance_of(distance, freedom), 3) for distance, freedom in ((2.228, 10), (2.045, 29), (3.659, 29))]
    [0.05, 0.05, 0.001]
    """
    if freedom < inf:
        distance = (8 * freedom + 1) / (8 * freedom + 3) * sqrt(freedom * log1p(distance * distance / freedom))
    return erfc(distance / sqrt(2))


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
        """The mean and its interval by Student; of no width where nothing is known of what varies."""
        half = student(self.count - 1) * sqrt(self.variance / self.count) if self.count > 1 else 0.0
        return Interval(self.mean, self.mean - half, self.mean + half)

    def change_of_rate(self, scale: int = 1) -> Interval:
        """How much a rate differs in pairs, where each value is a difference between -1 and 1, in parts of `scale`.
        Bonett and Price (2012): as if one pair more had gone up and one down, so that many pairs without any difference
        do not prove that there never is one.

        >>> Sums(count=40).change_of_rate().value, round(Sums(count=40).change_of_rate().high, 3)
        (0.0, 0.068)
        """
        if self.count < 2:
            return Interval(self.mean / scale, -1.0, 1.0)
        pairs = self.count + 2
        centre = self.total / scale / pairs
        variance = max(0.0, (self.squares / scale**2 + 2) / pairs - centre * centre)
        half = student(self.count - 1) * sqrt(variance / pairs)
        value = self.mean / scale
        return Interval(value, min(value, max(-1.0, centre - half)), max(value, min(1.0, centre + half)))


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
