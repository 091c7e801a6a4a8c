"""Everything that runs in one server process, put together."""

from __future__ import annotations

import asyncio
from typing import Any, Final, Literal

from tablee.server.http.page import Page
from tablee.server.metrics import Metrics
from tablee.server.settings import Settings, signing_key
from tablee.server.sockets.sockets import Sockets
from tablee.server.store import Store, engine_for
from tablee.server.tables.bot_runner import BotRunner, Bots
from tablee.server.tables.clocks import Clocks
from tablee.server.tables.hints import Hints
from tablee.server.tables.lobby import Lobby
from tablee.server.tables.moves import Moves
from tablee.server.tables.notifier import Notifier
from tablee.server.tables.people import People
from tablee.server.tables.replays import Replays
from tablee.server.tables.reviews import Reviewer, Reviews
from tablee.server.tables.tables import Tables
from tablee.server.tables.upkeep import Upkeep

DRAIN_SECONDS_A_SOCKET: Final = 0.002
MOST_DRAIN_SECONDS: Final = 3.0


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.key = self.own_key()
        self.store = self.own_store()
        self.people = People(self.store)
        self.tables = Tables(self.store, settings, self.metrics)
        self.moves = Moves(self.tables)
        self.bot_runner = BotRunner(self.tables, self.moves, self.own_bots(), self.key)
        self.notices = self.own_notices()
        self.notifier = Notifier(self.tables, self.people, self.notices)
        self.lobby = Lobby(self.tables)
        self.clocks = Clocks(self.tables, self.notifier)
        self.upkeep = Upkeep(self.tables, self.lobby, self.clocks)
        self.sockets = Sockets(self.tables, self.moves)
        self.replays = Replays(self.tables)
        self.hints = Hints(self.tables, self.bot_runner)
        self.coach = self.own_coach()
        self.reviews = Reviews(self.tables, self.replays, self.coach)
        self.page = Page()
        self.draining = False
        """Told to stop: no new tables, and everybody is asked to come back."""

    # What is a server's own; inside a page these are others

    def own_key(self) -> bytes:
        return signing_key(self.settings)

    def own_store(self) -> Store:
        settings = self.settings
        return Store(engine_for(settings.database, settings.data, lease=settings.orphan, bus=settings.bus))

    def own_bots(self) -> Bots:
        from tablee.server.bots.pool import BotPool

        return BotPool(self.settings.bot_workers, self.settings.bot_seconds, self.metrics, self.settings.bot_bytes())

    def own_coach(self) -> Reviewer:
        from tablee.server.bots.coach import Coach

        return Coach(self.settings.review_looks, self.settings.bot_bytes())

    def own_notices(self) -> Any:
        from tablee.server.http.webhooks import WebhookNotices

        return WebhookNotices(inside=self.settings.inside, metrics=self.metrics)

    async def open(self) -> None:
        await self.store.open(self.tables.heard)
        await self.upkeep.live()
        self.tables.spawn(self.upkeep.take_up())
        self.tables.spawn(self.upkeep.sweep())

    async def drain(self) -> None:
        """Before the end: refuse new tables, let a proxy notice, and send those who are here elsewhere."""
        self.draining = True
        await asyncio.sleep(self.settings.drain)
        await self.sockets.drain(min(MOST_DRAIN_SECONDS, len(self.sockets.attended) * DRAIN_SECONDS_A_SOCKET))

    async def readiness(self) -> Literal["well", "draining", "store-down"]:
        """May guests be sent here?"""
        if self.draining:
            return "draining"
        return "well" if await self.store.can_write() else "store-down"

    async def close(self) -> None:
        await self.tables.close()
        await self.bot_runner.bots.stop()
        self.notices.stop()
        await self.coach.stop()
        await self.store.close()
