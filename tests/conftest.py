"""What all tests share: the mark that names the rules a test proves, and Ctrl-C as it is where somebody sits."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator

import pytest

pytest.register_assert_rewrite("tests.server.running")
"""A server's log is held to be empty there: a failure shows what stood in it."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of the booklet's index that this test proves")
    # Whoever runs the tests in the background has them begin deaf to Ctrl-C, and all that they start with them.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def _free_thread(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let a test outside of tests/web begin an event loop of its own: in a process that has played in a browser,
    Playwright's stands still in this thread, but counts as running."""
    loop = asyncio._get_running_loop()
    if loop is None or "web" in request.path.parts:
        yield
        return
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(loop)
