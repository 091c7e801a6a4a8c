"""`tablee` for tests: run a command as a shell would, and look at what it printed and how it left."""

from __future__ import annotations

import contextlib
import io
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tablee.cli.main import main


@dataclass
class Ran:
    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """What --json printed."""
        return json.loads(self.out)


class Shell:
    """Runs commands with a data folder of its own, in English and 80 columns wide unless told otherwise."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"

    def run(self, *args: str, typed: str = "", **environ: str) -> Ran:
        out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
        err = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
        code: object = 0
        with environment(**{"TABLEE_DATA": str(self.data), "COLUMNS": "80", "TABLEE_LANG": "en", **environ}):
            stdin, sys.stdin = sys.stdin, io.StringIO(typed)
            try:
                with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
                    main(list(args))
            except SystemExit as left:
                code = left.code
            finally:
                sys.stdin = stdin
        assert isinstance(code, int)
        return Ran(code, text_of(out), text_of(err))

    def play(self, *args: str, typed: str = "", **environ: str) -> Ran:
        return self.run("play", "ancient-knowledge", *args, typed=typed, **environ)

    def saved(self) -> list[dict[str, Any]]:
        games: list[dict[str, Any]] = self.run("games", "--saved", "--json").data
        return games

    def write(self, name: str, text: str) -> str:
        path = self.folder / name
        path.write_text(text, "utf-8")
        return str(path)


def text_of(stream: io.TextIOWrapper) -> str:
    stream.flush()
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode("utf-8")


@contextlib.contextmanager
def environment(**changes: str) -> Iterator[None]:
    before = dict(os.environ)
    for name in ("NO_COLOR", "FORCE_COLOR", "LC_ALL", "LANG", "LC_MESSAGES"):
        os.environ.pop(name, None)
    os.environ.update(changes)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


POSITION = """
title = "ancient-knowledge"
turn = "p1"
tiles = [["T2", "T5", "T7"], ["T9", "T10", "T11"], ["T28", "T29", "T30"]]
[players.p1]
hand = ["C16", "M1", "M2", "P13"]
timeline = { 1 = ["C21(1)", "P34(9)"], 4 = ["C5"], 5 = ["M18", "P18"] }
past = ["C28 tilted", "M12", "P1", "P2"]
artefacts = ["A14"]
collection = ["T1"]
lost = 7
[players.p2]
hand_size = 6
timeline = { 2 = ["M30"] }
"""
"""Two monuments about to decline, a full slot, two pyramids in the Past for Aristotle."""
