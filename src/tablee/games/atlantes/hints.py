"""For bots: how good each choice looks, from what a seat sees."""

from __future__ import annotations

from typing import Any, Final

from tablee.games.atlantes import choices, effects
from tablee.games.atlantes.board import EMPTY, GOLD1, POWER1, AtlantesBox
from tablee.games.atlantes.choices import BONUS
from tablee.games.atlantes.outlook import Outlook
from tablee.kernel.decisions import Choice, Decision

FREE: Final = 20.0
"""Secondary actions cost nothing, so a good one comes before any main action."""
CLAIM: Final = 50.0
"""An objective is claimed as soon as it can be."""


def guess(box: AtlantesBox, view: dict[str, Any], decision: Decision) -> list[float]:
    """How good each choice looks; to end and to decline are worth nothing."""
    look = Outlook(box, view, decision.seat)
    return [value(look, decision, choice) for choice in decision.choices]


def value(look: Outlook, decision: Decision, choice: Choice) -> float:
    if isinstance(choice, choices.Play):
        return look.play(choice.card)
    if isinstance(choice, choices.Claim):
        return CLAIM
    if isinstance(choice, choices.UseManta):
        return pay(look, choice.manta) if decision.prompt == "pay" else ability(look, choice.manta, -1)
    if isinstance(choice, choices.Exploit):
        icon = look.box.levels[choice.card][look.raised[look.board.index(choice.card)]]
        return level(look, choice.card) if decision.prompt == "pay" else ability(look, icon, choice.card)
    if isinstance(choice, (choices.Conquer, choices.Buy)):
        return look.target(choice.card)
    if isinstance(choice, choices.Salvage):
        return look.target(choice.card)
    if isinstance(choice, choices.Recruit):
        price = 0 if decision.prompt == "recruit-free" else look.view["row"][choice.place]["price"]
        return look.recruit(choice.card) - 0.25 * price
    if isinstance(choice, choices.Raise):
        return look.lift_fully(choice.card) if decision.prompt == "raise-fully" else look.lift(choice.card)
    if isinstance(choice, choices.Score):
        return look.box.points[choice.card] + (0.3 * look.scores(2) if decision.prompt == "one-of" else 0.0)
    if isinstance(choice, choices.Replay):
        return look.play(choice.card)
    if isinstance(choice, (choices.TakeBack, choices.Keep)):
        return look.character(choice.card)
    if isinstance(choice, choices.Discard):
        return -look.target(choice.card) if decision.prompt == "thin" else -look.character(choice.card)
    if isinstance(choice, choices.Tire):
        return -look.manta(choice.manta)
    if isinstance(choice, choices.Place):
        return (0.5 if choice.manta in look.tired else 0.0) - look.manta(choice.manta)
    if isinstance(choice, choices.PlaceGhost):
        return 0.0 if choice.objective in look.goals else 1.0
    if isinstance(choice, choices.Explore):
        return look.now(effects.Explore())
    return 0.0


def ability(look: Outlook, icon: int, but: int) -> float:
    """A manta or a level used for its ability: at once if it helps, otherwise better kept."""
    effect = look.box.ability[icon]
    if effect is None:
        return -1.0
    if isinstance(effect, effects.RaiseLevels):
        gain = look.lifts(effect.levels, but) - 0.5
    elif isinstance(effect, effects.RaiseToTheEnd):
        gain = max([look.lift_fully(card) for card in look.board if card != but], default=0.0) - 0.8
    elif isinstance(effect, effects.ScoreLocations):
        gain = look.scores(effect.count, but)
    else:
        gain = look.now(effect)
    if but >= 0:
        gain += 0.4  # the location itself moves on
    return FREE + gain if gain > 0 else -1.0


def pay(look: Outlook, manta: int) -> float:
    """Tired mantas wake up again; those of one's own are worth keeping for claims anyway."""
    return 0.5 - (0.2 if manta < BONUS and manta not in (GOLD1, POWER1) else 0.0)


def level(look: Outlook, card: int) -> float:
    """A level used up brings its location on."""
    up = look.raised[look.board.index(card)]
    left = look.box.depth[card] - up
    follows = look.box.levels[card][up + 1]
    return 0.45 + 0.4 / left + (0.6 if left == 1 and look.box.manta[card] >= 0 else 0.0) - 0.1 * (follows == EMPTY)
