"""Random play to the end: for search, for measuring, and as the simplest opponent of all."""

from __future__ import annotations

import random

from tablee.kernel.agenda import advance, pending
from tablee.kernel.decisions import Decision
from tablee.kernel.position import Position


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
