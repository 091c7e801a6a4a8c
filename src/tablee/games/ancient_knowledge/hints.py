"""For bots: how good each choice looks, from what a seat sees."""

from __future__ import annotations

from typing import Any

from tablee.games.ancient_knowledge import choices, effects
from tablee.games.ancient_knowledge.board import DECLINE, HAND_LIMIT, IN_KNOWLEDGE, AncientBox, AtLeast
from tablee.games.ancient_knowledge.outlook import TILTED, TOKEN, Outlook, gives_up
from tablee.kernel.decisions import Choice, Decision


def guess(box: AncientBox, view: dict[str, Any], decision: Decision) -> list[float]:
    """How good each choice looks; done and pass are worth nothing."""
    if decision.prompt == "order":
        hand = view["players"][decision.seat]["hand_count"]
        return [order(box, hand, choice.card) for choice in decision.choices if isinstance(choice, choices.Resolve)]
    look = Outlook(box, view, decision.seat)
    return [value(look, decision, choice) for choice in decision.choices]


def value(look: Outlook, decision: Decision, choice: Choice) -> float:
    box, hand = look.box, len(look.me.hand)
    if isinstance(choice, choices.CreateMonument):
        return look.monument(choice.card, choice.slot)
    if isinstance(choice, choices.CreateArtefact):
        return look.artefact(choice.card)
    if isinstance(choice, choices.Discard):
        return discard(look, decision.prompt, choice.card)
    if isinstance(choice, choices.Learn):
        return look.lesson(choice.card)
    if isinstance(choice, choices.Archive):
        return look.archived()[0]
    if isinstance(choice, choices.Excavate):
        return look.cards(look.per_tilt * (len(look.me.past) - look.stock[TILTED]))
    if isinstance(choice, choices.Search):
        return look.cards(1)
    if isinstance(choice, choices.Tilt):
        room = HAND_LIMIT - hand - look.per_tilt * number(decision, 0)
        return 1.0 if room >= 2 or (room > 0 and look.turns <= 2) else -1.0
    if isinstance(choice, choices.Remove):
        place = look.me.timeline.index(choice.card)
        at_once = 1 if decision.prompt == "remove" else min(number(decision, 1), look.me.knowledge[place])
        return look.saved(place) * at_once
    if isinstance(choice, choices.DeclineFirst):
        return look.now(choice.card) if box.when[choice.card] == DECLINE else -0.01 * box.points[choice.card]
    if isinstance(choice, choices.Use):
        if decision.prompt == "dig":
            return TOKEN * min(6, look.tokens) - look.cards(2 * look.per_tilt)
        return look.now(choice.card) + (-0.5 if gives_up(box, choice.card) and look.turns > 1 else 0.05)
    if isinstance(choice, choices.Take):
        return look.keep(choice.card)
    if isinstance(choice, choices.TakeFrom):
        return float(look.view["players"][choice.seat]["hand_count"])
    if isinstance(choice, choices.Burden):
        return burden(look, choice.card)
    if isinstance(choice, choices.Move):
        return look.moved(choice.card, choice.slot)
    if isinstance(choice, choices.Swap):
        one, other = look.me.timeline.index(choice.card), look.me.timeline.index(choice.card2)
        return look.moved(choice.card, other // 2 + 1) + look.moved(choice.card2, one // 2 + 1)
    if isinstance(choice, choices.Bury):
        return -look.lesson(choice.card)
    if isinstance(choice, choices.Flip):
        return -sum([look.lesson(box.index[id]) for id in look.view["tiles"][choice.tile]["cards"]])
    if isinstance(choice, choices.Forget):
        return float(choice.amount)
    return 1.0 if isinstance(choice, choices.Straighten) else 0.0


def number(decision: Decision, place: int) -> int:
    """A parameter of the prompt."""
    found = decision.params[place]
    assert isinstance(found, int)
    return found


def discard(look: Outlook, prompt: str, card: int) -> float:
    """A card from hand, or an artefact on the board."""
    if prompt == "lose-artefact":
        return -look.standing(card)
    if prompt == "sacrifice":
        return 2.0 - look.standing(card)
    if prompt == "archive":
        return 1.0 - 0.01 * look.keep(card) if look.archived()[1] else -1.0
    return (0.3 if prompt == "exchange" else 0.0) - look.keep(card)


def order(box: AncientBox, hand: int, card: int) -> float:
    """Effects that want tokens in place come first, fixed targets before free ones, discards last."""
    for condition in box.given[card]:
        if isinstance(condition, AtLeast) and condition.count.zone == IN_KNOWLEDGE:
            return 5.0
    effect = box.do[card][0]
    if isinstance(effect, (effects.TakeOffSelf, effects.TakeOffEach, effects.TakeOffNeighbours)):
        return 4.0
    if isinstance(effect, effects.DiscardCards):
        return 6.0 if hand == HAND_LIMIT or not hand else 1.0
    return 3.0 if isinstance(effect, effects.Draw) else 2.0


def burden(look: Outlook, card: int) -> float:
    """Best on a monument that declines soon, of the player who leads."""
    for area in look.view["players"]:
        for there in area["timeline"]:
            if there["card"] == look.box.ids[card]:
                soon = 1.0 / there["slot"] if there["slot"] <= look.turns else 0.0
                total: int = sum(area["score"].values())
                return soon + 0.02 * total + (1.0 if gives_up(look.box, card) else 0.0)
    return 0.0
