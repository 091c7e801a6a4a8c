"""Start processes that leave Ctrl-C to the process that started them; for environments and the laboratory."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread


@contextmanager
def ignore_sigint() -> Iterator[None]:
    """Let processes that are started in this block ignore Ctrl-C from their first moment; this process stops them.

    Only the main thread can do so; elsewhere a worker ignores Ctrl-C once it has begun.
    """
    before = signal.getsignal(signal.SIGINT)
    if current_thread() is not main_thread() or before is None:
        yield
        return
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
