"""Break one promise after the other and see that the tests notice: `python tools/mutations.py [NAME...]`.

Each mutation is a small edit of the sources, made in a copy of the project; the tests named beside it must fail there.
A promise that can be broken without a failing test is only written down.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
KERNEL, SERVER, GAMES = "src/tablee/kernel", "src/tablee/server", "src/tablee/games"


@dataclass(frozen=True)
class Mutation:
    name: str
    """The promise that is broken."""
    edits: tuple[tuple[str, str, str], ...]
    """File, what stands there, what stands there instead."""
    tests: tuple[str, ...]


def edit(file: str, old: str, new: str = "") -> tuple[tuple[str, str, str], ...]:
    return ((file, old, new),)


WRITTEN = "            won = await written\n"
TOLD_AT_ONCE = f"            for socket, text in told:\n                socket.push(text)\n{WRITTEN}"

MUTATIONS = (
    Mutation(
        "a choice is told before it is on disk",
        edit(
            f"{SERVER}/tables/moves.py",
            WRITTEN,
            TOLD_AT_ONCE,
        ),
        ("tests/server/test_store_down.py",),
    ),
    Mutation(
        "a choice is told before it is on disk, as a kill shows it",
        edit(
            f"{SERVER}/tables/moves.py",
            WRITTEN,
            TOLD_AT_ONCE,
        ),
        ("tests/server/test_kill.py",),
    ),
    Mutation(
        "a field is left out of dump and load",
        edit(f"{GAMES}/atlantes/state/pieces.py", '        "last_turns": PLAIN,\n', ""),
        ("tests/games/test_conformance.py",),
    ),
    Mutation(
        "a seat changes in memory before it does on disk",
        edit(
            f"{SERVER}/tables/tables.py",
            "            await self.store.put_seats(table.row.id, seats)\n            table.changed(seats)\n",
            "            table.changed(seats)\n            await self.store.put_seats(table.row.id, seats)\n",
        ),
        ("tests/server/test_store_down.py",),
    ),
    Mutation(
        "a game begins in memory before it does on disk",
        edit(
            f"{SERVER}/tables/turns.py",
            "        if await self.store.begin(row.id, state,",
            "        row.state, row.deciding, row.since, row.result, table.play = state, deciding, now, result, play\n"
            "        if await self.store.begin(row.id, state,",
        ),
        ("tests/server/test_store_down.py",),
    ),
    Mutation(
        "a game that could not begin never does",
        edit(f"{SERVER}/tables/turns.py", "            await self.bring_back_late()\n"),
        ("tests/server/test_store_down.py",),
    ),
    Mutation(
        "a fault ends all clocks",
        edit(
            f"{SERVER}/tables/turns.py",
            "        except Exception as error:\n            told",
            "        except ArithmeticError as error:\n            told",
        ),
        ("tests/server/test_by_itself.py",),
    ),
    Mutation(
        "what a start takes up is given up where the store is down",
        edit(
            f"{SERVER}/tables/turns.py",
            "                await asyncio.sleep(RETRY_SECONDS)\n\n    async def begin_full",
            "                return\n\n    async def begin_full",
        ),
        ("tests/server/test_by_itself.py",),
    ),
    Mutation(
        "a game whose process died before it began waits for the next start",
        edit(
            f"{SERVER}/tables/turns.py",
            "                    await self.begin_full()\n                    await self.adopt",
            "                    await self.adopt",
        ),
        ("tests/server/test_processes.py",),
    ),
    Mutation(
        "somebody sits in memory before he does on disk",
        edit(
            f"{SERVER}/tables/seats.py",
            "            if not await self.tables.store.claim(",
            '            table.changed([msgspec.structs.replace(table.seats[seat], kind="person", guest=guest.id)])\n'
            "            if not await self.tables.store.claim(",
        ),
        ("tests/server/test_store_down.py",),
    ),
    Mutation(
        "a rematch is known before it is on disk",
        edit(
            f"{SERVER}/tables/seats.py",
            "        if not await self.tables.store.make_rematch(",
            "        table.row.rematch = row.id\n        if not await self.tables.store.make_rematch(",
        ),
        ("tests/server/test_store_down.py",),
    ),
    Mutation(
        "a rematch that came second leaves its table behind",
        edit(
            f"{SERVER}/store/__init__.py",
            "SELECT {marks} WHERE {condition}",
            "SELECT {marks} WHERE {condition} OR 1 = 1",
        ),
        ("tests/server/test_store.py",),
    ),
    Mutation(
        "a table stops in memory before it does on disk",
        edit(
            f"{SERVER}/tables/tables.py",
            "        await self.store.stop(table.row.id, told)\n",
            '        table.row.state, table.row.reason, table.row.deciding = "stopped", told, ""\n'
            "        await self.store.stop(table.row.id, told)\n",
        ),
        ("tests/server/test_store_down.py",),
    ),
    Mutation(
        "a line of chat is told before it is on disk",
        edit(
            f"{SERVER}/tables/moves.py",
            "            await self.store.say(table.row.id, line)\n",
            "            self.tables.tell_chat(table, line)\n            await self.store.say(table.row.id, line)\n",
        ),
        ("tests/server/test_store_down.py",),
    ),
    Mutation(
        "who is late loses the seat in memory before it is so on disk",
        edit(
            f"{SERVER}/tables/turns.py",
            "        await self.tables.put_seats(table, left)\n        if left:\n            self.notify",
            "        table.changed(left)\n        await self.tables.put_seats(table, left)\n"
            "        if left:\n            self.notify",
        ),
        ("tests/server/test_store_down.py",),
    ),
    Mutation(
        "a guest has a new name before it is on disk",
        edit(
            f"{SERVER}/tables/people.py",
            "        await self.store.put_guest(guest)\n        self.keep(guest.id, guest)\n",
            "        self.keep(guest.id, guest)\n        await self.store.put_guest(guest)\n",
        ),
        ("tests/server/test_store_down.py",),
    ),
    Mutation(
        "those at the table of a refused choice are not told it anew",
        edit(
            f"{SERVER}/tables/tables.py",
            "                    return table.tell_all()\n",
            "                    return None\n",
        ),
        ("tests/server/test_store_down.py",),
    ),
    Mutation(
        "who has given up plays on where the row of the seat does not say so",
        edit(f"{SERVER}/tables/table.py", "if seat.seat in gone else seat", "if seat.seat in gone[:0] else seat"),
        ("tests/server/test_store_down.py",),
    ),
    Mutation(
        "who gives up elsewhere plays on here",
        edit(f"{SERVER}/tables/tables.py", "            table.went_on()\n            fresh", "            fresh"),
        ("tests/server/test_store_down.py",),
    ),
    *[
        Mutation(
            f"a snapshot forgets {what}",
            edit(f"{SERVER}/tables/play.py", line, instead),
            ("tests/server/test_memory.py",),
        )
        for what, line, instead in (
            ("the clocks", "    play.used, play.since, play.conceded =", "    _, play.since, play.conceded ="),
            ("who has given up", "    play.used, play.since, play.conceded =", "    play.used, play.since, _ ="),
            ("that the game was given up", "    play.given_up = snapshot.given_up\n", ""),
        )
    ],
    Mutation(
        "a refused last choice leaves the table over",
        edit(f"{SERVER}/tables/moves.py", "            row.deciding, row.since, row.state, row.result = known\n"),
        ("tests/server/test_store_down.py",),
    ),
    Mutation(
        "any invitation gives the seat",
        edit(f"{SERVER}/store/__init__.py", " AND kind = ? AND token = ?", " AND kind = ? AND ? IS NOT NULL"),
        ("tests/server/test_store.py",),
    ),
    Mutation(
        "what another process does to a table while it is read is missed",
        edit(f"{SERVER}/tables/tables.py", "while reading.is_old:", "while False:"),
        ("tests/server/test_processes.py",),
    ),
    Mutation(
        "whoever leaves leaves an error in the log",
        edit(f"{SERVER}/sockets/wire.py", " or self.transport.is_closing()"),
        ("tests/server/test_wire.py",),
    ),
    Mutation(
        "whoever leaves in the middle of a call leaves an error in the log",
        edit(f"{SERVER}/http/routes.py", " or error.detail == LEFT"),
        ("tests/server/test_bad_input.py",),
    ),
    Mutation(
        "a list reads every table there is",
        edit(
            f"{SERVER}/store/__init__.py",
            "guest = ? AND ended = ? ORDER BY made",
            "guest = ? AND ended = ? ORDER BY name",
        ),
        ("tests/server/test_store.py",),
    ),
    Mutation(
        "a full disk is said for every choice",
        edit(f"{SERVER}/store/engine.py", "        if not self.lasts:\n", "        if self.begins:\n"),
        ("tests/server/test_store.py",),
    ),
    Mutation(
        "the direct wire is never used",
        edit(f"{SERVER}/sockets/wire.py", '"WebSocketsSansIOProtocol"', '"WebSocketsOtherProtocol"'),
        ("tests/server/test_wire.py",),
    ),
    Mutation(
        "the direct wire is used where its parts are missing",
        edit(
            f"{SERVER}/sockets/wire.py",
            'isinstance(getattr(getattr(protocol, "conn", None), "state", None), State)',
            "known",
        ),
        ("tests/server/test_wire.py",),
    ),
    Mutation(
        "who goes keeps others from an answer",
        edit(
            f"{SERVER}/store/sqlite.py",
            "        if future.done():  # whoever asked has gone\n            continue\n",
        ),
        ("tests/server/test_store.py",),
    ),
    Mutation(
        "a power cut loses what was acknowledged",
        edit(f"{SERVER}/store/sqlite.py", 'synchronous=FULL")', 'synchronous=NORMAL")'),
        ("tests/server/test_store.py",),
    ),
    Mutation(
        "a disk that is full for the second time is not said",
        edit(f"{SERVER}/store/engine.py", "            self.lasts = False\n            log", "            log"),
        ("tests/server/test_store.py",),
    ),
    *[
        Mutation(
            f"every table is read for {what}",
            edit(f"{SERVER}/store/migrations/{file}", line, ""),
            ("tests/server/test_store.py",),
        )
        for what, file, line in (
            (
                "the deal of a day",
                "0007_teacher.sql",
                "CREATE INDEX tables_by_daily ON tables (daily) WHERE daily <> '';",
            ),
            ("those that are due", "0005_deadlines.sql", "CREATE INDEX tables_by_due ON tables (due) WHERE due > 0;"),
            ("those that run", "0001_tables.sql", "CREATE INDEX tables_by_state ON tables (state, since);"),
        )
    ],
    Mutation(
        "a bot's answer that nobody waited for is the answer to the next question",
        edit(
            f"{SERVER}/bots/pool.py", "        except BaseException:  # whoever", "        except Exception:  # whoever"
        ),
        ("tests/server/test_bots.py",),
    ),
    Mutation(
        "a late click is taken for what it was not",
        edit(
            f"{SERVER}/tables/moves.py",
            "            if number != play.number:\n                raise StaleChoice",
            "            if number > play.number:\n                raise StaleChoice",
        ),
        ("tests/server/test_games.py", "tests/server/test_bad_input.py", "tests/server/test_seats.py"),
    ),
    Mutation(
        "all eyes are told what one pair sees",
        edit(
            f"{SERVER}/tables/table.py", "texts[eyes] = encode(message)", "texts[None] = texts[eyes] = encode(message)"
        ),
        ("tests/server/test_wire_secrecy.py", "tests/server/test_games.py"),
    ),
    Mutation(
        "somebody acts for a seat of another",
        edit(f"{SERVER}/tables/table.py", "            if seat not in held:\n", "            if seat < 0:\n"),
        ("tests/server/test_bad_input.py", "tests/server/test_seats.py"),
    ),
    Mutation(
        "a page tells a choice before it has kept it",
        edit(
            f"{SERVER}/inside/store.py",
            '            return await self.disk.write(changes, new="entries", news=append.table)\n        async with',
            "            later = lambda: asyncio.ensure_future(self.disk.write(changes, news=append.table))\n"
            "            asyncio.get_running_loop().call_later(1, later)\n"
            "            return True\n        async with",
        ),
        ("tests/server/test_inside.py",),
    ),
    Mutation(
        "two pages make the same move",
        edit(f"{SERVER}/inside/store.py", 'new="entries", news=append.table', "news=append.table"),
        ("tests/server/test_inside.py",),
    ),
    Mutation(
        "a hint looks at the true cards",
        edit(
            f"{SERVER}/tables/hints.py",
            'sight.world(decision.seat, random.Random(f"world {luck}")).dump()',
            "play.game.position.dump()",
        ),
        ("tests/server/test_teacher.py",),
    ),
    Mutation(
        "a hint is for whoever asks",
        edit(f"{SERVER}/tables/hints.py", "seat = table.acting(guest, name)", "seat = play.told_deciding()[0]"),
        ("tests/server/test_teacher.py",),
    ),
    Mutation(
        "a game that goes on is reviewed",
        (
            (f"{SERVER}/tables/reviews.py", 'if table.row.state == "running":', 'if table.row.state == "open":'),
            (f"{SERVER}/tables/reviews.py", 'if table.row.state != "over":', 'if table.row.state == "stopped":'),
        ),
        ("tests/server/test_teacher.py",),
    ),
    Mutation(
        "a puzzle tells its solution to whoever has not chosen yet",
        edit(f"{SERVER}/tables/puzzles.py", "    if not chosen:\n", "    if chosen is None:\n"),
        ("tests/server/test_teacher.py",),
    ),
    Mutation(
        "the secret part of an event is for everybody",
        edit(f"{KERNEL}/events.py", "if self.secret and self.known_to(seat):", "if self.secret:"),
        ("tests/kernel", "tests/games/test_secrecy.py"),
    ),
    Mutation(
        "chance is taken back",
        edit(f"{KERNEL}/game.py", '            if moment.chance:\n                return Sentence("undo-knowledge")\n'),
        ("tests/kernel",),
    ),
    Mutation(
        "a copy shares the agenda",
        edit(f"{KERNEL}/position.py", "new.agenda = self.agenda[:]", "new.agenda = self.agenda"),
        ("tests/kernel", "tests/games/test_conformance.py"),
    ),
    Mutation(
        "a redeal deals what is true",
        edit(
            f"{KERNEL}/title.py",
            "        other = self.deal_hidden(pos, seat, rng, tidy)\n        tries = 1",
            "        other = pos.copy()\n        tries = 1",
        ),
        ("tests/kernel", "tests/games"),
    ),
    Mutation(
        "a record with another seed is believed",
        edit(f"{KERNEL}/chance.py", ":{seed}:{salt}", ":{salt}"),
        ("tests/kernel",),
    ),
)


def main() -> int:
    wanted = sys.argv[1:]
    chosen = [each for each in MUTATIONS if not wanted or any(word in each.name for word in wanted)]
    witnesses = [witness for each in chosen if (witness := noticed(each))]
    print(f"{len(witnesses)} of {len(chosen)} noticed")
    return 0 if len(witnesses) == len(chosen) and pass_unbroken(sorted(set(witnesses))) else 1


def copied(folder: str) -> Path:
    copy = Path(folder, "tablee")
    left = shutil.ignore_patterns(".git", ".venv", "build", "node_modules", "__pycache__")
    shutil.copytree(ROOT, copy, ignore=left)
    return copy


def tested(copy: Path, tests: Sequence[str]) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "2", "-p", "no:cacheprovider", *tests]
    env = {**os.environ, "PYTHONPATH": str(copy / "src"), "TABLEE_TEST_GAMES": "40", "TABLEE_KILLS": "10"}
    return subprocess.run(command, cwd=copy, env=env, capture_output=True, text=True)


def noticed(mutation: Mutation) -> str:
    """The test that fails, if any does."""
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        copy = copied(folder)
        for file, old, new in mutation.edits:
            path = copy / file
            text = path.read_text("utf-8")
            if old not in text:
                print(f"CANNOT  {mutation.name}: {file} has no {old.strip()!r}")
                return ""
            path.write_text(text.replace(old, new), "utf-8")
        done = tested(copy, mutation.tests)
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED tests", "ERROR tests"))]
    told = failed[0].split(" - ")[0] if failed else done.stdout[-300:]
    seconds = time.perf_counter() - began
    is_noticed = done.returncode in (1, 2) and bool(failed)  # 2: a module that cannot even be read
    print(f"{'noticed ' if is_noticed else 'SURVIVES'}  {mutation.name}  ({seconds:.0f} s)  {told}", flush=True)
    return told.split(" ", 1)[1] if is_noticed else ""


def pass_unbroken(witnesses: list[str]) -> bool:
    """A test that fails anyway has noticed nothing."""
    with tempfile.TemporaryDirectory() as folder:
        done = tested(copied(folder), witnesses)
    print(done.stdout.splitlines()[-1], "with nothing broken")
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
