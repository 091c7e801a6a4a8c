"""What all tests share: the mark that names the rules a test proves."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of the booklet's index that this test proves")
