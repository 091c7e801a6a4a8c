"""Everything that a server keeps travels in one file, from one engine to the other and back."""

from __future__ import annotations

import json
import random
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from tablee.server.store import Store
from tablee.server.store.migrations import newest
from tests.server.databases import Postgres
from tests.server.running import Running, play_out, running, tablee, two_at_table
from tests.server.test_store import with_store


def some_life(here: Running) -> tuple[Any, Any, str]:
    """A game under way, a finished one, chat, a watcher, an open table."""
    ana, bo, table = two_at_table(here)
    a, b = ana.live(table), bo.live(table)
    play_out([a, b], random.Random(1), most=45)
    a.ask(do="say", text="à bientôt")
    _, _, other = two_at_table(here)
    ana.live(other)
    ana.table("me", "open")
    conceded = ana.table("me", "greedy")["id"]
    ana.post(f"/api/tables/{conceded}/concede")
    two_at_table(here, pace="days", clock={"seconds": 3600, "per": "choice"})
    ana.post("/api/me", {"name": "Ana", "absent": time.time() + 86400})
    return ana, a, table


def test_everything_travels_from_one_engine_to_the_other_and_back(tmp_path: Path, postgres: Postgres) -> None:
    first, second, third = (tmp_path / name for name in ("first", "second", "third"))
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl", tmp_path / "three.jsonl"]
    url = postgres.database()
    with running(first) as here:
        ana, live, table = some_life(here)
        before = (live.number, live.view, ana.get("/api/tables?list=mine"), ana.get(f"/api/tables/{table}/log"))
        assert tablee("export", str(files[0]), "--data", str(first))[0] == 0  # while it serves
    assert tablee("import", str(files[0]), "--data", str(second), TABLEE_DATABASE_URL=url)[0] == 0
    assert tablee("export", str(files[1]), "--data", str(second), TABLEE_DATABASE_URL=url)[0] == 0
    assert tablee("import", str(files[1]), "--data", str(third))[0] == 0
    assert tablee("export", str(files[2]), "--data", str(third))[0] == 0

    texts = [sorted(file.read_text("utf-8").splitlines()) for file in files]
    assert texts[0] == texts[1] == texts[2]
    assert len(texts[0]) > 60
    for folder, environ in ((second, {"TABLEE_DATABASE_URL": url}), (third, {})):
        with running(folder, **environ) as here:
            ana.server = here  # with the same cookie
            again = ana.live(table)
            assert (again.number, again.view) == before[:2]
            assert again.table["chat"][0]["text"] == "à bientôt"
            assert ana.get(f"/api/tables/{table}/log") == before[3]
            listed = ana.get("/api/tables?list=mine")
            assert {each["id"]: each["number"] for each in listed} == {each["id"]: each["number"] for each in before[2]}
    code, _, errors = tablee("import", str(files[0]), "--data", str(third))
    assert code == 2
    assert "needs an empty one" in errors


def test_what_is_exported_while_people_play_is_of_one_moment(tmp_path: Path, database: str) -> None:
    first, second, file = tmp_path / "first", tmp_path / "second", tmp_path / "all.jsonl"
    with running(first, TABLEE_DATABASE_URL=database) as here:
        tables = [two_at_table(here) for _ in range(3)]
        seats = [[ana.live(table), bo.live(table)] for ana, bo, table in tables]
        threads = [threading.Thread(target=play_out, args=(pair, random.Random(1), 80)) for pair in seats]
        for thread in threads:
            thread.start()
        for _ in range(3):  # whichever moment it is
            assert tablee("export", str(file), "--data", str(first), TABLEE_DATABASE_URL=database)[0] == 0
            rows = [json.loads(line) for line in file.read_text("utf-8").splitlines()[1:]]
            numbers: dict[str, list[int]] = {table: [] for _, _, table in tables}
            for each in rows:
                if each["in"] == "entries":
                    numbers[each["row"]["table_id"]].append(each["row"]["first"])
            for each in rows:
                if each["in"] == "snapshots":
                    assert each["row"]["number"] <= len(numbers[each["row"]["table_id"]])
            assert all(sorted(found) == list(range(1, len(found) + 1)) for found in numbers.values())
        for thread in threads:
            thread.join()
    assert tablee("import", str(file), "--data", str(second))[0] == 0
    with running(second) as here:
        for ana, _, table in tables:
            ana.server = here
            assert ana.live(table).number == len(numbers[table])


def test_rows_that_do_not_fit_are_refused_and_change_nothing(tmp_path: Path, database: str) -> None:
    head = json.dumps({"format": "tablee export 1", "schema": newest(), "key": "eA=="})
    guest = json.dumps({"in": "guests", "row": {"id": "g", "name": "Ana", "lang": "en", "made": 1.0, "webhook": ""}})
    for wrong in ({"id": "h"}, {"id": "h", "nonsense": 1}, {"id": [1]}):
        file = tmp_path / "wrong.jsonl"
        file.write_text("\n".join([head, guest, json.dumps({"in": "guests", "row": wrong})]))
        code, _, errors = tablee("import", str(file), "--data", str(tmp_path / "data"), TABLEE_DATABASE_URL=database)
        assert (code, errors.count("\n")) == (2, 1), errors

    async def work(store: Store) -> None:
        assert await store.guest("g") is None

    with_store(tmp_path / "data", database, work)


@pytest.mark.parametrize(
    "text", ["", "hello\n", "{}\n", '{"format": "tablee export 1", "schema": 2, "key": "x"}\n{"in": "sqlite_master"}\n']
)
def test_a_file_that_is_no_export_is_refused_and_changes_nothing(tmp_path: Path, text: str) -> None:
    file = tmp_path / "wrong.jsonl"
    file.write_text(text)
    code, _, errors = tablee("import", str(file), "--data", str(tmp_path / "data"))
    assert code == 2
    assert "is not what `tablee export` writes" in errors
    assert not (tmp_path / "data" / "tablee.db").exists()
    assert tablee("import", str(tmp_path / "none"), "--data", str(tmp_path / "data"))[0] == 2


def test_an_export_is_for_its_owner_only(data: Path, tmp_path: Path) -> None:
    with running(data):
        pass
    tablee("export", str(tmp_path / "all.jsonl"), "--data", str(data))
    assert (tmp_path / "all.jsonl").stat().st_mode & 0o777 == 0o600
    head = json.loads((tmp_path / "all.jsonl").read_text().splitlines()[0])
    assert (head["format"], head["schema"]) == ("tablee export 1", newest())
