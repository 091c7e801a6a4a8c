"""What a socket of any kind can do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

Send = Callable[[dict[str, Any]], Awaitable[None]]


class Wire:
    """`push` never waits, nor fails, whoever has gone meanwhile."""

    gone = False
    dropped = False

    def push(self, text: bytes) -> None:
        """One message, as the JSON that all who are told the same share."""
        raise NotImplementedError

    async def last_word(self, code: int, sentence: str) -> None:
        """Say why it ends. Nothing more is read, and soon it is closed, whether or not the other side agrees."""
        raise NotImplementedError

    def cut(self) -> None:
        """The socket is over. Whatever it holds is let go, so that nothing waits for a search for cycles."""
        raise NotImplementedError
