"""`python -m tablee.lab.bench`: what the engine does in a second of one core, beside its budgets and a peer.

Every figure is the median of several repetitions. Engine figures count processor time, those of commands and of the
page time on the clock. The engine is measured twice, in processes of their own: pure Python and compiled. All belongs
to one run: figures of different machines or days say nothing beside each other.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from tablee.games import TITLES
from tablee.kernel import agenda
from tablee.lab.engine_bench import (
    GREEDY_JOBS,
    PEER,
    SEATS,
    Rates,
    engine,
    greedy_games,
    peer,
    peer_search,
    rates,
    speed_up,
)

PACKAGE = Path(__file__).resolve().parents[1]
GREEDY_GAMES, GREEDY_REPEATS = 400, 3
"""Enough of them that starting the processes does not count for much."""
SPREAD_SECONDS = 20.0
"""For the speed-up by a second process."""
SERVER_SECONDS, SERVER_REPEATS = 5.0, 3
CLICKS = 5
"""Clicks in the browser for each repetition, which is one first visit."""
NO_PEER = "OpenSpiel is not installed (`make bench` installs it, or: pip install open_spiel): no peer in this run."
NOT_COMPILED = "The compiled build is not installed here (`make setup` builds it): only pure Python was measured."
NO_ENVS = "Gymnasium and PettingZoo are not installed (`make setup` installs them): environments were not measured."
NO_ENV_PEER = (
    "OpenSpiel or pygame is not installed (`make bench` installs them): a peer of the environments is missing."
)
NO_PLAYWRIGHT = "Playwright is not installed (`make setup` installs it): the page was not measured."


@dataclass
class Row:
    """One line of the table."""

    what: str
    unit: str
    figures: list[float]
    budget: float | None = None
    at_most: bool = False
    """The budget is an upper limit, as for times; otherwise a lower one."""
    ratio: float | None = field(init=False)
    """How much better than the budget: 1 is just as good."""

    def __post_init__(self) -> None:
        self.ratio = None
        if self.budget is not None and self.figures:
            self.ratio = self.budget / self.measured if self.at_most else self.measured / self.budget

    @property
    def measured(self) -> float:
        return median(self.figures)

    @property
    def verdict(self) -> str:
        if self.ratio is None:
            return "" if self.figures else "not measured"
        return "ok" if self.ratio >= 1 else "short"


# Measuring


def wall_times(command: list[str], repeats: int) -> list[float]:
    """Seconds on the clock that a command takes; the first run fills caches and does not count."""
    found = []
    for i in range(repeats + 1):
        began = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
        if i:
            found.append(time.perf_counter() - began)
    return found


# Both builds


def is_compiled() -> bool:
    return not str(agenda.__file__).endswith(".py")


def pure_copy(folder: Path) -> Path:
    """The package without its compiled modules, in a folder of its own."""
    shutil.copytree(PACKAGE, folder / "tablee", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return folder


def measured_apart(id: str, seconds: float, repeats: int, path: Path | None) -> Rates:
    """The engine's figures from a process of its own, which imports the package from `path` first."""
    environment = dict(os.environ)
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    command = [sys.executable, "-m", "tablee.lab.bench", "--engine", id]
    command += ["--seconds", str(seconds), "--repeats", str(repeats)]
    with tempfile.TemporaryDirectory() as elsewhere:  # `python -m` would find a package in the present folder
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=environment, cwd=elsewhere)
    found: Rates = json.loads(done.stdout)
    return found


COLD_START = """
import random
from tablee.games import title
from tablee.kernel.playout import play_out
found = title({id!r})
pos = found.setup({{}}, {seats}, "bench")
play_out(pos, random.Random("bench"))
assert found.result(pos) is not None
"""


def commands(id: str, repeats: int) -> Rates:
    python = sys.executable
    one_game = ["simulate", id, "--games", "1", "--bots", "random", "--jobs", "1", "--json"]
    return {
        "help": wall_times([python, "-m", "tablee", "--help"], repeats),
        "cold start": wall_times([python, "-c", COLD_START.format(id=id, seats=SEATS)], repeats),
        "one game": wall_times([python, "-m", "tablee", *one_game], repeats),
    }


def server(seconds: float, repeats: int) -> Rates:
    """What the web table's own load generator measures, on the build that is installed."""
    command = [sys.executable, "-m", "tablee.lab.server_load", "--json", "--seconds", str(seconds)]
    found: Rates = {}
    with tempfile.TemporaryDirectory() as elsewhere:
        for _ in range(repeats):
            done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=elsewhere)
            for name, figure in json.loads(done.stdout).items():
                found.setdefault(name, []).append(figure)
    return found


def page(repeats: int) -> tuple[list[Row], list[str]]:
    """The rows of the page in a real browser; a note instead where there is none."""
    try:
        from tablee.lab import page_bench
    except ImportError:
        return [], [NO_PLAYWRIGHT]
    try:
        return page_rows(page_bench.measure(list(TITLES), repeats, CLICKS * repeats)), []
    except page_bench.NotMeasured as why:
        return [], [str(why)]


# The table


def rows(
    pure: Rates,
    compiled: Rates,
    greedy: list[float],
    cold: Rates,
    others: list[float],
    served: Rates,
    searching: list[float],
) -> list[Row]:
    """Every figure beside its budget."""
    best = compiled or pure
    build = "compiled" if compiled else "pure"
    table = [
        Row("random play, pure", "decisions/s", pure.get("random play", []), 80_000),
        Row("random play, compiled", "decisions/s", compiled.get("random play", []), 400_000),
        Row("copy, compiled", "per s", compiled.get("copy", []), 200_000),
        Row("redeal, compiled", "per s", compiled.get("redeal", []), 100_000),
        Row("playout from mid-game, compiled", "per s", compiled.get("playout", []), 3_000),
        Row("decision listed and valued, compiled", "per s", compiled.get("hint", []), 100_000),
        Row(f"greedy games on {GREEDY_JOBS} cores, {build}", "games/s", greedy, 100),
        *search_rows(best, build, searching),
    ]
    if others:
        table.append(Row(f"peer: OpenSpiel {PEER}, random play", "decisions/s", others))
        ratio = [figure / median(others) for figure in best.get("random play", [])]
        table.append(Row(f"random play, {build}, to the peer", "×", ratio, 9))
    milliseconds = [1000 / figure for figure in best.get("replay", [])]
    table += [
        Row(f"replay of a whole game, {build}", "ms", milliseconds, 20, at_most=True),
        Row("tablee --help", "s", cold.get("help", []), 0.15, at_most=True),
        Row("cold start to a finished random game", "s", cold.get("cold start", []), 0.3, at_most=True),
        Row("tablee simulate --games 1", "s", cold.get("one game", [])),
        Row("server, 300 live tables, durable", "choices/s", served.get("choices per CPU second", []), 4_500),
        Row("server, 95 of 100 choices told within", "ms", served.get("p95 ms", []), 50, at_most=True),
        Row("server, the same while 8 masters think", "×", served.get("p95 while masters think", []), 2, at_most=True),
        Row("server, an idle table", "KB", served.get("KB per idle table", []), 10, at_most=True),
    ]
    for name, rates_of in (("pure", pure), ("compiled", compiled)):
        if rates_of:
            table.append(Row(f"view, {name}", "per s", rates_of["view"]))
            table.append(Row(f"simulate greedy,random, {name}", "games/s", rates_of["simulate"]))
            if name == "pure":
                table.append(Row("decision listed and valued, pure", "per s", rates_of["hint"]))
                table.append(Row("copy, pure", "per s", rates_of["copy"]))
                table.append(Row("redeal, pure", "per s", rates_of["redeal"]))
                table.append(Row("playout from mid-game, pure", "per s", rates_of["playout"]))
    return table


def search_rows(best: Rates, build: str, peer: list[float]) -> list[Row]:
    """Looking ahead as the title's bots do, beside a tree search with random playouts."""
    figures = best.get("search", [])
    if not peer:
        return [Row(f"search, {build}", "iterations/s", figures)]
    own = Row(f"search, {build}", "iterations/s", figures, 10 * median(peer))
    return [Row(f"peer: OpenSpiel's tree search on {PEER}", "iterations/s", peer), own]


def engine_rows(id: str, pure: Rates, compiled: Rates, greedy: list[float], searching: list[float]) -> list[Row]:
    """What every title has to keep, for one that is measured beside the first."""
    own = [
        row
        for row in rows(pure, compiled, greedy, {}, [], {}, searching)
        if row.budget is not None and not row.what.startswith(("tablee", "cold", "server"))
    ]
    for row in own:
        row.what = f"{id}: {row.what}"
    return own


def environments(seconds: float, repeats: int) -> tuple[list[Row], list[str]]:
    """Steps of the environments, with observation and mask, beside those of others."""
    try:
        from tablee.lab import env_bench
    except ImportError:
        return [], [NO_ENVS]
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    own = env_bench.environments(rates, seconds, repeats)
    others = env_bench.peers(rates, seconds, repeats)
    table = [Row(f"environment steps, {id}", "per s", figures, 30_000) for id, figures in own.items()]
    table += [Row(f"environment steps, {name}", "per s", figures) for name, figures in others.items()]
    for name, figures in others.items():
        for id, mine in own.items():
            table.append(Row(f"{id} to {name}", "×", [each / median(figures) for each in mine]))
    for id in own:
        clocked = env_bench.workers(id, seconds, repeats)
        table.append(Row(f"{id}: one environment, on the clock", "steps/s", clocked["one"]))
        table.append(Row(f"{id}: many games in one process", "steps/s", clocked["many"]))
        table.append(Row(f"{id}: many games, 2 workers", "steps/s", clocked["workers"]))
        ratios = [many / one for many, one in zip(clocked["workers"], clocked["one"], strict=True)]
        table.append(Row(f"{id}: 2 workers to one environment", "×", ratios, 2))
    notes = [f"The machine had a load of {load:.1f} when the environments were measured; below 1 it is idle."]
    return table, notes if len(others) == 2 else [*notes, NO_ENV_PEER]


def page_rows(found: dict[str, Rates]) -> list[Row]:
    """What the browser measured of each title, in milliseconds."""
    table = []
    for id, times in found.items():
        seconds = [time / 1000 for time in times["visit"]]
        table.append(Row(f"{id}: page, first visit of a table", "s", seconds, 1.5, at_most=True))
        table.append(Row(f"{id}: page, click to paint", "ms", times["click"], 100, at_most=True))
    return table


def amount(value: float) -> str:
    """
    >>> amount(123456.7), amount(12.34), amount(0.1234)
    ('123,457', '12.3', '0.123')
    """
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 2 else f"{value:.3f}"


def cells(row: Row) -> list[str]:
    """Budget, measured, from – to, ratio, verdict."""
    budget = "" if row.budget is None else f"{'≤' if row.at_most else '≥'} {amount(row.budget)}"
    measured = f"{amount(row.measured)} {row.unit}" if row.figures else "–"
    spread = f"{amount(min(row.figures))} – {amount(max(row.figures))}" if row.figures else ""
    ratio = "" if row.ratio is None else f"{row.ratio:.2f}"
    style = {"short": "bold red", "ok": "green"}.get(row.verdict, "dim")
    return [budget, measured, spread, ratio, f"[{style}]{row.verdict}[/]"]


def show(table: list[Row], notes: list[str], about: dict[str, Any]) -> None:
    """Nothing is ever cut: off a terminal every line is as long as it has to be; on one that is too narrow for the
    table each name has a line of its own, with its figures below."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.padding import Padding
    from rich.table import Table

    made = Table(box=SIMPLE_HEAD, show_edge=False)
    made.add_column("what", no_wrap=True)
    for name in ("budget", "measured", "from – to", "ratio"):
        made.add_column(name, justify="right", no_wrap=True)
    made.add_column("", no_wrap=True)
    for row in table:
        made.add_row(row.what, *cells(row))
    needed = Console(width=10_000).measure(made).maximum
    console = Console(highlight=False)
    if not console.is_terminal:
        console = Console(highlight=False, width=max(needed, console.width))
    console.print(f"Medians on {about['machine']}, {about['processors']} processors, Python {about['python']}\n")
    if console.width >= needed:
        console.print(made)
    else:
        for row in table:
            console.print(row.what)
            console.print(Padding("   ".join([cell for cell in cells(row) if cell]), (0, 0, 0, 2)))
    for note in notes:
        console.print(note, style="dim", markup=False)


def about_here() -> dict[str, Any]:
    return {"machine": platform.machine(), "python": platform.python_version(), "processors": os.cpu_count()}


def both_builds(id: str, seconds: float, repeats: int) -> tuple[Rates, Rates]:
    """The engine's figures for pure Python and for the compiled build, which may be missing."""
    with tempfile.TemporaryDirectory() as folder:
        pure = measured_apart(id, seconds, repeats, pure_copy(Path(folder)))
    return pure, measured_apart(id, seconds, repeats, None) if is_compiled() else {}


def measure(id: str, seconds: float, repeats: int, with_page: bool) -> tuple[list[Row], list[str]]:
    notes = []
    pure, compiled = both_builds(id, seconds, repeats)
    if not compiled:
        notes.append(NOT_COMPILED)
    others = peer(seconds, repeats)
    if others is None:
        notes.append(NO_PEER)
    searching = peer_search(seconds, repeats)
    served = server(SERVER_SECONDS, min(repeats, SERVER_REPEATS))
    greedy = {each: greedy_games(each, GREEDY_GAMES, min(repeats, GREEDY_REPEATS)) for each in TITLES}
    table = rows(pure, compiled, greedy[id], commands(id, repeats), others or [], served, searching)
    for other in TITLES:
        if other != id:
            table += engine_rows(other, *both_builds(other, seconds, repeats), greedy[other], searching)
    faster = speed_up(id, SPREAD_SECONDS, min(repeats, GREEDY_REPEATS))
    table.append(Row(f"greedy games, {GREEDY_JOBS} processes to one", "×", faster, 1.8))
    stepped, missing = environments(seconds, repeats)
    table += stepped
    notes += missing
    if with_page:
        seen, missing = page(repeats)
        table += seen
        notes += missing
    return table, notes


def main(args: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tablee.lab.bench", description="Measure engine, server and page.")
    parser.add_argument("title", nargs="?", default="ancient-knowledge", choices=list(TITLES))
    parser.add_argument("--seconds", type=float, default=0.5, help="processor time of each repetition")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="print data as JSON")
    parser.add_argument("--engine", action="store_true", help="only the figures of one build, as JSON")
    browser = parser.add_mutually_exclusive_group()
    browser.add_argument("--no-page", action="store_true", help="leave out the page, which takes minutes in a browser")
    browser.add_argument("--only-page", action="store_true", help="measure nothing but the page")
    browser.add_argument("--only-envs", action="store_true", help="measure nothing but the environments")
    given = parser.parse_args(args)
    if given.engine:
        print(json.dumps(engine(given.title, given.seconds, given.repeats)))
        return
    if given.only_page:
        table, notes = page(given.repeats)
    elif given.only_envs:
        table, notes = environments(given.seconds, given.repeats)
    else:
        table, notes = measure(given.title, given.seconds, given.repeats, not given.no_page)
    if given.json:
        lines = [{**asdict(row), "verdict": row.verdict} for row in table]
        print(json.dumps({**about_here(), "title": given.title, "rows": lines, "notes": notes}, indent=2))
    else:
        show(table, notes, about_here())


if __name__ == "__main__":
    main()
