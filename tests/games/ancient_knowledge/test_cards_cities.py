"""What each city with a chronicle, permanent or final-scoring effect does, and what it must not do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ancient_knowledge.decks import ANCIENT, SECRET, WRITING, final_lines, untested
from tests.games.ancient_knowledge.monuments import action, chronicle, decline
from tests.games.ancient_knowledge.table import table

PRINTED = {  # cost, slot, knowledge, points
    "C1": (1, 4, 4, 0), "C2": (1, 4, 4, 0), "C3": (2, 5, 4, 0), "C4": (2, 5, 2, 1), "C5": (2, 5, 3, 0),
    "C6": (0, 2, 2, 2), "C7": (0, 3, 10, 7), "C8": (0, 5, 9, 5), "C9": (0, 4, 1, 1), "C10": (0, 3, 4, 0),
    "C11": (0, 5, 2, 1), "C12": (0, 1, 2, 0), "C13": (0, 4, 1, 0), "C14": (0, 5, 2, 0), "C15": (0, 3, 2, 1),
    "C16": (2, 2, 2, 2), "C17": (2, 3, 3, 1), "C18": (0, 6, 2, 2), "C19": (0, 3, 3, 1), "C20": (0, 2, 2, 2),
    "C21": (1, 6, 4, 0), "C22": (0, 2, 6, 4), "C23": (0, 3, 8, 6), "C24": (0, 5, 3, 2), "C25": (0, 3, 6, 6),
    "C26": (0, 3, 7, 7), "C27": (0, 3, 8, 8), "C28": (0, 3, 9, 10), "C29": (0, 3, 10, 12), "C30": (0, 3, 3, 8),
    "C31": (0, 3, 3, 2), "C32": (0, 3, 3, 3), "C33": (0, 2, 6, 4), "C34": (0, 5, 2, 2), "C35": (0, 4, 1, 6),
    "C36": (0, 3, 8, 7),
}  # fmt: skip


@pytest.mark.rule("AK-055", "AK-057", "AK-059", "AK-060")
@pytest.mark.parametrize("card", PRINTED)
def test_a_city_costs_its_cards_and_enters_on_its_slot_with_its_knowledge(card: str) -> None:
    cost, slot, knowledge, _ = PRINTED[card]
    fee = ["A1", "A2", "A3", "A4"][:cost]

    t = action({"hand": [card, *fee]}).play(f"create {card} slot {slot}")

    assert t.p1.timeline == {slot: [f"{card}({knowledge})"]}
    assert t.pile == fee
    if cost:
        poor = action({"hand": [card, *fee[1:]]})
        assert poor.refusal(f"create {card} slot {slot}") == "AK-057"


@pytest.mark.rule("AK-151")
@pytest.mark.parametrize("card", PRINTED)
def test_a_city_in_the_past_gives_its_printed_points(card: str) -> None:
    assert final_lines(past=[card])["past"] == PRINTED[card][3]


@pytest.mark.rule("AK-072")
@pytest.mark.parametrize("card", ["C21", "C35"])
def test_a_city_with_a_padlock_goes_to_its_own_slot_only(card: str) -> None:
    slot = PRINTED[card][1]
    t = action({"hand": [card, "A1", "A2", "A3", "A4", "A5"]})

    assert [offer for offer in t.offers() if card in offer.split()] == [f"create {card} slot {slot}"]
    assert t.refusal(f"create {card} slot {slot - 1}") == "AK-072"


# Final scoring

MONUMENTS = ["C6", "M9", "M12", "P9"]
EVERYTHING = {"past": MONUMENTS, "collection": ANCIENT[:6] + WRITING[:6] + SECRET[:6], "lost": 20}
"""An area in which every scoring city of the deck would score."""


@pytest.mark.parametrize("card", ["C1", "C2", "C3", "C4", "C5"])
def test_scoring_city_acts_from_the_past_not_from_the_timeline(card: str) -> None:
    there = final_lines(**EVERYTHING, timeline={2: [card, "C24"]})
    gone = final_lines(**{**EVERYTHING, "past": [*MONUMENTS, card]}, timeline={2: ["C24"]})

    assert (there["effects"], there["timeline"]) == (0, 2)
    assert gone["effects"] > 0


@pytest.mark.parametrize("card", ["C1", "C2", "C3", "C4", "C5"])
def test_scoring_city_looks_at_its_owners_area_only(card: str) -> None:
    opponent = {**EVERYTHING, "timeline": {2: ["C24"], 3: ["M20"]}}
    t = table(p1={"past": [card]}, p2=opponent, turn="p2", phase="decline", ending=True, flipped=True)

    result = t.result()
    assert result is not None
    lines = next(standing.lines for standing in result.standings if standing.seat == 0)
    assert lines["effects"] == (1 if card in ("C3", "C5") else 0)  # these count themselves


@pytest.mark.parametrize(("card", "kind"), [("C1", ANCIENT), ("C2", SECRET)], ids=["C1", "C2"])
@pytest.mark.parametrize(("count", "points"), [(2, 0), (3, 4), (4, 4), (5, 7), (6, 7)])
def test_collection_of_one_type_scores_its_highest_tier(card: str, kind: list[str], count: int, points: int) -> None:
    mine = kind[::-2][:count]  # of both levels
    others = [id for type in (ANCIENT, WRITING, SECRET) if type is not kind for id in type[:6]]

    lines = final_lines(past=[card], collection=mine + others)

    assert lines["effects"] == points


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ([], 1),  # Göbekli Tepe is a city of the Past itself
        (["C6", "C7 tilted", "M12"], 3),
        (["C6", "M9", "M10 tilted", "M12", "P9"], 3),
        (["M12", "P8", "P9", "P10", "P11"], 4),
    ],
    ids=["itself", "cities", "megaliths", "pyramids"],
)
def test_C3_scores_each_monument_of_the_most_frequent_type_in_the_past(others: list[str], points: int) -> None:
    lines = final_lines(past=["C3", *others], timeline={2: ["C8", "C9"], 3: ["C10", "C11"], 4: ["C12"]})

    assert lines["effects"] == points


@pytest.mark.parametrize(
    ("others", "points"),
    [
        (["M12", "P9"], 2),  # Byblos is the city of the trio
        (["C6", "C7", "C8", "C9", "M8", "M9", "M10", "M12", "P7", "P8 tilted", "P9"], 6),
        (["M10", "M12", "P8", "P9"], 2),
        (["C6", "M12", "P8", "P9"], 2),
        (["C6", "M10", "M12"], 0),
    ],
    ids=["itself", "three", "one city", "one megalith", "no pyramid"],
)
def test_C4_scores_2_for_each_trio_of_types_in_the_past(others: list[str], points: int) -> None:
    lines = final_lines(past=["C4", *others], timeline={2: ["P14"]})

    assert lines["effects"] == points


def test_C5_scores_each_city_of_the_past_itself_included() -> None:
    lines = final_lines(past=["C5", "C6", "C7 tilted", "M12", "P9"], timeline={2: ["C8"]})

    assert lines["effects"] == 3


# Chronicle


def test_C6_takes_1_knowledge_off_each_adjacent_city() -> None:
    timeline = {2: ["C26(3)", "C27(3)"], 3: ["C6(2)", "C28(3)"], 4: ["M12(3)", "C29(3)"], 5: ["C25(3)"]}

    t = chronicle({"timeline": timeline}, p2={"timeline": {3: ["C36(3)", "C34(2)"]}})

    beside_it = {"C26": 2, "C28": 2}  # left of it in its row, and in its slot
    elsewhere = {"C27": 3, "C29": 3, "C25": 3}  # diagonal, or two slots away
    assert t.p1.knowledge == {"C6": 2, "M12": 3} | beside_it | elsewhere
    assert t.p2.knowledge == {"C36": 3, "C34": 2}


def test_C6_in_the_upper_row_has_its_neighbours_there_and_spares_empty_ones() -> None:
    t = chronicle({"timeline": {2: ["C26(3)", "C27(3)"], 3: ["C28(0)", "C6(2)"], 4: ["C29(3)"]}})

    assert t.p1.knowledge == {"C26": 3, "C27": 2, "C28": 0, "C6": 2, "C29": 3}


@pytest.mark.parametrize(
    ("timeline", "left"),
    [
        ({2: ["P14(0)"], 3: ["C7(10)", "P16(0)"]}, 7),
        ({2: ["P14(0)"], 3: ["C7(10)", "P18(0)"], 4: ["P16(0)"]}, 7),
        ({2: ["P14(0)"], 3: ["C7(2)"], 4: ["P16(0)"]}, 0),
        ({2: ["P14(0)"], 3: ["C7(10)"], 4: ["M12(0)"]}, 10),
        ({2: ["P14(0)", "P16(0)"], 3: ["C7(10)"]}, 10),
    ],
    ids=["two", "three", "holding 2", "one", "one is diagonal"],
)
def test_C7_loses_3_knowledge_beside_two_pyramids(timeline: dict[int, list[str]], left: int) -> None:
    t = chronicle({"timeline": timeline})

    assert t.p1.knowledge["C7"] == left


@pytest.mark.parametrize(
    ("neighbours", "held", "left"),
    [
        (["M12(0)", "M11(0)", "P14(0)"], 9, 7),
        (["C26(0)", "P14(0)", "C27(0)"], 9, 7),
        (["P14(0)", "P16(0)", "P18(0)"], 9, 7),
        (["M12(0)", "M11(0)", "P14(0)"], 1, 0),
        (["C26(0)", "M12(0)", "P14(0)"], 9, 9),
    ],
    ids=["megaliths", "cities", "three alike, still once", "holding 1", "all different"],
)
def test_C8_loses_2_knowledge_beside_two_monuments_of_one_type(neighbours: list[str], held: int, left: int) -> None:
    before, above, after = neighbours

    t = chronicle({"timeline": {2: [before], 3: [f"C8({held})", above], 4: [after]}})

    assert t.p1.knowledge["C8"] == left


@pytest.mark.parametrize(
    ("lost", "past", "drawn"),
    [(2, ["M12"], ["A1"]), (0, ["M12 tilted"], ["A1"]), (3, ["M12"], []), (0, [], [])],
    ids=["2 lost", "tilted", "3 lost", "empty Past"],
)
def test_C9_draws_with_a_past_and_at_most_2_lost_knowledge(lost: int, past: list[str], drawn: list[str]) -> None:
    t = chronicle({"timeline": {4: ["C9"]}, "lost": lost, "past": past}, deck=["A1", "A2"])

    assert t.p1.hand == drawn


@pytest.mark.parametrize(
    ("choices", "left"),
    [
        (["remove C26", "remove C10"], {"C10": 3, "C26": 6}),
        (["remove C26", "remove C26"], {"C10": 4, "C26": 5}),
        (["remove C10", "done"], {"C10": 3, "C26": 7}),
        (["done"], {"C10": 4, "C26": 7}),
    ],
    ids=["split", "from one", "one", "none"],
)
def test_C10_with_11_knowledge_takes_up_to_2_off_own_monuments(choices: list[str], left: dict[str, int]) -> None:
    t = chronicle({"timeline": {3: ["C10(4)"], 4: ["C26(7)"]}}, p2={"timeline": {3: ["C27"]}})
    assert t.offers() == ["remove C10", "remove C26", "done"]

    t.play(*choices)

    assert t.p1.knowledge == left
    assert t.deciding() == ["p2"]


def test_C10_does_nothing_with_10_knowledge() -> None:
    t = chronicle({"timeline": {3: ["C10(4)"], 4: ["C26(6)"]}, "lost": 5}, p2={"timeline": {3: ["C27"]}})

    assert t.deciding() == ["p2"]
    assert t.p1.knowledge == {"C10": 4, "C26": 6}


def test_C35_makes_its_owner_discard_a_card_of_choice() -> None:
    t = chronicle({"timeline": {4: ["C35"]}, "hand": ["A1", "A2"]}, p2={"hand": ["A3", "A4"]})
    assert t.offers() == ["discard A1", "discard A2"]

    t.play("discard A2")

    assert t.p1.hand == ["A1"]
    assert t.pile == ["A2"]
    assert t.p2.hand == ["A3", "A4"]


def test_C35_takes_the_last_card_too() -> None:
    t = chronicle({"timeline": {4: ["C35"]}, "hand": ["A1"]})

    assert t.p1.hand == []
    assert t.pile == ["A1"]


def test_C35_does_nothing_with_an_empty_hand() -> None:
    t = chronicle({"timeline": {4: ["C35"]}, "artefacts": ["A26"]})

    assert t.deciding() == ["p2"]
    assert t.p1.artefacts == ["A26"]
    assert t.pile == []


@pytest.mark.parametrize(
    ("cities", "held", "left"),
    [(4, 8, 6), (5, 8, 6), (4, 1, 0), (3, 8, 8)],
    ids=["four", "five", "holding 1", "three"],
)
def test_C36_loses_2_knowledge_with_4_cities_in_the_past(cities: int, held: int, left: int) -> None:
    past = ["C25", "C26", "C27 tilted", "C28", "C29"][:cities]

    t = chronicle({"timeline": {3: [f"C36({held})", "C34(2)"]}, "past": [*past, "M12"]})

    assert t.p1.knowledge == {"C36": left, "C34": 2}


@pytest.mark.parametrize("card", ["C9", "C10", "C35"])
@pytest.mark.parametrize("place", ["hand", "past"])
def test_chronicle_city_acts_neither_from_hand_nor_from_the_past(card: str, place: str) -> None:
    area: dict[str, Any] = {"timeline": {2: ["C26(7)"], 3: ["C27(7)"]}, "past": ["M12"], "hand": ["A1"]}
    area[place] = [*area[place], card]

    t = chronicle(area, deck=["A2"])

    assert t.deciding() == ["p2"]
    assert t.p1.hand == area["hand"]
    assert t.p1.knowledge == {"C26": 7, "C27": 7}


@pytest.mark.parametrize("card", ["C6", "C7", "C8", "C9", "C10", "C35", "C36"])
def test_chronicle_city_waits_for_its_owners_turn(card: str) -> None:
    timeline = {2: ["P14(0)"], 3: [f"{card}(8)", "C26(8)"], 4: ["P16(0)"]}

    t = chronicle({}, p2={"timeline": timeline, "past": ["C25", "C27", "C28", "C29"], "hand": ["A1"]}, deck=["A2"])

    assert t.deciding() == ["p2"]
    assert t.p2.hand == ["A1"]
    assert t.p2.knowledge == {"P14": 0, card: 8, "C26": 8, "P16": 0}


# Permanent

LESSONS = [["T4", "T5", "T6"], ["T22", "T23", "T24"], ["T34", "T40", "T44"]]
READY = ["C25", "C26", "C27", "M8", "M9", "M10"]
"""A Past that allows T34, a Secret, and T40, a Writing, both of level II and without effects of their own."""


def test_C11_after_a_secret_takes_off_1_knowledge_then_draws() -> None:
    area = {"timeline": {2: ["M12(2)"], 5: ["C11(2)"]}, "past": READY}
    t = action(area, p2={"timeline": {3: ["C28"]}}, tiles=LESSONS, deck=["A1", "A2"])

    t.play("learn T34")
    assert t.offers() == ["remove M12", "remove C11"]
    assert t.p1.hand == []
    t.play("remove M12")

    assert t.p1.knowledge == {"M12": 1, "C11": 2}
    assert t.p1.hand == ["A1"]


def test_C11_still_draws_without_knowledge_to_take() -> None:
    t = action({"timeline": {5: ["C11(0)"]}, "past": READY}, tiles=LESSONS, deck=["A1", "A2"])

    t.play("learn T34")

    assert t.p1.hand == ["A1"]


def test_C11_acts_on_a_secret_learned_by_an_effect() -> None:
    t = decline({"timeline": {1: ["M34(0)"], 5: ["C11(2)"]}}, tiles=LESSONS, deck=["A1", "A2"])

    t.play("learn T34")

    assert t.p1.knowledge == {"C11": 1}
    assert t.p1.hand == ["A1"]


@pytest.mark.parametrize(
    ("mine", "theirs", "lesson"),
    [
        ({"timeline": {5: ["C11"]}}, {}, "T40"),
        ({"hand": ["C11"]}, {}, "T34"),
        ({"past": [*READY, "C11"]}, {}, "T34"),
        ({}, {"timeline": {5: ["C11"]}}, "T34"),
    ],
    ids=["a writing", "in hand", "in the Past", "an opponent's"],
)
def test_C11_waits_in_the_timeline_for_a_secret_of_its_owner(
    mine: dict[str, Any], theirs: dict[str, Any], lesson: str
) -> None:
    t = action({"past": READY, **mine}, p2=theirs, tiles=LESSONS, deck=["A1"])
    hand = t.p1.hand

    t.play(f"learn {lesson}")

    assert t.prompt() == "action"
    assert t.p1.hand == hand
    assert t.p2.hand == []


LIGHTENERS = [("C18", "C26", 6), ("C24", "C26", 6), ("C34", "P9", 1)]


@pytest.mark.parametrize(("card", "created", "enters"), LIGHTENERS)
def test_city_lightens_the_monuments_of_a_type_created_later_and_no_others(
    card: str, created: str, enters: int
) -> None:
    other = {"C26": "P9", "P9": "C26"}[created]
    t = action({"hand": ["C26", "P9"], "timeline": {6: [f"{card}(2)"]}, "past": ["C25"]})

    t.play("create C26 slot 3", "create P9 slot 4")

    assert t.p1.knowledge == {card: 2, created: enters, other: {"C26": 7, "P9": 2}[other]}


@pytest.mark.parametrize(("card", "created", "enters"), LIGHTENERS)
@pytest.mark.parametrize("place", ["hand", "past", "opponent"])
def test_city_lightens_from_its_owners_timeline_only(card: str, created: str, enters: int, place: str) -> None:
    mine: dict[str, Any] = {"hand": [created], "past": ["C25"]}
    theirs: dict[str, Any] = {}
    if place == "opponent":
        theirs = {"timeline": {5: [card]}, "past": ["C27"]}
    else:
        mine[place] = [*mine[place], card]
    t = action(mine, p2=theirs)

    t.play(f"create {created} slot {3 if created == 'C26' else 4}")

    assert t.p1.knowledge == {created: enters + 1}


@pytest.mark.parametrize(("card", "slot", "enters"), [("C18", 6, 2), ("C24", 5, 3)])
def test_city_that_lightens_cities_does_not_lighten_itself(card: str, slot: int, enters: int) -> None:
    t = action({"hand": [card], "past": ["C25"]})

    t.play(f"create {card} slot {slot}")

    assert t.p1.knowledge == {card: enters}


def test_C18_needs_a_city_in_the_past_not_just_any_monument() -> None:
    t = action({"hand": ["C26"], "timeline": {5: ["C20"], 6: ["C18"]}, "past": ["P9", "P10", "M12"]})

    t.play("create C26 slot 3")

    assert t.p1.knowledge["C26"] == 7


def test_C24_adds_up_with_other_discounts_but_never_below_0() -> None:
    area = {"timeline": {5: ["C24"], 6: ["C18"]}, "past": ["C25"], "artefacts": ["A28"]}
    t = action({"hand": ["C26", "C20"], **area})

    t.play("create C26 slot 3", "create C20 slot 2")

    assert t.p1.knowledge["C26"] == 3  # 7 printed, 3 discounts, 1 taken off by C20
    assert t.p1.knowledge["C20"] == 0  # 2 printed, 3 discounts


def test_every_city_of_these_timings_has_a_test() -> None:
    assert untested(globals(), "C", "chronicle", "permanent", "final") == set()
