"""An old program beside a new one, as in an upgrade of one process after the other, on one database."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tablee.games import title
from tablee.kernel.errors import Sentence
from tablee.server.services import Services
from tablee.server.store import StoreDown
from tablee.server.tables.play import lines_of
from tablee.server.tables.table import Table
from tests.server.databases import Postgres
from tests.server.nursery import RULES_LATER
from tests.server.running import TITLE, Guest, Live, Running, running, two_at_table, wait_for
from tests.server.test_kill import written
from tests.server.test_owners import Cluster
from tests.server.unplugged import ANA, RUNNING, at_table, choose, until

OLD = title(TITLE).version


def at(server: Running, guest: Guest) -> Guest:
    """The same person at another process."""
    there = Guest(server)
    there.cookie = guest.cookie
    return there


def test_an_old_program_leaves_a_table_to_the_new_one_that_plays_it(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.database()
    settings = {"TABLEE_DATABASE_URL": url, "TABLEE_KEY": "k" * 40}
    acknowledged: dict[tuple[str, int], tuple[int, str]] = {}

    def play(lives: list[Live], most: int) -> None:
        for _ in range(most):
            for live in lives:
                live.until_number(max(each.number for each in lives))
            seat = next(seat for seat, live in enumerate(lives) if live.decision)
            line = lives[seat].lines()[0]
            answer = lives[seat].choose(line)
            assert answer["ok"], answer
            acknowledged[table, answer["number"]] = (seat, line)

    with running(tmp_path / "old", **settings) as old:
        ana, bo, table = two_at_table(old)
        lives = [ana.live(table), bo.live(table)]
        play(lives, 20)
        with running(tmp_path / "new", **settings, **{RULES_LATER: "1"}) as new:
            cluster = Cluster(postgres, [old, new], url)

            def stored() -> list[str]:
                return cluster.ask(f"SELECT rules, state FROM tables WHERE id = '{table}'").split("|")

            wait_for(lambda: stored() == [str(OLD + 1), "running"])
            news = [at(new, guest).live(table) for guest in (ana, bo)]
            play(news, 20)
            for guest, live in zip((ana, bo), lives, strict=True):
                answer = live.choose("search")  # whatever it is: these rules no longer judge it
                assert answer["error"]["code"] == "store-down", answer
                with pytest.raises(ConnectionClosed) as closed:
                    at(old, guest).live(table)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1013, "come back later, perhaps to the other process"
            with running(tmp_path / "old again", **settings) as again:  # looks at all tables as it starts
                with contextlib.suppress(ConnectionClosed):
                    at(again, ana).live(table)
                assert stored() == [str(OLD + 1), "running"]
            play(news, 20)
            assert stored() == [str(OLD + 1), "running"]
    found = asyncio.run(written(tmp_path / "old", url, {table}))
    assert {key: found.get(key) for key in acknowledged} == acknowledged
    assert len(acknowledged) == 60


def test_an_old_program_that_has_not_heard_of_the_new_one_does_not_stop_its_table(data: Path) -> None:
    async def work(services: Services, table: Table) -> None:
        await choose(services, table)
        id = table.row.id
        await services.store.adopt_rules(id, OLD + 1, "other")  # as the new one does, and nobody tells the old one
        async with table.lock:
            with pytest.raises(StoreDown):
                await services.tables.stop(table, Sentence("broken-rules", problem="-"))
        await until(lambda: table.play is None)
        found = await services.store.table(id)
        assert found is not None
        assert (found[0].state, found[0].rules, found[0].reason) == ("running", OLD + 1, "")
        with pytest.raises(StoreDown):
            await services.moves.choose(table, ANA.id, None, 1, ["search"])
        assert [line.number for line in lines_of(await services.store.entries(id))] == [1]

    asyncio.run(at_table(data, RUNNING, work))
