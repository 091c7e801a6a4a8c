"""Recorded games as data: one row for each decision, as Parquet, CSV or JSON lines.

docs/records-as-data.md says what the columns mean.
"""

from __future__ import annotations

import csv
import hashlib
import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
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
from tablee.lab.files import Checkpoint, is_count, written
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
HIDDEN_KEYS: Final = ("seat",)


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


def view_columns(title: Title) -> dict[str, tuple[str, str]]:
    """Column -> the key of the view and its type: `table_…` of the view itself, `my_…` of the deciding seat's own area.

    Numbers, texts and flags are told as they are, of lists how long they are, of numbers by name their sum.
    """
    try:
        module = import_module(f"tablee.games.{title.id.replace('-', '_')}.state.view_types")
    except ModuleNotFoundError:  # a title that does not declare its view
        return {}
    (whole,) = [each for each in vars(module).values() if is_typeddict(each) and "players" in each.__annotations__]
    (area,) = get_args(get_type_hints(whole)["players"])
    found = {}
    for prefix, shape in (("table", whole), ("my", area)):
        for key, kind in get_type_hints(shape).items():
            told = type_of(kind)
            if told and key not in (*HIDDEN_KEYS, "players"):
                found[f"{prefix}_{key}"] = (key, told)
    return found


def type_of(kind: Any) -> str:
    """What a field of a view becomes; empty: nothing."""
    several = get_args(kind) if get_origin(kind) not in (list, dict) else ()
    parts = [part for part in several or (kind,) if part is not type(None)]
    if len(parts) > 1:
        return TEXT
    (only,) = parts
    if get_origin(only) is list:
        return WHOLE
    if get_origin(only) is dict:
        return WHOLE if get_args(only)[1] is int else ""
    return {bool: FLAG, int: WHOLE, str: TEXT}.get(only, "")


def told(value: Any, kind: str) -> Any:
    if isinstance(value, list):
        return len(value)
    if isinstance(value, dict):
        return sum(value.values())
    return str(value) if kind == TEXT and value is not None else value


def columns_of(titles: list[Title]) -> dict[str, str]:
    """All columns and their types: where two titles have one of the same name and another type, it is a text."""
    found = dict(COLUMNS)
    for title in titles:
        for column, (_, kind) in view_columns(title).items():
            found[column] = kind if found.get(column, kind) == kind else TEXT
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
            replayed.play(seat, line)
        except TableeError as error:
            where = record.lines[number - 1] if record.lines else number
            text = f"{name} {line}"
            raise BadInput("record-line", place=record.place, line=where, text=text, problem=error.sentence) from None
        assert decision is not None  # or it could not have been played
        choices = title.written(decision)
        choice = replayed.moments[-1].choice
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
        for column, (key, kind) in columns.items():
            inside = view if column.startswith("table_") else view["players"][seat]
            row[column] = told(inside.get(key), kind)
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
        """All that the rows depend on: names and texts of the records, rules and cards."""
        found = [find_title(id) for id in self.titles]
        told = hashlib.sha256()
        for file in self.files:
            told.update(f"{file}\n{self.read(file)}\n".encode())
        return {
            "records": told.hexdigest(),
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
    written in their order. What is done is kept in parts beside the file until it is whole: after an interrupt,
    `resume` goes on with them."""
    columns = {**columns_of([find_title(id) for id in order.titles]), **({"view": TEXT} if order.views else {})}
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
    except (TableeError, OSError) as error:
        parts.clear()
        if isinstance(error, TableeError):
            raise
        raise BadInput("cannot-save", place=str(path), problem=error.strerror or str(error)) from None
    with InterruptsWait():
        parts.clear()
    return count


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


class PartFiles:
    """Rows that are done, in a folder beside the file that they will be. The part that ends with game 12 is `12.jsonl`;
    what is written last says which parts there are, and what they hold."""

    def __init__(self, path: Path, order: Order) -> None:
        self.folder = path.with_name(f".{path.name}.parts")
        self.order = order
        self.files: dict[str, str] = {}
        """Name -> SHA-256."""

    @cached_property
    def checkpoint(self) -> Checkpoint:
        return Checkpoint(self.folder / "done.json", "export", self.order.identity(), version=2)

    def begin(self, resume: bool) -> int:
        """How many records are done; without `resume`, none."""
        if not resume:
            self.clear()
            return 0
        kept = self.checkpoint.read()
        parts, done = kept.get("parts"), kept.get("done")
        if not is_count(done) or done > len(self.order.files) or not self.are_parts(parts, done):
            raise BadInput("not-a-run", place=str(self.checkpoint.path))
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

    def add(self, rows: list[Row], done: int) -> None:
        name = f"{done}.jsonl"
        content = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows).encode()
        written(self.folder / name, content)
        self.files[name] = hashlib.sha256(content).hexdigest()
        self.checkpoint.keep_now({"parts": self.files, "done": done})

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
        found[column] = str(value) if kind == TEXT and value is not None else value
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
