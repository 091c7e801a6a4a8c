"""The words that cards are written with: one for each thing that a card can do. Card files say the same words.

>>> deed(silver(1), either(die("black"), worker("white"))).written
'silver 1, either die black 1 / worker white 1'
"""

from __future__ import annotations

from tablee.games.scholars.rules.bonuses import (
    ForBreadth,
    ForDice,
    ForFewWhite,
    ForInfluence,
    ForLanguages,
    ForRetired,
    ForSavings,
    ForTrack,
)
from tablee.games.scholars.rules.effects import (
    ADVANCED,
    CONDITIONS,
    DICE,
    KNOWN_BY,
    SETS,
    AdvanceTrack,
    AlsoAction,
    CountAs,
    Destroy,
    Dice,
    Draw,
    Either,
    FullRest,
    GainPage,
    Goods,
    HarvestCard,
    HarvestTrack,
    If,
    InfluenceGuild,
    InfluenceScroll,
    MayPay,
    MoveGold,
    PerMarker,
    Plus,
    Recruit,
    RetireTop,
    SameColour,
    UpgradeCard,
    Workers,
)
from tablee.games.scholars.rules.gains import DIE, PRICES
from tablee.games.scholars.state.card import Bonus, Deed, Effect, bits, deed
from tablee.games.scholars.state.terms import ACTS, BLACK, COLOURS, GUILDS, LANGUAGES, SCIENCES, TRACKS

# Gains


def silver(amount: int) -> Effect:
    return Goods("silver", amount)


def gold(amount: int) -> Effect:
    return Goods("gold", amount)


def xp(amount: int) -> Effect:
    return Goods("xp", amount)


def worker(colour: str, amount: int = 1) -> Effect:
    """Of a colour, or of `any`."""
    return Workers(-1 if colour == "any" else COLOURS.index(colour), amount)


def die(colour: str, amount: int = 1) -> Effect:
    """Of a colour or of a group of colours (primary, secondary, coloured), into the bag."""
    return Dice(colours_of(colour), amount, False)


def die_in_hand(colour: str, amount: int = 1) -> Effect:
    """Rolled at once."""
    return Dice(colours_of(colour), amount, True)


def destroy(amount: int) -> Effect:
    return Destroy(amount)


def draw(amount: int) -> Effect:
    return Draw(amount)


def influence(guild: str, amount: int = 1) -> Effect:
    """In a guild, or in `any`."""
    return InfluenceGuild(-1 if guild == "any" else GUILDS.index(guild), amount)


def mark(amount: int) -> Effect:
    """Influence on so many scrolls."""
    return InfluenceScroll(amount)


def move_gold(amount: int) -> Effect:
    return MoveGold(amount, False, False)


def may_move_gold(amount: int) -> Effect:
    """The same; the card says that one may."""
    return MoveGold(amount, False, True)


def place_gold(amount: int) -> Effect:
    return MoveGold(amount, True, False)


def advance(track: str, amount: int = 1) -> Effect:
    """On a track, or on one of a group: primary, any (without Medicine), all."""
    return AdvanceTrack(tracks_of(track), amount)


def harvest(track: str) -> Effect:
    """Of a track, of one of a group, or of one that was `advanced` in this turn."""
    return HarvestTrack(ADVANCED if track == "advanced" else tracks_of(track))


# Things that have steps of their own


def employ() -> Effect:
    return Recruit(True)


def dispatch() -> Effect:
    return Recruit(False)


def retire() -> Effect:
    return RetireTop()


def page() -> Effect:
    return GainPage()


def upgrade() -> Effect:
    return UpgradeCard()


def rest() -> Effect:
    return FullRest()


def harvest_card() -> Effect:
    return HarvestCard()


# Around other effects


def pay(what: str, amount: int, *effects: Effect) -> Effect:
    """A price in silver, xp, workers or white-dice, then what it buys."""
    if PRICES.index(what) == DIE:
        raise ValueError("a die is paid by its colour")
    return MayPay(PRICES.index(what), amount, 0, Deed(effects))


def pay_die(colour: str, *effects: Effect) -> Effect:
    """A die of this colour, or a `coloured` one, goes from the hand into the bag."""
    mask = DICE["coloured"] | 1 << BLACK if colour == "coloured" else 1 << COLOURS.index(colour)
    return MayPay(DIE, 1, mask, Deed(effects))


def either(one: Deed | Effect, other: Deed | Effect) -> Effect:
    return Either((one if isinstance(one, Deed) else deed(one), other if isinstance(other, Deed) else deed(other)))


def when(condition: str, *effects: Effect) -> Effect:
    """Under a condition on this turn's action: `value 8`, `dice 2`, `colour red orange`, `met chinese`, `white-place`, …"""
    what, *given = condition.split()
    if what not in CONDITIONS:
        raise ValueError(condition)
    if what in ("value", "dice"):
        return If(what, int(given[0]), Deed(effects))
    return If(what, bits(" ".join(given), KNOWN_BY[what]) if given else 0, Deed(effects))


def per_level(level: int, *effects: Effect) -> Effect:
    """Once for each own research marker on this level or higher."""
    return PerMarker(level, Deed(effects))


# Abilities that change the action itself


def plus(amount: int) -> Effect:
    return Plus(amount)


def same(one: str, other: str) -> Effect:
    """Dice of these two colours count as the same."""
    return SameColour(COLOURS.index(one), COLOURS.index(other))


def also(act: str) -> Effect:
    return AlsoAction(ACTS.index(act))


def count(what: str, as_what: str) -> Effect:
    """What is left of one thing counts as another in the final scoring."""
    return CountAs(what, as_what)


# What scrolls are worth in the end


def for_influence(guild: str) -> Bonus:
    return ForInfluence(GUILDS.index(guild))


def for_languages(*languages: str) -> Bonus:
    """For each translated scroll in one of them."""
    return ForLanguages(tuple([LANGUAGES.index(language) for language in languages]))


def for_track(track: str) -> Bonus:
    return ForTrack(SCIENCES[:TRACKS].index(track))


def for_dice(primary: str, secondary: str) -> Bonus:
    """For each secondary one, and more for many primary ones."""
    return ForDice(COLOURS.index(primary), COLOURS.index(secondary))


def for_breadth() -> Bonus:
    return ForBreadth()


def for_few_white() -> Bonus:
    return ForFewWhite()


def for_retired() -> Bonus:
    return ForRetired()


def for_savings() -> Bonus:
    return ForSavings()


def colours_of(name: str) -> int:
    return DICE[name] if name in DICE else 1 << COLOURS.index(name)


def tracks_of(name: str) -> int:
    return SETS[name] if name in SETS else 1 << SCIENCES[:TRACKS].index(name)
