"""What things are worth to a seat, in points, from what it sees. No looking ahead."""

from __future__ import annotations

from typing import Final

from tablee.games.ancient_knowledge.bots.prices import (
    CARDS,
    CHANGED,
    EACH_OF,
    HAND,
    INSTALLED,
    LEARNED_MORE,
    LOSS,
    LOST,
    MOVE,
    MOVES,
    NO_TYPE,
    ONE_SHORT,
    PAID,
    POINTS,
    REST,
    SACRIFICED,
    SPECIAL,
    STRAIGHT,
    TEMPO,
    TILTED,
    TIMING,
    TOKEN,
    TOKENS,
    UNKNOWN,
    UNSURE,
    known_of,
)
from tablee.games.ancient_knowledge.rules import effects, scoring
from tablee.games.ancient_knowledge.rules.conditions import AtLeast, Count
from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.ancient_knowledge.state.card import Effect
from tablee.games.ancient_knowledge.state.terms import (
    ANY_KIND,
    ARTEFACT,
    ARTEFACT_PLACES,
    CHRONICLE,
    DECLINE,
    FINAL,
    HAND_LIMIT,
    IMMEDIATE,
    IN_COLLECTION,
    IN_LOST,
    IN_PAST,
    IN_TIMELINE,
    PERMANENT,
    PLACES,
    SLOTS,
)


class Area:
    """Of any player: what a seat looks at that wants to do harm."""

    def __init__(self, hand: int, timeline: list[int], total: int) -> None:
        self.hand: Final = hand
        self.timeline: Final = timeline
        self.total: Final = total


class Study:
    """A card as it is worth now, wherever it comes to lie."""

    def __init__(self, card: int, tokens: int, effect: float) -> None:
        self.card: Final = card
        self.tokens: Final = tokens
        """A monument would enter with these."""
        self.effect: Final = effect
        """A monument's effect, once or for each turn in the Timeline."""


class Outlook:
    """What a seat sees, as far as the prices need it, and what things are worth to it."""

    def __init__(self, pos: Ancient, turns: int, tiles: list[list[int]]) -> None:
        box, me = pos.box, pos.players[0]
        self.box: Final = box
        self.pos: Final = pos
        """With the own area only, as seat 0: enough for counts, conditions and discounts."""
        self.me: Final = me
        self.known: Final = known_of(box)
        self.turns: Final = turns
        """That everyone still has, the present one included, about."""
        self.tiles: Final = tiles
        self.areas: Final[list[Area]] = []
        """Of all players, for decisions that do harm."""
        tokens = 0
        for there in me.knowledge:
            tokens += there
        self.tokens: Final = tokens
        self.hand: Final = min(HAND_LIMIT, len(me.hand))
        self.hand_worth: Final = HAND[self.hand]
        self.studied: Final[dict[int, Study]] = {}
        self.last: Study | None = None
        self.fewer: Final = [-1, -1, -1]
        """The discounts on new monuments of each kind, once they are worked out."""
        self.richer: Final[list[float]] = []
        """What the own scoring monuments make of one more knowledge card of each type, once worked out."""
        self.saves = UNKNOWN
        """What an Archive action saves in all, once worked out, and with how many cards."""
        self.archived = 0

    # Effects

    def cards(self, more: int) -> float:
        """So many cards more in hand, or fewer."""
        return HAND[max(0, min(HAND_LIMIT, self.hand + more))] - self.hand_worth

    def per_tilt(self) -> int:
        most = 2
        for card in self.me.artefacts:
            most = max(most, self.box.cards_per_tilt[card])
        return most

    def bearing(self, kind: int) -> int:
        """The monuments of a kind that hold knowledge."""
        me, kinds = self.me, self.box.kind
        there = 0
        for place in range(PLACES):
            if me.knowledge[place] and kinds[me.timeline[place]] == kind:
                there += 1
        return there

    def now(self, card: int) -> float:
        """What the card's effect is worth at once."""
        total, drawn, paid = 0.0, 0.0, 0
        for part in self.known.parts[card]:
            thing, amount = part.thing, part.amount
            if thing == CARDS:
                drawn += part.worth * self.cards(amount - paid)
                if paid:
                    return total + drawn + CHANGED * paid
                continue
            if thing == PAID:
                paid = min(amount, self.hand)
                continue
            if thing == POINTS:
                there = float(amount)
            elif thing == TOKENS:
                there = TOKEN * min(amount, self.tokens)
            elif thing == LOST:
                there = float(min(amount, self.me.lost))
            elif thing == TILTED:
                there = STRAIGHT * min(amount, len(self.me.tilted))
            elif thing == MOVES:
                there = self.best_move(part.effect, card)
            elif thing == SACRIFICED:
                there = self.sacrifice(amount)
            else:
                there = TOKEN * min(amount, self.bearing(thing - EACH_OF))
            total += part.worth * there
        return total + drawn + (self.cards(-paid) if paid else 0.0)

    def best_move(self, effect: Effect, card: int) -> float:
        """What the best move or swap of own monuments brings; nothing when there is none."""
        timeline = self.me.timeline
        best = UNKNOWN
        for place in range(PLACES):
            one = timeline[place]
            if one < 0 or one == card:
                continue
            slot = place // 2 + 1
            if isinstance(effect, effects.Relocate):
                if (effect.from_slot and slot != effect.from_slot) or not (
                    effect.least <= self.me.knowledge[place] <= effect.most
                ):
                    continue
                for other in range(1, SLOTS + 1):
                    if other != slot and effect.to_slot in (0, other) and timeline[2 * other - 1] < 0:
                        best = max(best, self.moved(one, other))
            elif isinstance(effect, effects.SwapTwo):
                for beyond in range(place + 1, PLACES):
                    if timeline[beyond] >= 0:
                        there = beyond // 2 + 1
                        best = max(best, self.moved(one, there) + self.moved(timeline[beyond], slot))
            elif isinstance(effect, effects.SwapItself):
                there = self.box.slot[card]
                best = max(best, self.moved(one, there) + self.arriving(card, slot) - self.arriving(card, there))
        return 0.0 if best == UNKNOWN else best

    def arriving(self, card: int, slot: int) -> float:
        """A new monument on this slot, but for what it does at once."""
        return self.lying(card, slot, self.box.knowledge[card], 0.0)

    def sacrifice(self, tokens: int) -> float:
        """The own artefacts that are worth less than the tokens they take off."""
        total = 0.0
        for card in self.me.artefacts:
            total += max(0.0, LOSS[4] * tokens - self.standing(card))
        return total

    def later(self, card: int) -> float:
        """What it is worth each time it works in turns to come."""
        total = 0.0
        for part in self.known.parts[card]:
            thing, amount = part.thing, part.amount
            if thing in (CARDS, TOKENS):
                there = TOKEN * amount
            elif thing == POINTS:
                there = float(amount)
            elif thing == LOST:
                there = float(max(1, min(amount, self.me.lost)))
            elif thing == TILTED:
                there = STRAIGHT * amount
            elif thing == PAID:
                there = (CHANGED - TOKEN) * amount
            elif thing == MOVES:
                there = MOVE
            elif thing == SACRIFICED:
                there = 0.0
            else:
                there = TOKEN * max(1, min(amount, self.bearing(thing - EACH_OF)))
            total += part.worth * there
        for condition in self.box.given[card]:
            missing = condition.missing(self.pos, 0, card)
            if missing == 99:
                total *= UNSURE
            else:
                for _ in range(missing):
                    total *= ONE_SHORT
        return total

    def final(self, card: int, learned: int = NO_TYPE) -> float:
        """Points that a scoring effect may bring in the end; as if a knowledge card of this type had been learned."""
        total = 0.0
        for effect in self.box.do[card]:
            if isinstance(effect, scoring.ScorePer):
                total += effect.amount * self.expected(effect.count, learned)
            elif isinstance(effect, scoring.ScoreSets):
                sets = 99.0
                for count in effect.of:
                    sets = min(sets, self.expected(count, learned))
                total += effect.amount * max(0.0, sets - 0.5)
            elif isinstance(effect, scoring.ScoreTiers):
                best = 0.0
                for least, points in effect.tiers:
                    near = min(1.0, self.expected(effect.count, learned) / least)
                    best = max(best, points * near * near)
                total += best
            elif isinstance(effect, scoring.Score) and isinstance(effect.given, AtLeast):
                near = min(1.0, self.expected(effect.given.count, learned) / effect.given.least)
                total += effect.amount * near * near
        return total

    def expected(self, count: Count, learned: int) -> float:
        """A count as it may be in the end."""
        now, zone, kind = float(count.of(self.pos, 0)), count.zone, count.kind
        if zone == IN_PAST:
            coming = self.pos.in_timeline(0, kind) if kind >= ANY_KIND else 0
            return now + coming + self.turns * (1.0 if kind == ANY_KIND else 0.3)
        if zone == IN_COLLECTION:
            if learned != NO_TYPE and kind in (ANY_KIND, learned):
                now += 1.0
            return now + self.turns * (0.4 if kind == ANY_KIND else 0.15)
        if zone == IN_LOST:
            return now + self.turns * 0.2 + self.tokens * 0.5
        return 2.5 if zone == IN_TIMELINE else now

    # Monuments, artefacts, knowledge cards

    def study(self, card: int) -> Study:
        last = self.last
        if last is not None and last.card == card:
            return last
        found = self.studied.get(card)
        if found is None:
            kind, when = self.box.kind[card], self.box.when[card]
            tokens = 0
            if kind != ARTEFACT:
                if self.fewer[kind] < 0:
                    self.fewer[kind] = self.pos.discount(0, kind)
                tokens = self.pos.entering_knowledge(0, card, self.fewer[kind])
            worth = self.now(card) if when == IMMEDIATE else self.final(card) if when == FINAL else self.later(card)
            found = self.studied[card] = Study(card, tokens, worth * TIMING[when])
        self.last = found
        return found

    def lying(self, card: int, slot: int, tokens: int, effect: float) -> float:
        """A monument on this slot with so many tokens."""
        box = self.box
        when = box.when[card]
        turns = slot if slot < self.turns else self.turns
        value = 0.0
        if when == CHRONICLE:
            value = effect * turns
        elif when == PERMANENT:
            value = effect * (turns - 0.5) * self.known.times[card]
        if slot > self.turns:
            return value + 1.0
        if self.known.gives_up[card]:
            if slot == 1 and tokens:
                return value
            return value + (box.points[card] - 0.85 * tokens) * max(0.0, 1.0 - 0.06 * tokens)
        if when in (DECLINE, FINAL):
            value += effect
        if slot < self.turns:
            value += REST
        return value + box.points[card] - LOSS[slot] * tokens

    def moved(self, card: int, slot: int) -> float:
        """A monument of the Timeline on another slot than now."""
        place = self.me.timeline.index(card)
        tokens = self.me.knowledge[place]
        effect = 0.0 if self.box.when[card] == IMMEDIATE else self.study(card).effect  # it has had its moment
        return self.lying(card, slot, tokens, effect) - self.lying(card, place // 2 + 1, tokens, effect)

    def monument(self, card: int, slot: int) -> float:
        """Creating it there."""
        box, study = self.box, self.study(card)
        value = TEMPO + self.lying(card, slot, study.tokens, study.effect)
        if box.when[card] == IMMEDIATE:
            value += study.effect
        return value + self.cards(-1 - box.cost[card] - abs(slot - box.slot[card]))

    def standing(self, card: int) -> float:
        """An artefact on the board."""
        box, turns = self.box, self.turns
        if box.when[card] == PERMANENT:
            return self.later(card) * (turns - 0.5) * self.known.times[card]
        if not box.may[card]:
            return self.later(card) * turns * 0.8
        return max(0.5, self.later(card) * (1.0 if self.known.gives_up[card] else turns * 0.5))

    def artefact(self, card: int) -> float:
        """Creating it; a move can be made in this turn's Chronicle phase already."""
        value = INSTALLED * self.standing(card) + self.cards(-1 - self.box.cost[card])
        for part in self.known.parts[card]:
            if part.thing == MOVES:
                value += max(0.0, self.best_move(part.effect, card))
        return value

    def lesson(self, card: int) -> float:
        """Learning it: points, effect, and what scoring monuments make of one more of its type."""
        box = self.box
        value = float(box.points[card]) + (LEARNED_MORE if self.turns > 1 else 0.0)
        if box.when[card] == IMMEDIATE:
            value += self.now(card)
        if not self.richer:
            self.score_lessons()
        return value + self.richer[box.kind[card]]

    def score_lessons(self) -> None:
        me, when = self.me, self.box.when
        more = [0.0, 0.0, 0.0]
        for card in me.timeline + me.past:
            if card >= 0 and when[card] == FINAL:
                before = self.final(card)
                for type in range(3):
                    more[type] += self.final(card, type) - before
        self.richer.extend(more)

    def keep(self, card: int) -> float:
        """What makes this card better than any other one to have in hand."""
        if self.box.kind[card] != ARTEFACT:
            return SPECIAL * max(-1.0, self.monument(card, self.box.slot[card]))
        return SPECIAL * (self.artefact(card) if len(self.me.artefacts) < ARTEFACT_PLACES else -1.0)

    # Knowledge

    def saved(self, place: int) -> float:
        """What removing one token from there saves: most where it would be lost soonest."""
        card, slot, tokens = self.me.timeline[place], place // 2 + 1, self.me.knowledge[place]
        if slot > self.turns:
            return 0.0
        if self.known.gives_up[card]:
            in_reach = tokens <= len(self.me.hand) + 2 * (slot - 1)
            return (self.box.points[card] + 1.0) / (tokens + 1.0) if in_reach else 0.0
        return 1.02 - 0.04 * slot + 0.001 * self.box.points[card]

    def archive(self) -> float:
        """What an Archive action saves in all."""
        if self.saves == UNKNOWN:
            knowledge = self.me.knowledge
            saved: list[float] = []
            for place in range(PLACES):
                if knowledge[place]:
                    saved += [self.saved(place)] * knowledge[place]
            saved.sort(reverse=True)
            keeps = [self.keep(card) for card in self.me.hand]
            keeps.sort()
            best, total = 0.0, 0.0
            for i in range(min(len(saved), len(keeps))):
                total += saved[i] - max(0.0, keeps[i])
                if total + self.cards(-1 - i) > best:
                    best, self.archived = total + self.cards(-1 - i), i + 1
            self.saves = best
        return self.saves
