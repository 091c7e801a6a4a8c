"""The words that effects are written with, and the values they stand for.

    >>> read("gold 1, either die black 1 / worker white 1")
    (Goods(what='gold', amount=1), Either(texts=('die black 1', 'worker white 1')))

A price, a condition and an either-or reach to the end of their text; in front of something else they stand in brackets.
"""

from __future__ import annotations

from typing import Final

from tablee.games.scholars.rules.effects import (
    ADVANCED,
    CONDITIONS,
    DICE,
    SETS,
    AdvanceTrack,
    AlsoAction,
    CountAs,
    Destroy,
    Dice,
    Draw,
    Either,
    FullRest,
    GainPage,
    Goods,
    HarvestCard,
    HarvestTrack,
    If,
    InfluenceGuild,
    InfluenceScroll,
    MayPay,
    MoveGold,
    PerMarker,
    Plus,
    Recruit,
    RetireTop,
    SameColour,
    UpgradeCard,
    Workers,
)
from tablee.games.scholars.rules.gains import DIE, PRICES
from tablee.games.scholars.state.card import Effect, bits
from tablee.games.scholars.state.terms import ACTS, BLACK, CHARACTERS, COLOURS, GUILDS, SCIENCES, TRACKS

PLAIN: Final = (
    "silver",
    "gold",
    "xp",
    "worker",
    "die",
    "die-in-hand",
    "destroy",
    "draw",
    "influence",
    "mark",
    "move-gold",
    "may-move-gold",
    "place-gold",
    "advance",
    "harvest",
    "employ",
    "dispatch",
    "retire",
    "page",
    "upgrade",
    "rest",
    "harvest-card",
    "plus",
    "same",
    "also",
    "count",
)
AROUND: Final = ("pay", "either", "if", "per")
WORDS: Final = (*PLAIN, *AROUND)


def read(text: str) -> tuple[Effect, ...]:
    """The effects that a text stands for; a ValueError for one that cannot be read."""
    effects: list[Effect] = []
    rest = text
    while rest:
        if rest[0] == "(":
            inner, closed, rest = rest[1:].partition(")")
            if not closed:
                raise ValueError(text)
            effects += read(inner)
            rest = rest.removeprefix(", ")
        elif rest.split()[0] in AROUND:
            effects.append(around(rest))
            rest = ""
        else:
            first, _, rest = rest.partition(", ")
            effects.append(plain(first.split()))
    return tuple(effects)


def around(text: str) -> Effect:
    word, _, rest = text.partition(" ")
    if word == "either":
        return Either(tuple(rest.split(" / ")))
    head, _, inner = rest.partition(": ")
    what, *given = head.split()
    if not inner:
        raise ValueError(text)
    if word == "per":
        return PerMarker(int(given[0]), inner)
    if word == "pay":
        price = PRICES.index(what)
        if price == DIE:
            mask = DICE["coloured"] | 1 << BLACK if given[0] == "coloured" else 1 << COLOURS.index(given[0])
            return MayPay(price, 1, mask, inner)
        return MayPay(price, int(given[0]), 0, inner)
    if what not in CONDITIONS:
        raise ValueError(text)
    if what in ("value", "dice"):
        return If(what, int(given[0]), inner)
    names = {"colour": COLOURS, "delivered": GUILDS, "translated": GUILDS, "met": CHARACTERS, "advanced": SCIENCES}
    return If(what, bits(" ".join(given), names[what]) if given else 0, inner)


def plain(words: list[str]) -> Effect:
    word, *given = words
    if word in ("silver", "gold", "xp"):
        return Goods(word, int(given[0]))
    if word in ("destroy", "draw", "mark", "plus"):
        amounts: dict[str, type[Destroy] | type[Draw] | type[InfluenceScroll] | type[Plus]]
        amounts = {"destroy": Destroy, "draw": Draw, "mark": InfluenceScroll, "plus": Plus}
        return amounts[word](int(given[0]))
    if word == "worker":
        return Workers(-1 if given[0] == "any" else COLOURS.index(given[0]), int(given[1]))
    if word in ("die", "die-in-hand"):
        mask = DICE[given[0]] if given[0] in DICE else 1 << COLOURS.index(given[0])
        return Dice(mask, int(given[1]), word == "die-in-hand")
    if word == "influence":
        return InfluenceGuild(-1 if given[0] == "any" else GUILDS.index(given[0]), int(given[1]))
    if word in ("move-gold", "may-move-gold", "place-gold"):
        return MoveGold(int(given[0]), word == "place-gold", word == "may-move-gold")
    if word == "advance":
        return AdvanceTrack(tracks_of(given[0]), int(given[1]))
    if word == "harvest":
        return HarvestTrack(ADVANCED if given[0] == "advanced" else tracks_of(given[0]))
    if word == "same":
        return SameColour(bits(" ".join(given), COLOURS))
    if word == "also":
        return AlsoAction(ACTS.index(given[0]))
    if word == "count":
        return CountAs(given[0], given[2])
    if word in ("employ", "dispatch"):
        return Recruit(word == "employ")
    return alone(word)


def alone(word: str) -> Effect:
    if word == "retire":
        return RetireTop()
    if word == "page":
        return GainPage()
    if word == "upgrade":
        return UpgradeCard()
    if word == "rest":
        return FullRest()
    if word == "harvest-card":
        return HarvestCard()
    raise ValueError(word)


def tracks_of(name: str) -> int:
    return SETS[name] if name in SETS else 1 << SCIENCES[:TRACKS].index(name)


def read_all(texts: list[str]) -> dict[str, tuple[Effect, ...]]:
    """Every text with its effects, and every text inside them."""
    found: dict[str, tuple[Effect, ...]] = {"": ()}
    waiting = texts[:]
    while waiting:
        text = waiting.pop()
        if text not in found:
            found[text] = read(text)
            for effect in found[text]:
                waiting += effect.inner()
    return found
