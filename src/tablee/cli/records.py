"""`tablee export RECORDS --to FORMAT`: recorded games as a table with a row for each decision."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

from tablee.cli.files import is_record, read_data, read_text, record_in
from tablee.cli.options import one_of
from tablee.cli.working import GONE, crew_of, progress_bar
from tablee.kernel.errors import BadInput
from tablee.kernel.title import Title
from tablee.lab.records import FORMATS, Order, export_records, kept_beside
from tablee.lab.workers import Crew
from tablee.texts.speaker import Speaker

FEW = 20
"""Records that are replayed sooner than processes are started."""
STOPS = ("cannot-save", *GONE)
"""What may be over when the same command is given again."""


@dataclass
class ExportWishes:
    """What stood on the command line."""

    to: str
    out: str | None
    views: bool
    cards: str | None
    jobs: str | None
    resume: bool


def export_as(places: list[str], wishes: ExportWishes, lang: str) -> None:
    """Files and folders, in the order of their names, into one file."""
    one_of("--to", wishes.to, list(FORMATS))
    speaker = Speaker(lang)
    goal = Path(wishes.out or f"records.{wishes.to}")
    found: dict[Path, str] = {}
    for place in places:
        for file in records_at(place):
            found.setdefault(Path(file).resolve(), file)
    files = list(found.values())
    if goal.resolve() in found:
        raise BadInput("export-what", place=str(goal), expected="--out")
    crew = crew_of(wishes.jobs) if wishes.jobs is not None or len(files) >= FEW else Crew()
    titles: dict[str, Title] = {}
    for file in files:  # whatever cannot be read is told before anything is written
        title, _ = record_in(file)
        titles[title.id] = title
    changes = read_data(wishes.cards) if wishes.cards is not None else None
    order = Order(tuple(files), read_text, tuple(titles), changes, wishes.cards or "cards", wishes.views)
    for title in titles.values():
        title.box(changes, order.place)
    try:
        with ends_as_interrupts(), progress_bar(speaker.say("export-replaying"), len(files)) as bar:
            count = export_records(order, wishes.to, goal, crew, wishes.resume, bar)
    except KeyboardInterrupt:
        print(speaker.say("export-stopped"), flush=True)
        raise
    except BadInput as error:
        if error.sentence.id in STOPS and kept_beside(goal).is_file():
            print(speaker.say("export-stopped"), file=sys.stderr)
        raise
    print(speaker.say("export-records-done", count=count, games=len(files), place=str(goal)))


@contextmanager
def ends_as_interrupts() -> Iterator[None]:
    """In here a system that shuts down, or a terminal that is closed, is Ctrl-C to us. Whoever started us with nohup
    means us to stay."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]  # Windows has one
    ours = [number for number in numbers if signal.getsignal(number) is signal.SIG_DFL]
    try:
        for number in ours:
            signal.signal(number, interrupt)
        yield
    finally:
        for number in ours:
            signal.signal(number, signal.SIG_DFL)


def interrupt(number: int, frame: FrameType | None) -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # a shell's job in the background does not hear Ctrl-C
        raise KeyboardInterrupt
    signal.raise_signal(signal.SIGINT)


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
