"""A report as one page of HTML that needs nothing else: tables, and plots that are drawn by matplotlib."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Callable
from html import escape
from typing import Any

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from tablee.lab.balance import CHANGED, PRINTED, Report
from tablee.lab.report import Sheet, clearest, measure_of, sheets, summary
from tablee.texts.speaker import Speaker

COLOURS = {PRINTED: "#7a4a1e", CHANGED: "#1e6a7a"}
PALE = {PRINTED: "#c49a6c", CHANGED: "#6cb4c4"}
CARDS = 16
"""In a plot."""
BARS = 40
"""Of a distribution at most: neighbours share one."""
STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:62rem;margin:2rem auto;padding:0 1rem}
body{color:#2b2118;background:#fffdf9}
h1{font-size:1.6rem}h2{font-size:1.15rem;margin-top:2.2rem}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.2rem .9rem .2rem 0;text-align:right;border-bottom:1px solid #e5dccd}
td{white-space:nowrap}th:first-child,td:first-child{text-align:left}th{font-weight:600;color:#6b5a48}
.scroll{overflow-x:auto}.note,footer{color:#6b5a48;font-size:.9rem}
figure{margin:1.5rem 0}svg{max-width:100%;height:auto}
@media (prefers-color-scheme:dark){body{color:#efe6d8;background:#201a14}th,.note,footer{color:#b8a893}
th,td{border-color:#453a2e}figure{background:#fffdf9;border-radius:.5rem;padding:.5rem}}
""".strip()


def page(report: Report, speaker: Speaker) -> str:
    """The whole file: the same for the same report and language."""
    first, *others = summary(report, speaker)
    drawn = plots(report, speaker)
    made: list[str] = []
    pictures = (("wins",), ("score", "length"), ("cards",))
    for sheet, names in zip(sheets(report, speaker, 10_000, wide=True), pictures, strict=False):
        made += [f"<h2>{escape(sheet.heading)}</h2>"]
        made += [f"<figure>{inline(drawn[name])}</figure>" for name in names if name in drawn]
        made.append(table(sheet))
    lines = [
        "<!doctype html>",
        f'<html lang="{speaker.lang}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(first)}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(first)}</h1>",
        *[f"<p>{escape(line)}</p>" for line in others],
        *made,
        f"<footer><p>{escape(speaker.say('balance-made'))}</p></footer>",
        "</body></html>",
    ]
    return "\n".join(lines) + "\n"


def table(sheet: Sheet) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in sheet.head)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in sheet.rows)
    notes = "".join(f'<p class="note">{escape(note)}</p>\n' for note in sheet.notes)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>\n{rows}</tbody></table></div>\n{notes}'


def inline(svg: str) -> str:
    """Only the picture, with ids of its own: several stand on one page."""
    picture = svg[svg.index("<svg") :]
    salt = f"i{sum(map(ord, picture)) % 99991}"
    return re.sub(r'((?:id="|href="#|url\(#))', rf"\g<1>{salt}", picture)


# Plots


def plots(report: Report, speaker: Speaker) -> dict[str, str]:
    """Name -> SVG: wins by seat, scores, length, and the cards that matter most clearly."""
    found = {}
    if any(measure == "wins" for _, _, measure in report.measured()):
        found["wins"] = wins_plot(report, speaker)
    found["score"] = spread_plot(report, speaker, "score")
    length = "rounds" if "rounds" in report.findings.spread[PRINTED] else "decisions"
    found["length"] = spread_plot(report, speaker, length)
    if any(measure_of(report, row, PRINTED) for row in report.cards()):
        found["cards"] = cards_plot(report, speaker)
    return found


def drawing(draw: Callable[[Axes], None], title: str, wide: float, high: float) -> str:
    style: Any = {"svg.hashsalt": "tablee", "svg.fonttype": "none", "font.size": 11, "axes.axisbelow": True}
    with matplotlib.rc_context(style):
        figure = Figure(figsize=(wide, high), layout="constrained")
        axes = figure.add_subplot()
        draw(axes)
        figure.suptitle(title, x=0.01, ha="left")
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
        file = io.StringIO()
        figure.savefig(file, format="svg", metadata={"Date": None})
    return file.getvalue()


def box_name(speaker: Speaker, box: str) -> str:
    return speaker.say("simulate-yours" if box == CHANGED else "simulate-printed")


def wins_plot(report: Report, speaker: Speaker) -> str:
    keys = [key for table, key, measure in report.measured() if (table, measure) == ("seat", "wins")]

    def draw(axes: Axes) -> None:
        for at, box in enumerate(report.boxes):
            found = [report.figure(box, "seat", key, "wins") for key in keys]
            heights = [100 * each.value for each in found]
            off = [100 * (each.value - each.low) for each in found], [100 * (each.high - each.value) for each in found]
            places = [place + 0.16 * (2 * at - len(report.boxes) + 1) for place in range(len(keys))]
            axes.errorbar(places, heights, yerr=off, fmt="o", color=COLOURS[box], ecolor=PALE[box], capsize=4,
                          label=box_name(speaker, box))  # fmt: skip
        if keys != ["all"]:
            axes.axhline(100 / len(keys), color="#b8a893", linewidth=1, linestyle="--")
        names = [speaker.say("balance-everybody") if key == "all" else key for key in keys]
        axes.set_xticks(range(len(keys)), names)
        axes.set_xlim(-0.6, len(keys) - 0.4)
        axes.set_xlabel(speaker.say("simulate-seat"))
        axes.set_ylabel(speaker.say("arena-wins"))
        axes.grid(axis="y", color="#e5dccd")
        if report.is_comparison:
            axes.legend(frameon=False)

    return drawing(draw, speaker.say("simulate-seats"), 6, 3.4)


def spread_plot(report: Report, speaker: Speaker, name: str) -> str:
    counted = {box: counts[name] for box, counts in report.findings.spread.items()}
    least, most = min(min(each) for each in counted.values()), max(max(each) for each in counted.values())
    step = max(1, -(-(most - least + 1) // BARS))

    def draw(axes: Axes) -> None:
        for at, (box, counts) in enumerate(counted.items()):
            bars: Counter[int] = Counter()
            for value, count in counts.items():
                bars[(value - least) // step] += count
            total = sum(bars.values())
            wide = step * 0.9 / len(counted)
            aside = (step - 1) / 2 + wide * (at - (len(counted) - 1) / 2)
            places = [least + step * bar + aside for bar in sorted(bars)]
            heights = [100 * bars[bar] / total for bar in sorted(bars)]
            axes.bar(places, heights, width=wide, color=COLOURS[box], label=box_name(speaker, box))
        axes.set_xlabel(speaker.say(f"balance-spread-{name}"))
        axes.set_ylabel(speaker.say(f"balance-share-{'score' if name == 'score' else 'games'}"))
        axes.grid(axis="y", color="#e5dccd")
        if report.is_comparison:
            axes.legend(frameon=False)

    return drawing(draw, speaker.say(f"balance-plot-{'score' if name == 'score' else 'length'}"), 7, 3.2)


def cards_plot(report: Report, speaker: Speaker) -> str:
    """Each card's impact with its interval; filled: clear, all cards considered."""
    rows = [row for row in clearest(report, CARDS) if measure_of(report, row, PRINTED)][::-1]
    wins = any("wins" in row.impact.get(PRINTED, {}) for row in rows)
    scale = 100 if wins else 1

    def draw(axes: Axes) -> None:
        for at, box in enumerate(report.boxes):
            for place, row in enumerate(rows):
                found = measure_of(report, row, box)
                if found is None:
                    continue
                shown = place - 0.16 * (2 * at - len(report.boxes) + 1)
                off = [[scale * (found.value - found.low)], [scale * (found.high - found.value)]]
                axes.errorbar([scale * found.value], [shown], xerr=off, fmt="o", color=COLOURS[box], ecolor=PALE[box],
                              capsize=3, mfc=COLOURS[box] if found.is_clear else "white",
                              label=None if place else box_name(speaker, box))  # fmt: skip
        axes.axvline(0, color="#b8a893", linewidth=1)
        axes.set_yticks(range(len(rows)), [speaker.card(row.card) for row in rows])
        axes.set_ylim(-0.7, len(rows) - 0.3)
        axes.set_xlabel(speaker.say("balance-axis-wins" if wins else "balance-axis-score"))
        axes.grid(axis="x", color="#e5dccd")
        if report.is_comparison:
            axes.legend(frameon=False, ncols=2, loc="upper right", bbox_to_anchor=(1, -0.14))

    return drawing(draw, speaker.say("balance-plot-cards"), 7.5, 1.3 + 0.3 * len(rows))
