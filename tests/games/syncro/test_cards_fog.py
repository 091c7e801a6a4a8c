"""Each Fog card: what it does, and what it must not do; then the Lieutenants."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.syncro.table import Table, resolved, table


def lifted(card: str, **layout: Any) -> Table:
    """Level 5: a Golem is beaten, and this Fog comes to light behind it."""
    horde = {"r6c1": {"card": "GO-01", "on": ["p1:3", "p2:3"]}, "r5c2": card, **layout.pop("horde", {"r5c1": "GO-08"})}
    return table(level=5, horde=horde, phase="resolution", **{"p1": [1, 2], "p2": [4], **layout})


def test_gentle_rain_draws_three_and_all_estimate() -> None:
    t = lifted("FB-1", pile=[5, 4, 3, 2])
    assert t.hands == [[1, 2, 5, 3], [4, 4]]
    assert t.prompt() == "estimate"


def test_surge_of_light_draws_five() -> None:
    t = lifted("FB-2", pile=[5, 4, 3, 2, 1])
    assert [len(hand) for hand in t.hands] == [5, 3]
    assert t.prompt() == "estimate"


def test_pilgrims_gift_brings_the_leader_a_reward() -> None:
    t = lifted("FB-3", leader="p2")
    assert (t.p1.reward, bool(t.p2.reward)) == (None, True)


def test_sunbeam_destroys_the_weakest_accessible_monster_without_its_effect() -> None:
    t = lifted("FB-4", horde={"r5c1": "MU-02", "r5c3": {"card": "MU-01", "on": [1]}, "r4c1": "GO-05"})
    assert "r5c3" not in t.horde
    assert t.told("drew") == []
    assert t.discards[0] == 1


def test_sunbeam_takes_the_lowest_and_leftmost_of_equals_by_their_present_strength() -> None:
    horde = {"r5c1": {"card": "GO-01", "absorbed": [1]}, "r5c3": "GO-03"}
    horde["r6c1"] = {"card": "GO-02", "on": ["p1:3", "p2:3"]}
    t = table(level=5, horde={**horde, "r5c2": "FB-4"}, p1=[1], p2=[1], phase="resolution")
    assert "r5c1" not in t.horde
    assert "r5c3" in t.horde


def test_sunbeam_does_nothing_without_a_target_and_can_win_the_level() -> None:
    t = lifted("FB-4", horde={"r1c1": "LT-1"})
    assert t.horde == {"r1c1": "LT-1"}
    assert lifted("FB-4", horde={"r5c1": "GO-08"}, p1=[], p2=[]).won is True


def test_clearing_turns_monsters_up_where_they_lie_and_they_stay_covered() -> None:
    horde = {"r5c1": "GO-08", "r4c1": "down", "r3c2": "down", "r2c1": "down", "r1c1": "down"}
    t = lifted("FB-5", horde=horde)
    assert t.at("r4c1").up
    assert not t.at("r4c1").target
    assert not t.at("r3c2").up  # Fog
    assert not t.at("r1c1").up  # a Lieutenant


def test_cold_grip_makes_each_mage_discard_one_of_their_choice_shown_together() -> None:
    t = lifted("FC-1", p1=[1, 5], p2=[4, 2], p3=[])
    assert (t.prompt(), t.deciding()) == ("lose", ["p1", "p2"])
    t.play("p1: discard 5")
    assert t.told("discarded") == []
    assert t.refusal("pass", "p2") == "SY-143"
    t.play("p2: discard 2")
    assert t.hands == [[1], [4], []]
    assert [told["spells"] for told in t.told("discarded")] == [[5], [2]]


def test_leaders_burden_takes_the_leaders_highest_spell() -> None:
    t = lifted("FC-2", p1=[1, 3], p2=[2, 5, 4], leader="p2")
    assert t.hands == [[1, 3], [2, 4]]


def test_unravelling_discards_spells_left_on_enemies() -> None:
    t = lifted("FC-3", horde={"r1c1": {"card": "LT-7", "on": [4, 3, 2]}})
    assert t.at("r1c1").on == []
    assert t.discards == [2, 3, 3, 3, 4]


def test_turning_wheel_tells_each_mage_what_the_left_neighbour_now_holds() -> None:
    t = lifted("FC-4", options={"new-cards": True}, p1=[5, 2], p2=[1], p3=[])
    assert t.view("p1")["players"][1]["known"] == ["spell-2", "spell-5"]
    assert t.view("p3")["players"][1]["known"] == []


def test_hush_silences_spoken_sums_too() -> None:
    horde = {"r5c1": {"card": "MU-01", "on": ["p1:5"]}, "r5c2": "GO-08"}
    t = table(level=7, horde=horde, curses=["FP-1"], p1=[1], p2=[1], phase="resolution")
    assert t.told("drew")
    assert t.told("spoke") == []


def test_hardened_hides_holds_for_monsters_revealed_later() -> None:
    t = lifted("FP-2", horde={"r4c1": "GO-05 down"})
    assert t.curses == ["FP-2"]
    assert (t.at("r4c1").up, t.at("r4c1").strength) == (True, 9)


def test_numb_fingers_ends_with_the_level() -> None:
    t = table(level=5, horde={"r5c1": {"card": "MU-01", "on": ["p1:5"]}}, curses=["FP-3"], phase="resolution")
    assert t.carried["fog-discards"] == ["FP-3"]
    t = lifted("FP-3", p1=[1, 1, 1], p2=[1])
    assert t.view()["limit"] == 7


@pytest.mark.parametrize(("card", "strength"), [("LT-1", 6), ("LT-2", 7), ("LT-3", 8)])
def test_some_lieutenants_grow_with_every_other_card(card: str, strength: int) -> None:
    t = table(level=5, horde={"r1c1": card, "r5c2": "down", "r5c1": "GO-05", "r4c1": "down"}, p1=[1], p2=[1])
    assert t.at("r1c1").strength == strength + 3


@pytest.mark.parametrize(("card", "strength"), [("LT-4", 9), ("LT-5", 10)])
def test_some_lieutenants_turn_fog_up_when_revealed(card: str, strength: int) -> None:
    horde = {"r1c1": f"{card} down", "r2c1": {"card": "GO-01", "on": ["p1:3", "p2:3"]}}
    t = table(level=5, horde=horde, fog=["FP-2"], p1=[1], p2=[1], phase="resolution")
    assert t.curses == ["FP-2"]
    assert t.at("r1c1").strength == strength  # the curse is for Monsters


@pytest.mark.parametrize(("card", "strength"), [("LT-6", 11), ("LT-7", 12)])
def test_some_lieutenants_bring_a_reward_when_revealed(card: str, strength: int) -> None:
    horde = {"r1c1": f"{card} down", "r2c1": {"card": "GO-01", "on": ["p1:3", "p2:3"]}}
    t = table(level=5, horde=horde, p1=[1], p2=[1], phase="resolution")
    assert t.p1.reward
    assert t.at("r1c1").strength == strength


def test_a_lieutenant_fails_and_falls_like_a_plain_enemy() -> None:
    t = resolved(5, "LT-7", [5, 4, 2], place="r1c1", horde={})
    assert t.at("r1c1").on == [5, 4]
    t = resolved(5, "LT-7", [5, 5, 4], place="r1c1", horde={})
    assert "r1c1" not in t.horde


@pytest.mark.parametrize(("card", "total"), [("CERB-1", [3, 3]), ("CERB-2", [4, 3])])
def test_a_cerberus_is_a_plain_enemy(card: str, total: list[int]) -> None:
    place = "r2c2" if card == "CERB-1" else "r2c3"
    t = resolved(9, card, total, place=place, horde={"r4c1": "GO-08"})
    assert place not in t.horde
    t = resolved(9, card, [2, 1], place=place, horde={"r4c1": "GO-08"})
    assert (t.at(place).on, t.at(place).absorbed, t.prompt()) == ([2], [], "turn")


def test_monsters_of_each_family_do_what_their_family_does() -> None:
    for card, family in (("MU-08", "drew"), ("GO-08", "absorbed"), ("DR-08", "charged")):
        total = [5, 4, 3] if family == "drew" else [2]
        t = resolved(3, card, total, p1=[1], p2=[1], horde={"r3c2": "GO-01"})
        assert t.told(family)
