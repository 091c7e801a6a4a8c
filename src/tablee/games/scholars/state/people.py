"""What belongs to one: a player's board, bag and hand; and the solo opponent."""

from __future__ import annotations

from typing import Final

from tablee.games.scholars.state.box import ScholarsBox
from tablee.games.scholars.state.terms import COLOURS, NONE, TRACKS, WHITE

INFLUENCE: Final = 20
MARKERS: Final = 6
"""Research markers of the solo opponent."""


class Player:
    """One player's board, bag and hand."""

    silver: int
    gold: int
    xp: int
    influence: int
    """Left in the own supply."""
    bag: list[int]
    """Dice of each colour."""
    hand: list[int]
    """Dice as 8 * colour + value, in order."""
    fresh: list[int]
    """Dice that came to hand in this turn and cannot be used before it is over."""
    workers: list[int]
    cards: int
    """Kinds of action cards in hand, as a bit mask."""
    upgraded: int
    """Kinds that have been upgraded, wherever they are."""
    slots: list[int]
    """The kind of action card on each slot, or NONE."""
    slot_dice: list[tuple[int, ...]]
    slot_workers: list[tuple[int, ...]]
    levels: list[int]
    goal: int
    """The goal card."""
    met: int
    """1: the goal's translator was met, 2: a scroll of its colour was translated."""
    reached: int
    """Objectives rewarded: 1, 2 and 4 for the level."""
    scrolls: list[int]
    columns: list[tuple[int, ...]]
    """Cards tucked under the first four slots, from the board downwards."""
    rows: int
    """Completed rows; so far down the row-reference tile has slid."""
    flipped: int
    """Row-bonus tiles on their golden side."""
    place: int

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


def new_player() -> Player:
    me = Player()
    me.silver = me.gold = me.xp = 0
    me.influence = INFLUENCE
    me.bag = [0] * len(COLOURS)
    me.hand = []
    me.fresh = []
    me.workers = [0] * 4
    me.cards = 0
    me.upgraded = 0
    me.slots = [NONE] * 6
    me.slot_dice = [()] * 6
    me.slot_workers = [()] * 6
    me.levels = [0] * TRACKS
    me.goal = NONE
    me.met = 0
    me.reached = 0
    me.scrolls = []
    me.columns = [()] * 4
    me.rows = 0
    me.flipped = 0
    me.place = 0
    return me


class Rival:
    """The solo opponent: influence, a marker on the resource track, schemes, and what they have collected."""

    influence: int
    track: int
    returns: int
    """How often the marker has come back to the start."""
    markers: int
    """Research markers still on the extension, as a bit mask of Book spaces."""
    dice: int
    """Their dice sum."""
    given: int
    """The scroll they began with, or NONE; nobody has seen its face."""
    scrolls: list[int]
    retired: list[int]
    pages: list[int]
    schemes: list[int]
    """Draw pile, top card last."""
    played: list[int]
    """Scheme cards played since the last Rest, newest last."""

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


def new_rival() -> Rival:
    them = Rival()
    them.influence = INFLUENCE
    them.track = 0
    them.returns = 0
    them.markers = (1 << MARKERS) - 1
    them.dice = 0
    them.given = NONE
    them.scrolls = []
    them.retired = []
    them.pages = []
    them.schemes = []
    them.played = []
    return them
