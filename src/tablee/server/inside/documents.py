"""What a page keeps, and how the store's changes are made to it: a table with its seats is one document."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from tablee.server import codec
from tablee.server.inside.disk import Change as DiskChange
from tablee.server.inside.disk import Disk
from tablee.server.store import ChatRow, EntryRow, Guest, SeatRow, TableRow
from tablee.server.store.changes import AbsencesOf, Below, Change, Delete, Fields, Filled, Other, PlayedBy, Put

T = TypeVar("T")
ENDED: Final = ("over", "stopped")


class Kept(codec.Struct):
    """A table with its seats, as it lies on the shelf."""

    row: TableRow
    seats: list[SeatRow]


class Snap(codec.Struct):
    number: int
    data: str


class Watched(codec.Struct):
    guest: str
    table: str
    at: float


Texts = Callable[[Fields], tuple[str, Any]]
"""The key of a row on its shelf, and what lies there."""


class Desk:
    """Changes on their way to the shelves: what is read for them is read once, and all is written at once."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.tables: dict[str, Kept] = {}
        self.changes: dict[tuple[str, str], str | None] = {}

    async def apply(self, change: Change) -> int:
        """How many rows it changed."""
        if isinstance(change, Put):
            return await self.put(change)
        if isinstance(change, Delete):
            self.changes[change.kind, change.where["table_id"]] = None
            return 1
        known = {
            name: await self.absences(value.guest) if isinstance(value, AbsencesOf) else value
            for name, value in change.set.items()
            if name != "ended"  # a table says it for all its seats
        }
        count = 0
        for kept in await self.found(change.where.get("table_id" if change.kind == "seats" else "id")):
            for row in rows_of(kept, change.kind):
                if fits(kept, row, change.where):
                    count += 1
                    for name, value in known.items():
                        setattr(row, name, value)
                    self.changes["tables", kept.row.id] = ""
        return count

    async def put(self, put: Put) -> int:
        if put.only_if is not None:
            kind, where = put.only_if
            kept = [
                each for each in await self.found(where["id"]) for row in rows_of(each, kind) if fits(each, row, where)
            ]
            if not kept:
                return 0
        if put.kind == "seats":
            row = {name: put.row[name] for name in SeatRow.__struct_fields__ if name in put.row}
            self.tables[put.row["table_id"]].seats.append(SeatRow(**row))
            return 1
        if put.kind == "tables":
            self.tables[put.row["id"]] = Kept(TableRow(**put.row), [])
            self.changes["tables", put.row["id"]] = ""
            return 1
        key, text = SHELVED[put.kind](put.row)
        if put.exists == "leave" and await self.disk.get(put.kind, key) is not None:
            return 0
        self.changes[put.kind, key] = written(text)
        return 1

    async def found(self, id: object) -> list[Kept]:
        """The table of this id; all tables where a condition names none."""
        if not isinstance(id, str):
            texts = [read(text, Kept) for text in await self.disk.all("tables")]
            self.tables = {kept.row.id: kept for kept in texts} | self.tables
            return list(self.tables.values())
        if id not in self.tables and (text := await self.disk.get("tables", id)) is not None:
            self.tables[id] = read(text, Kept)
        return [self.tables[id]] if id in self.tables else []

    async def absences(self, guest: str) -> str:
        text = await self.disk.get("guests", guest)
        return read(text, Guest).absences if text is not None else ""

    async def write(self, news: str) -> None:
        await self.disk.write(
            [
                (shelf, key, written(self.tables[key]) if shelf == "tables" else text)
                for (shelf, key), text in self.changes.items()
            ],
            news=news,
        )


def rows_of(kept: Kept, kind: str) -> list[TableRow] | list[SeatRow]:
    return kept.seats if kind == "seats" else [kept.row]


def fits(kept: Kept, row: TableRow | SeatRow, where: Fields) -> bool:
    return all(fits_one(kept, row, name, value) for name, value in where.items())


def fits_one(kept: Kept, row: TableRow | SeatRow, name: str, value: object) -> bool:
    has_ended = kept.row.state in ENDED
    match value:
        case Below():
            return bool(getattr(row, name) < value.value)
        case Other():
            return bool(getattr(row, name) != value.value)
        case Filled():
            return bool(getattr(row, name))
        case PlayedBy():
            return not has_ended and any(seat.guest == value.guest for seat in kept.seats)
    if name == "table_id":
        return kept.row.id == value
    return has_ended == bool(value) if name == "ended" else bool(getattr(row, name) == value)


def without(row: Fields, *names: str) -> Fields:
    return {name: value for name, value in row.items() if name not in names}


SHELVED: Final[dict[str, Texts]] = {
    "guests": lambda row: (row["id"], Guest(**row)),
    "entries": lambda row: (entry_key(row["table_id"], row["first"]), EntryRow(**without(row, "table_id"))),
    "snapshots": lambda row: (row["table_id"], Snap(row["number"], row["data"].decode())),
    "chat": lambda row: (f"{row['table_id']}/{row['number']:020d}", ChatRow(**without(row, "table_id", "number"))),
    "watchers": lambda row: (f"{row['guest']}/{row['table_id']}", Watched(row["guest"], row["table_id"], row["at"])),
}


def entry_key(table: str, first: int) -> str:
    return f"{table}/{first:08d}"


def snap(table: str, number: int, data: bytes) -> DiskChange:
    return ("snapshots", table, written(Snap(number, data.decode())))


def written(struct: Any) -> str:
    return codec.encode(struct).decode()


def read(text: str, kind: type[T]) -> T:
    return codec.decode(text, type=kind)
