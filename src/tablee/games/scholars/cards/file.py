"""A user's card file: what it may change, and the cards that come of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from tablee.games.scholars.cards.reading import WORDS, read
from tablee.games.scholars.state.card import Card, Deed
from tablee.kernel.cards import check_changes
from tablee.kernel.errors import BadInput, Sentence

NAME_FIELDS: Final = {"name-en": "en", "name-fr": "fr"}
MOST: Final = {"points": 20, "gold": 9, "value": 12, "price": 9}


def card_numbers(card: Card) -> dict[str, tuple[int, int]]:
    """The numbers of a card that a card file may change, with their limits."""
    limits = {}
    for name in card.numbers:
        limits[name] = (-9 if card.kind == "level" and name == "dice" else 0, MOST.get(name, 20))
    if card.kind in ("starter", "goal"):
        limits.pop("room", None)
    if "gold" in limits and card.kind in ("translator", "starter"):
        limits["gold"] = (1, 9)
    return limits


def changed_cards(cards: list[Card], changes: dict[str, dict[str, Any]], place: str) -> list[Card]:
    """A user's card file: numbers, names, and effects in the words of cards/reading.py."""
    occasions = sorted({name for card in cards for name in card.deeds})
    texts: dict[str, type[str]] = dict.fromkeys([*NAME_FIELDS, *occasions], str)
    check_changes(changes, {card.id: card_numbers(card) for card in cards}, texts, place)
    changed = []
    for card in cards:
        given = changes.get(card.id, {})
        if not given:
            changed.append(card)
            continue
        for name in given:
            if name in occasions and name not in card.deeds:
                known = sorted([*card_numbers(card), *NAME_FIELDS, *card.deeds])
                raise BadInput("unknown-field", place=f"{place}, {card.id}", value=name, expected=known)
        deeds = {
            name: deed_in(given[name], place, card.id, name) if name in given else deed
            for name, deed in card.deeds.items()
        }
        numbers = card.numbers | {name: value for name, value in given.items() if name in card.numbers}
        names = {NAME_FIELDS[name]: value for name, value in given.items() if name in NAME_FIELDS}
        changed.append(replace(card, **names, numbers=numbers, deeds=deeds, by="card file", by_field={}))
    return changed


def deed_in(text: str, place: str, card: str, name: str) -> Deed:
    try:
        return read(text)
    except ValueError:
        expected = Sentence("expected-one-of", values=list(WORDS))
        raise BadInput("bad-card-field", place=place, card=card, field=name, value=text, expected=expected) from None
