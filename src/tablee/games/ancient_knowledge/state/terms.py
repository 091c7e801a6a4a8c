"""The words of the game as numbers: kinds, timings, places, counts, phases."""

from __future__ import annotations

from typing import Final

CITY: Final = 0
MEGALITH: Final = 1
PYRAMID: Final = 2
ARTEFACT: Final = 3
KINDS: Final = ("city", "megalith", "pyramid", "artefact")
MONUMENTS: Final = (CITY, MEGALITH, PYRAMID)
ALL_KINDS: Final = (CITY, MEGALITH, PYRAMID, ARTEFACT)

ANCIENT: Final = 0
WRITING: Final = 1
SECRET: Final = 2
TYPES: Final = ("ancient", "writing", "secret")

IMMEDIATE: Final = 0
PERMANENT: Final = 1
CHRONICLE: Final = 2
DECLINE: Final = 3
FINAL: Final = 4
TIMINGS: Final = ("immediate", "permanent", "chronicle", "decline", "final")

SLOTS: Final = 6
PLACES: Final = 2 * SLOTS
ALL_FREE: Final = 0b1111110
"""A bit mask of slots."""
ARTEFACT_PLACES: Final = 5
HAND_LIMIT: Final = 10
DEALT: Final = 10
KEPT: Final = 6
TILE_CARDS: Final = 3
HALF_PAST: Final = 7
FULL_PAST: Final = 14
NOBODY: Final = -1
NO_CARD: Final = -1
EVERYBODY: Final = 0xFF
"""A bit mask of seats."""

# what sets off a permanent effect
CREATED: Final = 0
LEARNED: Final = 1
DUG: Final = 2
DIGGING: Final = 3
DECLINED: Final = 4

# where a count looks
IN_PAST: Final = 0
IN_TIMELINE: Final = 1
IN_ARTEFACTS: Final = 2
IN_COLLECTION: Final = 3
IN_HAND: Final = 4
IN_LOST: Final = 5
IN_KNOWLEDGE: Final = 6
ZONES: Final = ("past", "timeline", "artefacts", "collection", "hand", "lost", "knowledge")

ANY_KIND: Final = -1
BEST_KIND: Final = -2
"""The largest of the three monument counts."""
SCORING: Final = -3
"""Monuments with a final-scoring effect."""

# the places of Player.tally: three kinds in the Past, scoring monuments there, three types, then the totals
TALLY_SCORING: Final = 3
TALLY_TYPES: Final = 4
TALLY_TOTAL: Final = 7
TALLY_BEST: Final = 8
TALLY_COLLECTION: Final = 9
TALLY_ARTEFACTS: Final = 10
TALLY_HAND: Final = 11
TALLY_LOST: Final = 12
TALLY_PAST: Final = (TALLY_TOTAL, TALLY_BEST, TALLY_SCORING)
TALLY_NAMES: Final = (
    *("city", "megalith", "pyramid", "scoring", "ancient", "writing", "secret"),
    *("past", "alike", "collection", "artefact", "hand", "lost"),
)
"""What the places are called outside, for the signs of a prerequisite."""

# what an effect changes in its owner's area, and what can give another effect something to do
MORE_CARDS: Final = 1
FEWER_CARDS: Final = 2
MORE_TOKENS: Final = 4
FEWER_TOKENS: Final = 8
FEWER_LOST: Final = 16
MOVED: Final = 32
TILES: Final = 64
BOARD: Final = 128
"""Cards that come into play or leave it, and whatever that sets off."""
NOTHING: Final = 0
EVERYTHING: Final = 255

# phases of a turn
SETUP: Final = 0
ACTIONS: Final = 1
CHRONICLES: Final = 2
DECLINES: Final = 3
OVER: Final = 4
PHASES: Final = ("setup", "action", "chronicle", "decline", "over")

# whose knowledge an effect may take, which monument it may move
ANY: Final = 0
OTHERS: Final = 1
ADJACENT: Final = 2
ITSELF: Final = 3
