"""What research environments see of a table, part by part, and what its choices can say."""

from __future__ import annotations

from typing import Any

from tablee.games.syncro.cards.ids import CARDS, IDS
from tablee.games.syncro.rules.choices import PLACE_IDS, SIGNALS
from tablee.games.syncro.state.cells import write
from tablee.games.syncro.state.terms import PHASES, REWARD
from tablee.kernel.observed import Cells, Looks, Observed, number, own, seat, several, word


def observed() -> Observed:
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
    return Observed(
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
        write=write,
        values=values(),
        unseen={"seat", "silent", "chapter", "unlocked", "added", "aid", "defeat", "options"},
        points=lambda view, seat: float(len(view["destroyed"])),
    )


def values() -> dict[str, range]:
    rewards = [number for number, card in enumerate(CARDS) if card.kind == REWARD]
    return {
        "place": range(min(PLACE_IDS), max(PLACE_IDS) + 1),
        "spell": range(1, 10),
        "seat": range(5),
        "card": range(rewards[0], rewards[-1] + 1),
    }
