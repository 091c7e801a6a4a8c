"""Adventures over the wire: level after level, packing up, what stays secret in between, and the silent table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.running import Guest, Running, running, wait_for

TABLE = {"title": "syncro", "name": "Tuesdays"}


def level(served: Running, *, won: bool) -> tuple[Guest, Guest, str]:
    """A level that Ana and Bo left to bots and that ended as wished: the first one, won with cards left in hand, or
    a hard one with partners who play anything."""
    which, bot = (1, "greedy") if won else (8, "random")
    for _ in range(40):
        ana, bo = served.guest("Ana"), served.guest("Bo")
        made = ana.table("me", "link", **TABLE, options={"level": which})
        bo.post(f"/api/tables/{made['id']}/join", {"token": made["invites"][0]["token"]})
        result = bots_finish(made["id"], ana, bo, bot=bot)
        number = ana.get(f"/api/tables/{made['id']}")["number"]
        if result["won"] is won and (not won or hand(bo, made["id"], number)):
            return ana, bo, made["id"]
    raise AssertionError(f"no level with won={won}")


def bots_finish(table: str, *guests: Guest, bot: str = "greedy") -> Any:
    for guest in guests:
        guest.post(f"/api/tables/{table}/leave", {"bot": bot})
    wait_for(lambda: guests[0].get(f"/api/tables/{table}")["state"] == "over")
    return guests[0].get(f"/api/tables/{table}")["result"]


def hand(guest: Guest, table: str, moment: int) -> list[str]:
    seen = guest.get(f"/api/tables/{table}/moments/{moment}")
    cards: list[str] = next(area["hand"] for area in seen["view"]["players"] if area["seat"] == seen["seat"])
    return cards


def test_a_level_that_is_won_leads_to_the_next_one_with_the_hands_that_were_kept(served: Running) -> None:
    ana, bo, first = level(served, won=True)
    over = ana.get(f"/api/tables/{first}")
    assert over["adventure"]["level"] == 2
    kept = [hand(guest, first, over["number"]) for guest in (ana, bo)]
    second = ana.post(f"/api/tables/{first}/rematch")["id"]
    assert bo.post(f"/api/tables/{first}/rematch")["id"] == second
    summary = bo.get(f"/api/tables/{second}")
    assert (summary["state"], summary["adventure"]["level"], summary["adventure"]["name"]) == ("running", 2, "Tuesdays")
    assert summary["adventure"]["journal"] == ["LEVEL-1", "LEVEL-2"]
    for guest, cards in zip((ana, bo), kept, strict=True):
        assert hand(guest, second, 0)[: len(cards)] == cards


def test_a_level_that_is_lost_is_tried_again(served: Running) -> None:
    ana, _, first = level(served, won=False)
    assert ana.get(f"/api/tables/{first}")["adventure"]["level"] == 8
    again = ana.post(f"/api/tables/{first}/rematch")["id"]
    assert ana.live(again).view["attempt"] == 2


def test_what_the_mages_take_along_is_told_to_nobody_and_the_record_is_sealed_until_they_pack_up(
    served: Running,
) -> None:
    ana, bo, first = level(served, won=True)
    for path in (f"/api/tables/{first}", "/api/tables?list=over"):
        assert '"campaign"' not in ana.call("GET", path).body.decode()
        assert '"carry"' not in ana.call("GET", path).body.decode()
    last = ana.get(f"/api/tables/{first}")["number"]
    for path in ("record", f"moments/{last}?seat=p2", "log?seat=p2"):
        assert ana.get(f"/api/tables/{first}/{path}", 409)["code"] == "sealed"
    assert ana.get(f"/api/tables/{first}/scores")["details"] == {}
    assert ana.refused(f"/api/tables/{first}/branch", {"number": 0, "seat": "p2"}) == (409, "sealed")
    second = ana.post(f"/api/tables/{first}/rematch")["id"]
    assert ana.get(f"/api/tables/{first}/record", 409)["code"] == "sealed"
    live = bo.live(second)
    assert '"campaign"' not in str(live.received).replace("'", '"')
    bots_finish(second, ana, bo)
    packed = ana.post(f"/api/tables/{second}/rematch", {"pack": True})["id"]
    assert (
        ana.get(f"/api/tables/{packed}")["adventure"]["level"] == ana.get(f"/api/tables/{second}")["adventure"]["level"]
    )
    assert ana.get(f"/api/tables/{second}/moments/0?seat=p2")["seat"] == "p2"
    assert ana.get(f"/api/tables/{first}/record")["record"].startswith("tablee")
    assert ana.get(f"/api/tables/{first}/scores")["details"]["p1"]


def test_a_lost_level_stays_sealed_while_its_lieutenants_lie_face_down_again(served: Running) -> None:
    for _ in range(40):
        ana, bo, lost = level(served, won=False)
        last = ana.get(f"/api/tables/{lost}/moments/{ana.get(f'/api/tables/{lost}')['number']}")["view"]["horde"]
        if any(place["deck"] == "lieutenant" and place["card"] is None and place["face"] == "down" for place in last):
            break
    else:
        raise AssertionError("all lieutenants were seen")
    ana.post(f"/api/tables/{lost}/rematch", {"pack": True})
    assert bo.get(f"/api/tables/{lost}/record", 409)["code"] == "sealed"


def test_a_branch_belongs_to_no_adventure_and_is_open_when_it_is_over(served: Running) -> None:
    ana, _, first = level(served, won=True)
    ana.post(f"/api/tables/{first}/rematch", {"pack": True})
    branch = ana.post(f"/api/tables/{first}/branch", {"number": 0})["id"]
    bots_finish(branch, ana)
    assert ana.get(f"/api/tables/{branch}")["adventure"] is None
    assert ana.get(f"/api/tables/{branch}/record")["record"].startswith("tablee")


def test_an_adventure_is_saved_and_goes_on_after_the_server_is_gone(data: Path) -> None:
    with running(data) as served:
        ana, bo, first = level(served, won=True)
        second = ana.post(f"/api/tables/{first}/rematch", {"pack": True})["id"]
        served.kill()
    with running(data) as later:
        ana.server = bo.server = later
        mine = [(each["id"], each["adventure"]["level"]) for each in ana.get("/api/tables?list=mine")]
        assert mine == [(second, 2)]
        bots_finish(second, ana, bo)
        series = ana.get(f"/api/tables/{second}/series")
        assert [each["id"] for each in series] == [first, second]
        assert [each["adventure"]["series"] for each in series] == [first, first]


def test_adventures_go_on_side_by_side(served: Running) -> None:
    ana = served.guest("Ana")
    tables = [ana.table("me", "greedy", **{**TABLE, "name": name})["id"] for name in ("Tuesdays", "Children")]
    assert [ana.get(f"/api/tables/{id}")["adventure"]["name"] for id in tables] == ["Tuesdays", "Children"]
    assert all(len(ana.get(f"/api/tables/{id}/series")) == 1 for id in tables)


def test_a_level_that_was_given_up_is_tried_again_with_new_hands(served: Running) -> None:
    ana = served.guest("Ana")
    first = ana.table("me", "greedy", **TABLE)["id"]
    ana.post(f"/api/tables/{first}/concede")
    assert ana.get(f"/api/tables/{first}/record")["record"]
    again = ana.post(f"/api/tables/{first}/rematch")["id"]
    assert ana.get(f"/api/tables/{again}")["adventure"]["level"] == 1


def test_games_that_stand_alone_have_no_adventure(served: Running) -> None:
    ana = served.guest("Ana")
    table = ana.table("me", "greedy")["id"]
    assert ana.get(f"/api/tables/{table}")["adventure"] is None
    assert ana.get(f"/api/tables/{table}/series") == []


def test_nobody_talks_while_a_level_runs(served: Running) -> None:
    ana = served.guest("Ana")
    table = ana.table("me", "greedy", **TABLE)["id"]
    live = ana.live(table)
    assert live.ask(do="say", text="I have a six")["error"]["code"] == "chat-locked"
    assert live.ask(do="say", quick="well-played")["error"]["code"] == "chat-locked"
    ana.post(f"/api/tables/{table}/concede")
    assert live.ask(do="say", text="next time")["ok"]


def test_nobody_sees_who_has_chosen_already_nor_how_long_another_thinks(served: Running) -> None:
    ana, bo = served.guest("Ana"), served.guest("Bo")
    made = ana.table("me", "link", **TABLE)
    bo.post(f"/api/tables/{made['id']}/join", {"token": made["invites"][0]["token"]})
    one, other = ana.live(made["id"]), bo.live(made["id"])
    assert one.decision is not None
    assert other.decision is not None
    assert one.choose(one.lines()[0])["ok"]
    moved = other.next("moved")
    assert moved["deciding"] == ["p1", "p2"]
    assert moved["patch"] == []
    assert moved["events"] == []
    assert ana.refused(
        "/api/tables", {**TABLE, "seats": [{"kind": "me"}, {"kind": "bot"}], "clock": {"seconds": 60}}
    ) == (
        400,
        "no-clock",
    )


def test_an_adventure_whose_hands_are_kept_is_not_taken_along(served: Running) -> None:
    for _ in range(40):
        ana = served.guest("Ana")
        table = ana.table("me", "greedy", **TABLE, options={"level": 1})["id"]
        result = bots_finish(table, ana)
        if result["won"] and hand(ana, table, ana.get(f"/api/tables/{table}")["number"]):
            break
    taken = ana.call("GET", f"/api/tables/{table}/carry")
    assert (taken.status, taken.json()["code"]) == (409, "sealed")
