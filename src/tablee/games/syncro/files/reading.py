"""Reading position files and campaigns: what all titles read, and Spells."""

from __future__ import annotations

from typing import Any

from tablee.games.syncro.cards.levels import LAST_LEVEL
from tablee.games.syncro.rules.choices import MOST_VALUE
from tablee.games.syncro.state.box import SyncroBox
from tablee.kernel.errors import Sentence
from tablee.kernel.reading import Reader


class SpellReader(Reader):
    """Knows too which Spells of the level were not named yet."""

    def __init__(self, box: SyncroBox, place: str) -> None:
        super().__init__(place, box.ids)
        self.box = box
        self.deck: list[int] = []
        self.spells: list[int] = []

    def level(self, value: Any) -> int:
        """A level, which says what Spells there are; to be read before them."""
        level = self.number(value, "level", 1, LAST_LEVEL)
        self.deck = self.box.deck(level)
        self.spells = self.deck[:]
        return level

    def of(self, *kinds: int) -> list[int]:
        """The cards of these kinds."""
        return [card for card, kind in enumerate(self.box.kind) if kind in kinds]

    def spell(self, value: Any, where: str) -> int:
        """A Spell of this level that is left."""
        spell = self.number(value, where, 1, MOST_VALUE)
        if spell not in self.spells:
            copies = self.deck.count(spell)
            if not copies:
                raise self.wrong(where, value, Sentence("expected-one-of", values=sorted(set(self.deck))))
            self.at_most(copies + 1, f"spell-{spell}", copies)
        self.spells.remove(spell)
        return spell

    def hand(self, value: Any, where: str, most: int) -> list[int]:
        return [self.spell(spell, where) for spell in self.items(value, where, most)]
