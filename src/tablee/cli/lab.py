"""`tablee lab`: what is learned from many games. `train`: what positions are worth, `gain`: what that brings,
`balance`: what a changed card does, `report`: how the printed box plays, `puzzles` and `calibration`: what the teacher
finds, and whether its word holds."""

from __future__ import annotations

from dataclasses import asdict
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from tablee.bots import MOST_ITERATIONS, MOST_SECONDS, make_bot
from tablee.bots.values import FILE, MOST_CORNERS, MOST_TURNS, read_values
from tablee.cli.balance import BalanceWishes, balance, changes_of, precision_of
from tablee.cli.draw import SIMPLE_HEAD, Pen, make_console
from tablee.cli.files import read_text
from tablee.cli.lessons import find_puzzles, hold_to_word
from tablee.cli.options import (
    Cards,
    Json,
    Lang,
    Players,
    Set,
    TitleName,
    one_of,
    options_given,
    spoken_language,
    whole,
)
from tablee.cli.simulate import check_writable
from tablee.cli.working import Jobs, Ray, Resume, crew_of, place_given, progress_bar, stoppable
from tablee.games import title as find_title
from tablee.kernel.errors import BadInput, Sentence
from tablee.kernel.title import Title
from tablee.lab.calibration import BOT
from tablee.lab.files import Checkpoint, written
from tablee.lab.gain import Gain, Trial, measure, with_gain
from tablee.lab.numbers import Figures
from tablee.lab.training import CORNERS, HELD_OUT, MOST_GAMES, TURNS, Fault, Round, train
from tablee.texts.speaker import Speaker

OF_ALL = ("games", "seed", "out", "resume", "lang")
MANY_GAMES = ("jobs", "ray", "bots", "players", "option", "precision", "top", "json")
TAKES: dict[str, tuple[str, ...]] = {
    "train": ("rounds", "jobs", "turns", "corners", "match"),
    "gain": ("turns", "seconds", "table", "weights"),
    "balance": ("set", "cards", *MANY_GAMES),
    "report": MANY_GAMES,
    "puzzles": ("looks", "jobs", "ray"),
    "calibration": ("looks", "jobs", "ray", "bot"),
}
"""Each work, and the options that say something to it."""
WORKS = tuple(TAKES)

Work = Annotated[str, typer.Argument(metavar="|".join(WORKS), show_default=False)]
Rounds = Annotated[str, typer.Option("--rounds", metavar="N")]
Games = Annotated[str | None, typer.Option("--games", metavar="N")]
Seed = Annotated[str, typer.Option("--seed", metavar="SEED")]
Out = Annotated[str | None, typer.Option("--out", metavar="PLACE")]
Change = Annotated[list[str] | None, typer.Option("--set", metavar="CARD.field=VALUE")]
Bots = Annotated[str | None, typer.Option("--bots", metavar="NAME,…")]
Precision = Annotated[str | None, typer.Option("--precision", metavar="N%")]
Top = Annotated[str | None, typer.Option("--top", metavar="N")]
Turns = Annotated[str, typer.Option("--turns", metavar="N")]
Corners = Annotated[str, typer.Option("--corners", metavar="N")]
Seconds = Annotated[str, typer.Option("--seconds", metavar="S")]
Table = Annotated[str, typer.Option("--table", metavar="N")]
Weights = Annotated[str | None, typer.Option("--weights", metavar="FILE")]
Looks = Annotated[str | None, typer.Option("--looks", metavar="N")]
BotName = Annotated[str, typer.Option("--bot", metavar="BOT")]
Match = Annotated[str, typer.Option("--match", metavar="N")]


def lab(
    context: typer.Context,
    work: Work,
    title: TitleName,
    rounds: Rounds = "2",
    games: Games = None,
    seed: Seed = "1",
    jobs: Jobs = None,
    out: Out = None,
    resume: Resume = False,
    turns: Turns = str(TURNS),
    corners: Corners = str(CORNERS),
    match: Match = "20",
    seconds: Seconds = "0.1",
    table: Table = "1",
    weights: Weights = None,
    set: Change = None,
    cards: Cards = None,
    bots: Bots = None,
    players: Players = None,
    option: Set = None,
    precision: Precision = None,
    top: Top = None,
    ray: Ray = None,
    json: Json = False,
    looks: Looks = None,
    bot: BotName = BOT,
    lang: Lang = None,
) -> None:
    """What is learned from many games."""
    one_of("lab", work, list(WORKS))
    refuse_unfit(context, work)
    found = find_title(title)
    for name, named in {"--out": out, "--cards": cards, "--weights": weights}.items():
        place_given(name, named)
    if work in ("balance", "report"):
        order = {
            "bots": [name.strip() for name in ("greedy" if bots is None else bots).split(",")],
            "games": whole("--games", "1000" if games is None else games, 1, 10_000_000),
            "seed": seed,
            "seats": None if players is None else whole("--players", players, 1, 99),
            "options": options_given(option),
            "changes": changes_of(f"tablee lab {work}", found, set, cards) if work == "balance" else None,
            "place": cards or "--set",
        }
        wished = precision_of(precision), out, resume, json, whole("--top", "20" if top is None else top, 0, 1000)
        balance(spoken_language(lang), found, BalanceWishes(order, crew_of(jobs, ray), *wished))
        return
    speaker = Speaker(spoken_language(lang), found, found.box())
    if work == "gain":
        tables = found.practice()
        trial = Trial(
            whole("--games", "20" if games is None else games, 1, MOST_GAMES),
            number("--seconds", seconds, MOST_SECONDS),
            seed,
            *tables[whole("--table", table, 1, len(tables)) - 1],
            whole("--turns", turns, 1, MOST_TURNS),
        )
        gain(speaker, found, trial, weights, out, resume)
        return
    if work in ("puzzles", "calibration"):
        most = whole("--games", "100" if games is None else games, 1, MOST_GAMES)
        closely = 0 if looks is None else whole("--looks", looks, 1, MOST_ITERATIONS)
        if work == "puzzles":
            find_puzzles(speaker, found, most, seed, closely, crew_of(jobs, ray), resume, out)
        else:
            make_bot(bot, "")
            hold_to_word(speaker, found, most, seed, closely, bot, crew_of(jobs, ray), resume, out)
        return
    place = Path(out if out is not None else f"{title}.{FILE}")
    course = {
        "rounds": whole("--rounds", rounds, 1, 100),
        "games": whole("--games", "400" if games is None else games, HELD_OUT, MOST_GAMES),
        "turns": whole("--turns", turns, 1, MOST_TURNS),
        "corners": whole("--corners", corners, 0, MOST_CORNERS),
        "match": whole("--match", match, 0, 10_000),
        "jobs": crew_of(jobs).jobs,
    }
    check_writable(place)
    pen = Pen(make_console(), speaker)
    with progress_bar() as bar:

        def show(what: str, round: int, done: int, total: int) -> None:
            bar(done, total, speaker.say(f"lab-{what}", round=round))

        def told(found: Round) -> None:
            tell(pen, found)

        try:
            train(title, seed=seed, out=place, resume=resume, progress=show, report=told, **course)
        except OSError as error:
            where = str(error.filename or place)
            raise BadInput("cannot-save", place=where, problem=error.strerror or type(error).__name__) from None
    pen.console.print(speaker.say("lab-written", place=str(place)), soft_wrap=True)


def refuse_unfit(context: typer.Context, work: str) -> None:
    """What stands on the command line, even as it is without being said, says something to this work."""
    known = {"context", "work", "title", *OF_ALL, *TAKES[work]}
    for name in context.params:
        source = context.get_parameter_source(name)
        if name not in known and source is not None and source.name == "COMMANDLINE":
            raise BadInput("not-for", option=f"--{name}", work=work)


def number(option: str, value: str, most: float) -> float:
    """More than nothing and not absurdly much."""
    try:
        found = float(value)
    except ValueError:
        found = 0.0
    if not 0 < found <= most:
        raise BadInput(
            "bad-argument", option=option, value=value, expected=Sentence("expected-seconds", most=int(most))
        )
    return found


def gain(
    speaker: Speaker, title: Title, trial: Trial, weights: str | None, out: str | None, resume: bool = False
) -> None:
    """Measure, say what came out and, where a file is named, write the weights with it; until then what is done lies
    beside that file."""
    if resume and out is None:
        raise BadInput("bad-usage", command="tablee lab", problem=Sentence("balance-resume-needs-out"))
    where = weights if weights is not None else packaged(title)
    text = read_text(where)
    values = read_values(title, text, where)
    if out is not None:
        check_writable(Path(out))
    kept = None if out is None else Checkpoint(beside(Path(out)), "gain", trial.identity(title, text))
    before = None if kept is None else kept.begin(resume)
    done = Gain() if kept is None or before is None else Gain.read(before, str(kept.path))

    def keep(found: Gain) -> None:
        nonlocal done
        done = found
        if kept is not None:
            kept.keep(lambda: {"found": asdict(found)})

    def keep_all() -> str | None:
        if kept is None or not done.deals:
            return None
        kept.keep_now({"found": asdict(done)})
        return speaker.say("balance-stopped", place=str(kept.path), count=done.deals)

    with stoppable(keep_all), progress_bar(speaker.say("lab-measuring"), trial.deals) as bar:
        found = measure(title, values, trial, lambda done, _: bar(done), done, keep)
    figures = Figures(speaker.lang)
    sums = [figures.number(each) for each in (found.learned, found.to_the_end)]
    margin = figures.number(found.margin / (2 * found.deals), 1, True)
    looks = [figures.number(each, 0) for each in found.looks]
    pen = Pen(make_console(), speaker)
    said = {"deals": found.deals, "seconds": figures.number(trial.seconds, 2), "seats": trial.seats}
    pen.write(speaker.say("lab-gain", **said, learned=sums[0], end=sums[1], margin=margin))
    pen.write(speaker.say("lab-looks", learned=looks[0], end=looks[1]), "dim")
    if out is not None:
        written(Path(out), with_gain(text, title, trial, found))
        beside(Path(out)).unlink(missing_ok=True)
        pen.console.print(speaker.say("lab-written", place=out), soft_wrap=True)


def beside(place: Path) -> Path:
    """Where a trial is kept while it runs."""
    return place.with_name(f".{place.name}.gain")


def packaged(title: Title) -> str:
    return str(files(type(title).__module__.rpartition(".")[0]) / FILE)


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
