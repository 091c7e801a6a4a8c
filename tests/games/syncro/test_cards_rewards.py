"""Each Reward: what it does, and what it must not do."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.syncro.table import Table, table


def holding(card: str, hand: list[int], **layout: Any) -> Table:
    """p1 acts first at level 5 with this Reward."""
    given: dict[str, Any] = {"horde": {"r5c1": "GO-05", "r5c3": "GO-07"}, "p2": [1, 1], **layout}
    return table(level=5, p1={"hand": hand, "reward": card}, **given)


def test_wellspring_flask_draws_three_for_its_mage_and_all_estimate() -> None:
    t = holding("RW-1", [5, 1], pile=[4, 3, 2, 1]).play("use RW-1")
    assert t.p1.hand == [5, 1, 4, 3, 2]
    assert (t.prompt(), t.deciding()) == ("estimate", ["p1", "p2"])


def test_wellspring_flask_stops_at_the_limit() -> None:
    t = holding("RW-1", [1, 1, 2, 2, 3, 3, 4], pile=[5, 5]).play("use RW-1")
    assert len(t.p1.hand) == 8
    assert t.pile[0] == 5


def test_circle_of_runes_deals_four_from_the_leader_on() -> None:
    t = holding("RW-2", [5], p2=[1], p3=[2], pile=[4, 3, 2, 1], leader="p1").play("use RW-2")
    assert t.hands == [[5, 4, 1], [1, 3], [2, 2]]
    assert t.prompt() == "estimate"


def test_open_palm_gives_up_to_two_spells_to_one_mage_and_nobody_estimates() -> None:
    t = holding("RW-3", [5, 2, 4], p3=[1], p4=[1])
    assert "give 5 to p3" in t.offers()
    t.play("give 5 to p3")
    assert t.offers() == ["give 2 to p3", "give 4 to p3", "done"]
    assert t.refusal("give 2 to p2") == "SY-129"
    t.play("give 2 to p3")
    assert (t.p1.hand, t.p3.hand) == ([4], [1, 5, 2])
    assert (t.prompt(), t.deciding()) == ("turn", ["p1"])


@pytest.mark.rule("SY-035", "SY-098", "SY-129")
def test_open_palm_says_why_a_spell_cannot_be_given() -> None:
    t = holding("RW-3", [5, 2], p2=[1, 1, 2, 2, 3, 3], p3=[1])
    assert t.refusal("give 5 to p2") == "SY-098"  # a full hand
    assert t.refusal("give 4 to p3") == "SY-035"  # not held
    assert t.refusal("give 5 to p1") == "SY-129"
    assert t.refusal("give 5 to p4") == "SY-129"  # there is no such mage
    assert t.refusal("give 5 to p3") is None


def test_open_palm_may_give_one_only_and_only_giver_and_receiver_know_it() -> None:
    t = holding("RW-3", [5, 2], p3=[1]).play("give 5 to p2", "done")
    assert t.view("p1")["players"][1]["known"] == ["spell-5"]
    assert t.view("p3")["players"][1]["known"] == []
    assert t.told("gave") == [{"event": "gave", "seat": "p1", "receiver": "p2"}]


def test_truth_lens_shows_face_down_spells_to_its_mage_alone() -> None:
    horde = {"r5c1": {"card": "GO-05", "on": [1, "p1:4", "p2:3"]}, "r5c3": "GO-07"}
    t = table(level=5, horde=horde, slot=3, p1={"hand": [5], "reward": "RW-4"}, p2=[1])
    assert t.refusal("use RW-4 on r5c3") == "SY-129"
    t.play("use RW-4 on r5c1")
    assert [spell["spell"] for spell in t.shown("r5c1", "p1")["on"]] == ["spell-1", "spell-4", "spell-3"]
    assert [spell["spell"] for spell in t.shown("r5c1")["on"]] == ["spell-1", None, None]
    assert t.deciding() == ["p1"]


def test_ember_ring_needs_an_attack_and_its_bonus_is_gone_after_the_round() -> None:
    t = holding("RW-5", [2, 1], p2=[1, 1])
    assert t.refusal("use RW-5") == "SY-129"
    t.play("attack r5c3 with 2 using RW-5")
    assert t.view("p2")["horde"]
    assert t.shown("r5c3", "p2")["bonus"] == 3
    t.play("attack r5c1 with 1", "pass", "pass")
    assert {told["place"]: told["total"] for told in t.told("resolved")} == {"r5c1": 1, "r5c3": 5}
    assert t.shown("r5c3")["bonus"] == 0


def test_twin_wand_plays_two_spells_on_the_same_enemy_although_the_first_is_ones_own() -> None:
    t = holding("RW-6", [2, 5, 1])
    t.play("attack r5c1 with 2 using RW-6")
    assert t.prompt() == "second-spell"
    assert t.refusal("pass") == "SY-039"
    t.play("attack r5c1 with 5")
    assert (t.at("r5c1").on, t.p1.hand, t.deciding()) == ([2, 5], [1], ["p2"])


def test_twin_wand_may_take_two_enemies_and_counts_as_one_attacking_mage() -> None:
    t = table(
        level=5,
        horde={"r5c1": "GO-05", "r5c3": "GO-07"},
        p1={"hand": [2, 5], "reward": "RW-6"},
        p2=[1],
        p3=[1],
        p4=[1],
        p5=[1],
    )
    t.play("attack r5c1 with 2 using RW-6", "attack r5c3 with 5", "attack r5c1 with 1", "attack r5c1 with 1")
    assert t.view()["attackers"] == 3
    assert "attack r5c1 with 1" in t.offers()
    t.play("attack r5c1 with 1")
    assert t.told("passed")[0] == {"event": "passed", "seat": "p5"}


def test_twin_wand_is_no_use_with_a_single_spell() -> None:
    assert not [offer for offer in holding("RW-6", [2]).offers() if "RW-6" in offer]


def test_banishing_seal_destroys_a_weak_monster_without_its_effect_and_reveals_at_once() -> None:
    horde = {"r6c1": {"card": "MU-03", "on": [3]}, "r5c2": "FB-3", "r5c1": "GO-05", "r5c3": "GO-07"}
    t = holding("RW-7", [2], horde=horde)
    t.play("use RW-7 on r6c1")
    assert t.discards == [3]
    assert "r6c1" not in t.horde
    assert t.told("drew") == []
    assert "r5c2" not in t.horde  # the Fog was turned up in mid-round
    assert t.p1.reward  # and it was a gift
    assert (t.prompt(), t.deciding()) == ("turn", ["p1"])


@pytest.mark.parametrize(
    ("place", "horde"),
    [
        ("r5c1", {"r5c1": "GO-01"}),
        ("r5c1", {"r5c1": {"card": "MU-03", "absorbed": [2]}}),
        ("r1c1", {"r1c1": "LT-1"}),
    ],
)
def test_banishing_seal_spares_what_is_stronger_now_and_lieutenants(place: str, horde: dict[str, Any]) -> None:
    t = holding("RW-7", [2], horde={**horde, "r5c3": "GO-07"} if place != "r1c1" else horde)
    assert t.refusal(f"use RW-7 on {place}") == "SY-129"


def test_banishing_seal_can_win_the_level() -> None:
    t = holding("RW-7", [], horde={"r5c1": "MU-01", "r4c1": "GO-01"}, p2=[])
    assert t.refusal("use RW-7 on r4c1") == "SY-040"
    t = holding("RW-7", [], horde={"r5c1": "MU-01"}, p2=[])
    t.play("use RW-7 on r5c1")
    assert t.won is True


def test_scaled_cloak_keeps_a_golem_from_growing() -> None:
    t = holding("RW-8", [2, 1], p2=[3, 1])
    t.play("use RW-8 on r5c1", "attack r5c1 with 2", "attack r5c1 with 3", "pass", "pass")
    assert (t.at("r5c1").absorbed, t.at("r5c1").on, t.at("r5c1").strength) == ([], [], 8)
    assert t.discards == [2, 3]
    assert t.shown("r5c1")["cloaked"] is False


def test_scaled_cloak_spares_a_missed_dragons_penalty() -> None:
    t = holding("RW-8", [2, 1], p2=[3, 1], horde={"r5c1": "DR-06", "r5c3": "GO-07"})
    t.play("use RW-8 on r5c1", "attack r5c1 with 2", "attack r5c1 with 3", "pass", "pass")
    assert t.told("charged") == []
    assert t.at("r5c1").on == [3]


def test_great_reshuffle_may_also_follow_the_attack() -> None:
    t = holding("RW-9", [5, 4], options={"new-cards": True}, p2=[3])
    assert {"use RW-9", "attack r5c1 with 5 using RW-9"} <= set(t.offers())
    t.play("attack r5c1 with 5 using RW-9")
    assert t.at("r5c1").on == [5]
    assert sorted(len(hand) for hand in t.hands) == [2, 2]  # 2 pooled, 1 drawn by each
    assert t.estimate().deciding() == ["p2"]


def test_great_reshuffle_tells_each_mage_their_own_new_hand_only() -> None:
    t = holding("RW-9", [5, 4], options={"new-cards": True}, p2=[3]).play("use RW-9")
    assert json.dumps(t.told("dealt")).count("spells") == 0
