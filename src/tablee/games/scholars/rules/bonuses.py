"""What scrolls are worth at the end besides their printed points, as values. [14.3]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.scholars.state.board import Scholars
from tablee.games.scholars.state.card import Bonus
from tablee.games.scholars.state.terms import COLOURS, GUILDS, LANGUAGES, MEDICINE, SCIENCES, TOP, WHITE
from tablee.kernel.decisions import Seat

MANY_WHITE: Final = 6
MANY_WHITE_POINTS: Final = -3
SILVER_FOR_GOLD: Final = 2
GOLD_FOR_POINT: Final = 2
BREADTH_LEVEL: Final = 3


def tiers(number: int, middle: int, high: int) -> int:
    """2 points from the middle number on, 4 from the high one on."""
    return 4 if number >= high else 2 if number >= middle else 0


@dataclass
class ForInfluence(Bonus):
    guild: int

    def points(self, pos: Scholars, seat: Seat) -> int:
        return tiers(pos.guilds[self.guild][seat], 2, 4)

    def written(self) -> str:
        return f"guild {GUILDS[self.guild]}"


@dataclass
class ForLanguages(Bonus):
    languages: tuple[int, ...]

    def points(self, pos: Scholars, seat: Seat) -> int:
        return sum([1 for other in pos.players[seat].scrolls if pos.box.language[other] in self.languages])

    def written(self) -> str:
        return " ".join(["languages", *[LANGUAGES[language] for language in self.languages]])


@dataclass
class ForTrack(Bonus):
    track: int

    def points(self, pos: Scholars, seat: Seat) -> int:
        return tiers(pos.players[seat].levels[self.track], 4, TOP)

    def written(self) -> str:
        return f"track {SCIENCES[self.track]}"


@dataclass
class ForDice(Bonus):
    primary: int
    secondary: int

    def points(self, pos: Scholars, seat: Seat) -> int:
        me = pos.players[seat]
        return me.dice_of(self.secondary) + (2 if me.dice_of(self.primary) >= 4 else 0)

    def written(self) -> str:
        return f"dice {COLOURS[self.primary]} {COLOURS[self.secondary]}"


@dataclass
class ForBreadth(Bonus):
    """Tracks far enough up, Medicine apart."""

    def points(self, pos: Scholars, seat: Seat) -> int:
        return sum([1 for level in pos.players[seat].levels[:MEDICINE] if level >= BREADTH_LEVEL])

    def written(self) -> str:
        return "breadth"


@dataclass
class ForFewWhite(Bonus):
    def points(self, pos: Scholars, seat: Seat) -> int:
        white = pos.players[seat].dice_of(WHITE)
        return 4 if not white else 2 if white <= 3 else 0

    def written(self) -> str:
        return "white"


@dataclass
class ForRetired(Bonus):
    def points(self, pos: Scholars, seat: Seat) -> int:
        return tiers(len(pos.players[seat].retired(pos.box)), 4, 7)

    def written(self) -> str:
        return "retired"


@dataclass
class ForSavings(Bonus):
    """The starting scroll: silver counts as gold, gold as points; many white dice weigh on it."""

    def points(self, pos: Scholars, seat: Seat) -> int:
        me = pos.players[seat]
        gold, silver = me.gold, me.silver
        for column in me.columns:
            for card in column:
                what, as_what = pos.box.counts[card]
                amount = me.xp if what == "xp" else sum(me.workers) if what == "worker" else 0
                if as_what == "gold":
                    gold += amount
                elif as_what == "silver":
                    silver += amount
        points = (gold + silver // SILVER_FOR_GOLD) // GOLD_FOR_POINT
        return points + (MANY_WHITE_POINTS if me.dice_of(WHITE) >= MANY_WHITE else 0)

    def written(self) -> str:
        return "start"
