"""What a seat sees as numbers, straight from a position: part by part what `observed.py` tells of the view."""

from __future__ import annotations

from typing import Final

from tablee.games.atlantes.cards.ids import IDS
from tablee.games.atlantes.cards.objectives import OBJECTIVE_IDS
from tablee.games.atlantes.rules.choices import ICON_IDS, MANTA_IDS
from tablee.games.atlantes.rules.paying import HIRE, Paying
from tablee.games.atlantes.rules.scoring import score_lines
from tablee.games.atlantes.state.board import Sea
from tablee.games.atlantes.state.terms import CHARACTER_ROW, NO_CARD, PHASES, SETUP, SPOTS, SYMBOLS, TRACKS
from tablee.games.atlantes.state.view import drafting, far
from tablee.kernel.decisions import Seat
from tablee.kernel.pen import CellPen

CARDS: Final = len(IDS)
GOALS: Final = len(OBJECTIVE_IDS)
MANTAS: Final = len(MANTA_IDS)


def write(pos: Sea, pen: CellPen) -> None:
    box = pos.box
    choosing = pos.phase == SETUP and bool(pos.pool)
    pen.one_of(pos.phase, len(PHASES))
    pen.who(pos.turn)
    pen.who(pos.first)
    pen.number(pos.round)
    pen.number(box.upper)
    pen.number(box.discount)
    pen.number(len(pos.deck))
    pen.number(len(pos.shoal))
    pen.number(SPOTS)
    pen.number(pos.ghost)
    pen.number(pos.paid)
    pen.number(pos.last_turns)
    pen.number(len(pos.pool) if choosing else 0)
    pen.number(1 if pos.trigger >= 0 else 0)
    pen.places(pos.upper, CARDS)
    pen.places(pos.lower, CARDS)
    pen.each(pos.sunk, CARDS)
    for place, card in enumerate(pos.row):
        pen.put(place * CARDS + card, box.prices[place] + 1)
    pen.skip(CHARACTER_ROW * CARDS)
    pen.numbers(pos.supply, len(ICON_IDS))
    write_tracks(pos, pen)
    pen.one_of(pos.playing, CARDS)
    pen.several(pos.replayed, CARDS)
    pen.bits(pos.used, CARDS)
    write_payment(pos, pen)
    pen.each(pos.pool if choosing and drafting(pos) == pen.seat else [], CARDS)
    for place in range(pos.seats):
        write_area(pos, (pen.seat + place) % pos.seats, pen)


def write_tracks(pos: Sea, pen: CellPen) -> None:
    """What lies on the objectives, then how far everybody is with them."""
    points = pos.box.spot_points
    for track in range(TRACKS):
        here, mantas = 3 * pos.goals[track], len(pos.tracks[track])
        pen.put(here, 1)
        pen.put(here + 1, mantas)
        pen.put(here + 2, points[mantas] if mantas < SPOTS else 0)
    pen.skip(3 * GOALS)
    for goal in pos.goals:
        for owner in range(pos.seats):
            have, _ = far(pos, owner, goal, pen.seat)
            pen.put(goal * pos.seats + (owner - pen.seat) % pos.seats, have)
    pen.skip(GOALS * pos.seats)


def write_payment(pos: Sea, pen: CellPen) -> None:
    """What the step on top of the agenda is about, while something is paid for."""
    step = pos.agenda[-1] if pos.agenda else None
    if not isinstance(step, Paying):
        pen.skip(CARDS + 2)
        return
    pen.one_of(pos.row[step.target] if step.what == HIRE else step.target, CARDS)
    pen.number(step.total)
    pen.number(step.price)


def write_area(pos: Sea, owner: Seat, pen: CellPen) -> None:
    """One player's area. Only a drafted king may be hidden."""
    me = pos.players[owner]
    knows = me.shown or owner == pen.seat
    pen.one_of(me.symbol, len(SYMBOLS))
    pen.number(len(me.hand))
    pen.number(0 if me.shown else 1)
    pen.number(me.bonus)
    pen.several(me.hand if knows else [card for card in me.hand if card != me.king], CARDS)
    pen.one_of(me.king if knows else NO_CARD, CARDS)
    pen.several(me.discard, CARDS)
    for place in range(len(me.board)):
        pen.put(me.board[place], me.raised[place] + 1)
    pen.skip(CARDS)
    pen.each(me.pile, CARDS)
    pen.several(me.ready, MANTAS)
    pen.several(me.tired, MANTAS)
    for track in range(TRACKS):
        if me.claimed >> track & 1:
            pen.put(pos.goals[track], 1)
    pen.skip(GOALS)
    pen.number(sum(score_lines(pos, owner).values()))
