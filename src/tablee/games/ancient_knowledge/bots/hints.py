"""For bots: how good each choice looks, from what a seat sees."""

from __future__ import annotations

from tablee.games.ancient_knowledge.bots.doors import outlook_at, outlook_of
from tablee.games.ancient_knowledge.bots.outlook import Outlook
from tablee.games.ancient_knowledge.bots.prices import DISCARDS, TOKEN
from tablee.games.ancient_knowledge.rules import choices
from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.ancient_knowledge.state.box import AncientBox
from tablee.games.ancient_knowledge.state.terms import DECLINE, HAND_LIMIT
from tablee.games.ancient_knowledge.state.view_types import AncientView
from tablee.kernel.decisions import Choice, Decision


def guess(box: AncientBox, view: AncientView, decision: Decision) -> list[float]:
    """How good each choice looks; done and pass are worth nothing."""
    look = outlook_of(box, view, decision)
    return [value(look, decision, choice) for choice in decision.choices]


def guess_at(pos: Ancient, decision: Decision) -> list[float]:
    """The same figures without building a view."""
    look = outlook_at(pos, decision)
    return [value(look, decision, choice) for choice in decision.choices]


def value(look: Outlook, decision: Decision, choice: Choice) -> float:
    box = look.box
    if isinstance(choice, choices.CreateMonument):
        return look.monument(choice.card, choice.slot)
    if isinstance(choice, choices.Discard):
        return discard(look, decision.prompt, choice.card)
    if isinstance(choice, choices.Resolve):
        return order(look, choice.card)
    if isinstance(choice, choices.CreateArtefact):
        return look.artefact(choice.card)
    if isinstance(choice, choices.Tilt):
        room = HAND_LIMIT - look.hand - look.per_tilt() * number(decision, 0)
        return 1.0 if room >= 2 or (room > 0 and look.turns <= 2) else -1.0
    if isinstance(choice, choices.Remove):
        place = look.me.timeline.index(choice.card)
        at_once = 1 if decision.prompt == "remove" else min(number(decision, 1), look.me.knowledge[place])
        return look.saved(place) * at_once
    if isinstance(choice, choices.Learn):
        return look.lesson(choice.card)
    if isinstance(choice, choices.Archive):
        return look.archive()
    if isinstance(choice, choices.Excavate):
        return look.cards(look.per_tilt() * (len(look.me.past) - len(look.me.tilted)))
    if isinstance(choice, choices.Search):
        return look.cards(1)
    if isinstance(choice, choices.DeclineFirst):
        return look.now(choice.card) if box.when[choice.card] == DECLINE else -0.01 * box.points[choice.card]
    if isinstance(choice, choices.Use):
        if decision.prompt == "dig":
            return TOKEN * min(6, look.tokens) - look.cards(2 * look.per_tilt())
        return look.now(choice.card) + (-0.5 if look.known.gives_up[choice.card] and look.turns > 1 else 0.05)
    if isinstance(choice, choices.Take):
        return look.keep(choice.card)
    if isinstance(choice, choices.TakeFrom):
        return float(look.areas[choice.seat].hand)
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
        return -sum([look.lesson(card) for card in look.tiles[choice.tile]])
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
        return 1.0 - 0.01 * look.keep(card) if look.archive() > 0.0 else -1.0
    return (0.3 if prompt == "exchange" else 0.0) - look.keep(card)


def order(look: Outlook, card: int) -> float:
    """A discard that costs nothing, or would bring the hand below its limit, goes first."""
    first = look.known.precedence[card]
    return 6.0 if first == DISCARDS and (look.hand == HAND_LIMIT or not look.hand) else first


def burden(look: Outlook, card: int) -> float:
    """Best on a monument that declines soon, of the player who leads."""
    for area in look.areas:
        if card in area.timeline:
            slot = area.timeline.index(card) // 2 + 1
            soon = 1.0 / slot if slot <= look.turns else 0.0
            return soon + 0.02 * area.total + (1.0 if look.known.gives_up[card] else 0.0)
    return 0.0
