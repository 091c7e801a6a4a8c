"""The wire of a socket, on real connections."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
import uvloop
from websockets.protocol import State

from tablee.server.sockets.wire import DirectWire, PlainWire, wire_to
from tests.server.running import PATIENCE


class Serving(asyncio.Protocol):
    """The server's end of a connection."""

    def __init__(self) -> None:
        self.lost = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost.set()


async def nowhere(message: dict[str, object]) -> None:
    """A `send` that belongs to no protocol."""


def test_a_connection_that_closes_but_is_not_read_is_let_go() -> None:
    """A ping that nobody answers makes the server close; what was still to be read would keep it closing for ever."""

    async def run() -> None:
        served: list[Serving] = []

        def serve() -> Serving:
            served.append(Serving())
            return served[-1]

        loop = asyncio.get_running_loop()
        server = await loop.create_server(serve, "127.0.0.1", 0)
        client, _ = await loop.create_connection(asyncio.Protocol, *server.sockets[0].getsockname()[:2])
        client.pause_reading()  # type: ignore[attr-defined]
        while not served:
            await asyncio.sleep(0)
        transport = served[0].transport
        wire = DirectWire(nowhere, SimpleNamespace(transport=transport, conn=SimpleNamespace(state=State.OPEN)))
        wire.end_if_stuck()
        assert not wire.dropped, "it is open"
        while not transport.get_write_buffer_size():  # type: ignore[attr-defined]
            transport.write(b"x" * 1_000_000)  # type: ignore[attr-defined]
        transport.close()
        await asyncio.sleep(0)
        assert not served[0].lost.is_set()
        wire.push(b"{}")
        wire.flush()  # to somebody who is going: nothing happens
        wire.end_if_stuck()
        await served[0].lost.wait()
        assert wire.dropped
        client.close()
        server.close()

    asyncio.run(run())


def test_what_is_pushed_to_somebody_who_is_gone_leaves_no_error_behind() -> None:
    """The event loop that serves refuses to write to a connection that is gone."""

    async def run() -> list[str]:
        loop = asyncio.get_running_loop()
        problems: list[str] = []
        loop.set_exception_handler(lambda _, context: problems.append(str(context.get("exception", context))))
        served: list[Serving] = []

        def serve() -> Serving:
            served.append(Serving())
            return served[-1]

        server = await loop.create_server(serve, "127.0.0.1", 0)
        client, _ = await loop.create_connection(asyncio.Protocol, *server.sockets[0].getsockname()[:2])
        while not served:
            await asyncio.sleep(0)
        transport = served[0].transport
        wire = DirectWire(nowhere, SimpleNamespace(transport=transport, conn=SimpleNamespace(state=State.OPEN)))
        client.abort()
        await served[0].lost.wait()
        wire.push(b"{}")  # by a choice of somebody else, before anybody has told the wire
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        server.close()
        return problems

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        assert runner.run(run()) == []


def test_where_the_server_is_not_the_one_it_knows_the_wire_is_plain() -> None:
    async def run() -> None:
        wire = wire_to(nowhere)
        assert isinstance(wire, PlainWire)
        wire.cut()

    asyncio.run(run())


@pytest.mark.parametrize("moved", [("transport",), ("conn",), ("transport", "conn")])
def test_where_the_server_has_moved_its_parts_the_wire_is_plain(moved: tuple[str, ...]) -> None:
    """A newer one of the same name."""

    async def run() -> None:
        parts = {"transport": object(), "conn": SimpleNamespace(state=State.OPEN)}
        left = {name: part for name, part in parts.items() if name not in moved}
        kind = type("WebSocketsSansIOProtocol", (), {**left, "asgi_send": nowhere_of})
        wire = wire_to(kind().asgi_send)
        assert isinstance(wire, PlainWire)
        wire.cut()

    asyncio.run(run())


async def nowhere_of(server: object, message: dict[str, object]) -> None:
    """A `send` that belongs to a protocol."""


SERVED = """
import os, signal, sys, threading
from contextlib import suppress
from pathlib import Path
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from tablee.server.http import guard
from tablee.server.run import serve
from tablee.server.settings import settings_from
from tablee.server.sockets.wire import wire_to

def watched(*args, **more):
    wire = wire_to(*args, **more)
    print(type(wire).__name__, flush=True)
    return wire

def look_in(address):
    with connect(address.replace("http", "ws") + "/api/tables/none/live") as socket, suppress(ConnectionClosed):
        socket.recv()
    os.kill(os.getpid(), signal.SIGTERM)

guard.wire_to = watched
settings = settings_from(os.environ, Path(sys.argv[1]), "127.0.0.1", 0)
serve(settings, lambda address: threading.Thread(target=look_in, args=(address,)).start())
"""


@pytest.mark.parametrize(("plain", "wire"), [(None, "DirectWire"), ("0", "DirectWire"), ("1", "PlainWire")])
def test_what_is_served_goes_by_the_direct_wire_unless_asked_otherwise(
    data: Path, plain: str | None, wire: str
) -> None:
    """Where the server that it was written for changes, it must not go unused unnoticed."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith("TABLEE_")}
    if plain is not None:
        environ["TABLEE_PLAIN_SOCKETS"] = plain
    command = [sys.executable, "-c", SERVED, str(data)]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.stdout.split(), done.stderr) == ([wire], "")
