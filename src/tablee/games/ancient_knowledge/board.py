"""The pieces: the box with its cards, the players' areas, the common table, and what may be done with them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tablee.kernel.decisions import Choice, Rule, Seat, seat_name
from tablee.kernel.errors import BrokenRules
from tablee.kernel.position import Position
from tablee.kernel.title import Box, CardFace

CITY: Final = 0
MEGALITH: Final = 1
PYRAMID: Final = 2
ARTEFACT: Final = 3
KINDS: Final = ("city", "megalith", "pyramid", "artefact")

ANCIENT: Final = 0
WRITING: Final = 1
SECRET: Final = 2
TYPES: Final = ("ancient", "writing", "secret")

IMMEDIATE: Final = 0
PERMANENT: Final = 1
CHRONICLE: Final = 2
DECLINE: Final = 3
FINAL: Final = 4
TIMINGS: Final = ("immediate", "permanent", "chronicle", "decline", "final")

SLOTS: Final = 6
PLACES: Final = 2 * SLOTS
ALL_FREE: Final = 0b1111110
"""A bit mask of slots."""
ARTEFACT_PLACES: Final = 5
HAND_LIMIT: Final = 10
TILE_CARDS: Final = 3
HALF_PAST: Final = 7
FULL_PAST: Final = 14
NOBODY: Final = -1
NO_CARD: Final = -1
EVERYBODY: Final = 0xFF
"""A bit mask of seats."""

# what sets off a permanent effect
CREATED: Final = 0
LEARNED: Final = 1
DUG: Final = 2
DIGGING: Final = 3
DECLINED: Final = 4

# where a count looks
IN_PAST: Final = 0
IN_TIMELINE: Final = 1
IN_ARTEFACTS: Final = 2
IN_COLLECTION: Final = 3
IN_HAND: Final = 4
IN_LOST: Final = 5
IN_KNOWLEDGE: Final = 6
ZONES: Final = ("past", "timeline", "artefacts", "collection", "hand", "lost", "knowledge")

ANY_KIND: Final = -1
BEST_KIND: Final = -2
"""The largest of the three monument counts."""
SCORING: Final = -3
"""Monuments with a final-scoring effect."""

# the places of Player.tally: three kinds in the Past, scoring monuments there, three types, then the totals
TALLY_SCORING: Final = 3
TALLY_TYPES: Final = 4
TALLY_TOTAL: Final = 7
TALLY_BEST: Final = 8
TALLY_COLLECTION: Final = 9
TALLY_ARTEFACTS: Final = 10
TALLY_HAND: Final = 11
TALLY_LOST: Final = 12
TALLY_PAST: Final = (TALLY_TOTAL, TALLY_BEST, TALLY_SCORING)
TALLY_NAMES: Final = (
    *("city", "megalith", "pyramid", "scoring", "ancient", "writing", "secret"),
    *("past", "alike", "collection", "artefact", "hand", "lost"),
)
"""What the places are called outside, for the signs of a prerequisite."""

# what an effect changes in its owner's area, and what can give another effect something to do
MORE_CARDS: Final = 1
FEWER_CARDS: Final = 2
MORE_TOKENS: Final = 4
FEWER_TOKENS: Final = 8
FEWER_LOST: Final = 16
MOVED: Final = 32
TILES: Final = 64
BOARD: Final = 128
"""Cards that come into play or leave it, and whatever that sets off."""
NOTHING: Final = 0
EVERYTHING: Final = 255

# phases of a turn
SETUP: Final = 0
ACTIONS: Final = 1
CHRONICLES: Final = 2
DECLINES: Final = 3
OVER: Final = 4
PHASES: Final = ("setup", "action", "chronicle", "decline", "over")

# the rules that forbid a choice
NOT_IN_HAND: Final = Rule("AK-054", "not-in-hand")
WRONG_KIND: Final = Rule("AK-171", "wrong-kind")
NO_SUCH_SLOT: Final = Rule("AK-015", "no-such-slot")
NOT_TO_PAST: Final = Rule("AK-071", "not-to-past")
NOT_A_MONUMENT: Final = Rule("AK-016", "artefact-has-no-slot")
NEEDS_SLOT: Final = Rule("AK-059", "monument-needs-slot")
PADLOCK: Final = Rule("AK-072", "padlock")
SLOT_FULL: Final = Rule("AK-074", "slot-full")
TOO_EXPENSIVE: Final = Rule("AK-057", "too-expensive")
NO_PLACE: Final = Rule("AK-084", "no-artefact-place")
NOT_FACE_UP: Final = Rule("AK-088", "not-face-up")
PREREQUISITES: Final = Rule("AK-089", "prerequisites")
NO_KNOWLEDGE: Final = Rule("AK-112", "no-knowledge")
NO_CARDS: Final = Rule("AK-108", "no-cards")
ALL_TILTED: Final = Rule("AK-116", "tilted")
NOTHING_UPRIGHT: Final = Rule("AK-114", "nothing-upright")
COMPULSORY: Final = Rule("AK-174", "compulsory")
DISCARD_FOUR: Final = Rule("AK-027", "discard-four")
TWO_ACTIONS: Final = Rule("AK-050", "two-actions")
PAYS_ITSELF: Final = Rule("AK-056", "pays-itself")
NO_SHIFTING: Final = Rule("AK-070", "no-shifting")
NO_EXCHANGING: Final = Rule("AK-078", "no-exchanging")
ARTEFACT_STAYS: Final = Rule("AK-085", "artefact-stays")
STAYS_TILTED: Final = Rule("AK-117", "stays-tilted")


class Effect:
    """What a card does, as a value: a test can inspect it, the page can explain it, a bot can weigh it."""

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        """Do it for this seat, from this card: at once, or by putting steps on the agenda."""

    def possible(self, pos: Ancient, seat: Seat, card: int) -> bool:
        """Can an optional effect that begins with this be used at all?"""
        return True

    def conceivable(self, pos: Ancient, seat: Seat, card: int) -> bool:
        """Could it be used for all that the others know?"""
        return True

    def idle(self, pos: Ancient, seat: Seat, card: int) -> bool:
        """Would it do nothing now, for all that everybody sees?"""
        return False

    def wakes(self) -> int:
        """The changes after which it might do something after all."""
        return EVERYTHING

    def changes(self) -> int:
        """What it may change in its owner's area."""
        return EVERYTHING

    def points(self, pos: Ancient, seat: Seat) -> int:
        """What it gives in the final count."""
        return 0

    def changes_rules(self) -> bool:
        """Does it change a rule while that is applied, instead of being resolved by itself?"""
        return False

    def discount(self, kind: int) -> int:
        """How many knowledge fewer another card of this kind enters with, while this one is in play."""
        return 0

    def own_discount(self, pos: Ancient, seat: Seat) -> int:
        """How many knowledge fewer the card itself enters with."""
        return 0

    def slack(self) -> int:
        """By how much one number of a prerequisite is lowered while this is in play."""
        return 0

    def cards_per_tilt(self) -> int:
        """How many cards Excavate gives for each tilted monument while this is in play; 0: as usual."""
        return 0


@dataclass
class Count:
    """A number to read off a player's area."""

    zone: int
    kind: int = ANY_KIND

    def place(self) -> int:
        """Where `Player.tally` has this number; -1 when it has to be counted in the Timeline."""
        zone, kind = self.zone, self.kind
        if zone == IN_PAST:
            return kind if kind >= 0 else TALLY_PAST[-kind - 1]
        if zone == IN_COLLECTION:
            return TALLY_TYPES + kind if kind >= 0 else TALLY_COLLECTION
        if zone == IN_ARTEFACTS:
            return TALLY_ARTEFACTS
        if zone == IN_HAND:
            return TALLY_HAND
        return TALLY_LOST if zone == IN_LOST else -1

    def rises(self) -> int:
        """The changes by which it can become larger."""
        return MORE_CARDS if self.zone == IN_HAND else MORE_TOKENS if self.zone == IN_KNOWLEDGE else BOARD

    def of(self, pos: Ancient, seat: Seat) -> int:
        me, kind = pos.players[seat], self.kind
        if self.zone == IN_PAST and kind >= 0:
            return me.past_kinds[kind]
        if self.zone == IN_COLLECTION and kind >= 0:
            return me.types[kind]
        if self.zone == IN_LOST:
            return me.lost
        if self.zone == IN_TIMELINE:
            return pos.in_timeline(seat, kind)
        if self.zone == IN_KNOWLEDGE:
            return sum(me.knowledge)
        return me.tally()[self.place()]


class Condition:
    """A test on a player's area, made when the effect resolves."""

    def holds(self, pos: Ancient, seat: Seat, card: int) -> bool:
        return self.missing(pos, seat, card) == 0

    def missing(self, pos: Ancient, seat: Seat, card: int) -> int:
        """How far a number is from being large enough; 0 when the condition holds, 99 when no number would help."""
        raise NotImplementedError

    def wakes(self) -> int:
        """The changes after which it might hold, when it does not."""
        return EVERYTHING

    def range(self) -> tuple[int, int, int]:
        """For a prerequisite: a place of the tally, and the least and the most it may show."""
        raise BrokenRules("this condition cannot be a prerequisite")


@dataclass
class AtLeast(Condition):
    count: Count
    least: int

    def missing(self, pos: Ancient, seat: Seat, card: int) -> int:
        short = self.least - self.count.of(pos, seat)
        return short if short > 0 else 0

    def wakes(self) -> int:
        return self.count.rises()

    def range(self) -> tuple[int, int, int]:
        return self.count.place(), self.least, 999


@dataclass
class AtMost(Condition):
    count: Count
    most: int

    def missing(self, pos: Ancient, seat: Seat, card: int) -> int:
        return 0 if self.count.of(pos, seat) <= self.most else 99

    def range(self) -> tuple[int, int, int]:
        return self.count.place(), 0, self.most


@dataclass
class Trigger:
    """What a permanent effect waits for."""

    event: int
    kinds: tuple[int, ...] = ()
    """Kinds of builder card, or types of knowledge card; empty: all."""
    slots: tuple[int, ...] = ()
    least: int = 0
    """Monuments tilted, at least."""
    exactly: int = 0
    """Monuments tilted, exactly."""
    not_itself: bool = False
    """Neither its own creation nor one that it granted."""


@dataclass
class Card:
    """One card of the box: what is printed on it, in our words, and what it does."""

    id: str
    kind: int
    """City, megalith, pyramid, artefact; for a knowledge card its type."""
    en: str
    fr: str
    fr_by: str
    """Where the French name comes from: rulebook, public or ours."""
    when: int
    text_en: str
    text_fr: str
    country_en: str = ""
    country_fr: str = ""
    cost: int = 0
    slot: int = 0
    locked: bool = False
    knowledge: int = 0
    points: int = 0
    hand: int = 0
    """Which of the four starting hands it belongs to; 0: none."""
    level: int = 0
    """1 or 2 for knowledge cards, 0 for builder cards."""
    on: Trigger | None = None
    given: tuple[Condition, ...] = ()
    needs: tuple[Condition, ...] = ()
    needs_en: str = ""
    needs_fr: str = ""
    may: bool = False
    """The owner is asked whether to use it at all."""
    do: tuple[Effect, ...] = ()
    provenance: str = "public"


class AncientBox(Box):
    """The cards in play, as columns: small numbers inside, ids outside. Shared by all positions of a game."""

    def __init__(self, cards: list[Card], content: str) -> None:
        self.cards: Final = cards
        self.content = content
        self.ids = [card.id for card in cards]
        self.index: Final = {card.id: number for number, card in enumerate(cards)}
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
        self.waits: Final = [[card.on is not None and card.on.event == event for card in cards] for event in range(5)]
        self.creations: Final[dict[int, list[Choice]]] = {}
        """Every way to create a card, by card, cards that can pay and places that are free: each worked out once."""
        self.builders: Final = [number for number, card in enumerate(cards) if card.level == 0]

    def faces(self) -> list[CardFace]:
        return [face(card) for card in self.cards]


def changes(card: Card) -> int:
    """All that the parts of its effect may change."""
    mask = NOTHING
    for effect in card.do:
        mask |= effect.changes()
    return mask


def requirement(need: Condition) -> dict[str, Any]:
    """A prerequisite as a sign and a number: `{"of": "city", "least": 2}`."""
    place, least, most = need.range()
    return {"of": TALLY_NAMES[place], "least": least} if least else {"of": TALLY_NAMES[place], "most": most}


def face(card: Card) -> CardFace:
    """A card as lists and browsers show it."""
    numbers = {"level": card.level} if card.level else {"cost": card.cost}
    if card.slot:
        numbers |= {"slot": card.slot, "knowledge": card.knowledge}
    if card.slot or card.level:
        numbers["points"] = card.points
    if card.hand:
        numbers["hand"] = card.hand
    extra: dict[str, Any] = {"locked": True} if card.locked else {}
    if card.country_en:
        extra["country"] = {"en": card.country_en, "fr": card.country_fr}
    if card.needs:
        extra["needs"] = {"en": card.needs_en, "fr": card.needs_fr}
        extra["requires"] = [requirement(need) for need in card.needs]
    kind = TYPES[card.kind] if card.level else KINDS[card.kind]
    provenance = {"numbers": card.provenance, "name-fr": card.fr_by}
    names, texts = {"en": card.en, "fr": card.fr}, {"en": card.text_en, "fr": card.text_fr}
    return CardFace(card.id, kind, TIMINGS[card.when], names, texts, numbers, extra, provenance)


class Player:
    """One player's area, its five zones, and the hand."""

    hand: list[int]
    timeline: list[int]
    """Twelve places, lower and upper row of slot 1, then of slot 2, ...; NO_CARD when empty."""
    knowledge: list[int]
    """The tokens on each of these places."""
    stacked: int
    """Monuments in the upper row."""
    slack: int
    """By how much one number of a prerequisite may be missed."""
    past: list[int]
    past_kinds: list[int]
    """Cities, megaliths, pyramids in the Past, and how many of them score in the end."""
    tilted: list[int]
    """The cards of the Past that are tilted."""
    artefacts: list[int]
    collection: list[int]
    types: list[int]
    lost: int
    aside: list[int]
    """Chosen in secret while others choose too; still lying where they were."""

    def tally(self) -> list[int]:
        """The numbers that conditions and prerequisites look at."""
        kinds = self.past_kinds
        best = kinds[0] if kinds[0] > kinds[1] else kinds[1]
        if kinds[2] > best:
            best = kinds[2]
        totals = [len(self.past), best, len(self.collection), len(self.artefacts), len(self.hand), self.lost]
        return kinds + self.types + totals

    def copy(self) -> Player:
        new = Player()
        new.hand = self.hand[:]
        new.timeline = self.timeline[:]
        new.knowledge = self.knowledge[:]
        new.stacked = self.stacked
        new.slack = self.slack
        new.past = self.past[:]
        new.past_kinds = self.past_kinds[:]
        new.tilted = self.tilted[:]
        new.artefacts = self.artefacts[:]
        new.collection = self.collection[:]
        new.types = self.types[:]
        new.lost = self.lost
        new.aside = self.aside[:]
        return new


def new_player() -> Player:
    me = Player()
    me.hand = []
    me.timeline = [NO_CARD] * PLACES
    me.knowledge = [0] * PLACES
    me.stacked = 0
    me.slack = 0
    me.past = []
    me.past_kinds = [0, 0, 0, 0]
    me.tilted = []
    me.artefacts = []
    me.collection = []
    me.types = [0, 0, 0]
    me.lost = 0
    me.aside = []
    return me


class Ancient(Position):
    """A position of Ancient Knowledge. Decks and piles have their top card last."""

    box: AncientBox
    players: list[Player]
    deck: list[int]
    pile: list[int]
    """The builder discard pile."""
    tiles: list[list[int]]
    tile_levels: list[int]
    """1 or 2; 0 when the tile has left the game."""
    pools: list[list[int]]
    """Knowledge decks of level I and II."""
    discards: list[list[int]]
    """Knowledge discard piles of level I and II."""
    out: list[int]
    """Knowledge cards that have left the game with their tile."""
    looked: list[int]
    """Cards turned over or looked at, still being handled."""
    looker: Seat
    """Who alone sees them; NOBODY: everyone does."""
    seen: list[int]
    """For each card in a hidden place, the seats that know it lies there, as a bit mask."""
    first: Seat
    turn: Seat
    round: int
    phase: int
    actions: int
    """Actions left in this turn."""
    tiles_shown: bool
    flipped: bool
    """The middle of the game is past."""
    ending: bool
    skip_decline: bool
    declining: int
    """The monument whose decline has begun: it can be neither moved nor swapped."""
    lost_now: int
    """Knowledge that became lost in this Decline phase."""
    ages: tuple[int, ...]

    def copy(self) -> Ancient:
        new = Ancient()
        self.copy_into(new)
        new.box = self.box
        new.players = [player.copy() for player in self.players]
        new.deck = self.deck[:]
        new.pile = self.pile[:]
        new.tiles = [tile[:] for tile in self.tiles]
        new.tile_levels = self.tile_levels[:]
        new.pools = [pool[:] for pool in self.pools]
        new.discards = [pile[:] for pile in self.discards]
        new.out = self.out[:]
        new.looked = self.looked[:]
        new.looker = self.looker
        new.seen = self.seen[:]
        new.first = self.first
        new.turn = self.turn
        new.round = self.round
        new.phase = self.phase
        new.actions = self.actions
        new.tiles_shown = self.tiles_shown
        new.flipped = self.flipped
        new.ending = self.ending
        new.skip_decline = self.skip_decline
        new.declining = self.declining
        new.lost_now = self.lost_now
        new.ages = self.ages
        return new

    def pieces(self) -> dict[str, Any]:
        ids = self.box.ids
        return {
            "players": [
                {
                    "hand": [ids[card] for card in me.hand],
                    "timeline": [ids[card] if card >= 0 else None for card in me.timeline],
                    "knowledge": me.knowledge[:],
                    "past": [ids[card] for card in me.past],
                    "tilted": [ids[card] for card in me.tilted],
                    "artefacts": [ids[card] for card in me.artefacts],
                    "collection": [ids[card] for card in me.collection],
                    "lost": me.lost,
                    "aside": [ids[card] for card in me.aside],
                }
                for me in self.players
            ],
            "deck": [ids[card] for card in self.deck],
            "pile": [ids[card] for card in self.pile],
            "tiles": [[ids[card] for card in tile] for tile in self.tiles],
            "tile_levels": self.tile_levels[:],
            "pools": [[ids[card] for card in pool] for pool in self.pools],
            "discards": [[ids[card] for card in pile] for pile in self.discards],
            "out": [ids[card] for card in self.out],
            "looked": [ids[card] for card in self.looked],
            "looker": self.looker,
            "seen": {ids[card]: mask for card, mask in enumerate(self.seen) if mask},
            "first": self.first,
            "turn": self.turn,
            "round": self.round,
            "phase": self.phase,
            "actions": self.actions,
            "tiles_shown": self.tiles_shown,
            "flipped": self.flipped,
            "ending": self.ending,
            "skip_decline": self.skip_decline,
            "declining": ids[self.declining] if self.declining >= 0 else None,
            "lost_now": self.lost_now,
            "ages": list(self.ages),
        }

    # Questions

    def after(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def opponents(self, seat: Seat) -> list[Seat]:
        """Clockwise from the player on the left."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def place_of(self, seat: Seat, card: int) -> int:
        """Where in the Timeline; -1 when it is not there."""
        timeline = self.players[seat].timeline
        for place in range(PLACES):
            if timeline[place] == card:
                return place
        return -1

    def monuments(self, seat: Seat) -> list[int]:
        return [card for card in self.players[seat].timeline if card >= 0]

    def in_timeline(self, seat: Seat, kind: int) -> int:
        """How many monuments, of one kind or of any."""
        kinds = self.box.kind
        there = 0
        for card in self.players[seat].timeline:
            if card >= 0 and (kind < 0 or kinds[card] == kind):
                there += 1
        return there

    def is_in_play(self, seat: Seat, card: int) -> bool:
        me = self.players[seat]
        return card in me.timeline or card in me.artefacts or card in me.collection

    def neighbours(self, seat: Seat, card: int) -> list[int]:
        """The other monument of its slot, and those beside it in the same row. [Adjacent cards]"""
        timeline = self.players[seat].timeline
        place = self.place_of(seat, card)
        if place < 0:
            return []
        around = [place ^ 1]
        if place >= 2:
            around.append(place - 2)
        if place + 2 < PLACES:
            around.append(place + 2)
        return [timeline[other] for other in around if timeline[other] >= 0]

    def has_room(self, seat: Seat, slot: int) -> bool:
        return self.players[seat].timeline[2 * slot - 1] < 0

    def total_knowledge(self, seat: Seat) -> int:
        return sum(self.players[seat].knowledge)

    def price(self, card: int, slot: int) -> int:
        """Cards to discard: the printed cost, and one for each slot away from the printed one."""
        return self.box.cost[card] + abs(slot - self.box.slot[card])

    def free_slots(self, seat: Seat) -> int:
        """The slots with room for one more monument, as a bit mask."""
        me = self.players[seat]
        if not me.stacked:
            return ALL_FREE
        mask = 0
        for slot in range(1, SLOTS + 1):
            if me.timeline[2 * slot - 1] < 0:
                mask |= 1 << slot
        return mask

    def open_slots(self, card: int, payers: int, free: int) -> list[int]:
        """The slots where this monument may be created, with so many cards that can pay for it."""
        spare = payers - self.box.cost[card]
        if spare < 0:
            return []
        own = self.box.slot[card]
        reach = 0 if self.box.locked[card] else spare
        return [slot for slot in range(1, SLOTS + 1) if free >> slot & 1 and -reach <= slot - own <= reach]

    def why_not_create(self, seat: Seat, card: int, slot: int) -> Rule | None:
        """The rule against creating this monument of the hand on this slot."""
        free = self.free_slots(seat)
        if slot in self.open_slots(card, len(self.players[seat].hand) - 1, free):
            return None
        if self.box.locked[card] and slot != self.box.slot[card]:
            return PADLOCK
        return TOO_EXPENSIVE if free >> slot & 1 else SLOT_FULL

    def why_not_install(self, seat: Seat, card: int) -> Rule | None:
        """The rule against creating this artefact."""
        me = self.players[seat]
        if len(me.artefacts) >= ARTEFACT_PLACES:
            return NO_PLACE
        cards = len(me.hand) - (1 if card in me.hand else 0)
        return TOO_EXPENSIVE if self.box.cost[card] > cards else None

    def learnable(self, seat: Seat, cards: list[int]) -> list[int]:
        """Those of these knowledge cards whose prerequisites are met; `slack` may make up for one number."""
        me, needs = self.players[seat], self.box.needs
        tally = me.tally()
        found: list[int] = []
        for card in cards:
            slack = me.slack
            for place, least, most in needs[card]:
                value = tally[place]
                if value > most or least - value > slack:
                    break
                if value < least:
                    slack = 0
            else:
                found.append(card)
        return found

    def why_not_learn(self, seat: Seat, card: int) -> Rule | None:
        if not any([card in tile for tile in self.tiles]):
            return NOT_FACE_UP
        return None if self.learnable(seat, [card]) else PREREQUISITES

    def holds(self, seat: Seat, card: int) -> bool:
        """Are the conditions of this card's effect fulfilled?"""
        for condition in self.box.given[card]:
            if not condition.holds(self, seat, card):
                return False
        return True

    def is_idle(self, seat: Seat, card: int) -> bool:
        """Would this card's effect do nothing now, for all that everybody sees?"""
        for condition in self.box.given[card]:
            if condition.missing(self, seat, card):
                return True
        if self.box.may[card]:
            return not self.box.do[card][0].conceivable(self, seat, card)
        for effect in self.box.do[card]:
            if not effect.idle(self, seat, card):
                return False
        return True

    def stays_idle(self, seat: Seat, card: int, changes: int) -> bool:
        """Would it do nothing even after such changes, when it does nothing now?"""
        for condition in self.box.given[card]:
            if not condition.wakes() & changes and condition.missing(self, seat, card):
                return True
        do = self.box.do[card]
        if self.box.may[card]:
            return not do[0].wakes() & changes and not do[0].conceivable(self, seat, card)
        for effect in do:
            if effect.wakes() & changes or not effect.idle(self, seat, card):
                return False
        return True

    def triggered(self, seat: Seat, event: int, card: int, by: int, slot: int, tilted: int) -> list[int]:
        """The owner's permanent cards in play that wait for just this."""
        on = self.box.on
        waits = self.box.waits[event]
        found: list[int] = []
        me = self.players[seat]
        for other in me.timeline + me.artefacts:
            if not waits[other]:  # NO_CARD reads the last card, a knowledge card: those wait for nothing
                continue
            trigger = on[other]
            assert trigger is not None
            kind = self.box.kind[card] if card >= 0 else ANY_KIND
            if trigger.kinds and kind not in trigger.kinds:
                continue
            if trigger.slots and slot not in trigger.slots:
                continue
            if tilted < trigger.least or (trigger.exactly and tilted != trigger.exactly):
                continue
            if trigger.not_itself and other in (card, by):
                continue
            found.append(other)
        return found

    def discount(self, seat: Seat, kind: int) -> int:
        """How many tokens fewer the cards in play put on a new monument of this kind."""
        discounts = self.box.discounts[kind]
        me = self.players[seat]
        fewer = 0
        for other in me.timeline + me.artefacts:
            if other >= 0 and discounts[other] and self.holds(seat, other):
                fewer += discounts[other]
        return fewer

    def entering_knowledge(self, seat: Seat, card: int, fewer: int) -> int:
        """How many tokens a monument enters with, after its own discount and that of the cards in play."""
        knowledge = self.box.knowledge[card] - fewer
        if self.box.when[card] == IMMEDIATE and self.holds(seat, card):
            for effect in self.box.do[card]:
                knowledge -= effect.own_discount(self, seat)
        return max(0, knowledge)

    # What happens to the pieces

    def next_builder(self) -> int:
        """The top card of the deck, made anew from the discard pile when it is empty; NO_CARD when both are."""
        if not self.deck:
            if not self.pile:
                return NO_CARD
            self.deck = self.shuffle(self.pile)
            self.pile = []
            for card in self.deck:
                self.seen[card] = 0
            self.tell("reshuffled", NOBODY, (len(self.deck),))
        return self.deck.pop()

    def draw(self, seat: Seat, amount: int) -> None:
        """Up to the hand limit; what goes beyond is not drawn at all."""
        hand, knows = self.players[seat].hand, 1 << seat
        drawn: list[int] = []
        for _ in range(min(amount, HAND_LIMIT - len(hand))):
            card = self.deck.pop() if self.deck else self.next_builder()
            if card < 0:
                break
            hand.append(card)
            self.seen[card] = knows
            drawn.append(card)
        if self.events is not None and amount:
            ids = [self.box.ids[card] for card in drawn]
            self.tell("drew", seat, (len(drawn),), (ids,) if ids else (), 1 << seat)

    def to_pile(self, card: int) -> None:
        """Face up on the discard pile, where everybody sees it land."""
        self.pile.append(card)
        self.seen[card] = EVERYBODY

    def to_pile_unseen(self, cards: list[int], mask: int) -> None:
        """A bundle on the discard pile: others see its last card only."""
        for card in cards:
            self.pile.append(card)
            self.seen[card] |= mask
        if cards:
            self.seen[cards[-1]] = EVERYBODY

    def discard(self, seat: Seat, card: int) -> None:
        """From hand."""
        self.players[seat].hand.remove(card)
        self.to_pile(card)
        if self.events is not None:
            self.tell("discarded", seat, (self.box.ids[card],))

    def put_monument(self, seat: Seat, card: int, slot: int, knowledge: int) -> None:
        """In the lower row if the slot is empty, otherwise in the upper one."""
        me = self.players[seat]
        place = 2 * slot - 2
        if me.timeline[place] >= 0:
            place += 1
        if me.timeline[place] >= 0:
            raise BrokenRules(f"slot {slot} is full")
        me.timeline[place] = card
        me.knowledge[place] = knowledge
        me.stacked += place & 1
        me.slack += self.box.slack[card]

    def lift_monument(self, seat: Seat, card: int) -> int:
        """Take it off the Timeline; a card above it drops down. Returns its tokens."""
        me = self.players[seat]
        place = self.place_of(seat, card)
        knowledge = me.knowledge[place]
        upper = place | 1
        if me.timeline[upper] >= 0:
            me.stacked -= 1
        me.slack -= self.box.slack[card]
        if place < upper:
            me.timeline[place] = me.timeline[upper]
            me.knowledge[place] = me.knowledge[upper]
        me.timeline[upper] = NO_CARD
        me.knowledge[upper] = 0
        return knowledge

    def remove_knowledge(self, seat: Seat, card: int, amount: int) -> None:
        """From a monument back to the supply, as many as are there."""
        me = self.players[seat]
        place = self.place_of(seat, card)
        removed = min(amount, me.knowledge[place]) if place >= 0 else 0
        if removed:
            me.knowledge[place] -= removed
            self.tell("removed", seat, (self.box.ids[card], removed, me.knowledge[place]))

    def add_knowledge(self, seat: Seat, owner: Seat, card: int, amount: int) -> None:
        """Onto another player's monument."""
        self.players[owner].knowledge[self.place_of(owner, card)] += amount
        self.tell("burdened", seat, (seat_name(owner), self.box.ids[card], amount))

    def forget(self, seat: Seat, amount: int) -> None:
        """Lost knowledge back to the supply, as much as is there."""
        me = self.players[seat]
        amount = min(amount, me.lost)
        if amount:
            me.lost -= amount
            self.tell("forgot", seat, (amount, me.lost))

    def enter_past(self, seat: Seat, card: int) -> None:
        me = self.players[seat]
        me.past.append(card)
        me.past_kinds[self.box.kind[card]] += 1
        if self.box.when[card] == FINAL:
            me.past_kinds[TALLY_SCORING] += 1

    def collect(self, seat: Seat, card: int) -> None:
        me = self.players[seat]
        me.collection.append(card)
        me.types[self.box.kind[card]] += 1

    def discard_from_play(self, seat: Seat, card: int) -> None:
        """A monument or artefact to the discard pile; its tokens return to the supply."""
        me = self.players[seat]
        if card in me.artefacts:
            me.artefacts.remove(card)
        else:
            self.lift_monument(seat, card)
        self.to_pile(card)
        self.tell("gave-up", seat, (self.box.ids[card],))

    # Knowledge tiles

    def next_knowledge(self, level: int) -> int:
        """The top card of a knowledge deck; NO_CARD when there is none, nor a discard pile to make one from."""
        self.renew(level)
        pool = self.pools[level - 1]
        if not pool:
            return NO_CARD
        card = pool.pop()
        self.renew(level)
        return card

    def renew(self, level: int) -> None:
        """A knowledge deck that is empty is made anew from its own discard pile, at once."""
        pile = self.discards[level - 1]
        if pile and not self.pools[level - 1]:
            self.pools[level - 1] = self.shuffle(pile)
            self.discards[level - 1] = []
            for card in pile:
                self.seen[card] = 0
            self.tell("renewed", NOBODY, (level, len(pile)))

    def fill_tile(self, tile: int) -> None:
        """Three new cards; if there are not enough, cards and tile leave the game."""
        level = self.tile_levels[tile]
        pool, pile = self.pools[level - 1], self.discards[level - 1]
        if len(pool) + len(pile) < TILE_CARDS:
            self.out += pool + pile
            self.pools[level - 1] = []
            self.discards[level - 1] = []
            self.tile_levels[tile] = 0
            self.tell("tile-left", NOBODY, (tile + 1, level))
            return
        self.tiles[tile] = [self.next_knowledge(level) for _ in range(TILE_CARDS)]
        if self.events is not None:
            self.tell("tile-filled", NOBODY, (tile + 1, level, [self.box.ids[card] for card in self.tiles[tile]]))

    def take_from_tile(self, card: int) -> None:
        """The card leaves its tile."""
        for tile in self.tiles:
            if card in tile:
                tile.remove(card)

    def refill_tiles(self) -> None:
        """A tile is filled again once a single card is left, which is discarded."""
        for number, tile in enumerate(self.tiles):
            if len(tile) == 1:
                level = self.tile_levels[number]
                self.discard_knowledge(tile.pop(), level)
                self.fill_tile(number)

    def discard_knowledge(self, card: int, level: int) -> None:
        self.discards[level - 1].append(card)
        self.seen[card] = EVERYBODY
        self.tell("knowledge-discarded", NOBODY, (self.box.ids[card],))

    def flip_tile(self, tile: int) -> None:
        """A level I tile turns to its level II side."""
        cards = self.tiles[tile]
        self.tiles[tile] = []
        for card in cards:
            self.discard_knowledge(card, 1)
        self.renew(1)
        self.tile_levels[tile] = 2
        self.fill_tile(tile)

    def bury(self, card: int) -> None:
        """Under the deck of its level."""
        level = self.box.level[card]
        self.renew(level)
        self.pools[level - 1].insert(0, card)
