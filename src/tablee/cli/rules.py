"""`tablee rules`: a title's rules in our own words, by phase, by rule of the index, or by a word in them."""

from __future__ import annotations

import json
import re
import unicodedata
from dataclasses import asdict, dataclass
from typing import Annotated, Any

import typer
from rich.console import Group, RenderableType
from rich.text import Text

from tablee.cli.draw import Pen, make_console
from tablee.cli.options import Json, Lang, TitleName, print_json, spoken_language
from tablee.games import title as find_title
from tablee.kernel.errors import BadInput
from tablee.kernel.title import Title
from tablee.texts import GAMES
from tablee.texts.speaker import Speaker

SECTION = re.compile(r"^## (.+)\n<!-- phase: (\S+) -->\n", re.MULTILINE)
RULE = re.compile(r"[A-Z]{2}-\d{3}")
Topic = Annotated[str | None, typer.Argument(metavar="TOPIC", show_default=False)]
Phase = Annotated[str | None, typer.Option("--phase", metavar="PHASE")]
Search = Annotated[str | None, typer.Option("--search", metavar="WORD")]


@dataclass
class Section:
    """A section of a rulebook, or the paragraphs of one that were looked for."""

    phase: str
    heading: str
    text: str


@dataclass
class IndexedRule:
    """An entry of the rule index, with the paragraphs of our rulebook that hold it."""

    id: str
    section: str
    words: str
    found: list[Section]


def rules(
    title: TitleName,
    topic: Topic = None,
    phase: Phase = None,
    search: Search = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """The rules, by phase, by rule id or by word."""
    found = find_title(title)
    speaker = Speaker(spoken_language(lang), found)
    if topic and RULE.fullmatch(topic.upper()):
        answer: list[Any] = [rule_of(found, speaker.lang, topic.upper())]
    elif search:
        answer = searched(rulebook(found, speaker.lang), search)
    elif topic or phase:
        answer = [section_of(found, speaker.lang, topic or phase or "")]
    else:
        answer = rulebook(found, speaker.lang)
    if json:
        print_json([asdict(each) for each in answer])
        return
    pen = Pen(make_console(), speaker)
    for each in answer:
        pen.write(drawn_rule(each) if isinstance(each, IndexedRule) else drawn_section(each))
    if not (topic or phase or search):
        known = " ".join(section.phase for section in answer)
        pen.write(speaker.say("rules-more", title=title, phases=known), "dim")


def folder(title: Title) -> Any:
    return GAMES / title.id.replace("-", "_") / "rulebook"


def rulebook(title: Title, lang: str) -> list[Section]:
    """The sections in their order."""
    text = (folder(title) / f"{lang}.md").read_text("utf-8")
    marks = list(SECTION.finditer(text))
    ends = [mark.start() for mark in marks[1:]] + [len(text)]
    return [Section(m[2], m[1], text[m.end() : end].strip()) for m, end in zip(marks, ends, strict=True)]


def section_of(title: Title, lang: str, name: str) -> Section:
    sections = rulebook(title, lang)
    for section in sections:
        if plain(name) in (section.phase, plain(section.heading)):
            return section
    raise BadInput("unknown-phase", value=name, expected=[section.phase for section in sections])


def rule_of(title: Title, lang: str, id: str) -> IndexedRule:
    index = json.loads((folder(title) / "index.json").read_text("utf-8"))
    for rule in index:
        if rule["id"] == id:
            found = searched(rulebook(title, lang), f"[{id}]")
            return IndexedRule(id, rule["section"][lang], rule["words"][lang], found)
    raise BadInput("unknown-rule", value=id, first=index[0]["id"], last=index[-1]["id"])


def searched(sections: list[Section], word: str) -> list[Section]:
    """The paragraphs that contain the word, whatever its case and accents."""
    found = []
    for section in sections:
        parts = [part for part in section.text.split("\n\n") if plain(word) in plain(part)]
        if parts or plain(word) in plain(section.heading):
            text = "\n\n".join(rows_with(part, word) for part in parts)
            found.append(Section(section.phase, section.heading, text or section.text))
    if not found:
        raise BadInput("not-in-rules", value=word)
    return found


def rows_with(part: str, word: str) -> str:
    """Of a list only the entries that contain the word."""
    rows = part.split("\n")
    if len(rows) > 1 and all(re.match(r"[-*] |\d+\. ", row) for row in rows):
        rows = [row for row in rows if plain(word) in plain(row)]
    return "\n".join(rows)


def plain(text: str) -> str:
    """Without case and accents."""
    apart = unicodedata.normalize("NFD", text.replace("’", "'").casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def rules_about(pen: Pen, topic: str) -> RenderableType:
    """What a player asks for in the middle of a game: a phase, a rule, a word; nothing: the list of phases."""
    title, lang = pen.speaker.title, pen.speaker.lang
    assert title is not None
    sections = rulebook(title, lang)
    if not topic:
        return Group(*[Text.assemble((section.phase, "bold"), f"  {section.heading}") for section in sections])
    if RULE.fullmatch(topic.upper()):
        return drawn_rule(rule_of(title, lang, topic.upper()))
    known = [section for section in sections if plain(topic) in (section.phase, plain(section.heading))]
    return Group(*[drawn_section(section) for section in known or searched(sections, topic)])


def drawn_section(section: Section) -> RenderableType:
    from tablee.cli.prose import Prose  # a parser of Markdown that only rules need

    heading = Text.assemble((section.heading, "bold underline"), (f"  {section.phase}", "dim"))
    return Group(heading, "", Prose(section.text), "")


def drawn_rule(rule: IndexedRule) -> RenderableType:
    parts: list[RenderableType] = [
        Text.assemble((rule.id, "bold"), f"  {rule.words} ", (f"({rule.section})", "dim")),
        "",
    ]
    return Group(*parts, *[drawn_section(section) for section in rule.found])
