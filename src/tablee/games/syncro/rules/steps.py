"""The rulebook's flow chart: a round from its beginning to its end, and the list of all its boxes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.syncro.rules.ending import KeepOrDiscard, LevelEnds
from tablee.games.syncro.rules.estimates import Estimating, FirstEstimate, ShowEstimates
from tablee.games.syncro.rules.resolution import RESOLUTION, AfterPayment, Lap, Resolution
from tablee.games.syncro.rules.reveal import REVEAL, FogLifts, FogSpent, Losing, Reveal, ShowLosses
from tablee.games.syncro.rules.turn import TURNS, GiveMore, SecondSpell, Turn
from tablee.games.syncro.state.board import Syncro
from tablee.games.syncro.state.terms import ACTING, SLOTS
from tablee.kernel.position import Step


@dataclass
class RoundBegins(Step):
    """The slots of the round, from the Leader on, then resolution, then what has become accessible. [A turn]"""

    def run(self, pos: Syncro) -> None:
        pos.round += 1
        pos.slot = 0
        pos.attackers = 0
        pos.phase = ACTING
        pos.tell("round-began", pos.leader, (pos.round,))
        pos.agenda += ROUNDS[pos.seats][pos.leader]


@dataclass
class RoundEnds(Step):
    """The level is lost if no mage holds a Spell; otherwise the next mage clockwise leads. [Leader; end of a level]"""

    def run(self, pos: Syncro) -> None:
        pos.bonus = ()
        pos.cloaked = 0
        pos.lenses = ()
        for me in pos.mages:
            me.on_top = 0
        if not pos.holds_spells():
            pos.lose("empty-hands")
            return
        pos.leader = (pos.leader + 1) % pos.seats
        pos.do(ROUND_BEGINS)


# Every round goes through these, so each is made once; steps never change.
ROUND_BEGINS: Final = RoundBegins()
ROUNDS: Final[dict[int, list[tuple[Step, ...]]]] = {
    seats: [
        (
            RoundEnds(),
            REVEAL,
            RESOLUTION[0],
            *[TURNS[(leader + slots[slot]) % seats][slot] for slot in range(len(slots) - 1, -1, -1)],
        )
        for leader in range(seats)
    ]
    for seats, slots in SLOTS.items()
}

STEPS: Final[dict[str, type[Step]]] = {
    step.__name__: step
    for step in (
        Estimating,
        ShowEstimates,
        FirstEstimate,
        RoundBegins,
        Turn,
        SecondSpell,
        GiveMore,
        Resolution,
        Lap,
        AfterPayment,
        Reveal,
        FogLifts,
        FogSpent,
        Losing,
        ShowLosses,
        RoundEnds,
        KeepOrDiscard,
        LevelEnds,
    )
}
