"""Reading what people write, field by field, with a sentence for what does not fit: positions, records, campaigns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tablee.kernel import mypyc_attr
from tablee.kernel.decisions import Seat, seat_name, seat_named
from tablee.kernel.errors import BadInput, Sentence
from tablee.kernel.title import Title

HEADER: Final = ("title", "name", "seats", "options", "seed")
"""The fields that the position files of all titles begin with."""
MOST: Final = 999


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """Knows the file, the cards by id, and where each of them was named."""

    def __init__(self, place: str, ids: Sequence[str] = ()) -> None:
        self.place = place
        self.index: dict[str, int] = {id: card for card, id in enumerate(ids)}
        self.ids = list(ids)
        self.where: dict[int, list[str]] = {}

    # What does not fit

    def wrong(self, field: str, value: object, expected: Sentence) -> BadInput:
        return BadInput("bad-field", place=self.place, field=field, value=value, expected=expected)

    def misplaced(self, id: object, where: str, example: str) -> BadInput:
        expected = Sentence("expected-card", example=example)
        return BadInput("wrong-place", place=self.place, value=id, where=where, expected=expected)

    def twice(self, id: object, one: str, other: str) -> BadInput:
        return BadInput("card-twice", place=self.place, value=id, one=one, other=other)

    def at_most(self, amount: int, where: str, most: int) -> None:
        if amount > most:
            raise BadInput("too-many", place=self.place, where=where, value=amount, most=most)

    def at_least(self, amount: int, where: str, least: int) -> None:
        if amount < least:
            raise BadInput("too-few", place=self.place, where=where, value=amount, least=least)

    # Values

    def table(self, value: Any, field: str, known: Sequence[str] | None = None) -> dict[str, Any]:
        """A table with no other fields than these; None: with any."""
        if not isinstance(value, dict):
            raise self.wrong(field, value, Sentence("expected-table"))
        for name in value:
            if known is not None and name not in known:
                raise BadInput("unknown-field", place=f"{self.place}, {field}", value=name, expected=list(known))
        return value

    def number(self, value: Any, field: str, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(field, value, Sentence("expected-number", least=least, most=most))
        return value

    def flag(self, value: Any, field: str) -> bool:
        if type(value) is not bool:
            raise self.wrong(field, value, Sentence("expected-flag"))
        return value

    def text(self, value: Any, field: str) -> str:
        if not isinstance(value, str):
            raise self.wrong(field, value, Sentence("expected-text"))
        return value

    def one_of(self, value: Any, field: str, values: Sequence[str]) -> str:
        if not isinstance(value, str) or value not in values:
            raise self.wrong(field, value, Sentence("expected-one-of", values=list(values)))
        return value

    def items(self, value: Any, field: str, most: int = MOST) -> list[Any]:
        if not isinstance(value, list):
            raise self.wrong(field, value, Sentence("expected-list"))
        self.at_most(len(value), field, most)
        return value

    # Seats

    def seat(self, value: Any, field: str, seats: int) -> Seat:
        return seat_named(self.one_of(value, field, [seat_name(seat) for seat in range(seats)]))

    def players(self, data: dict[str, Any], title: Title, usual: int) -> tuple[dict[str, Any], int]:
        """What is given for each seat, and how many there are: those that are named, and not fewer than usual."""
        areas = self.table(data.get("players", {}), "players", [seat_name(seat) for seat in range(title.most)])
        named = max([seat_named(name) + 1 for name in areas], default=0)
        least = max(named, title.least)
        return areas, self.number(data.get("seats", max(named, usual)), "seats", least, title.most)

    # Cards

    def known(self, id: Any, where: str, fitting: Sequence[int], example: str = "") -> int:
        """One of the cards that fit, wherever it lies; the first of them serves as an example."""
        card = self.index.get(id) if isinstance(id, str) else None
        shown = example or self.ids[fitting[0]]
        if card is None:
            expected = Sentence("expected-card", example=shown)
            raise BadInput("unknown-card", place=f"{self.place}, {where}", value=id, expected=expected)
        if card not in fitting:
            raise self.misplaced(id, where, shown)
        return card

    def card(self, id: Any, where: str, fitting: Sequence[int], example: str = "", copies: int = 1) -> int:
        """One of the cards that fit, which lies here and, but for further copies, nowhere else."""
        return self.lay(self.known(id, where, fitting, example), where, copies)

    def cards(
        self, value: Any, where: str, fitting: Sequence[int], most: int = MOST, example: str = "", copies: int = 1
    ) -> list[int]:
        return [self.card(id, where, fitting, example, copies) for id in self.items(value, where, most)]

    def lay(self, card: int, where: str, copies: int = 1) -> int:
        places = self.where.setdefault(card, [])
        if len(places) >= copies:
            raise self.twice(self.ids[card], places[0], where)
        places.append(where)
        return card

    def fill(self, hand: list[int], where: str, size: int, pile: list[int]) -> None:
        """Up to this size, from the top of the pile."""
        missing = size - len(hand)
        self.at_least(len(pile), where, missing)
        hand.extend([pile.pop() for _ in range(missing)])
