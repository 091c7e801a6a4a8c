"""The shape of the house: titles alike, names that mean one thing, files one can read, and nobody who knows a title."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.games import TITLES as TITLE_IDS
from tablee.games import title as find_title

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src/tablee"
GAMES = PACKAGE / "games"
TITLES = sorted(path.parent for path in GAMES.glob("*/game.py"))
MOST_LINES = 600
AS_TOLD = {"Decision", "Result", "Standing"}
"""The kernel's own, and the same as the page is told it."""


def python(*parts: str) -> Iterator[Path]:
    """The modules of some parts of the package."""
    for part in parts or ("",):
        yield from sorted((PACKAGE / part).rglob("*.py"))


def spoken(path: Path) -> Iterator[tuple[int, str]]:
    """Every string of a module but what only explains it."""
    tree = ast.parse(path.read_text("utf-8"))
    remarks = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in remarks:
            yield node.lineno, node.value


def test_titles_have_the_rooms_they_need_and_these_have_one_shape() -> None:
    """A small title is one module with its texts; one with cards and effects of its own has all rooms."""
    rooms = {"bots", "cards", "files", "rulebook", "rules", "state", "texts", "tutorial"}
    small, large = {"__init__.py", "game.py"}, {"__init__.py", "events.py", "game.py", "prompts.py", "terminal.py"}
    assert sum((title / "state").is_dir() for title in TITLES) == 4
    for title in TITLES:
        folders = {path.name for path in title.iterdir() if path.is_dir() and path.name != "__pycache__"}
        if "state" not in folders:
            assert folders <= rooms, title.name
            assert {path.name for path in title.glob("*.py")} <= large, title.name
            assert {path.name for path in title.glob("*.py")} >= small, title.name
            continue
        assert folders == rooms
        assert {path.name for path in title.glob("*.py")} == large
        for module in ("board", "box", "card", "checking", "redeal", "terms", "view", "view_types"):
            assert (title / "state" / f"{module}.py").is_file(), (title.name, module)
        for file in ("cards/faces", "cards/file", "cards/ids", "files/layout", "rules/choices", "rules/effects"):
            assert (title / f"{file}.py").is_file(), (title.name, file)


def test_a_title_imports_nothing_by_the_way() -> None:
    """An import inside a function is a cycle that was hidden."""
    hidden = [
        f"{path.relative_to(PACKAGE)}, line {node.lineno}"
        for path in python("games", "kernel")
        for function in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef))
        for node in ast.walk(function)
        if isinstance(node, (ast.Import, ast.ImportFrom))
    ]
    assert hidden == []


def test_no_file_is_longer_than_anybody_reads() -> None:
    page = [*(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte")]
    own = [path for folder in ("tests", "tools", "examples") for path in (ROOT / folder).rglob("*.py")]
    written = [*python(), *own, *[path for path in page if "generated" not in (*path.parts, path.stem)]]
    lines = {str(path.relative_to(ROOT)): path.read_text("utf-8").count("\n") for path in written}
    assert {name: count for name, count in lines.items() if count > MOST_LINES} == {}


def test_one_name_is_one_thing() -> None:
    """Titles have their own words; everybody else shares one vocabulary."""
    named = Counter(
        node.name
        for path in python()
        if GAMES not in path.parents
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    )
    assert {name for name, count in named.items() if count > 1} == AS_TOLD


MEASURED = {"lab/bench.py", "lab/server_load.py"}
"""They measure with a title, which has to be one."""


@pytest.mark.parametrize("part", ["kernel", "bots", "teacher", "texts", "server", "lab", "cli"])
def test_nobody_knows_a_title_by_its_name(part: str) -> None:
    names = re.compile(r"\b(ancient.knowledge|atlantes|scholars|syncro)\b")
    found = [
        f"{path.relative_to(PACKAGE)}, line {line}: {text!r}"
        for path in python(part)
        if str(path.relative_to(PACKAGE)) not in MEASURED
        for line, text in spoken(path)
        if names.search(text)
    ]
    assert found == []


def test_nothing_in_the_shell_of_the_page_names_a_title() -> None:
    """Neither by its id nor by its name, whatever the file: sources, styles and texts."""
    called = {name for title in map(find_title, TITLE_IDS) for name in (title.id, *title.names.values())}
    words = "|".join(sorted(re.sub(r"[\W_]", r"[\\W_]?", name) for name in called))
    names = re.compile(rf"(?<![A-Za-z])(?i:{words})(?![a-z])")
    assert names.search("area-ancient-knowledge-row")
    assert names.search("AtlantesBoard")
    shell = ROOT / "web/src/shell"
    files = [path for path in shell.rglob("*") if path.is_file() and "generated" not in path.parts]
    assert {".ts", ".svelte", ".ftl"} <= {path.suffix for path in files}
    told = {str(path.relative_to(shell)): sorted(set(names.findall(path.read_text("utf-8")))) for path in files}
    assert {path: found for path, found in told.items() if found} == {}


KINDS = {"leader", "needs", "locked", "country", "artefact", "megalith", "monument", "horde", "mage", "manta", "caliph"}
"""Words of single titles that others once knew."""


@pytest.mark.parametrize("part", ["kernel", "bots", "teacher", "texts", "server", "lab", "cli"])
def test_nobody_knows_the_words_of_a_title(part: str) -> None:
    found = [
        f"{path.relative_to(PACKAGE)}, line {line}: {text!r}"
        for path in python(part)
        for line, text in spoken(path)
        if text in KINDS
    ]
    assert found == []


def test_every_house_word_is_still_used() -> None:
    told = re.findall(r"^\| ([a-z, ]+) \| ", (ROOT / "docs/glossary.md").read_text("utf-8"), re.MULTILINE)
    words = [word for each in told for word in each.split(", ") if word != "word"]
    assert {"veiled", "hushed", "eyes", "told"} <= set(words)
    used = set(re.findall(r"[a-z]+", "\n".join(path.read_text("utf-8").lower() for path in python())))
    assert [word for word in words if not {word, f"{word}s", word.replace("y", "ies")} & used] == []
