"""A game at the command line: what can be typed, what is told, how it is left and gone on with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee.cli.session import COMMANDS
from tablee.games import title
from tablee.texts import LANGUAGES, Catalogue
from tests.cli.shell import Ran, Shell

START = ("--seed", "7", "--bots", "random", "--name", "Ana")
"""Ana and a random bot; the bot begins or not, but the same way each time."""


def choices(shell: Shell) -> list[str]:
    """What the people of the only saved game have chosen so far."""
    (game,) = shell.saved()
    lines = Path(game["file"]).read_text("utf-8").splitlines()
    return [line[3:] for line in lines if line.startswith("p1 ")]


def from_position(shell: Shell, position: str, *typed: str, lang: str = "en") -> Ran:
    lines = "".join(f"{line}\n" for line in typed)
    return shell.play("--from", position, "--bots", "random", "--seed", "1", "--new", typed=lines, TABLEE_LANG=lang)


# What a choice may look like


@pytest.mark.parametrize(
    ("typed", "chosen"),
    [
        ("search", "search"),
        ("SEARCH", "search"),
        ("create C16 slot 3", "create C16 slot 3"),
        ("c16 3", "create C16 slot 3"),
        ("t2", "learn T2"),
        ("learn t2", "learn T2"),
    ],
)
def test_a_choice_is_typed_in_notation_or_in_as_much_of_it_as_is_clear(
    shell: Shell, position: str, typed: str, chosen: str
) -> None:
    from_position(shell, position, typed)
    assert choices(shell)[0] == chosen


def test_a_choice_is_typed_as_its_number_in_the_list(shell: Shell, position: str) -> None:
    out = from_position(shell, position, "save").out
    number = out.split("] Search: draw one card")[0].split("[")[-1]
    shell.play("--from", position, "--bots", "random", typed=f"{number}\n")
    assert sorted(game["choices"] for game in shell.saved())[0] == 0
    last = max(shell.saved(), key=lambda game: game["choices"])
    assert "\np1 search\n" in Path(last["file"]).read_text("utf-8")


def test_several_picks_are_typed_at_once_and_done_with_them(shell: Shell) -> None:
    shell.play(*START, typed="1 3 5 7\n")
    assert [choice.split()[0] for choice in choices(shell)] == ["discard"] * 4


def test_several_picks_are_taken_all_or_none(shell: Shell) -> None:
    ran = shell.play(*START, typed="1 3 5 5\n")
    assert choices(shell) == []
    assert "cannot" in ran.out


def test_words_that_fit_several_choices_ask_back(shell: Shell, position: str) -> None:
    ran = from_position(shell, position, "create C16")
    assert "'create C16' can mean several choices: 'create C16 slot 2', 'create C16 slot 3'" in ran.out.replace(
        "\n", " "
    )
    assert choices(shell) == []


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("sing", "cannot read 'sing': expected one of"),
        ("99", "there is no number '99': choose from 1 to"),
        ("create C16 slot 5", "Slot 5 is full: two monuments at most (Create a monument (two per slot), AK-074)"),
        ("create C1 slot 1", "Osirion (C1) is not in your hand (Create, AK-054)"),
        ("learn T29", "Plato (T29) needs 7 monuments of the same type in your Past: you have 2 of 7 (Learn, AK-089)"),
    ],
)
def test_what_cannot_be_chosen_is_told_why_and_asked_again(shell: Shell, position: str, typed: str, said: str) -> None:
    ran = from_position(shell, position, typed, "search")
    assert said in " ".join(ran.out.split())
    assert choices(shell)[0] == "search"


# What else may be typed


def test_why_names_the_rule_against_a_choice(shell: Shell, position: str) -> None:
    ran = from_position(shell, position, "why create C16 slot 5", "why search", "why", "why what")
    assert "two monuments at most (Create a monument (two per slot), AK-074)" in ran.out.replace("\n", " ")
    assert "search is legal now." in ran.out
    assert "Which choice should be explained?" in ran.out
    assert "cannot read 'what'" in ran.out


def test_undo_takes_back_a_choice_that_showed_nothing_hidden(shell: Shell, position: str) -> None:
    ran = from_position(shell, position, "create M2 slot 2", "undo", "create C16 slot 2")
    assert "Taken back." in ran.out
    assert choices(shell)[0] == "create C16 slot 2"


def test_undo_stops_at_what_was_hidden(shell: Shell, position: str) -> None:
    ran = from_position(shell, position, "search", "undo")
    assert "p1 has nothing to take back: the last choice showed something that was hidden" in ran.out.replace("\n", " ")
    assert choices(shell)[0] == "search"


def test_cancel_takes_back_the_picks_of_a_payment(shell: Shell, position: str) -> None:
    ran = from_position(shell, position, "create C16 slot 2", "discard M1", "cancel")
    assert "2 choices taken back." in ran.out
    assert choices(shell) == []


def test_auto_resolves_the_declines_in_the_listed_order(shell: Shell, position: str) -> None:
    ran = from_position(shell, position, "search", "search", "auto")
    assert "which monument of slot 1 declines first?" in ran.out
    assert "decline C21" in choices(shell)
    assert "Nothing to put in order now." in from_position(shell, position, "auto").out


def test_the_game_can_be_looked_at_from_every_side(shell: Shell, position: str) -> None:
    ran = from_position(
        shell, position, "look p2", "card C16 t2", "offer", "hand", "score", "log", "rules AK-074", "rules"
    )
    for words in (
        "Leshan Giant Buddha",  # in the opponent's Timeline
        "6 hidden cards",
        "city · cost 2 · slot 2 · knowledge 2 · points 2",
        "Prerequisites: 2 pyramids in your Past",
        "Printed points of the Past",
        "Two monuments are all a slot can take.",
        "decline  Decline phase",
    ):
        assert words in ran.out
    assert choices(shell) == []


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("look p9", "there is no seat 'p9': this table has 'p1', 'p2'"),
        ("look Nobody", "there is no seat 'Nobody'"),
        ("card Z1", "unknown card 'Z1': ids look like 'C1'"),
        ("rules spaceship", "'spaceship' does not occur in the rules"),
        ("lang de", "unknown language 'de'; available: 'en', 'fr'"),
    ],
)
def test_a_question_that_cannot_be_answered_says_so(shell: Shell, position: str, typed: str, said: str) -> None:
    assert said in from_position(shell, position, typed).out.replace("\n", " ")


def test_help_lists_what_can_be_typed_and_all_of_it_works(shell: Shell, position: str) -> None:
    ran = from_position(shell, position, "?", "help")
    for word in ("why CHOICE", "undo", "cancel", "auto", "look p2", "card C16", "save FILE", "quit"):
        assert ran.out.count(word) >= 2


def test_the_language_changes_in_the_middle_of_a_game(shell: Shell, position: str) -> None:
    ran = from_position(shell, position, "lang fr", "pourquoi create C16 slot 5", "aide", "quitter")
    assert "Votre première action sur deux" in ran.out
    assert "L’emplacement 5 est complet" in ran.out
    assert "La partie est enregistrée" in ran.out


def test_save_writes_a_copy_and_never_over_another_file(shell: Shell, position: str) -> None:
    copy = shell.folder / "copy.tablee"
    ran = from_position(shell, position, "search", f"save {copy}", f"save {copy}", "save")
    assert f"Saved:{copy}" in "".join(ran.out.split())
    assert "already exists; choose another name" in " ".join(ran.out.split())
    assert shell.run("verify", str(copy)).code == 0


def test_a_copy_goes_on_as_a_game_of_its_own(shell: Shell, position: str) -> None:
    copy = shell.folder / "copy.tablee"
    from_position(shell, position, "search", f"save {copy}")
    before = copy.read_bytes()
    assert shell.play("--from", str(copy), typed="search\n").code == 0
    assert copy.read_bytes() == before
    assert sorted(game["choices"] >= 2 for game in shell.saved()) == [False, True]


# What is told


def test_what_the_bots_do_is_told_turn_by_turn(shell: Shell) -> None:
    out = shell.play(*START, typed="1 2 3 4\nsearch\nsearch\n").out
    assert "-- Round 1: your turn --" in out
    assert "-- Round 1: Senenmut --" in out or "-- Round 2: Senenmut --" in out
    assert "You drew " in out


def test_a_bots_cards_stay_hidden(shell: Shell) -> None:
    out = shell.play(*START, typed="1 2 3 4\n" + "search\n" * 12).out
    drawn = [line for line in out.splitlines() if "Senenmut drew" in line]
    assert drawn
    assert all(line.endswith(("card", "cards", "nothing")) for line in drawn)


def test_the_table_shows_what_a_player_needs(shell: Shell, position: str) -> None:
    out = from_position(shell, position).out
    for words in (
        "Round 1 · Action phase · your turn · 2 actions left",
        "Tile 1 · level I",
        "✓ ΩT2 Aristotle [2 pyramids in your Past]",
        "Senenmut",
        "slot 1",
        "4 of 14",
        "3 upright",
        "7 lost",
        "9 ◆●●●●",  # as many tokens as lie on the second monument of slot 1
        "Artefacts 1 of 5",
        "Ω Ancient 1 (T1)",
        "⌂C16 Heracleion  cost 2 · slot 2 · 2● · 2★ · ↓ decline",
        "Draw 4 cards.",
        "Archive: discard cards",
        "Excavate: tilt monuments",
    ):
        assert words in out


def test_the_grid_of_creations_shows_what_each_slot_costs(shell: Shell, position: str) -> None:
    """Heracleion costs 2 and arrives on slot 2: 3 cards on slots 1 and 3, too many for a hand of 4 elsewhere."""
    line = next(
        line for line in from_position(shell, position).out.splitlines() if "C16 Heracleion" in line and "[" in line
    )
    cells = line.split("Heracleion")[1].split()
    assert cells == ["·", "[1]", "-2", "[2]", "-3", "·", "·", "·"], "slot 1 is full"


def test_the_hand_is_hidden_while_the_seat_changes(shell: Shell) -> None:
    ran = shell.play("--hotseat", "--name", "Ana,Bo", "--seed", "3", typed="\n1 2 3 4\n\n\n")
    first, second = ran.out.split("please take the seat and press Enter.")[1:3]
    assert "Press Enter to hide your hand." in first
    hands = [set(re.findall(r"^\[ ?\d+\] .([CMPA]\d+) ", part, re.MULTILINE)) for part in (first, second)]
    assert len(hands[0]) == len(hands[1]) == 10
    assert not hands[0] & hands[1]


def test_a_list_of_bots_leaves_the_other_seats_to_people(shell: Shell) -> None:
    shell.play("--players", "4", "--bots", "random,greedy", "--seed", "3")
    (game,) = shell.saved()
    assert game["players"] == ["Player 1", "Player 2", "Senenmut (random)", "Enheduanna (greedy)"]


def test_a_single_bot_stands_for_all_other_seats(shell: Shell) -> None:
    shell.play("--players", "3", "--bots", "greedy", "--seed", "3")
    (game,) = shell.saved()
    assert game["players"] == ["Player 1", "Senenmut (greedy)", "Enheduanna (greedy)"]


@pytest.mark.parametrize(("columns", "lang"), [("80", "fr"), ("120", "en")])
def test_a_whole_game_by_numbers_ends_with_the_score_sheet(shell: Shell, lang: str, columns: str) -> None:
    typed = "".join(f"{1 + number % 3}\n1\n" for number in range(600))
    ran = shell.play(*START, typed=typed, TABLEE_LANG=lang, COLUMNS=columns)
    assert (ran.code, ran.err) == (0, "")
    assert {"en": "Score sheet", "fr": "Feuille de score"}[lang] in ran.out
    table = ran.out.split({"en": "The record of", "fr": "L’enregistrement de"}[lang])[0]
    assert max(len(line) for line in table.splitlines()) <= int(columns)
    (game,) = shell.saved()
    assert game["running"] is False
    assert f"tablee verify {game['file']}" in ran.out
    assert shell.run("verify", game["file"], "--json").data["finished"] is True


def test_a_position_where_nobody_has_anything_to_decide_ends_with_the_score_sheet_at_once(shell: Shell) -> None:
    place = shell.write(
        "over.json",
        '{"title": "ancient-knowledge", "phase": "decline", "ending": true, "turn": "p2", '
        '"players": {"p1": {"past": ["C16"]}}}',
    )
    ran = shell.play("--from", place)
    assert (ran.code, ran.err) == (0, "")
    assert "Score sheet" in ran.out
    assert "Player 1 wins" in ran.out
    (game,) = shell.saved()
    assert game["running"] is False
    assert shell.run("verify", game["file"], "--json").data["finished"] is True


def test_bots_can_play_among_themselves(shell: Shell) -> None:
    ran = shell.play("--players", "2", "--bots", "greedy,random", "--seed", "2", "--starting-hands")
    assert ran.code == 0
    assert "-- Round 1: " in ran.out
    assert "wins" in ran.out


def test_no_word_means_both_a_choice_and_a_command() -> None:
    choices = {words[0] for words in title("ancient-knowledge").notation.words_of.values()}
    for lang in LANGUAGES:
        for name in COMMANDS:
            assert not choices & {name, *Catalogue(lang).say(f"command-{name}").split()}


# Leaving and coming back


def test_the_last_unfinished_game_goes_on(shell: Shell) -> None:
    shell.play(*START, typed="1 2 3 4\nquit\n")
    ran = shell.play(typed="search\n")
    assert "Resuming the unfinished game" in ran.out
    assert choices(shell)[4:5] == ["search"]
    assert "unfinished" in shell.run("games", "--saved").out


def test_the_same_command_goes_on_and_another_begins_anew(shell: Shell) -> None:
    shell.play(*START, typed="1 2 3 4\n")
    assert "Resuming" in shell.play(*START).out
    assert "Resuming" not in shell.play(*START, "--players", "3").out
    assert "Resuming" not in shell.play("--seed", "8").out
    assert len(shell.saved()) == 3


def test_new_begins_anew_and_keeps_the_old_one(shell: Shell) -> None:
    shell.play(*START)
    assert "New game" in shell.play(*START, "--new").out
    assert len(shell.saved()) == 2


def test_a_break_changes_nothing(shell: Shell) -> None:
    """Equal seeds and choices give equal games, played in one go or in pieces."""
    other = Shell(shell.folder / "other")
    other.folder.mkdir()
    typed = ["1 2 3 4", "search", "search", "search", "search", "search"]
    shell.play(*START, typed="".join(f"{line}\n" for line in typed))
    other.play(*START)
    for line in typed:
        other.play(typed=f"{line}\n")
    texts = [Path(each.saved()[0]["file"]).read_text("utf-8") for each in (shell, other)]
    assert texts[0] == texts[1]


def test_the_end_of_the_input_leaves_politely(shell: Shell) -> None:
    ran = shell.play(*START)
    assert ran.code == 0
    assert "The game is saved in" in ran.out
    assert "tablee play ancient-knowledge" in ran.out


def test_a_game_with_other_cards_waits_for_its_card_file(shell: Shell) -> None:
    mine = shell.write("mine.toml", "[C16]\ncost = 0\n")
    shell.play("--cards", mine, "--seed", "1", "--bots", "random")
    assert "New game" in shell.play("--seed", "1", "--bots", "random").out
    assert "Resuming" in shell.play("--cards", mine).out
    assert len(shell.saved()) == 2


def test_a_file_that_is_no_game_is_left_alone(shell: Shell) -> None:
    shell.play(*START)
    (game,) = shell.saved()
    stranger = Path(game["file"]).with_name("notes.tablee")
    stranger.write_text("not a game")
    assert "Resuming" in shell.play().out
    assert stranger.read_text() == "not a game"
