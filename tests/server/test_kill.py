"""Nothing that was acknowledged is ever lost: servers die by `kill -9` at random moments under a load of games."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tablee.server.store import Store, engine_for
from tablee.server.tables.play import lines_of
from tests.server.nursery import end
from tests.server.running import PATIENCE, TITLE, nursery, unexpected

KILLS = int(os.environ.get("TABLEE_KILLS", "50"))
"""On each database."""
AT_ONCE = 10
TABLES = 6
GONE = (OSError, WebSocketException, http.client.HTTPException, TimeoutError)


class Load:
    """Games of two that go on whatever happens to the server; when one is over the next begins."""

    def __init__(self, seed: int) -> None:
        self.port = 0
        self.up = asyncio.Event()
        self.rng = random.Random(seed)
        self.acknowledged: dict[tuple[str, int], tuple[int, str]] = {}
        self.last: dict[str, int] = {}
        """Table -> the last number that anybody was told of: by an answer, or of another's choice."""
        self.refused = 0
        """Calls and choices that the store could not take."""
        self.cookies = ["", ""]
        self.stopped = False
        self.progress = [0] * TABLES
        """Choices that were acknowledged since the last start of the server, by place."""

    def call(self, who: int, path: str, body: Any) -> Any:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        headers = {"Content-Type": "application/json", "Cookie": self.cookies[who]}
        connection.request("POST", path, json.dumps(body), headers)
        response = connection.getresponse()
        content = json.loads(response.read())
        if response.status == 503:  # the store is down
            self.refused += 1
            raise TimeoutError(content)
        assert response.status == 200, content
        if response.headers.get("set-cookie"):
            self.cookies[who] = response.headers["set-cookie"].split(";")[0]
        connection.close()
        return content

    def new_table(self) -> str:
        made = self.call(0, "/api/tables", {"title": TITLE, "seats": [{"kind": "me"}, {"kind": "link"}]})
        self.call(1, f"/api/tables/{made['id']}/join", {"token": made["invites"][0]["token"]})
        return str(made["id"])

    async def play(self, place: int) -> None:
        """One game after the other, from one start of the server to the next."""
        table = ""
        while not self.stopped:
            await self.up.wait()
            try:
                table = table or await asyncio.to_thread(self.new_table)
                await asyncio.gather(self.sit(place, table, 0), self.sit(place, table, 1))
                table = ""
            except GONE:
                await asyncio.sleep(0.001)

    async def sit(self, place: int, table: str, seat: int) -> None:
        """Until the game is over."""
        server = self.port
        told = self.last.get(table, 0)  # what others hear from now on may reach them before this socket's first word
        url = f"ws://127.0.0.1:{server}/api/tables/{table}/live"
        headers = {"Cookie": self.cookies[seat]}
        async with connect(url, additional_headers=headers, compression=None) as socket:
            sent: dict[int, str] = {}
            while not self.stopped:
                message = json.loads(await socket.recv())
                if message["is"] == "table":
                    assert message["number"] >= told, "a choice that somebody was told of is gone"
                    assert message["state"] in ("running", "over"), message["reason"]
                if message["is"] in ("table", "moved"):
                    self.last[table] = max(self.last.get(table, 0), message["number"])
                    if message["state"] == "over":
                        return
                    decision, number = message["decision"], message["number"]
                    if decision:
                        sent[number] = self.rng.choice(decision["choices"])["line"]
                        wish = {"do": "choose", "number": number, "choices": [sent[number]], "ref": number}
                        await socket.send(json.dumps(wish))
                elif message["is"] == "answer" and not message["ok"] and message["error"]["code"] == "store-down":
                    self.refused += 1
                    await asyncio.sleep(0.1)  # and then once more, as people do
                    number = message["ref"]
                    wish = {"do": "choose", "number": number, "choices": [sent[number]], "ref": number}
                    await socket.send(json.dumps(wish))
                elif message["is"] == "answer" and message["ok"]:
                    number = message["ref"] + 1
                    self.last[table] = max(self.last.get(table, 0), number)
                    self.acknowledged[table, number] = (seat, sent[message["ref"]])
                    self.progress[place] += self.port == server  # and not the last word of a dead one

    async def all_go_on(self, playing: list[asyncio.Task[None]]) -> None:
        end = time.monotonic() + PATIENCE
        while not all(self.progress):
            assert time.monotonic() < end, "a table did not go on"
            await asyncio.sleep(0.005)
            for task in playing:
                if task.done():
                    task.result()


async def kill_again_and_again(data: Path, database: str, kills: int, seed: int) -> Load:
    environ = {"TABLEE_DATABASE_URL": database, "TABLEE_RATE": "1000"}
    load = Load(seed)
    log = str(data.with_suffix(".log"))
    pid, load.port = await asyncio.to_thread(nursery().start, data, 0, log, **environ)
    load.up.set()
    playing: list[asyncio.Task[None]] = []
    try:
        for who, name in enumerate(("Ana", "Bo")):
            load.call(who, "/api/me", {"name": name})
        playing = [asyncio.create_task(load.play(place)) for place in range(TABLES)]
        for _ in range(kills):
            await load.all_go_on(playing)
            await asyncio.sleep(load.rng.uniform(0, 0.06))
            load.up.clear()
            end(pid, signal.SIGKILL)
            load.port, load.progress = 0, [0] * TABLES
            pid, load.port = await asyncio.to_thread(nursery().start, data, 0, log, **environ)
            load.up.set()
        await load.all_go_on(playing)
    finally:
        load.stopped = True
        load.up.set()
        end(pid, signal.SIGKILL)
        await asyncio.gather(*playing)
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


@pytest.mark.parametrize("seed", range(-(-KILLS // AT_ONCE)))
def test_every_acknowledged_choice_survives_and_every_table_goes_on(data: Path, database: str, seed: int) -> None:
    kills = min(AT_ONCE, KILLS - seed * AT_ONCE)

    load = asyncio.run(kill_again_and_again(data, database, kills, seed))

    found = asyncio.run(written(data, database, set(load.last)))
    assert len(load.acknowledged) >= (kills + 1) * TABLES
    lost = [key for key, choice in load.acknowledged.items() if found.get(key) != choice]
    assert lost == []
    ahead = {table: number for table, number in load.last.items() if number and (table, number) not in found}
    assert ahead == {}, "told before it was on disk"
    assert unexpected(data.with_suffix(".log").read_text()) == []
