"""What effects are worth, in points: rough prices, and every deed of a box taken apart once for quick sums."""

from __future__ import annotations

from typing import Final

from tablee.games.scholars.rules import effects
from tablee.games.scholars.state.box import ScholarsBox
from tablee.games.scholars.state.card import NOTHING as NOTHING_DONE
from tablee.games.scholars.state.card import Deed, Effect
from tablee.games.scholars.state.terms import COLOURS, TRACKS, WHITE

# How a seat looks at things: it wants gold, it has plenty, or this is its last turn, when only points count.
POOR: Final = 0
RICH: Final = 1
CLOSING: Final = 2
MOODS: Final = 3

# Prices in points by mood, found by letting versions play each other.
SILVER: Final[list[float]] = [0.35, 0.35, 0.25]
GOLD: Final[list[float]] = [0.9, 0.5, 0.5]
PLENTY: Final = 3
"""So much gold is plenty."""
XP: Final[list[float]] = [0.7, 0.7, 0.05]
WORKER: Final[list[float]] = [0.45, 0.45, 0.02]
COLOURED_DIE: Final[list[float]] = [1.0, 1.0, 0.3]
WHITE_DIE: Final[list[float]] = [-0.7, -0.7, -0.3]
IN_HAND: Final[list[float]] = [0.3, 0.3, 0.0]
"""What more a die is worth that comes to hand at once."""
DRAWN: Final[list[float]] = [0.6, 0.6, 0.0]
INFLUENCE: Final[list[float]] = [1.1, 1.1, 0.5]
MARK: Final[list[float]] = [0.3, 0.3, 0.0]
MOVED_GOLD: Final[list[float]] = [0.6, 0.6, 0.4]
PRICE: Final[list[float]] = [0.5, 0.5, 0.2]
"""What a price on a card costs, about."""
UNKNOWN_HARVEST: Final[list[float]] = [0.5, 0.5, 0.3]

OTHERS: Final[dict[type[Effect], list[float]]] = {
    effects.GainPage: [2.2, 2.2, 1.5],
    effects.RetireTop: [2.4, 2.4, 2.4],
    effects.UpgradeCard: [1.3, 1.3, 0.0],
    effects.Recruit: [1.5, 1.5, 0.5],
    effects.FullRest: [2.0, 2.0, 0.7],
    effects.HarvestCard: [1.0, 1.0, 0.6],
    effects.Plus: [0.5, 0.5, 0.5],
}
NOTHING: Final[list[float]] = [0.0, 0.0, 0.0]

# Parts of a deed: the first kind is worth always the same, or depends on how much gold there is; the others have to
# look at the table.
PLAIN: Final = 0
DESTROY: Final = 1
ADVANCE: Final = 2
HARVEST: Final = 3
BEST: Final = 4
PAID: Final = 5
EACH: Final = 6


class Part:
    """One effect of a deed, as numbers."""

    def __init__(self, kind: int, amount: int, tracks: list[int], inner: list[int], worths: list[float]) -> None:
        self.kind: Final = kind
        self.amount: Final = amount
        """How many times; of EACH the level that counts."""
        self.tracks: Final = tracks
        self.inner: Final = inner
        """Numbers of the deeds inside."""
        self.worths: Final = worths
        """Of the plain: what it is worth, by mood."""


class Prices:
    """The deeds of a box by number, and the numbers of those that cards and boards carry."""

    def __init__(self, box: ScholarsBox) -> None:
        deeds = list(box.deeds.values())
        self.number: Final = {deed.written: number for number, deed in enumerate(deeds)}
        self.parts: Final = [[self.part(effect) for effect in deed.effects] for deed in deeds]
        self.fixed: Final = [self.is_fixed(number) for number in range(len(deeds))]
        """Worth the same whatever lies on the table, but for gold."""
        self.plain: Final = [[self.fixed_worth(number, mood) for number in range(len(deeds))] for mood in range(MOODS)]
        """By mood."""
        self.use: Final = self.numbers(box.use)
        self.dispatch: Final = self.numbers(box.dispatch)
        self.on_translate: Final = self.numbers(box.on_translate)
        self.room: Final = self.numbers(box.room_deed)
        self.place: Final = self.numbers(box.place_deed)
        self.row: Final = self.numbers(box.row_deed)
        self.study: Final = self.numbers(box.study_deed)
        self.match: Final = self.number[box.match_deed.written]
        self.benefit: Final = [self.numbers(levels) for levels in box.benefit]
        self.banner: Final = [self.numbers(side) for side in box.banner]
        self.harvest: Final = [self.numbers(side) for side in box.harvest]
        resources = [box.cards[card] for card in box.resources]
        self.bonus: Final = self.numbers([card.deeds.get("bonus", NOTHING_DONE) for card in resources])
        self.goods: Final = [goods(card.numbers) for card in resources]
        """What else a resource card gives."""
        self.places_of: Final = [
            [place for place in range(len(box.place_colour)) if box.place_colour[place] == colour]
            for colour in range(len(COLOURS))
        ]

    def numbers(self, deeds: list[Deed]) -> list[int]:
        return [self.number[deed.written] for deed in deeds]

    def part(self, effect: Effect) -> Part:
        if isinstance(effect, effects.Destroy):
            return Part(DESTROY, effect.amount, [], [], NOTHING)
        if isinstance(effect, effects.AdvanceTrack):
            return Part(ADVANCE, effect.amount, tracks_of(effect.tracks), [], NOTHING)
        if isinstance(effect, effects.HarvestTrack) and effect.tracks > 0:
            return Part(HARVEST, 1, tracks_of(effect.tracks), [], NOTHING)
        inner = self.numbers(list(effect.inner()))
        if isinstance(effect, effects.MayPay):
            return Part(PAID, 1, [], inner, NOTHING)
        if isinstance(effect, (effects.Either, effects.If)):
            return Part(BEST, 1, [], inner, NOTHING)
        if isinstance(effect, effects.PerMarker):
            return Part(EACH, effect.level, [], inner, NOTHING)
        return Part(PLAIN, 1, [], [], [plain(effect, mood) for mood in range(MOODS)])

    def is_fixed(self, number: int) -> bool:
        for part in self.parts[number]:
            if part.kind in (DESTROY, ADVANCE, HARVEST, EACH):
                return False
            for inner in part.inner:
                if not self.is_fixed(inner):
                    return False
        return True

    def fixed_worth(self, number: int, mood: int) -> float:
        total = 0.0
        for part in self.parts[number]:
            if part.kind in (BEST, PAID):
                best = max([self.fixed_worth(inner, mood) for inner in part.inner], default=0.0)
                total += max(0.0, best - PRICE[mood]) if part.kind == PAID else best
            else:
                total += part.worths[mood]
        return total


def tracks_of(mask: int) -> list[int]:
    return [track for track in range(TRACKS) if mask >> track & 1]


def plain(effect: Effect, mood: int) -> float:
    """An effect that is worth the same whatever lies on the table."""
    if isinstance(effect, effects.Goods):
        goods = SILVER if effect.what == "silver" else XP if effect.what == "xp" else GOLD
        return effect.amount * goods[mood]
    if isinstance(effect, effects.Workers):
        return effect.amount * WORKER[mood]
    if isinstance(effect, effects.Dice):
        dice = WHITE_DIE if effect.colours == 1 << WHITE else COLOURED_DIE
        return effect.amount * (dice[mood] + (IN_HAND[mood] if effect.in_hand else 0.0))
    if isinstance(effect, effects.Draw):
        return effect.amount * DRAWN[mood]
    if isinstance(effect, effects.InfluenceGuild):
        return effect.amount * INFLUENCE[mood]
    if isinstance(effect, effects.InfluenceScroll):
        return effect.amount * MARK[mood]
    if isinstance(effect, effects.MoveGold):
        return MOVED_GOLD[mood] * effect.amount
    if isinstance(effect, effects.HarvestTrack):
        return UNKNOWN_HARVEST[mood]
    return OTHERS.get(type(effect), NOTHING)[mood]


def goods(numbers: dict[str, int]) -> float:
    """Dice, workers, gold and silver of a resource card."""
    dice = COLOURED_DIE[POOR] * sum([numbers[f"dice-{name}"] for name in COLOURS[1:4]])
    workers = WORKER[POOR] * sum([numbers[f"workers-{name}"] for name in COLOURS[:4]])
    return dice + workers + (GOLD[POOR] * numbers["gold"] + SILVER[POOR] * numbers["silver"])


KNOWN: Final[dict[str, Prices]] = {}
"""By the content of the box."""


def prices_of(box: ScholarsBox) -> Prices:
    found = KNOWN.get(box.content)
    if found is None:
        found = KNOWN[box.content] = Prices(box)
    return found
