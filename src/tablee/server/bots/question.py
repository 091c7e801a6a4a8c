"""What a bot is asked: a view and the listed choices, never a position."""

from __future__ import annotations

from typing import Any

import msgspec


class Question(msgspec.Struct):
    title: str
    number: int
    bot: str
    seed: str
    seat: int
    view: dict[str, Any]
    prompt: str
    params: list[Any]
    choices: list[str]
    cancellable: bool
    veiled: bool
