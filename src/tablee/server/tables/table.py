"""A table in memory: a cache of what the store holds, and the sockets that look at it."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any, Protocol, cast

import msgspec

from tablee.games import TITLES
from tablee.games import title as find_title
from tablee.kernel.chance import commitment
from tablee.kernel.decisions import Decision, Seat, seat_name, seat_named
from tablee.kernel.events import Event
from tablee.server.errors import Refused, reason_in
from tablee.server.protocol import (
    ChatLine,
    Clock,
    MovedMessage,
    Result,
    SeatResponse,
    SeatsMessage,
    State,
    TableMessage,
    TableResponse,
)
from tablee.server.store import ChatRow, Due, SeatRow, TableRow
from tablee.server.tables.adventures import shown_adventure
from tablee.server.tables.deadlines import LAST_PART, absent_until, deadline, read_absences
from tablee.server.tables.messages import Telling, shown_decision, shown_events
from tablee.server.tables.patch import patch
from tablee.server.tables.play import Play

HERE, AWAY, CONCEDED = 0, 1, 2
encode = msgspec.json.Encoder().encode


class Watcher(Protocol):
    """Somebody who looks at a table, with the eyes of one seat or of none, and is told what happens there."""

    guest: str
    lang: str
    eyes: Seat | None

    def push(self, text: bytes) -> None:
        """Never waits."""


class Table:
    """Everything but the row and the seats can be dropped at any time and made again from the store."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.play: Play | None = None
        self.sit(row, seats)
        self.lock = asyncio.Lock()
        """Held while the log grows or is read: what is not on disk yet is seen by nobody."""
        self.number = 0
        """Of the last choice that is on disk; the game is ahead of it while the disk works."""
        self.views: dict[Seat | None, dict[str, Any]] = {}
        """What the eyes at this table see now, to tell them only what changes."""
        self.chat: list[ChatRow] = []
        self.chat_known = False
        self.sockets: set[Watcher] = set()
        self.users = 0
        self.touched = time.monotonic()
        self.bots: asyncio.Task[None] | None = None
        self.doubted = False
        """It is about to be read again."""

    # Who sits where

    def sit(self, row: TableRow, seats: list[SeatRow]) -> None:
        """As the store has it; called again after every change of a seat. Who has given up, the log knows better: it
        is on disk before the seat is."""
        self.row = row
        gone = self.play.conceded if self.play else []
        self.seats = [msgspec.structs.replace(seat, away=CONCEDED) if seat.seat in gone else seat for seat in seats]
        self.held: dict[str, list[Seat]] = {}
        for seat in self.seats:
            if seat.guest:
                self.held.setdefault(seat.guest, []).append(seat.seat)
        self.has_bots = any(seat.kind == "bot" or seat.away for seat in self.seats)

    def changed(self, seats: list[SeatRow]) -> None:
        """These seats are as the store has them now."""
        new = {seat.seat: seat for seat in seats}
        self.sit(self.row, [new.get(seat.seat, seat) for seat in self.seats])

    def went_on(self) -> None:
        """Its game was read back, or somebody else has added to it: seats may have been given up."""
        self.number = self.play.number if self.play else 0
        self.sit(self.row, self.seats)

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
            eyes = self.eyes(guest)
            seat = held[0] if eyes is None else eyes
        if self.seats[seat].away:
            raise Refused("seat-away", seat=seat_name(seat))
        return seat

    def eyes(self, guest: str) -> Seat | None:
        """With whose eyes a guest looks: his own seat's; of several, the one's that decides; else a spectator's."""
        held = self.held_by(guest)
        if len(held) < 2:
            return held[0] if held else None
        deciding = self.play.deciding() if self.play else []
        return next((seat for seat in held if seat in deciding and not self.seats[seat].away), None)

    def is_bots(self, seat: Seat) -> bool:
        """Does a bot play it now?"""
        return self.seats[seat].kind == "bot" or bool(self.seats[seat].away)

    def is_full(self) -> bool:
        return all(seat.guest or seat.kind == "bot" for seat in self.seats)

    def people(self) -> list[SeatRow]:
        """Seats that a person holds and has not given up."""
        return [seat for seat in self.seats if seat.guest and seat.away != CONCEDED]

    # What it is, as messages

    def clock(self) -> Clock | None:
        return msgspec.json.decode(self.row.clock, type=Clock) if self.row.clock else None

    def is_timed(self) -> bool:
        """Somebody's time can run out, whether or not anybody looks."""
        clock = self.clock() if self.row.clock and self.row.state == "running" else None
        return clock is not None and clock.hard and clock.per == "game"

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
        return msgspec.json.decode(self.row.asked, type=list[float]) if self.row.asked else []

    def deadlines(self) -> list[float | None]:
        """By seat: until when its person has to choose."""
        clock, asked = self.clock() if self.row.clock else None, self.asked()
        if clock is None or not asked or self.row.state != "running":
            return [None] * len(self.seats)
        names = self.row.deciding.split()
        deciding = self.play.deciding() if self.play is not None else [seat_named(name) for name in names]
        return [
            deadline(asked[seat.seat], clock.seconds, read_absences(seat.absences))
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

    def shown_seats(self) -> list[SeatResponse]:
        here = {socket.guest for socket in self.sockets}
        now = time.time()
        return [
            SeatResponse(
                seat_name(seat.seat),
                cast("Any", seat.kind),
                seat.name,
                seat.bot,
                seat.away == AWAY,
                bool(seat.guest) and seat.guest in here,
                seat.away == CONCEDED,
                left,
                end,
                absent_until(seat.absences, now) if seat.absences else 0.0,
            )
            for seat, left, end in zip(self.seats, self.clocks(), self.deadlines(), strict=True)
        ]

    def state(self) -> State:
        return cast("State", self.row.state)

    def result(self) -> Result | None:
        return msgspec.json.decode(self.row.result, type=Result) if self.row.result else None

    def told_options(self) -> dict[str, Any]:
        """For everybody: without what was taken along from the last game."""
        options: dict[str, Any] = json.loads(self.row.options)
        kept = [option.name for option in find_title(self.row.title).options if option.data] if options else []
        return {name: value for name, value in options.items() if name not in kept}

    def deciding(self, guest: str) -> list[str]:
        if self.play is not None and self.row.state == "running":
            return [seat_name(seat) for seat in self.play.told_deciding()]
        names = self.row.deciding.split()
        if is_silent(self.row.title):  # perhaps they choose together: nobody is told whom the table waits for
            names = [name for name in names if seat_named(name) in self.held_by(guest)]
        return names

    def since(self) -> float:
        return self.row.since if self.play is None else self.play.since

    def summary(self, guest: str, lang: str, number: int) -> TableResponse:
        row = self.row
        return TableResponse(
            row.id,
            row.title,
            self.told_options(),
            self.state(),
            cast("Any", row.pace),
            self.clock(),
            self.shown_seats(),
            [seat_name(seat) for seat in self.held_by(guest)],
            bool(guest) and row.host == guest,
            self.deciding(guest),
            self.is_turn_of(guest),
            self.since(),
            row.made,
            number,
            commitment(row.seed, row.salt),
            self.result(),
            reason_in(lang, row.reason),
            row.tutorial,
            bool(row.layout),
            row.branch_of,
            row.rematch,
            shown_adventure(row, len(self.seats)),
            bool(row.hints),
            row.puzzle,
            day_of(row.daily),
        )

    def seen(self, guest: str, lang: str) -> bytes:
        """The whole table, for one guest."""
        row, play = self.row, self.play
        eyes = self.eyes(guest)
        view = self.look(eyes) if play else None
        running = play is not None and row.state == "running"
        message = TableMessage(
            row.id,
            row.title,
            self.told_options(),
            cast("Any", row.pace),
            self.clock(),
            play.number if play else 0,
            None if eyes is None else seat_name(eyes),
            [seat_name(seat) for seat in self.held_by(guest)],
            bool(guest) and row.host == guest,
            self.shown_seats(),
            view,
            shown_decision(play.title, play.game.position, self.decision_of(eyes)) if play and running else None,
            self.deciding(guest),
            self.since(),
            self.undo_depth(guest) if running else 0,
            commitment(row.seed, row.salt),
            self.state(),
            self.result(),
            reason_in(lang, row.reason),
            [chat_line(line) for line in self.chat],
            shown_events(play.title, play.recent, eyes) if play else [],
            row.tutorial,
            bool(row.layout),
            row.branch_of,
            row.rematch,
            shown_adventure(row, len(self.seats)),
            bool(row.hints),
            row.puzzle,
            day_of(row.daily),
            time.time(),
        )
        return encode(message)

    def decision_of(self, eyes: Seat | None) -> Decision | None:
        """What these eyes are asked; who left a seat to a bot sees all that it sees, and is asked nothing."""
        return None if self.play is None or eyes is None or self.is_bots(eyes) else self.play.decision_of(eyes)

    def is_turn_of(self, guest: str) -> bool:
        """Has this guest to choose?"""
        if self.row.state != "running":
            return False
        names = self.row.deciding.split()
        deciding = self.play.deciding() if self.play is not None else [seat_named(name) for name in names]
        return any(seat in deciding and not self.is_bots(seat) for seat in self.held_by(guest))

    def undo_depth(self, guest: str) -> int:
        """How many choices a guest may take back: of his seat, or of whichever of his seats chose last; none that a bot
        made for him."""
        seat = self.undoing(guest)
        return 0 if seat is None or self.play is None or self.is_bots(seat) else self.play.undo_depth(seat)

    def undoing(self, guest: str) -> Seat | None:
        held = self.held_by(guest)
        if len(held) < 2 or self.play is None:
            return held[0] if held else None
        return next((seat for _, seat in reversed(self.play.made) if seat in held), held[0])

    def look(self, eyes: Seat | None) -> dict[str, Any]:
        """What these eyes see now."""
        assert self.play is not None
        view = self.views.get(eyes)
        if view is None:
            view = self.views[eyes] = self.play.view(eyes)
        return view

    def tell_moved(
        self, fresh: list[tuple[int, Event]], undone: list[int], deciding: list[Seat]
    ) -> list[tuple[Watcher, bytes]]:
        """What each socket is to be sent after the log grew."""
        play = self.play
        assert play is not None
        seen_before, self.views = self.views, {}
        running = self.row.state == "running"
        names = [seat_name(seat) for seat in play.told_deciding()]
        clocks, deadlines, result = self.clocks(), self.deadlines(), self.result()
        adventure = shown_adventure(self.row, len(self.seats)) if result else None
        telling = Telling(play.title, fresh)
        told: list[tuple[Watcher, bytes]] = []
        texts: dict[Seat | None, bytes] = {}
        for socket in self.sockets:
            now, eyes = self.eyes(socket.guest), socket.eyes
            if eyes not in seen_before or (now != eyes and eyes is None):
                socket.eyes = now
                told.append((socket, self.seen(socket.guest, socket.lang)))
                continue
            text = texts.get(eyes)
            if text is None:
                asked = eyes is not None and running
                message = MovedMessage(
                    play.number,
                    patch(seen_before[eyes], self.look(eyes)),
                    telling.to(eyes),
                    undone,
                    shown_decision(play.title, play.game.position, self.decision_of(eyes))
                    if asked and eyes in deciding
                    else None,
                    names,
                    play.since,
                    self.undo_depth(socket.guest) if asked else 0,
                    self.state(),
                    result,
                    "",
                    clocks,
                    deadlines,
                    adventure,
                )
                text = texts[eyes] = encode(message)
            told.append((socket, text))
            if now != eyes:  # at a shared screen: first the end of one's own turn, then the next one's table
                socket.eyes = now
                told.append((socket, self.seen(socket.guest, socket.lang)))
        return told

    def tell_seats(self) -> None:
        """Who sits, is here, has left."""
        if self.sockets:
            text = encode(SeatsMessage(self.shown_seats(), self.state(), self.row.rematch))
            for socket in list(self.sockets):
                socket.push(text)

    def tell_guests(self, guests: set[str]) -> None:
        """The whole table anew to these: what they may do there has changed. To the others, who sits."""
        for socket in list(self.sockets):
            if socket.guest in guests:
                socket.eyes = self.eyes(socket.guest)
                socket.push(self.seen(socket.guest, socket.lang))
        self.tell_seats()

    def tell_all(self) -> None:
        """The whole table to everybody: it began, or stopped."""
        for socket in list(self.sockets):
            socket.eyes = self.eyes(socket.guest)
            socket.push(self.seen(socket.guest, socket.lang))

    def forget(self) -> None:
        """Drop the game from memory."""
        self.play = None
        self.views = {}


def day_of(daily: str) -> str:
    return daily.rpartition("/")[2]


def is_silent(title: str) -> bool:
    return title in TITLES and find_title(title).silent


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(seat_name(row.seat), row.name, row.text, row.at, row.quick)
