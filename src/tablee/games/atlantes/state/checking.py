"""Is every piece where a piece can be?"""

from __future__ import annotations

from tablee.games.atlantes.rules.choices import BONUS
from tablee.games.atlantes.state.board import SEA, Sea
from tablee.games.atlantes.state.terms import (
    ALL_CLAIMED,
    CHARACTER_ROW,
    GHOST,
    LOWER_ROW,
    SLOTS,
    SPOTS,
    STARTING_MANTAS,
    TRACKS,
)
from tablee.kernel.decisions import Seat
from tablee.kernel.errors import BrokenRules


def check(pos: Sea) -> None:
    """Every piece once, every area as the rules allow it."""
    box = pos.box
    cards = SEA.held(pos, "card")
    locations = [card for card in cards if box.is_location[card]]
    characters = [card for card in cards if not box.is_location[card]]
    supply = pos.supply[:]
    for seat, me in enumerate(pos.players):
        check_player(pos, seat)
        for manta in me.ready + me.tired:
            if manta >= BONUS:
                supply[manta - BONUS] += 1
    if sorted(locations) != box.locations:
        raise BrokenRules("a location was minted or lost")
    for card in box.characters:
        copies = pos.seats if card in box.starting else box.copies[card]
        if characters.count(card) != copies:
            raise BrokenRules(f"{box.ids[card]} was minted or lost")
    if supply != box.supply:
        raise BrokenRules("a bonus manta was minted or lost")
    if len(pos.upper) > box.upper or len(pos.lower) > LOWER_ROW or len(pos.row) > CHARACTER_ROW:
        raise BrokenRules("a row is too long")
    if len(set(pos.goals)) != TRACKS:
        raise BrokenRules("an objective lies on two tracks")
    for number, track in enumerate(pos.tracks):
        if len(track) > SPOTS or len(set(track)) != len(track):
            raise BrokenRules("a track holds what it cannot")
        if (GHOST in track) != bool(pos.haunted >> number & 1):
            raise BrokenRules("the ghost is counted wrongly")
    if pos.seats == 1 and pos.ghost + pos.haunted.bit_count() != STARTING_MANTAS:
        raise BrokenRules("the ghost has lost a manta")
    if any([card not in pos.players[pos.turn].discard for card in pos.replayed if card not in pos.out]):
        raise BrokenRules("a card is resolved that is not discarded")


def check_player(pos: Sea, seat: Seat) -> None:
    me = pos.players[seat]
    box = pos.box
    if len(me.board) > SLOTS or len(me.raised) != len(me.board):
        raise BrokenRules("a board holds what it cannot")
    if any([not 0 <= up <= box.depth[card] for card, up in zip(me.board, me.raised, strict=True)]):
        raise BrokenRules("a location is raised beyond its levels")
    mantas = me.ready + me.tired
    if me.bonus != sum([1 for manta in mantas if manta >= BONUS]):
        raise BrokenRules("bonus mantas are counted wrongly")
    own = [manta for manta in mantas if manta < BONUS]
    placed = me.claimed.bit_count()
    if len(own) + placed != STARTING_MANTAS or any([own.count(m) > box.mantas[me.symbol].count(m) for m in own]):
        raise BrokenRules("a starting manta was minted or lost")
    if placed > ALL_CLAIMED.bit_count() or any(
        [(seat in track) != bool(me.claimed >> number & 1) for number, track in enumerate(pos.tracks)]
    ):
        raise BrokenRules("claims and tracks differ")
    if not any([box.stays[card] for card in me.hand]):
        raise BrokenRules("Matrona has left the hand")
    if not me.shown and me.king not in me.hand:
        raise BrokenRules("a hidden king lies in the open")
