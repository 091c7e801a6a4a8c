"""What the table looks like when the game begins. [4]"""

from __future__ import annotations

from typing import Final

from tablee.games.scholars.state.board import Scholars
from tablee.games.scholars.state.terms import BLACK, MAP_SPACES, RIVAL, ROWS, TRACKS, UPGRADE_SPACES

PAIRS: Final = 4
"""Starting translators to draft from."""


def deal_cards(pos: Scholars) -> None:
    """Decks, scrolls, draw pile, starting translators with their resource cards. [4.1 to 4.7]"""
    uses, all_scrolls, all_starters = pos.uses(), pos.box.scrolls, pos.box.starters
    for deck, cards in enumerate(pos.box.decks):
        pos.decks[deck] = pos.shuffle([card for card in cards if uses[card]])
        pos.out += [card for card in cards if not uses[card]]
    pos.out += [card for card in all_scrolls if not uses[card]]
    scrolls = pos.shuffle([card for card in all_scrolls if uses[card]])
    for space in [*range(MAP_SPACES), *[MAP_SPACES + ROWS * guild for guild in range(3)]]:
        pos.spaces[space] = scrolls.pop()
    starters = pos.shuffle([card for card in all_starters if uses[card]])
    pos.pairs = sorted(starters[:PAIRS])
    pos.out += starters[PAIRS:] + [card for card in all_starters if not uses[card]]
    for card in pos.pairs:
        pos.rooms[pos.box.cards[card].numbers["room"] - 1] = card
    build_pile(pos, scrolls)
    resources = pos.shuffle(list(pos.box.resources))
    pos.under = resources[:PAIRS]
    pos.out += resources[PAIRS:]


def build_pile(pos: Scholars, scrolls: list[int]) -> None:
    """From the bottom: some scrolls, four parts with a caliph card in each, some scrolls; the rest in reserve. [4.6]"""
    numbers = pos.box.pile_numbers
    each = numbers[f"{'epic' if pos.epic else 'casual'}-{pos.seats}"]
    caliphs = pos.shuffle(list(pos.box.caliphs))
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
    pos.page_pile = pos.shuffle(list(pos.box.pages))
    pos.books = [pos.page_pile.pop() for _ in pos.books]
    pos.upgrades = pos.shuffle(list(range(len(pos.box.upgraded))))[:UPGRADE_SPACES]
    pos.track_xp = (1 << TRACKS) - 1
    pos.caliph_xp = True
    for seat, me in enumerate(pos.players):
        me.xp = 1
        me.bag[BLACK] = 1
        pos.dice[BLACK] -= 1
        me.columns[0] = (pos.box.first_start_page + seat,)


def deal_rival(pos: Scholars) -> None:
    """The solo opponent begins as their level says. [15]"""
    rival, level = pos.rival, pos.box.cards[pos.box.first_level + pos.level - 1]
    rival.dice = level.numbers["dice"]
    rival.schemes = pos.shuffle(list(pos.box.schemes))
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
