"""The choices of Atlantes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.atlantes.state.terms import CHARACTER_ROW
from tablee.kernel.decisions import Choice

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


# Choices are values: each is made once and shared by all decisions that offer it; those of cards, with the box.
MANTAS: Final = range(len(MANTA_IDS))
USE: Final[list[Choice]] = [UseManta(manta) for manta in MANTAS]
PLACE: Final[list[Choice]] = [Place(manta) for manta in MANTAS]
TIRE: Final[list[Choice]] = [Tire(manta) for manta in MANTAS]
KEEP: Final[list[Choice]] = []
PLAY: Final[list[Choice]] = []
EXPLOIT: Final[list[Choice]] = []
CONQUER: Final[list[Choice]] = []
BUY: Final[list[Choice]] = []
RAISE: Final[list[Choice]] = []
SCORE: Final[list[Choice]] = []
TAKE: Final[list[Choice]] = []
REPLAY: Final[list[Choice]] = []
SALVAGE: Final[list[Choice]] = []
DISCARD: Final[list[Choice]] = []
RECRUIT: Final[list[list[Choice]]] = []
CLAIM: Final[list[Choice]] = []
GHOST: Final[list[Choice]] = []
EXPLORE: Final = Explore()
END: Final = End()


def make_choices(cards: int, objectives: int) -> None:
    """Enough of them for a box of so many cards and objectives."""
    for card in range(len(KEEP), cards):
        KEEP.append(Keep(card))
        PLAY.append(Play(card))
        EXPLOIT.append(Exploit(card))
        CONQUER.append(Conquer(card))
        BUY.append(Buy(card))
        RAISE.append(Raise(card))
        SCORE.append(Score(card))
        TAKE.append(TakeBack(card))
        REPLAY.append(Replay(card))
        SALVAGE.append(Salvage(card))
        DISCARD.append(Discard(card))
        RECRUIT.append([Recruit(card, place) for place in range(CHARACTER_ROW)])
    for objective in range(len(CLAIM), objectives):
        CLAIM.append(Claim(objective))
        GHOST.append(PlaceGhost(objective))


def each_once(cards: list[int], choices: list[Choice]) -> list[Choice]:
    """The choice of each card, copies together."""
    return [choices[card] for card in dict.fromkeys(cards)]
