"""An empty table, and the way back from saved data."""

from __future__ import annotations

from typing import Any

from tablee.games.scholars.rules.steps import STEPS
from tablee.games.scholars.state.board import Scholars, clear_turn
from tablee.games.scholars.state.box import ScholarsBox
from tablee.games.scholars.state.people import Rival, new_player, new_rival
from tablee.games.scholars.state.pieces import (
    CARDS,
    LISTS,
    NUMBERS,
    PLAYER_LISTS,
    PLAYER_NUMBERS,
    RIVAL_CARDS,
    RIVAL_NUMBERS,
)
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
    rooms = 11 if myriade else 10
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
    index = box.index

    def cards(names: list[Any]) -> list[int]:
        return [NONE if name is None else index[name] for name in names]

    pos = blank(box, data["seats"], b"", data["myriade"])
    pos.load_into(data, STEPS)
    for field in NUMBERS:
        setattr(pos, field, data[field])
    for field in LISTS:
        setattr(pos, field, list(data[field]))
    for field in CARDS:
        setattr(pos, field, cards(data[field]))
    pos.decks = [cards(deck) for deck in data["decks"]]
    pos.guilds = [list(guild) for guild in data["guilds"]]
    pos.due = [1000 * holder + index[name] for holder, name in data["due"]]
    pos.sent = cards([data["sent"]])[0]
    for me, area in zip(pos.players, data["players"], strict=True):
        for field in PLAYER_NUMBERS:
            setattr(me, field, area[field])
        for field in PLAYER_LISTS:
            setattr(me, field, list(area[field]))
        me.slot_dice = [tuple(dice) for dice in area["slot_dice"]]
        me.slot_workers = [tuple(workers) for workers in area["slot_workers"]]
        me.goal = cards([area["goal"]])[0]
        me.scrolls = cards(area["scrolls"])
        me.columns = [tuple(cards(column)) for column in area["columns"]]
    if pos.solo:
        load_rival(pos.rival, data["rival"], index)
    return pos


def load_rival(rival: Rival, data: dict[str, Any], index: dict[str, int]) -> None:
    for field in RIVAL_NUMBERS:
        setattr(rival, field, data[field])
    for field in RIVAL_CARDS:
        setattr(rival, field, [index[name] for name in data[field]])
    rival.given = NONE if data["given"] is None else index[data["given"]]
