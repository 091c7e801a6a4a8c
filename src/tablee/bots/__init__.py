"""Players that are not people. They know decisions and views, never a title by name nor a position."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from tablee.kernel.decisions import Choice, Decision
from tablee.kernel.errors import BadInput
from tablee.kernel.title import Box, Title

Look = Callable[[], dict[str, Any]]
"""Gives the seat's view; asked for only when a bot wants to see it, since building it takes time."""


class Bot:
    """Answers decisions of one seat. Equal seeds and equal questions give equal answers."""

    def __init__(self, seed: str, box: Box | None = None) -> None:
        self.random: Final = random.Random(seed)
        self.box: Final = box
        """The cards in play, when they are not the printed ones: like everybody at the table, a bot has read them."""

    def choose(self, title: Title, look: Look, decision: Decision) -> Choice:
        raise NotImplementedError


class RandomBot(Bot):
    """Takes any choice; sees nothing."""

    def choose(self, title: Title, look: Look, decision: Decision) -> Choice:
        choices = decision.choices
        return choices[int(self.random.random() * len(choices))]


class GreedyBot(Bot):
    """Takes what the title's hints value most; where several are as good, any of them."""

    def choose(self, title: Title, look: Look, decision: Decision) -> Choice:
        worth = title.guess(look(), decision, self.box)
        best = max(worth)
        good = [choice for choice, value in zip(decision.choices, worth, strict=True) if value == best]
        return good[0] if len(good) == 1 else good[int(self.random.random() * len(good))]


KINDS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
BOTS: Final = tuple(KINDS)


def make_bot(name: str, seed: str, box: Box | None = None) -> Bot:
    """
    >>> type(make_bot("greedy", "7")).__name__
    'GreedyBot'
    """
    if name not in KINDS:
        raise BadInput("unknown-bot", value=name, expected=list(BOTS))
    return KINDS[name](seed, box)
