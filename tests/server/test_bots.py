"""Bots think in processes of their own: one that dies, hangs or answers nonsense is replaced, and the table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tablee.bots import LEVELS, PositionSight, make_bot
from tablee.games import title
from tablee.kernel.agenda import advance, decision_of, pending
from tablee.kernel.decisions import Seat
from tablee.kernel.position import Position
from tablee.server.bots.pool import DEEP, QUICK, BotPool
from tablee.server.bots.question import Question, ReviewWish, is_deep
from tablee.server.bots.worker import answer
from tablee.server.metrics import Metrics
from tablee.server.services import Services
from tablee.server.settings import Settings
from tablee.server.store import SeatRow, TableRow
from tablee.server.tables.bot_runner import question_of
from tablee.server.tables.lobby import new_row
from tablee.server.tables.play import Play, begin
from tablee.server.tables.table import Table
from tests.games.random_play import ALL_TITLES, LENGTH, play_on, test_games
from tests.server.running import TITLE, Running, play_out, running, wait_for, workers

AK = title(TITLE)
RECORDS = Path(__file__).resolve().parents[1] / "records"


def play_at(id: str, pos: Position) -> Play:
    """A table's game that stands so."""
    seats = [SeatRow(seat, "person", "", "x", "", 0, "") for seat in range(max(title(id).least, pos.seats))]
    play = begin(new_row(id, "ana", 0.0), seats)
    return replace(play, game=play.game.from_here(pos))


def asked_in(id: str, pos: Position, seat: Seat, bot: str) -> Question:
    """What a bot on this seat would be asked at a table where the game stands so."""
    play = play_at(id, pos)
    decision = decision_of(pos, seat)
    assert decision is not None
    return question_of(play, decision, bot, "seed")


def question(bot: str = "greedy") -> Question:
    pos = AK.setup({"starting-hands": True}, 2, "7")
    return asked_in(TITLE, pos, pending(pos)[0].seat, bot)


def test_a_bot_is_told_its_view_and_the_listed_choices_and_no_more() -> None:
    asked = question()
    assert set(Question.__struct_fields__) == {
        "title", "number", "bot", "seed", "seat", "view", "prompt", "params", "choices", "cancellable", "veiled",
        "world", "looks",
    }  # fmt: skip
    assert asked.world is None
    assert asked.view["seat"] == f"p{asked.seat + 1}"
    assert answer(asked) in asked.choices
    assert answer(asked) == answer(asked)


def test_a_bots_luck_is_the_same_after_a_restart_and_cannot_be_foretold_without_the_servers_key(tmp_path: Path) -> None:
    row, other = new_row(TITLE, "ana", 1000.0), new_row(TITLE, "ana", 1000.0)
    seats = [SeatRow(seat, "bot", "", f"B{seat}", "greedy", 0, "") for seat in range(2)]

    def luck(folder: str, row: TableRow = row, seat: Seat = 0, number: int = 0) -> str:
        play = replace(begin(row, seats), number=number)
        return Services(Settings(tmp_path / folder)).bot_runner.luck(Table(row, seats), play, seat)

    assert luck("here") == luck("here")
    different = [luck("here"), luck("there"), luck("here", other), luck("here", seat=1), luck("here", number=1)]
    assert len(set(different)) == 5


@pytest.mark.parametrize("id", ALL_TITLES)
def test_what_a_master_is_asked_tells_nothing_that_its_seat_does_not_know(id: str) -> None:
    """Two positions that differ only in secrets give the same question, byte by byte."""
    compared = worlds = 0
    for game, pos, rng in test_games(id, 24, "questions"):
        play_on(pos, rng, rng.randrange(LENGTH[id]))
        for decision in pending(pos):
            other = game.redeal(pos, decision.seat, rng)
            one, two = (msgspec.json.encode(asked_in(id, each, decision.seat, "master")) for each in (pos, other))
            assert one == two
            assert pos.key.hex() not in one.decode()
            compared += pos != other
            worlds += b'"world":{' in one
    assert compared > 8
    assert worlds > 8


def test_while_several_decide_at_once_a_master_thinks_as_if_nobody_else_had_answered() -> None:
    first = AK.setup({}, 2, "7")
    assert len(pending(first)) == 2
    questions = []
    for choice in pending(first)[1].choices[:2]:
        pos = AK.setup({}, 2, "7")
        advance(pos, pending(pos)[1], choice)
        questions.append(asked_in(TITLE, pos, 0, "search:3"))
    before, (one, other) = asked_in(TITLE, first, 0, "search:3"), questions
    assert before.world is not None
    assert before.world == one.world == other.world
    assert answer(one) == answer(other) == answer(before)


def test_where_answers_cannot_be_taken_back_no_world_is_sent() -> None:
    game = title("syncro")
    pos = game.setup({}, 2, "7")
    while len(pending(pos)) < 2 or pending(pos)[0].prompt in game.ballots:
        advance(pos, pending(pos)[0], pending(pos)[0].choices[0])
    asked = asked_in("syncro", pos, pending(pos)[0].seat, "master")
    assert asked.world is None
    assert answer(asked) in asked.choices


@pytest.mark.parametrize("id", ALL_TITLES)
def test_a_bot_chooses_in_its_own_process_what_it_would_choose_at_the_table(id: str) -> None:
    compared = 0
    for game, pos, rng in test_games(id, 5, "same"):
        play_on(pos, rng, rng.randrange(LENGTH[id]))
        for decision in pending(pos)[:1]:
            asked = asked_in(id, pos, decision.seat, "search:3")
            if asked.world is not None:
                again = msgspec.json.decode(msgspec.json.encode(asked), type=Question)
                here = make_bot("search:3", "seed").choose(PositionSight(game, pos), decision)
                assert answer(again) == game.write(here)
                compared += 1
    assert compared


def test_who_thinks_long_keeps_nobody_waiting_and_gives_the_best_so_far_in_time() -> None:
    async def ask() -> tuple[bool, str, str, int]:
        metrics = Metrics()
        pool = BotPool(1, 6, metrics)  # after half of it a bot takes the best that it has found
        try:
            deep = asyncio.create_task(pool.choose(question("search:600s")))
            await asyncio.sleep(0)
            quick = await pool.choose(question("first"))
            thinking = not deep.done()
            return thinking, quick, await deep, metrics.counts["bot_failures"]
        finally:
            await pool.stop()

    thinking, quick, deep, failures = asyncio.run(ask())
    assert thinking
    assert {quick, deep} <= {*question().choices}
    assert failures == 0


def test_a_master_plays_at_a_table_and_others_go_on_while_it_thinks(data: Path) -> None:
    with running(data, TABLEE_BOT_WORKERS="1") as here:
        ana = here.guest()
        wish = {"title": "atlantes", "options": {"kings": "none"}}
        hard = ana.live(ana.table("me", "master", **wish)["id"])
        rng = random.Random(5)
        while not workers(here, DEEP):
            play_out([hard], rng, most=1)
        (stuck,) = workers(here, DEEP)
        os.kill(stuck, signal.SIGSTOP)
        easy = ana.live(ana.table("me", "casual")["id"])
        play_out([easy], rng)
        assert easy.state == "over"
        assert workers(here, QUICK)
        assert hard.state == "running"
        if Path(f"/proc/{stuck}").exists():
            os.kill(stuck, signal.SIGCONT)
        before = hard.number
        play_out([hard], rng, most=3)
        hard.until_number(before + 1)


def test_every_level_can_be_asked_for_at_a_table_and_nothing_else(served: Running) -> None:
    ana = served.guest()
    assert all(each["bots"] == list(LEVELS) for each in ana.get("/api/titles"))
    for level in LEVELS:
        table = ana.table("me", level)["id"]
        assert ana.get(f"/api/tables/{table}")["seats"][1]["bot"] == level
    for bot in ("clever", "search:0", "search:600s", "search:200"):
        wish = {"title": TITLE, "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]}
        assert ana.refused("/api/tables", wish) == (400, "unknown-bot")


def test_a_bot_that_is_killed_is_replaced_and_the_table_goes_on(data: Path) -> None:
    with running(data, expected="bot greedy of .* failed", TABLEE_BOT_WORKERS="1") as here:
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
    with running(data, expected="bot greedy of .* failed", TABLEE_BOT_WORKERS="1", TABLEE_BOT_SECONDS="2") as here:
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


@pytest.mark.parametrize("wished", ["a choice", "a hint"])
def test_who_goes_before_the_answer_comes_leaves_it_to_nobody_else(wished: str) -> None:
    async def ask() -> tuple[str, list[str], int]:
        metrics = Metrics()
        pool = BotPool(1, 20, metrics)
        bot = "first" if wished == "a choice" else "search:1"
        worker = pool.workers[0 if wished == "a choice" else 1]
        first = title("atlantes").setup({"kings": "none"}, 2, "7")
        other = asked_in("atlantes", first, pending(first)[0].seat, bot)
        assert is_deep(other) == (bot != "first")
        try:
            await pool.choose(question(bot))  # it is awake by now
            process = worker.process
            assert process is not None
            process.send_signal(signal.SIGSTOP)
            leaving = asyncio.create_task(pool.choose(question(bot)) if bot == "first" else pool.advise(question(bot)))
            await asyncio.sleep(0.1)
            assert not leaving.done()
            leaving.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await leaving
            if process.returncode is None:
                process.send_signal(signal.SIGCONT)
            return await pool.choose(other), list(other.choices), metrics.counts["bot_failures"]
        finally:
            await pool.stop()

    line, choices, failures = asyncio.run(ask())
    assert line in choices
    assert failures == 0


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


@pytest.mark.parametrize("thinking", ["worker", "reviewer"])
def test_a_process_that_thinks_ends_without_a_word_when_nobody_hears_its_answer(thinking: str) -> None:
    wish: msgspec.Struct = question()
    arguments = ["5", "1.0"]
    if thinking == "reviewer":
        record = (RECORDS / "atlantes" / "07-1-players-random.record").read_text("utf-8")
        wish, arguments = ReviewWish(record, [0], 1, 1), []
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", f"tablee.server.bots.{thinking}", *arguments]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdout is not None
        process.stdout.close()
        _, errors = process.communicate(msgspec.json.encode(wish) + b"\n")
    assert (process.returncode, errors) == (0, b"")


def test_when_the_server_dies_its_bots_die_with_it(data: Path) -> None:
    here = Running(data)
    ana = here.guest()
    live = ana.live(ana.table("me", "random")["id"])
    live.next("moved")
    thinking = workers(here)
    assert thinking
    here.kill()
    wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in thinking))
