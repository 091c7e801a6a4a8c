"""Is every card of the decks one that can be played? Checked once, when they are read."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass

from tablee.games.ancient_knowledge.rules.conditions import Count
from tablee.games.ancient_knowledge.state.card import Card, Condition, Effect
from tablee.games.ancient_knowledge.state.terms import (
    ANY_KIND,
    ARTEFACT,
    FINAL,
    IN_COLLECTION,
    IN_PAST,
    IN_TIMELINE,
    KINDS,
    MONUMENTS,
    PERMANENT,
    SCORING,
    SLOTS,
    TIMINGS,
    TYPES,
    ZONES,
)
from tablee.kernel.errors import BrokenRules

ID = re.compile(r"[A-WYZ][1-9][0-9]*")
"""A letter and a number; X is kept for cards that a user adds."""

KINDS_COUNTED = {
    IN_PAST: (SCORING, MONUMENTS[-1]),
    IN_TIMELINE: (ANY_KIND, MONUMENTS[-1]),
    IN_COLLECTION: (ANY_KIND, len(TYPES) - 1),
}
"""The least and the most that the kind of a count can be; elsewhere only all cards are counted."""
HANDS = (1, 2, 3, 4)


def check_decks(cards: list[Card]) -> None:
    """Raise a sentence that names the first card that does not fit."""
    known: set[str] = set()
    for card in cards:
        if card.id in known:
            raise BrokenRules(f"two cards are called {card.id}")
        known.add(card.id)
        problem = problem_of(card)
        if problem:
            raise BrokenRules(f"{card.id}: {problem}")
    check_hands(cards)


def check_hands(cards: list[Card]) -> None:
    """Nobody begins with more cards than another."""
    hands = [[card.id for card in cards if card.hand == hand] for hand in HANDS]
    sizes = [len(hand) for hand in hands]
    usual = max(sizes, key=sizes.count)
    for number, hand in zip(HANDS, hands, strict=True):
        if len(hand) != usual:
            raise BrokenRules(f"starting hand {number}: {len(hand)} cards, expected {usual}: {', '.join(hand)}")


def problem_of(card: Card) -> str:
    if not ID.fullmatch(card.id):
        return "an id is a letter, but not X, and a number"
    if card.level not in (0, 1, 2):
        return f"level {card.level}: a knowledge card has level 1 or 2, a builder card none"
    if not 0 <= card.kind < len(TYPES if card.level else KINDS):
        return f"there is no kind {card.kind}"
    if bool(card.slot) != (not card.level and card.kind != ARTEFACT) or not 0 <= card.slot <= SLOTS:
        return f"slot {card.slot}: monuments have a slot from 1 to {SLOTS}, other cards none"
    if not 0 <= card.hand <= 4 or (card.hand and card.level):
        return f"starting hand {card.hand}: builder cards are in one of the hands 1 to 4 or in none, 0"
    if not 0 <= card.when < len(TIMINGS):
        return f"there is no timing {card.when}: expected 0 to {len(TIMINGS) - 1}"
    if card.on is not None and card.when != PERMANENT:
        return "only a permanent effect waits for something"
    if not card.do and (not card.level or card.when != FINAL):
        return "its text needs an effect"
    problem = problem_of_parts(card.do, card.given, card.needs)
    if problem:
        return problem
    if any([need.range()[0] < 0 for need in card.needs]):
        return "a prerequisite cannot count the Timeline"
    return ""


def problem_of_parts(do: tuple[object, ...], given: tuple[object, ...], needs: tuple[object, ...]) -> str:
    """Effects and conditions, with the counts in them."""
    for effect in do:
        if not isinstance(effect, Effect):
            return f"expected an effect such as Draw(1), not {effect!r}"
    for condition in (*given, *needs):
        if not isinstance(condition, Condition):
            return f"expected a condition such as AtLeast(Count(IN_PAST), 3), not {condition!r}"
    for count in counts_in((*do, *given, *needs)):
        if not 0 <= count.zone < len(ZONES):
            return f"in {count}: expected a zone from 0 to {len(ZONES) - 1}"
        least, most = KINDS_COUNTED.get(count.zone, (ANY_KIND, ANY_KIND))
        if not least <= count.kind <= most:
            return f"in {count}: expected a kind from {least} to {most}"
    return ""


def counts_in(part: object) -> list[Count]:
    """All counts that an effect or a condition, or a tuple of them, is made of."""
    if isinstance(part, Count):
        return [part]
    if isinstance(part, tuple):
        return [count for each in part for count in counts_in(each)]
    if is_dataclass(part):
        return [count for field in fields(part) for count in counts_in(getattr(part, field.name))]
    return []
