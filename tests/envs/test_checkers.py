"""What PettingZoo and Gymnasium check of any environment."""

from __future__ import annotations

import warnings

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from tablee import envs
from tablee.envs.match import Match
from tablee.envs.titles import observed_of
from tests.envs.tables import TABLES
from tests.games.random_play import ALL_TITLES
from tests.test_library import bare

EXPECTED = (
    "Observation is not a NumPy array",  # a dictionary with the mask, as in PettingZoo's own classic games
    "Observation space for each agent probably should be",
    "We recommend agents to be named in the format",  # ours are called as everywhere in Tablée
    ".*Not able to test alternative render modes",
)
"""What the checkers say of any environment like these; whatever else they say is a fault."""


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_the_checkers_of_pettingzoo_and_gymnasium_pass(id: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for known in EXPECTED:
            warnings.filterwarnings("ignore", message=known)
        api_test(envs.aec(id, players), num_cycles=30)
        seed_test(lambda: envs.aec(id, players), num_cycles=10)
        parallel_api_test(envs.parallel(id, players), num_cycles=15)
        parallel_seed_test(lambda: envs.parallel(id, players), num_cycles=10)
        check_env(envs.single(id, players, bots=("random",), render_mode="ansi"))


def test_every_title_has_its_environment() -> None:
    assert all(observed_of(id).parts() for id in ALL_TITLES)
    assert Match("atlantes").seats == 2


def test_without_its_libraries_a_sentence_says_how_to_get_them() -> None:
    code = "from tablee import envs\ntry: envs.aec('atlantes')\nexcept ImportError as error: print(error)"
    assert bare(code).stdout == "the environments need numpy: pip install 'tablee[envs]'\n"
