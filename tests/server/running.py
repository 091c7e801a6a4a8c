"""A real server in a process of its own, and guests who call it and sit at its tables."""

from __future__ import annotations

import atexit
import contextlib
import functools
import http.client
import io
import json
import os
import random
import re
import signal
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tablee.server.tables.patch import patched
from tests.server.nursery import Nursery, end

Json = dict[str, Any]
TITLE = "ancient-knowledge"
PATIENCE = 45
"""Seconds after which something will never come; nothing is judged by how long it takes."""


@functools.cache
def nursery() -> Nursery:
    """One for all tests of this process."""
    found = Nursery()
    atexit.register(found.stop)
    return found


class Running:
    """A running server. `data` outlives it, so that another one can go on with the same tables."""

    def __init__(self, data: Path, **environ: str) -> None:
        self.data = data
        self.environ = environ
        handle, self.errors = tempfile.mkstemp(prefix="tablee-log-")
        os.close(handle)
        settings = {"TABLEE_RATE": "50", **environ}
        self.pid, self.port = nursery().start(data, 0, self.errors, **settings)
        self.address = f"127.0.0.1:{self.port}"
        self.url = f"http://{self.address}"

    def log(self) -> str:
        return Path(self.errors).read_text()

    def kill(self) -> None:
        """As the power cut does it."""
        end(self.pid, signal.SIGKILL)

    def stop(self) -> None:
        """As an administrator does it."""
        end(self.pid, signal.SIGTERM)

    def guest(self, name: str = "Ana", lang: str = "en") -> Guest:
        guest = Guest(self)
        guest.post("/api/me", {"name": name, "lang": lang})
        return guest

    def metric(self, name: str) -> float:
        for line in Guest(self).call("GET", "/metrics").body.decode().splitlines():
            if line.startswith(name + " "):
                return float(line.rsplit(" ", 1)[1])
        raise LookupError(name)


def workers(here: Running, nice: int | None = None) -> list[int]:
    """The processes that think for this server; those that stand back so far."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(path.read_text().rsplit(")", 1)[1].split()[1])
            command = (path.parent / "cmdline").read_text()
        except (OSError, IndexError):
            continue
        if parent == here.pid and "bots.worker" in command and (nice is None or f"\0{nice}\0" in command):
            found.append(int(path.parent.name))
    return found


def unexpected(log: str) -> list[str]:
    """Lines of a server's log that nobody wants to read in the morning."""
    return [line for line in log.splitlines() if line.strip()]


@contextlib.contextmanager
def running(data: Path, *, expected: str = "", **environ: str) -> Iterator[Running]:
    """A server whose log must be empty at the end, but for lines that a test expects: a pattern says which."""
    found = Running(data, **environ)
    try:
        yield found
    finally:
        found.stop()
        lines = [line for line in unexpected(found.log()) if not (expected and re.search(expected, line))]
        Path(found.errors).unlink()
    assert lines == []


def tablee(*args: str, **environ: str) -> tuple[int, str, str]:
    """A command, run here; exit code, output, errors."""
    from tablee.cli.main import main

    before = dict(os.environ)
    os.environ.update({"TABLEE_LANG": "en", **environ})
    out, errors = io.StringIO(), io.StringIO()
    code: Any = 0
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(errors):
            main(list(args))
    except SystemExit as leaving:
        code = leaving.code
    finally:
        os.environ.clear()
        os.environ.update(before)
    return int(code or 0), out.getvalue(), errors.getvalue()


class Answer:
    def __init__(self, status: int, headers: Any, body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    def json(self) -> Any:
        return json.loads(self.body)


class Guest:
    """A caller with a cookie of his own."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.cookie = ""

    def call(self, method: str, path: str, body: bytes | None = None, **headers: str) -> Answer:
        connection = http.client.HTTPConnection(self.server.address, timeout=PATIENCE)
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.cookie and "cookie" not in sent:
            sent["Cookie"] = self.cookie
        if body is not None:
            sent.setdefault("Content-Type", "application/json")
        try:
            connection.request(method, path, body, sent)
            response = connection.getresponse()
            answer = Answer(response.status, response.headers, response.read())
        finally:
            connection.close()
        for line in answer.headers.get_all("set-cookie") or []:
            self.cookie = line.split(";")[0]
        return answer

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.call("GET", path)
        assert answer.status == status, (path, answer.status, answer.body)
        return answer.json()

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.call("POST", path, json.dumps(body if body is not None else {}).encode())
        assert answer.status == status, (path, answer.status, answer.body)
        return answer.json()

    def refused(self, path: str, body: Any = None) -> tuple[int, str]:
        """Status and code of a call that must not work."""
        answer = self.call("POST", path, json.dumps(body if body is not None else {}).encode())
        assert answer.status >= 400, (path, answer.body)
        error = answer.json()
        assert set(error) == {"code", "sentence", "params"}
        assert error["sentence"]
        return answer.status, error["code"]

    def table(self, *seats: str, **more: Any) -> Json:
        """A new table; a seat is `me`, `open`, `link`, `hotseat`, or a bot's name."""
        kinds = ("me", "open", "link", "hotseat")
        wishes = [{"kind": seat} if seat in kinds else {"kind": "bot", "bot": seat} for seat in seats]
        made: Json = self.post("/api/tables", {"title": TITLE, "seats": wishes, **more})
        return made

    def live(self, table: str) -> Live:
        return Live(self, table)


def two_at_table(server: Running, **more: Any) -> tuple[Guest, Guest, str]:
    """Ana on p1, Bo on p2, the game begun."""
    ana, bo = server.guest("Ana"), server.guest("Bo")
    made = ana.table("me", "link", **more)
    bo.post(f"/api/tables/{made['id']}/join", {"token": made["invites"][0]["token"]})
    return ana, bo, made["id"]


class Live:
    """A socket at a table. It keeps the view that the messages have built up, as the page does."""

    def __init__(self, guest: Guest, table: str, **headers: str) -> None:
        sent = {**({"Cookie": guest.cookie} if guest.cookie else {}), **headers}
        url = f"ws://{guest.server.address}/api/tables/{table}/live"
        # No pings of our own: a thread that draws from the shared random stream would disturb whoever tests beside us.
        self.context = connect(
            url, additional_headers=sent, compression=None, max_size=None, open_timeout=PATIENCE, ping_interval=None
        )
        self.socket: ClientConnection = self.context.__enter__()
        self.received: list[Json] = []
        self.answers: dict[int, Json] = {}
        self.ref = 0
        self.table: Json = {}
        self.number = -1
        self.view: Any = None
        self.decision: Json | None = None
        self.state = ""
        self.next("table")

    def close(self) -> None:
        self.context.__exit__(None, None, None)

    def read(self) -> Json:
        message: Json = json.loads(self.socket.recv(timeout=PATIENCE))
        self.received.append(message)
        kind = message["is"]
        if kind == "table":
            self.table = message
            self.view = message["view"]
        elif kind == "moved":
            assert message["number"] > self.number
            self.view = patched(self.view, message["patch"])
        elif kind == "answer" and message["ref"] is not None:
            self.answers[message["ref"]] = message
        if kind in ("table", "moved"):
            self.number, self.decision, self.state = message["number"], message["decision"], message["state"]
        return message

    def next(self, kind: str) -> Json:
        """Read on until such a message comes."""
        while True:
            message = self.read()
            if message["is"] == kind:
                return message

    def until_number(self, number: int) -> None:
        while self.number < number:
            self.read()

    def send(self, **message: Any) -> int:
        self.ref += 1
        self.socket.send(json.dumps({"ref": self.ref, **message}))
        return self.ref

    def ask(self, **message: Any) -> Json:
        """Send, and read until the answer is there."""
        ref = self.send(**message)
        while ref not in self.answers:
            self.read()
        return self.answers[ref]

    def choose(self, *choices: str) -> Json:
        return self.ask(do="choose", number=self.number, choices=list(choices))

    def lines(self) -> list[str]:
        return [choice["line"] for choice in self.decision["choices"]] if self.decision else []


def play_out(seats: list[Live], rng: random.Random, most: int = 10_000) -> int:
    """Random choices by all who decide, until the game is over; how many. Bots in between are waited for."""
    count = 0
    while count < most:
        for seat in seats:
            seat.until_number(max(other.number for other in seats))
        if seats[0].state == "over":
            break
        deciding = [seat for seat in seats if seat.decision]
        if not deciding:
            seats[0].next("moved")
            continue
        seat = rng.choice(deciding)
        answer = seat.choose(rng.choice(seat.lines()))
        if answer["ok"]:
            count += 1
        else:  # a bot decided at the same moment
            assert answer["error"]["code"] == "stale-choice", answer
    return count


def wait_for(what: Any) -> None:
    """Until it is true."""
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, "it did not come to pass"
        time.sleep(0.02)
