"""Whatever is wrong with what a user gives: one sentence, exit code 2, no traceback, files untouched."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.games import TITLES, title
from tests.cli.shell import POSITION, Shell

AK = title("ancient-knowledge")


def refused(shell: Shell, *args: str, typed: str = "") -> str:
    """The sentence, in English; the French one exists too, and no file has changed."""
    before = {path: path.read_bytes() for path in shell.folder.rglob("*") if path.is_file()}
    french = shell.run(*args, typed=typed, TABLEE_LANG="fr")
    ran = shell.run(*args, typed=typed)
    assert {path: path.read_bytes() for path in shell.folder.rglob("*") if path.is_file()} == before
    for each in (french, ran):
        assert each.code == 2
        assert each.out == ""
        assert each.err.startswith("tablee: ")
        assert each.err.count("\n") == 1
        assert "Traceback" not in each.err
    assert french.err != ran.err
    return ran.err[8:-1]


@pytest.mark.parametrize("command", ["play", "cards", "rules"])
def test_an_unknown_title(shell: Shell, command: str) -> None:
    known = ", ".join(repr(id) for id in TITLES)
    assert refused(shell, command, "chess") == f"unknown title 'chess'; available: {known}"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--option", "colour=red"), "ancient-knowledge has no option 'colour'; available:"),
        (
            ("--option", "see-tiles=7"),
            "option 'see-tiles' of ancient-knowledge cannot be 7: expected one of false, true",
        ),
        (("--option", "ages=old"), "option 'ages' of ancient-knowledge cannot be 'old': expected 2 whole numbers"),
        (("--option", "ages=" + "[" * 9999), "option 'ages' of ancient-knowledge cannot be '[[["),
        (("--ages", "30"), "option 'ages' of ancient-knowledge cannot be 30: expected 2 whole numbers"),
        (("--ages", "30,old"), "option 'ages' of ancient-knowledge cannot be '[30,old]': expected 2 whole numbers"),
        (("--see-tiles=7",), "option 'see-tiles' of ancient-knowledge cannot be 7: expected one of false, true"),
        (("--ages",), "tablee play: '--ages' needs a value"),
        (("--ages", "--new"), "tablee play: '--ages' needs a value"),
        (
            ("--see-tile",),
            "tablee play has no option '--see-tile'; available: '--starting-hands', '--see-tiles', '--ages'",
        ),
        (("--kings", "none"), "tablee play has no option '--kings'; available: '--starting-hands'"),  # another title's
        (("--players", "5"), "ancient-knowledge is for 2 to 4 players, not 5"),
        (("--players", "1"), "ancient-knowledge is for 2 to 4 players, not 1"),
        (("--players", "two"), "'--players' cannot be 'two': expected a whole number"),
        (("--bots", "clever"), "unknown bot 'clever'; available: 'first', 'casual'"),
        (("--players", "2", "--bots", "random,random,random"), "too many bots (3) for the number of seats (2)"),
        (("--name", "Ana,Ana"), "'--name' cannot be 'Ana'"),
        (("--name", "Ana (greedy)"), "'--name' cannot be 'Ana (greedy)'"),
        (("--from", "nowhere.toml"), "there is no file nowhere.toml"),
        (("--cards", "nowhere.toml"), "there is no file nowhere.toml"),
    ],
)
def test_what_play_cannot_begin_with(shell: Shell, args: tuple[str, ...], said: str) -> None:
    assert said in refused(shell, "play", "ancient-knowledge", *args)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("cards", "ancient-knowledge", "C99"), "unknown card 'C99': expected a card id such as 'C1'"),
        (("cards", "ancient-knowledge", "--kind", "ship"), "'--kind' cannot be 'ship': expected one of 'city'"),
        (("cards", "ancient-knowledge", "--timing", "soon"), "'--timing' cannot be 'soon': expected one of"),
    ],
)
def test_what_the_list_of_cards_does_not_have(shell: Shell, args: tuple[str, ...], said: str) -> None:
    assert said in refused(shell, *args)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[C99]\ncost = 1\n", "unknown card 'C99'"),
        ("[C16]\ncost = 77\n", "card 'C16', field 'cost': 77 does not fit: expected a whole number from 0 to 9"),
        ("[C16]\nprice = 1\n", "unknown field 'price'; available:"),
        ("[C16\ncost = 1\n", "line 1 cannot be read"),
        ("C16 = 3\n", "'C16' cannot be 3: expected a table of fields"),
    ],
)
def test_a_card_file_that_does_not_fit(shell: Shell, text: str, said: str) -> None:
    mine = shell.write("mine.toml", text)
    for command in (("cards", "ancient-knowledge"), ("play", "ancient-knowledge")):
        sentence = refused(shell, *command, "--cards", mine)
        assert said in sentence
        assert sentence.startswith(mine)


def changed(old: str, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


def without(field: str) -> Callable[[str], str]:
    return lambda text: "\n".join(line for line in text.split("\n") if not line.startswith(f"{field}:"))


def with_line(number: int, line: str) -> Callable[[str], str]:
    """A choice of the record written differently."""

    def change(text: str) -> str:
        lines = text.split("\n")
        first = lines.index("") + 1
        lines[first + number] = line
        return "\n".join(lines)

    return change


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: "a letter to Ana\n", "is not a record: it should begin with 'tablee record 1'"),
        (lambda text: "", "is not a record"),
        (changed("tablee record 1", "tablee record 2"), "is not a record"),
        (without("seats"), "the record has no 'seats'"),
        (changed("title: ancient-knowledge", "title: chess"), "'title' cannot be 'chess': expected one of"),
        (changed(f"rules: {AK.version}", "rules: 99"), "played by rules version 99 of ancient-knowledge, these are"),
        (changed(f"cards: {AK.box().content}", "cards: 0123456789abcdef"), "played with card set '0123456789abcdef'"),
        (changed("options: {", "options: ["), "line 5 cannot be read"),
        (changed('seed: "7"', 'seed: "8"'), ""),
        (without("seed"), "the seed is not revealed"),
        (with_line(0, "p1 sing"), "line 11 ('p1 sing') cannot be played: cannot read 'sing'"),
        (with_line(0, "p1 learn T1"), "line 11 ('p1 learn T1') cannot be played: p1 cannot 'learn T1'"),
        (with_line(0, "p9 search"), "cannot be read: 'p9 search'"),
    ],
)
def test_a_record_that_is_broken_foreign_or_of_other_rules(
    shell: Shell, recorded: str, change: Callable[[str], str], said: str
) -> None:
    broken = shell.write("broken.tablee", change(recorded))
    for command in ("verify", "replay"):
        sentence = refused(shell, command, broken)
        assert said in sentence
        assert broken in sentence


def test_a_seed_that_was_not_published(shell: Shell, recorded: str) -> None:
    forged = shell.write("forged.tablee", changed('seed: "7"', 'seed: "8"')(recorded))
    assert "seed and salt give the commitment" in refused(shell, "verify", forged)


def test_a_hash_that_the_choices_do_not_lead_to(shell: Shell, recorded: str) -> None:
    old = recorded.split("hash: ")[1].strip()
    forged = shell.write("forged.tablee", changed(f"hash: {old}", f"hash: {'0' * 16}")(recorded))
    assert f"the game comes out as {old!r}, the record says {'0' * 16!r}" in refused(shell, "verify", forged)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (changed('title = "ancient-knowledge"\n', ""), "does not name its title"),
        (changed("ancient-knowledge", "chess"), "'title' cannot be 'chess'"),
        (changed('"M1", "M2"', '"M1", "M1"'), "card 'M1' is in two places: 'p1 hand' and 'p1 hand'"),
        (changed('artefacts = ["A14"]', 'artefacts = ["A14"]\ncolour = "red"'), "unknown field 'colour'"),
        (changed('4 = ["C5"]', '4 = ["C5", "C6", "C7"]'), "'p1 timeline slot 4' holds 3, it has room for 2"),
        (changed('["A14"]', '["A1", "A2", "A3", "A4", "A5", "A6"]'), "'p1 artefacts' holds 6, it has room for 5"),
        (changed('["A14"]', '["C9"]'), "'C9' cannot be in 'p1 artefacts'"),
        (changed('"P13"]', '"P99"]'), "unknown card 'P99'"),
        (changed("lost = 7", "lost = -1"), "'p1 lost' cannot be -1: expected a whole number from 0 to 999"),
        (changed('turn = "p1"', 'turn = "p4"'), "'turn' cannot be 'p4': expected one of 'p1', 'p2'"),
        (changed("[players.p2]", "[players.p7]"), "unknown field 'p7'"),
        (changed("lost = 7", "lost = "), "line 11 cannot be read"),
        (lambda text: "[1, 2]", "line 1 cannot be read"),
        (lambda text: '{"title": "ancient-knowledge",\n "turn": }', "line 2 cannot be read"),
        (lambda text: '{"title":' * 9000, "cannot be read"),
    ],
)
def test_a_position_that_cannot_be(shell: Shell, change: Callable[[str], str], said: str) -> None:
    wrong = shell.write("wrong.toml", change(POSITION))
    for command in (("show", wrong), ("play", "ancient-knowledge", "--from", wrong)):
        sentence = refused(shell, *command)
        assert said in sentence
        assert sentence.startswith(wrong)


def test_a_file_that_is_no_text(shell: Shell) -> None:
    picture = shell.folder / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\x00\xff")
    for command in ("show", "verify", "replay"):
        assert refused(shell, command, str(picture)) == f"{picture} is not a text file"


def test_a_folder_or_a_file_beyond_all_measure(shell: Shell, tmp_path: Path) -> None:
    assert "cannot be read" in refused(shell, "show", str(tmp_path))
    huge = tmp_path / "huge.toml"
    huge.write_bytes(b"#" * 10_000_001)
    assert "larger than 10 MB" in refused(shell, "show", str(huge))


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--at", "99999"), "'--at' cannot be '99999': expected a whole number from 0 to"),
        (("--seat", "p9"), "there is no seat 'p9': this table has 'p1', 'p2', 'p3'"),
        (("--seat", "Ana"), "there is no seat 'Ana'"),
    ],
)
def test_a_moment_or_a_seat_that_the_record_does_not_have(
    shell: Shell, record: str, args: tuple[str, ...], said: str
) -> None:
    for command in ("show", "replay"):
        assert said in refused(shell, command, record, *args)


def test_a_data_folder_that_cannot_be_written_to(shell: Shell) -> None:
    shell.data.write_text("a file where the folder should be")
    assert "cannot write" in refused_play(shell)


def refused_play(shell: Shell) -> str:
    ran = shell.play("--seed", "1", "--bots", "random")
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    return ran.err
