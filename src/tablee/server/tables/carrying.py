"""A table carried from a browser to a server, or back. Its record is all that travels."""

from __future__ import annotations

import asyncio

from tablee.games import title as find_title
from tablee.kernel.decisions import seat_named
from tablee.kernel.errors import BadInput, Sentence
from tablee.kernel.records import read_record, verify
from tablee.server import codec
from tablee.server.errors import Refused
from tablee.server.protocol import CarriedRequest, CarryResponse, NewTableResponse, SeatRequest
from tablee.server.store import EntryRow, Guest, SeatRow
from tablee.server.tables.adventures import is_sealed
from tablee.server.tables.lobby import Lobby, named_bots, new_row, seat_row
from tablee.server.tables.moves import not_running
from tablee.server.tables.now import now as clock
from tablee.server.tables.play import CHOOSE, lines_of
from tablee.server.tables.replays import record_with
from tablee.server.tables.table import Table

PLACE = "record"
HOLDS = ("me", "hotseat", "bot")
"""Who can sit at a table that is carried: whoever has its record knows what is hidden in it."""


async def carried(lobby: Lobby, table: Table, guest: Guest) -> CarryResponse:
    """One's own table as it stands, with its seed; only where nobody else plays."""
    async with table.lock:
        play = await lobby.tables.load(table)
        row = table.row
        if any(seat.kind != "bot" and seat.guest != guest.id for seat in table.seats):
            raise Refused("not-alone")
        if row.daily:
            raise Refused("daily-stays")
        if await is_sealed(lobby.tables.store, row):
            raise Refused("sealed")
        if play is None or row.state == "stopped" or play.conceded:
            raise not_running(table) if row.state == "open" else Refused("table-stopped")
        lines = list(lines_of(await lobby.tables.store.entries(row.id)))
        record = record_with(table, play.game, lines, play.game.position.hash64())
    return CarryResponse(record.write(), [wish_of(seat) for seat in table.seats])


def wish_of(seat: SeatRow) -> SeatRequest:
    if seat.kind == "bot":
        return SeatRequest("bot", seat.bot, seat.name)
    return SeatRequest("hotseat" if seat.kind == "hotseat" else "me", "", seat.name)


async def open_carried(lobby: Lobby, guest: Guest, wish: CarriedRequest) -> NewTableResponse:
    """The table goes on here where it stood, if these are its rules and cards and its record is sound."""
    record = read_record(wish.record, PLACE)
    title = find_title(record.title)
    if [each for each in wish.seats if each.kind not in HOLDS] or len(wish.seats) != len(record.seats):
        expected = Sentence("expected-number", least=len(record.seats), most=len(record.seats))
        raise BadInput("bad-field", place=PLACE, field="seats", value=len(wish.seats), expected=expected)
    if not any(each.kind != "bot" for each in wish.seats):
        raise Refused("no-person")
    await asyncio.to_thread(verify, title, title.box(), record)
    now = clock()
    row = new_row(record.title, guest.id, now)
    row.options = codec.encode(record.options).decode()
    row.layout = codec.encode(record.layout).decode() if record.layout is not None else ""
    row.seed, row.salt = record.seed or "", record.salt
    row.series = row.id if title.adventure() is not None and record.layout is None else ""
    sitting = [seat_row(number, each, guest)[0] for number, each in enumerate(wish.seats)]
    entries = [
        EntryRow(i + 1, 1, CHOOSE, seat_named(seat), text, now, "", now)
        for i, (seat, text) in enumerate(record.choices)
    ]
    await lobby.put_table(row, named_bots(row, sitting), entries)
    return NewTableResponse(row.id, [])
