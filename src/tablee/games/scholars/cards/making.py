"""The box, from its cards."""

from __future__ import annotations

import hashlib

from tablee.games.scholars.cards.faces import face
from tablee.games.scholars.cards.reading import read_all
from tablee.games.scholars.state.box import ScholarsBox
from tablee.games.scholars.state.card import Card, Effect


def make_box(cards: list[Card]) -> ScholarsBox:
    """The content hash covers everything but names and provenance."""
    rules = [(card.id, card.numbers, card.deeds, card.facts) for card in cards]
    content = hashlib.blake2b(repr(rules).encode(), digest_size=8).hexdigest()
    deeds: dict[str, tuple[Effect, ...]] = read_all([text for card in cards for text in card.deeds.values()])
    return ScholarsBox(cards, deeds, content, face)
