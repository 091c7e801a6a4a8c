"""Whole games over the wire: people, bots, spectators, one guest on several seats; and looking back at them."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tablee.games import title
from tablee.kernel.chance import commitment
from tablee.kernel.records import read_record, verify
from tablee.server.tables.patch import patched
from tests.server.running import TITLE, Guest, Running, play_out, two_at_table, wait_for

AK = title(TITLE)


def test_two_people_play_a_whole_game_and_its_record_verifies(served: Running) -> None:
    ana, bo, table = two_at_table(served)
    published = ana.get(f"/api/tables/{table}")["commitment"]
    seats = [ana.live(table), bo.live(table)]
    assert [seat.table["seat"] for seat in seats] == ["p1", "p2"]

    assert play_out(seats, random.Random(1)) > 50

    record = read_record(ana.get(f"/api/tables/{table}/record")["record"], "record")
    game = verify(AK, AK.box(), record)
    assert record.seats == ["Ana", "Bo"]
    assert record.commitment == published == commitment(record.seed or "", record.salt)
    result = ana.get(f"/api/tables/{table}")["result"]
    expected = AK.result(game.position)
    assert expected is not None
    assert [(each["seat"], each["score"]) for each in result["standings"]] == [
        (f"p{standing.seat + 1}", standing.score) for standing in expected.standings
    ]
    for seat, live in enumerate(seats):  # the patches have led to what the kernel shows
        assert live.view == json.loads(json.dumps(AK.open_view(game.position, seat)))


def test_a_person_plays_a_whole_game_against_bots(served: Running) -> None:
    ana = served.guest()
    live = ana.live(ana.table("me", "random", "greedy")["id"])

    play_out([live], random.Random(2))

    assert live.state == "over"
    names = [seat["kind"] for seat in live.table["seats"]]
    assert names == ["person", "bot", "bot"]


def test_a_table_begins_at_once_when_no_seat_is_missing(served: Running) -> None:
    ana = served.guest()
    assert ana.get(f"/api/tables/{ana.table('me', 'greedy')['id']}")["state"] == "running"
    assert ana.get(f"/api/tables/{ana.table('me', 'open')['id']}")["state"] == "open"


def test_whoever_comes_later_sees_the_same_table(served: Running) -> None:
    ana, bo, table = two_at_table(served)
    seats = [ana.live(table), bo.live(table)]
    play_out(seats, random.Random(3), most=40)
    for seat in seats:
        seat.until_number(40)

    again = ana.live(table)

    assert (again.number, again.view, again.decision) == (40, seats[0].view, seats[0].decision)
    assert again.table["events"] == recent_events(seats[0].received)[-len(again.table["events"]) :]
    assert seats[0].ask(do="see")["ok"]
    assert seats[0].table["view"] == again.view


def recent_events(received: list[dict[str, Any]]) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = []
    for message in received:
        if message["is"] == "moved":
            events = [event for event in events if event["at"] not in message["undone"]] + message["events"]
    return events


def test_a_spectator_follows_with_public_facts_only(served: Running) -> None:
    ana, bo, table = two_at_table(served)
    seats = [ana.live(table), bo.live(table)]
    watcher = Guest(served).live(table)  # needs no name
    play_out(seats, random.Random(4), most=30)
    watcher.until_number(30)

    assert watcher.table["seat"] is None
    assert watcher.decision is None
    assert all("hand" not in area for area in watcher.view["players"])
    assert watcher.ask(do="choose", number=30, choices=["search"])["error"]["code"] == "not-sitting"
    assert watcher.ask(do="say", text="hello")["error"]["code"] == "not-sitting"
    eve = served.guest("Eve")
    eve.live(table)
    wait_for(lambda: [each["id"] for each in eve.get("/api/tables?list=watched")] == [table])


def test_one_guest_on_several_seats_sees_with_the_eyes_of_the_one_that_decides(served: Running) -> None:
    ana = served.guest()
    made = ana.post(
        "/api/tables", {"title": TITLE, "seats": [{"kind": "me"}, {"kind": "hotseat", "name": "Bo"}, {"kind": "bot"}]}
    )
    live = ana.live(made["id"])
    rng = random.Random(5)
    seen = set()
    while live.state == "running" and live.number < 400:
        eyes = live.table["seat"]
        seen.add(eyes)
        if eyes is None:
            assert live.decision is None
            live.read()
            continue
        assert live.decision is not None
        assert live.decision["seat"] == eyes == live.view["seat"]
        hands = [area["seat"] for area in live.view["players"] if "hand" in area]
        assert hands == [eyes]
        answer = live.choose(rng.choice(live.lines()))
        assert answer["ok"] or answer["error"]["code"] == "stale-choice"
    assert seen >= {"p1", "p2"}
    assert live.table["mine"] == ["p1", "p2"]


def test_undo_takes_back_to_the_line_that_information_draws(served: Running) -> None:
    ana, bo, table = two_at_table(served)
    a, b = ana.live(table), bo.live(table)
    before = a.view
    first = a.lines()[0]
    assert a.choose(first)["ok"]
    assert a.received[-2]["undo"] == 1

    assert a.ask(do="undo", number=a.number)["ok"]

    assert (a.number, a.view) == (2, before)
    assert a.received[-2]["undone"] == [1]
    b.until_number(2)
    assert b.received[-1]["undone"] == [1]
    assert a.ask(do="undo", number=2)["error"]["code"] == "no-undo"
    assert bo.call("GET", f"/api/tables/{table}/log").json()["events"] == []
    assert ana.get(f"/api/tables/{table}/moments/1")["view"] != before
    assert ana.get(f"/api/tables/{table}/moments/2")["view"] == before


MIDGAME = {
    "title": TITLE,
    "turn": "p1",
    "players": {"p1": {"hand": ["C16", "M4", "P9", "A1"], "timeline": {"4": ["C1(2)"]}}, "p2": {"hand_size": 4}},
}


def test_cancel_takes_back_all_picks_of_one_action(served: Running) -> None:
    ana, _, table = two_at_table(served, layout=MIDGAME)
    seat = ana.live(table)
    view = seat.view
    assert seat.choose("archive")["ok"]
    assert seat.choose("discard M4")["ok"]
    assert seat.choose("discard P9")["ok"]

    assert seat.ask(do="cancel", number=3)["ok"]

    assert (seat.view, seat.number) == (view, 4)
    assert sorted(seat.received[-2]["undone"]) == [1, 2, 3]
    assert seat.ask(do="cancel", number=4)["error"]["code"] == "no-undo"


def test_several_choices_are_taken_all_or_none(served: Running) -> None:
    ana, _, table = two_at_table(served)
    live = ana.live(table)
    lines = live.lines()

    refused = live.choose(lines[0], lines[0])
    assert refused["error"]["code"] == "illegal-choice"
    assert refused["error"]["sentence"] == "You can’t choose that now"  # no notation
    assert live.ask(do="see")["number"] == 0

    assert live.choose(lines[0], lines[1])["ok"]
    assert live.number == 2
    assert [event["at"] for event in live.received[-2]["events"]] == [1, 2]


def test_why_not_is_told_with_its_rule(served: Running) -> None:
    ana, bo, table = two_at_table(served, layout=MIDGAME)
    seat, other = ana.live(table), bo.live(table)
    why = seat.ask(do="why", choice="create C16 slot 6")["why"]
    assert why["rule"].startswith("AK-")
    assert why["sentence"].startswith("Heracleion costs 6 cards here")  # no ids: the page has links for them
    assert seat.ask(do="why", choice="archive")["why"] is None
    assert seat.ask(do="why", choice="dance")["error"]["code"] == "bad-notation"
    assert other.ask(do="why", choice="archive")["why"]["message"] == "not-deciding"


def test_every_moment_of_a_game_can_be_seen_again(served: Running) -> None:
    ana, bo, table = two_at_table(served)
    seats = [ana.live(table), bo.live(table)]
    rng = random.Random(8)
    play_out(seats, rng, most=12)
    seats[0].until_number(12)
    views = {0: seats[0].received[0]["view"]}
    view = views[0]
    for message in seats[0].received:
        if message["is"] == "moved":
            view = patched(view, message["patch"])
            views[message["number"]] = view

    for number, expected in views.items():
        moment = ana.get(f"/api/tables/{table}/moments/{number}")
        assert (moment["view"], moment["last"], moment["seat"]) == (expected, 12, "p1")
    told = [event for message in seats[0].received if message["is"] == "moved" for event in message["events"]]
    assert ana.get(f"/api/tables/{table}/log")["events"] == told
    assert ana.call("GET", f"/api/tables/{table}/moments/13").status == 404
    assert ana.call("GET", f"/api/tables/{table}/moments/5?seat=p2").status == 403
    assert ana.call("GET", f"/api/tables/{table}/record").status == 409


@pytest.fixture(scope="module")
def finished(served: Running) -> tuple[Guest, Guest, str]:
    ana, bo, table = two_at_table(served)
    play_out([ana.live(table), bo.live(table)], random.Random(9))
    return ana, bo, table


def test_when_the_game_is_over_everybodys_eyes_are_open(finished: tuple[Guest, Guest, str]) -> None:
    ana, _, table = finished
    moment = ana.get(f"/api/tables/{table}/moments/20?seat=p2")
    assert "hand" in moment["view"]["players"][1]
    last = Guest(ana.server).get(f"/api/tables/{table}/moments/{moment['last']}")
    assert all("hand" in area for area in last["view"]["players"]), "all hands are open, for whoever watches too"


def test_the_score_sheet_says_how_the_points_grew_and_what_gave_them(finished: tuple[Guest, Guest, str]) -> None:
    ana, _, table = finished
    scores = ana.get(f"/api/tables/{table}/scores")
    standings = {each["seat"]: each for each in ana.get(f"/api/tables/{table}")["result"]["standings"]}
    rounds = scores["rounds"]
    assert [each["round"] for each in rounds] == list(range(len(rounds)))
    assert rounds[0]["points"] == [0, 0]
    assert rounds[-1]["points"] == [standings["p1"]["score"], standings["p2"]["score"]]
    for seat, details in scores["details"].items():
        knowledge = sum(each["points"] for each in details if each["line"] == "knowledge")
        assert knowledge == standings[seat]["lines"]["knowledge"]


def test_while_a_game_runs_only_points_that_everybody_sees_are_told(served: Running) -> None:
    ana, bo, table = two_at_table(served)
    play_out([ana.live(table), bo.live(table)], random.Random(6), most=30)
    scores = Guest(served).get(f"/api/tables/{table}/scores")
    assert scores["details"] == {}
    assert len(scores["rounds"]) > 1


def test_a_finished_game_can_be_played_on_from_any_moment(finished: tuple[Guest, Guest, str]) -> None:
    ana, _, table = finished
    old = ana.get(f"/api/tables/{table}/moments/60")

    new = ana.post(f"/api/tables/{table}/branch", {"number": 60, "bot": "random"})["id"]

    live = ana.live(new)
    assert live.table["branch_of"] == table
    assert live.received[0]["events"] or live.number >= 60
    assert ana.get(f"/api/tables/{new}/moments/60")["view"] == old["view"]
    play_out([live], random.Random(1))
    assert live.state == "over"
    assert ana.refused(f"/api/tables/{table}/branch", {"number": 9999}) == (404, "no-moment")


def test_a_game_that_runs_cannot_be_branched(served: Running) -> None:
    ana, _, table = two_at_table(served)
    assert ana.refused(f"/api/tables/{table}/branch", {"number": 0}) == (409, "not-over")


def test_lists_show_tables_to_those_they_concern(served: Running) -> None:
    ana, bo, table = two_at_table(served)
    open_table = ana.table("me", "open")["id"]
    assert {each["id"] for each in ana.get("/api/tables?list=mine")} == {table, open_table}
    assert [each["id"] for each in bo.get("/api/tables?list=mine")] == [table]
    assert open_table in {each["id"] for each in bo.get("/api/tables?list=open")}
    assert table not in {each["id"] for each in bo.get("/api/tables?list=open")}
    summary = bo.get("/api/tables?list=mine")[0]
    assert summary["deciding"] == ["p1", "p2"]
    assert summary["mine"] == ["p2"]
    assert bo.get("/api/tables?list=over") == []
    assert Guest(served).get("/api/tables?list=mine") == []


def test_a_scripted_client_chooses_by_calls(served: Running) -> None:
    ana, bo, table = two_at_table(served)
    watching = bo.live(table)
    moment = ana.get(f"/api/tables/{table}/moments/0")
    line = moment["decision"]["choices"][0]["line"]

    assert ana.post(f"/api/tables/{table}/choices", {"number": 0, "choices": [line]}) == {"number": 1}

    watching.until_number(1)
    assert ana.refused(f"/api/tables/{table}/choices", {"number": 0, "choices": [line]}) == (409, "stale-choice")


def test_a_table_can_begin_from_a_position_file(served: Running) -> None:
    ana = served.guest()
    layout = {"title": TITLE, "turn": "p1", "players": {"p1": {"hand": ["C16", "M4"]}, "p2": {"hand_size": 3}}}
    made = ana.table("me", "greedy", layout=layout, tutorial="first-game")
    live = ana.live(made["id"])
    assert live.view["players"][0]["hand"] == ["C16", "M4"]
    assert (live.table["tutorial"], live.table["layout"]) == ("first-game", True)
    wrong = {
        "title": TITLE,
        "seats": [{"kind": "me"}, {"kind": "bot"}],
        "layout": {"players": {"p1": {"hand": ["X1"]}}},
    }
    assert ana.refused("/api/tables", wrong)[0] == 400


NOTHING_LEFT = {
    "ancient-knowledge": {"phase": "decline", "ending": True, "turn": "p2", "players": {"p1": {"past": ["C16"]}}},
    "atlantes": {"phase": "after", "ending": "p1", "last_turns": 0, "turn": "p2"},
    "scholars": {"phase": "final"},
    "syncro": {"level": 1, "phase": "resolution", "horde": {"r1c1": "down"}, "players": {"p1": {"hand": []}}},
}
"""Positions after the last decision, by title: in each the rules end the game without asking anybody."""


@pytest.mark.parametrize("name", NOTHING_LEFT)
def test_a_position_where_nobody_has_anything_to_decide_is_a_finished_game(served: Running, name: str) -> None:
    ana, bo = served.guest("Ana"), served.guest("Bo")
    made = ana.table("me", "link", title=name, layout=NOTHING_LEFT[name])
    waiting = ana.live(made["id"])
    assert waiting.state == "open"

    bo.post(f"/api/tables/{made['id']}/join", {"token": made["invites"][0]["token"]})

    found = title(name)
    record = read_record(ana.get(f"/api/tables/{made['id']}/record")["record"], "record")
    expected = found.result(verify(found, found.box(), record).position)
    assert expected is not None
    waiting.next("table")
    for live in (waiting, bo.live(made["id"]), Guest(served).live(made["id"])):
        assert (live.state, live.decision, live.table["deciding"]) == ("over", None, [])
        scores = [(each["seat"], each["rank"], each["score"]) for each in live.table["result"]["standings"]]
        assert scores == [(f"p{each.seat + 1}", each.rank, each.score) for each in expected.standings]
        assert live.table["result"]["won"] is expected.won
    assert made["id"] in [each["id"] for each in bo.get("/api/tables?list=over")]
    assert ana.get(f"/api/tables/{made['id']}/moments/0?seat=p2")["state"] == "over"
    assert waiting.choose("pass")["error"]["code"] == "table-over"
    again = ana.post(f"/api/tables/{made['id']}/rematch")["id"]
    assert ana.get(f"/api/tables/{again}")["state"] == "over"


def test_a_finished_game_that_bots_sit_at_asks_none_of_them(served: Running) -> None:
    ana = served.guest()
    made = ana.table("me", "greedy", layout=NOTHING_LEFT[TITLE])
    assert ana.get(f"/api/tables/{made['id']}")["state"] == "over"
    assert ana.refused(f"/api/tables/{made['id']}/concede") == (409, "table-over")


def test_played_on_from_its_end_a_game_is_over_as_it_was(finished: tuple[Guest, Guest, str]) -> None:
    ana, _, table = finished
    old = ana.get(f"/api/tables/{table}")
    new = ana.get(f"/api/tables/{ana.post(f'/api/tables/{table}/branch', {'number': old['number']})['id']}")
    assert (new["state"], new["number"], new["result"]) == ("over", old["number"], old["result"])
