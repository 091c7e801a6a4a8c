"""The set-up: switches, decks, objectives and kings."""

from __future__ import annotations

from typing import Any

from tablee.games.atlantes.rules.steps import Draft
from tablee.games.atlantes.state.board import Sea
from tablee.games.atlantes.state.terms import SOLO_KINGS, TRACKS


def set_switches(pos: Sea, options: dict[str, Any]) -> None:
    pos.explore_optional = options["scout-optional"]
    pos.strict = options["strict-effects"]
    pos.matrona_dismisses = options["two-player-matrona-discard"]
    pos.double_depth = options["grabber-double-type-depth"]
    pos.solo_decks = options["solo-deck-triggers"]


def ocean_deck(pos: Sea) -> list[int]:
    """All ocean characters; alone, the copies marked with an o stay out of the game. [Solo]"""
    box = pos.box
    copies = [card for card in box.ocean for _ in range(box.copies[card])]
    if pos.seats > 1:
        return copies
    for card in box.ocean:
        pos.out += [card] * (box.copies[card] - 1)
    return box.ocean[:]


def drawn_tokens(pos: Sea) -> list[int]:
    """Four tokens of the five, each with a random side up. [Advanced mode]"""
    tokens: dict[int, list[int]] = {}
    for number, objective in enumerate(pos.box.contents.objectives):
        if objective.token:
            tokens.setdefault(objective.token, []).append(number)
    drawn = pos.shuffle(sorted(tokens))[:TRACKS]
    return [tokens[token][pos.one_of(len(tokens[token]))] for token in drawn]


def deal_kings(pos: Sea, how: str) -> None:
    """By number in turn order, by a draft from the last player to the first, or none; alone, one of three."""
    if how == "none":
        return
    if pos.seats == 1 or how == "draft":
        kings = pos.shuffle(pos.unused)
        dealt = SOLO_KINGS if pos.seats == 1 else pos.seats + 1
        pos.pool, pos.unused = kings[:dealt], kings[dealt:]
        last = (pos.first - 1) % pos.seats
        pos.agenda.append(Draft(last))
        return
    for n in range(pos.seats):
        me = pos.players[(pos.first + n) % pos.seats]
        me.king = pos.unused.pop(0)
        me.hand.append(me.king)
