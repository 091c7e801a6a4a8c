"""The draw pile: what a refill or a Rest turns up, caliph cards and their three guilds. [5.2, 7.5, 11]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.scholars.rules.choices import TAKE_OPTION, TakeOption
from tablee.games.scholars.rules.gold import RivalTrack, rival_places_gold, take_top
from tablee.games.scholars.rules.refusals import COMPULSORY, OPTION_TAKEN
from tablee.games.scholars.state.board import Scholars
from tablee.games.scholars.state.card import Deed
from tablee.games.scholars.state.terms import DECKS, GUILDS, LOCATIONS, NOBODY, NONE, OPTIONS, RIVAL
from tablee.kernel.decisions import Choice, Decision, Done, Pass, Rule, Seat
from tablee.kernel.position import Step

LAST_CALIPH: Final = 4
DICE_LIMIT: Final = 6
BLUE_FIRST: Final = (0, 1, 2)
RED_FIRST: Final = (2, 1, 0)


def drawn(pos: Scholars, from_bottom: bool) -> int:
    """A card of the draw pile; the reserve takes its place when it is empty, until that is empty too. [Rulings 29]"""
    if not pos.pile:
        if not pos.reserve:
            return NONE
        pos.pile, pos.reserve = pos.reserve, []
        pos.layers = [0] * len(pos.pile)
        pos.tell("reserve-opened", NOBODY, (len(pos.pile),))
    place = 0 if from_bottom else -1
    pos.layers.pop(place)
    return pos.pile.pop(place)


def is_caliph(pos: Scholars, card: int) -> bool:
    return pos.box.first_caliph <= card < pos.box.first_scheme


@dataclass
class Refill(Step):
    """A scroll from the top of the pile onto an empty map space; a caliph card is resolved first. [7.5]"""

    space: int

    def run(self, pos: Scholars) -> None:
        card = drawn(pos, False)
        if is_caliph(pos, card):
            pos.do(Refill(self.space))
            reveal_caliph(pos, card)
        elif card >= 0:
            pos.spaces[self.space] = card
            pos.tell(
                "refilled",
                NOBODY,
                (pos.box.ids[card], pos.box.ids[pos.box.first_place + pos.box.space_place[self.space]]),
            )


@dataclass
class Reveal(Step):
    """The bottom card of the pile: a caliph is resolved, a scroll replaces the one beside the neutral marker. [5.2]"""

    def run(self, pos: Scholars) -> None:
        card = drawn(pos, True)
        if is_caliph(pos, card):
            reveal_caliph(pos, card)
        elif card >= 0:
            replace_scroll(pos, card)


def replace_scroll(pos: Scholars, card: int) -> None:
    """Reconstructed: the scroll beside the neutral marker leaves, then the marker moves on to the next scroll space."""
    box = pos.box
    space = box.place_space[pos.neutral]
    gone, owner = pos.spaces[space], pos.marks[space]
    if gone >= 0:
        pos.out.append(gone)
        give_back(pos, owner)
    pos.spaces[space], pos.marks[space] = card, NOBODY
    place = (pos.neutral + 1) % LOCATIONS
    while box.place_space[place] < 0:
        place = (place + 1) % LOCATIONS
    pos.neutral = place
    pos.tell(
        "replaced",
        NOBODY,
        (pos.box.ids[card], pos.box.ids[gone] if gone >= 0 else "", box.ids[pos.box.first_place + place]),
    )


def give_back(pos: Scholars, owner: int) -> None:
    """Influence returns to its owner's supply."""
    if owner == RIVAL and pos.solo:
        pos.rival.influence += 1
    elif owner >= 0:
        pos.players[owner].influence += 1


# Caliph cards


def reveal_caliph(pos: Scholars, card: int) -> None:
    """Into the next caliph space; then guild after guild, consolations, and control anew. [11.5]"""
    pos.caliphs.append(card)
    pos.caliph_marks += [NOBODY] * len(OPTIONS)
    pos.tell("caliph", NOBODY, (pos.box.ids[card], len(pos.caliphs)))
    if pos.caliph_xp and len(pos.caliphs) == 1:
        pos.caliph_xp = False
        for seat in pos.from_seat(pos.turn):
            pos.gain_xp(seat, 1)
    controllers = tuple(pos.control)
    pos.do(Recount())
    for guild in (2, 1, 0):
        pos.do(Consoling(guild, controllers[guild]))
    for guild in (2, 1, 0):
        if controllers[guild] >= 0:
            pos.do(CaliphGuild(guild, controllers[guild]))
    if len(pos.caliphs) == LAST_CALIPH:
        pos.last = pos.round + 1
        pos.tell("last-caliph", NOBODY, ())


@dataclass
class CaliphGuild(Step):
    """The controller moves 1 influence from the guild to a free option of the card and resolves it."""

    guild: int
    controller: int

    def free(self, pos: Scholars) -> list[int]:
        marks = pos.caliph_marks[-len(OPTIONS) :]
        return [option for option in range(len(OPTIONS)) if marks[option] == NOBODY]

    def ask(self, pos: Scholars) -> Decision | None:
        if self.controller >= pos.seats or not pos.guilds[self.guild][self.controller]:
            return None
        choices = [TAKE_OPTION[option] for option in self.free(pos)]
        return Decision(self.controller, "caliph", (GUILDS[self.guild],), choices)

    def take(self, pos: Scholars, choice: Choice) -> None:
        assert isinstance(choice, TakeOption)
        self.move(pos, choice.option)
        pos.do_deed(self.controller, pos.box.option_deed[pos.caliphs[-1] - pos.box.first_caliph][choice.option])

    def move(self, pos: Scholars, option: int) -> None:
        pos.guilds[self.guild][self.controller] -= 1
        pos.caliph_marks[option - len(OPTIONS)] = self.controller
        who = self.controller if self.controller < pos.seats else NOBODY
        pos.tell("took-option", who, (OPTIONS[option], GUILDS[self.guild]))

    def run(self, pos: Scholars) -> None:
        """The solo opponent's way: top first with a blue majority, bottom first with a red one. [15]"""
        if self.controller < pos.seats:
            return
        order = BLUE_FIRST if majority(pos) == "blue" else RED_FIRST
        free = self.free(pos)
        option = [option for option in order if option in free][0]
        self.move(pos, option)
        if option == 1:
            change_dice(pos, 1)
        elif option == 2:
            change_dice(pos, -1)
            rival_retires_best(pos)

    def forbids(self, pos: Scholars, choice: Choice) -> Rule | None:
        if isinstance(choice, TakeOption):
            return OPTION_TAKEN
        return COMPULSORY if isinstance(choice, (Done, Pass)) else None


@dataclass
class Consoling(Step):
    """Everybody with influence in a guild who does not control it gets its consolation. [Rulings 27]"""

    guild: int
    controller: int

    def run(self, pos: Scholars) -> None:
        deed = pos.box.consolation[self.guild]
        there = pos.guilds[self.guild]
        order: list[Seat] = [seat for seat in pos.from_seat(pos.turn) if there[seat] and seat != self.controller]
        for seat in reversed(order):
            pos.do(Consolation(seat, deed))
        if pos.solo and there[RIVAL] and self.controller != RIVAL:
            if deed.first == "gold":
                rival_places_gold(pos)
            else:
                pos.do(RivalTrack(1))


@dataclass
class Consolation(Step):
    seat: Seat
    deed: Deed

    def run(self, pos: Scholars) -> None:
        pos.tell("consoled", self.seat, ())
        pos.do_deed(self.seat, self.deed)


@dataclass
class Recount(Step):
    """Control of the guilds is worked out anew."""

    def run(self, pos: Scholars) -> None:
        for guild in range(len(GUILDS)):
            pos.recount(guild)


# The solo opponent


def majority(pos: Scholars) -> str:
    """Of the scheme cards played; on a tie the newest one's colour, before the first one blue."""
    played = [pos.box.cards[card].facts["colour"] for card in pos.rival.played]
    if not played:
        return "blue"
    blue, red = played.count("blue"), played.count("red")
    if blue == red:
        return played[-1]
    return "blue" if blue > red else "red"


def change_dice(pos: Scholars, by: int) -> None:
    """The opponent's dice sum, within its limits."""
    pos.rival.dice = max(-DICE_LIMIT, min(DICE_LIMIT, pos.rival.dice + by))
    pos.tell("rival-dice", NOBODY, (pos.rival.dice,))


def rival_retires_best(pos: Scholars) -> None:
    """The translator of the top row with most points, the left-most of several."""
    tops = [(pos.box.points[pos.top(deck)], -deck) for deck in range(DECKS) if pos.top(deck) >= 0]
    if tops:
        rival_retires(pos, -max(tops)[1])


def rival_retires(pos: Scholars, deck: int) -> None:
    if pos.top(deck) >= 0:
        card = take_top(pos, deck)
        pos.rival.retired.append(card)
        pos.tell("rival-retired", NOBODY, (pos.box.ids[card],))


PILE_STEPS: Final = (Refill, Reveal, CaliphGuild, Consoling, Consolation, Recount)
