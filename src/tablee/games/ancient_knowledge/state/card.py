"""The form in which a card is written down, and what effects and conditions are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablee.games.ancient_knowledge.state.terms import EVERYTHING
from tablee.kernel.decisions import Seat
from tablee.kernel.errors import BrokenRules


class Effect:
    """What a card does, as a value: a test can inspect it, the page can explain it, a bot can weigh it."""

    def apply(self, pos: Any, seat: Seat, card: int) -> None:
        """Do it for this seat, from this card: at once, or by putting steps on the agenda."""

    def possible(self, pos: Any, seat: Seat, card: int) -> bool:
        """Can an optional effect that begins with this be used at all?"""
        return True

    def conceivable(self, pos: Any, seat: Seat, card: int) -> bool:
        """Could it be used for all that the others know?"""
        return True

    def idle(self, pos: Any, seat: Seat, card: int) -> bool:
        """Would it do nothing now, for all that everybody sees?"""
        return False

    def wakes(self) -> int:
        """The changes after which it might do something after all."""
        return EVERYTHING

    def changes(self) -> int:
        """What it may change in its owner's area."""
        return EVERYTHING

    def points(self, pos: Any, seat: Seat) -> int:
        """What it gives in the final count."""
        return 0

    def changes_rules(self) -> bool:
        """Does it change a rule while that is applied, instead of being resolved by itself?"""
        return False

    def discount(self, kind: int) -> int:
        """How many knowledge fewer another card of this kind enters with, while this one is in play."""
        return 0

    def own_discount(self, pos: Any, seat: Seat) -> int:
        """How many knowledge fewer the card itself enters with."""
        return 0

    def saves_itself(self) -> bool:
        """Does the card go elsewhere than to the Past, so that what lies on it is not lost?"""
        return False

    def slack(self) -> int:
        """By how much one number of a prerequisite is lowered while this is in play."""
        return 0

    def cards_per_tilt(self) -> int:
        """How many cards Excavate gives for each tilted monument while this is in play; 0: as usual."""
        return 0


class Condition:
    """A test on a player's area, made when the effect resolves."""

    def holds(self, pos: Any, seat: Seat, card: int) -> bool:
        return self.missing(pos, seat, card) == 0

    def missing(self, pos: Any, seat: Seat, card: int) -> int:
        """How far a number is from being large enough; 0 when the condition holds, 99 when no number would help."""
        raise NotImplementedError

    def wakes(self) -> int:
        """The changes after which it might hold, when it does not."""
        return EVERYTHING

    def range(self) -> tuple[int, int, int]:
        """For a prerequisite: a place of the tally, and the least and the most it may show."""
        raise BrokenRules("this condition cannot be a prerequisite")


@dataclass
class Trigger:
    """What a permanent effect waits for."""

    event: int
    kinds: tuple[int, ...] = ()
    """Kinds of builder card, or types of knowledge card; empty: all."""
    slots: tuple[int, ...] = ()
    least: int = 0
    """Monuments tilted, at least."""
    exactly: int = 0
    """Monuments tilted, exactly."""
    not_itself: bool = False
    """Neither its own creation nor one that it granted."""


@dataclass
class Card:
    """One card of the box: what is printed on it, in our words, and what it does."""

    id: str
    kind: int
    """City, megalith, pyramid, artefact; for a knowledge card its type."""
    en: str
    fr: str
    fr_by: str
    """Where the French name comes from: rulebook, public or ours."""
    when: int
    text_en: str
    text_fr: str
    country_en: str = ""
    country_fr: str = ""
    cost: int = 0
    slot: int = 0
    locked: bool = False
    knowledge: int = 0
    points: int = 0
    hand: int = 0
    """Which of the four starting hands it belongs to; 0: none."""
    level: int = 0
    """1 or 2 for knowledge cards, 0 for builder cards."""
    on: Trigger | None = None
    given: tuple[Condition, ...] = ()
    needs: tuple[Condition, ...] = ()
    needs_en: str = ""
    needs_fr: str = ""
    may: bool = False
    """The owner is asked whether to use it at all."""
    do: tuple[Effect, ...] = ()
    provenance: str = "public"
