"""Taking named things out of a position file, with a sentence for whatever does not fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.games.scholars.state.board import Scholars
from tablee.games.scholars.state.box import ScholarsBox
from tablee.games.scholars.state.terms import COLOURS, RIVAL
from tablee.kernel.decisions import seat_name, seat_named
from tablee.kernel.reading import Reader


class Layout(Reader):
    """Takes named cards out of the box, once each, and dice and other pieces."""

    def __init__(self, box: ScholarsBox, place: str) -> None:
        super().__init__(place, box.ids)
        self.box = box
        self.sets = ["base"]
        """The sets that are in play."""

    def known(self, id: Any, where: str, fitting: Sequence[int], example: str = "") -> int:
        card = super().known(id, where, fitting, example)
        if self.box.cards[card].facts.get("set", "base") not in self.sets:
            raise self.misplaced(id, where, example or self.ids[fitting[0]])
        return card

    def digits(self, text: str, field: str, least: int, most: int) -> int:
        short = text.isascii() and text.isdecimal() and len(text) < 4
        return self.number(int(text) if short else text, field, least, most)

    def party(self, pos: Scholars, name: Any, field: str) -> int:
        """A player, or the solo opponent, as influence is counted."""
        names = [seat_name(seat) for seat in range(pos.seats)] + (["opponent"] if pos.solo else [])
        self.one_of(name, field, names)
        return RIVAL if name == "opponent" else seat_named(name)

    def die(self, entry: Any, where: str) -> int:
        """`"red 5"`"""
        colour, _, value = self.text(entry, where).partition(" ")
        self.one_of(colour, where, COLOURS)
        number = COLOURS.index(colour)
        return 8 * number + self.digits(value, where, 1 if number < 4 else 4, 6)

    def amounts(self, value: Any, where: str, names: Sequence[str]) -> list[int]:
        given = self.table(value, where, names)
        return [self.number(given.get(name, 0), f"{where} {name}", 0, 99) for name in names]
