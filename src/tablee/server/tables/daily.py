"""The deal of the day: one for each title, the same for everybody, and who did how well with it."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

from tablee.bots import USUAL
from tablee.games import sound_titles
from tablee.games import title as find_title
from tablee.kernel.decisions import seat_name
from tablee.server import codec
from tablee.server.errors import Refused
from tablee.server.protocol import DailyResponse, DailyScore, Result
from tablee.server.store import DayRow, Store
from tablee.server.tables.tokens import day_seed

MOST_SCORES: Final = 100
FIRST: Final = date(2026, 1, 1)
"""No deal is of a day before."""


class Deal(codec.Struct):
    """What is dealt on a day. Nothing in it depends on the server."""

    title: str
    day: str
    seats: int
    options: dict[str, Any]
    seed: str
    bot: str = USUAL
    """A level that answers alike on every machine, however busy that is."""

    @property
    def id(self) -> str:
        return f"{self.title}/{self.day}"


def day_at(now: float) -> str:
    """
    >>> day_at(0)
    '1970-01-01'
    """
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def end_of(day: str) -> float:
    return (datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)).timestamp()


def deal_of(title: str, day: str) -> Deal:
    """One of the tables that the title names to practise at, day after day another."""
    found = find_title(title)
    tables = found.practice()
    seats, options = tables[date.fromisoformat(day).toordinal() % len(tables)]
    return Deal(title, day, seats, options, day_seed(title, day))


def known_day(day: str, now: float) -> str:
    """A day that has been, or is."""
    try:
        found = date.fromisoformat(day)
    except ValueError:
        raise Refused("no-day", value=day[:20]) from None
    if found.isoformat() != day or not FIRST <= found <= datetime.fromtimestamp(now, UTC).date():
        raise Refused("no-day", value=day[:20])
    return day


async def daily(store: Store, title: str, day: str, guest: str) -> DailyResponse:
    """The deal with its scores, as one guest sees them."""
    deal = deal_of(title, day)
    played = await store.played_on(deal.id)
    first = firsts(played)
    mine = [each for each in played if guest and each.guest == guest]
    running = next((each.id for each in mine if each.state in ("open", "running")), "")
    counted = first.get(guest) if guest else None
    rows = sorted([(*points(row), row) for row in first.values()], key=lambda each: (-each[0], each[2].at))
    ranks: dict[int, int] = {}
    scores = []
    for place, (had, won, row) in enumerate(rows[:MOST_SCORES], 1):
        rank = ranks.setdefault(had, place)
        scores.append(DailyScore(rank, row.name, bool(guest) and row.guest == guest, had, won, row.at))
    table = running or (counted.id if counted else "")
    return DailyResponse(
        title, day, deal.seats, deal.options, deal.bot, end_of(day), table, counted is not None, scores
    )


async def all_daily(store: Store, day: str, guest: str) -> list[DailyResponse]:
    return [await daily(store, title.id, day, guest) for title in sound_titles()]


def firsts(played: list[DayRow]) -> dict[str, DayRow]:
    """By guest, the game that was finished first; one that was given up has no points."""
    found: dict[str, DayRow] = {}
    for row in played:
        if row.state == "over" and has_points(row):
            other = found.get(row.guest)
            if other is None or row.at < other.at:
                found[row.guest] = row
    return found


def has_points(row: DayRow) -> bool:
    result = codec.decode(row.result, type=Result)
    return any(each.seat == seat_name(row.seat) and each.score is not None for each in result.standings)


def points(row: DayRow) -> tuple[int, bool]:
    """Points of the guest's own seat, and whether it won."""
    result = codec.decode(row.result, type=Result)
    own = next(each for each in result.standings if each.seat == seat_name(row.seat))
    won = result.won if result.won is not None else own.rank == 1 and len(result.standings) > 1
    return own.score or 0, won
