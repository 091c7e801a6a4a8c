"""A position as plain data and the way back."""

from __future__ import annotations

from typing import Any

from tablee.games.scholars.board import Scholars, blank
from tablee.games.scholars.box import ScholarsBox
from tablee.games.scholars.parts import NONE
from tablee.games.scholars.people import Player, Rival
from tablee.games.scholars.turn import STEPS

NUMBERS = (
    "level",
    "epic",
    "promos",
    "track_xp",
    "caliph_xp",
    "neutral",
    "first",
    "turn",
    "round",
    "last",
    "phase",
    "slot",
    "colours",
    "value",
    "dice_used",
    "act",
    "banner",
    "delivered",
    "translated",
    "on_white",
    "advanced",
)
LISTS = (
    "known",
    "owners",
    "gold_on",
    "marks",
    "layers",
    "caliph_marks",
    "control",
    "dice",
    "workers",
    "upgrades",
    "met",
)
CARDS = ("rooms", "spaces", "pile", "reserve", "out", "caliphs", "page_pile", "books", "pairs", "under", "used")
PLAYER_NUMBERS = (
    "silver",
    "gold",
    "xp",
    "influence",
    "cards",
    "upgraded",
    "met",
    "reached",
    "rows",
    "flipped",
    "place",
)
PLAYER_LISTS = ("bag", "hand", "fresh", "workers", "slots", "levels")
RIVAL_NUMBERS = ("influence", "track", "returns", "markers", "dice")
RIVAL_CARDS = ("scrolls", "retired", "pages", "schemes", "played")


def pieces(pos: Scholars) -> dict[str, Any]:
    ids = pos.box.ids

    def name(card: int) -> str | None:
        return ids[card] if card >= 0 else None

    data: dict[str, Any] = {"myriade": pos.myriade}
    for field in NUMBERS:
        data[field] = getattr(pos, field)
    for field in LISTS:
        data[field] = list(getattr(pos, field))
    for field in CARDS:
        data[field] = [name(card) for card in getattr(pos, field)]
    data["decks"] = [[ids[card] for card in deck] for deck in pos.decks]
    data["guilds"] = [guild[:] for guild in pos.guilds]
    data["due"] = [[due // 1000, ids[due % 1000]] for due in pos.due]
    data["sent"] = name(pos.sent)
    data["players"] = [player_pieces(me, ids) for me in pos.players]
    if pos.solo:
        rival = pos.rival
        data["rival"] = {field: getattr(rival, field) for field in RIVAL_NUMBERS}
        data["rival"] |= {field: [ids[card] for card in getattr(rival, field)] for field in RIVAL_CARDS}
        data["rival"]["given"] = name(rival.given)
    return data


def player_pieces(me: Player, ids: list[str]) -> dict[str, Any]:
    data: dict[str, Any] = {field: getattr(me, field) for field in PLAYER_NUMBERS}
    data |= {field: list(getattr(me, field)) for field in PLAYER_LISTS}
    data["slot_dice"] = [list(dice) for dice in me.slot_dice]
    data["slot_workers"] = [list(workers) for workers in me.slot_workers]
    data["goal"] = ids[me.goal] if me.goal >= 0 else None
    data["scrolls"] = [ids[card] for card in me.scrolls]
    data["columns"] = [[ids[card] for card in column] for column in me.columns]
    return data


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
