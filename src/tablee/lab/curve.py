"""What the teacher says, as pictures: promised chances beside what came of them, and how a game went."""

from __future__ import annotations

import io

import matplotlib
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from tablee.lab.calibration import Calibration
from tablee.teacher.review import Review

COLOURS = ("#7a4a1e", "#2f6d8c", "#5d7a34", "#8a3b64", "#666666")
DASHES = ("-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1)))
"""Seats are told apart by these as well: not everybody sees colours."""


def calibration_picture(found: Calibration, heading: str, words: dict[str, str]) -> str:
    """An SVG, the same for the same figures: each dot a tenth of the scale, with its interval; on the line all would be
    as promised."""
    with matplotlib.rc_context({"svg.hashsalt": "tablee", "svg.fonttype": "none", "font.size": 11}):
        figure = Figure(figsize=(5.2, 5), layout="constrained")
        axes = figure.add_subplot()
        axes.plot([0, 1], [0, 1], color="#c9bda8", linewidth=1, linestyle="--")
        promised = [each.promised for each in found.bins]
        won = [each.won for each in found.bins]
        low = [max(0.0, each.won - each.low) for each in found.bins]
        high = [max(0.0, each.high - each.won) for each in found.bins]
        axes.errorbar(promised, won, yerr=[low, high], fmt="o", color="#7a4a1e", ecolor="#c49a6c", capsize=3)
        for each in found.bins:
            axes.annotate(
                str(each.count), (each.promised, each.won), textcoords="offset points", xytext=(7, -10), fontsize=8
            )
        axes.set_xlim(-0.03, 1.03)
        axes.set_ylim(-0.03, 1.03)
        axes.set_xlabel(words["promised"])
        axes.set_ylabel(words["won"])
        axes.set_title(heading, loc="left")
        axes.grid(color="#e5dccd")
        axes.set_axisbelow(True)
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
        return svg_of(figure)


def review_picture(found: Review, heading: str, names: list[str], words: dict[str, str]) -> str:
    """An SVG, the same for the same review: the chance of each seat from move to move, with its standard error; a ring,
    with the number of the move, where a choice cost much."""
    with matplotlib.rc_context({"svg.hashsalt": "tablee", "svg.fonttype": "none", "font.size": 11}):
        figure = Figure(figsize=(8.4, 3.6), layout="constrained")
        axes = figure.add_subplot()
        for seat in found.seats:
            colour, dashes = COLOURS[seat.seat % len(COLOURS)], DASHES[seat.seat % len(DASHES)]
            moves = [point.number for point in seat.curve]
            wins = [point.win for point in seat.curve]
            low = [max(0.0, point.win - point.error) for point in seat.curve]
            high = [min(1.0, point.win + point.error) for point in seat.curve]
            axes.fill_between(moves, low, high, color=colour, alpha=0.13, linewidth=0)
            axes.plot(moves, wins, color=colour, linestyle=dashes, linewidth=1.6, label=names[seat.seat])
            for one in seat.costly:
                at = max([point for point in seat.curve if point.number <= one.number], key=lambda point: point.number)
                axes.plot(at.number, at.win, "o", markersize=9, markerfacecolor="none", color=colour)
                axes.annotate(
                    str(one.number), (at.number, at.win), textcoords="offset points", xytext=(7, 6), fontsize=9
                )
        axes.set_xlim(left=0)
        axes.set_ylim(-0.03, 1.03)
        axes.yaxis.set_major_formatter(PercentFormatter(1.0))
        axes.set_xlabel(words["moves"])
        axes.set_ylabel(words["chance"])
        axes.set_title(heading, loc="left")
        axes.legend(loc="center left", bbox_to_anchor=(1.0, 0.5), frameon=False)
        axes.grid(color="#e5dccd")
        axes.set_axisbelow(True)
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
        return svg_of(figure)


def svg_of(figure: Figure) -> str:
    file = io.StringIO()
    figure.savefig(file, format="svg", metadata={"Date": None})
    return file.getvalue()
