"""What a seat may see."""

from __future__ import annotations

from typing import Any

from tablee.games.atlantes.cards.objectives import OBJECTIVE_IDS
from tablee.games.atlantes.rules.choices import ICON_IDS, MANTA_IDS
from tablee.games.atlantes.rules.ending import score_lines, totem
from tablee.games.atlantes.state.board import Sea, seat_or_ghost
from tablee.games.atlantes.state.terms import NO_CARD, PHASES, SETUP, SYMBOLS
from tablee.kernel.decisions import Seat, seat_name


def named(pos: Sea, cards: list[int]) -> list[str]:
    return [pos.box.ids[card] for card in cards]


def view(pos: Sea, seat: Seat | None) -> dict[str, Any]:
    box = pos.box
    choosing = pos.phase == SETUP and bool(pos.pool)
    asked = drafting(pos) if choosing else NO_CARD
    shown: dict[str, Any] = {
        "seat": None if seat is None else seat_name(seat),
        "phase": PHASES[pos.phase],
        "round": pos.round,
        "turn": seat_name(pos.turn),
        "first": seat_name(pos.first),
        "upper": [
            {"card": box.ids[card], "gold": box.gold[card], "power": pos.power_price(card)} for card in pos.upper
        ],
        "lower": [{"card": box.ids[card], "gold": box.gold[card], "power": box.power[card]} for card in pos.lower],
        "deck": len(pos.deck),
        "sunk": named(pos, pos.sunk),
        "row": [{"card": box.ids[card], "price": box.prices[place]} for place, card in enumerate(pos.row)],
        "shoal": len(pos.shoal),
        "supply": {ICON_IDS[icon]: amount for icon, amount in enumerate(pos.supply) if box.supply[icon]},
        "tracks": [
            {"objective": OBJECTIVE_IDS[goal], "mantas": [seat_or_ghost(owner) for owner in track]}
            for goal, track in zip(pos.goals, pos.tracks, strict=True)
        ],
        "spots": box.spot_points[:],
        "ghost": pos.ghost,
        "playing": box.ids[pos.playing] if pos.playing >= 0 else None,
        "replayed": named(pos, pos.replayed),
        "used": [box.ids[card] for card in range(len(box.kind)) if pos.used >> card & 1],
        "paid": pos.paid,
        "ending": seat_name(pos.trigger) if pos.trigger >= 0 else None,
        "last_turns": pos.last_turns,
        "kings_passed": len(pos.pool) if choosing else 0,
        "players": [area(pos, other, seat) for other in range(pos.seats)],
    }
    if choosing and asked == seat:
        shown["kings"] = named(pos, pos.pool)
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
        "hand": [box.ids[card] for card in me.hand if knows or card != me.king],
        "king": box.ids[me.king] if knows and me.king >= 0 else None,
        "king_hidden": not me.shown,
        "discard": named(pos, me.discard),
        "board": [
            {
                "card": box.ids[card],
                "raised": up,
                "levels": [ICON_IDS[icon] for icon in box.levels[card][up:-1]],
            }
            for card, up in zip(me.board, me.raised, strict=True)
        ],
        "pile": named(pos, me.pile),
        "ready": [MANTA_IDS[manta] for manta in me.ready],
        "tired": [MANTA_IDS[manta] for manta in me.tired],
        "bonus": me.bonus,
        "claimed": [OBJECTIVE_IDS[goal] for track, goal in enumerate(pos.goals) if me.claimed >> track & 1],
        "score": score_lines(pos, owner),
    }
