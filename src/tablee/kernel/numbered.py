"""A game that is played by the numbers of its choices, in place, its rows written as it goes on: for `tablee.envs`."""

from __future__ import annotations

from array import array
from typing import Final

from tablee.kernel.agenda import advance, pending
from tablee.kernel.decisions import Choice, Decision, Seat
from tablee.kernel.errors import BrokenRules
from tablee.kernel.pen import CellPen
from tablee.kernel.position import Position

WAIT: Final = 0
"""No choice at all: who has nothing to decide."""
Row = memoryview
"""Of an array that others read: Python writes into one in half the time that an array of NumPy takes."""


class ChoiceNumbers:
    """Counts the choices of one kind: all values of its fields, the last field fastest."""

    def __init__(self, first: int, fields: dict[str, range]) -> None:
        self.names = list(fields)
        self.sizes = [len(values) for values in fields.values()]
        place = 0
        count = 1
        for values in fields.values():
            place = place * len(values) + values.start
            count *= len(values)
        self.base = first - place
        self.first = first
        self.end = first + count

    def number(self, choice: Choice) -> int:
        """One comparison for the whole line: nothing can take a number of another kind of choice. A test holds each
        field to its values."""
        place = 0
        for field, name in enumerate(self.names):
            value: int = getattr(choice, name)
            place = place * self.sizes[field] + value
        found = self.base + place
        if found < self.first or found >= self.end:
            raise BrokenRules(f"a choice has no number: {choice}")
        return found


class NumberedGame:
    """One game with its open decisions, and what each of them offers by number."""

    def __init__(self, numbers: dict[type[Choice], ChoiceNumbers], pen: CellPen) -> None:
        self.numbers = numbers
        self.pen = pen
        self.position: Position | None = None
        self.decisions: list[Decision] = []
        self.seat: Seat = 0
        """As whom an agent decides."""
        self.count = 0
        """Choices so far."""
        self.known: dict[Seat, list[int]] = {}
        """The numbers of what some seats are offered, in its order."""

    @property
    def pos(self) -> Position:
        position = self.position
        if position is None:
            raise BrokenRules("no game has begun")
        return position

    def begin(self, pos: Position) -> None:
        self.position = pos
        self.decisions = pending(pos)
        self.count = 0
        self.known = {}

    def copy(self) -> NumberedGame:
        """The same game, to be played on by itself."""
        new = NumberedGame(self.numbers, self.pen)
        if self.position is not None:
            new.position = self.position.copy()
        new.decisions = self.decisions[:]
        new.seat = self.seat
        new.count = self.count
        return new

    def decision(self, seat: Seat) -> Decision | None:
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    def offered(self, seat: Seat) -> list[int]:
        """The numbers of what this seat is offered, in its order."""
        numbers = self.known.get(seat)
        if numbers is None:
            numbers = []
            decision = self.decision(seat)
            if decision is not None:
                for choice in decision.choices:
                    numbers.append(self.numbers[type(choice)].number(choice))
            self.known[seat] = numbers
        return numbers

    def legal(self, seat: Seat) -> list[int]:
        """The numbers that this seat can choose now; to be read, not changed."""
        return self.offered(seat) or [WAIT]

    def play(self, seat: Seat, action: int) -> bool:
        """Make a choice by its number; False when it is not offered."""
        decision = self.decision(seat)
        if decision is not None:
            for place, number in enumerate(self.offered(seat)):
                if number == action:
                    self.do(decision, decision.choices[place])
                    return True
        return False

    def do(self, decision: Decision, choice: Choice) -> None:
        pos = self.pos
        advance(pos, decision, choice)
        self.decisions = pending(pos)
        self.count += 1
        self.known = {}

    def write(self, cells: array[int] | Row[int], seat: Seat) -> None:
        """What this seat sees, into cells that are all 0."""
        self.pen.write(cells, self.pos, seat, self.decision(seat))


class GameRows:
    """Games of one agent each, and a row for each of them in an array that others read: what it sees."""

    def __init__(self, games: list[NumberedGame], longest: int, seen: list[Row[int]]) -> None:
        """`longest`: a game is cut after so many choices."""
        self.games = games
        self.longest = longest
        self.seen = seen
        self.shown: list[list[int]] = [[] for _ in games]
        """What can be chosen in each."""
        self.choosers: list[Seat] = [0] * len(games)
        """Who has chosen last."""

    def play(self, actions: list[int]) -> list[int]:
        """A choice in each game, of an agent in all its seats. Those games in which no other decision follows, and
        whose row is not written: the choice is not offered, or the game is over or cut."""
        going: list[int] = []
        left: list[int] = []
        for place in range(len(self.games)):
            game = self.games[place]
            self.choosers[place] = game.seat
            if game.play(game.seat, actions[place]) and game.decisions:
                game.seat = game.decisions[0].seat
                if game.count < self.longest:
                    going.append(place)
                    continue
            left.append(place)
        self.show(going)
        return left

    def show(self, places: list[int]) -> None:
        """What is seen, into rows that are all 0, and what can be chosen. One after the other in all these games: the
        processor then finds its next instructions in its cache."""
        for place in places:
            game = self.games[place]
            game.write(self.seen[place], game.seat)
        for place in places:
            game = self.games[place]
            self.shown[place] = game.legal(game.seat)

    def told(self) -> list[int]:
        """As whom each agent decides; among how many choices each; then the numbers of all these choices."""
        seats: list[int] = []
        counts: list[int] = []
        numbers: list[int] = []
        for place in range(len(self.games)):
            shown = self.shown[place]
            seats.append(self.games[place].seat)
            counts.append(len(shown))
            numbers.extend(shown)
        return seats + counts + numbers
