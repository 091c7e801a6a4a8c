"""Copies of environments go on by themselves, and equally."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from pettingzoo import AECEnv, ParallelEnv

from tablee import envs


def ways_on(env: Any) -> Callable[[], list[Any]]:
    """A step by the first legal choice, or a new game; what it gives, as plain data."""

    def on() -> list[Any]:
        if isinstance(env, AECEnv):
            if any(env.terminations.values()):
                env.reset()
            agent = env.agent_selection
            legal = env.infos[agent]["legal"]
            env.step(legal[len(legal) // 2])
            return [env.agent_selection, env.rewards, env.infos, env.match.pos.hash64()]
        if isinstance(env, ParallelEnv):
            if not env.agents:
                env.reset()
            legals = {agent: env.match.told(seat)["legal"] for seat, agent in enumerate(env.agents)}
            _, *rest = env.step({agent: legal[len(legal) // 2] for agent, legal in legals.items()})
            return [*rest, env.match.pos.hash64()]
        if env.ended:
            env.reset()
        legal = env.told()["legal"]
        _, *rest = env.step(legal[len(legal) // 2])
        return [*rest, env.match.pos.hash64()]

    return on


COPIED: list[Callable[[], Any]] = [
    lambda: envs.aec("ancient-knowledge", 3),
    lambda: envs.aec("atlantes", 2, reward="gain"),
    lambda: envs.parallel("syncro", 3),
    lambda: envs.single("syncro", 3, bots=("random", "greedy"), seat=None),
    lambda: envs.single("scholars", 2, bots="casual"),
    lambda: envs.single("atlantes", 2, bots="search:4", longest=400),
    lambda: envs.single("scholars", 2, bots=(), observation="arrays"),
]


@pytest.mark.parametrize("make", COPIED)
def test_a_copy_goes_on_by_itself_and_equally(make: Callable[[], Any]) -> None:
    env, twin = make(), make()
    copy.deepcopy(env).reset(seed=1)
    for each in (env, twin):
        each.reset(seed=6)
    go, follow = ways_on(env), ways_on(twin)
    for _ in range(6):
        assert go() == follow()
    if hasattr(env, "prepare"):
        env.prepare()
    other = copy.deepcopy(env)
    before = env.match.pos.hash64()
    beside = ways_on(other)
    expected = [follow() for _ in range(12)]
    assert [beside() for _ in range(12)] == expected
    assert env.match.pos.hash64() == before
    assert [go() for _ in range(12)] == expected, "the copy's game is not this one's"
    assert other.match.title is env.match.title
    assert other.match.actions is env.match.actions
    for each in (env, other, twin):
        each.reset()
    assert env.match.pos.hash64() == other.match.pos.hash64() == twin.match.pos.hash64()


def test_what_cannot_be_copied_or_pickled_says_what_to_do_instead() -> None:
    for make in (envs.aec, envs.parallel, envs.single):
        with pytest.raises(TypeError, match="cannot be pickled: make it where it is needed"):
            pickle.dumps(make("syncro", 2))
    many = envs.vector("syncro", 2, bots=("random",))
    with pytest.raises(TypeError, match="cannot be pickled, since they share memory"):
        pickle.dumps(many)
    with pytest.raises(TypeError, match="cannot be copied, since they share memory"):
        copy.deepcopy(many)
