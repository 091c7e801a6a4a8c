"""`tablee lab balance` and `tablee lab report`: tables to read, files to keep, runs to go on with, bad input."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.kernel.errors import BadInput
from tablee.lab.balance import Findings, play_portion
from tablee.lab.simulation import Plan
from tablee.lab.workers import Crew
from tests.cli.shell import Shell
from tests.cli.test_bad_input import refused

CHANGE = ("lab", "balance", "syncro", "--set", "RW-1.name-en=Flask")
REPORT = ("lab", "report", "syncro")
FEW = ("--games", "6", "--jobs", "1", "--option", "level=3")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("the same 6 deals with both", "Wins, all together", "Printed", "Difference")),
        ("fr", ("les mêmes 6 parties avec les deux", "Victoires, tous ensemble", "Imprimées", "Différence")),
    ],
)
def test_a_changed_box_stands_beside_the_printed_one(shell: Shell, lang: str, said: tuple[str, ...]) -> None:
    ran = shell.run(*CHANGE, *FEW, TABLEE_LANG=lang)
    assert (ran.code, ran.err) == (0, "")
    for words in said:
        assert words in ran.out


def test_a_card_file_and_its_short_way_are_the_same(shell: Shell) -> None:
    file = shell.write("my.toml", '[C16]\npoints = 9\ncost = 0\n[C17]\nname-en = "Ys"\n')
    few = ("lab", "balance", "ancient-knowledge", "--games", "2", "--jobs", "1", "--json")
    ways = (
        shell.run(*few, "--set", "C16.points=9", "--set", "C16.cost=0", "--set", "C17.name-en=Ys"),
        shell.run(*few, "--cards", file),
    )
    assert [ran.code for ran in ways] == [0, 0]
    assert ways[0].data == ways[1].data
    assert ways[0].data["changes"] == {"C16": {"points": 9, "cost": 0}, "C17": {"name-en": "Ys"}}


def test_a_folder_holds_everything_and_the_data_is_the_same_whoever_played(shell: Shell) -> None:
    folder = shell.folder / "out"
    ran = shell.run(*REPORT, *FEW, "--out", str(folder))
    assert (ran.code, ran.err) == (0, "")
    names = {path.name for path in folder.iterdir()}
    assert {"games.json", "report.json", "report.csv", "report.html", "score.svg"} <= names
    assert not [name for name in names if name.startswith(".")]
    data = (folder / "report.json").read_text("utf-8")
    again = shell.run(*REPORT, "--games", "6", "--jobs", "2", "--option", "level=3", "--json")
    assert again.out == data
    assert "already exists: resume it with --resume" in refused(shell, *REPORT, *FEW, "--out", str(folder))
    more = shell.run(*REPORT, "--games", "12", *FEW[2:], "--out", str(folder), "--resume", "--json")
    assert more.data == shell.run(*REPORT, "--games", "12", *FEW[2:], "--json").data


def test_a_run_that_was_interrupted_goes_on_and_ends_as_if_it_never_was(shell: Shell) -> None:
    folder = shell.folder / "out"
    args = [*REPORT, "--games", "5000", "--jobs", "1", "--out", str(folder)]
    script = (
        "import sys, signal, tablee.lab.files as files\n"
        "files.KEEP_EVERY = 0.0\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from tablee.cli.main import main\n"
        "main(sys.argv[1:])\n"
    )
    env = {**os.environ, "TABLEE_LANG": "en"}
    process = subprocess.Popen([sys.executable, "-c", script, *args], env=env, stdout=subprocess.PIPE, text=True)
    games = folder / "games.json"
    while not games.exists():
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate()
    assert process.returncode == 130
    assert "Run the same command with --resume to continue" in out
    assert [path.name for path in folder.iterdir()] == ["games.json"]
    done = json.loads(games.read_text("utf-8"))["findings"]["games"]
    assert 0 < done < 5000
    args[args.index("5000")] = str(done + 10)
    assert shell.run(*args, "--resume").code == 0
    whole = shell.run(*args[: args.index("--out")], "--json").data
    assert json.loads((folder / "report.json").read_text("utf-8")) == whole


def test_without_what_draws_plots_all_but_the_page_is_written(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.cli.balance.find_spec", lambda name: None)
    folder = shell.folder / "out"
    ran = shell.run(*REPORT, *FEW, "--out", str(folder))
    assert ran.code == 0
    assert "tablee[lab]" in ran.out
    assert sorted(path.name for path in folder.iterdir()) == ["games.json", "report.csv", "report.json"]


def test_a_precision_says_how_well_the_answer_is_known(shell: Shell) -> None:
    ran = shell.run(*REPORT, *FEW, "--precision", "0,5%")
    assert "are only known to within ±100.00%; ±0.50% needs more games" in " ".join(ran.out.split())
    wide = shell.run(*REPORT, "--games", "400", "--jobs", "1", "--precision", "50%", "--bots", "random", "--json").data
    assert wide["games"] == 200
    assert wide["precision"]["reached"]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("balance", "chess"), "unknown title 'chess'"),
        (("balance", "syncro"), "balance needs a change: --set CARD.field=VALUE"),
        (("balance", "syncro", "--set", "RW-1"), "'RW-1' does not change a card: expected CARD.field=VALUE"),
        (("balance", "syncro", "--set", "RW-1.=1"), "does not change a card"),
        (("balance", "ancient-knowledge", "--set", "Z9.points=1"), "--set: unknown card 'Z9'"),
        (("balance", "ancient-knowledge", "--set", "C16.colour=1"), "--set, C16: unknown field 'colour'"),
        (("balance", "ancient-knowledge", "--set", "C16.points=many"), "field 'points': 'many' does not fit"),
        (("balance", "ancient-knowledge", "--set", "C16.points=1.5"), "field 'points': 1.5 does not fit"),
        (
            ("balance", "ancient-knowledge", "--set", "C16.points=1", "--set", "C16.points=2"),
            "'C16'.'points' is changed twice",
        ),
        (("balance", "syncro", "--set", "RW-1.name-en=X", "--cards", "x.toml"), "--set and --cards do not go together"),
        (("balance", "syncro", "--cards", "nowhere.toml"), "there is no file nowhere.toml"),
        (("report", "syncro", "--set", "RW-1.name-en=X"), "'--set' does not go with 'report'"),
        (("train", "syncro", "--precision", "1%"), "'--precision' does not go with 'train'"),
        (("report", "syncro", "--precision", "0.5"), "'--precision' cannot be '0.5': expected a percentage"),
        (("report", "syncro", "--precision", "0%"), "'--precision' cannot be '0%'"),
        (("report", "syncro", "--precision", "51%"), "'--precision' cannot be '51%'"),
        (("report", "syncro", "--games", "0"), "'--games' cannot be '0'"),
        (("report", "syncro", "--jobs", "none"), "'--jobs' cannot be 'none'"),
        (("report", "syncro", "--bots", "clever"), "unknown bot 'clever'"),
        (("report", "syncro", "--players", "9"), "syncro is for 2 to 5 players, not 9"),
        (("report", "syncro", "--resume"), "--resume needs --out"),
        (("report", "syncro", "--resume", "--out", "nowhere"), "there is no file nowhere"),
        (("report", "syncro", "--ray", "nowhere"), "'nowhere' is not the address of a Ray cluster"),
        (("report", "syncro", "--ray", "127.0.0.1:1", "--out", "new"), "no Ray cluster at '127.0.0.1:1'"),
        (("report", "atlantes", "--players", "1", "--precision", "1%"), "no one wins or loses"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_written(
    shell: Shell, args: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(shell.folder)
    assert said in refused(shell, "lab", *args)
    assert list(shell.folder.iterdir()) == []


def test_bad_card_files_and_bad_checkpoints_are_refused(shell: Shell) -> None:
    empty = shell.write("empty.toml", "# nothing\n")
    assert "balance needs a change" in refused(shell, "lab", "balance", "ancient-knowledge", "--cards", empty)
    bad = shell.write("bad.toml", "[C16\n")
    assert "bad.toml: line 1" in refused(shell, "lab", "balance", "ancient-knowledge", "--cards", bad)
    for name, content, said in (
        ("a.json", "[1, 2]", "a.json contains no table of fields"),
        ("b.json", "3", "b.json contains no table of fields"),
        ("c.json", '{"C16": {"cost": 1, "cost": 2}}', "c.json: 'cost' appears twice"),
        ("d.json", '{"C16": {"cost": 1}, "C16": {"points": 2}}', "d.json: 'C16' appears twice"),
        ("e.json", '{"C16": {}}', "e.json: 'C16' cannot be {}"),
        ("f.toml", "C16 = 3", "f.toml: 'C16' cannot be 3"),
    ):
        cards = ("ancient-knowledge", "--cards", shell.write(name, content))
        for work in (("lab", "balance"), ("simulate",)):
            assert said in refused(shell, *work, *cards)
    (shell.folder / "out").mkdir()
    Path(shell.folder / "out" / "games.json").write_text("{", "utf-8")
    place = ("--out", str(shell.folder / "out"), "--resume")
    assert "nothing to resume in" in refused(shell, *REPORT, *FEW, *place)
    Path(shell.folder / "out" / "games.json").write_text('{"balance": 99}', "utf-8")
    assert "was written by another version" in refused(shell, *REPORT, *FEW, *place)
    assert shell.run(*REPORT, *FEW, "--out", str(shell.folder / "new")).code == 0
    games = shell.folder / "new" / "games.json"
    data = json.loads(games.read_text("utf-8"))
    changes: list[dict[str, object]] = [{"games": 7}, {"games": -6}, {"cards": None}, {"single": {}}]
    for change in changes:
        games.write_text(json.dumps({**data, "findings": {**data["findings"], **change}}), "utf-8")
        said = refused(shell, *REPORT, *FEW, "--out", str(shell.folder / "new"), "--resume")
        assert "nothing to resume in" in said
    shell.write("file", "x")
    assert "cannot write" in refused(shell, *REPORT, *FEW, "--out", str(shell.folder / "file" / "out"))


def test_without_ray_one_sentence_says_what_to_install(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.lab.workers.find_spec", lambda name: None)
    monkeypatch.setattr("tablee.lab.workers.knock", lambda address: None)
    assert "pip install 'tablee[ray]'" in refused(shell, *REPORT, *FEW, "--ray", "127.0.0.1:6379")


def test_when_the_cluster_is_gone_it_is_said_how_the_run_goes_on(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(plan: Plan, crew: Crew, found: Findings, *more: object) -> Findings:
        found.merge(play_portion(plan, range(3)))
        raise BadInput("cluster-gone", address="10.0.0.5:6379")

    folder = shell.folder / "out"
    with monkeypatch.context() as patched:
        patched.setattr("tablee.cli.balance.run", gone)
        ran = shell.run(*REPORT, *FEW, "--out", str(folder))
    assert (ran.code, ran.out) == (2, "")
    first, second = ran.err.splitlines()
    assert first == f"Stopped with 3 deals done. Run the same command with --resume to continue: {folder}"
    assert second == "tablee: the Ray cluster at '10.0.0.5:6379' is gone"
    again = shell.run(*REPORT, *FEW, "--out", str(folder), "--resume", "--json")
    assert again.data == shell.run(*REPORT, *FEW, "--json").data
