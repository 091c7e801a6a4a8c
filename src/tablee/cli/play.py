"""`tablee play`: a new game, or the last one where it was left."""

from __future__ import annotations

import contextlib
import os
import secrets
from dataclasses import dataclass
from typing import Annotated, Any

import typer

from tablee.cli.draw import Pen, make_console
from tablee.cli.files import is_record, layout_in, read_text, record_in
from tablee.cli.options import (
    Cards,
    Lang,
    Players,
    Set,
    TitleName,
    box_of,
    options_given,
    spoken_language,
    whole,
)
from tablee.cli.replay import laid_out
from tablee.cli.saves import Saved, Saves, data_folder
from tablee.cli.seats import bots_of, checked_bot, checked_names, filled, safe_names, seat_names
from tablee.cli.session import Leave, Session
from tablee.games import title as find_title
from tablee.kernel.errors import BadInput, Sentence
from tablee.kernel.game import Game
from tablee.kernel.records import Record, read_record, replay
from tablee.kernel.title import Box, Title
from tablee.texts.speaker import Speaker

Bots = Annotated[str | None, typer.Option("--bots", metavar="NAME,…")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="SEED")]
Names = Annotated[str | None, typer.Option("--name", metavar="NAME,…")]
Hotseat = Annotated[bool, typer.Option("--hotseat")]
From = Annotated[str | None, typer.Option("--from", metavar="FILE")]
New = Annotated[bool, typer.Option("--new")]

USUAL_BOT = "greedy"


@dataclass
class Wishes:
    """What the command line says about the game to play; what it leaves open is None or empty."""

    players: int | None
    bots: list[str] | None
    hotseat: bool
    names: list[str]
    seed: str | None
    options: dict[str, Any]

    def fit(self, record: Record) -> bool:
        """Could this record be the game that is meant?"""
        bots = sorted(bots_of(record.seats).values())
        people = [name for seat, name in enumerate(record.seats) if seat not in bots_of(record.seats)]
        return (
            self.players in (None, len(record.seats))
            and (self.bots is None or bots == sorted(filled(self.bots, len(record.seats), self.hotseat)))
            and (not self.hotseat or len(people) > 1)
            and (not self.names or self.names == people[: len(self.names)])
            and self.seed in (None, record.seed)
            and all(record.options.get(name) == value for name, value in self.options.items())
        )

    def seats(self, title: Title) -> int:
        """How many a new game has."""
        seats = self.players or max(title.least, len(self.wanted_bots()) + (2 if self.hotseat else 1))
        title.checked_options(self.options, seats)
        return seats

    def wanted_bots(self) -> list[str]:
        if self.bots is not None:
            return self.bots
        return [] if self.hotseat else [USUAL_BOT]

    def seat_names(self, seats: int, speaker: Speaker) -> list[str]:
        bots = filled(self.wanted_bots(), seats, self.hotseat)
        if len(bots) > seats:
            raise BadInput("too-many-bots", value=len(bots), most=seats)
        return seat_names(self.names, bots, seats, speaker)


def wished(
    players: str | None, bots: str | None, hotseat: bool, name: str | None, seed: str | None, options: dict[str, Any]
) -> Wishes:
    """What stood on the command line."""
    return Wishes(
        None if players is None else whole("--players", players, 1, 99),
        None if bots is None else [checked_bot(bot.strip()) for bot in bots.split(",") if bot.strip() != "none"],
        hotseat or bots == "none",
        checked_names([each.strip() for each in name.split(",")] if name else []),
        seed,
        options,
    )


def play(
    title: TitleName,
    players: Players = None,
    bots: Bots = None,
    hotseat: Hotseat = False,
    name: Names = None,
    seed: Seed = None,
    option: Set = None,
    from_: From = None,
    new: New = False,
    cards: Cards = None,
    lang: Lang = None,
) -> int:
    """Play at this terminal, against bots or with others."""
    found = find_title(title)
    wishes = wished(players, bots, hotseat, name, seed, options_given(option))
    speaker = Speaker(spoken_language(lang), found, box_of(found, cards))
    pen = Pen(make_console(), speaker)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # editing and history at the prompt
    assert speaker.box is not None
    with contextlib.closing(Saves(data_folder(os.environ))) as saves:
        session = begin(pen, found, speaker.box, wishes, from_, new, saves)
        try:
            session.run()
        except (Leave, KeyboardInterrupt) as reason:
            pen.write()
            pen.console.print(session.pen.say("play-left", place=str(session.path)), soft_wrap=True)
            pen.console.print(f"  tablee play {title}")
            return 130 if isinstance(reason, KeyboardInterrupt) else 0
    return 0


def begin(pen: Pen, title: Title, box: Box, wishes: Wishes, place: str | None, new: bool, saves: Saves) -> Session:
    """A new game, one from a file, or the last unfinished one."""
    if place is not None:
        game = game_from(title, box, wishes, place, pen.speaker)
    else:
        last = None if new else last_unfinished(title, box, wishes, saves)
        if last is not None:
            if not saves.hold(last.path):
                raise BadInput("game-in-use", place=str(last.path))
            game = replay(title, box, read_record(read_text(str(last.path)), str(last.path)))
            pen.console.print(pen.say("play-continued", place=str(last.path), title=title.id), soft_wrap=True)
            session = Session(game, pen, bots_of(game.names), saves, last.path)
            session.come_back()
            return session
        game = new_game(title, box, wishes, pen.speaker)
    path = saves.new(title.id)
    saves.hold(path)
    session = Session(game, pen, bots_of(game.names), saves, path)
    pen.write(
        pen.say("play-new", title=title.names[pen.speaker.lang], players=", ".join(safe_names(game.names))), "bold"
    )
    if session.people:
        pen.write(pen.say("play-hint", example=session.drawing.EXAMPLE), "dim")
    return session


def last_unfinished(title: Title, box: Box, wishes: Wishes, saves: Saves) -> Saved | None:
    """The last game of this title that these rules and cards can go on with and that fits the command line."""
    for saved in saves.all():
        record = saved.record
        playable = record.title == title.id and record.rules == title.version and record.cards == box.content
        if saved.running and playable and wishes.fit(record):
            return saved
    return None


def new_game(title: Title, box: Box, wishes: Wishes, speaker: Speaker) -> Game:
    return Game.begin(title, box, wishes.options, wishes.seat_names(wishes.seats(title), speaker), *chance(wishes))


def chance(wishes: Wishes) -> tuple[str, str]:
    """Seed and salt: the player's own seed gives the same game again, otherwise nobody knows it beforehand."""
    return (wishes.seed, "") if wishes.seed is not None else (secrets.token_hex(8), secrets.token_hex(16))


def game_from(title: Title, box: Box, wishes: Wishes, place: str, speaker: Speaker) -> Game:
    """A game that begins from a position file, or goes on from a record."""
    text = read_text(place)
    if is_record(text):
        named, record = record_in(place)
        same_title(title, named, place)
        return replay(title, box, record)
    named, layout = layout_in(text, place)
    same_title(title, named, place)
    seats = laid_out(title, box, layout, place).seats
    if wishes.players not in (None, seats):
        expected = Sentence("expected-number", least=seats, most=seats)
        raise BadInput("bad-argument", option="--players", value=wishes.players, expected=expected)
    return Game.begin(title, box, wishes.options, wishes.seat_names(seats, speaker), *chance(wishes), layout)


def same_title(wanted: Title, named: Title, place: str) -> None:
    if wanted.id != named.id:
        raise BadInput("other-title", place=place, value=named.id, expected=wanted.id)
