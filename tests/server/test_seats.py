"""Seats and their life: invitations, open seats, leaving to a bot and coming back, giving up, rematch, clocks, chat."""

from __future__ import annotations

import random
import sqlite3
import time
from pathlib import Path

import pytest

from tests.server.running import TITLE, Guest, Running, play_out, running, two_at_table, wait_for


def test_an_invitation_seats_a_friend_once(served: Running) -> None:
    ana, bo, eve = served.guest("Ana"), served.guest("Bo"), served.guest("Eve")
    made = ana.table("me", "link", "link")
    first, second = made["invites"]
    assert (first["seat"], second["seat"]) == ("p2", "p3")

    joined = bo.post(f"/api/tables/{made['id']}/join", {"token": first["token"]})

    assert (joined["mine"], joined["seats"][1]["name"], joined["state"]) == (["p2"], "Bo", "open")
    assert eve.refused(f"/api/tables/{made['id']}/join", {"token": first["token"]}) == (403, "bad-invitation")
    assert eve.post(f"/api/tables/{made['id']}/join", {"token": second["token"]})["state"] == "running"


def test_a_deal_with_a_name_falls_alike_wherever_it_is_asked_for(served: Running) -> None:
    games = []
    for name in ("seven seas", "seven seas", "other"):
        guest = served.guest()
        live = guest.live(guest.table("me", "greedy", "random", deal=name)["id"])
        chosen = 0
        while chosen < 12 or not live.decision:
            if live.decision and chosen < 12:
                chosen += live.choose(live.lines()[-1])["ok"]
            else:
                live.next("moved")
        games.append(live.view)
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_nobody_else_sits_where_the_deal_is_known(served: Running) -> None:
    ana = served.guest("Ana")
    for seat in ("link", "open"):
        wish = {"title": TITLE, "seats": [{"kind": "me"}, {"kind": seat}], "deal": "seven seas"}
        assert ana.refused("/api/tables", wish) == (400, "deal-alone")
    wish = {"title": TITLE, "seats": [{"kind": "me"}, {"kind": "bot"}], "deal": "x" * 61}
    assert ana.refused("/api/tables", wish) == (400, "bad-text")


def test_a_table_is_carried_by_whoever_plays_there_with_nobody_else(served: Running) -> None:
    ana, bo, shared = two_at_table(served)
    eve = served.guest("Eve")
    own, waiting = ana.table("me", "hotseat", "random")["id"], ana.table("me", "open")["id"]
    assert "seed" in ana.get(f"/api/tables/{own}/carry")["record"]
    for guest, table in ((ana, shared), (bo, shared), (ana, waiting)):
        refused = guest.get(f"/api/tables/{table}/carry", 409)
        assert refused["code"] == "not-alone", "its seed tells what is hidden"
    for table in (shared, own):
        assert eve.get(f"/api/tables/{table}/carry", 403)["code"] == "not-sitting"


def test_a_table_that_is_carried_goes_on_where_it_stood_with_the_same_people_and_bots(served: Running) -> None:
    ana = served.guest("Ana")
    there = ana.table("me", "random")["id"]
    first = ana.live(there)
    play_out([first], random.Random(1), 5)
    wait_for(lambda: ana.get(f"/api/tables/{there}")["deciding"] == ["p1"])  # else the bot goes on meanwhile
    first.until_number(ana.get(f"/api/tables/{there}")["number"])
    taken = ana.get(f"/api/tables/{there}/carry")
    assert len(taken["record"].splitlines()) > 10
    here = ana.post("/api/carried", taken)
    assert here["id"] != there
    assert ana.get(f"/api/tables/{here['id']}/carry") == taken
    again = ana.live(here["id"])
    assert (again.number, again.view, again.decision) == (first.number, first.view, first.decision)
    play_out([again], random.Random(2))
    assert (again.state, first.state) == ("over", "running")


def test_invitations_are_kept_as_hashes_only(data: Path) -> None:
    with running(data) as here:
        token = here.guest().table("me", "link")["invites"][0]["token"]
        rows = sqlite3.connect(data / "tablee.db").execute("SELECT token FROM seats").fetchall()
    assert token not in str(rows)
    assert any(len(row[0]) == 64 for row in rows)


def test_an_invitation_can_be_revoked_and_made_anew(served: Running) -> None:
    ana, bo = served.guest("Ana"), served.guest("Bo")
    made = ana.table("me", "link")
    path = f"/api/tables/{made['id']}"
    old = made["invites"][0]["token"]

    ana.post(f"{path}/revoke", {"seat": "p2"})
    assert bo.refused(f"{path}/join", {"token": old}) == (403, "bad-invitation")

    new = ana.post(f"{path}/invite", {"seat": "p2"})["token"]
    assert bo.refused(f"{path}/join", {"token": old}) == (403, "bad-invitation")
    for act in ("invite", "revoke"):
        assert bo.refused(f"{path}/{act}", {"seat": "p2"}) == (403, "not-host")
    assert bo.post(f"{path}/join", {"token": new})["state"] == "running"


def test_an_open_seat_is_for_whoever_comes_first(served: Running) -> None:
    ana, bo, eve = served.guest("Ana"), served.guest("Bo"), served.guest("Eve")
    table = ana.table("me", "open")["id"]
    waiting = ana.live(table)
    assert (waiting.state, waiting.view) == ("open", None)

    assert bo.post(f"/api/tables/{table}/sit")["mine"] == ["p2"]

    assert eve.refused(f"/api/tables/{table}/sit") == (409, "seat-taken")
    waiting.next("table")
    assert waiting.state == "running"
    assert waiting.decision is not None


def test_the_host_begins_with_bots_on_the_empty_seats(served: Running) -> None:
    ana, bo = served.guest("Ana"), served.guest("Bo")
    table = ana.table("me", "open", "link")["id"]
    assert bo.refused(f"/api/tables/{table}/start", {"bot": "greedy"}) == (403, "not-host")
    begun = ana.post(f"/api/tables/{table}/start", {"bot": "random"})
    assert (begun["state"], [seat["bot"] for seat in begun["seats"]]) == ("running", ["", "random", "random"])
    assert ana.refused(f"/api/tables/{table}/start") == (409, "table-begun")


def test_a_seat_left_before_the_start_is_open_again(served: Running) -> None:
    ana, bo = served.guest("Ana"), served.guest("Bo")
    table = ana.table("me", "open", "open")["id"]
    bo.post(f"/api/tables/{table}/sit", {"seat": "p3"})
    left = bo.post(f"/api/tables/{table}/leave")
    assert (left["seats"][2]["kind"], left["mine"]) == ("open", [])


def test_a_seat_is_left_to_a_bot_and_taken_back(served: Running) -> None:
    ana, bo, table = two_at_table(served)
    a, b = ana.live(table), bo.live(table)
    for _ in range(4):
        assert a.choose(a.lines()[0])["ok"]

    away = bo.post(f"/api/tables/{table}/leave", {"bot": "random"})["seats"][1]

    assert (away["away"], away["bot"], away["name"]) == (True, "random", "Bo")
    while not a.decision:  # the bot has chosen for Bo, so it can be Ana's turn
        a.read()
    b.until_number(a.number)
    refused = b.ask(do="choose", number=b.number, choices=["search"])
    assert refused["error"]["code"] == "seat-away"
    back = bo.post(f"/api/tables/{table}/return")["seats"][1]
    assert (back["away"], back["bot"]) == (False, "")
    assert bo.refused(f"/api/tables/{table}/return") == (409, "not-away")
    assert Guest(served).refused(f"/api/tables/{table}/leave") == (401, "nobody")
    assert served.guest("Eve").refused(f"/api/tables/{table}/leave") == (403, "not-sitting")


def test_who_left_a_seat_to_a_bot_sees_with_its_eyes_and_is_asked_nothing(served: Running) -> None:
    ana, bo, table = two_at_table(served)
    a, b = ana.live(table), bo.live(table)
    assert b.choose(b.lines()[0])["ok"]
    a.until_number(1)
    assert b.decision
    hand = b.view["players"][1]["hand"]

    away = bo.post(f"/api/tables/{table}/leave")

    assert not away["turn"]
    b.next("table")
    assert (b.decision, b.table["undo"], b.table["seat"]) == (None, 0, "p2")
    assert b.view["players"][1]["hand"] == hand, "with one's own eyes"
    while not a.decision or "p2" in a.received[-1].get("deciding", ["p2"]):  # until the bot has discarded, too
        a.choose(a.lines()[0]) if a.decision else a.read()
    b.until_number(a.number)
    moved = [message for message in b.received if message["is"] == "moved" and message["number"] > 1]
    assert moved
    assert not any(message["decision"] or message["undo"] for message in moved)
    assert not bo.get(f"/api/tables/{table}")["turn"]
    bo.post(f"/api/tables/{table}/return")
    b.next("table")
    assert not b.table["seats"][1]["away"]


def test_bots_have_names_of_their_own(served: Running) -> None:
    ana = served.guest("Clio")  # a bot could be called so
    table = ana.table("me", "greedy", "greedy", "random")["id"]
    names = [seat["name"] for seat in ana.get(f"/api/tables/{table}")["seats"]]
    assert len({name.casefold() for name in names}) == 4
    assert not set(names) & {"greedy", "random"}
    again = [seat["name"] for seat in ana.get(f"/api/tables/{table}")["seats"]]
    assert again == names
    ana.post(f"/api/tables/{table}/concede")
    rematch = ana.post(f"/api/tables/{table}/rematch")["id"]
    assert [seat["name"] for seat in ana.get(f"/api/tables/{rematch}")["seats"]] == names, "they come along"
    seats = [{"kind": "me"}, {"kind": "bot", "name": "Hal"}, {"kind": "bot", "name": "hal"}, {"kind": "bot"}]
    own = ana.post("/api/tables", {"title": TITLE, "seats": seats})["id"]
    called = [seat["name"] for seat in ana.get(f"/api/tables/{own}")["seats"]]
    assert called[:2] == ["Clio", "Hal"]
    assert len({name.casefold() for name in called}) == 4
    waiting = ana.table("me", "open", "open")["id"]
    begun = [seat["name"] for seat in ana.post(f"/api/tables/{waiting}/start")["seats"]]
    assert len(set(begun)) == 3
    assert all(begun)


def test_who_concedes_to_the_only_opponent_ends_the_game(served: Running) -> None:
    ana, bo, table = two_at_table(served)
    live = bo.live(table)

    over = ana.post(f"/api/tables/{table}/concede")

    assert over["state"] == "over"
    assert [(each["seat"], each["rank"], each["score"]) for each in over["result"]["standings"]] == [
        ("p2", 1, None),
        ("p1", 2, None),
    ]
    assert over["result"]["by"] == "concession"
    live.next("moved")
    assert (live.state, live.received[-1]["deciding"]) == ("over", [])
    assert bo.refused(f"/api/tables/{table}/choices", {"number": live.number, "choices": ["search"]}) == (
        409,
        "table-over",
    )


def test_with_more_people_the_others_play_on_after_a_concession(served: Running) -> None:
    ana, bo, eve = served.guest("Ana"), served.guest("Bo"), served.guest("Eve")
    table = ana.table("me", "open", "open")["id"]
    bo.post(f"/api/tables/{table}/sit")
    eve.post(f"/api/tables/{table}/sit")

    after = bo.post(f"/api/tables/{table}/concede")

    assert (after["state"], after["seats"][1]["conceded"]) == ("running", True)
    play_out([ana.live(table), eve.live(table)], random.Random(1))
    assert ana.get(f"/api/tables/{table}")["state"] == "over"
    other = ana.table("me", "greedy", "greedy")["id"]
    assert ana.post(f"/api/tables/{other}/concede")["state"] == "over"  # nobody is left but bots


def test_a_rematch_seats_the_same_people_once(served: Running) -> None:
    ana, bo, table = two_at_table(served)
    live = bo.live(table)
    assert ana.refused(f"/api/tables/{table}/rematch") == (409, "not-over")
    ana.post(f"/api/tables/{table}/concede")

    new = ana.post(f"/api/tables/{table}/rematch")["id"]

    assert bo.post(f"/api/tables/{table}/rematch")["id"] == new
    live.next("seats")
    wait_for(lambda: live.received[-1].get("rematch") == new or live.read() is None)
    summary = bo.get(f"/api/tables/{new}")
    assert (summary["state"], summary["mine"]) == ("running", ["p2"])
    assert served.guest("Eve").refused(f"/api/tables/{table}/rematch") == (403, "not-sitting")


def test_those_at_the_table_see_who_is_here(served: Running) -> None:
    ana, bo, table = two_at_table(served)
    a = ana.live(table)
    assert [seat["here"] for seat in a.table["seats"]] == [True, False]
    b = bo.live(table)
    while not a.next("seats")["seats"][1]["here"]:
        pass
    b.close()
    while a.next("seats")["seats"][1]["here"]:
        pass


def test_a_soft_clock_counts_below_zero_and_stops_nobody(served: Running) -> None:
    ana, _, table = two_at_table(served, clock={"seconds": 1})
    live = ana.live(table)
    time.sleep(1.1)
    assert live.choose(live.lines()[0])["ok"]
    moved = live.received[-2]
    taken = moved["since"] - live.table["since"]  # both have thought since the game began
    assert moved["clocks"] == [pytest.approx(1 - taken)] * 2
    assert moved["clocks"][0] < 0
    assert live.choose(live.lines()[0])["ok"]


def test_bots_have_no_clock(served: Running) -> None:
    ana = served.guest()
    clocks = [seat["clock"] for seat in ana.live(ana.table("me", "random", clock={"seconds": 60})["id"]).table["seats"]]
    assert (clocks[0] is None, clocks[1]) == (False, None)


def test_a_hard_clock_that_has_run_out_hands_the_seat_to_a_bot(served: Running) -> None:
    ana = served.guest()
    hard = ana.live(ana.table("me", "greedy", clock={"seconds": 1, "hard": True})["id"])
    told = hard.next("seats")
    while not told["seats"][0]["away"]:
        told = hard.next("seats")
    assert told["seats"][0]["bot"]
    for seconds in (0, -1, 1e9):
        wish = {"title": TITLE, "seats": [{"kind": "me"}, {"kind": "bot"}], "clock": {"seconds": seconds}}
        assert ana.refused("/api/tables", wish) == (400, "bad-field")


def test_a_hard_clock_runs_though_nobody_looks_and_the_server_was_restarted(data: Path) -> None:
    with running(data) as here:
        ana = here.guest()
        table = ana.table("me", "random", clock={"seconds": 2, "hard": True})["id"]
    with running(data, TABLEE_IDLE="0.1") as here:  # whatever can leave memory leaves it
        wait_for(lambda: seat_rows(data, table)[0] == ("person", 1))
        ana.server = here
        assert ana.get(f"/api/tables/{table}")["seats"][0]["away"]


def seat_rows(data: Path, table: str) -> list[tuple[str, int]]:
    base = sqlite3.connect(data / "tablee.db")
    rows = base.execute("SELECT kind, away FROM seats WHERE table_id = ? ORDER BY seat", (table,)).fetchall()
    base.close()
    return rows


def test_a_game_that_only_had_to_begin_when_the_server_died_begins(data: Path) -> None:
    with running(data) as here:
        ana = here.guest()
        table = ana.table("me", "open")["id"]
    base = sqlite3.connect(data / "tablee.db")  # Bo's seat was written, and then the power went
    base.execute("UPDATE seats SET kind = 'person', guest = 'bo', name = 'Bo' WHERE seat = 1")
    base.commit()
    base.close()
    with running(data) as here:
        ana.server = here
        wait_for(lambda: ana.get(f"/api/tables/{table}")["state"] == "running")


def test_chat_reaches_everybody_and_stays(served: Running) -> None:
    ana, bo, table = two_at_table(served)
    a, watcher = ana.live(table), Guest(served).live(table)
    text = "<b>well</b> played, Bo & co"

    assert a.ask(do="say", text=f"  {text}  ")["ok"]

    assert watcher.next("chat")["line"]["text"] == text
    line = bo.live(table).table["chat"][0]
    assert (line["seat"], line["name"], line["text"]) == ("p1", "Ana", text)
    for bad in ("", "   ", "x" * 501, "bell \x07"):
        assert a.ask(do="say", text=bad)["error"]["code"] == "bad-text"
    assert a.ask(do="say", quick="well-played")["ok"]
    assert a.ask(do="see")["ok"]
    told = a.table["chat"][-1]
    assert (told["quick"], told["text"]) == ("well-played", ""), "each reads it in their own language"
    a.send(do="say", quick="you-fool")
    assert a.next("answer")["error"]["code"] == "bad-message", "nothing but what is on the list"


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "<script>alert(1)</script>", "a\x00b", "e\u202evil", "\ud800"])
def test_names_that_could_deceive_are_refused(served: Running, name: str) -> None:
    assert Guest(served).refused("/api/me", {"name": name}) == (400, "bad-message" if name == "\ud800" else "bad-name")


@pytest.mark.parametrize("name", ["Zoë", "Ana & Bo", "李小龍", "O'Neill; DROP TABLE guests", "x" * 30])
def test_names_of_people_are_kept_as_they_are(served: Running, name: str) -> None:
    guest = served.guest(name)
    assert guest.get("/api/me")["name"] == name
    assert guest.post("/api/me", {"name": "Other", "lang": "fr"})["id"] == guest.get("/api/me")["id"]


def test_a_table_needs_a_person_and_a_title_and_as_many_seats_as_it_takes(served: Running) -> None:
    ana = served.guest()
    seat, bot = {"kind": "me"}, {"kind": "bot"}
    assert ana.refused("/api/tables", {"title": TITLE, "seats": [bot, bot]}) == (400, "no-person")
    assert ana.refused("/api/tables", {"title": "chess", "seats": [seat, bot]}) == (404, "unknown-title")
    assert ana.refused("/api/tables", {"title": TITLE, "seats": [seat]}) == (400, "seat-count")
    assert ana.refused("/api/tables", {"title": TITLE, "seats": [seat] * 5}) == (400, "seat-count")
    unknown = {"title": TITLE, "seats": [seat, {"kind": "bot", "bot": "hal"}]}
    assert ana.refused("/api/tables", unknown) == (400, "unknown-bot")
    options = {"title": TITLE, "seats": [seat, bot], "options": {"speed": 9}}
    assert ana.refused("/api/tables", options) == (400, "unknown-option")
    assert Guest(served).refused("/api/tables", {"title": TITLE, "seats": [seat, bot]}) == (401, "nobody")
