"""What a process does by itself: take up after a start what others left, and look after tables every so often."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from tablee.server.store import StoreDown
from tablee.server.tables.clocks import Clocks
from tablee.server.tables.lobby import Lobby
from tablee.server.tables.now import now as clock
from tablee.server.tables.tables import RETRY_SECONDS, Tables, fits

LIVES_SECONDS: Final = 10.0
"""How often a server writes that it lives."""
MOST_STEP: Final = 30.0
"""What a start may take from a clock, counted from when a server last wrote that it lives: as long as a start takes."""


class Upkeep:
    def __init__(self, tables: Tables, lobby: Lobby, clocks: Clocks) -> None:
        self.tables = tables
        self.store = tables.store
        self.lobby = lobby
        self.clocks = clocks
        self.counts = False
        """Is it written which time counts? Before that nobody's can run out."""
        self.lived = 0.0

    async def live(self) -> None:
        """Write that a server lives; the first time, at which tables time stood still since none did."""
        with self.tables.keep_going():
            if not self.counts:
                await self.store.come_to_life(clock(), MOST_STEP)
                self.tables.heard({})
            elif time.monotonic() < self.lived + LIVES_SECONDS:
                return
            else:
                await self.store.live_on(clock())
            self.counts, self.lived = True, time.monotonic()

    async def take_up(self) -> None:
        """After a start, once the store answers: full tables begin, records played by other rules are compared with
        these; bots go on, and clocks."""
        while True:
            try:
                await self.begin_full()
                for row in await self.store.running():
                    if not fits(row.title, row.rules, row.cards):
                        await self.lobby.bring_back(row.id)
                return await (self.take_over(at_start=True) if self.store.me else self.adopt_orphans(clock() + 1))
            except StoreDown:
                await asyncio.sleep(RETRY_SECONDS)

    async def begin_full(self) -> None:
        """Games that only had to begin when their process died."""
        for id in await self.store.full():
            await self.lobby.bring_back(id)

    async def adopt_orphans(self, before: float) -> None:
        """Bots whose turn it is and whom nobody asks, and clocks that nobody watches, since the process is gone."""
        for id in [*await self.store.waiting_for_bots(before), *await self.store.timed()]:
            await self.lobby.bring_back(id)

    async def take_over(self, *, at_start: bool = False) -> None:
        """Go on with the tables of processes that have died."""
        if not at_start:
            if not await self.store.any_left_behind():
                return
            await self.begin_full()
        while taken := await self.store.take(at_start=at_start):
            self.tables.heard({id: 0 for id, _ in taken})
            for id, needs_owner in taken:
                if needs_owner:
                    await self.lobby.bring_back(id)

    async def sweep(self) -> None:
        """Evict idle games, watch clocks and deadlines, and let tables go on, until the process ends."""
        rest = max(0.05, min(1.0, self.tables.settings.idle / 4))
        lease = self.tables.settings.orphan
        look = lease / 3 if self.store.me else lease
        orphans = time.monotonic() + look
        while True:
            await asyncio.sleep(rest)
            with self.tables.keep_going():
                self.tables.drop_idle()
            await self.live()
            if self.counts:
                with self.tables.keep_going():
                    await self.clocks.check_deadlines(clock())
                await self.clocks.check_clocks()
            await self.lobby.go_on_late()
            if self.store.engine.shared and time.monotonic() > orphans:
                with self.tables.keep_going():
                    if self.store.me:
                        await self.take_over()
                    else:
                        await self.begin_full()
                        await self.adopt_orphans(clock() - lease)
                orphans = time.monotonic() + look
