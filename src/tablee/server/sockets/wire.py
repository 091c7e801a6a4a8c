"""The wire of one socket: what is pushed goes out soon; a reader that stalls is dropped when too much waits."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Any, Final

from websockets.protocol import State

from tablee.server.sockets.words import Send, Wire

MOST_WAITING_BYTES: Final = 1 << 20
LAST_WORD_SECONDS: Final = 10.0
"""As long a closed socket may still read why: long enough for a busy machine, and a paused one costs nothing."""


class PlainWire(Wire):
    """By the public words of ASGI, one message after the other, from a task of its own."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.waiting: deque[dict[str, Any]] = deque()
        self.size = 0
        self.more = asyncio.Event()
        self.reader = asyncio.current_task()
        """Whoever serves this socket: ended when it is dropped, since ASGI has no other word for hanging up at once."""
        self.task = asyncio.get_running_loop().create_task(self.work())

    def push(self, text: bytes) -> None:
        if self.gone:
            return
        if self.size > MOST_WAITING_BYTES:
            self.gone = self.dropped = True
            if self.reader is not None:
                self.reader.cancel()
            return
        message = {"type": "websocket.send", "text": text.decode()}
        self.size += len(message["text"])
        self.waiting.append(message)
        self.more.set()

    async def work(self) -> None:
        with contextlib.suppress(Exception):  # whoever has gone reads nothing more
            while True:
                await self.more.wait()
                self.more.clear()
                while self.waiting:
                    message = self.waiting.popleft()
                    await self.send(message)
                    if message["type"] == "websocket.close":
                        return
                    self.size -= len(message["text"])

    async def last_word(self, code: int, sentence: str) -> None:
        self.gone = True
        self.waiting.append({"type": "websocket.close", "code": code, "reason": sentence})
        self.more.set()
        await asyncio.wait({self.task}, timeout=LAST_WORD_SECONDS)

    def cut(self) -> None:
        self.gone = True
        self.reader = None
        self.task.cancel()


class DirectWire(Wire):
    """Straight to uvicorn's transport: whatever is pushed in one round of the event loop goes out in one write.

    By the words of ASGI every message is a call of its own; docs/decisions/sockets.md has what that costs. Only for the
    protocol that it was written for, see `wire_to`.
    """

    def __init__(self, send: Send, protocol: Any) -> None:
        self.send: Any = send
        self.transport = protocol.transport
        self.connection = protocol.conn
        self.call_soon = asyncio.get_running_loop().call_soon
        self.waiting: list[bytes] = []

    def push(self, text: bytes) -> None:
        if self.gone:
            return
        if not self.waiting:
            self.call_soon(self.flush)
        self.waiting.append(head(len(text)))
        self.waiting.append(text)

    def flush(self) -> None:
        frames, self.waiting = self.waiting, []
        if self.gone or self.connection.state is not State.OPEN or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_WAITING_BYTES:
            self.gone = self.dropped = True
            self.transport.abort()
        else:
            self.transport.write(b"".join(frames))

    def end_if_stuck(self) -> None:
        if not self.gone and self.transport.is_closing():
            self.gone = self.dropped = True
            self.transport.abort()

    async def last_word(self, code: int, sentence: str) -> None:
        self.flush()
        self.gone = True
        transport = self.transport
        try:
            async with asyncio.timeout(LAST_WORD_SECONDS):
                await self.send({"type": "websocket.close", "code": code, "reason": sentence})
        except TimeoutError:  # much waits to be read, and nobody reads
            self.dropped = True
            transport.abort()
        except Exception:  # gone already
            return
        if not transport.is_closing():
            transport.pause_reading()
        asyncio.get_running_loop().call_later(LAST_WORD_SECONDS, transport.abort)

    def cut(self) -> None:
        self.gone = True
        self.transport = self.connection = self.send = None


def head(size: int) -> bytes:
    """What stands before a text of so many bytes in a frame. [RFC 6455, 5.2]

    >>> head(7), head(300)
    (b'\\x81\\x07', b'\\x81~\\x01,')
    """
    if size < 126:
        return b"\x81%c" % size
    if size < 1 << 16:
        return b"\x81\x7e%b" % size.to_bytes(2, "big")
    return b"\x81\x7f%b" % size.to_bytes(8, "big")


def wire_to(send: Send, *, plain: bool = False) -> Wire:
    """The direct one where `send` belongs to the protocol that it knows; else, or when asked for, the plain one."""
    protocol = getattr(send, "__self__", None)
    names = [kind.__name__ for kind in type(protocol).__mro__]
    known = "WebSocketsSansIOProtocol" in names and hasattr(protocol, "transport")
    if plain or not known or not isinstance(getattr(getattr(protocol, "conn", None), "state", None), State):
        return PlainWire(send)
    return DirectWire(send, protocol)
