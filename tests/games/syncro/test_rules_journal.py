"""What the levels unlock: SY-092 to SY-181."""

from __future__ import annotations

import json

import pytest

from tablee.games.syncro.state.terms import DRAGON, FAMILIES, FOG, REWARD
from tests.games.syncro.table import BOX, new_level, resolved, table

FREE_FOG = {"r6c1": {"card": "GO-01", "on": ["p1:3", "p2:3"]}, "r5c1": "GO-08"}
"""A horde of level 5 in which the Fog on r5c2 comes to light in this resolution."""


@pytest.mark.rule("SY-098")
def test_a_full_hand_receives_nothing_from_a_partner_either() -> None:
    t = table(level=5, p1={"hand": [1, 2], "reward": "RW-3"}, p2=[1] * 5, p3=[2] * 5, p4=[3], horde={"r5c1": "GO-05"})
    assert [offer for offer in t.offers() if offer.startswith("give")] == ["give 1 to p4", "give 2 to p4"]
    assert t.refusal("give 1 to p2") == "SY-098"


@pytest.mark.rule("SY-098")
def test_giving_ends_when_the_receiver_is_full() -> None:
    t = table(level=5, p1={"hand": [1, 2], "reward": "RW-3"}, p2=[1] * 7, horde={"r5c1": "GO-05"})
    t.play("give 1 to p2")
    assert (t.prompt(), len(t.p2.hand)) == ("turn", 8)


@pytest.mark.rule("SY-102")
def test_mushrooms_still_draw_at_level_nine() -> None:
    t = resolved(9, "MU-01", [4], place="r4c1", horde={"r4c2": "GO-08"}, p1=[1], p2=[1])
    assert len(t.told("drew")) == 2
    assert t.prompt() == "estimate"


@pytest.mark.rule("SY-104")
def test_absorbed_spells_are_seen_by_all() -> None:
    t = resolved(2, "GO-05", [2, 3])
    for seat in ("p1", "p2", ""):
        assert t.shown("r3c1", seat)["absorbed"] == ["spell-2"]
        assert t.shown("r3c1", seat)["strength"] == 10


@pytest.mark.rule("SY-107")
def test_each_failure_adds_to_the_golem() -> None:
    t = resolved(2, "GO-05", [2, 3], p1=[1, 1, 1], p2=[1, 1, 1], horde={})
    t.play("attack r3c1 with 1", "pass", "pass", "pass")
    assert (t.at("r3c1").absorbed, t.at("r3c1").strength) == ([2, 1], 11)


@pytest.mark.rule("SY-108")
def test_golems_still_absorb_at_level_five() -> None:
    t = resolved(5, "GO-05", [2, 3], place="r5c1", horde={"r5c3": "GO-08"})
    assert t.at("r5c1").absorbed == [2]


@pytest.mark.rule("SY-109")
def test_an_exact_total_beats_a_dragon_without_payment() -> None:
    t = resolved(3, "DR-06", [4, 3])
    assert t.at("r3c1").card is None
    assert t.told("charged") == []
    assert t.prompt() == "turn"


@pytest.mark.rule("SY-115", "SY-116")
def test_in_the_lap_each_mage_is_asked_once_and_may_discard_several_or_pass() -> None:
    t = resolved(3, "DR-08", [3], p1=[1, 1, 2], p2=[1, 5], p3=[1])
    assert t.offers() == ["discard 1", "discard 2", "pass"]
    t.play("discard 1", "discard 2")
    assert t.offers() == ["discard 1", "done"]
    t.play("done", "pass", "discard 1")
    assert [told["seat"] for told in t.events if told["event"] in ("paid", "paid-nothing")] == ["p1", "p2", "p3"]
    assert t.won is False  # 4 of 6


@pytest.mark.rule("SY-113", "SY-115")
def test_a_payment_can_be_thought_over_before_it_is_done() -> None:
    t = resolved(3, "DR-08", [3], p1=[1, 2], p2=[1, 5])
    t.play("discard 1")
    assert t.hands[0] == [1, 2]
    assert t.view("p2")["players"][0]["hand_count"] == 2
    assert t.refusal("attack r3c2 with 2") == "SY-113"


@pytest.mark.rule("SY-122")
def test_dragons_still_charge_at_level_six() -> None:
    t = resolved(6, "DR-06", [4], place="r4c1", horde={"r4c2": "GO-08"})
    assert (t.prompt(), t.view()["due"], t.view()["charging"]) == ("pay", 3, "r4c1")


# Level 4


@pytest.mark.rule("SY-123", "SY-125", "SY-176")
@pytest.mark.parametrize(("level", "boss"), [(4, "BOSS-1"), (9, "BOSS-2")])
def test_a_boss_lies_face_down_and_nothing_is_shown_of_it(level: int, boss: str) -> None:
    t = new_level(level, 3)
    assert t.horde["r1c1"] == boss
    for seat in ("p1", "p2", "p3", ""):
        there = t.shown("r1c1", seat)
        assert (there["face"], there["card"], there["strength"]) == ("down", None, None)
        assert boss not in json.dumps(t.view(seat))


@pytest.mark.rule("SY-124")
def test_the_first_boss_is_turned_up_once_nothing_covers_it() -> None:
    horde = {"r1c1": "down", "r2c1": {"card": "GO-01", "on": ["p1:3", "p2:3"]}, "r3c3": "GO-08"}
    t = table(level=4, horde=horde, p1=[1], p2=[1], phase="resolution")
    assert {"event": "revealed", "place": "r1c1", "card": "BOSS-1"} in t.events
    assert "r1c1" in t.targets


@pytest.mark.rule("SY-127")
def test_the_first_boss_is_stronger_than_any_monster() -> None:
    boss = BOX.strength[BOX.index["BOSS-1"]]
    assert boss > max(card.strength for card in BOX.cards if card.kind in FAMILIES)
    assert boss > 2 * 5  # two Spells never do


# Rewards


@pytest.mark.rule("SY-130")
def test_a_reward_goes_to_the_leader() -> None:
    t = table(level=5, horde={**FREE_FOG, "r5c2": "FB-3"}, p1=[1], p2=[1], p3=[1], leader="p2", phase="resolution")
    assert [me.reward >= 0 for me in t.pos.mages] == [False, True, False]


@pytest.mark.rule("SY-131")
def test_a_reward_passes_two_holders_on_its_way() -> None:
    t = table(
        level=5,
        horde={**FREE_FOG, "r5c2": "FB-3"},
        p1={"hand": [1], "reward": "RW-1"},
        p2=[1],
        p3={"hand": [1], "reward": "RW-2"},
        leader="p3",
        phase="resolution",
    )
    assert t.p2.reward


@pytest.mark.rule("SY-133", "SY-158")
def test_nobody_ever_holds_two_rewards() -> None:
    carried = {"level": 6, "rewards": ["RW-4", None, "RW-6"], "draw-rewards": True}
    t = new_level(6, 3, campaign=carried)
    assert (t.p1.reward, t.p3.reward) == ("RW-4", "RW-6")
    assert t.p2.reward not in (None, "RW-4", "RW-6")
    assert t.refusal("use RW-4", "p1") is not None


@pytest.mark.rule("SY-133")
def test_another_mages_reward_cannot_be_used() -> None:
    t = table(level=5, p1={"hand": [1], "reward": "RW-5"}, p2={"hand": [1], "reward": "RW-2"}, horde={"r5c1": "GO-05"})
    assert t.refusal("use RW-2") == "SY-133"
    assert t.refusal("attack r5c1 with 1 using RW-6") == "SY-133"


@pytest.mark.rule("SY-134")
def test_a_reward_is_known_to_its_owner_alone_until_it_is_played() -> None:
    t = table(level=5, p1={"hand": [1], "reward": "RW-2"}, p2=[1], horde={"r5c1": "GO-05"})
    assert t.view("p1")["players"][0]["reward"] == "RW-2"
    for seat in ("p2", ""):
        assert t.view(seat)["players"][0]["has_reward"] is True
        assert "RW-2" not in json.dumps(t.view(seat))
    t.play("use RW-2")
    assert t.view("p2")["reward_discards"] == ["RW-2"]


@pytest.mark.rule("SY-136")
def test_a_reward_that_was_played_is_discarded() -> None:
    t = table(level=5, p1={"hand": [1], "reward": "RW-5"}, p2=[1], horde={"r5c1": "GO-05"})
    t.play("attack r5c1 with 1 using RW-5")
    assert (t.p1.reward, t.view()["reward_discards"]) == (None, ["RW-5"])


@pytest.mark.rule("SY-137")
def test_an_empty_pile_of_rewards_is_made_anew_from_the_discards() -> None:
    t = table(
        level=5,
        horde={**FREE_FOG, "r5c2": "FB-3"},
        p1=[1],
        p2={"hand": [1], "reward": "RW-1"},
        reward_discards=[f"RW-{n}" for n in range(2, 9)],
        phase="resolution",
    )
    assert t.told("rewards-reshuffled") == [{"event": "rewards-reshuffled", "count": 7}]
    assert t.p1.reward
    assert len(t.pos.rewards) == 6


# Fog


@pytest.mark.rule("SY-138", "SY-148")
@pytest.mark.parametrize("level", range(1, 10))
def test_fog_and_lieutenants_come_with_level_five(level: int) -> None:
    t = new_level(level)
    decks = [there["deck"] for there in t.view()["horde"]]
    assert ("fog" in decks, "lieutenant" in decks) == (level >= 5, level >= 5)
    assert (t.view()["fog"] > 0, t.view()["lieutenants"] > 0) == (level >= 5, level >= 5)


@pytest.mark.rule("SY-138", "SY-148")
def test_both_piles_are_shuffled() -> None:
    orders = {tuple(new_level(5, seed=str(seed)).pos.fog) for seed in range(8)}
    lieutenants = {tuple(new_level(5, seed=str(seed)).pos.lieutenants) for seed in range(8)}
    assert len(orders) == len(lieutenants) == 8


@pytest.mark.rule("SY-139", "SY-147")
@pytest.mark.parametrize("level", range(5, 10))
def test_fog_lies_face_down_in_every_level_from_the_fifth_on(level: int) -> None:
    places = [place for place in BOX.levels[level - 1].places if place.deck == 4]
    assert places
    assert not any(place.up for place in places)
    fog = [there for there in new_level(level).view("p1")["horde"] if there["deck"] == "fog"]
    assert all(there["card"] is None and not there["target"] for there in fog)


@pytest.mark.rule("SY-140")
def test_fog_is_turned_up_after_the_last_resolution() -> None:
    horde = {**FREE_FOG, "r5c2": "FB-3", "r5c3": {"card": "GO-07", "on": ["p2:4"]}}
    t = table(level=5, horde=horde, p1=[1], p2=[1], phase="resolution")
    order = [told["event"] for told in t.events if told["event"] in ("resolved", "revealed")]
    assert order == ["resolved", "resolved", "revealed"]


@pytest.mark.rule("SY-141")
def test_each_fog_card_is_a_blessing_or_a_curse() -> None:
    fog = [face for face in BOX.faces() if face.kind == "fog"]
    assert len(fog) == 12
    assert {face.timing for face in fog} == {"blessing", "immediate-curse", "permanent-curse"}


@pytest.mark.rule("SY-142", "SY-143")
@pytest.mark.parametrize("card", ["FB-3", "FC-2"])
def test_blessings_and_immediate_curses_are_discarded_after_their_effect(card: str) -> None:
    t = table(level=5, horde={**FREE_FOG, "r5c2": card}, p1=[1, 2], p2=[1], phase="resolution")
    assert t.view()["fog_discards"] == [card]
    assert "r5c2" not in t.horde


@pytest.mark.rule("SY-145")
def test_a_permanent_curse_covers_nothing_and_counts_for_no_bonus() -> None:
    horde = {**FREE_FOG, "r5c2": "FP-2", "r4c1": "GO-02 down", "r1c1": "LT-1"}
    del horde["r5c1"]
    t = table(level=5, horde=horde, p1=[1], p2=[1], phase="resolution")
    assert t.curses == ["FP-2"]
    assert t.at("r4c1").target
    assert t.at("r1c1").strength == 6 + 1  # the Golem alone


@pytest.mark.rule("SY-146")
def test_an_empty_fog_pile_is_made_anew_for_the_layout() -> None:
    fog = [BOX.ids[card] for card in BOX.pile(FOG, False)]
    t = new_level(7, campaign={"level": 7, "fog-discards": fog[1:]})
    assert len(t.pos.fog) + 3 == len(fog)
    assert t.pos.fog_discards == []


@pytest.mark.rule("SY-146", "SY-152")
def test_an_empty_fog_pile_is_made_anew_for_a_lieutenant() -> None:
    horde = {"r1c1": "LT-4 down", "r2c1": {"card": "GO-01", "on": ["p1:3", "p2:3"]}}
    names = [BOX.ids[card] for card in BOX.pile(FOG, False)]
    t = table(level=5, horde=horde, p1=[1, 2], p2=[1, 2], fog_discards=names, phase="resolution")
    assert t.told("fog-reshuffled") == [{"event": "fog-reshuffled", "count": 11}]
    assert len(t.told("fog-turned")) == 1


# Lieutenants


@pytest.mark.rule("SY-149", "SY-169")
@pytest.mark.parametrize(("level", "places"), [(5, 1), (6, 1), (7, 2), (8, 2), (9, 1)])
def test_each_place_with_a_lieutenants_back_takes_one_from_the_pile(level: int, places: int) -> None:
    t = new_level(level)
    laid = [card for card in t.horde.values() if card.startswith("LT")]
    assert len(laid) == places
    assert len(t.pos.lieutenants) == 7 - places


@pytest.mark.rule("SY-150")
def test_a_lieutenant_is_turned_up_when_accessible_and_then_its_effect_happens() -> None:
    horde = {"r1c1": "LT-6 down", "r2c1": {"card": "GO-01", "on": ["p1:3", "p2:3"]}}
    t = table(level=5, horde=horde, p1=[1], p2=[1], phase="resolution")
    told = [event["event"] for event in t.events]
    assert told.index("revealed") < told.index("reward-drawn")
    assert t.at("r1c1").target


@pytest.mark.rule("SY-152")
def test_a_lieutenant_turns_up_the_top_card_of_the_fog_pile() -> None:
    horde = {"r1c1": "LT-5 down", "r2c1": {"card": "GO-01", "on": ["p1:3", "p2:3"]}}
    t = table(level=5, horde=horde, p1=[4, 1], p2=[1], fog=["FC-2"], phase="resolution")
    assert t.told("fog-turned") == [{"event": "fog-turned", "card": "FC-2"}]
    assert t.p1.hand == [1]
    assert t.view()["fog_discards"] == ["FC-2"]


@pytest.mark.rule("SY-151")
def test_a_lieutenant_does_not_count_itself() -> None:
    assert table(level=5, horde={"r1c1": "LT-2"}, p1=[1], p2=[1]).at("r1c1").strength == 7


@pytest.mark.rule("SY-159")
def test_a_lieutenant_still_has_its_effect_at_level_nine() -> None:
    horde = {"r2c1": "LT-7 down", "r3c1": {"card": "GO-01", "on": ["p1:3", "p2:3"]}, "r4c1": "GO-08"}
    t = table(level=9, horde=horde, p1=[1], p2=[1], phase="resolution")
    assert t.p1.reward


# Levels 6 to 9


@pytest.mark.rule("SY-160", "SY-166")
def test_sixes_and_sevens_join_for_good() -> None:
    assert [BOX.deck(level).count(6) for level in range(1, 10)] == [0, 0, 0, 0, 0, 2, 2, 2, 2]
    assert [BOX.deck(level).count(7) for level in range(1, 10)] == [0, 0, 0, 0, 0, 0, 0, 2, 2]


@pytest.mark.rule("SY-161", "SY-167")
@pytest.mark.parametrize(("level", "value"), [(6, 6), (8, 7)])
def test_a_new_spell_can_be_in_a_first_hand(level: int, value: int) -> None:
    hands = [new_level(level, 5, str(seed)).hands for seed in range(20)]
    assert any(value in hand for dealt in hands for hand in dealt)


@pytest.mark.rule("SY-164")
def test_in_level_seven_sums_are_said_after_a_draw_too() -> None:
    t = resolved(7, "MU-01", [4], place="r5c1", horde={"r5c2": "GO-08"}, p1=[3, 1], p2=[5])
    assert [told["sum"] for told in t.told("spoke")] == [sum(hand) for hand in t.hands]
    assert [player["estimate"] for player in t.view()["players"]] == [sum(hand) for hand in t.hands]
    assert t.prompt() == "turn"


@pytest.mark.rule("SY-165")
@pytest.mark.parametrize("level", [6, 8])
def test_only_level_seven_has_spoken_sums(level: int) -> None:
    t = new_level(level)
    assert t.prompt() == "estimate"
    assert "spoken-sums" not in t.view()["unlocked"]
    assert "spoken-sums" in new_level(7).view()["unlocked"]


@pytest.mark.rule("SY-170")
def test_the_last_boss_is_one_target_on_one_place_and_counts_once() -> None:
    t = table(level=9, horde={"r1c1": "BOSS-2", "r2c1": "LT-1"}, p1=[1], p2=[1])
    assert t.at("r1c1").target
    assert [card for card in t.horde.values() if card.startswith("BOSS")] == ["BOSS-2"]
    assert t.at("r2c1").strength == 6 + 1


@pytest.mark.rule("SY-171")
def test_both_cerberi_lie_face_down_in_front_of_the_boss() -> None:
    t = new_level(9)
    assert {t.horde["r2c2"], t.horde["r2c3"]} == {"CERB-1", "CERB-2"}
    assert not {"r1c1", "r2c2", "r2c3"} & set(t.face_up)


@pytest.mark.rule("SY-172")
def test_both_cerberi_and_the_boss_are_turned_up_in_one_step() -> None:
    horde = {"r1c1": "down", "r2c2": "down", "r2c3": "down", "r3c4": {"card": "GO-01", "on": ["p1:3", "p2:3"]}}
    t = table(level=9, horde=horde, p1=[1], p2=[1], phase="resolution")
    assert [told["place"] for told in t.told("revealed")] == ["r2c2", "r2c3", "r1c1"]
    assert t.targets == ["r2c2", "r2c3"]


@pytest.mark.rule("SY-173")
def test_the_last_boss_is_no_target_while_one_cerberus_stands() -> None:
    t = table(level=9, horde={"r1c1": "BOSS-2 up", "r2c3": "CERB-2 up"}, p1=[1], p2=[1])
    assert t.targets == ["r2c3"]
    assert t.refusal("attack r1c1 with 1") == "SY-173"


@pytest.mark.rule("SY-129")
def test_each_reward_has_an_effect_of_its_own() -> None:
    rewards = [BOX.cards[card] for card in BOX.pile(REWARD, True)]
    assert len({type(card.do) for card in rewards}) == len(rewards) == 9


def test_monsters_by_level_keep_families_out_until_their_page() -> None:
    for level, families in ((1, {0}), (2, {0, 1}), (3, {0, 1, 2})):
        cards = new_level(level, monster_pool="by-level").pos.cards
        assert {BOX.kind[card] for card in cards} <= families
    assert {BOX.kind[card] for card in BOX.monsters(1, False, False)} == {0, 1, DRAGON}


def test_what_a_family_does_is_shown_once_the_journal_has_taught_it() -> None:
    for level, effects in ((1, []), (2, ["absorbs"])):
        t = table(level=level, horde={"r3c1": "GO-05"}, p1=[1], p2=[1])
        shown = next(place for place in t.view("p1")["horde"] if place["place"] == "r3c1")
        assert shown["effects"] == effects


def test_a_level_names_what_its_page_adds() -> None:
    t = table(level=5, horde={"r6c1": "GO-05"}, p1=[1], p2=[1])
    assert t.view("p1")["added"] == ["rewards", "fog", "lieutenants"]
    assert "golems" in t.view("p1")["unlocked"]
