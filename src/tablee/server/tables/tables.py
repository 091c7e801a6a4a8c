"""All tables: brings them from the store to memory and drops them; what other processes did is read and told."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from tablee.games import TITLES
from tablee.games import title as find_title
from tablee.kernel.decisions import seat_name
from tablee.kernel.errors import Sentence, TableeError
from tablee.server.errors import Refused, reason_json
from tablee.server.metrics import Metrics
from tablee.server.protocol import ChatMessage
from tablee.server.settings import Settings
from tablee.server.store import ChatRow, EntryRow, Guest, News, SeatRow, Store, StoreDown, TableRow
from tablee.server.tables.play import CONCEDE, LogLine, Play, Snapshot, begin, lines_of, restore
from tablee.server.tables.table import Table, chat_line, encode

MOST_CHAT = 50
"""Lines that whoever comes to the table is told."""
MOST_DROPPED = 100
RETRY_SECONDS = 0.5
log = logging.getLogger("tablee")


class Reading:
    """A table that is being read from the store, and whether another process has changed it since."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.is_old = False


class Tables:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.known: OrderedDict[str, Table] = OrderedDict()
        """Least lately used first."""
        self.readings: list[Reading] = []
        self.dropped = 0
        """Since what they left behind was last looked for."""
        self.tasks: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        while self.tasks:  # whoever is interrupted may leave a table to be read again
            for task in list(self.tasks):
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task ended with %s", type(task.exception()).__name__)

    def drop_idle(self) -> None:
        limit = time.monotonic() - self.settings.idle
        for id, table in list(self.known.items()):
            if table.touched > limit:
                break
            self.known.move_to_end(id)
            table.touched = time.monotonic()
            if not self.drop(id, table) and not table.lock.locked() and not table.bots and not table.is_timed():
                table.forget()
        if self.dropped >= MOST_DROPPED:
            self.dropped = 0
            gc.collect()  # sockets leave cycles behind

    def drop(self, id: str, table: Table) -> bool:
        """Out of memory, unless somebody is at it or a clock has to be watched."""
        if table.users or table.sockets or table.bots or table.lock.locked() or table.is_timed():
            return False
        self.leave(id)
        self.dropped += 1
        return True

    def leave(self, id: str) -> None:
        """Out of memory; what others do there concerns this process no more, unless it is just reading it."""
        self.known.pop(id, None)
        if all(reading.id != id for reading in self.readings):
            self.store.unfollow(id)

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Table]:
        """The table, kept in memory as long as somebody is at it."""
        table = await self.get(id)
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1

    async def get(self, id: str) -> Table:
        table = self.known.get(id)
        if table is None:
            found = await self.read(id) if id.isascii() and id.isalnum() else None
            if found is None:
                raise Refused("no-table", value=id[:40])
            table = self.known.setdefault(id, Table(*found))  # somebody else may have fetched it meanwhile
            if len(self.known) > self.settings.resident:
                for other, old in list(self.known.items())[: len(self.known) - self.settings.resident]:
                    if other != id:
                        self.drop(other, old)
        self.touch(table)
        return table

    async def read(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """As the store has it. What other processes do to it is followed only once it is known; until then it is read
        anew."""
        reading = Reading(id)
        self.readings.append(reading)
        found = None
        try:
            await self.store.follow(id)
            found = await self.store.table(id)
            while reading.is_old:
                reading.is_old = False
                found = await self.store.table(id)
            return found
        finally:
            self.readings.remove(reading)
            if found is None and id not in self.known:
                self.leave(id)

    def touch(self, table: Table) -> None:
        table.touched = time.monotonic()
        if table.row.id in self.known:
            self.known.move_to_end(table.row.id)

    # From the store to memory; all of these are called with the table's lock held

    async def wake(self, table: Table) -> Play | None:
        """The game, read back if it was dropped; None while the table is open."""
        if table.play is not None or table.row.state == "open":
            return table.play
        row = table.row
        if row.title not in TITLES:
            if row.state == "running":
                await self.stop(table, Sentence("unknown-title", value=row.title, expected=list(TITLES)))
            return None
        self.metrics.count("woken")
        if not fits(row.title, row.rules, row.cards):
            await self.compare_rules(table)
        else:
            play = self.restored(table, await self.store.snapshot(row.id))
            entries = await self.store.entries(row.id, play.number)
            await self.replay(table, play, lines_of(entries))
            table.play = play
            if row.state == "running":
                row.deciding = " ".join([seat_name(seat) for seat in play.deciding()])
                row.since = entries[-1].since if entries else play.since
        table.went_on()
        for socket in table.sockets:
            table.look(socket.eyes)
        return table.play

    def restored(self, table: Table, snapshot: tuple[int, bytes] | None) -> Play:
        if snapshot is not None:
            try:
                return restore(table.row, table.seats, snapshot[1])
            except Exception as error:  # the log is what counts; a snapshot only saves time
                log.warning("table %s: its snapshot cannot be read: %s", table.row.id, type(error).__name__)
        return begin(table.row, table.seats)

    async def replay(self, table: Table, play: Play, lines: Iterable[LogLine]) -> bool:
        """Do again what the log says; where these rules refuse it, the table stops there."""
        for line in lines:
            try:
                play.apply(line)
            except Exception as error:
                problem = error.sentence if isinstance(error, TableeError) else Sentence("broken-rules", problem="?")
                if table.row.state == "running":
                    text = f"{seat_name(line.seat)} {line.text}"
                    place = table.row.id
                    await self.stop(
                        table, Sentence("record-line", place=place, line=line.number, text=text, problem=problem)
                    )
                return False
        return True

    async def compare_rules(self, table: Table) -> None:
        """Played by other rules or cards: replay it with these. If it agrees it goes on, else it stops and says why."""
        row = table.row
        title = find_title(row.title)
        play = begin(row, table.seats)
        kept = await self.store.snapshot(row.id)
        lines = list(lines_of(await self.store.entries(row.id)))
        known = kept[0] if kept else 0
        if not await self.replay(table, play, lines[:known]):
            table.play = play
            return
        if kept and row.state == "running":
            was = msgspec.json.decode(kept[1], type=Snapshot).position
            if msgspec.json.decode(encode(play.game.position.dump())) != was:
                reason = Sentence("other-rules", place=row.id, title=title.id, value=row.rules, expected=title.version)
                await self.stop(table, reason)
                table.play = play
                return
        if await self.replay(table, play, lines[known:]) and row.state == "running":
            cards = title.box().content
            await self.store.adopt_rules(row.id, title.version, cards)
            row.rules, row.cards = title.version, cards
        table.play = play

    async def stop(self, table: Table, reason: Sentence) -> None:
        """Ours: the table cannot go on. Its record is kept."""
        told = reason_json(reason)
        await self.store.stop(table.row.id, told)
        log.error("table %s stopped: %s", table.row.id, reason.id)
        table.row.state, table.row.reason, table.row.deciding = "stopped", told, ""

    async def put_seats(self, table: Table, seats: list[SeatRow]) -> None:
        """Seats change on disk first; the rows in memory are left alone until then."""
        if seats:
            await self.store.put_seats(table.row.id, seats)
            table.changed(seats)

    @asynccontextmanager
    async def changing(self, table: Table) -> AsyncIterator[None]:
        """Its seats are about to change, with the lock held. A store that is down may have written what it was asked
        all the same."""
        async with table.lock:
            try:
                yield
            except (StoreDown, asyncio.CancelledError):
                self.doubt(table)
                raise

    def doubt(self, table: Table) -> None:
        """Nobody knows whether the last change is on disk: the table is read again as soon as it can be."""
        if not table.doubted:
            table.doubted = True
            self.spawn(self.reread(table))

    async def tell_seats(self, table: Table) -> None:
        """Once nobody is at work there: what is not on disk yet is no matter of those who come and go."""
        async with table.lock:
            table.tell_seats()

    async def reread_seats(self, table: Table) -> None:
        """Of an open table, or of one that has ended: there the row says all."""
        found = await self.store.table(table.row.id)
        if found is not None:
            table.sit(*found)

    async def follow_guest(self, guest: Guest) -> None:
        """His absences are on disk: the tables in memory where he sits know them, too, and tell."""
        for table in [each for each in self.known.values() if guest.id in each.held]:
            async with table.lock:
                held = [table.seats[seat] for seat in table.held_by(guest.id)]
                table.changed([msgspec.structs.replace(seat, absences=guest.absences) for seat in held])
                table.tell_seats()

    async def recover(self, table: Table) -> None:
        """Memory and store may differ: believe the store."""
        table.forget()
        found = await self.store.table(table.row.id)
        if found is not None:
            table.sit(*found)
        await self.wake(table)

    # What other processes did

    def heard(self, news: News) -> None:
        """Of these tables; of any, where there are none."""
        for reading in self.readings:
            reading.is_old = reading.is_old or not news or reading.id in news
        for id in list(news or self.known):
            table = self.known.get(id)
            if table is not None:
                self.spawn(self.follow(table, news.get(id, 0)))

    async def follow(self, table: Table, number: int) -> None:
        """However long the store is down: nobody else will tell those who are here."""
        while True:
            try:
                return await self.refresh(table, number)
            except StoreDown:
                await asyncio.sleep(RETRY_SECONDS)

    async def refresh(self, table: Table, number: int) -> None:
        """Read what was added and tell it to those who are here. Where only the log grew, up to this number, nothing
        else is read; 0: anything may have changed."""
        async with table.lock:
            if 0 < number <= table.number:
                return
            if not table.sockets:
                table.forget()
                self.drop_unlocked(table)
                return
            if number and table.play is not None and table.row.state == "running":
                entries = await self.store.added(table.row.id, table.play.number)
                if not entries or (entries[-1].deciding and all(entry.kind != CONCEDE for entry in entries)):
                    return self.tell_entries(table, table.play, entries)
            await self.catch_up(table)

    async def catch_up(self, table: Table) -> None:
        """With the lock held: whatever is read is told, for a choice that is told later is told as a change of it."""
        found = await self.store.table(table.row.id)
        if found is None:
            return
        began = table.row.state == "open" and found[0].state != "open"
        deciding, since = table.row.deciding, table.row.since
        table.sit(*found)
        table.row.deciding, table.row.since = deciding, since
        table.chat_known = False
        old = table.chat[-1].at if table.chat else 0.0
        await self.know_chat(table)
        for said in [said for said in table.chat if said.at > old]:
            self.tell_chat(table, said)
        if table.row.state == "open":
            table.tell_seats()
            return
        if began or table.play is None:
            await self.wake(table)
            table.tell_all()
            return
        self.tell_entries(table, table.play, await self.store.entries(table.row.id, table.play.number))
        table.tell_seats()

    def tell_entries(self, table: Table, play: Play, entries: list[EntryRow]) -> None:
        """Do what another process wrote, and tell it."""
        if not entries:
            return
        fresh, undone = [], []
        for line in lines_of(entries):
            undone += play.apply(line)
            fresh += play.fresh
        table.row.deciding, table.row.since = entries[-1].deciding, entries[-1].since
        table.went_on()
        fresh = [told for told in fresh if told[0] not in undone]
        for socket, text in table.tell_moved(fresh, undone, play.deciding()):
            socket.push(text)

    def drop_unlocked(self, table: Table) -> None:
        """Forget the table; whoever comes next reads it anew."""
        if not table.users and not table.bots and self.known.get(table.row.id) is table:
            self.leave(table.row.id)
        else:
            self.doubt(table)

    async def reread(self, table: Table) -> None:
        """Memory and store may differ, and so may what those who are here were told: they are told all of it anew."""
        try:
            while True:
                try:
                    async with table.lock:
                        await self.recover(table)
                        return table.tell_all()
                except StoreDown:
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            table.doubted = False

    # Chat

    async def know_chat(self, table: Table) -> None:
        if not table.chat_known:
            table.chat = await self.store.chat(table.row.id, MOST_CHAT)
            table.chat_known = True

    def tell_chat(self, table: Table, line: ChatRow) -> None:
        text = encode(ChatMessage(chat_line(line)))
        for socket in list(table.sockets):
            socket.push(text)


def fits(title: str, rules: int, cards: str) -> bool:
    """Was it played by the rules and cards that we have?"""
    if title not in TITLES:
        return False
    found = find_title(title)
    return found.version == rules and found.box().content == cards
