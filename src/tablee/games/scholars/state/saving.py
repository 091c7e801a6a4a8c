"""An empty table, and the way back from saved data."""

from __future__ import annotations

from typing import Any

from tablee.games.scholars.rules.steps import STEPS
from tablee.games.scholars.state.board import Scholars, clear_turn
from tablee.games.scholars.state.box import ScholarsBox
from tablee.games.scholars.state.people import new_player, new_rival
from tablee.games.scholars.state.pieces import PIECES, THEIRS
from tablee.games.scholars.state.terms import (
    BLACK,
    BOOK_SPACES,
    DECKS,
    DICE,
    GUILDS,
    NOBODY,
    NONE,
    OVER,
    RIVAL,
    ROOMS,
    SPACES,
    UPGRADE_SPACES,
    WORKERS_BOX,
)


def blank(box: ScholarsBox, seats: int, key: bytes, myriade: bool) -> Scholars:
    """An empty table."""
    pos = Scholars()
    pos.begin(seats, key)
    pos.box = box
    pos.solo = seats == 1
    pos.players = [new_player() for _ in range(seats)]
    pos.rival = new_rival()
    pos.level = 1
    pos.myriade = myriade
    pos.epic = False
    pos.promos = False
    pos.decks = [[] for _ in range(DECKS)]
    pos.known = [0] * DECKS
    rooms = ROOMS if myriade else ROOMS - 1
    pos.rooms = [NONE] * rooms
    pos.owners = [NOBODY] * rooms
    pos.gold_on = [0] * rooms
    pos.spaces = [NONE] * SPACES
    pos.marks = [NOBODY] * SPACES
    pos.pile = []
    pos.layers = []
    pos.reserve = []
    pos.out = []
    pos.caliphs = []
    pos.caliph_marks = []
    pos.guilds = [[0] * (seats + (RIVAL if pos.solo else 0)) for _ in GUILDS]
    pos.control = [NOBODY] * 3
    pos.dice = list(DICE)
    if not myriade:
        pos.dice[BLACK] = 0
    pos.workers = list(WORKERS_BOX)
    pos.page_pile = []
    pos.books = [NONE] * BOOK_SPACES
    pos.upgrades = [NONE] * UPGRADE_SPACES
    pos.track_xp = 0
    pos.caliph_xp = False
    pos.pairs = []
    pos.under = []
    pos.neutral = 0
    pos.first = 0
    pos.turn = 0
    pos.round = 0
    pos.last = 0
    pos.phase = OVER
    clear_turn(pos)
    pos.due = []
    return pos


def load(box: ScholarsBox, data: dict[str, Any]) -> Scholars:
    pos = blank(box, data["seats"], b"", data["myriade"])
    pos.load_into(data, STEPS)
    PIECES.read_into(pos, data, box.index)
    if pos.solo:
        THEIRS.read_into(pos.rival, data["rival"], box.index)
    return pos
