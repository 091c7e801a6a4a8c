"""Probe: opinions given by all at once and hidden until the last one, a lap of payments that may end early or in
defeat, and a level that begins with what another left."""

from __future__ import annotations

import itertools
import json
from dataclasses import dataclass
from typing import Any

import pytest

from tablee.kernel.agenda import Together
from tablee.kernel.chance import key_of
from tablee.kernel.decisions import DONE, PASS, Choice, Decision, Done, Notation, Pass, Seat, seat_name
from tablee.kernel.errors import BadInput, IllegalChoice, Sentence
from tablee.kernel.events import EventKind
from tablee.kernel.game import Game
from tablee.kernel.position import Position, Step
from tablee.kernel.records import read_record, record_of, verify
from tablee.kernel.title import Box, Option, Result, Standing, Title

SIGNALS = ("poor", "average", "good")
SPELLS = [1, 2, 3, 4, 5] * 4
HAND_LIMIT = 3
RUNNING, WON, LOST = "running", "won", "lost"


@dataclass
class Signal(Choice):
    signal: int


@dataclass
class Cast(Choice):
    spell: int


@dataclass
class Discard(Choice):
    spell: int


@dataclass
class Keep(Choice):
    pass


@dataclass
class DropAll(Choice):
    pass


class Level(Position):
    number: int
    strength: int
    leader: Seat
    hands: list[list[int]]
    pile: list[int]
    discards: list[int]
    on_dragon: list[int]
    given: list[str]
    """Opinions that are not shown yet, by seat."""
    shown: list[str]
    state: str

    def copy(self) -> Level:
        new = Level()
        self.copy_into(new)
        new.number, new.strength, new.leader, new.state = self.number, self.strength, self.leader, self.state
        new.hands = [hand[:] for hand in self.hands]
        new.pile, new.discards, new.on_dragon = self.pile[:], self.discards[:], self.on_dragon[:]
        new.given, new.shown = self.given[:], self.shown[:]
        return new

    def pieces(self) -> dict[str, Any]:
        names = ("number", "strength", "leader", "state", "hands", "pile", "discards", "on_dragon", "given", "shown")
        return {name: getattr(self, name) for name in names}

    def in_turn(self) -> tuple[Seat, ...]:
        return tuple((self.leader + i) % self.seats for i in range(self.seats))

    def estimate(self) -> None:
        """Everybody who holds a spell gives an opinion, all at the same moment."""
        self.do(ShowEstimates())
        self.do(Together(tuple((seat, (Estimate(seat),)) for seat in self.in_turn() if self.hands[seat])))

    def draw(self, amount: int) -> None:
        """One by one from the leader on; whoever is at the limit is skipped."""
        lap = itertools.cycle(self.in_turn())
        while amount and any(len(hand) < HAND_LIMIT for hand in self.hands):
            seat = next(lap)
            if len(self.hands[seat]) < HAND_LIMIT:
                self.hands[seat].append(self.pile.pop())
                self.tell("drew", seat, (), (self.hands[seat][-1],), 1 << seat)
                amount -= 1

    def end(self, state: str) -> None:
        self.state = state
        self.agenda.clear()


@dataclass
class Estimate(Step):
    seat: Seat

    def ask(self, pos: Level) -> Decision:
        return Decision(self.seat, "estimate", (), [Signal(signal) for signal in range(len(SIGNALS))])

    def take(self, pos: Level, choice: Choice) -> None:
        assert isinstance(choice, Signal)
        pos.given[self.seat] = SIGNALS[choice.signal]
        pos.tell("ready", self.seat, (), (SIGNALS[choice.signal],), 1 << self.seat)


@dataclass
class ShowEstimates(Step):
    def run(self, pos: Level) -> None:
        pos.shown, pos.given = pos.given, [""] * pos.seats
        pos.tell("estimated", -1, (pos.shown[:],))


@dataclass
class Turn(Step):
    """Put one spell face down on the dragon, or pass."""

    seat: Seat

    def ask(self, pos: Level) -> Decision:
        return Decision(self.seat, "turn", (), [*(Cast(spell) for spell in sorted(set(pos.hands[self.seat]))), PASS])

    def take(self, pos: Level, choice: Choice) -> None:
        if isinstance(choice, Cast):
            pos.hands[self.seat].remove(choice.spell)
            pos.on_dragon.append(choice.spell)
            pos.tell("cast", self.seat, (), (choice.spell,), 1 << self.seat)


@dataclass
class Resolve(Step):
    """Only an exact total is free: otherwise the difference is paid first."""

    def run(self, pos: Level) -> None:
        total = sum(pos.on_dragon)
        pos.tell("resolved", -1, (pos.on_dragon[:], pos.strength))
        pos.do(AfterPayment())
        if total != pos.strength:
            pos.do(Lap(pos.in_turn(), abs(total - pos.strength)))


@dataclass
class Lap(Step):
    """Each in turn discards one or more spells or passes; the lap ends as soon as the amount is reached."""

    left: tuple[Seat, ...]
    due: int
    has_paid: bool = False

    def ask(self, pos: Level) -> Decision:
        seat = self.left[0]
        discards = [Discard(spell) for spell in sorted(set(pos.hands[seat]))]
        return Decision(seat, "pay", (self.due,), [*discards, DONE if self.has_paid else PASS], self.has_paid)

    def take(self, pos: Level, choice: Choice) -> None:
        if isinstance(choice, Discard):
            seat = self.left[0]
            pos.hands[seat].remove(choice.spell)
            pos.discards.append(choice.spell)
            pos.tell("paid", seat, (choice.spell,))
            if choice.spell < self.due:
                pos.do(Lap(self.left, self.due - choice.spell, True))
        elif self.left[1:]:
            pos.do(Lap(self.left[1:], self.due))
        else:
            pos.end(LOST)


@dataclass
class AfterPayment(Step):
    """The dragon falls or stays. What is too much is drawn again."""

    def run(self, pos: Level) -> None:
        excess = sum(pos.on_dragon) - pos.strength
        if excess >= 0:
            pos.discards += pos.on_dragon
            pos.on_dragon = []
            pos.do(Win())
            pos.do(Together(tuple((seat, (KeepHand(seat),)) for seat in pos.in_turn() if pos.hands[seat])))
            if excess:
                pos.draw(excess)
                pos.estimate()
            return
        lowest = min(pos.on_dragon, default=0)
        if lowest:
            pos.on_dragon.remove(lowest)
            pos.discards.append(lowest)
        if not any(pos.hands):
            pos.end(LOST)
            return
        pos.leader = (pos.leader + 1) % pos.seats
        pos.do(Resolve())
        for seat in reversed(pos.in_turn()):
            pos.do(Turn(seat))


@dataclass
class KeepHand(Step):
    """All or nothing goes to the next level."""

    seat: Seat

    def ask(self, pos: Level) -> Decision:
        return Decision(self.seat, "keep", (), [Keep(), DropAll()])

    def take(self, pos: Level, choice: Choice) -> None:
        if isinstance(choice, DropAll):
            pos.hands[self.seat] = []


@dataclass
class Win(Step):
    def run(self, pos: Level) -> None:
        pos.end(WON)


class Campaign(Title):
    def __init__(self) -> None:
        self.id = "mages"
        self.version = 1
        self.names = {"en": "Mages"}
        self.least, self.most = 2, 5
        self.options = (Option("carry", None, data=True),)
        self.notation = Notation(
            [
                ("think {signal}", Signal),
                ("cast {spell}", Cast),
                ("discard {spell}", Discard),
                ("keep", Keep),
                ("drop", DropAll),
                ("done", Done),
                ("pass", Pass),
            ],
            {
                "signal": (lambda text: SIGNALS.index(text) if text in SIGNALS else -1, lambda signal: SIGNALS[signal]),
                "spell": (lambda text: int(text) if text in "12345" else -1, str),
            },
        )
        self.events = {
            "ready": EventKind((), ("signal",), own=True),
            "estimated": EventKind(("signals",), reveals=True),
            "cast": EventKind((), ("spell",), own=True),
            "resolved": EventKind(("spells", "strength"), reveals=True),
            "paid": EventKind(("spell",)),
            "drew": EventKind((), ("spell",)),
        }
        steps = (Estimate, ShowEstimates, Turn, Resolve, Lap, AfterPayment, KeepHand, Win)
        self.steps = {step.__name__: step for step in steps}

    def box(self, changes: dict[str, dict[str, Any]] | None = None, place: str = "cards") -> Box:
        box = Box()
        box.ids, box.content = [], "spells"
        return box

    def deal(self, box: Box, options: dict[str, Any], seats: int, key: bytes) -> Level:
        pos = blank(seats, key)
        pile = SPELLS[:]
        if options["carry"] is not None:
            pos.number, pos.hands = self.unpacked(options["carry"], seats)
            for spell in itertools.chain(*pos.hands):
                pile.remove(spell)
        pos.strength = 4 + pos.number
        pos.pile = pos.shuffle(pile)
        for hand in pos.hands:
            hand += [pos.pile.pop() for _ in range(HAND_LIMIT - len(hand))]
        pos.agenda = [Resolve(), *(Turn(seat) for seat in reversed(pos.in_turn()))]
        pos.estimate()
        return pos

    def unpacked(self, carry: Any, seats: int) -> tuple[int, list[list[int]]]:
        """Level and hands, if that is what it holds: the kernel does not look into a title's data."""
        try:
            level, hands = carry["level"], [list(hand) for hand in carry["hands"]]
            rest = SPELLS[:]
            for spell in itertools.chain(*hands):
                rest.remove(spell)
            fits = type(level) is int and len(hands) == seats and max(map(len, hands)) <= HAND_LIMIT
        except (KeyError, TypeError, ValueError):
            fits = False
        if not fits:
            expected = Sentence("expected", what="level and hands")
            raise BadInput("bad-option", option="carry", title=self.id, value=carry, expected=expected)
        return level, hands

    def lay_out(self, box: Box, layout: dict[str, Any], place: str) -> Level:
        """Right before the dragon is resolved."""
        pos = blank(len(layout["hands"]), key_of("layout"))
        pos.hands = [list(hand) for hand in layout["hands"]]
        pos.on_dragon = list(layout["on"])
        pos.strength = layout["strength"]
        pos.leader = layout.get("leader", 0)
        pos.pile = [1] * 9
        pos.agenda = [Resolve()]
        return pos

    def view(self, pos: Position, seat: Seat | None) -> dict[str, Any]:
        assert isinstance(pos, Level)
        return {
            "estimates": pos.shown[:],
            "own": None if seat is None else {"hand": pos.hands[seat][:], "given": pos.given[seat]},
            "hands": [len(hand) for hand in pos.hands],
            "on-dragon": len(pos.on_dragon),
        }

    def result(self, pos: Position) -> Result | None:
        """All win or all lose. A level that was lost is begun again with nothing."""
        assert isinstance(pos, Level)
        if pos.state == RUNNING:
            return None
        won = pos.state == WON
        carry = {
            "level": pos.number + won,
            "hands": [hand[:] if won else [] for hand in pos.hands],
        }
        return Result([Standing(seat, 1 if won else 2, 0, {}) for seat in range(pos.seats)], carry=carry)


def blank(seats: int, key: bytes) -> Level:
    pos = Level()
    pos.begin(seats, key)
    pos.number, pos.strength, pos.leader, pos.state = 1, 0, 0, RUNNING
    pos.hands = [[] for _ in range(seats)]
    pos.pile, pos.discards, pos.on_dragon = [], [], []
    pos.given, pos.shown = [""] * seats, [""] * seats
    return pos


TITLE = Campaign()


def new_level(seats: int = 3, seed: str = "7", carry: object = None) -> Game:
    options = {} if carry is None else {"carry": carry}
    return Game(TITLE, TITLE.box(), options, [seat_name(seat) for seat in range(seats)], seed, "salt")


def dragon(strength: int, on: list[int], *hands: list[int], leader: Seat = 0) -> Game:
    layout = {"strength": strength, "on": on, "hands": list(hands), "leader": leader}
    return Game(TITLE, TITLE.box(), {}, [seat_name(seat) for seat in range(len(hands))], "7", "salt", layout)


def asked(table: Game) -> list[Seat]:
    return [decision.seat for decision in table.decisions()]


def level(table: Game) -> Level:
    assert isinstance(table.position, Level)
    return table.position


def known(table: Game, seat: Seat | None) -> str:
    """All that a seat can see, read and choose."""
    own = [(d.prompt, d.params, TITLE.written(d)) for d in table.decisions() if d.seat == seat]
    return json.dumps([TITLE.view(table.position, seat), table.events_for(seat), own])


# Estimates


def test_all_estimate_at_once() -> None:
    table = new_level()
    assert asked(table) == [0, 1, 2]
    assert TITLE.written(table.decisions()[1]) == ["think poor", "think average", "think good"]


def test_a_mage_without_spells_gives_no_estimate() -> None:
    table = dragon(3, [4], [5], [], [1])
    table.play(0, "discard 5")  # one too much is paid, then drawn again
    assert table.decisions()[0].prompt == "estimate"
    assert asked(table) == [0, 2]


def test_an_estimate_is_hidden_until_all_have_answered() -> None:
    tables = []
    for signal in ("poor", "good"):
        table = new_level()
        table.play(0, f"think {signal}")
        table.play(2, "think average")
        tables.append(table)
    for seat in (1, 2, None):
        assert known(tables[0], seat) == known(tables[1], seat)
    assert known(tables[0], 0) != known(tables[1], 0)
    assert asked(tables[0]) == [1]


def test_all_estimates_are_shown_at_the_same_moment() -> None:
    table = new_level()
    table.play(1, "think good")
    table.play(0, "think poor")
    assert level(table).shown == ["", "", ""]
    events = table.play(2, "think average")
    assert [(event.kind, event.facts) for event in events if event.kind == "estimated"] == [
        ("estimated", (["poor", "good", "average"],))
    ]
    assert asked(table) == [0]


def test_the_order_of_the_answers_cannot_be_told_afterwards() -> None:
    ends = set()
    for order in itertools.permutations(range(3)):
        table = new_level()
        for seat in order:
            table.play(seat, f"think {SIGNALS[seat]}")
        ends.add(table.position.hash64())
    assert len(ends) == 1


def test_an_estimate_can_be_changed_until_all_are_shown() -> None:
    table = new_level()
    table.play(0, "think poor")
    table.play(1, "think good")
    table.undo(0)
    table.play(0, "think average")
    table.play(2, "think good")
    assert level(table).shown == ["average", "good", "good"]
    for seat in range(3):
        with pytest.raises(IllegalChoice):
            table.undo(seat)


def test_two_estimates_in_a_row_do_not_mix() -> None:
    table = dragon(3, [4], [5, 5], [2], [1])
    table.play(0, "discard 5")
    for seat in (0, 1, 2):
        table.play(seat, "think poor")
    assert table.decisions()[0].prompt == "keep"  # asked at once again, about another thing
    for seat in range(3):
        with pytest.raises(IllegalChoice):
            table.undo(seat)


# The lap


def test_an_exact_total_is_free() -> None:
    table = dragon(7, [3, 4], [5], [5])
    assert table.decisions()[0].prompt == "keep"


def test_the_lap_begins_with_the_leader_and_goes_clockwise() -> None:
    table = dragon(9, [3], [5], [5], [5], leader=1)
    order = []
    for _ in range(2):
        (decision,) = table.decisions()
        order.append((decision.seat, decision.prompt, decision.params))
        table.play(decision.seat, "pass")
    (decision,) = table.decisions()
    assert [*order, (decision.seat, decision.prompt, decision.params)] == [
        (1, "pay", (6,)),
        (2, "pay", (6,)),
        (0, "pay", (6,)),
    ]


def test_a_mage_discards_as_many_as_it_likes_and_the_next_sees_what_is_left() -> None:
    table = dragon(12, [2], [1, 2, 5], [4, 4])
    table.play_all(0, ["discard 1", "discard 2"])
    (decision,) = table.decisions()
    assert (decision.seat, decision.params) == (0, (7,))
    assert TITLE.written(decision) == ["discard 5", "done"]
    table.play(0, "done")
    (decision,) = table.decisions()
    assert (decision.seat, decision.params) == (1, (7,))
    assert TITLE.written(decision) == ["discard 4", "pass"]


def test_the_lap_ends_as_soon_as_the_amount_is_reached() -> None:
    table = dragon(9, [4], [3, 3], [1, 2, 5], [5])
    table.play_all(0, ["discard 3", "done"])
    table.play(1, "discard 2")
    assert level(table).discards == [3, 2, 4]  # then the lowest attacking spell
    assert level(table).hands == [[3], [1, 5], [5]]
    assert table.decisions()[0].prompt == "turn"  # the third is not asked for more


def test_what_is_paid_too_much_is_lost() -> None:
    table = dragon(5, [4], [1], [5])
    table.play(0, "pass")
    table.play(1, "discard 5")
    assert level(table).state == RUNNING
    assert 5 in level(table).discards


def test_a_lap_that_ends_short_is_a_defeat() -> None:
    table = dragon(9, [4], [3], [5])
    table.play_all(0, ["discard 3"])
    table.play(1, "pass")  # it could have paid, but nobody is forced
    assert table.is_over()
    result = TITLE.result(table.position)
    assert result is not None
    assert result.winners() == []


def test_an_attack_that_was_strong_enough_is_lost_all_the_same_when_nobody_pays() -> None:
    table = dragon(3, [5], [1], [1])
    table.play(0, "pass")
    table.play(1, "pass")
    assert level(table).state == LOST


def test_a_mage_without_spells_is_passed_over() -> None:
    table = dragon(9, [4], [], [5], [])
    assert asked(table) == [1]
    table.play(1, "pass")
    assert level(table).state == LOST


def test_discards_can_be_taken_back_before_the_next_mage_has_answered() -> None:
    table = dragon(12, [2], [1, 2, 5], [4, 4])
    table.play_all(0, ["discard 1", "discard 2"])
    assert table.cancel(0) == 2
    assert level(table).hands[0] == [1, 2, 5]
    table.play_all(0, ["discard 5", "done"])
    table.play(1, "discard 4")
    with pytest.raises(IllegalChoice, match="another seat"):
        table.undo(0)


# The campaign


def won_level(keep: dict[Seat, str]) -> Game:
    """The first level, won by hook or by crook."""
    for seed in range(1000):
        table = new_level(seats=2, seed=str(seed))
        for seat in (0, 1):
            table.play(seat, "think good")
        for seat, spell in ((0, level(table).hands[0][0]), (1, level(table).hands[1][0])):
            table.play(seat, f"cast {spell}")
        if table.decisions()[0].prompt == "keep":
            for seat in (0, 1):
                table.play(seat, keep[seat])
            return table
    raise AssertionError("no seed gives an exact total")


def test_the_next_level_begins_with_what_the_last_one_left() -> None:
    first = won_level({0: "keep", 1: "drop"})
    result = TITLE.result(first.position)
    assert result is not None
    assert result.winners() == [0, 1]
    kept = level(first).hands[0]
    assert result.carry == {"level": 2, "hands": [kept, []]}

    second = new_level(seats=2, seed="next", carry=result.carry)

    assert (level(second).number, level(second).strength) == (2, 6)
    assert level(second).hands[0][: len(kept)] == kept
    assert [len(hand) for hand in level(second).hands] == [HAND_LIMIT, HAND_LIMIT]
    assert sorted([*itertools.chain(*level(second).hands), *level(second).pile]) == sorted(SPELLS)


def test_both_levels_can_be_recorded_and_replayed() -> None:
    first = won_level({0: "keep", 1: "keep"})
    result = TITLE.result(first.position)
    assert result is not None
    second = new_level(seats=2, seed="next", carry=result.carry)
    for seat in (1, 0):
        second.play(seat, "think average")
    second.play(0, "pass")
    for table in (first, second):
        record = read_record(record_of(table).write(), "level.txt")
        again = verify(TITLE, TITLE.box(), record)
        assert again.position == table.position
        assert again.position.hash64() == table.position.hash64()
    assert record.options == {"carry": result.carry}


def test_what_is_carried_over_makes_the_game_and_stays_as_it_was() -> None:
    carry = {"level": 3, "hands": [[5], [4, 4]]}
    one, same, other = new_level(2, carry=carry), new_level(2, carry=carry), new_level(2, carry={**carry, "level": 4})
    assert one.position == same.position
    assert one.position != other.position
    for seat in (0, 1):
        one.play(seat, "think good")
    one.play(0, "cast 5")
    assert carry == {"level": 3, "hands": [[5], [4, 4]]}


def test_a_lost_level_is_begun_again_with_nothing() -> None:
    table = dragon(9, [4], [3], [5])
    table.play(0, "pass")
    table.play(1, "pass")
    result = TITLE.result(table.position)
    assert result is not None
    assert result.carry == {"level": 1, "hands": [[], []]}
    assert level(new_level(2, carry=result.carry)).number == 1


@pytest.mark.parametrize(
    "carry",
    [7, {}, {"level": 2, "hands": [[1]]}, {"level": 2, "hands": [[9], []]}, {"level": 2, "hands": [[1] * 4, []]}],
)
def test_a_title_refuses_what_cannot_have_been_carried_over(carry: object) -> None:
    with pytest.raises(BadInput, match=r"option 'carry' of mages cannot be .*: expected 'level and hands'"):
        new_level(2, carry=carry)
