"""Notices reach who is away, at tables over days only, and never an address inside the own network."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from tablee.server.http import webhooks
from tablee.server.http.webhooks import WebhookNotices, is_outside, is_own, post
from tablee.server.metrics import Metrics
from tablee.server.store import Guest
from tests.server.running import PATIENCE, Running, running, wait_for


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
                "fc00::1", "::ffff:127.0.0.1", "224.0.0.1", "100.64.0.1", "64:ff9b::7f00:1", "64:ff9b::8.8.8.8",
                "64:ff9b:1::8.8.8.8", "2002:808:808::1", "fec0::1", "::127.0.0.1"],
)  # fmt: skip
def test_the_own_network_is_known(address: str) -> None:
    assert not is_outside(address)
    with pytest.raises(OSError, match="own network"):
        asyncio.run(post(f"http://[{address}]/" if ":" in address else f"http://{address}/", b"{}", inside=False))


def test_an_address_of_this_machine_is_inside_though_the_world_may_reach_it(monkeypatch: pytest.MonkeyPatch) -> None:
    public = "93.184.216.34"
    assert is_outside(public)
    assert not is_own(public)
    assert is_own("127.0.0.1")
    monkeypatch.setattr(webhooks, "can_bind", lambda address: address == public)  # as where it is configured
    assert not is_outside(public)
    assert not is_outside(f"::ffff:{public}")
    monkeypatch.setattr(webhooks, "can_bind", lambda address: True)  # as where any address may be bound
    assert is_outside(public)


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
        assert letters[0]["text"] == "Tablée\u00a0: les notifications arrivent ici."
        ana.post("/api/me", {"name": "Ana", "webhook": "http://127.0.0.1:1/"})
        assert ana.refused("/api/me/notice") == (409, "webhook-silent")
        while (answer := ana.refused("/api/me/notice")) != (429, "too-fast"):  # one who is refused is not a scanner
            assert answer == (409, "webhook-silent")


def test_no_notice_is_tried_inside_the_own_network(served: Running) -> None:
    ana = served.guest()
    ana.post("/api/me", {"name": "Ana", "webhook": "http://127.0.0.1:1/"})
    assert ana.refused("/api/me/notice") == (409, "webhook-inside")


@asynccontextmanager
async def dripping(host: str, seconds: float) -> AsyncIterator[tuple[str, list[int]]]:
    """A receiver that answers with one byte every so often and never comes to an end; how many posts it holds, each
    time that one comes."""
    held: list[int] = []
    count = 0

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal count
        count += 1
        held.append(count)
        with suppress(OSError):
            for letter in "HTTP/1.1 " + "2" * 100_000:
                writer.write(letter.encode())
                await writer.drain()
                await asyncio.sleep(seconds)
        count -= 1

    server = await asyncio.start_server(drip, host, 0)
    yield f"http://{host}:{server.sockets[0].getsockname()[1]}/", held
    server.close()


def guest(id: str, url: str) -> Guest:
    return Guest(id, id, "en", 0.0, url)


def test_a_post_has_one_deadline_however_often_a_byte_comes() -> None:
    async def run() -> None:
        async with dripping("127.0.0.1", 0.05) as (url, _):
            with pytest.raises(TimeoutError):
                await post(url, b"{}", inside=True, seconds=0.5)

    asyncio.run(run())


def test_each_guest_and_each_host_has_one_running_post_and_slow_ones_delay_nobody() -> None:
    async def run() -> None:
        notices = WebhookNotices(inside=True, metrics=Metrics())
        async with dripping("127.0.0.2", 0.05) as (slow, held), dripping("127.0.0.3", 0.05) as (other, more):
            for id in ("ana", "bo", "cy"):
                notices.send(guest(id, slow), {})
            for _ in range(20):
                notices.send(guest("dora", other), {})
            assert [letter.guest for letter in notices.waiting] == ["bo", "cy", *["dora"] * webhooks.MOST_OF_GUEST]
            with postbox() as (url, letters):
                notices.send(guest("eve", url), {"notice": "test"})
                async with asyncio.timeout(PATIENCE):
                    while not (letters and held and more):
                        await asyncio.sleep(0.01)
            assert len(notices.waiting) == 2 + webhooks.MOST_OF_GUEST, "the good one arrived while the slow ones ran"
            assert (held, more) == ([1], [1])
            notices.stop()
            async with asyncio.timeout(PATIENCE):
                while notices.running:
                    await asyncio.sleep(0.01)

    asyncio.run(run())


def test_slow_receivers_keep_neither_others_notices_nor_the_end_of_the_server_waiting(data: Path) -> None:
    slow = [socket.create_server((f"127.0.0.{10 + i}", 0)) for i in range(4)]  # never answer
    with postbox() as (url, letters), running(data, TABLEE_WEBHOOKS_INSIDE="1") as here:
        for each in slow:
            host, port = each.getsockname()
            begin(here, f"http://{host}:{port}/", "days")
        for each in slow:
            each.accept()  # a post has begun
        began = time.monotonic()
        begin(here, url, "days")
        wait_for(lambda: letters)
        assert time.monotonic() - began < webhooks.SECONDS, "it did not wait for those that hang"
        here.stop()
        assert time.monotonic() - began < 10
    for each in slow:
        each.close()
