"""A small model that has learned how games end: figures of a position in, one number from 0 to 1 out.

A weighted sum, and a few corners added to it: each is a sum of its own that counts only where it is above nothing.
Sums and products in a fixed order and nothing else, so that every build on every machine agrees to the last bit.
"""

from __future__ import annotations

from typing import Final

SURE: Final = 30.0
"""Beyond this a sum is as good as certain."""
DOUBLINGS: Final = 12


class Model:
    """
    >>> Model(0.0, [1.0, -1.0], [], [], []).value([2.0, 2.0])
    0.5
    """

    def __init__(
        self,
        bias: float,
        linear: list[float],
        corners: list[list[float]],
        shifts: list[float],
        heights: list[float],
    ) -> None:
        self.bias: Final = bias
        self.linear: Final = linear
        self.corners: Final = corners
        self.shifts: Final = shifts
        self.heights: Final = heights

    def value(self, figures: list[float]) -> float:
        linear = self.linear
        total = self.bias
        for number in range(len(figures)):
            total += linear[number] * figures[number]
        for corner in range(len(self.corners)):
            weights = self.corners[corner]
            there = self.shifts[corner]
            for number in range(len(figures)):
                there += weights[number] * figures[number]
            if there > 0.0:
                total += self.heights[corner] * there
        return chance(total)


def chance(total: float) -> float:
    """The chance of which this is the logarithm of the odds, near enough.

    >>> chance(0.0), chance(99.0), round(chance(-1.0), 3)
    (0.5, 1.0, 0.269)
    """
    if total > SURE:
        return 1.0
    if total < -SURE:
        return 0.0
    odds = 1.0 + total / (1 << DOUBLINGS)
    for _ in range(DOUBLINGS):
        odds *= odds
    return odds / (1.0 + odds)
