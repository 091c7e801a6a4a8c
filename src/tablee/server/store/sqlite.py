"""SQLite: one file, one writer thread, and many requests in one commit."""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tablee.kernel.errors import BadInput
from tablee.server import codec
from tablee.server.store.engine import (
    CALL_SECONDS,
    ENDED,
    GIVEN_UP,
    MOST_BATCH,
    Append,
    Heard,
    Rows,
    Statement,
    StoreDown,
    Trouble,
)
from tablee.server.store.migrations import VERSION_TABLE, newest, statements

# One statement a batch: each call into SQLite gives the interpreter away and has to wait until it gets it back.
COLUMNS = ("table_id", "first", "size", "kind", "seat", "lines", "at", "deciding", "since")
ENTRIES = (
    f"INSERT INTO entries ({', '.join(COLUMNS)}) SELECT "
    + ", ".join(f"json_extract(value, '$[{i}]')" for i in range(len(COLUMNS)))
    + " FROM json_each(?)"
)
END = "UPDATE tables SET state = ?, result = ? WHERE id = ?"
DUE = "UPDATE tables SET due = ?, asked = ? WHERE id = ?"
SNAPSHOT = "INSERT OR REPLACE INTO snapshots (table_id, number, data) VALUES (?, ?, ?)"

GATHER_SECONDS = 0.004
CLOSE_SECONDS = 5.0

Request = Append | Sequence[Statement]
Waiting = tuple[Request, "asyncio.Future[Any]"]
Outcome = tuple["asyncio.Future[Any]", Any]
encode = codec.Encoder().encode
REQUESTS_OWN = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError, sqlite3.InterfaceError)
"""Errors of one request; all others are the database's."""


class SqliteEngine:
    """WAL and synchronous=FULL: what was acknowledged survives a crash of the process and of the machine."""

    shared = False
    me = ""

    def __init__(self, path: Path, *, exclusive: bool = True) -> None:
        self.path = path
        self.exclusive = exclusive
        self.lock: Any = None
        self.queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.readers = ThreadPoolExecutor(1, "tablee-reader")
        self.thread: threading.Thread | None = None
        self.cannot_write = Trouble("SQLite cannot write, choices are refused until it can", "SQLite writes again")
        self.cannot_read = Trouble("SQLite cannot read", "SQLite reads again")

    async def open(self, heard: Heard) -> None:
        self.loop = asyncio.get_running_loop()
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if self.exclusive:
            self.lock = only_one(self.path.with_suffix(".lock"))
            make_private(self.path)
        self.writing = connect(self.path)
        migrate(self.writing)
        self.reading = connect(self.path)
        self.thread = threading.Thread(target=self.work, name="tablee-writer", daemon=True)
        self.thread.start()

    async def close(self) -> None:
        if self.thread is None:
            return
        self.queue.put(None)
        await self.loop.run_in_executor(None, self.thread.join, CLOSE_SECONDS)  # a disk may hang
        if self.thread.is_alive():
            return
        self.thread = None
        await self.loop.run_in_executor(self.readers, self.reading.close)
        self.readers.shutdown()
        self.writing.close()
        if self.lock is not None:
            self.lock.close()

    async def rows(self, sql: str, *params: Any) -> list[tuple[Any, ...]]:
        try:
            found = await self.loop.run_in_executor(self.readers, self.read, sql, params)
        except sqlite3.Error as error:
            if not isinstance(error, REQUESTS_OWN):
                self.cannot_read.failing(str(error))
            raise StoreDown(str(error)) from error
        self.cannot_read.works()
        return found

    def read(self, sql: str, params: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        return self.reading.execute(sql, params).fetchall()

    @contextlib.asynccontextmanager
    async def frozen(self) -> AsyncIterator[Rows]:
        await self.rows("BEGIN")
        try:
            yield self.rows
        finally:
            await self.rows("ROLLBACK")

    async def any_left_behind(self) -> bool:
        return False

    async def take(self, *, at_start: bool) -> list[tuple[str, bool]]:
        return []

    def bus_is_down(self) -> bool:
        return False

    async def follow(self, table: str) -> None:
        """No other process writes here."""

    def unfollow(self, table: str) -> None: ...

    def append(self, append: Append) -> asyncio.Future[bool]:
        return self.ask(append)

    async def write(self, statements: Sequence[Statement], news: str = "") -> list[int]:
        counts: list[int] = await self.ask(statements)
        return counts

    def ask(self, request: Request) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self.loop.create_future()
        self.queue.put((request, future))
        return future

    # In the writer thread

    def work(self) -> None:
        """Commit whatever has gathered; under load a little later: a commit costs as much for one as for fifty."""
        size = 0
        while (waiting := self.queue.get()) is not None:
            if size > 1:
                time.sleep(GATHER_SECONDS)
            batch = [waiting]
            with contextlib.suppress(queue.Empty):
                while len(batch) < MOST_BATCH:
                    more = self.queue.get_nowait()
                    if more is None:
                        self.queue.put(None)
                        break
                    batch.append(more)
            size = len(batch)
            outcomes = self.commit(batch)
            with contextlib.suppress(RuntimeError):  # the loop is gone: nobody waits any more
                self.loop.call_soon_threadsafe(settle, outcomes)

    def commit(self, batch: list[Waiting]) -> list[Outcome]:
        """All in one transaction; if one of them fails, each on its own, so that the others don't suffer."""
        requests = [request for request, _ in batch]
        alone = all(isinstance(each, Append) and not each.beside_log() for each in requests)
        try:
            if not alone:
                self.writing.execute("BEGIN IMMEDIATE")
            results = self.run(requests)
            if not alone:
                self.writing.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                if self.writing.in_transaction:
                    self.writing.execute("ROLLBACK")
            if len(batch) > 1:
                return [outcome for one in batch for outcome in self.commit([one])]
            if isinstance(error, sqlite3.IntegrityError) and isinstance(batch[0][0], Append):
                return [(batch[0][1], False)]
            if not isinstance(error, REQUESTS_OWN):
                self.cannot_write.failing(str(error))
            return [(batch[0][1], StoreDown(str(error)))]
        self.cannot_write.works()
        return [(future, result) for (_, future), result in zip(batch, results, strict=True)]

    def run(self, requests: list[Request]) -> list[Any]:
        appends = [each for each in requests if isinstance(each, Append)]
        if appends:
            self.writing.execute(ENTRIES, (encode([append.row() for append in appends]).decode(),))
            for append in appends:
                if append.end:
                    self.writing.execute(END, (*append.end, append.table))
                    self.writing.execute(ENDED, (append.table,))
                if append.due:
                    self.writing.execute(DUE, (*append.due, append.table))
                if append.given_up is not None:
                    self.writing.execute(GIVEN_UP, (append.given_up, append.table, append.seat))
            kept = [(a.table, a.first + a.size - 1, a.snapshot) for a in appends if a.snapshot]
            if kept:
                self.writing.executemany(SNAPSHOT, kept)
        return [True if isinstance(each, Append) else self.run_statements(each) for each in requests]

    def run_statements(self, statements: Sequence[Statement]) -> list[int]:
        return [self.writing.execute(sql, params).rowcount for sql, params in statements]


def settle(outcomes: list[Outcome]) -> None:
    for future, result in outcomes:
        if future.done():  # whoever asked has gone
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


def make_private(path: Path) -> None:
    """Make a new database for its owner alone, or take from others what they may do with an older one; SQLite gives
    the same rights to the files beside it. A group that may read an older one keeps that right."""
    with contextlib.suppress(OSError):  # SQLite says what cannot be written; another owner's file stays as it is
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        path.chmod(path.stat().st_mode & 0o770)


def connect(path: Path) -> sqlite3.Connection:
    try:
        connection = sqlite3.connect(path, timeout=CALL_SECONDS, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA wal_autocheckpoint=4000")
        connection.execute("PRAGMA cache_size=-512")  # KB; the system keeps the file in memory anyway
    except sqlite3.Error as error:
        raise BadInput("no-database", place=str(path), problem=str(error)) from None
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(VERSION_TABLE)
        version = connection.execute("SELECT COALESCE(MAX(version), 0) FROM schema_version").fetchone()[0]
        if version > newest():
            raise BadInput("newer-database", value=version, expected=newest())
        for statement in statements(version, sqlite=True):
            connection.execute(statement)
        if version < newest():
            connection.execute("DELETE FROM schema_version")
            connection.execute("INSERT INTO schema_version VALUES (?)", (newest(),))
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise BadInput("no-database", place="SQLite", problem=str(error)) from None
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def only_one(path: Path) -> Any:
    """Hold the file's lock as long as the process lives: two servers on one SQLite file would not hear each other."""
    file = path.open("a")
    if os.name == "posix":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadInput("data-in-use", place=str(path.parent)) from None
    return file
