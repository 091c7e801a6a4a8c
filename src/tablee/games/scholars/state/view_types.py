"""What a view contains, declared once for whoever reads it: bots, the terminal, the page. Cards go by id."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

FIXED: Final = (
    "decks",
    "tuck_prices",
)
"""Lists that are as long as they are from the first choice to the last."""
PILES: Final = ("columns",)
"""Lists of which it counts how many cards lie in them."""


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
    row: int
    """Where a scroll that is delivered would come to; 0: there is no room."""


class WorkView(TypedDict):
    """The action being resolved."""

    slot: str
    colours: list[str]
    value: int


class PlacedWorkerView(TypedDict):
    """A worker on a die of the placement, counted from 1."""

    colour: str
    die: int


class RouteView(TypedDict):
    """A chain of translators from a scroll to Arabic, and what it costs."""

    translators: list[str]
    languages: list[str]
    """In which each of them receives the text."""
    fees: list[int]
    """In silver, for each of them."""
    gold: int
    silver: int
    """All fees, with that for influence on the scroll."""
    retiring: list[str]


class StopView(TypedDict):
    """A location that a Travel action reaches, and what it brings besides what is printed there."""

    place: str
    distance: int
    match: bool
    """The location has the action's colour."""
    xp: bool
    """A black action meets the neutral marker."""


class ReachView(TypedDict):
    """What an action can reach, by main action, and the tucked cards that it can use."""

    recruit: NotRequired[list[str]]
    travel: NotRequired[int]
    stops: NotRequired[list[StopView]]
    routes: NotRequired[dict[str, RouteView]]
    """By scroll, the cheapest chain."""
    research: NotRequired[dict[str, int]]
    translate: NotRequired[list[str]]
    study: NotRequired[list[int]]
    cards: NotRequired[list[str]]


class GivesView(ReachView):
    """What a placement would give in one of the colours that it could have."""

    colour: str
    value: int


class ProspectView(GivesView):
    """What dice in hand would give without any worker, in a slot that does all four actions."""

    dice: list[str]


class PlanView(TypedDict):
    """What somebody is picking together, as far as it goes: slot, action card, dice and workers; or a chain."""

    slot: NotRequired[str]
    card: NotRequired[str]
    dice: NotRequired[list[str]]
    faces: NotRequired[list[str]]
    """The dice as workers have made them, with one that is printed on the card."""
    workers: NotRequired[list[PlacedWorkerView]]
    gives: NotRequired[list[GivesView]]
    scroll: NotRequired[str]
    translators: NotRequired[list[str]]
    gold: NotRequired[int]
    silver: NotRequired[int]
    retiring: NotRequired[list[str]]
    routes: NotRequired[dict[str, RouteView]]
    """Of each scroll that could be translated, the cheapest chain."""
    chains: NotRequired[list[RouteView]]
    """How the chain that is being picked could go on to Arabic, cheapest first."""


class HarvestView(TypedDict):
    """What an action card brings when it is taken back."""

    science: str
    deed: str
    """As cards write effects."""


class RestView(TypedDict):
    """What a Rest would bring now."""

    draws: int
    back: int
    """Dice from the slots into the bag."""
    workers: int
    """Workers on them, which are gone."""
    harvests: list[HarvestView]


class CaliphTurnView(TypedDict):
    """What the next caliph card means for a guild."""

    guild: str
    chooser: str | None
    """Who takes an option for one influence there."""
    consoled: list[str]


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
    rest: RestView
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
    next_caliph: list[CaliphTurnView]
    """In the order in which the guilds come; empty after the last caliph."""
    dice: dict[str, int]
    workers: dict[str, int]
    pairs: list[list[str]]
    """Starting translators to draft, each with its resource card."""
    due: list[list[str]]
    """Cards to be tucked, each after its holder."""
    work: WorkView | None
    plan: PlanView | None
    prospects: NotRequired[list[ProspectView]]
    """For the seat that is about to place dice: what each of them would give, alone and in pairs."""
    players: list[PlayerView]
    pages: NotRequired[list[PageView | None]]
    page_pile: NotRequired[int]
    upgrades: NotRequired[list[UpgradeView | None]]
    track_xp: NotRequired[list[str]]
    caliph_xp: NotRequired[bool]
    opponent: NotRequired[OpponentView]


class Facts(TypedDict):
    """What an event or a question says, by name."""

    card: str
    cards: list[str]
    gone: str
    resource: str
    caliph: str
    scheme: str
    objective: str
    dice: list[str]
    colour: str
    science: str
    guild: str
    slot: str
    act: str
    option: str
    place: str
    to: str
    tile: str
    round: int
    count: int
    left: int
    value: int
    price: int
    fees: int
    amount: int
    xp: int
    room: int
    row: int
    level: int
    distance: int
    space: int


class Says(TypedDict, total=False):
    """What a choice says beside its fields."""

    card: str
    resource: str
    location: str
    makes: str
    match: bool
    value: int
    total: int
    price: int
    silver: int
    gold: int
    row: int


class CardExtra(TypedDict, total=False):
    """What a card's face holds beside names, texts and numbers."""

    effects: dict[str, str]
    """By occasion, in the words of the card file."""
    speaks: str
    set: str
    language: str
    colour: str
    bonus: str
    character: str
    track: str
    worker: str
    die: str
    banner: str
    slot: str
    first: str
    second: str
    needs: str
    space: str
    scroll: str
