"""What the worker of a page calls. Everything that is a browser's comes from its module `tablee_page`."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from importlib import import_module
from typing import Any

from tablee.server.inside.disk import Change, News
from tablee.server.inside.serving import InsideServer, open_server
from tablee.server.store import StoreDown

page: Any = import_module("tablee_page")


class PageDisk:
    """The browser's own database; a change is kept when its transaction is complete."""

    async def open(self, news: News) -> None:
        page.listen(lambda ids: news(ids.split(",") if ids else []))

    async def get(self, shelf: str, key: str) -> str | None:
        found = await asked(page.get(shelf, key))
        return found if isinstance(found, str) else None

    async def all(self, shelf: str, prefix: str = "") -> list[str]:
        return list(json.loads(await asked(page.all(shelf, prefix))))

    async def last(self, shelf: str, prefix: str) -> str | None:
        found = await asked(page.last(shelf, prefix))
        return found if isinstance(found, str) else None

    async def write(self, changes: Sequence[Change], new: str = "", news: str = "") -> bool:
        return bool(await asked(page.write(json.dumps(changes, ensure_ascii=False), new, news)))

    def lock(self) -> AbstractAsyncContextManager[None]:
        return locked()


@asynccontextmanager
async def locked() -> AsyncIterator[None]:
    """One hand at a time, of all tabs."""
    release = await page.lock()
    try:
        yield
    finally:
        release()


async def asked(promise: Any) -> Any:
    try:
        return await promise
    except Exception as error:  # a full disk, a database that the browser took away
        raise StoreDown(type(error).__name__) from None


async def begin() -> InsideServer:
    async def think(question: str) -> str:
        return str(await page.think(question))

    return await open_server(PageDisk(), page.tell, page.ended, think)
