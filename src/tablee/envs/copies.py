"""Copies of environments that go on by themselves, and equally: for whoever looks ahead."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Self

from tablee.bots import BlurBot, Bot, LevelBot, SearchBot
from tablee.bots.search import Node, Search


class Copied:
    """`copy.deepcopy` gives another environment with the same game: titles, cards and numbers are shared, what changes
    is not. Files and other processes have no use for it: they make one of their own."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        new = type(self).__new__(type(self))
        memo[id(self)] = new
        for name, value in vars(self).items():
            setattr(new, name, self.part(name, value, memo))
        return new

    def part(self, name: str, value: Any, memo: dict[int, Any]) -> Any:
        """A copy of one of its attributes."""
        return deepcopy(value, memo)

    def __reduce_ex__(self, protocol: Any) -> Any:
        raise TypeError(
            "an environment cannot be pickled: make it where it is needed, as by partial(envs.aec, 'atlantes', 3); "
            "copy.deepcopy copies it within a process"
        )


def copied_bot(bot: Bot) -> Bot:
    """It answers as the other one would from now on."""
    if isinstance(bot, LevelBot):
        level = LevelBot(bot.seed, bot.level, bot.limit)
        if bot.bot is not None:
            level.bot = copied_bot(bot.bot)
        new: Bot = level
    elif isinstance(bot, SearchBot):
        search = SearchBot("", bot.budget)
        if bot.last is not None:
            search.last = Remembered(bot.last)
        new = search
    elif isinstance(bot, BlurBot):
        new = BlurBot("", bot.blur)
    else:
        new = type(bot)("")
    new.random.setstate(bot.random.getstate())
    return new


class Remembered(Search):
    """As much of a search as the next one carries on: what it found out about the choice it took."""

    def __init__(self, last: Search) -> None:
        self.offered = [copied_tree(last.offered[last.best()])]


def copied_tree(root: Node) -> Node:
    """Without calls into calls: a tree can be deeper than Python's stack."""
    new = Node()
    waiting = [(root, new)]
    while waiting:
        old, node = waiting.pop()
        node.asked, node.visits, node.chances, node.total = old.asked, old.visits, old.chances, old.total
        node.children = {line: Node() for line in old.children}
        waiting += [(child, node.children[line]) for line, child in old.children.items()]
    return new
