"""Excavate: monuments are tilted, cards drawn for them."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.ancient_knowledge.rules.choices import Tilt, Use
from tablee.games.ancient_knowledge.rules.refusals import ALL_TILTED, NOTHING_UPRIGHT
from tablee.games.ancient_knowledge.rules.resolving import Effects, use
from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.ancient_knowledge.state.terms import DIGGING, DUG, NO_CARD
from tablee.kernel.decisions import DONE, PASS, Choice, Decision, Rule, Seat
from tablee.kernel.position import Step


@dataclass(init=False)
class Excavating(Step):
    """Tilt upright monuments of the Past. [Excavate]"""

    seat: Seat
    tilted: int

    def __init__(self, seat: Seat, tilted: int) -> None:
        self.seat = seat
        self.tilted = tilted

    def ask(self, pos: Ancient) -> Decision | None:
        me = pos.players[self.seat]
        choices = [pos.box.tilt[card] for card in me.past if card not in me.tilted]
        if self.tilted:
            choices.append(DONE)
        return Decision(self.seat, "excavate", (self.tilted,), choices, True)

    def take(self, pos: Ancient, choice: Choice) -> None:
        if isinstance(choice, Tilt):
            pos.players[self.seat].tilted.append(choice.card)
            if pos.events is not None:
                pos.tell("tilted", self.seat, (pos.box.ids[choice.card],))
            pos.do(Excavating(self.seat, self.tilted + 1))
        else:
            items = pos.triggered(self.seat, DUG, NO_CARD, NO_CARD, 0, self.tilted)
            if items:
                pos.do(Effects(self.seat, tuple(items)))
            pos.do(Dig(self.seat, self.tilted))

    def forbids(self, pos: Ancient, choice: Choice) -> Rule | None:
        if isinstance(choice, Tilt) and choice.card in pos.players[self.seat].tilted:
            return ALL_TILTED
        return NOTHING_UPRIGHT


@dataclass(init=False)
class Dig(Step):
    """Draw for the tilted monuments, as one draw; a card may put something else in its place. [Excavate]"""

    seat: Seat
    tilted: int

    def __init__(self, seat: Seat, tilted: int) -> None:
        self.seat = seat
        self.tilted = tilted

    def ask(self, pos: Ancient) -> Decision | None:
        instead = pos.triggered(self.seat, DIGGING, NO_CARD, NO_CARD, 0, self.tilted)
        if not instead:
            return None
        return Decision(
            self.seat, "dig", (pos.box.ids[instead[0]], self.tilted), [pos.box.use[card] for card in instead] + [PASS]
        )

    def take(self, pos: Ancient, choice: Choice) -> None:
        if isinstance(choice, Use):
            use(pos, self.seat, choice.card)
        else:
            self.run(pos)

    def run(self, pos: Ancient) -> None:
        rates = pos.box.cards_per_tilt
        rate = max([2] + [rates[card] for card in pos.players[self.seat].artefacts])
        pos.draw(self.seat, rate * self.tilted)
