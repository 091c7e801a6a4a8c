"""Everything the server may say exists in every language, and nothing is left over."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import get_args

import pytest

import tablee
from tablee.kernel.errors import SENTENCES
from tablee.server.errors import SPOKEN
from tablee.server.http.status import STATUS
from tablee.server.tables.notifier import Notice
from tablee.texts import LANGUAGES, Catalogue, entries

SRC = Path(tablee.__file__).parent
RAISED = ("Refused", "BadInput", "Sentence", "StaleChoice", "BadNotation", "IllegalChoice")


def said() -> set[str]:
    """The ids of all errors that the server makes."""
    chosen = {"not-begun", "table-over", "table-stopped"}  # by a table's state
    return chosen.union(*map(raised, (SRC / "server").rglob("*.py")))


def raised(path: Path) -> set[str]:
    """The ids of the errors that a module makes."""
    calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call) and node.args]
    words = [call.args[0] for call in calls if getattr(call.func, "id", "") in RAISED]
    return {str(word.value) for word in words if isinstance(word, ast.Constant)}


def words(path: Path) -> set[str]:
    """All that a module quotes: what the commands around the server say, they say by such words."""
    found = ast.walk(ast.parse(path.read_text("utf-8")))
    return {node.value for node in found if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_of_the_server_has_a_sentence(lang: str) -> None:
    catalogue = Catalogue(lang)
    assert {"no-table", "nobody", "too-fast"} <= said()
    for id in said():
        assert f"error-{id}" in catalogue or (lang == "en" and id in SENTENCES), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_of_the_server_is_left_over(lang: str) -> None:
    ids = set(entries((SRC / "server" / "texts" / f"{lang}.ftl").read_text("utf-8")))
    commands = {id for id in ids if id.startswith(("help-", "serve-", "export-", "import-"))}
    notices = {f"notice-{kind}" for kind in get_args(Notice)}
    assert notices <= ids
    spoken = set(SPOKEN.values())
    around = set().union(*map(words, (SRC / "cli").glob("*.py")))
    assert {id.removeprefix("error-") for id in ids - commands - notices - spoken} <= said() | around


def test_every_refusal_has_its_status() -> None:
    found = set()
    for path in (SRC / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused" and node.args:
                word = node.args[0]
                if isinstance(word, ast.Constant):
                    found.add(word.value)
    assert found - {"page-missing"} <= set(STATUS)
    assert set(STATUS) <= said() | set(SENTENCES)
