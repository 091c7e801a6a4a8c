"""What a view contains, declared once for whoever reads it: bots, the terminal, the page. Cards and Spells go by id."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

FIXED: Final = ("slots",)
"""Lists that are as long as they are from the first choice to the last."""


class LaidView(TypedDict):
    """A Spell on an enemy."""

    spell: str | None
    """None for those who do not know it."""
    by: str | None
    """Who laid it face down in this round; None once it lies face up."""


class PlaceView(TypedDict):
    """A place of the horde."""

    place: str
    row: int
    x: int
    deck: str
    cards: int
    face: str
    """`up`, `down` or `gone`."""
    accessible: bool
    target: bool
    card: str | None
    strength: int | None
    """Of an enemy that lies face up, as it is now."""
    effects: list[str]
    """What it does at resolution, once the journal has taught it: `draws`, `absorbs`, `charges`."""
    on: list[LaidView]
    absorbed: list[str]
    bonus: int
    cloaked: bool


class TallyView(TypedDict):
    """How many Spells of one value are discarded."""

    card: str
    count: int


OptionsView = TypedDict("OptionsView", {"monster-pool": str, "mage-count-handicap": bool, "new-cards": bool})


class MageView(TypedDict):
    """A mage: what all see, and then either one's own or what one knows of another."""

    seat: str
    hand_count: int
    estimate: str | int | None
    """A signal, in level 7 a sum."""
    has_reward: bool
    hand: NotRequired[list[str]]
    aside: NotRequired[list[str]]
    reward: NotRequired[str | None]
    judged: NotRequired[str | None]
    known: NotRequired[list[str]]
    told: NotRequired[int | None]


class SyncroView(TypedDict):
    """The table as one mage sees it, or a spectator."""

    seat: str | None
    silent: bool
    level: int
    chapter: int
    attempt: int
    unlocked: list[str]
    added: list[str]
    """What of it this level's page of the journal adds."""
    aid: str
    phase: str
    round: int
    first: str
    """The Leader."""
    slots: list[str]
    """Who acts in each slot of the round."""
    slot: int
    attackers: int
    limit: int
    horde: list[PlaceView]
    pile: int
    discards: list[TallyView]
    monsters: int
    destroyed: list[str]
    lieutenants: int
    beaten: list[str]
    fog: int
    fog_discards: list[str]
    fog_applied: str | None
    curses: list[str]
    rewards: int
    reward_discards: list[str]
    due: int | None
    """What is still to be paid."""
    charging: str | None
    """The place of the enemy that asks for the payment."""
    defeat: str | None
    options: OptionsView
    players: list[MageView]


class Facts(TypedDict):
    """What an event or a question says, by name."""

    card: str
    place: str
    signal: str
    by: str
    fate: str
    receiver: str
    spell: int
    spells: list[int]
    round: int
    slot: int
    level: int
    count: int
    left: int
    sum: int
    total: int
    strength: int
    amount: int
    due: int
    chosen: int


class ToldExtra(TypedDict):
    """A level from which on a card is known, and what it is called before."""

    level: int
    before: dict[str, str]


class StoryPlaceExtra(TypedDict):
    """A place of a level's horde."""

    place: str
    row: int
    x: int
    deck: str
    face: str
    cards: int


class CardExtra(TypedDict, total=False):
    """What a card's face holds beside names, texts and numbers."""

    told: ToldExtra
    new: bool
    replaces: str
    level: int
    chapter: int
    places: list[StoryPlaceExtra]
