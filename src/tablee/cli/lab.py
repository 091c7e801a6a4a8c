"""`tablee lab train`: a title learns from its own games what positions are worth."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.bots.values import FILE, MOST_CORNERS, MOST_TURNS
from tablee.cli.draw import SIMPLE_HEAD, Pen, make_console
from tablee.cli.options import Lang, TitleName, one_of, spoken_language, whole
from tablee.cli.simulate import Figures, check_writable
from tablee.games import title as find_title
from tablee.kernel.errors import BadInput
from tablee.lab.training import CORNERS, HELD_OUT, MOST_GAMES, TURNS, Fault, Round, train
from tablee.texts.speaker import Speaker

WORKS = ("train",)

Work = Annotated[str, typer.Argument(metavar="|".join(WORKS), show_default=False)]
Rounds = Annotated[str, typer.Option("--rounds", metavar="N")]
Games = Annotated[str, typer.Option("--games", metavar="N")]
Seed = Annotated[str, typer.Option("--seed", metavar="SEED")]
Jobs = Annotated[str | None, typer.Option("--jobs", metavar="N")]
Out = Annotated[str | None, typer.Option("--out", metavar="FILE")]
Resume = Annotated[bool, typer.Option("--resume")]
Turns = Annotated[str, typer.Option("--turns", metavar="N")]
Corners = Annotated[str, typer.Option("--corners", metavar="N")]
Match = Annotated[str, typer.Option("--match", metavar="N")]


def lab(
    work: Work,
    title: TitleName,
    rounds: Rounds = "2",
    games: Games = "400",
    seed: Seed = "1",
    jobs: Jobs = None,
    out: Out = None,
    resume: Resume = False,
    turns: Turns = str(TURNS),
    corners: Corners = str(CORNERS),
    match: Match = "20",
    lang: Lang = None,
) -> None:
    """What is learned from many games."""
    one_of("lab", work, list(WORKS))
    found = find_title(title)
    speaker = Speaker(spoken_language(lang), found, found.box())
    place = Path(out if out is not None else f"{title}.{FILE}")
    course = {
        "rounds": whole("--rounds", rounds, 1, 100),
        "games": whole("--games", games, HELD_OUT, MOST_GAMES),
        "turns": whole("--turns", turns, 1, MOST_TURNS),
        "corners": whole("--corners", corners, 0, MOST_CORNERS),
        "match": whole("--match", match, 0, 10_000),
        "jobs": (os.cpu_count() or 1) if jobs is None else whole("--jobs", jobs, 1, 256),
    }
    check_writable(place)
    pen = Pen(make_console(), speaker)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = make_console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("")

        def show(what: str, round: int, done: int, total: int) -> None:
            bar.update(task, description=speaker.say(f"lab-{what}", round=round), completed=done, total=total)

        def told(found: Round) -> None:
            tell(pen, found)

        try:
            train(title, seed=seed, out=place, resume=resume, progress=show, report=told, **course)
        except OSError as error:
            where = str(error.filename or place)
            raise BadInput("cannot-save", place=where, problem=error.strerror or type(error).__name__) from None
    pen.console.print(speaker.say("lab-written", place=str(place)), soft_wrap=True)


def tell(pen: Pen, found: Round) -> None:
    """The figures of one round."""
    say, figures = pen.say, Figures(pen.speaker.lang)
    pen.write(say("lab-round", round=found.round, games=found.games, rows=found.rows, held=found.held_out), "bold")
    right = {"justify": "right", "no_wrap": True}
    heads = [{"header": say("lab-log-loss"), **right}, {"header": say("lab-brier"), **right}]
    table = pen.grid({"header": say("lab-estimate")}, *heads, box=SIMPLE_HEAD, header=True)
    rows: list[tuple[str, Fault]] = [
        (say("lab-constant"), found.constant),
        (say("lab-hints"), found.hints),
        (say("lab-learned"), found.learned),
    ]
    for name, fault in rows:
        table.add_row(name, figures.number(fault.log_loss, 4), figures.number(fault.brier, 4))
    pen.write(table)
    if found.match_games:
        won, greedy = figures.rate(found.match_won), figures.rate(found.greedy_won)
        pen.write(say("lab-match-done", games=found.match_games, won=won, greedy=greedy))
