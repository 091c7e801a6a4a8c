"""Nobody holds a connection for nothing, and a server that is told to stop sends its guests elsewhere first."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import resource
import signal
import socket
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed

from tablee.server.limits import SOCKET_PATIENCE
from tablee.server.services import Services
from tablee.server.settings import Settings
from tests.server.running import PATIENCE, Guest, Running, running, two_at_table, wait_for

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: x\r\n"
BODY = HEAD + b'Content-Type: application/json\r\nContent-Length: 90\r\n\r\n{"title"'


def connected(here: Running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", here.port), timeout=PATIENCE)


def is_closed(line: socket.socket) -> bool:
    """Wait for its end, whatever is still said."""
    with contextlib.suppress(ConnectionError):
        while line.recv(65536):
            pass
    return True


def test_calls_that_never_arrive_whole_are_let_go(data: Path) -> None:
    with running(data, TABLEE_HEAD_SECONDS="0.5", TABLEE_BODY_SECONDS="0.5") as here:
        lines = []
        for start in (b"", b"GE", HEAD, BODY):
            for _ in range(75):
                lines.append(connected(here))
                lines[-1].sendall(start)
        dripping = connected(here)
        for letter in HEAD + b"X: " + b"x" * 10_000:
            try:
                dripping.sendall(bytes([letter]))
            except ConnectionError:
                break
            time.sleep(0.02)
        else:
            pytest.fail("a byte now and then held the connection")
        assert all(is_closed(line) for line in lines)
        assert here.guest().get("/health") == {"state": "well"}
        for line in [*lines, dripping]:
            line.close()


def test_a_call_that_is_whole_is_answered_however_long_the_connection_was_used(data: Path) -> None:
    """Time counts from the beginning of each call."""
    with running(data, TABLEE_HEAD_SECONDS="0.4", TABLEE_BODY_SECONDS="0.4") as here, connected(here) as line:
        for _ in range(5):
            line.sendall(b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n")
            heard = b""
            while b'{"state":"well"}' not in heard:
                heard += line.recv(65536)
            time.sleep(0.2)


def test_an_answer_that_nobody_reads_is_not_kept_for_ever(data: Path) -> None:
    call = b"GET /api/titles/ancient-knowledge/cards HTTP/1.1\r\nHost: x\r\n\r\n"
    with running(data, TABLEE_STALL_SECONDS="0.3") as here, socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", here.port))
        line.settimeout(PATIENCE)
        cut = False
        while not cut:
            try:
                line.sendall(call * 50)
            except ConnectionError:
                cut = True
            time.sleep(0.02)


FLOODS = {"pings": b"\x89\x80\0\0\0\0", "pongs": b"\x8a\x80\0\0\0\0", "empty pieces": b"\0\x80\0\0\0\0"}


@pytest.mark.parametrize("kind", FLOODS)
def test_frames_that_are_no_messages_count_like_messages(data: Path, kind: str) -> None:
    with running(data, TABLEE_RATE="1") as here:
        ana, bo, table = two_at_table(here)
        with raw(here, bo, table) as line:
            first = b"\x01\x80\0\0\0\0" if kind == "empty pieces" else b""
            with contextlib.suppress(ConnectionError):
                line.sendall(first + FLOODS[kind] * 200_000)
            heard = b""
            with contextlib.suppress(ConnectionError):
                while part := line.recv(65536):
                    heard = (heard + part)[-200:]
            assert (1008).to_bytes(2, "big") + b"too many frames" in heard or not heard
        assert ana.live(table).ask(do="see")["ok"]
        wait_for(lambda: here.metric("tablee_sockets") == 1)


def test_a_ping_now_and_then_is_answered(data: Path) -> None:
    with running(data, TABLEE_RATE="1") as here:
        ana, _, table = two_at_table(here)
        live = ana.live(table)
        for _ in range(SOCKET_PATIENCE):
            assert live.socket.ping().wait(PATIENCE)
        assert live.ask(do="see")["ok"]


def raw(here: Running, guest: Guest, table: str) -> socket.socket:
    line = connected(here)
    key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {here.address}\r\nCookie: {guest.cookie}"
    line.sendall(f"{head}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}\r\n\r\n".encode())
    heard = b""
    while b"\r\n\r\n" not in heard:
        heard += line.recv(1)
    return line


DEEP = [b"[" * 30_000, b'{"a":' * 9_000, b'{"title":"x","seats":[],"layout":' + b'{"a":' * 900 + b"1" + b"}" * 901]


@pytest.mark.parametrize("body", DEEP)
@pytest.mark.parametrize("path", ["/api/tables", "/api/me", "/api/carried"])
def test_what_nests_too_deep_is_a_sentence(served: Running, path: str, body: bytes) -> None:
    answer = served.guest().call("POST", path, body)
    assert (answer.status, answer.json()["code"]) == (400, "bad-message")
    assert answer.json()["sentence"]
    assert served.log() == ""


# Health


def test_a_server_that_is_well_is_live_and_ready(served: Running) -> None:
    ana = served.guest()
    assert ana.get("/health/live") == ana.get("/health/ready") == ana.get("/health") == {"state": "well"}


def test_a_server_whose_disk_is_full_is_live_but_not_ready(data: Path) -> None:
    with running(data, expected="SQLite") as here:
        ana, bo, table = two_at_table(here)
        lives = [ana.live(table), bo.live(table)]
        limit = resource.prlimit(here.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(here.pid, resource.RLIMIT_FSIZE, (100, limit[1]))  # no file may grow
        wait_for(lambda: ana.call("GET", "/health/ready").status == 503)
        assert ana.get("/health/ready", 503) == {"state": "store-down"}
        assert ana.get("/health/live") == {"state": "well"}
        refused = lives[0].choose(lives[0].lines()[0])
        assert refused["error"]["code"] == "store-down"
        resource.prlimit(here.pid, resource.RLIMIT_FSIZE, limit)
        wait_for(lambda: ana.call("GET", "/health/ready").status == 200)
        assert ana.get(f"/api/tables/{table}")["number"] == 0
        for live in lives:
            live.close()
        again = ana.live(table)
        assert again.choose(again.lines()[0])["ok"]


# The end


def test_a_server_that_is_told_to_stop_sends_its_guests_elsewhere_first(data: Path) -> None:
    with running(data, TABLEE_DRAIN_SECONDS="4") as here:
        ana, bo, table = two_at_table(here)
        lives = [ana.live(table), bo.live(table)]
        os.kill(here.pid, signal.SIGTERM)
        wait_for(lambda: ana.call("GET", "/health/ready").status == 503)
        assert ana.get("/health/ready", 503) == {"state": "draining"}
        assert ana.get("/health/live") == {"state": "well"}
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "first"}]
        for path, body in (("/api/tables", {"title": "atlantes", "seats": seats}), ("/api/daily/atlantes", {})):
            answer = ana.call("POST", path, json.dumps(body).encode())
            assert (answer.status, answer.json()["code"], answer.headers["retry-after"]) == (503, "closing", "1")
            assert answer.json()["sentence"]
        deciding = next(live for live in lives if live.decision)
        assert deciding.choose(deciding.lines()[0])["ok"], "whoever is at a table plays on until the end"
        for live in lives:
            with pytest.raises(ConnectionClosed) as closed:
                live.next("never")
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, bool(closed.value.rcvd.reason)) == (1012, True)
        wait_for(lambda: not Path(f"/proc/{here.pid}").exists())


def test_sockets_are_told_one_after_the_other(data: Path) -> None:
    async def work() -> list[float]:
        services = Services(Settings(data))
        told: list[float] = []

        async def last_word(code: int, sentence: str) -> None:
            assert code == 1012
            told.append(time.monotonic())

        for _ in range(4):
            services.sockets.attended.add(cast("Any", Attending("fr", SimpleNamespace(last_word=last_word))))
        await services.sockets.drain(0.4)
        return told

    told = asyncio.run(work())
    assert len(told) == 4
    assert all(later - earlier > 0.05 for earlier, later in itertools.pairwise(told))


class Attending:
    """A socket at a table, as far as its end concerns it."""

    def __init__(self, lang: str, wire: Any) -> None:
        self.lang = lang
        self.wire = wire
