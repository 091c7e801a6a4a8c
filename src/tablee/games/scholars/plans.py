"""What the dice of a hand can make with the workers there are: for bots, who compare whole placements."""

from __future__ import annotations

from typing import Final

from tablee.games.scholars.dice import mixed, with_workers
from tablee.games.scholars.parts import BLACK, COLOURS, WORKERS

Put = tuple[int, ...]
"""The workers on a die, in the order they are put."""
Way = tuple[int, Put]
"""A die as its workers make it, and these."""
Plan = tuple[list[int], list[Put], int, int]
"""Dice, the workers on each, and a colour and the value that they give."""

TWO: Final = [[mixed([8 * one, 8 * two]) for two in range(len(COLOURS))] for one in range(len(COLOURS))]
"""The colours of an action with two dice, by theirs."""


def ways(die: int, workers: list[int]) -> list[Way]:
    """Nobody, one worker, or two alike that recolour a die and raise it."""
    found: list[Way] = [(die, ())]
    for colour in range(WORKERS):
        if workers[colour]:
            found.append((with_workers(die, 0, (colour,)), (colour,)))
        if workers[colour] > 1 and die >> 3 != colour:
            found.append((with_workers(die, 0, (colour, colour)), (colour, colour)))
    return found


def fits(one: Put, two: Put, workers: list[int]) -> bool:
    """Are there enough workers for both dice?"""
    if not one or not two or one[0] != two[0]:
        return True
    return len(one) + len(two) <= workers[one[0]]


def outcomes(hand: list[int], workers: list[int], die: float, worker: float) -> dict[int, float]:
    """Every colour and value that a placement can have, as 64 * colour + value, and what it costs at least."""
    found: dict[int, float] = {}
    each = [ways(one, workers) for one in hand]
    for i, mine in enumerate(each):
        for face, put in mine:
            code = 64 * (face >> 3) + (face & 7)
            cost = die + worker * len(put)
            if cost < found.get(code, 99.0):
                found[code] = cost
        for others in each[i + 1 :]:
            for face, put in mine:
                for other, more in others:
                    if fits(put, more, workers):
                        cost = 2 * die + worker * (len(put) + len(more))
                        for colour in TWO[face >> 3][other >> 3]:
                            code = 64 * colour + (face & 7) + (other & 7)
                            if cost < found.get(code, 99.0):
                                found[code] = cost
    return found


def plans_from(hand: list[int], workers: list[int], printed: int, dice: list[int], put: list[Put]) -> list[Plan]:
    """The placements that can still come of these dice with these workers; `printed` is a die on the action card."""
    left = hand[:]
    for die in dice:
        left.remove(die)
    found: list[Plan] = []
    firsts = dice[:1] or sorted(set(left))
    for first in firsts:
        others = left[:]
        if not dice:
            others.remove(first)
        seconds = dice[1:] or sorted(set(others))
        for way in ways(first, workers):
            if put and way[1][: len(put[0])] != put[0]:
                continue
            if len(dice) < 2:
                found += finished([first], [way], printed)
            for second in seconds:
                for other in ways(second, workers):
                    if len(put) > 1 and other[1][: len(put[1])] != put[1]:
                        continue
                    if fits(way[1], other[1], workers):
                        found += finished([first, second], [way, other], printed)
    return found


def finished(dice: list[int], with_ways: list[Way], printed: int) -> list[Plan]:
    """One plan for each colour that the action can have."""
    faces = [face for face, _ in with_ways]
    if printed:
        faces.append(8 * BLACK + printed)
    value = sum([face & 7 for face in faces])
    return [(dice, [put for _, put in with_ways], colour, value) for colour in mixed(faces)]
