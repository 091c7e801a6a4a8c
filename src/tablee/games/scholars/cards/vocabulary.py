"""The words that cards are written with: one for each thing that a card can do. Card files say the same words.

>>> deed(silver(1), either(die("black"), worker("white"))).written
'silver 1, either die black 1 / worker white 1'
"""

from __future__ import annotations

from typing import Final

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
from tablee.games.scholars.rules.choices import WHATS
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
from tablee.games.scholars.rules.gains import DIE, PRICES, SILVER, XP
from tablee.games.scholars.rules.work import MOST_DICE
from tablee.games.scholars.state.card import Bonus, Deed, Effect, Unknown, bits
from tablee.games.scholars.state.terms import ACTS, BLACK, COLOURS, GUILDS, LANGUAGES, SCIENCES, TOP, TRACKS, WORKERS
from tablee.kernel.cards import is_whole
from tablee.kernel.errors import Sentence

MOST: Final[int] = 20
"""Of anything that a card gives or asks for."""
COUNTED: Final[dict[str, str]] = {"xp": "gold", "worker": "silver"}
"""What is left of one thing, and what it can count as."""


def deed(*effects: Effect) -> Deed:
    """What a card does on one occasion.

    >>> deed("silver 3")
    Traceback (most recent call last):
    tablee.games.scholars.state.card.Unknown: an effect is 'silver 3', not a word such as silver(2)
    """
    for effect in effects:
        if not isinstance(effect, Effect):
            raise Unknown(
                f"an effect is {effect!r}, not a word such as silver(2)", Sentence("expected", what="silver 2")
            )
    return Deed(effects)


def place_of(what: str, word: str, known: tuple[str, ...]) -> int:
    """Where a word stands among those that are known.

    >>> place_of("the colour of a worker", "purple", ("any", "white", "red"))
    Traceback (most recent call last):
    tablee.games.scholars.state.card.Unknown: the colour of a worker is 'purple', not one of any, white, red
    """
    if word not in known:
        raise Unknown(
            f"{what} is {word!r}, not one of {', '.join(known)}", Sentence("expected-one-of", values=list(known))
        )
    return known.index(word)


def amount_of(what: str, amount: int, most: int = MOST) -> int:
    if not is_whole(amount, 1, most):
        if most == 1:
            raise Unknown(f"{what} is {amount!r}, not 1", Sentence("expected", what=1))
        expected = Sentence("expected-number", least=1, most=most)
        raise Unknown(f"{what} is {amount!r}, not a number from 1 to {most}", expected)
    return amount


def colour_of(what: str, colour: str) -> int:
    return place_of(f"the colour of {what}", colour, COLOURS)


def track_of(track: str) -> int:
    return place_of("the track", track, SCIENCES[:TRACKS])


# Gains


def silver(amount: int) -> Effect:
    return Goods("silver", amount_of("the silver", amount))


def gold(amount: int) -> Effect:
    return Goods("gold", amount_of("the gold", amount))


def xp(amount: int) -> Effect:
    return Goods("xp", amount_of("the XP", amount))


def worker(colour: str, amount: int = 1) -> Effect:
    """Of a colour, or of `any`."""
    place = place_of("the colour of a worker", colour, ("any", *COLOURS[:WORKERS]))
    return Workers(place - 1, amount_of("the number of workers", amount))


def die(colour: str, amount: int = 1) -> Effect:
    """Of a colour or of a group of colours (primary, secondary, coloured), into the bag."""
    return Dice(colours_of(colour), amount_of("the number of dice", amount), False)


def die_in_hand(colour: str, amount: int = 1) -> Effect:
    """Rolled at once."""
    return Dice(colours_of(colour), amount_of("the number of dice", amount), True)


def destroy(amount: int) -> Effect:
    return Destroy(amount_of("the number of dice", amount))


def draw(amount: int) -> Effect:
    return Draw(amount_of("the number of dice", amount))


def influence(guild: str, amount: int = 1) -> Effect:
    """In a guild, or in `any`."""
    place = place_of("the guild", guild, ("any", *GUILDS))
    return InfluenceGuild(place - 1, amount_of("the influence", amount))


def mark(amount: int) -> Effect:
    """Influence on so many scrolls."""
    return InfluenceScroll(amount_of("the influence", amount))


def move_gold(amount: int) -> Effect:
    return MoveGold(amount_of("the gold", amount), False, False)


def may_move_gold(amount: int) -> Effect:
    """The same; the card says that one may."""
    return MoveGold(amount_of("the gold", amount), False, True)


def place_gold(amount: int) -> Effect:
    return MoveGold(amount_of("the gold", amount), True, False)


def advance(track: str, amount: int = 1) -> Effect:
    """On a track, or on one of a group: primary, any (without Medicine), all."""
    return AdvanceTrack(tracks_of(track), amount_of("the number of steps", amount))


def harvest(track: str) -> Effect:
    """Of a track, of one of a group, or of one that was `advanced` in this turn."""
    return HarvestTrack(ADVANCED if track == "advanced" else tracks_of(track, "advanced"))


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
    """A price in silver or XP, 1 worker, or 1 white die that one takes; then what it buys. Other dice: `pay_die`."""
    place_of("the price", what, (*PRICES[:DIE], *PRICES[DIE + 1 :]))
    price = PRICES.index(what)
    most = MOST if price in (SILVER, XP) else 1
    return MayPay(price, amount_of("the price", amount, most), 0, deed(*effects))


def pay_die(colour: str, *effects: Effect) -> Effect:
    """A die of this colour, or a `coloured` one, goes from the hand into the bag."""
    place = place_of("the colour of a die", colour, ("coloured", *COLOURS))
    mask = 1 << place - 1 if place else DICE["coloured"] | 1 << BLACK
    return MayPay(DIE, 1, mask, deed(*effects))


def either(one: Deed | Effect, other: Deed | Effect) -> Effect:
    options = (one if isinstance(one, Deed) else deed(one), other if isinstance(other, Deed) else deed(other))
    check_options(options)
    return Either(options)


def check_options(options: tuple[Deed, Deed]) -> None:
    """Players tell two options apart by their first words."""
    one, other = options
    place_of("the first word of an option", one.first, WHATS)
    place_of("the first word of the other option", other.first, tuple([word for word in WHATS if word != one.first]))


def when(condition: str, *effects: Effect) -> Effect:
    """Under a condition on this turn's action: `value 8`, `dice 2`, `colour red orange`, `met chinese`, `white-place`, …"""
    what, *given = condition.split() or [""]
    place_of("the condition", what, CONDITIONS)
    if what in ("value", "dice"):
        least = " ".join(given)
        most = MOST if what == "value" else MOST_DICE
        return If(what, amount_of(f"the {what}", int(least) if least.isdecimal() else 0, most), deed(*effects))
    if what not in KNOWN_BY:
        if given:
            raise Unknown(f"the condition is {condition!r}, not {what}", Sentence("expected-one-of", values=[what]))
        return If(what, 0, deed(*effects))
    known = SCIENCES[:TRACKS] if what == "advanced" else KNOWN_BY[what]
    for number, word in enumerate(given or [""]):
        place_of(f"the word after {what}", word, tuple([each for each in known if each not in given[:number]]))
    return If(what, bits(" ".join(given), known), deed(*effects))


def per_level(level: int, *effects: Effect) -> Effect:
    """Once for each own research marker on this level or higher."""
    return PerMarker(amount_of("the level", level, TOP), deed(*effects))


# Abilities that change the action itself


def plus(amount: int) -> Effect:
    return Plus(amount_of("what it adds", amount))


def same(one: str, other: str) -> Effect:
    """Dice of these two colours count as the same."""
    first = colour_of("a die", one)
    place_of("the other colour", other, tuple([colour for colour in COLOURS if colour != one]))
    return SameColour(first, COLOURS.index(other))


def also(act: str) -> Effect:
    return AlsoAction(place_of("the action", act, ACTS))


def count(what: str, as_what: str) -> Effect:
    """What is left of one thing counts as another in the final scoring."""
    place_of("what is left", what, tuple(COUNTED))
    place_of(f"what {what} counts as", as_what, (COUNTED[what],))
    return CountAs(what, as_what)


# What scrolls are worth in the end


def for_influence(guild: str) -> Bonus:
    return ForInfluence(place_of("the guild", guild, GUILDS))


def for_languages(*languages: str) -> Bonus:
    """For each translated scroll in one of them."""
    return ForLanguages(tuple([place_of("the language", language, LANGUAGES) for language in languages]))


def for_track(track: str) -> Bonus:
    return ForTrack(track_of(track))


def for_dice(primary: str, secondary: str) -> Bonus:
    """For each secondary one, and more for many primary ones."""
    return ForDice(colour_of("the primary dice", primary), colour_of("the secondary dice", secondary))


def for_breadth() -> Bonus:
    return ForBreadth()


def for_few_white() -> Bonus:
    return ForFewWhite()


def for_retired() -> Bonus:
    return ForRetired()


def for_savings() -> Bonus:
    return ForSavings()


def colours_of(name: str) -> int:
    place_of("the colour of a die", name, (*DICE, *COLOURS[1:]))
    return DICE[name] if name in DICE else 1 << COLOURS.index(name)


def tracks_of(name: str, *others: str) -> int:
    """A track or a group of them; `others`: what could stand there as well."""
    place_of("the track", name, (*SETS, *others, *SCIENCES[:TRACKS]))
    return SETS[name] if name in SETS else 1 << SCIENCES.index(name)
