"""Promises that no other file keeps: what is asked for while a choice is being written, and who is let in how often."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tablee.server.limits import MOST_ADDRESSES, Callers, is_own_origin
from tablee.server.services import Services
from tablee.server.tables import lists
from tablee.server.tables.table import Table
from tests.server.running import Guest, running, wait_for
from tests.server.unplugged import BO, RUNNING, Told, at_table, choose, engine, some_rounds, until

# While a choice is being written


@asynccontextmanager
async def choosing(services: Services, table: Table) -> AsyncIterator[None]:
    """A choice that the disk never gets to write, until whoever makes it goes away."""
    engine(services).stuck = True
    task = asyncio.create_task(choose(services, table))
    await some_rounds()
    assert not task.done()
    yield
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    engine(services).well()


def test_who_goes_away_while_a_choice_is_written_leaves_the_table_as_the_disk_has_it(data: Path) -> None:
    async def work(services: Services, table: Table) -> None:
        async with choosing(services, table):
            pass
        async with table.lock:
            play = await services.tables.load(table)
        assert play is not None
        assert (play.number, await services.store.entries(table.row.id)) == (0, [])
        await choose(services, table)
        assert [entry.first for entry in await services.store.entries(table.row.id)] == [1]

    asyncio.run(at_table(data, RUNNING, work))


def test_a_choice_whose_maker_goes_away_while_it_is_written_is_sent_once_it_is(data: Path) -> None:
    async def work(services: Services, table: Table) -> None:
        watcher = Told("")
        table.sockets.add(watcher)
        release = engine(services).release = threading.Event()
        choosing = asyncio.create_task(choose(services, table))
        await some_rounds()
        choosing.cancel()
        await asyncio.gather(choosing, return_exceptions=True)
        await some_rounds()
        assert (watcher.frames, table.now.number) == ([], 0)
        release.set()
        await until(lambda: bool(watcher.frames))
        told = json.loads(watcher.frames[0])
        assert (told["is"], told["number"], table.now.number) == ("moved", 1, 1)

    asyncio.run(at_table(data, RUNNING, work))


def test_a_list_tells_no_choice_before_it_is_on_disk(data: Path) -> None:
    async def work(services: Services, table: Table) -> None:
        async with choosing(services, table):
            listing = asyncio.create_task(lists.page(services.tables, "mine", BO.id, "en"))
            for _ in range(50):
                await asyncio.sleep(0)
        line = (await listing)[0]
        assert (line.number, line.deciding) == (0, ["p1", "p2"])

    asyncio.run(at_table(data, RUNNING, work))


# Who is let in, and how often


@pytest.mark.parametrize(
    "origin",
    [
        "http://not-localhost:8000", "http://localhost:80001", "http://localhost:8000.example.org", "http://localhost",
        "http://somebody@localhost:8000", "localhost:8000", "null", "http://",
    ],
)  # fmt: skip
def test_a_site_that_is_called_almost_like_ours_is_another_one(origin: str) -> None:
    assert is_own_origin("http://localhost:8000", "localhost:8000", ())
    assert not is_own_origin(origin, "localhost:8000", ())
    assert not is_own_origin(origin, "", ())
    assert not is_own_origin(origin, "localhost:8000", ("http://localhost:8000",))


def test_who_has_used_up_the_calls_gets_no_new_ones_because_many_others_call() -> None:
    callers = Callers(2, 0)
    assert [callers.may("eve") for _ in range(3)] == [True, True, False]
    for number in range(MOST_ADDRESSES):
        assert callers.may(str(number))
    assert not callers.may("eve")


def test_who_can_call_as_often_as_anybody_is_not_kept_in_mind() -> None:
    callers = Callers(2, 1e9)
    for number in range(MOST_ADDRESSES + 10):
        assert callers.may(str(number))
    assert len(callers.buckets) <= MOST_ADDRESSES


def test_an_address_has_so_many_sockets_at_most_and_whoever_leaves_makes_room(data: Path) -> None:
    with running(data, TABLEE_ADDRESS_SOCKETS="3", TABLEE_RATE="1") as here:
        ana = here.guest()
        table = ana.table("me", "open")["id"]
        sockets = [ana.live(table) for _ in range(3)]
        assert turned_away(ana, table) == 4429
        sockets[0].close()
        wait_for(lambda: turned_away(ana, table) is None)
        wait_for(lambda: turned_away(ana, "nowhere") == 4404)  # that one leaves, too
        wait_for(lambda: turned_away(ana, table) is None)


def turned_away(guest: Guest, table: str) -> int | None:
    """The code with which a socket is refused."""
    try:
        guest.live(table).close()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
    return None
