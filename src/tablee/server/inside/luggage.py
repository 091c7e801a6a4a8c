"""All tables of a page as one file, out of one browser and into another."""

from __future__ import annotations

from typing import Final

import msgspec

from tablee.kernel.errors import BadInput
from tablee.server.inside.disk import Change
from tablee.server.inside.store import InsideStore, Kept, entry_key, read, written
from tablee.server.store import ChatRow, EntryRow, Guest

FORMAT: Final = "tablee tables 1"
MOST_CHAT: Final = 10_000


class Trunk(msgspec.Struct):
    """A table with its log and its chat. Snapshots stay: the log is what counts."""

    table: Kept
    entries: list[EntryRow]
    chat: list[ChatRow]


class Luggage(msgspec.Struct):
    format: str
    guest: Guest | None
    tables: list[Trunk]


class Unpacked(msgspec.Struct):
    added: int
    """Tables that were not here yet, or had come less far here."""
    kept: int
    """Tables that are here already, as far as in the file or farther."""


async def pack(store: InsideStore) -> Luggage:
    trunks = [
        Trunk(kept, await store.entries(kept.row.id), await store.chat(kept.row.id, MOST_CHAT))
        for kept in await store.all_tables()
    ]
    return Luggage(FORMAT, await store.only_guest(), trunks)


async def unpack(store: InsideStore, guest: Guest | None, text: str) -> Unpacked:
    """Whoever the tables belonged to is whoever sits here now. A table that has come farther here is left alone."""
    try:
        luggage = read(text, Luggage)
    except msgspec.DecodeError:
        luggage = Luggage("", None, [])
    if luggage.format != FORMAT or not all(is_sound(trunk) for trunk in luggage.tables):
        raise BadInput("not-an-export", place="tablee.json", line=1)
    changes: list[Change] = []
    if guest is None and luggage.guest is not None:
        changes.append(("guests", luggage.guest.id, written(luggage.guest)))
        guest = luggage.guest
    ids = []
    for trunk in luggage.tables:
        if await goes_farther(store, trunk):
            ids.append(trunk.table.row.id)
            changes += changes_of(trunk, luggage.guest, guest)
    await store.disk.write(changes, news=",".join(ids))
    return Unpacked(len(ids), len(luggage.tables) - len(ids))


def is_sound(trunk: Trunk) -> bool:
    """An id that cannot reach another table's shelf, seats in their order, a log without gaps."""
    id, seats = trunk.table.row.id, trunk.table.seats
    number = 1
    for entry in trunk.entries:
        if entry.first != number or entry.size != len(entry.lines.split("\n")):
            return False
        number += entry.size
    return id.isascii() and id.isalnum() and [seat.seat for seat in seats] == [*range(len(seats))]


async def goes_farther(store: InsideStore, trunk: Trunk) -> bool:
    """The table is new here, or it is the same game and has come farther in the file."""
    id = trunk.table.row.id
    if await store.table(id) is None:
        return True
    here, there = await store.entries(id), trunk.entries
    alike = all((a.seat, a.lines) == (b.seat, b.lines) for a, b in zip(here, there, strict=False))
    return alike and len(there) > len(here)


def changes_of(trunk: Trunk, owner: Guest | None, guest: Guest | None) -> list[Change]:
    kept = trunk.table
    if owner is not None and guest is not None:
        for seat in kept.seats:
            if seat.guest == owner.id:
                seat.guest = guest.id
        if kept.row.host == owner.id:
            kept.row.host = guest.id
    id = kept.row.id
    changes: list[Change] = [("tables", id, written(kept)), ("snapshots", id, None)]
    changes += [("entries", entry_key(id, entry.first), written(entry)) for entry in trunk.entries]
    changes += [("chat", f"{id}/{int(line.at * 1_000_000):020d}", written(line)) for line in trunk.chat]
    return changes
