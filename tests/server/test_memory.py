"""State in memory is a cache that can be dropped at any time; rules that change are compared with what was played."""

from __future__ import annotations

import json
import random
import sqlite3
from copy import deepcopy
from pathlib import Path
from typing import Any

from tablee.games import title
from tablee.kernel.agenda import decision_of
from tablee.kernel.records import read_record
from tablee.server.store import SeatRow
from tablee.server.tables.lobby import new_row
from tablee.server.tables.play import SNAPSHOT_EVERY, Play, begin, restore
from tests.server.running import TITLE, Guest, Running, play_out, running, two_at_table, wait_for

AK = title(TITLE)


def test_an_idle_table_leaves_memory_and_comes_back_as_it_was(data: Path) -> None:
    with running(data, TABLEE_IDLE="0.2") as here:
        ana, bo, table = two_at_table(here)
        seats = [ana.live(table), bo.live(table)]
        play_out(seats, random.Random(1), most=50)
        seats[0].until_number(50)
        view = deepcopy(seats[0].view)
        wait_for(lambda: here.metric("tablee_games_in_memory") == 0)  # though both still look at it

        play_out(seats, random.Random(1), most=5)  # patches still fit to what the sockets saw
        for live in seats:
            live.until_number(55)
            assert live.view == live_again(live.table["seat"], ana, bo, table)
        for live in seats:
            live.close()
        wait_for(lambda: here.metric("tablee_tables_in_memory") == 0)
        assert ana.get(f"/api/tables/{table}/moments/50")["view"] == view
        again = [ana.live(table), bo.live(table)]
        assert again[0].number == 55
        play_out(again, random.Random(2))
        assert ana.get(f"/api/tables/{table}")["state"] == "over"


def live_again(seat: str, ana: Guest, bo: Guest, table: str) -> Any:
    live = (ana if seat == "p1" else bo).live(table)
    live.close()
    return live.view


def test_only_so_many_games_stay_in_memory(data: Path) -> None:
    with running(data, TABLEE_RESIDENT="3") as here:
        ana = here.guest()
        tables = [ana.table("me", "open")["id"] for _ in range(12)]
        assert here.metric("tablee_tables_in_memory") <= 4
        assert ana.get(f"/api/tables/{tables[0]}")["state"] == "open"


def test_a_restart_in_mid_turn_loses_nothing_not_even_undo(data: Path) -> None:
    with running(data) as here:
        ana, _, table = two_at_table(here)
        live = ana.live(table)
        assert live.choose(live.lines()[0], live.lines()[1])["ok"]
        view, cookie = live.view, ana.cookie
        here.stop()
    with running(data) as here:
        ana = Guest(here)
        ana.cookie = cookie
        live = ana.live(table)
        assert (live.number, live.view, live.table["undo"]) == (2, view, 2)
        assert live.ask(do="undo", number=2)["ok"]
        assert live.ask(do="undo", number=3)["ok"]


def old_rules(data: Path, table: str, *changes: str) -> None:
    """As if the table had been played by an earlier version of the rules."""
    base = sqlite3.connect(data / "tablee.db")
    base.execute("UPDATE tables SET rules = 0, cards = 'other'")
    for change in changes:
        base.execute(change, (table,))
    base.commit()
    base.close()


def played(data: Path, most: int) -> tuple[str, str, Any]:
    with running(data) as here:
        ana, bo, table = two_at_table(here)
        seats = [ana.live(table), bo.live(table)]
        play_out(seats, random.Random(4), most=most)
        seats[0].until_number(most)
        return table, ana.cookie, seats[0].view


def back(here: Running, cookie: str) -> Guest:
    ana = Guest(here)
    ana.cookie = cookie
    return ana


def test_a_record_that_agrees_with_new_rules_goes_on(data: Path) -> None:
    table, cookie, view = played(data, 60)
    old_rules(data, table)
    with running(data) as here:
        wait_for(lambda: rules_of(data, table) == (AK.version, AK.box().content))  # before anybody looks
        live = back(here, cookie).live(table)
        assert (live.state, live.number, live.view) == ("running", 60, view)
    with running(data) as here:
        assert back(here, cookie).live(table).view == view


def rules_of(data: Path, table: str) -> Any:
    return (
        sqlite3.connect(data / "tablee.db").execute("SELECT rules, cards FROM tables WHERE id = ?", (table,)).fetchone()
    )


def test_a_record_that_new_rules_refuse_stops_and_says_why_and_stays_readable(data: Path) -> None:
    table, cookie, _ = played(data, 60)
    old_rules(data, table, "UPDATE entries SET lines = 'create C1 slot 6' WHERE first = 40 AND table_id = ?")
    with running(data, expected="stopped: record-line") as here:
        ana = back(here, cookie)
        wait_for(lambda: [each["id"] for each in ana.get("/api/tables?list=over")] == [table])  # before anybody looks
        live = ana.live(table)
        assert live.state == "stopped"
        assert "'p1 create C1 slot 6'" in live.table["reason"] or "'p2 create C1 slot 6'" in live.table["reason"]
        assert "40" in live.table["reason"]
        assert (live.number, live.decision, live.table["deciding"]) == (39, None, [])
        refused = live.ask(do="choose", number=39, choices=["search"])
        assert refused["error"]["code"] == "table-stopped"
        record = read_record(ana.get(f"/api/tables/{table}/record")["record"], "record")
        assert (len(record.choices), record.rules) == (60, 0)
        assert ana.get(f"/api/tables/{table}/moments/30")["view"]["players"]


def test_a_record_that_comes_out_differently_by_new_rules_stops(data: Path) -> None:
    table, cookie, _ = played(data, 60)
    base = sqlite3.connect(data / "tablee.db")
    number, kept = base.execute("SELECT number, data FROM snapshots WHERE table_id = ?", (table,)).fetchone()
    assert number > 0
    snapshot = json.loads(kept)
    snapshot["position"]["players"][0]["lost"] += 1
    base.execute("UPDATE snapshots SET data = ?", (json.dumps(snapshot).encode(),))
    base.commit()
    base.close()
    old_rules(data, table)
    with running(data, expected="stopped: other-rules") as here:
        live = back(here, cookie).live(table)
        assert live.state == "stopped"
        assert "rules version 0" in live.table["reason"]


def test_a_snapshot_keeps_everything_that_the_log_has_said() -> None:
    """Clocks, who has given up, whether that was the end: the entries before it are never read again."""
    row = new_row(TITLE, "ana", 1000.0)
    row.clock = '{"seconds": 60, "per": "choice"}'
    seats = [SeatRow(seat, "person", f"g{seat}", f"G{seat}", "", 0, "") for seat in range(3)]
    play = begin(row, seats)
    decision = play.decisions()[0]
    play = play.choose(decision.seat, [play.title.written(decision)[0]], 1007.0)
    for over in (False, True):
        play = play.concede(play.deciding[0], 1010.0 + over, over=over).without_past()
        again = restore(row, seats, play.snapshot())
        assert kept_of(again) == kept_of(play)
        assert again.used != [0.0] * 3
        assert again.is_over() == over
    assert len(again.conceded) == 2


def test_no_snapshot_forgets_what_can_still_be_taken_back() -> None:
    row = new_row(TITLE, "ana", 1000.0)
    seats = [SeatRow(seat, "person", f"g{seat}", f"G{seat}", "", 0, "") for seat in range(2)]

    def choose(play: Play) -> Play:
        decision = decision_of(play.game.position, 0)
        assert decision is not None
        after = play.choose(0, [play.title.written(decision)[0]], 1000.0)
        assert not after.is_snapshot_due()
        return after

    play = choose(begin(row, seats))
    while play.number < 2 * SNAPSHOT_EVERY:
        play = choose(play).undo(0, 1000.0)
        assert not play.is_snapshot_due()
    play = play.undo(0, 1000.0)
    assert play.undo_depth(0) == 0
    assert play.is_snapshot_due()


def kept_of(play: Play) -> Any:
    game = play.game.position.dump(), list(play.recent), play.number, play.kept
    return *game, play.used, play.since, play.asked, play.conceded, play.given_up


def test_a_snapshot_that_cannot_be_read_is_made_again_from_the_log(data: Path) -> None:
    table, cookie, view = played(data, 60)
    base = sqlite3.connect(data / "tablee.db")
    base.execute("UPDATE snapshots SET data = ?", (b"nonsense",))
    base.commit()
    base.close()
    with running(data, expected="its snapshot cannot be read") as here:
        live = back(here, cookie).live(table)
        assert (live.state, live.number, live.view) == ("running", 60, view)
