"""What each megalith with an immediate or decline effect does, and what it must not do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ancient_knowledge.decks import untested
from tests.games.ancient_knowledge.monuments import action, creatable, decline

# Immediate


def test_M16_grants_an_artefact_beside_the_actions() -> None:
    t = action({"hand": ["M16", "A28", "A30", "C26", "M12"]})

    t.play("create M16 slot 2")
    assert t.offers() == ["create A28", "create A30", "pass"]
    t.play("create A30", "discard C26")  # its cost is paid

    assert t.p1.artefacts == ["A30"]
    assert t.p1.hand == ["A28", "M12"]
    assert t.prompt() == "action"
    assert t.pos.actions == 1


def test_M16_may_be_declined() -> None:
    t = action({"hand": ["M16", "A28"]})

    t.play("create M16 slot 2", "pass")

    assert t.p1.artefacts == []
    assert t.prompt() == "action"


@pytest.mark.parametrize("hand", [["A12", "C26", "C27"], ["C26", "C27"]], ids=["cost of 3 with 2 cards", "no artefact"])
def test_M16_offers_nothing_when_no_artefact_in_hand_can_be_created(hand: list[str]) -> None:
    t = action({"hand": ["M16", *hand]})

    t.play("create M16 slot 2")

    assert t.offers() == ["pass"]  # asked all the same: not to be asked would tell the others about the hand


def test_M16_finds_no_place_beside_5_artefacts() -> None:
    t = action({"hand": ["M16", "A28"], "artefacts": ["A26", "A29", "A32", "A34", "A36"]})

    t.play("create M16 slot 2")

    assert t.prompt() == "action"
    assert t.refusal("create A28") == "AK-084"


@pytest.mark.parametrize(
    ("card", "slot", "needed", "printed", "enters"), [("M17", 2, 3, 6, 1), ("M21", 3, 4, 7, 1)], ids=["M17", "M21"]
)
def test_megalith_enters_with_less_knowledge_once_enough_megaliths_lie_in_the_past(
    card: str, slot: int, needed: int, printed: int, enters: int
) -> None:
    """One too few, nothing: neither other types, nor the Timeline, nor an opponent's Past make up for it."""
    megaliths = ["M8", "M9 tilted", "M10", "M11", "M12"]
    for count, knowledge in [(needed - 1, printed), (needed, enters), (needed + 1, enters)]:
        area = {"hand": [card], "past": [*megaliths[:count], "C6", "P9"], "timeline": {5: ["M29(0)"]}}
        t = action(area, p2={"past": ["M13", "M14"]})

        t.play(f"create {card} slot {slot}")

        assert t.p1.knowledge == {card: knowledge, "M29": 0}
        assert t.prompt() == "action"


@pytest.mark.parametrize(("card", "slot"), [("M17", 2), ("M21", 3)])
def test_lighter_megalith_adds_other_discounts_but_never_below_0(card: str, slot: int) -> None:
    area = {"timeline": {5: ["M20"]}, "artefacts": ["A26"], "past": ["M8", "M9", "M10", "M11"]}
    t = action({"hand": [card], **area})

    t.play(f"create {card} slot {slot}")

    assert t.p1.knowledge[card] == 0


GRANTERS = [("M18", 6, {"C24", "M20", "P22"}), ("M27", 3, {"M20"})]


@pytest.mark.parametrize(("card", "slot", "kinds"), GRANTERS, ids=["M18", "M27"])
def test_megalith_grants_one_more_creation_beside_the_actions(card: str, slot: int, kinds: set[str]) -> None:
    t = action({"hand": [card, "C24", "M20", "P22", "A28"]})

    t.play(f"create {card} slot {slot}")
    assert creatable(t) == kinds
    t.play("create M20 slot 4", "discard A28")  # one slot off its own: that is paid as always

    assert t.p1.timeline[4] == ["M20(2)"]
    assert t.p1.hand == ["C24", "P22"]
    assert t.prompt() == "action"
    assert t.pos.actions == 1


@pytest.mark.parametrize(("card", "slot", "kinds"), GRANTERS, ids=["M18", "M27"])
def test_granted_creation_may_be_declined(card: str, slot: int, kinds: set[str]) -> None:
    hand = sorted(kinds)
    t = action({"hand": [card, *hand]})

    t.play(f"create {card} slot {slot}", "pass")

    assert t.p1.hand == hand
    assert t.prompt() == "action"


@pytest.mark.parametrize(("card", "slot", "hand"), [("M18", 6, ["A28"]), ("M27", 3, ["A28", "C24", "P22"])])
def test_granted_creation_needs_a_fitting_card(card: str, slot: int, hand: list[str]) -> None:
    t = action({"hand": [card, *hand]})

    t.play(f"create {card} slot {slot}")

    assert t.offers() == ["pass"]


def test_M27_granting_another_granter_goes_on() -> None:
    t = action({"hand": ["M27", "M18", "C26"]})

    t.play("create M27 slot 3", "create M18 slot 6", "create C26 slot 3")

    assert t.p1.timeline == {3: ["M27(2)", "C26(7)"], 6: ["M18(3)"]}
    assert t.pos.actions == 1


def test_M23_takes_1_knowledge_off_each_other_own_megalith() -> None:
    timeline = {3: ["M12(0)", "C26(7)"], 4: ["M29(1)", "P14(4)"], 5: ["M30(3)"]}
    t = action({"hand": ["M23", "A1"], "timeline": timeline}, p2={"timeline": {3: ["M31(3)"]}})

    t.play("create M23 slot 5")

    assert t.p1.knowledge == {"M23": 2, "M12": 0, "C26": 7, "M29": 0, "P14": 4, "M30": 2}
    assert t.p2.knowledge == {"M31": 3}


BURDENS = [("M24", 3, 3), ("M25", 2, 2), ("M28", 1, 1)]


@pytest.mark.parametrize(("card", "slot", "amount"), BURDENS)
def test_megalith_burdens_one_monument_of_each_opponent(card: str, slot: int, amount: int) -> None:
    second = {"timeline": {2: ["C26(7)"], 3: ["C27(0)"]}, "lost": 1}
    third = {"timeline": {3: ["M12(2)", "P14(4)"]}}
    t = action({"hand": [card], "timeline": {5: ["C29(10)"]}, "lost": 2}, p2=second, p3=third)

    t.play(f"create {card} slot {slot}")
    assert t.offers() == ["burden C26", "burden C27"]  # one of these: no own monument, no way around it
    t.play("burden C27")
    assert t.offers() == ["burden M12", "burden P14"]
    t.play("burden P14")

    assert t.p2.knowledge == {"C26": 7, "C27": amount}
    assert t.p3.knowledge == {"M12": 2, "P14": 4 + amount}
    assert t.p1.knowledge["C29"] == 10
    assert (t.p1.lost, t.p2.lost) == (2, 1)  # the tokens come from the supply
    assert t.prompt() == "action"


@pytest.mark.parametrize(("card", "slot", "amount"), BURDENS)
def test_burden_skips_opponents_without_a_monument_in_the_timeline(card: str, slot: int, amount: int) -> None:
    t = action({"hand": [card]}, p2={"past": ["C26"]}, p3={"timeline": {3: ["M12(2)", "P14(4)"]}})

    t.play(f"create {card} slot {slot}", "burden M12")

    assert t.p3.knowledge == {"M12": 2 + amount, "P14": 4}
    assert t.prompt() == "action"


# Decline


@pytest.mark.parametrize(
    ("megaliths", "lost", "left"), [(4, 9, 9), (5, 9, 2), (6, 9, 2), (5, 4, 0)], ids=["four", "five", "six", "few lost"]
)
def test_M8_returns_7_lost_knowledge_with_5_megaliths_already_in_the_past(megaliths: int, lost: int, left: int) -> None:
    past = ["M9", "M10 tilted", "M11", "M12", "M13", "M14"][:megaliths]

    t = decline({"timeline": {1: ["M8(3)"]}, "past": [*past, "C6"], "lost": lost}, p2={"lost": 8}, flipped=True)

    assert t.p1.lost == left + 3  # its own knowledge is lost only afterwards
    assert t.p2.lost == 8


ROBBERS = [("M9", 2), ("M10", 1)]


@pytest.mark.parametrize(("card", "amount"), ROBBERS)
def test_each_opponent_discards_cards_of_their_own_choice_at_once(card: str, amount: int) -> None:
    second, third = ["A1", "A2", "A3", "A4"], ["C1", "C2", "C3", "C4"]
    t = decline({"timeline": {1: [card]}, "hand": ["P1", "P2"]}, p2={"hand": second}, p3={"hand": third})
    assert t.deciding() == ["p2", "p3"]
    assert t.offers("p3") == [f"discard {id}" for id in third]

    t.play(*[f"p3: discard {id}" for id in third[-amount:]], *[f"p2: discard {id}" for id in second[:amount]])

    assert t.p1.hand == ["P1", "P2"]
    assert t.p2.hand == second[amount:]
    assert t.p3.hand == third[:-amount]
    assert sorted(t.pile) == sorted(second[:amount] + third[-amount:])


@pytest.mark.parametrize(("card", "amount"), ROBBERS)
def test_opponent_with_too_few_cards_discards_all_of_them(card: str, amount: int) -> None:
    t = decline({"timeline": {1: [card]}}, p2={"hand": ["A1"], "artefacts": ["A28"]}, p3={})

    assert t.deciding() == ["p2"]
    assert t.p2.hand == []
    assert t.p2.artefacts == ["A28"]
    assert t.pile == ["A1"]


def test_M11_grants_a_monument_that_shifts_with_the_others() -> None:
    t = decline({"timeline": {1: ["M11(1)"]}, "hand": ["P9", "C24", "M20", "A28"]})
    assert creatable(t) == {"P9", "C24", "M20"}

    t.play("create P9 slot 4")

    assert t.p1.timeline == {3: ["P9(2)"]}
    assert t.p1.past == ["M11"]
    assert t.p1.lost == 1
    assert t.p1.hand == ["C24", "M20", "A28"]


def test_M11_makes_a_monument_created_on_slot_1_decline_in_this_phase() -> None:
    t = decline({"timeline": {1: ["M11(0)"]}, "hand": ["C12"], "lost": 1})

    t.play("create C12 slot 1")

    assert t.p1.past == ["M11", "C12"]
    assert t.p1.lost == 2  # C12 returned the first one, then its own 2 became lost


def test_M11_still_occupies_its_place() -> None:
    t = decline({"timeline": {1: ["M11(0)", "C26(0)"]}, "hand": ["C12", "A28", "A29"]}).play("decline M11")

    assert t.refusal("create C12 slot 1") == "AK-074"
    assert t.refusal("create C12 slot 2") is None


def test_M11_may_be_declined() -> None:
    t = decline({"timeline": {1: ["M11(0)"]}, "hand": ["P9"]})

    t.play("pass")

    assert t.p1.hand == ["P9"]
    assert t.p1.past == ["M11"]
    assert t.deciding() == ["p2"]


@pytest.mark.parametrize("held", [2, 8])
def test_M12_draws_4_cards_up_to_the_hand_limit(held: int) -> None:
    hand = [f"C{n}" for n in range(1, held + 1)]
    deck = [f"A{n}" for n in range(1, 7)]

    t = decline({"timeline": {1: ["M12(1)"]}, "hand": hand}, p2={"hand": ["P1"]}, deck=deck)

    taken = min(4, 10 - held)
    assert t.p1.hand == hand + deck[:taken]
    assert t.deck[0] == deck[taken]
    assert t.p2.hand == ["P1"]
    assert t.p1.lost == 1


@pytest.mark.parametrize(("lost", "left"), [(19, 19), (20, 5), (25, 10)])
def test_M13_returns_15_of_20_or_more_lost_knowledge(lost: int, left: int) -> None:
    t = decline({"timeline": {1: ["M13(3)"]}, "lost": lost}, p2={"lost": 30})

    assert t.p1.lost == left + 3  # its own knowledge is neither counted nor returned
    assert t.p2.lost == 30


def test_M14_looks_at_one_opponents_hand_and_takes_a_card() -> None:
    area = {"timeline": {1: ["M14(0)"]}, "hand": ["P1"]}
    t = decline(area, p2={"hand": ["A1", "A2"]}, p3={"hand": ["C1", "C2"], "artefacts": ["A28"]})
    assert t.offers() == ["take from p2", "take from p3"]

    t.play("take from p3")
    assert t.offers() == ["take C1", "take C2"]
    t.play("take C2")

    assert t.p1.hand == ["P1", "C2"]
    assert t.p2.hand == ["A1", "A2"]
    assert t.p3.hand == ["C1"]
    assert {"event": "stole", "seat": "p1", "victim": "p3"} in t.events  # which card is between the two


def test_M14_cannot_choose_an_opponent_without_cards() -> None:
    t = decline({"timeline": {1: ["M14(0)"]}}, p2={}, p3={"hand": ["C1", "C2", "C3"]})

    assert t.offers() == ["take C1", "take C2", "take C3"]


@pytest.mark.parametrize(("own", "theirs"), [(10, 3), (2, 0)], ids=["own hand full", "no cards to take"])
def test_M14_does_nothing_with_a_full_hand_or_empty_ones_around(own: int, theirs: int) -> None:
    hand = [f"P{n}" for n in range(1, own + 1)]
    other = [f"C{n}" for n in range(1, theirs + 1)]

    t = decline({"timeline": {1: ["M14(0)"]}, "hand": hand}, p2={"hand": other, "artefacts": ["A28"]})

    assert t.deciding() == ["p2"]
    assert t.p1.hand == hand
    assert t.p2.hand == other
    assert t.p1.past == ["M14"]


@pytest.mark.parametrize(("lost", "given"), [(5, 3), (3, 3), (2, 2)])
def test_M15_moves_3_lost_knowledge_onto_one_opponents_monument(lost: int, given: int) -> None:
    area = {"timeline": {1: ["M15(3)"], 4: ["C29(10)"]}, "lost": lost}
    t = decline(area, p2={"timeline": {3: ["C26(7)", "C27(8)"]}, "lost": 1}, p3={"timeline": {4: ["M12(2)"]}})
    assert t.offers() == ["burden C26", "burden C27", "burden M12"]  # all of it or as much as there is: no choice

    t.play("burden M12")

    assert t.p3.knowledge == {"M12": 2 + given}
    assert t.p2.knowledge == {"C26": 7, "C27": 8}
    assert t.p1.lost == lost - given + 3  # its own knowledge is lost only afterwards
    assert (t.p2.lost, t.p3.lost) == (1, 0)


@pytest.mark.parametrize(
    ("lost", "opponent", "knowledge"),
    [(0, {"timeline": {3: ["C26(7)", "C27(8)"]}}, {"C26": 7, "C27": 8}), (5, {"past": ["C26"]}, {})],
    ids=["no lost knowledge", "no monument"],
)
def test_M15_does_nothing_without_lost_knowledge_or_a_monument_to_put_it_on(
    lost: int, opponent: dict[str, Any], knowledge: dict[str, int]
) -> None:
    t = decline({"timeline": {1: ["M15(3)"]}, "lost": lost}, p2=opponent)

    assert t.deciding() == ["p2"]
    assert t.p1.lost == lost + 3
    assert t.p2.knowledge == knowledge


TILES = [["T1", "T2", "T7"], ["T15", "T23", "T27"], ["T39", "T44", "T45"]]
"""Cards that an empty area may not learn."""


def test_M34_learns_a_face_up_card_without_its_prerequisites() -> None:
    t = decline({"timeline": {1: ["M34(3)"]}}, tiles=TILES)
    assert t.offers() == [f"learn {card}" for tile in TILES for card in tile] + ["pass"]
    assert t.refusal("learn T40") == "AK-088"

    t.play("learn T45")

    assert t.p1.collection == ["T45"]
    assert t.p1.past == ["M34"]
    assert t.p1.lost == 3
    assert t.deciding() == ["p2"]


def test_M34_lets_the_learned_card_act() -> None:
    t = decline({"timeline": {1: ["M34(0)"]}}, tiles=TILES, deck=["A1", "A2", "A3", "A4"])

    t.play("learn T1")

    assert t.p1.hand == ["A1", "A2", "A3"]


def test_M34_may_be_declined() -> None:
    t = decline({"timeline": {1: ["M34(0)"]}}, tiles=TILES)

    t.play("pass")

    assert t.p1.collection == []
    assert t.tiles == TILES
    assert t.deciding() == ["p2"]


def test_every_megalith_of_these_timings_has_a_test() -> None:
    assert untested(globals(), "M", "immediate", "decline") == set()
