"""For bots: how good each choice looks, from what a seat sees."""

from __future__ import annotations

from typing import Final

from tablee.games.scholars.bots.doors import outlook_at, outlook_of
from tablee.games.scholars.bots.outlook import IN_MASK, UNKNOWN, Outlook
from tablee.games.scholars.bots.plans import (
    EFFORTS,
    HELPERS,
    THERE,
    TWO_DICE,
    Hand,
    Outcomes,
    no_outcomes,
    note,
    note_one,
    note_two,
    put_on,
    value_of,
    with_one,
)
from tablee.games.scholars.bots.prices import CLOSING, COLOURED_DIE, GOLD, POOR, WHITE_DIE, WORKER
from tablee.games.scholars.bots.slot import Slot
from tablee.games.scholars.rules import choices
from tablee.games.scholars.state.board import Scholars
from tablee.games.scholars.state.box import ScholarsBox
from tablee.games.scholars.state.terms import ARABIC, BLACK, COLUMNS, MEDICINE, NONE
from tablee.games.scholars.state.view_types import ScholarsView
from tablee.kernel.decisions import Choice, Decision, Done, Pass

# What it costs to use one more die of the hand, and one more worker: usually, with many workers, in the last turn.
DIE_USED: Final[list[float]] = [0.55, 0.55, 0.01]
WORKER_USED: Final[list[float]] = [0.45, 0.25, 0.01]
MANY_WORKERS: Final = 3
REST_DICE: Final = 0.9
"""What a die back from the slots is worth at a Rest."""
EARLY: Final = 1.15
"""How much more an effect is worth at the draft, with the whole game to come."""
NO_PLAN: Final = -9.0
"""Of picks that lead to no placement that makes sense."""
HIGHEST: Final = 16
"""More than two dice show."""


def guess(box: ScholarsBox, view: ScholarsView, decision: Decision) -> list[float]:
    """How good each choice looks, from the seat's view."""
    return values(outlook_of(box, view, decision.seat), decision)


def guess_at(pos: Scholars, decision: Decision) -> list[float]:
    """The same from a position."""
    return values(outlook_at(pos, decision.seat), decision)


def values(look: Outlook, decision: Decision) -> list[float]:
    """How good each choice looks; done and pass are worth nothing unless said."""
    prompt = decision.prompt
    if prompt == "turn":
        return turn(look, decision)
    if prompt == "dice":
        return Placement(look).values(decision)
    return [value(look, decision, choice) for choice in decision.choices]


# A turn


def turn(look: Outlook, decision: Decision) -> list[float]:
    """The best placement on each slot against a Rest, which is worth more the more lies on the slots."""
    found: list[float] = []
    plans = Plans(look) if len(decision.choices) > 1 else None
    for choice in decision.choices:
        if isinstance(choice, choices.Work):
            assert plans is not None
            found.append(plans.best_on(choice.slot) - (0.15 if choice.slot >= COLUMNS else 0.0))
        else:
            found.append(rest(look))
    return found


class Plans:
    """The placements worth looking at: those that give a colour a higher value than any cheaper one."""

    def __init__(self, look: Outlook) -> None:
        self.look: Final = look
        self.colours: Final[list[int]] = []
        self.values: Final[list[int]] = []
        self.costs: Final[list[float]] = []
        self.acts: Final[list[list[float]]] = [[], [], [], []]
        """By main action: what each of them is worth where nothing is added to it."""
        outcomes = Hand(look.hand, look.workers).all_outcomes()
        care = care_of(look)
        costs = COSTS[care]
        top = [0] * 8
        for effort in CHEAPEST_FIRST[care]:
            cost = costs[effort]
            for colour in IN_MASK[outcomes[THERE + effort]]:
                value = outcomes[8 * effort + colour]
                if value > top[colour]:
                    top[colour] = value
                    self.colours.append(colour)
                    self.values.append(value)
                    self.costs.append(cost)

    def best_on(self, number: int) -> float:
        slot = Slot(self.look, number)
        best = UNKNOWN
        if slot.plus or slot.pairs:
            for i in range(len(self.costs)):
                best = max(best, slot.action(self.colours[i], self.values[i]) - self.costs[i])
            return best
        for act in slot.acts:
            worths = self.of_act(act)
            for i in range(len(self.costs)):
                best = max(best, slot.more + worths[i] - self.costs[i])
        return best

    def of_act(self, act: int) -> list[float]:
        worths = self.acts[act]
        if not worths:
            look = self.look
            for i in range(len(self.costs)):
                worths.append(look.main(act, 1 << self.colours[i], self.values[i]))
        return worths


def care_of(look: Outlook) -> int:
    """How dear dice and workers are."""
    if look.mood == CLOSING:
        return 2
    return 0 if sum(look.workers) < MANY_WORKERS else 1


def cheapest_first(costs: list[float]) -> list[int]:
    return sorted(range(EFFORTS), key=lambda effort: costs[effort])


COSTS: Final[list[list[float]]] = [
    [DIE_USED[care] + WORKER_USED[care] * workers for workers in range(TWO_DICE)]
    + [2 * DIE_USED[care] + WORKER_USED[care] * workers for workers in range(EFFORTS - TWO_DICE)]
    for care in range(len(DIE_USED))
]
"""Of each effort."""
CHEAPEST_FIRST: Final = [cheapest_first(costs) for costs in COSTS]


def rest(look: Outlook) -> float:
    on_slots, harvests = 0, 0.0
    for slot in range(len(look.slots)):
        kind = look.slots[slot]
        if kind >= 0:
            on_slots += len(look.slot_dice[slot])
            if kind <= MEDICINE:
                harvests += look.harvest(kind)
    if look.mood == CLOSING:
        return harvests
    return REST_DICE * on_slots / 2 + harvests * 0.8 + (0.8 if len(look.hand) < 2 else 0.0) - 1.2


# Dice and workers


class Placement:
    """Each die or worker by the best placement that can still come of it."""

    def __init__(self, look: Outlook) -> None:
        self.look: Final = look
        self.slot: Final = Slot(look, look.slot)
        self.printed: Final = look.box.printed_die[look.upgraded >> look.kind & 1][look.kind]
        care = care_of(look)
        self.costs: Final = COSTS[care]
        self.order: Final = CHEAPEST_FIRST[care]
        self.known: Final = [UNKNOWN] * (8 * HIGHEST)
        """What the slot does, by colour and the sum of the dice."""

    def values(self, decision: Decision) -> list[float]:
        look = self.look
        dice, put = look.dice, look.put
        count = len(dice)
        hand = Hand(look.hand, look.workers)
        first = dice[0] if count else 0
        second = dice[1] if count > 1 else 0
        one = put_on(first, 0, put)
        two = put_on(second, 1, put)
        found: list[float] = []
        for choice in decision.choices:
            if isinstance(choice, choices.UseDie):
                die = 8 * choice.colour + choice.value
                if count:
                    found.append(self.best_of_two(hand, first, one, die, choice.colour))
                else:
                    found.append(self.best_with(hand, die, choice.colour))
            elif isinstance(choice, choices.UseWorker):
                if choice.place >= count:
                    found.append(NO_PLAN)
                elif count == 1:
                    found.append(self.best_with(hand, first, with_one(first, one, choice.colour)))
                elif choice.place == 0:
                    found.append(self.best_of_two(hand, first, with_one(first, one, choice.colour), second, two))
                else:
                    found.append(self.best_of_two(hand, first, one, second, with_one(second, two, choice.colour)))
            elif isinstance(choice, choices.PickColour):
                found.append(self.now(first, one, second, two, choice.colour) + 0.001)
            else:
                found.append(self.now(first, one, second, two, NONE) + 0.001)
        return found

    def action(self, colour: int, value: int) -> float:
        """What the slot does with this colour and sum of the dice; a printed die makes it black."""
        if self.printed:
            colour = BLACK
        worth = self.known[HIGHEST * colour + value]
        if worth == UNKNOWN:
            worth = self.known[HIGHEST * colour + value] = self.slot.action(colour, value + self.printed)
        return worth

    def now(self, first: int, one: int, second: int, two: int, colour: int) -> float:
        """One or two dice as they are, in this colour, or (NONE) in the only one that they give."""
        outcomes = no_outcomes()
        if one < 0 or two < 0:
            return NO_PLAN
        if second:
            value = value_of(first, one) + value_of(second, two)
            if colour < 0:
                note_two(outcomes, one, two, value)
            else:
                note(outcomes, TWO_DICE + HELPERS[one] + HELPERS[two], colour, value)
        else:
            note_one(outcomes, one, value_of(first, one))
        return self.best(outcomes)

    def best_with(self, hand: Hand, die: int, put: int) -> float:
        """The best that can come of one die, alone or with another one."""
        return self.best(hand.outcomes_with(die, hand.makes_from(die, put)))

    def best_of_two(self, hand: Hand, first: int, one: int, second: int, two: int) -> float:
        """The best that can come of two dice."""
        ones, twos = hand.makes_from(first, one), hand.makes_from(second, two)
        return self.best(hand.outcomes_of_two(first, ones, second, twos))

    def best(self, outcomes: Outcomes) -> float:
        best = NO_PLAN
        top = [0] * 8
        for effort in self.order:
            for colour in IN_MASK[outcomes[THERE + effort]]:
                value = outcomes[8 * effort + colour]
                if value > top[colour]:
                    top[colour] = value
                    best = max(best, self.action(colour, value) - self.costs[effort])
        return best


# Everything else


def card(look: Outlook, kind: int) -> float:
    """The action card whose harvest will be best; banners now."""
    better = look.upgraded >> kind & 1
    return look.worth(look.prices.banner[better][kind]) + look.worth(look.prices.harvest[better][kind])


def value(look: Outlook, decision: Decision, choice: Choice) -> float:
    box = look.box
    if isinstance(choice, choices.Act):
        return 0.2 + look.main(choice.act, look.colours, look.value)
    if isinstance(choice, choices.PlayCard):
        return card(look, choice.science)
    if isinstance(choice, choices.Use):
        return 0.1 + look.worth(look.prices.use[choice.card])
    if isinstance(choice, choices.UseBanner):
        return 1.0
    if isinstance(choice, choices.Dispatch):
        return look.dispatch(choice.card)
    if isinstance(choice, choices.Employ):
        return look.employ(choice.card)
    if isinstance(choice, choices.PickRoom):
        return look.room(choice.room)
    if isinstance(choice, choices.Move):
        return look.move(choice.distance, look.colours)
    if isinstance(choice, choices.Deliver):
        return look.delivery(choice.guild, box.place_space[look.place])
    if isinstance(choice, choices.Advance):
        return look.step(choice.science, 0)
    if isinstance(choice, choices.Harvest):
        return 0.5 if choice.science > MEDICINE else look.harvest(choice.science)
    if isinstance(choice, choices.Translate):
        return look.scroll(choice.card)
    if isinstance(choice, choices.Study):
        return look.study(choice.study)
    if isinstance(choice, choices.Through):
        return through(look, choice.card)
    if isinstance(choice, Done):
        return 3.0 if decision.prompt == "chain" else 0.0
    if isinstance(choice, choices.PlaceGold):
        return place_gold(look, choice.card, decision.prompt == "study")
    if isinstance(choice, choices.TakeGold):
        return take_gold(look, choice.card)
    if isinstance(choice, choices.Retire):
        return box.points[choice.card] + (0.3 if box.use[choice.card] else 0.0) + look.meets(choice.card)
    if isinstance(choice, choices.GainDie):
        return die_or_worker(choice.colour)
    if isinstance(choice, choices.GainWorker):
        return die_or_worker(choice.colour)
    if isinstance(choice, choices.SpendWorker):
        return 1.0 - (0.1 if choice.colour else 0.0)
    if isinstance(choice, choices.ReturnDie):
        return 1.0 - 0.1 * choice.value
    if isinstance(choice, choices.DestroyFromBag):
        return 0.6
    if isinstance(choice, choices.DestroyDie):
        return 0.5 if choice.value <= 2 else 0.1
    if isinstance(choice, choices.Influence):
        return look.guild(choice.guild)
    if isinstance(choice, choices.RecallGuild):
        return look.guild(choice.guild) * -0.5
    if isinstance(choice, choices.Mark):
        return 0.3 + 0.05 * box.points[choice.card]
    return last(look, decision, choice)


def die_or_worker(colour: int) -> float:
    return 1.0 + (0.5 if colour >= 4 else 0.2 if colour else 0.0)


def last(look: Outlook, decision: Decision, choice: Choice) -> float:
    """Choices that stand at the edges of a turn."""
    box = look.box
    if isinstance(choice, choices.Draft):
        resource = look.under[look.pairs.index(choice.card)] - look.box.first_resource
        bonus = EARLY * look.worth(look.prices.bonus[resource])
        return look.prices.goods[resource] + bonus + 0.5 * box.points[choice.card]
    if isinstance(choice, choices.TakePage):
        usable = 0.5 * look.worth(look.prices.use[choice.card]) * (2.0 if not box.golden[choice.card] else 1.2)
        price = look.xp_price * look.page_price(choice.card) * 0.6 + look.silver_price * look.cheapest_column()
        return box.points[choice.card] + usable + 1.2 - price
    if isinstance(choice, choices.Upgrade):
        return 1.0 + look.worth(look.prices.banner[1][choice.science])
    if isinstance(choice, choices.Choose):
        return chosen(look, decision, choice.what)
    if isinstance(choice, choices.Tuck):
        return tuck(look, choice.card, choice.act)
    if isinstance(choice, choices.Pay):
        return (look.silver_price + WHITE_DIE[look.mood]) * -choice.amount
    if isinstance(choice, choices.TakeOption):
        return option(look, choice.option)
    if isinstance(choice, choices.Let):
        return 0.1
    return 0.0 if isinstance(choice, Pass) else -0.1


def option(look: Outlook, which: int) -> float:
    """Of a caliph card: 3 points; 1 and a die, which is worth more while it can be used; or the best of the top row."""
    if which == 0:
        return 3.0
    if which == 1:
        return 1.0 + (0.6 + 0.5 * look.time()) * COLOURED_DIE[look.mood]
    best = 0
    for deck in range(len(look.decks)):
        card = look.top(deck)
        if card >= 0:
            best = max(best, look.box.points[card])
    return best + 0.4 + WHITE_DIE[look.mood] - look.silver_price * look.cheapest_column()


def through(look: Outlook, card: int) -> float:
    """Own translators first, those with gold on them best of all; Arabic ends the chain soonest."""
    arabic = 1.5 if look.box.speaks[card] >> ARABIC & 1 else 0.0
    return arabic + look.placed(look.room_of(card)) + look.meets(card)


def place_gold(look: Outlook, card: int, study: bool) -> float:
    """It pays where it retires an own translator."""
    return look.placed(look.room_of(card)) + look.meets(card) - look.gold_price + (1.0 if study else 0.0)


def take_gold(look: Outlook, card: int) -> float:
    """From others it costs a fee, from an own one its retirement."""
    own = look.owners[look.room_of(card)] == look.seat
    return look.gold_price - (0.8 if own else look.silver_price)


CHOSEN: Final = {
    "pay": 0.5,
    "silver": 0.7,
    "gold": GOLD[POOR],
    "worker": WORKER[POOR],
    "die": COLOURED_DIE[POOR],
    "retire": 2.0 + WHITE_DIE[POOR],
    "destroy": 0.9,
    "employ": 1.5,
    "advance": 1.3,
}
WHAT_WORTH: Final = [CHOSEN.get(what, 0.5) for what in choices.WHATS]
DIE: Final = choices.WHATS.index("die")
UPGRADE: Final = choices.WHATS.index("upgrade")


def chosen(look: Outlook, decision: Decision, what: int) -> float:
    """One of two effects; XP instead of a Page; a price that may be left."""
    if decision.prompt == "page":
        return 2 * look.xp_price
    if what == UPGRADE:
        return 1.2 + 1.1 * look.time() - 0.3 * look.upgraded.bit_count()
    if what == DIE:
        for other in decision.choices:
            if isinstance(other, choices.Choose) and other.what == UPGRADE:
                return COLOURED_DIE[look.mood] + 0.3 + look.xp_price
    return WHAT_WORTH[what]


def tuck(look: Outlook, card: int, column: int) -> float:
    """Cheap places, even columns, and abilities where they work."""
    height = len(look.columns[column])
    fills = 0.8 if look.myriade and height == look.rows else 0.0
    also = 0.3 if card < look.box.first_page and look.box.also[card] not in (-1, column) else 0.0
    return fills + also - 0.6 * look.tuck_price(column) - 0.05 * height
