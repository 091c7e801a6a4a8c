"""How many tables one guest may make: nobody fills the lobby, or the database, alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tablee.server.errors import Refused
from tablee.server.limits import Callers, Limits
from tablee.server.store import EntryRow, SeatRow, Store, TableRow

HOUR = 3600


class Quotas:
    """What is counted by the hour, each process counts for itself."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.alone = hourly(limits.alone_an_hour)
        self.imports = hourly(limits.imports_an_hour)
        self.branches = hourly(limits.branches_an_hour)
        self.making: Counter[str] = Counter()
        """Open tables that are on their way to the disk, by host."""

    @asynccontextmanager
    async def room_for(self, row: TableRow, seats: list[SeatRow], entries: list[EntryRow]) -> AsyncIterator[None]:
        """Refuse the table where its host has enough of its kind; while it is made it counts already."""
        if all(seat.kind == "bot" or seat.guest for seat in seats):
            self.count(row, entries)
            yield
            return
        self.making[row.host] += 1
        try:
            most = int(self.limits.open_tables)
            if await self.store.open_of(row.host) + self.making[row.host] > most:
                raise Refused("too-many-open", most=most)
            yield
        finally:
            self.making[row.host] -= 1
            if not self.making[row.host]:
                del self.making[row.host]

    def count(self, row: TableRow, entries: list[EntryRow]) -> None:
        """A table where nobody else will ever sit."""
        counted, most = self.alone, self.limits.alone_an_hour
        if row.branch_of:
            counted, most = self.branches, self.limits.branches_an_hour
        elif entries and not row.puzzle:
            counted, most = self.imports, self.limits.imports_an_hour
        if not counted.may(row.host):
            raise Refused("enough-tables", most=int(most))


def hourly(most: float) -> Callers:
    return Callers(most, most / HOUR)
