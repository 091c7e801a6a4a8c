"""Play to the end, and on for some turns."""

from __future__ import annotations

import random

import pytest

from tablee.kernel.agenda import pending
from tablee.kernel.playout import play_out, play_turns
from tests.games.random_play import ALL_TITLES, test_games
from tests.kernel.pebbles import TITLE


def test_random_play_ends_and_counts_its_choices() -> None:
    pos = TITLE.setup({"hide": 2, "rounds": 1}, 3, "7")
    count = play_out(pos, random.Random(1))
    assert pending(pos) == []
    assert 3 * 2 + 3 <= count <= 3 * 2 + 3 * 3  # two to hide each, then a turn of at most three picks


def test_random_play_stops_where_it_is_told_to() -> None:
    pos = TITLE.setup({}, 2, "7")
    assert play_out(pos, random.Random(1), 3) == 3
    assert pending(pos)


def test_equal_generators_play_equal_games() -> None:
    ends = []
    for _ in range(2):
        pos = TITLE.setup({}, 4, "7")
        play_out(pos, random.Random(5))
        ends.append(pos.hash64())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("id", ALL_TITLES)
def test_play_goes_on_until_so_many_turns_have_ended(id: str) -> None:
    for game, pos, rng in test_games(id, 6, "turns"):
        there = game.turn_of(pos)
        assert play_turns(game, pos, rng, 0.1, 1) > 0
        assert not pending(pos) or game.turn_of(pos) != there
        play_turns(game, pos, rng, 0.1, 100_000)
        assert game.result(pos) is not None
        assert play_turns(game, pos, rng, 0.1, 3) == 0
