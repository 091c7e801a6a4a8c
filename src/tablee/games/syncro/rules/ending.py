"""The end of a level that is won. [End of a level]"""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.syncro.cards.levels import LAST_LEVEL
from tablee.games.syncro.rules.choices import KEEP_OR_DISCARD, Discard, KeepHand
from tablee.games.syncro.rules.refusals import ALL_OR_NOTHING
from tablee.games.syncro.state.board import Syncro
from tablee.games.syncro.state.terms import KEEPING, NO_CARD, NOBODY, SILENT, WON
from tablee.kernel.agenda import Together
from tablee.kernel.decisions import Choice, Decision, Done, Pass, Rule, Seat
from tablee.kernel.position import Step


def win(pos: Syncro) -> None:
    """The last enemy is destroyed: nothing else is resolved or revealed. [End of a level]"""
    pos.agenda.clear()
    pos.tell("level-won", NOBODY, (pos.quest.level,))
    if pos.turned >= 0:
        pos.settle_fog(pos.turned)
        pos.turned = NO_CARD
    for place in range(pos.quest.plan.size):
        if (pos.present & pos.up) >> place & 1:  # Fog that was being applied
            pos.settle_fog(pos.take_away(place))
    pos.phase = KEEPING
    pos.do(LevelEnds())
    lanes = [(seat, (KeepOrDiscard(seat),)) for seat in pos.clockwise() if pos.mages[seat].hand]
    if lanes and pos.quest.level < LAST_LEVEL:
        pos.do(Together(tuple(lanes)))


@dataclass
class KeepOrDiscard(Step):
    """All Spells in hand go along to the next level, or none. [End of a level]"""

    seat: Seat

    def ask(self, pos: Syncro) -> Decision | None:
        return Decision(self.seat, "keep", (len(pos.mages[self.seat].hand),), KEEP_OR_DISCARD)

    def take(self, pos: Syncro, choice: Choice) -> None:
        pos.mages[self.seat].keeps = 1 if isinstance(choice, KeepHand) else 0
        pos.tell("decided", self.seat, (), ("keep" if isinstance(choice, KeepHand) else "discard",), 1 << self.seat)

    def forbids(self, pos: Syncro, choice: Choice) -> Rule | None:
        return ALL_OR_NOTHING if isinstance(choice, (Discard, Done, Pass)) else None


@dataclass
class LevelEnds(Step):
    """Hands that are not kept are discarded unseen. [End of a level]"""

    def run(self, pos: Syncro) -> None:
        last = pos.quest.level == LAST_LEVEL
        for seat in range(pos.seats):
            me = pos.mages[seat]
            if me.keeps == 1:
                pos.tell("kept-hand", seat, (len(me.hand),))
            elif me.hand:
                if not last:
                    pos.tell("discarded-hand", seat, (len(me.hand),))
                pos.discards += me.hand
                me.hand = []
                me.told = SILENT
                pos.known = [entry for entry in pos.known if entry[1] != seat]
        pos.phase = WON
        if last:
            pos.tell("adventure-won", NOBODY, ())
