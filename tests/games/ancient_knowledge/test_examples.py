"""Every worked example has its test, named by its number."""

from __future__ import annotations

import re

from tests.games.ancient_knowledge import (
    test_examples_create,
    test_examples_decline,
    test_examples_learn,
    test_examples_phases,
    test_examples_scoring,
)

# fmt: off
NUMBERS = [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    13, 15, 16, 17, 19, 20, 21, 23, 24, 25, 27, 28, 29, 31, 32, 33, 35, 36, 37, 39, 40,
    41, 43, 44, 45, 47, 48, 49, 51, 52, 53, 55, 56, 57, 59, 60, 61,
    63, 64, 65, 67, 68,
    69, 71, 72, 73, 75, 76, 77, 79,
    80, 81, 83, 84, 85, 87, 88, 89, 91, 92, 93, 95, 96,
    97, 99, 100, 101, 103, 104, 105,
]
# fmt: on
MODULES = (
    test_examples_create,
    test_examples_learn,
    test_examples_phases,
    test_examples_decline,
    test_examples_scoring,
)


def test_every_worked_example_has_its_test() -> None:
    names = [name for module in MODULES for name in vars(module) if name.startswith("test_")]
    matches = [re.fullmatch(r"test_example_(\d{2,3})_[a-z0-9_]+", name) for name in names]
    assert [name for name, match in zip(names, matches, strict=True) if match is None] == []
    assert sorted(int(match[1]) for match in matches if match) == NUMBERS
