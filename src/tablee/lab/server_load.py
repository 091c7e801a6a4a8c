"""Load on a real server: many live tables at once; what a choice costs, how long it takes, what an idle table weighs.

python -m tablee.lab.server_load [--tables 300] [--seconds 10] [--rate 1500] [--masters 8] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import http.client
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import IO, Any, TypeVar, cast

import msgspec

TITLE = "ancient-knowledge"
WARM_UP = 12
"""Choices of each table before anything counts."""
Found = TypeVar("Found")
BUDGETS = {
    "choices per CPU second": 4_500.0,
    "p95 ms": 50.0,
    "p95 while masters think": 2.0,
    "KB per idle table": 10.0,
}


class Offer(msgspec.Struct):
    line: str


class AskedChoices(msgspec.Struct):
    choices: list[Offer]


class Heard(msgspec.Struct):
    """What the load needs to know of a server's message; the rest is skipped unread."""

    kind: str = msgspec.field(name="is")
    number: int = 0
    ok: bool = True
    ref: int | None = None
    state: str = ""
    decision: AskedChoices | None = None


hear = msgspec.json.Decoder(Heard).decode


@dataclass
class LoadTally:
    """What was measured, shared by all tables."""

    rng: random.Random
    think: float
    """Seconds between two choices of a table, on average; 0: at once."""
    latencies: list[float] = field(default_factory=list)
    refused: int = 0
    over: int = 0
    stopped: bool = False


class SeatSocket(asyncio.Protocol):
    """One seat's socket, as lean as can be, so that the load generator is not what is measured."""

    def __init__(self, host: str, table: str, cookie: str, tally: LoadTally) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self.hello = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        self.tally = tally
        self.buffer = bytearray()
        self.shaken = False
        self.sent = 0.0
        """When the choice was sent that is not answered yet."""
        self.thinking = False
        self.loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = self.loop.create_future()
        self.waiting: tuple[int, AskedChoices] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.hello.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the socket"))

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.shaken:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            self.shaken = True
            del buffer[: end + 4]
        start = 0
        while len(buffer) - start >= 2:
            size, head = buffer[start + 1], 2
            if size == 126:
                size, head = int.from_bytes(buffer[start + 2 : start + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(buffer[start + 2 : start + 10], "big"), 10
            if len(buffer) - start < head + size:
                break
            if buffer[start] & 15 == 1:
                self.heard(hear(bytes(buffer[start + head : start + head + size])))
            elif buffer[start] & 15 == 9:
                self.send(bytes(buffer[start + head : start + head + size]), 0x8A)
            start += head + size
        del buffer[:start]

    def heard(self, message: Heard) -> None:
        tally = self.tally
        if message.kind == "answer":
            if message.ok:
                tally.latencies.append(time.perf_counter() - self.sent)
            tally.refused += not message.ok
            self.sent = 0.0
            self.go_on()
            return
        if message.kind not in ("table", "moved"):
            return
        if message.state == "over":
            tally.over += 1
        self.waiting = (message.number, message.decision) if message.decision else None
        if not self.opened.done():
            self.opened.set_result(None)
        else:
            self.go_on()

    def go_on(self) -> None:
        """Choose, now or after some thought, unless an answer is still to come."""
        if self.waiting is None or self.sent or self.thinking or self.tally.stopped:
            return
        if self.tally.think:
            self.thinking = True
            self.loop.call_later(self.tally.rng.expovariate(1 / self.tally.think), self.choose)
        else:
            self.choose()

    def choose(self) -> None:
        self.thinking = False
        if self.waiting is None or self.tally.stopped:
            return
        (number, question), self.waiting = self.waiting, None
        line = self.tally.rng.choice(question.choices).line
        self.sent = time.perf_counter()
        self.send(msgspec.json.encode({"do": "choose", "number": number, "choices": [line], "ref": 1}), 0x81)

    def send(self, payload: bytes, opcode: int) -> None:
        size = len(payload)
        head = bytes([opcode, 0x80 | size]) if size < 126 else bytes([opcode, 0xFE]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)  # masked, as a client must, with the mask 0


class Caller:
    def __init__(self, host: str) -> None:
        self.host = host
        self.connection = http.client.HTTPConnection(host, timeout=60)
        self.cookie = ""

    def call(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"Content-Type": "application/json", **({"Cookie": self.cookie} if self.cookie else {})}
        self.connection.request(method, path, None if body is None else json.dumps(body), headers)
        response = self.connection.getresponse()
        content = response.read()
        if response.headers.get("set-cookie"):
            self.cookie = str(response.headers["set-cookie"]).split(";")[0]
        if response.status != 200:
            raise RuntimeError(f"{method} {path}: {response.status} {content[:200]!r}")
        return json.loads(content) if content[:1] in b"[{" else content.decode()

    def metric(self, name: str) -> float:
        self.connection.close()  # the server may have closed it meanwhile
        for line in self.call("GET", "/metrics").splitlines():
            if line.startswith(name + " "):
                return float(line.rsplit(" ", 1)[1])
        raise LookupError(name)


@contextmanager
def server(**environ: str) -> Iterator[str]:
    """A server of our own on a fresh data folder; its host and port. Whatever it logs is wrong."""
    with tempfile.TemporaryDirectory() as data, tempfile.TemporaryFile("w+") as log:
        settings = {**os.environ, "TABLEE_RATE": "1000000", **environ}
        command = [sys.executable, "-m", "tablee", "serve", "--data", data, "--port", "0"]
        process = subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            if "http://" not in line:
                raise RuntimeError(f"the server did not start: {read_log(log)}")
            yield line[line.index("http://") + 7 :].split()[0]
        finally:
            process.terminate()
            process.wait()
        if logged := read_log(log):
            raise RuntimeError(f"the server logged: {logged}")


def read_log(log: IO[str]) -> str:
    log.seek(0)
    return log.read().strip()


async def sit_down(host: str, tables: int, tally: LoadTally) -> list[SeatSocket]:
    """So many tables of two, with a socket at every seat."""
    one, two = Caller(host), Caller(host)
    for caller, name in ((one, "Ana"), (two, "Bo")):
        caller.call("POST", "/api/me", {"name": name})
    loop = asyncio.get_running_loop()
    address, port = host.split(":")
    sockets = []
    for _ in range(tables):
        wish = {"title": TITLE, "seats": [{"kind": "me"}, {"kind": "link"}]}
        made = one.call("POST", "/api/tables", wish)
        two.call("POST", f"/api/tables/{made['id']}/join", {"token": made["invites"][0]["token"]})
        for cookie in (one.cookie, two.cookie):
            socket = SeatSocket(host, made["id"], cookie, tally)
            await loop.create_connection(lambda made=socket: made, address, int(port))  # type: ignore[misc]
            await socket.opened
            sockets.append(socket)
    return sockets


@dataclass
class LoadFigures:
    choices: int
    wall: float
    cpu: float
    latencies: list[float]
    refused: int
    over: int

    def told(self) -> str:
        times = ", ".join(f"p{share:g} {self.percentile(share / 100):.1f} ms" for share in (50, 95, 99))
        rates = f"{self.choices / self.wall:.0f} a second, {self.choices / self.cpu:.0f} per CPU second"
        return f"{self.choices} choices, {rates}, {times}, {self.refused} refused, {self.over} games over"

    def percentile(self, share: float) -> float:
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


async def measure(host: str, tables: int, seconds: float, rate: float) -> LoadFigures:
    """`rate` choices a second over all tables; 0: as many as the server takes."""
    tally = LoadTally(random.Random(7), tables / rate if rate else 0.0)
    sockets = await sit_down(host, tables, tally)
    caller = Caller(host)
    for socket in sockets:
        socket.go_on()
    while len(tally.latencies) < WARM_UP * tables:  # past the set-up, where both decide at once and one comes late
        await asyncio.sleep(0.05)
    tally.latencies.clear()
    tally.refused = 0
    cpu, began = caller.metric("process_cpu_seconds_total"), time.perf_counter()
    await asyncio.sleep(seconds)
    done, latencies = len(tally.latencies), tally.latencies[:]
    wall, cpu = time.perf_counter() - began, caller.metric("process_cpu_seconds_total") - cpu
    tally.stopped = True
    await asyncio.sleep(0.3)
    for socket in sockets:
        socket.transport.close()
    return LoadFigures(done, wall, cpu, latencies, tally.refused, tally.over // 2)


def let_masters_think(host: str, masters: int) -> None:
    """So many tables where nothing happens but that masters play each other, with a process for each, until all have
    answered once."""
    caller = Caller(host)
    caller.call("POST", "/api/me", {"name": "Ana"})
    before = caller.metric("tablee_bot_choices_total")
    for _ in range(masters):
        wish = {"title": "atlantes", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "master"}]}
        made = caller.call("POST", "/api/tables", wish)
        caller.call("POST", f"/api/tables/{made['id']}/leave", {"bot": "master"})
    while caller.metric("tablee_bot_choices_total") < before + 2 * masters:
        time.sleep(0.1)


async def idle_weight(host: str, tables: int, choices: int) -> float:
    """Bytes by which the server grows for each table that was played and that nobody is at any more."""
    caller = Caller(host)

    async def play_some(count: int) -> list[SeatSocket]:
        tally = LoadTally(random.Random(3), 0.0)
        sockets = await sit_down(host, count, tally)
        for socket in sockets:
            socket.go_on()
        while len(tally.latencies) < count * choices:
            await asyncio.sleep(0.05)
        tally.stopped = True
        await asyncio.sleep(0.5)
        return sockets

    async def settle(sockets: list[SeatSocket]) -> float:
        for socket in sockets:
            socket.transport.close()
        while caller.metric("tablee_tables_in_memory"):
            await asyncio.sleep(0.1)
        return caller.metric("process_resident_memory_bytes")

    await settle(await play_some(tables))
    before = await settle(await play_some(tables))  # whatever is needed once is there now
    return (await settle(await play_some(tables)) - before) / tables


def main(args: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tablee.lab.server_load")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=1500, help="choices a second in the second, paced run")
    parser.add_argument("--masters", type=int, default=8, help="bots that think beside a third, paced run; 0: without")
    parser.add_argument("--idle", type=int, default=400, help="tables for the weight of an idle one; 0: leave it out")
    parser.add_argument("--json", action="store_true", help="print data as JSON")
    given = parser.parse_args(args)
    engine = "PostgreSQL" if os.environ.get("TABLEE_DATABASE_URL") else "SQLite with synchronous=FULL"
    lines = [f"{given.tables} live tables of two, {engine}, {given.seconds:g} s each"]
    with server(TABLEE_BOT_WORKERS=str(given.masters or 1)) as host:
        full = run(measure(host, given.tables, given.seconds, 0))
        paced = run(measure(host, given.tables, given.seconds, given.rate))
        if given.masters:
            let_masters_think(host, given.masters)
            beside = run(measure(host, given.tables, given.seconds, given.rate))
    lines += [f"  as many as it takes: {full.told()}", f"  paced at {given.rate:g} a second: {paced.told()}"]
    figures = {"choices per CPU second": full.choices / full.cpu, "p95 ms": paced.percentile(0.95)}
    if given.masters:
        lines.append(f"  the same while {given.masters} masters think: {beside.told()}")
        figures["p95 while masters think"] = beside.percentile(0.95) / max(paced.percentile(0.95), 1e-9)
    if given.idle:
        with server(TABLEE_IDLE="0.5") as host:
            figures["KB per idle table"] = max(0.0, run(idle_weight(host, given.idle, 30))) / 1024
    print(json.dumps(figures) if given.json else "\n".join([*lines, *map(verdict, figures, figures.values())]))


def verdict(name: str, value: float) -> str:
    more = name == "choices per CPU second"
    met = value >= BUDGETS[name] if more else value <= BUDGETS[name]
    return (
        f"{name:24} {value:10.1f}   budget {'>=' if more else '<='} {BUDGETS[name]:g}   {'met' if met else 'NOT MET'}"
    )


def run(work: Coroutine[Any, Any, Found]) -> Found:
    with asyncio.Runner(loop_factory=quick_loop()) as runner:
        return runner.run(work)


def quick_loop() -> Any:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


if __name__ == "__main__":
    main()
