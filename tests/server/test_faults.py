"""Whatever befalls the database while people play: nothing acknowledged is lost, and every table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from tests.server.databases import Postgres
from tests.server.nursery import end
from tests.server.running import nursery, wait_for
from tests.server.test_kill import TABLES, Load, written

LASTS = 3.0
"""Seconds: longer than the server waits for a database."""
DISK = 256 << 20
"""Bytes, of the small disk of a PostgreSQL; memory is taken for what lies on it only."""
Fault = Callable[[Postgres, int], AbstractContextManager[None]]
"""Of this database, while the server with this process runs on it."""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Postgres]:
    """A PostgreSQL that nobody else needs."""
    found = Postgres()
    yield found
    found.stop()


@contextmanager
def stopped(cluster: Postgres, server: int) -> Iterator[None]:
    """As an administrator does it; connections are cut."""
    cluster.process.send_signal(signal.SIGINT)
    cluster.process.wait()
    yield
    cluster.start()


@contextmanager
def killed(cluster: Postgres, server: int) -> Iterator[None]:
    """As the power cut does it."""
    for pid in cluster.processes():
        os.kill(pid, signal.SIGKILL)
    cluster.process.wait()
    yield
    cluster.start()


@contextmanager
def crashed(cluster: Postgres, server: int) -> Iterator[None]:
    """One of its processes dies: it ends all others and recovers by itself."""
    found = cluster.run("SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND datname LIKE 't%'")
    for pid in (found or "").split()[:1]:
        with contextlib.suppress(ProcessLookupError):
            os.kill(int(pid), signal.SIGKILL)
    yield


@contextmanager
def hung(cluster: Postgres, server: int) -> Iterator[None]:
    with cluster.hanging():
        yield


@contextmanager
def read_only(cluster: Postgres, server: int) -> Iterator[None]:
    """As one that has become a standby."""
    for state in ("on", "off"):
        assert cluster.run(f"ALTER SYSTEM SET default_transaction_read_only = {state}") is not None
        assert cluster.run("SELECT pg_reload_conf()") is not None
        if state == "on":
            yield


@contextmanager
def full(cluster: Postgres, server: int) -> Iterator[None]:
    """No file of the server may grow any more."""
    limit = resource.prlimit(server, resource.RLIMIT_FSIZE)
    resource.prlimit(server, resource.RLIMIT_FSIZE, (100, limit[1]))
    yield
    resource.prlimit(server, resource.RLIMIT_FSIZE, limit)


@contextmanager
def no_room(cluster: Postgres, server: int, *, for_its_log: bool = False) -> Iterator[None]:
    """No file of PostgreSQL may grow any more; `for_its_log`: nor is there room for what it writes ahead, so it ends
    itself and cannot start before there is room."""
    filler = cluster.folder.parent / "filler"
    with filler.open("wb") as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(1 << 16))
            file.flush()
    if for_its_log:
        cluster.run("SELECT pg_switch_wal()")
    yield
    filler.unlink()
    cluster.await_answer()


@contextmanager
def no_room_for_its_log(cluster: Postgres, server: int) -> Iterator[None]:
    with no_room(cluster, server, for_its_log=True):
        yield


@contextmanager
def unchangeable(folder: Path) -> Iterator[None]:
    """Forbid every write to the database and its log, by root and by who has opened them before, too.

    Not to its shared memory, which is mapped: the system ends a process that writes there (SIGBUS).
    """
    files = [str(path) for path in folder.glob("tablee.db*") if path.suffix != ".db-shm"]
    subprocess.run(["chattr", "+i", *files], check=True)
    try:
        yield
    finally:
        subprocess.run(["chattr", "-i", *files], check=True)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk in memory, which one file can fill."""
    folder = Path(tempfile.mkdtemp(prefix="tablee-disk-"))
    command = ["mount", "-t", "tmpfs", "-o", f"size={DISK},mode=755", "tmpfs", str(folder)]
    mounted = subprocess.run(command, capture_output=True)
    if mounted.returncode:
        folder.rmdir()
        pytest.skip(f"only root can mount a small disk: {mounted.stderr.decode().strip()}")
    yield folder
    subprocess.run(["umount", folder], check=True)
    folder.rmdir()


@pytest.fixture
def files_can_be_unchangeable(tmp_path: Path) -> None:
    """Skip where this file system, or who runs this, cannot forbid to write into a file that is open."""
    trial = tmp_path / "tablee.db"
    with trial.open("wb", buffering=0) as file:
        try:
            with unchangeable(tmp_path):
                file.write(b"1")
        except PermissionError:
            return
        except (OSError, subprocess.CalledProcessError) as error:
            pytest.skip(f"chattr +i needs root and a file system that has it: {error}")
        pytest.skip("this file system lets who has opened a file write into it in spite of chattr +i")


async def play_through(data: Path, database: str, cluster: Postgres, fault: Fault) -> Load:
    environ = {"TABLEE_DATABASE_URL": database, "TABLEE_RATE": "1000"}
    load = Load(7)
    pid, load.port = await asyncio.to_thread(nursery().start, data, 0, str(data.with_suffix(".log")), **environ)
    load.up.set()
    playing: list[asyncio.Task[None]] = []
    try:
        for who, name in enumerate(("Ana", "Bo")):
            load.call(who, "/api/me", {"name": name})
        playing = [asyncio.create_task(load.play(place)) for place in range(TABLES)]
        for _ in range(2):
            await load.all_go_on(playing)
            refused = load.refused
            lasting = fault(cluster, pid)
            await asyncio.to_thread(lasting.__enter__)
            try:
                await asyncio.sleep(LASTS)
                if fault is not crashed:  # which may be over before anybody asks for anything
                    await asyncio.to_thread(wait_for, lambda refused=refused: load.refused > refused)
            finally:
                await asyncio.to_thread(lasting.__exit__, None, None, None)
            load.progress = [0] * TABLES
        await load.all_go_on(playing)
    finally:
        load.stopped = True
        load.up.set()
        end(pid, signal.SIGKILL)
        await asyncio.gather(*playing)
    return load


def check(data: Path, database: str, load: Load) -> None:
    found = asyncio.run(written(data, database, set(load.last)))
    assert len(load.acknowledged) >= 3 * TABLES
    assert [key for key, choice in load.acknowledged.items() if found.get(key) != choice] == []
    ahead = {table: number for table, number in load.last.items() if number and (table, number) not in found}
    assert ahead == {}, "told before it was on disk"
    log = data.with_suffix(".log").read_text().splitlines()
    assert [line for line in log if "PostgreSQL" not in line and "SQLite" not in line] == []


@pytest.mark.parametrize("fault", [stopped, killed, crashed, hung, read_only], ids=lambda fault: fault.__name__)
def test_a_fault_of_postgresql_loses_nothing(data: Path, cluster: Postgres, fault: Fault) -> None:
    database = cluster.database()
    load = asyncio.run(play_through(data, database, cluster, fault))
    check(data, database, load)


def test_a_full_disk_loses_nothing(data: Path, cluster: Postgres) -> None:
    load = asyncio.run(play_through(data, "", cluster, full))
    check(data, "", load)


@pytest.mark.parametrize("fault", [no_room, no_room_for_its_log], ids=lambda fault: fault.__name__)
def test_a_full_disk_under_postgresql_loses_nothing(data: Path, small_disk: Path, fault: Fault) -> None:
    cluster = Postgres(small_disk)
    try:
        database = cluster.database()
        load = asyncio.run(play_through(data, database, cluster, fault))
        check(data, database, load)
    finally:
        cluster.stop()


@pytest.mark.usefixtures("files_can_be_unchangeable")
def test_a_read_only_disk_loses_nothing(data: Path, cluster: Postgres) -> None:
    load = asyncio.run(play_through(data, "", cluster, lambda _, __: unchangeable(data)))
    check(data, "", load)
