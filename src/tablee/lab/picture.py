"""Results of a round-robin as a picture: each bot's figure with its interval; and axes in the reader's language."""

from __future__ import annotations

import io
from typing import Any

import matplotlib
from matplotlib.axis import Axis
from matplotlib.figure import Figure
from matplotlib.ticker import Formatter, MaxNLocator

from tablee.lab.arena import Arena
from tablee.lab.figures import Interval
from tablee.lab.numbers import Figures


class Spoken(Formatter):
    """Figures at an axis in the reader's language, all with as many digits as the finest needs."""

    def __init__(self, lang: str) -> None:
        self.figures = Figures(lang)

    def __call__(self, value: float, pos: int | None = None) -> str:
        return self.format_ticks([value])[0]

    def format_ticks(self, values: Any) -> list[str]:
        fine = [digits for digits in range(4) if all(abs(round(each, digits) - each) < 1e-6 for each in values)]
        return [self.figures.number(each + 0.0, min(fine, default=4)) for each in values]


def speak(axis: Axis, lang: str, is_whole: bool = False) -> None:
    """An axis of figures; of whole ones it has no half."""
    axis.set_major_formatter(Spoken(lang))
    if is_whole:
        axis.set_major_locator(MaxNLocator("auto", integer=True, min_n_ticks=1, steps=[1, 2, 5, 10]))


def elo_picture(result: Arena, heading: str, words: dict[str, str], lang: str) -> str:
    """An SVG, the same for the same result: Elo where bots are rivals, else victories, or points where nobody wins."""
    ratings = result.ratings[::-1]
    found: list[Interval] = []
    unit = words["elo"]
    for each in ratings:
        if each.elo is not None:
            found.append(each.elo)
        elif each.wins is not None:
            unit = words["wins"]
            found.append(Interval(*(100 * value for value in (each.wins.value, each.wins.low, each.wins.high))))
        else:
            unit = words["points"]
            found.append(each.score.interval())
    with matplotlib.rc_context({"svg.hashsalt": "tablee", "svg.fonttype": "none", "font.size": 11}):
        figure = Figure(figsize=(7, 1.2 + 0.45 * len(ratings)), layout="constrained")
        axes = figure.add_subplot()
        places = range(len(ratings))
        low = [each.value - each.low for each in found]
        high = [each.high - each.value for each in found]
        values = [each.value for each in found]
        axes.errorbar(values, places, xerr=[low, high], fmt="o", color="#7a4a1e", ecolor="#c49a6c", capsize=4)
        for place, value in zip(places, values, strict=True):
            said = Figures(lang).number(value, 0)
            axes.annotate(said, (value, place), textcoords="offset points", xytext=(0, 8), ha="center")
        axes.set_yticks(list(places), [each.name for each in ratings])
        axes.set_ylim(-0.6, len(ratings) - 0.2)
        axes.set_xlabel(unit)
        speak(axes.xaxis, lang)
        axes.set_title(heading, loc="left")
        axes.grid(axis="x", color="#e5dccd")
        axes.set_axisbelow(True)
        for side in ("top", "right", "left"):
            axes.spines[side].set_visible(False)
        file = io.StringIO()
        figure.savefig(file, format="svg", metadata={"Date": None})
    return file.getvalue()
