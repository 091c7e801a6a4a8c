"""How each title looks on a terminal: its own module `terminal`, or `generic` for those without one.

Beside its `Drawing` a module may have `MARKS` and `COLOURS` for its cards, wherever they are listed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from tablee.cli.draw import Pen, title_module
from tablee.kernel.decisions import Choice, Decision
from tablee.kernel.position import Position


class TableDrawing(ABC):
    """What the terminal needs of a title's drawing, which says of what type the title's views are."""

    ORDERS: frozenset[str] = frozenset()
    """Prompts that only ask for an order, which `auto` answers."""
    TURNS: frozenset[str]
    """Prompts at which a player wants to see the whole table."""
    EXAMPLE: str
    """A choice as it is typed."""

    def __init__(self, pen: Pen) -> None:
        assert pen.speaker.title is not None
        self.pen = pen
        self.say = pen.say
        self.faces = pen.speaker.faces
        self.title = pen.speaker.title
        self.dot = f" {pen.symbols['dot']} "

    @abstractmethod
    def whole(self, view: Any, decision: Decision | None = None) -> RenderableType:
        """The table as a seat sees it."""

    @abstractmethod
    def look(self, view: Any, seat: str) -> RenderableType:
        """One player's area in full."""

    @abstractmethod
    def offers(self, view: Any) -> RenderableType:
        """What lies on offer for everybody, in full."""

    @abstractmethod
    def hand(self, view: Any) -> RenderableType:
        """The seat's own hand."""

    @abstractmethod
    def menu(self, pos: Position, decision: Decision) -> tuple[Sequence[Choice], RenderableType]:
        """The choices in the order in which they are numbered, and how they look."""


def drawing(pen: Pen) -> TableDrawing:
    module = title_module(pen.speaker.title) or import_module("tablee.cli.generic")
    made: TableDrawing = module.Drawing(pen)
    return made
