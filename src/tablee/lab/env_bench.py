"""What the environments do in a second, beside OpenSpiel's and a classic game of PettingZoo: a part of `make bench`."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from tablee import envs
from tablee.games import TITLES

COPIES = 128
WORKERS = 2
TURNS = 5
"""In which many games and one are played, of each measurement."""
PEER_GAME = "gin_rummy"

Rates = dict[str, list[float]]
Measure = Callable[[Callable[[], int], float, int], list[float]]
"""Units of work per second of processor time, one figure for each repetition."""


def steps_of(env: Any, seed: int) -> int:
    """A whole game by random choices of the masks, as an agent would play it; how many steps it took."""
    env.reset(seed=seed)
    draw = random.Random(seed).random
    steps = 0
    for _ in env.agent_iter():
        seen, _, over, cut, told = env.last()
        if over or cut:
            env.step(None)
            continue
        legal = told.get("legal") or seen["action_mask"].nonzero()[0]
        env.step(int(legal[int(draw() * len(legal))]))
        steps += 1
    return steps


def whole_games(make: Callable[[], Any]) -> Callable[[], int]:
    env, seeds = make(), iter(range(10**9))
    return lambda: steps_of(env, next(seeds))


def environments(measure: Measure, seconds: float, repeats: int) -> Rates:
    """Steps per second of processor time: observation and mask included, by title."""
    return {id: measure(whole_games(partial(envs.aec, id, 2)), seconds, repeats) for id in TITLES}


def workers(id: str, seconds: float, repeats: int) -> Rates:
    """Steps per second on the clock, each choice of any seat a step, by a random agent: in one environment, in many of
    this process, in as many spread over some. They take turns: a machine that slows down does so for all."""
    apart = envs.vector(id, COPIES, WORKERS, players=2, bots=())
    ways = {
        "one": whole_games(partial(envs.aec, id, 2)),
        "many": steps_of_many(envs.vector(id, COPIES, players=2, bots=())),
        "workers": steps_of_many(apart),
    }
    found: Rates = {name: [] for name in ways}
    try:
        for _ in range(repeats):
            steps, took = dict.fromkeys(ways, 0), dict.fromkeys(ways, 0.0)
            for _ in range(TURNS):
                for name, play in ways.items():
                    began = time.perf_counter()
                    while time.perf_counter() - began < seconds / TURNS:
                        steps[name] += play()
                    took[name] += time.perf_counter() - began
            for name, rates in found.items():
                rates.append(steps[name] / took[name])
    finally:
        apart.close()
    return found


def steps_of_many(many: Any) -> Callable[[], int]:
    """A step in all games, each by a random choice."""
    told = many.reset(seed=1)[1]
    rng, rows = np.random.default_rng(1), np.arange(many.num_envs)

    def play() -> int:
        nonlocal told
        picks = (rng.random(many.num_envs) * told["legal_count"]).astype(np.int64)
        told = many.step(told["legal"][rows, picks])[4]
        return len(rows)

    return play


def peers(measure: Measure, seconds: float, repeats: int) -> Rates:
    """The same of others, as far as they are installed."""
    found: Rates = {}
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError:
        pass
    else:
        found["PettingZoo connect_four"] = measure(whole_games(connect_four_v3.env), seconds, repeats)
    try:
        from open_spiel.python import rl_environment
    except ImportError:
        pass
    else:
        found[f"OpenSpiel {PEER_GAME}"] = measure(spiel_games(rl_environment.Environment(PEER_GAME)), seconds, repeats)
    return found


def spiel_games(env: Any) -> Callable[[], int]:
    """Whole games of OpenSpiel's reinforcement learning environment."""
    draw = random.Random(1).random

    def play() -> int:
        now = env.reset()
        steps = 0
        while not now.last():
            legal = now.observations["legal_actions"][now.observations["current_player"]]
            now = env.step([legal[int(draw() * len(legal))]])
            steps += 1
        return steps

    return play
