"""The examples for research, in a short form: they run, and what they print is so."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tablee import envs
from tablee.kernel.errors import BadInput
from tablee.lab.simulation import simulate

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def example(name: str) -> ModuleType:
    if str(EXAMPLES) not in sys.path:  # as for a script that is run there
        sys.path.append(str(EXAMPLES))
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
    match = envs.aec("atlantes", 2).match
    assert learned["version"] == f"{match.actions.version} {match.observer.version}"
    assert learned["by_action"].any()
    assert not [each for each in tmp_path.iterdir() if each != kept]


def test_its_own_start_is_no_random_play_and_what_is_wished_of_it_is_checked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """After one round it is its own start: it wins half of these games, whatever it does against random play."""
    with pytest.raises(SystemExit) as left:
        example("learn_to_play").main(["--rounds", "1", "--games", "8", "--jobs", "1", "--check"])
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert found["against its start"] == 50 != found["against random"]
    assert str(left.value.code).endswith("50 % against its start, not 70 %")


@pytest.mark.parametrize("name", ["learned.npz", "learned"])
def test_learning_goes_on_as_if_it_had_never_stopped(tmp_path: Path, name: str) -> None:
    learn, kept, whole = example("learn_to_play").main, tmp_path / name, tmp_path / "whole"
    wishes = ["--jobs", "1", "--games", "8"]
    learn([*wishes, "--seed", "5", "--rounds", "1", "--save", str(kept)])
    resumed = learn(["--jobs", "1", "--resume", str(kept), "--rounds", "3", "--save", str(kept)])
    assert {**resumed, "seconds": 0} == {
        **learn([*wishes, "--seed", "5", "--rounds", "3", "--save", str(whole)]),
        "seconds": 0,
    }
    one, other = np.load(kept), np.load(whole)
    assert all((one[each] == other[each]).all() for each in other.files)


def test_each_round_is_told_where_somebody_can_see_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    learn, wishes = example("learn_to_play").main, ["--rounds", "3", "--games", "4", "--jobs", "1"]
    learn(wishes)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    learn(wishes)
    assert re.sub(r" *\d+ s, ", "", capsys.readouterr().err) == "round 1\rround 2\rround 3\r"


def test_ctrl_c_keeps_what_was_learned(tmp_path: Path) -> None:
    """The whole group is told, as by a terminal."""
    kept = tmp_path / "learned.npz"
    command = [sys.executable, str(EXAMPLES / "learn_to_play.py"), "--jobs", "2", "--games", "4", "--save", str(kept)]
    learning = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, process_group=0)
    try:
        while not kept.exists():
            assert learning.poll() is None
            time.sleep(0.05)
        os.killpg(learning.pid, signal.SIGINT)
        _, said = learning.communicate()
    finally:
        learning.kill()
    assert learning.returncode == 130
    assert re.fullmatch(r"what \d+ rounds have taught is in .*learned\.npz: go on with --resume\n", said), said
    assert np.load(kept)["rounds"] >= 1


WRONG = [
    ("learn_to_play", "chess", "unknown title 'chess'"),
    ("learn_to_play", "syncro", "syncro has no winner"),
    ("learn_to_play", "--games 1", "'--games' cannot be '1': expected a whole number from 2 to 100000"),
    ("learn_to_play", "--rounds 0", "'--rounds' cannot be '0'"),
    ("learn_to_play", "--jobs 0", "'--jobs' cannot be '0'"),
    ("learn_to_play", "--jobs 999999", "'--jobs' cannot be '999999'"),
    ("learn_to_play", "--seed=-1", "'--seed' cannot be '-1'"),
    ("learn_to_play", "--seconds nan", "'--seconds' cannot be 'nan'"),
    ("learn_to_play", "--save none/learned.npz", "cannot write none/learned.npz: 'No such file or directory'"),
    ("learn_to_play", "--save .", "cannot write .: 'Is a directory'"),
    ("learn_to_play", "--save=", "'--save' cannot be '': expected the name of a file or folder"),
    ("learn_to_play", f"--save {'x' * 300}", "'File name too long'"),
    ("learn_to_play", "--save /proc/learned.npz", "cannot write /proc/learned.npz: 'No such file or directory'"),
    ("learn_to_play", "--resume none.npz", "there is no file none.npz"),
    ("learn_to_play", f"--resume {__file__}", "nothing to resume in"),
    ("figure_of_the_report", "chess", "unknown title 'chess'"),
    ("figure_of_the_report", "--players 5", "atlantes is for 1 to 4 players, not 5"),
    ("figure_of_the_report", "--games 0", "'--games' cannot be '0'"),
    ("figure_of_the_report", "--bot dragon", "unknown bot 'dragon'"),
    ("figure_of_the_report", "--to scores.gif", "'--to' cannot be '.gif': expected one of '.png', '.svg', '.pdf'"),
    ("figure_of_the_report", "--to none/scores.png", "cannot write none/scores.png: 'No such file or directory'"),
]


@pytest.mark.parametrize(("name", "wishes", "said"), WRONG, ids=lambda part: part.split("/")[-1])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_cannot_be_done_is_one_sentence_before_any_work(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, wishes: str, said: str, lang: str
) -> None:
    monkeypatch.setenv("TABLEE_LANG", lang)
    module = example(name)
    with pytest.raises(SystemExit) as left, module.in_a_sentence("learn"):
        module.main(wishes.split(" "))
    out, err = capsys.readouterr()
    assert (left.value.code, out, err.count("\n")) == (2, "", 1)
    assert said in err or lang == "fr"


def test_a_course_goes_on_only_as_it_began(tmp_path: Path) -> None:
    kept = tmp_path / "learned"
    module = example("learn_to_play")
    module.main(["--rounds", "1", "--games", "4", "--jobs", "1", "--save", str(kept)])
    with pytest.raises(BadInput, match="its 'seed' is 1, not 2"):
        module.main(["--resume", str(kept), "--seed", "2"])


@pytest.mark.parametrize(
    "wrong",
    [
        {"rounds": -5},
        {"rounds": 0},
        {"games": 0},
        {"games": [8, 8]},
        {"seed": 1000},
        {"by_action": np.zeros(5)},
        {"start_by_line": np.zeros((2, 2))},
        {"by_line": "text"},
        {"start_by_action": np.array(np.nan)},
        {"title": "scholars"},
    ],
)
def test_a_file_that_no_course_can_have_written_is_refused(tmp_path: Path, wrong: dict[str, Any]) -> None:
    module, kept = example("learn_to_play"), tmp_path / "learned.npz"
    table = module.Table("atlantes")
    course = module.Course("atlantes", 8, 1, 1, table.knows_nothing(), table.knows_nothing())
    course.save(kept, table.version)
    assert module.course_wished(module.read(["--resume", str(kept)]))[0].rounds == 1
    np.savez(kept, **{**np.load(kept), **wrong})
    with pytest.raises(BadInput) as refused:
        module.course_wished(module.read(["--resume", str(kept)]))
    assert str(kept) in str(refused.value)


def test_as_many_games_are_played_as_are_told() -> None:
    """An odd one is played from the first seat."""
    module = example("learn_to_play")
    played: list[tuple[int, bool]] = []

    def share(portions: Any, in_order: bool) -> Any:
        for policies, seeds in portions:
            played.extend((seed, policies[0] is not None) for seed in seeds)
            yield None, [(None, np.array([1.0, -1.0])) for _ in seeds]

    table = module.Table("atlantes")
    won = module.Team(1, share).wins(table.knows_nothing(), None, 3, 10)
    assert played == [(10, True), (11, True), (10, False)]
    assert won == pytest.approx(200 / 3)


def test_refusals_of_the_examples_own_are_told_in_french(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TABLEE_LANG", "fr")
    module = example("learn_to_play")
    with pytest.raises(SystemExit), module.in_a_sentence("learn"):
        module.main(["syncro"])
    assert "syncro n’a pas de vainqueur" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "library", "extra"),
    [("learn_to_play", "sklearn", "learn"), ("learn_to_play", "gymnasium", "learn")]
    + [("figure_of_the_report", "matplotlib", "lab")],
)
def test_a_library_that_is_missing_is_named_with_what_brings_it(name: str, library: str, extra: str) -> None:
    code = f"import runpy, sys\nsys.modules[{library!r}] = None\nsys.path.insert(0, {str(EXAMPLES)!r})\n"
    code += f"sys.argv = [{name!r}]\nrunpy.run_path({str(EXAMPLES / name)!r} + '.py', run_name='__main__')\n"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env={**os.environ, "LANG": "C"})
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (2, "", 1), run.stderr
    assert library in run.stderr
    assert f"pip install 'tablee[{extra}]'" in run.stderr


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
