"""A table for tests: lay a position out, make choices in notation, look at what lies where.

t = table(p1={"hand": ["red 3", "blue 5"]})
t.work("recruit", "red 3", "blue 5")
assert t.action() == (["purple"], 8)
"""

from __future__ import annotations

from typing import Any

from tablee.games.scholars.game import TITLE
from tablee.games.scholars.rules.scoring import score_lines
from tablee.games.scholars.rules.work import Placing
from tablee.games.scholars.state.board import Scholars
from tablee.games.scholars.state.terms import COLOURS, GUILDS, MAP_SPACES, ROWS, SCIENCES, TRACKS
from tablee.kernel.agenda import decision_of, pending
from tablee.kernel.decisions import seat_name, seat_named
from tablee.kernel.title import Result


class Area:
    """One player's board, in words."""

    def __init__(self, pos: Scholars, seat: int) -> None:
        ids, me = pos.box.ids, pos.players[seat]
        self.silver, self.gold, self.xp, self.influence = me.silver, me.gold, me.xp, me.influence
        self.bag = {COLOURS[colour]: amount for colour, amount in enumerate(me.bag) if amount}
        self.hand = [f"{COLOURS[die >> 3]} {die & 7}" for die in me.hand]
        self.fresh = [f"{COLOURS[die >> 3]} {die & 7}" for die in me.fresh]
        self.workers = {COLOURS[colour]: amount for colour, amount in enumerate(me.workers) if amount}
        self.cards = [SCIENCES[kind] for kind in range(len(SCIENCES)) if me.cards >> kind & 1]
        self.upgraded = [SCIENCES[kind] for kind in range(len(SCIENCES)) if me.upgraded >> kind & 1]
        self.slots = [SCIENCES[kind] if kind >= 0 else None for kind in me.slots]
        self.levels = {SCIENCES[track]: me.levels[track] for track in range(TRACKS) if me.levels[track]}
        self.goal = ids[me.goal] if me.goal >= 0 else None
        self.scrolls = [ids[card] for card in me.scrolls]
        self.columns = [[ids[card] for card in column] for column in me.columns]
        self.rows, self.flipped = me.rows, me.flipped
        self.place = ids[TITLE.box().index["place-north-centre"] + me.place].removeprefix("place-")
        self.reached = me.reached
        self.slot_dice = [[f"{COLOURS[die >> 3]} {die & 7}" for die in dice] for dice in me.slot_dice]
        self.score = score_lines(pos, seat)


class Table:
    def __init__(self, pos: Scholars) -> None:
        self.pos = pos
        self.events: list[dict[str, Any]] = []
        """What everybody was told by the last `play`."""
        pending(pos)

    def __getattr__(self, name: str) -> Area:
        seat = seat_named(name)
        if seat not in range(self.pos.seats):
            raise AttributeError(name)
        return Area(self.pos, seat)

    def deciding(self) -> list[str]:
        return [seat_name(decision.seat) for decision in pending(self.pos)]

    def prompt(self) -> str:
        return pending(self.pos)[0].prompt if pending(self.pos) else ""

    def params(self) -> tuple[object, ...]:
        return pending(self.pos)[0].params

    def play(self, *choices: str) -> Table:
        """Choices of whoever decides."""
        self.events = []
        for choice in choices:
            after = TITLE.play(self.pos, pending(self.pos)[0].seat, choice)
            assert isinstance(after, Scholars)
            TITLE.check(after)
            self.pos = after
            self.events += [event.shown(TITLE.events, None) for event in after.events or []]
        return self

    def place(self, slot: str, *pieces: str, card: str = "mathematics") -> Table:
        """Put an action card and dice such as `red 3` on a slot, and workers such as `blue on 2`."""
        lines = [f"work {slot}", f"play {card}"]
        lines += [f"worker {piece}" if " on " in piece else f"die {piece}" for piece in pieces]
        told: list[dict[str, Any]] = []
        for line in lines:
            if line in self.offers():
                told += self.play(line).events
            else:
                assert self.was_forced(line), (line, self.offers())
        self.events = told
        return self

    def was_forced(self, line: str) -> bool:
        """A choice without alternative is made by itself: the only die, the only action card."""
        kind, _, what = line.partition(" ")
        placed = [die for dice in Area(self.pos, self.pos.turn).slot_dice for die in dice]
        step = self.pos.agenda[-1]
        if isinstance(step, Placing):
            placed += [f"{COLOURS[die >> 3]} {die & 7}" for die in step.dice]
        return what in placed if kind == "die" else kind == "play"

    def work(self, slot: str, *pieces: str, card: str = "mathematics") -> Table:
        """The same, and begin to resolve."""
        self.place(slot, *pieces, card=card)
        if self.prompt() == "dice":
            self.events = self.events + self.play("done").events
        assert self.prompt() == "resolve", (self.prompt(), self.offers())
        return self

    def action(self) -> tuple[list[str], int]:
        """Colours and value of the action being resolved."""
        colours = [colour for number, colour in enumerate(COLOURS) if self.pos.colours >> number & 1]
        return colours, self.pos.value

    def offers(self, seat: str = "") -> list[str]:
        """What this seat (or whoever decides) may choose, in notation."""
        if not pending(self.pos):
            return []
        decision = decision_of(self.pos, seat_named(seat)) if seat else pending(self.pos)[0]
        return TITLE.written(decision) if decision else []

    def refusal(self, choice: str, seat: str = "") -> str | None:
        """The id of the rule that forbids it; None when it is legal; empty when no rule is named."""
        who = seat_named(seat) if seat else pending(self.pos)[0].seat
        refusal = TITLE.explain(self.pos, who, choice)
        return refusal.rule.id if refusal else None

    def result(self) -> Result | None:
        return TITLE.result(self.pos)

    def told(self, *names: str) -> list[str]:
        """The events of the last `play` in order; only these, if any are named."""
        return [event["event"] for event in self.events if not names or event["event"] in names]

    def rooms(self) -> dict[int, str]:
        """room -> `translator owner gold`"""
        pos = self.pos
        return {
            room + 1: f"{pos.box.ids[card]} {seat_name(owner) if owner >= 0 else 'neutral'} {gold}"
            for room, (card, owner, gold) in enumerate(zip(pos.rooms, pos.owners, pos.gold_on, strict=True))
            if card >= 0
        }

    def house(self, guild: str) -> list[str | None]:
        first = MAP_SPACES + ROWS * GUILDS.index(guild)
        return [self.pos.box.ids[card] if card >= 0 else None for card in self.pos.spaces[first : first + ROWS]]

    def on_map(self, place: str) -> str | None:
        card = self.pos.spaces[self.space(place)]
        return self.pos.box.ids[card] if card >= 0 else None

    def space(self, place: str) -> int:
        box = self.pos.box
        return box.place_space[box.index[f"place-{place}"] - box.index["place-north-centre"]]

    def mark(self, scroll: str) -> str | None:
        """Whose influence is on a scroll."""
        owner = self.pos.marks[self.pos.space_of(self.pos.box.index[scroll])]
        return None if owner < 0 else "opponent" if self.pos.solo and owner == 1 else seat_name(owner)

    def guild(self, name: str) -> list[int]:
        return self.pos.guilds[GUILDS.index(name)]

    def control(self, name: str) -> str | None:
        owner = self.pos.control[GUILDS.index(name)]
        return None if owner < 0 else "opponent" if self.pos.solo and owner == 1 else seat_name(owner)

    def books(self) -> list[str | None]:
        return [self.pos.box.ids[card] if card >= 0 else None for card in self.pos.books]

    def deck(self, name: str) -> list[str]:
        """Top card first."""
        box = self.pos.box
        number = box.index[f"deck-{name}"] - box.index["deck-chinese"]
        return [box.ids[card] for card in reversed(self.pos.decks[number])]

    def neutral(self) -> str:
        box = self.pos.box
        return box.ids[box.index["place-north-centre"] + self.pos.neutral].removeprefix("place-")


def table(**layout: Any) -> Table:
    """A position from the fields of a position file; players as `p1={...}`. See layout.py."""
    players = {name: layout.pop(name) for name in [f"p{n}" for n in range(1, 5)] if name in layout}
    if "rooms" in layout:
        layout["rooms"] = {str(room): entry for room, entry in layout["rooms"].items()}
    pos = TITLE.lay_out(TITLE.box(), {**layout, "players": players}, "test")
    assert isinstance(pos, Scholars)
    TITLE.check(pos)
    return Table(pos)


def base(**layout: Any) -> Table:
    """The same without the expansion."""
    return table(options={"myriade": False, **layout.pop("options", {})}, **layout)


def new_game(seats: int = 2, seed: str = "1", **options: Any) -> Table:
    """A game from its set-up."""
    pos = TITLE.setup(options, seats, seed)
    assert isinstance(pos, Scholars)
    return Table(pos)


def drafted(seats: int = 2, seed: str = "1", **options: Any) -> Table:
    """A game whose players have taken the first pair each, with the first of all choices that follow."""
    t = new_game(seats, seed, **options)
    while t.prompt() != "turn":
        t.play(t.offers()[0])
    return t
