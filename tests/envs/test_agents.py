"""Who decides when: several agents, one among bots, one in all seats."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tablee
from tablee import envs
from tablee.bots import LEVELS, Sight
from tablee.envs.actions import WAIT
from tablee.kernel.agenda import pending
from tablee.kernel.decisions import Choice, Decision
from tests.games.random_play import ALL_TITLES


@pytest.mark.parametrize(("id", "players"), [("ancient-knowledge", 3), ("atlantes", 2), ("scholars", 1), ("syncro", 4)])
def test_info_and_mask_say_the_same_to_every_agent_at_any_time(id: str, players: int) -> None:
    """Also to those who wait, while several decide at once, and when a game is over, cut or spoilt."""

    def check(env: Any, infos: dict[str, Any]) -> None:
        for agent, told in infos.items():
            assert sorted(told["legal"]) == list(np.flatnonzero(env.match.mask(env.possible_agents.index(agent))))

    for longest, spoilt in ((10_000, False), (60, False), (10_000, True)):
        env = envs.aec(id, players, longest=longest)
        env.reset(seed=5)
        rng = random.Random(5)
        check(env, env.infos)
        for count in range(10_000):
            agent = env.agent_selection
            legal = env.infos[agent]["legal"]
            env.step(WAIT if spoilt and count == 30 else rng.choice(legal))
            check(env, env.infos)
            if any(env.terminations.values()) or any(env.truncations.values()):
                break
        assert set(env.infos) == set(env.possible_agents)
        assert ("illegal" in env.infos[agent]) == spoilt
    both = envs.parallel(id, players, longest=40)
    _, told = both.reset(seed=5)
    while both.agents:
        check(both, told)
        *_, told = both.step({agent: rng.choice(told[agent]["legal"]) for agent in both.agents})
    check(both, told)


def test_agents_that_decide_at_once_do_so_in_one_step() -> None:
    env = envs.parallel("ancient-knowledge", 3)
    seen, _ = env.reset(seed=2)
    for left in range(4, 0, -1):
        assert not any(each["action_mask"][WAIT] for each in seen.values())
        assert [decision.params[0] for decision in env.match.decisions] == [left] * 3
        seen, *_ = env.step({agent: int(np.flatnonzero(each["action_mask"])[0]) for agent, each in seen.items()})
    waiting = [agent for agent, each in seen.items() if each["action_mask"][WAIT]]
    assert len(waiting) == 2
    assert all(seen[agent]["action_mask"].sum() == 1 for agent in waiting)


def test_the_agent_can_sit_anywhere_and_its_seat_depends_on_the_seed_alone() -> None:
    env, again = (envs.single("atlantes", 4, seat=None, bots=("random", "greedy")) for _ in range(2))
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(12)]
    assert seats == [again.reset(seed=seed)[1]["seat"] for seed in range(12)]
    assert len(set(seats)) > 1


@pytest.mark.parametrize(("id", "players"), [("ancient-knowledge", 3), ("scholars", 2), ("syncro", 2)])
@pytest.mark.parametrize("reward", ["outcome", "gain"])
def test_without_bots_the_agent_plays_all_seats(id: str, players: int, reward: Any) -> None:
    """The same game as that of several agents, step by step; a vector of such games too."""
    single = envs.single(id, players, bots=(), reward=reward)
    check_env(single, skip_render_check=True)
    several = envs.aec(id, players, reward=reward)
    many = envs.vector(id, 1, players=players, bots=(), reward=reward)
    seen, told = single.reset(seed=3)
    rows, info = many.reset(seed=3)
    several.reset(seed=3)
    rng = random.Random(3)
    given = np.zeros(players)
    over = False
    while not over:
        agent = several.agent_selection
        assert told["seat"] == agent == f"p{info['seat'][0] + 1}"
        for each in (seen["observation"], rows["observation"][0]):
            assert np.array_equal(each, several.observe(agent)["observation"])
        rng.shuffle(told["legal"])  # an agent's list is its own
        action = told["legal"][0]
        several.step(action)
        seen, reward_now, over, _, told = single.step(action)
        rows, rewards, ends, _, info = many.step([action])
        assert list(several.rewards.values()) == told["rewards"] == info["rewards"][0].tolist()
        assert reward_now == rewards[0] == told["rewards"][int(agent[1:]) - 1]
        assert ends[0] == over
        given += told["rewards"]
    result = single.match.title.result(single.match.pos)
    assert result is not None
    if reward == "gain":
        assert given.tolist() == [
            next(each.score for each in result.standings if each.seat == s) for s in range(players)
        ]
    _, _, ends, _, info = many.step([0])
    assert not ends[0]
    assert not info["rewards"].any()


def test_a_game_that_is_dealt_beforehand_is_the_one_that_would_have_come() -> None:
    early, late = (envs.single("syncro", bots=("random",)) for _ in range(2))
    for env in (early, late):
        env.reset(seed=4)
    for seed in (None, None, 5, None):
        early.prepare()
        early.prepare()
        seen, then = early.reset(seed=seed)[0], late.reset(seed=seed)[0]
        assert np.array_equal(seen["observation"], then["observation"])
        assert early.match.pos.hash64() == late.match.pos.hash64()


def test_a_name_is_one_bot() -> None:
    assert envs.single("atlantes", 3, bots="greedy").bots == ("greedy",)
    assert envs.single("atlantes", 1).bots == ("greedy",)


@pytest.mark.parametrize("level", ["random", "search:2", *LEVELS])
@pytest.mark.parametrize("id", ALL_TITLES)
def test_bots_of_every_level_play_whole_games_in_all_other_seats(
    id: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those who look ahead do so only twice."""
    title = tablee.title(id)
    for slow in ("expert", "master"):
        monkeypatch.setitem(title.levels, slow, "search:2")
    env = envs.single(id, title.most, bots=level)
    _, told = env.reset(seed=0)
    rng = random.Random(0)
    over = cut = False
    while not over and not cut:
        _, _, over, cut, told = env.step(rng.choice(told["legal"]))
    assert over


@pytest.mark.parametrize("id", ALL_TITLES)
def test_every_bot_is_given_the_present_moment(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one of several bots that decide between two choices of the agent."""
    asked = 0

    class Watching:
        def choose(self, sight: Sight, decision: Decision) -> Choice:
            nonlocal asked
            if sight.is_together() and decision.prompt not in sight.title.ballots:
                return decision.choices[-1]  # nobody thinks ahead then
            asked += 1
            world = sight.world(decision.seat, random.Random(1))
            there = next(each for each in pending(world) if each.seat == decision.seat)
            assert (there.prompt, there.params, there.choices) == (decision.prompt, decision.params, decision.choices)
            return decision.choices[-1]

    monkeypatch.setattr("tablee.envs.alone.make_bot", lambda *_: Watching())
    env = envs.single(id, tablee.title(id).most, longest=300)
    _, told = env.reset(seed=1)
    cut = False
    while not cut:
        _, _, over, cut, told = env.step(told["legal"][-1])
        cut = cut or over
    assert asked > 20
