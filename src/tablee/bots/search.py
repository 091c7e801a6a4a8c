"""A bot that looks ahead: it plays on, again and again, in worlds that its seat cannot tell from the true one.

The tree is one of what seats do, not of what is hidden: each time another fair deal is drawn and walked down, and the
choices that are possible there compete (information-set tree search). What the title's hints like is tried first; where
the tree ends the game is played to its end by those hints, with some slips.
"""

from __future__ import annotations

import math
import random
import time
from dataclasses import dataclass
from typing import Final

from tablee.kernel.agenda import advance, pending
from tablee.kernel.decisions import Choice, Decision, Seat
from tablee.kernel.playout import play_by_hints
from tablee.kernel.position import Position
from tablee.kernel.title import Result, Title

SLIPS: Final = 0.1
"""Of the choices in a playout."""
CURIOSITY: Final = 1.2
"""How much what was tried less often is tried all the same."""
SHARPNESS: Final = 1.0
"""How much more likely the hints' favourite is tried than one that they value a point less."""
MARGIN: Final = 15.0
"""Points by which a game is nearly as good as won."""
WON: Final = 0.5
"""Of what a result is worth: to have won; the rest is by how much."""


@dataclass(frozen=True)
class Budget:
    """How long it thinks about a decision: iterations, which give the same choice on every machine, or seconds; with
    both, whatever is spent first."""

    iterations: int = 0
    seconds: float = 0.0

    def lasts(self, done: int, since: float) -> bool:
        if done == 0:
            return True
        if self.iterations and done >= self.iterations:
            return False
        return not self.seconds or time.monotonic() - since < self.seconds


class Node:
    """What is known of a moment that several choices in a row lead to."""

    __slots__ = ("chances", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.chances = 0
        """How often it could have been chosen."""
        self.total = 0.0
        """What came of it, for whoever chose it."""
        self.children: dict[str, Node] = {}


class Search:
    """One decision of one seat, thought through."""

    def __init__(self, title: Title, rng: random.Random) -> None:
        self.title = title
        self.rng = rng
        self.root = Node()
        self.lines: dict[int, tuple[Choice, str]] = {}
        """Choices are shared values: each is written once. Held, so that its number is not another's."""

    def line(self, choice: Choice) -> str:
        known = self.lines.get(id(choice))
        if known is None:
            known = self.lines[id(choice)] = (choice, self.title.write(choice))
        return known[1]

    def look(self, world: Position, seat: Seat) -> None:
        """Walk down the tree in this world, add a moment to it, play to the end, and remember what came of it."""
        node = self.root
        path: list[tuple[Node, Seat]] = []
        decisions = [decision for decision in pending(world) if decision.seat == seat]
        while decisions:
            decision = decisions[0]
            choice, child = self.chosen(node, world, decision)
            path.append((child, decision.seat))
            advance(world, decision, choice)
            decisions = pending(world)
            node = child
            if not node.visits:
                play_by_hints(self.title, world, self.rng, SLIPS)
                break
        result = self.title.result(world)
        assert result is not None
        worths = worth_of(result, world.seats)
        for passed, chooser in path:
            passed.visits += 1
            passed.total += worths[chooser]

    def chosen(self, node: Node, world: Position, decision: Decision) -> tuple[Choice, Node]:
        """The choice that is tried now: good so far, liked by the hints, or tried too seldom."""
        choices = decision.choices
        if len(choices) == 1:
            return choices[0], self.child(node, choices[0])
        likes = likelihoods(self.title.guess_at(world, decision))
        best, best_at = -1.0, 0
        children = [self.child(node, choice) for choice in choices]
        for child in children:
            child.chances += 1
        for at, child in enumerate(children):
            known = child.total / child.visits if child.visits else 0.5
            value = known + CURIOSITY * likes[at] * math.sqrt(child.chances) / (1 + child.visits)
            if value > best:
                best, best_at = value, at
        return choices[best_at], children[best_at]

    def child(self, node: Node, choice: Choice) -> Node:
        line = self.line(choice)
        found = node.children.get(line)
        if found is None:
            found = node.children[line] = Node()
        return found

    def best(self, decision: Decision) -> Choice:
        """What was tried most often; of several, what did better."""
        children = [self.child(self.root, choice) for choice in decision.choices]
        ranks = [(child.visits, child.total / child.visits if child.visits else 0.0) for child in children]
        return decision.choices[max(range(len(ranks)), key=ranks.__getitem__)]


def likelihoods(worth: list[float]) -> list[float]:
    """Hints as shares of one."""
    most = max(worth)
    shares = [math.exp(SHARPNESS * (value - most)) for value in worth]
    whole = sum(shares)
    return [share / whole for share in shares]


def worth_of(result: Result, seats: int) -> list[float]:
    """What an end is worth to each seat, from 0 to 1."""
    if result.won is not None:
        return [float(result.won)] * seats
    scores = [0] * seats
    for standing in result.standings:
        scores[standing.seat] = standing.score
    winners = result.winners()
    worths = []
    for seat in range(seats):
        others = [scores[other] for other in range(seats) if other != seat]
        margin = scores[seat] - max(others) if others else scores[seat] - 60
        close = 1 / (1 + math.exp(-margin / MARGIN * 2))
        won = 1.0 / len(winners) if seat in winners else 0.0
        worths.append(WON * won + (1 - WON) * close if others else close)
    return worths
