"""The title page: players, options, set-up, the end and the score."""

from __future__ import annotations

import hashlib
import random
from dataclasses import replace
from typing import Any, Final

from tablee.games.scholars import parts
from tablee.games.scholars.board import Scholars, blank
from tablee.games.scholars.box import Card, Effect, ScholarsBox
from tablee.games.scholars.choices import NOTATION, PRICED
from tablee.games.scholars.events import EVENTS
from tablee.games.scholars.parts import (
    BLACK,
    CALIPHS,
    DECKS,
    DRAFT,
    EXPANSION_LETTERS,
    FOREIGN,
    LETTERS,
    MAP_SPACES,
    MEDICINE_LETTER,
    NEUTRAL_START,
    NOBODY,
    OVER,
    PAGES,
    PROMO_LETTER,
    RESOURCES,
    RESPITE,
    RIVAL,
    ROWS,
    SCHEMES,
    SCROLL_LETTERS,
    SCROLLS,
    START,
    START_PAGES,
    STARTERS,
    TRACKS,
    UPGRADE_SPACES,
)
from tablee.games.scholars.prompts import PROMPTS
from tablee.games.scholars.score import ranking
from tablee.games.scholars.turn import STEPS, Begin, Drafting
from tablee.games.scholars.view import redeal, view
from tablee.kernel.cards import check_changes
from tablee.kernel.decisions import Choice, Decision, Seat
from tablee.kernel.errors import BadInput, Sentence
from tablee.kernel.events import Event
from tablee.kernel.position import Position
from tablee.kernel.title import Box, Option, Result, Title

PAIRS: Final = 4


class ScholarsOfTheSouthTigris(Title):
    """Scholars of the South Tigris, by S J Macdonald and Shem Phillips, with Myriade de Livres."""

    def __init__(self) -> None:
        self.id = "scholars"
        self.version = 2
        self.names = {"en": "Scholars of the South Tigris", "fr": "Érudits du Tigre du Sud"}
        self.least = 1
        self.most = 4
        self.options = (
            Option("myriade", True, (True, False)),
            Option("mode", "casual", ("casual", "epic")),
            Option("level", 1, (1, 2, 3, 4)),
            Option("promos", False, (False, True)),
        )
        self.priced = PRICED
        self.notation = NOTATION
        self.prompts = PROMPTS
        self.events = EVENTS
        self.steps = STEPS
        self.printed: ScholarsBox | None = None

    def box(self, changes: dict[str, dict[str, Any]] | None = None, place: str = "cards") -> ScholarsBox:
        if self.printed is None:
            self.printed = make_box(printed_cards())
        if not changes:
            return self.printed
        return make_box(changed_cards(self.printed.cards, changes, place))

    def deal(self, box: Box, options: dict[str, Any], seats: int, key: bytes) -> Position:
        assert isinstance(box, ScholarsBox)
        pos = blank(box, seats, key, options["myriade"])
        pos.epic = options["mode"] == "epic"
        pos.promos = options["promos"]
        pos.level = options["level"]
        pos.phase = DRAFT
        pos.neutral = NEUTRAL_START
        pos.first = 0 if pos.solo else pos.one_of(seats)
        pos.turn = pos.first
        deal_cards(pos)
        if pos.myriade:
            deal_expansion(pos)
        for me in pos.players:
            me.place = START
            me.cards = (1 << TRACKS - 1) - 1 | 1 << RESPITE | (1 << TRACKS - 1 if pos.myriade else 0)
        if pos.solo:
            deal_rival(pos)
        pos.agenda.append(Begin())
        pos.agenda += [Drafting(seat) for seat in pos.from_seat(pos.first)]
        return pos

    def opening(self, pos: Position) -> list[Event]:
        assert isinstance(pos, Scholars)
        ids = pos.box.ids
        told = [Event("turned-up", NOBODY, (ids[deck[-1]],)) for deck in pos.decks if deck]
        told += [Event("refilled", NOBODY, (ids[card], "")) for card in pos.spaces if card >= 0]
        return [*told, Event("books-filled", NOBODY, ([ids[page] for page in pos.books if page >= 0],))]

    def view(self, pos: Position, seat: Seat | None) -> dict[str, Any]:
        assert isinstance(pos, Scholars)
        return view(pos, seat)

    def deal_hidden(self, pos: Position, seat: Seat, rng: random.Random) -> Position:
        assert isinstance(pos, Scholars)
        return redeal(pos, rng)

    def result(self, pos: Position) -> Result | None:
        """Most points; then most employed translators; then most workers left; otherwise shared. [14]"""
        assert isinstance(pos, Scholars)
        return ranking(pos) if pos.phase == OVER else None

    def load(self, box: Box, data: dict[str, Any]) -> Position:
        from tablee.games.scholars.store import load

        assert isinstance(box, ScholarsBox)
        pos: Position = load(box, data)
        return pos

    def lay_out(self, box: Box, layout: dict[str, Any], place: str) -> Position:
        from tablee.games.scholars.layout import lay_out

        assert isinstance(box, ScholarsBox)
        pos: Position = lay_out(self, box, layout, place)
        return pos

    def check(self, pos: Position) -> None:
        from tablee.games.scholars.census import check

        assert isinstance(pos, Scholars)
        check(pos)

    def guess(self, view: dict[str, Any], decision: Decision, box: Box | None = None) -> list[float]:
        from tablee.games.scholars.hints import guess

        cards = box or self.box()
        assert isinstance(cards, ScholarsBox)
        return guess(cards, view, decision)

    def guess_at(self, pos: Position, decision: Decision) -> list[float]:
        from tablee.games.scholars.hints import guess_at

        assert isinstance(pos, Scholars)
        return guess_at(pos, decision)

    def refusal_params(self, pos: Position, seat: Seat, choice: Choice) -> dict[str, object]:
        from tablee.games.scholars.census import choice_params

        assert isinstance(pos, Scholars)
        return choice_params(pos, seat, choice)


# Set-up


def deal_cards(pos: Scholars) -> None:
    """Decks, scrolls, draw pile, starting translators with their resource cards. [4.1 to 4.7]"""
    for deck in range(DECKS):
        letters = list(range(PROMO_LETTER))
        letters += [PROMO_LETTER] if pos.promos else []
        letters += EXPANSION_LETTERS if pos.myriade else []
        pos.decks[deck] = pos.shuffle([LETTERS * deck + letter for letter in letters])
        pos.out += [LETTERS * deck + letter for letter in range(LETTERS) if letter not in letters]
    medicine = [SCROLLS + SCROLL_LETTERS * language + MEDICINE_LETTER for language in range(FOREIGN)]
    scrolls = [card for card in range(SCROLLS, parts.START_SCROLLS) if pos.myriade or card not in medicine]
    pos.out += [] if pos.myriade else medicine
    scrolls = pos.shuffle(scrolls)
    for space in [*range(MAP_SPACES), *[MAP_SPACES + ROWS * guild for guild in range(3)]]:
        pos.spaces[space] = scrolls.pop()
    starters = pos.shuffle(list(range(STARTERS, STARTERS + (11 if pos.myriade else 10))))
    pos.pairs = sorted(starters[:PAIRS])
    pos.out += starters[PAIRS:] + ([] if pos.myriade else [STARTERS + 10])
    for card in pos.pairs:
        pos.rooms[pos.box.cards[card].numbers["room"] - 1] = card
    build_pile(pos, scrolls)
    resources = pos.shuffle(list(range(RESOURCES, parts.GOALS)))
    pos.under = resources[:PAIRS]
    pos.out += resources[PAIRS:]


def build_pile(pos: Scholars, scrolls: list[int]) -> None:
    """From the bottom: some scrolls, four parts with a caliph card in each, some scrolls; the rest in reserve. [4.6]"""
    numbers = pos.box.pile_numbers
    each = numbers[f"{'epic' if pos.epic else 'casual'}-{pos.seats}"]
    caliphs = pos.shuffle(list(range(CALIPHS, SCHEMES)))
    layers = [[scrolls.pop() for _ in range(numbers["below"])]]
    for caliph in caliphs:
        layers.append(pos.shuffle([caliph, *[scrolls.pop() for _ in range(each)]]))
    layers.append([scrolls.pop() for _ in range(numbers["above"])])
    for number, layer in enumerate(layers):
        pos.pile += layer
        pos.layers += [number] * len(layer)
    pos.reserve = scrolls


def deal_expansion(pos: Scholars) -> None:
    """Pages, upgraded action cards, XP, and what each player begins with. [Expansion 2]"""
    pos.page_pile = pos.shuffle(list(range(PAGES, START_PAGES)))
    pos.books = [pos.page_pile.pop() for _ in pos.books]
    pos.upgrades = pos.shuffle(list(range(8)))[:UPGRADE_SPACES]
    pos.track_xp = (1 << TRACKS) - 1
    pos.caliph_xp = True
    for seat, me in enumerate(pos.players):
        me.xp = 1
        me.bag[BLACK] = 1
        pos.dice[BLACK] -= 1
        me.columns[0] = (START_PAGES + seat,)


def deal_rival(pos: Scholars) -> None:
    """The solo opponent begins as their level says. [15]"""
    rival, level = pos.rival, pos.box.cards[parts.LEVELS + pos.level - 1]
    rival.dice = level.numbers["dice"]
    rival.schemes = pos.shuffle(list(range(SCHEMES, parts.ROOMS)))
    language = level.facts["scroll"]
    if language:
        alike = [card for card in pos.reserve if pos.box.cards[card].facts["language"] == language]
        if alike:
            rival.given = alike[pos.one_of(len(alike))]
            pos.reserve.remove(rival.given)
            rival.scrolls.append(rival.given)
    if level.numbers["first-scroll"]:
        pos.marks[MAP_SPACES] = RIVAL
        rival.influence -= 1
    if level.numbers["neutral-scroll"]:
        pos.marks[pos.box.place_space[pos.neutral]] = RIVAL
        rival.influence -= 1
    for _ in range(level.numbers["orange"]):
        pos.guilds[1][RIVAL] += 1
        rival.influence -= 1
        pos.recount(1)


# The box


def printed_cards() -> list[Card]:
    """Everything in the box, in the order of `parts`."""
    from tablee.games.scholars.cards import boards, pages, scrolls, seats, translators

    return [
        *translators.translators(),
        *translators.starters(),
        *scrolls.scrolls(),
        *scrolls.starting_scrolls(),
        *seats.resources(),
        *seats.goals(),
        *seats.action_cards(),
        *seats.upgraded_cards(),
        *pages.pages(),
        *pages.starting_pages(),
        *seats.row_tiles(),
        *seats.caliphs(),
        *seats.schemes(),
        *boards.rooms(),
        *boards.deck_spaces(),
        *boards.tracks(),
        *boards.places(),
        *boards.guilds(),
        *boards.house_rows(),
        *boards.studies(),
        *seats.solo_levels(),
        *boards.constants(),
    ]


def make_box(cards: list[Card]) -> ScholarsBox:
    """The content hash covers everything but names and provenance."""
    from tablee.games.scholars.reading import read_all

    rules = [(card.id, card.numbers, card.deeds, card.facts) for card in cards]
    content = hashlib.blake2b(repr(rules).encode(), digest_size=8).hexdigest()
    deeds: dict[str, tuple[Effect, ...]] = read_all([text for card in cards for text in card.deeds.values()])
    return ScholarsBox(cards, deeds, content)


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
    """A user's card file: numbers, names, and effects in the words of reading.py."""
    from tablee.games.scholars.reading import WORDS, read_all

    occasions = sorted({name for card in cards for name in card.deeds})
    texts: dict[str, type[str]] = dict.fromkeys([*NAME_FIELDS, *occasions], str)
    check_changes(changes, {card.id: card_numbers(card) for card in cards}, texts, place)
    changed = []
    for card in cards:
        given = changes.get(card.id, {})
        for name, value in given.items():
            if name in occasions and name not in card.deeds:
                known = sorted([*card_numbers(card), *NAME_FIELDS, *card.deeds])
                raise BadInput("unknown-field", place=f"{place}, {card.id}", value=name, expected=known)
            if name in card.deeds:
                try:
                    read_all([value])
                except (ValueError, IndexError, KeyError):
                    expected = Sentence("expected-one-of", values=list(WORDS))
                    fields: dict[str, object] = {"place": place, "card": card.id, "field": name, "value": value}
                    raise BadInput("bad-card-field", **fields, expected=expected) from None
        if not given:
            changed.append(card)
            continue
        numbers = card.numbers | {name: value for name, value in given.items() if name in card.numbers}
        deeds = card.deeds | {name: value for name, value in given.items() if name in card.deeds}
        names = {NAME_FIELDS[name]: value for name, value in given.items() if name in NAME_FIELDS}
        changed.append(replace(card, **names, numbers=numbers, deeds=deeds, by="card file", by_field={}))
    return changed


TITLE: Final = ScholarsOfTheSouthTigris()
