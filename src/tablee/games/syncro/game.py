"""The title page: mages, options, set-up, the end of a level and what it hands to the next one."""

from __future__ import annotations

import hashlib
import random
from dataclasses import replace
from typing import Any, Final

from tablee.games.syncro.board import (
    ACTING,
    BOSS,
    BOSSES,
    CERBERUS,
    CHAPTER_TWO,
    FAMILIES,
    FOG,
    FOGS,
    LEVELS,
    LIEUTENANT,
    LIEUTENANTS,
    LOST,
    MONSTERS,
    NO_CARD,
    NO_PLACE,
    NOBODY,
    REWARD,
    SPOKEN_SINCE,
    WON,
    Card,
    Level,
    Page,
    Quest,
    Spell,
    Syncro,
    SyncroBox,
    make_quest,
    new_mage,
)
from tablee.games.syncro.campaign import Journey, Progress, progress_after, progress_of
from tablee.games.syncro.choices import IDS, MOST_VALUE, NOTATION, Attack, AttackUsing, Discard, Give, Use, UseOn
from tablee.games.syncro.hints import guess, guess_at
from tablee.games.syncro.prompts import PROMPTS
from tablee.games.syncro.steps import REVEAL, ROUND_BEGINS, STEPS, FirstEstimate
from tablee.games.syncro.view import redeal, view
from tablee.kernel.cards import check_changes
from tablee.kernel.decisions import Choice, Decision, Seat, seat_name, seat_named
from tablee.kernel.errors import BadInput, BrokenRules, Sentence
from tablee.kernel.events import HEADING, QUIET, Event, EventKind
from tablee.kernel.position import Position
from tablee.kernel.title import Adventure, Box, Option, Result, Standing, Title

EVENTS: Final = {
    "round-began": EventKind(("round",), told=HEADING),
    "judged": EventKind((), ("signal",), own=True, hushed=True, told=QUIET),
    "estimated": EventKind(("signal",), reveals=True),
    "spoke": EventKind(("sum",), reveals=True),
    "attacked": EventKind(("place",), ("spell",), reveals=True, own=True, plays=("spell",)),
    "passed": EventKind(reveals=True),
    "used": EventKind(("card",), reveals=True, plays=("card",)),
    "gave": EventKind(("receiver",), ("spell",)),
    "looked": EventKind(("place", "count"), ("spells",)),
    "strengthened": EventKind(("place", "amount")),
    "cloaked": EventKind(("place",)),
    "dealt": EventKind(("count",), ("spells",), holds=("spells",)),
    "resolved": EventKind(("place", "card", "spells", "total", "strength"), reveals=True),
    "charged": EventKind(("card", "due")),
    "set-aside": EventKind((), ("spell",), own=True, told=QUIET),
    "paid": EventKind(("spells", "due"), reveals=True),
    "paid-nothing": EventKind(),
    "destroyed": EventKind(("place", "card")),
    "absorbed": EventKind(("card", "place", "spell", "strength")),
    "spells-discarded": EventKind(("place", "spells"), reveals=True),
    "drew": EventKind(("count",), ("spells",), holds=("spells",)),
    "reshuffled": EventKind(("count",)),
    "revealed": EventKind(("place", "card"), reveals=True, plays=("card",)),
    "fog-turned": EventKind(("card",), reveals=True, plays=("card",)),
    "fog-reshuffled": EventKind(("count",)),
    "curse-stays": EventKind(("card",)),
    "discarded": EventKind(("spells",), reveals=True),
    "hands-passed": EventKind(),
    "reward-drawn": EventKind((), ("card",), holds=("card",)),
    "no-reward": EventKind(),
    "rewards-reshuffled": EventKind(("count",)),
    "level-won": EventKind(("level",)),
    "level-lost": EventKind(("level", "by")),
    "decided": EventKind((), ("fate",), own=True, hushed=True, told=QUIET),
    "kept-hand": EventKind(("count",), reveals=True),
    "discarded-hand": EventKind(("count",), reveals=True),
    "adventure-won": EventKind(),
}

CARD_FIELDS: Final = {"name-en": str, "name-fr": str, "text-en": str, "text-fr": str}
FIELD_NAMES: Final = {
    "name-en": "en",
    "name-fr": "fr",
    "text-en": "text_en",
    "text-fr": "text_fr",
    "per-card": "per_card",
}
STRENGTHS: Final = (1, 99)
AMOUNTS: Final = (1, 9)


def card_numbers(card: Card) -> dict[str, tuple[int, int]]:
    """The numbers of a card that a card file may change, with their limits."""
    numbers = {}
    if card.strength:
        numbers["strength"] = STRENGTHS
    if card.per_card:
        numbers["per-card"] = (0, 9)
    if card.amount:
        numbers["amount"] = AMOUNTS
    return numbers


SPELL_NUMBERS: Final = {"value": (1, MOST_VALUE), "count": (1, 40)}


class SyncroTitle(Title):
    """Syncro, by Thomas Favrelière. A game is one level; an adventure goes from level to level."""

    def __init__(self) -> None:
        self.id = "syncro"
        self.version = 1
        self.names = {"en": "Syncro", "fr": "Syncro"}
        self.least = 2
        self.most = 5
        self.silent = True
        self.options = (
            Option("level", 1, tuple(range(1, LEVELS + 1))),
            Option("campaign", None, data=True),
            Option("first-leader", "next", ("next", "p1", "p2", "p3", "p4", "p5")),
            Option("monster-pool", "all-from-start", ("all-from-start", "by-level")),
            Option("grant-reward-on-unlock", False, (False, True)),
            Option("mage-count-handicap", False, (False, True)),
            Option("new-cards", False, (False, True)),
        )
        self.notation = NOTATION
        self.prompts = PROMPTS
        self.events = EVENTS
        self.steps = STEPS
        self.printed: SyncroBox | None = None

    def box(self, changes: dict[str, dict[str, Any]] | None = None, place: str = "cards") -> SyncroBox:
        if self.printed is None:
            from tablee.games.syncro.cards import enemies, fog, levels, monsters, rewards, spells

            cards = [*monsters.CARDS, *enemies.CARDS, *rewards.CARDS, *fog.CARDS]
            self.printed = make_box(cards, spells.SPELLS, levels.LEVELS, levels.PAGES)
        return changed_box(self.printed, changes, place) if changes else self.printed

    def checked_options(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        values = super().checked_options(given, seats)
        leader = seat_named(values["first-leader"])
        if leader >= seats:
            expected = Sentence("expected-one-of", values=["next", *[seat_name(seat) for seat in range(seats)]])
            raise BadInput(
                "bad-option", title=self.id, option="first-leader", value=values["first-leader"], expected=expected
            )
        if values["campaign"] is not None:
            progress_of(self.box(), values, seats)
        return values

    def deal(self, box: Box, options: dict[str, Any], seats: int, key: bytes) -> Position:
        """The set-up of a level, step by step as the booklet has it. [Set-up]"""
        assert isinstance(box, SyncroBox)
        progress = progress_of(box, options, seats)
        quest = make_quest(
            box, progress.level, seats, options["monster-pool"] == "by-level", options["mage-count-handicap"]
        )
        quest.grant = options["grant-reward-on-unlock"]
        quest.new_cards = progress.new_cards
        quest.beaten = tuple(progress.beaten)
        attempts = progress.attempts[:]
        attempts[progress.level - 1] += 1
        quest.attempts = tuple(attempts)
        pos = blank(box, quest, seats, key)
        pos.leader = progress.leader
        deal_hands(pos, progress)
        lay_horde(pos, progress)
        deal_rewards(pos, progress)
        pos.agenda = [ROUND_BEGINS, FirstEstimate(), REVEAL]
        return pos

    def opening(self, pos: Position) -> list[Event]:
        assert isinstance(pos, Syncro)
        told = []
        for place in range(pos.quest.plan.size):
            if (pos.present & pos.up) >> place & 1:
                told.append(Event("revealed", NOBODY, (pos.quest.plan.ids[place], IDS[pos.cards[place]])))
        for seat, me in enumerate(pos.mages):
            told.append(Event("drew", seat, (len(me.hand),), (me.hand[:],), 1 << seat))
            if me.reward >= 0:
                told.append(Event("reward-drawn", seat, (), (IDS[me.reward],), 1 << seat))
        return told

    def view(self, pos: Position, seat: Seat | None) -> dict[str, Any]:
        assert isinstance(pos, Syncro)
        return view(pos, seat)

    def deal_hidden(self, pos: Position, seat: Seat, rng: random.Random) -> Position:
        assert isinstance(pos, Syncro)
        return redeal(pos, seat, rng)

    def result(self, pos: Position) -> Result | None:
        """All mages win the level, or all lose it."""
        assert isinstance(pos, Syncro)
        if pos.phase not in (WON, LOST):
            return None
        won = pos.phase == WON
        beaten = len(pos.destroyed)
        standings = [Standing(seat, 1 if won else 2, beaten, {"enemies": beaten}) for seat in range(pos.seats)]
        return Result(standings, carry={"campaign": progress_after(pos).dump(pos.box)}, won=won)

    def load(self, box: Box, data: dict[str, Any]) -> Position:
        assert isinstance(box, SyncroBox)
        return load(box, data)

    def lay_out(self, box: Box, layout: dict[str, Any], place: str) -> Position:
        from tablee.games.syncro.layout import lay_out

        assert isinstance(box, SyncroBox)
        pos: Position = lay_out(self, box, layout, place)
        return pos

    def check(self, pos: Position) -> None:
        assert isinstance(pos, Syncro)
        check(pos)

    def adventure(self) -> Adventure:
        return JOURNEY

    def guess(self, view: dict[str, Any], decision: Decision, box: Box | None = None) -> list[float]:
        cards = box or self.box()
        assert isinstance(cards, SyncroBox)
        return guess(cards, view, decision)

    def guess_at(self, pos: Position, decision: Decision) -> list[float]:
        assert isinstance(pos, Syncro)
        return guess_at(pos, decision)

    def refusal_params(self, pos: Position, seat: Seat, choice: Choice) -> dict[str, object]:
        assert isinstance(pos, Syncro)
        params: dict[str, object] = {"hand": len(pos.mages[seat].hand), "limit": pos.limit}
        if isinstance(choice, (AttackUsing, Use, UseOn)):
            params["card"] = IDS[choice.card]
            params["most"] = pos.box.amount[choice.card]
        if isinstance(choice, (Attack, AttackUsing, Discard, Give)):
            params["spell"] = choice.spell
        if isinstance(choice, (Attack, AttackUsing, UseOn)):
            params["place"] = NOTATION.vocabulary["place"][1](choice.place)
        if isinstance(choice, Give):
            params["receiver"] = seat_name(choice.seat)
        return params


def deal_hands(pos: Syncro, progress: Progress) -> None:
    """All Spells but those that were kept are shuffled; hands are filled up one by one from the Leader on."""
    spells = pos.box.deck(pos.quest.level)
    for seat, hand in enumerate(progress.hands):
        pos.mages[seat].hand = hand[:]
        for spell in hand:
            spells.remove(spell)
    pos.known = progress.known[:]
    pos.pile = pos.shuffle(spells)
    pos.draw(pos.clockwise(), pos.limit * pos.seats)


def lay_horde(pos: Syncro, progress: Progress) -> None:
    """From the highest card down; each place from its own pile. [Set-up 4-5; levels 4, 5 and 9]"""
    box, quest = pos.box, pos.quest
    plan = quest.plan
    pos.monsters = pos.shuffle(box.monsters(quest.level, quest.by_level, quest.new_cards))
    guards = box.guards[quest.level - 1][:]
    waiting = progress.lieutenants[:]
    if quest.level >= CHAPTER_TWO:
        out = [*progress.beaten, *waiting]
        pos.lieutenants = pos.shuffle([card for card in box.pile(LIEUTENANT, quest.new_cards) if card not in out])
        pos.fog_discards = progress.fog_discards[:]
        pos.fog = pos.shuffle([card for card in box.pile(FOG, quest.new_cards) if card not in pos.fog_discards])
    for place in range(plan.size):
        deck = plan.decks[place]
        if deck == MONSTERS:
            card = pos.monsters.pop()
        elif deck == LIEUTENANTS:
            card = waiting.pop(0) if waiting else pos.lieutenants.pop()
            if card in progress.seen:
                pos.seen |= 1 << place
        elif deck == FOGS:
            card = pos.next_fog()
        else:
            card = [each for each in guards if box.kind[each] == (BOSS if deck == BOSSES else CERBERUS)][0]
            guards.remove(card)
        pos.cards[place] = card
    pos.present = plan.whole
    pos.up = plan.face_up
    pos.refresh()


def deal_rewards(pos: Syncro, progress: Progress) -> None:
    """The pile is there from chapter II on; some set-ups give one to each mage without. [Saving; level 5, defeat]"""
    if pos.quest.level < CHAPTER_TWO:
        return
    pos.reward_discards = progress.reward_discards[:]
    for seat, card in enumerate(progress.rewards):
        pos.mages[seat].reward = card
    out = [*progress.rewards, *pos.reward_discards]
    pos.rewards = pos.shuffle([card for card in pos.box.pile(REWARD, pos.quest.new_cards) if card not in out])
    if progress.draw_rewards:
        for seat in pos.clockwise():
            if pos.mages[seat].reward < 0:
                pos.draw_reward([seat])


def make_box(cards: list[Card], spells: list[Spell], levels: list[Level], pages: list[Page]) -> SyncroBox:
    """The content hash covers everything but names, texts and provenance."""
    rules: list[tuple[object, ...]] = [
        (c.id, c.kind, c.when, c.strength, c.per_card, c.acts, c.amount, repr(c.do), c.level, c.new, c.replaces)
        for c in cards
    ]
    rules += [(spell.id, spell.value, spell.count, spell.level) for spell in spells]
    rules += [(level.number, repr(level.places)) for level in levels]
    return SyncroBox(cards, spells, levels, pages, hashlib.blake2b(repr(rules).encode(), digest_size=8).hexdigest())


def changed_box(box: SyncroBox, changes: dict[str, dict[str, Any]], place: str) -> SyncroBox:
    """With a user's changes to numbers and words of cards and Spells."""
    numbers = {card.id: card_numbers(card) for card in box.cards}
    numbers |= {spell.id: SPELL_NUMBERS for spell in box.spells}
    check_changes(changes, numbers, CARD_FIELDS, place)
    cards = []
    for card in box.cards:
        fields = {FIELD_NAMES.get(name, name): value for name, value in changes.get(card.id, {}).items()}
        cards.append(replace(card, **fields, provenance="card file") if fields else card)
    spells = []
    for spell in box.spells:
        fields = {FIELD_NAMES.get(name, name): value for name, value in changes.get(spell.id, {}).items()}
        spells.append(replace(spell, **fields, provenance="card file") if fields else spell)
    return make_box(cards, spells, box.levels, box.pages)


def blank(box: SyncroBox, quest: Quest, seats: int, key: bytes) -> Syncro:
    """An empty table."""
    pos = Syncro()
    pos.begin(seats, key)
    size = quest.plan.size
    pos.box = box
    pos.quest = quest
    pos.mages = [new_mage() for _ in range(seats)]
    pos.pile = []
    pos.discards = []
    pos.cards = [NO_CARD] * size
    pos.present = 0
    pos.up = 0
    pos.seen = 0
    pos.targets = 0
    pos.on = [()] * size
    pos.by = [()] * size
    pos.under = [()] * size
    pos.bonus = ()
    pos.cloaked = 0
    pos.lenses = ()
    pos.known = []
    pos.monsters = []
    pos.destroyed = []
    pos.graves = ()
    pos.lieutenants = []
    pos.fog = []
    pos.fog_discards = []
    pos.turned = NO_CARD
    pos.curses = []
    pos.rewards = []
    pos.reward_discards = []
    pos.leader = 0
    pos.round = 0
    pos.slot = 0
    pos.attackers = 0
    pos.due = 0
    pos.charging = NO_PLACE
    pos.phase = ACTING
    pos.limit = quest.limit
    pos.hides = 0
    pos.hushed = False
    pos.lost_by = ""
    return pos


def load(box: SyncroBox, data: dict[str, Any]) -> Syncro:
    index = box.index

    def cards(names: list[Any]) -> list[int]:
        return [NO_CARD if name is None else index[name] for name in names]

    options = data["options"]
    by_level = options["monster-pool"] == "by-level"
    quest = make_quest(box, data["level"], data["seats"], by_level, options["mage-count-handicap"])
    quest.grant = options["grant-reward-on-unlock"]
    quest.new_cards = options["new-cards"]
    quest.beaten = tuple(cards(data["beaten"]))
    quest.attempts = tuple(data["attempts"])
    at = {id: place for place, id in enumerate(quest.plan.ids)}

    def places(names: list[str]) -> int:
        return sum([1 << at[name] for name in names])

    pos = blank(box, quest, data["seats"], b"")
    pos.load_into(data, STEPS)
    for seat, area in enumerate(data["mages"]):
        me = pos.mages[seat]
        me.hand = list(area["hand"])
        me.reward = cards([area["reward"]])[0]
        me.said = area["said"]
        me.given = area["given"]
        me.aside = list(area["aside"])
        me.keeps = area["keeps"]
        me.told = area["told"]
        me.on_top = places(area["on_top"])
    pos.pile = list(data["pile"])
    pos.discards = list(data["discards"])
    for name, there in data["horde"].items():
        place = at[name]
        pos.cards[place] = index[there["card"]]
        pos.on[place] = tuple(there["on"])
        pos.by[place] = tuple(there["by"])
        pos.under[place] = tuple(there["under"])
        pos.present |= 1 << place
    pos.up = places(data["up"])
    pos.seen = places(data["seen"])
    pos.bonus = tuple([(at[name], amount) for name, amount in data["bonus"]])
    pos.cloaked = places(data["cloaked"])
    pos.lenses = tuple([(seat, at[name], amount) for seat, name, amount in data["lenses"]])
    pos.known = [(who, whom, value) for who, whom, value in data["known"]]
    pos.monsters = cards(data["monsters"])
    pos.destroyed = cards(data["destroyed"])
    pos.graves = tuple([(at[name], index[card]) for name, card in data["graves"]])
    pos.lieutenants = cards(data["lieutenants"])
    pos.fog = cards(data["fog"])
    pos.fog_discards = cards(data["fog_discards"])
    pos.turned = cards([data["turned"]])[0]
    pos.curses = cards(data["curses"])
    pos.rewards = cards(data["rewards"])
    pos.reward_discards = cards(data["reward_discards"])
    pos.leader = data["leader"]
    pos.round = data["round"]
    pos.slot = data["slot"]
    pos.attackers = data["attackers"]
    pos.due = data["due"]
    pos.charging = NO_PLACE if data["charging"] is None else at[data["charging"]]
    pos.phase = data["phase"]
    pos.lost_by = data["lost_by"]
    pos.weigh_curses()
    pos.refresh()
    return pos


def check(pos: Syncro) -> None:
    """Every Spell and card once, every piece where the rules allow it."""
    box, quest, plan = pos.box, pos.quest, pos.quest.plan
    spells = pos.pile + pos.discards
    for me in pos.mages:
        spells += me.hand
    for place in range(plan.size):
        spells += pos.on[place] + pos.under[place]
        if len(pos.on[place]) != len(pos.by[place]):
            raise BrokenRules("a Spell that nobody laid down")
        if (pos.cards[place] >= 0) != bool(pos.present >> place & 1):
            raise BrokenRules("the horde is counted wrongly")
        if (pos.on[place] or pos.under[place]) and not pos.is_enemy(place):
            raise BrokenRules("Spells where no enemy is")
        if pos.on[place] and not pos.up >> place & 1:
            raise BrokenRules("Spells on a card that lies face down")
    if sorted(spells) != sorted(box.deck(quest.level)):
        raise BrokenRules("a Spell was minted or lost")
    if any([len(me.hand) > quest.limit for me in pos.mages]):
        raise BrokenRules("too many Spells in a hand")
    for me in pos.mages:
        if len(set(me.aside)) != len(me.aside) or any([place >= len(me.hand) for place in me.aside]):
            raise BrokenRules("a Spell set aside that is not in hand")
    for who, whom, value in pos.known:
        hidden = [
            pos.on[at][n] for at in range(plan.size) for n, by in enumerate(pos.by[at]) if by % SPOKEN_SINCE == whom
        ]
        if who == whom or pos.known.count((who, whom, value)) > (pos.mages[whom].hand + hidden).count(value):
            raise BrokenRules("a mage knows of a Spell that is not there")
    cards = [card for card in pos.cards if card >= 0] + pos.destroyed
    check_pile(
        pos, "Monster", cards + pos.monsters, box.monsters(quest.level, quest.by_level, quest.new_cards), FAMILIES
    )
    if quest.level >= CHAPTER_TWO:
        fog = [card for card in [*cards, *pos.fog, *pos.fog_discards, *pos.curses, pos.turned] if card >= 0]
        check_pile(pos, "Fog", fog, box.pile(FOG, quest.new_cards), (FOG,))
        held = [me.reward for me in pos.mages if me.reward >= 0]
        rewards = pos.rewards + pos.reward_discards + held
        check_pile(pos, "Reward", rewards, box.pile(REWARD, quest.new_cards), (REWARD,))
        lieutenants = cards + pos.lieutenants + list(quest.beaten)
        check_pile(pos, "Lieutenant", lieutenants, box.pile(LIEUTENANT, quest.new_cards), (LIEUTENANT,))


def check_pile(pos: Syncro, name: str, found: list[int], all_cards: list[int], kinds: tuple[int, ...]) -> None:
    if sorted([card for card in found if pos.box.kind[card] in kinds]) != all_cards:
        raise BrokenRules(f"a {name} card was minted or lost")


JOURNEY: Final = Journey()
TITLE: Final = SyncroTitle()
