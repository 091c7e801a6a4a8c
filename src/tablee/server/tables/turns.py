"""What happens by itself between people's choices: bots play, absent people are told, hard clocks run out."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from typing import Literal, Protocol

import msgspec

from tablee.bots import USUAL, looks_ahead
from tablee.games import TITLES
from tablee.games import title as find_title
from tablee.kernel.decisions import Decision, Seat, seat_name
from tablee.kernel.errors import StaleChoice, TableeError
from tablee.server.bots.question import Advised, Question
from tablee.server.errors import voice
from tablee.server.store import StoreDown
from tablee.server.tables.moves import Moves
from tablee.server.tables.people import People
from tablee.server.tables.play import Play
from tablee.server.tables.table import AWAY, Table, encode
from tablee.server.tables.tables import Tables, fits
from tablee.server.tables.tokens import bot_seed, deal_luck, is_deal

Notice = Literal["your-turn", "reminder", "seat-left", "test"]


class Bots(Protocol):
    """Whoever thinks for bots, somewhere that blocks nobody."""

    async def choose(self, question: Question) -> str: ...

    async def advise(self, question: Question) -> Advised | None: ...

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
            ends = table.deadlines()
            for seat in began:
                self.notify(table, [seat], "your-turn", ends[seat])
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
            with contextlib.suppress(StoreDown):
                await self.check_deadlines(time.time())
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
                msgspec.structs.replace(seat, away=AWAY, bot=seat.bot or USUAL)
                for seat in late
                if seat.guest and not seat.away
            ]
            await self.tables.put_seats(table, left)
            if left:
                table.tell_guests({seat.guest for seat in left})
        self.wake_bots(table)

    # Deadlines

    async def check_deadlines(self, now: float) -> None:
        """Wherever a choice is due: remind, or let a bot go on. Tables that nobody looks at stay out of memory until
        then."""
        for id, due in await self.store.due(now):
            with contextlib.suppress(TableeError):
                async with self.tables.at(id) as table:
                    async with table.lock:
                        await self.check_choices(table, now)
                        await self.store.look_again(id, due, table.due()[0])
                    self.wake_bots(table)

    async def check_choices(self, table: Table, now: float) -> None:
        """Who is late is reminded once for each choice. Where the deadline is hard, the reminder comes before it, and
        then a bot plays until the seat is taken back: else a table would wait as long for every small choice of
        somebody who has gone."""
        if self.store.engine.shared:
            await self.tables.catch_up(table)  # another process may have been told of a choice a moment ago
        play, clock = await self.tables.wake(table), table.clock()
        if play is None or clock is None or table.row.state != "running":
            return
        left = []
        for seat, end in zip(table.seats, table.deadlines(), strict=True):
            if end is None:
                continue
            if clock.hard and end <= now:
                left.append(msgspec.structs.replace(seat, away=AWAY, bot=seat.bot or USUAL))
            elif not table.is_reminded(seat) and table.reminded_at(end) <= now:
                if await self.store.remind(table.row.id, seat.seat, play.asked[seat.seat], now):
                    self.notify(table, [seat.seat], "reminder", end)
                table.changed([msgspec.structs.replace(seat, reminded=now)])
        await self.tables.put_seats(table, left)
        if left:
            self.notify(table, [seat.seat for seat in left], "seat-left")
            table.tell_guests({seat.guest for seat in left})

    # Notices

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
        guest = await self.people.guest(id)
        if guest is not None and guest.webhook:
            self.notices.send(guest.webhook, in_words(notice, guest.lang))

    # Bots

    def wake_bots(self, table: Table) -> None:
        """Let bots go on, if one of them may have to decide."""
        if table.bots is not None or table.row.state != "running" or not table.has_bots:
            return
        if table.play is None or any(table.is_bots(seat) for seat in table.play.deciding()):
            table.bots = self.tables.spawn(self.bots_play(table))

    async def bots_play(self, table: Table) -> None:
        """One bot's choice after the other, until a person has to decide. Each is told at once: how fast a table is
        watched is for each page to say."""
        try:
            while (question := await self.question(table)) is not None:
                await self.play_for_bot(table, question, await self.bots.choose(question))
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
                    return question_of(play, decision, table.seats[seat].bot or USUAL, self.luck(table, play, seat))
        return None

    def luck(self, table: Table, play: Play, seat: Seat) -> str:
        if is_deal(table.row.seed):
            return deal_luck(table.row.seed, seat, encode(play.view(seat)))
        return bot_seed(self.key, table.row.id, seat, play.number)


def question_of(play: Play, decision: Decision, bot: str, seed: str) -> Question:
    """What a bot is asked. Nothing in it depends on what its seat does not know."""
    title, seat = play.title, decision.seat
    world, together = None, play.is_together()
    if looks_ahead(title, bot) and (not together or decision.prompt in title.ballots):
        dealt = title.redeal(play.game.position, seat, random.Random(f"world {seed}"), tidy=True)
        if together:
            title.ask_others_anew(dealt, seat)
        world = dealt.dump()
    return Question(
        title.id,
        play.number,
        bot,
        seed,
        seat,
        play.view(seat),
        decision.prompt,
        list(decision.params),
        title.written(decision),
        decision.cancellable,
        decision.veiled,
        world,
    )


def in_words(notice: dict[str, object], lang: str) -> dict[str, object]:
    """With a sentence, under the names by which chat services look for one."""
    title = str(notice.get("title", ""))
    name = find_title(title).names.get(lang, title) if title in TITLES else ""
    words = voice(lang).say(f"notice-{notice['notice']}", title=name)
    return {**notice, "text": words, "content": words}
