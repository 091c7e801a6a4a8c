"""Effects as card files and saved games write them, in the words of cards/vocabulary.py.

    >>> read("gold 1, either die black 1 / worker white 1").effects[0]
    Goods(what='gold', amount=1)

A price, a condition and an either-or reach to the end of their text; in front of something else they stand in brackets.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablee.games.scholars.cards import vocabulary
from tablee.games.scholars.state.card import Deed, Effect

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
AROUND: Final = ("pay", "either", "if", "per")
WORDS: Final = (*AMOUNTS, *KINDS, *NAMES, *ALONE, "same", "count", *AROUND)


def read(text: str) -> Deed:
    """What a text stands for; a ValueError for one that cannot be read."""
    try:
        return Deed(tuple(effects_of(text)))
    except (IndexError, KeyError, TypeError):
        raise ValueError(text) from None


def effects_of(text: str) -> list[Effect]:
    effects: list[Effect] = []
    rest = text
    while rest:
        if rest[0] == "(":
            inner, closed, rest = rest[1:].partition(")")
            if not closed:
                raise ValueError(text)
            effects += effects_of(inner)
            rest = rest.removeprefix(", ")
        elif rest.split()[0] in AROUND:
            effects.append(around(rest))
            rest = ""
        else:
            first, _, rest = rest.partition(", ")
            effects.append(plain(first.split()))
    return effects


def around(text: str) -> Effect:
    """A price, a condition or an either-or, with what it is around."""
    word, _, rest = text.partition(" ")
    if word == "either":
        one, other = rest.split(" / ")
        return vocabulary.either(Deed(tuple(effects_of(one))), Deed(tuple(effects_of(other))))
    head, _, inner = rest.partition(": ")
    effects = effects_of(inner)
    if not effects:
        raise ValueError(text)
    if word == "if":
        return vocabulary.when(head, *effects)
    what, given = head.split()
    if word == "per":
        return vocabulary.per_level(int(given), *effects)
    return vocabulary.pay_die(given, *effects) if what == "die" else vocabulary.pay(what, int(given), *effects)


def plain(words: list[str]) -> Effect:
    word, *given = words
    if word in AMOUNTS:
        (amount,) = given
        return AMOUNTS[word](int(amount))
    if word in KINDS:
        kind, amount = given
        return KINDS[word](kind, int(amount))
    if word in NAMES:
        (name,) = given
        return NAMES[word](name)
    if word == "same":
        one, other = given
        return vocabulary.same(one, other)
    if word == "count":
        what, _, as_what = given
        return vocabulary.count(what, as_what)
    if given:
        raise ValueError(" ".join(words))
    return ALONE[word]()
