"""Both engines keep the same promises: who is first wins, one bad request spoils no batch, everything can move."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.kernel.errors import BadInput
from tablee.server import store as lists
from tablee.server.store import Append, EntryRow, Guest, SeatRow, Store, StoreDown, TableRow, engine_for, pages
from tablee.server.store.migrations import newest, scripts
from tablee.server.store.postgres import PostgresEngine
from tablee.server.store.sqlite import SqliteEngine
from tests.server.databases import Postgres
from tests.server.running import PATIENCE, running

ROW = TableRow(
    id="t1",
    title="ancient-knowledge",
    rules=1,
    cards="x",
    options="{}",
    layout="",
    seed="seed",
    salt="salt",
    pace="live",
    clock="",
    host="g1",
    state="open",
    deciding="",
    since=1.0,
    result="",
    reason="",
    tutorial="",
    branch_of="",
    rematch="",
    made=1.0,
    series="",
    name="",
)


@asynccontextmanager
async def opened(data: Path, database: str) -> AsyncIterator[Store]:
    store = Store(engine_for(database, data))
    await store.open(lambda _: None)
    try:
        yield store
    finally:
        await store.close()


def with_store(data: Path, database: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        async with opened(data, database) as store:
            return await work(store)

    return asyncio.run(run())


def entry(table: str, first: int, lines: str = "search", **more: Any) -> Append:
    return Append(table, first, len(lines.split("\n")), "choose", 0, lines, 2.5, "p1", 2.0, **more)


def test_who_appends_second_for_the_same_number_has_lost(data: Path, database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.append(entry("t1", 1))
        assert not await store.append(entry("t1", 1, "pass"))
        assert await store.append(entry("t1", 2, "a\nb"))
        assert not await store.append(entry("t1", 2, "c"))
        won = await asyncio.gather(*[store.append(entry(f"t{i}", 1, "x")) for i in range(1, 60)])
        assert won == [False, *[True] * 58]
        rows = await store.entries("t1")
        assert rows == [
            EntryRow(1, 1, "choose", 0, "search", 2.5, "p1", 2.0),
            EntryRow(2, 2, "choose", 0, "a\nb", 2.5, "p1", 2.0),
        ]
        assert await store.last_entry("t1") == (3, "p1", 2.0)
        assert await store.entries("t1", after=1) == rows[1:]

    with_store(data, database, work)


def test_a_loser_leaves_no_trace_beside_the_log(data: Path, database: str) -> None:
    async def work(store: Store) -> None:
        await store.make_table(ROW, [SeatRow(0, "person", "g1", "Ana", "", 0, "")], [])
        assert await store.append(entry("t1", 1, snapshot=b"first"))
        assert not await store.append(entry("t1", 1, snapshot=b"second", end=("over", "{}")))
        assert await store.snapshot("t1") == (1, b"first")
        found = await store.table("t1")
        assert found is not None
        assert found[0].state == "open"
        assert await store.append(entry("t1", 2, snapshot=b"third", end=("over", "{}")))
        found = await store.table("t1")
        assert found is not None
        assert (found[0].state, await store.snapshot("t1")) == ("over", (2, b"third"))

    with_store(data, database, work)


def test_one_bad_request_does_not_spoil_the_batch(data: Path, database: str) -> None:
    async def work(store: Store) -> None:
        async def bad() -> str:
            with pytest.raises(StoreDown):
                await store.engine.write([("INSERT INTO nowhere VALUES (?)", (1,))])
            with pytest.raises(StoreDown):
                await store.engine.write([("UPDATE guests SET name = ?", ([1],))])
            return "refused"

        good = [store.append(entry(f"t{i}", 1)) for i in range(20)]
        answers = await asyncio.gather(*good[:10], bad(), *good[10:])
        assert answers == [*[True] * 10, "refused", *[True] * 10]

    with_store(data, database, work)


def test_who_goes_while_the_disk_works_keeps_nobody_else_from_an_answer(data: Path, database: str) -> None:
    async def work(store: Store) -> None:
        asked = [store.append(entry(f"t{i}", 1)) for i in range(50)]
        for gone in asked[::3]:
            gone.cancel()
        stay = [each for each in asked if not each.cancelled()]
        async with asyncio.timeout(PATIENCE):
            assert await asyncio.gather(*stay) == [True] * 33
        assert await store.last_entry("t0"), "it was on its way already"

    with_store(data, database, work)


def test_what_was_acknowledged_survives_even_a_power_cut(data: Path) -> None:
    async def work(store: Store) -> None:
        engine = store.engine
        assert isinstance(engine, SqliteEngine)
        assert engine.writing.execute("PRAGMA synchronous").fetchone() == (2,), "FULL"
        assert engine.writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)

    with_store(data, "", work)


def test_a_seat_can_be_claimed_once(data: Path, database: str) -> None:
    async def work(store: Store) -> None:
        seats = [SeatRow(0, "link", "", "", "", 0, "hash"), SeatRow(1, "open", "", "", "", 0, "")]
        await store.make_table(ROW, seats, [])
        claims = [store.claim("t1", 0, f"g{i}", f"G{i}", "hash") for i in range(5)]
        assert sorted(await asyncio.gather(*claims)) == [False] * 4 + [True]
        assert not await store.claim("t1", 1, "g9", "G9", "hash")
        assert await store.claim("t1", 1, "g9", "G9", "")

    with_store(data, database, work)


def test_of_all_who_want_a_rematch_one_makes_its_table(data: Path, database: str) -> None:
    async def work(store: Store) -> None:
        await store.make_table(ROW, [], [])
        rows = [msgspec.structs.replace(ROW, id=f"next{i}", made=2.0) for i in range(5)]
        made = await asyncio.gather(
            *[store.make_rematch("t1", row, [SeatRow(0, "person", "g1", "Ana", "", 0, "")]) for row in rows]
        )
        assert sorted(made) == [False] * 4 + [True]
        found = await store.table("t1")
        assert found is not None
        assert found[0].rematch == rows[made.index(True)].id
        assert await store.ids_of("g1", ended=False) == [found[0].rematch], "the others left nothing behind"
        assert await store.table(found[0].rematch) == (
            rows[made.index(True)],
            [SeatRow(0, "person", "g1", "Ana", "", 0, "")],
        )

    with_store(data, database, work)


def test_who_gives_up_does_so_in_the_log_and_on_the_seat_at_once(data: Path, database: str) -> None:
    async def work(store: Store) -> None:
        await store.make_table(ROW, [SeatRow(i, "person", f"g{i}", "", "", 0, "") for i in range(3)], [])
        given_up = msgspec.structs.replace(entry("t1", 1, "on", given_up="greedy"), kind="concede", seat=1)
        assert await store.append(given_up)
        late = msgspec.structs.replace(given_up, seat=2)
        assert not await store.append(late)
        found = await store.table("t1")
        assert found is not None
        assert [(seat.away, seat.bot) for seat in found[1]] == [(0, ""), (2, "greedy"), (0, "")]

    with_store(data, database, work)


def test_only_the_invitation_that_is_out_gives_the_seat(data: Path, database: str) -> None:
    async def work(store: Store) -> None:
        await store.make_table(ROW, [SeatRow(0, "link", "", "", "", 0, "hash")], [])
        assert not await store.claim("t1", 0, "g1", "G1", "another hash")
        await store.put_seats("t1", [SeatRow(0, "link", "", "", "", 0, "new hash")])
        assert not await store.claim("t1", 0, "g1", "G1", "hash"), "the old invitation is void"
        await store.put_seats("t1", [SeatRow(0, "link", "", "", "", 0, "")])
        assert not await store.claim("t1", 0, "g1", "G1", "new hash"), "it was taken back"
        found = await store.table("t1")
        assert found is not None
        assert found[1][0].guest == ""

    with_store(data, database, work)


def test_of_processes_that_race_for_a_seat_one_gets_it(data: Path, postgres: Postgres) -> None:
    """Each has its own connection, and has read the invitation before anybody used it."""
    database = postgres.database()

    async def race() -> None:
        async with opened(data, database) as one, opened(data, database) as two, opened(data, database) as host:
            for number in range(20):
                row = msgspec.structs.replace(ROW, id=f"t{number}")
                await host.make_table(row, [SeatRow(0, "link", "", "", "", 0, "hash")], [])
                claims = [each.claim(row.id, 0, f"g{i}", f"G{i}", "hash") for i, each in enumerate((one, two, one))]
                anew = host.put_seats(row.id, [SeatRow(0, "link", "", "", "", 0, "new")]) if number % 2 else None
                won = [bool(each) for each in await asyncio.gather(*claims, *([anew] if anew else []))]
                assert sum(won) <= 1
                found = await host.table(row.id)
                assert found is not None
                if not number % 2:
                    assert sum(won) == 1
                    assert found[1][0].guest == f"g{won.index(True)}"

    asyncio.run(race())


def test_a_full_disk_is_logged_once_and_the_table_goes_on_when_there_is_room(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(store: Store) -> None:
        engine = store.engine
        assert isinstance(engine, SqliteEngine)
        engine.cannot_write.calm = 0.0
        await store.make_table(ROW, [SeatRow(0, "open", "", "", "", 0, "")], [])
        pages = (await store.engine.rows("PRAGMA page_count"))[0][0]
        engine.writing.execute(f"PRAGMA max_page_count = {pages}")
        written = 0
        with contextlib.suppress(StoreDown):
            while await store.append(entry("t1", written + 1, "x" * 3000)):
                written += 1
        for _ in range(5):
            with pytest.raises(StoreDown, match="full"):
                await store.append(entry("t1", written + 1, "x" * 3000))
        assert len(await store.entries("t1")) == written, "what was refused was not written"
        assert levels(caplog) == ["ERROR"]
        assert "full" in caplog.text
        engine.writing.execute("PRAGMA max_page_count = 100000")
        assert await store.append(entry("t1", written + 1, "x" * 3000))
        assert levels(caplog) == ["ERROR", "WARNING"]
        engine.writing.execute(f"PRAGMA max_page_count = {pages}")
        with contextlib.suppress(StoreDown):
            while await store.append(entry("t1", written + 2, "x" * 3000)):
                written += 1
        assert levels(caplog) == ["ERROR", "WARNING", "ERROR"], "said again"

    with_store(data, "", work)


def test_a_disk_with_room_for_little_is_said_to_be_full_once(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(store: Store) -> None:
        engine = store.engine
        assert isinstance(engine, SqliteEngine)
        await store.put_guest(Guest("g1", "Ana", "en", 1.0, ""))
        pages = (await engine.rows("PRAGMA page_count"))[0][0]
        engine.writing.execute(f"PRAGMA max_page_count = {pages}")
        for number in range(5):
            with pytest.raises(StoreDown, match="full"):
                await store.append(entry("t1", 1, "x" * 30_000))
            await store.put_guest(Guest("g1", f"Ana {number}", "en", 1.0, ""))
        assert levels(caplog) == ["ERROR"]
        engine.cannot_write.calm = 0.0
        await store.put_guest(Guest("g1", "Ana", "en", 1.0, ""))
        assert levels(caplog) == ["ERROR", "WARNING"]

    with_store(data, "", work)


def levels(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.levelname for record in caplog.records]


def test_a_damaged_file_is_said_once_and_what_is_sound_goes_on(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def before(store: Store) -> None:
        await store.put_guest(Guest("g1", "Ana", "en", 1.0, ""))

    async def after(store: Store) -> None:
        engine = store.engine
        assert isinstance(engine, SqliteEngine)
        for _ in range(3):
            with pytest.raises(StoreDown, match="malformed"):
                await store.guest("g1")
            assert await store.table("t1") is None, "that can be read"
        assert levels(caplog) == ["ERROR"]
        for _ in range(3):
            with pytest.raises(StoreDown, match="malformed"):
                await store.put_guest(Guest("g1", "Bo", "en", 1.0, ""))
        assert levels(caplog) == ["ERROR", "ERROR"], "once for reading, once for writing"
        engine.cannot_write.calm = 0.0
        assert await store.append(entry("t1", 1))
        assert levels(caplog)[2:] == ["WARNING"]

    with_store(data, "", before)
    base = sqlite3.connect(data / "tablee.db")
    (page,) = base.execute("SELECT rootpage FROM sqlite_master WHERE name = 'guests'").fetchone()
    (size,) = base.execute("PRAGMA page_size").fetchone()
    base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    base.close()
    with (data / "tablee.db").open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    with_store(data, "", after)


FILL = (
    "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS "
    "'BEGIN RAISE EXCEPTION ''no space left'' USING ERRCODE = ''53100''; END'"
)


def test_a_full_disk_of_another_machine_is_said_once_each_time(
    data: Path, postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    database = postgres.database()
    full = "CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION full_disk()"

    async def work(store: Store) -> None:
        engine = store.engine
        assert isinstance(engine, PostgresEngine)
        engine.cannot_write.calm = 0.0
        assert postgres.run(FILL, name_of(database)) is not None
        for number in range(2):
            assert postgres.run(full, name_of(database)) is not None
            for _ in range(3):
                with pytest.raises(StoreDown, match="no space"):
                    await store.append(entry("t1", number + 1))
            assert postgres.run("DROP TRIGGER full_disk ON entries", name_of(database)) is not None
            assert await store.append(entry("t1", number + 1))
        assert levels(caplog) == ["ERROR", "WARNING"] * 2

    with_store(data, database, work)


def test_a_disk_of_another_machine_with_room_for_little_is_said_to_be_full_once(
    data: Path, postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    database = postgres.database()
    full = (
        "CREATE TRIGGER full_disk BEFORE INSERT ON entries FOR EACH ROW WHEN (length(NEW.lines) > 1000) "
        "EXECUTE FUNCTION full_disk()"
    )

    async def work(store: Store) -> None:
        assert postgres.run(f"{FILL}; {full}", name_of(database)) is not None
        for number in range(5):
            with pytest.raises(StoreDown, match="no space"):
                await store.append(entry("t2", 1, "x" * 3000))
            assert await store.append(entry("t1", number + 1))
        assert levels(caplog) == ["ERROR"]

    with_store(data, database, work)


def test_a_database_that_is_gone_is_said_once_each_time(
    data: Path, postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    database = postgres.database()
    name = name_of(database)

    async def work(store: Store) -> None:
        engine = store.engine
        assert isinstance(engine, PostgresEngine)
        engine.cannot_read.calm = engine.cannot_write.calm = 0.0
        for number in range(2):
            assert postgres.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false") is not None
            assert postgres.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
            end = time.monotonic() + 1.5  # long enough to try again to listen, too
            while time.monotonic() < end:
                with pytest.raises(StoreDown):
                    await store.append(entry("t1", number + 1))
                with pytest.raises(StoreDown):
                    await store.guest("g1")
                await asyncio.sleep(0.05)
            assert levels(caplog)[4 * number :] == ["ERROR"] * 2, "once for reading, once for writing"
            assert postgres.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true") is not None
            assert await store.append(entry("t1", number + 1))
            assert await store.guest("g1") is None
            assert levels(caplog)[4 * number :] == ["ERROR"] * 2 + ["WARNING"] * 2

    with_store(data, database, work)


def name_of(database: str) -> str:
    return database.split("/")[3].split("?")[0]


LISTS = {
    "mine": (pages.rows_of("mine", first=True), ("g1",)),
    "over": (pages.rows_of("over", first=True), ("g1",)),
    "open": (pages.rows_of("open", first=True), ()),
    "watched": (pages.rows_of("watched", first=True), ("g1",)),
    "more of mine": (pages.rows_of("mine", first=False), ("g1", "t300")),
    "more open ones": (pages.rows_of("open", first=False), ("t300",)),
    "more watched ones": (pages.rows_of("watched", first=False), ("g1", "g1", "t300")),
    "an adventure": (lists.BY_SERIES, ("s1",)),
}


@pytest.mark.parametrize("name", LISTS)
def test_a_list_reads_only_the_rows_that_it_shows(data: Path, database: str, name: str) -> None:
    """The plan of the database: one index from its right end, nothing sorted and no whole table read."""
    sql, params = LISTS[name]

    async def work(store: Store) -> None:
        if not database:
            plan = [row[3] for row in await store.engine.rows(f"EXPLAIN QUERY PLAN {sql}", *params)]
            reads = [line for line in plan if "SUBQUERY" not in line]
            assert all(line.startswith("SEARCH") and ("INDEX" in line or "KEY" in line) for line in reads), plan
            assert len(reads) == 1 + sql.count("(SELECT"), plan
            assert ("< (SELECT" in sql) == ("<?" in reads[0] or "<(" in reads[0]), "a later page begins at its key"
            return
        async with store.engine.frozen() as read:
            columns = "table_id, seat, kind, guest, name, bot, away, token, made, ended"
            values = "'t' || i, 0, 'open', CASE WHEN i % 3 = 0 THEN '' ELSE 'g' || i % 3 END, 'n', '', 0, '', i, i % 2"
            await read(f"INSERT INTO seats ({columns}) SELECT {values} FROM generate_series(1, 40000) AS i")
            await read("INSERT INTO watchers SELECT guest, table_id, made FROM seats")
            await read("ANALYZE seats")
            await read("ANALYZE watchers")
            plan = [row[0] for row in await read(f"EXPLAIN {sql}", *params)]
        text = "\n".join(plan)
        assert "Index" in text, text
        assert "Seq Scan" not in text, text
        assert "Sort" not in re.sub("Incremental Sort|(Presorted|Sort) Key", "", text), "at most those of one moment"

    with_store(data, database, work)


FEW = {
    "the deal of a day": (lists.BY_DAY, ("syncro/2026-01-01",), "tables_by_daily"),
    "tables that are due": (lists.BY_DUE, (5.0,), "tables_by_due"),
    "running tables": (lists.RUNNING, (), "tables_by_state"),
    "tables with a hard clock": (lists.TIMED, (), "tables_by_state"),
    "full tables": (lists.FULL, (), "tables_by_state"),
    "tables that wait for bots": (lists.WAITING_FOR_BOTS, (5.0,), "tables_by_state"),
}


@pytest.mark.parametrize("name", FEW)
def test_a_few_tables_are_found_without_reading_all_of_them(data: Path, database: str, name: str) -> None:
    """Again and again, or for whoever asks: however many games were ever played."""
    sql, params, index = FEW[name]

    async def work(store: Store) -> None:
        if not database:
            plan = [row[3] for row in await store.engine.rows(f"EXPLAIN QUERY PLAN {sql}", *params)]
            assert plan[0].startswith(f"SEARCH tables USING INDEX {index} "), plan
            assert not [line for line in plan if "SCAN " in line], plan
            return
        async with store.engine.frozen() as read:
            made = dict.fromkeys(lists.TABLE.split(", "), "''")
            made |= {"id": "'t' || i", "rules": "1", "hints": "1", "since": "i", "made": "i"}
            made["state"] = "CASE i % 2000 WHEN 0 THEN 'running' WHEN 1 THEN 'open' ELSE 'over' END"
            made["due"] = "CASE i % 1000 WHEN 0 THEN i ELSE 0 END"
            made["daily"] = "CASE i % 1000 WHEN 0 THEN 'syncro/2026-01-01' ELSE '' END"
            series = "FROM generate_series(1, 10000) AS i"
            await read(f"INSERT INTO tables ({', '.join(made)}) SELECT {', '.join(made.values())} {series}")
            seat = "table_id, seat, kind, guest, name, bot, away, token, made"
            await read(f"INSERT INTO seats ({seat}) SELECT 't' || i, 0, 'bot', '', 'n', '', 0, '', i {series}")
            line = "table_id, first, size, kind, seat, lines, at, deciding, since"
            await read(f"INSERT INTO entries ({line}) SELECT 't' || i, 1, 1, 'choose', 0, 'x', 1, 'p1', 1 {series}")
            for table in ("tables", "seats", "entries"):
                await read(f"ANALYZE {table}")
            text = "\n".join([row[0] for row in await read(f"EXPLAIN {sql}", *params)])
        # All running tables are as few as those of all owners.
        assert index in text or (index == "tables_by_state" and "tables_by_owner" in text), text
        assert "Seq Scan" not in text, text

    with_store(data, database, work)


def test_lists_tell_games_that_go_on_from_those_that_have_ended(data: Path, database: str) -> None:
    async def work(store: Store) -> None:
        for number, state in enumerate(["open", "running", "over", "stopped", "conceded"]):
            row = msgspec.structs.replace(ROW, id=state, made=float(number))
            seats = [SeatRow(i, "hotseat", "g1", "G1", "", 0, "") for i in range(2)]
            await store.make_table(row, [*seats, SeatRow(2, "open", "", "", "", 0, "")], [])
            if state != "open":
                await store.begin(state, "over" if state == "over" else "running", "p1", 1.0, "", 0, b"{}")
        await store.stop("stopped", "reason")
        assert await store.append(entry("conceded", 1, end=("over", "{}")))
        assert await store.ids_of("g1", ended=False) == ["running", "open"]
        assert await store.ids_of("g1", ended=True) == ["conceded", "stopped", "over"]
        assert await store.ids_of("g2", ended=True) == []
        assert (await store.page_of("open", ""))[-1].row.id == "open"

    with_store(data, database, work)


def test_everybody_who_has_finished_the_deal_of_the_day_counts_however_many_there_are(
    data: Path, database: str
) -> None:
    most = 60 if database else 9_000
    ended, given_up = '{"standings":[],"by":"","won":null}', '{"standings":[],"by":"concession","won":null}'

    async def work(store: Store) -> None:
        for number in range(most):
            row = msgspec.structs.replace(ROW, id=f"t{number}", state="over", daily="syncro/2026-01-01", made=number)
            row.result = ended if number % 3 else given_up
            seat = SeatRow(0, "person", f"g{number}", "G", "", 0, "")
            made = store.make_table(row, [seat, SeatRow(1, "bot", "", "B", "", 0, "")], [])
            tasks.append(asyncio.ensure_future(made))
        await asyncio.gather(*tasks)
        played = await store.played_on("syncro/2026-01-01")
        assert [each.guest for each in played] == [f"g{number}" for number in range(most) if number % 3]

    tasks: list[asyncio.Future[None]] = []
    with_store(data, database, work)


def test_a_database_of_version_1_is_brought_up_to_date_with_all_it_holds(
    data: Path, database: str, request: pytest.FixtureRequest
) -> None:
    (number, statements), *_ = scripts()
    assert number == 1
    old = [each.replace("{without_rowid}", "" if database else "WITHOUT ROWID") for each in statements]
    old += [
        "CREATE TABLE schema_version (version BIGINT NOT NULL)",
        "INSERT INTO schema_version VALUES (1)",
        "INSERT INTO guests (id, name, lang, made) VALUES ('g1', 'Ana', 'fr', 1.5)",
        *[
            f"INSERT INTO tables VALUES ('{id}', 'syncro', 1, '', '{{}}', '', '', '', '', '{clock}', 'g1', '{state}', "
            "'', 1.5, '', '', '', '', '', 1.5)"
            for id, clock, state in (("t1", "{}", "running"), ("t2", "{}", "over"), ("t3", "", "running"))
        ],
    ]
    if database:
        server: Postgres = request.getfixturevalue("postgres")
        assert server.run(";".join(old), name_of(database)) is not None
    else:
        data.mkdir()
        base = sqlite3.connect(data / "tablee.db")
        base.executescript(";".join(old))
        base.close()

    async def work(store: Store) -> None:
        assert await store.guest("g1") == Guest("g1", "Ana", "fr", 1.5, "")
        await store.watch("g1", "t1", 2.0)
        assert await store.engine.rows("SELECT table_id FROM watchers WHERE guest = 'g1'") == [("t1",)]
        assert await store.engine.rows("SELECT version FROM schema_version") == [(newest(),)]

    async def start(store: Store) -> None:
        pauses = "SELECT pauses FROM tables ORDER BY id"
        await store.come_to_life(1000.0, 30.0)
        assert await store.engine.rows(pauses) == [("",)] * 3, "the older program did not write when it lived"
        for now in (1005.0, 1035.0, 900.0, 930.0):  # within the step, and a clock that was set back
            await store.come_to_life(now, 30.0)
        assert await store.engine.rows(pauses) == [("",)] * 3
        await store.come_to_life(1000.0, 30.0)
        await store.live_on(1100.0)
        await store.come_to_life(1200.0, 30.0)
        assert await store.engine.rows(pauses) == [("[960.0,1000.0],[1130.0,1200.0],",), ("",), ("",)]

    with_store(data, database, work)
    with_store(data, database, work)  # and once more: nothing is left to do
    with_store(data, database, start)


def test_a_database_of_a_newer_program_is_left_alone(data: Path, database: str) -> None:
    async def make_newer(store: Store) -> None:
        await store.engine.write([("UPDATE schema_version SET version = ?", (newest() + 1,))])

    async def nothing(store: Store) -> None: ...

    with_store(data, database, make_newer)
    with pytest.raises(BadInput) as error:
        with_store(data, database, nothing)
    assert error.value.sentence.id == "newer-database"


def test_two_servers_do_not_share_a_sqlite_file(data: Path) -> None:
    with running(data):
        command = [sys.executable, "-m", "tablee", "serve", "--lang", "en", "--data", str(data), "--port", "0"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2
    assert "another server is using" in done.stderr
