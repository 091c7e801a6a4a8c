"""Estimates: all mages judge their hands at the same moment. [Estimate]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.syncro.rules.choices import ESTIMATES, SIGNALS, Estimate
from tablee.games.syncro.rules.refusals import EVERYBODY_ESTIMATES
from tablee.games.syncro.state.board import Syncro
from tablee.games.syncro.state.terms import MOST_MAGES, SILENT, SPOKEN_SINCE
from tablee.kernel.agenda import Together
from tablee.kernel.decisions import Choice, Decision, Done, Pass, Rule, Seat
from tablee.kernel.position import Step


def estimate(pos: Syncro) -> None:
    """All mages judge their hands at the same moment; in level 7 they say the sum aloud. [Estimate; level 7]"""
    if pos.hushed:
        return
    if pos.quest.spoken:
        speak(pos)
        return
    lanes = [(seat, (ESTIMATING[seat],)) for seat in pos.clockwise() if pos.mages[seat].hand]
    if lanes:
        pos.do(SHOW_ESTIMATES)
        pos.do(Together(tuple(lanes)))


def speak(pos: Syncro) -> None:
    """The exact sum of every hand. Spells laid down before are no longer part of it."""
    for place in range(len(pos.by)):
        if pos.by[place]:
            pos.by[place] = tuple([who + SPOKEN_SINCE if 0 <= who < SPOKEN_SINCE else who for who in pos.by[place]])
    for seat in pos.clockwise():
        me = pos.mages[seat]
        me.said = sum(me.hand)
        me.told = me.said
        pos.tell("spoke", seat, (me.said,))


@dataclass
class Estimating(Step):
    """Thumb up, flat hand or thumb down: an opinion that nobody checks. [Estimate]"""

    seat: Seat

    def ask(self, pos: Syncro) -> Decision | None:
        return Decision(self.seat, "estimate", (), ESTIMATES)

    def take(self, pos: Syncro, choice: Choice) -> None:
        assert isinstance(choice, Estimate)
        pos.mages[self.seat].given = choice.signal
        pos.tell("judged", self.seat, (), (SIGNALS[choice.signal],), 1 << self.seat)

    def forbids(self, pos: Syncro, choice: Choice) -> Rule | None:
        return EVERYBODY_ESTIMATES if isinstance(choice, (Pass, Done)) else None


@dataclass
class ShowEstimates(Step):
    """All signals are seen together; a mage without Spells gives none. [Estimate]"""

    def run(self, pos: Syncro) -> None:
        for seat in pos.clockwise():
            me = pos.mages[seat]
            me.said = me.given
            me.given = SILENT
            if me.said != SILENT:
                pos.tell("estimated", seat, (SIGNALS[me.said],))


@dataclass
class FirstEstimate(Step):
    """At the start of a level, once hands and horde are laid. [Estimate]"""

    def run(self, pos: Syncro) -> None:
        estimate(pos)


ESTIMATING: Final = [Estimating(seat) for seat in range(MOST_MAGES)]
SHOW_ESTIMATES: Final = ShowEstimates()
