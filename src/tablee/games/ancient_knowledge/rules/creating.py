"""Monuments and artefacts: what can be created, the price, the place."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.ancient_knowledge.rules.choices import (
    CreateArtefact,
    CreateMonument,
    Discard,
)
from tablee.games.ancient_knowledge.rules.hands import discard_looked
from tablee.games.ancient_knowledge.rules.refusals import (
    COMPULSORY,
    NEEDS_SLOT,
    NO_SUCH_SLOT,
    NOT_A_MONUMENT,
    NOT_IN_HAND,
    NOT_TO_PAST,
    PAYS_ITSELF,
    WRONG_KIND,
)
from tablee.games.ancient_knowledge.rules.resolving import resolve
from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.ancient_knowledge.state.terms import (
    ARTEFACT,
    ARTEFACT_PLACES,
    CREATED,
    EVERYBODY,
    IMMEDIATE,
    NO_CARD,
    SLOTS,
)
from tablee.kernel.decisions import PASS, Choice, Decision, Pass, Rule, Seat
from tablee.kernel.position import Step


def creations(pos: Ancient, seat: Seat, kinds: tuple[int, ...], cards: list[int]) -> list[Choice]:
    """Every way to create one of these cards, of the own hand or looked at. A card never pays for itself."""
    me, box = pos.players[seat], pos.box
    free = pos.free_slots(seat) | (len(me.artefacts) < ARTEFACT_PLACES)
    payers = len(me.hand) - 1 if cards is me.hand else len(me.hand)
    if len(kinds) < 4:
        cards = [card for card in cards if box.kind[card] in kinds]
    known, now = box.creations, payers << 7 | free
    choices: list[Choice] = []
    for card in cards:
        found = known.get(card << 11 | now)
        if found is None:
            found = known[card << 11 | now] = ways_to_create(pos, card, payers, free)
        choices += found
    return choices


def ways_to_create(pos: Ancient, card: int, payers: int, free: int) -> list[Choice]:
    """By the cards that can pay and the free places, of which the lowest bit stands for those of artefacts."""
    if pos.box.kind[card] == ARTEFACT:
        return [pos.box.install[card]] if free & 1 and pos.box.cost[card] <= payers else []
    return [pos.box.create[card][slot] for slot in pos.open_slots(card, payers, free)]


def why_not_create(pos: Ancient, seat: Seat, choice: Choice, kinds: tuple[int, ...], cards: list[int]) -> Rule | None:
    """The rule against a creation that is not among `creations`."""
    assert isinstance(choice, (CreateMonument, CreateArtefact))
    card = choice.card
    if card not in cards:
        return NOT_IN_HAND
    kind = pos.box.kind[card]
    if kind not in kinds:
        return WRONG_KIND
    if isinstance(choice, CreateArtefact):
        return pos.why_not_install(seat, card) if kind == ARTEFACT else NEEDS_SLOT
    if kind == ARTEFACT:
        return NOT_A_MONUMENT
    if choice.slot == 0:
        return NOT_TO_PAST
    if choice.slot > SLOTS:
        return NO_SUCH_SLOT
    return pos.why_not_create(seat, card, choice.slot)


def begin_monument(pos: Ancient, seat: Seat, card: int, slot: int, by: int) -> None:
    """Pay, place, put knowledge, then effects. [Create a monument]"""
    price = pos.price(card, slot)
    pos.seen[card] = EVERYBODY
    if pos.events is not None:
        pos.tell("creating", seat, (pos.box.ids[card], slot, price))
    pos.do(Place(seat, card, slot, by))
    if price:
        pos.do(Pay(seat, card, price))


def begin_artefact(pos: Ancient, seat: Seat, card: int, by: int) -> None:
    price = pos.box.cost[card]
    pos.seen[card] = EVERYBODY
    if pos.events is not None:
        pos.tell("creating", seat, (pos.box.ids[card], 0, price))
    pos.do(Place(seat, card, 0, by))
    if price:
        pos.do(Pay(seat, card, price))


@dataclass(init=False)
class Pay(Step):
    """Discard as many cards as the price says; the card being created is not one of them. [Create a monument, 1]"""

    seat: Seat
    card: int
    left: int

    def __init__(self, seat: Seat, card: int, left: int) -> None:
        self.seat = seat
        self.card = card
        self.left = left

    def ask(self, pos: Ancient) -> Decision | None:
        cards = [pos.box.discard[card] for card in pos.players[self.seat].hand if card != self.card]
        if len(cards) <= self.left:
            return None
        return Decision(self.seat, "pay", (pos.box.ids[self.card], self.left), cards, True)

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Discard)
        pos.discard(self.seat, choice.card)
        if self.left > 1:
            pos.do(Pay(self.seat, self.card, self.left - 1))

    def run(self, pos: Ancient) -> None:
        for card in [card for card in pos.players[self.seat].hand if card != self.card]:
            pos.discard(self.seat, card)

    def forbids(self, pos: Ancient, choice: Choice) -> Rule | None:
        if isinstance(choice, Discard):
            return PAYS_ITSELF if choice.card == self.card else NOT_IN_HAND
        return None


@dataclass(init=False)
class Place(Step):
    """The card goes to its slot or artefact place and gets its knowledge; effects follow. [Create a monument, 2-3]"""

    seat: Seat
    card: int
    slot: int
    by: int

    def __init__(self, seat: Seat, card: int, slot: int, by: int) -> None:
        self.seat = seat
        self.card = card
        self.slot = slot
        self.by = by

    def run(self, pos: Ancient) -> None:
        seat, card = self.seat, self.card
        me = pos.players[seat]
        if card in me.hand:
            me.hand.remove(card)
        else:
            pos.looked.remove(card)
        items: list[int] = []
        if self.slot:
            knowledge = pos.entering_knowledge(seat, card, pos.discount(seat, pos.box.kind[card]))
            pos.put_monument(seat, card, self.slot, knowledge)
            if pos.events is not None:
                pos.tell("created", seat, (pos.box.ids[card], self.slot, knowledge))
            if pos.box.when[card] == IMMEDIATE and pos.box.resolves[card]:
                items.append(card)
        else:
            me.artefacts.append(card)
            if pos.events is not None:
                pos.tell("created", seat, (pos.box.ids[card], 0, 0))
        items += pos.triggered(seat, CREATED, card, self.by, self.slot, 0)
        resolve(pos, seat, items)


@dataclass
class CreateMore(Step):
    """An extra creation under the rules of the action; `cards` says where from."""

    seat: Seat
    by: int
    kinds: tuple[int, ...]
    may: bool
    from_looked: bool

    def cards(self, pos: Ancient) -> list[int]:
        return pos.looked if self.from_looked else pos.players[self.seat].hand

    def ask(self, pos: Ancient) -> Decision | None:
        cards = self.cards(pos)
        choices = creations(pos, self.seat, self.kinds, cards)
        if self.may and self.is_conceivable(pos):
            choices.append(PASS)
        return Decision(self.seat, "create-more", (pos.box.ids[self.by],), choices, False, True) if choices else None

    def is_conceivable(self, pos: Ancient) -> bool:
        """For all that the others know: there are cards and a place for one."""
        me = pos.players[self.seat]
        if self.kinds == (ARTEFACT,):
            return bool(me.hand) and len(me.artefacts) < ARTEFACT_PLACES
        return bool(me.hand) and pos.free_slots(self.seat) > 0

    def take(self, pos: Ancient, choice: Choice) -> None:
        if isinstance(choice, Pass):
            return
        if self.from_looked:
            assert isinstance(choice, CreateArtefact)
            discard_looked(pos, self.seat, choice.card)
        if isinstance(choice, CreateMonument):
            begin_monument(pos, self.seat, choice.card, choice.slot, self.by)
        elif isinstance(choice, CreateArtefact):
            begin_artefact(pos, self.seat, choice.card, self.by)

    def run(self, pos: Ancient) -> None:
        if self.from_looked:
            discard_looked(pos, self.seat, NO_CARD)

    def forbids(self, pos: Ancient, choice: Choice) -> Rule | None:
        if isinstance(choice, (CreateMonument, CreateArtefact)):
            return why_not_create(pos, self.seat, choice, self.kinds, self.cards(pos))
        return COMPULSORY if isinstance(choice, Pass) else None
