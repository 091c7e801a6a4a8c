"""Enemies with Spells on them, one after the other, and the penalties that some of them ask for. [Resolution]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.syncro.rules.choices import DISCARD, PLACES, Attack, AttackUsing, Discard, Give, Use, UseOn
from tablee.games.syncro.rules.ending import win
from tablee.games.syncro.rules.estimates import estimate
from tablee.games.syncro.rules.refusals import NO_OTHER_PAYMENT, NOT_HELD
from tablee.games.syncro.state.board import Syncro
from tablee.games.syncro.state.terms import ABSORBS, CHARGES, DRAWS, FACE_UP, MOST_MAGES, NO_PLACE, NOBODY, RESOLVING
from tablee.kernel.decisions import DONE, PASS, Choice, Decision, Rule, Seat
from tablee.kernel.position import Step


@dataclass
class Resolution(Step):
    """Every enemy with Spells on it, from bottom to top and from left to right, one at a time. [Resolution]"""

    at: int

    def run(self, pos: Syncro) -> None:
        if self.at == 0:
            pos.phase = RESOLVING
        order = pos.quest.plan.order
        for number in range(self.at, len(order)):
            place = order[number]
            if pos.on[place]:
                pos.do(RESOLUTION[number + 1])
                resolve(pos, place)
                return


def resolve(pos: Syncro, place: int) -> None:
    """Turn the Spells up and compare; a Dragon is paid before anything else happens. [Resolution; level 3]"""
    pos.turn_spells_up(place)
    card = pos.cards[place]
    spells = pos.on[place]
    total = sum(spells) + pos.bonus_on(place)
    strength = pos.strength(place)
    if pos.events is not None:
        pos.tell("resolved", NOBODY, (pos.quest.plan.ids[place], pos.box.ids[card], list(spells), total, strength))
    if total != strength and pos.quest.acts[card] & CHARGES and not pos.cloaked >> place & 1:
        pos.due = abs(total - strength)
        pos.charging = place
        pos.tell("charged", NOBODY, (pos.box.ids[card], pos.due))
        pos.do(AfterPayment(place, total, strength))
        pos.do(LAP[0])
    else:
        settle(pos, place, total, strength)


def settle(pos: Syncro, place: int, total: int, strength: int) -> None:
    """Success: the enemy and its Spells are discarded, then its effect. Failure: the lowest Spell goes. [Resolution]"""
    acts = pos.quest.acts[pos.cards[place]]
    if total >= strength:
        if pos.destroy(place):
            win(pos)
        elif total > strength and acts & DRAWS and pos.draw(pos.clockwise(), total - strength):
            estimate(pos)
        return
    spells = list(pos.on[place])
    lowest = min(spells)
    spells.remove(lowest)
    where = pos.quest.plan.ids[place]
    if acts & ABSORBS:
        pos.on[place] = ()
        pos.by[place] = ()
        if pos.cloaked >> place & 1:
            spells.append(lowest)
        else:
            pos.under[place] += (lowest,)
            pos.tell("absorbed", NOBODY, (pos.box.ids[pos.cards[place]], where, lowest, pos.strength(place)))
        pos.discards += spells
        if spells:
            pos.tell("spells-discarded", NOBODY, (where, spells))
    else:
        pos.on[place] = tuple(spells)
        pos.by[place] = (FACE_UP,) * len(spells)
        pos.discards.append(lowest)
        pos.tell("spells-discarded", NOBODY, (where, [lowest]))


@dataclass
class Lap(Step):
    """One lap from the Leader on: each mage discards one or more Spells, or passes. [Level 3]

    The Spells that a mage discards are shown together, and the lap ends with them once the amount is reached.
    """

    at: int
    """How many mages had their opportunity."""

    def seat(self, pos: Syncro) -> Seat:
        return (pos.leader + self.at) % pos.seats

    def ask(self, pos: Syncro) -> Decision | None:
        seat = self.seat(pos)
        me = pos.mages[seat]
        aside = me.aside
        values = 0
        for place in range(len(me.hand)):
            if place not in aside:
                values |= 1 << me.hand[place]
        choices = [DISCARD[value] for value in range(1, values.bit_length()) if values >> value & 1]
        chosen = sum([me.hand[place] for place in aside])
        choices.append(DONE if aside else PASS)
        return Decision(seat, "pay", (pos.box.ids[pos.cards[pos.charging]], pos.due, chosen), choices, bool(aside))

    def take(self, pos: Syncro, choice: Choice) -> None:
        seat = self.seat(pos)
        me = pos.mages[seat]
        if isinstance(choice, Discard):
            set_aside(pos, seat, choice.spell)
            pos.do(self)
            return
        if me.aside:
            spells = pos.discard_at(seat, me.aside)
            me.aside = []
            pos.due = max(0, pos.due - sum(spells))
            pos.tell("paid", seat, (spells, pos.due))
        else:
            pos.tell("paid-nothing", seat, ())
        if not pos.due:
            pos.charging = NO_PLACE
        elif self.at + 1 < pos.seats:
            pos.do(LAP[self.at + 1])
        else:
            pos.lose("payment")

    def forbids(self, pos: Syncro, choice: Choice) -> Rule | None:
        if isinstance(choice, Discard):
            return NOT_HELD
        return NO_OTHER_PAYMENT if isinstance(choice, (Attack, AttackUsing, Use, UseOn, Give)) else None


def set_aside(pos: Syncro, seat: Seat, spell: int) -> None:
    """Chosen, but not shown yet."""
    me = pos.mages[seat]
    for place in range(len(me.hand)):
        if me.hand[place] == spell and place not in me.aside:
            me.aside.append(place)
            break
    pos.tell("set-aside", seat, (), (spell,), 1 << seat)


@dataclass
class AfterPayment(Step):
    """The penalty is paid: now the usual step. [Level 3]"""

    place: int
    total: int
    strength: int

    def run(self, pos: Syncro) -> None:
        settle(pos, self.place, self.total, self.strength)


RESOLUTION: Final = [Resolution(at) for at in range(len(PLACES) + 1)]
LAP: Final = [Lap(at) for at in range(MOST_MAGES)]
