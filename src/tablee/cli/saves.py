"""Where games are kept while they run and after: one record each, written so that a crash loses nothing."""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tablee.cli.files import read_text
from tablee.kernel.errors import BadInput, TableeError
from tablee.kernel.records import Record, read_record
from tablee.lab.files import put

ENDING = ".tablee"


def data_folder(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """TABLEE_DATA, or where this platform keeps the data of programs."""
    if environ.get("TABLEE_DATA"):
        return Path(environ["TABLEE_DATA"])
    home = Path(environ.get("HOME") or Path.home())
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "tablee"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "tablee"
    return Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "tablee"


@dataclass
class Saved:
    """A game in the data folder."""

    path: Path
    record: Record
    running: bool
    when: float


class Saves:
    """The data folder: running games, and the records of finished ones."""

    def __init__(self, folder: Path) -> None:
        self.running = folder / "running"
        self.finished = folder / "finished"
        self.locks = contextlib.ExitStack()

    def close(self) -> None:
        """Other terminals may go on with what was held here."""
        self.locks.close()

    def hold(self, path: Path) -> bool:
        """Nobody else plays here until `close`, or until this process is gone; what was read before may be old.
        False: somebody else does."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            return locked(self.locks.enter_context(lock_of(path).open("a")).fileno())
        except OSError as error:
            raise BadInput("cannot-save", place=str(path), problem=error.strerror) from None

    def new(self, title: str) -> Path:
        """A place for a new game."""
        return self.running / f"{title}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}{ENDING}"

    def write(self, path: Path, record: Record) -> None:
        """Once this returns, the game survives anything: the old file stays until the new one is on disk."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            put(path, record.write())
        except OSError as error:
            raise BadInput("cannot-save", place=str(path), problem=error.strerror) from None

    def finish(self, path: Path) -> Path:
        """Move a finished game to the records."""
        try:
            self.finished.mkdir(parents=True, exist_ok=True)
            goal = self.finished / path.name
            os.replace(path, goal)
        except OSError as error:
            raise BadInput("cannot-save", place=str(path), problem=error.strerror) from None
        with contextlib.suppress(OSError):  # some systems keep a file that is open
            lock_of(path).unlink()
        return goal

    def all(self) -> list[Saved]:
        """All games, the last played first; files that are no records are left out."""
        found = []
        for folder in (self.running, self.finished):
            for path in folder.glob(f"*{ENDING}"):
                with contextlib.suppress(TableeError, OSError):
                    record = read_record(read_text(str(path)), str(path))
                    found.append(Saved(path, record, folder == self.running, path.stat().st_mtime))
        return sorted(found, key=lambda saved: (saved.when, saved.path.name), reverse=True)


def lock_of(path: Path) -> Path:
    """Beside the file itself, which is replaced by every choice."""
    return path.with_name(f".{path.name}.lock")


def locked(file: int) -> bool:
    """Locked now, and until the file is closed or the process is gone; False when another process has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
