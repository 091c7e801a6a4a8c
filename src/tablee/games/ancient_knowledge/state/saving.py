"""An empty table, and the way back from saved data."""

from __future__ import annotations

from typing import Any

from tablee.games.ancient_knowledge.rules.steps import STEPS
from tablee.games.ancient_knowledge.state.board import Ancient, new_player
from tablee.games.ancient_knowledge.state.box import AncientBox
from tablee.games.ancient_knowledge.state.pieces import PIECES
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
    pos = blank(box, data["seats"], b"")
    pos.load_into(data, STEPS)
    PIECES.read_into(pos, data, box.index)
    pos.recount()
    return pos
