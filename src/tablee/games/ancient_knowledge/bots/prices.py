"""What cards are worth, in points: rough prices, and what can be said of a card before anything lies on the table."""

from __future__ import annotations

from typing import Final

from tablee.games.ancient_knowledge.rules import effects, opponents, rule_changes
from tablee.games.ancient_knowledge.rules.conditions import AtLeast
from tablee.games.ancient_knowledge.state.box import AncientBox
from tablee.games.ancient_knowledge.state.card import Effect
from tablee.games.ancient_knowledge.state.terms import CREATED, DECLINED, IN_KNOWLEDGE, LEARNED

# What an effect moves: so many of a thing, as far as there are any.
CARDS: Final = 0
TOKENS: Final = 1
LOST: Final = 2
TILTED: Final = 3
PAID: Final = 4
POINTS: Final = 5
MOVES: Final = 6
SACRIFICED: Final = 7
EACH_OF: Final = 8  # one token off each city; the next two: off each megalith, each pyramid

# Prices in points, found by letting versions play each other some thousand games.
HAND: Final[tuple[float, ...]] = (0.0, 1.1, 2.1, 3.0, 3.8, 4.5, 5.1, 5.6, 6.0, 6.3, 6.5)
"""What a hand of so many cards is worth, whichever they are."""
LOSS: Final[tuple[float, ...]] = (0.0, 0.9, 0.75, 0.7, 0.65, 0.6, 0.6)
"""What a token will cost on a monument that is placed on this slot: the farther, the more time to remove it."""
TOKEN: Final = 0.6
TEMPO: Final = 0.5
"""Whoever creates is nearer to fourteen monuments."""
REST: Final = 1.4
"""A monument in the Past that can still be dug up, and counts for prerequisites."""
LEARNED_MORE: Final = 0.4
STRAIGHT: Final = 1.2
"""A monument in the Past upright again."""
SPECIAL: Final = 0.25
"""How far a card's own worth says which one to keep."""
TIMING: Final[tuple[float, ...]] = (1.0, 1.0, 0.7, 1.0, 1.1)
"""How far to believe the worth of an effect, by its timing."""
ONE_SHORT: Final = 0.75
"""The chance of a condition for each one that a count is short of."""
UNSURE: Final = 0.3
"""The chance of a condition that is not a matter of counts."""
UNKNOWN: Final = -99.0
UNCONDITIONALLY: Final = 4.5
"""The best knowledge card on the table, whatever it asks for."""
THEIR_ARTEFACT: Final = 1.2
CHANGED: Final = 0.25
"""A card from hand that makes way for another one is the worst of them."""
INSTALLED: Final = 0.8
"""How far to believe the worth of an artefact that has yet to be created."""
MOVE: Final = 0.15
"""To move a monument in turns to come."""
NO_TYPE: Final = -1
DISCARDS: Final = 1.0
"""The precedence of effects that begin with a discard, while there is anything to discard."""
HARMFUL: Final = ("burden", "rob")
"""The questions for which one looks at other players' areas."""

WORTH: Final[dict[type[Effect], tuple[int, str, float]]] = {
    effects.Draw: (CARDS, "amount", 1.0),
    effects.DrawForLost: (CARDS, "", 0.7),
    effects.Pick: (CARDS, "", 2.5),
    opponents.Steal: (CARDS, "", 2.5),
    effects.Draft: (CARDS, "", 2.0),
    effects.TurnOverFor: (CARDS, "amount", 1.1),
    effects.DiscardCards: (PAID, "amount", 1.0),
    effects.TakeOff: (TOKENS, "amount", 1.0),
    effects.TakeOffSelf: (TOKENS, "amount", 1.0),
    effects.TakeOffOne: (TOKENS, "amount", 0.8),
    effects.TakeOffEach: (EACH_OF, "", 1.0),
    effects.TakeOffNeighbours: (EACH_OF, "", 0.5),
    effects.ReturnLost: (LOST, "amount", 1.0),
    opponents.GiveLost: (LOST, "amount", 1.8),
    effects.StraightenPast: (TILTED, "amount", 0.7),
    effects.LearnNow: (POINTS, "times", 2.0),
    effects.LearnFromDeck: (POINTS, "", 2.5),
    effects.PickToCreate: (POINTS, "", 2.0),
    effects.Create: (POINTS, "", 1.5),
    effects.ArchiveNow: (POINTS, "", 1.5),
    rule_changes.Lighter: (POINTS, "amount", 0.8),
    opponents.BurdenOpponents: (POINTS, "amount", 0.6),
    rule_changes.DigDeeper: (POINTS, "", 0.5),
    opponents.OpponentsDiscard: (POINTS, "amount", 0.4),
    effects.Exchange: (POINTS, "most", 0.3),
    rule_changes.EasierToLearn: (POINTS, "", 0.3),
    effects.Relocate: (MOVES, "", 1.0),
    effects.SwapItself: (MOVES, "", 1.0),
    effects.SwapTwo: (MOVES, "", 1.0),
    effects.Sacrifice: (SACRIFICED, "knowledge", 1.0),
    effects.BuryKnowledge: (POINTS, "", 0.3),
}
"""What an effect moves, the field that says how many (none: one), and what each counts, in prices of the thing."""


class Part:
    """One part of a card's effect: so many of a thing, and what each counts."""

    def __init__(self, effect: Effect, thing: int, amount: int, worth: float) -> None:
        self.effect: Final = effect
        self.thing: Final = thing
        self.amount: Final = amount
        self.worth: Final = worth


def part(effect: Effect) -> Part:
    thing, field, worth = WORTH.get(type(effect), (POINTS, "", 0.0))
    if isinstance(effect, (effects.TakeOffEach, effects.TakeOffNeighbours)):
        return Part(effect, EACH_OF + effect.kind, 3, worth)
    if isinstance(effect, effects.LearnNow) and effect.unconditionally:
        return Part(effect, thing, 1, UNCONDITIONALLY)
    if isinstance(effect, opponents.OpponentsDiscard) and effect.artefacts:
        return Part(effect, thing, 1, THEIR_ARTEFACT)
    amount: int = getattr(effect, field) if field else 1
    return Part(effect, thing, amount or 2, worth)  # without an amount: as many as a count says


def times_a_turn(box: AncientBox, card: int) -> float:
    """How often a permanent effect is set off, about."""
    on = box.on[card]
    if on is None:
        return 0.35
    if on.event == CREATED:
        return 0.3 if on.slots else 0.35 * len(on.kinds)
    if on.event == LEARNED:
        return 0.15 if on.kinds else 0.45
    return 1.0 if on.event == DECLINED else 0.06


def gives_up(box: AncientBox, card: int) -> bool:
    """A monument that never reaches the Past with knowledge on it, or an artefact that is spent when used."""
    return bool(box.do[card]) and isinstance(box.do[card][0], effects.GiveUpItself)


def precedence(box: AncientBox, card: int) -> float:
    """Effects that want tokens in place come first, fixed targets before free ones, discards last."""
    for condition in box.given[card]:
        if isinstance(condition, AtLeast) and condition.count.zone == IN_KNOWLEDGE:
            return 5.0
    effect = box.do[card][0] if box.do[card] else None
    if isinstance(effect, (effects.TakeOffSelf, effects.TakeOffEach, effects.TakeOffNeighbours)):
        return 4.0
    if isinstance(effect, effects.DiscardCards):
        return DISCARDS
    return 3.0 if isinstance(effect, effects.Draw) else 2.0


class Known:
    """What can be said of each card of a box before anything lies on the table."""

    def __init__(self, box: AncientBox) -> None:
        cards = range(len(box.cards))
        self.parts: Final = [[part(effect) for effect in do] for do in box.do]
        self.times: Final = [times_a_turn(box, card) for card in cards]
        self.gives_up: Final = [gives_up(box, card) for card in cards]
        self.precedence: Final = [precedence(box, card) for card in cards]


KNOWN: Final[dict[str, Known]] = {}
"""By the content of the box."""


def known_of(box: AncientBox) -> Known:
    found = KNOWN.get(box.content)
    if found is None:
        found = KNOWN[box.content] = Known(box)
    return found
