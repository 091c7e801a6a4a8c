"""For bots: what a seat could do now, a conquest, a purchase, a character to play, and what that brings, in points.

An outlook is filled from a view or straight from a position, with the same fields; whatever
values them reads nothing else.
"""

from __future__ import annotations

from tablee.games.atlantes.bots.holdings import Holdings
from tablee.games.atlantes.rules import effects
from tablee.games.atlantes.state.card import Effect
from tablee.games.atlantes.state.terms import (
    IN_GOLD,
    M_ALONE,
    M_CONQUERORS,
    M_DISCARD,
    M_HAND,
    M_PAID,
    NO_CARD,
    SLOTS,
    TYPES,
)


class Outlook(Holdings):
    """What one seat could do with what it has."""

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
