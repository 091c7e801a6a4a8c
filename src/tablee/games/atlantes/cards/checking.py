"""Does everything in the box fit the rules and each other? Checked once, when the pieces are read."""

from __future__ import annotations

import re

from tablee.games.atlantes.rules.choices import BONUS, ICON_IDS, MANTA_IDS
from tablee.games.atlantes.rules.effects import (
    DismissLeftmost,
    Explore,
    LeaveGame,
    OpponentsDiscard,
    Recruit,
    RecruitFreely,
    TakeBackEverything,
    effects_read,
)
from tablee.games.atlantes.state.card import Board, Character, Contents, Effect, Icon, Location, Objective, ids_of
from tablee.games.atlantes.state.terms import (
    ANY_TYPE,
    CHARACTER_ROW,
    EMPTY,
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
from tablee.kernel.cards import check_flag, check_ids, check_texts, is_whole
from tablee.kernel.errors import BrokenRules

ID = re.compile(r"(?![lx][0-9]+$)[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""One word; L and X with a number are kept for locations and for cards that a user adds, in small letters too."""
EXPECTED_ID = "one word such as sea-horse, not L1 or X1"
LAST_ICON = len(ICON_IDS) - 1
LAST_MEASURE = M_PAID
MOST_LOCATIONS = 999
"""A position file reads numbers of three digits."""
PRICE = (0, 20)
POINTS = (0, 99)
MOST_LEVELS = 9
MOST_COPIES = 30
DISCOUNT = (0, 9)


def check_contents(contents: Contents) -> None:
    """Raise a sentence that names the first piece that does not fit."""
    check_own_ids(contents)
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
    check_board(contents.board)
    if not any([moves_on(card, contents.board) for card in contents.characters]):
        raise BrokenRules("no character that players begin with explores or recruits: a game could go on for ever")


def check_own_ids(contents: Contents) -> None:
    """What is written has to be read again as the same piece."""
    check_ids([card.id for card in contents.characters], ID, EXPECTED_ID)
    check_ids([objective.id for objective in contents.objectives], ID, EXPECTED_ID)
    ids = ids_of(contents) + [objective.id for objective in contents.objectives]
    ids += [people.id for people in contents.peoples] + MANTA_IDS + ["main-board"]
    for id in ids:
        if ids.count(id) > 1:
            raise BrokenRules(f"two pieces are called {id}")


def check_number(id: str, what: str, value: object, least: int, most: int) -> None:
    if not is_whole(value, least, most):
        raise BrokenRules(f"{id}: there is no {what} {value!r}: expected {least} to {most}")


def check_several(id: str, values: object) -> None:
    """A single one in brackets is a list of one only with a comma behind it."""
    if not isinstance(values, tuple):
        raise BrokenRules(f"{id}: {values!r} stands alone, expected brackets and a comma: ({values!r},)")


def check_manta(id: str, icon: object) -> None:
    """One that is won, where there is one."""
    if not is_whole(icon, NO_ICON, LAST_ICON) or icon == EMPTY:
        raise BrokenRules(f"{id}: there is no manta {icon!r}: expected 1 to {LAST_ICON}, or {NO_ICON} for none")


def check_effects(id: str, effects: object) -> None:
    """Each is one that a card file could write: then its numbers are some that can be played."""
    check_several(id, effects)
    assert isinstance(effects, tuple)
    for effect in effects:
        if not isinstance(effect, Effect):
            raise BrokenRules(f"{id}: expected an effect such as Conquer(2), not {effect!r}")
        if effects_read(effect.words()) != (effect,):
            raise BrokenRules(f"{id}: no card can say {effect!r}")


def check_icon(id: str, icon: Icon) -> None:
    check_number(id, "type", icon.only, ANY_TYPE, len(TYPES) - 1)
    check_number(id, "gold", icon.gold, *PRICE)
    check_number(id, "power", icon.power, *PRICE)
    if icon.do is not None:
        check_effects(id, (icon.do,))


def check_location(place: Location) -> None:
    id = place.id()
    if not place.added:
        check_number(id, "location", place.number, 1, MOST_LOCATIONS)
    check_number(id, "kind", place.kind, 0, len(TYPES) - 1)
    check_number(id, "price in gold", place.gold, *PRICE)
    check_number(id, "price in power", place.power, *PRICE)
    check_number(id, "number of points", place.points, *POINTS)
    check_several(id, place.levels)
    check_number(id, "number of levels", len(place.levels), 0, MOST_LEVELS)
    for icon in place.levels:
        check_number(id, "icon", icon, 0, LAST_ICON)
    check_manta(id, place.manta)


def check_character(card: Character) -> None:
    id = card.id
    check_texts(id, card.en, card.fr)
    check_number(id, "set", card.set, 0, len(SETS) - 1)
    check_number(id, "king", card.number, 0, MOST_LOCATIONS)
    if card.copies == 0:
        raise BrokenRules(f"{id}: a character needs a copy")
    check_number(id, "number of copies", card.copies, 1, MOST_COPIES)
    if card.set == KING and card.copies > 1:
        raise BrokenRules(f"{id}: a king has 1 copy, not {card.copies}")
    check_flag(id, "stays", card.stays)
    check_flag(id, "rouses", card.rouses)
    check_effects(id, card.do)
    check_effects(id, card.when_two)
    check_manta(id, card.leaves_for)
    if lacks_all(card):
        raise BrokenRules(f"{id}: it stays in hand, so it has to take the others back: {TakeBackEverything()!r}")
    if empties_hands(card):
        raise BrokenRules(
            f"{id}: it stays in hand, so nobody else would ever hold anything: no {OpponentsDiscard.__name__}"
        )
    if leaves_too_often(card):
        raise BrokenRules(f"{id}: a card leaves the game once, and one that stays in hand never")


def lacks_all(card: Character) -> bool:
    """Whoever has played all others and cannot take them back would play the one that stays for ever."""
    return card.stays and TakeBackEverything() not in card.do


def empties_hands(card: Character) -> bool:
    """If one that stays makes the others discard, all may play it in turn for ever, with nothing else in hand."""
    return card.stays and any([isinstance(effect, OpponentsDiscard) for effect in card.do])


def leaves_too_often(card: Character) -> bool:
    """A card leaves the game once, and one that stays in hand never."""
    return card.do.count(LeaveGame()) > (0 if card.stays else 1)


def moves_on(card: Character, board: Board) -> bool:
    """Does every play of this character, which all have, bring the end nearer? The locations or the characters of the
    ocean become fewer, whatever anybody can pay."""
    if card.set != STARTING or LeaveGame() in card.do:
        return False
    cheapest = min(board.prices)
    return any(
        [
            isinstance(effect, (Explore, RecruitFreely, DismissLeftmost))
            or (isinstance(effect, Recruit) and effect.gold >= cheapest)
            for effect in card.do
        ]
    )


def check_objective(objective: Objective) -> None:
    check_texts(objective.id, objective.en, objective.fr, objective.text_en, objective.text_fr)
    check_number(objective.id, "measure", objective.measure, 0, LAST_MEASURE)
    check_number(objective.id, "amount", objective.least, 1, MOST_LOCATIONS)
    check_number(objective.id, "token", objective.token, 0, MOST_LOCATIONS)


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
    for supply in contents.supplies:
        icon = supply.icon
        check_number("a supply", "icon", icon, 1, LAST_ICON)
        check_number(MANTA_IDS[BONUS + icon], "number of copies", supply.copies, 0, MOST_COPIES)
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


def check_board(board: Board) -> None:
    for points in board.points:
        check_number("main-board", "number of points", points, *POINTS)
    for price in board.prices:
        check_number("main-board", "price", price, *PRICE)
    check_number("main-board", "discount", board.discount, *DISCOUNT)
    check_number("main-board", "room in the upper row", board.upper, 1, LOWER_ROW)
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
