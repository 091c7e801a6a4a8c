"""Processes that leave Ctrl-C to whoever started them; for environments and for the laboratory."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread


@contextmanager
def deaf() -> Iterator[None]:
    """Processes that begin in here do not hear Ctrl-C, from their first moment: this one does, and tells them to stop.
    Only the main thread can see to that; elsewhere a worker stops listening once it has begun."""
    before = signal.getsignal(signal.SIGINT)
    if current_thread() is not main_thread() or before is None:
        yield
        return
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
