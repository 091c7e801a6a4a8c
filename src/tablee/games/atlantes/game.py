"""The title page: players, options, set-up, the end and the score."""

from __future__ import annotations

import hashlib
import random
from typing import Any, Final

from tablee.games.atlantes.board import (
    ALL_CLAIMED,
    CHARACTER_ROW,
    GHOST,
    LOWER_ROW,
    NO_CARD,
    NOBODY,
    OVER,
    SETUP,
    SLOTS,
    SOLO_KINGS,
    SPOTS,
    STARTING_MANTAS,
    SYMBOLS,
    TRACKS,
    AtlantesBox,
    Contents,
    Sea,
    new_player,
)
from tablee.games.atlantes.choices import (
    BONUS,
    IDS,
    INDEX,
    LOCATIONS,
    MANTA_IDS,
    MANTA_INDEX,
    NOTATION,
    OBJECTIVE_IDS,
    OBJECTIVE_INDEX,
    Buy,
    Claim,
    Conquer,
    Place,
    PlaceGhost,
    Recruit,
    Tire,
    UseManta,
)
from tablee.games.atlantes.hints import guesses
from tablee.games.atlantes.outlook import outlook_at, outlook_of
from tablee.games.atlantes.prompts import PROMPTS
from tablee.games.atlantes.steps import STEPS, Begin, Draft
from tablee.games.atlantes.view import redeal, score_lines, totem, view
from tablee.kernel.decisions import Choice, Decision, Seat
from tablee.kernel.errors import BrokenRules
from tablee.kernel.events import HEADING, LISTED, QUIET, SUMMED, Event, EventKind
from tablee.kernel.position import Position
from tablee.kernel.title import Box, Option, Result, Title, ranked

EVENTS: Final = {
    "kept-king": EventKind((), ("card",), own=True, holds=("card",)),
    "passed-kings": EventKind(("to", "count"), ("cards",)),
    "king-shown": EventKind(("card",), (), True),
    "left-game": EventKind(("card",), plays=("card",)),
    "turn-began": EventKind(("round",), told=HEADING),
    "game-ended": EventKind(),
    "end-set-off": EventKind(("how",)),
    "played": EventKind(("card",), plays=("card",)),
    "replayed": EventKind(("card",), plays=("card",)),
    "declined": EventKind(("card",)),
    "could-not": EventKind(("card", "effect")),
    "explored": EventKind(),
    "sank": EventKind(("cards",)),
    "moved-up": EventKind(("cards",)),
    "revealed": EventKind(("cards",), (), True),
    "recruited": EventKind(("card", "price"), holds=("card",)),
    "surfaced": EventKind(("card",), (), True),
    "dismissed": EventKind(("card",)),
    "conquered": EventKind(("card", "price"), holds=("card",)),
    "bought": EventKind(("card", "price"), holds=("card",)),
    "salvaged": EventKind(("card",), holds=("card",)),
    "exploited": EventKind(("card", "icon"), plays=("card",)),
    "raised": EventKind(("card", "count"), plays=("card",), told=SUMMED),
    "fully-raised": EventKind(("card",)),
    "won-manta": EventKind(("manta",), holds=("manta",)),
    "tired": EventKind(("manta",), plays=("manta",)),
    "readied": EventKind(("mantas",)),
    "scored": EventKind(("card", "points"), plays=("card",)),
    "took-back": EventKind(("cards",)),
    "discarded": EventKind(("card",), told=LISTED),
    "gave-manta": EventKind(("manta",), plays=("manta",), told=QUIET),
    "claimed": EventKind(("objective", "spot", "points"), plays=("objective",)),
    "ghost-placed": EventKind(("objective", "spot")),
}


class Atlantes(Title):
    """Atlantes: Régnez sur les océans, by Ivan Tuzovsky."""

    def __init__(self) -> None:
        self.id = "atlantes"
        self.version = 2
        self.names = {"en": "Atlantes", "fr": "Atlantes"}
        self.least = 1
        self.most = 4
        flags = (False, True)
        self.options = (
            Option("kings", "numbered", ("numbered", "draft", "none")),
            Option("objectives", "printed", ("printed", "tokens")),
            Option("advanced", False, flags),
            Option("scout-optional", False, flags),
            Option("strict-effects", True, flags),
            Option("two-player-matrona-discard", False, flags),
            Option("grabber-double-type-depth", False, flags),
            Option("solo-deck-triggers", False, flags),
        )
        self.priced = frozenset((Buy, Conquer))
        self.notation = NOTATION
        self.prompts = PROMPTS
        self.events = EVENTS
        self.steps = STEPS
        self.printed: AtlantesBox | None = None

    def box(self, changes: dict[str, dict[str, Any]] | None = None, place: str = "cards") -> AtlantesBox:
        if self.printed is None:
            from tablee.games.atlantes.cards import characters, locations, tokens

            self.printed = make_box(
                Contents(
                    tokens.ICONS,
                    locations.LOCATIONS,
                    characters.CHARACTERS,
                    tokens.OBJECTIVES,
                    tokens.SUPPLIES,
                    tokens.PEOPLES,
                    tokens.BOARD,
                )
            )
        if not changes:
            return self.printed
        from tablee.games.atlantes.cardfile import changed_contents

        return make_box(changed_contents(self.printed.contents, changes, place))

    def deal(self, box: Box, options: dict[str, Any], seats: int, key: bytes) -> Position:
        """Set-up of board and players. [Set-up]"""
        assert isinstance(box, AtlantesBox)
        pos = blank(box, seats, key)
        set_switches(pos, options)
        pos.first = pos.one_of(seats)
        pos.turn = pos.first
        for me, symbol in zip(pos.players, pos.shuffle(list(range(len(SYMBOLS)))), strict=False):
            me.symbol = symbol
            me.ready = box.mantas[symbol][:]
            me.hand = box.starting[:]
        pos.shoal = pos.shuffle(ocean_deck(pos))
        pos.row = [pos.shoal.pop() for _ in range(CHARACTER_ROW)]
        pos.deck = pos.shuffle(list(range(LOCATIONS)))
        pos.lower = [pos.deck.pop() for _ in range(LOWER_ROW)]
        pos.goals = [
            objective for objective in range(len(OBJECTIVE_IDS)) if not box.contents.objectives[objective].token
        ]
        if options["objectives"] == "tokens" or options["advanced"]:
            pos.goals = drawn_tokens(pos)
        pos.agenda.append(Begin())
        deal_kings(pos, "draft" if options["advanced"] else options["kings"])
        return pos

    def opening(self, pos: Position) -> list[Event]:
        assert isinstance(pos, Sea)
        told = []
        for seat, me in enumerate(pos.players):
            told += [Event("won-manta", seat, (MANTA_IDS[manta],)) for manta in me.ready]
            told += [Event("recruited", seat, (IDS[card], 0)) for card in me.hand if card != me.king]
            if me.king >= 0:
                told.append(Event("kept-king", seat, (), (IDS[me.king],), 1 << seat))
        return told

    def view(self, pos: Position, seat: Seat | None) -> dict[str, Any]:
        assert isinstance(pos, Sea)
        return view(pos, seat)

    def deal_hidden(self, pos: Position, seat: Seat, rng: random.Random) -> Position:
        assert isinstance(pos, Sea)
        return redeal(pos, seat, rng)

    def result(self, pos: Position) -> Result | None:
        """Most points; then mantas in reserve; then the lower king, or the seat furthest from the first. [End]"""
        assert isinstance(pos, Sea)
        return ranking(pos) if pos.phase == OVER else None

    def load(self, box: Box, data: dict[str, Any]) -> Position:
        assert isinstance(box, AtlantesBox)
        return load(box, data)

    def lay_out(self, box: Box, layout: dict[str, Any], place: str) -> Position:
        from tablee.games.atlantes.layout import lay_out

        assert isinstance(box, AtlantesBox)
        pos: Position = lay_out(self, box, layout, place)
        return pos

    def check(self, pos: Position) -> None:
        assert isinstance(pos, Sea)
        check(pos)

    def guess(self, view: dict[str, Any], decision: Decision, box: Box | None = None) -> list[float]:
        cards = box or self.box()
        assert isinstance(cards, AtlantesBox)
        return guesses(outlook_of(cards, view, decision.seat), decision)

    def guess_at(self, pos: Position, decision: Decision) -> list[float]:
        assert isinstance(pos, Sea)
        return guesses(outlook_at(pos, decision.seat), decision)

    def refusal_params(self, pos: Position, seat: Seat, choice: Choice) -> dict[str, object]:
        assert isinstance(pos, Sea)
        box = pos.box
        params: dict[str, object] = {}
        if isinstance(choice, (UseManta, Place, Tire)):
            params["manta"] = MANTA_IDS[choice.manta]
        elif isinstance(choice, (Claim, PlaceGhost)):
            params["objective"] = OBJECTIVE_IDS[choice.objective]
            if choice.objective in pos.goals:
                params["spot"] = len(pos.tracks[pos.goals.index(choice.objective)]) + 1
        elif hasattr(choice, "card"):
            params["card"] = IDS[choice.card]
        if isinstance(choice, Conquer) and choice.card < LOCATIONS:
            params["price"] = pos.power_price(choice.card)
        elif isinstance(choice, Buy) and choice.card < LOCATIONS:
            params["price"] = box.gold[choice.card]
        elif isinstance(choice, Recruit):
            params |= {"price": box.prices[choice.place], "place": choice.place + 1}
        return params


def make_box(contents: Contents) -> AtlantesBox:
    """The content hash covers everything but names, texts and provenance."""
    board = contents.board
    rules = [
        [(icon.gold, icon.power, icon.only, icon.do.words() if icon.do else "") for icon in contents.icons],
        [(p.kind, p.gold, p.power, p.levels, p.points, p.manta) for p in contents.locations],
        [
            (c.id, c.set, [effect.words() for effect in c.do], [effect.words() for effect in c.when_two])
            + (c.copies, c.number, c.stays, c.rouses, c.leaves_for)
            for c in contents.characters
        ],
        [(o.id, o.measure, o.least, o.token, o.side) for o in contents.objectives],
        [(supply.icon, supply.copies) for supply in contents.supplies],
        [people.mantas for people in contents.peoples],
        [board.points, board.prices, board.discount, board.upper],
    ]
    return AtlantesBox(contents, hashlib.blake2b(repr(rules).encode(), digest_size=8).hexdigest())


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


def set_switches(pos: Sea, options: dict[str, Any]) -> None:
    pos.explore_optional = options["scout-optional"]
    pos.strict = options["strict-effects"]
    pos.matrona_dismisses = options["two-player-matrona-discard"]
    pos.double_depth = options["grabber-double-type-depth"]
    pos.solo_decks = options["solo-deck-triggers"]


def ocean_deck(pos: Sea) -> list[int]:
    """All ocean characters; alone, the copies marked with an o stay out of the game. [Solo]"""
    box = pos.box
    copies = [card for card in box.ocean for _ in range(box.copies[card])]
    if pos.seats > 1:
        return copies
    for card in box.ocean:
        pos.out += [card] * (box.copies[card] - 1)
    return box.ocean[:]


def drawn_tokens(pos: Sea) -> list[int]:
    """Four tokens of the five, each with a random side up. [Advanced mode]"""
    tokens: dict[int, list[int]] = {}
    for number, objective in enumerate(pos.box.contents.objectives):
        if objective.token:
            tokens.setdefault(objective.token, []).append(number)
    drawn = pos.shuffle(sorted(tokens))[:TRACKS]
    return [tokens[token][pos.one_of(len(tokens[token]))] for token in drawn]


def deal_kings(pos: Sea, how: str) -> None:
    """By number in turn order, by a draft from the last player to the first, or none; alone, one of three."""
    if how == "none":
        return
    if pos.seats == 1 or how == "draft":
        kings = pos.shuffle(pos.unused)
        dealt = SOLO_KINGS if pos.seats == 1 else pos.seats + 1
        pos.pool, pos.unused = kings[:dealt], kings[dealt:]
        last = (pos.first - 1) % pos.seats
        pos.agenda.append(Draft(last))
        return
    for n in range(pos.seats):
        me = pos.players[(pos.first + n) % pos.seats]
        me.king = pos.unused.pop(0)
        me.hand.append(me.king)


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


def ranking(pos: Sea) -> Result:
    """Who comes before whom, and what broke a tie for the first place; alone, the totem."""
    mantas, last = [], []
    for seat, me in enumerate(pos.players):
        number = pos.box.number[me.king] if me.king >= 0 else 0
        mantas.append(len(me.ready) + len(me.tired))
        last.append(-number if number else (seat - pos.first) % pos.seats)
    lines = [score_lines(pos, seat) for seat in range(pos.seats)]
    result = ranked(lines, {"mantas": mantas, "king" if pos.players[0].king >= 0 else "seat": last})
    if pos.seats == 1:
        result.by = totem(result.standings[0].score)
    return result


def check(pos: Sea) -> None:
    """Every piece once, every area as the rules allow it."""
    box = pos.box
    locations = [*pos.upper, *pos.lower, *pos.deck, *pos.sunk]
    characters = [*pos.row, *pos.shoal, *pos.pool, *pos.unused]
    if pos.limbo >= 0:
        characters.append(pos.limbo)
    for card in pos.out:
        (locations if card < LOCATIONS else characters).append(card)
    supply = pos.supply[:]
    for seat, me in enumerate(pos.players):
        locations += [*me.board, *me.pile]
        characters += [*me.hand, *me.discard]
        check_player(pos, seat)
        for manta in me.ready + me.tired:
            if manta >= BONUS:
                supply[manta - BONUS] += 1
    if sorted(locations) != list(range(LOCATIONS)):
        raise BrokenRules("a location was minted or lost")
    for card in range(LOCATIONS, len(IDS)):
        copies = pos.seats if card in box.starting else box.copies[card]
        if characters.count(card) != copies:
            raise BrokenRules(f"{IDS[card]} was minted or lost")
    if supply != box.supply:
        raise BrokenRules("a bonus manta was minted or lost")
    if len(pos.upper) > box.upper or len(pos.lower) > LOWER_ROW or len(pos.row) > CHARACTER_ROW:
        raise BrokenRules("a row is too long")
    if len(set(pos.goals)) != TRACKS:
        raise BrokenRules("an objective lies on two tracks")
    for number, track in enumerate(pos.tracks):
        if len(track) > SPOTS or len(set(track)) != len(track):
            raise BrokenRules("a track holds what it cannot")
        if (GHOST in track) != bool(pos.haunted >> number & 1):
            raise BrokenRules("the ghost is counted wrongly")
    if pos.seats == 1 and pos.ghost + pos.haunted.bit_count() != STARTING_MANTAS:
        raise BrokenRules("the ghost has lost a manta")
    if any([card not in pos.players[pos.turn].discard for card in pos.replayed if card not in pos.out]):
        raise BrokenRules("a card is resolved that is not discarded")


def check_player(pos: Sea, seat: Seat) -> None:
    me = pos.players[seat]
    box = pos.box
    if len(me.board) > SLOTS or len(me.raised) != len(me.board):
        raise BrokenRules("a board holds what it cannot")
    if any([not 0 <= up <= box.depth[card] for card, up in zip(me.board, me.raised, strict=True)]):
        raise BrokenRules("a location is raised beyond its levels")
    mantas = me.ready + me.tired
    if me.bonus != sum([1 for manta in mantas if manta >= BONUS]):
        raise BrokenRules("bonus mantas are counted wrongly")
    own = [manta for manta in mantas if manta < BONUS]
    placed = me.claimed.bit_count()
    if len(own) + placed != STARTING_MANTAS or any([own.count(m) > box.mantas[me.symbol].count(m) for m in own]):
        raise BrokenRules("a starting manta was minted or lost")
    if placed > ALL_CLAIMED.bit_count() or any(
        [(seat in track) != bool(me.claimed >> number & 1) for number, track in enumerate(pos.tracks)]
    ):
        raise BrokenRules("claims and tracks differ")
    if not any([box.stays[card] for card in me.hand]):
        raise BrokenRules("Matrona has left the hand")
    if not me.shown and me.king not in me.hand:
        raise BrokenRules("a hidden king lies in the open")


TITLE: Final = Atlantes()
