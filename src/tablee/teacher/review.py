"""After the game: how the chance of winning went up and down, what choices cost most, and what was luck.

Every figure is from what the seat knew at that moment. A seat's choices are taken in runs: as many as it made in a row
before anything new came to light. Each run is played on in the same worlds twice: by the hints from its beginning, and
with the choices that were made. The first gives the curve; the difference is what the choices were worth beside those
of somebody who plays by the hints; whatever the curve moves from the end of one run to the beginning of the next came
from draws, dice and the others. The three add up to how the game ended.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from math import sqrt
from random import Random
from typing import Any, Final

from tablee.bots.search import Budget, Search
from tablee.bots.sight import PositionSight
from tablee.bots.values import search_for
from tablee.kernel.agenda import advance, decision_of, pending
from tablee.kernel.decisions import Choice, Decision, Seat, seat_name, seat_named
from tablee.kernel.errors import BadInput
from tablee.kernel.playout import best_of, play_by_hints
from tablee.kernel.position import Position
from tablee.kernel.records import Record, begin_again, read_record, replay
from tablee.kernel.title import Title
from tablee.teacher.advice import FRESH, Weighed, advise, can_think
from tablee.teacher.ends import Ends, end_for, error, gaps, mean

LOOKS: Final = 60_000
"""Looks and games of a whole review: a minute and a half on two processors for the longest games."""
RUNS, SCREENING, MEASURING = 0.45, 0.2, 0.35
"""The parts of them that go into the curve, into finding doubtful choices, and into weighing those."""
SUSPECTS: Final = 8
"""Choices of a seat that are weighed closely."""
COSTLY: Final = 3
"""That are told, at most."""
MOST_GAMES: Final = 600
STEADY: Final = 0.02
"""Slips of whoever plays on after a run. With more, as in a search, everybody would seem better than the hints."""
MOST_SCREENING: Final = 80
PRIOR: Final = 4.0
"""Looks' worth of doubt about a choice that was hardly tried."""
SURE: Final = 1.5
"""Standard errors by which a choice has to be worse to be told of."""

Progress = Callable[[int, int], None]


@dataclass
class Point:
    """The chance of winning at a moment, as far as the seat could know."""

    number: int
    """How many choices had been made."""
    win: float
    error: float
    points: float


@dataclass
class Costly:
    """A choice for which there was a better one."""

    number: int
    """The moment before it."""
    chosen: Weighed
    better: Weighed
    cost: float
    """Chance of winning."""
    cost_error: float
    cost_points: float


@dataclass
class SeatReview:
    seat: Seat
    start: float
    end: float
    skill: float = 0.0
    skill_error: float = 0.0
    curve: list[Point] = field(default_factory=list)
    costly: list[Costly] = field(default_factory=list)

    @property
    def luck(self) -> float:
        return self.end - self.start - self.skill


@dataclass
class Review:
    goal: str
    looks: int
    """Spent in all."""
    seats: list[SeatReview]


@dataclass
class RecordedChoice:
    """One choice of the record."""

    seat: Seat
    choice: Choice
    decision: Decision
    before: Position
    news: bool
    """After it the seat knew something that it had not known before."""


@dataclass(frozen=True)
class Run:
    """Choices that a seat made in a row, by their numbers."""

    seat: Seat
    first: int
    last: int


@dataclass(frozen=True)
class Work:
    """One piece of the review, which any process can do."""

    kind: str
    number: int
    last: int = 0
    looks: int = 0
    games: int = 0


class Story:
    """The whole game, choice after choice, with the position before each."""

    def __init__(self, title: Title, record: Record) -> None:
        game = begin_again(title, title.box(), record)
        self.title: Final = title
        self.seats: Final = game.position.seats
        self.told: Final[list[RecordedChoice]] = []
        pos = game.position
        for name, line in record.choices:
            seat, choice = seat_named(name), title.read(line)
            decision = title.offered(pos, seat, choice)
            after = title.play(pos, seat, choice)
            news = after.draws != pos.draws or any(
                event.adds_knowledge(title.events, seat) for event in after.events or []
            )
            self.told.append(RecordedChoice(seat, choice, decision, pos, news))
            pos = after
        self.end: Final = pos

    def runs(self) -> list[Run]:
        """Those with anything to choose, and to think about."""
        found: list[Run] = []
        first = 0
        for number in range(len(self.told)):
            one = self.told[number]
            later = self.told[number + 1] if number + 1 < len(self.told) else None
            ends = later is None or later.seat != one.seat or one.news
            if ends:
                if self.is_open(first, number):
                    found.append(Run(one.seat, first, number))
                first = number + 1
        return found

    def is_open(self, first: int, last: int) -> bool:
        open = [one for one in self.told[first : last + 1] if len(one.decision.choices) > 1]
        begins = self.told[first]
        return bool(open) and can_think(PositionSight(self.title, begins.before), begins.decision)

    def doubtful(self, seats: list[Seat]) -> list[int]:
        """The numbers of all choices that somebody really had."""
        return [
            number
            for number, one in enumerate(self.told)
            if one.seat in seats
            and len(one.decision.choices) > 1
            and can_think(PositionSight(self.title, one.before), one.decision)
        ]


def review(
    title: Title,
    record: Record,
    *,
    seats: list[Seat] | None = None,
    looks: int = 0,
    seed: str = "review",
    jobs: int = 1,
    progress: Progress | None = None,
) -> Review:
    """Review a finished game; of `seats` (all, if none are named) the costly choices are told. Equal looks give an
    equal review, on every machine and with any number of processes."""
    finished(title, record)
    story = Story(title, record)
    whose = list(range(story.seats)) if seats is None else seats
    runs, doubtful = story.runs(), story.doubtful(whose)
    budget = looks or LOOKS
    games = limited(RUNS * budget / (2 * max(1, len(runs))), 2, MOST_GAMES)
    screening = limited(SCREENING * budget / max(1, len(doubtful)), 2, MOST_SCREENING)
    suspects = min(len(doubtful), SUSPECTS * len(whose))
    close = limited(MEASURING * budget / max(1, suspects), 16, 4 * MOST_GAMES)
    first = [Work("run", run.first, run.last, 0, games) for run in runs]
    first += [Work("screen", number, 0, screening) for number in doubtful]
    size = len(first) + suspects
    done = 0
    found: dict[Work, Any] = {}
    with Hands(title, record, story, seed, jobs) as hands:
        for work, answer in hands.do(first):
            found[work] = answer
            done += 1
            if progress is not None:
                progress(done, size)
        second = [
            Work("measure", number, 0, close // 4, max(8, close // 6))
            for number in suspected(story, whose, first, found)
        ]
        for work, answer in hands.do(second):
            found[work] = answer
            done += 1
            if progress is not None:
                progress(min(done, size), size)
    spent = 2 * games * len(runs) + screening * len(doubtful) + close * len(second)
    if progress is not None:
        progress(size, size)
    return put_together(story, whose, runs, first, second, found, spent)


def finished(title: Title, record: Record) -> None:
    """Whatever cannot be reviewed is refused with a sentence."""
    if record.rules == title.version and record.cards != title.box().content:
        raise BadInput("review-cards", place=record.place)  # the hints know the printed cards only
    game = replay(title, title.box(), record)
    if record.hash and game.position.hash64() != record.hash:
        raise BadInput("hash-differs", place=record.place, value=game.position.hash64(), expected=record.hash)
    if title.result(game.position) is None:
        raise BadInput("review-unfinished", place=record.place)
    if not record.choices:
        raise BadInput("review-empty", place=record.place)


def limited(value: float, least: int, most: int) -> int:
    return max(least, min(most, int(value)))


def put_together(
    story: Story,
    whose: list[Seat],
    runs: list[Run],
    first: list[Work],
    second: list[Work],
    found: dict[Work, Any],
    spent: int,
) -> Review:
    ends = [end_for(story.title, story.end, seat) for seat in range(story.seats)]
    seats = [SeatReview(seat, ends[seat].win, ends[seat].win) for seat in range(story.seats)]
    errors = [0.0] * story.seats
    for run, work in zip(runs, first, strict=False):
        mine = seats[run.seat]
        point, skill, doubt = found[work]
        if not mine.curve:
            mine.start = point.win
        mine.curve.append(point)
        mine.skill += skill
        errors[run.seat] += doubt * doubt
    last = len(story.told)
    for mine in seats:
        mine.skill_error = sqrt(errors[mine.seat])
        mine.curve.append(Point(last, mine.end, 0.0, ends[mine.seat].points))
    for seat in whose:
        seats[seat].costly = costliest(story, seat, runs, [found[work] for work in second])
    return Review(ends[0].goal, spent, seats)


def costliest(story: Story, seat: Seat, runs: list[Run], measured: list[Costly | None]) -> list[Costly]:
    """The worst of each run: several picks of one plan are one mistake."""
    by_run: dict[int, Costly] = {}
    for each in measured:
        if each is None or story.told[each.number].seat != seat:
            continue
        run = max([run.first for run in runs if run.first <= each.number], default=0)
        if run not in by_run or lost(each) > lost(by_run[run]):
            by_run[run] = each
    return sorted(by_run.values(), key=lambda each: (-lost(each), each.number))[:COSTLY]


def lost(costly: Costly) -> float:
    worth = costly.chosen.behind_worth
    return 0.0 if worth is None else worth


def suspected(story: Story, whose: list[Seat], first: list[Work], found: dict[Work, Any]) -> list[int]:
    """Of each seat, the choices that the search would have made otherwise: those where it saw most in that, or that
    stand in a run which came out badly."""
    runs = [(work, found[work][1]) for work in first if work.kind == "run"]
    numbers: list[int] = []
    for seat in whose:
        doubts = []
        for work in first:
            if work.kind == "screen" and story.told[work.number].seat == seat and found[work] > 0.0:
                bad = [-skill for run, skill in runs if run.number <= work.number <= run.last and skill < 0.0]
                doubts.append((found[work] + (bad[0] if bad else 0.0), work.number))
        doubts.sort(key=lambda each: (-each[0], each[1]))
        numbers += [number for _, number in doubts[:SUSPECTS]]
    return sorted(numbers)


# The pieces


def work_on(story: Story, seed: str, work: Work) -> Any:
    luck = f"{seed}/{work.kind}/{work.number}"
    if work.kind == "run":
        return play_run(story, luck, work)
    if work.kind == "screen":
        return screened(story, luck, work)
    return measured(story, luck, work)


def play_run(story: Story, luck: str, work: Work) -> tuple[Point, float, float]:
    """The curve at the beginning of a run, and what its choices were worth beside those of the hints."""
    told = story.told[work.number]
    seat, title = told.seat, story.title
    search = search_for(PositionSight(title, told.before), told.decision, 1)
    seed = Random(luck).getrandbits(60) + FRESH
    hinted, chosen = Ends(), Ends()
    for number in range(work.games):
        for ends, made in ((hinted, False), (chosen, True)):
            search.rng.seed(seed + number)
            world = search.world()
            if made:
                repeat(world, [one.choice for one in story.told[work.number : work.last + 1]], seat)
            else:
                by_hints(title, world, work.last + 1 - work.number, seat)
            play_by_hints(title, world, search.rng, STEADY)
            ends.add(end_for(title, world, seat))
    gained = gaps(chosen.wins, hinted.wins)
    point = Point(work.number, mean(hinted.wins), error(hinted.wins), mean(hinted.points))
    return point, mean(gained), error(gained)


def by_hints(title: Title, world: Position, count: int, seat: Seat) -> None:
    """As many choices as the run has, by the hints and without a slip."""
    for _ in range(count):
        decision = decision_of(world, seat)
        if decision is None:
            return
        worth = title.guess_at(world, decision) if len(decision.choices) > 1 else [0.0]
        advance(world, decision, decision.choices[best_of(worth, 0.0)])
        pending(world)


def repeat(world: Position, choices: list[Choice], seat: Seat) -> None:
    """Choose the same again, as far as the world asks the same."""
    for choice in choices:
        decision = decision_of(world, seat)
        if decision is None or choice not in decision.choices:
            return
        advance(world, decision, choice)
        pending(world)


def screened(story: Story, luck: str, work: Work) -> float:
    """How much better the search thinks of another choice, roughly; 0: it would have chosen the same."""
    told = story.told[work.number]
    search = search_for(PositionSight(story.title, told.before), told.decision, Random(luck).getrandbits(60))
    search.think(Budget(iterations=work.looks))
    best, mine = search.best(), told.decision.choices.index(told.choice)
    return 0.0 if best == mine else max(0.0, thought_of(search, best) - thought_of(search, mine))


def thought_of(search: Search, place: int) -> float:
    """What the search makes of a choice; of one that it hardly tried, nearly what it makes of them all."""
    child = search.offered[place]
    middle = search.total / search.done if search.done else 0.0
    return (child.total + PRIOR * middle) / (child.visits + PRIOR)


def measured(story: Story, luck: str, work: Work) -> Costly | None:
    """What a doubtful choice cost, in worlds that it was not suspected in; None: nothing that can be told."""
    told = story.told[work.number]
    sight = PositionSight(story.title, told.before)
    advice = advise(sight, told.decision, Budget(iterations=work.looks), luck, work.games, told.choice)
    better = advice.choices[0]
    made = story.title.write(told.choice)
    mine = next(each for each in advice.choices if each.line == made)
    worth, doubt = mine.behind_worth, mine.behind_worth_error
    if better is mine or worth is None or doubt is None or worth <= SURE * doubt:
        return None
    return Costly(work.number, mine, better, mine.behind or 0.0, mine.behind_error or 0.0, mine.behind_points or 0.0)


# Who does them


class Hands:
    """One process or several; the answers come in the order of the work either way."""

    def __init__(self, title: Title, record: Record, story: Story, seed: str, jobs: int) -> None:
        self.story: Final = story
        self.seed: Final = seed
        self.pool: Any = None
        if jobs > 1:
            from concurrent.futures import ProcessPoolExecutor
            from multiprocessing import active_children, get_context

            self.others = set(active_children())
            module = type(title).__module__
            self.pool = ProcessPoolExecutor(jobs, get_context("spawn"), begin_work, (module, record.write(), seed))

    def __enter__(self) -> Hands:
        return self

    def __exit__(self, fault: type[BaseException] | None, *_: object) -> None:
        if self.pool is None:
            return
        self.pool.shutdown(wait=fault is None, cancel_futures=True)
        if fault is not None:  # an interrupt: nobody waits for what is not wanted any more
            from multiprocessing import active_children

            for process in set(active_children()) - self.others:
                process.terminate()

    def do(self, works: list[Work]) -> Iterator[tuple[Work, Any]]:
        answers = (
            self.pool.map(work_here, works)
            if self.pool is not None
            else (work_on(self.story, self.seed, work) for work in works)
        )
        yield from zip(works, answers, strict=True)


HERE: Final[list[tuple[Story, str]]] = []
"""In a process of its own: the game that it works on."""


def begin_work(module: str, record: str, seed: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us ends us
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    title: Title = import_module(module).TITLE
    HERE.append((Story(title, read_record(record, "record")), seed))


def end_with(parent: int) -> None:
    """Nobody works on for somebody who is gone, however that happened."""
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(1)


def work_here(work: Work) -> Any:
    story, seed = HERE[0]
    return work_on(story, seed, work)


def as_data(found: Review) -> dict[str, Any]:
    """A review as plain data; seats by name, choices by their lines."""
    return {
        "goal": found.goal,
        "looks": found.looks,
        "seats": [
            {
                "seat": seat_name(each.seat),
                "start": each.start,
                "end": each.end,
                "skill": each.skill,
                "skill_error": each.skill_error,
                "luck": each.luck,
                "curve": [vars(point) for point in each.curve],
                "costly": [
                    {
                        "number": one.number,
                        "cost": one.cost,
                        "cost_error": one.cost_error,
                        "cost_points": one.cost_points,
                        "chosen": weighed_data(one.chosen),
                        "better": weighed_data(one.better),
                    }
                    for one in each.costly
                ],
            }
            for each in found.seats
        ],
    }


def weighed_data(each: Weighed) -> dict[str, Any]:
    found = {
        name: getattr(each, name)
        for name in (
            *("line", "share", "win", "win_error", "points", "margin", "margin_error"),
            *("behind", "behind_error", "behind_points"),
        )
    }
    found["as_good"] = each.as_good()
    found["reasons"] = [[part.verb, part.message, part.amount] for part in each.reasons]
    return found
