"""For bots: how good each choice looks, from what a seat sees."""

from __future__ import annotations

from typing import Final

from tablee.games.atlantes import choices, effects
from tablee.games.atlantes.board import EMPTY, GOLD1, POWER1
from tablee.games.atlantes.choices import BONUS
from tablee.games.atlantes.outlook import Outlook
from tablee.kernel.decisions import Choice, Decision

FREE: Final = 20.0
"""Secondary actions cost nothing, so a good one comes before any main action."""
CLAIM: Final = 50.0
"""An objective is claimed as soon as it can be."""


def guesses(look: Outlook, decision: Decision) -> list[float]:
    """How good each choice looks; to end and to decline are worth nothing."""
    prompt = decision.prompt
    return [value(look, prompt, choice) for choice in decision.choices]


def value(look: Outlook, prompt: str, choice: Choice) -> float:
    if isinstance(choice, choices.Play):
        return look.play(choice.card)
    if isinstance(choice, choices.UseManta):
        return pay(choice.manta) if prompt == "pay" else ability(look, choice.manta, -1)
    if isinstance(choice, choices.Exploit):
        if prompt == "pay":
            return level(look, choice.card)
        icon = look.box.levels[choice.card][look.raised[look.board.index(choice.card)]]
        return ability(look, icon, choice.card)
    if isinstance(choice, (choices.Conquer, choices.Buy, choices.Salvage)):
        return look.target(choice.card)
    if isinstance(choice, choices.Recruit):
        price = 0 if prompt == "recruit-free" else look.box.prices[choice.place]
        return look.recruit(choice.card) - 0.25 * price
    if isinstance(choice, choices.Raise):
        return look.lift_fully(choice.card) if prompt == "raise-fully" else look.lift(choice.card)
    if isinstance(choice, choices.Score):
        return look.box.points[choice.card] + (0.3 * look.scores(2) if prompt == "one-of" else 0.0)
    if isinstance(choice, choices.Discard):
        return -look.target(choice.card) if prompt == "thin" else -look.worth.character[choice.card]
    if isinstance(choice, choices.Claim):
        return CLAIM
    if isinstance(choice, choices.Place):
        return (0.5 if choice.manta in look.tired else 0.0) - look.worth.manta[choice.manta]
    if isinstance(choice, (choices.TakeBack, choices.Keep)):
        return look.worth.character[choice.card]
    if isinstance(choice, choices.Replay):
        return look.play(choice.card)
    if isinstance(choice, choices.Tire):
        return -look.worth.manta[choice.manta]
    if isinstance(choice, choices.PlaceGhost):
        return 0.0 if choice.objective in look.goals else 1.0
    if isinstance(choice, choices.Explore):
        return look.explore()
    return 0.0


def ability(look: Outlook, icon: int, but: int) -> float:
    """A manta or a level used for its ability: at once if it helps, otherwise better kept."""
    effect = look.box.ability[icon]
    if effect is None:
        return -1.0
    if isinstance(effect, effects.RaiseLevels):
        gain = look.lifts(effect.levels, but) - 0.5
    elif isinstance(effect, effects.RaiseToTheEnd):
        gain = 0.0
        for card in look.board:
            if card != but:
                gain = max(gain, look.lift_fully(card))
        gain -= 0.8
    elif isinstance(effect, effects.ScoreLocations):
        gain = look.scores(effect.count, but)
    else:
        gain = look.now(effect)
    if but >= 0:
        gain += 0.4  # the location itself moves on
    return FREE + gain if gain > 0 else -1.0


def pay(manta: int) -> float:
    """Tired mantas wake up again; those of one's own are worth keeping for claims anyway."""
    return 0.3 if manta < BONUS and manta not in (GOLD1, POWER1) else 0.5


def level(look: Outlook, card: int) -> float:
    """A level used up brings its location on."""
    up = look.raised[look.board.index(card)]
    left = look.box.depth[card] - up
    follows = look.box.levels[card][up + 1]
    won = 0.6 if left == 1 and look.box.manta[card] >= 0 else 0.0
    return 0.45 + 0.4 / left + won - (0.1 if follows == EMPTY else 0.0)
