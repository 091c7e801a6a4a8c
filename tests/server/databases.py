"""A real PostgreSQL, started from the machine's packages in a temporary folder."""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest

HOW = "PostgreSQL is not installed: run tools/system_packages.sh (Debian, Ubuntu: apt install postgresql)"


def programs() -> Path | None:
    """The folder of initdb and postgres."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    initdb = shutil.which("initdb")
    return Path(initdb).resolve().parent if initdb else None


class Postgres:
    """One server for the whole run; every test takes a database of its own."""

    def __init__(self, within: Path | None = None) -> None:
        folder = programs()
        if folder is None:
            if os.environ.get("CI"):
                pytest.fail(HOW)
            pytest.skip(HOW)
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-pg-", dir=within))
        # PostgreSQL refuses to run as root; its package brings a user of its own.
        self.user = "postgres" if os.geteuid() == 0 else None
        if self.user:
            shutil.chown(self.folder, self.user, self.user)
        self.folder.chmod(0o700)
        data = self.folder / "data"
        made = subprocess.run(
            [folder / "initdb", "-D", data, "-U", "tablee", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
            user=self.user,
            capture_output=True,
            cwd=self.folder,
        )
        assert made.returncode == 0, made.stderr
        options = [f"unix_socket_directories={self.folder}", "listen_addresses=", "max_connections=100"]
        self.command = [str(folder / "postgres"), "-D", str(data), *[word for each in options for word in ("-c", each)]]
        self.psql = folder / "psql"
        self.start()

    def start(self) -> None:
        """And wait until it answers, however it ended before."""
        nothing = subprocess.DEVNULL
        self.process = subprocess.Popen(self.command, user=self.user, cwd=self.folder, stdout=nothing, stderr=nothing)
        end = time.monotonic() + 60
        while self.run("SELECT 1") is None:
            assert time.monotonic() < end, "PostgreSQL did not start"
            time.sleep(0.05)

    def await_answer(self) -> None:
        """Wait until it answers after trouble, and start it again where it has given up."""
        end = time.monotonic() + 60
        while self.run("SELECT 1") is None:
            if self.process.poll() is not None:
                return self.start()
            assert time.monotonic() < end, "PostgreSQL did not recover"
            time.sleep(0.05)
        return None

    def processes(self) -> list[int]:
        """The server's own, and those that serve its connections or stand beside it."""
        found = [self.process.pid]
        for path in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError, IndexError):
                if int(path.read_text().rsplit(")", 1)[1].split()[1]) == self.process.pid:
                    found.append(int(path.parent.name))
        return found

    @contextlib.contextmanager
    def hanging(self) -> Iterator[None]:
        """None of its processes does anything; connections stay as they are, and new ones wait."""
        stopped = self.processes()
        try:
            for pid in stopped:
                with contextlib.suppress(ProcessLookupError):  # it has just served its connection to the end
                    os.kill(pid, signal.SIGSTOP)
            yield
        finally:
            for pid in stopped:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

    def run(self, sql: str, database: str = "postgres") -> str | None:
        command = [str(self.psql), "-h", str(self.folder), "-U", "tablee", "-d", database, "-Atc", sql]
        done = subprocess.run(command, user=self.user, capture_output=True, text=True, cwd=self.folder)
        return done.stdout if done.returncode == 0 else None

    def database(self) -> str:
        """A new, empty database; its address."""
        name = f"t{secrets.token_hex(4)}"
        assert self.run(f"CREATE DATABASE {name}") is not None
        return f"postgresql://tablee@/{name}?host={quote(str(self.folder), safe='')}"

    def stop(self) -> None:
        self.process.send_signal(signal.SIGQUIT)  # at once: the folder goes with it
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
