"""A mage's slot: attack, pass, use a Reward. [A turn]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.syncro.rules.choices import Attack, AttackUsing, Discard, Give, Use, UseOn
from tablee.games.syncro.rules.refusals import (
    MUST_ATTACK,
    MUST_PASS,
    NO_SPELLS,
    NOT_HELD,
    NOT_YOUR_REWARD,
    ONE_RECEIVER,
    ONE_SPELL,
    OWN_SPELL_ON_TOP,
)
from tablee.games.syncro.state.board import Syncro
from tablee.games.syncro.state.terms import MOST_ATTACKERS, MOST_MAGES, NO_PLACE, SILENT
from tablee.kernel.decisions import DONE, Choice, Decision, Pass, Rule, Seat, seat_name
from tablee.kernel.position import Step


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


TURNS: Final = [[Turn(seat, slot) for slot in range(MOST_ATTACKERS + 1)] for seat in range(MOST_MAGES)]
