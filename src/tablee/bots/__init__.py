"""Players that are not people. They know decisions and views, never a title by name nor a position."""

from __future__ import annotations

import random
from typing import Any, Final

from tablee.kernel.decisions import Choice, Decision
from tablee.kernel.errors import BadInput
from tablee.kernel.position import Position
from tablee.kernel.title import Box, Title


class Sight:
    """All that a bot is given of a game: the door through which no secret comes."""

    def guess(self, decision: Decision) -> list[float]:
        """How good each choice of the seat's decision looks, by the title's hints."""
        raise NotImplementedError


class ViewSight(Sight):
    """A view, where the position is out of reach: in a process that only thinks."""

    def __init__(self, title: Title, view: dict[str, Any], box: Box | None = None) -> None:
        self.title: Final = title
        self.view: Final = view
        self.box: Final = box
        """The cards in play, when they are not the printed ones: like everybody at the table, a bot has read them."""

    def guess(self, decision: Decision) -> list[float]:
        return self.title.guess(self.view, decision, self.box)


class PositionSight(Sight):
    """The same figures without building a view, where the position lies in the same process."""

    def __init__(self, title: Title, pos: Position) -> None:
        self._title: Final = title
        self._pos: Final = pos

    def guess(self, decision: Decision) -> list[float]:
        return self._title.guess_at(self._pos, decision)


class Bot:
    """Answers decisions of one seat. Equal seeds and equal questions give equal answers."""

    def __init__(self, seed: str) -> None:
        self.random: Final = random.Random(seed)

    def choose(self, sight: Sight, decision: Decision) -> Choice:
        raise NotImplementedError


class RandomBot(Bot):
    """Takes any choice; sees nothing."""

    def choose(self, sight: Sight, decision: Decision) -> Choice:
        choices = decision.choices
        return choices[int(self.random.random() * len(choices))]


class GreedyBot(Bot):
    """Takes what the title's hints value most; where several are as good, any of them."""

    def choose(self, sight: Sight, decision: Decision) -> Choice:
        worth = sight.guess(decision)
        best = max(worth)
        good = [choice for choice, value in zip(decision.choices, worth, strict=True) if value == best]
        return good[0] if len(good) == 1 else good[int(self.random.random() * len(good))]


KINDS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
BOTS: Final = tuple(KINDS)


def make_bot(name: str, seed: str) -> Bot:
    """
    >>> type(make_bot("greedy", "7")).__name__
    'GreedyBot'
    """
    if name not in KINDS:
        raise BadInput("unknown-bot", value=name, expected=list(BOTS))
    return KINDS[name](seed)
