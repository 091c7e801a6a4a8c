"""The five timing symbols and the golden rules: AK-163 to AK-178."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.kernel.errors import BadInput
from tests.games.ancient_knowledge.table import Table, table

TILES = [["T3", "T4", "T5"], ["T9", "T10", "T11"], ["T28", "T29", "T30"]]
WAITING = {"hand": ["A29"]}  # an opponent who has something to decide


def effects(t: Table) -> list[str]:
    return [event["card"] for event in t.events if event["event"] == "effect"]


def final_lines(area: dict[str, Any]) -> dict[str, int]:
    result = table(p1=area, p2=dict(WAITING), turn="p2", phase="decline", ending=True).result()
    assert result is not None
    (mine,) = [one for one in result.standings if one.seat == 0]
    return mine.lines


# Timing


@pytest.mark.rule("AK-163", "AK-172")
def test_a_builder_card_works_in_the_timeline_or_on_an_artefact_place_and_not_from_hand() -> None:
    # C24 takes 1 off other cities, A28 off cities: both are permanent
    for area, knowledge in (
        ({"hand": ["C25", "C24", "A28"]}, 6),
        ({"hand": ["C25", "A28"], "timeline": {5: "C24(3)"}}, 5),
        ({"hand": ["C25", "C24"], "artefacts": ["A28"]}, 5),
        ({"hand": ["C25"], "timeline": {5: "C24(3)"}, "artefacts": ["A28"]}, 4),
    ):
        t = table(p1=area, p2=dict(WAITING), tiles=TILES).play("create C25 slot 3")
        assert t.p1.knowledge["C25"] == knowledge
    # P31 draws in the Chronicle phase, A14 with 5 lost knowledge too
    for area, drawn in (
        ({"hand": ["P31", "A14"]}, 0),
        ({"timeline": {4: "P31(4)"}, "hand": ["A14"]}, 1),
        ({"hand": ["P31"], "artefacts": ["A14"]}, 1),
    ):
        t = table(p1=area | {"lost": 5}, p2=dict(WAITING), phase="chronicle", tiles=TILES)
        assert len(t.p1.hand) == len(area["hand"]) + drawn


@pytest.mark.rule("AK-172")
def test_the_decline_effect_of_a_card_in_hand_does_not_work() -> None:
    p1 = {"hand": ["C16", "P18"], "timeline": {1: "C24(1)", 3: "C7(4)"}}  # draw 4; remove 1 knowledge
    t = table(p1=p1, p2=dict(WAITING), phase="decline", tiles=TILES)
    assert (t.deciding(), t.p1.hand, t.p1.knowledge) == (["p2"], ["C16", "P18"], {"C7": 4})


@pytest.mark.rule("AK-164")
def test_an_effect_whose_moment_has_come_must_be_applied_if_possible() -> None:
    p1 = {"hand": ["P18"], "timeline": {3: "C7(4)"}}
    moments = {
        "immediate": table(p1=dict(p1), tiles=TILES).play("create P18 slot 1"),
        "permanent": table(p1={"hand": ["A17"], "timeline": {6: "M26(3)", 3: "C7(4)"}}).play("create A17"),
        "chronicle": table(p1={"timeline": {5: "P30(4)", 3: "M20(4)", 2: "C24(1)"}}, phase="chronicle", tiles=TILES),
    }
    for when, t in moments.items():
        assert all(offer.startswith("remove") for offer in t.offers()), when
        assert t.refusal("pass") == t.refusal("done") == "AK-174", when
    decline = table(p1={"timeline": {1: "C15(2)", 3: "C7(4)"}}, phase="decline", tiles=TILES)  # move another monument
    assert [offer for offer in decline.offers() if not offer.startswith("move C7")] == []
    assert decline.refusal("pass") == "AK-174"


@pytest.mark.rule("AK-165")
def test_of_several_own_effects_at_one_moment_the_owner_chooses_the_order() -> None:
    for first in ("M16", "A23"):  # M16 may create an artefact, A23 draws a card for a megalith
        t = table(p1={"hand": ["M16"], "artefacts": ["A23"]}, p2=dict(WAITING), deck=["A17", "C1"], tiles=TILES)
        t.play("create M16 slot 2")
        assert (t.deciding(), t.offers()) == (["p1"], ["resolve M16", "resolve A23"])
        t.play(f"resolve {first}")
        assert (t.prompt() == "create-more") is (first == "A23")  # only with the drawn card is there one to create
        assert t.p1.hand == ["A17"]


@pytest.mark.rule("AK-166")
def test_an_immediate_effect_fires_once_when_the_card_is_created_or_learned() -> None:
    p1 = {"hand": ["P18", "A1"], "timeline": {6: "C29(9)"}}
    t = table(p1=p1, p2=dict(WAITING), tiles=TILES).play("create P18 slot 2", "remove C29")
    assert effects(t) == ["P18"]
    t.play(*["search"] * 7)  # until it has declined, one turn later
    assert "P18" in t.p1.past
    assert effects(t) == []
    assert t.p1.knowledge == {"C29": 8}
    t = table(p1={"lost": 9, "hand": ["A1"]}, p2=dict(WAITING), tiles=TILES).play("learn T9")
    assert (effects(t), t.p1.lost) == (["T9"], 7)
    t.play(*["search"] * 5)
    assert (effects(t), t.p1.lost) == ([], 7)


@pytest.mark.rule("AK-167")
def test_a_permanent_effect_fires_each_time_its_condition_is_fulfilled() -> None:
    p1 = {"hand": ["P22", "P36", "C24"], "artefacts": ["A22", "A20"]}  # A22: draw for a pyramid; A20: for learning
    t = table(p1=p1, p2=dict(WAITING), tiles=TILES)
    t.play("create P22 slot 5", "create P36 slot 2")
    assert effects(t) == ["A22", "A22"]
    assert len(t.p1.hand) == 1 + 2
    t.play("search", "search", "learn T9", "learn T11")
    assert sorted(effects(t)) == ["A20", "A20", "T11", "T9"]
    assert len(t.p1.hand) == 1 + 2 + 2


@pytest.mark.rule("AK-168")
def test_a_chronicle_effect_fires_in_each_own_chronicle_phase() -> None:
    p1 = {"timeline": {3: "P31(4)"}, "artefacts": ["A14"], "lost": 9}
    t = table(p1=p1, p2=dict(WAITING), tiles=TILES)
    for slot in (2, 1):  # P31 shifts to the left and acts wherever it lies
        t.play("search", "search", "resolve P31")
        assert effects(t) == ["P31", "A14"]
        assert t.p1.timeline == {slot: ["P31(4)"]}
        t.play("search", "search")  # p2's turn
        assert effects(t) == []
    t.play("learn T9", "learn T11", "resolve P31")
    assert t.p1.past == ["P31"]  # it has acted once more before its decline
    t.play(*["search"] * 4)
    assert effects(t) == ["A14"]


@pytest.mark.rule("AK-169")
def test_a_decline_effect_fires_when_the_card_itself_enters_decline() -> None:
    p1 = {"timeline": {1: "C24(1)", 2: "C16(2)"}}  # C16 draws 4
    t = table(p1=p1 | {"hand": ["A1"]}, p2=dict(WAITING), tiles=TILES)
    t.play("search", "search")
    assert (t.p1.past, effects(t)) == (["C24"], [])
    t.play("search", "search")  # p2 declines nothing
    t.play("search", "search")
    assert (t.p1.past, effects(t)) == (["C24", "C16"], ["C16"])
    assert len(t.p1.hand) == 1 + 4 + 4
    t.play(*["search"] * 4)
    assert effects(t) == []


@pytest.mark.rule("AK-170")
def test_a_final_scoring_effect_counts_from_the_past_only() -> None:
    assert final_lines({"past": ["C5", "C12", "C13"]})["effects"] == 3  # C5: 1 per city in the Past
    assert final_lines({"past": ["C12", "C13"], "timeline": {2: "C5(0)"}})["effects"] == 0
    assert final_lines({"past": ["C12", "C13"], "hand": ["C5"]})["effects"] == 0
    p1 = {"past": ["C12", "C13"], "timeline": {1: "C5(0)"}, "hand": ["A1"]}
    t = table(p1=p1, p2=dict(WAITING), phase="decline", tiles=TILES)
    assert (t.p1.past, t.p1.hand, t.p1.lost, effects(t)) == (["C12", "C13", "C5"], ["A1"], 0, [])


# Golden rules


@pytest.mark.rule("AK-171")
def test_card_text_overrides_the_general_rules() -> None:
    p1 = {"timeline": {1: "C28(1)"}, "lost": 3}
    t = table(p1=p1, p2=dict(WAITING), phase="decline", tiles=TILES)
    assert (t.p1.past, t.p1.lost, t.pile) == ([], 3, ["C28"])  # instead of Past and lost knowledge
    p1 = {"hand": ["C30", "A1"], "timeline": {1: "M20(3)", 4: "P21(2)"}}
    t = table(p1=p1, p2=dict(WAITING), tiles=TILES).play("create C30 slot 3", "search")
    assert t.deciding() == ["p2"]
    assert t.p1.timeline == {1: ["M20(3)"], 3: ["C30(3)"], 4: ["P21(2)"]}  # no Decline phase
    p1 = {"timeline": {1: "M34(0)"}}
    t = table(p1=p1, p2=dict(WAITING), phase="decline", tiles=TILES).play("learn T29")  # prerequisites ignored
    assert t.p1.collection == ["T29"]


@pytest.mark.rule("AK-171")
def test_what_a_card_grants_keeps_to_its_text() -> None:
    t = table(p1={"hand": ["M27", "M20", "C24", "A17"]}, p2=dict(WAITING), tiles=TILES)
    t.play("create M27 slot 3")  # you may create a megalith
    assert {offer.split()[1] for offer in t.offers() if offer != "pass"} == {"M20"}
    assert t.refusal("create C24 slot 5") == t.refusal("create A17") == "AK-171"


@pytest.mark.rule("AK-173")
def test_the_effects_of_cards_in_the_past_are_idle_during_play() -> None:
    past = ["C24", "P31", "M26", "P18", "C16"]  # permanent, chronicle, permanent, immediate, decline
    p1 = {"past": past, "hand": ["C25", "A17"], "timeline": {3: "C26(9)", 1: "C34(0)"}}
    t = table(p1=p1, p2=dict(WAITING), tiles=TILES).play("create C25 slot 3", "create A17")
    assert t.deciding() == ["p2"]
    assert effects(t) == []
    assert t.p1.knowledge == {"C26": 9, "C25": 6}
    assert (t.p1.hand, t.p1.lost) == ([], 0)


@pytest.mark.rule("AK-173")
def test_cards_in_the_past_serve_prerequisites_conditions_and_excavate() -> None:
    tiles = [["T15", "T1", "T2"], *TILES[1:]]
    without = table(p1={"hand": ["C22"]}, p2=dict(WAITING), tiles=tiles)
    assert not {"learn T15", "excavate"} & set(without.offers())
    assert without.play("create C22 slot 2").p1.knowledge == {"C22": 6}
    t = table(p1={"hand": ["C22"], "past": ["C1", "C2", "C3"]}, p2=dict(WAITING), tiles=tiles)
    assert {"learn T15", "excavate"} <= set(t.offers())
    assert t.play("create C22 slot 2").p1.knowledge == {"C22": 1}


@pytest.mark.rule("AK-174")
def test_effects_are_compulsory_unless_the_card_says_may() -> None:
    timeline = {6: "C29(9)", 5: "M20(2)"}
    must = table(p1={"hand": ["P18"], "timeline": timeline}).play("create P18 slot 1")  # remove 1 knowledge
    assert must.refusal("pass") == must.refusal("done") == "AK-174"
    assert not {"pass", "done"} & set(must.offers())
    for may in (
        table(p1={"hand": ["M18", "C24"]}).play("create M18 slot 6"),  # you may create a monument
        table(p1={"hand": ["C32", "A1"]}).play("create C32 slot 3"),  # you may archive
        table(p1={"artefacts": ["A8"], "hand": ["A1"]}, phase="chronicle"),  # you may exchange a card
        table(p1={"timeline": {1: "P9(0)"}, "hand": ["A1"]}, p2=dict(WAITING), phase="decline", tiles=TILES),
    ):
        assert "pass" in may.offers()
        may.play("pass")
    up_to = table(p1={"timeline": {1: "C21(0)", 6: "C29(9)"}}, p2=dict(WAITING), phase="decline", tiles=TILES)
    assert "done" in up_to.offers()  # up to 7 leaves the choice, also of none
    assert up_to.play("done").p1.knowledge == {"C29": 9}


@pytest.mark.rule("AK-175")
def test_effects_are_applied_as_far_as_possible_and_the_rest_is_ignored() -> None:
    p1 = {"artefacts": ["A17", "A18", "A22", "A23"], "timeline": {3: "C36(2)", 5: "M30(1)"}}
    t = table(p1=p1, tiles=[["T12", "T4", "T5"], *TILES[1:]]).play("learn T12")  # remove 4
    while t.prompt() == "remove":
        t.play(t.offers()[0])
    assert t.p1.knowledge == {"C36": 0, "M30": 0}
    hand = [f"A{number}" for number in range(1, 8)]
    p1 = {"timeline": {1: "C16(0)"}, "hand": hand}
    t = table(p1=p1, p2=dict(WAITING), phase="decline", deck=["M1", "M2", "M3", "M4"], tiles=TILES)
    assert t.p1.hand == [*hand, "M1", "M2", "M3"]  # draw 4
    t = table(p1={"timeline": {1: "M9(0)"}}, p2={"hand": ["A1"]}, p3={}, phase="decline", tiles=TILES)
    assert (t.p2.hand, t.p3.hand) == ([], [])  # each opponent discards 2


@pytest.mark.rule("AK-176")
def test_a_player_never_has_more_than_five_artefacts() -> None:
    five = ["A17", "A18", "A19", "A20", "A25"]
    t = table(p1={"artefacts": five, "hand": ["A23", "M16", "P16"]}, p2={"hand": ["A28"]}, tiles=TILES)
    assert t.refusal("create A23") == "AK-084"
    t.play("create M16 slot 2", "create P16 slot 2")  # each might create one
    assert t.deciding() == ["p2"]
    assert t.p1.artefacts == five
    t.play("create A28")  # the limit is each player's own
    assert t.p2.artefacts == ["A28"]
    with pytest.raises(BadInput, match="room for 5"):
        table(p1={"artefacts": [*five, "A23"]})


@pytest.mark.rule("AK-177")
def test_effects_act_on_the_owners_area_unless_the_card_names_others() -> None:
    theirs = {"timeline": {3: "C26(7)", 4: "C36(2)"}, "lost": 4, "hand": ["A1", "A2"]}
    tiles = [["T11", "T9", "T26"], *TILES[1:]]  # T11: 1 off each of your cities; T9: discard 2 lost
    tiles[1] = ["T4", "T10", "T3"]
    t = table(p1={"timeline": {5: "C24(3)"}, "lost": 3}, p2=theirs, tiles=tiles)
    t.play("learn T11", "learn T9")
    assert (t.p1.knowledge, t.p1.lost) == ({"C24": 2}, 1)
    assert (t.p2.knowledge, t.p2.lost, t.p2.hand) == ({"C26": 7, "C36": 2}, 4, ["A1", "A2"])
    t = table(p1={"hand": ["M25"], "timeline": {5: "C24(3)"}}, p2=dict(theirs), tiles=tiles)
    t.play("create M25 slot 2", "burden C26")  # 2 knowledge on a monument of each opponent
    assert (t.p1.knowledge, t.p2.knowledge) == ({"M25": 3, "C24": 3}, {"C26": 9, "C36": 2})
    t.play("learn T26", "p2: discard A2")  # each opponent discards a card
    assert (t.p2.hand, t.pile) == (["A1"], ["A2"])


@pytest.mark.rule("AK-178")
def test_a_card_of_no_stated_kind_is_a_builder_card() -> None:
    p1 = {"past": ["P1", "P2"], "timeline": {4: "C35(1)"}, "hand": ["A1"]}
    tiles = [["T2", "T7", "T1"], *TILES[1:]]
    t = table(p1=p1, p2=dict(WAITING), deck=["M1", "C3", "P3"], tiles=tiles)
    pools = [t.pool(1), t.pool(2)]
    t.play("learn T2")  # draw 3 cards
    assert t.p1.hand == ["A1", "M1", "C3", "P3"]
    assert [t.pool(1), t.pool(2)] == pools
    t.play("search")  # then C35: discard 1 card
    assert all(offer.split()[1] in t.p1.hand for offer in t.offers())
    assert len(t.offers()) == 5
    t.play("discard M1")
    assert (t.pile, t.p1.collection) == (["M1"], ["T2"])
