"""All tables: brings them from the store to memory and drops them; what other processes did is read and told."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeVar

from tablee.games import TITLES
from tablee.games import title as find_title
from tablee.kernel.decisions import Seat, seat_name
from tablee.kernel.errors import Sentence, TableeError
from tablee.server import codec
from tablee.server.errors import Refused, reason_json, where
from tablee.server.metrics import Metrics
from tablee.server.settings import Settings
from tablee.server.store import EntryRow, Guest, News, SeatRow, Store, StoreDown, TableRow
from tablee.server.tables.deadlines import read_pauses
from tablee.server.tables.play import CONCEDE, Play, Refusal, Snapshot, begin, lines_of, play_on, restore
from tablee.server.tables.state import TableState, encode, state_of
from tablee.server.tables.table import Table

MOST_CHAT = 50
"""Lines that whoever comes to the table is told."""
MOST_DROPPED = 100
RETRY_SECONDS = 0.5
log = logging.getLogger("tablee")
T = TypeVar("T")


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
        self.closing = False
        self.followers: list[Callable[[Table, list[Seat]], None]] = []
        """Called when a table has changed, with the seats whose turn it has become."""
        self.faults: set[str] = set()
        """What has gone wrong where nobody waits for an answer; each is said once."""

    async def close(self) -> None:
        self.closing = True
        while self.tasks:
            for task in list(self.tasks):
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)

    def follow_up(self, table: Table, began: list[Seat] | None = None) -> None:
        """Let those act who follow tables: a table has changed, and the turn of the seats in `began` has come."""
        for follow in self.followers:
            follow(table, began or [])

    @contextmanager
    def keep_going(self) -> Iterator[None]:
        """What goes wrong at one table, or once, must not be the end of what is done for all others."""
        try:
            yield
        except (StoreDown, TableeError):
            pass
        except Exception as error:
            told = where(error)
            if told not in self.faults:
                self.faults.add(told)
                log.error("what happens by itself broke: %s", told)

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
            if not self.drop(id, table) and not table.lock.locked() and not table.bots and not self.watches(table):
                table.evict()
        if self.dropped >= MOST_DROPPED:
            self.dropped = 0
            gc.collect()  # sockets leave cycles behind

    def drop(self, id: str, table: Table) -> bool:
        """Out of memory, unless somebody is at it or a clock has to be watched."""
        if table.users or table.sockets or table.bots or table.lock.locked() or self.watches(table):
            return False
        self.leave(id)
        self.dropped += 1
        return True

    def owns(self, table: Table) -> bool:
        """Does this process watch the table's clocks, deadlines and bots?"""
        return not self.store.me or table.row.owner == self.store.me

    def watches(self, table: Table) -> bool:
        """Has its clock to be watched here, though nobody looks?"""
        return table.now.is_timed() and self.owns(table)

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

    async def load(self, table: Table) -> Play | None:
        """The game, read back if it was evicted; None while the table is open."""
        if table.play is None and table.row.state != "open":
            table.become(await self.read_game(table.now))  # another process may have gone on meanwhile
        return table.play

    async def read_game(self, state: TableState) -> TableState:
        """Return the table with its game, as the store has it."""
        row = state.row
        if row.title not in TITLES:
            reason = Sentence("unknown-title", value=row.title, expected=list(TITLES))
            return await self.stopped(state, reason) if row.state == "running" else state
        leave_to_newer(row)
        self.metrics.count("woken")
        if not fits(row.title, row.rules, row.cards):
            return await self.compare_rules(state)
        play = restored(state, await self.store.snapshot(row.id))
        return await self.played_on(state, play, await self.store.entries(row.id, play.number))

    async def played_on(self, state: TableState, play: Play, entries: list[EntryRow]) -> TableState:
        """Return the table after these entries of its log, which follow on the play; where these rules refuse one, the
        table stops there."""
        play = codec.replace(play, pauses=read_pauses(state.row.pauses))
        play, refused = play_on(play, lines_of(entries))
        after = state.with_play(play.paused())
        if refused is not None:
            return await self.stopped_at(after, refused)
        if entries and after.row.state != "stopped":
            after = after.with_row(deciding=entries[-1].deciding, since=entries[-1].since)
        return after

    async def compare_rules(self, state: TableState) -> TableState:
        """Played by other rules or cards: replay it with these. If it agrees it goes on, else it stops and says why."""
        row = state.row
        title = find_title(row.title)
        kept = await self.store.snapshot(row.id)
        lines = list(lines_of(await self.store.entries(row.id)))
        known = kept[0] if kept else 0
        play, refused = play_on(begin(row, state.seats), lines[:known])
        if refused is None and kept and row.state == "running":
            was = codec.decode(kept[1], type=Snapshot).position
            if codec.decode(encode(play.game.position.dump())) != was:
                reason = Sentence("other-rules", place=row.id, title=title.id, value=row.rules, expected=title.version)
                return await self.stopped(state.with_play(play), reason)
        if refused is None:
            play, refused = play_on(play, lines[known:])
        after = state.with_play(play.paused())
        if refused is not None:
            return await self.stopped_at(after, refused)
        if row.state == "running":
            await self.store.adopt_rules(row.id, title.version, title.box().content)
            after = after.with_row(rules=title.version, cards=title.box().content)
        return after

    async def stopped_at(self, state: TableState, refused: Refusal) -> TableState:
        """Return the table at the entry that these rules refuse: it stops there if it runs."""
        if state.row.state != "running":
            return state
        line, problem = refused
        text = f"{seat_name(line.seat)} {line.text}"
        reason = Sentence("record-line", place=state.row.id, line=line.number, text=text, problem=problem)
        return await self.stopped(state, reason)

    async def stopped(self, state: TableState, reason: Sentence) -> TableState:
        """Return the table once the store has it as stopped. Its record is kept."""
        found = await self.store.table(state.row.id)
        if found is not None:
            leave_to_newer(found[0])
        told = reason_json(reason)
        await self.store.stop(state.row.id, told)
        log.error("table %s stopped: %s", state.row.id, reason.id)
        return state.with_row(state="stopped", reason=told, deciding="")

    async def stop(self, table: Table, reason: Sentence) -> None:
        """The table cannot go on through a fault of ours: it stops and says why."""
        table.become(await self.outcome(table, self.stopped(table.now, reason)))

    # Writing

    async def outcome(self, table: Table, write: Awaitable[T]) -> T:
        """What a write came to. Where nobody will know, since the store is down or the caller has gone, the table is
        read again once the write is over."""
        try:
            return await write
        except asyncio.CancelledError:
            if not self.closing:
                self.spawn(self.reload_once_written(table))
            raise
        except BaseException:
            self.reload_soon(table)
            raise

    async def reload_once_written(self, table: Table) -> None:
        """Nobody waits for a write any more: reload the table when it is over."""
        with contextlib.suppress(StoreDown):
            await self.store.written()
        self.reload_soon(table)

    async def put_seats(self, table: Table, seats: list[SeatRow]) -> None:
        """Change seats on disk, then in memory, and send what has changed."""
        if seats:
            await self.outcome(table, self.store.put_seats(table.row.id, seats))
            after = table.now.with_seats(seats)
            table.become(after.with_row(owner=self.store.me) if after.row.state == "running" else after)

    async def follow_guest(self, guest: Guest) -> None:
        """The guest's absences are on disk: tables in memory where they sit know them, too, and tell."""
        for table in [each for each in self.known.values() if guest.id in each.now.held]:
            async with table.lock:
                held = [table.seats[seat] for seat in table.now.held_by(guest.id)]
                absent = [codec.replace(seat, absences=guest.absences) for seat in held]
                table.become(table.now.with_seats(absent))

    # Reading again: after a write whose outcome nobody knows, and when another process has changed the table

    async def reload(self, table: Table) -> None:
        """Read the table again, and send each viewer what is new. Its lock is held."""
        before = table.now
        found = await self.store.table(before.row.id)
        if found is None:
            return
        row, seats = found
        if is_newer(row):  # no choice may be judged by these rules any more; viewers are told to come back
            table.now = state_of(row, seats, None, before.number)
            return
        if before.row.state != "open":  # the log knows these better than the row
            row.deciding, row.since = before.row.deciding, before.row.since
        after = state_of(row, seats, before.play, before.number)
        if before.play is not None:
            after = await self.played_on(after, before.play, await self.store.entries(row.id, before.number))
        elif row.state != "open":
            after = await self.read_game(after)
        if table.sockets:
            await self.read_chat(table)
        table.become(after)

    async def read_log(self, table: Table) -> None:
        """Read what the log has got since, and send it; if that changes more than the log, reload the table."""
        play = table.play
        if play is None or table.row.state != "running":
            return await self.reload(table)
        entries = await self.store.added(table.row.id, play.number)
        if entries and (not entries[-1].deciding or any(entry.kind == CONCEDE for entry in entries)):
            return await self.reload(table)
        if entries:
            table.become(await self.played_on(table.now, play, entries))
        return None

    def reload_soon(self, table: Table, *, log_only: bool = False) -> None:
        """Reload the table as soon as nobody is at work there and the store answers; `log_only`: only the log grew."""
        table.reload_all = table.reload_all or not log_only
        if not table.reload_due and not self.closing:
            table.reload_due = True
            self.spawn(self.reload_once(table))

    async def reload_once(self, table: Table) -> None:
        while True:
            async with table.lock:
                everything = table.reload_all
                table.reload_due = table.reload_all = False  # what changes from now on asks for another time
                try:
                    if not (table.users or table.sockets or table.bots or self.watches(table)):
                        return self.leave(table.row.id) if self.known.get(table.row.id) is table else None
                    return await (self.reload(table) if everything else self.read_log(table))
                except StoreDown:
                    table.reload_all = table.reload_all or everything
                    if table.reload_due:
                        return None
                    table.reload_due = True
            await asyncio.sleep(RETRY_SECONDS)

    def heard(self, news: News) -> None:
        """Another process has changed these tables, or any, where there are none. A number says that only the log grew,
        up to there."""
        for reading in self.readings:
            reading.is_old = reading.is_old or not news or reading.id in news
        for id in list(news or self.known):
            table, number = self.known.get(id), news.get(id, 0)
            if table is not None and not 0 < number <= table.now.number:
                self.reload_soon(table, log_only=number > 0)

    # Chat

    async def know_chat(self, table: Table) -> None:
        if not table.chat_known:
            table.chat = await self.store.chat(table.row.id, MOST_CHAT)
            table.chat_known = True

    async def read_chat(self, table: Table) -> None:
        """Read the lines again, and send the new ones."""
        last = table.chat[-1].at if table.chat else 0.0
        table.chat = await self.store.chat(table.row.id, MOST_CHAT)
        table.chat_known = True
        for line in table.chat:
            if line.at > last:
                table.send_chat(line)


def restored(state: TableState, snapshot: tuple[int, bytes] | None) -> Play:
    """The game as its snapshot has it, or before its first choice."""
    if snapshot is not None:
        try:
            return restore(state.row, state.seats, snapshot[1])
        except Exception as error:  # the log is what counts; a snapshot only saves time
            log.warning("table %s: its snapshot cannot be read: %s", state.row.id, type(error).__name__)
    return begin(state.row, state.seats)


def fits(title: str, rules: int, cards: str) -> bool:
    """Was it played by the rules and cards that we have?"""
    if title not in TITLES:
        return False
    found = find_title(title)
    return found.version == rules and found.box().content == cards


def is_newer(row: TableRow) -> bool:
    """Is it played by a later version of the rules, in another process with a newer program?"""
    return row.state == "running" and row.title in TITLES and row.rules > find_title(row.title).version


def leave_to_newer(row: TableRow) -> None:
    """Refuse to play, adopt or stop the table of a newer program."""
    if is_newer(row):
        raise StoreDown("a newer program plays this table")
