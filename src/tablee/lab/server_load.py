"""Load on real servers: many live tables at once; what a choice costs, how long it takes, what an idle table weighs.

python -m tablee.lab.server_load [--tables 300] [--seconds 10] [--rate 1500] [--masters 8] [--json]
    starts a server of its own
python -m tablee.lab.server_load --host URL [--host URL ...] [--spread apart] [--pid N ...]
    drives servers or proxies that run already, and compares every acknowledged choice with the stored log afterwards
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, TypeVar

from tablee.lab.load_clients import APART, TOGETHER, Caller, Host, LoadTally, SeatSocket, compare, sit_down

TITLE = "ancient-knowledge"
WARM_UP = 12
"""Choices of each table before anything counts."""
WARM_UP_SECONDS = 120.0
MOST_TABLES = 10_000
MOST_SECONDS = 3_600.0
Found = TypeVar("Found")
BUDGETS = {
    "choices per CPU second": 4_500.0,
    "p95 ms": 50.0,
    "p95 while masters think": 2.0,
    "KB per idle table": 10.0,
}


@contextmanager
def server(**environ: str) -> Iterator[str]:
    """A server of our own on a fresh data folder; its host and port. Whatever it logs is wrong."""
    with tempfile.TemporaryDirectory() as data, tempfile.TemporaryFile("w+") as log:
        settings = {**os.environ, "TABLEE_RATE": "1000000", **environ}
        command = [sys.executable, "-m", "tablee", "serve", "--data", data, "--port", "0"]
        process = subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            if "http://" not in line:
                raise RuntimeError(f"the server did not start: {read_log(log)}")
            yield line[line.index("http://") + 7 :].split()[0]
        finally:
            process.terminate()
            process.wait()
        if logged := read_log(log):
            raise RuntimeError(f"the server logged: {logged}")


def read_log(log: IO[str]) -> str:
    log.seek(0)
    return log.read().strip()


@dataclass
class LoadFigures:
    choices: int
    wall: float
    cpu: float
    latencies: list[float]
    refused: int
    over: int

    def describe(self) -> str:
        times = ", ".join(f"p{share:g} {self.percentile(share / 100):.1f} ms" for share in (50, 95, 99))
        rates = f"{self.choices / self.wall:.0f} a second"
        if self.cpu:
            rates += f", {self.choices / self.cpu:.0f} per CPU second"
        return f"{self.choices} choices, {rates}, {times}, {self.refused} refused, {self.over} games over"

    def percentile(self, share: float) -> float:
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


async def measure(host: str, tables: int, seconds: float, rate: float) -> LoadFigures:
    """`rate` choices a second over all tables; 0: as many as the server takes."""
    caller = Caller(Host.read(host))
    async with Load([host], tables, rate) as load:
        return await load.run(seconds, lambda: caller.metric("process_cpu_seconds_total"))


class Load:
    """Tables of two that play at these hosts from the beginning of the block to its end."""

    def __init__(self, hosts: Sequence[str], tables: int, rate: float, spread: str = TOGETHER) -> None:
        self.hosts = [Host.read(url) for url in hosts]
        self.tables = tables
        self.spread = spread
        self.tally = LoadTally(random.Random(7), tables / rate if rate else 0.0)
        self.sockets: list[SeatSocket] = []

    async def __aenter__(self) -> Load:
        self.sockets = await sit_down(self.hosts, TITLE, self.tables, self.tally, self.spread)
        for socket in self.sockets:
            socket.go_on()
        async with asyncio.timeout(WARM_UP_SECONDS):
            while self.tally.count < WARM_UP * self.tables:  # past the set-up, where both decide at once
                await asyncio.sleep(0.05)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.tally.stopped = True
        await asyncio.sleep(0.3)
        for socket in self.sockets:
            socket.close()

    async def run(self, seconds: float, cpu_seconds: Callable[[], float]) -> LoadFigures:
        """What happens in that time."""
        tally = self.tally
        tally.latencies.clear()
        tally.refused = 0
        cpu, began = cpu_seconds(), time.perf_counter()
        await asyncio.sleep(seconds)
        done, latencies = len(tally.latencies), tally.latencies[:]
        wall, cpu = time.perf_counter() - began, cpu_seconds() - cpu
        return LoadFigures(done, wall, cpu, latencies, tally.refused, len(tally.over))


def let_masters_think(host: str, masters: int) -> None:
    """So many tables where nothing happens but that masters play each other, with a process for each, until all have
    answered once."""
    caller = Caller(Host.read(host))
    caller.call("POST", "/api/me", {"name": "Ana"})
    before = caller.metric("tablee_bot_choices_total")
    for _ in range(masters):
        wish = {"title": "atlantes", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "master"}]}
        made = caller.call("POST", "/api/tables", wish)
        caller.call("POST", f"/api/tables/{made['id']}/leave", {"bot": "master"})
    while caller.metric("tablee_bot_choices_total") < before + 2 * masters:
        time.sleep(0.1)


async def idle_weight(host: str, tables: int, choices: int) -> float:
    """Bytes by which the server grows for each table that was played and that nobody is at any more."""
    caller = Caller(Host.read(host))

    async def play_some(count: int) -> list[SeatSocket]:
        tally = LoadTally(random.Random(3), 0.0)
        sockets = await sit_down([caller.host], TITLE, count, tally)
        for socket in sockets:
            socket.go_on()
        while len(tally.latencies) < count * choices:
            await asyncio.sleep(0.05)
        tally.stopped = True
        await asyncio.sleep(0.5)
        return sockets

    async def settle(sockets: list[SeatSocket]) -> float:
        for socket in sockets:
            socket.close()
        while caller.metric("tablee_tables_in_memory"):
            await asyncio.sleep(0.1)
        return caller.metric("process_resident_memory_bytes")

    await settle(await play_some(tables))
    before = await settle(await play_some(tables))  # whatever is needed once is there now
    return (await settle(await play_some(tables)) - before) / tables


def cpu_seconds(roots: Sequence[int]) -> float:
    """Processor time of these processes, their children, and the children that have ended (from /proc)."""
    parents: dict[int, list[int]] = {}
    used: dict[int, float] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue  # it has just ended
        pid = int(path.parent.name)
        parents.setdefault(int(fields[1]), []).append(pid)
        used[pid] = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    total, left = 0.0, list(roots)
    while left:
        pid = left.pop()
        total += used.get(pid, 0.0)
        left += parents.get(pid, [])
    return total


def drive(given: argparse.Namespace) -> int:
    """Play at servers that run already; 1 if a choice that was acknowledged is not stored."""

    async def play() -> tuple[LoadFigures, LoadTally, list[str]]:
        async with Load(given.host, given.tables, given.rate or 0.0, given.spread) as load:
            figures = await load.run(given.seconds, lambda: cpu_seconds(given.pid))
        return figures, load.tally, compare(load.sockets, load.tally, load.hosts[0])

    figures, tally, lost = run(play())
    if given.json:
        told = {
            "choices": figures.choices,
            "choices a second": figures.choices / figures.wall,
            "p95 ms": figures.percentile(0.95),
            "refused": figures.refused,
            "reconnected": tally.reconnected,
            "acknowledged": tally.count,
            "lost": lost,
        }
        if given.pid:
            told["CPU ms a choice"] = 1000 * figures.cpu / max(1, figures.choices)
        print(json.dumps(told))
    else:
        print(f"{given.tables} live tables of two at {', '.join(given.host)}: {figures.describe()}")
        print(f"{tally.count} choices acknowledged, {len(lost)} of them not in the stored log", *lost, sep="\n  ")
    return 1 if lost else 0


def within(least: float, most: float) -> Callable[[str], float]:
    def number(text: str) -> float:
        value = float(text)
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"{text} is not between {least:g} and {most:g}")
        return value

    return number


def main(args: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tablee.lab.server_load")
    tables = within(1, MOST_TABLES)
    parser.add_argument("--tables", type=lambda text: int(tables(text)), default=300, help="live tables of two")
    parser.add_argument("--seconds", type=within(0, MOST_SECONDS), default=10)
    parser.add_argument(
        "--rate",
        type=within(0, 1e6),
        help="choices a second over all tables, in paced runs (default: 1500); with --host 0, as many as it takes",
    )
    parser.add_argument("--masters", type=int, default=8, help="bots that think beside a third, paced run; 0: without")
    parser.add_argument("--idle", type=int, default=400, help="tables for the weight of an idle one; 0: leave it out")
    parser.add_argument(
        "--host",
        action="append",
        metavar="URL",
        help="drive a server or proxy that runs already; repeatable. Start it with TABLEE_RATE=1000000",
    )
    parser.add_argument(
        "--spread",
        choices=(TOGETHER, APART),
        default=TOGETHER,
        help="over several hosts: both players of a table at one host, or each at another (default: together)",
    )
    parser.add_argument(
        "--pid", type=int, action="append", default=[], help="count this process's CPU time; repeatable"
    )
    parser.add_argument("--json", action="store_true", help="print data as JSON")
    given = parser.parse_args(args)
    if given.host:
        return drive(given)
    given.rate = given.rate or 1500.0
    engine = "PostgreSQL" if os.environ.get("TABLEE_DATABASE_URL") else "SQLite with synchronous=FULL"
    lines = [f"{given.tables} live tables of two, {engine}, {given.seconds:g} s each"]
    with server(TABLEE_BOT_WORKERS=str(given.masters or 1)) as host:
        full = run(measure(host, given.tables, given.seconds, 0))
        paced = run(measure(host, given.tables, given.seconds, given.rate))
        if given.masters:
            let_masters_think(host, given.masters)
            beside = run(measure(host, given.tables, given.seconds, given.rate))
    lines += [f"  as many as it takes: {full.describe()}", f"  paced at {given.rate:g} a second: {paced.describe()}"]
    figures = {"choices per CPU second": full.choices / full.cpu, "p95 ms": paced.percentile(0.95)}
    if given.masters:
        lines.append(f"  the same while {given.masters} masters think: {beside.describe()}")
        figures["p95 while masters think"] = beside.percentile(0.95) / max(paced.percentile(0.95), 1e-9)
    if given.idle:
        with server(TABLEE_IDLE="0.5") as host:
            figures["KB per idle table"] = max(0.0, run(idle_weight(host, given.idle, 30))) / 1024
    print(json.dumps(figures) if given.json else "\n".join([*lines, *map(verdict, figures, figures.values())]))
    return 0


def verdict(name: str, value: float) -> str:
    more = name == "choices per CPU second"
    met = value >= BUDGETS[name] if more else value <= BUDGETS[name]
    return (
        f"{name:24} {value:10.1f}   budget {'>=' if more else '<='} {BUDGETS[name]:g}   {'met' if met else 'NOT MET'}"
    )


def run(work: Coroutine[Any, Any, Found]) -> Found:
    with asyncio.Runner(loop_factory=quick_loop()) as runner:
        return runner.run(work)


def quick_loop() -> Any:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


if __name__ == "__main__":
    sys.exit(main())
