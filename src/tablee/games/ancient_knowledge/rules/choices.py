"""The choices of Ancient Knowledge and how they are written on one line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.kernel.decisions import Choice, Done, Notation, Pass, seat_name, seat_named

IDS: Final = [f"{deck}{n}" for deck in "CMPA" for n in range(1, 37)] + [f"T{n}" for n in range(1, 46)]
"""Card ids in the order of the box: cities, megaliths, pyramids, artefacts, knowledge cards."""
INDEX: Final = {id: card for card, id in enumerate(IDS)}
BUILDERS: Final = 144


@dataclass
class CreateMonument(Choice):
    card: int
    slot: int


@dataclass
class CreateArtefact(Choice):
    card: int


@dataclass
class Learn(Choice):
    card: int


@dataclass
class Archive(Choice):
    """Begin to archive: cards and tokens follow."""


@dataclass
class Excavate(Choice):
    """Begin to excavate: the monuments to tilt follow."""


@dataclass
class Search(Choice):
    """Draw one card."""


@dataclass
class Discard(Choice):
    """A card from hand, or an artefact on the board where an effect asks for one."""

    card: int


@dataclass
class Tilt(Choice):
    card: int


@dataclass
class Straighten(Choice):
    card: int


@dataclass
class Remove(Choice):
    """One knowledge off this monument (or as many as the effect takes from a single one)."""

    card: int


@dataclass
class Resolve(Choice):
    """This card's effect next."""

    card: int


@dataclass
class DeclineFirst(Choice):
    card: int


@dataclass
class Use(Choice):
    card: int


@dataclass
class Take(Choice):
    """Into the hand."""

    card: int


@dataclass
class TakeFrom(Choice):
    """From this opponent's hand."""

    seat: int


@dataclass
class Burden(Choice):
    """Knowledge onto this opponent's monument."""

    card: int


@dataclass
class Move(Choice):
    card: int
    slot: int


@dataclass
class Swap(Choice):
    card: int
    card2: int


@dataclass
class Bury(Choice):
    """A knowledge card under the deck of its level."""

    card: int


@dataclass
class Flip(Choice):
    tile: int


@dataclass
class Forget(Choice):
    """So many lost knowledge back to the supply."""

    amount: int


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
        "card": (lambda text: INDEX.get(text.upper(), -1), lambda card: IDS[card]),
        "slot": (number, str),
        "tile": (lambda text: number(text) - 1, lambda tile: str(tile + 1)),
        "amount": (number, str),
        "seat": (seat_named, seat_name),
    },
)

# Choices are values: each is made once and shared by all decisions that offer it.
CREATE: Final[list[list[Choice]]] = [[CreateMonument(card, slot) for slot in range(7)] for card in range(108)]
INSTALL: Final[list[Choice]] = [CreateArtefact(card) for card in range(BUILDERS)]
LEARN: Final[list[Choice]] = [Learn(card) for card in range(len(IDS))]
DISCARD: Final[list[Choice]] = [Discard(card) for card in range(BUILDERS)]
TILT: Final[list[Choice]] = [Tilt(card) for card in range(BUILDERS)]
STRAIGHTEN: Final[list[Choice]] = [Straighten(card) for card in range(BUILDERS)]
REMOVE: Final[list[Choice]] = [Remove(card) for card in range(BUILDERS)]
RESOLVE: Final[list[Choice]] = [Resolve(card) for card in range(len(IDS))]
USE: Final[list[Choice]] = [Use(card) for card in range(len(IDS))]
TAKE: Final[list[Choice]] = [Take(card) for card in range(BUILDERS)]
BURDEN: Final[list[Choice]] = [Burden(card) for card in range(BUILDERS)]
BURY: Final[list[Choice]] = [Bury(card) for card in range(len(IDS))]
ARCHIVE: Final = Archive()
EXCAVATE: Final = Excavate()
SEARCH: Final = Search()
