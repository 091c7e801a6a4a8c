"""Many games at once, in this process and spread over some."""

from __future__ import annotations

import gc
import os
import pickle
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError

from tablee import envs
from tablee.envs.vectors import GOODBYE, TableeVector, work


@pytest.mark.parametrize("workers", [1, 2, 3])
@pytest.mark.parametrize("bots", [("random",), ()])
def test_many_games_at_once_are_the_same_games(workers: int, bots: tuple[str, ...]) -> None:
    wishes: dict[str, Any] = {"players": 2, "bots": bots}
    many = envs.vector("syncro", 3, workers, **wishes)
    try:
        alone = [envs.single("syncro", **wishes) for _ in range(3)]
        seen, info = many.reset(seed=9)
        told: list[Any] = [game.reset(seed=9 + place)[0] for place, game in enumerate(alone)]
        over = [False] * 3
        ended = 0
        rng = random.Random(1)
        for _ in range(60):
            for place, each in enumerate(told):
                assert np.array_equal(seen["observation"][place], each["observation"])
                assert np.array_equal(seen["action_mask"][place], each["action_mask"])
                legal = info["legal"][place][: info["legal_count"][place]]
                assert sorted(legal) == list(np.flatnonzero(each["action_mask"]))
            actions = [int(rng.choice(np.flatnonzero(each["action_mask"]))) for each in told]
            seen, rewards, ends, _, info = many.step(actions)
            for place, game in enumerate(alone):
                if over[place]:
                    told[place], over[place] = game.reset()[0], False
                    assert (rewards[place], ends[place]) == (0.0, False)
                    continue
                told[place], reward, over[place], _, _ = game.step(actions[place])
                assert (rewards[place], ends[place]) == (reward, over[place])
                ended += over[place]
        assert ended
        assert many.observation_space.contains({name: part.copy() for name, part in seen.items()})
    finally:
        many.close()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_choice_that_is_none_ends_one_game_of_many(workers: int) -> None:
    many = envs.vector("scholars", 2, workers, players=2, bots=())
    try:
        rows, info = many.reset(seed=1)
        seat = int(info["seat"][0])
        actions = [int(np.flatnonzero(rows["action_mask"][0] == 0)[-1]), int(info["legal"][1][0])]
        rows, rewards, ends, cuts, info = many.step(actions)
        assert (rewards.tolist(), ends.tolist(), cuts.tolist()) == ([-1.0, 0.0], [True, False], [False, False])
        assert info["rewards"][0].tolist() == [-1.0 if each == seat else 0.0 for each in range(2)]
        rows, rewards, ends, _, info = many.step([0, int(info["legal"][1][0])])
        assert (rewards.tolist(), ends.tolist(), info["rewards"].any()) == ([0.0, 0.0], [False, False], False)
    finally:
        many.close()


def test_processes_that_sleep_between_two_steps_are_woken_by_the_next() -> None:
    """An agent may think for as long as it likes; the games are those of one that never thinks."""

    def seen(pause: float) -> list[bytes]:
        many = envs.vector("syncro", 4, 2, players=2, bots=())
        try:
            told = many.reset(seed=1)[1]
            rows = []
            for step in range(12):
                if step % 4 == 3:
                    told = many.reset(seed=step)[1]
                time.sleep(pause)
                found, *_, told = many.step(told["legal"][:, 0].copy())
                rows.append(found["observation"].tobytes())
            return rows
        finally:
            many.close()

    assert seen(0.0) == seen(0.06)


def test_a_worker_that_dies_is_told_in_a_sentence() -> None:
    many = envs.vector("syncro", 2, 2, bots=("random",))
    try:
        rows, _ = many.reset(seed=1)
        many.others[0].kill()
        many.others[0].join()
        with pytest.raises(ClosedEnvironmentError, match="a worker of these environments has died"):
            many.step([int(np.flatnonzero(mask)[0]) for mask in rows["action_mask"]])
    finally:
        many.close()


@pytest.mark.parametrize("workers", [1, 2])
def test_environments_that_are_closed_say_so(workers: int) -> None:
    many = envs.vector("syncro", 2, workers, bots=("random",))
    _, told = many.reset(seed=1)
    many.close()
    many.close()
    for call in (lambda: many.step(told["legal"][:, 0].copy()), lambda: many.reset(), lambda: many.reset(seed=1)):
        with pytest.raises(ClosedEnvironmentError, match="make new ones"):
            call()


@pytest.mark.skipif(os.name != "posix", reason="only there a process begins without hearing Ctrl-C")
def test_workers_leave_a_keyboard_interrupt_to_whoever_started_them() -> None:
    """While they begin as well as later: it reaches all processes, and one complaint is enough."""
    before = signal.getsignal(signal.SIGINT)
    many = envs.vector("syncro", 2, 2, bots=("random",))
    try:
        os.kill(many.others[0].pid, signal.SIGINT)
        told = many.reset(seed=1)[1]
        os.kill(many.others[0].pid, signal.SIGINT)
        for _ in range(3):
            told = many.step(told["legal"][:, 0].copy())[4]
    finally:
        many.close()
    assert signal.getsignal(signal.SIGINT) is before


def test_a_worker_whose_wire_breaks_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def recv_bytes(self) -> bytes:
            return pickle.dumps([1])

        def send_bytes(self, said: bytes) -> None:
            raise BrokenPipeError

    monkeypatch.setattr(signal, "signal", lambda *_: None)
    memory = envs.vector("syncro", 1, bots=("random",)).memory
    memory.given[0] = memory.anew[0] = memory.asleep[0] = 1
    work(Broken(), memory, 0, "syncro", {"bots": ("random",)})  # type: ignore[arg-type]
    assert memory.done[0] == 1


@pytest.mark.parametrize("seed", [[5, 6, 7], [5, None, None], (None, 5, None), np.array([5, 6, 7]), 5])
def test_the_first_seed_of_many_games_determines_all_that_follow(seed: Any) -> None:
    first, second = (envs.vector("syncro", 3, bots=("random",)) for _ in range(2))
    for wish in (seed, None, None):
        seen, again = (many.reset(seed=wish)[0]["observation"].copy() for many in (first, second))
        assert np.array_equal(seen, again)


def test_illegal_choices_of_many_games_are_told_as_gymnasium_does() -> None:
    many = envs.vector("syncro", 3, 1, players=2, bots=())
    told = many.reset(seed=1)[1]
    assert "illegal" not in told
    right = told["legal"][:, 0].tolist()
    told = many.step([right[0], 4525, right[2]])[4]
    assert told["illegal"].tolist() == [0, 4525, 0]
    assert told["_illegal"].tolist() == [False, True, False]
    told = many.step(told["legal"][:, 0].tolist())[4]
    assert "illegal" not in told


@pytest.mark.skipif(os.name != "posix", reason="only there a process can be halted")
def test_workers_that_do_not_listen_are_not_waited_for_long() -> None:
    """All of them together: each may have much to think of."""
    many = envs.vector("syncro", 3, 3, bots=("random",))
    many.reset(seed=1)
    workers = many.others
    for worker in workers:
        os.kill(worker.pid, signal.SIGSTOP)
    since = time.monotonic()
    many.close()
    assert time.monotonic() - since < 2 * GOODBYE
    assert not any(worker.is_alive() for worker in workers)


def test_environments_that_nobody_holds_leave_no_process_behind() -> None:
    many = envs.vector("syncro", 2, 2, bots=("random",))
    worker = many.others[0]
    del many
    gc.collect()
    assert not worker.is_alive()
    TableeVector.__new__(TableeVector).__del__()  # nor does one that was never made complain


FORKED = """
import os
from tablee import envs

if __name__ == "__main__":
    many = envs.vector("syncro", 2, 2, bots=())
    many.reset(seed=1)
    child = os.fork()
    if not child:
        many.close()
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
    many.reset(seed=1)
    print("well")
"""


@pytest.mark.skipif(os.name != "posix", reason="only there a process can be forked")
def test_a_forked_process_that_closes_its_copy_leaves_the_workers_at_work(tmp_path: Path) -> None:
    script = tmp_path / "forked.py"
    script.write_text(FORKED)
    run = subprocess.run([sys.executable, str(script)], capture_output=True, text=True)
    assert (run.stdout, run.stderr) == ("well\n", "")


def test_a_script_whose_workers_begin_it_anew_is_told_so(tmp_path: Path) -> None:
    script = tmp_path / "unguarded.py"
    script.write_text("from tablee import envs\nenvs.vector('syncro', 2, 2, bots=()).reset(seed=1)\n")
    run = subprocess.run([sys.executable, str(script)], capture_output=True, text=True)
    assert run.returncode == 1
    assert "ClosedEnvironmentError: a worker of these environments has died" in run.stderr
    assert 'below `if __name__ == "__main__":`' in run.stderr
