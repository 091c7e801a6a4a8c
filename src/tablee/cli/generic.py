"""Any title on a terminal, straight from its view: for titles that have no drawing of their own.

Names of areas are messages `area-<name>` of the title's catalogue; without one the view's own word stands there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tablee.cli.draw import Pen, spaced
from tablee.cli.tables import TableDrawing
from tablee.kernel.decisions import Choice, Decision
from tablee.kernel.position import Position

HAND = "hand"
KNOWN = ("players", "seat", "score")
"""Parts of a view that have a place of their own."""


class Drawing(TableDrawing):
    ORDERS: frozenset[str] = frozenset()

    def __init__(self, pen: Pen) -> None:
        super().__init__(pen)
        self.TURNS = frozenset(["turn"])
        kinds = self.title.notation.words_of.values()
        self.EXAMPLE = " ".join(next(iter(kinds), ()))

    # The table

    def whole(self, view: dict[str, Any], decision: Decision | None = None) -> RenderableType:
        parts: list[RenderableType] = [self.areas({name: part for name, part in view.items() if name not in KNOWN})]
        for area in view.get("players", []):
            shown = {name: part for name, part in area.items() if name not in KNOWN and name != HAND}
            head = Text.assemble(self.pen.player(area["seat"]), self.dot, (self.score(area), "dim"))
            parts.append(Group(head, self.areas(shown, 2)))
        hand = self.hand(view)
        return spaced([*parts, hand] if self.mine(view) else parts)

    def areas(self, areas: dict[str, Any], margin: int = 0) -> RenderableType:
        """A line for each area that holds anything."""
        lines = []
        for name, part in areas.items():
            said = self.said(name, part)
            if said:
                head = Text(f"{' ' * margin}{self.pen.speaker.word('area', name)}{self.pen.speaker.colon}", style="dim")
                lines.append(self.pen.hanging(head, Text(said)))
        return Group(*lines)

    def said(self, name: str, part: Any) -> str:
        """Cards by name, places with what lies on them, words of the catalogue, numbers as they are."""
        if part is None or part == [] or part == {} or part == "":
            return ""
        if isinstance(part, dict):
            inside = [(each, self.said(each, value)) for each, value in part.items()]
            return ", ".join(text if each in ("card", "place") else f"{each} {text}" for each, text in inside if text)
        if isinstance(part, list):
            return self.dot.join(self.said(name, each) or "–" for each in part)
        return str(self.pen.speaker.spoken(name, part))

    def score(self, area: dict[str, Any]) -> str:
        lines = area.get("score")
        return str(sum(lines.values())) if isinstance(lines, dict) else ""

    def mine(self, view: dict[str, Any]) -> dict[str, Any] | None:
        return next((area for area in view.get("players", []) if area["seat"] == view.get("seat")), None)

    def hand(self, view: dict[str, Any]) -> RenderableType:
        area = self.mine(view) or {}
        cards = [self.pen.hanging("  ", self.worded(card)) for card in area.get(HAND, [])]
        return Group(Text(self.pen.speaker.word("area", HAND), style="bold"), *cards)

    def worded(self, card: str) -> Text:
        if card not in self.faces:
            return Text(self.said(HAND, card))
        text = self.pen.speaker.text(card)
        return Text.assemble(self.pen.named(card), (f"  {text}" if text else "", "dim"))

    def look(self, view: dict[str, Any], seat: str) -> RenderableType:
        area = next(area for area in view["players"] if area["seat"] == seat)
        return self.areas({name: part for name, part in area.items() if name != "seat"})

    def offers(self, view: dict[str, Any]) -> RenderableType:
        """Every card of the middle with its text."""
        found: list[str] = []

        def gather(part: Any) -> None:
            if isinstance(part, str) and part in self.faces and part not in found:
                found.append(part)
            for each in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
                gather(each)

        gather({name: part for name, part in view.items() if name not in KNOWN})
        return Group(*[self.pen.hanging("", self.worded(card)) for card in found])

    # The choices

    def menu(self, pos: Position, decision: Decision) -> tuple[Sequence[Choice], RenderableType]:
        lines = []
        for number, choice in enumerate(decision.choices, 1):
            said = self.pen.speaker.choice(choice, pos, decision.seat)
            lines.append(self.pen.hanging(Text(f"[{number}] ", style="bold"), self.pen.marked(said)))
        return decision.choices, Group(*lines)
