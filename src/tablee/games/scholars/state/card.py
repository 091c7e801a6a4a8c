"""A card as it is written, and what an effect is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from tablee.games.scholars.state.terms import NONE
from tablee.kernel.decisions import Seat
from tablee.kernel.errors import BrokenRules, Sentence
from tablee.kernel.position import Written


class Unknown(BrokenRules):
    """A word or a number that no card can say; `expected` is what would have worked."""

    def __init__(self, problem: str, expected: Sentence) -> None:
        super().__init__(problem)
        self.problem = problem
        self.expected = expected

    def __str__(self) -> str:
        return self.problem


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

    def written(self) -> str:
        """In the words of card files; cards/reading.py reads it back."""
        raise NotImplementedError

    def reaches_on(self) -> bool:
        """Written before something else, it has to stand in brackets."""
        return False

    def inner(self) -> tuple[Deed, ...]:
        """What it holds inside."""
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


class Deed(Written):
    """What a card does on one occasion: its effects, one after the other. Equal ones are written alike."""

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        self.effects: Final = effects
        last = len(effects) - 1
        parts = [
            f"({effect.written()})" if effect.reaches_on() and number < last else effect.written()
            for number, effect in enumerate(effects)
        ]
        self.written = ", ".join(parts)
        self.first: Final = self.written.replace(",", " ").partition(" ")[0].partition("-")[0]
        """The word that tells it from another option: the first thing it does."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deed) and self.written == other.written

    def __hash__(self) -> int:
        return hash(self.written)

    def __repr__(self) -> str:
        return f"Deed({self.written!r})"


class Bonus:
    """What a scroll is worth at the end besides its printed points, as a value."""

    def points(self, pos: Any, seat: Seat) -> int:
        raise NotImplementedError

    def written(self) -> str:
        """In a few words, for lists and pages."""
        raise NotImplementedError


class Count:
    """What the solo opponent looks at before they act, as a value."""

    def there(self, pos: Any) -> int:
        raise NotImplementedError

    def written(self) -> str:
        raise NotImplementedError


class RivalAct:
    """What the solo opponent does by a scheme, as a value."""

    def possible(self, pos: Any) -> bool:
        raise NotImplementedError

    def apply(self, pos: Any) -> None:
        """Do it: at once, or by putting steps on the agenda."""
        raise NotImplementedError

    def written(self) -> str:
        raise NotImplementedError


@dataclass
class Scheme:
    """What is printed on a scheme card: the first act if enough of something is there, else the second."""

    needs: Count
    first: RivalAct
    second: RivalAct


NOTHING: Final = Deed(())


@dataclass
class Card:
    """One card, tile or part of a board: what is printed on it, in our words, and what it does."""

    id: str
    kind: str
    en: str
    fr: str
    numbers: dict[str, int] = field(default_factory=dict)
    deeds: dict[str, Deed] = field(default_factory=dict)
    """What it does, by the occasion."""
    facts: dict[str, str] = field(default_factory=dict)
    """What else is printed, in words that lists and pages read."""
    deck: str = ""
    """Of a translator: the character whose deck it is in."""
    starting: bool = False
    """Of a scroll: it comes with a goal card."""
    bonus: Bonus | None = None
    """Of a scroll."""
    scheme: Scheme | None = None
    """Of a scheme card."""
    by: str = "reconstructed"
    """Where it comes from: rulebook, public, reconstructed; by a card file when that changed it."""
    by_field: dict[str, str] = field(default_factory=dict)
    """The same for single facts that come from elsewhere."""


def deeds(**by_occasion: Deed) -> dict[str, Deed]:
    """By the occasion, without those on which nothing happens."""
    return {occasion.replace("_", "-"): deed for occasion, deed in by_occasion.items() if deed.effects}


def bits(names: str, known: tuple[str, ...]) -> int:
    """
    >>> bits("red blue", ("white", "red", "yellow", "blue"))
    10
    """
    return sum([1 << known.index(name) for name in names.split()])
