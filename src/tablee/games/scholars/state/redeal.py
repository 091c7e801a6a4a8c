"""Fair guesses at what nobody may see."""

from __future__ import annotations

import random
import struct
from typing import Final

from tablee.games.scholars.rules.caliphs import is_caliph
from tablee.games.scholars.state.board import Scholars
from tablee.games.scholars.state.terms import DECKS, NONE, OVER

KEY: Final = 16
"""Bytes of a position's key."""
SMALL_DECK: Final = 11
"""Cards: so many can be put in order by few draws; see `mix_part`."""


def redeal(pos: Scholars, rng: random.Random, tidy: bool = False) -> Scholars:
    """Deal anew what nobody has seen: the draw pile and the reserve, decks below their top card, Pages, schemes.

    `tidy`: wherever they lay before.
    """
    new = pos.copy()
    new.decisions = None
    decks, pages, schemes = new.decks, new.page_pile, new.rival.schemes
    if tidy:
        pages.sort()
        schemes.sort()
        for number in range(DECKS):
            known, deck = new.known[number], decks[number]
            deck[known:-1] = sorted(deck[known:-1])
    halves = len(new.reserve) + len(pages) + len(schemes)
    amount = len(new.pile) + halves // 2 + 3 * DECKS + 2  # as many draws as mix_part can need
    data = rng.randbytes(KEY + 4 * amount)  # all at once: each call costs as much as ten of them
    new.key = data[:KEY]
    draws = struct.unpack_from(f">{amount}I", data, KEY)
    at = mix_part(pages, 0, len(pages), draws, 0)
    at = mix_part(schemes, 0, len(schemes), draws, at)
    for number in range(DECKS):
        at = mix_part(decks[number], new.known[number], len(decks[number]) - 1, draws, at)
    redeal_scrolls(new, draws, at, rng, tidy)
    return new


def mix_part(cards: list[int], first: int, end: int, draws: tuple[int, ...], at: int) -> int:
    """Shuffle the cards from `first` to before `end` with the draws from `at` on; the next draw.

    What a draw leaves after one card is fine enough for the next one too, and for two more in small decks: no order
    is off by more than 1e-4. Compiled code multiplies numbers below 2**30 without a detour, hence 29 bits.
    """
    uses = 4 if end - first <= SMALL_DECK else 2
    left, draw = 0, 0
    for i in range(end - 1, first, -1):
        if left == 0:
            draw = draws[at] & 0x1FFFFFFF
            at += 1
            left = uses
        left -= 1
        draw *= i - first + 1
        j = first + (draw >> 29)
        draw &= 0x1FFFFFFF
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
    return at


def redeal_scrolls(new: Scholars, draws: tuple[int, ...], at: int, rng: random.Random, tidy: bool) -> None:
    """Scrolls in any order; a caliph card anywhere in that part of the pile where it still is."""
    pile, layers = new.pile, new.layers
    size = len(pile)
    hidden: list[int] = []
    caliphs: list[int] = []
    for card in pile:
        if is_caliph(new, card):
            caliphs.append(card)
        else:
            hidden.append(card)
    hidden += new.reserve
    if tidy:
        tidy_given(new, hidden)
        hidden.sort()
        caliphs.sort()
    at = mix_part(hidden, 0, len(hidden), draws, at)
    redeal_given(new, hidden, rng)
    at = mix_part(caliphs, 0, len(caliphs), draws, at)
    dealt: list[int] = []
    first = 0
    while first < size:
        end, amount = first, 0
        while end < size and layers[end] == layers[first]:
            amount += is_caliph(new, pile[end])
            end += 1
        part = [caliphs.pop() for _ in range(amount)] + [hidden.pop() for _ in range(end - first - amount)]
        if amount:  # scrolls among themselves are mixed already
            at = mix_part(part, 0, len(part), draws, at)
        dealt += part
        first = end
    new.pile = dealt
    new.reserve = hidden


def redeal_given(new: Scholars, hidden: list[int], rng: random.Random) -> None:
    """The solo opponent's first scroll is any that is hidden, of its language."""
    given = new.rival.given if new.solo and new.phase != OVER else NONE
    if given < 0:
        return
    language = new.box.language[given]
    alike = [place for place in range(len(hidden)) if new.box.language[hidden[place]] == language]
    which = rng.randrange(len(alike) + 1)
    if which:
        other = hidden[alike[which - 1]]
        hidden[alike[which - 1]] = given
        new.rival.scrolls[new.rival.scrolls.index(given)] = other
        new.rival.given = other


def tidy_given(new: Scholars, hidden: list[int]) -> None:
    """The solo opponent's first scroll is the lowest of those that it could be."""
    given = new.rival.given if new.solo and new.phase != OVER else NONE
    for place in range(len(hidden)):
        if 0 <= hidden[place] < given and new.box.language[hidden[place]] == new.box.language[given]:
            new.rival.scrolls[new.rival.scrolls.index(given)] = hidden[place]
            new.rival.given, hidden[place] = hidden[place], given
            given = new.rival.given
