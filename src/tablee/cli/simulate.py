"""`tablee simulate`: many games by bots, and the tables a designer reads."""

from __future__ import annotations

import errno
import os
import time
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.columns import Columns
from rich.table import Table

from tablee.cli.draw import SIMPLE_HEAD, Pen, make_console
from tablee.cli.files import read_data
from tablee.cli.options import (
    Cards,
    Json,
    Lang,
    Players,
    Set,
    TitleName,
    options_given,
    print_json,
    spoken_language,
    whole,
)
from tablee.cli.working import (
    Jobs,
    Ray,
    Resume,
    crew_of,
    place_given,
    progress_bar,
    stoppable,
    told_anyway,
)
from tablee.games import title as find_title
from tablee.kernel.errors import BadInput, Sentence
from tablee.lab.figures import Sums, Tries
from tablee.lab.files import new_folder, try_out, written
from tablee.lab.numbers import Figures
from tablee.lab.simulation import Plan, Simulation, Tally, plan_of, run
from tablee.lab.tables import (
    HARDLY,
    CardRow,
    Difference,
    HeldRow,
    as_csv,
    as_data,
    card_rows,
    choice_rows,
    differences,
    hardly_played,
    outliers,
)
from tablee.lab.tallies import KeptSimulation
from tablee.lab.workers import Crew
from tablee.texts.speaker import Speaker

Games = Annotated[str, typer.Option("--games", metavar="N")]
Bots = Annotated[str, typer.Option("--bots", metavar="NAME,…")]
Seed = Annotated[str, typer.Option("--seed", metavar="SEED")]
Top = Annotated[str, typer.Option("--top", metavar="N")]
Level = Annotated[str | None, typer.Option("--level", metavar="N|N-N")]
Csv = Annotated[str | None, typer.Option("--csv", metavar="FILE")]
Out = Annotated[str | None, typer.Option("--out", metavar="FOLDER")]
AgainstPrinted = Annotated[bool, typer.Option("--against-printed")]


def simulate(
    title: TitleName,
    games: Games = "1000",
    bots: Bots = "greedy",
    players: Players = None,
    level: Level = None,
    jobs: Jobs = None,
    ray: Ray = None,
    seed: Seed = "1",
    option: Set = None,
    cards: Cards = None,
    against_printed: AgainstPrinted = False,
    top: Top = "20",
    csv: Csv = None,
    out: Out = None,
    resume: Resume = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Many games by bots, and the tables a designer reads."""
    found = find_title(title)
    options = options_given(option)
    changes: dict[str, Any] | None = read_data(cards) if cards is not None else None
    speaker = Speaker(spoken_language(lang), found, found.box(changes, cards or ""))
    if against_printed and changes is None:
        raise BadInput("bad-usage", command="tablee simulate", problem=speaker.say("simulate-needs-cards"))
    folder, sheet = place_given("--out", out), place_given("--csv", csv)
    if resume and folder is None:
        raise BadInput("bad-usage", command="tablee simulate", problem=Sentence("balance-resume-needs-out"))
    keeping = Keeping(speaker, folder, resume)
    shown = whole("--top", top, 0, 1000)
    if sheet is not None:
        check_writable(sheet)
    levels = [] if level is None else span("--level", level)
    seats = [] if players is None else span("--players", players)
    if len(levels) == 1:
        options["level"] = levels[0]
    order: dict[str, Any] = {
        "bots": [name.strip() for name in bots.split(",")],
        "games": whole("--games", games, 1, 10_000_000),
        "seats": seats[0] if seats else None,
        "seed": seed,
        "options": options,
    }
    crew = crew_of(jobs, ray)
    if len(levels) > 1 or len(seats) > 1:
        order |= {"changes": changes, "place": cards or "cards"}
        sweep(keeping, crew, title, order, levels or [options.get("level", 1)], seats or [found.least], json)
        return
    plans: dict[str, Plan] = {}
    if changes is None or against_printed:
        plans["printed"] = plan_of(title, **order)
    if changes is not None:
        plans["changed"] = plan_of(title, **order, changes=changes, place=cards or "cards")
    keeping.begin(list(plans))
    simulations: dict[str, Simulation] = {}
    for name, plan in plans.items():
        saying = "simulate-playing-printed" if against_printed and name == "printed" else "simulate-playing"
        simulations[name] = keeping.watched(speaker.say(saying), plan, crew, name)
    last = simulations.get("changed") or simulations["printed"]
    compared = differences(simulations["printed"], last) if against_printed else []
    pen = Pen(make_console(), speaker)

    def tell() -> None:
        if json:
            print_json(data(simulations, compared))
            return
        show(pen, last, shown)
        if compared:
            show_differences(pen, compared)

    with told_anyway(tell):
        keeping.end()
        if sheet is not None:
            written(sheet, as_csv(simulations))
    tell()
    if sheet is not None and not json:
        pen.console.print(speaker.say("simulate-written", place=csv), soft_wrap=True)


def span(option: str, text: str) -> list[int]:
    """`3`, or `2-5` for all from 2 to 5."""
    first, dash, last = text.partition("-")
    least = whole(option, first, 1, 99)
    return list(range(least, whole(option, last, least, 99) + 1)) if dash else [least]


def sweep(
    keeping: Keeping,
    crew: Crew,
    title: str,
    order: dict[str, Any],
    levels: list[int],
    seats: list[int],
    json: bool,
) -> None:
    """How often bots win each level with each number of players, in one table."""
    speaker = keeping.speaker
    found: dict[tuple[int, int], Tries] = {}
    names = {(level, players): f"level-{level}-players-{players}" for level in levels for players in seats}
    keeping.begin(list(names.values()))
    for (level, players), name in names.items():
        saying = speaker.say("simulate-cell", level=level, players=players)
        plan = plan_of(title, **{**order, "seats": players, "options": {**order["options"], "level": level}})
        found[level, players] = keeping.watched(saying, plan, crew, name).tally.seats[0]

    def tell() -> None:
        tell_sweep(speaker, found, order, levels, seats, json)

    with told_anyway(tell):
        keeping.end()
    tell()


def tell_sweep(
    speaker: Speaker,
    found: dict[tuple[int, int], Tries],
    order: dict[str, Any],
    levels: list[int],
    seats: list[int],
    json: bool,
) -> None:
    if json:
        rows = [
            {"level": level, "players": players, "games": order["games"], **asdict(tries.win_rate())}
            for (level, players), tries in found.items()
        ]
        print_json(rows)
        return
    pen = Pen(make_console(), speaker)
    figures = Figures(speaker.lang)
    bots = ", ".join(order["bots"])
    pen.write(speaker.say("simulate-sweep", bots=bots, games=order["games"]), "bold")
    heads = [speaker.say("simulate-by-players", players=players) for players in seats]
    made = table(pen, speaker.say("simulate-level"), *heads, speaker.say("simulate-mean"))
    for level in levels:
        rates = [found[level, players].win_rate().value for players in seats]
        made.add_row(str(level), *[figures.rate(rate) for rate in rates], figures.rate(sum(rates) / len(rates)))
    pen.write(made)


class Keeping:
    """Runs simulations under a progress bar, if somebody is there to see one, and keeps in a folder what is done."""

    def __init__(self, speaker: Speaker, folder: Path | None, resume: bool) -> None:
        self.speaker = speaker
        self.folder = folder
        self.resume = resume
        self.problem: BadInput | None = None

    def begin(self, names: list[str]) -> None:
        """All simulations that the folder is for. Where several are to be gone on with, some may not have begun."""
        if self.folder is None:
            return
        files = [f"{name}.json" for name in names]
        if not self.resume:
            new_folder(self.folder, files)
            try_out(self.folder / files[0])
        elif not any(os.path.exists(self.folder / file) for file in files):
            raise BadInput("no-file", place=str(self.folder / files[0]))

    def end(self) -> None:
        """If the last of what was done could not be kept, it is said when all is told."""
        if self.problem is not None:
            raise self.problem

    def watched(self, saying: str, plan: Plan, crew: Crew, name: str) -> Simulation:
        kept = None if self.folder is None else KeptSimulation(self.folder / f"{name}.json", plan)
        tally = Tally() if kept is None else kept.begin(self.resume)
        began, before = time.perf_counter(), tally.games

        def keep_all() -> str | None:
            if kept is None or not tally.games:
                return None
            kept.keep_now(tally)
            return self.speaker.say("simulate-stopped", place=str(self.folder), count=tally.games)

        with stoppable(keep_all), progress_bar(saying, plan.games) as bar:
            run(plan, crew, tally, lambda done, _: bar(done), None if kept is None else kept.keep)
        if kept is not None:
            try:
                kept.keep_now(tally)
            except BadInput as error:
                self.problem = error
        return Simulation(plan, tally, time.perf_counter() - began, crew.jobs, before)


def check_writable(path: Path) -> None:
    """Refuse a place that cannot be written to before the games are played, not after."""
    reason = 0
    if path.is_dir():
        reason = errno.EISDIR
    elif not path.parent.is_dir():
        reason = errno.ENOENT
    elif not os.access(path.parent, os.W_OK):
        reason = errno.EACCES
    if reason:
        raise BadInput("cannot-save", place=str(path), problem=os.strerror(reason))


def data(simulations: dict[str, Simulation], compared: list[Difference]) -> dict[str, Any]:
    """One simulation as it is; two side by side."""
    if len(simulations) == 1:
        (only,) = simulations.values()
        return as_data(only)
    sides = {name: as_data(simulation) for name, simulation in simulations.items()}
    return {**sides, "differences": [asdict(each) for each in compared]}


# Figures as people read them


def show(pen: Pen, simulation: Simulation, top: int) -> None:
    plan, tally = simulation.plan, simulation.tally
    figures = Figures(pen.speaker.lang)
    title = find_title(plan.title).names[pen.speaker.lang]
    done = {"games": tally.games, "title": title, "bots": ", ".join(plan.bots)}
    pen.write(pen.say("simulate-done", **done, players=plan.seats, seed=plan.seed), "bold")
    rate = figures.number(simulation.pace or 0.0)
    seconds = figures.number(simulation.seconds)
    pen.write(pen.say("simulate-pace", rate=rate, seconds=seconds, jobs=simulation.jobs), "dim")
    pen.write()
    for name, sums in (("rounds", tally.rounds), ("decisions", tally.decisions)):
        if sums.count:
            pen.write(
                f"{pen.say(f'simulate-{name}')}{pen.speaker.colon}{figures.spread(sums)} ({sums.least} – {sums.most})"
            )
    for by, count in tally.ties.most_common():
        share = f"{figures.rate(count / tally.games)} {pen.say('simulate-of-games')}"
        pen.write(f"{pen.speaker.word('tie', by)}{pen.speaker.colon}{figures.number(count, 0)} ({share})")
    pen.write(heading(pen, "simulate-seats"))
    pen.write(seat_table(pen, figures, tally.seats))
    pen.write(heading(pen, "simulate-bots"))
    pen.write(bot_table(pen, figures, tally.bots, tally.lines))
    rows = outliers(card_rows(tally), top, sorted(plan.changes or {}))
    if rows:
        pen.write(heading(pen, "simulate-cards"))
        pen.write(card_table(pen, figures, rows))
        pen.write(pen.say("simulate-clear"), "dim")
        pen.write(pen.say("simulate-cards-note"), "dim")
    idle = hardly_played(tally)
    if idle and top:
        pen.write(heading(pen, "simulate-hardly"))
        pen.write(held_table(pen, figures, idle[:top]))
        limit = figures.rate(HARDLY)
        pen.write(pen.say("simulate-hardly-note", count=len(idle), shown=min(top, len(idle)), limit=limit), "dim")
    pen.write(heading(pen, "simulate-choices"))
    pen.write(choice_list(pen, figures, tally))


def choice_list(pen: Pen, figures: Figures, tally: Tally) -> Columns:
    """Every kind of choice with how often it is made in a game and in how many games."""
    items = [
        f"{kind} {figures.number(per_game)} ({figures.rate(games)})" for kind, per_game, games in choice_rows(tally)
    ]
    return Columns(items, padding=(0, 3), column_first=True)


def heading(pen: Pen, id: str) -> Any:
    pen.write()
    return pen.marked(pen.say(id), "bold")


def table(pen: Pen, first: str, *others: str) -> Table:
    """A left column of names, right columns of figures."""
    figures: list[dict[str, Any]] = [{"header": other, "justify": "right", "no_wrap": True} for other in others]
    return pen.grid({"header": first}, *figures, box=SIMPLE_HEAD, header=True)


def seat_table(pen: Pen, figures: Figures, seats: dict[int, Tries]) -> Table:
    say = pen.say
    made = table(pen, say("simulate-seat"), say("simulate-wins"), say("simulate-interval"), say("simulate-score"))
    for place, tries in sorted(seats.items()):
        wins = tries.win_rate()
        made.add_row(str(place + 1), figures.rate(wins.value), figures.limits(wins, True), figures.spread(tries.score))
    return made


def bot_table(pen: Pen, figures: Figures, bots: dict[str, Tries], lines: dict[str, dict[str, Sums]]) -> Table:
    """A column for each bot: wins and total, then the score sheet."""
    made = table(pen, "", *sorted(bots))
    wins = {bot: bots[bot].win_rate() for bot in sorted(bots)}
    made.add_row(pen.say("simulate-wins"), *[figures.rate(each.value) for each in wins.values()])
    made.add_row(pen.say("simulate-interval"), *[figures.limits(each, True) for each in wins.values()])
    made.add_row(pen.say("simulate-score"), *[figures.spread(bots[bot].score) for bot in wins])
    for line in next(iter(lines.values())):
        made.add_row(f"  {pen.speaker.word('score', line)}", *[figures.spread(lines[bot][line]) for bot in wins])
    return made


def card_table(pen: Pen, figures: Figures, rows: list[CardRow]) -> Table:
    say = pen.say
    score, wins, lift = say("simulate-score"), say("simulate-wins"), say("simulate-lift")
    made = table(pen, say("simulate-card"), say("simulate-played"), say("simulate-times"), wins, lift, score, lift)
    for row in rows:
        made.add_row(
            pen.named(row.card),
            figures.rate(row.rate),
            figures.number(row.times, 0),
            figures.rate(row.wins.value),
            figures.lift(row.win_lift, True),
            figures.number(row.score.value),
            figures.lift(row.score_lift, False),
        )
    return made


def held_table(pen: Pen, figures: Figures, rows: list[HeldRow]) -> Table:
    say = pen.say
    columns = [say(f"simulate-{name}") for name in ("held-by", "played-by", "rate", "interval")]
    made = table(pen, say("simulate-card"), *columns)
    for row in rows:
        counts = [figures.number(count, 0) for count in (row.holders, row.users)]
        made.add_row(pen.named(row.card), *counts, figures.rate(row.rate.value), figures.limits(row.rate, True))
    return made


def show_differences(pen: Pen, compared: list[Difference]) -> None:
    figures = Figures(pen.speaker.lang)
    columns = [pen.say(f"simulate-{name}") for name in ("printed", "yours", "difference")]
    made = table(pen, "", *columns)
    for each in compared:
        rate = each.what in ("bot-wins", "played", "win-lift")
        card = pen.speaker.card(each.key) if each.key in pen.speaker.faces else ""
        sides = [
            figures.rate(side.value) if rate else figures.number(side.value) for side in (each.printed, each.changed)
        ]
        name = pen.say(f"simulate-row-{each.what}", bot=each.key, card=card)
        made.add_row(pen.marked(name), *sides, figures.lift(each.difference, rate))
    pen.write(heading(pen, "simulate-compared"))
    pen.write(made)
    pen.write(pen.say("simulate-clear"), "dim")
