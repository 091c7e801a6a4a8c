"""What cards do, as values, and how each is written in card files. cards/vocabulary.py has a short word for each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.scholars.rules.actions import ANY_VALUE, Recruiting, action_value, cheapest_room, within_reach
from tablee.games.scholars.rules.gains import (
    DIE,
    PRICES,
    Advancing,
    Choosing,
    Destroying,
    GainingDie,
    GainingWorker,
    HarvestingTrack,
    Influencing,
    Marking,
    Paying,
    can_harvest,
    can_pay,
    harvest,
    has_white_dice,
    put_influence,
)
from tablee.games.scholars.rules.gold import MovingGold, RetiringTop, placings, takings
from tablee.games.scholars.rules.pages import PageOrXp, Upgrading, upgrades
from tablee.games.scholars.rules.rest import Harvesting, Resting, harvest_of
from tablee.games.scholars.state.board import Scholars
from tablee.games.scholars.state.card import Deed, Effect
from tablee.games.scholars.state.terms import (
    ACTS,
    BLACK,
    CHARACTERS,
    COLOURED_MASK,
    COLOURS,
    DECKS,
    GUILDS,
    MEDICINE,
    PRIMARY_MASK,
    SCIENCES,
    SECONDARY_MASK,
    TRACKS,
    WHITE,
)
from tablee.kernel.decisions import Seat
from tablee.kernel.position import Step

DICE: Final = {"white": 1 << WHITE, "primary": PRIMARY_MASK, "secondary": SECONDARY_MASK, "coloured": COLOURED_MASK}
"""Groups of dice to gain."""
SETS: Final = {"primary": 0b0000111, "any": 0b0111111, "all": 0b1111111}
"""Groups of tracks; `any` is the icon without Medicine, `all` the one with it."""
ADVANCED: Final = -1
"""The tracks that went up in this turn."""


def name_in(groups: dict[str, int], mask: int, names: tuple[str, ...]) -> str:
    """The name of a group of dice or tracks, or of the only one in the mask."""
    for group, members in groups.items():
        if members == mask:
            return group
    return names[mask.bit_length() - 1]


# Gains


@dataclass
class Goods(Effect):
    """Silver, gold or XP from the supply."""

    what: str
    amount: int

    def apply(self, pos: Scholars, seat: Seat) -> None:
        if self.what == "silver":
            pos.gain_silver(seat, self.amount)
        elif self.what == "gold":
            pos.gain_gold(seat, self.amount)
        else:
            pos.gain_xp(seat, self.amount)

    def written(self) -> str:
        return f"{self.what} {self.amount}"


@dataclass
class Workers(Effect):
    """Of one colour, or of any (-1)."""

    colour: int
    amount: int

    def apply(self, pos: Scholars, seat: Seat) -> None:
        if self.colour < 0:
            pos.do(GainingWorker(seat, self.amount))
        else:
            for _ in range(self.amount):
                pos.gain_worker(seat, self.colour)

    def possible(self, pos: Scholars, seat: Seat) -> bool:
        return any(pos.workers) if self.colour < 0 else pos.workers[self.colour] > 0

    def written(self) -> str:
        return f"worker {'any' if self.colour < 0 else COLOURS[self.colour]} {self.amount}"


@dataclass
class Dice(Effect):
    """Of one of some colours (a bit mask), into the bag or rolled into the hand."""

    colours: int
    amount: int
    in_hand: bool

    def apply(self, pos: Scholars, seat: Seat) -> None:
        if self.colours == 1 << WHITE:
            for _ in range(min(self.amount, pos.dice[WHITE])):
                pos.gain_die(seat, WHITE, self.in_hand)
        else:
            pos.do(GainingDie(seat, self.colours, self.in_hand, self.amount))

    def possible(self, pos: Scholars, seat: Seat) -> bool:
        if self.colours == 1 << WHITE:
            return pos.dice[WHITE] > 0
        mask = self.colours | PRIMARY_MASK
        if any([mask >> colour & 1 and pos.dice[colour] for colour in range(len(COLOURS))]):
            return True
        return self.colours == 1 << BLACK and has_white_dice(pos.players[seat])

    def written(self) -> str:
        return f"{'die-in-hand' if self.in_hand else 'die'} {name_in(DICE, self.colours, COLOURS)} {self.amount}"


@dataclass
class Destroy(Effect):
    """Up to so many white dice back to the supply."""

    amount: int

    def apply(self, pos: Scholars, seat: Seat) -> None:
        pos.do(Destroying(seat, self.amount))

    def possible(self, pos: Scholars, seat: Seat) -> bool:
        return has_white_dice(pos.players[seat])

    def written(self) -> str:
        return f"destroy {self.amount}"


@dataclass
class Draw(Effect):
    """So many dice from the bag, rolled; they cannot be used in this turn."""

    amount: int

    def apply(self, pos: Scholars, seat: Seat) -> None:
        pos.draw_dice(seat, self.amount, True)

    def possible(self, pos: Scholars, seat: Seat) -> bool:
        return any(pos.players[seat].bag)

    def written(self) -> str:
        return f"draw {self.amount}"


@dataclass
class InfluenceGuild(Effect):
    """So much influence in one guild, or each in any (-1)."""

    guild: int
    amount: int

    def apply(self, pos: Scholars, seat: Seat) -> None:
        if self.guild < 0:
            pos.do(Influencing(seat, self.amount))
        else:
            for _ in range(self.amount):
                put_influence(pos, seat, self.guild)

    def written(self) -> str:
        return f"influence {'any' if self.guild < 0 else GUILDS[self.guild]} {self.amount}"


@dataclass
class InfluenceScroll(Effect):
    """On each of so many face-up scrolls that carry none."""

    amount: int

    def apply(self, pos: Scholars, seat: Seat) -> None:
        pos.do(Marking(seat, self.amount))

    def possible(self, pos: Scholars, seat: Seat) -> bool:
        return any([scroll >= 0 and mark < 0 for scroll, mark in zip(pos.spaces, pos.marks, strict=True)])

    def written(self) -> str:
        return f"mark {self.amount}"


@dataclass
class MoveGold(Effect):
    """So many times: place 1 own gold on a translator or take 1 from one; or only place. It can always be left."""

    amount: int
    only_place: bool
    says_may: bool
    """The card says so."""

    def apply(self, pos: Scholars, seat: Seat) -> None:
        pos.do(MovingGold(seat, self.amount, self.only_place))

    def possible(self, pos: Scholars, seat: Seat) -> bool:
        return bool(placings(pos, seat)) or (not self.only_place and bool(takings(pos, seat)))

    def written(self) -> str:
        verb = "place-gold" if self.only_place else "may-move-gold" if self.says_may else "move-gold"
        return f"{verb} {self.amount}"


@dataclass
class AdvanceTrack(Effect):
    """One of some tracks (a bit mask), so many times."""

    tracks: int
    amount: int

    def apply(self, pos: Scholars, seat: Seat) -> None:
        pos.do(Advancing(seat, self.tracks, self.amount))

    def possible(self, pos: Scholars, seat: Seat) -> bool:
        return pos.myriade or self.tracks != 1 << MEDICINE

    def written(self) -> str:
        return f"advance {name_in(SETS, self.tracks, SCIENCES)} {self.amount}"


@dataclass
class HarvestTrack(Effect):
    """One of some tracks (a bit mask, or those that went up)."""

    tracks: int

    def mask(self, pos: Scholars) -> int:
        return pos.advanced if self.tracks == ADVANCED else self.tracks

    def apply(self, pos: Scholars, seat: Seat) -> None:
        mask = self.mask(pos)
        if mask & (mask - 1):
            pos.do(HarvestingTrack(seat, mask))
        elif mask:
            harvest(pos, seat, mask.bit_length() - 1)

    def possible(self, pos: Scholars, seat: Seat) -> bool:
        mask = self.mask(pos)
        for track in range(TRACKS):
            if mask >> track & 1 and can_harvest(pos, seat, track):
                return True
        return False

    def written(self) -> str:
        return f"harvest {'advanced' if self.tracks == ADVANCED else name_in(SETS, self.tracks, SCIENCES)}"


# Things that have steps of their own


@dataclass
class Recruit(Effect):
    """Dispatch or employ the top card of any deck, without a value."""

    employ: bool

    def apply(self, pos: Scholars, seat: Seat) -> None:
        pos.do(Recruiting(seat, ANY_VALUE, not self.employ, self.employ))

    def possible(self, pos: Scholars, seat: Seat) -> bool:
        if self.employ and cheapest_room(pos) > pos.players[seat].silver:
            return False
        return bool(within_reach(pos, ANY_VALUE))

    def written(self) -> str:
        return "employ" if self.employ else "dispatch"


@dataclass
class RetireTop(Effect):
    """The top card of any deck."""

    def apply(self, pos: Scholars, seat: Seat) -> None:
        pos.do(RetiringTop(seat))

    def possible(self, pos: Scholars, seat: Seat) -> bool:
        return any([pos.top(deck) >= 0 for deck in range(DECKS)])

    def written(self) -> str:
        return "retire"


@dataclass
class GainPage(Effect):
    """A Page, or 2 XP."""

    def apply(self, pos: Scholars, seat: Seat) -> None:
        pos.do(PageOrXp(seat))

    def written(self) -> str:
        return "page"


@dataclass
class UpgradeCard(Effect):
    """An action card for a better one."""

    def apply(self, pos: Scholars, seat: Seat) -> None:
        pos.do(Upgrading(seat))

    def possible(self, pos: Scholars, seat: Seat) -> bool:
        return bool(upgrades(pos, seat))

    def written(self) -> str:
        return "upgrade"


@dataclass
class FullRest(Effect):
    """A whole Rest by the usual rules."""

    def apply(self, pos: Scholars, seat: Seat) -> None:
        pos.do(Resting(seat))

    def written(self) -> str:
        return "rest"


@dataclass
class HarvestCard(Effect):
    """The harvest of one action card in hand."""

    def apply(self, pos: Scholars, seat: Seat) -> None:
        pos.do(Harvesting(seat, pos.players[seat].cards, 1))

    def possible(self, pos: Scholars, seat: Seat) -> bool:
        cards = pos.players[seat].cards
        kinds = [kind for kind in range(len(SCIENCES)) if cards >> kind & 1]
        return any([pos.can_do(seat, harvest_of(pos, seat, kind)) for kind in kinds])

    def written(self) -> str:
        return "harvest-card"


# Around other effects


@dataclass
class MayPay(Effect):
    """A price, then other effects; `dice` are the colours of a die that goes from the hand into the bag."""

    price: int
    amount: int
    dice: int
    do: Deed

    def step(self, seat: Seat, may: bool) -> Step:
        return Paying(seat, self.price, self.amount, self.dice, self.do, may)

    def apply(self, pos: Scholars, seat: Seat) -> None:
        pos.do(self.step(seat, True))

    def use(self, pos: Scholars, seat: Seat) -> None:
        pos.do(self.step(seat, False))

    def possible(self, pos: Scholars, seat: Seat) -> bool:
        return can_pay(pos, seat, self.price, self.amount, self.dice) and pos.can_do(seat, self.do)

    def inner(self) -> tuple[Deed, ...]:
        return (self.do,)

    def written(self) -> str:
        if self.price == DIE:
            what = "coloured" if self.dice & (self.dice - 1) else COLOURS[self.dice.bit_length() - 1]
            return f"pay die {what}: {self.do.written}"
        return f"pay {PRICES[self.price]} {self.amount}: {self.do.written}"

    def reaches_on(self) -> bool:
        return True


@dataclass
class Either(Effect):
    """Exactly one of some effects."""

    options: tuple[Deed, ...]

    def apply(self, pos: Scholars, seat: Seat) -> None:
        pos.do(Choosing(seat, self.options))

    def possible(self, pos: Scholars, seat: Seat) -> bool:
        return any([pos.can_do(seat, option) for option in self.options])

    def inner(self) -> tuple[Deed, ...]:
        return self.options

    def written(self) -> str:
        return f"either {' / '.join([option.written for option in self.options])}"

    def reaches_on(self) -> bool:
        return True


KNOWN_BY: Final = {
    "colour": COLOURS,
    "delivered": GUILDS,
    "translated": GUILDS,
    "met": CHARACTERS,
    "advanced": SCIENCES,
}
"""What the bit mask of a condition stands for."""
CONDITIONS: Final = ("value", "dice", "white-place", *KNOWN_BY)


@dataclass
class If(Effect):
    """Effects under a condition on this turn's action; `number` is a value, a number of dice, or a bit mask."""

    condition: str
    number: int
    do: Deed

    def holds(self, pos: Scholars) -> bool:
        if self.condition == "colour":
            return bool(pos.colours & self.number)
        if self.condition == "value":
            return action_value(pos) >= self.number
        if self.condition == "dice":
            return pos.dice_used == self.number
        if self.condition == "delivered":
            return pos.delivered >= 0 and bool(self.number >> pos.delivered & 1)
        if self.condition == "translated":
            return pos.translated >= 0 and bool(self.number >> pos.translated & 1)
        if self.condition == "advanced":
            return bool(pos.advanced & self.number)
        return self.condition == "white-place" and pos.on_white

    def apply(self, pos: Scholars, seat: Seat) -> None:
        if self.holds(pos):
            pos.do_deed(seat, self.do)

    def use(self, pos: Scholars, seat: Seat) -> None:
        pos.use_deed(seat, self.do)

    def possible(self, pos: Scholars, seat: Seat) -> bool:
        return self.holds(pos) and pos.can_do(seat, self.do)

    def inner(self) -> tuple[Deed, ...]:
        return (self.do,)

    def met(self) -> int:
        return self.number if self.condition == "met" else 0

    def written(self) -> str:
        head = self.condition
        if self.condition in ("value", "dice"):
            head += f" {self.number}"
        elif self.condition in KNOWN_BY:
            names = KNOWN_BY[self.condition]
            head += "".join([f" {name}" for bit, name in enumerate(names) if self.number >> bit & 1])
        return f"if {head}: {self.do.written}"

    def reaches_on(self) -> bool:
        return True


@dataclass
class PerMarker(Effect):
    """Once for each own research marker on this level or higher."""

    level: int
    do: Deed

    def count(self, pos: Scholars, seat: Seat) -> int:
        return sum([1 for level in pos.players[seat].levels if level >= self.level])

    def apply(self, pos: Scholars, seat: Seat) -> None:
        for _ in range(self.count(pos, seat)):
            pos.do_deed(seat, self.do)

    def possible(self, pos: Scholars, seat: Seat) -> bool:
        return self.count(pos, seat) > 0 and pos.can_do(seat, self.do)

    def inner(self) -> tuple[Deed, ...]:
        return (self.do,)

    def written(self) -> str:
        return f"per level {self.level}: {self.do.written}"

    def reaches_on(self) -> bool:
        return True


# Abilities that change the action itself


@dataclass
class Plus(Effect):
    """Adds to the value of the action."""

    amount: int

    def plus(self) -> int:
        return self.amount

    def written(self) -> str:
        return f"plus {self.amount}"


@dataclass
class SameColour(Effect):
    """Two colours are one for this action."""

    one: int
    other: int

    def same(self) -> int:
        return 1 << self.one | 1 << self.other

    def written(self) -> str:
        return f"same {COLOURS[self.one]} {COLOURS[self.other]}"


@dataclass
class AlsoAction(Effect):
    """The slot may do this main action too."""

    act: int

    def also(self) -> int:
        return self.act

    def written(self) -> str:
        return f"also {ACTS[self.act]}"


@dataclass
class CountAs(Effect):
    """In the final scoring each leftover thing counts as another one."""

    what: str
    as_what: str

    def counts(self) -> tuple[str, str]:
        return (self.what, self.as_what)

    def written(self) -> str:
        return f"count {self.what} as {self.as_what}"
