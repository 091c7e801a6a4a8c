"""The wire of one socket: what is pushed goes out soon; a reader that stalls is dropped when too much waits."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Any, Final

from tablee.server.sockets.words import Send, Wire

MOST_WAITING_BYTES: Final = 1 << 20
LAST_WORD_SECONDS: Final = 10.0
"""As long a closed socket may still read why: long enough for a busy machine, and a paused one costs nothing."""


class AsgiWire(Wire):
    """Sends one message after the other, from a task of its own, by ASGI alone.

    A connection that is closed but not read is cut by `http/connections.py`.
    """

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
