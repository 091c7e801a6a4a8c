"""A teacher at the table: hints for whoever has to choose, reviews after the end, puzzles, the deal of the day."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.games import title
from tablee.kernel.agenda import decision_of, pending
from tablee.kernel.errors import TableeError
from tablee.server import protocol
from tablee.server.bots.question import Advised, ChoiceWeighed, Question, ReviewFound
from tablee.server.bots.worker import answer
from tablee.server.protocol import NewTableRequest, SeatRequest
from tablee.server.services import Services
from tablee.server.settings import Settings
from tablee.server.store import Guest as GuestRow
from tablee.server.tables.daily import day_at, deal_of
from tablee.server.tables.hints import hint_question
from tablee.server.tables.play import LogLine
from tablee.server.tables.reviews import moments_before
from tablee.teacher.puzzles import puzzles_of
from tests.games.random_play import ALL_TITLES
from tests.server.running import Guest, Live, Running, play_out, running, two_at_table
from tests.server.test_bots import play_at
from tests.teacher.games import moments

QUICK = "syncro"
"""A short game of one's own and a bot."""
FEW = {"TABLEE_HINT_LOOKS": "6", "TABLEE_REVIEW_LOOKS": "40"}


@pytest.fixture(scope="module")
def taught(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("taught"), **FEW) as found:
        yield found


def my_turn(guest: Guest, table: str) -> Live:
    live = guest.live(table)
    while live.decision is None:
        live.read()
    return live


# Hints


def test_whoever_has_to_choose_is_told_the_best_choices_in_words(taught: Running) -> None:
    ana = taught.guest("Ana", lang="fr")
    table = ana.table("me", "regular", title="atlantes")["id"]
    live = my_turn(ana, table)
    hint = ana.post(f"/api/tables/{table}/hint")
    msgspec.convert(hint, protocol.HintResponse)
    assert (hint["number"], hint["seat"], hint["goal"]) == (live.number, "p1", "rivals")
    assert {each["line"] for each in hint["choices"]} <= set(live.lines())
    best = hint["choices"][0]
    assert best["label"]
    assert 0 <= best["win"] <= 1
    assert (best["behind"], best["as_good"]) == (0, True)
    assert ana.post(f"/api/tables/{table}/hint", {"seat": "p1"}) == hint
    assert live.choose(best["line"])["ok"]


def test_a_hint_is_for_the_seat_that_decides_and_for_nobody_else(taught: Running) -> None:
    ana, bo, table = two_at_table(taught, options={"starting-hands": True})
    carl = taught.guest("Carl")
    live = ana.live(table)
    one, other = (ana, bo) if live.decision else (bo, ana)
    path = f"/api/tables/{table}/hint"
    assert carl.refused(path) == (403, "not-sitting")
    assert ana.refused(path, {"seat": "p2"}) == (403, "not-yours")
    if not (live.decision and bo.live(table).decision):
        assert other.refused(path) == (409, "not-deciding")
    assert one.post(path)["choices"]
    ana.post(f"/api/tables/{table}/concede")
    assert bo.refused(path) == (409, "table-over")


def test_a_table_made_without_hints_says_so_and_gives_none(taught: Running) -> None:
    ana = taught.guest()
    table = ana.table("me", "regular", title="atlantes", hints=False)["id"]
    live = my_turn(ana, table)
    assert live.table["hints"] is False
    assert ana.get(f"/api/tables/{table}")["hints"] is False
    assert ana.refused(f"/api/tables/{table}/hint") == (409, "no-hints")
    ana.post(f"/api/tables/{table}/concede")
    again = ana.post(f"/api/tables/{table}/rematch")["id"]
    assert ana.get(f"/api/tables/{again}")["hints"] is False
    assert ana.get(f"/api/tables/{ana.table('me', 'regular')['id']}")["hints"] is True


def test_two_who_ask_for_the_same_hint_at_once_get_the_same(taught: Running) -> None:
    ana = taught.guest()
    table = ana.table("me", "regular", title="atlantes")["id"]
    my_turn(ana, table)
    with ThreadPoolExecutor(2) as pool:
        one, two = pool.map(lambda _: ana.post(f"/api/tables/{table}/hint"), range(2))
    assert one == two


@pytest.mark.parametrize("id", ALL_TITLES)
def test_what_is_asked_for_a_hint_is_the_same_whatever_is_hidden(id: str) -> None:
    for game, pos, decision, rng in moments(id, 4, "asked for a hint"):
        asked = []
        for world in (pos, game.redeal(pos, decision.seat, rng)):
            play = play_at(id, world)
            mine = decision_of(world, decision.seat)
            assert mine is not None
            asked.append(msgspec.json.encode(hint_question(play, mine, "luck", 6)))
        assert asked[0] == asked[1]
        told = msgspec.json.decode(answer(msgspec.json.decode(asked[0], type=Question)), type=Advised)
        assert {each.line for each in told.choices} <= set(game.written(decision))


class Slow:
    """A bot pool that thinks as long as a test wants."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.asked = 0

    async def choose(self, question: Question, guest: str = "") -> str:
        return question.choices[0]

    async def advise(self, question: Question, guest: str = "") -> Advised | None:
        self.asked += 1
        await self.go.wait()
        return Advised("rivals", 1, 1, [ChoiceWeighed(question.choices[0], 1.0, True, 0.5)])

    async def stop(self) -> None:
        pass


def test_one_hint_at_a_time_for_each_seat(data: Path) -> None:
    """Who asks twice waits for the same one; who has moved on meanwhile is told to wait; the table goes on."""

    async def work() -> None:
        services = Services(Settings(data))
        await services.open()
        slow = Slow()
        services.bot_runner.bots = slow
        ana = GuestRow("ana", "Ana", "en", 0.0, "")
        try:
            await services.people.put(ana)
            made = await services.lobby.make_table(
                ana, NewTableRequest("atlantes", [SeatRequest("me")], {"kings": "none"}, deal="one that ends")
            )
            async with services.tables.at(made.id) as table:
                hints = [asyncio.create_task(services.hints.hint(table, "ana", None, "en")) for _ in range(3)]
                while not slow.asked:
                    await asyncio.sleep(0)
                assert table.play is not None
                decision = table.play.decisions()[0]
                line = table.play.title.write(decision.choices[0])
                await services.moves.choose(table, "ana", None, table.play.number, [line])
                with pytest.raises(TableeError) as refused:
                    await services.hints.hint(table, "ana", None, "en")
                assert refused.value.sentence.id == "hint-thinking"
                slow.go.set()
                told = await asyncio.gather(*hints)
                assert slow.asked == 1
                assert [each.number for each in told] == [0, 0, 0]
                assert (await services.hints.hint(table, "ana", None, "en")).number == 1
        finally:
            await services.close()

    asyncio.run(work())


# Reviews


def finished(guest: Guest) -> str:
    """A game whose one player chose at random; the same each time."""
    table: str = guest.table("me", "regular", title="atlantes", deal="reviewed")["id"]
    play_out([guest.live(table)], random.Random(3))
    return table


def reviewed(guest: Guest, table: str) -> Any:
    """However long it takes: on a busy machine a review stands back behind everything, and the server ends one that
    hangs."""
    while (found := guest.get(f"/api/tables/{table}/review"))["state"] not in ("done", "failed"):
        time.sleep(0.05)
    return found


def test_a_finished_game_is_reviewed_in_the_background(taught: Running) -> None:
    ana = taught.guest()
    table = finished(ana)
    path = f"/api/tables/{table}/review"
    assert ana.get(path)["state"] == "none"
    started = ana.post(path)
    assert started["state"] in ("waiting", "thinking")
    found = reviewed(ana, table)
    msgspec.convert(found, protocol.ReviewResponse)
    assert (found["state"], found["done"], found["goal"]) == ("done", 1, "rivals")
    last = ana.get(f"/api/tables/{table}")["number"]
    for seat in found["seats"]:
        assert seat["start"] + seat["skill"] + seat["luck"] == pytest.approx(seat["end"])
        assert [point["number"] for point in seat["curve"]][-1] == last
    assert found["seats"][1]["costly"] == [], "a bot is not taught"
    assert ana.post(path) == found


def test_a_game_that_goes_on_or_was_given_up_is_not_reviewed(taught: Running) -> None:
    ana = taught.guest()
    table = ana.table("me", "regular", title=QUICK)["id"]
    assert ana.refused(f"/api/tables/{table}/review") == (409, "not-over")
    ana.post(f"/api/tables/{table}/concede")
    assert ana.refused(f"/api/tables/{table}/review") == (409, "review-given-up")
    open_one = ana.table("me", "open")["id"]
    assert ana.refused(f"/api/tables/{open_one}/review") == (409, "not-begun")


def test_moments_of_a_review_are_those_of_the_table_whatever_was_taken_back() -> None:
    log = [("choose", 0, "a"), ("choose", 0, "b"), ("undo", 0, "1"), ("choose", 0, "c"), ("choose", 1, "d")]
    lines = [LogLine(number, kind, seat, text, 0.0) for number, (kind, seat, text) in enumerate(log, 1)]
    assert moments_before(lines) == [0, 3, 4, 5]


def test_a_costly_moment_opens_as_a_branch(data: Path) -> None:
    with running(data, TABLEE_REVIEW_LOOKS="1200") as here:
        ana = here.guest()
        table = finished(ana)
        ana.post(f"/api/tables/{table}/review")
        one = reviewed(ana, table)["seats"][0]["costly"][0]
        assert one["cost_points"] > 0
        moment = ana.get(f"/api/tables/{table}/moments/{one['number']}?seat=p1")
        lines = [choice["line"] for choice in moment["decision"]["choices"]]
        assert {one["chosen"]["line"], one["better"]["line"]} <= set(lines)
        branch = ana.post(f"/api/tables/{table}/branch", {"number": one["number"], "seat": "p1"})["id"]
        live = my_turn(ana, branch)
        assert live.choose(one["better"]["line"])["ok"]


def test_a_review_whose_process_dies_can_be_asked_for_again(data: Path) -> None:
    class Dying:
        async def review(self, record: str, seats: list[int], tell: Any) -> ReviewFound | None:
            tell(0.5)
            return None

        async def stop(self) -> None:
            pass

    async def work() -> None:
        services = Services(Settings(data))
        await services.open()
        services.reviews.coach = Dying()
        ana = GuestRow("ana", "Ana", "en", 0.0, "")
        try:
            made = await services.lobby.make_table(
                ana, NewTableRequest("atlantes", [SeatRequest("me")], {"kings": "none"}, deal="one that ends")
            )
            async with services.tables.at(made.id) as table:
                while table.row.state != "over":
                    play = table.play
                    assert play is not None
                    line = play.title.write(play.decisions()[0].choices[-1])
                    await services.moves.choose(table, "ana", None, play.number, [line])
                for _ in range(2):
                    assert (await services.reviews.start(table, "en")).state == "waiting"
                    while services.reviews.told(table, "en").state != "failed":
                        await asyncio.sleep(0)
        finally:
            await services.close()

    asyncio.run(work())


# Puzzles


def test_a_puzzle_is_laid_out_and_judged_by_the_first_choice(taught: Running) -> None:
    ana = taught.guest()
    listed = ana.get("/api/puzzles")
    msgspec.convert(listed, list[protocol.PuzzleResponse])
    shown = next(each for each in listed if each["title"] == "atlantes")
    puzzle = puzzles_of(title("atlantes"))[shown["number"] - 1]
    for right in (True, False):
        table = ana.post(f"/api/puzzles/{shown['id']}")["id"]
        live = my_turn(ana, table)
        assert live.table["puzzle"] == shown["id"]
        assert (live.decision or {})["prompt"] == shown["prompt"]
        assert len(live.lines()) == shown["choices"]
        assert live.table["undo"] == 0
        before = ana.get(f"/api/tables/{table}/puzzle")
        assert (before["chosen"], before["right"], before["solution"], before["choices"]) == ("", None, None, [])
        assert ana.refused(f"/api/tables/{table}/hint") == (409, "no-hints")
        line = puzzle.solution if right else puzzle.greedy
        assert live.choose(line)["ok"]
        judged = ana.get(f"/api/tables/{table}/puzzle")
        msgspec.convert(judged, protocol.PuzzleResultResponse)
        assert (judged["chosen"], judged["right"]) == (line, right)
        assert judged["solution"]["line"] == puzzle.solution
        assert judged["solution"]["label"]
        assert puzzle.greedy in [each["line"] for each in judged["choices"]]
        assert taught.guest("Bo").call("GET", f"/api/tables/{table}/puzzle").status == 403


def test_what_is_no_puzzle_is_refused(taught: Running) -> None:
    ana = taught.guest()
    for path in ("atlantes/0", "atlantes/9999", "chess/1", "atlantes/x"):
        assert ana.refused(f"/api/puzzles/{path}") == (404, "no-puzzle")
    table = ana.table("me", "regular")["id"]
    assert ana.call("GET", f"/api/tables/{table}/puzzle").status == 409


# The deal of the day


def test_the_deal_of_a_day_is_the_same_for_everybody_and_another_the_day_after() -> None:
    for id in ALL_TITLES:
        one, two = deal_of(id, "2026-11-17"), deal_of(id, "2026-11-18")
        assert one == deal_of(id, "2026-11-17")
        assert one.seed != two.seed
        game = title(id)
        assert pending(game.setup(one.options, one.seats, one.seed))


def test_everybody_plays_the_same_deal_and_the_first_finished_game_counts(data: Path, database: str) -> None:
    environ = {"TABLEE_DATABASE_URL": database} if database else {}
    with running(data, **FEW, **environ) as here:
        ana, bo = here.guest("Ana"), here.guest("Bo")
        tables = [guest.post(f"/api/daily/{QUICK}")["id"] for guest in (ana, bo)]
        mine, other = (guest.live(table) for guest, table in zip((ana, bo), tables, strict=True))
        assert mine.table["daily"] == day_at(mine.table["now"])
        assert (mine.view["horde"], mine.view["players"][0]["hand"]) == (
            other.view["horde"],
            other.view["players"][0]["hand"],
        )
        assert ana.post(f"/api/daily/{QUICK}")["id"] == tables[0], "the one that goes on"
        assert ana.refused(f"/api/tables/{tables[0]}/leave") == (409, "daily-alone")
        taken = ana.call("GET", f"/api/tables/{tables[0]}/carry")
        assert (taken.status, b"daily-stays" in taken.body) == (409, True), "its seed would tell what is hidden"
        before = daily(ana)
        assert (before["table"], before["counted"], before["scores"]) == (tables[0], False, [])
        play_out([mine], random.Random(1))
        first = daily(ana)
        assert (first["table"], first["counted"]) == (tables[0], True)
        assert [(each["name"], each["mine"], each["rank"]) for each in first["scores"]] == [("Ana", True, 1)]
        again = ana.post(f"/api/daily/{QUICK}")["id"]
        assert again not in tables
        play_out([ana.live(again)], random.Random(2))
        assert daily(ana)["scores"] == first["scores"], "only the first one counts"
        bo.post(f"/api/tables/{tables[1]}/concede")
        assert [each["name"] for each in daily(bo)["scores"]] == ["Ana"], "who gave up has no points"
        assert [each["mine"] for each in daily(bo)["scores"] + daily(Guest(here))["scores"]] == [False, False]
        msgspec.convert(ana.get("/api/daily"), list[protocol.DailyResponse])
        assert ana.get("/api/daily?day=2026-01-05")[0]["scores"] == []


def daily(guest: Guest) -> Any:
    return next(each for each in guest.get("/api/daily") if each["title"] == QUICK)


def test_a_day_to_come_and_what_is_no_day_are_refused(taught: Running) -> None:
    for day in ("2999-01-01", "2025-12-31", "today", "2026-1-5", ""):
        assert taught.guest().call("GET", f"/api/daily?day={day}").status == 404
    assert taught.guest().refused("/api/daily/chess") == (404, "unknown-title")
    assert Guest(taught).refused("/api/daily/atlantes") == (401, "nobody")
