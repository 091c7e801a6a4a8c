"""Syncro at a terminal: the pyramid, signs and steps of a resolution; hotseat; campaigns; the table of levels."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from tablee.cli.draw import Pen
from tablee.cli.saves import Saves
from tablee.games.syncro.game import TITLE
from tablee.games.syncro.terminal import Drawing
from tablee.texts.speaker import Speaker
from tests.cli.shell import Ran, Shell
from tests.games.syncro.table import table

POSITION = """
title = "syncro"
level = 5
leader = "p2"
slot = 2
[players.p1]
hand = [4, 1, 5]
reward = "RW-5"
estimate = "good"
[players.p2]
hand = [2, 2]
estimate = "poor"
[horde]
r5c1 = { card = "GO-05", on = [4, "p2:3"], absorbed = [2] }
r5c2 = "FB-1"
r6c1 = "MU-03"
r4c1 = "down"
"""
ONE_BY_ONE = "1\ns\n" * 300
"""The first choice again and again; whatever is asked between levels is answered with s."""


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


def campaign(shell: Shell, *args: str, typed: str = "", **environ: str) -> Ran:
    return shell.run("campaign", "syncro", *args, typed=typed, **environ)


def test_the_horde_is_drawn_as_a_pyramid_with_targets_spells_and_absorbed_spells(shell: Shell) -> None:
    ran = shell.run("show", shell.write("p.toml", POSITION))
    assert (ran.code, ran.err) == (0, "")
    rows = ran.out.splitlines()
    golem = next(row for row in rows if "r5c1" in row)
    assert "┏r5c1━" in golem  # accessible
    assert "┌r5c2┄" in golem  # Fog, face down and covered
    strength, spells, absorbed = (rows[rows.index(golem) + line] for line in (1, 3, 4))
    assert "GO-05" in strength
    assert "10┃" in strength
    assert "4 (?)" in spells
    assert "+2" in absorbed
    down = next(number for number, row in enumerate(rows) if "r4c1" in row)
    assert down < rows.index(golem) < next(number for number, row in enumerate(rows) if "r6c1" in row)
    assert "Monster" in rows[down + 1]


def test_signs_hand_reward_and_choices_stand_below(shell: Shell) -> None:
    out = shell.run("show", shell.write("p.toml", POSITION)).out
    assert "▲ thumb up" in out
    assert "▼ thumb down" in out
    assert "[4] [1] [5]" in out
    assert "RW-5 Ember Ring" in out
    assert "r6c1  MU-03 Sporeling 4" in out
    assert "Attack Sporeling (MU-03) with a 4, using Ember Ring (RW-5)" in out


def test_the_table_speaks_french_and_keeps_secrets(shell: Shell) -> None:
    place = shell.write("p.toml", POSITION)
    assert "pouce vers le haut" in shell.run("show", place, "--lang", "fr").out
    seen = shell.run("show", place, "--seat", "p2", "--json").data
    assert "hand" not in seen["view"]["players"][0]


def test_a_plain_terminal_sees_the_pyramid_in_plain_letters() -> None:
    console = Console(file=io.TextIOWrapper(io.BytesIO(), encoding="ascii"), width=80)
    drawing = Drawing(Pen(console, Speaker("en", TITLE)))
    horde = drawing.horde(table(level=9, p1=[1], p2=[1]).view("p1"))
    assert isinstance(horde, Text)
    assert horde.plain.isascii()
    assert "#r4c1===" in horde.plain  # accessible
    assert "+r1c1..." in horde.plain  # face down


def test_a_resolution_is_told_step_by_step(shell: Shell) -> None:
    ran = shell.run("play", "syncro", "--players", "3", "--bots", "greedy,greedy,greedy", "--seed", "1")
    assert ran.code == 0
    told = [line.strip(" ·") for line in ran.out.splitlines()]
    first = next(number for number, line in enumerate(told) if line.startswith("Resolution,"))
    assert "against strength" in " ".join(told[first : first + 2])
    after = " ".join(told[first + 1 : first + 4])
    assert "destroyed" in after or "discarded" in after or "absorbed" in after
    assert "together" in ran.out


def test_a_person_plays_a_level_with_bots_to_its_end(shell: Shell) -> None:
    ran = shell.run("play", "syncro", "--players", "2", "--seed", "3", typed="1\n" * 200)
    assert ran.code == 0
    assert "You lose together" in ran.out or "You win together" in ran.out
    assert "The record of this game" in ran.out


def test_what_can_be_typed_works_here_too(shell: Shell) -> None:
    typed = "help\nhand\ntiles\nlook p2\nscore\nlog\nrules estimate\ncard mu-01\nwhy pass\nlang fr\nquit\n"
    ran = shell.run("play", "syncro", "--players", "2", "--seed", "3", typed=typed)
    assert ran.code == 0
    assert "No points are kept here" in ran.out
    assert "Everyone must give one of the three signs" in ran.out
    assert "Que vaut votre main" in ran.out


def test_hotseat_hands_over_between_mages_and_shows_no_other_hand(shell: Shell) -> None:
    typed = "\n1\n\n\n1\nquit\n"
    ran = shell.run("play", "syncro", "--hotseat", "--players", "2", "--name", "Ana,Bo", "--seed", "2", typed=typed)
    assert ran.code == 0
    assert "Ana, please take the seat" in ran.out
    assert "Press Enter to hide your hand." in ran.out
    assert "Bo, please take the seat" in ran.out
    before, _, after = ran.out.partition("Bo, please take the seat")
    assert before.count("Your hand") == 1
    hands = [line for line in ran.out.splitlines() if line.startswith("Your hand")]
    assert hands[0] != hands[1]
    assert hands[0] not in after


# Campaigns


def test_there_is_no_campaign_until_one_is_begun(shell: Shell) -> None:
    assert "No adventure yet" in campaign(shell).out
    assert campaign(shell, "--json").data == []


def test_bots_alone_play_an_adventure_to_its_end(shell: Shell) -> None:
    ran = campaign(shell, "Tuesdays", "--players", "5", "--bots", ",".join(["greedy"] * 5), "--seed", "1")
    assert ran.code == 0
    assert "The adventure is won" in ran.out
    assert "The Silence Ends" in ran.out
    (facts,) = campaign(shell, "--json").data
    assert (facts["name"], facts["over"]) == ("Tuesdays", True)
    assert [each["level"] for each in facts["history"] if each["won"]] == list(range(1, 10))
    records = sorted((shell.data / "campaigns" / "syncro" / "tuesdays" / "finished").glob("*.tablee"))
    assert len(records) == len(facts["history"])
    assert shell.run("verify", str(records[-1])).code == 0
    journal = campaign(shell, "Tuesdays", "--journal").out
    assert "The Ruined Fields" in journal
    assert "The Enchanter’s Thanks" in journal
    assert "level 9 won" in journal
    assert "is back at the beginning" in campaign(shell, "Tuesdays", "--reset", "--again").out
    assert campaign(shell, "Tuesdays", "--json").data["level"] == 1
    assert "The Enchanter’s Thanks" not in campaign(shell, "Tuesdays", "--journal").out


def test_two_terminals_do_not_play_the_same_campaign(shell: Shell) -> None:
    campaign(shell, "Half", "--players", "2", "--seed", "7", typed="1\nquit\n")
    folder = shell.data / "campaigns" / "syncro" / "half"
    with contextlib.closing(Saves(folder)) as elsewhere:
        assert elsewhere.hold(folder / "campaign.json")
        for args in ((), ("--reset",)):
            ran = campaign(shell, "Half", *args, typed="1\n")
            assert (ran.code, ran.out) == (2, "")
            assert ran.err.endswith("is being played in another terminal: leave it there first\n")
        assert campaign(shell, "Half", "--json").data["level"] == 1
    assert campaign(shell, "Half", typed="quit\n").code == 0


def test_cards_of_later_levels_are_listed_only_when_asked_for(shell: Shell) -> None:
    def ids(*args: str) -> set[str]:
        return {face["id"] for face in shell.run("cards", "syncro", "--json", *args).data}

    everything = {face.id for face in TITLE.box().faces()}
    assert ids("--all") == everything
    assert "LEVEL-1" in ids()
    assert not {"LEVEL-2", "LT-1", "RW-1", "JOURNAL-VICTORY", "BOSS-2"} & ids()
    told = shell.run("cards", "syncro").out
    assert f"{len(everything) - len(ids())} cards of later levels are hidden. --all shows them as well." in told
    assert "The Sour Road" not in told
    assert "cartes de niveaux à venir restent cachées" in shell.run("cards", "syncro", "--lang", "fr").out
    assert "kept back" not in shell.run("cards", "syncro", "--all").out
    assert ids("LEVEL-9") == {"LEVEL-9"}, "whoever names a card wants to see it"
    refused = shell.run("cards", "syncro", "--kind", "ship")
    assert refused.code == 2
    assert "mushroom" in refused.err
    assert "lieutenant" not in refused.err

    # The list grows with the campaigns that are kept here.
    assert campaign(shell, "Two", "--chapter", "2", "--players", "2", "--seed", "7", typed="quit\n").code == 0
    assert {"LEVEL-5", "LT-1", "RW-1", "BOSS-1"} <= ids()
    assert not {"LEVEL-9", "spell-7", "BOSS-2", "RW-9"} & ids()


def test_a_team_stops_after_a_level_and_comes_back_and_campaigns_lie_side_by_side(shell: Shell) -> None:
    ran = campaign(shell, "One", "--players", "2", "--seed", "7", typed=ONE_BY_ONE)
    assert ran.code == 0
    assert "The Ruined Fields" in ran.out
    assert "The adventure is saved" in ran.out
    facts = campaign(shell, "One", "--json").data
    assert (facts["attempts"], facts["level"]) == (1, 2 if facts["history"][0]["won"] else 1)
    assert campaign(shell, "Two", "--chapter", "2", "--players", "3", "--seed", "7", typed=ONE_BY_ONE).code == 0
    listed = {each["name"]: each for each in campaign(shell, "--json").data}
    assert set(listed) == {"One", "Two"}
    assert (listed["Two"]["history"][0]["level"], len(listed["Two"]["players"])) == (5, 3)
    again = campaign(shell, "one", typed=ONE_BY_ONE)
    assert again.code == 0
    assert campaign(shell, "one", "--json").data["attempts"] == 2


def test_a_level_that_was_left_goes_on_where_it_was(shell: Shell) -> None:
    left = campaign(shell, "Half", "--players", "2", "--seed", "7", typed="1\nquit\n")
    assert left.code == 0
    assert "tablee campaign syncro half" in left.out
    (running,) = (shell.data / "campaigns" / "syncro" / "half" / "running").glob("*.tablee")
    before = running.read_text("utf-8")
    assert campaign(shell, "Half", typed="quit\n").code == 0
    assert running.read_text("utf-8") == before
    assert campaign(shell, "Half", "--json").data["attempts"] == 0
    assert shell.saved() == []  # `tablee play` does not take it for a game of its own
    assert campaign(shell, "Half", typed=ONE_BY_ONE).code == 0
    assert campaign(shell, "Half", "--json").data["attempts"] == 1


def test_a_level_that_was_over_before_it_was_noted_is_noted_when_one_comes_back(shell: Shell) -> None:
    assert campaign(shell, "Dark", "--players", "2", "--seed", "7", typed=ONE_BY_ONE).code == 0
    folder = shell.data / "campaigns" / "syncro" / "dark"
    kept = json.loads((folder / "campaign.json").read_text("utf-8"))
    (attempt,) = kept["history"]
    (folder / "campaign.json").write_text(json.dumps({**kept, "history": [], "progress": {"level": 1}}), "utf-8")
    facts = campaign(shell, "Dark", "--json").data
    assert (facts["attempts"], facts["history"][0]["won"]) == (1, attempt["won"])


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("a/b",), "a/b"),
        (("nobody", "--journal"), "unknown campaign 'nobody'"),
        (("nobody", "--reset"), "unknown campaign 'nobody'"),
        (("new", "--chapter", "3"), "--chapter"),
        (("new", "--players", "6"), "2 to 5"),
        (("new", "--option", "colour=1"), "colour"),
        (("new", "--bots", "clever"), "clever"),
    ],
)
def test_what_cannot_be_gets_one_sentence_and_nothing_is_kept(shell: Shell, args: tuple[str, ...], said: str) -> None:
    ran = campaign(shell, *args)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert campaign(shell, "--json").data == []


def test_a_broken_campaign_is_refused_in_both_languages_and_left_alone(shell: Shell) -> None:
    assert campaign(shell, "Mine", "--players", "2", "--seed", "7", typed="quit\n").code == 0
    path = shell.data / "campaigns" / "syncro" / "mine" / "campaign.json"
    broken = path.read_text("utf-8").replace('"level": 1', '"level": 12')
    path.write_text(broken, "utf-8")
    english, french = (campaign(shell, "Mine", "--lang", lang) for lang in ("en", "fr"))
    assert (english.code, french.code) == (2, 2)
    assert "'level' cannot be 12" in english.err
    assert english.err != french.err
    assert path.read_text("utf-8") == broken


def test_other_titles_have_no_campaign(shell: Shell) -> None:
    ran = shell.run("campaign", "ancient-knowledge")
    assert ran.code == 2
    assert "no campaign" in ran.err


# Levels by bots


def test_simulate_prints_a_table_of_levels_and_players(shell: Shell) -> None:
    args = ("simulate", "syncro", "--games", "4", "--jobs", "1", "--level", "1-2", "--players", "2-3")
    out = shell.run(*args).out
    assert "Levels won by greedy, 4 games each" in out
    assert [line.split()[0] for line in out.splitlines()[-2:]] == ["1", "2"]
    cells = shell.run(*args, "--json").data
    assert [(cell["level"], cell["players"]) for cell in cells] == [(1, 2), (1, 3), (2, 2), (2, 3)]
    assert all(0 <= cell["value"] <= 1 for cell in cells)


@pytest.mark.parametrize("wrong", [("--level", "0-2"), ("--level", "3-1"), ("--level", "x"), ("--players", "2-6")])
def test_a_range_that_cannot_be_is_refused(shell: Shell, wrong: tuple[str, str]) -> None:
    ran = shell.run("simulate", "syncro", "--games", "1", "--jobs", "1", "--level", "1", *wrong)
    assert ran.code == 2
    assert ran.err.count("\n") == 1
