"""What the worker of a page calls. Everything that is a browser's comes from the page that the worker gives."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from tablee.server.inside.disk import Change, News
from tablee.server.inside.serving import InsideServer, open_server
from tablee.server.store import StoreDown


class PageDisk:
    """The browser's own database; a change is kept when its transaction is complete."""

    def __init__(self, page: Any) -> None:
        self.page = page

    async def open(self, news: News) -> None:
        self.page.listen(lambda ids: news(ids.split(",") if ids else []))

    async def get(self, shelf: str, key: str) -> str | None:
        found = await asked(self.page.get(shelf, key))
        return found if isinstance(found, str) else None

    async def all(self, shelf: str, prefix: str = "") -> list[str]:
        return list(json.loads(await asked(self.page.all(shelf, prefix))))

    async def last(self, shelf: str, prefix: str) -> str | None:
        found = await asked(self.page.last(shelf, prefix))
        return found if isinstance(found, str) else None

    async def write(self, changes: Sequence[Change], new: str = "", news: str = "") -> bool:
        return bool(await asked(self.page.write(json.dumps(changes, ensure_ascii=False), new, news)))

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """One hand at a time, of all tabs."""
        release = await self.page.lock()
        try:
            yield
        finally:
            release()

    def lock(self) -> AbstractAsyncContextManager[None]:
        return self.locked()


async def asked(promise: Any) -> Any:
    try:
        return await promise
    except Exception as error:  # a full disk, a database that the browser took away
        raise StoreDown(type(error).__name__) from None


async def begin(page: Any) -> InsideServer:
    async def think(question: str) -> str:
        return str(await page.think(question))

    return await open_server(PageDisk(page), page.tell, page.ended, think)
