"""A real Ray cluster of two workers: the same report as without it, though a worker dies in the middle, and a sentence
when the cluster is gone."""

from __future__ import annotations

import json
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tablee.kernel.errors import BadInput
from tablee.lab.balance import Findings, Report, planned, play_portion, run
from tablee.lab.report import as_data
from tablee.lab.simulation import Plan
from tablee.lab.workers import Crew, chunks, spread

pytest.importorskip("ray")
ROOT = Path(__file__).resolve().parents[2]
PACKAGE = str(Path(sys.modules["tablee"].__file__ or "").parents[1])

HEAD = """
# A cluster of its own, whatever else runs on this machine.
import sys, ray
ray.init("local", num_cpus=2, include_dashboard=False, logging_level="ERROR", object_store_memory=80_000_000)
print(ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Its address, and the process that holds it until it is ended; nobody else gets in."""
    monkeypatch.setattr("tablee.lab.workers.HELLO", 120.0)  # a busy machine is no reason to fail
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_worker_niceness", "0")  # 15 by itself: beside other work its workers would wait for ever
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([PACKAGE, str(ROOT)])}
    head = subprocess.Popen(
        [sys.executable, "-c", HEAD], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env, cwd="/"
    )
    assert head.stdout is not None
    assert head.stdin is not None
    address = head.stdout.readline().strip()
    assert address, "no cluster came up"
    yield address, head
    head.stdin.close()
    head.wait()


def fatal_once(folder: Path, plan: Plan, portion: range) -> Findings:
    """Whoever has the second portion is killed in the middle of it. The first is held until somebody else has done the
    second after all: whoever died has been replaced."""
    killed, done = folder / "killed", folder / "done"
    until = time.monotonic() + 60
    while portion.start == 0 and not done.exists() and time.monotonic() < until:
        time.sleep(0.01)
    if portion.start == 10:
        if not killed.exists():
            killed.mkdir()
            os.kill(os.getpid(), signal.SIGKILL)
        done.mkdir(exist_ok=True)
    return play_portion(plan, portion)


def test_a_cluster_plays_the_same_games_though_a_worker_dies_and_it_is_said_when_all_are_gone(
    cluster: tuple[str, subprocess.Popen[str]], tmp_path: Path
) -> None:
    address, head = cluster
    plan = planned("syncro", bots=["greedy"], games=40, seed="ray", changes={"RW-1": {"name-en": "X"}})
    alone = json.dumps(as_data(Report(plan, run(plan, Crew()))))
    found = Findings()
    work = partial(fatal_once, tmp_path, plan)
    games = spread(Crew(ray=address), work, chunks(1_000_000, 10), in_order=True)
    while found.games < 40:
        found.merge(next(games)[1])
    assert (tmp_path / "killed").exists()
    assert (tmp_path / "done").exists()
    assert json.dumps(as_data(Report(plan, found))) == alone
    assert head.stdin is not None
    head.stdin.close()
    head.wait()
    with pytest.raises(BadInput, match=f"the Ray cluster at '{address}' is gone"):
        list(games)
    with pytest.raises(BadInput, match=f"no Ray cluster at '{address}'"):
        run(plan, Crew(ray=address))
