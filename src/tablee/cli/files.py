"""Files that users give: records, positions and card files, each refused with a sentence that says what is wrong."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

from tablee.games import TITLES, title
from tablee.kernel.errors import BadInput, Sentence
from tablee.kernel.records import HEAD, Record, read_record
from tablee.kernel.title import Title

MOST_BYTES = 10_000_000


def read_text(place: str) -> str:
    try:
        with Path(place).open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except (FileNotFoundError, NotADirectoryError, ValueError):
        raise BadInput("no-file", place=place) from None
    except OSError as error:
        raise BadInput("unreadable", place=place, problem=error.strerror) from None
    if len(content) > MOST_BYTES:
        raise BadInput("too-large", place=place, most=MOST_BYTES // 1_000_000)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput("not-text", place=place) from None
    if "\0" in text:
        raise BadInput("not-text", place=place)
    return text.replace("\r\n", "\n")


def is_record(text: str) -> bool:
    return text.lstrip().startswith(HEAD.rsplit(" ", 1)[0])


def read_data(place: str) -> dict[str, Any]:
    """A TOML or JSON file."""
    return data_of(read_text(place), place)


def data_of(text: str, place: str) -> dict[str, Any]:
    """What stands twice in JSON would else be taken from the last place, without a word."""

    def each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        fields = dict(pairs)
        if len(fields) < len(pairs):
            names = [name for name, _ in pairs]
            raise BadInput("key-twice", place=place, value=max(names, key=names.count))
        return fields

    data: Any
    try:
        is_json = place.endswith(".json") or text.lstrip().startswith("{")
        data = json.loads(text, object_pairs_hook=each_once) if is_json else tomllib.loads(text)
    except RecursionError:
        raise BadInput("bad-syntax", place=place, line=1, problem="…") from None
    except ValueError as error:  # also numbers too long to be read
        problem = str(error)
        found = re.search(r"line (\d+)", problem)
        line = int(found[1]) if found else text.count("\n") + 1
        raise BadInput("bad-syntax", place=place, line=line, problem=problem) from None
    if not isinstance(data, dict):
        raise BadInput("not-a-table", place=place)
    return data


def title_named(id: object, place: str) -> Title:
    """The title that a file names."""
    if id is None:
        raise BadInput("no-title", place=place, expected=list(TITLES))
    if not isinstance(id, str) or id not in TITLES:
        expected = Sentence("expected-one-of", values=list(TITLES))
        raise BadInput("bad-field", place=place, field="title", value=id, expected=expected)
    return title(id)


def record_in(place: str) -> tuple[Title, Record]:
    record = read_record(read_text(place), place)
    return title_named(record.title, place), record


def layout_in(text: str, place: str) -> tuple[Title, dict[str, Any]]:
    """A position file: its title, and the position it describes."""
    data = data_of(text, place)
    return title_named(data.get("title"), place), data
