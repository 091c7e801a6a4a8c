"""When is the answer clear? A rule that may be asked again and again without being fooled by chance.

At each look the means are enclosed by the bound of Maurer and Pontil (Empirical Bernstein Bounds and Sample Variance
Penalization, 2009), which holds for any independent values between two limits, however they are distributed and however
few they are. Four fifths of the error that is allowed are for looks: look k of all, numbered from 1, spends the part
1 / (k (k + 1)) of them, and each of the means an equal part of that. The last fifth is for reports on games that end
between two looks, as many as there can be: who goes on with them again and again reads one after the other. What is
spent depends on the number of games alone, and all these parts together are never more than the whole: the chance that
any enclosure is ever wrong is at most ERROR, whenever one stops, goes on and stops again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from tablee.lab.figures import Interval, Sums

ERROR: Final = 0.05
FIRST_LOOK: Final = 200
FOR_LOOKS: Final = 0.8
"""The part of the error that looks may spend."""
GROWTH: Final = 1.25
"""Every look waits for so many times the games of the look before."""


@dataclass(frozen=True)
class Enclosure:
    """What is known at a look."""

    look: int
    means: dict[str, Interval]

    @property
    def widest(self) -> float:
        """Half the width of the widest."""
        return max((each.high - each.low) / 2 for each in self.means.values())


def looks(portion: int) -> Iterator[int]:
    """After how many games one looks, in whole portions.

    >>> from itertools import islice
    >>> list(islice(looks(10), 4))
    [200, 260, 330, 420]
    """
    games = FIRST_LOOK
    while True:
        games = -(-games // portion) * portion
        yield games
        games = int(games * GROWTH) + 1


def look_number(games: int, portion: int) -> int:
    """The number of the last look up to so many games; at least 1."""
    for number, each in enumerate(looks(portion)):
        if each > games:
            return max(1, number)
    raise AssertionError


def is_look(games: int, portion: int) -> bool:
    for each in looks(portion):
        if each >= games:
            return each == games
    raise AssertionError


def error_at(games: int, portion: int) -> float:
    """How much of the error the enclosure after so many games may spend.

    >>> [round(error_at(games, 10), 7) for games in (200, 201, 259, 260)]
    [0.02, 2.82e-05, 2.82e-05, 0.0066667]
    """
    before = 0
    for number, each in enumerate(looks(portion), 1):
        if games == each:
            return ERROR * FOR_LOOKS / (number * (number + 1))
        if games < each:
            return ERROR * (1 - FOR_LOOKS) / (number * (number + 1)) / (each - before - 1)
        before = each
    raise AssertionError


def half_width(variance: float, count: int, span: float, error: float) -> float:
    """How far the mean of `count` values, which lie within `span` of each other, may be off on either side.

    >>> round(half_width(0.25, 10_000, 1, 0.05), 4)
    0.0158
    """
    if count < 2:
        return span
    doubt = log(4 / error)
    return min(span, sqrt(2 * variance * doubt / count) + 7 * span * doubt / (3 * (count - 1)))


def enclosed(sums: dict[str, Sums], scale: float, span: float, portion: int) -> Enclosure:
    """All means at once. `sums` are of whole numbers, `scale` of which are 1; `span` is how far apart they can be."""
    games = min(each.count for each in sums.values())
    error = error_at(games, portion) / len(sums)
    found = {}
    for name, each in sums.items():
        mean = each.mean / scale
        half = half_width(each.variance / scale**2, each.count, span, error)
        found[name] = Interval(mean, mean - half, mean + half)
    return Enclosure(look_number(games, portion), found)
