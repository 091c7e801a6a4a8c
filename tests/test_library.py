"""What people import, and what the documents promise them: every name is there, and every block of code runs."""

from __future__ import annotations

import ast
import atexit
import doctest
import functools
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib import import_module
from itertools import count, takewhile
from pathlib import Path
from textwrap import dedent

import pytest
from tools import api_reference

import tablee
from tests.cli.shell import Shell

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = ["README.md", "CONTRIBUTING.md", *sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("docs/**/*.md"))]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PACKAGE = Path(tablee.__file__).parents[1]
"""Where the build that is being tested lies."""


@functools.cache
def alone() -> str:
    """A folder with our package, compiled parts included, and nothing of what is installed beside it."""
    folder = tempfile.mkdtemp(prefix="tablee-alone-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    for part in [PACKAGE / "tablee", *PACKAGE.glob("tablee__mypyc*")]:
        os.symlink(part, Path(folder, part.name))
    return folder


def bare(code: str) -> subprocess.CompletedProcess[str]:
    """Run with the standard library alone: whatever is installed beside us is out of reach."""
    command = [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {alone()!r})\n{code}"]
    return subprocess.run(command, capture_output=True, text=True)


def blocks(language: str) -> Iterator[tuple[str, str]]:
    for name in DOCUMENTS:
        for kind, text in BLOCK.findall((ROOT / name).read_text("utf-8")):
            if kind == language:
                yield name, text


@pytest.mark.parametrize("name", sorted(tablee.__all__))
def test_a_public_name_is_there_and_says_what_it_is(name: str) -> None:
    assert getattr(tablee, name) is not None
    assert name in dir(tablee)
    told = re.split(r"^### ", (ROOT / "docs/api.md").read_text("utf-8"), flags=re.MULTILINE)
    (own,) = [part for part in told if re.match(rf"`{name}\b", part)] if not name.startswith("__") else ["version"]
    assert own.split("\n", 1)[-1].strip() or name.startswith("__"), "it has no docstring"


def test_a_name_that_is_not_public_is_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'secrets_of_p2'"):
        _ = tablee.secrets_of_p2  # type: ignore[attr-defined]


def test_importing_the_library_loads_nothing_that_was_not_asked_for() -> None:
    done = bare("import tablee\nprint(*[name for name in sys.modules if name.startswith('tablee.')])")
    assert (done.stdout.split(), done.stderr) == ([], "")


def test_the_library_needs_nothing_but_the_standard_library() -> None:
    code = """
import random, tablee
for id in tablee.titles():
    game = tablee.title(id)
    pos = game.setup({}, game.most, "7")
    tablee.play_out(pos, random.Random(7))
    assert game.result(pos) is not None
    found = tablee.simulate(id, games=1, bots=["greedy", "random"], seats=game.most)
    assert found.tally.games == 1
try:
    tablee.title("chess")
except tablee.BadInput as error:
    print(error)
"""
    done = bare(code)
    assert done.stderr == ""
    assert done.stdout.startswith("unknown title 'chess'; available: 'ancient-knowledge'")


@pytest.mark.parametrize(("args", "extra"), [("['games']", "cli"), ("['--lang', 'fr', 'serve']", "server")])
def test_a_command_without_its_libraries_says_how_to_get_them(args: str, extra: str) -> None:
    done = bare(f"from tablee.cli.main import main\nmain({args})")
    assert done.returncode == 2
    assert f"pip install 'tablee[{extra}]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_every_call_of_the_library_says_what_it_does() -> None:
    said = api_reference.without_words()
    assert said == []


def test_the_reference_is_fresh() -> None:
    assert (ROOT / "docs/api.md").read_text("utf-8") == api_reference.written(), "run python tools/api_reference.py"


def examples() -> list[tuple[str, str, str]]:
    """Every example in a docstring, with its module and whose it is."""
    found = []
    for path in sorted((ROOT / "src/tablee").rglob("*.py")):
        text = path.read_text("utf-8")
        if ">>>" not in text:
            continue
        module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
                told = ast.get_docstring(node) or ""
                if ">>>" in told:
                    found.append((module, getattr(node, "name", "itself"), told))
    return found


@pytest.mark.parametrize(("module", "name", "told"), examples(), ids=lambda part: part if len(part) < 60 else "")
def test_the_example_in_a_docstring_is_true(module: str, name: str, told: str) -> None:
    """Read from the source: compiled functions have no docstring."""
    known = dict(vars(import_module(module)))
    example = doctest.DocTestParser().get_doctest(told, known, f"{module}.{name}", None, None)
    result = doctest.DocTestRunner(verbose=False).run(example)
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize("name", sorted({name for name, _ in blocks("python")}))
def test_the_python_of_a_document_runs_from_top_to_bottom(name: str, tmp_path: Path) -> None:
    code = "\n".join(dedent(text) for document, text in blocks("python") if document == name)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(PACKAGE), str(ROOT)])}
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


FILES = {"GAME": "docs/reviews/atlantes.record", "POSITION": "position.json"}
"""What a document leaves open, and what we put there."""


def commands() -> list[tuple[str, str]]:
    """Every `tablee` line of a block, up to the words that explain it, with ten thousand games made a few, and masters
    that think no longer than they must. Of those that a document has for one title and that differ only in what they
    say, the first."""
    found = {}
    for name, text in blocks(""):
        for line in text.splitlines():
            for part in re.split(" [·&]", line):
                command = re.sub(r"^TABLEE_\w+=\S+ ", "", re.split(r" {2,}|#", part.strip())[0].strip())
                if command.startswith("tablee "):
                    looks = count(1)  # different ones stay different
                    searches = r"(?<!--seed )(?<=[ ,])(master|expert|search:[\d.]+s?)(?=[ ,])"
                    command = re.sub(searches, lambda _, looks=looks: f"search:{next(looks)}", command)
                    games = 2 if re.match("tablee (arena|lab calibration)", command) else 6
                    words = command.split()
                    shape = (name, *words[1:3], *sorted(word for word in words if word.startswith("--")))
                    found.setdefault(shape, (name, re.sub(r"--games \d+", f"--games {games}", command)))
    return list(found.values())


LABORIOUS = ("arena", "simulate", "review", "lab")
SERVING = ("serve", "bot", "export", "import", "bench")


@pytest.mark.parametrize(("name", "command"), commands())
def test_a_command_of_a_document_runs(name: str, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are left at once. Servers, and whatever is said of any title, are asked for their help: their words and
    options are read all the same."""
    words = [FILES.get(word, word) for word in command.split()[1:]]
    for _, text in blocks("toml"):
        (tmp_path / text.split()[1]).write_text(text, "utf-8")
    if words[0] in SERVING or "TITLE" in words:
        words = [*takewhile(lambda word: word != "--", words), "--help"]
    os.symlink(ROOT / "docs", tmp_path / "docs")
    os.symlink(ROOT / "src/tablee/games/atlantes/tutorial/position.json", tmp_path / FILES["POSITION"])
    if words[0] == "review" or words[:2] == ["lab", "calibration"]:
        words += ["--looks", "300" if words[0] == "review" else "24"]
    if words[0] in LABORIOUS and "--jobs" not in words:
        words += ["--jobs", "1"]  # so few games are sooner played than processes started
    monkeypatch.chdir(tmp_path)
    ran = Shell(tmp_path).run(*words, typed="quit\n")
    assert ran.code == 0, (name, ran.out[-500:], ran.err[-500:])
