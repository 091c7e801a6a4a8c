"""One game in memory: the kernel's game, the numbers of its log, clocks, and the way to and from a snapshot."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator
from typing import Any

import msgspec

from tablee.games import title as find_title
from tablee.kernel.decisions import Decision, Seat, seat_name
from tablee.kernel.events import Event
from tablee.kernel.game import Game
from tablee.kernel.position import Together
from tablee.kernel.title import Title
from tablee.server.protocol import Result, Standing
from tablee.server.store import EntryRow, SeatRow, TableRow

CHOOSE, UNDO, CONCEDE = "choose", "undo", "concede"
RECENT = 60
"""Events that whoever comes to the table is told at once."""
SNAPSHOT_EVERY = 32
"""Entries; so many are replayed at most, as a rule, when a table comes back to memory."""


class LogLine(msgspec.Struct):
    """One entry of the log by itself."""

    number: int
    kind: str
    seat: Seat
    text: str
    at: float


def lines_of(entries: list[EntryRow]) -> Iterator[LogLine]:
    for entry in entries:
        for i, text in enumerate(entry.lines.split("\n")):
            yield LogLine(entry.first + i, entry.kind, entry.seat, text, entry.at)


class Play:
    """The game of a table. It only ever changes by entries of the log, so it can be dropped and made again."""

    def __init__(self, row: TableRow, names: list[str], at: float) -> None:
        title = find_title(row.title)
        layout = json.loads(row.layout) if row.layout else None
        self.title: Title = title
        self.game = Game.begin(title, title.box(), json.loads(row.options), names, row.seed, row.salt, layout)
        self.number = 0
        self.made: list[tuple[int, Seat]] = []
        """The number and seat of each of the game's moments."""
        self.fresh: list[tuple[int, Event]] = []
        """What the last entry caused, each with its number."""
        self.recent: deque[tuple[int, Event]] = deque(maxlen=RECENT)
        self.used = [0.0 for _ in names]
        """Seconds that each seat has decided for, up to `since`."""
        self.since = at
        self.asked = [at for _ in names] if is_per_choice(row) else []
        """Since when each seat is asked what it is asked now; empty where no choice has a deadline."""
        self.conceded: list[Seat] = []
        self.given_up = False
        """Ended by concession."""
        self.kept = 0
        """The number of the last snapshot."""

    # What is

    def decisions(self) -> list[Decision]:
        return [] if self.given_up else self.game.decisions()

    def deciding(self) -> list[Seat]:
        """In the order of the seats; the kernel may ask in another."""
        return sorted([decision.seat for decision in self.decisions()])

    def is_together(self) -> bool:
        """Several seats decide at once, or did before all but one had answered."""
        agenda = self.game.position.agenda
        return bool(agenda) and isinstance(agenda[-1], Together)

    def told_deciding(self) -> list[Seat]:
        """Whom everybody may know to decide: at a silent table nobody sees who of several has chosen already."""
        if self.title.silent and self.is_together() and self.decisions():
            return list(range(self.game.position.seats))
        return self.deciding()

    def is_over(self) -> bool:
        return self.given_up or self.game.is_over()

    def decision_of(self, seat: Seat | None) -> Decision | None:
        for decision in self.decisions():
            if decision.seat == seat:
                return decision
        return None

    def view(self, seat: Seat | None) -> dict[str, Any]:
        if self.is_over() and self.title.adventure() is None:
            return self.title.open_view(self.game.position, seat)
        return self.title.view(self.game.position, seat)

    def undo_depth(self, seat: Seat | None) -> int:
        return 0 if seat is None or self.is_over() else self.game.undo_depth(seat)

    def result(self) -> Result | None:
        if self.given_up:
            return result_of_concession(self.game.position.seats, self.conceded)
        found = self.title.result(self.game.position) if self.game.is_over() else None
        if found is None:
            return None
        standings = [Standing(seat_name(each.seat), each.rank, each.score, each.lines) for each in found.standings]
        return Result(standings, found.by, found.won)

    def ending(self) -> Ending | None:
        """The result as it is kept."""
        found = self.result()
        if found is None:
            return None
        carried = None if self.given_up else self.title.result(self.game.position)
        return Ending(found.standings, found.by, found.won, carried.carry if carried else {})

    # What happens; undo and cancel return the numbers whose events are taken back

    def choose(self, seat: Seat, choices: list[str], at: float) -> None:
        """One choice or several, all or none."""
        clock, before = self.tick(at), self.deciding() if self.asked else []
        self.game = self.game.next(seat, *choices)
        self.went_on(seat, clock, before, at)
        self.fresh = []
        for moment in self.game.moments_after(self.game.number - len(choices)):
            self.number += 1
            self.made.append((self.number, seat))
            for event in moment.events:
                self.fresh.append((self.number, event))
        self.recent.extend(self.fresh)

    def undo(self, seat: Seat, at: float, count: int = 1) -> list[int]:
        clock, before = self.tick(at), self.deciding()
        undone = []
        self.fresh = []
        for _ in range(count):
            self.game = self.game.undo(seat)
            undone.append(self.forget(seat))
        self.number += 1
        self.went_on(seat, clock, before, at)
        return undone

    def cancel(self, seat: Seat, at: float) -> list[int]:
        """Take back the picks since the last decision that stood on its own."""
        clock, before = self.tick(at), self.deciding()
        game = self.game.cancel(seat)
        undone = [self.forget(seat) for _ in range(self.game.number - game.number)]
        self.game = game
        self.fresh = []
        self.number += 1
        self.went_on(seat, clock, before, at)
        return undone

    def went_on(self, seat: Seat, clock: list[float], before: list[Seat], at: float) -> None:
        """A seat has chosen; whoever is asked something new is asked from now on."""
        self.used, self.since = clock, at
        if self.asked:
            for each in self.deciding():
                if each == seat or each not in before:
                    self.asked[each] = at

    def forget(self, seat: Seat) -> int:
        """The number of the seat's last choice, which is gone from the game already."""
        last = max(i for i, (_, owner) in enumerate(self.made) if owner == seat)
        number, _ = self.made.pop(last)
        for told in [told for told in self.recent if told[0] == number]:
            self.recent.remove(told)
        return number

    def concede(self, seat: Seat, over: bool, at: float) -> None:
        self.used, self.since = self.tick(at), at
        self.fresh = []
        self.number += 1
        self.conceded.append(seat)
        self.given_up = over

    def apply(self, line: LogLine) -> list[int]:
        """Do again what the log says."""
        if line.kind == CHOOSE:
            self.choose(line.seat, [line.text], line.at)
        elif line.kind == UNDO:
            return self.undo(line.seat, line.at, int(line.text))
        else:
            self.concede(line.seat, line.text == "over", line.at)
        return []

    def tick(self, at: float) -> list[float]:
        """The clocks if the next entry comes now."""
        used = self.used[:]
        for decision in self.decisions():
            used[decision.seat] += max(0.0, at - self.since)
        return used

    # Snapshots

    def settled(self) -> bool:
        """Nobody can take anything back: what was before need not be remembered."""
        return all(self.game.why_no_undo(seat) is not None for seat in range(self.game.position.seats))

    def snapshot_if_due(self) -> bytes | None:
        due = self.number - self.kept >= SNAPSHOT_EVERY and self.settled()
        return self.snapshot() if due or self.is_over() else None

    def snapshot(self) -> bytes:
        """Everything but the past; the moments before it are forgotten here, too."""
        self.kept = self.number
        self.game = self.game.from_here(self.game.position)
        self.made.clear()
        return msgspec.json.encode(
            Snapshot(
                self.number,
                self.game.position.dump(),
                [(at, e.kind, e.seat, e.facts, e.secret, e.knowers) for at, e in self.recent],
                self.used,
                self.since,
                self.conceded,
                self.given_up,
                self.asked,
            )
        )


class Ending(Result):
    """A result with what the next game takes along: the seats may keep that from each other, so it is never told."""

    carry: dict[str, Any] = msgspec.field(default_factory=dict)


class Snapshot(msgspec.Struct):
    number: int
    position: dict[str, Any]
    recent: list[tuple[int, str, int, Any, Any, int]]
    used: list[float]
    since: float
    conceded: list[int]
    given_up: bool
    asked: list[float] = []


def is_per_choice(row: TableRow) -> bool:
    return bool(row.clock) and json.loads(row.clock).get("per") == "choice"


def begin(row: TableRow, seats: list[SeatRow]) -> Play:
    """The game before its first choice."""
    return Play(row, [seat.name for seat in seats], row.since)


def restore(row: TableRow, seats: list[SeatRow], data: bytes) -> Play:
    """The game as the snapshot kept it."""
    snapshot = msgspec.json.decode(data, type=Snapshot)
    play = begin(row, seats)
    play.game = play.game.from_here(play.title.load(play.game.box, snapshot.position))
    play.number = play.kept = snapshot.number
    for at, kind, seat, facts, secret, knowers in snapshot.recent:
        play.recent.append((at, Event(kind, seat, tuple(facts), tuple(secret), knowers)))
    play.used, play.since, play.conceded = snapshot.used, snapshot.since, snapshot.conceded
    play.given_up = snapshot.given_up
    play.asked = snapshot.asked
    return play


def result_of_concession(seats: int, conceded: list[Seat]) -> Result:
    """Whoever gave up comes after those who did not, and the first who did comes last."""
    order = [seat for seat in range(seats) if seat not in conceded]
    standings = [Standing(seat_name(seat), 1, None, {}) for seat in order]
    for place, seat in enumerate(reversed(conceded)):
        standings.append(Standing(seat_name(seat), len(order) + place + 1, None, {}))
    return Result(standings, "concession")


def lines_left(lines: list[LogLine]) -> list[LogLine]:
    """The choices that were not taken back: an undo takes the last one of its seat."""
    left: list[LogLine] = []
    for line in lines:
        if line.kind == CHOOSE:
            left.append(line)
        elif line.kind == UNDO:
            for _ in range(int(line.text)):
                del left[max(i for i, each in enumerate(left) if each.seat == line.seat)]
    return left


def choices_left(lines: list[LogLine]) -> list[tuple[Seat, str]]:
    return [(line.seat, line.text) for line in lines_left(lines)]
