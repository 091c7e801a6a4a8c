"""Monuments that are moved, swapped or straightened."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.ancient_knowledge.rules.choices import Move, Straighten, Swap
from tablee.games.ancient_knowledge.rules.refusals import COMPULSORY
from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.ancient_knowledge.state.terms import OTHERS, PLACES, SLOTS
from tablee.kernel.decisions import DONE, PASS, Choice, Decision, Pass, Rule, Seat
from tablee.kernel.position import Step


@dataclass
class Moving(Step):
    """A monument goes to another slot with room, free of charge, padlock or not."""

    seat: Seat
    card: int
    scope: int
    from_slot: int
    to_slot: int
    least: int
    most: int
    may: bool

    def ask(self, pos: Ancient) -> Decision | None:
        choices = self.choices(pos)
        if not choices:
            return None
        if self.may:
            choices.append(PASS)
        return Decision(self.seat, "move", (pos.box.ids[self.card],), choices)

    def choices(self, pos: Ancient) -> list[Choice]:
        me = pos.players[self.seat]
        choices: list[Choice] = []
        for place in range(PLACES):
            card = me.timeline[place]
            slot = place // 2 + 1
            if card < 0 or card == pos.declining or (self.scope == OTHERS and card == self.card):
                continue
            if (self.from_slot and slot != self.from_slot) or not self.least <= me.knowledge[place] <= self.most:
                continue
            for other in range(1, SLOTS + 1):
                if other != slot and self.to_slot in (0, other) and pos.has_room(self.seat, other):
                    choices.append(Move(card, other))
        return choices

    def take(self, pos: Ancient, choice: Choice) -> None:
        if isinstance(choice, Move):
            knowledge = pos.lift_monument(self.seat, choice.card)
            pos.put_monument(self.seat, choice.card, choice.slot, knowledge)
            pos.tell("moved", self.seat, (pos.box.ids[choice.card], choice.slot))

    def run(self, pos: Ancient) -> None:
        pass

    def forbids(self, pos: Ancient, choice: Choice) -> Rule | None:
        return COMPULSORY if isinstance(choice, Pass) else None


@dataclass
class Swapping(Step):
    """Two monuments exchange slot and row, with their tokens."""

    seat: Seat
    card: int
    itself: bool
    """One of the two is the card that asks for it."""

    def ask(self, pos: Ancient) -> Decision | None:
        cards = [card for card in pos.monuments(self.seat) if card != pos.declining]
        choices: list[Choice] = []
        if not self.itself:
            choices = [Swap(one, other) for i, one in enumerate(cards) for other in cards[i + 1 :]]
        elif self.card in cards:
            choices = [Swap(self.card, other) for other in cards if other != self.card]
        return Decision(self.seat, "swap", (pos.box.ids[self.card],), choices) if choices else None

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Swap)
        me = pos.players[self.seat]
        one = pos.place_of(self.seat, choice.card)
        other = pos.place_of(self.seat, choice.card2)
        me.timeline[one], me.timeline[other] = me.timeline[other], me.timeline[one]
        me.knowledge[one], me.knowledge[other] = me.knowledge[other], me.knowledge[one]
        pos.tell("swapped", self.seat, (pos.box.ids[choice.card], pos.box.ids[choice.card2]))

    def run(self, pos: Ancient) -> None:
        pass


@dataclass
class Straightening(Step):
    """Tilted monuments of the Past become upright again."""

    seat: Seat
    card: int
    left: int
    up_to: bool

    def ask(self, pos: Ancient) -> Decision | None:
        tilted = pos.players[self.seat].tilted
        if not tilted or (not self.up_to and len(tilted) <= self.left):
            return None
        choices = [pos.box.straighten[card] for card in tilted]
        if self.up_to:
            choices.append(DONE)
        return Decision(self.seat, "straighten", (pos.box.ids[self.card], self.left), choices)

    def take(self, pos: Ancient, choice: Choice) -> None:
        if isinstance(choice, Straighten):
            self.straighten(pos, choice.card)
            if self.left > 1:
                pos.do(Straightening(self.seat, self.card, self.left - 1, self.up_to))

    def run(self, pos: Ancient) -> None:
        for card in pos.players[self.seat].tilted[:]:
            self.straighten(pos, card)

    def straighten(self, pos: Ancient, card: int) -> None:
        pos.players[self.seat].tilted.remove(card)
        pos.tell("straightened", self.seat, (pos.box.ids[card],))
