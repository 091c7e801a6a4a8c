"""What effects make opponents do: compulsory if possible, from the left, each chooses what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.atlantes.rules.choices import DISCARD, TIRE, Discard, Tire, each_once
from tablee.games.atlantes.rules.locations import Raising
from tablee.games.atlantes.rules.picks import Deed, Pick
from tablee.games.atlantes.rules.refusals import MANTA_TIRED, NEVER_DISCARDED, NO_SUCH_MANTA, NOT_IN_HAND
from tablee.games.atlantes.state.board import Sea
from tablee.games.atlantes.state.terms import NO_CARD
from tablee.kernel.decisions import Choice, Rule
from tablee.kernel.position import Step

# what an effect makes each opponent do
TO_RAISE: Final = 0
TO_DISCARD: Final = 1
TO_TIRE: Final = 2


@dataclass
class Imposing(Deed):
    """Each opponent has to raise, discard or tire. [Sirène, Meg, Testudo]"""

    what: int
    count: int

    def run(self, pos: Sea) -> None:
        for other in reversed(pos.opponents(self.seat)):
            if self.what == TO_RAISE:
                pos.do(Raising(other, self.by, self.count, NO_CARD, False))
            elif self.what == TO_DISCARD:
                pos.do(Discarding(other, self.by, self.count))
            else:
                pos.do(Tiring(other, self.by, self.count))


@dataclass
class Discarding(Pick):
    """Characters out of the hand, never one that always stays in it. [Meg]"""

    left: int

    def prompt(self) -> str:
        return "lose-character"

    def effect(self) -> str:
        return "discard"

    def params(self) -> tuple[object, ...]:
        return (self.by, self.left)

    def targets(self, pos: Sea) -> list[Choice]:
        stays = pos.box.stays
        return each_once([card for card in pos.players[self.seat].hand if not stays[card]], DISCARD)

    def pick(self, pos: Sea, choice: Choice) -> None:
        assert isinstance(choice, Discard)
        me = pos.players[self.seat]
        if choice.card == me.king:
            pos.show_king(self.seat)
        me.hand.remove(choice.card)
        me.discard.append(choice.card)
        pos.tell("discarded", self.seat, (pos.box.ids[choice.card],))
        if self.left > 1:
            pos.do(Discarding(self.seat, self.by, self.left - 1))

    def why_not(self, pos: Sea, choice: Choice) -> Rule | None:
        if isinstance(choice, Discard):
            return NEVER_DISCARDED if choice.card in pos.players[self.seat].hand else NOT_IN_HAND
        return None


@dataclass
class Tiring(Pick):
    """Ready mantas to their tired side, unused. [Testudo]"""

    left: int

    def prompt(self) -> str:
        return "lose-manta"

    def effect(self) -> str:
        return "tire"

    def params(self) -> tuple[object, ...]:
        return (self.by, self.left)

    def targets(self, pos: Sea) -> list[Choice]:
        return each_once(pos.players[self.seat].ready, TIRE)

    def pick(self, pos: Sea, choice: Choice) -> None:
        assert isinstance(choice, Tire)
        pos.tire(self.seat, choice.manta)
        if self.left > 1:
            pos.do(Tiring(self.seat, self.by, self.left - 1))

    def why_not(self, pos: Sea, choice: Choice) -> Rule | None:
        if isinstance(choice, Tire):
            return MANTA_TIRED if choice.manta in pos.players[self.seat].tired else NO_SUCH_MANTA
        return None


IMPOSED: Final[tuple[type[Step], ...]] = (Imposing, Discarding, Tiring)
