"""Worked examples of resolution, families and revealing (E-29 to E-57)."""

from __future__ import annotations

import pytest

from tests.games.syncro.table import resolved, table


@pytest.mark.rule("SY-053", "SY-054")
def test_e29_enemies_are_resolved_from_bottom_to_top_and_from_left_to_right() -> None:
    horde = {
        "r3c5": {"card": "GO-08", "on": ["p1:1"]},
        "r4c2": {"card": "GO-07", "on": ["p2:1"]},
        "r3c1": {"card": "GO-06", "on": ["p1:1"]},
    }
    t = table(level=9, horde=horde, p1=[1], p2=[1], phase="resolution")
    assert [event["place"] for event in t.told("resolved")] == ["r4c2", "r3c1", "r3c5"]


@pytest.mark.rule("SY-062")
def test_e31_a_lone_spell_that_fails_is_lost() -> None:
    t = resolved(1, "GO-03", [5])
    assert (t.at("r3c1").on, t.discards) == ([], [5])


@pytest.mark.rule("SY-062")
def test_e32_of_two_lowest_spells_one_is_discarded() -> None:
    t = resolved(1, "GO-07", [2, 2, 4])
    assert (t.at("r3c1").on, t.discards) == ([2, 4], [2])


@pytest.mark.rule("SY-057")
def test_e33_old_and_new_spells_are_added_up() -> None:
    t = table(
        horde={"r3c1": {"card": "GO-07", "on": [4, "p1:3", "p2:2"]}, "r3c2": "GO-08"},
        p1=[1],
        p2=[1],
        phase="resolution",
    )
    assert t.at("r3c1").card is None
    assert t.discards == [2, 3, 4]


# Mushrooms and drawing


@pytest.mark.rule("SY-026", "SY-093")
def test_e35_an_exact_hit_on_a_mushroom_draws_nothing_and_nobody_estimates() -> None:
    t = resolved(1, "MU-05", [3, 2])
    assert t.at("r3c1").card is None
    assert [len(hand) for hand in t.hands] == [3, 3]
    assert t.prompt() == "turn"


@pytest.mark.rule("SY-096", "SY-097", "SY-099")
def test_e36_full_hands_are_passed_over_and_the_rest_stays_on_the_pile() -> None:
    t = resolved(
        1,
        "MU-01",
        [5, 1],
        p1=[1, 1, 2, 2],
        p2=[3, 3, 3, 3, 3],
        p3=[2, 2, 2],
        p4=[4, 4, 4, 4, 4],
        pile=[5, 4, 1, 3],
        leader="p2",
    )
    assert t.hands == [[1, 1, 2, 2, 4], [3] * 5, [2, 2, 2, 5, 1], [4] * 5]
    assert t.pile[0] == 3
    assert {event["seat"]: event["count"] for event in t.told("drew")} == {"p3": 2, "p1": 1}


@pytest.mark.rule("SY-101")
def test_e37_an_empty_pile_is_made_anew_from_the_discards_with_the_spells_just_used() -> None:
    t = resolved(1, "MU-01", [5], p1=[1], p2=[1], pile=[4], rest="discards")
    assert t.told("reshuffled") == [{"event": "reshuffled", "count": 40 - 1 - 2}]
    assert sum(len(hand) for hand in t.hands) == 5
    assert t.p1.hand[1] == 4
    assert t.discards == []
    assert len(t.pile) == 35


@pytest.mark.rule("SY-067")
def test_e39_a_mushroom_that_ends_the_level_draws_nothing() -> None:
    t = resolved(1, "MU-02", [5], horde={})
    assert t.told("level-won")
    assert not t.told("drew")
    assert [len(hand) for hand in t.hands] == [3, 3]


@pytest.mark.rule("SY-094")
def test_e40_a_failed_attack_on_a_mushroom_follows_the_plain_rule() -> None:
    t = resolved(1, "MU-07", [3, 2])
    assert (t.at("r3c1").on, t.discards) == ([3], [2])
    assert not t.told("drew")


# Golems


@pytest.mark.rule("SY-103", "SY-104")
def test_e41_a_lone_spell_that_fails_is_absorbed() -> None:
    t = resolved(2, "GO-01", [5])
    there = t.at("r3c1")
    assert (there.absorbed, there.strength, there.on, t.discards) == ([5], 11, [], [])


@pytest.mark.rule("SY-059", "SY-107")
def test_e43_a_grown_golem_takes_its_absorbed_spells_along_to_the_discards() -> None:
    t = table(
        level=2,
        horde={"r3c1": {"card": "GO-05", "absorbed": [2, 4], "on": ["p1:5", "p2:5", "p1:4"]}, "r3c2": "GO-08"},
        p1=[1],
        p2=[1],
        phase="resolution",
    )
    assert t.told("resolved")[0]["strength"] == 14
    assert t.at("r3c1").card is None
    assert t.discards == [2, 4, 4, 5, 5]


@pytest.mark.rule("SY-024")
def test_e44_a_golem_of_level_one_sleeps() -> None:
    t = resolved(1, "GO-05", [2, 2, 3])
    there = t.at("r3c1")
    assert (there.on, there.absorbed, there.strength, t.discards) == ([2, 3], [], 8, [2])


@pytest.mark.rule("SY-103")
def test_e45_a_golem_beaten_with_an_excess_is_just_destroyed() -> None:
    t = resolved(2, "GO-01", [5, 4])
    assert t.at("r3c1").card is None
    assert t.prompt() == "turn"
    assert [len(hand) for hand in t.hands] == [3, 3]


# Dragons


@pytest.mark.rule("SY-117", "SY-121")
def test_e47_a_penalty_that_cannot_be_paid_loses_the_level() -> None:
    t = resolved(3, "DR-04", [2], p1=[1, 1], p2=[1])
    t.play("discard 1", "discard 1")  # there is no third one to choose
    assert t.result() is None
    t.play("discard 1")
    assert t.won is False
    assert t.told("level-lost") == [{"event": "level-lost", "level": 3, "by": "payment"}]


@pytest.mark.rule("SY-117")
def test_e47_spells_still_held_do_not_help() -> None:
    t = resolved(3, "DR-04", [2], p1=[1, 1], p2=[1])
    t.play("pass", "pass")
    assert t.won is False
    assert t.hands == [[1, 1], [1]]


@pytest.mark.rule("SY-117", "SY-119")
def test_e48_the_last_dragon_is_paid_before_the_level_is_won() -> None:
    assert resolved(3, "DR-02", [4, 3], p1=[], p2=[], horde={}).won is False
    t = resolved(3, "DR-02", [4, 3], p1=[2], p2=[], horde={})
    t.play("discard 2")
    assert t.won is True
    assert t.hands == [[], []]


@pytest.mark.rule("SY-114", "SY-116")
def test_e49_the_lap_ends_as_soon_as_the_amount_is_reached() -> None:
    t = resolved(3, "DR-07", [4], p1=[1, 5], p2=[5], p3=[3, 5], p4=[5])
    asked = t.deciding()
    t.play("discard 1", "done")
    asked += t.deciding()
    t.play("pass")
    asked += t.deciding()
    t.play("discard 3", "done")
    assert asked == ["p1", "p2", "p3"]
    assert t.prompt() == "turn"
    assert t.p4.hand == [5]


@pytest.mark.rule("SY-113", "SY-115", "SY-120")
def test_e51_one_mage_pays_with_several_spells_and_the_surplus_is_lost() -> None:
    t = resolved(3, "DR-08", [3], p1=[1, 2, 4, 5], p2=[1])
    t.play("discard 1", "discard 2", "discard 4", "done")
    assert t.told("paid") == [{"event": "paid", "seat": "p1", "spells": [1, 2, 4], "due": 0}]
    assert t.hands[0] == [5]
    assert t.prompt() == "turn"


@pytest.mark.rule("SY-064")
def test_e52_spells_drawn_in_the_same_resolution_may_pay() -> None:
    horde = {
        "r3c1": {"card": "MU-01", "on": ["p1:3"]},
        "r2c2": {"card": "DR-06", "on": ["p2:4"]},
        "r1c1": "GO-08",
    }
    t = table(level=3, horde=horde, p1=[], p2=[], pile=[4], phase="resolution")
    assert t.p1.hand == [4]
    t.estimate()
    t.play("discard 4")
    assert t.told("paid")[0]["spells"] == [4]
    assert t.at("r2c2").on == []


@pytest.mark.rule("SY-056")
def test_e53_a_dragon_with_a_spell_left_on_it_charges_although_nobody_attacks_it() -> None:
    horde = {"r3c1": {"card": "DR-07", "on": [5]}, "r3c2": {"card": "GO-01", "on": ["p1:5", "p2:1"]}, "r3c3": "GO-08"}
    t = table(level=3, horde=horde, p1=[3], p2=[2], phase="resolution")
    assert t.told("charged") == [{"event": "charged", "card": "DR-07", "due": 3}]
    t.play("discard 3")
    assert t.at("r3c1").on == []
    assert t.discards == [1, 3, 5, 5]


# Revealing


@pytest.mark.rule("SY-065")
def test_e55_what_has_become_accessible_is_turned_up_after_all_resolutions() -> None:
    horde = {
        "r3c1": {"card": "GO-01", "on": ["p1:3", "p2:3"]},
        "r3c2": {"card": "GO-02", "on": ["p1:3", "p2:3"]},
        "r3c3": "GO-08",
        "r2c1": "down",
        "r2c2": "down",
        "r1c1": "down",
    }
    t = table(horde=horde, p1=[1], p2=[1], phase="resolution")
    assert t.face_up == ["r2c1", "r3c3"]
    kinds = [event["event"] for event in t.events]
    assert kinds.index("revealed") > max(at for at, kind in enumerate(kinds) if kind == "destroyed")


@pytest.mark.rule("SY-052", "SY-065")
def test_e56_what_is_turned_up_can_be_attacked_from_the_next_round_on() -> None:
    horde = {"r3c1": "MU-01", "r3c2": "MU-02", "r3c3": "GO-08", "r2c1": "down"}
    t = table(horde=horde, p1=[5, 5], p2=[5, 5])
    t.play("attack r3c1 with 5")
    assert t.refusal("attack r2c1 with 5") == "SY-040"
    t.play("attack r3c2 with 5", "pass", "pass").estimate()
    assert "r2c1" in t.targets


@pytest.mark.rule("SY-065", "SY-140")
def test_e57_fog_uncovers_the_next_card_in_the_same_step() -> None:
    horde = {
        "r6c1": {"card": "GO-01", "on": ["p1:3", "p2:3"]},
        "r5c2": "FC-3",
        "r5c3": "GO-08",
        "r4c1": "GO-02",
        "r4c2": "down",
        "r1c1": "LT-6",
    }
    t = table(level=5, horde=horde, p1=[1], p2=[1], phase="resolution")
    assert t.at("r5c2").card is None
    assert t.at("r4c1").up
    assert not t.at("r4c2").up
    assert [event["place"] for event in t.told("revealed")] == ["r5c2", "r4c1"]
