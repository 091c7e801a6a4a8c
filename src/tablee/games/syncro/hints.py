"""For bots: how good each choice looks, from what a mage sees. They share habits, as a team that has played before."""

from __future__ import annotations

from typing import Any, Final

from tablee.games.syncro.board import SyncroBox
from tablee.games.syncro.choices import (
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
from tablee.games.syncro.effects import (
    AttackMore,
    Banish,
    CloakEnemy,
    DrawForSelf,
    DrawForTeam,
    LookAtSpells,
    StrengthenAttack,
)
from tablee.games.syncro.habits import ABSORBING, BOTH, CHARGING, DRAWING, PLAIN
from tablee.games.syncro.outlook import DESTROYED, DRAWN, Outlook, Target
from tablee.kernel.decisions import Choice, Decision, Pass, seat_named

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


def guess(box: SyncroBox, view: dict[str, Any], decision: Decision) -> list[float]:
    prompt, choices = decision.prompt, decision.choices
    hand = [box.values[spell] for spell in view["players"][decision.seat]["hand"]]
    if prompt == "estimate":
        signal = judged(hand)
        return [1.0 if isinstance(choice, Estimate) and choice.signal == signal else 0.0 for choice in choices]
    if prompt == "keep":
        keep = sum(hand) / len(hand) >= KEPT_HAND
        return [1.0 if isinstance(choice, KeepHand) == keep else 0.0 for choice in choices]
    if prompt == "lose":
        return [-float(choice.spell) if isinstance(choice, Discard) else 0.0 for choice in choices]
    look = Outlook(box, view, decision.seat)
    if prompt == "pay":
        return paying(look, decision)
    if prompt == "give-more":
        return [giving(look, choice.spell, choice.seat) if isinstance(choice, Give) else 0.0 for choice in choices]
    return acting(look, choices)


def judged(hand: list[int]) -> int:
    """By the mean of the hand."""
    mean = sum(hand) / len(hand)
    return GOOD if mean >= GOOD_HAND else POOR if mean <= POOR_HAND else AVERAGE


# A slot


def acting(look: Outlook, choices: list[Choice]) -> list[float]:
    """Attacks and passing by what they are worth; Rewards by what they add to the best of these."""
    worth = [NEVER] * len(choices)
    best = -99.0
    for number, choice in enumerate(choices):
        if isinstance(choice, Attack):
            worth[number] = look.attack(look.targets[choice.place], choice.spell, look.price * choice.spell)
        elif isinstance(choice, Pass):
            worth[number] = look.passing()
        else:
            continue
        best = max(best, worth[number])
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
    target, price = look.targets[choice.place], look.price
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
    target = look.targets.get(choice.place)
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
        plain = Target(target.code, PLAIN, target.strength, target.per_card)
        plain.belief, plain.spells, plain.known = target.belief, target.spells, target.known
        return best_attack(look, plain) - before - SPARED_CLOAK * look.price
    return NEVER


def best_attack(look: Outlook, target: Target) -> float:
    """What an enemy is worth with the best that this mage can add to it."""
    look.weigh(target)
    return max([0.0, *[look.attack(target, spell, look.price * spell) for spell in set(look.hand)]]) + target.base


def seeing(look: Outlook, target: Target, best: float) -> float:
    """What knowing the Spells on an enemy would add."""
    look.weigh(target)
    last, worth = len(target.worth) - 1, target.worth
    gained = 0.0
    for total, chance in enumerate(target.belief):
        if chance:
            options = [worth[min(last, total + spell)] - look.price * spell for spell in set(look.hand)]
            gained += chance * (max([worth[min(last, total)], *options]) - target.base)
    return gained - best - SPARED_LENS * look.price


# A penalty


def paying(look: Outlook, decision: Decision) -> list[float]:
    aside: list[str] = look.players[look.seat]["aside"]
    rest = look.hand[:]
    for spell in aside:
        rest.remove(look.box.values[spell])
    due: int = look.view["due"]
    left = due - sum([look.box.values[spell] for spell in aside])
    leader = seat_named(look.view["leader"])
    mine = (look.seat - leader) % look.seats
    after = look.worth_of_hands([(leader + number) % look.seats for number in range(mine + 1, look.seats)])
    wanted = payment(rest, left, after * SAFE >= left + 1)
    if not wanted:
        return [0.0 if isinstance(choice, Discard) else 1.0 for choice in decision.choices]
    return [1.0 if isinstance(choice, Discard) and choice.spell == wanted[0] else 0.0 for choice in decision.choices]


def payment(hand: list[int], due: int, others_can: bool) -> list[int]:
    """The Spells to pay with: exactly if that can be; all of it unless later mages surely can; else a low share."""
    if due <= 0:
        return []
    best: list[int] = []
    least: tuple[int, int, int] | None = None
    for chosen in range(1, 1 << len(hand)):
        spells = [hand[place] for place in range(len(hand)) if chosen >> place & 1]
        over = sum(spells) - due
        if over >= 0:
            key = (over, max(spells), -len(spells))
            if least is None or key < least:
                least, best = key, spells
    if least is not None and (least[0] == 0 or not others_can):
        return sorted(best)
    share: list[int] = []
    for spell in sorted(hand):
        if (spell <= 2 or not others_can) and sum(share) + spell <= due:
            share.append(spell)
    return share
