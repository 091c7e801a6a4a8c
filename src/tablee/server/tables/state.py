"""A table at one moment, as a value: who sits where, whose turn it is, and until when."""

from __future__ import annotations

from tablee.games import TITLES
from tablee.games import title as find_title
from tablee.kernel.decisions import Seat, seat_name, seat_named
from tablee.server import codec
from tablee.server.errors import Refused
from tablee.server.protocol import Clock, Result
from tablee.server.store import Due, SeatRow, TableRow
from tablee.server.tables.deadlines import LAST_PART, deadline, read_absences, read_pauses
from tablee.server.tables.play import Play

HERE, AWAY, CONCEDED = 0, 1, 2
encode = codec.Encoder().encode


class TableState(codec.Struct, frozen=True, eq=False):
    """A table as the store has it, with its game if that is in memory. Made by `state_of`."""

    row: TableRow
    seats: list[SeatRow]
    play: Play | None
    number: int
    """Of the last entry of its log; 0 as long as its game was never in memory."""
    held: dict[str, list[Seat]]
    """By guest, their seats."""
    has_bots: bool

    # What follows from it

    def with_row(self, **fields: object) -> TableState:
        """Return the table with another row."""
        return codec.replace(self, row=codec.replace(self.row, **fields))

    def with_seats(self, changed: list[SeatRow]) -> TableState:
        """Return the table with other rows for these seats."""
        new = {seat.seat: seat for seat in changed}
        return state_of(self.row, [new.get(seat.seat, seat) for seat in self.seats], self.play, self.number)

    def with_play(self, play: Play) -> TableState:
        """Return the table after its game went on to this one, or came back to memory."""
        row, before = self.row, self.play
        deciding = play.deciding
        if row.state == "running" and (before is None or deciding != before.deciding):
            names = " ".join([seat_name(each) for each in deciding])
            row = codec.replace(row, deciding=names, since=play.since)
        if before is None or play.conceded != before.conceded:
            return state_of(row, self.seats, play, play.number)
        return codec.replace(self, row=row, play=play, number=play.number)

    def without_play(self) -> TableState:
        """Return the table with its game out of memory."""
        return codec.replace(self, play=None)

    # Who sits where

    def held_by(self, guest: str) -> list[Seat]:
        return self.held.get(guest, [])

    def acting(self, guest: str, name: str | None) -> Seat:
        """The seat that a guest moves for: the one named, the only one, or the one that decides."""
        held = self.held_by(guest)
        if not held:
            raise Refused("not-sitting")
        seat = held[0]
        if name is not None:
            seat = seat_named(name)
            if seat not in held:
                raise Refused("not-yours", seat=name)
        elif len(held) > 1:
            viewer = self.viewer(guest)
            seat = held[0] if viewer is None else viewer
        if self.seats[seat].away:
            raise Refused("seat-away", seat=seat_name(seat))
        return seat

    def viewer(self, guest: str) -> Seat | None:
        """The seat whose view a guest gets: their own; of several the one that decides; None: a spectator's."""
        held = self.held.get(guest)
        if held is None or len(held) < 2:
            return held[0] if held else None
        deciding = self.deciding_seats()
        return next((seat for seat in held if seat in deciding and not self.seats[seat].away), None)

    def is_bots(self, seat: Seat) -> bool:
        """Does a bot play it now?"""
        return self.seats[seat].kind == "bot" or bool(self.seats[seat].away)

    def is_full(self) -> bool:
        return all(seat.guest or seat.kind == "bot" for seat in self.seats)

    def people(self) -> list[SeatRow]:
        """Seats that a person holds and has not given up."""
        return [seat for seat in self.seats if seat.guest and seat.away != CONCEDED]

    # Whose turn it is

    def deciding_seats(self) -> list[Seat]:
        """The seats that have to choose."""
        if self.play is not None:
            return self.play.deciding
        return [seat_named(name) for name in self.row.deciding.split()]

    def told_deciding(self, guest: str) -> list[str]:
        """The seats that a guest may know to have to choose."""
        if self.play is not None and self.row.state == "running":
            return [seat_name(seat) for seat in self.play.told_deciding()]
        names = self.row.deciding.split()
        if is_silent(self.row.title):  # perhaps they choose together: nobody is told whom the table waits for
            names = [name for name in names if seat_named(name) in self.held_by(guest)]
        return names

    def since(self) -> float:
        return self.row.since if self.play is None else self.play.since

    def is_turn_of(self, guest: str) -> bool:
        """Has this guest to choose?"""
        if self.row.state != "running":
            return False
        deciding = self.deciding_seats()
        return any(seat in deciding and not self.is_bots(seat) for seat in self.held_by(guest))

    def undo_depth(self, guest: str) -> int:
        """How many choices a guest may take back: of their seat, or of whichever of their seats chose last; none that a
        bot made for them."""
        seat = self.undoing(guest)
        return 0 if seat is None or self.play is None or self.is_bots(seat) else self.play.undo_depth(seat)

    def undoing(self, guest: str) -> Seat | None:
        """The seat whose choice a guest would take back."""
        held = self.held_by(guest)
        if len(held) < 2 or self.play is None:
            return held[0] if held else None
        return next((seat for _, seat in reversed(self.play.made) if seat in held), held[0])

    def result(self) -> Result | None:
        return codec.decode(self.row.result, type=Result) if self.row.result else None

    # Until when

    def clock(self) -> Clock | None:
        return codec.decode(self.row.clock, type=Clock) if self.row.clock else None

    def is_timed(self) -> bool:
        """Somebody's time can run out, whether or not anybody looks."""
        clock = self.clock() if self.row.clock and self.row.state == "running" else None
        return clock is not None and clock.hard and clock.per == "game"

    def needs_owner(self) -> bool:
        """Has something to happen there by itself?"""
        return self.has_bots or bool(self.row.clock)

    def clocks(self) -> list[float | None]:
        """Seconds left by seat, up to the play's `since`."""
        clock = self.clock() if self.row.clock else None
        if clock is None or clock.per == "choice" or self.play is None:
            return [None] * len(self.seats)
        return [None if seat.kind == "bot" else clock.seconds - self.play.used[seat.seat] for seat in self.seats]

    def asked(self) -> list[float]:
        """Since when each seat is asked, where every choice has a deadline; empty elsewhere."""
        if self.play is not None:
            return self.play.asked
        return codec.decode(self.row.asked, type=list[float]) if self.row.asked else []

    def deadlines(self) -> list[float | None]:
        """By seat: until when its person has to choose."""
        clock, asked = self.clock() if self.row.clock else None, self.asked()
        if clock is None or not asked or self.row.state != "running":
            return [None] * len(self.seats)
        deciding, pauses = self.deciding_seats(), read_pauses(self.row.pauses)
        return [
            deadline(asked[seat.seat], clock.seconds, [*read_absences(seat.absences), *pauses])
            if seat.seat in deciding and not self.is_bots(seat.seat)
            else None
            for seat in self.seats
        ]

    def due(self) -> Due:
        """When somebody has to be reminded or replaced next; 0: nobody."""
        clock, asked = self.clock(), self.asked()
        if clock is None or not asked or self.row.state != "running":
            return 0.0, ""
        moments = [
            end if self.is_reminded(seat) else self.reminded_at(end)
            for seat, end in zip(self.seats, self.deadlines(), strict=True)
            if end is not None and (clock.hard or not self.is_reminded(seat))
        ]
        return min(moments, default=0.0), encode(asked).decode()

    def is_reminded(self, seat: SeatRow) -> bool:
        """Was its person reminded of the present choice?"""
        return seat.reminded >= self.asked()[seat.seat]

    def reminded_at(self, end: float) -> float:
        """Where a bot takes over, while there is still time; elsewhere when it is up."""
        clock = self.clock()
        return end - LAST_PART * clock.seconds if clock and clock.hard else end


def state_of(row: TableRow, seats: list[SeatRow], play: Play | None = None, number: int = 0) -> TableState:
    """The table of these rows. Seats that were given up are in the log, which is on disk before their rows are."""
    gone = play.conceded if play else []
    seats = [codec.replace(seat, away=CONCEDED) if seat.seat in gone else seat for seat in seats]
    held: dict[str, list[Seat]] = {}
    for seat in seats:
        if seat.guest:
            held.setdefault(seat.guest, []).append(seat.seat)
    has_bots = any(seat.kind == "bot" or seat.away for seat in seats)
    return TableState(row, seats, play, number, held, has_bots)


def is_silent(title: str) -> bool:
    return title in TITLES and find_title(title).silent
