"""Play to the end, at random or by a title's hints: for search, for measuring, and as the simplest opponent of all."""

from __future__ import annotations

import random

from tablee.kernel.agenda import advance, pending
from tablee.kernel.decisions import Decision
from tablee.kernel.position import Position
from tablee.kernel.title import Title


def play_out(pos: Position, rng: random.Random, most: int = 1_000_000) -> int:
    """Play on in place by uniform random choices until the game is over; how many choices that took."""
    draw = rng.random
    decisions: list[Decision] | None = pending(pos)
    count = 0
    while decisions and count < most:
        decision = decisions[0] if len(decisions) == 1 else decisions[int(draw() * len(decisions))]
        choices = decision.choices
        advance(pos, decision, choices[int(draw() * len(choices))])
        decisions = pos.decisions  # what is open now: `advance` has just worked it out
        count += 1
    return count


def play_by_hints(title: Title, pos: Position, rng: random.Random, slips: float, most: int = 1_000_000) -> int:
    """Play on in place by what the title's hints value most, with so many slips among them, which are any choice.

    Slips keep playouts from being all alike, and from hanging on what the hints overrate.
    """
    draw = rng.random
    decisions: list[Decision] | None = pending(pos)
    count = 0
    while decisions and count < most:
        decision = decisions[0]
        choices = decision.choices
        if len(choices) == 1:
            choice = choices[0]
        elif draw() < slips:
            choice = choices[int(draw() * len(choices))]
        else:
            choice = choices[best_of(title.guess_at(pos, decision), draw())]
        advance(pos, decision, choice)
        decisions = pos.decisions
        count += 1
    return count


def play_turns(title: Title, pos: Position, rng: random.Random, slips: float, turns: int) -> int:
    """The same until so many turns have ended, the present one included, or the game is over; how many choices.

    Where a turn has ended nothing is half done: a good moment to say what a position is worth."""
    draw = rng.random
    decisions: list[Decision] | None = pending(pos)
    count, turn = 0, title.turn_of(pos)
    while decisions:
        now = title.turn_of(pos)
        if now != turn:
            turns -= 1
            if turns <= 0:
                break
            turn = now
        decision = decisions[0]
        choices = decision.choices
        if len(choices) == 1:
            choice = choices[0]
        elif draw() < slips:
            choice = choices[int(draw() * len(choices))]
        else:
            choice = choices[best_of(title.guess_at(pos, decision), draw())]
        advance(pos, decision, choice)
        decisions = pos.decisions
        count += 1
    return count


def best_of(worth: list[float], chance: float) -> int:
    """The place of the highest value; of several equal ones any, by a number from 0 to 1."""
    best, at, equal = worth[0], 0, 1
    for place in range(1, len(worth)):
        value = worth[place]
        if value > best:
            best, at, equal = value, place, 1
        elif value == best:
            equal += 1
    if equal > 1:
        skipped = int(chance * equal)
        while skipped:
            at += 1
            if worth[at] == best:
                skipped -= 1
    return at
