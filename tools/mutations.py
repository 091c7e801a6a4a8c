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
        edit(
            f"{SERVER}/store/sqlite.py", "sqlite3.OperationalError) and not self.failing", "sqlite3.OperationalError)"
        ),
        ("tests/server/test_store.py",),
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
    survivors = [each.name for each in chosen if not noticed(each)]
    print(f"{len(chosen) - len(survivors)} of {len(chosen)} noticed")
    return 1 if survivors else 0


def noticed(mutation: Mutation) -> bool:
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "tablee")
        shutil.copytree(
            ROOT, copy, ignore=shutil.ignore_patterns(".git", ".venv", "build", "node_modules", "__pycache__")
        )
        for file, old, new in mutation.edits:
            path = copy / file
            text = path.read_text("utf-8")
            if old not in text:
                print(f"CANNOT  {mutation.name}: {file} has no {old.strip()!r}")
                return False
            path.write_text(text.replace(old, new), "utf-8")
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "2", "-p", "no:cacheprovider", *mutation.tests]
        env = {**os.environ, "PYTHONPATH": str(copy / "src"), "TABLEE_TEST_GAMES": "40", "TABLEE_KILLS": "10"}
        done = subprocess.run(command, cwd=copy, env=env, capture_output=True, text=True)
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED tests", "ERROR tests"))]
    told = failed[0].split(" - ")[0] if failed else done.stdout[-300:]
    seconds = time.perf_counter() - began
    is_noticed = done.returncode in (1, 2) and bool(failed)  # 2: a module that cannot even be read
    print(f"{'noticed ' if is_noticed else 'SURVIVES'}  {mutation.name}  ({seconds:.0f} s)  {told}", flush=True)
    return is_noticed


if __name__ == "__main__":
    sys.exit(main())
