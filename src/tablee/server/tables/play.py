"""One game in memory: the kernel's game, the numbers of its log, clocks, and the way to and from a snapshot."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from math import inf
from typing import Any

from tablee.games import title as find_title
from tablee.kernel.decisions import Decision, Seat, seat_name
from tablee.kernel.errors import Sentence, TableeError
from tablee.kernel.events import Event
from tablee.kernel.game import Game
from tablee.kernel.position import Together
from tablee.kernel.title import Title
from tablee.server import codec
from tablee.server.protocol import Result, Standing
from tablee.server.store import EntryRow, SeatRow, TableRow
from tablee.server.tables.deadlines import Absence, read_pauses

CHOOSE, UNDO, CONCEDE = "choose", "undo", "concede"
RECENT = 60
"""Events that whoever comes to the table is told at once."""
SNAPSHOT_EVERY = 32
"""Entries; so many are replayed at most, as a rule, when a table comes back to memory."""


NumberedEvent = tuple[int, Event]
"""An event with the number of the entry that caused it."""


class LogLine(codec.Struct):
    """One entry of the log by itself."""

    number: int
    kind: str
    seat: Seat
    text: str
    at: float


Refusal = tuple[LogLine, Sentence]
"""An entry of the log that these rules do not allow, and why."""


def lines_of(entries: list[EntryRow]) -> Iterator[LogLine]:
    for entry in entries:
        for i, text in enumerate(entry.lines.split("\n")):
            yield LogLine(entry.first + i, entry.kind, entry.seat, text, entry.at)


class Play(codec.Struct, frozen=True, eq=False, kw_only=True):
    """The game of a table, as a value: each entry of the log makes another one and leaves this one as it was."""

    title: Title
    game: Game
    used: list[float]
    """Seconds that each seat has decided for, up to `since`."""
    since: float
    deciding: list[Seat]
    """The seats that have to choose, in their order; the kernel may ask in another."""
    asked: list[float]
    """Since when each seat is asked what it is asked now; empty where no choice has a deadline."""
    pauses: list[Absence] = codec.field(default_factory=list)
    """When time stood still at the table, in their order."""
    number: int = 0
    """How many entries the log has."""
    made: tuple[tuple[int, Seat], ...] = ()
    """The number and seat of each choice that the game remembers."""
    fresh: tuple[NumberedEvent, ...] = ()
    """What the last entry caused, each event with its number."""
    undone: tuple[int, ...] = ()
    """The numbers of the choices that the last entry took back."""
    recent: tuple[NumberedEvent, ...] = ()
    """The last events, for viewers who come to the table."""
    conceded: list[Seat] = codec.field(default_factory=list)
    given_up: bool = False
    """Ended by concession."""
    kept: int = 0
    """The number of the last snapshot."""
    views: dict[Seat | None, dict[str, Any]] = codec.field(default_factory=dict)
    """What `view` has worked out already."""

    # What is

    def decisions(self) -> list[Decision]:
        return [] if self.given_up else self.game.decisions()

    def is_together(self) -> bool:
        """Several seats decide at once, or did before all but one had answered."""
        agenda = self.game.position.agenda
        return bool(agenda) and isinstance(agenda[-1], Together)

    def told_deciding(self) -> list[Seat]:
        """The seats that everybody may know to decide: at a silent table nobody sees which of several have chosen."""
        if self.title.silent and self.is_together() and self.decisions():
            return list(range(self.game.position.seats))
        return self.deciding

    def is_over(self) -> bool:
        return self.given_up or self.game.is_over()

    def view(self, seat: Seat | None) -> dict[str, Any]:
        view = self.views.get(seat)
        if view is None:
            over = self.is_over() and self.title.adventure() is None
            look = self.title.open_view if over else self.title.view
            view = self.views[seat] = look(self.game.position, seat)
        return view

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

    def tick(self, at: float) -> list[float]:
        """The clocks if the next entry comes now."""
        used = self.used[:]
        for seat in self.deciding:
            used[seat] += max(0.0, at - self.since)
        return used

    # What comes next

    def next(self, line: LogLine) -> Play:
        """Return the play after one entry of the log."""
        play = self.paused(line.at)
        if line.kind == CHOOSE:
            return play.choose(line.seat, [line.text], line.at)
        if line.kind == UNDO:
            return play.undo(line.seat, line.at, int(line.text))
        return play.concede(line.seat, line.at, over=line.text == "over")

    def paused(self, until: float = inf) -> Play:
        """Return the play after all pauses that had ended by then. Nothing is ever written within one."""
        play = self
        for first, last in self.pauses:
            if play.since < last <= until:
                play = codec.replace(play, used=play.tick(first), since=last)
        return play

    def choose(self, seat: Seat, choices: list[str], at: float) -> Play:
        """Return the play after one choice or several, taken all or none."""
        game = self.game.next(seat, *choices)
        fresh: list[NumberedEvent] = []
        made = list(self.made)
        number, deciding = self.number, deciding_in(game)
        for moment in game.moments_after(self.game.number):
            number += 1
            made.append((number, seat))
            fresh += [(number, event) for event in moment.events]
        return codec.replace(
            self,
            game=game,
            number=number,
            made=tuple(made),
            fresh=tuple(fresh),
            undone=(),
            recent=(*self.recent, *fresh)[-RECENT:],
            used=self.tick(at),
            since=at,
            deciding=deciding,
            asked=self.asked_after(deciding, seat, at) if self.asked else self.asked,
            views={},
        )

    def undo(self, seat: Seat, at: float, count: int = 1) -> Play:
        """Return the play without the last choices of a seat."""
        game = self.game
        for _ in range(count):
            game = game.undo(seat)
        return self.taken_back(game, seat, at)

    def cancel(self, seat: Seat, at: float) -> Play:
        """Return the play without the picks since the last decision that stood on its own."""
        return self.taken_back(self.game.cancel(seat), seat, at)

    def taken_back(self, game: Game, seat: Seat, at: float) -> Play:
        """Return the play after an entry that went back to a game without the seat's last choices."""
        own = [number for number, owner in self.made if owner == seat]
        deciding = deciding_in(game)
        undone = own[len(own) - (self.game.number - game.number) :]
        return codec.replace(
            self,
            game=game,
            number=self.number + 1,
            made=tuple([each for each in self.made if each[0] not in undone]),
            fresh=(),
            undone=tuple(reversed(undone)),
            recent=tuple([each for each in self.recent if each[0] not in undone]),
            used=self.tick(at),
            since=at,
            deciding=deciding,
            asked=self.asked_after(deciding, seat, at),
            views={},
        )

    def concede(self, seat: Seat, at: float, *, over: bool) -> Play:
        """Return the play after a seat has given up; `over`: nobody is left to play against."""
        return codec.replace(
            self,
            number=self.number + 1,
            fresh=(),
            undone=(),
            used=self.tick(at),
            since=at,
            deciding=[] if over else self.deciding,
            conceded=[*self.conceded, seat],
            given_up=over,
            views={},
        )

    def asked_after(self, deciding: list[Seat], seat: Seat, at: float) -> list[float]:
        """Since when each seat is asked once this seat has chosen: those with a new question from now on."""
        before = self.deciding
        is_new = [each in deciding and (each == seat or each not in before) for each in range(len(self.asked))]
        return [at if new else since for new, since in zip(is_new, self.asked, strict=True)]

    # Snapshots

    def is_settled(self) -> bool:
        """Nobody can take anything back: what was before need not be remembered."""
        return all(self.game.why_no_undo(seat) is not None for seat in range(self.game.position.seats))

    def is_snapshot_due(self) -> bool:
        return self.is_over() or (self.number - self.kept >= SNAPSHOT_EVERY and self.is_settled())

    def snapshot(self) -> bytes:
        """Everything but the past."""
        return codec.encode(
            Snapshot(
                number=self.number,
                position=self.game.position.dump(),
                recent=[(at, e.kind, e.seat, e.facts, e.secret, e.knowers) for at, e in self.recent],
                used=self.used,
                since=self.since,
                conceded=self.conceded,
                given_up=self.given_up,
                asked=self.asked,
            )
        )

    def without_past(self) -> Play:
        """Return the play as its snapshot has it: what was before is forgotten."""
        game = self.game.from_here(self.game.position)
        return codec.replace(self, game=game, made=(), kept=self.number)


class Ending(Result):
    """A result with what the next game takes along: the seats may keep that from each other, so it is never told."""

    carry: dict[str, Any] = codec.field(default_factory=dict)


class Snapshot(codec.Struct):
    number: int
    position: dict[str, Any]
    recent: list[tuple[int, str, int, Any, Any, int]]
    used: list[float]
    since: float
    conceded: list[int]
    given_up: bool
    asked: list[float] = codec.field(default_factory=list)


def is_per_choice(row: TableRow) -> bool:
    return bool(row.clock) and json.loads(row.clock).get("per") == "choice"


def begin(row: TableRow, seats: list[SeatRow]) -> Play:
    """The game before its first choice."""
    title = find_title(row.title)
    layout = json.loads(row.layout) if row.layout else None
    names = [seat.name for seat in seats]
    game = Game.begin(title, title.box(), json.loads(row.options), names, row.seed, row.salt, layout)
    return Play(
        title=title,
        game=game,
        used=[0.0 for _ in names],
        since=row.since,
        deciding=deciding_in(game),
        asked=[row.since for _ in names] if is_per_choice(row) else [],
        pauses=read_pauses(row.pauses),
    )


def deciding_in(game: Game) -> list[Seat]:
    return sorted([decision.seat for decision in game.decisions()])


def restore(row: TableRow, seats: list[SeatRow], data: bytes) -> Play:
    """The game as the snapshot kept it."""
    snapshot = codec.decode(data, type=Snapshot)
    play = begin(row, seats)
    recent = [
        (at, Event(kind, seat, tuple(facts), tuple(secret), knowers))
        for at, kind, seat, facts, secret, knowers in snapshot.recent
    ]
    game = play.game.from_here(play.title.load(play.game.box, snapshot.position))
    return codec.replace(
        play,
        game=game,
        deciding=[] if snapshot.given_up else deciding_in(game),
        number=snapshot.number,
        kept=snapshot.number,
        recent=tuple(recent),
        used=snapshot.used,
        since=snapshot.since,
        asked=snapshot.asked,
        conceded=snapshot.conceded,
        given_up=snapshot.given_up,
    )


def play_on(play: Play, lines: Iterable[LogLine]) -> tuple[Play, Refusal | None]:
    """The play after these entries, which says what is new since the one that was given; and where these rules refuse
    to go along, the entry with the reason."""
    after, refused = play, None
    fresh: list[NumberedEvent] = []
    undone: list[int] = []
    for line in lines:
        try:
            after = after.next(line)
        except Exception as error:
            refused = line, error.sentence if isinstance(error, TableeError) else Sentence("broken-rules", problem="?")
            break
        if after.undone:
            undone += after.undone
            fresh = [each for each in fresh if each[0] not in after.undone]
        fresh += after.fresh
    return codec.replace(after, fresh=tuple(fresh), undone=tuple(undone), views={}), refused


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
