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
from typing import TYPE_CHECKING, Any

from tablee.games.ancient_knowledge.board import (
    ACTIONS,
    ARTEFACT_PLACES,
    CHRONICLES,
    DECLINES,
    EVERYBODY,
    HAND_LIMIT,
    SLOTS,
    TILE_CARDS,
    Ancient,
    AncientBox,
)
from tablee.games.ancient_knowledge.steps import Action, ChroniclePhase, DeclinePhase, EndTurn
from tablee.kernel.chance import key_of
from tablee.kernel.decisions import seat_name, seat_named
from tablee.kernel.errors import BadInput, Sentence

if TYPE_CHECKING:
    from tablee.games.ancient_knowledge.game import AncientKnowledge

FIELDS = (
    "title",
    "name",
    "seats",
    "options",
    "seed",
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


class Layout:
    """Takes named cards out of the box, once each, with a sentence for whatever does not fit."""

    def __init__(self, box: AncientBox, place: str) -> None:
        self.box = box
        self.place = place
        self.where: dict[int, str] = {}

    def wrong(self, field: str, value: object, expected: Sentence) -> BadInput:
        return BadInput("bad-field", place=self.place, field=field, value=value, expected=expected)

    def table(self, value: Any, field: str, known: tuple[str, ...]) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise self.wrong(field, value, Sentence("expected-table"))
        for name in value:
            if name not in known:
                raise BadInput("unknown-field", place=f"{self.place}, {field}", value=name, expected=list(known))
        return value

    def number(self, value: Any, field: str, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(field, value, Sentence("expected-number", least=least, most=most))
        return value

    def flag(self, value: Any, field: str) -> bool:
        if type(value) is not bool:
            raise self.wrong(field, value, Sentence("expected-flag"))
        return value

    def one_of(self, value: Any, field: str, values: list[str]) -> str:
        if not isinstance(value, str) or value not in values:
            raise self.wrong(field, value, Sentence("expected-one-of", values=values))
        return value

    def items(self, value: Any, field: str) -> list[Any]:
        if not isinstance(value, list):
            raise self.wrong(field, value, Sentence("expected-list"))
        return value

    def card(self, id: Any, where: str) -> int:
        """A card that lies here and nowhere else."""
        card = self.box.index.get(id) if isinstance(id, str) else None
        if card is None:
            expected = Sentence("expected-card", example="C16")
            raise BadInput("unknown-card", place=f"{self.place}, {where}", value=id, expected=expected)
        if card in self.where:
            raise BadInput("card-twice", place=self.place, value=id, one=self.where[card], other=where)
        self.where[card] = where
        return card

    def cards(self, value: Any, where: str, kinds: str, most: int = 999) -> list[int]:
        """Cards of some kinds, given by the letters that their ids begin with."""
        cards = []
        for id in self.items(value, where):
            card = self.card(id, where)
            if id[0] not in kinds:
                expected = Sentence("expected-card", example=kinds[0] + "1")
                raise BadInput("wrong-place", place=self.place, value=id, where=where, expected=expected)
            cards.append(card)
        if len(cards) > most:
            raise BadInput("too-many", place=self.place, where=where, value=len(cards), most=most)
        return cards


def lay_out(title: AncientKnowledge, box: AncientBox, data: dict[str, Any], place: str) -> Ancient:
    from tablee.games.ancient_knowledge.game import blank

    layout = Layout(box, place)
    data = layout.table(data, "position", FIELDS)
    areas = layout.table(data.get("players", {}), "players", tuple(seat_name(seat) for seat in range(title.most)))
    named = max([seat_named(name) + 1 for name in areas], default=0)
    seats = layout.number(data.get("seats", max(named, title.least)), "seats", max(named, title.least), title.most)
    options = title.checked_options(layout.table(data.get("options", {}), "options", ("ages",)), seats)
    names = [seat_name(seat) for seat in range(seats)]

    pos = blank(box, seats, key_of(str(data.get("seed", "position"))))
    pos.ages = tuple(options["ages"] or ())
    pos.turn = names.index(layout.one_of(data.get("turn", "p1"), "turn", names))
    pos.first = names.index(layout.one_of(data.get("first", "p1"), "first", names))
    pos.round = layout.number(data.get("round", 1), "round", 1, 999)
    pos.phase = PHASES[layout.one_of(data.get("phase", "action"), "phase", list(PHASES))]
    pos.flipped = layout.flag(data.get("flipped", False), "flipped")
    pos.ending = layout.flag(data.get("ending", False), "ending")
    for name, area in areas.items():
        lay_area(layout, pos, seat_named(name), layout.table(area, name, AREA), name)
    lay_tiles(layout, pos, data)
    pos.pile = layout.cards(data.get("pile", []), "pile", "CMPA")
    top = layout.cards(data.get("deck", []), "deck", "CMPA")
    knowledge = layout.table(data.get("knowledge", {}), "knowledge", ("1", "2", "discard1", "discard2"))
    for level in (1, 2):
        pos.pools[level - 1] = layout.cards(knowledge.get(str(level), []), f"knowledge {level}", "T")[::-1]
        pos.discards[level - 1] = layout.cards(knowledge.get(f"discard{level}", []), f"knowledge discard {level}", "T")
        for card in pos.pools[level - 1] + pos.discards[level - 1]:
            if box.level[card] != level:
                expected = Sentence("expected-card", example="T1" if level == 1 else "T28")
                where = f"knowledge {level}"
                raise BadInput("wrong-place", place=place, value=box.ids[card], where=where, expected=expected)

    deal_rest(layout, pos, data, areas, top)
    for seat, me in enumerate(pos.players):
        for card in me.hand:
            pos.seen[card] = 1 << seat
    for card in pos.pile + pos.discards[0] + pos.discards[1]:
        pos.seen[card] = EVERYBODY
    actions = layout.number(data.get("actions", 2), "actions", 1, 2)
    pos.agenda = [EndTurn(pos.turn), DeclinePhase(pos.turn)]
    if pos.phase != DECLINES:
        pos.agenda.append(ChroniclePhase(pos.turn))
    if pos.phase == ACTIONS:
        pos.agenda.append(Action(pos.turn, actions))
    return pos


def lay_area(layout: Layout, pos: Ancient, seat: int, area: dict[str, Any], name: str) -> None:
    me = pos.players[seat]
    me.hand = layout.cards(area.get("hand", []), f"{name} hand", "CMPA", HAND_LIMIT)
    me.artefacts = layout.cards(area.get("artefacts", []), f"{name} artefacts", "A", ARTEFACT_PLACES)
    me.lost = layout.number(area.get("lost", 0), f"{name} lost", 0, 999)
    for card in layout.cards(area.get("collection", []), f"{name} collection", "T"):
        pos.collect(seat, card)
    for entry in layout.items(area.get("past", []), f"{name} past"):
        id, _, state = str(entry).partition(" ")
        if state not in ("", "tilted"):
            raise layout.wrong(f"{name} past", entry, Sentence("expected-one-of", values=[id, f"{id} tilted"]))
        card = layout.cards([id], f"{name} past", "CMP")[0]
        pos.enter_past(seat, card)
        if state:
            me.tilted.append(card)
    slots = layout.table(area.get("timeline", {}), f"{name} timeline", tuple(str(slot) for slot in range(1, SLOTS + 1)))
    for slot, entries in slots.items():
        where = f"{name} timeline slot {slot}"
        entries = [entries] if isinstance(entries, str) else layout.items(entries, where)
        if len(entries) > 2:
            raise BadInput("too-many", place=layout.place, where=where, value=len(entries), most=2)
        for entry in entries:
            match = MONUMENT.fullmatch(entry) if isinstance(entry, str) else None
            if match is None:
                raise layout.wrong(where, entry, Sentence("expected-one-of", values=["C16", "C16(2)"]))
            card = layout.cards([match[1]], where, "CMP")[0]
            tokens = int(match[2]) if match[2] else pos.box.knowledge[card]
            pos.put_monument(seat, card, int(slot), tokens)


def lay_tiles(layout: Layout, pos: Ancient, data: dict[str, Any]) -> None:
    levels = layout.items(data.get("levels", [1, 2, 2] if pos.flipped else [1, 1, 2]), "levels")
    if len(levels) != 3:
        raise layout.wrong("levels", levels, Sentence("expected-list"))
    pos.tile_levels = [layout.number(level, "levels", 0, 2) for level in levels]
    tiles = layout.items(data.get("tiles", []), "tiles")
    if len(tiles) > 3:
        raise BadInput("too-many", place=layout.place, where="tiles", value=len(tiles), most=3)
    for number, tile in enumerate(tiles):
        where = f"tile {number + 1}"
        pos.tiles[number] = layout.cards(tile, where, "T", TILE_CARDS)
        if len(pos.tiles[number]) == 1:
            raise layout.wrong(where, tile, Sentence("expected-one-of", values=[0, 2, 3]))
        for card in pos.tiles[number]:
            if pos.box.level[card] != pos.tile_levels[number]:
                example = "T1" if pos.tile_levels[number] == 1 else "T28"
                expected = Sentence("expected-card", example=example)
                raise BadInput(
                    "wrong-place", place=layout.place, value=pos.box.ids[card], where=where, expected=expected
                )


def deal_rest(layout: Layout, pos: Ancient, data: dict[str, Any], areas: dict[str, Any], top: list[int]) -> None:
    """Cards named nowhere: into hands that are to be filled, empty tiles, then the decks or the box."""
    rest = layout.one_of(data.get("rest", "deck"), "rest", ["deck", "out"])
    box = pos.box
    builders = pos.shuffle([card for card in box.builders if card not in layout.where])
    for name, area in areas.items():
        me = pos.players[seat_named(name)]
        size = layout.number(area.get("hand_size", len(me.hand)), f"{name} hand_size", len(me.hand), HAND_LIMIT)
        if size - len(me.hand) > len(builders):
            raise BadInput(
                "too-few", place=layout.place, where=f"{name} hand", value=len(builders), least=size - len(me.hand)
            )
        me.hand += [builders.pop() for _ in range(size - len(me.hand))]
    given = len(layout.items(data.get("tiles", []), "tiles"))
    pools: list[list[int]] = []
    for level in (1, 2):
        unnamed = [card for card, its in enumerate(box.level) if its == level and card not in layout.where]
        pools.append(pos.shuffle(unnamed))
    for number in range(given, 3):
        level = pos.tile_levels[number]
        if level:
            if len(pools[level - 1]) < TILE_CARDS:
                left = len(pools[level - 1])
                raise BadInput("too-few", place=layout.place, where=f"tile {number + 1}", value=left, least=TILE_CARDS)
            pos.tiles[number] = [pools[level - 1].pop() for _ in range(TILE_CARDS)]
    if rest == "deck":
        pos.deck = builders + top[::-1]
        pos.pools = [pools[i] + pos.pools[i] for i in range(2)]
    else:
        pos.deck = top[::-1]
        pos.out = builders + pools[0] + pools[1]
