"""`tablee arena`: which bot is stronger, by round-robins that can be stopped and gone on with."""

from __future__ import annotations

import json as reading
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from tablee.bots import LEVELS
from tablee.cli.draw import Pen, make_console
from tablee.cli.options import Json, Lang, Players, Set, TitleName, options_given, print_json, spoken_language, whole
from tablee.cli.simulate import heading, table
from tablee.cli.working import Jobs, Ray, Resume, crew_of, place_given, progress_bar, stoppable, told_anyway
from tablee.games import title as find_title
from tablee.kernel.errors import BadInput
from tablee.lab.arena import (
    Arena,
    ArenaPlan,
    Outcome,
    Place,
    as_csv,
    as_data,
    checkpoint,
    judged,
    kept,
    planned,
    read_kept,
    run,
)
from tablee.lab.files import new_folder, written
from tablee.lab.numbers import Figures
from tablee.lab.workers import Crew
from tablee.texts.speaker import Speaker

Games = Annotated[str, typer.Option("--games", metavar="N")]
Bots = Annotated[str, typer.Option("--bots", metavar="NAME,…")]
Seed = Annotated[str, typer.Option("--seed", metavar="SEED")]
Out = Annotated[str | None, typer.Option("--out", metavar="FOLDER")]

LADDER = ",".join(LEVELS)
GAMES, DATA, SHEET, PICTURE = "games.json", "arena.json", "arena.csv", "arena.svg"


def arena(
    title: TitleName,
    bots: Bots = LADDER,
    players: Players = None,
    games: Games = "100",
    seed: Seed = "1",
    jobs: Jobs = None,
    ray: Ray = None,
    option: Set = None,
    out: Out = None,
    resume: Resume = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Round-robins of bots: Elo with intervals, and who beats whom."""
    found = find_title(title)
    speaker = Speaker(spoken_language(lang), found, found.box())
    place = place_given("--out", out)
    if resume and place is None:
        raise BadInput("bad-usage", command="tablee arena", problem=speaker.say("arena-resume-needs-out"))
    plan = planned(
        title,
        bots=[name.strip() for name in bots.split(",")],
        games=whole("--games", games, 1, 1_000_000),
        seed=seed,
        seats=None if players is None else whole("--players", players, 1, 99),
        options=options_given(option),
    )
    workers = crew_of(jobs, ray)
    folder = None if place is None else Folder(place, plan)
    done = folder.begin(resume) if folder is not None else {}
    began = time.perf_counter()

    def keep_all() -> str | None:
        if folder is None or not folder.outcomes:
            return None
        folder.keep_now()
        return speaker.say("arena-stopped", place=str(folder.path), count=len(folder.outcomes))

    with stoppable(keep_all):
        outcomes = watched(speaker, plan, done, workers, folder)
    result = judged(plan, outcomes)
    seconds = time.perf_counter() - began
    pen = Pen(make_console(), speaker)

    def tell() -> None:
        if json:
            print_json(as_data(result))
        else:
            show(pen, result, seconds, workers.jobs)

    with told_anyway(tell):
        pictured = folder is None or folder.finish(result, speaker)
    tell()
    if folder is not None and not json:
        pen.console.print(speaker.say("arena-written", place=str(folder.path)), soft_wrap=True)
        if not pictured:
            pen.console.print(speaker.say("arena-no-picture"), soft_wrap=True)


class Folder:
    """Where a round-robin is kept while it runs, and what came of it in the end. Never half a file."""

    def __init__(self, path: Path, plan: ArenaPlan) -> None:
        self.path = path
        self.plan = plan
        self.outcomes: dict[Place, Outcome] = {}
        self.checkpoint = checkpoint(plan, path / GAMES)

    def begin(self, resume: bool) -> dict[Place, Outcome]:
        """The games that are done already. A folder that cannot be used is refused before anything is played."""
        if not resume:
            new_folder(self.path, [GAMES])
        data = self.checkpoint.begin(resume)
        if data is not None:
            self.outcomes = read_kept(self.plan, data, str(self.path / GAMES))
        return dict(self.outcomes)

    def keep(self, place: Place, outcome: Outcome) -> None:
        """A game more is done."""
        self.outcomes[place] = outcome
        self.checkpoint.keep(lambda: kept(self.outcomes))

    def keep_now(self) -> None:
        self.checkpoint.keep_now(kept(self.outcomes))

    def finish(self, result: Arena, speaker: Speaker) -> bool:
        """Everything that came out; False when the picture is missing for want of what draws it."""
        self.keep_now()
        self.write(DATA, reading.dumps(as_data(result), ensure_ascii=False, indent=2) + "\n")
        self.write(SHEET, as_csv(result))
        if find_spec("matplotlib") is None:
            return False
        from tablee.lab.picture import elo_picture

        words = {id: speaker.say(f"arena-{id}") for id in ("elo", "wins", "points")}
        heading = speaker.say("arena-picture", title=find_title(result.plan.title).names[speaker.lang])
        self.write(PICTURE, elo_picture(result, heading, words, speaker.lang))
        return True

    def write(self, name: str, text: str) -> None:
        written(self.path / name, text)


def watched(
    speaker: Speaker, plan: ArenaPlan, done: dict[Place, Outcome], crew: Crew, folder: Folder | None
) -> dict[Place, Outcome]:
    """Play under a progress bar, if somebody is there to see one."""
    with progress_bar(speaker.say("simulate-playing"), len(plan.places())) as bar:
        keep = None if folder is None else folder.keep
        return run(plan, done, crew, lambda count, _: bar(count), keep)


def show(pen: Pen, result: Arena, seconds: float, jobs: int) -> None:
    plan = result.plan
    figures = Figures(pen.speaker.lang)
    title = find_title(plan.title).names[pen.speaker.lang]
    games = len(result.outcomes)
    pen.write(pen.say("arena-done", games=games, title=title, players=plan.seats, seed=plan.seed), "bold")
    pen.write(pen.say("arena-pace", seconds=figures.number(seconds), jobs=jobs), "dim")
    pen.write()
    pen.write(rating_table(pen, figures, result))
    for each in result.ratings:
        ends = {by: count for by, count in each.ends.most_common() if by}
        if ends:
            told = [f"{pen.speaker.word('tie', by)} {figures.rate(count / each.games)}" for by, count in ends.items()]
            pen.write(f"{each.name}{pen.speaker.colon}{', '.join(told)}")
    if plan.rivals:
        pen.write(pen.say("arena-elo-note"), "dim")
        pen.write(heading(pen, "arena-cross"))
        pen.write(cross_table(pen, figures, result))
        note = "arena-cross-note" if plan.seats == 2 else "arena-cross-note-many"
        pen.write(pen.say(note, others=plan.seats - 1), "dim")


def rating_table(pen: Pen, figures: Figures, result: Arena) -> Table:
    say = pen.say
    elo = [say("arena-elo"), say("simulate-interval")] if result.plan.rivals else []
    columns = [*elo, say("simulate-wins"), say("simulate-interval"), say("simulate-score"), say("arena-games")]
    made = table(pen, say("arena-bot"), *columns)
    for each in result.ratings:
        cells = [each.name]
        if each.elo is not None:
            low, high = figures.number(each.elo.low, 0, True), figures.number(each.elo.high, 0, True)
            cells += [figures.number(each.elo.value, 0, True), f"{low} – {high}"]
        cells += [figures.rate(each.wins.value), figures.limits(each.wins, True)] if each.wins else ["", ""]
        made.add_row(*cells, figures.spread(each.score), figures.number(each.games, 0))
    return made


def cross_table(pen: Pen, figures: Figures, result: Arena) -> Table:
    """A row for each bot: how often it won against each other, and by how many points on average."""
    names = [each.name for each in result.ratings]
    made = table(pen, pen.say("arena-bot"), *names)
    for one in names:
        cells = []
        for two in names:
            met = result.cross.get((one, two))
            if met is None:
                cells.append("·")
            else:
                rate = figures.rate(met.tries.win_rate().value)
                cells.append(f"{rate} ({figures.number(met.margin.mean, 1, True)})")
        made.add_row(one, *cells)
    return made
