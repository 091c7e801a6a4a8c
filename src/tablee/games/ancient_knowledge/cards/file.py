"""A user's card file: cards that are changed, and cards that are added with the effect of another one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from tablee.games.ancient_knowledge.cards.checking import card_numbers
from tablee.games.ancient_knowledge.cards.ids import CARDS, NEW, added_id
from tablee.games.ancient_knowledge.state.card import Card
from tablee.kernel.cards import check_changes, misfit, no_fields
from tablee.kernel.errors import BadInput, Sentence

CARD_FIELDS: Final = {
    "name-en": str,
    "name-fr": str,
    "text-en": str,
    "text-fr": str,
}
FIELD_NAMES: Final = {"name-en": "en", "name-fr": "fr", "text-en": "text_en", "text-fr": "text_fr"}
LIKE: Final = "like"
"""The field of an added card that names the one whose effect it has."""


def changed_cards(changes: dict[str, dict[str, Any]], place: str) -> list[Card]:
    """The cards of the box as the file has them, then those that it adds."""
    own = {id: fields for id, fields in changes.items() if is_added(id, fields)}
    cards = CARDS + added_cards(own, place)
    fields_of = {
        id: {name: value for name, value in fields.items() if name != LIKE} if id in own else fields
        for id, fields in changes.items()
    }
    said = {id: fields for id, fields in fields_of.items() if fields or id not in own}
    check_changes(said, {card.id: card_numbers(card) for card in cards}, CARD_FIELDS, place)
    return [with_fields(card, fields_of.get(card.id, {})) for card in cards]


def with_fields(card: Card, changed: dict[str, Any]) -> Card:
    fields = {FIELD_NAMES.get(name, name): value for name, value in changed.items()}
    return replace(card, **fields, provenance="card file") if fields else card


def is_added(id: str, fields: object) -> bool:
    """Whoever writes `like` for a card that is not there wants to add it."""
    if NEW.fullmatch(id):
        return True
    return isinstance(fields, dict) and LIKE in fields and all([card.id != id for card in CARDS])


def added_cards(own: dict[str, Any], place: str) -> list[Card]:
    """Copies of the cards that they are like, under ids and names of their own."""
    cards = {card.id: card for card in CARDS}
    expected = [added_id(number) for number in range(1, len(own) + 1)]
    for id, fields in own.items():
        if id not in expected:
            free = [each for each in expected if each not in own]
            raise BadInput("unknown-card", place=place, value=id, expected=Sentence("expected-one-of", values=free))
        if not isinstance(fields, dict):
            raise no_fields(place, id, fields, [])
        like = fields.get(LIKE, "")
        if not isinstance(like, str) or like not in cards:
            wanted = Sentence("expected-card", example=CARDS[0].id)
            raise misfit(place, id, LIKE, like, wanted)
    found = []
    for id in expected:
        like = own[id][LIKE]
        card = replace(cards[like], id=id, en=id, fr=id, fr_by="ours", country_en="", country_fr="", hand=0)
        found.append(replace(card, provenance="card file"))
    return found
