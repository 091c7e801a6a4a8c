"""Do the decks fit each other and the levels? Checked once, when they are read."""

from __future__ import annotations

import re

from tablee.games.syncro.cards.levels import LAST_LEVEL
from tablee.games.syncro.rules.choices import MOST_VALUE
from tablee.games.syncro.state.card import Card, Effect, Level, Spell
from tablee.games.syncro.state.terms import (
    ABSORBS,
    AT_RESOLUTION,
    AT_START,
    AWAKE_FROM,
    BLESSING,
    BOSS,
    BOSSES,
    CERBERI,
    CERBERUS,
    CHARGES,
    DECKS,
    DRAWS,
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
from tablee.kernel.cards import check_flag, check_ids, check_texts, check_whole
from tablee.kernel.errors import BrokenRules

ID = re.compile("[A-Z0-9]+(-[A-Z0-9]+)*")
EXPECTED_ID = "one word in capitals such as RW-1"
SPELL_ID = re.compile("[a-z0-9]+(-[a-z0-9]+)*")
EXPECTED_SPELL_ID = "one word in small letters such as spell-1"
STRENGTHS = (1, 99)
PER_CARD = (0, 9)
AMOUNTS = (1, 9)
COPIES = (1, 40)
"""Of a Spell."""
ACTS = DRAWS | ABSORBS | CHARGES

COLUMNS_MOST = 7
"""In a row of a horde: a place is known by eight times its row and its column."""

MOMENTS = {REWARD: (AT_START, WITH_ATTACK), FOG: (BLESSING, PERMANENT_CURSE)}
"""When a card of a kind can do what it says: the first and the last such moment."""
MOMENTS_OF_ENEMIES = (AT_RESOLUTION, ON_REVEAL)


def check_decks(cards: list[Card], spells: list[Spell], levels: list[Level]) -> None:
    """Raise a sentence that names the first card or level that does not fit."""
    ids = [card.id for card in cards]
    check_ids(ids, ID, EXPECTED_ID)
    check_ids([spell.id for spell in spells], SPELL_ID, EXPECTED_SPELL_ID)
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
    check_texts(card.id, card.en, card.fr, card.text_en, card.text_fr)
    for name, value in (("kind", card.kind), ("moment", card.when), ("strength", card.strength)):
        check_whole(card.id, name, value, -99, 99)
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
    if card.do is not None and not isinstance(card.do, Effect):
        raise BrokenRules(f"{card.id}: expected an effect such as DrawForSelf(), not {card.do!r}")
    check_whole(card.id, "strength", card.strength, 0, STRENGTHS[1])
    check_whole(card.id, "per_card", card.per_card, *PER_CARD)
    check_whole(card.id, "amount", card.amount, 0, AMOUNTS[1])
    check_whole(card.id, "acts", card.acts, 0, ACTS)
    check_whole(card.id, "level", card.level, 1, LAST_LEVEL)
    check_flag(card.id, "new", card.new)
    if card.replaces and card.replaces not in ids:
        raise BrokenRules(f"{card.id}: there is no card {card.replaces} that it could replace")


def check_spell(spell: Spell) -> None:
    check_texts(spell.id, spell.en, spell.fr, spell.text_en, spell.text_fr)
    for name, value in (("value", spell.value), ("count", spell.count)):
        check_whole(spell.id, name, value, -99, 99)
    if not 1 <= spell.value <= MOST_VALUE:
        raise BrokenRules(f"{spell.id}: a Spell cannot have the value {spell.value}: expected 1 to {MOST_VALUE}")
    if spell.count < 1:
        raise BrokenRules(f"{spell.id}: a Spell needs a card")
    check_whole(spell.id, "count", spell.count, *COPIES)
    check_whole(spell.id, "level", spell.level, 1, LAST_LEVEL)


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
