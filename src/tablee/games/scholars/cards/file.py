"""A user's card file: what it may change, and the cards that come of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from tablee.games.scholars.cards.reading import WORDS, read
from tablee.games.scholars.rules.choices import WHATS
from tablee.games.scholars.state.box import part_of
from tablee.games.scholars.state.card import Card, Deed, Unknown
from tablee.games.scholars.state.terms import GUILDS, MAP_SPACES
from tablee.kernel.cards import check_changes
from tablee.kernel.errors import BadInput, Sentence

NAME_FIELDS: Final = {"name-en": "en", "name-fr": "fr"}
MOST: Final = {"points": 20, "gold": 9, "value": 12, "price": 9}
PILE: Final = "rule-pile"
ENDS: Final = ("above", "below")
"""Scrolls of the draw pile over and under the caliph cards; its other numbers are scrolls for each of them."""
BARRED: Final = {
    "track": ("advance", "harvest", "harvest-card"),
    "action": ("harvest-card",),
    "upgraded": ("harvest-card",),
    "goal": ("harvest-card",),
    "resource": ("move-gold", "may-move-gold", "place-gold", "employ", "dispatch", "harvest", "harvest-card"),
}
"""What would lead back to the same effect for ever; or what nobody can do in the draft, where nobody is employed yet."""


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


def card_deeds(card: Card) -> list[str]:
    """The occasions of a card whose effects a card file may change; a number of the same name comes first."""
    return [name for name in card.deeds if name not in card.numbers]


def changed_cards(cards: list[Card], changes: dict[str, dict[str, Any]], place: str) -> list[Card]:
    """A user's card file: numbers, names, and effects in the words of cards/reading.py."""
    numbers = {card.id: card_numbers(card) for card in cards}
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
    """A text, read. Only a golden Page rests, after the last turn: within one the action card would go from its slot."""
    try:
        found = read(text)
    except Unknown as unknown:
        raise wrong(place, card, name, text, unknown.expected) from None
    barred = [*BARRED.get(card.kind, ()), *([] if card.facts.get("banner") == "gold" else ["rest"])]
    if any([word in barred for word in words_in(found)]):
        raise wrong(place, card, name, text, Sentence("expected-one-of", values=[w for w in WORDS if w not in barred]))
    return found


def words_in(deed: Deed) -> list[str]:
    """The first word of every effect, and of those inside it."""
    found = []
    for effect in deed.effects:
        found.append(effect.written().partition(" ")[0])
        for inner in effect.inner():
            found += words_in(inner)
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
    return BadInput("bad-card-field", place=place, card=card.id, field=name, value=value, expected=expected)
