"""What a mage makes of the table: what lies hidden on enemies, what partners can add, what an attack is worth.

Everything is read off the mage's own view: the hand, face-up cards, estimates, numbers of Spells. A partner's face-down
Spell is guessed from the habits of a team that has played together (`habits.py`) and from that partner's estimate.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from tablee.games.syncro.board import ABSORBS, AWAKE_FROM, CHARGES, DRAWS, FAMILIES, SyncroBox
from tablee.games.syncro.choices import MOST_VALUE, PLACE_INDEX
from tablee.games.syncro.habits import ABSORBING, BOTH, CHARGING, DRAWING, HABITS, PLAIN
from tablee.kernel.decisions import seat_named

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
UNSEEN_STRENGTH: Final = {"monster": 6.2, "boss": 14.0, "cerberus": 6.5, "lieutenant": 10.0}
LEANS: Final = {"poor": -1.0, "average": 0.0, "good": 1.0}
TOP: Final = 32
"""Totals are looked at up to so far beyond a strength."""

Belief = list[float]
"""How likely each total is."""


class Target:
    """An enemy that may be attacked."""

    def __init__(self, code: int, family: int, strength: int, per_card: int) -> None:
        self.code: Final = code
        self.family = family
        self.strength: Final = strength
        self.per_card: Final = per_card
        self.known = 0
        """What surely lies on it."""
        self.spells = 0
        self.laid = 0
        """Of these, in this round."""
        self.hidden = 0
        """Of these, unknown to this mage."""
        self.belief: Belief = [1.0]
        self.worth: list[float] = []
        """Of each total, with what later slots can make of it; empty until it is asked for."""
        self.base = 0.0
        """What it is worth as it lies."""


class Outlook:
    """One mage's look at the table."""

    def __init__(self, box: SyncroBox, view: dict[str, Any], seat: int) -> None:
        self.box: Final = box
        self.view: Final = view
        self.seat: Final = seat
        self.players: Final[list[dict[str, Any]]] = view["players"]
        self.seats: Final = len(self.players)
        self.hand: Final[list[int]] = [box.values[spell] for spell in self.players[seat]["hand"]]
        self.counts: Final[list[int]] = [player["hand_count"] for player in self.players]
        self.limit: Final[int] = view["limit"]
        self.room: Final[int] = sum([max(0, self.limit - count) for count in self.counts])
        self.unseen: Final = self.count_unseen()
        amount = sum(self.unseen)
        self.mean: Final[float] = sum([v * n for v, n in enumerate(self.unseen)]) / amount if amount else COMMON
        self.leans: Final = [self.lean(other) for other in range(self.seats)]
        self.team: Final[float] = sum(self.hand) + self.worth_of_hands([s for s in range(self.seats) if s != seat])
        self.enemies = 0
        missing = self.strength_left()
        self.price: Final[float] = min(DEAREST, max(CHEAPEST, NEED * missing / max(1.0, self.team)))
        """Of one point of Spells."""
        self.targets: Final = self.find_targets()
        self.later: Final = self.later_slots()
        self.focus = -1
        """Where most Spells of this round lie."""
        most = 0
        for target in self.targets.values():
            if target.laid > most:
                most = target.laid
                self.focus = target.code
        self.patience: Final = self.worth_of_waiting()
        self.alone: Final = self.worth_of_last_resort() if self.focus < 0 else 0.0

    # What is known

    def count_unseen(self) -> list[int]:
        """Spells by value that may be anywhere."""
        values = self.box.values
        counts = [0] * (MOST_VALUE + 1)
        for value in self.box.deck(self.view["level"]):
            counts[value] += 1
        for value in self.hand:
            counts[value] -= 1
        for discarded in self.view["discards"]:
            counts[values[discarded["card"]]] -= discarded["count"]
        for there in self.view["horde"]:
            for spell in there["absorbed"]:
                counts[values[spell]] -= 1
            for laid in there["on"]:
                if laid["spell"] is not None:
                    counts[values[laid["spell"]]] -= 1
        return counts

    def lean(self, seat: int) -> float:
        """What a mage said of their hand: from -1, poor, to 1, good."""
        player = self.players[seat]
        said = player["estimate"]
        if said is None:
            return 0.0
        if isinstance(said, int):
            told: int | None = player.get("told")
            if told is None or not self.counts[seat]:
                return 0.0
            return max(-1.5, min(1.5, (told / self.counts[seat] - COMMON) / 0.7))
        return LEANS[said]

    def worth_of_hand(self, seat: int) -> float:
        """The values in a partner's hand, about."""
        return max(1.0, min(5.5, self.mean + LEANING * self.leans[seat])) * self.counts[seat]

    def worth_of_hands(self, seats: list[int]) -> float:
        total = 0.0
        for seat in seats:
            total += self.worth_of_hand(seat)
        return total

    def strength_left(self) -> float:
        """What is still to be beaten."""
        total = 0.0
        for there in self.view["horde"]:
            if there["face"] == "gone" or there["deck"] == "fog":
                continue
            self.enemies += 1
            if there["strength"] is None:
                total += UNSEEN_STRENGTH[there["deck"]]
                continue
            lying = 0
            for laid in there["on"]:
                lying += 3 if laid["spell"] is None else self.box.values[laid["spell"]]
            total += max(0, there["strength"] - lying)
        return total

    def find_targets(self) -> dict[int, Target]:
        found = {}
        for there in self.view["horde"]:
            if there["target"]:
                target = self.make_target(there)
                found[target.code] = target
        return found

    def make_target(self, there: dict[str, Any]) -> Target:
        box = self.box
        card = box.cards[box.index[there["card"]]]
        sleeps = card.kind in FAMILIES and AWAKE_FROM[card.kind] > self.view["level"]
        acts = 0 if sleeps else card.acts & DRAWS if there["cloaked"] else card.acts
        target = Target(PLACE_INDEX[there["place"]], family_of(acts), there["strength"], card.per_card)
        target.known = there["bonus"]
        target.spells = len(there["on"])
        guessed: list[Belief] = []
        lying = 0.0
        for laid in there["on"]:
            value = 0 if laid["spell"] is None else box.values[laid["spell"]]
            target.known += value
            if laid["by"] is None:
                lying += value
                continue
            belief = self.habit(target, lying, seat_named(laid["by"]))
            for each in range(1, len(belief)):
                lying += each * belief[each]
            target.laid += 1
            if not value:
                guessed.append(belief)
        target.hidden = len(guessed)
        target.belief = [0.0] * target.known + [1.0]
        for belief in guessed:
            target.belief = added(target.belief, belief)
        return target

    def habit(self, target: Target, lying: float, owner: int) -> Belief:
        """What a partner who lays a Spell here usually lays."""
        usual = HABITS.get((target.family, min(target.laid, 2), bucket(target.strength - lying)))
        tilt = TILT * self.leans[owner]
        belief = [0.0] * (MOST_VALUE + 1)
        total = 0.0
        for value in range(1, MOST_VALUE + 1):
            left = self.unseen[value]
            if left > 0:
                often = usual[value - 1] if usual is not None and value <= len(usual) else 0 if usual else 200
                belief[value] = (often + 4) * left * exp(tilt * (value - COMMON))
                total += belief[value]
        if not total:
            belief[3] = total = 1.0
        return [p / total for p in belief]

    def later_slots(self) -> list[int]:
        """Mages who act after this one in the round and hold Spells; with five, no more than may still attack."""
        found = []
        slots: list[str] = self.view["slots"]
        for name in slots[self.view["slot"] + 1 :]:
            seat = seat_named(name)
            if self.counts[seat] - (1 if seat == self.seat else 0) > 0:
                found.append(seat)
        attackers: int = self.view["attackers"]
        return found[: max(0, 3 - attackers)] if self.seats == 5 and attackers + len(found) > 3 else found

    # What it is worth

    def worth_of_waiting(self) -> float:
        """What a Mushroom would give later, when hands have more room."""
        others = [target for target in self.targets.values() if target.family != DRAWING]
        if self.enemies <= 1 or not others:
            return 0.0
        return WAITING * DRAWN * self.price * max(0.0, ROOM_FOR - self.room)

    def worth_of_last_resort(self) -> float:
        """If nobody attacks, the last mage has to, alone."""
        best = -99.0
        for target in self.targets.values():
            now = self.outcome(target, target.known) if target.spells else 0.0
            for value in (1, 2, 3):
                best = max(best, self.outcome(target, target.known + value) - now - self.price * value)
        return best

    def outcome(self, target: Target, total: int) -> float:
        """Of a resolution with this total."""
        price, family = self.price, target.family
        over = total - target.strength
        if over >= 0:
            worth = price * target.strength + DESTROYED
            if family == DRAWING:
                worth += DRAWN * price * min(over, self.room + 1) - self.patience
            elif family in (CHARGING, BOTH):
                worth -= PAID * price * over + self.fear(over)
            if target.per_card:
                worth -= PER_CARD * (self.enemies - 1)
            return worth
        if family == ABSORBING:
            return -GROWN * price
        if family == BOTH:
            return -GROWN * price + PAID * price * over - self.fear(-over)
        stays = LEFT_ON * price * (total - LOWEST) if total > 5 else 0.0
        return 0.6 * stays + PAID * price * over - self.fear(-over) if family == CHARGING else stays

    def fear(self, due: int) -> float:
        """Of a penalty that nobody can pay."""
        if not due:
            return 0.0
        return 30.0 * min(1.0, max(0.0, due / max(1.0, 0.7 * (self.team - 2)) - 0.8) * 2.5)

    def weigh(self, target: Target) -> None:
        """The worth of each total by the end of the round, if later mages knew it and helped where it pays."""
        if target.worth:
            return
        end = target.strength + TOP
        worth = [self.outcome(target, total) for total in range(end)]
        if not target.spells:
            worth[0] = self.alone
        if self.focus in (-1, target.code):
            for seat in reversed(self.later):
                worth = self.with_help(worth, end - MOST_VALUE, self.likely(seat))
        target.worth = worth
        target.base = expected(target.belief, worth, 0)

    def with_help(self, worth: list[float], end: int, likely: list[float]) -> list[float]:
        """With one more mage who adds the best Spell that they have, if any is better than none."""
        helped = worth[:]
        price = self.price
        for total in range(end):
            stay = worth[total]
            options = []
            for value in range(1, len(likely)):
                if likely[value]:
                    gain = worth[total + value] - price * value
                    if gain > stay:
                        options.append((gain, likely[value]))
            if options:
                options.sort(reverse=True)
                left, sum_of = 1.0, 0.0
                for gain, chance in options:
                    sum_of += left * chance * gain
                    left *= 1.0 - chance
                helped[total] = sum_of + left * stay
        return helped

    def likely(self, seat: int) -> list[float]:
        """By value: how likely a later slot adds such a Spell if it is what is missing."""
        found = [0.0] * (MOST_VALUE + 1)
        if seat == self.seat:
            for value in self.hand:
                found[value] = WILLING_SELF
            return found
        tilt = TILT * self.leans[seat]
        weights = [max(0, n) * exp(tilt * (value - COMMON)) for value, n in enumerate(self.unseen)]
        total = 0.0
        for weight in weights:
            total += weight
        willing = WILLING_PAIR if self.seats == 2 else WILLING
        for value in range(1, MOST_VALUE + 1):
            if weights[value]:
                found[value] = willing * (1.0 - (1.0 - weights[value] / total) ** self.counts[seat])
        return found

    def attack(self, target: Target, added_value: int, cost: float) -> float:
        """What so much more on this enemy is worth, beside leaving it as it is."""
        self.weigh(target)
        gain = expected(target.belief, target.worth, added_value) - cost
        return gain - target.base if self.focus >= 0 or target.spells else gain

    def passing(self) -> float:
        """What it is worth to leave the round to the others."""
        best = 0.0
        if self.focus < 0:
            for number, target in enumerate([each for each in self.targets.values() if not each.spells]):
                self.weigh(target)
                best = target.base if not number else max(best, target.base)
        return best


def family_of(acts: int) -> int:
    if acts & ABSORBS:
        return BOTH if acts & CHARGES else ABSORBING
    return DRAWING if acts & DRAWS else CHARGING if acts & CHARGES else PLAIN


def bucket(missing: float) -> int:
    """How much was missing: nothing, a low Spell, a high one, two, more."""
    for number, most in enumerate((0.5, 2.5, 4.5, 6.5, 9.5)):
        if missing <= most:
            return number
    return 5


def added(one: Belief, other: Belief) -> Belief:
    """Of the sum of two."""
    both = [0.0] * (len(one) + len(other) - 1)
    for a, p in enumerate(one):
        if p:
            for b, q in enumerate(other):
                both[a + b] += p * q
    return both


def expected(belief: Belief, worth: list[float], more: int) -> float:
    last = len(worth) - 1
    mean = 0.0
    for total in range(len(belief)):
        if belief[total]:
            mean += belief[total] * worth[min(last, total + more)]
    return mean
