"""Hours or days for each choice: who is late is reminded or replaced by a bot, and holidays do not count."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tablee.server.protocol import Clock
from tablee.server.services import Services
from tablee.server.store import SeatRow, Store
from tablee.server.tables.deadlines import DAY, absent_until, deadline, with_absence
from tablee.server.tables.state import AWAY, HERE
from tablee.server.tables.table import Table
from tests.server.running import TITLE, Guest, Running, running, two_at_table, wait_for
from tests.server.test_games import MIDGAME
from tests.server.test_notices import postbox
from tests.server.test_store import ROW, entry, with_store
from tests.server.unplugged import ANA, RUNNING, at_table

LONG = {"seconds": 2 * DAY, "per": "choice"}


def served_from(data: Path, database: str, **more: str) -> Any:
    return running(data, **({"TABLEE_DATABASE_URL": database} if database else {}), **more)


# Time that counts


def test_a_holiday_puts_a_deadline_off_by_as_long_as_it_lasts() -> None:
    asked, seconds = 1000.0, 100.0
    assert deadline(asked, seconds, []) == 1100
    assert deadline(asked, seconds, [(1050, 1250)]) == 1300
    assert deadline(asked, seconds, [(500, 900)]) == 1100, "over before the choice was asked for"
    assert deadline(asked, seconds, [(500, 1500)]) == 1600, "it had begun before"
    assert deadline(asked, seconds, [(1100, 2000)]) == 1100, "it begins when the time is up"
    assert deadline(asked, seconds, [(1010, 1020), (1015, 1030), (1040, 1050)]) == 1130, "no second counts twice"


def test_who_comes_back_early_has_been_away_only_until_then() -> None:
    away = with_absence("", 5000.0, 1000.0)
    assert (absent_until(away, 2000), absent_until(away, 5000)) == (5000, 0)
    back = with_absence(away, 0, 3000.0)
    assert absent_until(back, 3001) == 0
    assert deadline(900.0, 200.0, msgspec.json.decode(back)) == 3100
    longer = with_absence(away, 9000.0, 3000.0)
    assert absent_until(longer, 4000) == 9000
    assert deadline(900.0, 200.0, msgspec.json.decode(longer)) == 9100


def test_a_machine_whose_clock_is_set_back_counts_no_time_twice(data: Path) -> None:
    async def work(services: Services, table: Table) -> None:
        assert table.play is not None
        ahead = time.time() + 1000
        table.now = replace(table.now, play=replace(table.play, since=ahead))
        moves = services.moves
        for act in (
            lambda: moves.choose(table, ANA.id, None, 0, ["archive"]),
            lambda: moves.undo(table, ANA.id, None, 1),
            lambda: moves.choose(table, ANA.id, None, 2, ["archive", "discard M4"]),
            lambda: moves.cancel(table, ANA.id, None, 4),
            lambda: moves.concede(table, ANA.id, None, ""),
        ):
            await act()
            assert table.play is not None
            assert table.play.since == ahead
        assert {entry.at for entry in await services.store.entries(table.row.id)} == {ahead}

    asyncio.run(at_table(data, RUNNING, work, layout=MIDGAME))


def test_who_takes_a_seat_back_from_a_bot_has_all_the_time_for_the_choice(data: Path) -> None:
    async def work(services: Services, table: Table) -> None:
        assert table.play is not None
        asked = [time.time() - DAY for _ in table.seats]
        table.now = replace(table.now, play=replace(table.play, asked=asked))
        async with table.lock:
            await services.clocks.check_choices(table, time.time())
        assert [seat.away for seat in table.seats] == [AWAY, AWAY]
        before = time.time()
        await services.lobby.come_back(table, ANA, None)
        end, others = table.now.deadlines()
        assert end is not None
        assert (before + 3600 <= end <= time.time() + 3600, others) == (True, None)
        async with table.lock:
            await services.clocks.check_choices(table, end - 1)
            assert [seat.away for seat in table.seats] == [HERE, AWAY]
            await services.clocks.check_choices(table, end)
            assert [seat.away for seat in table.seats] == [AWAY, AWAY]

    asyncio.run(at_table(data, RUNNING, work, clock=Clock(3600, True, "choice")))


# In the store


def test_a_table_is_found_when_it_is_due(data: Path, database: str) -> None:
    async def work(store: Store) -> None:
        await store.make_table(ROW, [SeatRow(0, "person", "g1", "Ana", "", 0, "")], [])
        assert await store.begin("t1", "running", "p1", 1.0, "", 0, b"{}", (50.0, "[1.0]"))
        assert (await store.due(49.0), await store.due(50.0)) == ([], [("t1", 50.0)])
        assert await store.append(entry("t1", 1, due=(90.0, "[2.5]")))
        assert not await store.append(entry("t1", 1, due=(10.0, "[9.9]"))), "who was second changes nothing"
        assert (await store.due(80.0), await store.due(90.0)) == ([], [("t1", 90.0)])
        found = await store.table("t1")
        assert found is not None
        assert (found[0].due, found[0].asked) == (90.0, "[2.5]")
        await store.look_again("t1", 50.0, 0.0)
        assert await store.due(90.0), "a choice has set another moment meanwhile"
        await store.look_again("t1", 90.0, 0.0)
        assert await store.due(1e9) == []

    with_store(data, database, work)


def test_nobody_is_reminded_twice_of_one_choice(data: Path, database: str) -> None:
    async def work(store: Store) -> None:
        await store.make_table(ROW, [SeatRow(0, "person", "g1", "Ana", "", 0, "")], [])
        assert [await store.remind("t1", 0, 5.0, 9.0) for _ in range(2)] == [True, False]
        assert await store.remind("t1", 0, 20.0, 21.0), "that is another choice"

    with_store(data, database, work)


# At a table


def test_every_choice_has_its_own_deadline_that_all_can_see(served: Running) -> None:
    ana, bo, table = two_at_table(served, pace="days", clock=LONG)
    a = ana.live(table)
    ends = [seat["deadline"] for seat in a.table["seats"]]
    assert ends == [pytest.approx(a.table["since"] + 2 * DAY)] * 2

    assert a.choose(a.lines()[0])["ok"]

    moved = a.received[-2]
    assert moved["deadlines"] == [pytest.approx(moved["since"] + 2 * DAY), ends[1]], "Bo is asked as long as before"
    assert [seat["clock"] for seat in a.table["seats"]] == [None, None]
    listed = next(each for each in bo.get("/api/tables?list=mine") if each["id"] == table)
    assert (listed["seats"][1]["deadline"], listed["turn"], listed["clock"]["per"]) == (ends[1], True, "choice")


def test_a_list_knows_the_deadline_of_a_table_that_is_not_in_memory(data: Path, database: str) -> None:
    with served_from(data, database) as here:
        ana, _, table = two_at_table(here, pace="days", clock=LONG)
        a = ana.live(table)
        ends = [seat["deadline"] for seat in a.table["seats"]]
        assert a.choose(a.lines()[0])["ok"]
        ends = a.received[-2]["deadlines"]
    with served_from(data, database) as here:
        ana.server = here
        (listed,) = ana.get("/api/tables?list=mine")
        assert [seat["deadline"] for seat in listed["seats"]] == ends


def test_when_the_time_is_up_a_bot_takes_the_seat_though_nobody_looks(data: Path, database: str) -> None:
    with postbox() as (url, letters), served_from(data, database, TABLEE_WEBHOOKS_INSIDE="1") as here:
        ana, bo = here.guest("Ana"), here.guest("Bo")
        bo.post("/api/me", {"name": "Bo", "webhook": url})
        made = ana.table("me", "link", pace="days", clock={"seconds": 2, "per": "choice", "hard": True})
        table = made["id"]
        ana.post("/api/me", {"name": "Ana", "absent": time.time() + DAY})
        bo.post(f"/api/tables/{table}/join", {"token": made["invites"][0]["token"]})

        wait_for(lambda: bo.get(f"/api/tables/{table}")["seats"][1]["away"])

        seats = bo.get(f"/api/tables/{table}")["seats"]
        assert (seats[0]["away"], seats[1]["bot"]) == (False, "regular"), "Ana is on holiday"
        wait_for(lambda: "seat-left" in [letter["notice"] for letter in letters])
        told = [letter["notice"] for letter in letters]
        # A machine so busy that it comes to the reminder after the deadline leaves it out.
        assert [notice for notice in told if notice != "reminder"] == ["your-turn", "seat-left"]
        bo.post(f"/api/tables/{table}/return")
        assert not bo.get(f"/api/tables/{table}")["seats"][1]["away"]


def test_where_the_deadline_is_soft_who_is_late_is_reminded_once_and_waited_for(data: Path) -> None:
    with postbox() as (url, letters), running(data, TABLEE_WEBHOOKS_INSIDE="1") as here:
        ana, bo = here.guest("Ana"), here.guest("Bo")
        bo.post("/api/me", {"name": "Bo", "webhook": url, "lang": "fr"})
        made = ana.table("me", "link", pace="days", clock={"seconds": 1, "per": "choice"})
        bo.post(f"/api/tables/{made['id']}/join", {"token": made["invites"][0]["token"]})
        wait_for(lambda: len(letters) == 2)
        assert [letter["notice"] for letter in letters] == ["your-turn", "reminder"]
        assert letters[1]["text"] == "Ancient Knowledge\u00a0: la table vous attend toujours."
        live = bo.live(made["id"])
        assert live.table["seats"][1]["deadline"] < live.table["now"]
        assert not live.table["seats"][1]["away"]
        assert live.choose(live.lines()[0])["ok"], "there is no punishment for being late"
        assert len(letters) == 2


def test_a_holiday_stops_the_deadline_at_all_tables_and_others_see_it(data: Path, database: str) -> None:
    with served_from(data, database) as here:
        ana, bo, table = two_at_table(here, pace="days", clock={**LONG, "hard": True})
        live = ana.live(table)
        end = live.table["seats"][1]["deadline"]
        until = time.time() + 10 * DAY

        assert bo.post("/api/me", {"name": "Bo", "absent": until})["absent"] == pytest.approx(until)

        seat = live.next("seats")["seats"][1]
        while not seat["absent"]:
            seat = live.next("seats")["seats"][1]
        assert seat["absent"] == pytest.approx(until)
        assert seat["deadline"] == pytest.approx(end + 10 * DAY, abs=5)
        later = bo.table("me", "link", pace="days")["id"]
        assert bo.get(f"/api/tables/{later}")["seats"][0]["absent"] == pytest.approx(until), "new tables know it, too"
    with served_from(data, database) as here:
        ana.server = bo.server = here
        assert ana.get(f"/api/tables/{table}")["seats"][1]["absent"] == pytest.approx(until)
        assert bo.post("/api/me", {"name": "Bo", "absent": 0})["absent"] == 0
        assert ana.get(f"/api/tables/{table}")["seats"][1]["absent"] == 0
        assert bo.get("/api/me")["absent"] == 0


def test_a_holiday_ends_on_a_day_to_come_and_not_in_years(served: Running) -> None:
    bo = served.guest("Bo")
    for until in (time.time() - DAY, time.time() + 100 * DAY, -1, 1e300):
        assert bo.refused("/api/me", {"name": "Bo", "absent": until}) == (400, "bad-absence")
    assert Guest(served).post("/api/me", {"name": "New", "absent": time.time() + DAY})["absent"] > 0


def test_a_silent_title_has_no_deadlines(served: Running) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"title": "syncro", "seats": seats, "pace": "days", "clock": LONG}
    assert served.guest().refused("/api/tables", wish) == (400, "no-clock")


def test_a_rematch_is_played_at_the_same_pace(served: Running) -> None:
    ana, _, table = two_at_table(served, pace="days", clock=LONG)
    ana.post(f"/api/tables/{table}/concede")
    again = ana.post(f"/api/tables/{table}/rematch")["id"]
    found = ana.get(f"/api/tables/{again}")
    assert (found["pace"], found["clock"]) == ("days", {**LONG, "hard": False})
    assert found["title"] == TITLE
    assert found["seats"][0]["deadline"]
