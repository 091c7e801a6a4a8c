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
from typing import TYPE_CHECKING, Any

from tablee.games.atlantes.board import (
    AFTER,
    BEFORE,
    CHARACTER_ROW,
    GHOST,
    LOWER_ROW,
    NO_CARD,
    SLOTS,
    SPOTS,
    STARTING_MANTAS,
    SYMBOLS,
    TRACKS,
    AtlantesBox,
    Sea,
)
from tablee.games.atlantes.choices import (
    BONUS,
    ICON_IDS,
    IDS,
    INDEX,
    LOCATIONS,
    OBJECTIVE_IDS,
    OBJECTIVE_INDEX,
)
from tablee.games.atlantes.steps import Act
from tablee.kernel.chance import key_of
from tablee.kernel.decisions import seat_name, seat_named
from tablee.kernel.errors import BadInput, Sentence

if TYPE_CHECKING:
    from tablee.games.atlantes.game import Atlantes

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
PLACED = re.compile(r"(L\d{1,2})(?:@(\d{1,2}|full))?")


class Layout:
    """Takes named pieces out of the box with a sentence for whatever does not fit."""

    def __init__(self, box: AtlantesBox, place: str) -> None:
        self.box = box
        self.place = place
        self.where: dict[int, list[str]] = {}

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

    def items(self, value: Any, field: str, most: int = 999) -> list[Any]:
        if not isinstance(value, list):
            raise self.wrong(field, value, Sentence("expected-list"))
        if len(value) > most:
            raise BadInput("too-many", place=self.place, where=field, value=len(value), most=most)
        return value

    def card(self, id: Any, where: str, copies: int = 1) -> int:
        """A card that lies here; of most there is one."""
        card = INDEX.get(id) if isinstance(id, str) else None
        if card is None:
            expected = Sentence("expected-card", example="L16")
            raise BadInput("unknown-card", place=f"{self.place}, {where}", value=id, expected=expected)
        places = self.where.setdefault(card, [])
        if len(places) >= copies:
            raise BadInput("card-twice", place=self.place, value=id, one=places[0], other=where)
        places.append(where)
        return card

    def locations(self, value: Any, where: str, most: int = 999) -> list[int]:
        found = []
        for id in self.items(value, where, most):
            card = self.card(id, where)
            if card >= LOCATIONS:
                raise self.misplaced(id, where, "L16")
            found.append(card)
        return found

    def ocean(self, value: Any, where: str, copies: int, most: int = 999) -> list[int]:
        """Ocean characters."""
        found = []
        for id in self.items(value, where, most):
            card = self.card(id, where, copies)
            if card not in self.box.ocean:
                raise self.misplaced(id, where, "grabber")
            found.append(card)
        return found

    def misplaced(self, id: object, where: str, example: str) -> BadInput:
        expected = Sentence("expected-card", example=example)
        return BadInput("wrong-place", place=self.place, value=id, where=where, expected=expected)


def lay_out(title: Atlantes, box: AtlantesBox, data: dict[str, Any], place: str) -> Sea:
    from tablee.games.atlantes.game import blank, set_switches

    layout = Layout(box, place)
    data = layout.table(data, "position", FIELDS)
    areas = layout.table(data.get("players", {}), "players", tuple(seat_name(seat) for seat in range(title.most)))
    named = max([seat_named(name) + 1 for name in areas], default=0)
    seats = layout.number(data.get("seats", max(named, 2)), "seats", max(named, title.least), title.most)
    options = title.checked_options(layout.table(data.get("options", {}), "options", SWITCHES), seats)
    names = [seat_name(seat) for seat in range(seats)]

    pos = blank(box, seats, key_of(str(data.get("seed", "position"))))
    set_switches(pos, options)
    pos.turn = names.index(layout.one_of(data.get("turn", "p1"), "turn", names))
    pos.first = names.index(layout.one_of(data.get("first", "p1"), "first", names))
    pos.round = layout.number(data.get("round", 1), "round", 1, 999)
    pos.phase = PHASES[layout.one_of(data.get("phase", "before"), "phase", list(PHASES))]
    pos.paid = layout.number(data.get("paid", 0), "paid", 0, 99)
    if "ending" in data:
        pos.trigger = names.index(layout.one_of(data["ending"], "ending", names))
        pos.last_turns = layout.number(data.get("last_turns", seats), "last_turns", 0, seats)
    goals = layout.items(data.get("objectives", OBJECTIVE_IDS[:TRACKS]), "objectives")
    pos.goals = [OBJECTIVE_INDEX[layout.one_of(id, "objectives", OBJECTIVE_IDS)] for id in goals]
    if len(set(pos.goals)) != TRACKS or len(goals) != TRACKS:
        raise layout.wrong("objectives", goals, Sentence("expected-one-of", values=OBJECTIVE_IDS))

    for seat, name in enumerate(names):
        lay_area(layout, pos, seat, layout.table(areas.get(name, {}), name, AREA), name)
    spent = lay_tracks(layout, pos, layout.table(data.get("tracks", {}), "tracks", tuple(goals)), names)
    for seat, name in enumerate(names):
        lay_mantas(layout, pos, seat, areas.get(name, {}), name, spent[seat])
    lay_rows(layout, pos, data)
    pos.unused = [king for king in box.kings if king not in layout.where]
    if any([not me.shown for me in pos.players]):
        pos.pool = [pos.unused.pop()]  # a king is hidden after a draft only, and one is left over by that
    pos.agenda = [Act(pos.turn, pos.phase == AFTER)]
    return pos


def lay_area(layout: Layout, pos: Sea, seat: int, area: dict[str, Any], name: str) -> None:
    me, box = pos.players[seat], pos.box
    ocean_copies = 2 if pos.seats > 1 else 1
    own: list[int] = []

    def characters(value: Any, where: str) -> list[int]:
        found = []
        for id in layout.items(value, where):
            card = INDEX.get(id) if isinstance(id, str) else None
            if card is not None and card in box.starting:
                if card in own:
                    raise BadInput("card-twice", place=layout.place, value=id, one=f"{name} hand", other=where)
                own.append(card)
            else:
                card = layout.card(id, where, ocean_copies if card in box.ocean else 1)
                if card < LOCATIONS:
                    raise layout.misplaced(id, where, "legionary")
            found.append(card)
        return found

    me.discard = characters(area.get("discard", []), f"{name} discard")
    if any([box.stays[card] for card in me.discard]):
        raise layout.misplaced("matrona", f"{name} discard", "legionary")
    if "hand" in area:
        me.hand = characters(area["hand"], f"{name} hand")
    else:
        me.hand = [card for card in box.starting if card not in own]
        own = box.starting[:]
    if not any([box.stays[card] for card in me.hand]):
        raise layout.wrong(f"{name} hand", area["hand"], Sentence("expected-card", example="matrona"))
    pos.out += [card for card in box.starting if card not in own]
    kings = [card for card in me.hand + me.discard if card in box.kings]
    if "king" in area:
        king = layout.one_of(area["king"], f"{name} king", [IDS[card] for card in box.kings])
        if INDEX[king] not in kings:
            kings.append(layout.card(king, f"{name} king"))
            pos.out.append(kings[-1])
    if len(kings) > 1:
        raise BadInput("too-many", place=layout.place, where=f"{name} hand", value=len(kings), most=1)
    me.king = kings[0] if kings else NO_CARD
    me.shown = not layout.flag(area.get("king_hidden", False), f"{name} king_hidden")
    if not me.shown and me.king not in me.hand:
        raise layout.wrong(f"{name} king_hidden", True, Sentence("expected-card", example="cai"))
    me.pile = layout.locations(area.get("pile", []), f"{name} pile")
    for entry in layout.items(area.get("board", []), f"{name} board", SLOTS):
        match = PLACED.fullmatch(entry) if isinstance(entry, str) else None
        if match is None:
            raise layout.wrong(f"{name} board", entry, Sentence("expected-one-of", values=["L16", "L16@1", "L16@full"]))
        card = layout.locations([match[1]], f"{name} board")[0]
        depth = box.depth[card]
        up = depth if match[2] == "full" or not depth else int(match[2] or 0)
        me.board.append(card)
        me.raised.append(layout.number(up, f"{name} board {match[1]}", 0, depth))
    symbol = layout.one_of(area.get("symbol", SYMBOLS[seat]), f"{name} symbol", list(SYMBOLS))
    me.symbol = SYMBOLS.index(symbol)


def lay_tracks(layout: Layout, pos: Sea, tracks: dict[str, Any], names: list[str]) -> list[list[str]]:
    """Who stands where; for each seat the starting mantas that it gave, as far as they are named."""
    spent: list[list[str]] = [[] for _ in names]
    for id, entries in tracks.items():
        track = pos.goals.index(OBJECTIVE_INDEX[id])
        for entry in layout.items(entries, f"track {id}", SPOTS):
            name, _, manta = str(entry).partition(" ")
            known = [*names, "ghost"] if pos.seats == 1 else names
            layout.one_of(name, f"track {id}", known)
            owner = GHOST if name == "ghost" else names.index(name)
            if owner in pos.tracks[track]:
                raise BadInput("card-twice", place=layout.place, value=entry, one=f"track {id}", other=f"track {id}")
            pos.tracks[track].append(owner)
            if owner == GHOST:
                pos.haunted |= 1 << track
                pos.ghost -= 1
            else:
                pos.players[owner].claimed |= 1 << track
                spent[owner].append(manta)
    return spent


def lay_mantas(layout: Layout, pos: Sea, seat: int, area: dict[str, Any], name: str, spent: list[str]) -> None:
    """Starting mantas not on tracks, ready or tired, and bonus mantas."""
    me = pos.players[seat]
    own = pos.box.mantas[me.symbol][:]
    known = [ICON_IDS[icon] for icon in own]
    for manta in [manta for manta in spent if manta]:
        icon = ICON_IDS.index(layout.one_of(manta, f"{name} track", known))
        if icon not in own:
            raise BadInput("card-twice", place=layout.place, value=manta, one=f"{name} track", other=f"{name} track")
        own.remove(icon)
    for _ in range(spent.count("")):
        own.pop()
    if len(own) + len(spent) != STARTING_MANTAS:
        raise BadInput("too-many", place=layout.place, where=f"{name} track", value=len(spent), most=STARTING_MANTAS)
    values = [ICON_IDS[icon] for icon in own]
    for id in layout.items(area.get("ready", values), f"{name} ready"):
        icon = ICON_IDS.index(layout.one_of(id, f"{name} ready", values))
        if icon not in own:
            raise BadInput("card-twice", place=layout.place, value=id, one=f"{name} ready", other=f"{name} ready")
        own.remove(icon)
        me.ready.append(icon)
    me.tired = own
    for entry in layout.items(area.get("mantas", []), f"{name} mantas"):
        id, _, state = str(entry).partition(" ")
        layout.one_of(id, f"{name} mantas", ICON_IDS[1:])
        if state not in ("", "tired"):
            expected = Sentence("expected-one-of", values=[id, f"{id} tired"])
            raise layout.wrong(f"{name} mantas", entry, expected)
        icon = ICON_IDS.index(id)
        if not pos.supply[icon]:
            raise BadInput("too-few", place=layout.place, where=f"{name} mantas {id}", value=0, least=1)
        pos.supply[icon] -= 1
        (me.tired if state else me.ready).append(BONUS + icon)
        me.bonus += 1


def lay_rows(layout: Layout, pos: Sea, data: dict[str, Any]) -> None:
    """The rows and decks between the players; what is named nowhere fills them."""
    box = pos.box
    rest = layout.one_of(data.get("rest", "deck"), "rest", ["deck", "out"])
    copies = 2 if pos.seats > 1 else 1
    pos.upper = layout.locations(data.get("upper", []), "upper", box.upper)
    pos.lower = layout.locations(data.get("lower", []), "lower", LOWER_ROW)
    pos.sunk = layout.locations(data.get("sunk", []), "sunk")
    deck = layout.locations(data.get("deck", []), "deck")
    pos.row = layout.ocean(data.get("row", []), "row", copies, CHARACTER_ROW)
    shoal = layout.ocean(data.get("shoal", []), "shoal", copies)
    unnamed = pos.shuffle([card for card in range(LOCATIONS) if card not in layout.where])
    swimmers = []
    for card in box.ocean:
        swimmers += [card] * (copies - len(layout.where.get(card, [])))
        pos.out += [card] * (box.copies[card] - copies)
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
