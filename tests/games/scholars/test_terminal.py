"""On a terminal: the boards stay readable, dice have letter and value, a placement tells what it would give."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tablee.cli.session import COMMANDS
from tablee.games.scholars.game import TITLE
from tablee.texts import LANGUAGES, Catalogue
from tests.cli.shell import Ran, Shell

POSITION = """
title = "scholars"
name = "a purple plan"
rooms = { 5 = "persian-b p1 1", 6 = "greek-a p2" }
house = { purple = ["scroll-persian-b p2"] }

[players.p1]
hand = ["red 3", "blue 5", "black 4"]
gold = 2
silver = 3
workers = { red = 1 }
columns = { travel = ["chinese-a", "page-19"] }
"""


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


def played(shell: Shell, *typed: str, lang: str = "en", columns: str = "100") -> Ran:
    place = shell.write("position.toml", POSITION)
    lines = "".join(f"{line}\n" for line in typed)
    return shell.run(
        *("play", "scholars", "--from", place, "--bots", "random", "--seed", "1", "--new"),
        typed=lines,
        TABLEE_LANG=lang,
        COLUMNS=columns,
    )


def test_the_table_shows_main_board_and_own_board(shell: Shell) -> None:
    out = played(shell).out
    for part in (
        "Translators (value that opens the deck)",
        "5 persian-b p1 ●   6 greek-a p2",
        "<p1 p2>",
        "P no one:  1 scroll-persian-b/R (p2) 2 - 3 -",
        "R Mathematics 0 0+",
        "3 silver, 2 gold, 19 influence",
        "Hand [R3] [B5] [K4]   Workers 1R",
        "chinese-a, page-19 (next card 2)",
        "closed by the goal card",
        "W white  R red  Y yellow  B blue  O orange  P purple  G green  K black",
    ):
        assert part in out, part


def test_dice_have_their_letters_in_french_too(shell: Shell) -> None:
    out = played(shell, lang="fr").out
    assert "Main [R3] [Bu5] [N4]" in out
    assert "Bc blanc  R rouge  J jaune  Bu bleu  O orange  Vi violet  Ve vert  N noir" in out


def test_a_placement_tells_what_it_would_give_and_can_be_given_up(shell: Shell) -> None:
    ran = played(shell, "work translate", "play physics", "die red 3", "die blue 5", "cancel")
    assert "Would be [P8]" in ran.out
    assert "Translate: scroll-persian-b" in ran.out
    assert "taken back" in ran.out
    (game,) = shell.saved()
    assert game["choices"] == 0


def test_a_chain_tells_its_cost_before_it_is_done(shell: Shell) -> None:
    ran = played(
        shell, "work translate", "play physics", "die red 3", "die blue 5", "done", "act translate", "through persian-b"
    )
    assert "persian-b: 1 gold, 1 silver in fees" in ran.out
    assert "retiring: persian-b" in ran.out


def test_the_expansions_board_and_other_players_are_shown_on_demand(shell: Shell) -> None:
    out = played(shell, "tiles", "look p2").out
    assert "Books (Pages left: 46)" in out or "Books (Pages left: 45)" in out
    assert "Upgraded action cards" in out
    assert out.count("Action cards") >= 2


@pytest.mark.parametrize("columns", ["80", "140"])
def test_no_line_is_longer_than_the_terminal(shell: Shell, columns: str) -> None:
    out = played(shell, "tiles", "look p1", "look p2", columns=columns).out
    table = [line for line in out.splitlines() if not line.startswith(("  tablee", "The game is saved", "> "))]
    assert max(len(line) for line in table) <= int(columns)


@pytest.mark.parametrize("options", [("--players", "1"), ("--bots", "random", "--option", "myriade=false")])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_by_numbers_ends_with_the_score_sheet(shell: Shell, options: tuple[str, ...], lang: str) -> None:
    rng = random.Random(7)
    typed = "".join(f"{rng.choice((1, 1, 1, 2, 2, 3, 4))}\n" for _ in range(3000))
    ran = shell.run("play", "scholars", "--seed", "4", "--new", *options, typed=typed, TABLEE_LANG=lang)
    assert ran.code == 0
    assert ("Dice Sum" if lang == "en" else "Somme des dés") in ran.out
    assert "tablee replay" in ran.out


def test_bots_play_among_themselves_turn_by_turn(shell: Shell) -> None:
    ran = shell.run("play", "scholars", "--players", "2", "--bots", "random,random", "--seed", "2", "--new")
    assert ran.code == 0
    assert "-- " in ran.out
    assert "Retired translators" in ran.out


def test_cards_and_rules_are_listed(shell: Shell) -> None:
    assert "Vermilion and Saffron" in shell.run("cards", "scholars", "--kind", "page", COLUMNS="140").out
    assert "reconstructed" in shell.run("cards", "scholars", "chinese-a").out
    assert "first player to reach space 3" in shell.run("rules", "scholars", "SE-075").out


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("persian-b p1 1", "persian-b p1 2"), "'room 5' cannot be 2: expected a whole number from 0 to 1"),
        (("red 3", "red 9"), "'p1 hand' cannot be 9"),
        (("scroll-persian-b", "scroll-latin-b"), "unknown card 'scroll-latin-b'"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_one_sentence(shell: Shell, change: tuple[str, str], said: str) -> None:
    place = shell.write("position.toml", POSITION.replace(*change))
    for lang in ("en", "fr"):
        ran = shell.run("play", "scholars", "--from", place, TABLEE_LANG=lang)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert lang == "fr" or said in ran.err


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--option", "mode=short"), "option 'mode' of scholars cannot be 'short'"),
        (("--option", "dragons=1"), "dragons"),
        (("--players", "5"), "5"),
    ],
)
def test_an_option_or_a_number_of_players_that_there_is_not_is_refused(
    shell: Shell, args: tuple[str, ...], said: str
) -> None:
    ran = shell.run("play", "scholars", *args)
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert said in ran.err


def test_no_word_means_both_a_choice_and_a_command() -> None:
    choices = {words[0] for words in TITLE.notation.words_of.values()}
    for lang in LANGUAGES:
        for name in COMMANDS:
            assert not choices & {name, *Catalogue(lang).say(f"command-{name}").split()}
