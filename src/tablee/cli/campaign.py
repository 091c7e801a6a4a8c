"""`tablee campaign`: adventures over several levels and evenings, several of them side by side."""

from __future__ import annotations

import contextlib
import re
import secrets
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from tablee.cli.draw import Pen, make_console
from tablee.cli.files import read_text
from tablee.cli.options import (
    Cards,
    Json,
    Lang,
    Players,
    Set,
    TitleName,
    box_of,
    options_given,
    print_json,
    spoken_language,
    whole,
)
from tablee.cli.play import Bots, Hotseat, Names, Seed, wished
from tablee.cli.saves import Saves
from tablee.cli.seats import bots_of
from tablee.cli.session import Leave, Session
from tablee.cli.shelf import FILE, campaigns, folders, shelf_of
from tablee.games import title as find_title
from tablee.kernel.campaign import Campaign, adventure_of, begin, load
from tablee.kernel.errors import BadInput, Sentence
from tablee.kernel.game import Game
from tablee.kernel.records import read_record, replay
from tablee.kernel.title import Box, Title
from tablee.lab.files import put
from tablee.texts.speaker import Speaker

CampaignName = Annotated[str | None, typer.Argument(metavar="NAME", show_default=False)]
Chapter = Annotated[str, typer.Option("--chapter", metavar="N")]
Journal = Annotated[bool, typer.Option("--journal")]
Reset = Annotated[bool, typer.Option("--reset")]
Again = Annotated[bool, typer.Option("--again")]

NAME = re.compile(r"[^\W_](?:[\w -]{0,38}[^\W_])?")
CLOCK = "seconds"


def campaign(
    title: TitleName,
    campaign: CampaignName = None,
    players: Players = None,
    bots: Bots = None,
    hotseat: Hotseat = False,
    name: Names = None,
    chapter: Chapter = "1",
    option: Set = None,
    seed: Seed = None,
    journal: Journal = False,
    reset: Reset = False,
    again: Again = False,
    cards: Cards = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """List campaigns, begin one, or go on with one."""
    found = find_title(title)
    adventure_of(found)
    speaker = Speaker(spoken_language(lang), found, box_of(found, cards))
    pen = Pen(make_console(), speaker)
    assert speaker.box is not None
    if campaign is None:
        show_shelf(pen, found, campaigns(found, speaker.box), json)
        return 0
    road = Road(found, speaker.box, shelf_of(found) / slug(campaign), pen, seed)
    if not road.exists() and (journal or reset):
        known = [path.name for path in folders(found)]
        raise BadInput("unknown-campaign", title=title, value=campaign, expected=known)
    with contextlib.closing(road.saves):
        looking = road.exists() and (json or journal)
        if not looking and not road.saves.hold(road.file):
            raise BadInput("campaign-in-use", place=str(road.file.parent))
        if not road.exists():
            wishes = wished(players, bots, hotseat, name, None, options_given(option))
            people = wishes.seat_names(wishes.seats(found), speaker)
            road.keep(begin(found, speaker.box, campaign, people, wishes.options, whole("--chapter", chapter, 1, 2)))
        kept = road.read(looking)
        if json:
            print_json(facts(found, kept))
        elif reset:
            road.forget_level()
            kept.start_again(found, speaker.box, again)
            road.keep(kept)
            pen.write(pen.say("campaign-reset", name=kept.name))
        elif journal:
            show_journal(pen, found, kept)
        else:
            return road.walk(kept)
    return 0


def slug(name: str) -> str:
    """The folder of a campaign of this name."""
    if not NAME.fullmatch(name):
        raise BadInput("bad-argument", option="NAME", value=name, expected=Sentence("expected-campaign-name"))
    return name.casefold().replace(" ", "-")


def facts(title: Title, kept: Campaign) -> dict[str, Any]:
    """What a list tells of a campaign: nothing that the players keep from each other."""
    return {
        "name": kept.name,
        "title": kept.title,
        "players": kept.players,
        "options": kept.options,
        "level": kept.level(title),
        "over": kept.is_over(title),
        "attempts": len(kept.history),
        "seconds": kept.seconds(),
        "history": [
            {"level": each.level, "won": each.won, "by": each.by, "rounds": each.rounds, "seconds": each.seconds}
            for each in kept.history
        ],
    }


def show_shelf(pen: Pen, title: Title, kept: list[Campaign], json: bool) -> None:
    if json:
        print_json([facts(title, each) for each in kept])
        return
    if not kept:
        pen.write(pen.say("campaign-none", title=title.id))
    for each in kept:
        pen.write(Text.assemble((each.name, "bold"), f"  {standing(pen, title, each)}"))


def standing(pen: Pen, title: Title, kept: Campaign) -> str:
    """How far it is, in how many attempts, after how long."""
    where = "campaign-over" if kept.is_over(title) else "campaign-at"
    minutes = (kept.seconds() + 30) // 60
    facts = pen.say("campaign-facts", attempts=len(kept.history), minutes=minutes, players=", ".join(kept.players))
    return f"{pen.say(where, level=kept.level(title))} {pen.symbols['dot']} {facts}"


def show_journal(pen: Pen, title: Title, kept: Campaign) -> None:
    """The pages read so far, then every attempt."""
    for page in kept.journal(title):
        show_page(pen, page)
    pen.write(standing(pen, title, kept), "bold")
    for number, attempt in enumerate(kept.history, 1):
        how = "campaign-won" if attempt.won else "campaign-lost"
        minutes = (attempt.seconds + 30) // 60
        said = pen.say(how, level=attempt.level, rounds=attempt.rounds, minutes=minutes)
        pen.write(f"{number:3}  {said}")


def show_page(pen: Pen, page: str) -> None:
    pen.write(Text(pen.speaker.name(page), style="bold"))
    pen.write(pen.hanging("  ", Text(pen.speaker.text(page), style="italic")))
    pen.write()


class Road:
    """One campaign in its folder: the file, the level that is being played, and the records of all that were."""

    def __init__(self, title: Title, box: Box, folder: Path, pen: Pen, seed: str | None) -> None:
        self.title = title
        self.box = box
        self.pen = pen
        self.seed = seed
        self.file = folder / FILE
        self.clock = folder / CLOCK
        self.saves = Saves(folder)

    def exists(self) -> bool:
        return self.file.is_file()

    def read(self, looking: bool) -> Campaign:
        """As it was kept; with a level that was finished when the lights went out. Looking changes nothing."""
        kept = load(self.title, self.box, read_text(str(self.file)), str(self.file))
        done = self.saves.finished / self.level_file(kept)
        if done.is_file():
            kept.note(replay(self.title, self.box, read_record(read_text(str(done)), str(done))), self.spent())
            if not looking:
                self.keep_level(kept)
        return kept

    def keep(self, kept: Campaign) -> None:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            put(self.file, kept.dump())
        except OSError as error:
            raise BadInput("cannot-save", place=str(self.file), problem=error.strerror) from None

    def level_file(self, kept: Campaign) -> str:
        return f"{len(kept.history) + 1:03}-level-{kept.level(self.title)}.tablee"

    def forget_level(self) -> None:
        """The level that is being played is given up."""
        for path in (*self.saves.running.glob("*"), self.clock):
            path.unlink(missing_ok=True)

    def keep_level(self, kept: Campaign) -> None:
        """With a level more than before."""
        self.keep(kept)
        self.clock.unlink(missing_ok=True)

    def spent(self) -> int:
        """Seconds played of this level before."""
        with contextlib.suppress(OSError, ValueError):
            return int(self.clock.read_text("utf-8"))
        return 0

    def walk(self, kept: Campaign) -> int:
        """Level after level, until the last one is won or the players stop."""
        say = self.pen.say
        self.pen.write(Text.assemble((kept.name, "bold"), f"  {standing(self.pen, self.title, kept)}"))
        while not kept.is_over(self.title):
            session = self.sit_down(kept)
            code = self.play(session)
            if code is not None:
                return code
            won = session.game.title.result(session.game.position)
            pages = kept.journal(self.title)
            kept.note(session.game, self.spent())
            self.keep_level(kept)
            self.pen.write()
            for page in kept.journal(self.title)[len(pages) :]:
                if not page.startswith("LEVEL") or kept.is_over(self.title):
                    show_page(self.pen, page)
            if kept.is_over(self.title):
                break
            if session.people and not self.go_on(session, "campaign-next" if won and won.won else "campaign-retry"):
                kept.stop(self.title, self.box)
                self.keep(kept)
                self.pen.write(say("campaign-stopped", level=kept.level(self.title)))
                self.pen.console.print(f"  tablee campaign {self.title.id} {kept.name}", soft_wrap=True)
                return 0
        self.pen.write(standing(self.pen, self.title, kept), "bold")
        self.pen.write(say("campaign-again"))
        return 0

    def sit_down(self, kept: Campaign) -> Session:
        """The level that was left, or the next one with its page of the journal."""
        path = self.saves.running / self.level_file(kept)
        if path.is_file():
            game = replay(self.title, self.box, read_record(read_text(str(path)), str(path)))
            session = Session(game, self.pen, bots_of(game.names), self.saves, path)
            session.come_back()
            return session
        chance = secrets.token_hex(8), secrets.token_hex(16)
        if self.seed is not None:
            chance = f"{self.seed} {len(kept.history) + 1}", ""
        game = Game.begin(self.title, self.box, kept.next_options(self.title), kept.players, *chance)
        self.pen.write()
        show_page(self.pen, kept.journal(self.title)[-1])
        return Session(game, self.pen, bots_of(game.names), self.saves, path)

    def play(self, session: Session) -> int | None:
        """The exit code when the players leave in the middle of a level; None when it is over."""
        began = time.monotonic()
        try:
            session.run()
        except (Leave, KeyboardInterrupt) as reason:
            self.pen.write()
            self.pen.console.print(self.pen.say("play-left", place=str(session.path)), soft_wrap=True)
            self.pen.console.print(f"  tablee campaign {self.title.id} {self.file.parent.name}", soft_wrap=True)
            return 130 if isinstance(reason, KeyboardInterrupt) else 0
        finally:
            put(self.clock, str(self.spent() + round(time.monotonic() - began)))
        return None

    def go_on(self, session: Session, question: str) -> bool:
        """Does the team play on at once?"""
        try:
            answer = session.read(self.pen.say(question) + " ").strip().lower()
        except (Leave, KeyboardInterrupt):
            return False
        return not answer.startswith(("s", "q"))
