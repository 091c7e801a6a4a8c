"""The rulebook's flow chart, one class per box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.syncro.board import (
    ABSORBS,
    ACTING,
    ALL_OR_NOTHING,
    BOSSES,
    CERBERI,
    CHARGES,
    DISCARD_DUE,
    DRAWS,
    EVERYBODY_ESTIMATES,
    FACE_UP,
    FOGS,
    KEEPING,
    LEVELS,
    LIEUTENANTS,
    MOST_ATTACKERS,
    MUST_ATTACK,
    MUST_PASS,
    NO_CARD,
    NO_OTHER_PAYMENT,
    NO_PLACE,
    NO_SPELLS,
    NOBODY,
    NOT_HELD,
    NOT_YOUR_REWARD,
    ONE_RECEIVER,
    ONE_SPELL,
    OWN_SPELL_ON_TOP,
    RESOLVING,
    REVEALING,
    SILENT,
    SLOTS,
    SPOKEN_SINCE,
    WON,
    Syncro,
)
from tablee.games.syncro.choices import (
    DISCARD,
    DONE,
    ESTIMATES,
    IDS,
    KEEP_OR_DISCARD,
    PASS,
    SIGNALS,
    Attack,
    AttackUsing,
    Discard,
    Estimate,
    Give,
    KeepHand,
    Use,
    UseOn,
)
from tablee.kernel.agenda import Together
from tablee.kernel.decisions import Choice, Decision, Done, Pass, Rule, Seat, seat_name
from tablee.kernel.position import Step

# Estimates


def estimate(pos: Syncro) -> None:
    """All mages judge their hands at the same moment; in level 7 they say the sum aloud. [Estimate; level 7]"""
    if pos.hushed:
        return
    if pos.quest.spoken:
        speak(pos)
        return
    lanes = [(seat, (ESTIMATING[seat],)) for seat in pos.clockwise() if pos.mages[seat].hand]
    if lanes:
        pos.do(SHOW_ESTIMATES)
        pos.do(Together(tuple(lanes)))


def speak(pos: Syncro) -> None:
    """The exact sum of every hand. Spells laid down before are no longer part of it."""
    for place in range(len(pos.by)):
        if pos.by[place]:
            pos.by[place] = tuple([who + SPOKEN_SINCE if 0 <= who < SPOKEN_SINCE else who for who in pos.by[place]])
    for seat in pos.clockwise():
        me = pos.mages[seat]
        me.said = sum(me.hand)
        me.told = me.said
        pos.tell("spoke", seat, (me.said,))


@dataclass
class Estimating(Step):
    """Thumb up, flat hand or thumb down: an opinion that nobody checks. [Estimate]"""

    seat: Seat

    def ask(self, pos: Syncro) -> Decision | None:
        return Decision(self.seat, "estimate", (), ESTIMATES)

    def take(self, pos: Syncro, choice: Choice) -> None:
        assert isinstance(choice, Estimate)
        pos.mages[self.seat].given = choice.signal
        pos.tell("judged", self.seat, (), (SIGNALS[choice.signal],), 1 << self.seat)

    def forbids(self, pos: Syncro, choice: Choice) -> Rule | None:
        return EVERYBODY_ESTIMATES if isinstance(choice, (Pass, Done)) else None


@dataclass
class ShowEstimates(Step):
    """All signals are seen together; a mage without Spells gives none. [Estimate]"""

    def run(self, pos: Syncro) -> None:
        for seat in pos.clockwise():
            me = pos.mages[seat]
            me.said = me.given
            me.given = SILENT
            if me.said != SILENT:
                pos.tell("estimated", seat, (SIGNALS[me.said],))


@dataclass
class FirstEstimate(Step):
    """At the start of a level, once hands and horde are laid. [Estimate]"""

    def run(self, pos: Syncro) -> None:
        estimate(pos)


# The round


@dataclass
class RoundBegins(Step):
    """The slots of the round, from the Leader on, then resolution, then what has become accessible. [A turn]"""

    def run(self, pos: Syncro) -> None:
        pos.round += 1
        pos.slot = 0
        pos.attackers = 0
        pos.phase = ACTING
        pos.tell("round-began", pos.leader, (pos.round,))
        pos.agenda += ROUNDS[pos.seats][pos.leader]


@dataclass
class Turn(Step):
    """Attack with one Spell, or pass; a Reward may be used besides. [A turn]"""

    seat: Seat
    slot: int

    def ask(self, pos: Syncro) -> Decision | None:
        seat, slot = self.seat, self.slot
        me = pos.mages[seat]
        targets = pos.open_to(seat) if me.hand and not pos.must_pass(slot) else 0
        choices = pos.attacks(seat, targets, not targets or not pos.must_attack(slot))
        if me.reward >= 0:
            effect = pos.box.do[me.reward]
            assert effect is not None
            choices = choices + effect.uses(pos, seat, me.reward, targets)
        # What can be chosen depends on values in hand and on the Reward: not to be asked would tell the others.
        return Decision(seat, "turn", (slot + 1,), choices, False, targets != 0 or me.reward >= 0)

    def take(self, pos: Syncro, choice: Choice) -> None:
        seat = self.seat
        if isinstance(choice, Attack):
            pos.slot = self.slot + 1
            pos.attackers += 1
            pos.lay_down(seat, pos.quest.plan.at[choice.place], choice.spell)
        elif isinstance(choice, Pass):
            pos.slot = self.slot + 1
            pos.tell("passed", seat, ())
        else:
            self.use_reward(pos, choice)

    def use_reward(self, pos: Syncro, choice: Choice) -> None:
        seat = self.seat
        card = pos.mages[seat].reward
        effect = pos.box.do[card]
        assert effect is not None
        place = NO_PLACE
        if isinstance(choice, AttackUsing):
            place = pos.quest.plan.at[choice.place]
            pos.slot = self.slot + 1
            pos.attackers += 1
            pos.spend_reward(seat)
            pos.lay_down(seat, place, choice.spell)
        else:
            pos.do(self)  # the slot goes on afterwards
            pos.spend_reward(seat)
            if isinstance(choice, UseOn):
                place = pos.quest.plan.at[choice.place]
        if isinstance(choice, Give):
            give(pos, seat, choice.seat, choice.spell)
            if pos.box.amount[card] > 1:
                pos.do(GiveMore(seat, choice.seat, pos.box.amount[card] - 1))
        else:
            effect.apply(pos, seat, card, place)

    def forbids(self, pos: Syncro, choice: Choice) -> Rule | None:
        me = pos.mages[self.seat]
        if isinstance(choice, (Use, UseOn, AttackUsing)) and choice.card != me.reward:
            return NOT_YOUR_REWARD
        if isinstance(choice, (Attack, AttackUsing)):
            rule = why_not_attack(pos, self.seat, self.slot, choice.place, choice.spell)
            if rule is not None:
                return rule
        if isinstance(choice, Pass):
            return MUST_ATTACK
        if isinstance(choice, Discard):
            return ONE_SPELL
        if me.reward < 0:
            return NOT_YOUR_REWARD if isinstance(choice, Give) else None
        if isinstance(choice, (Use, UseOn, AttackUsing, Give)):
            effect = pos.box.do[me.reward]
            assert effect is not None
            return effect.why_not(pos, self.seat, me.reward, choice)
        return None


def why_not_attack(pos: Syncro, seat: Seat, slot: int, code: int, spell: int) -> Rule | None:
    me = pos.mages[seat]
    if not me.hand:
        return NO_SPELLS
    if pos.must_pass(slot):
        return MUST_PASS
    if spell not in me.hand:
        return NOT_HELD
    rule = pos.why_no_target(code)
    if rule is not None:
        return rule
    return None if pos.open_to(seat) >> pos.quest.plan.at[code] & 1 else OWN_SPELL_ON_TOP


@dataclass
class SecondSpell(Step):
    """Another Spell in the same slot, on the same enemy or another one. [Rewards]"""

    seat: Seat
    place: int
    """Where the first one went."""
    left: int

    def targets(self, pos: Syncro) -> int:
        return pos.open_to(self.seat) | 1 << self.place

    def ask(self, pos: Syncro) -> Decision | None:
        if not pos.mages[self.seat].hand:
            return None
        return Decision(self.seat, "second-spell", (), pos.attacks(self.seat, self.targets(pos), False), True, True)

    def take(self, pos: Syncro, choice: Choice) -> None:
        assert isinstance(choice, Attack)
        place = pos.quest.plan.at[choice.place]
        pos.lay_down(self.seat, place, choice.spell)
        if self.left > 1:
            pos.do(SecondSpell(self.seat, place, self.left - 1))

    def run(self, pos: Syncro) -> None:
        pass

    def forbids(self, pos: Syncro, choice: Choice) -> Rule | None:
        if isinstance(choice, Pass):
            return MUST_ATTACK
        if isinstance(choice, Attack):
            if choice.spell not in pos.mages[self.seat].hand:
                return NOT_HELD
            return pos.why_no_target(choice.place) or OWN_SPELL_ON_TOP
        return None


def give(pos: Syncro, seat: Seat, receiver: Seat, spell: int) -> None:
    """A Spell, face down, into another mage's hand: both know it, the others know that it may be any."""
    pos.mages[seat].hand.remove(spell)
    pos.mages[receiver].hand.append(spell)
    if (receiver, seat, spell) in pos.known:
        pos.known.remove((receiver, seat, spell))
    pos.known = [(who, whom, value) for who, whom, value in pos.known if whom != seat or who == receiver]
    pos.known.append((seat, receiver, spell))
    pos.mages[seat].told = pos.mages[receiver].told = SILENT
    pos.tell("gave", seat, (seat_name(receiver),), (spell,), 1 << seat | 1 << receiver)


@dataclass
class GiveMore(Step):
    """Some more Spells for the same mage, as long as there is room. [Rewards]"""

    seat: Seat
    receiver: Seat
    left: int

    def ask(self, pos: Syncro) -> Decision | None:
        me = pos.mages[self.seat]
        if not me.hand or len(pos.mages[self.receiver].hand) >= pos.limit:
            return None
        choices: list[Choice] = [Give(spell, self.receiver) for spell in sorted(set(me.hand))]
        choices.append(DONE)
        return Decision(self.seat, "give-more", (seat_name(self.receiver),), choices)

    def take(self, pos: Syncro, choice: Choice) -> None:
        if isinstance(choice, Give):
            give(pos, self.seat, self.receiver, choice.spell)
            if self.left > 1:
                pos.do(GiveMore(self.seat, self.receiver, self.left - 1))

    def run(self, pos: Syncro) -> None:
        pass

    def forbids(self, pos: Syncro, choice: Choice) -> Rule | None:
        if isinstance(choice, Give):
            return ONE_RECEIVER if choice.seat != self.receiver else NOT_HELD
        return None


# Resolution


@dataclass
class Resolution(Step):
    """Every enemy with Spells on it, from bottom to top and from left to right, one at a time. [Resolution]"""

    at: int

    def run(self, pos: Syncro) -> None:
        if self.at == 0:
            pos.phase = RESOLVING
        order = pos.quest.plan.order
        for number in range(self.at, len(order)):
            place = order[number]
            if pos.on[place]:
                pos.do(RESOLUTION[number + 1])
                resolve(pos, place)
                return


def resolve(pos: Syncro, place: int) -> None:
    """Turn the Spells up and compare; a Dragon is paid before anything else happens. [Resolution; level 3]"""
    pos.turn_spells_up(place)
    card = pos.cards[place]
    spells = pos.on[place]
    total = sum(spells) + pos.bonus_on(place)
    strength = pos.strength(place)
    if pos.events is not None:
        pos.tell("resolved", NOBODY, (pos.quest.plan.ids[place], IDS[card], list(spells), total, strength))
    if total != strength and pos.quest.acts[card] & CHARGES and not pos.cloaked >> place & 1:
        pos.due = abs(total - strength)
        pos.charging = place
        pos.tell("charged", NOBODY, (IDS[card], pos.due))
        pos.do(AfterPayment(place, total, strength))
        pos.do(LAP[0])
    else:
        settle(pos, place, total, strength)


def settle(pos: Syncro, place: int, total: int, strength: int) -> None:
    """Success: the enemy and its Spells are discarded, then its effect. Failure: the lowest Spell goes. [Resolution]"""
    acts = pos.quest.acts[pos.cards[place]]
    if total >= strength:
        if pos.destroy(place):
            win(pos)
        elif total > strength and acts & DRAWS and pos.draw(pos.clockwise(), total - strength):
            estimate(pos)
        return
    spells = list(pos.on[place])
    lowest = min(spells)
    spells.remove(lowest)
    where = pos.quest.plan.ids[place]
    if acts & ABSORBS:
        pos.on[place] = ()
        pos.by[place] = ()
        if pos.cloaked >> place & 1:
            spells.append(lowest)
        else:
            pos.under[place] += (lowest,)
            pos.tell("absorbed", NOBODY, (IDS[pos.cards[place]], where, lowest, pos.strength(place)))
        pos.discards += spells
        if spells:
            pos.tell("spells-discarded", NOBODY, (where, spells))
    else:
        pos.on[place] = tuple(spells)
        pos.by[place] = (FACE_UP,) * len(spells)
        pos.discards.append(lowest)
        pos.tell("spells-discarded", NOBODY, (where, [lowest]))


@dataclass
class Lap(Step):
    """One lap from the Leader on: each mage discards one or more Spells, or passes. [Level 3]

    The Spells that a mage discards are shown together, and the lap ends with them once the amount is reached.
    """

    at: int
    """How many mages had their opportunity."""

    def seat(self, pos: Syncro) -> Seat:
        return (pos.leader + self.at) % pos.seats

    def ask(self, pos: Syncro) -> Decision | None:
        seat = self.seat(pos)
        me = pos.mages[seat]
        aside = me.aside
        values = 0
        for place in range(len(me.hand)):
            if place not in aside:
                values |= 1 << me.hand[place]
        choices = [DISCARD[value] for value in range(1, values.bit_length()) if values >> value & 1]
        chosen = sum([me.hand[place] for place in aside])
        choices.append(DONE if aside else PASS)
        return Decision(seat, "pay", (IDS[pos.cards[pos.charging]], pos.due, chosen), choices, bool(aside))

    def take(self, pos: Syncro, choice: Choice) -> None:
        seat = self.seat(pos)
        me = pos.mages[seat]
        if isinstance(choice, Discard):
            set_aside(pos, seat, choice.spell)
            pos.do(self)
            return
        if me.aside:
            spells = pos.discard_at(seat, me.aside)
            me.aside = []
            pos.due = max(0, pos.due - sum(spells))
            pos.tell("paid", seat, (spells, pos.due))
        else:
            pos.tell("paid-nothing", seat, ())
        if not pos.due:
            pos.charging = NO_PLACE
        elif self.at + 1 < pos.seats:
            pos.do(LAP[self.at + 1])
        else:
            pos.lose("payment")

    def forbids(self, pos: Syncro, choice: Choice) -> Rule | None:
        if isinstance(choice, Discard):
            return NOT_HELD
        return NO_OTHER_PAYMENT if isinstance(choice, (Attack, AttackUsing, Use, UseOn, Give)) else None


def set_aside(pos: Syncro, seat: Seat, spell: int) -> None:
    """Chosen, but not shown yet."""
    me = pos.mages[seat]
    for place in range(len(me.hand)):
        if me.hand[place] == spell and place not in me.aside:
            me.aside.append(place)
            break
    pos.tell("set-aside", seat, (), (spell,), 1 << seat)


@dataclass
class AfterPayment(Step):
    """The penalty is paid: now the usual step. [Level 3]"""

    place: int
    total: int
    strength: int

    def run(self, pos: Syncro) -> None:
        settle(pos, self.place, self.total, self.strength)


# What has become accessible


@dataclass
class Reveal(Step):
    """Face-down cards that nothing covers any more, from bottom to top and from left to right, until there is none.

    A Monster is turned up; a Lieutenant too, with its effect; Fog is applied and taken away. [Resolution; level 5]
    """

    def run(self, pos: Syncro) -> None:
        if pos.phase == RESOLVING:
            pos.phase = REVEALING
        plan = pos.quest.plan
        for place in plan.order:
            if pos.up >> place & 1 or not pos.present >> place & 1 or not pos.is_accessible(place):
                continue
            deck = plan.decks[place]
            if deck == CERBERI or (deck == BOSSES and plan.cerberi):
                reveal_last_boss(pos)
                continue
            pos.turn_up(place)
            if deck in (LIEUTENANTS, FOGS):
                pos.refresh()
                card = pos.cards[place]
                effect = pos.box.do[card]
                pos.do(REVEAL)  # then the search begins again
                if deck == FOGS:
                    pos.do(FogLifts(place))
                if effect is not None:
                    effect.apply(pos, pos.leader, card, place)
                return
        pos.refresh()


def reveal_last_boss(pos: Syncro) -> None:
    """Once all its Cerberi are accessible they are turned up together, and the Boss with them. [Level 9]"""
    plan = pos.quest.plan
    guards = plan.cerberi & pos.present
    for place in range(plan.size):
        if guards >> place & 1 and not pos.is_accessible(place):
            return
    for place in plan.order:
        if plan.decks[place] in (CERBERI, BOSSES) and pos.present & ~pos.up & 1 << place:
            pos.turn_up(place)


@dataclass
class FogLifts(Step):
    """A Fog card that has been applied leaves the horde. [Level 5]"""

    place: int

    def run(self, pos: Syncro) -> None:
        pos.settle_fog(pos.take_away(self.place))
        pos.refresh()


@dataclass
class FogSpent(Step):
    """The same for a Fog card from the pile. [Level 5]"""

    def run(self, pos: Syncro) -> None:
        pos.settle_fog(pos.turned)
        pos.turned = NO_CARD


@dataclass
class Losing(Step):
    """Discard a Spell of one's choice; all see them at the same moment. [Level 5]"""

    seat: Seat
    left: int

    def ask(self, pos: Syncro) -> Decision | None:
        me = pos.mages[self.seat]
        places = [place for place in range(len(me.hand)) if place not in me.aside]
        choices = [DISCARD[spell] for spell in sorted({me.hand[place] for place in places})]
        return Decision(self.seat, "lose", (self.left,), choices, bool(me.aside), len(places) > self.left)

    def take(self, pos: Syncro, choice: Choice) -> None:
        assert isinstance(choice, Discard)
        set_aside(pos, self.seat, choice.spell)
        if self.left > 1:
            pos.do(Losing(self.seat, self.left - 1))

    def forbids(self, pos: Syncro, choice: Choice) -> Rule | None:
        if isinstance(choice, Discard):
            return NOT_HELD
        return DISCARD_DUE if isinstance(choice, (Pass, Done)) else None


@dataclass
class ShowLosses(Step):
    def run(self, pos: Syncro) -> None:
        for seat in pos.clockwise():
            me = pos.mages[seat]
            if me.aside:
                spells = pos.discard_at(seat, me.aside)
                me.aside = []
                pos.tell("discarded", seat, (spells,))


# The end


@dataclass
class RoundEnds(Step):
    """The level is lost if no mage holds a Spell; otherwise the next mage clockwise leads. [Leader; end of a level]"""

    def run(self, pos: Syncro) -> None:
        pos.bonus = ()
        pos.cloaked = 0
        pos.lenses = ()
        for me in pos.mages:
            me.on_top = 0
        if not pos.holds_spells():
            pos.lose("empty-hands")
            return
        pos.leader = (pos.leader + 1) % pos.seats
        pos.do(ROUND_BEGINS)


def win(pos: Syncro) -> None:
    """The last enemy is destroyed: nothing else is resolved or revealed. [End of a level]"""
    pos.agenda.clear()
    pos.tell("level-won", NOBODY, (pos.quest.level,))
    if pos.turned >= 0:
        pos.settle_fog(pos.turned)
        pos.turned = NO_CARD
    for place in range(pos.quest.plan.size):
        if (pos.present & pos.up) >> place & 1:  # Fog that was being applied
            pos.settle_fog(pos.take_away(place))
    pos.phase = KEEPING
    pos.do(LevelEnds())
    lanes = [(seat, (KeepOrDiscard(seat),)) for seat in pos.clockwise() if pos.mages[seat].hand]
    if lanes and pos.quest.level < LEVELS:
        pos.do(Together(tuple(lanes)))


@dataclass
class KeepOrDiscard(Step):
    """All Spells in hand go along to the next level, or none. [End of a level]"""

    seat: Seat

    def ask(self, pos: Syncro) -> Decision | None:
        return Decision(self.seat, "keep", (len(pos.mages[self.seat].hand),), KEEP_OR_DISCARD)

    def take(self, pos: Syncro, choice: Choice) -> None:
        pos.mages[self.seat].keeps = 1 if isinstance(choice, KeepHand) else 0
        pos.tell("decided", self.seat, (), ("keep" if isinstance(choice, KeepHand) else "discard",), 1 << self.seat)

    def forbids(self, pos: Syncro, choice: Choice) -> Rule | None:
        return ALL_OR_NOTHING if isinstance(choice, (Discard, Done, Pass)) else None


@dataclass
class LevelEnds(Step):
    """Hands that are not kept are discarded unseen. [End of a level]"""

    def run(self, pos: Syncro) -> None:
        last = pos.quest.level == LEVELS
        for seat in range(pos.seats):
            me = pos.mages[seat]
            if me.keeps == 1:
                pos.tell("kept-hand", seat, (len(me.hand),))
            elif me.hand:
                if not last:
                    pos.tell("discarded-hand", seat, (len(me.hand),))
                pos.discards += me.hand
                me.hand = []
                me.told = SILENT
                pos.known = [entry for entry in pos.known if entry[1] != seat]
        pos.phase = WON
        if last:
            pos.tell("adventure-won", NOBODY, ())


# Every round goes through these, so each is made once; steps never change.
ESTIMATING: Final = [Estimating(seat) for seat in range(5)]
SHOW_ESTIMATES: Final = ShowEstimates()
ROUND_BEGINS: Final = RoundBegins()
REVEAL: Final = Reveal()
RESOLUTION: Final = [Resolution(at) for at in range(32)]
LAP: Final = [Lap(at) for at in range(5)]
TURNS: Final = [[Turn(seat, slot) for slot in range(MOST_ATTACKERS + 1)] for seat in range(5)]
ROUNDS: Final[dict[int, list[tuple[Step, ...]]]] = {
    seats: [
        (
            RoundEnds(),
            REVEAL,
            RESOLUTION[0],
            *[TURNS[(leader + slots[slot]) % seats][slot] for slot in range(len(slots) - 1, -1, -1)],
        )
        for leader in range(seats)
    ]
    for seats, slots in SLOTS.items()
}

STEPS: Final[dict[str, type[Step]]] = {
    step.__name__: step
    for step in (
        Estimating,
        ShowEstimates,
        FirstEstimate,
        RoundBegins,
        Turn,
        SecondSpell,
        GiveMore,
        Resolution,
        Lap,
        AfterPayment,
        Reveal,
        FogLifts,
        FogSpent,
        Losing,
        ShowLosses,
        RoundEnds,
        KeepOrDiscard,
        LevelEnds,
    )
}
