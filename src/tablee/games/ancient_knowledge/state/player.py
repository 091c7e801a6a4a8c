"""What belongs to one: a player's area, its five zones, and the hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.ancient_knowledge.state.terms import NO_CARD, PLACES
from tablee.kernel.fields import CARDS, PLAIN, Fields, derived, saved


@dataclass(init=False, repr=False, eq=False)
class Player:
    """One player's area, its five zones, and the hand."""

    hand: list[int] = saved(CARDS, [], holds="card")
    timeline: list[int] = saved(CARDS, [NO_CARD] * PLACES, holds="card")
    """Twelve places, lower and upper row of slot 1, then of slot 2, ...; NO_CARD when empty."""
    knowledge: list[int] = saved(PLAIN, [0] * PLACES)
    """The tokens on each of these places."""
    stacked: int = derived(0)
    """Monuments in the upper row."""
    slack: int = derived(0)
    """By how much one number of a prerequisite may be missed."""
    past: list[int] = saved(CARDS, [], holds="card")
    past_kinds: list[int] = derived([0, 0, 0, 0])
    """Cities, megaliths, pyramids in the Past, and how many of them score in the end."""
    tilted: list[int] = saved(CARDS, [])
    """The cards of the Past that are tilted."""
    artefacts: list[int] = saved(CARDS, [], holds="card")
    collection: list[int] = saved(CARDS, [], holds="card")
    types: list[int] = derived([0, 0, 0])
    lost: int = saved(PLAIN, 0)
    aside: list[int] = saved(CARDS, [])
    """Chosen in secret while others choose too; still lying where they were."""

    # made by tools/state.py
    def copy(self) -> Player:
        new = Player()
        new.hand = self.hand[:]
        new.timeline = self.timeline[:]
        new.knowledge = self.knowledge[:]
        new.stacked = self.stacked
        new.slack = self.slack
        new.past = self.past[:]
        new.past_kinds = self.past_kinds[:]
        new.tilted = self.tilted[:]
        new.artefacts = self.artefacts[:]
        new.collection = self.collection[:]
        new.types = self.types[:]
        new.lost = self.lost
        new.aside = self.aside[:]
        return new

    # end

    def tally(self) -> list[int]:
        """The numbers that conditions and prerequisites look at."""
        kinds = self.past_kinds
        best = kinds[0] if kinds[0] > kinds[1] else kinds[1]
        if kinds[2] > best:
            best = kinds[2]
        totals = [len(self.past), best, len(self.collection), len(self.artefacts), len(self.hand), self.lost]
        return kinds + self.types + totals


PLAYER: Final = Fields(Player)


def new_player() -> Player:
    """Return an area in which nothing lies."""
    me = Player()
    PLAYER.clear(me)
    return me
