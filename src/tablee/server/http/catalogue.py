"""What can be looked up about a title: names and options, cards, rules, texts."""

from __future__ import annotations

import json
import logging
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, cast

from tablee.bots import LEVELS
from tablee.games import all_titles, faults_of
from tablee.games import title as find_title
from tablee.kernel.errors import BadInput
from tablee.server.protocol import (
    CardResponse,
    IndexedRule,
    RulebookResponse,
    RuleSection,
    TextsResponse,
    TitleOption,
    TitleResponse,
)
from tablee.texts import GAMES, LANGUAGES, files, rulebook
from tablee.texts import HERE as TEXTS
from tablee.texts.speaker import faces_of
from tablee.texts.typography import each_typeset, typeset_source

SHELL: Final = "shell"
log = logging.getLogger("tablee")


def folder(title: str) -> Path:
    return GAMES / title.replace("-", "_")


def known_language(lang: str) -> Any:
    if lang not in LANGUAGES:
        raise BadInput("unknown-language", value=lang, expected=list(LANGUAGES))
    return lang


def data_in(path: Path) -> Any:
    return json.loads(path.read_text("utf-8")) if path.exists() else {}


@lru_cache(maxsize=1)
def titles() -> list[TitleResponse]:
    """All but those with a fault, which is logged: the others are played as ever."""
    found: list[TitleResponse] = []
    sound, faults = all_titles()
    for title in sound:
        try:
            with faults_of(title.id):
                found.append(shown_title(title.id))
        except BadInput as error:
            faults.append(error)
    for fault in faults:
        log.error("%s", fault)
    return found


def shown_title(id: str) -> TitleResponse:
    """What it is, minutes, weight, sources and provenance are in the title's `about.json`, if it has one."""
    title = find_title(id)
    about = data_in(folder(id) / "about.json")
    options = [
        TitleOption(o.name, o.default, list(o.values), o.per_seat, o.data, cast("Any", o.group), list(o.seats), o.when)
        for o in title.options
    ]
    return TitleResponse(
        id,
        title.names,
        (title.least, title.most),
        title.version,
        options,
        list(LEVELS),
        about.get("minutes"),
        about.get("weight"),
        each_typeset(about.get("what", {})),
        each_typeset(about.get("sources", {})),
        each_typeset(about.get("provenance", {})),
        title.adventure() is not None,
        title.silent,
        {name: cast("Any", kind.told) for name, kind in title.events.items() if kind.told},
        {name: cast("Any", kind.part) for name, kind in title.events.items() if kind.part},
        {name: list(names) for name, names in title.prompts.items()},
        {kind: list(areas) for kind, areas in title.lights.items()},
    )


@lru_cache(maxsize=32)
def cards(id: str) -> list[CardResponse]:
    """Pictures are drawn from the recipes in the title's `art.json`, or from a card's own `art`."""
    art = data_in(folder(id) / "art.json")
    found = []
    for face in faces_of(find_title(id).box()):
        recipe = art.get(face.id, face.extra.get("art"))
        told = (face.kind, face.timing, face.names, face.texts, face.numbers, face.extra, face.provenance)
        found.append(CardResponse(face.id, *told, recipe, face.level))
    return found


@lru_cache(maxsize=32)
def rules(id: str, lang: str) -> RulebookResponse:
    find_title(id)
    known_language(lang)
    sections = [RuleSection(each.phase, each.heading, each.text, each.level) for each in rulebook.sections(id, lang)]
    index = [IndexedRule(rule["id"], rule["section"][lang], rule["words"][lang]) for rule in rulebook.index(id)]
    return RulebookResponse(id, known_language(lang), sections, index, rulebook.pictures(id))


@lru_cache(maxsize=32)
def texts(id: str, lang: str) -> TextsResponse:
    title = "" if id == SHELL else find_title(id).id
    known_language(lang)
    page = TEXTS / f"page.{lang}.ftl"  # what only the page says
    found = [page, *files(lang, title)] if page.exists() else files(lang, title)
    fluent = "\n".join(typeset_source(path.read_text("utf-8"), lang) for path in found)
    return TextsResponse(known_language(lang), id, fluent)
