"""What several processes on one PostgreSQL cost: CPU time of the servers, the database and the bus for each choice.

python -m tablee.lab.scale_out [--processes 1 2 4] [--bus notify nats] [--tables 40] [--seconds 5] [--rate 1000]
                               [--repeats 3] [--json]

Starts everything itself, on this machine's loopback: PostgreSQL and nats-server come from the system's packages. All
variants run in turn, `repeats` times; medians are printed, with the ratio to one process of the same run. *affinity*:
both players of a table are at one process, as behind a proxy that hashes the table's id; *apart*: each is at another
one, the worst that round robin does.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

from tablee.lab.load_clients import APART, TOGETHER, compare
from tablee.lab.server_load import Load, cpu_seconds, run, within

START_SECONDS = 60.0
NOTIFY = "notify"
KEY = "scale-out-" * 4


class CannotMeasure(Exception):
    """Something that has to be installed is missing; says what."""


@dataclass(frozen=True)
class Variant:
    processes: int
    bus: str
    spread: str

    def describe(self) -> str:
        if self.processes == 1:
            return "1 process"
        return f"{self.processes} processes, {self.bus}, {'affinity' if self.spread == TOGETHER else 'apart'}"


@dataclass
class Cost:
    """CPU milliseconds a choice."""

    servers: float
    database: float
    bus: float
    p95: float
    lost: int


def variants(processes: list[int], buses: list[str]) -> list[Variant]:
    """One process first; it needs no bus."""
    found = [Variant(1, NOTIFY, TOGETHER)]
    for count in processes:
        found += [Variant(count, bus, spread) for bus in buses for spread in (TOGETHER, APART) if count > 1]
    return found


def wait_until(what: Callable[[], bool], name: str) -> None:
    end = time.monotonic() + START_SECONDS
    while not what():
        if time.monotonic() > end:
            raise CannotMeasure(f"{name} did not start")
        time.sleep(0.05)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


def answers(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


@contextlib.contextmanager
def stopped_at_the_end(process: subprocess.Popen[str]) -> Iterator[int]:
    try:
        yield process.pid
    finally:
        process.send_signal(signal.SIGINT)  # PostgreSQL: at once, without waiting for clients
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[tuple[int, Callable[[], str]]]:
    """Its process, and what makes a new database there and says its address."""
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    initdb = programs[-1] if programs else Path(shutil.which("initdb") or "")
    if not initdb.is_file():
        raise CannotMeasure("PostgreSQL is not installed")
    user = "postgres" if os.geteuid() == 0 else None  # it refuses to run as root
    if user:
        shutil.chown(folder, user, user)
    data, quiet = folder / "data", subprocess.DEVNULL
    command: list[str | Path] = [
        initdb,
        "-D",
        data,
        "-U",
        "tablee",
        "-A",
        "trust",
        "-E",
        "UTF8",
        "--locale=C",
        "--no-sync",
    ]
    subprocess.run(command, user=user, check=True, stdout=quiet, stderr=quiet, cwd=folder)
    options = [f"unix_socket_directories={folder}", "listen_addresses=", "max_connections=200"]
    command = [initdb.parent / "postgres", "-D", data, *[word for each in options for word in ("-c", each)]]
    process = subprocess.Popen(command, user=user, stdout=quiet, stderr=quiet, cwd=folder, text=True)

    def ask(sql: str) -> bool:
        psql: list[str | Path] = [initdb.parent / "psql", "-h", folder, "-U", "tablee", "-d", "postgres", "-c", sql]
        return subprocess.run(psql, user=user, stdout=quiet, stderr=quiet, cwd=folder).returncode == 0

    count = iter(range(1_000_000))

    def database() -> str:
        name = f"t{next(count)}"
        if not ask(f"CREATE DATABASE {name}"):
            raise CannotMeasure("PostgreSQL makes no database")
        return f"postgresql://tablee@/{name}?host={quote(str(folder), safe='')}"

    with stopped_at_the_end(process) as pid:
        wait_until(lambda: ask("SELECT 1"), "PostgreSQL")
        yield pid, database


@contextlib.contextmanager
def bus_server(name: str) -> Iterator[tuple[int | None, str]]:
    """Its process and address; none for PostgreSQL's own NOTIFY."""
    if name == NOTIFY:
        yield None, ""
        return
    program = shutil.which("nats-server", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if program is None:
        raise CannotMeasure("nats-server is not installed")
    port, quiet = free_port(), subprocess.DEVNULL
    command = [program, "-a", "127.0.0.1", "-p", str(port)]
    with stopped_at_the_end(subprocess.Popen(command, stdout=quiet, stderr=quiet, text=True)) as pid:
        wait_until(lambda: answers(port), program)
        yield pid, f"nats://127.0.0.1:{port}"


@contextlib.contextmanager
def server(folder: Path, **environ: str) -> Iterator[tuple[int, str]]:
    """One process of the web table; its number and address."""
    settings = {**os.environ, "TABLEE_RATE": "1000000", "TABLEE_KEY": KEY, **environ}
    command = [sys.executable, "-m", "tablee", "serve", "--data", str(folder), "--port", "0"]
    process = subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, text=True)
    with stopped_at_the_end(process) as pid:
        assert process.stdout is not None
        line = process.stdout.readline()
        if "http://" not in line:
            raise CannotMeasure("the server did not start")
        yield pid, line[line.index("http://") :].split()[0]


@dataclass
class Shared:
    """What all variants run on."""

    postgres: int
    database: Callable[[], str]
    buses: dict[str, tuple[int | None, str]]


def measure(variant: Variant, tables: int, seconds: float, rate: float, folder: Path, shared: Shared) -> Cost:
    bus_pid, bus_url = shared.buses[variant.bus]
    environ = {"TABLEE_DATABASE_URL": shared.database(), **({"TABLEE_BUS": bus_url} if bus_url else {})}
    with contextlib.ExitStack() as stack:
        servers = [stack.enter_context(server(folder / f"{place}", **environ)) for place in range(variant.processes)]
        watched = [[pid for pid, _ in servers], [shared.postgres], [] if bus_pid is None else [bus_pid]]
        snapshots: list[list[float]] = []

        def look() -> float:
            snapshots.append([cpu_seconds(pids) for pids in watched])
            return sum(snapshots[-1])

        async def play() -> tuple[int, float, int]:
            async with Load([url for _, url in servers], tables, rate, variant.spread) as load:
                figures = await load.run(seconds, look)
            lost = compare(load.sockets, load.tally, load.hosts[0])
            return figures.choices, figures.percentile(0.95), len(lost)

        choices, p95, lost = run(play())
    used = [1000 * (after - before) / max(1, choices) for before, after in zip(*snapshots, strict=True)]
    return Cost(servers=used[0], database=used[1], bus=used[2], p95=p95, lost=lost)


def measure_all(given: argparse.Namespace) -> dict[Variant, list[Cost]]:
    found: dict[Variant, list[Cost]] = {}
    with tempfile.TemporaryDirectory(prefix="tablee-scale-") as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        folder.chmod(0o755)  # PostgreSQL's own user goes through it
        (folder / "postgres").mkdir()
        pid, database = stack.enter_context(postgres(folder / "postgres"))
        buses = {bus: stack.enter_context(bus_server(bus)) for bus in {NOTIFY, *given.bus}}
        shared = Shared(pid, database, buses)
        for turn in range(given.repeats):
            for variant in variants(given.processes, given.bus):
                data = folder / f"{turn}-{variant.processes}-{variant.bus}-{variant.spread}"
                cost = measure(variant, given.tables, given.seconds, given.rate, data, shared)
                found.setdefault(variant, []).append(cost)
                if not given.json:
                    print(f"  {variant.describe()}: {describe(cost)}", file=sys.stderr, flush=True)
    return found


def describe(cost: Cost) -> str:
    bus = f", bus {cost.bus:.2f}" if cost.bus else ""
    return f"servers {cost.servers:.2f}, database {cost.database:.2f}{bus} ms a choice, p95 {cost.p95:.0f} ms"


def summary(found: dict[Variant, list[Cost]]) -> list[dict[str, Any]]:
    """A row for each variant: medians, and the median of the ratios to one process in the same turn."""
    one = found[Variant(1, NOTIFY, TOGETHER)]
    rows: list[dict[str, Any]] = []
    for variant, costs in found.items():
        pairs = list(zip(costs, one, strict=True))
        rows.append(
            {
                "variant": variant.describe(),
                "servers": statistics.median(cost.servers for cost in costs),
                "database": statistics.median(cost.database for cost in costs),
                "bus": statistics.median(cost.bus for cost in costs),
                "servers to one": statistics.median(ratio(a.servers, b.servers) for a, b in pairs),
                "database to one": statistics.median(ratio(a.database, b.database) for a, b in pairs),
                "p95": statistics.median(cost.p95 for cost in costs),
                "lost": sum(cost.lost for cost in costs),
            }
        )
    return rows


def ratio(one: float, other: float) -> float:
    """CPU time is counted in hundredths of a second, so that of a short run may be none.

    >>> ratio(3.0, 2.0), ratio(0.0, 0.0)
    (1.5, 1.0)
    """
    return 1.0 if one == other else one / max(other, 1e-9)


def table(rows: list[dict[str, Any]]) -> str:
    lines = [
        "| CPU ms a choice | servers | to one | database | to one | bus | p95 ms | lost |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        lines.append(
            "| {variant} | {servers:.2f} | {servers to one:.2f} × | {database:.2f} | {database to one:.2f} × "
            "| {bus:.2f} | {p95:.0f} | {lost} |".format(**row)
        )
    return "\n".join(lines)


def main(args: list[str] | None = None) -> int:
    """1 if a choice that was acknowledged is not stored."""
    about = (__doc__ or "").splitlines()[0]
    parser = argparse.ArgumentParser(prog="python -m tablee.lab.scale_out", description=about)
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4], choices=range(1, 17), metavar="N")
    parser.add_argument("--bus", nargs="+", default=[NOTIFY], choices=(NOTIFY, "nats"))
    parser.add_argument("--tables", type=int, default=40, help="live tables of two")
    parser.add_argument("--seconds", type=within(0, 600), default=5.0, help="for each variant")
    parser.add_argument("--rate", type=within(0, 1e6), default=1000.0, help="choices a second; 0: as many as it takes")
    parser.add_argument("--repeats", type=int, default=3, choices=range(1, 101), metavar="N")
    parser.add_argument("--json", action="store_true", help="print data as JSON")
    given = parser.parse_args(args)
    try:
        rows = summary(measure_all(given))
    except CannotMeasure as why:
        print(f"not measured: {why}", file=sys.stderr)
        return 2
    print(json.dumps(rows) if given.json else table(rows))
    return 1 if any(row["lost"] for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
