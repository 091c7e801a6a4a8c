"""A table in memory: a cache of what the store holds, and the sockets that look at it."""

from __future__ import annotations

import asyncio
import time

from tablee.server.protocol import ChatMessage, TableResponse
from tablee.server.store import ChatRow, SeatRow, TableRow
from tablee.server.tables.play import Play
from tablee.server.tables.sending import (
    Outgoing,
    Viewer,
    changes,
    chat_line,
    seats_message,
    table_message,
    table_response,
)
from tablee.server.tables.state import TableState, encode, state_of


class Table:
    """Everything here can be dropped at any time and read again from the store.

    What the store holds is in `now`, a value. A change of the table holds its lock, works out the next value,
    writes it to the store, and then swaps it in with `become`: what is not on disk is never seen.
    """

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.now: TableState = state_of(row, seats)
        self.lock = asyncio.Lock()
        self.chat: list[ChatRow] = []
        self.chat_known = False
        self.sockets: set[Viewer] = set()
        self.users = 0
        self.touched = time.monotonic()
        self.bots: asyncio.Task[None] | None = None
        self.reload_due = False
        """It is about to be read from the store again."""
        self.reload_all = False
        """More than its log has to be read."""

    @property
    def row(self) -> TableRow:
        return self.now.row

    @property
    def seats(self) -> list[SeatRow]:
        return self.now.seats

    @property
    def play(self) -> Play | None:
        """The game, if it is in memory."""
        return self.now.play

    def here(self) -> set[str]:
        """The guests who are connected."""
        return {socket.guest for socket in self.sockets}

    def summary(self, guest: str, lang: str, number: int) -> TableResponse:
        """The table's line in a list, for one guest."""
        return table_response(self.now, guest, lang, self.here(), number)

    # Changing

    def changes(self, after: TableState) -> list[Outgoing]:
        """What each viewer is to be sent when the table becomes this."""
        return changes(self.now, after, list(self.sockets), self.chat)

    def become(self, after: TableState, outgoing: list[Outgoing] | None = None) -> None:
        """Swap in what is on disk now, and send each viewer what has changed for them."""
        if outgoing is None:
            outgoing = self.changes(after)
        self.now = after
        for viewer, text in outgoing:
            viewer.push(text)

    def evict(self) -> None:
        """Drop the game from memory."""
        self.now = self.now.without_play()

    # Sending what is

    def send_table(self, viewer: Viewer) -> None:
        """The whole table, to one viewer."""
        viewer.push(table_message(self.now, viewer.guest, viewer.lang, self.here(), self.chat))

    def send_seats(self) -> None:
        """Who sits, is here, has left."""
        if self.sockets:
            self.send(seats_message(self.now, self.here()))

    def send_chat(self, line: ChatRow) -> None:
        self.send(encode(ChatMessage(chat_line(line))))

    def send(self, text: bytes) -> None:
        for socket in list(self.sockets):
            socket.push(text)
