"""The choices of Syncro."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.syncro.cards.levels import LEVELS
from tablee.kernel.decisions import Choice

MOST_VALUE: Final = 9
"""Of a Spell, whatever a card file says."""
ROWS: Final = max([place.row for level in LEVELS for place in level.places])
COLUMNS: Final = max([place.column for level in LEVELS for place in level.places])
PLACES: Final = [8 * row + column for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)]
"""Places of the horde by row from the top and column from the left; each level uses some of them."""
PLACE_IDS: Final = {place: f"r{place // 8}c{place % 8}" for place in PLACES}
PLACE_INDEX: Final = {id: place for place, id in PLACE_IDS.items()}

POOR: Final = 0
AVERAGE: Final = 1
GOOD: Final = 2
SIGNALS: Final = ("poor", "average", "good")


@dataclass
class Estimate(Choice):
    """Thumb down, flat hand, thumb up."""

    signal: int


@dataclass
class Attack(Choice):
    """One Spell from hand, face down."""

    place: int
    spell: int


@dataclass
class AttackUsing(Choice):
    """An attack with the help of a Reward."""

    place: int
    spell: int
    card: int


@dataclass
class Use(Choice):
    """A Reward that needs no target."""

    card: int


@dataclass
class UseOn(Choice):
    """A Reward, on an enemy."""

    card: int
    place: int


@dataclass
class Give(Choice):
    """A Spell from hand into that of another mage."""

    spell: int
    seat: int


@dataclass
class Discard(Choice):
    """A Spell from hand."""

    spell: int


@dataclass
class KeepHand(Choice):
    """All Spells in hand go along to the next level."""


@dataclass
class DiscardHand(Choice):
    """None of them does."""


# Choices are values: each is made once and shared by all decisions that offer it.
ESTIMATES: Final[list[Choice]] = [Estimate(signal) for signal in range(len(SIGNALS))]
ATTACK: Final[dict[int, list[Choice]]] = {
    place: [Attack(place, spell) for spell in range(MOST_VALUE + 1)] for place in PLACES
}
DISCARD: Final[list[Choice]] = [Discard(spell) for spell in range(MOST_VALUE + 1)]
KEEP_OR_DISCARD: Final[list[Choice]] = [KeepHand(), DiscardHand()]
