"""Lists of tables: in pages, each of one question to the database, and nothing is out of reach."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.server.protocol import NewTableRequest
from tablee.server.services import Services
from tablee.server.settings import Settings
from tablee.server.store import Guest
from tablee.server.store.pages import PAGE_SIZE
from tablee.server.tables import lists
from tests.server.running import Guest as Visitor
from tests.server.running import running, two_at_table, wait_for
from tests.server.unplugged import ANA, BO, OPEN


async def with_tables(services: Services, count: int) -> list[str]:
    """Open tables, the newest first."""
    ids = []
    for _ in range(count):
        made = await services.lobby.make_table(ANA, NewTableRequest("ancient-knowledge", [OPEN, OPEN, OPEN]))
        async with services.tables.at(made.id) as table:
            await services.lobby.sit(table, BO, None)
        ids.insert(0, made.id)
    return ids


def at_work(data: Path, database: str, work: Any) -> None:
    async def run() -> None:
        services = Services(Settings(data, database=database, rate=50))
        await services.open()
        try:
            for guest in (ANA, BO):
                await services.people.put(guest)
            await work(services)
        finally:
            await services.close()

    asyncio.run(run())


@pytest.mark.parametrize("which", ["mine", "open"])
def test_every_table_is_on_one_page_and_on_one_only(data: Path, database: str, which: str) -> None:
    async def work(services: Services) -> None:
        ids = await with_tables(services, 2 * PAGE_SIZE + 1)
        found: list[str] = []
        sizes = []
        while True:
            page = await lists.page(services.tables, which, BO.id, "en", found[-1] if found else "")
            found += [each.id for each in page]
            sizes.append(len(page))
            if len(page) < PAGE_SIZE:
                break
        assert found == ids, "the 101st is reached, too"
        assert sizes == [PAGE_SIZE, PAGE_SIZE, 1]
        assert await lists.page(services.tables, which, BO.id, "en", "nowhere") == []

    at_work(data, database, work)


def test_a_page_is_one_question_to_the_database(data: Path, database: str) -> None:
    async def work(services: Services) -> None:
        await with_tables(services, 20)
        services.tables.known.clear()  # as after a start
        asked = []
        rows = services.store.engine.rows

        async def counted(sql: str, *params: Any) -> list[tuple[Any, ...]]:
            asked.append(sql)
            return await rows(sql, *params)

        services.store.engine.rows = counted  # type: ignore[method-assign]
        for which in ("open", "mine", "over", "watched"):
            asked.clear()
            page = await lists.page(services.tables, which, BO.id, "en")
            assert len(page) == (20 if which in ("open", "mine") else 0)
            assert len(asked) == 1

    at_work(data, database, work)


def test_who_holds_all_seats_of_many_tables_sees_each_once(data: Path, database: str) -> None:
    async def work(services: Services) -> None:
        hotseat = [{"kind": "hotseat", "name": name} for name in "ABCD"]

        wish = msgspec.convert({"title": "ancient-knowledge", "seats": hotseat}, NewTableRequest)
        ids = [(await services.lobby.make_table(ANA, wish)).id for _ in range(PAGE_SIZE + 2)][::-1]
        first = [each.id for each in await lists.page(services.tables, "mine", ANA.id, "en")]
        rest = [each.id for each in await lists.page(services.tables, "mine", ANA.id, "en", first[-1])]
        assert first + rest == ids

    at_work(data, database, work)


def test_a_list_says_the_same_whether_or_not_its_tables_are_in_memory(data: Path, database: str) -> None:
    with running(data, TABLEE_DATABASE_URL=database) as here:
        ana, bo, table = two_at_table(here)
        live = ana.live(table)
        assert live.choose(live.lines()[0])["ok"]
        live.close()
        wait_for(lambda: not any(seat["here"] for seat in bo.get("/api/tables")[0]["seats"]))
        open_one = ana.table("me", "open")["id"]
        before = listed(bo)
        assert isinstance(before["mine"], list)
        assert ([each["id"] for each in before["mine"]], before["mine"][0]["number"]) == ([table], 1)
        assert [each["id"] for each in before["open"]] == [open_one]
        assert bo.get(f"/api/tables?list=open&after={open_one}") == []
    with running(data, TABLEE_DATABASE_URL=database) as again:
        bo.server = again
        assert listed(bo) == before


def listed(guest: Visitor) -> dict[str, Any]:
    """All lists; a game in memory knows of its last choice, a row since when the same seats decide."""
    found = {which: guest.get(f"/api/tables?list={which}") for which in ("mine", "open", "over", "watched")}
    return {which: [{**each, "since": 0} for each in tables] for which, tables in found.items()}


def test_watched_tables_come_by_when_they_were_watched(data: Path, database: str) -> None:
    async def work(services: Services) -> None:
        ids = await with_tables(services, PAGE_SIZE + 3)
        eve = Guest("eve", "Eve", "en", 0.0, "")
        await services.people.put(eve)
        for at, id in enumerate(ids):
            await services.store.watch(eve.id, id, float(at))
        first = [each.id for each in await lists.page(services.tables, "watched", eve.id, "en")]
        rest = [each.id for each in await lists.page(services.tables, "watched", eve.id, "en", first[-1])]
        assert first + rest == ids[::-1]

    at_work(data, database, work)
