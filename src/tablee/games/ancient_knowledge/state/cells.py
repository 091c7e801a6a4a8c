"""What a seat sees as numbers, straight from a position: part by part what `observed.py` tells of the view."""

from __future__ import annotations

from typing import Final

from tablee.games.ancient_knowledge.cards.ids import CARDS as PRINTED
from tablee.games.ancient_knowledge.rules.choices import Resolve
from tablee.games.ancient_knowledge.rules.phases import losing
from tablee.games.ancient_knowledge.rules.scoring import score_lines
from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.ancient_knowledge.state.terms import NO_CARD, NOBODY, PHASES, PLACES
from tablee.games.ancient_knowledge.state.view import active, known
from tablee.kernel.decisions import Decision, Seat
from tablee.kernel.pen import CellPen

CARDS: Final = len(PRINTED)
SCORE_LINES: Final = 5


def cards_in_order(decision: Decision) -> list[int]:
    """The cards whose order is asked for."""
    return [choice.card for choice in decision.choices if isinstance(choice, Resolve)]


def write(pos: Ancient, pen: CellPen) -> None:
    seat = pen.seat
    pen.one_of(pos.phase, len(PHASES))
    pen.who(pos.turn)
    pen.who(pos.first)
    pen.number(pos.round)
    pen.number(pos.actions)
    pen.number(len(pos.deck))
    pen.number(1 if pos.flipped else 0)
    pen.number(1 if pos.ending else 0)
    pen.number(pos.lost_now)
    pen.number(len(pos.pile))
    pen.one_of(pos.pile[-1] if pos.pile else NO_CARD, CARDS)
    if pos.tiles_shown:
        pen.groups(pos.tiles, CARDS)
    else:
        pen.skip(CARDS)
    pen.numbers(pos.tile_levels, len(pos.tile_levels))
    for pool in pos.pools:
        pen.number(len(pool))
    pen.groups(pos.discards, CARDS)
    pen.number(len(pos.looked))
    pen.each(pos.looked if pos.looker == NOBODY or pos.looker == seat else [], CARDS)
    pen.one_of(pos.declining, CARDS)
    for place in range(pos.seats):
        write_area(pos, (seat + place) % pos.seats, pen)


def write_area(pos: Ancient, owner: Seat, pen: CellPen) -> None:
    """One player's area. Of others' hands only what the seat has seen."""
    me = pos.players[owner]
    nothing: list[int] = []
    own = owner == pen.seat
    pen.number(len(me.hand))
    pen.number(me.lost)
    pen.number(losing(pos, owner))
    pen.each(me.hand if own else nothing, CARDS)
    pen.each(me.aside if own else nothing, CARDS)
    pen.each(nothing if own else known(pos, owner, pen.seat), CARDS)
    pen.each(me.past, CARDS)
    pen.each(me.tilted, CARDS)
    pen.each(me.artefacts, CARDS)
    pen.each(me.collection, CARDS)
    pen.each(active(pos, owner), CARDS)
    for place in range(PLACES):
        card = me.timeline[place]
        if card >= 0:
            pen.put(card, place // 2 + 1)
            pen.put(CARDS + card, place % 2 + 1)
            pen.put(2 * CARDS + card, me.knowledge[place])
    pen.skip(3 * CARDS)
    pen.numbers(list(score_lines(pos, owner).values()), SCORE_LINES)
