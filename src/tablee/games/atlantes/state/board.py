"""The position: the players' areas, the ocean between them, and what may be done with them."""

from __future__ import annotations

from typing import Any

from tablee.games.atlantes.cards.objectives import OBJECTIVE_IDS
from tablee.games.atlantes.rules.choices import BONUS, CLAIM, MANTA_IDS
from tablee.games.atlantes.rules.refusals import NOT_IN_PLAY, NOT_MET, ONCE
from tablee.games.atlantes.state.box import AtlantesBox
from tablee.games.atlantes.state.pieces import PIECES, SWITCHES
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
    SLOTS,
    SPOTS,
    TRACKS,
    TYPES,
)
from tablee.kernel.decisions import Choice, Rule, Seat, seat_name
from tablee.kernel.errors import BrokenRules
from tablee.kernel.position import Position


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
        return {**PIECES.written(self, self.box.ids), "switches": [*SWITCHES.written(self, self.box.ids).values()]}

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
