"""`tablee rules`: a title's rules in our own words, by phase, by rule of the index, or by a word in them."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import asdict, dataclass
from typing import Annotated, Any

import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.draw import Pen, make_console
from tablee.cli.options import Json, Lang, TitleName, print_json, spoken_language
from tablee.cli.shelf import reached
from tablee.games import title as find_title
from tablee.kernel.errors import BadInput
from tablee.kernel.title import Title
from tablee.texts.rulebook import PICTURE, Section, index, rules_in, sections, without_rules
from tablee.texts.speaker import Speaker
from tablee.texts.typography import plain_spaces

RULE = re.compile(r"[A-Z]{2}-\d{3}")
ROW = re.compile(r"[-*] |\d+\. ")
Topic = Annotated[str | None, typer.Argument(metavar="TOPIC", show_default=False)]
Phase = Annotated[str | None, typer.Option("--phase", metavar="PHASE")]
Search = Annotated[str | None, typer.Option("--search", metavar="WORD")]
Ids = Annotated[bool, typer.Option("--ids")]
All = Annotated[bool, typer.Option("--all")]


@dataclass
class RuleWithText:
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
    ids: Ids = False,
    all: All = False,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """The rules, by phase, by rule id or by word; of an adventure, those that one has come to."""
    found = find_title(title)
    speaker = Speaker(spoken_language(lang), found)
    book = sections(found.id, speaker.lang)
    known = book if all else known_of(book, speaker)
    if topic and RULE.fullmatch(topic.upper()):
        answer: list[Any] = [rule_of(found, speaker.lang, topic.upper())]
    elif search:
        answer = searched(known, search)
    elif topic or phase:
        answer = [section_of(found, speaker.lang, topic or phase or "")]
    else:
        answer = known
    if json:
        print_json([asdict(each) for each in answer])
        return
    pen = Pen(make_console(), speaker)
    for each in answer:
        pen.write(drawn_rule(pen, each) if isinstance(each, RuleWithText) else drawn_section(pen, each, ids))
    if not (topic or phase or search):
        phases = " ".join(section.phase for section in known)
        pen.write(speaker.say("rules-more", title=title, phases=phases), "dim")
        if len(known) < len(book):
            pen.write(speaker.say("rules-later", count=len(book) - len(known)), "dim")


def known_of(book: list[Section], speaker: Speaker) -> list[Section]:
    """Without what would give away later levels of an adventure."""
    if all(section.level == 1 for section in book):
        return book
    level = reached(speaker)
    return [section for section in book if section.level <= level]


def section_of(title: Title, lang: str, name: str) -> Section:
    book = sections(title.id, lang)
    for section in book:
        if plain(name) in (section.phase, plain(section.heading)):
            return section
    raise BadInput("unknown-phase", value=name, expected=[section.phase for section in book])


def rule_of(title: Title, lang: str, id: str) -> RuleWithText:
    known = index(title.id)
    for rule in known:
        if rule["id"] == id:
            found = searched(sections(title.id, lang), id)
            return RuleWithText(id, rule["section"][lang], rule["words"][lang], found)
    raise BadInput("unknown-rule", value=id, first=known[0]["id"], last=known[-1]["id"])


def searched(book: list[Section], word: str) -> list[Section]:
    """The paragraphs that contain the word, whatever its case and accents, or stand for the rule of that id."""
    found = []
    for section in book:
        parts = [part for part in section.text.split("\n\n") if contains(part, word)]
        if parts or plain(word) in plain(section.heading):
            text = "\n\n".join(rows_with(part, word) for part in parts)
            found.append(Section(section.phase, section.heading, text or section.text))
    if not found:
        raise BadInput("not-in-rules", value=word)
    return found


def contains(text: str, word: str) -> bool:
    if RULE.fullmatch(word.upper()):
        return f"[{word.upper()}]" in text
    return plain(word) in plain(without_rules(text))


def rows_with(part: str, word: str) -> str:
    """Of a list only the entries that contain the word."""
    rows = part.split("\n")
    if is_list(rows):
        rows = [row for row in rows if contains(row, word)]
    return "\n".join(rows)


def is_list(rows: list[str]) -> bool:
    return all(ROW.match(row) for row in rows)


def plain(text: str) -> str:
    """Without case and accents, and with the apostrophe and the spaces of a keyboard."""
    apart = unicodedata.normalize("NFD", plain_spaces(text).replace("’", "'").casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def rules_about(pen: Pen, topic: str) -> RenderableType:
    """What a player asks for in the middle of a game: a phase, a rule, a word; nothing: the list of phases."""
    title, lang = pen.speaker.title, pen.speaker.lang
    assert title is not None
    book = sections(title.id, lang)
    known = known_of(book, pen.speaker)
    if not topic:
        return Group(*[Text.assemble((section.phase, "bold"), f"  {section.heading}") for section in known])
    if RULE.fullmatch(topic.upper()):
        return drawn_rule(pen, rule_of(title, lang, topic.upper()))
    named = [section for section in book if plain(topic) in (section.phase, plain(section.heading))]
    return Group(*[drawn_section(pen, section) for section in named or searched(known, topic)])


def drawn_section(pen: Pen, section: Section, ids: bool = False) -> RenderableType:
    from tablee.cli.prose import Prose  # a parser of Markdown that only rules need

    heading = Text.assemble((section.heading, "bold underline"), (f"  {section.phase}", "dim"))
    text = PICTURE.sub(lambda seen: f"> *{pen.speaker.say('rules-picture', words=seen[1])}*", section.text)
    if not ids:
        return Group(heading, "", Prose(without_rules(text)), "")
    page = Table.grid(padding=(0, 2, 0, 0))
    page.add_column(style="dim", no_wrap=True)
    page.add_column(ratio=1)
    for part in text.split("\n\n"):
        rows = part.split("\n")
        lead = "\n" if is_list(rows) else ""  # a list begins with an empty line
        for row in rows if lead else [part]:
            page.add_row(lead + "\n".join(rules_in(row)), Prose(without_rules(row)))
        page.add_row("", "")
    return Group(heading, "", page)


def drawn_rule(pen: Pen, rule: RuleWithText) -> RenderableType:
    parts: list[RenderableType] = [
        Text.assemble((rule.id, "bold"), f"  {rule.words} ", (f"({rule.section})", "dim")),
        "",
    ]
    return Group(*parts, *[drawn_section(pen, section, ids=True) for section in rule.found])
