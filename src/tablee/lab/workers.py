"""Work in portions, by whoever is there: this process, processes of this machine, or a Ray cluster.

    crew = Crew(jobs=2)
    with closing(spread(crew, partial(play_games, plan), portions)) as done:
        for portion, tally in done:
            ...

A portion's outcome depends on nothing but the portion, so it does not matter who works on it, nor when. Workers that
die are replaced, and what they had in hand is given to others. Simulations, round-robins, courses, reports and exports
are all spread here.
"""

from __future__ import annotations

import logging
import os
import re
import signal
import socket
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import active_children, get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from tablee import __version__
from tablee.kernel import errors
from tablee.kernel.errors import BadInput, BrokenRules, Sentence, TableeError

P = TypeVar("P")
R = TypeVar("R")

AHEAD: Final = 2
"""Portions that a worker has been given: one in hand, one to go on with at once."""
MOST_DEATHS: Final = 4
"""Workers that die one after the other while nothing gets done, before we give up."""
KNOCK: Final = 5.0
"""Seconds in which somebody has to open at a cluster's address."""
HELLO: float = 30.0
"""Seconds in which whoever opened has to prove a cluster."""
LOST: Final = 10
"""Seconds after which a cluster that no longer answers is gone."""
ADDRESS: Final = re.compile(r"(?:ray://)?(\[[0-9a-fA-F:]+\]|[\w.-]+):(\d{1,5})")


@dataclass(frozen=True)
class Crew:
    """Who works."""

    jobs: int = 1
    """Processes of this machine; 1 is this process itself."""
    ray: str | None = None
    """The address of a Ray cluster, which then does it all."""


class Staff(Protocol):
    """Workers who can be given portions."""

    @property
    def workers(self) -> int: ...

    def submit(self, work: Callable[[Any], Any], portion: Any) -> Future[Any]: ...

    def replace(self) -> None: ...

    def dismiss(self, hurry: bool) -> None: ...


def chunks(games: int, size: int = 10, first: int = 0) -> Iterator[range]:
    """Portions large enough that handing them out costs nothing, small enough that progress and Ctrl-C are prompt."""
    for start in range(first, games, size):
        yield range(start, min(games, start + size))


def spread(
    crew: Crew, work: Callable[[P], R], portions: Iterable[P], in_order: bool = False
) -> Generator[tuple[P, R], None, None]:
    """Every portion with its outcome, as they are done or in their order. Whoever has seen enough closes it, and the
    workers go home."""
    if crew.jobs == 1 and crew.ray is None:
        for portion in portions:
            yield portion, work(portion)
        return
    staff: Staff = Processes(crew.jobs) if crew.ray is None else Cluster(crew.ray)
    left = enumerate(portions)
    again: deque[tuple[int, P]] = deque()
    given: dict[Future[R], tuple[int, P]] = {}
    done: dict[int, tuple[P, R]] = {}
    told = deaths = 0
    try:
        while True:
            while len(given) + (len(done) if in_order else 0) < AHEAD * staff.workers or (again and not given):
                order = again.popleft() if again else next(left, None)
                if order is None:
                    break
                given[staff.submit(work, order[1])] = order
            if not given:
                break
            for future in wait(given, return_when=FIRST_COMPLETED).done:
                number, portion = given.pop(future)
                try:
                    outcome = future.result()
                except BrokenProcessPool:
                    again.append((number, portion))
                    continue
                if isinstance(outcome, Failure):
                    raise outcome.error()
                deaths = 0
                if not in_order:
                    yield portion, outcome
                    continue
                done[number] = portion, outcome
                while told in done:
                    yield done.pop(told)
                    told += 1
            if again and not given:
                deaths += 1
                if deaths > MOST_DEATHS:
                    raise BadInput("workers-die", value=deaths)
                staff.replace()
    finally:
        staff.dismiss(hurry=bool(given))


def attempt(work: Callable[[P], R], portion: P) -> R | Failure:
    """For a worker: errors travel as plain data."""
    try:
        return work(portion)
    except TableeError as error:
        return Failure.of(error)


@dataclass(frozen=True)
class Failure:
    """An error on its way from a worker."""

    kind: str
    sentence: Any

    @classmethod
    def of(cls, error: TableeError) -> Failure:
        return cls(type(error).__name__, packed(error.sentence))

    def error(self) -> TableeError:
        sentence = unpacked(self.sentence)
        if self.kind == BrokenRules.__name__:
            return BrokenRules(sentence.params["problem"])
        made: TableeError = getattr(errors, self.kind, BadInput)(sentence.id, **sentence.params)
        return made


def packed(value: Any) -> Any:
    if isinstance(value, Sentence):
        return ("sentence", value.id, {name: packed(each) for name, each in value.params.items()})
    return value


def unpacked(value: Any) -> Any:
    if isinstance(value, tuple) and len(value) == 3 and value[0] == "sentence":
        return Sentence(value[1], **{name: unpacked(each) for name, each in value[2].items()})
    return value


# Processes of this machine


class Processes:
    """They are spawned, not forked: whoever calls may run threads, such as the one that draws a progress bar."""

    def __init__(self, jobs: int) -> None:
        self.workers: Final = jobs
        self.others = set(active_children())
        self.pool = self.hired()

    def hired(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, get_context("spawn"), ignore_interrupts)

    def submit(self, work: Callable[[Any], Any], portion: Any) -> Future[Any]:
        try:
            return self.pool.submit(attempt, work, portion)
        except BrokenProcessPool as error:  # somebody died since the last look
            future: Future[Any] = Future()
            future.set_exception(error)
            return future

    def replace(self) -> None:
        """One of them has died, and took the others along."""
        self.pool.shutdown(cancel_futures=True)
        self.pool = self.hired()

    def dismiss(self, hurry: bool) -> None:
        self.pool.shutdown(wait=not hurry, cancel_futures=True)
        if hurry:  # an interrupt: nobody waits for games that may take minutes
            for process in set(active_children()) - self.others:
                process.terminate()


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that the user started; it then sends the others home."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# A Ray cluster


class Cluster:
    """Tasks of a Ray cluster. What speaks with it is a process of its own: when the cluster is gone, Ray ends whichever
    process was connected, and before that it writes wherever it likes."""

    def __init__(self, address: str) -> None:
        self.address = address
        if address != "auto":
            knock(address)
        import_ray()
        self.pipe, far = get_context("spawn").Pipe()
        self.foreman = get_context("spawn").Process(target=foreman, args=(far, address), daemon=True)
        self.foreman.start()
        far.close()
        self.workers = self.greeted()
        self.futures: dict[int, Future[Any]] = {}
        self.lock = threading.Lock()
        self.gone = False
        self.count = 0
        threading.Thread(target=self.listen, daemon=True).start()

    def greeted(self) -> int:
        """How many workers there are."""
        word: str = "refused"
        value: Any = Sentence("no-answer", seconds=round(HELLO))
        with suppress(EOFError, OSError):
            if self.pipe.poll(HELLO):
                word, value = self.pipe.recv()
        if word != "ready":
            self.foreman.kill()
            raise BadInput("no-cluster", address=self.address, problem=value)
        return int(value)

    def submit(self, work: Callable[[Any], Any], portion: Any) -> Future[Any]:
        future: Future[Any] = Future()
        with self.lock:
            self.count += 1
            self.futures[self.count] = future
            if not self.gone:
                with suppress(OSError):  # the one who listens notices, too
                    self.pipe.send((self.count, partial(work, portion)))
                return future
        self.lose()
        return future

    def listen(self) -> None:
        """Outcomes, until there is nobody to send them."""
        with suppress(EOFError, OSError):
            while True:
                word, number, value = self.pipe.recv()
                with self.lock:
                    future = self.futures.pop(number)
                if word == "done":
                    future.set_result(value)
                else:
                    future.set_exception(BadInput("cluster-work", address=self.address, problem=value))
        self.gone = True
        self.lose()

    def lose(self) -> None:
        with self.lock:
            lost, self.futures = list(self.futures.values()), {}
        for future in lost:
            future.set_exception(BadInput("cluster-gone", address=self.address))

    def replace(self) -> None:
        """Ray replaces its workers by itself."""

    def dismiss(self, hurry: bool) -> None:
        with suppress(OSError):
            self.pipe.send(None)
        self.foreman.join(1.0 if hurry else 5.0)
        if self.foreman.is_alive():
            self.foreman.kill()


def knock(address: str) -> None:
    """Does anybody open there at all? Ray itself would ask for minutes."""
    found = ADDRESS.fullmatch(address)
    if found is None or int(found[2]) > 65535:
        raise BadInput("bad-address", value=address)
    try:
        socket.create_connection((found[1].strip("[]"), int(found[2])), KNOCK).close()
    except (OSError, UnicodeError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise BadInput("no-cluster", address=address, problem=problem) from None


def import_ray() -> None:
    """Before anything is started: `ray` is an extra."""
    if find_spec("ray") is None:
        raise ModuleNotFoundError("no ray", name="ray")


def has_token(environment: Mapping[str, str]) -> bool:
    """Is there a token for clusters, where Ray looks for one? Nobody reads it here."""
    if environment.get("RAY_AUTH_TOKEN"):
        return True
    return Path(environment.get("RAY_AUTH_TOKEN_PATH") or Path.home() / ".ray" / "auth_token").is_file()


def foreman(pipe: Connection, address: str) -> None:
    """In a process of its own: gives portions to the cluster, and brings back what comes of them."""
    ignore_interrupts()
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    os.environ |= {"RAY_gcs_rpc_server_reconnect_timeout_s": str(LOST), "RAY_USAGE_STATS_ENABLED": "0"}
    if has_token(os.environ):  # `ray start` asks for it by itself then, whoever connects has to be told
        os.environ.setdefault("RAY_AUTH_MODE", "token")
    ray: Any = import_module("ray")
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL)
        errand = ray.remote(max_retries=MOST_DEATHS)(run_errand)
        workers = int(ray.cluster_resources().get("CPU", 0))
        pipe.send(("ready", max(1, workers)) if workers else ("refused", "CPU 0"))
    except Exception as error:  # whatever it is, it is told in one sentence
        pipe.send(("refused", brief(error)))
        return
    out: dict[Any, int] = {}
    while True:
        while pipe.poll(0 if out else None):
            try:
                order = pipe.recv()
            except EOFError:
                order = None
            if order is None:
                with suppress(Exception):
                    ray.shutdown()
                sys.exit()
            number, call = order
            out[errand.remote(__version__, call)] = number
        for ready in ray.wait(list(out), num_returns=1, timeout=0.02)[0]:
            number = out.pop(ready)
            try:
                pipe.send(("done", number, ray.get(ready)))
            except Exception as error:
                pipe.send(("failed", number, brief(error)))


def run_errand(version: str, call: Callable[[], Any]) -> Any:
    """On the cluster. Wherever the work is done, it is done by the same version of everything."""
    if version != __version__:
        raise RuntimeError(f"tablee {__version__}, not {version}")
    try:
        return call()
    except TableeError as error:
        return Failure.of(error)


def brief(error: BaseException) -> str:
    """What is wrong, in one sentence: of what lies behind it, if that is known."""
    behind = error.__cause__ or error
    lines = [line.strip() for line in str(behind).splitlines() if line.strip()]
    return f"{type(behind).__name__}: {lines[-1].split('. ')[0][:200]}" if lines else type(behind).__name__
