"""A report as people and programs read it: JSON, CSV, and the tables that terminal and page share."""

from __future__ import annotations

import csv
import io
from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any, Final

from tablee.lab.balance import CHANGED, ENOUGH, PRINTED, RATES, ComparedCard, Impact, Key, Report, identity
from tablee.lab.figures import Interval
from tablee.lab.numbers import Figures
from tablee.lab.stopping import ERROR
from tablee.texts.speaker import Speaker

DIGITS: Final = 6
QUANTILES: Final = (5, 25, 50, 75, 95)
HEAD: Final = ("cards", "table", "key", "measure", "value", "low", "high", "count", "p", "adjusted")


# Data


def as_data(report: Report) -> dict[str, Any]:
    """Everything, as plain data: the same for the same seed, whoever played."""
    plan, found = report.plan, report.findings
    return {
        **identity(plan),
        "changes": plan.changes or {},
        "games": found.games,
        "wanted": plan.games,
        "precision": precision_data(report),
        "figures": [figure_data(report, key) for key in report.measured()],
        "distributions": {
            name: {box: [list(pair) for pair in sorted(counts[name].items())] for box, counts in found.spread.items()}
            for name in found.spread[PRINTED]
        },
        "cards": [card_data(row) for row in report.cards()],
    }


def precision_data(report: Report) -> dict[str, Any] | None:
    found = report.enclosure()
    if found is None or report.precision is None:
        return None
    return {
        "wanted": report.precision,
        "reached": found.widest <= report.precision,
        "widest": rounded(found.widest),
        "look": found.look,
        "error": ERROR,
        "wins": {key: limits(each) for key, each in found.means.items()},
    }


def figure_data(report: Report, key: Key) -> dict[str, Any]:
    """One figure with each box, and how much more it is with the changed one."""
    found: dict[str, Any] = dict(zip(("table", "key", "measure"), key, strict=True))
    for box, figures in report.findings.single.items():
        if key in figures:
            sums = figures[key]
            found[box] = {**limits(report.figure(box, *key)), "count": sums.count}
            if key[2] not in RATES:
                found[box] |= {"sd": rounded(sums.sd), "least": sums.least, "most": sums.most}
    if key in report.findings.paired:
        found["difference"] = limits(report.difference(*key))
    return found


def card_data(row: ComparedCard) -> dict[str, Any]:
    found: dict[str, Any] = {"card": row.card}
    for box, side in row.sides.items():
        found[box] = {name: rounded(value) for name, value in asdict(side).items()}
    for box, impacts in row.impact.items():
        told = {f"{name}_impact": impact_data(each) for name, each in impacts.items()}
        found[box] = {**found.get(box, {}), **told}
    return found


def impact_data(impact: Impact) -> dict[str, float]:
    return {name: rounded(value) for name, value in asdict(impact).items()}


def limits(interval: Interval) -> dict[str, float]:
    return {name: rounded(value) for name, value in asdict(interval).items()}


def rounded(value: float) -> float:
    return value if isinstance(value, int) else round(value, DIGITS) + 0.0


def as_csv(report: Report) -> str:
    """One value a line, so that every tool can filter and pivot it."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(HEAD)
    data = as_data(report)
    sides = [*report.boxes, *(["difference"] if report.is_comparison else [])]
    for side in sides:
        for each in data["figures"]:
            if side in each:
                found = each[side]
                count = found.get("count", data["games"])
                spread = [found[name] for name in ("value", "low", "high")]
                writer.writerow([side, each["table"], each["key"], each["measure"], *spread, count, "", ""])
        for card in data["cards"]:
            for name, value in card.get(side, {}).items():
                measure = name.replace("_", "-")
                if isinstance(value, dict):
                    cells = [value[part] for part in ("value", "low", "high")]
                    box = card[side if side in report.boxes else CHANGED]
                    count = box["played_by"] + box["held_by"]
                    writer.writerow([side, "card", card["card"], measure, *cells, count, value["p"], value["adjusted"]])
                else:
                    writer.writerow([side, "card", card["card"], measure, value, "", "", "", "", ""])
        for name, counts in data["distributions"].items():
            for value, count in counts.get(side, []):
                writer.writerow([side, "distribution", value, name, count, "", "", "", "", ""])
    return out.getvalue()


# Tables for people


@dataclass
class Sheet:
    """A table: the first column is words, the others are figures."""

    heading: str
    head: list[str]
    rows: list[list[str]]
    notes: list[str]


def sheets(report: Report, speaker: Speaker, top: int, wide: bool = False) -> list[Sheet]:
    """All tables; of the cards the `top` clearest, with their points where there is room."""
    figures = Figures(speaker.lang)
    made = [main_sheet(report, speaker, figures), spread_sheet(report, speaker, figures)]
    rows = clearest(report, top)
    if rows:
        made.append(card_sheet(report, speaker, figures, rows, wide))
    return made


def summary(report: Report, speaker: Speaker) -> list[str]:
    """What was played, and how sure it is."""
    plan, figures = report.plan, Figures(speaker.lang)
    assert speaker.title is not None
    said = {
        "title": speaker.title.names[speaker.lang],
        "games": report.findings.games,
        "players": plan.seats,
        "bots": ", ".join(plan.bots),
        "seed": plan.seed,
    }
    lines = [speaker.say("balance-done" if report.is_comparison else "report-done", **said)]
    for card, fields in sorted((plan.changes or {}).items()):
        told = ", ".join(f"{name} = {value}" for name, value in fields.items())
        lines.append(f"{speaker.card(card)}{speaker.colon}{told}")
    found = report.enclosure()
    if found is not None and report.precision is not None:
        widest, wanted = percent(figures, found.widest), percent(figures, report.precision)
        id = "balance-precise" if found.widest <= report.precision else "balance-not-precise"
        lines.append(speaker.say(id, widest=widest, wanted=wanted, games=report.findings.games))
    return lines


def percent(figures: Figures, value: float) -> str:
    return figures.number(100 * value, 2) + figures.percent


def named(report: Report, speaker: Speaker, table: str, key: str, measure: str) -> str:
    """A figure's name."""
    if table == "card":
        return speaker.say("balance-figure-card", card=speaker.card(key))
    id = f"balance-figure-{table}-{measure}" + ("-all" if table == "seat" and key == "all" else "")
    return speaker.say(id, key=key)


def main_sheet(report: Report, speaker: Speaker, figures: Figures) -> Sheet:
    say = speaker.say
    if report.is_comparison:
        head = [say(f"simulate-{id}") for id in ("printed", "yours", "difference", "interval")]
    else:
        head = [say("balance-mean"), say("simulate-interval")]
    rows = []
    for table, key, measure in report.measured():
        rate = measure in RATES
        cells = [named(report, speaker, table, key, measure)]
        sides = [box for box in report.boxes if (table, key, measure) in report.findings.single[box]]
        for box in sides:
            value = report.figure(box, table, key, measure).value
            cells.append(figures.rate(value) if rate else figures.number(value))
        if len(sides) == 2:
            found = report.difference(table, key, measure)
            star = "*" if found.is_clear else ""
            told = figures.rate(found.value, True) if rate else figures.number(found.value, 1, True)
            cells += [told + star, figures.limits(found, rate)]
        elif not report.is_comparison:
            cells.append(figures.limits(report.figure(PRINTED, table, key, measure), rate))
        rows.append(cells + [""] * (len(head) + 1 - len(cells)))
    notes = [say("simulate-clear"), say("balance-paired")] if report.is_comparison else []
    return Sheet(say("balance-figures"), ["", *head], rows, notes)


def quantile(counts: Counter[int], part: float) -> int:
    """The smallest number that so many percent do not exceed.

    >>> quantile(Counter({1: 50, 2: 40, 9: 10}), 50), quantile(Counter({1: 50, 2: 40, 9: 10}), 95)
    (1, 9)
    """
    left = part / 100 * sum(counts.values())
    for value, count in sorted(counts.items()):
        left -= count
        if left <= 0:
            return value
    return max(counts)


def spread_sheet(report: Report, speaker: Speaker, figures: Figures) -> Sheet:
    say = speaker.say
    rows = []
    for name in report.findings.spread[PRINTED]:
        for box, counts in report.findings.spread.items():
            told = say(f"balance-spread-{name}")
            if report.is_comparison:
                told += f" ({say('simulate-yours' if box == CHANGED else 'simulate-printed').lower()})"
            rows.append([told, *[figures.number(quantile(counts[name], part), 0) for part in QUANTILES]])
    head = ["", *[figures.number(part, 0) + figures.percent for part in QUANTILES]]
    return Sheet(say("balance-spread"), head, rows, [])


def clearest(report: Report, top: int) -> list[ComparedCard]:
    """The cards that matter most clearly, the best for their players first, and before them those that were changed."""
    side = "difference" if report.is_comparison else PRINTED
    tested = [row for row in report.cards() if measure_of(report, row, side) is not None]
    tested.sort(key=lambda row: (chance(report, row, side), row.card))
    changed = [row for row in report.cards() if row.card in (report.plan.changes or {})]
    shown = [row for row in tested if row not in changed][:top]
    return changed + sorted(shown, key=lambda row: -worth(report, row, side))


def measure_of(report: Report, row: ComparedCard, side: str) -> Impact | None:
    """By victories or, where nobody wins, by points."""
    found = row.impact.get(side, {})
    return found.get("wins") or found.get("score")


def chance(report: Report, row: ComparedCard, side: str) -> float:
    found = measure_of(report, row, side)
    return found.p if found is not None else 1.0


def worth(report: Report, row: ComparedCard, side: str) -> float:
    found = measure_of(report, row, side)
    return found.value if found is not None else 0.0


def card_sheet(report: Report, speaker: Speaker, figures: Figures, rows: list[ComparedCard], wide: bool) -> Sheet:
    say = speaker.say
    if report.is_comparison:
        head = [say("simulate-printed"), say("simulate-yours"), say("simulate-difference"), say("balance-adjusted")]
        sides = [PRINTED, CHANGED, "difference"]
    else:
        head = [say(f"balance-{id}") for id in ("played", "held", "impact", "adjusted")]
        head += [say("balance-score-impact")] if wide else []
        sides = [PRINTED]
    made = []
    for row in rows:
        cells = [speaker.card(row.card)]
        if not report.is_comparison:
            side = row.sides[PRINTED]
            cells.append(f"{figures.rate(side.played_wins)} ({figures.number(side.played_by, 0)})")
            cells.append(f"{figures.rate(side.held_wins)} ({figures.number(side.held_by, 0)})")
        cells += [impact_told(figures, row.impact.get(each, {}).get("wins"), True) for each in sides]
        last = row.impact.get(sides[-1], {}).get("wins")
        cells.append("" if last is None else figures.number(last.adjusted, 3))
        if wide and not report.is_comparison:
            cells.append(impact_told(figures, row.impact.get(PRINTED, {}).get("score"), False))
        made.append(cells)
    heading = say("balance-cards-compared" if report.is_comparison else "balance-cards")
    return Sheet(heading, [say("simulate-card"), *head], made, [say("balance-cards-note", enough=ENOUGH)])


def impact_told(figures: Figures, impact: Impact | None, rate: bool) -> str:
    if impact is None:
        return "–"
    value = figures.rate(impact.value, True) if rate else figures.number(impact.value, 1, True)
    half = figures.number((100 if rate else 1) * (impact.high - impact.low) / 2)
    return f"{value} ±{half}{'*' if impact.is_clear else ''}"
