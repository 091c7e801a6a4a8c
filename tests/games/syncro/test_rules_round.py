"""Acting, resolution, the Leader, the glossary: SY-033 to SY-067, SY-086 to SY-091."""

from __future__ import annotations

import pytest

from tests.games.syncro.table import new_level, resolved, table

TWO = {"r3c1": "GO-08", "r3c3": "GO-07"}


@pytest.mark.rule("SY-034", "SY-089")
@pytest.mark.parametrize("level", range(1, 10))
def test_a_slot_offers_attacks_and_pass_and_nothing_that_draws(level: int) -> None:
    t = table(level=level, p1=[1, 2], p2=[3])
    offers = t.offers()
    assert offers[-1] == "pass"
    assert offers[:-1] == [f"attack {place} with {spell}" for place in t.targets for spell in (1, 2)]


@pytest.mark.rule("SY-035", "SY-036")
def test_an_attack_lays_one_spell_face_down_and_only_its_mage_knows_it() -> None:
    t = table(level=1, p1=[4, 1, 4], p2=[3], horde=TWO)
    t.play("attack r3c1 with 4")
    assert t.p1.hand == [1, 4]
    assert (t.at("r3c1").on, t.at("r3c1").face_down) == ([4], [True])
    shown = {seat: t.shown("r3c1", seat)["on"] for seat in ("p1", "p2", "")}
    assert shown["p1"] == [{"spell": "spell-4", "by": "p1"}]
    assert shown["p2"] == shown[""] == [{"spell": None, "by": "p1"}]
    assert t.told("attacked") == [{"event": "attacked", "seat": "p1", "place": "r3c1"}]


@pytest.mark.rule("SY-035")
def test_a_spell_that_is_not_held_cannot_be_played_nor_one_discarded() -> None:
    t = table(level=1, p1=[4], p2=[3], horde=TWO)
    assert t.refusal("attack r3c1 with 5") == "SY-035"
    assert t.refusal("discard 4") == "SY-035"


@pytest.mark.rule("SY-038")
def test_passing_changes_neither_hand_nor_horde() -> None:
    t = table(level=1, p1=[4], p2=[3], horde=TWO)
    before = (t.hands, t.horde, t.discards)
    t.play("pass")
    assert (t.hands, t.horde, t.discards) == before
    assert t.told("passed") == [{"event": "passed", "seat": "p1"}]


@pytest.mark.rule("SY-043")
def test_two_enemies_may_be_attacked_in_a_round_and_spells_pile_up_on_one() -> None:
    t = table(level=1, p1=[4, 2], p2=[3, 5], horde={"r3c1": "GO-05", "r3c3": "GO-07"})
    t.play("attack r3c1 with 4", "attack r3c1 with 3", "attack r3c1 with 2", "attack r3c3 with 5")
    resolutions = [(told["place"], told["spells"]) for told in t.told("resolved")]
    assert resolutions == [("r3c1", [4, 3, 2]), ("r3c3", [5])]


@pytest.mark.rule("SY-046")
def test_with_four_mages_each_has_one_slot() -> None:
    t = new_level(1, 4, first_leader="p3").estimate()
    assert t.view()["slots"] == ["p3", "p4", "p1", "p2"]


@pytest.mark.rule("SY-041")
def test_a_mage_without_spells_passes_without_being_asked() -> None:
    t = table(level=1, p1=[4], p2=[], p3=[1], p4=[1], horde=TWO)
    t.play("attack r3c1 with 4")
    assert t.told("passed") == [{"event": "passed", "seat": "p2"}]
    assert t.deciding() == ["p3"]


@pytest.mark.rule("SY-044")
def test_five_mages_never_attack_five_times() -> None:
    for seed in range(6):
        t = new_level(1, 5, str(seed)).estimate()
        while t.prompt() == "turn" and t.pos.round < 4:
            t.play(t.offers()[0])
            t.estimate()
        for round in range(1, t.pos.round):
            attacks = [told for told in t.events if told["event"] in ("attacked", "passed")]
            assert attacks
            assert len(t.acted(round)) == 5
        assert len(t.told("attacked")) <= 4 * t.pos.round


@pytest.mark.rule("SY-049")
@pytest.mark.parametrize("first", ["attack r3c1 with 4", "pass"])
def test_with_two_mages_each_slot_is_a_choice_of_its_own(first: str) -> None:
    t = table(level=1, p1=[4, 4], p2=[3, 3], horde=TWO)
    t.play(first, "attack r3c3 with 3")
    assert t.deciding() == ["p1"]
    assert {"pass", "attack r3c3 with 4"} <= set(t.offers())


@pytest.mark.rule("SY-052", "SY-055")
def test_no_spell_is_turned_up_before_the_last_slot_is_over() -> None:
    t = table(level=1, p1=[4, 1], p2=[3, 3], horde=TWO)
    t.play("attack r3c1 with 4", "attack r3c1 with 3", "pass")
    assert t.told("resolved") == []
    assert [spell["spell"] for spell in t.shown("r3c1")["on"]] == [None, None]
    t.play("pass")
    assert t.told("resolved")[0]["spells"] == [4, 3]
    assert [spell["spell"] for spell in t.shown("r3c1")["on"]] == ["spell-4"]


@pytest.mark.rule("SY-055")
def test_spells_on_a_later_enemy_stay_hidden_while_an_earlier_one_is_resolved() -> None:
    horde = {"r3c1": {"card": "DR-01", "on": ["p1:2"]}, "r3c3": {"card": "GO-07", "on": ["p2:5"]}}
    t = table(level=3, p1=[4], p2=[3], horde=horde, phase="resolution")
    assert t.prompt() == "pay"
    assert t.shown("r3c3", "p1")["on"] == [{"spell": None, "by": "p2"}]


@pytest.mark.rule("SY-066")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_leader_card_moves_on_clockwise_after_each_round(seats: int) -> None:
    t = new_level(1, seats).estimate()
    leaders: list[str] = []
    while t.result() is None and t.pos.round < 4:
        if t.prompt() == "turn" and len(leaders) < t.pos.round:
            leaders.append(t.leader)
        t.play(t.offers()[0])
    assert leaders[:3] == [f"p{1 + n % seats}" for n in range(3)]


@pytest.mark.rule("SY-086")
def test_discards_and_cards_beside_the_horde_are_no_part_of_it() -> None:
    t = table(level=5, horde={"r5c1": "GO-05"}, destroyed=["GO-01"], curses=["FP-1"], p1=[1], p2=[1])
    there = [place["place"] for place in t.view()["horde"] if place["face"] != "gone"]
    assert there == ["r5c1"]
    assert t.view()["curses"] == ["FP-1"]
    assert t.refusal("attack r6c1 with 1") == "SY-086"


@pytest.mark.rule("SY-088")
def test_one_of_two_covering_cards_is_enough_to_close_a_card() -> None:
    t = table(level=1, horde={"r2c1": "down", "r3c2": "GO-05"}, p1=[1], p2=[1])
    assert t.accessible == ["r3c2"]
    assert t.refusal("attack r2c1 with 1") == "SY-040"


@pytest.mark.rule("SY-040")
def test_spells_on_an_enemy_do_not_close_it() -> None:
    t = table(level=1, horde={"r3c1": {"card": "GO-08", "on": [3, 2]}}, p1=[1], p2=[1])
    assert t.targets == ["r3c1"]


@pytest.mark.rule("SY-090")
def test_a_reward_for_the_start_of_a_turn_is_offered_before_the_choice_and_not_after() -> None:
    t = table(level=5, horde={"r5c1": "GO-05"}, p1={"hand": [1], "reward": "RW-2"}, p2=[1])
    assert "use RW-2" in t.offers()
    t.play("use RW-2").estimate()
    assert t.deciding() == ["p1"]
    assert "pass" in t.offers()
    t.play("pass")
    assert t.deciding() == ["p2"]
    assert "use RW-2" not in t.offers()


@pytest.mark.rule("SY-091")
def test_a_mage_without_spells_may_use_a_reward_and_then_passes_or_attacks_with_what_it_brought() -> None:
    t = table(level=5, horde={"r5c1": "GO-05"}, p1={"hand": [], "reward": "RW-1"}, p2=[1, 1])
    assert t.offers() == ["pass", "use RW-1"]
    assert t.refusal("attack r5c1 with 1") == "SY-041"
    t.play("use RW-1").estimate()
    assert len(t.p1.hand) == 3
    assert any(offer.startswith("attack r5c1") for offer in t.offers())
    t = table(level=5, horde={"r5c1": "GO-05"}, p1={"hand": [], "reward": "RW-8"}, p2=[1, 1])
    t.play("use RW-8 on r5c1")
    assert t.told("passed") == [{"event": "passed", "seat": "p1"}]


def test_a_failure_at_the_first_try_can_be_finished_in_the_next_round() -> None:
    t = resolved(1, "GO-08", [4, 3], p1=[5, 1], p2=[2, 1], horde={"r3c2": "GO-01"})
    t.play("attack r3c1 with 2", "attack r3c1 with 5", "pass", "pass")
    assert t.at("r3c1").card is None  # 4 from the round before, 2 and 5
