"""The server inside a page: its calls and sockets are those of the server, answered by the same handlers."""

from __future__ import annotations

import asyncio
import inspect
import re
import time
import typing
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Annotated, Any, Final, cast
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec
from litestar import Request

from tablee.server.errors import Refused
from tablee.server.http.routes import HANDLERS, answer_error
from tablee.server.inside.bots import InsideBots, InsideCoach, Think
from tablee.server.inside.disk import Disk
from tablee.server.inside.packing import pack, unpack
from tablee.server.inside.store import InsideStore
from tablee.server.services import Services
from tablee.server.settings import Settings
from tablee.server.sockets.words import Wire
from tablee.server.store import Guest, Store

CLOCK_SECONDS: Final = 1.0
DEADLINE_SECONDS: Final = 20.0
PLACE: Final = re.compile(r"\{(\w+):(\w+)\}")
KINDS: Final = {"str": r"[^/]+", "int": r"\d+", "path": r".*"}
Tell = Callable[[int, str], None]
Ended = Callable[[int, int, str], None]


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
        self.tables.spawn(self.turns.take_up())
        self.tables.spawn(self.watch_time())

    async def watch_time(self) -> None:
        """Clocks and deadlines, as far as somebody has the page open."""
        looked = time.monotonic()
        while True:
            await asyncio.sleep(CLOCK_SECONDS)
            await self.turns.bring_back_late()
            await self.turns.check_clocks()
            if time.monotonic() - looked > DEADLINE_SECONDS:
                looked = time.monotonic()
                with self.turns.going_on():
                    self.tables.drop_idle()
                    await self.turns.check_deadlines(time.time())


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


class Call:
    """One handler: the paths that lead to it, and what it wants to know."""

    def __init__(self, handler: Any) -> None:
        self.method: str = handler.method
        self.answers = handler.answers
        self.paths = [pattern(path) for path in handler.paths]
        self.hints = typing.get_type_hints(handler.answers, include_extras=True)
        self.wants = inspect.signature(handler.answers).parameters

    async def __call__(self, request: Any, given: dict[str, str], body: str) -> Any:
        asked = parse_qs(urlsplit(request.scope["url"]).query)
        values: dict[str, Any] = {}
        for name, parameter in self.wants.items():
            hint = self.hints[name]
            if name == "request":
                values[name] = request
            elif name == "data":
                values[name] = read(body.encode(), hint)
            elif name in given:
                values[name] = int(given[name]) if hint is int else given[name]
            else:
                called, kind = asked_for(name, hint)
                if called in asked:
                    values[name] = read_word(asked[called][0], kind)
                elif parameter.default is inspect.Parameter.empty:
                    raise Refused("bad-message", problem=called)
        return await self.answers(**values)


def pattern(path: str) -> re.Pattern[str]:
    """
    >>> pattern("/api/tables/{id:str}/moments/{number:int}").fullmatch("/api/tables/abc/moments/12").groupdict()
    {'id': 'abc', 'number': '12'}
    """
    return re.compile(PLACE.sub(lambda found: f"(?P<{found[1]}>{KINDS[found[2]]})", path))


def asked_for(name: str, hint: Any) -> tuple[str, Any]:
    """What a parameter is called after the question mark, and its type."""
    if typing.get_origin(hint) is Annotated:
        kind, *notes = typing.get_args(hint)
        return next((note.name for note in notes if getattr(note, "name", "")), name), kind
    return name, hint


def read(text: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise Refused("bad-message", problem=str(error)) from None


def read_word(word: str, kind: Any) -> Any:
    """A word from an address: text where text is wanted, else a number or a flag."""
    try:
        return read(msgspec.json.encode(word), kind)
    except Refused:
        return read(word.encode(), kind)


class InsideServer:
    """The server as a page has it: calls and sockets come from the page and go back to it."""

    def __init__(self, services: InsideServices, tell: Tell, ended: Ended) -> None:
        self.services = services
        self.store = services.inside_store
        self.tell = tell
        self.ended = ended
        self.app = SimpleNamespace(state=SimpleNamespace(services=services))
        self.calls = [Call(handler) for handler in cast("list[Any]", HANDLERS) if handler.method != "ASGI"]
        self.lines: dict[int, asyncio.Queue[dict[str, Any]]] = {}

    async def call(self, method: str, url: str, body: str, lang: str) -> tuple[int, str]:
        """The status and the body of the answer, as the server would give them."""
        path = unquote(urlsplit(url).path)
        guest = await self.guest()
        scope = {"path": path, "url": url, "method": method, "tablee.guest": guest, "scheme": "page"}
        request: Any = cast("Any", Request)(self.app, {**scope, "tablee.lang": guest.lang if guest else lang})
        try:
            answer = await self.answered(request, path, method, body)
        except Exception as error:
            answer = answer_error(request, error)
        if hasattr(answer, "status_code"):
            return answer.status_code, msgspec.json.encode(answer.content).decode()
        return 200, msgspec.json.encode(answer).decode()

    async def answered(self, request: Any, path: str, method: str, body: str) -> Any:
        if path == "/api/packed":
            guest = request.scope["tablee.guest"]
            return await pack(self.store) if method == "GET" else await self.unpacked(guest, body)
        for call in self.calls:
            for known in call.paths if call.method == method else []:
                if (found := known.fullmatch(path)) is not None:
                    return await call(request, found.groupdict(), body)
        raise Refused("no-such-page", value=path[:80])

    async def unpacked(self, guest: Guest | None, body: str) -> Any:
        done = await unpack(self.store, guest, body)
        self.services.people.known.clear()
        return done

    async def guest(self) -> Guest | None:
        known = await self.store.only_guest()
        return None if known is None else await self.services.people.guest(known.id)

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
            guest = await self.guest()
            scope = {"client": None, "tablee.own_origin": True, "tablee.wire": wire}
            await self.services.sockets.serve(table, guest, guest.lang if guest else lang, scope, heard.get, send)
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
    await store.open(lambda ids: waiting[0].tables.heard(ids) if waiting else None)
    services = InsideServices(store, await store.own_key(), think)
    waiting.append(services)
    await services.open()
    return InsideServer(services, tell, ended)
