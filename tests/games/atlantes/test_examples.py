"""Every worked example has its test, named by its number."""

from __future__ import annotations

import re

from tests.games.atlantes import test_examples_booklet, test_examples_display, test_examples_objectives

# fmt: off
NUMBERS = [
    *range(1, 21),
    21, 23, 24, 25, 27, 28,
    29, 31, 32, 33, 35, 36, 37,
    39, 40, 41, 43, 44,
    45, 47, 48, 49, 51, 52, 53, 55, 56,
]
# fmt: on
MODULES = (test_examples_booklet, test_examples_display, test_examples_objectives)


def test_every_worked_example_has_its_test() -> None:
    names = [name for module in MODULES for name in vars(module) if name.startswith("test_")]
    matches = [re.fullmatch(r"test_example_(\d{2})_[a-z0-9_]+", name) for name in names]
    assert [name for name, match in zip(names, matches, strict=True) if match is None] == []
    assert sorted(int(match[1]) for match in matches if match) == NUMBERS
