"""Sums and intervals, against values worked out by hand or known from textbooks."""

from __future__ import annotations

import doctest
import random
from statistics import mean, stdev

import pytest

import tablee.bots
import tablee.lab.bench
import tablee.lab.figures
from tablee.lab.figures import SHARE, Interval, Sums, Tries, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0000),
    ],
)
def test_wilsons_interval_is_that_of_the_literature(successes: int, trials: int, low: float, high: float) -> None:
    found = wilson(successes, trials)
    assert found.value == successes / trials
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_nothing_tried_can_be_any_rate() -> None:
    assert wilson(0, 0) == Interval(0.0, 0.0, 1.0)


def test_sums_give_mean_and_spread_in_any_order_and_any_portions() -> None:
    rng = random.Random("sums")
    values = [rng.randint(-40, 90) for _ in range(101)]
    whole, parts = Sums(), Sums()
    for value in values:
        whole.add(value)
    for first in (60, 0, 30, 90):
        part = Sums()
        for value in values[first : first + 30]:
            part.add(value)
        parts.merge(part)
    assert parts == whole
    assert whole.mean == pytest.approx(mean(values))
    assert whole.sd == pytest.approx(stdev(values))
    assert (whole.least, whole.most) == (min(values), max(values))


def test_no_value_and_one_value_have_no_spread() -> None:
    sums = Sums()
    assert (sums.mean, sums.sd, sums.least) == (0.0, 0.0, None)
    sums.add(7)
    assert (sums.mean, sums.sd, sums.least, sums.most) == (7.0, 0.0, 7, 7)


def test_a_shared_victory_counts_as_its_fraction() -> None:
    tries = Tries()
    for winners in (1, 2, 3, 4):
        tries.add(SHARE // winners, 30)
    tries.add(0, 20)
    assert tries.win_rate().value == pytest.approx((1 + 1 / 2 + 1 / 3 + 1 / 4) / 5)


def test_a_difference_is_as_unsure_as_both_its_sides() -> None:
    difference = Interval(0.5, 0.4, 0.6).minus(Interval(0.3, 0.1, 0.5))
    assert difference.value == pytest.approx(0.2)
    assert difference.high - difference.value == pytest.approx((0.1**2 + 0.2**2) ** 0.5)
    assert not difference.is_clear
    assert Interval(0.5, 0.45, 0.55).minus(Interval(0.3, 0.28, 0.32)).is_clear


@pytest.mark.parametrize("module", [tablee.lab.figures, tablee.lab.bench, tablee.bots])
def test_the_examples_in_the_docstrings_are_true(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize("trials", range(1, 60))
def test_a_rate_lies_within_its_interval_at_both_ends(trials: int) -> None:
    for successes in (0, trials):
        found = wilson(successes, trials)
        assert found.low <= found.value <= found.high
