"""The title page: players, options, set-up, the end and the score."""

from __future__ import annotations

import hashlib
import random
from dataclasses import replace
from typing import Any, Final

from tablee.games.ancient_knowledge.board import (
    ARTEFACT_PLACES,
    HAND_LIMIT,
    NO_CARD,
    NOBODY,
    OVER,
    PLACES,
    SETUP,
    TILE_CARDS,
    Ancient,
    AncientBox,
    Card,
    new_player,
)
from tablee.games.ancient_knowledge.choices import IDS, NOTATION, CreateArtefact, CreateMonument
from tablee.games.ancient_knowledge.hints import guess, guess_at
from tablee.games.ancient_knowledge.prompts import PROMPTS
from tablee.games.ancient_knowledge.steps import STEPS, Begin, Keep
from tablee.games.ancient_knowledge.view import redeal, score_lines, view
from tablee.kernel.agenda import Together
from tablee.kernel.cards import check_changes
from tablee.kernel.decisions import Choice, Decision, Seat
from tablee.kernel.errors import BrokenRules
from tablee.kernel.events import HEADING, LISTED, QUIET, SUMMED, Event, EventKind
from tablee.kernel.position import Position
from tablee.kernel.title import Box, Option, Result, Title, ranked

DEALT: Final = 10
KEPT: Final = 6

EVENTS: Final = {
    "set-aside": EventKind((), ("card",), own=True, told=QUIET),
    "discarded-secretly": EventKind(("count",)),
    "tiles-laid": EventKind(("tiles",), (), True),
    "turn-began": EventKind(("round",), told=HEADING),
    "game-ended": EventKind(),
    "creating": EventKind(("card", "slot", "price"), told=QUIET),
    "created": EventKind(("card", "slot", "knowledge"), plays=("card",)),
    "effect": EventKind(("card",)),
    "learned": EventKind(("card", "type"), plays=("card",)),
    "archived": EventKind(("count",)),
    "searched": EventKind(told=QUIET),
    "tilted": EventKind(("card",), told=LISTED),
    "straightened": EventKind(("card",), told=LISTED),
    "chronicle-began": EventKind(("cards",), told=QUIET),
    "decline-began": EventKind(told=QUIET),
    "decline-skipped": EventKind(),
    "declining": EventKind(("card",), told=QUIET),
    "declined": EventKind(("card", "lost", "past")),
    "shifted": EventKind(told=QUIET),
    "end-set-off": EventKind(("past",)),
    "flipped": EventKind(("tile",)),
    "drew": EventKind(("count",), ("cards",), holds=("cards",)),
    "reshuffled": EventKind(("count",)),
    "discarded": EventKind(("card",), told=LISTED),
    "gave-up": EventKind(("card",), told=LISTED),
    "removed": EventKind(("card", "count", "left"), told=SUMMED),
    "burdened": EventKind(("owner", "card", "count")),
    "forgot": EventKind(("count", "left")),
    "moved": EventKind(("card", "slot")),
    "swapped": EventKind(("card", "card2")),
    "renewed": EventKind(("level", "count")),
    "tile-filled": EventKind(("tile", "level", "cards"), (), True),
    "tile-left": EventKind(("tile", "level")),
    "knowledge-discarded": EventKind(("card",), told=LISTED),
    "buried": EventKind(("card",), told=LISTED),
    "buried-secretly": EventKind((), ("card",), own=True),
    "turned": EventKind(("cards",), (), True),
    "turned-for": EventKind(("cards", "taken"), (), True, holds=("taken",)),
    "looked": EventKind(("count",), ("cards",)),
    "looked-knowledge": EventKind(("count",), ("cards",)),
    "took": EventKind((), ("card",), own=True, holds=("card",)),
    "put-away": EventKind(("count", "card")),
    "drafted": EventKind(("card",), holds=("card",)),
    "saw-hand": EventKind(("victim",), ("cards",)),
    "stole": EventKind(("victim",), ("card",), holds=("card",)),
}

CARD_FIELDS: Final = {
    "name-en": str,
    "name-fr": str,
    "text-en": str,
    "text-fr": str,
}
FIELD_NAMES: Final = {"name-en": "en", "name-fr": "fr", "text-en": "text_en", "text-fr": "text_fr"}


def card_numbers(card: Card) -> dict[str, tuple[int, int]]:
    """The numbers of a card that a card file may change, with their limits."""
    if card.level:
        return {"points": (0, 99)}
    numbers = {"cost": (0, HAND_LIMIT - 1)}
    if card.slot:
        numbers |= {"slot": (1, 6), "knowledge": (0, 99), "points": (0, 99)}
    return numbers


class AncientKnowledge(Title):
    """Ancient Knowledge, by Rémi Mathieu."""

    def __init__(self) -> None:
        self.id = "ancient-knowledge"
        self.version = 2
        self.names = {"en": "Ancient Knowledge", "fr": "Ancient Knowledge"}
        self.least = 2
        self.most = 4
        self.options = (
            Option("starting-hands", False, (False, True)),
            Option("see-tiles", False, (False, True)),
            Option("ages", None, per_seat=True),
        )
        self.priced = frozenset((CreateMonument, CreateArtefact))
        self.notation = NOTATION
        self.prompts = PROMPTS
        self.events = EVENTS
        self.steps = STEPS
        self.printed: AncientBox | None = None

    def box(self, changes: dict[str, dict[str, Any]] | None = None, place: str = "cards") -> AncientBox:
        if self.printed is None:
            from tablee.games.ancient_knowledge.cards import artefacts, cities, knowledge, megaliths, pyramids

            decks = (cities.CARDS, megaliths.CARDS, pyramids.CARDS, artefacts.CARDS, knowledge.CARDS)
            self.printed = make_box([card for deck in decks for card in deck])
        if not changes:
            return self.printed
        return make_box(changed_cards(self.printed.cards, changes, place))

    def deal(self, box: Box, options: dict[str, Any], seats: int, key: bytes) -> Position:
        assert isinstance(box, AncientBox)
        pos = blank(box, seats, key)
        pos.first = pos.one_of(seats)
        pos.turn = pos.first
        pos.ages = tuple(options["ages"] or ())
        pos.tiles_shown = options["see-tiles"]
        pos.agenda.append(Begin())
        order = [(pos.first + i) % seats for i in range(seats)]
        if options["starting-hands"]:
            hands = pos.shuffle([1, 2, 3, 4])
            dealt = dict(zip(order, hands, strict=False))
            for seat, hand in dealt.items():
                pos.players[seat].hand = [card for card in box.builders if box.cards[card].hand == hand]
            given = {card for me in pos.players for card in me.hand}
            pos.deck = pos.shuffle([card for card in box.builders if card not in given])
        else:
            pos.deck = pos.shuffle(box.builders)
            for seat in order:
                pos.players[seat].hand = [pos.deck.pop() for _ in range(DEALT)]
            pos.agenda.append(Together(tuple([(seat, (Keep(seat, DEALT - KEPT),)) for seat in order])))
        for seat in order:
            for card in pos.players[seat].hand:
                pos.seen[card] = 1 << seat
        for level in (1, 2):
            pos.pools[level - 1] = pos.shuffle([card for card, its in enumerate(box.level) if its == level])
        pos.tile_levels = [1, 1, 2]
        pos.tiles = [[pos.pools[level - 1].pop() for _ in range(TILE_CARDS)] for level in pos.tile_levels]
        return pos

    def opening(self, pos: Position) -> list[Event]:
        assert isinstance(pos, Ancient)
        hands = [[pos.box.ids[card] for card in me.hand] for me in pos.players]
        return [Event("drew", seat, (len(hand),), (hand,), 1 << seat) for seat, hand in enumerate(hands) if hand]

    def view(self, pos: Position, seat: Seat | None) -> dict[str, Any]:
        assert isinstance(pos, Ancient)
        return view(pos, seat)

    def deal_hidden(self, pos: Position, seat: Seat, rng: random.Random) -> Position:
        assert isinstance(pos, Ancient)
        return redeal(pos, seat, rng)

    def result(self, pos: Position) -> Result | None:
        """Most points; then least lost knowledge; then the oldest; otherwise shared. [Final scoring]"""
        assert isinstance(pos, Ancient)
        if pos.phase != OVER:
            return None
        lines = [score_lines(pos, seat) for seat in range(pos.seats)]
        return ranked(lines, {"lost": [line["lost"] for line in lines], "age": list(pos.ages) or [0] * pos.seats})

    def load(self, box: Box, data: dict[str, Any]) -> Position:
        assert isinstance(box, AncientBox)
        return load(box, data)

    def lay_out(self, box: Box, layout: dict[str, Any], place: str) -> Position:
        from tablee.games.ancient_knowledge.layout import lay_out

        assert isinstance(box, AncientBox)
        pos: Position = lay_out(self, box, layout, place)
        return pos

    def check(self, pos: Position) -> None:
        assert isinstance(pos, Ancient)
        check(pos)

    def guess(self, view: dict[str, Any], decision: Decision, box: Box | None = None) -> list[float]:
        cards = box or self.box()
        assert isinstance(cards, AncientBox)
        return guess(cards, view, decision)

    def guess_at(self, pos: Position, decision: Decision) -> list[float]:
        assert isinstance(pos, Ancient)
        return guess_at(pos, decision)

    def refusal_params(self, pos: Position, seat: Seat, choice: Choice) -> dict[str, object]:
        assert isinstance(pos, Ancient)
        params: dict[str, object] = {"hand": len(pos.players[seat].hand)}
        if isinstance(choice, CreateMonument):
            params |= {"card": IDS[choice.card], "slot": choice.slot, "own-slot": pos.box.slot[choice.card]}
            params["price"] = pos.price(choice.card, choice.slot)
        elif isinstance(choice, CreateArtefact):
            params |= {"card": IDS[choice.card], "price": pos.box.cost[choice.card]}
        elif hasattr(choice, "card"):
            params["card"] = IDS[choice.card]
        return params


def make_box(cards: list[Card]) -> AncientBox:
    """The content hash covers everything but names, texts and provenance."""
    rules = [
        (c.id, c.kind, c.when, c.cost, c.slot, c.locked, c.knowledge, c.points, c.hand, c.level, c.may)
        + (repr(c.on), repr(c.given), repr(c.needs), repr(c.do))
        for c in cards
    ]
    return AncientBox(cards, hashlib.blake2b(repr(rules).encode(), digest_size=8).hexdigest())


def changed_cards(cards: list[Card], changes: dict[str, dict[str, Any]], place: str) -> list[Card]:
    check_changes(changes, {card.id: card_numbers(card) for card in cards}, CARD_FIELDS, place)
    changed = []
    for card in cards:
        fields = {FIELD_NAMES.get(name, name): value for name, value in changes.get(card.id, {}).items()}
        changed.append(replace(card, **fields, provenance="card file") if fields else card)
    return changed


def blank(box: AncientBox, seats: int, key: bytes) -> Ancient:
    """An empty table."""
    pos = Ancient()
    pos.begin(seats, key)
    pos.box = box
    pos.players = [new_player() for _ in range(seats)]
    pos.deck = []
    pos.pile = []
    pos.tiles = [[], [], []]
    pos.tile_levels = [1, 1, 2]
    pos.pools = [[], []]
    pos.discards = [[], []]
    pos.out = []
    pos.looked = []
    pos.looker = NOBODY
    pos.seen = [0] * len(box.ids)
    pos.first = 0
    pos.turn = 0
    pos.round = 0
    pos.phase = SETUP
    pos.actions = 0
    pos.tiles_shown = True
    pos.flipped = False
    pos.ending = False
    pos.skip_decline = False
    pos.declining = NO_CARD
    pos.lost_now = 0
    pos.ages = ()
    return pos


def load(box: AncientBox, data: dict[str, Any]) -> Ancient:
    index = box.index

    def cards(names: list[Any]) -> list[int]:
        return [NO_CARD if name is None else index[name] for name in names]

    pos = blank(box, data["seats"], b"")
    pos.load_into(data, STEPS)
    for seat, area in enumerate(data["players"]):
        me = pos.players[seat]
        me.hand = cards(area["hand"])
        me.timeline = cards(area["timeline"])
        me.knowledge = list(area["knowledge"])
        me.stacked = sum([1 for card in me.timeline[1::2] if card >= 0])
        me.slack = sum([box.slack[card] for card in me.timeline if card >= 0])
        for card in cards(area["past"]):
            pos.enter_past(seat, card)
        me.tilted = cards(area["tilted"])
        me.artefacts = cards(area["artefacts"])
        for card in cards(area["collection"]):
            pos.collect(seat, card)
        me.lost = area["lost"]
        me.aside = cards(area["aside"])
    pos.deck = cards(data["deck"])
    pos.pile = cards(data["pile"])
    pos.tiles = [cards(tile) for tile in data["tiles"]]
    pos.tile_levels = list(data["tile_levels"])
    pos.pools = [cards(pool) for pool in data["pools"]]
    pos.discards = [cards(pile) for pile in data["discards"]]
    pos.out = cards(data["out"])
    pos.looked = cards(data["looked"])
    pos.looker = data["looker"]
    for name, mask in data["seen"].items():
        pos.seen[index[name]] = mask
    pos.first = data["first"]
    pos.turn = data["turn"]
    pos.round = data["round"]
    pos.phase = data["phase"]
    pos.actions = data["actions"]
    pos.tiles_shown = data["tiles_shown"]
    pos.flipped = data["flipped"]
    pos.ending = data["ending"]
    pos.skip_decline = data["skip_decline"]
    pos.declining = cards([data["declining"]])[0]
    pos.lost_now = data["lost_now"]
    pos.ages = tuple(data["ages"])
    return pos


def check(pos: Ancient) -> None:
    """Every card once, every area as the rules allow it."""
    piles = [pos.deck, pos.pile, *pos.tiles, *pos.pools, *pos.discards, pos.out, pos.looked]
    cards = [card for pile in piles for card in pile]
    kind, level = pos.box.kind, pos.box.level
    for me in pos.players:
        monuments = [card for card in me.timeline if card >= 0]
        cards += [*me.hand, *monuments, *me.past, *me.artefacts, *me.collection]
        for place in range(PLACES):
            if me.timeline[place] < 0 and me.knowledge[place]:
                raise BrokenRules("knowledge without a monument")
            if place % 2 and me.timeline[place] >= 0 and me.timeline[place - 1] < 0:
                raise BrokenRules("an upper monument without a lower one")
        if min(me.knowledge) < 0 or me.lost < 0:
            raise BrokenRules("less than no knowledge")
        if len(me.hand) > DEALT or len(me.artefacts) > ARTEFACT_PLACES:
            raise BrokenRules("too many cards in a hand or on a board")
        if any([card not in me.past for card in me.tilted]) or len(set(me.tilted)) != len(me.tilted):
            raise BrokenRules("tilted, but not in the Past")
        if me.past_kinds[:3] != [sum([1 for card in me.past if kind[card] == its]) for its in range(3)]:
            raise BrokenRules("the Past is counted wrongly")
        if me.stacked != sum([1 for card in me.timeline[1::2] if card >= 0]):
            raise BrokenRules("the upper row is counted wrongly")
        if me.slack != sum([pos.box.slack[card] for card in monuments]):
            raise BrokenRules("prerequisites are lowered wrongly")
        if me.types != [sum([1 for card in me.collection if kind[card] == its]) for its in range(3)]:
            raise BrokenRules("the collection is counted wrongly")
    if sorted(cards) != list(range(len(pos.box.ids))):
        raise BrokenRules("a card was minted or lost")
    for pool in (0, 1):
        if any([level[card] != pool + 1 for card in pos.pools[pool] + pos.discards[pool]]):
            raise BrokenRules("a knowledge card lies with the wrong level")
    for tile, its in zip(pos.tiles, pos.tile_levels, strict=True):
        if len(tile) not in (0, 2, 3) or any([level[card] != its for card in tile]):
            raise BrokenRules("a tile holds what it cannot")


TITLE: Final = AncientKnowledge()
