"""An empty table, and the way back from saved data."""

from __future__ import annotations

from typing import Any

from tablee.games.atlantes.rules.choices import BONUS
from tablee.games.atlantes.rules.steps import STEPS
from tablee.games.atlantes.state.board import Sea, new_player
from tablee.games.atlantes.state.box import AtlantesBox
from tablee.games.atlantes.state.pieces import PIECES, SWITCHES
from tablee.games.atlantes.state.terms import NO_CARD, NOBODY, SETUP, STARTING_MANTAS, TRACKS


def blank(box: AtlantesBox, seats: int, key: bytes) -> Sea:
    """An empty table."""
    pos = Sea()
    pos.begin(seats, key)
    pos.box = box
    pos.players = [new_player(seat) for seat in range(seats)]
    pos.upper = []
    pos.lower = []
    pos.deck = []
    pos.sunk = []
    pos.row = []
    pos.shoal = []
    pos.supply = box.supply[:]
    pos.goals = list(range(TRACKS))
    pos.tracks = [[] for _ in range(TRACKS)]
    pos.pool = []
    pos.unused = box.kings[:]
    pos.out = []
    pos.ghost = STARTING_MANTAS if seats == 1 else 0
    pos.haunted = 0
    pos.first = 0
    pos.turn = 0
    pos.round = 0
    pos.phase = SETUP
    pos.playing = NO_CARD
    pos.limbo = NO_CARD
    pos.replayed = []
    pos.used = 0
    pos.paid = 0
    pos.trigger = NOBODY
    pos.last_turns = 0
    pos.explore_optional = False
    pos.strict = True
    pos.matrona_dismisses = False
    pos.double_depth = False
    pos.solo_decks = False
    return pos


def load(box: AtlantesBox, data: dict[str, Any]) -> Sea:
    pos = blank(box, data["seats"], b"")
    pos.load_into(data, STEPS)
    PIECES.read_into(pos, data, box.index)
    SWITCHES.read_into(pos, dict(zip(SWITCHES.kinds, data["switches"], strict=True)), box.index)
    for me in pos.players:
        me.bonus = sum([1 for manta in me.ready + me.tired if manta >= BONUS])
    return pos
