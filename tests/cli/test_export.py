"""Records as data: `tablee export RECORDS --to FORMAT`."""

from __future__ import annotations

import csv
import errno
import json
import os
import shutil
import signal
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest
from tools import record_columns

from tablee.games import TITLES, title
from tablee.kernel.agenda import decision_of
from tablee.kernel.decisions import seat_named
from tablee.kernel.records import begin_again, read_record
from tablee.lab.records import COLUMNS, Csv, PartFiles, Row, ViewColumn, as_told, replayed_rows, view_columns
from tests.cli.shell import Shell
from tests.cli.test_bad_input import refused

RECORDS = Path(__file__).resolve().parents[1] / "records"


@pytest.fixture
def games(shell: Shell) -> Path:
    """A folder with a game of each title, one of them deeper down, and with something that is no record."""
    folder = shell.folder / "games"
    for id in TITLES:
        (folder / id).mkdir(parents=True)
        record = sorted((RECORDS / id).glob("*2-players-greedy.record"))[0]
        shutil.copy(record, folder / id / "first.record")
    (folder / "readme.txt").write_text("no record", "utf-8")
    return folder


def rows_in(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_there_is_a_row_for_each_decision_with_what_was_offered_chosen_and_became_of_it(
    shell: Shell, games: Path
) -> None:
    out = shell.folder / "all.jsonl"
    ran = shell.run("export", str(games), "--to", "jsonl", "--out", str(out))
    rows = rows_in(out)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"{len(rows):,} decisions of 4 games written to {out}.\n"
    assert {row["title"] for row in rows} == set(TITLES)
    for id in TITLES:
        path = games / id / "first.record"
        record = read_record(path.read_text("utf-8"), "")
        own = [row for row in rows if row["game"] == str(path)]
        assert [(row["seat"], row["chosen"]) for row in own] == record.choices
        assert [row["number"] for row in own] == list(range(1, len(own) + 1))
        rules = title(id)
        game = begin_again(rules, rules.box(), record)
        for row in own:
            seat = seat_named(row["seat"])
            decision = decision_of(game.position, seat)
            assert decision is not None
            assert row["choices"] == rules.written(decision)
            assert row["choices"][row["place"]] == row["chosen"]
            assert (row["offered"], row["prompt"]) == (len(row["choices"]), decision.prompt)
            view = rules.view(game.position, seat)
            assert row["table_round"] == view["round"]
            assert row["my_hand"] == len(view["players"][seat]["hand"])
            if id == "scholars":
                mine = view["players"][seat]
                assert row["my_objectives"] == mine["objectives"].count(True)
                assert row["my_columns"] == sum(len(cards) for cards in mine["columns"])
                assert row["my_slots"] == len(mine["slots"]) - mine["slots"].count(None)
            if id == "ancient-knowledge":  # where it is a flag; elsewhere it is a text
                assert row["table_ending"] == {True: "true", False: "false"}[view["ending"]]
            game = game.next(seat, row["chosen"])
        result = rules.result(game.position)
        assert result is not None
        for standing in result.standings:
            ends = {
                (row["finished"], row["rank"], row["score"]) for row in own if seat_named(row["seat"]) == standing.seat
            }
            assert ends == {(True, standing.rank, standing.score)}


def test_all_formats_hold_the_same(shell: Shell, games: Path) -> None:
    for to in ("jsonl", "csv", "parquet"):
        out = str(shell.folder / f"all.{to}")
        assert shell.run("export", str(games), "--to", to, "--out", out, "--views").code == 0
    rows = rows_in(shell.folder / "all.jsonl")
    assert pyarrow.parquet.read_table(shell.folder / "all.parquet").to_pylist() == rows
    with (shell.folder / "all.csv").open(encoding="utf-8", newline="") as file:
        for line, row in zip(csv.DictReader(file), rows, strict=True):
            for column, value in row.items():
                if isinstance(value, bool):
                    told = "true" if value else "false"
                elif isinstance(value, list):
                    told = json.dumps(value, ensure_ascii=False)
                else:
                    told = "" if value is None else str(value)
                assert line[column] == told
    assert all(json.loads(row["view"])["seat"] == row["seat"] for row in rows)


@pytest.mark.parametrize(("to", "chunk"), [("jsonl", 10**6), ("parquet", 1)])
def test_an_export_that_was_interrupted_goes_on_and_ends_as_if_it_never_was(
    shell: Shell, games: Path, to: str, chunk: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C once half of the records are done, with parts written or not yet; then the others alone are replayed, by
    two processes."""
    monkeypatch.setattr("tablee.lab.records.CHUNK", chunk)
    whole, out = shell.folder / f"whole.{to}", shell.folder / f"out.{to}"
    assert shell.run("export", str(games), "--to", to, "--out", str(whole)).code == 0
    once: list[str] = []

    def interrupted(*args: Any) -> list[dict[str, Any]]:
        once.append(args[-1][0])
        if len(once) == 3:
            raise KeyboardInterrupt
        return replayed_rows(*args)

    with monkeypatch.context() as context:
        context.setattr("tablee.lab.records.replayed_rows", interrupted)
        ran = shell.run("export", str(games), "--to", to, "--out", str(out))
    assert (ran.code, out.exists()) == (130, False)
    assert "--resume to continue" in ran.out
    other = "csv" if to == "jsonl" else "jsonl"
    assert "belongs to another run: its 'views' is false, not true" in refused(
        shell, "export", str(games), "--to", other, "--views", "--out", str(out), "--resume"
    )
    ran = shell.run("export", str(games), "--to", to, "--out", str(out), "--resume", "--jobs", "2")
    assert (ran.code, ran.err) == (0, "")
    assert out.read_bytes() == whole.read_bytes()
    assert [path.name for path in shell.folder.iterdir() if path.name.startswith(".")] == []
    assert "there is no file" in refused(shell, "export", str(games), "--to", to, "--out", str(out), "--resume")


@pytest.mark.parametrize(
    ("how", "chunk", "jobs"),
    [("signal", 10**6, "1"), ("signal", 1, "1"), ("signal", 1, "2"), ("exception", 10**6, "1"), ("exception", 1, "1")],
)
def test_ctrl_c_in_the_middle_of_a_game_loses_none_and_doubles_none(
    shell: Shell, games: Path, how: str, chunk: int, jobs: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the rows of the second game are told, with the first written already or not yet."""
    monkeypatch.setattr("tablee.lab.records.CHUNK", chunk)
    whole, out = shell.folder / "whole.csv", shell.folder / "out.csv"
    assert shell.run("export", str(games), "--to", "csv", "--out", str(whole)).code == 0
    told: set[str] = set()

    def interrupted(row: Row, columns: dict[str, str]) -> Row:
        if row["game"] not in told and len(told) == 1:
            told.add(row["game"])
            if how == "exception":
                raise KeyboardInterrupt
            signal.raise_signal(signal.SIGINT)
        told.add(row["game"])
        return as_told(row, columns)

    with monkeypatch.context() as context:
        context.setattr("tablee.lab.records.as_told", interrupted)
        ran = shell.run("export", str(games), "--to", "csv", "--out", str(out), "--jobs", jobs)
    assert (ran.code, len(told)) == (130, 2)
    kept = json.loads((shell.folder / ".out.csv.parts" / "done.json").read_text("utf-8"))
    assert kept["done"] == (2 if how == "signal" else 1)
    assert shell.run("export", str(games), "--to", "csv", "--out", str(out), "--resume").code == 0
    assert out.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("when", ["before", "after"])
def test_ctrl_c_while_a_part_is_kept_loses_none_and_doubles_none(
    shell: Shell, games: Path, when: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.lab.records.CHUNK", 1)
    whole, out = shell.folder / "whole.csv", shell.folder / "out.csv"
    assert shell.run("export", str(games), "--to", "csv", "--out", str(whole)).code == 0
    add = PartFiles.add

    def interrupted(parts: PartFiles, rows: list[Row], done: int) -> None:
        if when == "before":
            signal.raise_signal(signal.SIGINT)
        add(parts, rows, done)
        if when == "after":
            signal.raise_signal(signal.SIGINT)

    with monkeypatch.context() as context:
        context.setattr(PartFiles, "add", interrupted)
        assert shell.run("export", str(games), "--to", "csv", "--out", str(out)).code == 130
    assert json.loads((shell.folder / ".out.csv.parts" / "done.json").read_text("utf-8"))["done"] == 1
    assert shell.run("export", str(games), "--to", "csv", "--out", str(out), "--resume").code == 0
    assert out.read_bytes() == whole.read_bytes()


def test_broken_parts_are_refused(shell: Shell, games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Missing, shortened, changed, or not what is said of them; whole again, they are gone on with."""
    monkeypatch.setattr("tablee.lab.records.CHUNK", 1)
    out = shell.folder / "out.csv"
    order = ("export", str(games), "--to", "csv", "--out", str(out))
    with monkeypatch.context() as context:
        context.setattr("tablee.lab.records.assembled", interrupt)
        assert shell.run(*order).code == 130
    folder = shell.folder / ".out.csv.parts"
    done = folder / "done.json"
    text = done.read_text("utf-8")
    kept = json.loads(text)
    parts = kept["parts"]
    assert list(parts) == ["1.jsonl", "2.jsonl", "3.jsonl", "4.jsonl"]
    less = {name: told for name, told in parts.items() if name != "4.jsonl"}
    changes: list[dict[str, Any]] = [
        {"done": 5},
        {"done": 3},
        {"done": -1},
        {"done": "4"},
        {"done": 4.0},
        {"done": None},
        {"done": 99, "parts": {**less, "99.jsonl": parts["4.jsonl"]}},
        {"parts": list(parts)},
        {"parts": {}},
        {"parts": less},
        {"parts": dict(reversed(parts.items()))},
        {"parts": {**parts, "4.jsonl": 3}},
        {"parts": {**less, "../../4.jsonl": parts["4.jsonl"]}},
    ]
    for change in changes:
        done.write_text(json.dumps({**kept, **change}), "utf-8")
        assert "nothing to resume in" in refused(shell, *order, "--resume")
    done.write_text(text[:-10], "utf-8")
    assert "nothing to resume in" in refused(shell, *order, "--resume")
    done.write_text(text, "utf-8")
    part = folder / "2.jsonl"
    content = part.read_bytes()
    for other in (content[:-1], content[: content.index(b"\n") + 1], b"", content.replace(b"greedy", b"greasy"), None):
        part.unlink()
        if other is not None:
            part.write_bytes(other)
        said = refused(shell, *order, "--resume")
        assert f"nothing to resume in {part}" in " ".join(said.split())
    part.write_bytes(content)
    assert not out.exists()
    assert shell.run(*order, "--resume").code == 0


def interrupt(*_: Any) -> int:
    raise KeyboardInterrupt


FULL = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_costs_nothing_that_is_done(shell: Shell, games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.lab.records.CHUNK", 1)
    whole, out = shell.folder / "whole.csv", shell.folder / "out.csv"
    order = ("export", str(games), "--to", "csv", "--out", str(out))
    assert shell.run("export", str(games), "--to", "csv", "--out", str(whole)).code == 0

    def full(*_: Any) -> int:
        raise FULL

    with monkeypatch.context() as context:
        context.setattr("tablee.lab.records.assembled", full)
        ran = shell.run(*order)
    assert (ran.code, out.exists()) == (2, False)
    said = f"tablee: cannot write {out}: 'No space left on device'"
    assert ran.err.splitlines() == ["Stopped. Run the same command with --resume to continue.", said]
    with monkeypatch.context() as context:
        context.setattr("tablee.lab.records.replayed_rows", full)  # nothing is replayed again
        assert shell.run(*order, "--resume").code == 0
    assert out.read_bytes() == whole.read_bytes()


def test_whoever_takes_a_bad_record_out_goes_on(shell: Shell, games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the records before it; of another list of records nothing is gone on with."""
    monkeypatch.setattr("tablee.lab.records.CHUNK", 1)
    whole, out = shell.folder / "whole.csv", shell.folder / "out.csv"
    order = ("export", str(games), "--to", "csv", "--out", str(out))
    assert shell.run("export", str(games), "--to", "csv", "--out", str(whole)).code == 0
    bad = games / "scholars" / "second.record"
    text = (games / "scholars" / "first.record").read_text("utf-8")
    bad.write_text(text.replace("\np2 ", "\np2 give 1 to p9 and ", 1), "utf-8")
    assert f"{bad}: line " in shell.run(*order).err
    assert json.loads((shell.folder / ".out.csv.parts" / "done.json").read_text("utf-8"))["done"] == 3
    bad.unlink()
    first = games / "ancient-knowledge" / "first.record"
    text = first.read_text("utf-8")
    first.write_text(text + "\n", "utf-8")
    assert "belongs to another run: its 'records' is " in refused(shell, *order, "--resume")
    first.write_text(text, "utf-8")
    done: list[str] = []

    def noted(*args: Any) -> list[Row]:
        done.append(args[-1][0])
        return replayed_rows(*args)

    with monkeypatch.context() as context:
        context.setattr("tablee.lab.records.replayed_rows", noted)
        assert shell.run(*order, "--resume").code == 0
    assert done == [str(games / "syncro" / "first.record")]
    assert out.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("few", [20, 1], ids=["few", "many"])
def test_a_goal_that_cannot_be_written_is_refused_before_the_first_game(
    shell: Shell, games: Path, few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.cli.records.FEW", few)
    monkeypatch.setattr("tablee.lab.records.spread", interrupt)
    folder = shell.folder / "folder.csv"
    folder.mkdir()
    for goal, why in [
        (folder, "'Is a directory'"),
        (shell.folder / "none" / "out.csv", "'No such file or directory'"),
        (games / "readme.txt" / "out.csv", "'No such file or directory'"),
        (Path("/proc/out.csv"), ""),
    ]:
        said = refused(shell, "export", str(games), "--to", "csv", "--out", str(goal))
        assert " ".join(said.split()).startswith(f"cannot write {goal}: {why}")
    assert not (shell.folder / "none").exists()
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize(
    ("how", "when", "deaf"),
    [
        (signal.SIGTERM, "replaying", False),
        (signal.SIGTERM, "assembling", False),
        (signal.SIGTERM, "assembling", True),
        (signal.SIGHUP, "assembling", False),
    ],
)
def test_a_system_that_shuts_down_ends_an_export_as_ctrl_c_does(
    shell: Shell, games: Path, how: signal.Signals, when: str, deaf: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where Ctrl-C is not heard, as a job in the background does not."""
    whole, out = shell.folder / "whole.csv", shell.folder / "out.csv"
    order = ("export", str(games), "--to", "csv", "--out", str(out))
    assert shell.run("export", str(games), "--to", "csv", "--out", str(whole)).code == 0

    def ended(*args: Any) -> list[Row]:
        rows = replayed_rows(*args)
        if "scholars" in args[-1][0]:
            signal.raise_signal(how)
        return rows

    def ended_late(writer: Csv, rows: list[Row]) -> None:
        signal.raise_signal(how)
        write(writer, rows)

    write = Csv.write
    with monkeypatch.context() as context:
        if when == "replaying":
            context.setattr("tablee.lab.records.replayed_rows", ended)
        else:
            context.setattr(Csv, "write", ended_late)
        heard = signal.signal(signal.SIGINT, signal.SIG_IGN) if deaf else signal.getsignal(signal.SIGINT)
        try:
            ran = shell.run(*order)
        finally:
            signal.signal(signal.SIGINT, heard)
    assert (ran.code, ran.out) == (130, "Stopped. Run the same command with --resume to continue.\n")
    assert {path.name for path in shell.folder.iterdir() if path.name.startswith(".")} == {".out.csv.parts"}
    kept = json.loads((shell.folder / ".out.csv.parts" / "done.json").read_text("utf-8"))
    assert kept["done"] == (2 if when == "replaying" else 4)
    assert signal.getsignal(how) is signal.SIG_DFL
    assert shell.run(*order, "--resume").code == 0
    assert out.read_bytes() == whole.read_bytes()


def test_a_record_that_is_named_twice_is_told_once(shell: Shell, games: Path) -> None:
    one, two = shell.folder / "one.csv", shell.folder / "two.csv"
    first = games / "syncro" / "first.record"
    (games / "again.record").symlink_to(first)
    assert shell.run("export", str(first), "--to", "csv", "--out", str(one)).code == 0
    twice = (str(first), str(first), str(games / "syncro"), str(games / "syncro" / ".." / "syncro" / "first.record"))
    ran = shell.run("export", *twice, str(games / "again.record"), "--to", "csv", "--out", str(two))
    assert "of 1 game written" in ran.out
    assert two.read_bytes() == one.read_bytes()


def test_an_unfinished_game_has_no_result(shell: Shell, games: Path) -> None:
    path = games / "atlantes" / "first.record"
    head = path.read_text("utf-8").splitlines()
    begins = head.index("")
    short = shell.write("short.record", "\n".join(head[: begins + 6]) + "\n")
    out = shell.folder / "short.jsonl"
    assert shell.run("export", short, "--to", "jsonl", "--out", str(out)).code == 0
    rows = rows_in(out)
    assert len(rows) == 5
    assert {(row["finished"], row["rank"], row["score"], row["won"]) for row in rows} == {(False, None, None, None)}


def test_whatever_is_wrong_is_told_and_nothing_is_written(shell: Shell, games: Path) -> None:
    good = games / "syncro" / "first.record"
    text = good.read_text("utf-8")
    out = str(shell.folder / "out.csv")
    wrong = {
        "rules": (text.replace("\nrules: 1\n", "\nrules: 99\n"), "played by rules version 99 of syncro"),
        "cards": (text.replace("\ncards: ", "\ncards: 0"), "played with card set"),
        "seed": (
            "\n".join(line for line in text.splitlines() if not line.startswith(("seed:", "salt:"))),
            "the seed is not revealed",
        ),
        "choice": (text.replace("p2 estimate", "p2 give 1 to p9 and", 1), "line 11"),
        "other": ("hello", "is not a record"),
    }
    for name, (content, said) in wrong.items():
        bad = shell.write(f"{name}.record", content)
        assert said in refused(shell, "export", str(good), bad, "--to", "csv", "--out", out)
    (shell.folder / "empty").mkdir()
    for args, said in [
        (("nowhere.record", "--to", "csv", "--out", out), "there is no file nowhere.record"),
        ((str(shell.folder / "empty"), "--to", "csv", "--out", out), "no records in "),
        ((str(good), "--to", "xlsx"), "'--to' cannot be 'xlsx': expected one of 'parquet', 'csv', 'jsonl'"),
        ((str(good), "--to", "csv", "--out", "/no/such/folder/x.csv"), "cannot write /no/such/folder/x.csv"),
        (
            (str(good), "--to", "parquet", "--out", "/no/such/folder/x.parquet"),
            "cannot write /no/such/folder/x.parquet",
        ),
        ((str(good), "--to", "csv", "--out", str(good)), "never overwritten"),
        ((str(good), "--out", out), "'--out' only goes with '--to'"),
        ((str(good), "--to", "csv", "--out", out, "--jobs", "0"), "'--jobs' cannot be '0'"),
    ]:
        assert said in refused(shell, "export", *args)


def test_a_record_is_never_overwritten_by_the_export_of_a_server(shell: Shell, games: Path) -> None:
    path = games / "syncro" / "first.record"
    assert "to make a table of them, add '--to parquet'" in refused(shell, "export", str(path))
    assert "to make a table of them" in refused(shell, "export", str(games))


def test_the_document_names_every_column() -> None:
    page = record_columns.PAGE.read_text("utf-8")
    assert page == record_columns.written(), "run python tools/record_columns.py"
    for column in COLUMNS:
        assert f"`{column}`" in page


@pytest.mark.parametrize("id", TITLES)
def test_every_title_tells_its_round_and_its_hand(id: str) -> None:
    columns = view_columns(title(id))
    assert columns["table_round"] == ViewColumn("round", "whole number")
    assert columns["my_hand"] == ViewColumn("hand", "whole number", "how many")
    assert "table_seat" not in columns


@pytest.mark.parametrize("id", TITLES)
def test_a_list_that_is_always_as_long_is_no_column(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    columns = view_columns(title(id))
    folder = f"tablee.games.{id.replace('-', '_')}"
    monkeypatch.setattr(f"{folder}.state.view_types.FIXED", ())
    all_columns = view_columns(title(id))
    untold = [column for name, column in all_columns.items() if name not in columns]
    assert {column.tells for column in untold} == {"how many"}
    for path in sorted((RECORDS / id).glob("*greedy.record"))[:4]:
        record = read_record(path.read_text("utf-8"), str(path))
        game = begin_again(title(id), title(id).box(), record)
        seen: dict[str, set[Any]] = {}
        for name, line in record.choices:
            view = title(id).view(game.position, seat_named(name))
            for column in untold:
                for area in (view, view["players"][seat_named(name)]):
                    if column.key in area:
                        seen.setdefault(column.key, set()).add(column.of(area[column.key]))
            game = game.next(seat_named(name), line)
        assert {len(lengths) for lengths in seen.values()} <= {1}
