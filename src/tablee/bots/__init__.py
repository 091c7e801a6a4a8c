"""Players that are not people. They know decisions and views, never a title by name nor a position."""

from __future__ import annotations

import math
import random
from copy import deepcopy
from dataclasses import replace
from typing import Any, Final, Self

from tablee.bots.search import Budget, Node
from tablee.bots.sight import PositionSight, Sight, ViewSight
from tablee.bots.values import search_for
from tablee.kernel.decisions import Choice, Decision
from tablee.kernel.errors import BadInput
from tablee.kernel.title import Title

__all__ = [
    "BOTS",
    "LEVELS",
    "USUAL",
    "Bot",
    "PositionSight",
    "Sight",
    "ViewSight",
    "is_bot",
    "looks_ahead",
    "make_bot",
    "recipe",
]


class Bot:
    """Answers decisions of one seat. Equal seeds and equal questions give equal answers; so does a `copy.deepcopy`."""

    def __init__(self, seed: str) -> None:
        self.random: Final = random.Random(seed)

    def choose(self, sight: Sight, decision: Decision) -> Choice:
        """One of the decision's choices."""
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
        self.follows: Node | None = None
        """What the last search knows of the moment that its choice led to."""

    def choose(self, sight: Sight, decision: Decision) -> Choice:
        if len(decision.choices) == 1 or (sight.is_together() and decision.prompt not in sight.title.ballots):
            return super().choose(sight, decision)
        search = search_for(sight, decision, self.random.getrandbits(62))
        if self.follows is not None:
            search.carry_on(self.follows)
        choice = search.think(self.budget)
        self.follows = search.taken()
        return choice

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        new = type(self).__new__(type(self))
        memo[id(self)] = new
        memo[id(self.budget)] = self.budget  # it never changes, and compiled it cannot be copied
        for name, value in vars(self).items():
            setattr(new, name, value.copy() if isinstance(value, Node) else deepcopy(value, memo))
        return new


class BlurBot(Bot):
    """Sees the hints through a blur of so many points: what looks a little worse is chosen nearly as often, what looks
    much worse never. So it plays like somebody who is new to the box: not well, but with a reason for every choice."""

    def __init__(self, seed: str, blur: float) -> None:
        super().__init__(seed)
        self.blur: Final = blur

    def choose(self, sight: Sight, decision: Decision) -> Choice:
        choices = decision.choices
        if len(choices) == 1:
            return choices[0]
        worth = sight.guess(decision)
        best = max(worth)
        likes = [math.exp((value - best) / self.blur) if best - value <= SENSE * self.blur else 0.0 for value in worth]
        return self.random.choices(choices, likes)[0]


SENSE: Final = 3.0
"""What looks worse by more than so many blurs makes no sense even to a beginner."""


class LevelBot(Bot):
    """Plays as a level is meant in the title at hand: it becomes the bot that the title's recipe names."""

    def __init__(self, seed: str, level: str, limit: float) -> None:
        super().__init__(seed)
        self.seed: Final = seed
        self.level: Final = level
        self.limit: Final = limit
        self.bot: Bot | None = None

    def choose(self, sight: Sight, decision: Decision) -> Choice:
        if self.bot is None:
            self.bot = make_bot(recipe(sight.title, self.level), self.seed, self.limit)
        return self.bot.choose(sight, decision)


KINDS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
BOTS: Final = tuple(KINDS)

BLUR: Final = "blur"
"""`blur:3` follows the hints through a blur of three points."""
MOST_BLUR: Final = 1000.0
SEARCH: Final = "search"
"""`search:200` looks ahead 200 times before each choice, `search:0.5s` for half a second."""
MOST_ITERATIONS: Final = 1_000_000
MOST_SECONDS: Final = 600.0

RECIPES: Final = {
    "first": "blur:2",
    "casual": "blur:0.8",
    "regular": "greedy",
    "expert": "search:20",
    "master": "search:1s",
}
"""The levels, from the kindest to the strongest, as they are where a title has none of its own in `Title.levels`."""
LEVELS: Final = tuple(RECIPES)
USUAL: Final = "regular"
"""Who plays where nobody said which."""


def recipe(title: Title, name: str) -> str:
    """The bot that a level is in a title; any other bot is its own recipe."""
    return title.levels.get(name) or RECIPES.get(name, name)


def looks_ahead(title: Title, name: str) -> bool:
    """Does this bot play on in its mind? Then it takes its time, and needs worlds to do so."""
    return recipe(title, name).startswith(f"{SEARCH}:")


def make_bot(name: str, seed: str, limit: float = 0.0) -> Bot:
    """A bot by its level or its recipe. After `limit` seconds it takes the best so far, its budget spent or not.

    >>> type(make_bot("greedy", "7")).__name__
    'GreedyBot'
    >>> make_bot("search:200", "7").budget
    Budget(iterations=200, seconds=0.0)
    >>> make_bot("master", "7").level
    'master'
    """
    if name in RECIPES:
        return LevelBot(seed, name, limit)
    kind, colon, amount = name.partition(":")
    if kind == SEARCH and colon:
        budget = budget_of(name, amount)
        if limit:
            budget = replace(budget, seconds=min(budget.seconds or limit, limit))
        return SearchBot(seed, budget)
    if kind == BLUR and colon:
        return BlurBot(seed, blur_of(name, amount))
    if name not in KINDS:
        raise BadInput("unknown-bot", value=name, expected=[*LEVELS, *BOTS, f"{SEARCH}:200", f"{SEARCH}:0.5s"])
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


def blur_of(name: str, written: str) -> float:
    try:
        amount = float(written)
    except ValueError:
        amount = 0.0
    if not 0 < amount <= MOST_BLUR:
        raise BadInput("bot-blur", value=name, most=int(MOST_BLUR))
    return amount
