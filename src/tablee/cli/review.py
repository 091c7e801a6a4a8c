"""`tablee review`: a finished game, with what the choices were worth and what was luck."""

from __future__ import annotations

import errno
import json as reading
import os
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from tablee.bots import MOST_ITERATIONS
from tablee.cli.draw import Pen
from tablee.cli.files import record_in
from tablee.cli.options import FileName, Json, Lang, SeatName, print_json, spoken_language, whole
from tablee.cli.replay import make_pen, seat_of
from tablee.cli.working import Jobs, crew_of, progress_bar
from tablee.kernel.errors import BadInput
from tablee.kernel.records import Record
from tablee.kernel.title import Title
from tablee.lab.files import written
from tablee.lab.numbers import Figures
from tablee.teacher.ends import RIVALS
from tablee.teacher.review import LOOKS, Costly, Point, Review, SeatReview, Story, as_data
from tablee.teacher.review import review as reviewed
from tablee.texts import Catalogue

Looks = Annotated[str, typer.Option("--looks", metavar="N")]
Out = Annotated[str | None, typer.Option("--out", metavar="FOLDER")]
DATA, PICTURE = "review.json", "review.svg"
BARS: Final = "▁▂▃▄▅▆▇█"
DIGITS: Final = "0123456789"
WIDTH: Final = 60


def review(
    file: FileName,
    looks: Looks = str(LOOKS),
    jobs: Jobs = None,
    seat: SeatName = None,
    out: Out = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Review a finished game."""
    title, record = record_in(file)
    whose = seat_of(seat, len(record.seats))
    folder = None if out is None else folder_at(out)
    budget = whole("--looks", looks, 1, MOST_ITERATIONS)
    with progress_bar(Catalogue(spoken_language(lang)).say("review-reviewing")) as bar:
        found = reviewed(
            title,
            record,
            seats=None if whose is None else [whose],
            looks=budget,
            jobs=crew_of(jobs).jobs,
            progress=bar,
        )
    pen = make_pen(lang, title, title.box(), record.seats)
    data = {"title": title.id, "players": record.seats, **as_data(found)}
    pictured = folder is None or keep(pen, folder, title, found, data)
    if json:
        print_json(data)
        return
    tell(pen, title, record, found, file)
    if folder is not None:
        pen.write()
        pen.console.print(
            pen.say("review-kept" if pictured else "review-no-picture", place=str(folder)), soft_wrap=True
        )


def folder_at(out: str) -> Path:
    """A folder that can be written to, or one that can be made: refused before the work is done, not after."""
    path = Path(out)
    near = path if path.exists() else path.parent
    reason = errno.ENOENT if not near.exists() else errno.ENOTDIR if not near.is_dir() else 0
    if not reason and not os.access(near, os.W_OK):
        reason = errno.EACCES
    if reason:
        raise BadInput("cannot-save", place=out, problem=os.strerror(reason))
    return path


def keep(pen: Pen, folder: Path, title: Title, found: Review, data: dict[str, Any]) -> bool:
    """Figures and picture; False when the picture is missing for want of what draws it."""
    written(folder / DATA, reading.dumps(data, ensure_ascii=False, indent=2) + "\n")
    if find_spec("matplotlib") is None:
        return False
    from tablee.lab.curve import review_picture

    words = {"moves": pen.say("review-axis-moves"), "chance": pen.say(f"review-axis-{found.goal}")}
    names = [pen.speaker.player(each.seat) for each in found.seats]
    written(folder / PICTURE, review_picture(found, title.names[pen.speaker.lang], names, words))
    return True


def tell(pen: Pen, title: Title, record: Record, found: Review, file: str) -> None:
    pen.write(pen.say(f"review-goal-{found.goal}", title=title.names[pen.speaker.lang]), "bold")
    story = Story(title, record)
    for each in found.seats:
        tell_seat(pen, story, each, found.goal)
    numbers = [one.number for each in found.seats for one in each.costly]
    if numbers:
        pen.write()
        said = pen.say("review-branch", file=file, number=numbers[0])
        pen.console.print(said, style="dim", soft_wrap=True)  # a command is copied whole


def tell_seat(pen: Pen, story: Story, each: SeatReview, goal: str) -> None:
    figures = Figures(pen.speaker.lang)
    pen.write()
    pen.write(pen.speaker.player(each.seat), "bold")
    pen.write(curve(each.curve, BARS if pen.unicode else DIGITS))
    rates = {"skill": figures.rate(each.skill, True), "luck": figures.rate(each.luck, True)}
    ends = {"start": figures.rate(each.start), "end": figures.rate(each.end)}
    pen.write(pen.say("review-from-to", **ends, **rates, error=figures.rate(each.skill_error)))
    if not each.costly:
        pen.write(pen.say("review-no-costly"))
    for one in each.costly:
        tell_costly(pen, figures, story, one, goal)


def tell_costly(pen: Pen, figures: Figures, story: Story, one: Costly, goal: str) -> None:
    told = story.told[one.number]
    params: dict[str, Any] = {"number": one.number, "error": figures.rate(one.cost_error)}
    params["chosen"], params["better"] = (
        pen.speaker.choice(story.title.read(each.line), told.before, told.seat) for each in (one.chosen, one.better)
    )
    params["cost"] = figures.rate(one.cost)
    if goal == RIVALS:
        params["points"] = figures.number(one.cost_points)
    pen.write(pen.say("review-costly-points" if goal == RIVALS else "review-costly", **params))
    why = pen.speaker.reasons([(part.verb, part.message, part.amount) for part in one.better.reasons])
    if why:
        pen.write(f"  {why}", "dim")


def curve(points: list[Point], steps: str) -> str:
    """The chance of winning from move to move, one sign for each stretch of the game."""
    last = points[-1].number
    signs = []
    for column in range(WIDTH):
        at = column * last / (WIDTH - 1)
        here = [point for point in points if point.number <= at] or points[:1]
        signs.append(steps[min(len(steps) - 1, int(here[-1].win * len(steps)))])
    return "".join(signs)
