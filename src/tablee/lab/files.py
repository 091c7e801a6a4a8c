"""Files that are whole or not there, and what is kept of long work so that it can be gone on with."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeGuard

from tablee.kernel.errors import BadInput

KEEP_EVERY = 5.0
"""Seconds between two writings of what is done."""


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


def is_whole(value: Any) -> TypeGuard[int]:
    """A whole number, as whoever wrote a file meant it: true and 1.0 are none."""
    return type(value) is int


def is_count(value: Any) -> TypeGuard[int]:
    return is_whole(value) and value >= 0


class Checkpoint:
    """A file with all that is done of some work, and with all that the work depends on: of other work it is refused."""

    def __init__(self, path: Path, kind: str, identity: dict[str, Any], version: int = 1) -> None:
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
            if data.get(name) != value:
                raise BadInput("other-run", place=place, field=name, value=data.get(name), expected=value)
        return data

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
            return self.read()
        if self.path.exists():
            raise BadInput("run-exists", place=str(self.path))
        there = self.path.parent
        while not there.exists():
            there = there.parent
        if not there.is_dir() or not os.access(there, os.W_OK):
            reason = "Permission denied" if there.is_dir() else "Not a directory"
            raise BadInput("cannot-save", place=str(self.path), problem=reason)
        return None

    def keep(self, done: Callable[[], dict[str, Any]]) -> None:
        """Now and then."""
        if time.monotonic() - self.kept > KEEP_EVERY:
            self.keep_now(done())

    def keep_now(self, done: dict[str, Any]) -> None:
        written(self.path, json.dumps({**self.head(), **done}, separators=(",", ":")) + "\n")
        self.kept = time.monotonic()
