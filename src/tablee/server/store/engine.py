"""What the server asks of a database; SQLite and PostgreSQL each answer it in their own way."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager
from contextvars import ContextVar
from typing import Any, Final, Protocol

from tablee.server import codec

Statement = tuple[str, tuple[Any, ...]]
"""SQL with `?` for each parameter."""
Rows = Callable[..., Awaitable[list[tuple[Any, ...]]]]
"""Called with SQL and its parameters."""
Due = tuple[float, str]
"""When a table is to be looked at again, and since when its seats are asked, as `TableRow` has it."""
News = Mapping[str, int]
"""By table: the number of its last entry, where nothing but its log grew; 0: anything of it may have changed."""
Heard = Callable[[News], None]
"""Called with what another process changed; empty: anything may have changed."""

ENDED = "UPDATE seats SET ended = 1 WHERE table_id = ?"
"""Lists of what one plays and of what one has played are told apart by the seats alone."""
GIVEN_UP = "UPDATE seats SET away = 2, bot = ? WHERE table_id = ? AND seat = ?"
"""The log says so, too; the row spares lists from reading it."""
MOST_BATCH = 400
"""Requests in one transaction; so many table ids still fit into one notification."""
CALM_SECONDS = 10.0
CALL_SECONDS: Final = 2.0
"""For whatever a guest waits for: to connect, to read, to write. Then the database hangs, and the guest is told so."""
PATIENT_SECONDS: Final = 60.0
"""For what nobody waits for: looking through all tables, exports and imports."""
log = logging.getLogger("tablee")


class Append(codec.Struct):
    """One or several entries of one table, written all or none, with what they change beside the log."""

    table: str
    first: int
    """The number that the first of them makes; whoever asks second for the same one has lost."""
    size: int
    kind: str
    seat: int
    lines: str
    at: float
    deciding: str
    """Who decides after them, and since when: a list of tables needs no more than the last entry of each."""
    since: float
    end: tuple[str, str] | None = None
    """(state, result), when the game is over."""
    snapshot: bytes | None = None
    due: Due | None = None
    """At a table with a deadline for each choice."""
    given_up: str | None = None
    """The bot that plays for the seat from now on."""
    owner: str = ""
    """The process that watches the table from now on; empty: the one that did."""

    def news(self) -> int:
        """The number that it makes, if the log tells all of it; else 0."""
        return 0 if self.end or self.owner or self.given_up is not None else self.first + self.size - 1

    def beside_log(self) -> bool:
        """Does it change more than the log?"""
        return bool(self.end or self.snapshot or self.due or self.owner) or self.given_up is not None

    def row(self) -> tuple[str, int, int, str, int, str, float, str, float]:
        return self.table, self.first, self.size, self.kind, self.seat, self.lines, self.at, self.deciding, self.since


PATIENT: ContextVar[bool] = ContextVar("patient", default=False)


@contextmanager
def patiently() -> Iterator[None]:
    """Nobody waits for what is asked in here: the database may take its time for it."""
    token = PATIENT.set(True)
    try:
        yield
    finally:
        PATIENT.reset(token)


def patience() -> float:
    """Seconds that the database has for what is asked now."""
    return PATIENT_SECONDS if PATIENT.get() else CALL_SECONDS


class StoreDown(Exception):
    """The database cannot be written or read now; nothing was acknowledged."""


class Trouble:
    """The database cannot be read, or cannot be written: said once when it begins and once when it is over, not for
    everybody who is refused meanwhile."""

    def __init__(self, begins: str, ends: str) -> None:
        self.begins = begins
        self.ends = ends
        self.calm = CALM_SECONDS
        """Seconds without a failure after which it is over: where one thing can be read and another cannot, or little
        be written and much cannot, it is not."""
        self.lasts = False
        self.failed = 0.0

    def failing(self, error: str) -> None:
        self.failed = time.monotonic()
        if not self.lasts:
            self.lasts = True
            log.error("%s: %s", self.begins, error)

    def works(self) -> None:
        if self.lasts and time.monotonic() - self.failed >= self.calm:
            self.lasts = False
            log.warning("%s", self.ends)


class Engine(Protocol):
    """A database. Whatever is awaited here is on disk when it returns."""

    shared: bool
    """Other processes may serve the same tables."""
    me: str
    """This process among them; empty: it is the only one."""

    async def any_left_behind(self) -> bool:
        """Has a process died whose tables nobody has taken over yet?"""

    async def take(self, *, at_start: bool) -> list[tuple[str, bool]]:
        """Some tables of dead processes, which are this one's from now on; with each whether it has to be watched."""

    cannot_write: Trouble
    """Whether it could write lately."""

    async def open(self, heard: Heard) -> None: ...

    async def close(self) -> None: ...

    async def rows(self, sql: str, *params: Any) -> list[tuple[Any, ...]]: ...

    def frozen(self) -> AbstractAsyncContextManager[Rows]:
        """Whatever is read by it is as it was at one moment, though others write meanwhile."""
        ...

    def bus_is_down(self) -> bool:
        """There should be a bus between processes, and it does not answer."""

    async def follow(self, table: str) -> None:
        """When it returns, all that other processes do to this table from now on is heard."""

    def unfollow(self, table: str) -> None:
        """This process has no use for it any more."""

    def append(self, append: Append) -> asyncio.Future[bool]:
        """False: somebody else was first; nothing was written."""

    async def write(self, statements: Sequence[Statement], news: str = "") -> list[int]:
        """One transaction; how many rows each statement changed. `news` is the table that others should look at, or
        several with commas between."""
        ...
