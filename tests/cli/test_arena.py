"""`tablee arena`: tables to read, files to keep, runs that can be stopped and gone on with, sentences for bad input."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.shell import Ran, Shell
from tests.cli.test_bad_input import refused

FEW = ("arena", "atlantes", "--bots", "first,casual,greedy", "--games", "2", "--jobs", "1")


def held(shell: Shell, *args: str, **environ: str) -> Ran:
    return shell.run(*FEW, *args, **{"COLUMNS": "120", **environ})


def test_the_tables_tell_elo_and_who_beats_whom(shell: Shell) -> None:
    ran = held(shell)
    assert (ran.code, ran.err) == (0, "")
    assert "6 games of Atlantes; 2 players, seed 1" in ran.out
    assert "Who beats whom" in ran.out
    assert ran.out.index("greedy") < ran.out.index("first")


def test_the_tables_speak_french(shell: Shell) -> None:
    ran = held(shell, "--lang", "fr")
    assert ran.code == 0
    assert "Atlantes\u00a0: 6 parties" in ran.out
    assert "Qui bat qui" in ran.out


def test_levels_play_everywhere_that_bots_do(shell: Shell) -> None:
    assert shell.run("simulate", "atlantes", "--bots", "first,regular", "--games", "2", "--jobs", "1").code == 0
    ran = shell.run("play", "atlantes", "--players", "2", "--bots", "master", "--name", "Ana", "--seed", "1")
    assert "master" in ran.out
    (game,) = shell.run("games", "--saved", "--json").data
    assert game["players"] == ["Ana", "Senenmut (master)"]


def test_a_folder_holds_data_a_sheet_a_picture_and_the_games(shell: Shell) -> None:
    folder = shell.folder / "out"
    ran = held(shell, "--out", str(folder))
    assert ran.code == 0
    data = json.loads((folder / "arena.json").read_text("utf-8"))
    assert {each["bot"] for each in data["ratings"]} == {"first", "casual", "greedy"}
    assert held(shell, "--json").data == data
    with (folder / "arena.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 3 + 6
    assert len(json.loads((folder / "games.json").read_text("utf-8"))["outcomes"]) == 6
    assert (folder / "arena.svg").read_text("utf-8").startswith("<?xml")


def test_without_what_draws_it_all_but_the_picture_is_written(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.cli.arena.find_spec", lambda name: None)
    folder = shell.folder / "out"
    ran = held(shell, "--out", str(folder))
    assert ran.code == 0
    assert "No picture: it needs" in ran.out
    assert sorted(path.name for path in folder.iterdir()) == ["arena.csv", "arena.json", "games.json"]


def test_a_run_that_was_interrupted_goes_on_and_ends_as_if_it_never_was(shell: Shell) -> None:
    """Ctrl-C, once some games are kept."""
    folder = shell.folder / "out"
    args = ["arena", "atlantes", "--bots", "first,casual,greedy", "--games", "40", "--jobs", "1", "--out", str(folder)]
    script = (
        "import sys, signal, tablee.lab.files as files\n"
        "files.KEEP_EVERY = 0.0\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from tablee.cli.main import main\n"
        "main(sys.argv[1:])\n"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", script, *args],
        env={**os.environ, "TABLEE_LANG": "en"},
        stdout=subprocess.PIPE,
        text=True,
    )
    games = folder / "games.json"
    while not games.exists() or len(json.loads(games.read_text("utf-8"))["outcomes"]) < 3:
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate()
    assert process.returncode == 130
    assert "Run the same command with --resume to continue" in out
    assert not (folder / "arena.json").exists()
    assert 3 <= len(json.loads(games.read_text("utf-8"))["outcomes"]) < 120
    args[args.index("40")] = "4"
    assert shell.run(*args, "--resume").code == 0
    whole = shell.run(*args[: args.index("--out")], "--json").data
    assert json.loads((folder / "arena.json").read_text("utf-8")) == whole


def test_games_that_are_there_are_not_written_over(shell: Shell) -> None:
    folder = shell.folder / "out"
    assert held(shell, "--out", str(folder)).code == 0
    assert "already exists: resume it with --resume" in refused(shell, *FEW, "--out", str(folder))
    assert "belongs to another run: its 'seed' is '1', not '2'" in refused(
        shell, *FEW, "--seed", "2", "--out", str(folder), "--resume"
    )
    (folder / "games.json").write_text("{", "utf-8")
    assert "nothing to resume in" in refused(shell, *FEW, "--out", str(folder), "--resume")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--bots", "first,clever"), "unknown bot 'clever'; available: 'first'"),
        (("--bots", "first,search:0"), "invalid bot 'search:0'"),
        (("--bots", "first,search:0s"), "invalid bot 'search:0s'"),
        (("--bots", "first,search:99999999"), "invalid bot 'search:99999999'"),
        (("--bots", "first,blur:0"), "invalid bot 'blur:0'"),
        (("--bots", "first,first"), "bot 'first' is listed twice"),
        (("--bots", "first"), "a round-robin needs at least 2 bots, not 1"),
        (("--players", "9"), "atlantes is for 1 to 4 players, not 9"),
        (("--games", "0"), "'--games' cannot be '0'"),
        (("--jobs", "0"), "'--jobs' cannot be '0'"),
        (("--resume",), "--resume needs --out"),
        (("--out", "nowhere", "--resume"), "there is no file nowhere"),
    ],
)
def test_what_cannot_be_played_is_refused_and_nothing_is_written(
    shell: Shell, args: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(shell.folder)
    assert said in refused(shell, "arena", "atlantes", *args)
    assert "unknown title 'chess'" in refused(shell, "arena", "chess")


def test_a_folder_that_cannot_be_made_is_refused_before_anything_is_played(shell: Shell) -> None:
    Path(shell.write("file", "x"))
    assert "cannot write" in refused(shell, *FEW, "--out", str(shell.folder / "file" / "out"))
