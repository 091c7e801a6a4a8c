"""How a process that thinks for the server ends when the server is gone in the middle of an answer."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator


@contextlib.contextmanager
def while_heard() -> Iterator[None]:
    """Without a word: there is nobody left who should hear of it."""
    try:
        yield
    except BrokenPipeError:  # what is still to be written at the exit goes nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
