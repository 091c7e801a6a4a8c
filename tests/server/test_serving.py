"""The server itself: its page, its health, its figures, how it starts and stops."""

from __future__ import annotations

import gzip
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tablee.lab import server_load as load
from tablee.server.bots.pool import DEEP
from tablee.server.http.page import Page
from tablee.server.settings import settings_from
from tests.server.running import PATIENCE, Running, running, tablee, two_at_table, wait_for, workers


def test_the_page_is_served_from_its_folder_and_nothing_else_is(tmp_path: Path) -> None:
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<p>hello</p>")
    (tmp_path / "page" / "assets" / "main-1a2b.js").write_text("let a = 1;\n" * 200)
    (tmp_path / "secret").write_text("no")
    page = Page(tmp_path / "page")
    index = page.file("")
    assert index is not None
    assert (index.content, index.cache) == (b"<p>hello</p>", "no-cache")
    script = page.file("assets/main-1a2b.js")
    assert script is not None
    assert gzip.decompress(script.zipped) == script.content
    assert "immutable" in script.cache
    assert script.kind == "text/javascript; charset=utf-8"
    for path in ("../secret", "assets/../../secret", "/etc/passwd", "assets"):
        assert page.file(path) is None
    (tmp_path / "page" / "index.html").write_text("<p>new</p>")
    os.utime(tmp_path / "page" / "index.html", (1, 1))
    again = page.file("")
    assert again is not None
    assert again.content == b"<p>new</p>"


def test_without_a_built_page_a_sentence_says_what_to_do(tmp_path: Path) -> None:
    assert Page(tmp_path).file("") is None


def test_health_and_figures_are_told(served: Running) -> None:
    ana, _, table = two_at_table(served)
    before = served.metric("tablee_choices_total")
    live = ana.live(table)
    assert live.choose(live.lines()[0])["ok"]
    assert ana.get("/health") == {"state": "well"}
    assert served.metric("tablee_choices_total") > before
    assert served.metric("tablee_sockets") >= 1
    text = ana.call("GET", "/metrics").body.decode()
    assert 'tablee_choice_seconds_bucket{le="+Inf"}' in text
    for line in text.splitlines():
        assert line.startswith("#") or len(line.rsplit(" ", 1)) == 2


LOOKS = ["/api/titles", "/api/titles/atlantes/cards", "/api/tables?list=open", "/health", "/metrics", "/", "/nothing"]


@pytest.mark.parametrize("path", LOOKS)
def test_the_head_of_an_answer_can_be_asked_for_alone(served: Running, path: str) -> None:
    ana = served.guest()
    whole, head = ana.call("GET", path), ana.call("HEAD", path)
    assert (head.status, head.body) == (whole.status, b"")
    for name in ("content-type", "etag", "cache-control"):
        assert head.headers[name] == whole.headers[name]
    if path != "/metrics":
        assert head.headers["content-length"] == str(len(whole.body))


@pytest.mark.parametrize("path", ["/api/titles", "/api/puzzles", "/api/titles/atlantes/cards", "/api/texts/shell/fr"])
def test_long_answers_are_zipped_where_that_is_understood(served: Running, path: str) -> None:
    ana = served.guest()
    plain, zipped = ana.call("GET", path), ana.call("GET", path, Accept_Encoding="gzip")
    assert "content-encoding" not in plain.headers
    assert zipped.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in zipped.headers["vary"].lower()
    assert gzip.decompress(zipped.body) == plain.body
    assert len(zipped.body) < len(plain.body) / 2


def test_short_answers_are_not_zipped(served: Running) -> None:
    ana = served.guest()
    assert "content-encoding" not in ana.call("GET", "/api/me", Accept_Encoding="gzip").headers


@pytest.mark.parametrize("path", ["/api/titles/atlantes/cards", "/api/titles/syncro/rules/fr", "/api/texts/syncro/en"])
def test_a_catalogue_is_asked_for_again_by_its_hash(served: Running, path: str) -> None:
    ana = served.guest()
    first = ana.call("GET", path)
    assert "public" in first.headers["cache-control"]
    again = ana.call("GET", path, If_None_Match=first.headers["etag"])
    assert (again.status, again.body) == (304, b"")
    assert ana.call("GET", path, If_None_Match='"another"').body == first.body
    assert ana.call("GET", path, Accept_Encoding="gzip").headers["etag"] == first.headers["etag"]


def test_it_stops_gracefully_and_tells_its_sockets(data: Path) -> None:
    with running(data) as here:
        ana, _, table = two_at_table(here)
        live = ana.live(table)
        here.stop()
        with pytest.raises(ConnectionClosed) as closed:
            live.next("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert here.log() == ""


def test_the_command_says_where_the_table_is_set_and_leaves_when_told_to(data: Path) -> None:
    command = [sys.executable, "-m", "tablee", "serve", "--data", str(data), "--port", "0", "--lang", "fr"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    assert re.match(r"La table est mise\s: http://127\.0\.0\.1:\d+", line)
    process.send_signal(signal.SIGINT)
    assert process.wait(20) == 0
    assert process.stderr is not None
    assert process.stderr.read() == ""


class AtTerminal(Running):
    """Served by the command, in a process group of its own, as a terminal makes one."""

    def __init__(self, data: Path) -> None:
        command = [sys.executable, "-m", "tablee", "serve", "--data", str(data), "--port", "0", "--lang", "en"]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
        assert self.process.stdout is not None
        self.pid = self.process.pid
        self.url = self.process.stdout.readline().split()[-1]
        self.address = self.url.removeprefix("http://")
        self.port = int(self.url.rpartition(":")[2])


def test_ctrl_c_while_bots_think_leaves_nothing_to_read(data: Path) -> None:
    """The terminal tells the whole group of processes; those that think leave it to the server."""
    here = AtTerminal(data)
    try:
        ana = here.guest()
        table = ana.table("me", "master", "greedy", title="atlantes")["id"]
        ana.post(f"/api/tables/{table}/leave", {"bot": "master"})
        wait_for(lambda: workers(here, DEEP))
        thinking = workers(here)
        sessions = {os.getsid(pid) for pid in thinking}
        assert sessions == {os.getsid(here.pid)}, "in another session it would not stand back behind the server"
        os.killpg(here.pid, signal.SIGINT)
        assert here.process.wait(PATIENCE) == 0
        assert here.process.stderr is not None
        assert here.process.stderr.read() == ""
        wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in thinking))
    finally:
        here.process.kill()


def test_what_cannot_be_served_is_one_sentence(tmp_path: Path, served: Running) -> None:
    data = str(tmp_path / "data")
    for args, environ, expected in (
        (("--data", data, "--port", str(served.port)), {}, "cannot listen on"),
        (("--data", data, "--port", "99999"), {}, "--port"),
        (("--data", data), {"TABLEE_DATABASE_URL": "mysql://x"}, "TABLEE_DATABASE_URL"),
        (("--data", data, "--port", "0"), {"TABLEE_DATABASE_URL": "postgresql://127.0.0.1:1/x"}, "cannot be used"),
        (("--data", data), {"TABLEE_BOT_SECONDS": "slow"}, "TABLEE_BOT_SECONDS"),
        (("--data", "/dev/null/x", "--port", "0"), {}, "cannot write"),
    ):
        code, _, errors = tablee("serve", *args, **environ)
        assert code == 2
        assert expected in errors
        assert errors.count("\n") == 1


def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    environ = {
        "TABLEE_ORIGINS": "https://tables.example.org, https://www.example.org",
        "TABLEE_BOT_SECONDS": "3",
        "TABLEE_WEBHOOKS_INSIDE": "1",
        "TABLEE_RESIDENT": "7",
    }
    found = settings_from(environ, tmp_path, "127.0.0.1", 1)
    assert found.origins == ("https://tables.example.org", "https://www.example.org")
    assert (found.bot_seconds, found.inside, found.resident) == (3.0, True, 7)


def test_behind_a_proxy_only_its_origin_counts_and_the_cookie_is_for_https(data: Path) -> None:
    with running(data, TABLEE_ORIGINS="https://tables.example.org") as here:
        guest = here.guest()
        body = b'{"name": "Ana"}'
        assert guest.call("POST", "/api/me", body, Origin=here.url).status == 403
        answer = guest.call("POST", "/api/me", body, Origin="https://tables.example.org")
        assert answer.status == 200
        assert "Secure" in answer.headers["set-cookie"]


def test_the_load_generator_measures(capsys: pytest.CaptureFixture[str]) -> None:
    load.main(["--tables", "2", "--seconds", "0.2", "--idle", "1", "--masters", "1", "--json"])
    figures = json.loads(capsys.readouterr().out)
    assert list(figures) == list(load.BUDGETS)
    assert figures["choices per CPU second"] > 0
    assert figures["p95 ms"] > 0
    assert [load.verdict(name, budget * 2).split()[-1] for name, budget in load.BUDGETS.items()] == [
        "met",
        "MET",
        "MET",
        "MET",
    ]
