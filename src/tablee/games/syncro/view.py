"""What a mage may see, and fair guesses at what they may not."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import comb
from typing import Any

from tablee.games.syncro.board import (
    CHAPTER_TWO,
    DECKS,
    FACE_UP,
    FOGS,
    LIEUTENANTS,
    LOST,
    MONSTERS,
    PHASES,
    SPOKEN_SINCE,
    UNKNOWN,
    WON,
    Syncro,
    estimate_shown,
)
from tablee.games.syncro.choices import IDS, SIGNALS
from tablee.kernel.chance import guess_order
from tablee.kernel.decisions import Seat, seat_name

UNLOCKS = (
    (1, "mushrooms"),
    (1, "drawing"),
    (1, "hand-limit"),
    (2, "golems"),
    (3, "dragons"),
    (4, "first-boss"),
    (5, "rewards"),
    (5, "fog"),
    (5, "lieutenants"),
    (6, "sixes"),
    (7, "spoken-sums"),
    (8, "sevens"),
    (9, "last-boss"),
    (9, "cerberi"),
)
TRIES = 40
"""To deal hands that fit what was said aloud; after that they are dealt without."""


def unlocked(level: int) -> list[str]:
    """What the journal has taught by this level. The spoken sums of level 7 end with it."""
    return [name for first, name in UNLOCKS if first <= level and (name != "spoken-sums" or first == level)]


def view(pos: Syncro, seat: Seat | None) -> dict[str, Any]:
    quest = pos.quest
    plan = quest.plan
    order = [(pos.leader + step) % pos.seats for step in quest.slots]
    return {
        "seat": None if seat is None else seat_name(seat),
        "silent": pos.phase not in (WON, LOST),
        "level": quest.level,
        "chapter": 1 if quest.level < CHAPTER_TWO else 2,
        "attempt": quest.attempts[quest.level - 1],
        "unlocked": unlocked(quest.level),
        "aid": f"AID-{pos.box.levels[quest.level - 1].aid}",
        "phase": PHASES[pos.phase],
        "round": pos.round,
        "leader": seat_name(pos.leader),
        "first": seat_name(pos.leader),
        "slots": [seat_name(each) for each in order],
        "slot": pos.slot,
        "attackers": pos.attackers,
        "limit": pos.limit,
        "horde": [place_shown(pos, place, seat) for place in range(plan.size)],
        "pile": len(pos.pile),
        "discards": tally(pos),
        "monsters": len(pos.monsters),
        "destroyed": [IDS[card] for card in pos.destroyed],
        "lieutenants": len(pos.lieutenants),
        "beaten": [IDS[card] for card in quest.beaten],
        "fog": len(pos.fog),
        "fog_discards": [IDS[card] for card in pos.fog_discards],
        "fog_applied": IDS[pos.turned] if pos.turned >= 0 else None,
        "curses": [IDS[card] for card in pos.curses],
        "rewards": len(pos.rewards),
        "reward_discards": [IDS[card] for card in pos.reward_discards],
        "due": pos.due,
        "charging": plan.ids[pos.charging] if pos.charging >= 0 else None,
        "defeat": pos.lost_by or None,
        "options": {
            "monster-pool": "by-level" if quest.by_level else "all-from-start",
            "mage-count-handicap": quest.handicap,
            "new-cards": quest.new_cards,
        },
        "players": [mage_shown(pos, other, seat) for other in range(pos.seats)],
    }


def tally(pos: Syncro) -> list[dict[str, Any]]:
    """How many Spells of each value are discarded."""
    discards = pos.discards
    return [{"card": pos.box.spell_ids[value], "count": discards.count(value)} for value in sorted(set(discards))]


def named(pos: Syncro, spells: Sequence[int]) -> list[str]:
    """Spells as cards."""
    ids = pos.box.spell_ids
    return [ids[spell] for spell in spells]


def place_shown(pos: Syncro, place: int, seat: Seat | None) -> dict[str, Any]:
    """One place of the horde as `seat` sees it."""
    plan = pos.quest.plan
    shown: dict[str, Any] = {
        "place": plan.ids[place],
        "row": plan.rows[place],
        "x": plan.xs[place],
        "deck": DECKS[plan.decks[place]],
        "cards": plan.cards[place],
        "face": "gone",
        "accessible": False,
        "target": False,
        "card": None,
        "strength": None,
        "on": [],
        "absorbed": [],
        "bonus": 0,
        "cloaked": False,
    }
    if not pos.present >> place & 1:
        return shown
    up = bool(pos.up >> place & 1)
    shown["face"] = "up" if up else "down"
    shown["accessible"] = pos.is_accessible(place)
    shown["target"] = bool(pos.targets >> place & 1)
    if up or pos.seen >> place & 1:
        shown["card"] = IDS[pos.cards[place]]
    if up and pos.is_enemy(place):
        shown["strength"] = pos.strength(place)
        shown["on"] = spells_shown(pos, place, seat)
        shown["absorbed"] = named(pos, pos.under[place])
        shown["bonus"] = pos.bonus_on(place)
        shown["cloaked"] = bool(pos.cloaked >> place & 1)
    return shown


def spells_shown(pos: Syncro, place: int, seat: Seat | None) -> list[dict[str, Any]]:
    """The Spells on an enemy, the lowest first: who laid it face down, and its value for those who know it."""
    looked = seen_through_lens(pos, place, seat)
    shown = []
    for number in range(len(pos.on[place])):
        who = pos.by[place][number]
        owner = who % SPOKEN_SINCE if who != FACE_UP else FACE_UP
        known = owner in (FACE_UP, seat) or number < looked
        shown.append(
            {
                "spell": pos.box.spell_ids[pos.on[place][number]] if known else None,
                "by": None if owner == FACE_UP else seat_name(owner),
            }
        )
    return shown


def seen_through_lens(pos: Syncro, place: int, seat: Seat | None) -> int:
    """How many of the Spells here, from the lowest on, this mage has looked at."""
    return max([amount for who, at, amount in pos.lenses if who == seat and at == place], default=0)


def mage_shown(pos: Syncro, owner: Seat, seat: Seat | None) -> dict[str, Any]:
    """One mage as `seat` sees them: of others only the number of Spells, the estimate, and what was seen before."""
    me = pos.mages[owner]
    shown: dict[str, Any] = {
        "seat": seat_name(owner),
        "hand_count": len(me.hand),
        "estimate": estimate_shown(pos.quest, me.said),
        "has_reward": me.reward >= 0,
    }
    if owner == seat:
        shown["hand"] = named(pos, me.hand)
        shown["aside"] = named(pos, [me.hand[place] for place in me.aside])
        shown["reward"] = IDS[me.reward] if me.reward >= 0 else None
        shown["judged"] = SIGNALS[me.given] if me.given >= 0 else None
    else:
        shown["known"] = named(pos, sorted([value for who, whom, value in pos.known if who == seat and whom == owner]))
        shown["told"] = me.told if me.told != UNKNOWN else None
    return shown


# What a seat does not know, dealt anew


def redeal(pos: Syncro, seat: Seat, rng: random.Random) -> Syncro:
    """Deal everything hidden from this mage anew among the places where it can be."""
    new = pos.copy()
    new.decisions = None
    new.key = rng.getrandbits(128).to_bytes(16, "big")
    deal_cards(pos, new, seat, rng)
    if pos.known or pos.lenses or pos.quest.spoken:
        deal_spells(pos, new, seat, rng)
    else:
        deal_unknown_spells(pos, new, seat, rng)
    return new


def deal_cards(pos: Syncro, new: Syncro, seat: Seat, rng: random.Random) -> None:
    """Face-down cards of the horde with those of their piles; the others' Rewards with the Reward pile."""
    hidden = pos.present & ~pos.up & ~pos.seen
    if hidden:
        deal_deck(new, hidden, MONSTERS, new.monsters, rng)
        if pos.quest.level >= CHAPTER_TWO:
            deal_deck(new, hidden, LIEUTENANTS, new.lieutenants, rng)
            deal_deck(new, hidden, FOGS, new.fog, rng)
    guess_order(new.fog, rng)  # of these piles the only one that is still drawn from
    holders = [me for other, me in enumerate(new.mages) if other != seat and me.reward >= 0]
    new.rewards += [me.reward for me in holders]
    guess_order(new.rewards, rng)
    for me in holders:
        me.reward = new.rewards.pop()


def deal_deck(new: Syncro, hidden: int, deck: int, pile: list[int], rng: random.Random) -> None:
    """Any of these cards on each hidden place of their kind, the rest into the pile."""
    decks, cards = new.quest.plan.decks, new.cards
    places = [place for place in range(len(decks)) if hidden >> place & 1 and decks[place] == deck]
    for place in places:
        pile.append(cards[place])
    for place in places:
        pick = int(rng.random() * len(pile))
        cards[place] = pile[pick]
        pile[pick] = pile[-1]
        pile.pop()


def deal_unknown_spells(pos: Syncro, new: Syncro, seat: Seat, rng: random.Random) -> None:
    """The Spells in others' hands, those that they laid face down, and the pile: none of them was ever seen."""
    unknown = new.pile
    for other in range(pos.seats):
        if other != seat:
            unknown += pos.mages[other].hand
    laid = [place for place in range(len(pos.by)) if pos.by[place] and pos.by[place][-1] != FACE_UP]
    for place in laid:
        for number, owner in enumerate(pos.by[place]):
            if owner not in (FACE_UP, seat):
                unknown.append(pos.on[place][number])
    guess_order(unknown, rng)
    for other in range(pos.seats):
        size = len(pos.mages[other].hand)
        if other != seat and size:
            new.mages[other].hand = unknown[-size:]
            del unknown[-size:]
    for place in laid:
        by, on = pos.by[place], pos.on[place]
        new.on[place] = tuple(
            [on[number] if by[number] in (FACE_UP, seat) else unknown.pop() for number in range(len(by))]
        )


def deal_spells(pos: Syncro, new: Syncro, seat: Seat, rng: random.Random) -> None:
    """The Spells in others' hands, those that they laid face down, and the pile.

    What this mage knows somebody to have stays among that mage's Spells. In level 7 hands fit what was said aloud.
    """
    places: list[list[tuple[int, int]]] = [[] for _ in pos.mages]
    """Of each other mage: (place in hand, -1) or (number on the enemy, place), where this seat sees no value."""
    counted: list[int] = [0] * pos.seats
    """How many of these places, from the first on, belong to the sum that was said."""
    unknown = pos.pile[:]
    for other in range(pos.seats):
        if other != seat:
            hand = pos.mages[other].hand
            places[other] = [(number, -1) for number in range(len(hand))]
            unknown += hand
    later: list[tuple[int, int, int]] = []
    for place in range(len(pos.on)):
        by = pos.by[place]
        if not by:
            continue
        looked = seen_through_lens(pos, place, seat) if pos.lenses else 0
        for number in range(len(by)):
            owner = by[number] % SPOKEN_SINCE
            if by[number] != FACE_UP and owner != seat and number >= looked:
                unknown.append(pos.on[place][number])
                if by[number] < SPOKEN_SINCE:
                    places[owner].append((number, place))
                else:
                    later.append((owner, number, place))
    for other in range(pos.seats):
        counted[other] = len(places[other])
    for owner, number, place in later:
        places[owner].append((number, place))
    dealt = fitting(pos, seat, places, counted, unknown, rng)
    if pos.known:
        new.known = [
            entry if seat in entry[:2] else (entry[0], entry[1], 0)  # a third mage knows some Spell of theirs
            for entry in pos.known
        ]
        know_again(pos, new, places, dealt)
    for other in range(pos.seats):
        for (number, place), spell in zip(places[other], dealt[other], strict=True):
            if place < 0:
                new.mages[other].hand[number] = spell
            else:
                on = new.on[place]
                new.on[place] = on[:number] + (spell,) + on[number + 1 :]
    new.pile = unknown


def know_again(pos: Syncro, new: Syncro, places: list[list[tuple[int, int]]], dealt: list[list[int]]) -> None:
    """What others know of each other is about the same Spells, whatever these are now."""
    used: set[tuple[int, int, int]] = set()
    for entry, (who, whom, value) in enumerate(pos.known):
        if new.known[entry][2]:
            continue
        for number, (at, place) in enumerate(places[whom]):
            before = pos.mages[whom].hand[at] if place < 0 else pos.on[place][at]
            if before == value and (who, whom, number) not in used:
                used.add((who, whom, number))
                new.known[entry] = (who, whom, dealt[whom][number])
                break
        else:
            new.known[entry] = pos.known[entry]  # one that this seat has looked at


def fitting(
    pos: Syncro,
    seat: Seat,
    places: list[list[tuple[int, int]]],
    counted: list[int],
    unknown: list[int],
    rng: random.Random,
) -> list[list[int]]:
    """Spells for these places, taken out of `unknown`, whose rest is left in random order."""
    known: list[list[int]] = [[] for _ in places]
    if pos.known:
        for who, whom, value in pos.known:
            if who == seat:
                known[whom].append(value)
                unknown.remove(value)
    guess_order(unknown, rng)
    sums = pos.quest.spoken and any([me.told != UNKNOWN for me in pos.mages])
    for _ in range(TRIES if sums else 0):
        rest = unknown[:]
        dealt = deal_by_sums(pos, places, counted, known, rest, rng)
        if dealt:
            unknown[:] = rest
            return dealt
    dealt = []
    for other in range(len(places)):
        spells = known[other] + [unknown.pop() for _ in range(len(places[other]) - len(known[other]))]
        if known[other]:
            guess_order(spells, rng)
        dealt.append(spells)
    return dealt


def deal_by_sums(
    pos: Syncro,
    places: list[list[tuple[int, int]]],
    counted: list[int],
    known: list[list[int]],
    rest: list[int],
    rng: random.Random,
) -> list[list[int]]:
    """One try: mage after mage, a hand among all those that have the sum that was said; empty when there is none."""
    dealt: list[list[int]] = [[] for _ in places]
    order = list(range(len(places)))
    guess_order(order, rng)
    for other in order:
        size = len(places[other])
        spells = known[other][:]
        guess_order(spells, rng)
        inside, outside = spells[: counted[other]], spells[counted[other] :]
        if pos.mages[other].told != UNKNOWN and size:
            wanted = pos.mages[other].told - sum(inside)
            chosen = hand_of_sum(rest, counted[other] - len(inside), wanted, rng)
            if len(chosen) < counted[other] - len(inside):
                return []
            for spell in chosen:
                rest.remove(spell)
            inside += chosen
            guess_order(inside, rng)
        else:
            inside += [rest.pop() for _ in range(counted[other] - len(inside))]
        outside += [rest.pop() for _ in range(size - counted[other] - len(outside))]
        dealt[other] = inside + outside
    return dealt


def hand_of_sum(spells: list[int], amount: int, total: int, rng: random.Random) -> list[int]:
    """So many of these Spells that add up to the total, each such hand as likely as any other; fewer when none does."""
    if amount < 0 or total < 0:
        return []
    values = sorted(set(spells))
    counts = [spells.count(value) for value in values]
    ways: list[dict[tuple[int, int], int]] = [{} for _ in values]
    ways.append({(0, 0): 1})
    for number in range(len(values) - 1, -1, -1):
        for (size, worth), below in ways[number + 1].items():
            for copies in range(min(counts[number], amount - size) + 1):
                key = (size + copies, worth + copies * values[number])
                if key[1] <= total:
                    ways[number][key] = ways[number].get(key, 0) + below * comb(counts[number], copies)
    chosen: list[int] = []
    size, worth = amount, total
    if (size, worth) not in ways[0]:
        return []
    for number in range(len(values)):
        pick = int(rng.random() * ways[number][(size, worth)])
        for copies in range(min(counts[number], size) + 1):
            below = ways[number + 1].get((size - copies, worth - copies * values[number]), 0)
            pick -= below * comb(counts[number], copies)
            if pick < 0:
                chosen += [values[number]] * copies
                size, worth = size - copies, worth - copies * values[number]
                break
    return chosen
