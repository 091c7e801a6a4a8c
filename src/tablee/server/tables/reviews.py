"""The coach: a finished game is reviewed in the background, and the review kept in memory as long as there is room."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Literal, Protocol, cast

from tablee.kernel.decisions import Seat, seat_named
from tablee.server.bots.question import ChoiceWeighed, ReviewFound
from tablee.server.bots.shares import FairShares
from tablee.server.errors import Refused, voice
from tablee.server.protocol import ChoiceAdvice, CostlyChoice, CurvePoint, Goal, ReviewResponse, SeatReviewResponse
from tablee.server.tables.hints import advised_choice
from tablee.server.tables.moves import not_running
from tablee.server.tables.play import LogLine, lines_left, lines_of
from tablee.server.tables.replays import Replays
from tablee.server.tables.table import Table
from tablee.server.tables.tables import Tables
from tablee.texts.speaker import Speaker

MOST_KNOWN: Final = 100
MOST_RUNNING: Final = 2
MOST_OF_GUEST: Final = 3
"""Reviews that a guest has under way or waits for."""


class Reviewer(Protocol):
    """Whoever reviews games, somewhere that blocks nobody."""

    async def review(self, record: str, seats: list[Seat], tell: Callable[[float], None]) -> ReviewFound | None: ...

    async def stop(self) -> None: ...


class ReviewJob:
    """One review, as far as it has come."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.state: Literal["waiting", "thinking", "done", "failed"] = "waiting"
        self.done = 0.0
        self.found: ReviewFound | None = None
        self.numbers: list[int] = []
        """By choice of the record, the moment of the table before it; then the last one."""

    def tell(self, done: float) -> None:
        self.done = done


class Reviews:
    def __init__(self, tables: Tables, replays: Replays, coach: Reviewer) -> None:
        self.tables = tables
        self.replays = replays
        self.coach = coach
        self.known: OrderedDict[str, ReviewJob] = OrderedDict()
        self.places = FairShares(range(MOST_RUNNING))

    async def start(self, table: Table, lang: str, guest: str = "") -> ReviewResponse:
        """Begin one, unless there is one already; only of a game that was played to its end."""
        known = self.known.get(table.row.id)
        if known is not None and known.state != "failed":
            return self.told(table, lang)
        if table.row.state == "running":
            raise Refused("not-over")
        if table.row.state != "over":
            raise not_running(table)
        result = table.now.result()
        if result is not None and result.by == "concession":
            raise Refused("review-given-up")
        going = [each.guest for each in self.known.values() if each.state in ("waiting", "thinking")]
        if going.count(guest) >= MOST_OF_GUEST or len(going) >= MOST_KNOWN:
            raise Refused("review-later")
        record = (await self.replays.record(table)).record
        lines = list(lines_of(await self.tables.store.entries(table.row.id)))
        review = self.known[table.row.id] = ReviewJob(guest)
        review.numbers = moments_before(lines)
        self.known.move_to_end(table.row.id)
        self.drop_oldest()
        seats = [seat.seat for seat in table.seats if seat.kind != "bot"]
        self.tables.spawn(self.run(review, record, seats))
        return self.told(table, lang)

    async def run(self, review: ReviewJob, record: str, seats: list[Seat]) -> None:
        try:
            async with self.places.use(review.guest):
                review.state = "thinking"
                review.found = await self.coach.review(record, seats, review.tell)
        finally:
            review.state = "done" if review.found is not None else "failed"

    def drop_oldest(self) -> None:
        for id, review in list(self.known.items()):
            if len(self.known) <= MOST_KNOWN:
                return
            if review.state in ("done", "failed"):
                del self.known[id]

    def told(self, table: Table, lang: str) -> ReviewResponse:
        """How far it is; when it is done, all of it."""
        review = self.known.get(table.row.id)
        if review is None:
            return ReviewResponse("none", 0.0, None, [])
        if review.found is None:
            return ReviewResponse(review.state, review.done, None, [])
        speaker = voice(lang, table.row.title)
        speaker.names = [each.name for each in table.seats]
        return told_review(review.found, review.numbers, speaker)


def moments_before(lines: list[LogLine]) -> list[int]:
    """The table's moment before each choice that was not taken back, and the last one."""
    return [line.number - 1 for line in lines_left(lines)] + [len(lines)]


def told_review(found: ReviewFound, numbers: list[int], speaker: Speaker) -> ReviewResponse:
    goal = cast("Goal", found.goal)
    seats = [
        SeatReviewResponse(
            each.seat,
            each.start,
            each.end,
            each.skill,
            each.skill_error,
            each.luck,
            [CurvePoint(numbers[point.number], point.win, point.error, point.points) for point in each.curve],
            [
                CostlyChoice(
                    numbers[one.number],
                    in_words(one.chosen, speaker, goal),
                    in_words(one.better, speaker, goal),
                    one.cost,
                    one.cost_error,
                    one.cost_points,
                )
                for one in each.costly
            ],
        )
        for each in found.seats
    ]
    seats.sort(key=lambda each: seat_named(each.seat))
    return ReviewResponse("done", 1.0, goal, seats)


def in_words(each: ChoiceWeighed, speaker: Speaker, goal: str) -> ChoiceAdvice:
    why = speaker.reasons([(part.verb, part.message, part.amount) for part in each.reasons])
    return advised_choice(each, each.labels.get(speaker.lang, each.line), why, goal)
