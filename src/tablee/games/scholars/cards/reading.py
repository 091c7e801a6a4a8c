"""Effects as card files and saved games write them, in the words of cards/vocabulary.py.

    >>> read("gold 1, either die black 1 / worker white 1").effects[0]
    Goods(what='gold', amount=1)

A price, a condition and an either-or reach to the end of their text; in front of something else they stand in brackets.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablee.games.scholars.cards import vocabulary
from tablee.games.scholars.rules.gains import PRICES
from tablee.games.scholars.state.card import Deed, Effect, Unknown
from tablee.kernel.errors import Sentence

AMOUNTS: Final[dict[str, Callable[[int], Effect]]] = {
    "silver": vocabulary.silver,
    "gold": vocabulary.gold,
    "xp": vocabulary.xp,
    "destroy": vocabulary.destroy,
    "draw": vocabulary.draw,
    "mark": vocabulary.mark,
    "move-gold": vocabulary.move_gold,
    "may-move-gold": vocabulary.may_move_gold,
    "place-gold": vocabulary.place_gold,
    "plus": vocabulary.plus,
}
"""Words with a number: `silver 2`."""
KINDS: Final[dict[str, Callable[[str, int], Effect]]] = {
    "worker": vocabulary.worker,
    "die": vocabulary.die,
    "die-in-hand": vocabulary.die_in_hand,
    "influence": vocabulary.influence,
    "advance": vocabulary.advance,
}
"""Words with a kind and a number: `worker any 1`."""
NAMES: Final[dict[str, Callable[[str], Effect]]] = {"harvest": vocabulary.harvest, "also": vocabulary.also}
"""Words with a name: `harvest physics`."""
ALONE: Final[dict[str, Callable[[], Effect]]] = {
    "employ": vocabulary.employ,
    "dispatch": vocabulary.dispatch,
    "retire": vocabulary.retire,
    "page": vocabulary.page,
    "upgrade": vocabulary.upgrade,
    "rest": vocabulary.rest,
    "harvest-card": vocabulary.harvest_card,
}
COUNTS: Final = tuple([f"{what} as {as_what}" for what, as_what in vocabulary.COUNTED.items()])
AROUND: Final = ("pay", "either", "if", "per")
WORDS: Final = (*AMOUNTS, *KINDS, *NAMES, *ALONE, "same", "count", *AROUND)


def read(text: str) -> Deed:
    """What a text stands for; an `Unknown` for one that cannot be read."""
    return Deed(tuple(effects_of(text)) if text else ())


def effects_of(text: str) -> list[Effect]:
    effects: list[Effect] = []
    rest = text
    while rest:
        if rest[0] == "(":
            inner, closed, rest = rest[1:].partition(")")
            if not closed:
                raise wrong(text, f"{text})")
            effects += effects_of(inner)
            rest = rest.removeprefix(", ")
        elif rest.partition(" ")[0] in AROUND:
            effects.append(around(rest))
            rest = ""
        else:
            first, _, rest = rest.partition(", ")
            effects.append(plain(first.split()))
    if not effects:
        raise wrong(text, "silver 2")
    return effects


def around(text: str) -> Effect:
    """A price, a condition or an either-or, with what it is around."""
    word, _, rest = text.partition(" ")
    if word == "either":
        options = rest.split(" / ")
        if len(options) != 2:
            raise wrong(text, "either silver 2 / gold 1")
        one, other = [Deed(tuple(effects_of(option))) for option in options]
        return vocabulary.either(one, other)
    head, colon, inner = rest.partition(": ")
    if not colon:
        raise wrong(text, f"{text}: silver 2")
    effects = effects_of(inner)
    if word == "if":
        return vocabulary.when(head, *effects)
    what, _, given = head.partition(" ")
    if word == "per":
        vocabulary.place_of("what is counted", what, ("level",))
        return vocabulary.per_level(number(given), *effects)
    vocabulary.place_of("the price", what, PRICES)
    return vocabulary.pay_die(given, *effects) if what == "die" else vocabulary.pay(what, number(given), *effects)


def plain(words: list[str]) -> Effect:
    word, *given = words or [""]
    vocabulary.place_of("the word", word, WORDS)
    if word in AMOUNTS:
        return AMOUNTS[word](number(" ".join(given)))
    if word in KINDS:
        return KINDS[word](" ".join(given[:1]), number(" ".join(given[1:])))
    if word in NAMES:
        return NAMES[word](" ".join(given))
    if word == "same":
        return vocabulary.same(" ".join(given[:1]), " ".join(given[1:]))
    if word == "count":
        vocabulary.place_of("what counts", " ".join(given), COUNTS)
        return vocabulary.count(given[0], given[2])
    if given:
        raise wrong(" ".join(words), word)
    return ALONE[word]()


def number(text: str) -> int:
    """Digits only; anything else is a number that no card has."""
    return int(text) if text.isascii() and text.isdecimal() else 0


def wrong(text: str, example: str) -> Unknown:
    return Unknown(f"{text!r} cannot be read", Sentence("expected", what=example))
