"""`tablee bot`: any program takes a seat at a table of a server. docs/programs.md tells what it reads and writes."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

from tablee.bots import BOTS, LEVELS
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

PLAIN = re.compile(r"[!-?A-~]+")
"""What stands in an address: letters without accents, no spaces, and nobody's password."""
INVITATION = re.compile(r"(?:(?:.*#)?/join/)?([0-9A-Za-z]+)/([\w-]+)")
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
    from tablee.cli.places import invited
    from tablee.cli.programs import Program, ProgramSeat

    language = spoken_language(lang)
    server, table, token = invitation(connect, seat)
    most = whole("--seconds", seconds, 1, MOST_SECONDS)
    substitute = one_of("--instead", instead, [*LEVELS, *BOTS])
    called = name or name_of(command)

    async def play() -> None:
        end_by_signal()
        program = Program(command, most)
        await program.start()  # a command that cannot be run is told before anybody sits down
        try:
            folder = data_folder(os.environ)
            place = await asyncio.to_thread(invited, server, table, token, called, language, folder)
            await ProgramSeat(place, program, substitute, Speaker(language)).play()
        except asyncio.CancelledError:
            program.interrupt()
            raise
        finally:
            await program.stop()

    try:
        asyncio.run(play())
    except asyncio.CancelledError:
        raise KeyboardInterrupt from None


def end_by_signal() -> None:
    """A system that shuts down, or a terminal that is closed, ends the command as Ctrl-C does, and the program with
    it. Whoever started us with nohup means us to stay."""
    task = asyncio.current_task()
    assert task is not None
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)  # there is no SIGHUP on Windows
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            with contextlib.suppress(NotImplementedError):
                asyncio.get_running_loop().add_signal_handler(number, task.cancel)


def invitation(connect: str, seat: str | None) -> tuple[str, str, str]:
    """The server, the table and the token: by address and seat, or all in the link that one was sent."""
    address, found_there = address_of(connect)
    found = INVITATION.fullmatch(seat if seat is not None else found_there)
    if found is None:
        raise BadInput("bad-argument", option="--seat", value=seat or "", expected=Sentence("expected-invitation"))
    return address, found[1], found[2]


def address_of(connect: str) -> tuple[str, str]:
    """The server's address, which may lie below another one's, and what a link says behind it."""
    with contextlib.suppress(ValueError):  # of brackets that do not close, or of a port that is no number
        parts = urlsplit(connect)
        fits = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0 and not parts.query
        if fits and PLAIN.fullmatch(connect.partition("#")[0]):
            return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}", parts.fragment
    expected = Sentence("expected-address", example="http://127.0.0.1:8000")
    raise BadInput("bad-argument", option="--connect", value=connect, expected=expected)


def name_of(command: list[str]) -> str:
    """What a program is called: like its file, if an interpreter runs it."""
    files = [word for word in command[1:] if Path(word).is_file()]
    return Path((files or command)[0]).stem[:LONGEST_NAME]
