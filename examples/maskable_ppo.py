"""Train sb3-contrib's MaskablePPO against bots, without a wrapper of ours, and print how often it wins.

pip install '.[envs]' sb3-contrib
python examples/maskable_ppo.py --steps 100000
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

from tablee.envs.registry import environment_id


def won(env: gymnasium.Env[Any, Any], games: int, choose: Callable[[dict[str, Any]], Any]) -> float:
    """Play games with equal seeds for every player; return what percentage of them was won."""
    wins = 0
    for game in range(games):
        seen, _ = env.reset(seed=10**6 + game)
        over = cut = False
        reward = 0.0
        while not over and not cut:
            seen, reward, over, cut, _ = env.step(choose(seen))
        wins += reward > 0
    return 100 * wins / games


def main(given: list[str] | None = None) -> dict[str, float]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", default="atlantes")
    parser.add_argument("--bot", default="random", help="the opponent in training and in the matches")
    parser.add_argument("--steps", type=int, default=100_000, help="choices to learn from (default 100000)")
    parser.add_argument("--games", type=int, default=100, help="of each match at the end (default 100)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", metavar="FILE", help="keep the model")
    wishes = parser.parse_args(given)

    env = gymnasium.make(environment_id(wishes.title), players=2, bots=wishes.bot)
    model = MaskablePPO(
        "MultiInputPolicy", env, n_steps=min(1024, wishes.steps), batch_size=64, seed=wishes.seed, device="cpu"
    )
    model.learn(wishes.steps)
    if wishes.save:
        model.save(wishes.save)

    rng = np.random.default_rng(wishes.seed)
    percentages = {
        "MaskablePPO": won(env, wishes.games, lambda seen: model.predict(seen, action_masks=seen["action_mask"])[0]),
        "any legal action": won(env, wishes.games, lambda seen: rng.choice(np.flatnonzero(seen["action_mask"]))),
    }
    for name, percentage in percentages.items():
        print(f"{name} wins {percentage:.0f} % of {wishes.games} games against {wishes.bot}")
    return percentages


if __name__ == "__main__":
    main()
