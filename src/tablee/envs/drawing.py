"""A table for people who watch an environment: as text, and as a picture (SVG)."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from textwrap import wrap
from typing import Any, Final

from tablee.kernel.decisions import Decision, Seat, seat_name
from tablee.kernel.position import Position
from tablee.kernel.title import Title

WIDTH: Final = 100
LINE: Final = 18
MARGIN: Final = 16
CHARACTER: Final = 7.3


def drawn(title: Title, pos: Position, seat: Seat | None, decisions: list[Decision], mode: str) -> str:
    """The table as this seat sees it (None: a spectator), and what is asked of whom."""
    panels = list(told(title, pos, seat, decisions))
    return picture(panels) if mode == "svg" else "\n".join([line for head, lines in panels for line in (head, *lines)])


def told(title: Title, pos: Position, seat: Seat | None, decisions: list[Decision]) -> Iterator[tuple[str, list[str]]]:
    """Panels: a heading and lines. First the table, then each player."""
    view = title.view(pos, seat)
    asked = [f"{seat_name(each.seat)} {each.prompt}{amount(each, seat)}" for each in decisions]
    yield f"{title.names['en']}: {', '.join(asked) or 'over'}", list(lines_of(view, {"players", "seat", "prospects"}))
    for player in view["players"]:
        yield player["seat"], list(lines_of(player, {"seat"}))


def amount(decision: Decision, seat: Seat | None) -> str:
    """How many choices there are: for whoever has them, since it can depend on cards that others do not see."""
    return f" ({len(decision.choices)})" if decision.seat == seat else ""


def lines_of(fields: dict[str, Any], left_out: set[str]) -> Iterator[str]:
    for name, value in fields.items():
        if name not in left_out and value not in (None, False, "", [], {}):
            yield from wrap(f"{name}: {brief(value)}", WIDTH, initial_indent="  ", subsequent_indent="    ")


def brief(value: Any) -> str:
    if isinstance(value, dict):
        return (
            "(" + ", ".join([f"{name} {brief(part)}" for name, part in value.items() if part not in (None, [])]) + ")"
        )
    if isinstance(value, list):
        return ", ".join([brief(part) for part in value])
    return "-" if value is None else "yes" if value is True else str(value)


def picture(panels: list[tuple[str, list[str]]]) -> str:
    """A panel below the other, each with its heading."""
    width = int(WIDTH * CHARACTER) + 4 * MARGIN
    shapes = []
    top = MARGIN
    for head, lines in panels:
        height = LINE * (len(lines) + 1) + MARGIN
        shapes.append(f'<rect x="{MARGIN}" y="{top}" width="{width - 2 * MARGIN}" height="{height}" rx="8"/>')
        for number, line in enumerate([head, *lines], 1):
            weight = ' font-weight="bold"' if number == 1 else ""
            indent = len(line) - len(line.lstrip())
            x = 2 * MARGIN + int(indent * CHARACTER)
            shapes.append(f'<text x="{x}" y="{top + LINE * number}"{weight}>{escape(line.strip())}</text>')
        top += height + MARGIN
    style = "rect{fill:#fffdf7;stroke:#b9ad97}text{font:12px monospace;fill:#2b2620}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {top}" width="{width}" height="{top}">'
    return "\n".join([head, f"<style>{style}</style>", *shapes, "</svg>"])
