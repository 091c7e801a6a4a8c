"""The cards of the box in their order, and their ids. A card that joins a list has its place here by that alone.

Spells are not among them: a Spell is its value, equal ones are the same.
"""

from __future__ import annotations

from typing import Final

from tablee.games.syncro.cards import enemies, fog, levels, monsters, rewards, spells
from tablee.games.syncro.cards.checking import check_decks
from tablee.games.syncro.state.card import Card

CARDS: Final[list[Card]] = [*monsters.CARDS, *enemies.CARDS, *rewards.CARDS, *fog.CARDS]
check_decks(CARDS, spells.SPELLS, levels.LEVELS)
IDS: Final = [card.id for card in CARDS]
INDEX: Final = {id: number for number, id in enumerate(IDS)}
