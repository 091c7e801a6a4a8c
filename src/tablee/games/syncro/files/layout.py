"""Reading a position file: any position of a level, naming only what matters.

    title = "syncro"
    level = 5
    leader = "p2"
    slot = 3
    [players.p1]
    hand = [4, 1, 5]
    reward = "RW-5"
    estimate = "good"
    [horde]
    r5c1 = "GO-05"
    r4c1 = "down"
    r5c3 = { card = "MU-03", on = [4, "p2:3"], absorbed = [2] }

Places of the horde that are not named are empty; without `horde` the level's own is laid. `down` alone is any card of
the place's pile. On an enemy a number is a Spell left over, face up; `p2:3` was laid face down by p2 in this round.
Spells that are named nowhere are shuffled into the pile, or lie with the discards with `rest = "discards"`; `hand_size`
fills a hand up from them. Piles list their top card first. `phase = "resolution"` begins after the last slot.
"""

from __future__ import annotations

import re
from typing import Any

from tablee.games.syncro.cards.levels import LAST_LEVEL
from tablee.games.syncro.files.reading import SpellReader
from tablee.games.syncro.rules.choices import MOST_VALUE, SIGNALS
from tablee.games.syncro.rules.estimates import FirstEstimate
from tablee.games.syncro.rules.steps import ROUNDS
from tablee.games.syncro.state.board import Syncro, blank
from tablee.games.syncro.state.box import SyncroBox
from tablee.games.syncro.state.quest import Quest, make_quest
from tablee.games.syncro.state.terms import (
    BOSS,
    BOSSES,
    CERBERI,
    CERBERUS,
    CHAPTER_TWO,
    FACE_UP,
    FAMILIES,
    FOG,
    FOGS,
    HAND_SIZE,
    LIEUTENANT,
    LIEUTENANTS,
    REWARD,
)
from tablee.kernel.chance import key_of
from tablee.kernel.decisions import seat_named
from tablee.kernel.errors import Sentence
from tablee.kernel.reading import HEADER
from tablee.kernel.title import Title

FIELDS = (
    *HEADER,
    "level",
    "leader",
    "round",
    "slot",
    "phase",
    "attackers",
    "players",
    "horde",
    "pile",
    "discards",
    "destroyed",
    "curses",
    "fog",
    "fog_discards",
    "rewards",
    "reward_discards",
    "beaten",
    "rest",
)
OPTIONS = ("monster-pool", "grant-reward-on-unlock", "mage-count-handicap", "new-cards")
MAGE = ("hand", "hand_size", "reward", "estimate")
PLACE = ("card", "face", "on", "absorbed")
PHASES = ("estimate", "turn", "resolution")
LAID = re.compile(r"(p[1-5]):([1-9])")
FITS = {0: FAMILIES, BOSSES: (BOSS,), CERBERI: (CERBERUS,), LIEUTENANTS: (LIEUTENANT,), FOGS: (FOG,)}
"""By pile: the kinds of card that lie there."""


def lay_out(title: Title, box: SyncroBox, data: dict[str, Any], place: str) -> Syncro:
    reader = SpellReader(box, place)
    data = reader.table(data, "position", FIELDS)
    level = reader.level(data.get("level", 1))
    areas, seats = reader.players(data, title, title.least)
    options = title.checked_options(reader.table(data.get("options", {}), "options", OPTIONS), seats)
    quest = make_quest(box, level, seats, options)
    quest.beaten = reader.cards(data.get("beaten", []), "beaten", reader.of(LIEUTENANT))
    quest.attempts = tuple([1 if number <= level else 0 for number in range(1, LAST_LEVEL + 1)])

    pos = blank(box, quest, seats, key_of(str(data.get("seed", "position"))))
    pos.leader = reader.seat(data.get("leader", "p1"), "leader", seats)
    pos.round = reader.number(data.get("round", 1), "round", 1, 999)
    for name, area in areas.items():
        lay_mage(reader, pos, seat_named(name), reader.table(area, name, MAGE), name)
    if "horde" in data:
        for name, there in reader.table(data["horde"], "horde", tuple(quest.plan.ids)).items():
            lay_place(reader, pos, quest.plan.ids.index(name), there, name)
    pos.discards = [reader.spell(spell, "discards") for spell in reader.items(data.get("discards", []), "discards")]
    top = [reader.spell(spell, "pile") for spell in reader.items(data.get("pile", []), "pile")]
    pos.destroyed = reader.cards(data.get("destroyed", []), "destroyed", reader.of(*FAMILIES, LIEUTENANT))
    pos.curses = reader.cards(data.get("curses", []), "curses", reader.of(FOG))
    fog = reader.cards(data.get("fog", []), "fog", reader.of(FOG))
    pos.fog_discards = reader.cards(data.get("fog_discards", []), "fog_discards", reader.of(FOG))
    rewards = reader.cards(data.get("rewards", []), "rewards", reader.of(REWARD))
    pos.reward_discards = reader.cards(data.get("reward_discards", []), "reward_discards", reader.of(REWARD))
    check_unlocked(reader, quest)
    deal_piles(reader, pos, fog, rewards)
    deal_horde(reader, pos, data)
    deal_spells(reader, pos, data, areas, top)
    pos.weigh_curses()
    pos.refresh()
    begin(reader, pos, data)
    return pos


def lay_mage(reader: SpellReader, pos: Syncro, seat: int, area: dict[str, Any], name: str) -> None:
    me = pos.mages[seat]
    me.hand = reader.hand(area.get("hand", []), f"{name} hand", pos.quest.limit)
    if "reward" in area:
        me.reward = reader.card(area["reward"], f"{name} reward", reader.of(REWARD))
    if "estimate" in area and pos.quest.spoken:
        me.said = reader.number(area["estimate"], f"{name} estimate", 0, MOST_VALUE * HAND_SIZE[2])
    elif "estimate" in area:
        me.said = SIGNALS.index(reader.one_of(area["estimate"], f"{name} estimate", list(SIGNALS)))


def lay_place(reader: SpellReader, pos: Syncro, place: int, there: Any, name: str) -> None:
    """`GO-05`, `GO-05 down`, `down`, or a table with card, face, on and absorbed."""
    if isinstance(there, str):
        id, _, face = there.partition(" ")
        there = {"face": "down"} if id == "down" and not face else {"card": id, **({"face": face} if face else {})}
    there = reader.table(there, f"horde {name}", PLACE)
    bit = 1 << place
    fitting = reader.of(*FITS[pos.quest.plan.decks[place]])
    if "card" in there:
        pos.cards[place] = reader.card(there["card"], f"horde {name}", fitting)
    pos.present |= bit
    face = reader.one_of(there.get("face", "up" if "card" in there else "down"), f"horde {name} face", ["up", "down"])
    if "face" in there or pos.quest.plan.decks[place] == FOGS:
        pos.seen |= bit  # for now: the face was given, `deal_horde` leaves it alone
    if face == "up" and pos.quest.plan.decks[place] != FOGS:
        pos.up |= bit
    for entry in reader.items(there.get("on", []), f"horde {name} on"):
        match = LAID.fullmatch(entry) if isinstance(entry, str) else None
        owner = seat_named(match[1]) if match else FACE_UP
        if owner >= pos.seats or (match is None and type(entry) is not int):
            raise reader.wrong(f"horde {name} on", entry, Sentence("expected-one-of", values=[3, "p1:3", "p2:3"]))
        pos.on[place] += (reader.spell(int(match[2]) if match else entry, f"horde {name} on"),)
        pos.by[place] += (owner,)
        if match:
            for me in pos.mages:
                me.on_top &= ~bit
            pos.mages[owner].on_top |= bit
    pos.under[place] = tuple(reader.hand(there.get("absorbed", []), f"horde {name} absorbed", 99))
    if (pos.on[place] or pos.under[place]) and (face == "down" or not pos.up & bit):
        raise reader.wrong(f"horde {name} face", "down", Sentence("expected-one-of", values=["up"]))


def check_unlocked(reader: SpellReader, quest: Quest) -> None:
    """No card that is not in play at this level."""
    monsters = reader.box.monsters(quest.level, quest.by_level, quest.new_cards)
    for card, where in reader.where.items():
        kind = reader.box.kind[card]
        new = reader.box.cards[card].new and not quest.new_cards
        if (
            new
            or (kind in (FOG, REWARD, LIEUTENANT) and quest.level < CHAPTER_TWO)
            or (kind in FAMILIES and card not in monsters)
        ):
            raise reader.misplaced(reader.ids[card], where[0], reader.ids[monsters[0]])


def deal_piles(reader: SpellReader, pos: Syncro, fog: list[int], rewards: list[int]) -> None:
    """Cards that are named nowhere, shuffled; those that were named lie on top."""
    box, quest, named = pos.box, pos.quest, reader.where
    monsters = box.monsters(quest.level, quest.by_level, quest.new_cards)
    pos.monsters = pos.shuffle([card for card in monsters if card not in named])
    if quest.level >= CHAPTER_TWO:
        pos.lieutenants = pos.shuffle([card for card in box.pile(LIEUTENANT, False) if card not in named])
        pos.fog = pos.shuffle([card for card in box.pile(FOG, quest.new_cards) if card not in named]) + fog[::-1]
        unnamed = [card for card in box.pile(REWARD, quest.new_cards) if card not in named]
        pos.rewards = pos.shuffle(unnamed) + rewards[::-1]


def deal_horde(reader: SpellReader, pos: Syncro, data: dict[str, Any]) -> None:
    """Places that are to hold any card; then what lies face up."""
    plan, box = pos.quest.plan, pos.box
    if "horde" not in data:
        pos.present = plan.whole
    given = pos.seen
    pos.seen = 0
    piles = {0: pos.monsters, LIEUTENANTS: pos.lieutenants, FOGS: pos.fog}
    for place in range(plan.size):
        deck = plan.decks[place]
        if not pos.present >> place & 1:
            if deck == LIEUTENANTS:
                bury_lieutenant(reader, pos, place)
        elif pos.cards[place] < 0:
            if deck in (BOSSES, CERBERI):
                kind = BOSS if deck == BOSSES else CERBERUS
                free = [card for card in box.guards[pos.quest.level - 1] if box.kind[card] == kind]
                pos.cards[place] = [card for card in free if card not in pos.cards][0]
            else:
                reader.at_least(len(piles[deck]), f"horde {plan.ids[place]}", 1)
                pos.cards[place] = piles[deck].pop()
    if not pos.enemies():
        expected = Sentence("expected-card", example="GO-05")
        raise reader.wrong("horde", data["horde"], expected)
    turn_up(pos, given)


def turn_up(pos: Syncro, given: int) -> None:
    """Where no face was given, what is accessible lies face up, and otherwise what the diagram shows so."""
    plan = pos.quest.plan
    guards = [place for place in range(plan.size) if (plan.cerberi & pos.present) >> place & 1]
    free = all([pos.is_accessible(place) for place in guards])
    for place in range(plan.size):
        if given >> place & 1 or not pos.present >> place & 1:
            continue
        deck = plan.decks[place]
        up = pos.is_accessible(place) or bool(plan.face_up >> place & 1)
        if deck == CERBERI or (deck == BOSSES and plan.cerberi):
            up = free
        if up and deck != FOGS:
            pos.up |= 1 << place
        elif not (pos.on[place] or pos.under[place]):
            pos.up &= ~(1 << place)


def bury_lieutenant(reader: SpellReader, pos: Syncro, place: int) -> None:
    """A Lieutenant's place that is empty: its card was destroyed, whichever it was."""
    buried = [card for _, card in pos.graves]
    fallen = [card for card in pos.destroyed if pos.box.kind[card] == LIEUTENANT and card not in buried]
    if not fallen:
        reader.at_least(len(pos.lieutenants), "lieutenants", 1)
        fallen = [pos.lieutenants.pop()]
        pos.destroyed.append(fallen[0])
    pos.graves += ((place, fallen[0]),)


def deal_spells(reader: SpellReader, pos: Syncro, data: dict[str, Any], areas: dict[str, Any], top: list[int]) -> None:
    """Hands that are to be filled up, then the pile or the discards."""
    spells = pos.shuffle(reader.spells)
    for name, area in areas.items():
        hand = pos.mages[seat_named(name)].hand
        size = reader.number(area.get("hand_size", len(hand)), f"{name} hand_size", len(hand), pos.quest.limit)
        reader.fill(hand, f"{name} hand", size, spells)
    if reader.one_of(data.get("rest", "pile"), "rest", ["pile", "discards"]) == "pile":
        pos.pile = spells + top[::-1]
    else:
        pos.pile = top[::-1]
        pos.discards = spells + pos.discards


def begin(reader: SpellReader, pos: Syncro, data: dict[str, Any]) -> None:
    """Where in the round the position stands."""
    phase = reader.one_of(data.get("phase", "turn"), "phase", list(PHASES))
    steps = list(ROUNDS[pos.seats][pos.leader])
    slots = len(pos.quest.slots)
    slot = reader.number(data.get("slot", 1), "slot", 1, slots) - 1
    if phase == "resolution":
        slot = slots
    del steps[len(steps) - slot :]
    pos.agenda = steps
    pos.slot = slot
    laid = sum([1 for by in pos.by for who in by if who != FACE_UP])
    pos.attackers = reader.number(data.get("attackers", min(laid, slot)), "attackers", 0, max(slot, 0))
    if phase == "estimate":
        pos.agenda.append(FirstEstimate())
