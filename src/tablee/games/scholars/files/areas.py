"""The players' and the solo opponent's part of a position file."""

from __future__ import annotations

from typing import Any, Final

from tablee.games.scholars.files.reading import Layout
from tablee.games.scholars.rules.tuck import ALL_REACHED, TILES
from tablee.games.scholars.state.board import Scholars
from tablee.games.scholars.state.people import Player
from tablee.games.scholars.state.terms import (
    ACTS,
    BOOK_SPACES,
    COLOURS,
    GOAL,
    HOLDER,
    LANGUAGES,
    RESPITE,
    SCIENCES,
    SLOTS,
    TOP,
    TRACKS,
)
from tablee.kernel.decisions import seat_name

AREA: Final = (
    "silver",
    "gold",
    "xp",
    "bag",
    "hand",
    "workers",
    "upgraded",
    "slots",
    "levels",
    "goal",
    "objectives",
    "scrolls",
    "columns",
    "due",
    "place",
)
OPPONENT: Final = ("track", "returns", "dice_sum", "scrolls", "retired", "pages", "markers", "schemes", "played")
OBJECTIVES: Final = ("translator", "scroll", "level")
MOST: Final = 999


def lay_areas(layout: Layout, pos: Scholars, areas: dict[str, Any], places: list[str]) -> None:
    """Every player; without a goal of their own they get the first ones left."""
    goals = {name: area.get("goal") for name, area in areas.items() if isinstance(area, dict)}
    left = [language for language in LANGUAGES[:6] if language not in goals.values()]
    for seat in range(pos.seats):
        name = seat_name(seat)
        area = layout.table(areas.get(name, {}), name, AREA)
        lay_area(layout, pos, seat, area, name, places)
        goal = layout.one_of(area.get("goal", left[0]), f"{name} goal", [*LANGUAGES[:6], "none"])
        if goal != "none":
            if goal in left:
                left.remove(goal)
            me = pos.players[seat]
            me.goal = layout.lay(pos.box.first_goal + LANGUAGES.index(goal), f"{name} goal")
            me.scrolls.insert(0, layout.lay(pos.box.first_start_scroll + me.goal - pos.box.first_goal, f"{name} goal"))


def lay_area(layout: Layout, pos: Scholars, seat: int, area: dict[str, Any], name: str, places: list[str]) -> None:
    me = pos.players[seat]
    me.silver = layout.number(area.get("silver", 0), f"{name} silver", 0, MOST)
    me.gold = layout.number(area.get("gold", 0), f"{name} gold", 0, MOST)
    me.xp = layout.number(area.get("xp", 0), f"{name} xp", 0, MOST if pos.myriade else 0)
    me.bag = layout.amounts(area.get("bag", {}), f"{name} bag", COLOURS)
    me.hand = sorted([layout.die(die, f"{name} hand") for die in layout.items(area.get("hand", []), f"{name} hand")])
    me.workers = layout.amounts(area.get("workers", {}), f"{name} workers", COLOURS[:4])
    tracks = SCIENCES[: TRACKS if pos.myriade else TRACKS - 1]
    for track, level in layout.table(area.get("levels", {}), f"{name} levels", tracks).items():
        me.levels[SCIENCES.index(track)] = layout.number(level, f"{name} levels {track}", 0, TOP)
    me.place = places.index(layout.one_of(area.get("place", places[0]), f"{name} place", places))
    me.scrolls = layout.cards(area.get("scrolls", []), f"{name} scrolls", pos.box.scrolls)
    for objective in layout.items(area.get("objectives", []), f"{name} objectives", len(OBJECTIVES)):
        me.reached |= 1 << OBJECTIVES.index(layout.one_of(objective, f"{name} objectives", OBJECTIVES))
    me.met = me.reached & 3
    lay_cards(layout, pos, me, area, name)
    lay_columns(layout, pos, seat, area, name)


def lay_cards(layout: Layout, pos: Scholars, me: Player, area: dict[str, Any], name: str) -> None:
    """Action cards: those on slots, the rest in hand."""
    kinds = [kind for kind in SCIENCES[:8] if pos.myriade or kind != "medicine"]
    for kind in layout.items(area.get("upgraded", []), f"{name} upgraded", len(kinds) if pos.myriade else 0):
        me.upgraded |= 1 << SCIENCES.index(layout.one_of(kind, f"{name} upgraded", kinds))
    me.cards = sum([1 << SCIENCES.index(kind) for kind in kinds])
    if me.reached == ALL_REACHED:
        me.cards |= 1 << GOAL
    slots = SLOTS if me.reached == ALL_REACHED else SLOTS[:5]
    for slot, entry in layout.table(area.get("slots", {}), f"{name} slots", slots).items():
        where = f"{name} slot {slot}"
        there = layout.table(entry, where, ("card", "dice", "workers"))
        left = [SCIENCES[kind] for kind in range(len(SCIENCES)) if me.cards >> kind & 1]
        kind = SCIENCES.index(layout.one_of(there.get("card", SCIENCES[RESPITE]), where, left))
        number = SLOTS.index(slot)
        me.cards &= ~(1 << kind)
        me.slots[number] = kind
        me.slot_dice[number] = tuple([layout.die(die, where) for die in layout.items(there.get("dice", []), where, 2)])
        workers = [
            layout.one_of(colour, where, COLOURS[:4]) for colour in layout.items(there.get("workers", []), where)
        ]
        layout.at_most(len(workers), f"{where} workers", 6)
        me.slot_workers[number] = tuple([COLOURS.index(colour) for colour in workers])


def lay_columns(layout: Layout, pos: Scholars, seat: int, area: dict[str, Any], name: str) -> None:
    """Tucked cards, from the board downwards; with the expansion the starting Page comes first under Recruit."""
    me = pos.players[seat]
    if pos.myriade:
        me.columns[0] = (pos.box.first_start_page + seat,)
        layout.lay(pos.box.first_start_page + seat, f"{name} columns")
    fitting = [*range(pos.box.first_scroll), *(pos.box.pages if pos.myriade else [])]
    for column, cards in layout.table(area.get("columns", {}), f"{name} columns", ACTS).items():
        number = ACTS.index(column)
        me.columns[number] = (*me.columns[number], *layout.cards(cards, f"{name} under {column}", fitting))
    if pos.myriade:
        me.rows = min([len(column) for column in me.columns])
        me.flipped = min(me.rows, TILES)
    pos.due += [HOLDER * seat + card for card in layout.cards(area.get("due", []), f"{name} due", fitting)]


def lay_opponent(layout: Layout, pos: Scholars, value: Any) -> None:
    data = layout.table(value, "opponent", OPPONENT)
    rival = pos.rival
    rival.track = layout.number(data.get("track", 0), "opponent track", 0, 5)
    rival.returns = layout.number(data.get("returns", 0), "opponent returns", 0, 6)
    rival.dice = layout.number(data.get("dice_sum", 0), "opponent dice_sum", -6, 6)
    rival.scrolls = layout.cards(data.get("scrolls", []), "opponent scrolls", pos.box.scrolls)
    rival.retired = layout.cards(data.get("retired", []), "opponent retired", range(pos.box.first_scroll))
    if data.get("pages"):
        rival.pages = layout.cards(data["pages"], "opponent pages", pos.box.pages)
    markers = layout.items(data.get("markers", list(range(1, BOOK_SPACES + 1))), "opponent markers", BOOK_SPACES)
    rival.markers = 0
    for marker in markers:
        rival.markers |= 1 << (layout.number(marker, "opponent markers", 1, BOOK_SPACES) - 1)
    schemes = pos.box.schemes
    rival.played = layout.cards(data.get("played", []), "opponent played", schemes)
    top = layout.cards(data.get("schemes", []), "opponent schemes", schemes)
    left = pos.shuffle([card for card in schemes if card not in layout.where])
    rival.schemes = left + top[::-1]
