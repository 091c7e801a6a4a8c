"""The words of the table as small numbers: colours, languages, tracks, slots; and the rules that refuse a choice."""

from __future__ import annotations

from typing import Final

from tablee.kernel.decisions import Rule

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

# where cards stand in the box
LETTERS: Final = 11
PROMO_LETTER: Final = 8
EXPANSION_LETTERS: Final = (9, 10)
STARTERS: Final = DECKS * LETTERS
SCROLLS: Final = STARTERS + 11
SCROLL_LETTERS: Final = 9
MEDICINE_LETTER: Final = 8
START_SCROLLS: Final = SCROLLS + FOREIGN * SCROLL_LETTERS
RESOURCES: Final = START_SCROLLS + 6
GOALS: Final = RESOURCES + 10
ACTION_CARDS: Final = GOALS + 6
UPGRADED: Final = ACTION_CARDS + 8
PAGES: Final = UPGRADED + 8
START_PAGES: Final = PAGES + 52
ROW_TILES: Final = START_PAGES + 4
CALIPHS: Final = ROW_TILES + 4
SCHEMES: Final = CALIPHS + 4
ROOMS: Final = SCHEMES + 6
DECK_SPACES: Final = ROOMS + 11
TRACK_BOARDS: Final = DECK_SPACES + DECKS
PLACES: Final = TRACK_BOARDS + TRACKS
GUILD_BOARDS: Final = PLACES + LOCATIONS
HOUSE_ROWS: Final = GUILD_BOARDS + 3
STUDIES: Final = HOUSE_ROWS + 3
LEVELS: Final = STUDIES + 2
CONSTANTS: Final = LEVELS + 4
CARDS: Final = CONSTANTS + 7

# phases
DRAFT: Final = 0
PLAY: Final = 1
FINAL: Final = 2
OVER: Final = 3
PHASES: Final = ("draft", "play", "final", "over")

# the rules that forbid a choice
SLOT_USED: Final = Rule("SB-049", "slot-used")
SLOT_CLOSED: Final = Rule("SB-024", "slot-closed")
CANNOT_WORK: Final = Rule("SB-048", "cannot-work")
NO_SUCH_ACTION_CARD: Final = Rule("SB-049", "no-such-action-card")
ONE_OR_TWO_DICE: Final = Rule("SB-050", "one-or-two-dice")
NO_SUCH_DIE: Final = Rule("SB-050", "no-such-die")
FRESH_DIE: Final = Rule("SB-054", "fresh-die")
TWO_WORKERS: Final = Rule("SB-051", "two-workers")
NO_WORKER: Final = Rule("SB-051", "no-worker")
COLOUR_FIXED: Final = Rule("SB-056", "colour-fixed")
PICK_A_COLOUR: Final = Rule("SB-075", "pick-a-colour")
ONCE: Final = Rule("SB-052", "once")
ONE_AFTER_ANOTHER: Final = Rule("SB-055", "one-after-another")
WRONG_SLOT: Final = Rule("SB-027", "wrong-slot")
NOT_THIS_ACTION: Final = Rule("SB-022", "not-this-action")
NOT_ON_TOP: Final = Rule("SB-012", "not-on-top")
VALUE_TOO_LOW: Final = Rule("SB-096", "value-too-low")
NO_ROOM: Final = Rule("SB-099", "no-room")
ROOM_TOO_EXPENSIVE: Final = Rule("SB-098", "room-too-expensive")
ROOM_TAKEN: Final = Rule("SB-098", "room-taken")
TOO_FAR: Final = Rule("SB-083", "too-far")
GUILD_FULL: Final = Rule("SB-089", "guild-full")
DELIVERY_TOO_EXPENSIVE: Final = Rule("SB-090", "delivery-too-expensive")
NO_SCROLL_HERE: Final = Rule("SB-086", "no-scroll-here")
WHITE_RESEARCH: Final = Rule("SB-101", "white-research")
WRONG_TRACK: Final = Rule("SB-101", "wrong-track")
STEP_TOO_EXPENSIVE: Final = Rule("SB-102", "step-too-expensive")
NOT_IN_HOUSE: Final = Rule("SB-137", "not-in-house")
WRONG_COLOUR: Final = Rule("SB-137", "wrong-colour")
ROW_TOO_HIGH: Final = Rule("SB-138", "row-too-high")
FIRST_LANGUAGE: Final = Rule("SB-139", "first-language")
NO_COMMON_LANGUAGE: Final = Rule("SB-140", "no-common-language")
TRANSLATOR_TWICE: Final = Rule("SB-140", "translator-twice")
NOT_ARABIC: Final = Rule("SB-141", "not-arabic")
NO_CHAIN: Final = Rule("SB-141", "no-chain")
CANNOT_PAY_CHAIN: Final = Rule("SB-148", "cannot-pay-chain")
NOT_EMPLOYED: Final = Rule("SB-113", "not-employed")
NO_FEE: Final = Rule("SB-112", "no-fee")
NO_GOLD: Final = Rule("SB-113", "no-gold")
NO_GOLD_ON_IT: Final = Rule("SB-113", "no-gold-on-it")
HAS_INFLUENCE: Final = Rule("SB-127", "has-influence")
NOT_FACE_UP: Final = Rule("SB-127", "not-face-up")
NO_INFLUENCE_ON_PAGES: Final = Rule("SE-062", "no-influence-on-pages")
OPTION_TAKEN: Final = Rule("SB-131", "option-taken")
BLACK_NO_SCROLL: Final = Rule("SE-078", "black-no-scroll")
NOT_BLACK: Final = Rule("SE-078", "not-black")
STUDY_SIX: Final = Rule("SE-079", "study-six")
STUDY_TEN: Final = Rule("SE-081", "study-ten")
STUDY_GOLD: Final = Rule("SE-084", "study-gold")
DIFFERENT_TRANSLATORS: Final = Rule("SE-082", "different-translators")
PAGE_TOO_EXPENSIVE: Final = Rule("SE-052", "page-too-expensive")
PAGE_SLOT: Final = Rule("SE-056", "page-slot")
UNDER_FOUR_SLOTS: Final = Rule("SB-026", "under-four-slots")
TUCK_TOO_EXPENSIVE: Final = Rule("SB-120", "tuck-too-expensive")
OTHER_KIND: Final = Rule("SE-042", "other-kind")
NONE_LEFT: Final = Rule("SE-204", "none-left")
END_ONLY: Final = Rule("SE-061", "end-only")
COMPULSORY: Final = Rule("SB-104", "compulsory")
