"""The tables inside a page: a server's answers from nothing but the archive, and the same promises of its store."""

from __future__ import annotations

import io
import json
import re
import signal
import subprocess
import sys
import zipfile
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tablee.games import TITLES
from tablee.server.inside.archive import archive, sources
from tablee.server.inside.disk import FileDisk
from tablee.server.inside.store import InsideStore
from tablee.server.tables.patch import patched
from tests.server import test_store
from tests.server.running import Guest, Running

Json = dict[str, Any]
PROCESS = Path(__file__).with_name("inside_process.py")


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the archive is unpacked, as in a page."""
    folder = tmp_path_factory.mktemp("home")
    zipfile.ZipFile(io.BytesIO(archive())).extractall(folder)
    return folder


class Inside:
    """A house without a server, called like one."""

    def __init__(self, home: Path, disk: Path) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([sys.executable, "-I", PROCESS, home, disk], stdin=pipe, stdout=pipe, text=True)
        self.heard: deque[Json] = deque()
        self.lines = 0

    def say(self, **message: Any) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def read(self) -> Json:
        assert self.process.stdout is not None
        found: Json = json.loads(self.process.stdout.readline())
        return found

    def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        self.say(do="call", method=method, path=path, body="" if body is None else json.dumps(body))
        while "status" not in (message := self.read()):
            self.heard.append(message)
        return message["status"], json.loads(message["text"])

    def post(self, path: str, body: Any = None) -> Any:
        status, answer = self.call("POST", path, body if body is not None else {})
        assert status == 200, (path, answer)
        return answer

    def live(self, table: str) -> InsideLive:
        self.lines += 1
        return InsideLive(self, table, self.lines)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait(20)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


class InsideLive:
    """A socket there; it keeps the view that the messages have built up."""

    def __init__(self, house: Inside, table: str, line: int) -> None:
        self.house, self.line, self.ref = house, line, 0
        house.say(do="connect", line=line, table=table)
        self.number, self.view, self.decision = -1, None, None
        self.next("table")

    def next(self, kind: str) -> Json:
        while True:
            message = self.house.heard.popleft() if self.house.heard else self.house.read()
            if message.get("told") != self.line:
                continue
            told: Json = json.loads(message["text"])
            if told["is"] == "table":
                self.view = told["view"]
            elif told["is"] == "moved":
                self.view = patched(self.view, told["patch"])
            if told["is"] in ("table", "moved"):
                self.number, self.decision, self.state = told["number"], told["decision"], told["state"]
            if told["is"] == kind:
                return told

    def ask(self, **message: Any) -> Json:
        self.ref += 1
        self.house.say(do="say", line=self.line, text=json.dumps({"ref": self.ref, **message}))
        return self.next("answer")


@pytest.fixture
def inside(home: Path, tmp_path: Path) -> Iterator[Inside]:
    found = Inside(home, tmp_path / "disk.json")
    yield found
    found.stop()


def outside(served: Running) -> Guest:
    return served.guest("Ana")


def answered(guest: Guest, method: str, path: str, body: Any = None) -> tuple[int, Any]:
    answer = guest.call(method, path, None if body is None else json.dumps(body).encode())
    return answer.status, answer.json()


OWN = {"id", "since", "made", "now", "commitment", "host", "series", "rematch", "branch_of", "at", "here"}
"""What no two tables have in common."""


def shared(answer: Any) -> Any:
    """What both houses have to say alike."""
    if isinstance(answer, dict):
        return {name: shared(value) for name, value in answer.items() if name not in OWN}
    return [shared(each) for each in answer] if isinstance(answer, list) else answer


CALLS: list[tuple[str, str, Any]] = [
    ("GET", "/api/titles", None),
    *[("GET", f"/api/titles/{title}/cards", None) for title in TITLES],
    ("GET", "/api/titles/nothing/cards", None),
    ("GET", "/api/texts/syncro/de", None),
    ("GET", "/api/tables", None),
    ("GET", "/api/tables?list=over", None),
    ("GET", "/api/tables/nowhere", None),
    ("POST", "/api/tables", {"title": "nothing", "seats": [{"kind": "me"}, {"kind": "bot"}]}),
    ("POST", "/api/tables", {"title": "atlantes", "seats": [{"kind": "bot"}, {"kind": "bot"}]}),
    ("POST", "/api/tables", {"title": "atlantes", "seats": [{"kind": "me"}] * 9}),
    ("POST", "/api/tables", {"title": "atlantes", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]}),
    ("POST", "/api/me", {"name": "a<b", "lang": "en"}),
    ("POST", "/api/carried", {"record": "nothing", "seats": []}),
    ("GET", "/api/nothing", None),
]
BAD_BODIES: list[tuple[str, Any]] = [
    ("/api/me", {"name": 7}),
    ("/api/me", {"name": "Ana", "lang": "de"}),
    ("/api/tables", {"title": "atlantes"}),
    ("/api/tables", {"title": "atlantes", "seats": [], "more": 1}),
    ("/api/tables", {"title": "atlantes", "seats": [{"kind": "throne"}]}),
    ("/api/tables", [1]),
]


def test_calls_are_answered_as_on_a_server(served: Running, inside: Inside) -> None:
    guest = outside(served)
    assert inside.call("GET", "/api/me") == (200, None)
    inside.post("/api/me", {"name": "Ana", "lang": "en"})
    for method, path, body in CALLS:
        here, there = inside.call(method, path, body), answered(guest, method, path, body)
        assert (here[0], shared(here[1])) == (there[0], shared(there[1])), path


def test_what_is_no_message_is_refused_as_on_a_server(served: Running, inside: Inside) -> None:
    guest = outside(served)
    inside.post("/api/me", {"name": "Ana", "lang": "en"})
    for path, body in BAD_BODIES:
        here, there = inside.call("POST", path, body), answered(guest, "POST", path, body)
        assert (here[0], here[1]["code"]) == (there[0], there[1]["code"]) == (400, "bad-message"), body


@pytest.mark.parametrize("title", TITLES)
def test_a_game_goes_the_same_way_inside_and_on_a_server(served: Running, inside: Inside, title: str) -> None:
    """The same deal and the same choices: the same views, questions and events, and in the end the same looks back."""
    guest = outside(served)
    inside.post("/api/me", {"name": "Ana", "lang": "en"})
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bo"}]
    wish = {"title": title, "seats": seats, "deal": "seven seas"}
    tables = inside.post("/api/tables", wish)["id"], guest.post("/api/tables", wish)["id"]
    here, there = inside.live(tables[0]), guest.live(tables[1])
    for step in range(12):
        assert (here.number, here.view, here.decision) == (there.number, there.view, there.decision)
        if here.decision is None or there.decision is None:
            break
        lines = [choice["line"] for choice in here.decision["choices"]]
        line = lines[step % len(lines)]
        message = {"do": "choose", "number": here.number, "choices": [line]}
        assert shared(here.ask(**message)) == shared(there.ask(**message))
        if step == 3:
            undo = {"do": "undo", "number": here.number}
            assert shared(here.ask(**undo)) == shared(there.ask(**undo))
    assert shared(here.ask(do="why", choice="nonsense")) == shared(there.ask(do="why", choice="nonsense"))
    for id, house in zip(tables, (inside, guest), strict=True):
        house.post(f"/api/tables/{id}/concede", {})
    for look in ("", "/moments/5", "/log", "/scores", "/record", "/series"):
        paths = [f"/api/tables/{id}{look}" for id in tables]
        mine, theirs = inside.call("GET", paths[0]), answered(guest, "GET", paths[1])
        assert mine[0] == theirs[0] == 200
        if look != "/record":
            assert shared(mine[1]) == shared(theirs[1]), look
        else:
            own = ("commitment", "salt")
            lines = [
                [line for line in each["record"].splitlines() if not line.startswith(own)]
                for each in (mine[1], theirs[1])
            ]
            assert lines[0] == lines[1]


def test_what_was_told_is_there_after_a_kill(home: Path, tmp_path: Path) -> None:
    disk = tmp_path / "disk.json"
    first = Inside(home, disk)
    first.post("/api/me", {"name": "Ana", "lang": "en"})
    table = first.post("/api/tables", {"title": "atlantes", "seats": [{"kind": "me"}, {"kind": "hotseat"}]})["id"]
    live = first.live(table)
    for _ in range(4):
        assert live.decision is not None
        line = live.decision["choices"][0]["line"]
        assert live.ask(do="choose", number=live.number, choices=[line])["ok"]
        while live.decision is None:
            live.next("table")
    number, view = live.number, live.view
    first.stop(signal.SIGKILL)

    second = Inside(home, disk)
    again = second.live(table)
    second.stop()
    assert (again.number, again.view) == (number, view)


@pytest.mark.parametrize("fits", [True, False], ids=["agrees", "does not"])
def test_a_game_of_older_rules_goes_on_or_says_why_not(home: Path, tmp_path: Path, fits: bool) -> None:
    disk = tmp_path / "disk.json"
    first = Inside(home, disk)
    first.post("/api/me", {"name": "Ana", "lang": "en"})
    table = first.post("/api/tables", {"title": "atlantes", "seats": [{"kind": "me"}, {"kind": "hotseat"}]})["id"]
    live = first.live(table)
    assert live.decision is not None
    live.ask(do="choose", number=0, choices=[live.decision["choices"][0]["line"]])
    first.stop()
    shelves = json.loads(disk.read_text("utf-8"))
    kept = json.loads(shelves["tables"][table])
    kept["row"]["rules"] = 0
    shelves["tables"][table] = json.dumps(kept)
    if not fits:
        key = f"{table}/00000001"
        shelves["entries"][key] = json.dumps({**json.loads(shelves["entries"][key]), "lines": "dive into the volcano"})
    disk.write_text(json.dumps(shelves), "utf-8")

    second = Inside(home, disk)
    second.live(table)
    summary = second.call("GET", f"/api/tables/{table}")[1]
    second.stop()
    assert (summary["state"], bool(summary["reason"])) == (("running", False) if fits else ("stopped", True))


PROMISES = [
    test_store.test_who_appends_second_for_the_same_number_has_lost,
    test_store.test_a_loser_leaves_no_trace_beside_the_log,
    test_store.test_a_seat_can_be_claimed_once,
    test_store.test_only_the_invitation_that_is_out_gives_the_seat,
    test_store.test_lists_tell_games_that_go_on_from_those_that_have_ended,
]


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_the_store_of_a_page_keeps_the_promises_of_the_servers(
    promise: Callable[[Path, str], None], data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @asynccontextmanager
    async def opened(data: Path, database: str) -> AsyncIterator[InsideStore]:
        store = InsideStore(FileDisk())
        await store.open(lambda _: None)
        yield store

    monkeypatch.setattr(test_store, "opened", opened)
    promise(data, "")


def test_the_archive_holds_no_server() -> None:
    names = set(sources())
    assert {"tablee/server/tables/moves.py", "tablee/server/calls/answers.py", "tablee/server/codec.py"} <= names
    foreign = ("tablee/server/run.py", "tablee/server/store/sqlite.py", "tablee/cli", "tablee/lab/arena.py")
    assert [name for name in names if name.startswith(foreign) or name.endswith((".so", ".pyc"))] == []
    assert archive() == archive()


def test_the_archive_needs_no_library_that_a_page_has_not() -> None:
    needed = re.compile(r"^\s*(?:import|from) (msgspec|litestar|uvicorn|websockets|asyncpg)\b", re.MULTILINE)
    ours = {name: content.decode() for name, content in sources().items() if re.match(r"tablee/.*\.py$", name)}
    assert {name for name, text in ours.items() if needed.search(text)} == set()
