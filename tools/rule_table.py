"""Writes docs/rules/: for each rule of a title's index, our words for it and the tests that prove it.

    python tools/rule_table.py           write the pages anew
    python tools/rule_table.py --check   exit 1 if a page is stale, a rule has no test, or a mark is of no known rule

A test says which rules it proves with @pytest.mark.rule("AK-074", "AK-075"). Marks are read from the sources, so no
test is imported or run.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


@dataclass(frozen=True)
class Shelf:
    """Where a title keeps its index of rules and its tests, from the root of the project."""

    name: str
    index: str
    tests: str


TITLES = {
    "ancient-knowledge": Shelf(
        "Ancient Knowledge",
        "src/tablee/games/ancient_knowledge/rulebook/index.json",
        "tests/games/ancient_knowledge",
    ),
    "atlantes": Shelf("Atlantes", "src/tablee/games/atlantes/rulebook/index.json", "tests/games/atlantes"),
    "syncro": Shelf("Syncro", "src/tablee/games/syncro/rulebook/index.json", "tests/games/syncro"),
    "scholars": Shelf(
        "Scholars of the South Tigris", "src/tablee/games/scholars/rulebook/index.json", "tests/games/scholars"
    ),
}


@dataclass(frozen=True)
class Rule:
    id: str
    section: str
    words: str


@dataclass(frozen=True)
class Proof:
    """A test and a rule that it is marked with."""

    rule: str
    test: str


def read_index(text: str) -> list[Rule]:
    return [Rule(entry["id"], entry["section"]["en"], entry["words"]["en"]) for entry in json.loads(text)]


def read_tests(source: str, name: str) -> list[Proof]:
    """The proofs in one test file: marks on tests, on their parameters, on classes, and `pytestmark`."""
    tree = ast.parse(source, name)
    return list(proofs(tree.body, name, module_marks(tree.body, name)))


def proofs(body: list[ast.stmt], place: str, inherited: list[str]) -> Iterator[Proof]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            inside = f"{place}::{node.name}"
            around = inherited + rules_named(node.decorator_list, inside) + module_marks(node.body, inside)
            yield from proofs(node.body, inside, around)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            test = f"{place}::{node.name}"
            for rule in dict.fromkeys(inherited + rules_named(node.decorator_list, test)):
                yield Proof(rule, test)


def module_marks(body: list[ast.stmt], place: str) -> list[str]:
    """The rules in `pytestmark = ...`."""
    marks = []
    for node in body:
        if isinstance(node, ast.Assign):
            targets, value = node.targets, node.value
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            targets, value = [node.target], node.value
        else:
            continue
        if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets):
            marks += rules_named([value], place)
    return marks


def rules_named(expressions: list[ast.expr], place: str) -> list[str]:
    """The ids in each `pytest.mark.rule(...)` in these expressions, however deep, as in `pytest.param(marks=...)`."""
    found = []
    for node in (node for expression in expressions for node in ast.walk(expression)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.mark.rule", "mark.rule"):
            for argument in node.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise SystemExit(f"{place}: write the id of a rule out, not {ast.unparse(argument)!r}")
                found.append(argument.value)
    return found


def faults(rules: list[Rule], found: list[Proof]) -> list[str]:
    """Rules without a test and marks without a rule, a sentence each."""
    known, proved = {rule.id for rule in rules}, {proof.rule for proof in found}
    missing = [f"{rule.id} has no test: {rule.words}" for rule in rules if rule.id not in proved]
    unknown = [f"{proof.test} is marked with {proof.rule!r}, a rule that is not in the index" for proof in found]
    return missing + [fault for fault, proof in zip(unknown, found, strict=True) if proof.rule not in known]


def page(shelf: Shelf, rules: list[Rule], found: list[Proof]) -> str:
    """The table as Markdown."""
    tests: dict[str, list[str]] = {rule.id: [] for rule in rules}
    for proof in found:
        tests.get(proof.rule, []).append(proof.test)
    lines = [
        f"# {shelf.name}: the rules and the tests that hold them",
        "",
        "One line for each entry of the rules index, in our own words, and the tests that are marked with its id, in",
        f"`{shelf.tests}`. Written by `python tools/rule_table.py`: change the index or the marks, not this page.",
        "",
        "| Rule | Section | In our words | Tests |",
        "|---|---|---|---|",
    ]
    for rule in rules:
        held = "<br>".join(f"`{test}`" for test in tests[rule.id])
        lines.append(f"| {rule.id} | {cell(rule.section)} | {cell(rule.words)} | {held} |")
    return "\n".join(lines) + "\n"


def cell(text: str) -> str:
    return text.replace("|", "\\|")


def read_title(shelf: Shelf, root: Path = ROOT) -> tuple[list[Rule], list[Proof]]:
    """A title's rules, and the proofs in its tests by file and line."""
    rules = read_index((root / shelf.index).read_text("utf-8"))
    folder = root / shelf.tests
    found = []
    for path in sorted(folder.rglob("test_*.py")):
        found += read_tests(path.read_text("utf-8"), path.relative_to(folder).as_posix())
    return rules, found


def page_of(title: str, root: Path = ROOT) -> Path:
    return root / "docs" / "rules" / f"{title}.md"


def is_fresh(title: str, shelf: Shelf, root: Path = ROOT) -> bool:
    """Does the page say what index and tests say?"""
    written = page_of(title, root)
    return written.is_file() and written.read_text("utf-8") == page(shelf, *read_title(shelf, root))


def main(arguments: list[str], titles: dict[str, Shelf] = TITLES, root: Path = ROOT) -> int:
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    wrong = []
    for title, shelf in titles.items():
        written = page_of(title, root)
        if not arguments:
            written.parent.mkdir(parents=True, exist_ok=True)
            written.write_text(page(shelf, *read_title(shelf, root)), "utf-8")
            continue
        wrong += faults(*read_title(shelf, root))
        if not is_fresh(title, shelf, root):
            wrong.append(f"{written.relative_to(root).as_posix()} is stale: run python tools/rule_table.py")
    for fault in wrong:
        print(fault, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
