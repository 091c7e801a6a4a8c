"""The benchmark's page part with a real server and browser. No time is asserted: machines differ."""

from __future__ import annotations

import json
import subprocess
import sys

SMALL_RUN = """
import json
from tablee.lab import page_bench
page_bench.BEFORE = 1
print(json.dumps(page_bench.measure(["syncro"], 1, 1)))
"""


def test_a_browser_visits_a_table_and_clicks_a_choice() -> None:
    command = [sys.executable, "-c", SMALL_RUN]  # a process of its own: another browser may be driven in this one
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    found = json.loads(done.stdout)
    assert set(found) == {"syncro"}
    assert len(found["syncro"]["visit"]) == 1
    assert len(found["syncro"]["click"]) >= 1
    assert all(time > 0 for times in found["syncro"].values() for time in times)
