"""A bot that looks ahead: it plays on, again and again, in worlds that its seat cannot tell from the true one.

The tree is one of what seats do, not of what is hidden: each time another fair deal is drawn and walked down, and the
choices that are possible there compete (information-set tree search). What the title's hints like is tried first; where
the tree ends the game is played to its end by those hints.

Every number comes from sums, products, quotients and square roots, which are the same on every machine and build.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from math import sqrt
from typing import Final

from tablee.bots.sight import Sight
from tablee.kernel import mypyc_attr
from tablee.kernel.agenda import advance, pending
from tablee.kernel.decisions import Choice, Decision
from tablee.kernel.playout import best_of, play_by_hints
from tablee.kernel.position import Position, Together
from tablee.kernel.title import Result, Title

DEALS: Final = 8
"""Drawn to take one of them: enough that it fits what others did, and still quick beside playing to the end."""
SLIPS: Final = 0.1
"""Of the choices in a playout."""
CURIOSITY: Final = 3.0
"""How much what was tried less often is tried all the same, in measures of how much results vary."""
FIRST_SPREAD: Final = 0.3
"""A guess at how much results vary, until some have come."""
POINT: Final = 1.0
"""Hints that differ by less than a point hardly differ."""
MARGIN: Final = 8.0
"""Points by which a game is won half as well as it can be."""
WON: Final = 0.5
"""Of what a result is worth: to have won; the rest is by how much."""
NEAR: Final = 0.2
"""What a team is given at most for a game that it lost at the last enemy."""


@dataclass(frozen=True)
class Budget:
    """How long it thinks about a decision: iterations, which give the same choice on every machine, or seconds; with
    both, whatever is spent first."""

    iterations: int = 0
    seconds: float = 0.0


class Node:
    """What is known of a moment that several choices in a row lead to."""

    __slots__ = ("asked", "chances", "children", "total", "visits")

    def __init__(self) -> None:
        self.asked = ""
        """Whoever decides there, and what."""
        self.visits = 0
        self.chances = 0
        """How often it could have been chosen."""
        self.total = 0.0
        """What came of it, for whoever chose it."""
        self.children: dict[str, Node] = {}

    def copy(self) -> Node:
        """Return an equal tree, without calls into calls: it can be deeper than Python's stack."""
        new = Node()
        waiting = [(self, new)]
        while waiting:
            old, node = waiting.pop()
            node.asked, node.visits, node.chances, node.total = old.asked, old.visits, old.chances, old.total
            node.children = {line: Node() for line in old.children}
            waiting += [(child, node.children[line]) for line, child in old.children.items()]
        return new


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """One decision of one seat, thought through."""

    def __init__(self, sight: Sight, decision: Decision, seed: int) -> None:
        self.sight: Final = sight
        self.title: Final[Title] = sight.title
        self.decision: Final = decision
        self.seed: Final = seed
        self.rng: Final = random.Random(seed)
        self.lines: Final[dict[int, tuple[Choice, str]]] = {}
        """Choices are shared values: each is written once. Held, so that its number is not another's."""
        self.root = Node()
        self.offered = self.children(self.root, decision)
        self.likes: Final = likelihoods(sight.guess(decision))
        self.looks: Final = [0] * len(self.offered)
        self.done = 0
        self.total = 0.0
        self.squares = 0.0
        """Of what came of all looks, for the seat."""

    def taken(self) -> Node:
        """Return what is known of the moment that the best choice leads to."""
        return self.offered[self.best()]

    def carry_on(self, follows: Node) -> None:
        """Keep what the seat's last search found out about this decision, if it is the one that had to follow."""
        if follows.asked == self.root.asked and follows.children.keys() == self.root.children.keys():
            self.root = follows
            self.offered = self.children(follows, self.decision)

    def think(self, budget: Budget) -> Choice:
        """Look ahead as long as the budget lasts and another choice can still become the best."""
        most, since = budget.iterations, time.monotonic()
        until = since + budget.seconds
        while True:
            self.look()
            if most and (self.done >= most or self.lead() > most - self.done):
                break
            if budget.seconds:
                now = time.monotonic()
                if now >= until or (not most and self.lead() * (now - since) > self.done * (until - now)):
                    break
        return self.decision.choices[self.best()]

    def look(self, place: int = -1) -> None:
        """Take one of the choices in a fair world, walk down the tree, add a moment to it, and see what comes of it.
        Which one is the search's own affair, unless its place is given.

        The first look at each choice is in the same world, so is the second: what differs is the choice."""
        curiosity = CURIOSITY * self.spread()
        at = place if place >= 0 else favourite(self.offered, self.likes, curiosity)
        node = self.offered[at]
        seat = self.decision.seat
        self.rng.seed(self.seed + self.looks[at])
        self.looks[at] += 1
        world = self.world()
        path = [(node, seat)]
        for decision in pending(world):
            if decision.seat == seat:
                advance(world, decision, decision.choices[at])
                break
        while node.visits:
            decisions = pending(world)
            if not decisions:
                break
            decision = decisions[0]
            choices = decision.choices
            if len(choices) == 1:
                advance(world, decision, choices[0])
                continue
            if decision.seat != seat and (self.title.telling or isinstance(world.agenda[-1], Together)):
                choice = choices[self.hinted(world, decision)]
                advance(world, decision, choice)
                if self.title.telling:  # the tree goes on from what the seat is told of it
                    node = child_of(node, self.title.outward(choice))
                    path.append((node, decision.seat))
                continue
            children = self.children(node, decision)
            at = favourite(children, likelihoods(self.title.guess_at(world, decision)), curiosity)
            node = children[at]
            path.append((node, decision.seat))
            advance(world, decision, choices[at])
        worths = self.worths(world)
        for passed, chooser in path:
            passed.visits += 1
            passed.total += worths[chooser]
        self.done += 1
        self.total += worths[seat]
        self.squares += worths[seat] * worths[seat]

    def hinted(self, world: Position, decision: Decision) -> int:
        """The place of what another seat chooses out of this one's sight: what its hints like best, or a slip."""
        draw = self.rng.random
        if draw() < SLIPS:
            return int(draw() * len(decision.choices))
        return best_of(self.title.guess_at(world, decision), draw())

    def world(self) -> Position:
        """A fair deal. Where what others did tells something, one of several that fits it well is the likelier."""
        seat, rng = self.decision.seat, self.rng
        if not self.title.telling:
            return self.sight.world(seat, rng)
        worlds = [self.sight.world(seat, rng) for _ in range(DEALS)]
        fits = [self.title.fit(world, seat) for world in worlds]
        drawn = rng.random() * total(fits)
        for at in range(DEALS - 1):
            drawn -= fits[at]
            if drawn < 0.0:
                return worlds[at]
        return worlds[-1]

    def spread(self) -> float:
        """The standard deviation of what came of the looks, with one guess among them."""
        varies = self.squares - self.total * self.total / self.done if self.done else 0.0
        return sqrt((max(0.0, varies) + FIRST_SPREAD * FIRST_SPREAD) / (self.done + 1))

    def worths(self, world: Position) -> list[float]:
        """What a moment is worth to each seat: what comes of playing it to the end by the hints."""
        play_by_hints(self.title, world, self.rng, SLIPS)
        result = self.title.result(world)
        assert result is not None
        return worth_of(result, world.seats, self.title.mark(world))

    def children(self, node: Node, decision: Decision) -> list[Node]:
        """The moments that the choices lead to."""
        found: list[Node] = []
        lines = self.lines
        if not node.children:
            node.asked = question(decision)
        for choice in decision.choices:
            written = lines.get(id(choice))
            if written is None:
                written = lines[id(choice)] = (choice, self.title.write(choice))
            found.append(child_of(node, written[1]))
        return found

    def lead(self) -> int:
        """By how many looks the choice that was tried most is ahead."""
        first = second = 0
        for child in self.offered:
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return first - second

    def best(self) -> int:
        """The place of what was tried most often; of several, of what did better."""
        ranks = [(child.visits, child.total / child.visits if child.visits else 0.0) for child in self.offered]
        return max(range(len(ranks)), key=ranks.__getitem__)


def child_of(node: Node, line: str) -> Node:
    child = node.children.get(line)
    if child is None:
        child = node.children[line] = Node()
    return child


def question(decision: Decision) -> str:
    return f"{decision.seat} {decision.prompt} {decision.params}"


def favourite(children: list[Node], likes: list[float], curiosity: float) -> int:
    """The choice that is tried now: good so far, liked by the hints, or tried too seldom."""
    visits, came = 0, 0.0
    for child in children:
        child.chances += 1
        visits += child.visits
        came += child.total
    unknown = came / visits if visits else 0.0
    best, best_at = -1.0, 0
    for at in range(len(children)):
        child = children[at]
        known = child.total / child.visits if child.visits else unknown
        value = known + curiosity * likes[at] * sqrt(child.chances) / (1 + child.visits)
        if value > best:
            best, best_at = value, at
    return best_at


def likelihoods(worth: list[float]) -> list[float]:
    """Hints as shares of one. How far apart they lie is measured by how far apart they usually lie here."""
    most = max(worth)
    usual = most - total(worth) / len(worth) + POINT
    shares: list[float] = []
    for value in worth:
        near = usual / (usual + most - value)
        shares.append(near * near * near * near)
    whole = total(shares)
    return [share / whole for share in shares]


def total(values: list[float]) -> float:
    """Python's own `sum` rounds otherwise in some versions."""
    found = 0.0
    for value in values:
        found += value
    return found


def worth_of(result: Result, seats: int, mark: int) -> list[float]:
    """What an end is worth to each seat, from 0 to 1."""
    scores = [0] * seats
    for standing in result.standings:
        scores[standing.seat] = standing.score
    if seats == 1:
        margin = scores[0] - mark
        return [WON * float(margin > 0) + (1.0 - WON) * squashed(margin, mark / 4.0)]
    if result.won is not None:
        return [1.0 if result.won else NEAR * scores[0] / mark] * seats
    winners = result.winners()
    worths: list[float] = []
    for seat in range(seats):
        margin = scores[seat] - max([scores[other] for other in range(seats) if other != seat])
        won = 1.0 / len(winners) if seat in winners else 0.0
        worths.append(WON * won + (1.0 - WON) * squashed(margin, MARGIN))
    return worths


def squashed(margin: int, half: float) -> float:
    """
    >>> squashed(-8, 8.0), squashed(0, 8.0), squashed(8, 8.0)
    (0.25, 0.5, 0.75)
    """
    return 0.5 + 0.5 * margin / (abs(margin) + half)
