"""How choices are written on one line."""

from __future__ import annotations

from typing import Final

from tablee.games.syncro.cards.ids import IDS, INDEX
from tablee.games.syncro.rules.choices import (
    PLACE_IDS,
    PLACE_INDEX,
    SIGNALS,
    Attack,
    AttackUsing,
    Discard,
    DiscardHand,
    Estimate,
    Give,
    KeepHand,
    Use,
    UseOn,
)
from tablee.kernel.decisions import Done, Notation, Pass, seat_name, seat_named


def number(text: str) -> int:
    return int(text) if len(text) == 1 and text in "123456789" else -1


NOTATION: Final = Notation(
    [
        ("estimate {signal}", Estimate),
        ("attack {place} with {spell}", Attack),
        ("attack {place} with {spell} using {card}", AttackUsing),
        ("use {card}", Use),
        ("use {card} on {place}", UseOn),
        ("give {spell} to {seat}", Give),
        ("discard {spell}", Discard),
        ("keep hand", KeepHand),
        ("discard hand", DiscardHand),
        ("done", Done),
        ("pass", Pass),
    ],
    {
        "signal": (
            lambda text: SIGNALS.index(text.lower()) if text.lower() in SIGNALS else -1,
            lambda signal: SIGNALS[signal],
        ),
        "place": (lambda text: PLACE_INDEX.get(text.lower(), -1), lambda place: PLACE_IDS[place]),
        "spell": (number, str),
        "card": (lambda text: INDEX.get(text.upper(), -1), lambda card: IDS[card]),
        "seat": (seat_named, seat_name),
    },
)
