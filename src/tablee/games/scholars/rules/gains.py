"""What effects give and ask for, one pick at a time: workers, dice, influence, steps on tracks, prices, either-or."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.scholars.rules.choices import (
    ADVANCE,
    CHOOSE,
    DESTROY_DIE,
    FROM_BAG,
    GAIN_DIE,
    GAIN_WORKER,
    HARVEST,
    INFLUENCE,
    MARK,
    RETURN_DIE,
    SPEND_WORKER,
    WHATS,
    Advance,
    Choose,
    DestroyDie,
    DestroyFromBag,
    GainDie,
    GainWorker,
    Harvest,
    Influence,
    Mark,
    Recall,
    RecallGuild,
    ReturnDie,
    SpendWorker,
)
from tablee.games.scholars.rules.pick import Pick
from tablee.games.scholars.rules.refusals import COMPULSORY, HAS_INFLUENCE, NO_INFLUENCE_ON_PAGES, NOT_FACE_UP
from tablee.games.scholars.state.board import Scholars
from tablee.games.scholars.state.card import Deed
from tablee.games.scholars.state.people import Player
from tablee.games.scholars.state.terms import (
    BLACK,
    COLOURS,
    GUILDS,
    MEDICINE,
    NOBODY,
    PRIMARY_MASK,
    SCIENCES,
    TOP,
    TRACKS,
    WHITE,
)
from tablee.kernel.decisions import DONE, PASS, Choice, Decision, Done, Pass, Rule, Seat
from tablee.kernel.position import Step

XP_LEVEL: Final = 3
"""The space of a track that holds XP."""


@dataclass(init=False)
class GainingWorker(Pick):
    """Workers of any colour, from the supply."""

    seat: Seat
    left: int

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def ask(self, pos: Scholars) -> Decision | None:
        choices = [GAIN_WORKER[colour] for colour in range(4) if pos.workers[colour]]
        return Decision(self.seat, "gain-worker", (self.left,), choices) if choices else None

    def take(self, pos: Scholars, choice: Choice) -> None:
        assert isinstance(choice, GainWorker)
        pos.gain_worker(self.seat, choice.colour)
        if self.left > 1:
            pos.do(GainingWorker(self.seat, self.left - 1))


@dataclass(init=False)
class GainingDie(Pick):
    """Dice of one of some colours, from the supply; what replaces a colour that has run out is here alone. [3.5]"""

    seat: Seat
    mask: int
    in_hand: bool
    left: int

    def __init__(self, seat: Seat, mask: int, in_hand: bool, left: int) -> None:
        self.seat = seat
        self.mask = mask
        self.in_hand = in_hand
        self.left = left

    def ask(self, pos: Scholars) -> Decision | None:
        choices = [GAIN_DIE[colour] for colour in range(8) if self.mask >> colour & 1 and pos.dice[colour]]
        if not choices and self.mask != 1 << WHITE:
            choices = [GAIN_DIE[colour] for colour in range(8) if PRIMARY_MASK >> colour & 1 and pos.dice[colour]]
            if self.mask == 1 << BLACK:
                choices += white_dice(pos.players[self.seat])
        return Decision(self.seat, "gain-die", (self.left,), choices) if choices else None

    def take(self, pos: Scholars, choice: Choice) -> None:
        if self.left > 1:
            pos.do(GainingDie(self.seat, self.mask, self.in_hand, self.left - 1))
        if isinstance(choice, GainDie):
            pos.gain_die(self.seat, choice.colour, self.in_hand)
        else:
            destroy(pos, self.seat, choice)


def white_dice(me: Player) -> list[Choice]:
    """Every white die that could be destroyed: in the bag, or in hand by its value. [Rulings 33]"""
    choices: list[Choice] = [FROM_BAG] if me.bag[WHITE] else []
    last = 0
    for die in sorted([die for die in me.hand + me.fresh if die < 8]):
        if die != last:
            choices.append(DESTROY_DIE[die])
            last = die
    return choices


def has_white_dice(me: Player) -> bool:
    if me.bag[WHITE]:
        return True
    for die in me.hand:
        if die < 8:
            return True
    for die in me.fresh:
        if die < 8:
            return True
    return False


def destroy(pos: Scholars, seat: Seat, choice: Choice) -> None:
    """A white die back to the supply."""
    me = pos.players[seat]
    if isinstance(choice, DestroyFromBag):
        me.bag[WHITE] -= 1
    else:
        assert isinstance(choice, DestroyDie)
        (me.hand if choice.value in me.hand else me.fresh).remove(choice.value)
    pos.dice[WHITE] += 1
    pos.tell("destroyed-die", seat, ())


@dataclass(init=False)
class Destroying(Step):
    """Up to so many white dice back to the supply."""

    seat: Seat
    left: int

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def ask(self, pos: Scholars) -> Decision | None:
        choices = white_dice(pos.players[self.seat])
        if not choices:
            return None
        choices.append(DONE)
        return Decision(self.seat, "destroy", (self.left,), choices)

    def take(self, pos: Scholars, choice: Choice) -> None:
        if not isinstance(choice, Done):
            destroy(pos, self.seat, choice)
            if self.left > 1:
                pos.do(Destroying(self.seat, self.left - 1))

    def run(self, pos: Scholars) -> None:
        pass


# Influence. A place for it is a guild, SCROLL_PLACE + space, or ROOM_PLACE + room.

SCROLL_PLACE: Final = 100
ROOM_PLACE: Final = 200


def put_influence(pos: Scholars, seat: Seat, place: int) -> None:
    """From the supply; when that is empty, a piece comes from elsewhere on the board. [11.1, 11.4]"""
    me = pos.players[seat]
    if not me.influence:
        pos.do(Recalling(seat, place))
        return
    me.influence -= 1
    if place >= ROOM_PLACE:
        pos.owners[place - ROOM_PLACE] = seat
    elif place >= SCROLL_PLACE:
        pos.marks[place - SCROLL_PLACE] = seat
        pos.tell("marked", seat, (pos.box.ids[pos.spaces[place - SCROLL_PLACE]],))
    else:
        pos.guilds[place][seat] += 1
        pos.tell("influenced", seat, (GUILDS[place],))
        pos.recount(place)


@dataclass
class Recalling(Step):
    """No influence is left: take a piece from anywhere on the board except caliph cards, or do without. [11.4]"""

    seat: Seat
    place: int

    def ask(self, pos: Scholars) -> Decision | None:
        seat = self.seat
        choices: list[Choice] = [RecallGuild(guild) for guild in range(3) if pos.guilds[guild][seat]]
        choices += [
            Recall(card) for card, owner in zip(pos.rooms, pos.owners, strict=True) if card >= 0 and owner == seat
        ]
        choices += [
            Recall(card) for card, mark in zip(pos.spaces, pos.marks, strict=True) if card >= 0 and mark == seat
        ]
        return Decision(seat, "recall", (), [*choices, PASS])

    def take(self, pos: Scholars, choice: Choice) -> None:
        if isinstance(choice, Pass):
            return
        if isinstance(choice, RecallGuild):
            pos.guilds[choice.guild][self.seat] -= 1
            pos.recount(choice.guild)
            pos.tell("recalled-from-guild", self.seat, (GUILDS[choice.guild],))
        else:
            assert isinstance(choice, Recall)
            if choice.card >= pos.box.first_scroll:
                pos.marks[pos.space_of(choice.card)] = NOBODY
            else:
                pos.owners[pos.room_of(choice.card)] = NOBODY
            pos.tell("recalled", self.seat, (pos.box.ids[choice.card],))
        pos.players[self.seat].influence += 1
        put_influence(pos, self.seat, self.place)


@dataclass(init=False)
class Influencing(Pick):
    """Influence in guilds of choice, piece by piece."""

    seat: Seat
    left: int

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def ask(self, pos: Scholars) -> Decision | None:
        return Decision(self.seat, "influence", (self.left,), INFLUENCE[:])

    def take(self, pos: Scholars, choice: Choice) -> None:
        assert isinstance(choice, Influence)
        if self.left > 1:
            pos.do(Influencing(self.seat, self.left - 1))
        put_influence(pos, self.seat, choice.guild)

    def forbids(self, pos: Scholars, choice: Choice) -> Rule | None:
        if isinstance(choice, Mark):
            return NO_INFLUENCE_ON_PAGES if pos.box.first_page <= choice.card < pos.box.first_row_tile else None
        return COMPULSORY if isinstance(choice, (Done, Pass)) else None


@dataclass(init=False)
class Marking(Step):
    """Influence on face-up scrolls that carry none, on the map or in the House. [11.3]"""

    seat: Seat
    left: int

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def ask(self, pos: Scholars) -> Decision | None:
        spaces, marks = pos.spaces, pos.marks
        choices = [MARK[spaces[i]] for i in range(len(spaces)) if spaces[i] >= 0 and marks[i] < 0]
        return Decision(self.seat, "mark", (self.left,), choices) if choices else None

    def take(self, pos: Scholars, choice: Choice) -> None:
        assert isinstance(choice, Mark)
        if self.left > 1:
            pos.do(Marking(self.seat, self.left - 1))
        put_influence(pos, self.seat, SCROLL_PLACE + pos.space_of(choice.card))

    def run(self, pos: Scholars) -> None:
        pass

    def forbids(self, pos: Scholars, choice: Choice) -> Rule | None:
        if isinstance(choice, Mark):
            if pos.box.first_page <= choice.card < pos.box.first_row_tile:
                return NO_INFLUENCE_ON_PAGES
            return HAS_INFLUENCE if choice.card in pos.spaces else NOT_FACE_UP
        return COMPULSORY if isinstance(choice, (Done, Pass)) else None


# Research tracks


def advance(pos: Scholars, seat: Seat, track: int) -> None:
    """One space up, with its benefit; beyond the top something else instead. [9.3, 9.4]"""
    me = pos.players[seat]
    level = me.levels[track] + 1
    if level > TOP:
        pos.do_deed(seat, pos.box.benefit[track][TOP + 1])
        return
    me.levels[track] = level
    pos.advanced |= 1 << track
    pos.tell("advanced", seat, (SCIENCES[track], level))
    if level == XP_LEVEL and pos.track_xp >> track & 1:
        pos.track_xp &= ~(1 << track)
        pos.gain_xp(seat, 1)
    pos.do_deed(seat, pos.box.benefit[track][level])


@dataclass(init=False)
class Advancing(Pick):
    """One of some tracks, so many times."""

    seat: Seat
    mask: int
    left: int

    def __init__(self, seat: Seat, mask: int, left: int) -> None:
        self.seat = seat
        self.mask = mask
        self.left = left

    def ask(self, pos: Scholars) -> Decision | None:
        mask = self.mask
        choices = [ADVANCE[track] for track in range(TRACKS if pos.myriade else MEDICINE) if mask >> track & 1]
        return Decision(self.seat, "advance", (self.left,), choices) if choices else None

    def take(self, pos: Scholars, choice: Choice) -> None:
        assert isinstance(choice, Advance)
        if self.left > 1:
            pos.do(Advancing(self.seat, self.mask, self.left - 1))
        advance(pos, self.seat, choice.science)


def harvest(pos: Scholars, seat: Seat, track: int) -> None:
    """The benefit of the space that the marker stands on; on space 0 nothing. [5.2]"""
    pos.do_deed(seat, pos.box.benefit[track][pos.players[seat].levels[track]])


def can_harvest(pos: Scholars, seat: Seat, track: int) -> bool:
    return pos.can_do(seat, pos.box.benefit[track][pos.players[seat].levels[track]])


@dataclass
class HarvestingTrack(Pick):
    """One of some tracks."""

    seat: Seat
    mask: int

    def ask(self, pos: Scholars) -> Decision | None:
        tracks = [track for track in range(TRACKS) if self.mask >> track & 1 and can_harvest(pos, self.seat, track)]
        return Decision(self.seat, "harvest-track", (), [HARVEST[track] for track in tracks]) if tracks else None

    def take(self, pos: Scholars, choice: Choice) -> None:
        assert isinstance(choice, Harvest)
        pos.tell("harvested", self.seat, (SCIENCES[choice.science],))
        harvest(pos, self.seat, choice.science)


# Prices and either-or

# what a price is paid in
SILVER: Final = 0
XP: Final = 1
WORKER: Final = 2
DIE: Final = 3
WHITE_DIE: Final = 4
PRICES: Final = ("silver", "xp", "worker", "die", "white-die")


def can_pay(pos: Scholars, seat: Seat, price: int, amount: int, dice: int) -> bool:
    """`dice`: the colours of dice that would do, as a bit mask."""
    me = pos.players[seat]
    if price == SILVER:
        return me.silver >= amount
    if price == XP:
        return me.xp >= amount
    if price == WORKER:
        return sum(me.workers) >= amount
    if price == DIE:
        return any([dice >> (die >> 3) & 1 for die in me.hand])
    return pos.dice[WHITE] > 0


@dataclass
class Paying(Step):
    """A price, then what it buys; with `may` it can be left."""

    seat: Seat
    price: int
    amount: int
    dice: int
    do: Deed
    may: bool

    def ask(self, pos: Scholars) -> Decision | None:
        seat, me = self.seat, pos.players[self.seat]
        if not can_pay(pos, seat, self.price, self.amount, self.dice) or not pos.can_do(seat, self.do):
            return None
        choices: list[Choice] = [CHOOSE[WHATS.index("pay")]]
        if self.price == WORKER:
            choices = [SPEND_WORKER[colour] for colour in range(4) if me.workers[colour]]
        elif self.price == DIE:
            choices = [RETURN_DIE[die] for die in sorted(set(me.hand)) if self.dice >> (die >> 3) & 1]
        if self.may:
            choices.append(PASS)
        return Decision(seat, "pay-for", (PRICES[self.price], self.amount), choices, not self.may)

    def take(self, pos: Scholars, choice: Choice) -> None:
        if isinstance(choice, Pass):
            return
        seat, me = self.seat, pos.players[self.seat]
        if isinstance(choice, SpendWorker):
            me.workers[choice.colour] -= 1
            pos.workers[choice.colour] += 1
            pos.tell("spent-worker", seat, (COLOURS[choice.colour],))
        elif isinstance(choice, ReturnDie):
            me.hand.remove(8 * choice.colour + choice.value)
            me.bag[choice.colour] += 1
            pos.tell("returned-die", seat, (COLOURS[choice.colour], choice.value))
        elif self.price == SILVER:
            pos.pay_silver(seat, self.amount)
        elif self.price == XP:
            me.xp -= self.amount
            pos.tell("spent-xp", seat, (self.amount,))
        else:
            pos.gain_die(seat, WHITE, False)
        pos.do_deed(seat, self.do)

    def run(self, pos: Scholars) -> None:
        pass


@dataclass
class Choosing(Pick):
    """Exactly one of two deeds."""

    seat: Seat
    options: tuple[Deed, ...]

    def ask(self, pos: Scholars) -> Decision | None:
        choices = [CHOOSE[WHATS.index(deed.first)] for deed in self.options if pos.can_do(self.seat, deed)]
        return Decision(self.seat, "choose", (), choices) if choices else None

    def take(self, pos: Scholars, choice: Choice) -> None:
        assert isinstance(choice, Choose)
        for deed in self.options:
            if deed.first == WHATS[choice.what]:
                pos.do_deed(self.seat, deed)
                return


GAINS: Final = (
    GainingWorker,
    GainingDie,
    Destroying,
    Recalling,
    Influencing,
    Marking,
    Advancing,
    HarvestingTrack,
    Paying,
    Choosing,
)
