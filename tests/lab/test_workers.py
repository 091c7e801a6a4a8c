"""Work in portions: every portion once, whoever does it, and whoever dies over it."""

from __future__ import annotations

import gc
import os
import pickle
import signal
import socket
import subprocess
import sys
import time
from contextlib import closing, suppress
from functools import partial
from multiprocessing import active_children, parent_process
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from tablee.kernel.errors import BadInput, BrokenRules, Sentence
from tablee.lab import workers
from tablee.lab.workers import Crew, chunks, knock, spread

TWO = Crew(jobs=2)


@pytest.mark.parametrize(("games", "size", "first"), [(1, 1, 0), (7, 2, 0), (999, 10, 0), (30, 7, 12), (5, 3, 5)])
def test_every_game_is_in_one_portion(games: int, size: int, first: int) -> None:
    portions = list(chunks(games, size, first))
    assert [number for portion in portions for number in portion] == list(range(first, games))
    assert all(portion.stop % size == 0 for portion in portions[:-1]), "whatever was done before"


def squared(number: int) -> int:
    return number * number


def fatal_once(folder: Path, number: int) -> int:
    """The worker that comes to 3 first is killed."""
    if number == 3:
        try:
            (folder / "killed").mkdir()
        except FileExistsError:
            pass
        else:
            os.kill(os.getpid(), signal.SIGKILL)
    return number


def fatal(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def faulty(number: int) -> int:
    if number == 2:
        raise BadInput("bad-field", place="x", field="y", value=number, expected=Sentence("expected-flag"))
    if number == 5:
        raise BrokenRules("a piece was lost")
    return number


def test_outcomes_come_with_their_portions_and_in_order_if_that_is_wanted() -> None:
    for crew in (Crew(), TWO):
        assert sorted(spread(crew, squared, range(9))) == [(each, each * each) for each in range(9)]
    assert list(spread(TWO, squared, range(9), in_order=True)) == [(each, each * each) for each in range(9)]


def test_a_worker_that_dies_is_replaced_and_nothing_is_lost(tmp_path: Path) -> None:
    found = list(spread(TWO, partial(fatal_once, tmp_path), range(12), in_order=True))
    assert found == [(each, each) for each in range(12)]
    assert (tmp_path / "killed").exists()


def test_work_that_kills_whoever_does_it_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "MOST_DEATHS", 1)
    with pytest.raises(BadInput, match="2 workers in a row died"):
        list(spread(TWO, fatal, range(3)))


def fatal_while_it_tells(folder: Path, number: int) -> bytes:
    """The worker that comes to 3 first is killed once a part of what it tells has been read: the rest never comes."""
    if number == 3:
        with suppress(FileExistsError):
            (folder / "killed").mkdir()
            pipe = next(each for each in gc.get_objects() if isinstance(each, Connection))
            os.write(pipe.fileno(), (50_000_000).to_bytes(4) + bytes(1000))
            os.kill(os.getpid(), signal.SIGKILL)
    return bytes(300_000)


def test_a_worker_that_dies_while_it_tells_what_it_has_done_is_replaced(tmp_path: Path) -> None:
    found = list(spread(TWO, partial(fatal_while_it_tells, tmp_path), range(12), in_order=True))
    assert found == [(each, bytes(300_000)) for each in range(12)]
    assert (tmp_path / "killed").exists()


def test_many_who_die_at_once_are_one_death(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """All who were there before: too little memory for a moment is no reason to give up."""
    monkeypatch.setattr(workers, "MOST_DEATHS", 1)
    assert list(spread(TWO, partial(fatal_first, tmp_path), range(6), in_order=True)) == [(n, n) for n in range(6)]
    assert len(list(tmp_path.iterdir())) == 2


def fatal_first(folder: Path, number: int) -> int:
    """Two workers are killed, neither before both of them are there."""
    if len(list(folder.iterdir())) < 2:
        (folder / str(os.getpid())).touch()
        while len(list(folder.iterdir())) < 2:
            time.sleep(0.01)
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def large(number: int) -> bytes:
    return bytes(3_000_000)


def test_whoever_has_seen_enough_need_not_wait_for_what_is_on_its_way() -> None:
    """Closed while both workers tell more than a pipe holds: they are gone at once."""
    with closing(spread(TWO, large, range(200), in_order=True)) as done:
        for number, outcome in done:
            assert len(outcome) == 3_000_000
            if number == 3:
                break
    assert active_children() == []


def test_large_portions_and_large_outcomes_do_not_wait_for_each_other() -> None:
    portions = [bytes(1_000_000) for _ in range(12)]
    assert sum(len(outcome) for _, outcome in spread(TWO, bytes, portions)) == 12_000_000


def pressing(crew: Crew, last: int, added: list[int]) -> None:
    """Ctrl-C, twice even, while the portion 2 is added up; there are no more than `last`."""
    with closing(spread(crew, squared, range(1000), in_order=True)) as done:
        for number, _ in done:
            if number == 2:
                signal.raise_signal(signal.SIGINT)
                signal.raise_signal(signal.SIGINT)
            added.append(number)
            if number == last:
                break


@pytest.mark.parametrize("crew", [Crew(), TWO])
@pytest.mark.parametrize("last", [2, 999])
def test_ctrl_c_waits_until_a_portion_is_added_up(crew: Crew, last: int) -> None:
    """Then it is heard, the workers are gone, and Ctrl-C is what it was."""
    added: list[int] = []
    with pytest.raises(KeyboardInterrupt):
        pressing(crew, last, added)
    assert added == [0, 1, 2]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert active_children() == []


def interrupted(number: int) -> int:
    os.kill(os.getppid() if parent_process() else os.getpid(), signal.SIGINT)
    while True:
        time.sleep(1)


@pytest.mark.parametrize("crew", [Crew(), TWO])
def test_ctrl_c_does_not_wait_for_work(crew: Crew) -> None:
    with pytest.raises(KeyboardInterrupt):
        list(spread(crew, interrupted, range(3)))
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert active_children() == []


def test_whoever_has_a_way_of_its_own_with_ctrl_c_keeps_it() -> None:
    heard: list[int] = []

    def hear(number: int, frame: object) -> None:
        heard.append(number)

    before = signal.signal(signal.SIGINT, hear)
    try:
        for number, _ in spread(Crew(), squared, range(3)):
            signal.raise_signal(signal.SIGINT)
            assert len(heard) == number + 1
        assert signal.getsignal(signal.SIGINT) is hear
    finally:
        signal.signal(signal.SIGINT, before)


def announced(number: int) -> int:
    print(os.getpid(), flush=True)
    while True:
        time.sleep(1)


def test_workers_do_not_outlive_whoever_started_them() -> None:
    """Killed without a word: the workers hold what it wrote to, which ends when the last of them is gone."""
    script = "from tests.lab.test_workers import *\nif __name__ == '__main__': list(spread(TWO, announced, range(2)))"
    root = str(Path(__file__).resolve().parents[2])
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([root, *sys.path])}
    with subprocess.Popen([sys.executable, "-c", script], env=env, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        assert len({parent.stdout.readline(), parent.stdout.readline()}) == 2
        parent.kill()
        assert parent.stdout.read() == ""


class Odd(Exception):
    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def odd(number: int) -> object:
    if number == 1:
        raise Odd(1, 2)
    return [lambda: 1] if number == 2 else [][number]


def test_errors_of_ours_arrive_with_the_lines_that_led_to_them() -> None:
    """Even if they cannot travel, or the outcome cannot."""
    with pytest.raises(IndexError) as raised:
        list(spread(TWO, odd, [3]))
    assert any("in odd" in note for note in raised.value.__notes__)
    with pytest.raises(RuntimeError, match="Odd: 1 and 2"):
        list(spread(TWO, odd, [1]))
    with pytest.raises((AttributeError, RuntimeError, pickle.PicklingError), match="lambda"):
        list(spread(TWO, odd, [2]))


def test_errors_arrive_as_they_were_raised() -> None:
    with pytest.raises(BadInput, match="x: 'y' cannot be 2: expected true or false"):
        list(spread(TWO, faulty, [2]))
    with pytest.raises(BrokenRules, match="an invariant failed: 'a piece was lost'"):
        list(spread(TWO, faulty, [5]))


@pytest.mark.parametrize("address", ["", "nowhere", "host:", "host:99999", "http://host:80", "local", "a b:1"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(BadInput, match="is not the address of a Ray cluster"):
        knock(address)


def test_where_nobody_opens_or_whoever_opens_says_nothing_there_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    monkeypatch.setattr(workers, "HELLO", 0.5)
    with closing(socket.create_server(("127.0.0.1", 0))) as listening:
        port = listening.getsockname()[1]
        with pytest.raises(BadInput, match=f"no Ray cluster at '127.0.0.1:{port}': no answer within"):
            list(spread(Crew(ray=f"127.0.0.1:{port}"), squared, range(3)))
    with pytest.raises(BadInput, match=f"no Ray cluster at '127.0.0.1:{port}': 'Connection refused'"):
        list(spread(Crew(ray=f"127.0.0.1:{port}"), squared, range(3)))
