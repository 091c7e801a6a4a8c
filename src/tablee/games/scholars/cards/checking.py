"""Is every card of the box one that can be played? Checked once, when the cards are read."""

from __future__ import annotations

from typing import Final

from tablee.games.scholars.cards.facts import RULES
from tablee.games.scholars.rules.choices import STUDY
from tablee.games.scholars.state.box import part_of
from tablee.games.scholars.state.card import Card
from tablee.games.scholars.state.terms import (
    ACTS,
    CHARACTERS,
    COLOURS,
    DECKS,
    FOREIGN,
    GUILDS,
    LANGUAGES,
    LOCATIONS,
    RESPITE,
    ROOMS,
    ROWS,
    SCIENCES,
    SEATS,
    TRACKS,
)
from tablee.kernel.errors import BrokenRules

SETS: Final = ("base", "promo", "myriade")
SPOKEN: Final = (*LANGUAGES, "any")
FACTS: Final[dict[str, tuple[str, ...]]] = {
    "set": SETS,
    "speaks": SPOKEN,
    "language": LANGUAGES[:FOREIGN],
    "scroll": LANGUAGES[:FOREIGN],
    "character": CHARACTERS,
    "colour": COLOURS,
    "worker": COLOURS,
    "die": COLOURS,
    "track": SCIENCES[:TRACKS],
    "slot": (*ACTS, "any"),
}
"""What a fact may say; of what somebody speaks, each word."""
AS_MANY: Final = {
    "starting scroll": FOREIGN,
    "goal": FOREIGN,
    "action": RESPITE + 1,
    "upgraded": RESPITE + 1,
    "start-page": SEATS,
    "room": ROOMS,
    "deck": DECKS,
    "track": TRACKS,
    "place": LOCATIONS,
    "guild": len(GUILDS),
    "house": ROWS,
    "study": len(STUDY),
    "rule": len(RULES),
}
"""Parts of the box of which boards, players and rules have just so many."""


def check_cards(cards: list[Card]) -> None:
    """Raise a sentence that names the first card, or part of the box, that does not fit."""
    ids = [card.id for card in cards]
    parts = [part_of(card) for card in cards]
    for number, card in enumerate(cards):
        if ids.index(card.id) != number:
            raise BrokenRules(f"two cards are called {card.id}")
        if number and parts[number] != parts[number - 1] and parts[number] in parts[:number]:
            raise BrokenRules(f"{card.id}: the {parts[number]} cards do not lie together")
        if card.kind == "translator" and card.deck not in CHARACTERS:
            raise BrokenRules(f"{card.id}: there is no deck {card.deck!r}")
        if card.kind == "starter":
            last = ROOMS if card.facts.get("set") == "myriade" else ROOMS - 1
            if not 1 <= card.numbers["room"] <= last:
                raise BrokenRules(f"{card.id}: its room is {card.numbers['room']}, and the rooms are 1 to {last}")
        if card.kind == "rule" and card.id not in RULES:
            raise BrokenRules(f"{card.id}: no rule asks for it, only for {', '.join(RULES)}")
        for fact, known in FACTS.items():
            for word in card.facts.get(fact, "").split():
                if word not in known:
                    raise BrokenRules(f"{card.id}: its {fact} is {word!r}, not one of {', '.join(known)}")
    for part, number in AS_MANY.items():
        if parts.count(part) != number:
            raise BrokenRules(f"there are {parts.count(part)} {part} cards in the box, and the table has {number}")
