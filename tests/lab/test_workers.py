"""Work in portions: every portion once, whoever does it, and whoever dies over it."""

from __future__ import annotations

import os
import signal
import socket
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from tablee.kernel.errors import BadInput, BrokenRules, Sentence
from tablee.lab import workers
from tablee.lab.workers import Crew, chunks, knock, spread

TWO = Crew(jobs=2)


@pytest.mark.parametrize(("games", "size", "first"), [(1, 1, 0), (7, 2, 0), (999, 10, 0), (30, 7, 12), (5, 3, 5)])
def test_every_game_is_in_one_portion(games: int, size: int, first: int) -> None:
    assert [number for portion in chunks(games, size, first) for number in portion] == list(range(first, games))


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
    with pytest.raises(BadInput, match="2 workers died one after the other"):
        list(spread(TWO, fatal, range(3)))


def test_errors_arrive_as_they_were_raised() -> None:
    with pytest.raises(BadInput, match="x: 'y' cannot be 2: expected true or false"):
        list(spread(TWO, faulty, [2]))
    with pytest.raises(BrokenRules, match="an invariant failed: 'a piece was lost'"):
        list(spread(TWO, faulty, [5]))


@pytest.mark.parametrize("address", ["", "nowhere", "host:", "host:99999", "http://host:80", "local", "a b:1"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(BadInput, match="is no address of a Ray cluster"):
        knock(address)


def test_where_nobody_opens_or_whoever_opens_says_nothing_there_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    monkeypatch.setattr(workers, "HELLO", 0.5)
    with closing(socket.create_server(("127.0.0.1", 0))) as listening:
        port = listening.getsockname()[1]
        with pytest.raises(BadInput, match=f"no Ray cluster at '127.0.0.1:{port}': nobody answered within"):
            list(spread(Crew(ray=f"127.0.0.1:{port}"), squared, range(3)))
    with pytest.raises(BadInput, match=f"no Ray cluster at '127.0.0.1:{port}': 'Connection refused'"):
        list(spread(Crew(ray=f"127.0.0.1:{port}"), squared, range(3)))
