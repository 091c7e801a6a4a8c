"""The examples in deploy/, run for real in front of two processes: each table at one process, and nothing is lost."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.lab.load_clients import compare
from tablee.lab.server_load import Load
from tablee.server.tables.tokens import ALPHABET
from tests.server.databases import Postgres
from tests.server.proxies import DEPLOY, PROXIES, nginx
from tests.server.running import PATIENCE, Guest, Running, running, wait_for

TABLES = 6
TAKEN_OVER = 10.0
"""Seconds in which every table of a dead process goes on."""


@contextlib.contextmanager
def two(folder: Path, postgres: Postgres, expected: str = "") -> Iterator[list[Running]]:
    settings = {
        "TABLEE_DATABASE_URL": postgres.database(),
        "TABLEE_KEY": "k" * 40,
        "TABLEE_RATE": "1000000",
        "TABLEE_IDLE": "0.5",
    }
    one, other = folder / "one", folder / "other"
    with running(one, expected=expected, **settings) as first, running(other, expected=expected, **settings) as second:
        yield [first, second]


@pytest.mark.parametrize("proxy", PROXIES)
def test_a_table_is_at_one_process(proxy: str, tmp_path: Path, postgres: Postgres) -> None:
    async def play(url: str, here: list[Running]) -> list[str]:
        async with Load([url], TABLES, 100) as load:
            async with asyncio.timeout(PATIENCE):
                while True:  # what made a table may have been another process, which forgets it soon
                    held = [await asyncio.to_thread(each.metric, "tablee_tables_in_memory") for each in here]
                    if sum(held) == TABLES:
                        break
                    await asyncio.sleep(0.2)
        assert min(held) < TABLES
        return compare(load.sockets, load.tally, load.hosts[0])

    with two(tmp_path, postgres) as here, PROXIES[proxy](tmp_path, here) as url:
        assert asyncio.run(play(url, here)) == []


def test_a_process_that_is_killed_behind_nginx_stops_no_table(tmp_path: Path, postgres: Postgres) -> None:
    """Neither those of people, who come back to the other one, nor one where only bots play."""

    def let_bots_play(server: Running) -> str:
        ana = server.guest("Ana")
        table = str(ana.table("me", "greedy", "greedy")["id"])
        ana.post(f"/api/tables/{table}/leave", {"bot": "greedy"})
        return table

    async def play(url: str, here: list[Running]) -> list[str]:
        async with Load([url], TABLES, 100) as load:
            of_bots = await asyncio.to_thread(let_bots_play, here[0])
            here[0].kill()
            killed = time.monotonic()
            latest = load.tally.latest
            while not all(at > killed for at in latest.values()):
                assert time.monotonic() < killed + TAKEN_OVER, "a table stands still"
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.5)
        assert len(latest) == TABLES
        there = Guest(here[1])
        await asyncio.to_thread(wait_for, lambda: there.get(f"/api/tables/{of_bots}")["state"] == "over")
        return compare(load.sockets, load.tally, load.hosts[0])

    with two(tmp_path, postgres) as here, nginx(tmp_path, here) as url:
        assert asyncio.run(play(url, here)) == []


def test_traefik_divides_all_tables() -> None:
    """Traefik is no package of this system: only that no table's id falls between its two halves is tested."""

    halves = re.findall(r"PathRegexp\(`\^/api/tables/(\[[^]]*\])`\)", (DEPLOY / "traefik.yml").read_text("utf-8"))
    assert len(halves) == 2
    assert [sum(bool(re.match(half, letter)) for half in halves) for letter in ALPHABET] == [1] * len(ALPHABET)
