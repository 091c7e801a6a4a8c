"""The words of the table as small numbers: colours, languages, tracks, slots; and the numbers of the boards."""

from __future__ import annotations

from typing import Final

# colours of dice; the first four are workers' colours too
WHITE: Final = 0
RED: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
ORANGE: Final = 4
PURPLE: Final = 5
GREEN: Final = 6
BLACK: Final = 7
COLOURS: Final = ("white", "red", "yellow", "blue", "orange", "purple", "green", "black")
WORKERS: Final = 4
DICE: Final = (40, 20, 20, 20, 5, 5, 5, 16)
WORKERS_BOX: Final = (20, 12, 12, 12)
"""How many of each colour are in the box."""
PRIMARY: Final = (RED, YELLOW, BLUE)
SECONDARY: Final = (ORANGE, PURPLE, GREEN)
PRIMARY_MASK: Final = 0b00001110
SECONDARY_MASK: Final = 0b01110000
COLOURED_MASK: Final = 0b01111110
"""Any coloured die of choice; black ones come only where an effect names them."""

# research tracks: the track of a colour is colour - 1
MATHEMATICS: Final = 0
CHEMISTRY: Final = 1
BIOLOGY: Final = 2
ASTRONOMY: Final = 3
PHILOSOPHY: Final = 4
PHYSICS: Final = 5
MEDICINE: Final = 6
TRACKS: Final = 7
TOP: Final = 7
"""The last space of a track."""

# kinds of action cards: one for each track, then two more
RESPITE: Final = 7
GOAL: Final = 8
SCIENCES: Final = (
    "mathematics",
    "chemistry",
    "biology",
    "astronomy",
    "philosophy",
    "physics",
    "medicine",
    "respite",
    "goal",
)

CHINESE: Final = 0
SANSKRIT: Final = 1
GREEK: Final = 2
HEBREW: Final = 3
PERSIAN: Final = 4
SYRIAC: Final = 5
ARABIC: Final = 6
LANGUAGES: Final = ("chinese", "sanskrit", "greek", "hebrew", "persian", "syriac", "arabic")
FOREIGN: Final = 6

WILD_1: Final = 6
WILD_2: Final = 7
CHARACTERS: Final = ("chinese", "sanskrit", "greek", "hebrew", "persian", "syriac", "wild1", "wild2")
DECKS: Final = 8

GUILDS: Final = ("purple", "orange", "green")
GUILD_COLOUR: Final = (PURPLE, ORANGE, GREEN)

RECRUIT: Final = 0
TRAVEL: Final = 1
RESEARCH: Final = 2
TRANSLATE: Final = 3
ACTS: Final = ("recruit", "travel", "research", "translate")
FIFTH: Final = 4
SIXTH: Final = 5
SLOTS: Final = ("recruit", "travel", "research", "translate", "fifth", "sixth")
COLUMNS: Final = 4
"""Cards are tucked under the first four slots only."""
ANY_SLOT: Final = 4
"""Of a gold Page."""

OPTIONS: Final = ("top", "middle", "bottom")
"""Of a caliph card."""

# spaces for scrolls: six on the map, then three in each guild's column of the House, from the top
MAP_SPACES: Final = 6
SPACES: Final = 15
ROWS: Final = 3
LOCATIONS: Final = 10
ROOMS: Final = 11
"""With the expansion; without it one fewer."""
SEATS: Final = 4
START: Final = 0
NEUTRAL_START: Final = 5
BOOK_SPACES: Final = 6
"""Left and right space of the upper Book, of the middle one, of the lower one."""
UPGRADE_SPACES: Final = 6
"""Three in the upper row, three in the lower one."""

NOBODY: Final = -1
NONE: Final = -1
RIVAL: Final = 1
"""The solo opponent's number where influence is counted."""
HOLDER: Final = 1000
"""A card that waits to be tucked is HOLDER * seat + card."""

# phases
DRAFT: Final = 0
PLAY: Final = 1
FINAL: Final = 2
OVER: Final = 3
PHASES: Final = ("draft", "play", "final", "over")
