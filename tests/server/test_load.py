"""The load generator drives servers that run already, and knows what became of every acknowledged choice."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tablee.lab import server_load as load
from tablee.lab.load_clients import Host, compare
from tests.server.databases import Postgres
from tests.server.running import running

QUICK = ["--tables", "3", "--seconds", "0.3", "--json"]


def test_a_running_server_is_driven_and_its_log_compared(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(data, TABLEE_RATE="1000000") as here:
        assert load.main(["--host", here.url, "--pid", str(here.pid), *QUICK]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["acknowledged"] >= figures["choices"] > 0
    assert figures["lost"] == []
    assert figures["CPU ms a choice"] > 0


def test_a_choice_that_is_not_stored_is_named(data: Path) -> None:
    async def play(url: str) -> tuple[str, list[str]]:
        async with load.Load([url], 2, 100) as found:
            await found.run(0.1, lambda: 0.0)
        table = min(found.tally.acknowledged)
        found.tally.acknowledged[table][1] = "never chosen"
        found.tally.acknowledged[table][9999] = "after the end"
        return table, compare(found.sockets, found.tally, Host.read(url))

    with running(data, TABLEE_RATE="1000000") as here:
        table, lost = asyncio.run(play(here.url))
    assert [each.split(" became ")[0] for each in lost] == [
        f"table {table}, 1: 'never chosen'",
        f"table {table}, 9999: 'after the end' is not there",
    ]


@pytest.mark.parametrize("spread", ["together", "apart"])
def test_two_processes_on_one_database_are_driven(
    spread: str, tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = {"TABLEE_DATABASE_URL": postgres.database(), "TABLEE_KEY": "k" * 40, "TABLEE_RATE": "1000000"}
    with running(tmp_path / "one", **settings) as one, running(tmp_path / "two", **settings) as two:
        hosts = ["--host", one.url, "--host", two.url]
        assert load.main([*hosts, "--spread", spread, "--rate", "100", *QUICK]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["lost"] == []
    assert figures["choices"] > 0
