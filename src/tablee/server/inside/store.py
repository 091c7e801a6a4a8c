"""The store of a page: the same questions and changes as the server's, over shelves instead of SQL.

Pages that are open at once are like processes of a server that share a database: who appends second for the same number
has lost, and each hears what the others changed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import cast

from tablee.kernel.decisions import seat_name
from tablee.server.inside.disk import Change as DiskChange
from tablee.server.inside.disk import Disk
from tablee.server.inside.documents import ENDED, Desk, Kept, Snap, Watched, entry_key, read, snap, written
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
from tablee.server.store.changes import Change
from tablee.server.store.engine import Append, Engine, Heard
from tablee.server.store.pages import PAGE_SIZE
from tablee.server.tables.state import CONCEDED
from tablee.server.tables.tokens import new_id


class Shelves:
    """In the place of a database: nobody asks it for rows."""

    shared = True
    me = ""


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

    async def write(self, changes: Sequence[Change], news: str = "") -> list[int]:
        async with self.disk.lock():
            desk = Desk(self.disk)
            counts = [await desk.apply(change) for change in changes]
            await desk.write(news)
        return counts

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

    async def due(self, now: float) -> list[tuple[str, float]]:
        found = [(kept.row.id, kept.row.due) for kept in await self.all_tables() if 0 < kept.row.due <= now]
        return sorted(found, key=lambda each: each[1])[:MOST_LISTED]

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

    async def written(self) -> None:
        """The browser reads after what it was asked before to write."""

    # The log

    def append(self, append: Append) -> asyncio.Future[bool]:
        return asyncio.ensure_future(self.appended(append))

    async def appended(self, append: Append) -> bool:
        entry = EntryRow(*append.row()[1:])
        changes: list[DiskChange] = [("entries", entry_key(append.table, append.first), written(entry))]
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

    async def chat(self, id: str, last: int) -> list[ChatRow]:
        return [read(text, ChatRow) for text in await self.disk.all("chat", f"{id}/")][-last:]


def is_in_list(kept: Kept, which: str, guest: str) -> bool:
    if which == "open":
        return any(seat.kind == "open" and not seat.guest for seat in kept.seats)
    return (kept.row.state in ENDED) == (which == "over") and any(seat.guest == guest for seat in kept.seats)
