"""`tablee lab puzzles` and `tablee lab calibration`: what the teacher finds, and whether its word holds."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path

from tablee.cli.draw import SIMPLE_HEAD, Pen, make_console
from tablee.cli.simulate import check_writable
from tablee.cli.working import progress_bar
from tablee.kernel.errors import BadInput
from tablee.kernel.title import Title
from tablee.lab import calibration, puzzles
from tablee.lab.calibration import FIGURES, PICTURE, Calibration, calibrate
from tablee.lab.files import put
from tablee.lab.numbers import Figures
from tablee.lab.workers import Crew
from tablee.texts.speaker import Speaker


def find_puzzles(
    speaker: Speaker, title: Title, games: int, seed: str, looks: int, crew: Crew, resume: bool, out: str | None
) -> None:
    place = Path(out if out is not None else f"{title.id}.puzzles.json")
    check_writable(place)
    with progress_bar(speaker.say("lab-searching", found=0), games) as bar, said_why(place):

        def show(done: int, total: int, found: int) -> None:
            bar(done, total, speaker.say("lab-searching", found=found))

        count = puzzles.find(
            title.id,
            games=games,
            seed=seed,
            out=place,
            looks=looks or puzzles.LOOKS,
            crew=crew,
            resume=resume,
            progress=show,
        )
    print(speaker.say("lab-puzzles", found=count, games=games, place=str(place)))


def hold_to_word(
    speaker: Speaker,
    title: Title,
    games: int,
    seed: str,
    looks: int,
    bot: str,
    crew: Crew,
    resume: bool,
    out: str | None,
) -> None:
    folder = Path(out if out is not None else f"{title.id}.calibration")
    with progress_bar(speaker.say("lab-asking"), games) as bar, said_why(folder):
        found = calibrate(
            title.id,
            games=games,
            seed=seed,
            out=folder,
            looks=looks or calibration.LOOKS,
            bot=bot,
            crew=crew,
            resume=resume,
            progress=bar,
        )
        put(folder / FIGURES, json.dumps(asdict(found), indent=2) + "\n")
        pictured = find_spec("matplotlib") is not None
        if pictured:
            from tablee.lab.curve import calibration_picture

            words = {"promised": speaker.say("lab-axis-promised"), "won": speaker.say("lab-axis-won")}
            heading = speaker.say("lab-picture", title=title.names[speaker.lang])
            put(folder / PICTURE, calibration_picture(found, heading, words))
    tell(Pen(make_console(), speaker), title, found)
    print(speaker.say("lab-figures", place=str(folder)))
    if not pictured:
        print(speaker.say("lab-no-picture"))


def tell(pen: Pen, title: Title, found: Calibration) -> None:
    say, figures = pen.say, Figures(pen.speaker.lang)
    said = {"title": title.names[pen.speaker.lang], "games": found.games, "promises": found.promises}
    pen.write(say("lab-calibration", **said, brier=figures.number(found.brier, 3)), "bold")
    right = {"justify": "right", "no_wrap": True}
    heads = [{"header": say(f"lab-{id}"), **right} for id in ("promised", "came", "interval", "count")]
    table = pen.grid(*heads, box=SIMPLE_HEAD, header=True)
    for each in found.bins:
        limits = f"{figures.rate(each.low)} – {figures.rate(each.high)}"
        table.add_row(figures.rate(each.promised), figures.rate(each.won), limits, str(each.count))
    pen.write(table)
    for gain in found.gains:
        words = {name: figures.rate(getattr(gain, name)) for name in ("promised", "won", "error")}
        pen.write(say("lab-gains", count=gain.count, **words))


@contextmanager
def said_why(place: Path) -> Iterator[None]:
    """What cannot be written is told with its place."""
    try:
        yield
    except OSError as error:
        where = str(error.filename or place)
        raise BadInput("cannot-save", place=where, problem=error.strerror or type(error).__name__) from None
