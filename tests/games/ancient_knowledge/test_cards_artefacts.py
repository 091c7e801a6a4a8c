"""The artefacts, part one: their cost, and permanent effects."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ancient_knowledge.decks import past, untested
from tests.games.ancient_knowledge.table import Table, table

COSTS = {f"A{n}": {12: 3, 30: 1, 33: 3}.get(n, 0) for n in range(1, 37)}


@pytest.mark.rule("AK-082", "AK-086", "AK-087")
@pytest.mark.parametrize("card", COSTS)
def test_an_artefact_costs_its_cards_and_goes_to_the_board_without_knowledge(card: str) -> None:
    fee = ["M1", "M2", "M3"][: COSTS[card]]
    t = table(p1={"hand": [card, *fee]}).play(f"create {card}")

    assert t.p1.artefacts == [card]
    assert (t.p1.timeline, t.p1.hand) == ({}, [])
    assert t.pile == fee
    if fee:
        assert table(p1={"hand": [card, *fee[1:]]}).refusal(f"create {card}") == "AK-057"


@pytest.mark.rule("AK-162")
@pytest.mark.parametrize("card", COSTS)
def test_an_artefact_gives_no_points(card: str) -> None:
    result = table(p1={"artefacts": [card]}, turn="p2", phase="decline", ending=True).result()

    assert result is not None
    assert [standing.score for standing in result.standings] == [0, 0]


# Excavating


HARD_TILES = [["T1", "T2", "T9"], ["T10", "T23", "T25"], ["T28", "T30", "T32"]]
"""Four cities in the Past are enough for T9 and T10 only."""


def excavation(artefacts: list[str], tilted: int, *, tiles: list[list[str]] = HARD_TILES, **layout: Any) -> Table:
    """The last action of p1, who has 5 cities in the Past, tilts so many of them."""
    area = {"artefacts": artefacts, "past": past(cities=5), **layout.pop("p1", {})}
    t = table(p1=area, actions=1, tiles=tiles, **layout)
    return t.play("excavate", *[f"tilt C{n}" for n in range(6, 6 + tilted)], *(["done"] if tilted < 5 else []))


def test_A16_must_learn_1_card_after_tilting_3_monuments() -> None:
    t = excavation(["A16"], 3)
    assert len(t.p1.hand) == 6  # after the draw
    assert t.offers() == ["learn T9", "learn T10"]

    t.play("learn T10")

    assert t.p1.collection == ["T10"]
    assert t.deciding() == ["p2"]


def test_A16_gives_one_lesson_for_4_monuments_too() -> None:
    t = excavation(["A16"], 4).play("learn T9")

    assert t.p1.collection == ["T9"]
    assert t.deciding() == ["p2"]


def test_A16_does_nothing_for_2_monuments_or_if_nothing_can_be_learned() -> None:
    two = excavation(["A16"], 2)
    in_vain = excavation(["A16"], 3, tiles=[["T1", "T2", "T7"], ["T18", "T23", "T25"], ["T28", "T29", "T30"]])

    assert (two.deciding(), two.p1.collection) == (["p2"], [])
    assert (in_vain.deciding(), in_vain.p1.collection) == (["p2"], [])


def test_A25_may_remove_up_to_6_knowledge_instead_of_the_draw_for_exactly_2_monuments() -> None:
    t = excavation(["A25"], 2, p1={"timeline": {3: ["C1(4)"], 4: ["M1(4)"]}})
    assert t.offers() == ["use A25", "pass"]

    t.play("use A25")
    assert t.offers() == ["remove C1", "remove M1", "done"]
    t.play("remove C1", "remove C1", "remove C1", "remove C1", "remove M1", "remove M1")

    assert t.p1.knowledge == {"C1": 0, "M1": 2}
    assert t.p1.hand == []
    assert t.deciding() == ["p2"]


def test_A25_may_remove_less_but_not_mix_with_the_draw() -> None:
    t = excavation(["A25"], 2, p1={"timeline": {3: ["C1(4)"]}}).play("use A25", "remove C1", "done")

    assert (t.p1.knowledge, t.p1.hand) == ({"C1": 3}, [])


def test_A25_may_be_left_out_for_the_draw() -> None:
    t = excavation(["A25"], 2, p1={"timeline": {3: ["C1(4)"]}}).play("pass")

    assert len(t.p1.hand) == 4
    assert t.p1.knowledge == {"C1": 4}


@pytest.mark.parametrize("tilted", [1, 3])
def test_A25_offers_nothing_for_another_number_of_monuments(tilted: int) -> None:
    t = excavation(["A25"], tilted, p1={"timeline": {3: ["C1(4)"]}})

    assert t.deciding() == ["p2"]
    assert len(t.p1.hand) == 2 * tilted


def test_A29_draws_3_cards_per_tilted_monument() -> None:
    assert len(excavation(["A29"], 2).p1.hand) == 6
    assert len(excavation(["A29"], 5).p1.hand) == 10  # the hand limit stays


def test_A29_raises_the_draw_that_A25_could_replace() -> None:
    t = excavation(["A25", "A29"], 2, p1={"timeline": {3: ["C1(4)"]}}).play("pass")

    assert len(t.p1.hand) == 6


def test_A29_does_not_help_opponents() -> None:
    assert len(excavation([], 2, p2={"artefacts": ["A29"]}).p1.hand) == 4


def test_A34_makes_each_opponent_discard_2_cards_of_their_choice_for_exactly_3_monuments() -> None:
    theirs: dict[str, Any] = {"p2": {"hand": ["M1", "M2", "M3"]}, "p3": {"hand": ["P1"]}, "p4": {"hand": ["P2", "P3"]}}
    t = excavation(["A34"], 3, **theirs)
    assert t.deciding() == ["p2"]  # p3 and p4 have no choice
    assert len(t.p1.hand) == 6  # after the draw

    t.play("discard M3", "discard M1")

    assert (t.p2.hand, t.p3.hand, t.p4.hand) == (["M2"], [], [])
    assert len(t.p1.hand) == 6


@pytest.mark.parametrize("tilted", [2, 4])
def test_A34_does_nothing_for_another_number_of_monuments(tilted: int) -> None:
    t = excavation(["A34"], tilted, p2={"hand": ["M1", "M2", "M3"]})

    assert t.p2.hand == ["M1", "M2", "M3"]


def test_A34_and_A16_act_in_the_owners_order() -> None:
    t = excavation(["A16", "A34"], 3, p2={"hand": ["M1", "M2"]})

    assert t.offers() == ["resolve A16", "resolve A34"]


# Learning


SCHOLAR = {"lost": 15, "past": past(cities=3)}
"""Meets the prerequisites of T30 (Ancient), T34 (Secret) and T44 (Writing), which have no effect of their own."""
SCHOOL = [["T1", "T2", "T7"], ["T18", "T25", "T24"], ["T30", "T34", "T44"]]


@pytest.mark.parametrize(
    ("card", "ancient", "secret", "writing"), [("A17", 0, 0, 2), ("A18", 2, 0, 0), ("A19", 0, 2, 0), ("A20", 1, 1, 1)]
)
def test_an_artefact_draws_cards_for_learning(card: str, ancient: int, secret: int, writing: int) -> None:
    for learned, drawn in [("T30", ancient), ("T34", secret), ("T44", writing)]:
        t = table(p1={"artefacts": [card], **SCHOLAR}, actions=1, tiles=SCHOOL, deck=["M1", "M2", "M3"])
        t.play(f"learn {learned}")

        assert t.p1.hand == ["M1", "M2"][:drawn], learned


@pytest.mark.parametrize("card", ["A17", "A18", "A19", "A20"])
def test_an_artefact_draws_for_its_owner_only(card: str) -> None:
    for learned in ("T30", "T34", "T44"):
        t = table(p1={**SCHOLAR}, p2={"artefacts": [card]}, actions=1, tiles=SCHOOL).play(f"learn {learned}")

        assert (t.p1.hand, t.p2.hand) == ([], [])


@pytest.mark.parametrize(("card", "learned"), [("A17", "T44"), ("A18", "T30"), ("A19", "T34"), ("A20", "T34")])
def test_an_artefact_draws_for_a_card_learned_by_an_effect(card: str, learned: str) -> None:
    area = {"artefacts": [card], "timeline": {1: ["P9(0)"]}, **SCHOLAR}
    t = table(phase="decline", p1=area, tiles=SCHOOL).play(f"learn {learned}")

    assert len(t.p1.hand) == (1 if card == "A20" else 2)


def test_A30_may_remove_1_knowledge_for_a_card_of_any_type() -> None:
    for learned in ("T30", "T34", "T44"):
        area = {"artefacts": ["A30"], "timeline": {3: ["C1(4)"], 4: ["M1(2)"]}, **SCHOLAR}
        t = table(p1=area, actions=1, tiles=SCHOOL).play(f"learn {learned}")
        assert t.offers() == ["remove C1", "remove M1", "done"]

        t.play("remove M1")

        assert t.p1.knowledge == {"C1": 4, "M1": 1}
        assert t.deciding() == ["p2"]


def test_A30_may_be_left_out_even_with_a_single_monument() -> None:
    area = {"artefacts": ["A30"], "timeline": {3: ["C1(4)"]}, **SCHOLAR}
    t = table(p1=area, actions=1, tiles=SCHOOL).play("learn T30", "done")

    assert t.p1.knowledge == {"C1": 4}


# Creating


@pytest.mark.parametrize(("card", "kind"), [("A22", "P36"), ("A23", "M31")])
def test_an_artefact_draws_1_card_for_each_new_monument_of_its_type(card: str, kind: str) -> None:
    for created, slot in [("P36", 2), ("M31", 2), ("C18", 6), ("A26", 0)]:
        choice = f"create {created} slot {slot}" if slot else f"create {created}"
        t = table(p1={"hand": [created], "artefacts": [card]}, actions=1, deck=["C1", "C2"]).play(choice)

        assert t.p1.hand == (["C1"] if created == kind else []), created


@pytest.mark.parametrize(("card", "granted"), [("A22", "P36"), ("A23", "M31")])
def test_an_artefact_draws_for_a_monument_created_by_an_effect(card: str, granted: str) -> None:
    area = {"timeline": {1: ["M11(0)"]}, "hand": [granted], "artefacts": [card]}
    t = table(phase="decline", p1=area, deck=["C1", "C2"]).play(f"create {granted} slot 2")

    assert t.p1.hand == ["C1"]


@pytest.mark.parametrize(("card", "created", "slot"), [("A22", "P36", 2), ("A23", "M31", 2)])
def test_an_artefact_in_hand_or_of_an_opponent_draws_nothing(card: str, created: str, slot: int) -> None:
    in_hand = table(p1={"hand": [created, card]}, actions=1).play(f"create {created} slot {slot}")
    theirs = table(p1={"hand": [created]}, p2={"artefacts": [card]}, actions=1).play(f"create {created} slot {slot}")

    assert in_hand.p1.hand == [card]
    assert (theirs.p1.hand, theirs.p2.hand) == ([], [])


@pytest.mark.parametrize(("created", "slot", "price"), [("P36", 5, 3), ("P36", 6, 4), ("M31", 5, 3)])
def test_A24_may_remove_up_to_2_knowledge_for_a_monument_created_on_slot_5_or_6(
    created: str, slot: int, price: int
) -> None:
    fee = ["M1", "M2", "M3", "M4"][:price]
    area = {"hand": [created, *fee], "artefacts": ["A24"], "timeline": {3: ["C1(4)"]}}
    t = table(p1=area, actions=1).play(f"create {created} slot {slot}")  # it starts on slot 2
    assert t.offers() == ["remove C1", f"remove {created}", "done"]

    t.play(f"remove {created}", "remove C1")

    assert t.p1.knowledge == {"C1": 3, created: 2}
    assert t.deciding() == ["p2"]


def test_A24_may_remove_nothing() -> None:
    t = table(p1={"hand": ["C18"], "artefacts": ["A24"]}, actions=1).play("create C18 slot 6", "done")

    assert t.p1.knowledge == {"C18": 2}


def test_A24_looks_at_the_slot_really_used() -> None:
    area = {"hand": ["C18", "M1", "M2"], "artefacts": ["A24"]}
    t = table(p1=area, actions=1).play("create C18 slot 4")  # C18 starts on slot 6

    assert t.deciding() == ["p2"]
    assert t.p1.knowledge == {"C18": 2}


@pytest.mark.parametrize(("card", "lighter"), [("A26", "M31"), ("A28", "C18"), ("A36", "P36")])
def test_an_artefact_takes_1_knowledge_off_each_new_monument_of_its_type(card: str, lighter: str) -> None:
    for created, slot, knowledge in [("M31", 2, 3), ("C18", 6, 2), ("P36", 2, 3)]:
        area = {"hand": [created], "artefacts": [card], "timeline": {3: ["C1(4)"], 4: ["M1(4)"], 5: ["P1(3)"]}}
        t = table(p1=area, actions=1).play(f"create {created} slot {slot}")

        fewer = 1 if created == lighter else 0
        assert t.p1.knowledge == {"C1": 4, "M1": 4, "P1": 3, created: knowledge - fewer}


@pytest.mark.parametrize(("card", "created", "slot"), [("A26", "M36", 6), ("A28", "C9", 4), ("A36", "P34", 2)])
def test_an_artefact_never_takes_knowledge_below_0(card: str, created: str, slot: int) -> None:
    t = table(p1={"hand": [created], "artefacts": [card]}, actions=1).play(f"create {created} slot {slot}")

    assert t.p1.knowledge == {created: 0}


@pytest.mark.parametrize(
    ("card", "fellow", "created", "slot"),
    [("A26", "M20", "M31", 2), ("A28", "C24", "C12", 1), ("A36", "C34", "P36", 2)],
)
def test_the_discount_of_an_artefact_adds_to_others(card: str, fellow: str, created: str, slot: int) -> None:
    printed = {"M31": 3, "C12": 2, "P36": 3}[created]
    area = {"hand": [created], "artefacts": [card], "timeline": {5: [fellow]}}
    t = table(p1=area).play(f"create {created} slot {slot}")

    assert t.p1.knowledge[created] == printed - 2


@pytest.mark.parametrize(("card", "created", "slot"), [("A26", "M31", 2), ("A28", "C18", 6), ("A36", "P36", 2)])
def test_an_artefact_does_not_lighten_opponents_monuments(card: str, created: str, slot: int) -> None:
    t = table(p1={"hand": [created]}, p2={"artefacts": [card]}, actions=1).play(f"create {created} slot {slot}")

    assert t.p1.knowledge == {created: 2 if created == "C18" else 3}


# Declining


@pytest.mark.parametrize(("slot_1", "drawn"), [(["C1(2)"], 0), (["C1(2)", "M1(3)"], 2), (["C1(2)", "M1(4)"], 4)])
def test_A32_draws_2_cards_for_each_full_3_knowledge_lost_in_the_phase(slot_1: list[str], drawn: int) -> None:
    t = table(phase="decline", p1={"artefacts": ["A32"], "timeline": {1: slot_1}, "lost": 5})
    if len(slot_1) == 2:
        t.play("decline C1")

    assert len(t.p1.hand) == drawn


def test_A32_ignores_the_knowledge_of_a_monument_that_is_discarded() -> None:
    t = table(phase="decline", p1={"artefacts": ["A32"], "timeline": {1: ["C25(6)"]}})

    assert t.p1.hand == []


def test_A32_ignores_the_phases_of_opponents() -> None:
    t = table(phase="decline", p1={"timeline": {1: ["C1(4)"]}}, p2={"artefacts": ["A32"]})

    assert t.p2.hand == []


def test_every_permanent_artefact_has_a_test() -> None:
    assert untested(globals(), "A", "permanent") == set()
