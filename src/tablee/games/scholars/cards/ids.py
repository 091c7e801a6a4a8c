"""The cards of the box in their order, and the ids of those that choices name. A card that joins a list has its place
here by that alone."""

from __future__ import annotations

from typing import Final

from tablee.games.scholars.cards import boards, pages, scrolls, seats, translators
from tablee.games.scholars.cards.checking import check_cards
from tablee.games.scholars.state.card import Card

NAMED: Final[list[Card]] = [
    *translators.TRANSLATORS,
    *translators.STARTERS,
    *scrolls.SCROLLS,
    *scrolls.STARTING_SCROLLS,
    *seats.RESOURCES,
    *seats.GOALS,
    *seats.ACTION_CARDS,
    *seats.UPGRADED_CARDS,
    *pages.PAGES,
    *pages.STARTING_PAGES,
]
"""Those that a choice can name."""
CARDS: Final[list[Card]] = [
    *NAMED,
    *seats.ROW_TILES,
    *seats.CALIPHS,
    *seats.SCHEMES,
    *boards.ROOMS,
    *boards.DECK_SPACES,
    *boards.TRACKS,
    *boards.PLACES,
    *boards.GUILDS,
    *boards.HOUSE_ROWS,
    *boards.STUDIES,
    *seats.SOLO_LEVELS,
    *boards.CONSTANTS,
]
check_cards(CARDS)
IDS: Final = [card.id for card in NAMED]
INDEX: Final = {id: number for number, id in enumerate(IDS)}
