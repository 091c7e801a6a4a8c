"""Everything that must outlast the process: guests, tables, seats, the log of every table, chat."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tablee.kernel.decisions import seat_name
from tablee.kernel.errors import BadInput
from tablee.server import codec
from tablee.server.store.changes import (
    AbsencesOf,
    Below,
    Change,
    Delete,
    Fields,
    Filled,
    Other,
    PlayedBy,
    Put,
    Update,
    sql_of,
)
from tablee.server.store.engine import Append, Due, Engine, Heard, News, StoreDown, patiently
from tablee.server.store.growth import Growth
from tablee.server.store.pages import MOST_SEATS, keys_of, listing

__all__ = [
    "Append",
    "ChatRow",
    "DayRow",
    "Due",
    "Engine",
    "EntryRow",
    "Guest",
    "ListedTable",
    "News",
    "SeatRow",
    "Store",
    "StoreDown",
    "TableRow",
    "engine_for",
]

MOST_LISTED = 100
TRY_SECONDS = 1.0


class Guest(codec.Struct):
    id: str
    name: str
    lang: str
    made: float
    webhook: str
    absences: str = ""
    """JSON: from when until when the guest was or is on holiday; empty: never."""


class TableRow(codec.Struct):
    id: str
    title: str
    rules: int
    cards: str
    options: str
    """JSON, like layout, clock, result and reason; those four are empty when there is none."""
    layout: str
    seed: str
    salt: str
    pace: str
    clock: str
    host: str
    state: str
    deciding: str
    """Who decides first: seat names, separated by blanks. Later the last entry says it."""
    since: float
    result: str
    reason: str
    tutorial: str
    branch_of: str
    rematch: str
    made: float
    series: str
    """The first table of an adventure; empty where each game stands alone."""
    name: str
    due: float = 0.0
    """When somebody has to be reminded or replaced; 0: never."""
    asked: str = ""
    """JSON: since when each seat is asked, at a table with a deadline for each choice; empty at others."""
    hints: int = 1
    """0: nobody may ask for one."""
    puzzle: str = ""
    """`title/number` of the puzzle that it began from; empty: none."""
    daily: str = ""
    """`title/day` whose deal it is; empty: an ordinary one."""
    owner: str = ""
    """The process that watches it, where there may be several; empty: none yet."""
    pauses: str = ""
    """From when until when time stood still there since no server lived: pairs in JSON, each with a comma behind it."""


class SeatRow(codec.Struct):
    seat: int
    kind: str
    guest: str
    name: str
    bot: str
    away: int
    token: str
    """The hash of the invitation that is out for it."""
    absences: str = ""
    """Those of its guest, as JSON."""
    reminded: float = 0.0
    """When its guest was last reminded to choose."""


class EntryRow(codec.Struct):
    first: int
    size: int
    kind: str
    seat: int
    lines: str
    at: float
    deciding: str
    since: float


class DayRow(codec.Struct):
    """A game of a deal of the day, as far as it has come."""

    id: str
    guest: str
    name: str
    seat: int
    state: str
    result: str
    at: float
    """When it ended, or when somebody last did something."""


class ListedTable(codec.Struct):
    """A line of a list: what a table is, without its game."""

    row: TableRow
    seats: list[SeatRow]
    number: int


class ChatRow(codec.Struct):
    seat: int
    name: str
    text: str
    at: float
    quick: str = ""


GUEST = ", ".join(Guest.__struct_fields__)
TABLE = ", ".join(TableRow.__struct_fields__)
SEAT = ", ".join(SeatRow.__struct_fields__)
ENTRY = ", ".join(EntryRow.__struct_fields__)
CHAT = ", ".join(ChatRow.__struct_fields__)

# A guest may hold several seats of a table, at most MOST_SEATS: so many rows hold as many tables as are listed.
MOST_ROWS = MOST_LISTED * MOST_SEATS
BY_GUEST = f"SELECT table_id FROM seats WHERE guest = ? AND ended = ? ORDER BY made DESC LIMIT {MOST_ROWS}"
OPEN_OF = "SELECT COUNT(*) FROM tables WHERE state = 'open' AND host = ?"
# A guest has one game of the day that goes on, and may give up as many as he likes: those have no points.
BY_DAY = (
    "SELECT id, guest, seats.name, seat, state, result, "
    "COALESCE((SELECT at FROM entries WHERE table_id = id ORDER BY first DESC LIMIT 1), tables.made) "
    "FROM tables JOIN seats ON table_id = id "
    "WHERE daily = ? AND daily <> '' AND guest <> '' "
    'AND result NOT LIKE \'%"by":"concession"%\' ORDER BY tables.made'
)
BY_SERIES = "SELECT id FROM tables WHERE series = ? ORDER BY made"
BY_DUE = f"SELECT id, due FROM tables WHERE due > 0 AND due <= ? ORDER BY due LIMIT {MOST_LISTED}"
BY_DUE_OWN = BY_DUE.replace("WHERE", "WHERE owner = ? AND")
WITH_CLOCK = "state = 'running' AND clock <> ''"
PAUSE = f"UPDATE tables SET pauses = pauses || CAST(? AS TEXT) WHERE {WITH_CLOCK}"
LIVES = "INSERT INTO life (id, seen) VALUES (0, ?) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen"
RUNNING = f"SELECT {TABLE} FROM tables WHERE state = 'running'"
TIMED = """SELECT id FROM tables WHERE state = 'running' AND clock LIKE '%"hard":true%'"""
FULL = (
    "SELECT id FROM tables WHERE state = 'open' "
    "AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = id AND kind IN ('open', 'link'))"
)
LAST = "(SELECT {} FROM entries WHERE table_id = id ORDER BY first DESC LIMIT 1)"
WAITING_FOR_BOTS = (
    f"SELECT id, COALESCE({LAST.format('deciding')}, deciding), seat FROM tables JOIN seats ON table_id = id "
    f"WHERE state = 'running' AND (kind = 'bot' OR away > 0) AND COALESCE({LAST.format('since')}, since) < ?"
)


def engine_for(database: str, folder: Path, *, exclusive: bool = True, lease: float = 6.0, bus: str = "") -> Engine:
    """PostgreSQL if its address is given, else the SQLite file in the data folder. `lease` says after how many seconds
    of silence a process counts as dead, `bus` where processes tell each other of their commits."""
    if database:
        from tablee.server.store.postgres import PostgresEngine

        return PostgresEngine(database, lease=lease, bus=bus_at(bus) if bus else None)
    from tablee.server.store.sqlite import SqliteEngine

    return SqliteEngine(folder / "tablee.db", exclusive=exclusive)


def bus_at(url: str) -> Any:
    try:
        from tablee.server.store.bus import NatsBus
    except ImportError:
        raise BadInput("no-bus-client", value=url.partition(":")[0], expected="tablee[nats]") from None
    return NatsBus(url)


class Store:
    """The questions and changes that the server needs, in SQL that both engines speak."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.trying = asyncio.Lock()
        self.tried = -TRY_SECONDS
        self.writes = False
        self.growth: Growth | None = None

    async def open(self, heard: Heard) -> None:
        await self.engine.open(heard)

    async def close(self) -> None:
        await self.engine.close()

    async def follow(self, id: str) -> None:
        """When it returns, all that other processes do to this table from now on is heard."""
        await self.engine.follow(id)

    def unfollow(self, id: str) -> None:
        """This process has no use for the table any more."""
        self.engine.unfollow(id)

    @property
    def me(self) -> str:
        """This process, where there may be several; empty: it owns all tables."""
        return self.engine.me

    async def any_left_behind(self) -> bool:
        """Has a process died whose tables nobody has taken over yet?"""
        return await self.engine.any_left_behind()

    async def take(self, *, at_start: bool = False) -> list[tuple[str, bool]]:
        """Some tables of dead processes, which are this one's from now on; with each whether it has to be watched."""
        return await self.engine.take(at_start=at_start)

    def bus_is_down(self) -> bool:
        """Another way has to be taken to tell other processes of commits."""
        return self.engine.bus_is_down()

    async def write(self, changes: Sequence[Change], news: str = "") -> list[int]:
        """All or none, in their order; how many rows each changed. `news`: the tables that others should look at."""
        return await self.engine.write([sql_of(change) for change in changes], news)

    async def answers(self) -> bool:
        try:
            return bool(await self.engine.rows("SELECT version FROM schema_version"))
        except StoreDown:
            return False

    async def can_write(self) -> bool:
        """Does a write reach the disk? Tried once a second at most, however many ask."""
        async with self.trying:
            if time.monotonic() >= self.tried + TRY_SECONDS:
                try:
                    await self.watch("", "", time.time())  # SQLite writes only what changes
                    self.writes = not self.engine.cannot_write.lasts
                except StoreDown:
                    self.writes = False
                self.tried = time.monotonic()
            return self.writes

    # Guests

    async def guest(self, id: str) -> Guest | None:
        rows = await self.engine.rows(f"SELECT {GUEST} FROM guests WHERE id = ?", id)
        return Guest(*rows[0]) if rows else None

    async def put_guest(self, guest: Guest) -> None:
        await self.write([kept_guest(guest)])

    async def put_absences(self, guest: Guest, now: float) -> None:
        """On holiday, or back: the guest's running tables know it, and are looked at again."""
        tables = await self.ids_of(guest.id, ended=False)
        again = {"asked": Filled(), "state": "running", "id": PlayedBy(guest.id)}
        changes = [
            kept_guest(guest),
            Update(kind="seats", where={"guest": guest.id, "ended": 0}, set={"absences": guest.absences}),
            Update(kind="tables", where=again, set={"due": now}),
        ]
        await self.write(changes, ",".join(tables))

    # Tables and seats

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        rows = await self.engine.rows(f"SELECT {TABLE} FROM tables WHERE id = ?", id)
        if not rows:
            return None
        seats = await self.engine.rows(f"SELECT {SEAT} FROM seats WHERE table_id = ? ORDER BY seat", id)
        return TableRow(*rows[0]), [SeatRow(*row) for row in seats]

    async def make_table(self, row: TableRow, seats: list[SeatRow], entries: list[EntryRow]) -> None:
        await self.write(made_table(row, seats, entries), row.id)

    async def make_rematch(self, old: str, row: TableRow, seats: list[SeatRow]) -> bool:
        """The table that comes after the old one; False, and none is made, if another one does already."""
        first = Update(kind="tables", where={"id": old, "rematch": ""}, set={"rematch": row.id})
        made = made_table(row, seats, [], only_if=("tables", {"id": old, "rematch": row.id}))
        return (await self.write([first, *made], f"{old},{row.id}"))[0] == 1

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
        """From open to running, or to over when nobody has anything to decide; False if it was not open any more."""
        kept = {"table_id": id, "number": number, "data": snapshot}
        begun = {"state": state, "deciding": deciding, "since": at, "result": result, "owner": self.me}
        changes: list[Change] = [
            Put(kind="snapshots", row=kept, exists="replace"),
            Update(kind="tables", where={"id": id, "state": "open"}, set={**begun, "due": due[0], "asked": due[1]}),
        ]
        if state == "over":
            changes.append(ended(id))
        return (await self.write(changes, id))[1] == 1

    async def stop(self, id: str, reason: str) -> None:
        stopped = {"state": "stopped", "reason": reason, "deciding": "", "due": 0.0}
        await self.write([Update(kind="tables", where={"id": id}, set=stopped), ended(id)], id)

    async def adopt_rules(self, id: str, rules: int, cards: str) -> None:
        """The table's record was replayed by other rules and agrees; its snapshot is made anew."""
        adopted = Update(kind="tables", where={"id": id}, set={"rules": rules, "cards": cards})
        await self.write([adopted, Delete(kind="snapshots", where={"table_id": id})], id)

    async def claim(self, id: str, seat: int, guest: str, name: str, token: str) -> bool:
        """Sit down on a seat that nobody has; False if somebody was quicker or the invitation is void."""
        free = {"table_id": id, "seat": seat, "guest": "", "kind": "link" if token else "open", "token": token}
        taken = {"kind": "person", "guest": guest, "name": name, "token": "", "absences": AbsencesOf(guest)}
        return (await self.write([Update(kind="seats", where=free, set=taken)], id))[0] == 1

    async def put_seats(self, id: str, seats: list[SeatRow]) -> None:
        """All or none. Who seats a bot at a running table watches it from now on."""
        names = ("kind", "guest", "name", "bot", "away", "token")
        changes = [
            Update(
                kind="seats",
                where={"table_id": id, "seat": seat.seat},
                set={name: getattr(seat, name) for name in names},
            )
            for seat in seats
        ]
        if self.me:
            others = {"id": id, "state": "running", "owner": Other(self.me)}
            changes.append(Update(kind="tables", where=others, set={"owner": self.me}))
        await self.write(changes, id)

    async def pause(self, id: str, seat: int, absences: str, now: float) -> None:
        """Time that does not count for whoever has this seat; the table is looked at again."""
        paused = Update(kind="seats", where={"table_id": id, "seat": seat}, set={"absences": absences})
        await self.write([paused, Update(kind="tables", where={"id": id}, set={"due": now})], id)

    async def live_on(self, now: float) -> None:
        """Note that a server lives: time counts until now, and a little longer."""
        await self.engine.write([(LIVES, (now,))])

    async def come_to_life(self, now: float, most: float) -> None:
        """Note that a server starts. Where none has lived for over `most` seconds, the rest counts at no table."""
        for (seen,) in await self.engine.rows("SELECT seen FROM life"):
            if now - seen > most:
                ids = await self.engine.rows(f"SELECT id FROM tables WHERE {WITH_CLOCK}") if self.engine.shared else []
                pause = codec.encode((seen + most, now)).decode() + ","
                await self.engine.write([(PAUSE, (pause,))], ",".join([id for (id,) in ids]))
        await self.live_on(now)

    async def remind(self, id: str, seat: int, asked: float, now: float) -> bool:
        """False: whoever sits there was reminded already since being asked, perhaps by another process."""
        where = {"table_id": id, "seat": seat, "reminded": Below(asked)}
        return (await self.write([Update(kind="seats", where=where, set={"reminded": now})], id))[0] == 1

    async def due(self, now: float) -> list[tuple[str, float]]:
        """Tables of this process where somebody has to be reminded or replaced, with the moment at which."""
        rows = await (self.engine.rows(BY_DUE_OWN, self.me, now) if self.me else self.engine.rows(BY_DUE, now))
        return [(row[0], row[1]) for row in rows]

    async def look_again(self, id: str, was: float, due: float) -> None:
        """Unless a choice has set another moment meanwhile."""
        await self.write([Update(kind="tables", where={"id": id, "due": was}, set={"due": due})])

    # Lists

    async def series(self, id: str) -> list[str]:
        """The tables of an adventure, level after level."""
        return [row[0] for row in await self.engine.rows(BY_SERIES, id)]

    async def page_of(self, which: str, guest: str, after: str = "") -> list[ListedTable]:
        """A page of a list: those that come after this table, or the first ones."""
        whose = () if which == "open" else (guest,)
        begins = () if not after else (guest, after) if which == "watched" else (after,)
        return await self.listed(keys_of(which, first=not after), *whose, *begins)

    async def listed_series(self, id: str) -> list[ListedTable]:
        """The tables of an adventure, level after level."""
        keys = "SELECT made AS at, id AS table_id FROM tables WHERE series = ?"
        return (await self.listed(keys, id))[::-1]

    async def open_of(self, guest: str) -> int:
        """How many tables a guest hosts that have not begun."""
        return int((await self.engine.rows(OPEN_OF, guest))[0][0])

    async def listed(self, keys: str, *params: Any) -> list[ListedTable]:
        found: dict[str, ListedTable] = {}
        ends = len(TableRow.__struct_fields__)
        for row in await self.engine.rows(listing(keys, TABLE, SEAT), *params):
            number, deciding, since = row[-3:]
            table = found.get(row[0])
            if table is None:
                table = found[row[0]] = ListedTable(TableRow(*row[:ends]), [], number or 0)
                if number is not None:
                    table.row.deciding, table.row.since = deciding, since
            table.seats.append(SeatRow(*row[ends:-3]))
        return list(found.values())

    async def ids_of(self, guest: str, *, ended: bool) -> list[str]:
        """Where a guest sits, newest first: games that go on or have not begun, or those that have ended."""
        return distinct(await self.engine.rows(BY_GUEST, guest, int(ended)))

    async def played_on(self, daily: str) -> list[DayRow]:
        """The games of a deal of the day, in the order in which they were begun."""
        return [DayRow(*row) for row in await self.engine.rows(BY_DAY, daily)]

    async def watch(self, guest: str, id: str, at: float) -> None:
        row = {"guest": guest, "table_id": id, "at": at}
        await self.write([Put(kind="watchers", row=row, exists="replace")])

    async def running(self) -> list[TableRow]:
        return [TableRow(*row) for row in await self.looked_through(RUNNING)]

    async def timed(self) -> list[str]:
        """Running tables where somebody's time can run out."""
        return [row[0] for row in await self.looked_through(TIMED)]

    async def full(self) -> list[str]:
        """Tables that lack nobody and have not begun: the process that seated the last one died."""
        return [row[0] for row in await self.looked_through(FULL)]

    async def waiting_for_bots(self, before: float) -> list[str]:
        """Running tables where a bot decides and nobody has for a while."""
        found = await self.looked_through(WAITING_FOR_BOTS, before)
        return sorted({id for id, deciding, seat in found if seat_name(seat) in deciding.split()})

    async def looked_through(self, sql: str, *params: Any) -> list[tuple[Any, ...]]:
        """All tables: nobody waits for it, and it may take long."""
        with patiently():
            return await self.engine.rows(sql, *params)

    async def written(self) -> None:
        """When it returns, what was asked before is written or refused."""
        await self.engine.write([])

    # The log

    def append(self, append: Append) -> asyncio.Future[bool]:
        return self.engine.append(append)

    async def entries(self, id: str, after: int = 0) -> list[EntryRow]:
        sql = f"SELECT {ENTRY} FROM entries WHERE table_id = ? AND first > ? ORDER BY first"
        return [EntryRow(*row) for row in await self.engine.rows(sql, id, after)]

    async def added(self, id: str, after: int) -> list[EntryRow]:
        """Entries that another process wrote."""
        self.growth = self.growth or Growth(self.engine.rows, ENTRY)
        return [EntryRow(*row) for row in await self.growth.added(id, after)]

    async def last_entry(self, id: str) -> tuple[int, str, float] | None:
        """The table's number, who decides, and since when."""
        sql = "SELECT first + size - 1, deciding, since FROM entries WHERE table_id = ? ORDER BY first DESC LIMIT 1"
        rows = await self.engine.rows(sql, id)
        return rows[0] if rows else None

    async def snapshot(self, id: str) -> tuple[int, bytes] | None:
        rows = await self.engine.rows("SELECT number, data FROM snapshots WHERE table_id = ?", id)
        return (rows[0][0], bytes(rows[0][1])) if rows else None

    # Chat

    async def say(self, id: str, line: ChatRow) -> None:
        row = {"table_id": id, "number": int(line.at * 1_000_000), **codec.asdict(line)}
        while (await self.write([Put(kind="chat", row=row, exists="leave")], id))[0] != 1:
            row["number"] += 1  # two in the same microsecond

    async def chat(self, id: str, last: int) -> list[ChatRow]:
        sql = f"SELECT {CHAT} FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT {int(last)}"
        return [ChatRow(*row) for row in reversed(await self.engine.rows(sql, id))]


def made_table(
    row: TableRow, seats: list[SeatRow], entries: list[EntryRow], only_if: tuple[str, Fields] | None = None
) -> list[Change]:
    rows: list[tuple[str, Fields]] = [("tables", codec.asdict(row))]
    rows += [("seats", {"table_id": row.id, "made": row.made, **codec.asdict(seat)}) for seat in seats]
    rows += [("entries", {"table_id": row.id, **codec.asdict(entry)}) for entry in entries]
    return [Put(kind=kind, row=each, only_if=only_if) for kind, each in rows]


def kept_guest(guest: Guest) -> Change:
    return Put(kind="guests", row=codec.asdict(guest), exists="replace")


def ended(id: str) -> Change:
    """Lists of what one plays and of what one has played are told apart by the seats alone."""
    return Update(kind="seats", where={"table_id": id}, set={"ended": 1})


def distinct(rows: list[tuple[Any, ...]]) -> list[str]:
    return list(dict.fromkeys([row[0] for row in rows]))[:MOST_LISTED]
