"""An empty table, and the way back from saved data."""

from __future__ import annotations

from typing import Any

from tablee.games.ancient_knowledge.rules.steps import STEPS
from tablee.games.ancient_knowledge.state.board import Ancient, new_player
from tablee.games.ancient_knowledge.state.box import AncientBox
from tablee.games.ancient_knowledge.state.terms import NO_CARD, NOBODY, SETUP


def blank(box: AncientBox, seats: int, key: bytes) -> Ancient:
    """An empty table."""
    pos = Ancient()
    pos.begin(seats, key)
    pos.box = box
    pos.players = [new_player() for _ in range(seats)]
    pos.deck = []
    pos.pile = []
    pos.tiles = [[], [], []]
    pos.tile_levels = [1, 1, 2]
    pos.pools = [[], []]
    pos.discards = [[], []]
    pos.out = []
    pos.looked = []
    pos.looker = NOBODY
    pos.seen = [0] * len(box.ids)
    pos.first = 0
    pos.turn = 0
    pos.round = 0
    pos.phase = SETUP
    pos.actions = 0
    pos.tiles_shown = True
    pos.flipped = False
    pos.ending = False
    pos.skip_decline = False
    pos.declining = NO_CARD
    pos.lost_now = 0
    pos.ages = ()
    return pos


def load(box: AncientBox, data: dict[str, Any]) -> Ancient:
    index = box.index

    def cards(names: list[Any]) -> list[int]:
        return [NO_CARD if name is None else index[name] for name in names]

    pos = blank(box, data["seats"], b"")
    pos.load_into(data, STEPS)
    for seat, area in enumerate(data["players"]):
        me = pos.players[seat]
        me.hand = cards(area["hand"])
        me.timeline = cards(area["timeline"])
        me.knowledge = list(area["knowledge"])
        me.stacked = sum([1 for card in me.timeline[1::2] if card >= 0])
        me.slack = sum([box.slack[card] for card in me.timeline if card >= 0])
        for card in cards(area["past"]):
            pos.enter_past(seat, card)
        me.tilted = cards(area["tilted"])
        me.artefacts = cards(area["artefacts"])
        for card in cards(area["collection"]):
            pos.collect(seat, card)
        me.lost = area["lost"]
        me.aside = cards(area["aside"])
    pos.deck = cards(data["deck"])
    pos.pile = cards(data["pile"])
    pos.tiles = [cards(tile) for tile in data["tiles"]]
    pos.tile_levels = list(data["tile_levels"])
    pos.pools = [cards(pool) for pool in data["pools"]]
    pos.discards = [cards(pile) for pile in data["discards"]]
    pos.out = cards(data["out"])
    pos.looked = cards(data["looked"])
    pos.looker = data["looker"]
    for name, mask in data["seen"].items():
        pos.seen[index[name]] = mask
    pos.first = data["first"]
    pos.turn = data["turn"]
    pos.round = data["round"]
    pos.phase = data["phase"]
    pos.actions = data["actions"]
    pos.tiles_shown = data["tiles_shown"]
    pos.flipped = data["flipped"]
    pos.ending = data["ending"]
    pos.skip_decline = data["skip_decline"]
    pos.declining = cards([data["declining"]])[0]
    pos.lost_now = data["lost_now"]
    pos.ages = tuple(data["ages"])
    return pos
