"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from typing import Any

import uvicorn

from tablee.kernel.errors import BadInput
from tablee.server.http.app import make_app
from tablee.server.http.connections import protocols
from tablee.server.limits import MOST_BODY
from tablee.server.services import Services
from tablee.server.settings import Settings

GRACE_SECONDS = 5
UNREADABLE = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
)
"""What uvicorn says of whoever sends it nonsense; he is told so, and nobody else needs to be."""


class Server(uvicorn.Server):
    """Says when it listens."""

    def __init__(self, config: uvicorn.Config, services: Services, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.services = services
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Told to stop: first everybody is sent elsewhere, unless told a second time."""
        draining = asyncio.ensure_future(self.services.drain())
        while not draining.done() and not self.force_exit:
            await asyncio.wait({draining}, timeout=0.1)
        draining.cancel()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop when asked to; uvicorn would raise the signal again before the tables are closed."""
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def serve(settings: Settings, say: Callable[[str], None], *, open_page: bool = False) -> None:
    """Blocks; `say` gets the address once it answers."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    logging.getLogger("uvicorn.error").addFilter(is_ours)
    listening = listen(settings.host, settings.port)
    host, port = listening.getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}"

    def ready() -> None:
        say(address)
        if open_page:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    http, sockets = protocols(settings.limited())
    config = uvicorn.Config(
        _not_an_app,
        http=http,
        ws=sockets,
        ws_per_message_deflate=False,
        ws_max_size=MOST_BODY,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        lifespan="off",
        backlog=2048,
    )
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner, contextlib.suppress(KeyboardInterrupt):
        runner.run(run(settings, config, listening, ready))


async def run(settings: Settings, config: uvicorn.Config, listening: socket.socket, ready: Callable[[], None]) -> None:
    services = Services(settings)
    await services.open()
    gc.freeze()  # what is here now stays; and looking for cycles after every 700 objects would cost a third of the time
    gc.set_threshold(100_000, 10, 10)  # play leaves none behind: after 10,000 it would still cost a tenth
    sys.setswitchinterval(0.001)  # the writer thread gets its turn sooner
    try:
        config.app = make_app(services)
        await Server(config, services, ready).serve([listening])
    finally:
        await services.close()


def is_ours(record: logging.LogRecord) -> bool:
    return record.msg not in UNREADABLE


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        raise BadInput("cannot-listen", value=f"{host}:{port}", problem=str(error)) from None


async def _not_an_app(scope: Any, receive: Any, send: Any) -> None:
    """Until the tables are open there is nothing to call."""
