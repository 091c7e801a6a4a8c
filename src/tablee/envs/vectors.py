"""Gymnasium's vector API: many games at once. Workers play a share each and write what is seen into shared memory."""

from __future__ import annotations

import math
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tablee.envs.agents import Seeds
from tablee.envs.alone import TableeSingle
from tablee.envs.match import check
from tablee.kernel.errors import BadInput, BrokenRules, Sentence

MOST_COPIES = 100_000
FIELDS: dict[str, type[np.generic]] = {
    "seen": np.int16,
    "mask": np.int8,
    "reward": np.float64,
    "over": np.bool_,
    "cut": np.bool_,
}


@dataclass
class Share:
    """Some of the games, and their rows of the arrays that are shared."""

    games: list[TableeSingle]
    rows: dict[str, NDArray[Any]]

    def reset(self, seeds: list[int]) -> None:
        self.rows["over"][:] = self.rows["cut"][:] = False
        self.rows["reward"][:] = 0
        for row, (game, seed) in enumerate(zip(self.games, seeds, strict=True)):
            self.show(row, game.reset(seed=seed)[0])

    def step(self, actions: NDArray[np.int64]) -> None:
        """Games that were over begin anew, whatever was chosen for them."""
        over, cut, rewards = self.rows["over"], self.rows["cut"], self.rows["reward"]
        for row, game in enumerate(self.games):
            if over[row] or cut[row]:
                seen, _ = game.reset()
                over[row], cut[row], rewards[row] = False, False, 0.0
            else:
                seen, rewards[row], over[row], cut[row], _ = game.step(actions[row])
            self.show(row, seen)

    def show(self, row: int, seen: dict[str, Any]) -> None:
        self.rows["seen"][row] = seen["observation"]
        self.rows["mask"][row] = seen["action_mask"]


def rows_of(memory: dict[str, Any], copies: int, first: int, count: int) -> dict[str, NDArray[Any]]:
    found = {}
    for name, kind in FIELDS.items():
        whole = np.frombuffer(memory[name], kind)
        found[name] = whole.reshape(copies, len(whole) // copies)[first : first + count]
        if name in ("reward", "over", "cut"):
            found[name] = found[name][:, 0]
    return found


def work(
    wire: Connection, title: str, wishes: dict[str, Any], memory: dict[str, Any], place: tuple[int, int, int]
) -> None:
    """A worker: does what it is told until the wire ends."""
    copies, first, count = place
    share = Share([TableeSingle(title, **wishes) for _ in range(count)], rows_of(memory, copies, first, count))
    try:
        while True:
            command, what = wire.recv()
            if command == "reset":
                share.reset(what)
            else:
                share.step(what)
            wire.send(None)
    except (EOFError, KeyboardInterrupt):
        pass


class TableeVector(VectorEnv[Any, Any, Any]):
    """So many games of one agent among bots each. A game that is over begins anew at the next step (NEXT_STEP).

    Observations are arrays with a row for each game; they are written anew by each step: copy what you keep.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(self, title: str, copies: int, workers: int = 0, **wishes: Any) -> None:
        if "observation" in wishes:
            check(title, "observation", wishes["observation"], ["flat"])
        for name, value, least, most in (("copies", copies, 1, MOST_COPIES), ("workers", workers, 0, copies)):
            if not least <= value <= most:
                expected = Sentence("expected-number", least=least, most=most)
                raise BadInput("bad-option", title=title, option=name, value=value, expected=expected)
        model = TableeSingle(title, **wishes)
        self.num_envs = copies
        self.single_observation_space = model.observation_space
        self.single_action_space = model.action_space
        self.observation_space = batch_space(self.single_observation_space, copies)
        self.action_space = batch_space(self.single_action_space, copies)
        self.seeds = Seeds()
        sizes = {"seen": model.match.observer.size, "mask": model.match.actions.count, "reward": 1, "over": 1, "cut": 1}
        context = get_context("spawn")
        memory = {name: RawArray("b", copies * sizes[name] * np.dtype(kind).itemsize) for name, kind in FIELDS.items()}
        self.rows = rows_of(memory, copies, 0, copies)
        self.wires: list[Connection] = []
        self.workers: list[Any] = []
        self.bounds = [copies]
        self.share: Share | None = None
        if not workers:
            self.share = Share([TableeSingle(title, **wishes) for _ in range(copies)], self.rows)
            return
        size = math.ceil(copies / workers)
        self.bounds = [min(copies, size * (number + 1)) for number in range(workers)]
        for first, end in zip([0, *self.bounds], self.bounds, strict=False):
            ours, theirs = context.Pipe()
            place = (copies, first, end - first)
            worker = context.Process(target=work, args=(theirs, title, wishes, memory, place), daemon=True)
            worker.start()
            theirs.close()
            self.wires.append(ours)
            self.workers.append(worker)

    def order(self, command: str, what: Any) -> None:
        """Let everybody do it, and wait until all have."""
        if self.share is not None:
            (self.share.reset if command == "reset" else self.share.step)(what)
            return
        try:
            for wire, first, end in zip(self.wires, [0, *self.bounds], self.bounds, strict=False):
                wire.send((command, what[first:end]))
            for wire in self.wires:
                wire.recv()
        except (EOFError, OSError):
            self.close()
            raise BrokenRules("a worker of the environments has died") from None

    def seen(self) -> dict[str, NDArray[Any]]:
        return {"observation": self.rows["seen"], "action_mask": self.rows["mask"]}

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Game number i has the seed `seed + i`."""
        if isinstance(seed, list):
            seeds = [int(self.seeds.next(None)) if each is None else each for each in seed]
        else:
            first = int(self.seeds.next(seed))
            seeds = [first + place for place in range(self.num_envs)]
        self.order("reset", seeds)
        return self.seen(), {}

    def step(
        self, actions: Any
    ) -> tuple[dict[str, NDArray[Any]], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        self.order("step", np.asarray(actions, np.int64))
        rows = self.rows
        return self.seen(), rows["reward"].copy(), rows["over"].copy(), rows["cut"].copy(), {}

    def close_extras(self, **kwargs: Any) -> None:
        for wire in self.wires:
            wire.close()
        for worker in self.workers:
            worker.join(10)
        self.wires, self.workers = [], []
