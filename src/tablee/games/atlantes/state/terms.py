"""The small numbers that stand for types, icons, sets, needs, measures and phases, and the numbers of the booklet."""

from __future__ import annotations

from typing import Final

TYPES: Final = ("sharks", "wrecks", "volcanoes", "civilizations")
SHARKS: Final = 0
WRECKS: Final = 1
VOLCANOES: Final = 2
CIVILIZATIONS: Final = 3
ANY_TYPE: Final = -1

NO_ICON: Final = -1
"""Above the last level: the location is fully raised."""
EMPTY: Final = 0
GOLD2: Final = 1
POWER2: Final = 2
POWER2_SHARKS: Final = 3
POWER2_WRECKS: Final = 4
POWER2_VOLCANOES: Final = 5
POWER2_CIVILIZATIONS: Final = 6
RAISE1: Final = 7
RAISE2: Final = 8
RAISE_FULL: Final = 9
RECRUIT_FREE: Final = 10
TAKE_BACK: Final = 11
SCORE: Final = 12
GOLD1: Final = 13
POWER1: Final = 14

STARTING: Final = 0
OCEAN: Final = 1
KING: Final = 2
SETS: Final = ("starting", "ocean", "king")

SLOTS: Final = 5
LOWER_ROW: Final = 6
CHARACTER_ROW: Final = 6
TRACKS: Final = 4
SPOTS: Final = 4
"""Of the five on a track, those that the basic game uses."""
ALL_CLAIMED: Final = 0b1111
SYMBOLS: Final = ("A", "B", "C", "D")
STARTING_MANTAS: Final = 4
SOLO_KINGS: Final = 3
MOST_SEATS: Final = 4
NOBODY: Final = -1
NO_CARD: Final = -1
GHOST: Final = 8
"""Stands for the Ichtiandres where seats stand: on the tracks."""
NOTHING_USED: Final = 99
"""Worth more than any source: before the first one of a payment."""

# what an ability cannot do without
NO_ABILITY: Final = -1
NEEDS_NOTHING: Final = 0
NEEDS_LEVEL: Final = 1
"""A location, other than its own, with a level to cover."""
NEEDS_RAISED: Final = 2
"""A fully raised location other than its own."""
NEEDS_DISCARD: Final = 3
NEEDS_ROW: Final = 4

# what a payment is made in: gold, or power against one type of location
IN_GOLD: Final = 4

# what an objective looks at
M_HAND: Final = 0
M_BOARD: Final = 1
M_PILE: Final = 2
M_BONUS: Final = 3
M_LOCATIONS: Final = 4
M_POINTS: Final = 5
M_ALONE: Final = 6
M_TYPES: Final = 7
M_SAME: Final = 8
M_DISCARD: Final = 9
M_CONQUERORS: Final = 10
M_RAISED: Final = 11
M_PAID: Final = 12

# phases
SETUP: Final = 0
BEFORE: Final = 1
MAIN: Final = 2
AFTER: Final = 3
OVER: Final = 4
PHASES: Final = ("setup", "before", "main", "after", "over")
