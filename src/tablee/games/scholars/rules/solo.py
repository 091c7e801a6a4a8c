"""The solo opponent: schemes, focuses, what they do in a turn and when they rest. [15]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.scholars.rules.caliphs import Refill, Reveal, change_dice, give_back, majority, rival_retires
from tablee.games.scholars.rules.choices import DIVERT, LET, Divert
from tablee.games.scholars.rules.gold import (
    RivalTrack,
    left_most_neutral,
    rival_influences,
    rival_places_gold,
    settle_room,
    take_top,
)
from tablee.games.scholars.state.board import Scholars
from tablee.games.scholars.state.card import Count, RivalAct
from tablee.games.scholars.state.terms import (
    FOREIGN,
    GUILDS,
    LOCATIONS,
    MAP_SPACES,
    NOBODY,
    NONE,
    RIVAL,
    ROWS,
    SPACES,
    WILD_1,
    WILD_2,
)
from tablee.kernel.decisions import Choice, Decision
from tablee.kernel.position import Step

PLAYER: Final = 0
ALIKE: Final = 3
"""So many scheme cards of one colour make the opponent rest."""
GOLD_PER_TRANSLATION: Final = (3, 3, 2, 2, 1, 1)
"""By language; inferred from its three levels of difficulty."""
COSTS: Final = 5
"""Rooms cost 0 to 4."""


# Focuses


def languages(pos: Scholars) -> list[int]:
    """From the marker's space on, round and round."""
    return [(pos.rival.track + i) % FOREIGN for i in range(FOREIGN)]


def guild_focus(pos: Scholars) -> list[int]:
    return [(pos.rival.track + i) % len(GUILDS) for i in range(len(GUILDS))]


def room_focus(pos: Scholars) -> list[int]:
    """Costs from the sum of silver on the two newest scheme cards on, round and round."""
    start = sum([pos.box.cards[card].numbers["silver"] for card in pos.rival.played[-2:]])
    return [(start + i) % COSTS for i in range(COSTS)]


def house_order(pos: Scholars) -> list[int]:
    """The spaces of the House with a scroll: by language focus, then the lowest row, then colour focus."""
    guilds, tongues = guild_focus(pos), languages(pos)
    found: list[tuple[int, int, int, int]] = []
    for space in range(MAP_SPACES, SPACES):
        if pos.spaces[space] >= 0:
            guild, row = divmod(space - MAP_SPACES, ROWS)
            found.append((tongues.index(pos.box.language[pos.spaces[space]]), -row, guilds.index(guild), space))
    return [space for _, _, _, space in sorted(found)]


def map_order(pos: Scholars) -> list[int]:
    """The spaces of the map with a scroll: by language focus, then clockwise from the neutral marker, its own last."""
    tongues = languages(pos)
    found: list[tuple[int, int, int]] = []
    for space in range(MAP_SPACES):
        if pos.spaces[space] >= 0:
            distance = (pos.box.space_place[space] - pos.neutral - 1) % LOCATIONS
            found.append((tongues.index(pos.box.language[pos.spaces[space]]), distance, space))
    return [space for _, _, space in sorted(found)]


# The turn


def begin_rival_turn(pos: Scholars) -> None:
    """Three schemes of one colour: they rest. Otherwise the next scheme. [15]"""
    rival, cards = pos.rival, pos.box.cards
    colours = [cards[card].facts["colour"] for card in rival.played]
    if max(colours.count("blue"), colours.count("red")) >= ALIKE:
        pos.tell("rival-rested", NOBODY, ())
        pos.do(RivalRest())
        pos.do(Reveal())
        return
    card = rival.schemes.pop()
    rival.played.append(card)
    pos.tell("scheme", NOBODY, (cards[card].id,))
    pos.do(RivalScheme(card))
    pos.do(RivalTrack(cards[card].numbers["silver"]))


@dataclass
class RivalScheme(Step):
    """The first action if its condition holds and it can be done, otherwise the second."""

    card: int

    def run(self, pos: Scholars) -> None:
        scheme = pos.box.scheme[self.card]
        assert scheme is not None
        enough = scheme.needs.there(pos) >= pos.box.cards[self.card].numbers["needs"]
        act = scheme.first if enough and scheme.first.possible(pos) else scheme.second
        if act.possible(pos):
            act.apply(pos)


# What schemes say


@dataclass
class ScrollsInHouse(Count):
    def there(self, pos: Scholars) -> int:
        return sum([1 for space in range(MAP_SPACES, SPACES) if pos.spaces[space] >= 0])

    def written(self) -> str:
        return "scrolls"


@dataclass
class TranslatorsEmployed(Count):
    def there(self, pos: Scholars) -> int:
        return sum([1 for card in pos.rooms if card >= 0])

    def written(self) -> str:
        return "translators"


@dataclass
class PlaceGoldLeft(RivalAct):
    """On the left-most neutral translator."""

    def possible(self, pos: Scholars) -> bool:
        return left_most_neutral(pos) >= 0

    def apply(self, pos: Scholars) -> None:
        rival_places_gold(pos)

    def written(self) -> str:
        return "place-gold"


@dataclass
class MarkScroll(RivalAct):
    def possible(self, pos: Scholars) -> bool:
        return any([pos.spaces[space] >= 0 and pos.marks[space] < 0 for space in range(SPACES)])

    def apply(self, pos: Scholars) -> None:
        rival_marks(pos)

    def written(self) -> str:
        return "mark"


@dataclass
class EmployByFocus(RivalAct):
    def possible(self, pos: Scholars) -> bool:
        return NONE in pos.rooms and any([pos.decks[deck] for deck in range(FOREIGN)])

    def apply(self, pos: Scholars) -> None:
        rival_employs(pos)

    def written(self) -> str:
        return "employ"


@dataclass
class TranslateByFocus(RivalAct):
    def possible(self, pos: Scholars) -> bool:
        return any([pos.spaces[space] >= 0 for space in range(MAP_SPACES, SPACES)])

    def apply(self, pos: Scholars) -> None:
        pos.do(RivalWants(tuple(house_order(pos)), NONE))

    def written(self) -> str:
        return "translate"


@dataclass
class DeliverByFocus(RivalAct):
    influence: int
    """What it brings; 0: by its row."""

    def possible(self, pos: Scholars) -> bool:
        return any([pos.spaces[space] >= 0 for space in range(MAP_SPACES)]) and NONE in pos.spaces[MAP_SPACES:]

    def apply(self, pos: Scholars) -> None:
        pos.do(RivalWants(tuple(map_order(pos)), self.influence))

    def written(self) -> str:
        return f"deliver {self.influence or 'row'}"


@dataclass
class ActAndTrack(RivalAct):
    """An act, then so many steps on the resource track."""

    act: RivalAct
    steps: int

    def possible(self, pos: Scholars) -> bool:
        return self.act.possible(pos)

    def apply(self, pos: Scholars) -> None:
        pos.do(RivalMore("track", self.steps))
        self.act.apply(pos)

    def written(self) -> str:
        return f"{self.act.written()} track {self.steps}"


@dataclass
class ActAndInfluence(RivalAct):
    """An act, then so much influence wherever they like."""

    act: RivalAct
    influence: int

    def possible(self, pos: Scholars) -> bool:
        return self.act.possible(pos)

    def apply(self, pos: Scholars) -> None:
        pos.do(RivalMore("influence", self.influence))
        self.act.apply(pos)

    def written(self) -> str:
        return f"{self.act.written()} influence {self.influence}"


@dataclass
class RivalMore(Step):
    """What a scheme adds to its action: steps on the track, or influence wherever they like."""

    what: str
    amount: int

    def run(self, pos: Scholars) -> None:
        if self.what == "track":
            pos.do(RivalTrack(self.amount))
            return
        for _ in range(self.amount):
            rival_influences_any(pos)


def rival_influences_any(pos: Scholars) -> None:
    """A guild without any influence; then one without theirs; then by colour focus."""
    focus = guild_focus(pos)
    empty = [guild for guild in focus if not any(pos.guilds[guild])]
    without = [guild for guild in focus if not pos.guilds[guild][RIVAL]]
    rival_influences(pos, [*empty, *without, *focus][0])


def rival_marks(pos: Scholars) -> None:
    """Influence on a scroll that has none: House first, then map."""
    for space in house_order(pos) + map_order(pos):
        if pos.marks[space] < 0 and pos.rival.influence:
            pos.rival.influence -= 1
            pos.marks[space] = RIVAL
            pos.tell("rival-marked", NOBODY, (pos.box.ids[pos.spaces[space]],))
            return


def rival_employs(pos: Scholars) -> None:
    """By translator focus, somebody whose character is in no room; the right-most free room of the focus cost."""
    there = [pos.box.deck[card] for card in pos.rooms if card >= 0]
    decks = [deck for deck in languages(pos) if pos.decks[deck]]
    new = [deck for deck in decks if deck not in there]
    deck = [*new, *decks][0]
    for cost in room_focus(pos):
        rooms = [room for room in range(len(pos.rooms)) if pos.rooms[room] < 0 and pos.box.room_cost[room] == cost]
        if rooms:
            card = take_top(pos, deck)
            pos.rooms[rooms[-1]] = card
            pos.tell("rival-employed", NOBODY, (pos.box.ids[card], rooms[-1] + 1))
            return


@dataclass
class RivalWants(Step):
    """The scrolls they would take, in order. Yours may be let go for 1 silver or kept for 1, paid to them. [15]"""

    spaces: tuple[int, ...]
    influence: int
    """NONE: a translation; otherwise what a delivery brings, 0 by its row."""

    def ask(self, pos: Scholars) -> Decision | None:
        space = self.spaces[0]
        if pos.marks[space] != PLAYER or len(self.spaces) == 1 or pos.players[PLAYER].silver < pos.box.fee:
            return None
        return Decision(PLAYER, "rival-wants", (pos.box.ids[pos.spaces[space]],), [LET, DIVERT])

    def take(self, pos: Scholars, choice: Choice) -> None:
        if isinstance(choice, Divert):
            pos.pay_silver(PLAYER, pos.box.fee)
            pos.tell("diverted", PLAYER, (pos.box.ids[pos.spaces[self.spaces[0]]],))
            pos.do(RivalWants(self.spaces[1:], self.influence))
            pos.do(RivalTrack(pos.box.fee))
        else:
            self.run(pos)

    def run(self, pos: Scholars) -> None:
        space = self.spaces[0]
        if pos.marks[space] == PLAYER:
            pos.gain_silver(PLAYER, pos.box.fee)
        if self.influence < 0:
            rival_translates(pos, space)
        else:
            rival_delivers(pos, space, self.influence)


def rival_translates(pos: Scholars, space: int) -> None:
    """The scroll goes face down to its language; then gold from the supply, 1 a translator. [15]"""
    scroll = pos.spaces[space]
    language = pos.box.language[scroll]
    give_back(pos, pos.marks[space])
    pos.spaces[space], pos.marks[space] = NONE, NOBODY
    pos.rival.scrolls.append(scroll)
    pos.tell("rival-translated", NOBODY, (pos.box.ids[scroll],))
    for room in gold_order(pos, language)[: GOLD_PER_TRANSLATION[language]]:
        pos.gold_on[room] += 1
        pos.tell("rival-placed-gold", NOBODY, (pos.box.ids[pos.rooms[room]],))
        if pos.owners[room] == PLAYER:
            pos.gain_silver(PLAYER, pos.box.fee)
        settle_room(pos, room)


def gold_order(pos: Scholars, language: int) -> list[int]:
    """Neutrals who speak it from the right, yours who do from the left, then the same of those who do not."""
    speaks = pos.box.speaks
    order: list[int] = []
    rooms = [room for room in range(len(pos.rooms)) if pos.rooms[room] >= 0]
    for knows in (1, 0):
        fitting = [room for room in rooms if speaks[pos.rooms[room]] >> language & 1 == knows]
        order += [room for room in reversed(fitting) if pos.owners[room] == NOBODY]
        order += [room for room in fitting if pos.owners[room] == PLAYER]
    return order


def rival_delivers(pos: Scholars, space: int, influence: int) -> None:
    """To the guild with the highest free row, ties by colour focus; the map is refilled. [15]"""
    places = [(pos.free_row(guild), number, guild) for number, guild in enumerate(guild_focus(pos))]
    row, _, guild = min([place for place in places if place[0] >= 0])
    into = MAP_SPACES + ROWS * guild + row
    pos.do(Refill(space))
    pos.spaces[into], pos.marks[into] = pos.spaces[space], pos.marks[space]
    pos.spaces[space], pos.marks[space] = NONE, NOBODY
    pos.tell("rival-delivered", NOBODY, (pos.box.ids[pos.spaces[into]], GUILDS[guild], row + 1))
    for _ in range(influence or pos.box.row_influence[row]):
        rival_influences(pos, guild)


@dataclass
class RivalRest(Step):
    """After the bottom card: dice sum, a bonus by the number of schemes played, all schemes shuffled. [15]"""

    def run(self, pos: Scholars) -> None:
        rival = pos.rival
        blue = majority(pos) == "blue"
        change_dice(pos, 1 if blue else -1)
        played = len(rival.played)
        if played <= ALIKE + 1:
            rival_marks(pos)
        if played == ALIKE:
            rival_influences_any(pos)
        if played > ALIKE + 1:
            rival_retires(pos, WILD_1 if blue else WILD_2)
        rival.schemes = pos.shuffle(sorted(rival.schemes + rival.played))
        rival.played = []


SOLO_STEPS: Final = (RivalScheme, RivalMore, RivalWants, RivalRest)
