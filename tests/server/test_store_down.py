"""With the store down an act is refused and has not happened: memory never runs ahead of the disk."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.kernel.agenda import advance, pending
from tablee.kernel.errors import Sentence
from tablee.server.errors import Refused
from tablee.server.protocol import Clock, NewTableRequest, SeatRequest
from tablee.server.services import Services
from tablee.server.sockets.sockets import TableSocket
from tablee.server.sockets.words import Wire
from tablee.server.store import StoreDown
from tablee.server.tables.play import Play
from tablee.server.tables.state import AWAY, CONCEDED, HERE
from tablee.server.tables.table import Table
from tests.server.unplugged import (
    ANA,
    BO,
    LINK,
    ME,
    RUNNING,
    TROUBLE,
    WAITING,
    Act,
    Told,
    at_table,
    choose,
    engine,
    memory,
    never_written,
    on_disk,
    some_rounds,
    states,
    until,
)


async def leave(services: Services, table: Table) -> None:
    await services.lobby.leave(table, ANA, None, "greedy")


async def come_back(services: Services, table: Table) -> None:
    await services.lobby.come_back(table, ANA, None)


async def start(services: Services, table: Table) -> None:
    await services.lobby.start(table, ANA, "greedy")


async def invite(services: Services, table: Table) -> None:
    await services.lobby.invite(table, ANA, "p2")


async def revoke(services: Services, table: Table) -> None:
    await services.lobby.revoke(table, ANA, "p2")


async def concede(services: Services, table: Table) -> None:
    await services.moves.concede(table, ANA.id, None, "greedy")


async def undo(services: Services, table: Table) -> None:
    assert table.play is not None
    await services.moves.undo(table, ANA.id, None, table.play.number)


async def run_out(services: Services, table: Table) -> None:
    await services.clocks.check_clock(table)


async def nothing(services: Services, table: Table) -> None:
    pass


async def sit(services: Services, table: Table) -> None:
    await services.lobby.sit(table, BO, None)


async def sit_on_disk(services: Services, table: Table) -> None:
    """By a process that died before it could begin the game."""
    assert await services.store.claim(table.row.id, 1, BO.id, BO.name, "")
    async with table.lock:
        await services.tables.reload(table)


async def begin(services: Services, table: Table) -> None:
    async with table.lock:
        await services.lobby.begin_game(table)


async def rematch(services: Services, table: Table) -> None:
    await services.lobby.rematch(table, ANA, False)


async def stop(services: Services, table: Table) -> None:
    async with table.lock:
        await services.tables.stop(table, Sentence("broken-rules", problem="?"))


async def say(services: Services, table: Table) -> None:
    await services.moves.say(table, ANA.id, "hello")


async def pass_deadlines(services: Services, table: Table) -> None:
    async with table.lock:
        await services.clocks.check_choices(table, time.time() + 10_000)


async def some_time_ago(services: Services, table: Table) -> None:
    assert table.play is not None
    earlier = msgspec.structs.replace(table.play, since=table.play.since - 1000)
    table.now = msgspec.structs.replace(table.now, play=earlier)


HARD = {"clock": Clock(60, True)}
ACTS: dict[str, tuple[list[SeatRequest], Act, Act, dict[str, Any]]] = {
    "a choice": (RUNNING, nothing, choose, {}),
    "an undo": (RUNNING, choose, undo, {}),
    "a seat left to a bot": (RUNNING, nothing, leave, {}),
    "a seat left before the game": (WAITING, nothing, leave, {}),
    "a seat taken back": (RUNNING, leave, come_back, {}),
    "a game begun by its host": (WAITING, nothing, start, {}),
    "an invitation": (WAITING, nothing, invite, {}),
    "an invitation taken back": (WAITING, invite, revoke, {}),
    "a concession": (RUNNING, nothing, concede, {}),
    "a clock that runs out": (RUNNING, some_time_ago, run_out, HARD),
    "a seat taken": (WAITING, nothing, sit, {}),
    "a game that begins": (WAITING, sit_on_disk, begin, {}),
    "a rematch": (RUNNING, concede, rematch, {}),
    "a table that stops": (RUNNING, nothing, stop, {}),
    "a line of chat": (RUNNING, nothing, say, {}),
    "a deadline that passes": (RUNNING, nothing, pass_deadlines, {"clock": Clock(60, True, "choice")}),
    "a reminder": (RUNNING, nothing, pass_deadlines, {"clock": Clock(60, False, "choice")}),
}


@TROUBLE
@pytest.mark.parametrize("name", ACTS)
def test_a_refused_act_has_not_happened_in_memory_either(data: Path, name: str, trouble: str) -> None:
    wishes, before, act, more = ACTS[name]

    async def work(services: Services, table: Table) -> None:
        await before(services, table)
        known = memory(table)
        watcher = Told(BO.id)
        table.sockets.add(watcher)  # type: ignore[arg-type]
        setattr(engine(services), trouble, True)
        with pytest.raises(StoreDown):
            await act(services, table)
        assert table.play is None or memory(table) == known, "memory ran ahead of the disk"
        assert memory(table)[0] == known[0]
        assert watcher.frames == []
        engine(services).well()
        async with table.lock:
            await services.tables.load(table)
        if more:
            await some_time_ago(services, table)
        await act(services, table)
        assert memory(table) != known
        assert msgspec.to_builtins(table.seats) == await on_disk(services, table)

    asyncio.run(at_table(data, wishes, work, **more))


def test_nobody_is_told_of_a_choice_before_it_is_on_disk(data: Path) -> None:
    async def work(services: Services, table: Table) -> None:
        watchers = [Told(guest) for guest in (ANA.id, BO.id, "")]
        table.sockets.update(watchers)  # type: ignore[arg-type]
        engine(services).stuck = True
        choosing = asyncio.create_task(choose(services, table))
        for _ in range(50):
            await asyncio.sleep(0)
        assert not choosing.done()
        assert [watcher.frames for watcher in watchers] == [[], [], []]
        choosing.cancel()
        await asyncio.gather(choosing, return_exceptions=True)

    asyncio.run(at_table(data, RUNNING, work))


LOOKS: dict[str, Callable[[Services, Table], Awaitable[Any]]] = {
    "its record": lambda services, table: services.replays.record(table),
    "another's view": lambda services, table: services.replays.moment(table, ANA.id, 0, "p2"),
    "another's log": lambda services, table: services.replays.log(table, "", "p2"),
    "a branch": lambda services, table: services.lobby.branch(table, ANA, 0, None, "greedy"),
    "a rematch": lambda services, table: services.lobby.rematch(table, ANA, False),
    "its review": lambda services, table: services.reviews.start(table, "en"),
}


@pytest.mark.parametrize("look", LOOKS)
def test_a_game_whose_end_is_not_on_disk_goes_on_for_whoever_asks(data: Path, look: str) -> None:
    async def work(services: Services, table: Table) -> None:
        async with never_written(services, concede(services, table)):
            with pytest.raises(Refused) as refused:
                await LOOKS[look](services, table)
            assert refused.value.sentence.id in ("not-over", "not-yours")
            assert (await services.replays.scores(table)).details == {}
        assert (table.row.state, await states(services)) == ("running", ["running"])

    asyncio.run(at_table(data, RUNNING, work))


class Kept(Wire):
    """Keeps what is pushed."""

    def __init__(self) -> None:
        self.told: list[Any] = []

    def push(self, text: bytes) -> None:
        self.told.append(json.loads(text))


@pytest.mark.parametrize("text", ["{", '{"do": "say", "text": ""}', '{"do": "choose", "number": 0, "choices": []}'])
def test_a_refusal_tells_no_number_that_is_not_on_disk(data: Path, text: str) -> None:
    async def work(services: Services, table: Table) -> None:
        wire = Kept()
        socket = TableSocket(BO.id, "en", table, wire)
        async with never_written(services, choose(services, table)):
            await services.sockets.handle(socket, text)
            assert [(answer["ok"], answer["number"]) for answer in wire.told] == [(False, 0)]
        await until(lambda: table.play is not None)
        await choose(services, table)
        await services.sockets.handle(socket, text)
        assert wire.told[-1]["number"] == 1

    asyncio.run(at_table(data, RUNNING, work))


def test_who_leaves_while_the_disk_works_tells_nothing_that_is_not_on_it(data: Path) -> None:
    async def work(services: Services, table: Table) -> None:
        wire, watcher, goes = Kept(), Told(""), asyncio.Event()

        async def receive() -> dict[str, Any]:
            await goes.wait()
            return {"type": "websocket.disconnect"}

        attending = asyncio.create_task(services.sockets.attend(TableSocket(BO.id, "en", table, wire), receive))
        await until(lambda: bool(wire.told))
        table.sockets.add(watcher)  # type: ignore[arg-type]
        async with never_written(services, concede(services, table)):
            goes.set()
            await attending
            (told,) = [json.loads(frame) for frame in watcher.frames]
            assert (told["is"], told["state"], [seat["conceded"] for seat in told["seats"]]) == (
                "seats", "running", [False, False],
            )  # fmt: skip

    asyncio.run(at_table(data, RUNNING, work))


UNHEARD = [
    "a choice",
    "an undo",
    "a concession",
    "a seat left to a bot",
    "a seat left before the game",
    "a seat taken back",
    "a seat taken",
    "a game begun by its host",
    "an invitation",
    "an invitation taken back",
    "a clock that runs out",
    "a deadline that passes",
]


@pytest.mark.parametrize("name", UNHEARD)
def test_what_was_written_though_nobody_heard_of_it_is_believed_soon(data: Path, name: str) -> None:
    wishes, before, act, more = ACTS[name]

    async def work(services: Services, table: Table) -> None:
        await before(services, table)
        known = await on_disk(services, table), await services.store.entries(table.row.id)
        engine(services).mute = True
        with pytest.raises(StoreDown):
            await act(services, table)
        engine(services).well()
        disk = await on_disk(services, table)
        entries = await services.store.entries(table.row.id)
        assert (disk, entries) != known
        await until(lambda: not table.reload_due)
        async with table.lock:
            play = await services.tables.load(table)
        assert msgspec.to_builtins(table.seats) == disk
        assert [table.row.state] == await states(services)
        assert play is None or play.number == table.now.number == sum(entry.size for entry in entries)

    asyncio.run(at_table(data, wishes, work, **more))


def test_however_often_an_act_is_refused_the_table_is_read_again_once(data: Path) -> None:
    async def work(services: Services, table: Table) -> None:
        engine(services).down = True
        before = len(services.tables.tasks)
        for _ in range(10):
            with pytest.raises(StoreDown):
                await leave(services, table)
            await some_rounds()
        assert len(services.tables.tasks) == before + 1
        engine(services).well()
        await until(lambda: len(services.tables.tasks) == before)

    asyncio.run(at_table(data, WAITING, work))


def test_a_game_that_began_though_nobody_heard_of_it_goes_on(data: Path) -> None:
    async def work(services: Services, table: Table) -> None:
        engine(services).soon = "mute"
        await sit(services, table)
        engine(services).well()
        await until(lambda: table.row.state == "running")
        await choose(services, table)

    asyncio.run(at_table(data, WAITING, work))


def test_a_fault_while_an_end_is_worked_out_leaves_the_game_where_it_was(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services, table: Table) -> None:
        monkeypatch.setattr(Play, "ending", broken)
        with pytest.raises(RuntimeError):
            await concede(services, table)
        async with table.lock:
            again = await services.tables.load(table)
        assert again is not None
        assert (again.number, again.conceded, table.row.state) == (0, [], "running")

    asyncio.run(at_table(data, RUNNING, work))


def broken(*_: Any) -> Any:
    raise RuntimeError("a fault of ours")


@TROUBLE
def test_a_table_that_cannot_be_stopped_is_as_it_was_and_not_said_to_have_stopped(
    data: Path, trouble: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services, table: Table) -> None:
        setattr(engine(services), trouble, True)
        with monkeypatch.context() as patched:
            patched.setattr(Play, "choose", broken)
            with pytest.raises(StoreDown):
                await choose(services, table)
        assert "stopped" not in caplog.text
        engine(services).well()
        async with table.lock:
            again = await services.tables.load(table)
        assert again is not None
        assert (again.number, again.game.position, table.row.state) == (0, again.game.start, "running")
        await choose(services, table)

    asyncio.run(at_table(data, RUNNING, work))


def test_the_last_choice_of_a_game_does_not_end_it_until_it_is_on_disk(data: Path) -> None:
    async def work(services: Services, table: Table) -> None:
        while True:
            play = table.play
            assert play is not None
            trial = play.game.position.copy()
            decision = min(pending(trial), key=lambda each: each.seat)
            advance(trial, decision, decision.choices[0])
            if not pending(trial):
                break
            await choose(services, table)
        engine(services).down = True
        with pytest.raises(StoreDown):
            await choose(services, table)
        assert table.row.state == "running"
        assert table.row.result == ""
        engine(services).down = False
        async with table.lock:
            await services.tables.load(table)
        await choose(services, table)
        assert table.row.state == "over"

    asyncio.run(at_table(data, RUNNING, work))


def test_a_hard_clock_that_could_not_be_kept_hands_the_seat_over_once_the_store_is_back(data: Path) -> None:
    async def work(services: Services, table: Table) -> None:
        await some_time_ago(services, table)
        engine(services).down = True
        with pytest.raises(StoreDown):
            await run_out(services, table)
        assert [seat.away for seat in table.seats] == [0, 0]
        engine(services).down = False
        await run_out(services, table)
        assert AWAY in [seat.away for seat in table.seats]

    asyncio.run(at_table(data, RUNNING, work, clock=Clock(60, True)))


@TROUBLE
def test_whose_seat_is_on_disk_sits_and_the_game_begins_as_soon_as_it_can(data: Path, trouble: str) -> None:
    async def work(services: Services, table: Table) -> None:
        watcher = Told(ANA.id)
        table.sockets.add(watcher)  # type: ignore[arg-type]
        engine(services).soon = trouble
        await sit(services, table)
        assert (table.row.state, table.seats[1].guest, table.seats[1].name) == ("open", BO.id, BO.name)
        assert [json.loads(frame)["is"] for frame in watcher.frames] == ["seats"]
        await asyncio.sleep(1.5)  # a sweep comes by, in vain
        assert table.row.state == "open"
        engine(services).well()
        await until(lambda: table.row.state == "running")
        told = json.loads(watcher.frames[-1])
        assert (told["is"], told["state"]) == ("table", "running")
        assert await states(services) == ["running"]

    asyncio.run(at_table(data, WAITING, work))


@TROUBLE
def test_a_table_that_is_made_is_made_once_and_begins_as_soon_as_it_can(data: Path, trouble: str) -> None:
    async def work(services: Services, table: Table) -> None:
        wish = NewTableRequest("ancient-knowledge", [ME, SeatRequest("hotseat", "", "Bo")])
        engine(services).full = True
        with pytest.raises(StoreDown):
            await services.lobby.make_table(ANA, wish)
        assert len(await states(services)) == 1, "what was refused is not there"
        engine(services).well()
        engine(services).soon = trouble
        made = await services.lobby.make_table(ANA, wish)
        engine(services).well()
        async with services.tables.at(made.id) as new:
            await until(lambda: new.row.state == "running")
        assert len(await states(services)) == 2

    asyncio.run(at_table(data, RUNNING, work))


@TROUBLE
def test_a_rematch_is_made_with_its_table_or_not_at_all(data: Path, trouble: str) -> None:
    async def work(services: Services, table: Table) -> None:
        await concede(services, table)
        setattr(engine(services), trouble, True)
        with pytest.raises(StoreDown):
            await rematch(services, table)
        engine(services).well()
        assert (await states(services), table.row.rematch) == (["over"], "")
        engine(services).soon = trouble
        await rematch(services, table)
        engine(services).well()
        async with table.lock:
            await services.tables.reload(table)
        async with services.tables.at(table.row.rematch) as new:
            await until(lambda: new.row.state == "running")
        await rematch(services, table)
        assert await states(services) == ["over", "running"], "and once only"

    asyncio.run(at_table(data, RUNNING, work))


def test_viewers_are_sent_a_choice_that_was_written_without_an_answer(data: Path) -> None:
    async def work(services: Services, table: Table) -> None:
        watcher = Told(BO.id)
        table.sockets.add(watcher)
        engine(services).mute = True
        with pytest.raises(StoreDown):
            await choose(services, table)
        assert watcher.frames == []
        engine(services).well()
        await until(lambda: bool(watcher.frames))
        told = json.loads(watcher.frames[0])
        assert (told["is"], told["number"]) == ("moved", 1)
        await choose(services, table)
        assert json.loads(watcher.frames[1])["number"] == 2

    asyncio.run(at_table(data, RUNNING, work))


THREE = [ME, LINK, SeatRequest("bot", "first")]


async def forget_who_gave_up(services: Services, table: Table) -> None:
    """On disk, in the row of the seat; the log goes on saying it."""
    await services.store.put_seats(table.row.id, [msgspec.structs.replace(table.seats[0], away=HERE)])


def test_who_has_given_up_stays_so_whatever_the_row_of_the_seat_says(data: Path) -> None:
    async def work(services: Services, table: Table) -> None:
        found = await services.store.table(table.row.id)
        assert found is not None
        elsewhere = Table(*found)  # as another process has it
        async with elsewhere.lock:
            await services.tables.load(elsewhere)
        await concede(services, table)
        assert [seat["away"] for seat in await on_disk(services, table)] == [CONCEDED, HERE, HERE]
        for known in (table, elsewhere):
            await forget_who_gave_up(services, table)
            async with known.lock:
                await services.tables.reload(known)
            assert [seat.away for seat in known.seats] == [CONCEDED, HERE, HERE]
        async with table.lock:
            await services.tables.reload(table)
        assert table.seats[0].away == CONCEDED
        found = await services.store.table(table.row.id)
        assert found is not None
        anew = Table(*found)  # as whoever comes next has it
        with pytest.raises(Refused) as refused:
            await services.moves.choose(anew, ANA.id, None, 1, ["search"])
        assert refused.value.sentence.id == "seat-away"

    asyncio.run(at_table(data, THREE, work))


@TROUBLE
def test_a_name_that_the_store_refuses_is_not_taken(data: Path, trouble: str) -> None:
    async def work(services: Services, table: Table) -> None:
        setattr(engine(services), trouble, True)
        changed = msgspec.structs.replace(ANA, name="Other")
        with pytest.raises(StoreDown):
            await services.people.put(changed)
        with pytest.raises(StoreDown):
            await services.people.absent(changed, time.time() + 1000, time.time())
        assert await services.people.guest(ANA.id) == ANA

    asyncio.run(at_table(data, RUNNING, work))
