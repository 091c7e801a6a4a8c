"""One process watches the clocks, deadlines and bots of a table; when it dies, another one does."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import Postgres
from tests.server.running import Guest, Running, running, two_at_table, wait_for

TAKEN_OVER = 10.0
"""Seconds after the death of a process in which its tables have another owner."""
CLOCK = {"seconds": 1.0, "hard": True}


class Cluster:
    def __init__(self, postgres: Postgres, here: list[Running], url: str) -> None:
        self.postgres = postgres
        self.here = here
        self.name = url.split("/")[3].split("?")[0]

    def ask(self, sql: str) -> str:
        return (self.postgres.run(sql, self.name) or "").strip()

    def owner(self, table: str) -> str:
        return self.ask(f"SELECT owner FROM tables WHERE id = '{table}'")

    def living(self) -> int:
        return int(self.ask("SELECT count(*) FROM processes WHERE seen > 0"))


@pytest.fixture
def two(tmp_path: Path, postgres: Postgres) -> Iterator[Cluster]:
    url = postgres.database()
    settings = {"TABLEE_DATABASE_URL": url, "TABLEE_KEY": "k" * 40}
    with contextlib.ExitStack() as stack:
        here = [stack.enter_context(running(tmp_path / name, **settings)) for name in ("one", "other")]
        yield Cluster(postgres, here, url)


def at(server: Running, guest: Guest) -> Guest:
    """The same person at another process."""
    there = Guest(server)
    there.cookie = guest.cookie
    return there


def test_who_begins_a_game_owns_it_until_another_process_acts_where_bots_play(two: Cluster) -> None:
    ana = two.here[0].guest("Ana")
    table = ana.table("me", "greedy")["id"]
    first = two.owner(table)
    assert first
    there = at(two.here[1], ana).live(table)
    assert two.owner(table) == first  # only looking changes nothing
    while there.state == "running" and two.owner(table) == first:
        while not there.decision and there.state == "running":
            there.read()
        answer = there.choose(there.lines()[0])
        assert answer["ok"] or answer["error"]["code"] == "stale-choice", answer  # the bot was quicker
    assert two.owner(table) != first


def test_a_table_where_nothing_happens_by_itself_keeps_its_owner(two: Cluster) -> None:
    ana, _, table = two_at_table(two.here[0])
    first = two.owner(table)
    live = at(two.here[1], ana).live(table)
    while not live.decision:
        live.read()
    assert live.choose(live.lines()[0])["ok"]
    assert two.owner(table) == first


def test_a_hard_clock_is_watched_on_when_its_process_is_killed(two: Cluster) -> None:
    ana, _, table = two_at_table(two.here[0], clock={**CLOCK, "seconds": 8.0})
    first = two.owner(table)
    wait_for(lambda: two.living() == 2)
    two.here[0].kill()
    killed = time.monotonic()
    wait_for(lambda: two.owner(table) != first)
    assert time.monotonic() - killed < TAKEN_OVER
    there = at(two.here[1], ana)
    wait_for(lambda: any(seat["away"] for seat in there.get(f"/api/tables/{table}")["seats"]))
    wait_for(lambda: two.living() == 1)


def test_who_stops_leaves_its_tables_at_once(two: Cluster) -> None:
    ana, _, table = two_at_table(two.here[0], clock=CLOCK)
    first = two.owner(table)
    wait_for(lambda: two.living() == 2)
    two.here[0].stop()
    assert two.living() == 1
    wait_for(lambda: two.owner(table) != first)
    there = at(two.here[1], ana)
    wait_for(lambda: any(seat["away"] for seat in there.get(f"/api/tables/{table}")["seats"]))


def test_tables_without_owner_are_taken_at_the_start(tmp_path: Path, postgres: Postgres) -> None:
    """As an older program or an import from another database leaves them."""
    settings = {"TABLEE_DATABASE_URL": postgres.database(), "TABLEE_KEY": "k" * 40}
    with running(tmp_path / "one", **settings) as one:
        cluster = Cluster(postgres, [one], settings["TABLEE_DATABASE_URL"])
        ana = one.guest("Ana")
        tables = [ana.table("me", "greedy", clock={"seconds": 2.0, "hard": True})["id"] for _ in range(2)]
    for table, owner in zip(tables, ("", "elsewhere"), strict=True):
        cluster.ask(f"UPDATE tables SET owner = '{owner}' WHERE id = '{table}'")
    with running(tmp_path / "two", **settings) as two:
        wait_for(lambda: all(cluster.owner(table) not in ("", "elsewhere") for table in tables))
        there = at(two, ana)
        for table in tables:
            wait_for(lambda table=table: there.get(f"/api/tables/{table}")["state"] == "over")
