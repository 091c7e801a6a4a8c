"""Everything in the box, and the box."""

from __future__ import annotations

import hashlib

from tablee.games.scholars.cards import boards, pages, scrolls, seats, translators
from tablee.games.scholars.cards.faces import face
from tablee.games.scholars.cards.reading import read_all
from tablee.games.scholars.state.box import ScholarsBox
from tablee.games.scholars.state.card import Card, Effect


def printed_cards() -> list[Card]:
    """Everything in the box, in the order of `terms`."""
    return [
        *translators.translators(),
        *translators.starters(),
        *scrolls.scrolls(),
        *scrolls.starting_scrolls(),
        *seats.resources(),
        *seats.goals(),
        *seats.action_cards(),
        *seats.upgraded_cards(),
        *pages.pages(),
        *pages.starting_pages(),
        *seats.row_tiles(),
        *seats.caliphs(),
        *seats.schemes(),
        *boards.rooms(),
        *boards.deck_spaces(),
        *boards.tracks(),
        *boards.places(),
        *boards.guilds(),
        *boards.house_rows(),
        *boards.studies(),
        *seats.solo_levels(),
        *boards.constants(),
    ]


def make_box(cards: list[Card]) -> ScholarsBox:
    """The content hash covers everything but names and provenance."""
    rules = [(card.id, card.numbers, card.deeds, card.facts) for card in cards]
    content = hashlib.blake2b(repr(rules).encode(), digest_size=8).hexdigest()
    deeds: dict[str, tuple[Effect, ...]] = read_all([text for card in cards for text in card.deeds.values()])
    return ScholarsBox(cards, deeds, content, face)
