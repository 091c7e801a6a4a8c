"""The words in which a title says what research environments observe: parts of its view, each so many numbers.

A title's `state/observed.py` says how each part is made of the view, the one place where secrets are dropped. A game
that shall not wait for views has a `state/cells.py` that writes the same numbers straight from a position; a test holds
one to the other. Seats are counted from the one that looks: 0 is oneself, 1 the next one clockwise.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeAlias

from tablee.kernel.decisions import Decision
from tablee.kernel.pen import CellPen

Cells: TypeAlias = "array[int] | memoryview[int]"
"""Writing into one takes a fraction of the time that a NumPy array takes."""
NUMBER, SEVERAL, COUNTS, WORD = "number", "several", "counts", "word"


@dataclass
class Looks:
    """Whoever fills parts: the seats by name, counted from the one who looks."""

    seats: int
    place: dict[str, int]

    def whose(self, name: str | None) -> int:
        """From 1; after the seats comes an opponent that has none; 0 for nobody."""
        return 0 if name is None else self.place.get(name, self.seats) + 1


Fill = Callable[[Any, Cells, int, Looks], None]
"""Writes a part, from the view (or a player's part of it), at a place of the vector."""


@dataclass
class SeenPart:
    """One thing that is seen: so many cells, and what each of them says."""

    name: str
    size: int
    what: str
    fill: Fill
    key: str
    """Of the view."""
    per_seat: int = -1
    """So many cells for each seat, and for so many parties more; -1: its size is its size."""
    way: str = ""
    """How it is written, where that is one of a few simple ways: see `Writer`."""
    index: dict[str, int] = field(default_factory=dict)
    """Then the cell of each word."""
    parent: str = ""
    """What of the view holds it; empty: the view itself, or the player."""
    words: Sequence[str] = ()
    """What its cells stand for, in their order: cards, colours, places."""


def nothing(view: Any, cells: Cells, base: int, looks: Looks) -> None:
    """Parts of a simple kind are written by the `Writer` itself."""


def of(parent: str, *parts: SeenPart) -> list[SeenPart]:
    """Parts of something inside the view; nothing of it is told while it is not there."""
    return [replace(part, name=f"{parent}.{part.name}", parent=parent) for part in parts]


def number(key: str, name: str = "") -> SeenPart:
    """A number, or whether something is so."""
    return SeenPart(name or key, 1, "number", nothing, key, -1, NUMBER)


def is_set(key: str, name: str = "") -> SeenPart:
    """Whether there is one."""

    def fill(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        if view.get(key) is not None:
            cells[base] = 1

    return SeenPart(name or key, 1, "1 if there is one", fill, key)


def numbers(key: str, size: int, name: str = "") -> SeenPart:
    """A list of numbers."""

    def fill(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        for place, value in enumerate(view.get(key) or ()):
            cells[base + place] = value

    return SeenPart(name or key, size, "numbers", fill, key)


def counts(key: str, words: Sequence[str], what: str, name: str = "") -> SeenPart:
    """Numbers by word."""
    index = {word: place for place, word in enumerate(words)}
    return SeenPart(name or key, len(words), f"number by {what}", nothing, key, -1, COUNTS, index, words=words)


def word(key: str, words: Sequence[str], what: str, name: str = "") -> SeenPart:
    """Which of some words: 1 in its cell, 0 in the others."""
    index = {each: place for place, each in enumerate(words)}
    return SeenPart(name or key, len(words), f"1 for the {what}", nothing, key, -1, WORD, index, words=words)


def several(key: str, words: Sequence[str], what: str, name: str = "") -> SeenPart:
    """How many of each word a list holds: cards, mantas, sciences."""
    index = {each: place for place, each in enumerate(words)}
    return SeenPart(name or key, len(words), f"how many, by {what}", nothing, key, -1, SEVERAL, index, words=words)


def nested(key: str, words: Sequence[str], what: str, name: str = "") -> SeenPart:
    """A list of lists of words: in which of them each word is, from 1."""
    index = {each: place for place, each in enumerate(words)}

    def fill(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        for place, group in enumerate(view.get(key) or (), 1):
            for each in group:
                cells[base + index[each]] = place

    return SeenPart(name or key, len(words), f"in which one, from 1, by {what}", fill, key, words=words)


PLACE: Final = ""
"""Of a thing: not one of its fields, but where in the list it is, from 1."""


def spread(
    key: str,
    words: Sequence[str],
    what: str,
    told: Mapping[str, str | tuple[str, int]],
    owned: Mapping[str, str] | None = None,
) -> SeenPart:
    """A list of things that each have a card: facts of each, by card. A place that is empty is left out.

    `told`: what a fact is called -> the field that says it, perhaps with a number to add. `owned`: the same for fields
    that name a seat, told as 1 for the one who looks, 2 for the next, the solo opponent last; 0 for nobody.
    """
    index, size = {each: place for place, each in enumerate(words)}, len(words)
    named = {name: (said, 0) if isinstance(said, str) else said for name, said in told.items()}
    facts = [(size * number, said, more) for number, (said, more) in enumerate(named.values())]
    seats = [(size * number, said) for number, said in enumerate((owned or {}).values(), len(facts))]

    def fill(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        for place, thing in enumerate(view.get(key) or (), 1):
            if thing is None or thing["card"] is None:
                continue
            here = base + index[thing["card"]]
            for offset, said, more in facts:
                cells[here + offset] = (thing[said] if said else place) + more
            for offset, said in seats:
                cells[here + offset] = looks.whose(thing[said])

    names = [*told, *(owned or {})]
    return SeenPart(key, size * len(names), f"{', then '.join(names)}, by {what}", fill, key, words=words)


def total(key: str) -> SeenPart:
    """The points as they stand, of a sheet of them."""

    def fill(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        cells[base] = sum(view[key].values())

    return SeenPart(key, 1, "the points as they stand", fill, key)


def seat(key: str, name: str = "") -> SeenPart:
    """Which seat: 1 in its cell, counted from the one who looks."""

    def fill(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        place = looks.place.get(view.get(key))
        if place is not None:
            cells[base + place] = 1

    return SeenPart(name or key, 1, "1 for the seat", fill, key, per_seat=0)


def own(
    name: str, key: str, size: int, what: str, fill: Fill, per_seat: int = -1, words: Sequence[str] = ()
) -> SeenPart:
    """Something that only this title has."""
    return SeenPart(name, size, what, fill, key, per_seat, words=words)


def of_score(view: Any, seat: int) -> float:
    """What a player's score sheet comes to as it stands; 0 where nobody has one before the end."""
    return float(sum(view["players"][seat].get("score", {}).values()))


@dataclass
class Observed:
    """What is told of a title's table, and of each player; what is left out, and why; what its choices can say."""

    table: list[SeenPart]
    player: list[SeenPart]
    write: Callable[[Any, CellPen], None] | None = None
    """The same straight from a position, after the question: many times as fast. None: it is made of the view."""
    values: dict[str, range] = field(default_factory=dict)
    """What the fields of choices can be, where the notation does not say so."""
    open: bool = False
    """Nobody has secrets: all see what a spectator sees, without what the page works out for whoever decides."""
    unseen: set[str] = field(default_factory=set)
    """Keys of the view that say nothing more than the others do, or that no game of an environment changes."""
    subjects: Sequence[str] = ()
    """What a question can be about and names in its parameters: cards."""
    subjects_of: Callable[[Decision], list[int]] | None = None
    """What else a question is about, by its place among them."""
    points: Callable[[Any, int], float] = of_score
    """A seat's points as they stand, from what everybody sees; those of a team are everybody's."""

    def parts(self) -> list[SeenPart]:
        return [*self.table, *self.player]
