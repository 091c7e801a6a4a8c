"""What a bot is asked: a view and the listed choices, never the true position."""

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
    world: dict[str, Any] | None = None
    """For a bot that looks ahead: a position that its seat cannot tell from the true one, with everything that is
    hidden put in order and dealt anew. Positions that differ only in secrets give the same one. None for other bots,
    and while several seats decide at once, when what others have answered already lies in the position."""
