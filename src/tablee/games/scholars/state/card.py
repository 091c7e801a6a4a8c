"""A card as it is written, and what an effect is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tablee.games.scholars.state.terms import NONE
from tablee.kernel.decisions import Seat


class Effect:
    """What a card does, as a value: a test can inspect it, the page can explain it, a bot can weigh it."""

    def apply(self, pos: Any, seat: Seat) -> None:
        """Do it for this seat: at once, or by putting steps on the agenda."""

    def possible(self, pos: Any, seat: Seat) -> bool:
        """Would it do anything now?"""
        return True

    def use(self, pos: Any, seat: Seat) -> None:
        """Do it because somebody has chosen to use the card."""
        self.apply(pos, seat)

    def inner(self) -> tuple[str, ...]:
        """The effects inside it, as written."""
        return ()

    def plus(self) -> int:
        """How much it adds to the value of an action."""
        return 0

    def same(self) -> int:
        """The colours that it makes one, as a bit mask."""
        return 0

    def also(self) -> int:
        """The main action that it adds to its slot."""
        return NONE

    def met(self) -> int:
        """The characters whose interactions set it off, as a bit mask; then its only inner effect is done."""
        return 0

    def counts(self) -> tuple[str, str]:
        """A leftover thing that counts as another one in the final scoring."""
        return ("", "")


@dataclass
class Card:
    """One card, tile or part of a board: what is printed on it, in our words, and what it does."""

    id: str
    kind: str
    en: str
    fr: str
    numbers: dict[str, int] = field(default_factory=dict)
    deeds: dict[str, str] = field(default_factory=dict)
    """What it does, by the occasion, written in the words of cards/reading.py."""
    facts: dict[str, str] = field(default_factory=dict)
    by: str = "reconstructed"
    """Where it comes from: rulebook, public, reconstructed; by a card file when that changed it."""
    by_field: dict[str, str] = field(default_factory=dict)
    """The same for single facts that come from elsewhere."""


def bits(names: str, known: tuple[str, ...]) -> int:
    """
    >>> bits("red blue", ("white", "red", "yellow", "blue"))
    10
    """
    return sum([1 << known.index(name) for name in names.split()])
