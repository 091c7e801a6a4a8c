"""`tablee export RECORDS --to FORMAT`: recorded games as a table with a row for each decision."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.cli.draw import make_console
from tablee.cli.files import is_record, read_text, record_in
from tablee.cli.options import box_of, one_of
from tablee.kernel.errors import BadInput
from tablee.kernel.title import Title
from tablee.lab.records import FORMATS, Recorded, export_records
from tablee.texts.speaker import Speaker


def export_as(places: list[str], to: str, out: str | None, views: bool, cards: str | None, lang: str) -> None:
    """Files and folders, in the order of their names, into one file."""
    one_of("--to", to, list(FORMATS))
    speaker = Speaker(lang)
    goal = Path(out or f"records.{to}")
    files = [file for place in places for file in records_at(place)]
    if goal.resolve() in [Path(file).resolve() for file in files]:
        raise BadInput("export-what", place=str(goal), expected="--out")
    titles: dict[str, Title] = {}
    for file in files:  # whatever cannot be read is told before anything is written
        title, _ = record_in(file)
        titles[title.id] = title
    boxes = {id: box_of(title, cards) for id, title in titles.items()}

    def reading(file: str) -> Recorded:
        title, record = record_in(file)
        return Recorded(file, title, boxes[title.id], record)

    console = make_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(speaker.say("export-replaying"), total=len(files))
        games = [partial(reading, file) for file in files]
        count = export_records(
            games, list(titles.values()), to, goal, views, lambda done: bar.update(task, completed=done)
        )
    print(speaker.say("export-records-done", count=count, games=len(files), place=str(goal)))


def records_at(place: str) -> list[str]:
    """A record, or all in a folder and below it."""
    path = Path(place)
    if not path.is_dir():
        read_text(place)
        return [place]
    found = [str(file) for file in sorted(path.rglob("*")) if file.is_file() and looks_like_record(file)]
    if not found:
        raise BadInput("no-records", place=place)
    return found


def looks_like_record(file: Path) -> bool:
    try:
        with file.open("rb") as opened:
            return is_record(opened.read(200).decode("utf-8-sig", "replace"))
    except OSError:
        return False
