"""The random stream: equal for equal seeds, fair, the same on every machine, and bound by what was published."""

from __future__ import annotations

import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.kernel.chance import commitment, drawn, guess_order, key_of, shuffled, words
from tests.kernel.notes import notes

DECK = [0, 1, 2, 3]
TRIES = 2400


def game_order(number: int) -> list[int]:
    return shuffled(DECK, key_of(str(number)), 1)


def later_order(number: int) -> list[int]:
    return shuffled(DECK, key_of("one game"), number)


def guessed_order(number: int) -> list[int]:
    cards = DECK[:]
    guess_order(cards, random.Random(number))
    return cards


def test_equal_seeds_give_equal_streams() -> None:
    assert words(key_of("7"), 3, 20) == words(key_of("7"), 3, 20)
    assert shuffled(list(range(100)), key_of("7"), 3) == shuffled(list(range(100)), key_of("7"), 3)


def test_other_seeds_and_other_moments_give_other_streams() -> None:
    streams = {tuple(words(key_of(seed), count, 4)) for seed in ("7", "8", "07", "") for count in range(5)}
    assert len(streams) == 20


def test_a_shuffle_keeps_the_cards_and_leaves_the_given_list_alone() -> None:
    for size in (0, 1, 2, 150):
        cards = list(range(1000, 1000 + size))
        assert sorted(shuffled(cards, key_of("7"), 1)) == cards
        assert cards == list(range(1000, 1000 + size))


def test_a_guess_keeps_the_cards() -> None:
    for size in (0, 1, 2, 150):
        cards = list(range(size))
        guess_order(cards, random.Random(5))
        assert sorted(cards) == list(range(size))


@pytest.mark.parametrize("order", [game_order, later_order, guessed_order])
def test_every_order_comes_up_about_as_often_as_every_other(order: Callable[[int], list[int]]) -> None:
    seen = Counter(tuple(order(number)) for number in range(TRIES))
    assert len(seen) == 24
    assert min(seen.values()) > 50  # 100 are due; one that is half as likely would show
    assert max(seen.values()) < 150


def test_a_large_deck_has_no_favourite_places() -> None:
    first = Counter(shuffled(list(range(60)), key_of(str(seed)), 1)[0] for seed in range(3000))
    last = Counter(shuffled(list(range(60)), key_of(str(seed)), 1)[-1] for seed in range(3000))
    for found in (first, last):
        assert len(found) == 60
        assert max(found.values()) < 100  # 50 are due


def test_the_stream_is_the_same_on_every_machine() -> None:
    guessed = list(range(10))
    guess_order(guessed, random.Random(7))
    assert guessed == [2, 7, 4, 6, 8, 9, 0, 5, 1, 3]
    assert shuffled(list(range(10)), key_of("7"), 1) == [8, 4, 9, 3, 0, 2, 5, 1, 7, 6]


def test_chance_counts_how_often_it_was_used_and_never_repeats_itself() -> None:
    pos = notes()
    first, second = pos.shuffle(list(range(50))), pos.shuffle(list(range(50)))
    assert pos.draws == 2
    assert first != second


def test_a_copy_throws_the_same_dice_and_leaves_the_others_alone() -> None:
    pos = notes()
    copy = pos.copy()
    thrown = [pos.one_of(1000) for _ in range(5)]
    assert copy.draws == 0
    assert [copy.one_of(1000) for _ in range(5)] == thrown


def test_a_die_is_fair() -> None:
    pos = notes()
    seen = Counter(pos.one_of(6) for _ in range(3000))
    assert sorted(seen) == [0, 1, 2, 3, 4, 5]
    assert min(seen.values()) > 400
    assert max(seen.values()) < 600


def test_a_commitment_binds_seed_and_salt() -> None:
    published = commitment("7", "salt")
    assert published == commitment("7", "salt")
    others = [("8", "salt"), ("7", "sal"), ("7s", "alt"), ("7:salt", ""), ("", "7salt"), ("1:7", "salt")]
    assert len({published, *(commitment(seed, salt) for seed, salt in others)}) == 7


@given(st.integers(0, 2**32 - 1), st.integers(1, 2**13))
def test_a_draw_is_scaled_as_if_it_were_multiplied_in_one(word: int, amount: int) -> None:
    assert drawn(word, amount) == word * amount >> 32


def test_ctrl_c_is_heard_as_such_whatever_is_being_shuffled() -> None:
    """Two hundred interrupts, most of them inside compiled code, which must not be aborted by any."""
    code = """
import signal
from tablee.kernel.chance import shuffled
signal.signal(signal.SIGALRM, signal.default_int_handler)
heard = 0
for _ in range(200):
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.0005)
        while True:
            shuffled(list(range(1000)), b"key", 1)
    except KeyboardInterrupt:
        heard += 1
print(heard)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "200\n", "")
