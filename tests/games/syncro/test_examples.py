"""Every worked example has its test, named by its number."""

from __future__ import annotations

import re

from tests.games.syncro import (
    test_examples_campaign,
    test_examples_chapter_two,
    test_examples_resolution,
    test_examples_rulebook,
)

# fmt: off
NUMBERS = [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 15, 16, 17, 19, 20, 21, 23, 24, 25, 27, 28,
    29, 31, 32, 33, 35, 36, 37, 39, 40, 41, 43, 44, 45, 47, 48, 49, 51, 52, 53, 55, 56, 57,
    59, 60, 61, 63, 64, 65, 67, 68, 69, 71, 72, 73, 75, 76, 77, 79,
    80, 81, 83, 84, 85, 87, 88, 89, 91, 92, 93, 95, 96, 97, 99,
]
# fmt: on
MODULES = (test_examples_rulebook, test_examples_resolution, test_examples_chapter_two, test_examples_campaign)


def test_every_worked_example_has_its_test() -> None:
    names = [name for module in MODULES for name in vars(module) if name.startswith("test_")]
    matches = [re.match(r"test_e(\d{2})_[a-z0-9_]+", name) for name in names]
    assert sorted({int(match[1]) for match in matches if match}) == NUMBERS
