"""What the tests of environments share: every table there is, and games that are played on it."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

import tablee
from tablee.kernel.agenda import advance, pending
from tests.games.random_play import ALL_TITLES

TABLES = [(id, players) for id in ALL_TITLES for players in range(tablee.title(id).least, tablee.title(id).most + 1)]
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "ancient-knowledge": [{}, {"starting-hands": True}, {"see-tiles": True}],
    "atlantes": [{}, {"advanced": True}, {"kings": "none", "objectives": "tokens"}, {"strict-effects": False}],
    "scholars": [{}, {"myriade": False}, {"mode": "epic", "promos": True}],
    "syncro": [{"level": level, "new-cards": level % 2 == 0} for level in range(1, 10)],
}

STRIDE = {"ancient-knowledge": 53, "atlantes": 31, "scholars": 53, "syncro": 5}
"""Every how many positions of a game are looked at where each takes long."""


def some_positions(id: str, games: int) -> Any:
    """Every position of random games by all options and player counts."""
    title = tablee.title(id)
    for number in range(games):
        again, more = divmod(number, title.most - title.least + 1)
        options = OPTIONS[id][(number + again) % len(OPTIONS[id])]
        pos = title.setup(options, title.least + more, str(number))
        rng = random.Random(number)
        while pending(pos):
            decision = rng.choice(pending(pos))
            yield title, pos, decision
            advance(pos, decision, rng.choice(decision.choices))


def played(env: Any, seed: int) -> dict[str, float]:
    """A random game by masks; what each agent was given in all."""
    env.reset(seed=seed)
    rng = random.Random(seed)
    given = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, told = env.last()
        given[agent] += reward
        assert over or sorted(told["legal"]) == list(np.flatnonzero(seen["action_mask"]))
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
    return given
