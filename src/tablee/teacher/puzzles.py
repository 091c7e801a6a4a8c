"""Puzzles: positions from real games where one choice is clearly the best and not the one that the hints would take."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, Final

from tablee.kernel.chance import commitment
from tablee.kernel.decisions import Seat, seat_named
from tablee.kernel.errors import BadInput
from tablee.kernel.records import Record
from tablee.kernel.title import Title
from tablee.teacher.reasons import ReasonPart

FILE: Final = "puzzles.json"


@dataclass
class Candidate:
    """A choice of a puzzle, as it was measured when the puzzle was found."""

    line: str
    share: float
    win: float
    win_error: float
    points: float
    margin: float
    margin_error: float
    behind: float
    behind_error: float
    behind_points: float
    reasons: tuple[ReasonPart, ...] = ()


@dataclass
class Puzzle:
    """A position, the choice to be found there, and the one that looks better."""

    id: str
    """`title/number`"""
    number: int
    record: Record
    """Up to the decision."""
    seat: Seat
    prompt: str
    round: int
    choices: int
    goal: str
    looks: int
    games: int
    solution: str
    greedy: str
    candidates: list[Candidate] = field(default_factory=list)
    """The solution first."""


FOUND: Final[dict[str, list[Puzzle]]] = {}


def puzzles_of(title: Title) -> list[Puzzle]:
    """Those that the package holds for a title; none when they were made for other rules, which is a fault of ours."""
    if title.id not in FOUND:
        place = files(type(title).__module__.rpartition(".")[0]) / FILE
        FOUND[title.id] = []
        if place.is_file():
            try:
                FOUND[title.id] = read_puzzles(title, place.read_text("utf-8"), str(place))
            except (BadInput, OSError, UnicodeDecodeError) as error:
                logging.getLogger("tablee").warning("%s", error)
    return FOUND[title.id]


def read_puzzles(title: Title, text: str, place: str) -> list[Puzzle]:
    """Puzzles from a file; a sentence for one that is broken or was made for something else."""
    try:
        data: Any = json.loads(text)
        known = (data["title"], data["rules"], data["cards"])
        listed = data["puzzles"]
    except (ValueError, RecursionError, KeyError, TypeError) as error:
        raise BadInput("bad-syntax", place=place, line=getattr(error, "lineno", 1), problem=str(error)) from None
    expected = (title.id, title.version, title.box().content)
    if known != expected:
        raise BadInput("other-values", place=place, value=said(known), expected=said(expected))
    try:
        return [puzzle_in(title, number, each) for number, each in enumerate(listed, 1)]
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadInput("bad-syntax", place=place, line=1, problem=f"puzzles: {error}") from None


def said(known: tuple[Any, ...]) -> str:
    return f"{known[0]}, rules {known[1]}, cards {str(known[2])[:8]}"


def puzzle_in(title: Title, number: int, data: dict[str, Any]) -> Puzzle:
    choices = [(line.partition(" ")[0], line.partition(" ")[2]) for line in data["game"]]
    seed = str(data["seed"])
    record = Record(
        title.id,
        title.version,
        title.box().content,
        data["options"],
        [f"p{seat + 1}" for seat in range(data["seats"])],
        commitment(seed, ""),
        seed,
        choices=choices,
    )
    return Puzzle(
        f"{title.id}/{number}",
        number,
        record,
        seat_named(data["seat"]),
        data["prompt"],
        data["round"],
        data["choices"],
        data["goal"],
        data["looks"],
        data["games"],
        data["solution"],
        data["greedy"],
        [candidate_in(each) for each in data["candidates"]],
    )


def candidate_in(data: dict[str, Any]) -> Candidate:
    figures = {name: data[name] for name in Candidate.__dataclass_fields__ if name != "reasons"}
    return Candidate(
        **figures, reasons=tuple([ReasonPart(verb, message, amount) for verb, message, amount in data["reasons"]])
    )
