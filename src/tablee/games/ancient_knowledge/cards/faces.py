"""Cards as lists and browsers show them."""

from __future__ import annotations

from typing import Any, Final

from tablee.games.ancient_knowledge.state.card import Card, Condition
from tablee.games.ancient_knowledge.state.terms import KINDS, TALLY_NAMES, TIMINGS, TYPES
from tablee.kernel.title import CardFace

SIGNS: Final = {
    "hand": ("Draw", "DrawForLost", "Exchange", "Pick", "Draft", "TurnOverFor", "DigDeeper"),
    "cost": ("DiscardCards", "GiveUpItself"),
    "knowledge": ("TakeOff", "TakeOffOne", "TakeOffSelf", "TakeOffEach", "TakeOffNeighbours", "Sacrifice", "ArchiveNow")
    + ("Lighter", "LighterItself"),
    "lost": ("ReturnLost",),
    "monument": ("Create", "PickToCreate"),
    "collection": ("LearnNow", "LearnFromDeck", "EasierToLearn", "BuryKnowledge"),
    "slot": ("Relocate", "SwapItself", "SwapTwo"),
    "tilt": ("StraightenPast",),
    "decline": ("SkipDecline",),
    "rivals": ("BurdenOpponents", "GiveLost", "OpponentsDiscard", "Steal"),
    "points": ("Score", "ScorePer", "ScoreSets", "ScoreTiers"),
}
"""What effects are about, in signs, for a card too small for its text. By their names: effects know boxes, not the other way round."""
SIGN_OF: Final = {effect: sign for sign, effects in SIGNS.items() for effect in effects}


def face(card: Card) -> CardFace:
    """A card as lists and browsers show it."""
    numbers = {"level": card.level} if card.level else {"cost": card.cost}
    if card.slot:
        numbers |= {"slot": card.slot, "knowledge": card.knowledge}
    if card.slot or card.level:
        numbers["points"] = card.points
    if card.hand:
        numbers["hand"] = card.hand
    extra: dict[str, Any] = {"locked": True} if card.locked else {}
    if card.country_en:
        extra["country"] = {"en": card.country_en, "fr": card.country_fr}
    if card.needs:
        extra["needs"] = {"en": card.needs_en, "fr": card.needs_fr}
        extra["requires"] = [requirement(need) for need in card.needs]
    if card.do:
        extra["does"] = list(dict.fromkeys([SIGN_OF[type(effect).__name__] for effect in card.do]))
    kind = TYPES[card.kind] if card.level else KINDS[card.kind]
    provenance = {"numbers": card.provenance, "name-fr": card.fr_by}
    names, texts = {"en": card.en, "fr": card.fr}, {"en": card.text_en, "fr": card.text_fr}
    return CardFace(card.id, kind, TIMINGS[card.when], names, texts, numbers, extra, provenance)


def requirement(need: Condition) -> dict[str, Any]:
    """A prerequisite as a sign and a number: `{"of": "city", "least": 2}`."""
    place, least, most = need.range()
    return {"of": TALLY_NAMES[place], "least": least} if least else {"of": TALLY_NAMES[place], "most": most}
