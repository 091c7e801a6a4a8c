"""The store of a page: the same questions and changes as the server's, over shelves instead of SQL.

Pages that are open at once are like processes of a server that share a database: who appends second for the same number
has lost, and each hears what the others changed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

from tablee.kernel.decisions import seat_name
from tablee.server import codec
from tablee.server.inside.disk import Change, Disk
from tablee.server.store import (
    MOST_LISTED,
    ChatRow,
    DayRow,
    EntryRow,
    Guest,
    ListedTable,
    SeatRow,
    Store,
    TableRow,
)
from tablee.server.store.engine import Append, Due, Engine, Heard
from tablee.server.store.pages import PAGE_SIZE
from tablee.server.tables.state import CONCEDED
from tablee.server.tables.tokens import new_id

T = TypeVar("T")
ENDED: Final = ("over", "stopped")


class Kept(codec.Struct):
    """A table with its seats, as it lies on the shelf."""

    row: TableRow
    seats: list[SeatRow]


class Snap(codec.Struct):
    number: int
    data: str


class Watched(codec.Struct):
    guest: str
    table: str
    at: float


class Shelves:
    """In the place of a database: nobody asks it for rows."""

    shared = True
    me = ""


Edit = Callable[[Kept], bool]
"""Changes a table; False: it is not as it was expected, and nothing is written."""


class InsideStore(Store):
    def __init__(self, disk: Disk) -> None:
        super().__init__(cast("Engine", Shelves()))
        self.disk = disk

    async def open(self, heard: Heard) -> None:
        await self.disk.open(lambda tables: heard(dict.fromkeys(tables, 0)))

    async def close(self) -> None: ...

    async def any_left_behind(self) -> bool:
        return False

    async def take(self, *, at_start: bool = False) -> list[tuple[str, bool]]:
        return []

    def bus_is_down(self) -> bool:
        return False

    async def follow(self, id: str) -> None:
        """Every page hears of every table."""

    def unfollow(self, id: str) -> None: ...

    async def answers(self) -> bool:
        return True

    async def can_write(self) -> bool:
        return True

    async def own_key(self) -> bytes:
        """What the luck of bots is drawn with; made once."""
        async with self.disk.lock():
            found = await self.disk.get("house", "key")
            if found is None:
                found = new_id(40)
                await self.disk.write([("house", "key", found)])
        return found.encode()

    # Guests

    async def guest(self, id: str) -> Guest | None:
        found = await self.disk.get("guests", id)
        return None if found is None else read(found, Guest)

    async def only_guest(self) -> Guest | None:
        """Whoever this page belongs to."""
        found = [read(text, Guest) for text in await self.disk.all("guests")]
        return min(found, key=lambda guest: guest.made) if found else None

    async def put_guest(self, guest: Guest) -> None:
        await self.disk.write([("guests", guest.id, written(guest))])

    async def put_absences(self, guest: Guest, now: float) -> None:
        async with self.disk.lock():
            changes: list[Change] = [("guests", guest.id, written(guest))]
            ids = []
            for kept in await self.all_tables():
                held = [seat for seat in kept.seats if seat.guest == guest.id]
                if not held or kept.row.state in ENDED:
                    continue
                for seat in held:
                    seat.absences = guest.absences
                if kept.row.asked and kept.row.state == "running":
                    kept.row.due = now
                changes.append(("tables", kept.row.id, written(kept)))
                ids.append(kept.row.id)
            await self.disk.write(changes, news=",".join(ids))

    # Tables and seats

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        found = await self.disk.get("tables", id)
        if found is None:
            return None
        kept = read(found, Kept)
        return kept.row, kept.seats

    async def all_tables(self) -> list[Kept]:
        """Newest first."""
        found = [read(text, Kept) for text in await self.disk.all("tables")]
        return sorted(found, key=lambda kept: kept.row.made, reverse=True)

    async def edit(self, id: str, edit: Edit, *more: Change) -> bool:
        """Change one table, with something else beside it."""
        async with self.disk.lock():
            found = await self.disk.get("tables", id)
            if found is None:
                return False
            kept = read(found, Kept)
            if not edit(kept):
                return False
            return await self.disk.write([*more, ("tables", id, written(kept))], news=id)

    async def make_table(self, row: TableRow, seats: list[SeatRow], entries: list[EntryRow]) -> None:
        changes: list[Change] = [("tables", row.id, written(Kept(row, seats)))]
        changes += [("entries", entry_key(row.id, entry.first), written(entry)) for entry in entries]
        await self.disk.write(changes, news=row.id)

    async def begin(
        self,
        id: str,
        state: str,
        deciding: str,
        at: float,
        result: str,
        number: int,
        snapshot: bytes,
        due: Due = (0.0, ""),
    ) -> bool:
        def edit(kept: Kept) -> bool:
            row = kept.row
            if row.state != "open":
                return False
            row.state, row.deciding, row.since, row.result = state, deciding, at, result
            row.due, row.asked = due
            return True

        return await self.edit(id, edit, snap(id, number, snapshot))

    async def stop(self, id: str, reason: str) -> None:
        await self.edit(id, set_row(state="stopped", reason=reason, deciding="", due=0.0))

    async def adopt_rules(self, id: str, rules: int, cards: str) -> None:
        await self.edit(id, set_row(rules=rules, cards=cards), ("snapshots", id, None))

    async def claim(self, id: str, seat: int, guest: str, name: str, token: str) -> bool:
        who = await self.guest(guest)

        def edit(kept: Kept) -> bool:
            row = kept.seats[seat]
            if row.guest or row.kind != ("link" if token else "open") or row.token != token:
                return False
            row.kind, row.guest, row.name, row.token = "person", guest, name, ""
            row.absences = who.absences if who else ""
            return True

        return await self.edit(id, edit)

    async def put_seats(self, id: str, seats: list[SeatRow]) -> None:
        def edit(kept: Kept) -> bool:
            for seat in seats:
                row = kept.seats[seat.seat]
                row.kind, row.guest, row.name = seat.kind, seat.guest, seat.name
                row.bot, row.away, row.token = seat.bot, seat.away, seat.token
            return True

        await self.edit(id, edit)

    async def pause(self, id: str, seat: int, absences: str, now: float) -> None:
        def edit(kept: Kept) -> bool:
            kept.seats[seat].absences = absences
            kept.row.due = now
            return True

        await self.edit(id, edit)

    async def remind(self, id: str, seat: int, asked: float, now: float) -> bool:
        def edit(kept: Kept) -> bool:
            if kept.seats[seat].reminded >= asked:
                return False
            kept.seats[seat].reminded = now
            return True

        return await self.edit(id, edit)

    async def due(self, now: float) -> list[tuple[str, float]]:
        found = [(kept.row.id, kept.row.due) for kept in await self.all_tables() if 0 < kept.row.due <= now]
        return sorted(found, key=lambda each: each[1])[:MOST_LISTED]

    async def look_again(self, id: str, was: float, due: float) -> None:
        def edit(kept: Kept) -> bool:
            if kept.row.due != was:
                return False
            kept.row.due = due
            return True

        await self.edit(id, edit)

    async def make_rematch(self, old: str, row: TableRow, seats: list[SeatRow]) -> bool:
        def edit(kept: Kept) -> bool:
            if kept.row.rematch:
                return False
            kept.row.rematch = row.id
            return True

        return await self.edit(old, edit, ("tables", row.id, written(Kept(row, seats))))

    # Lists

    async def series(self, id: str) -> list[str]:
        return [kept.row.id for kept in reversed(await self.all_tables()) if kept.row.series == id]

    async def played_on(self, daily: str) -> list[DayRow]:
        found = []
        for kept in reversed(await self.all_tables()):
            if daily and kept.row.daily == daily:
                entries = await self.entries(kept.row.id)
                at = entries[-1].at if entries else kept.row.made
                row = kept.row
                found += [
                    DayRow(row.id, seat.guest, seat.name, seat.seat, row.state, row.result, at)
                    for seat in kept.seats
                    if seat.guest
                ]
        return found

    async def ids_of(self, guest: str, *, ended: bool) -> list[str]:
        found = [
            kept.row.id
            for kept in await self.all_tables()
            if (kept.row.state in ENDED) == ended and any(seat.guest == guest for seat in kept.seats)
        ]
        return found[:MOST_LISTED]

    async def page_of(self, which: str, guest: str, after: str = "") -> list[ListedTable]:
        if which == "watched":
            watched = [read(text, Watched) for text in await self.disk.all("watchers", f"{guest}/")]
            by_id = {kept.row.id: kept for kept in await self.all_tables()}
            ids = [each.table for each in sorted(watched, key=lambda each: -each.at)]
            found = [by_id[id] for id in ids if id in by_id]
        else:
            found = [kept for kept in await self.all_tables() if is_in_list(kept, which, guest)]
        if after:
            ids = [kept.row.id for kept in found]
            found = found[ids.index(after) + 1 :] if after in ids else []
        return [await self.as_listed(kept) for kept in found[:PAGE_SIZE]]

    async def listed_series(self, id: str) -> list[ListedTable]:
        found = [kept for kept in await self.all_tables() if kept.row.series == id]
        return [await self.as_listed(kept) for kept in reversed(found)]

    async def open_of(self, guest: str) -> int:
        return sum(kept.row.state == "open" and kept.row.host == guest for kept in await self.all_tables())

    async def as_listed(self, kept: Kept) -> ListedTable:
        last = await self.last_entry(kept.row.id)
        if last is not None:
            kept.row.deciding, kept.row.since = last[1:]
        return ListedTable(kept.row, kept.seats, last[0] if last else 0)

    async def watch(self, guest: str, id: str, at: float) -> None:
        await self.disk.write([("watchers", f"{guest}/{id}", written(Watched(guest, id, at)))])

    async def running(self) -> list[TableRow]:
        return [kept.row for kept in await self.all_tables() if kept.row.state == "running"]

    async def timed(self) -> list[str]:
        return [row.id for row in await self.running() if '"hard":true' in row.clock]

    async def full(self) -> list[str]:
        return [
            kept.row.id
            for kept in await self.all_tables()
            if kept.row.state == "open" and all(seat.kind not in ("open", "link") for seat in kept.seats)
        ]

    async def waiting_for_bots(self, before: float) -> list[str]:
        found = []
        for kept in await self.all_tables():
            bots = [seat_name(seat.seat) for seat in kept.seats if seat.kind == "bot" or seat.away > 0]
            if kept.row.state != "running" or not bots:
                continue
            last = await self.last_entry(kept.row.id)
            deciding, since = (last[1], last[2]) if last else (kept.row.deciding, kept.row.since)
            if since < before and set(bots) & set(deciding.split()):
                found.append(kept.row.id)
        return sorted(found)

    # The log

    def append(self, append: Append) -> asyncio.Future[bool]:
        return asyncio.ensure_future(self.appended(append))

    async def appended(self, append: Append) -> bool:
        entry = EntryRow(*append.row()[1:])
        changes: list[Change] = [("entries", entry_key(append.table, append.first), written(entry))]
        if append.snapshot is not None:
            changes.append(snap(append.table, append.first + append.size - 1, append.snapshot))
        if not append.end and append.due is None and append.given_up is None:
            return await self.disk.write(changes, new="entries", news=append.table)
        async with self.disk.lock():
            found = await self.disk.get("tables", append.table)
            if found is not None:
                kept = read(found, Kept)
                if append.end:
                    kept.row.state, kept.row.result = append.end
                if append.due is not None:
                    kept.row.due, kept.row.asked = append.due
                if append.given_up is not None:
                    kept.seats[append.seat].away, kept.seats[append.seat].bot = CONCEDED, append.given_up
                changes.append(("tables", append.table, written(kept)))
            return await self.disk.write(changes, new="entries", news=append.table)

    async def entries(self, id: str, after: int = 0) -> list[EntryRow]:
        found = [read(text, EntryRow) for text in await self.disk.all("entries", f"{id}/")]
        return [entry for entry in found if entry.first > after]

    async def last_entry(self, id: str) -> tuple[int, str, float] | None:
        found = await self.disk.last("entries", f"{id}/")
        if found is None:
            return None
        last = read(found, EntryRow)
        return last.first + last.size - 1, last.deciding, last.since

    async def snapshot(self, id: str) -> tuple[int, bytes] | None:
        found = await self.disk.get("snapshots", id)
        if found is None:
            return None
        snap = read(found, Snap)
        return snap.number, snap.data.encode()

    # Chat

    async def say(self, id: str, line: ChatRow) -> None:
        number = int(line.at * 1_000_000)
        while not await self.disk.write([("chat", f"{id}/{number:020d}", written(line))], new="chat", news=id):
            number += 1

    async def chat(self, id: str, last: int) -> list[ChatRow]:
        return [read(text, ChatRow) for text in await self.disk.all("chat", f"{id}/")][-last:]


def set_row(**fields: Any) -> Edit:
    def edit(kept: Kept) -> bool:
        for name, value in fields.items():
            setattr(kept.row, name, value)
        return True

    return edit


def entry_key(table: str, first: int) -> str:
    return f"{table}/{first:08d}"


def snap(table: str, number: int, data: bytes) -> Change:
    return ("snapshots", table, written(Snap(number, data.decode())))


def written(struct: Any) -> str:
    return codec.encode(struct).decode()


def read(text: str, kind: type[T]) -> T:
    return codec.decode(text, type=kind)


def is_in_list(kept: Kept, which: str, guest: str) -> bool:
    if which == "open":
        return any(seat.kind == "open" and not seat.guest for seat in kept.seats)
    return (kept.row.state in ENDED) == (which == "over") and any(seat.guest == guest for seat in kept.seats)
