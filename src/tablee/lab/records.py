"""Recorded games as data: one row for each decision, as Parquet, CSV or JSON lines.

docs/records-as-data.md says what the columns mean.
"""

from __future__ import annotations

import csv
import errno
import hashlib
import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol, TextIO, TypeGuard, get_args, get_origin, get_type_hints, is_typeddict

from tablee.games import title as find_title
from tablee.kernel.agenda import decision_of
from tablee.kernel.decisions import seat_name, seat_named
from tablee.kernel.errors import BadInput, TableeError
from tablee.kernel.records import Record, begin_again, read_record
from tablee.kernel.title import Box, Result, Title
from tablee.lab.files import Checkpoint, is_count, try_out, written
from tablee.lab.simulation import kind_of
from tablee.lab.workers import Crew, InterruptsWait, spread

Row = dict[str, Any]
FORMATS: Final = ("parquet", "csv", "jsonl")
CHUNK: Final = 5000
"""Rows that are written at once."""
PART: Final = re.compile(r"(0|[1-9]\d{0,17})\.jsonl", re.ASCII)
TEXT, WHOLE, FLAG, TEXTS = "text", "whole number", "true or false", "list of texts"

COLUMNS: Final[dict[str, str]] = {
    "game": TEXT,
    "title": TEXT,
    "rules": WHOLE,
    "cards": TEXT,
    "options": TEXT,
    "seed": TEXT,
    "players": WHOLE,
    "number": WHOLE,
    "seat": TEXT,
    "name": TEXT,
    "prompt": TEXT,
    "params": TEXT,
    "offered": WHOLE,
    "choices": TEXTS,
    "chosen": TEXT,
    "place": WHOLE,
    "kind": TEXT,
    "finished": FLAG,
    "rank": WHOLE,
    "score": WHOLE,
    "won": FLAG,
}
"""Those that every title has; then come those of its view."""


@dataclass
class Recorded:
    """A record with what it is replayed by."""

    name: str
    title: Title
    box: Box
    record: Record


class Sink(Protocol):
    def write(self, rows: list[Row]) -> None: ...

    def close(self) -> None: ...


@dataclass(frozen=True)
class ViewColumn:
    """A field of a view, as a column tells it."""

    key: str
    type: str
    tells: str = ""
    """What stands for the field; empty: the field itself."""

    def of(self, value: Any) -> Any:
        if value is None or not self.tells:
            return value
        if isinstance(value, dict):
            return sum(value.values())
        return sum(COUNTED[self.tells](each) for each in value)


LENGTH: Final = "how many"
OF_ALL: Final = "of all together"
COUNTED: Final[dict[str, Callable[[Any], int]]] = {
    LENGTH: lambda each: 1,
    "how many are true": lambda each: each is True,
    "how many places are taken": lambda each: each is not None,
    "how many in all of them": len,
}
"""What each of a list counts."""


def view_columns(title: Title) -> dict[str, ViewColumn]:
    """`table_…` of the view itself, `my_…` of the deciding seat's own area."""
    try:
        module = import_module(f"{type(title).__module__.rpartition('.')[0]}.state.view_types")
    except ModuleNotFoundError:  # a title that does not declare its view
        return {}
    (whole,) = [each for each in vars(module).values() if is_typeddict(each) and "players" in each.__annotations__]
    (area,) = get_args(get_type_hints(whole)["players"])
    fixed, piles = getattr(module, "FIXED", ()), getattr(module, "PILES", ())
    found = {}
    for prefix, shape in (("table", whole), ("my", area)):
        for key, kind in get_type_hints(shape).items():
            column = column_of(key, kind, key in piles)
            if column is None or key in ("seat", "players") or (key in fixed and column.tells == LENGTH):
                continue
            found[f"{prefix}_{key}"] = column
    return found


def column_of(key: str, kind: Any, is_pile: bool) -> ViewColumn | None:
    """Numbers, texts and flags are told as they are, lists and numbers by name by a number."""
    several = get_args(kind) if get_origin(kind) not in (list, dict) else ()
    parts = [part for part in several or (kind,) if part is not type(None)]
    if len(parts) > 1:
        return ViewColumn(key, TEXT)
    (only,) = parts
    if get_origin(only) is list:
        (inside,) = get_args(only)
        if inside is bool:
            return ViewColumn(key, WHOLE, "how many are true")
        if is_pile:
            return ViewColumn(key, WHOLE, "how many in all of them")
        return ViewColumn(key, WHOLE, "how many places are taken" if type(None) in get_args(inside) else LENGTH)
    if get_origin(only) is dict:
        return ViewColumn(key, WHOLE, OF_ALL) if get_args(only)[1] is int else None
    found = {bool: FLAG, int: WHOLE, str: TEXT}.get(only)
    return ViewColumn(key, found) if found else None


def columns_of(titles: list[Title]) -> dict[str, str]:
    """All columns and their types: where two titles have one of the same name and another type, it is a text."""
    found = dict(COLUMNS)
    for title in titles:
        for name, column in view_columns(title).items():
            found[name] = column.type if found.get(name, column.type) == column.type else TEXT
    return found


def rows_of(game: Recorded, views: bool = False) -> Iterator[Row]:
    """The decisions of a game, in their order; `views`: with the whole view of whoever decided, as JSON."""
    title, record = game.title, game.record
    replayed = begin_again(title, game.box, record)
    columns = view_columns(title)
    rows: list[Row] = []
    for number, (name, line) in enumerate(record.choices, 1):
        seat = seat_named(name)
        pos = replayed.position
        decision = decision_of(pos, seat)
        view = title.view(pos, seat)
        try:
            replayed = replayed.next(seat, line)
        except TableeError as error:
            where = record.lines[number - 1] if record.lines else number
            text = f"{name} {line}"
            raise BadInput("record-line", place=record.place, line=where, text=text, problem=error.sentence) from None
        assert decision is not None  # or it could not have been played
        choices = title.written(decision)
        assert replayed.last is not None
        choice = replayed.last.choice
        row: Row = {
            "game": game.name,
            "title": title.id,
            "rules": record.rules,
            "cards": record.cards,
            "options": json.dumps(record.options, ensure_ascii=False, sort_keys=True),
            "seed": record.seed,
            "players": len(record.seats),
            "number": number,
            "seat": name,
            "name": record.seats[seat],
            "prompt": decision.prompt,
            "params": json.dumps(list(decision.params), ensure_ascii=False),
            "offered": len(choices),
            "choices": choices,
            "chosen": title.write(choice),
            "place": decision.choices.index(choice),
            "kind": kind_of(title, choice),
        }
        for name_of_it, column in columns.items():
            inside = view if name_of_it.startswith("table_") else view["players"][seat]
            row[name_of_it] = column.of(inside.get(column.key))
        if views:
            row["view"] = json.dumps(view, ensure_ascii=False, separators=(",", ":"))
        rows.append(row)
    result = title.result(replayed.position)
    for row in rows:
        yield {**row, **ending(result, row["seat"])}


def ending(result: Result | None, seat: str) -> Row:
    """How the game ended for this seat."""
    if result is None:
        return {"finished": False, "rank": None, "score": None, "won": None}
    (standing,) = [each for each in result.standings if seat_name(each.seat) == seat]
    won = result.won if result.won is not None else standing.rank == 1
    return {"finished": True, "rank": standing.rank, "score": standing.score, "won": won}


@dataclass(frozen=True)
class Order:
    """Which games are wanted, and how."""

    files: tuple[str, ...]
    read: Callable[[str], str]
    """The text of a file."""
    titles: tuple[str, ...]
    changes: dict[str, Any] | None = None
    """A card file that the games were played with."""
    place: str = "cards"
    views: bool = False

    def identity(self) -> dict[str, Any]:
        """All that rows depend on besides their records: rules and cards."""
        found = [find_title(id) for id in self.titles]
        return {
            "titles": list(self.titles),
            "rules": {title.id: title.version for title in found},
            "content": {title.id: title.box(self.changes, self.place).content for title in found},
            "views": self.views,
        }


def replayed_rows(changes: dict[str, Any] | None, place: str, views: bool, source: tuple[str, str]) -> list[Row]:
    """For a worker: the rows of one record, given by its name and its text."""
    name, text = source
    record = read_record(text, name)
    title = find_title(record.title)
    return list(rows_of(Recorded(name, title, title.box(changes, place), record), views))


def export_records(
    order: Order,
    to: str,
    path: Path,
    crew: Crew | None = None,
    resume: bool = False,
    progress: Callable[[int], None] | None = None,
) -> int:
    """Write all games into one file, whole or not at all; how many rows. They are replayed by whoever is there, and
    written in their order. What is done is kept in parts beside the file until it is whole: whatever comes between,
    `resume` goes on with them."""
    columns = {**columns_of([find_title(id) for id in order.titles]), **({"view": TEXT} if order.views else {})}
    refuse_goal(path)
    parts = PartFiles(path, order)
    done = parts.begin(resume)
    waiting: list[Row] = []
    sources = ((file, order.read(file)) for file in order.files[done:])
    work = partial(replayed_rows, order.changes, order.place, order.views)
    try:
        with closing(spread(crew or Crew(), work, sources, in_order=True)) as games:
            for _, rows in games:
                game = [as_told(row, columns) for row in rows]
                waiting += game
                done += 1
                if len(waiting) >= CHUNK and done < len(order.files):
                    parts.add(waiting, done)
                    waiting = []
                if progress is not None:
                    progress(done)
        count = assembled(SINKS[to], path, columns, parts, waiting)
    except KeyboardInterrupt:
        if waiting or not parts.files:
            with InterruptsWait():
                parts.add(waiting, done)
        raise
    except (TableeError, OSError) as error:  # a record that is not right, or no more room
        if waiting and parts.files:
            with suppress(TableeError), InterruptsWait():
                parts.add(waiting, done)
        if isinstance(error, TableeError):
            raise
        raise BadInput("cannot-save", place=str(path), problem=error.strerror or str(error)) from None
    with InterruptsWait():
        parts.clear()
    return count


def refuse_goal(path: Path) -> None:
    """A file that could not be written in the end is refused before the first game."""
    for wrong, number in ((not path.parent.is_dir(), errno.ENOENT), (path.is_dir(), errno.EISDIR)):
        if wrong:
            raise BadInput("cannot-save", place=str(path), problem=os.strerror(number))
    try_out(path)


def assembled(
    make: Callable[[Path, dict[str, str]], Sink], path: Path, columns: dict[str, str], parts: PartFiles, last: list[Row]
) -> int:
    """All parts and what is left, as one file."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    count = 0
    try:
        sink = make(draft, columns)
        try:
            for rows in (*parts.all(), last):
                sink.write(rows)
                count += len(rows)
        finally:
            sink.close()
        with draft.open("rb") as file:
            os.fsync(file.fileno())
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)
    return count


def kept_beside(path: Path) -> Path:
    """What says which parts there are."""
    return path.with_name(f".{path.name}.parts") / "done.json"


class PartFiles:
    """Rows that are done, in a folder beside the file that they will be. The part that ends with game 12 is `12.jsonl`;
    what is written last says which parts there are, and what they hold."""

    def __init__(self, path: Path, order: Order) -> None:
        self.kept = kept_beside(path)
        self.folder = self.kept.parent
        self.order = order
        self.files: dict[str, str] = {}
        """Name -> SHA-256."""
        self.records = hashlib.sha256()
        """Of the names and texts of those that are done."""
        self.read = 0

    @cached_property
    def checkpoint(self) -> Checkpoint:
        return Checkpoint(self.kept, "export", self.order.identity(), version=3)

    def begin(self, resume: bool) -> int:
        """How many records are done; without `resume`, none."""
        if not resume:
            self.clear()
            return 0
        kept, place = self.checkpoint.read(), str(self.checkpoint.path)
        parts, done, told = kept.get("parts"), kept.get("done"), kept.get("records")
        if not is_count(done) or not self.are_parts(parts, done):
            raise BadInput("not-a-run", place=place)
        now = self.records_until(done)
        if done > len(self.order.files) or told != now:
            raise BadInput("other-run", place=place, field="records", value=told, expected=now)
        self.files = parts
        for name in self.files:
            self.content(name)
        return done

    @staticmethod
    def are_parts(parts: Any, done: int) -> TypeGuard[dict[str, str]]:
        """Each goes further than the one before, the last one to what is done."""
        if not isinstance(parts, dict) or not all(PART.fullmatch(name) for name in parts):
            return False
        ends = [int(name.removesuffix(".jsonl")) for name in parts]
        return ends == sorted(set(ends)) and ends[-1:] == [done]

    def content(self, name: str) -> str:
        """Of a part; it is as it was written, or nothing can be gone on with."""
        place = self.folder / name
        try:
            content = place.read_bytes()
        except FileNotFoundError:
            raise BadInput("not-a-run", place=str(place)) from None
        except OSError as error:
            raise BadInput("unreadable", place=str(place), problem=error.strerror) from None
        if hashlib.sha256(content).hexdigest() != self.files[name]:
            raise BadInput("not-a-run", place=str(place))
        return content.decode()

    def records_until(self, done: int) -> str:
        for file in self.order.files[self.read : done]:
            self.records.update(f"{file}\n{self.order.read(file)}\n".encode())
        self.read = done
        return self.records.hexdigest()

    def add(self, rows: list[Row], done: int) -> None:
        name = f"{done}.jsonl"
        content = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows).encode()
        written(self.folder / name, content)
        self.files[name] = hashlib.sha256(content).hexdigest()
        self.checkpoint.keep_now({"parts": self.files, "done": done, "records": self.records_until(done)})

    def all(self) -> Iterator[list[Row]]:
        for name in self.files:
            yield [json.loads(line) for line in self.content(name).split("\n") if line]

    def clear(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


def as_told(row: Row, columns: dict[str, str]) -> Row:
    """All columns in their order, and in the type that they have for all titles."""
    found = {}
    for column, kind in columns.items():
        value = row.get(column)
        found[column] = str(plain(value)) if kind == TEXT and value is not None else value
    return found


class JsonLines:
    """An object a line; lists are lists."""

    def __init__(self, path: Path, columns: dict[str, str]) -> None:
        self.file: TextIO = path.open("w", encoding="utf-8", newline="\n")

    def write(self, rows: list[Row]) -> None:
        for row in rows:
            self.file.write(json.dumps(row, ensure_ascii=False) + "\n")

    def close(self) -> None:
        self.file.close()


class Csv:
    """A head and a line a row; lists are JSON, what is not known is empty."""

    def __init__(self, path: Path, columns: dict[str, str]) -> None:
        self.file: TextIO = path.open("w", encoding="utf-8", newline="")
        self.writer = csv.DictWriter(self.file, list(columns), lineterminator="\n")
        self.writer.writeheader()

    def write(self, rows: list[Row]) -> None:
        for row in rows:
            self.writer.writerow({column: plain(value) for column, value in row.items()})

    def close(self) -> None:
        self.file.close()


def plain(value: Any) -> Any:
    if isinstance(value, list):
        return json.dumps(value, ensure_ascii=False)
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else value


class Parquet:
    """Columns with their types, compressed."""

    def __init__(self, path: Path, columns: dict[str, str]) -> None:
        import pyarrow
        import pyarrow.parquet

        kinds = {
            TEXT: pyarrow.string(),
            WHOLE: pyarrow.int64(),
            FLAG: pyarrow.bool_(),
            TEXTS: pyarrow.list_(pyarrow.string()),
        }
        self.arrow = pyarrow
        self.schema = pyarrow.schema([(column, kinds[kind]) for column, kind in columns.items()])
        self.writer = pyarrow.parquet.ParquetWriter(path, self.schema, compression="zstd")

    def write(self, rows: list[Row]) -> None:
        self.writer.write_table(self.arrow.Table.from_pylist(rows, self.schema))

    def close(self) -> None:
        self.writer.close()


SINKS: Final[dict[str, Callable[[Path, dict[str, str]], Sink]]] = {"parquet": Parquet, "csv": Csv, "jsonl": JsonLines}
