"""Colour and value of an action: dice, the workers on them, mixtures, and colours that an ability makes one. [6]"""

from __future__ import annotations

from typing import Final

from tablee.games.scholars.state.terms import (
    BLACK,
    BLUE,
    GREEN,
    ORANGE,
    PRIMARY_MASK,
    PURPLE,
    RED,
    SECONDARY_MASK,
    WHITE,
    YELLOW,
)

MIXTURES: Final = {
    1 << RED | 1 << YELLOW: ORANGE,
    1 << RED | 1 << BLUE: PURPLE,
    1 << YELLOW | 1 << BLUE: GREEN,
}
RAISED: Final = 6
ALONE: Final = [[colour] for colour in range(8)]


def with_workers(die: int, place: int, workers: tuple[int, ...]) -> int:
    """The die of this place after its workers, one after the other; workers are written 4 * place + colour. [6.4]

    A worker of the die's own colour makes it a 6, another one gives the die its colour.
    """
    for worker in workers:
        if worker >> 2 == place:
            colour = worker & 3
            die = 8 * colour + (RAISED if die >> 3 == colour else die & 7)
    return die


def mixed(dice: list[int]) -> list[int]:
    """The colours that an action with these dice can have; several: the player picks one. [6.3]"""
    if len(dice) == 1:
        return ALONE[dice[0] >> 3]
    there = 0
    for die in dice:
        there |= 1 << (die >> 3)
    if there >> BLACK & 1:
        return [BLACK]
    secondary = there & SECONDARY_MASK
    if secondary:
        return [colour for colour in (ORANGE, PURPLE, GREEN) if secondary >> colour & 1]
    primary = there & PRIMARY_MASK
    if not primary:
        return [WHITE]
    if primary in MIXTURES:
        return [MIXTURES[primary]]
    if primary == PRIMARY_MASK:  # only with a third, printed die
        return [ORANGE, PURPLE, GREEN]
    return [colour for colour in (RED, YELLOW, BLUE) if primary >> colour & 1]


def widened(colours: int, pairs: list[int]) -> int:
    """These colours and all that abilities make one with them, as bit masks."""
    grown = True
    while grown:
        grown = False
        for pair in pairs:
            if colours & pair and colours & pair != pair:
                colours |= pair
                grown = True
    return colours
