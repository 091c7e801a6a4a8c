"""The box, from its cards."""

from __future__ import annotations

import hashlib

from tablee.games.scholars.cards.faces import face
from tablee.games.scholars.state.box import ScholarsBox
from tablee.games.scholars.state.card import Card


def make_box(cards: list[Card]) -> ScholarsBox:
    """The content hash covers everything but names and provenance."""
    rules = [
        (card.id, card.numbers, {occasion: deed.written for occasion, deed in card.deeds.items()}, card.facts)
        for card in cards
    ]
    content = hashlib.blake2b(repr(rules).encode(), digest_size=8).hexdigest()
    return ScholarsBox(cards, content, face)
