"""Effects in their owner's order."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.ancient_knowledge.rules.choices import Resolve, Use
from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.ancient_knowledge.state.terms import CHRONICLES, NOTHING
from tablee.kernel.decisions import PASS, Choice, Decision, Seat
from tablee.kernel.position import Step


def resolve(pos: Ancient, seat: Seat, items: list[int]) -> None:
    """Effects that became active at the same moment; a single one is applied at once."""
    if len(items) == 1:
        apply(pos, seat, items[0])
    elif items:
        pos.do(Effects(seat, tuple(items)))


@dataclass(init=False)
class Effects(Step):
    """Several effects at one moment: their owner chooses the order. [Timing]"""

    seat: Seat
    cards: tuple[int, ...]

    def __init__(self, seat: Seat, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def ask(self, pos: Ancient) -> Decision | None:
        if len(self.cards) == 1:
            return None
        cards = self.in_question(pos)
        if len(cards) < 2:
            return None
        return Decision(self.seat, "order", (pos.phase == CHRONICLES,), [pos.box.resolve[card] for card in cards])

    def in_question(self, pos: Ancient) -> list[int]:
        """Without those that can do nothing, whatever the others do first: when they come makes no difference."""
        seat = self.seat
        idle = [card for card in self.cards if pos.is_idle(seat, card) or not pos.is_in_play(seat, card)]
        if not idle:
            return list(self.cards)
        changes = NOTHING
        for card in self.cards:
            if card not in idle:
                changes |= pos.box.changes[card]
        if changes:
            for _ in range(len(idle)):  # what one of them wakes may wake another
                for card in idle:
                    if pos.is_in_play(seat, card) and not pos.stays_idle(seat, card, changes):
                        changes |= pos.box.changes[card]
                        idle.remove(card)
                        break
        return [card for card in self.cards if card not in idle]

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Resolve)
        pos.do(Effects(self.seat, tuple([card for card in self.cards if card != choice.card])))
        apply(pos, self.seat, choice.card)

    def run(self, pos: Ancient) -> None:
        for card in self.cards:  # in any order: at most one of them does anything
            if pos.is_in_play(self.seat, card):
                apply(pos, self.seat, card)


def apply(pos: Ancient, seat: Seat, card: int) -> None:
    """One card's effect, if its conditions hold; the owner is asked where the card says 'may'. [Golden rule 4]"""
    if pos.holds(seat, card):
        if pos.box.may[card]:
            pos.do(Offer(seat, card))
        else:
            use(pos, seat, card)


def use(pos: Ancient, seat: Seat, card: int) -> None:
    """The parts of an effect, in order."""
    do = pos.box.do[card]
    for part in range(len(do) - 1, 0, -1):
        pos.do(Then(seat, card, part))
    if pos.events is not None:
        pos.tell("effect", seat, (pos.box.ids[card],))
    do[0].apply(pos, seat, card)


@dataclass
class Offer(Step):
    """An effect that its owner may use or leave."""

    seat: Seat
    card: int

    def ask(self, pos: Ancient) -> Decision | None:
        begins = pos.box.do[self.card][0]
        if not begins.conceivable(pos, self.seat, self.card):
            return None
        possible = begins.possible(pos, self.seat, self.card)
        return Decision(
            self.seat,
            "use",
            (pos.box.ids[self.card],),
            [pos.box.use[self.card], PASS] if possible else [PASS],
            False,
            True,
        )

    def take(self, pos: Ancient, choice: Choice) -> None:
        if isinstance(choice, Use):
            use(pos, self.seat, self.card)

    def run(self, pos: Ancient) -> None:
        pass


@dataclass(init=False)
class Then(Step):
    """The next part of an effect."""

    seat: Seat
    card: int
    part: int

    def __init__(self, seat: Seat, card: int, part: int) -> None:
        self.seat = seat
        self.card = card
        self.part = part

    def run(self, pos: Ancient) -> None:
        pos.box.do[self.card][self.part].apply(pos, self.seat, self.card)
