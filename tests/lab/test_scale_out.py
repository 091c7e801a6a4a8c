"""What several processes cost is measured on real ones."""

from __future__ import annotations

import json

import pytest

from tablee.lab import scale_out


def test_one_process_and_two_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    quick = ["--seconds", "1", "--tables", "4", "--rate", "200", "--repeats", "1", "--json"]
    code = scale_out.main(["--processes", "2", *quick])
    if code == 2:
        pytest.skip(capsys.readouterr().err)  # no PostgreSQL here
    rows = json.loads(capsys.readouterr().out)
    assert [row["variant"] for row in rows] == [
        "1 process",
        "2 processes, notify, affinity",
        "2 processes, notify, apart",
    ]
    assert [row["lost"] for row in rows] == [0, 0, 0]
    assert rows[0]["servers to one"] == rows[0]["database to one"] == 1
    assert all(row["servers"] > 0 for row in rows)
    assert "| 1 process | " in scale_out.table(rows)
