"""What each title's environment tells of a view, and what the fields of its choices can be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from tablee.envs.actions import Actions, Values
from tablee.envs.observations import (
    PLACE,
    Cells,
    Looks,
    Observer,
    Scheme,
    SeenPart,
    Write,
    counts,
    is_set,
    nested,
    number,
    numbers,
    of,
    own,
    seat,
    several,
    spread,
    word,
)
from tablee.games import title as find_title
from tablee.kernel.errors import BadInput


@dataclass
class Research:
    """What environments need to know of a title beside its rules."""

    scheme: Callable[[], Scheme]
    values: Callable[[], dict[str, Values]]
    write: Callable[[], Write]
    """The same as the scheme, straight from a position: many times as fast."""


# Ancient Knowledge


def ancient_knowledge() -> Scheme:
    from tablee.games.ancient_knowledge.cards.ids import CARDS
    from tablee.games.ancient_knowledge.state.terms import PHASES

    IDS = [card.id for card in CARDS]
    index = {id: card for card, id in enumerate(IDS)}

    def tiles(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        for tile, each in enumerate(view["tiles"], 1):
            for card in each["cards"] or ():
                cells[base + index[card]] = tile

    def tile_levels(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        for tile, each in enumerate(view["tiles"]):
            cells[base + tile] = each["level"]

    def declining(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        if view["declining"]:
            cells[base + index[view["declining"]]] = 1

    return Scheme(
        table=[
            word("phase", PHASES, "phase"),
            seat("turn"),
            seat("first"),
            *[number(key) for key in ("round", "actions", "deck", "flipped", "ending", "lost_now")],
            *of("pile", number("count"), word("top", IDS, "card")),
            own("tiles", "tiles", len(IDS), "on which tile, from 1, by card", tiles, words=IDS),
            own("tile_levels", "tiles", 3, "level by tile, 0 once it has left", tile_levels),
            numbers("pools", 2),
            nested("discards", IDS, "card"),
            *of("looked", number("count"), several("cards", IDS, "card")),
            own("declining", "declining", len(IDS), "1 for the card", declining, words=IDS),
        ],
        player=[
            *[number(key) for key in ("hand_count", "lost", "losing")],
            *[several(key, IDS, "card") for key in ("hand", "aside", "known", "past", "tilted", "artefacts")],
            *[several(key, IDS, "card") for key in ("collection", "active")],
            spread("timeline", IDS, "card", {"slot": "slot", "row from 1": ("row", 1), "knowledge": "knowledge"}),
            counts("score", ("past", "effects", "knowledge", "timeline", "lost"), "line of the score sheet"),
        ],
        unseen={"seat"},
    )


def ancient_values() -> dict[str, Values]:
    from tablee.games.ancient_knowledge.cards import artefacts, knowledge
    from tablee.games.ancient_knowledge.cards.ids import CARDS

    monuments = range(len(CARDS) - len(artefacts.CARDS) - len(knowledge.CARDS))
    return {
        "card": range(len(CARDS)),
        "slot": range(1, 7),
        "tile": range(3),
        "amount": range(20),
        "seat": range(4),
        "CreateMonument.card": monuments,
        "Move.card": monuments,
        "Swap.card": monuments,
        "Swap.card2": monuments,
    }


# Atlantes


def atlantes() -> Scheme:
    from tablee.games.atlantes.cards.ids import IDS as ALL_IDS
    from tablee.games.atlantes.cards.ids import PRINTED
    from tablee.games.atlantes.cards.objectives import OBJECTIVE_IDS
    from tablee.games.atlantes.rules.choices import ICON_IDS, MANTA_IDS
    from tablee.games.atlantes.state.terms import PHASES, SYMBOLS

    IDS = ALL_IDS[:PRINTED]
    goals = {id: place for place, id in enumerate(OBJECTIVE_IDS)}
    cards = {id: card for card, id in enumerate(IDS)}

    def row(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        for which, each in enumerate(view["row"]):
            if each is not None:
                cells[base + which * len(IDS) + cards[each["card"]]] = each["price"] + 1

    def tracks(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        for track in view["tracks"]:
            here = base + goals[track["objective"]] * 3
            cells[here] = 1
            cells[here + 1] = len(track["mantas"])
            cells[here + 2] = track["points"]

    def progress(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        for track in view["tracks"]:
            here = base + goals[track["objective"]] * looks.seats
            for each in track["progress"]:
                cells[here + looks.place[each["seat"]]] = each["have"]

    return Scheme(
        table=[
            word("phase", PHASES, "phase"),
            seat("turn"),
            seat("first"),
            *[number(key) for key in ("round", "room", "discount", "deck", "shoal", "open_spots", "ghost", "paid")],
            *[number(key) for key in ("last_turns", "kings_passed")],
            is_set("ending"),
            *[spread(key, IDS, "card", {"place": PLACE}) for key in ("upper", "lower")],
            several("sunk", IDS, "card"),
            own("row", "row", 6 * len(IDS), "price + 1, by place of the character row and card", row, words=IDS),
            counts("supply", ICON_IDS, "icon"),
            own(
                "tracks",
                "tracks",
                3 * len(OBJECTIVE_IDS),
                "by objective: in play, mantas on it, points of the next spot",
                tracks,
                words=OBJECTIVE_IDS,
            ),
            own("progress", "tracks", len(OBJECTIVE_IDS), "how far, by objective and seat", progress, 0, OBJECTIVE_IDS),
            word("playing", IDS, "card"),
            several("replayed", IDS, "card"),
            several("used", IDS, "card"),
            *of("payment", word("card", IDS, "card"), number("total"), number("price")),
            several("kings", IDS, "card"),
        ],
        player=[
            word("symbol", SYMBOLS, "symbol"),
            *[number(key) for key in ("hand_count", "king_hidden", "bonus")],
            several("hand", IDS, "card"),
            word("king", IDS, "card"),
            several("discard", IDS, "card"),
            spread("board", IDS, "card", {"raised + 1": ("raised", 1)}),
            several("pile", IDS, "card"),
            several("ready", MANTA_IDS, "manta"),
            several("tired", MANTA_IDS, "manta"),
            several("claimed", OBJECTIVE_IDS, "objective"),
            own("score", "score", 1, "the points as they stand", total),
        ],
        unseen={"seat", "prices", "spots", "slots", "scout", "triggers", "totem", "totems"},
    )


def total(player: Any, cells: Cells, base: int, looks: Looks) -> None:
    cells[base] = sum(player["score"].values())


def atlantes_values() -> dict[str, Values]:
    from tablee.games.atlantes.cards.ids import PRINTED

    return {"card": range(PRINTED)}


def no_values() -> dict[str, Values]:
    return {}


# Scholars of the South Tigris


def scholars() -> Scheme:
    from tablee.games.scholars.cards.ids import CARDS, IDS
    from tablee.games.scholars.state.terms import (
        ACTS,
        COLOURS,
        GUILDS,
        LANGUAGES,
        OPTIONS,
        PHASES,
        SCIENCES,
        SLOTS,
    )

    dice = [f"{colour} {value}" for colour in COLOURS for value in range(1, 7)]
    spots = [card.id for card in CARDS if card.kind == "place"]
    cards = {id: card for card, id in enumerate(IDS)}
    sciences = {name: science for science, name in enumerate(SCIENCES)}
    colours = {name: colour for colour, name in enumerate(COLOURS)}

    def house(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        for guild, name in enumerate(GUILDS):
            for row, each in enumerate(view["house"][name]):
                if each is not None:
                    here = base + cards[each["card"]]
                    cells[here] = 3 * guild + row + 1
                    cells[here + len(IDS)] = looks.whose(each["influence"])

    def guilds(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        for guild, name in enumerate(GUILDS):
            parties = looks.seats + 1
            here = base + 2 * guild * parties
            told = view["guilds"][name]
            for who, amount in told["influence"].items():
                cells[here + looks.whose(who) - 1] = amount
            if told["control"] is not None:
                cells[here + parties + looks.whose(told["control"]) - 1] = 1

    def caliphs(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        for place, caliph in enumerate(view["caliphs"]):
            for option, name in enumerate(OPTIONS):
                cells[base + 3 * place + option] = looks.whose(caliph[name])

    def slots(player: Any, cells: Cells, base: int, looks: Looks) -> None:
        for slot, each in enumerate(player["slots"]):
            if each is not None:
                here = base + slot * (len(SCIENCES) + len(COLOURS) + 1)
                cells[here + sciences[each["card"]]] = 1
                for die in each["dice"]:
                    colour, _, value = die.partition(" ")
                    cells[here + len(SCIENCES) + colours[colour]] += 1
                    cells[here + len(SCIENCES) + len(COLOURS)] += int(value)

    def due(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        for each in view["due"]:
            cells[base + cards[each[1]]] = looks.whose(each[0])

    slot_cells = len(SLOTS) * (len(SCIENCES) + len(COLOURS) + 1)
    return Scheme(
        table=[
            word("phase", PHASES, "phase"),
            seat("turn"),
            seat("first"),
            *[number(key) for key in ("round", "last_round", "pile", "reserve", "page_pile", "caliph_xp")],
            spread("decks", IDS, "card", {"deck": PLACE, "count": "count"}),
            spread("rooms", IDS, "card", {"room": PLACE, "gold": "gold"}, {"owner from 1": "owner"}),
            spread("map", IDS, "card", {"place": PLACE}, {"influence from 1": "influence"}),
            own("house", "house", 2 * len(IDS), "space from 1, then influence from 1, by card", house, words=IDS),
            own(
                "guilds",
                "guilds",
                2 * len(GUILDS),
                "by guild: influence by seat, the solo opponent’s last, then control likewise",
                guilds,
                per_seat=1,
                words=GUILDS,
            ),
            word("neutral", spots, "place"),
            own("caliphs", "caliphs", 3 * 12, "whose influence, from 1, by caliph and option", caliphs, words=OPTIONS),
            counts("dice", COLOURS, "colour"),
            counts("workers", COLOURS, "colour"),
            nested("pairs", IDS, "card"),
            own("due", "due", len(IDS), "whose, from 1, by card to be tucked", due, words=IDS),
            *of("work", word("slot", SLOTS, "slot"), several("colours", COLOURS, "colour"), number("value")),
            *of(
                "plan",
                word("slot", SLOTS, "slot"),
                word("card", SCIENCES, "action card"),
                several("dice", dice, "colour and value"),
                several("faces", dice, "colour and value"),
                word("scroll", IDS, "card"),
                several("translators", IDS, "card"),
                number("gold"),
                number("silver"),
            ),
            spread("pages", IDS, "card", {"price + 1": ("price", 1)}),
            spread("upgrades", IDS, "card", {"xp + 1": ("xp", 1)}),
            several("track_xp", SCIENCES, "science"),
            *of(
                "opponent",
                *[number(key) for key in ("level", "influence", "track", "returns", "dice_sum", "schemes")],
                numbers("markers", 12),
                word("given", LANGUAGES, "language"),
                *[several(key, IDS, "card") for key in ("scrolls", "retired", "pages")],
            ),
        ],
        player=[
            *[number(key) for key in ("silver", "gold", "xp", "influence", "rows", "flipped", "dice_sum")],
            counts("bag", COLOURS, "colour"),
            several("hand", dice, "colour and value"),
            several("fresh", dice, "colour and value"),
            counts("workers", COLOURS, "colour"),
            several("cards", SCIENCES, "action card"),
            several("upgraded", SCIENCES, "action card"),
            own(
                "slots",
                "slots",
                slot_cells,
                "by slot: the action card, how many dice by colour, their sum",
                slots,
                words=[*SLOTS, *SCIENCES, *COLOURS],
            ),
            counts("levels", SCIENCES, "science"),
            word("place", spots, "place"),
            word("goal", IDS, "card"),
            numbers("objectives", 3),
            several("scrolls", IDS, "card"),
            nested("columns", IDS, "card"),
            numbers("tuck_prices", len(ACTS)),
            own("score", "score", 1, "the points as they stand", total),
        ],
        open=True,
        unseen={"seat", "options", "next_caliph", "rest"},
    )


def scholars_values() -> dict[str, Values]:
    """How far a journey can go, and what it can cost to tuck a card, follow from the cards."""
    from tablee.games.scholars.rules.dice import RAISED
    from tablee.games.scholars.rules.work import MOST_DICE
    from tablee.games.scholars.state.box import ScholarsBox
    from tablee.games.scholars.state.terms import ROOMS

    box = find_title("scholars").box()
    assert isinstance(box, ScholarsBox)
    farthest = RAISED * (MOST_DICE + 1) + sum(box.plus)  # workers raise the printed die, too
    dearest = max(box.first_scroll - 1, *box.row_prices)  # as if all other translators lay in one column
    return {
        "room": range(ROOMS),
        "study": range(2),
        "place": range(6),
        "value": range(1, 7),
        "distance": range(1, farthest + 1),
        "amount": range(dearest + 1),
    }


# Syncro


def syncro() -> Scheme:
    from tablee.games.syncro.cards.ids import IDS
    from tablee.games.syncro.rules.choices import PLACE_IDS, SIGNALS
    from tablee.games.syncro.state.terms import PHASES

    places = {id: place for place, id in enumerate(PLACE_IDS.values())}
    cards = {id: card for card, id in enumerate(IDS)}
    spells = [f"spell-{value}" for value in range(1, 10)]
    faces = {"gone": 0, "down": 1, "up": 2}
    facts = ("face (1 down, 2 up)", "card + 1", "strength", "accessible", "target", "cards", "bonus", "cloaked")
    laid = ("Spells on it", "sum of those that are known", "Spells absorbed")

    def horde(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        for each in view["horde"]:
            here = base + places[each["place"]] * (len(facts) + len(laid))
            cells[here] = faces[each["face"]]
            cells[here + 1] = cards[each["card"]] + 1 if each["card"] else 0
            cells[here + 2] = each["strength"] or 0
            for further, key in enumerate(("accessible", "target", "cards", "bonus", "cloaked"), 3):
                cells[here + further] = each[key]
            on = each["on"]
            if on:
                cells[here + 8] = len(on)
                cells[here + 9] = sum([int(spell["spell"][6:]) for spell in on if spell["spell"]])
            cells[here + 10] = len(each["absorbed"])

    def discards(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        for each in view["discards"]:
            cells[base + int(each["card"][6:]) - 1] = each["count"]

    def slots(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        for slot, who in enumerate(view["slots"]):
            cells[base + slot] = looks.place[who] + 1

    def charging(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        if view["charging"]:
            cells[base + places[view["charging"]]] = 1

    def estimate(player: Any, cells: Cells, base: int, looks: Looks) -> None:
        said = player["estimate"]
        if isinstance(said, int):
            cells[base + 3] = said
        elif said is not None:
            cells[base + SIGNALS.index(said)] = 1

    size = len(facts) + len(laid)
    return Scheme(
        table=[
            word("phase", PHASES, "phase"),
            seat("first"),
            *[number(key) for key in ("level", "attempt", "round", "slot", "attackers", "limit", "pile", "monsters")],
            *[number(key) for key in ("lieutenants", "fog", "rewards", "due")],
            own("slots", "slots", 5, "who acts in each slot, from 1", slots),
            own(
                "horde",
                "horde",
                size * len(places),
                f"by place: {', '.join([*facts, *laid])}",
                horde,
                words=[*places, *IDS],
            ),
            own("discards", "discards", len(spells), "how many, by value of the Spell", discards, words=spells),
            several("destroyed", IDS, "card"),
            several("beaten", IDS, "card"),
            several("fog_discards", IDS, "card"),
            word("fog_applied", IDS, "card"),
            several("curses", IDS, "card"),
            several("reward_discards", IDS, "card"),
            own("charging", "charging", len(places), "1 for the place", charging, words=list(places)),
        ],
        player=[
            *[number(key) for key in ("hand_count", "has_reward", "told")],
            own("estimate", "estimate", 4, "1 for poor, average, good; a sum", estimate, words=SIGNALS),
            several("hand", spells, "value"),
            several("aside", spells, "value"),
            several("known", spells, "value"),
            word("reward", IDS, "card"),
            word("judged", SIGNALS, "signal"),
        ],
        unseen={"seat", "silent", "chapter", "unlocked", "added", "aid", "defeat", "options"},
    )


def syncro_values() -> dict[str, Values]:
    from tablee.games.syncro.cards.ids import CARDS
    from tablee.games.syncro.rules.choices import PLACE_IDS
    from tablee.games.syncro.state.terms import REWARD

    rewards = [number for number, card in enumerate(CARDS) if card.kind == REWARD]
    return {
        "place": range(min(PLACE_IDS), max(PLACE_IDS) + 1),
        "spell": range(1, 10),
        "seat": range(5),
        "card": range(rewards[0], rewards[-1] + 1),
    }


def cells_of(module: str) -> Callable[[], Write]:
    def write() -> Write:
        found: Write = import_module(f"tablee.games.{module}.state.cells").write
        return found

    return write


RESEARCH = {
    "ancient-knowledge": Research(ancient_knowledge, ancient_values, cells_of("ancient_knowledge")),
    "atlantes": Research(atlantes, atlantes_values, cells_of("atlantes")),
    "scholars": Research(scholars, scholars_values, cells_of("scholars")),
    "syncro": Research(syncro, syncro_values, cells_of("syncro")),
}


def research(title: str) -> Research:
    find_title(title)
    if title not in RESEARCH:
        raise BadInput("no-environment", title=title, expected=list(RESEARCH))
    return RESEARCH[title]


@cache
def actions_of(title: str) -> Actions:
    """The numbers of a title's choices."""
    return Actions(find_title(title), research(title).values())


def observer_of(title: str, seats: int) -> Observer:
    """What writes down the views of so many seats."""
    made = research(title)
    return Observer(find_title(title), seats, made.scheme(), made.write())


def parts_of(scheme: Scheme) -> list[SeenPart]:
    return [*scheme.table, *scheme.player]
