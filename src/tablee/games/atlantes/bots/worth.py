"""For bots: what cards are worth in themselves, in points, by how many turns are left. Worked out once for a box."""

from __future__ import annotations

from math import exp
from typing import Final

from tablee.games.atlantes.rules import effects
from tablee.games.atlantes.state.box import AtlantesBox
from tablee.games.atlantes.state.card import Effect
from tablee.games.atlantes.state.terms import EMPTY, RAISE1, RAISE2, RAISE_FULL, RECRUIT_FREE, SCORE, TAKE_BACK

HORIZON: Final = 12
"""More turns than this are as good as any number."""
FAR: Final = 16
"""Steps from an objective that is out of sight."""


class Weights:
    """What a bot thinks of things. The numbers were found by letting bots that differ in them play each other."""

    # a location: its points if there is time to raise and score it, and what its levels give on the way
    point: float = 1.0
    """Of a point that is sure to be scored."""
    effort_empty: float = 1.5
    effort_resource: float = 0.85
    effort_ability: float = 0.5
    effort_score: float = 0.97
    """Turns that covering a level, and scoring at last, take."""
    spread: float = 2.5
    """How uncertain that is."""
    deeper: float = 0.89
    """A level is worth less the more lies above it."""
    soon: float = 3.8
    """Turns that it takes to make use of things."""
    gold: float = 0.3
    power: float = 0.55
    power_typed: float = 0.19
    raise1: float = 0.75
    raise2: float = 1.05
    raise_full: float = 1.4
    recruit_free: float = 2.23
    take_back: float = 0.57
    score: float = 1.16
    slot1: float = 0.89
    slot2: float = 0.14
    """The last free slot, and the last but one."""
    # a manta: again and again
    ready: float = 1.02
    """Of its icon, to have it ready rather than tired."""
    cycle: float = 3.47
    """Turns between two uses."""
    # a character: again and again, and a point in hand at the end
    hand: float = 0.19
    """Of its use, to have it in hand rather than discarded."""
    hold: float = 0.18
    hold_end: float = 0.49
    """The same for any card; the second when the next turn is the last."""
    back: float = 0.65
    """A discarded card that may be in hand again at the end."""
    round: float = 12.4
    """Turns between two plays of one character."""
    conquer: float = 0.61
    conquer_power: float = 0.5
    buy: float = 0.73
    buy_gold: float = 0.75
    recruit: float = 0.91
    recruit_gold: float = 0.3
    free: float = 1.43
    level: float = 0.5
    scored: float = 1.04
    replay: float = 1.15
    salvage: float = 3.38
    ready_mantas: float = 0.6
    some_back: float = 0.7
    explore: float = 0.34
    others_raise: float = 0.12
    others_discard: float = 0.37
    others_tire: float = 0.38
    # objectives
    near: float = 0.51
    nearer: float = 0.68
    """What is left of a spot's points one step before it, and of that with every further step."""
    empty: float = 0.55
    emptier: float = 0.7
    """The same where cards have to be played one after the other."""
    eight: float = 0.72
    """The same with eight characters, but not all in hand."""
    # what is used up, and what others get
    missing_gold: float = 0.21
    missing_power: float = 0.16
    """For each that mantas and levels have to add."""
    fresh: float = 0.58
    fresh_power: float = 0.32
    """What a conquest from a row that nobody has seen yet may bring."""
    ghost: float = 1.8
    """A manta of the Ichtiandres on a track, for who plays alone."""
    least: float = -0.12
    """What a secondary action has to bring beyond what it uses up."""
    # turns left
    pace_shoal: float = 1.63
    """Turns of the table for a character of the deck."""
    pace_claims: float = 4.93
    """Turns of one player for an objective."""
    pace_ghost: float = 3.5
    # kings, to choose from
    king_manta: float = 1.5
    """One that leaves for a manta at once."""
    king_once: float = 0.4
    """Of its use, one that can be played only once."""


class Alone(Weights):
    """The same to who plays alone, with the Ichtiandres' mantas for a clock. Found by an evolution strategy (CMA-ES)
    over games of a lone greedy bot, whose points they raise from 54 to 68."""

    point: float = 0.55
    effort_empty: float = 3.14
    effort_resource: float = 0.05
    effort_ability: float = 0.80
    effort_score: float = 0.96
    spread: float = 9.00
    deeper: float = 0.25
    soon: float = 13.70
    gold: float = 0.49
    power: float = 0.26
    power_typed: float = -0.05
    raise1: float = 0.01
    raise2: float = 1.74
    raise_full: float = 0.62
    recruit_free: float = 3.58
    take_back: float = 1.39
    score: float = 1.24
    slot1: float = 1.19
    slot2: float = 0.51
    ready: float = 1.05
    cycle: float = 4.78
    hand: float = 0.30
    hold: float = -0.00
    hold_end: float = 0.90
    back: float = 1.16
    round: float = 7.71
    conquer: float = 0.41
    conquer_power: float = -0.29
    buy: float = 0.83
    buy_gold: float = 0.21
    recruit: float = 2.22
    recruit_gold: float = 0.50
    free: float = 1.71
    level: float = 0.36
    scored: float = 3.62
    replay: float = 1.29
    salvage: float = -3.52
    ready_mantas: float = 1.11
    some_back: float = 1.70
    explore: float = -0.13
    near: float = 0.05
    nearer: float = 0.95
    empty: float = 0.87
    emptier: float = 1.82
    eight: float = 3.27
    missing_gold: float = 0.03
    missing_power: float = -0.01
    fresh: float = 0.99
    fresh_power: float = -0.16
    ghost: float = 3.72
    least: float = -0.26
    pace_claims: float = 12.69
    pace_ghost: float = 2.05
    king_manta: float = -0.60
    king_once: float = -0.01


class Worth:
    """The cards of a box as a bot sees them."""

    def __init__(self, box: AtlantesBox, weights: Weights) -> None:
        self.weights: Final = weights
        w = weights
        turns = range(HORIZON + 1)
        icons = len(box.gold_of) // 2
        self.icon: Final = [icon_worth(box, w, icon) for icon in range(icons)]
        self.location: Final = [
            [
                [self.location_worth(box, left, card, up) for up in range(box.depth[card] + 1)]
                for card in range(len(box.ids))
            ]
            for left in turns
        ]
        """By turns left, card and covered levels; its manta with it until it is won."""
        self.ready: Final = [[self.ready_worth(left, icon % icons) for icon in range(2 * icons)] for left in turns]
        """How much more a ready manta is worth than a tired one."""
        self.tired: Final = [[self.tired_worth(left, icon % icons) for icon in range(2 * icons)] for left in turns]
        self.do: Final = box.do
        self.use: Final = [sum([effect_worth(w, effect) for effect in does]) for does in self.do]
        """A character played once."""
        self.held: Final = [[self.held_worth(left, use) for use in self.use] for left in turns]
        """How much more a card in hand is worth than a discarded one."""
        self.leaves: Final = [any([isinstance(effect, effects.LeaveGame) for effect in does]) for does in self.do]
        self.owned: Final = [
            [self.owned_worth(left, 0.0 if self.leaves[card] else self.use[card]) for card in range(len(self.use))]
            for left in turns
        ]
        self.kept: Final = [self.king_worth(box, card) for card in range(len(self.use))]
        """A king to be chosen."""
        self.replays: Final = [any([isinstance(effect, effects.ReplayOne) for effect in does]) for does in self.do]
        self.readies: Final = [any([isinstance(effect, effects.ReadyMantas) for effect in does]) for does in self.do]
        self.levels: Final = [most(does, effects.RaiseLevels) for does in self.do]
        self.scores: Final = [most(does, effects.ScoreLocations) for does in self.do]
        """What a character that lets its player choose raises, or scores."""
        self.then_scores: Final = [scores_after(does) for does in self.do]
        """What a character that raises scores afterwards."""
        self.near: Final = [1.0, w.near] + [w.near * w.nearer**steps for steps in range(1, FAR)]
        """What is left of a spot's points so many steps before it."""
        self.empty: Final = [1.0, w.empty] + [w.empty * w.emptier**steps for steps in range(1, FAR)]

    def location_worth(self, box: AtlantesBox, left: int, card: int, up: int) -> float:
        w = self.weights
        if not left:
            return 0.0
        effort, value = 0.0, 0.0
        soon = min(1.0, left / w.soon)
        for icon in box.levels[card][up:-1]:
            if icon == EMPTY:
                effort += w.effort_empty
                continue
            value += self.icon[icon] * w.deeper**effort * soon
            effort += w.effort_ability if box.ability[icon] is not None else w.effort_resource
        if box.manta[card] >= 0 and effort:
            value += self.manta_worth(left, box.manta[card]) * likely(left - effort, w.spread)
        return value + w.point * box.points[card] * likely(left - effort - w.effort_score, w.spread)

    def manta_worth(self, left: int, icon: int) -> float:
        return self.ready_worth(left, icon) + self.tired_worth(left, icon)

    def ready_worth(self, left: int, icon: int) -> float:
        w = self.weights
        return w.ready * self.icon[icon] * min(1.0, left / w.soon)

    def tired_worth(self, left: int, icon: int) -> float:
        return self.icon[icon] * left / self.weights.cycle

    def king_worth(self, box: AtlantesBox, card: int) -> float:
        w = self.weights
        if box.leaves_for[card] >= 0:
            return w.king_manta + 2 * self.icon[box.leaves_for[card]]
        return (w.king_once if self.leaves[card] else 1.0) * self.use[card]

    def held_worth(self, left: int, use: float) -> float:
        w = self.weights
        if not left:
            return 1.0  # a point
        return w.hand * use * min(1.0, left / w.soon) + (w.hold_end if left == 1 else w.hold)

    def owned_worth(self, left: int, use: float) -> float:
        w = self.weights
        return w.back + use * left / w.round if left else 0.0


def most(does: tuple[Effect, ...], kind: type[Effect]) -> int:
    """How much an effect of this kind that can be chosen does; 1 when there is none."""
    for effect in does:
        if isinstance(effect, effects.OneOf):
            for option in effect.options:
                if isinstance(option, effects.RaiseLevels) and kind is effects.RaiseLevels:
                    return option.levels
                if isinstance(option, effects.ScoreLocations) and kind is effects.ScoreLocations:
                    return option.count
    return 1


def scores_after(does: tuple[Effect, ...]) -> int:
    raised = False
    for effect in does:
        if isinstance(effect, effects.RaiseLevels):
            raised = True
        elif raised and isinstance(effect, effects.ScoreLocations):
            return effect.count
    return 0


def likely(spare: float, spread: float) -> float:
    """How likely something happens in time, with so many turns to spare."""
    return 1.0 / (1.0 + exp(-spare / spread))


def icon_worth(box: AtlantesBox, w: Weights, icon: int) -> float:
    abilities = {
        RAISE1: w.raise1,
        RAISE2: w.raise2,
        RAISE_FULL: w.raise_full,
        RECRUIT_FREE: w.recruit_free,
        TAKE_BACK: w.take_back,
        SCORE: w.score,
    }
    if icon in abilities:
        return abilities[icon]
    return w.gold * box.gold_of[icon] + (w.power if box.only[icon] < 0 else w.power_typed) * box.power_of[icon]


def effect_worth(w: Weights, effect: Effect) -> float:
    """What an effect is worth when it comes to be used."""
    if isinstance(effect, effects.Conquer):
        return w.conquer + w.conquer_power * effect.power
    if isinstance(effect, effects.Buy):
        return w.buy + w.buy_gold * effect.gold
    if isinstance(effect, effects.Recruit):
        return w.recruit + w.recruit_gold * effect.gold
    if isinstance(effect, effects.RecruitFreely):
        return w.free
    if isinstance(effect, effects.RaiseLevels):
        return w.level * effect.levels
    if isinstance(effect, effects.ScoreLocations):
        return w.scored * effect.count
    if isinstance(effect, effects.OneOf):
        return max([effect_worth(w, option) for option in effect.options])
    if isinstance(effect, effects.ReplayOne):
        return w.replay
    if isinstance(effect, effects.SalvageOne):
        return w.salvage
    if isinstance(effect, effects.ReadyMantas):
        return w.ready_mantas
    if isinstance(effect, effects.TakeBackSome):
        return w.some_back * effect.count
    if isinstance(effect, effects.Explore):
        return w.explore
    if isinstance(effect, effects.OpponentsRaise):
        return w.others_raise * effect.levels
    if isinstance(effect, effects.OpponentsDiscard):
        return w.others_discard * effect.count
    if isinstance(effect, effects.OpponentsTire):
        return w.others_tire * effect.count
    return 0.0


def worth_of(box: AtlantesBox, seats: int) -> Worth:
    found = box.appraisals[seats == 1]
    if isinstance(found, Worth):
        return found
    made = Worth(box, Alone() if seats == 1 else Weights())
    box.appraisals[seats == 1] = made
    return made
