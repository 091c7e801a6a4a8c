"""The artefacts, part two: what they do in the Chronicle phase."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ancient_knowledge.decks import NOTHING_TO_LEARN, past, untested
from tests.games.ancient_knowledge.table import Table, table


def chronicle(card: str, **area: Any) -> Table:
    """The Chronicle phase of p1, who has this artefact; p2 has monuments with knowledge that nobody may touch."""
    layout = {name: area.pop(name) for name in ("tiles", "deck", "flipped") if name in area}
    area["artefacts"] = [card, *area.get("artefacts", [])]
    return table(phase="chronicle", p1=area, p2={"timeline": {3: ["C5(3)", "P6(2)"]}}, **layout)


def is_idle(t: Table) -> bool:
    """Nothing was asked: it is p2's turn already."""
    return t.deciding() == ["p2"]


THREE_CITIES = {2: ["C1(4)"], 3: ["C2(0)"], 4: ["C3(1)"]}


def test_A1_returns_1_lost_knowledge_with_4_megaliths_in_the_past() -> None:
    assert chronicle("A1", past=past(megaliths=4), lost=3).p1.lost == 2
    assert chronicle("A1", past=past(megaliths=5), lost=3).p1.lost == 2
    assert chronicle("A1", past=past(megaliths=4), lost=0).p1.lost == 0


def test_A1_does_nothing_with_3_megaliths_in_the_past() -> None:
    assert chronicle("A1", past=past(megaliths=3, cities=4), timeline={4: ["M1"]}, lost=3).p1.lost == 3


def test_A2_removes_1_knowledge_then_draws_1_card_with_3_cities_in_the_timeline() -> None:
    t = chronicle("A2", timeline={**THREE_CITIES, 5: ["M1(2)"]}, deck=["M5", "M6"])
    assert t.offers() == ["remove C1", "remove C3", "remove M1"]
    assert t.p1.hand == []

    t.play("remove M1")

    assert t.p1.knowledge == {"C1": 4, "C2": 0, "C3": 1, "M1": 1}
    assert t.p1.hand == ["M5"]


def test_A2_draws_even_without_knowledge_to_remove() -> None:
    assert len(chronicle("A2", timeline={2: ["C1(0)"], 3: ["C2(0)"], 4: ["C3(0)"]}).p1.hand) == 1


def test_A2_does_nothing_with_2_cities_in_the_timeline() -> None:
    t = chronicle("A2", timeline={2: ["C1(4)"], 3: ["C2(4)"], 4: ["M1(4)"]}, past=past(cities=3))

    assert is_idle(t)
    assert t.p1.hand == []


def test_A3_may_discard_exactly_2_cards_to_remove_up_to_3_knowledge() -> None:
    t = chronicle("A3", hand=["M5", "M6", "M7"], timeline={3: ["C1(2)"], 4: ["M1(4)"]})
    assert t.offers() == ["use A3", "pass"]

    t.play("use A3")
    assert t.offers() == ["discard M5", "discard M6", "discard M7"]
    t.play("discard M7", "discard M5")
    assert t.offers() == ["remove C1", "remove M1", "done"]
    t.play("remove C1", "remove M1", "remove M1")

    assert t.p1.hand == ["M6"]
    assert t.p1.knowledge == {"C1": 1, "M1": 2}
    assert is_idle(t)


def test_A3_may_stop_before_3_or_not_be_used() -> None:
    area: dict[str, Any] = {"hand": ["M5", "M6"], "timeline": {3: ["C1(4)"]}}
    some = chronicle("A3", **area).play("use A3", "remove C1", "done")
    none = chronicle("A3", **area).play("pass")

    assert (some.p1.hand, some.p1.knowledge) == ([], {"C1": 3})
    assert (none.p1.hand, none.p1.knowledge) == (["M5", "M6"], {"C1": 4})


def test_A3_needs_2_cards_in_hand() -> None:
    assert is_idle(chronicle("A3", hand=["M5"], timeline={3: ["C1(4)"]}))


def test_A4_must_remove_1_knowledge_with_a_monument_of_each_type_in_the_timeline() -> None:
    t = chronicle("A4", timeline={2: ["C1(4)"], 3: ["M1(4)"], 4: ["P1(0)"]})
    assert t.offers() == ["remove C1", "remove M1"]

    t.play("remove C1")

    assert t.p1.knowledge == {"C1": 3, "M1": 4, "P1": 0}
    assert is_idle(t)


@pytest.mark.parametrize(("one", "other"), [("M1", "P1"), ("C1", "P1"), ("C1", "M1")])
def test_A4_does_nothing_if_a_type_is_only_in_the_past(one: str, other: str) -> None:
    t = chronicle("A4", timeline={2: [f"{one}(3)"], 3: [f"{other}(3)"]}, past=past(1, 1, 1))

    assert is_idle(t)
    assert t.p1.knowledge == {one: 3, other: 3}


@pytest.mark.parametrize(("others", "drawn"), [(["A26"], 0), (["A26", "A28"], 1), (["A26", "A28", "A36"], 1)])
def test_A5_draws_1_card_with_3_artefacts_itself_included(others: list[str], drawn: int) -> None:
    assert len(chronicle("A5", artefacts=others).p1.hand) == drawn


def test_A6_moves_a_monument_with_4_knowledge_from_slot_1_to_slot_3() -> None:
    t = chronicle("A6", timeline={1: ["C1(4)", "M1(3)"], 3: ["P1(3)"]})

    assert t.p1.past == ["M1"]  # it dropped down and declined
    assert t.p1.timeline == {2: ["P1(3)", "C1(4)"]}  # after the shift
    assert t.p1.lost == 3


def test_A6_moves_one_of_two_and_lets_its_owner_choose() -> None:
    t = chronicle("A6", timeline={1: ["C1(4)", "M1(6)"], 2: ["P1(9)"]})
    assert t.offers() == ["move C1 slot 3", "move M1 slot 3"]

    t.play("move M1 slot 3")

    assert t.p1.past == ["C1"]
    assert t.p1.timeline == {1: ["P1(9)"], 2: ["M1(6)"]}


@pytest.mark.parametrize(
    "timeline",
    [{1: ["C1(3)"]}, {1: ["C1(9)"], 3: ["P1", "P2"]}],
    ids=["3 knowledge", "slot 3 is full"],
)
def test_A6_leaves_other_monuments_where_they_are(timeline: dict[int, list[str]]) -> None:
    assert chronicle("A6", timeline=timeline).p1.past == ["C1"]


def test_A7_may_discard_2_artefacts_from_hand_to_draw_4_cards() -> None:
    t = chronicle("A7", hand=["A26", "A28", "A36", "M5"], deck=["M1", "M2", "M3", "M4"], artefacts=["A22"])
    assert t.offers() == ["use A7", "pass"]

    t.play("use A7")
    assert t.offers() == ["discard A26", "discard A28", "discard A36"]  # neither M5 nor those on the board
    t.play("discard A28", "discard A26")

    assert t.p1.hand == ["A36", "M5", "M1", "M2", "M3", "M4"]
    assert t.p1.artefacts == ["A7", "A22"]


def test_A7_may_be_left_out() -> None:
    assert chronicle("A7", hand=["A26", "A28"]).play("pass").p1.hand == ["A26", "A28"]


def test_A7_needs_2_artefacts_in_hand() -> None:
    t = chronicle("A7", hand=["A26", "M5", "M6"], artefacts=["A28"])

    assert t.offers() == ["pass"]  # asked all the same: opponents must not learn what the hand lacks
    assert is_idle(chronicle("A7", hand=["A26"], artefacts=["A28"]))


def test_A8_may_discard_1_card_to_draw_1() -> None:
    t = chronicle("A8", hand=["M5", "A22"], deck=["M1"]).play("use A8")
    assert t.offers() == ["discard M5", "discard A22"]

    t.play("discard M5")

    assert t.p1.hand == ["A22", "M1"]
    assert t.pile == ["M5"]


def test_A8_may_be_left_out_and_needs_a_card() -> None:
    assert chronicle("A8", hand=["M5"]).play("pass").p1.hand == ["M5"]
    assert is_idle(chronicle("A8"))


CALM = {"past": ["M8"], "lost": 3}
"""Just within the limits of A9 and A10."""
TROUBLED = [{"past": ["C6"], "lost": 4}, {"past": [], "lost": 0}]


def test_A9_may_remove_1_knowledge_with_at_most_3_lost() -> None:
    t = chronicle("A9", **CALM, timeline={3: ["C1(4)"], 4: ["M1(4)"]})
    assert t.offers() == ["remove C1", "remove M1", "done"]

    t.play("remove C1")

    assert t.p1.knowledge == {"C1": 3, "M1": 4}
    assert is_idle(t)


def test_A9_may_be_left_out() -> None:
    t = chronicle("A9", past=["P24"], lost=0, timeline={3: ["C1(4)"]}).play("done")

    assert t.p1.knowledge == {"C1": 4}


@pytest.mark.parametrize("area", TROUBLED, ids=["4 lost", "empty Past"])
def test_A9_does_nothing_with_4_lost_or_an_empty_past(area: dict[str, Any]) -> None:
    assert is_idle(chronicle("A9", **area, timeline={3: ["C1(4)"]}))


def test_A10_draws_1_card_with_at_most_3_lost() -> None:
    assert len(chronicle("A10", **CALM).p1.hand) == 1
    assert len(chronicle("A10", past=["P24"], lost=0).p1.hand) == 1


@pytest.mark.parametrize("area", TROUBLED, ids=["4 lost", "empty Past"])
def test_A10_draws_nothing_with_4_lost_or_an_empty_past(area: dict[str, Any]) -> None:
    assert chronicle("A10", **area).p1.hand == []


def test_A11_removes_up_to_2_knowledge_with_3_pyramids_in_the_timeline() -> None:
    timeline = {2: ["P1(3)"], 3: ["P2(2)"], 4: ["P3(0)", "C1(4)"]}
    t = chronicle("A11", timeline=timeline)
    assert t.offers() == ["remove P1", "remove P2", "remove C1", "done"]

    t.play("remove C1", "remove P2")
    fewer = chronicle("A11", timeline=timeline).play("done")

    assert t.p1.knowledge == {"P1": 3, "P2": 1, "P3": 0, "C1": 3}
    assert is_idle(t)
    assert fewer.p1.knowledge == {"P1": 3, "P2": 2, "P3": 0, "C1": 4}


def test_A11_does_nothing_with_2_pyramids_in_the_timeline() -> None:
    assert is_idle(chronicle("A11", timeline={2: ["P1(3)"], 3: ["P2(2)"], 4: ["C1(4)"]}, past=past(pyramids=3)))


LIBRARY = [["T9", "T1", "T7"], ["T10", "T15", "T18"], ["T28", "T29", "T31"]]
"""5 pyramids in the Past, or 17 lost knowledge, are enough for T9 and T10 only."""


@pytest.mark.parametrize(
    ("card", "area"), [("A12", {"past": past(pyramids=5)}), ("A33", {"lost": 17})], ids=["A12", "A33"]
)
def test_an_artefact_lets_its_owner_learn_1_card(card: str, area: dict[str, Any]) -> None:
    t = chronicle(card, **area, tiles=LIBRARY)
    assert t.offers() == ["learn T9", "learn T10", "pass"]

    t.play("learn T9")
    without = chronicle(card, **area, tiles=LIBRARY).play("pass")

    assert t.p1.collection == ["T9"]
    assert is_idle(t)
    assert without.p1.collection == []


@pytest.mark.parametrize(
    ("card", "area"),
    [("A12", {"past": past(pyramids=4, cities=5), "timeline": {4: ["P1"]}}), ("A33", {"lost": 16})],
    ids=["A12", "A33"],
)
def test_an_artefact_gives_no_lesson_if_its_number_is_missed_by_1(card: str, area: dict[str, Any]) -> None:
    assert is_idle(chronicle(card, **area, tiles=[["T9", "T5", "T6"], [], []], flipped=True))


def test_A13_may_move_a_monument_without_knowledge() -> None:
    t = chronicle("A13", timeline={2: ["C21(0)"], 3: ["M1(1)"], 5: ["P1", "P2"]})
    assert t.offers() == [*[f"move C21 slot {slot}" for slot in (1, 3, 4, 6)], "pass"]

    t.play("move C21 slot 3")

    assert t.p1.timeline == {2: ["M1(1)", "C21(0)"], 4: ["P1(3)", "P2(2)"]}


def test_A13_may_be_left_out_and_needs_a_monument_without_knowledge() -> None:
    assert chronicle("A13", timeline={2: ["C21(0)"]}).play("pass").p1.timeline == {1: ["C21(0)"]}
    assert is_idle(chronicle("A13", timeline={3: ["M1(1)"]}))


@pytest.mark.parametrize(("lost", "drawn"), [(4, 0), (5, 1), (9, 1)])
def test_A14_draws_1_card_with_5_lost_knowledge(lost: int, drawn: int) -> None:
    assert len(chronicle("A14", lost=lost).p1.hand) == drawn


SLANTED = [f"C{n} tilted" for n in range(6, 11)]


def test_A15_may_be_discarded_to_straighten_up_to_4_monuments() -> None:
    t = chronicle("A15", past=[*SLANTED, "M8"])
    assert t.offers() == ["use A15", "pass"]

    t.play("use A15")
    assert t.offers() == [*[f"straighten C{n}" for n in range(6, 11)], "done"]
    t.play("straighten C7", "straighten C9", "straighten C10", "straighten C6")

    assert t.p1.tilted == ["C8"]
    assert t.p1.artefacts == []
    assert t.pile == ["A15"]
    assert is_idle(t)


def test_A15_may_straighten_fewer_or_be_kept() -> None:
    fewer = chronicle("A15", past=SLANTED).play("use A15", "straighten C6", "done")
    kept = chronicle("A15", past=SLANTED).play("pass")

    assert fewer.p1.tilted == ["C7", "C8", "C9", "C10"]
    assert (kept.p1.artefacts, len(kept.p1.tilted)) == (["A15"], 5)


def test_A21_may_be_discarded_to_remove_up_to_4_knowledge() -> None:
    t = chronicle("A21", timeline={3: ["C1(4)"], 4: ["M1(4)"]})
    assert t.offers() == ["use A21", "pass"]

    t.play("use A21")
    assert t.offers() == ["remove C1", "remove M1", "done"]
    t.play("remove C1", "remove C1", "remove C1", "remove M1")

    assert t.p1.knowledge == {"C1": 1, "M1": 3}
    assert (t.p1.artefacts, t.pile) == ([], ["A21"])
    assert is_idle(t)


def test_A21_may_remove_less_or_be_kept() -> None:
    fewer = chronicle("A21", timeline={3: ["C1(4)"]}).play("use A21", "remove C1", "done")
    kept = chronicle("A21", timeline={3: ["C1(4)"]}).play("pass")

    assert (fewer.p1.artefacts, fewer.p1.knowledge) == ([], {"C1": 3})
    assert (kept.p1.artefacts, kept.p1.knowledge) == (["A21"], {"C1": 4})


def test_A27_removes_1_knowledge_then_draws_1_card_with_2_monuments_on_slot_1() -> None:
    t = chronicle("A27", timeline={1: ["C1(1)", "M1(0)"], 4: ["P1(3)"]}, deck=["M5"])
    assert t.offers() == ["remove C1", "remove P1"]
    assert t.p1.hand == []

    t.play("remove C1")

    assert t.p1.knowledge == {"C1": 0, "M1": 0, "P1": 3}
    assert t.p1.hand == ["M5"]


def test_A27_draws_even_without_knowledge_to_remove() -> None:
    assert chronicle("A27", timeline={1: ["C1(0)", "M1(0)"]}, deck=["M5"]).p1.hand == ["M5"]


def test_A27_does_nothing_with_1_monument_on_slot_1() -> None:
    t = chronicle("A27", timeline={1: ["C1(0)"], 2: ["M1(4)", "P1(3)"]})

    assert t.p1.knowledge == {"M1": 4, "P1": 3}
    assert t.p1.hand == []


def test_A31_may_be_discarded_to_move_a_monument() -> None:
    t = chronicle("A31", timeline={2: ["C21(0)"], 5: ["P1(3)", "P2(2)"]})
    assert t.offers() == ["use A31", "pass"]

    t.play("use A31")
    assert "move C21 slot 1" in t.offers()  # a padlock does not matter
    assert "move C21 slot 5" not in t.offers()  # no room
    assert "pass" not in t.offers()  # once the artefact is gone, a monument has to move
    t.play("move P1 slot 6")

    assert t.p1.timeline == {1: ["C21(0)"], 4: ["P2(2)"], 5: ["P1(3)"]}
    assert (t.p1.artefacts, t.pile) == ([], ["A31"])


def test_A31_may_be_kept() -> None:
    t = chronicle("A31", timeline={2: ["C1(4)"]}).play("pass")

    assert (t.p1.artefacts, t.p1.timeline) == (["A31"], {1: ["C1(4)"]})


@pytest.mark.parametrize(("held", "drawn"), [(0, 1), (1, 1), (2, 0)])
def test_A35_draws_1_card_with_at_most_1_in_hand(held: int, drawn: int) -> None:
    assert len(chronicle("A35", hand_size=held).p1.hand) == held + drawn


@pytest.mark.rule("AK-126")
@pytest.mark.parametrize("card", ["A1", "A2", "A4", "A5", "A10", "A14", "A27", "A35"])
def test_an_artefact_does_not_act_in_an_opponents_chronicle_phase(card: str) -> None:
    rich = {
        "timeline": {1: ["C1(4)", "C2(4)"], 2: ["C3(4)", "M1(4)"], 3: ["P1(3)"]},
        "past": past(megaliths=5),
        "artefacts": [card, "A26", "A28"],
        "lost": 5 if card == "A14" else 3,
    }
    t = table(phase="chronicle", p2=rich, tiles=NOTHING_TO_LEARN)

    assert t.p2.knowledge == {"C1": 4, "C2": 4, "C3": 4, "M1": 4, "P1": 3}
    assert (t.p2.hand, t.p2.lost) == ([], rich["lost"])


def test_every_chronicle_artefact_has_a_test() -> None:
    assert untested(globals(), "A", "chronicle") == set()
