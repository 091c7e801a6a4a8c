"""The rulebook's own examples, and those about hands, geometry, slots and obligations (E-01 to E-28)."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.games.syncro.state.terms import FAMILIES
from tests.games.syncro.table import BOX, new_level, resolved, table


@pytest.mark.rule("SY-057", "SY-058", "SY-059")
def test_e01_a_total_equal_to_the_strength_discards_the_enemy_and_both_spells() -> None:
    t = resolved(1, "GO-01", [4, 2])
    assert t.at("r3c1").card is None
    assert t.discards == [2, 4]
    assert t.told("destroyed") == [{"event": "destroyed", "place": "r3c1", "card": "GO-01"}]


@pytest.mark.rule("SY-061", "SY-062", "SY-063")
def test_e02_a_failure_discards_the_lowest_spell_and_leaves_the_others_face_up() -> None:
    t = resolved(1, "GO-05", [3, 1, 2])
    there = t.at("r3c1")
    assert (there.card, there.strength) == ("GO-05", 8)
    assert (there.on, there.face_down) == ([3, 2], [False, False])
    assert t.discards == [1]


@pytest.mark.rule("SY-026", "SY-060", "SY-092", "SY-095")
def test_e03_a_mushroom_beaten_by_three_more_gives_three_spells_and_all_estimate() -> None:
    t = resolved(1, "MU-01", [4, 1])
    assert t.at("r3c1").card is None
    assert [len(hand) for hand in t.hands] == [5, 4]
    assert (t.prompt(), t.deciding()) == ("estimate", ["p1", "p2"])


@pytest.mark.rule("SY-103", "SY-105", "SY-106")
def test_e04_a_golem_absorbs_the_lowest_spell_of_a_failure_and_the_others_are_discarded() -> None:
    t = resolved(2, "GO-05", [2, 2, 3])
    there = t.at("r3c1")
    assert (there.absorbed, there.on, there.strength) == ([2], [], 10)
    assert t.discards == [2, 3]


@pytest.mark.rule("SY-110", "SY-118", "SY-120")
def test_e05_a_dragon_missed_by_one_is_paid_with_a_two_and_can_be_attacked_again() -> None:
    t = resolved(3, "DR-02", [3, 1], p1=[4, 4], p2=[3], p3=[2, 5])
    assert (t.prompt(), t.deciding()) == ("pay", ["p1"])
    t.play("pass", "pass", "discard 2", "done")
    there = t.at("r3c1")
    assert (there.on, there.strength, there.target) == ([3], 5, True)
    assert t.discards == [1, 2]
    assert t.p3.hand == [5]


@pytest.mark.rule("SY-111", "SY-112", "SY-119")
def test_e06_a_dragon_overshot_by_three_is_paid_by_the_leader_alone() -> None:
    t = resolved(3, "DR-06", [5, 4, 1], p1=[3], p2=[1, 2, 4], leader="p2")
    t.play("discard 1", "discard 2", "done")
    assert t.at("r3c1").card is None
    assert t.discards == [1, 1, 2, 4, 5]
    assert t.hands == [[3], [4]]
    assert t.prompt() == "turn"


@pytest.mark.rule("SY-163")
def test_e07_in_level_seven_the_estimate_is_the_sum_of_the_hand() -> None:
    t = table(level=7, p1=[5, 3, 6, 4, 5], p2=[1], p3=[], p4=[2, 2], phase="estimate")
    assert [t.p1.estimate, t.p2.estimate, t.p3.estimate, t.p4.estimate] == [23, 1, 0, 4]
    assert t.prompt() == "turn"


@pytest.mark.rule("SY-177", "SY-178")
def test_e08_the_new_cards_of_the_last_victory_join_their_piles() -> None:
    before, after = (BOX.monsters(9, False, new) for new in (False, True))
    dragons = [sorted(BOX.strength[card] for card in pile if BOX.ids[card][:2] == "DR") for pile in (before, after)]
    assert dragons == [[4, 5, 5, 6, 6, 7, 8, 9], [4, 5, 6, 6, 7, 7, 8, 9]]
    assert len(before) == len(after) == 24
    t = new_level(5, new_cards=True)
    assert len(t.pos.rewards) + sum(me.reward >= 0 for me in t.pos.mages) == 9
    fog = [card for card in t.horde.values() if card[0] == "F"]
    assert len(t.pos.fog) + len(fog) == 12
    monsters = [card for card in t.pos.cards if BOX.kind[card] in FAMILIES]
    assert sorted(t.pos.monsters + monsters) == after


# Set-up and hands


@pytest.mark.rule("SY-014", "SY-015", "SY-016", "SY-017", "SY-100")
@pytest.mark.parametrize(("seats", "size", "total"), [(2, 8, 16), (3, 6, 18), (4, 5, 20), (5, 5, 25)])
def test_e09_hands_are_dealt_by_the_number_of_mages(seats: int, size: int, total: int) -> None:
    t = new_level(1, seats)
    assert [len(hand) for hand in t.hands] == [size] * seats
    assert len(t.pile) == 40 - total
    assert t.view()["limit"] == size


def covers(level: int) -> dict[str, list[str]]:
    """Place -> the places that cover it."""
    plan = BOX.diagrams[level - 1]
    return {
        plan.ids[at]: [plan.ids[other] for other in range(plan.size) if plan.covered_by[at] >> other & 1]
        for at in range(plan.size)
    }


@pytest.mark.rule("SY-022", "SY-087")
def test_e11_geometry_of_level_one() -> None:
    t = new_level(1)
    assert t.accessible == t.targets == t.face_up == ["r3c1", "r3c2", "r3c3"]
    assert covers(1) == {
        "r1c1": ["r2c1", "r2c2"],
        "r2c1": ["r3c1", "r3c2"],
        "r2c2": ["r3c2", "r3c3"],
        "r3c1": [],
        "r3c2": [],
        "r3c3": [],
    }


@pytest.mark.rule("SY-022", "SY-171")
def test_e12_geometry_of_level_nine() -> None:
    t = new_level(9)
    assert t.accessible == ["r3c1", "r3c5", "r4c1", "r4c2"]
    by = covers(9)
    assert by["r1c1"] == ["r2c2", "r2c3"]
    assert not any("r2c1" in above or "r2c4" in above for above in by.values())
    assert (t.horde["r1c1"], t.horde["r2c2"], t.horde["r2c3"]) == ("BOSS-2", "CERB-1", "CERB-2")
    assert not {"r1c1", "r2c1", "r2c2", "r2c3", "r2c4"} & set(t.face_up)


@pytest.mark.rule("SY-018")
def test_e13_a_drawn_spell_goes_to_the_end_of_the_hand() -> None:
    t = resolved(1, "MU-01", [3], p1=[4, 1, 5], p2=[1], pile=[2])
    assert t.p1.hand == [4, 1, 5, 2]


# Slots and obligations


def slots(t: object) -> list[str]:
    return list(t.view()["slots"])  # type: ignore[attr-defined]


@pytest.mark.rule("SY-047")
def test_e15_with_three_mages_the_leader_opens_and_closes() -> None:
    t = table(p1=[1], p2=[1, 2], p3=[1], leader="p2")
    assert slots(t) == ["p2", "p3", "p1", "p2"]
    seen = []
    for _ in range(3):
        seen += t.deciding()
        t.play("pass")
    assert seen + t.deciding() == ["p2", "p3", "p1", "p2"]


@pytest.mark.rule("SY-048")
def test_e16_with_two_mages_the_slots_alternate() -> None:
    assert slots(table(p1=[1], p2=[1])) == ["p1", "p2", "p1", "p2"]


FIVE = {name: [2, 3] for name in ("p1", "p2", "p3", "p4", "p5")}


@pytest.mark.rule("SY-044", "SY-045")
def test_e17_after_four_attacks_the_fifth_mage_must_pass() -> None:
    t = table(**FIVE)
    t.play(*["attack r3c1 with 2"] * 3)
    t.play("attack r3c2 with 2")
    assert t.deciding() == ["p2"]  # p5 has passed without being asked: a new round
    assert t.told("passed") == [{"event": "passed", "seat": "p5"}]
    t = table(**{**FIVE, "p5": {"hand": [2, 3], "reward": "RW-1"}}, level=5)
    t.play(*["attack r6c1 with 2"] * 4)
    assert (t.deciding(), t.offers()) == (["p5"], ["pass", "use RW-1"])
    assert t.refusal("attack r6c1 with 2") == "SY-045"


@pytest.mark.rule("SY-044", "SY-045")
def test_e19_the_pass_of_an_empty_hand_counts_for_five_mages() -> None:
    t = table(**{**FIVE, "p4": []})
    t.play(*["attack r3c1 with 2"] * 3)
    assert t.deciding() == ["p5"]
    assert "attack r3c1 with 3" in t.offers()
    assert "pass" in t.offers()


@pytest.mark.rule("SY-039")
def test_e20_the_last_mage_must_attack_if_nobody_has() -> None:
    t = table(p1=[2], p2=[2], p3=[2], p4=[1], horde={"r3c1": "GO-05", "r3c2": "GO-08"})
    t.play("pass", "pass", "pass")
    assert t.offers() == ["attack r3c1 with 1", "attack r3c2 with 1"]
    assert t.refusal("pass") == "SY-039"


@pytest.mark.rule("SY-039", "SY-041")
def test_e21_the_last_mage_who_holds_spells_must_attack() -> None:
    t = table(p1=[2], p2=[2], p3=[2], p4=[], horde={"r3c1": "GO-05"})
    t.play("pass", "pass")
    assert (t.deciding(), t.offers()) == (["p3"], ["attack r3c1 with 2"])
    assert t.refusal("pass") == "SY-039"


@pytest.mark.rule("SY-049", "SY-050")
def test_e23_nobody_lays_a_spell_on_their_own_of_this_round() -> None:
    t = table(p1=[2, 3], p2=[2], p3=[2])
    t.play("attack r3c1 with 2", "pass", "pass")
    assert t.deciding() == ["p1"]
    assert t.offers() == ["attack r3c2 with 3", "attack r3c3 with 3", "pass"]
    assert t.refusal("attack r3c1 with 3") == "SY-050"


@pytest.mark.rule("SY-051")
def test_e24_a_partner_on_top_opens_the_enemy_again() -> None:
    t = table(p1=[2, 3], p2=[2])
    t.play("attack r3c1 with 2", "attack r3c1 with 2")
    assert "attack r3c1 with 3" in t.offers("p1")


@pytest.mark.rule("SY-050")
def test_e25_a_spell_left_over_from_an_earlier_round_is_no_obstacle() -> None:
    t = table(p1=[2, 3, 4], p2=[2, 1], horde={"r3c1": "GO-08", "r3c2": "GO-07"})
    t.play("attack r3c1 with 4", "attack r3c1 with 2", "pass", "pass")
    assert t.at("r3c1").on == [4]
    assert t.deciding() == ["p2"]
    t.play("pass")
    assert "attack r3c1 with 2" in t.offers("p1")


@pytest.mark.rule("SY-042")
def test_e27_a_mage_who_got_spells_back_acts_again() -> None:
    t = table(p1=[5, 1], p2=[1], p3=[5], horde={"r3c1": "MU-01", "r3c2": "GO-08"}, leader="p3")
    t.play("attack r3c1 with 5", "attack r3c1 with 5", "pass")  # p3 has none left
    assert t.told("passed")[-1]["seat"] == "p3"
    t.estimate()
    assert len(t.p3.hand) == 3
    t.play("pass", "pass")
    assert t.deciding() == ["p3"]
    assert any(offer.startswith("attack") for offer in t.offers())


@pytest.mark.rule("SY-037", "SY-040")
def test_e28_fog_covered_cards_and_face_down_cards_are_no_targets() -> None:
    t = new_level(5).estimate()
    spell = t.p1.hand[0]
    assert t.targets == ["r5c1", "r5c3", "r6c1"]
    assert t.refusal(f"attack r5c2 with {spell}") == "SY-037"
    assert t.refusal(f"attack r4c1 with {spell}") == "SY-040"
    for place in t.horde:
        if place not in t.face_up:
            assert t.refusal(f"attack {place} with {spell}") in ("SY-037", "SY-040")


def test_the_conventions_hold_a_spell_is_one_of_eight() -> None:
    assert Counter(BOX.deck(1)) == dict.fromkeys(range(1, 6), 8)
