"""PostgreSQL: several processes serve the same tables; each writes in batches and hears of the others'."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Sequence
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from tablee.kernel.errors import BadInput
from tablee.server.store.engine import (
    CALL_SECONDS,
    GIVEN_UP,
    MOST_BATCH,
    PATIENT_SECONDS,
    Append,
    Heard,
    News,
    Rows,
    Statement,
    StoreDown,
    Trouble,
    patience,
)
from tablee.server.store.fanout import CHANNEL, Bus, Fanout
from tablee.server.store.leases import Leases
from tablee.server.store.migrations import VERSION_TABLE, newest, statements

LEASE_SECONDS = 6.0
ENTRIES = """
    INSERT INTO entries (table_id, first, size, kind, seat, lines, at, deciding, since)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::text[], $7::float8[],
                         $8::text[], $9::float8[])
    ON CONFLICT DO NOTHING RETURNING table_id
"""
ENTRIES_TOLD = f"""
    WITH won AS ({ENTRIES})
    SELECT table_id, CASE WHEN row_number() OVER () = 1 THEN pg_notify($10, $11) END FROM won
"""
# A batch of one, as they mostly are while a process is not busy, is a fifth cheaper without arrays.
ENTRY = """
    INSERT INTO entries (table_id, first, size, kind, seat, lines, at, deciding, since)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING table_id
"""
ENTRY_TOLD = f"WITH won AS ({ENTRY}) SELECT table_id, pg_notify($10, $11) FROM won"
ENDS = """
    UPDATE tables SET state = new.state, result = new.result
    FROM unnest($1::text[], $2::text[], $3::text[]) AS new (id, state, result) WHERE tables.id = new.id
"""
DUES = """
    UPDATE tables SET due = new.due, asked = new.asked
    FROM unnest($1::text[], $2::float8[], $3::text[]) AS new (id, due, asked) WHERE tables.id = new.id
"""
OWNERS = """
    UPDATE tables SET owner = new.owner FROM unnest($1::text[], $2::text[]) AS new (id, owner) WHERE tables.id = new.id
"""
ENDED = "UPDATE seats SET ended = 1 WHERE table_id = ANY($1::text[])"
SNAPSHOTS = """
    INSERT INTO snapshots (table_id, number, data) SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[])
    ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, data = excluded.data
"""
MIGRATING = 0x7AB1EE
"""The advisory lock of whoever brings the schema up to date."""
GONE = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # asked while the connection was being cut
    asyncpg.OperatorInterventionError,
)
AGAIN = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
REQUESTS_OWN = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)
"""Errors of one request; all others are the database's."""
TRIES = 5
RETRY_SECONDS = 0.5
CLOSE_SECONDS = 1.0
SESSION = {
    "statement_timeout": str(int(PATIENT_SECONDS * 1000)),
    "lock_timeout": str(int(CALL_SECONDS * 500)),
    "idle_in_transaction_session_timeout": str(int(CALL_SECONDS * 5000)),
}
"""PostgreSQL's own limits: a process of ours that stops in the middle of a transaction holds its rows no longer than
that, and only writes to those rows are refused meanwhile."""

Request = Append | tuple[Sequence[Statement], str]
Waiting = tuple[Request, "asyncio.Future[Any]"]


class PostgresEngine:
    """Appends are batched like SQLite's; a unique (table, first) decides who was first."""

    shared = True

    def __init__(self, url: str, *, lease: float = LEASE_SECONDS, bus: Bus | None = None) -> None:
        self.url = url
        self.waiting: deque[Waiting] = deque()
        self.wake = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.writing: Any = None
        self.probe: asyncio.Task[None] | None = None
        """Runs while the database hangs; until it ends everything is refused at once."""
        self.ending = False
        self.cannot_write = Trouble(
            "PostgreSQL cannot be written, choices are refused until it can", "PostgreSQL is written again"
        )
        self.cannot_read = Trouble("PostgreSQL cannot be read", "PostgreSQL is read again")
        self.fanout = Fanout(self.connect, self.cannot_read, lease, bus)
        self.me = self.fanout.me
        self.leases = Leases(self.rows, self.me, self.fanout.lease)

    async def open(self, heard: Heard) -> None:
        self.loop = asyncio.get_running_loop()
        try:
            self.writing = await self.connect()
            await migrate(self.writing)
            # One that must have a connection at all times would say again and again that it has none.
            self.pool = await asyncpg.create_pool(
                self.url,
                min_size=0,
                max_size=4,
                timeout=CALL_SECONDS,
                server_settings=SESSION,
                connection_class=Unreset,
            )
        except (*GONE, asyncpg.PostgresError, ValueError) as error:
            raise BadInput("no-database", place="PostgreSQL", problem=str(error) or "no answer") from None
        self.tasks = [self.loop.create_task(self.work())]
        await self.fanout.open(heard)

    async def connect(self) -> Any:
        return await asyncpg.connect(self.url, timeout=CALL_SECONDS, server_settings=SESSION)

    async def close(self) -> None:
        """Write what waits to be written, then close; a database that hangs is waited for no longer than by a call."""
        self.ending = True
        self.wake.set()
        if self.tasks and self.probe is None:
            await asyncio.wait(self.tasks[:1], timeout=patience())
        if self.tasks and not self.tasks[0].done():
            self.writing.terminate()
        for task in [*self.tasks, *([self.probe] if self.probe else [])]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.tasks:
            await self.fanout.close()
        if self.writing is not None:
            await self.close_soon(self.writing)
            try:
                async with asyncio.timeout(CLOSE_SECONDS):
                    await self.pool.close()
            except GONE:
                self.pool.terminate()

    async def close_soon(self, connection: Any) -> None:
        with contextlib.suppress(*GONE):
            await connection.close(timeout=CLOSE_SECONDS)

    async def rows(self, sql: str, *params: Any) -> list[tuple[Any, ...]]:
        try:
            if self.probe is not None:
                raise StoreDown("the database hangs")
            found = await self.read(sql, params)
        except TimeoutError:
            self.hangs()
            self.cannot_read.failing("it hangs")
            raise StoreDown("the database hangs") from None
        except StoreDown as error:
            self.cannot_read.failing(type(error.__cause__).__name__ if error.__cause__ else str(error))
            raise
        self.cannot_read.works()
        return found

    async def read(self, sql: str, params: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        """A connection that did not answer in time is cut: nothing that waits for it may wait on."""
        connection = None
        try:
            async with asyncio.timeout(patience()):
                connection = await self.pool.acquire()
                return await fetched(connection, sql, params)
        except TimeoutError:
            if connection is not None:
                connection.terminate()
            raise
        except (*GONE, asyncpg.PostgresError) as error:
            raise StoreDown(str(error)) from error
        finally:
            if connection is not None:
                with contextlib.suppress(*GONE):
                    await self.pool.release(connection, timeout=CLOSE_SECONDS / 2)

    def hangs(self) -> None:
        """Refuse everything at once, until the database answers again."""
        if self.probe is None:
            self.fanout.renew_sender()  # what was under way may come through later: then it is news to us, too
            self.probe = self.loop.create_task(self.until_it_answers())

    async def until_it_answers(self) -> None:
        while True:
            with contextlib.suppress(*GONE, asyncpg.PostgresError):
                connection = await self.connect()
                try:
                    await connection.fetchval("SELECT 1", timeout=CALL_SECONDS)
                    break
                finally:
                    connection.terminate()
            await asyncio.sleep(RETRY_SECONDS)
        self.probe = None
        self.fanout.heard({})  # it may have done what it was asked before

    @contextlib.asynccontextmanager
    async def frozen(self) -> AsyncIterator[Rows]:
        try:
            async with self.pool.acquire() as connection, connection.transaction(isolation="repeatable_read"):
                await connection.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
                yield lambda sql, *params: fetched(connection, sql, params)
        except GONE as error:
            raise StoreDown(str(error)) from error

    def append(self, append: Append) -> asyncio.Future[bool]:
        return self.ask(append)

    async def write(self, statements: Sequence[Statement], news: str = "") -> list[int]:
        counts: list[int] = await self.ask((statements, news))
        return counts

    def ask(self, request: Request) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self.loop.create_future()
        if self.probe is not None:
            future.set_exception(StoreDown("the database hangs"))
            return future
        self.waiting.append((request, future))
        self.wake.set()
        return future

    async def work(self) -> None:
        """Commit whatever has gathered while the last commit was under way."""
        while not self.ending:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                batch = [self.waiting.popleft() for _ in range(min(len(self.waiting), MOST_BATCH))]
                await self.commit(batch)

    async def commit(self, batch: list[Waiting]) -> None:
        """All in one transaction; if one of them fails, each on its own, so that the others don't suffer."""
        for attempt in range(TRIES):
            try:
                async with asyncio.timeout(patience()):
                    if self.writing.is_closed():
                        self.writing = await self.connect()
                    results, news = await self.written([request for request, _ in batch])
                break
            except TimeoutError:  # like a connection that is gone, and nothing else gets through
                self.hangs()
                self.writing.terminate()
                self.cannot_write.failing("it hangs")
                waiting, self.waiting = [*batch, *self.waiting], deque()
                return fail(waiting, StoreDown("the database hangs"))
            except AGAIN:
                if attempt + 1 == TRIES:
                    return fail(batch, StoreDown("the same rows are wanted by too many"))
                await asyncio.sleep(0.01 * (attempt + 1))
            except ValueError as error:  # a value that fits into no column
                return await self.one_by_one(batch, error)
            except GONE as error:  # it may or may not have been committed: whoever asked looks again
                self.cannot_write.failing(type(error).__name__)
                await self.close_soon(self.writing)
                return fail(batch, StoreDown("no connection"))
            except asyncpg.PostgresError as error:
                if len(batch) == 1 and not isinstance(error, REQUESTS_OWN):
                    self.cannot_write.failing(type(error).__name__)
                return await self.one_by_one(batch, error)
        self.cannot_write.works()
        for (_, future), result in zip(batch, results, strict=True):
            if not future.done():
                future.set_result(result)
        await self.fanout.publish(news)
        return None

    async def written(self, requests: list[Request]) -> tuple[list[Any], News]:
        """The result of each request, and what others have to hear of, once it is committed."""
        # Sorted, so that two processes never wait for each other's tables crosswise.
        appends = sorted([each for each in requests if isinstance(each, Append)], key=lambda a: a.table)
        news = {append.table: append.news() for append in appends}
        if len(appends) == len(requests) and not any(append.beside_log() for append in appends):
            payloads = list(self.fanout.payloads(news))
            if len(payloads) < 2:
                won = await self.grow_logs(appends, payloads)
                return [append.table in won for append in requests if isinstance(append, Append)], news
        # Not ended by hand when it is interrupted: a database that hangs would not end it either.
        transaction = self.writing.transaction()
        await transaction.start()
        try:
            results = await self.run(requests, appends, news)
            await transaction.commit()
        except asyncio.CancelledError:
            self.writing.terminate()
            raise
        except BaseException:
            await transaction.rollback()
            raise
        return results, news

    async def one_by_one(self, batch: list[Waiting], error: Exception) -> None:
        if len(batch) == 1:
            return fail(batch, StoreDown(str(error)))
        for one in batch:
            await self.commit([one])
        return None

    async def grow_logs(self, appends: list[Append], payloads: list[str]) -> set[str]:
        """One statement, which is a transaction of its own and tells the others of itself; the tables that grew."""
        if len(appends) == 1:
            sql, told, values = ENTRY, ENTRY_TOLD, list(appends[0].row())
        else:
            sql, told, values = ENTRIES, ENTRIES_TOLD, list(zip(*[append.row() for append in appends], strict=True))
        if payloads:
            rows = await self.writing.fetch(told, *values, CHANNEL, payloads[0])
        else:
            rows = await self.writing.fetch(sql, *values)
        return {row[0] for row in rows}

    async def run(self, requests: list[Request], appends: list[Append], news: dict[str, int]) -> list[Any]:
        """Within a transaction; adds to the news what else has changed."""
        won: set[str] = set()
        if appends:
            won = await self.grow_logs(appends, [])
            mine = [a for a in appends if a.table in won]
            await self.many(ENDS, [(a.table, *a.end) for a in mine if a.end])
            await self.many(ENDED, [(a.table,) for a in mine if a.end])
            await self.many(DUES, [(a.table, *a.due) for a in mine if a.due])
            await self.many(OWNERS, [(a.table, a.owner) for a in mine if a.owner])
            for append in mine:
                if append.given_up is not None:
                    await self.one((GIVEN_UP, (append.given_up, append.table, append.seat)))
            await self.many(SNAPSHOTS, [(a.table, a.first + a.size - 1, a.snapshot) for a in mine if a.snapshot])
        results: list[Any] = []
        for each in requests:
            if isinstance(each, Append):
                results.append(each.table in won)
            else:
                statements, changed = each
                results.append([await self.one(statement) for statement in statements])
                news.update(dict.fromkeys(set(changed.split(",")) - {""}, 0))
        for payload in self.fanout.payloads(news):
            await self.writing.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
        return results

    async def any_left_behind(self) -> bool:
        return await self.leases.any_left_behind()

    async def take(self, *, at_start: bool) -> list[tuple[str, bool]]:
        taken = await self.leases.take(at_start=at_start)
        if taken:  # the others hear of it
            await self.write([], ",".join(id for id, _ in taken))
        return taken

    def bus_is_down(self) -> bool:
        return self.fanout.bus is not None and not self.fanout.bus.works

    async def follow(self, table: str) -> None:
        await self.fanout.follow(table)

    def unfollow(self, table: str) -> None:
        self.fanout.unfollow(table)

    async def many(self, sql: str, rows: list[tuple[Any, ...]]) -> None:
        if rows:
            await self.writing.execute(sql, *zip(*rows, strict=True))

    async def one(self, statement: Statement) -> int:
        sql, params = statement
        status = await self.writing.execute(numbered(sql), *params)
        return int(status.rsplit(" ", 1)[-1]) if status[-1].isdigit() else 0


class Unreset(asyncpg.Connection):  # type: ignore[misc]
    """Nothing of a session is ever changed, so nothing is reset when a connection goes back to the pool, which would
    cost as much as a read."""

    def get_reset_query(self) -> str:
        return ""


async def fetched(source: Any, sql: str, params: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    try:
        return [tuple(row) for row in await source.fetch(numbered(sql), *params)]
    except (*GONE, asyncpg.PostgresError) as error:
        raise StoreDown(str(error)) from error


def fail(batch: list[Waiting], error: StoreDown) -> None:
    for _, future in batch:
        if not future.done():
            future.set_exception(error)


def numbered(sql: str) -> str:
    """
    >>> numbered("SELECT a FROM b WHERE c = ? AND d = ?")
    'SELECT a FROM b WHERE c = $1 AND d = $2'
    """
    parts = sql.split("?")
    return parts[0] + "".join(f"${number}{part}" for number, part in enumerate(parts[1:], 1))


async def migrate(connection: Any) -> None:
    async with connection.transaction():
        await connection.execute("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute(VERSION_TABLE)
        version = await connection.fetchval("SELECT COALESCE(MAX(version), 0) FROM schema_version")
        if version > newest():
            raise BadInput("newer-database", value=version, expected=newest())
        for statement in statements(version, sqlite=False):
            await connection.execute(statement)
        if version < newest():
            await connection.execute("DELETE FROM schema_version")
            await connection.execute("INSERT INTO schema_version VALUES ($1)", newest())
