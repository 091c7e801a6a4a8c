"""The server's clock: seconds since 1970 that never jump, whatever is done to the machine's clock while it runs."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

FOLLOWS: Final = 0.01
"""How much faster or slower than time itself it goes until it agrees with the machine's clock again: a correction of 90
minutes costs nobody more than 36 seconds of an hour."""


def elapsed() -> float:
    """Seconds that nobody can set, those in which the machine slept included where the system tells."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        with suppress(OSError):  # a browser's Python names that clock and has none
            return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class SteadyClock:
    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = elapsed) -> None:
        self.wall = wall
        self.steady = steady
        self.at = wall()
        self.seen = steady()

    def now(self) -> float:
        seen = self.steady()
        passed, self.seen = max(0.0, seen - self.seen), seen
        self.at += passed
        most = FOLLOWS * passed
        self.at += max(-most, min(most, self.wall() - self.at))
        return self.at


CLOCK: Final = SteadyClock()


def now() -> float:
    """What everything that is stored, or compared with what is stored, goes by. A page has the clock of its guest's own
    machine: there Python may have been put aside for days, and nobody else's time is at stake."""
    return time.time() if sys.platform == "emscripten" else CLOCK.now()
