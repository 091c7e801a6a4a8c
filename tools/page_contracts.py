"""What each title's part of the page may rely on, as TypeScript, from what the title declares in Python.

`tools/page_types.py` writes it to `web/src/games/<title>/generated.ts`; a test fails when that is stale.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path
from textwrap import wrap
from typing import Any, get_args, get_type_hints, is_typeddict

import msgspec
from tools.page_types import ROOT, remarks_in, typescript, view

import tablee
from tablee.games import TITLES
from tablee.kernel.title import Title
from tablee.texts import Catalogue, entries

GAMES = ROOT / "web/src/games"
MESSAGES = ROOT / "web/src/shell/generated/messages.ts"
HEAD = "// Written by tools/page_types.py from {source}: change it there, and run the tool again.\n"
WIDTH = 110
DECLARED = "Facts", "Says", "CardExtra"
"""Beside the view: what events and questions say, what choices say, what faces of cards hold."""


def contracts() -> dict[Path, str]:
    """Return the generated files of all titles, and the ids of the messages that every title may say."""
    found = {MESSAGES: page_messages()}
    for id in TITLES:
        if (folder_of(id) / "state/view_types.py").is_file():
            found[GAMES / id / "generated.ts"] = contract_of(tablee.title(id))
    return found


def folder_of(id: str) -> Path:
    return ROOT / "src/tablee/games" / id.replace("-", "_")


def page_messages() -> str:
    """Return the ids of the messages that all titles share: the page's own, the terminal's, names of areas."""
    ids = set(Catalogue("en").entries)
    for path in (*(ROOT / "src/tablee/texts").glob("page*en.ftl"), ROOT / "web/src/shell/generic/texts/en.ftl"):
        ids |= message_ids(path)
    head = HEAD.format(source="the catalogues of src/tablee/texts and web/src/shell/generic/texts")
    return f"{head}\n/** The messages that every title may say. */\nexport type SharedMessage ={union(ids)};\n"


def contract_of(title: Title) -> str:
    """Return the types of one title: view, events, questions, choices, cards, areas, messages."""
    source = folder_of(title.id)
    types = import_module(f"tablee.games.{source.name}.state.view_types")
    remarks = remarks_in((source / "state/view_types.py").read_text("utf-8"))
    shapes = {name: made for name, made in vars(types).items() if is_typeddict(made)}
    whole = next(made for made in shapes.values() if "players" in made.__annotations__)
    (player,) = get_args(get_type_hints(whole)["players"])
    facts = fields_of(shapes["Facts"]) if "Facts" in shapes else {}
    own = set(Catalogue("en", title.id).entries) - set(Catalogue("en").entries)
    areas = {id.removeprefix("area-") for id in own if id.startswith("area-")}
    folder = message_ids(GAMES / title.id / "texts/en.ftl")
    parts = [
        HEAD.format(source=source.relative_to(ROOT)),
        IMPORTS.format(words="wordsOf, " if folder else ""),
        *(view(made, remarks) for name, made in shapes.items() if name != "Facts"),
        *(f"export type {name} = Record<string, never>;\n" for name in DECLARED[1:] if name not in shapes),
        alias("View", whole.__name__, "What one player sees of the table, or a spectator."),
        alias("Player", player.__name__, "One player's part of it."),
        alias("Event", events_of(title, facts), "What happened. Secret facts are there for those who know them."),
        alias("Prompt", union(title.prompts), "The questions of the title."),
        alias("Params", params_of(title, facts), "What each question says, in its order."),
        alias("Choice", choices_of(title), "What may be chosen: `line` is its notation."),
        alias("Area", union(areas), "The areas that the title has names for."),
        alias("Message", union(own), "The title's own messages, which `table.say` says beside those of all titles."),
        CONTRACT,
    ]
    parts.append(WRITE.format(templates=templates_of(title)))
    if folder:
        parts.append(f"type Word ={union(folder)};\n")
        parts.append(WORDS)
    return "\n".join(parts)


IMPORTS = """\
import {{ {words}writerOf, type CardOf, type FactOf, type MotionsOf, type TableOf }} from "../../kit";
"""
CONTRACT = """\
export interface Contract {
  view: View;
  player: Player;
  event: Event;
  prompt: Prompt;
  params: Params;
  choice: Choice;
  says: Says;
  extra: CardExtra;
  area: Area;
  message: Message;
}
/** A table of this title. */
export type Table = TableOf<Contract>;
/** The face of one of its cards. */
export type Card = CardOf<Contract>;
/** What travels for its events. */
export type Motions = MotionsOf<Contract>;
/** A number of a player's panel. */
export type Fact = FactOf<Contract>;
"""
WRITE = """\
/** Write a choice in the notation of the title. */
export const write = writerOf<Choice>({{
{templates}
}});
"""
WORDS = """\
/** Say one of the words that only this folder needs, in the language of the page. */
export const say = wordsOf<Word>(
  import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }),
);
"""


def alias(name: str, type: str, remark: str) -> str:
    return f"/** {remark} */\nexport type {name} ={spaced(type)};\n"


def spaced(type: str) -> str:
    """Return what stands after `=`: in the same line, unless it begins with a line of its own."""
    return type if type.startswith("\n") else f" {type}"


def union(names: Iterable[str]) -> str:
    """Return the names as a union of literals, as many in a line as fit."""
    listed = wrap(" ".join(f'|"{name}"' for name in sorted(names)), WIDTH, break_on_hyphens=False)
    return "\n  ".join(["", *(line.replace("|", "| ") for line in listed)]) or "never"


def fields_of(shape: Any) -> dict[str, str]:
    """Return the TypeScript type of each field of a TypedDict."""
    info: Any = msgspec.inspect.type_info(shape)
    return {field.name: typescript(field.type) for field in info.fields}


def events_of(title: Title, facts: Mapping[str, str]) -> str:
    lines = ["{ at: number; seat?: string } & ("]
    for name, kind in sorted(title.events.items()):
        known = [f"{fact}: {fact_type(title, fact, facts)}" for fact in kind.facts]
        known += [f"{fact}?: {fact_type(title, fact, facts)}" for fact in kind.secret]
        lines.append(member(f'event: "{name}"', *known))
    return "\n".join([*lines, ")"])


def templates_of(title: Title) -> str:
    kinds = sorted(title.notation.words_of.items(), key=lambda pair: pair[0].__name__)
    return "\n".join(f'  {kind.__name__}: "{" ".join(words)}",' for kind, words in kinds)


def member(*fields: str) -> str:
    return f"  | {{ {'; '.join(fields)} }}"


def params_of(title: Title, facts: Mapping[str, str]) -> str:
    lines = ["{"]
    for name, params in sorted(title.prompts.items()):
        listed = ", ".join(f"{param}: {fact_type(title, param, facts)}" for param in params)
        lines.append(f'  "{name}": [{listed}];')
    return "\n".join([*lines, "}"])


def fact_type(title: Title, name: str, facts: Mapping[str, str]) -> str:
    if name not in facts:
        raise LookupError(f"{title.id}: state/view_types.py declares no fact {name!r} in Facts")
    return facts[name]


def choices_of(title: Title) -> str:
    """Return the kinds of choices, each with the fields of its notation, which are written."""
    lines = ["{ line: string } & ("]
    for kind, words in sorted(title.notation.words_of.items(), key=lambda pair: pair[0].__name__):
        fields = [f"{word[1:-1]}: string" for word in words if word.startswith("{")]
        lines.append(member(f'kind: "{kind.__name__}"', *fields))
    return "\n".join([*lines, ")"])


def message_ids(path: Path) -> set[str]:
    return {id for id in entries(path.read_text("utf-8")) if not id.startswith("-")} if path.is_file() else set()
