"""What the environments do in a second, beside OpenSpiel's and a classic game of PettingZoo: for `tablee.lab.bench`."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from tablee import envs
from tablee.games import TITLES

COPIES = 64
WORKERS = 2
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
    """Steps per second on the clock, of many games in this process and in worker processes."""
    found: Rates = {}
    for count in (0, WORKERS):
        many = envs.vector(id, COPIES, count, bots=("random",))
        try:
            found[f"{count} workers"] = [on_the_clock(many, seconds) for _ in range(repeats)]
        finally:
            many.close()
    return found


def on_the_clock(many: Any, seconds: float) -> float:
    rows, _ = many.reset(seed=1)
    draw = random.Random(1).random
    steps, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        actions = []
        for mask in rows["action_mask"]:
            legal = mask.nonzero()[0]
            actions.append(int(legal[int(draw() * len(legal))]))
        rows = many.step(actions)[0]
        steps += len(actions)
    return steps / (time.perf_counter() - began)


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
