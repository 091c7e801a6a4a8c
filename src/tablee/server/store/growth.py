"""Reads what other processes added to the logs of tables, many tables in one query."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

from tablee.server.store.engine import Rows, StoreDown

ADDED: Final = """
    SELECT table_id, {columns} FROM unnest(?::text[], ?::bigint[]) AS wanted (id, after)
    JOIN entries ON table_id = wanted.id AND first > wanted.after ORDER BY table_id, first
"""


class Growth:
    """Those who ask while a query is under way share the next one."""

    def __init__(self, rows: Rows, columns: str) -> None:
        self.rows = rows
        self.sql = ADDED.format(columns=columns)
        self.waiting: list[tuple[str, int, asyncio.Future[list[Sequence[Any]]]]] = []
        self.task: asyncio.Task[None] | None = None

    async def added(self, table: str, after: int) -> list[Sequence[Any]]:
        """The entries of a table after this number."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[list[Sequence[Any]]] = loop.create_future()
        self.waiting.append((table, after, future))
        if self.task is None:
            self.task = loop.create_task(self.work())
        return await future

    async def work(self) -> None:
        try:
            while self.waiting:
                batch, self.waiting = self.waiting, []
                try:
                    rows = await self.rows(self.sql, [table for table, _, _ in batch], [after for _, after, _ in batch])
                except StoreDown as error:
                    for _, _, future in batch:
                        if not future.done():
                            future.set_exception(error)
                    continue
                entries: dict[str, list[Sequence[Any]]] = defaultdict(list)
                for table, *entry in rows:
                    entries[table].append(entry)
                for table, _, future in batch:
                    if not future.done():
                        future.set_result(entries[table])
        finally:
            self.task = None
