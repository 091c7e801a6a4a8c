"""Probe: a turn planned pick by pick (dice, workers, a chain of translators) with its colour, value and cost in sight,
that can be taken back in part or at once until it is confirmed, and not once dice have been rolled."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Any

import pytest

from tablee.kernel.agenda import advance, pending
from tablee.kernel.chance import key_of
from tablee.kernel.decisions import DONE, Choice, Decision, Done, Notation, Rule, Seat, seat_name
from tablee.kernel.errors import IllegalChoice
from tablee.kernel.events import EventKind
from tablee.kernel.game import Game
from tablee.kernel.position import Position, Step
from tablee.kernel.title import Box, Title

COLOURS = ("white", "red", "yellow", "blue", "orange", "purple", "green")
WHITE, RED, YELLOW, BLUE, ORANGE, PURPLE, GREEN = range(7)
MIXTURES = {frozenset((RED, YELLOW)): ORANGE, frozenset((RED, BLUE)): PURPLE, frozenset((BLUE, YELLOW)): GREEN}
OPEN = -1
"""The player still has to pick one of two colours."""
NONE = -1
FACES = 6
ARABIC = "arabic"

WRONG_COLOUR = Rule("12.1", "wrong-colour")
TOO_LOW = Rule("12.2", "too-low")
NO_CHAIN = Rule("12.3", "no-chain")


@dataclass
class UseDie(Choice):
    die: int


@dataclass
class UseWorker(Choice):
    colour: int
    die: int


@dataclass
class PickColour(Choice):
    colour: int


@dataclass
class Translate(Choice):
    scroll: int


@dataclass
class Hire(Choice):
    room: int


@dataclass
class Rest(Choice):
    pass


@dataclass
class Translator:
    """In a room; who asks another's pays 1 silver, and each that is asked gets 1 gold."""

    languages: tuple[str, ...]
    owner: Seat
    gold: int = 0


@dataclass
class Scroll:
    language: str
    colour: int
    value: int
    draws: bool
    """Whoever translates it draws a die and rolls it."""


class Desk(Position):
    dice: list[list[tuple[int, int]]]
    """Colour and value, by seat."""
    workers: list[list[int]]
    """How many of each colour, by seat."""
    silver: list[int]
    gold: list[int]
    bag: list[int]
    rooms: list[Translator]
    scrolls: list[Scroll]
    translated: list[list[int]]

    def copy(self) -> Desk:
        new = Desk()
        self.copy_into(new)
        new.dice = [dice[:] for dice in self.dice]
        new.workers = [workers[:] for workers in self.workers]
        new.silver, new.gold, new.bag = self.silver[:], self.gold[:], self.bag[:]
        new.rooms = [replace(translator) for translator in self.rooms]
        new.scrolls = self.scrolls
        new.translated = [scrolls[:] for scrolls in self.translated]
        return new

    def pieces(self) -> dict[str, Any]:
        return {
            "dice": [[list(die) for die in dice] for dice in self.dice],
            "workers": self.workers,
            "silver": self.silver,
            "gold": self.gold,
            "bag": self.bag,
            "rooms": [[list(its.languages), its.owner, its.gold] for its in self.rooms],
            "translated": self.translated,
        }

    def roll(self, seat: Seat, amount: int) -> None:
        """Draw dice from the bag and roll them."""
        self.bag = self.shuffle(self.bag)
        drawn = [(self.bag.pop(), 1 + self.one_of(FACES)) for _ in range(min(amount, len(self.bag)))]
        self.dice[seat] += drawn
        self.tell("rolled", seat, ([f"{COLOURS[colour]} {value}" for colour, value in drawn],))


@dataclass
class Turn(Step):
    """Plan a work, or rest: draw two dice and roll them."""

    seat: Seat

    def ask(self, pos: Desk) -> Decision:
        dice = [UseDie(die) for die in range(len(pos.dice[self.seat]))]
        return Decision(self.seat, "turn", (), [*dice, Rest()])

    def take(self, pos: Desk, choice: Choice) -> None:
        pos.agenda.insert(0, Turn((self.seat + 1) % pos.seats))
        if isinstance(choice, UseDie):
            pos.do(Plan(self.seat, ()).with_die(pos, choice.die))
        else:
            pos.roll(self.seat, 2)


@dataclass
class Plan(Step):
    """What is going to be done; nothing is, before it is confirmed."""

    seat: Seat
    dice: tuple[tuple[int, int, int, tuple[int, ...]], ...]
    """Which die, its colour and value by now, and the workers put on it."""
    picked: int = OPEN
    scroll: int = NONE
    chain: tuple[int, ...] = ()

    def with_die(self, pos: Desk, die: int) -> Plan:
        return replace(self, dice=(*self.dice, (die, *pos.dice[self.seat][die], ())))

    def with_worker(self, die: int, worker: int) -> Plan:
        """Of the die's own colour it makes a 6, of another one it gives the die its colour. [6.4]"""
        dice = []
        for which, colour, value, workers in self.dice:
            if which == die:
                value = 6 if worker == colour else value
                dice.append((which, worker, value, (*workers, worker)))
            else:
                dice.append((which, colour, value, workers))
        return replace(self, dice=tuple(dice), picked=OPEN)

    def colours(self) -> list[int]:
        """The colours that the action can have. [6.3]"""
        first, second = self.dice[0][1], self.dice[-1][1]
        if first == second or second == WHITE:
            return [first]
        if first == WHITE:
            return [second]
        if max(first, second) <= BLUE:
            return [MIXTURES[frozenset((first, second))]]
        return [first, second] if min(first, second) > BLUE else [max(first, second)]

    def colour(self) -> int:
        colours = self.colours()
        return colours[0] if len(colours) == 1 else self.picked

    def value(self) -> int:
        return sum(value for _, _, value, _ in self.dice)

    def fee(self, pos: Desk) -> int:
        return sum(pos.rooms[room].owner != self.seat for room in self.chain)

    def summary(self, pos: Desk) -> tuple[str, int, int, int]:
        """Colour, value, silver and gold of the plan so far."""
        colour = self.colour()
        return ("" if colour == OPEN else COLOURS[colour], self.value(), self.fee(pos), len(self.chain))

    def workers_left(self, pos: Desk) -> list[int]:
        left = pos.workers[self.seat][:]
        for _, _, _, workers in self.dice:
            for worker in workers:
                left[worker] -= 1
        return left

    def next_rooms(self, pos: Desk) -> list[int]:
        """Who can go on with the chain: shares a language with the last one and can be paid. [12.3, 12.4]"""
        wanted = set(pos.rooms[self.chain[-1]].languages if self.chain else [pos.scrolls[self.scroll].language])
        found = []
        for room, translator in enumerate(pos.rooms):
            if room not in self.chain and wanted & set(translator.languages):
                longer = replace(self, chain=(*self.chain, room))
                if longer.fee(pos) <= pos.silver[self.seat] and len(longer.chain) <= pos.gold[self.seat]:
                    found.append(room)
        return found

    def is_complete(self, pos: Desk) -> bool:
        return self.scroll == NONE or bool(self.chain and ARABIC in pos.rooms[self.chain[-1]].languages)

    def can_complete(self, pos: Desk) -> bool:
        if self.is_complete(pos):
            return True
        rooms = self.next_rooms(pos)
        return any(replace(self, chain=(*self.chain, room)).can_complete(pos) for room in rooms)

    def refused(self, pos: Desk, scroll: int) -> Rule | None:
        """The rule against translating this scroll by this plan."""
        wanted = pos.scrolls[scroll]
        if self.colour() != wanted.colour:
            return WRONG_COLOUR
        if self.value() < wanted.value:
            return TOO_LOW
        return None if replace(self, scroll=scroll).can_complete(pos) else NO_CHAIN

    def ask(self, pos: Desk) -> Decision:
        choices: list[Choice] = []
        if self.scroll == NONE:
            used = [die for die, _, _, _ in self.dice]
            if len(used) < 2:
                choices += [UseDie(die) for die in range(len(pos.dice[self.seat])) if die not in used]
            for colour, amount in enumerate(self.workers_left(pos)):
                if amount:
                    choices += [UseWorker(colour, die) for die, _, _, workers in self.dice if len(workers) < 2]
            if len(self.colours()) > 1 and self.picked == OPEN:
                choices += [PickColour(colour) for colour in self.colours()]
            gone = [scroll for scrolls in pos.translated for scroll in scrolls]
            for scroll in range(len(pos.scrolls)):
                if scroll not in gone and self.refused(pos, scroll) is None:
                    choices.append(Translate(scroll))
        else:
            for room in self.next_rooms(pos):
                if replace(self, chain=(*self.chain, room)).can_complete(pos):
                    choices.append(Hire(room))
        if self.is_complete(pos):
            choices.append(DONE)
        return Decision(self.seat, "plan", self.summary(pos), choices, True, veiled=True)

    def take(self, pos: Desk, choice: Choice) -> None:
        match choice:
            case UseDie(die):
                pos.do(replace(self.with_die(pos, die), picked=OPEN))
            case UseWorker(colour, die):
                pos.do(self.with_worker(die, colour))
            case PickColour(colour):
                pos.do(replace(self, picked=colour))
            case Translate(scroll):
                pos.do(replace(self, scroll=scroll))
            case Hire(room):
                pos.do(replace(self, chain=(*self.chain, room)))
            case Done():
                self.carry_out(pos)

    def carry_out(self, pos: Desk) -> None:
        seat = self.seat
        used = [die for die, _, _, _ in self.dice]
        pos.workers[seat] = self.workers_left(pos)
        pos.bag += [pos.dice[seat][die][0] for die in used]
        pos.dice[seat] = [die for i, die in enumerate(pos.dice[seat]) if i not in used]
        pos.gold[seat] -= len(self.chain)
        for room in self.chain:
            translator = pos.rooms[room]
            translator.gold += 1
            if translator.owner != seat:
                pos.silver[seat] -= 1
                pos.silver[translator.owner] += 1
        pos.tell("worked", seat, self.summary(pos))
        if self.scroll != NONE:
            pos.translated[seat].append(self.scroll)
            if pos.scrolls[self.scroll].draws:
                pos.roll(seat, 1)

    def forbids(self, pos: Desk, choice: Choice) -> Rule | None:
        return self.refused(pos, choice.scroll) if isinstance(choice, Translate) and self.scroll == NONE else None


def number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) == 1 else -1


class Scribes(Title):
    def __init__(self) -> None:
        self.id = "scribes"
        self.version = 1
        self.names = {"en": "Scribes"}
        self.least = self.most = 2
        self.options = ()
        colour = (lambda text: COLOURS.index(text) if text in COLOURS else -1, lambda colour: COLOURS[colour])
        self.notation = Notation(
            [
                ("die {die}", UseDie),
                ("worker {colour} on {die}", UseWorker),
                ("colour {colour}", PickColour),
                ("translate {scroll}", Translate),
                ("hire {room}", Hire),
                ("rest", Rest),
                ("done", Done),
            ],
            {"colour": colour, **dict.fromkeys(("die", "scroll", "room"), (number, str))},
        )
        self.events = {
            "worked": EventKind(("colour", "value", "silver", "gold")),
            "rolled": EventKind(("dice",)),
        }
        self.steps = {step.__name__: step for step in (Turn, Plan)}

    def lay_out(self, box: Box, layout: dict[str, Any], place: str) -> Desk:
        pos = Desk()
        pos.begin(2, key_of("layout"))
        pos.dice = [layout["dice"], [(RED, 1)]]
        pos.workers = [[layout.get("workers", []).count(colour) for colour in range(7)], [0] * 7]
        pos.silver = [layout.get("silver", 0), 0]
        pos.gold = [layout.get("gold", 0), 0]
        pos.bag = [WHITE, RED, BLUE, WHITE]
        pos.rooms = layout.get("rooms", [])
        pos.scrolls = layout.get("scrolls", [])
        pos.translated = [[], []]
        pos.agenda = [Turn(0)]
        return pos

    def view(self, pos: Position, seat: Seat | None) -> dict[str, Any]:
        """Everything is open here, the plan of whoever is at it too."""
        assert isinstance(pos, Desk)
        step = pos.agenda[-1]
        plan = None
        if isinstance(step, Plan):
            colour, value, silver, gold = step.summary(pos)
            plan = {"seat": seat_name(step.seat), "colour": colour, "value": value, "silver": silver, "gold": gold}
        return {"dice": pos.dice, "plan": plan}


TITLE = Scribes()


def work(*dice: tuple[int, int], **layout: Any) -> Game:
    """At a player's turn, with these dice in hand."""
    box = Box()
    box.ids, box.content = [], ""
    return Game(TITLE, box, {}, ["Ana", "Bo"], "7", layout={"dice": list(dice), **layout})


def planned(table: Game) -> tuple[object, ...]:
    """Colour, value, silver and gold, as the player sees them."""
    (decision,) = table.decisions()
    assert decision.prompt == "plan"
    return decision.params


def offered(table: Game) -> list[str]:
    (decision,) = table.decisions()
    return TITLE.written(decision)


def desk(table: Game) -> Desk:
    assert isinstance(table.position, Desk)
    return table.position


# Colour and value


@pytest.mark.parametrize(
    ("dice", "colour"),
    [
        ([(RED, 3)], "red"),
        ([(RED, 3), (RED, 2)], "red"),
        ([(WHITE, 3), (WHITE, 2)], "white"),
        ([(WHITE, 3), (YELLOW, 2)], "yellow"),
        ([(GREEN, 4), (WHITE, 1)], "green"),
        ([(RED, 1), (YELLOW, 2)], "orange"),
        ([(BLUE, 1), (RED, 2)], "purple"),
        ([(YELLOW, 1), (BLUE, 2)], "green"),
        ([(PURPLE, 4), (YELLOW, 2)], "purple"),
        ([(BLUE, 4), (ORANGE, 4)], "orange"),
        ([(GREEN, 4), (GREEN, 5)], "green"),
    ],
)
def test_two_dice_add_up_and_their_colours_mix(dice: list[tuple[int, int]], colour: str) -> None:
    table = work(*dice)
    table.play_all(0, [f"die {die}" for die in range(len(dice))])
    assert planned(table) == (colour, sum(value for _, value in dice), 0, 0)


def test_of_two_secondary_colours_the_player_picks_one() -> None:
    table = work((ORANGE, 4), (PURPLE, 5))
    table.play_all(0, ["die 0", "die 1"])
    assert planned(table) == ("", 9, 0, 0)
    assert offered(table) == ["colour orange", "colour purple", "done"]
    table.play(0, "colour purple")
    assert planned(table) == ("purple", 9, 0, 0)


@pytest.mark.parametrize(
    ("die", "workers", "shown"),
    [
        ((RED, 2), ["red"], ("red", 6)),
        ((RED, 2), ["yellow"], ("yellow", 2)),
        ((RED, 2), ["white"], ("white", 2)),
        ((RED, 2), ["yellow", "yellow"], ("yellow", 6)),
        ((RED, 2), ["red", "yellow"], ("yellow", 6)),
        ((RED, 2), ["yellow", "red"], ("red", 2)),
        ((WHITE, 1), ["white"], ("white", 6)),
        ((GREEN, 4), ["blue"], ("blue", 4)),
    ],
)
def test_a_worker_of_the_same_colour_makes_a_six_and_another_one_recolours(
    die: tuple[int, int], workers: list[str], shown: tuple[str, int]
) -> None:
    table = work(die, workers=[WHITE, RED, RED, YELLOW, YELLOW, BLUE])
    table.play_all(0, ["die 0", *(f"worker {worker} on 0" for worker in workers)])
    assert planned(table)[:2] == shown


def test_a_die_takes_two_workers_and_a_plan_two_dice() -> None:
    table = work((RED, 1), (BLUE, 2), (BLUE, 3), workers=[RED, RED, RED])
    table.play_all(0, ["die 0", "worker red on 0", "worker red on 0"])
    assert offered(table) == ["die 1", "die 2", "done"]
    table.play(0, "die 2")
    assert offered(table) == ["worker red on 2", "done"]
    table.play(0, "worker red on 2")
    assert offered(table) == ["done"]


# The chain


CHAIN: dict[str, Any] = {
    "rooms": [
        Translator(("chinese", "persian"), 0),
        Translator(("persian", ARABIC), 1),
        Translator(("persian", "greek"), 0),
        Translator(("greek", ARABIC), 1),
        Translator(("chinese",), 0),
    ],
    "scrolls": [Scroll("chinese", ORANGE, 4, False), Scroll("greek", GREEN, 6, False), Scroll("chinese", RED, 3, True)],
}


def orange_work(silver: int = 9, gold: int = 9, **layout: Any) -> Game:
    rooms = [replace(translator) for translator in CHAIN["rooms"]]
    table = work((RED, 2), (YELLOW, 3), (RED, 5), silver=silver, gold=gold, **{**CHAIN, "rooms": rooms, **layout})
    table.play_all(0, ["die 0", "die 1"])
    return table


def test_a_scroll_is_offered_when_colour_value_and_a_chain_are_there() -> None:
    table = orange_work()
    assert offered(table) == ["translate 0", "done"]


@pytest.mark.parametrize(
    ("layout", "rule"),
    [
        ({"scrolls": [Scroll("chinese", GREEN, 4, False)]}, WRONG_COLOUR),
        ({"scrolls": [Scroll("chinese", ORANGE, 6, False)]}, TOO_LOW),
        ({"scrolls": [Scroll("hebrew", ORANGE, 4, False)]}, NO_CHAIN),
        ({"silver": 0}, NO_CHAIN),
        ({"gold": 1}, NO_CHAIN),
    ],
)
def test_otherwise_the_rule_against_it_is_named(layout: dict[str, Any], rule: Rule) -> None:
    table = orange_work(**layout)
    assert offered(table) == ["done"]
    refusal = TITLE.explain(table.position, 0, "translate 0")
    assert refusal is not None
    assert refusal.rule == rule


def test_a_chain_goes_from_the_scrolls_language_by_shared_ones_to_arabic() -> None:
    table = orange_work()
    table.play(0, "translate 0")
    assert offered(table) == ["hire 0", "hire 4"]
    table.play(0, "hire 0")
    assert offered(table) == ["hire 1", "hire 2"]  # the last one speaks Chinese, too, but would lead nowhere
    table.play(0, "hire 2")
    assert offered(table) == ["hire 1", "hire 3"]
    table.play(0, "hire 3")
    assert offered(table) == ["hire 1", "done"]  # it may go on, since both speak Arabic
    assert planned(table) == ("orange", 5, 1, 3)


def test_the_cost_so_far_is_in_sight_of_all() -> None:
    table = orange_work()
    costs = []
    for choice in ("translate 0", "hire 0", "hire 1"):
        table.play(0, choice)
        costs.append(planned(table)[2:])
        seen = {"seat": "p1", "colour": "orange", "value": 5, "silver": costs[-1][0], "gold": costs[-1][1]}
        assert TITLE.view(table.position, 1)["plan"] == TITLE.view(table.position, None)["plan"] == seen
    assert costs == [(0, 0), (0, 1), (1, 2)]


def test_a_chain_longer_than_the_purse_is_not_begun() -> None:
    table = orange_work(silver=1, gold=2)
    table.play_all(0, ["translate 0"])
    assert offered(table) == ["hire 0"]  # from the other one it takes three
    table.play(0, "hire 0")
    assert offered(table) == ["hire 1"]


@pytest.mark.parametrize("seed", range(30))
def test_no_plan_runs_into_a_dead_end(seed: int) -> None:
    rng = random.Random(seed)
    rooms = [replace(translator) for translator in CHAIN["rooms"]]
    dice = [(rng.randrange(4), rng.randint(1, 6)) for _ in range(4)]
    workers = [rng.randrange(4) for _ in range(4)]
    layout = {**CHAIN, "rooms": rooms, "workers": workers, "silver": rng.randrange(3), "gold": rng.randrange(4)}
    pos = work(*dice, **layout).position.copy()
    for _ in range(60):
        (decision,) = pending(pos)
        advance(pos, decision, rng.choice(decision.choices))
        assert isinstance(pos, Desk)
        assert min(*pos.silver, *pos.gold, *pos.workers[0], *pos.workers[1]) >= 0
        assert pending(pos)[0].choices


# Taking back


PICKS = ["die 0", "die 1", "worker yellow on 1", "translate 0", "hire 0", "hire 1"]


def test_nothing_is_done_before_the_plan_is_confirmed() -> None:
    table = orange_work(workers=[YELLOW])
    before = desk(table).pieces()
    table.play_all(0, PICKS[2:])
    assert desk(table).pieces() == before
    table.play(0, "done")
    assert desk(table).silver == [8, 1]
    assert desk(table).gold == [7, 0]
    assert [translator.gold for translator in desk(table).rooms] == [1, 1, 0, 0, 0]
    assert desk(table).dice[0] == [(RED, 5)]
    assert desk(table).workers[0] == [0] * 7
    assert desk(table).translated == [[0], []]


def test_picks_are_taken_back_one_by_one() -> None:
    table = orange_work(workers=[YELLOW])
    table.cancel(0)
    hashes = [table.position.hash64()]
    for pick in PICKS:
        table.play(0, pick)
        hashes.append(table.position.hash64())
    assert len(set(hashes)) == len(hashes)
    assert table.undo_depth(0) == len(PICKS)
    for expected in reversed(hashes[:-1]):
        table.undo(0)
        assert table.position.hash64() == expected


def test_a_plan_is_taken_back_at_once() -> None:
    table = orange_work(workers=[YELLOW])
    table.play_all(0, PICKS[2:])
    assert table.cancel(0) == len(PICKS)
    assert offered(table) == ["die 0", "die 1", "die 2", "rest"]
    assert table.moments == []


def test_a_plan_waits_for_its_confirmation_when_nothing_else_is_left_to_pick() -> None:
    table = work((RED, 2))
    table.play(0, "die 0")
    (decision,) = table.decisions()
    assert (decision.choices, decision.cancellable) == ([DONE], True)
    table.undo(0)
    assert offered(table) == ["die 0", "rest"]


def test_a_whole_plan_can_be_sent_at_once() -> None:
    table = orange_work(workers=[YELLOW])
    table.cancel(0)
    table.play_all(0, [*PICKS, "done"])
    assert desk(table).translated == [[0], []]
    assert table.decisions()[0].seat == 1


def test_a_plan_that_cannot_be_carried_out_to_its_end_is_not_begun() -> None:
    table = orange_work(workers=[YELLOW])
    table.cancel(0)
    before = table.position.hash64()
    with pytest.raises(IllegalChoice):
        table.play_all(0, [*PICKS, "hire 2", "done"])
    assert table.position.hash64() == before


def test_a_confirmed_plan_that_showed_nothing_can_be_taken_back_until_the_next_player_has_begun() -> None:
    table = orange_work()
    table.play(0, "done")
    table.undo(0)
    assert planned(table) == ("orange", 5, 0, 0)
    table.play(0, "done")
    table.play(1, "die 0")
    with pytest.raises(IllegalChoice, match="another seat"):
        table.undo(0)


def test_after_a_roll_nothing_is_taken_back() -> None:
    table = orange_work()
    table.cancel(0)
    table.play_all(0, ["die 2", "translate 2", "hire 0", "hire 1"])
    assert table.undo_depth(0) == 4
    events = table.play(0, "done")
    assert [event.kind for event in events] == ["worked", "rolled"]
    assert table.undo_depth(0) == 0
    with pytest.raises(IllegalChoice, match="showed something that was hidden"):
        table.cancel(0)


def test_after_a_rest_the_dice_stay_as_they_fell() -> None:
    table = orange_work()
    table.cancel(0)
    table.play(0, "rest")
    assert len(desk(table).dice[0]) == 5
    with pytest.raises(IllegalChoice, match="showed something that was hidden"):
        table.undo(0)
