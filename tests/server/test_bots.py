"""Bots think in processes of their own: one that dies, hangs or answers nonsense is replaced, and the table goes on."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import signal
from pathlib import Path

from tablee.games import title
from tablee.kernel.agenda import pending
from tablee.server.bots.pool import BotPool
from tablee.server.bots.question import Question
from tablee.server.bots.worker import answer
from tablee.server.metrics import Metrics
from tests.server.running import TITLE, Running, play_out, running, wait_for

AK = title(TITLE)


def workers(here: Running) -> list[int]:
    """The processes that think for this server."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(path.read_text().rsplit(")", 1)[1].split()[1])
            command = (path.parent / "cmdline").read_text()
        except (OSError, IndexError):
            continue
        if parent == here.pid and "bots.worker" in command:
            found.append(int(path.parent.name))
    return found


def question(bot: str = "greedy") -> Question:
    pos = AK.setup({}, 2, "7")
    decision = pending(pos)[0]
    seat = decision.seat
    return Question(
        TITLE, 0, bot, "seed", seat, AK.view(pos, seat), decision.prompt, list(decision.params), AK.written(decision),
        decision.cancellable, decision.veiled,
    )  # fmt: skip


def test_a_bot_is_told_its_view_and_the_listed_choices_and_no_more() -> None:
    asked = question()
    assert set(Question.__struct_fields__) == {
        "title", "number", "bot", "seed", "seat", "view", "prompt", "params", "choices", "cancellable", "veiled",
    }  # fmt: skip
    assert asked.view["seat"] == f"p{asked.seat + 1}"
    assert answer(asked) in asked.choices
    assert answer(asked) == answer(asked)


def test_a_bot_that_is_killed_is_replaced_and_the_table_goes_on(data: Path) -> None:
    with running(data, TABLEE_BOT_WORKERS="1") as here:
        ana = here.guest()
        live = ana.live(ana.table("me", "greedy")["id"])
        rng = random.Random(1)
        killed: set[int] = set()
        while live.state == "running":
            play_out([live], rng, most=4)
            if len(killed) < 3:
                for pid in set(workers(here)) - killed:
                    os.kill(pid, signal.SIGKILL)
                    killed.add(pid)
        assert live.state == "over"
        assert len(killed) == 3
        assert not killed & set(workers(here))


def test_a_bot_that_hangs_is_replaced_and_the_table_goes_on(data: Path) -> None:
    with running(data, TABLEE_BOT_WORKERS="1", TABLEE_BOT_SECONDS="2") as here:
        ana = here.guest()
        live = ana.live(ana.table("me", "greedy")["id"])
        rng = random.Random(2)
        wait_for(lambda: here.metric("tablee_bot_choices_total") > 0)
        stuck = workers(here)[0]
        os.kill(stuck, signal.SIGSTOP)
        play_out([live], rng)
        assert live.state == "over"
        assert stuck not in workers(here)
        assert here.metric("tablee_bot_failures_total") >= 1


def test_a_bot_that_fails_every_time_is_replaced_by_chance() -> None:
    async def ask() -> tuple[str, int]:
        metrics = Metrics()
        pool = BotPool(1, 20, metrics)
        try:
            return await pool.choose(question("no such bot")), metrics.counts["bot_failures"]
        finally:
            await pool.stop()

    line, failures = asyncio.run(ask())
    assert line in question().choices
    assert failures == 2


def test_bots_go_on_after_a_restart_without_anybody_watching(data: Path) -> None:
    with running(data) as here:
        ana = here.guest()
        table = ana.table("me", "greedy", "random")["id"]
        live = ana.live(table)
        ana.post(f"/api/tables/{table}/leave", {"bot": "random"})
        live.until_number(5)
        here.kill()
        assert live.state == "running"
    with running(data) as here:
        ana.server = here  # with the same cookie
        wait_for(lambda: ana.get(f"/api/tables/{table}")["state"] == "over")


def test_a_bots_choice_is_told_as_soon_as_it_is_made(served: Running) -> None:
    """How fast a table is watched belongs to the page: the server holds nothing back."""
    ana = served.guest()
    live = ana.live(ana.table("me", "random", "random", "random")["id"])
    ana.post(f"/api/tables/{live.table['id']}/leave", {"bot": "random"})
    live.until_number(20)  # the process that thinks is awake by now
    moved = [live.next("moved")["since"] for _ in range(40)]
    pauses = sorted(later - earlier for earlier, later in itertools.pairwise(moved))
    assert pauses[len(pauses) // 2] < 0.3


def test_when_the_server_dies_its_bots_die_with_it(data: Path) -> None:
    here = Running(data)
    ana = here.guest()
    live = ana.live(ana.table("me", "random")["id"])
    live.next("moved")
    thinking = workers(here)
    assert thinking
    here.kill()
    wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in thinking))
