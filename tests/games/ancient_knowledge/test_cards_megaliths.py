"""What each megalith with a chronicle, permanent or final-scoring effect does, and what it must not do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ancient_knowledge.decks import ANCIENT, SECRET, WRITING, final_lines, untested
from tests.games.ancient_knowledge.monuments import action, chronicle, creatable, decline
from tests.games.ancient_knowledge.table import table

PRINTED = {  # cost, slot, knowledge, points
    "M1": (1, 3, 4, 1), "M2": (1, 4, 1, 0), "M3": (1, 4, 2, 1), "M4": (1, 3, 2, 1), "M5": (1, 4, 4, 0),
    "M6": (1, 4, 4, 0), "M7": (2, 5, 3, 0), "M8": (0, 4, 3, 1), "M9": (1, 3, 2, 2), "M10": (0, 2, 2, 1),
    "M11": (0, 4, 2, 2), "M12": (2, 2, 2, 2), "M13": (4, 6, 3, 0), "M14": (0, 3, 3, 1), "M15": (0, 6, 3, 1),
    "M16": (0, 2, 3, 1), "M17": (0, 2, 6, 4), "M18": (0, 6, 3, 1), "M19": (1, 4, 1, 0), "M20": (0, 5, 2, 2),
    "M21": (0, 3, 7, 5), "M22": (0, 5, 2, 1), "M23": (1, 5, 2, 2), "M24": (0, 3, 4, 1), "M25": (0, 2, 3, 1),
    "M26": (0, 6, 3, 1), "M27": (0, 3, 2, 2), "M28": (0, 1, 2, 0), "M29": (0, 4, 3, 1), "M30": (0, 5, 3, 2),
    "M31": (0, 2, 3, 2), "M32": (1, 5, 1, 0), "M33": (1, 2, 2, 1), "M34": (3, 5, 3, 0), "M35": (0, 2, 1, 1),
    "M36": (0, 6, 0, 0),
}  # fmt: skip


@pytest.mark.rule("AK-055", "AK-057", "AK-059", "AK-060")
@pytest.mark.parametrize("card", PRINTED)
def test_a_megalith_costs_its_cards_and_enters_on_its_slot_with_its_knowledge(card: str) -> None:
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
def test_a_megalith_in_the_past_gives_its_printed_points(card: str) -> None:
    assert final_lines(past=[card])["past"] == PRINTED[card][3]


@pytest.mark.rule("AK-072")
@pytest.mark.parametrize("card", ["M9", "M13", "M14"])
def test_a_megalith_with_a_padlock_goes_to_its_own_slot_only(card: str) -> None:
    slot = PRINTED[card][1]
    t = action({"hand": [card, "A1", "A2", "A3", "A4", "A5"]})

    assert [offer for offer in t.offers() if card in offer.split()] == [f"create {card} slot {slot}"]
    assert t.refusal(f"create {card} slot {slot - 1}") == "AK-072"


# Final scoring

MONUMENTS = ["M8", "M9", "M10", "M11", "M12", "M13", "P9"]
EVERYTHING = {"past": MONUMENTS, "collection": ANCIENT[:6] + WRITING[:6] + SECRET[:6], "lost": 20}
"""An area in which every scoring megalith of the deck would score."""


@pytest.mark.parametrize("card", ["M1", "M2", "M3", "M4", "M5", "M6", "M7", "M19", "M32", "M33"])
def test_scoring_megalith_acts_from_the_past_not_from_the_timeline(card: str) -> None:
    there = final_lines(**EVERYTHING, timeline={2: [card, "M18"]})
    gone = final_lines(**{**EVERYTHING, "past": [*MONUMENTS, card]}, timeline={2: ["M18"]})

    assert (there["effects"], there["timeline"]) == (0, 2)
    assert gone["effects"] > 0


@pytest.mark.parametrize("card", ["M1", "M2", "M3", "M4", "M5", "M6", "M7", "M19", "M32", "M33"])
def test_scoring_megalith_looks_at_its_owners_area_only(card: str) -> None:
    opponent = {**EVERYTHING, "timeline": {2: ["M18"], 3: ["M20"]}}
    t = table(p1={"past": [card]}, p2=opponent, turn="p2", phase="decline", ending=True, flipped=True)

    result = t.result()
    assert result is not None
    lines = next(standing.lines for standing in result.standings if standing.seat == 0)
    assert lines["effects"] == (1 if card == "M7" else 0)  # it counts itself


@pytest.mark.parametrize(
    ("ancients", "writings", "secrets", "points"),
    [(3, 2, 4, 4), (3, 3, 3, 6), (1, 4, 4, 2), (4, 4, 1, 2), (6, 0, 6, 0)],
)
def test_M1_scores_2_for_each_trio_of_knowledge_types(ancients: int, writings: int, secrets: int, points: int) -> None:
    collection = ANCIENT[-ancients:] + WRITING[4 : 4 + writings] + SECRET[:secrets]

    lines = final_lines(past=["M1"], collection=collection)

    assert lines["effects"] == points


@pytest.mark.parametrize(("card", "threshold", "points"), [("M2", 15, 9), ("M19", 10, 4), ("M32", 20, 12)])
def test_megalith_scores_once_from_its_threshold_of_lost_knowledge(card: str, threshold: int, points: int) -> None:
    for lost, scored in [(threshold - 1, 0), (threshold, points), (3 * threshold, points)]:
        lines = final_lines(past=[card], lost=lost)

        assert lines["effects"] == scored
        assert lines["lost"] == -lost  # which still counts against its owner


def test_M3_scores_each_pyramid_of_the_past() -> None:
    lines = final_lines(past=["M3", "M12", "C6", "P9", "P10 tilted", "P11"], timeline={2: ["P14"]})

    assert lines["effects"] == 3


@pytest.mark.parametrize(("others", "points"), [(5, 0), (6, 6), (9, 6)])
def test_M4_scores_6_with_7_megaliths_in_the_past_itself_included(others: int, points: int) -> None:
    past = ["M8", "M9", "M10", "M11", "M12 tilted", "M13", "M14", "M15", "M16"][:others]

    lines = final_lines(past=["M4", *past, "C6", "P9"], timeline={2: ["M17", "M18"]})

    assert lines["effects"] == points


@pytest.mark.parametrize(("card", "kind"), [("M5", ANCIENT), ("M6", WRITING)], ids=["M5", "M6"])
@pytest.mark.parametrize(("count", "points"), [(2, 0), (3, 4), (4, 4), (5, 7), (6, 7)])
def test_collection_of_one_type_scores_its_highest_tier(card: str, kind: list[str], count: int, points: int) -> None:
    mine = kind[::-2][:count]  # of both levels
    others = [id for type in (ANCIENT, WRITING, SECRET) if type is not kind for id in type[:6]]

    lines = final_lines(past=[card], collection=mine + others)

    assert lines["effects"] == points


def test_M7_scores_each_megalith_of_the_past_itself_included() -> None:
    lines = final_lines(past=["M7", "M8", "M9 tilted", "C6", "P9"], timeline={2: ["M10"]})

    assert lines["effects"] == 3


def test_M33_scores_1_more_for_each_monument_of_the_timeline() -> None:
    timeline = {1: ["C7"], 2: ["M8(0)", "P14"], 5: ["P36"]}

    lines = final_lines(past=["M33", "C6"], timeline=timeline, artefacts=["A1"])

    assert lines["timeline"] == 4
    assert lines["effects"] == 4


# Chronicle


@pytest.mark.parametrize(("lost", "left"), [(5, 4), (9, 8), (4, 4)])
def test_M29_returns_1_of_5_or_more_lost_knowledge(lost: int, left: int) -> None:
    t = chronicle({"timeline": {4: ["M29(3)"]}, "lost": lost}, p2={"lost": 6})

    assert t.p1.lost == left
    assert t.p2.lost == 6


@pytest.mark.parametrize(
    ("past", "lost", "left"),
    [
        (["M8", "M9", "M10 tilted"], 2, 1),
        (["M8", "M9", "M10", "M11"], 2, 1),
        (["M8", "M9", "M10"], 0, 0),
        (["M8", "M9", "C6", "P9"], 2, 2),
    ],
    ids=["three", "four", "none lost", "two"],
)
def test_M30_returns_1_lost_knowledge_with_3_megaliths_in_the_past(past: list[str], lost: int, left: int) -> None:
    t = chronicle({"timeline": {4: ["M30", "M12"]}, "past": past, "lost": lost}, p2={"lost": 6})

    assert t.p1.lost == left
    assert t.p2.lost == 6


@pytest.mark.parametrize(("lost", "left"), [(3, 2), (1, 0), (0, 0)])
def test_M31_returns_1_lost_knowledge(lost: int, left: int) -> None:
    t = chronicle({"timeline": {4: ["M31(3)"]}, "lost": lost}, p2={"lost": 6})

    assert t.p1.lost == left
    assert t.p2.lost == 6
    assert t.p1.knowledge == {"M31": 3}


@pytest.mark.parametrize("card", ["M29", "M30", "M31"])
@pytest.mark.parametrize("place", ["hand", "past", "opponent"])
def test_megalith_returns_lost_knowledge_from_the_active_timeline_only(card: str, place: str) -> None:
    mine: dict[str, Any] = {"past": ["M8", "M9", "M10"], "hand": [], "lost": 6}
    theirs: dict[str, Any] = {"past": ["M11", "M12", "M13"], "lost": 6}
    if place == "opponent":
        theirs["timeline"] = {4: [card]}
    else:
        mine[place] = [*mine[place], card]

    t = chronicle(mine, p2=theirs)

    assert (t.p1.lost, t.p2.lost) == (6, 6)


def test_M35_takes_1_knowledge_off_each_adjacent_city() -> None:
    timeline = {2: ["C26(3)", "C27(3)"], 3: ["M35(1)", "C28(3)"], 4: ["M12(3)", "C29(3)"], 5: ["C25(3)"]}

    t = chronicle({"timeline": timeline}, p2={"timeline": {3: ["C36(3)", "C34(2)"]}})

    beside_it = {"C26": 2, "C28": 2}  # left of it in its row, and in its slot
    elsewhere = {"C27": 3, "C29": 3, "C25": 3}  # diagonal, or two slots away
    assert t.p1.knowledge == {"M35": 1, "M12": 3} | beside_it | elsewhere
    assert t.p2.knowledge == {"C36": 3, "C34": 2}


def test_M35_in_the_upper_row_has_its_neighbours_there_and_spares_empty_ones() -> None:
    t = chronicle({"timeline": {2: ["C26(3)", "C27(0)"], 3: ["C28(3)", "M35(1)"], 4: ["C29(3)"]}})

    assert t.p1.knowledge == {"C26": 3, "C27": 0, "C28": 2, "M35": 1, "C29": 3}


# Permanent


def test_M20_lightens_the_megaliths_created_later_and_nothing_else() -> None:
    t = action({"hand": ["M8", "P9"], "timeline": {5: ["M20(2)"], 6: ["M29(3)"]}}, p2={"timeline": {5: ["M10(2)"]}})

    t.play("create M8 slot 4", "create P9 slot 4")

    assert t.p1.knowledge == {"M8": 2, "P9": 2, "M20": 2, "M29": 3}
    assert t.p2.knowledge == {"M10": 2}


def test_M20_lightens_a_megalith_created_by_an_effect_and_adds_to_other_discounts() -> None:
    t = action({"hand": ["M27", "M8"], "timeline": {5: ["M20"]}, "artefacts": ["A26"]})

    t.play("create M27 slot 3", "create M8 slot 4")

    assert t.p1.knowledge == {"M20": 2, "M27": 0, "M8": 1}


def test_M20_does_not_lighten_itself() -> None:
    t = action({"hand": ["M20"]})

    t.play("create M20 slot 5")

    assert t.p1.knowledge == {"M20": 2}


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [({"hand": ["M8", "M20"]}, {}), ({"past": ["M20"]}, {}), ({}, {"timeline": {5: ["M20"]}})],
    ids=["in hand", "in the Past", "an opponent's"],
)
def test_M20_lightens_from_its_owners_timeline_only(mine: dict[str, Any], theirs: dict[str, Any]) -> None:
    t = action({"hand": ["M8"], **mine}, p2=theirs)

    t.play("create M8 slot 4")

    assert t.p1.knowledge == {"M8": 3}


LESSONS = [["T4", "T5", "T6"], ["T22", "T23", "T24"], ["T34", "T40", "T44"]]
READY = ["C25", "C26", "C27", "M8", "M9", "M10"]
"""A Past that allows T34, a Secret, and T40, a Writing, both of level II and without effects of their own."""


def test_M22_after_a_writing_takes_off_1_knowledge_then_draws() -> None:
    area = {"timeline": {2: ["M12(2)"], 5: ["M22(2)"]}, "past": READY}
    t = action(area, p2={"timeline": {3: ["C28"]}}, tiles=LESSONS, deck=["A1", "A2"])

    t.play("learn T40")
    assert t.offers() == ["remove M12", "remove M22"]
    assert t.p1.hand == []
    t.play("remove M12")

    assert t.p1.knowledge == {"M12": 1, "M22": 2}
    assert t.p1.hand == ["A1"]


def test_M22_still_draws_without_knowledge_to_take() -> None:
    t = action({"timeline": {5: ["M22(0)"]}, "past": READY}, tiles=LESSONS, deck=["A1", "A2"])

    t.play("learn T40")

    assert t.p1.hand == ["A1"]


def test_M22_acts_on_a_writing_learned_by_an_effect() -> None:
    t = decline({"timeline": {1: ["M34(0)"], 5: ["M22(2)"]}}, tiles=LESSONS, deck=["A1", "A2"])

    t.play("learn T44")

    assert t.p1.knowledge == {"M22": 1}
    assert t.p1.hand == ["A1"]


@pytest.mark.parametrize(
    ("mine", "theirs", "lesson"),
    [
        ({"timeline": {5: ["M22"]}}, {}, "T34"),
        ({"hand": ["M22"]}, {}, "T40"),
        ({"past": [*READY, "M22"]}, {}, "T40"),
        ({}, {"timeline": {5: ["M22"]}}, "T40"),
    ],
    ids=["a secret", "in hand", "in the Past", "an opponent's"],
)
def test_M22_waits_in_the_timeline_for_a_writing_of_its_owner(
    mine: dict[str, Any], theirs: dict[str, Any], lesson: str
) -> None:
    t = action({"past": READY, **mine}, p2=theirs, tiles=LESSONS, deck=["A1"])
    hand = t.p1.hand

    t.play(f"learn {lesson}")

    assert t.prompt() == "action"
    assert t.p1.hand == hand
    assert t.p2.hand == []


def test_M26_after_an_artefact_takes_off_1_knowledge_then_draws() -> None:
    area = {"hand": ["A28"], "timeline": {2: ["C26(7)"], 6: ["M26(3)"]}}
    t = action(area, p2={"timeline": {3: ["C28"]}}, deck=["A1", "A2"])

    t.play("create A28")
    assert t.offers() == ["remove C26", "remove M26"]
    assert t.p1.hand == []
    t.play("remove M26")

    assert t.p1.knowledge == {"C26": 7, "M26": 2}
    assert t.p1.hand == ["A1"]


def test_M26_still_draws_without_knowledge_to_take() -> None:
    t = action({"hand": ["A28"], "timeline": {6: ["M26(0)"]}}, deck=["A1", "A2"])

    t.play("create A28")

    assert t.p1.hand == ["A1"]


def test_M26_acts_on_an_artefact_created_by_an_effect_but_not_on_monuments() -> None:
    t = action({"hand": ["M16", "A28"], "timeline": {6: ["M26(3)"]}}, deck=["A1", "A2"])

    t.play("create M16 slot 2")
    assert t.offers() == ["create A28", "pass"]  # M26 has not been asked for anything
    t.play("create A28", "remove M16")

    assert t.p1.knowledge == {"M16": 2, "M26": 3}
    assert t.p1.hand == ["A1"]


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [({"hand": ["A28", "M26"]}, {}), ({"past": ["M26"]}, {}), ({}, {"timeline": {6: ["M26"]}})],
    ids=["in hand", "in the Past", "an opponent's"],
)
def test_M26_acts_from_its_owners_timeline_only(mine: dict[str, Any], theirs: dict[str, Any]) -> None:
    t = action({"hand": ["A28"], "timeline": {2: ["C26(7)"]}, **mine}, p2=theirs, deck=["A1"])
    hand = t.p1.hand[1:]

    t.play("create A28")

    assert t.prompt() == "action"
    assert t.p1.hand == hand
    assert t.p1.knowledge == {"C26": 7}
    assert t.p2.hand == []


TEN = ["C1", "C2", "C3", "C4", "C5", "P1", "P2", "P3", "P4 tilted", "P5 tilted"]
ELEVEN = [*TEN, "M1"]


def test_M36_grants_an_extra_monument_which_grants_none() -> None:
    t = action({"hand": ["C26", "P9", "C24", "A28"], "timeline": {6: ["M36"]}, "past": ELEVEN})

    t.play("create C26 slot 3")
    assert creatable(t) == {"P9", "C24"}  # no artefact
    assert "pass" in t.offers()
    t.play("create P9 slot 4")

    assert t.prompt() == "action"
    assert t.p1.hand == ["C24", "A28"]
    assert t.p1.timeline == {3: ["C26(7)"], 4: ["P9(2)"], 6: ["M36(0)"]}
    assert t.pos.actions == 1


def test_M36_may_be_declined() -> None:
    t = action({"hand": ["C26", "P9"], "timeline": {6: ["M36"]}, "past": ELEVEN})

    t.play("create C26 slot 3", "pass")

    assert t.prompt() == "action"
    assert t.p1.hand == ["P9"]


def test_M36_makes_its_owner_pay_for_the_extra_monument() -> None:
    t = action({"hand": ["C26", "C16", "M12", "A28"], "timeline": {6: ["M36"]}, "past": ELEVEN})

    t.play("create C26 slot 3")
    assert t.refusal("create C16 slot 1") == "AK-057"
    t.play("create C16 slot 2")

    assert t.p1.hand == []
    assert t.pile == ["M12", "A28"]


def test_M36_needs_11_monuments_in_the_past() -> None:
    t = action({"hand": ["C26", "P9"], "timeline": {5: ["C24(0)"], 6: ["M36"]}, "past": TEN})

    t.play("create C26 slot 3")

    assert t.prompt() == "action"


@pytest.mark.parametrize(
    ("mine", "theirs", "created"),
    [
        ({"hand": ["M36", "P9"]}, {}, "M36 slot 6"),
        ({"hand": ["A28", "P9"], "timeline": {6: ["M36"]}}, {}, "A28"),
        ({"hand": ["C26", "P9", "M36"]}, {}, "C26 slot 3"),
        ({"hand": ["C26", "P9"], "past": [*ELEVEN, "M36"]}, {}, "C26 slot 3"),
        ({"hand": ["C26", "P9"]}, {"timeline": {6: ["M36"]}}, "C26 slot 3"),
    ],
    ids=["itself", "an artefact", "in hand", "in the Past", "an opponent's"],
)
def test_M36_waits_in_the_timeline_for_another_monument_of_its_owner(
    mine: dict[str, Any], theirs: dict[str, Any], created: str
) -> None:
    t = action({"past": ELEVEN, **mine}, p2=theirs)

    t.play(f"create {created}")

    assert t.deciding() == ["p1"]
    assert t.prompt() == "action"


def test_M36_and_M18_together_grant_three_more_monuments() -> None:
    area = {"hand": ["M18", "C26", "P9", "C24", "P22"], "timeline": {6: ["M36"]}, "past": ELEVEN}
    t = action(area)

    t.play("create M18 slot 6")
    assert t.offers() == ["resolve M18", "resolve M36"]
    t.play("resolve M36", "create C26 slot 3")  # M36 for M18
    t.play("create P9 slot 4")  # M18
    t.play("create C24 slot 5")  # M36 for the monument that M18 granted

    assert t.prompt() == "action"
    assert t.p1.hand == ["P22"]


def test_M36_acts_on_what_its_extra_monument_grants_in_turn() -> None:
    area = {"hand": ["C26", "M18", "P9", "C24", "P22"], "timeline": {6: ["M36"]}, "past": ELEVEN}
    t = action(area)

    t.play("create C26 slot 3", "create M18 slot 6")  # the extra monument itself sets off M18 only
    t.play("create P9 slot 4", "create C24 slot 5")

    assert t.prompt() == "action"
    assert t.p1.hand == ["P22"]


def test_every_megalith_of_these_timings_has_a_test() -> None:
    assert untested(globals(), "M", "chronicle", "permanent", "final") == set()
