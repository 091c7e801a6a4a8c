"""Is every card of the decks one that can be played? Checked once, when they are read."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass

from tablee.games.ancient_knowledge.rules.conditions import Count
from tablee.games.ancient_knowledge.state.card import Card, Condition, Effect, Trigger
from tablee.games.ancient_knowledge.state.terms import (
    ANY,
    ANY_KIND,
    ARTEFACT,
    CITY,
    CREATED,
    DECLINED,
    FINAL,
    HAND_LIMIT,
    IN_COLLECTION,
    IN_PAST,
    IN_TIMELINE,
    ITSELF,
    KINDS,
    MONUMENTS,
    PERMANENT,
    SCORING,
    SLOTS,
    TIMINGS,
    TYPES,
    ZONES,
)
from tablee.kernel.cards import check_flag, check_ids, check_texts, check_whole, is_whole
from tablee.kernel.errors import BrokenRules

ID = re.compile(r"[A-WYZ][1-9][0-9]*")
"""A letter and a number; X is kept for cards that a user adds."""
EXPECTED_ID = "a letter, but not X, and a number"

KINDS_COUNTED = {
    IN_PAST: (SCORING, MONUMENTS[-1]),
    IN_TIMELINE: (ANY_KIND, MONUMENTS[-1]),
    IN_COLLECTION: (ANY_KIND, len(TYPES) - 1),
}
"""The least and the most that the kind of a count can be; elsewhere only all cards are counted."""
HANDS = (1, 2, 3, 4)
LIMITS = {
    "zone": (0, len(ZONES) - 1),
    "kind": (SCORING, ARTEFACT),
    "kinds": (CITY, ARTEFACT),
    "scope": (ANY, ITSELF),
    "event": (CREATED, DECLINED),
    "level": (0, 2),
    "group": (1, 99),
    "slot": (1, SLOTS),
    "slots": (1, SLOTS),
    "from_slot": (0, SLOTS),
    "to_slot": (0, SLOTS),
}
"""What a number inside an effect, a condition or a trigger can be, by the name of its field."""
AMOUNTS = (0, 999)
"""The same for all others."""
FLAGS = ("up_to", "may", "unconditionally", "artefacts", "not_itself")
COUNTS = ("count", "per", "of")
CONDITION = "given"
LEFT_OUT = ("per", CONDITION)
"""What an effect can be without."""


def check_decks(cards: list[Card]) -> None:
    """Raise a sentence that names the first card that does not fit."""
    check_ids([card.id for card in cards], ID, EXPECTED_ID)
    for card in cards:
        check_values(card)
        problem = problem_of(card)
        if problem:
            raise BrokenRules(f"{card.id}: {problem}")
        limits = card_numbers(card)
        for name, value in (("cost", card.cost), ("knowledge", card.knowledge), ("points", card.points)):
            least, most = limits.get(name, (0, 0))
            check_whole(card.id, name, value, least, most)
    check_hands(cards)


def check_hands(cards: list[Card]) -> None:
    """Nobody begins with more cards than another."""
    hands = [[card.id for card in cards if card.hand == hand] for hand in HANDS]
    sizes = [len(hand) for hand in hands]
    usual = max(sizes, key=sizes.count)
    for number, hand in zip(HANDS, hands, strict=True):
        if len(hand) != usual:
            raise BrokenRules(f"starting hand {number}: {len(hand)} cards, expected {usual}: {', '.join(hand)}")


def card_numbers(card: Card) -> dict[str, tuple[int, int]]:
    """The numbers of a card that a card file may change, with their limits."""
    if card.level:
        return {"points": (0, 99)}
    numbers = {"cost": (0, HAND_LIMIT - 1)}
    if card.slot:
        numbers |= {"slot": (1, SLOTS), "knowledge": (0, 99), "points": (0, 99)}
    return numbers


def check_values(card: Card) -> None:
    """Texts are texts, numbers are numbers, lists are lists."""
    id = card.id
    check_texts(id, card.en, card.fr, card.text_en, card.text_fr)
    for name, value in (("kind", card.kind), ("level", card.level), ("hand", card.hand), ("timing", card.when)):
        check_whole(id, name, value, -99, 99)
    check_whole(id, "slot", card.slot, 0, SLOTS)
    check_flag(id, "locked", card.locked)
    check_flag(id, "may", card.may)
    if card.on is not None and not isinstance(card.on, Trigger):
        raise BrokenRules(f"{id}: expected a trigger such as Trigger(CREATED), not {card.on!r}")
    for name, parts in (("do", card.do), ("given", card.given), ("needs", card.needs)):
        check_several(id, name, parts)


def check_several(id: str, name: str, parts: object) -> None:
    """A lone effect in brackets is a list of one only with a comma behind it."""
    if not isinstance(parts, tuple):
        raise BrokenRules(f"{id}: {name} is {parts!r}, expected brackets and a comma: ({parts!r},)")


def problem_of(card: Card) -> str:
    if card.level not in (0, 1, 2):
        return f"level {card.level}: a knowledge card has level 1 or 2, a builder card none"
    if not 0 <= card.kind < len(TYPES if card.level else KINDS):
        return f"there is no kind {card.kind}"
    if bool(card.slot) != (not card.level and card.kind != ARTEFACT) or not 0 <= card.slot <= SLOTS:
        return f"slot {card.slot}: monuments have a slot from 1 to {SLOTS}, other cards none"
    if not 0 <= card.hand <= 4 or (card.hand and card.level):
        return f"starting hand {card.hand}: builder cards are in one of the hands 1 to 4 or in none, 0"
    if not 0 <= card.when < len(TIMINGS):
        return f"there is no timing {card.when}: expected 0 to {len(TIMINGS) - 1}"
    if card.on is not None and card.when != PERMANENT:
        return "only a permanent effect waits for something"
    if not card.do and (not card.level or card.when != FINAL):
        return "its text needs an effect"
    problem = problem_of_parts(card.do, card.given, card.needs)
    if card.on is not None and not problem:
        problem = problem_of_values("", card.on)
    if problem:
        return problem
    if any([need.range()[0] < 0 for need in card.needs]):
        return "a prerequisite cannot count the Timeline"
    return ""


def problem_of_parts(do: tuple[object, ...], given: tuple[object, ...], needs: tuple[object, ...]) -> str:
    """Effects and conditions, with the counts in them."""
    for effect in do:
        if not isinstance(effect, Effect):
            return f"expected an effect such as Draw(1), not {effect!r}"
    for condition in (*given, *needs):
        if not isinstance(condition, Condition):
            return f"expected a condition such as AtLeast(Count(IN_PAST), 3), not {condition!r}"
    for count in counts_in((*do, *given, *needs)):
        if not 0 <= count.zone < len(ZONES):
            return f"in {count}: expected a zone from 0 to {len(ZONES) - 1}"
        least, most = KINDS_COUNTED.get(count.zone, (ANY_KIND, ANY_KIND))
        if not least <= count.kind <= most:
            return f"in {count}: expected a kind from {least} to {most}"
    for part in (*do, *given, *needs):
        problem = problem_of_values("", part)
        if problem:
            return f"in {part!r}: {problem}"
    return ""


def problem_of_values(name: str, value: object) -> str:
    """What a value inside an effect, a condition or a trigger cannot be, by the name of its field."""
    if isinstance(value, tuple):
        return first_problem([problem_of_values(name, part) for part in value])
    if value is None and name in LEFT_OUT:
        return ""
    if name in COUNTS and not isinstance(value, Count):
        return f"{name} is {value!r}, not a count such as Count(IN_PAST)"
    if name == CONDITION and not isinstance(value, Condition):
        return f"{name} is {value!r}, not a condition such as AtLeast(Count(IN_PAST), 3)"
    if isinstance(value, (Effect, Condition, Count, Trigger)):
        inner = [field.name for field in fields(value)] if is_dataclass(value) else []
        return first_problem([problem_of_values(each, getattr(value, each)) for each in inner])
    if name in FLAGS:
        return "" if type(value) is bool else f"{name} is {value!r}, not True or False"
    least, most = LIMITS.get(name, AMOUNTS)
    return "" if is_whole(value, least, most) else f"{name} is {value!r}, not a whole number from {least} to {most}"


def first_problem(problems: list[str]) -> str:
    return next((problem for problem in problems if problem), "")


def counts_in(part: object) -> list[Count]:
    """All counts that an effect or a condition, or a tuple of them, is made of."""
    if isinstance(part, Count):
        return [part]
    if isinstance(part, tuple):
        return [count for each in part for count in counts_in(each)]
    if is_dataclass(part):
        return [count for field in fields(part) for count in counts_in(getattr(part, field.name))]
    return []
