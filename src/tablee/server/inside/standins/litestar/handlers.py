"""The socket is no call: a page has its own way to it."""

from __future__ import annotations

from typing import Any

from . import Handler


def asgi(path: str, **_: Any) -> Any:
    return lambda answers: Handler("ASGI", path, answers)
