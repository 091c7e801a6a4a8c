"""What agents are rewarded for, and how a game can end."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded

import tablee
from tablee import envs
from tablee.envs.actions import WAIT
from tablee.envs.match import REWARDS
from tablee.kernel.title import Result, Standing
from tests.envs.tables import played


@pytest.mark.parametrize(("id", "players"), [("ancient-knowledge", 2), ("atlantes", 3), ("scholars", 4), ("syncro", 3)])
def test_rewards_are_those_of_the_result(id: str, players: int) -> None:
    env = envs.aec(id, players, reward="score")
    given = played(env, 4)
    result = env.match.title.result(env.match.pos)
    assert result is not None
    scores = {f"p{each.seat + 1}": each.score for each in result.standings}
    assert given == scores
    assert played(envs.aec(id, players, reward="gain"), 4) == scores
    margins = played(envs.aec(id, players, reward="margin"), 4)
    for agent, points in scores.items():
        assert margins[agent] == points - max(score for other, score in scores.items() if other != agent)
    outcome = played(envs.aec(id, players), 4)
    if result.won is None:
        assert sum(outcome.values()) == pytest.approx(0)
        assert max(outcome.values()) == (1 if len(result.winners()) == 1 else pytest.approx(max(outcome.values())))
        assert {agent for agent, reward in outcome.items() if reward == max(outcome.values())} == {
            f"p{seat + 1}" for seat in result.winners()
        }
    else:
        assert set(outcome.values()) == {1.0 if result.won else -1.0}


def test_a_choice_that_the_mask_does_not_allow_ends_the_game_and_costs() -> None:
    env = envs.single("atlantes")
    env.reset(seed=1)
    _, reward, over, _, told = env.step(WAIT)
    assert (reward, over, told["illegal"]) == (-1.0, True, WAIT)
    both = envs.parallel("ancient-knowledge", 2)
    seen, _ = both.reset(seed=1)
    right = int(np.flatnonzero(seen["p1"]["action_mask"])[0])
    _, rewards, ends, _, infos = both.step({"p1": right, "p2": WAIT})
    assert rewards == {"p1": 0.0, "p2": -1.0}
    assert all(ends.values())
    assert infos["p2"]["illegal"] == WAIT
    assert sorted(infos["p2"]["legal"]) == list(np.flatnonzero(both.match.mask(1)))


def test_a_game_that_does_not_end_is_cut() -> None:
    env = envs.aec("atlantes", 2, longest=40)
    env.reset(seed=1)
    count = 0
    for _ in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        assert (reward, over) == (0.0, False)
        env.step(None if cut else int(np.flatnonzero(seen["action_mask"])[0]))
        count += not cut
    assert count == 40
    both = envs.parallel("atlantes", 2, longest=1)
    all_seen, _ = both.reset(seed=1)
    _, _, ends, cuts, _ = both.step({agent: int(np.flatnonzero(s["action_mask"])[0]) for agent, s in all_seen.items()})
    assert (set(ends.values()), set(cuts.values()), both.agents) == ({False}, {True}, [])
    many = envs.vector("atlantes", 2, bots=("random",), longest=30)
    rows, _ = many.reset(seed=1)
    cut_at = []
    for step in range(60):
        rows, _, _, cuts_now, _ = many.step([int(np.flatnonzero(mask)[0]) for mask in rows["action_mask"]])
        cut_at += [step] * int(cuts_now.sum())
    assert cut_at


@pytest.mark.parametrize(("score", "worth"), [(-1, -1.0), (0, -1.0), (1, 1.0)])
def test_a_lone_player_wins_by_passing_the_mark(score: int, worth: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that the title has for bots and the teacher: of Atlantes that of the best animal."""
    title = tablee.title("atlantes")
    env = envs.aec("atlantes", 1)
    played(env, 3)
    mark = title.mark(env.match.pos)
    result = Result([Standing(0, 1, mark + score, {})])
    assert REWARDS["outcome"](result, 0, mark) == worth
    assert REWARDS["margin"](result, 0, mark) == REWARDS["score"](result, 0, mark) == mark + score
    assert played(env, 3) == {"p1": -1.0}, "who plays anyhow does not get it"


def test_a_solo_game_against_an_opponent_is_won_by_the_same_rule() -> None:
    env = envs.aec("scholars", 1)
    for seed in range(2):
        given = played(env, seed)["p1"]
        result = env.match.title.result(env.match.pos)
        assert result is not None
        assert result.won == (result.standings[0].score > env.match.title.mark(env.match.pos))
        assert given == (1.0 if result.won else -1.0)


def test_who_plays_together_has_no_margin() -> None:
    assert set(played(envs.aec("syncro", 2, reward="margin"), 1).values()) == {0.0}


@pytest.mark.parametrize(
    ("id", "seed", "wishes", "given"),
    [
        ("atlantes", 2, {"players": 4, "longest": 5}, 0.0),
        ("atlantes", 2, {"players": 4, "longest": 5, "reward": "gain"}, 6.0),
        ("scholars", 3, {"players": 3, "longest": 2, "seat": 2}, 0.0),
    ],
)
def test_who_has_decided_nothing_when_a_game_is_cut_can_wait(
    id: str, seed: int, wishes: dict[str, Any], given: float
) -> None:
    alone, many = envs.single(id, bots="random", **wishes), envs.vector(id, 2, bots="random", **wishes)
    seen, told = alone.reset(seed=seed)
    info = many.reset(seed=[seed, seed])[1]
    assert told["legal"] == list(np.flatnonzero(seen["action_mask"])) == [WAIT]
    assert info["legal_count"].tolist() == [1, 1]
    _, reward, over, cut, told = alone.step(WAIT)
    assert (reward, over, cut, "illegal" in told) == (given, False, True, False)
    with pytest.raises(ResetNeeded):
        alone.step(WAIT)
    _, rewards, ends, cuts, info = many.step([WAIT, WAIT])
    assert (rewards.tolist(), ends.tolist(), cuts.tolist()) == ([given] * 2, [False, False], [True, True])
    assert "illegal" not in info
    _, _, ends, cuts, _ = many.step([WAIT, WAIT])
    assert not ends.any()
    assert not cuts.any(), "another game has begun"
