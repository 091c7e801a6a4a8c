"""A seat's chances in numbers: what a location, a character or a level is worth to it now, in points.

An outlook is filled from a view or straight from a position, with the same fields; whatever values them reads nothing
else. What cards are worth in themselves is worked out once for a box.
"""

from __future__ import annotations

from typing import Any, Final

from tablee.games.atlantes import effects
from tablee.games.atlantes.board import (
    EMPTY,
    IN_GOLD,
    M_BOARD,
    M_BONUS,
    M_HAND,
    M_PILE,
    NO_CARD,
    RAISE1,
    RAISE2,
    RAISE_FULL,
    RECRUIT_FREE,
    SCORE,
    SLOTS,
    TAKE_BACK,
    AtlantesBox,
    Effect,
    Sea,
)
from tablee.games.atlantes.choices import INDEX, LOCATIONS, MANTA_INDEX, OBJECTIVE_INDEX, TYPES
from tablee.kernel.decisions import Seat

ABILITIES: Final = {RAISE1: 0.6, RAISE2: 1.1, RAISE_FULL: 1.4, RECRUIT_FREE: 1.3, TAKE_BACK: 0.7, SCORE: 1.2}
MANTA: Final = 1.6
"""What a bonus manta is worth before it is known which."""
SLOT: Final = 1.2
"""A location that nobody can use fills a slot."""
UNKNOWN: Final = -1


class Worth:
    """What the cards of a box are worth in themselves."""

    def __init__(self, box: AtlantesBox) -> None:
        icons = len(box.gold_of) // 2
        self.icon: Final = [icon_worth(box, icon) for icon in range(icons)]
        self.manta: Final = [0.5 + self.icon[manta % icons] for manta in range(2 * icons)]
        self.location: Final = [
            [self.location_worth(box, card, up) for up in range(box.depth[card] + 1)] for card in range(LOCATIONS)
        ]
        """By card and covered levels, without what its manta may mean for an objective."""
        self.lure: Final = [
            [self.lure_of(box, card, up) for up in range(box.depth[card] + 1)] for card in range(LOCATIONS)
        ]
        """How near the manta of a location is, 1 when it is there."""
        self.lift: Final = [
            [self.lift_worth(box, card, up) for up in range(box.depth[card] + 1)] for card in range(LOCATIONS)
        ]
        """What covering the top level brings, or costs, without the manta."""
        self.lift_fully: Final = [
            [self.lift_fully_worth(box, card, up) for up in range(box.depth[card] + 1)] for card in range(LOCATIONS)
        ]
        people = box.contents.characters
        none: tuple[Effect, ...] = ()
        self.do: Final = [none] * LOCATIONS + [person.do for person in people]
        self.character: Final = [0.0] * LOCATIONS + [
            MANTA + 0.8 if person.leaves_for >= 0 else sum([effect_worth(effect) for effect in person.do])
            for person in people
        ]
        """How useful it is to have."""
        self.replays: Final = [any([isinstance(effect, effects.ReplayOne) for effect in does]) for does in self.do]

    def location_worth(self, box: AtlantesBox, card: int, up: int) -> float:
        levels = box.levels[card][up:-1]
        value = 0.75 * box.points[card] - 0.1 * len(levels)
        weight = 1.0
        for icon in levels:
            value += weight * self.icon[icon]
            weight *= 0.93
        return value

    def lure_of(self, box: AtlantesBox, card: int, up: int) -> float:
        levels = box.levels[card][up:-1]
        return 0.9 ** len(levels) if box.manta[card] >= 0 and (levels or not up) else 0.0

    def lift_worth(self, box: AtlantesBox, card: int, up: int) -> float:
        left = box.depth[card] - up
        if not left:
            return 0.0
        icon = box.levels[card][up]
        gain = 0.7 if icon == EMPTY else 0.25 - 0.8 * self.icon[icon]
        return gain + 0.35 / left + 0.06 * box.points[card]

    def lift_fully_worth(self, box: AtlantesBox, card: int, up: int) -> float:
        lost = sum([max(0.0, self.icon[icon]) for icon in box.levels[card][up:-1]])
        return 0.4 * box.points[card] + 0.3 * (box.depth[card] - up) - 0.6 * lost


def icon_worth(box: AtlantesBox, icon: int) -> float:
    if icon in ABILITIES:
        return ABILITIES[icon]
    if icon == EMPTY:
        return -0.5
    return 0.5 * box.gold_of[icon] + (0.4 if box.only[icon] < 0 else 0.2) * box.power_of[icon]


def effect_worth(effect: Effect) -> float:
    """What an effect is worth on a card one may play again and again."""
    if isinstance(effect, effects.Conquer):
        return 0.7 + 0.45 * effect.power
    if isinstance(effect, effects.Buy):
        return 0.7 + 0.7 * effect.gold
    if isinstance(effect, effects.Recruit):
        return 0.9 + 0.3 * effect.gold
    if isinstance(effect, effects.RecruitFreely):
        return 1.5
    if isinstance(effect, effects.RaiseLevels):
        return 0.6 * effect.levels
    if isinstance(effect, effects.ScoreLocations):
        return 1.1 * effect.count
    if isinstance(effect, effects.OneOf):
        return max([effect_worth(option) for option in effect.options])
    if isinstance(effect, effects.ReplayOne):
        return 1.3
    if isinstance(effect, effects.SalvageOne):
        return 2.4
    if isinstance(effect, effects.TakeBackEverything):
        return 3.0
    return 0.6


def worth_of(box: AtlantesBox) -> Worth:
    """Worked out when it is first asked for."""
    found = box.appraisal
    if isinstance(found, Worth):
        return found
    made = Worth(box)
    box.appraisal = made
    return made


class Outlook:
    """What one seat sees, in numbers."""

    box: AtlantesBox
    worth: Worth
    hand: list[int]
    discard: list[int]
    board: list[int]
    raised: list[int]
    pile: int
    ready: list[int]
    tired: list[int]
    used: int
    """Locations whose resources are used up for this main action, as a bit mask."""
    lower: list[int]
    upper: list[int]
    sunk: list[int]
    row: list[int]
    alone: bool
    ghost: int
    last: bool
    """This is the seat's last turn."""
    hurry: float
    """Some hands could go round for ever; the longer that lasts, the better looks what ends the game."""
    goals: list[int]
    """Objectives that this seat has not claimed yet."""
    wanted: int
    """What they look at, as a bit mask of measures."""
    # worked out when asked for
    gold: int
    powers: list[int]
    targets: list[float]

    def begin(self, box: AtlantesBox, round: int) -> None:
        self.box = box
        self.worth = worth_of(box)
        self.hurry = 0.2 * max(0, round - 40)
        self.wanted = 0
        measures = box.measure
        for goal in self.goals:
            self.wanted |= 1 << measures[goal]
        self.gold = UNKNOWN
        self.powers = []
        self.targets = []

    # Worth

    def wants(self, measure: int) -> float:
        """1 when an objective of this kind is still to be claimed."""
        return 1.0 if self.wanted >> measure & 1 else 0.0

    def location(self, card: int) -> float:
        """A location with all its levels."""
        lure = self.worth.lure[card][0]
        value = self.worth.location[card][0]
        return value + (MANTA + 0.8 * self.wants(M_BONUS)) * lure if lure else value

    def target(self, card: int) -> float:
        """A location to take now."""
        room = SLOTS - len(self.board)
        if self.last:
            return 6.0 if room == 1 and self.wants(M_BOARD) else 0.1
        value = self.location(card) + 0.6 * self.wants(M_BOARD) - (0.5 if room == 1 else 0.0)
        return value if value > 0.4 else 0.4

    def displayed(self) -> list[float]:
        """The worth of every location in the rows, the lower one first."""
        found = self.targets
        if not found:
            for card in self.lower:
                found.append(self.target(card))
            for card in self.upper:
                found.append(self.target(card))
        return found

    # Possibilities

    def golds(self) -> int:
        """All that mantas and levels could add to a payment in gold."""
        if self.gold < 0:
            worth, levels = self.box.worth[IN_GOLD], self.box.levels
            total = 0
            for manta in self.ready:
                total += worth[manta]
            for place in range(len(self.board)):
                card = self.board[place]
                if not self.used >> card & 1:
                    total += worth[levels[card][self.raised[place]]]
            self.gold = total
        return self.gold

    def all_powers(self) -> list[int]:
        """All that they could add to a conquest, for each type of location."""
        if not self.powers:
            power, only, levels = self.box.power_of, self.box.only, self.box.levels
            amounts = [0] * len(TYPES)
            common = 0
            for manta in self.ready:
                if only[manta] < 0:
                    common += power[manta]
                else:
                    amounts[only[manta]] += power[manta]
            for place in range(len(self.board)):
                card = self.board[place]
                if not self.used >> card & 1:
                    icon = levels[card][self.raised[place]]
                    if only[icon] < 0:
                        common += power[icon]
                    else:
                        amounts[only[icon]] += power[icon]
            for kind in range(len(TYPES)):
                amounts[kind] += common
            self.powers = amounts
        return self.powers

    def lift_at(self, place: int) -> float:
        """What covering the top level of the location in this slot brings, or costs."""
        card, up = self.board[place], self.raised[place]
        left = self.box.depth[card] - up
        if not left:
            return 0.0
        gain = self.worth.lift[card][up]
        if left == 1 and self.box.manta[card] >= 0:
            gain += MANTA + self.wants(M_BONUS)
        return 0.1 if self.last and left > 1 else gain

    def lift(self, card: int) -> float:
        """The same for a card, which need not be there."""
        return self.lift_at(self.board.index(card)) if card in self.board else 0.0

    def lift_fully(self, card: int) -> float:
        """The same for all its levels at once."""
        if card not in self.board:
            return 0.0
        won = MANTA + self.wants(M_BONUS) if self.box.manta[card] >= 0 else 0.0
        return self.worth.lift_fully[card][self.raised[self.board.index(card)]] + won

    def lifts(self, levels: int, but: int = NO_CARD) -> float:
        """The best that so many levels can do, each on another location or two on one."""
        depth, board = self.box.depth, self.board
        room = 0
        found: list[float] = []
        for place in range(len(board)):
            if board[place] != but:
                room += depth[board[place]] - self.raised[place]
                found.append(self.lift_at(place))
        levels = min(levels, room)
        if not levels:
            return 0.0
        found.sort(reverse=True)
        total = 0.0
        for number in range(min(levels, len(found))):
            total += found[number]
        return total + 0.5 * found[0] * max(0, levels - len(found))

    def scores(self, count: int, but: int = NO_CARD) -> float:
        """Points that scoring so many gives."""
        depth, points, board = self.box.depth, self.box.points, self.board
        found: list[int] = []
        for place in range(len(board)):
            card = board[place]
            if self.raised[place] == depth[card] and card != but:
                found.append(points[card])
        if not found:
            return 0.0
        if len(found) > count:
            found.sort(reverse=True)
            del found[count:]
        goal = self.wants(M_PILE) * (6.0 if self.pile + len(found) >= 3 > self.pile else 1.0)
        return sum(found) + 0.6 * len(found) + goal

    def conquest(self, power: int) -> float:
        if len(self.board) >= SLOTS:
            return 0.0
        box = self.box
        added, worth = self.all_powers(), self.displayed()
        best = 0.0
        number = 0
        for card in self.lower:
            if box.power[card] <= power + added[box.kind[card]] and worth[number] > best:
                best = worth[number]
            number += 1
        power += box.discount
        for card in self.upper:
            if box.power[card] <= power + added[box.kind[card]] and worth[number] > best:
                best = worth[number]
            number += 1
        return best

    def purchase(self, gold: int) -> float:
        if len(self.board) >= SLOTS:
            return 0.0
        prices = self.box.gold
        most, worth = gold + self.golds(), self.displayed()
        best = 0.0
        number = 0
        for card in self.lower:
            if prices[card] <= most and worth[number] > best:
                best = worth[number]
            number += 1
        for card in self.upper:
            if prices[card] <= most and worth[number] > best:
                best = worth[number]
            number += 1
        return best

    def hire(self, gold: int, free: bool) -> float:
        """The best character for so much gold and what can be added, or for nothing."""
        prices = self.box.prices
        most = 99 if free else gold + self.golds()
        best = 0.0
        for place in range(len(self.row)):
            if prices[place] <= most:
                cost = 0.0 if free or prices[place] <= gold else 0.3 * (prices[place] - gold)
                value = self.recruit(self.row[place]) - cost
                if value > best:
                    best = value
        return best

    def recruit(self, card: int) -> float:
        """A character into the hand: a point, and what it can do until the end."""
        eighth = 0.0
        if self.wants(M_HAND):
            eighth = 3.0 if len(self.hand) == 7 else 0.3
        return 1.0 + eighth if self.last else 1.0 + 0.5 * self.worth.character[card] + eighth

    def comeback(self) -> float:
        """Matrona: cards back in hand and mantas ready."""
        eight = self.wants(M_HAND) and len(self.hand) + len(self.discard) >= 8
        if self.last:
            return len(self.discard) + (7.0 if eight else 0.0)
        worth = self.worth.character
        back = 0.45 * len(self.tired) + (5.0 if eight else 0.0)
        for card in self.discard:
            back += 0.25 * worth[card]
        return back - (2.5 - 2 * self.hurry if self.alone and self.ghost else 0.0)

    def ghost_comes(self) -> float:
        """What an exploration costs when one plays alone."""
        return 1.5 if self.alone and self.ghost else 0.0

    def play(self, card: int) -> float:
        """A character as the main action."""
        value = 0.0 if self.box.stays[card] else -1.0 if self.last else -0.3
        for effect in self.worth.do[card]:
            value += self.now(effect)
        return value

    def explore(self) -> float:
        if self.last:
            return 0.1
        best = max(self.displayed(), default=0.0)
        fresh = 3.0 - 0.5 * best - 0.1 * (len(self.lower) + len(self.upper))
        return max(0.2, fresh) - self.ghost_comes() + self.hurry

    def replay(self, price: int) -> float:
        """A discarded character once more."""
        if self.golds() < price:
            return 0.0
        best = 0.0
        for card in self.discard:
            if not self.worth.replays[card]:
                best = max(best, self.play(card))
        return best

    def salvage(self) -> float:
        if len(self.board) >= SLOTS:
            return 0.0
        best = 0.0
        for card in self.sunk:
            best = max(best, self.target(card))
        return best

    def now(self, effect: Effect) -> float:
        """What an effect does at this moment."""
        if isinstance(effect, effects.Conquer):
            return self.conquest(effect.power)
        if isinstance(effect, effects.Buy):
            return self.purchase(effect.gold)
        if isinstance(effect, effects.Recruit):
            return self.hire(effect.gold, False) + self.hurry
        if isinstance(effect, effects.RecruitFreely):
            return self.hire(0, True)
        if isinstance(effect, effects.Explore):
            return self.explore()
        if isinstance(effect, effects.RaiseLevels):
            return self.lifts(effect.levels)
        if isinstance(effect, effects.ScoreLocations):
            return self.scores(effect.count)
        if isinstance(effect, effects.OneOf):
            best = 0.0
            for option in effect.options:
                best = max(best, self.now(option))
            return best
        if isinstance(effect, effects.ReplayOne):
            return self.replay(effect.price)
        if isinstance(effect, effects.SalvageOne):
            return self.salvage()
        if isinstance(effect, effects.TakeBackEverything):
            return self.comeback()
        if isinstance(effect, effects.TakeBackSome):
            return 1.0 if self.discard else 0.0
        if isinstance(effect, effects.ReadyMantas):
            return 0.0 if self.last else 0.3 * len(self.tired)
        if isinstance(effect, effects.LeaveGame):
            return -0.5
        return 0.0 if self.alone else 0.4


def outlook_at(pos: Sea, seat: Seat) -> Outlook:
    """Straight from a position: only what this seat sees of it. The lists are the position's own, to be read."""
    look = Outlook()
    me = pos.players[seat]
    look.hand = me.hand
    look.discard = me.discard
    look.board = me.board
    look.raised = me.raised
    look.pile = len(me.pile)
    look.ready = me.ready
    look.tired = me.tired
    look.used = pos.used
    look.lower = pos.lower
    look.upper = pos.upper
    look.sunk = pos.sunk
    look.row = pos.row
    look.alone = pos.seats == 1
    look.ghost = pos.ghost
    look.last = pos.trigger >= 0 and pos.last_turns < pos.seats
    look.goals = [goal for track, goal in enumerate(pos.goals) if not me.claimed >> track & 1]
    look.begin(pos.box, pos.round)
    return look


def outlook_of(box: AtlantesBox, view: dict[str, Any], seat: Seat) -> Outlook:
    """The same from a view."""
    look = Outlook()
    me = view["players"][seat]
    look.hand = [INDEX[id] for id in me["hand"]]
    look.discard = [INDEX[id] for id in me["discard"]]
    look.board = [INDEX[place["card"]] for place in me["board"]]
    look.raised = [place["raised"] for place in me["board"]]
    look.pile = len(me["pile"])
    look.ready = [MANTA_INDEX[id] for id in me["ready"]]
    look.tired = [MANTA_INDEX[id] for id in me["tired"]]
    look.used = 0
    for id in view["used"]:
        look.used |= 1 << INDEX[id]
    look.lower = [INDEX[shown["card"]] for shown in view["lower"]]
    look.upper = [INDEX[shown["card"]] for shown in view["upper"]]
    look.sunk = [INDEX[id] for id in view["sunk"]]
    look.row = [INDEX[shown["card"]] for shown in view["row"]]
    look.alone = len(view["players"]) == 1
    look.ghost = view["ghost"]
    look.last = view["ending"] is not None and view["last_turns"] < len(view["players"])
    look.goals = [
        OBJECTIVE_INDEX[track["objective"]] for track in view["tracks"] if track["objective"] not in me["claimed"]
    ]
    look.begin(box, view["round"])
    return look
