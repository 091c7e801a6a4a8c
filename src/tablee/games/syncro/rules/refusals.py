"""The rules that forbid a choice, by their place in the rulebook and the word of the sentence that tells them."""

from __future__ import annotations

from typing import Final

from tablee.kernel.decisions import Rule

NO_SPELLS: Final = Rule("SY-041", "no-spells")
NOT_HELD: Final = Rule("SY-035", "not-held")
NO_ENEMY: Final = Rule("SY-086", "no-enemy")
IS_FOG: Final = Rule("SY-037", "is-fog")
COVERED: Final = Rule("SY-040", "covered")
NOT_REVEALED: Final = Rule("SY-037", "not-revealed")
CERBERI_FIRST: Final = Rule("SY-173", "cerberi-first")
CERBERI_TOGETHER: Final = Rule("SY-172", "cerberi-together")
OWN_SPELL_ON_TOP: Final = Rule("SY-050", "own-spell-on-top")
MUST_PASS: Final = Rule("SY-045", "must-pass")
MUST_ATTACK: Final = Rule("SY-039", "must-attack")
ONE_SPELL: Final = Rule("SY-035", "one-spell")
NOT_YOUR_REWARD: Final = Rule("SY-133", "not-your-reward")
NO_USE: Final = Rule("SY-129", "no-use")
TOO_STRONG: Final = Rule("SY-129", "too-strong")
NOT_A_MONSTER: Final = Rule("SY-129", "not-a-monster")
NO_SPELL_TO_SEE: Final = Rule("SY-129", "no-spell-to-see")
HAND_FULL: Final = Rule("SY-098", "hand-full")
ONE_RECEIVER: Final = Rule("SY-129", "one-receiver")
EVERYBODY_ESTIMATES: Final = Rule("SY-027", "everybody-estimates")
DISCARD_DUE: Final = Rule("SY-143", "discard-due")
ALL_OR_NOTHING: Final = Rule("SY-068", "all-or-nothing")
NO_OTHER_PAYMENT: Final = Rule("SY-113", "no-other-payment")
