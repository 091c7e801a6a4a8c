"""Does everything in the box fit the rules and each other? Checked once, when the pieces are read."""

from __future__ import annotations

import re

from tablee.games.atlantes.rules.choices import BONUS, ICON_IDS, MANTA_IDS
from tablee.games.atlantes.state.card import Character, Contents, Effect, Icon, Location, Objective, ids_of
from tablee.games.atlantes.state.terms import (
    ANY_TYPE,
    CHARACTER_ROW,
    KING,
    LOWER_ROW,
    M_PAID,
    MOST_SEATS,
    NO_ICON,
    OCEAN,
    SETS,
    SPOTS,
    STARTING,
    STARTING_MANTAS,
    SYMBOLS,
    TRACKS,
    TYPES,
)
from tablee.kernel.errors import BrokenRules

ID = re.compile(r"(?![lx][0-9]+$)[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""One word; L and X with a number are kept for locations and for cards that a user adds, in small letters too."""
EXPECTED_ID = "one word such as sea-horse, not L1 or X1"
LAST_ICON = len(ICON_IDS) - 1
LAST_MEASURE = M_PAID
MOST_LOCATIONS = 999
"""A position file reads numbers of three digits."""


def check_contents(contents: Contents) -> None:
    """Raise a sentence that names the first piece that does not fit."""
    check_ids(contents)
    if len(contents.icons) != len(ICON_IDS):
        raise BrokenRules(f"there are {len(contents.icons)} icons, but {len(ICON_IDS)} ids for them")
    for id, icon in zip(ICON_IDS, contents.icons, strict=True):
        check_icon(id, icon)
    for place in contents.locations:
        check_location(place)
    for card in contents.characters:
        check_character(card)
    for objective in contents.objectives:
        check_objective(objective)
    check_mantas(contents)
    check_amounts(contents)


def check_ids(contents: Contents) -> None:
    """What is written has to be read again as the same piece."""
    ids = ids_of(contents) + [objective.id for objective in contents.objectives]
    ids += [people.id for people in contents.peoples] + MANTA_IDS + ["main-board"]
    for id in ids:
        if ids.count(id) > 1:
            raise BrokenRules(f"two pieces are called {id}")
    for card in contents.characters:
        if not ID.fullmatch(card.id):
            raise BrokenRules(f"{card.id}: the id of a character is {EXPECTED_ID}")
    for objective in contents.objectives:
        if not ID.fullmatch(objective.id):
            raise BrokenRules(f"{objective.id}: the id of an objective is {EXPECTED_ID}")


def check_number(id: str, what: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BrokenRules(f"{id}: there is no {what} {value}: expected {least} to {most}")


def check_manta(id: str, icon: int) -> None:
    """One that is won, where there is one."""
    if icon != NO_ICON and not 1 <= icon <= LAST_ICON:
        raise BrokenRules(f"{id}: there is no manta {icon}: expected 1 to {LAST_ICON}, or {NO_ICON} for none")


def check_effects(id: str, effects: tuple[object, ...]) -> None:
    for effect in effects:
        if not isinstance(effect, Effect):
            raise BrokenRules(f"{id}: expected an effect such as Conquer(2), not {effect!r}")


def check_icon(id: str, icon: Icon) -> None:
    check_number(id, "type", icon.only, ANY_TYPE, len(TYPES) - 1)


def check_location(place: Location) -> None:
    id = place.id()
    if not place.added:
        check_number(id, "location", place.number, 1, MOST_LOCATIONS)
    check_number(id, "kind", place.kind, 0, len(TYPES) - 1)
    for icon in place.levels:
        check_number(id, "icon", icon, 0, LAST_ICON)
    check_manta(id, place.manta)


def check_character(card: Character) -> None:
    check_number(card.id, "set", card.set, 0, len(SETS) - 1)
    if card.copies < 1:
        raise BrokenRules(f"{card.id}: a character needs a copy")
    if card.set == KING and card.copies > 1:
        raise BrokenRules(f"{card.id}: a king has 1 copy, not {card.copies}")
    check_effects(card.id, card.do)
    check_effects(card.id, card.when_two)
    check_manta(card.id, card.leaves_for)


def check_objective(objective: Objective) -> None:
    check_number(objective.id, "measure", objective.measure, 0, LAST_MEASURE)


def check_mantas(contents: Contents) -> None:
    """Those that players begin with, and the supply."""
    for people in contents.peoples:
        if len(people.mantas) != STARTING_MANTAS:
            raise BrokenRules(f"{people.id}: {len(people.mantas)} starting mantas instead of {STARTING_MANTAS}")
        for icon in people.mantas:
            check_number(people.id, "icon", icon, 1, LAST_ICON)
    if len(contents.peoples) != len(SYMBOLS):
        raise BrokenRules(f"there are {len(contents.peoples)} peoples, but {len(SYMBOLS)} symbols")
    supplied = [supply.icon for supply in contents.supplies]
    for icon in supplied:
        check_number("a supply", "icon", icon, 1, LAST_ICON)
        if supplied.count(icon) > 1:
            raise BrokenRules(f"{MANTA_IDS[BONUS + icon]} is supplied twice: expected one supply")


def check_amounts(contents: Contents) -> None:
    """Enough of everything to set up a game, for any number of players and with any options."""
    if not any([card.stays and card.set == STARTING for card in contents.characters]):
        raise BrokenRules("no character always stays in hand")
    sets = [card.set for card in contents.characters]
    ocean, kings = sets.count(OCEAN), sets.count(KING)
    if ocean < CHARACTER_ROW:
        raise BrokenRules(
            f"there are {ocean} characters of the ocean: expected {CHARACTER_ROW}, alone there is one of each"
        )
    if kings <= MOST_SEATS:
        raise BrokenRules(
            f"there are {kings} kings: expected {MOST_SEATS + 1}, a draft of {MOST_SEATS} leaves one over"
        )
    if len(contents.locations) < LOWER_ROW:
        raise BrokenRules(f"there are {len(contents.locations)} locations: expected {LOWER_ROW}, a whole lower row")
    check_goals(contents.objectives)
    board = contents.board
    if len(board.points) < SPOTS or len(board.prices) != CHARACTER_ROW:
        raise BrokenRules("main-board: a spot without points or a place without a price")


def check_goals(objectives: tuple[Objective, ...]) -> None:
    """One on the board for each track, then those of the tokens, of which some are drawn."""
    printed = [objective.id for objective in objectives if not objective.token]
    if len(printed) != TRACKS:
        last = f", the last is {printed[-1]}" if printed else ""
        raise BrokenRules(f"there are {len(printed)} objectives on the board{last}: expected {TRACKS}")
    for objective in objectives[:TRACKS]:
        if objective.token:
            raise BrokenRules(f"{objective.id}: an objective of a token comes after those on the board")
    tokens = {objective.token for objective in objectives if objective.token}
    if len(tokens) < TRACKS:
        raise BrokenRules(f"there are {len(tokens)} tokens of objectives: expected {TRACKS}, one for each track")
