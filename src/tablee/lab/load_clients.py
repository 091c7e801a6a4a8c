"""The clients of the load generator: callers, sockets that play, and the choices that a server acknowledged to them."""

from __future__ import annotations

import asyncio
import base64
import http.client
import json
import os
import random
import ssl
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec

from tablee.kernel.records import read_record

CALL_SECONDS = 60.0
OPEN_SECONDS = 30.0
RECONNECT_SECONDS = 0.2
LOOK_SECONDS = 0.5
"""After a refusal: ask what the table looks like now, in case no message says it."""
TABLES_A_PAIR = 20
"""Tables that two guests share; then the next two sit down."""
APART, TOGETHER = "apart", "together"


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


@dataclass(frozen=True)
class Host:
    """A server or a proxy, by its address."""

    name: str
    port: int
    tls: bool

    @classmethod
    def read(cls, url: str) -> Host:
        """
        >>> Host.read("https://tables.example.org")
        Host(name='tables.example.org', port=443, tls=True)
        >>> Host.read("127.0.0.1:8001").port
        8001
        """
        parts = urlsplit(url if "://" in url else f"http://{url}")
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"not the address of a server: {url!r}, expected something like http://127.0.0.1:8000")
        tls = parts.scheme == "https"
        return cls(parts.hostname, parts.port or (443 if tls else 80), tls)

    @property
    def header(self) -> str:
        return self.name if self.port == (443 if self.tls else 80) else f"{self.name}:{self.port}"

    def context(self) -> ssl.SSLContext | None:
        """Certificates are not checked: a proxy under test signs its own."""
        if not self.tls:
            return None
        context = ssl.create_default_context()
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
        return context


@dataclass
class LoadTally:
    """What was measured, shared by all tables."""

    rng: random.Random
    think: float
    """Seconds between two choices of a table, on average; 0: at once."""
    latencies: list[float] = field(default_factory=list)
    acknowledged: dict[str, dict[int, str]] = field(default_factory=lambda: defaultdict(dict))
    """By table: the choice that made each number, as the server confirmed it."""
    latest: dict[str, float] = field(default_factory=dict)
    """When each table last had a choice acknowledged, by the monotonic clock."""
    refused: int = 0
    reconnected: int = 0
    over: set[str] = field(default_factory=set)
    stopped: bool = False

    @property
    def count(self) -> int:
        return sum(len(choices) for choices in self.acknowledged.values())


class SeatSocket(asyncio.Protocol):
    """One seat's socket, as lean as can be, so that the load generator is not what is measured. Where it ends before
    the load does, it connects again."""

    def __init__(self, host: Host, table: str, cookie: str, tally: LoadTally) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self.hello = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host.header}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        self.host = host
        self.table = table
        self.cookie = cookie
        self.tally = tally
        self.loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = self.loop.create_future()
        self.reset()

    def reset(self) -> None:
        """Nothing is known of the table."""
        self.buffer = bytearray()
        self.shaken = False
        self.sent = 0.0
        """When the choice was sent that is not answered yet."""
        self.asked = (0, "")
        """Its number and line."""
        self.thinking = False
        self.waiting: tuple[int, AskedChoices] | None = None

    async def open(self) -> None:
        async with asyncio.timeout(OPEN_SECONDS):
            await self.connect()
            await self.opened

    async def connect(self) -> None:
        name, port, tls = self.host.name, self.host.port, self.host.context()
        await self.loop.create_connection(lambda: self, name, port, ssl=tls)

    def close(self) -> None:
        self.transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.hello.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the socket"))
        elif not self.tally.stopped:
            self.tally.reconnected += 1
            self.loop.create_task(self.connect_again())

    async def connect_again(self) -> None:
        self.reset()
        while not self.tally.stopped:
            await asyncio.sleep(RECONNECT_SECONDS)
            try:
                return await self.connect()
            except OSError:
                continue

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.shaken:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:end]:  # a proxy without a server behind it
                self.transport.abort()
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
            if message.ref != 1:
                return
            if message.ok:
                number, line = self.asked
                tally.latencies.append(time.perf_counter() - self.sent)
                tally.acknowledged[self.table][number] = line
                tally.latest[self.table] = time.monotonic()
            else:
                tally.refused += 1
                self.loop.call_later(LOOK_SECONDS, self.look)
            self.sent = 0.0
            self.go_on()
            return
        if message.kind not in ("table", "moved"):
            return
        if message.state == "over":
            tally.over.add(self.table)
        self.waiting = (message.number, message.decision) if message.decision else None
        if not self.opened.done():
            self.opened.set_result(None)
        else:
            self.go_on()

    def look(self) -> None:
        if self.waiting is None and not self.sent and self.shaken and not self.tally.stopped:
            self.send(b'{"do":"see","ref":2}', 0x81)

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
        if self.waiting is None or self.sent or self.tally.stopped:
            return
        (number, question), self.waiting = self.waiting, None
        line = self.tally.rng.choice(question.choices).line
        self.sent = time.perf_counter()
        self.asked = number + 1, line
        self.send(msgspec.json.encode({"do": "choose", "number": number, "choices": [line], "ref": 1}), 0x81)

    def send(self, payload: bytes, opcode: int) -> None:
        size = len(payload)
        head = bytes([opcode, 0x80 | size]) if size < 126 else bytes([opcode, 0xFE]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)  # masked, as a client must, with the mask 0


class Caller:
    def __init__(self, host: Host, cookie: str = "") -> None:
        self.host = host
        self.cookie = cookie
        context = host.context()
        self.connection: http.client.HTTPConnection = (
            http.client.HTTPConnection(host.name, host.port, timeout=CALL_SECONDS)
            if context is None
            else http.client.HTTPSConnection(host.name, host.port, timeout=CALL_SECONDS, context=context)
        )

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

    def close(self) -> None:
        self.connection.close()


async def sit_down(
    hosts: Sequence[Host], title: str, tables: int, tally: LoadTally, spread: str = TOGETHER
) -> list[SeatSocket]:
    """Make tables of two, with a socket at every seat. Over several hosts they are spread by table, or so that the
    two of each table are at different ones."""
    sockets = []
    callers: list[list[Caller]] = []
    for place in range(tables):
        if place % TABLES_A_PAIR == 0:
            cookies = [sign_in(hosts[0], name) for name in ("Ana", "Bo")]
            callers = [[Caller(host, cookie) for host in hosts] for cookie in cookies]
        seats = [place % len(hosts), (place + (spread == APART)) % len(hosts)]
        wish = {"title": title, "seats": [{"kind": "me"}, {"kind": "link"}]}
        made = callers[0][seats[0]].call("POST", "/api/tables", wish)
        callers[1][seats[1]].call("POST", f"/api/tables/{made['id']}/join", {"token": made["invites"][0]["token"]})
        for who, at in enumerate(seats):
            socket = SeatSocket(hosts[at], made["id"], callers[who][at].cookie, tally)
            await socket.open()
            sockets.append(socket)
    return sockets


def sign_in(host: Host, name: str) -> str:
    caller = Caller(host)
    caller.call("POST", "/api/me", {"name": name})
    caller.close()
    return caller.cookie


# What became of the acknowledged choices


def lost_from(log: dict[int, str], acknowledged: dict[int, str]) -> list[str]:
    """Acknowledged choices that the log does not have.

    >>> lost_from({1: "draw", 2: "pass"}, {1: "draw", 2: "end", 3: "draw"})
    ["2: 'end' became 'pass'", "3: 'draw' is not there"]
    """
    return [
        f"{number}: {line!r} became {log[number]!r}" if number in log else f"{number}: {line!r} is not there"
        for number, line in sorted(acknowledged.items())
        if log.get(number) != line
    ]


def stored_log(socket: SeatSocket, host: Host) -> dict[int, str]:
    """The choices of a table by number, from its record. Records are for finished games, so the seat gives up."""
    caller = Caller(host, socket.cookie)
    try:
        if caller.call("GET", f"/api/tables/{socket.table}")["state"] == "running":
            caller.call("POST", f"/api/tables/{socket.table}/concede", {})
        record = read_record(caller.call("GET", f"/api/tables/{socket.table}/record")["record"], socket.table)
    finally:
        caller.close()
    return {number: line for number, (_, line) in enumerate(record.choices, 1)}


def compare(sockets: Sequence[SeatSocket], tally: LoadTally, host: Host) -> list[str]:
    """Every acknowledged choice beside the stored log, through the API; those that are missing or different."""
    lost = []
    tables = {socket.table: socket for socket in sockets}
    for table, acknowledged in tally.acknowledged.items():
        lost += [f"table {table}, {what}" for what in lost_from(stored_log(tables[table], host), acknowledged)]
    return lost
