"""The words that Rewards, Fog and Lieutenants are written with, as values."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.syncro.rules.choices import Give, UseOn
from tablee.games.syncro.rules.ending import win
from tablee.games.syncro.rules.estimates import estimate
from tablee.games.syncro.rules.refusals import HAND_FULL, NO_SPELL_TO_SEE, NO_USE, NOT_A_MONSTER, NOT_HELD, TOO_STRONG
from tablee.games.syncro.rules.reveal import REVEAL, FogSpent, Losing, ShowLosses
from tablee.games.syncro.rules.turn import SecondSpell
from tablee.games.syncro.state.board import Syncro
from tablee.games.syncro.state.card import Effect
from tablee.games.syncro.state.terms import DRAGON, FACE_UP, NO_CARD, NO_PLACE, NOBODY, SPOKEN_SINCE, UNKNOWN
from tablee.kernel.agenda import Together
from tablee.kernel.decisions import Choice, Rule, Seat

# Drawing


@dataclass
class DrawForSelf(Effect):
    """You draw Spells, as far as your limit goes; then all estimate."""

    def uses(self, pos: Syncro, seat: Seat, card: int, targets: int) -> list[Choice]:
        return [pos.box.use[card]]

    def apply(self, pos: Syncro, seat: Seat, card: int, place: int) -> None:
        if pos.draw([seat], pos.box.amount[card]):
            estimate(pos)


@dataclass
class DrawForTeam(Effect):
    """The team draws Spells, dealt one by one from the Leader on; then all estimate."""

    def uses(self, pos: Syncro, seat: Seat, card: int, targets: int) -> list[Choice]:
        return [pos.box.use[card]]

    def apply(self, pos: Syncro, seat: Seat, card: int, place: int) -> None:
        if pos.draw(pos.clockwise(), pos.box.amount[card]):
            estimate(pos)


@dataclass
class DrawReward(Effect):
    """The Leader draws a Reward, or the next mage clockwise without one."""

    def apply(self, pos: Syncro, seat: Seat, card: int, place: int) -> None:
        for _ in range(pos.box.amount[card]):
            pos.draw_reward(pos.clockwise())


# Rewards


@dataclass
class GiveSpells(Effect):
    """Give some of your Spells to one other mage who has room for them."""

    def uses(self, pos: Syncro, seat: Seat, card: int, targets: int) -> list[Choice]:
        spells = sorted(set(pos.mages[seat].hand))
        rooms = [other for other in range(pos.seats) if other != seat and len(pos.mages[other].hand) < pos.limit]
        return [Give(spell, other) for spell in spells for other in rooms]

    def why_not(self, pos: Syncro, seat: Seat, card: int, choice: Choice) -> Rule | None:
        if not isinstance(choice, Give) or choice.seat == seat or choice.seat >= pos.seats:
            return NO_USE
        return HAND_FULL if choice.spell in pos.mages[seat].hand else NOT_HELD


@dataclass
class LookAtSpells(Effect):
    """Look in secret at every face-down Spell on one enemy."""

    def uses(self, pos: Syncro, seat: Seat, card: int, targets: int) -> list[Choice]:
        codes = pos.quest.plan.codes
        return [UseOn(card, codes[place]) for place in range(len(codes)) if is_attacked(pos, place)]

    def apply(self, pos: Syncro, seat: Seat, card: int, place: int) -> None:
        on, by = pos.on[place], pos.by[place]
        hidden = [number for number in range(len(by)) if by[number] != FACE_UP]
        for number in hidden:
            owner = by[number] % SPOKEN_SINCE
            if (seat, owner, on[number]) in pos.known:
                pos.known.remove((seat, owner, on[number]))
        pos.lenses += ((seat, place, len(on)),)
        spells = [on[number] for number in hidden]
        pos.tell("looked", seat, (pos.quest.plan.ids[place], len(spells)), (spells,), 1 << seat)

    def why_not(self, pos: Syncro, seat: Seat, card: int, choice: Choice) -> Rule | None:
        return NO_SPELL_TO_SEE if isinstance(choice, UseOn) else NO_USE


def is_attacked(pos: Syncro, place: int) -> bool:
    """Does a face-down Spell lie here?"""
    by = pos.by[place]
    return bool(by) and by[-1] != FACE_UP


@dataclass
class StrengthenAttack(Effect):
    """Attack as usual; this round's total on that enemy counts so much higher."""

    def uses(self, pos: Syncro, seat: Seat, card: int, targets: int) -> list[Choice]:
        return pos.helped_attacks(seat, targets, card) if targets else []

    def apply(self, pos: Syncro, seat: Seat, card: int, place: int) -> None:
        pos.bonus += ((place, pos.box.amount[card]),)
        pos.tell("strengthened", seat, (pos.quest.plan.ids[place], pos.box.amount[card]))


@dataclass
class AttackMore(Effect):
    """Play more Spells instead of 1, on the same enemy or on several."""

    def uses(self, pos: Syncro, seat: Seat, card: int, targets: int) -> list[Choice]:
        many = len(pos.mages[seat].hand) > 1
        return pos.helped_attacks(seat, targets, card) if targets and many else []

    def apply(self, pos: Syncro, seat: Seat, card: int, place: int) -> None:
        pos.do(SecondSpell(seat, place, pos.box.amount[card] - 1))


@dataclass
class Banish(Effect):
    """Destroy an accessible Monster card that is not too strong, without its effect; what it covered is revealed."""

    def uses(self, pos: Syncro, seat: Seat, card: int, targets: int) -> list[Choice]:
        codes, most = pos.quest.plan.codes, pos.box.amount[card]
        return [UseOn(card, codes[place]) for place in monsters_in_reach(pos) if pos.strength(place) <= most]

    def apply(self, pos: Syncro, seat: Seat, card: int, place: int) -> None:
        if not destroyed(pos, place):
            pos.do(REVEAL)

    def why_not(self, pos: Syncro, seat: Seat, card: int, choice: Choice) -> Rule | None:
        if not isinstance(choice, UseOn):
            return NO_USE
        rule = pos.why_no_target(choice.place)
        if rule is not None:
            return rule
        place = pos.quest.plan.at[choice.place]
        return TOO_STRONG if pos.box.kind[pos.cards[place]] <= DRAGON else NOT_A_MONSTER


def destroyed(pos: Syncro, place: int) -> bool:
    """Without effect, whatever lies on it; True when the level is won by that."""
    if pos.on[place]:
        pos.turn_spells_up(place)
        pos.tell("spells-discarded", NOBODY, (pos.quest.plan.ids[place], list(pos.on[place])))
    won = pos.destroy(place)
    if won:
        win(pos)
    return won


def monsters_in_reach(pos: Syncro) -> list[int]:
    """Accessible face-up Mushrooms, Golems and Dragons, from bottom to top and from left to right."""
    kind = pos.box.kind
    return [place for place in pos.quest.plan.order if pos.targets >> place & 1 and kind[pos.cards[place]] <= DRAGON]


@dataclass
class CloakEnemy(Effect):
    """In this round's resolution an enemy neither asks for Spells nor absorbs any."""

    def uses(self, pos: Syncro, seat: Seat, card: int, targets: int) -> list[Choice]:
        codes = pos.quest.plan.codes
        return [UseOn(card, codes[place]) for place in range(len(codes)) if pos.targets >> place & 1]

    def apply(self, pos: Syncro, seat: Seat, card: int, place: int) -> None:
        pos.cloaked |= 1 << place
        pos.tell("cloaked", seat, (pos.quest.plan.ids[place],))

    def why_not(self, pos: Syncro, seat: Seat, card: int, choice: Choice) -> Rule | None:
        return pos.why_no_target(choice.place) if isinstance(choice, UseOn) else NO_USE


@dataclass
class ReshuffleHands(Effect):
    """All hands are shuffled together and dealt out again from the Leader on; each mage draws some; all estimate.

    Before or after the attack of the same turn.
    """

    def uses(self, pos: Syncro, seat: Seat, card: int, targets: int) -> list[Choice]:
        uses = [pos.box.use[card]]
        return uses + pos.helped_attacks(seat, targets, card) if targets else uses

    def apply(self, pos: Syncro, seat: Seat, card: int, place: int) -> None:
        order = pos.clockwise()
        pooled = pos.shuffle([spell for me in pos.mages for spell in me.hand])
        for me in pos.mages:
            me.hand = []
            me.told = UNKNOWN
        pos.known = []
        for number in range(len(pooled)):
            pos.mages[order[number % pos.seats]].hand.append(pooled[number])
        for other in order:
            hand = pos.mages[other].hand
            pos.tell("dealt", other, (len(hand),), (hand[:],), 1 << other)
        drawn = False
        for _ in range(pos.box.amount[card]):
            for other in order:
                if pos.draw([other], 1):
                    drawn = True
        if drawn or pooled:
            estimate(pos)


# Fog


@dataclass
class DestroyWeakest(Effect):
    """The weakest accessible Monster card is destroyed without its effect; of equal ones the lowest, leftmost."""

    def apply(self, pos: Syncro, seat: Seat, card: int, place: int) -> None:
        weakest = NO_PLACE
        for each in monsters_in_reach(pos):
            if weakest < 0 or pos.strength(each) < pos.strength(weakest):
                weakest = each
        if weakest >= 0:
            destroyed(pos, weakest)


@dataclass
class TurnMonstersUp(Effect):
    """Every face-down Monster card is turned up where it lies."""

    def apply(self, pos: Syncro, seat: Seat, card: int, place: int) -> None:
        kind = pos.box.kind
        for each in pos.quest.plan.order:
            if (pos.present & ~pos.up) >> each & 1 and kind[pos.cards[each]] <= DRAGON:
                pos.turn_up(each)
        pos.refresh()


@dataclass
class AllDiscard(Effect):
    """Each mage holding Spells discards some of their choice, all at the same moment."""

    def apply(self, pos: Syncro, seat: Seat, card: int, place: int) -> None:
        amount = pos.box.amount[card]
        lanes = [
            (other, (Losing(other, min(amount, len(pos.mages[other].hand))),))
            for other in pos.clockwise()
            if pos.mages[other].hand
        ]
        if lanes:
            pos.do(ShowLosses())
            pos.do(Together(tuple(lanes)))


@dataclass
class LeaderDiscardsHighest(Effect):
    """The Leader discards their highest Spells."""

    def apply(self, pos: Syncro, seat: Seat, card: int, place: int) -> None:
        hand = pos.mages[seat].hand
        highest = sorted(range(len(hand)), key=lambda number: (-hand[number], number))[: pos.box.amount[card]]
        if highest:
            pos.tell("discarded", seat, (pos.discard_at(seat, highest),))


@dataclass
class SweepSpells(Effect):
    """Every face-up Spell left on an enemy is discarded; absorbed ones stay."""

    def apply(self, pos: Syncro, seat: Seat, card: int, place: int) -> None:
        for each in pos.quest.plan.order:
            on, by = pos.on[each], pos.by[each]
            swept = [on[number] for number in range(len(on)) if by[number] == FACE_UP]
            if swept:
                pos.on[each] = tuple([on[number] for number in range(len(on)) if by[number] != FACE_UP])
                pos.by[each] = tuple([who for who in by if who != FACE_UP])
                pos.lenses = tuple([(who, at, n - len(swept) if at == each else n) for who, at, n in pos.lenses])
                pos.discards += swept
                pos.tell("spells-discarded", NOBODY, (pos.quest.plan.ids[each], swept))


@dataclass
class PassHands(Effect):
    """Every mage gives all their Spells to the mage on their left."""

    def apply(self, pos: Syncro, seat: Seat, card: int, place: int) -> None:
        seats = pos.seats
        hidden = [False] * seats
        for by in pos.by:
            for who in by:
                if who != FACE_UP:
                    hidden[who % SPOKEN_SINCE] = True
        known = [
            (who, (whom + 1) % seats, value)
            for who, whom, value in pos.known
            if who != (whom + 1) % seats and not hidden[whom]
        ]
        hands = [me.hand for me in pos.mages]
        told = [UNKNOWN if hidden[other] else pos.mages[other].told for other in range(seats)]
        for giver in range(seats):
            receiver = (giver + 1) % seats
            me = pos.mages[receiver]
            me.hand = hands[giver]
            me.told = told[giver]
            known += [(giver, receiver, spell) for spell in me.hand]
        pos.known = known
        pos.tell("hands-passed", NOBODY, ())
        for other in range(seats):
            hand = pos.mages[other].hand
            if hand:
                pos.tell("dealt", other, (len(hand),), (hand[:],), 1 << other | 1 << (other - 1) % seats)


@dataclass
class NoEstimates(Effect):
    """No more estimates in this level."""

    def hushes(self) -> bool:
        return True


@dataclass
class HardenMonsters(Effect):
    """Every Monster card of this level is stronger."""

    def hardens(self) -> bool:
        return True


@dataclass
class LowerLimit(Effect):
    """The hand limit is lower in this level; Spells already held are kept."""

    def numbs(self) -> bool:
        return True


# Lieutenants


@dataclass
class RevealFog(Effect):
    """The top card of the Fog pile is revealed and applied."""

    def apply(self, pos: Syncro, seat: Seat, card: int, place: int) -> None:
        fog = pos.next_fog()
        if fog == NO_CARD:
            return
        pos.turned = fog
        pos.tell("fog-turned", NOBODY, (pos.box.ids[fog],))
        pos.do(FogSpent())
        effect = pos.box.do[fog]
        assert effect is not None
        effect.apply(pos, seat, fog, NO_PLACE)
