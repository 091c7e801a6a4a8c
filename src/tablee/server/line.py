"""The wire of one socket: sends at once while the other side keeps up, from a bounded outbox when it does not."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

MOST_WAITING: Final = 200
MOST_WAITING_BYTES: Final = 1 << 20
CALM_BYTES: Final = 16 * 1024
"""With less than this still unsent, a message goes out without waiting for anybody."""
LAST_WORD_SECONDS: Final = 1.0
"""As long a closed socket may still read why."""

Send = Callable[[dict[str, Any]], Awaitable[None]]


class Line:
    """`push` never waits. A reader that stalls fills its own outbox, and is dropped when that is full."""

    def __init__(self, send: Send, transport: Any) -> None:
        self.send: Any = send
        self.transport = transport
        self.outbox: deque[str] = deque()
        self.waiting_bytes = 0
        self.writer: asyncio.Task[None] | None = None
        self.gone = False
        self.dropped = False

    def push(self, text: str) -> None:
        if self.gone:
            return
        if self.writer is None and self.transport is not None and self.transport.get_write_buffer_size() < CALM_BYTES:
            self.send_now(text)
        elif len(self.outbox) >= MOST_WAITING or self.waiting_bytes > MOST_WAITING_BYTES:
            self.drop()
        else:
            self.outbox.append(text)
            self.waiting_bytes += len(text)
            if self.writer is None:
                self.writer = asyncio.get_running_loop().create_task(self.write())

    def send_now(self, text: str) -> None:
        """As the buffer is nearly empty, `send` has nothing to wait for: it is done when it is begun."""
        sending: Any = self.send({"type": "websocket.send", "text": text})
        try:
            sending.send(None)
        except StopIteration:
            return
        except Exception:  # the other side has just gone
            self.gone = True
            return
        sending.close()
        self.drop()

    async def write(self) -> None:
        """Until the outbox is empty again."""
        try:
            while self.outbox:
                text = self.outbox.popleft()
                self.waiting_bytes -= len(text)
                await self.send({"type": "websocket.send", "text": text})
        except Exception:  # the other side has gone
            self.gone = True
        finally:
            self.writer = None

    def drop(self) -> None:
        self.gone = self.dropped = True
        self.outbox.clear()
        if self.transport is not None:
            self.transport.abort()

    def hang_up(self) -> None:
        """Nothing more is read from it, and soon it is closed, whether or not the other side agrees."""
        self.gone = True
        if self.transport is not None:
            self.transport.pause_reading()
            asyncio.get_running_loop().call_later(LAST_WORD_SECONDS, self.transport.abort)

    def cut(self) -> None:
        """The socket is over. Whatever it holds is let go, so that nothing waits for a search for cycles."""
        self.gone = True
        if self.writer is not None:
            self.writer.cancel()
        self.outbox.clear()
        self.transport = self.send = None
