"""`action_masks()`, by which MaskablePPO of sb3-contrib learns what is legal."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest

from tablee import envs
from tablee.envs.registry import environment_id
from tests.games.random_play import ALL_TITLES


@pytest.mark.parametrize("bots", [("random",), ()])
@pytest.mark.parametrize("id", ALL_TITLES)
def test_a_mask_by_method_is_the_one_that_was_observed(id: str, bots: tuple[str, ...]) -> None:
    """Asked through Gymnasium's wrappers, before every step and when the game is over."""
    env: Any = gymnasium.make(environment_id(id), bots=bots)
    masks = env.get_wrapper_attr("action_masks")
    seen, _ = env.reset(seed=1)
    rng = random.Random(1)
    over = cut = False
    while True:
        mask = masks()
        assert mask.dtype == np.bool_
        assert mask.shape == (env.action_space.n,)
        assert np.array_equal(mask, seen["action_mask"])
        assert mask.any()
        if over or cut:
            break
        seen, _, over, cut, _ = env.step(rng.choice(np.flatnonzero(mask)))


def test_a_mask_before_the_first_game_is_refused() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded):
        envs.single("syncro").action_masks()
