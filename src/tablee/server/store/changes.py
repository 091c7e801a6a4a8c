"""What is written, said once for every engine: rows that are put, changed where they are as expected, or deleted.

SQLite and PostgreSQL get them as SQL, a page does the same to its documents (`inside/store.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from tablee.server.store.engine import Statement

KEYS: Final = {
    "guests": ("id",),
    "tables": ("id",),
    "seats": ("table_id", "seat"),
    "entries": ("table_id", "first"),
    "snapshots": ("table_id",),
    "chat": ("table_id", "number"),
    "watchers": ("guest", "table_id"),
}
"""Every kind of row with what it is found by."""
Fields = dict[str, Any]


@dataclass(frozen=True)
class Below:
    """As a condition: less than this."""

    value: float


@dataclass(frozen=True)
class Other:
    """As a condition: anything but this."""

    value: str


@dataclass(frozen=True)
class Filled:
    """As a condition: a text that is not empty."""


@dataclass(frozen=True)
class PlayedBy:
    """As a condition on the id of a table: the guest has a seat there, and it has not ended."""

    guest: str


@dataclass(frozen=True)
class AbsencesOf:
    """As a value: when the guest is on holiday, as it is known when the change is made."""

    guest: str


@dataclass(frozen=True, kw_only=True)
class Put:
    """A row; one with the same key is an error, or is replaced, or stays as it is."""

    kind: str
    row: Fields
    exists: Literal["fail", "replace", "leave"] = "fail"
    only_if: tuple[str, Fields] | None = None
    """A kind of row and what one of them has to be like by then; else nothing is put."""


@dataclass(frozen=True, kw_only=True)
class Update:
    kind: str
    where: Fields
    set: Fields


@dataclass(frozen=True, kw_only=True)
class Delete:
    kind: str
    where: Fields


Change = Put | Update | Delete


def sql_of(change: Change) -> Statement:
    """
    >>> sql_of(Update(kind="tables", where={"id": "a", "rematch": ""}, set={"rematch": "b"}))
    ('UPDATE tables SET rematch = ? WHERE id = ? AND rematch = ?', ('b', 'a', ''))
    >>> sql_of(Put(kind="snapshots", row={"table_id": "a", "number": 1}, exists="leave"))
    ('INSERT INTO snapshots (table_id, number) VALUES (?, ?) ON CONFLICT DO NOTHING', ('a', 1))
    """
    if isinstance(change, Put):
        return sql_of_put(change)
    condition, values = sql_where(change.where)
    if isinstance(change, Delete):
        return f"DELETE FROM {change.kind} WHERE {condition}", values
    parts, params = [], []
    for name, value in change.set.items():
        if isinstance(value, AbsencesOf):
            parts.append(f"{name} = COALESCE((SELECT absences FROM guests WHERE id = ?), '')")
            params.append(value.guest)
        else:
            parts.append(f"{name} = ?")
            params.append(value)
    return f"UPDATE {change.kind} SET {', '.join(parts)} WHERE {condition}", (*params, *values)


def sql_of_put(put: Put) -> Statement:
    names, marks = ", ".join(put.row), ", ".join("?" for _ in put.row)
    params = tuple(put.row.values())
    given = f"VALUES ({marks})"
    if put.only_if is not None:
        kind, where = put.only_if
        condition, values = sql_where(where)
        given = f"SELECT {marks} WHERE EXISTS (SELECT 1 FROM {kind} WHERE {condition})"
        params += values
    sql = f"INSERT INTO {put.kind} ({names}) {given}"
    if put.exists == "leave":
        sql += " ON CONFLICT DO NOTHING"
    elif put.exists == "replace":
        key = KEYS[put.kind]
        changed = ", ".join(f"{name} = excluded.{name}" for name in put.row if name not in key)
        sql += f" ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changed}"
    return sql, params


def sql_where(where: Fields) -> Statement:
    parts: list[str] = []
    params: list[Any] = []
    for name, value in where.items():
        match value:
            case Below():
                parts.append(f"{name} < ?")
                params.append(value.value)
            case Other():
                parts.append(f"{name} <> ?")
                params.append(value.value)
            case Filled():
                parts.append(f"{name} <> ''")
            case PlayedBy():
                parts.append(f"{name} IN (SELECT table_id FROM seats WHERE guest = ? AND ended = 0)")
                params.append(value.guest)
            case _:
                parts.append(f"{name} = ?")
                params.append(value)
    return " AND ".join(parts), tuple(params)
