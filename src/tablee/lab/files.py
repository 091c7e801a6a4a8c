"""Files that are whole or not there, and what is kept of long work so that it can be gone on with."""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeGuard

from tablee.kernel.errors import BadInput

KEEP_EVERY = 5.0
"""Seconds between two writings of what is done."""
CHECKSUM = "checksum"


def put(path: Path, content: str | bytes) -> None:
    """Write a file all or nothing, and have it on disk."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def written(path: Path, content: str | bytes) -> None:
    """The same, with a sentence where it cannot be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        put(path, content)
    except OSError as error:
        raise BadInput("cannot-save", place=str(path), problem=error.strerror) from None


def try_out(path: Path) -> None:
    """Refuse a place that cannot be written, before long work and not after it. Nothing is left there."""
    made: list[Path] = []
    missing = [each for each in (path.parent, *path.parent.parents) if not os.path.exists(each)]
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        for each in reversed(missing):
            each.mkdir()
            made.append(each)
        draft.touch()
        draft.unlink()
    except OSError as error:
        raise BadInput("cannot-save", place=str(path), problem=error.strerror) from None
    finally:
        for each in reversed(made):
            with suppress(OSError):
                each.rmdir()


def new_folder(folder: Path, own: Iterable[str]) -> None:
    """For a run that begins: a folder in which there is nothing yet, so that nobody's files are written over."""
    for name in own:
        if os.path.exists(folder / name):
            raise BadInput("run-exists", place=str(folder / name))
    try:
        if os.path.isdir(folder) and any(not path.name.startswith(".") for path in folder.iterdir()):
            raise BadInput("folder-in-use", place=str(folder))
    except OSError as error:
        raise BadInput("unreadable", place=str(folder), problem=error.strerror) from None


def is_whole(value: Any) -> TypeGuard[int]:
    """A whole number, as whoever wrote a file meant it: true and 1.0 are none."""
    return type(value) is int


def is_count(value: Any) -> TypeGuard[int]:
    return is_whole(value) and value >= 0


def checksum(content: dict[str, Any]) -> str:
    """The same for the same content, in the same order, however it is set."""
    return hashlib.sha256(compact(content).encode()).hexdigest()


def compact(content: dict[str, Any]) -> str:
    return json.dumps(content, separators=(",", ":"))


class Checkpoint:
    """A file with all that is done of some work, and with all that the work depends on: of other work it is refused,
    and so is one that is not as it was written."""

    def __init__(self, path: Path, kind: str, identity: dict[str, Any], version: int = 2) -> None:
        self.path = path
        self.kind = kind
        self.identity = identity
        self.version = version
        self.kept = time.monotonic()

    def head(self) -> dict[str, Any]:
        return {self.kind: self.version, **self.identity}

    def checked(self, data: Any) -> dict[str, Any]:
        """What such a file holds, if it is of this work."""
        place = str(self.path)
        if not isinstance(data, dict) or self.kind not in data:
            raise BadInput("not-a-run", place=place)
        for name, value in self.head().items():
            if data.get(name) == value:
                continue
            if name in (self.kind, "rules"):
                raise BadInput("other-version-run", place=place)
            if name in ("content", "changed_content"):
                raise BadInput("other-cards-run", place=place)
            raise BadInput("other-run", place=place, field=name, value=data.get(name), expected=value)
        kept = dict(data)
        if kept.pop(CHECKSUM, None) != checksum(kept):
            raise BadInput("not-a-run", place=place)
        return kept

    def read(self) -> dict[str, Any]:
        try:
            return self.checked(json.loads(self.path.read_text("utf-8")))
        except FileNotFoundError:
            raise BadInput("no-file", place=str(self.path)) from None
        except OSError as error:
            raise BadInput("unreadable", place=str(self.path), problem=error.strerror) from None
        except (ValueError, RecursionError):
            raise BadInput("not-a-run", place=str(self.path)) from None

    def begin(self, resume: bool) -> dict[str, Any] | None:
        """What is done already; nothing is lost to a slip, and a place that cannot be written is refused at once."""
        if resume:
            done = self.read()
            try_out(self.path)
            return done
        if os.path.exists(self.path):
            raise BadInput("run-exists", place=str(self.path))
        try_out(self.path)
        return None

    def keep(self, done: Callable[[], dict[str, Any]]) -> None:
        """Now and then."""
        if time.monotonic() - self.kept > KEEP_EVERY:
            self.keep_now(done())

    def keep_now(self, done: dict[str, Any]) -> None:
        content = {**self.head(), **done}
        written(self.path, compact({**content, CHECKSUM: checksum(content)}) + "\n")
        self.kept = time.monotonic()
