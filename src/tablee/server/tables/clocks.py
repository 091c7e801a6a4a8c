"""Hard clocks that run out and deadlines that pass, whether or not anybody looks."""

from __future__ import annotations

from tablee.bots import USUAL
from tablee.kernel.decisions import Seat
from tablee.server import codec
from tablee.server.tables.notifier import Notifier
from tablee.server.tables.now import now as clock
from tablee.server.tables.play import Play
from tablee.server.tables.state import AWAY
from tablee.server.tables.table import Table
from tablee.server.tables.tables import Tables


class Clocks:
    def __init__(self, tables: Tables, notifier: Notifier) -> None:
        self.tables = tables
        self.store = tables.store
        self.notifier = notifier

    async def check_clocks(self) -> None:
        for table in list(self.tables.known.values()):
            with self.tables.keep_going():
                if self.tables.watches(table):
                    await self.check_clock(table)

    async def check_clock(self, table: Table) -> None:
        """A hard clock that has run out hands the seat to a bot."""
        async with table.lock:
            play, clock = await self.tables.load(table), table.now.clock()
            if play is None or clock is None or not table.now.is_timed():
                return
            late = late_seats(play, clock.seconds)
            if late and self.store.engine.shared:  # another process may have been told of a choice a moment ago
                await self.tables.reload(table)
                late = late_seats(table.play or play, clock.seconds) if self.tables.watches(table) else []
            left = [
                codec.replace(seat, away=AWAY, bot=seat.bot or USUAL)
                for seat in [table.seats[each] for each in late]
                if seat.guest and not seat.away
            ]
            await self.tables.put_seats(table, left)
        self.tables.follow_up(table)

    async def check_deadlines(self, now: float) -> None:
        """Remind where a choice is due, or let a bot go on. Tables that nobody looks at stay out of memory until
        then."""
        for id, due in await self.store.due(now):
            with self.tables.keep_going():
                async with self.tables.at(id) as table:
                    async with table.lock:
                        await self.check_choices(table, now)
                        await self.store.look_again(id, due, table.now.due()[0])
                    self.tables.follow_up(table)

    async def check_choices(self, table: Table, now: float) -> None:
        """Who is late is reminded once for each choice. Where the deadline is hard, the reminder comes before it, and
        then a bot plays until the seat is taken back: else a table would wait as long for every small choice of
        somebody who has gone."""
        if self.store.engine.shared:
            await self.tables.reload(table)  # another process may have been told of a choice a moment ago
        play, clock = await self.tables.load(table), table.now.clock()
        if play is None or clock is None or table.row.state != "running":
            return
        left = []
        for seat, end in zip(table.seats, table.now.deadlines(), strict=True):
            if end is None:
                continue
            if clock.hard and end <= now:
                left.append(codec.replace(seat, away=AWAY, bot=seat.bot or USUAL))
            elif not table.now.is_reminded(seat) and table.now.reminded_at(end) <= now:
                reminding = self.store.remind(table.row.id, seat.seat, play.asked[seat.seat], now)
                if await self.tables.outcome(table, reminding):
                    self.notifier.notify(table, [seat.seat], "reminder", end)
                table.become(table.now.with_seats([codec.replace(seat, reminded=now)]))
        await self.tables.put_seats(table, left)
        if left:
            self.notifier.notify(table, [seat.seat for seat in left], "seat-left")


def late_seats(play: Play, seconds: float) -> list[Seat]:
    """Those that have to choose and have no time left."""
    used = play.tick(clock())
    return [seat for seat in play.deciding if used[seat] > seconds]
