"""What a mage sees as numbers, straight from a position: part by part what `observed.py` tells of the view."""

from __future__ import annotations

from typing import Final

from tablee.games.syncro.cards.ids import IDS
from tablee.games.syncro.rules.choices import MOST_VALUE, PLACES, SIGNALS
from tablee.games.syncro.state.board import Syncro
from tablee.games.syncro.state.terms import MOST_MAGES, NO_CARD, NO_PLACE, PHASES, SILENT, UNKNOWN
from tablee.games.syncro.state.view import knows, laid_by, seen_through_lens
from tablee.kernel.decisions import Seat
from tablee.kernel.pen import CellPen

CARDS: Final = len(IDS)
NUMBER_OF: Final = {code: number for number, code in enumerate(PLACES)}
"""The places of all hordes, as the vector counts them."""
FACTS: Final = 11
"""Of each place."""
DOWN: Final = 1
UP: Final = 2


def write(pos: Syncro, pen: CellPen) -> None:
    quest, seats = pos.quest, pos.seats
    pen.one_of(pos.phase, len(PHASES))
    pen.who(pos.leader)
    pen.number(quest.level)
    pen.number(quest.attempts[quest.level - 1])
    pen.number(pos.round)
    pen.number(pos.slot)
    pen.number(pos.attackers)
    pen.number(pos.limit)
    pen.number(len(pos.pile))
    pen.number(len(pos.monsters))
    pen.number(len(pos.lieutenants))
    pen.number(len(pos.fog))
    pen.number(len(pos.rewards))
    pen.number(pos.due)
    pen.numbers([pen.place((pos.leader + step) % seats) for step in quest.slots], MOST_MAGES)
    write_horde(pos, pen)
    pen.several([value - 1 for value in pos.discards], MOST_VALUE)
    pen.several(pos.destroyed, CARDS)
    pen.several(quest.beaten, CARDS)
    pen.several(pos.fog_discards, CARDS)
    pen.one_of(pos.turned, CARDS)
    pen.several(pos.curses, CARDS)
    pen.several(pos.reward_discards, CARDS)
    pen.one_of(NUMBER_OF[quest.plan.codes[pos.charging]] if pos.charging >= 0 else NO_PLACE, len(PLACES))
    for place in range(seats):
        write_mage(pos, (pen.seat + place) % seats, pen)


def write_horde(pos: Syncro, pen: CellPen) -> None:
    plan = pos.quest.plan
    for place in range(plan.size):
        here = FACTS * NUMBER_OF[plan.codes[place]]
        pen.put(here + 5, plan.cards[place])
        if not pos.present >> place & 1:
            continue
        up = bool(pos.up >> place & 1)
        pen.put(here, UP if up else DOWN)
        if up or pos.seen >> place & 1:
            pen.put(here + 1, pos.cards[place] + 1)
        pen.put(here + 3, 1 if pos.is_accessible(place) else 0)
        pen.put(here + 4, pos.targets >> place & 1)
        if up and pos.is_enemy(place):
            pen.put(here + 2, pos.strength(place))
            pen.put(here + 6, pos.bonus_on(place))
            pen.put(here + 7, pos.cloaked >> place & 1)
            if pos.on[place]:
                pen.put(here + 8, len(pos.on[place]))
                pen.put(here + 9, known_sum(pos, place, pen.seat))
            pen.put(here + 10, len(pos.under[place]))
    pen.skip(FACTS * len(PLACES))


def known_sum(pos: Syncro, place: int, seat: Seat) -> int:
    """Of the Spells on an enemy, as far as this mage knows them."""
    looked = seen_through_lens(pos, place, seat)
    total = 0
    for number in range(len(pos.on[place])):
        if knows(laid_by(pos, place, number), number, looked, seat):
            total += pos.on[place][number]
    return total


def write_mage(pos: Syncro, owner: Seat, pen: CellPen) -> None:
    """One mage: of others only the number of Spells, the estimate, and what was seen before."""
    me = pos.mages[owner]
    own = owner == pen.seat
    pen.number(len(me.hand))
    pen.number(1 if me.reward >= 0 else 0)
    pen.number(0 if own or me.told == UNKNOWN else me.told)
    if me.said != SILENT:
        if pos.quest.spoken:
            pen.put(len(SIGNALS), me.said)
        else:
            pen.put(me.said, 1)
    pen.skip(len(SIGNALS) + 1)
    if own:
        pen.several([value - 1 for value in me.hand], MOST_VALUE)
        pen.several([me.hand[place] - 1 for place in me.aside], MOST_VALUE)
        pen.skip(MOST_VALUE)
    else:
        pen.skip(2 * MOST_VALUE)
        pen.several([value - 1 for who, whom, value in pos.known if who == pen.seat and whom == owner], MOST_VALUE)
    pen.one_of(me.reward if own else NO_CARD, CARDS)
    pen.one_of(me.given if own else SILENT, len(SIGNALS))
