"""Every rule of a title's index is proved by a test that names it, and docs/rules says which."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tools.rule_table import (
    TITLES,
    Proof,
    Rule,
    Shelf,
    faults,
    is_fresh,
    main,
    page,
    page_of,
    read_index,
    read_tests,
    read_title,
)

KILNS = Shelf("Kilns", "index.json", "tests")
RULES = [Rule("KI-001", "Box", "There are 3 kilns."), Rule("KI-002", "Turn | end", "Fire one.")]


@pytest.mark.parametrize("title", TITLES)
def test_every_rule_of_the_index_has_a_test_and_every_mark_a_rule(title: str) -> None:
    wrong = faults(*read_title(TITLES[title]))
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize("title", TITLES)
def test_the_page_of_rules_is_fresh(title: str) -> None:
    assert is_fresh(title, TITLES[title]), f"{page_of(title)} is stale: run python tools/rule_table.py"


@pytest.mark.parametrize("title", TITLES)
def test_an_index_has_each_id_once(title: str) -> None:
    rules, _ = read_title(TITLES[title])
    ids = [rule.id for rule in rules]
    assert ids == sorted(set(ids))


# The checker can fail


def test_a_rule_without_a_test_is_named() -> None:
    (fault,) = faults(RULES, [Proof("KI-001", "test_box.py::test_three")])
    assert fault == "KI-002 has no test: Fire one."


def test_a_mark_without_a_rule_is_named() -> None:
    found = [Proof(rule, f"test_{rule[-1]}.py::test_it") for rule in ("KI-001", "KI-002", "KI-003")]
    (fault,) = faults(RULES, found)
    assert "test_3.py::test_it" in fault
    assert "'KI-003'" in fault
    assert faults(RULES, found[:2]) == []


def test_marks_are_read_from_functions_classes_parameters_and_modules() -> None:
    source = """
import pytest
from pytest import mark

pytestmark = [pytest.mark.slow, pytest.mark.rule("KI-001")]

@pytest.mark.rule("KI-002", "KI-003")
@pytest.mark.rule("KI-002")
def test_two(): ...

@mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("KI-004")), 2])
async def test_parameters(x): ...

@pytest.mark.rule("KI-005")
class TestKiln:
    @pytest.mark.rule("KI-006")
    def test_fire(self): ...
"""
    assert {(proof.test, proof.rule) for proof in read_tests(source, "t.py")} == {
        ("t.py::test_two", "KI-001"),
        ("t.py::test_two", "KI-002"),
        ("t.py::test_two", "KI-003"),
        ("t.py::test_parameters", "KI-001"),
        ("t.py::test_parameters", "KI-004"),
        ("t.py::TestKiln::test_fire", "KI-001"),
        ("t.py::TestKiln::test_fire", "KI-005"),
        ("t.py::TestKiln::test_fire", "KI-006"),
    }
    assert len(read_tests(source, "t.py")) == 8


@pytest.mark.parametrize(
    "source",
    [
        '@pytest.mark.rule("KI-001")\ndef helper(): ...',  # pytest would not run it
        '# @pytest.mark.rule("KI-001")\ndef test_it(): ...',
        'def test_it():\n    """@pytest.mark.rule("KI-001")"""',
        '@pytest.mark.skip("KI-001")\ndef test_it(): ...',
        'marks = pytest.mark.rule("KI-001")\ndef test_it(): ...',
    ],
)
def test_what_is_no_mark_on_a_test_proves_nothing(source: str) -> None:
    assert read_tests(source, "t.py") == []


def test_an_id_that_is_worked_out_cannot_be_read() -> None:
    with pytest.raises(SystemExit, match=r"t.py::test_it.*'ID'"):
        read_tests("@pytest.mark.rule(ID)\ndef test_it(): ...", "t.py")


def test_a_page_names_all_tests_of_a_rule() -> None:
    found = [Proof("KI-001", "a.py::test_one"), Proof("KI-001", "b.py::test_two"), Proof("KI-002", "b.py::test_two")]
    lines = page(KILNS, RULES, found).splitlines()
    assert lines[-2] == "| KI-001 | Box | There are 3 kilns. | `a.py::test_one`<br>`b.py::test_two` |"
    assert lines[-1] == "| KI-002 | Turn \\| end | Fire one. | `b.py::test_two` |"


def test_the_check_fails_on_a_stale_page_and_on_a_rule_without_a_test(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = [{"id": rule.id, "section": {"en": rule.section}, "words": {"en": rule.words}} for rule in RULES]
    (tmp_path / "index.json").write_text(json.dumps(entries), "utf-8")
    tests = tmp_path / "tests" / "test_kilns.py"
    tests.parent.mkdir()
    tests.write_text('@pytest.mark.rule("KI-001", "KI-002")\ndef test_it(): ...\n', "utf-8")

    def run(*arguments: str) -> int:
        return main(list(arguments), {"kilns": KILNS}, tmp_path)

    assert run("--check") == 1  # no page yet
    assert "docs/rules/kilns.md is stale" in capsys.readouterr().err
    assert run() == 0
    assert run("--check") == 0
    tests.write_text('@pytest.mark.rule("KI-001", "KI-002")\ndef test_renamed(): ...\n', "utf-8")
    assert run("--check") == 1
    tests.write_text('@pytest.mark.rule("KI-001")\ndef test_it(): ...\n', "utf-8")
    assert run() == 0
    assert run("--check") == 1
    assert "KI-002 has no test" in capsys.readouterr().err
    assert run("--help") == 2


def test_an_index_gives_id_section_and_words() -> None:
    text = '[{"id": "KI-001", "section": {"en": "Box", "fr": "Boîte"}, "words": {"en": "Three.", "fr": "Trois."}}]'
    assert read_index(text) == [Rule("KI-001", "Box", "Three.")]
