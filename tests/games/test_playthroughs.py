"""One whole game of each title and mode, as it was written down: a change of rules is seen in review."""

from __future__ import annotations

import pytest
from tools.playthroughs import FOLDER, MODES, Mode, drawn, playthrough

from tests.games.random_play import ALL_TITLES

MOST_BYTES = 320_000
"""Of all of them together: a review is read."""


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: f"{mode.title}-{mode.name}")
def test_the_game_goes_as_it_is_written(mode: Mode) -> None:
    told = "the game goes another way: if it is meant to, run `make playthroughs` and read what changed"
    assert playthrough(mode).splitlines() == mode.path.read_text("utf-8").splitlines(), told


def test_every_title_has_one_and_none_is_left_over() -> None:
    assert {mode.title for mode in MODES} >= set(ALL_TITLES)
    assert {path.name for path in FOLDER.iterdir()} == {mode.path.name for mode in MODES}
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= MOST_BYTES


def test_a_new_answer_changes_only_the_choices_that_it_wins() -> None:
    """So that a card more on offer does not make another game of it."""
    before = [f"take C{card}" for card in range(9)]
    for count in range(200):
        old, new = (drawn(offered, "seed", 0, "take", count) for offered in (before, ["take M1", *before[::-1]]))
        assert new in (old, "take M1")
