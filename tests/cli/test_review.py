"""`tablee review`: what a finished game was worth, and one sentence for what cannot be reviewed."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys

import pytest

from tests.cli.shell import Shell
from tests.teacher.games import played

FEW = ("--looks", "120", "--jobs", "1")


@pytest.fixture
def game(shell: Shell) -> str:
    return shell.write("game.record", played("syncro", ("random", "greedy", "greedy"), "c", level=3).write())


@pytest.mark.parametrize(("lang", "head"), [("en", "the chance of winning together"), ("fr", "gagner ensemble")])
def test_a_review_tells_each_player_how_the_game_went(shell: Shell, game: str, lang: str, head: str) -> None:
    ran = shell.run("review", game, *FEW, TABLEE_LANG=lang)
    assert ran.code == 0, ran.err
    assert head in ran.out
    assert len([line for line in ran.out.splitlines() if line and set(line) <= set("▁▂▃▄▅▆▇█")]) == 3


def test_a_review_as_data_adds_up_and_is_the_same_every_time(shell: Shell, game: str) -> None:
    one, two = (shell.run("review", game, *FEW, "--json", "--out", str(shell.folder / "found")).data for _ in range(2))
    assert one == two == json.loads((shell.folder / "found" / "review.json").read_text("utf-8"))
    picture = (shell.folder / "found" / "review.svg").read_text("utf-8")
    assert picture.startswith("<?xml")
    assert all(name in picture for name in one["players"])
    assert (one["title"], one["goal"], len(one["seats"])) == ("syncro", "together", 3)
    for seat in one["seats"]:
        assert seat["start"] + seat["skill"] + seat["luck"] == pytest.approx(seat["end"])


def test_costly_choices_are_named_with_what_was_better(shell: Shell, game: str) -> None:
    ran = shell.run("review", game, "--seat", "p1", "--looks", "2500", "--jobs", "1", COLUMNS="300")
    costly = [line for line in ran.out.splitlines() if line.startswith("Move ")]
    assert costly
    assert all("Better: " in line for line in costly)
    assert "--at" in ran.out.splitlines()[-1]


def test_what_cannot_be_reviewed_gets_one_sentence_and_nothing_is_written(shell: Shell, game: str, record: str) -> None:
    with open(game, encoding="utf-8") as file:
        text = file.read()
    choices = text.split("\n\n")[1].splitlines()
    places = {
        "unfinished": text.replace(choices[-1] + "\n", "").partition("\nhash:")[0],
        "running": "\n".join(line for line in text.splitlines() if not line.startswith(("seed:", "salt:"))),
        "cards": re.sub("^cards: .*$", "cards: 0", text, flags=re.MULTILINE),
        "older": text.replace("rules: 1\n", "rules: 0\n"),
        "foreign": text.replace("title: syncro", "title: chess"),
        "broken": text.replace("seats:", "seats"),
        "other": json.dumps({"hello": 1}),
    }
    for name, content in places.items():
        ran = shell.run("review", shell.write(f"{name}.record", content), *FEW, "--out", str(shell.folder / "nothing"))
        assert (ran.code, ran.out) == (2, ""), name
        assert not (shell.folder / "nothing").exists()
        assert ran.err.startswith("tablee: ")
        assert len(ran.err.splitlines()) == 1
    for args in (
        ("nowhere.record",),
        (game, "--looks", "0"),
        (game, "--seat", "p9"),
        (game, "--jobs", "none"),
        (game, "--out", game),
    ):
        ran = shell.run("review", *args)
        assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)


def test_ctrl_c_ends_a_review_at_once(game: str) -> None:
    """While two processes work for it: it waits for nobody, and says nothing more."""
    script = (
        "import sys, signal, tablee.teacher.review as review\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from tablee.cli.main import main\n"
        "if __name__ == '__main__':\n"
        "    begin = review.Hands.do\n"
        "    review.Hands.do = lambda self, works: print('begun', flush=True) or begin(self, works)\n"
        "    main(sys.argv[1:])\n"
    )
    command = [sys.executable, "-c", script, "review", game, "--looks", "900000", "--jobs", "2"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "begun\n"
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate()
    assert (process.returncode, out) == (130, "")
