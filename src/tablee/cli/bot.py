"""`tablee bot`: any program takes a seat at a table of a server. docs/programs.md tells what it reads and writes."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path
from typing import Annotated

import typer

from tablee.bots import BOTS
from tablee.cli.options import Lang, one_of, spoken_language, whole
from tablee.cli.saves import data_folder
from tablee.kernel.errors import BadInput, Sentence
from tablee.texts.speaker import Speaker

Connect = Annotated[str, typer.Option("--connect", metavar="URL", show_default=False)]
Token = Annotated[str | None, typer.Option("--seat", metavar="TABLE/TOKEN")]
Name = Annotated[str | None, typer.Option("--name", metavar="NAME")]
Seconds = Annotated[str, typer.Option("--seconds", metavar="N")]
Instead = Annotated[str, typer.Option("--instead", metavar="BOT")]
Program = Annotated[list[str], typer.Argument(metavar="COMMAND…", show_default=False)]

ADDRESS = re.compile(r"https?://[^/?#\s]+")
INVITATION = re.compile(r"(?:.*#/join/)?([0-9A-Za-z]+)/([\w-]+)")
MOST_SECONDS = 24 * 3600
LONGEST_NAME = 30


def bot(
    command: Program,
    connect: Connect,
    seat: Token = None,
    name: Name = None,
    seconds: Seconds = "60",
    instead: Instead = "greedy",
    lang: Lang = None,
) -> None:
    """A program plays: it reads a line of JSON for each decision and writes a line back."""
    from tablee.cli.programs import Program, ProgramSeat, invited

    language = spoken_language(lang)
    server, table, token = invitation(connect, seat)
    most = whole("--seconds", seconds, 1, MOST_SECONDS)
    substitute = one_of("--instead", instead, list(BOTS))
    called = name or name_of(command)

    async def play() -> None:
        program = Program(command, most)
        await program.start()  # a command that cannot be run is told before anybody sits down
        try:
            place = invited(server, table, token, called, language, data_folder(os.environ))
            await ProgramSeat(place, program, substitute, Speaker(language)).play()
        finally:
            await program.stop()

    asyncio.run(play())


def invitation(connect: str, seat: str | None) -> tuple[str, str, str]:
    """The server, the table and the token: by address and seat, or all in the link that one was sent."""
    address = ADDRESS.match(connect)
    if address is None:
        expected = Sentence("expected-address", example="http://127.0.0.1:8000")
        raise BadInput("bad-argument", option="--connect", value=connect, expected=expected)
    found = INVITATION.fullmatch(seat if seat is not None else connect[address.end() :])
    if found is None:
        raise BadInput("bad-argument", option="--seat", value=seat or "", expected=Sentence("expected-invitation"))
    return address[0], found[1], found[2]


def name_of(command: list[str]) -> str:
    """What a program is called: like its file, if an interpreter runs it."""
    files = [word for word in command[1:] if Path(word).is_file()]
    return Path((files or command)[0]).stem[:LONGEST_NAME]
