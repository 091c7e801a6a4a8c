"""The systemd unit in deploy/ is valid, and as closed as it says."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

UNIT = Path(__file__).parents[2] / "deploy" / "tablee@.service"
MOST_EXPOSURE = 3.0


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """An instance of it, with a program that is there."""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed")
    path = tmp_path / "tablee@8001.service"
    text = UNIT.read_text("utf-8")
    assert "/opt/tablee/bin/tablee" in text
    path.write_text(text.replace("/opt/tablee/bin/tablee", f"{sys.executable} -m tablee"))
    return path


def test_systemd_takes_the_unit(unit: Path) -> None:
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert (done.returncode, [line for line in done.stderr.splitlines() if "tablee" in line]) == (0, [])


def test_the_unit_is_hardly_exposed(unit: Path) -> None:
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", unit]
    done = subprocess.run(command, capture_output=True, text=True)
    exposure = re.search(r"Overall exposure level for \S+: ([0-9.]+)", done.stdout)
    assert exposure is not None, done.stdout + done.stderr
    assert float(exposure[1]) <= MOST_EXPOSURE
    assert "LimitNOFILE=65536" in unit.read_text()
