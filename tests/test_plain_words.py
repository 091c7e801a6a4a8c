"""The documents are in plain words and short lines, and the lint that says so can fail."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.plain_words import ROOT, find_faults, main, pages


def test_the_documents_have_short_lines_and_plain_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(pages(ROOT)) == 0, capsys.readouterr().err


def test_the_pages_are_read() -> None:
    read = {path.relative_to(ROOT).as_posix() for path in pages(ROOT)}
    assert {"README.md", "CONTRIBUTING.md", "docs/protocol.md", "docs/decisions/bus.md"} <= read


def numbers(text: str) -> list[int]:
    return [number for number, _ in find_faults(text)]


def test_a_line_over_120_characters_is_a_fault() -> None:
    assert numbers("x" * 120) == []
    assert numbers(f"short\n{'x' * 121}") == [2]


@pytest.mark.parametrize("tic", ["Whoever", "nobody", "so many", "of which", "tells nothing"])
def test_a_tic_is_a_fault_in_prose_and_in_tables(tic: str) -> None:
    assert numbers(f"A line with {tic} in it.") == [1]
    assert numbers(f"| a cell | with {tic} |") == [1]


@pytest.mark.parametrize(
    "text",
    [
        f"```\nnobody {'x' * 121}\n```",
        f"    nobody {'x' * 121}",
        "The code `nobody` is answered.",
        "<!-- calls -->\nnobody\n<!-- end of calls -->",
        f"| {'long table ' * 20} |",
    ],
)
def test_code_generated_parts_and_the_width_of_tables_are_left_alone(text: str) -> None:
    assert numbers(text) == []


def test_after_a_block_the_lint_reads_on() -> None:
    assert numbers("```\nnobody\n```\nnobody") == [4]
    assert numbers("<!-- calls -->\nnobody\n<!-- end of calls -->\nnobody") == [4]


def test_a_comment_with_a_reason_allows_the_next_line_only() -> None:
    assert numbers("<!-- plain: the name of a bot -->\nnobody\nnobody") == [3]
    assert numbers("<!-- plain: -->\nnobody") == [2]


def test_main_names_page_line_and_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text("Fine.\nWhoever reads this.\n", "utf-8")

    assert main([page], tmp_path) == 1

    assert capsys.readouterr().err.startswith("page.md:2: 'Whoever'")
