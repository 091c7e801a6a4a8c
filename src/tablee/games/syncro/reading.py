"""Reading what people write, field by field: position files and campaigns, with a sentence for what does not fit."""

from __future__ import annotations

from typing import Any

from tablee.games.syncro.board import SyncroBox
from tablee.games.syncro.choices import MOST_VALUE
from tablee.kernel.decisions import seat_name
from tablee.kernel.errors import BadInput, Sentence


class Reader:
    """Knows the cards, and where each one and each Spell was named."""

    def __init__(self, box: SyncroBox, level: int, place: str) -> None:
        self.box = box
        self.place = place
        self.where: dict[int, str] = {}
        self.deck = box.deck(level)
        self.spells = self.deck[:]
        """Those that were not named yet."""

    def wrong(self, field: str, value: Any, expected: Sentence) -> BadInput:
        return BadInput("bad-field", place=self.place, field=field, value=value, expected=expected)

    def table(self, value: Any, field: str, known: tuple[str, ...]) -> dict[str, Any]:
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

    def flag(self, value: Any, field: str) -> bool:
        if type(value) is not bool:
            raise self.wrong(field, value, Sentence("expected-flag"))
        return value

    def text(self, value: Any, field: str) -> str:
        if not isinstance(value, str):
            raise self.wrong(field, value, Sentence("expected-text"))
        return value

    def one_of(self, value: Any, field: str, values: list[str]) -> str:
        if not isinstance(value, str) or value not in values:
            raise self.wrong(field, value, Sentence("expected-one-of", values=values))
        return value

    def seat(self, value: Any, field: str, seats: int) -> int:
        names = [seat_name(seat) for seat in range(seats)]
        return names.index(self.one_of(value, field, names))

    def items(self, value: Any, field: str, most: int = 999) -> list[Any]:
        if not isinstance(value, list):
            raise self.wrong(field, value, Sentence("expected-list"))
        if len(value) > most:
            raise BadInput("too-many", place=self.place, where=field, value=len(value), most=most)
        return value

    def card(self, id: Any, where: str, kinds: tuple[int, ...], example: str, again: bool = False) -> int:
        """A card of one of these kinds that lies here and nowhere else (`again`: is only spoken of)."""
        card = self.box.index.get(id) if isinstance(id, str) else None
        expected = Sentence("expected-card", example=example)
        if card is None:
            raise BadInput("unknown-card", place=f"{self.place}, {where}", value=id, expected=expected)
        if self.box.kind[card] not in kinds:
            raise BadInput("wrong-place", place=self.place, value=id, where=where, expected=expected)
        if not again:
            if card in self.where:
                raise BadInput("card-twice", place=self.place, value=id, one=self.where[card], other=where)
            self.where[card] = where
        return card

    def cards(self, value: Any, where: str, kinds: tuple[int, ...], example: str, again: bool = False) -> list[int]:
        return [self.card(id, where, kinds, example, again) for id in self.items(value, where)]

    def spell(self, value: Any, where: str) -> int:
        """A Spell of this level that is left."""
        spell = self.number(value, where, 1, MOST_VALUE)
        if spell not in self.spells:
            copies = self.deck.count(spell)
            if not copies:
                raise self.wrong(where, value, Sentence("expected-one-of", values=sorted(set(self.deck))))
            raise BadInput("too-many", place=self.place, where=f"spell-{spell}", value=copies + 1, most=copies)
        self.spells.remove(spell)
        return spell

    def hand(self, value: Any, where: str, most: int) -> list[int]:
        return [self.spell(spell, where) for spell in self.items(value, where, most)]
