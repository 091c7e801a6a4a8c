"""How choices are written on one line."""

from __future__ import annotations

from typing import Final

from tablee.games.ancient_knowledge.cards.ids import card_of, id_of
from tablee.games.ancient_knowledge.rules.choices import (
    Archive,
    Burden,
    Bury,
    CreateArtefact,
    CreateMonument,
    DeclineFirst,
    Discard,
    Excavate,
    Flip,
    Forget,
    Learn,
    Move,
    Remove,
    Resolve,
    Search,
    Straighten,
    Swap,
    Take,
    TakeFrom,
    Tilt,
    Use,
)
from tablee.kernel.decisions import Done, Notation, Pass, seat_name, seat_named


def number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else -1


NOTATION: Final = Notation(
    [
        ("create {card} slot {slot}", CreateMonument),
        ("create {card}", CreateArtefact),
        ("learn {card}", Learn),
        ("archive", Archive),
        ("excavate", Excavate),
        ("search", Search),
        ("discard {card}", Discard),
        ("tilt {card}", Tilt),
        ("straighten {card}", Straighten),
        ("remove {card}", Remove),
        ("resolve {card}", Resolve),
        ("decline {card}", DeclineFirst),
        ("use {card}", Use),
        ("take {card}", Take),
        ("take from {seat}", TakeFrom),
        ("burden {card}", Burden),
        ("move {card} slot {slot}", Move),
        ("swap {card} with {card2}", Swap),
        ("bury {card}", Bury),
        ("flip tile {tile}", Flip),
        ("forget {amount}", Forget),
        ("done", Done),
        ("pass", Pass),
    ],
    {
        "card": (lambda text: card_of(text.upper()), id_of),
        "slot": (number, str),
        "tile": (lambda text: number(text) - 1, lambda tile: str(tile + 1)),
        "amount": (number, str),
        "seat": (seat_named, seat_name),
    },
)
