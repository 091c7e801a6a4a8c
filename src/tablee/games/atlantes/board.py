"""The pieces: the box with its cards, the players' areas, the ocean between them, and what may be done with them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tablee.games.atlantes.choices import (
    BONUS,
    CLAIM,
    ICON_IDS,
    IDS,
    LOCATIONS,
    MANTA_IDS,
    OBJECTIVE_IDS,
    TYPES,
)
from tablee.kernel.decisions import Choice, Rule, Seat, seat_name
from tablee.kernel.errors import BrokenRules
from tablee.kernel.position import Position, Step
from tablee.kernel.title import Box, CardFace

SHARKS: Final = 0
WRECKS: Final = 1
VOLCANOES: Final = 2
CIVILIZATIONS: Final = 3
ANY_TYPE: Final = -1

NO_ICON: Final = -1
"""Above the last level: the location is fully raised."""
EMPTY: Final = 0
GOLD2: Final = 1
POWER2: Final = 2
POWER2_SHARKS: Final = 3
POWER2_WRECKS: Final = 4
POWER2_VOLCANOES: Final = 5
POWER2_CIVILIZATIONS: Final = 6
RAISE1: Final = 7
RAISE2: Final = 8
RAISE_FULL: Final = 9
RECRUIT_FREE: Final = 10
TAKE_BACK: Final = 11
SCORE: Final = 12
GOLD1: Final = 13
POWER1: Final = 14

STARTING: Final = 0
OCEAN: Final = 1
KING: Final = 2
SETS: Final = ("starting", "ocean", "king")

SLOTS: Final = 5
LOWER_ROW: Final = 6
CHARACTER_ROW: Final = 6
TRACKS: Final = 4
SPOTS: Final = 4
"""Of the five on a track, those that the basic game uses."""
ALL_CLAIMED: Final = 0b1111
SYMBOLS: Final = ("A", "B", "C", "D")
STARTING_MANTAS: Final = 4
SOLO_KINGS: Final = 3
MOST_SEATS: Final = 4
NOBODY: Final = -1
NO_CARD: Final = -1
GHOST: Final = 8
"""Stands for the Ichtiandres where seats stand: on the tracks."""
NOTHING_USED: Final = 99
"""Worth more than any source: before the first one of a payment."""

# what an ability cannot do without
NO_ABILITY: Final = -1
NEEDS_NOTHING: Final = 0
NEEDS_LEVEL: Final = 1
"""A location, other than its own, with a level to cover."""
NEEDS_RAISED: Final = 2
"""A fully raised location other than its own."""
NEEDS_DISCARD: Final = 3
NEEDS_ROW: Final = 4

# what a payment is made in: gold, or power against one type of location
IN_GOLD: Final = 4

# what an objective looks at
M_HAND: Final = 0
M_BOARD: Final = 1
M_PILE: Final = 2
M_BONUS: Final = 3
M_LOCATIONS: Final = 4
M_POINTS: Final = 5
M_ALONE: Final = 6
M_TYPES: Final = 7
M_SAME: Final = 8
M_DISCARD: Final = 9
M_CONQUERORS: Final = 10
M_RAISED: Final = 11
M_PAID: Final = 12

# phases
SETUP: Final = 0
BEFORE: Final = 1
MAIN: Final = 2
AFTER: Final = 3
OVER: Final = 4
PHASES: Final = ("setup", "before", "main", "after", "over")

# the rules that forbid a choice
ONE_MAIN: Final = Rule("AT-033", "one-main")
MUST_PLAY: Final = Rule("AT-033", "must-play")
NOT_IN_HAND: Final = Rule("AT-038", "not-in-hand")
NOT_INSIDE_MANTA: Final = Rule("AT-053", "ability-manta-inside")
NOT_INSIDE_LEVEL: Final = Rule("AT-063", "ability-level-inside")
COMPULSORY: Final = Rule("AT-040", "compulsory")
PAYABLE: Final = Rule("AT-043", "payable")
NO_SOURCE: Final = Rule("AT-048", "no-source")
NO_SUCH_MANTA: Final = Rule("AT-049", "no-such-manta")
MANTA_TIRED: Final = Rule("AT-049", "manta-tired")
RESOURCE_MANTA: Final = Rule("AT-054", "resource-manta")
MANTA_WASTED: Final = Rule("AT-056", "manta-wasted")
NOT_YOUR_LOCATION: Final = Rule("AT-058", "not-your-location")
NOTHING_LEFT: Final = Rule("AT-058", "nothing-left")
EMPTY_LEVEL: Final = Rule("AT-061", "empty-level")
RESOURCE_LEVEL: Final = Rule("AT-062", "resource-level")
LEVEL_WASTED: Final = Rule("AT-064", "level-wasted")
SAME_LOCATION: Final = Rule("AT-065", "same-location")
NO_TARGET: Final = Rule("AT-068", "no-target")
GOLD_ONLY: Final = Rule("AT-071", "gold-only")
POWER_ONLY: Final = Rule("AT-072", "power-only")
OTHER_TYPE: Final = Rule("AT-074", "other-type")
NEEDS_CHARACTER: Final = Rule("AT-075", "needs-character")
NOT_IN_ROW: Final = Rule("AT-077", "not-in-row")
PLACE_PRICE: Final = Rule("AT-078", "place-price")
NOT_DISPLAYED: Final = Rule("AT-086", "not-displayed")
GOLD_PRICE: Final = Rule("AT-087", "gold-price")
NO_SLOT: Final = Rule("AT-089", "no-slot")
POWER_PRICE: Final = Rule("AT-091", "power-price")
NOT_LOWER_ROW: Final = Rule("AT-097", "not-lower-row")
MUST_EXPLORE: Final = Rule("AT-102", "must-explore")
OWN_RAISE: Final = Rule("AT-111", "own-raise")
FULLY_RAISED: Final = Rule("AT-113", "fully-raised")
NOT_RAISED: Final = Rule("AT-119", "not-raised")
OWN_SCORE: Final = Rule("AT-123", "own-score")
NOT_DISCARDED: Final = Rule("AT-124", "not-discarded")
NEVER_DISCARDED: Final = Rule("AT-127", "never-discarded")
RESOLVING: Final = Rule("AT-137", "resolving")
NOT_IN_PILE: Final = Rule("AT-140", "not-in-pile")
NOT_IN_PLAY: Final = Rule("AT-154", "objective-not-in-play")
NOT_MET: Final = Rule("AT-155", "objective-not-met")
NO_BONUS_MANTA: Final = Rule("AT-160", "no-bonus-manta")
ONCE: Final = Rule("AT-161", "objective-once")
NOT_PASSED: Final = Rule("AT-198", "king-not-passed")
GHOST_ONCE: Final = Rule("AT-207", "ghost-once")


class Effect:
    """What an icon or a character does, as a value: a test can inspect it, a card file name it, a bot weigh it."""

    def step(self, seat: Seat, by: str, but: int) -> Step:
        """The step that does it for this seat; `by` names the source, `but` the location that it may not concern."""
        raise NotImplementedError

    def need(self) -> int:
        """What an ability cannot do without."""
        return NEEDS_NOTHING

    def conquers(self) -> bool:
        """Is it a conquest?"""
        return False

    def words(self) -> str:
        """How a card file writes it."""
        raise NotImplementedError

    def told(self, lang: str) -> str:
        """How the card says it."""
        raise NotImplementedError


@dataclass
class Icon:
    """A symbol of a level or a manta: a resource, an ability, or nothing."""

    en: str
    fr: str
    gold: int = 0
    power: int = 0
    only: int = ANY_TYPE
    """The type of location that the power is against."""
    do: Effect | None = None
    provenance: str = "rulebook"


@dataclass
class Location:
    number: int
    kind: int
    gold: int
    power: int
    levels: tuple[int, ...]
    """Icons, from the top."""
    points: int
    manta: int = NO_ICON
    """The icon of the bonus manta at the bottom."""
    en: str = ""
    fr: str = ""
    text_en: str = ""
    text_fr: str = ""
    """Names and texts of a card file; the cards have none printed."""
    provenance: str = "reconstructed"


@dataclass
class Character:
    id: str
    set: int
    en: str
    fr: str
    fr_by: str
    """Where the French name comes from: rulebook or ours."""
    do: tuple[Effect, ...]
    copies: int
    number: int = 0
    """A king's."""
    stays: bool = False
    """It is kept in hand when it is played, and no effect discards it."""
    rouses: bool = False
    """Alone, to play it lets the Ichtiandres place a manta."""
    when_two: tuple[Effect, ...] = ()
    """What the two-player switch adds."""
    leaves_for: int = NO_ICON
    """Before the first turn the card leaves the game for this bonus manta."""
    text_en: str = ""
    text_fr: str = ""
    provenance: str = "reconstructed"


@dataclass
class Objective:
    id: str
    en: str
    fr: str
    measure: int
    least: int
    text_en: str
    text_fr: str
    token: int = 0
    """0: printed on the board."""
    side: str = ""
    provenance: str = "rulebook"


@dataclass
class Supply:
    """How many bonus mantas there are of one icon."""

    icon: int
    copies: int
    en: str = ""
    fr: str = ""
    text_en: str = ""
    text_fr: str = ""
    provenance: str = "reconstructed"


@dataclass
class People:
    """A player symbol and its starting mantas."""

    id: str
    symbol: str
    mantas: tuple[int, ...]
    en: str
    fr: str
    text_en: str = ""
    text_fr: str = ""
    provenance: str = "reconstructed"


@dataclass
class Board:
    """The numbers on the main board."""

    points: tuple[int, ...]
    """Of the spots of each track."""
    prices: tuple[int, ...]
    """Under the places of the character row."""
    discount: int
    """Power that a location of the upper row costs less."""
    upper: int
    """Room in the upper row."""
    text_en: str = ""
    text_fr: str = ""
    provenance: str = "reconstructed"


@dataclass
class Contents:
    """Everything in the box."""

    icons: tuple[Icon, ...]
    locations: tuple[Location, ...]
    characters: tuple[Character, ...]
    objectives: tuple[Objective, ...]
    supplies: tuple[Supply, ...]
    peoples: tuple[People, ...]
    board: Board


class AtlantesBox(Box):
    """The cards in play, as columns: small numbers inside, ids outside. Shared by all positions of a game."""

    def __init__(self, contents: Contents, content: str) -> None:
        self.contents: Final = contents
        self.content = content
        self.ids = IDS
        icons, places, characters = contents.icons, contents.locations, contents.characters
        self.index: Final = {id: card for card, id in enumerate(IDS)}
        # by location
        self.kind: Final = [place.kind for place in places]
        self.gold: Final = [place.gold for place in places]
        self.power: Final = [place.power for place in places]
        self.points: Final = [place.points for place in places]
        self.manta: Final = [place.manta for place in places]
        self.depth: Final = [len(place.levels) for place in places]
        self.levels: Final = [[*place.levels, NO_ICON] for place in places]
        # by icon, twice over: starting mantas, then bonus mantas; the last entry answers for NO_ICON
        twice = [*icons, *icons]
        self.ability: Final[list[Effect | None]] = [icon.do for icon in twice] + [None]
        self.need: Final = [NO_ABILITY if icon.do is None else icon.do.need() for icon in twice] + [NO_ABILITY]
        self.power_of: Final = [icon.power for icon in twice] + [0]
        self.gold_of: Final = [icon.gold for icon in twice] + [0]
        self.only: Final = [icon.only for icon in twice] + [ANY_TYPE]
        self.worth: Final = [
            [icon.power if icon.only in (ANY_TYPE, kind) else 0 for icon in twice] + [0] for kind in range(len(TYPES))
        ] + [[icon.gold for icon in twice] + [0]]
        """What each icon brings to a payment in power against a type, or in gold."""
        # by card, of which only characters mean something
        blank: list[Character | None] = [None] * LOCATIONS
        cards: list[Character | None] = blank + [*characters]
        self.stays: Final = [card is not None and card.stays for card in cards]
        self.rouses: Final = [card is not None and card.rouses for card in cards]
        self.number: Final = [0 if card is None else card.number for card in cards]
        self.copies: Final = [0 if card is None else card.copies for card in cards]
        self.leaves_for: Final = [NO_ICON if card is None else card.leaves_for for card in cards]
        self.conquers: Final = [card is not None and any([effect.conquers() for effect in card.do]) for card in cards]
        self.plans: Final = [
            [plan(card.do if card else (), seat, IDS[number]) for seat in range(MOST_SEATS)]
            for number, card in enumerate(cards)
        ]
        """For each card and seat the steps that playing it puts on the agenda, the first one last."""
        self.plans_for_two: Final = [
            [plan(card.when_two if card else (), seat, IDS[number]) for seat in range(MOST_SEATS)]
            for number, card in enumerate(cards)
        ]
        self.starting: Final = [LOCATIONS + n for n, card in enumerate(characters) if card.set == STARTING]
        self.ocean: Final = [LOCATIONS + n for n, card in enumerate(characters) if card.set == OCEAN]
        self.kings: Final = [LOCATIONS + n for n, card in enumerate(characters) if card.set == KING]
        # objectives, mantas, board
        self.measure: Final = [objective.measure for objective in contents.objectives]
        self.least: Final = [objective.least for objective in contents.objectives]
        self.supply: Final = [0] * len(ICON_IDS)
        for supply in contents.supplies:
            self.supply[supply.icon] = supply.copies
        self.mantas: Final = [list(people.mantas) for people in contents.peoples]
        self.spot_points: Final = list(contents.board.points)
        self.prices: Final = list(contents.board.prices)
        self.discount: Final = contents.board.discount
        self.upper: Final = contents.board.upper
        self.simple: Final = all(
            [
                self.worth[way][BONUS + place.manta] <= self.worth[way][place.levels[-1]]
                for place in places
                for way in range(len(TYPES) + 1)
                if place.manta >= 0 and place.levels and self.worth[way][place.levels[-1]]
            ]
        )
        """No manta is worth more than the level that brings it: whatever sums up to a price can be paid thriftily."""
        self.appraisal: object = None
        """What bots think of these cards, worked out when one first asks."""

    def faces(self) -> list[CardFace]:
        from tablee.games.atlantes.faces import faces

        return faces(self.contents)


def plan(effects: tuple[Effect, ...], seat: Seat, by: str) -> list[Step]:
    """The steps of a card's effects for this seat, in the order of the agenda: the first one last."""
    return [effect.step(seat, by, NO_CARD) for effect in reversed(effects)]


class Player:
    """One player's board, mantas, hand and piles."""

    hand: list[int]
    discard: list[int]
    """Face up."""
    board: list[int]
    """The locations in the slots, in no order that matters."""
    raised: list[int]
    """How many levels of each are covered."""
    pile: list[int]
    """The prosperity pile."""
    ready: list[int]
    tired: list[int]
    """Mantas in reserve."""
    bonus: int
    """How many of them are bonus mantas."""
    claimed: int
    """The tracks with a manta of this player, as a bit mask."""
    king: int
    """Kept for ties when the card has left the game."""
    shown: bool
    """Everybody knows the king."""
    symbol: int

    def copy(self) -> Player:
        new = Player()
        new.hand = self.hand[:]
        new.discard = self.discard[:]
        new.board = self.board[:]
        new.raised = self.raised[:]
        new.pile = self.pile[:]
        new.ready = self.ready[:]
        new.tired = self.tired[:]
        new.bonus = self.bonus
        new.claimed = self.claimed
        new.king = self.king
        new.shown = self.shown
        new.symbol = self.symbol
        return new


def new_player(symbol: int) -> Player:
    me = Player()
    me.hand = []
    me.discard = []
    me.board = []
    me.raised = []
    me.pile = []
    me.ready = []
    me.tired = []
    me.bonus = 0
    me.claimed = 0
    me.king = NO_CARD
    me.shown = True
    me.symbol = symbol
    return me


class Sea(Position):
    """A position of Atlantes. Decks and piles have their top card last."""

    box: AtlantesBox
    players: list[Player]
    upper: list[int]
    lower: list[int]
    """The two rows of locations."""
    deck: list[int]
    """Of locations."""
    sunk: list[int]
    """Discarded locations, an open pile."""
    row: list[int]
    """Ocean characters on offer, the cheapest place first."""
    shoal: list[int]
    """The deck of ocean characters."""
    supply: list[int]
    """Bonus mantas left, by icon."""
    goals: list[int]
    """The objective of each track."""
    tracks: list[list[int]]
    """Who has a manta on it, first spot first."""
    pool: list[int]
    """Kings being passed; after the draft the one that nobody took."""
    unused: list[int]
    """Kings that were not dealt."""
    out: list[int]
    """What has left the game."""
    ghost: int
    """Mantas that the Ichtiandres still have; 0 with several players."""
    haunted: int
    """The tracks with a manta of theirs, as a bit mask."""
    first: Seat
    turn: Seat
    round: int
    phase: int
    playing: int
    """The character being resolved."""
    limbo: int
    """The same while it is neither in hand nor discarded; NO_CARD when it stays in hand or has left the game."""
    replayed: list[int]
    """Cards of the discard pile that are resolved in this main action too."""
    used: int
    """The locations whose resources were used in this main action, as a bit mask."""
    paid: int
    """The highest price paid for a character in this turn."""
    trigger: Seat
    """Who set off the end."""
    last_turns: int
    """Turns still to come after this one, once the end is set off."""
    explore_optional: bool
    strict: bool
    matrona_dismisses: bool
    double_depth: bool
    solo_decks: bool

    def copy(self) -> Sea:
        new = Sea()
        self.copy_into(new)
        new.box = self.box
        new.players = [player.copy() for player in self.players]
        new.upper = self.upper[:]
        new.lower = self.lower[:]
        new.deck = self.deck[:]
        new.sunk = self.sunk[:]
        new.row = self.row[:]
        new.shoal = self.shoal[:]
        new.supply = self.supply[:]
        new.goals = self.goals[:]
        new.tracks = [track[:] for track in self.tracks]
        new.pool = self.pool[:]
        new.unused = self.unused[:]
        new.out = self.out[:]
        new.ghost = self.ghost
        new.haunted = self.haunted
        new.first = self.first
        new.turn = self.turn
        new.round = self.round
        new.phase = self.phase
        new.playing = self.playing
        new.limbo = self.limbo
        new.replayed = self.replayed[:]
        new.used = self.used
        new.paid = self.paid
        new.trigger = self.trigger
        new.last_turns = self.last_turns
        new.explore_optional = self.explore_optional
        new.strict = self.strict
        new.matrona_dismisses = self.matrona_dismisses
        new.double_depth = self.double_depth
        new.solo_decks = self.solo_decks
        return new

    def pieces(self) -> dict[str, Any]:
        def named(cards: list[int]) -> list[str]:
            return [IDS[card] for card in cards]

        return {
            "players": [
                {
                    "hand": named(me.hand),
                    "discard": named(me.discard),
                    "board": named(me.board),
                    "raised": me.raised[:],
                    "pile": named(me.pile),
                    "ready": [MANTA_IDS[manta] for manta in me.ready],
                    "tired": [MANTA_IDS[manta] for manta in me.tired],
                    "claimed": me.claimed,
                    "king": IDS[me.king] if me.king >= 0 else None,
                    "shown": me.shown,
                    "symbol": me.symbol,
                }
                for me in self.players
            ],
            "upper": named(self.upper),
            "lower": named(self.lower),
            "deck": named(self.deck),
            "sunk": named(self.sunk),
            "row": named(self.row),
            "shoal": named(self.shoal),
            "supply": self.supply[:],
            "goals": [OBJECTIVE_IDS[goal] for goal in self.goals],
            "tracks": [track[:] for track in self.tracks],
            "pool": named(self.pool),
            "unused": named(self.unused),
            "out": named(self.out),
            "ghost": self.ghost,
            "haunted": self.haunted,
            "first": self.first,
            "turn": self.turn,
            "round": self.round,
            "phase": self.phase,
            "playing": IDS[self.playing] if self.playing >= 0 else None,
            "limbo": IDS[self.limbo] if self.limbo >= 0 else None,
            "replayed": named(self.replayed),
            "used": self.used,
            "paid": self.paid,
            "trigger": self.trigger,
            "last_turns": self.last_turns,
            "switches": [
                self.explore_optional,
                self.strict,
                self.matrona_dismisses,
                self.double_depth,
                self.solo_decks,
            ],
        }

    # Questions

    def after(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def opponents(self, seat: Seat) -> list[Seat]:
        """Clockwise from the player on the left."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def place_of(self, seat: Seat, card: int) -> int:
        """In which slot; -1 when it is not on this board."""
        board = self.players[seat].board
        return board.index(card) if card in board else -1

    def top(self, seat: Seat, card: int) -> int:
        """The icon that this location of the seat shows; NO_ICON when it is fully raised."""
        me = self.players[seat]
        return self.box.levels[card][me.raised[me.board.index(card)]]

    def is_raised(self, seat: Seat, place: int) -> bool:
        """Is the location in this slot fully raised?"""
        me = self.players[seat]
        return me.raised[place] == self.box.depth[me.board[place]]

    def levels_left(self, seat: Seat, but: int) -> int:
        """Levels that can still be covered on locations other than `but`."""
        me = self.players[seat]
        board, raised, depth = me.board, me.raised, self.box.depth
        left = 0
        for place in range(len(board)):
            if board[place] != but:
                left += depth[board[place]] - raised[place]
        return left

    def has_target(self, seat: Seat, need: int, but: int) -> bool:
        """Would an ability with this need, not for the location `but`, find something to do?"""
        me = self.players[seat]
        if need == NEEDS_DISCARD:
            return bool(me.discard)
        if need == NEEDS_ROW:
            return bool(self.row)
        depth = self.box.depth
        full = [up == depth[card] for card, up in zip(me.board, me.raised, strict=True) if card != but]
        if need == NEEDS_LEVEL:
            return False in full
        return True in full if need == NEEDS_RAISED else True

    def power_price(self, card: int) -> int:
        """One less in the upper row, never less than nothing."""
        price = self.box.power[card]
        return max(0, price - self.box.discount) if card in self.upper else price

    def measured(self, seat: Seat, measure: int) -> int:
        """The number that an objective looks at."""
        me = self.players[seat]
        if measure == M_HAND:
            return len(me.hand)
        if measure == M_BOARD:
            return len(me.board)
        if measure == M_PILE:
            return len(me.pile)
        if measure == M_BONUS:
            return me.bonus
        if measure == M_LOCATIONS:
            return len(me.board) + len(me.pile)
        if measure == M_DISCARD:
            return len(me.discard)
        if measure == M_ALONE:
            return 1 if len(me.hand) == 1 and self.phase != MAIN and self.box.stays[me.hand[0]] else 0
        if measure == M_PAID:
            return self.paid
        box = self.box
        if measure == M_POINTS:
            return sum([box.points[card] for card in me.pile])
        if measure == M_RAISED:
            depth = box.depth
            return sum([1 for card, up in zip(me.board, me.raised, strict=True) if up == depth[card]])
        if measure == M_CONQUERORS:
            return sum([1 for card in me.hand if box.conquers[card]]) + sum(
                [1 for card in me.discard if box.conquers[card]]
            )
        kinds = [box.kind[card] for card in me.pile]
        if measure == M_TYPES:
            return len(set(kinds))
        kinds += [box.kind[card] for card in me.board]
        return max([kinds.count(kind) for kind in range(len(TYPES))])

    def add_claims(self, seat: Seat, choices: list[Choice]) -> None:
        """The objectives that this seat may claim now. Asked at nearly every decision, so the usual ones go quickly."""
        me = self.players[seat]
        claimed = me.claimed
        if claimed == ALL_CLAIMED:
            return
        measures, least = self.box.measure, self.box.least
        usual = [len(me.hand), len(me.board), len(me.pile), me.bonus]
        bit = 1
        for goal in self.goals:
            if not claimed & bit:
                measure = measures[goal]
                if (usual[measure] if measure <= M_BONUS else self.measured(seat, measure)) >= least[goal]:
                    choices.append(CLAIM[goal])
            bit += bit

    def why_not_claim(self, seat: Seat, objective: int) -> Rule | None:
        if objective not in self.goals:
            return NOT_IN_PLAY
        if self.players[seat].claimed >> self.goals.index(objective) & 1:
            return ONCE
        met = self.measured(seat, self.box.measure[objective]) >= self.box.least[objective]
        return None if met else NOT_MET

    def may_claim_secretly(self, seat: Seat) -> bool:
        """For all that the others know, could this seat claim something thanks to a king they have not seen?"""
        me = self.players[seat]
        if me.shown:
            return False
        for track in range(TRACKS):
            if self.box.measure[self.goals[track]] == M_CONQUERORS and not me.claimed >> track & 1:
                return True
        return False

    # What happens to the pieces

    def take_location(self, seat: Seat, card: int) -> None:
        """Into a free slot; one without levels is fully raised at once."""
        me = self.players[seat]
        if len(me.board) >= SLOTS:
            raise BrokenRules("no free slot")
        me.board.append(card)
        me.raised.append(0)
        if not self.box.depth[card]:
            self.win_manta(seat, card)

    def leave_row(self, card: int) -> None:
        """A location leaves its row, which is not filled again."""
        if card in self.lower:
            self.lower.remove(card)
        else:
            self.upper.remove(card)

    def cover(self, seat: Seat, place: int, amount: int) -> None:
        """Slide the location in this slot up; when its last level is covered, its manta comes at once."""
        me = self.players[seat]
        card = me.board[place]
        up = me.raised[place] + amount
        if up > self.box.depth[card]:
            raise BrokenRules("raised beyond its last level")
        me.raised[place] = up
        if up == self.box.depth[card]:
            self.win_manta(seat, card)

    def win_manta(self, seat: Seat, card: int) -> None:
        """The manta printed on a location that is now fully raised, if the supply has it."""
        if self.events is not None:
            self.tell("fully-raised", seat, (IDS[card],))
        icon = self.box.manta[card]
        if icon >= 0 and self.supply[icon]:
            self.gain_manta(seat, icon)

    def gain_manta(self, seat: Seat, icon: int) -> None:
        me = self.players[seat]
        self.supply[icon] -= 1
        me.ready.append(BONUS + icon)
        me.bonus += 1
        if self.events is not None:
            self.tell("won-manta", seat, (MANTA_IDS[BONUS + icon],))

    def tire(self, seat: Seat, manta: int) -> None:
        me = self.players[seat]
        me.ready.remove(manta)
        me.tired.append(manta)
        if self.events is not None:
            self.tell("tired", seat, (MANTA_IDS[manta],))

    def ready_all(self, seat: Seat) -> None:
        me = self.players[seat]
        if me.tired:
            if self.events is not None:
                self.tell("readied", seat, ([MANTA_IDS[manta] for manta in me.tired],))
            me.ready += me.tired
            me.tired = []

    def take_from_row(self, place: int) -> int:
        """The character leaves the row, the others slide left, the deck fills the rightmost place."""
        card = self.row.pop(place)
        if self.shoal:
            new = self.shoal.pop()
            self.row.append(new)
            if self.events is not None:
                self.tell("surfaced", NOBODY, (IDS[new],))
            if not self.shoal and (self.seats > 1 or self.solo_decks):
                self.set_off_end("characters")
        return card

    def recruit(self, seat: Seat, place: int, price: int) -> None:
        card = self.row[place]
        self.players[seat].hand.append(card)
        if price > self.paid:
            self.paid = price
        if self.events is not None:
            self.tell("recruited", seat, (IDS[card], price))
        self.take_from_row(place)

    def reveal_locations(self) -> None:
        """As many as the lower row holds, or what is left."""
        amount = min(LOWER_ROW, len(self.deck))
        new = [self.deck.pop() for _ in range(amount)]
        self.lower = new
        if self.events is not None:
            self.tell("revealed", NOBODY, ([IDS[card] for card in new],))
        if amount and not self.deck and (self.seats > 1 or self.solo_decks):
            self.set_off_end("locations")

    def score(self, seat: Seat, card: int) -> None:
        me = self.players[seat]
        place = me.board.index(card)
        del me.board[place]
        del me.raised[place]
        me.pile.append(card)
        if self.events is not None:
            self.tell("scored", seat, (IDS[card], self.box.points[card]))

    def put_on_track(self, seat: Seat, track: int) -> None:
        """A manta on the first free spot; `seat` may be the ghost."""
        spots = self.tracks[track]
        spots.append(seat)
        if len(spots) > SPOTS:
            raise BrokenRules("the last spot of a track is not used")
        points = self.box.spot_points[len(spots) - 1]
        if seat == GHOST:
            self.haunted |= 1 << track
            self.ghost -= 1
            self.tell("ghost-placed", NOBODY, (OBJECTIVE_IDS[self.goals[track]], len(spots)))
            if not self.ghost:
                self.set_off_end("ghost")
            return
        me = self.players[seat]
        me.claimed |= 1 << track
        self.tell("claimed", seat, (OBJECTIVE_IDS[self.goals[track]], len(spots), points))
        if me.claimed == ALL_CLAIMED:
            self.set_off_end("objectives")

    def set_off_end(self, how: str) -> None:
        """Everybody has one more turn after this one; later triggers change nothing."""
        if self.trigger < 0:
            self.trigger = self.turn
            self.last_turns = self.seats
            self.tell("end-set-off", self.turn, (how,))

    def show_king(self, seat: Seat) -> None:
        me = self.players[seat]
        if not me.shown:
            me.shown = True
            self.tell("king-shown", seat, (IDS[me.king],))


def seat_or_ghost(seat: Seat) -> str:
    return "ghost" if seat == GHOST else seat_name(seat)
