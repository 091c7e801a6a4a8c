"""What happens by itself between people's choices: bots play, absent people are told, hard clocks run out."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Iterator
from typing import Literal, Protocol

import msgspec

from tablee.bots import USUAL, looks_ahead
from tablee.games import TITLES
from tablee.games import title as find_title
from tablee.kernel.decisions import Decision, Seat, seat_name
from tablee.kernel.errors import StaleChoice, TableeError
from tablee.server.bots.question import Advised, Question
from tablee.server.errors import voice, where
from tablee.server.store import Due, Guest, SeatRow, StoreDown, TableRow
from tablee.server.tables.moves import Moves
from tablee.server.tables.people import People
from tablee.server.tables.play import Play, begin, lines_of
from tablee.server.tables.table import AWAY, Table, encode
from tablee.server.tables.tables import RETRY_SECONDS, Tables, fits, log
from tablee.server.tables.tokens import bot_seed, deal_luck, is_deal

Notice = Literal["your-turn", "reminder", "seat-left", "test"]


class Bots(Protocol):
    """Whoever thinks for bots, somewhere that blocks nobody."""

    async def choose(self, question: Question) -> str: ...

    async def advise(self, question: Question) -> Advised | None: ...

    async def stop(self) -> None: ...


class Notices(Protocol):
    """Whoever tells people who are not here."""

    def send(self, guest: Guest, notice: dict[str, object]) -> None: ...

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
        self.late: set[str] = set()
        """Tables that did not go on because the store was down; they are looked at again soon."""
        self.stumbles: set[str] = set()
        """What has gone wrong where nobody waits for an answer; each is said once."""

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

    # Whatever waits at a table

    async def go_on(self, id: str) -> None:
        """Begin the game if no seat is missing, watch its clock, let its bots choose. What led here is on disk already
        and has happened: where the store is down now, the table goes on soon."""
        try:
            async with self.tables.at(id) as table:
                async with table.lock:
                    await self.begin_if_full(table)
                    await self.tables.wake(table)
                self.wake_bots(table)
        except StoreDown:
            self.late.add(id)

    async def begin_if_full(self, table: Table) -> None:
        """With the table's lock held, like the next one."""
        if table.row.state == "open":
            await self.tables.reread_seats(table)  # another process may have given the other free seat away just now
            if table.row.state != "open":
                await self.tables.wake(table)
                table.tell_all()
            elif table.is_full():
                await self.begin_game(table)

    async def begin_game(self, table: Table) -> None:
        now = time.time()
        play = begin(msgspec.structs.replace(table.row, since=now), table.seats)
        for line in lines_of(await self.store.entries(table.row.id)):
            play.apply(line)
        play.since = now
        play.asked = [now for _ in play.asked]
        deciding = " ".join(seat_name(seat) for seat in play.deciding())
        ending = play.ending()  # laid out or branched where nothing is left to decide: it is over as it begins
        state, result = ("running", "") if ending is None else ("over", encode(ending).decode())
        row = table.row
        due = first_due(msgspec.structs.replace(row, state=state), table.seats, play)
        if await self.store.begin(row.id, state, deciding, now, result, play.number, play.snapshot(), due):
            row.state, row.deciding, row.since, row.result, table.play = state, deciding, now, result, play
            table.number = play.number
            self.after(table, play.deciding())
        else:
            await self.tables.recover(table)
        table.tell_all()

    # After a start, and every so often

    async def take_up(self) -> None:
        """After a start, once the store answers: full tables begin, records played by other rules are compared with
        these; bots go on, and clocks."""
        while True:
            try:
                await self.begin_full()
                for row in await self.store.running():
                    if not fits(row.title, row.rules, row.cards):
                        await self.bring_back(row.id)
                return await self.adopt_orphans(time.time() + 1)
            except StoreDown:
                await asyncio.sleep(RETRY_SECONDS)

    async def begin_full(self) -> None:
        """Games that only had to begin when their process died."""
        for id in await self.store.full():
            await self.bring_back(id)

    async def adopt_orphans(self, before: float) -> None:
        """Bots whose turn it is and whom nobody asks, and clocks that nobody watches, since the process is gone."""
        for id in [*await self.store.waiting_for_bots(before), *await self.store.timed()]:
            await self.bring_back(id)

    async def bring_back(self, id: str) -> None:
        with self.going_on():
            await self.go_on(id)

    async def bring_back_late(self) -> None:
        """Tables that could not go on while the store was down."""
        late, self.late = self.late, set()
        for id in late:
            await self.bring_back(id)

    @contextlib.contextmanager
    def going_on(self) -> Iterator[None]:
        """What goes wrong at one table, or once, must not be the end of all other tables' clocks."""
        try:
            yield
        except (StoreDown, TableeError):
            pass
        except Exception as error:
            told = where(error)
            if told not in self.stumbles:
                self.stumbles.add(told)
                log.error("what happens by itself broke: %s", told)

    async def sweep(self) -> None:
        rest = max(0.05, min(1.0, self.tables.settings.idle / 4))
        orphans = time.monotonic() + self.tables.settings.orphan
        while True:
            await asyncio.sleep(rest)
            with self.going_on():
                self.tables.drop_idle()
            with self.going_on():
                await self.check_deadlines(time.time())
            await self.check_clocks()
            await self.bring_back_late()
            if self.store.engine.shared and time.monotonic() > orphans:
                with self.going_on():
                    await self.begin_full()
                    await self.adopt_orphans(time.time() - self.tables.settings.orphan)
                orphans = time.monotonic() + self.tables.settings.orphan

    async def check_clocks(self) -> None:
        for table in list(self.tables.known.values()):
            with self.going_on():
                if table.is_timed():
                    await self.check_clock(table)

    async def check_clock(self, table: Table) -> None:
        """A hard clock that has run out hands the seat to a bot."""
        async with self.tables.changing(table):
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
            with self.going_on():
                async with self.tables.at(id) as table:
                    async with self.tables.changing(table):
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
        while True:
            try:
                guest = await self.people.guest(id)
                break
            except StoreDown:
                await asyncio.sleep(RETRY_SECONDS)
        if guest is not None and guest.webhook:
            self.notices.send(guest, in_words(notice, guest.lang))

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


def first_due(row: TableRow, seats: list[SeatRow], play: Play) -> Due:
    """Of a game that is about to begin."""
    table = Table(row, seats)
    table.play = play
    return table.due()


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
