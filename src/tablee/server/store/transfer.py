"""Everything the server keeps, as one file of JSON lines: out of one engine, into the other."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final, TextIO

from tablee.kernel.errors import BadInput
from tablee.server.settings import Settings, signing_key, write_key
from tablee.server.store import Store, engine_for
from tablee.server.store.engine import Rows, Statement, StoreDown, patiently
from tablee.server.store.migrations import newest

FORMAT: Final = "tablee export 1"
TABLES: Final = {
    "guests": ("id",),
    "tables": ("id",),
    "seats": ("table_id", "seat"),
    "entries": ("table_id", "first"),
    "snapshots": ("table_id",),
    "chat": ("table_id", "number"),
    "watchers": ("guest", "table_id"),
    "life": ("id",),
}
"""Every table with the key that its rows are ordered by."""
CHUNK: Final = 500


def export_to(settings: Settings, path: Path) -> int:
    """How many lines were written. Only the owner may read the file: it holds the seeds of running games."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as file:
            with patiently():
                count = asyncio.run(export_rows(settings, file))
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except OSError as error:
        raise BadInput("cannot-save", place=str(path), problem=error.strerror) from None
    except StoreDown as error:
        raise BadInput(
            "no-database", place="PostgreSQL" if settings.database else "SQLite", problem=str(error)
        ) from None
    finally:
        draft.unlink(missing_ok=True)
    return count


async def export_rows(settings: Settings, file: TextIO) -> int:
    store = Store(engine_for(settings.database, settings.data, exclusive=False))
    await store.open(lambda _: None)
    try:
        head = {"format": FORMAT, "schema": newest(), "key": base64.b64encode(signing_key(settings)).decode()}
        file.write(json.dumps(head) + "\n")
        count = 1
        async with store.engine.frozen() as read:
            for table, key in TABLES.items():
                columns = await columns_of(store, table)
                async for row in all_rows(read, table, columns, key):
                    line = {"in": table, "row": {name: shown(value) for name, value in zip(columns, row, strict=True)}}
                    file.write(json.dumps(line, ensure_ascii=False) + "\n")
                    count += 1
    finally:
        await store.close()
    return count


async def columns_of(store: Store, table: str) -> list[str]:
    if store.engine.shared:
        sql = (
            "SELECT column_name FROM information_schema.columns "
            "WHERE table_schema = current_schema() AND table_name = ? ORDER BY column_name"
        )
        return [row[0] for row in await store.engine.rows(sql, table)]
    return sorted(row[1] for row in await store.engine.rows(f"PRAGMA table_info({table})"))


async def all_rows(read: Rows, table: str, columns: list[str], key: tuple[str, ...]) -> AsyncIterator[Any]:
    """In pieces, so that the size of a database does not matter."""
    names = ", ".join(columns)
    marks = ", ".join("?" for _ in key)
    places = [columns.index(name) for name in key]
    last: tuple[Any, ...] | None = None
    while True:
        where = f"WHERE ({', '.join(key)}) > ({marks})" if last is not None else ""
        sql = f"SELECT {names} FROM {table} {where} ORDER BY {', '.join(key)} LIMIT {CHUNK}"
        rows = await read(sql, *(last or ()))
        for row in rows:
            yield row
        if len(rows) < CHUNK:
            return
        last = tuple(rows[-1][place] for place in places)


def shown(value: Any) -> Any:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def import_from(settings: Settings, path: Path) -> int:
    """How many lines were read; into an empty database, all or none."""
    try:
        with path.open(encoding="utf-8") as file, patiently():
            return asyncio.run(import_rows(settings, file, str(path)))
    except FileNotFoundError:
        raise BadInput("no-file", place=str(path)) from None
    except UnicodeDecodeError:
        raise BadInput("not-text", place=str(path)) from None
    except OSError as error:
        raise BadInput("unreadable", place=str(path), problem=error.strerror) from None


async def import_rows(settings: Settings, file: TextIO, place: str) -> int:
    head, statements = read_lines(file, place)
    store = Store(engine_for(settings.database, settings.data))
    await store.open(lambda _: None)
    try:
        for table in TABLES.keys() - {"life"}:  # that a server was started there is no harm
            if await store.engine.rows(f"SELECT 1 FROM {table} LIMIT 1"):
                raise BadInput("database-not-empty", value=table)
        await store.engine.write([("DELETE FROM life", ()), *statements])
    except StoreDown as error:
        raise BadInput("unreadable", place=place, problem=str(error)) from None
    finally:
        await store.close()
    key = settings.data / "key"
    if not key.exists() and not settings.key:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_key(key, base64.b64decode(head["key"]))
    return len(statements) + 1


def read_lines(file: TextIO, place: str) -> tuple[dict[str, Any], list[Statement]]:
    head: dict[str, Any] = {}
    statements: list[Statement] = []
    for number, text in enumerate(file, 1):
        try:
            line = json.loads(text)
            if number == 1:
                head = {"schema": line["schema"], "key": line["key"]}
                base64.b64decode(head["key"], validate=True)
                if line["format"] != FORMAT:
                    raise ValueError
            else:
                statements.append(insert_of(line["in"], line["row"]))
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            raise BadInput("not-an-export", place=place, line=number) from None
        if number == 1 and head["schema"] != newest():
            raise BadInput("other-export", place=place, value=head["schema"], expected=newest())
    if not head:
        raise BadInput("not-an-export", place=place, line=1)
    return head, statements


def insert_of(table: str, row: dict[str, Any]) -> Statement:
    if table not in TABLES or not row or not all(name.isidentifier() for name in row):
        raise ValueError(table)
    values = tuple(base64.b64decode(v["base64"]) if isinstance(v, dict) else v for v in row.values())
    return f"INSERT INTO {table} ({', '.join(row)}) VALUES ({', '.join('?' for _ in row)})", values
