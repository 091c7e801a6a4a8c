"""What a seat does not know, dealt anew: fair guesses for bots that look ahead."""

from __future__ import annotations

import random

from tablee.games.atlantes.state.board import Sea
from tablee.games.atlantes.state.terms import SETUP
from tablee.games.atlantes.state.view import drafting
from tablee.kernel.chance import guess_order
from tablee.kernel.decisions import Seat


def redeal(pos: Sea, seat: Seat, rng: random.Random, tidy: bool = False) -> Sea:
    """Shuffle both decks; deal the kings that this seat does not know anew among those who can hold them.

    `tidy`: wherever they lay before.
    """
    new = pos.copy()
    new.decisions = None
    new.key = rng.getrandbits(128).to_bytes(16, "big")
    if tidy:
        new.deck.sort()
        new.shoal.sort()
    guess_order(new.deck, rng)
    guess_order(new.shoal, rng)
    if any([not me.shown for me in pos.players]) or pos.phase == SETUP:
        deal_kings(pos, new, seat, rng, tidy)
    return new


def deal_kings(pos: Sea, new: Sea, seat: Seat, rng: random.Random, tidy: bool) -> None:
    """Kings went round from the last player to the first: each saw what was left when it was their turn.

    Those that went through this seat's hands are now with players who chose later, or were left over; the others are
    with players who chose earlier, or were never dealt. A king that leaves for a manta would have been seen to do so.
    """
    order = [(pos.first - 1 - back) % pos.seats for back in range(pos.seats)]
    own = order.index(seat)
    chose = pos.players[seat].king >= 0 or pos.phase != SETUP
    earlier = [other for other in order[:own] if not pos.players[other].shown]
    later = [other for other in order[own + 1 :] if not pos.players[other].shown]
    looks = not chose and drafting(pos) == seat
    if chose:
        deal_group(pos, new, later, True, False, rng, tidy)
        deal_group(pos, new, earlier, False, True, rng, tidy)
    else:
        deal_group(pos, new, earlier, not looks, True, rng, tidy)


def deal_group(
    pos: Sea, new: Sea, holders: list[Seat], pool: bool, unused: bool, rng: random.Random, tidy: bool
) -> None:
    """Deal the kings of these hands, and of the pool or of the unused ones, anew among themselves."""
    kings = [pos.players[other].king for other in holders]
    kings += (pos.pool if pool else []) + (pos.unused if unused else [])
    if tidy:
        kings.sort()
    guess_order(kings, rng)
    begun = pos.phase != SETUP
    free = [king for king in kings if not begun or pos.box.leaves_for[king] < 0]
    for other in holders:
        king = free.pop()
        kings.remove(king)
        them = new.players[other]
        them.hand[them.hand.index(them.king)] = king
        them.king = king
    if pool:
        new.pool = kings[: len(pos.pool)]
        kings = kings[len(pos.pool) :]
    if unused:
        new.unused = kings
