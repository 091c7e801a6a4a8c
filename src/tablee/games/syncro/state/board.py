"""The position: the mages' hands, the horde, the piles, and what may be done with them."""

from __future__ import annotations

from typing import Any

from tablee.games.syncro.cards.levels import LAST_LEVEL
from tablee.games.syncro.rules.choices import ATTACK, MOST_VALUE, SIGNALS, Attack, AttackUsing
from tablee.games.syncro.rules.refusals import CERBERI_FIRST, CERBERI_TOGETHER, COVERED, IS_FOG, NO_ENEMY, NOT_REVEALED
from tablee.games.syncro.state.box import Diagram, SyncroBox, mask_of
from tablee.games.syncro.state.pieces import BEFORE
from tablee.games.syncro.state.terms import (
    AWAKE_FROM,
    CERBERI,
    DRAGON,
    FACE_UP,
    FAMILIES,
    FOG,
    FOGS,
    HAND_SIZE,
    HANDICAP,
    LIEUTENANT,
    LOST,
    MOST_ATTACKERS,
    NO_CARD,
    NO_PLACE,
    NOBODY,
    PERMANENT_CURSE,
    SILENT,
    SLOTS,
    SPOKEN_LEVEL,
    SPOKEN_SINCE,
    UNKNOWN,
)
from tablee.kernel.decisions import PASS, Choice, Rule, Seat
from tablee.kernel.position import Position


class Quest:
    """What does not change while a level runs: its diagram, the rules unlocked, the options, what came before."""

    level: int
    plan: Diagram
    limit: int
    """Spells dealt at set-up, and the most a hand may hold."""
    slots: tuple[int, ...]
    strength: list[int]
    """By card, with the handicap."""
    acts: list[int]
    """By card, the family effects that are awake."""
    spoken: bool
    by_level: bool
    grant: bool
    handicap: bool
    new_cards: bool
    beaten: list[int]
    """Lieutenants beaten in levels already won."""
    attempts: tuple[int, ...]
    """How often each level was begun, this time included."""

    def options(self) -> dict[str, Any]:
        return {
            "monster-pool": "by-level" if self.by_level else "all-from-start",
            "grant-reward-on-unlock": self.grant,
            "mage-count-handicap": self.handicap,
            "new-cards": self.new_cards,
        }


def make_quest(box: SyncroBox, level: int, seats: int, options: dict[str, Any]) -> Quest:
    """A level without anything that came before."""
    quest = Quest()
    quest.level = level
    quest.plan = box.diagrams[level - 1]
    quest.limit = HAND_SIZE[seats]
    quest.slots = SLOTS[seats]
    quest.by_level = options["monster-pool"] == "by-level"
    quest.grant = options["grant-reward-on-unlock"]
    quest.handicap = options["mage-count-handicap"]
    quest.new_cards = options["new-cards"]
    quest.strength, quest.acts = numbers_of(box, level, seats if quest.handicap else 0)
    quest.spoken = level == SPOKEN_LEVEL
    quest.beaten = []
    quest.attempts = (0,) * LAST_LEVEL
    return quest


def numbers_of(box: SyncroBox, level: int, seats: int) -> tuple[list[int], list[int]]:
    """By card: its strength, with the handicap of so many mages (0: without), and the effects that are awake."""
    key = level << 3 | seats
    found = box.numbers_found.get(key)
    if found is None:
        monster, other = HANDICAP[seats] if seats else (0, 0)
        found = box.numbers_found[key] = (
            [card.strength + (monster if card.kind in FAMILIES else other) for card in box.cards],
            [0 if card.kind in FAMILIES and AWAKE_FROM[card.kind] > level else card.acts for card in box.cards],
        )
    return found


class Mage:
    """One mage: Spells in the order in which they arrived, a Reward, and what the others were told."""

    hand: list[int]
    reward: int
    said: int
    """The last estimate that everybody saw: a signal, in level 7 a sum, or SILENT."""
    given: int
    """An estimate that is not shown yet."""
    aside: list[int]
    """Places in hand of Spells that are chosen but not shown yet."""
    keeps: int
    """After a victory: 1 keeps the hand, 0 discards it, UNKNOWN."""
    told: int
    """What everybody can work out from the last spoken sum: the value of the hand together with the Spells laid
    down since; UNKNOWN."""
    on_top: int
    """Enemies on which the topmost Spell is this mage's, of this round."""

    def copy(self) -> Mage:
        new = Mage()
        new.hand = self.hand[:]
        new.reward = self.reward
        new.said = self.said
        new.given = self.given
        new.aside = self.aside[:]
        new.keeps = self.keeps
        new.told = self.told
        new.on_top = self.on_top
        return new


def new_mage() -> Mage:
    me = Mage()
    me.hand = []
    me.reward = NO_CARD
    me.said = SILENT
    me.given = SILENT
    me.aside = []
    me.keeps = UNKNOWN
    me.told = UNKNOWN
    me.on_top = 0
    return me


class Syncro(Position):
    """A level being played. Piles have their top card last; a Spell is its value."""

    box: SyncroBox
    quest: Quest
    mages: list[Mage]
    pile: list[int]
    discards: list[int]
    cards: list[int]
    """By place, the horde's cards; NO_CARD when the place is empty."""
    present: int
    """The places that are not empty."""
    up: int
    """The places whose card lies face up."""
    seen: int
    """The places of face-down cards that everybody has seen in an earlier attempt."""
    targets: int
    """Enemies that may be attacked: accessible and face up."""
    on: list[tuple[int, ...]]
    """By place, the Spells on an enemy, the topmost last."""
    by: list[tuple[int, ...]]
    """Who laid each of them face down in this round (+ SPOKEN_SINCE), or FACE_UP."""
    under: list[tuple[int, ...]]
    """By place, absorbed Spells."""
    bonus: tuple[tuple[int, int], ...]
    """(place, amount): added to this round's total."""
    cloaked: int
    """Enemies that neither charge nor absorb in this round."""
    lenses: tuple[tuple[int, int, int], ...]
    """(seat, place, amount): this mage has seen the lowest so many Spells on that enemy."""
    known: list[tuple[int, int, int]]
    """(seat, other, value): this mage knows that the other holds, or has laid down, such a Spell."""
    monsters: list[int]
    """The pile that is not used in this level."""
    destroyed: list[int]
    graves: tuple[tuple[int, int], ...]
    """(place, card): where Lieutenants were destroyed."""
    lieutenants: list[int]
    fog: list[int]
    fog_discards: list[int]
    turned: int
    """A Fog card from the pile that is being applied."""
    curses: list[int]
    rewards: list[int]
    reward_discards: list[int]
    leader: Seat
    round: int
    slot: int
    """Which slot of the round acts, from 0 on."""
    attackers: int
    """Slots of this round in which a mage attacked."""
    due: int
    """What is still to be paid; 0: nothing."""
    charging: int
    """The place of the enemy that asks for it."""
    phase: int
    limit: int
    hides: int
    """What curses add to a Monster's strength."""
    hushed: bool
    lost_by: str
    """How the level was lost: by empty hands or by an unpaid penalty."""

    def copy(self) -> Syncro:
        new = Syncro()
        self.copy_into(new)
        new.box = self.box
        new.quest = self.quest
        new.mages = [mage.copy() for mage in self.mages]
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

    def pieces(self) -> dict[str, Any]:
        quest, ids = self.quest, self.box.ids
        return {
            "level": quest.level,
            "options": quest.options(),
            **BEFORE.written(quest, ids),
            **quest.plan.pieces.written(self, ids),
        }

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
