"""For bots: how good each choice looks, from what a mage sees. They share habits, as a team that has played before."""

from __future__ import annotations

from typing import Final

from tablee.games.syncro.bots.doors import outlook_at, outlook_of
from tablee.games.syncro.bots.habits import ABSORBING, BOTH, CHARGING, DRAWING
from tablee.games.syncro.bots.outlook import DESTROYED, DRAWN, Outlook, Target, new_target
from tablee.games.syncro.rules.choices import (
    AVERAGE,
    GOOD,
    POOR,
    Attack,
    AttackUsing,
    Discard,
    Estimate,
    Give,
    KeepHand,
    Use,
    UseOn,
)
from tablee.games.syncro.rules.effects import (
    AttackMore,
    Banish,
    CloakEnemy,
    DrawForSelf,
    DrawForTeam,
    LookAtSpells,
    StrengthenAttack,
)
from tablee.games.syncro.state.board import Syncro
from tablee.games.syncro.state.box import SyncroBox
from tablee.games.syncro.state.view_types import SyncroView
from tablee.kernel.decisions import Choice, Decision, Pass

BY_HAND: Final = ("estimate", "keep", "lose")
"""Prompts that a look at the own hand answers."""
GOOD_HAND: Final = 3.4
POOR_HAND: Final = 2.6
KEPT_HAND: Final = 3.0
"""The mean value from which on a hand is good, up to which it is poor, and from which on it is kept."""
NEVER: Final = -50.0
SAFE: Final = 0.55
"""So much of what later mages seem to hold is counted on when a penalty is shared."""

# What a Reward is worth unused, in the measure of its use: Spells drawn, or points.
SPARED_FLASK: Final = 2.5
SPARED_RUNES: Final = 3.5
SPARED_RING: Final = 2.0
SPARED_WAND: Final = 1.0
SPARED_SEAL: Final = 4.0
SPARED_LENS: Final = 1.0
SPARED_CLOAK: Final = 1.5


def guess(box: SyncroBox, view: SyncroView, decision: Decision) -> list[float]:
    """From the mage's view."""
    if decision.prompt in BY_HAND:
        return by_hand([box.values[spell] for spell in view["players"][decision.seat]["hand"]], decision)
    return by_outlook(outlook_of(box, view, decision.seat), decision)


def guess_at(pos: Syncro, decision: Decision) -> list[float]:
    """The same from a position."""
    if decision.prompt in BY_HAND:
        return by_hand(pos.mages[decision.seat].hand, decision)
    return by_outlook(outlook_at(pos, decision.seat), decision)


def by_hand(hand: list[int], decision: Decision) -> list[float]:
    """What needs no more than the own hand."""
    prompt, choices = decision.prompt, decision.choices
    if prompt == "estimate":
        signal = judged(hand)
        return [1.0 if isinstance(choice, Estimate) and choice.signal == signal else 0.0 for choice in choices]
    if prompt == "keep":
        keep = sum(hand) / len(hand) >= KEPT_HAND
        return [1.0 if isinstance(choice, KeepHand) == keep else 0.0 for choice in choices]
    return [-float(choice.spell) if isinstance(choice, Discard) else 0.0 for choice in choices]


def by_outlook(look: Outlook, decision: Decision) -> list[float]:
    choices = decision.choices
    if decision.prompt == "pay":
        look.take_stock()
        return paying(look, choices)
    if decision.prompt == "give-more":
        return [giving(look, choice.spell, choice.seat) if isinstance(choice, Give) else 0.0 for choice in choices]
    look.weigh_up()
    return acting(look, choices)


def judged(hand: list[int]) -> int:
    """By the mean of the hand."""
    mean = sum(hand) / len(hand)
    return GOOD if mean >= GOOD_HAND else POOR if mean <= POOR_HAND else AVERAGE


# A slot


def acting(look: Outlook, choices: list[Choice]) -> list[float]:
    """Attacks and passing by what they are worth; Rewards by what they add to the best of these."""
    worth: list[float] = []
    best = -99.0
    more = False
    target: Target | None = None
    for choice in choices:
        value = NEVER
        if isinstance(choice, Attack):
            if target is None or target.code != choice.place:
                target = look.target_at(choice.place)
                assert target is not None
            value = look.attack(target, choice.spell, look.price * choice.spell)
            if value > best:
                best = value
        elif isinstance(choice, Pass):
            value = look.passing()
            if value > best:
                best = value
        else:
            more = True
        worth.append(value)
    if more:
        for number, choice in enumerate(choices):
            if isinstance(choice, AttackUsing):
                worth[number] = attacking_with(look, choice)
            elif isinstance(choice, Use):
                worth[number] = best + using(look, choice.card)
            elif isinstance(choice, UseOn):
                worth[number] = best + using_on(look, choice, best)
            elif isinstance(choice, Give):
                worth[number] = best + giving(look, choice.spell, choice.seat)
    return worth


def attacking_with(look: Outlook, choice: AttackUsing) -> float:
    effect = look.box.do[choice.card]
    target, price = look.target_at(choice.place), look.price
    assert target is not None
    if isinstance(effect, StrengthenAttack):
        more = choice.spell + look.box.amount[choice.card]
        return look.attack(target, more, price * (choice.spell + SPARED_RING))
    if isinstance(effect, AttackMore):
        rest = look.hand[:]
        rest.remove(choice.spell)
        both = [choice.spell + second for second in set(rest)]
        return max([look.attack(target, more, price * (more + SPARED_WAND)) for more in both])
    return NEVER


def using(look: Outlook, card: int) -> float:
    """Rewards that bring Spells: when there is room for enough of them."""
    effect, amount = look.box.do[card], look.box.amount[card]
    if isinstance(effect, DrawForSelf):
        return DRAWN * look.price * (min(amount, look.limit - len(look.hand)) - SPARED_FLASK)
    if isinstance(effect, DrawForTeam):
        return DRAWN * look.price * (min(amount, look.room) - SPARED_RUNES)
    open_hands = len([count for count in look.counts if count < look.limit])
    return DRAWN * look.price * (open_hands - look.seats + 0.5)


def giving(look: Outlook, spell: int, receiver: int) -> float:
    """Spells for a partner who has none."""
    return 0.3 + 0.01 * spell if look.counts[receiver] < 2 and len(look.hand) >= 3 else -1.0


def using_on(look: Outlook, choice: UseOn, best: float) -> float:
    target = look.target_at(choice.place)
    effect = look.box.do[choice.card]
    if target is None:
        return NEVER
    if isinstance(effect, Banish):
        if target.family == DRAWING and look.enemies > 2:
            return NEVER
        return look.price * (target.strength - SPARED_SEAL + (1.5 if target.family == CHARGING else 0.0)) + DESTROYED
    if isinstance(effect, LookAtSpells):
        return seeing(look, target, best) if target.hidden else NEVER
    if isinstance(effect, CloakEnemy) and target.family in (CHARGING, ABSORBING, BOTH):
        before = best_attack(look, target)
        plain = new_target(target.code, 0, target.strength, target.per_card, target.bonus)
        plain.values, plain.owners = target.values, target.owners
        look.guess_spells(plain)
        look.value_victory(plain)
        plain.belief = target.belief  # what was laid was meant for the enemy as it was
        return best_attack(look, plain) - before - SPARED_CLOAK * look.price
    return NEVER


def best_attack(look: Outlook, target: Target) -> float:
    """What an enemy is worth with the best that this mage can add to it."""
    look.weigh(target)
    return max([0.0, *[look.attack(target, spell, look.price * spell) for spell in set(look.hand)]]) + target.base


def seeing(look: Outlook, target: Target, best: float) -> float:
    """What knowing the Spells on an enemy would add."""
    look.weigh(target)
    gained = 0.0
    for guessed, chance in enumerate(target.belief):
        if chance:
            total = target.known + guessed
            options = [look.worth_of(target, total + spell) - look.price * spell for spell in set(look.hand)]
            gained += chance * (max([look.worth_of(target, total), *options]) - target.base)
    return gained - best - SPARED_LENS * look.price


# A penalty


def paying(look: Outlook, choices: list[Choice]) -> list[float]:
    rest = look.hand[:]
    for spell in look.aside:
        rest.remove(spell)
    left = look.due - sum(look.aside)
    after = 0.0
    for number in range((look.seat - look.leader) % look.seats + 1, look.seats):
        after += look.worth_of_hand((look.leader + number) % look.seats)
    wanted = payment(rest, left, after * SAFE >= left + 1)
    if not wanted:
        return [0.0 if isinstance(choice, Discard) else 1.0 for choice in choices]
    return [1.0 if isinstance(choice, Discard) and choice.spell == wanted[0] else 0.0 for choice in choices]


def payment(hand: list[int], due: int, others_can: bool) -> list[int]:
    """The Spells to pay with: exactly if that can be; all of it unless later mages surely can; else a low share."""
    if due <= 0:
        return []
    chosen = least_enough(hand, due)
    best = [hand[place] for place in range(len(hand)) if chosen >> place & 1]
    if chosen and (sum(best) == due or not others_can):
        return sorted(best)
    share: list[int] = []
    paid = 0
    for spell in sorted(hand):
        if (spell <= 2 or not others_can) and paid + spell <= due:
            share.append(spell)
            paid += spell
    return share


def least_enough(hand: list[int], due: int) -> int:
    """Which Spells, as bits, pay this with the least beyond it, then without high ones, then with many; 0: none do."""
    sums, highest, sizes = [0], [0], [0]
    best = least = -1
    for place in range(len(hand)):
        spell = hand[place]
        for rest in range(1 << place):
            total = sums[rest] + spell
            high = highest[rest] if highest[rest] > spell else spell
            size = sizes[rest] + 1
            sums.append(total)
            highest.append(high)
            sizes.append(size)
            if total >= due:
                key = ((total - due) << 4 | high) << 4 | 15 - size
                if least < 0 or key < least:
                    best, least = (1 << place) + rest, key
    return best if best > 0 else 0
