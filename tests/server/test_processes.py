"""Several processes on one PostgreSQL serve the same tables: no home, no sticky routing."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablee.server.protocol import NewTableRequest, SeatRequest
from tablee.server.services import Services
from tablee.server.settings import Settings
from tablee.server.store import Guest as GuestRow
from tablee.server.store.postgres import PostgresEngine
from tests.server.databases import Postgres
from tests.server.running import PATIENCE, Guest, Json, Live, Running, play_out, running, wait_for

KEY = "k" * 40
CUT = "PostgreSQL (cannot be|is) (read|written)"
"""What a server may say when its connections are cut; whether it does depends on what it asks at that moment."""


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[tuple[Running, Running]]:
    settings = {"TABLEE_DATABASE_URL": postgres.database(), "TABLEE_KEY": KEY, "TABLEE_ORPHAN": "1"}
    one, other = tmp_path_factory.mktemp("one"), tmp_path_factory.mktemp("other")
    with running(one, expected=CUT, **settings) as first, running(other, expected=CUT, **settings) as second:
        yield first, second


def apart(two: tuple[Running, Running]) -> tuple[Guest, Guest, str]:
    """Ana at one process, Bo at the other, at the same table."""
    ana, bo = two[0].guest("Ana"), two[1].guest("Bo")
    made = ana.table("me", "link")
    bo.post(f"/api/tables/{made['id']}/join", {"token": made["invites"][0]["token"]})
    return ana, bo, made["id"]


def begun(guest: Guest, table: str) -> Live:
    """A socket at the table, once its process has heard that the game has begun."""
    live = guest.live(table)
    while live.state != "running":
        live.next("table")
    return live


def test_a_whole_game_is_played_across_two_processes(two: tuple[Running, Running]) -> None:
    ana, bo, table = apart(two)
    a, b = begun(ana, table), begun(bo, table)
    watcher = begun(Guest(two[1]), table)

    assert play_out([a, b], random.Random(1)) > 50

    watcher.until_number(a.number)
    assert (a.state, b.state, watcher.state) == ("over", "over", "over")
    assert a.view["players"][1]["past"] == b.view["players"][1]["past"] == watcher.view["players"][1]["past"]
    records = [guest.get(f"/api/tables/{table}/record")["record"] for guest in (ana, bo)]
    assert records[0] == records[1]


def test_of_two_choices_at_the_same_number_one_wins_and_the_other_is_stale(
    two: tuple[Running, Running],
) -> None:
    for _ in range(5):
        ana, bo, table = apart(two)
        a, b = begun(ana, table), begun(bo, table)
        answers: list[Json] = []

        def choose(live: Live, answers: list[Json] = answers) -> None:
            answers.append(live.choose(live.lines()[0]))

        threads = [threading.Thread(target=choose, args=(live,)) for live in (a, b)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        codes = sorted(answer["error"]["code"] if answer["error"] else "ok" for answer in answers)
        assert codes == ["ok", "stale-choice"]
        assert ana.get(f"/api/tables/{table}")["number"] == bo.get(f"/api/tables/{table}")["number"] == 1
        for live in (a, b):  # whoever was too late is shown what happened instead, and can go on from there
            live.until_number(1)
        assert play_out([a, b], random.Random(1), most=3) == 3


def test_seats_chat_and_the_start_are_heard_across_processes(two: tuple[Running, Running]) -> None:
    ana, bo = two[0].guest("Ana"), two[1].guest("Bo")
    table = ana.table("me", "open", "open")["id"]
    a = ana.live(table)
    bo.post(f"/api/tables/{table}/sit")
    while a.next("seats")["seats"][1]["name"] != "Bo":
        pass
    b = bo.live(table)
    assert b.ask(do="say", text="hello")["ok"]
    assert a.next("chat")["line"]["text"] == "hello"
    two[1].guest("Eve").post(f"/api/tables/{table}/sit")
    a.next("table")
    assert a.state == "running"
    assert a.decision is not None


def test_lost_connections_to_the_database_lose_nothing(two: tuple[Running, Running], postgres: Postgres) -> None:
    ana, bo, table = apart(two)
    a, b = begun(ana, table), begun(bo, table)
    assert a.choose(a.lines()[0])["ok"]

    name = database_of(two[0]).split("/")[3].split("?")[0]
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}' AND pid <> pg_backend_pid()"
    assert postgres.run(cut)

    wait_for(lambda: ana.call("GET", "/health").status == bo.call("GET", "/health").status == 200)
    b.until_number(1)
    while b.number < 4:  # until a choice is taken again: what is refused changed nothing
        answer = b.choose(b.lines()[0])
        assert answer["ok"] or answer["error"]["code"] in ("store-down", "stale-choice")
        assert b.ask(do="see")["ok"]
    a.until_number(4)  # and the others hear of it
    assert a.view["players"][1] == Guest(two[1]).live(table).view["players"][1]


def test_a_bots_turn_is_taken_up_when_its_process_dies(two: tuple[Running, Running], tmp_path: Path) -> None:
    ana = two[0].guest("Ana")
    environ = {"TABLEE_DATABASE_URL": database_of(two[0]), "TABLEE_KEY": KEY}
    with running(tmp_path / "third", **environ) as third:
        there = Guest(third)
        there.cookie = ana.cookie
        table = there.table("me", "greedy", "greedy")["id"]
        there.post(f"/api/tables/{table}/leave", {"bot": "greedy"})
        third.kill()  # in the middle of a game of bots
    assert ana.get(f"/api/tables/{table}")["state"] == "running"
    wait_for(lambda: ana.get(f"/api/tables/{table}")["state"] == "over")


class Slow(PostgresEngine):
    """The real database, far away: what was read of one table comes when the test says so."""

    slow = "?"

    async def open(self, heard: Any) -> None:
        self.was_read, self.comes = asyncio.Event(), asyncio.Event()
        self.said: list[Any] = []

        def hear(news: Any) -> None:
            heard(news)
            self.said.append(news)

        await super().open(hear)

    async def rows(self, sql: str, *params: Any) -> list[tuple[Any, ...]]:
        found = await super().rows(sql, *params)
        if self.slow in params:
            self.was_read.set()
            await self.comes.wait()
        return found

    async def until_heard(self, table: str, often: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while sum(table in each for each in self.said) < often:
                await asyncio.sleep(0)


def test_a_table_that_changes_while_it_is_read_is_not_kept_as_it_was(postgres: Postgres, tmp_path: Path) -> None:
    """Nobody would ever tell this process again of a game that has begun, or ended, meanwhile."""
    ana, bo = GuestRow("ana", "Ana", "en", 0.0, ""), GuestRow("bo", "Bo", "en", 0.0, "")
    settings = Settings(tmp_path, database=postgres.database())

    async def meanwhile() -> None:
        near, far = Services(settings), Services(settings)
        far.store.engine = slow = Slow(settings.database)
        await near.open()
        await far.open()
        try:
            for guest in (ana, bo):
                await near.people.put(guest)
            wishes = [SeatRequest("me"), SeatRequest("link")]
            made = await near.lobby.make_table(ana, NewTableRequest("ancient-knowledge", wishes))
            await slow.until_heard(made.id, 1)
            slow.slow = made.id
            reading = asyncio.create_task(far.tables.get(made.id))
            await slow.was_read.wait()
            async with near.tables.at(made.id) as table:
                await near.lobby.join(table, bo, made.invites[0].token)
            await slow.until_heard(made.id, 2)
            slow.comes.set()
            found = await reading
            assert (found.row.state, found.seats[1].name) == ("running", "Bo")
        finally:
            slow.comes.set()
            await near.close()
            await far.close()

    asyncio.run(meanwhile())


def test_a_full_table_whose_process_died_before_it_began_is_begun_by_another(
    postgres: Postgres, tmp_path: Path
) -> None:
    ana, bo = GuestRow("ana", "Ana", "en", 0.0, ""), GuestRow("bo", "Bo", "en", 0.0, "")
    settings = Settings(tmp_path, database=postgres.database(), orphan=0.1, idle=0.2)

    async def orphaned() -> None:
        dead, alive = Services(settings), Services(settings)
        await dead.store.open(dead.tables.heard)  # and nothing else of it runs any more
        await alive.open()
        try:
            for guest in (ana, bo):
                await dead.people.put(guest)
            made = await dead.lobby.make_table(
                ana, NewTableRequest("ancient-knowledge", [SeatRequest("me"), SeatRequest("open")])
            )
            assert await dead.store.claim(made.id, 1, bo.id, bo.name, "")
            assert isinstance(dead.store.engine, PostgresEngine)
            await dead.store.engine.fanout.close()
            async with asyncio.timeout(PATIENCE):
                while (found := await alive.store.table(made.id)) is None or found[0].state != "running":
                    await asyncio.sleep(0.05)
        finally:
            await alive.close()
            await dead.close()

    asyncio.run(orphaned())


def database_of(here: Running) -> str:
    return here.environ["TABLEE_DATABASE_URL"]
