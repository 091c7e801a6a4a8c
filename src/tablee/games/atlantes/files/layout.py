"""Reading a position file: any position, naming only what matters.

    title = "atlantes"
    turn = "p1"
    lower = ["L2", "L17", "L35"]
    [players.p1]
    board = ["L34@1", "L15@full"]
    discard = ["sealord"]
    ready = ["power1"]
    mantas = ["gold2", "raise1 tired"]
    [tracks]
    hand8 = ["p2 raise1"]

`L34@1` has one level covered, `L15@full` all of them. A hand that is not named holds the starting characters that are
not discarded; starting mantas that are not named ready are tired, all are ready when nothing is said. Rows that are
not named are dealt. Cards named nowhere are shuffled into the decks, or stay in the box with `rest = "out"`. Decks list
their top card first.
"""

from __future__ import annotations

import re
from typing import Any

from tablee.games.atlantes.cards.objectives import OBJECTIVE_IDS, OBJECTIVE_INDEX
from tablee.games.atlantes.rules.choices import BONUS, ICON_IDS
from tablee.games.atlantes.rules.setup import set_switches
from tablee.games.atlantes.rules.steps import Act
from tablee.games.atlantes.state.board import Sea, blank
from tablee.games.atlantes.state.box import AtlantesBox
from tablee.games.atlantes.state.terms import (
    AFTER,
    BEFORE,
    CHARACTER_ROW,
    GHOST,
    LOWER_ROW,
    NO_CARD,
    SLOTS,
    SPOTS,
    SYMBOLS,
    TRACKS,
)
from tablee.kernel.chance import key_of
from tablee.kernel.decisions import seat_name
from tablee.kernel.errors import Sentence
from tablee.kernel.reading import HEADER, MOST, Reader
from tablee.kernel.title import Title

FIELDS = (
    *HEADER,
    "turn",
    "first",
    "round",
    "phase",
    "players",
    "upper",
    "lower",
    "deck",
    "sunk",
    "row",
    "shoal",
    "objectives",
    "tracks",
    "paid",
    "ending",
    "last_turns",
    "rest",
)
AREA = ("hand", "discard", "board", "pile", "ready", "mantas", "symbol", "king", "king_hidden")
SWITCHES = (
    "scout-optional",
    "strict-effects",
    "two-player-matrona-discard",
    "grabber-double-type-depth",
    "solo-deck-triggers",
)
PHASES = {"before": BEFORE, "after": AFTER}
PLACED = re.compile(r"(L\d{1,3})(?:@(\d{1,2}|full))?")


def lay_out(title: Title, box: AtlantesBox, data: dict[str, Any], place: str) -> Sea:
    reader = Reader(place, box.ids)
    data = reader.table(data, "position", FIELDS)
    areas, seats = reader.players(data, title, 2)
    options = title.checked_options(reader.table(data.get("options", {}), "options", SWITCHES), seats)
    names = [seat_name(seat) for seat in range(seats)]

    pos = blank(box, seats, key_of(str(data.get("seed", "position"))))
    set_switches(pos, options)
    pos.turn = reader.seat(data.get("turn", "p1"), "turn", seats)
    pos.first = reader.seat(data.get("first", "p1"), "first", seats)
    pos.round = reader.number(data.get("round", 1), "round", 1, 999)
    pos.phase = PHASES[reader.one_of(data.get("phase", "before"), "phase", list(PHASES))]
    pos.paid = reader.number(data.get("paid", 0), "paid", 0, 99)
    if "ending" in data:
        pos.trigger = reader.seat(data["ending"], "ending", seats)
        pos.last_turns = reader.number(data.get("last_turns", seats), "last_turns", 0, seats)
    goals = reader.items(data.get("objectives", OBJECTIVE_IDS[:TRACKS]), "objectives")
    pos.goals = [OBJECTIVE_INDEX[reader.one_of(id, "objectives", OBJECTIVE_IDS)] for id in goals]
    if len(set(pos.goals)) != TRACKS or len(goals) != TRACKS:
        raise reader.wrong("objectives", goals, Sentence("expected-one-of", values=OBJECTIVE_IDS))

    for seat, name in enumerate(names):
        lay_area(reader, pos, seat, reader.table(areas.get(name, {}), name, AREA), name)
    spent = lay_tracks(reader, pos, reader.table(data.get("tracks", {}), "tracks", tuple(goals)), names)
    for seat, name in enumerate(names):
        lay_mantas(reader, pos, seat, areas.get(name, {}), name, spent[seat])
    lay_rows(reader, pos, data)
    pos.unused = [king for king in box.kings if king not in reader.where]
    if any([not me.shown for me in pos.players]):
        pos.pool = [pos.unused.pop()]  # a king is hidden after a draft only, and one is left over by that
    pos.agenda = [Act(pos.turn, pos.phase == AFTER)]
    return pos


def copies_of(pos: Sea, card: int) -> int:
    """How many of this ocean character are in play; alone, the copies marked with an o are not."""
    return pos.box.copies[card] if pos.seats > 1 else 1


def lay_area(reader: Reader, pos: Sea, seat: int, area: dict[str, Any], name: str) -> None:
    me, box = pos.players[seat], pos.box
    own: list[int] = []

    def characters(value: Any, where: str) -> list[int]:
        found = []
        for id in reader.items(value, where):
            card = reader.known(id, where, box.characters)
            if card not in box.starting:
                reader.lay(card, where, copies_of(pos, card) if card in box.ocean else 1)
            elif card in own:
                raise reader.twice(id, f"{name} hand", where)
            else:
                own.append(card)
            found.append(card)
        return found

    me.discard = characters(area.get("discard", []), f"{name} discard")
    if any([box.stays[card] for card in me.discard]):
        raise reader.misplaced("matrona", f"{name} discard", "legionary")
    if "hand" in area:
        me.hand = characters(area["hand"], f"{name} hand")
    else:
        me.hand = [card for card in box.starting if card not in own]
        own = box.starting[:]
    if not any([box.stays[card] for card in me.hand]):
        raise reader.wrong(f"{name} hand", area["hand"], Sentence("expected-card", example="matrona"))
    pos.out += [card for card in box.starting if card not in own]
    kings = [card for card in me.hand + me.discard if card in box.kings]
    if "king" in area:
        king = reader.one_of(area["king"], f"{name} king", [box.ids[card] for card in box.kings])
        if box.index[king] not in kings:
            kings.append(reader.card(king, f"{name} king", box.kings))
            pos.out.append(kings[-1])
    reader.at_most(len(kings), f"{name} hand", 1)
    me.king = kings[0] if kings else NO_CARD
    me.shown = not reader.flag(area.get("king_hidden", False), f"{name} king_hidden")
    if not me.shown and me.king not in me.hand:
        raise reader.wrong(f"{name} king_hidden", True, Sentence("expected-card", example="cai"))
    me.pile = reader.cards(area.get("pile", []), f"{name} pile", box.locations)
    for entry in reader.items(area.get("board", []), f"{name} board", SLOTS):
        match = PLACED.fullmatch(entry) if isinstance(entry, str) else None
        if match is None:
            raise reader.wrong(f"{name} board", entry, Sentence("expected-one-of", values=["L16", "L16@1", "L16@full"]))
        card = reader.card(match[1], f"{name} board", box.locations)
        depth = box.depth[card]
        up = depth if match[2] == "full" or not depth else int(match[2] or 0)
        me.board.append(card)
        me.raised.append(reader.number(up, f"{name} board {match[1]}", 0, depth))
    symbol = reader.one_of(area.get("symbol", SYMBOLS[seat]), f"{name} symbol", list(SYMBOLS))
    me.symbol = SYMBOLS.index(symbol)


def lay_tracks(reader: Reader, pos: Sea, tracks: dict[str, Any], names: list[str]) -> list[list[str]]:
    """Who stands where; for each seat the starting mantas that it gave, as far as they are named."""
    spent: list[list[str]] = [[] for _ in names]
    for id, entries in tracks.items():
        track = pos.goals.index(OBJECTIVE_INDEX[id])
        for entry in reader.items(entries, f"track {id}", SPOTS):
            name, _, manta = str(entry).partition(" ")
            known = [*names, "ghost"] if pos.seats == 1 else names
            reader.one_of(name, f"track {id}", known)
            owner = GHOST if name == "ghost" else names.index(name)
            if owner in pos.tracks[track]:
                raise reader.twice(entry, f"track {id}", f"track {id}")
            pos.tracks[track].append(owner)
            if owner == GHOST:
                pos.haunted |= 1 << track
                pos.ghost -= 1
            else:
                pos.players[owner].claimed |= 1 << track
                spent[owner].append(manta)
    return spent


def lay_mantas(reader: Reader, pos: Sea, seat: int, area: dict[str, Any], name: str, spent: list[str]) -> None:
    """Starting mantas not on tracks, ready or tired, and bonus mantas."""
    me = pos.players[seat]
    own = pos.box.mantas[me.symbol][:]
    known = [ICON_IDS[icon] for icon in own]
    for manta in [manta for manta in spent if manta]:
        icon = ICON_IDS.index(reader.one_of(manta, f"{name} track", known))
        if icon not in own:
            raise reader.twice(manta, f"{name} track", f"{name} track")
        own.remove(icon)
    for _ in range(spent.count("")):
        own.pop()
    values = [ICON_IDS[icon] for icon in own]
    for id in reader.items(area.get("ready", values), f"{name} ready"):
        icon = ICON_IDS.index(reader.one_of(id, f"{name} ready", values))
        if icon not in own:
            raise reader.twice(id, f"{name} ready", f"{name} ready")
        own.remove(icon)
        me.ready.append(icon)
    me.tired = own
    for entry in reader.items(area.get("mantas", []), f"{name} mantas"):
        id, _, state = str(entry).partition(" ")
        reader.one_of(id, f"{name} mantas", ICON_IDS[1:])
        if state not in ("", "tired"):
            expected = Sentence("expected-one-of", values=[id, f"{id} tired"])
            raise reader.wrong(f"{name} mantas", entry, expected)
        icon = ICON_IDS.index(id)
        reader.at_least(pos.supply[icon], f"{name} mantas {id}", 1)
        pos.supply[icon] -= 1
        (me.tired if state else me.ready).append(BONUS + icon)
        me.bonus += 1


def lay_rows(reader: Reader, pos: Sea, data: dict[str, Any]) -> None:
    """The rows and decks between the players; what is named nowhere fills them."""
    box = pos.box
    rest = reader.one_of(data.get("rest", "deck"), "rest", ["deck", "out"])

    def swimming(field: str, most: int) -> list[int]:
        found = [reader.known(id, field, box.ocean) for id in reader.items(data.get(field, []), field, most)]
        return [reader.lay(card, field, copies_of(pos, card)) for card in found]

    pos.upper = reader.cards(data.get("upper", []), "upper", box.locations, box.upper)
    pos.lower = reader.cards(data.get("lower", []), "lower", box.locations, LOWER_ROW)
    pos.sunk = reader.cards(data.get("sunk", []), "sunk", box.locations)
    deck = reader.cards(data.get("deck", []), "deck", box.locations)
    pos.row = swimming("row", CHARACTER_ROW)
    shoal = swimming("shoal", MOST)
    unnamed = pos.shuffle([card for card in box.locations if card not in reader.where])
    swimmers = []
    for card in box.ocean:
        swimmers += [card] * (copies_of(pos, card) - len(reader.where.get(card, [])))
        pos.out += [card] * (box.copies[card] - copies_of(pos, card))
    swimmers = pos.shuffle(swimmers)
    if "lower" not in data:
        pos.lower = [unnamed.pop() for _ in range(min(LOWER_ROW, len(unnamed)))]
    if "row" not in data:
        pos.row = [swimmers.pop() for _ in range(min(CHARACTER_ROW, len(swimmers)))]
    if rest == "deck":
        pos.deck = unnamed + deck[::-1]
        pos.shoal = swimmers + shoal[::-1]
    else:
        pos.deck = deck[::-1]
        pos.shoal = shoal[::-1]
        pos.out += unnamed + swimmers
