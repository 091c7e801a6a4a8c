"""Everything that runs in one server process, put together."""

from __future__ import annotations

from tablee.server.bots.pool import BotPool
from tablee.server.http.page import Page
from tablee.server.http.webhooks import Notices
from tablee.server.metrics import Metrics
from tablee.server.settings import Settings, signing_key
from tablee.server.sockets.sockets import Sockets
from tablee.server.store import Store, engine_for
from tablee.server.tables.people import People
from tablee.server.tables.replays import Replays
from tablee.server.tables.seats import Seats
from tablee.server.tables.tables import Tables
from tablee.server.tables.turns import Turns


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.key = signing_key(settings)
        self.metrics = Metrics()
        self.store = Store(engine_for(settings.database, settings.data))
        self.people = People(self.store)
        self.tables = Tables(self.store, settings, self.metrics)
        bots = BotPool(settings.bot_workers, settings.bot_seconds, self.metrics)
        self.notices = Notices(inside=settings.inside, metrics=self.metrics)
        self.turns = Turns(self.tables, self.people, self.key, bots, self.notices)
        self.moves = self.turns.moves
        self.seats = Seats(self.tables, self.turns)
        self.sockets = Sockets(self.tables, self.turns)
        self.replays = Replays(self.tables)
        self.page = Page()

    async def open(self) -> None:
        await self.store.open(self.tables.heard)
        self.tables.spawn(self.turns.take_up())
        self.tables.spawn(self.turns.sweep())
        self.tables.spawn(self.sockets.sweep())

    async def close(self) -> None:
        await self.tables.close()
        await self.turns.stop()
        await self.store.close()
