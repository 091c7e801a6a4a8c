"""Cards, Spells, levels and pages as lists and browsers show them."""

from __future__ import annotations

import re
from typing import Any, Final

from tablee.games.syncro.cards.levels import LAST_LEVEL
from tablee.games.syncro.state.card import Card, Level, Page, Spell
from tablee.games.syncro.state.terms import (
    AWAKE_FROM,
    BOSS,
    CERBERUS,
    CHAPTER_TWO,
    DECKS,
    FAMILIES,
    KINDS,
    TIMINGS,
)
from tablee.kernel.title import CardFace

ASLEEP_EN = "For now it fights like any enemy. The Quest Journal will say later what it can do."
ASLEEP_FR = "Pour l’instant, il combat comme n’importe quel ennemi. Ce dont il est capable, le Journal des Quêtes le dira plus tard."


NUMBER: Final = re.compile(r"\{(amount|per_card)(?:\|([^|{}]*)\|([^|{}]*))?\}")
"""`{amount}` in a text is the card's number, `{amount|Spell|Spells}` the number with its noun."""


def filled(text: str, card: Card, lang: str) -> str:
    """The text with the card's own numbers, which a card file may have changed."""

    def number(found: re.Match[str]) -> str:
        amount: int = getattr(card, found[1])
        one = amount == 1 if lang == "en" else amount < 2
        noun = found[2] if one else found[3]
        return f"{amount} {noun}" if noun else str(amount)

    return NUMBER.sub(number, text)


def face(card: Card) -> CardFace:
    """A card as lists and browsers show it."""
    numbers = {"strength": card.strength} if card.strength else {}
    if card.per_card:
        numbers["per-card"] = card.per_card
    if card.amount:
        numbers["amount"] = card.amount
    extra: dict[str, Any] = {"new": True} if card.new else {}
    if card.replaces:
        extra["replaces"] = card.replaces
    if card.kind in FAMILIES and AWAKE_FROM[card.kind] > 1:
        extra["told"] = {"level": AWAKE_FROM[card.kind], "before": {"en": ASLEEP_EN, "fr": ASLEEP_FR}}
    provenance = {"numbers": card.provenance, "effect": card.effect_by, "names": "ours"}
    if not numbers:
        del provenance["numbers"]
    names = {"en": card.en, "fr": card.fr}
    texts = {"en": filled(card.text_en, card, "en"), "fr": filled(card.text_fr, card, "fr")}
    level = LAST_LEVEL + 1 if card.new else card.level
    if card.kind in (BOSS, CERBERUS):
        level += 1  # read when it is revealed, not before
    return CardFace(card.id, KINDS[card.kind], TIMINGS[card.when], names, texts, numbers, extra, provenance, level)


def spell_face(spell: Spell) -> CardFace:
    numbers = {"value": spell.value, "count": spell.count, "level": spell.level}
    names, texts = {"en": spell.en, "fr": spell.fr}, {"en": spell.text_en, "fr": spell.text_fr}
    provenance = {"numbers": spell.provenance, "names": "ours"}
    return CardFace(spell.id, "spell", "with-attack", names, texts, numbers, {}, provenance, spell.level)


def level_face(level: Level) -> CardFace:
    decks = [place.deck for place in level.places]
    numbers = {DECKS[deck]: decks.count(deck) for deck in range(len(DECKS)) if deck in decks}
    texts = {"en": f"{level.story_en}\n\n{level.unlocks_en}", "fr": f"{level.story_fr}\n\n{level.unlocks_fr}"}
    extra = {
        "level": level.number,
        "chapter": 1 if level.number < CHAPTER_TWO else 2,
        "places": [
            {
                "place": f"r{place.row}c{place.column}",
                "row": place.row,
                "x": place.x,
                "deck": DECKS[place.deck],
                "face": "up" if place.up else "down",
                "cards": place.cards,
            }
            for place in level.places
        ],
    }
    provenance = {"numbers": level.provenance, "effect": "rulebook", "names": "ours"}
    names = {"en": level.en, "fr": level.fr}
    id = f"LEVEL-{level.number}"
    return CardFace(id, "level", "on-reveal", names, texts, numbers, extra, provenance, level.number)


def page_face(page: Page) -> CardFace:
    names, texts = {"en": page.en, "fr": page.fr}, {"en": page.text_en, "fr": page.text_fr}
    provenance = {"effect": "rulebook", "names": "ours"}
    return CardFace(page.id, page.kind, "at-resolution", names, texts, {}, {}, provenance, page.level)
