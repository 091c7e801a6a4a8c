"""How tables are made and who sits at them: invitations, open seats, bots, leaving, coming back, rematch, branch."""

from __future__ import annotations

import secrets

from tablee.bots import BOTS, LEVELS, USUAL
from tablee.games import title as find_title
from tablee.kernel.decisions import Seat, seat_name, seat_named
from tablee.kernel.errors import BadInput, Sentence
from tablee.server import codec
from tablee.server.errors import Refused
from tablee.server.limits import clean_name, has_controls
from tablee.server.protocol import Clock, InviteResponse, NewTableRequest, NewTableResponse, SeatRequest
from tablee.server.store import EntryRow, Guest, SeatRow, StoreDown, TableRow
from tablee.server.tables.adventures import is_sealed, next_level
from tablee.server.tables.daily import day_at, deal_of
from tablee.server.tables.deadlines import read_absences, written
from tablee.server.tables.moves import not_running
from tablee.server.tables.names import free_name
from tablee.server.tables.now import now as clock
from tablee.server.tables.play import CHOOSE, begin, choices_left, lines_of, play_on
from tablee.server.tables.quotas import Quotas
from tablee.server.tables.state import AWAY, HERE, encode, state_of
from tablee.server.tables.table import Table
from tablee.server.tables.tables import Tables
from tablee.server.tables.tokens import deal_seed, is_deal, new_id, new_token, token_hash
from tablee.teacher.puzzles import Puzzle

MOST_SECONDS = 60 * 24 * 3600
MOST_TUTORIAL = 60
MOST_DEAL = 60


class Lobby:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.quotas = Quotas(tables.store, tables.settings.limited())
        self.late: set[str] = set()
        """Tables that did not go on because the store was down; they are looked at again soon."""

    async def make_table(self, guest: Guest, wish: NewTableRequest) -> NewTableResponse:
        """A new table; the game begins at once when no seat is missing."""
        title = find_title(wish.title)
        if wish.layout is None:
            title.checked_options(wish.options, len(wish.seats))
        row = new_row(wish.title, guest.id, clock())
        seats: list[SeatRow] = []
        invites: list[InviteResponse] = []
        for number, seat in enumerate(wish.seats):
            made, token = seat_row(number, seat, guest)
            seats.append(made)
            if token:
                invites.append(InviteResponse(seat_name(number), token))
        if not any(seat.kind != "bot" for seat in seats):
            raise Refused("no-person")
        if wish.deal:
            row.seed = deal_seed(own_deal(wish))
        seats = named_bots(row, seats)
        check_clock(wish.clock)
        if wish.clock and title.silent:
            raise Refused("no-clock")
        if len(wish.tutorial) > MOST_TUTORIAL or has_controls(wish.tutorial):
            raise Refused("bad-text", most=MOST_TUTORIAL)
        row.options = codec.encode(wish.options).decode()
        row.layout = codec.encode(wish.layout).decode() if wish.layout is not None else ""
        row.pace = wish.pace
        row.clock = codec.encode(wish.clock).decode() if wish.clock else ""
        row.tutorial = wish.tutorial
        row.name = clean_name(wish.name) if wish.name else ""
        row.hints = int(wish.hints)
        row.series = row.id if title.adventure() is not None and wish.layout is None else ""
        begin(row, seats)  # a position file that does not fit is refused here
        await self.put_table(row, seats, [])
        return NewTableResponse(row.id, invites)

    async def put_table(self, row: TableRow, seats: list[SeatRow], entries: list[EntryRow]) -> None:
        async with self.quotas.room_for(row, seats, entries):
            await self.tables.store.make_table(row, seats, entries)
        await self.go_on(row.id)

    # Sitting down

    async def join(self, table: Table, guest: Guest, token: str) -> None:
        """Take the seat that an invitation is for."""
        hashed = token_hash(token)
        seat = next(
            (each.seat for each in table.seats if each.token and secrets.compare_digest(each.token, hashed)), None
        )
        if seat is None:
            raise Refused("bad-invitation")
        await self.take_seat(table, guest, seat, hashed)

    async def sit(self, table: Table, guest: Guest, name: str | None) -> None:
        """Take an open seat."""
        free = [seat.seat for seat in table.seats if seat.kind == "open" and not seat.guest]
        wanted = free[:1] if name is None else [seat_named(name)]
        if not wanted or wanted[0] not in free:
            raise Refused("seat-taken")
        await self.take_seat(table, guest, wanted[0], "")

    async def take_seat(self, table: Table, guest: Guest, seat: Seat, token: str) -> None:
        async with table.lock:
            if table.row.state != "open":
                raise Refused("table-begun")
            claim = self.tables.store.claim(table.row.id, seat, guest.id, guest.name, token)
            if not await self.tables.outcome(table, claim):
                await self.tables.reload(table)
                raise Refused("seat-taken")
            sitting = {"kind": "person", "guest": guest.id, "name": guest.name, "absences": guest.absences, "token": ""}
            table.become(table.now.with_seats([codec.replace(table.seats[seat], **sitting)]))
        await self.go_on(table.row.id)

    async def start(self, table: Table, guest: Guest, bot: str) -> None:
        """The host begins now: bots take the seats that nobody has."""
        only_host(table, guest)
        async with table.lock:
            if table.row.state != "open":
                raise Refused("table-begun")
            name = known_bot(bot)
            free = [seat for seat in table.seats if not seat.guest and seat.kind != "bot"]
            taken = {s.seat: codec.replace(s, kind="bot", bot=name, name="", token="") for s in free}
            seats = named_bots(table.row, [taken.get(seat.seat, seat) for seat in table.seats])
            await self.tables.put_seats(table, [seats[seat] for seat in taken])
        await self.go_on(table.row.id)

    async def invite(self, table: Table, guest: Guest, name: str) -> InviteResponse:
        """A new invitation for a seat that nobody has; the old one is void."""
        only_host(table, guest)
        token = new_token()
        async with table.lock:
            seat = codec.replace(free_seat(table, name), kind="link", token=token_hash(token))
            await self.tables.put_seats(table, [seat])
        return InviteResponse(name, token)

    async def revoke(self, table: Table, guest: Guest, name: str) -> None:
        only_host(table, guest)
        async with table.lock:
            seat = codec.replace(free_seat(table, name), kind="link", token="")
            await self.tables.put_seats(table, [seat])

    # Beginning

    async def go_on(self, id: str) -> None:
        """Begin the game if no seat is missing, watch its clock, let its bots choose. What led here is on disk already
        and has happened: where the store is down now, the table goes on soon."""
        try:
            async with self.tables.at(id) as table:
                async with table.lock:
                    await self.begin_if_full(table)
                    if not self.tables.owns(table):  # it was taken over just now
                        await self.tables.reload(table)
                    await self.tables.load(table)
                self.tables.follow_up(table)
        except StoreDown:
            self.late.add(id)

    async def begin_if_full(self, table: Table) -> None:
        """With the table's lock held, like the next one."""
        if table.row.state == "open":
            await self.tables.reload(table)  # another process may have given the other free seat away just now
            if table.row.state == "open" and table.now.is_full():
                await self.begin_game(table)

    async def begin_game(self, table: Table) -> None:
        now = clock()
        row = codec.replace(table.row, since=now)
        play, refused = play_on(begin(row, table.seats), lines_of(await self.tables.store.entries(row.id)))
        if refused is not None:
            raise Refused("broken")
        play = codec.replace(play, since=now, asked=[now for _ in play.asked]).without_past()
        ending = play.ending()  # laid out or branched where nothing is left to decide: it is over as it begins
        row.state, row.result = ("running", "") if ending is None else ("over", encode(ending).decode())
        row.deciding = " ".join(seat_name(seat) for seat in play.deciding)
        row.owner = self.tables.store.me
        after = state_of(row, table.seats, play, play.number)
        write = self.tables.store.begin(
            row.id, row.state, row.deciding, now, row.result, play.number, play.snapshot(), after.due()
        )
        if await self.tables.outcome(table, write):
            table.become(after)
            self.tables.follow_up(table, play.deciding)
        else:
            await self.tables.reload(table)

    async def bring_back(self, id: str) -> None:
        with self.tables.keep_going():
            await self.go_on(id)

    async def go_on_late(self) -> None:
        """Let tables go on that could not while the store was down."""
        late, self.late = self.late, set()
        for id in late:
            await self.bring_back(id)

    # Leaving and coming back

    async def leave(self, table: Table, guest: Guest, name: str | None, bot: str) -> None:
        """Leave a seat to a bot and keep the right to it; before the start the seat becomes free."""
        async with table.lock:
            seat = table.seats[table.now.acting(guest.id, name)]
            if table.row.state == "open":
                left = codec.replace(seat, kind="open", guest="", name="", token="")
            elif table.row.daily and table.row.state == "running":
                raise Refused("daily-alone")
            elif table.row.state == "running":
                left = codec.replace(seat, away=AWAY, bot=known_bot(bot))
            else:
                raise not_running(table)
            await self.tables.put_seats(table, [left])
        self.tables.follow_up(table)

    async def come_back(self, table: Table, guest: Guest, name: str | None) -> None:
        async with table.lock:
            held = [table.seats[seat] for seat in table.now.held_by(guest.id)]
            if not held:
                raise Refused("not-sitting")
            if name is not None and seat_named(name) not in [seat.seat for seat in held]:
                raise Refused("not-yours", seat=name)
            away = [seat for seat in held if seat.away == AWAY and name in (None, seat_name(seat.seat))]
            if not away:
                raise Refused("not-away")
            await self.give_time(table, away[0])
            seat = table.seats[away[0].seat]
            await self.tables.put_seats(table, [codec.replace(seat, away=HERE, bot="")])

    async def give_time(self, table: Table, seat: SeatRow) -> None:
        """Who comes back to a choice with a deadline has all the time for it: the bot's does not count."""
        play = await self.tables.load(table)
        if play is None or not play.asked:
            return
        now = clock()
        absences = written([*read_absences(seat.absences), (play.asked[seat.seat], now)], now)
        await self.tables.outcome(table, self.tables.store.pause(table.row.id, seat.seat, absences, now))
        table.become(table.now.with_seats([codec.replace(seat, absences=absences)]))

    # Again

    async def rematch(self, table: Table, guest: Guest, pack: bool) -> NewTableResponse:
        """The same people and bots once more, or the next level; whoever asks second finds the table that is there."""
        if not table.now.held_by(guest.id):
            raise Refused("not-sitting")
        if table.row.state not in ("over", "stopped"):
            raise Refused("not-over")
        if table.row.rematch:
            return NewTableResponse(table.row.rematch, [])
        old = table.row
        row = new_row(old.title, guest.id, clock())
        row.pace, row.clock, row.series, row.name = old.pace, old.clock, old.series, old.name
        row.hints = 1 if old.puzzle or old.daily else old.hints  # those had none by their nature, not by a wish
        if old.series:
            row.options = codec.encode(next_level(old, len(table.seats), pack)).decode()
        else:
            row.options, row.layout, row.tutorial = old.options, old.layout, old.tutorial
        seats = [same_seat(seat) for seat in table.seats]
        async with table.lock:
            make = self.tables.store.make_rematch(old.id, row, seats)
            if not await self.tables.outcome(table, make):
                await self.tables.reload(table)
                return NewTableResponse(table.row.rematch, [])
            table.become(table.now.with_row(rematch=row.id))
        await self.go_on(row.id)
        return NewTableResponse(row.id, [])

    async def branch(self, table: Table, guest: Guest, number: int, name: str | None, bot: str) -> NewTableResponse:
        """A new table that plays on from an earlier moment of a finished game, against bots."""
        if table.row.state not in ("over", "stopped"):
            raise Refused("not-over")
        if await is_sealed(self.tables.store, table.row):
            raise Refused("sealed")
        lines = list(lines_of(await self.tables.store.entries(table.row.id)))
        if not 0 <= number <= len(lines):
            raise Refused("no-moment", value=number, last=len(lines))
        held = table.now.held_by(guest.id)
        mine = held[0] if held and name is None else seat_named(name or "p1")
        if mine not in range(len(table.seats)):
            raise BadInput("unknown-seat", value=name, expected=[seat_name(seat.seat) for seat in table.seats])
        now = clock()
        old = table.row
        row = new_row(old.title, guest.id, now)
        row.options, row.layout, row.seed, row.salt, row.branch_of = old.options, old.layout, old.seed, old.salt, old.id
        played = known_bot(bot)
        seats = [SeatRow(seat.seat, "bot", "", seat.name, played, HERE, "") for seat in table.seats]
        seats[mine] = SeatRow(mine, "person", guest.id, guest.name, "", HERE, "", guest.absences)
        await self.put_table(row, seats, entries_of(choices_left(lines[:number]), now))
        return NewTableResponse(row.id, [])

    async def lay_puzzle(self, guest: Guest, puzzle: Puzzle) -> NewTableResponse:
        """A table of one's own that plays on from a puzzle's position, against bots; a hint would give it away."""
        now = clock()
        record = puzzle.record
        row = new_row(record.title, guest.id, now)
        row.options = codec.encode(record.options).decode()
        row.seed, row.salt, row.puzzle, row.hints = record.seed or "", record.salt, puzzle.id, 0
        seats = [SeatRow(seat, "bot", "", "", USUAL, HERE, "") for seat in range(len(record.seats))]
        seats[puzzle.seat] = SeatRow(puzzle.seat, "person", guest.id, guest.name, "", HERE, "", guest.absences)
        left = [(seat_named(seat), text) for seat, text in record.choices]
        await self.put_table(row, named_bots(row, seats), entries_of(left, now))
        return NewTableResponse(row.id, [])

    async def deal_of_the_day(self, guest: Guest, title: str, now: float) -> NewTableResponse:
        """One's own table of today's deal: the one that goes on, or a new one."""
        deal = deal_of(title, day_at(now))
        for played in await self.tables.store.played_on(deal.id):
            if played.guest == guest.id and played.state in ("open", "running"):
                return NewTableResponse(played.id, [])
        row = new_row(title, guest.id, now)
        row.options = codec.encode(deal.options).decode()
        row.seed, row.daily, row.hints = deal.seed, deal.id, 0
        seats = [SeatRow(seat, "bot", "", "", deal.bot, HERE, "") for seat in range(deal.seats)]
        seats[0] = SeatRow(0, "person", guest.id, guest.name, "", HERE, "", guest.absences)
        await self.put_table(row, named_bots(row, seats), [])
        return NewTableResponse(row.id, [])


def seat_row(number: Seat, wish: SeatRequest, guest: Guest) -> tuple[SeatRow, str]:
    """The seat, and the invitation to it if it is for a friend."""
    row = SeatRow(number, wish.kind, "", "", "", HERE, "")
    if wish.kind == "me":
        row.kind, row.guest, row.name, row.absences = "person", guest.id, guest.name, guest.absences
    elif wish.kind == "hotseat":
        row.guest, row.name, row.absences = guest.id, clean_name(wish.name or guest.name), guest.absences
    elif wish.kind == "bot":
        row.bot = known_bot(wish.bot)
        row.name = clean_name(wish.name) if wish.name else ""
    elif wish.kind == "link":
        token = new_token()
        row.token = token_hash(token)
        return row, token
    return row, ""


def named_bots(row: TableRow, seats: list[SeatRow]) -> list[SeatRow]:
    """Bots without a name get one, and so do those that are called like somebody else."""
    taken = [seat.name for seat in seats if seat.kind != "bot"]
    draw = row.seed if is_deal(row.seed) else row.id
    named = []
    for seat in seats:
        if seat.kind == "bot":
            if not seat.name or seat.name.casefold() in [name.casefold() for name in taken]:
                seat = codec.replace(seat, name=free_name(row.title, draw, taken))
            taken.append(seat.name)
        named.append(seat)
    return named


def entries_of(choices: list[tuple[Seat, str]], now: float) -> list[EntryRow]:
    """The log of a table that begins in the middle of a game."""
    return [EntryRow(i + 1, 1, CHOOSE, seat, text, now, "", now) for i, (seat, text) in enumerate(choices)]


def known_bot(name: str) -> str:
    if name and name not in (*LEVELS, *BOTS):
        raise BadInput("unknown-bot", value=name, expected=[*LEVELS, *BOTS])
    return name or USUAL


def own_deal(wish: NewTableRequest) -> str:
    """The name of the deal that is asked for: who knows it can look up what is hidden, so nobody else sits there."""
    if any(seat.kind in ("link", "open") for seat in wish.seats):
        raise Refused("deal-alone", value=wish.deal)
    if len(wish.deal) > MOST_DEAL or has_controls(wish.deal):
        raise Refused("bad-text", most=MOST_DEAL)
    return wish.deal


def check_clock(clock: Clock | None) -> None:
    if clock is not None and not 1 <= clock.seconds <= MOST_SECONDS:
        expected = Sentence("expected-number", least=1, most=MOST_SECONDS)
        raise BadInput("bad-field", place="table", field="clock", value=clock.seconds, expected=expected)


def new_row(title: str, host: str, now: float) -> TableRow:
    found = find_title(title)
    return TableRow(
        id=new_id(),
        title=title,
        rules=found.version,
        cards=found.box().content,
        options="{}",
        layout="",
        seed=secrets.token_hex(16),
        salt=secrets.token_hex(16),
        pace="live",
        clock="",
        host=host,
        state="open",
        deciding="",
        since=now,
        result="",
        reason="",
        tutorial="",
        branch_of="",
        rematch="",
        made=now,
        series="",
        name="",
    )


def free_seat(table: Table, name: str) -> SeatRow:
    number = seat_named(name)
    if number not in range(len(table.seats)):
        known = [seat_name(seat.seat) for seat in table.seats]
        raise BadInput("unknown-seat", value=name, expected=known)
    seat = table.seats[number]
    if table.row.state != "open":
        raise Refused("table-begun")
    if seat.guest or seat.kind == "bot":
        raise Refused("seat-taken")
    return seat


def only_host(table: Table, guest: Guest) -> None:
    if table.row.host != guest.id:
        raise Refused("not-host")


def same_seat(seat: SeatRow) -> SeatRow:
    bot = seat.bot if seat.kind == "bot" else ""
    return SeatRow(seat.seat, seat.kind, seat.guest, seat.name, bot, HERE, "", seat.absences)
