"""The choices of Scholars of the South Tigris."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.scholars.state.terms import COLUMNS, ROOMS, SCIENCES
from tablee.kernel.decisions import Choice

WHATS: Final = (
    "silver",
    "gold",
    "xp",
    "worker",
    "die",
    "destroy",
    "retire",
    "upgrade",
    "employ",
    "advance",
    "pay",
)
"""The words that tell the options of an either-or apart."""


@dataclass
class Draft(Choice):
    """A starting translator with the resource card under it."""

    card: int


@dataclass
class Rest(Choice):
    """Take dice and cards back, draw, harvest."""


@dataclass
class Work(Choice):
    slot: int


@dataclass
class PlayCard(Choice):
    """An action card from hand."""

    science: int


@dataclass
class UseDie(Choice):
    colour: int
    value: int


@dataclass
class UseWorker(Choice):
    """A worker on the first die or the second, or on the printed one."""

    colour: int
    place: int


@dataclass
class PickColour(Choice):
    """The colour of the action, where two dice leave that open; the placement is done."""

    colour: int


@dataclass
class Act(Choice):
    """Begin the main action."""

    act: int


@dataclass
class UseBanner(Choice):
    """The brown banner of the action card."""


@dataclass
class Use(Choice):
    """A tucked card."""

    card: int


@dataclass
class Dispatch(Choice):
    card: int


@dataclass
class Employ(Choice):
    card: int


@dataclass
class PickRoom(Choice):
    room: int


@dataclass
class Move(Choice):
    distance: int


@dataclass
class Deliver(Choice):
    guild: int


@dataclass
class Study(Choice):
    """A black translation: the first option or the second."""

    study: int


@dataclass
class Translate(Choice):
    card: int


@dataclass
class Through(Choice):
    """The next translator of the chain."""

    card: int


@dataclass
class PlaceGold(Choice):
    card: int


@dataclass
class TakeGold(Choice):
    card: int


@dataclass
class Retire(Choice):
    """The top translator of a deck."""

    card: int


@dataclass
class GainWorker(Choice):
    colour: int


@dataclass
class GainDie(Choice):
    colour: int


@dataclass
class SpendWorker(Choice):
    colour: int


@dataclass
class ReturnDie(Choice):
    """From hand into the bag."""

    colour: int
    value: int


@dataclass
class DestroyFromBag(Choice):
    """A white die."""


@dataclass
class DestroyDie(Choice):
    """A white die in hand."""

    value: int


@dataclass
class Influence(Choice):
    guild: int


@dataclass
class Mark(Choice):
    """Influence on a scroll."""

    card: int


@dataclass
class RecallGuild(Choice):
    """Influence back from a guild, because none is left in the supply."""

    guild: int


@dataclass
class Recall(Choice):
    """Influence back from a translator or a scroll."""

    card: int


@dataclass
class Advance(Choice):
    science: int


@dataclass
class Harvest(Choice):
    science: int


@dataclass
class TakePage(Choice):
    card: int


@dataclass
class Upgrade(Choice):
    science: int


@dataclass
class Choose(Choice):
    what: int


@dataclass
class Tuck(Choice):
    card: int
    act: int


@dataclass
class Pay(Choice):
    """So much silver; each unit that is missing is a white die."""

    amount: int


@dataclass
class TakeOption(Choice):
    """Of a caliph card."""

    option: int


@dataclass
class Let(Choice):
    """Let the opponent have the scroll with your influence, for 1 silver."""


@dataclass
class Divert(Choice):
    """Pay 1 silver to send the opponent to the next scroll."""


# Choices are values: each is made once and shared by all decisions that offer it; those of cards, with the box.
WORK: Final[list[Choice]] = [Work(slot) for slot in range(6)]
PLAY_CARD: Final[list[Choice]] = [PlayCard(kind) for kind in range(len(SCIENCES))]
DIE: Final[list[Choice]] = [UseDie(die >> 3, die & 7) for die in range(64)]
WORKER: Final[list[Choice]] = [UseWorker(code & 3, code >> 2) for code in range(12)]
"""By 4 * place + colour."""
COLOUR: Final[list[Choice]] = [PickColour(colour) for colour in range(8)]
ACT: Final[list[Choice]] = [Act(act) for act in range(4)]
USE: Final[list[Choice]] = []
DISPATCH: Final[list[Choice]] = []
EMPLOY: Final[list[Choice]] = []
RETIRE: Final[list[Choice]] = []
ROOM: Final[list[Choice]] = [PickRoom(room) for room in range(ROOMS)]
MOVE: Final[list[Choice]] = [Move(distance) for distance in range(100)]
DELIVER: Final[list[Choice]] = [Deliver(guild) for guild in range(3)]
STUDY: Final[list[Choice]] = [Study(study) for study in range(2)]
TRANSLATE: Final[list[Choice]] = []
THROUGH: Final[list[Choice]] = []
PLACE_GOLD: Final[list[Choice]] = []
TAKE_GOLD: Final[list[Choice]] = []
GAIN_WORKER: Final[list[Choice]] = [GainWorker(colour) for colour in range(4)]
GAIN_DIE: Final[list[Choice]] = [GainDie(colour) for colour in range(8)]
SPEND_WORKER: Final[list[Choice]] = [SpendWorker(colour) for colour in range(4)]
RETURN_DIE: Final[list[Choice]] = [ReturnDie(die >> 3, die & 7) for die in range(64)]
DESTROY_DIE: Final[list[Choice]] = [DestroyDie(value) for value in range(8)]
INFLUENCE: Final[list[Choice]] = [Influence(guild) for guild in range(3)]
MARK: Final[list[Choice]] = []
ADVANCE: Final[list[Choice]] = [Advance(track) for track in range(7)]
HARVEST: Final[list[Choice]] = [Harvest(kind) for kind in range(len(SCIENCES))]
TAKE_PAGE: Final[list[Choice]] = []
UPGRADE: Final[list[Choice]] = [Upgrade(kind) for kind in range(8)]
CHOOSE: Final[list[Choice]] = [Choose(what) for what in range(len(WHATS))]
TUCK: Final[list[list[Choice]]] = []
PAY: Final[list[Choice]] = [Pay(amount) for amount in range(100)]
TAKE_OPTION: Final[list[Choice]] = [TakeOption(option) for option in range(3)]
REST: Final = Rest()
BANNER: Final = UseBanner()
FROM_BAG: Final = DestroyFromBag()
LET: Final = Let()
DIVERT: Final = Divert()


def make_choices(cards: int) -> None:
    """Enough of them for a box of so many cards."""
    for card in range(len(USE), cards):
        USE.append(Use(card))
        DISPATCH.append(Dispatch(card))
        EMPLOY.append(Employ(card))
        RETIRE.append(Retire(card))
        TRANSLATE.append(Translate(card))
        THROUGH.append(Through(card))
        PLACE_GOLD.append(PlaceGold(card))
        TAKE_GOLD.append(TakeGold(card))
        MARK.append(Mark(card))
        TAKE_PAGE.append(TakePage(card))
        TUCK.append([Tuck(card, column) for column in range(COLUMNS)])


PRICED: Final[frozenset[type[Choice]]] = frozenset(
    (Draft, UseDie, UseWorker, PickRoom, Move, Deliver, Through, PlaceGold, TakeGold, TakePage, Tuck)
)
