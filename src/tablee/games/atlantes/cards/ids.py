"""The cards of the box in their order, and their ids. A card that joins a list has its place here by that alone."""

from __future__ import annotations

from typing import Final

from tablee.games.atlantes.cards.characters import CHARACTERS
from tablee.games.atlantes.cards.locations import LOCATIONS
from tablee.games.atlantes.cards.objectives import OBJECTIVES
from tablee.games.atlantes.cards.tokens import BOARD, ICONS, PEOPLES, SUPPLIES
from tablee.games.atlantes.rules.choices import ICON_IDS
from tablee.games.atlantes.state.card import Contents, ids_of
from tablee.games.atlantes.state.terms import CHARACTER_ROW, SPOTS, STARTING_MANTAS, SYMBOLS
from tablee.kernel.errors import BrokenRules


def check_contents(contents: Contents) -> None:
    """Raise a sentence that names the first piece that does not fit."""
    ids = ids_of(contents) + [objective.id for objective in contents.objectives]
    for id in ids:
        if ids.count(id) > 1:
            raise BrokenRules(f"two pieces are called {id}")
    for card in contents.characters:
        if card.id != card.id.lower():
            raise BrokenRules(f"{card.id}: the id of a character is written in small letters")
        if card.copies < 1:
            raise BrokenRules(f"{card.id}: a character needs a copy")
    if not any([card.stays for card in contents.characters]):
        raise BrokenRules("no character always stays in hand")
    if len(contents.icons) != len(ICON_IDS):
        raise BrokenRules(f"there are {len(contents.icons)} icons, but {len(ICON_IDS)} ids for them")
    for people in contents.peoples:
        if len(people.mantas) != STARTING_MANTAS:
            raise BrokenRules(f"{people.id}: {len(people.mantas)} starting mantas instead of {STARTING_MANTAS}")
    if len(contents.peoples) != len(SYMBOLS):
        raise BrokenRules(f"there are {len(contents.peoples)} peoples, but {len(SYMBOLS)} symbols")
    board = contents.board
    if len(board.points) < SPOTS or len(board.prices) != CHARACTER_ROW:
        raise BrokenRules("main-board: a spot without points or a place without a price")


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
