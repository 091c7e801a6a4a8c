"""The forms in which cards, levels and pages are written down, and what an effect is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablee.games.syncro.rules.refusals import NO_USE
from tablee.kernel.decisions import Choice, Rule, Seat


class Effect:
    """What a card does, as a value: a test can inspect it, the page can explain it, a bot can weigh it.

    The words themselves (`rules/effects.py`) name the position class.
    """

    def apply(self, pos: Any, seat: Seat, card: int, place: int) -> None:
        """Do it: for the mage who uses a Reward, or for the Leader when Fog or a Lieutenant is revealed."""

    def uses(self, pos: Any, seat: Seat, card: int, targets: int) -> list[Choice]:
        """The ways in which a mage can use this Reward now, given the enemies that they could attack."""
        return []

    def why_not(self, pos: Any, seat: Seat, card: int, choice: Choice) -> Rule | None:
        """The rule against a use that is not among them."""
        return NO_USE

    def hardens(self) -> bool:
        """Does it make Monsters stronger while it lies in play?"""
        return False

    def numbs(self) -> bool:
        """Does it lower the hand limit while it lies in play?"""
        return False

    def hushes(self) -> bool:
        """Does it put an end to estimates while it lies in play?"""
        return False


@dataclass
class Card:
    """One card of the box: what is printed on it, in our words, and what it does."""

    id: str
    kind: int
    en: str
    fr: str
    text_en: str
    text_fr: str
    when: int
    strength: int = 0
    per_card: int = 0
    """What each other card of the horde adds to the strength."""
    acts: int = 0
    """The family effects of an enemy."""
    amount: int = 0
    """The number in the text of a Reward or Fog card."""
    do: Effect | None = None
    level: int = 1
    """From which level on it can be in play."""
    new: bool = False
    """Put in after the last victory."""
    replaces: str = ""
    provenance: str = "reconstructed"
    """Where its numbers come from."""
    effect_by: str = "rulebook"
    """Where its effect comes from."""


@dataclass
class Spell:
    """A value of Spell cards, and how many there are of it."""

    id: str
    value: int
    count: int
    en: str
    fr: str
    text_en: str
    text_fr: str
    level: int = 1
    provenance: str = "reconstructed"


@dataclass
class Place:
    """A place of a horde."""

    row: int
    """Counted from the top, which is laid first."""
    column: int
    x: int
    """In half card widths from the left; of a wide card its middle."""
    deck: int
    up: bool = False
    cards: int = 1
    """So many side by side, which count as one."""


@dataclass
class Level:
    """One level of the adventure: its horde, its page of the journal."""

    number: int
    en: str
    fr: str
    story_en: str
    story_fr: str
    unlocks_en: str
    unlocks_fr: str
    places: tuple[Place, ...]
    aid: int = 1
    """Which Aid card lies on the table."""
    provenance: str = "reconstructed"
    """Of the diagram."""


@dataclass
class Page:
    """A page of the journal or an Aid card."""

    id: str
    kind: str
    en: str
    fr: str
    text_en: str
    text_fr: str
    level: int
    """From which level on it can be read."""
