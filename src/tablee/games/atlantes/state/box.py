"""The box: the cards as columns of numbers. Shared by all positions of a game."""

from __future__ import annotations

import hashlib
from typing import Final

from tablee.games.atlantes.cards.faces import faces
from tablee.games.atlantes.rules.choices import BONUS, ICON_IDS, make_choices
from tablee.games.atlantes.state.card import Character, Contents, Effect, Location, cards_of, ids_of
from tablee.games.atlantes.state.terms import (
    ANY_TYPE,
    KING,
    MOST_SEATS,
    NO_ABILITY,
    NO_CARD,
    NO_ICON,
    OCEAN,
    STARTING,
    TYPES,
)
from tablee.kernel.decisions import Seat
from tablee.kernel.fields import Names
from tablee.kernel.position import Step
from tablee.kernel.title import Box, CardFace


class AtlantesBox(Box):
    """The cards in play, as columns: small numbers inside, ids outside. Shared by all positions of a game."""

    def __init__(self, contents: Contents, content: str) -> None:
        self.contents: Final = contents
        self.content = content
        self.ids = ids_of(contents)
        icons, cards = contents.icons, cards_of(contents)
        places = [card if isinstance(card, Location) else None for card in cards]
        people = [card if isinstance(card, Character) else None for card in cards]
        self.names: Final = Names(self.ids)
        self.index: Final = self.names.index
        self.is_location: Final = [place is not None for place in places]
        self.locations: Final = [number for number, place in enumerate(places) if place is not None]
        self.characters: Final = [number for number, card in enumerate(people) if card is not None]
        make_choices(len(self.ids), len(contents.objectives))
        # by card, of which only locations mean something
        self.kind: Final = [ANY_TYPE if place is None else place.kind for place in places]
        self.gold: Final = [0 if place is None else place.gold for place in places]
        self.power: Final = [0 if place is None else place.power for place in places]
        self.points: Final = [0 if place is None else place.points for place in places]
        self.manta: Final = [NO_ICON if place is None else place.manta for place in places]
        self.depth: Final = [0 if place is None else len(place.levels) for place in places]
        self.levels: Final = [[NO_ICON] if place is None else [*place.levels, NO_ICON] for place in places]
        # by icon, twice over: starting mantas, then bonus mantas; the last entry answers for NO_ICON
        twice = [*icons, *icons]
        self.ability: Final[list[Effect | None]] = [icon.do for icon in twice] + [None]
        self.need: Final = [NO_ABILITY if icon.do is None else icon.do.need() for icon in twice] + [NO_ABILITY]
        self.power_of: Final = [icon.power for icon in twice] + [0]
        self.gold_of: Final = [icon.gold for icon in twice] + [0]
        self.only: Final = [icon.only for icon in twice] + [ANY_TYPE]
        self.worth: Final = [
            [icon.power if icon.only in (ANY_TYPE, kind) else 0 for icon in twice] + [0] for kind in range(len(TYPES))
        ] + [[icon.gold for icon in twice] + [0]]
        """What each icon brings to a payment in power against a type, or in gold."""
        # by card, of which only characters mean something
        none: tuple[Effect, ...] = ()
        self.do: Final = [none if card is None else card.do for card in people]
        self.stays: Final = [card is not None and card.stays for card in people]
        self.rouses: Final = [card is not None and card.rouses for card in people]
        self.number: Final = [0 if card is None else card.number for card in people]
        self.copies: Final = [0 if card is None else card.copies for card in people]
        self.leaves_for: Final = [NO_ICON if card is None else card.leaves_for for card in people]
        self.conquers: Final = [any([effect.conquers() for effect in does]) for does in self.do]
        self.plans: Final = [
            [plan(does, seat, self.ids[number]) for seat in range(MOST_SEATS)] for number, does in enumerate(self.do)
        ]
        """For each card and seat the steps that playing it puts on the agenda, the first one last."""
        self.plans_for_two: Final = [
            [plan(card.when_two if card else none, seat, self.ids[number]) for seat in range(MOST_SEATS)]
            for number, card in enumerate(people)
        ]
        self.starting: Final = [n for n, card in enumerate(people) if card is not None and card.set == STARTING]
        self.ocean: Final = [n for n, card in enumerate(people) if card is not None and card.set == OCEAN]
        self.kings: Final = [n for n, card in enumerate(people) if card is not None and card.set == KING]
        # objectives, mantas, board
        self.measure: Final = [objective.measure for objective in contents.objectives]
        self.least: Final = [objective.least for objective in contents.objectives]
        self.supply: Final = [0] * len(ICON_IDS)
        for supply in contents.supplies:
            self.supply[supply.icon] = supply.copies
        self.mantas: Final = [list(people.mantas) for people in contents.peoples]
        self.spot_points: Final = list(contents.board.points)
        self.prices: Final = list(contents.board.prices)
        self.discount: Final = contents.board.discount
        self.upper: Final = contents.board.upper
        self.simple: Final = all(
            [
                self.worth[way][BONUS + place.manta] <= self.worth[way][place.levels[-1]]
                for place in contents.locations
                for way in range(len(TYPES) + 1)
                if place.manta >= 0 and place.levels and self.worth[way][place.levels[-1]]
            ]
        )
        """No manta is worth more than the level that brings it: whatever sums up to a price can be paid thriftily."""
        self.appraisals: list[object] = [None, None]
        """What bots think of these cards, at a table and alone, worked out when one first asks."""

    def has_location(self, card: int) -> bool:
        """Is this a location of ours? A choice may name a card of another game's card file."""
        return card < len(self.is_location) and self.is_location[card]

    def faces(self) -> list[CardFace]:
        return faces(self.contents)


def plan(effects: tuple[Effect, ...], seat: Seat, by: str) -> list[Step]:
    """The steps of a card's effects for this seat, in the order of the agenda: the first one last."""
    return [effect.step(seat, by, NO_CARD) for effect in reversed(effects)]


def make_box(contents: Contents) -> AtlantesBox:
    """The content hash covers everything but names, texts and provenance."""
    board = contents.board
    rules = [
        [(icon.gold, icon.power, icon.only, icon.do.words() if icon.do else "") for icon in contents.icons],
        [(p.kind, p.gold, p.power, p.levels, p.points, p.manta) for p in contents.locations if not p.added],
        [
            (c.id, c.set, [effect.words() for effect in c.do], [effect.words() for effect in c.when_two])
            + (c.copies, c.number, c.stays, c.rouses, c.leaves_for)
            for c in contents.characters
        ],
        [(o.id, o.measure, o.least, o.token, o.side) for o in contents.objectives],
        [(supply.icon, supply.copies) for supply in contents.supplies],
        [people.mantas for people in contents.peoples],
        [board.points, board.prices, board.discount, board.upper],
    ]
    own = [(p.added, p.kind, p.gold, p.power, p.levels, p.points, p.manta) for p in contents.locations if p.added]
    if own:
        rules.append(own)
    return AtlantesBox(contents, hashlib.blake2b(repr(rules).encode(), digest_size=8).hexdigest())
