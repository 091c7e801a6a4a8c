"""The pyramids, part one: what is printed on them, immediate and permanent effects."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ancient_knowledge.decks import (
    ANCIENT,
    NOTHING_TO_LEARN,
    final_lines,
    past,
    untested,
)
from tests.games.ancient_knowledge.table import table

PRINTED = {  # cost, slot, knowledge, points
    "P1": (2, 2, 3, 0), "P2": (1, 3, 2, 1), "P3": (1, 4, 4, 0), "P4": (1, 4, 4, 0), "P5": (1, 3, 4, 1),
    "P6": (2, 5, 2, 1), "P7": (0, 3, 3, 1), "P8": (0, 3, 3, 1), "P9": (0, 4, 2, 2), "P10": (1, 6, 2, 0),
    "P11": (0, 3, 2, 1), "P12": (0, 3, 2, 1), "P13": (0, 4, 14, 8), "P14": (0, 3, 4, 2), "P15": (0, 2, 3, 2),
    "P16": (0, 2, 3, 1), "P17": (0, 3, 5, 4), "P18": (0, 1, 2, 0), "P19": (0, 4, 4, 0), "P20": (0, 3, 4, 0),
    "P21": (0, 5, 2, 1), "P22": (0, 5, 3, 2), "P23": (0, 4, 1, 0), "P24": (0, 3, 4, 0), "P25": (0, 3, 2, 1),
    "P26": (0, 2, 1, 1), "P27": (0, 2, 1, 1), "P28": (0, 3, 2, 1), "P29": (0, 5, 3, 2), "P30": (0, 5, 4, 0),
    "P31": (0, 4, 4, 0), "P32": (1, 4, 4, 1), "P33": (2, 1, 1, 1), "P34": (0, 2, 0, 0), "P35": (0, 2, 3, 1),
    "P36": (0, 2, 3, 1),
}  # fmt: skip


@pytest.mark.rule("AK-055", "AK-057", "AK-059", "AK-060")
@pytest.mark.parametrize("card", PRINTED)
def test_a_pyramid_costs_its_cards_and_enters_on_its_slot_with_its_knowledge(card: str) -> None:
    cost, slot, knowledge, _ = PRINTED[card]
    fee = ["M1", "M2", "M3"][:cost]
    t = table(p1={"hand": [card, *fee]}, tiles=NOTHING_TO_LEARN).play(f"create {card} slot {slot}")

    # P18 must take 1 knowledge off a monument, and is the only one
    assert t.p1.timeline == {slot: [f"{card}({knowledge - (card == 'P18')})"]}
    assert t.pile == fee
    if cost:
        poor = table(p1={"hand": [card, *fee[1:]]})
        assert poor.refusal(f"create {card} slot {slot}") == "AK-057"


@pytest.mark.rule("AK-151")
@pytest.mark.parametrize("card", PRINTED)
def test_a_pyramid_in_the_past_gives_its_printed_points(card: str) -> None:
    assert final_lines(past=[card])["past"] == PRINTED[card][3]


@pytest.mark.parametrize("card", PRINTED)
def test_a_pyramid_in_the_past_counts_as_a_pyramid(card: str) -> None:
    t = table(p1={"past": [card, "P24" if card != "P24" else "P25"]}, tiles=[["T2", "T9"], [], []])

    assert t.refusal("learn T2") is None  # 2 pyramids


@pytest.mark.rule("AK-065", "AK-072")
@pytest.mark.parametrize("card", PRINTED)
def test_a_pyramid_may_go_to_any_slot_unless_it_has_a_padlock(card: str) -> None:
    t = table(p1={"hand": [card, "M1", "M2", "M3", "M4", "M5", "M6", "M7"]})
    own = PRINTED[card][1]
    slots = [own] if card in ("P10", "P19", "P20") else [1, 2, 3, 4, 5, 6]

    offers = [offer for offer in t.offers() if offer.startswith(f"create {card} ")]

    assert offers == [f"create {card} slot {slot}" for slot in slots]
    if slots == [own]:
        assert t.refusal(f"create {card} slot {own - 1}") == "AK-072"


# Immediate


def test_P13_loses_4_knowledge_for_each_artefact_given_up() -> None:
    t = table(p1={"hand": ["P13", "A22"], "artefacts": ["A36", "A23", "A24"]}).play("create P13 slot 4")
    assert t.p1.knowledge == {"P13": 13}  # the discount of A36 comes first
    assert t.offers() == ["discard A36", "discard A23", "discard A24", "done"]  # from the board, not from hand

    t.play("discard A36", "discard A24", "done")

    assert t.p1.knowledge == {"P13": 5}  # and is not taken back
    assert t.p1.artefacts == ["A23"]
    assert t.pile == ["A36", "A24"]


def test_P13_may_keep_all_artefacts() -> None:
    t = table(p1={"hand": ["P13"], "artefacts": ["A23"]}, actions=1).play("create P13 slot 4", "done")

    assert t.p1.knowledge == {"P13": 14}
    assert t.p1.artefacts == ["A23"]


def test_P13_never_falls_below_0() -> None:
    t = table(p1={"hand": ["P13"], "artefacts": ["A23", "A24", "A26", "A28"]}, actions=1).play("create P13 slot 4")

    t.play("discard A23", "discard A24", "discard A26", "discard A28")

    assert t.p1.knowledge == {"P13": 0}


TEMPLE = {"hand": ["P14"]}


def test_P14_lets_its_owner_learn_1_card_whose_prerequisites_are_met() -> None:
    t = table(p1={**TEMPLE}, tiles=[["T9", "T1", "T2"], ["T10", "T7", "T15"], ["T28", "T29", "T30"]])
    t.play("create P14 slot 3")
    assert t.offers() == ["learn T9", "learn T10", "pass"]

    t.play("learn T9")

    assert t.p1.collection == ["T9"]
    assert (t.deciding(), t.prompt(), t.pos.actions) == (["p1"], "action", 1)  # one lesson, no action used up


def test_P14_may_be_declined() -> None:
    t = table(p1={**TEMPLE}, tiles=[["T9", "T1", "T2"], *NOTHING_TO_LEARN[1:]]).play("create P14 slot 3", "pass")

    assert t.p1.collection == []
    assert t.prompt() == "action"


def test_P14_does_not_ask_if_nothing_can_be_learned() -> None:
    t = table(p1={**TEMPLE}, tiles=NOTHING_TO_LEARN).play("create P14 slot 3")

    assert t.prompt() == "action"


def test_P15_takes_up_to_3_off_one_adjacent_monument() -> None:
    timeline = {1: ["C1(4)", "M2(3)"], 3: ["M1(1)"], 4: ["P1(3)"]}
    t = table(p1={"hand": ["P15"], "timeline": timeline}).play("create P15 slot 2")
    assert t.offers() == ["remove C1", "remove M1", "done"]  # neither itself, nor diagonally, nor two slots away

    t.play("remove C1")
    assert t.offers() == ["remove C1", "done"]
    t.play("remove C1", "remove C1")

    assert t.p1.knowledge == {"C1": 1, "M2": 3, "P15": 3, "M1": 1, "P1": 3}
    assert t.prompt() == "action"


def test_P15_may_choose_a_monument_with_less_and_stop_early() -> None:
    timeline = {1: ["C1(4)"], 2: ["C2(4)"], 3: ["M1(4)", "M2(2)"]}
    t = table(p1={"hand": ["P15"], "timeline": timeline}).play("create P15 slot 2")
    assert t.offers() == ["remove C2", "remove M2", "done"]  # it lies in the upper row

    t.play("remove M2", "done")

    assert t.p1.knowledge == {"C1": 4, "C2": 4, "P15": 3, "M1": 4, "M2": 1}


def test_P15_may_remove_nothing() -> None:
    t = table(p1={"hand": ["P15"], "timeline": {3: ["C1(4)"]}}, actions=1).play("create P15 slot 2", "done")

    assert t.p1.knowledge == {"P15": 3, "C1": 4}


def test_P15_does_nothing_without_knowledge_beside_it() -> None:
    area = {"hand": ["P15"], "timeline": {3: ["M1(0)"], 4: ["C1(4)"]}}
    t = table(p1=area, actions=1).play("create P15 slot 2")

    assert t.deciding() == ["p2"]
    assert t.p1.knowledge == {"P15": 3, "M1": 0, "C1": 4}


def test_P16_lets_its_owner_create_an_artefact_at_its_cost() -> None:
    t = table(p1={"hand": ["P16", "A22", "A30", "A12", "C1"]}).play("create P16 slot 2")
    assert t.offers() == ["create A22", "create A30", "create A12", "pass"]  # no monuments

    t.play("create A30", "discard C1")

    assert t.p1.artefacts == ["A30"]
    assert t.p1.hand == ["A22", "A12"]
    assert (t.prompt(), t.pos.actions) == ("action", 1)


def test_P16_may_create_nothing() -> None:
    t = table(p1={"hand": ["P16", "A22"]}, actions=1).play("create P16 slot 2", "pass")

    assert (t.p1.artefacts, t.p1.hand) == ([], ["A22"])


@pytest.mark.parametrize("hand", [["A12", "C1", "C2"], ["C1"]], ids=["too expensive", "none in hand"])
def test_P16_offers_nothing_that_cannot_be_created(hand: list[str]) -> None:
    t = table(p1={"hand": ["P16", *hand]}, actions=1).play("create P16 slot 2")

    assert t.offers() == ["pass"]  # asked all the same: opponents must not learn what the hand lacks


def test_P16_does_nothing_without_a_free_artefact_place() -> None:
    area = {"hand": ["P16", "A22"], "artefacts": ["A26", "A28", "A29", "A20", "A36"]}
    t = table(p1=area, actions=1).play("create P16 slot 2")

    assert t.deciding() == ["p2"]


@pytest.mark.parametrize(("pyramids", "knowledge"), [(0, 5), (1, 4), (4, 1), (5, 0), (6, 0)])
def test_P17_enters_with_1_less_for_each_pyramid_in_the_past(pyramids: int, knowledge: int) -> None:
    area = {"hand": ["P17"], "past": past(cities=2, megaliths=2, pyramids=pyramids)}
    t = table(p1=area).play("create P17 slot 3")

    assert t.p1.knowledge == {"P17": knowledge}


def test_P17_adds_its_discount_to_others_and_ignores_pyramids_in_the_timeline() -> None:
    area = {"hand": ["P17"], "past": past(pyramids=2), "artefacts": ["A36"], "timeline": {5: ["P1(3)", "P2(2)"]}}
    t = table(p1=area).play("create P17 slot 3")

    assert t.p1.knowledge["P17"] == 2


def test_P18_must_remove_1_knowledge_from_a_monument_itself_included() -> None:
    area = {"hand": ["P18"], "timeline": {3: ["C1(4)"], 4: ["M1(0)"]}}
    t = table(p1=area, p2={"timeline": {3: ["C2(4)"]}}).play("create P18 slot 1")
    assert t.offers() == ["remove P18", "remove C1"]
    assert t.refusal("done") == "AK-174"

    t.play("remove C1")

    assert t.p1.knowledge == {"P18": 2, "C1": 3, "M1": 0}
    assert t.p1.lost == 0


def test_P23_exchanges_its_place_with_another_monument() -> None:
    area = {"hand": ["P23"], "timeline": {1: ["C1(4)", "M1(2)"], 4: ["P1(3)"]}}
    t = table(p1=area).play("create P23 slot 4")
    assert t.offers() == ["swap P23 with C1", "swap P23 with M1", "swap P23 with P1"]  # full slots, no way out

    t.play("swap P23 with M1")

    assert t.p1.timeline == {1: ["C1(4)", "P23(1)"], 4: ["P1(3)", "M1(2)"]}


def test_P23_must_swap_with_the_only_other_monument_and_declines_from_slot_1() -> None:
    t = table(p1={"hand": ["P23"], "timeline": {1: ["C21(2)"]}}, actions=1).play("create P23 slot 4")

    assert t.p1.past == ["P23"]
    assert t.p1.timeline == {3: ["C21(2)"]}  # from slot 4, padlock or not


def test_P23_alone_stays_where_it_is() -> None:
    t = table(p1={"hand": ["P23"]}, p2={"timeline": {3: ["C1"]}}).play("create P23 slot 4")

    assert t.p1.timeline == {4: ["P23(1)"]}
    assert t.prompt() == "action"


def test_P35_puts_2_face_up_cards_under_their_decks_one_after_the_other() -> None:
    tiles = [["T1", "T2", "T3"], ["T4", "T5", "T6"], ["T28", "T29", "T30"]]
    t = table(p1={"hand": ["P35"]}, tiles=tiles, knowledge={"1": ["T7", "T8", "T9"]}, rest="out")
    t.play("create P35 slot 2")
    assert t.offers() == [f"bury {card}" for tile in tiles for card in tile]  # either level; no pass

    t.play("bury T29", "bury T1")

    assert t.tiles == [["T2", "T3"], ["T4", "T5", "T6"], ["T28", "T30"]]
    assert t.pool(1) == ["T7", "T8", "T9", "T1"]
    assert t.pool(2) == ["T29"]
    assert t.prompt() == "action"


def test_P35_refills_a_tile_with_one_card_left_before_the_next_choice() -> None:
    tiles = [["T1", "T2"], ["T4", "T5", "T6"], ["T28", "T29", "T30"]]
    t = table(p1={"hand": ["P35"]}, tiles=tiles, knowledge={"1": ["T7", "T8"]}, rest="out")
    t.play("create P35 slot 2", "bury T1")
    assert t.tiles[0] == ["T7", "T8", "T1"]  # T1 was under the deck before the refill
    assert (t.pool(1), t.discarded(1)) == (["T2"], [])  # the deck was empty and has been made anew

    t.play("bury T7")

    assert t.tiles[0] == ["T8", "T1"]
    assert t.pool(1) == ["T2", "T7"]


# Permanent


@pytest.mark.parametrize(
    ("learned", "enough", "too_little"),
    [
        ("T1", {"artefacts": ["A26", "A28"]}, {"artefacts": ["A26"]}),
        ("T7", {"past": past(cities=2, pyramids=1)}, {"past": past(cities=3)}),
        ("T18", {"past": past(cities=1)}, {"past": past(megaliths=1)}),
        ("T29", {"past": past(megaliths=6)}, {"past": past(megaliths=5, cities=5)}),
        ("T31", {"past": ["C1", "M5"]}, {"past": ["C1"]}),
        ("T33", {"collection": ANCIENT[:2]}, {"collection": ANCIENT[:1]}),
        ("T36", {"hand_size": 9}, {"hand_size": 8}),
        ("T37", {"past": past(cities=6), "lost": 3}, {"past": past(cities=7), "lost": 4}),
        ("T39", {"past": past(3, 3, 2)}, {"past": past(3, 2, 2)}),
        ("T39", {"past": past(2, 3, 3)}, {"past": past(3, 3, 1)}),
        ("T44", {"lost": 14}, {"lost": 13}),
    ],
)
def test_P19_lowers_one_number_of_a_prerequisite_by_1(
    learned: str, enough: dict[str, Any], too_little: dict[str, Any]
) -> None:
    first = int(learned[1:]) <= 27
    tiles = [[learned, "T10"], [], []] if first else [["T10", "T11"], [], [learned, "T40"]]
    sukuh = {"timeline": {4: ["P19"]}}

    def refusal(area: dict[str, Any]) -> str | None:
        return table(p1=area, tiles=tiles).refusal(f"learn {learned}")

    assert refusal({**enough, **sukuh}) is None
    assert refusal(enough) == "AK-089"
    assert refusal({**too_little, **sukuh}) == "AK-089"


def test_P19_does_not_touch_a_number_that_must_not_be_exceeded() -> None:
    tiles = [["T8", "T1", "T2"]]
    sukuh = {"timeline": {4: ["P19"]}}

    assert table(p1={"hand": ["C1"], **sukuh}, tiles=tiles).refusal("learn T8") is None
    assert table(p1={"hand": ["C1", "C2"], **sukuh}, tiles=tiles).refusal("learn T8") == "AK-089"


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [({"past": ["P19"]}, {}), ({"hand": ["P19"]}, {}), ({}, {"timeline": {4: ["P19"]}})],
    ids=["past", "hand", "opponent"],
)
def test_P19_helps_its_owner_from_the_timeline_only(mine: dict[str, Any], theirs: dict[str, Any]) -> None:
    t = table(p1={"artefacts": ["A26", "A28"], **mine}, p2=theirs, tiles=[["T1", "T9", "T3"]])

    assert t.refusal("learn T1") == "AK-089"


def test_P19_helps_when_an_effect_lets_its_owner_learn() -> None:
    area = {"timeline": {1: ["P9(0)"], 4: ["P19"]}, "artefacts": ["A26", "A28"]}
    t = table(phase="decline", p1=area, tiles=NOTHING_TO_LEARN)

    assert t.offers() == ["learn T1", "pass"]


def test_P20_lets_its_owner_learn_for_each_artefact_created() -> None:
    area = {"hand": ["A22", "A23"], "artefacts": ["A26", "A28"], "timeline": {5: ["P20"]}}
    t = table(p1=area, tiles=[["T1", "T2", "T9"], ["T15", "T18", "T23"], []]).play("create A22")
    assert t.offers() == ["learn T1", "learn T9", "pass"]  # A22 is the third artefact that T1 asks for

    t.play("learn T9", "create A23")
    assert t.offers() == ["learn T1", "pass"]
    t.play("pass")

    assert t.p1.collection == ["T9"]
    assert t.p1.artefacts == ["A26", "A28", "A22", "A23"]


@pytest.mark.parametrize(
    ("mine", "theirs", "choice"),
    [
        ({"hand": ["P36"], "timeline": {5: ["P20"]}}, {}, "create P36 slot 2"),
        ({"hand": ["A22"]}, {"timeline": {5: ["P20"]}}, "create A22"),
        ({"hand": ["A22"], "past": ["P20"]}, {}, "create A22"),
    ],
    ids=["monument", "opponent", "past"],
)
def test_P20_acts_for_artefacts_of_its_owner_from_the_timeline_only(
    mine: dict[str, Any], theirs: dict[str, Any], choice: str
) -> None:
    t = table(p1=mine, p2=theirs, actions=1, tiles=[["T9", "T1", "T2"], *NOTHING_TO_LEARN[1:]]).play(choice)

    assert t.deciding() == ["p2"]
    assert t.p1.collection == []


def test_P21_removes_1_knowledge_then_draws_1_card_for_an_ancient_card() -> None:
    area = {"timeline": {3: ["C1(4)"], 5: ["P21(2)"]}, "lost": 9}
    t = table(p1=area, actions=1, tiles=NOTHING_TO_LEARN, deck=["M1", "M2"]).play("learn T30")
    assert t.offers() == ["remove C1", "remove P21"]
    assert t.p1.hand == []

    t.play("remove P21")

    assert t.p1.knowledge == {"C1": 4, "P21": 1}
    assert t.p1.hand == ["M1"]


def test_P21_draws_even_if_there_is_no_knowledge_to_remove() -> None:
    area = {"timeline": {5: ["P21(0)"]}, "lost": 9}
    t = table(p1=area, actions=1, tiles=NOTHING_TO_LEARN, deck=["M1"]).play("learn T30")

    assert t.p1.hand == ["M1"]


def test_P21_may_act_before_the_learned_card() -> None:
    t = table(p1={"timeline": {5: ["P21(2)"]}}, actions=1, tiles=[["T4", "T1", "T2"]], deck=["M1", "M2", "M3"])
    t.play("learn T4")
    assert sorted(t.offers()) == ["resolve P21", "resolve T4"]

    t.play("resolve P21")

    assert t.p1.hand == ["M1"]
    assert t.offers()[:2] == ["take M2", "take M3"]


@pytest.mark.parametrize("learned", ["T17", "T26"], ids=["secret", "writing"])
def test_P21_ignores_other_types(learned: str) -> None:
    t = table(p1={"timeline": {5: ["P21(2)"]}}, actions=1, tiles=[[learned, "T1", "T2"]]).play(f"learn {learned}")

    assert t.p1.knowledge == {"P21": 2}
    assert t.p1.hand == []


def test_P21_does_nothing_from_the_past() -> None:
    area = {"past": ["P21"], "timeline": {3: ["C1(4)"]}, "lost": 1}
    t = table(p1=area, actions=1, tiles=[["T9", "T1", "T2"]]).play("learn T9")

    assert (t.p1.knowledge, t.p1.hand) == ({"C1": 4}, [])


@pytest.mark.parametrize(("created", "slot", "knowledge"), [("C18", 6, 1), ("C9", 4, 0), ("P36", 2, 3), ("M31", 2, 3)])
def test_P22_puts_1_less_on_each_new_city(created: str, slot: int, knowledge: int) -> None:
    t = table(p1={"hand": [created], "timeline": {5: ["P22(3)"]}}).play(f"create {created} slot {slot}")

    assert t.p1.knowledge == {"P22": 3, created: knowledge}


def test_P22_gives_nothing_from_the_past_nor_to_itself_nor_to_opponents() -> None:
    faded = table(p1={"hand": ["C18"], "past": ["P22"]}).play("create C18 slot 6")
    itself = table(p1={"hand": ["P22"]}).play("create P22 slot 5")
    other = table(p1={"hand": ["C18"]}, p2={"timeline": {5: ["P22"]}}).play("create C18 slot 6")

    assert (faded.p1.knowledge, itself.p1.knowledge) == ({"C18": 2}, {"P22": 3})
    assert other.p1.knowledge == {"C18": 2}


def test_every_immediate_and_permanent_pyramid_has_a_test() -> None:
    assert untested(globals(), "P", "immediate", "permanent") == set()
