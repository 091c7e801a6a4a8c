"""Every worked example has its test, named by its number."""

from __future__ import annotations

import re

from tests.games.scholars import test_examples_base, test_examples_expansion

# fmt: off
NUMBERS = [
    1, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 17, 19, 20, 21, 23, 24, 25, 27, 28, 29, 31, 32, 33, 35, 36, 37, 39, 40, 41,
    43, 44, 45, 47, 48, 49, 51, 52, 53, 55, 56, 57, 59, 60, 61, 63, 64, 65, 67, 68, 69, 71, 72, 73, 75, 76, 77, 79, 80,
    81, 83,
]
# fmt: on


def test_every_worked_example_has_its_test() -> None:
    names = [name for module in (test_examples_base, test_examples_expansion) for name in vars(module)]
    matches = [re.fullmatch(r"test_example_(\d\d)_[a-z0-9_]+", name) for name in names if name.startswith("test_")]
    assert None not in matches
    assert sorted(int(match[1]) for match in matches if match) == NUMBERS
