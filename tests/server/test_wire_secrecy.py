"""What leaves the server tells a seat no more than its view: no hidden card, no seed, no other seat's choice."""

from __future__ import annotations

import json
import random
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tablee.games import title
from tablee.kernel.decisions import Seat, seat_name
from tablee.kernel.game import Game
from tests.server.running import TITLE, Guest, Live, Running, play_out, running, two_at_table

AK = title(TITLE)
CARD = re.compile(r"\b(?:[CMPA]\d{1,2}|T\d{1,2})\b")


class Truth:
    """The true game, read from the database, to compare the wire with."""

    def __init__(self, data: Path, table: str) -> None:
        base = sqlite3.connect(data / "tablee.db")
        columns = "seed, salt, options"
        self.seed, self.salt, options = base.execute(f"SELECT {columns} FROM tables WHERE id = ?", (table,)).fetchone()
        sql = "SELECT seat, lines FROM entries WHERE table_id = ? ORDER BY first"
        self.lines: list[tuple[int, str]] = base.execute(sql, (table,)).fetchall()
        seats = base.execute("SELECT COUNT(*) FROM seats WHERE table_id = ?", (table,)).fetchone()[0]
        self.game = Game.begin(AK, AK.box(), json.loads(options), ["x"] * seats, self.seed, self.salt)
        self.key = self.game.position.key.hex()
        self.positions = [self.game.position]
        for seat, line in self.lines:
            self.game = self.game.next(seat, line)
            self.positions.append(self.game.position)

    def may_know(self, number: int, seat: Seat | None) -> set[str]:
        """The cards that the seat's views, choices and events before and at this number name; at the end, all hands."""
        known: set[str] = set()
        if number == len(self.positions) - 1:
            known |= cards_in(AK.open_view(self.positions[number], seat))
        for at in (number - 1, number):
            if at >= 0:
                known |= cards_in(AK.view(self.positions[at], seat))
                for decision in self.positions[at].decisions or []:
                    if decision.seat == seat:
                        known |= cards_in([AK.written(decision), decision.params])
        if number:
            known |= cards_in([event.shown(AK.events, seat) for event in self.game.moments[number - 1].events])
        return known


def cards_in(data: Any) -> set[str]:
    return set(CARD.findall(json.dumps(data)))


def watch_whole_game(here: Running, seed: int) -> tuple[str, list[Live]]:
    ana, bo, table = two_at_table(here)
    lives = [ana.live(table), bo.live(table), Guest(here).live(table)]
    play_out(lives[:2], random.Random(seed))
    lives[2].until_number(lives[0].number)
    return table, lives


@pytest.mark.parametrize("seed", [1, 2])
def test_a_seat_and_a_spectator_are_sent_nothing_hidden(data: Path, seed: int) -> None:
    with running(data) as here:
        table, lives = watch_whole_game(here, seed)
        log = here.log()
    truth = Truth(data, table)
    assert len(truth.lines) > 50

    for live, seat in zip(lives, (0, 1, None), strict=True):
        past: set[str] = set()
        for message in live.received:
            text = json.dumps(message)
            for secret in (truth.seed, truth.salt, truth.key):
                assert secret not in text
            if message["is"] not in ("table", "moved"):
                assert not cards_in(message), message
                continue
            allowed = truth.may_know(message["number"], seat)
            past |= allowed
            named = cards_in({name: value for name, value in message.items() if name != "events"})
            assert named <= allowed, (message["number"], named - allowed)
            assert cards_in(message["events"]) <= past
            if message["decision"]:
                assert message["decision"]["seat"] == seat_name(seat or 0)
        if seat is None:
            assert not any(message.get("decision") for message in live.received)
    for secret in (truth.seed, truth.salt, truth.key):
        assert secret not in log


def test_the_set_up_discards_of_others_are_never_sent(data: Path) -> None:
    with running(data) as here:
        ana, bo, table = two_at_table(here)
        a, b, watcher = ana.live(table), bo.live(table), Guest(here).live(table)
        hidden = set(b.view["players"][1]["hand"]) - set(a.view["players"][0]["hand"])
        for line in b.lines()[:3]:
            assert b.choose(line)["ok"]
        for live in (a, watcher):
            live.until_number(3)
            assert not hidden & cards_in(live.received)
        for path in ("moments/3", "log", ""):
            answer = ana.get(f"/api/tables/{table}/{path}".rstrip("/"))
            assert not hidden & cards_in(answer)


def swapped(first: list[str], second: list[str]) -> list[dict[str, Any]]:
    """Two worlds that differ only in what p2 holds; the cards that p2 does not hold lie at the bottom of the deck."""
    top = [f"{kind}{number}" for number in range(25, 31) for kind in "CMPA"]  # nobody gets to the bottom
    common = {
        "title": TITLE,
        "turn": "p1",
        "tiles": [["T1", "T2", "T3"], ["T4", "T5", "T6"], ["T28", "T29", "T30"]],
        "knowledge": {"1": ["T7", "T8", "T9"], "2": ["T31", "T32", "T33"]},
        "rest": "out",
    }
    one = {"hand": ["C16", "M4", "P9", "A1"], "timeline": {"4": ["C1(2)"]}}
    return [
        {**common, "players": {"p1": one, "p2": {"hand": mine, "past": ["C3", "M3"]}}, "deck": [*top, *other]}
        for mine, other in ((first, second), (second, first))
    ]


OWN = ("id", "commitment", "since", "made", "now")


def traffic(live: Live) -> str:
    """Everything that was received, without the table's own ids and times."""
    return json.dumps([without_own(message) for message in live.received], sort_keys=True)


def without_own(data: Any) -> Any:
    if isinstance(data, dict):
        return {name: without_own(value) for name, value in data.items() if name not in OWN}
    return [without_own(each) for each in data] if isinstance(data, list) else data


SECRETS = [
    (["C20", "M20", "P20"], ["C21", "M21", "P21"]),
    (["A20", "A21", "C22"], ["M22", "P22", "P23"]),
    (["C23", "C24"], ["A22", "M23"]),
]


@pytest.mark.parametrize("hands", SECRETS)
def test_worlds_that_differ_in_secrets_give_identical_traffic(
    served: Running, hands: tuple[list[str], list[str]]
) -> None:
    heard = []
    for layout in swapped(*hands):
        ana, bo, table = two_at_table(served, layout=layout)
        a, b, watcher = ana.live(table), bo.live(table), Guest(served).live(table)
        rng = random.Random(1)
        for number in range(12):
            for live in (a, b, watcher):
                live.until_number(number)
            deciding, waiting = (a, b) if a.decision else (b, a)
            lines = [line for line in deciding.lines() if not cards_in(line) & {*hands[0], *hands[1]}]  # in both worlds
            refused = waiting.ask(do="choose", number=number, choices=["search"])
            assert refused["error"]["code"] == "not-deciding"
            for card in (hands[0][0], hands[1][0]):
                assert a.ask(do="why", choice=f"create {card} slot 1")["ok"]
                assert a.choose(f"create {card} slot 1")["error"]
            assert deciding.choose(rng.choice(lines))["ok"]
        for live in (a, watcher):
            live.until_number(12)
        calls = [(guest, path) for guest in (ana, Guest(served)) for path in ("", "/moments/2", "/moments/9", "/log")]
        told = [without_own(guest.get(f"/api/tables/{table}{path}")) for guest, path in calls]
        heard.append((traffic(a), traffic(watcher), json.dumps(told)))
    assert heard[0] == heard[1]
