"""The two ways to an Outlook: from a view, and from a position without building one. Both see the same."""

from __future__ import annotations

from tablee.games.scholars.bots.outlook import Outlook
from tablee.games.scholars.bots.prices import prices_of
from tablee.games.scholars.rules.work import Placing
from tablee.games.scholars.state.board import Scholars
from tablee.games.scholars.state.box import ScholarsBox
from tablee.games.scholars.state.terms import (
    COLOURS,
    COLUMNS,
    GUILDS,
    MAP_SPACES,
    NOBODY,
    NONE,
    RIVAL,
    SCIENCES,
    SLOTS,
    TRACKS,
    WORKERS,
)
from tablee.games.scholars.state.view_types import ScholarsView
from tablee.kernel.decisions import Seat, seat_named


def outlook_at(pos: Scholars, seat: Seat) -> Outlook:
    """From a position: its own lists, as far as the seat sees them."""
    me = pos.players[seat]
    look = Outlook()
    look.box = pos.box
    look.prices = prices_of(pos.box)
    look.seat = seat
    look.seats = pos.seats
    look.myriade = pos.myriade
    look.caliphs = len(pos.caliphs)
    look.round = pos.round
    look.last = pos.last
    look.silver = me.silver
    look.gold = me.gold
    look.hand = me.hand
    look.bag = me.bag
    look.workers = me.workers
    look.upgraded = me.upgraded
    look.slots = me.slots
    look.slot_dice = me.slot_dice
    look.levels = me.levels
    look.goal = me.goal - pos.box.first_goal if me.goal >= 0 else NONE
    look.reached = me.reached
    look.columns = me.columns
    look.rows = me.rows
    look.place = me.place
    look.decks = pos.decks
    look.rooms = pos.rooms
    look.owners = pos.owners
    look.gold_on = pos.gold_on
    look.spaces = pos.spaces
    look.marks = pos.marks
    look.guilds = pos.guilds
    look.control = pos.control
    look.neutral = pos.neutral
    look.track_xp = pos.track_xp
    look.books = pos.books
    look.pairs = pos.pairs
    look.under = pos.under
    look.colours = pos.colours
    look.value = pos.value
    step = pos.agenda[-1]
    if isinstance(step, Placing):
        look.slot = step.slot
        look.kind = step.kind
        look.dice = step.dice
        look.put = step.workers
    look.begin()
    return look


def outlook_of(box: ScholarsBox, view: ScholarsView, seat: Seat) -> Outlook:
    """From a view: the same pieces read back from its words."""
    me = view["players"][seat]
    index = box.index
    look = Outlook()
    look.box = box
    look.prices = prices_of(box)
    look.seat = seat
    look.seats = len(view["players"])
    look.myriade = view["options"]["myriade"]
    look.caliphs = len(view["caliphs"])
    look.round = view["round"]
    look.last = view["last_round"]
    look.silver = me["silver"]
    look.gold = me["gold"]
    look.hand = sorted([die_of(die) for die in me["hand"]])
    look.bag = amounts(me["bag"], len(COLOURS))
    look.workers = amounts(me["workers"], WORKERS)
    look.upgraded = mask_of(me["upgraded"], SCIENCES)
    look.slots = [SCIENCES.index(slot["card"]) if slot else NONE for slot in me["slots"]]
    look.slot_dice = [tuple([die_of(die) for die in slot["dice"]]) if slot else () for slot in me["slots"]]
    look.levels = [me["levels"].get(SCIENCES[track], 0) for track in range(TRACKS)]
    look.goal = index[me["goal"]] - look.box.first_goal if me["goal"] else NONE
    look.reached = sum([1 << which for which in range(len(me["objectives"])) if me["objectives"][which]])
    look.columns = [tuple([index[id] for id in me["columns"][column]]) for column in range(COLUMNS)]
    look.rows = me["rows"]
    look.place = index[me["place"]] - look.box.first_place
    look.decks = [[index[deck["card"]]] if deck["card"] else [] for deck in view["decks"]]
    look.rooms = [index[room["card"]] if room else NONE for room in view["rooms"]]
    look.owners = [party_named(room["owner"]) if room else NOBODY for room in view["rooms"]]
    look.gold_on = [room["gold"] if room else 0 for room in view["rooms"]]
    spaces = view["map"][:MAP_SPACES] + [space for guild in GUILDS for space in view["house"][guild]]
    look.spaces = [index[space["card"]] if space else NONE for space in spaces]
    look.marks = [party_named(space["influence"]) if space else NOBODY for space in spaces]
    parties = [*[f"p{other + 1}" for other in range(look.seats)], "opponent"]
    look.guilds = [[view["guilds"][guild]["influence"].get(party, 0) for party in parties] for guild in GUILDS]
    look.control = [party_named(view["guilds"][guild]["control"]) for guild in GUILDS]
    look.neutral = index[view["neutral"]] - look.box.first_place
    look.track_xp = mask_of(view.get("track_xp", []), SCIENCES)
    look.books = [index[page["card"]] if page else NONE for page in view.get("pages", [])]
    look.pairs = [index[pair[0]] for pair in view["pairs"]]
    look.under = [index[pair[1]] for pair in view["pairs"]]
    work = view["work"]
    look.colours = mask_of(work["colours"], COLOURS) if work else 0
    look.value = work["value"] if work else 0
    plan = view["plan"]
    if plan and "dice" in plan:
        look.slot = SLOTS.index(plan["slot"])
        look.kind = SCIENCES.index(plan["card"])
        look.dice = tuple([die_of(die) for die in plan["dice"]])
        workers = plan["workers"]
        look.put = tuple([4 * (worker["die"] - 1) + COLOURS.index(worker["colour"]) for worker in workers])
    look.begin()
    return look


def die_of(text: str) -> int:
    """
    >>> die_of("red 5")
    13
    """
    colour, _, number = text.partition(" ")
    return 8 * COLOURS.index(colour) + int(number)


def party_named(name: str | None) -> int:
    """
    >>> party_named("p2"), party_named("opponent"), party_named(None)
    (1, 1, -1)
    """
    if name is None:
        return NOBODY
    return RIVAL if name == "opponent" else seat_named(name)


def amounts(counts: dict[str, int], colours: int) -> list[int]:
    return [counts.get(COLOURS[colour], 0) for colour in range(colours)]


def mask_of(names: list[str], known: tuple[str, ...]) -> int:
    """
    >>> mask_of(["white", "blue"], COLOURS)
    9
    """
    return sum([1 << known.index(name) for name in names])
