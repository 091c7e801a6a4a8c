"""What a page keeps things on: named shelves of texts by key, changed all or none, and one hand on them at a time."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Final, Protocol

SHELVES: Final = ("house", "guests", "tables", "entries", "snapshots", "chat", "watchers")

Change = tuple[str, str, str | None]
"""Shelf, key, and the text; None: it is taken away."""
News = Callable[[list[str]], None]
"""Told which tables another page has changed."""


class Disk(Protocol):
    """Whatever is awaited here is kept when it returns, though the page is killed a moment later."""

    async def open(self, news: News) -> None: ...

    async def get(self, shelf: str, key: str) -> str | None: ...

    async def all(self, shelf: str, prefix: str = "") -> list[str]:
        """Whatever has a key that begins so, in the order of keys."""
        ...

    async def last(self, shelf: str, prefix: str) -> str | None:
        """The last of these."""
        ...

    async def write(self, changes: Sequence[Change], new: str = "", news: str = "") -> bool:
        """All or none. `new` is a shelf whose changes must not be there yet: False if one is. Other pages hear of the
        tables in `news`, with commas between."""
        ...

    def lock(self) -> AbstractAsyncContextManager[None]:
        """Held by one at a time, of all pages: who reads to change what was read."""
        ...


class FileDisk:
    """A disk of plain Python: in memory, and in a file when it has one. Tests use it, and whoever has no browser."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.shelves: dict[str, dict[str, str]] = {name: {} for name in SHELVES}
        self.held = asyncio.Lock()

    async def open(self, news: News) -> None:
        if self.path is not None and self.path.exists():
            self.shelves = json.loads(self.path.read_text("utf-8"))

    async def get(self, shelf: str, key: str) -> str | None:
        return self.shelves[shelf].get(key)

    async def all(self, shelf: str, prefix: str = "") -> list[str]:
        found = self.shelves[shelf]
        return [found[key] for key in sorted(found) if key.startswith(prefix)]

    async def last(self, shelf: str, prefix: str) -> str | None:
        found = await self.all(shelf, prefix)
        return found[-1] if found else None

    async def write(self, changes: Sequence[Change], new: str = "", news: str = "") -> bool:
        if any(shelf == new and key in self.shelves[shelf] for shelf, key, _ in changes):
            return False
        for shelf, key, text in changes:
            if text is None:
                self.shelves[shelf].pop(key, None)
            else:
                self.shelves[shelf][key] = text
        if self.path is not None:
            draft = self.path.with_suffix(".draft")
            draft.write_text(json.dumps(self.shelves), "utf-8")
            os.replace(draft, self.path)
        return True

    def lock(self) -> AbstractAsyncContextManager[None]:
        return self.held
