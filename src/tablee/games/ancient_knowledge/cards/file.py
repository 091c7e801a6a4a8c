"""A user's card file: the numbers and words that it may change."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from tablee.games.ancient_knowledge.state.card import Card
from tablee.games.ancient_knowledge.state.terms import HAND_LIMIT
from tablee.kernel.cards import check_changes

CARD_FIELDS: Final = {
    "name-en": str,
    "name-fr": str,
    "text-en": str,
    "text-fr": str,
}
FIELD_NAMES: Final = {"name-en": "en", "name-fr": "fr", "text-en": "text_en", "text-fr": "text_fr"}


def card_numbers(card: Card) -> dict[str, tuple[int, int]]:
    """The numbers of a card that a card file may change, with their limits."""
    if card.level:
        return {"points": (0, 99)}
    numbers = {"cost": (0, HAND_LIMIT - 1)}
    if card.slot:
        numbers |= {"slot": (1, 6), "knowledge": (0, 99), "points": (0, 99)}
    return numbers


def changed_cards(cards: list[Card], changes: dict[str, dict[str, Any]], place: str) -> list[Card]:
    check_changes(changes, {card.id: card_numbers(card) for card in cards}, CARD_FIELDS, place)
    changed = []
    for card in cards:
        fields = {FIELD_NAMES.get(name, name): value for name, value in changes.get(card.id, {}).items()}
        changed.append(replace(card, **fields, provenance="card file") if fields else card)
    return changed
