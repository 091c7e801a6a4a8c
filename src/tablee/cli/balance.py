"""`tablee lab balance` and `tablee lab report`: what a changed box does, and what the printed one does."""

from __future__ import annotations

import json as writing
import re
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tablee.cli.draw import Pen, make_console
from tablee.cli.files import read_data
from tablee.cli.options import print_json
from tablee.cli.simulate import table
from tablee.cli.working import progress_bar, stoppable, told_anyway
from tablee.kernel.errors import BadInput, Sentence
from tablee.kernel.title import Title
from tablee.lab.balance import Findings, Report, checkpoint, planned, run
from tablee.lab.files import Checkpoint, new_folder, written
from tablee.lab.report import as_csv, as_data, sheets, summary
from tablee.lab.simulation import Plan
from tablee.lab.workers import Crew
from tablee.texts.speaker import Speaker

GAMES, DATA, SHEET, PAGE = "games.json", "report.json", "report.csv", "report.html"
CHANGE = re.compile(r"([^.=\s]+)\.([^.=\s]+)=(.*)", re.DOTALL)
PERCENT = re.compile(r"(\d{1,2}(?:[.,]\d{1,6})?)\s*%")


@dataclass
class BalanceWishes:
    """What stood on the command line."""

    order: dict[str, Any]
    crew: Crew
    precision: float | None
    out: str | None
    resume: bool
    json: bool
    top: int


def changes_of(command: str, title: Title, set: list[str] | None, cards: str | None) -> dict[str, Any]:
    """The changes, from a card file or one by one: `C16.cost=1` is a line of such a file."""
    if set and cards is not None:
        raise BadInput("bad-usage", command=command, problem=Sentence("balance-set-or-cards"))
    changes = None if cards is None else read_data(cards)
    if changes:
        return changes
    if not set:
        raise BadInput("bad-usage", command=command, problem=Sentence("balance-needs-changes"))
    found: dict[str, dict[str, Any]] = {}
    for each in set:
        match = CHANGE.fullmatch(each)
        if match is None:
            face = title.box().faces()[0]
            example = f"{face.id}.{next(iter(face.numbers), 'name-en')}=1"
            raise BadInput("no-change", value=each, example=example)
        card, field, value = match.groups()
        if field in found.setdefault(card, {}):
            raise BadInput("change-twice", card=card, field=field)
        try:
            found[card][field] = writing.loads(value)
        except (ValueError, RecursionError):
            found[card][field] = value
    return found


def precision_of(text: str | None) -> float | None:
    """`0.5%` is 0.005."""
    if text is None:
        return None
    match = PERCENT.fullmatch(text.strip())
    value = float(match[1].replace(",", ".")) / 100 if match else 0.0
    if not 0 < value <= 0.5:
        raise BadInput("bad-argument", option="--precision", value=text, expected=Sentence("expected-precision"))
    return value


def balance(lang: str, title: Title, wishes: BalanceWishes) -> None:
    """Play, keep, write, tell."""
    plan = planned(title.id, **wishes.order)
    speaker = Speaker(lang, title, plan.table()[1])
    if wishes.resume and wishes.out is None:
        raise BadInput("bad-usage", command="tablee lab", problem=Sentence("balance-resume-needs-out"))
    folder = None if wishes.out is None else Path(wishes.out)
    kept = None if folder is None else checkpoint(plan, folder / GAMES)
    report = Report(plan, played(speaker, plan, wishes, kept), wishes.precision)
    pen = Pen(make_console(), speaker)

    def tell() -> None:
        if wishes.json:
            print_json(as_data(report))
        else:
            show(pen, report, wishes.top)

    drawn = True
    if folder is not None and kept is not None:
        with told_anyway(tell):
            kept.keep_now(report.findings.data())
            drawn = write(report, speaker, folder)
    tell()
    if folder is not None and not wishes.json:
        pen.console.print(speaker.say("balance-written", place=str(folder)), soft_wrap=True)
        if not drawn:
            pen.console.print(speaker.say("balance-no-plots"), soft_wrap=True)


def played(speaker: Speaker, plan: Plan, wishes: BalanceWishes, kept: Checkpoint | None) -> Findings:
    """Under a progress bar; whoever stops in between, or is stopped, can go on."""
    found = Findings()
    if kept is not None:
        if not wishes.resume:
            new_folder(kept.path.parent, [GAMES])
        before = kept.begin(wishes.resume)
        found = found if before is None else Findings.read(before, str(kept.path))

    def keep(done: Findings) -> None:
        if kept is not None:
            kept.keep(done.data)

    def keep_all() -> str | None:
        if kept is None or not found.games:
            return None
        kept.keep_now(found.data())
        return speaker.say("balance-stopped", place=str(kept.path.parent), count=found.games)

    with stoppable(keep_all), progress_bar(speaker.say("balance-playing"), plan.games) as bar:
        run(plan, wishes.crew, found, wishes.precision, lambda done, _: bar(done), keep)
    return found


def write(report: Report, speaker: Speaker, folder: Path) -> bool:
    """Everything that came out; False when the page is missing for want of what draws its plots."""
    written(folder / DATA, writing.dumps(as_data(report), ensure_ascii=False, indent=2) + "\n")
    written(folder / SHEET, as_csv(report))
    if find_spec("matplotlib") is None:
        return False
    from tablee.lab.page import page, plots

    drawn = plots(report, speaker)
    written(folder / PAGE, page(report, speaker, drawn))
    for name, picture in drawn.items():
        written(folder / f"{name}.svg", picture)
    return True


def show(pen: Pen, report: Report, top: int) -> None:
    first, *others = summary(report, pen.speaker)
    pen.write(first, "bold")
    for line in others:
        pen.write(line)
    for sheet in sheets(report, pen.speaker, top):
        pen.write()
        pen.write(pen.marked(sheet.heading, "bold"))
        made = table(pen, *sheet.head)
        for row in sheet.rows:
            made.add_row(pen.marked(row[0]), *row[1:])
        if sheet.rows:
            pen.write(made)
        for note in sheet.notes:
            pen.write(note, "dim")
