"""What each city with an immediate or decline effect does, and what it must not do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ancient_knowledge.decks import SECRET, untested
from tests.games.ancient_knowledge.monuments import action, decline

# Immediate


@pytest.mark.parametrize(("lost", "left"), [(3, 2), (1, 0), (0, 0)])
def test_C12_returns_1_own_lost_knowledge(lost: int, left: int) -> None:
    t = action({"hand": ["C12"], "lost": lost}, p2={"lost": 4})

    t.play("create C12 slot 1")

    assert t.p1.lost == left
    assert t.p2.lost == 4


SWAPPERS = [("C13", 4, 1), ("C14", 5, 2)]


@pytest.mark.parametrize(("card", "slot", "held"), SWAPPERS)
def test_new_city_trades_slot_row_and_tokens_with_another_monument(card: str, slot: int, held: int) -> None:
    t = action({"hand": [card], "timeline": {2: ["C21(4)", "M12(1)"]}}, p2={"timeline": {3: ["C26"]}})

    t.play(f"create {card} slot {slot}")
    assert t.offers() == [f"swap {card} with C21", f"swap {card} with M12"]  # nothing else: it must be done
    t.play(f"swap {card} with M12")

    assert t.p1.timeline == {2: ["C21(4)", f"{card}({held})"], slot: ["M12(1)"]}


@pytest.mark.parametrize(("card", "slot", "held"), SWAPPERS)
def test_new_city_trades_places_even_with_a_padlocked_one_or_within_its_slot(card: str, slot: int, held: int) -> None:
    t = action({"hand": [card], "timeline": {slot: ["C21(4)"]}})

    t.play(f"create {card} slot {slot}")  # a single partner: no question

    assert t.p1.timeline == {slot: [f"{card}({held})", "C21(4)"]}


@pytest.mark.parametrize(("card", "slot", "held"), SWAPPERS)
def test_new_city_stays_where_it_is_without_another_monument(card: str, slot: int, held: int) -> None:
    t = action({"hand": [card], "past": ["M12"]}, p2={"timeline": {3: ["C26"]}})

    t.play(f"create {card} slot {slot}")

    assert t.prompt() == "action"
    assert t.p1.timeline == {slot: [f"{card}({held})"]}


def test_C13_swapped_into_slot_1_declines_this_turn() -> None:
    t = action({"hand": ["C13"], "timeline": {1: ["C28(9)"]}}, actions=1)

    t.play("create C13 slot 4")

    assert t.p1.past == ["C13"]
    assert t.p1.timeline == {3: ["C28(9)"]}


def test_C20_takes_1_knowledge_off_each_other_own_city() -> None:
    timeline = {3: ["C26(0)", "M12(2)"], 4: ["C34(1)", "P14(4)"], 5: ["C36(3)"]}
    t = action({"hand": ["C20"], "timeline": timeline}, p2={"timeline": {3: ["C27(8)"]}})

    t.play("create C20 slot 2")

    assert t.p1.knowledge == {"C20": 2, "C26": 0, "M12": 2, "C34": 0, "P14": 4, "C36": 2}
    assert t.p2.knowledge == {"C27": 8}


THREE_CITIES = {"past": ["C25", "C26", "C27 tilted"]}
THREE_SECRETS = {"collection": SECRET[:3]}


@pytest.mark.parametrize(
    ("card", "slot", "area", "enters"),
    [("C22", 2, THREE_CITIES, 1), ("C23", 3, THREE_CITIES, 2), ("C33", 2, THREE_SECRETS, 1)],
    ids=["C22", "C23", "C33"],
)
def test_city_enters_with_less_knowledge_once_its_condition_is_met(
    card: str, slot: int, area: dict[str, Any], enters: int
) -> None:
    t = action({"hand": [card], **area})

    t.play(f"create {card} slot {slot}")

    assert t.p1.knowledge == {card: enters}
    assert t.prompt() == "action"


@pytest.mark.parametrize(
    ("card", "slot", "area", "enters"),
    [
        ("C22", 2, {"past": ["C25", "C26", "M12", "P9"]}, 6),
        ("C23", 3, {"past": ["C25", "C26", "M12", "P9"]}, 8),
        ("C33", 2, {"collection": [*SECRET[:2], "T1", "T19"], "past": ["C25", "C26", "C27"]}, 6),
    ],
    ids=["C22", "C23", "C33"],
)
def test_city_enters_with_its_printed_knowledge_when_one_is_missing(
    card: str, slot: int, area: dict[str, Any], enters: int
) -> None:
    """Neither other types, nor the Timeline, nor an opponent's area make up for it."""
    opponent = {"past": ["C28", "C29"], "collection": SECRET[3:6]}
    t = action({"hand": [card], "timeline": {5: ["C36(0)"]}, **area}, p2=opponent)

    t.play(f"create {card} slot {slot}")

    assert t.p1.knowledge == {card: enters, "C36": 0}


def test_C23_adds_other_discounts_but_never_below_0() -> None:
    area = {"timeline": {5: ["C24"], 6: ["C18"]}, "artefacts": ["A28"], "past": ["C25", "C26", "C27"]}
    t = action({"hand": ["C23"], **area})

    t.play("create C23 slot 3")

    assert t.p1.knowledge["C23"] == 0  # 8 printed, 6 of its own, 3 discounts


def test_C30_skips_the_decline_phase_of_this_turn_and_nothing_else() -> None:
    area = {"hand": ["C30"], "timeline": {1: ["M12(2)"], 4: ["C26(7)"]}, "artefacts": ["A35"], "past": ["C25"]}
    t = action(area, actions=1, deck=["A1", "A2", "A3"])

    t.play("create C30 slot 3")

    assert t.deciding() == ["p2"]
    assert t.p1.hand == ["A1"]  # the Chronicle phase took place
    assert t.p1.timeline == {1: ["M12(2)"], 3: ["C30(3)"], 4: ["C26(7)"]}
    assert t.p1.past == ["C25"]
    assert t.p1.lost == 0


def test_C30_lets_the_next_decline_phase_take_place() -> None:
    t = action({"hand": ["C30"], "timeline": {1: ["C12(2)"]}}, actions=1)

    t.play("create C30 slot 3", "search", "search", "search", "search")

    assert t.p1.past == ["C12"]
    assert t.p1.timeline == {2: ["C30(3)"]}


def test_C30_created_in_a_decline_phase_has_no_effect_now_or_later() -> None:
    t = decline({"hand": ["C30"], "timeline": {1: ["M11(0)", "C12(2)"]}})

    t.play("decline M11", "create C30 slot 3")
    assert t.p1.past == ["M11", "C12"]
    assert t.p1.timeline == {2: ["C30(3)"]}

    t.play("search", "search", "search", "search")
    assert t.p1.timeline == {1: ["C30(3)"]}


def test_C31_with_4_cities_takes_3_knowledge_off_2_of_them() -> None:
    t = action({"hand": ["C31"], "timeline": {4: ["C26(7)", "P14(4)"], 5: ["C36(1)", "C34(0)"]}})

    t.play("create C31 slot 3")
    assert t.offers() == ["remove C31", "remove C26", "remove C36"]
    t.play("remove C26")
    assert t.offers() == ["remove C31", "remove C36"]  # another one, and no way around it
    t.play("remove C36")

    assert t.prompt() == "action"
    assert t.p1.knowledge == {"C31": 3, "C26": 4, "P14": 4, "C36": 0, "C34": 0}


def test_C31_takes_from_itself_alone_when_only_it_holds_knowledge() -> None:
    t = action({"hand": ["C31"], "timeline": {4: ["C26(0)", "P14(4)"], 5: ["C36(0)", "C34(0)"]}})

    t.play("create C31 slot 3")

    assert t.prompt() == "action"
    assert t.p1.knowledge == {"C31": 0, "C26": 0, "P14": 4, "C36": 0, "C34": 0}


def test_C31_does_nothing_with_3_cities() -> None:
    area = {"hand": ["C31", "C29"], "timeline": {4: ["C26(7)", "P14(4)"], 5: ["C36(2)"]}, "past": ["C25"]}
    t = action(area, p2={"timeline": {4: ["C27"]}})

    t.play("create C31 slot 3")

    assert t.prompt() == "action"
    assert t.p1.knowledge == {"C31": 3, "C26": 7, "P14": 4, "C36": 2}


def test_C32_grants_an_archive_action_beside_the_two() -> None:
    t = action({"hand": ["C32", "A1", "A2", "A3"], "timeline": {5: ["M12(2)"]}, "lost": 4})

    t.play("create C32 slot 3")
    assert t.offers() == ["discard A1", "discard A2", "discard A3", "pass"]
    t.play("discard A1", "discard A3", "done", "remove C32", "remove M12")

    assert t.p1.knowledge == {"C32": 2, "M12": 1}
    assert t.p1.hand == ["A2"]
    assert t.p1.lost == 4
    assert t.deciding() == ["p1"]
    assert t.prompt() == "action"


def test_C32_may_be_declined() -> None:
    t = action({"hand": ["C32", "A1"]})

    t.play("create C32 slot 3", "pass")

    assert t.p1.knowledge == {"C32": 3}
    assert t.p1.hand == ["A1"]
    assert t.prompt() == "action"


def test_C32_archives_no_more_cards_than_there_is_knowledge() -> None:
    t = action({"hand": ["C32", "A1", "A2", "A3", "A4"]})

    t.play("create C32 slot 3", "discard A1", "discard A2", "discard A3")

    assert t.p1.hand == ["A4"]
    assert t.p1.knowledge == {"C32": 0}
    assert t.prompt() == "action"


def test_C32_asks_nothing_with_an_empty_hand() -> None:
    t = action({"hand": ["C32"]})

    t.play("create C32 slot 3")

    assert t.prompt() == "action"
    assert t.p1.knowledge == {"C32": 3}


# Decline


def test_C15_moves_another_monument_to_a_slot_with_room() -> None:
    t = decline({"timeline": {1: ["C15(2)"], 3: ["C26(0)", "M12(2)"], 4: ["C21(4)"]}}, p2={"timeline": {3: ["C27"]}})

    room = {"C26": (1, 2, 4, 5, 6), "M12": (1, 2, 4, 5, 6), "C21": (1, 2, 5, 6)}
    assert t.offers() == [f"move {card} slot {slot}" for card, slots in room.items() for slot in slots]
    t.play("move C26 slot 4")

    assert t.p1.timeline == {2: ["M12(2)"], 3: ["C21(4)", "C26(0)"]}
    assert t.p1.past == ["C15"]
    assert t.p1.lost == 2


def test_C15_rescues_its_neighbour_from_decline() -> None:
    t = decline({"timeline": {1: ["C15(2)", "C29(10)"]}})

    t.play("decline C15", "move C29 slot 6")

    assert t.p1.timeline == {5: ["C29(10)"]}
    assert t.p1.past == ["C15"]
    assert t.p1.lost == 2


def test_C15_makes_a_monument_moved_to_slot_1_decline_in_this_phase() -> None:
    t = decline({"timeline": {1: ["C15(2)"], 4: ["C16(1)"]}}, deck=["A1", "A2", "A3", "A4", "A5"])

    t.play("move C16 slot 1")

    assert t.p1.past == ["C15", "C16"]
    assert t.p1.lost == 3
    assert t.p1.hand == ["A1", "A2", "A3", "A4"]


def test_C15_does_nothing_alone_or_without_any_room() -> None:
    alone = decline({"timeline": {1: ["C15(2)"]}}, p2={"timeline": {3: ["C27"]}})
    assert alone.deciding() == ["p2"]
    assert alone.p1.past == ["C15"]

    slots = {2: ["C1", "C2"], 3: ["C3", "C4"], 4: ["C5", "M1"], 5: ["M2", "M3"], 6: ["M4", "M5"]}
    full = decline({"timeline": {1: ["C15(0)", "M6(0)"], **slots}}).play("decline C15")
    assert full.deciding() == ["p2"]
    assert full.p1.past == ["C15", "M6"]


@pytest.mark.parametrize(("card", "drawn"), [("C16", 4), ("C17", 6)])
@pytest.mark.parametrize("held", [2, 8])
def test_declining_city_gives_its_owner_cards_up_to_the_hand_limit(card: str, drawn: int, held: int) -> None:
    hand = [f"M{n}" for n in range(1, held + 1)]
    deck = [f"A{n}" for n in range(1, 9)]

    t = decline({"timeline": {1: [f"{card}(1)"]}, "hand": hand}, p2={"hand": ["P1"]}, deck=deck)

    taken = min(drawn, 10 - held)
    assert t.p1.hand == hand + deck[:taken]
    assert t.deck[0] == deck[taken]
    assert t.p2.hand == ["P1"]
    assert t.p1.past == [card]
    assert t.p1.lost == 1


def test_C19_takes_exactly_4_knowledge_off_one_city_holding_6() -> None:
    timeline = {1: ["C19(3)"], 3: ["C26(6)", "C27(5)"], 4: ["C28(9)", "P13(14)"]}
    t = decline({"timeline": timeline}, p2={"timeline": {3: ["C29(10)"]}})
    assert t.offers() == ["remove C26", "remove C28"]

    t.play("remove C26")

    assert t.p1.knowledge == {"C26": 2, "C27": 5, "C28": 9, "P13": 14}
    assert t.p1.lost == 3
    assert t.p2.knowledge == {"C29": 10}


def test_C19_may_be_the_city_that_loses_its_knowledge() -> None:
    t = decline({"timeline": {1: ["C19(6)"], 3: ["C27(5)"]}})

    assert t.p1.lost == 2
    assert t.p1.knowledge == {"C27": 5}


def test_C19_does_nothing_when_no_city_holds_6() -> None:
    t = decline({"timeline": {1: ["C19(3)"], 3: ["C27(5)", "P13(9)"]}})

    assert t.deciding() == ["p2"]
    assert t.p1.knowledge == {"C27": 5, "P13": 9}


def test_C21_takes_up_to_7_knowledge_off_other_monuments() -> None:
    timeline = {1: ["C21(4)", "P14(2)"], 3: ["C26(7)"]}
    t = decline({"timeline": timeline}, p2={"timeline": {3: ["C27(8)"]}}).play("decline C21")
    assert t.offers() == ["remove P14", "remove C26", "done"]

    t.play("remove P14", "remove P14", *["remove C26"] * 5)

    assert t.p1.past == ["C21", "P14"]
    assert t.p1.lost == 4  # its own
    assert t.p1.knowledge == {"C26": 2}


@pytest.mark.parametrize(("choices", "left"), [(["done"], 7), (["remove C26", "remove C26", "done"], 5)])
def test_C21_may_take_fewer_or_none(choices: list[str], left: int) -> None:
    t = decline({"timeline": {1: ["C21(4)"], 3: ["C26(7)"]}})

    t.play(*choices)

    assert t.p1.knowledge == {"C26": left}
    assert t.p1.lost == 4


FRAGILE = ["C25", "C26", "C27", "C28", "C29"]


@pytest.mark.parametrize("card", FRAGILE)
@pytest.mark.parametrize("held", [1, 6])
def test_fragile_city_with_knowledge_left_is_discarded_instead(card: str, held: int) -> None:
    past = [f"M{n}" for n in range(1, 14)]
    area = {"timeline": {1: [f"{card}({held})"], 3: ["C36(8)"]}, "past": past, "lost": 3, "artefacts": ["A32"]}

    t = decline(area, flipped=True)

    assert t.pile == [card]
    assert t.p1.past == past
    assert t.p1.lost == 3
    assert t.p1.hand == []  # nothing became lost, so A32 gives nothing
    assert t.p1.timeline == {2: ["C36(8)"]}
    assert not t.pos.ending


@pytest.mark.parametrize("card", FRAGILE)
def test_fragile_city_without_knowledge_enters_the_past(card: str) -> None:
    t = decline({"timeline": {1: [f"{card}(0)"]}, "lost": 3})

    assert t.p1.past == [card]
    assert t.p1.lost == 3
    assert t.pile == []


def test_C28_is_saved_by_a_neighbour_that_declines_first() -> None:
    t = decline({"timeline": {1: ["C21(4)", "C28(2)"]}})

    t.play("decline C21", "remove C28", "remove C28")

    assert t.p1.past == ["C21", "C28"]
    assert t.p1.lost == 4


def test_every_city_of_these_timings_has_a_test() -> None:
    assert untested(globals(), "C", "immediate", "decline") == set()
