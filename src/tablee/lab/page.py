"""A report as one page of HTML that needs nothing else: what came out, plots that are drawn by matplotlib, tables."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Callable
from html import escape
from importlib.resources import files
from itertools import pairwise
from textwrap import fill
from typing import Any

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from tablee.lab.balance import CHANGED, PRINTED, Report
from tablee.lab.figures import Interval
from tablee.lab.numbers import Figures
from tablee.lab.picture import speak
from tablee.lab.report import (
    Sheet,
    Tile,
    card_sheet,
    changes_told,
    chosen,
    clearest,
    command,
    is_judged,
    main_sheet,
    measure_of,
    precision_told,
    spread_sheet,
    tiles,
)
from tablee.texts.speaker import Speaker

PAPER, INK, BLACK, LINE, RULE = "#ffffff", "#2b2118", "#000000", "#e5dccd", "#b8a893"
COLOURS = {PRINTED: "#7a4a1e", CHANGED: "#1e6a7a"}
PALE = {PRINTED: "#c49a6c", CHANGED: "#6cb4c4"}
ON_PAGE = {
    PAPER: "var(--sheet)",
    INK: "currentColor",
    BLACK: "currentColor",
    LINE: "var(--line)",
    RULE: "var(--rule)",
    COLOURS[PRINTED]: "var(--printed)",
    COLOURS[CHANGED]: "var(--changed)",
    PALE[PRINTED]: "var(--printed-pale)",
    PALE[CHANGED]: "var(--changed-pale)",
}
"""A picture on the page takes the page's colours, by day and by night; as a file it has its own."""
CARDS = 16
"""In a plot."""
OPEN = 20
"""Rows of the cards that are seen at once; the others are one click away."""
FIT = 5
"""Columns of figures that fit on a telephone."""
WIDE = 5.0
"""Inches of a plot: on a telephone its words can still be read."""
LETTERS = 48
"""Of a plot's heading in a line."""
BARS = 40
"""Of a distribution at most: neighbours share one."""
STYLE = (files("tablee.lab") / "page.css").read_text("utf-8")


def page(report: Report, speaker: Speaker, drawn: dict[str, str] | None = None) -> str:
    """The whole file: the same for the same report and language. `drawn`: the plots, if they are there already."""
    say, plan, figures = speaker.say, report.plan, Figures(speaker.lang)
    assert speaker.title is not None
    name = speaker.title.names[speaker.lang]
    drawn = drawn if drawn is not None else plots(report, speaker)
    kind = say("balance-page" if report.is_comparison else "report-page", games=report.findings.games)
    facts = [
        kind,
        say("balance-players", players=plan.seats),
        ", ".join(plan.bots),
        say("balance-seed", seed=plan.seed),
    ]
    facts += [f"{option} = {value}" for option, value in chosen(report).items()]
    changed = "".join(f"<li>{escape(line)}</li>" for line in changes_told(report, speaker))
    lines = [
        "<!doctype html>",
        f'<html lang="{speaker.lang}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(name)}{speaker.colon}{escape(kind)}</title><style>{STYLE}</style></head><body>",
        f"<header><h1>{escape(name)}</h1><p>{escape(' · '.join(facts))}</p>",
        *[f"<p>{escape(line)}</p>" for line in precision_told(report, speaker)],
        f'<ul class="changes">{changed}</ul></header>' if changed else "</header>",
        f'<ul class="tiles">{"".join(map(tile, tiles(report, speaker)))}</ul>',
        f"<h2>{escape(say('balance-figures'))}</h2>",
        '<div class="plots">',
        *[figure(drawn[each]) for each in ("wins", "score", "rounds", "decisions") if each in drawn],
        "</div>",
        table(main_sheet(report, speaker, figures)),
        table(spread_sheet(report, speaker, figures), heading="h3"),
    ]
    rows = clearest(report, 10_000)
    if rows or not is_judged(report):
        sheet = card_sheet(report, speaker, figures, rows, wide=True)
        lines.append(f"<h2>{escape(sheet.heading)}</h2>")
        if "cards" in drawn:
            lines.append(figure(drawn["cards"], say("balance-filled"), "wide"))
        lines.append(table(sheet, more=say("balance-all-cards", count=len(rows))))
    made = [say("balance-made"), *([] if (order := command(report)) is None else [order])]
    lines += [
        f"<footer><p>{escape(made[0])}</p>",
        *[f"<p><code>{escape(each)}</code></p>" for each in made[1:]],
        "</footer></body></html>",
    ]
    return "\n".join(lines) + "\n"


def tile(told: Tile) -> str:
    kind = "" if told.is_clear else ' class="vague"'
    below = f"<span>{escape(told.below)}</span>" if told.below else ""
    return f"<li{kind}><span>{escape(told.name)}</span><b>{escape(told.value)}</b>{below}</li>"


def table(sheet: Sheet, heading: str = "", more: str = "") -> str:
    """`more`: what opens those rows that would be too many."""
    head = "".join(f"<th>{escape(cell)}</th>" for cell in sheet.head)
    rows = ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in sheet.rows]
    notes = "".join(f'<p class="note">{escape(note)}</p>\n' for note in sheet.notes)
    said = f"<{heading}>{escape(sheet.heading)}</{heading}>\n" if heading else ""

    def drawn(rows: list[str]) -> str:
        body = "".join(rows)
        columns = f'style="--columns: {beside(len(sheet.head) - 1)}"'
        top = f"<thead><tr>{head}</tr></thead>"
        return f'<div class="scroll"><table {columns}>{top}<tbody>\n{body}</tbody></table></div>\n'

    if more and len(rows) > OPEN:
        hidden = f"<details><summary>{escape(more)}</summary>{drawn(rows)}</details>\n"
        return said + drawn(rows[:OPEN]) + notes + hidden
    return said + (drawn(rows) if rows else "") + notes


def beside(columns: int) -> int:
    """How many columns a telephone shows beside each other, those that are left below them.

    >>> [beside(columns) for columns in (2, 4, 5, 8)]
    [2, 4, 5, 4]
    """
    return columns if columns <= FIT else -(-columns // -(-columns // FIT))


def figure(svg: str, caption: str = "", kind: str = "") -> str:
    said = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f"<figure{f' class={kind!r}' if kind else ''}>{inline(svg)}{said}</figure>"


def inline(svg: str) -> str:
    """Only the picture, in the colours of the page and with ids of its own: several stand on one page."""
    picture = svg[svg.index("<svg") :]
    salt = f"i{sum(map(ord, picture)) % 99991}"
    picture = re.sub(r'((?:id="|href="#|url\(#))', rf"\g<1>{salt}", picture)
    picture = re.sub("|".join(ON_PAGE), lambda found: ON_PAGE[found[0]], picture)
    picture = picture.replace('<text style="', '<text style="fill: currentColor; ')
    return picture.replace("<svg ", '<svg role="img" ', 1)


# Plots


def plots(report: Report, speaker: Speaker) -> dict[str, str]:
    """Name -> SVG: wins by seat, scores, length, and the cards that matter most clearly."""
    found = {}
    if any(measure == "wins" for _, _, measure in report.measured()):
        found["wins"] = wins_plot(report, speaker)
    found["score"] = spread_plot(report, speaker, "score")
    for name in ("rounds", "decisions"):
        if name in report.findings.spread[PRINTED]:
            found[name] = spread_plot(report, speaker, name)
    if any(measure_of(report, row, PRINTED) for row in report.cards()):
        found["cards"] = cards_plot(report, speaker)
    return found


def drawing(draw: Callable[..., None], title: str, high: float, panels: int = 1) -> str:
    style: Any = {"svg.hashsalt": "tablee", "svg.fonttype": "none", "font.size": 11, "axes.axisbelow": True}
    with matplotlib.rc_context(style):
        figure = Figure(figsize=(WIDE, high), layout="constrained", facecolor=PAPER)
        axes = figure.subplots(1, panels, squeeze=False, width_ratios=(3, 2)[:panels])[0]
        draw(*axes)
        figure.suptitle(fill(title, LETTERS), x=0.01, ha="left", fontsize=12)
        for each in axes:
            each.spines[["top", "right"]].set_visible(False)
            each.set_facecolor(PAPER)
        file = io.StringIO()
        figure.savefig(file, format="svg", metadata={"Date": None, "Title": title})
    return file.getvalue()


def box_name(speaker: Speaker, box: str) -> str:
    return speaker.say("simulate-yours" if box == CHANGED else "simulate-printed")


def limits(found: list[Interval]) -> tuple[list[float], list[list[float]]]:
    """Rates in percent, and how far their intervals reach to either side."""
    below = [100 * (each.value - each.low) for each in found]
    return [100 * each.value for each in found], [below, [100 * (each.high - each.value) for each in found]]


def wins_plot(report: Report, speaker: Speaker) -> str:
    """Both boxes and, deal by deal, the difference, which is known much better than either."""
    keys = [key for table, key, measure in report.measured() if (table, measure) == ("seat", "wins")]
    names = [speaker.say("balance-everybody") if key == "all" else key for key in keys]

    def rule(axes: Axes, across: float | None) -> None:
        if across is not None:
            axes.axhline(across, color=RULE, linewidth=1, linestyle="--")
        axes.set_xticks(range(len(keys)), names)
        axes.set_xlim(-0.6, len(keys) - 0.4)
        axes.grid(axis="y", color=LINE)
        speak(axes.yaxis, speaker.lang)

    def draw(axes: Axes, apart: Axes | None = None) -> None:
        for at, box in enumerate(report.boxes):
            heights, off = limits([report.figure(box, "seat", key, "wins") for key in keys])
            places = [place + 0.16 * (2 * at - len(report.boxes) + 1) for place in range(len(keys))]
            axes.errorbar(places, heights, yerr=off, fmt="o", color=COLOURS[box], ecolor=PALE[box], capsize=4,
                          label=box_name(speaker, box))  # fmt: skip
        rule(axes, 100 / len(keys) if keys != ["all"] else None)
        if keys == ["all"]:
            axes.set_ylim(0, 100)
        else:
            axes.figure.supxlabel(speaker.say("balance-axis-place"), fontsize=11)
        axes.set_ylabel(speaker.say("balance-axis-rate"))
        if apart is not None:
            axes.legend(frameon=False, fontsize=10, loc="lower left", bbox_to_anchor=(0, 1), ncols=2, borderpad=0)
            found = [report.difference("seat", key, "wins") for key in keys]
            heights, off = limits(found)
            apart.errorbar(range(len(keys)), heights, yerr=off, fmt="o", color=INK, ecolor=RULE, capsize=4)
            most = 1.15 * max(1.0, *[100 * max(abs(each.low), abs(each.high)) for each in found])
            apart.set_ylim(-most, most)
            apart.set_ylabel(speaker.say("balance-axis-difference"))
            rule(apart, 0)

    heading = speaker.say("balance-figure-seat-wins-all" if keys == ["all"] else "simulate-seats")
    return drawing(draw, heading, 3.4, 2 if report.is_comparison else 1)


def spread_plot(report: Report, speaker: Speaker, name: str) -> str:
    counted = {box: counts[name] for box, counts in report.findings.spread.items()}
    least, most = min(min(each) for each in counted.values()), max(max(each) for each in counted.values())
    step = max(1, -(-(most - least + 1) // BARS))
    count = (most - least) // step + 1
    edges = [least - 0.5 + step * at for at in range(count + 1)]

    def draw(axes: Axes) -> None:
        for box, counts in counted.items():
            bars: Counter[int] = Counter()
            for value, often in counts.items():
                bars[(value - least) // step] += often
            heights = [100 * bars[at] / sum(bars.values()) for at in range(count)]
            if box == PRINTED:
                wide = step * 0.9
                places = [(low + high) / 2 for low, high in pairwise(edges)]
                axes.bar(places, heights, width=wide, color=PALE[box], label=box_name(speaker, box))
            else:
                axes.stairs(heights, edges, color=COLOURS[box], linewidth=2, label=box_name(speaker, box))
        if name == "score":
            axes.set_xlabel(speaker.say("balance-spread-score"))
        axes.set_ylabel(speaker.say(f"balance-share-{'score' if name == 'score' else 'games'}"))
        axes.grid(axis="y", color=LINE)
        speak(axes.xaxis, speaker.lang, is_whole=True)
        speak(axes.yaxis, speaker.lang)
        if report.is_comparison:
            axes.legend(frameon=False, fontsize=10)

    heading = speaker.say("balance-plot-score" if name == "score" else f"balance-spread-{name}")
    return drawing(draw, heading, 3.4)


def cards_plot(report: Report, speaker: Speaker) -> str:
    """Each card's impact with its interval; filled: clear, all cards considered."""
    rows = [row for row in clearest(report, CARDS) if measure_of(report, row, PRINTED)][::-1]
    high = 0.42 if len(report.boxes) == 1 else 0.56
    wins = any("wins" in row.impact.get(PRINTED, {}) for row in rows)
    scale = 100 if wins else 1

    def draw(axes: Axes) -> None:
        for at, box in enumerate(report.boxes):
            for place, row in enumerate(rows):
                found = measure_of(report, row, box)
                if found is None:
                    continue
                shown = place - 0.32 * at
                off = [[scale * (found.value - found.low)], [scale * (found.high - found.value)]]
                axes.errorbar([scale * found.value], [shown], xerr=off, fmt="o", color=COLOURS[box], ecolor=PALE[box],
                              capsize=3, mfc=COLOURS[box] if found.is_clear else PAPER)  # fmt: skip
            axes.plot([], [], "o", color=COLOURS[box], label=box_name(speaker, box))
        axes.axvline(0, color=RULE, linewidth=1)
        for place, row in enumerate(rows):  # above its figures, not beside them: they have the whole width
            axes.text(
                0.01, place + 0.09 / high, speaker.card(row.card), transform=axes.get_yaxis_transform(), fontsize=10
            )
        axes.set_yticks([])
        axes.spines["left"].set_visible(False)
        axes.set_ylim(-0.7, len(rows) - 0.2)
        axes.set_xlabel(
            fill(speaker.say("balance-axis-wins" if wins else "balance-axis-score"), LETTERS), x=1, ha="right"
        )
        axes.grid(axis="x", color=LINE)
        speak(axes.xaxis, speaker.lang)
        if report.is_comparison:
            axes.legend(frameon=False, fontsize=10, loc="lower left", bbox_to_anchor=(0, 1), ncols=2, borderpad=0)

    heading = speaker.say("balance-plot-cards" if wins else "balance-plot-cards-score")
    return drawing(draw, heading, 1.4 + high * len(rows))
