"""What several commands share: their common options, and how their values are read."""

from __future__ import annotations

import json
import os
from typing import Annotated, Any

import typer

from tablee.cli.files import read_data
from tablee.kernel.errors import BadInput, Sentence
from tablee.kernel.title import Box, Title
from tablee.texts import LANGUAGES, language

TitleName = Annotated[str, typer.Argument(metavar="TITLE", show_default=False)]
FileName = Annotated[str, typer.Argument(metavar="FILE", show_default=False)]
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|fr")]
Cards = Annotated[str | None, typer.Option("--cards", metavar="FILE")]
Json = Annotated[bool, typer.Option("--json")]
SeatName = Annotated[str | None, typer.Option("--seat", metavar="p1")]
Players = Annotated[str | None, typer.Option("--players", metavar="N")]
StartingHands = Annotated[bool, typer.Option("--starting-hands")]
SeeTiles = Annotated[bool, typer.Option("--see-tiles")]
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


def options_given(pairs: list[str] | None, starting_hands: bool = False, see_tiles: bool = False) -> dict[str, Any]:
    """`--option see-tiles=true`: any option of any title; two have flags of their own."""
    options = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        try:
            options[name] = json.loads(value) if equals else True
        except (ValueError, RecursionError):
            options[name] = value
    if starting_hands:
        options["starting-hands"] = True
    if see_tiles:
        options["see-tiles"] = True
    return options


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))
