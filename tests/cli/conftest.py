"""A shell for each test, and one recorded game for all."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.shell import POSITION, Shell


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


@pytest.fixture(scope="session")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The text of a finished game of three bots."""
    shell = Shell(tmp_path_factory.mktemp("recorded"))
    assert shell.play("--players", "3", "--bots", "random,greedy,random", "--seed", "7").code == 0
    (game,) = shell.saved()
    return Path(game["file"]).read_text("utf-8")


@pytest.fixture
def record(shell: Shell, recorded: str) -> str:
    return shell.write("game.tablee", recorded)


@pytest.fixture
def position(shell: Shell) -> str:
    return shell.write("position.toml", POSITION)
