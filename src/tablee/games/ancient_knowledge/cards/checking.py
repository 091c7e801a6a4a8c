"""Is every card of the decks one that can be played? Checked once, when they are read."""

from __future__ import annotations

import re

from tablee.games.ancient_knowledge.state.card import Card
from tablee.games.ancient_knowledge.state.terms import ARTEFACT, FINAL, KINDS, PERMANENT, SLOTS, TYPES
from tablee.kernel.errors import BrokenRules

ID = re.compile(r"[A-WYZ][1-9][0-9]*")
"""A letter and a number; X is kept for cards that a user adds."""


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
    if card.on is not None and card.when != PERMANENT:
        return "only a permanent effect waits for something"
    if not card.do and (not card.level or card.when != FINAL):
        return "its text needs an effect"
    if any([need.range()[0] < 0 for need in card.needs]):
        return "a prerequisite cannot count the Timeline"
    return ""
