"""The command itself: its overview, its languages, how it leaves, and that it starts at once."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
import tablee.cli.saves
from tablee.bots import LEVELS
from tablee.cli.main import COMMANDS, command
from tablee.cli.options import flags_of, spelled_out
from tablee.games import TITLES
from tablee.games import title as find_title
from tests.cli.shell import Shell


@pytest.mark.parametrize("args", [(), ("--help",), ("-h",), ("help",)])
def test_the_overview_names_every_command(shell: Shell, args: tuple[str, ...]) -> None:
    ran = shell.run(*args)
    assert ran.code == 0
    for name in COMMANDS:
        assert f"\n  {name} " in ran.out


def test_the_overview_speaks_french(shell: Shell) -> None:
    assert "Jouer dans ce terminal" in shell.run("--help", TABLEE_LANG="fr").out
    assert "Jouer dans ce terminal" in shell.run("--lang", "fr", "--help").out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_its_options(shell: Shell, command: str) -> None:
    ran = shell.run(command, "--help")
    assert ran.code == 0
    assert f"Usage: tablee {command}" in ran.out
    for line in ran.out.splitlines():
        if line.startswith("  --"):
            assert len(line.split()) > 2, f"{line!r} says nothing"
    assert "montrer cette page" in shell.run(command, "--help", "--lang", "fr").out


def test_the_version_is_the_packages(shell: Shell) -> None:
    assert shell.run("--version").out == f"tablee {tablee.__version__}\n"


def test_an_unknown_command_is_refused_with_those_there_are(shell: Shell) -> None:
    ran = shell.run("plya")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("tablee: unknown command 'plya'; available: 'play', 'games'")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("cards", "ancient-knowledge", "--colour"), "tablee cards has no option '--colour'; available: '--kind'"),
        (("cards", "ancient-knowledge", "--kind"), "tablee cards: '--kind' needs a value"),
        (("play",), "tablee play needs 'TITLE'"),
        (("verify", "a", "b"), "wrong usage of tablee verify"),
        (("games", "--lang", "de"), "'--lang' cannot be 'de': expected one of 'en', 'fr'"),
    ],
)
def test_a_command_line_that_cannot_be_read_is_told_in_one_sentence(
    shell: Shell, args: tuple[str, ...], said: str
) -> None:
    ran = shell.run(*args)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("play ancient-knowledge --starting-hands --new", "play ancient-knowledge --option starting-hands=true --new"),
        ("play ancient-knowledge --ages 30,40", "play ancient-knowledge --option ages=[30,40]"),
        ("play --kings none atlantes --advanced", "play --option kings=none atlantes --option advanced=true"),
        ("play --name syncro atlantes --kings draft", "play --name syncro atlantes --option kings=draft"),
        ("play scholars --mode=epic --myriade=false", "play scholars --option mode=epic --option myriade=false"),
        ("play syncro --level 5", "play syncro --option level=5"),
        ("campaign syncro us --new-cards", "campaign syncro us --option new-cards=true"),
        ("arena scholars --mode epic --games 2", "arena scholars --option mode=epic --games 2"),
        ("lab report atlantes --advanced", "lab report atlantes --option advanced=true"),
        ("simulate syncro --level 2-3 --new-cards", "simulate syncro --level 2-3 --option new-cards=true"),
        ("play syncro --campaign 1", "play syncro --campaign 1"),  # data that only the title understands
        ("cards atlantes --advanced", "cards atlantes --advanced"),  # a command that takes no options of titles
        ("play chess --advanced", "play chess --advanced"),
        ("play atlantes -- --advanced", "play atlantes -- --advanced"),
    ],
)
def test_an_option_that_a_title_declares_is_a_flag_of_its_name(line: str, meant: str) -> None:
    name, *args = line.split()
    assert [name, *spelled_out(command(name), args)] == meant.split()


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("name", [name for name in COMMANDS if "--option" in flags_of(command(name))])
def test_a_title_s_option_never_shadows_a_flag_of_the_command(name: str, title: str) -> None:
    flags = [flag for flag, takes in flags_of(command(name)).items() for flag in [flag, *(["5"] if takes else [])]]
    assert spelled_out(command(name), [title, *flags, "--no-such-flag"]) == [title, *flags, "--no-such-flag"]


def test_no_command_has_a_flag_for_the_switch_of_one_title() -> None:
    switches = {f"--{option.name}" for id in TITLES for option in find_title(id).options}
    found = {(name, flag) for name in COMMANDS for flag in flags_of(command(name)) if flag in switches}
    assert found == {("simulate", "--level")}, "which runs through several levels of any title that has some"


@pytest.mark.parametrize("name", ["play", "campaign", "simulate", "arena", "lab"])
def test_a_command_that_takes_options_of_titles_says_how_they_can_be_given(shell: Shell, name: str) -> None:
    assert "`tablee games` lists them" in " ".join(shell.run(name, "--help").out.split())
    assert "`tablee games` en donne la liste" in " ".join(shell.run(name, "--help", "--lang", "fr").out.split())
    assert "lists them" not in shell.run("cards", "--help").out


def test_errors_speak_the_players_language(shell: Shell) -> None:
    assert "jeu inconnu\xa0: «\xa0chess\xa0»" in shell.run("cards", "chess", TABLEE_LANG="fr").err
    assert "jeu inconnu\xa0: «\xa0chess\xa0»" in shell.run("cards", "chess", "--lang", "fr").err


def python(*args: str, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *args],
        capture_output=True,
        text=True,
        env={**os.environ, "TABLEE_LANG": "en", "PYTHONIOENCODING": "utf-8", **environ},
        timeout=60,
        check=False,
    )


def test_python_m_tablee_is_the_command() -> None:
    ran = python("-m", "tablee", "--version")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, f"tablee {tablee.__version__}\n", "")


LOADED = """
import contextlib, io, sys
from tablee.cli.main import main
with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
    main({args!r})
print(*sorted({{module.split(".")[0] for module in sys.modules}}))
"""


def loaded(*args: str) -> set[str]:
    return set(python("-c", LOADED.format(args=list(args))).stdout.split())


def test_the_overview_needs_no_library() -> None:
    assert not loaded("--help") & {"typer", "rich", "fluent", "msgspec"}


def test_a_command_loads_no_more_than_it_needs() -> None:
    libraries = loaded("cards", "ancient-knowledge", "C16", "--json")
    assert "typer" in libraries
    assert not libraries & {"pydantic", "markdown_it", "fluent", "babel"}


def test_a_reader_that_has_seen_enough_hears_nothing_more(tmp_path: Path) -> None:
    code = f"{sys.executable} -m tablee cards ancient-knowledge | head -1"
    ran = subprocess.run(["sh", "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert ran.stderr == ""


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_without_unicode_shows_letters_instead_of_symbols(encoding: str, tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tablee", "cards", "ancient-knowledge", "C16"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": encoding, "TABLEE_LANG": "en"},
        timeout=60,
        check=False,
    )
    assert ran.returncode == 0
    assert b"C16 Heracleion" in ran.stdout


@pytest.mark.parametrize(
    ("encoding", "said"), [("ascii", b"Tablee : des jeux de societe"), ("latin-1", b"Tabl\xe9e\xa0: ")]
)
def test_a_terminal_without_a_letter_shows_the_nearest_one(encoding: str, said: bytes) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tablee", "--help"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": encoding, "TABLEE_LANG": "fr"},
        timeout=60,
        check=False,
    )
    assert said in ran.stdout
    assert b"?" not in ran.stdout


@pytest.mark.parametrize("width", [40, 47, 61, 80])
def test_no_line_begins_with_a_mark_or_ends_with_a_quote_that_opens(width: int) -> None:
    ran = python("-m", "tablee", "rules", "ancient-knowledge", "--lang", "fr", COLUMNS=str(width))
    lines = [line.strip(" ") for line in ran.stdout.split("\n")]
    assert len(lines) > 200
    assert [line for line in lines if re.match(r"[:;!?»]", line) or line.endswith("«")] == []


def test_the_data_folder_is_where_each_platform_keeps_such_things() -> None:
    folder = tablee.cli.saves.data_folder
    assert folder({"TABLEE_DATA": "/x"}) == Path("/x")
    assert folder({"HOME": "/home/ana"}, "linux") == Path("/home/ana/.local/share/tablee")
    assert folder({"HOME": "/home/ana", "XDG_DATA_HOME": "/d"}, "linux") == Path("/d/tablee")
    assert folder({"HOME": "/Users/ana"}, "darwin") == Path("/Users/ana/Library/Application Support/tablee")
    assert folder({"LOCALAPPDATA": "/l", "HOME": "/h"}, "win32") == Path("/l/tablee")


def test_the_examples_in_the_overview_work(shell: Shell) -> None:
    for lang in ("en", "fr"):
        lines = shell.run("--help", "--lang", lang).out.splitlines()
        examples = [line.split()[1:] for line in lines if line.startswith("  tablee ")]
        assert len(examples) == 4
        for example in examples:
            ran = shell.run(*example, "--lang", lang)
            assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize("command", ["play", "campaign"])
def test_help_names_the_levels_of_bots_as_they_are(command: str, shell: Shell) -> None:
    told = shell.run(command, "--help").out
    assert f"({', '.join(LEVELS)})" in " ".join(told.split())
