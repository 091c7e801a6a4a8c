"""What does not change while a level runs, and what belongs to one mage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tablee.games.syncro.cards.levels import LAST_LEVEL
from tablee.games.syncro.state.box import Diagram, SyncroBox
from tablee.games.syncro.state.kinds import PLACES
from tablee.games.syncro.state.terms import (
    AWAKE_FROM,
    FAMILIES,
    HAND_SIZE,
    HANDICAP,
    NO_CARD,
    SILENT,
    SLOTS,
    SPOKEN_LEVEL,
    UNKNOWN,
)
from tablee.kernel.fields import CARD, CARDS, PAIR, PLAIN, Fields, saved, shared


@dataclass(init=False, repr=False, eq=False)
class Quest:
    """What does not change while a level runs: its diagram, the rules unlocked, the options, what came before."""

    level: int = shared()
    plan: Diagram = shared()
    limit: int = shared()
    """Spells dealt at set-up, and the most a hand may hold."""
    slots: tuple[int, ...] = shared()
    strength: list[int] = shared()
    """By card, with the handicap."""
    acts: list[int] = shared()
    """By card, the family effects that are awake."""
    spoken: bool = shared()
    by_level: bool = shared()
    grant: bool = shared()
    handicap: bool = shared()
    new_cards: bool = shared()
    beaten: list[int] = saved(CARDS, [])
    """Lieutenants beaten in levels already won."""
    attempts: tuple[int, ...] = saved(PAIR, (0,) * LAST_LEVEL)
    """How often each level was begun, this time included."""

    def options(self) -> dict[str, Any]:
        return {
            "monster-pool": "by-level" if self.by_level else "all-from-start",
            "grant-reward-on-unlock": self.grant,
            "mage-count-handicap": self.handicap,
            "new-cards": self.new_cards,
        }


QUEST: Final = Fields(Quest)


def make_quest(box: SyncroBox, level: int, seats: int, options: dict[str, Any]) -> Quest:
    """A level without anything that came before."""
    quest = Quest()
    QUEST.clear(quest)
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
    return quest


def numbers_of(box: SyncroBox, level: int, seats: int) -> tuple[list[int], list[int]]:
    """By card: its strength with the handicap for this number of mages (0: without), and the effects that are awake."""
    key = level << 3 | seats
    found = box.numbers_found.get(key)
    if found is None:
        monster, other = HANDICAP[seats] if seats else (0, 0)
        found = box.numbers_found[key] = (
            [card.strength + (monster if card.kind in FAMILIES else other) for card in box.cards],
            [0 if card.kind in FAMILIES and AWAKE_FROM[card.kind] > level else card.acts for card in box.cards],
        )
    return found


@dataclass(init=False, repr=False, eq=False)
class Mage:
    """One mage: Spells in the order in which they arrived, a Reward, and what the others were told."""

    hand: list[int] = saved(PLAIN, [], holds="spell")
    reward: int = saved(CARD, NO_CARD, holds="card")
    said: int = saved(PLAIN, SILENT)
    """The last estimate that everybody saw: a signal, in level 7 a sum, or SILENT."""
    given: int = saved(PLAIN, SILENT)
    """An estimate that is not shown yet."""
    aside: list[int] = saved(PLAIN, [])
    """Places in hand of Spells that are chosen but not shown yet."""
    keeps: int = saved(PLAIN, UNKNOWN)
    """After a victory: 1 keeps the hand, 0 discards it, UNKNOWN."""
    told: int = saved(PLAIN, UNKNOWN)
    """What everybody can work out from the last spoken sum: the value of the hand together with the Spells laid
    down since; UNKNOWN."""
    on_top: int = saved(PLACES, 0)
    """Enemies on which the topmost Spell is this mage's, of this round."""

    # made by tools/state.py
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

    # end


MAGE: Final = Fields(Mage)


def new_mage() -> Mage:
    """Return a mage without Spells who has said nothing."""
    me = Mage()
    MAGE.clear(me)
    return me
