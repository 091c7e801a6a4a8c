"""The cards of the box in their order, and their ids. A card that joins a list has its place here by that alone."""

from __future__ import annotations

import re
from typing import Final

from tablee.games.atlantes.cards.characters import CHARACTERS
from tablee.games.atlantes.cards.checking import check_contents
from tablee.games.atlantes.cards.locations import LOCATIONS
from tablee.games.atlantes.cards.objectives import OBJECTIVES
from tablee.games.atlantes.cards.tokens import BOARD, ICONS, PEOPLES, SUPPLIES
from tablee.games.atlantes.state.card import Contents, ids_of

CONTENTS: Final = Contents(ICONS, LOCATIONS, CHARACTERS, OBJECTIVES, SUPPLIES, PEOPLES, BOARD)
check_contents(CONTENTS)
ADDED: Final = "X"
"""Cards that a user's card file adds are called X1, X2 and so on: a line of a record means the same in every file."""
IDS: Final = ids_of(CONTENTS)
"""Of the printed cards, by number."""
INDEX: Final = {id: number for number, id in enumerate(IDS)}
NEW: Final = re.compile(f"{ADDED}([1-9][0-9]{{0,3}})")


def added_id(number: int) -> str:
    """What the first, second, ... card that a file adds is called."""
    return f"{ADDED}{number}"


def id_of(card: int) -> str:
    """The id of a card, whatever file it may come from."""
    return IDS[card] if card < len(IDS) else added_id(card - len(IDS) + 1)


def card_of(id: str) -> int:
    """The number of a card with this id in any file that has it, or -1."""
    new = NEW.fullmatch(id)
    return len(IDS) + int(new[1]) - 1 if new else INDEX.get(id, -1)
