"""Reproduces a figure of the laboratory's report: how many points each place in the turn order makes.

    python examples/figure_of_the_report.py                                    Atlantes, 1,000 greedy games for four
    python examples/figure_of_the_report.py scholars --players 3 --games 200 --to scores.svg

`pip install 'tablee[lab]'`. Equal seeds give equal games, here as in `tablee simulate`.
"""

from __future__ import annotations

import argparse
import io
from pathlib import Path

from wishes import in_a_sentence, target, whole

import tablee
from tablee.bots import make_bot
from tablee.lab.figures import Interval, Sums
from tablee.lab.files import written
from tablee.lab.simulation import Plan, Tally, play_game

with in_a_sentence("lab"):
    from matplotlib.figure import Figure


def scores_by_place(title_id: str, players: int, bot: str, games: int, seed: str) -> list[list[int]]:
    """The points of every game, by place in the turn order: first those of whoever begins."""
    make_bot(bot, "")
    options = tablee.title(title_id).checked_options({}, players)
    plan = Plan(title_id, options, players, (bot,), games, seed)
    title, box = plan.table()
    found: list[list[int]] = [[] for _ in range(players)]
    for number in range(games):
        tally = Tally()
        play_game(plan, title, box, number, tally)
        for place, tries in tally.seats.items():
            found[place].append(tries.score.total)
    return found


def mean(scores: list[int]) -> Interval:
    """With its limits, between which the true one lies 95 times of 100."""
    sums = Sums()
    for score in scores:
        sums.add(score)
    return sums.interval()


def told(value: Interval) -> str:
    return f"{value.value:.1f} ± {value.high - value.value:.1f}"


def drawn(scores: list[list[int]], heading: str, to: Path) -> None:
    """All places above each other, on one scale."""
    least, most = min(map(min, scores)), max(map(max, scores))
    width = max(1, round((most - least) / 30))
    bins = range(least, most + width + 1, width)
    figure = Figure(figsize=(7, 1.2 + 1.1 * len(scores)), layout="constrained")
    rows = figure.subplots(len(scores), sharex=True, sharey=True, squeeze=False)[:, 0]
    for place, (axes, own) in enumerate(zip(rows, scores, strict=True)):
        axes.hist(own, bins=bins, color=f"C{place}", alpha=0.75)
        axes.axvline(mean(own).value, color="black", linewidth=1)
        axes.set_ylabel(f"place {place + 1}")
        axes.annotate(told(mean(own)), (0.98, 0.75), xycoords="axes fraction", ha="right")
        axes.spines[["top", "right"]].set_visible(False)
    rows[0].set_title(heading, loc="left")
    rows[-1].set_xlabel("points")
    content = io.BytesIO()
    figure.savefig(content, format=to.suffix[1:])
    written(to, content.getvalue())


def main(arguments: list[str] | None = None) -> list[list[int]]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", nargs="?", default="atlantes")
    parser.add_argument("--players", type=whole("--players", 1, 99), default=4)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=whole("--games", 1, 10**7), default=1000)
    parser.add_argument("--seed", default="1")
    to = target("--to", ".png", ".svg", ".pdf")
    parser.add_argument("--to", type=to, default="scores.png", help="ends in .png, .svg or .pdf (default: scores.png)")
    given = parser.parse_args(arguments)
    scores = scores_by_place(given.title, given.players, given.bot, given.games, given.seed)
    drawn(scores, f"{given.title}: points by place in the turn order, {given.games} games of {given.bot}", given.to)
    for place, own in enumerate(scores, 1):
        print(f"place {place}: {told(mean(own))} points, from {min(own)} to {max(own)}")
    return scores


if __name__ == "__main__":
    with in_a_sentence("lab"):
        main()
