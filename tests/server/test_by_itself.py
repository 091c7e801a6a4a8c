"""What happens by itself goes on happening, whatever befalls the store for a moment or one table for good."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.server.protocol import Clock, NewTableRequest
from tablee.server.services import Services
from tablee.server.settings import Settings
from tablee.server.tables.state import AWAY, TableState
from tablee.server.tables.table import Table
from tests.server.test_store_down import sit_on_disk, some_time_ago
from tests.server.unplugged import ANA, BO, ME, RUNNING, WAITING, Unplugged, at_table, engine, until

HARD = Clock(60, True)


def broken(*_: Any) -> Any:
    raise RuntimeError("a fault of ours")


class Faulty(TableState, frozen=True):
    """A table whose clock cannot be read."""

    def clock(self) -> Clock | None:
        raise RuntimeError("a fault of ours")


def test_what_is_taken_up_after_a_start_is_so_though_the_store_is_down_at_first(data: Path) -> None:
    async def before(services: Services, table: Table) -> None:
        await sit_on_disk(services, table)
        await services.lobby.make_table(ANA, NewTableRequest("ancient-knowledge", [ME, ME], clock=HARD))

    async def after() -> None:
        services = Services(Settings(data))
        services.store.engine = Unplugged(data / "tablee.db")
        engine(services).down = True
        await services.open()
        try:
            await asyncio.sleep(0.1)
            assert not services.tables.known
            engine(services).well()
            await until(lambda: len(services.tables.known) == 2)
            known = services.tables.known.values()
            await until(lambda: [table.row.state for table in known] == ["running"] * 2)
            assert any(table.now.is_timed() for table in known)
        finally:
            await services.close()

    asyncio.run(at_table(data, WAITING, before))
    asyncio.run(after())


def test_a_fault_is_said_once_and_ends_neither_clocks_nor_deadlines(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(services: Services, table: Table) -> None:
        made = await services.lobby.make_table(ANA, NewTableRequest("ancient-knowledge", [ME, ME], clock=HARD))
        async with services.tables.at(made.id) as faulty:
            faulty.now = Faulty(*msgspec.structs.astuple(faulty.now))
            services.tables.known.move_to_end(made.id, last=False)
            services.tables.drop_idle = services.store.due = broken  # type: ignore[method-assign, assignment]
            await some_time_ago(services, table)
            await until(lambda: AWAY in [seat.away for seat in table.seats])
            await asyncio.sleep(1.5)  # another sweep comes by
            told = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
            assert len(told) == len(set(told)) == 3
            assert all("RuntimeError" in each and "a fault of ours" not in each for each in told)

    asyncio.run(at_table(data, RUNNING, work, clock=HARD))


def test_a_table_that_breaks_when_it_is_due_keeps_no_other_waiting(data: Path) -> None:
    async def work(services: Services, table: Table) -> None:
        clock = Clock(60, True, "choice")
        made = await services.lobby.make_table(ANA, NewTableRequest("ancient-knowledge", [ME, ME], clock=clock))
        check, later = services.clocks.check_choices, time.time() + 10_000

        async def check_all_but_one(table: Table, now: float) -> None:
            if table.row.id == made.id:
                broken()
            await check(table, now)

        services.clocks.check_choices = check_all_but_one  # type: ignore[method-assign]
        await services.store.look_again(made.id, (await services.store.due(later))[-1][1], 1.0)
        assert len(await services.store.due(later)) == 2
        await services.clocks.check_deadlines(later)
        assert AWAY in [seat.away for seat in table.seats]

    asyncio.run(at_table(data, RUNNING, work, clock=Clock(60, True, "choice")))


def test_a_notice_waits_until_the_store_says_where_it_goes(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(services: Services, table: Table) -> None:
        sent: list[str] = []
        services.notices.send = lambda guest, notice: sent.append(guest.webhook)
        await services.people.put(msgspec.structs.replace(BO, webhook="https://example.org"))
        services.people.known.clear()
        engine(services).down = True
        services.notifier.notify(table, [1], "seat-left")
        await asyncio.sleep(0.1)
        engine(services).well()
        await until(lambda: sent == ["https://example.org"])
        assert caplog.text == ""

    asyncio.run(at_table(data, RUNNING, work))
