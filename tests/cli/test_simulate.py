"""`tablee simulate`: tables to read, data to compute with, and a sentence for whatever cannot be played."""

from __future__ import annotations

import csv
import json
import os
import re
from pathlib import Path

import pytest

from tablee.cli.draw import Pen, make_console
from tablee.cli.simulate import show
from tablee.games import TITLES
from tablee.games import title as find_title
from tablee.lab import files
from tablee.lab.simulation import CardTally, Tally
from tablee.lab.simulation import simulate as run
from tablee.texts.speaker import Speaker
from tests.cli.shell import Ran, Shell

CARDS = "[C9]\npoints = 40\n"


def simulated(shell: Shell, *args: str, **environ: str) -> Ran:
    return shell.run("simulate", "ancient-knowledge", "--jobs", "1", *args, **environ)


def test_the_tables_tell_pace_seats_bots_and_cards(shell: Shell) -> None:
    ran = simulated(shell, "--games", "6", "--bots", "greedy,random", "--top", "3", COLUMNS="120")
    assert (ran.code, ran.err) == (0, "")
    assert "6 games of Ancient Knowledge: greedy, random; 2 players, seed 1" in ran.out
    assert "games/s" in ran.out
    assert "Rounds per game" in ran.out
    assert "Lost knowledge" in ran.out
    assert len(re.findall(r"^.?[CMPAT]\d+ ", ran.out, re.MULTILINE)) == 3


def test_the_tables_speak_french(shell: Shell) -> None:
    ran = simulated(shell, "--games", "2", "--bots", "random", "--lang", "fr", COLUMNS="120")
    assert ran.code == 0
    assert "Ancient Knowledge\u00a0: 2 parties" in ran.out
    assert re.search(r"Victoires +50,0\s%", ran.out)
    assert "Savoir perdu" in ran.out


def test_equal_seeds_print_equal_data_with_one_process_or_two(shell: Shell) -> None:
    args = ("--games", "4", "--bots", "greedy,random", "--players", "3", "--seed", "9", "--json")
    one = simulated(shell, *args).data
    two = shell.run("simulate", "ancient-knowledge", "--jobs", "2", *args).data
    for data in (one, two):
        for clock in ("seconds", "games_per_second", "jobs"):
            del data[clock]
    assert one == two
    assert one["players"] == 3


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "1 of 2: with 95% certainty"), ("fr", "1 sur 2 : à 95 %, moins de 10,0 %")]
)
def test_cards_that_are_held_but_hardly_ever_played_are_listed_with_their_counts(
    lang: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    simulation = run("ancient-knowledge", bots=["random"], games=1)
    simulation.tally.cards = {"C9": CardTally(holders=1200, users=3), "C16": CardTally(holders=400, users=7)}
    found = find_title("ancient-knowledge")
    show(Pen(make_console(), Speaker(lang, found, found.box())), simulation, 1)
    out = " ".join(capsys.readouterr().out.split())  # whichever spaces the language has
    assert re.search(r"C9 P[eé]tra 1[, ]200 3 0[.,]2 ?% 0[.,]1 – 0[.,]7 ", out)
    assert "C16" not in out
    assert said in out


def test_options_of_the_title_reach_the_games(shell: Shell) -> None:
    data = simulated(shell, "--games", "1", "--starting-hands", "--option", "see-tiles=true", "--json").data
    assert data["options"]["starting-hands"] is True
    assert data["options"]["see-tiles"] is True


def test_csv_holds_seats_bots_choices_and_cards(shell: Shell, tmp_path: Path) -> None:
    place = tmp_path / "tables.csv"
    assert simulated(shell, "--games", "3", "--csv", str(place)).code == 0
    with place.open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    assert {line["table"] for line in lines} == {"game", "seat", "bot", "choice", "card"}
    assert {line["cards"] for line in lines} == {"printed"}


def test_a_designer_compares_a_card_file_with_the_printed_cards(shell: Shell) -> None:
    cards = shell.write("my.toml", CARDS)
    ran = simulated(shell, "--games", "8", "--cards", cards, "--against-printed", COLUMNS="120")
    assert ran.code == 0
    assert "Printed cards and yours, same seeds" in ran.out
    assert re.search(r"Petra \(C9\): played +[\d.]+% +[\d.]+% +[+−][\d.]+% ±", ran.out)


def test_a_comparison_as_data_has_both_sides(shell: Shell, tmp_path: Path) -> None:
    cards = shell.write("my.toml", CARDS)
    place = str(tmp_path / "both.csv")
    data = simulated(shell, "--games", "5", "--cards", cards, "--against-printed", "--json", "--csv", place).data
    assert data["printed"]["changes"] == {}
    assert data["changed"]["changes"] == {"C9": {"points": 40}}
    assert "bot-score" in [each["what"] for each in data["differences"]]
    text = Path(place).read_text("utf-8")
    assert "\nprinted,bot,greedy,wins," in text
    assert "\nchanged,bot,greedy,wins," in text


def test_the_cards_of_a_card_file_are_always_shown(shell: Shell) -> None:
    cards = shell.write("my.toml", CARDS)
    ran = simulated(shell, "--games", "8", "--cards", cards, "--top", "0", COLUMNS="120")
    assert re.search(r"C9 Petra", ran.out)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--games", "0"), "'--games' cannot be '0': expected a whole number from 1 to 10000000"),
        (("--games", "many"), "'--games' cannot be 'many'"),
        (("--jobs", "0"), "'--jobs' cannot be '0'"),
        (("--top", "-1"), "'--top' cannot be '-1'"),
        (
            ("--bots", "clever"),
            "unknown bot 'clever'; available: 'first', 'casual', 'regular', 'expert', 'master', 'random', 'greedy'",
        ),
        (("--bots", ""), "unknown bot ''"),
        (("--players", "5"), "ancient-knowledge is for 2 to 4 players, not 5"),
        (("--option", "colour=red"), "ancient-knowledge has no option 'colour'"),
        (("--cards", "nowhere.toml"), "there is no file"),
        (("--against-printed",), "--against-printed needs --cards FILE"),
        (("--csv", "no/such/folder/x.csv"), "cannot write"),
    ],
)
def test_what_cannot_be_simulated_gets_one_sentence(shell: Shell, args: tuple[str, ...], said: str) -> None:
    for lang in ("en", "fr"):
        ran = shell.run("simulate", "ancient-knowledge", *args, TABLEE_LANG=lang)
        assert ran.code == 2
        assert ran.out == ""
        assert ran.err.startswith("tablee: ")
        assert ran.err.count("\n") == 1
        if lang == "en":
            assert said in ran.err


def test_an_unknown_title(shell: Shell) -> None:
    known = ", ".join(repr(id) for id in TITLES)
    assert shell.run("simulate", "chess").err == f"tablee: unknown title 'chess'; available: {known}\n"


def test_a_card_that_does_not_fit_is_named_with_file_and_field(shell: Shell) -> None:
    cards = shell.write("my.toml", "[C9]\npoints = 400\n")
    ran = simulated(shell, "--cards", cards)
    assert ran.code == 2
    assert "my.toml" in ran.err
    assert "'C9'" in ran.err
    assert "'points'" in ran.err


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_explains_every_option(shell: Shell, lang: str) -> None:
    ran = shell.run("simulate", "--help", TABLEE_LANG=lang, COLUMNS="120")
    assert ran.code == 0
    told = re.findall(r"^  (--[\w-]+)(?:, -\w)?(?: \S+)?  +(\S.*)$", ran.out, re.MULTILINE)
    named = re.findall(r"^  (--[\w-]+)", ran.out, re.MULTILINE)
    assert len(named) > 12
    assert [name for name, _ in told] == named


def test_a_simulation_goes_on_where_it_stopped_and_comes_to_the_same(shell: Shell) -> None:
    """Both boxes, with one process and with two, and more games than there were to be at first."""
    changed = ("--cards", shell.write("my.toml", CARDS), "--against-printed", "--seed", "on", "--json")
    whole = simulated(shell, "--games", "12", *changed).data
    first = simulated(shell, "--games", "5", "--out", str(shell.folder / "kept"), *changed)
    assert (first.code, first.err) == (0, "")
    args = ("--games", "12", "--out", str(shell.folder / "kept"), "--resume", *changed)
    again = shell.run("simulate", "ancient-knowledge", "--jobs", "2", *args).data
    for data in (whole["printed"], whole["changed"], again["printed"], again["changed"]):
        for clock in ("seconds", "games_per_second", "jobs"):
            del data[clock]
    assert again == whole
    assert whole["printed"] != whole["changed"]


def test_a_simulation_that_is_interrupted_says_how_it_goes_on(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = str(shell.folder / "kept")
    args = ("--games", "30", "--players", "2", "--level", "1-2", "--json")

    def stop(self: Tally, other: Tally) -> None:
        merge(self, other)
        if self.games >= 6 and "level-2-players-2.json" in os.listdir(folder):
            raise KeyboardInterrupt

    merge = Tally.merge
    whole = shell.run("simulate", "syncro", *args, "--jobs", "1").data
    with monkeypatch.context() as patched:
        patched.setattr(Tally, "merge", stop)
        patched.setattr(files, "KEEP_EVERY", -1.0)
        stopped = shell.run("simulate", "syncro", *args, "--jobs", "1", "--out", folder)
    assert stopped.code == 130
    assert "--resume to continue" in stopped.out
    assert sorted(os.listdir(folder)) == ["level-1-players-2.json", "level-2-players-2.json"]
    assert shell.run("simulate", "syncro", *args, "--out", folder, "--resume", "--jobs", "1").data == whole


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": "2"}, "belongs to another run: its 'seed' is '2'"),
        ({"tally": {}}, "nothing to resume in"),
        ({"simulation": None, "balance": 1}, "was written by another version"),
        ({"content": "0"}, "was played with other cards"),
    ],
)
def test_what_was_kept_of_something_else_is_refused(shell: Shell, change: dict[str, object], said: str) -> None:
    folder = shell.folder / "kept"
    assert simulated(shell, "--games", "2", "--out", str(folder)).code == 0
    path = folder / "printed.json"
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), **change}), "utf-8")
    ran = simulated(shell, "--games", "2", "--out", str(folder), "--resume")
    assert ran.code == 2
    assert said in ran.err
    again = simulated(shell, "--games", "2", "--out", str(folder))
    assert again.code == 2
    assert "already exists" in again.err
    assert simulated(shell, "--games", "2", "--resume").code == 2
