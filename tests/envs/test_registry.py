"""Names and versions by which Gymnasium and PettingZoo make the environments."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import gymnasium
import numpy as np
import pettingzoo
import pytest
from tools import environment_tables

import tablee
from tablee import envs
from tablee.envs.actions import letters
from tablee.envs.registry import environment_id, register
from tablee.envs.titles import actions_of, observer_of
from tests.games.random_play import ALL_TITLES

ROW = re.compile(r"^\| `(tablee/\w+)-v(\d+)` \| `(\w{8})` \| (.+) \|$", re.MULTILINE)


def digest(id: str) -> str:
    """Eight letters of a title's observations for every number of players, its actions, and its rules' version."""
    title = tablee.title(id)
    observers = [observer_of(id, seats).version for seats in range(title.least, title.most + 1)]
    return letters([title.version, actions_of(id).version, observers])


@pytest.mark.parametrize("id", ALL_TITLES)
def test_a_version_stands_for_one_set_of_observations_actions_and_rules(id: str) -> None:
    """When this fails: raise ENVIRONMENT_VERSIONS of the title and add a row to the table in docs/environments.md."""
    name, _, newest = environment_id(id).rpartition("-v")
    rows = [row[1:] for row in ROW.findall(environment_tables.PAGE.read_text("utf-8")) if row[0] == name]
    assert [int(version) for version, *_ in rows] == list(range(1, int(newest) + 1))
    assert rows[-1][1] == digest(id)
    assert len({each for _, each, _ in rows}) == len(rows)


@pytest.mark.parametrize("id", ALL_TITLES)
def test_every_title_is_made_by_its_name(id: str) -> None:
    name, title = environment_id(id), tablee.title(id)
    single = gymnasium.make(name, players=title.most, bots="random")
    assert single.unwrapped.match.seats == title.most
    expected, _ = envs.single(id, title.most, bots="random").reset(seed=3)
    assert np.array_equal(single.reset(seed=3)[0]["observation"], expected["observation"])
    vector = gymnasium.make_vec(name, num_envs=2, vectorization_mode="vector_entry_point", bots=("random",))
    assert vector.reset(seed=3)[0]["observation"].shape == (2, observer_of(id, max(2, title.least)).size)
    vector.close()
    for kind in ("aec", "parallel"):
        several = pettingzoo.make(kind, name, players=title.most)
        several.reset(seed=3)
        assert len(several.agents) == title.most


@pytest.mark.filterwarnings("error")
def test_registering_again_changes_nothing() -> None:
    before = dict(gymnasium.registry)
    register()
    assert gymnasium.registry == before


@pytest.mark.parametrize("first", ["gymnasium", "pettingzoo"])
def test_a_name_with_its_module_needs_no_import(first: str) -> None:
    code = f"""
import {first}, gymnasium
_, info = gymnasium.make("tablee.envs:{environment_id("syncro")}").reset(seed=1)
print(info["seat"])
"""
    path = str(Path(tablee.__file__).parents[1])
    command = [sys.executable, "-W", "error::UserWarning", "-c", code]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("p1\n", "")
