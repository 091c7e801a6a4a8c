"""For bots: what a seat has, and what one more or one less of it would be worth, in points.

Everything a seat has is worth something (see `worth`), so what a choice brings is the difference it makes.
"""

from __future__ import annotations

from typing import Final

from tablee.games.atlantes.bots.worth import FAR, HORIZON, Worth
from tablee.games.atlantes.state.box import AtlantesBox
from tablee.games.atlantes.state.terms import (
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
    M_SAME,
    M_TYPES,
    NO_CARD,
    SLOTS,
    TYPES,
)

UNKNOWN: Final = -1
NEVER: Final = -99.0
MEASURES: Final = M_PAID + 1
PATIENCE: Final = 40
"""Rounds after which a bot longs for the end."""
POINTS_STEP: Final = 4
"""Points in the pile that make a step towards an objective of points."""


class Holdings:
    """What one seat sees, in numbers, and what its locations, goals and places are worth to it."""

    box: AtlantesBox
    worth: Worth
    hand: list[int]
    discard: list[int]
    board: list[int]
    raised: list[int]
    pile: list[int]
    ready: list[int]
    tired: list[int]
    bonus: int
    used: int
    """Locations whose resources are used up for this main action, as a bit mask."""
    lower: list[int]
    upper: list[int]
    sunk: list[int]
    row: list[int]
    deck: int
    shoal: int
    seats: int
    ghost: int
    goals: list[int]
    """Objectives that this seat has not claimed yet."""
    spots: list[int]
    """The first free spot of each."""
    most_claimed: int
    """By any one player."""
    last_turns: int
    """Turns still to come after this one; UNKNOWN until the end is set off."""
    # worked out
    left: int
    """About how many turns this seat has after this one."""
    hurry: float
    """Some hands could go round for ever; the longer that lasts, the better looks what ends the game."""
    prize: list[float]
    """What each measure is worth to an objective that looks at it: the points of its first free spot."""
    far: list[int]
    """How many steps are missing."""
    places: list[list[float]]
    """What locations are worth with so many turns left."""
    # worked out when asked for
    gold: int
    powers: list[int]
    targets: list[float]
    lifts: list[list[float]]

    def begin(self, box: AtlantesBox, worth: Worth, round: int) -> None:
        self.box = box
        self.worth = worth
        self.hurry = 0.2 * (round - PATIENCE) if round > PATIENCE else 0.0
        self.left = self.turns_left()
        self.places = worth.location[self.left]
        self.gold = UNKNOWN
        self.powers = []
        self.targets = []
        self.lifts = []
        self.prize = [0.0] * MEASURES
        self.far = [FAR] * MEASURES
        points = box.spot_points
        for number in range(len(self.goals)):
            goal = self.goals[number]
            measure = box.measure[goal]
            missing = self.missing(measure, box.least[goal])
            self.prize[measure] = float(points[self.spots[number]])
            self.far[measure] = 0 if missing < 0 else missing if missing < FAR else FAR

    def turns_left(self) -> int:
        if self.last_turns >= 0:
            return 0 if self.last_turns < self.seats else 1
        w = self.worth.weights
        turns = (4 - self.most_claimed) * w.pace_claims
        if self.seats > 1:
            turns = min(turns, self.shoal * w.pace_shoal / self.seats)
        else:
            turns = min(turns, self.ghost * w.pace_ghost)
        return 1 + int(min(turns, HORIZON - 1))

    # Objectives

    def missing(self, measure: int, least: int) -> int:
        """How many steps towards an objective are still to be made."""
        if measure == M_HAND:
            return least - len(self.hand) - len(self.discard)
        if measure == M_BOARD:
            return least - len(self.board)
        if measure == M_PILE:
            return least - len(self.pile)
        if measure == M_BONUS:
            return least - self.bonus
        if measure == M_LOCATIONS:
            return least - len(self.board) - len(self.pile)
        if measure == M_ALONE:
            return len(self.hand) - 1
        if measure == M_DISCARD:
            return least - len(self.discard) + max(0, least + 1 - len(self.hand) - len(self.discard))
        if measure == M_POINTS:
            return -((self.pile_points() - least) // POINTS_STEP)
        if measure == M_RAISED:
            return least - self.fully_raised()
        if measure == M_CONQUERORS:
            return least - self.conquerors()
        if measure == M_TYPES:
            return least - self.types()
        if measure == M_SAME:
            return least - max([self.of_kind(kind) for kind in range(len(TYPES))])
        return FAR

    def pile_points(self) -> int:
        points = self.box.points
        return sum([points[card] for card in self.pile])

    def fully_raised(self) -> int:
        depth = self.box.depth
        full = 0
        for place in range(len(self.board)):
            if self.raised[place] == depth[self.board[place]]:
                full += 1
        return full

    def conquerors(self) -> int:
        conquers = self.box.conquers
        found = 0
        for card in self.hand:
            if conquers[card]:
                found += 1
        for card in self.discard:
            if conquers[card]:
                found += 1
        return found

    def types(self) -> int:
        kinds = 0
        for card in self.pile:
            kinds |= 1 << self.box.kind[card]
        return (kinds & 1) + (kinds >> 1 & 1) + (kinds >> 2 & 1) + (kinds >> 3 & 1)

    def of_kind(self, kind: int) -> int:
        """Locations of a type, on the board and in the pile."""
        kinds = self.box.kind
        found = 0
        for card in self.board:
            if kinds[card] == kind:
                found += 1
        for card in self.pile:
            if kinds[card] == kind:
                found += 1
        return found

    def hope(self, steps: int) -> float:
        """What is left of a spot's points so many steps before it."""
        if steps <= 0:
            return 1.0
        if not self.left:
            return 0.0
        return self.worth.near[steps if steps < FAR else FAR]

    def step(self, measure: int, steps: int = 1) -> float:
        """What so many steps towards objectives of this kind bring; back, if there are less than none."""
        prize = self.prize[measure]
        if not prize:
            return 0.0
        far = self.far[measure]
        if measure in (M_ALONE, M_DISCARD):
            return prize * (self.hope_of_empty(far - steps) - self.hope_of_empty(far))
        return prize * (self.hope(far - steps) - self.hope(far))

    def hope_of_empty(self, steps: int) -> float:
        """The same for objectives that ask to play card after card."""
        if steps <= 0:
            return 1.0
        if not self.left:
            return 0.0
        return self.worth.empty[steps if steps < FAR else FAR]

    def in_hand(self, cards: int) -> float:
        """So many own cards more in hand."""
        value = 0.0
        if self.prize[M_HAND] and len(self.hand) + cards >= self.least(M_HAND) > len(self.hand):
            value += self.prize[M_HAND] * (1.0 - self.worth.weights.eight * self.hope(self.far[M_HAND]))
        if self.prize[M_ALONE]:
            value += self.step(M_ALONE, -cards)
        if self.prize[M_DISCARD]:
            value += self.step(M_DISCARD, -cards)
        return value

    def least(self, measure: int) -> int:
        for goal in self.goals:
            if self.box.measure[goal] == measure:
                return self.box.least[goal]
        return FAR

    # Locations

    def slot(self, room: int) -> float:
        """The last free slots are worth something."""
        if not self.left:
            return 0.0
        w = self.worth.weights
        return w.slot1 if room == 1 else w.slot2 if room == 2 else 0.0

    def target(self, card: int) -> float:
        """A location to take."""
        value = self.places[card][0] - self.slot(SLOTS - len(self.board)) + self.step(M_BOARD) + self.step(M_LOCATIONS)
        if not self.box.depth[card]:
            value += self.full(card)
        prize = self.prize[M_SAME]
        if prize:
            missing = self.least(M_SAME) - self.of_kind(self.box.kind[card])
            if missing == self.far[M_SAME]:
                value += prize * (self.hope(missing - 1) - self.hope(missing))
        return value

    def full(self, card: int) -> float:
        """What comes when its last level is covered."""
        icon = self.box.manta[card]
        value = self.step(M_RAISED)
        if icon >= 0:
            value += self.worth.ready[self.left][icon] + self.worth.tired[self.left][icon] + self.step(M_BONUS)
        return value

    def displayed(self) -> list[float]:
        """The worth of every location in the rows, the lower one first."""
        found = self.targets
        if not found:
            for card in self.lower:
                found.append(self.target(card))
            for card in self.upper:
                found.append(self.target(card))
        return found

    def lift_at(self, place: int, levels: int) -> float:
        """So many levels of the location in this slot covered."""
        card, up = self.board[place], self.raised[place]
        column = self.places[card]
        gain = column[up + levels] - column[up]
        return gain + self.full(card) if up + levels == self.box.depth[card] else gain

    def all_lifts(self) -> list[list[float]]:
        """What covering none, one, two ... levels brings, by slot."""
        if not self.lifts:
            depth = self.box.depth
            for place in range(len(self.board)):
                most = depth[self.board[place]] - self.raised[place]
                self.lifts.append([self.lift_at(place, amount) if amount else 0.0 for amount in range(most + 1)])
        return self.lifts

    def lift(self, card: int, levels: int, but: int, count: int) -> float:
        """One level of this location and the best that can be done with the others, and with the scores after it."""
        if card not in self.board:
            return 0.0
        return self.spread(levels, but, self.board.index(card), count)

    def lift_fully(self, card: int) -> float:
        if card not in self.board:
            return 0.0
        place = self.board.index(card)
        return self.lift_at(place, self.box.depth[card] - self.raised[place])

    def move_on(self, card: int) -> float:
        """The top level of a location is used."""
        return self.lift_at(self.board.index(card), 1)

    def spread(self, levels: int, but: int = NO_CARD, must: int = -1, count: int = 0) -> float:
        """The best that so many levels can do, split among own locations, all of them if they can be covered; then
        `count` locations are scored. The location in the slot `must` gets a level at least."""
        depth, board, raised = self.box.depth, self.board, self.raised
        room = 0
        for place in range(len(board)):
            if board[place] != but:
                room += depth[board[place]] - raised[place]
        if levels > room:
            levels = room
        if not levels:
            return self.scores(count, but) if count else 0.0
        if not count:
            return self.spread_only(levels, but, must)
        all_gains = self.all_lifts()
        wide = count + 1
        best = [NEVER] * ((levels + 1) * wide)  # by levels used, then by locations scored
        best[0] = 0.0
        for place in range(len(board)):
            card = board[place]
            if card == but:
                continue
            gains = all_gains[place]
            most = min(levels, len(gains) - 1)
            full = self.score_of(card) if raised[place] + most == depth[card] else 0.0
            for total in range(levels, -1, -1):
                for scored in range(count, -1, -1):
                    top = NEVER
                    for amount in range(1 if place == must else 0, min(most, total) + 1):
                        under = (total - amount) * wide + scored
                        value = best[under] + gains[amount]
                        if value > top:
                            top = value
                        if scored and raised[place] + amount == depth[card]:
                            value = best[under - 1] + gains[amount] + full
                            if value > top:
                                top = value
                    best[total * wide + scored] = top
        return max(best[levels * wide :])

    def spread_only(self, levels: int, but: int, must: int) -> float:
        """The same where nothing is scored afterwards, which is most of the time."""
        all_gains = self.all_lifts()
        best = [NEVER] * (levels + 1)
        best[0] = 0.0
        for place in range(len(self.board)):
            if self.board[place] == but:
                continue
            gains = all_gains[place]
            least, room = 1 if place == must else 0, len(gains) - 1
            for total in range(levels, -1, -1):
                top = NEVER
                for amount in range(least, (room if room < total else total) + 1):
                    value = best[total - amount] + gains[amount]
                    if value > top:
                        top = value
                best[total] = top
        return best[levels]

    def score_of(self, card: int) -> float:
        """A fully raised location to the pile."""
        box = self.box
        value = box.points[card] - self.places[card][box.depth[card]] + self.slot(SLOTS - len(self.board) + 1)
        value += self.step(M_PILE) + self.step(M_BOARD, -1) + self.step(M_RAISED, -1)
        prize = self.prize[M_POINTS]
        if prize:
            value += self.step(M_POINTS, box.points[card] // POINTS_STEP)
        prize = self.prize[M_TYPES]
        if prize:
            kind = box.kind[card]
            if not any([box.kind[other] == kind for other in self.pile]):
                value += self.step(M_TYPES)
        return value

    def scores(self, count: int, but: int = NO_CARD) -> float:
        """As many as there are, up to this number."""
        depth, board = self.box.depth, self.board
        found: list[float] = []
        for place in range(len(board)):
            card = board[place]
            if self.raised[place] == depth[card] and card != but:
                found.append(self.score_of(card))
        if not found:
            return 0.0
        if len(found) > count:
            found.sort(reverse=True)
            del found[count:]
        more = self.step(M_PILE, len(found)) - len(found) * self.step(M_PILE) if len(found) > 1 else 0.0
        return sum(found) + more
