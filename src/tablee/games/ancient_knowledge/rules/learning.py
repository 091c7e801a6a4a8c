"""Knowledge cards: learned, looked at, put under their deck."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.ancient_knowledge.rules.choices import Bury, Learn
from tablee.games.ancient_knowledge.rules.refusals import COMPULSORY
from tablee.games.ancient_knowledge.rules.resolving import resolve
from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.ancient_knowledge.state.terms import EVERYBODY, IMMEDIATE, LEARNED, NO_CARD, TYPES
from tablee.kernel.decisions import PASS, Choice, Decision, Pass, Rule, Seat
from tablee.kernel.position import Step


def lessons(pos: Ancient, seat: Seat, unconditionally: bool) -> list[Choice]:
    """Every face-up knowledge card that can be learned."""
    shown = pos.tiles[0] + pos.tiles[1] + pos.tiles[2]
    return [pos.box.learn[card] for card in (shown if unconditionally else pos.learnable(seat, shown))]


def learn(pos: Ancient, seat: Seat, card: int) -> None:
    """Take the card, refill its tile, then its effect and the triggers in the owner's order. [Learn]"""
    if card in pos.looked:
        pos.looked.remove(card)
    else:
        pos.take_from_tile(card)
    pos.collect(seat, card)
    pos.seen[card] = EVERYBODY
    if pos.events is not None:
        pos.tell("learned", seat, (pos.box.ids[card], TYPES[pos.box.kind[card]]))
    pos.refill_tiles()
    items = [card] if pos.box.when[card] == IMMEDIATE else []
    items += pos.triggered(seat, LEARNED, card, NO_CARD, 0, 0)
    resolve(pos, seat, items)


@dataclass
class Lesson(Step):
    """Learn by an effect: the rules of the action, without using one up."""

    seat: Seat
    by: int
    times: int
    may: bool
    unconditionally: bool

    def ask(self, pos: Ancient) -> Decision | None:
        choices = lessons(pos, self.seat, self.unconditionally)
        if not choices:
            return None
        if self.may:
            choices.append(PASS)
        return Decision(self.seat, "learn", (pos.box.ids[self.by],), choices)

    def take(self, pos: Ancient, choice: Choice) -> None:
        if isinstance(choice, Learn):
            if self.times > 1:
                pos.do(Lesson(self.seat, self.by, self.times - 1, self.may, self.unconditionally))
            learn(pos, self.seat, choice.card)

    def run(self, pos: Ancient) -> None:
        pass

    def forbids(self, pos: Ancient, choice: Choice) -> Rule | None:
        if isinstance(choice, Learn):
            return pos.why_not_learn(self.seat, choice.card)
        return COMPULSORY if isinstance(choice, Pass) else None


@dataclass
class LearnLooked(Step):
    """Learn one of the knowledge cards looked at, if one can be; the others go under their deck."""

    seat: Seat
    card: int

    def ask(self, pos: Ancient) -> Decision | None:
        choices = [pos.box.learn[card] for card in pos.learnable(self.seat, pos.looked)]
        return Decision(self.seat, "learn-looked", (pos.box.ids[self.card],), choices, False, True) if choices else None

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Learn)
        pos.do(BuryLooked(self.seat, self.card))
        learn(pos, self.seat, choice.card)

    def run(self, pos: Ancient) -> None:
        pos.do(BuryLooked(self.seat, self.card))


@dataclass
class BuryLooked(Step):
    """The knowledge cards looked at go under their deck one by one, in the order of choice."""

    seat: Seat
    card: int

    def ask(self, pos: Ancient) -> Decision | None:
        return (
            Decision(self.seat, "bury-looked", (pos.box.ids[self.card],), [pos.box.bury[card] for card in pos.looked])
            if pos.looked
            else None
        )

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Bury)
        pos.looked.remove(choice.card)
        pos.bury(choice.card)
        pos.tell("buried-secretly", self.seat, (), (pos.box.ids[choice.card],), 1 << self.seat)
        pos.do(self)

    def run(self, pos: Ancient) -> None:
        pass


@dataclass
class BuryFromTile(Step):
    """A face-up knowledge card goes under its deck; its tile is refilled; then the next one."""

    seat: Seat
    card: int
    left: int
    level: int
    """0: either level."""

    def ask(self, pos: Ancient) -> Decision | None:
        level = pos.box.level
        cards = [card for tile in pos.tiles for card in tile if self.level in (0, level[card])]
        return (
            Decision(self.seat, "bury", (pos.box.ids[self.card], self.left), [pos.box.bury[card] for card in cards])
            if cards
            else None
        )

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Bury)
        pos.take_from_tile(choice.card)
        pos.bury(choice.card)
        pos.seen[choice.card] = EVERYBODY
        pos.tell("buried", self.seat, (pos.box.ids[choice.card],))
        pos.refill_tiles()
        if self.left > 1:
            pos.do(BuryFromTile(self.seat, self.card, self.left - 1, self.level))

    def run(self, pos: Ancient) -> None:
        pass
