"""The choices of Atlantes and how they are written on one line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.kernel.decisions import Choice, Notation, Pass

LOCATIONS: Final = 56
STARTING_IDS: Final = ["matrona", "legionary", "sealord", "sea-horse", "recruiter", "wave-teller"]
OCEAN_IDS: Final = [
    "researcher",
    "grabber",
    "mantas-leader",
    "healer",
    "meg",
    "diplomatic-crab",
    "anglerfish",
    "pearl-trader",
    "reef-warden",
]
KING_IDS: Final = ["cai", "fancelot", "herbert", "xander", "sol", "testudo", "king-7", "king-8"]
IDS: Final = [f"L{n}" for n in range(1, LOCATIONS + 1)] + STARTING_IDS + OCEAN_IDS + KING_IDS
"""Card ids in the order of the box: locations, then characters. Copies of a character share their id."""
INDEX: Final = {id: card for card, id in enumerate(IDS)}
ICON_IDS: Final = [
    "empty",
    "gold2",
    "power2",
    "power2-sharks",
    "power2-wrecks",
    "power2-volcanoes",
    "power2-civilizations",
    "raise1",
    "raise2",
    "raise-full",
    "recruit-free",
    "take-back",
    "score",
    "gold1",
    "power1",
]
BONUS: Final = len(ICON_IDS)
"""A starting manta goes by its icon, a bonus manta by its icon and this."""
MANTA_IDS: Final = [f"start-{id}" for id in ICON_IDS] + [f"bonus-{id}" for id in ICON_IDS]
MANTA_INDEX: Final = {id: manta for manta, id in enumerate(MANTA_IDS)}
OBJECTIVE_IDS: Final = [
    "hand8",
    "board5",
    "scored3",
    "bonus2",
    "locations11",
    "points15",
    "bonus3",
    "only-matrona",
    "types4",
    "same4",
    "discard10",
    "conquerors5",
    "raised5",
    "recruit5",
]
OBJECTIVE_INDEX: Final = {id: objective for objective, id in enumerate(OBJECTIVE_IDS)}
PLACES: Final = 6
"""Of the character row."""


@dataclass
class Keep(Choice):
    """This king into the hand; the others go on."""

    card: int


@dataclass
class Play(Choice):
    """This character is the main action."""

    card: int


@dataclass
class UseManta(Choice):
    manta: int


@dataclass
class Exploit(Choice):
    """Use the top level of this location."""

    card: int


@dataclass
class Claim(Choice):
    objective: int


@dataclass
class Place(Choice):
    """This manta on the objective's track."""

    manta: int


@dataclass
class Conquer(Choice):
    card: int


@dataclass
class Buy(Choice):
    card: int


@dataclass
class Recruit(Choice):
    card: int
    place: int


@dataclass
class Raise(Choice):
    """This location one level up, or to the end where the effect says so."""

    card: int


@dataclass
class Score(Choice):
    card: int


@dataclass
class TakeBack(Choice):
    card: int


@dataclass
class Replay(Choice):
    """Resolve this character of the discard pile."""

    card: int


@dataclass
class Salvage(Choice):
    """Take this discarded location."""

    card: int


@dataclass
class Discard(Choice):
    """A location off the row, or a character out of the hand."""

    card: int


@dataclass
class Tire(Choice):
    manta: int


@dataclass
class PlaceGhost(Choice):
    """A manta of the Ichtiandres on this objective's track."""

    objective: int


@dataclass
class Explore(Choice):
    """Explore, where it may be left."""


@dataclass
class End(Choice):
    """End the turn."""


def place_read(text: str) -> int:
    return int(text) - 1 if text.isascii() and text.isdecimal() and len(text) == 1 and "1" <= text <= "6" else -1


def card_read(text: str) -> int:
    known = INDEX.get(text.lower(), -1)
    return known if known >= 0 else INDEX.get(text.upper(), -1)


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
        "card": (card_read, lambda card: IDS[card]),
        "place": (place_read, lambda place: str(place + 1)),
        "manta": (lambda text: MANTA_INDEX.get(text.lower(), -1), lambda manta: MANTA_IDS[manta]),
        "objective": (lambda text: OBJECTIVE_INDEX.get(text.lower(), -1), lambda objective: OBJECTIVE_IDS[objective]),
    },
)

# Choices are values: each is made once and shared by all decisions that offer it.
CARDS: Final = range(len(IDS))
MANTAS: Final = range(len(MANTA_IDS))
OBJECTIVES: Final = range(len(OBJECTIVE_IDS))
KEEP: Final[list[Choice]] = [Keep(card) for card in CARDS]
PLAY: Final[list[Choice]] = [Play(card) for card in CARDS]
USE: Final[list[Choice]] = [UseManta(manta) for manta in MANTAS]
EXPLOIT: Final[list[Choice]] = [Exploit(card) for card in CARDS]
CLAIM: Final[list[Choice]] = [Claim(objective) for objective in OBJECTIVES]
PLACE: Final[list[Choice]] = [Place(manta) for manta in MANTAS]
CONQUER: Final[list[Choice]] = [Conquer(card) for card in CARDS]
BUY: Final[list[Choice]] = [Buy(card) for card in CARDS]
RECRUIT: Final[list[list[Choice]]] = [[Recruit(card, place) for place in range(PLACES)] for card in CARDS]
RAISE: Final[list[Choice]] = [Raise(card) for card in CARDS]
SCORE: Final[list[Choice]] = [Score(card) for card in CARDS]
TAKE: Final[list[Choice]] = [TakeBack(card) for card in CARDS]
REPLAY: Final[list[Choice]] = [Replay(card) for card in CARDS]
SALVAGE: Final[list[Choice]] = [Salvage(card) for card in CARDS]
DISCARD: Final[list[Choice]] = [Discard(card) for card in CARDS]
TIRE: Final[list[Choice]] = [Tire(manta) for manta in MANTAS]
GHOST: Final[list[Choice]] = [PlaceGhost(objective) for objective in OBJECTIVES]
EXPLORE: Final = Explore()
END: Final = End()


def each_once(cards: list[int], choices: list[Choice]) -> list[Choice]:
    """The choice of each card, copies together."""
    return [choices[card] for card in dict.fromkeys(cards)]
