"""What has become accessible, and what Fog and Lieutenants do about it. [Resolution; level 5]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.syncro.rules.choices import DISCARD, Discard
from tablee.games.syncro.rules.refusals import DISCARD_DUE, NOT_HELD
from tablee.games.syncro.rules.resolution import set_aside
from tablee.games.syncro.state.board import Syncro
from tablee.games.syncro.state.terms import BOSSES, CERBERI, FOGS, LIEUTENANTS, NO_CARD, RESOLVING, REVEALING
from tablee.kernel.decisions import Choice, Decision, Done, Pass, Rule, Seat
from tablee.kernel.position import Step


@dataclass
class Reveal(Step):
    """Face-down cards that nothing covers any more, from bottom to top and from left to right, until there is none.

    A Monster is turned up; a Lieutenant too, with its effect; Fog is applied and taken away. [Resolution; level 5]
    """

    def run(self, pos: Syncro) -> None:
        if pos.phase == RESOLVING:
            pos.phase = REVEALING
        plan = pos.quest.plan
        for place in plan.order:
            if pos.up >> place & 1 or not pos.present >> place & 1 or not pos.is_accessible(place):
                continue
            deck = plan.decks[place]
            if deck == CERBERI or (deck == BOSSES and plan.cerberi):
                reveal_last_boss(pos)
                continue
            pos.turn_up(place)
            if deck in (LIEUTENANTS, FOGS):
                pos.refresh()
                card = pos.cards[place]
                effect = pos.box.do[card]
                pos.do(REVEAL)  # then the search begins again
                if deck == FOGS:
                    pos.do(FogLifts(place))
                if effect is not None:
                    effect.apply(pos, pos.leader, card, place)
                return
        pos.refresh()


def reveal_last_boss(pos: Syncro) -> None:
    """Once all its Cerberi are accessible they are turned up together, and the Boss with them. [Level 9]"""
    plan = pos.quest.plan
    guards = plan.cerberi & pos.present
    for place in range(plan.size):
        if guards >> place & 1 and not pos.is_accessible(place):
            return
    for place in plan.order:
        if plan.decks[place] in (CERBERI, BOSSES) and pos.present & ~pos.up & 1 << place:
            pos.turn_up(place)


@dataclass
class FogLifts(Step):
    """A Fog card that has been applied leaves the horde. [Level 5]"""

    place: int

    def run(self, pos: Syncro) -> None:
        pos.settle_fog(pos.take_away(self.place))
        pos.refresh()


@dataclass
class FogSpent(Step):
    """The same for a Fog card from the pile. [Level 5]"""

    def run(self, pos: Syncro) -> None:
        pos.settle_fog(pos.turned)
        pos.turned = NO_CARD


@dataclass
class Losing(Step):
    """Discard a Spell of one's choice; all see them at the same moment. [Level 5]"""

    seat: Seat
    left: int

    def ask(self, pos: Syncro) -> Decision | None:
        me = pos.mages[self.seat]
        places = [place for place in range(len(me.hand)) if place not in me.aside]
        choices = [DISCARD[spell] for spell in sorted({me.hand[place] for place in places})]
        return Decision(self.seat, "lose", (self.left,), choices, bool(me.aside), len(places) > self.left)

    def take(self, pos: Syncro, choice: Choice) -> None:
        assert isinstance(choice, Discard)
        set_aside(pos, self.seat, choice.spell)
        if self.left > 1:
            pos.do(Losing(self.seat, self.left - 1))

    def forbids(self, pos: Syncro, choice: Choice) -> Rule | None:
        if isinstance(choice, Discard):
            return NOT_HELD
        return DISCARD_DUE if isinstance(choice, (Pass, Done)) else None


@dataclass
class ShowLosses(Step):
    def run(self, pos: Syncro) -> None:
        for seat in pos.clockwise():
            me = pos.mages[seat]
            if me.aside:
                spells = pos.discard_at(seat, me.aside)
                me.aside = []
                pos.tell("discarded", seat, (spells,))


REVEAL: Final = Reveal()
