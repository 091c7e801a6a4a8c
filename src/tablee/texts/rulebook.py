"""The rulebooks: Markdown in sections, the ids of rules in brackets after what they stand for, and drawings of ours.

- `Taking a location leaves a gap [AT-090].`: a sentence and its rule; a dagger after the bracket means reconstructed.
- `![what is to be seen](slide.svg "a caption")`: a drawing that lies beside the text, alone on its line.
- `<!-- phase: fog -->` below a heading is its name; `<!-- level: 5 -->` below that, the level that it tells of.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tablee.texts import GAMES
from tablee.texts.typography import each_typeset, typeset

SECTION = re.compile(r"^## (.+)\n<!-- phase: (\S+) -->\n(?:<!-- level: (\d+) -->\n)?", re.MULTILINE)
MARK = re.compile(r"[  ]*\[([A-Z]{2}-\d{3})\](†?)")
PICTURE = re.compile(r'^!\[(.+)\]\(([\w-]+\.svg)(?: "(.+)")?\)$', re.MULTILINE)


@dataclass
class Section:
    """A section of a rulebook, or the paragraphs of one that were looked for."""

    phase: str
    heading: str
    text: str
    level: int = 1
    """Of an adventure, the level that one has to have reached: before, it would give away what is to come."""


def folder(title: str) -> Path:
    return GAMES / title.replace("-", "_") / "rulebook"


def sections(title: str, lang: str) -> list[Section]:
    """The sections in their order."""
    path = folder(title) / f"{lang}.md"
    if not path.is_file():
        return []
    text = typeset(path.read_text("utf-8"), lang)
    marks = list(SECTION.finditer(text))
    ends = [mark.start() for mark in marks[1:]] + [len(text)]
    return [
        Section(mark[2], mark[1], text[mark.end() : end].strip(), int(mark[3] or 1))
        for mark, end in zip(marks, ends, strict=True)
    ]


def index(title: str) -> list[dict[str, Any]]:
    """Every rule's id, and its section and words in each language."""
    path = folder(title) / "index.json"
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8")) if path.is_file() else []
    return [{name: each_typeset(value) for name, value in rule.items()} for rule in found]


def pictures(title: str) -> dict[str, str]:
    """The drawings, by file name."""
    return {path.name: path.read_text("utf-8") for path in sorted(folder(title).glob("*.svg"))}


def rules_in(text: str) -> list[str]:
    """The rules that a text stands for, each with its dagger.

    >>> rules_in("You pay [SB-098], if there is room [SB-099]†.")
    ['SB-098', 'SB-099†']
    """
    return [id + dagger for id, dagger in MARK.findall(text)]


def without_rules(text: str) -> str:
    """The text as one reads it.

    >>> without_rules("You pay [SB-098], if there is room [SB-099]†.")
    'You pay, if there is room.'
    """
    return MARK.sub("", text)
