"""The wire of one socket: what is pushed goes out soon; a reader that stalls is dropped when too much waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, cast

import msgspec
from websockets.protocol import State

MOST_WAITING_BYTES: Final = 1 << 20
LAST_WORD_SECONDS: Final = 1.0
"""As long a closed socket may still read why."""

Send = Callable[[dict[str, Any]], Awaitable[None]]
encode = msgspec.json.Encoder().encode


def framed(message: msgspec.Struct) -> bytes:
    """The message as one text frame, made once for all who are told the same. [RFC 6455, 5.2]

    >>> framed(msgspec.defstruct("Told", [("n", int)])(7))
    b'\\x81\\x07{"n":7}'
    """
    text = encode(message)
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


class Line:
    """`push` never waits. Whatever is pushed in one round of the event loop goes out together at its end; what the
    other side does not read stays in the transport, up to a bound."""

    def __init__(self, send: Send) -> None:
        protocol: Any = cast("Any", send).__self__  # uvicorn's: by its messages every frame would be a call of its own
        self.send: Any = send
        self.transport = protocol.transport
        self.connection = protocol.conn
        self.call_soon = asyncio.get_running_loop().call_soon
        self.frames: list[bytes] = []
        self.gone = False
        self.dropped = False

    def push(self, frame: bytes) -> None:
        if self.gone:
            return
        if not self.frames:
            self.call_soon(self.flush)
        self.frames.append(frame)

    def flush(self) -> None:
        frames, self.frames = self.frames, []
        if self.gone or self.connection.state is not State.OPEN or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_WAITING_BYTES:
            self.drop()
        else:
            self.transport.write(b"".join(frames))

    def drop(self) -> None:
        self.gone = self.dropped = True
        self.transport.abort()

    def hang_up(self) -> None:
        """Nothing more is read from it, and soon it is closed, whether or not the other side agrees."""
        self.gone = True
        self.transport.pause_reading()
        asyncio.get_running_loop().call_later(LAST_WORD_SECONDS, self.transport.abort)

    def cut(self) -> None:
        """The socket is over. Whatever it holds is let go, so that nothing waits for a search for cycles."""
        self.gone = True
        self.transport = self.connection = self.send = None
