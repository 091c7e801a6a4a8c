"""What a view contains, declared once for whoever reads it: bots, the terminal, the page. Cards, mantas, icons and
objectives go by id."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

FIXED: Final = (
    "prices",
    "spots",
    "tracks",
    "triggers",
    "totems",
)
"""Lists that are as long as they are from the first choice to the last."""


class OfferView(TypedDict):
    """A location in a row of the sea, with what it costs there."""

    card: str
    gold: int
    power: int
    """Already without the discount of the upper row."""


class NicheView(TypedDict):
    """An ocean character, with the gold of its place."""

    card: str
    price: int


class ProgressView(TypedDict):
    """How far a player is from an objective, as far as the one who looks can know."""

    seat: str
    have: int
    need: int


class TrackView(TypedDict):
    """An objective and who stands on it."""

    objective: str
    mantas: list[str]
    """Seats, or `ghost`; the first spot first."""
    points: int
    """Of the first free spot."""
    progress: list[ProgressView]


class ScoutView(TypedDict):
    """What exploring would do now."""

    sinks: list[str]
    """Washed away from the upper row."""
    extras: int
    """To be discarded from the lower row, at the explorer's choice; the others move up."""
    reveals: int


class TriggerView(TypedDict):
    """Something that sets off the end, and how far off it is."""

    how: str
    left: int
    """Cards in the deck, objectives still to claim, mantas still to place."""
    steps: int
    """How many explorations, recruitments, claims or hauntings that takes at least."""
    near: bool
    """The next one can set it off."""
    who: str | None
    """Whose objectives they are; None for what all share."""


class PaymentView(TypedDict):
    """What is being paid for in the middle of a payment."""

    card: str
    place: int | None
    """In the character row, from 1."""
    resource: str
    total: int
    price: int


class LocationView(TypedDict):
    """A location on a player's board."""

    card: str
    raised: int
    levels: list[str]
    """Icons that are not covered yet; the first one is on top."""
    gives: str
    """The top level: an `ability`, a `resource`, `empty`, or `nothing` once the location is fully raised."""
    wins: str | None
    """The icon of the bonus manta that comes with its last level, if the supply has one."""


class AreaView(TypedDict):
    """A player's area. Hands are made of open cards; only a drafted king may be hidden."""

    seat: str
    symbol: str
    hand_count: int
    hand: list[str]
    king: str | None
    king_hidden: bool
    discard: list[str]
    board: list[LocationView]
    pile: list[str]
    ready: list[str]
    tired: list[str]
    bonus: int
    claimed: list[str]
    score: dict[str, int]
    """The lines of the final count, as if the game ended now."""


class TotemView(TypedDict):
    """An animal of the Council of the Ocean, and the most points it is given for."""

    name: str
    most: int | None
    """None: there is nothing above it."""


class AtlantesView(TypedDict):
    """The sea as one player sees it, or a spectator."""

    seat: str | None
    phase: str
    round: int
    turn: str
    first: str
    upper: list[OfferView]
    room: int
    """In the upper row."""
    discount: int
    """Power that a location of the upper row costs less."""
    lower: list[OfferView]
    deck: int
    sunk: list[str]
    row: list[NicheView]
    prices: list[int]
    """Of the places of the character row."""
    shoal: int
    supply: dict[str, int]
    """Bonus mantas left, by icon."""
    tracks: list[TrackView]
    spots: list[int]
    """Points of the spots of each track."""
    open_spots: int
    """How many of them are used."""
    slots: int
    """For locations on each board."""
    scout: ScoutView
    triggers: list[TriggerView]
    ghost: int
    playing: str | None
    replayed: list[str]
    used: list[str]
    """Locations whose resource was used in this main action."""
    payment: PaymentView | None
    paid: int
    ending: str | None
    last_turns: int
    kings_passed: int
    players: list[AreaView]
    kings: NotRequired[list[str]]
    totem: NotRequired[str]
    totems: NotRequired[list[TotemView]]


class Facts(TypedDict):
    """What an event or a question says, by name."""

    card: str
    cards: list[str]
    manta: str
    mantas: list[str]
    objective: str
    icon: str
    effect: str
    resource: str
    how: str
    to: str
    round: int
    count: int
    left: int
    price: int
    total: int
    power: int
    gold: int
    points: int
    spot: int


class Says(TypedDict, total=False):
    """What a choice says beside its fields."""

    card: str
    manta: str
    icon: str
    resource: str
    place: int
    price: int
    worth: int
    total: int
    wasted: int


class CardExtra(TypedDict, total=False):
    """What a card's face holds beside names, texts and numbers."""

    levels: list[str]
    manta: str
    icon: str
    mantas: list[str]
    effects: str
    symbol: str
    side: str
