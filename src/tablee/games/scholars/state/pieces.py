"""The pieces of a position as plain data."""

from __future__ import annotations

from typing import Any

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


def pieces(pos: Any) -> dict[str, Any]:
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


def player_pieces(me: Any, ids: list[str]) -> dict[str, Any]:
    data: dict[str, Any] = {field: getattr(me, field) for field in PLAYER_NUMBERS}
    data |= {field: list(getattr(me, field)) for field in PLAYER_LISTS}
    data["slot_dice"] = [list(dice) for dice in me.slot_dice]
    data["slot_workers"] = [list(workers) for workers in me.slot_workers]
    data["goal"] = ids[me.goal] if me.goal >= 0 else None
    data["scrolls"] = [ids[card] for card in me.scrolls]
    data["columns"] = [[ids[card] for card in column] for column in me.columns]
    return data
