"""Is every card of the box one that can be played? Checked once, when the cards are read."""

from __future__ import annotations

import re
from typing import Final

from tablee.games.scholars.cards.facts import RULES
from tablee.games.scholars.cards.reading import read
from tablee.games.scholars.rules.choices import STUDY
from tablee.games.scholars.state.box import part_of
from tablee.games.scholars.state.card import Bonus, Card, Deed, Scheme, Unknown
from tablee.games.scholars.state.terms import (
    ACTS,
    CHARACTERS,
    COLOURS,
    DECKS,
    FOREIGN,
    GUILDS,
    LANGUAGES,
    LOCATIONS,
    RESPITE,
    ROOMS,
    ROWS,
    SCIENCES,
    SEATS,
    TRACKS,
)
from tablee.kernel.cards import check_flag, check_ids, check_texts, check_whole
from tablee.kernel.errors import BrokenRules

ID: Final = re.compile("[a-z0-9]+(-[a-z0-9]+)*")
EXPECTED_ID: Final = "one word in small letters such as page-7"
SETS: Final = ("base", "promo", "myriade")
SPOKEN: Final = (*LANGUAGES, "any")
FACTS: Final[dict[str, tuple[str, ...]]] = {
    "set": SETS,
    "speaks": SPOKEN,
    "language": LANGUAGES[:FOREIGN],
    "scroll": LANGUAGES[:FOREIGN],
    "character": CHARACTERS,
    "colour": COLOURS,
    "worker": COLOURS,
    "die": COLOURS,
    "track": SCIENCES[:TRACKS],
    "slot": (*ACTS, "any"),
    "banner": ("gold", "red"),
}
"""What a fact may say; of what somebody speaks, each word."""
AS_MANY: Final = {
    "starting scroll": FOREIGN,
    "goal": FOREIGN,
    "action": RESPITE + 1,
    "upgraded": RESPITE + 1,
    "start-page": SEATS,
    "room": ROOMS,
    "deck": DECKS,
    "track": TRACKS,
    "place": LOCATIONS,
    "guild": len(GUILDS),
    "house": ROWS,
    "study": len(STUDY),
    "rule": len(RULES),
}
"""Parts of the box of which boards, players and rules have just so many."""


PARTS: Final[dict[str, str]] = {
    "translator": "gold points / set speaks / dispatch tucked",
    "starter": "gold points room / set speaks / tucked",
    "scroll": "points / colour language set / translated",
    "starting scroll": "points / language set /",
    "resource": "dice-white dice-red dice-yellow dice-blue gold silver "
    "workers-white workers-red workers-yellow workers-blue / /",
    "goal": "level / character colour die track worker / harvest",
    "action": "/ set / harvest",
    "upgraded": "/ set / harvest",
    "page": "points price / banner set slot / tucked",
    "start-page": "points value / banner set slot /",
    "row": "points / set / first second",
    "caliph": "top middle bottom / / middle bottom",
    "scheme": "needs silver / colour first needs second /",
    "room": "cost / set /",
    "deck": "value / /",
    "track": "cost-1 cost-2 cost-3 cost-4 cost-5 cost-6 cost-7 "
    "points-1 points-2 points-3 points-4 points-5 points-6 points-7 / colour set / "
    "level-1 level-2 level-3 level-4 level-5 level-6 level-7 beyond",
    "place": "/ colour /",
    "guild": "points / colour / consolation",
    "house": "cost influence value / /",
    "study": "translators value / set / study",
    "level": "dice first-scroll gold neutral-scroll orange points / scroll /",
    "rule": "/ /",
}
"""The parts of the box, and what each of their cards has to say: numbers / facts / what it does, by the occasion."""
MOST: Final = {"points": 20, "gold": 9, "value": 12, "price": 9}
BARRED: Final = {
    "track": ("advance", "harvest", "harvest-card"),
    "action": ("harvest-card",),
    "upgraded": ("harvest-card",),
    "goal": ("harvest-card",),
    "resource": ("move-gold", "may-move-gold", "place-gold", "employ", "dispatch", "harvest", "harvest-card"),
}
"""What would lead back to the same effect for ever; or what nobody can do in the draft, where nobody is employed yet."""


def check_cards(cards: list[Card]) -> None:
    """Raise a sentence that names the first card, or part of the box, that does not fit."""
    check_ids([card.id for card in cards], ID, EXPECTED_ID)
    for card in cards:
        check_values(card)
    parts = [part_of(card) for card in cards]
    for number, card in enumerate(cards):
        if number and parts[number] != parts[number - 1] and parts[number] in parts[:number]:
            raise BrokenRules(f"{card.id}: the {parts[number]} cards do not lie together")
        if card.kind == "translator" and card.deck not in CHARACTERS:
            raise BrokenRules(f"{card.id}: there is no deck {card.deck!r}")
        if card.kind == "starter":
            last = ROOMS if card.facts.get("set") == "myriade" else ROOMS - 1
            if not 1 <= card.numbers["room"] <= last:
                raise BrokenRules(f"{card.id}: its room is {card.numbers['room']}, and the rooms are 1 to {last}")
        if card.kind == "rule" and card.id not in RULES:
            raise BrokenRules(f"{card.id}: no rule asks for it, only for {', '.join(RULES)}")
        for fact, known in FACTS.items():
            for word in card.facts.get(fact, "").split():
                if word not in known:
                    raise BrokenRules(f"{card.id}: its {fact} is {word!r}, not one of {', '.join(known)}")
    check_rooms(cards)
    for part, number in AS_MANY.items():
        if parts.count(part) != number:
            raise BrokenRules(f"there are {parts.count(part)} {part} cards in the box, and the table has {number}")


def card_numbers(card: Card) -> dict[str, tuple[int, int]]:
    """The numbers of a card, with their limits."""
    limits = {}
    for name in card.numbers:
        limits[name] = (-9 if card.kind == "level" and name == "dice" else 0, MOST.get(name, 20))
    if "gold" in limits and card.kind in ("translator", "starter"):
        limits["gold"] = (1, 9)
    return limits


def barred_for(card: Card) -> list[str]:
    """The words that none of its effects may say. Only a golden Page rests, after the last turn: within one the action
    card would go from its slot."""
    return [*BARRED.get(card.kind, ()), *([] if card.facts.get("banner") == "gold" else ["rest"])]


def words_in(deed: Deed) -> list[str]:
    """The first word of every effect, and of those inside it."""
    found = []
    for effect in deed.effects:
        found.append(effect.written().partition(" ")[0])
        for inner in effect.inner():
            found += words_in(inner)
    return found


def check_values(card: Card) -> None:
    """Everything that such a card has to say is there, and is something that can be played."""
    check_texts(card.id, card.en, card.fr)
    check_flag(card.id, "starting", card.starting)
    part = part_of(card)
    if part not in PARTS:
        raise BrokenRules(f"{card.id}: there is no kind {card.kind!r}: expected one of {', '.join(PARTS)}")
    needed = [words.split() for words in PARTS[part].split("/")]
    for what, names, given in zip(("numbers", "facts", "deeds"), needed, said_by(card), strict=True):
        missing = [name for name in names if name not in given]
        if missing:
            raise BrokenRules(f"{card.id}: among its {what} a {part} card has {missing[0]}")
    for name, (least, most) in card_numbers(card).items():
        check_whole(card.id, name, card.numbers[name], least, most)
    for fact, word in card.facts.items():
        if not isinstance(word, str):
            raise BrokenRules(f"{card.id}: its {fact} is {word!r}, not a text")
    for occasion, deed in card.deeds.items():
        check_deed(card, occasion, deed)
    if card.bonus is not None and not isinstance(card.bonus, Bonus):
        raise BrokenRules(f"{card.id}: its bonus is {card.bonus!r}, not a word such as for_breadth()")
    fits = isinstance(card.scheme, Scheme) if card.kind == "scheme" else card.scheme is None
    if not fits:
        raise BrokenRules(f"{card.id}: its scheme is {card.scheme!r}: such a card has a Scheme, and no other card")


def said_by(card: Card) -> tuple[list[str], list[str], list[str]]:
    return list(card.numbers), list(card.facts), list(card.deeds)


def check_deed(card: Card, occasion: str, deed: object) -> None:
    """It is one that a card file could write: then its numbers are some that can be played."""
    if not isinstance(deed, Deed):
        raise BrokenRules(f"{card.id}: {occasion} is {deed!r}, expected a deed such as deed(silver(2))")
    try:
        same = read(deed.written) == deed
    except Unknown as unknown:
        raise BrokenRules(f"{card.id}: {occasion} is {deed.written!r}: {unknown.problem}") from None
    if not same:
        raise BrokenRules(f"{card.id}: {occasion} is {deed.written!r}, which is read as something else")
    barred = barred_for(card)
    for word in words_in(deed):
        if word in barred:
            raise BrokenRules(
                f"{card.id}: {occasion} is {deed.written!r}, but there is no {word} on a {card.kind} card"
            )


def check_rooms(cards: list[Card]) -> None:
    """Each is there for one of the translators who are employed from the start."""
    taken: dict[int, str] = {}
    for card in cards:
        if card.kind == "starter":
            room = card.numbers["room"]
            if room in taken:
                raise BrokenRules(f"{card.id}: its room is {room}, where {taken[room]} is already")
            taken[room] = card.id
