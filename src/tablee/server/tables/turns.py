"""What happens by itself between people's choices: bots play, absent people are told, hard clocks run out."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Protocol

import msgspec

from tablee.bots import BOTS
from tablee.kernel.decisions import Seat, seat_name
from tablee.kernel.errors import StaleChoice, TableeError
from tablee.server.bots.question import Question
from tablee.server.store import StoreDown
from tablee.server.tables.moves import Moves
from tablee.server.tables.people import People
from tablee.server.tables.table import AWAY, Table
from tablee.server.tables.tables import Tables, fits
from tablee.server.tables.tokens import bot_seed


class Bots(Protocol):
    """Whoever thinks for bots, somewhere that blocks nobody."""

    async def choose(self, question: Question) -> str: ...

    async def stop(self) -> None: ...


class Notices(Protocol):
    """Whoever tells people who are not here."""

    def send(self, address: str, notice: dict[str, object]) -> None: ...

    def stop(self) -> None: ...


class Turns:
    def __init__(self, tables: Tables, people: People, key: bytes, bots: Bots, notices: Notices) -> None:
        self.tables = tables
        self.store = tables.store
        self.people = people
        self.key = key
        self.moves = Moves(tables, self.after)
        self.bots = bots
        self.notices = notices

    def after(self, table: Table, began: list[Seat]) -> None:
        """A table went on; it is now the turn of those who `began`."""
        if began and table.row.pace == "days" and table.row.state == "running":
            self.notify(table, began)
        self.wake_bots(table)

    async def stop(self) -> None:
        await self.bots.stop()
        self.notices.stop()

    # After a start, and every so often

    async def take_up(self) -> None:
        """After a start: records played by other rules are compared with these; bots go on, and clocks."""
        for row in await self.store.running():
            if not fits(row.title, row.rules, row.cards):
                await self.bring_back(row.id)
        await self.adopt_orphans(time.time() + 1)

    async def bring_back(self, id: str) -> None:
        with contextlib.suppress(StoreDown, TableeError):
            async with self.tables.at(id) as table, table.lock:
                await self.tables.wake(table)

    async def adopt_orphans(self, before: float) -> None:
        """Bots whose turn it is and whom nobody asks, and clocks that nobody watches, since the process is gone."""
        for id in await self.store.waiting_for_bots(before):
            with contextlib.suppress(StoreDown, TableeError):
                async with self.tables.at(id) as table:
                    self.wake_bots(table)
        for id in await self.store.timed():
            await self.bring_back(id)

    async def sweep(self) -> None:
        rest = max(0.05, min(1.0, self.tables.settings.idle / 4))
        orphans = time.monotonic() + self.tables.settings.orphan
        while True:
            await asyncio.sleep(rest)
            self.tables.drop_idle()
            for table in list(self.tables.known.values()):
                if table.is_timed():
                    with contextlib.suppress(StoreDown, TableeError):
                        await self.check_clock(table)
            if self.store.engine.shared and time.monotonic() > orphans:
                with contextlib.suppress(StoreDown):
                    await self.adopt_orphans(time.time() - self.tables.settings.orphan)
                orphans = time.monotonic() + self.tables.settings.orphan

    async def check_clock(self, table: Table) -> None:
        """A hard clock that has run out hands the seat to a bot."""
        async with table.lock:
            play, clock = await self.tables.wake(table), table.clock()
            if play is None or clock is None or not table.is_timed():
                return
            used = play.tick(time.time())
            late = [table.seats[seat] for seat in play.deciding() if used[seat] > clock.seconds]
            left = [
                msgspec.structs.replace(seat, away=AWAY, bot=seat.bot or strongest_bot())
                for seat in late
                if seat.guest and not seat.away
            ]
            await self.tables.put_seats(table, left)
            if left:
                table.tell_seats()
        self.wake_bots(table)

    # Notices

    def notify(self, table: Table, seats: list[Seat]) -> None:
        """Tell those whose turn began and who are not here."""
        here = {socket.guest for socket in table.sockets}
        for seat in seats:
            guest = table.seats[seat].guest
            if guest and guest not in here and not table.seats[seat].away:
                number = table.play.number if table.play else 0
                notice = {"notice": "your-turn", "table": table.row.id, "title": table.row.title}
                self.tables.spawn(self.post(guest, {**notice, "seat": seat_name(seat), "number": number}))

    async def post(self, id: str, notice: dict[str, object]) -> None:
        guest = await self.people.guest(id)
        if guest is not None and guest.webhook:
            self.notices.send(guest.webhook, notice)

    # Bots

    def wake_bots(self, table: Table) -> None:
        """Let bots go on, if one of them may have to decide."""
        if table.bots is not None or table.row.state != "running" or not table.has_bots:
            return
        if table.play is None or any(table.is_bots(seat) for seat in table.play.deciding()):
            table.bots = self.tables.spawn(self.bots_play(table))

    async def bots_play(self, table: Table) -> None:
        """One bot's choice after the other, until a person has to decide."""
        try:
            while (question := await self.question(table)) is not None:
                asked = time.monotonic()
                line = await self.bots.choose(question)
                if table.sockets:
                    await asyncio.sleep(max(0.0, self.tables.settings.bot_pace - (time.monotonic() - asked)))
                await self.play_for_bot(table, question, line)
        except StoreDown:
            await asyncio.sleep(1)
        finally:
            table.bots = None
        self.wake_bots(table)

    async def play_for_bot(self, table: Table, question: Question, line: str) -> None:
        async with table.lock:
            play = await self.tables.wake(table)
            if play is None or play.number != question.number or table.row.state != "running":
                return  # the table went on without us: look again
            if table.is_bots(question.seat):
                with contextlib.suppress(StaleChoice):  # another process was quicker
                    await self.moves.add_choices(table, play, question.seat, [line])

    async def question(self, table: Table) -> Question | None:
        """What the next bot is asked; None when none has to decide."""
        async with table.lock:
            play = await self.tables.wake(table)
            if play is None or table.row.state != "running":
                return None
            for decision in play.decisions():
                seat = decision.seat
                if table.is_bots(seat):
                    return Question(
                        table.row.title,
                        play.number,
                        table.seats[seat].bot or strongest_bot(),
                        bot_seed(self.key, table.row.id, seat, play.number),
                        seat,
                        play.view(seat),
                        decision.prompt,
                        list(decision.params),
                        play.title.written(decision),
                        decision.cancellable,
                        decision.veiled,
                    )
        return None


def strongest_bot() -> str:
    return BOTS[-1]
