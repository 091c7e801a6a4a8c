"""Imports point down: reads every module below src/tablee and names each arrow that points the wrong way."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(SRC)}

# Who may import whom, beside the standard library and itself. "any" stands for every installed library.
LAYERS: dict[str, set[str]] = {
    "kernel": set(),
    "games": {"kernel"},
    "texts": {"kernel", "games", "fluent"},
    "bots": {"kernel"},
    "teacher": {"kernel", "bots"},
    "lab": {"tablee", "kernel", "games", "bots", "teacher", "texts", "envs", "any"},
    "envs": {"tablee", "kernel", "games", "bots", "any"},
    "cli": {"tablee", "kernel", "games", "bots", "teacher", "texts", "lab", "server", "any"},
    "server": {"tablee", "kernel", "games", "bots", "teacher", "texts", "any"},
    "terminal": {"kernel", "games", "cli", "any"},  # a title's own module for the terminal
    "__main__": {"cli"},
    "tablee": set(),  # the package's own __init__: everybody pays for what it imports; type checkers see more
}
# The compiler's vocabulary; it must be there when a player imports us, not only when we build.
COMPILER_WORDS = "mypy_extensions"
TITLE_NAME = re.compile(r"(?<![A-Za-z])(?i:ancient|atlantes|syncro|scholars)(?![a-z])")


def for_the_compiler(tree: ast.Module, module: str) -> set[ast.AST]:
    """Imports that only type checkers and the compiler see: of the compiler's words, and of the library's own names."""
    checks = [node for node in ast.walk(tree) if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"]
    return {
        node
        for check in checks
        for node in check.body
        if isinstance(node, ast.ImportFrom) and (node.module == COMPILER_WORDS or module == "tablee")
    }


def imports(source: str, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Line and dotted name of everything that a module imports, wherever in it the import stands."""
    tree = ast.parse(source)
    unseen = for_the_compiler(tree, module)
    for node in ast.walk(tree):
        if node in unseen:
            continue
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            parts = module.split(".")
            here = parts[: len(parts) - node.level + is_package] if node.level else []
            base = ".".join([*here, *([node.module] if node.module else [])])
            for alias in node.names:  # `from tablee import server` names a layer only in its last word
                yield node.lineno, f"{base}.{alias.name}"


def faults(source: str, module: str, *, is_package: bool = False, libraries: frozenset[str] = frozenset()) -> list[str]:
    """What is wrong with one module, a sentence each."""
    layer, title = place(module)
    if layer not in LAYERS:
        return [f"{module} is in no layer: give {layer!r} its place in LAYERS"]
    found = []
    for line, target in imports(source, module, is_package):
        if not may_import(layer, title, target, libraries):
            found.append(f"{module}, line {line}: {title or layer} must not import {target}")
    if layer == "kernel":
        for number, text in enumerate(source.splitlines(), 1):
            for name in TITLE_NAME.findall(text):
                found.append(f"{module}, line {number}: the kernel names the title {name!r}")
    return found


def place(module: str) -> tuple[str, str]:
    """The layer of a module and, inside games, its title."""
    match module.split("."):
        case ["tablee"]:
            return "tablee", ""
        case ["tablee", "games", title, "terminal", *_]:
            return "terminal", title
        case ["tablee", "games", title, *_]:
            return "games", title
        case ["tablee", layer, *_]:
            return layer, ""
    raise ValueError(f"{module!r} is not ours")


def may_import(layer: str, title: str, target: str, libraries: frozenset[str]) -> bool:
    top = target.split(".")[0]
    if top != "tablee":
        allowed = LAYERS[layer]
        compiled = layer in ("kernel", "games") and top == COMPILER_WORDS and top in libraries
        return top in sys.stdlib_module_names or top in allowed or "any" in allowed or compiled
    goal, goal_title = place(target)
    if goal not in LAYERS:  # `from tablee import __version__`
        goal = "tablee"
    if layer == "terminal" and goal == "games":
        return title == goal_title
    if goal == layer == "games":
        return title in ("", goal_title)  # games/__init__ lists the titles, which don't know each other
    return goal == layer or goal in LAYERS[layer]


def modules() -> Iterator[tuple[Path, str, bool]]:
    for path in sorted((SRC / "tablee").rglob("*.py")):
        parts = path.relative_to(SRC).with_suffix("").parts
        is_package = parts[-1] == "__init__"
        yield path, ".".join(parts[:-1] if is_package else parts), is_package


def test_imports_point_down() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    libraries = frozenset(re.split(r"[^\w.-]", each)[0].replace("-", "_") for each in project["dependencies"])
    found = []
    for path, module, is_package in modules():
        found += faults(path.read_text("utf-8"), module, is_package=is_package, libraries=libraries)
    assert not found, "\n" + "\n".join(found)


def test_no_two_modules_need_each_other() -> None:
    """Also by way of others, and also where an import waits inside a function."""
    known = {module for _, module, _ in modules()}
    needs: dict[str, set[str]] = {}
    for path, module, is_package in modules():
        named = {target for _, target in imports(path.read_text("utf-8"), module, is_package)}
        found = {target if target in known else target.rpartition(".")[0] for target in named} & known
        needs[module] = found - {module}
    assert len(needs) == len(known) > 100
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(reversed(error.args[1])))


def test_modules_are_found() -> None:
    assert "tablee" in [module for _, module, _ in modules()]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("tablee.kernel.agenda", "from __future__ import annotations\nimport dataclasses\nfrom .errors import Oops"),
        ("tablee.games.kilns.steps", "from ...kernel import agenda\nfrom . import board\nfrom .cards import deck"),
        ("tablee.games.kilns.cards.deck", "from tablee.games.kilns.board import Card\nfrom ..effects import Gain"),
        ("tablee.texts.catalogue", "import fluent.runtime\nfrom tablee.games import titles"),
        ("tablee.bots.search", "import math\nfrom tablee.kernel.title import Title"),
        ("tablee.lab.bench", "import pyspiel\nfrom tablee.bots import search\nfrom tablee.texts import say"),
        ("tablee.cli.main", "import typer\nfrom tablee import __version__\nfrom tablee.lab import arena"),
        ("tablee.server.http.app", "import litestar\nfrom tablee import games, kernel"),
        ("tablee.__main__", "from tablee.cli.main import main"),
        ("tablee.games.kilns.terminal", "import rich\nfrom tablee.cli.draw import Pen\nfrom .state import view_types"),
        ("tablee.kernel.notes", "an_ancientness = 'syncronise'"),  # parts of words are nobody's title
    ],
)
def test_an_arrow_down_is_fine(module: str, source: str) -> None:
    assert faults(source, module) == []


@pytest.mark.parametrize(
    ("module", "source", "named"),
    [
        ("tablee.kernel.agenda", "import msgspec", "kernel must not import msgspec"),
        ("tablee.kernel.agenda", "x = 1\nfrom tablee.games import titles", "line 2: kernel must not import tablee.g"),
        ("tablee.kernel.agenda", "def f():\n    from ..bots import search", "line 2: kernel must not import tablee.b"),
        ("tablee.kernel.agenda", "from tablee import __version__", "tablee.__version__"),
        ("tablee.kernel.agenda", "import mypy_extensions", "mypy_extensions"),
        ("tablee.kernel.agenda", "# as in Ancient Knowledge", "names the title 'Ancient'"),
        ("tablee.kernel.agenda", "class SyncroStep: ...", "names the title 'Syncro'"),
        ("tablee.kernel.agenda", "atlantes_cards = 3", "names the title 'atlantes'"),
        ("tablee.games.kilns.steps", "from ..looms import board", "kilns must not import tablee.games.looms.board"),
        ("tablee.games.kilns.steps", "from tablee.games import looms", "kilns must not import tablee.games.looms"),
        ("tablee.games.kilns.view", "import tablee.texts", "kilns must not import tablee.texts"),
        ("tablee.games.kilns.view", "import rich", "kilns must not import rich"),
        ("tablee.games.kilns.view", "from . import terminal", "kilns must not import tablee.games.kilns.terminal"),
        ("tablee.games.kilns.terminal", "from tablee.games.looms import board", "must not import tablee.games.looms"),
        ("tablee.cli.main", "from tablee.games.kilns import terminal", "cli must not import tablee.games.kilns.term"),
        ("tablee.texts.catalogue", "from tablee.cli import main", "texts must not import tablee.cli"),
        ("tablee.texts.catalogue", "import rich", "texts must not import rich"),
        ("tablee.bots.search", "from tablee.games.kilns import hints", "bots must not import tablee.games.kilns"),
        ("tablee.bots.search", "import numpy", "bots must not import numpy"),
        ("tablee.lab.bench", "from ..cli import main", "lab must not import tablee.cli"),
        ("tablee.server.http.app", "import tablee.lab", "server must not import tablee.lab"),
        ("tablee.__main__", "import tablee.server", "__main__ must not import tablee.server"),
        ("tablee.attic.old", "", "tablee.attic.old is in no layer"),
    ],
)
def test_an_arrow_up_or_sideways_is_named(module: str, source: str, named: str) -> None:
    (fault,) = faults(source, module)
    assert named in fault
    assert module in fault


def test_relative_imports_of_a_package_start_at_the_package() -> None:
    assert faults("from . import kilns, looms", "tablee.games", is_package=True) == []
    assert faults("from .board import Board", "tablee.games.kilns", is_package=True) == []
    assert len(faults("from ..looms import Board", "tablee.games.kilns", is_package=True)) == 1
    assert len(faults("from .cli import main", "tablee", is_package=True)) == 1


def test_the_compilers_words_need_to_be_a_runtime_dependency() -> None:
    source = "from mypy_extensions import i64"
    assert faults(source, "tablee.kernel.chance", libraries=frozenset({"mypy_extensions"})) == []
    assert len(faults(source, "tablee.bots.search", libraries=frozenset({"mypy_extensions"}))) == 1


def test_the_compilers_words_may_be_named_where_only_the_compiler_looks() -> None:
    seen = "if TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr\nelse:\n    mypyc_attr = print"
    assert faults(seen, "tablee.kernel.chance") == []
    assert len(faults(seen.replace("TYPE_CHECKING", "True"), "tablee.kernel.chance")) == 1
    assert len(faults(seen.replace("mypy_extensions", "numpy"), "tablee.kernel.chance")) == 1


FOREIGN_TO_TABLES = ("litestar", "uvicorn", "uvloop", "websockets", "asyncpg", "sqlite3", "http", "socketserver")
OTHER_ROOMS = ("http", "sockets", "store.sqlite", "store.postgres", "inside")
"""Of the server: they know the tables."""


def test_what_tables_do_knows_no_http_no_socket_and_no_database() -> None:
    """It is to run inside a browser as well, over another store: whatever it loads is asked, not only what it names."""
    rooms = sorted(path.stem for path in (SRC / "tablee/server/tables").glob("*.py") if path.stem != "__init__")
    assert {"moves", "lobby", "table", "tables", "clocks", "state", "sending"} <= set(rooms)
    code = "import sys\nbefore = set(sys.modules)\n"
    code += "".join(f"import tablee.server.tables.{room}\n" for room in rooms)
    code += "print(*sorted(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=ENVIRONMENT)
    loaded = done.stdout.split()
    assert "tablee.server.tables.moves" in loaded
    foreign = [*FOREIGN_TO_TABLES, *[f"tablee.server.{room}" for room in OTHER_ROOMS]]
    assert [name for name in loaded for each in foreign if name == each or name.startswith(f"{each}.")] == []
