"""What a view contains, declared once for whoever reads it: bots, the terminal, the page. Cards go by id."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class OptionsView(TypedDict):
    """How this game is played."""

    myriade: bool
    mode: str
    promos: bool


class DeckView(TypedDict):
    """A deck of translators, its top card face up."""

    card: str | None
    count: int
    value: int
    """That an action needs to recruit from it."""


class RoomView(TypedDict):
    """A translator in a room of the House of Wisdom."""

    card: str
    owner: str | None
    """None: neutral."""
    gold: int


class SpaceView(TypedDict):
    """A scroll on the map or in the House."""

    card: str
    influence: str | None


class GuildView(TypedDict):
    """Influence in a guild, by player, and who controls it."""

    influence: dict[str, int]
    control: str | None


class WorkView(TypedDict):
    """The action being resolved."""

    slot: str
    colours: list[str]
    value: int


class PlacedWorkerView(TypedDict):
    """A worker on a die of the placement, counted from 1."""

    colour: str
    die: int


class ReachView(TypedDict):
    """What an action can reach, by main action, and the tucked cards that it can use."""

    recruit: NotRequired[list[str]]
    travel: NotRequired[int]
    research: NotRequired[dict[str, int]]
    translate: NotRequired[list[str]]
    study: NotRequired[list[int]]
    cards: NotRequired[list[str]]


class GivesView(ReachView):
    """What a placement would give in one of the colours that it could have."""

    colour: str
    value: int


class PlanView(TypedDict):
    """What somebody is picking together, as far as it goes: slot, action card, dice and workers; or a chain."""

    slot: NotRequired[str]
    card: NotRequired[str]
    dice: NotRequired[list[str]]
    workers: NotRequired[list[PlacedWorkerView]]
    gives: NotRequired[list[GivesView]]
    scroll: NotRequired[str]
    translators: NotRequired[list[str]]
    gold: NotRequired[int]
    silver: NotRequired[int]
    retiring: NotRequired[list[str]]


class SlotView(TypedDict):
    """A slot in use: its action card, the dice and the workers on it."""

    card: str
    dice: list[str]
    workers: list[str]


class PlayerView(TypedDict):
    """One player's board, bag and hand, which everybody sees."""

    seat: str
    silver: int
    gold: int
    xp: int
    influence: int
    bag: dict[str, int]
    hand: list[str]
    fresh: list[str]
    """Dice that came to hand in this turn."""
    workers: dict[str, int]
    cards: list[str]
    """Action cards in hand, by science."""
    upgraded: list[str]
    slots: list[SlotView | None]
    levels: dict[str, int]
    place: str
    goal: str | None
    objectives: list[bool]
    scrolls: list[str]
    columns: list[list[str]]
    tuck_prices: list[int]
    rows: int
    flipped: int
    dice_sum: int
    score: dict[str, int]


class PageView(TypedDict):
    """A Page on offer."""

    card: str
    price: int


class UpgradeView(TypedDict):
    """An upgraded action card on offer."""

    card: str
    xp: int


class OpponentView(TypedDict):
    """The solo opponent."""

    level: int
    influence: int
    track: int
    returns: int
    markers: list[bool]
    dice_sum: int
    given: str | None
    """The language of the scroll that they began with; None when there is none, or when it is known."""
    scrolls: list[str]
    retired: list[str]
    pages: list[str]
    schemes: int
    played: list[str]
    score: dict[str, int]


class ScholarsView(TypedDict):
    """The table, which all see alike."""

    seat: str | None
    phase: str
    round: int
    last_round: int
    """0 while nobody knows."""
    turn: str
    first: str
    options: OptionsView
    decks: list[DeckView]
    rooms: list[RoomView | None]
    map: list[SpaceView | None]
    house: dict[str, list[SpaceView | None]]
    """By guild, from the top."""
    guilds: dict[str, GuildView]
    neutral: str
    pile: int
    reserve: int
    caliphs: list[dict[str, str | None]]
    """Of each caliph card shown: whose influence lies on which option."""
    dice: dict[str, int]
    workers: dict[str, int]
    pairs: list[list[str]]
    """Starting translators to draft, each with its resource card."""
    due: list[list[str]]
    """Cards to be tucked, each after its holder."""
    work: WorkView | None
    plan: PlanView | None
    players: list[PlayerView]
    pages: NotRequired[list[PageView | None]]
    page_pile: NotRequired[int]
    upgrades: NotRequired[list[UpgradeView | None]]
    track_xp: NotRequired[list[str]]
    caliph_xp: NotRequired[bool]
    opponent: NotRequired[OpponentView]
