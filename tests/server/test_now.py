"""Time at the tables goes on evenly, whatever is done to the machine's clock."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tablee.server.protocol import Clock
from tablee.server.services import Services
from tablee.server.tables.now import CLOCK, FOLLOWS, SteadyClock, elapsed
from tablee.server.tables.table import Table
from tests.server.unplugged import RUNNING, at_table, choose


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
