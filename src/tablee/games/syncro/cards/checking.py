"""Do the decks fit each other and the levels? Checked once, when they are read."""

from __future__ import annotations

from tablee.games.syncro.rules.choices import MOST_VALUE
from tablee.games.syncro.state.card import Card, Level, Spell
from tablee.games.syncro.state.terms import (
    AT_RESOLUTION,
    AT_START,
    AWAKE_FROM,
    BLESSING,
    BOSS,
    BOSSES,
    CERBERI,
    CERBERUS,
    DECKS,
    FAMILIES,
    FOG,
    FOGS,
    KINDS,
    LIEUTENANT,
    LIEUTENANTS,
    MONSTERS,
    ON_REVEAL,
    PERMANENT_CURSE,
    REWARD,
    WITH_ATTACK,
)
from tablee.kernel.errors import BrokenRules

COLUMNS_MOST = 7
"""In a row of a horde: a place is known by eight times its row and its column."""

MOMENTS = {REWARD: (AT_START, WITH_ATTACK), FOG: (BLESSING, PERMANENT_CURSE)}
"""When a card of a kind can do what it says: the first and the last such moment."""
MOMENTS_OF_ENEMIES = (AT_RESOLUTION, ON_REVEAL)


def check_decks(cards: list[Card], spells: list[Spell], levels: list[Level]) -> None:
    """Raise a sentence that names the first card or level that does not fit."""
    ids = [card.id for card in cards] + [spell.id for spell in spells]
    for id in ids:
        if ids.count(id) > 1:
            raise BrokenRules(f"two cards are called {id}")
    for card in cards:
        check_card(card, ids)
    for spell in spells:
        check_spell(spell)
    for number, level in enumerate(levels, 1):
        if level.number != number:
            raise BrokenRules(f"level {level.number} stands where level {number} is expected")
        check_level(level, cards)
    needed = sum([decks_of(level).count(LIEUTENANTS) for level in levels])
    there = len([card for card in cards if card.kind == LIEUTENANT and not card.new])
    if there < needed:
        raise BrokenRules(f"all levels, places for a lieutenant: {needed}, cards for them: {there}")


def check_card(card: Card, ids: list[str]) -> None:
    if card.id != card.id.upper():
        raise BrokenRules(f"{card.id}: an id is written in capitals")
    if not 0 <= card.kind < len(KINDS):
        raise BrokenRules(f"{card.id}: there is no kind {card.kind}: expected 0 to {len(KINDS) - 1}")
    first, last = MOMENTS.get(card.kind, MOMENTS_OF_ENEMIES)
    if not first <= card.when <= last:
        kind = KINDS[card.kind]
        raise BrokenRules(f"{card.id}: a {kind} card has no moment {card.when}: expected {first} to {last}")
    if card.kind in (REWARD, FOG) and card.do is None:
        raise BrokenRules(f"{card.id}: a {KINDS[card.kind]} card needs an effect")
    if card.kind not in (REWARD, FOG) and card.strength < 1:
        raise BrokenRules(f"{card.id}: an enemy needs a strength")
    if card.replaces and card.replaces not in ids:
        raise BrokenRules(f"{card.id}: there is no card {card.replaces} that it could replace")


def check_spell(spell: Spell) -> None:
    if not 1 <= spell.value <= MOST_VALUE:
        raise BrokenRules(f"{spell.id}: a Spell cannot have the value {spell.value}: expected 1 to {MOST_VALUE}")
    if spell.count < 1:
        raise BrokenRules(f"{spell.id}: a Spell needs a card")


def decks_of(level: Level) -> list[int]:
    return [place.deck for place in level.places]


def check_level(level: Level, cards: list[Card]) -> None:
    """Each place gets a card, by whichever options the level is played."""
    printed = [card for card in cards if not card.new]
    of_level = [card.kind for card in printed if card.level == level.number]
    awake = [card for card in printed if card.kind in FAMILIES and AWAKE_FROM[card.kind] <= level.number]
    there = {
        MONSTERS: len(awake),
        BOSSES: of_level.count(BOSS),
        CERBERI: of_level.count(CERBERUS),
        LIEUTENANTS: len([card for card in printed if card.kind == LIEUTENANT]),
        FOGS: len([card for card in printed if card.kind == FOG]),
    }
    decks = decks_of(level)
    for deck, amount in there.items():
        if amount < decks.count(deck):
            problem = f"places for a {DECKS[deck]}: {decks.count(deck)}, cards for them: {amount}"
            raise BrokenRules(f"level {level.number}, {problem}")
    if max([place.column for place in level.places]) > COLUMNS_MOST:
        raise BrokenRules(f"level {level.number} has a row of more than {COLUMNS_MOST} cards")
