"""A toy title: hands of pebbles and a bag, with something of everything that choices can do to what is known."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from typing import Any

from tablee.kernel.agenda import Together
from tablee.kernel.chance import key_of
from tablee.kernel.decisions import (
    DONE,
    PASS,
    Choice,
    Decision,
    Done,
    Notation,
    Pass,
    Rule,
    Seat,
    seat_name,
    seat_named,
)
from tablee.kernel.events import EventKind
from tablee.kernel.fields import PLAIN, Fields, Names, saved
from tablee.kernel.game import Game
from tablee.kernel.position import Position, Step
from tablee.kernel.title import Box, Option, Result, Standing, Title

IDS = "abcdefghijkl"
HELD = 3
MOST_LAID = 3
NOT_HELD = Rule("PB-1", "not-held")


@dataclass
class Draw(Choice):
    pass


@dataclass
class Dig(Choice):
    pass


@dataclass
class TurnUp(Choice):
    pass


@dataclass
class Roll(Choice):
    pass


@dataclass
class Lay(Choice):
    card: int


@dataclass
class Give(Choice):
    card: int
    seat: Seat


@dataclass
class Treat(Choice):
    seat: Seat


@dataclass
class Hide(Choice):
    card: int


NOTATION = Notation(
    [
        ("draw", Draw),
        ("dig", Dig),
        ("turn up", TurnUp),
        ("roll", Roll),
        ("lay {card}", Lay),
        ("give {card} to {seat}", Give),
        ("treat {seat}", Treat),
        ("hide {card}", Hide),
        ("done", Done),
        ("pass", Pass),
    ],
    {
        "card": (lambda text: IDS.find(text.lower()) if len(text) == 1 else -1, lambda card: IDS[card]),
        "seat": (seat_named, seat_name),
    },
)


class PebbleBox(Box):
    def __init__(self, points: dict[str, int]) -> None:
        self.ids = list(IDS)
        self.points = points
        self.content = json.dumps(points, sort_keys=True)


@dataclass(init=False, repr=False, eq=False)
class Pebbles(Position):
    hands: list[list[int]] = saved(PLAIN, [])
    hidden: list[list[int]] = saved(PLAIN, [])
    bag: list[int] = saved(PLAIN, [])
    table: list[int] = saved(PLAIN, [])
    points: list[int] = saved(PLAIN, [])

    # made by tools/state.py
    def copy(self) -> Pebbles:
        new = Pebbles()
        self.copy_into(new)
        new.hands = [each[:] for each in self.hands]
        new.hidden = [each[:] for each in self.hidden]
        new.bag = self.bag[:]
        new.table = self.table[:]
        new.points = self.points[:]
        return new

    # end

    def fields(self) -> Fields:
        return PEBBLES

    def names(self) -> Names:
        return NAMES

    def draw(self, seat: Seat) -> None:
        card = self.bag.pop()
        self.hands[seat].append(card)
        self.tell("drew", seat, (), (IDS[card],), 1 << seat)


PEBBLES = Fields(Pebbles)
NAMES = Names(list(IDS))


@dataclass
class Hiding(Step):
    """Hide so many pebbles of your hand, while the others do."""

    seat: Seat
    left: int

    def ask(self, pos: Pebbles) -> Decision:
        cards = [Hide(card) for card in pos.hands[self.seat]]
        return Decision(self.seat, "hide", (self.left,), [*cards], bool(pos.hidden[self.seat]))

    def take(self, pos: Pebbles, choice: Choice) -> None:
        assert isinstance(choice, Hide)
        pos.hands[self.seat].remove(choice.card)
        pos.hidden[self.seat].append(choice.card)
        pos.tell("hid", self.seat, (), (IDS[choice.card],), 1 << self.seat)
        if self.left > 1:
            pos.do(Hiding(self.seat, self.left - 1))


@dataclass
class Reveal(Step):
    """What was hidden comes on the table."""

    def run(self, pos: Pebbles) -> None:
        for seat, pile in enumerate(pos.hidden):
            pos.tell("revealed", seat, ([IDS[card] for card in pile],))
            pos.table += sorted(pile)
            pos.hidden[seat] = []


@dataclass
class Turn(Step):
    """One action."""

    seat: Seat

    def ask(self, pos: Pebbles) -> Decision:
        others = [seat for seat in range(pos.seats) if seat != self.seat]
        choices: list[Choice] = [Draw(), Dig(), TurnUp(), *(Treat(seat) for seat in others)] if pos.bag else []
        choices += [Lay(card) for card in pos.hands[self.seat]]
        choices += [Give(card, seat) for card in pos.hands[self.seat] for seat in others]
        return Decision(self.seat, "turn", (), [*choices, Roll(), PASS])

    def take(self, pos: Pebbles, choice: Choice) -> None:
        match choice:
            case Draw():
                pos.draw(self.seat)
            case Dig():
                pos.draw(self.seat)
                pos.do(Laying(self.seat, 0))
            case Treat(seat):
                pos.draw(seat)
            case TurnUp():
                pos.table.append(pos.bag.pop())
                pos.tell("turned-up", self.seat, (IDS[pos.table[-1]],))
            case Roll():
                pos.points[self.seat] += pos.one_of(6) + 1
                pos.tell("rolled", self.seat, (pos.points[self.seat],))
            case Lay(card):
                lay(pos, self.seat, card)
                pos.do(Laying(self.seat, 1))
            case Give(card, seat):
                pos.hands[self.seat].remove(card)
                pos.hands[seat].append(card)
                pos.tell("gave", self.seat, (seat_name(seat),), (IDS[card],), 1 << seat | 1 << self.seat)

    def forbids(self, pos: Pebbles, choice: Choice) -> Rule | None:
        held = not isinstance(choice, (Lay, Give)) or choice.card in pos.hands[self.seat]
        return None if held else NOT_HELD


@dataclass
class Laying(Step):
    """More pebbles on the table."""

    seat: Seat
    laid: int

    def ask(self, pos: Pebbles) -> Decision | None:
        hand = pos.hands[self.seat]
        if self.laid == MOST_LAID or not hand:
            return None
        return Decision(self.seat, "lay", (self.laid,), [*(Lay(card) for card in hand), DONE], True)

    def take(self, pos: Pebbles, choice: Choice) -> None:
        if isinstance(choice, Lay):
            lay(pos, self.seat, choice.card)
            pos.do(Laying(self.seat, self.laid + 1))
        else:
            self.run(pos)

    def run(self, pos: Pebbles) -> None:
        pos.points[self.seat] += self.laid


def lay(pos: Pebbles, seat: Seat, card: int) -> None:
    pos.hands[seat].remove(card)
    pos.table.append(card)
    pos.tell("laid", seat, (IDS[card],))


class PebbleTitle(Title):
    def __init__(self) -> None:
        self.id = "pebbles"
        self.version = 3
        self.names = {"en": "Pebbles"}
        self.least = 2
        self.most = 4
        self.options = (
            Option("hide", 1, (0, 1, 2)),
            Option("rounds", 2, (1, 2)),
            Option("small-bag", False, (False, True)),
            Option("start", None, per_seat=True),
            Option("gift", None, data=True),
        )
        self.notation = NOTATION
        self.prompts = {"hide": ("left",), "turn": (), "lay": ("laid",)}
        self.events = {
            "drew": EventKind((), ("card",)),
            "turned-up": EventKind(("card",), (), True),
            "rolled": EventKind(("points",)),
            "laid": EventKind(("card",)),
            "gave": EventKind(("to",), ("card",)),
            "hid": EventKind((), ("card",), own=True),
            "revealed": EventKind(("cards",), (), True),
        }
        self.steps = {step.__name__: step for step in (Hiding, Reveal, Turn, Laying)}

    def box(self, changes: dict[str, dict[str, Any]] | None = None, place: str = "cards") -> PebbleBox:
        return PebbleBox({id: change["points"] for id, change in (changes or {}).items()})

    def deal(self, box: Box, options: dict[str, Any], seats: int, key: bytes) -> Pebbles:
        pos = blank(seats, key)
        pos.bag = pos.shuffle(list(range(len(IDS))))
        pos.hands = [[pos.bag.pop() for _ in range(HELD)] for _ in range(seats)]
        if options["small-bag"]:
            pos.bag = []
        pos.points = list(options["start"] or pos.points)
        pos.agenda = [Turn(seat) for _ in range(options["rounds"]) for seat in reversed(range(seats))]
        if options["hide"]:
            pos.do(Reveal())
            pos.do(Together(tuple((seat, (Hiding(seat, options["hide"]),)) for seat in range(seats))))
        return pos

    def lay_out(self, box: Box, layout: dict[str, Any], place: str) -> Pebbles:
        hands = layout["hands"]
        pos = blank(len(hands), key_of("layout"))
        pos.hands = [[IDS.index(id) for id in hand] for hand in hands]
        pos.bag = [IDS.index(id) for id in reversed(layout.get("bag", ""))]
        pos.agenda = [Turn(seat) for seat in reversed(range(pos.seats))]
        return pos

    def load(self, box: Box, data: dict[str, Any]) -> Pebbles:
        pos = blank(data["seats"], b"")
        pos.load_into(data, self.steps)
        return pos

    def deal_hidden(self, pos: Position, seat: Seat, rng: random.Random, tidy: bool = False) -> Pebbles:
        """Others may hold anything that the seat does not see."""
        assert isinstance(pos, Pebbles)
        new = pos.copy()
        new.decisions = None
        places = [new.bag, *(new.hands[other] for other in range(pos.seats) if other != seat)]
        cards = [card for place in places for card in place]
        if tidy:
            cards.sort()
        rng.shuffle(cards)
        for place in places:
            place[:] = [cards.pop() for _ in place]
        return new

    def result(self, pos: Position) -> Result | None:
        assert isinstance(pos, Pebbles)
        if pos.agenda:
            return None
        ranks = [1 + sum(other > points for other in pos.points) for points in pos.points]
        return Result([Standing(seat, ranks[seat], pos.points[seat], {}) for seat in range(pos.seats)])

    def refusal_params(self, pos: Position, seat: Seat, choice: Choice) -> dict[str, object]:
        assert isinstance(pos, Pebbles)
        return {"hand": len(pos.hands[seat])}


def blank(seats: int, key: bytes) -> Pebbles:
    pos = Pebbles()
    pos.begin(seats, key)
    pos.hands = [[] for _ in range(seats)]
    pos.hidden = [[] for _ in range(seats)]
    pos.bag, pos.table = [], []
    pos.points = [0] * seats
    return pos


TITLE = PebbleTitle()


def game(*hands: str, bag: str = "") -> Game:
    """At the first seat's turn, everybody with this hand; the bag is drawn from left to right."""
    layout = {"hands": list(hands), "bag": bag}
    return Game.begin(TITLE, TITLE.box(), {}, [f"Player {hand}" for hand in hands], "seed", "salt", layout)


def opened(hide: int, seats: int = 2) -> Game:
    """At the beginning, when everybody hides so many pebbles."""
    return Game.begin(TITLE, TITLE.box(), {"hide": hide}, ["Ana", "Bo", "Cleo", "Dan"][:seats], "seed", "salt")


def hand(of: Game, seat: Seat) -> list[str]:
    """The names of the pebbles that a seat holds."""
    assert isinstance(of.position, Pebbles)
    return [IDS[card] for card in of.position.hands[seat]]
