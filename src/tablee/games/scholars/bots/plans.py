"""What the dice of a hand can make with the workers there are: for bots, who compare whole placements.

A die gets no worker, one, or two alike that recolour and raise it; bots leave aside that two different ones can do that
too. So workers on a die have the colour that it ends with, and three numbers say all of it: the workers, the colour and
the value. The first two are written as one, the make: the colour alone, 8 + colour with one worker, 12 + it with two.
"""

from __future__ import annotations

from typing import Final

from tablee.games.scholars.rules.dice import RAISED, mixed
from tablee.games.scholars.state.terms import NONE, WORKERS

ONE: Final = 8
PAIR: Final = 12
MAKES: Final = 16
# Lists, since compiled code finds its way in them sooner than in tuples.
HELPERS: Final[list[int]] = [0] * 8 + [1] * 4 + [2] * 4
"""How many workers a make takes."""
COLOUR_OF: Final[list[int]] = [*range(8), *range(4), *range(4)]


def mixture(one: int, two: int, which: int) -> int:
    """The colour of an action with dice of these makes; some can have two."""
    found = mixed([8 * COLOUR_OF[one], 8 * COLOUR_OF[two]])
    return found[which] if which < len(found) else NONE


MIXED: Final[list[int]] = [mixture(one, two, 0) for one in range(MAKES) for two in range(MAKES)]
OR_MIXED: Final[list[int]] = [mixture(one, two, 1) for one in range(MAKES) for two in range(MAKES)]
"""By 16 * one make + the other: the colour of both, and another one that may be picked, or NONE."""

TWO_DICE: Final = 3
EFFORTS: Final = 8
"""One die with 0, 1 or 2 workers, two dice with 0 to 4."""

Outcomes = list[int]
"""The highest value by effort and colour, as 8 * effort + colour; 0: there is none. Then for each effort the colours
that it has, as bit masks."""
THERE: Final = 8 * EFFORTS


def no_outcomes() -> Outcomes:
    return [0] * (THERE + EFFORTS)


def value_of(die: int, make: int) -> int:
    """The value of a die as this make, or 0 when that makes no sense."""
    if make < ONE:
        return die & 7 if die >> 3 == make else 0
    if make < PAIR:
        return RAISED if die >> 3 == make - ONE else die & 7
    return RAISED if die >> 3 != make - PAIR else 0


def makes_of(workers: list[int]) -> list[int]:
    """The makes with workers that there are."""
    found = []
    for colour in range(WORKERS):
        if workers[colour]:
            found.append(ONE + colour)
            if workers[colour] > 1:
                found.append(PAIR + colour)
    return found


def fits(one: int, two: int, workers: list[int]) -> bool:
    """Are there enough workers for both dice?"""
    if one < ONE or two < ONE or one & 3 != two & 3:
        return True
    return HELPERS[one] + HELPERS[two] <= workers[one & 3]


class Hand:
    """The dice of a hand by what can be made of them: for each make the best value, whose it is, and the next best."""

    def __init__(self, hand: list[int], workers: list[int]) -> None:
        self.hand: Final = hand
        self.workers: Final = workers
        self.helped: Final = makes_of(workers)
        self.makes: Final[list[int]] = []
        """Those that some die can be."""
        self.best: Final = [0] * MAKES
        self.whose: Final = [NONE] * MAKES
        """The place in hand of the best."""
        self.next: Final = [0] * MAKES
        for place in range(len(hand)):
            self.note(hand[place] >> 3, place, hand[place] & 7)
        for make in self.helped:
            for place in range(len(hand)):
                value = value_of(hand[place], make)
                if value:
                    self.note(make, place, value)

    def note(self, make: int, place: int, value: int) -> None:
        best = self.best[make]
        if value > best:
            if not best:
                self.makes.append(make)
            self.next[make] = best
            self.best[make] = value
            self.whose[make] = place
        elif value > self.next[make]:
            self.next[make] = value

    def all_outcomes(self) -> Outcomes:
        """Of every placement."""
        found = no_outcomes()
        makes, best, whose, next = self.makes, self.best, self.whose, self.next
        count = len(makes)
        for i in range(count):
            one = makes[i]
            first = best[one]
            note_one(found, one, first)
            for j in range(i, count):
                two = makes[j]
                value = first + best[two]
                if whose[one] == whose[two]:
                    value = 0
                    if next[two]:
                        value = first + next[two]
                    if next[one]:
                        value = max(value, next[one] + best[two])
                if value and fits(one, two, self.workers):
                    note_two(found, one, two, value)
        return found

    def outcomes_with(self, die: int, makes: list[int]) -> Outcomes:
        """Of this die with one of these makes, alone or with another die."""
        found = no_outcomes()
        place = self.hand.index(die)
        for one in makes:
            value = value_of(die, one)
            note_one(found, one, value)
            for two in self.makes:
                more = self.next[two] if self.whose[two] == place else self.best[two]
                if more and fits(one, two, self.workers):
                    note_two(found, one, two, value + more)
        return found

    def outcomes_of_two(self, first: int, ones: list[int], second: int, twos: list[int]) -> Outcomes:
        """Of two dice, each with one of its makes."""
        found = no_outcomes()
        for one in ones:
            value = value_of(first, one)
            for two in twos:
                if fits(one, two, self.workers):
                    note_two(found, one, two, value + value_of(second, two))
        return found

    def makes_from(self, die: int, put: int) -> list[int]:
        """The makes of a die that can still come of that which its workers make of it now."""
        if put < 0:
            return []
        found = [put]
        if put < ONE:
            for make in self.helped:
                if value_of(die, make):
                    found.append(make)
        elif put < PAIR:
            more = with_one(die, put, put - ONE)
            if more >= 0 and self.workers[put - ONE] > 1:
                found.append(more)
        return found


def note_one(found: Outcomes, make: int, value: int) -> None:
    """One die."""
    note(found, HELPERS[make], COLOUR_OF[make], value)


def note_two(found: Outcomes, one: int, two: int, value: int) -> None:
    """Two dice and their sum."""
    effort = TWO_DICE + HELPERS[one] + HELPERS[two]
    note(found, effort, MIXED[MAKES * one + two], value)
    other = OR_MIXED[MAKES * one + two]
    if other >= 0:
        note(found, effort, other, value)


def note(found: Outcomes, effort: int, colour: int, value: int) -> None:
    at = 8 * effort + colour
    if value > found[at]:
        found[at] = value
        found[THERE + effort] |= 1 << colour


def put_on(die: int, place: int, put: tuple[int, ...]) -> int:
    """What the workers make of the die of this place, as far as they go; NONE when they make no sense."""
    make = die >> 3
    for worker in put:
        if worker >> 2 == place:
            make = with_one(die, make, worker & 3)
    return make


def with_one(die: int, make: int, colour: int) -> int:
    """A make with one more worker; NONE: that makes no sense."""
    if 0 <= make < ONE:
        return ONE + colour
    if ONE <= make < PAIR and make - ONE == colour and die >> 3 != colour:
        return PAIR + colour
    return NONE
