"""Who may do what: every call and every act, asked by everybody who may not."""

from __future__ import annotations

import json
import sqlite3
from typing import Any, get_args

import pytest

from tablee.server.calls import ACTS, CALLS, Act, Call, Who
from tablee.server.protocol import ClientMessage
from tests.server.running import TITLE, Guest, Json, Running, two_at_table

BODIES: dict[str, Json] = {
    "POST /api/me": {"name": "Ana"},
    "POST /api/tables": {"title": TITLE, "seats": [{"kind": "me"}, {"kind": "bot"}]},
    "POST /api/tables/{id}/join": {"token": "x"},
    "POST /api/tables/{id}/invite": {"seat": "p2"},
    "POST /api/tables/{id}/revoke": {"seat": "p2"},
    "POST /api/tables/{id}/choices": {"number": 0, "choices": ["search"]},
    "POST /api/tables/{id}/branch": {"number": 0},
    "POST /api/carried": {"record": "", "seats": []},
}
PLACES = {"title": TITLE, "lang": "en", "number": "1"}
MESSAGES: dict[str, Json] = {
    "choose": {"number": 0, "choices": ["search"]},
    "undo": {"number": 0},
    "cancel": {"number": 0},
    "why": {"choice": "search"},
    "say": {"text": "hello"},
}
CLOSED = [call for call in CALLS if call.who is not Who.ANYBODY]


def kept(here: Running, table: str) -> dict[str, list[Any]]:
    """Everything that the server keeps of this table, and of all guests, but for who watches.

    Bots of other tests may play on at other tables meanwhile; no table may come or go.
    """
    with sqlite3.connect(here.data / "tablee.db") as database:

        def rows(sql: str, *values: str) -> list[Any]:
            return database.execute(sql, values).fetchall()

        own = {
            name: rows(f"SELECT * FROM {name} WHERE table_id = ? ORDER BY 1, 2", table)
            for name in ("seats", "entries", "snapshots", "chat")
        }
        own["tables"] = rows("SELECT * FROM tables WHERE id = ?", table)
        return {
            **own,
            "ids": rows("SELECT id FROM tables ORDER BY 1"),
            "guests": rows("SELECT * FROM guests ORDER BY 1"),
        }


def named(call: Call | Act) -> str:
    return call.name


def ask(guest: Guest, call: Call, table: str, **more: Any) -> tuple[int, Json]:
    path = call.name.split()[1].replace("{id}", table)
    for place, value in PLACES.items():
        path = path.replace(f"{{{place}}}", value)
    body = {**BODIES.get(call.name, {}), **more}
    sent = json.dumps(body).encode() if call.request is not None else None
    answer = guest.call(call.method, path, sent)
    found = answer.json()
    assert answer.status == 200 or found["code"] in call.statuses[answer.status]
    return answer.status, found


def takes_seat(call: Call | Act) -> bool:
    kind = call.request if isinstance(call, Call) else call.message
    return "seat" in getattr(kind, "__struct_fields__", ())


@pytest.mark.parametrize("call", CLOSED, ids=named)
def test_a_call_is_refused_to_those_it_is_not_for_and_changes_nothing(served: Running, call: Call) -> None:
    ana, bo, table = two_at_table(served)
    cy, nobody = served.guest("Cy"), Guest(served)
    before = kept(served, table)

    assert ask(nobody, call, table)[1]["code"] == "nobody"
    if call.who is Who.PLAYER:
        assert ask(cy, call, table)[1]["code"] == "not-sitting"
        if takes_seat(call):
            assert ask(bo, call, table, seat="p1")[1]["code"] == "not-yours"
            assert ask(cy, call, table, seat="p1")[1]["code"] == "not-sitting"
    if call.who is Who.HOST:
        for guest in (bo, cy):
            assert ask(guest, call, table)[1]["code"] == "not-host"

    assert kept(served, table) == before
    status, _ = ask(ana, call, table)
    assert status not in (401, 403) or call.name.endswith("/join")  # the token is not one


@pytest.mark.parametrize("call", [call for call in CALLS if call.who is Who.ANYBODY], ids=named)
def test_a_call_for_anybody_is_refused_to_nobody_and_changes_nothing_without_a_name(
    served: Running, call: Call
) -> None:
    _, _, table = two_at_table(served)
    before = kept(served, table)
    if call.name == "GET /metrics":
        assert Guest(served).call("GET", "/metrics").status == 200
    elif call.name != "POST /api/me":  # it makes a guest
        assert ask(Guest(served), call, table)[0] != 401
    assert kept(served, table) == before


@pytest.mark.parametrize("look", ["moments/0", "log"])
def test_another_seats_eyes_are_not_lent_while_a_game_goes_on(served: Running, look: str) -> None:
    _, bo, table = two_at_table(served)
    for guest in (bo, served.guest("Cy"), Guest(served)):
        answer = guest.call("GET", f"/api/tables/{table}/{look}?seat=p1")
        assert (answer.status, answer.json()["code"]) == (403, "not-yours")


@pytest.mark.parametrize("act", ACTS, ids=named)
def test_an_act_is_refused_to_those_it_is_not_for_and_changes_nothing(served: Running, act: Act) -> None:
    ana, bo, table = two_at_table(served)
    lives = {"ana": ana.live(table), "bo": bo.live(table)}
    strangers = [served.guest("Cy").live(table), Guest(served).live(table)]
    message = {"do": act.name, **MESSAGES.get(act.name, {})}
    before = kept(served, table)

    for live in strangers:
        answer = live.ask(**message)
        if act.who is Who.ANYBODY:
            assert answer["ok"]
        else:
            assert answer["error"]["code"] == "not-sitting"
    if takes_seat(act):
        assert lives["bo"].ask(**message, seat="p1")["error"]["code"] == "not-yours"

    assert kept(served, table) == before
    error = lives["ana"].ask(**message)["error"]
    assert error is None or error["code"] in act.errors
    for live in [*lives.values(), *strangers]:
        live.close()


def test_every_act_of_the_socket_is_declared() -> None:
    assert [act.message for act in ACTS] == list(get_args(ClientMessage))
