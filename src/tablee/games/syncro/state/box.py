"""The box: the cards as columns of numbers, the levels as diagrams. Shared by all positions of a game."""

from __future__ import annotations

import hashlib
from typing import Final

from tablee.games.syncro.cards.faces import face, level_face, page_face, spell_face
from tablee.games.syncro.cards.levels import LAST_LEVEL
from tablee.games.syncro.rules.choices import MOST_VALUE, PLACE_IDS, Use
from tablee.games.syncro.state.card import Card, Level, Page, Spell
from tablee.games.syncro.state.kinds import LevelNames
from tablee.games.syncro.state.terms import AWAKE_FROM, BOSS, CERBERI, CERBERUS, FAMILIES, FOGS
from tablee.kernel.decisions import Choice
from tablee.kernel.title import Box, CardFace


class Diagram:
    """A level's places as columns, from the top down and from left to right; sets of places are bit masks."""

    def __init__(self, level: Level, ids: list[str]) -> None:
        places = level.places
        self.size: Final = len(places)
        self.codes: Final = [8 * place.row + place.column for place in places]
        self.ids: Final = [PLACE_IDS[code] for code in self.codes]
        self.at: Final = {code: number for number, code in enumerate(self.codes)}
        self.rows: Final = [place.row for place in places]
        self.xs: Final = [place.x for place in places]
        self.decks: Final = [place.deck for place in places]
        self.cards: Final = [place.cards for place in places]
        self.covered_by: Final = [
            mask_of(
                [
                    number
                    for number, other in enumerate(places)
                    if other.row == place.row + 1 and -1 <= other.x - place.x <= 1
                ]
            )
            for place in places
        ]
        """A card overlaps those of the row above that it touches: at most half a card to the side."""
        self.order: Final = sorted(range(len(places)), key=lambda number: (-places[number].row, places[number].x))
        """From bottom to top, from left to right."""
        self.face_up: Final = mask_of([number for number, place in enumerate(places) if place.up])
        self.fog: Final = mask_of([number for number, place in enumerate(places) if place.deck == FOGS])
        self.cerberi: Final = mask_of([number for number, place in enumerate(places) if place.deck == CERBERI])
        self.whole: Final = (1 << len(places)) - 1
        self.names: Final = LevelNames(ids, self.ids)
        """How a position of this level is written and read."""
        self.attacks_found: Final[dict[int, list[Choice]]] = {}
        self.helped_found: Final[dict[int, list[Choice]]] = {}


def mask_of(places: list[int]) -> int:
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


class SyncroBox(Box):
    """The cards in play, as columns: small numbers inside, ids outside. Shared by all positions of a game."""

    def __init__(
        self, cards: list[Card], spells: list[Spell], levels: list[Level], pages: list[Page], content: str
    ) -> None:
        self.cards: Final = cards
        self.spells: Final = spells
        self.levels: Final = levels
        self.pages: Final = pages
        self.content = content
        self.ids = [card.id for card in cards]
        self.index: Final = {card.id: number for number, card in enumerate(cards)}
        self.kind: Final = [card.kind for card in cards]
        self.strength: Final = [card.strength for card in cards]
        self.per_card: Final = [card.per_card for card in cards]
        self.amount: Final = [card.amount for card in cards]
        self.when: Final = [card.when for card in cards]
        self.do: Final = [card.do for card in cards]
        self.use: Final[list[Choice]] = [Use(number) for number in range(len(cards))]
        self.diagrams: Final = [Diagram(level, self.ids) for level in levels]
        self.values: Final = {spell.id: spell.value for spell in spells}
        self.spell_ids: Final = [spell_named(spells, value) for value in range(MOST_VALUE + 1)]
        """By value; a Spell inside is its value."""
        self.guards: Final = [
            [
                number
                for number, card in enumerate(cards)
                if card.kind in (BOSS, CERBERUS) and card.level == level.number
            ]
            for level in levels
        ]
        """By level, its Boss and Cerberi."""
        self.spells_by_level: Final = [counts_of(spells, level) for level in range(LAST_LEVEL + 1)]
        self.top_spells: Final = [
            max([0, *[spell.value for spell in spells if spell.level <= level]]) for level in range(LAST_LEVEL + 1)
        ]
        self.monsters_found: Final[dict[int, list[int]]] = {}
        self.numbers_found: Final[dict[int, tuple[list[int], list[int]]]] = {}

    def faces(self) -> list[CardFace]:
        faces = [face(card) for card in self.cards]
        faces += [spell_face(spell) for spell in self.spells]
        faces += [level_face(level) for level in self.levels]
        return faces + [page_face(page) for page in self.pages]

    def id_of(self, fact: object) -> str:
        """Events name a Spell by its value."""
        return self.spell_ids[fact] if isinstance(fact, int) else str(fact)

    def deck(self, level: int) -> list[int]:
        """The Spells of a level."""
        return [spell.value for spell in self.spells if spell.level <= level for _ in range(spell.count)]

    def spells_of(self, level: int) -> list[int]:
        """The same as numbers by value."""
        return self.spells_by_level[level]

    def monsters(self, level: int, by_level: bool, new_cards: bool) -> list[int]:
        """The Monster cards in use; worked out once."""
        key = (level if by_level else LAST_LEVEL) << 1 | (1 if new_cards else 0)
        known = self.monsters_found.get(key)
        if known is None:
            known = self.monsters_found[key] = self.find_monsters(level, by_level, new_cards)
        return known

    def find_monsters(self, level: int, by_level: bool, new_cards: bool) -> list[int]:
        found = [number for number, card in enumerate(self.cards) if card.kind in FAMILIES]
        if by_level:
            found = [number for number in found if AWAKE_FROM[self.kind[number]] <= level]
        replaced = [card.replaces for card in self.cards if new_cards and card.new]
        return [
            number for number in found if (new_cards or not self.cards[number].new) and self.ids[number] not in replaced
        ]

    def pile(self, kind: int, new_cards: bool) -> list[int]:
        """All Rewards, Fog cards or Lieutenants in use."""
        return [number for number, card in enumerate(self.cards) if card.kind == kind and (new_cards or not card.new)]


def counts_of(spells: list[Spell], level: int) -> list[int]:
    """By value, how many Spells this level has."""
    counts = [0] * (MOST_VALUE + 1)
    for spell in spells:
        if spell.level <= level:
            counts[spell.value] += spell.count
    return counts


def spell_named(spells: list[Spell], value: int) -> str:
    """The Spell of this value: the first, should a card file have given it to several."""
    ids = [spell.id for spell in spells if spell.value == value]
    return ids[0] if ids else ""


def make_box(cards: list[Card], spells: list[Spell], levels: list[Level], pages: list[Page]) -> SyncroBox:
    """The content hash covers everything but names, texts and provenance."""
    rules: list[tuple[object, ...]] = [
        (c.id, c.kind, c.when, c.strength, c.per_card, c.acts, c.amount, repr(c.do), c.level, c.new, c.replaces)
        for c in cards
    ]
    rules += [(spell.id, spell.value, spell.count, spell.level) for spell in spells]
    rules += [(level.number, repr(level.places)) for level in levels]
    return SyncroBox(cards, spells, levels, pages, hashlib.blake2b(repr(rules).encode(), digest_size=8).hexdigest())
