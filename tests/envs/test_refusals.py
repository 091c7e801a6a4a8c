"""What cannot be is refused with a sentence."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from tablee import envs
from tablee.envs.actions import WAIT
from tests.envs.tables import played


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"title": "chess"}, "unknown title 'chess'"),
        ({"players": 9}, "atlantes is for 1 to 4 players, not 9"),
        ({"reward": "gold"}, "option 'reward' of atlantes cannot be 'gold': expected one of 'outcome', 'score'"),
        ({"observation": "pixels"}, "option 'observation' of atlantes cannot be 'pixels'"),
        ({"render_mode": "rgb_array"}, "option 'render_mode' of atlantes cannot be 'rgb_array'"),
        ({"options": {"kings": 7}}, "option 'kings' of atlantes cannot be 7"),
        ({"longest": 0}, "option 'longest' of atlantes cannot be 0: expected a whole number from 1 to 10000"),
        ({"seat": 4}, "option 'seat' of atlantes cannot be 4"),
        ({"longest": "5"}, "option 'longest' of atlantes cannot be '5': expected a whole number from 1 to 10000"),
        ({"players": "3"}, "atlantes is for 1 to 4 players, not '3'"),
        ({"players": 2.0}, "atlantes is for 1 to 4 players, not 2.0"),
        ({"players": True}, "atlantes is for 1 to 4 players, not True"),
        ({"options": [1]}, "option 'options' of atlantes cannot be [1]: expected a table of fields"),
        ({"title": ["atlantes"]}, "unknown title \"['atlantes']\""),
        ({"foo": 1}, "atlantes has no option 'foo'; available: 'bots', 'longest', 'observation', 'options', 'players'"),
        ({"options": {1: 1}}, "atlantes has no option 1; available: 'advanced'"),
        ({"options": {"level": 5}}, "atlantes has no option 'level'; available: 'advanced'"),
        ({"reward": np.array(["score", "margin"])}, "option 'reward' of atlantes cannot be array(["),
        ({"reward": ("score",)}, "option 'reward' of atlantes cannot be ('score',): expected one of 'outcome'"),
        ({"longest": 10**5000}, "option 'longest' of atlantes cannot be 0x"),
        ({"players": [2]}, "atlantes is for 1 to 4 players, not [2]"),
        ({"bots": (), "seat": []}, "option 'seat' of atlantes cannot be []: expected a whole number"),
        ({"seat": True}, "option 'seat' of atlantes cannot be True: expected a whole number from 0 to 1"),
        ({"bots": ("dragon",)}, "unknown bot 'dragon'"),
        ({"bots": "dragon"}, "unknown bot 'dragon'"),
        ({"bots": (5,)}, "unknown bot '5'"),
        ({"bots": None}, "option 'bots' of atlantes cannot be None: expected a list"),
        ({"bots": ("greedy",) * 2}, "option 'len(bots)' of atlantes cannot be 2: expected a whole number from 0 to 1"),
    ],
)
def test_a_wish_that_cannot_be_is_told_in_a_sentence(wish: dict[str, Any], said: str) -> None:
    with pytest.raises(envs.TableeError) as refused:
        envs.single(**{"title": "atlantes", **wish})
    assert str(refused.value).startswith(said)


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"copies": "2"}, "option 'copies' of atlantes cannot be '2': expected a whole number from 1 to 100000"),
        ({"copies": 2.5}, "option 'copies' of atlantes cannot be 2.5: expected a whole number from 1 to 100000"),
        ({"copies": 0}, "option 'copies' of atlantes cannot be 0"),
        ({"workers": 3}, "option 'workers' of atlantes cannot be 3: expected a whole number from 1 to 2"),
        ({"workers": True}, "option 'workers' of atlantes cannot be True"),
        ({"title": "chess", "copies": 0}, "unknown title 'chess'"),
        ({"title": ["chess"], "workers": 0}, "unknown title \"['chess']\""),
        ({"foo": 1}, "atlantes has no option 'foo'; available: 'bots', 'copies'"),
        ({"render_mode": "ansi"}, "option 'render_mode' of atlantes cannot be 'ansi': expected one of None"),
        ({"observation": "arrays"}, "option 'observation' of atlantes cannot be 'arrays': expected one of 'flat'"),
    ],
)
def test_many_games_at_once_refuse_what_they_cannot_be(wish: dict[str, Any], said: str) -> None:
    with pytest.raises(envs.TableeError) as refused:
        envs.vector(**{"title": "atlantes", "copies": 2, **wish})
    assert str(refused.value).startswith(said)


WRONG_SEEDS: list[tuple[Any, str]] = [
    ([3], "option 'len(seed)' of syncro cannot be 1: expected one of 2"),
    ([3, 4, 5], "option 'len(seed)' of syncro cannot be 3: expected one of 2"),
    ([3, -1], "option 'seed' of syncro cannot be -1: expected 'int >= 0'"),
    (-1, "option 'seed' of syncro cannot be -1: expected 'int >= 0'"),
    (1.5, "option 'seed' of syncro cannot be 1.5: expected 'int >= 0'"),
    (["7", 1], "option 'seed' of syncro cannot be '7': expected 'int >= 0'"),
    ([[3], [4]], "option 'seed' of syncro cannot be [3]: expected 'int >= 0'"),
    (np.array([[3], [4]]), "option 'seed' of syncro cannot be [3]: expected 'int >= 0'"),
    (np.array(3), "option 'seed' of syncro cannot be array(3): expected 'int >= 0'"),
    (10**5000, f"option 'seed' of syncro cannot be {hex(10**5000)[:77]}...: expected 'int < 10**1000'"),
]


@pytest.mark.parametrize("workers", [1, 2])
def test_a_seed_that_cannot_be_is_refused_and_nothing_else_happens(workers: int) -> None:
    many = envs.vector("syncro", 2, workers, bots=("random",))
    try:
        for seed, said in WRONG_SEEDS:  # one environment for all: workers take long to begin
            with pytest.raises(envs.TableeError) as refused:
                many.reset(seed=seed)
            assert str(refused.value) == said
        assert many.reset(seed=[3, 4])[0]["observation"].any()
    finally:
        many.close()


@pytest.mark.parametrize("make", [envs.aec, envs.parallel, envs.single])
def test_a_seed_of_one_game_that_cannot_be_is_refused(make: Any) -> None:
    env = make("syncro", 2)
    for seed in (-1, 1.5, "7", True, np.array(3), [3], 10**5000):
        with pytest.raises(envs.TableeError, match="option 'seed' of syncro cannot be"):
            env.reset(seed=seed)
    env.reset(seed=np.int64(7))


@pytest.mark.parametrize("make", [envs.aec, envs.parallel, envs.single, lambda title: envs.vector(title, 2, bots=())])
def test_options_of_a_reset_are_refused(make: Any) -> None:
    env = make("syncro")
    for options in ({"level": 9}, {"reset_mask": np.array([True, False])}, 0, False, [], np.array([1, 2])):
        with pytest.raises(envs.TableeError, match=r"'reset\(options\)' of syncro cannot be .* one of None, {}"):
            env.reset(seed=1, options=options)
    env.reset(seed=1, options={})


def test_actions_that_are_no_numbers_are_refused_and_the_game_goes_on() -> None:
    several, alone = envs.aec("syncro", 2), envs.single("syncro", 2)
    both, many = envs.parallel("syncro", 2), envs.vector("syncro", 2, players=2, bots=())
    for env in (several, alone, both, many):
        env.reset(seed=1)
    for action in (1.7, "1", None, [1], float("nan"), True, False, np.True_):
        for step in (several.step, alone.step, lambda action: both.step({"p1": action, "p2": 0})):
            with pytest.raises(envs.TableeError, match=r"option 'action' of syncro cannot be .* from 0 to 4525"):
                step(action)
    wrong: list[tuple[Callable[[Any], Any], list[Any], str]] = [
        (both.step, [{}, {"p1": 1}, [1, 2], None], r"'actions' .* expected 2 whole numbers, one for each seat"),
        (both.step, [{"p1": 1, "p2": 1, "p3": 1}], "there is no seat 'p3': this table has 'p1', 'p2'"),
        (
            many.step,
            [[1.5, 1.5], ["a", "b"], None, {"a": 1}, [True, True], [[1], [1, 2]]],
            r"'actions' .* from 0 to 4525",
        ),
        (many.step, [1, [1], [1, 1, 1], [[1], [1]]], r"'actions.shape' .* expected one of '\(2,\)'"),
    ]
    for step, given, said in wrong:
        for actions in given:
            with pytest.raises(envs.TableeError, match=said):
                step(actions)
    for env in (several, alone, both):
        assert not env.match.game.count
    assert not any(game.match.game.count for game in many.share.games)
    several.step(np.int64(several.infos[several.agent_selection]["legal"][0]))
    assert several.match.game.count == 1


def test_who_acts_before_a_game_or_after_it_is_told_to_reset() -> None:
    several, both = (make("syncro", 2, render_mode="ansi") for make in (envs.aec, envs.parallel))
    alone, many = envs.single("syncro", 2, bots="random", render_mode="ansi"), envs.vector("syncro", 2, bots=())
    assert not several.num_agents
    assert not list(several.agent_iter())
    early: list[Callable[[], Any]] = [
        lambda: several.step(1),
        several.last,
        lambda: several.last(observe=False),
        lambda: several.observe("p1"),
        several.render,
        alone.render,
        both.render,
        lambda: alone.step(1),
        lambda: both.step({"p1": 1, "p2": 1}),
        lambda: many.step([1, 1]),
    ]
    for call in early:
        with pytest.raises(ResetNeeded, match="call reset"):
            call()
    played(several, 1)
    alone.reset(seed=1)
    alone.step(WAIT)  # spoils it
    both.reset(seed=1)
    both.step({"p1": WAIT, "p2": WAIT})
    for call in (
        lambda: several.step(None),
        several.last,
        lambda: alone.step(1),
        lambda: both.step({}),
        lambda: both.step({"p1": 1}),
    ):
        with pytest.raises(ResetNeeded, match="call reset"):
            call()


@pytest.mark.parametrize("make", [envs.aec, envs.parallel])
def test_several_agents_have_neither_bots_nor_a_seat_to_wish_for(make: Any) -> None:
    for wish in ({"bots": "greedy"}, {"seat": 1}):
        with pytest.raises(envs.TableeError, match=r"syncro has no option .* available: 'longest', 'observation'"):
            make("syncro", 2, **wish)


def test_numbers_of_numpy_are_numbers() -> None:
    env = envs.single("syncro", np.int64(3), options={"level": np.int64(5), "new-cards": np.True_}, seat=np.int8(1))
    assert (env.match.seats, env.match.options, env.seat) == (3, {"level": 5, "new-cards": True}, 1)
    ages = envs.aec("ancient-knowledge", 2, options={"ages": [np.int64(30), np.int64(40)]})
    assert ages.match.options == envs.aec("ancient-knowledge", 2, options={"ages": np.array([30, 40])}).match.options


def test_a_process_that_cannot_start_others_is_told_to_play_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(multiprocessing.current_process()._config, "daemon", True)  # type: ignore[attr-defined]
    with pytest.raises(envs.TableeError, match="'workers' of syncro cannot be 2: expected 1: a daemonic process"):
        envs.vector("syncro", 2, 2)
    assert envs.vector("syncro", 2, 1).num_envs == 2
