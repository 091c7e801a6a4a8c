"""What a seat may see, and fair guesses at what it may not."""

from __future__ import annotations

import random
from typing import Any

from tablee.games.ancient_knowledge.board import (
    EVERYBODY,
    FINAL,
    NOBODY,
    PHASES,
    PLACES,
    Ancient,
)
from tablee.kernel.chance import guess_mix, guess_words
from tablee.kernel.decisions import Seat, seat_name


def score_lines(pos: Ancient, seat: Seat) -> dict[str, int]:
    """The five lines of the score pad. [Final scoring]"""
    me = pos.players[seat]
    box = pos.box
    effects = 0
    for card in me.past:
        if box.when[card] == FINAL:
            for effect in box.do[card]:
                effects += effect.points(pos, seat)
    return {
        "past": sum([box.points[card] for card in me.past]),
        "effects": effects,
        "knowledge": sum([box.points[card] for card in me.collection]),
        "timeline": sum([1 for card in me.timeline if card >= 0]),
        "lost": -me.lost,
    }


def view(pos: Ancient, seat: Seat | None) -> dict[str, Any]:
    ids = pos.box.ids
    looked: dict[str, Any] | None = None
    if pos.looked:
        looked = {"by": seat_name(pos.looker) if pos.looker >= 0 else None, "count": len(pos.looked)}
        if pos.looker in (NOBODY, seat):
            looked["cards"] = [ids[card] for card in pos.looked]
    return {
        "seat": None if seat is None else seat_name(seat),
        "phase": PHASES[pos.phase],
        "round": pos.round,
        "turn": seat_name(pos.turn),
        "first": seat_name(pos.first),
        "actions": pos.actions,
        "deck": len(pos.deck),
        "pile": {"count": len(pos.pile), "top": ids[pos.pile[-1]] if pos.pile else None},
        "tiles": [
            {"level": level, "cards": [ids[card] for card in tile] if pos.tiles_shown else None}
            for tile, level in zip(pos.tiles, pos.tile_levels, strict=True)
        ],
        "pools": [len(pool) for pool in pos.pools],
        "discards": [[ids[card] for card in pile] for pile in pos.discards],
        "looked": looked,
        "flipped": pos.flipped,
        "ending": pos.ending,
        "declining": ids[pos.declining] if pos.declining >= 0 else None,
        "lost_now": pos.lost_now,
        "players": [area(pos, other, seat) for other in range(pos.seats)],
    }


def area(pos: Ancient, owner: Seat, seat: Seat | None) -> dict[str, Any]:
    """One player's area as `seat` sees it."""
    me = pos.players[owner]
    ids = pos.box.ids
    seen = pos.seen
    shown: dict[str, Any] = {
        "seat": seat_name(owner),
        "hand_count": len(me.hand),
        "timeline": [
            {
                "card": ids[me.timeline[place]],
                "slot": place // 2 + 1,
                "row": place % 2,
                "knowledge": me.knowledge[place],
            }
            for place in range(PLACES)
            if me.timeline[place] >= 0
        ],
        "past": [ids[card] for card in me.past],
        "tilted": [ids[card] for card in me.tilted],
        "artefacts": [ids[card] for card in me.artefacts],
        "collection": [ids[card] for card in me.collection],
        "lost": me.lost,
        "score": score_lines(pos, owner),
    }
    if owner == seat:
        shown["hand"] = [ids[card] for card in me.hand]
        shown["aside"] = [ids[card] for card in me.aside]
    elif seat is None:
        shown["known"] = [ids[card] for card in me.hand if seen[card] == EVERYBODY]
    else:
        shown["known"] = [ids[card] for card in me.hand if seen[card] >> seat & 1]
    return shown


def redeal(pos: Ancient, seat: Seat, rng: random.Random) -> Ancient:
    """Deal the cards hidden from this seat anew among the places where they can be."""
    new = pos.copy()
    new.decisions = None
    new.key = rng.getrandbits(128).to_bytes(16, "big")
    looked = [] if pos.looker in (NOBODY, seat) else [new.looked]
    hands = [new.players[other].hand for other in range(pos.seats) if other != seat]
    knowledge = [new.out, *looked] if pos.tiles_shown else [new.out, *looked, *new.tiles]
    decks = [new.deck]
    places = [[new.pile, new.out, *looked, *hands]]
    for pool in new.pools:
        for card in pool:
            if pos.seen[card] >> seat & 1:  # buried by this seat, which knows where it lies
                decks.append([])
                places.append([pool, *knowledge])
                break
        else:
            decks.append(pool)
            places.append(knowledge)
    amounts = [gather(new, seat, level, decks[level], places[level]) for level in range(3)]
    start = len(decks[0]) + len(decks[1]) + len(decks[2])
    draws = guess_words(rng, start)
    for level in range(3):
        start -= len(decks[level])
        guess_mix(decks[level], draws, start)
        if amounts[level]:
            hand_out(new, pos.seen, seat, level, decks[level], places[level])
    for other in range(pos.seats):
        if pos.players[other].aside and other != seat:
            before, after = pos.players[other].hand, new.players[other].hand
            aside = pos.players[other].aside
            new.players[other].aside = [after[before.index(card)] if card in before else card for card in aside]
    return new


def gather(new: Ancient, seat: Seat, level: int, deck: list[int], places: list[list[int]]) -> int:
    """The cards of a level that this seat does not know, wherever they lie, join the deck, of which nobody knows
    anything; how many."""
    levels, seen, known = new.box.level, new.seen, 1 << seat
    before = len(deck)
    for cards in places:
        for card in cards:
            if not seen[card] & known and levels[card] == level:
                deck.append(card)
                seen[card] = 0
    return len(deck) - before


def hand_out(new: Ancient, seen: list[int], seat: Seat, level: int, deck: list[int], places: list[list[int]]) -> None:
    """As many cards as were gathered go back to where those lay. Who knew a place still does."""
    levels, known = new.box.level, 1 << seat
    for cards in places:
        for i in range(len(cards)):
            card = cards[i]
            if not seen[card] & known and levels[card] == level:
                dealt = deck.pop()
                cards[i] = dealt
                new.seen[dealt] = seen[card]
