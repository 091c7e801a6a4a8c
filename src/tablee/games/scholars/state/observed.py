"""What research environments see of a table, part by part, and what its choices can say."""

from __future__ import annotations

from typing import Any

from tablee.games.scholars.cards.ids import CARDS, IDS
from tablee.games.scholars.rules.dice import RAISED
from tablee.games.scholars.rules.work import MOST_DICE
from tablee.games.scholars.state.box import ScholarsBox
from tablee.games.scholars.state.cells import WORKER_CELLS, write
from tablee.games.scholars.state.terms import (
    ACTS,
    COLOURS,
    GUILDS,
    LANGUAGES,
    OPTIONS,
    PHASES,
    ROOMS,
    SCIENCES,
    SLOTS,
)
from tablee.kernel.observed import (
    PLACE,
    Cells,
    Looks,
    Observed,
    counts,
    nested,
    number,
    numbers,
    of,
    own,
    seat,
    several,
    spread,
    total,
    word,
)


def observed(box: ScholarsBox) -> Observed:
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

    def placed_workers(plan: Any, cells: Cells, base: int, looks: Looks) -> None:
        for each in plan.get("workers") or ():
            cells[base + len(COLOURS) * (each["die"] - 1) + colours[each["colour"]]] += 1

    def due(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        for each in view["due"]:
            cells[base + cards[each[1]]] = looks.whose(each[0])

    slot_cells = len(SLOTS) * (len(SCIENCES) + len(COLOURS) + 1)
    return Observed(
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
                own(
                    "workers",
                    "workers",
                    WORKER_CELLS,
                    "how many, by die (the one printed on the card last) and colour",
                    placed_workers,
                    words=COLOURS,
                ),
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
            total("score"),
        ],
        open=True,
        write=write,
        values=values(box),
        unseen={"seat", "options", "next_caliph", "rest"},
    )


def values(box: ScholarsBox) -> dict[str, range]:
    """How far a journey can go, and what it can cost to tuck a card, follow from the cards."""
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
