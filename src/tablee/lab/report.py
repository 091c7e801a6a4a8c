"""A report as people and programs read it: JSON, CSV, and the tables that terminal and page share."""

from __future__ import annotations

import csv
import io
import json
import shlex
from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any, Final

from tablee.lab.balance import CHANGED, PRINTED, RATES, Key, Report
from tablee.lab.figures import Interval
from tablee.lab.impacts import ENOUGH, CardSide, ComparedCard, Impact
from tablee.lab.numbers import Figures
from tablee.lab.stopping import ERROR
from tablee.texts.speaker import Speaker

DIGITS: Final = 6
QUANTILES: Final = (5, 25, 50, 75, 95)
MOST_TILES: Final = 2
"""Changed cards that are told before all else."""
FIRST: Final[tuple[Key, ...]] = (
    ("seat", "1", "wins"),
    ("seat", "all", "wins"),
    ("game", "all", "best"),
    ("game", "all", "rounds"),
)
"""Figures that are told before all else, in this order."""
HEAD: Final = ("cards", "table", "key", "measure", "value", "low", "high", "count", "p", "adjusted")


# Data


def as_data(report: Report) -> dict[str, Any]:
    """Everything, as plain data: the same for the same seed, whoever played."""
    plan, found = report.plan, report.findings
    return {
        **plan.identity(),
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


def limits(interval: Interval) -> dict[str, float | None]:
    """Without limits where nothing is known of them."""
    found: dict[str, float | None] = {name: rounded(value) for name, value in asdict(interval).items()}
    return found if interval.is_known else {**found, "low": None, "high": None}


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
    if rows or not is_judged(report):
        made.append(card_sheet(report, speaker, figures, rows, wide))
    return made


def summary(report: Report, speaker: Speaker) -> list[str]:
    """What was played, and how sure it is."""
    plan = report.plan
    assert speaker.title is not None
    said = {
        "title": speaker.title.names[speaker.lang],
        "games": report.findings.games,
        "players": plan.seats,
        "bots": ", ".join(plan.bots),
        "seed": plan.seed,
    }
    first = speaker.say("balance-done" if report.is_comparison else "report-done", **said)
    return [first, *changes_told(report, speaker), *precision_told(report, speaker)]


def changes_told(report: Report, speaker: Speaker) -> list[str]:
    """A line for each changed card: numbers as they were and as they are, words as they are."""
    assert speaker.title is not None
    printed = {face.id: face.numbers for face in speaker.title.box().faces()}
    lines = []
    for card, fields in sorted((report.plan.changes or {}).items()):
        before = printed.get(card, {})
        told = [
            f"{speaker.word('number', name)} {before[name]} → {value}" if name in before else f"{name} = {value}"
            for name, value in fields.items()
        ]
        lines.append(f"{speaker.card(card)}{speaker.colon}{', '.join(told)}")
    return lines


def precision_told(report: Report, speaker: Speaker) -> list[str]:
    """How sure the win rates are, if that was asked for."""
    found, figures = report.enclosure(), Figures(speaker.lang)
    if found is None or report.precision is None:
        return []
    widest, wanted = percent(figures, found.widest), percent(figures, report.precision)
    id = "balance-precise" if found.widest <= report.precision else "balance-not-precise"
    return [speaker.say(id, widest=widest, wanted=wanted, games=report.findings.games)]


def chosen(report: Report) -> dict[str, Any]:
    """Options that are not as in the box."""
    usual = report.plan.table()[0].checked_options({}, report.plan.seats)
    return {name: value for name, value in report.plan.options.items() if usual.get(name) != value}


def command(report: Report) -> str | None:
    """What gives the same report again; None where the changes are in a file."""
    plan = report.plan
    words = ["tablee", "lab", "balance" if report.is_comparison else "report", plan.title]
    if report.is_comparison and plan.place not in ("--set", "cards"):
        return None
    for card, fields in (plan.changes or {}).items():
        for name, value in fields.items():
            words += ["--set", f"{card}.{name}={typed(value)}"]
    for name, value in chosen(report).items():
        words += ["--option", f"{name}={typed(value)}"]
    words += ["--players", str(plan.seats), "--bots", ",".join(plan.bots), "--seed", plan.seed]
    if report.precision is None:
        return shlex.join([*words, "--games", str(report.findings.games)])
    wanted = f"{100 * report.precision:.6f}".rstrip("0").rstrip(".") + "%"
    return shlex.join([*words, "--games", str(plan.games), "--precision", wanted])


def typed(value: Any) -> str:
    """As it stands on a command line: a text bare, unless it would be read as something else."""
    if isinstance(value, str):
        try:
            json.loads(value)
        except (ValueError, RecursionError):
            return value
    return json.dumps(value, ensure_ascii=False)


@dataclass
class Tile:
    """A figure that is seen first."""

    name: str
    value: str
    below: str
    is_clear: bool


def tiles(report: Report, speaker: Speaker) -> list[Tile]:
    """What a reader wants to know before all else: of both boxes what is different, of one how it plays."""
    figures, made = Figures(speaker.lang), []
    measured = list(report.measured())
    wanted: list[Key] = [key for key in measured if key[0] == "card"][:MOST_TILES]
    wanted += [key for key in FIRST if key in measured]
    for key in wanted:
        rate, name = key[2] in RATES, named(report, speaker, *key)

        def shown(value: float, sign: bool = False, rate: bool = rate, key: Key = key) -> str:
            return figures.rate(value, sign) if rate else figures.number(value, digits_of(key[2]), sign)

        if not report.is_comparison:
            found = report.figure(PRINTED, *key)
            half = figures.number((100 if rate else 1) * (found.high - found.low) / 2, digits_of(key[2]))
            below = f"±{half}" if found.is_known else unvaried(report, speaker)
            made.append(Tile(name, shown(found.value), below, is_clear=True))
            continue
        both = [shown(report.figure(box, *key).value) for box in report.boxes]
        found = report.difference(*key)
        below = " → ".join(both)
        if not found.is_clear:
            below += f"{speaker.colon}{vague(report, speaker, found)}"
        made.append(Tile(name, shown(found.value, sign=True), below, found.is_clear))
    cards = [each for row in report.cards() if (each := measure_of(report, row, PRINTED)) is not None]
    if cards and not report.is_comparison:
        clear = sum(each.is_clear for each in cards)
        of = speaker.say("balance-of-cards", count=len(cards))
        made.append(Tile(speaker.say("balance-clear-cards"), figures.number(clear, 0), of, is_clear=True))
    return made


def unvaried(report: Report, speaker: Speaker) -> str:
    """What is said where there is no interval."""
    games = report.findings.games
    return speaker.say("balance-once") if games < 2 else speaker.say("balance-same", count=games)


def vague(report: Report, speaker: Speaker, found: Interval) -> str:
    return speaker.say("balance-vague") if found.is_known else unvaried(report, speaker)


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
        rate, digits = measure in RATES, digits_of(measure)
        cells = [named(report, speaker, table, key, measure)]
        sides = [box for box in report.boxes if (table, key, measure) in report.findings.single[box]]
        for box in sides:
            value = report.figure(box, table, key, measure).value
            cells.append(figures.rate(value) if rate else figures.number(value, digits))
        if len(sides) == 2:
            found = report.difference(table, key, measure)
            star = "*" if found.is_clear else ""
            told = figures.rate(found.value, True) if rate else figures.number(found.value, digits, True)
            cells += [told + star, interval_told(report, speaker, figures, found, measure)]
        elif not report.is_comparison:
            found = report.figure(PRINTED, table, key, measure)
            cells.append(interval_told(report, speaker, figures, found, measure))
        rows.append(cells + [""] * (len(head) + 1 - len(cells)))
    notes = [say("simulate-clear"), say("balance-paired" if same_deck(report) else "balance-other-deck")]
    notes = notes if report.is_comparison else []
    return Sheet(say("balance-figures"), ["", *head], rows, notes)


def interval_told(report: Report, speaker: Speaker, figures: Figures, found: Interval, measure: str) -> str:
    if not found.is_known:
        return unvaried(report, speaker)
    return figures.limits(found, measure in RATES, digits_of(measure))


def digits_of(measure: str) -> int:
    """Rounds are few: a tenth of one is much."""
    return 2 if measure == "rounds" else 1


def same_deck(report: Report) -> bool:
    """Do both boxes have the same cards, whatever is written on them? Then they are shuffled alike."""
    printed = {face.id for face in report.plan.table()[0].box().faces()}
    return all(card in printed and "copies" not in fields for card, fields in (report.plan.changes or {}).items())


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


def is_judged(report: Report) -> bool:
    """Was any card both played and only held often enough?"""
    return any(row.impact for row in report.cards())


def has_wins(report: Report) -> bool:
    """Does anybody win? Who plays alone for points does not."""
    return any(measure == "wins" for _, _, measure in report.measured())


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
    """What goes with playing each card, always with the number of players, which says why a card is not judged; with
    two boxes their wins take more room."""
    say, wins = speaker.say, has_wins(report)
    what, by = ("wins", "") if wins else ("score", "-score")
    if report.is_comparison:
        head = [say("simulate-printed"), say("simulate-yours"), say("simulate-difference"), say("balance-adjusted")]
        if wide:
            told = {PRINTED: say("simulate-printed").lower(), CHANGED: say("simulate-yours").lower()}
            head += [f"{say(f'balance-{id}')}, {told[box]}" for box in report.boxes for id in ("played", "held")]
        sides = [PRINTED, CHANGED, "difference"]
    else:
        head = [say(f"balance-{id}") for id in ("played", "held", "impact" if wins else "score-impact", "adjusted")]
        head += [say("balance-score-impact")] if wide and wins else []
        sides = [PRINTED]
    made = []
    for row in rows:
        cells = [speaker.card(row.card)]
        if not report.is_comparison:
            cells += sides_told(figures, row.sides[PRINTED], wins)
        for each in sides:
            cells.append(impact_told(figures, row.impact.get(each, {}).get(what), wins))
            if report.is_comparison and not wide and each in row.sides:
                side = row.sides[each]
                cells[-1] += f"\n{figures.number(side.played_by, 0)} / {figures.number(side.held_by, 0)}"
        last = row.impact.get(sides[-1], {}).get(what)
        cells.append("" if last is None else figures.chance(last.adjusted))
        if wide and report.is_comparison:
            cells += [told for box in report.boxes for told in sides_told(figures, row.sides[box], wins)]
        elif wide and wins:
            cells.append(impact_told(figures, row.impact.get(PRINTED, {}).get("score"), False))
        made.append(cells)
    notes = [] if is_judged(report) else [say("balance-none-judged", enough=ENOUGH)]
    if made:
        notes.append(say("balance-cards-note", enough=ENOUGH))
        notes += [say("balance-cards-counts")] if report.is_comparison and not wide else []
    heading = say(("balance-cards-compared" if report.is_comparison else "balance-cards") + by)
    return Sheet(heading, [say("simulate-card"), *head], made, notes)


def sides_told(figures: Figures, side: CardSide, wins: bool) -> list[str]:
    """How many won of those who played the card, and of those who only held it, or their points."""
    played, held = (side.played_wins, side.held_wins) if wins else (side.played_score, side.held_score)
    told = figures.rate if wins else figures.number
    pairs = ((played, side.played_by), (held, side.held_by))
    return [f"{told(mean) if count else '–'} ({figures.number(count, 0)})" for mean, count in pairs]


def impact_told(figures: Figures, impact: Impact | None, rate: bool) -> str:
    if impact is None:
        return "–"
    value = figures.rate(impact.value, True) if rate else figures.number(impact.value, 1, True)
    half = figures.number((100 if rate else 1) * (impact.high - impact.low) / 2)
    return f"{value} ±{half}{'*' if impact.is_clear else ''}"
