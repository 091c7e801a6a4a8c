"""For bots: how good each choice looks, from what a seat sees."""

from __future__ import annotations

from typing import Final

from tablee.games.atlantes.bots.outlook import Outlook
from tablee.games.atlantes.rules import choices
from tablee.games.atlantes.state.terms import NO_CARD
from tablee.kernel.decisions import Choice, Decision

FREE: Final = 60.0
"""Secondary actions cost no turn, so a good one comes before any main action."""
CLAIM: Final = 90.0
"""An objective is claimed as soon as it can be."""


def guesses(look: Outlook, decision: Decision) -> list[float]:
    """How good each choice looks; to end and to decline are worth nothing."""
    if decision.prompt in ("before", "after"):
        return turn(look, decision.choices)
    return [value(look, decision, choice) for choice in decision.choices]


def turn(look: Outlook, offered: list[Choice]) -> list[float]:
    """Before or after the main action. Mantas that the best main action will wake up again cost nothing."""
    found: list[float] = []
    best, rested = -99.0, False
    for choice in offered:
        if isinstance(choice, choices.Play):
            worth = look.play(choice.card)
            found.append(worth)
            if worth > best:
                best, rested = worth, look.worth.readies[choice.card]
        elif isinstance(choice, choices.UseManta):
            cost = 0.0 if rested else look.worth.ready[look.left][choice.manta]
            found.append(ability(look, choice.manta, NO_CARD, cost))
        elif isinstance(choice, choices.Exploit):
            icon = look.box.levels[choice.card][look.raised[look.board.index(choice.card)]]
            found.append(ability(look, icon, choice.card, -look.move_on(choice.card)))
        elif isinstance(choice, choices.Claim):
            found.append(CLAIM)
        else:
            found.append(0.0)
    return found


def ability(look: Outlook, icon: int, but: int, cost: float) -> float:
    """A manta or a level used for its ability: at once if it helps, otherwise better kept."""
    effect = look.box.ability[icon]
    if effect is None:
        return -1.0
    gain = look.now(effect, but) - cost - look.worth.weights.least
    return FREE + gain if gain > 0 else -1.0


def value(look: Outlook, decision: Decision, choice: Choice) -> float:
    prompt = decision.prompt
    if isinstance(choice, choices.Raise):
        return raising(look, decision, choice.card)
    if isinstance(choice, choices.Conquer):
        missing = look.box.power[choice.card] - given(decision)
        if choice.card in look.upper:
            missing -= look.box.discount
        return look.target(choice.card) - (look.worth.weights.missing_power * missing if missing > 0 else 0.0)
    if isinstance(choice, choices.Buy):
        missing = look.box.gold[choice.card] - given(decision)
        return look.target(choice.card) - (look.worth.weights.missing_gold * missing if missing > 0 else 0.0)
    if isinstance(choice, choices.UseManta):
        return -look.worth.ready[look.left][choice.manta]
    if isinstance(choice, choices.Exploit):
        return look.move_on(choice.card)
    if isinstance(choice, choices.Recruit):
        return look.recruit(choice.card, choice.place, -1 if prompt == "recruit-free" else given(decision))
    if isinstance(choice, choices.Score):
        one = look.score_of(choice.card)
        return look.scores(chosen(look, look.worth.scores, decision)) + 0.01 * one if prompt == "one-of" else one
    if isinstance(choice, choices.Discard):
        return -look.target(choice.card) if prompt == "thin" else -look.worth.held[look.left][choice.card]
    if isinstance(choice, choices.Claim):
        return CLAIM
    if isinstance(choice, choices.Place):
        lost = look.worth.tired[look.left][choice.manta]
        return -lost if choice.manta in look.tired else -lost - look.worth.ready[look.left][choice.manta]
    if isinstance(choice, choices.TakeBack):
        return look.worth.held[look.left][choice.card]
    if isinstance(choice, choices.Keep):
        return look.worth.kept[choice.card]
    if isinstance(choice, choices.Replay):
        return look.resolve(choice.card)
    if isinstance(choice, choices.Salvage):
        return look.target(choice.card)
    if isinstance(choice, choices.Tire):
        return -look.worth.ready[look.left][choice.manta]
    if isinstance(choice, choices.PlaceGhost):
        if choice.objective not in look.goals:
            return 2.0
        return 1.0 - look.hope(look.far[look.box.measure[choice.objective]])
    if isinstance(choice, choices.Explore):
        return look.explore()
    return 0.0


def given(decision: Decision) -> int:
    """What the card that asks gives to a payment."""
    amount = decision.params[1] if len(decision.params) > 1 else 0
    return amount if isinstance(amount, int) else 0


def chosen(look: Outlook, amounts: list[int], decision: Decision) -> int:
    """How much of it the card that lets choose does."""
    by = decision.params[0]
    return amounts[look.box.index[by]] if isinstance(by, str) and by in look.box.index else 1


def raising(look: Outlook, decision: Decision, card: int) -> float:
    """This location, and the best that the other levels of the effect can do."""
    if decision.prompt == "raise-fully":
        return look.lift_fully(card)
    by = decision.params[0]
    source = look.box.index.get(by, NO_CARD) if isinstance(by, str) else NO_CARD
    if decision.prompt == "one-of":
        return look.lift(card, chosen(look, look.worth.levels, decision), NO_CARD, 0)
    count = look.worth.then_scores[source] if source >= 0 and decision.prompt == "raise" else 0
    return look.lift(card, given(decision), source if look.box.is_location[source] else NO_CARD, count)
