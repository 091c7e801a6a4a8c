"""What a seat may see, and fair guesses at what it may not."""

from __future__ import annotations

import random
from typing import Any

from tablee.games.atlantes.board import NO_CARD, PHASES, SETUP, SYMBOLS, Sea, seat_or_ghost
from tablee.games.atlantes.choices import ICON_IDS, IDS, MANTA_IDS, OBJECTIVE_IDS
from tablee.kernel.chance import guess_order
from tablee.kernel.decisions import Seat, seat_name

TOTEMS = ((30, "blob"), (60, "serpent"), (90, "leviathan"), (9999, "kraken"))
"""The animal that the Council of the Ocean gives a lone player, by the most points it is given for."""


def totem(points: int) -> str:
    return next(name for most, name in TOTEMS if points <= most)


def score_lines(pos: Sea, seat: Seat) -> dict[str, int]:
    """The three lines of the final count. [End of the game]"""
    me = pos.players[seat]
    spots = pos.box.spot_points
    return {
        "hand": len(me.hand),
        "objectives": sum([spots[track.index(seat)] for track in pos.tracks if seat in track]),
        "pile": sum([pos.box.points[card] for card in me.pile]),
    }


def named(cards: list[int]) -> list[str]:
    return [IDS[card] for card in cards]


def view(pos: Sea, seat: Seat | None) -> dict[str, Any]:
    choosing = pos.phase == SETUP and bool(pos.pool)
    asked = drafting(pos) if choosing else NO_CARD
    shown: dict[str, Any] = {
        "seat": None if seat is None else seat_name(seat),
        "phase": PHASES[pos.phase],
        "round": pos.round,
        "turn": seat_name(pos.turn),
        "first": seat_name(pos.first),
        "upper": [
            {"card": IDS[card], "gold": pos.box.gold[card], "power": pos.power_price(card)} for card in pos.upper
        ],
        "lower": [{"card": IDS[card], "gold": pos.box.gold[card], "power": pos.box.power[card]} for card in pos.lower],
        "deck": len(pos.deck),
        "sunk": named(pos.sunk),
        "row": [{"card": IDS[card], "price": pos.box.prices[place]} for place, card in enumerate(pos.row)],
        "shoal": len(pos.shoal),
        "supply": {ICON_IDS[icon]: amount for icon, amount in enumerate(pos.supply) if pos.box.supply[icon]},
        "tracks": [
            {"objective": OBJECTIVE_IDS[goal], "mantas": [seat_or_ghost(owner) for owner in track]}
            for goal, track in zip(pos.goals, pos.tracks, strict=True)
        ],
        "spots": pos.box.spot_points[:],
        "ghost": pos.ghost,
        "playing": IDS[pos.playing] if pos.playing >= 0 else None,
        "replayed": named(pos.replayed),
        "used": [IDS[card] for card in range(len(pos.box.kind)) if pos.used >> card & 1],
        "paid": pos.paid,
        "ending": seat_name(pos.trigger) if pos.trigger >= 0 else None,
        "last_turns": pos.last_turns,
        "kings_passed": len(pos.pool) if choosing else 0,
        "players": [area(pos, other, seat) for other in range(pos.seats)],
    }
    if choosing and asked == seat:
        shown["kings"] = named(pos.pool)
    if pos.seats == 1:
        shown["totem"] = totem(sum(score_lines(pos, 0).values()))
    return shown


def drafting(pos: Sea) -> Seat:
    """Who holds the kings that are passed: the last seat, from the last player on, without one."""
    for back in range(pos.seats):
        seat = (pos.first - 1 - back) % pos.seats
        if pos.players[seat].king < 0:
            return seat
    return NO_CARD


def area(pos: Sea, owner: Seat, seat: Seat | None) -> dict[str, Any]:
    """One player's area as `seat` sees it. Hands are made of open cards; only a drafted king may be hidden."""
    me = pos.players[owner]
    box = pos.box
    knows = me.shown or owner == seat
    return {
        "seat": seat_name(owner),
        "symbol": SYMBOLS[me.symbol],
        "hand_count": len(me.hand),
        "hand": [IDS[card] for card in me.hand if knows or card != me.king],
        "king": IDS[me.king] if knows and me.king >= 0 else None,
        "king_hidden": not me.shown,
        "discard": named(me.discard),
        "board": [
            {
                "card": IDS[card],
                "raised": up,
                "levels": [ICON_IDS[icon] for icon in box.levels[card][up:-1]],
            }
            for card, up in zip(me.board, me.raised, strict=True)
        ],
        "pile": named(me.pile),
        "ready": [MANTA_IDS[manta] for manta in me.ready],
        "tired": [MANTA_IDS[manta] for manta in me.tired],
        "bonus": me.bonus,
        "claimed": [OBJECTIVE_IDS[goal] for track, goal in enumerate(pos.goals) if me.claimed >> track & 1],
        "score": score_lines(pos, owner),
    }


def redeal(pos: Sea, seat: Seat, rng: random.Random) -> Sea:
    """Shuffle both decks; deal the kings that this seat does not know anew among those who can hold them."""
    new = pos.copy()
    new.decisions = None
    new.key = rng.getrandbits(128).to_bytes(16, "big")
    guess_order(new.deck, rng)
    guess_order(new.shoal, rng)
    if any([not me.shown for me in pos.players]) or pos.phase == SETUP:
        deal_kings(pos, new, seat, rng)
    return new


def deal_kings(pos: Sea, new: Sea, seat: Seat, rng: random.Random) -> None:
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
        deal_group(pos, new, later, True, False, rng)
        deal_group(pos, new, earlier, False, True, rng)
    else:
        deal_group(pos, new, earlier, not looks, True, rng)


def deal_group(pos: Sea, new: Sea, holders: list[Seat], pool: bool, unused: bool, rng: random.Random) -> None:
    """Deal the kings of these hands, and of the pool or of the unused ones, anew among themselves."""
    kings = [pos.players[other].king for other in holders]
    kings += (pos.pool if pool else []) + (pos.unused if unused else [])
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
