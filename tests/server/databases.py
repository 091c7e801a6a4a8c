"""A real PostgreSQL, started from the machine's packages in a temporary folder."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
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

    def __init__(self) -> None:
        folder = programs()
        if folder is None:
            if os.environ.get("CI"):
                pytest.fail(HOW)
            pytest.skip(HOW)
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-pg-"))
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
        command = [str(folder / "postgres"), "-D", str(data), *[word for each in options for word in ("-c", each)]]
        self.process = subprocess.Popen(
            command, user=self.user, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self.psql = folder / "psql"
        end = time.monotonic() + 60
        while self.run("SELECT 1") is None:
            assert time.monotonic() < end, "PostgreSQL did not start"
            time.sleep(0.05)

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
