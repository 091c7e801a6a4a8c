"""Gymnasium's vector API: many games at once. Workers play a share each and write what is seen into shared memory."""

from __future__ import annotations

import gc
import math
import pickle
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
from tablee.kernel.numbered import GameRows

MOST_COPIES = 100_000
FIELDS: dict[str, type[np.generic]] = {
    "seen": np.int16,
    "mask": np.int8,
    "legal": np.int16,
    "count": np.int64,
    "action": np.int64,
    "reward": np.float64,
    "rewards": np.float64,
    "seat": np.int64,
    "over": np.bool_,
    "cut": np.bool_,
}
WIDE = ("seen", "mask", "legal", "rewards")
"""More than one number for each game."""
STEP = b"step"
NO_ACTION = -1
"""Never offered."""


class Share:
    """Some of the games, and their rows of the arrays that are shared."""

    def __init__(self, games: list[TableeSingle], rows: dict[str, NDArray[Any]]) -> None:
        self.games = games
        self.rows = rows
        match = games[0].match
        for game in games:  # one for all: what it looks up stays in the processor's cache
            game.match.observer = match.observer
            game.match.game.pen = match.observer.pen
        # Python writes into a memoryview in half the time that an array of NumPy takes.
        seen = [row.data for row in rows["seen"]]
        self.played = GameRows([game.match.game for game in games], match.longest, seen)
        self.quick = not games[0].bots and match.reward != "gain"
        """As a rule another decision of the same agent follows at once, and nothing else."""
        self.first = np.arange(len(games)) * match.actions.count
        """Where the row of each game begins, in masks and lists of what can be chosen."""
        self.allowed: NDArray[np.int64] = self.first[:0]
        """Where the masks have a 1."""
        self.used: list[int] = []
        """Games whose next one is not prepared yet."""

    def reset(self, seeds: list[int]) -> None:
        for name in ("seen", "over", "cut", "reward", "rewards"):
            self.rows[name][:] = 0
        for place, (game, seed) in enumerate(zip(self.games, seeds, strict=True)):
            game.begin(seed)
            self.played.show(place)
        self.used = list(range(len(self.games)))
        self.tell()

    def step(self) -> None:
        """Games that were over begin anew, whatever was chosen for them."""
        rows, played = self.rows, self.played
        ended = rows["over"] | rows["cut"]
        actions = np.where(ended, NO_ACTION, rows["action"]).tolist()
        rows["seen"][:] = 0
        for place in played.play(actions) if self.quick else range(len(actions)):
            game = self.games[place]
            if ended[place]:
                game.begin(None)
                self.used.append(place)
                found = 0.0, False, False, False
            elif not self.quick:
                found = game.move(actions[place])
            elif actions[place] in played.shown[place]:
                found = game.reckon(played.choosers[place])
            else:
                found = game.spoil(played.choosers[place])
            rows["reward"][place], rows["over"][place], rows["cut"][place], _ = found
            rows["rewards"][place] = game.given
            played.show(place)
        self.tell()

    def tell(self) -> None:
        """As whom the agents decide, and what they can choose: masks and lists, of all games at once."""
        seats, counts, numbers = self.played.told()
        self.rows["seat"][:] = seats
        self.rows["count"][:] = counts
        chosen, each = np.array(numbers), np.array(counts)
        mask, legal = self.rows["mask"].reshape(-1), self.rows["legal"].reshape(-1)
        mask[self.allowed] = 0
        self.allowed = np.repeat(self.first, each) + chosen
        mask[self.allowed] = 1
        legal[np.arange(len(numbers)) + np.repeat(self.first - each.cumsum() + each, each)] = chosen

    def prepare(self) -> None:
        """Deal the next game of somebody who has none in store."""
        self.games[self.used.pop()].prepare()


def rows_of(memory: dict[str, Any], copies: int, first: int, count: int) -> dict[str, NDArray[Any]]:
    found = {}
    for name, kind in FIELDS.items():
        whole = np.frombuffer(memory[name], kind)
        found[name] = whole.reshape(copies, len(whole) // copies)[first : first + count]
        if name not in WIDE:
            found[name] = found[name].reshape(count)
    return found


def work(
    wire: Connection, title: str, wishes: dict[str, Any], memory: dict[str, Any], place: tuple[int, int, int]
) -> None:
    """A worker: does what it is told until the wire ends. Actions are in the shared memory; seeds come by wire."""
    copies, first, count = place
    gc.freeze()
    gc.set_threshold(100_000, 10, 10)  # play leaves no cycles behind
    share = Share([TableeSingle(title, **wishes) for _ in range(count)], rows_of(memory, copies, first, count))
    try:
        while True:
            # Whoever is done sooner deals games for later, so that nobody has to wait for a long deal.
            while share.used and not wire.poll():
                share.prepare()
            command = wire.recv_bytes()
            if command == STEP:
                share.step()
            else:
                share.reset(pickle.loads(command))
            wire.send_bytes(b"")
    except (EOFError, KeyboardInterrupt):
        pass


class TableeVector(VectorEnv[Any, Any, Any]):
    """So many games of one agent each, among bots or in all seats. A game that is over begins anew at the next step
    (NEXT_STEP).

    Observations are arrays with a row for each game; they are written anew by each step: copy what you keep. The
    info has what the masks allow as lists: the first `legal_count[i]` numbers of `legal[i]`; and as which seat, from 0,
    the agent decides; without bots also the rewards of all seats.
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
        self.all_games = np.ones(copies, np.bool_)
        self.bots = model.bots
        self.single_observation_space = model.observation_space
        self.single_action_space = model.action_space
        self.observation_space = batch_space(self.single_observation_space, copies)
        self.action_space = batch_space(self.single_action_space, copies)
        self.seeds = Seeds()
        actions = model.match.actions.count
        sizes = {"seen": model.match.observer.size, "mask": actions, "legal": actions, "rewards": model.match.seats}
        context = get_context("spawn")
        memory = {
            name: RawArray("b", copies * sizes.get(name, 1) * np.dtype(kind).itemsize) for name, kind in FIELDS.items()
        }
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

    def order(self, commands: list[bytes]) -> None:
        """Let every worker do it, and wait until all have."""
        try:
            for wire, command in zip(self.wires, commands, strict=True):
                wire.send_bytes(command)
            for wire in self.wires:
                wire.recv_bytes()
        except (EOFError, OSError):
            self.close()
            raise BrokenRules("a worker of the environments has died") from None

    def seen(self) -> dict[str, NDArray[Any]]:
        return {"observation": self.rows["seen"], "action_mask": self.rows["mask"]}

    def told(self) -> dict[str, NDArray[Any]]:
        """Gymnasium's way: beside each part, for which games it is there."""
        told = {"legal": self.rows["legal"], "legal_count": self.rows["count"], "seat": self.rows["seat"]}
        if not self.bots:
            told["rewards"] = self.rows["rewards"]
        return {**told, **{f"_{name}": self.all_games for name in told}}

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Game number i has the seed `seed + i`."""
        if isinstance(seed, list):
            seeds = [int(self.seeds.next(None)) if each is None else each for each in seed]
        else:
            first = int(self.seeds.next(seed))
            seeds = [first + place for place in range(self.num_envs)]
        if self.share is not None:
            self.share.reset(seeds)
        else:
            bounds = zip([0, *self.bounds], self.bounds, strict=False)
            self.order([pickle.dumps(seeds[first:end]) for first, end in bounds])
        return self.seen(), self.told()

    def step(
        self, actions: Any
    ) -> tuple[dict[str, NDArray[Any]], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        rows = self.rows
        rows["action"][:] = actions
        if self.share is not None:
            self.share.step()
        else:
            self.order([STEP] * len(self.wires))
        return self.seen(), rows["reward"].copy(), rows["over"].copy(), rows["cut"].copy(), self.told()

    def close_extras(self, **kwargs: Any) -> None:
        for wire in self.wires:
            wire.close()
        for worker in self.workers:
            worker.join(10)
        self.wires, self.workers = [], []
