"""What several commands share: their common options, and how their values are read."""

from __future__ import annotations

import json
import os
from itertools import islice
from typing import Annotated, Any

import typer

from tablee.cli.files import read_data
from tablee.games import TITLES
from tablee.games import title as find_title
from tablee.kernel.errors import BadInput, Sentence
from tablee.kernel.title import Box, Option, Title
from tablee.texts import LANGUAGES, language

TitleName = Annotated[str, typer.Argument(metavar="TITLE", show_default=False)]
FileName = Annotated[str, typer.Argument(metavar="FILE", show_default=False)]
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|fr")]
Cards = Annotated[str | None, typer.Option("--cards", metavar="FILE")]
Json = Annotated[bool, typer.Option("--json")]
SeatName = Annotated[str | None, typer.Option("--seat", metavar="p1")]
Players = Annotated[str | None, typer.Option("--players", metavar="N")]
Set = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
At = Annotated[str | None, typer.Option("--at", metavar="N")]


def spoken_language(wish: str | None) -> str:
    return language(one_of("--lang", wish, list(LANGUAGES)) if wish else None, os.environ)


def one_of(option: str, value: str, values: list[str]) -> str:
    if value not in values:
        raise BadInput("bad-argument", option=option, value=value, expected=Sentence("expected-one-of", values=values))
    return value


def whole(option: str, value: str, least: int, most: int) -> int:
    """A number that stood on the command line."""
    if not (value.isascii() and value.isdecimal() and len(value) < 10 and least <= int(value) <= most):
        expected = Sentence("expected-number", least=least, most=most)
        raise BadInput("bad-argument", option=option, value=value, expected=expected)
    return int(value)


def box_of(title: Title, cards: str | None) -> Box:
    """The title's cards, changed by the user's card file if there is one."""
    if cards is None:
        return title.box()
    changes: dict[str, Any] = read_data(cards)
    return title.box(changes, cards)


def options_given(pairs: list[str] | None) -> dict[str, Any]:
    """`--option see-tiles=true`: any option of any title."""
    options = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        try:
            options[name] = json.loads(value) if equals else True
        except (ValueError, RecursionError):
            options[name] = value
    return options


def flags_of(command: Any) -> dict[str, bool]:
    """Every flag of a command, and whether a value follows it."""
    return {"--help": False} | {
        flag: not getattr(param, "is_flag", False) for param in command.params for flag in param.opts if flag[0] == "-"
    }


def title_flags(command: Any, args: list[str]) -> dict[str, Option]:
    """The options of the title that a command line names, by their flags; none goes before a flag of the command."""
    flags = flags_of(command)
    known = all(word.partition("=")[0] in flags for word in args if word.startswith("--"))
    if "--option" not in flags or (known and "--option" not in args):
        return {}
    values = {i + 1 for i, word in enumerate(args) if flags.get(word)}
    title = next((word for i, word in enumerate(args) if word in TITLES and i not in values), None)
    try:
        declared = find_title(title).options if title else ()
    except BadInput:  # a title with a fault: the command says so
        return {}
    own = {f"--{option.name}": option for option in declared if not option.data}
    return {flag: option for flag, option in own.items() if flag not in flags}


def spelled_out(command: Any, args: list[str]) -> list[str]:
    """The same line with its title's options, `--advanced`, `--level 5` or `--ages 30,40`, as `--option NAME=VALUE`."""
    own, flags = title_flags(command, args), flags_of(command)
    made: list[str] = []
    words = iter(args)
    for word in words:
        flag, equals, value = word.partition("=")
        if word == "--":
            return [*made, word, *words]
        if flag not in own:
            values = list(islice(words, 1 if flags.get(word) else 0))
            made += [word, *[listed(value, own) for value in values]] if word == "--option" else [word, *values]
            continue
        if not equals:
            value = "true" if isinstance(own[flag].default, bool) else next(words, "--")
            if value.startswith("--"):
                raise BadInput("flag-without-value", command=f"tablee {command.name}", value=flag)
        if own[flag].per_seat and not value.startswith("["):
            value = f"[{value}]"
        made += ["--option", f"{own[flag].name}={value}"]
    return made


def listed(pair: str, own: dict[str, Option]) -> str:
    """Put numbers for all seats, as in `ages=30,40`, in brackets, so that they are read as a list."""
    name, _, value = pair.partition("=")
    option = own.get(f"--{name}")
    are_numbers = all(part.strip().isdecimal() for part in value.split(","))
    return f"{name}=[{value}]" if option and option.per_seat and are_numbers else pair


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))
