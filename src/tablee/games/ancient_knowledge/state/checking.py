"""No card is minted or lost, and every piece lies where the rules allow it."""

from __future__ import annotations

from tablee.games.ancient_knowledge.state.board import ANCIENT, Ancient
from tablee.games.ancient_knowledge.state.terms import ARTEFACT_PLACES, DEALT, PLACES
from tablee.kernel.errors import BrokenRules


def check(pos: Ancient) -> None:
    """Every card once, every area as the rules allow it."""
    kind, level = pos.box.kind, pos.box.level
    for me in pos.players:
        monuments = [card for card in me.timeline if card >= 0]
        for place in range(PLACES):
            if me.timeline[place] < 0 and me.knowledge[place]:
                raise BrokenRules("knowledge without a monument")
            if place % 2 and me.timeline[place] >= 0 and me.timeline[place - 1] < 0:
                raise BrokenRules("an upper monument without a lower one")
        if min(me.knowledge) < 0 or me.lost < 0:
            raise BrokenRules("less than no knowledge")
        if len(me.hand) > DEALT or len(me.artefacts) > ARTEFACT_PLACES:
            raise BrokenRules("too many cards in a hand or on a board")
        if any([card not in me.past for card in me.tilted]) or len(set(me.tilted)) != len(me.tilted):
            raise BrokenRules("tilted, but not in the Past")
        if me.past_kinds[:3] != [sum([1 for card in me.past if kind[card] == its]) for its in range(3)]:
            raise BrokenRules("the Past is counted wrongly")
        if me.stacked != sum([1 for card in me.timeline[1::2] if card >= 0]):
            raise BrokenRules("the upper row is counted wrongly")
        if me.slack != sum([pos.box.slack[card] for card in monuments]):
            raise BrokenRules("prerequisites are lowered wrongly")
        if me.types != [sum([1 for card in me.collection if kind[card] == its]) for its in range(3)]:
            raise BrokenRules("the collection is counted wrongly")
    if sorted(ANCIENT.held(pos, "card")) != list(range(len(pos.box.ids))):
        raise BrokenRules("a card was minted or lost")
    for pool in (0, 1):
        if any([level[card] != pool + 1 for card in pos.pools[pool] + pos.discards[pool]]):
            raise BrokenRules("a knowledge card lies with the wrong level")
    for tile, its in zip(pos.tiles, pos.tile_levels, strict=True):
        if len(tile) not in (0, 2, 3) or any([level[card] != its for card in tile]):
            raise BrokenRules("a tile holds what it cannot")
