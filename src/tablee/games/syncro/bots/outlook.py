"""What a mage makes of the table: what lies hidden on enemies, what partners can add, what an attack is worth.

An outlook is filled through one of two doors (`doors.py`), the mage's own view or the position, with the same facts:
the hand, face-up cards, estimates that were shown, numbers of Spells. All that follows reads nothing else. A partner's
face-down Spell is guessed from the habits of a team that has played together (`habits.py`) and from their estimate.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tablee.games.syncro.bots.habits import ABSORBING, BOTH, CHARGING, DRAWING, HABITS, PLAIN
from tablee.games.syncro.rules.choices import MOST_VALUE
from tablee.games.syncro.state.box import SyncroBox
from tablee.games.syncro.state.terms import ABSORBS, CHARGES, DRAWS, FACE_UP
from tablee.kernel.decisions import Seat

# Worths are in points of Spells; the numbers were tried out over some ten thousand levels.
DESTROYED: Final = 4.0
"""What a destroyed enemy is worth beside its strength."""
DRAWN: Final = 3.0
"""A Spell that is drawn."""
PAID: Final = 1.15
"""A point of a penalty."""
LEFT_ON: Final = 0.8
"""A point that stays on an enemy after a failure."""
LOWEST: Final = 2.5
"""What a failure loses, about."""
GROWN: Final = 3.0
"""What feeding an enemy costs."""
PER_CARD: Final = 2.0
"""What it costs to beat an enemy early that grows weaker with every other card that goes."""
WAITING: Final = 0.6
ROOM_FOR: Final = 10.0
"""A Mushroom is worth more once hands have room for so many Spells."""
NEED: Final = 1.25
CHEAPEST: Final = 0.35
DEAREST: Final = 1.2
"""A point of Spells costs as much as the team lacks of them, between these."""
WILLING: Final = 0.8
WILLING_PAIR: Final = 0.6
WILLING_SELF: Final = 0.15
"""How likely a later slot is to add a Spell that it may have: a partner, with two mages, oneself."""
TILT: Final = 0.35
"""How much an estimate says about each Spell of that hand."""
LEANING: Final = 0.65
COMMON: Final = 3.0
"""The middle value."""
UNSEEN_STRENGTH: Final = [6.2, 14.0, 6.5, 10.0, 0.0]
"""Of a face-down card, by the deck it is from."""
UNSEEN_SPELL: Final = 3
"""What a face-down Spell takes off, about."""
LEANS: Final = [-1.0, 0.0, 1.0]
"""By signal."""
FAR: Final = 1e9
TOP: Final = 32
"""Totals are looked at up to so far beyond a strength."""

Belief = list[float]
"""How likely each total is."""


def tilted(lean: float) -> list[float]:
    """By value: how much likelier such a Spell is in a hand of which its mage thinks so well."""
    tilt = TILT * lean
    return [exp(tilt * (value - COMMON)) for value in range(MOST_VALUE + 1)]


def often_laid(family: int, laid: int, missing: int) -> list[int]:
    """By value, how often a mage lays such a Spell; all alike where nothing was learnt; nothing is impossible."""
    usual = HABITS.get((family, laid, missing))
    if usual is None:
        return [204] * (MOST_VALUE + 1)
    return [0] + [often + 4 for often in usual] + [4] * (MOST_VALUE - len(usual))


TILTED: Final = [tilted(lean) for lean in LEANS]
OFTEN: Final = [often_laid(family, laid, missing) for family in range(5) for laid in range(3) for missing in range(6)]
"""By family, number of Spells laid before, bucket of what was missing."""


NO_SPELLS: Final[list[int]] = []
SURE: Final[Belief] = [1.0]
"""Lists that many share; nobody changes them."""


class Target:
    """An enemy that may be attacked. First what is seen of it."""

    code: int
    family: int
    strength: int
    per_card: int
    bonus: int
    values: list[int]
    """The Spells on it, the lowest first; 0 where this mage does not know it."""
    owners: list[int]
    """Who laid each in this round, or FACE_UP."""

    # What is made of that.
    known: int
    """What surely lies on it."""
    spells: int
    laid: int
    """Of these, in this round."""
    hidden: int
    """Of these, unknown to this mage."""
    belief: Belief
    """Of what these add up to."""
    beaten: float
    """What it is worth to beat it exactly."""
    weighed: bool
    worth: list[float]
    """Of each total from `known` on, with what later slots can make of it, as far as they can make anything of it."""
    helped: int
    """So many of them."""
    base: float
    """What it is worth as it lies."""


def new_target(code: int, acts: int, strength: int, per_card: int, bonus: int) -> Target:
    target = Target()
    target.code = code
    target.family = family_of(acts)
    target.strength = strength
    target.per_card = per_card
    target.bonus = bonus
    return target


class Help:
    """What a later slot may add: each value, how likely, at what cost."""

    values: list[int]
    chances: list[float]
    costs: list[float]


def new_help(values: list[int], chances: list[float], costs: list[float]) -> Help:
    help = Help()
    help.values = values
    help.chances = chances
    help.costs = costs
    return help


class Outlook:
    """One mage's look at the table. First what is seen."""

    box: SyncroBox
    seat: Seat
    seats: int
    hand: list[int]
    aside: list[int]
    """Spells chosen for a penalty, not shown yet."""
    counts: list[int]
    """Spells in each hand."""
    tilts: list[list[float]]
    """By mage and value, by what they said of their hand."""
    leans: list[float]
    """By mage: from -1, poor, to 1, good; more than that where sums are spoken."""
    limit: int
    unseen: list[int]
    """Spells by value that may be anywhere."""
    top: int
    """The highest value of this level."""
    enemies: int
    missing: float
    """What is still to be beaten."""
    targets: list[Target]
    later: list[Seat]
    """Mages who act after this one in the round and hold Spells; with five, no more than may still attack."""
    due: int
    leader: Seat

    # What is made of that.
    room: int
    mean: float
    team: float
    price: float
    """Of one point of Spells."""
    dread: float
    """A penalty is feared when it comes near this."""
    helps: list[Help]
    """By later slot, the last one first."""
    focus: int
    """Where most Spells of this round lie."""
    patience: float
    alone: float

    # What is seen, through either door

    def signalled(self, signal: int) -> None:
        """What the next mage said of their hand; average, if nothing."""
        self.leans.append(LEANS[signal])
        self.tilts.append(TILTED[signal])

    def spoke(self, told: int, count: int) -> None:
        """The same where everybody knows the sum."""
        lean = max(-1.5, min(1.5, (told / count - COMMON) / 0.7))
        self.leans.append(lean)
        self.tilts.append(tilted(lean))

    def face_up(self, strength: int, values: list[int]) -> None:
        """An enemy, and the Spells on it."""
        self.enemies += 1
        left = strength
        for value in values:
            left -= value if value else UNSEEN_SPELL
        if left > 0:
            self.missing += left

    def face_down(self, deck: int) -> None:
        self.enemies += 1
        self.missing += UNSEEN_STRENGTH[deck]

    def follow(self, order: list[Seat], attackers: int) -> None:
        """The mages of the slots that are left in this round, and how many have attacked in it."""
        later = []
        for seat in order:
            if self.counts[seat] - (1 if seat == self.seat else 0) > 0:
                later.append(seat)
        if self.seats == 5 and attackers + len(later) > 3:
            later = later[: max(0, 3 - attackers)]
        self.later = later

    # What is made of it

    def take_stock(self) -> None:
        """What hands hold, about."""
        limit, room = self.limit, 0
        for count in self.counts:
            if count < limit:
                room += limit - count
        self.room = room
        amount = total = 0
        for value in range(1, self.top + 1):
            left = self.unseen[value]
            amount += left
            total += value * left
        self.mean = total / amount if amount else COMMON

    def weigh_up(self) -> None:
        """What every target and every later mage means, before any attack is weighed."""
        self.take_stock()
        own = 0
        for value in self.hand:
            own += value
        others = 0.0
        for seat in range(self.seats):
            if seat != self.seat:
                others += self.worth_of_hand(seat)
        self.team = own + others
        self.price = min(DEAREST, max(CHEAPEST, NEED * self.missing / max(1.0, self.team)))
        self.dread = max(1.0, 0.7 * (self.team - 2.0))
        self.focus = -1
        most = 0
        for target in self.targets:
            self.guess_spells(target)
            if target.laid > most:
                most = target.laid
                self.focus = target.code
        self.helps = []
        known: list[Help | None] = [None] * self.seats
        for number in range(len(self.later) - 1, -1, -1):
            seat = self.later[number]
            help = known[seat]
            if help is None:
                help = known[seat] = self.help_of(seat)
            self.helps.append(help)
        self.patience = self.worth_of_waiting()
        for target in self.targets:
            self.value_victory(target)
        self.alone = self.worth_of_last_resort() if self.focus < 0 else 0.0

    def worth_of_hand(self, seat: int) -> float:
        """The values in a partner's hand, about."""
        return max(1.0, min(5.5, self.mean + LEANING * self.leans[seat])) * self.counts[seat]

    def guess_spells(self, target: Target) -> None:
        """What surely lies on an enemy, and what may."""
        target.weighed = False
        target.known = target.bonus
        target.spells = len(target.values)
        target.laid = 0
        target.hidden = 0
        target.belief = SURE
        lying = 0.0
        for number in range(target.spells):
            value, owner = target.values[number], target.owners[number]
            target.known += value
            if owner == FACE_UP:
                lying += value
                continue
            belief = self.habit(target, lying, owner)
            for each in range(1, len(belief)):
                lying += each * belief[each]
            target.laid += 1
            if not value:
                target.hidden += 1
                target.belief = belief if target.hidden == 1 else added(target.belief, belief)

    def value_victory(self, target: Target) -> None:
        target.beaten = self.price * target.strength + DESTROYED
        if target.family == DRAWING:
            target.beaten -= self.patience
        if target.per_card:
            target.beaten -= PER_CARD * (self.enemies - 1)

    def habit(self, target: Target, lying: float, owner: Seat) -> Belief:
        """What a partner who lays a Spell here usually lays."""
        laid = target.laid if target.laid < 2 else 2
        often = OFTEN[(target.family * 3 + laid) * 6 + bucket(target.strength - lying)]
        tilts, unseen = self.tilts[owner], self.unseen
        top = self.top
        belief = [0.0] * (top + 1)
        total = 0.0
        for value in range(1, top + 1):
            left = unseen[value]
            if left > 0:
                weight = often[value] * left * tilts[value]
                belief[value] = weight
                total += weight
        if total == 0.0:  # all are seen
            belief[min(3, top)] = 1.0
            return belief
        for value in range(1, top + 1):
            belief[value] /= total
        return belief

    def help_of(self, seat: Seat) -> Help:
        """By value: how likely a later slot adds such a Spell if it is what is missing."""
        values: list[int] = []
        chances: list[float] = []
        costs: list[float] = []
        price, top = self.price, self.top
        if seat == self.seat:
            for value in range(1, top + 1):
                if value in self.hand:
                    values.append(value)
                    chances.append(WILLING_SELF)
                    costs.append(price * value)
        else:
            tilts, unseen, count = self.tilts[seat], self.unseen, self.counts[seat]
            total = 0.0
            for value in range(1, top + 1):
                if unseen[value] > 0:
                    total += unseen[value] * tilts[value]
            willing = WILLING_PAIR if self.seats == 2 else WILLING
            for value in range(1, top + 1):
                if unseen[value] > 0:
                    without = 1.0 - unseen[value] * tilts[value] / total
                    none = without
                    for _ in range(1, count):
                        none *= without
                    values.append(value)
                    chances.append(willing * (1.0 - none))
                    costs.append(price * value)
        return new_help(values, chances, costs)

    # What it is worth

    def worth_of_waiting(self) -> float:
        """What a Mushroom would give later, when hands have more room."""
        if self.enemies <= 1:
            return 0.0
        for target in self.targets:
            if target.family != DRAWING:
                return WAITING * DRAWN * self.price * max(0.0, ROOM_FOR - self.room)
        return 0.0

    def worth_of_last_resort(self) -> float:
        """If nobody attacks, the last mage has to, alone."""
        best = -99.0
        for target in self.targets:
            now = self.outcome(target, target.known) if target.spells else 0.0
            for value in range(1, 4):
                worth = self.outcome(target, target.known + value) - now - self.price * value
                if worth > best:
                    best = worth
        return best

    def outcome(self, target: Target, total: int) -> float:
        """Of a resolution with this total."""
        price, family = self.price, target.family
        over = total - target.strength
        if over >= 0:
            if family == DRAWING:
                return target.beaten + DRAWN * price * (over if over <= self.room else self.room + 1)
            if family in (CHARGING, BOTH):
                return target.beaten - PAID * price * over - self.fear(over)
            return target.beaten
        if family == ABSORBING:
            return -GROWN * price
        if family == BOTH:
            return -GROWN * price + PAID * price * over - self.fear(-over)
        stays = LEFT_ON * price * (total - LOWEST) if total > 5 else 0.0
        return 0.6 * stays + PAID * price * over - self.fear(-over) if family == CHARGING else stays

    def fear(self, due: int) -> float:
        """Of a penalty that nobody can pay."""
        short = due / self.dread - 0.8
        return 0.0 if short <= 0.0 else 75.0 * short if short < 0.4 else 30.0

    def weigh(self, target: Target) -> None:
        """The worth of each total by the end of the round, if later mages knew it and helped where it pays.

        An enemy that is beaten needs no help, but for one that lets draw as long as hands have room: totals from there
        on are worth what they are, and are not written down.
        """
        if target.weighed:
            return
        target.weighed = True
        known, strength = target.known, target.strength
        worth: list[float] = []
        helped = 0
        if self.focus < 0 or self.focus == target.code:
            room = self.room + 1 if target.family == DRAWING else 0
            end = strength + min(room, TOP - MOST_VALUE)
            if end > known:
                helped = end - known
                for total in range(known, end + self.top):
                    worth.append(self.outcome(target, total))
        elif not target.spells and not known:
            worth.append(0.0)
            helped = 1
        if not target.spells and not known:
            worth[0] = self.alone
        target.worth = worth
        target.helped = helped
        if self.focus < 0 or self.focus == target.code:
            for help in self.helps:
                add_help(worth, helped, help)
        target.base = self.expected(target, 0)

    def worth_of(self, target: Target, total: int) -> float:
        """Of a total that is at least what is known to lie there."""
        place = total - target.known
        if place < target.helped:
            return target.worth[place]
        last = target.strength + TOP - 1
        return self.outcome(target, total if total < last else last)

    def expected(self, target: Target, more: int) -> float:
        """What so much more is worth, whatever may lie there."""
        total = target.known + more
        if not target.hidden:
            return self.worth_of(target, total)
        mean = 0.0
        belief = target.belief
        for guessed in range(len(belief)):
            chance = belief[guessed]
            if chance:
                mean += chance * self.worth_of(target, total + guessed)
        return mean

    def attack(self, target: Target, added_value: int, cost: float) -> float:
        """What so much more on this enemy is worth, beside leaving it as it is."""
        self.weigh(target)
        gain = self.expected(target, added_value) - cost
        return gain - target.base if self.focus >= 0 or target.spells else gain

    def passing(self) -> float:
        """What it is worth to leave the round to the others."""
        best = 0.0
        first = True
        if self.focus < 0:
            for target in self.targets:
                if not target.spells:
                    self.weigh(target)
                    if first or target.base > best:
                        best = target.base
                        first = False
        return best

    def target_at(self, code: int) -> Target | None:
        for target in self.targets:
            if target.code == code:
                return target
        return None


def add_help(worth: list[float], helped: int, help: Help) -> None:
    """One more mage adds the best Spell that they have, if any is better than none. Higher totals come later: in place,
    each is worked out from those that are still as they were."""
    values, chances, costs = help.values, help.chances, help.costs
    amount = len(values)
    for total in range(helped):
        stay = worth[total]
        left, sum_of, before = 1.0, 0.0, FAR
        for number in range(amount):
            gain = worth[total + values[number]] - costs[number]
            if gain > stay:
                if gain > before:
                    left = -1.0
                    break
                chance = chances[number]
                sum_of += left * chance * gain
                left *= 1.0 - chance
                before = gain
        if left < 0.0:  # not the lowest first
            worth[total] = best_first(worth, total, help)
        elif left < 1.0:
            worth[total] = sum_of + left * stay


def best_first(worth: list[float], total: int, help: Help) -> float:
    """The same, from the best Spell on to both sides: mostly those beside it are the next best."""
    values, chances, costs = help.values, help.chances, help.costs
    amount = len(values)
    stay = worth[total]
    best, place = stay, 0
    for number in range(amount):
        gain = worth[total + values[number]] - costs[number]
        if gain > best:
            best, place = gain, number
    chance = chances[place]
    left, sum_of, before = 1.0 - chance, chance * best, best
    low, high = place - 1, place + 1
    below = worth[total + values[low]] - costs[low] if low >= 0 else -FAR
    above = worth[total + values[high]] - costs[high] if high < amount else -FAR
    while low >= 0 or high < amount:
        if below > above:
            gain, chance = below, chances[low]
            low -= 1
            below = worth[total + values[low]] - costs[low] if low >= 0 else -FAR
        else:
            gain, chance = above, chances[high]
            high += 1
            above = worth[total + values[high]] - costs[high] if high < amount else -FAR
        if gain > stay:
            if gain > before:
                return sorted_help(worth, total, help)
            sum_of += left * chance * gain
            left *= 1.0 - chance
            before = gain
    return sum_of + left * stay


def sorted_help(worth: list[float], total: int, help: Help) -> float:
    """The same in any order."""
    stay = worth[total]
    options: list[tuple[float, float]] = []
    for number in range(len(help.values)):
        gain = worth[total + help.values[number]] - help.costs[number]
        if gain > stay:
            options.append((gain, help.chances[number]))
    options.sort(reverse=True)
    left, sum_of = 1.0, 0.0
    for gain, chance in options:
        sum_of += left * chance * gain
        left *= 1.0 - chance
    return sum_of + left * stay


def family_of(acts: int) -> int:
    if acts & ABSORBS:
        return BOTH if acts & CHARGES else ABSORBING
    return DRAWING if acts & DRAWS else CHARGING if acts & CHARGES else PLAIN


def bucket(missing: float) -> int:
    """How much was missing: nothing, a low Spell, a high one, two, more."""
    if missing <= 4.5:
        return 0 if missing <= 0.5 else 1 if missing <= 2.5 else 2
    return 3 if missing <= 6.5 else 4 if missing <= 9.5 else 5


def added(one: Belief, other: Belief) -> Belief:
    """Of the sum of two."""
    both = [0.0] * (len(one) + len(other) - 1)
    for a, p in enumerate(one):
        if p:
            for b, q in enumerate(other):
                both[a + b] += p * q
    return both
