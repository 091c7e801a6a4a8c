"""The cards of the box in their order, and the ids of those that choices name."""

from __future__ import annotations

from typing import Final

from tablee.games.scholars.cards import boards, pages, scrolls, seats, translators
from tablee.games.scholars.state import terms
from tablee.games.scholars.state.card import Card
from tablee.kernel.errors import BrokenRules

SHELVES: Final[list[tuple[str, int, tuple[Card, ...]]]] = [
    ("translators", 0, translators.TRANSLATORS),
    ("starting translators", terms.STARTERS, translators.STARTERS),
    ("scrolls", terms.SCROLLS, scrolls.SCROLLS),
    ("starting scrolls", terms.START_SCROLLS, scrolls.STARTING_SCROLLS),
    ("resource cards", terms.RESOURCES, seats.RESOURCES),
    ("goal cards", terms.GOALS, seats.GOALS),
    ("action cards", terms.ACTION_CARDS, seats.ACTION_CARDS),
    ("upgraded action cards", terms.UPGRADED, seats.UPGRADED_CARDS),
    ("Pages", terms.PAGES, pages.PAGES),
    ("starting Pages", terms.START_PAGES, pages.STARTING_PAGES),
    ("row tiles", terms.ROW_TILES, seats.ROW_TILES),
    ("caliph cards", terms.CALIPHS, seats.CALIPHS),
    ("scheme cards", terms.SCHEMES, seats.SCHEMES),
    ("rooms", terms.ROOMS, boards.ROOMS),
    ("spaces for decks", terms.DECK_SPACES, boards.DECK_SPACES),
    ("tracks", terms.TRACK_BOARDS, boards.TRACKS),
    ("locations", terms.PLACES, boards.PLACES),
    ("guilds", terms.GUILD_BOARDS, boards.GUILDS),
    ("rows of the House", terms.HOUSE_ROWS, boards.HOUSE_ROWS),
    ("studies", terms.STUDIES, boards.STUDIES),
    ("solo levels", terms.LEVELS, seats.SOLO_LEVELS),
    ("constants", terms.CONSTANTS, boards.CONSTANTS),
    ("end of the box", terms.CARDS, ()),
]
"""What lies in the box, and where each part begins by the rules' own numbers."""


def in_order(shelves: list[tuple[str, int, tuple[Card, ...]]]) -> list[Card]:
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
