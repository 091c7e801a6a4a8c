"""The rules at the command line: whole, by phase, by rule, by word."""

from __future__ import annotations

import pytest

from tests.cli.shell import Shell

PHASES = ["setup", "turn", "action", "tiles", "chronicle", "decline", "middle", "end", "scoring", "ties", "effects"]


def test_the_whole_rulebook_comes_in_its_order(shell: Shell) -> None:
    sections = shell.run("rules", "ancient-knowledge", "--json").data
    phases = [section["phase"] for section in sections]
    assert [phase for phase in phases if phase in PHASES] == PHASES
    assert "Decline phase" in shell.run("rules", "ancient-knowledge").out


def test_both_languages_have_the_same_sections(shell: Shell) -> None:
    english, french = [
        [section["phase"] for section in shell.run("rules", "ancient-knowledge", "--json", "--lang", lang).data]
        for lang in ("en", "fr")
    ]
    assert english == french


def test_one_phase_is_told_alone(shell: Shell) -> None:
    (section,) = shell.run("rules", "ancient-knowledge", "--phase", "decline", "--json").data
    assert section["heading"] == "Decline phase"
    out = shell.run("rules", "ancient-knowledge", "--phase", "decline", "--lang", "fr").out
    assert out.startswith("Phase de déclin")
    assert shell.run("rules", "ancient-knowledge", "decline", "--lang", "fr").out == out


@pytest.mark.parametrize("written", ["AK-074", "ak-074"])
def test_one_rule_is_told_with_the_paragraphs_that_hold_it(shell: Shell, written: str) -> None:
    (rule,) = shell.run("rules", "ancient-knowledge", written, "--json").data
    assert rule["id"] == "AK-074"
    assert all("[AK-074]" in section["text"] for section in rule["found"])
    assert "AK-074" in shell.run("rules", "ancient-knowledge", written).out


def test_numbers_of_rules_are_shown_on_demand(shell: Shell) -> None:
    plain = shell.run("rules", "scholars", "--phase", "dice").out
    assert "SB-07" not in plain
    assert "two of the same colour stay that colour;" in plain
    numbered = shell.run("rules", "scholars", "--phase", "dice", "--ids").out
    assert "SB-071" in numbered
    row = next(row for row in numbered.split("\n") if "two of the same colour" in row)
    assert row.startswith("SB-071 "), "in the margin of its line"


def test_a_drawing_is_told_in_words(shell: Shell) -> None:
    english = shell.run("rules", "atlantes", "--phase", "explore").out
    assert "Picture: Two rows of cards" in english
    assert ".svg" not in english
    assert "Dessin" in shell.run("rules", "atlantes", "--phase", "explore", "--lang", "fr").out


def test_a_search_reads_over_the_numbers_of_rules(shell: Shell) -> None:
    (section,) = shell.run("rules", "atlantes", "--search", "carry out its effects, from first to last", "--json").data
    assert section["phase"] == "main"


def test_rules_of_later_levels_are_kept_back_until_one_has_come_there(shell: Shell) -> None:
    told = shell.run("rules", "syncro")
    assert "6 sections about later levels are hidden" in told.out
    assert "Lieutenants" not in told.out
    assert "Lieutenants" in shell.run("rules", "syncro", "--all").out
    assert "Lieutenants" in shell.run("rules", "syncro", "lieutenants").out
    assert shell.run("rules", "syncro", "SY-148").code == 0
    assert shell.run("rules", "syncro", "--search", "lieutenant").code == 2


def test_a_word_is_found_whatever_its_case_and_accents(shell: Shell) -> None:
    found = shell.run("rules", "ancient-knowledge", "--search", "PADLOCK", "--json").data
    assert "action" in [section["phase"] for section in found]
    assert all("padlock" in section["text"].lower() for section in found)
    french = shell.run("rules", "ancient-knowledge", "--search", "declin", "--lang", "fr", "--json").data
    assert "decline" in [section["phase"] for section in french]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--phase", "lunch"), "unknown section 'lunch'; available: 'about', 'box'"),
        (("AK-999",), "unknown rule 'AK-999': they go from 'AK-001' to 'AK-178'"),
        (("--search", "spaceship"), "'spaceship' does not occur in the rules"),
    ],
)
def test_what_the_rules_do_not_have_is_said_so(shell: Shell, args: tuple[str, ...], said: str) -> None:
    ran = shell.run("rules", "ancient-knowledge", *args)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
