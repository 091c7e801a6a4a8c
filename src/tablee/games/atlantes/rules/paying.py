"""Conquests, purchases, recruitments and replays: what is taken, and how it is paid for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.atlantes.rules.choices import (
    BUY,
    CONQUER,
    EXPLOIT,
    ICON_IDS,
    RECRUIT,
    REPLAY,
    USE,
    Buy,
    Claim,
    Conquer,
    Exploit,
    Recruit,
    Replay,
    UseManta,
    each_once,
)
from tablee.games.atlantes.rules.claims import why_not_inside
from tablee.games.atlantes.rules.picks import Pick, resting
from tablee.games.atlantes.rules.refusals import (
    COMPULSORY,
    GOLD_ONLY,
    GOLD_PRICE,
    LEVEL_WASTED,
    MANTA_WASTED,
    NOT_DISCARDED,
    NOT_DISPLAYED,
    NOT_IN_ROW,
    OTHER_TYPE,
    PAYABLE,
    PLACE_PRICE,
    POWER_ONLY,
    POWER_PRICE,
    RESOLVING,
    SAME_LOCATION,
)
from tablee.games.atlantes.rules.resources import can_pay, fitting, may_give, means, power_means
from tablee.games.atlantes.state.board import Sea
from tablee.games.atlantes.state.terms import IN_GOLD, NOTHING_USED, SLOTS
from tablee.kernel.decisions import PASS, Choice, Decision, Pass, Rule, Seat
from tablee.kernel.position import Step

# what a payment is for
CONQUEST: Final = 0
PURCHASE: Final = 1
HIRE: Final = 2
REPLAYED: Final = 3


@dataclass(init=False)
class Acquiring(Pick):
    """Something to be paid for, to which the card gives a part. It must be taken if the card alone can pay."""

    own: int
    """What the card gives."""

    def __init__(self, seat: Seat, by: str, own: int) -> None:
        self.seat = seat
        self.by = by
        self.own = own

    def no_pass(self) -> Rule:
        return PAYABLE

    def params(self) -> tuple[object, ...]:
        return (self.by, self.own)


@dataclass(init=False)
class Conquering(Acquiring):
    """Take one location of either row for power. [Conquer]"""

    def prompt(self) -> str:
        return "conquer"

    def targets(self, pos: Sea) -> list[Choice]:
        seat, own, box = self.seat, self.own, pos.box
        choices: list[Choice] = []
        if len(pos.players[seat].board) >= SLOTS:
            return choices
        added = power_means(pos, seat)
        must = False
        discount = 0
        for cards in (pos.lower, pos.upper):
            for card in cards:
                price = box.power[card] - discount
                kind = box.kind[card]
                if price <= own + added[kind] and (box.simple or can_pay(pos, seat, kind, price - own)):
                    choices.append(CONQUER[card])
                    must = must or price <= own
            discount = box.discount
        if choices and not (must and pos.strict):
            choices.append(PASS)
        return choices

    def pick(self, pos: Sea, choice: Choice) -> None:
        assert isinstance(choice, Conquer)
        card = choice.card
        begin_payment(pos, self.seat, pos.box.kind[card], CONQUEST, card, self.own, pos.power_price(card))

    def why_not(self, pos: Sea, choice: Choice) -> Rule | None:
        if isinstance(choice, Conquer):
            return POWER_PRICE if choice.card in pos.lower or choice.card in pos.upper else NOT_DISPLAYED
        return POWER_ONLY if isinstance(choice, Buy) else None


@dataclass(init=False)
class Buying(Acquiring):
    """Take one location of either row for gold. [Buy]"""

    def prompt(self) -> str:
        return "buy"

    def targets(self, pos: Sea) -> list[Choice]:
        seat, own, box = self.seat, self.own, pos.box
        choices: list[Choice] = []
        if len(pos.players[seat].board) >= SLOTS:
            return choices
        most = own + means(pos, seat, IN_GOLD)
        must = False
        for card in pos.lower + pos.upper:
            price = box.gold[card]
            if price <= most and (box.simple or can_pay(pos, seat, IN_GOLD, price - own)):
                choices.append(BUY[card])
                must = must or price <= own
        if choices and not (must and pos.strict):
            choices.append(PASS)
        return choices

    def pick(self, pos: Sea, choice: Choice) -> None:
        assert isinstance(choice, Buy)
        begin_payment(pos, self.seat, IN_GOLD, PURCHASE, choice.card, self.own, pos.box.gold[choice.card])

    def why_not(self, pos: Sea, choice: Choice) -> Rule | None:
        if isinstance(choice, Buy):
            return GOLD_PRICE if choice.card in pos.lower or choice.card in pos.upper else NOT_DISPLAYED
        return GOLD_ONLY if isinstance(choice, Conquer) else None


@dataclass(init=False)
class Recruiting(Acquiring):
    """Take one character of the row for the gold of its place. [Recruit]"""

    def prompt(self) -> str:
        return "recruit"

    def targets(self, pos: Sea) -> list[Choice]:
        seat, own, box, row = self.seat, self.own, pos.box, pos.row
        choices: list[Choice] = []
        most = own + means(pos, seat, IN_GOLD)
        must = False
        for place in range(len(row)):
            price = box.prices[place]
            if price <= most and (box.simple or can_pay(pos, seat, IN_GOLD, price - own)):
                choices.append(RECRUIT[row[place]][place])
                must = must or price <= own
        if choices and not (must and pos.strict):
            choices.append(PASS)
        return choices

    def pick(self, pos: Sea, choice: Choice) -> None:
        assert isinstance(choice, Recruit)
        begin_payment(pos, self.seat, IN_GOLD, HIRE, choice.place, self.own, pos.box.prices[choice.place])

    def why_not(self, pos: Sea, choice: Choice) -> Rule | None:
        if isinstance(choice, Recruit):
            there = choice.place < len(pos.row) and pos.row[choice.place] == choice.card
            return PLACE_PRICE if there else NOT_IN_ROW
        return None


@dataclass
class Replaying(Pick):
    """Pay gold to resolve a character of one's own discard pile, which stays there. It may be left. [Healer]"""

    price: int

    def prompt(self) -> str:
        return "replay"

    def params(self) -> tuple[object, ...]:
        return (self.by, self.price)

    def targets(self, pos: Sea) -> list[Choice]:
        cards = resting(pos, self.seat)
        if not cards or not can_pay(pos, self.seat, IN_GOLD, self.price):
            return []
        choices = each_once(cards, REPLAY)
        choices.append(PASS)
        return choices

    def pick(self, pos: Sea, choice: Choice) -> None:
        assert isinstance(choice, Replay)
        begin_payment(pos, self.seat, IN_GOLD, REPLAYED, choice.card, 0, self.price)

    def why_not(self, pos: Sea, choice: Choice) -> Rule | None:
        if isinstance(choice, Replay):
            return RESOLVING if choice.card in pos.players[self.seat].discard else NOT_DISCARDED
        return None


# Paying


def begin_payment(pos: Sea, seat: Seat, way: int, what: int, target: int, total: int, price: int) -> None:
    """What the card gives may be enough: then nothing else may be used."""
    if total >= price:
        settle_payment(pos, seat, what, target, price)
    else:
        pos.do(Paying(seat, way, what, target, total, price, NOTHING_USED))


def settle_payment(pos: Sea, seat: Seat, what: int, target: int, price: int) -> None:
    """The price is paid; what is left over is lost."""
    if what == HIRE:
        pos.recruit(seat, target, price)
        return
    if what == REPLAYED:
        pos.tell("replayed", seat, (pos.box.ids[target],))
        pos.replayed.append(target)
        pos.agenda += pos.box.plans[target][seat]
        return
    if pos.events is not None:
        pos.tell("conquered" if what == CONQUEST else "bought", seat, (pos.box.ids[target], price))
    pos.leave_row(target)
    pos.take_location(seat, target)


@dataclass(init=False)
class Paying(Step):
    """Mantas and levels one after the other until the price is reached, and none that was not needed. [Resources]"""

    seat: Seat
    way: int
    """Power against this type of location, or gold."""
    what: int
    target: int
    """A location, a place of the character row, or a discarded character."""
    total: int
    price: int
    least: int
    """The smallest source used so far."""

    def __init__(self, seat: Seat, way: int, what: int, target: int, total: int, price: int, least: int) -> None:
        self.seat = seat
        self.way = way
        self.what = what
        self.target = target
        self.total = total
        self.price = price
        self.least = least

    def ask(self, pos: Sea) -> Decision | None:
        need = self.price - self.total
        if need <= 0:
            return None
        fit = fitting(pos, self.seat, self.way, need, self.least)
        choices = [USE[source] if source >= 0 else EXPLOIT[-1 - source] for source in fit]
        named = pos.box.ids[pos.row[self.target] if self.what == HIRE else self.target]
        return Decision(self.seat, "pay", (named, self.total, self.price, self.resource()), choices, True)

    def resource(self) -> str:
        return "gold" if self.way == IN_GOLD else "power"

    def take(self, pos: Sea, choice: Choice) -> None:
        seat = self.seat
        if isinstance(choice, UseManta):
            value = pos.box.worth[self.way][choice.manta]
            pos.tire(seat, choice.manta)
        else:
            assert isinstance(choice, Exploit)
            value = exploit(pos, seat, choice.card, self.way)
        least = value if value < self.least else self.least
        pos.do(Paying(seat, self.way, self.what, self.target, self.total + value, self.price, least))

    def run(self, pos: Sea) -> None:
        settle_payment(pos, self.seat, self.what, self.target, self.price)

    def forbids(self, pos: Sea, choice: Choice) -> Rule | None:
        box, me = pos.box, pos.players[self.seat]
        if isinstance(choice, UseManta) and choice.manta in me.ready and box.ability[choice.manta] is None:
            return self.why_not_pay(pos, choice.manta) or MANTA_WASTED
        if isinstance(choice, Exploit) and choice.card in me.board:
            icon = pos.top(self.seat, choice.card)
            if icon > 0 and box.ability[icon] is None:
                why = self.why_not_pay(pos, icon)
                up = me.raised[me.board.index(choice.card)]
                if why is None and not may_give(pos, choice.card, up):
                    return SAME_LOCATION
                return why or LEVEL_WASTED
        if isinstance(choice, Pass):
            return COMPULSORY
        return None if isinstance(choice, Claim) else why_not_inside(pos, self.seat, choice)

    def why_not_pay(self, pos: Sea, icon: int) -> Rule | None:
        """The rule against paying this with a resource of this icon."""
        box = pos.box
        if box.worth[self.way][icon]:
            return None
        if self.way == IN_GOLD:
            return GOLD_ONLY
        return OTHER_TYPE if box.power_of[icon] else POWER_ONLY


def exploit(pos: Sea, seat: Seat, card: int, way: int) -> int:
    """Use the resource on top of a location for a payment; what it gives."""
    me = pos.players[seat]
    place = me.board.index(card)
    icon = pos.box.levels[card][me.raised[place]]
    pos.used |= 1 << card
    if pos.events is not None:
        pos.tell("exploited", seat, (pos.box.ids[card], ICON_IDS[icon]))
    pos.cover(seat, place, 1)
    return pos.box.worth[way][icon]


PAID: Final[tuple[type[Step], ...]] = (Conquering, Buying, Recruiting, Replaying, Paying)
