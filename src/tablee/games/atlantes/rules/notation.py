"""How choices are written on one line."""

from __future__ import annotations

from typing import Final

from tablee.games.atlantes.cards.ids import card_of, id_of
from tablee.games.atlantes.cards.objectives import OBJECTIVE_IDS, OBJECTIVE_INDEX
from tablee.games.atlantes.rules.choices import (
    MANTA_IDS,
    MANTA_INDEX,
    Buy,
    Claim,
    Conquer,
    Discard,
    End,
    Exploit,
    Explore,
    Keep,
    Place,
    PlaceGhost,
    Play,
    Raise,
    Recruit,
    Replay,
    Salvage,
    Score,
    TakeBack,
    Tire,
    UseManta,
)
from tablee.games.atlantes.state.terms import CHARACTER_ROW
from tablee.kernel.decisions import Notation, Pass

PLACES: Final = [str(place) for place in range(1, CHARACTER_ROW + 1)]
"""Of the character row."""


def place_read(text: str) -> int:
    return PLACES.index(text) if text in PLACES else -1


def card_read(text: str) -> int:
    known = card_of(text.lower())
    return known if known >= 0 else card_of(text.upper())


NOTATION: Final = Notation(
    [
        ("keep {card}", Keep),
        ("play {card}", Play),
        ("manta {manta}", UseManta),
        ("exploit {card}", Exploit),
        ("claim {objective}", Claim),
        ("place {manta}", Place),
        ("conquer {card}", Conquer),
        ("buy {card}", Buy),
        ("recruit {card} place {place}", Recruit),
        ("raise {card}", Raise),
        ("score {card}", Score),
        ("take {card}", TakeBack),
        ("replay {card}", Replay),
        ("salvage {card}", Salvage),
        ("discard {card}", Discard),
        ("tire {manta}", Tire),
        ("ghost {objective}", PlaceGhost),
        ("explore", Explore),
        ("end", End),
        ("pass", Pass),
    ],
    {
        "card": (card_read, id_of),
        "place": (place_read, lambda place: PLACES[place]),
        "manta": (lambda text: MANTA_INDEX.get(text.lower(), -1), lambda manta: MANTA_IDS[manta]),
        "objective": (lambda text: OBJECTIVE_INDEX.get(text.lower(), -1), lambda objective: OBJECTIVE_IDS[objective]),
    },
)
