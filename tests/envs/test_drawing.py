"""What people see who watch an environment."""

from __future__ import annotations

import random
from xml.etree import ElementTree

import pytest
from pettingzoo.test import render_test

from tablee import envs
from tests.envs.tables import TABLES
from tests.games.random_play import ALL_TITLES


@pytest.mark.parametrize("id", ALL_TITLES)
def test_what_is_drawn_is_text_or_a_picture(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        lambda render_mode: envs.aec(id, render_mode=render_mode), {"svg": lambda drawn: isinstance(drawn, str)}
    )
    assert "p1" in capsys.readouterr().out
    env = envs.aec(id, render_mode="svg")
    env.reset(seed=3)
    assert ElementTree.fromstring(env.render() or "").tag == "{http://www.w3.org/2000/svg}svg"
    text = envs.single(id, render_mode="ansi")
    text.reset(seed=3)
    assert "p1" in text.render()


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_every_table_is_drawn_to_its_end(id: str, players: int) -> None:
    env = envs.aec(id, players, render_mode="svg")
    text = envs.aec(id, players, render_mode="ansi")
    for each in (env, text):
        each.reset(seed=8)
        rng = random.Random(8)
        while each.agents and not any(each.terminations.values()):
            each.step(rng.choice(each.last(observe=False)[4]["legal"]))
    assert ElementTree.fromstring(env.render() or "").tag == "{http://www.w3.org/2000/svg}svg"
    assert all(agent in (text.render() or "") for agent in text.possible_agents)
