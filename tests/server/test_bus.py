"""Processes tell each other of their commits by NATS; whatever becomes of the bus, everybody sees every choice."""

from __future__ import annotations

import contextlib
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.kernel.errors import BadInput
from tablee.server.settings import settings_from
from tests.server.buses import Nats
from tests.server.databases import Postgres
from tests.server.running import Guest, Live, Running, play_out, running, wait_for

LEASE = 1.0
LOST = "the bus (cannot be|is) reached"


@pytest.fixture
def nats() -> Iterator[Nats]:
    found = Nats()
    yield found
    found.kill()


@contextlib.contextmanager
def processes(folder: Path, database: str, *buses: str, expected: str = "") -> Iterator[list[Running]]:
    """One for each of these buses; empty: without."""
    with contextlib.ExitStack() as stack:
        found = []
        for place, bus in enumerate(buses):
            settings = {"TABLEE_DATABASE_URL": database, "TABLEE_KEY": "k" * 40, "TABLEE_ORPHAN": str(LEASE)}
            if bus:
                settings["TABLEE_BUS"] = bus
            found.append(stack.enter_context(running(folder / str(place), expected=expected, **settings)))
        yield found


class Listener:
    """Hears what is notified on a database."""

    def __init__(self, postgres: Postgres, database: str) -> None:
        name = database.split("/")[3].split("?")[0]
        self.psql = subprocess.Popen(
            [postgres.psql, "-h", postgres.folder, "-U", "tablee", "-d", name, "-At"],
            user=postgres.user,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=postgres.folder,
        )
        assert self.psql.stdin is not None
        self.psql.stdin.write("LISTEN tablee;\n")
        self.psql.stdin.flush()

    def heard(self) -> int:
        out, _ = self.psql.communicate("SELECT 1;\n", timeout=30)
        return out.count("Asynchronous notification")


def sit_apart(here: list[Running]) -> tuple[Live, Live]:
    """Ana at the first process, Bo at the last, at the same table."""
    ana, bo = here[0].guest("Ana"), here[-1].guest("Bo")
    made = ana.table("me", "link")
    bo.post(f"/api/tables/{made['id']}/join", {"token": made["invites"][0]["token"]})
    lives = []
    for guest in (ana, bo):
        live = guest.live(made["id"])
        while live.state != "running":
            live.next("table")
        lives.append(live)
    return lives[0], lives[1]


def play_on(a: Live, b: Live, choices: int = 4) -> None:
    """Both see each choice."""
    assert play_out([a, b], random.Random(1), most=choices) == choices
    for live in (a, b):
        live.until_number(max(a.number, b.number))


def peers(postgres: Postgres, database: str) -> str | None:
    name = database.split("/")[3].split("?")[0]
    return postgres.run("SELECT hears FROM processes ORDER BY seen DESC", name)


@pytest.mark.parametrize("others", ["bus", "notify"])
def test_choices_are_seen_at_the_other_process(others: str, tmp_path: Path, postgres: Postgres, nats: Nats) -> None:
    """Also where one of them has no bus."""
    with processes(tmp_path, postgres.database(), nats.url, nats.url if others == "bus" else "") as here:
        a, b = sit_apart(here)
        assert play_out([a, b], random.Random(1)) > 50
        watcher = Guest(here[1]).live(a.table["id"])
        assert (a.state, b.state, watcher.state) == ("over", "over", "over")


def test_who_shares_a_bus_needs_no_notification(tmp_path: Path, postgres: Postgres, nats: Nats) -> None:
    database = postgres.database()
    with processes(tmp_path, database, nats.url, nats.url) as here:
        a, b = sit_apart(here)
        wait_for(lambda: peers(postgres, database) == "bus\nbus\n")
        play_on(a, b)
        listener = Listener(postgres, database)
        # It listens like a process of an older program, whom the others tell of their commits as long as it is there.
        wait_for(lambda: postgres.run("SELECT 1 FROM pg_stat_activity WHERE query ILIKE 'listen tablee%'"))
        assert listener.heard() == 0


def test_a_bus_that_is_killed_is_replaced_until_it_is_back(tmp_path: Path, postgres: Postgres, nats: Nats) -> None:
    database = postgres.database()
    with processes(tmp_path, database, nats.url, nats.url, expected=LOST) as here:
        a, b = sit_apart(here)
        play_on(a, b)
        nats.kill()
        play_on(a, b)
        wait_for(lambda: peers(postgres, database) == "notify\nnotify\n")
        assert Guest(here[0]).get("/health") == {"state": "bus-down"}
        play_on(a, b)
        nats.start()
        wait_for(lambda: peers(postgres, database) == "bus\nbus\n")
        assert Guest(here[0]).get("/health") == {"state": "well"}
        play_on(a, b)
        assert all(process.log().count("the bus cannot be reached") == 1 for process in here)


def test_a_server_starts_although_its_bus_is_away(tmp_path: Path, postgres: Postgres, nats: Nats) -> None:
    nats.kill()
    with processes(tmp_path, postgres.database(), nats.url, nats.url, expected=LOST) as here:
        a, b = sit_apart(here)
        play_on(a, b)
        nats.start()
        play_on(a, b)


def test_what_a_dying_process_did_not_publish_is_read_by_the_others(
    tmp_path: Path, postgres: Postgres, nats: Nats
) -> None:
    """Its last entry is in the log, and the bus never said so."""
    database = postgres.database()
    with processes(tmp_path, database, nats.url, nats.url) as here:
        a, b = sit_apart(here)
        wait_for(lambda: peers(postgres, database) == "bus\nbus\n")
        play_on(a, b)
        seat, line = next((live.table["seat"], live.lines()[0]) for live in (a, b) if live.decision)
        here[0].kill()
        name = database.split("/")[3].split("?")[0]
        columns = "table_id, first, size, kind, seat, lines, at, deciding, since"
        number, place = b.number + 1, int(seat[1:]) - 1
        values = f"'{a.table['id']}', {number}, 1, 'choose', {place}, '{line}', 1e10, '{seat}', 1e10"
        assert postgres.run(f"INSERT INTO entries ({columns}) VALUES ({values})", name) is not None
        b.until_number(number)


@pytest.mark.parametrize("environ", [{"TABLEE_BUS": "nats://127.0.0.1:4222"}, {"TABLEE_BUS": "amqp://127.0.0.1"}])
def test_a_bus_is_one_that_we_speak_to_and_beside_postgresql(environ: dict[str, str], tmp_path: Path) -> None:
    with pytest.raises(BadInput):
        settings_from(environ, tmp_path, "127.0.0.1", 0)
