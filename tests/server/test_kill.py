"""Nothing that was acknowledged is ever lost: servers die by `kill -9` at random moments under a load of games."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tablee.server.play import lines_of
from tablee.server.store import Store, engine_for
from tests.server.house import TITLE
from tests.server.nursery import Nursery

KILLS = int(os.environ.get("TABLEE_KILLS", "50"))
TABLES = 6
GONE = (OSError, WebSocketException, http.client.HTTPException, TimeoutError)


class Load:
    """Games of two that go on whatever happens to the server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.rng = random.Random(KILLS)
        self.acknowledged: dict[tuple[str, int], tuple[int, str]] = {}
        self.cookies = ["", ""]
        self.stopped = False
        self.progress: dict[str, int] = {}
        """Table -> choices acknowledged since the last start of the server."""

    def call(self, who: int, path: str, body: Any) -> Any:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        headers = {"Content-Type": "application/json", "Cookie": self.cookies[who]}
        connection.request("POST", path, json.dumps(body), headers)
        response = connection.getresponse()
        content = json.loads(response.read())
        assert response.status == 200, content
        if response.headers.get("set-cookie"):
            self.cookies[who] = response.headers["set-cookie"].split(";")[0]
        connection.close()
        return content

    async def begin(self) -> list[str]:
        for who, name in enumerate(("Ana", "Bo")):
            self.call(who, "/api/me", {"name": name})
        tables = []
        for _ in range(TABLES):
            made = self.call(0, "/api/tables", {"title": TITLE, "seats": [{"kind": "me"}, {"kind": "link"}]})
            self.call(1, f"/api/tables/{made['id']}/join", {"token": made["invites"][0]["token"]})
            tables.append(made["id"])
        return tables

    async def play(self, table: str) -> None:
        """Both seats of one table, from one start of the server to the next."""
        while not self.stopped:
            try:
                await asyncio.gather(self.sit(table, 0), self.sit(table, 1))
                return  # the game is over
            except GONE:
                await asyncio.sleep(0.01)

    async def sit(self, table: str, seat: int) -> None:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        headers = {"Cookie": self.cookies[seat]}
        async with connect(url, additional_headers=headers, compression=None, open_timeout=5) as socket:
            sent: dict[int, str] = {}
            while not self.stopped:
                message = json.loads(await socket.recv())
                if message["is"] == "table":
                    known = max((n for each, n in self.acknowledged if each == table), default=0)
                    assert message["number"] >= known, "an acknowledged choice is gone"
                    assert message["state"] in ("running", "over"), message["reason"]
                if message["is"] in ("table", "moved"):
                    if message["state"] == "over":
                        self.progress[table] = 1_000_000
                        return
                    decision, number = message["decision"], message["number"]
                    if decision:
                        sent[number] = self.rng.choice(decision["choices"])["line"]
                        wish = {"do": "choose", "number": number, "choices": [sent[number]], "ref": number}
                        await socket.send(json.dumps(wish))
                elif message["is"] == "answer" and message["ok"]:
                    self.acknowledged[table, message["ref"] + 1] = (seat, sent[message["ref"]])
                    self.progress[table] = self.progress.get(table, 0) + 1

    async def all_go_on(self, tables: list[str]) -> None:
        end = time.monotonic() + 30
        while not all(self.progress.get(table) for table in tables):
            assert time.monotonic() < end, "a table did not go on"
            await asyncio.sleep(0.005)


async def kill_again_and_again(data: Path, database: str, kills: int) -> Load:
    nursery = Nursery()
    environ = {"TABLEE_DATABASE_URL": database, "TABLEE_RATE": "1000"}
    port = await asyncio.to_thread(nursery.start, data, 0, **environ)
    load = Load(port)
    playing: list[asyncio.Task[None]] = []
    try:
        tables = await load.begin()
        playing = [asyncio.create_task(load.play(table)) for table in tables]
        for _ in range(kills):
            await load.all_go_on(tables)
            await asyncio.sleep(load.rng.uniform(0, 0.06))
            nursery.kill()
            load.progress = {table: n for table, n in load.progress.items() if n >= 1_000_000}
            assert await asyncio.to_thread(nursery.start, data, port, **environ) == port
            await asyncio.sleep(0)
            for task in playing:
                if task.done():
                    task.result()
        await load.all_go_on(tables)
        load.stopped = True
        nursery.kill()
        await asyncio.gather(*playing)
    finally:
        load.stopped = True
        for task in playing:
            task.cancel()
        nursery.stop()
    return load


async def written(data: Path, database: str, tables: set[str]) -> dict[tuple[str, int], tuple[int, str]]:
    store = Store(engine_for(database, data))
    await store.open(lambda _: None)
    found = {}
    for table in tables:
        numbers = []
        for line in lines_of(await store.entries(table)):
            found[table, line.number] = (line.seat, line.text)
            numbers.append(line.number)
        assert numbers == list(range(1, len(numbers) + 1)), "the log has a gap"
    await store.close()
    return found


@pytest.mark.parametrize("kills", [KILLS], ids=[f"{KILLS}-kills"])
def test_every_acknowledged_choice_survives_and_every_table_goes_on(data: Path, database: str, kills: int) -> None:
    load = asyncio.run(kill_again_and_again(data, database, kills))

    found = asyncio.run(written(data, database, {table for table, _ in load.acknowledged}))
    assert len(load.acknowledged) > kills
    lost = [key for key, choice in load.acknowledged.items() if found.get(key) != choice]
    assert lost == []
