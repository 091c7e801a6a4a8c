"""The wire of a socket, on real connections."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import uvloop
from websockets.protocol import State

from tablee.server.sockets.wire import DirectWire, PlainWire, wire_to


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
