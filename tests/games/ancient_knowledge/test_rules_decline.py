"""The Chronicle phase and the Decline phase: AK-123 to AK-145."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.ancient_knowledge.game import TITLE
from tests.games.ancient_knowledge.table import Table, table

TILES = [["T3", "T4", "T5"], ["T9", "T10", "T11"], ["T28", "T29", "T30"]]
CITIES, MEGALITHS = ([f"{kind}{number}" for number in range(1, 11)] for kind in "CM")


def told(t: Table, *names: str) -> list[str]:
    """The cards of these events, in order."""
    return [event["card"] for event in t.events if event["event"] in names]


def kinds(t: Table) -> list[str]:
    return [event["event"] for event in t.events]


def shown(t: Table) -> dict[str, Any]:
    return TITLE.view(t.pos, None)


def last_action(**p1: Any) -> Table:
    """p1 has one action left, p2 waits for the turn."""
    return table(p1={"hand": ["A36"]} | p1, p2={"hand": ["A29"]}, actions=1, tiles=TILES)


# Chronicle phase


@pytest.mark.rule("AK-123")
def test_every_own_monument_and_artefact_with_the_chronicle_symbol_acts_once() -> None:
    timeline = {4: ["P31(4)", "M31(3)"], 5: ["P30(4)", "C24(3)"]}
    t = last_action(timeline=timeline, artefacts=["A14", "A17"], lost=9)
    t.play("search")
    assert sorted(t.offers()) == ["resolve A14", "resolve M31", "resolve P30", "resolve P31"]
    t.play("resolve A14", "resolve M31", "resolve P30", "remove C24")
    assert told(t, "effect") == ["A14", "M31", "P30", "P31"]
    assert len(t.p1.hand) == 1 + 1 + 2  # searched, and one each from A14 and P31
    assert t.p1.lost == 8  # M31
    assert t.p1.knowledge == {"P31": 4, "M31": 3, "P30": 4, "C24": 2}  # P30
    assert t.deciding() == ["p2"]


@pytest.mark.rule("AK-124")
def test_the_active_player_chooses_the_order_of_the_chronicle_effects() -> None:
    for first, hand in {"C35": 2, "A35": 1}.items():  # discard 1; draw 1 with at most 1 in hand
        t = table(
            p1={"timeline": {4: "C35(1)"}, "artefacts": ["A35"], "hand": ["A1", "A2"]},
            p2={"hand": ["A3"]},
            phase="chronicle",
            tiles=TILES,
        )
        assert (t.deciding(), t.offers()) == (["p1"], ["resolve C35", "resolve A35"])
        t.play(f"resolve {first}", "discard A1")
        assert len(t.p1.hand) == hand


@pytest.mark.rule("AK-125")
@pytest.mark.parametrize(
    ("area", "knowledge"),
    [
        ({"timeline": {4: "C35(1)"}}, {"C35": 1}),  # discard a card, with none in hand
        ({"artefacts": ["A14"], "lost": 4}, {}),  # draw a card, for 5 lost knowledge
        ({"timeline": {3: "P27(1)", 4: "M20(2)"}}, {"P27": 1, "M20": 2}),  # take knowledge off adjacent cities
        ({"timeline": {2: "M31(3)"}}, {"M31": 3}),  # discard a lost knowledge, with none lost
        ({"timeline": {5: "P30(4)"}}, {"P30": 4}),  # take knowledge off another monument
    ],
)
def test_a_chronicle_effect_that_cannot_be_applied_is_left_out(area: dict[str, Any], knowledge: dict[str, int]) -> None:
    t = table(p1=dict(area), p2={"hand": ["A3"]}, phase="chronicle", tiles=TILES)
    assert (t.deciding(), t.prompt()) == (["p2"], "action")  # nothing is asked, nothing is held up
    assert (t.p1.hand, t.p1.lost, t.p1.knowledge) == ([], area.get("lost", 0), knowledge)


@pytest.mark.rule("AK-126")
def test_only_the_active_players_cards_act_in_the_chronicle_phase() -> None:
    p2 = {"timeline": {4: "P31(4)", 2: "M31(3)"}, "artefacts": ["A14"], "lost": 9, "hand": ["A3"]}
    t = table(p1={"hand": ["A1"]}, p2=p2, phase="chronicle", tiles=TILES)
    assert t.deciding() == ["p2"]
    assert (t.p1.hand, t.p2.hand, t.p2.lost) == (["A1"], ["A3"], 9)


@pytest.mark.rule("AK-127", "AK-128")
def test_cards_in_the_past_and_in_hand_do_not_act_in_the_chronicle_phase() -> None:
    t = table(
        p1={"past": ["P31", "M31"], "hand": ["P30", "A14"], "timeline": {5: "C24(3)"}, "lost": 9},
        p2={"hand": ["A3"]},
        phase="chronicle",
        tiles=TILES,
    )
    assert (t.deciding(), t.p1.hand, t.p1.lost, t.p1.knowledge) == (["p2"], ["P30", "A14"], 9, {"C24": 3})


@pytest.mark.rule("AK-129")
def test_the_decline_phase_follows_the_chronicle_phase() -> None:
    t = last_action(timeline={1: "C16(2)", 2: "P27(1)"})  # P27 takes 1 off the adjacent city
    t.play("search")
    order = [name for name in kinds(t) if name in ("chronicle-began", "removed", "decline-began", "declined")]
    assert order == ["chronicle-began", "removed", "decline-began", "declined"]
    assert t.p1.lost == 1


# Decline phase: slot 1


@pytest.mark.rule("AK-130")
def test_all_monuments_on_slot_one_decline() -> None:
    for cards in ([], ["C24(0)"], ["C24(0)", "M20(0)"]):
        t = table(p1={"timeline": {1: cards, 3: "P22(1)"}}, p2={"hand": ["A3"]}, phase="decline", tiles=TILES)
        if len(cards) == 2:
            t.play("decline C24")
        assert t.p1.past == [card[:-3] for card in cards]
        assert t.p1.timeline == {2: ["P22(1)"]}


@pytest.mark.rule("AK-131")
def test_the_decline_effect_comes_before_the_tokens_move() -> None:
    for lost, after in {16: 19, 17: 20, 20: 8}.items():  # M13: with at least 20 lost, discard 15; then its own 3
        p1 = {"timeline": {1: "M13(3)"}, "lost": lost, "hand": ["A1"]}
        assert table(p1=p1, p2={"hand": ["A3"]}, phase="decline", tiles=TILES).p1.lost == after
    p1 = {"timeline": {1: "M8(0)"}, "past": MEGALITHS[:4], "lost": 9, "hand": ["A1"]}
    t = table(p1=p1, p2={"hand": ["A3"]}, phase="decline", tiles=TILES)
    assert t.p1.lost == 9  # M8 asks for 5 megaliths in the Past and is not there yet itself


@pytest.mark.rule("AK-131")
def test_without_the_decline_symbol_nothing_happens_in_the_first_step() -> None:
    t = last_action(timeline={1: "P31(1)"}, hand=["A36"])
    t.play("search")  # P31 acts in the Chronicle phase
    assert kinds(t)[kinds(t).index("decline-began") :][:3] == ["decline-began", "declining", "declined"]
    assert told(t, "effect") == ["P31"]


@pytest.mark.rule("AK-132", "AK-133")
def test_the_knowledge_left_becomes_lost_and_the_card_goes_to_its_owners_past() -> None:
    t = table(
        p1={"timeline": {1: "C7(6)"}, "past": ["M1"], "lost": 2},
        p2={"lost": 1, "hand": ["A3"]},
        phase="decline",
        tiles=TILES,
    )
    assert (t.p1.lost, t.p2.lost) == (2 + 6, 1)
    assert (t.p1.past, t.p2.past, t.p1.tilted) == (["M1", "C7"], [], [])
    assert t.p1.timeline == {}


@pytest.mark.rule("AK-132")
def test_a_view_says_what_the_next_decline_loses_as_things_stand() -> None:
    timeline = {1: ["C7(6)", "P18(2)"], 2: "C8(5)"}
    t = table(
        p1={"timeline": timeline, "hand": ["A36"]},
        p2={"timeline": {1: "M7(3)"}, "hand": ["A29"]},
        actions=1,
        tiles=TILES,
    )
    assert [area["losing"] for area in shown(t)["players"]] == [6 + 2, 3]
    t.play("search", "decline C7")
    assert t.p1.lost == 6 + 2
    assert [area["losing"] for area in shown(t)["players"]] == [5, 3]  # C8 has slid onto slot 1


@pytest.mark.rule("AK-131")
def test_nothing_is_lost_of_a_monument_that_goes_elsewhere_nor_without_a_decline() -> None:
    babylon = table(p1={"timeline": {1: ["C28(4)", "C7(1)"]}, "hand": ["A36"]}, p2={"hand": ["A29"]}, tiles=TILES)
    assert shown(babylon)["players"][0]["losing"] == 1
    potala = table(p1={"timeline": {1: "C7(6)"}, "hand": ["C30", "A1", "A2", "A3"]}, p2={"hand": ["A29"]}, tiles=TILES)
    potala.play(next(line for line in potala.offers() if line.startswith("create C30")))
    while potala.prompt() == "pay":
        potala.play(potala.offers()[0])
    assert shown(potala)["players"][0]["losing"] == 0


@pytest.mark.rule("AK-134")
def test_a_view_lists_the_effects_that_work_or_will() -> None:
    timeline = {2: ["P31(4)", "P18(2)"], 4: "M12(1)"}  # chronicle, immediate, decline
    t = table(
        p1={"timeline": timeline, "artefacts": ["A14"], "past": ["C1", "P34"], "hand": ["A36"]},
        p2={"hand": ["A29"]},
        tiles=TILES,
    )
    assert shown(t)["players"][0]["active"] == ["P31", "M12", "A14", "C1"]  # and a final one in the Past


@pytest.mark.rule("AK-134")
def test_a_declined_card_is_out_of_play_until_the_final_count() -> None:
    p1 = {"timeline": {1: "C24(0)", 2: "C5(0)"}, "hand": ["C25", "C26"]}  # C24 takes 1 off other cities
    t = table(p1=p1, p2={"hand": ["A17"]}, tiles=TILES)
    t.play("create C25 slot 3")
    assert t.p1.knowledge["C25"] == 6 - 1
    t.play("search", "search", "search")
    assert t.p1.past == ["C24"]
    t.play("create C26 slot 3")
    assert t.p1.knowledge["C26"] == 7
    end = table(p1={"past": ["C24", "C5"]}, p2={"hand": ["A17"]}, turn="p2", phase="decline", ending=True).result()
    assert end is not None
    assert end.standings[0].lines["effects"] == 2  # C5 counts the cities of the Past


@pytest.mark.rule("AK-135", "AK-136")
def test_of_two_declining_cards_the_owner_chooses_one_which_is_resolved_completely_before_the_other() -> None:
    for first, second in (("C16", "M12"), ("M12", "C16")):  # each draws 4 and has 2 knowledge
        p1 = {"timeline": {1: ["C16(2)", "M12(2)"]}}
        t = table(p1=p1, p2={"hand": ["A3"]}, phase="decline", tiles=TILES)
        assert (t.deciding(), t.offers()) == (["p1"], ["decline C16", "decline M12"])
        t.play(f"decline {first}")
        assert told(t, "declining", "effect", "declined") == [first] * 3 + [second] * 3
        assert kinds(t)[:8] == ["declining", "effect", "drew", "declined"] * 2
        assert (t.p1.past, t.p1.lost, len(t.p1.hand)) == ([first, second], 4, 8)


@pytest.mark.rule("AK-137")
def test_the_effect_of_the_first_card_may_act_on_the_second_one() -> None:
    t = table(p1={"timeline": {1: ["C21(1)", "P13(9)"]}}, p2={"hand": ["A3"]}, phase="decline", tiles=TILES)
    t.play("decline C21")
    assert t.offers() == ["remove P13", "done"]
    t.play(*["remove P13"] * 7)
    assert (t.p1.past, t.p1.lost) == (["C21", "P13"], 1 + 2)


# Decline phase: the check of the Past


@pytest.mark.rule("AK-138")
def test_the_past_is_checked_for_seven_once_slot_one_is_empty_and_before_the_shift() -> None:
    p1 = {"past": CITIES[:6], "timeline": {1: ["C12(0)", "P9(0)"], 4: "M20(2)"}, "lost": 9}
    t = table(p1=p1, p2={"hand": ["A3"]}, phase="decline", tiles=TILES)
    t.play("decline C12")
    assert len(t.p1.past) == 7
    assert t.prompt() == "learn"  # P9 first, with the tiles as they are
    t.play("pass")
    assert (len(t.p1.past), t.prompt()) == (8, "flip")
    assert t.p1.timeline == {4: ["M20(2)"]}
    t.play("flip tile 1")
    assert t.p1.timeline == {3: ["M20(2)"]}


@pytest.mark.rule("AK-139")
@pytest.mark.parametrize(("past", "cards", "ends"), [(12, 1, False), (12, 2, True), (13, 1, True), (13, 2, True)])
def test_the_same_check_with_fourteen_sets_off_the_end_of_the_game(past: int, cards: int, ends: bool) -> None:
    timeline = {1: ["P2(0)", "P3(0)"][:cards], 4: "M20(2)"}
    p1 = {"past": [*CITIES, *MEGALITHS][:past], "timeline": timeline, "hand": ["A1"]}
    t = table(p1=p1, p2={"hand": ["A3"]}, flipped=True, actions=1, tiles=[TILES[0], TILES[2], []])
    t.play("search", *["decline P2"][: cards - 1])
    assert len(t.p1.past) == past + cards
    assert shown(t)["ending"] is ends
    order = [name for name in kinds(t) if name in ("declined", "end-set-off", "shifted")]
    assert order == ["declined"] * cards + ["end-set-off"] * ends + ["shifted"]


# Decline phase: the shift


@pytest.mark.rule("AK-140", "AK-141", "AK-142")
def test_all_other_monuments_shift_one_slot_to_the_left_with_their_tokens() -> None:
    timeline = {
        2: ["C24(1)", "C34(2)"],
        3: ["C5(3)", "C16(2)"],
        4: "M20(0)",
        5: ["P22(1)", "P21(2)"],
        6: ["M36(0)", "C18(1)"],
    }
    t = table(p1={"timeline": timeline | {1: "P33(0)"}}, p2={"hand": ["A3"]}, phase="decline", tiles=TILES)
    assert t.p1.timeline == {
        slot - 1: cards if isinstance(cards, list) else [cards] for slot, cards in timeline.items()
    }
    assert t.p1.past == ["P33"]  # what has come to slot 1 waits for the next turn
    t.play("search", "search")
    assert t.deciding() == ["p1"]
    assert t.p1.timeline[1] == ["C24(1)", "C34(2)"]
    t.play("search", "search", "decline C24")
    assert t.p1.past == ["P33", "C24", "C34"]


@pytest.mark.rule("AK-143")
def test_artefacts_do_not_shift() -> None:
    artefacts = ["A17", "A18", "A19", "A20", "A22"]
    p1 = {"artefacts": artefacts, "timeline": {1: "C24(1)", 2: "C34(2)"}, "hand": ["A1"]}
    t = table(p1=p1, p2={"hand": ["A3"]}, tiles=TILES)
    t.play(*["search"] * 8)  # two rounds
    assert t.p1.past == ["C24", "C34"]
    assert t.p1.artefacts == artefacts


@pytest.mark.rule("AK-144")
def test_a_monument_created_on_slot_one_declines_at_the_end_of_that_turn() -> None:
    t = table(p1={"hand": ["P33", "A1", "A2"]}, p2={"hand": ["A3"]}, deck=["C1", "M1", "C2"], tiles=TILES)
    t.play("create P33 slot 1")
    assert t.p1.timeline == {1: ["P33(1)"]}
    t.play("learn T9")
    assert t.deciding() == ["p2"]
    assert (t.p1.past, t.p1.lost, t.p1.hand) == (["P33"], 1, ["C1", "C2"])


@pytest.mark.rule("AK-145")
def test_only_the_active_players_timeline_declines_and_shifts() -> None:
    theirs = {1: ["C24(1)", "C34(2)"], 3: "M20(1)"}
    p1 = {"timeline": {1: "P22(1)", 2: "P21(2)"}, "hand": ["A1"]}
    t = table(
        p1=p1, p2={"timeline": theirs, "hand": ["A3"]}, p3={"timeline": {1: "P31(1)"}}, phase="decline", tiles=TILES
    )
    assert (t.p1.past, t.p1.timeline) == (["P22"], {1: ["P21(2)"]})
    assert (t.p2.past, t.p2.timeline) == ([], {1: theirs[1], 3: ["M20(1)"]})
    assert (t.p3.past, t.p3.timeline) == ([], {1: ["P31(1)"]})
    assert (t.p2.lost, t.p3.lost) == (0, 0)


def test_a_monument_whose_decline_has_begun_can_not_be_moved() -> None:
    """P9 declines and learns T10, which moves a monument: any but P9 itself."""
    t = table(
        p1={"timeline": {1: ["P9(0)"], 4: ["C12(1)"]}},
        phase="decline",
        tiles=[["T10", "T9", "T5"], [], []],
    )
    t.play("learn T10")
    assert {line.split()[1] for line in t.offers()} == {"C12"}
