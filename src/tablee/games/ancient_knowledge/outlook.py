"""What things are worth to a seat, in points, from what it sees. Rough prices, no looking ahead."""

from __future__ import annotations

from typing import Any, Final

from tablee.games.ancient_knowledge import effects
from tablee.games.ancient_knowledge.board import (
    ANY_KIND,
    ARTEFACT,
    ARTEFACT_PLACES,
    CHRONICLE,
    CREATED,
    DECLINE,
    DECLINED,
    FINAL,
    FULL_PAST,
    HAND_LIMIT,
    IMMEDIATE,
    IN_COLLECTION,
    IN_LOST,
    IN_PAST,
    IN_TIMELINE,
    LEARNED,
    PERMANENT,
    PLACES,
    Ancient,
    AncientBox,
    AtLeast,
    Count,
    Effect,
    new_player,
)
from tablee.kernel.decisions import Seat

# What an effect moves: so many of a thing, as far as there are any.
CARDS: Final = 0
TOKENS: Final = 1
LOST: Final = 2
TILTED: Final = 3
PAID: Final = 4
POINTS: Final = 5
EACH_OF: Final = 6  # one token off each city; the next two: off each megalith, each pyramid

# Prices in points, found by letting versions play each other some thousand games.
HAND: Final = (0.0, 1.1, 2.1, 3.0, 3.8, 4.5, 5.1, 5.6, 6.0, 6.3, 6.5)
"""What a hand of so many cards is worth, whichever they are."""
LOSS: Final = (0.0, 0.9, 0.75, 0.7, 0.65, 0.6, 0.6)
"""What a token will cost on a monument that is placed on this slot: the farther, the more time to remove it."""
TOKEN: Final = 0.6
TEMPO: Final = 0.5
"""Whoever creates is nearer to fourteen monuments."""
REST: Final = 1.4
"""A monument in the Past that can still be dug up, and counts for prerequisites."""
LEARNED_MORE: Final = 0.4
SPECIAL: Final = 0.25
"""How far a card's own worth says which one to keep."""
TIMING: Final = (1.0, 1.0, 0.7, 1.0, 1.1)
"""How far to believe the worth of an effect, by its timing."""
UNSURE: Final = 0.3
"""The chance of a condition that is not a matter of counts."""
UNKNOWN: Final = -99.0

WORTH: Final[dict[type[Effect], tuple[int, str, float]]] = {
    effects.Draw: (CARDS, "amount", 1.0),
    effects.DrawForLost: (CARDS, "", 0.7),
    effects.Pick: (CARDS, "", 2.5),
    effects.Steal: (CARDS, "", 2.5),
    effects.Draft: (CARDS, "", 2.0),
    effects.TurnOverFor: (CARDS, "amount", 1.1),
    effects.DiscardCards: (PAID, "amount", 1.0),
    effects.TakeOff: (TOKENS, "amount", 1.0),
    effects.TakeOffSelf: (TOKENS, "amount", 1.0),
    effects.TakeOffOne: (TOKENS, "amount", 0.8),
    effects.TakeOffEach: (EACH_OF, "", 1.0),
    effects.TakeOffNeighbours: (EACH_OF, "", 0.5),
    effects.ReturnLost: (LOST, "amount", 1.0),
    effects.GiveLost: (LOST, "amount", 1.8),
    effects.StraightenPast: (TILTED, "amount", 1.2),
    effects.LearnNow: (POINTS, "times", 2.0),
    effects.LearnFromDeck: (POINTS, "", 2.5),
    effects.PickToCreate: (POINTS, "", 2.0),
    effects.Create: (POINTS, "", 1.5),
    effects.ArchiveNow: (POINTS, "", 1.5),
    effects.Lighter: (POINTS, "amount", 0.8),
    effects.BurdenOpponents: (POINTS, "amount", 0.6),
    effects.DigDeeper: (POINTS, "", 0.5),
    effects.OpponentsDiscard: (POINTS, "amount", 0.4),
    effects.Exchange: (POINTS, "most", 0.3),
    effects.EasierToLearn: (POINTS, "", 0.3),
    effects.Relocate: (POINTS, "", 0.3),
    effects.SwapItself: (POINTS, "", 0.3),
    effects.SwapTwo: (POINTS, "", 0.3),
    effects.BuryKnowledge: (POINTS, "", 0.3),
}
"""What an effect moves, the field that says how many (none: one), and what each counts, in prices of the thing."""

PARTS: Final[dict[str, list[list[tuple[int, int, float]]]]] = {}
"""The same for each card, by the content of the box."""


def parts_of(box: AncientBox) -> list[list[tuple[int, int, float]]]:
    found = PARTS.get(box.content)
    if found is None:
        found = PARTS[box.content] = [[part(effect) for effect in do] for do in box.do]
    return found


def part(effect: Effect) -> tuple[int, int, float]:
    thing, field, worth = WORTH.get(type(effect), (POINTS, "", 0.0))
    if isinstance(effect, (effects.TakeOffEach, effects.TakeOffNeighbours)):
        return EACH_OF + effect.kind, 3, worth
    amount: int = getattr(effect, field) if field else 1
    return thing, amount or 2, worth  # without an amount: as many as a count says


def times_a_turn(box: AncientBox, card: int) -> float:
    """How often a permanent effect is set off, about."""
    on = box.on[card]
    if on is None:
        return 0.35
    if on.event == CREATED:
        return 0.3 if on.slots else 0.35 * len(on.kinds)
    if on.event == LEARNED:
        return 0.15 if on.kinds else 0.45
    return 1.0 if on.event == DECLINED else 0.12


def gives_up(box: AncientBox, card: int) -> bool:
    """A monument that never reaches the Past with knowledge on it, or an artefact that is spent when used."""
    return bool(box.do[card]) and isinstance(box.do[card][0], effects.GiveUpItself)


def turns_left(view: dict[str, Any]) -> int:
    """Turns that everyone still has, the present one included, about."""
    if view["ending"]:
        return 1
    least = 99.0
    for area in view["players"]:
        missing = FULL_PAST - len(area["past"])
        slots = sorted([there["slot"] for there in area["timeline"]])
        turns = slots[missing - 1] if missing <= len(slots) else 2.5 + (missing - len(slots)) / 1.1
        least = min(least, turns)
    return max(1, int(least + 0.5))


class Outlook:
    """A view read back into pieces, and what things are worth to its seat."""

    def __init__(self, box: AncientBox, view: dict[str, Any], seat: Seat) -> None:
        index = box.index
        area = view["players"][seat]
        pos = Ancient()  # with the own area only, as seat 0: enough for counts, conditions and discounts
        pos.box = box
        me = new_player()
        pos.players = [me]
        me.hand = [index[id] for id in area["hand"] if id not in area["aside"]]
        me.artefacts = [index[id] for id in area["artefacts"]]
        me.lost = area["lost"]
        for id in area["past"]:
            pos.enter_past(0, index[id])
        for id in area["collection"]:
            pos.collect(0, index[id])
        bearing = [0, 0, 0]
        for there in area["timeline"]:
            place = 2 * there["slot"] - 2 + there["row"]
            me.timeline[place] = index[there["card"]]
            me.knowledge[place] = there["knowledge"]
            if there["knowledge"]:
                bearing[box.kind[me.timeline[place]]] += 1
        self.box: Final = box
        self.view: Final = view
        self.pos: Final = pos
        self.me: Final = me
        self.parts: Final = parts_of(box)
        self.turns: Final = turns_left(view)
        self.tokens: Final = sum(me.knowledge)
        self.per_tilt: Final = max([2] + [box.cards_per_tilt[card] for card in me.artefacts])
        self.stock: Final = [0, self.tokens, me.lost, len(area["tilted"]), len(me.hand), 99] + bearing
        self.price: Final = [0.0, TOKEN, 1.0, 1.2, self.cards(-1), 1.0, TOKEN, TOKEN, TOKEN]
        self.effects: Final[dict[int, float]] = {}
        self.entering: Final[dict[int, int]] = {}
        self.keeping: Final[dict[int, float]] = {}
        self.archive: tuple[float, int] | None = None

    # Effects

    def cards(self, more: int) -> float:
        """So many cards more in hand, or fewer."""
        hand = min(HAND_LIMIT, len(self.me.hand))
        return HAND[max(0, min(HAND_LIMIT, hand + more))] - HAND[hand]

    def now(self, card: int) -> float:
        """What the card's effect is worth at once."""
        total = 0.0
        for thing, amount, worth in self.parts[card]:
            there = self.cards(amount) if thing == CARDS else self.price[thing] * min(amount, self.stock[thing])
            total += worth * there
        return total

    def later(self, card: int) -> float:
        """What it is worth each time it works in turns to come."""
        total = 0.0
        for thing, amount, worth in self.parts[card]:
            if thing in (CARDS, PAID):
                total += worth * amount * (TOKEN if thing == CARDS else -TOKEN)
            elif thing == LOST or thing >= EACH_OF:
                total += worth * self.price[thing] * max(1, min(amount, self.stock[thing]))
            else:
                total += worth * self.price[thing] * amount
        for condition in self.box.given[card]:
            missing = condition.missing(self.pos, 0, card)
            if missing:
                total *= UNSURE if missing == 99 else 0.75**missing
        return total

    def final(self, card: int) -> float:
        """Points that a scoring effect may bring in the end."""
        total = 0.0
        for effect in self.box.do[card]:
            if isinstance(effect, effects.ScorePer):
                total += effect.amount * self.expected(effect.count)
            elif isinstance(effect, effects.ScoreSets):
                total += effect.amount * max(0.0, min([self.expected(count) for count in effect.of]) - 0.5)
            elif isinstance(effect, effects.ScoreTiers):
                reached = self.expected(effect.count)
                total += max([points * min(1.0, reached / least) ** 2 for least, points in effect.tiers])
            elif isinstance(effect, effects.Score) and isinstance(effect.given, AtLeast):
                reached = self.expected(effect.given.count)
                total += effect.amount * min(1.0, reached / effect.given.least) ** 2
        return total

    def expected(self, count: Count) -> float:
        """A count as it may be in the end."""
        now, zone, kind = float(count.of(self.pos, 0)), count.zone, count.kind
        if zone == IN_PAST:
            coming = Count(IN_TIMELINE, kind).of(self.pos, 0) if kind >= ANY_KIND else 0
            return now + coming + self.turns * (1.0 if kind == ANY_KIND else 0.3)
        if zone == IN_COLLECTION:
            return now + self.turns * (0.4 if kind == ANY_KIND else 0.15)
        if zone == IN_LOST:
            return now + self.turns * 0.2 + self.tokens * 0.5
        return 2.5 if zone == IN_TIMELINE else now

    # Monuments, artefacts, knowledge cards

    def effect(self, card: int) -> float:
        """What a monument's effect is worth: once, or for each turn in the Timeline."""
        worth = self.effects.get(card, UNKNOWN)
        if worth == UNKNOWN:
            when = self.box.when[card]
            worth = self.now(card) if when == IMMEDIATE else self.final(card) if when == FINAL else self.later(card)
            worth *= TIMING[when]
            self.effects[card] = worth
        return worth

    def lying(self, card: int, slot: int, tokens: int) -> float:
        """A monument on this slot with so many tokens."""
        box = self.box
        when = box.when[card]
        turns = slot if slot < self.turns else self.turns
        value = 0.0
        if when == CHRONICLE:
            value = self.effect(card) * turns
        elif when == PERMANENT:
            value = self.effect(card) * (turns - 0.5) * times_a_turn(box, card)
        if slot > self.turns:
            return value + 1.0
        if gives_up(box, card):
            if slot == 1 and tokens:
                return value
            return value + (box.points[card] - 0.85 * tokens) * max(0.0, 1.0 - 0.06 * tokens)
        if when in (DECLINE, FINAL):
            value += self.effect(card)
        if slot < self.turns:
            value += REST
        return value + box.points[card] - LOSS[slot] * tokens

    def moved(self, card: int, slot: int) -> float:
        """A monument of the Timeline on another slot than now."""
        place = self.me.timeline.index(card)
        tokens = self.me.knowledge[place]
        return self.lying(card, slot, tokens) - self.lying(card, place // 2 + 1, tokens)

    def monument(self, card: int, slot: int) -> float:
        """Creating it there."""
        box = self.box
        tokens = self.entering.get(card, -1)
        if tokens < 0:
            tokens = self.entering[card] = self.pos.entering_knowledge(0, card)
        value = TEMPO + self.lying(card, slot, tokens)
        if box.when[card] == IMMEDIATE:
            value += self.effect(card)
        return value + self.cards(-1 - box.cost[card] - abs(slot - box.slot[card]))

    def standing(self, card: int) -> float:
        """An artefact on the board."""
        box, turns = self.box, self.turns
        if box.when[card] == PERMANENT:
            return self.later(card) * (turns - 0.5) * times_a_turn(box, card)
        if not box.may[card]:
            return self.later(card) * turns * 0.8
        return max(0.5, self.later(card) * (1.0 if gives_up(box, card) else turns * 0.5))

    def artefact(self, card: int) -> float:
        """Creating it."""
        return self.standing(card) + self.cards(-1 - self.box.cost[card])

    def lesson(self, card: int) -> float:
        """Learning it: points, effect, and what scoring monuments make of one more of its type."""
        box, me = self.box, self.me
        value = float(box.points[card]) + (LEARNED_MORE if self.turns > 1 else 0.0)
        if box.when[card] == IMMEDIATE:
            value += self.now(card)
        scoring = [other for other in me.timeline + me.past if other >= 0 and box.when[other] == FINAL]
        if scoring:
            before = sum([self.final(other) for other in scoring])
            self.pos.collect(0, card)
            value += sum([self.final(other) for other in scoring]) - before
            me.collection.pop()
            me.types[box.kind[card]] -= 1
        return value

    def keep(self, card: int) -> float:
        """What makes this card better than any other one to have in hand."""
        keep = self.keeping.get(card, UNKNOWN)
        if keep == UNKNOWN:
            if self.box.kind[card] != ARTEFACT:
                keep = max(-1.0, self.monument(card, self.box.slot[card]))
            else:
                keep = self.artefact(card) if len(self.me.artefacts) < ARTEFACT_PLACES else -1.0
            keep *= SPECIAL
            self.keeping[card] = keep
        return keep

    # Knowledge

    def saved(self, place: int) -> float:
        """What removing one token from there saves: most where it would be lost soonest."""
        card, slot, tokens = self.me.timeline[place], place // 2 + 1, self.me.knowledge[place]
        if slot > self.turns:
            return 0.0
        if gives_up(self.box, card):
            in_reach = tokens <= len(self.me.hand) + 2 * (slot - 1)
            return (self.box.points[card] + 1.0) / (tokens + 1.0) if in_reach else 0.0
        return 1.02 - 0.04 * slot + 0.001 * self.box.points[card]

    def archived(self) -> tuple[float, int]:
        """What an Archive action saves in all, and with how many cards."""
        if self.archive is None:
            knowledge = self.me.knowledge
            saved = [self.saved(place) for place in range(PLACES) for _ in range(knowledge[place])]
            saved.sort(reverse=True)
            keeps = sorted([self.keep(card) for card in self.me.hand])
            best, amount, total = 0.0, 0, 0.0
            for i in range(min(len(saved), len(keeps))):
                total += saved[i] - max(0.0, keeps[i])
                if total + self.cards(-1 - i) > best:
                    best, amount = total + self.cards(-1 - i), i + 1
            self.archive = best, amount
        return self.archive
