"""Fair guesses at what a seat does not see."""

from __future__ import annotations

import random

from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.ancient_knowledge.state.terms import NOBODY
from tablee.kernel.chance import guess_mix, guess_words
from tablee.kernel.decisions import Seat


def redeal(pos: Ancient, seat: Seat, rng: random.Random, tidy: bool = False) -> Ancient:
    """Deal the cards hidden from this seat anew where they can be; `tidy`: wherever they lay before."""
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
    if tidy:
        for deck in decks:
            deck.sort()
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
