"""The choices of Ancient Knowledge. A box has one of each kind for every card: choices are values, made once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.kernel.decisions import Choice


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


ARCHIVE: Final = Archive()
EXCAVATE: Final = Excavate()
SEARCH: Final = Search()
