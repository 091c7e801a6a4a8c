"""Random play to the end."""

from __future__ import annotations

import random

from tablee.kernel.agenda import pending
from tablee.kernel.playout import play_out
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
