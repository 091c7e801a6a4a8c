"""What things are worth to a seat, in points, from what it sees. Rough prices, no looking ahead."""

from __future__ import annotations

from typing import Any, Final

from tablee.games.scholars import effects
from tablee.games.scholars.box import Effect, ScholarsBox
from tablee.games.scholars.caliphs import LAST_CALIPH
from tablee.games.scholars.dice import widened
from tablee.games.scholars.parts import (
    ARABIC,
    BLACK,
    COLOURS,
    COLUMNS,
    GOALS,
    GUILD_COLOUR,
    GUILDS,
    LOCATIONS,
    MEDICINE,
    NONE,
    PLACES,
    RECRUIT,
    RESEARCH,
    ROWS,
    SCIENCES,
    TOP,
    TRACKS,
    TRAVEL,
    WHITE,
    WORKERS,
)
from tablee.kernel.decisions import Seat, seat_name

# Prices in points, found by letting versions play each other.
SILVER: Final = 0.35
GOLD: Final = 0.9
SPARE_GOLD: Final = 0.5
"""What gold is worth to those who have plenty."""
PLENTY: Final = 3
XP: Final = 0.7
WORKER: Final = 0.45
SPARE_WORKER: Final = 0.25
MANY_WORKERS: Final = 3
COLOURED_DIE: Final = 1.0
WHITE_DIE: Final = -0.7
DRAWN: Final = 0.6
INFLUENCE: Final = 1.1
PIECE: Final = 0.83
"""What influence in a guild is worth where it changes nothing yet."""
CONTROL: Final = 0.32
"""What control of a guild is worth at each caliph to come: purple chooses first, but green has most points."""
CONTROL_OF_TWO: Final = 0.22
"""The same when two play: three guilds then are enough for both."""
WON: Final = {0: 1.0, -1: 0.3}
KEPT: Final = {0: 0.6, 1: 0.3}
"""Which part of that one more piece brings, by the lead before it: who does not control, and who does."""
MARK: Final = 0.3
STEP: Final = 1.2
PAGE: Final = 2.2
RETIRED: Final = 2.4
EMPLOYED: Final = 1.2
DIE_USED: Final = 0.55
"""What it costs to use one more die of the hand."""
BONUS: Final = 1.4
"""What a scroll's bonus is worth, before one knows."""
OBJECTIVE: Final = 0.8
"""What an objective of the goal card is worth besides its reward."""
LONGEST: Final = 3
NO_CHAIN: Final = 99
ALWAYS: Final = 0.5
"""How often a tucked card's condition holds."""


class Outlook:
    """The table from one seat, with prices."""

    def __init__(self, box: ScholarsBox, view: dict[str, Any], seat: Seat) -> None:
        self.box = box
        self.priced: dict[str, float] = {}
        self.stops: dict[int, float] = {}
        self.view = view
        self.seat = seat
        self.name = seat_name(seat)
        self.me: dict[str, Any] = view["players"][seat]
        self.hand = sorted([die_of(die) for die in self.me["hand"]])
        self.workers: list[int] = [self.me["workers"].get(COLOURS[colour], 0) for colour in range(WORKERS)]
        self.worker_price = WORKER if sum(self.workers) < MANY_WORKERS else SPARE_WORKER
        self.goal = box.index[self.me["goal"]] - GOALS if self.me["goal"] else NONE
        self.time = 1.0 - 0.2 * len(view["caliphs"])
        """How much of the game is left for what pays later."""
        self.mains: dict[tuple[int, int, int], float] = {}
        self.chains: dict[int, tuple[int, float]] = {}
        self.silver: int = self.me["silver"]
        self.gold: int = self.me["gold"]
        self.gold_price = GOLD if self.gold < PLENTY else SPARE_GOLD
        self.own = sum([1 for room in view["rooms"] if room and room["owner"] == seat_name(seat)])
        self.levels: list[int] = [self.me["levels"].get(SCIENCES[track], 0) for track in range(TRACKS)]
        self.myriade: bool = view["options"]["myriade"]
        self.columns = [[box.index[id] for id in column] for column in self.me["columns"]]
        self.place = box.index[self.me["place"]] - PLACES
        self.white: int = self.me["bag"].get("white", 0) + sum(die.startswith("white") for die in self.me["hand"])
        self.tops = [box.index[deck["card"]] if deck["card"] else NONE for deck in view["decks"]]
        self.waiting = [
            box.language[box.index[scroll["card"]]] for column in view["house"].values() for scroll in column if scroll
        ]
        self.cheapest = min(
            [box.room_cost[room] for room in range(len(view["rooms"])) if view["rooms"][room] is None], default=99
        )

    # Effects

    def deeds(self, text: str) -> float:
        """What the effects of a text are worth now; worked out once for this look."""
        if text not in self.priced:
            self.priced[text] = sum([self.effect(effect) for effect in self.box.deeds[text]])
        return self.priced[text]

    def effect(self, effect: Effect) -> float:
        if isinstance(effect, effects.Goods):
            each = SILVER if effect.what == "silver" else XP if effect.what == "xp" else self.gold_price
            return effect.amount * each
        if isinstance(effect, effects.Workers):
            return effect.amount * WORKER
        if isinstance(effect, effects.Dice):
            each = WHITE_DIE if effect.colours == 1 << WHITE else COLOURED_DIE
            return effect.amount * (each + (0.3 if effect.in_hand else 0.0))
        if isinstance(effect, effects.Destroy):
            return min(effect.amount, self.white) * -WHITE_DIE
        if isinstance(effect, effects.Draw):
            return effect.amount * DRAWN
        if isinstance(effect, effects.InfluenceGuild):
            return effect.amount * INFLUENCE
        if isinstance(effect, effects.InfluenceScroll):
            return effect.amount * MARK
        if isinstance(effect, effects.MoveGold):
            return 0.6 * effect.amount
        if isinstance(effect, effects.AdvanceTrack):
            tracks = [track for track in range(TRACKS) if effect.tracks >> track & 1]
            return max([self.step(track) for track in tracks], default=0.0) * effect.amount
        if isinstance(effect, effects.HarvestTrack):
            mask = effect.tracks if effect.tracks >= 0 else 0
            tracks = [track for track in range(TRACKS) if mask >> track & 1]
            return max([self.harvest(track) for track in tracks], default=0.5)
        if isinstance(effect, (effects.MayPay, effects.Either, effects.If)):
            best = max([self.deeds(text) for text in effect.inner()], default=0.0)
            return max(0.0, best - 0.5) if isinstance(effect, effects.MayPay) else best
        if isinstance(effect, effects.PerMarker):
            return sum([1 for level in self.levels if level >= effect.level]) * self.deeds(effect.text)
        return OTHERS.get(type(effect), 0.0)

    def harvest(self, track: int) -> float:
        return self.deeds(self.box.benefit[track][self.levels[track]])

    def step(self, track: int, ahead: int = 0) -> float:
        """One step up a track: points and benefit."""
        level = min(TOP + 1, self.levels[track] + 1 + ahead)
        benefit = self.deeds(self.box.benefit[track][level]) if track < MEDICINE or self.myriade else 0.0
        if level > TOP:
            return benefit
        points = self.box.track_points[track]
        gain = points[level] - points[level - 1] + benefit * 0.8 + 0.25
        if self.goal >= 0 and track == self.box.goal_track[self.goal] and level <= self.box.goal_level[self.goal]:
            gain += OBJECTIVE / 2
        return gain + (XP if level == 3 and SCIENCES[track] in self.view.get("track_xp", []) else 0.0)

    # Actions

    def action(self, slot: int, colour: int, value: int) -> float:
        """The best that a slot does with such a placement."""
        colours = 1 << colour
        acts = list(range(COLUMNS)) if slot >= COLUMNS else [slot]
        more = 0.0
        if slot < COLUMNS and self.columns[slot]:
            column = self.columns[slot]
            value += sum([self.box.plus[card] for card in column])
            colours = widened(colours, [self.box.same[card] for card in column])
            acts += [self.box.also[card] for card in column if self.box.also[card] >= 0]
            more = sum([self.tucked(card) for card in column])
        return more + max([self.main(act, colours, value) for act in acts])

    def tucked(self, card: int) -> float:
        if self.box.passive[card] or self.box.golden[card]:
            return 0.3 if self.box.met[card] else 0.0
        return ALWAYS * self.deeds(self.box.use[card])

    def main(self, act: int, colours: int, value: int) -> float:
        """A main action; worked out once for this look."""
        key = (act, colours, value)
        if key not in self.mains:
            self.mains[key] = self.main_action(act, colours, value)
        return self.mains[key]

    def main_action(self, act: int, colours: int, value: int) -> float:
        if act == RECRUIT:
            value += self.box.black_recruit if self.myriade and colours >> BLACK & 1 else 0
            open_to = [card for deck, card in enumerate(self.tops) if card >= 0 and self.box.recruit[deck] <= value]
            return max([max(self.dispatch(card), self.employ(card)) for card in open_to], default=0.0)
        if act == TRAVEL:
            return max([self.move(distance, colours) for distance in range(1, value + 1)], default=0.0)
        if act == RESEARCH:
            tracks = [track for track in range(TRACKS) if colours >> (track + 1) & 1]
            return max([self.research(track, value) for track in tracks], default=0.0)
        return self.best_translation(colours, value)

    def dispatch(self, card: int) -> float:
        return self.deeds(self.box.dispatch[card]) + self.meets(card)

    def employ(self, card: int) -> float:
        """A translator is worth its points some day, and more if it helps with scrolls that lie in the House."""
        if self.cheapest > self.silver:
            return 0.0
        speaks = self.box.speaks[card]
        help = sum([0.25 for language in self.waiting if speaks >> language & 1]) + (
            0.5 if speaks >> ARABIC & 1 else 0.0
        )
        wanted = 0.5 * max(0, 3 - self.own) + (0.4 if self.gold >= PLENTY else 0.0)
        points = 0.35 * self.box.points[card]
        return EMPLOYED + wanted + points + min(help, 1.2) + self.meets(card) - SILVER * self.cheapest

    def meets(self, card: int) -> float:
        """An objective of the goal card: the pictured translator."""
        if self.goal < 0 or self.me["objectives"][0] or self.box.deck[card] != self.box.goal_character[self.goal]:
            return 0.0
        return OBJECTIVE

    def room(self, room: int) -> float:
        return self.deeds(self.box.room_deed[room]) - SILVER * self.box.room_cost[room]

    def move(self, distance: int, colours: int) -> float:
        place = (self.place + distance) % LOCATIONS
        if place not in self.stops:
            self.stops[place] = self.stop(place)
        worth = self.stops[place]
        if colours >> self.box.place_colour[place] & 1:
            worth += self.deeds(self.box.match_deed)
        if colours >> BLACK & 1 and self.passes_neutral(distance):
            worth += XP
        return worth - 0.01 * distance

    def stop(self, place: int) -> float:
        """What a location gives, with the best delivery from there."""
        worth = self.deeds(self.box.place_deed[place])
        space = self.box.place_space[place]
        if space >= 0 and self.view["map"][space] is not None:
            worth += max(0.0, max([self.delivery(guild, space) for guild in range(3)]))
        return worth

    def passes_neutral(self, distance: int) -> bool:
        neutral = self.box.index[self.view["neutral"]] - PLACES
        return distance >= ((neutral - self.place) % LOCATIONS or LOCATIONS)

    def delivery(self, guild: int, space: int) -> float:
        there: list[Any] = self.view["house"][GUILDS[guild]]
        rows = [row for row in range(ROWS) if there[row] is None]
        if not rows:
            return -1.0
        scroll = self.view["map"][space]
        fee = self.box.fee if scroll["influence"] not in (None, self.name) else 0
        price = self.box.row_cost[rows[0]] + fee
        if price > self.silver:
            return -1.0
        track = self.box.colour[self.box.index[scroll["card"]]] - 1
        deed = self.deeds(self.box.row_deed[rows[0]])
        influence = self.box.row_influence[rows[0]] * self.guild(guild)
        return influence + deed + self.step(track) - SILVER * price

    def guild(self, guild: int) -> float:
        """One more influence in a guild: more where that wins, keeps or nears control."""
        state = self.view["guilds"][GUILDS[guild]]
        mine = state["influence"].get(self.name, 0)
        most = max([amount for who, amount in state["influence"].items() if who != self.name], default=0)
        shares = KEPT if state["control"] == self.name else WON
        control = CONTROL if len(self.view["players"]) > 2 else CONTROL_OF_TWO
        return PIECE + control * shares.get(mine - most, 0.0) * (LAST_CALIPH - len(self.view["caliphs"]))

    def research(self, track: int, value: int) -> float:
        if track == MEDICINE and not self.myriade:
            return 0.0
        worth, ahead = 0.0, 0
        while ahead < TOP:
            cost = self.box.step_cost[track][min(TOP, self.levels[track] + ahead)]
            if cost > value:
                break
            value -= cost
            worth += self.step(track, ahead)
            ahead += 1
        return worth

    # Translations

    def best_translation(self, colours: int, value: int) -> float:
        best = 0.0
        employed = [room for room in self.view["rooms"] if room is not None]
        for guild in range(3):
            if not colours >> GUILD_COLOUR[guild] & 1:
                continue
            for row, there in enumerate(self.view["house"][GUILDS[guild]]):
                if there is not None and self.box.row_value[row] <= value:
                    best = max(best, self.translation(self.box.index[there["card"]], employed))
        if self.myriade and colours >> BLACK & 1 and self.gold and employed and value >= self.box.study_value[0]:
            best = max(best, self.study(0))
            if value >= self.box.study_value[1] and self.gold > 1 and len(employed) > 1:
                best = max(best, self.study(1))
        return best

    def study(self, study: int) -> float:
        gold = self.box.study_gold[study]
        own = sorted([self.gold_on(room) for room in self.view["rooms"] if room], reverse=True)[:gold]
        return self.deeds(self.box.study_deed[study]) + sum(own) - self.gold_price * gold

    def gold_on(self, room: dict[str, Any]) -> float:
        """What it is worth that 1 gold lies on a translator: an own one comes nearer to its points, others cost."""
        if room["owner"] != self.name:
            return -SILVER
        card = self.box.index[room["card"]]
        near = self.box.points[card] + 0.8
        return near if room["gold"] + 1 >= self.box.retire_at[card] else 0.4 * near

    def translation(self, scroll: int, employed: list[Any]) -> float:
        """A scroll's worth, if there is a chain to Arabic that can be paid."""
        language = self.box.language[scroll]
        if language not in self.chains:
            self.chains[language] = self.chain(language, employed)
        gold, worth = self.chains[language]
        return self.scroll(scroll) + worth - self.gold_price * gold if gold <= self.gold else 0.0

    def chain(self, language: int, employed: list[Any]) -> tuple[int, float]:
        """The shortest chain from a language to Arabic, and what its gold is worth where it comes to lie."""
        best = [(self.box.speaks[self.box.index[room["card"]]], self.gold_on(room)) for room in employed]
        starts = [(worth, number) for number, (speaks, worth) in enumerate(best) if speaks >> language & 1]
        ways: list[tuple[float, tuple[int, ...]]] = [(worth, (number,)) for worth, number in starts]
        for length in range(1, LONGEST + 1):
            ends = [worth for worth, rooms in ways if best[rooms[-1]][0] >> ARABIC & 1]
            if ends:
                return length, max(ends)
            ways = [
                (worth + more, (*rooms, number))
                for worth, rooms in ways
                for number, (speaks, more) in enumerate(best)
                if number not in rooms and speaks & best[rooms[-1]][0]
            ]
        return NO_CHAIN, 0.0

    def scroll(self, scroll: int) -> float:
        bonus = BONUS if self.box.bonus[scroll] else 0.0
        if (
            self.goal >= 0
            and not self.me["objectives"][1]
            and self.box.colour[scroll] == self.box.goal_colour[self.goal]
        ):
            bonus += 1.5 * OBJECTIVE
        return self.box.points[scroll] + bonus + self.deeds(self.box.on_translate[scroll])


def die_of(text: str) -> int:
    """
    >>> die_of("red 5")
    13
    """
    colour, _, number = text.partition(" ")
    return 8 * COLOURS.index(colour) + int(number)


OTHERS: Final[dict[type[Effect], float]] = {
    effects.GainPage: PAGE,
    effects.RetireTop: RETIRED,
    effects.UpgradeCard: 1.3,
    effects.Recruit: 1.5,
    effects.FullRest: 2.0,
    effects.HarvestCard: 1.0,
    effects.Plus: 0.5,
}
