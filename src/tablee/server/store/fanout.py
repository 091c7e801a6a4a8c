"""Which processes serve this database, and how they hear of each other's commits.

Every process has a row in `processes`, which it renews, and listens to PostgreSQL. A commit is announced by NOTIFY, in
its own transaction, if another process hears that way. Processes that share a bus publish there instead, after the
commit. A process that is alone announces nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final, Protocol

import asyncpg  # type: ignore[import-untyped]

from tablee.server.store.engine import CALL_SECONDS, Heard, News, Trouble
from tablee.server.store.leases import NOW

NOTIFY: Final = "notify"
BUS: Final = "bus"
CHANNEL: Final = "tablee"
COMING: Final = "tablee_processes"
"""Where a process says that it is new, or that it hears in another way from now on."""
MOST_PAYLOAD: Final = 7_500
"""Bytes of one notification; PostgreSQL takes 8,000."""
RETRY_SECONDS: Final = 0.5
LATE_SECONDS: Final = 1.0
"""After this, all others have heard of a change and every commit from before it is done."""
BEAT: Final = f"""
    WITH mine AS (
        INSERT INTO processes (id, seen, hears) VALUES ($1, {NOW}, $2)
        ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, hears = excluded.hears
    )
    SELECT id, hears FROM processes WHERE id <> $1 AND seen > {NOW} - $3::float8
"""
STRANGERS: Final = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND query ~* '^listen "?tablee"?'
"""
"""Processes of an older program have no row; they are known by the connection that listens."""
LEAST_LEASE: Final = 0.1
ANY_NUMBER: Final = 2**62
"""The log may have grown, nobody says how far."""
LOST: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


class Bus(Protocol):
    @property
    def works(self) -> bool: ...

    @property
    def tables(self) -> list[str]:
        """Those that this process follows."""
        ...

    async def open(self, hear: Callable[[str, int], None], changed: Callable[[], None]) -> None: ...

    async def close(self) -> None: ...

    async def publish(self, news: News) -> None: ...

    async def follow(self, table: str) -> None: ...

    async def unfollow(self, table: str) -> None: ...


class Fanout:
    """This process among the others."""

    def __init__(self, connect: Callable[[], Awaitable[Any]], trouble: Trouble, lease: float, bus: Bus | None) -> None:
        self.connect = connect
        self.lease = max(LEAST_LEASE, lease)
        """Seconds after which a process that says nothing counts as dead."""
        self.bus = bus
        self.me = secrets.token_hex(4)
        self.sender = self.me
        """How its notifications are signed: its own it does not hear."""
        self.peers: dict[str, str] = {}
        """Other living processes, and how each hears."""
        self.strangers = True
        self.beaten = 0.0
        """When our row was last renewed, by the monotonic clock."""
        self.wake = asyncio.Event()
        self.closing = asyncio.Event()
        self.cannot_read = trouble
        self.bus_down = Trouble(
            "the bus cannot be reached, PostgreSQL tells the processes of each other until it can",
            "the bus is reached again",
        )

    async def open(self, heard: Heard) -> None:
        self.heard = heard
        self.loop = asyncio.get_running_loop()
        if self.bus is not None:
            await self.bus.open(lambda table, number: heard({table: number}), self.bus_changed)
            if not self.bus.works:
                self.bus_down.failing("no connection")
        listening = asyncio.Event()
        self.task = self.loop.create_task(self.listen(listening))
        await listening.wait()

    async def close(self) -> None:
        """Leave the others without waiting for the lease to end."""
        self.closing.set()
        self.wake.set()
        await asyncio.wait([self.task], timeout=CALL_SECONDS)
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        if self.bus is not None:
            await self.bus.close()

    # What others are told

    @property
    def hears(self) -> str:
        return BUS if self.bus is not None and self.bus.works else NOTIFY

    def payloads(self, news: News) -> Iterator[str]:
        """What the transaction that commits these changes has to notify; nothing if nobody hears it."""
        if news and (self.strangers or NOTIFY in self.peers.values() or (self.peers and self.hears == NOTIFY)):
            tables: list[str] = []
            size = 0
            for table in sorted(news):
                size += len(table) + len(str(news[table])) + 2
                if size > MOST_PAYLOAD:
                    yield self.payload(tables, news)
                    tables, size = [], len(table) + 20
                tables.append(table)
            yield self.payload(tables, news)

    def payload(self, tables: list[str], news: News) -> str:
        """The sender, with the numbers before the first blank, where older programs do not look."""
        return f"{self.sender}/{','.join(str(news[table]) for table in tables)} {','.join(tables)}"

    def renew_sender(self) -> None:
        self.sender = secrets.token_hex(4)

    async def publish(self, news: News) -> None:
        """After the commit."""
        if self.bus is not None and self.bus.works and BUS in self.peers.values():
            await self.bus.publish(news)

    # What this process hears

    def hear(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        sender, _, names = str(payload).partition(" ")
        sender, _, numbers = sender.partition("/")
        if sender != self.sender:
            tables = names.split(",")
            known = [int(number) for number in numbers.split(",")] if numbers else [0] * len(tables)
            self.heard(dict(zip(tables, known, strict=True)))

    async def follow(self, table: str) -> None:
        if self.bus is not None:
            await self.bus.follow(table)

    def unfollow(self, table: str) -> None:
        if self.bus is not None:
            self.loop.create_task(self.bus.unfollow(table))

    def bus_changed(self) -> None:
        """Messages may have been lost, and others must tell us of their commits in another way."""
        if self.hears == NOTIFY:
            self.bus_down.failing("no connection")
        self.wake.set()
        self.hear_late()

    def hear_late(self) -> None:
        """Whatever others commit before they know of a change of ours, they do not tell us."""
        self.heard({})
        self.loop.call_later(LATE_SECONDS, self.heard, {})

    # Which processes there are

    async def listen(self, listening: asyncio.Event) -> None:
        """Hear of other processes; after a lost connection everything may have changed."""
        while not self.closing.is_set():
            try:
                connection = await self.connect()
                try:
                    connection.add_termination_listener(lambda _: self.wake.set())
                    await connection.add_listener(CHANNEL, self.hear)
                    await connection.add_listener(COMING, lambda *_: self.wake.set())
                    await self.beat(connection, is_new=True)
                    listening.set()
                    self.cannot_read.works()
                    while not connection.is_closed():
                        with contextlib.suppress(TimeoutError):
                            async with asyncio.timeout(self.lease / 3):
                                await self.wake.wait()
                        self.wake.clear()
                        if self.closing.is_set():
                            return await self.say_goodbye(connection)
                        await self.beat(connection)
                finally:
                    with contextlib.suppress(*LOST):
                        await connection.close(timeout=1)
            except LOST as error:
                self.cannot_read.failing(type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    async def say_goodbye(self, connection: Any) -> None:
        await connection.execute("UPDATE processes SET seen = 0 WHERE id = $1", self.me, timeout=CALL_SECONDS)
        await connection.execute("SELECT pg_notify($1, $2)", COMING, self.me, timeout=CALL_SECONDS)

    async def beat(self, connection: Any, *, is_new: bool = False) -> None:
        """Renew our row, and see who else is there."""
        hears = self.hears
        if self.bus is not None and hears == BUS:
            self.bus_down.works()
        now = time.monotonic()
        is_new = is_new or now - self.beaten > self.lease  # meanwhile the others may have taken us for dead
        rows = await connection.fetch(BEAT, self.me, hears, self.lease, timeout=CALL_SECONDS)
        if is_new or hears != self.said:
            await connection.execute("SELECT pg_notify($1, $2)", COMING, self.me, timeout=CALL_SECONDS)
        self.strangers = await connection.fetchval(STRANGERS, timeout=CALL_SECONDS) > 0
        peers = {row["id"]: row["hears"] for row in rows}
        gone = [id for id, heard in self.peers.items() if id not in peers and heard == BUS]
        self.peers, self.beaten, self.said = peers, now, hears
        if is_new:
            self.hear_late()
        elif gone and self.bus is not None:  # who dies between commit and publishing tells nobody
            self.heard(dict.fromkeys(self.bus.tables, ANY_NUMBER))

    said = ""
    """How we hear, as our row has it."""
