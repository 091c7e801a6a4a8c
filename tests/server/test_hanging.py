"""A database that hangs: everything is refused with a sentence, soon; afterwards nothing acknowledged is missing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablee.kernel.errors import BadInput
from tablee.server.store import Store, engine_for
from tests.server.databases import Postgres
from tests.server.running import Guest, Live, running, two_at_table, wait_for
from tests.server.test_kill import written

SOON = 3.0
"""Seconds that a call may take."""
ENDS = 10.0
"""Seconds in which a server starts in vain, or ends."""
TICK = 0.01

CALLS: list[tuple[str, str, Any]] = [
    ("GET", "/api/tables?list=open", None),
    ("GET", "/api/tables?list=mine", None),
    ("GET", "/api/tables/{unknown}", None),
    ("GET", "/api/tables/{table}/log", None),
    ("GET", "/api/tables/{table}/moments/1", None),
    ("POST", "/api/me", {"name": "Other"}),
    ("POST", "/api/tables", {"title": "ancient-knowledge", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "first"}]}),
    ("POST", "/api/tables/{table}/leave", {}),
    ("POST", "/api/tables/{table}/concede", {}),
    ("POST", "/api/tables/{table}/choices", None),
    ("POST", "/api/daily/ancient-knowledge", {}),
]


class Stopwatch:
    """Seconds as a process has them that asks for little: on a busy machine fewer than the clock on the wall counts."""

    def __init__(self) -> None:
        self.ticks = 0
        self.is_over = threading.Event()
        self.thread = threading.Thread(target=self.tick, daemon=True)

    def tick(self) -> None:
        while not self.is_over.wait(TICK):
            self.ticks += 1

    def seconds(self) -> float:
        return self.ticks * TICK

    def __enter__(self) -> Stopwatch:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.is_over.set()
        self.thread.join()


@pytest.fixture
def watch() -> Iterator[Stopwatch]:
    with Stopwatch() as found:
        yield found


def test_the_stopwatch_goes_on_and_never_runs_ahead(watch: Stopwatch) -> None:
    """A check by it could not fail if it stood still, and would fail for nothing if it ran ahead."""
    began, first = time.monotonic(), watch.seconds()
    wait_for(lambda: watch.seconds() >= first + 1)
    assert time.monotonic() - began >= 1 - TICK


def refused_soon(watch: Stopwatch, guest: Guest, method: str, path: str, body: Any) -> None:
    began = watch.seconds()
    answer = guest.call(method, path, None if method == "GET" else json.dumps(body).encode())
    took = watch.seconds() - began
    assert (answer.status, answer.json()["code"]) == (503, "store-down"), (path, answer.body)
    assert answer.json()["sentence"]
    assert took < SOON, (path, took)


def choose(lives: list[Live], acknowledged: dict[int, tuple[int, str]]) -> int:
    """A choice of the first who decides; return its number, and keep what was acknowledged."""
    for each in lives:
        each.until_number(max(live.number for live in lives))
    seat = next(seat for seat, live in enumerate(lives) if live.decision)
    line = lives[seat].lines()[0]
    answer = lives[seat].choose(line)
    assert answer["ok"], answer
    number = int(answer["number"])
    acknowledged[number] = (seat, line)
    return number


def test_every_call_is_refused_soon_while_the_database_hangs_and_goes_on_after_it(
    data: Path, postgres: Postgres, watch: Stopwatch
) -> None:
    database = postgres.database()
    acknowledged: dict[int, tuple[int, str]] = {}
    with running(data, TABLEE_DATABASE_URL=database, expected="PostgreSQL") as here:
        ana, bo, table = two_at_table(here)
        lives = [ana.live(table), bo.live(table)]
        for _ in range(20):
            told = choose(lives, acknowledged)
        for live in lives:
            live.until_number(told)
        deciding = next(live for live in lives if live.decision)
        problems: list[BaseException] = []

        def call(method: str, path: str, body: Any) -> None:
            try:
                where = path.format(table=table, unknown="x" * 12)
                who = ana
                if where.endswith("choices"):  # one that is listed: another is refused without the database
                    who = (ana, bo)[lives.index(deciding)]
                    body = {"number": told, "choices": deciding.lines()[:1]}
                refused_soon(watch, who, method, where, body)
            except BaseException as error:
                problems.append(error)

        with postgres.hanging():
            for _ in range(2):  # at once, and when it is known to hang
                threads = [threading.Thread(target=call, args=each) for each in CALLS]
                for thread in threads:
                    thread.start()
                for thread in threads:
                    thread.join()
                assert problems == []
            began = watch.seconds()
            answer = deciding.ask(do="choose", number=deciding.number, choices=deciding.lines()[:1])
            assert answer["error"]["code"] == "store-down"
            assert watch.seconds() - began < SOON
        wait_for(lambda: ana.call("GET", "/health/ready").status == 200)
        for live in lives:
            live.close()
        again = [ana.live(table), bo.live(table)]
        number = max(live.number for live in again)
        assert choose(again, acknowledged) > number, "the table goes on"
    found = asyncio.run(written(data, database, {table}))
    assert {number: found.get((table, number)) for number in acknowledged} == acknowledged


def test_a_server_whose_database_hangs_ends_soon(data: Path, postgres: Postgres, watch: Stopwatch) -> None:
    with running(data, TABLEE_DATABASE_URL=postgres.database(), expected="PostgreSQL") as here:
        ana, _, table = two_at_table(here)
        live = ana.live(table)
        with postgres.hanging():
            pending = threading.Thread(target=ana.call, args=("GET", "/api/tables?list=open"))
            pending.start()
            began = watch.seconds()
            here.stop()
            assert watch.seconds() - began < ENDS
            pending.join()
        with contextlib.suppress(Exception):
            live.close()


def test_a_server_does_not_wait_for_a_database_that_hangs_when_it_starts(
    data: Path, postgres: Postgres, watch: Stopwatch
) -> None:
    store = Store(engine_for(postgres.database(), data))
    began = watch.seconds()
    with postgres.hanging(), pytest.raises(BadInput) as refused:
        asyncio.run(store.open(lambda _: None))
    assert refused.value.sentence.id == "no-database"
    assert watch.seconds() - began < ENDS
