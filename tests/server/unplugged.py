"""A table on a real database whose disk a test may take away, fill up or slow down."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.kernel.decisions import seat_name
from tablee.server.protocol import NewTableRequest, SeatRequest
from tablee.server.services import Services
from tablee.server.settings import Settings
from tablee.server.store import Guest, StoreDown
from tablee.server.store.sqlite import SqliteEngine
from tablee.server.tables.table import Table
from tests.server.running import PATIENCE

ANA, BO = Guest("ana", "Ana", "en", 0.0, ""), Guest("bo", "Bo", "en", 0.0, "")


Act = Callable[[Services, Table], Awaitable[Any]]


class Unplugged(SqliteEngine):
    """The real database, whose disk a test may take away, fill up, or make so slow that nothing is ever written; or
    whose answer is lost on the way."""

    down = False
    full = False
    stuck = False
    mute = False
    release: threading.Event | None = None
    """As long as it is not set, the writer holds what it was asked to write."""
    soon = ""
    """What befalls it after the next write."""

    async def rows(self, sql: str, *params: Any) -> list[tuple[Any, ...]]:
        if self.down:
            raise StoreDown("unplugged")
        return await super().rows(sql, *params)

    def ask(self, request: Any) -> asyncio.Future[Any]:
        if self.mute:
            return asyncio.ensure_future(self.unheard(super().ask(request)))
        if not self.down and not self.full and not self.stuck:
            if self.soon:
                setattr(self, self.soon, True)
            return super().ask(request)
        future: asyncio.Future[Any] = self.loop.create_future()
        if not self.stuck:
            future.set_exception(StoreDown("unplugged"))
        return future

    def commit(self, batch: list[Any]) -> list[Any]:
        if self.release is not None:
            self.release.wait(PATIENCE)
        return super().commit(batch)

    async def unheard(self, written: asyncio.Future[Any]) -> Any:
        await written
        raise StoreDown("unplugged")

    def well(self) -> None:
        self.down = self.full = self.stuck = self.mute = False
        self.soon = ""
        if self.release is not None:
            self.release.set()


TROUBLE = pytest.mark.parametrize("trouble", ["down", "full"])
"""Nothing can be read any more, or nothing be written."""


class Told:
    """A socket that keeps what it was sent."""

    def __init__(self, guest: str) -> None:
        self.guest, self.lang = guest, "en"
        self.frames: list[bytes] = []
        self.push = self.frames.append


def engine(services: Services) -> Unplugged:
    found = services.store.engine
    assert isinstance(found, Unplugged)
    return found


def memory(table: Table) -> Any:
    """Everything that the table believes."""
    play = table.play
    game = None if play is None else (play.number, play.game.position.dump(), play.conceded, play.given_up)
    return msgspec.to_builtins([table.row, table.seats, table.now.held, table.now.has_bots, table.chat]), game


async def on_disk(services: Services, table: Table) -> Any:
    found = await services.store.table(table.row.id)
    assert found is not None
    return msgspec.to_builtins(found[1])


async def at_table(
    data: Path, wishes: list[SeatRequest], work: Callable[[Services, Table], Awaitable[None]], **more: Any
) -> None:
    services = Services(Settings(data))
    services.store.engine = Unplugged(data / "tablee.db")
    await services.open()
    try:
        for guest in (ANA, BO):
            await services.people.put(guest)
        made = await services.lobby.make_table(ANA, NewTableRequest("ancient-knowledge", wishes, **more))
        async with services.tables.at(made.id) as table:
            for invite in made.invites:
                await services.lobby.join(table, BO, invite.token)
            async with table.lock:
                await services.tables.load(table)
            async with asyncio.timeout(PATIENCE):
                await work(services, table)
    finally:
        engine(services).well()
        await services.close()


async def choose(services: Services, table: Table) -> None:
    assert table.play is not None
    decision = min(table.play.decisions(), key=lambda each: each.seat)
    line = table.play.title.write(decision.choices[0])
    guest = table.seats[decision.seat].guest
    await services.moves.choose(table, guest, seat_name(decision.seat), table.play.number, [line])


ME, LINK, OPEN = SeatRequest("me"), SeatRequest("link"), SeatRequest("open")
RUNNING, WAITING = [ME, LINK], [ME, OPEN]


@contextlib.asynccontextmanager
async def never_written(services: Services, act: Awaitable[Any]) -> AsyncIterator[None]:
    """The disk works at it, and never comes to an end."""
    engine(services).stuck = True
    working = asyncio.ensure_future(act)
    await some_rounds()
    assert not working.done()
    try:
        yield
    finally:
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
        engine(services).well()


async def some_rounds() -> None:
    for _ in range(50):
        await asyncio.sleep(0)


async def until(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.01)


async def states(services: Services) -> list[str]:
    return [row[0] for row in await services.store.engine.rows("SELECT state FROM tables ORDER BY made")]
