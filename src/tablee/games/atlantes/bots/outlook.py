"""For bots: a seat's chances in numbers, what a location, a character or a level brings it now, in points.

An outlook is filled from a view or straight from a position, with the same fields; whatever values them reads nothing
else. Everything a seat has is worth something (see `worth`), so what a choice brings is the difference it makes.
"""

from __future__ import annotations

from typing import Any, Final

from tablee.games.atlantes.bots.worth import FAR, HORIZON, Worth, worth_of
from tablee.games.atlantes.cards.objectives import OBJECTIVE_INDEX
from tablee.games.atlantes.rules import effects
from tablee.games.atlantes.rules.choices import MANTA_INDEX
from tablee.games.atlantes.state.board import Sea
from tablee.games.atlantes.state.box import AtlantesBox
from tablee.games.atlantes.state.card import Effect
from tablee.games.atlantes.state.terms import (
    IN_GOLD,
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
from tablee.kernel.decisions import Seat

UNKNOWN: Final = -1
NEVER: Final = -99.0
MEASURES: Final = M_PAID + 1
PATIENCE: Final = 40
"""Rounds after which a bot longs for the end."""
POINTS_STEP: Final = 4
"""Points in the pile that make a step towards an objective of points."""


class Outlook:
    """What one seat sees, in numbers."""

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
            full = self.score_of(card) if count and raised[place] + most == depth[card] else 0.0
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

    # Payments

    def golds(self) -> int:
        """All that mantas and levels could add to a payment in gold."""
        if self.gold < 0:
            worth, levels = self.box.worth[IN_GOLD], self.box.levels
            total = 0
            for manta in self.ready:
                total += worth[manta]
            for place in range(len(self.board)):
                card = self.board[place]
                if not self.used >> card & 1:
                    total += worth[levels[card][self.raised[place]]]
            self.gold = total
        return self.gold

    def all_powers(self) -> list[int]:
        """All that they could add to a conquest, for each type of location."""
        if not self.powers:
            power, only, levels = self.box.power_of, self.box.only, self.box.levels
            amounts = [0] * len(TYPES)
            common = 0
            for manta in self.ready:
                if only[manta] < 0:
                    common += power[manta]
                else:
                    amounts[only[manta]] += power[manta]
            for place in range(len(self.board)):
                card = self.board[place]
                if not self.used >> card & 1:
                    icon = levels[card][self.raised[place]]
                    if only[icon] < 0:
                        common += power[icon]
                    else:
                        amounts[only[icon]] += power[icon]
            for kind in range(len(TYPES)):
                amounts[kind] += common
            self.powers = amounts
        return self.powers

    def conquest(self, power: int, rested: bool, explored: bool) -> float:
        """The best location for so much power and what can be added. After the mantas were rested all of them count;
        after an exploration the lower row is the upper one and the new one can only be guessed at."""
        if len(self.board) >= SLOTS:
            return 0.0
        box, w = self.box, self.worth.weights
        added, worth = self.all_powers(), self.displayed()
        if rested and self.tired:
            added = self.with_tired(added)
        best = self.fresh(power, added) if explored else 0.0
        least = power + box.discount if explored else power
        number = 0
        for card in self.lower:
            missing = box.power[card] - least
            if missing <= added[box.kind[card]]:
                value = worth[number] - w.missing_power * missing if missing > 0 else worth[number]
                if value > best:
                    best = value
            number += 1
        if explored:
            return best
        least = power + box.discount
        for card in self.upper:
            missing = box.power[card] - least
            if missing <= added[box.kind[card]]:
                value = worth[number] - w.missing_power * missing if missing > 0 else worth[number]
                if value > best:
                    best = value
            number += 1
        return best

    def two_conquests(self, one: int, two: int) -> float:
        """The best pair, where the first may help to pay for the second."""
        best = max(self.conquest(one, False, False), self.conquest(two, False, False))
        if len(self.board) >= SLOTS - 1:
            return best
        box, w = self.box, self.worth.weights
        added, worth = self.all_powers(), self.displayed()
        cards = self.lower + self.upper
        below = len(self.lower)
        prices = [box.power[cards[n]] - (box.discount if n >= below else 0) for n in range(len(cards))]
        for first in range(len(cards)):
            missing = max(0, prices[first] - one)
            if missing > added[box.kind[cards[first]]]:
                continue
            icon = box.levels[cards[first]][0]
            for second in range(len(cards)):
                kind = box.kind[cards[second]]
                more = max(0, prices[second] - two)
                if second != first and missing + more <= added[kind] + box.worth[kind][icon]:
                    value = worth[first] + worth[second] - w.missing_power * (missing + more)
                    if value > best:
                        best = value
        return best

    def fresh(self, power: int, added: list[int]) -> float:
        """What a conquest from a row that nobody has seen yet may bring."""
        if not self.left or not self.deck:
            return 0.0
        w = self.worth.weights
        return w.fresh + w.fresh_power * (power + min(added))

    def with_tired(self, added: list[int]) -> list[int]:
        power, only = self.box.power_of, self.box.only
        more = added[:]
        for manta in self.tired:
            if not power[manta]:
                continue
            for kind in range(len(TYPES)):
                if only[manta] < 0 or only[manta] == kind:
                    more[kind] += power[manta]
        return more

    def purchase(self, gold: int, rested: bool) -> float:
        if len(self.board) >= SLOTS:
            return 0.0
        prices, w = self.box.gold, self.worth.weights
        most, worth = gold + self.golds(), self.displayed()
        if rested:
            for manta in self.tired:
                most += self.box.gold_of[manta]
        best = 0.0
        number = 0
        for cards in (self.lower, self.upper):
            for card in cards:
                missing = prices[card] - gold
                if prices[card] <= most:
                    value = worth[number] - (w.missing_gold * missing if missing > 0 else 0.0)
                    if value > best:
                        best = value
                number += 1
        return best

    def hire(self, gold: int, free: bool) -> float:
        """The best character for so much gold and what can be added, or for nothing."""
        prices = self.box.prices
        most = 99 if free else gold + self.golds()
        best = 0.0
        for place in range(len(self.row)):
            if prices[place] <= most:
                value = self.recruit(self.row[place], place, -1 if free else gold)
                if value > best:
                    best = value
        return best

    def recruit(self, card: int, place: int, gold: int) -> float:
        """A character into the hand, paid for with so much gold and what has to be added; -1: for nothing."""
        value = self.worth.held[self.left][card] + self.worth.owned[self.left][card]
        if self.prize[M_HAND]:
            if len(self.hand) + 1 >= self.least(M_HAND):
                value += self.in_hand(1)
            else:
                value += self.worth.weights.eight * self.step(M_HAND)
        if self.box.conquers[card]:
            value += self.step(M_CONQUERORS)
        if self.prize[M_DISCARD] and len(self.hand) + len(self.discard) <= self.least(M_DISCARD):
            value += self.step(M_DISCARD)
        if self.prize[M_ALONE]:
            value += self.step(M_ALONE, -1)
        if gold >= 0:
            price = self.box.prices[place]
            if self.prize[M_PAID] and price >= self.least(M_PAID):
                value += self.prize[M_PAID]
            if price > gold:
                value -= self.worth.weights.missing_gold * (price - gold)
        return value

    # Cards and mantas

    def rest(self) -> float:
        """All tired mantas ready again."""
        worth = self.worth.ready[self.left]
        value = 0.0
        for manta in self.tired:
            value += worth[manta]
        return value

    def come_back(self, count: int) -> float:
        """The best so many of the discard pile into the hand."""
        if not self.discard:
            return 0.0
        worth = self.worth.held[self.left]
        if count >= len(self.discard):
            value = self.in_hand(len(self.discard))
            for card in self.discard:
                value += worth[card]
            return value
        found = [worth[card] for card in self.discard]
        found.sort(reverse=True)
        return sum(found[:count]) + self.in_hand(count)

    def haunted(self) -> float:
        """What it costs who plays alone to let the Ichtiandres place a manta."""
        return self.worth.weights.ghost if self.seats == 1 and self.ghost else 0.0

    def explore(self) -> float:
        if not self.left:
            return 0.0
        return self.worth.weights.explore - self.haunted() + self.hurry

    def play(self, card: int) -> float:
        """A character as the main action."""
        value = self.resolve(card)
        if self.box.stays[card]:
            return value - (self.haunted() - 2 * self.hurry if self.box.rouses[card] and self.seats == 1 else 0.0)
        return value - self.worth.held[self.left][card] + self.step(M_DISCARD) + self.step(M_ALONE)

    def resolve(self, card: int) -> float:
        """All that a character does."""
        value = 0.0
        rested, explored = False, False
        conquests: list[int] = []
        count = self.worth.then_scores[card]
        for effect in self.worth.do[card]:
            if count and isinstance(effect, effects.RaiseLevels):
                value += self.spread(effect.levels, NO_CARD, -1, count)
                continue
            if count and isinstance(effect, effects.ScoreLocations):
                continue
            if isinstance(effect, effects.Conquer):
                conquests.append(effect.power)
                continue
            if isinstance(effect, effects.Buy):
                value += self.purchase(effect.gold, rested)
                continue
            value += self.now(effect, NO_CARD)
            if isinstance(effect, effects.ReadyMantas):
                rested = True
            elif isinstance(effect, effects.Explore):
                explored = True
            elif isinstance(effect, effects.LeaveGame):
                value -= self.worth.owned[self.left][card]
        if len(conquests) == 1:
            return value + self.conquest(conquests[0], rested, explored)
        return value + self.two_conquests(conquests[0], conquests[1]) if conquests else value

    def replay(self, price: int) -> float:
        """A discarded character once more."""
        if self.golds() < price:
            return 0.0
        best = 0.0
        for card in self.discard:
            if not self.worth.replays[card]:
                best = max(best, self.resolve(card))
        return best - self.worth.weights.missing_gold * price if best else 0.0

    def salvage(self) -> float:
        if len(self.board) >= SLOTS:
            return 0.0
        best = 0.0
        for card in self.sunk:
            best = max(best, self.target(card))
        return best

    def now(self, effect: Effect, but: int) -> float:
        """What an effect does at this moment; `but` is the location whose icon it is."""
        if isinstance(effect, effects.RaiseLevels):
            return self.spread(effect.levels, but)
        if isinstance(effect, effects.ScoreLocations):
            return self.scores(effect.count, but)
        if isinstance(effect, effects.OneOf):
            best = -99.0
            for option in effect.options:
                best = max(best, self.now(option, but))
            return best
        if isinstance(effect, effects.Recruit):
            return self.hire(effect.gold, False) + self.hurry
        if isinstance(effect, effects.RecruitFreely):
            return self.hire(0, True) + self.hurry
        if isinstance(effect, effects.TakeBackEverything):
            return self.come_back(len(self.discard))
        if isinstance(effect, effects.ReadyMantas):
            return self.rest()
        if isinstance(effect, effects.Explore):
            return self.explore()
        if isinstance(effect, effects.TakeBackSome):
            return self.come_back(effect.count)
        if isinstance(effect, effects.RaiseToTheEnd):
            best = 0.0
            for card in self.board:
                if card != but:
                    best = max(best, self.lift_fully(card))
            return best
        if isinstance(effect, effects.ReplayOne):
            return self.replay(effect.price)
        if isinstance(effect, effects.SalvageOne):
            return self.salvage()
        if isinstance(effect, effects.Conquer):
            return self.conquest(effect.power, False, False)
        if isinstance(effect, effects.Buy):
            return self.purchase(effect.gold, False)
        w = self.worth.weights
        if self.seats == 1:
            return 0.0
        if isinstance(effect, effects.OpponentsRaise):
            return w.others_raise * effect.levels
        if isinstance(effect, effects.OpponentsDiscard):
            return w.others_discard * effect.count
        if isinstance(effect, effects.OpponentsTire):
            return w.others_tire * effect.count
        return 0.0


def outlook_at(pos: Sea, seat: Seat, worth: Worth | None = None) -> Outlook:
    """Straight from a position: only what this seat sees of it. The lists are the position's own, to be read."""
    look = Outlook()
    me = pos.players[seat]
    look.hand = me.hand
    look.discard = me.discard
    look.board = me.board
    look.raised = me.raised
    look.pile = me.pile
    look.ready = me.ready
    look.tired = me.tired
    look.bonus = me.bonus
    look.used = pos.used
    look.lower = pos.lower
    look.upper = pos.upper
    look.sunk = pos.sunk
    look.row = pos.row
    look.deck = len(pos.deck)
    look.shoal = len(pos.shoal)
    look.seats = pos.seats
    look.ghost = pos.ghost
    look.goals = []
    look.spots = []
    for track in range(len(pos.goals)):
        if not me.claimed >> track & 1:
            look.goals.append(pos.goals[track])
            look.spots.append(len(pos.tracks[track]))
    look.most_claimed = 0
    for other in pos.players:
        claimed = other.claimed
        placed = (claimed & 1) + (claimed >> 1 & 1) + (claimed >> 2 & 1) + (claimed >> 3 & 1)
        if placed > look.most_claimed:
            look.most_claimed = placed
    look.last_turns = pos.last_turns if pos.trigger >= 0 else UNKNOWN
    look.worth = worth or worth_of(pos.box)
    look.begin(pos.box, look.worth, pos.round)
    return look


def outlook_of(box: AtlantesBox, view: dict[str, Any], seat: Seat) -> Outlook:
    """The same from a view."""
    look = Outlook()
    me = view["players"][seat]
    index = box.index
    look.hand = [index[id] for id in me["hand"]]
    look.discard = [index[id] for id in me["discard"]]
    look.board = [index[place["card"]] for place in me["board"]]
    look.raised = [place["raised"] for place in me["board"]]
    look.pile = [index[id] for id in me["pile"]]
    look.ready = [MANTA_INDEX[id] for id in me["ready"]]
    look.tired = [MANTA_INDEX[id] for id in me["tired"]]
    look.bonus = me["bonus"]
    look.used = 0
    for id in view["used"]:
        look.used |= 1 << index[id]
    look.lower = [index[shown["card"]] for shown in view["lower"]]
    look.upper = [index[shown["card"]] for shown in view["upper"]]
    look.sunk = [index[id] for id in view["sunk"]]
    look.row = [index[shown["card"]] for shown in view["row"]]
    look.deck = view["deck"]
    look.shoal = view["shoal"]
    look.seats = len(view["players"])
    look.ghost = view["ghost"]
    open = [track for track in view["tracks"] if track["objective"] not in me["claimed"]]
    look.goals = [OBJECTIVE_INDEX[track["objective"]] for track in open]
    look.spots = [len(track["mantas"]) for track in open]
    look.most_claimed = max([len(player["claimed"]) for player in view["players"]])
    look.last_turns = UNKNOWN if view["ending"] is None else view["last_turns"]
    look.worth = worth_of(box)
    look.begin(box, look.worth, view["round"])
    return look
