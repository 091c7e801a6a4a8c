"""What belongs to one: a player's board, bag and hand; and the solo opponent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.scholars.state.box import ScholarsBox
from tablee.games.scholars.state.terms import COLOURS, NONE, TRACKS, WHITE
from tablee.kernel.fields import CARD, CARDS, PLAIN, Fields, Tuples, saved

INFLUENCE: Final = 20
MARKERS: Final = 6
"""Research markers of the solo opponent."""


@dataclass(init=False, repr=False, eq=False)
class Player:
    """One player's board, bag and hand."""

    silver: int = saved(PLAIN, 0)
    gold: int = saved(PLAIN, 0)
    xp: int = saved(PLAIN, 0)
    influence: int = saved(PLAIN, INFLUENCE)
    """Left in the own supply."""
    bag: list[int] = saved(PLAIN, [0] * len(COLOURS))
    """Dice of each colour."""
    hand: list[int] = saved(PLAIN, [])
    """Dice as 8 * colour + value, in order."""
    fresh: list[int] = saved(PLAIN, [])
    """Dice that came to hand in this turn and cannot be used before it is over."""
    workers: list[int] = saved(PLAIN, [0] * 4)
    cards: int = saved(PLAIN, 0)
    """Kinds of action cards in hand, as a bit mask."""
    upgraded: int = saved(PLAIN, 0)
    """Kinds that have been upgraded, wherever they are."""
    slots: list[int] = saved(PLAIN, [NONE] * 6)
    """The kind of action card on each slot, or NONE."""
    slot_dice: list[tuple[int, ...]] = saved(Tuples(PLAIN), [()] * 6)
    slot_workers: list[tuple[int, ...]] = saved(Tuples(PLAIN), [()] * 6)
    levels: list[int] = saved(PLAIN, [0] * TRACKS)
    goal: int = saved(CARD, NONE, holds="card")
    """The goal card."""
    met: int = saved(PLAIN, 0)
    """1: the goal's translator was met, 2: a scroll of its colour was translated."""
    reached: int = saved(PLAIN, 0)
    """Objectives rewarded: 1, 2 and 4 for the level."""
    scrolls: list[int] = saved(CARDS, [], holds="card")
    columns: list[tuple[int, ...]] = saved(Tuples(CARDS), [()] * 4, holds="card")
    """Cards tucked under the first four slots, from the board downwards."""
    rows: int = saved(PLAIN, 0)
    """Completed rows; so far down the row-reference tile has slid."""
    flipped: int = saved(PLAIN, 0)
    """Row-bonus tiles on their golden side."""
    place: int = saved(PLAIN, 0)

    # made by tools/state.py
    def copy(self) -> Player:
        new = Player()
        new.silver = self.silver
        new.gold = self.gold
        new.xp = self.xp
        new.influence = self.influence
        new.bag = self.bag[:]
        new.hand = self.hand[:]
        new.fresh = self.fresh[:]
        new.workers = self.workers[:]
        new.cards = self.cards
        new.upgraded = self.upgraded
        new.slots = self.slots[:]
        new.slot_dice = self.slot_dice[:]
        new.slot_workers = self.slot_workers[:]
        new.levels = self.levels[:]
        new.goal = self.goal
        new.met = self.met
        new.reached = self.reached
        new.scrolls = self.scrolls[:]
        new.columns = self.columns[:]
        new.rows = self.rows
        new.flipped = self.flipped
        new.place = self.place
        return new

    # end

    def dice_of(self, colour: int) -> int:
        """All own dice of a colour: bag, hand and board."""
        there = self.bag[colour]
        for die in self.hand:
            if die >> 3 == colour:
                there += 1
        for die in self.fresh:
            if die >> 3 == colour:
                there += 1
        for dice in self.slot_dice:
            for die in dice:
                if die >> 3 == colour:
                    there += 1
        return there

    def dice_sum(self) -> int:
        """Coloured dice minus white ones."""
        dice = len(self.hand) + len(self.fresh)
        for amount in self.bag:
            dice += amount
        for placed in self.slot_dice:
            dice += len(placed)
        return dice - 2 * self.dice_of(WHITE)

    def retired(self, box: ScholarsBox) -> list[int]:
        """The translators under the board; Pages are none."""
        return [card for column in self.columns for card in column if card < box.first_scroll]


PLAYER: Final = Fields(Player)


@dataclass(init=False, repr=False, eq=False)
class Rival:
    """The solo opponent: influence, a marker on the resource track, schemes, and what they have collected."""

    influence: int = saved(PLAIN, INFLUENCE)
    track: int = saved(PLAIN, 0)
    returns: int = saved(PLAIN, 0)
    """How often the marker has come back to the start."""
    markers: int = saved(PLAIN, (1 << MARKERS) - 1)
    """Research markers still on the extension, as a bit mask of Book spaces."""
    dice: int = saved(PLAIN, 0)
    """Their dice sum."""
    given: int = saved(CARD, NONE)
    """The scroll they began with, or NONE; nobody has seen its face."""
    scrolls: list[int] = saved(CARDS, [], holds="card")
    retired: list[int] = saved(CARDS, [], holds="card")
    pages: list[int] = saved(CARDS, [], holds="card")
    schemes: list[int] = saved(CARDS, [], holds="card")
    """Draw pile, top card last."""
    played: list[int] = saved(CARDS, [], holds="card")
    """Scheme cards played since the last Rest, newest last."""

    # made by tools/state.py
    def copy(self) -> Rival:
        new = Rival()
        new.influence = self.influence
        new.track = self.track
        new.returns = self.returns
        new.markers = self.markers
        new.dice = self.dice
        new.given = self.given
        new.scrolls = self.scrolls[:]
        new.retired = self.retired[:]
        new.pages = self.pages[:]
        new.schemes = self.schemes[:]
        new.played = self.played[:]
        return new

    # end


RIVAL_FIELDS: Final = Fields(Rival)


def new_player() -> Player:
    """Return a board as it is before the set-up."""
    me = Player()
    PLAYER.clear(me)
    return me


def new_rival() -> Rival:
    """Return the solo opponent as they begin."""
    them = Rival()
    RIVAL_FIELDS.clear(them)
    return them
