"""Break one promise after the other and see that the tests notice: `python tools/mutations.py [NAME...]`.

Each mutation is a small edit of the sources, made in a copy of the project; the tests named beside it must fail there.
A promise that can be broken without a failing test is only written down.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from promises import Mutation, kernel, server

ROOT = Path(__file__).resolve().parents[1]
MUTATIONS = (*server.MUTATIONS, *kernel.MUTATIONS)
MOST_SECONDS = 3600
"""Tests that take longer will never end: all those of the project together take minutes, and a single one that hangs is
ended by pytest's watchdog, see pyproject.toml."""


def main() -> int:
    wanted = sys.argv[1:]
    chosen = [each for each in MUTATIONS if not wanted or any(word in each.name for word in wanted)]
    witnesses = [noticed(each) for each in chosen]
    print(f"{sum(map(bool, witnesses))} of {len(chosen)} noticed")
    return 0 if all(witnesses) and pass_unbroken(sorted({test for found in witnesses for test in found})) else 1


def copied(folder: str) -> Path:
    copy = Path(folder, "tablee")
    left = shutil.ignore_patterns(".git", ".venv", "build", "node_modules", "__pycache__")
    shutil.copytree(ROOT, copy, ignore=left)
    return copy


def tested(copy: Path, tests: Sequence[str]) -> tuple[int | None, str]:
    """How the tests ended, None if they did not, and what they said: into a file, for a server that a hanging test
    leaves behind would keep a pipe open."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "2", "-p", "no:cacheprovider", *tests]
    env = {**os.environ, "PYTHONPATH": str(copy / "src"), "TABLEE_TEST_GAMES": "40", "TABLEE_KILLS": "10"}
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        process = subprocess.Popen(command, cwd=copy, env=env, stdout=said, stderr=said, start_new_session=True)
        try:
            code = process.wait(MOST_SECONDS)
        except subprocess.TimeoutExpired:
            code = None
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        said.seek(0)
        return code, said.read()


def noticed(mutation: Mutation) -> tuple[str, ...]:
    """What must pass where nothing is broken: the test that fails; all of them, where they do not end."""
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        copy = copied(folder)
        for file, old, new in mutation.edits:
            path = copy / file
            text = path.read_text("utf-8")
            if old not in text:
                print(f"CANNOT  {mutation.name}: {file} has no {old.strip()!r}")
                return ()
            path.write_text(text.replace(old, new), "utf-8")
        code, said = tested(copy, mutation.tests)
    failed = [line for line in said.splitlines() if line.startswith(("FAILED tests", "ERROR tests"))]
    witnesses: tuple[str, ...] = ()
    if failed:
        told = failed[0].split(" - ")[0]
        if code in (None, 1, 2):  # 2: a module that cannot even be read
            witnesses = (told.split(" ", 1)[1],)
    elif code is None:
        told, witnesses = f"no end: {', '.join(mutation.tests)}", mutation.tests
    else:
        told = said[-300:]
    seconds = time.perf_counter() - began
    print(f"{'noticed ' if witnesses else 'SURVIVES'}  {mutation.name}  ({seconds:.0f} s)  {told}", flush=True)
    return witnesses


def pass_unbroken(witnesses: list[str]) -> bool:
    """A test that fails anyway, or takes too long anyway, has noticed nothing."""
    with tempfile.TemporaryDirectory() as folder:
        code, said = tested(copied(folder), witnesses)
    print("no end" if code is None else said.splitlines()[-1], "with nothing broken")
    return code == 0


if __name__ == "__main__":
    sys.exit(main())
