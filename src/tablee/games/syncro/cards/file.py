"""A user's card file: other numbers and words for cards and Spells."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from tablee.games.syncro.cards.checking import AMOUNTS, COPIES, PER_CARD, STRENGTHS
from tablee.games.syncro.rules.choices import MOST_VALUE
from tablee.games.syncro.state.box import SyncroBox, make_box
from tablee.games.syncro.state.card import Card
from tablee.kernel.cards import check_changes

CARD_FIELDS: Final = {"name-en": str, "name-fr": str, "text-en": str, "text-fr": str}
FIELD_NAMES: Final = {
    "name-en": "en",
    "name-fr": "fr",
    "text-en": "text_en",
    "text-fr": "text_fr",
    "per-card": "per_card",
}


def card_numbers(card: Card) -> dict[str, tuple[int, int]]:
    """The numbers of a card that a card file may change, with their limits."""
    numbers = {}
    if card.strength:
        numbers["strength"] = STRENGTHS
    if card.per_card:
        numbers["per-card"] = PER_CARD
    if card.amount:
        numbers["amount"] = AMOUNTS
    return numbers


SPELL_NUMBERS: Final = {"value": (1, MOST_VALUE), "count": COPIES}


def changed_box(box: SyncroBox, changes: dict[str, dict[str, Any]], place: str) -> SyncroBox:
    """With a user's changes to numbers and words of cards and Spells."""
    numbers = {card.id: card_numbers(card) for card in box.cards}
    numbers |= {spell.id: SPELL_NUMBERS for spell in box.spells}
    check_changes(changes, numbers, CARD_FIELDS, place)
    cards = []
    for card in box.cards:
        fields = {FIELD_NAMES.get(name, name): value for name, value in changes.get(card.id, {}).items()}
        cards.append(replace(card, **fields, provenance="card file") if fields else card)
    spells = []
    for spell in box.spells:
        fields = {FIELD_NAMES.get(name, name): value for name, value in changes.get(spell.id, {}).items()}
        spells.append(replace(spell, **fields, provenance="card file") if fields else spell)
    return make_box(cards, spells, box.levels, box.pages)
