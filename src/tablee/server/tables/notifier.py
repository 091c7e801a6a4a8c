"""Notices to people who are not at their table: their turn began, or goes by."""

from __future__ import annotations

import asyncio
from typing import Literal, Protocol

from tablee.games import TITLES
from tablee.games import title as find_title
from tablee.kernel.decisions import Seat, seat_name
from tablee.server.errors import voice
from tablee.server.store import Guest, StoreDown
from tablee.server.tables.people import People
from tablee.server.tables.table import Table
from tablee.server.tables.tables import RETRY_SECONDS, Tables

Notice = Literal["your-turn", "reminder", "seat-left", "test"]


class Notices(Protocol):
    """Sends notices to people who are not at the table."""

    def send(self, guest: Guest, notice: dict[str, object]) -> None: ...

    def stop(self) -> None: ...


class Notifier:
    def __init__(self, tables: Tables, people: People, notices: Notices) -> None:
        self.tables = tables
        self.people = people
        self.notices = notices
        tables.followers.append(self.follow)

    def follow(self, table: Table, began: list[Seat]) -> None:
        """At a table over days, tell those whose turn it has become."""
        if began and table.row.pace == "days" and table.row.state == "running":
            ends = table.now.deadlines()
            for seat in began:
                self.notify(table, [seat], "your-turn", ends[seat])

    def notify(self, table: Table, seats: list[Seat], what: Notice, deadline: float | None = None) -> None:
        """Tell those who are not here: their turn began, or goes by. Bots' turns concern nobody."""
        here = {socket.guest for socket in table.sockets}
        for seat in seats:
            guest = table.seats[seat].guest
            if guest and guest not in here and (what == "seat-left" or not table.seats[seat].away):
                number = table.play.number if table.play else 0
                notice = {"notice": what, "table": table.row.id, "title": table.row.title, "seat": seat_name(seat)}
                self.tables.spawn(self.post(guest, {**notice, "number": number, "deadline": deadline}))

    async def post(self, id: str, notice: dict[str, object]) -> None:
        while True:
            try:
                guest = await self.people.guest(id)
                break
            except StoreDown:
                await asyncio.sleep(RETRY_SECONDS)
        if guest is not None and guest.webhook:
            self.notices.send(guest, in_words(notice, guest.lang))


def in_words(notice: dict[str, object], lang: str) -> dict[str, object]:
    """With a sentence, under the names by which chat services look for one."""
    title = str(notice.get("title", ""))
    name = find_title(title).names.get(lang, title) if title in TITLES else ""
    words = voice(lang).say(f"notice-{notice['notice']}", title=name)
    return {**notice, "text": words, "content": words}
