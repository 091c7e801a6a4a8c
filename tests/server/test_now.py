"""Time at the tables goes on evenly, whatever is done to the machine's clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tablee.server.protocol import Clock, NewTableRequest
from tablee.server.services import Services
from tablee.server.settings import Settings
from tablee.server.tables.now import CLOCK, FOLLOWS, SteadyClock, elapsed
from tablee.server.tables.now import now as clock
from tablee.server.tables.play import restore
from tablee.server.tables.table import Table
from tablee.server.tables.upkeep import MOST_STEP
from tests.server.databases import Postgres
from tests.server.running import PATIENCE
from tests.server.unplugged import ANA, BO, RUNNING, at_table, choose, engine, until


class Machine:
    """A machine whose clock a test sets."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_000_000.0, 50.0
        self.clock = SteadyClock(lambda: self.wall, lambda: self.steady)

    def after(self, seconds: float) -> float:
        self.wall += seconds
        self.steady += seconds
        return self.clock.now()


def test_it_goes_as_the_machine_goes() -> None:
    machine = Machine()
    assert [machine.after(seconds) for seconds in (0.0, 10.0, 0.5)] == [1_000_000.0, 1_000_010.0, 1_000_010.5]


@pytest.mark.parametrize("jump", [5400.0, -5400.0, 1e9])
def test_a_jump_of_the_machines_clock_is_no_jump_here(jump: float) -> None:
    machine = Machine()
    before = machine.after(60)
    machine.wall += jump
    assert machine.after(0) == before
    passed = machine.after(100) - before
    assert abs(passed - 100) <= 100 * FOLLOWS + 1e-6
    assert (passed > 100) == (jump > 0), "it comes nearer"


def test_in_the_end_it_agrees_with_the_machine_again() -> None:
    machine = Machine()
    machine.wall += 30
    times = [machine.after(60) for _ in range(60)]
    assert times == sorted(times)
    assert times[-1] == machine.wall


@pytest.mark.parametrize("jump", [5400.0, -5400.0])
def test_no_hard_clock_ends_because_the_machines_clock_is_set(
    data: Path, jump: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services, table: Table) -> None:
        await choose(services, table)
        monkeypatch.setattr(CLOCK, "wall", lambda: time.time() + jump)
        await services.clocks.check_clock(table)
        assert [seat.away for seat in table.seats] == [0, 0]
        await choose(services, table)
        await services.clocks.check_clock(table)
        assert [seat.away for seat in table.seats] == [0, 0]
        entries = await services.store.entries(table.row.id)
        assert abs(entries[1].at - entries[0].at) < 60, "nor has anybody thought for 90 minutes"

    asyncio.run(at_table(data, RUNNING, work, clock=Clock(600, True)))


def test_where_a_clock_is_named_and_not_there_another_one_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a browser's Python."""

    def none(clock: int) -> float:
        raise OSError(28, "Invalid argument")

    monkeypatch.setattr(time, "clock_gettime", none)
    before = time.monotonic()
    assert before <= elapsed() <= time.monotonic()


# Across a restart


def set_machine(monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    """What the next server takes the machine's clock to be."""
    monkeypatch.setattr(CLOCK, "wall", lambda: time.time() + jump)
    monkeypatch.setattr(CLOCK, "at", time.time() + jump)
    monkeypatch.setattr(CLOCK, "seen", elapsed())  # with `at`: later tests find a clock that has gone on


@asynccontextmanager
async def serving(data: Path, database: str) -> AsyncIterator[Services]:
    services = Services(Settings(data, database=database))
    await services.open()
    try:
        async with asyncio.timeout(PATIENCE):
            yield services
    finally:
        await services.close()


@asynccontextmanager
async def taking_up(data: Path, database: str, id: str) -> AsyncIterator[tuple[Services, Table]]:
    """A server that starts, with a table that it has, once all clocks were looked at."""
    async with serving(data, database) as services, services.tables.at(id) as table:
        async with table.lock:
            await services.tables.load(table)
        await until(lambda: services.tables.owns(table))
        await services.clocks.check_clock(table)
        async with table.lock:
            await services.clocks.check_choices(table, clock())
        yield services, table


async def begun(services: Services, per: str) -> str:
    """A table of two whose first choice is made; each has an hour, for the game or for each choice."""
    for guest in (ANA, BO):
        await services.people.put(guest)
    wish = NewTableRequest("ancient-knowledge", RUNNING, clock=Clock(3600, True, per))
    made = await services.lobby.make_table(ANA, wish)
    async with services.tables.at(made.id) as table:
        await services.lobby.join(table, BO, made.invites[0].token)
        async with table.lock:
            await services.tables.load(table)
        await choose(services, table)
    return made.id


def left(table: Table) -> list[float]:
    """Seconds that each seat has left now; all of them who has nothing to choose."""
    assert table.play is not None
    if table.play.asked:
        return [3600 if end is None else end - clock() for end in table.now.deadlines()]
    return [3600 - used for used in table.play.tick(clock())]


@pytest.mark.parametrize("per", ["game", "choice"])
def test_a_jump_between_two_servers_takes_no_more_than_a_step(
    data: Path, database: str, per: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        began = time.monotonic()

        def spent() -> float:
            """Seconds that anybody may have lost at most by now."""
            return MOST_STEP + time.monotonic() - began + 1

        async with serving(data, database) as services:
            id = await begun(services, per)

        set_machine(monkeypatch, 5400)
        async with taking_up(data, database, id) as (services, table):
            assert [seat.away for seat in table.seats] == [0, 0]
            assert min(left(table)) >= 3600 - spent()
            assert table.now.since() >= time.time() + 5300, "whoever looks counts on from the start"
            await choose(services, table)
            play = table.play
            assert play is not None
            assert 3600 - max(play.used) >= 3600 - spent()
            deadlines = table.now.deadlines()
            kept = restore(table.row, table.seats, play.snapshot())
            assert (kept.paused().used, kept.paused().since) == (play.used, play.since)

        async with taking_up(data, database, id) as (services, table):
            assert table.play is not None
            assert (table.play.used, table.play.since) == (play.used, play.since), "the log says the same again"
            assert table.now.deadlines() == deadlines

        set_machine(monkeypatch, 0)
        async with taking_up(data, database, id) as (services, table):
            assert table.play is not None
            assert (table.play.used, [seat.away for seat in table.seats]) == (play.used, [0, 0])
            await choose(services, table)
            assert 3600 - max(table.play.used) >= 3600 - spent()

        set_machine(monkeypatch, 5400)
        async with taking_up(data, database, id) as (services, table):
            assert [seat.away for seat in table.seats] == [0, 0], "nor does a second one"

    asyncio.run(work())


@pytest.mark.parametrize("per", ["game", "choice"])
def test_a_restart_within_a_step_stops_no_clock(
    data: Path, database: str, per: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with serving(data, database) as services:
            id = await begun(services, per)
            await services.store.live_on(clock() + 3590)
        set_machine(monkeypatch, 3610)
        async with taking_up(data, database, id) as (_, table):
            assert table.row.pauses == ""
            assert any(seat.away for seat in table.seats), "a server lived nearly all the while"

    asyncio.run(work())


def test_who_has_the_table_in_memory_hears_that_its_time_stood_still(data: Path, postgres: Postgres) -> None:
    url = postgres.database()

    async def work() -> None:
        async with serving(data, url) as services:
            id = await begun(services, "game")
            async with services.tables.at(id) as table:
                await services.store.live_on(clock() - 5400)
                async with serving(data, url):
                    await until(lambda: bool(table.row.pauses))

    asyncio.run(work())


def test_no_clock_ends_before_it_is_written_which_time_counts(data: Path) -> None:
    async def work(services: Services, table: Table) -> None:
        await choose(services, table)
        await services.store.live_on(clock() - 5400)
        upkeep = services.upkeep
        upkeep.counts = False
        engine(services).full = True
        await upkeep.live()
        assert not upkeep.counts
        engine(services).full = False
        await upkeep.live()
        assert upkeep.counts
        await until(lambda: bool(table.row.pauses))

    asyncio.run(at_table(data, RUNNING, work, clock=Clock(600, True)))
