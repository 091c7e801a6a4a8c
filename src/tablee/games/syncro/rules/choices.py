"""The choices of Syncro and how they are written on one line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.kernel.decisions import Choice, Done, Notation, Pass, seat_name, seat_named

IDS: Final = (
    [f"{family}-{n:02}" for family in ("MU", "GO") for n in range(1, 9)]
    + [f"DR-{n:02}" for n in range(1, 10)]
    + ["BOSS-1", "BOSS-2", "CERB-1", "CERB-2"]
    + [f"LT-{n}" for n in range(1, 8)]
    + [f"RW-{n}" for n in range(1, 10)]
    + [f"FB-{n}" for n in range(1, 6)]
    + [f"FC-{n}" for n in range(1, 5)]
    + [f"FP-{n}" for n in range(1, 4)]
)
"""Card ids in the order of the box. Spells are not among them: a Spell is its value, equal ones are the same."""
INDEX: Final = {id: card for card, id in enumerate(IDS)}
REWARDS: Final = [card for card, id in enumerate(IDS) if id[:2] == "RW"]

MOST_VALUE: Final = 9
"""Of a Spell, whatever a card file says."""
ROWS: Final = 6
COLUMNS: Final = 5
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


def number(text: str) -> int:
    return int(text) if len(text) == 1 and text in "123456789" else -1


NOTATION: Final = Notation(
    [
        ("estimate {signal}", Estimate),
        ("attack {place} with {spell}", Attack),
        ("attack {place} with {spell} using {card}", AttackUsing),
        ("use {card}", Use),
        ("use {card} on {place}", UseOn),
        ("give {spell} to {seat}", Give),
        ("discard {spell}", Discard),
        ("keep hand", KeepHand),
        ("discard hand", DiscardHand),
        ("done", Done),
        ("pass", Pass),
    ],
    {
        "signal": (
            lambda text: SIGNALS.index(text.lower()) if text.lower() in SIGNALS else -1,
            lambda signal: SIGNALS[signal],
        ),
        "place": (lambda text: PLACE_INDEX.get(text.lower(), -1), lambda place: PLACE_IDS[place]),
        "spell": (number, str),
        "card": (lambda text: INDEX.get(text.upper(), -1), lambda card: IDS[card]),
        "seat": (seat_named, seat_name),
    },
)

# Choices are values: each is made once and shared by all decisions that offer it.
ESTIMATES: Final[list[Choice]] = [Estimate(signal) for signal in range(len(SIGNALS))]
ATTACK: Final[dict[int, list[Choice]]] = {
    place: [Attack(place, spell) for spell in range(MOST_VALUE + 1)] for place in PLACES
}
USE: Final[list[Choice]] = [Use(card) for card in range(len(IDS))]
DISCARD: Final[list[Choice]] = [Discard(spell) for spell in range(MOST_VALUE + 1)]
KEEP_OR_DISCARD: Final[list[Choice]] = [KeepHand(), DiscardHand()]
