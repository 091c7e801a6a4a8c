"""Worked examples of Fog, Lieutenants, Rewards and Bosses (E-59 to E-85)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.syncro.table import Table, new_level, table


def fog(card: str, **layout: Any) -> Table:
    """Level 5: the last card above this Fog is destroyed, and the Fog is revealed."""
    horde: dict[str, Any] = {"r6c1": {"card": "GO-01", "on": ["p1:3", "p2:3"]}, "r5c2": card, "r5c1": "GO-08"}
    horde |= layout.pop("horde", {})
    return table(level=5, horde=horde, phase="resolution", **{"p1": [1, 2], "p2": [3], **layout})


@pytest.mark.rule("SY-144")
def test_e59_hardened_hides_adds_one_to_monster_cards_only() -> None:
    horde = {"r5c1": {"card": "MU-03", "on": ["p1:3", "p2:2"]}, "r5c3": "GO-05", "r1c1": "LT-4"}
    t = table(level=5, horde=horde, curses=["FP-2"], p1=[1], p2=[1], phase="resolution")
    assert t.told("resolved")[0]["strength"] == 5
    assert t.at("r5c1").card is None
    assert not t.told("drew")
    assert (t.at("r5c3").strength, t.at("r1c1").strength) == (9, 9)


@pytest.mark.rule("SY-144")
def test_e60_hush_ends_estimates_for_this_level_only() -> None:
    horde = {"r5c1": {"card": "MU-01", "on": ["p1:5"]}, "r5c3": "GO-05"}
    t = table(level=5, horde=horde, curses=["FP-1"], p1=[1], p2=[1], phase="resolution")
    assert t.told("drew")
    assert t.prompt() == "turn"
    horde = {"r5c1": {"card": "MU-01", "on": ["p1:2"]}}
    t = table(level=5, horde=horde, curses=["FP-1"], p1=[], p2=[], phase="resolution")
    assert t.won is True
    assert t.carried["fog-discards"] == ["FP-1"]
    assert new_level(6, campaign=t.carried).prompt() == "estimate"


@pytest.mark.rule("SY-097", "SY-100")
def test_e61_numb_fingers_lowers_the_limit_and_nobody_discards() -> None:
    horde = {"r5c1": {"card": "MU-01", "on": ["p3:5"]}, "r5c3": "GO-05"}
    t = table(
        level=5,
        horde=horde,
        curses=["FP-3"],
        p1=[1, 1, 1, 1, 1],
        p2=[2, 2, 2, 2],
        p3=[3],
        p4=[3, 3, 3],
        phase="resolution",
    )
    assert [len(hand) for hand in t.hands] == [5, 4, 3, 4]
    assert t.view()["limit"] == 4


@pytest.mark.rule("SY-067", "SY-156")
def test_e63_face_down_fog_does_not_prevent_victory() -> None:
    horde = {"r6c1": {"card": "GO-01", "on": ["p1:3", "p2:3"]}, "r5c2": "FC-1"}
    t = table(level=5, horde=horde, p1=[1], p2=[], phase="resolution")
    assert t.told("level-won")
    assert not t.told("revealed")


@pytest.mark.rule("SY-006", "SY-143")
def test_e64_a_curse_that_empties_all_hands_loses_the_level() -> None:
    t = fog("FC-1", p1=[1], p2=[3])
    assert t.won is False
    assert t.told("level-lost")[0]["by"] == "empty-hands"


@pytest.mark.rule("SY-143")
def test_e65_unravelling_sweeps_spells_off_enemies_but_not_from_under_a_golem() -> None:
    t = fog("FC-3", horde={"r1c1": {"card": "LT-7", "on": [1, 4, 3]}, "r5c3": {"card": "GO-05", "absorbed": [2]}})
    assert t.at("r1c1").on == []
    assert (t.at("r5c3").absorbed, t.at("r5c3").strength) == ([2], 10)
    assert [event["spells"] for event in t.told("spells-discarded")] == [[1], [4, 3]]


# Lieutenants


@pytest.mark.rule("SY-151")
def test_e67_the_plus_one_power_is_recounted_when_the_lieutenant_is_resolved() -> None:
    horde = {
        "r1c1": {"card": "LT-1", "on": ["p1:5"]},
        "r3c1": {"card": "GO-01", "on": ["p1:3", "p2:3"]},
        "r3c3": "GO-08",
        "r5c1": "GO-07",
        "r5c3": "GO-06",
    }
    t = table(level=5, horde=horde, p1=[1], p2=[1], p3=[1], p4=[1])
    assert t.at("r1c1").strength == 10
    t = table(level=5, horde=horde, p1=[1], p2=[1], phase="resolution")
    assert [event["strength"] for event in t.told("resolved")] == [6, 9]


@pytest.mark.rule("SY-131", "SY-153")
def test_e68_a_reward_goes_to_the_next_mage_clockwise_without_one() -> None:
    horde = {"r2c1": {"card": "GO-01", "on": ["p1:3", "p2:3"]}, "r1c1": "LT-6 down", "r5c1": "GO-08"}
    t = table(
        level=5,
        horde=horde,
        p1=[1],
        p2={"hand": [1], "reward": "RW-1"},
        p3=[1],
        leader="p2",
        rewards=["RW-4"],
        phase="resolution",
    )
    assert (t.p1.reward, t.p2.reward, t.p3.reward) == (None, "RW-1", "RW-4")


@pytest.mark.rule("SY-132", "SY-153")
def test_e69_if_all_mages_have_a_reward_none_is_drawn() -> None:
    horde = {"r2c1": {"card": "GO-01", "on": ["p1:3", "p2:3"]}, "r1c1": "LT-7 down", "r5c1": "GO-08"}
    mages: dict[str, Any] = {"p1": {"hand": [1], "reward": "RW-1"}, "p2": {"hand": [1], "reward": "RW-2"}}
    t = table(level=5, horde=horde, phase="resolution", **mages)
    assert t.at("r1c1").up
    assert (t.p1.reward, t.p2.reward, len(t.pos.rewards)) == ("RW-1", "RW-2", 6)
    assert t.told("no-reward")


@pytest.mark.rule("SY-156")
def test_e73_the_level_goes_on_while_a_lieutenant_stands() -> None:
    horde = {"r2c1": {"card": "GO-01", "on": ["p1:3", "p2:3"]}, "r1c1": "LT-4 down"}
    t = table(level=5, horde=horde, p1=[1], p2=[1], fog=["FB-5"], phase="resolution")
    assert not t.told("level-won")
    assert (t.prompt(), t.targets) == ("turn", ["r1c1"])


# Rewards


@pytest.mark.rule("SY-135")
def test_e75_a_reward_does_not_count_towards_the_limit() -> None:
    horde = {"r5c1": {"card": "MU-01", "on": ["p2:3"]}, "r5c3": "GO-05"}
    t = table(
        level=5,
        horde=horde,
        p1={"hand": [1, 1, 1, 1], "reward": "RW-1"},
        p2=[2] * 5,
        p3=[3] * 5,
        p4=[4] * 5,
        phase="resolution",
    )
    assert len(t.p1.hand) == 5


@pytest.mark.rule("SY-136")
def test_e76_the_ember_ring_counts_three_but_is_no_spell() -> None:
    t = table(level=5, horde={"r1c1": "LT-4", "r5c1": "GO-08"}, p1={"hand": [2, 1], "reward": "RW-5"}, p2=[4, 1])
    t.play("pass", "attack r1c1 with 4", "attack r1c1 with 2 using RW-5", "pass")
    assert t.told("resolved")[0]["total"] == 9
    assert t.at("r1c1").card is None
    t = table(level=5, horde={"r5c1": "GO-08"}, p1={"hand": [2, 1], "reward": "RW-5"}, p2=[3, 1])
    t.play("pass", "attack r5c1 with 3", "attack r5c1 with 2 using RW-5", "pass")
    assert t.told("resolved")[0]["total"] == 8
    assert (t.at("r5c1").absorbed, t.at("r5c1").strength) == ([2], 12)


@pytest.mark.rule("SY-136")
def test_e77_the_scaled_cloak_lets_a_dragon_be_overshot_for_nothing() -> None:
    t = table(level=5, horde={"r5c1": "DR-06", "r5c3": "GO-08"}, p1={"hand": [5, 1], "reward": "RW-8"}, p2=[5, 1])
    t.play("use RW-8 on r5c1", "attack r5c1 with 5", "attack r5c1 with 5", "pass", "pass")
    assert t.at("r5c1").card is None
    assert not t.told("charged")
    assert t.hands == [[1], [1]]


@pytest.mark.rule("SY-179", "SY-180")
def test_e79_the_great_reshuffle_deals_all_hands_anew_and_each_mage_draws_one() -> None:
    t = table(
        level=5,
        options={"new-cards": True},
        p1={"hand": [5, 1], "reward": "RW-9"},
        p2=[3],
        p3=[],
        leader="p3",
        pile=[2, 4, 2],
    )
    assert t.deciding() == ["p1"]  # p3 has nothing to play
    t.play("use RW-9")
    assert (t.prompt(), t.deciding()) == ("estimate", ["p3", "p1", "p2"])
    assert sorted(hand[0] for hand in t.hands) == [1, 3, 5]
    assert [t.p3.hand[1], t.p1.hand[1], t.p2.hand[1]] == [2, 4, 2]


# Bosses


@pytest.mark.rule("SY-126")
def test_e80_the_first_boss_charges_and_keeps_its_spells_like_a_dragon() -> None:
    t = table(
        level=4,
        horde={"r1c1": {"card": "BOSS-1", "on": ["p1:5", "p2:4", "p1:3"]}},
        p1=[2, 5],
        p2=[5],
        phase="resolution",
    )
    assert t.told("charged") == [{"event": "charged", "card": "BOSS-1", "due": 2}]
    t.play("discard 2", "done")
    assert t.at("r1c1").on == [5, 4]
    t.play("attack r1c1 with 5", "pass", "pass")
    assert t.told("level-won")
    assert len(t.told("charged")) == 1


@pytest.mark.rule("SY-172")
def test_e81_one_accessible_cerberus_stays_face_down_and_is_no_target() -> None:
    t = table(level=9, horde={"r1c1": "down", "r2c2": "down", "r2c3": "down", "r3c4": "GO-08"}, p1=[1], p2=[1])
    assert t.at("r2c2").accessible
    assert not t.at("r2c2").up
    assert not t.at("r1c1").up
    assert t.refusal("attack r2c2 with 1") == "SY-172"
    assert t.refusal("attack r1c1 with 1") == "SY-173"


@pytest.mark.rule("SY-175")
def test_e83_the_last_boss_is_two_stronger_for_each_other_card() -> None:
    t = table(level=9, horde={"r1c1": "BOSS-2", "r2c1": "down", "r3c1": "GO-08"}, p1=[1], p2=[1])
    assert t.at("r1c1").strength == 17


@pytest.mark.rule("SY-174")
def test_e84_a_failed_attack_on_the_last_boss_is_paid_then_feeds_it() -> None:
    horde = {"r1c1": {"card": "BOSS-2", "on": ["p1:5", "p2:4", "p1:2"]}}
    t = table(level=9, horde=horde, p1=[2, 1], p2=[1], phase="resolution")
    assert t.told("charged") == [{"event": "charged", "card": "BOSS-2", "due": 2}]
    t.play("discard 2", "done")
    there = t.at("r1c1")
    assert (there.absorbed, there.strength, there.on) == ([2], 15, [])
    assert t.discards == [2, 4, 5]


@pytest.mark.rule("SY-174")
def test_e85_an_excess_on_the_last_boss_is_paid_and_the_adventure_is_won() -> None:
    horde = {"r1c1": {"card": "BOSS-2", "on": ["p1:7", "p2:5", "p1:3"]}}
    t = table(level=9, horde=horde, p1=[2], p2=[1], phase="resolution")
    t.play("discard 2")
    assert t.won is True
    assert t.told("adventure-won")
    assert t.carried["finished"] is True
