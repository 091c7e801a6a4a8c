"""Everything printed, as columns of small numbers: what a position looks things up in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablee.games.scholars.rules.choices import make_choices
from tablee.games.scholars.state import terms
from tablee.games.scholars.state.card import NOTHING, Card, Deed
from tablee.games.scholars.state.terms import (
    ACTS,
    CHARACTERS,
    COLOURS,
    FOREIGN,
    LANGUAGES,
    NONE,
    SCIENCES,
    TOP,
)
from tablee.kernel.fields import Names
from tablee.kernel.title import Box, CardFace

ALL_FOREIGN: Final = (1 << FOREIGN) - 1


class ScholarsBox(Box):
    """The cards in play, as columns: small numbers inside, ids outside. Shared by all positions of a game."""

    def __init__(
        self,
        cards: list[Card],
        content: str,
        face: Callable[[Card], CardFace],
    ) -> None:
        self.cards: Final = cards
        self.deeds: Final = all_deeds(cards)
        """Every deed of a card, and every one inside them, by how it is written."""
        self.content = content
        self.face: Final = face
        """How a card is told, in words: they know the effects, and the effects know the box."""
        self.ids = [card.id for card in cards]
        # where the parts of the box begin, each kind of card behind the other
        self.first_starter: Final = begin(cards, "starter")
        self.first_scroll: Final = begin(cards, "scroll")
        self.first_start_scroll: Final = begin(cards, "starting scroll")
        self.first_resource: Final = begin(cards, "resource")
        self.first_goal: Final = begin(cards, "goal")
        self.first_action: Final = begin(cards, "action")
        self.first_upgraded: Final = begin(cards, "upgraded")
        self.first_page: Final = begin(cards, "page")
        self.first_start_page: Final = begin(cards, "start-page")
        self.first_row_tile: Final = begin(cards, "row")
        self.first_caliph: Final = begin(cards, "caliph")
        self.first_scheme: Final = begin(cards, "scheme")
        self.first_room: Final = begin(cards, "room")
        self.first_place: Final = begin(cards, "place")
        self.first_guild: Final = begin(cards, "guild")
        self.first_level: Final = begin(cards, "level")
        self.starters: Final = list(range(self.first_starter, self.first_scroll))
        self.scrolls: Final = list(range(self.first_scroll, self.first_start_scroll))
        self.start_scrolls: Final = list(range(self.first_start_scroll, self.first_resource))
        self.resources: Final = list(range(self.first_resource, self.first_goal))
        self.goals: Final = list(range(self.first_goal, self.first_action))
        self.upgraded: Final = list(range(self.first_upgraded, self.first_page))
        self.pages: Final = list(range(self.first_page, self.first_start_page))
        self.caliphs: Final = list(range(self.first_caliph, self.first_scheme))
        self.schemes: Final = list(range(self.first_scheme, self.first_room))
        make_choices(self.first_row_tile)
        self.names: Final = Names(self.ids)
        self.index: Final = self.names.index
        self.points: Final = [card.numbers.get("points", 0) for card in cards]
        self.price: Final = [card.numbers.get("price", 0) for card in cards]
        self.retire_at: Final = [card.numbers.get("gold", 0) for card in cards]
        self.deck: Final = [index_of(CHARACTERS, card.deck) for card in cards]
        self.decks: Final = [
            [number for number, card in enumerate(cards) if card.deck == character] for character in CHARACTERS
        ]
        sets = (("base",), ("base", "promo"), ("base", "myriade"), ("base", "promo", "myriade"))
        self.plays: Final = [[card.facts.get("set", "base") in known for card in cards] for known in sets]
        """Whether each card is in the game: without more, with promos, with the expansion, with both."""
        self.speaks: Final = [spoken(card) for card in cards]
        self.dispatch: Final = [card.deeds.get("dispatch", NOTHING) for card in cards]
        self.use: Final = [card.deeds.get("tucked", NOTHING) for card in cards]
        """Of retired translators and Pages: what they do when their slot is used."""
        tucked = [deed.effects for deed in self.use]
        self.plus: Final = [sum([effect.plus() for effect in effects]) for effects in tucked]
        self.same: Final = [max([effect.same() for effect in effects], default=0) for effects in tucked]
        self.also: Final = [max([effect.also() for effect in effects], default=NONE) for effects in tucked]
        self.met: Final = [max([effect.met() for effect in effects], default=0) for effects in tucked]
        self.met_deed: Final = [
            effects[0].inner()[0] if effects and effects[0].met() else NOTHING for effects in tucked
        ]
        self.counts: Final = [effects[0].counts() if effects else ("", "") for effects in tucked]
        self.passive: Final = [
            not effects or bool(plus or same or met or counts[0]) or also >= 0
            for effects, plus, same, met, also, counts in zip(
                tucked, self.plus, self.same, self.met, self.also, self.counts, strict=True
            )
        ]
        """It is never used by itself."""
        self.slot: Final = [index_of(ACTS, card.facts.get("slot", "")) for card in cards]
        self.golden: Final = [card.facts.get("banner") == "gold" for card in cards]
        self.language: Final = [index_of(LANGUAGES, card.facts.get("language", "")) for card in cards]
        self.colour: Final = [index_of(COLOURS, card.facts.get("colour", "")) for card in cards]
        self.on_translate: Final = [card.deeds.get("translated", NOTHING) for card in cards]
        self.bonus: Final = [card.bonus for card in cards]
        self.scheme: Final = [card.scheme for card in cards]
        # the boards
        rooms = of_kind(cards, "room")
        self.room_cost: Final = [card.numbers["cost"] for card in rooms]
        self.room_deed: Final = [card.deeds.get("employed", NOTHING) for card in rooms]
        self.recruit: Final = [card.numbers["value"] for card in of_kind(cards, "deck")]
        tracks = of_kind(cards, "track")
        levels = range(1, TOP + 1)
        self.step_cost: Final = [[card.numbers[f"cost-{level}"] for level in (*levels, TOP)] for card in tracks]
        """What the step from each level costs; beyond the top as much as the last one."""
        self.track_points: Final = [[0, *[card.numbers[f"points-{level}"] for level in levels]] for card in tracks]
        self.benefit: Final = [
            [NOTHING, *[card.deeds[f"level-{level}"] for level in levels], card.deeds["beyond"]] for card in tracks
        ]
        places = of_kind(cards, "place")
        self.place_colour: Final = [COLOURS.index(card.facts["colour"]) for card in places]
        self.place_space: Final = [int(card.facts.get("space", NONE)) for card in places]
        self.place_deed: Final = [card.deeds.get("stop", NOTHING) for card in places]
        self.space_place: Final = [self.place_space.index(space) for space in range(terms.MAP_SPACES)]
        guilds = of_kind(cards, "guild")
        self.consolation: Final = [card.deeds["consolation"] for card in guilds]
        rows = of_kind(cards, "house")
        self.row_cost: Final = [card.numbers["cost"] for card in rows]
        self.row_influence: Final = [card.numbers["influence"] for card in rows]
        self.row_deed: Final = [card.deeds.get("delivered", NOTHING) for card in rows]
        self.row_value: Final = [card.numbers["value"] for card in rows]
        studies = of_kind(cards, "study")
        self.study_value: Final = [card.numbers["value"] for card in studies]
        self.study_gold: Final = [card.numbers["translators"] for card in studies]
        self.study_deed: Final = [card.deeds["study"] for card in studies]
        # action cards, by kind; the goal card is the last one
        plain = [*of_kind(cards, "action"), cards[self.first_goal]]
        better = [*of_kind(cards, "upgraded"), cards[self.first_goal]]
        self.banner: Final = [[card.deeds.get("banner", NOTHING) for card in side] for side in (plain, better)]
        self.harvest: Final = [[card.deeds.get("harvest", NOTHING) for card in side] for side in (plain, better)]
        self.printed_die: Final = [[card.numbers.get("die", 0) for card in side] for side in (plain, better)]
        # goals, caliphs, tiles, constants
        goals = of_kind(cards, "goal")
        self.goal_character: Final = [CHARACTERS.index(card.facts["character"]) for card in goals]
        self.goal_colour: Final = [COLOURS.index(card.facts["colour"]) for card in goals]
        self.goal_track: Final = [SCIENCES.index(card.facts["track"]) for card in goals]
        self.goal_level: Final = [card.numbers["level"] for card in goals]
        self.goal_worker: Final = [COLOURS.index(card.facts["worker"]) for card in goals]
        self.goal_die: Final = [COLOURS.index(card.facts["die"]) for card in goals]
        caliphs = of_kind(cards, "caliph")
        self.option_points: Final = [[card.numbers[option] for option in terms.OPTIONS] for card in caliphs]
        self.option_deed: Final = [[card.deeds.get(option, NOTHING) for option in terms.OPTIONS] for card in caliphs]
        tiles = of_kind(cards, "row")
        self.tile_deeds: Final = [(card.deeds["first"], card.deeds["second"]) for card in tiles]
        rule = {card.id: card for card in of_kind(cards, "rule")}
        self.rest_dice: Final = rule["rule-rest"].numbers["dice"]
        self.opening_dice: Final = rule["rule-opening"].numbers["dice"]
        self.fee: Final = rule["rule-fee"].numbers["silver"]
        self.match_deed: Final = rule["rule-match"].deeds["match"]
        self.pile_numbers: Final = rule["rule-pile"].numbers
        self.sum_points: Final = [rule["rule-dice-sum"].numbers[f"place-{place}"] for place in range(1, 5)]
        self.row_prices: Final = [rule["rule-rows"].numbers[f"row-{row}"] for row in range(1, 5)]
        self.black_recruit: Final = cards[self.first_start_page].numbers["value"]

    def faces(self) -> list[CardFace]:
        return [self.face(card) for card in self.cards]


def part_of(card: Card) -> str:
    """The part of the box that a card lies in: its kind, but starting scrolls lie by themselves."""
    return f"starting {card.kind}" if card.kind == "scroll" and card.starting else card.kind


def begin(cards: list[Card], part: str) -> int:
    return [part_of(card) for card in cards].index(part)


def of_kind(cards: list[Card], kind: str) -> list[Card]:
    return [card for card in cards if card.kind == kind]


def all_deeds(cards: list[Card]) -> dict[str, Deed]:
    found = {NOTHING.written: NOTHING}
    waiting = [deed for card in cards for deed in card.deeds.values()]
    while waiting:
        deed = waiting.pop()
        if deed.written not in found:
            found[deed.written] = deed
            for effect in deed.effects:
                waiting += effect.inner()
    return found


def index_of(names: tuple[str, ...], name: str) -> int:
    return names.index(name) if name in names else NONE


def spoken(card: Card) -> int:
    """The languages of a translator, as a bit mask; a wild one stands for all foreign languages."""
    words = card.facts.get("speaks", "").split()
    mask = 0
    for word in words:
        mask |= ALL_FOREIGN if word == "any" else 1 << LANGUAGES.index(word)
    return mask
