"""The position: the players' areas, the ocean between them, and what may be done with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from tablee.games.atlantes.cards.objectives import OBJECTIVE_IDS
from tablee.games.atlantes.rules.choices import BONUS, CLAIM, MANTA_IDS
from tablee.games.atlantes.rules.refusals import NOT_IN_PLAY, NOT_MET, ONCE
from tablee.games.atlantes.state.box import AtlantesBox
from tablee.games.atlantes.state.terms import (
    ALL_CLAIMED,
    GHOST,
    LOWER_ROW,
    M_ALONE,
    M_BOARD,
    M_BONUS,
    M_CONQUERORS,
    M_DISCARD,
    M_HAND,
    M_LOCATIONS,
    M_PAID,
    M_PILE,
    M_POINTS,
    M_RAISED,
    M_TYPES,
    MAIN,
    NEEDS_DISCARD,
    NEEDS_LEVEL,
    NEEDS_RAISED,
    NEEDS_ROW,
    NO_CARD,
    NOBODY,
    SETUP,
    SLOTS,
    SPOTS,
    STARTING_MANTAS,
    TRACKS,
    TYPES,
)
from tablee.kernel.decisions import Choice, Rule, Seat, seat_name
from tablee.kernel.errors import BrokenRules
from tablee.kernel.fields import CARD, CARDS, PLAIN, Fields, Named, Names, derived, parts, saved, shared
from tablee.kernel.position import Position, Step

MANTAS: Final = Named(MANTA_IDS)


@dataclass(init=False, repr=False, eq=False)
class Player:
    """One player's board, mantas, hand and piles."""

    hand: list[int] = saved(CARDS, [], holds="card")
    discard: list[int] = saved(CARDS, [], holds="card")
    """Face up."""
    board: list[int] = saved(CARDS, [], holds="card")
    """The locations in the slots, in no order that matters."""
    raised: list[int] = saved(PLAIN, [])
    """How many levels of each are covered."""
    pile: list[int] = saved(CARDS, [], holds="card")
    """The prosperity pile."""
    ready: list[int] = saved(MANTAS, [])
    tired: list[int] = saved(MANTAS, [])
    """Mantas in reserve."""
    bonus: int = derived(0)
    """How many of them are bonus mantas."""
    claimed: int = saved(PLAIN, 0)
    """The tracks with a manta of this player, as a bit mask."""
    king: int = saved(CARD, NO_CARD)
    """Kept for ties when the card has left the game."""
    shown: bool = saved(PLAIN, True)
    """Everybody knows the king."""
    symbol: int = saved(PLAIN, 0)

    # made by tools/state.py
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

    # end


PLAYER: Final = Fields(Player)


@dataclass(init=False, repr=False, eq=False)
class Sea(Position):
    """A position of Atlantes. Decks and piles have their top card last."""

    box: AtlantesBox = shared()
    players: list[Player] = parts(PLAYER)
    upper: list[int] = saved(CARDS, [], holds="card")
    lower: list[int] = saved(CARDS, [], holds="card")
    """The two rows of locations."""
    deck: list[int] = saved(CARDS, [], holds="card")
    """Of locations."""
    sunk: list[int] = saved(CARDS, [], holds="card")
    """Discarded locations, an open pile."""
    row: list[int] = saved(CARDS, [], holds="card")
    """Ocean characters on offer, the cheapest place first."""
    shoal: list[int] = saved(CARDS, [], holds="card")
    """The deck of ocean characters."""
    supply: list[int] = saved(PLAIN, [])
    """Bonus mantas left, by icon."""
    goals: list[int] = saved(Named(OBJECTIVE_IDS), [])
    """The objective of each track."""
    tracks: list[list[int]] = saved(PLAIN, [])
    """Who has a manta on it, first spot first."""
    pool: list[int] = saved(CARDS, [], holds="card")
    """Kings being passed; after the draft the one that nobody took."""
    unused: list[int] = saved(CARDS, [], holds="card")
    """Kings that were not dealt."""
    out: list[int] = saved(CARDS, [], holds="card")
    """What has left the game."""
    ghost: int = saved(PLAIN, 0)
    """Mantas that the Ichtiandres still have; 0 with several players."""
    haunted: int = saved(PLAIN, 0)
    """The tracks with a manta of theirs, as a bit mask."""
    first: Seat = saved(PLAIN, 0)
    turn: Seat = saved(PLAIN, 0)
    round: int = saved(PLAIN, 0)
    phase: int = saved(PLAIN, SETUP)
    playing: int = saved(CARD, NO_CARD)
    """The character being resolved."""
    limbo: int = saved(CARD, NO_CARD, holds="card")
    """The same while it is neither in hand nor discarded; NO_CARD when it stays in hand or has left the game."""
    replayed: list[int] = saved(CARDS, [])
    """Cards of the discard pile that are resolved in this main action too."""
    used: int = saved(PLAIN, 0)
    """The locations whose resources were used in this main action, as a bit mask."""
    paid: int = saved(PLAIN, 0)
    """The highest price paid for a character in this turn."""
    trigger: Seat = saved(PLAIN, NOBODY)
    """Who set off the end."""
    last_turns: int = saved(PLAIN, 0)
    """Turns still to come after this one, once the end is set off."""
    explore_optional: bool = saved(PLAIN, False, among="switches")
    strict: bool = saved(PLAIN, True, among="switches")
    matrona_dismisses: bool = saved(PLAIN, False, among="switches")
    double_depth: bool = saved(PLAIN, False, among="switches")
    solo_decks: bool = saved(PLAIN, False, among="switches")

    # made by tools/state.py
    def copy(self) -> Sea:
        new = Sea()
        self.copy_into(new)
        new.box = self.box
        new.players = [each.copy() for each in self.players]
        new.upper = self.upper[:]
        new.lower = self.lower[:]
        new.deck = self.deck[:]
        new.sunk = self.sunk[:]
        new.row = self.row[:]
        new.shoal = self.shoal[:]
        new.supply = self.supply[:]
        new.goals = self.goals[:]
        new.tracks = [each[:] for each in self.tracks]
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

    # end

    def fields(self) -> Fields:
        return SEA

    def names(self) -> Names:
        return self.box.names

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
            self.tell("fully-raised", seat, (self.box.ids[card],))
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
                self.tell("surfaced", NOBODY, (self.box.ids[new],))
            if not self.shoal and (self.seats > 1 or self.solo_decks):
                self.set_off_end("characters")
        return card

    def recruit(self, seat: Seat, place: int, price: int) -> None:
        card = self.row[place]
        self.players[seat].hand.append(card)
        if price > self.paid:
            self.paid = price
        if self.events is not None:
            self.tell("recruited", seat, (self.box.ids[card], price))
        self.take_from_row(place)

    def reveal_locations(self) -> None:
        """As many as the lower row holds, or what is left."""
        amount = min(LOWER_ROW, len(self.deck))
        new = [self.deck.pop() for _ in range(amount)]
        self.lower = new
        if self.events is not None:
            self.tell("revealed", NOBODY, ([self.box.ids[card] for card in new],))
        if amount and not self.deck and (self.seats > 1 or self.solo_decks):
            self.set_off_end("locations")

    def score(self, seat: Seat, card: int) -> None:
        me = self.players[seat]
        place = me.board.index(card)
        del me.board[place]
        del me.raised[place]
        me.pile.append(card)
        if self.events is not None:
            self.tell("scored", seat, (self.box.ids[card], self.box.points[card]))

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
            self.tell("king-shown", seat, (self.box.ids[me.king],))


def seat_or_ghost(seat: Seat) -> str:
    return "ghost" if seat == GHOST else seat_name(seat)


SEA: Final = Fields(Sea)


def blank(box: AtlantesBox, seats: int, key: bytes) -> Sea:
    """Return an empty table."""
    pos = Sea()
    pos.begin(seats, key)
    pos.box = box
    SEA.clear(pos)
    for seat in range(seats):
        me = Player()
        PLAYER.clear(me)
        me.symbol = seat
        pos.players.append(me)
    pos.supply = box.supply[:]
    pos.goals = list(range(TRACKS))
    pos.tracks = [[] for _ in range(TRACKS)]
    pos.unused = box.kings[:]
    pos.ghost = STARTING_MANTAS if seats == 1 else 0
    return pos


def load(box: AtlantesBox, data: dict[str, Any], steps: Mapping[str, Callable[..., Step]]) -> Sea:
    """Return the position that was dumped."""
    pos = blank(box, data["seats"], b"")
    pos.load_into(data, steps)
    for me in pos.players:
        me.bonus = sum([1 for manta in me.ready + me.tired if manta >= BONUS])
    return pos
