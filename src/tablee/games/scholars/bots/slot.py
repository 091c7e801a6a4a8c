"""The slots of a board, as a bot weighs them."""

from __future__ import annotations

from typing import Final

from tablee.games.scholars.bots.outlook import UNKNOWN, Outlook
from tablee.games.scholars.rules.dice import widened
from tablee.games.scholars.state.terms import COLUMNS


class Slot:
    """What a slot makes of a placement: the cards tucked under it add to its value, colours and actions."""

    def __init__(self, look: Outlook, slot: int) -> None:
        self.look: Final = look
        self.acts: Final = [0, 1, 2, 3] if slot >= COLUMNS else [slot]
        self.plus = 0
        self.more = 0.0
        """What the tucked cards give besides."""
        self.pairs: Final[list[int]] = []
        if slot < COLUMNS:
            box = look.box
            for card in look.columns[slot]:
                self.plus += box.plus[card]
                if box.same[card]:
                    self.pairs.append(box.same[card])
                if box.also[card] >= 0 and box.also[card] not in self.acts:
                    self.acts.append(box.also[card])
                self.more += look.tucked(card)

    def action(self, colour: int, value: int) -> float:
        """The best that it does with a placement of this colour and value."""
        colours = 1 << colour
        if self.pairs:
            colours = widened(colours, self.pairs)
        value += self.plus
        best = UNKNOWN
        for act in self.acts:
            best = max(best, self.look.main(act, colours, value))
        return self.more + best
