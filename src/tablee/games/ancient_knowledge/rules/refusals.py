"""The rules that forbid a choice."""

from __future__ import annotations

from typing import Final

from tablee.kernel.decisions import Rule

NOT_IN_HAND: Final = Rule("AK-054", "not-in-hand")
WRONG_KIND: Final = Rule("AK-171", "wrong-kind")
NO_SUCH_SLOT: Final = Rule("AK-015", "no-such-slot")
NOT_TO_PAST: Final = Rule("AK-071", "not-to-past")
NOT_A_MONUMENT: Final = Rule("AK-016", "artefact-has-no-slot")
NEEDS_SLOT: Final = Rule("AK-059", "monument-needs-slot")
PADLOCK: Final = Rule("AK-072", "padlock")
SLOT_FULL: Final = Rule("AK-074", "slot-full")
TOO_EXPENSIVE: Final = Rule("AK-057", "too-expensive")
NO_PLACE: Final = Rule("AK-084", "no-artefact-place")
NOT_FACE_UP: Final = Rule("AK-088", "not-face-up")
PREREQUISITES: Final = Rule("AK-089", "prerequisites")
NO_KNOWLEDGE: Final = Rule("AK-112", "no-knowledge")
NO_CARDS: Final = Rule("AK-108", "no-cards")
ALL_TILTED: Final = Rule("AK-116", "tilted")
NOTHING_UPRIGHT: Final = Rule("AK-114", "nothing-upright")
COMPULSORY: Final = Rule("AK-174", "compulsory")
DISCARD_FOUR: Final = Rule("AK-027", "discard-four")
TWO_ACTIONS: Final = Rule("AK-050", "two-actions")
PAYS_ITSELF: Final = Rule("AK-056", "pays-itself")
NO_SHIFTING: Final = Rule("AK-070", "no-shifting")
NO_EXCHANGING: Final = Rule("AK-078", "no-exchanging")
ARTEFACT_STAYS: Final = Rule("AK-085", "artefact-stays")
STAYS_TILTED: Final = Rule("AK-117", "stays-tilted")
