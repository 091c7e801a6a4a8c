"""Promised chances beside what came of them, as a picture."""

from __future__ import annotations

import io

import matplotlib
from matplotlib.figure import Figure

from tablee.lab.calibration import Calibration


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
        file = io.StringIO()
        figure.savefig(file, format="svg", metadata={"Date": None})
    return file.getvalue()
