"""The cards of the box in their order, and the ids of those that choices name."""

from __future__ import annotations

from typing import Final

from tablee.games.scholars.cards import boards, pages, scrolls, seats, translators
from tablee.games.scholars.state import terms
from tablee.games.scholars.state.card import Card
from tablee.kernel.errors import BrokenRules

SHELVES: Final[list[tuple[str, int, list[Card]]]] = [
    ("translators", 0, translators.translators()),
    ("starting translators", terms.STARTERS, translators.starters()),
    ("scrolls", terms.SCROLLS, scrolls.scrolls()),
    ("starting scrolls", terms.START_SCROLLS, scrolls.starting_scrolls()),
    ("resource cards", terms.RESOURCES, seats.resources()),
    ("goal cards", terms.GOALS, seats.goals()),
    ("action cards", terms.ACTION_CARDS, seats.action_cards()),
    ("upgraded action cards", terms.UPGRADED, seats.upgraded_cards()),
    ("Pages", terms.PAGES, pages.pages()),
    ("starting Pages", terms.START_PAGES, pages.starting_pages()),
    ("row tiles", terms.ROW_TILES, seats.row_tiles()),
    ("caliph cards", terms.CALIPHS, seats.caliphs()),
    ("scheme cards", terms.SCHEMES, seats.schemes()),
    ("rooms", terms.ROOMS, boards.rooms()),
    ("spaces for decks", terms.DECK_SPACES, boards.deck_spaces()),
    ("tracks", terms.TRACK_BOARDS, boards.tracks()),
    ("locations", terms.PLACES, boards.places()),
    ("guilds", terms.GUILD_BOARDS, boards.guilds()),
    ("rows of the House", terms.HOUSE_ROWS, boards.house_rows()),
    ("studies", terms.STUDIES, boards.studies()),
    ("solo levels", terms.LEVELS, seats.solo_levels()),
    ("constants", terms.CONSTANTS, boards.constants()),
    ("end of the box", terms.CARDS, []),
]
"""What lies in the box, and where each part begins by the rules' own numbers."""


def in_order(shelves: list[tuple[str, int, list[Card]]]) -> list[Card]:
    """All cards, if every part begins where the rules look for it."""
    found: list[Card] = []
    for name, place, cards in shelves:
        if len(found) != place:
            raise BrokenRules(f"the {name} come after {len(found)} cards, but state/terms.py counts {place}")
        found += cards
    return found


CARDS: Final = in_order(SHELVES)
IDS: Final = [card.id for card in CARDS[: terms.ROW_TILES]]
"""Boards and tiles come last and are in no choice."""
INDEX: Final = {id: number for number, id in enumerate(IDS)}
