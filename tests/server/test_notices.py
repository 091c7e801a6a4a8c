"""Notices reach who is away, at tables over days only, and never an address inside the own network."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from tablee.server.http.webhooks import is_outside, post
from tests.server.running import Running, running, wait_for


@contextmanager
def postbox() -> Iterator[tuple[str, list[Any]]]:
    """A real web server that keeps what is posted to it."""
    letters: list[Any] = []

    class Box(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            letters.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(302)  # a redirection into nowhere must not be followed
            self.send_header("Location", "http://127.0.0.1:1/")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None: ...

    server = HTTPServer(("127.0.0.1", 0), Box)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/hook?x=1", letters
    server.shutdown()
    server.server_close()


def begin(here: Running, url: str, pace: str) -> str:
    ana, bo = here.guest("Ana"), here.guest("Bo")
    bo.post("/api/me", {"name": "Bo", "webhook": url})
    made = ana.table("me", "link", pace=pace)
    ana.live(made["id"])
    bo.post(f"/api/tables/{made['id']}/join", {"token": made["invites"][0]["token"]})
    return str(made["id"])


def test_who_is_away_hears_of_the_turn_at_a_table_over_days(data: Path) -> None:
    with postbox() as (url, letters), running(data, TABLEE_WEBHOOKS_INSIDE="1") as here:
        begin(here, url, "live")
        table = begin(here, url, "days")
        wait_for(lambda: letters)
        words = "Ancient Knowledge: it is your turn."
        assert letters == [
            {
                "notice": "your-turn", "table": table, "title": "ancient-knowledge", "seat": "p2", "number": 0,
                "deadline": None, "text": words, "content": words,
            }
        ]  # fmt: skip


def test_addresses_inside_the_own_network_get_nothing(data: Path) -> None:
    with postbox() as (url, letters), running(data) as here:
        table = begin(here, url, "days")
        assert here.guest().get(f"/api/tables/{table}")["state"] == "running"
        here.stop()
    assert letters == []


@pytest.mark.parametrize(
    "address", ["127.0.0.1", "10.1.2.3", "192.168.1.1", "169.254.169.254", "172.16.0.1", "0.0.0.0", "::1", "fe80::1",
                "fc00::1", "::ffff:127.0.0.1", "224.0.0.1", "100.64.0.1"],
)  # fmt: skip
def test_the_own_network_is_known(address: str) -> None:
    assert not is_outside(address)
    with pytest.raises(OSError, match="own network"):
        post(f"http://[{address}]/" if ":" in address else f"http://{address}/", b"{}", inside=False)


@pytest.mark.parametrize(
    "url", ["ftp://example.org", "javascript:alert(1)", "http://", "http://a b", "http://user:word@example.org/",
            "https://example.org/" + "x" * 600, "//example.org", "http://[::1", "http://exämple.org", "x"],
)  # fmt: skip
def test_only_plain_web_addresses_are_taken(served: Running, url: str) -> None:
    assert served.guest().refused("/api/me", {"name": "Ana", "webhook": url}) == (400, "bad-webhook")


def test_an_address_stays_until_it_is_emptied(served: Running) -> None:
    ana = served.guest()
    assert (
        ana.post("/api/me", {"name": "Ana", "webhook": "https://example.org/x"})["webhook"] == "https://example.org/x"
    )
    assert ana.post("/api/me", {"name": "Anna"})["webhook"] == "https://example.org/x"
    assert ana.post("/api/me", {"name": "Anna", "webhook": ""})["webhook"] == ""


def test_a_notice_can_be_tried_and_what_goes_wrong_is_a_sentence(data: Path) -> None:
    with postbox() as (url, letters), running(data, TABLEE_WEBHOOKS_INSIDE="1") as here:
        ana = here.guest("Ana", "fr")
        assert ana.refused("/api/me/notice") == (409, "no-webhook")
        ana.post("/api/me", {"name": "Ana", "lang": "fr", "webhook": url})
        assert ana.post("/api/me/notice") == {"status": 302}
        assert letters == [{"notice": "test", "text": letters[0]["text"], "content": letters[0]["text"]}]
        assert letters[0]["text"] == "Tablée\u00a0: les avis arrivent ici."
        ana.post("/api/me", {"name": "Ana", "webhook": "http://127.0.0.1:1/"})
        assert ana.refused("/api/me/notice") == (409, "webhook-silent")
        while (answer := ana.refused("/api/me/notice")) != (429, "too-fast"):  # one who is refused is not a scanner
            assert answer == (409, "webhook-silent")


def test_no_notice_is_tried_inside_the_own_network(served: Running) -> None:
    ana = served.guest()
    ana.post("/api/me", {"name": "Ana", "webhook": "http://127.0.0.1:1/"})
    assert ana.refused("/api/me/notice") == (409, "webhook-inside")
