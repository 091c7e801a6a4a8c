"""All tables of a page as one file, out of one browser and into another."""

from __future__ import annotations

from typing import Any, Final

from tablee.kernel.errors import BadInput
from tablee.server import codec
from tablee.server.inside.disk import Change
from tablee.server.inside.documents import Kept, entry_key, written
from tablee.server.inside.store import InsideStore
from tablee.server.store import ChatRow, EntryRow, Guest

FORMAT: Final = "tablee tables 1"
MOST_CHAT: Final = 10_000


class PackedTable(codec.Struct):
    """A table with its log and its chat. Snapshots stay: the log is what counts."""

    table: Kept
    entries: list[EntryRow]
    chat: list[ChatRow]


class PackedTables(codec.Struct):
    format: str
    guest: Guest | None
    tables: list[PackedTable]


class Unpacked(codec.Struct):
    added: int
    """Tables that were not here yet, or had come less far here."""
    kept: int
    """Tables that are here already, as far as in the file or farther."""


async def pack(store: InsideStore) -> PackedTables:
    tables = [
        PackedTable(kept, await store.entries(kept.row.id), await store.chat(kept.row.id, MOST_CHAT))
        for kept in await store.all_tables()
    ]
    return PackedTables(FORMAT, await store.only_guest(), tables)


async def unpack(store: InsideStore, guest: Guest | None, packed_tables: Any) -> Unpacked:
    """Whoever the tables belonged to is whoever sits here now. A table that has come farther here is left alone."""
    try:
        given = codec.convert(packed_tables, PackedTables)
    except codec.ValidationError:
        given = PackedTables("", None, [])
    if given.format != FORMAT or not all(is_sound(packed) for packed in given.tables):
        raise BadInput("not-an-export", place="tablee.json", line=1)
    changes: list[Change] = []
    if guest is None and given.guest is not None:
        changes.append(("guests", given.guest.id, written(given.guest)))
        guest = given.guest
    ids = []
    for packed in given.tables:
        if await goes_farther(store, packed):
            ids.append(packed.table.row.id)
            changes += changes_of(packed, given.guest, guest)
    await store.disk.write(changes, news=",".join(ids))
    return Unpacked(len(ids), len(given.tables) - len(ids))


def is_sound(packed: PackedTable) -> bool:
    """An id that cannot reach another table's shelf, seats in their order, a log without gaps."""
    id, seats = packed.table.row.id, packed.table.seats
    number = 1
    for entry in packed.entries:
        if entry.first != number or entry.size != len(entry.lines.split("\n")):
            return False
        number += entry.size
    return id.isascii() and id.isalnum() and [seat.seat for seat in seats] == [*range(len(seats))]


async def goes_farther(store: InsideStore, packed: PackedTable) -> bool:
    """The table is new here, or it is the same game and has come farther in the file."""
    id = packed.table.row.id
    if await store.table(id) is None:
        return True
    here, there = await store.entries(id), packed.entries
    alike = all((a.seat, a.lines) == (b.seat, b.lines) for a, b in zip(here, there, strict=False))
    return alike and len(there) > len(here)


def changes_of(packed: PackedTable, owner: Guest | None, guest: Guest | None) -> list[Change]:
    kept = packed.table
    if owner is not None and guest is not None:
        for seat in kept.seats:
            if seat.guest == owner.id:
                seat.guest = guest.id
        if kept.row.host == owner.id:
            kept.row.host = guest.id
    id = kept.row.id
    changes: list[Change] = [("tables", id, written(kept)), ("snapshots", id, None)]
    changes += [("entries", entry_key(id, entry.first), written(entry)) for entry in packed.entries]
    changes += [("chat", f"{id}/{int(line.at * 1_000_000):020d}", written(line)) for line in packed.chat]
    return changes
