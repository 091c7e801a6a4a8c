"""A database that hangs: everything is refused with a sentence, soon; afterwards nothing acknowledged is missing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from tablee.kernel.errors import BadInput
from tablee.server.store import Store, engine_for
from tests.server.databases import Postgres
from tests.server.running import Guest, Live, running, two_at_table, wait_for

SOON = 3.0
"""Seconds that a call may take."""


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


def refused_soon(guest: Guest, method: str, path: str, body: Any) -> None:
    began = time.monotonic()
    answer = guest.call(method, path, None if method == "GET" else json.dumps(body).encode())
    took = time.monotonic() - began
    assert (answer.status, answer.json()["code"]) == (503, "store-down"), (path, answer.body)
    assert answer.json()["sentence"]
    assert took < SOON, (path, took)


def stored(guest: Guest, table: str) -> int:
    return int(guest.get(f"/api/tables/{table}")["number"])


def choose(lives: list[Live]) -> int:
    """The number that was acknowledged, of a choice of the first who decides."""
    for each in lives:
        each.until_number(max(live.number for live in lives))
    live = next(live for live in lives if live.decision)
    answer = live.choose(live.lines()[0])
    assert answer["ok"], answer
    return int(answer["number"])


def test_every_call_is_refused_soon_while_the_database_hangs_and_goes_on_after_it(
    data: Path, postgres: Postgres
) -> None:
    database = postgres.database()
    with running(data, TABLEE_DATABASE_URL=database, expected="PostgreSQL") as here:
        ana, bo, table = two_at_table(here)
        lives = [ana.live(table), bo.live(table)]
        told = choose(lives)
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
                refused_soon(who, method, where, body)
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
            began = time.monotonic()
            answer = deciding.ask(do="choose", number=deciding.number, choices=deciding.lines()[:1])
            assert answer["error"]["code"] == "store-down"
            assert time.monotonic() - began < SOON
        wait_for(lambda: ana.call("GET", "/health/ready").status == 200)
        assert stored(ana, table) >= told, "nothing that was acknowledged is missing"
        for live in lives:
            live.close()
        again = [ana.live(table), bo.live(table)]
        number = max(live.number for live in again)
        assert choose(again) > number, "the table goes on"


def test_a_server_whose_database_hangs_ends_soon(data: Path, postgres: Postgres) -> None:
    with running(data, TABLEE_DATABASE_URL=postgres.database(), expected="PostgreSQL") as here:
        ana, _, table = two_at_table(here)
        live = ana.live(table)
        with postgres.hanging():
            pending = threading.Thread(target=ana.call, args=("GET", "/api/tables?list=open"))
            pending.start()
            began = time.monotonic()
            here.stop()
            assert time.monotonic() - began < 10
            pending.join()
        with contextlib.suppress(Exception):
            live.close()


def test_a_server_does_not_wait_for_a_database_that_hangs_when_it_starts(data: Path, postgres: Postgres) -> None:
    store = Store(engine_for(postgres.database(), data))
    began = time.monotonic()
    with postgres.hanging(), pytest.raises(BadInput) as refused:
        asyncio.run(store.open(lambda _: None))
    assert refused.value.sentence.id == "no-database"
    assert time.monotonic() - began < 10
