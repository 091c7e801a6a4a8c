"""Earlier moments of a table: the log played again, in a thread, with frames on the way so that scrubbing is quick."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from tablee.kernel.agenda import decision_of
from tablee.kernel.chance import commitment
from tablee.kernel.decisions import Seat, seat_name, seat_named
from tablee.kernel.errors import BadInput
from tablee.kernel.events import HEADING, ROUND, Event
from tablee.kernel.game import Game
from tablee.kernel.records import Record
from tablee.server.errors import Refused
from tablee.server.protocol import LogResponse, MomentResponse, RecordResponse, RoundPoints, ScoreLine, ScoresResponse
from tablee.server.store import SeatRow, TableRow
from tablee.server.tables.adventures import is_sealed
from tablee.server.tables.messages import shown_decision, shown_events
from tablee.server.tables.play import LogLine, Play, begin, choices_left, lines_of, restore
from tablee.server.tables.table import Table
from tablee.server.tables.tables import Tables

MOST_REPLAYS: Final = 8
FRAME_EVERY: Final = 24


def record_with(table: Table, game: Game, lines: list[LogLine], hash: str) -> Record:
    """All that has been chosen at a table, with the seed: whoever reads it knows what was hidden."""
    row = table.row
    return Record(
        row.title,
        row.rules,
        row.cards,
        game.options,
        [seat.name for seat in table.seats],
        commitment(row.seed, row.salt),
        row.seed,
        row.salt,
        game.layout,
        [(seat_name(seat), text) for seat, text in choices_left(lines)],
        hash,
    )


class Replay:
    """The log of one table with positions along it."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.lines: list[LogLine] = []
        self.head = begin(row, seats)
        self.frames: list[tuple[int, bytes]] = []
        self.told: list[tuple[int, Event]] = []
        self.lock = asyncio.Lock()

    def extend(self, lines: list[LogLine]) -> None:
        """Play on to the end, as far as these rules go along."""
        for line in lines:
            try:
                self.head = self.head.next(line)
            except Exception:  # played by other rules: what came before stays readable
                return
            self.lines.append(line)
            if self.head.undone:
                self.told = [told for told in self.told if told[0] not in self.head.undone]
            self.told += self.head.fresh
            last = self.frames[-1][0] if self.frames else 0
            if self.head.number - last >= FRAME_EVERY and self.head.is_settled():
                self.frames.append((self.head.number, self.head.snapshot()))
                self.head = self.head.without_past()

    def play_at(self, number: int) -> Play:
        if number == self.head.number:
            return self.head
        frame = next((data for at, data in reversed(self.frames) if at <= number), None)
        play = begin(self.row, self.seats) if frame is None else restore(self.row, self.seats, frame)
        for line in self.lines[play.number : number]:
            play = play.next(line)
        return play

    def moment(self, number: int, seat: Seat | None) -> MomentResponse:
        if not 0 <= number <= self.head.number:
            raise Refused("no-moment", value=number, last=self.head.number)
        play = self.play_at(number)
        over = play.is_over()
        decision = None if over or seat is None else decision_of(play.game.position, seat)
        return MomentResponse(
            number,
            None if seat is None else seat_name(seat),
            play.view(seat),
            shown_events(play.title, [told for told in play.recent if told[0] == number], seat),
            shown_decision(play.title, play.game.position, decision),
            [seat_name(each) for each in play.deciding],
            "over" if over else "running",
            play.result() if over else None,
            self.head.number,
        )

    def rounds(self) -> list[RoundPoints]:
        """Played once more, with a spectator's view."""
        play = begin(self.row, self.seats)
        found: list[RoundPoints] = []
        for line in self.lines:
            play = play.next(line)
            kinds = [play.title.events[event.kind].told for _, event in play.fresh]
            if HEADING in kinds or ROUND in kinds or line is self.lines[-1]:
                add_round(found, play, line is self.lines[-1])
        return found

    def log(self, seat: Seat | None) -> LogResponse:
        events = shown_events(self.head.title, self.told, seat)
        return LogResponse(self.head.number, None if seat is None else seat_name(seat), events)


def add_round(found: list[RoundPoints], play: Play, last: bool) -> None:
    """The round before is over as soon as another begins; the last one when the game is."""
    view = play.title.view(play.game.position, None)
    scores = [area.get("score") for area in view["players"]]
    if not all(isinstance(score, dict) for score in scores):
        return
    done = view["round"] if last else view["round"] - 1
    while found and found[-1].round > done:  # taken back, or the last one
        found.pop()
    if not found or found[-1].round < done:
        found.append(RoundPoints(done, play.number, [sum(score.values()) for score in scores]))


def score_details(play: Play) -> dict[str, list[ScoreLine]]:
    title, pos = play.title, play.game.position
    return {
        seat_name(seat): [ScoreLine(d.line, d.source, d.points) for d in title.score_details(pos, seat)]
        for seat in range(pos.seats)
    }


class Replays:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.known: OrderedDict[str, Replay] = OrderedDict()

    async def replay(self, table: Table) -> Replay:
        """Up to date, with its lock held by nobody."""
        row = table.row
        if row.state == "open":
            raise Refused("not-begun")
        replay = self.known.get(row.id)
        if replay is None or replay.row.rules != row.rules:
            replay = self.known[row.id] = await asyncio.to_thread(Replay, row, table.seats)
        self.known.move_to_end(row.id)
        while len(self.known) > MOST_REPLAYS:
            self.known.popitem(last=False)
        async with replay.lock:
            entries = await self.tables.store.entries(row.id, len(replay.lines))
            if entries:
                await asyncio.to_thread(replay.extend, list(lines_of(entries)))
        return replay

    async def moment(self, table: Table, guest: str, number: int, name: str | None) -> MomentResponse:
        seat = await self.viewer_of(table, guest, name)
        replay = await self.replay(table)
        async with replay.lock:
            return await asyncio.to_thread(replay.moment, number, seat)

    async def log(self, table: Table, guest: str, name: str | None) -> LogResponse:
        seat = await self.viewer_of(table, guest, name)
        replay = await self.replay(table)
        async with replay.lock:
            return replay.log(seat)

    async def scores(self, table: Table) -> ScoresResponse:
        """How the points grew, and what they are made of; only what everybody may know."""
        replay = await self.replay(table)
        told = table.row.state == "over" and not await is_sealed(self.tables.store, table.row)
        async with replay.lock:
            rounds = await asyncio.to_thread(replay.rounds)
            return ScoresResponse(rounds, score_details(replay.head) if told else {})

    async def record(self, table: Table) -> RecordResponse:
        """The whole game on paper; with its seed, so only when it is over."""
        row = table.row
        if row.state not in ("over", "stopped"):
            raise Refused("not-over")
        if await is_sealed(self.tables.store, row):
            raise Refused("sealed")
        lines = list(lines_of(await self.tables.store.entries(row.id)))
        replay = await self.replay(table)
        whole = len(replay.lines) == len(lines)
        game = replay.head.game
        return RecordResponse(record_with(table, game, lines, game.position.hash64() if whole else "").write())

    async def viewer_of(self, table: Table, guest: str, name: str | None) -> Seat | None:
        """The seat whose view a guest looks back with: their own; when nothing is secret any more, anybody's."""
        if name is None:
            return table.now.viewer(guest)
        seat = seat_named(name)
        if seat not in range(len(table.seats)):
            raise BadInput("unknown-seat", value=name, expected=[seat_name(each.seat) for each in table.seats])
        if seat not in table.now.held_by(guest):
            if table.row.state != "over":
                raise Refused("not-yours", seat=name)
            if await is_sealed(self.tables.store, table.row):
                raise Refused("sealed")
        return seat
