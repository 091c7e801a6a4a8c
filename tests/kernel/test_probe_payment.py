"""Probe: a price paid pick by pick from a card, mantas and levels, where no source may be wasted and a level that is
used up may win a manta for the same payment."""

from __future__ import annotations

import itertools
import json
import random
from dataclasses import dataclass
from typing import Any

import pytest

from tablee.kernel.agenda import pending
from tablee.kernel.chance import key_of
from tablee.kernel.decisions import PASS, Choice, Decision, Notation, Pass, Rule, Seat
from tablee.kernel.events import EventKind
from tablee.kernel.game import Game
from tablee.kernel.position import Position, Step
from tablee.kernel.title import Box, Title

NO_MANTA = -1
ABILITY = 0
"""A manta without power: of no use in a payment."""

WASTED = Rule("C2", "wasted")
SAME_LOCATION = Rule("C3", "same-location")
WAITS = Rule("C6", "ability-waits")


@dataclass
class Conquer(Choice):
    target: int


@dataclass
class UseManta(Choice):
    number: int


@dataclass
class UseLevel(Choice):
    number: int


class Reef(Position):
    """One diver's area, and somebody who waits for it."""

    prices: list[int]
    """Of the locations on display; 0: taken."""
    powers: list[int]
    """Of the mantas: a power, or ABILITY."""
    is_ready: list[bool]
    levels: list[list[int]]
    """Of the own locations, from the top: the powers that can still be used."""
    prizes: list[int]
    """The power of the manta that a location gives when it is used up, or NO_MANTA."""
    conquered: list[int]

    def copy(self) -> Reef:
        new = Reef()
        self.copy_into(new)
        new.prices, new.powers, new.is_ready = self.prices[:], self.powers[:], self.is_ready[:]
        new.levels = [levels[:] for levels in self.levels]
        new.prizes, new.conquered = self.prizes[:], self.conquered[:]
        return new

    def pieces(self) -> dict[str, Any]:
        names = ("prices", "powers", "is_ready", "levels", "prizes", "conquered")
        return {name: getattr(self, name) for name in names}


@dataclass
class Action(Step):
    """Conquer with this much power from the card, and whatever else you use. [B2: a must if the card alone pays]"""

    seat: Seat
    power: int

    def ask(self, pos: Reef) -> Decision:
        priced = [(target, price) for target, price in enumerate(pos.prices) if price]
        targets = [Conquer(target) for target, _ in priced if Paying(self.seat, target, self.power).can_finish(pos)]
        must = any(price <= self.power for _, price in priced)
        return Decision(self.seat, "conquer", (self.power,), [*targets] if must else [*targets, PASS])

    def take(self, pos: Reef, choice: Choice) -> None:
        if isinstance(choice, Conquer):
            pos.do(Paying(self.seat, choice.target, self.power))


@dataclass
class Paying(Step):
    """One source after the other until the price is reached, and none that was not needed. [C2]"""

    seat: Seat
    target: int
    total: int
    used: tuple[int, ...] = ()
    """What each source gave."""
    locations: tuple[int, ...] = ()
    """Each gives one level in a main action. [C3]"""

    def is_paid(self, pos: Reef) -> bool:
        return self.total >= pos.prices[self.target]

    def is_thrifty(self, pos: Reef) -> bool:
        return all(self.total - power < pos.prices[self.target] for power in self.used)

    def sources(self, pos: Reef) -> list[Choice]:
        mantas = [UseManta(number) for number, power in enumerate(pos.powers) if power and pos.is_ready[number]]
        levels = [
            UseLevel(number)
            for number, levels in enumerate(pos.levels)
            if levels and levels[0] and number not in self.locations
        ]
        return [*mantas, *levels]

    def after(self, pos: Reef, source: Choice) -> Paying:
        """Use a source, in place."""
        if isinstance(source, UseManta):
            pos.is_ready[source.number] = False
            power = pos.powers[source.number]
            pos.tell("tired", self.seat, (power,))
            return Paying(self.seat, self.target, self.total + power, (*self.used, power), self.locations)
        assert isinstance(source, UseLevel)
        power = pos.levels[source.number].pop(0)
        pos.tell("raised", self.seat, (power,))
        if not pos.levels[source.number] and pos.prizes[source.number] != NO_MANTA:
            pos.powers.append(pos.prizes[source.number])
            pos.is_ready.append(True)
            pos.tell("won-manta", self.seat, (pos.powers[-1],))
        locations = (*self.locations, source.number)
        return Paying(self.seat, self.target, self.total + power, (*self.used, power), locations)

    def can_finish(self, pos: Reef) -> bool:
        """Is there a way on to the price that wastes nothing?"""
        if self.is_paid(pos):
            return self.is_thrifty(pos)
        return any(self.leads_on(pos, source) for source in self.sources(pos))

    def leads_on(self, pos: Reef, source: Choice) -> bool:
        trial = pos.copy()
        return self.after(trial, source).can_finish(trial)

    def ask(self, pos: Reef) -> Decision | None:
        if self.is_paid(pos):
            return None
        sources = [source for source in self.sources(pos) if self.leads_on(pos, source)]
        return Decision(self.seat, "pay", (self.total, pos.prices[self.target]), sources, True)

    def take(self, pos: Reef, choice: Choice) -> None:
        pos.do(self.after(pos, choice))

    def run(self, pos: Reef) -> None:
        pos.prices[self.target] = 0
        pos.conquered.append(self.target)
        pos.tell("conquered", self.seat, (self.target,))

    def forbids(self, pos: Reef, choice: Choice) -> Rule | None:
        if choice in self.sources(pos):
            return WASTED
        if isinstance(choice, UseLevel) and choice.number in self.locations:
            return SAME_LOCATION
        return WAITS if isinstance(choice, UseManta) and pos.powers[choice.number] == ABILITY else None


@dataclass
class Wait(Step):
    """Somebody else's turn."""

    seat: Seat

    def ask(self, pos: Reef) -> Decision:
        return Decision(self.seat, "wait", (), [PASS, Conquer(0)])

    def take(self, pos: Reef, choice: Choice) -> None:
        pass


def number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) == 1 else -1


class Divers(Title):
    def __init__(self) -> None:
        self.id = "divers"
        self.version = 1
        self.names = {"en": "Divers"}
        self.least = self.most = 2
        self.options = ()
        self.notation = Notation(
            [
                ("conquer {target}", Conquer),
                ("manta {number}", UseManta),
                ("level {number}", UseLevel),
                ("pass", Pass),
            ],
            {"target": (number, str), "number": (number, str)},
        )
        kinds = ("tired", "raised", "won-manta", "conquered")
        self.events = {kind: EventKind(("amount",)) for kind in kinds}
        self.steps = {step.__name__: step for step in (Action, Paying, Wait)}

    def lay_out(self, box: Box, layout: dict[str, Any], place: str) -> Reef:
        pos = Reef()
        pos.begin(2, key_of("layout"))
        pos.prices = list(layout["prices"])
        pos.powers = list(layout.get("mantas", []))
        pos.is_ready = [True] * len(pos.powers)
        pos.levels = [list(levels) for levels in layout.get("levels", [])]
        pos.prizes = list(layout.get("prizes", [NO_MANTA] * len(pos.levels)))
        pos.conquered = []
        pos.agenda = [Wait(1), Action(0, layout["card"])]
        return pos

    def load(self, box: Box, data: dict[str, Any]) -> Reef:
        pos = Reef()
        pos.load_into(data, self.steps)
        for name in ("prices", "powers", "is_ready", "levels", "prizes", "conquered"):
            setattr(pos, name, data[name])
        return pos


TITLE = Divers()


def dive(**layout: Any) -> Game:
    box = Box()
    box.ids, box.content = [], ""
    return Game(TITLE, box, {}, ["Ana", "Bo"], "7", layout=layout)


def offered(table: Game) -> list[str]:
    (decision,) = table.decisions()
    return TITLE.written(decision)


def reef(table: Game) -> Reef:
    assert isinstance(table.position, Reef)
    return table.position


def refusal(table: Game, choice: str) -> Rule | None:
    found = TITLE.explain(table.position, 0, choice)
    return found.rule if found else None


def test_a_card_that_pays_alone_has_to_and_takes_nothing_else() -> None:
    table = dive(prices=[3, 9], card=3, mantas=[2])
    assert reef(table).conquered == [0]
    assert reef(table).is_ready == [True]
    assert offered(table) == ["pass", "conquer 0"]  # already the other seat's turn: there was nothing to decide


def test_what_needs_more_than_the_card_may_be_declined() -> None:
    table = dive(prices=[3], card=1, mantas=[2])
    assert offered(table) == ["conquer 0", "pass"]


def test_what_cannot_be_paid_is_not_offered() -> None:
    table = dive(prices=[9, 3, 4], card=1, mantas=[1, 2])
    assert offered(table) == ["conquer 1", "conquer 2", "pass"]


def test_a_payment_goes_pick_by_pick_with_the_sum_in_sight() -> None:
    table = dive(prices=[6], card=1, mantas=[2, 1], levels=[[2, 1], [1]])
    table.play(0, "conquer 0")
    seen = []
    for choice in ("manta 0", "level 0", "level 1"):
        (decision,) = table.decisions()
        seen.append(decision.params)
        table.play(0, choice)
    assert seen == [(1, 6), (3, 6), (5, 6)]
    assert reef(table).conquered == [0]
    assert reef(table).is_ready == [False, True]
    assert reef(table).levels == [[1], []]


@pytest.mark.parametrize(("price", "left"), [(2, [[], [2]]), (3, [[], []]), (4, [[], []])])
def test_two_levels_of_two_buy_three_but_not_two(price: int, left: list[list[int]]) -> None:
    table = dive(prices=[price], card=0, levels=[[2], [2]])
    table.play(0, "conquer 0")
    table.play(0, "level 0")
    assert reef(table).conquered == [0]  # where both are needed, the second goes without a question
    assert reef(table).levels == left


def test_a_source_that_another_would_make_needless_is_not_offered() -> None:
    table = dive(prices=[3], card=0, mantas=[2, 3, 3])
    table.play(0, "conquer 0")
    assert offered(table) == ["manta 1", "manta 2"]  # 2 + 3 would waste the 2
    assert refusal(table, "manta 0") == WASTED


def test_a_small_source_may_be_taken_while_one_more_small_one_is_left() -> None:
    table = dive(prices=[3], card=0, mantas=[2, 3, 1])
    table.play(0, "conquer 0")
    assert offered(table) == ["manta 0", "manta 1", "manta 2"]
    table.play(0, "manta 0")
    assert reef(table).is_ready == [False, True, False]


def test_a_location_gives_one_level_in_a_payment() -> None:
    table = dive(prices=[4], card=0, mantas=[1, 1, 1], levels=[[1, 3]])
    table.play_all(0, ["conquer 0", "level 0"])
    assert offered(table) == ["manta 0", "manta 1", "manta 2"]
    assert refusal(table, "level 0") == SAME_LOCATION


def test_a_manta_won_by_the_last_level_joins_the_same_payment() -> None:
    table = dive(prices=[5], card=1, levels=[[2]], prizes=[2])
    table.play(0, "conquer 0")
    # The level and then the manta are the only way, so nothing more is asked.
    assert reef(table).conquered == [0]
    assert (reef(table).powers, reef(table).is_ready) == ([2], [False])


def test_a_manta_won_is_one_source_among_others() -> None:
    table = dive(prices=[5], card=1, mantas=[2, 2], levels=[[2]], prizes=[3])
    table.play(0, "conquer 0")
    table.play(0, "level 0")
    assert offered(table) == ["manta 0", "manta 1", "manta 2"]
    table.play(0, "manta 2")
    assert reef(table).conquered == [0]
    assert reef(table).is_ready == [True, True, False]


def test_a_manta_that_a_level_would_win_counts_when_targets_are_offered() -> None:
    assert offered(dive(prices=[5, 9], card=1, mantas=[2], levels=[[2]], prizes=[2])) == ["conquer 0", "pass"]
    assert offered(dive(prices=[6, 9], card=1, mantas=[1], levels=[[2, 1]], prizes=[2])) != ["conquer 0", "pass"]


def test_an_ability_manta_waits() -> None:
    table = dive(prices=[5], card=1, mantas=[2, 2, 2], levels=[[2]], prizes=[ABILITY])
    table.play_all(0, ["conquer 0", "level 0"])
    assert offered(table) == ["manta 0", "manta 1", "manta 2"]
    assert refusal(table, "manta 3") == WAITS
    assert reef(table).is_ready[3]


def test_a_pick_can_be_taken_back_with_all_it_won() -> None:
    table = dive(prices=[7], card=1, mantas=[2, 2], levels=[[2]], prizes=[3])
    table.play(0, "conquer 0")
    start = table.position.hash64()
    table.play(0, "level 0")
    assert reef(table).powers == [2, 2, 3]
    table.undo(0)
    assert reef(table).powers == [2, 2]
    assert reef(table).levels == [[2]]
    assert table.position.hash64() == start


def test_a_payment_can_be_given_up_before_it_is_completed() -> None:
    table = dive(prices=[7, 3], card=1, mantas=[2, 2], levels=[[2]], prizes=[3])
    start = table.position.hash64()
    table.play_all(0, ["conquer 0", "manta 1", "level 0"])
    (decision,) = table.decisions()
    assert decision.cancellable
    assert table.cancel(0) == 3
    assert table.position.hash64() == start
    table.play(0, "conquer 1")
    assert table.decisions()[0].params == (1, 3)


def test_a_payment_can_be_saved_half_way() -> None:
    table = dive(prices=[7], card=1, mantas=[2, 2], levels=[[2]], prizes=[3])
    table.play_all(0, ["conquer 0", "level 0"])
    back = TITLE.load(Box(), json.loads(json.dumps(table.position.dump())))
    assert back == table.position
    assert [TITLE.written(decision) for decision in pending(back)] == [offered(table)]
    assert TITLE.play(back, 0, "manta 2") == TITLE.play(table.position, 0, "manta 2")


def every_end(pos: Position) -> set[tuple[tuple[bool, ...], tuple[int, ...]]]:
    """Mantas and levels left by every payment that the listed choices lead to."""
    (decision,) = pending(pos)
    if decision.prompt == "pay":
        return set().union(*(every_end(TITLE.play(pos, 0, choice)) for choice in decision.choices))
    assert isinstance(pos, Reef)
    return {(tuple(pos.is_ready), tuple(len(levels) for levels in pos.levels))}


@pytest.mark.parametrize("seed", range(40))
def test_the_listed_choices_lead_to_all_thrifty_payments_and_no_others(seed: int) -> None:
    rng = random.Random(seed)
    mantas = [rng.randint(1, 3) for _ in range(rng.randint(1, 3))]
    levels = [[rng.randint(1, 3), 1] for _ in range(rng.randint(1, 2))]
    card = rng.randint(0, 2)
    price = card + rng.randint(1, 9)
    expected = set()
    for ready in itertools.product((False, True), repeat=len(mantas)):
        for left in itertools.product((1, 2), repeat=len(levels)):
            used = [power for power, kept in zip(mantas, ready, strict=True) if not kept]
            used += [powers[0] for powers, kept in zip(levels, left, strict=True) if kept == 1]
            total = card + sum(used)
            if total >= price and all(total - power < price for power in used):
                expected.add((ready, left))

    table = dive(prices=[price], card=card, mantas=mantas, levels=levels)

    if expected:
        assert offered(table) == ["conquer 0", "pass"]
        assert every_end(TITLE.play(table.position, 0, "conquer 0")) == expected
    else:
        assert table.decisions()[0].seat == 1  # nothing to decide: the turn is over
