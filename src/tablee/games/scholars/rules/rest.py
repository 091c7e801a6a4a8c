"""Resting: the bottom card of the pile, dice and workers back, new dice, harvests. [5.2]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.scholars.rules.caliphs import Reveal
from tablee.games.scholars.rules.choices import HARVEST, Harvest
from tablee.games.scholars.rules.pick import Pick
from tablee.games.scholars.state.board import Scholars
from tablee.games.scholars.state.card import Deed
from tablee.games.scholars.state.terms import NONE, SCIENCES
from tablee.kernel.decisions import Choice, Decision, Seat
from tablee.kernel.position import Step

ALL_CARDS: Final = 99


@dataclass
class Resting(Step):
    """Reveal, clean up, draw, harvest, in this order. [Rulings 32]"""

    seat: Seat

    def run(self, pos: Scholars) -> None:
        pos.tell("rested", self.seat, ())
        pos.do(CleanUp(self.seat))
        pos.do(Reveal())


@dataclass
class CleanUp(Step):
    """Dice on the slots to the bag, workers to the supply, dice drawn, action cards taken back."""

    seat: Seat

    def run(self, pos: Scholars) -> None:
        me = pos.players[self.seat]
        back = 0
        for slot in range(len(me.slots)):
            if me.slots[slot] >= 0:
                back |= 1 << me.slots[slot]
                for die in me.slot_dice[slot]:
                    me.bag[die >> 3] += 1
                for worker in me.slot_workers[slot]:
                    pos.workers[worker] += 1
        me.slots = [NONE] * len(me.slots)
        me.slot_dice = [()] * len(me.slots)
        me.slot_workers = [()] * len(me.slots)
        pos.draw_dice(self.seat, pos.box.rest_dice, True)
        me.cards |= back
        if back:
            pos.do(Harvesting(self.seat, back, ALL_CARDS))


@dataclass(init=False)
class Harvesting(Pick):
    """The harvests of action cards, in any order."""

    seat: Seat
    kinds: int
    """A bit mask."""
    left: int
    """How many of them."""

    def __init__(self, seat: Seat, kinds: int, left: int) -> None:
        self.seat = seat
        self.kinds = kinds
        self.left = left

    def ask(self, pos: Scholars) -> Decision | None:
        choices: list[Choice] = []
        for kind in range(len(SCIENCES)):
            if self.kinds >> kind & 1 and pos.can_do(self.seat, harvest_of(pos, self.seat, kind)):
                choices.append(HARVEST[kind])
        return Decision(self.seat, "harvest", (), choices) if choices else None

    def take(self, pos: Scholars, choice: Choice) -> None:
        assert isinstance(choice, Harvest)
        if self.left > 1:
            pos.do(Harvesting(self.seat, self.kinds & ~(1 << choice.science), self.left - 1))
        pos.tell("harvested", self.seat, (SCIENCES[choice.science],))
        pos.do_deed(self.seat, harvest_of(pos, self.seat, choice.science))


def harvest_of(pos: Scholars, seat: Seat, kind: int) -> Deed:
    return pos.box.harvest[pos.upgraded(seat, kind)][kind]


REST_STEPS: Final = (Resting, CleanUp, Harvesting)
