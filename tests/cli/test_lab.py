"""`tablee lab train`: figures after each round, weights in a file, and a sentence for whatever cannot be learned."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.cli.shell import Shell

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
        (("guess", "syncro"), "'lab' cannot be 'guess': expected one of 'train'"),
        (("train", "chess"), "there is no title 'chess'"),
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


def test_without_numpy_one_sentence_says_what_to_install(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    ran = shell.run("lab", "train", "syncro", *FEW, "--out", str(tmp_path / "weights.json"))
    assert ran.code == 2
    assert "tablee[lab]" in ran.err
    assert list(tmp_path.iterdir()) == []
