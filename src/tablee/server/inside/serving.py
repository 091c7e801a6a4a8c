"""The server inside a page: its calls and sockets are those of the server, answered by the same handlers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs, unquote, urlsplit

from tablee.server import codec
from tablee.server.asker import Asker
from tablee.server.calls import Call, Reply, Router, router
from tablee.server.errors import Refused, error_of, where
from tablee.server.http.status import status_of
from tablee.server.inside.bots import InsideBots, InsideCoach, Think
from tablee.server.inside.disk import Disk
from tablee.server.inside.packing import PackedTables, Unpacked, pack, unpack
from tablee.server.inside.store import InsideStore
from tablee.server.services import Services
from tablee.server.settings import Settings
from tablee.server.sockets.words import Wire
from tablee.server.store import Guest, Store
from tablee.server.tables.now import now as clock

CLOCK_SECONDS: Final = 1.0
DEADLINE_SECONDS: Final = 20.0
PACKED: Final = "/api/packed"
Tell = Callable[[int, str], None]
Ended = Callable[[int, int, str], None]
log = logging.getLogger("tablee")


class NoNotices:
    """Whoever plays in a page is there."""

    def send(self, guest: Guest, notice: dict[str, object]) -> None: ...

    async def try_now(self, guest: Guest) -> int:
        raise Refused("no-webhook")

    def stop(self) -> None: ...


class InsideServices(Services):
    """Everything that runs in a page, put together."""

    def __init__(self, store: InsideStore, key: bytes, think: Think) -> None:
        self.inside_store = store
        self.inside_key = key
        self.think = think
        super().__init__(Settings(Path(), rate=1000.0))

    def own_key(self) -> bytes:
        return self.inside_key

    def own_store(self) -> Store:
        return self.inside_store

    def own_bots(self) -> InsideBots:
        return InsideBots(self.think, self.metrics)

    def own_coach(self) -> InsideCoach:
        return InsideCoach(self.think)

    def own_notices(self) -> NoNotices:
        return NoNotices()

    async def open(self) -> None:
        self.tables.spawn(self.upkeep.take_up())
        self.tables.spawn(self.watch_time())

    async def watch_time(self) -> None:
        """Clocks and deadlines, as far as somebody has the page open."""
        looked = time.monotonic()
        while True:
            await asyncio.sleep(CLOCK_SECONDS)
            await self.lobby.go_on_late()
            await self.clocks.check_clocks()
            if time.monotonic() - looked > DEADLINE_SECONDS:
                looked = time.monotonic()
                with self.tables.keep_going():
                    self.tables.drop_idle()
                    await self.clocks.check_deadlines(clock())


async def pack_tables(here: Services, asker: Asker) -> PackedTables:
    return await pack(store_of(here))


async def unpack_tables(here: Services, asker: Asker, *, request: Any) -> Unpacked:
    done = await unpack(store_of(here), asker.guest, request)
    here.people.known.clear()
    return done


def store_of(here: Services) -> InsideStore:
    assert isinstance(here, InsideServices)
    return here.inside_store


own: Final = Router(
    (
        Call(
            method="GET", path="/api/packed", does=pack_tables, response=PackedTables, summary="all tables, as one file"
        ),
        Call(
            method="POST",
            path="/api/packed",
            does=unpack_tables,
            request=Any,
            response=Unpacked,
            summary="take in such a file",
        ),
    )
)
"""Calls that only a page has."""


class InsideWire(Wire):
    """To the page."""

    def __init__(self, line: int, tell: Tell) -> None:
        self.line = line
        self.tell = tell

    def push(self, text: bytes) -> None:
        if not self.gone:
            self.tell(self.line, text.decode())

    async def last_word(self, code: int, sentence: str) -> None:
        self.gone = True

    def cut(self) -> None:
        self.gone = True


async def answered(
    here: InsideServices, asker: Asker, call: Call, places: dict[str, Any], query: str, body: str
) -> Any:
    """Read what a call takes, and do it."""
    asked = {name: values[0] for name, values in parse_qs(query).items()}
    return await call.answer(
        here,
        asker,
        places,
        request=read(body, call.request) if call.request is not None else None,
        query=read(codec.encode(known_words(asked, call.query)), call.query) if call.query is not None else None,
    )


def known_words(asked: dict[str, str], kind: Any) -> dict[str, str]:
    """Without what nobody knows, as in any address."""
    return {name: word for name, word in asked.items() if name in kind.__struct_fields__}


def read(text: bytes | str, kind: Any) -> Any:
    try:
        return codec.decode(text, type=kind)
    except codec.DecodeError as error:
        raise Refused("bad-message", problem=str(error)) from None


class InsideServer:
    """The server as a page has it: calls and sockets come from the page and go back to it."""

    def __init__(self, services: InsideServices, tell: Tell, ended: Ended) -> None:
        self.services = services
        self.store = services.inside_store
        self.tell = tell
        self.ended = ended
        self.lines: dict[int, asyncio.Queue[dict[str, Any]]] = {}

    async def call(self, method: str, url: str, body: str, lang: str) -> tuple[int, str]:
        """The status and the body of the answer, as the server would give them."""
        asked = urlsplit(url)
        path = unquote(asked.path)
        asker = await self.asker(lang)
        try:
            found = own.find(method, path) or router.find(method, path)
            if found is None:
                raise Refused("no-such-page", value=path[:80])
            reply = await answered(self.services, asker, *found, query=asked.query, body=body)
        except Exception as error:
            status = status_of(error)
            if status == 500:
                log.error("a call broke: %s", where(error))
            reply = Reply(error_of(error, asker.lang), status)
        if not isinstance(reply, Reply):
            reply = Reply(reply)
        return reply.status, codec.encode(reply.body).decode()

    async def asker(self, lang: str) -> Asker:
        known = await self.store.only_guest()
        guest = None if known is None else await self.services.people.guest(known.id)
        return Asker(guest, guest.lang if guest else lang)

    # Sockets

    async def connect(self, line: int, table: str, lang: str) -> None:
        """From the beginning to the end of one socket."""
        heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        heard.put_nowait({"type": "websocket.connect"})
        self.lines[line] = heard
        wire = InsideWire(line, self.tell)
        closed: list[Any] = [1000, ""]

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "websocket.close":
                closed[:] = [message["code"], message["reason"]]

        try:
            asker = await self.asker(lang)
            await self.services.sockets.serve(table, asker, wire, heard.get, send)
        finally:
            wire.cut()
            self.lines.pop(line, None)
            self.ended(line, *closed)

    def hear(self, line: int, text: str) -> None:
        if line in self.lines:
            self.lines[line].put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self, line: int) -> None:
        if line in self.lines:
            self.lines[line].put_nowait({"type": "websocket.disconnect"})

    async def close(self) -> None:
        await self.services.tables.close()


async def open_server(disk: Disk, tell: Tell, ended: Ended, think: Think) -> InsideServer:
    store = InsideStore(disk)
    waiting: list[Services] = []
    await store.open(lambda news: waiting[0].tables.heard(news) if waiting else None)
    services = InsideServices(store, await store.own_key(), think)
    waiting.append(services)
    await services.open()
    return InsideServer(services, tell, ended)
