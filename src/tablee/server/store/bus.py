"""A bus between processes: each publishes what it has committed, by table, and gets only the tables that it holds.

docs/decisions/bus.md says why it is NATS. The messages carry a number and no secret; a message that is lost, late or
invented changes nothing but when a process reads the store.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping
from typing import Any, Final

import nats
from nats.errors import Error, SlowConsumerError

PREFIX: Final = "tablee.table."
CONNECT_SECONDS: Final = 2
RETRY_SECONDS: Final = 0.5
PING_SECONDS: Final = 2
FLUSH_SECONDS: Final = 1


class NatsBus:
    """A connection to a NATS server that is made again whenever it is lost."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.subscriptions: dict[str, Any] = {}
        self.client: Any = None
        self.task: asyncio.Task[None] | None = None

    @property
    def works(self) -> bool:
        return self.client is not None and bool(self.client.is_connected)

    @property
    def tables(self) -> list[str]:
        return list(self.subscriptions)

    async def open(self, hear: Callable[[str, int], None], changed: Callable[[], None]) -> None:
        """`hear` gets every table that another process changed, with its number; `changed` is called when the bus is
        lost, found again, or has dropped messages. A server that does not answer is waited for a moment; the
        connection is made as soon as it does."""
        self.hear = hear
        self.changed = changed
        self.task = asyncio.get_running_loop().create_task(self.connect())
        await asyncio.wait([self.task], timeout=CONNECT_SECONDS)

    async def connect(self) -> None:
        while self.client is None:
            try:
                self.client = await nats.connect(
                    self.url,
                    name="tablee",
                    no_echo=True,
                    connect_timeout=CONNECT_SECONDS,
                    allow_reconnect=True,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=RETRY_SECONDS,
                    ping_interval=PING_SECONDS,
                    max_outstanding_pings=2,
                    error_cb=self.failed,
                    disconnected_cb=self.moved,
                    reconnected_cb=self.moved,
                )
                for table in list(self.subscriptions):
                    await self.subscribe(table)
                self.changed()
            except (OSError, Error):
                await asyncio.sleep(RETRY_SECONDS)

    async def moved(self) -> None:
        self.changed()

    async def failed(self, error: Exception) -> None:
        if isinstance(error, SlowConsumerError):
            self.changed()

    async def close(self) -> None:
        self.changed = lambda: None
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        if self.client is not None:
            with contextlib.suppress(OSError, Error):
                await self.client.close()

    async def publish(self, news: Mapping[str, int]) -> None:
        """Hands the messages to the connection, which sends them in one go."""
        with contextlib.suppress(OSError, Error):
            for table, number in news.items():
                await self.client.publish(PREFIX + table, b"%d" % number)

    async def follow(self, table: str) -> None:
        """When it returns, everything that is published from now on arrives."""
        if table in self.subscriptions:
            return
        self.subscriptions[table] = None
        if self.client is not None:
            with contextlib.suppress(OSError, Error):
                await self.subscribe(table)
                await self.client.flush(FLUSH_SECONDS)

    async def subscribe(self, table: str) -> None:
        self.subscriptions[table] = await self.client.subscribe(PREFIX + table, cb=self.arrived)

    async def arrived(self, message: Any) -> None:
        data = bytes(message.data)
        if data.isdigit():
            self.hear(message.subject.removeprefix(PREFIX), int(data))

    async def unfollow(self, table: str) -> None:
        subscription = self.subscriptions.pop(table, None)
        if subscription is not None:
            with contextlib.suppress(OSError, Error):
                await subscription.unsubscribe()
