"""The frame of the game, the set-up of a level, estimates and silence: SY-001 to SY-032, SY-072 to SY-077."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from tablee.games.syncro.game import TITLE
from tablee.games.syncro.state.terms import DECKS, FAMILIES
from tablee.games.syncro.state.view import unlocked
from tablee.kernel.campaign import begin
from tablee.kernel.errors import BadInput
from tests.games.syncro.table import BOX, new_level, resolved, table


@pytest.mark.rule("SY-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_mages_share_one_result(seats: int) -> None:
    won = table(level=1, seats=seats, horde={"r3c1": {"card": "MU-01", "on": ["p1:5"]}}, phase="resolution").result()
    lost = table(level=1, seats=seats, horde={"r3c1": {"card": "GO-08", "on": ["p1:5"]}}, phase="resolution").result()
    assert won is not None
    assert lost is not None
    assert (won.won, won.winners()) == (True, list(range(seats)))
    assert (lost.won, lost.winners()) == (False, [])


@pytest.mark.rule("SY-002")
@pytest.mark.parametrize("seats", [1, 6])
def test_one_mage_and_six_mages_are_refused(seats: int) -> None:
    with pytest.raises(BadInput) as refused:
        TITLE.setup({}, seats, "1")
    assert refused.value.sentence.id == "seat-count"


@pytest.mark.rule("SY-003")
def test_nine_levels_follow_each_other_and_the_fifth_opens_chapter_two() -> None:
    assert [level.number for level in BOX.levels] == list(range(1, 10))
    assert [new_level(level).view()["chapter"] for level in range(1, 10)] == [1, 1, 1, 1, 2, 2, 2, 2, 2]


@pytest.mark.rule("SY-004")
def test_an_adventure_may_begin_with_chapter_two_as_if_resumed_there() -> None:
    campaign = begin(TITLE, BOX, "again", ["Ana", "Bo"], {}, chapter=2)
    assert (campaign.level(TITLE), campaign.journal(TITLE)[-1]) == (5, "LEVEL-5")
    t = new_level(campaign=campaign.progress)
    assert t.pos.quest.level == 5
    assert t.p1.reward
    assert t.p2.reward


@pytest.mark.rule("SY-005")
def test_the_level_goes_on_while_one_monster_stands() -> None:
    t = resolved(1, "GO-01", [3, 3], p1=[1], p2=[1])
    assert t.horde == {"r3c2": "GO-08"}
    assert t.result() is None


@pytest.mark.rule("SY-007", "SY-024")
@pytest.mark.parametrize("level", range(1, 10))
def test_nothing_of_a_later_level_exists_before_it_and_what_a_level_unlocks_counts_in_it(level: int) -> None:
    t = new_level(level)
    view = t.view()
    assert view["unlocked"] == unlocked(level)
    assert bool(t.pos.fog) == bool(t.pos.rewards) == bool(t.pos.lieutenants) == (level >= 5)
    assert {6, 7} & set(BOX.deck(level)) == ({6} if 6 <= level < 8 else {6, 7} if level >= 8 else set())
    assert [bool(BOX.cards[card].level > level) for card in t.pos.cards].count(True) == 0


@pytest.mark.rule("SY-008")
def test_a_fresh_adventure_opens_on_level_one() -> None:
    campaign = begin(TITLE, BOX, "first", ["Ana", "Bo"], {})
    assert campaign.level(TITLE) == 1
    assert campaign.journal(TITLE) == ["LEVEL-1"]
    assert new_level(campaign=campaign.progress).pos.quest.level == 1


@pytest.mark.rule("SY-009")
def test_nothing_happens_between_the_two_packs() -> None:
    t = table(
        level=4, horde={"r1c1": {"card": "BOSS-1", "on": ["p1:5", "p2:5", "p1:4"]}}, p1=[], p2=[], phase="resolution"
    )
    assert t.events[-1] == {"event": "level-won", "level": 4}
    assert t.carried["level"] == 5


@pytest.mark.rule("SY-011", "SY-033")
@pytest.mark.parametrize("leader", ["p1", "p2", "p3", "p4"])
def test_the_leader_opens_the_first_round_and_the_others_follow_clockwise(leader: str) -> None:
    t = new_level(1, 4, first_leader=leader)
    assert t.leader == leader
    t.estimate()
    first = int(leader[1]) - 1
    clockwise = [f"p{1 + (first + n) % 4}" for n in range(4)]
    assert t.view()["slots"] == clockwise
    while t.pos.round == 1 and t.prompt() == "turn":
        t.play(t.offers()[0])
    assert t.acted(1) == clockwise


@pytest.mark.rule("SY-011")
def test_by_default_the_first_seat_leads_level_one_and_afterwards_whoever_is_next() -> None:
    assert new_level(1, 3).leader == "p1"
    t = resolved(1, "GO-01", [3, 3], p1=[], p2=[], p3=[], horde={}, leader="p2")
    assert t.carried["leader"] == "p3"
    assert new_level(2, 3, campaign=t.carried).leader == "p3"


@pytest.mark.rule("SY-011")
def test_a_leader_who_does_not_sit_at_the_table_is_refused() -> None:
    with pytest.raises(BadInput) as refused:
        new_level(1, 3, first_leader="p4")
    assert refused.value.sentence.params["option"] == "first-leader"


@pytest.mark.rule("SY-012", "SY-162", "SY-168")
def test_the_aid_card_lies_open_and_is_replaced_at_levels_six_and_eight() -> None:
    shown = [new_level(level).view()["aid"] for level in range(1, 10)]
    assert shown == ["AID-1"] * 5 + ["AID-2"] * 2 + ["AID-3"] * 2
    assert {face.id for face in BOX.faces() if face.kind == "aid"} == set(shown)


@pytest.mark.rule("SY-013")
def test_spells_are_shuffled_equal_seeds_give_equal_hands() -> None:
    assert new_level(seed="a").hands == new_level(seed="a").hands
    hands = {json.dumps(new_level(seed=str(seed)).hands) for seed in range(20)}
    assert len(hands) == 20


@pytest.mark.rule("SY-019")
def test_the_monsters_are_shuffled_into_a_hidden_pile() -> None:
    tops = set()
    for seed in range(12):
        t = new_level(1, seed=str(seed))
        laid = [card for card in t.pos.cards if BOX.kind[card] in FAMILIES]
        assert sorted(t.pos.monsters + laid) == BOX.monsters(1, False, False)
        assert t.view("p1")["monsters"] == len(t.pos.monsters) == 18
        tops.add(tuple(laid))
    assert len(tops) == 12


@pytest.mark.rule("SY-020", "SY-023")
@pytest.mark.parametrize("level", range(1, 10))
def test_the_horde_lies_as_its_level_card_shows(level: int) -> None:
    t = new_level(level)
    (face,) = [face for face in BOX.faces() if face.id == f"LEVEL-{level}"]
    shown = {there["place"]: there for there in t.view("p1")["horde"]}
    assert list(shown) == [place["place"] for place in face.extra["places"]]
    for place in face.extra["places"]:
        there = shown[place["place"]]
        assert (there["row"], there["x"], there["deck"]) == (place["row"], place["x"], place["deck"])
        assert there["face"] == place["face"]
        assert (there["card"] is None) == (place["face"] == "down")
        assert (there["strength"] is None) == (place["face"] == "down")


@pytest.mark.rule("SY-021")
def test_the_pile_is_laid_from_the_topmost_place_on() -> None:
    """The same shuffled pile, laid out in two diagrams: the first six cards are the same, row by row from the top."""
    one, two = new_level(1, seed="laid"), new_level(2, seed="laid")
    for t in (one, two):
        assert [there["row"] for there in t.view()["horde"]] == sorted(there["row"] for there in t.view()["horde"])
    assert list(two.horde.values())[:6] == list(one.horde.values())


@pytest.mark.rule("SY-022")
@pytest.mark.parametrize("level", range(1, 10))
def test_a_card_covers_only_cards_of_the_row_right_above(level: int) -> None:
    plan = BOX.diagrams[level - 1]
    for place in range(plan.size):
        for other in range(plan.size):
            if plan.covered_by[place] >> other & 1:
                assert plan.rows[other] == plan.rows[place] + 1
    assert not any(plan.fog >> place & 1 and not plan.covered_by[place] for place in range(plan.size))


# Estimates


@pytest.mark.rule("SY-025", "SY-027")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_before_the_first_slot_every_mage_is_asked_for_an_estimate(seats: int) -> None:
    t = new_level(1, seats)
    assert (t.prompt(), sorted(t.deciding())) == ("estimate", [f"p{n}" for n in range(1, seats + 1)])
    assert t.estimate().prompt() == "turn"


@pytest.mark.rule("SY-027")
def test_after_a_draw_of_one_mage_all_estimate() -> None:
    t = resolved(1, "MU-01", [3], p1=[1], p2=[1, 2], p3=[3])
    assert [event["seat"] for event in t.told("drew")] == ["p1"]
    assert t.deciding() == ["p1", "p2", "p3"]


@pytest.mark.rule("SY-028")
def test_no_signal_is_seen_before_all_are_given() -> None:
    t = new_level(1, 3)
    t.play("p1: estimate good", "p3: estimate poor")
    for seat in ("p2", "p3", ""):
        assert t.view(seat)["players"][0]["estimate"] is None
    assert t.view("p1")["players"][0]["judged"] == "good"
    assert "judged" not in t.view("p2")["players"][0]
    assert t.told("estimated") == []
    t.play("p2: estimate average")
    assert [event["signal"] for event in t.told("estimated")] == ["good", "average", "poor"]
    assert [player["estimate"] for player in t.view()["players"]] == ["good", "average", "poor"]


@pytest.mark.rule("SY-029", "SY-030", "SY-031", "SY-032")
@pytest.mark.parametrize("hand", [[1, 1, 1], [5, 5, 5], [1, 3, 5]])
def test_all_three_signals_are_open_to_any_hand(hand: list[int]) -> None:
    t = table(level=1, p1=hand, p2=[3], phase="estimate")
    assert t.offers("p1") == ["estimate poor", "estimate average", "estimate good"]
    assert t.refusal("pass", "p1") == "SY-027"


# Silence


@pytest.mark.rule("SY-072")
def test_the_table_is_silent_until_the_level_is_over() -> None:
    t = resolved(1, "GO-01", [3, 3], p1=[2], p2=[], horde={})
    assert t.view()["silent"] is True  # hands are still to be kept or discarded
    t.play("keep hand")
    assert t.view()["silent"] is False
    assert new_level(5).view()["silent"] is True


def others_see(t: Any, seat: str, owner: int) -> dict[str, Any]:
    shown: dict[str, Any] = t.view(seat)["players"][owner]
    return shown


@pytest.mark.rule("SY-073", "SY-074", "SY-075", "SY-076", "SY-077")
@pytest.mark.parametrize("level", [1, 5, 7])
def test_others_see_of_a_hand_its_number_the_estimate_and_whether_there_is_a_reward(level: int) -> None:
    one = table(level=level, p1=[1, 2, 3, 1], p2=[3, 3], p3=[2], p4=[2], phase="estimate").estimate("poor")
    for t in (one, new_level(level, 3).estimate()):
        seen = others_see(t, "p2", 0)
        assert set(seen) == {"seat", "hand_count", "estimate", "has_reward", "known", "told"}
        assert seen["hand_count"] == len(t.hands[0])
        assert seen["known"] == []
        assert (seen["told"] is None) == (level != 7)  # what was said aloud, nothing else
        assert set(others_see(t, "", 0)) == set(seen)


@pytest.mark.rule("SY-074", "SY-077")
def test_hands_that_differ_look_the_same_to_the_others() -> None:
    one = table(level=1, p1=[1, 1, 5], p2=[3], rest="discards", discards=[2])
    two = table(level=1, p1=[1, 1, 5], p2=[3], rest="discards", discards=[2])
    two.pos.mages[0].hand = [5, 1, 1]
    assert json.dumps(one.view("p2")) == json.dumps(two.view("p2"))
    assert json.dumps(one.view()) == json.dumps(two.view())


def test_the_decks_of_places_have_names() -> None:
    named = Counter(place["deck"] for level in range(1, 10) for place in new_level(level).view()["horde"])
    assert set(named) == set(DECKS)
