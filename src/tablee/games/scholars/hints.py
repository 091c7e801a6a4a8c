"""For bots: how good each choice looks, from what a seat sees."""

from __future__ import annotations

from typing import Any

from tablee.games.scholars import choices
from tablee.games.scholars.box import ScholarsBox
from tablee.games.scholars.outlook import COLOURED_DIE, DIE_USED, GOLD, SILVER, WHITE_DIE, WORKER, XP, Outlook, die_of
from tablee.games.scholars.parts import ARABIC, COLOURS, COLUMNS, PAGES, SCIENCES, SLOTS
from tablee.games.scholars.plans import Plan, Put, outcomes, plans_from
from tablee.kernel.decisions import Choice, Decision, Done, Pass

REST_DICE = 0.9
"""What a die back from the slots is worth at a Rest."""
EARLY = 1.15
"""How much more an effect is worth at the draft, with the whole game to come."""


def guess(box: ScholarsBox, view: dict[str, Any], decision: Decision) -> list[float]:
    """How good each choice looks; done and pass are worth nothing unless said."""
    look = Outlook(box, view, decision.seat)
    if decision.prompt == "turn":
        return turn(look, decision)
    if decision.prompt == "dice":
        return dice(look, decision)
    if decision.prompt == "card":
        return [card(look, choice) for choice in decision.choices]
    return [value(look, decision, choice) for choice in decision.choices]


def turn(look: Outlook, decision: Decision) -> list[float]:
    """The best placement on each slot against a Rest, which is worth more the more lies on the slots."""
    used = [slot for slot in look.me["slots"] if slot]
    on_slots = sum([len(slot["dice"]) for slot in used])
    harvests = sum([look.harvest(SCIENCES.index(slot["card"])) for slot in used if slot["card"] in SCIENCES[:7]])
    rest = REST_DICE * on_slots / 2 + harvests * 0.8 + (0.8 if len(look.hand) < 2 else 0.0) - 1.2
    costs = outcomes(look.hand, look.workers, DIE_USED, look.worker_price)
    found = []
    for choice in decision.choices:
        if isinstance(choice, choices.Work):
            worth = [look.action(choice.slot, code >> 6, code & 63) - cost for code, cost in costs.items()]
            found.append(max(worth) - (0.15 if choice.slot >= COLUMNS else 0.0))
        else:
            found.append(rest)
    return found


def card(look: Outlook, choice: Choice) -> float:
    """The action card whose harvest will be best; banners now."""
    assert isinstance(choice, choices.PlayCard)
    kind = choice.science
    better = int(SCIENCES[kind] in look.me["upgraded"])
    deed = look.box.banner[better][kind]
    return (look.deeds(deed) if deed else 0.0) + look.deeds(look.box.harvest[better][kind])


def dice(look: Outlook, decision: Decision) -> list[float]:
    """Each die or worker by the best placement that can still come of it."""
    view = look.view["plan"]
    slot = SLOTS.index(view["slot"])
    placed = [die_of(die) for die in view["dice"]]
    better = int(view["card"] in look.me["upgraded"])
    printed = look.box.printed_die[better][SCIENCES.index(view["card"])]
    put: list[Put] = [() for _ in placed]
    for worker in view["workers"]:
        if worker["die"] <= len(placed):
            put[worker["die"] - 1] = (*put[worker["die"] - 1], COLOURS.index(worker["colour"]))

    def worth(plan: Plan) -> float:
        dice, workers, colour, value = plan
        spent = look.worker_price * sum([len(on) for on in workers])
        return look.action(slot, colour, value) - DIE_USED * len(dice) - spent

    def best(dice: list[int], workers: list[Put]) -> float:
        return max([worth(plan) for plan in plans_from(look.hand, look.workers, printed, dice, workers)], default=-9.0)

    found = []
    for choice in decision.choices:
        if isinstance(choice, choices.UseDie):
            found.append(best([*placed, 8 * choice.colour + choice.value], [*put, ()]))
        elif isinstance(choice, choices.UseWorker) and choice.place < len(put):
            with_it = put[:]
            with_it[choice.place] = (*put[choice.place], choice.colour)
            found.append(best(placed, with_it))
        elif isinstance(choice, choices.UseWorker):
            found.append(-9.0)
        else:
            now = [
                plan for plan in plans_from(look.hand, look.workers, printed, placed, put) if plan[:2] == (placed, put)
            ]
            found.append(max([worth(plan) for plan in now], default=-9.0) + 0.001)
    return found


def value(look: Outlook, decision: Decision, choice: Choice) -> float:
    box, view = look.box, look.view
    if isinstance(choice, choices.Act):
        colours = sum([1 << COLOURS.index(colour) for colour in view["work"]["colours"]])
        return 0.2 + look.main(choice.act, colours, view["work"]["value"])
    if isinstance(choice, choices.Use):
        return 0.1 + look.deeds(box.use[choice.card])
    if isinstance(choice, choices.UseBanner):
        return 1.0
    if isinstance(choice, choices.Dispatch):
        return look.dispatch(choice.card)
    if isinstance(choice, choices.Employ):
        return look.employ(choice.card)
    if isinstance(choice, choices.PickRoom):
        return look.room(choice.room)
    if isinstance(choice, choices.Move):
        colours = sum([1 << COLOURS.index(colour) for colour in view["work"]["colours"]])
        return look.move(choice.distance, colours)
    if isinstance(choice, choices.Deliver):
        return look.delivery(choice.guild, box.place_space[look.place])
    if isinstance(choice, choices.Advance):
        return look.step(choice.science)
    if isinstance(choice, choices.Harvest):
        return 0.5 if choice.science >= 7 else look.harvest(choice.science)
    if isinstance(choice, choices.Translate):
        return look.scroll(choice.card)
    if isinstance(choice, choices.Study):
        return look.study(choice.study)
    if isinstance(choice, choices.Through):
        return through(look, choice.card)
    if isinstance(choice, Done) and decision.prompt == "chain":
        return 3.0
    if isinstance(choice, (choices.PlaceGold, choices.TakeGold)):
        return gold(look, decision.prompt, choice)
    if isinstance(choice, choices.Retire):
        return box.points[choice.card] + (0.3 if box.use[choice.card] else 0.0) + look.meets(choice.card)
    if isinstance(choice, (choices.GainDie, choices.GainWorker)):
        return 1.0 + (0.5 if choice.colour >= 4 else 0.2 if choice.colour else 0.0)
    if isinstance(choice, choices.SpendWorker):
        return 1.0 - (0.1 if choice.colour else 0.0)
    if isinstance(choice, choices.ReturnDie):
        return 1.0 - 0.1 * choice.value
    if isinstance(choice, choices.DestroyFromBag):
        return 0.6
    if isinstance(choice, choices.DestroyDie):
        return 0.5 if choice.value <= 2 else 0.1
    if isinstance(choice, (choices.Influence, choices.RecallGuild)):
        return look.guild(choice.guild) * (1.0 if isinstance(choice, choices.Influence) else -0.5)
    if isinstance(choice, choices.Mark):
        return 0.3 + 0.05 * box.points[choice.card]
    return last(look, decision, choice)


def last(look: Outlook, decision: Decision, choice: Choice) -> float:
    """Choices that stand at the edges of a turn."""
    box = look.box
    if isinstance(choice, choices.Draft):
        resource = box.cards[box.index[dict(look.view["pairs"])[box.ids[choice.card]]]]
        numbers = resource.numbers
        dice = COLOURED_DIE * sum([numbers[f"dice-{name}"] for name in COLOURS[1:4]])
        workers = WORKER * sum([numbers[f"workers-{name}"] for name in COLOURS[:4]])
        goods = GOLD * numbers["gold"] + SILVER * numbers["silver"]
        bonus = EARLY * look.deeds(resource.deeds["bonus"]) if "bonus" in resource.deeds else 0.0
        return dice + workers + goods + bonus + 0.5 * box.points[choice.card]
    if isinstance(choice, choices.TakePage):
        price: int = next(page["price"] for page in look.view["pages"] if page and page["card"] == box.ids[choice.card])
        column_price: int = min(look.me["tuck_prices"])
        usable = 0.5 * look.deeds(box.use[choice.card]) * (2.0 if not box.golden[choice.card] else 1.2)
        return box.points[choice.card] + usable + 1.2 - XP * price * 0.6 - SILVER * column_price
    if isinstance(choice, choices.Upgrade):
        return 1.0 + look.deeds(box.banner[1][choice.science])
    if isinstance(choice, choices.Choose):
        return chosen(look, decision, choice)
    if isinstance(choice, choices.Tuck):
        return tuck(look, choice)
    if isinstance(choice, choices.Pay):
        return SILVER * -choice.amount + WHITE_DIE * -choice.amount
    if isinstance(choice, choices.TakeOption):
        return option(look, choice.option)
    if isinstance(choice, choices.Let):
        return 0.1
    return 0.0 if isinstance(choice, (Done, Pass)) else -0.1


def option(look: Outlook, which: int) -> float:
    """Of a caliph card: 3 points; 1 and a die, which is worth more while it can be used; or the best of the top row."""
    if which == 0:
        return 3.0
    if which == 1:
        return 1.0 + 0.6 * COLOURED_DIE + 0.5 * look.time * COLOURED_DIE
    best = max([look.box.points[card] for card in look.tops if card >= 0], default=0)
    price: int = min(look.me["tuck_prices"])
    return best + 0.4 + WHITE_DIE - SILVER * price


def through(look: Outlook, card: int) -> float:
    """Own translators first, those with gold on them best of all; Arabic ends the chain soonest."""
    room = next(room for room in look.view["rooms"] if room and room["card"] == look.box.ids[card])
    arabic = 1.5 if look.box.speaks[card] >> ARABIC & 1 else 0.0
    return arabic + look.gold_on(room) + look.meets(card)


def gold(look: Outlook, prompt: str, choice: Choice) -> float:
    """Placing pays where it retires an own translator; taking costs nothing on one's own."""
    assert isinstance(choice, (choices.PlaceGold, choices.TakeGold))
    room = next(room for room in look.view["rooms"] if room and room["card"] == look.box.ids[choice.card])
    own = room["owner"] == look.name
    if isinstance(choice, choices.TakeGold):
        return look.gold_price - (0.8 if own else SILVER)
    return look.gold_on(room) + look.meets(choice.card) - look.gold_price + (1.0 if prompt == "study" else 0.0)


def chosen(look: Outlook, decision: Decision, choice: Choice) -> float:
    """One of two effects; XP instead of a Page; a price that may be left."""
    assert isinstance(choice, choices.Choose)
    if decision.prompt == "page":
        return 2 * XP
    words = choices.WHATS[choice.what]
    if words == "die" and "upgrade" in [what_chosen(other) for other in decision.choices]:
        return COLOURED_DIE + 0.3 + XP
    return {
        "pay": 0.5,
        "silver": 0.7,
        "gold": GOLD,
        "worker": WORKER,
        "die": COLOURED_DIE,
        "retire": 2.0 + WHITE_DIE,
        "upgrade": 1.2 + 1.1 * look.time - 0.3 * len(look.me["upgraded"]),
        "destroy": 0.9,
        "employ": 1.5,
        "advance": 1.3,
    }.get(words, 0.5)


def what_chosen(choice: Choice) -> str:
    return choices.WHATS[choice.what] if isinstance(choice, choices.Choose) else ""


def tuck(look: Outlook, choice: choices.Tuck) -> float:
    """Cheap places, even columns, and abilities where they work."""
    price: int = look.me["tuck_prices"][choice.act]
    height = len(look.columns[choice.act])
    fills = 0.8 if look.myriade and height == look.me["rows"] else 0.0
    also = 0.3 if choice.card < PAGES and look.box.also[choice.card] not in (-1, choice.act) else 0.0
    return fills + also - 0.6 * price - 0.05 * height
