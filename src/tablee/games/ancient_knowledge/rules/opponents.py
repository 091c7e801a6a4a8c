"""The words for what is done to other players."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.ancient_knowledge.rules.hands import GiveUp, Robbing, SetAside
from tablee.games.ancient_knowledge.rules.tokens import Burdening
from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.ancient_knowledge.state.card import Effect
from tablee.games.ancient_knowledge.state.terms import NOTHING
from tablee.kernel.agenda import Together
from tablee.kernel.decisions import Seat


@dataclass
class BurdenOpponents(Effect):
    """Put knowledge from the supply on one monument of each opponent."""

    amount: int

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        pos.do(Burdening(seat, card, self.amount, tuple(pos.opponents(seat)), False))

    def idle(self, pos: Ancient, seat: Seat, card: int) -> bool:
        return not any([pos.monuments(other) for other in pos.opponents(seat)])

    def wakes(self) -> int:
        return NOTHING

    def changes(self) -> int:
        return NOTHING


@dataclass
class GiveLost(Effect):
    """Move own lost knowledge onto one monument of one opponent."""

    amount: int

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        amount = min(self.amount, pos.players[seat].lost)
        if amount:
            pos.do(Burdening(seat, card, amount, tuple(pos.opponents(seat)), True))


@dataclass
class OpponentsDiscard(Effect):
    """Every opponent discards cards from hand, or artefacts, of their own choice, all at once."""

    amount: int
    artefacts: bool = False

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        opponents = tuple(pos.opponents(seat))
        pos.do(GiveUp(opponents))
        pos.do(Together(tuple([(other, (SetAside(other, card, self.amount, self.artefacts),)) for other in opponents])))

    def idle(self, pos: Ancient, seat: Seat, card: int) -> bool:
        areas = [pos.players[other] for other in pos.opponents(seat)]
        return not any([me.artefacts if self.artefacts else me.hand for me in areas])

    def wakes(self) -> int:
        return NOTHING

    def changes(self) -> int:
        return NOTHING


@dataclass
class Steal(Effect):
    """Look at one opponent's hand and take a card of it."""

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        pos.do(Robbing(seat, card))
