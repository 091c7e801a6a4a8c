"""Everything that is said to people, in their language: one Fluent catalogue per language for shell, kernel and titles.

A message is parsed when it is asked for: reading a whole catalogue at the start would cost more than a finished game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablee.texts.typography import typeset_source

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
HERE = Path(__file__).parent
GAMES = HERE.parent / "games"

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
VALUE = re.compile(r"\{ \$([a-zA-Z][\w-]*) \}")
TERM = re.compile(r"\{\s*(-[a-zA-Z][\w-]*)")


def language(wish: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: the one asked for, else what the environment says, else English.

    >>> language(None, {"LANG": "fr_FR.UTF-8"})
    'fr'
    """
    for said in (wish, environ.get("TABLEE_LANG")):
        if said and said[:2].lower() in LANGUAGES:
            return said[:2].lower()
    place = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    return "fr" if place.lower().startswith("fr") else "en"


def files(lang: str, title: str = "") -> list[Path]:
    """Where the messages of a language lie: those of everybody, of lab, server and teacher, then those of a title."""
    found = [
        HERE / f"{lang}.ftl",
        *(HERE.parent / layer / "texts" / f"{lang}.ftl" for layer in ("lab", "server", "teacher")),
    ]
    if title:
        found.append(GAMES / title.replace("-", "_") / "texts" / f"{lang}.ftl")
    return found


class Catalogue:
    """The messages of one language."""

    def __init__(self, lang: str, title: str = "") -> None:
        self.lang = lang
        self.entries: dict[str, str] = {}
        for path in files(lang):
            self.add(path)
        if title:
            from tablee.games import faults_of

            with faults_of(title):
                self.add(files(lang, title)[-1])
        self.bundle: FluentBundle | None = None
        self.parsed: set[str] = set()

    def add(self, path: Path) -> None:
        self.entries.update(entries(typeset_source(path.read_text("utf-8"), self.lang)))

    def __contains__(self, id: str) -> bool:
        return id in self.entries

    def say(self, id: str, **params: Any) -> str:
        """One message with its parameters filled in."""
        return self.checked(id, params)[0]

    def checked(self, id: str, params: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """The same, with what Fluent found wrong."""
        quick = quickly(self.entries[id], params)
        if quick is not None:
            return quick, []
        message = self.loaded(id).get_message(id)
        if message.value is None:
            raise LookupError(f"{id} has no text")
        text, problems = self.loaded(id).format_pattern(message.value, dict(params))
        return str(text), problems

    def attribute(self, id: str, name: str, **params: Any) -> str:
        """A message's attribute, or nothing."""
        if f".{name}" not in self.entries[id]:
            return ""
        bundle = self.loaded(id)
        return str(bundle.format_pattern(bundle.get_message(id).attributes[name], params)[0])

    def loaded(self, id: str) -> FluentBundle:
        """The bundle, with this message and the terms it uses."""
        from fluent.runtime import FluentBundle, FluentResource

        if self.bundle is None:
            self.bundle = FluentBundle([self.lang], use_isolating=False)
        for each in {id, *TERM.findall(self.entries[id])} - self.parsed:
            self.bundle.add_resource(FluentResource(self.entries[each] + "\n"))
            self.parsed.add(each)
        return self.bundle


def quickly(entry: str, params: Mapping[str, Any]) -> str | None:
    """A message of plain words and plain values: it needs no Fluent, whose import takes a tenth of a second.

    >>> quickly("left = { $count } left", {"count": 3})
    '3 left'
    """
    if "\n" in entry:
        return None
    text = entry.partition("=")[2].strip()
    for name in VALUE.findall(text):
        value = params.get(name)
        if not isinstance(value, str) and not (type(value) is int and -1000 < value < 1000):
            return None
    return None if "{" in VALUE.sub("", text) else VALUE.sub(lambda match: str(params[match[1]]), text)


def entries(text: str) -> dict[str, str]:
    """The source of each message by its id.

    >>> entries("a = one\\n# remark\\nb = two\\n    more")
    {'a': 'a = one', 'b': 'b = two\\n    more'}
    """
    text = COMMENT.sub("", text)
    starts = [(match[1], match.start()) for match in ENTRY.finditer(text)]
    if not starts and text.strip():
        raise ValueError(f"these are no messages: {text.strip()[:40]!r}")
    ends = [start for _, start in starts[1:]] + [len(text)]
    return {id: text[start:end].strip() for (id, start), end in zip(starts, ends, strict=False)}
