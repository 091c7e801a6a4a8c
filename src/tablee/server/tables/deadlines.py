"""Hours or days for each choice: until when a seat has to choose. Holidays of its person do not count."""

from __future__ import annotations

from typing import Final

from tablee.server import codec
from tablee.server.errors import Refused

Absence = tuple[float, float]
"""From when until when; seconds since 1970."""

DAY: Final = 24 * 3600
MOST_ABSENT_DAYS: Final = 90
KEPT_DAYS: Final = 120
"""Absences that ended longer ago can touch no choice that is still open: no deadline is longer than 60 days."""
LAST_PART: Final = 0.25
"""Whoever may lose the seat to a bot is reminded when so much of the time is left."""


def deadline(asked: float, seconds: float, absences: list[Absence]) -> float:
    """The moment at which so many seconds have gone by since `asked`, without those of absences.

    >>> deadline(100, 50, [])
    150
    >>> deadline(100, 50, [(120, 1000), (900, 1010), (2000, 3000)])
    1040.0
    """
    for first, last in sorted(absences):
        if last <= asked:
            continue
        before = max(0.0, first - asked)
        if before >= seconds:
            break
        seconds -= before
        asked = last
    return asked + seconds


def read_absences(text: str) -> list[Absence]:
    return codec.decode(text, type=list[Absence]) if text else []


def read_pauses(text: str) -> list[Absence]:
    """
    >>> read_pauses("[10.0,20.0],[30.0,40.0],"), read_pauses("")
    ([(10.0, 20.0), (30.0, 40.0)], [])
    """
    return read_absences(f"[{text[:-1]}]")


def written(absences: list[Absence], now: float) -> str:
    """Without those that have long been forgotten."""
    kept = [each for each in absences if each[1] > now - KEPT_DAYS * DAY]
    return codec.encode(kept).decode() if kept else ""


def absent_until(text: str, now: float) -> float:
    """Until when somebody is on holiday; 0: is not.

    >>> absent_until("[[10, 20]]", 15), absent_until("[[10, 20]]", 25), absent_until("", 25)
    (20.0, 0.0, 0.0)
    """
    return max([last for first, last in read_absences(text) if first <= now < last], default=0.0)


def with_absence(text: str, until: float, now: float) -> str:
    """Away from now until then; 0: back now. Whatever was to come of an earlier absence is void."""
    if until and not now < until <= now + MOST_ABSENT_DAYS * DAY:
        raise Refused("bad-absence", most=MOST_ABSENT_DAYS)
    past = [(first, min(last, now)) for first, last in read_absences(text) if first < now]
    return written([*past, (now, until)] if until else past, now)
