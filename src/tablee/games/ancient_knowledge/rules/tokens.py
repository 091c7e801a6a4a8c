"""Knowledge off monuments and onto them, one pick at a time."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.ancient_knowledge.rules.choices import Burden, Discard, Forget, Remove
from tablee.games.ancient_knowledge.rules.refusals import COMPULSORY, NO_CARDS, NO_KNOWLEDGE, NOT_IN_HAND
from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.ancient_knowledge.state.terms import ADJACENT, ANY, ANY_KIND, ITSELF, NO_CARD, OTHERS, PLACES
from tablee.kernel.decisions import DONE, PASS, Choice, Decision, Done, Pass, Rule, Seat
from tablee.kernel.position import Step


@dataclass(init=False)
class Archiving(Step):
    """Discard cards from hand; each removes 1 knowledge from the Timeline. [Archive]"""

    seat: Seat
    discarded: int
    may: bool

    def __init__(self, seat: Seat, discarded: int, may: bool) -> None:
        self.seat = seat
        self.discarded = discarded
        self.may = may

    def ask(self, pos: Ancient) -> Decision | None:
        me = pos.players[self.seat]
        choices: list[Choice] = []
        if self.discarded < pos.total_knowledge(self.seat):
            choices = [pos.box.discard[card] for card in me.hand]
        if self.discarded:
            choices.append(DONE)
        elif not choices:
            return None
        elif self.may:
            choices.append(PASS)
        return Decision(self.seat, "archive", (self.discarded,), choices, not self.may or self.discarded > 0)

    def take(self, pos: Ancient, choice: Choice) -> None:
        if isinstance(choice, Discard):
            pos.discard(self.seat, choice.card)
            pos.do(Archiving(self.seat, self.discarded + 1, self.may))
        elif isinstance(choice, Done):
            pos.tell("archived", self.seat, (self.discarded,))
            pos.do(Removing(self.seat, NO_CARD, self.discarded, False, ANY, ANY_KIND, NO_CARD))

    def run(self, pos: Ancient) -> None:
        pass

    def forbids(self, pos: Ancient, choice: Choice) -> Rule | None:
        if isinstance(choice, Discard):
            return NOT_IN_HAND if choice.card not in pos.players[self.seat].hand else NO_KNOWLEDGE
        return NO_CARDS if isinstance(choice, Done) else None


def sources(pos: Ancient, seat: Seat, card: int, scope: int, kind: int, least: int) -> list[int]:
    """The monuments that knowledge may be taken from."""
    me = pos.players[seat]
    kinds = pos.box.kind
    near = pos.neighbours(seat, card) if scope == ADJACENT else []
    found = []
    for place in range(PLACES):
        if me.knowledge[place] < least:
            continue
        other = me.timeline[place]
        if kind >= 0 and kinds[other] != kind:
            continue
        if (scope == OTHERS and other == card) or (scope == ITSELF and other != card):
            continue
        if scope == ADJACENT and other not in near:
            continue
        found.append(other)
    return found


@dataclass(init=False)
class Removing(Step):
    """Knowledge off monuments, token by token; exactly so many, or up to so many."""

    seat: Seat
    card: int
    left: int
    up_to: bool
    scope: int
    kind: int
    only: int
    """Only from this monument."""

    def __init__(self, seat: Seat, card: int, left: int, up_to: bool, scope: int, kind: int, only: int) -> None:
        self.seat = seat
        self.card = card
        self.left = left
        self.up_to = up_to
        self.scope = scope
        self.kind = kind
        self.only = only

    def ask(self, pos: Ancient) -> Decision | None:
        choices = self.choices(pos)
        if not choices:
            return None
        if self.up_to:
            choices.append(DONE)
        return Decision(
            self.seat, "remove", (pos.box.ids[self.card] if self.card >= 0 else "", self.left), choices, True
        )

    def choices(self, pos: Ancient) -> list[Choice]:
        found = sources(pos, self.seat, self.card, self.scope, self.kind, 1)
        return [pos.box.remove[card] for card in found if self.only < 0 or card == self.only]

    def take(self, pos: Ancient, choice: Choice) -> None:
        if isinstance(choice, Remove):
            pos.remove_knowledge(self.seat, choice.card, 1)
            if self.left > 1:
                pos.do(Removing(self.seat, self.card, self.left - 1, self.up_to, self.scope, self.kind, self.only))

    def run(self, pos: Ancient) -> None:
        pass

    def forbids(self, pos: Ancient, choice: Choice) -> Rule | None:
        return COMPULSORY if isinstance(choice, (Done, Pass)) else None


@dataclass
class RemovingFromOne(Step):
    """So much knowledge off one monument of choice, and again off another one, `times` in all."""

    seat: Seat
    card: int
    amount: int
    up_to: bool
    scope: int
    kind: int
    least: int
    times: int
    spent: int
    """The monument chosen before."""

    def ask(self, pos: Ancient) -> Decision | None:
        found = sources(pos, self.seat, self.card, self.scope, self.kind, self.least)
        choices = [pos.box.remove[card] for card in found if card != self.spent]
        if not choices:
            return None
        if self.up_to:
            choices.append(DONE)
        return Decision(self.seat, "remove-from-one", (pos.box.ids[self.card], self.amount), choices)

    def take(self, pos: Ancient, choice: Choice) -> None:
        if not isinstance(choice, Remove):
            return
        if self.up_to:
            pos.remove_knowledge(self.seat, choice.card, 1)
            if self.amount > 1:
                pos.do(Removing(self.seat, self.card, self.amount - 1, True, self.scope, self.kind, choice.card))
            return
        pos.remove_knowledge(self.seat, choice.card, self.amount)
        if self.times > 1:
            pos.do(
                RemovingFromOne(
                    self.seat,
                    self.card,
                    self.amount,
                    False,
                    self.scope,
                    self.kind,
                    self.least,
                    self.times - 1,
                    choice.card,
                )
            )

    def run(self, pos: Ancient) -> None:
        pass

    def forbids(self, pos: Ancient, choice: Choice) -> Rule | None:
        return COMPULSORY if isinstance(choice, (Done, Pass)) else None


@dataclass
class Sacrificing(Step):
    """Discard artefacts from the board; each takes knowledge off the card that asks for them."""

    seat: Seat
    card: int
    knowledge: int

    def ask(self, pos: Ancient) -> Decision | None:
        choices = [pos.box.discard[card] for card in pos.players[self.seat].artefacts]
        if not choices:
            return None
        choices.append(DONE)
        return Decision(self.seat, "sacrifice", (pos.box.ids[self.card], self.knowledge), choices)

    def take(self, pos: Ancient, choice: Choice) -> None:
        if isinstance(choice, Discard):
            pos.discard_from_play(self.seat, choice.card)
            pos.remove_knowledge(self.seat, self.card, self.knowledge)
            pos.do(self)

    def run(self, pos: Ancient) -> None:
        pass


@dataclass
class Forgetting(Step):
    """Return up to so many lost knowledge."""

    seat: Seat
    card: int
    most: int

    def ask(self, pos: Ancient) -> Decision | None:
        most = min(self.most, pos.players[self.seat].lost)
        choices: list[Choice] = [Forget(amount) for amount in range(most, -1, -1)]
        return Decision(self.seat, "forget", (pos.box.ids[self.card],), choices)

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Forget)
        pos.forget(self.seat, choice.amount)


@dataclass
class Burdening(Step):
    """Knowledge onto an opponent's monument: one opponent after the other, or one of them all."""

    seat: Seat
    card: int
    amount: int
    opponents: tuple[Seat, ...]
    from_lost: bool
    """The tokens come from the own lost knowledge, and one opponent's monument gets them."""

    def ask(self, pos: Ancient) -> Decision | None:
        choices = [pos.box.burden[card] for opponent in self.targets() for card in pos.monuments(opponent)]
        if not choices:
            return None
        return Decision(self.seat, "burden", (pos.box.ids[self.card], self.amount), choices)

    def targets(self) -> tuple[Seat, ...]:
        return self.opponents if self.from_lost else self.opponents[:1]

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Burden)
        owner = [seat for seat in self.opponents if choice.card in pos.players[seat].timeline][0]
        if self.from_lost:
            pos.players[self.seat].lost -= self.amount
        pos.add_knowledge(self.seat, owner, choice.card, self.amount)
        self.go_on(pos)

    def run(self, pos: Ancient) -> None:
        self.go_on(pos)

    def go_on(self, pos: Ancient) -> None:
        if not self.from_lost and len(self.opponents) > 1:
            pos.do(Burdening(self.seat, self.card, self.amount, self.opponents[1:], False))
