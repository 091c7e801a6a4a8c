"""An empty table, and the way back from saved data."""

from __future__ import annotations

from typing import Any

from tablee.games.atlantes.rules.choices import BONUS, INDEX, MANTA_INDEX, OBJECTIVE_INDEX
from tablee.games.atlantes.rules.steps import STEPS
from tablee.games.atlantes.state.board import Sea, new_player
from tablee.games.atlantes.state.box import AtlantesBox
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
    def cards(names: list[Any]) -> list[int]:
        return [NO_CARD if name is None else INDEX[name] for name in names]

    pos = blank(box, data["seats"], b"")
    pos.load_into(data, STEPS)
    for me, area in zip(pos.players, data["players"], strict=True):
        me.hand = cards(area["hand"])
        me.discard = cards(area["discard"])
        me.board = cards(area["board"])
        me.raised = list(area["raised"])
        me.pile = cards(area["pile"])
        me.ready = [MANTA_INDEX[name] for name in area["ready"]]
        me.tired = [MANTA_INDEX[name] for name in area["tired"]]
        me.bonus = sum([1 for manta in me.ready + me.tired if manta >= BONUS])
        me.claimed = area["claimed"]
        me.king = cards([area["king"]])[0]
        me.shown = area["shown"]
        me.symbol = area["symbol"]
    pos.upper = cards(data["upper"])
    pos.lower = cards(data["lower"])
    pos.deck = cards(data["deck"])
    pos.sunk = cards(data["sunk"])
    pos.row = cards(data["row"])
    pos.shoal = cards(data["shoal"])
    pos.supply = list(data["supply"])
    pos.goals = [OBJECTIVE_INDEX[name] for name in data["goals"]]
    pos.tracks = [list(track) for track in data["tracks"]]
    pos.pool = cards(data["pool"])
    pos.unused = cards(data["unused"])
    pos.out = cards(data["out"])
    pos.ghost = data["ghost"]
    pos.haunted = data["haunted"]
    pos.first = data["first"]
    pos.turn = data["turn"]
    pos.round = data["round"]
    pos.phase = data["phase"]
    pos.playing = cards([data["playing"]])[0]
    pos.limbo = cards([data["limbo"]])[0]
    pos.replayed = cards(data["replayed"])
    pos.used = data["used"]
    pos.paid = data["paid"]
    pos.trigger = data["trigger"]
    pos.last_turns = data["last_turns"]
    switches = data["switches"]
    pos.explore_optional = switches[0]
    pos.strict = switches[1]
    pos.matrona_dismisses = switches[2]
    pos.double_depth = switches[3]
    pos.solo_decks = switches[4]
    return pos
