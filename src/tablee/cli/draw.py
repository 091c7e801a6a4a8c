"""Drawing on a terminal: the pen that all tables share, cards in full, and the score sheet."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import rich._wrap
from rich.box import ASCII, MINIMAL, ROUNDED, SIMPLE_HEAD, Box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablee.kernel.decisions import seat_named
from tablee.kernel.title import CardFace, Result, Title
from tablee.texts.speaker import Speaker

WORD = re.compile(r"(?<![\w-])\w[\w-]*")
"""Which may be the id of a card."""
rich._wrap.re_word = re.compile(r"[ \t\n]*[^ \t\n]+[ \t\n]*")  # Rich takes spaces that do not break for those that do
WIDEST = 140
"""Longer lines are hard to read, however wide the terminal is."""

SYMBOLS = {"points": "★", "five": "◆", "one": "●", "yes": "✓", "dot": "·", "more": "…"}
PLAIN = {"points": "*", "five": "O", "one": "o", "yes": "x", "dot": ".", "more": "~"}
"""For terminals without Unicode."""


class Screen(Console):
    """Whoever reads it through a pipe may have seen enough."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def make_console(stderr: bool = False) -> Console:
    """Rich finds out width, colours and NO_COLOR; we never want its guesses about markup and numbers."""
    return Screen(highlight=False, markup=False, emoji=False, soft_wrap=False, stderr=stderr)


class Pen:
    """A console, a voice, and the symbols that this terminal can show."""

    def __init__(self, console: Console, speaker: Speaker) -> None:
        self.console = console
        self.speaker = speaker
        self.unicode = (console.encoding or "").lower().startswith("utf")
        own = title_module(speaker.title)
        marks: dict[str, tuple[str, str]] = getattr(own, "MARKS", {})
        """By the kind or timing of a card, and by what else is printed on it: with Unicode, and without."""
        self.symbols = SYMBOLS if self.unicode else PLAIN
        self.symbols = {**self.symbols, **{name: mark[not self.unicode] for name, mark in marks.items()}}
        self.colours: dict[str, str] = getattr(own, "COLOURS", {})
        """By the kind of a card."""

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def box(self, kind: Box) -> Box:
        return kind if self.unicode else ASCII

    def say(self, id: str, **params: Any) -> str:
        return self.speaker.say(id, **params)

    def write(self, what: RenderableType = "", style: str = "") -> None:
        self.console.print(self.marked(what, style) if isinstance(what, str) else what, width=self.width)

    def marked(self, text: str, style: str = "") -> Text:
        """A sentence with its card ids in the colours of their kinds."""
        marked = Text(text, style=style)
        for match in WORD.finditer(text):
            if match[0] in self.speaker.faces:
                marked.stylize(self.colour(match[0]), match.start(), match.end())
        return marked

    def hanging(self, head: str | Text, text: Text) -> Text:
        """A text that goes on under its own beginning, not under its head."""
        head = Text(head) if isinstance(head, str) else head
        lines = text.wrap(self.console, max(20, self.width - head.cell_len))
        for line in lines:
            line.rstrip()
        return Text.assemble(head, Text("\n" + " " * head.cell_len).join(lines))

    def ends(self, left: Text, right: Text) -> Text:
        """The two ends of a line, or two lines where they do not fit on one."""
        gap = self.width - left.cell_len - right.cell_len
        return Text.assemble(left, " " * gap if gap > 1 else "\n", right)

    def player(self, seat: str) -> Text:
        """`p1` and who sits there."""
        return Text.assemble((seat, "dim"), " ", (self.speaker.player(seat_named(seat)), "bold"))

    def colour(self, card: str) -> str:
        return self.colours.get(self.speaker.faces[card].kind, "bold")

    def short(self, card: str) -> Text:
        """Symbol and id, the id beginning with the letter of its kind."""
        return Text(self.symbols.get(self.speaker.faces[card].kind, "") + card, style=self.colour(card))

    def named(self, card: str) -> Text:
        return Text.assemble(self.short(card), " ", self.speaker.name(card))

    def grid(self, *columns: dict[str, Any], box: Box | None = None, header: bool = False) -> Table:
        grid = Table(
            box=self.box(box) if box else None,
            show_header=header,
            show_edge=False,
            pad_edge=False,
            padding=(0, 1, 0, 0),
            header_style="dim",
            border_style="dim",
        )
        for column in columns:
            grid.add_column(**column)
        return grid


def flags(pen: Pen, face: CardFace) -> list[str]:
    """What is printed on a card or not, as far as the title has a word for it: `card-locked`."""
    return [name for name, value in face.extra.items() if value is True and f"card-{name}" in pen.speaker.catalogue]


def card_in_full(pen: Pen, face: CardFace, provenance: bool = True) -> RenderableType:
    """Everything about one card."""
    say, word, lang, colon = pen.say, pen.speaker.word, pen.speaker.lang, pen.speaker.colon
    facts = [word("kind", face.kind)]
    facts += [f"{word('number', name)} {value}" for name, value in face.numbers.items()]
    facts += [f"{pen.symbols.get(name, '')} {say(f'card-{name}')}".strip() for name in flags(pen, face)]
    lines = [Text(f" {pen.symbols['dot']} ".join(facts))]
    said = {name: words[lang] for name, words in face.extra.items() if isinstance(words, dict) and lang in words}
    named = {name: words for name, words in said.items() if f"card-{name}" in pen.speaker.catalogue}
    lines += [Text(f"{say(f'card-{name}')}{colon}{words}") for name, words in named.items()]
    when = f"{pen.symbols.get(face.timing, '')} {word('timing', face.timing)}".strip()
    lines.append(Text(f"{when}{colon}{face.texts[lang]}", style="bold"))
    others = [name for code, name in face.names.items() if code != lang and name != face.names[lang]]
    small = [*others, *[words for name, words in said.items() if name not in named]]
    if small:
        lines.append(Text(f" {pen.symbols['dot']} ".join(small), style="dim"))
    if provenance:
        known = [
            f"{word('provenance-of', what)}{colon}{word('provenance', by)}" for what, by in face.provenance.items()
        ]
        lines.append(Text(f" {pen.symbols['dot']} ".join(known), style="dim"))
    return Panel(
        Group(*lines),
        title=Text.assemble(pen.short(face.id), " ", face.names[lang]),
        title_align="left",
        box=pen.box(ROUNDED),
        border_style=pen.colours.get(face.kind, ""),
    )


def score_sheet(pen: Pen, result: Result, names: Sequence[str]) -> RenderableType:
    """The pad: a line for each kind of points, a column for each player, and who won."""
    say, word = pen.say, pen.speaker.word
    standings = sorted(result.standings, key=lambda standing: standing.seat)
    as_one = say("score-all-won" if result.won else "score-all-lost", count=len(standings))
    if result.won is not None and len(standings[0].lines) == 1:  # no pad for what all share
        shared = [
            Text(f"{word('score', line)}{pen.speaker.colon}{points}") for line, points in standings[0].lines.items()
        ]
        return Group(Text(as_one, style="bold"), *shared)
    best = result.winners()
    styles = ["bold green" if standing.seat in best else "" for standing in standings]
    sheet = Table(box=pen.box(ROUNDED), title=say("score-title"), title_style="bold")
    sheet.add_column("")
    for standing, style in zip(standings, styles, strict=True):
        name = names[standing.seat].replace(" (", "\n(")  # what bot it is goes on a line of its own
        sheet.add_column(Text(name, style=style), justify="right", overflow="fold")
    for line in standings[0].lines:
        sheet.add_row(word("score", line), *[str(standing.lines[line]) for standing in standings])
    sheet.add_section()
    totals = [Text(str(standing.score), style=style) for standing, style in zip(standings, styles, strict=True)]
    sheet.add_row(Text(say("score-total"), style="bold"), *totals)
    sheet.add_row(say("score-rank"), *[str(standing.rank) for standing in standings])
    winners = pen.speaker.listed([names[seat] for seat in best])
    won = say("score-winner", names=winners, count=len(best)) if result.won is None else as_one
    if result.by:
        won += f" ({word('tie', result.by)})"
    return Group(sheet, Text(won, style="bold green"))


def one_line(*parts: Text) -> Text:
    """As much of it as fits on one line."""
    line = Text.assemble(*parts)
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


def flowing(items: list[Text], width: int) -> list[Text]:
    """Items side by side, none of them broken at the end of a line unless it is longer than one."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + 3 + item.cell_len <= width:
            lines[-1].append("   ").append_text(item)
        else:
            lines.append(item)
    return lines


def spaced(parts: list[RenderableType]) -> Group:
    """One under the other, with an empty line between them."""
    return Group(*[part for each in parts for part in (each, "")][:-1])


def title_module(title: Title | None) -> ModuleType | None:
    """A title's own module for the terminal, if it has one. It stands in the title's folder, and only we load it."""
    name = f"tablee.games.{title.id.replace('-', '_')}.terminal" if title else ""
    return import_module(name) if name and find_spec(name) else None


def is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


__all__ = [
    "MINIMAL",
    "SIMPLE_HEAD",
    "Pen",
    "card_in_full",
    "flags",
    "flowing",
    "is_terminal",
    "make_console",
    "one_line",
    "score_sheet",
    "spaced",
    "title_module",
]
