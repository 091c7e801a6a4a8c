"""The forms of the pieces in the box: locations, characters, objectives, mantas and the board."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.atlantes.state.terms import ANY_TYPE, NEEDS_NOTHING, NO_ICON
from tablee.kernel.decisions import Seat
from tablee.kernel.position import Step


class Effect:
    """What an icon or a character does, as a value: a test can inspect it, a card file name it, a bot weigh it."""

    def step(self, seat: Seat, by: str, but: int) -> Step:
        """The step that does it for this seat; `by` names the source, `but` the location that it may not concern."""
        raise NotImplementedError

    def need(self) -> int:
        """What an ability cannot do without."""
        return NEEDS_NOTHING

    def conquers(self) -> bool:
        """Is it a conquest?"""
        return False

    def words(self) -> str:
        """How a card file writes it."""
        raise NotImplementedError

    def told(self, lang: str) -> str:
        """How the card says it."""
        raise NotImplementedError


@dataclass
class Icon:
    """A symbol of a level or a manta: a resource, an ability, or nothing."""

    en: str
    fr: str
    gold: int = 0
    power: int = 0
    only: int = ANY_TYPE
    """The type of location that the power is against."""
    do: Effect | None = None
    provenance: str = "rulebook"


@dataclass
class Location:
    number: int
    kind: int
    gold: int
    power: int
    levels: tuple[int, ...]
    """Icons, from the top."""
    points: int
    manta: int = NO_ICON
    """The icon of the bonus manta at the bottom."""
    en: str = ""
    fr: str = ""
    text_en: str = ""
    text_fr: str = ""
    """Names and texts of a card file; the cards have none printed."""
    added: str = ""
    """The id of one that a card file adds; the others go by their number."""
    provenance: str = "reconstructed"

    def id(self) -> str:
        return self.added or f"L{self.number}"


@dataclass
class Character:
    id: str
    set: int
    en: str
    fr: str
    fr_by: str
    """Where the French name comes from: rulebook or ours."""
    do: tuple[Effect, ...]
    copies: int
    number: int = 0
    """A king's."""
    stays: bool = False
    """It is kept in hand when it is played, and no effect discards it."""
    rouses: bool = False
    """Alone, to play it lets the Ichtiandres place a manta."""
    when_two: tuple[Effect, ...] = ()
    """What the two-player switch adds."""
    leaves_for: int = NO_ICON
    """Before the first turn the card leaves the game for this bonus manta."""
    added: bool = False
    """By a card file."""
    text_en: str = ""
    text_fr: str = ""
    provenance: str = "reconstructed"


@dataclass
class Objective:
    id: str
    en: str
    fr: str
    measure: int
    least: int
    text_en: str
    text_fr: str
    token: int = 0
    """0: printed on the board."""
    side: str = ""
    provenance: str = "rulebook"


@dataclass
class Supply:
    """How many bonus mantas there are of one icon."""

    icon: int
    copies: int
    en: str = ""
    fr: str = ""
    text_en: str = ""
    text_fr: str = ""
    provenance: str = "reconstructed"


@dataclass
class People:
    """A player symbol and its starting mantas."""

    id: str
    symbol: str
    mantas: tuple[int, ...]
    en: str
    fr: str
    text_en: str = ""
    text_fr: str = ""
    provenance: str = "reconstructed"


@dataclass
class Board:
    """The numbers on the main board."""

    points: tuple[int, ...]
    """Of the spots of each track."""
    prices: tuple[int, ...]
    """Under the places of the character row."""
    discount: int
    """Power that a location of the upper row costs less."""
    upper: int
    """Room in the upper row."""
    text_en: str = ""
    text_fr: str = ""
    provenance: str = "reconstructed"


@dataclass
class Contents:
    """Everything in the box."""

    icons: tuple[Icon, ...]
    locations: tuple[Location, ...]
    characters: tuple[Character, ...]
    objectives: tuple[Objective, ...]
    supplies: tuple[Supply, ...]
    peoples: tuple[People, ...]
    board: Board


def cards_of(contents: Contents) -> list[Location | Character]:
    """In the order of the box: locations, then characters, then what a card file adds, by its own numbers. So a card's
    number is the same in every box that has it. Copies of a character are one card."""
    places = [place for place in contents.locations if not place.added]
    people = [card for card in contents.characters if not card.added]
    own: list[tuple[int, Location | Character]] = [
        *[(added_number(place.added), place) for place in contents.locations if place.added],
        *[(added_number(card.id), card) for card in contents.characters if card.added],
    ]
    return [*places, *people, *[card for _, card in sorted(own, key=lambda each: each[0])]]


def added_number(id: str) -> int:
    """
    >>> added_number("X12")
    12
    """
    return int(id[1:])


def id_of(card: Location | Character) -> str:
    return card.id() if isinstance(card, Location) else card.id


def ids_of(contents: Contents) -> list[str]:
    return [id_of(card) for card in cards_of(contents)]
