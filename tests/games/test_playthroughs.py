"""One whole game of each title and mode, as it was written down: a change of rules is seen in review."""

from __future__ import annotations

import pytest
from tools.playthroughs import FOLDER, MODES, Mode, changes, drawn, facts_of, in_common, playthrough

from tablee.games import title as find_title
from tablee.kernel.title import Option
from tests.games.random_play import ALL_TITLES

MOST_BYTES = 640_000
"""Of all of them together: a review is read, but of what has changed. Two fifths tell what the seats see, without which
a leak would change nothing here."""


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: f"{mode.title}-{mode.name}")
def test_the_game_goes_as_it_is_written(mode: Mode) -> None:
    told = "the game goes another way: if it is meant to, run `make playthroughs` and read what changed"
    assert playthrough(mode).splitlines() == mode.path.read_text("utf-8").splitlines(), told


def test_every_title_has_one_and_none_is_left_over() -> None:
    assert {mode.title for mode in MODES} >= set(ALL_TITLES)
    assert {path.name for path in FOLDER.iterdir()} == {mode.path.name for mode in MODES}
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= MOST_BYTES


@pytest.mark.parametrize("id", ALL_TITLES)
def test_every_number_of_players_occurs(id: str) -> None:
    title = find_title(id)
    assert {mode.seats for mode in MODES if mode.title == id} == set(range(title.least, title.most + 1))


@pytest.mark.parametrize("id", ALL_TITLES)
def test_every_value_of_every_option_occurs_where_it_matters(id: str) -> None:
    missing = []
    for option in find_title(id).options:
        played = [values[option.name] for mode in MODES if mode.title == id and (values := at_work(mode, option))]
        for value in option.values or ("default", "given"):
            met = [each if option.values else "default" if each == option.default else "given" for each in played]
            if value not in met:
                missing.append(f"{option.name}={value}")
    assert not missing, "give a mode of tools/playthroughs.py this value"


def at_work(mode: Mode, option: Option) -> dict[str, object] | None:
    """All values of a mode in which this option matters."""
    values = find_title(mode.title).checked_options(mode.options, mode.seats)
    fits = option.when is None or values[option.when[0]] == option.when[1]
    return values if fits and (not option.seats or mode.seats in option.seats) else None


def test_a_leak_moves_from_a_seat_to_all() -> None:
    def seen(by_p2: str | None) -> dict[str, dict[str, str]]:
        def view(king: str | None) -> dict[str, str]:
            return dict(facts_of({"seat": "p9", "deck": 3, "players": [{"seat": "p1", "king": king}]}))

        return in_common({"p1": view("cai"), "p2": view(by_p2), "spectator": view(by_p2)})

    assert seen(None) == {"all": {"deck": "3"}, "p1": {"p1.king": "cai"}, "p2": {}, "spectator": {}}
    assert seen("cai")["all"] == {"deck": "3", "p1.king": "cai"}


def test_only_what_changed_is_told_and_what_is_gone() -> None:
    old = {"deck": "3", "row.0": "L1", "row.1": "L2", "p1.hand": "C1", "p1.king": "cai"}
    now = {"deck": "2", "row.0": "L1", "p1.king": "cai"}
    assert list(changes(old, now)) == ["deck=2", "-row.1", "-p1.hand"]
    assert list(changes(now, {"deck": "2"})) == ["-row", "-p1.king"]


def test_a_new_answer_changes_only_the_choices_that_it_wins() -> None:
    """So that a card more on offer does not make another game of it."""
    before = [f"take C{card}" for card in range(9)]
    for count in range(200):
        old, new = (drawn(offered, "seed", 0, "take", count) for offered in (before, ["take M1", *before[::-1]]))
        assert new in (old, "take M1")
