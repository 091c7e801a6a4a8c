"""The cards of a game as columns of numbers."""

from __future__ import annotations

import hashlib
from typing import Final

from tablee.games.ancient_knowledge.cards.faces import face
from tablee.games.ancient_knowledge.rules.choices import (
    Burden,
    Bury,
    CreateArtefact,
    CreateMonument,
    Discard,
    Learn,
    Remove,
    Resolve,
    Straighten,
    Take,
    Tilt,
    Use,
)
from tablee.games.ancient_knowledge.state.card import Card
from tablee.games.ancient_knowledge.state.terms import NOTHING, PERMANENT, SLOTS
from tablee.kernel.decisions import Choice
from tablee.kernel.fields import Names
from tablee.kernel.title import Box, CardFace


class AncientBox(Box):
    """The cards in play, as columns: small numbers inside, ids outside. Shared by all positions of a game."""

    def __init__(self, cards: list[Card], content: str) -> None:
        self.cards: Final = cards
        self.content = content
        self.ids = [card.id for card in cards]
        self.names: Final = Names(self.ids)
        self.index: Final = self.names.index
        self.kind: Final = [card.kind for card in cards]
        self.cost: Final = [card.cost for card in cards]
        self.slot: Final = [card.slot for card in cards]
        self.locked: Final = [card.locked for card in cards]
        self.knowledge: Final = [card.knowledge for card in cards]
        self.points: Final = [card.points for card in cards]
        self.level: Final = [card.level for card in cards]
        self.when: Final = [card.when for card in cards]
        self.on: Final = [card.on for card in cards]
        self.given: Final = [card.given for card in cards]
        self.needs: Final = [[need.range() for need in card.needs] for card in cards]
        self.may: Final = [card.may for card in cards]
        self.do: Final = [card.do for card in cards]
        self.resolves: Final = [any([not effect.changes_rules() for effect in card.do]) for card in cards]
        self.discounts: Final = [
            [sum([effect.discount(kind) for effect in card.do]) if card.when == PERMANENT else 0 for card in cards]
            for kind in range(3)
        ]
        self.slack: Final = [sum([effect.slack() for effect in card.do]) for card in cards]
        self.changes: Final = [changes(card) for card in cards]
        self.cards_per_tilt: Final = [max([effect.cards_per_tilt() for effect in card.do], default=0) for card in cards]
        self.waits: Final = [
            [card.on is not None and card.on.event == event for card in cards] + [False] for event in range(5)
        ]
        """By event; the last entry is for NO_CARD, which waits for nothing."""
        numbers = range(len(cards))
        # Choices are values: each is made once and shared by all decisions that offer it.
        self.create: Final[list[list[Choice]]] = [
            [CreateMonument(n, slot) for slot in range(SLOTS + 1)] for n in numbers
        ]
        self.install: Final[list[Choice]] = [CreateArtefact(n) for n in numbers]
        self.learn: Final[list[Choice]] = [Learn(n) for n in numbers]
        self.discard: Final[list[Choice]] = [Discard(n) for n in numbers]
        self.tilt: Final[list[Choice]] = [Tilt(n) for n in numbers]
        self.straighten: Final[list[Choice]] = [Straighten(n) for n in numbers]
        self.remove: Final[list[Choice]] = [Remove(n) for n in numbers]
        self.resolve: Final[list[Choice]] = [Resolve(n) for n in numbers]
        self.use: Final[list[Choice]] = [Use(n) for n in numbers]
        self.take: Final[list[Choice]] = [Take(n) for n in numbers]
        self.burden: Final[list[Choice]] = [Burden(n) for n in numbers]
        self.bury: Final[list[Choice]] = [Bury(n) for n in numbers]
        self.creations: Final[dict[int, list[Choice]]] = {}
        """Every way to create a card, by card, cards that can pay and places that are free: each worked out once."""
        self.builders: Final = [number for number, card in enumerate(cards) if card.level == 0]

    def faces(self) -> list[CardFace]:
        return [face(card) for card in self.cards]


def make_box(cards: list[Card]) -> AncientBox:
    """The content hash covers everything but names, texts and provenance."""
    rules = [
        (c.id, c.kind, c.when, c.cost, c.slot, c.locked, c.knowledge, c.points, c.hand, c.level, c.may)
        + (repr(c.on), repr(c.given), repr(c.needs), repr(c.do))
        for c in cards
    ]
    return AncientBox(cards, hashlib.blake2b(repr(rules).encode(), digest_size=8).hexdigest())


def changes(card: Card) -> int:
    """All that the parts of its effect may change."""
    mask = NOTHING
    for effect in card.do:
        mask |= effect.changes()
    return mask
