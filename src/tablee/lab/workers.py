"""Work in portions, by whoever is there: this process, processes of this machine, or a Ray cluster.

    crew = Crew(jobs=2)
    with closing(spread(crew, partial(play_games, plan), portions)) as done:
        for portion, tally in done:
            ...

A portion's outcome depends on nothing but the portion, so it does not matter who works on it, nor when. Workers that
die are replaced, and what they had in hand is given to others. Ctrl-C is heard while portions are worked on, never
while whoever called adds one up. Simulations, round-robins, courses, reports and exports are all spread here.
"""

from __future__ import annotations

import logging
import os
import re
import signal
import socket
import sys
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.reduction import ForkingPickler
from pathlib import Path
from queue import SimpleQueue
from types import FrameType, TracebackType
from typing import Any, Final, Protocol, TypeVar, cast

from tablee import __version__
from tablee.bots.sigint import ignore_sigint
from tablee.kernel import errors
from tablee.kernel.errors import BadInput, BrokenRules, Sentence, TableeError

P = TypeVar("P")
R = TypeVar("R")
Share = Callable[[Iterable[P], bool], Iterator[tuple[P, R]]]
"""Gives portions to workers who stay; whether their outcomes are wished in order."""

AHEAD: Final = 2
"""Portions that a worker has been given: one in hand, one to go on with at once."""
MOST_DEATHS: Final = 4
"""Workers that die one after the other while nothing gets done, before we give up."""
GOODBYE: Final = 5.0
"""Seconds in which a worker has to leave before it is killed."""
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
    """Workers who can be given portions, by their numbers."""

    @property
    def workers(self) -> int: ...

    def give(self, number: int, portion: Any) -> None: ...

    def take(self) -> list[tuple[int, Any]]:
        """What has come of some of them, after waiting for it: outcomes, failures, or that they were lost."""

    def dismiss(self, hurry: bool) -> None: ...


class InterruptsWait:
    """In here Ctrl-C waits: what must be done as a whole is done as a whole. It is heard at the end, and whenever
    somebody listens for it, once: whoever heard it can put things in order. One may be within another, which then has
    heard what the inner one has. A thread that hears no signals is left alone, and so is a caller who has a way of its
    own with them."""

    def __init__(self) -> None:
        self.is_heard = False
        self.is_waiting = False
        self.installed = False
        self.outer: InterruptsWait | None = None

    def __enter__(self) -> InterruptsWait:
        if threading.current_thread() is not threading.main_thread():
            return self
        known = signal.getsignal(signal.SIGINT)
        around = getattr(known, "__self__", None)
        if isinstance(around, InterruptsWait) and around.is_heard:
            self.outer = around
        if self.outer is not None or known is signal.default_int_handler:
            self.installed = True
            signal.signal(signal.SIGINT, self.interrupt)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.outer is not None and self.is_waiting:
            self.outer.is_waiting, self.outer.is_heard = True, False
        if self.installed:
            signal.signal(signal.SIGINT, self.outer.interrupt if self.outer else signal.default_int_handler)
        if self.is_waiting and kind in (None, GeneratorExit):
            raise KeyboardInterrupt

    def interrupt(self, number: int, frame: FrameType | None) -> None:
        self.is_waiting = True
        if self.is_heard:
            self.is_heard = False
            raise KeyboardInterrupt

    def hear(self) -> None:
        """Between two things that are done as a whole."""
        if self.is_waiting:
            raise KeyboardInterrupt

    @contextmanager
    def heard(self) -> Iterator[None]:
        """In here it does not wait: nothing is lost but what is begun anew anyway."""
        self.is_heard = True
        try:
            self.hear()
            yield
        finally:
            self.is_heard = False


def chunks(games: int, size: int = 10, first: int = 0) -> Iterator[range]:
    """Portions large enough that handing them out costs nothing, small enough that progress and Ctrl-C are prompt. They
    end at whole multiples of their size, wherever they begin."""
    while first < games:
        end = min(games, first - first % size + size)
        yield range(first, end)
        first = end


def spread(
    crew: Crew, work: Callable[[P], R], portions: Iterable[P], in_order: bool = False
) -> Generator[tuple[P, R], None, None]:
    """Every portion with its outcome, as they are done or in their order. Whoever has seen enough closes it, and the
    workers go home. Ctrl-C is not heard until the next one is asked for: whoever adds one up does so wholly."""
    with team(crew, work) as share:
        yield from share(portions, in_order)


@contextmanager
def team(crew: Crew, work: Callable[[P], R]) -> Iterator[Share[P, R]]:
    """The same workers for one lot of portions after the other, each to its end."""
    with InterruptsWait() as interrupts:
        if crew.jobs == 1 and crew.ray is None:
            yield partial(by_itself, work, interrupts)
            return
        with interrupts.heard():
            staff: Staff = Processes(crew.jobs, work) if crew.ray is None else Cluster(crew.ray, work)
        given: dict[int, P] = {}
        try:
            yield partial(told, staff, given, interrupts)
        finally:
            staff.dismiss(hurry=bool(given))


def by_itself(
    work: Callable[[P], R], interrupts: InterruptsWait, portions: Iterable[P], in_order: bool
) -> Iterator[tuple[P, R]]:
    """What this process makes of the portions."""
    for portion in portions:
        with interrupts.heard():
            outcome = work(portion)
        yield portion, outcome


def told(
    staff: Staff, given: dict[int, P], interrupts: InterruptsWait, portions: Iterable[P], in_order: bool
) -> Iterator[tuple[P, Any]]:
    """What the staff makes of the portions; `given` are those that it has in hand."""
    left = enumerate(portions)
    again: deque[tuple[int, P]] = deque()
    done: dict[int, tuple[P, Any]] = {}
    most, next_one = AHEAD * staff.workers, 0
    while True:
        with interrupts.heard():
            while len(given) < most and (again or len(given) + len(done) < most):
                order = again.popleft() if again else next(left, None)
                if order is None:
                    break
                given[order[0]] = order[1]
                staff.give(*order)
            if not given:
                return
            taken = staff.take()
        for number, outcome in taken:
            portion = given.pop(number)
            if isinstance(outcome, Lost):
                again.append((number, portion))
            elif isinstance(outcome, Failure | Crash):
                raise outcome.error()
            elif not in_order:
                yield portion, outcome
                interrupts.hear()
            else:
                done[number] = portion, outcome
        while next_one in done:
            yield done.pop(next_one)
            interrupts.hear()
            next_one += 1


class Lost:
    """What came of a portion whose worker died."""


@dataclass(frozen=True)
class Crash:
    """An error of ours on its way from a worker, with the lines that led to it."""

    raised: BaseException

    @classmethod
    def of(cls, error: BaseException) -> Crash:
        lines = "".join(traceback.format_exception(error))
        try:
            ForkingPickler.loads(ForkingPickler.dumps(error))
        except Exception:  # it cannot travel
            error = RuntimeError(f"{type(error).__name__}: {error}")
        error.add_note(lines)
        return cls(error)

    def error(self) -> BaseException:
        return self.raised


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


@dataclass
class Hired:
    """One of them, as it is known here."""

    process: BaseProcess
    since: int
    """How many deaths had been counted when it came."""
    given: list[int] = field(default_factory=list)


class Processes:
    """They are spawned, not forked: whoever calls may run threads, such as the one that draws a progress bar. Each has
    a pipe to itself, whose far end nobody else holds: it ends when the worker dies, however it dies, and for the worker
    when we do."""

    def __init__(self, jobs: int, work: Callable[[Any], Any]) -> None:
        self.workers: Final = jobs
        self.work = work
        self.hired: dict[Connection, Hired] = {}
        self.counted = 0
        """Deaths, each of somebody who came after the one before: many who die at once are one."""
        self.deaths = 0
        """Those of them since anything got done."""

    def give(self, number: int, portion: Any) -> None:
        """To whoever has least to do. If it dies over it, we hear of that by its pipe."""
        pipe = min(self.hired, key=lambda each: len(self.hired[each].given), default=None)
        if pipe is None or (self.hired[pipe].given and len(self.hired) < self.workers):
            pipe = self.hire()
        self.hired[pipe].given.append(number)
        with suppress(OSError):
            pipe.send((number, portion))

    def hire(self) -> Connection:
        ours, theirs = get_context("spawn").Pipe()
        process = get_context("spawn").Process(target=labour, args=(theirs,), daemon=True)
        with theirs, ignore_sigint():
            process.start()
            self.hired[ours] = Hired(process, self.counted)
        with suppress(OSError):
            ours.send(self.work)
        return ours

    def take(self) -> list[tuple[int, Any]]:
        found: list[tuple[int, Any]] = []
        for pipe in cast(list[Connection], wait(list(self.hired))):
            try:
                number, outcome = pipe.recv()
            except (EOFError, OSError):
                found += [(number, Lost()) for number in self.bury(pipe)]
            else:
                self.hired[pipe].given.remove(number)
                self.deaths = 0
                found.append((number, outcome))
        return found

    def bury(self, pipe: Connection) -> list[int]:
        """A worker that has died; what it had in hand."""
        worker = self.hired.pop(pipe)
        pipe.close()
        worker.process.kill()
        worker.process.join()
        if worker.since == self.counted:
            self.counted += 1
            self.deaths += 1
        if self.deaths > MOST_DEATHS:
            raise BadInput("workers-die", value=self.deaths)
        return worker.given

    def dismiss(self, hurry: bool) -> None:
        for pipe, worker in self.hired.items():
            if hurry:  # an interrupt: nobody waits for games that may take minutes
                worker.process.terminate()
            else:
                with suppress(OSError):
                    pipe.send_bytes(b"")
        for pipe, worker in self.hired.items():
            worker.process.join(GOODBYE)
            worker.process.kill()
            worker.process.join()
            pipe.close()
        self.hired.clear()


def labour(pipe: Connection) -> None:
    """In a process of its own: does what it is given until it is told that this was all."""
    ignore_interrupts()
    orders: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(pipe, orders), daemon=True).start()
    work = ForkingPickler.loads(orders.get())
    while order := orders.get():
        number, portion = ForkingPickler.loads(order)
        try:
            outcome = ForkingPickler.dumps((number, attempt(work, portion)))
        except BaseException as error:  # whatever it is, it is raised where somebody sees it
            outcome = ForkingPickler.dumps((number, Crash.of(error)))
        with suppress(OSError):
            pipe.send_bytes(outcome)


def listen(pipe: Connection, orders: SimpleQueue[bytes]) -> None:
    """Orders are always received at once, so that whoever sends one never waits for a worker that waits to be heard
    itself. When the pipe ends without a word, nobody is left to work for."""
    try:
        while order := pipe.recv_bytes():
            orders.put(order)
        orders.put(b"")
    except (EOFError, OSError):
        os._exit(1)


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that the user started; it then sends the others home."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# A Ray cluster


class Cluster:
    """Tasks of a Ray cluster. What speaks with it is a process of its own: when the cluster is gone, Ray ends whichever
    process was connected, and before that it writes wherever it likes."""

    def __init__(self, address: str, work: Callable[[Any], Any]) -> None:
        self.address = address
        self.place = address
        """Where it is, also if it was to be found."""
        self.work = work
        if address != "auto":
            knock(address)
        import_ray()
        self.pipe, far = get_context("spawn").Pipe()
        self.foreman = get_context("spawn").Process(target=foreman, args=(far, address), daemon=True)
        self.foreman.start()
        far.close()
        self.workers = self.greeted()
        self.heard: SimpleQueue[tuple[str, int, Any]] = SimpleQueue()
        threading.Thread(target=self.listen, daemon=True).start()

    def greeted(self) -> int:
        """How many workers there are."""
        word: str = "refused"
        value: Any = Sentence("no-answer", seconds=round(HELLO))
        with suppress(EOFError, OSError):
            if self.pipe.poll(HELLO):
                word, value, self.place = self.pipe.recv()
        if word != "ready":
            self.foreman.kill()
            raise BadInput("no-cluster", address=self.address, problem=value)
        return int(value)

    def give(self, number: int, portion: Any) -> None:
        with suppress(OSError):  # the one who listens notices, too
            self.pipe.send((number, partial(self.work, portion)))

    def listen(self) -> None:
        """What the foreman says, until there is nobody to say it. Somebody has to listen always: a foreman who is not
        heard hears nothing either."""
        with suppress(EOFError, OSError):
            while True:
                self.heard.put(self.pipe.recv())
        self.heard.put(("gone", 0, None))

    def take(self) -> list[tuple[int, Any]]:
        word, number, value = self.heard.get()
        if word == "gone":
            raise BadInput("cluster-gone", address=self.address)
        if word == "failed":
            if not self.is_there():
                raise BadInput("cluster-gone", address=self.address)
            raise BadInput("cluster-work", address=self.address, problem=value)
        return [(number, value)]

    def is_there(self) -> bool:
        """Work also fails when the cluster is about to go: its parts do not all go at once."""
        until = time.monotonic() + GOODBYE
        while time.monotonic() < until:
            try:
                knock(self.place)
            except BadInput:
                return False
            time.sleep(0.2)
        return True

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
        place = ray.get_runtime_context().gcs_address
        pipe.send(("ready", max(1, workers), place) if workers else ("refused", "CPU 0", ""))
    except Exception as error:  # whatever it is, it is told in one sentence
        pipe.send(("refused", brief(error), ""))
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
