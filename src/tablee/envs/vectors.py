"""Gymnasium's vector API: many games at once. Workers play a share each and write what is seen into shared memory."""

from __future__ import annotations

import os
import pickle
import signal
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from multiprocessing import current_process, get_context
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from typing import Any

import numpy as np
from gymnasium.error import ClosedEnvironmentError, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tablee.bots.sigint import ignore_sigint
from tablee.envs.agents import Seeds
from tablee.envs.alone import TableeSingle
from tablee.envs.match import NO_GAME, check, known, no_options, refused, whole
from tablee.kernel.errors import Sentence
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
    "illegal": np.bool_,
}
NO_ACTION = -1
"""Never offered."""
AWAKE = 0.001
"""Seconds in which a process looks out for what it waits for."""
NAP = 0.05
"""Seconds after which a process that sleeps looks out again, whether it was woken or not."""
GOODBYE = 1.0
"""Seconds that all workers together have to leave by themselves."""
LOST = (
    "a worker of these environments has died, so they are closed: make new ones; a script that makes some with several "
    'workers has to do so below `if __name__ == "__main__":`, since each worker reads it, too'
)


class Memory:
    """What all workers share: arrays with a row for each game, one for each name of `FIELDS`."""

    def __init__(self, copies: int, workers: int, sizes: dict[str, int]) -> None:
        """`sizes`: the numbers of a row, where it has more than one."""
        self.copies = copies
        self.sizes = sizes
        bounds = [copies * worker // workers for worker in range(workers + 1)]
        self.shares = [slice(*pair) for pair in pairwise(bounds)]
        """The games of each worker."""
        self.given = RawArray("q", workers)
        self.done = RawArray("q", workers)
        """How many commands each worker was given, and how many it has obeyed."""
        self.anew = RawArray("b", 1)
        """The command is no step, but to begin anew with the seeds that come by wire."""
        self.asleep = RawArray("b", 2 * workers)
        """Who sleeps at the wire to each worker: whoever gives the commands, and the worker."""
        self.parts = {
            name: RawArray("b", copies * sizes.get(name, 1) * np.dtype(kind).itemsize) for name, kind in FIELDS.items()
        }

    def is_due(self, worker: int) -> bool:
        """It has something to do."""
        return bool(self.given[worker] > self.done[worker])

    def is_even(self, worker: int) -> bool:
        """It has done as much as the first one."""
        return bool(self.done[worker] == self.done[0])

    def rows(self, games: slice) -> dict[str, NDArray[Any]]:
        found = {}
        for name, kind in FIELDS.items():
            whole = np.frombuffer(self.parts[name], kind)
            found[name] = (whole.reshape(self.copies, self.sizes[name]) if name in self.sizes else whole)[games]
        return found


class Bell:
    """Between whoever gives the commands and one worker. What one waits for is seen in the memory by who looks out;
    only who sleeps is woken by wire, since a message takes as long as some steps do."""

    def __init__(self, end: Connection, memory: Memory, worker: int, is_workers: bool) -> None:
        self.end = end
        self.asleep = memory.asleep
        self.me, self.other = 2 * worker + is_workers, 2 * worker + (not is_workers)
        self.told = b""

    def hear(self) -> None:
        """Seeds, or nothing: then somebody was to be woken."""
        self.told = self.end.recv_bytes() or self.told

    def seeds(self) -> list[int]:
        while not self.told:
            self.hear()
        seeds: list[int] = pickle.loads(self.told)
        self.told = b""
        return seeds

    def wake(self) -> None:
        if self.asleep[self.other]:
            self.end.send_bytes(b"")

    def sleep(self, is_said: Callable[[], bool]) -> None:
        """What is said just before one sleeps wakes nobody, but it is said; what was said before that is heard now."""
        while self.end.poll():
            self.hear()
        self.asleep[self.me] = True
        if not is_said():
            self.end.poll(NAP)
        self.asleep[self.me] = False


class Share:
    """The games of one worker, and their rows of the arrays."""

    def __init__(self, memory: Memory, worker: int, title: str, wishes: dict[str, Any]) -> None:
        mine = memory.shares[worker]
        games = [TableeSingle(title, **wishes) for _ in range(mine.stop - mine.start)]
        self.games = games
        self.rows = rows = memory.rows(mine)
        self.memory, self.worker = memory, worker
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
        self.mask, self.legal = rows["mask"].reshape(-1), rows["legal"].reshape(-1)
        self.allowed: NDArray[np.int64] = self.first[:0]
        """Where the masks have a 1."""
        self.used: deque[int] = deque(maxlen=len(games))
        """Games whose next one is not prepared yet."""

    def reset(self, seeds: list[int]) -> None:
        for name in ("seen", "over", "cut", "illegal", "reward", "rewards"):
            self.rows[name][:] = 0
        for game, seed in zip(self.games, seeds, strict=True):
            game.begin(seed)
        places = list(range(len(self.games)))
        self.played.show(places)
        self.used.extend(places)
        self.tell()

    def obey(self, seeds: list[int] | None) -> None:
        """A step, or a new beginning with these seeds."""
        if seeds is None:
            self.step()
        else:
            self.reset(seeds)
        self.memory.done[self.worker] += 1

    def step(self) -> None:
        """Games that were over begin anew, whatever was chosen for them."""
        rows, played = self.rows, self.played
        ended = rows["over"] | rows["cut"]
        actions = np.where(ended, NO_ACTION, rows["action"]).tolist()
        rows["seen"][:] = 0
        rows["illegal"][:] = False
        left = played.play(actions) if self.quick else list(range(len(actions)))
        for place in left:
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
            rows["reward"][place], rows["over"][place], rows["cut"][place], rows["illegal"][place] = found
            rows["rewards"][place] = game.given
        played.show(left)
        self.tell()

    def tell(self) -> None:
        """As whom the agents decide, and what they can choose: masks and lists, of all games at once."""
        rows, games = self.rows, len(self.games)
        told = self.played.told()
        numbers = np.fromiter(told, np.int64, len(told))
        seats, counts, chosen = numbers[:games], numbers[games : 2 * games], numbers[2 * games :]
        rows["seat"][:] = seats
        rows["count"][:] = counts
        self.mask[self.allowed] = 0
        self.allowed = np.repeat(self.first, counts) + chosen
        self.mask[self.allowed] = 1
        self.legal[np.arange(len(chosen)) + np.repeat(self.first - counts.cumsum() + counts, counts)] = chosen

    def prepare(self) -> None:
        """Deal the next game of whoever has been without one for longest."""
        self.games[self.used.popleft()].prepare()

    def wait(self, bell: Bell, is_said: Callable[[], bool]) -> None:
        """Until this is so. While others are still playing, or when nothing is said for long, deal games for later: a
        deal takes as long as some steps do. Look out before sleeping: to be woken takes longer than most waits."""
        done = self.memory.done
        tired = time.perf_counter() + AWAKE
        while not is_said():
            late = time.perf_counter() > tired
            if self.used and (late or min(done) < done[self.worker]):
                self.prepare()
            elif late:
                bell.sleep(is_said)


def work(end: Connection, memory: Memory, worker: int, title: str, wishes: dict[str, Any]) -> None:
    """Another process: does what it is told until the wire ends. Actions are in the memory; seeds come by wire."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    share = Share(memory, worker, title, wishes)
    bell = Bell(end, memory, worker, True)
    try:
        while True:
            share.wait(bell, partial(memory.is_due, worker))
            share.obey(bell.seeds() if memory.anew[0] else None)
            bell.wake()
    except (EOFError, OSError):
        pass


class TableeVector(VectorEnv[Any, Any, Any]):
    """So many games of one agent each, among bots or in all seats. A game that is over begins anew at the next step
    (NEXT_STEP).

    Observations are arrays with a row for each game; they are written anew by each step: copy what you keep. The
    info has what the masks allow as lists: the first `legal_count[i]` numbers of `legal[i]`; and as which seat, from 0,
    the agent decides; without bots also the rewards of all seats.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(self, title: str, copies: int, workers: int = 1, **wishes: Any) -> None:
        """`workers`: so many processes play, this one among them."""
        known(title, wishes, "bots", "seat", "copies", "workers")
        if "observation" in wishes:
            check(title, "observation", wishes["observation"], ["flat"])
        check(title, "render_mode", wishes.get("render_mode"), [None])
        copies = whole(title, "copies", copies, 1, MOST_COPIES)
        workers = whole(title, "workers", workers, 1, copies)
        if workers > 1 and current_process().daemon:
            raise refused(title, "workers", workers, Sentence("expected-one-process"))
        model = TableeSingle(title, **wishes)
        self.num_envs = copies
        self.all_games = np.ones(copies, np.bool_)
        self.bots = model.bots
        self.single_observation_space = model.observation_space
        self.single_action_space = model.action_space
        self.observation_space = batch_space(self.single_observation_space, copies)
        self.action_space = batch_space(self.single_action_space, copies)
        self.title = title
        self.begun = False
        self.seeds = Seeds(title)
        actions = model.match.actions.count
        sizes = {"seen": model.match.observer.size, "mask": actions, "legal": actions, "rewards": model.match.seats}
        self.memory = Memory(copies, workers, sizes)
        self.rows = self.memory.rows(slice(copies))
        self.share = Share(self.memory, 0, title, wishes)
        self.bells: list[Bell] = []
        self.others: list[Any] = []
        """The other workers."""
        self.owner = os.getpid()
        """Whose workers they are: not those of a process that was forked later."""
        context = get_context("spawn")
        for number in range(1, workers):
            ours, theirs = context.Pipe()
            worker = context.Process(target=work, args=(theirs, self.memory, number, title, wishes), daemon=True)
            with ignore_sigint():
                worker.start()
            theirs.close()
            self.bells.append(Bell(ours, self.memory, number, False))
            self.others.append(worker)

    def order(self, seeds: list[int] | None) -> None:
        """Let every worker make a step, or begin anew with its part of these seeds, and wait until all have."""
        self.check_open()
        memory = self.memory
        parts = [seeds and seeds[share] for share in memory.shares]
        memory.anew[0] = seeds is not None
        try:
            for worker, bell in enumerate(self.bells, 1):
                if seeds:
                    bell.end.send_bytes(pickle.dumps(parts[worker]))
                memory.given[worker] += 1
                bell.wake()
            self.share.obey(parts[0])
            for worker, bell in enumerate(self.bells, 1):
                self.share.wait(bell, partial(memory.is_even, worker))
        except (EOFError, OSError):
            self.close()
            raise ClosedEnvironmentError(LOST) from None
        except BaseException:  # nobody knows how far the others are
            self.close()
            raise

    def check_open(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError("these environments are closed: make new ones")

    def seen(self) -> dict[str, NDArray[Any]]:
        return {"observation": self.rows["seen"], "action_mask": self.rows["mask"]}

    def told(self) -> dict[str, NDArray[Any]]:
        """Gymnasium's way: beside each part, for which games it is there."""
        told = {"legal": self.rows["legal"], "legal_count": self.rows["count"], "seat": self.rows["seat"]}
        if not self.bots:
            told["rewards"] = self.rows["rewards"]
        told |= {f"_{name}": self.all_games for name in told}
        illegal = self.rows["illegal"]
        if illegal.any():
            told |= {"illegal": np.where(illegal, self.rows["action"], 0), "_illegal": illegal.copy()}
        return told

    def reset(
        self, *, seed: int | Sequence[int | None] | NDArray[Any] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Game number i has the seed `seed + i`, or the one of that place in a list."""
        self.check_open()
        no_options(self.title, options)
        self.order(self.seeds_of(seed))
        self.begun = True
        return self.seen(), self.told()

    def seeds_of(self, wished: Any) -> list[int]:
        """One for each game. The first that is given determines those that are not, now and at later resets."""
        if isinstance(wished, np.ndarray) and wished.ndim:
            wished = wished.tolist()
        if not isinstance(wished, list | tuple):
            first = int(self.seeds.next(wished))
            return [first + place for place in range(self.num_envs)]
        if len(wished) != self.num_envs:
            raise refused(self.title, "len(seed)", len(wished), Sentence("expected-one-of", values=[self.num_envs]))
        given = [self.seeds.checked(each) for each in wished]
        known = [each for each in given if each is not None]
        if known:
            self.seeds.next(known[0])
        return [int(self.seeds.next(None)) if each is None else each for each in given]

    def step(
        self, actions: Any
    ) -> tuple[dict[str, NDArray[Any]], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        rows = self.rows
        rows["action"][:] = self.checked_actions(actions)
        self.order(None)
        return self.seen(), rows["reward"].copy(), rows["over"].copy(), rows["cut"].copy(), self.told()

    def checked_actions(self, actions: Any) -> NDArray[Any]:
        """A whole number for each game."""
        self.check_open()
        if not self.begun:
            raise ResetNeeded(NO_GAME)
        try:
            given = np.asarray(actions)
        except ValueError:  # rows of different lengths
            given = np.asarray(None)
        if given.dtype.kind not in "iu":
            expected = Sentence("expected-number", least=0, most=self.share.games[0].match.actions.count - 1)
            raise refused(self.title, "actions", actions, expected)
        if given.shape != (self.num_envs,):
            expected = Sentence("expected-one-of", values=[str((self.num_envs,))])
            raise refused(self.title, "actions.shape", str(given.shape), expected)
        return given

    def __deepcopy__(self, memo: dict[int, Any]) -> TableeVector:
        raise TypeError(
            "many environments at once cannot be copied, since they share memory: make others with the same wishes and "
            "seed, or copy one that envs.single has made"
        )

    def __reduce_ex__(self, protocol: Any) -> Any:
        raise TypeError(
            "many environments at once cannot be pickled, since they share memory: make them where they are needed, as "
            "by partial(envs.vector, 'atlantes', 64)"
        )

    def close_extras(self, **kwargs: Any) -> None:
        """Workers that are in the middle of something are not waited for long."""
        bells, others = self.bells, self.others
        self.bells, self.others = [], []
        for bell in bells:
            bell.end.close()
        if os.getpid() != self.owner:
            return
        until = time.monotonic() + GOODBYE
        try:
            for worker in others:
                worker.join(max(0.0, until - time.monotonic()))
        finally:
            for worker in others:
                worker.kill()
                worker.join()

    def __del__(self) -> None:
        if hasattr(self, "owner"):  # it was made far enough to have workers
            self.close()


def make_vector(title: str, num_envs: int, **wishes: Any) -> TableeVector:
    """Make the environments of `gymnasium.make_vec`, which calls their number by its own name."""
    return TableeVector(title, num_envs, **wishes)
