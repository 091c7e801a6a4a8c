"""Fair shares: what one guest or one address asks costs the others nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from tablee.kernel.errors import BadInput
from tablee.server.limits import Bucket, Limits
from tablee.server.settings import settings_from
from tests.server.running import TITLE, Guest, Live, Running, running

DOCS = Path(__file__).resolve().parents[2] / "docs"


def asks(guest: Guest, times: int, address: str = "192.0.2.1", path: str = "/api/titles") -> list[int]:
    """From an address behind a proxy, which this server believes."""
    return [guest.call("GET", path, X_Forwarded_For=address).status for _ in range(times)]


def few(data: Path, **more: str) -> Running:
    """A server whose budgets are small and do not grow back."""
    calls = {"TABLEE_CALL_BURST": "20", "TABLEE_CALL_RATE": "0"}
    addresses = {"TABLEE_ADDRESS_BURST": "40", "TABLEE_ADDRESS_RATE": "0", "TABLEE_RATE": "1"}
    return Running(data, **{**calls, **addresses, **more})


@pytest.fixture
def here(data: Path) -> Iterator[Running]:
    found = few(data)
    yield found
    found.stop()


def named(here: Running, address: str) -> Guest:
    guest = Guest(here)
    answer = guest.call("POST", "/api/me", b'{"name": "Ana"}', X_Forwarded_For=address)
    assert answer.status == 200, answer.body
    return guest


def test_who_has_asked_too_much_takes_nothing_from_others_at_the_same_address(here: Running) -> None:
    ana, bo = named(here, "192.0.2.1"), named(here, "192.0.2.1")
    assert asks(ana, 21) == [200] * 20 + [429]
    assert asks(bo, 1) == [200]


def test_an_address_has_a_budget_however_many_guests_it_makes(here: Running) -> None:
    strangers = [Guest(here) for _ in range(41)]
    assert [asks(each, 1)[0] for each in strangers] == [200] * 40 + [429]
    assert asks(Guest(here), 1, "192.0.2.2") == [200]


def test_an_ipv6_address_counts_with_all_of_its_network(here: Running) -> None:
    answers = [asks(Guest(here), 1, f"2001:db8:1:2::{n:x}")[0] for n in range(1, 42)]
    assert answers == [200] * 40 + [429]
    assert asks(Guest(here), 1, "2001:db8:1:3::1") == [200]
    assert [asks(Guest(here), 1, f"::ffff:192.0.2.{n}")[0] for n in range(1, 42)] == [200] * 41, "these are IPv4"


def test_what_costs_more_uses_more(here: Running) -> None:
    assert asks(named(here, "192.0.2.1"), 5, path="/api/tables?list=open") == [200] * 4 + [429]
    assert asks(Guest(here), 80, "192.0.2.2", "/favicon.ico")[-1] != 429, "files of the page cost little"


def test_what_costs_more_than_there_can_be_is_possible_from_a_full_bucket() -> None:
    bucket = Bucket(5, 0)
    assert (bucket.take(20), bucket.take(1)) == (True, False)


def test_a_club_behind_one_address_may_ask_more_when_it_is_named(data: Path) -> None:
    here = few(data, TABLEE_SHARED_NETWORKS="203.0.113.0/24, 2001:db8:9::/48", TABLEE_EXEMPT_NETWORKS="198.51.100.7")
    try:
        assert asks(Guest(here), 60, "203.0.113.9") == [200] * 60
        assert asks(Guest(here), 60, "2001:db8:9:1::1") == [200] * 60
        assert asks(Guest(here), 60, "198.51.100.7") == [200] * 60
        assert asks(Guest(here), 41, "192.0.2.1")[-1] == 429
        assert asks(named(here, "203.0.113.9"), 21, "203.0.113.9")[-1] == 429, "each guest has the same as everywhere"
    finally:
        here.stop()


def test_the_61st_tab_of_a_club_is_welcome(data: Path) -> None:
    with running(data, TABLEE_RATE="1", TABLEE_SHARED_NETWORKS="203.0.113.0/24") as here:
        table = here.guest().table("me", "open")["id"]
        tabs = [Live(Guest(here), table, **{"X-Forwarded-For": "203.0.113.9"}) for _ in range(61)]
        assert here.metric("tablee_sockets") == 61
        for tab in tabs:
            tab.close()


def test_every_limit_is_a_setting_and_told(tmp_path: Path) -> None:
    text = (DOCS / "running-a-server.md").read_text()
    for name, usual in asdict(Limits()).items():
        variable = f"TABLEE_{name.upper()}"
        found = settings_from({variable: "7"}, tmp_path, "127.0.0.1", 1).limits
        assert asdict(found) == {**asdict(Limits()), name: 7.0}
        row = next(line for line in text.splitlines() if line.startswith("|") and f"`{variable}`" in line)
        names, told = row.split("|")[1].split(","), row.split("|")[3].split(",")
        at = [each.strip() for each in names].index(f"`{variable}`")
        assert float(told[at]) == usual, row
        with pytest.raises(BadInput):
            settings_from({variable: "many"}, tmp_path, "127.0.0.1", 1)
    with pytest.raises(BadInput) as refused:
        settings_from({"TABLEE_SHARED_NETWORKS": "the club"}, tmp_path, "127.0.0.1", 1)
    assert refused.value.sentence.params["option"] == "TABLEE_SHARED_NETWORKS"


# Quotas


def made(guest: Guest, path: str, body: Any, times: int) -> list[int | str]:
    """Status, or code of the refusal."""
    answers = [guest.call("POST", path, json.dumps(body).encode()) for _ in range(times)]
    return [answer.status if answer.status == 200 else answer.json()["code"] for answer in answers]


def test_nobody_fills_the_lobby_alone(data: Path) -> None:
    with running(data, TABLEE_OPEN_TABLES="0.06") as here:  # times the rate of the tests
        ana, bo = here.guest("Ana"), here.guest("Bo")
        wish = {"title": TITLE, "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert made(ana, "/api/tables", wish, 5) == [200, 200, 200, "too-many-open", "too-many-open"]
        assert made(bo, "/api/tables", wish, 1) == [200]
        first = ana.get("/api/tables")[-1]["id"]
        ana.post(f"/api/tables/{first}/start", {"bot": "first"})
        assert made(ana, "/api/tables", wish, 2) == [200, "too-many-open"], "one has begun"
        assert made(ana, "/api/tables", {**wish, "seats": [{"kind": "me"}, {"kind": "bot"}]}, 1) == [200]


def test_nobody_fills_the_lobby_by_many_calls_at_once(data: Path) -> None:
    with running(data, TABLEE_OPEN_TABLES="0.06") as here:
        ana = here.guest("Ana")
        wish = {"title": TITLE, "seats": [{"kind": "me"}, {"kind": "open"}]}
        with ThreadPoolExecutor(20) as threads:
            answers = list(threads.map(lambda _: made(ana, "/api/tables", wish, 1)[0], range(20)))
        assert 1 <= answers.count(200) <= 3
        assert len(ana.get("/api/tables?list=open")) <= 3


def test_tables_of_bots_imports_and_branches_have_quotas_of_their_own(data: Path) -> None:
    few = {f"TABLEE_{kind}_AN_HOUR": "0.04" for kind in ("ALONE", "IMPORTS", "BRANCHES")}
    with running(data, **few) as here:
        ana = here.guest("Ana")
        wish = {"title": TITLE, "seats": [{"kind": "me"}, {"kind": "hotseat", "name": "Bo"}]}
        assert made(ana, "/api/tables", wish, 3) == [200, 200, "enough-tables"]
        table = ana.get("/api/tables")[0]["id"]
        live = ana.live(table)
        assert live.choose(live.lines()[0])["ok"]
        live.close()
        carried = ana.get(f"/api/tables/{table}/carry")
        assert made(ana, "/api/carried", carried, 3) == [200, 200, "enough-tables"]
        ana.post(f"/api/tables/{table}/concede", {})
        assert made(ana, f"/api/tables/{table}/branch", {"number": 0}, 3) == [200, 200, "enough-tables"]
        assert made(here.guest("Bo"), "/api/tables", wish, 1) == [200]
