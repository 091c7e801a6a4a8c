"""The cards of the box in their order, and their ids. A card that joins a list has its place here by that alone."""

from __future__ import annotations

from typing import Final

from tablee.games.atlantes.cards.characters import CHARACTERS
from tablee.games.atlantes.cards.checking import check_contents
from tablee.games.atlantes.cards.locations import LOCATIONS
from tablee.games.atlantes.cards.objectives import OBJECTIVES
from tablee.games.atlantes.cards.tokens import BOARD, ICONS, PEOPLES, SUPPLIES
from tablee.games.atlantes.state.card import Contents, ids_of

CONTENTS: Final = Contents(ICONS, LOCATIONS, CHARACTERS, OBJECTIVES, SUPPLIES, PEOPLES, BOARD)
check_contents(CONTENTS)
PRINTED: Final = len(ids_of(CONTENTS))
ADDED: Final = "X"
"""Cards that a user's card file adds are called X1, X2 and so on: a line of a record means the same in every file."""
IDS: Final = ids_of(CONTENTS)
"""By number; longer once a card file has added some."""
INDEX: Final = {id: number for number, id in enumerate(IDS)}


def added_id(number: int) -> str:
    """What the first, second, ... card of a file is called. From now on it can be read and written."""
    while len(IDS) < PRINTED + number:
        id = f"{ADDED}{len(IDS) - PRINTED + 1}"
        INDEX[id] = len(IDS)
        IDS.append(id)
    return IDS[PRINTED + number - 1]
