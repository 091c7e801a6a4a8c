"""The turn, the main action and its effects: AT-032 to AT-048."""

from __future__ import annotations

import pytest

from tablee.games.atlantes.game import TITLE
from tests.games.atlantes.table import Table, example_box, new_game, table

ROW = ["grabber", "meg", "healer", "anglerfish", "pearl-trader", "reef-warden"]


def finish_turn(t: Table) -> None:
    seat = t.deciding()
    while t.deciding() == seat and t.prompt() != "before":
        t.play("end" if "end" in t.offers() else t.offers()[-1])


@pytest.mark.rule("AT-032", "AT-037")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise_from_the_first_player(seats: int) -> None:
    t = new_game(seats, kings="none")
    order = []
    for _ in range(2 * seats):
        order += t.deciding()
        t.play("play matrona")
        finish_turn(t)
    assert order == [f"p{(t.pos.first + turn) % seats + 1}" for turn in range(2 * seats)]


@pytest.mark.rule("AT-033")
def test_a_turn_has_exactly_one_main_action() -> None:
    t = table(p1={"board": ["L34"]}, lower=["L56"])
    assert "end" not in t.offers()
    assert t.refusal("end") == "AT-033"
    t.play("play legionary")
    assert t.prompt() == "after"
    assert not t.offered("play")
    assert t.refusal("play sealord") == "AT-033"


@pytest.mark.rule("AT-034")
def test_a_turn_may_have_no_secondary_action_or_several() -> None:
    none = table(p1={"board": ["L34"]}, lower=["L56"])
    none.play("play legionary", "end")
    assert none.deciding() == ["p2"]
    several = table(p1={"board": ["L38", "L17"], "mantas": ["raise1"]}, lower=["L56"])
    several.play("manta start-raise1", "raise L17", "manta bonus-raise1", "raise L17", "exploit L38")
    assert several.prompt() == "before"


@pytest.mark.rule("AT-035")
def test_secondary_actions_may_come_before_and_after_the_main_action() -> None:
    t = table(p1={"board": ["L34", "L17"], "mantas": ["raise1"]}, lower=["L56"])
    t.play("manta start-raise1", "raise L34", "play legionary", "manta bonus-raise1", "raise L17")
    assert t.p1.board == ["L34@1", "L17@1"]


@pytest.mark.rule("AT-036", "AT-053", "AT-063")
def test_no_ability_is_used_inside_the_main_action() -> None:
    t = table(
        p1={"hand": ["matrona", "grabber"], "board": ["L29", "L17"], "mantas": ["power2"], "symbol": "D"},
        lower=["L2", "L31"],
    )
    assert {"manta start-raise1", "exploit L29"} <= set(t.offers())
    t.play("play grabber")
    assert t.prompt() == "conquer"
    assert t.refusal("manta start-raise1") == "AT-053"
    assert t.refusal("exploit L29") == "AT-063"
    t.play("conquer L2", "manta start-power1")
    assert t.prompt() == "conquer"  # between two effects
    assert t.refusal("manta start-raise1") == "AT-053"
    t.play("conquer L31")
    assert t.prompt() == "pay"
    assert t.refusal("exploit L29") == "AT-063"


@pytest.mark.rule("AT-038")
def test_the_character_played_must_be_in_hand() -> None:
    t = table(p1={"hand": ["matrona", "legionary"], "discard": ["sealord"]})
    assert t.offered("play") == ["matrona", "legionary"]
    assert t.refusal("play sealord") == "AT-038"
    assert t.refusal("play meg") == "AT-038"


@pytest.mark.rule("AT-039")
def test_effects_are_resolved_in_their_printed_order() -> None:
    t = table(p1={"hand": ["matrona", "diplomatic-crab"], "mantas": ["gold2"]}, lower=["L2"], row=ROW)
    t.play("play diplomatic-crab")
    assert t.prompt() == "recruit"
    t.play("recruit grabber place 1")
    assert t.prompt() == "conquer"


@pytest.mark.rule("AT-040")
def test_every_effect_that_can_be_resolved_must_be() -> None:
    t = table(p1={"hand": ["matrona", "reef-warden"], "board": ["L34", "L17", "L15@full"]})
    t.play("play reef-warden")
    assert t.refusal("pass") == "AT-040"
    t.play("raise L34")
    assert t.p1.pile == ["L15"]  # scored without asking: it has to be


@pytest.mark.rule("AT-041")
def test_a_character_may_be_played_although_nothing_of_it_can_be_done() -> None:
    t = table(p1={"hand": ["matrona", "anglerfish"]})
    t.play("play anglerfish")
    assert t.told("could-not")[0]["effect"] == "salvage"
    assert t.p1.discard == ["anglerfish"]


@pytest.mark.rule("AT-042")
def test_an_effect_with_a_number_is_done_as_far_as_possible() -> None:
    t = table(p1={"hand": ["matrona", "researcher"], "board": ["L31"]})
    t.play("play researcher")
    assert t.p1.board == ["L31@2"]


@pytest.mark.rule("AT-043")
def test_a_conquest_is_a_must_when_the_card_alone_pays_and_voluntary_when_it_needs_more() -> None:
    must = table(p1={}, lower=["L2", "L1"])
    must.play("play legionary")
    assert must.offers() == ["conquer L2", "conquer L1"]
    assert must.refusal("pass") == "AT-043"
    may = table(p1={}, lower=["L1"])
    may.play("play legionary")
    assert may.offers() == ["conquer L1", "pass"]
    may.play("pass")
    assert may.p1.board == []
    assert may.told("declined")


@pytest.mark.rule("AT-043")
def test_a_purchase_and_a_recruitment_follow_the_same_test() -> None:
    must = table(p1={}, lower=["L1", "L15"])
    must.play("play sealord")
    assert must.offers() == ["buy L1", "buy L15"]
    assert must.refusal("pass") == "AT-043"
    may = table(p1={}, lower=["L15"])
    may.play("play sealord")
    assert may.offers() == ["buy L15", "pass"]
    recruit = table(p1={}, row=ROW)
    recruit.play("play recruiter")
    assert recruit.offers() == ["recruit grabber place 1", "recruit meg place 2"]
    dear = table(TITLE.box({"main-board": {"price-1": 1}}), p1={}, row=ROW)
    dear.play("play recruiter")
    assert dear.offers() == ["recruit grabber place 1", "recruit meg place 2", "pass"]


@pytest.mark.rule("AT-043")
def test_without_strict_effects_even_what_the_card_pays_may_be_declined() -> None:
    t = table(p1={}, lower=["L2", "L1"], row=ROW, options={"strict-effects": False})
    t.play("play legionary")
    assert t.offers() == ["conquer L2", "conquer L1", "pass"]
    t.play("pass")
    for card in ("play sealord", "play recruiter"):
        other = table(p1={}, lower=["L2", "L1"], row=ROW, options={"strict-effects": False})
        other.play(card)
        assert "pass" in other.offers()


@pytest.mark.rule("AT-044", "AT-046")
def test_after_resolving_the_card_lies_face_up_on_the_own_discard_pile() -> None:
    t = table(p1={"discard": ["sealord"]}, lower=["L56"])
    t.play("play legionary")
    for seat in ("", "p1", "p2"):
        assert t.view(seat)["players"][0]["discard"] == ["sealord", "legionary"]


@pytest.mark.rule("AT-045")
def test_while_it_resolves_the_card_is_neither_in_hand_nor_discarded() -> None:
    box = example_box({"king-8": {"effects": "recruit 2; take back 1"}})
    t = table(box, p1={"hand": ["matrona", "king-8", "legionary"]}, row=ROW)
    t.play("play king-8")
    assert t.view()["playing"] == "king-8"
    assert "king-8" not in t.p1.hand + t.p1.discard
    t.play("recruit grabber place 1")
    assert t.told("could-not")[0]["effect"] == "take-back"  # nothing but itself
    assert t.p1.discard == ["king-8"]


@pytest.mark.rule("AT-047", "AT-070")
def test_power_left_over_from_one_conquest_does_not_help_the_next() -> None:
    box = example_box({"grabber": {"effects": "conquer 6; conquer 2"}})
    t = table(box, p1={"hand": ["matrona", "grabber"], "ready": []}, lower=["L43", "L45"])
    t.play("play grabber", "conquer L43")
    assert t.p1.board == ["L43@0"]  # 3 of 6 were left, and 2 do not pay 3
    assert t.told("could-not")


@pytest.mark.rule("AT-048")
def test_abilities_come_from_characters_mantas_and_levels_only() -> None:
    t = table(p1={"board": ["L34", "L15@full"], "discard": ["sealord"], "ready": []}, row=ROW, sunk=["L1"])
    for choice in ("raise L34", "score L15", "take sealord", "replay sealord", "salvage L1", "explore"):
        assert t.refusal(choice) == "AT-048"
    assert t.refusal("recruit grabber place 1") == "AT-075"
    assert t.offers() == [f"play {card}" for card in t.p1.hand]
