"""The pyramids, part two: Chronicle, decline and final scoring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ancient_knowledge.decks import (
    ANCIENT,
    NOTHING_TO_LEARN,
    SECRET,
    WRITING,
    final_lines,
    past,
    untested,
)
from tests.games.ancient_knowledge.table import Table, table


def chronicle(**layout: Any) -> Table:
    return table(phase="chronicle", **layout)


def decline(card: str, area: dict[str, Any] | None = None, **layout: Any) -> Table:
    """This monument declines, without knowledge; `area` is what else p1 has."""
    area = area or {}
    return table(phase="decline", p1={**area, "timeline": {1: [f"{card}(0)"], **area.get("timeline", {})}}, **layout)


# Chronicle


def test_P24_removes_up_to_2_with_11_knowledge_in_the_timeline() -> None:
    t = chronicle(p1={"timeline": {2: ["C1(4)"], 3: ["P24(4)"], 4: ["M1(3)"]}})
    assert t.offers() == ["remove C1", "remove P24", "remove M1", "done"]

    t.play("remove P24", "remove M1")

    assert t.p1.knowledge == {"C1": 4, "P24": 3, "M1": 2}
    assert t.deciding() == ["p2"]


def test_P24_may_remove_nothing() -> None:
    t = chronicle(p1={"timeline": {2: ["C1(8)"], 3: ["P24(4)"]}}).play("done")

    assert t.p1.knowledge == {"C1": 8, "P24": 4}


def test_P24_does_nothing_with_10_knowledge() -> None:
    area = {"timeline": {2: ["C1(4)"], 3: ["P24(4)"], 4: ["M1(2)"]}, "lost": 9}
    t = chronicle(p1=area, p2={"timeline": {3: ["C2(9)"]}})

    assert t.deciding() == ["p2"]
    assert t.p1.knowledge == {"C1": 4, "P24": 4, "M1": 2}


ROUND_ABOUT = [
    ("P25", ["M1", "M2", "M3", "M4", "M5"], "C1"),
    ("P26", ["M1", "M2", "M3", "M4", "M5"], "P1"),
    ("P27", ["C1", "C2", "C3", "C4", "C5"], "M1"),
    ("P28", ["C1", "C2", "C3", "C4", "C5"], "P1"),
]


@pytest.mark.rule("AK-079", "AK-080", "AK-081")
@pytest.mark.parametrize(("card", "kin", "stranger"), ROUND_ABOUT)
def test_a_pyramid_takes_1_knowledge_off_each_adjacent_monument_of_a_type(
    card: str, kin: list[str], stranger: str
) -> None:
    left, above, right, diagonal, far = kin
    timeline = {
        2: [f"{left}(3)"],
        3: [f"{card}(2)", f"{above}(3)"],
        4: [f"{right}(3)", f"{diagonal}(3)"],
        5: [f"{far}(3)", f"{stranger}(3)"],
    }
    theirs = {2: ["C12(2)", "M28(2)"], 3: ["C13(2)", "M29(2)"]}
    t = chronicle(p1={"timeline": timeline}, p2={"timeline": theirs})

    assert t.deciding() == ["p2"]  # no choice
    assert t.p1.knowledge == {left: 2, card: 2, above: 2, right: 2, diagonal: 3, far: 3, stranger: 3}
    assert t.p2.knowledge == {"C12": 2, "M28": 2, "C13": 2, "M29": 2}


@pytest.mark.parametrize(("card", "kin", "stranger"), ROUND_ABOUT)
def test_a_pyramid_spares_adjacent_monuments_of_other_types_and_those_without_knowledge(
    card: str, kin: list[str], stranger: str
) -> None:
    t = chronicle(p1={"timeline": {2: [f"{kin[0]}(0)"], 3: [f"{card}(2)", f"{stranger}(3)"]}})

    assert t.p1.knowledge == {kin[0]: 0, card: 2, stranger: 3}


def test_P29_must_remove_1_knowledge_from_a_monument_itself_included() -> None:
    area = {"timeline": {3: ["C1(4)"], 5: ["P29(3)"]}, "past": ["M8"], "lost": 4}
    t = chronicle(p1=area, p2={"timeline": {3: ["C2(4)"]}})
    assert t.offers() == ["remove C1", "remove P29"]

    t.play("remove P29")

    assert t.p1.knowledge == {"C1": 4, "P29": 2}
    assert t.deciding() == ["p2"]


def test_P29_acts_without_any_lost_knowledge() -> None:
    t = chronicle(p1={"timeline": {5: ["P29(3)"]}, "past": ["P24"], "lost": 0})

    assert t.p1.knowledge == {"P29": 2}


@pytest.mark.parametrize(("monuments", "lost"), [([], 0), (["C6"], 5)])
def test_P29_does_nothing_with_an_empty_past_or_5_lost_knowledge(monuments: list[str], lost: int) -> None:
    t = chronicle(p1={"timeline": {5: ["P29(3)"]}, "past": monuments, "lost": lost})

    assert t.p1.knowledge == {"P29": 3}


def test_P30_must_remove_1_knowledge_from_another_monument() -> None:
    t = chronicle(p1={"timeline": {2: ["C1(4)"], 3: ["M1(1)"], 5: ["P30(4)"]}})
    assert t.offers() == ["remove C1", "remove M1"]

    t.play("remove M1")

    assert t.p1.knowledge == {"C1": 4, "M1": 0, "P30": 4}


def test_P30_alone_does_nothing() -> None:
    t = chronicle(p1={"timeline": {5: ["P30(4)"]}}, p2={"timeline": {3: ["C2(4)"]}})

    assert (t.p1.knowledge, t.p2.knowledge) == ({"P30": 4}, {"C2": 4})


@pytest.mark.parametrize("held", [0, 9, 10])
def test_P31_draws_1_card_up_to_10_in_hand(held: int) -> None:
    t = chronicle(p1={"timeline": {4: ["P31"]}, "hand_size": held}, deck=["C1", "C2"])

    assert len(t.p1.hand) == min(10, held + 1)
    assert ("C1" in t.p1.hand) == (held < 10)


def test_P31_draws_neither_from_the_past_nor_in_an_opponents_turn() -> None:
    assert chronicle(p1={"past": ["P31"]}).p1.hand == []
    assert chronicle(p2={"timeline": {4: ["P31"]}}).p2.hand == []


# Decline


def niches(cards: dict[str, list[str]], **area: Any) -> Table:
    """P7 declines above these knowledge decks; its owner has the 9 lost knowledge that T30 asks for."""
    tiles = [*NOTHING_TO_LEARN[:2], []]
    return decline("P7", {"lost": 9, **area}, tiles=tiles, knowledge=cards, deck=["M1", "M2", "M3"], rest="out")


def test_P7_learns_the_card_that_fits_and_puts_the_others_under_the_deck_in_any_order() -> None:
    t = niches({"2": ["T28", "T29", "T30", "T31", "T32", "T33", "T34", "T44"]})
    assert t.offers() == ["learn T30"]  # the only one of the first 7 that fits

    t.play("learn T30")
    assert t.offers() == ["bury T28", "bury T29", "bury T31", "bury T32", "bury T33", "bury T34"]

    t.play("bury T34", "bury T28", "bury T33", "bury T29", "bury T32")

    assert t.pool(2) == ["T44", "T34", "T28", "T33", "T29", "T32", "T31"]
    assert t.p1.past == ["P7"]


def test_P7_must_learn_exactly_one_of_the_cards_that_fit() -> None:
    t = niches({"2": ["T30", "T34", "T28"]}, past=past(cities=3))
    assert t.offers() == ["learn T30", "learn T34"]

    t.play("learn T34")

    assert t.p1.collection == ["T34"]
    assert t.offers() == ["bury T30", "bury T28"]


def test_P7_learns_nothing_if_none_of_the_7_fits() -> None:
    t = niches({"2": ["T28", "T29", "T31", "T32", "T33", "T34", "T35", "T30"]})

    t.play("bury T28", "bury T29", "bury T31", "bury T32", "bury T33", "bury T34")

    assert t.p1.collection == []
    assert t.pool(2) == ["T30", "T28", "T29", "T31", "T32", "T33", "T34", "T35"]


def test_P7_makes_an_empty_deck_anew_from_its_discard_pile() -> None:
    t = niches({"discard2": ["T30", "T28"]}).play("learn T30")

    assert t.p1.collection == ["T30"]
    assert t.pool(2) == ["T28"]
    assert t.discarded(2) == []


def test_P7_leaves_the_face_up_tiles_alone() -> None:
    tiles = [["T1", "T2"], ["T15", "T18", "T23"], ["T28", "T29", "T44"]]
    t = decline("P7", {"lost": 9}, tiles=tiles, knowledge={"2": ["T30"]}, rest="out").play("learn T30")

    assert t.p1.collection == ["T30"]
    assert t.tiles == tiles


def test_P7_sets_off_what_waits_for_learning() -> None:
    t = niches({"2": ["T30"]}, artefacts=["A18"]).play("learn T30")

    assert t.p1.hand == ["M1", "M2"]


def test_P8_makes_each_opponent_discard_an_artefact_of_their_choice() -> None:
    t = decline(
        "P8",
        {"artefacts": ["A26"]},
        p2={"artefacts": ["A22", "A23"], "hand": ["A24"]},
        p3={"artefacts": ["A28"]},
        p4={"hand": ["A29"]},
    )
    assert t.deciding() == ["p2"]  # p3 has no choice, p4 nothing to discard
    assert t.offers() == ["discard A22", "discard A23"]

    t.play("discard A23")

    assert (t.p1.artefacts, t.p2.artefacts, t.p3.artefacts) == (["A26"], ["A22"], [])
    assert (t.p2.hand, t.p4.hand) == (["A24"], ["A29"])
    assert sorted(t.pile) == ["A23", "A28"]


def test_P8_lets_the_opponents_choose_at_the_same_time() -> None:
    t = decline("P8", p2={"artefacts": ["A22", "A23"]}, p3={"artefacts": ["A24", "A26"]})
    assert t.deciding() == ["p2", "p3"]

    t.play("p3: discard A26")
    assert t.pile == []
    t.play("p2: discard A22")

    assert sorted(t.pile) == ["A22", "A26"]


def test_P9_lets_its_owner_learn_1_card_whose_prerequisites_are_met() -> None:
    t = decline("P9", tiles=[["T9", "T1", "T2"], ["T10", "T7", "T15"], ["T28", "T29", "T30"]])
    assert t.offers() == ["learn T9", "learn T10", "pass"]

    t.play("learn T9")

    assert t.p1.collection == ["T9"]
    assert t.p1.past == ["P9"]
    assert t.deciding() == ["p2"]  # one lesson


def test_P9_may_be_declined() -> None:
    t = decline("P9", tiles=[["T9", "T1", "T2"], *NOTHING_TO_LEARN[1:]]).play("pass")

    assert (t.p1.collection, t.p1.past) == ([], ["P9"])


@pytest.mark.parametrize("card", ["P9", "P10"])
def test_a_pyramid_offers_no_lesson_if_nothing_can_be_learned(card: str) -> None:
    assert decline(card, tiles=NOTHING_TO_LEARN).deciding() == ["p2"]


def test_P10_finishes_the_first_lesson_before_the_second_is_chosen() -> None:
    tiles = [["T1", "T2", "T5"], ["T15", "T18", "T23"], ["T28", "T29", "T42"]]  # T42 asks for 6 knowledge cards
    t = decline("P10", {"collection": ANCIENT[5:9] + SECRET[:1], "lost": 3}, tiles=tiles, deck=["M1"])
    assert t.offers() == ["learn T5", "pass"]

    t.play("learn T5")
    assert (t.p1.lost, t.p1.hand) == (2, ["M1"])
    assert t.offers() == ["learn T42", "pass"]
    t.play("learn T42")

    assert t.p1.collection[-2:] == ["T5", "T42"]


def test_P10_gives_at_most_2_lessons() -> None:
    t = decline("P10", tiles=[["T9", "T5", "T6"], ["T11", "T13", "T20"], []]).play("learn T9", "learn T11")

    assert t.p1.collection == ["T9", "T11"]
    assert t.deciding() == ["p2"]


@pytest.mark.parametrize(("choices", "learned"), [(["pass"], []), (["learn T9", "pass"], ["T9"])])
def test_P10_may_stop_after_one_or_none(choices: list[str], learned: list[str]) -> None:
    t = decline("P10", tiles=[["T9", "T5", "T2"], *NOTHING_TO_LEARN[1:]]).play(*choices)

    assert t.p1.collection == learned
    assert t.deciding() == ["p2"]


def test_P11_returns_as_many_lost_knowledge_as_its_owner_likes_up_to_4() -> None:
    t = table(phase="decline", p1={"timeline": {1: ["P11(2)"]}, "past": past(megaliths=3), "lost": 6})
    assert t.offers() == ["forget 4", "forget 3", "forget 2", "forget 1", "forget 0"]

    t.play("forget 3")

    assert t.p1.lost == 5  # 6 - 3, then its own 2 are lost


def test_P11_offers_no_more_than_is_lost() -> None:
    assert decline("P11", {"past": past(megaliths=4), "lost": 2}).offers() == ["forget 2", "forget 1", "forget 0"]


def test_P11_does_nothing_with_2_megaliths_in_the_past() -> None:
    t = decline("P11", {"past": past(megaliths=2, cities=3), "timeline": {4: ["M1"]}, "lost": 6})

    assert t.deciding() == ["p2"]
    assert t.p1.lost == 6


def test_P12_moves_another_monument_to_a_slot_with_room() -> None:
    t = decline("P12", {"timeline": {3: ["C1(4)", "M1(2)"], 5: ["C21(3)"]}})
    slots = {"C1": (1, 2, 4, 5, 6), "M1": (1, 2, 4, 5, 6), "C21": (1, 2, 4, 6)}  # its padlock does not matter
    assert t.offers() == [f"move {card} slot {slot}" for card in slots for slot in slots[card]]

    t.play("move C1 slot 5")

    assert t.p1.timeline == {2: ["M1(2)"], 4: ["C21(3)", "C1(4)"]}  # M1 dropped down, then everything shifted


def test_P12_hurries_a_monument_to_slot_1_where_it_declines_in_the_same_phase() -> None:
    t = decline("P12", {"timeline": {4: ["P34(0)"]}}, deck=["C1", "C2"])

    t.play("move P34 slot 1")
    assert t.prompt() == "take"  # the decline effect of P34
    t.play("take C2")

    assert t.p1.past == ["P12", "P34"]


def test_P12_saves_a_monument_from_decline() -> None:
    t = table(phase="decline", p1={"timeline": {1: ["P12(0)", "C1(4)"]}})

    t.play("decline P12", "move C1 slot 6")

    assert t.p1.past == ["P12"]
    assert t.p1.timeline == {5: ["C1(4)"]}
    assert t.p1.lost == 0


def test_P12_alone_in_the_timeline_moves_nothing() -> None:
    t = decline("P12", p2={"timeline": {3: ["C1"]}})

    assert t.deciding() == ["p2"]
    assert t.p1.past == ["P12"]


def test_P33_takes_the_next_2_cities_and_discards_what_lies_between() -> None:
    area = {"timeline": {1: ["P33(1)"]}, "hand": ["M5"]}
    t = table(phase="decline", p1=area, deck=["M1", "C1", "A1", "C2", "C3"])

    assert t.p1.hand == ["M5", "C1", "C2"]
    assert t.pile == ["M1", "A1"]
    assert t.deck[0] == "C3"
    assert t.p1.lost == 1


@pytest.mark.rule("AK-120", "AK-121")
@pytest.mark.parametrize(
    ("held", "taken", "pile"), [(10, [], []), (9, ["C1"], ["M1"]), (8, ["C1", "C2"], ["M1", "A1"])]
)
def test_P33_stops_at_10_cards_in_hand(held: int, taken: list[str], pile: list[str]) -> None:
    hand = [f"M{n}" for n in range(11, 11 + held)]
    t = decline("P33", {"hand": hand}, deck=["M1", "C1", "A1", "C2"])

    assert t.p1.hand == hand + taken
    assert t.pile == pile


def test_P33_goes_on_in_the_shuffled_discard_pile() -> None:
    t = decline("P33", deck=["M1", "C1"], pile=["C2", "M2"], rest="out")

    assert t.p1.hand == ["C1", "C2"]


def test_P33_stops_when_no_city_is_left() -> None:
    t = decline("P33", deck=["M1", "C1"], pile=["M2"], rest="out")

    assert t.p1.hand == ["C1"]
    assert t.deciding() == ["p2"]


def test_P34_takes_1_of_the_8_top_cards_and_discards_the_7_others() -> None:
    top = ["C1", "C2", "C3", "M1", "M2", "A1", "A2", "P1"]
    t = decline("P34", {"hand": ["M5"]}, deck=[*top, "P2"])
    assert t.offers() == [f"take {card}" for card in top]

    t.play("take A1")

    assert t.p1.hand == ["M5", "A1"]
    assert sorted(t.pile) == sorted(set(top) - {"A1"})
    assert t.deck[0] == "P2"


def test_P34_is_skipped_with_10_cards_in_hand() -> None:
    t = decline("P34", {"hand_size": 10}, deck=["C1", "C2"])

    assert t.deciding() == ["p2"]
    assert (t.deck[:2], t.pile) == (["C1", "C2"], [])


# Final scoring


@pytest.mark.parametrize(
    ("card", "collection", "points"),
    [
        ("P1", ANCIENT[:7], 0),
        ("P1", ANCIENT[:3] + SECRET[:3] + WRITING[-2:], 5),
        ("P1", ANCIENT[:11], 5),
        ("P1", ANCIENT[:6] + SECRET[:3] + WRITING[-3:], 12),
        ("P1", ANCIENT + SECRET[:1], 12),
        ("P3", SECRET[:2] + ANCIENT[:3] + WRITING[:3], 0),
        ("P3", SECRET[:2] + SECRET[-1:], 4),
        ("P3", SECRET[:4], 4),
        ("P3", SECRET[:3] + SECRET[-2:], 7),
        ("P4", WRITING[:2] + ANCIENT[:3] + SECRET[:3], 0),
        ("P4", WRITING[:2] + WRITING[-1:], 4),
        ("P4", WRITING[:4], 4),
        ("P4", WRITING[:3] + WRITING[-2:], 7),
        ("P5", ANCIENT[:3] + WRITING[:2] + SECRET[:4], 4),
        ("P5", ANCIENT[:1] + WRITING[-1:] + SECRET[:1], 2),
        ("P5", ANCIENT[:2] + WRITING[:3] + SECRET[:3], 4),
        ("P5", ANCIENT[:3] + WRITING[:3] + SECRET[:1], 2),
        ("P5", ANCIENT[:4] + SECRET[:4], 0),
    ],
)
def test_a_pyramid_scores_for_the_knowledge_cards_of_the_collection(
    card: str, collection: list[str], points: int
) -> None:
    assert final_lines(past=[card], collection=collection)["effects"] == points


@pytest.mark.parametrize(
    ("card", "monuments", "points"),
    [
        ("P2", past(cities=6, megaliths=7, pyramids=7), 0),
        ("P2", past(cities=7), 6),
        ("P2", [f"{city} tilted" for city in past(cities=8)], 6),
        ("P6", past(cities=1, megaliths=1), 2),  # with itself as the pyramid
        ("P6", past(cities=1, pyramids=3), 0),
        ("P6", past(cities=5, megaliths=4, pyramids=2), 6),
        ("P6", past(cities=2, megaliths=4, pyramids=4), 4),
        ("P32", past(cities=3, megaliths=3, pyramids=3), 1),  # itself
        ("P32", ["C1", "M5", "P3", "C6"], 4),  # C6 has no final-scoring effect; C1, M5 and P3 give 0 here
    ],
)
def test_a_pyramid_scores_for_the_monuments_of_the_past(card: str, monuments: list[str], points: int) -> None:
    assert final_lines(past=[card, *monuments])["effects"] == points


def test_P2_does_not_count_cities_in_the_timeline() -> None:
    assert final_lines(past=["P2", *past(cities=6)], timeline={2: ["C1", "C2"]})["effects"] == 0


def test_P6_does_not_count_monuments_in_the_timeline() -> None:
    assert final_lines(past=["P6", *past(cities=1)], timeline={2: ["M1"]})["effects"] == 0


def test_P32_does_not_count_scoring_monuments_in_the_timeline() -> None:
    assert final_lines(past=["P32"], timeline={2: ["C1", "M5"]})["effects"] == 1


@pytest.mark.parametrize(
    ("timeline", "points"),
    [({2: ["C1", "M1"]}, 0), ({2: ["C1", "M1"], 5: ["P1"]}, 6), ({2: ["C1", "M1"], 5: ["P1", "P3"]}, 6)],
    ids=["two", "three", "four"],
)
def test_P36_scores_once_if_3_monuments_are_left_in_the_timeline(timeline: dict[int, list[str]], points: int) -> None:
    assert final_lines(past=["P36", *past(cities=3)], timeline=timeline)["effects"] == points


@pytest.mark.rule("AK-170")
@pytest.mark.parametrize("card", ["P1", "P2", "P3", "P4", "P5", "P6", "P32", "P36"])
def test_a_final_scoring_effect_counts_from_the_past_only(card: str) -> None:
    collection = ANCIENT[:5] + WRITING[:5] + SECRET[:5]
    monuments = past(cities=7, megaliths=1, pyramids=1)
    others = {3: ["C1", "C2"], 4: ["C3"]}

    still_there = final_lines(collection=collection, past=monuments, timeline={2: [card], **others})
    gone_by = final_lines(collection=collection, past=[*monuments, card], timeline=others)

    assert still_there["effects"] == 0
    assert gone_by["effects"] > 0


def test_every_chronicle_decline_and_scoring_pyramid_has_a_test() -> None:
    assert untested(globals(), "P", "chronicle", "decline", "final") == set()
