"""The main action Translate: chains of languages, and what a black one does instead. [12; expansion 7]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.scholars.rules.caliphs import give_back
from tablee.games.scholars.rules.choices import (
    PLACE_GOLD,
    STUDY,
    THROUGH,
    TRANSLATE,
    PlaceGold,
    Study,
    Through,
    Translate,
)
from tablee.games.scholars.rules.gold import RetireFull, interact_with_room, pay_fee, why_not_place
from tablee.games.scholars.rules.refusals import (
    BLACK_NO_SCROLL,
    CANNOT_PAY_CHAIN,
    COMPULSORY,
    DIFFERENT_TRANSLATORS,
    FIRST_LANGUAGE,
    NO_CHAIN,
    NO_COMMON_LANGUAGE,
    NOT_ARABIC,
    NOT_BLACK,
    NOT_EMPLOYED,
    NOT_IN_HOUSE,
    ROW_TOO_HIGH,
    STUDY_GOLD,
    STUDY_SIX,
    STUDY_TEN,
    TRANSLATOR_TWICE,
    WRONG_COLOUR,
)
from tablee.games.scholars.state.board import Scholars
from tablee.games.scholars.state.terms import (
    ARABIC,
    BLACK,
    GUILD_COLOUR,
    GUILDS,
    MAP_SPACES,
    NOBODY,
    NONE,
    ROWS,
    SPACES,
)
from tablee.kernel.decisions import DONE, Choice, Decision, Done, Pass, Rule, Seat
from tablee.kernel.position import Step

GUILD_MASK: Final = 1 << GUILD_COLOUR[0] | 1 << GUILD_COLOUR[1] | 1 << GUILD_COLOUR[2]
SPEAKS_ARABIC: Final = 1 << ARABIC


def links(pos: Scholars, seat: Seat, wanted: int, without: tuple[int, ...], gold: int, silver: int) -> list[int]:
    """The rooms whose translators speak one of these languages and lead on to Arabic, with so much gold and silver.

    Looks at the cheapest fees for every length, backwards from the translators who speak Arabic: what a chain costs
    never falls by visiting a translator twice, so nothing has to be remembered of its way.
    """
    if gold <= 0:
        return []
    speaks, fee, rooms = pos.box.speaks, pos.box.fee, pos.rooms
    there: list[int] = []
    tongues: list[int] = []
    fees: list[int] = []
    cost: list[int] = []
    for room in range(len(rooms)):
        card = rooms[room]
        if card >= 0 and room not in without:
            price = 0 if pos.owners[room] == seat else fee
            there.append(room)
            tongues.append(speaks[card])
            fees.append(price)
            cost.append(price if speaks[card] & SPEAKS_ARABIC else 999)
    size = len(there)
    for _ in range(min(gold, size) - 1):
        better = cost[:]
        changed = False
        for i in range(size):
            for j in range(size):
                if i != j and tongues[i] & tongues[j] and fees[i] + cost[j] < better[i]:
                    better[i] = fees[i] + cost[j]
                    changed = True
        cost = better
        if not changed:
            break
    return [there[i] for i in range(size) if tongues[i] & wanted and cost[i] <= silver]


def why_not_translate(pos: Scholars, seat: Seat, scroll: int) -> Rule | None:
    """The rule against translating this scroll with the action as it stands."""
    space = pos.space_of(scroll)
    if space < MAP_SPACES:
        return NOT_IN_HOUSE
    guild, row = divmod(space - MAP_SPACES, ROWS)
    if not pos.colours >> GUILD_COLOUR[guild] & 1:
        return BLACK_NO_SCROLL if pos.colours >> BLACK & 1 else WRONG_COLOUR
    if pos.box.row_value[row] > pos.value:
        return ROW_TOO_HIGH
    me = pos.players[seat]
    language = 1 << pos.box.language[scroll]
    if links(pos, seat, language, (), me.gold, me.silver - pos.scroll_fee(seat, space)):
        return None
    return CANNOT_PAY_CHAIN if links(pos, seat, language, (), 99, 99) else NO_CHAIN


def why_not_study(pos: Scholars, seat: Seat, study: int) -> Rule | None:
    """The rule against an option of the black Translate action."""
    if not pos.myriade or not pos.colours >> BLACK & 1:
        return NOT_BLACK
    if pos.box.study_value[study] > pos.value:
        return STUDY_SIX if study == 0 else STUDY_TEN
    wanted = pos.box.study_gold[study]
    me = pos.players[seat]
    fees = sorted([pos.fee_for(seat, room) for room in range(len(pos.rooms)) if pos.rooms[room] >= 0])
    if len(fees) < wanted:
        return DIFFERENT_TRANSLATORS
    return STUDY_GOLD if me.gold < wanted or sum(fees[:wanted]) > me.silver else None


def translatable(pos: Scholars, seat: Seat) -> list[int]:
    """The scrolls of the House that the action can translate."""
    found: list[int] = []
    colours = pos.colours & GUILD_MASK
    if not colours:
        return found
    for space in range(MAP_SPACES, SPACES):
        scroll = pos.spaces[space]
        if scroll < 0 or not colours >> GUILD_COLOUR[(space - MAP_SPACES) // ROWS] & 1:
            continue
        if why_not_translate(pos, seat, scroll) is None:
            found.append(scroll)
    return found


def can_translate(pos: Scholars, seat: Seat) -> bool:
    if pos.colours >> BLACK & 1 and (why_not_study(pos, seat, 0) is None or why_not_study(pos, seat, 1) is None):
        return True
    return bool(translatable(pos, seat))


@dataclass(init=False)
class Translating(Step):
    """Which scroll; or which option of a black action. [12.1]"""

    seat: Seat

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, pos: Scholars) -> Decision | None:
        seat = self.seat
        choices = [TRANSLATE[scroll] for scroll in translatable(pos, seat)]
        if pos.colours >> BLACK & 1:
            choices += [STUDY[study] for study in range(2) if why_not_study(pos, seat, study) is None]
        return Decision(seat, "translate", (pos.value,), choices, True) if choices else None

    def take(self, pos: Scholars, choice: Choice) -> None:
        if isinstance(choice, Translate):
            pos.do(Chain(self.seat, choice.card, ()))
        else:
            assert isinstance(choice, Study)
            pos.do(Studying(self.seat, choice.study, ()))

    def run(self, pos: Scholars) -> None:
        pass

    def forbids(self, pos: Scholars, choice: Choice) -> Rule | None:
        if isinstance(choice, Translate):
            return why_not_translate(pos, self.seat, choice.card)
        return why_not_study(pos, self.seat, choice.study) if isinstance(choice, Study) else None


@dataclass(init=False)
class Chain(Step):
    """The translators of the chain one by one; nothing is paid before it is done, which is always asked. [12.3]"""

    seat: Seat
    scroll: int
    rooms: tuple[int, ...]

    def __init__(self, seat: Seat, scroll: int, rooms: tuple[int, ...]) -> None:
        self.seat = seat
        self.scroll = scroll
        self.rooms = rooms

    def fees(self, pos: Scholars) -> int:
        """The silver of the chain so far, with that for the scroll's influence."""
        fees = pos.scroll_fee(self.seat, pos.space_of(self.scroll))
        return fees + sum([pos.fee_for(self.seat, room) for room in self.rooms])

    def wanted(self, pos: Scholars) -> int:
        """The languages that the next translator has to share."""
        if not self.rooms:
            return 1 << pos.box.language[self.scroll]
        return pos.box.speaks[pos.rooms[self.rooms[-1]]]

    def ask(self, pos: Scholars) -> Decision | None:
        me, rooms, fees = pos.players[self.seat], self.rooms, self.fees(pos)
        wanted = self.wanted(pos)
        on = links(pos, self.seat, wanted, rooms, me.gold - len(rooms), me.silver - fees)
        choices = [THROUGH[pos.rooms[room]] for room in on]
        ends = bool(rooms) and bool(wanted & SPEAKS_ARABIC)
        if ends:
            choices.append(DONE)
        return Decision(self.seat, "chain", (pos.box.ids[self.scroll], len(rooms), fees), choices, True, ends)

    def take(self, pos: Scholars, choice: Choice) -> None:
        if isinstance(choice, Through):
            pos.do(Chain(self.seat, self.scroll, (*self.rooms, pos.room_of(choice.card))))
        else:
            carry_out(pos, self.seat, self.scroll, self.rooms)

    def forbids(self, pos: Scholars, choice: Choice) -> Rule | None:
        if isinstance(choice, Through):
            room = pos.room_of(choice.card)
            if room < 0:
                return NOT_EMPLOYED
            if room in self.rooms:
                return TRANSLATOR_TWICE
            if not pos.box.speaks[choice.card] & self.wanted(pos):
                return NO_COMMON_LANGUAGE if self.rooms else FIRST_LANGUAGE
            on = links(pos, self.seat, self.wanted(pos), self.rooms, 99, 99)
            return CANNOT_PAY_CHAIN if room in on else NO_CHAIN
        return NOT_ARABIC if isinstance(choice, (Done, Pass)) else None


def carry_out(pos: Scholars, seat: Seat, scroll: int, rooms: tuple[int, ...]) -> None:
    """Silver for the scroll's influence, fee and gold for each translator, the scroll and its effect. [12.4, 12.5]"""
    me = pos.players[seat]
    space = pos.space_of(scroll)
    guild = (space - MAP_SPACES) // ROWS
    owner = pos.marks[space]
    pos.do(RetireFull())
    pos.do(ScrollEffect(seat, scroll))
    if pos.scroll_fee(seat, space):
        pay_fee(pos, seat, owner)
    for room in rooms:
        interact_with_room(pos, seat, room)
        me.gold -= 1
        pos.gold_on[room] += 1
    give_back(pos, owner)
    pos.spaces[space], pos.marks[space] = NONE, NOBODY
    me.scrolls.append(scroll)
    pos.translated = guild
    if me.goal >= 0 and pos.box.goal_colour[me.goal - pos.box.first_goal] == pos.box.colour[scroll]:
        me.met |= 2
    pos.tell("translated", seat, (pos.box.ids[scroll], GUILDS[guild], [pos.box.ids[pos.rooms[room]] for room in rooms]))


@dataclass
class ScrollEffect(Step):
    """What the translated scroll gives at once."""

    seat: Seat
    scroll: int

    def run(self, pos: Scholars) -> None:
        pos.do_deed(self.seat, pos.box.on_translate[self.scroll])


@dataclass
class Studying(Step):
    """A black Translate: gold on one translator or on two different ones, then XP and the Page effect."""

    seat: Seat
    study: int
    rooms: tuple[int, ...]

    def fees(self, pos: Scholars) -> int:
        return sum([pos.fee_for(self.seat, room) for room in self.rooms])

    def ask(self, pos: Scholars) -> Decision | None:
        left = pos.box.study_gold[self.study] - len(self.rooms)
        silver = pos.players[self.seat].silver - self.fees(pos)
        there = [room for room in range(len(pos.rooms)) if pos.rooms[room] >= 0 and room not in self.rooms]
        choices: list[Choice] = []
        for room in there:
            others = sorted([pos.fee_for(self.seat, other) for other in there if other != room])
            if pos.fee_for(self.seat, room) + sum(others[: left - 1]) <= silver:
                choices.append(PLACE_GOLD[pos.rooms[room]])
        return Decision(self.seat, "study", (left,), choices, True)

    def take(self, pos: Scholars, choice: Choice) -> None:
        assert isinstance(choice, PlaceGold)
        seat = self.seat
        rooms = (*self.rooms, pos.room_of(choice.card))
        if len(rooms) < pos.box.study_gold[self.study]:
            pos.do(Studying(seat, self.study, rooms))
            return
        pos.do(RetireFull())
        pos.do(StudyEffect(seat, self.study))
        for room in rooms:
            interact_with_room(pos, seat, room)
            pos.players[seat].gold -= 1
            pos.gold_on[room] += 1
        pos.tell("studied", seat, ([pos.box.ids[pos.rooms[room]] for room in rooms],))

    def forbids(self, pos: Scholars, choice: Choice) -> Rule | None:
        if isinstance(choice, PlaceGold):
            if pos.room_of(choice.card) in self.rooms:
                return DIFFERENT_TRANSLATORS
            return why_not_place(pos, self.seat, choice.card) or STUDY_GOLD
        return COMPULSORY if isinstance(choice, (Done, Pass)) else None


@dataclass
class StudyEffect(Step):
    seat: Seat
    study: int

    def run(self, pos: Scholars) -> None:
        pos.do_deed(self.seat, pos.box.study_deed[self.study])


TRANSLATE_STEPS: Final = (Translating, Chain, ScrollEffect, Studying, StudyEffect)
