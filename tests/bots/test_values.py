"""Learned values: from nothing that a seat may not know, the same on every build, and refused where they do not fit."""

from __future__ import annotations

import json
import logging
import random
from pathlib import Path
from typing import Any

import pytest

from tablee.bots import values as learned
from tablee.bots.values import Values, read_values, values_of
from tablee.games import title
from tablee.kernel.agenda import pending
from tablee.kernel.errors import BadInput
from tablee.kernel.model import Model
from tablee.kernel.playout import play_turns
from tests.games.random_play import ALL_TITLES, LENGTH, play_on, test_games
from tests.kernel.pebbles import TITLE as PEBBLES

LEARNING = [id for id in ALL_TITLES if title(id).feature_names()]


def weights(id: str, **changes: Any) -> dict[str, Any]:
    """A sound file of weights that know nothing."""
    game = title(id)
    names = [name for name, _ in game.feature_names()]
    sound = {
        "title": id,
        "rules": game.version,
        "shared": False,
        "turns": 2,
        "features": names,
        "bias": 0,
        "linear": [0.0] * len(names),
        "corners": [[0.0] * len(names)],
        "shifts": [0.0],
        "heights": [0.0],
    }
    return {**sound, **changes}


@pytest.mark.parametrize("id", LEARNING)
def test_worlds_that_differ_only_in_secrets_give_equal_features(id: str) -> None:
    compared = 0
    for game, pos, rng in test_games(id, 60, "features"):
        play_on(pos, rng, rng.randrange(LENGTH[id]))
        if not pending(pos):
            continue
        for seat in range(pos.seats):
            found = game.features(pos, seat)
            other = game.redeal(pos, seat, rng)
            compared += other != pos
            told = [name for name, _ in game.feature_names()]
            assert dict(zip(told, game.features(other, seat), strict=True)) == dict(zip(told, found, strict=True))
    assert compared > 20


@pytest.mark.parametrize("id", LEARNING)
def test_every_feature_is_named_once_with_a_sentence_and_moves(id: str) -> None:
    names = title(id).feature_names()
    assert len({name for name, _ in names}) == len({said for _, said in names}) == len(names)
    seen: list[set[float]] = [set() for _ in names]
    for seats, options in title(id).practice():
        assert title(id).checked_options(options, seats)
    for game, pos, rng in test_games(id, 40, "moving"):
        while pending(pos):
            for number, figure in enumerate(game.features(pos, rng.randrange(pos.seats))):
                seen[number].add(figure)
            play_turns(game, pos, rng, 0.1, 6)
    assert [name for (name, _), figures in zip(names, seen, strict=True) if len(figures) < 2] == []


@pytest.mark.parametrize("id", LEARNING)
def test_features_leave_the_position_alone(id: str) -> None:
    for game, pos, rng in test_games(id, 5, "alone"):
        play_on(pos, rng, rng.randrange(LENGTH[id]))
        if pending(pos):
            before = pos.dump()
            game.features(pos, 0)
            assert pos.dump() == before


def test_a_model_is_a_sum_with_corners() -> None:
    model = Model(0.5, [1.0, -2.0], [[1.0, 0.0], [0.0, 1.0]], [-3.0, 0.0], [2.0, 0.25])
    assert model.value([1.0, 1.0]) == pytest.approx(1 / (1 + 2.718281828 ** (0.5 - 0.25)), abs=1e-4)
    assert model.value([5.0, 0.0]) == pytest.approx(1 / (1 + 2.718281828**-9.5), abs=1e-4)  # the first corner is open
    assert [model.value([far, 0.0]) for far in (1e6, -1e6)] == [1.0, 0.0]


def test_what_one_of_two_rivals_wins_the_other_loses() -> None:
    game = title("atlantes")
    names = len(game.feature_names())
    leaning = Values(game, Model(0.1, [0.05] * names, [], [], []), False, 2)
    team = Values(game, Model(0.1, [0.05] * names, [], [], []), True, 2)
    pos = game.setup({}, 2, "worths")
    play_on(pos, random.Random(3), 30)
    one, other = leaning.worths(pos)
    assert one + other == 1.0
    assert team.worths(pos) == [(leaning.value(pos, 0) + leaning.value(pos, 1)) / 2] * 2


@pytest.mark.parametrize("id", LEARNING)
def test_what_the_package_holds_fits_the_rules_and_features_of_today(id: str) -> None:
    place = Path(learned.__file__).parents[1] / "games" / id.replace("-", "_") / learned.FILE
    text = place.read_text("utf-8")
    assert read_values(title(id), text, str(place))
    assert values_of(title(id)) is not None
    made = json.loads(text)["made"]
    assert made["command"].startswith(f"tablee lab train {id} --rounds ")
    assert f"--seed {made['seed']}" in made["command"]
    last = made["rounds"][-1]
    assert last["learned"]["brier"] < last["hints"]["brier"] < last["constant"]["brier"]


def test_a_title_without_features_has_no_values() -> None:
    assert values_of(PEBBLES) is None
    with pytest.raises(BadInput, match="lists no figures to learn from"):
        read_values(PEBBLES, "{}", "some.json")


BROKEN = [
    ({"rules": 99}, "learned for 'rules 99', this is 'rules 2': train again"),
    ({"title": "syncro"}, "learned for 'title syncro', this is 'title atlantes'"),
    ({"features": ["lead"]}, "learned for .*other features.*: train again"),
    ({"bias": "high"}, "'bias' cannot be"),
    ({"bias": float("nan")}, "'bias' cannot be"),
    ({"linear": [1.0]}, "'linear' cannot be"),
    ({"corners": 3}, "'corners' cannot be"),
    ({"corners": [[1.0]]}, "'corners' cannot be"),
    ({"shifts": []}, "'shifts' cannot be"),
    ({"heights": [10**400]}, "'heights' cannot be"),
    ({"shared": 1}, "'shared' cannot be 1: expected true or false"),
    ({"turns": -1}, "'turns' cannot be -1"),
]


@pytest.mark.parametrize(("changes", "said"), BROKEN)
def test_weights_that_do_not_fit_get_one_sentence(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput, match=f"^some.json: {said}"):
        read_values(title("atlantes"), json.dumps(weights("atlantes", **changes)), "some.json")


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"title": "atlantes"}', "[" * 100_000])
def test_a_broken_file_of_weights_gets_one_sentence(text: str) -> None:
    with pytest.raises(BadInput, match=r"^some\.json: ") as caught:
        read_values(title("atlantes"), text, "some.json")
    assert "\n" not in str(caught.value)


def test_a_broken_file_in_the_package_stops_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / learned.FILE).write_text("{", "utf-8")
    monkeypatch.setattr(learned, "files", lambda _: tmp_path)
    known = learned.FOUND.copy()
    learned.FOUND.clear()
    try:
        with caplog.at_level(logging.WARNING):
            assert values_of(title("atlantes")) is None
            assert values_of(title("atlantes")) is None
    finally:
        learned.FOUND.clear()
        learned.FOUND.update(known)
    assert len(caplog.records) == 1
