"""Gold and power: what mantas and levels can add to a payment, and which of them may without being wasted."""

from __future__ import annotations

from tablee.games.atlantes.rules.choices import BONUS
from tablee.games.atlantes.state.board import Sea
from tablee.games.atlantes.state.terms import NO_ICON, NOTHING_USED, TYPES
from tablee.kernel.decisions import Seat

Source = tuple[int, int, int]
"""What can pay: (a manta, or -1 - a location; its worth; that of the manta which its last level would win)."""


def may_give(pos: Sea, card: int, up: int) -> bool:
    """May the resource of this location, with `up` levels covered, still be used in this main action?

    Once for each location. A switch lets a second level follow when both are power against different types.
    """
    if not pos.used >> card & 1:
        return True
    if not pos.double_depth or not up:
        return False
    only, levels = pos.box.only, pos.box.levels[card]
    return only[levels[up]] >= 0 and only[levels[up - 1]] >= 0 and only[levels[up]] != only[levels[up - 1]]


def won_by(pos: Sea, card: int, up: int) -> int:
    """The icon of the manta that covering one more level than `up` wins; NO_ICON: none."""
    if up + 1 != pos.box.depth[card]:
        return NO_ICON
    manta = pos.box.manta[card]
    return manta if manta >= 0 and pos.supply[manta] else NO_ICON


def sources(pos: Sea, seat: Seat, way: int) -> list[Source]:
    """Everything of a seat that could pay in this resource."""
    me = pos.players[seat]
    worth, levels = pos.box.worth[way], pos.box.levels
    found: list[Source] = []
    for manta in me.ready:
        if worth[manta]:
            found.append((manta, worth[manta], 0))
    for place in range(len(me.board)):
        card = me.board[place]
        up = me.raised[place]
        value = worth[levels[card][up]]
        if value and may_give(pos, card, up):
            won = won_by(pos, card, up)
            found.append((-1 - card, value, worth[BONUS + won] if won >= 0 else 0))
    return found


def means(pos: Sea, seat: Seat, way: int) -> int:
    """All that mantas and levels could add to a payment in this resource."""
    found = sources(pos, seat, way)
    total, promised = 0, 0
    for _, value, won in found:
        total += value
        promised += won
    if promised and shortage(pos, pos.supply, found) >= 0:
        found = shared_out(pos, pos.supply, found)[0]  # they differ in who wins, not in how much
        promised = sum([won for _, _, won in found])
    return total + promised


def power_means(pos: Sea, seat: Seat) -> list[int]:
    """All that mantas and levels could add to a conquest, for each type of location."""
    me = pos.players[seat]
    power, only = pos.box.power_of, pos.box.only
    levels = pos.box.levels
    amounts = [0, 0, 0, 0]
    common = 0
    for manta in me.ready:
        if power[manta]:
            if only[manta] < 0:
                common += power[manta]
            else:
                amounts[only[manta]] += power[manta]
    for place in range(len(me.board)):
        card = me.board[place]
        up = me.raised[place]
        icon = levels[card][up]
        if not power[icon] or not may_give(pos, card, up):
            continue
        won = won_by(pos, card, up)
        if won >= 0 and power[won]:
            return [means(pos, seat, kind) for kind in range(len(TYPES))]  # rare: look at each type on its own
        if only[icon] < 0:
            common += power[icon]
        else:
            amounts[only[icon]] += power[icon]
    return [amount + common for amount in amounts] if common else amounts


def shortage(pos: Sea, supply: list[int], found: list[Source]) -> int:
    """The icon of a manta that more of these levels would win than there are; NO_ICON: none."""
    mantas = pos.box.manta
    promised = [mantas[-1 - source] for source, _, won in found if won]
    for icon in promised:
        if promised.count(icon) > supply[icon]:
            return icon
    return NO_ICON


def shared_out(pos: Sea, supply: list[int], found: list[Source]) -> list[list[Source]]:
    """The ways in which levels that would win the same manta can share what there is of it."""
    icon = shortage(pos, supply, found)
    if icon < 0:
        return [found]
    ways: list[list[Source]] = []
    for number in range(len(found)):
        source, value, won = found[number]
        if won and pos.box.manta[-1 - source] == icon:
            ways += shared_out(pos, supply, [*found[:number], (source, value, 0), *found[number + 1 :]])
    return ways


def can_pay(pos: Sea, seat: Seat, way: int, need: int) -> bool:
    """Is there a way to pay this much that wastes nothing?"""
    if need <= 0:
        return True
    if means(pos, seat, way) < need:
        return False
    return pos.box.simple or can_finish(pos, pos.supply, need, NOTHING_USED, sources(pos, seat, way), -1)


def can_finish(pos: Sea, supply: list[int], need: int, least: int, found: list[Source], but: int) -> bool:
    """Can sources other than the one at `but` pay `need` without waste, with so many mantas to be won?"""
    if shortage(pos, supply, found) < 0:
        return finishes(need, least, found, but)
    return any([finishes(need, least, each, but) for each in shared_out(pos, supply, found)])


def fitting(pos: Sea, seat: Seat, way: int, need: int, least: int) -> list[int]:
    """The sources that lead on to the price, when the smallest used so far is worth `least`. If every one is needed
    their order is nobody's business, so the first is named alone."""
    found = sources(pos, seat, way)
    fit: list[int] = []
    total, smallest = 0, NOTHING_USED
    for _, value, won in found:
        total += value + won
        smallest = min(smallest, value, won or value)
    for number in range(len(found)):
        source, value, won = found[number]
        if source in fit:
            continue  # another manta of the same kind
        left = need - value
        lesser = value if value < least else least
        if left <= 0:
            fits = -left < lesser
        elif won:
            icon = pos.box.manta[-1 - source]
            supply = pos.supply[:]
            supply[icon] -= 1
            after = [*found[:number], (BONUS + icon, won, 0), *found[number + 1 :]]
            fits = can_finish(pos, supply, left, lesser, after, -1)
        else:
            fits = can_finish(pos, pos.supply, left, lesser, found, number)
        if fits:
            fit.append(source)
            if total - smallest < need:
                break
    return fit


def finishes(need: int, least: int, found: list[Source], but: int) -> bool:
    """Can sources other than the one at `but` pay `need` so that each of them, and one of worth `least`, was needed?

    With an overshoot of `over` every source used is worth more than that, and together they make up need + over.
    """
    if need <= 0:
        return -need < least
    most = least if least < NOTHING_USED else max([max(value, won) for _, value, won in found], default=0)
    for over in range(most):
        sums = 1
        for number in range(len(found)):
            _, value, won = found[number]
            if number != but and value > over:
                more = sums | sums << value
                if won > over:
                    more |= sums << (value + won)
                sums = more
        if sums >> (need + over) & 1:
            return True
    return False
