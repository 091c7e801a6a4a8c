"""What bad input gets: a clear refusal, nothing changed, nothing slow for others, nothing secret in the log."""

from __future__ import annotations

import contextlib
import json
import logging
import random
import socket
import sqlite3
import struct
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, ConnectionClosedError

from tablee.server.run import is_ours
from tests.server.running import (
    PATIENCE,
    TITLE,
    Guest,
    Json,
    Live,
    Running,
    play_out,
    running,
    two_at_table,
    unexpected,
    wait_for,
)

SQL = "'; DROP TABLE tables; --"


def unchanged(guest: Guest, table: str) -> bool:
    summary = guest.get(f"/api/tables/{table}")
    return bool(summary["number"] == 0 and summary["state"] == "running")


def test_a_forged_cookie_is_nobody(served: Running) -> None:
    ana, _, table = two_at_table(served)
    line = ana.live(table).lines()[0]
    own = ana.cookie.split("=", 1)[1]
    guest, mac = own.split(".")
    other = served.guest("Bo").cookie.split("=", 1)[1].split(".")[0]
    for forged in (f"{guest}.{'0' * len(mac)}", f"{other}.{mac}", guest, f"{guest}.", "", "x" * 5000, '"\\'):
        thief = Guest(served)
        thief.cookie = f"tablee={forged}"
        assert thief.refused(f"/api/tables/{table}/choices", {"number": 0, "choices": [line]}) == (401, "nobody")
        live = thief.live(table)
        assert live.table["seat"] is None
        assert live.ask(do="choose", number=0, choices=[line])["error"]["code"] == "not-sitting"
    assert unchanged(ana, table)


def test_another_seat_cannot_be_played(served: Running) -> None:
    ana, bo, table = two_at_table(served)
    a, b = ana.live(table), bo.live(table)
    line = b.lines()[0]
    assert a.ask(do="choose", number=0, choices=[line], seat="p2")["error"]["code"] == "not-yours"
    assert a.ask(do="undo", number=0, seat="p2")["error"]["code"] == "not-yours"
    assert a.ask(do="choose", number=0, choices=[line], seat="p9")["error"]["code"] == "not-yours"
    assert ana.refused(f"/api/tables/{table}/concede", {"seat": "p2"}) == (403, "not-yours")
    assert ana.refused(f"/api/tables/{table}/leave", {"seat": "p2"}) == (403, "not-yours")
    assert unchanged(ana, table)


def test_a_token_of_another_table_or_seat_opens_nothing(served: Running) -> None:
    ana, bo = served.guest("Ana"), served.guest("Bo")
    one, two = ana.table("me", "link"), ana.table("me", "link")
    token = one["invites"][0]["token"]
    for wrong in (token[:-1], token.upper(), "", SQL, "x" * 10_000):
        assert bo.refused(f"/api/tables/{one['id']}/join", {"token": wrong}) == (403, "bad-invitation")
    assert bo.refused(f"/api/tables/{two['id']}/join", {"token": token}) == (403, "bad-invitation")


def test_a_late_click_is_refused_not_misread(served: Running) -> None:
    ana, _, table = two_at_table(served)
    live = ana.live(table)
    line = live.lines()[0]
    for number in (-1, 1, 10**18):
        refused = live.ask(do="choose", number=number, choices=[line])
        assert (refused["error"]["code"], refused["number"]) == ("stale-choice", 0)
    assert unchanged(ana, table)


@pytest.mark.parametrize("choice", ["create C16 slot 1", "learn T1", "pass"])
def test_a_choice_that_is_not_offered_is_refused(served: Running, choice: str) -> None:
    ana, _, table = two_at_table(served)
    assert ana.live(table).choose(choice)["error"]["code"] == "illegal-choice"
    assert unchanged(ana, table)


@pytest.mark.parametrize(
    "choice", ["", "dance", "create", "create C16 slot", "create C99 slot 1", SQL, "x" * 9000, "\x00"]
)
def test_a_choice_that_cannot_be_read_is_refused(served: Running, choice: str) -> None:
    ana, _, table = two_at_table(served)
    live = ana.live(table)
    assert live.choose(choice)["error"]["code"] == "bad-notation"
    assert live.choose()["error"]["code"] == "bad-field"
    assert live.choose(*["search"] * 51)["error"]["code"] == "bad-field"
    assert unchanged(ana, table)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        "12",
        '"choose"',
        "{}",
        '{"do": "dance"}',
        '{"do": "choose"}',
        '{"do": "choose", "number": "0", "choices": []}',
        '{"do": "choose", "number": 0.5, "choices": []}',
        '{"do": "choose", "number": 0, "choices": "search"}',
        '{"do": "choose", "number": 0, "choices": [1]}',
        '{"do": "choose", "number": 0, "choices": ["search"], "seed": 1}',
        '{"do": "see", "ref": "one"}',
        '{"do": "see", "do": 1}',
        "[" * 15_000,
        '{"do": "say", "text": "\\ud800"}',
    ],
)
def test_a_message_that_cannot_be_read_is_refused_with_a_sentence(served: Running, text: str) -> None:
    ana, _, table = two_at_table(served)
    live = ana.live(table)
    live.socket.send(text)
    answer = live.next("answer")
    assert (answer["ok"], answer["error"]["code"]) == (False, "bad-message")
    assert_says_what_did_not_fit(answer["error"])
    assert live.ask(do="see")["ok"]  # the socket is as good as before
    assert unchanged(ana, table)


def assert_says_what_did_not_fit(error: Any) -> None:
    problem = error["params"]["problem"]
    words = ("truncated", "Expected", "Object", "Invalid", "malformed", "data")
    assert any(word in problem for word in words), problem
    assert error["sentence"] in [f"cannot read this: {quote}{problem}{quote}" for quote in ("", "'", '"')]


def test_binary_frames_and_large_messages_are_refused(served: Running) -> None:
    ana, _, table = two_at_table(served)
    live = ana.live(table)
    live.socket.send(b'{"do": "see"}')
    assert live.next("answer")["error"]["code"] == "bad-message"
    live.socket.send(json.dumps({"do": "say", "text": "x" * 20_000}))
    assert live.next("answer")["error"]["code"] == "message-too-large"
    live.socket.send(json.dumps({"do": "say", "text": "x" * 200_000}))
    with pytest.raises(ConnectionClosedError) as closed:
        live.next("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert unchanged(ana, table)


def test_ten_megabytes_are_refused_before_they_are_read(served: Running) -> None:
    ana = served.guest()
    host, port = served.address.split(":")
    with socket.create_connection((host, int(port)), timeout=10) as line:
        head = "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10000000\r\n\r\n"
        line.sendall(head.encode() + b'{"name": "')
        answer = line.recv(4096)
    assert b" 413 " in answer.split(b"\r\n")[0]
    chunked = b"".join(b"2000\r\n" + b"x" * 0x2000 + b"\r\n" for _ in range(12)) + b"0\r\n\r\n"
    with socket.create_connection((host, int(port)), timeout=10) as line:
        head = (
            "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        line.sendall(head.encode() + chunked)
        answer = line.recv(4096)
    assert b" 413 " in answer.split(b"\r\n")[0]
    assert ana.get("/api/me")["name"] == "Ana"


def test_calls_that_are_not_json_or_come_from_other_sites_are_refused(served: Running) -> None:
    ana, _, table = two_at_table(served)
    body = json.dumps({"name": "Eve"}).encode()
    assert ana.call("POST", "/api/me", body, content_type="text/plain").status == 415
    assert ana.call("POST", "/api/me", b"name=Eve", content_type="application/x-www-form-urlencoded").status == 415
    assert ana.call("POST", "/api/me", body, Origin="https://evil.example").status == 403
    assert ana.call("POST", "/api/me", body, Origin="null").status == 403
    assert ana.call("POST", "/api/me", body, Origin="http://[").status == 403
    assert ana.call("POST", "/api/me", body, Origin=f"http://{served.address}").status == 200
    with pytest.raises(ConnectionClosed) as closed:
        Live(ana, table, Origin="https://evil.example")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    assert Live(ana, table, Origin=f"http://{served.address}").table["seat"] == "p1"


@pytest.mark.parametrize(
    "body", [b"", b"{", b"null", b"[]", b'"Ana"', b'{"name": 1}', b'{"name": "A", "id": "x"}', b"\xff"]
)
def test_a_call_that_cannot_be_read_is_refused_with_a_sentence(served: Running, body: bytes) -> None:
    ana, _, table = two_at_table(served)
    for path in ("/api/me", "/api/tables", f"/api/tables/{table}/choices", f"/api/tables/{table}/join"):
        answer = ana.call("POST", path, body)
        error = answer.json()
        assert (answer.status, error["code"]) == (400, "bad-message")
        assert_says_what_did_not_fit(error)
    assert ana.get("/api/me")["name"] == "Ana"
    assert unchanged(ana, table)


def test_a_table_that_is_gone_is_told_as_such(served: Running) -> None:
    ana = served.guest()
    for gone in ("nosuchtable1", SQL, "x" * 2000, "..%2f..%2fetc"):
        path = gone.replace(" ", "%20").replace("'", "%27")
        assert ana.call("GET", f"/api/tables/{path}").status == 404
        assert ana.refused(f"/api/tables/{path}/join", {"token": "x"})[0] == 404
    with pytest.raises(ConnectionClosed) as closed:
        ana.live("nosuchtable1")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert "nosuchtable1" in closed.value.rcvd.reason
    answer = ana.call("GET", "/api/nothing").json()
    assert answer["code"] == "no-such-page"
    other = ana.call("DELETE", "/api/me")
    assert (other.status, other.headers["allow"]) == (405, "GET, POST, HEAD, OPTIONS")
    assert ana.call("OPTIONS", "/api/me").headers["allow"] == "GET, POST, HEAD, OPTIONS"


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "DELETE", "OPTIONS"])
@pytest.mark.parametrize("path", ["/api/tables/abc/live", "/api//tables/abc/live/"])
def test_who_calls_where_the_sockets_are_is_told_so(served: Running, method: str, path: str) -> None:
    answer = served.guest().call(method, path)
    assert (answer.status, answer.headers["upgrade"]) == (426, "websocket")
    assert method == "HEAD" or answer.json()["code"] == "only-socket"


def test_sql_in_every_field_is_only_text(served: Running) -> None:
    ana = served.guest(SQL)
    assert ana.get("/api/me")["name"] == SQL
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": SQL}]
    table = ana.post("/api/tables", {"title": TITLE, "seats": seats, "tutorial": SQL})["id"]
    live = ana.live(table)
    assert live.table["tutorial"] == SQL
    assert live.ask(do="say", text=SQL)["ok"]
    assert ana.live(table).table["chat"][0]["text"] == SQL
    for body in (
        {"title": SQL, "seats": seats},
        {"title": TITLE, "seats": [{"kind": SQL}]},
        {"title": TITLE, "seats": [{"kind": "bot", "bot": SQL}, {"kind": "me"}]},
        {"title": TITLE, "seats": seats, "options": {SQL: SQL}},
        {"title": TITLE, "seats": seats, "pace": SQL},
        {"title": TITLE, "seats": seats, "clock": SQL},
        {"title": TITLE, "seats": seats, "layout": {SQL: SQL}},
        {SQL: SQL},
    ):
        assert ana.refused("/api/tables", body)[0] in (400, 404)
    for action in ("join", "sit", "leave", "return", "concede", "invite", "revoke", "start", "branch", "choices"):
        fields = {"token": SQL} if action == "join" else {"seat": SQL} if action != "start" else {"bot": SQL}
        assert ana.refused(f"/api/tables/{table}/{action}", fields)[0] in (400, 403, 409)
    assert len(ana.get("/api/tables?list=mine")) == 1
    assert ana.call("GET", "/api/tables?list=%27%20OR%201=1").status == 400
    assert ana.call("GET", f"/api/tables/{table}/moments/0?seat=%27").status == 400


def test_errors_speak_the_guests_language(served: Running) -> None:
    french = served.guest("Zoé", "fr")
    told = french.call("GET", "/api/tables/nosuchtable1").json()
    assert told["sentence"].startswith("il n’y a pas de table")
    stranger = Guest(served).call("GET", "/api/tables/nosuchtable1", accept_language="fr-CH, en;q=0.5").json()
    assert stranger["sentence"].startswith("il n’y a pas de table")


def raw_socket(here: Running, guest: Guest, table: str) -> socket.socket:
    """A socket at a table whose frames we write and read ourselves."""
    line = socket.socket()
    line.settimeout(PATIENCE)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", here.port))
    head = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {guest.cookie}\r\n\r\n"
    )
    line.sendall(head.encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):  # frames that come before it would be taken for its head
        answer += line.recv(1)
    assert answer.startswith(b"HTTP/1.1 101 "), answer
    return line


def frame(message: Json) -> bytes:
    text = json.dumps(message).encode()
    return bytes([0x81, 0x80 | len(text)]) + b"\0\0\0\0" + text


CUT_OFF = (1008).to_bytes(2, "big")


def test_ten_thousand_messages_at_once_are_refused_then_cut_off_and_others_are_served(data: Path) -> None:
    with running(data, TABLEE_RATE="1") as here:
        ana, _, table = two_at_table(here)
        eve = here.guest("Eve")
        live = ana.live(table)
        with raw_socket(here, eve, table) as flooding:
            heard = bytearray()

            def flood() -> None:
                with contextlib.suppress(OSError):
                    flooding.sendall(frame({"do": "why", "choice": "search", "ref": 1}) * 10_000)

            def listen() -> None:
                with contextlib.suppress(OSError):
                    while CUT_OFF not in heard[-130:] and (part := flooding.recv(65536)):
                        heard.extend(part)
                    flooding.shutdown(socket.SHUT_RDWR)  # whoever still sends gives up; the server would wait for more

            threads = [threading.Thread(target=work) for work in (listen, flood)]
            for thread in threads:
                thread.start()
            for _ in range(20):
                assert live.ask(do="why", choice="search")["ok"]
            for thread in threads:
                thread.join()
        assert heard.count(b'"is":"answer"') < 1_000  # nearly all of it was never looked at
        assert unchanged(ana, table)
        assert unexpected(here.log()) == []


def test_too_many_calls_are_told_to_come_back_later(data: Path) -> None:
    with running(data, TABLEE_RATE="0.01") as here:
        stranger = Guest(here)
        answers = [stranger.call("GET", "/api/titles") for _ in range(20)]
        assert [answer.status for answer in answers[:2]] == [200] * 2
        late = next(answer for answer in answers if answer.status == 429)
        assert (late.json()["code"], late.headers["retry-after"]) == ("too-fast", "1")


def test_a_client_that_stops_reading_is_dropped_and_nobody_waits_for_it(data: Path) -> None:
    with running(data, TABLEE_RATE="1000") as here:
        ana, bo, table = two_at_table(here)
        a = ana.live(table)
        with raw_socket(here, bo, table) as stalled, contextlib.suppress(ConnectionError):
            while not here.metric("tablee_sockets_dropped_total"):
                stalled.sendall(frame({"do": "see"}) * 30)  # the whole table again and again, and never reads it
                assert a.ask(do="why", choice="search")["ok"]
        wait_for(lambda: here.metric("tablee_sockets_dropped_total") == 1)
        wait_for(lambda: [seat["here"] for seat in ana.get(f"/api/tables/{table}")["seats"]] == [True, False])
        assert unexpected(here.log()) == []


def test_a_client_that_reads_nothing_of_a_little_is_cut_as_well(data: Path) -> None:
    """Too little waits for it to be dropped at once, and its socket would stay for ever."""
    with running(data, TABLEE_RATE="1000", TABLEE_STALL_SECONDS="0.5") as here:
        ana, bo, table = two_at_table(here)
        with raw_socket(here, bo, table) as stalled:
            stalled.sendall(frame({"do": "see"}) * 60)
            wait_for(lambda: [seat["here"] for seat in ana.get(f"/api/tables/{table}")["seats"]] == [False, False])
        assert here.metric("tablee_sockets_dropped_total") == 0


def test_whoever_leaves_at_any_moment_leaves_no_error_in_the_log(data: Path) -> None:
    """Some say goodbye, some are cut off in the middle of a frame, while the others' choices are told to them."""
    rng = random.Random(7)
    with running(data) as here:
        ana, bo, table = two_at_table(here)
        a, b = ana.live(table), bo.live(table)
        for _ in range(40):
            leaving = raw_socket(here, bo, table)
            if rng.random() < 0.5:
                leaving.sendall(frame({"do": "see"}) * rng.randrange(1, 5))
            if rng.random() < 0.5:
                leaving.recv(rng.randrange(1, 4096))
            if rng.random() < 0.5:
                leaving.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # without goodbye
            play_out([a, b], rng, 2)
            leaving.close()
        assert ana.get(f"/api/tables/{table}")["number"] >= 80
        assert unexpected(here.log()) == []


def test_whoever_leaves_in_the_middle_of_a_call_leaves_no_error_in_the_log(data: Path) -> None:
    """Half a body, half a chunk, and then goodbye, or not even that."""
    length, chunks = "Content-Length: 90", "Transfer-Encoding: chunked"
    with running(data) as here:
        bo = here.guest("Bo")
        for size, body in ((length, b""), (length, b'{"title"'), (chunks, b""), (chunks, b'9\r\n{"tit')):
            for is_cut in (False, True):
                before = refusals(bo, "bad-message")
                with half_call(here, bo, size, body) as leaving:
                    assert bo.call("GET", "/health").status == 200  # it has come to the half one by now
                    if is_cut:
                        leaving.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                wait_for(lambda before=before: refusals(bo, "bad-message") == before + 1)
        assert unexpected(here.log()) == []
        for body in (b"zz\r\n", b'5\r\n{"titx'):  # chunks that are none
            before = refusals(bo, "bad-message")
            with half_call(here, bo, chunks, body) as wrong:
                assert wrong.recv(12) == b"HTTP/1.1 400"
            wait_for(lambda before=before: refusals(bo, "bad-message") == before + 1)
        assert refusals(bo, "broken") == 0
        assert unexpected(here.log()) == []


def test_nonsense_leaves_nothing_in_the_log(data: Path) -> None:
    with running(data) as here:
        ana, _, table = two_at_table(here)
        for nonsense in (b"\x81\x82\0\0\0\0\xff\xfe", b"\x01\x81\0\0\0\0\xff\x80\x81\0\0\0\0\xfe"):
            with raw_socket(here, ana, table) as line:
                line.sendall(nonsense)  # text that is not UTF-8, in one frame and in two
                heard = b""
                while part := line.recv(65536):
                    heard += part
                assert heard.endswith(b"\x88\x02" + (1007).to_bytes(2, "big"))
        upgrade = b"GET /health HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n"
        for call, status in (
            (b"\x16\x03\x01\r\n\r\n", b"400"),
            (b"GET /\xe9 HTTP/1.1\r\n\r\n", b"400"),
            (upgrade, b"200"),
        ):
            with socket.create_connection(("127.0.0.1", here.port), timeout=PATIENCE) as line:
                line.sendall(call)
                assert line.recv(12) == b"HTTP/1.1 " + status
        assert unexpected(here.log()) == []


def test_what_is_a_fault_of_ours_is_logged_all_the_same() -> None:
    assert is_ours(logging.makeLogRecord({"msg": "Exception in ASGI application\n"}))
    assert is_ours(logging.makeLogRecord({"msg": "ASGI callable returned without completing handshake."}))
    assert not is_ours(logging.makeLogRecord({"msg": "Invalid HTTP request received."}))


def half_call(here: Running, guest: Guest, size: str, body: bytes) -> socket.socket:
    """A call whose body is not all there."""
    calling = socket.create_connection(("127.0.0.1", here.port))
    calling.settimeout(PATIENCE)
    kind = "Content-Type: application/json"
    head = ["POST /api/tables HTTP/1.1", f"Host: {here.address}", kind, size, f"Cookie: {guest.cookie}"]
    calling.sendall("\r\n".join([*head, "", ""]).encode() + body)
    return calling


def refusals(guest: Guest, code: str) -> int:
    """How many calls the server has refused for this reason."""
    told = f'tablee_refused_total{{code="{code}"}} '
    lines = guest.call("GET", "/metrics").body.decode().splitlines()
    return int(next((line for line in lines if line.startswith(told)), "0").rsplit(" ", 1)[-1])


def test_nothing_secret_is_logged_whatever_is_sent(data: Path) -> None:
    with running(data, TABLEE_BOT_WORKERS="1") as here:
        ana, bo, eve = here.guest(), here.guest("Bo"), here.guest("Eve")
        made = ana.table("me", "link", "greedy")
        token = made["invites"][0]["token"]
        path = f"/api/tables/{made['id']}"
        assert bo.refused(f"{path}/join", {"token": token + "x"}) == (403, "bad-invitation")
        bo.post(f"{path}/join", {"token": token})
        assert eve.refused(f"{path}/join", {"token": token}) == (403, "bad-invitation")
        live = ana.live(made["id"])
        line = live.lines()[0]
        for text in (
            "{", "[]", json.dumps({"do": "choose", "number": 0, "choices": [f"{line} x"]}),
            json.dumps({"do": "choose", "number": 0, "choices": [line], "seat": "p2"}), json.dumps({"do": line}),
            json.dumps({"do": "say", "text": f"I hold {line}" * 50}),
        ):  # fmt: skip
            live.socket.send(text)
            live.next("answer")
        assert ana.refused(f"{path}/choices", {"number": 0, "choices": [line], token: 1}) == (400, "bad-message")
        assert ana.call("GET", f"{path}/moments/0?seat={token}").status == 400
        assert ana.call("GET", f"/{token}").status == 404
        live.close()
        base = sqlite3.connect(data / "tablee.db")
        seed, salt = base.execute("SELECT seed, salt FROM tables").fetchone()
        base.close()
        here.stop()
        log = here.log()
    cookies = [guest.cookie.split("=")[1] for guest in (ana, bo, eve)]
    for secret in (token, seed, salt, (data / "key").read_bytes().hex(), *cookies, *live.view["players"][0]["hand"]):
        assert secret not in log


def test_every_answer_carries_the_headers_that_protect_the_page(served: Running) -> None:
    ana = served.guest()
    for path in ("/", "/api/titles", "/api/nothing", "/schema", "/health"):
        headers: Any = ana.call("GET", path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    cookie = Guest(served).call("POST", "/api/me", b'{"name": "Ana"}').headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie
    assert (served.data / "key").stat().st_mode & 0o777 == 0o600
