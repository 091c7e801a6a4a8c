"""What a mage does not know, dealt anew: fair guesses for bots that look ahead."""

from __future__ import annotations

import random
from math import comb

from tablee.games.syncro.state.board import Syncro
from tablee.games.syncro.state.terms import CHAPTER_TWO, FACE_UP, FOGS, LIEUTENANTS, MONSTERS, SPOKEN_SINCE, UNKNOWN
from tablee.games.syncro.state.view import seen_through_lens
from tablee.kernel.chance import guess_order
from tablee.kernel.decisions import Seat

TRIES = 40
"""To deal hands that fit what was said aloud; after that they are dealt without."""


def redeal(pos: Syncro, seat: Seat, rng: random.Random, tidy: bool = False) -> Syncro:
    """Deal everything hidden from this mage anew among the places where it can be; `tidy`: wherever it lay before."""
    new = pos.copy()
    new.decisions = None
    new.key = rng.getrandbits(128).to_bytes(16, "big")
    deal_cards(pos, new, seat, rng, tidy)
    if pos.known or pos.lenses or pos.quest.spoken:
        deal_spells(pos, new, seat, rng, tidy)
    else:
        deal_unknown_spells(pos, new, seat, rng, tidy)
    return new


def deal_cards(pos: Syncro, new: Syncro, seat: Seat, rng: random.Random, tidy: bool) -> None:
    """Face-down cards of the horde with those of their piles; the others' Rewards with the Reward pile."""
    hidden = pos.present & ~pos.up & ~pos.seen
    if hidden:
        deal_deck(new, hidden, MONSTERS, new.monsters, rng, tidy)
        if pos.quest.level >= CHAPTER_TWO:
            deal_deck(new, hidden, LIEUTENANTS, new.lieutenants, rng, tidy)
            deal_deck(new, hidden, FOGS, new.fog, rng, tidy)
    if tidy:
        new.monsters.sort()
        new.lieutenants.sort()
        new.fog.sort()
    guess_order(new.fog, rng)  # of these piles the only one that is still drawn from
    holders = [me for other, me in enumerate(new.mages) if other != seat and me.reward >= 0]
    new.rewards += [me.reward for me in holders]
    if tidy:
        new.rewards.sort()
    guess_order(new.rewards, rng)
    for me in holders:
        me.reward = new.rewards.pop()


def deal_deck(new: Syncro, hidden: int, deck: int, pile: list[int], rng: random.Random, tidy: bool) -> None:
    """Any of these cards on each hidden place of their kind, the rest into the pile."""
    decks, cards = new.quest.plan.decks, new.cards
    places = [place for place in range(len(decks)) if hidden >> place & 1 and decks[place] == deck]
    for place in places:
        pile.append(cards[place])
    if tidy:
        pile.sort()
    for place in places:
        pick = int(rng.random() * len(pile))
        cards[place] = pile[pick]
        pile[pick] = pile[-1]
        pile.pop()


def deal_unknown_spells(pos: Syncro, new: Syncro, seat: Seat, rng: random.Random, tidy: bool) -> None:
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
    if tidy:
        unknown.sort()
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


def deal_spells(pos: Syncro, new: Syncro, seat: Seat, rng: random.Random, tidy: bool) -> None:
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
    if tidy:
        unknown.sort()
    dealt = fitting(pos, seat, places, counted, unknown, rng)
    if pos.known:
        new.known = [
            entry if seat in entry[:2] else (entry[0], entry[1], 0)  # a third mage knows some Spell of theirs
            for entry in pos.known
        ]
        know_again(pos, new, places, dealt, tidy)
    for other in range(pos.seats):
        for (number, place), spell in zip(places[other], dealt[other], strict=True):
            if place < 0:
                new.mages[other].hand[number] = spell
            else:
                on = new.on[place]
                new.on[place] = on[:number] + (spell,) + on[number + 1 :]
    new.pile = unknown


def know_again(
    pos: Syncro, new: Syncro, places: list[list[tuple[int, int]]], dealt: list[list[int]], tidy: bool
) -> None:
    """What others know of each other is about the same Spells, whatever these are now; `tidy`: about the first ones."""
    used: set[tuple[int, int, int]] = set()
    for entry, (who, whom, value) in enumerate(pos.known):
        if new.known[entry][2]:
            continue
        for number, (at, place) in enumerate(places[whom]):
            before = pos.mages[whom].hand[at] if place < 0 else pos.on[place][at]
            if (tidy or before == value) and (who, whom, number) not in used:
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
