"""The position: the mages' hands, the horde, the piles, and what may be done with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from tablee.games.syncro.rules.choices import ATTACK, MOST_VALUE, SIGNALS, Attack, AttackUsing
from tablee.games.syncro.rules.refusals import CERBERI_FIRST, CERBERI_TOGETHER, COVERED, IS_FOG, NO_ENEMY, NOT_REVEALED
from tablee.games.syncro.state.box import SyncroBox, mask_of
from tablee.games.syncro.state.kinds import HORDE, PLACE, PLACES, LevelNames, Rows
from tablee.games.syncro.state.quest import MAGE, QUEST, Mage, Quest, make_quest, new_mage
from tablee.games.syncro.state.terms import (
    ACTING,
    CERBERI,
    DRAGON,
    FACE_UP,
    FOG,
    FOGS,
    LIEUTENANT,
    LOST,
    MOST_ATTACKERS,
    NO_CARD,
    NO_PLACE,
    NOBODY,
    PERMANENT_CURSE,
    SILENT,
    SPOKEN_SINCE,
    UNKNOWN,
)
from tablee.kernel.decisions import PASS, Choice, Rule, Seat
from tablee.kernel.fields import CARD, CARDS, PLAIN, Fields, Tuples, derived, parts, saved, shared
from tablee.kernel.position import Position, Step


@dataclass(init=False, repr=False, eq=False)
class Syncro(Position):
    """A level being played. Piles have their top card last; a Spell is its value."""

    box: SyncroBox = shared()
    quest: Quest = shared()
    mages: list[Mage] = parts(MAGE)
    pile: list[int] = saved(PLAIN, [], holds="spell")
    discards: list[int] = saved(PLAIN, [], holds="spell")
    cards: list[int] = derived([], holds="card")
    """By place, the horde's cards; NO_CARD when the place is empty."""
    present: int = derived(0)
    """The places that are not empty."""
    up: int = saved(PLACES, 0)
    """The places whose card lies face up."""
    seen: int = saved(PLACES, 0)
    """The places of face-down cards that everybody has seen in an earlier attempt."""
    targets: int = derived(0)
    """Enemies that may be attacked: accessible and face up."""
    on: list[tuple[int, ...]] = derived([], holds="spell")
    """By place, the Spells on an enemy, the topmost last."""
    by: list[tuple[int, ...]] = derived([])
    """Who laid each of them face down in this round (+ SPOKEN_SINCE), or FACE_UP."""
    under: list[tuple[int, ...]] = derived([], holds="spell")
    """By place, absorbed Spells."""
    bonus: tuple[tuple[int, int], ...] = saved(Rows([PLACE, PLAIN]), ())
    """(place, amount): added to this round's total."""
    cloaked: int = saved(PLACES, 0)
    """Enemies that neither charge nor absorb in this round."""
    lenses: tuple[tuple[int, int, int], ...] = saved(Rows([PLAIN, PLACE, PLAIN]), ())
    """(seat, place, amount): this mage has seen the lowest so many Spells on that enemy."""
    known: list[tuple[int, int, int]] = saved(Tuples(PLAIN), [])
    """(seat, other, value): this mage knows that the other holds, or has laid down, such a Spell."""
    monsters: list[int] = saved(CARDS, [], holds="card")
    """The pile that is not used in this level."""
    destroyed: list[int] = saved(CARDS, [], holds="card")
    graves: tuple[tuple[int, int], ...] = saved(Rows([PLACE, CARD]), ())
    """(place, card): where Lieutenants were destroyed."""
    lieutenants: list[int] = saved(CARDS, [], holds="card")
    fog: list[int] = saved(CARDS, [], holds="card")
    fog_discards: list[int] = saved(CARDS, [], holds="card")
    turned: int = saved(CARD, NO_CARD, holds="card")
    """A Fog card from the pile that is being applied."""
    curses: list[int] = saved(CARDS, [], holds="card")
    rewards: list[int] = saved(CARDS, [], holds="card")
    reward_discards: list[int] = saved(CARDS, [], holds="card")
    leader: Seat = saved(PLAIN, 0)
    round: int = saved(PLAIN, 0)
    slot: int = saved(PLAIN, 0)
    """Which slot of the round acts, from 0 on."""
    attackers: int = saved(PLAIN, 0)
    """Slots of this round in which a mage attacked."""
    due: int = saved(PLAIN, 0)
    """What is still to be paid; 0: nothing."""
    charging: int = saved(PLACE, NO_PLACE)
    """The place of the enemy that asks for it."""
    phase: int = saved(PLAIN, ACTING)
    limit: int = saved(PLAIN, 0)
    hides: int = derived(0)
    """What curses add to a Monster's strength."""
    hushed: bool = derived(False)
    lost_by: str = saved(PLAIN, "")
    """How the level was lost: by empty hands or by an unpaid penalty."""

    # made by tools/state.py
    def copy(self) -> Syncro:
        new = Syncro()
        self.copy_into(new)
        new.box = self.box
        new.quest = self.quest
        new.mages = [each.copy() for each in self.mages]
        new.pile = self.pile[:]
        new.discards = self.discards[:]
        new.cards = self.cards[:]
        new.present = self.present
        new.up = self.up
        new.seen = self.seen
        new.targets = self.targets
        new.on = self.on[:]
        new.by = self.by[:]
        new.under = self.under[:]
        new.bonus = self.bonus
        new.cloaked = self.cloaked
        new.lenses = self.lenses
        new.known = self.known[:]
        new.monsters = self.monsters[:]
        new.destroyed = self.destroyed[:]
        new.graves = self.graves
        new.lieutenants = self.lieutenants[:]
        new.fog = self.fog[:]
        new.fog_discards = self.fog_discards[:]
        new.turned = self.turned
        new.curses = self.curses[:]
        new.rewards = self.rewards[:]
        new.reward_discards = self.reward_discards[:]
        new.leader = self.leader
        new.round = self.round
        new.slot = self.slot
        new.attackers = self.attackers
        new.due = self.due
        new.charging = self.charging
        new.phase = self.phase
        new.limit = self.limit
        new.hides = self.hides
        new.hushed = self.hushed
        new.lost_by = self.lost_by
        return new

    # end

    @property
    def horde(self) -> list[tuple[int, tuple[int, ...], tuple[int, ...], tuple[int, ...]]]:
        """By place: the card, the Spells on it, who laid them, those under it."""
        return [
            (self.cards[place], self.on[place], self.by[place], self.under[place]) for place in range(len(self.cards))
        ]

    @horde.setter
    def horde(self, horde: list[tuple[int, tuple[int, ...], tuple[int, ...], tuple[int, ...]]]) -> None:
        self.cards = [card for card, _, _, _ in horde]
        self.on = [on for _, on, _, _ in horde]
        self.by = [by for _, _, by, _ in horde]
        self.under = [under for _, _, _, under in horde]
        self.present = mask_of([place for place, card in enumerate(self.cards) if card >= 0])

    def fields(self) -> Fields:
        return SYNCRO

    def names(self) -> LevelNames:
        return self.quest.plan.names

    def pieces(self) -> dict[str, Any]:
        """With what the level follows from."""
        quest = self.quest
        before = {"level": quest.level, "options": quest.options(), **QUEST.written(quest, self.names())}
        return {**before, **SYNCRO.written(self, self.names())}

    # Questions

    def clockwise(self) -> list[Seat]:
        """From the Leader on."""
        return [(self.leader + i) % self.seats for i in range(self.seats)]

    def is_accessible(self, place: int) -> bool:
        """No card of the horde lies on any of its corners. Spells do not count."""
        return not self.quest.plan.covered_by[place] & self.present

    def is_enemy(self, place: int) -> bool:
        return self.cards[place] >= 0 and self.box.kind[self.cards[place]] != FOG

    def enemies(self) -> int:
        return self.present & ~self.quest.plan.fog

    def others(self, place: int) -> int:
        """Cards that are still in play beside this one; Fog counts as long as it lies face down."""
        fog = self.quest.plan.fog
        return (self.present & ~(fog & self.up) & ~(1 << place)).bit_count()

    def strength(self, place: int) -> int:
        """As it is now: printed, handicap, curses, absorbed Spells, other cards in play; never below 1."""
        card = self.cards[place]
        strength = self.quest.strength[card]
        if self.under[place]:
            strength += sum(self.under[place])
        if self.hides and self.box.kind[card] <= DRAGON:
            strength += self.hides
        if self.box.per_card[card]:
            strength += self.box.per_card[card] * self.others(place)
        return strength if strength > 1 else 1

    def bonus_on(self, place: int) -> int:
        return sum([amount for at, amount in self.bonus if at == place]) if self.bonus else 0

    def holds_spells(self) -> bool:
        """Does any mage?"""
        for me in self.mages:
            if me.hand:
                return True
        return False

    def must_attack(self, slot: int) -> bool:
        """Nobody has attacked in this round, and nobody who acts later in it holds a Spell."""
        if self.attackers:
            return False
        slots = self.quest.slots
        for later in range(slot + 1, len(slots)):
            if self.mages[(self.leader + slots[later]) % self.seats].hand:
                return False
        return True

    def must_pass(self, slot: int) -> bool:
        """Four mages have attacked, and this is the fifth."""
        return slot == MOST_ATTACKERS and self.attackers == MOST_ATTACKERS

    def open_to(self, seat: Seat) -> int:
        """The enemies on which this mage may lay a Spell: with two and three, not on one of their own."""
        return self.targets if self.seats > 3 else self.targets & ~self.mages[seat].on_top

    def values_held(self, seat: Seat) -> int:
        """The different values in hand, as a bit mask."""
        values = 0
        for spell in self.mages[seat].hand:
            values |= 1 << spell
        return values

    def attacks(self, seat: Seat, targets: int, may_pass: bool) -> list[Choice]:
        """Every attack on one of these enemies, and pass; the same list for the same values and enemies."""
        plan, values = self.quest.plan, self.values_held(seat)
        key = (values << plan.size | targets) << 1 | (1 if may_pass else 0)
        found = plan.attacks_found.get(key)
        if found is None:
            codes = plan.codes
            found = [
                ATTACK[codes[place]][value]
                for place in range(len(codes))
                if targets >> place & 1
                for value in range(1, MOST_VALUE + 1)
                if values >> value & 1
            ]
            if may_pass:
                found.append(PASS)
            plan.attacks_found[key] = found
        return found

    def helped_attacks(self, seat: Seat, targets: int, card: int) -> list[Choice]:
        """Every attack on one of these enemies with the help of a Reward."""
        plan = self.quest.plan
        key = (card << MOST_VALUE + 1 | self.values_held(seat)) << plan.size | targets
        found = plan.helped_found.get(key)
        if found is None:
            found = []
            for choice in self.attacks(seat, targets, False):
                assert isinstance(choice, Attack)
                found.append(AttackUsing(choice.place, choice.spell, card))
            plan.helped_found[key] = found
        return found

    def why_no_target(self, code: int) -> Rule | None:
        """The rule against attacking what lies here; None when it may be attacked."""
        place = self.quest.plan.at.get(code, NO_PLACE)
        if place < 0 or self.cards[place] < 0:
            return NO_ENEMY
        if self.targets >> place & 1:
            return None
        deck = self.quest.plan.decks[place]
        if deck == FOGS:
            return IS_FOG
        if not self.is_accessible(place):
            return CERBERI_FIRST if self.quest.plan.covered_by[place] & self.quest.plan.cerberi else COVERED
        return CERBERI_TOGETHER if deck == CERBERI else NOT_REVEALED

    # What happens to the horde

    def refresh(self) -> None:
        """Work out again what may be attacked, after cards were turned up or taken away."""
        covered_by = self.quest.plan.covered_by
        shown = self.present & self.up & ~self.quest.plan.fog
        targets = 0
        for place in range(len(covered_by)):
            if shown >> place & 1 and not covered_by[place] & self.present:
                targets |= 1 << place
        self.targets = targets

    def turn_up(self, place: int) -> None:
        self.up |= 1 << place
        self.tell("revealed", NOBODY, (self.quest.plan.ids[place], self.box.ids[self.cards[place]]))

    def take_away(self, place: int) -> int:
        """The card leaves the horde; the Spells on and under it are discarded."""
        card = self.cards[place]
        self.discards += self.on[place]
        self.discards += self.under[place]
        self.on[place] = ()
        self.by[place] = ()
        self.under[place] = ()
        self.cards[place] = NO_CARD
        gone = ~(1 << place)
        self.present &= gone
        self.up &= gone
        self.seen &= gone
        for me in self.mages:
            me.on_top &= gone
        return card

    def destroy(self, place: int) -> bool:
        """An enemy is destroyed; True when it was the last one and the level is won."""
        card = self.take_away(place)
        self.destroyed.append(card)
        if self.box.kind[card] == LIEUTENANT:
            self.graves += ((place, card),)
        self.tell("destroyed", NOBODY, (self.quest.plan.ids[place], self.box.ids[card]))
        self.refresh()
        return not self.enemies()

    def turn_spells_up(self, place: int) -> None:
        """The Spells on an enemy become known to everybody."""
        by = self.by[place]
        for number in range(len(by)):
            if by[number] != FACE_UP:
                self.spent(by[number] % SPOKEN_SINCE, self.on[place][number], by[number] < SPOKEN_SINCE)
        self.by[place] = (FACE_UP,) * len(by)

    # What happens to hands

    def spent(self, seat: Seat, spell: int, told: bool = True) -> None:
        """Everybody sees a Spell of this mage: what they knew of the hand is that much less."""
        if self.known:
            for other in range(self.seats):
                if (other, seat, spell) in self.known:
                    self.known.remove((other, seat, spell))
        me = self.mages[seat]
        if told and me.told != UNKNOWN:
            me.told -= spell

    def lay_down(self, seat: Seat, place: int, spell: int) -> None:
        """Face down on an enemy, on top of what lies there."""
        me = self.mages[seat]
        me.hand.remove(spell)
        self.on[place] += (spell,)
        self.by[place] += (seat,)
        bit = 1 << place
        for other in self.mages:
            other.on_top &= ~bit
        me.on_top |= bit
        if self.events is not None:
            self.tell("attacked", seat, (self.quest.plan.ids[place],), (spell,), 1 << seat)

    def discard_at(self, seat: Seat, places: list[int]) -> list[int]:
        """Spells at these places of the hand, face up on the discard pile."""
        me = self.mages[seat]
        spells = [me.hand[place] for place in sorted(places)]
        me.hand = [spell for place, spell in enumerate(me.hand) if place not in places]
        for spell in spells:
            self.spent(seat, spell)
        self.discards += spells
        return spells

    def next_spell(self) -> int:
        """The top Spell, of a pile made anew from the discards when it is empty; 0 when there is none."""
        if not self.pile:
            if not self.discards:
                return 0
            self.pile = self.shuffle(self.discards)
            self.discards = []
            self.tell("reshuffled", NOBODY, (len(self.pile),))
        return self.pile.pop()

    def draw(self, seats: list[Seat], amount: int) -> bool:
        """Dealt one by one in this order, again and again; full hands are passed over. Did anybody draw?"""
        drawn: list[list[int]] = [[] for _ in self.mages]
        left = amount
        while left:
            before = left
            for seat in seats:
                me = self.mages[seat]
                if left and len(me.hand) < self.limit:
                    spell = self.next_spell()
                    if not spell:
                        left = before = 0
                        break
                    me.hand.append(spell)
                    me.told = UNKNOWN
                    drawn[seat].append(spell)
                    left -= 1
            if left == before:
                break
        for seat in seats:
            if drawn[seat]:
                self.tell("drew", seat, (len(drawn[seat]),), (drawn[seat],), 1 << seat)
        return any(drawn)

    # Rewards and Fog

    def draw_reward(self, seats: list[Seat]) -> bool:
        """The first of these mages without a Reward draws one; nobody when all have one or none is left."""
        for seat in seats:
            me = self.mages[seat]
            if me.reward >= 0:
                continue
            if not self.rewards:
                if not self.reward_discards:
                    return False
                self.rewards = self.shuffle(self.reward_discards)
                self.reward_discards = []
                self.tell("rewards-reshuffled", NOBODY, (len(self.rewards),))
            me.reward = self.rewards.pop()
            self.tell("reward-drawn", seat, (), (self.box.ids[me.reward],), 1 << seat)
            return True
        self.tell("no-reward", NOBODY, ())
        return False

    def spend_reward(self, seat: Seat) -> int:
        """Shown and discarded."""
        me = self.mages[seat]
        card = me.reward
        me.reward = NO_CARD
        self.reward_discards.append(card)
        self.tell("used", seat, (self.box.ids[card],))
        return card

    def next_fog(self) -> int:
        """The top Fog card, of a pile made anew from the discards when it is empty; NO_CARD when there is none."""
        if not self.fog:
            if not self.fog_discards:
                return NO_CARD
            self.fog = self.shuffle(self.fog_discards)
            self.fog_discards = []
            self.tell("fog-reshuffled", NOBODY, (len(self.fog),))
        return self.fog.pop()

    def settle_fog(self, card: int) -> None:
        """After its effect: a permanent curse lies beside the horde, any other Fog is discarded."""
        if self.box.when[card] == PERMANENT_CURSE:
            self.curses.append(card)
            self.weigh_curses()
            self.tell("curse-stays", NOBODY, (self.box.ids[card],))
        else:
            self.fog_discards.append(card)

    def weigh_curses(self) -> None:
        """What the curses in play change."""
        self.limit = self.quest.limit
        self.hides = 0
        self.hushed = False
        for card in self.curses:
            effect = self.box.do[card]
            assert effect is not None
            if effect.numbs():
                self.limit -= self.box.amount[card]
            if effect.hardens():
                self.hides += self.box.amount[card]
            if effect.hushes():
                self.hushed = True

    # The end

    def fallen(self) -> list[int]:
        """Lieutenants destroyed in this level."""
        return [card for _, card in self.graves]

    def lose(self, by: str) -> None:
        self.agenda.clear()
        self.phase = LOST
        self.lost_by = by
        self.due = 0
        self.charging = NO_PLACE
        self.tell("level-lost", NOBODY, (self.quest.level, by))


def estimate_shown(quest: Quest, said: int) -> str | int | None:
    """An estimate as people see it: a signal, a sum, or none."""
    if said == SILENT:
        return None
    return said if quest.spoken else SIGNALS[said]


SYNCRO: Final = Fields(Syncro, also={"horde": HORDE})


def blank(box: SyncroBox, quest: Quest, seats: int, key: bytes) -> Syncro:
    """Return an empty table."""
    pos = Syncro()
    pos.begin(seats, key)
    pos.box = box
    pos.quest = quest
    SYNCRO.clear(pos)
    size = quest.plan.size
    pos.mages = [new_mage() for _ in range(seats)]
    pos.cards = [NO_CARD] * size
    pos.on = [()] * size
    pos.by = [()] * size
    pos.under = [()] * size
    pos.limit = quest.limit
    return pos


def load(box: SyncroBox, data: dict[str, Any], steps: Mapping[str, Callable[..., Step]]) -> Syncro:
    """Return the position that was dumped."""
    quest = make_quest(box, data["level"], data["seats"], data["options"])
    QUEST.read_into(quest, data, quest.plan.names)
    pos = blank(box, quest, data["seats"], b"")
    pos.load_into(data, steps)
    pos.weigh_curses()
    pos.refresh()
    return pos
