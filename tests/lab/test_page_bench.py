"""The page's rows of the benchmark. No time is asserted: machines differ."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tablee.lab import bench, page_bench
from tablee.lab.bench import page_rows

FOUND = {
    "atlantes": {"visit": [700.0, 1_600.0, 900.0], "click": [50.0, 60.0, 400.0]},
    "syncro": {"visit": [1_600.0], "click": [99.0, 101.0, 102.0]},
}


def test_every_budget_of_the_page_has_its_row_for_every_title() -> None:
    table = {row.what: row for row in page_rows(FOUND)}
    visit, click = table["atlantes: page, first visit of a table"], table["atlantes: page, click to paint"]
    assert (visit.budget, visit.unit, visit.measured, visit.verdict) == (1.5, "s", 0.9, "ok")
    assert (click.budget, click.unit, click.measured, click.verdict) == (100, "ms", 60, "ok")
    assert table["syncro: page, first visit of a table"].verdict == "short"
    assert table["syncro: page, click to paint"].verdict == "short"
    assert len(table) == 4


def test_the_worst_click_is_printed_beside_the_median(capsys: pytest.CaptureFixture[str]) -> None:
    bench.show(page_rows(FOUND), [], bench.about_here())
    line = next(line for line in capsys.readouterr().out.splitlines() if "atlantes: page, click" in line)
    assert "60.0 ms" in line
    assert "50.0 – 400" in line


def test_without_playwright_one_sentence_stands_for_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "tablee.lab.page_bench")
    monkeypatch.delattr("tablee.lab.page_bench")
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    assert bench.page(1) == ([], [bench.NO_PLAYWRIGHT])


def test_without_chromium_one_sentence_stands_for_the_page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert bench.page(1) == ([], [page_bench.NO_CHROMIUM])


def test_the_page_alone_is_printed_as_json(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    bench.main(["--only-page", "--json"])
    printed = json.loads(capsys.readouterr().out)
    assert (printed["rows"], printed["notes"]) == ([], [page_bench.NO_CHROMIUM])


def test_the_page_cannot_be_left_out_and_be_all(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        bench.main(["--only-page", "--no-page"])
    assert "not allowed with" in capsys.readouterr().err
