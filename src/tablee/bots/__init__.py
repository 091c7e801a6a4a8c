"""Players that are not people. They know decisions and views, never a title by name nor a position."""

from __future__ import annotations

import random
from typing import Final

from tablee.bots.search import Budget, Search
from tablee.bots.sight import PositionSight, Sight, ViewSight
from tablee.bots.values import search_for
from tablee.kernel.decisions import Choice, Decision
from tablee.kernel.errors import BadInput

__all__ = ["BOTS", "Bot", "PositionSight", "Sight", "ViewSight", "is_bot", "make_bot"]


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


class SearchBot(GreedyBot):
    """Plays on in its mind, as often as its budget allows, and takes what did best.

    Where several decide at once what others have answered is not its business: it thinks ahead only if the title can
    ask them anew, and follows the hints otherwise.
    """

    def __init__(self, seed: str, budget: Budget) -> None:
        super().__init__(seed)
        self.budget: Final = budget
        self.last: Search | None = None

    def choose(self, sight: Sight, decision: Decision) -> Choice:
        if len(decision.choices) == 1 or (sight.is_together() and decision.prompt not in sight.title.ballots):
            return super().choose(sight, decision)
        search = search_for(sight, decision, self.random.getrandbits(62))
        if self.last is not None:
            search.carry_on(self.last)
        self.last = search
        return search.think(self.budget)


KINDS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
BOTS: Final = tuple(KINDS)


SEARCH: Final = "search"
"""`search:200` looks ahead 200 times before each choice, `search:0.5s` for half a second."""
MOST_ITERATIONS: Final = 1_000_000
MOST_SECONDS: Final = 600.0


def make_bot(name: str, seed: str) -> Bot:
    """
    >>> type(make_bot("greedy", "7")).__name__
    'GreedyBot'
    >>> make_bot("search:200", "7").budget
    Budget(iterations=200, seconds=0.0)
    """
    kind, colon, budget = name.partition(":")
    if kind == SEARCH and colon:
        return SearchBot(seed, budget_of(name, budget))
    if name not in KINDS:
        raise BadInput("unknown-bot", value=name, expected=[*BOTS, f"{SEARCH}:200", f"{SEARCH}:0.5s"])
    return KINDS[name](seed)


def is_bot(name: str) -> bool:
    try:
        make_bot(name, "")
    except BadInput:
        return False
    return True


def budget_of(name: str, written: str) -> Budget:
    """Iterations, or seconds with an s behind them."""
    seconds = written.endswith("s")
    number = written.removesuffix("s")
    try:
        amount = float(number) if seconds else int(number)
    except ValueError:
        amount = 0
    if not 0 < amount <= (MOST_SECONDS if seconds else MOST_ITERATIONS):
        raise BadInput("bot-budget", value=name, most=MOST_ITERATIONS, seconds=int(MOST_SECONDS))
    return Budget(seconds=amount) if seconds else Budget(iterations=int(amount))
