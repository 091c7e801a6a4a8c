"""Those who think are shared out fairly, and none of them takes the machine along."""

from __future__ import annotations

import asyncio
import re
import resource
from pathlib import Path
from typing import Any

import pytest

from tablee.kernel.records import read_record
from tablee.server.bots.processes import begin
from tablee.server.bots.question import ReviewFound
from tablee.server.bots.shares import FairShares
from tablee.server.errors import Refused
from tablee.server.protocol import NewTableRequest, SeatRequest
from tablee.server.services import Services
from tablee.server.settings import Settings
from tablee.server.store import Guest
from tablee.server.tables.reviews import MOST_OF_GUEST, MOST_RUNNING
from tests.server.running import PATIENCE, running, wait_for, workers
from tests.server.unplugged import ANA, BO

FAILING = r"."
"""The server names the bot; of what Python dies that has no memory left, and what it says of it, differs."""
SERVER_SAYS = r"\d{4}-\d\d-\d\d \S+ (WARNING|ERROR|CRITICAL) "


def served(asked: list[str], cancelled: int = -1) -> list[str]:
    """The order in which guests get the one thing that there is."""

    async def run() -> list[str]:
        shares = FairShares(["it"])
        order: list[str] = []
        held = await shares.take("first")

        async def wait(guest: str) -> None:
            async with shares.use(guest):
                order.append(guest)
                await asyncio.sleep(0)

        tasks = [asyncio.create_task(wait(guest)) for guest in asked]
        await asyncio.sleep(0)
        if cancelled >= 0:
            tasks[cancelled].cancel()
        shares.give_back(held)
        await asyncio.gather(*tasks, return_exceptions=True)
        assert (shares.free, dict(shares.waiting)) == (["it"], {})
        return order

    return asyncio.run(run())


def test_who_waits_for_ten_delays_another_guest_by_one() -> None:
    assert served(["ana"] * 10 + ["bo", "cy"]) == ["ana", "bo", "cy", *["ana"] * 9]
    assert served(["ana", "ana", "bo", "bo", "ana"]) == ["ana", "bo", "ana", "bo", "ana"]


@pytest.mark.parametrize("place", range(4))
def test_who_goes_away_keeps_nobody_waiting(place: int) -> None:
    asked = ["ana", "ana", "bo", "cy"]
    left = asked[:place] + asked[place + 1 :]
    assert sorted(served(asked, cancelled=place)) == sorted(left)


def test_what_was_given_to_somebody_who_has_just_gone_goes_to_the_next() -> None:
    async def run() -> None:
        shares = FairShares(["it"])
        held = await shares.take("ana")
        gone = asyncio.create_task(shares.take("bo"))
        await asyncio.sleep(0)
        shares.give_back(held)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert shares.free == ["it"]

    asyncio.run(run())


class Waiting:
    """A coach that reviews when it is let."""

    def __init__(self) -> None:
        self.order: list[str] = []
        self.go = asyncio.Semaphore(0)

    async def review(self, record: str, seats: list[int], tell: Any) -> ReviewFound | None:
        self.order.append(read_record(record, "record").seats[0])
        await self.go.acquire()
        return None

    async def stop(self) -> None:
        pass


async def finished(services: Services, guest: Guest) -> str:
    """A game that the guest played alone to its end."""
    made = await services.lobby.make_table(
        guest, NewTableRequest("atlantes", [SeatRequest("me")], {"kings": "none"}, deal="one that ends")
    )
    async with services.tables.at(made.id) as table:
        while table.row.state != "over":
            play = table.play
            assert play is not None
            line = play.title.write(play.decisions()[0].choices[-1])
            await services.moves.choose(table, guest.id, None, play.number, [line])
    return made.id


def test_who_has_many_games_reviewed_keeps_nobody_else_from_it(data: Path) -> None:
    async def run() -> None:
        services = Services(Settings(data))
        await services.open()
        coach = services.reviews.coach = Waiting()
        try:
            asked = [(ANA, await finished(services, ANA)) for _ in range(MOST_OF_GUEST + 1)]
            asked += [(BO, await finished(services, BO))]
            refused = []
            for guest, id in asked:
                async with services.tables.at(id) as table:
                    try:
                        assert (await services.reviews.start(table, "en", guest.id)).state == "waiting"
                    except Refused as error:
                        refused.append((guest.name, error.sentence.id))
            assert refused == [("Ana", "review-later")], "Bo is not refused"
            async with asyncio.timeout(PATIENCE):
                while len(coach.order) < MOST_RUNNING:
                    await asyncio.sleep(0)
            for _ in range(MOST_OF_GUEST):
                coach.go.release()
            async with asyncio.timeout(PATIENCE):
                while "Bo" not in coach.order:
                    await asyncio.sleep(0)
        finally:
            await services.close()

    asyncio.run(run())


def test_a_process_that_thinks_has_a_limit_of_memory() -> None:
    async def run() -> str:
        process = await begin("tablee.server.bots.worker", "0", "1", limit=1000, memory=800 << 20)
        assert process.stdout is not None
        await process.stdout.readline()
        told = Path(f"/proc/{process.pid}/limits").read_text()
        process.kill()
        await process.wait()
        return next(line for line in told.splitlines() if line.startswith("Max address space"))

    assert asyncio.run(run()).split()[3:5] == [str(800 << 20)] * 2


def test_a_process_that_grows_beyond_its_limit_is_replaced_and_the_table_goes_on(data: Path) -> None:
    with running(data, TABLEE_BOT_WORKERS="1", expected=FAILING) as here:
        ana = here.guest()
        table = ana.table("me", "greedy", layout=None)["id"]
        wait_for(lambda: workers(here))
        before = ana.get(f"/api/tables/{table}")["number"]
        old = workers(here)
        for pid in old:
            resource.prlimit(pid, resource.RLIMIT_AS, (1 << 20, 1 << 20))  # as if it had grown so far
        other = ana.table("me", "greedy")["id"]
        ana.post(f"/api/tables/{other}/leave", {"bot": "greedy"})
        wait_for(lambda: here.metric("tablee_bot_choices_total") > before + 3)
        wait_for(lambda: not set(old) & set(workers(here)))
        assert here.metric("tablee_bot_failures_total") >= 1
        assert ana.get(f"/api/tables/{table}")["state"] == "running"
        said = [line for line in here.log().splitlines() if re.match(SERVER_SAYS, line)]
    assert said
    assert [line for line in said if "bot greedy of ancient-knowledge failed: " not in line] == []
