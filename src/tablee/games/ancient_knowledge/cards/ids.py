"""The cards of the box in their order, and their ids. A card that joins a deck has its place here by that alone."""

from __future__ import annotations

from typing import Final

from tablee.games.ancient_knowledge.cards import artefacts, cities, knowledge, megaliths, pyramids
from tablee.games.ancient_knowledge.cards.checking import check_decks
from tablee.games.ancient_knowledge.state.card import Card

CARDS: Final[list[Card]] = [*cities.CARDS, *megaliths.CARDS, *pyramids.CARDS, *artefacts.CARDS, *knowledge.CARDS]
check_decks(CARDS)

ADDED: Final = "X"
"""Cards that a user's card file adds are called X1, X2 and so on: a line of a record means the same in every file."""
IDS: Final = [card.id for card in CARDS]
"""By number; longer once a card file has added some."""
INDEX: Final = {id: number for number, id in enumerate(IDS)}


def added_id(number: int) -> str:
    """What the first, second, ... card of a file is called. From now on it can be read and written."""
    while len(IDS) < len(CARDS) + number:
        id = f"{ADDED}{len(IDS) - len(CARDS) + 1}"
        INDEX[id] = len(IDS)
        IDS.append(id)
    return IDS[len(CARDS) + number - 1]
