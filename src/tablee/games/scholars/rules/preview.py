"""What a placement of dice and workers would give, tried out on a copy: for players who plan. [5.1]"""

from __future__ import annotations

from typing import Final

from tablee.games.scholars.rules.actions import recruit_value, why_not_research, within_reach
from tablee.games.scholars.rules.dice import mixed
from tablee.games.scholars.rules.rest import harvest_of
from tablee.games.scholars.rules.translate import SPEAKS_ARABIC, Chain, translatable, why_not_study
from tablee.games.scholars.rules.work import Placing, acts_of
from tablee.games.scholars.state.board import Scholars, die_name
from tablee.games.scholars.state.terms import (
    BLACK,
    COLOURS,
    COLUMNS,
    FIFTH,
    LANGUAGES,
    LOCATIONS,
    MEDICINE,
    RECRUIT,
    RESEARCH,
    SCIENCES,
    TOP,
    TRACKS,
    TRAVEL,
)
from tablee.games.scholars.state.view_types import (
    GivesView,
    HarvestView,
    ProspectView,
    ReachView,
    RestView,
    RouteView,
    StopView,
)
from tablee.kernel.decisions import Seat

MOST_ROUTES: Final = 6
MOST_WAYS: Final = 300
"""Ways that are followed at a time: enough for every chain that somebody can pay in a usual game."""


def gives(pos: Scholars, step: Placing) -> list[GivesView]:
    """For each colour that the action could have: its value and what each of its main actions would reach."""
    found: list[GivesView] = []
    for colour in mixed(step.faces(pos)):
        trial = pos.copy()
        trial.events = None
        trial.agenda = []
        step.place(trial, step.faces(trial), colour)
        found.append({"colour": COLOURS[colour], "value": trial.value, **reach(trial, step.seat, True)})
    return found


def prospects(pos: Scholars, seat: Seat) -> list[ProspectView]:
    """What the dice in hand would give without workers, alone and in pairs; alike ones once. [6]"""
    hand = pos.players[seat].hand
    chosen: list[list[int]] = [[die] for die in hand]
    chosen += [[hand[i], hand[j]] for i in range(len(hand)) for j in range(i + 1, len(hand))]
    trial = pos.copy()
    trial.events = None
    trial.slot = FIFTH
    seen: list[int] = []
    found: list[ProspectView] = []
    for dice in chosen:
        value = sum([die & 7 for die in dice])
        for colour in mixed(dice):
            if 8 * value + colour in seen:
                continue
            seen.append(8 * value + colour)
            trial.colours, trial.value = 1 << colour, value
            reached = reach(trial, seat, False)
            found.append(
                {"colour": COLOURS[colour], "value": value, "dice": [die_name(die) for die in dice], **reached}
            )
    return found


def reach(pos: Scholars, seat: Seat, fine: bool) -> ReachView:
    """What the action in progress can reach, by main action, and the tucked cards that it can use at once.

    `fine`: with what each stop brings and what each translation costs.
    """
    ids, acts = pos.box.ids, acts_of(pos, seat)
    found: ReachView = {}
    if RECRUIT in acts:
        found["recruit"] = [ids[card] for card in within_reach(pos, recruit_value(pos))]
    if TRAVEL in acts:
        found["travel"] = pos.value
        if fine:
            found["stops"] = [stop(pos, seat, distance) for distance in range(1, min(pos.value, LOCATIONS) + 1)]
    if RESEARCH in acts:
        found["research"] = {SCIENCES[track]: level for track, level in levels(pos, seat)}
    if any([act > RESEARCH for act in acts]):
        found["translate"] = [ids[scroll] for scroll in translatable(pos, seat)]
        if fine:
            found["routes"] = routes(pos, seat)
        if pos.colours >> BLACK & 1:
            found["study"] = [study + 1 for study in range(2) if why_not_study(pos, seat, study) is None]
    if pos.slot < COLUMNS:
        box = pos.box
        column = [
            card for card in pos.players[seat].columns[pos.slot] if not box.passive[card] and not box.golden[card]
        ]
        found["cards"] = [ids[card] for card in column if pos.can_do(seat, box.use[card])]
    return found


def levels(pos: Scholars, seat: Seat) -> list[tuple[int, int]]:
    """How far each track of the action's colours could go."""
    found = []
    for track in range(TRACKS if pos.myriade else MEDICINE):
        if why_not_research(pos, seat, track, pos.value) is None:
            level, left = pos.players[seat].levels[track], pos.value
            while level < TOP and pos.box.step_cost[track][level] <= left:
                left -= pos.box.step_cost[track][level]
                level += 1
            found.append((track, level))
    return found


def stop(pos: Scholars, seat: Seat, distance: int) -> StopView:
    """A location so many spaces on, with what colour and neutral marker add. [7.1; expansion 7]"""
    box, start = pos.box, pos.players[seat].place
    place = (start + distance) % LOCATIONS
    to_neutral = (pos.neutral - start) % LOCATIONS or LOCATIONS
    return {
        "place": box.ids[pos.box.first_place + place],
        "distance": distance,
        "match": bool(pos.colours >> box.place_colour[place] & 1),
        "xp": bool(pos.colours >> BLACK & 1) and distance >= to_neutral,
    }


# Chains


def routes(pos: Scholars, seat: Seat) -> dict[str, RouteView]:
    """The cheapest chain for each scroll that the action can translate."""
    found: dict[str, RouteView] = {}
    for scroll in translatable(pos, seat):
        ways = chains(pos, Chain(seat, scroll, ()))
        if ways:
            found[pos.box.ids[scroll]] = ways[0]
    return found


def chains(pos: Scholars, begun: Chain) -> list[RouteView]:
    """How a chain can go on until somebody speaks Arabic, as far as it can be paid; the cheapest first. [12.3]"""
    seat, me = begun.seat, pos.players[begun.seat]
    speaks = pos.box.speaks
    free = [room for room in range(len(pos.rooms)) if pos.rooms[room] >= 0]
    open: list[Chain] = [begun]
    whole: list[tuple[int, int, Chain]] = []
    while open and len(whole) < MOST_ROUTES:
        longer: list[Chain] = []
        for way in open:
            if way.rooms and way.wanted(pos) & SPEAKS_ARABIC:
                whole.append((len(way.rooms) + way.fees(pos), len(way.rooms), way))
                continue
            if len(way.rooms) >= me.gold or len(longer) >= MOST_WAYS:
                continue
            wanted = way.wanted(pos)
            for room in free:
                if room not in way.rooms and speaks[pos.rooms[room]] & wanted:
                    next_way = Chain(seat, begun.scroll, (*way.rooms, room))
                    if next_way.fees(pos) <= me.silver:
                        longer.append(next_way)
        open = longer
    whole.sort(key=lambda each: each[:2])
    return [route(pos, way) for _, _, way in whole[:MOST_ROUTES]]


def route(pos: Scholars, way: Chain) -> RouteView:
    """A chain with the language of each step, its fee, and who would retire after it."""
    box, ids = pos.box, pos.box.ids
    before = 1 << box.language[way.scroll]
    languages: list[str] = []
    for room in way.rooms:
        shared = before & box.speaks[pos.rooms[room]]
        languages.append(LANGUAGES[(shared & -shared).bit_length() - 1])
        before = box.speaks[pos.rooms[room]]
    full = [room for room in way.rooms if pos.gold_on[room] + 1 >= box.retire_at[pos.rooms[room]]]
    return {
        "translators": [ids[pos.rooms[room]] for room in way.rooms],
        "languages": languages,
        "fees": [pos.fee_for(way.seat, room) for room in way.rooms],
        "gold": len(way.rooms),
        "silver": way.fees(pos),
        "retiring": [ids[pos.rooms[room]] for room in full],
    }


# Resting


def rest(pos: Scholars, seat: Seat) -> RestView:
    """What a Rest would bring: dice drawn, and what each action card gives as it is taken back. [5.2]"""
    me = pos.players[seat]
    back = sum([len(dice) for dice in me.slot_dice])
    harvests: list[HarvestView] = []
    for kind in me.slots:
        if kind >= 0:
            harvests.append(
                {"science": SCIENCES[kind], "deed": harvested(pos, seat, harvest_of(pos, seat, kind).written)}
            )
    return {
        "draws": min(pos.box.rest_dice, sum(me.bag) + back),
        "back": back,
        "workers": sum([len(workers) for workers in me.slot_workers]),
        "harvests": harvests,
    }


def harvested(pos: Scholars, seat: Seat, deed: str) -> str:
    """A harvest as what the marker's space gives; nothing where the marker has not left the start."""
    parts: list[str] = []
    for part in deed.split(", "):
        words = part.split(" ")
        if words[0] == "harvest" and words[1] in SCIENCES[:TRACKS]:
            track = SCIENCES.index(words[1])
            part = pos.box.benefit[track][pos.players[seat].levels[track]].written
        if part:
            parts.append(part)
    return ", ".join(parts)
