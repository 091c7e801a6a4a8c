"""The plumbing of the benchmark. No time is asserted: machines differ."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.games import TITLES, title
from tablee.kernel.agenda import decision_of
from tablee.kernel.playout import play_out
from tablee.lab import bench
from tablee.lab import server_load as load
from tablee.lab.bench import Row, engine, measured_apart, pure_copy, rates, rows, wall_times
from tablee.lab.engine_bench import asked

AK = "ancient-knowledge"
MEASURED = ("random play", "copy", "redeal", "playout", "view", "hint", "search", "replay", "simulate")
RATES = {name: [3.0, 1.0, 2.0] for name in MEASURED}
SERVED = {
    "choices per CPU second": [5_000.0],
    "p95 ms": [20.0, 60.0, 70.0],
    "p95 while masters think": [1.5],
    "KB per idle table": [],
}
GREEDY = [110.0, 130.0, 120.0]
COLD = {"help": [0.1], "cold start": [0.6], "one game": [1.0]}


def test_a_lower_limit_is_kept_by_more_and_an_upper_limit_by_less() -> None:
    assert Row("play", "per s", [90.0, 120.0, 110.0], 100).verdict == "ok"
    assert Row("play", "per s", [90.0, 120.0, 80.0], 100).verdict == "short"
    assert Row("help", "s", [0.1], 0.15, at_most=True).verdict == "ok"
    assert Row("help", "s", [0.3], 0.15, at_most=True).verdict == "short"


def test_the_ratio_says_how_much_better_than_the_budget() -> None:
    assert Row("play", "per s", [150.0], 100).ratio == pytest.approx(1.5)
    assert Row("help", "s", [0.1], 0.15, at_most=True).ratio == pytest.approx(1.5)
    assert Row("view", "per s", [5.0]).ratio is None


def test_what_was_not_measured_says_so() -> None:
    row = Row("copy, compiled", "per s", [], 200_000)
    assert (row.ratio, row.verdict) == (None, "not measured")


def test_every_budget_of_engine_and_command_line_has_its_row() -> None:
    table = {row.what: row for row in rows(RATES, RATES, GREEDY, COLD, [0.5], SERVED, [0.5, 0.1])}
    assert table["random play, pure"].budget == 80_000
    assert table["random play, compiled"].budget == 400_000
    assert table["copy, compiled"].budget == 200_000
    assert table["redeal, compiled"].budget == 100_000
    assert table["playout from mid-game, compiled"].budget == 3_000
    assert table["decision listed and valued, compiled"].budget == 100_000
    assert table["greedy games on 2 cores, compiled"].budget == 100
    assert table["greedy games on 2 cores, compiled"].measured == 120
    assert table["replay of a whole game, compiled"].budget == 20
    assert table["replay of a whole game, compiled"].measured == 500  # two a second
    assert table["tablee --help"].budget == 0.15
    assert table["cold start to a finished random game"].verdict == "short"
    assert table["random play, compiled, to the peer"].measured == 4  # 2 against 0.5
    assert table["random play, compiled, to the peer"].budget == 9
    assert table["search, compiled"].budget == 3  # ten times 0.3
    assert table["search, compiled"].verdict == "short"


def test_every_budget_of_the_server_has_its_row() -> None:
    table = {row.what: row for row in rows(RATES, RATES, GREEDY, COLD, [], SERVED, [])}
    assert table["server, 300 live tables, durable"].budget == 4_500
    assert table["server, 300 live tables, durable"].verdict == "ok"
    assert table["server, 95 of 100 choices told within"].budget == 50
    assert table["server, 95 of 100 choices told within"].verdict == "short"
    assert table["server, the same while 8 masters think"].budget == 2
    assert table["server, an idle table"].budget == 10
    assert table["server, an idle table"].verdict == "not measured"
    assert set(SERVED) == set(load.BUDGETS)


def test_without_compiled_build_and_peer_the_table_is_still_there() -> None:
    table = {row.what: row for row in rows(RATES, {}, GREEDY, COLD, [], SERVED, [])}
    assert table["random play, compiled"].verdict == "not measured"
    assert table["replay of a whole game, pure"].figures
    assert not [what for what in table if "peer" in what]


def test_every_other_title_has_the_rows_of_its_engine() -> None:
    table = {row.what: row for row in bench.engine_rows("atlantes", RATES, RATES, GREEDY, [])}
    assert table["atlantes: random play, pure"].budget == 80_000
    assert table["atlantes: replay of a whole game, compiled"].verdict == "short"
    assert table["atlantes: greedy games on 2 cores, compiled"].verdict == "ok"
    assert len(table) == 8


def test_rates_count_units_of_work_one_figure_a_repetition() -> None:
    calls = []

    def work() -> int:
        calls.append(1)
        return 5

    found = rates(work, 0.0, 3)
    assert len(found) == 3
    assert len(calls) == 4  # one to warm up
    assert all(figure > 0 for figure in found)


def test_a_command_is_run_once_more_than_it_is_timed(tmp_path: Path) -> None:
    log = tmp_path / "log"
    found = wall_times([sys.executable, "-c", f"open({str(log)!r}, 'a').write('x')"], 2)
    assert len(found) == 2
    assert log.read_text() == "xxx"


def test_a_command_that_fails_is_not_timed() -> None:
    with pytest.raises(subprocess.CalledProcessError):
        wall_times([sys.executable, "-c", "raise SystemExit(3)"], 1)


@pytest.mark.parametrize("id", TITLES)
def test_hints_are_measured_over_every_decision_of_whole_games(id: str) -> None:
    questions = asked(title(id), 1)
    assert all(pos.decisions is None for pos, _ in questions)
    assert all(decision_of(pos, seat) is not None for pos, seat in questions)
    again = asked(title(id), 1)
    assert [pos.hash64() for pos, _ in again] == [pos.hash64() for pos, _ in questions]
    played = questions[-1][0].copy()
    assert play_out(played, random.Random(1)) >= 1, "the last one before the end too"


def test_a_title_with_levels_is_asked_at_the_first_a_middle_and_the_last() -> None:
    adventure = title("syncro").adventure()
    assert adventure is not None
    levels = {title("syncro").view(pos, None)["level"] for pos, _ in asked(title("syncro"), 1)}
    assert levels == {1, 5, adventure.last}


def test_the_gain_of_a_second_process_is_measured_in_one_run() -> None:
    (figure,) = bench.speed_up("syncro", 0.01, 1)
    assert figure > 0


def test_greedy_games_are_counted_on_the_clock() -> None:
    (figure,) = bench.greedy_games("syncro", 4, 1)
    assert figure > 0


def test_the_engine_measures_all_that_the_table_asks_for() -> None:
    assert set(engine(AK, 0.0, 1)) == set(RATES)


def test_the_pure_copy_runs_from_its_sources(tmp_path: Path) -> None:
    folder = pure_copy(tmp_path)
    assert not [path for path in folder.rglob("*") if path.suffix in (".so", ".pyd")]
    assert set(measured_apart(AK, 0.0, 1, folder)) == set(RATES)
    command = [sys.executable, "-c", "from tablee.lab.bench import is_compiled, PACKAGE; print(is_compiled(), PACKAGE)"]
    done = subprocess.run(
        command, check=True, stdout=subprocess.PIPE, text=True, env={"PYTHONPATH": str(folder)}, cwd="/"
    )
    assert done.stdout.split() == ["False", str((folder / "tablee").resolve())]


def test_the_figures_of_one_build_are_printed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    bench.main(["--engine", "--seconds", "0", "--repeats", "1"])
    assert set(json.loads(capsys.readouterr().out)) == set(RATES)


def test_the_table_is_printed_with_verdicts_and_notes(capsys: pytest.CaptureFixture[str]) -> None:
    bench.show(rows(RATES, {}, GREEDY, COLD, [], SERVED, []), [bench.NO_PEER], bench.about_here())
    printed = capsys.readouterr().out
    assert "≥ 80,000" in printed
    assert "short" in printed
    assert "open_spiel" in printed


LONG = [Row("scholars: playout from mid-game, compiled, of a whole evening", "decisions/s", [250_000.0] * 2, 400_000)]


def printed_lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    bench.show(LONG, [], bench.about_here())
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("columns", ["", "20", "80", "200"])
def test_off_a_terminal_every_figure_has_its_whole_line(
    columns: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    (line,) = [line for line in printed_lines(capsys) if "scholars" in line]
    figures = ["≥ 400,000", "250,000 decisions/s", "250,000 – 250,000", "0.62", "short"]
    assert [part.strip() for part in line.split("  ") if part.strip()] == [LONG[0].what, *figures]


@pytest.mark.parametrize("columns", [24, 80, 100])
def test_a_narrow_terminal_has_each_name_on_a_line_of_its_own_and_cuts_no_figure(
    columns: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    lines = [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in printed_lines(capsys)]
    assert max([len(line) for line in lines]) <= columns
    said = " ".join(" ".join(lines).split())
    assert said.endswith(f"{LONG[0].what} ≥ 400,000 250,000 decisions/s 250,000 – 250,000 0.62 short")


def test_the_environments_are_measured_beside_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two titles, to be quick; every title's environments have tests of their own."""
    monkeypatch.setattr("tablee.lab.env_bench.COPIES", 4)
    monkeypatch.setattr("tablee.lab.env_bench.TITLES", ["atlantes", "syncro"])
    table, notes = bench.environments(0.01, 1)
    found = {row.what: row for row in table}
    for id in ("atlantes", "syncro"):
        assert found[f"environment steps, {id}"].budget == 30_000
        assert found[f"environment steps, {id}"].measured > 0
        assert found[f"{id}: one environment, on the clock"].measured > 0
        assert found[f"{id}: 2 workers to one environment"].budget == 2
        assert found[f"{id}: 2 workers to one environment"].measured > 0
    assert "load" in notes[0]
