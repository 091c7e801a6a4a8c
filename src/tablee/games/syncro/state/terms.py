"""The small numbers that stand for kinds of card, piles, moments and phases, and the numbers of the booklet."""

from __future__ import annotations

from typing import Final

MUSHROOM: Final = 0
GOLEM: Final = 1
DRAGON: Final = 2
BOSS: Final = 3
CERBERUS: Final = 4
LIEUTENANT: Final = 5
REWARD: Final = 6
FOG: Final = 7
KINDS: Final = ("mushroom", "golem", "dragon", "boss", "cerberus", "lieutenant", "reward", "fog")
FAMILIES: Final = (MUSHROOM, GOLEM, DRAGON)
AWAKE_FROM: Final = (1, 2, 3)
"""The level at which each family's effect is learnt."""

# what an enemy's effect does, as bits
DRAWS: Final = 1
ABSORBS: Final = 2
CHARGES: Final = 4

# the piles that the places of a horde are laid from
MONSTERS: Final = 0
BOSSES: Final = 1
CERBERI: Final = 2
LIEUTENANTS: Final = 3
FOGS: Final = 4
DECKS: Final = ("monster", "boss", "cerberus", "lieutenant", "fog")

# when a card does what it says
AT_RESOLUTION: Final = 0
ON_REVEAL: Final = 1
AT_START: Final = 2
IN_TURN: Final = 3
WITH_ATTACK: Final = 4
BLESSING: Final = 5
IMMEDIATE_CURSE: Final = 6
PERMANENT_CURSE: Final = 7
TIMINGS: Final = (
    "at-resolution",
    "on-reveal",
    "start-of-turn",
    "during-turn",
    "with-attack",
    "blessing",
    "immediate-curse",
    "permanent-curse",
)

CHAPTER_TWO: Final = 5
"""The level that opens it: Rewards, Fog and Lieutenants are in play from here on."""
SPOKEN_LEVEL: Final = 7
"""Where hands are told as sums."""
HAND_SIZE: Final = {2: 8, 3: 6, 4: 5, 5: 5}
SLOTS: Final = {2: (0, 1, 0, 1), 3: (0, 1, 2, 0), 4: (0, 1, 2, 3), 5: (0, 1, 2, 3, 4)}
"""Who acts in each slot of a round, counted from the Leader."""
MOST_ATTACKERS: Final = 4
LEAST_MAGES: Final = min(SLOTS)
MOST_MAGES: Final = max(SLOTS)
HANDICAP: Final = {2: (-1, -1), 3: (0, -1), 4: (0, 0), 5: (1, 1)}
"""By mages: what the handicap adds to a Monster's strength, and to that of any other enemy."""

NOBODY: Final = -1
NO_CARD: Final = -1
NO_PLACE: Final = -1
SILENT: Final = -1
"""No estimate."""
FACE_UP: Final = -1
"""In place of the mage who laid a Spell down."""
SPOKEN_SINCE: Final = 8
"""Added to that mage once they have spoken a sum without it."""
UNKNOWN: Final = -1

# phases of a level
ACTING: Final = 0
RESOLVING: Final = 1
REVEALING: Final = 2
KEEPING: Final = 3
WON: Final = 4
LOST: Final = 5
PHASES: Final = ("acting", "resolving", "revealing", "keeping", "won", "lost")
