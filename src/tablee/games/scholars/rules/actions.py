"""The main actions Recruit, Travel and Research. [7, 8, 9]"""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.scholars.rules.caliphs import Refill
from tablee.games.scholars.rules.choices import (
    ADVANCE,
    DELIVER,
    DISPATCH,
    EMPLOY,
    MOVE,
    ROOM,
    Advance,
    Deliver,
    Dispatch,
    Employ,
    Move,
    PickRoom,
)
from tablee.games.scholars.rules.gains import ROOM_PLACE, Advancing, advance, put_influence
from tablee.games.scholars.rules.gold import pay_fee, take_top
from tablee.games.scholars.rules.refusals import (
    COMPULSORY,
    DELIVERY_TOO_EXPENSIVE,
    GUILD_FULL,
    NO_FEE,
    NO_ROOM,
    NO_SCROLL_HERE,
    NOT_ON_TOP,
    ROOM_TAKEN,
    ROOM_TOO_EXPENSIVE,
    STEP_TOO_EXPENSIVE,
    TOO_FAR,
    VALUE_TOO_LOW,
    WHITE_RESEARCH,
    WRONG_TRACK,
)
from tablee.games.scholars.state.board import Scholars
from tablee.games.scholars.state.terms import (
    BLACK,
    COLOURED_MASK,
    DECKS,
    GUILDS,
    LOCATIONS,
    MAP_SPACES,
    MEDICINE,
    NONE,
    RECRUIT,
    ROWS,
    TRACKS,
    WHITE,
)
from tablee.kernel.decisions import DONE, PASS, Choice, Decision, Done, Pass, Rule, Seat
from tablee.kernel.position import Step

# Recruit


def recruit_value(pos: Scholars) -> int:
    """A black Recruit action is worth more, in whatever slot. [Expansion 7; rulings 57]"""
    return pos.value + pos.box.black_recruit if pos.myriade and pos.colours >> BLACK & 1 else pos.value


def action_value(pos: Scholars) -> int:
    """The value as conditions on cards look at it: what black adds to a Recruit action is not there for another one."""
    recruits = pos.act == RECRUIT
    if pos.act < 0 and pos.slot == RECRUIT:  # to come; for certain, unless a card lets the slot do something else
        recruits = not any([pos.box.also[card] >= 0 for card in pos.players[pos.turn].columns[RECRUIT]])
    return recruit_value(pos) if recruits else pos.value


def cheapest_room(pos: Scholars) -> int:
    """The price of the cheapest free room; a large number when none is free."""
    cost, rooms = pos.box.room_cost, pos.rooms
    return min([cost[room] for room in range(len(rooms)) if rooms[room] < 0], default=999)


def why_not_recruit(pos: Scholars, seat: Seat, card: int, value: int) -> Rule | None:
    """The rule against dealing with this translator of the top row."""
    if card >= pos.box.first_starter or pos.top(pos.box.deck[card]) != card:
        return NOT_ON_TOP
    return VALUE_TOO_LOW if pos.box.recruit[pos.box.deck[card]] > value else None


def why_not_employ(pos: Scholars, seat: Seat, card: int, value: int) -> Rule | None:
    rule = why_not_recruit(pos, seat, card, value)
    if rule is not None:
        return rule
    price = cheapest_room(pos)
    if price == 999:
        return NO_ROOM
    return ROOM_TOO_EXPENSIVE if price > pos.players[seat].silver else None


def within_reach(pos: Scholars, value: int) -> list[int]:
    """The top translators whose decks this value opens. [8]"""
    recruit = pos.box.recruit
    tops = [pos.top(deck) for deck in range(DECKS) if recruit[deck] <= value]
    return [card for card in tops if card >= 0]


ANY_VALUE = 999
"""Of an effect that employs or dispatches without an action."""


@dataclass(init=False)
class Recruiting(Step):
    """Dispatch or employ the top translator of a deck that the value opens. [8]"""

    seat: Seat
    value: int
    dispatch: bool
    employ: bool

    def __init__(self, seat: Seat, value: int, dispatch: bool, employ: bool) -> None:
        self.seat = seat
        self.value = value
        self.dispatch = dispatch
        self.employ = employ

    def ask(self, pos: Scholars) -> Decision | None:
        cards = within_reach(pos, self.value)
        choices: list[Choice] = []
        if self.dispatch:
            choices = [DISPATCH[card] for card in cards]
        if self.employ and cheapest_room(pos) <= pos.players[self.seat].silver:
            choices += [EMPLOY[card] for card in cards]
        value = self.value if self.value < ANY_VALUE else 0
        return Decision(self.seat, "recruit", (value,), choices, True) if choices else None

    def take(self, pos: Scholars, choice: Choice) -> None:
        seat = self.seat
        if isinstance(choice, Dispatch):
            pos.sent = choice.card
            pos.interact(seat, choice.card)
            pos.tell("dispatched", seat, (pos.box.ids[choice.card],))
            pos.do(Bury(choice.card))
            pos.do_deed(seat, pos.box.dispatch[choice.card])
        else:
            assert isinstance(choice, Employ)
            pos.do(Employing(seat, choice.card))

    def run(self, pos: Scholars) -> None:
        pass

    def forbids(self, pos: Scholars, choice: Choice) -> Rule | None:
        if isinstance(choice, Dispatch) and self.dispatch:
            return why_not_recruit(pos, self.seat, choice.card, self.value)
        if isinstance(choice, Employ) and self.employ:
            return why_not_employ(pos, self.seat, choice.card, self.value)
        return COMPULSORY if isinstance(choice, (Done, Pass)) else None


@dataclass
class Bury(Step):
    """A dispatched translator goes under its deck."""

    card: int

    def run(self, pos: Scholars) -> None:
        pos.sent = NONE
        pos.bury(self.card)


@dataclass(init=False)
class Employing(Step):
    """An empty room that can be paid, own influence on the translator, then the room's effect. [8.2]"""

    seat: Seat
    card: int

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def ask(self, pos: Scholars) -> Decision | None:
        cost, rooms, silver = pos.box.room_cost, pos.rooms, pos.players[self.seat].silver
        choices = [ROOM[room] for room in range(len(rooms)) if rooms[room] < 0 and cost[room] <= silver]
        return Decision(self.seat, "room", (pos.box.ids[self.card],), choices, True)

    def take(self, pos: Scholars, choice: Choice) -> None:
        assert isinstance(choice, PickRoom)
        seat, card, room = self.seat, self.card, choice.room
        pos.pay_silver(seat, pos.box.room_cost[room])
        pos.rooms[room] = card
        pos.tell("employed", seat, (pos.box.ids[card], room + 1))
        pos.interact(seat, card)
        take_top(pos, pos.box.deck[card])
        if pos.box.room_deed[room]:
            pos.do(RoomEffect(seat, room))
        put_influence(pos, seat, ROOM_PLACE + room)

    def forbids(self, pos: Scholars, choice: Choice) -> Rule | None:
        if isinstance(choice, PickRoom) and choice.room < len(pos.rooms):
            return ROOM_TAKEN if pos.rooms[choice.room] >= 0 else ROOM_TOO_EXPENSIVE
        return None


@dataclass
class RoomEffect(Step):
    seat: Seat
    room: int

    def run(self, pos: Scholars) -> None:
        pos.do_deed(self.seat, pos.box.room_deed[self.room])


# Travel


@dataclass(init=False)
class Travelling(Step):
    """Clockwise, at least one space and at most as many as the value. [7.1]"""

    seat: Seat

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, pos: Scholars) -> Decision | None:
        return Decision(self.seat, "travel", (pos.value,), MOVE[1 : pos.value + 1], True)

    def take(self, pos: Scholars, choice: Choice) -> None:
        assert isinstance(choice, Move)
        seat = self.seat
        me = pos.players[seat]
        start, box = me.place, pos.box
        me.place = (start + choice.distance) % LOCATIONS
        pos.tell("travelled", seat, (box.ids[pos.box.first_place + me.place], choice.distance))
        to_neutral = (pos.neutral - start) % LOCATIONS or LOCATIONS
        if pos.colours >> BLACK & 1 and choice.distance >= to_neutral:
            pos.gain_xp(seat, 1)
        pos.on_white = box.place_colour[me.place] == WHITE
        pos.do(Stop(seat))
        if pos.colours >> box.place_colour[me.place] & 1:
            pos.do_deed(seat, box.match_deed)

    def forbids(self, pos: Scholars, choice: Choice) -> Rule | None:
        return TOO_FAR if isinstance(choice, Move) else None


def why_not_deliver(pos: Scholars, seat: Seat, guild: int) -> Rule | None:
    """The rule against delivering the scroll beside the marker to this guild."""
    space = pos.box.place_space[pos.players[seat].place]
    if space < 0 or pos.spaces[space] < 0:
        return NO_SCROLL_HERE
    row = pos.free_row(guild)
    if row < 0:
        return GUILD_FULL
    silver, fee = pos.players[seat].silver, pos.scroll_fee(seat, space)
    if fee > silver:
        return NO_FEE
    return DELIVERY_TOO_EXPENSIVE if fee + pos.box.row_cost[row] > silver else None


@dataclass(init=False)
class Stop(Step):
    """What the location gives; beside a scroll, one delivery. [7.3, 7.5]"""

    seat: Seat

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, pos: Scholars) -> Decision | None:
        seat = self.seat
        space = pos.box.place_space[pos.players[seat].place]
        if space < 0 or pos.spaces[space] < 0:
            return None
        choices = [DELIVER[guild] for guild in range(3) if why_not_deliver(pos, seat, guild) is None]
        if not choices:
            return None
        return Decision(seat, "deliver", (pos.box.ids[pos.spaces[space]],), [*choices, PASS])

    def take(self, pos: Scholars, choice: Choice) -> None:
        if isinstance(choice, Deliver):
            deliver(pos, self.seat, choice.guild)

    def run(self, pos: Scholars) -> None:
        pos.do_deed(self.seat, pos.box.place_deed[pos.players[self.seat].place])

    def forbids(self, pos: Scholars, choice: Choice) -> Rule | None:
        return why_not_deliver(pos, self.seat, choice.guild) if isinstance(choice, Deliver) else None


def deliver(pos: Scholars, seat: Seat, guild: int) -> None:
    """Fee, price, the highest free space, influence and gold, the scroll's track, then the map is refilled. [7.5]"""
    box = pos.box
    space = box.place_space[pos.players[seat].place]
    scroll, owner = pos.spaces[space], pos.marks[space]
    row = pos.free_row(guild)
    into = MAP_SPACES + ROWS * guild + row
    pos.do(Refill(space))
    pos.do(Advancing(seat, 1 << (box.colour[scroll] - 1), 1))
    pos.do(RowGain(seat, guild, row, box.row_influence[row]))
    if pos.scroll_fee(seat, space):
        pay_fee(pos, seat, owner)
    pos.pay_silver(seat, box.row_cost[row])
    pos.spaces[into], pos.marks[into] = scroll, owner
    pos.spaces[space], pos.marks[space] = NONE, -1
    pos.delivered = guild
    pos.tell("delivered", seat, (pos.box.ids[scroll], GUILDS[guild], row + 1))


@dataclass
class RowGain(Step):
    """Influence, piece by piece, and what else the row gives."""

    seat: Seat
    guild: int
    row: int
    left: int

    def run(self, pos: Scholars) -> None:
        if self.left:
            pos.do(RowGain(self.seat, self.guild, self.row, self.left - 1))
            put_influence(pos, self.seat, self.guild)
        else:
            pos.do_deed(self.seat, pos.box.row_deed[self.row])


# Research


def why_not_research(pos: Scholars, seat: Seat, track: int, left: int) -> Rule | None:
    """The rule against stepping up this track for so much value."""
    if not pos.colours & (COLOURED_MASK | 1 << BLACK):
        return WHITE_RESEARCH
    if not pos.colours >> (track + 1) & 1 or (track == MEDICINE and not pos.myriade):
        return WRONG_TRACK
    return STEP_TOO_EXPENSIVE if pos.box.step_cost[track][pos.players[seat].levels[track]] > left else None


@dataclass(init=False)
class Researching(Step):
    """Step up the track of the action's colour while the value lasts. [9]"""

    seat: Seat
    track: int
    """NONE before the first step."""
    left: int

    def __init__(self, seat: Seat, track: int, left: int) -> None:
        self.seat = seat
        self.track = track
        self.left = left

    def ask(self, pos: Scholars) -> Decision | None:
        seat, left = self.seat, self.left
        tracks = range(TRACKS) if self.track < 0 else range(self.track, self.track + 1)
        choices = [ADVANCE[track] for track in tracks if why_not_research(pos, seat, track, left) is None]
        if not choices:
            return None
        if self.track >= 0:
            choices.append(DONE)
        return Decision(seat, "research", (left,), choices, self.track < 0)

    def take(self, pos: Scholars, choice: Choice) -> None:
        if isinstance(choice, Advance):
            seat, track = self.seat, choice.science
            left = self.left - pos.box.step_cost[track][pos.players[seat].levels[track]]
            pos.do(Researching(seat, track, left))
            advance(pos, seat, track)

    def run(self, pos: Scholars) -> None:
        pass

    def forbids(self, pos: Scholars, choice: Choice) -> Rule | None:
        if isinstance(choice, Advance):
            if 0 <= self.track != choice.science:
                return WRONG_TRACK
            return why_not_research(pos, self.seat, choice.science, self.left)
        return None


def can_research(pos: Scholars, seat: Seat) -> bool:
    cost, levels = pos.box.step_cost, pos.players[seat].levels
    colours = pos.colours >> 1
    for track in range(TRACKS if pos.myriade else MEDICINE):
        if colours >> track & 1 and cost[track][levels[track]] <= pos.value:
            return True
    return False


ACTION_STEPS = (Recruiting, Bury, Employing, RoomEffect, Travelling, Stop, RowGain, Researching)
