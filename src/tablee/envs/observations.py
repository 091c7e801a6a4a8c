"""What a seat sees, as numbers: parts of its view in a fixed order, each with a name and a place in one flat vector.

A scheme says how each part is made of the title's view, the one place where secrets are dropped. Games do not wait for
views: a title's `state/cells.py` writes the same numbers straight from a position, and a test holds it to the scheme.
Seats are counted from the one that looks: 0 is oneself, 1 the next one clockwise.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tablee.envs.actions import letters
from tablee.kernel.decisions import Decision, Seat, seat_name
from tablee.kernel.pen import CellPen
from tablee.kernel.position import Position
from tablee.kernel.title import Title

View = dict[str, Any]
Cells: TypeAlias = "array[int] | memoryview[int]"
"""Writing into one takes a fraction of the time that a NumPy array takes."""
Cell = np.int16
LEAST: Final = -(2**15)
MOST: Final = 2**15 - 1
NUMBER, SEVERAL, COUNTS, WORD = "number", "several", "counts", "word"
PARAMS: Final = 2
"""So many numbers of a question's parameters are told."""


@dataclass
class Looks:
    """Whoever fills parts: the seats by name, counted from the one who looks."""

    seats: int
    place: dict[str, int]

    def whose(self, name: str | None) -> int:
        """From 1; after the seats comes an opponent that has none; 0 for nobody."""
        return 0 if name is None else self.place.get(name, self.seats) + 1


Write = Callable[[Any, CellPen], None]
"""Writes all parts of a position, after the question."""
Fill = Callable[[Any, Cells, int, Looks], None]
"""Writes a part, from the view (or a player's part of it), at a place of the vector."""


@dataclass
class SeenPart:
    """One thing that is seen: so many cells, and what each of them says."""

    name: str
    size: int
    what: str
    fill: Fill
    key: str
    """Of the view."""
    per_seat: int = -1
    """So many cells for each seat, and for so many parties more; -1: its size is its size."""
    way: str = ""
    """How it is written, where that is one of a few simple ways: see `Writer`."""
    index: dict[str, int] = field(default_factory=dict)
    """Then the cell of each word."""
    parent: str = ""
    """What of the view holds it; empty: the view itself, or the player."""
    words: Sequence[str] = ()
    """What its cells stand for, in their order: cards, colours, places."""


def nothing(view: Any, cells: Cells, base: int, looks: Looks) -> None:
    """Parts of a simple kind are written by the `Writer` itself."""


def of(parent: str, *parts: SeenPart) -> list[SeenPart]:
    """Parts of something inside the view; nothing of it is told while it is not there."""
    return [replace(part, name=f"{parent}.{part.name}", parent=parent) for part in parts]


def number(key: str, name: str = "") -> SeenPart:
    """A number, or whether something is so."""
    return SeenPart(name or key, 1, "number", nothing, key, -1, NUMBER)


def is_set(key: str, name: str = "") -> SeenPart:
    """Whether there is one."""

    def fill(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        if view.get(key) is not None:
            cells[base] = 1

    return SeenPart(name or key, 1, "1 if there is one", fill, key)


def numbers(key: str, size: int, name: str = "") -> SeenPart:
    """A list of numbers."""

    def fill(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        for place, value in enumerate(view.get(key) or ()):
            cells[base + place] = value

    return SeenPart(name or key, size, "numbers", fill, key)


def counts(key: str, words: Sequence[str], what: str, name: str = "") -> SeenPart:
    """Numbers by word."""
    index = {word: place for place, word in enumerate(words)}
    return SeenPart(name or key, len(words), f"number by {what}", nothing, key, -1, COUNTS, index, words=words)


def word(key: str, words: Sequence[str], what: str, name: str = "") -> SeenPart:
    """Which of some words: 1 in its cell, 0 in the others."""
    index = {each: place for place, each in enumerate(words)}
    return SeenPart(name or key, len(words), f"1 for the {what}", nothing, key, -1, WORD, index, words=words)


def several(key: str, words: Sequence[str], what: str, name: str = "") -> SeenPart:
    """How many of each word a list holds: cards, mantas, sciences."""
    index = {each: place for place, each in enumerate(words)}
    return SeenPart(name or key, len(words), f"how many, by {what}", nothing, key, -1, SEVERAL, index, words=words)


def nested(key: str, words: Sequence[str], what: str, name: str = "") -> SeenPart:
    """A list of lists of words: in which of them each word is, from 1."""
    index = {each: place for place, each in enumerate(words)}

    def fill(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        for place, group in enumerate(view.get(key) or (), 1):
            for each in group:
                cells[base + index[each]] = place

    return SeenPart(name or key, len(words), f"in which one, from 1, by {what}", fill, key, words=words)


PLACE: Final = ""
"""Of a thing: not one of its fields, but where in the list it is, from 1."""


def spread(
    key: str,
    words: Sequence[str],
    what: str,
    told: Mapping[str, str | tuple[str, int]],
    owned: Mapping[str, str] | None = None,
) -> SeenPart:
    """A list of things that each have a card: facts of each, by card. A place that is empty is left out.

    `told`: what a fact is called -> the field that says it, perhaps with a number to add. `owned`: the same for fields
    that name a seat, told as 1 for the one who looks, 2 for the next, the solo opponent last; 0 for nobody.
    """
    index, size = {each: place for place, each in enumerate(words)}, len(words)
    named = {name: (said, 0) if isinstance(said, str) else said for name, said in told.items()}
    facts = [(size * number, said, more) for number, (said, more) in enumerate(named.values())]
    seats = [(size * number, said) for number, said in enumerate((owned or {}).values(), len(facts))]

    def fill(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        for place, thing in enumerate(view.get(key) or (), 1):
            if thing is None or thing["card"] is None:
                continue
            here = base + index[thing["card"]]
            for offset, said, more in facts:
                cells[here + offset] = (thing[said] if said else place) + more
            for offset, said in seats:
                cells[here + offset] = looks.whose(thing[said])

    names = [*told, *(owned or {})]
    return SeenPart(key, size * len(names), f"{', then '.join(names)}, by {what}", fill, key, words=words)


def seat(key: str, name: str = "") -> SeenPart:
    """Which seat: 1 in its cell, counted from the one who looks."""

    def fill(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        place = looks.place.get(view.get(key))
        if place is not None:
            cells[base + place] = 1

    return SeenPart(name or key, 1, "1 for the seat", fill, key, per_seat=0)


def own(
    name: str, key: str, size: int, what: str, fill: Fill, per_seat: int = -1, words: Sequence[str] = ()
) -> SeenPart:
    """Something that only this title has."""
    return SeenPart(name, size, what, fill, key, per_seat, words=words)


@dataclass
class Scheme:
    """What is told of a title's table, and of each player; what is left out, and why."""

    table: list[SeenPart]
    player: list[SeenPart]
    open: bool = False
    """Nobody has secrets: all see what a spectator sees, without what the page works out for whoever decides."""
    unseen: set[str] = field(default_factory=set)
    """Keys of the view that say nothing more than the others do, or that no game of an environment changes."""


@dataclass(frozen=True)
class Block:
    """A part with its place in the flat vector."""

    name: str
    start: int
    stop: int
    what: str


class Writer:
    """Writes some parts of a view. Those of a simple kind, which are most, are done here, without a call each."""

    def __init__(self, parts: list[tuple[SeenPart, int]], parent: str = "") -> None:
        here = [(part, start) for part, start in parts if part.parent == parent]
        self.numbers = [(part.key, start) for part, start in here if part.way == NUMBER]
        self.several = cells_by_word(here, SEVERAL)
        self.counts = cells_by_word(here, COUNTS)
        self.words = cells_by_word(here, WORD)
        self.others = [(part.fill, start) for part, start in here if not part.way]
        deeper = {part.parent for part, _ in parts} - {parent} if not parent else set()
        self.inner = [(each, Writer(parts, each)) for each in sorted(deeper)]

    def write(self, fields: View, cells: Cells, looks: Looks) -> None:
        get = fields.get
        for key, cell in self.numbers:
            value = get(key)
            if value:
                cells[cell] = value
        for key, where in self.several:
            words = get(key)
            if words:
                for each in words:
                    cells[where[each]] += 1
        for key, where in self.counts:
            amounts = get(key)
            if amounts:
                for each, value in amounts.items():
                    cells[where[each]] = value
        for key, where in self.words:
            value = get(key)
            if value in where:
                cells[where[value]] = 1
        for fill, start in self.others:
            fill(fields, cells, start, looks)
        for key, writer in self.inner:
            inside = get(key)
            if inside:
                writer.write(inside, cells, looks)


def cells_by_word(parts: list[tuple[SeenPart, int]], way: str) -> list[tuple[str, dict[str, int]]]:
    return [
        (part.key, {word: start + cell for word, cell in part.index.items()})
        for part, start in parts
        if part.way == way
    ]


class Observer:
    """Writes what the seats of a title's game see as vectors."""

    def __init__(self, title: Title, seats: int, scheme: Scheme, write: Write) -> None:
        self.title = title
        self.seats = seats
        self.open = scheme.open
        prompts = {prompt: place for place, prompt in enumerate(title.prompts)}
        self.blocks: list[Block] = [
            Block("prompt", 0, len(prompts), "1 for the question that this seat is asked, in the title’s order"),
            Block("params", len(prompts), len(prompts) + PARAMS, "its first parameters that are numbers"),
        ]
        self.scheme = scheme
        self.table = Writer(list(self.placed(scheme.table, "")))
        self.players = [Writer(list(self.placed(scheme.player, f"player{place}."))) for place in range(seats)]
        self.size: int = self.blocks[-1].stop
        self.nothing: array[int] = array("h", bytes(2 * self.size))
        self.pen = CellPen(seats, self.size, prompts, PARAMS, write)
        self.looks = [
            Looks(seats, {seat_name(each): (each - seat) % seats for each in range(seats)}) for seat in range(seats)
        ]

    def placed(self, parts: list[SeenPart], prefix: str) -> Iterator[tuple[SeenPart, int]]:
        for part in parts:
            start = self.blocks[-1].stop
            size = part.size * (self.seats + part.per_seat) if part.per_seat >= 0 else part.size
            self.blocks.append(Block(prefix + part.name, start, start + size, part.what))
            yield part, start

    @cached_property
    def version(self) -> str:
        """Eight letters that change when a cell comes to mean something else."""
        words = [(part.name, list(part.words)) for part in (*self.scheme.table, *self.scheme.player)]
        return letters((list(self.title.prompts), [(each.name, each.start, each.what) for each in self.blocks], words))

    def flat(self, pos: Position, seat: Seat, decision: Decision | None) -> NDArray[np.int16]:
        """What this seat sees, as one vector."""
        cells = self.nothing[:]
        self.pen.write(cells, pos, seat, decision)
        return np.frombuffer(cells, Cell)

    def told(self, pos: Position, seat: Seat, decision: Decision | None) -> NDArray[np.int16]:
        """The same by the scheme, from the seat's view: what `flat` is held to."""
        view = self.title.view(pos, None if self.open else seat)
        cells = self.nothing[:]
        looks = self.looks[seat]
        self.pen.begin(cells, seat)
        self.pen.asked(decision)
        self.table.write(view, cells, looks)
        people = view["players"]
        for each, writer in enumerate(self.players):
            writer.write(people[(seat + each) % self.seats], cells, looks)
        return np.frombuffer(cells, Cell)

    def arrays(self, flat: NDArray[np.int16]) -> dict[str, NDArray[np.int16]]:
        """The same by name; nothing is copied."""
        return {block.name: flat[block.start : block.stop] for block in self.blocks}
