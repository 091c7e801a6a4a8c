"""How a game goes on after a choice: what advice and its reasons are measured by."""

from __future__ import annotations

from typing import Final

from tablee.bots.search import SLIPS, Node, Search
from tablee.kernel.agenda import advance, pending
from tablee.kernel.playout import play_by_hints, play_turns
from tablee.kernel.position import Position, Together
from tablee.teacher.ends import End, end_for

KNOWN: Final = 6
"""Looks that a moment of the search has to have had to be played on along; below that the hints know more."""


class Continuation:
    """Plays on from a decision: its turn along what a search found best, then by the hints. World n is the same for
    every choice, and so is the luck in it."""

    def __init__(self, search: Search, seed: int) -> None:
        self.search: Final = search
        self.seed: Final = seed

    def world(self, number: int) -> Position:
        self.search.rng.seed(self.seed + number)
        return self.search.world()

    def play(self, place: int, number: int) -> End:
        """To the end of the game."""
        search = self.search
        world = self.world(number)
        self.begin(world, place, search.title.turn_of(world))
        play_by_hints(search.title, world, search.rng, SLIPS)
        return end_for(search.title, world, search.decision.seat)

    def begin_turn(self, world: Position, place: int) -> None:
        """To the end of the present turn, without slips."""
        title = self.search.title
        turn = title.turn_of(world)
        self.begin(world, place, turn)
        if pending(world) and title.turn_of(world) == turn:
            play_turns(title, world, self.search.rng, 0.0, 1)

    def begin(self, world: Position, place: int, turn: int) -> None:
        """Choose, and go on as the search would as far as it knows its way, and not beyond the turn: what others will
        answer it knows less well than the hints do."""
        search = self.search
        seat, title = search.decision.seat, search.title
        for decision in pending(world):
            if decision.seat == seat:
                advance(world, decision, decision.choices[place])
                break
        node: Node | None = search.offered[place]
        while node is not None and node.visits >= KNOWN:
            decisions = pending(world)
            if not decisions or title.turn_of(world) != turn:
                return
            decision = decisions[0]
            choices = decision.choices
            if len(choices) == 1:
                advance(world, decision, choices[0])
            elif decision.seat != seat and (title.telling or isinstance(world.agenda[-1], Together)):
                choice = choices[search.hinted(world, decision)]
                advance(world, decision, choice)
                if title.telling:
                    node = node.children.get(title.outward(choice))
            else:
                best, after = -1, node
                for at in range(len(choices)):
                    child = node.children.get(title.write(choices[at]))
                    if child is not None and child.visits >= KNOWN and (best < 0 or child.visits > after.visits):
                        best, after = at, child
                if best < 0:
                    return
                advance(world, decision, choices[best])
                node = after
