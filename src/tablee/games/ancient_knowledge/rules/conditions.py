"""The words for counts and conditions that cards are written with."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.ancient_knowledge.state.card import Condition
from tablee.games.ancient_knowledge.state.terms import (
    ANY_KIND,
    BOARD,
    IN_ARTEFACTS,
    IN_COLLECTION,
    IN_HAND,
    IN_KNOWLEDGE,
    IN_LOST,
    IN_PAST,
    IN_TIMELINE,
    MORE_CARDS,
    MORE_TOKENS,
    MOVED,
    TALLY_ARTEFACTS,
    TALLY_COLLECTION,
    TALLY_HAND,
    TALLY_LOST,
    TALLY_PAST,
    TALLY_TYPES,
)
from tablee.kernel.decisions import Seat


@dataclass
class Count:
    """A number to read off a player's area."""

    zone: int
    kind: int = ANY_KIND

    def place(self) -> int:
        """Where `Player.tally` has this number; -1 when it has to be counted in the Timeline."""
        zone, kind = self.zone, self.kind
        if zone == IN_PAST:
            return kind if kind >= 0 else TALLY_PAST[-kind - 1]
        if zone == IN_COLLECTION:
            return TALLY_TYPES + kind if kind >= 0 else TALLY_COLLECTION
        if zone == IN_ARTEFACTS:
            return TALLY_ARTEFACTS
        if zone == IN_HAND:
            return TALLY_HAND
        return TALLY_LOST if zone == IN_LOST else -1

    def rises(self) -> int:
        """The changes by which it can become larger."""
        return MORE_CARDS if self.zone == IN_HAND else MORE_TOKENS if self.zone == IN_KNOWLEDGE else BOARD

    def of(self, pos: Ancient, seat: Seat) -> int:
        me, kind = pos.players[seat], self.kind
        if self.zone == IN_PAST and kind >= 0:
            return me.past_kinds[kind]
        if self.zone == IN_COLLECTION and kind >= 0:
            return me.types[kind]
        if self.zone == IN_LOST:
            return me.lost
        if self.zone == IN_TIMELINE:
            return pos.in_timeline(seat, kind)
        if self.zone == IN_KNOWLEDGE:
            return sum(me.knowledge)
        return me.tally()[self.place()]


@dataclass
class AtLeast(Condition):
    count: Count
    least: int

    def missing(self, pos: Ancient, seat: Seat, card: int) -> int:
        short = self.least - self.count.of(pos, seat)
        return short if short > 0 else 0

    def wakes(self) -> int:
        return self.count.rises()

    def range(self) -> tuple[int, int, int]:
        return self.count.place(), self.least, 999


@dataclass
class AtMost(Condition):
    count: Count
    most: int

    def missing(self, pos: Ancient, seat: Seat, card: int) -> int:
        return 0 if self.count.of(pos, seat) <= self.most else 99

    def range(self) -> tuple[int, int, int]:
        return self.count.place(), 0, self.most


@dataclass
class Adjacent(Condition):
    """At least so many neighbours of a kind."""

    kind: int
    least: int

    def missing(self, pos: Ancient, seat: Seat, card: int) -> int:
        kinds = pos.box.kind
        there = sum([1 for other in pos.neighbours(seat, card) if kinds[other] == self.kind])
        return 0 if there >= self.least else 99

    def wakes(self) -> int:
        return MOVED


@dataclass
class AdjacentAlike(Condition):
    """At least so many neighbours of one same kind, whichever."""

    least: int

    def missing(self, pos: Ancient, seat: Seat, card: int) -> int:
        kinds = pos.box.kind
        counts = [0, 0, 0]
        for other in pos.neighbours(seat, card):
            counts[kinds[other]] += 1
        return 0 if max(counts) >= self.least else 99

    def wakes(self) -> int:
        return MOVED


@dataclass
class SlotHolds(Condition):
    """Exactly so many monuments on a slot."""

    slot: int
    exactly: int

    def missing(self, pos: Ancient, seat: Seat, card: int) -> int:
        timeline = pos.players[seat].timeline
        there = sum([1 for place in (2 * self.slot - 2, 2 * self.slot - 1) if timeline[place] >= 0])
        return 0 if there == self.exactly else 99

    def wakes(self) -> int:
        return MOVED


@dataclass
class OwnKnowledge(Condition):
    """At least so much knowledge on the card itself."""

    least: int

    def missing(self, pos: Ancient, seat: Seat, card: int) -> int:
        place = pos.place_of(seat, card)
        return 0 if place >= 0 and pos.players[seat].knowledge[place] >= self.least else 99

    def wakes(self) -> int:
        return MORE_TOKENS
