"""How choices are written on one line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablee.games.scholars.cards.ids import IDS, INDEX
from tablee.games.scholars.rules.choices import (
    WHATS,
    Act,
    Advance,
    Choose,
    Deliver,
    DestroyDie,
    DestroyFromBag,
    Dispatch,
    Divert,
    Draft,
    Employ,
    GainDie,
    GainWorker,
    Harvest,
    Influence,
    Let,
    Mark,
    Move,
    Pay,
    PickColour,
    PickRoom,
    PlaceGold,
    PlayCard,
    Recall,
    RecallGuild,
    Rest,
    Retire,
    ReturnDie,
    SpendWorker,
    Study,
    TakeGold,
    TakeOption,
    TakePage,
    Through,
    Translate,
    Tuck,
    Upgrade,
    Use,
    UseBanner,
    UseDie,
    UseWorker,
    Work,
)
from tablee.games.scholars.state.terms import ACTS, COLOURS, GUILDS, OPTIONS, SCIENCES, SLOTS
from tablee.kernel.decisions import Done, Notation, Pass


def number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else -1


def named(names: tuple[str, ...]) -> tuple[Callable[[str], int], Callable[[int], str]]:
    index = {name: number for number, name in enumerate(names)}
    return (lambda text: index.get(text.lower(), -1), lambda which: names[which])


NOTATION: Final = Notation(
    [
        ("draft {card}", Draft),
        ("rest", Rest),
        ("work {slot}", Work),
        ("play {science}", PlayCard),
        ("die {colour} {value}", UseDie),
        ("worker {colour} on {place}", UseWorker),
        ("colour {colour}", PickColour),
        ("act {act}", Act),
        ("banner", UseBanner),
        ("use {card}", Use),
        ("dispatch {card}", Dispatch),
        ("employ {card}", Employ),
        ("room {room}", PickRoom),
        ("move {distance}", Move),
        ("deliver {guild}", Deliver),
        ("study {study}", Study),
        ("translate {card}", Translate),
        ("through {card}", Through),
        ("place {card}", PlaceGold),
        ("take {card}", TakeGold),
        ("retire {card}", Retire),
        ("gain {colour} worker", GainWorker),
        ("gain {colour} die", GainDie),
        ("spend {colour} worker", SpendWorker),
        ("return {colour} {value}", ReturnDie),
        ("destroy bag", DestroyFromBag),
        ("destroy {value}", DestroyDie),
        ("influence {guild}", Influence),
        ("mark {card}", Mark),
        ("recall guild {guild}", RecallGuild),
        ("recall {card}", Recall),
        ("advance {science}", Advance),
        ("harvest {science}", Harvest),
        ("page {card}", TakePage),
        ("upgrade {science}", Upgrade),
        ("choose {what}", Choose),
        ("tuck {card} under {act}", Tuck),
        ("pay {amount}", Pay),
        ("option {option}", TakeOption),
        ("let", Let),
        ("divert", Divert),
        ("done", Done),
        ("pass", Pass),
    ],
    {
        "card": (lambda text: INDEX.get(text.lower(), -1), lambda card: IDS[card]),
        "slot": named(SLOTS),
        "science": named(SCIENCES),
        "colour": named(COLOURS),
        "act": named(ACTS),
        "guild": named(GUILDS),
        "option": named(OPTIONS),
        "what": named(WHATS),
        "room": (lambda text: number(text) - 1, lambda room: str(room + 1)),
        "study": (lambda text: number(text) - 1, lambda study: str(study + 1)),
        "place": (lambda text: number(text) - 1, lambda place: str(place + 1)),
        "value": (number, str),
        "distance": (number, str),
        "amount": (number, str),
    },
)
