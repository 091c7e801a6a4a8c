"""A user's card file: what it may change, and the cards that come of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from tablee.games.scholars.cards.checking import barred_for, card_numbers, words_in
from tablee.games.scholars.cards.reading import WORDS, read
from tablee.games.scholars.rules.choices import WHATS
from tablee.games.scholars.state.box import part_of
from tablee.games.scholars.state.card import Card, Deed, Unknown
from tablee.games.scholars.state.terms import GUILDS, MAP_SPACES
from tablee.kernel.cards import check_changes, misfit
from tablee.kernel.errors import BadInput, Sentence

NAME_FIELDS: Final = {"name-en": "en", "name-fr": "fr"}
PILE: Final = "rule-pile"
ENDS: Final = ("above", "below")
"""Scrolls of the draw pile over and under the caliph cards; its other numbers are scrolls for each of them."""


def changeable(card: Card) -> dict[str, tuple[int, int]]:
    """The numbers of a card that a card file may change, with their limits."""
    limits = card_numbers(card)
    if card.kind in ("starter", "goal"):
        limits.pop("room", None)
    return limits


def card_deeds(card: Card) -> list[str]:
    """The occasions of a card whose effects a card file may change; a number of the same name comes first."""
    return [name for name in card.deeds if name not in card.numbers]


def changed_cards(cards: list[Card], changes: dict[str, dict[str, Any]], place: str) -> list[Card]:
    """A user's card file: numbers, names, and effects in the words of cards/reading.py."""
    numbers = {card.id: changeable(card) for card in cards}
    occasions = {card.id: card_deeds(card) for card in cards}
    for id, fields in changes.items():
        texts: dict[str, type[str]] = dict.fromkeys([*NAME_FIELDS, *occasions.get(id, [])], str)
        check_changes({id: fields}, numbers, texts, place)
    changed = []
    for card in cards:
        given = changes.get(card.id, {})
        changed.append(with_fields(card, given, place) if given else card)
    check_pile(changed, cards, changes, place)
    return changed


def with_fields(card: Card, given: dict[str, Any], place: str) -> Card:
    deeds = dict(card.deeds)
    for name in card_deeds(card):
        if name in given:
            deeds[name] = deed_in(given[name], place, card, name)
    if card.kind == "row":
        for name, other in (("first", "second"), ("second", "first")):
            known = [word for word in WHATS if word != deeds[other].first]
            if name in given and deeds[name].first not in known:
                raise wrong(place, card, name, given[name], Sentence("expected-one-of", values=known))
    numbers = card.numbers | {name: value for name, value in given.items() if name in card.numbers}
    names = {NAME_FIELDS[name]: value for name, value in given.items() if name in NAME_FIELDS}
    return replace(card, **names, numbers=numbers, deeds=deeds, by="card file", by_field={})


def deed_in(text: str, place: str, card: Card, name: str) -> Deed:
    """A text, read."""
    try:
        found = read(text)
    except Unknown as unknown:
        raise wrong(place, card, name, text, unknown.expected) from None
    barred = barred_for(card)
    if any([word in barred for word in words_in(found)]):
        raise wrong(place, card, name, text, Sentence("expected-one-of", values=[w for w in WORDS if w not in barred]))
    return found


def check_pile(changed: list[Card], printed: list[Card], changes: dict[str, dict[str, Any]], place: str) -> None:
    """Without the expansion too there have to be scrolls enough for the map, the House and the draw pile."""
    given = changes.get(PILE, {})
    if not given:
        return
    scrolls = [card for card in changed if part_of(card) == "scroll" and card.facts["set"] == "base"]
    caliphs = len([card for card in changed if card.kind == "caliph"])
    (pile,) = [card for card in changed if card.id == PILE]
    numbers = dict([card for card in printed if card.id == PILE][0].numbers)
    # what becomes less makes room for what becomes more
    names = sorted([name for name in given if name in numbers], key=lambda name: given[name] > numbers[name])
    for name in names:
        numbers[name] = given[name]
        left = len(scrolls) - MAP_SPACES - len(GUILDS)
        if name in ENDS:
            left -= sum([numbers[end] for end in ENDS if end != name])
            most = left - caliphs * max([number for other, number in numbers.items() if other not in ENDS])
        else:
            most = (left - sum([numbers[end] for end in ENDS])) // caliphs
        if given[name] > most:
            raise wrong(place, pile, name, given[name], Sentence("expected-number", least=0, most=most))


def wrong(place: str, card: Card, name: str, value: object, expected: Sentence) -> BadInput:
    return misfit(place, card.id, name, value, expected)
