"""What a seat sees, as numbers: what its title says is observed, in a fixed order, each part with a name and a place in
one flat vector."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tablee.envs.actions import letters
from tablee.kernel.decisions import Decision, Seat, seat_name
from tablee.kernel.observed import COUNTS, NUMBER, SEVERAL, WORD, Cells, Looks, Observed, SeenPart
from tablee.kernel.pen import CellPen
from tablee.kernel.position import Position
from tablee.kernel.title import Title

View = dict[str, Any]
Cell = np.int16
LEAST: Final = -(2**15)
MOST: Final = 2**15 - 1
PARAMS: Final = 2
"""So many numbers of a question's parameters are told."""


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

    def __init__(self, title: Title, seats: int, observed: Observed) -> None:
        self.title = title
        self.seats = seats
        self.open = observed.open
        prompts = {prompt: place for place, prompt in enumerate(title.prompts)}
        self.blocks: list[Block] = [
            Block("prompt", 0, len(prompts), "1 for the question that this seat is asked, in the title’s order"),
            Block("params", len(prompts), len(prompts) + PARAMS, "its first parameters that are numbers"),
        ]
        if observed.subjects:
            start = self.blocks[-1].stop
            what = "1 for each card that the question is about"
            self.blocks.append(Block("subjects", start, start + len(observed.subjects), what))
        self.observed = observed
        self.table = Writer(list(self.placed(observed.table, "")))
        self.players = [Writer(list(self.placed(observed.player, f"player{place}."))) for place in range(seats)]
        self.size: int = self.blocks[-1].stop
        self.nothing: array[int] = array("h", bytes(2 * self.size))
        self.pen = CellPen(
            seats,
            self.size,
            prompts,
            PARAMS,
            observed.write or self.write_view,
            {word: place for place, word in enumerate(observed.subjects)},
            observed.subjects_of,
        )
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
        words = [(part.name, list(part.words)) for part in self.observed.parts()]
        return letters((list(self.title.prompts), [(each.name, each.start, each.what) for each in self.blocks], words))

    def flat(self, pos: Position, seat: Seat, decision: Decision | None) -> NDArray[np.int16]:
        """What this seat sees, as one vector."""
        cells = self.nothing[:]
        self.pen.write(cells, pos, seat, decision)
        return np.frombuffer(cells, Cell)

    def told(self, pos: Position, seat: Seat, decision: Decision | None) -> NDArray[np.int16]:
        """The same as the title observes it, from the seat's view: what `flat` is held to."""
        cells = self.nothing[:]
        self.pen.begin(cells, seat)
        self.pen.asked(decision)
        self.write_view(pos, self.pen)
        return np.frombuffer(cells, Cell)

    def write_view(self, pos: Position, pen: CellPen) -> None:
        view = self.title.view(pos, None if self.open else pen.seat)
        looks = self.looks[pen.seat]
        self.table.write(view, pen.cells, looks)
        people = view["players"]
        for each, writer in enumerate(self.players):
            writer.write(people[(pen.seat + each) % self.seats], pen.cells, looks)

    def arrays(self, flat: NDArray[np.int16]) -> dict[str, NDArray[np.int16]]:
        """The same by name; nothing is copied."""
        return {block.name: flat[block.start : block.stop] for block in self.blocks}
