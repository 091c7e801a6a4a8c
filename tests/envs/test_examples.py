"""The examples for research, in a short form: they run, and what they print is so."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from tablee import envs
from tablee.lab.simulation import simulate

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # where its dataclasses look for their own names
    spec.loader.exec_module(module)
    return module


def test_an_agent_learns_to_beat_random_play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Three rounds of sixty games; five minutes of training are many more, of four hundred each."""
    kept = tmp_path / "learned.npz"
    found = example("learn_to_play").main(["--rounds", "3", "--games", "60", "--jobs", "1", "--save", str(kept)])
    assert found["against random"] > 65
    assert found["against its start"] > 65
    assert json.loads(capsys.readouterr().out.splitlines()[-1]) == found
    learned = np.load(kept)
    assert learned["version"] == envs.aec("atlantes").match.actions.version
    assert learned["by_action"].any()


def test_equal_seeds_learn_alike_in_any_number_of_processes() -> None:
    wishes = ["--rounds", "2", "--games", "4", "--jobs"]
    command = [sys.executable, str(EXAMPLES / "learn_to_play.py"), *wishes, "2"]
    said = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()[-1])
    alone = example("learn_to_play").main([*wishes, "1"])
    assert {**said, "seconds": 0} == {**alone, "seconds": 0}


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_a_figure_of_the_report_is_drawn_from_the_same_games(
    tmp_path: Path, ending: str, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / f"scores.{ending}"
    wishes = ["syncro", "--players", "2", "--games", "6"] if ending == "png" else ["--games", "6", "--players", "3"]
    scores = example("figure_of_the_report").main([*wishes, "--to", str(picture)])
    assert picture.read_bytes()[:5] == (b"\x89PNG\r" if ending == "png" else b"<?xml")
    title = "syncro" if ending == "png" else "atlantes"
    tally = simulate(title, bots=["greedy"], games=6, seats=len(scores)).tally
    said = capsys.readouterr().out
    for place, own in enumerate(scores):
        assert (len(own), sum(own)) == (6, tally.seats[place].score.total)
        assert f"place {place + 1}: {sum(own) / 6:.1f} ±" in said
