"""Writes what a seat sees as numbers, part after part, into a row of cells that were all 0: for `tablee.envs`."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any

from tablee.kernel.decisions import Decision, Seat
from tablee.kernel.position import Position


class CellPen:
    """Stands at the first cell of the next part. A title's `state/cells.py` says what it writes.

    Seats are counted from the one who looks: 0 is oneself, 1 the next one clockwise.
    """

    def __init__(
        self,
        seats: int,
        size: int,
        prompts: dict[str, int],
        params: int,
        parts: Callable[[Any, CellPen], None],
        subjects: dict[str, int],
        subjects_of: Callable[[Decision], list[int]] | None,
    ) -> None:
        """`size`: of the row. `prompts`: the questions in their order. `params`: so many numbers of a question's
        parameters are told. `subjects`: what a question can name, in its order; `subjects_of` says what else it is
        about."""
        self.seats = seats
        self.prompts = prompts
        self.params = params
        self.subjects = subjects
        self.subjects_of = subjects_of
        self.parts = parts
        """Writes what the title tells, part after part."""
        self.seat: Seat = 0
        """Who looks."""
        self.cells: array[int] | memoryview[int] = array("h")
        self.at = 0
        self.cell: list[Any] = list(range(size))
        """The cells' numbers as Python's own, which are not made anew each time that one is written."""

    def begin(self, cells: array[int] | memoryview[int], seat: Seat) -> None:
        self.cells = cells
        self.seat = seat
        self.at = 0

    def write(self, cells: array[int] | memoryview[int], pos: Position, seat: Seat, decision: Decision | None) -> None:
        """All that a seat sees, its question first."""
        self.begin(cells, seat)
        self.asked(decision)
        self.parts(pos, self)

    def asked(self, decision: Decision | None) -> None:
        """1 for the question, then its first parameters that are numbers, then 1 for each thing that it is about."""
        at = self.at + len(self.prompts)
        end = at + self.params
        about = end
        if decision is not None:
            self.cells[self.cell[self.at + self.prompts[decision.prompt]]] = 1
            for param in decision.params:
                if isinstance(param, int) and not isinstance(param, bool) and at < end:
                    self.cells[self.cell[at]] = param
                    at += 1
                elif isinstance(param, str) and param in self.subjects:
                    self.cells[self.cell[about + self.subjects[param]]] = 1
            subjects_of = self.subjects_of
            if subjects_of is not None:
                for subject in subjects_of(decision):
                    self.cells[self.cell[about + subject]] = 1
        self.at = about + len(self.subjects)

    def number(self, value: int) -> None:
        if value:
            self.cells[self.cell[self.at]] = value
        self.at += 1

    def numbers(self, values: list[int], size: int) -> None:
        """A list of numbers, in a part that may be longer."""
        cells, cell, at = self.cells, self.cell, self.at
        for value in values:
            if value:
                cells[cell[at]] = value
            at += 1
        self.at += size

    def one_of(self, which: int, size: int) -> None:
        """1 for this one of so many; below 0: for none."""
        if which >= 0:
            self.cells[self.cell[self.at + which]] = 1
        self.at += size

    def who(self, seat: Seat) -> None:
        """1 for this seat."""
        if 0 <= seat < self.seats:
            self.cells[self.cell[self.at + (seat - self.seat) % self.seats]] = 1
        self.at += self.seats

    def place(self, owner: int) -> int:
        """Whose it is, from 1; after the seats comes an opponent that has none. 0 for nobody."""
        if owner >= self.seats:
            return self.seats + 1
        return 0 if owner < 0 else (owner - self.seat) % self.seats + 1

    def each(self, things: list[int], size: int) -> None:
        """1 for each of these, of which there is one each."""
        cells, cell, at = self.cells, self.cell, self.at
        for thing in things:
            cells[cell[at + thing]] = 1
        self.at = at + size

    def several(self, things: list[int], size: int) -> None:
        """How many there are of each."""
        cells, cell, at = self.cells, self.cell, self.at
        for thing in things:
            cells[cell[at + thing]] += 1
        self.at = at + size

    def bits(self, mask: int, size: int) -> None:
        """1 for each bit of a mask."""
        if mask:
            cells, cell, at = self.cells, self.cell, self.at
            for bit in range(size):
                if mask >> bit & 1:
                    cells[cell[at + bit]] = 1
        self.at += size

    def places(self, things: list[int], size: int) -> None:
        """Where in the list each of these is, from 1; below 0: an empty place."""
        cells, cell, at = self.cells, self.cell, self.at
        for place, thing in enumerate(things, 1):
            if thing >= 0:
                cells[cell[at + thing]] = place
        self.at = at + size

    def groups(self, groups: list[list[int]], size: int) -> None:
        """In which of some lists each of these is, from 1."""
        cells, cell, at = self.cells, self.cell, self.at
        for place, group in enumerate(groups, 1):
            for thing in group:
                cells[cell[at + thing]] = place
        self.at = at + size

    def put(self, cell: int, value: int) -> None:
        """Into a cell of this part."""
        if value:
            self.cells[self.cell[self.at + cell]] = value

    def add(self, cell: int, value: int) -> None:
        self.cells[self.cell[self.at + cell]] += value

    def skip(self, size: int) -> None:
        """The part is written, or nothing of it is told."""
        self.at += size
