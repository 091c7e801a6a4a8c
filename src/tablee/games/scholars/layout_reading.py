"""Taking named things out of a position file, with a sentence for whatever does not fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.games.scholars.board import Scholars
from tablee.games.scholars.box import ScholarsBox
from tablee.games.scholars.parts import COLOURS, RIVAL
from tablee.kernel.decisions import seat_name, seat_named
from tablee.kernel.errors import BadInput, Sentence


class Layout:
    """Takes named cards out of the box, once each."""

    def __init__(self, box: ScholarsBox, place: str) -> None:
        self.box = box
        self.place = place
        self.where: dict[int, str] = {}
        self.sets = ["base"]
        """The sets that are in play."""

    def wrong(self, field: str, value: object, expected: Sentence) -> BadInput:
        return BadInput("bad-field", place=self.place, field=field, value=value, expected=expected)

    def table(self, value: Any, field: str, known: Sequence[str]) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise self.wrong(field, value, Sentence("expected-table"))
        for name in value:
            if name not in known:
                raise BadInput("unknown-field", place=f"{self.place}, {field}", value=name, expected=list(known))
        return value

    def number(self, value: Any, field: str, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(field, value, Sentence("expected-number", least=least, most=most))
        return value

    def digits(self, text: str, field: str, most: int) -> int:
        return self.number(int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else text, field, 0, most)

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

    def items(self, value: Any, field: str, most: int = 999) -> list[Any]:
        if not isinstance(value, list):
            raise self.wrong(field, value, Sentence("expected-list"))
        self.at_most(len(value), field, most)
        return value

    def at_most(self, amount: int, where: str, most: int) -> None:
        if amount > most:
            raise BadInput("too-many", place=self.place, where=where, value=amount, most=most)

    def party(self, pos: Scholars, name: Any, field: str) -> int:
        """A player, or the solo opponent, as influence is counted."""
        names = [seat_name(seat) for seat in range(pos.seats)] + (["opponent"] if pos.solo else [])
        self.one_of(name, field, names)
        return RIVAL if name == "opponent" else seat_named(name)

    def taken(self, card: int, where: str) -> int:
        if card in self.where:
            id = self.box.ids[card]
            raise BadInput("card-twice", place=self.place, value=id, one=self.where[card], other=where)
        self.where[card] = where
        return card

    def card(self, id: Any, where: str, fitting: Sequence[int]) -> int:
        """A card that lies here and nowhere else."""
        card = self.box.index.get(id) if isinstance(id, str) else None
        example = Sentence("expected-card", example=self.box.ids[fitting[0]])
        if card is None:
            raise BadInput("unknown-card", place=f"{self.place}, {where}", value=id, expected=example)
        if card not in fitting or self.box.cards[card].facts.get("set", "base") not in self.sets:
            raise BadInput("wrong-place", place=self.place, value=id, where=where, expected=example)
        return self.taken(card, where)

    def cards(self, value: Any, where: str, fitting: Sequence[int]) -> list[int]:
        return [self.card(id, where, fitting) for id in self.items(value, where)]

    def die(self, entry: Any, where: str) -> int:
        """`"red 5"`"""
        colour, _, value = self.text(entry, where).partition(" ")
        self.one_of(colour, where, COLOURS)
        number = COLOURS.index(colour)
        least = 1 if number < 4 else 4
        return 8 * number + self.number(int(value) if value.isdecimal() else value, where, least, 6)

    def amounts(self, value: Any, where: str, names: Sequence[str]) -> list[int]:
        given = self.table(value, where, names)
        return [self.number(given.get(name, 0), f"{where} {name}", 0, 99) for name in names]
