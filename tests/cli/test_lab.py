"""`tablee lab train`: figures after each round, weights in a file, and a sentence for whatever cannot be learned."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tablee.bots.values import read_values
from tablee.cli.lab import TAKES
from tablee.games import title
from tablee.lab import files, gain
from tablee.teacher.puzzles import read_puzzles
from tests.cli.shell import Shell
from tests.cli.test_bad_input import refused
from tests.lab.test_training import SMALL

FEW = ("--rounds", "1", "--games", "10", "--corners", "2", "--match", "0", "--jobs", "1")


@pytest.mark.parametrize(("lang", "learned"), [("en", "learned"), ("fr", "appris")])
def test_a_round_tells_its_figures_and_writes_the_weights(
    shell: Shell, tmp_path: Path, lang: str, learned: str
) -> None:
    out = tmp_path / "weights.json"
    ran = shell.run("lab", "train", "syncro", *FEW, "--out", str(out), TABLEE_LANG=lang)
    assert ran.code == 0, ran.err
    assert [line.split()[0] for line in ran.out.splitlines() if learned in line] == [learned]
    assert "weights.json" in ran.out.splitlines()[-1]
    assert json.loads(out.read_text("utf-8"))["title"] == "syncro"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (
            ("guess", "syncro"),
            "'lab' cannot be 'guess': expected one of 'train', 'gain', 'balance', 'report', 'puzzles', 'calibration'",
        ),
        (("gain", "syncro", "--seconds", "0"), "'--seconds' cannot be '0': expected a number above 0 and at most 600"),
        (("gain", "syncro", "--seconds", "nan"), "'--seconds' cannot be 'nan'"),
        (("gain", "syncro", "--table", "99"), "'--table' cannot be '99': expected a whole number from 1 to 36"),
        (("gain", "syncro", "--games", "0"), "'--games' cannot be '0'"),
        (("gain", "syncro", "--weights", "none.json"), "there is no file none.json"),
        (("train", "chess"), "unknown title 'chess'"),
        (("train", "syncro", "--rounds", "0"), "'--rounds' cannot be '0': expected a whole number from 1 to 100"),
        (("train", "syncro", "--games", "9"), "'--games' cannot be '9': expected a whole number from 10 to 1000000"),
        (("train", "syncro", "--games", "all"), "'--games' cannot be 'all'"),
        (("train", "syncro", "--jobs", "0"), "'--jobs' cannot be '0'"),
        (("train", "syncro", "--corners", "999"), "'--corners' cannot be '999'"),
        (("train", "syncro", "--turns", "0"), "'--turns' cannot be '0'"),
        (("train", "syncro", "--match", "-1"), "'--match' cannot be '-1'"),
        (("train", "syncro", "--out", "no/such/folder/x.json"), "cannot write"),
        (("train", "syncro", "--resume"), "there is no file"),
        (("train",), "tablee lab needs 'TITLE'"),
    ],
)
def test_what_cannot_be_learned_gets_one_sentence(
    shell: Shell, args: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for lang in ("en", "fr"):
        ran = shell.run("lab", *args, TABLEE_LANG=lang)
        assert ran.code == 2
        assert ran.out == ""
        assert ran.err.startswith("tablee: ")
        assert ran.err.count("\n") == 1
        if lang == "en":
            assert said in ran.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("work", TAKES)
def test_each_work_takes_its_own_options_and_refuses_those_of_the_others(shell: Shell, work: str) -> None:
    """Even where it is what would hold anyway."""
    every = {option for options in TAKES.values() for option in options}
    for option in sorted(every - set(TAKES[work])):
        ran = shell.run("lab", work, "syncro", f"--{option}", *([] if option == "json" else ["1"]))
        assert (ran.code, ran.out, ran.err) == (2, "", f"tablee: '--{option}' does not go with '{work}'\n")


@pytest.mark.parametrize("work", ["train", "gain", "balance", "report", "puzzles", "calibration"])
@pytest.mark.parametrize("option", ["--out", "--games", "--bots", "--cards"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_empty_value_gets_one_sentence(
    shell: Shell, work: str, option: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    change = ("--set", "RW-1.name-en=Flask") if work == "balance" and option != "--cards" else ()
    ran = shell.run("lab", work, "syncro", *change, option, "", TABLEE_LANG=lang)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert list(tmp_path.iterdir()) == []
    if lang == "en" and option == "--out":
        assert ran.err == "tablee: '--out' cannot be '': expected the name of a file or folder\n"


@pytest.mark.parametrize(
    "args", [("--set", "C16.cost=0", "--cards", "my.toml"), (), ("--set", "C16.cost=0", "--resume")]
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_sentence_within_a_sentence_is_whole(shell: Shell, args: tuple[str, ...], lang: str) -> None:
    ran = shell.run("lab", "balance", "ancient-knowledge", *args, TABLEE_LANG=lang)
    assert (ran.code, ran.out) == (2, "")
    for broken in ("...", "\\x", "'", '"'):
        assert broken not in ran.err


def test_a_gain_is_measured_and_decides_whether_a_search_asks(shell: Shell, tmp_path: Path) -> None:
    """At a table where both win every game there is no gain, so playing to the end stays."""
    out = tmp_path / "weighed.json"
    ran = shell.run(
        *("lab", "gain", "syncro", "--games", "1", "--seconds", "0.0001", "--table", "1", "--turns", "1"),
        *("--weights", str(SMALL), "--out", str(out)),
    )
    assert ran.code == 0, ran.err
    made = json.loads(out.read_text("utf-8"))
    gain = made["made"]["gain"]
    assert gain["command"] == "tablee lab gain syncro --games 1 --seconds 0.0001 --seed 1 --table 1 --turns 1"
    assert made["turns"] == (1 if gain["learned"] > gain["to_the_end"] else 0)
    assert min(gain["looks"]) > 0
    assert read_values(title("syncro"), out.read_text("utf-8"), str(out)).turns == made["turns"]


def test_a_gain_that_is_interrupted_goes_on_after_its_last_whole_deal(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, kept = tmp_path / "weighed.json", tmp_path / ".weighed.json.gain"
    measured = (
        "lab",
        "gain",
        "syncro",
        "--seconds",
        "0.0001",
        "--games",
        "3",
        "--weights",
        str(SMALL),
        "--out",
        str(out),
    )
    games = count(1)

    def stop(*args: Any) -> Any:
        if next(games) == 4:  # the second of the second deal
            raise KeyboardInterrupt
        return play(*args)

    play = gain.play
    with monkeypatch.context() as patched:
        patched.setattr(gain, "play", stop)
        stopped = shell.run(*measured)
    assert stopped.code == 130
    assert "--resume to continue" in stopped.out
    assert not out.exists()
    assert json.loads(kept.read_text("utf-8"))["found"]["deals"] == 1
    other = shell.run(*measured, "--resume", "--seed", "2")
    assert other.code == 2
    assert "belongs to another run: its 'seed'" in other.err
    played: list[str] = []
    with monkeypatch.context() as patched:
        patched.setattr(gain, "play", lambda *args: played.append(args[2]) or play(*args))
        assert shell.run(*measured, "--resume").code == 0
    assert played == ["1/gain/1", "1/gain/1", "1/gain/2", "1/gain/2"]
    assert json.loads(out.read_text("utf-8"))["made"]["gain"]["deals"] == 3
    assert not kept.exists()
    assert shell.run(*measured[:-2], "--resume").code == 2


def test_without_numpy_one_sentence_says_what_to_install(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    ran = shell.run("lab", "train", "syncro", *FEW, "--out", str(tmp_path / "weights.json"))
    assert ran.code == 2
    assert "tablee[lab]" in ran.err
    assert list(tmp_path.iterdir()) == []


def test_puzzles_are_searched_for_game_by_game_and_gone_on_with(shell: Shell, tmp_path: Path) -> None:
    """What was found so far is in the file after each game; going on finds what one long search finds."""
    half, whole = tmp_path / "half.json", tmp_path / "whole.json"
    few = ("--seed", "p", "--looks", "4", "--jobs", "1")
    assert shell.run("lab", "puzzles", "atlantes", "--games", "1", *few, "--out", str(half)).code == 0
    assert json.loads(half.read_text("utf-8"))["made"]["games"] == 1
    assert shell.run("lab", "puzzles", "atlantes", "--games", "2", *few, "--out", str(half), "--resume").code == 0
    assert shell.run("lab", "puzzles", "atlantes", "--games", "2", *few, "--out", str(whole)).code == 0
    assert half.read_text("utf-8") == whole.read_text("utf-8")
    read_puzzles(title("atlantes"), whole.read_text("utf-8"), "whole")
    other = shell.run("lab", "puzzles", "atlantes", *few, "--seed", "q", "--out", str(half), "--resume")
    assert (other.code, other.out) == (2, "")


def test_promises_are_counted_beside_what_came_of_them(shell: Shell, tmp_path: Path) -> None:
    few = ("--looks", "3", "--jobs", "1", "--out", str(tmp_path / "word"))
    ran = shell.run("lab", "calibration", "atlantes", "--games", "1", *few)
    assert ran.code == 0, ran.err
    assert "Promised" in ran.out
    assert shell.run("lab", "calibration", "atlantes", "--games", "2", *few, "--resume", TABLEE_LANG="fr").code == 0
    figures = json.loads((tmp_path / "word" / "calibration.json").read_text("utf-8"))
    assert figures["games"] == 2
    assert sum(each["count"] for each in figures["bins"]) == figures["promises"] > 0
    assert "<svg" in (tmp_path / "word" / "calibration.svg").read_text("utf-8")
    for args in (("--looks", "4"), ("--seed", "other")):
        ran = shell.run("lab", "calibration", "atlantes", "--games", "2", *few, "--resume", *args)
        assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)


def test_what_cannot_be_searched_or_counted_gets_one_sentence(shell: Shell, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{", "utf-8")
    for args in (
        ("puzzles", "chess"),
        ("puzzles", "atlantes", "--games", "0"),
        ("puzzles", "atlantes", "--looks", "0"),
        ("puzzles", "atlantes", "--out", "no/such/folder/x.json"),
        ("puzzles", "atlantes", "--resume", "--out", str(broken)),
        ("calibration", "atlantes", "--jobs", "0"),
        ("calibration", "atlantes", "--bot", "nobody"),
        ("calibration", "atlantes", "--out", str(broken)),
    ):
        ran = shell.run("lab", *args)
        assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1), args
    assert broken.read_text("utf-8") == "{"


RUNS = [
    ("lab", "report", "atlantes", "--games", "2", "--jobs", "1"),
    ("simulate", "atlantes", "--games", "2", "--jobs", "1"),
    ("arena", "atlantes", "--games", "2", "--jobs", "1", "--bots", "greedy,random"),
]


@pytest.mark.parametrize("args", RUNS)
def test_a_folder_with_other_files_is_left_alone(
    shell: Shell, args: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(shell.folder)
    for empty in ("", " "):
        assert "'--out' cannot be" in refused(shell, *args, "--out", empty)
    mine = shell.folder / "mine"
    mine.mkdir()
    (mine / "report.html").write_text("my own", "utf-8")
    assert "mine contains other files" in refused(shell, *args, "--out", str(mine))
    assert "there is no file" in refused(shell, *args, "--out", str(mine), "--resume")
    assert "there is no file" in refused(shell, *args, "--out", "typo", "--resume")
    assert [path.name for path in shell.folder.iterdir()] == ["mine"]
    (shell.folder / "empty").mkdir()
    assert shell.run(*args, "--out", "empty").code == 0
    assert "already exists: resume it with --resume" in refused(shell, *args, "--out", "empty")
    assert shell.run(*args, "--out", "empty", "--resume").code == 0


@pytest.mark.parametrize("args", RUNS)
def test_a_place_that_cannot_be_written_is_refused_before_the_games(
    shell: Shell, args: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    for play in ("tablee.cli.balance.run", "tablee.cli.simulate.run", "tablee.cli.arena.run"):
        monkeypatch.setattr(play, None)
    (shell.folder / "nowhere").symlink_to(shell.folder / "no" / "such")
    shell.write("file", "x")
    for place in ("nowhere", "file", "file/out", "x" * 300):
        assert "cannot write" in refused(shell, *args, "--out", str(shell.folder / place)), place


@pytest.mark.parametrize("json", [(), ("--json",)])
@pytest.mark.parametrize("args", RUNS)
def test_what_came_out_is_told_even_if_it_cannot_be_written_in_the_end(
    shell: Shell, args: tuple[str, ...], json: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, content: str | bytes) -> None:
        raise OSError(28, "No space left on device")

    whole = shell.run(*args)
    monkeypatch.setattr(files, "put", full)
    ran = shell.run(*args, *json, "--out", str(shell.folder / "out"))
    assert ran.code == 2
    assert ran.err.startswith("tablee: cannot write")
    assert ran.err.count("\n") == 1
    if json:
        assert ran.data
    else:
        assert ran.out.splitlines()[-3:] == whole.out.splitlines()[-3:]


@pytest.mark.parametrize("args", RUNS)
def test_whoever_reads_through_a_pipe_may_stop_reading(args: tuple[str, ...]) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", "from tablee.cli.main import main; main()", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == b""
    assert process.wait() == 0


ATLANTES = ("atlantes", "--games", "400", "--seed", "twice")


@pytest.mark.parametrize(
    "args",
    [
        ("lab", "gain", *ATLANTES, "--seconds", "0.001"),
        ("lab", "report", *ATLANTES, "--jobs", "1"),
        ("lab", "report", *ATLANTES, "--jobs", "2"),
        ("simulate", *ATLANTES, "--jobs", "2"),
        ("arena", *ATLANTES, "--bots", "greedy,random", "--jobs", "2"),
    ],
)
def test_ctrl_c_a_second_time_waits_until_what_is_done_is_kept(
    shell: Shell, args: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    put = files.put

    def interrupted(path: Path, content: str | bytes) -> None:
        signal.raise_signal(signal.SIGINT)
        put(path, content)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(files, "put", interrupted)
    monkeypatch.setattr(files, "KEEP_EVERY", 0.2)
    out = shell.folder / "out"
    ran = shell.run(*args, "--out", str(out))
    assert ran.code == 130
    assert "Run the same command with --resume to continue" in ran.out
    kept = [path for path in shell.folder.rglob("*") if path.is_file()]
    assert len(kept) == 1
    assert "checksum" in json.loads(kept[0].read_text("utf-8"))
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
