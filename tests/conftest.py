"""What all tests share: the mark that names the rules a test proves, and Ctrl-C as it is where somebody sits."""

from __future__ import annotations

import signal

import pytest

pytest.register_assert_rewrite("tests.server.running")
"""A server's log is held to be empty there: a failure shows what stood in it."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of the booklet's index that this test proves")
    # Whoever runs the tests in the background has them begin deaf to Ctrl-C, and all that they start with them.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
