"""A seat's view read for its chances: what a location, a character or a level is worth to it now, in points."""

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
    NO_ICON,
    RAISE1,
    RAISE2,
    RAISE_FULL,
    RECRUIT_FREE,
    SCORE,
    SLOTS,
    TAKE_BACK,
    AtlantesBox,
    Effect,
)
from tablee.games.atlantes.choices import BONUS, INDEX, MANTA_INDEX, OBJECTIVE_INDEX
from tablee.kernel.decisions import Seat

ABILITIES: Final = {RAISE1: 0.6, RAISE2: 1.1, RAISE_FULL: 1.4, RECRUIT_FREE: 1.3, TAKE_BACK: 0.7, SCORE: 1.2}
MANTA: Final = 1.6
"""What a bonus manta is worth before it is known which."""
SLOT: Final = 1.2
"""A location that nobody can use fills a slot."""


class Outlook:
    """What one seat sees, in numbers."""

    def __init__(self, box: AtlantesBox, view: dict[str, Any], seat: Seat) -> None:
        self.box: Final = box
        self.view: Final = view
        me = view["players"][seat]
        self.hand: Final[list[int]] = [INDEX[id] for id in me["hand"]]
        self.discard: Final[list[int]] = [INDEX[id] for id in me["discard"]]
        self.board: Final[list[int]] = [INDEX[place["card"]] for place in me["board"]]
        self.raised: Final[list[int]] = [place["raised"] for place in me["board"]]
        self.pile: Final[int] = len(me["pile"])
        self.ready: Final[list[int]] = [MANTA_INDEX[id] for id in me["ready"]]
        self.tired: Final[list[int]] = [MANTA_INDEX[id] for id in me["tired"]]
        self.bonus: Final[int] = me["bonus"]
        self.used: Final[list[int]] = [INDEX[id] for id in view["used"]]
        self.alone: Final = len(view["players"]) == 1
        self.last: Final = view["ending"] is not None and view["last_turns"] < len(view["players"])
        """This is the seat's last turn."""
        self.hurry: Final[float] = 0.2 * max(0, view["round"] - 40)
        """Some hands could go round for ever; the longer that lasts, the better looks what ends the game."""
        claimed = set(me["claimed"])
        goals = [OBJECTIVE_INDEX[track["objective"]] for track in view["tracks"]]
        self.goals: Final = [goal for goal in goals if box.contents.objectives[goal].id not in claimed]
        """Objectives that this seat has not claimed yet."""
        self.prices: Final[dict[int, dict[str, int]]] = {
            INDEX[shown["card"]]: shown for shown in [*view["lower"], *view["upper"]]
        }

    # Worth

    def icon(self, icon: int) -> float:
        if icon in ABILITIES:
            return ABILITIES[icon]
        if icon == EMPTY:
            return -0.5
        gold, power = self.box.gold_of[icon], self.box.power_of[icon]
        return 0.5 * gold + (0.4 if self.box.only[icon] < 0 else 0.2) * power

    def location(self, card: int, up: int = 0) -> float:
        """A location of which so many levels are covered."""
        box = self.box
        levels = box.levels[card][up:-1]
        value = 0.75 * box.points[card] - 0.1 * len(levels)
        weight = 1.0
        for icon in levels:
            value += weight * self.icon(icon)
            weight *= 0.93
        if box.manta[card] >= 0 and (levels or not up):
            value += (MANTA + 0.8 * self.wants(M_BONUS)) * 0.9 ** len(levels)
        return value

    def wants(self, measure: int) -> float:
        """1 when an objective of this kind is still to be claimed."""
        return 1.0 if any([self.box.measure[goal] == measure for goal in self.goals]) else 0.0

    def target(self, card: int) -> float:
        """A location to take now."""
        if self.last:
            return 6.0 if len(self.board) == SLOTS - 1 and self.wants(M_BOARD) else 0.1
        room = SLOTS - len(self.board)
        value = self.location(card) + 0.6 * self.wants(M_BOARD) - (0.5 if room == 1 else 0.0)
        return max(0.4, value)

    def effect(self, effect: Effect) -> float:
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
            return max([self.effect(option) for option in effect.options])
        if isinstance(effect, effects.ReplayOne):
            return 1.3
        if isinstance(effect, effects.SalvageOne):
            return 2.4
        if isinstance(effect, effects.TakeBackEverything):
            return 3.0
        return 0.6

    def character(self, card: int) -> float:
        """How useful it is to have."""
        person = self.box.contents.characters[card - len(self.box.kind)]
        if person.leaves_for >= 0:
            return MANTA + 0.8
        return sum([self.effect(effect) for effect in person.do])

    def manta(self, manta: int) -> float:
        return 0.5 + self.icon(manta if manta < BONUS else manta - BONUS)

    # Possibilities

    def means(self, way: int) -> int:
        """All that mantas and levels could add to a payment."""
        worth = self.box.worth[way]
        total = sum([worth[manta] for manta in self.ready])
        for card, up in zip(self.board, self.raised, strict=True):
            if card not in self.used:
                total += worth[self.box.levels[card][up]]
        return total

    def full(self) -> list[int]:
        """Own locations that are fully raised."""
        return [card for card, up in zip(self.board, self.raised, strict=True) if up == self.box.depth[card]]

    def lift(self, card: int) -> float:
        """What covering the top level of an own location brings, or costs."""
        if card not in self.board:
            return 0.0
        up = self.raised[self.board.index(card)]
        if up >= self.box.depth[card]:
            return 0.0
        icon = self.box.levels[card][up]
        gain = 0.7 if icon == EMPTY else 0.25 - 0.8 * self.icon(icon)
        left = self.box.depth[card] - up
        gain += 0.35 / left + 0.06 * self.box.points[card]
        if left == 1 and self.box.manta[card] >= 0:
            gain += MANTA + self.wants(M_BONUS)
        if self.last:
            return 0.1 if left > 1 else gain
        return gain

    def lift_fully(self, card: int) -> float:
        """The same for all its levels at once."""
        if card not in self.board:
            return 0.0
        up = self.raised[self.board.index(card)]
        lost = sum([max(0.0, self.icon(icon)) for icon in self.box.levels[card][up:-1]])
        won = MANTA + self.wants(M_BONUS) if self.box.manta[card] >= 0 else 0.0
        return 0.4 * self.box.points[card] + won + 0.3 * (self.box.depth[card] - up) - 0.6 * lost

    def lifts(self, levels: int, but: int = NO_ICON) -> float:
        """The best that so many levels can do, each on another location or two on one."""
        found = sorted([self.lift(card) for card in self.board if card != but], reverse=True)
        room = sum([self.box.depth[c] - up for c, up in zip(self.board, self.raised, strict=True) if c != but])
        levels = min(levels, room)
        if not found or not levels:
            return 0.0
        best = found[:levels]
        return sum(best) + 0.5 * found[0] * max(0, levels - len(best))

    def scores(self, count: int, but: int = NO_ICON) -> float:
        """Points that scoring so many gives."""
        points = sorted([self.box.points[card] for card in self.full() if card != but], reverse=True)[:count]
        if not points:
            return 0.0
        goal = self.wants(M_PILE) * (6.0 if self.pile + len(points) >= 3 > self.pile else 1.0)
        return sum(points) + 0.6 * len(points) + goal

    def conquest(self, power: int) -> float:
        if len(self.board) >= SLOTS:
            return 0.0
        kinds = [power + self.means(kind) for kind in range(IN_GOLD)]
        box = self.box
        good = [self.target(card) for card, at in self.prices.items() if at["power"] <= kinds[box.kind[card]]]
        return max(good, default=0.0)

    def purchase(self, gold: int) -> float:
        if len(self.board) >= SLOTS:
            return 0.0
        most = gold + self.means(IN_GOLD)
        return max([self.target(card) for card, at in self.prices.items() if at["gold"] <= most], default=0.0)

    def hire(self, gold: int | None) -> float:
        """The best character for so much gold and what can be added; None: for nothing."""
        most = 99 if gold is None else gold + self.means(IN_GOLD)
        found = []
        for place in self.view["row"]:
            if place["price"] <= most:
                cost = 0.0 if gold is None else 0.3 * max(0, place["price"] - gold)
                found.append(self.recruit(INDEX[place["card"]]) - cost)
        return max(found, default=0.0)

    def recruit(self, card: int) -> float:
        """A character into the hand: a point, and what it can do until the end."""
        eighth = 3.0 if self.wants(M_HAND) and len(self.hand) == 7 else 0.3 * self.wants(M_HAND)
        return 1.0 + eighth if self.last else 1.0 + 0.5 * self.character(card) + eighth

    def comeback(self) -> float:
        """Matrona: cards back in hand and mantas ready."""
        if self.last:
            eight = 7.0 if self.wants(M_HAND) and len(self.hand) + len(self.discard) >= 8 else 0.0
            return len(self.discard) + eight
        back = sum([0.25 * self.character(card) for card in self.discard]) + 0.45 * len(self.tired)
        if self.wants(M_HAND) and len(self.hand) + len(self.discard) >= 8:
            back += 5.0
        return back - (2.5 - 2 * self.hurry if self.alone and self.view["ghost"] else 0.0)

    def ghost_comes(self) -> float:
        """What an exploration costs when one plays alone."""
        return 1.5 if self.alone and self.view["ghost"] else 0.0

    def play(self, card: int) -> float:
        """A character as the main action."""
        person = self.box.contents.characters[card - len(self.box.kind)]
        value = 0.0 if person.stays else -1.0 if self.last else -0.3
        for effect in person.do:
            value += self.now(effect)
        return value

    def now(self, effect: Effect) -> float:
        """What an effect does at this moment."""
        if isinstance(effect, effects.Conquer):
            return self.conquest(effect.power)
        if isinstance(effect, effects.Buy):
            return self.purchase(effect.gold)
        if isinstance(effect, effects.Recruit):
            return self.hire(effect.gold) + self.hurry
        if isinstance(effect, effects.RecruitFreely):
            return self.hire(None)
        if isinstance(effect, effects.Explore):
            best = max([self.target(card) for card in self.prices], default=0.0)
            if self.last:
                return 0.1
            return max(0.2, 3.0 - 0.5 * best - 0.1 * len(self.prices)) - self.ghost_comes() + self.hurry
        if isinstance(effect, effects.RaiseLevels):
            return self.lifts(effect.levels)
        if isinstance(effect, effects.ScoreLocations):
            return self.scores(effect.count)
        if isinstance(effect, effects.OneOf):
            return max([self.now(option) for option in effect.options])
        if isinstance(effect, effects.ReplayOne):
            if self.means(IN_GOLD) < effect.price:
                return 0.0
            found: list[float] = [self.play(card) for card in self.discard if not self.is_replay(card)]
            return max([0.0, *found])
        if isinstance(effect, effects.SalvageOne):
            if len(self.board) >= SLOTS:
                return 0.0
            sunk: list[str] = self.view["sunk"]
            return max([self.target(INDEX[id]) for id in sunk], default=0.0)
        if isinstance(effect, effects.TakeBackEverything):
            return self.comeback()
        if isinstance(effect, effects.TakeBackSome):
            return 1.0 if self.discard else 0.0
        if isinstance(effect, effects.ReadyMantas):
            return 0.0 if self.last else 0.3 * len(self.tired)
        if isinstance(effect, effects.LeaveGame):
            return -0.5
        return 0.0 if self.alone else 0.4

    def is_replay(self, card: int) -> bool:
        person = self.box.contents.characters[card - len(self.box.kind)]
        return any([isinstance(effect, effects.ReplayOne) for effect in person.do])
