"""Reading a position file: any position, naming only what matters.

    title = "ancient-knowledge"
    turn = "p1"
    [players.p1]
    hand = ["C16", "M4"]
    timeline = { 1 = ["C21(1)", "P13(9)"], 4 = ["C5"] }
    past = ["C28 tilted", "M12"]
    lost = 3

A monument without a number in brackets carries its printed knowledge. Cards that are named nowhere are shuffled into
the decks, or stay in the box with `rest = "out"`; `hand_size` fills a hand up from them. Decks begin with the top card.
"""

from __future__ import annotations

import re
from typing import Any

from tablee.games.ancient_knowledge.rules.phases import ChroniclePhase, DeclinePhase
from tablee.games.ancient_knowledge.rules.turn import Action, EndTurn
from tablee.games.ancient_knowledge.state.board import Ancient, blank
from tablee.games.ancient_knowledge.state.box import AncientBox
from tablee.games.ancient_knowledge.state.terms import (
    ACTIONS,
    ARTEFACT,
    ARTEFACT_PLACES,
    CHRONICLES,
    DECLINES,
    EVERYBODY,
    HAND_LIMIT,
    SLOTS,
    TILE_CARDS,
)
from tablee.kernel.chance import key_of
from tablee.kernel.decisions import seat_named
from tablee.kernel.errors import Sentence
from tablee.kernel.reading import HEADER, Reader
from tablee.kernel.title import Title

FIELDS = (
    *HEADER,
    "turn",
    "first",
    "round",
    "phase",
    "actions",
    "flipped",
    "ending",
    "players",
    "tiles",
    "levels",
    "deck",
    "pile",
    "knowledge",
    "rest",
)
AREA = ("hand", "hand_size", "timeline", "past", "artefacts", "collection", "lost")
PHASES = {"action": ACTIONS, "chronicle": CHRONICLES, "decline": DECLINES}
MONUMENT = re.compile(r"([A-Z]\d+)(?:\((\d{1,3})\))?")


def lay_out(title: Title, box: AncientBox, data: dict[str, Any], place: str) -> Ancient:
    reader = Reader(place, box.ids)
    data = reader.table(data, "position", FIELDS)
    areas, seats = reader.players(data, title, title.least)
    options = title.checked_options(reader.table(data.get("options", {}), "options", ("ages",)), seats)

    pos = blank(box, seats, key_of(str(data.get("seed", "position"))))
    pos.ages = tuple(options["ages"] or ())
    pos.turn = reader.seat(data.get("turn", "p1"), "turn", seats)
    pos.first = reader.seat(data.get("first", "p1"), "first", seats)
    pos.round = reader.number(data.get("round", 1), "round", 1, 999)
    pos.phase = PHASES[reader.one_of(data.get("phase", "action"), "phase", list(PHASES))]
    pos.flipped = reader.flag(data.get("flipped", False), "flipped")
    pos.ending = reader.flag(data.get("ending", False), "ending")
    for name, area in areas.items():
        lay_area(reader, pos, seat_named(name), reader.table(area, name, AREA), name)
    lay_tiles(reader, pos, data)
    pos.pile = reader.cards(data.get("pile", []), "pile", box.builders)
    top = reader.cards(data.get("deck", []), "deck", box.builders)
    knowledge = reader.table(data.get("knowledge", {}), "knowledge", ("1", "2", "discard1", "discard2"))
    for level in (1, 2):
        fitting = of_level(box, level)
        pool = reader.cards(knowledge.get(str(level), []), f"knowledge {level}", fitting)
        pos.pools[level - 1] = pool[::-1]
        pos.discards[level - 1] = reader.cards(
            knowledge.get(f"discard{level}", []), f"knowledge discard {level}", fitting
        )

    deal_rest(reader, pos, data, areas, top)
    for seat, me in enumerate(pos.players):
        for card in me.hand:
            pos.seen[card] = 1 << seat
    for card in pos.pile + pos.discards[0] + pos.discards[1]:
        pos.seen[card] = EVERYBODY
    actions = reader.number(data.get("actions", 2), "actions", 1, 2)
    pos.agenda = [EndTurn(pos.turn), DeclinePhase(pos.turn)]
    if pos.phase != DECLINES:
        pos.agenda.append(ChroniclePhase(pos.turn))
    if pos.phase == ACTIONS:
        pos.agenda.append(Action(pos.turn, actions))
    return pos


def of_level(box: AncientBox, level: int) -> list[int]:
    """Its knowledge cards."""
    return [card for card, its in enumerate(box.level) if its == level]


def lay_area(reader: Reader, pos: Ancient, seat: int, area: dict[str, Any], name: str) -> None:
    me, box = pos.players[seat], pos.box
    monuments = [card for card in box.builders if box.kind[card] != ARTEFACT]
    artefacts = [card for card in box.builders if box.kind[card] == ARTEFACT]
    me.hand = reader.cards(area.get("hand", []), f"{name} hand", box.builders, HAND_LIMIT, "C16")
    me.artefacts = reader.cards(area.get("artefacts", []), f"{name} artefacts", artefacts, ARTEFACT_PLACES)
    me.lost = reader.number(area.get("lost", 0), f"{name} lost", 0, 999)
    for card in reader.cards(area.get("collection", []), f"{name} collection", of_level(box, 1) + of_level(box, 2)):
        pos.collect(seat, card)
    for entry in reader.items(area.get("past", []), f"{name} past"):
        id, _, state = str(entry).partition(" ")
        if state not in ("", "tilted"):
            raise reader.wrong(f"{name} past", entry, Sentence("expected-one-of", values=[id, f"{id} tilted"]))
        card = reader.card(id, f"{name} past", monuments)
        pos.enter_past(seat, card)
        if state:
            me.tilted.append(card)
    slots = reader.table(area.get("timeline", {}), f"{name} timeline", tuple(str(slot) for slot in range(1, SLOTS + 1)))
    for slot, entries in slots.items():
        where = f"{name} timeline slot {slot}"
        for entry in [entries] if isinstance(entries, str) else reader.items(entries, where, 2):
            match = MONUMENT.fullmatch(entry) if isinstance(entry, str) else None
            if match is None:
                raise reader.wrong(where, entry, Sentence("expected-one-of", values=["C16", "C16(2)"]))
            card = reader.card(match[1], where, monuments)
            tokens = int(match[2]) if match[2] else box.knowledge[card]
            pos.put_monument(seat, card, int(slot), tokens)


def lay_tiles(reader: Reader, pos: Ancient, data: dict[str, Any]) -> None:
    levels = reader.items(data.get("levels", [1, 2, 2] if pos.flipped else [1, 1, 2]), "levels")
    if len(levels) != 3:
        raise reader.wrong("levels", levels, Sentence("expected-list"))
    pos.tile_levels = [reader.number(level, "levels", 0, 2) for level in levels]
    for number, tile in enumerate(reader.items(data.get("tiles", []), "tiles", 3)):
        where, level = f"tile {number + 1}", pos.tile_levels[number]
        pos.tiles[number] = reader.cards(tile, where, of_level(pos.box, level), TILE_CARDS if level else 0)
        if len(pos.tiles[number]) == 1:
            raise reader.wrong(where, tile, Sentence("expected-one-of", values=[0, 2, 3]))


def deal_rest(reader: Reader, pos: Ancient, data: dict[str, Any], areas: dict[str, Any], top: list[int]) -> None:
    """Cards named nowhere: into hands that are to be filled, empty tiles, then the decks or the box."""
    rest = reader.one_of(data.get("rest", "deck"), "rest", ["deck", "out"])
    box = pos.box
    builders = pos.shuffle([card for card in box.builders if card not in reader.where])
    for name, area in areas.items():
        hand = pos.players[seat_named(name)].hand
        size = reader.number(area.get("hand_size", len(hand)), f"{name} hand_size", len(hand), HAND_LIMIT)
        reader.fill(hand, f"{name} hand", size, builders)
    pools = [pos.shuffle([card for card in of_level(box, level) if card not in reader.where]) for level in (1, 2)]
    for number in range(len(data.get("tiles", [])), 3):
        level = pos.tile_levels[number]
        if level:
            reader.fill(pos.tiles[number], f"tile {number + 1}", TILE_CARDS, pools[level - 1])
    if rest == "deck":
        pos.deck = builders + top[::-1]
        pos.pools = [pools[i] + pos.pools[i] for i in range(2)]
    else:
        pos.deck = top[::-1]
        pos.out = builders + pools[0] + pools[1]
