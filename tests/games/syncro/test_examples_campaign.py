"""Worked examples of ends, carrying over, saving and options (E-71, E-72, E-87 to E-99)."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.syncro.rules.campaign import read_progress, stopped
from tests.games.syncro.table import BOX, new_level, resolved, table


@pytest.mark.rule("SY-157", "SY-158")
def test_e71_after_a_defeat_the_same_lieutenants_return_and_mages_without_a_reward_draw_one() -> None:
    t = table(
        level=7,
        horde={"r1c3": {"card": "LT-5", "on": ["p1:1"]}},
        destroyed=["LT-2"],
        p1={"hand": [], "reward": "RW-3"},
        p2=[],
        p3=[],
        phase="resolution",
    )
    assert t.won is False
    again = new_level(7, 3, campaign=t.carried)
    assert (again.horde["r1c1"], again.horde["r1c3"]) == ("LT-2", "LT-5")
    assert not {"r1c1", "r1c3"} & set(again.face_up)
    assert again.p1.reward == "RW-3"
    assert again.p2.reward
    assert again.p3.reward
    assert [len(hand) for hand in again.hands] == [6, 6, 6]


@pytest.mark.rule("SY-154")
def test_e72_a_beaten_lieutenant_is_in_no_later_level() -> None:
    t = table(level=5, horde={"r1c1": {"card": "LT-3", "on": ["p1:5", "p2:3"]}}, p1=[], p2=[], phase="resolution")
    assert t.won is True
    assert t.carried["beaten"] == ["LT-3"]
    for seed in range(40):
        assert "LT-3" not in new_level(6, 2, str(seed), campaign=t.carried).horde.values()


@pytest.mark.rule("SY-006")
def test_e87_with_no_spell_in_any_hand_the_level_is_lost() -> None:
    t = table(
        level=5,
        horde={"r1c1": {"card": "LT-7", "on": [1, 4]}},
        p1={"hand": [], "reward": "RW-1"},
        p2=[],
        phase="resolution",
    )
    assert t.at("r1c1").on == [4]
    assert t.won is False


@pytest.mark.rule("SY-006", "SY-042")
def test_e88_a_draw_in_the_resolution_saves_the_team() -> None:
    t = resolved(1, "MU-01", [4], p1=[], p2=[])
    assert [len(hand) for hand in t.hands] == [1, 1]
    t.estimate()
    assert t.prompt() == "turn"


@pytest.mark.rule("SY-067")
def test_e89_the_last_spell_on_the_last_enemy_wins() -> None:
    t = resolved(1, "GO-01", [3, 3], p1=[], p2=[], horde={})
    assert t.won is True


@pytest.mark.rule("SY-068")
def test_e91_a_hand_is_kept_or_discarded_as_a_whole() -> None:
    t = resolved(1, "GO-01", [3, 3], p1=[1, 5], p2=[], horde={})
    assert t.offers("p1") == ["keep hand", "discard hand"]
    assert t.refusal("discard 1", "p1") == "SY-068"


@pytest.mark.rule("SY-069", "SY-160", "SY-161")
def test_e92_kept_hands_are_filled_up_from_a_pile_with_the_new_spells() -> None:
    kept = [[3, 4], [], [1, 2, 2, 5]]
    t = new_level(6, 3, campaign={"level": 6, "hands": kept, "draw-rewards": False})
    assert [hand[: len(before)] for hand, before in zip(t.hands, kept, strict=True)] == kept
    assert [len(hand) for hand in t.hands] == [6, 6, 6]
    assert len(BOX.deck(6)) == 42
    assert len(t.pile) == 36 - 12
    assert (t.pile + [spell for hand in t.hands for spell in hand]).count(6) == 2


@pytest.mark.rule("SY-010", "SY-144")
def test_e93_a_new_attempt_starts_with_printed_strengths_and_no_curse() -> None:
    t = table(
        level=5,
        horde={"r5c1": {"card": "GO-05", "absorbed": [2, 4], "on": ["p1:1"]}},
        curses=["FP-2"],
        p1=[],
        p2=[],
        phase="resolution",
    )
    assert t.won is False
    again = new_level(5, 2, campaign=t.carried)
    assert again.curses == []
    for place in again.targets:
        assert again.at(place).strength == BOX.cards[BOX.index[again.horde[place]]].strength


@pytest.mark.rule("SY-085")
def test_e95_nobody_draws_a_reward_on_resuming_in_chapter_one() -> None:
    t = resolved(2, "GO-01", [3, 3], p1=[1], p2=[], horde={})
    t.play("keep hand")
    saved = stopped(read_progress(BOX, t.carried, 2)).dump(BOX)
    assert saved["level"] == 3
    again = new_level(3, 2, campaign=saved)
    assert (again.p1.reward, again.p2.reward) == (None, None)


def after_level_four(**options: Any) -> dict[str, Any]:
    horde = {"r1c1": {"card": "BOSS-1", "on": ["p1:5", "p2:5", "p1:4"]}}
    return table(level=4, horde=horde, p1=[], p2=[], phase="resolution", options=options).carried


@pytest.mark.rule("SY-128")
def test_e96_a_team_that_plays_on_starts_level_five_without_rewards_unless_the_option_says_so() -> None:
    t = new_level(5, 2, campaign=after_level_four())
    assert (t.p1.reward, t.p2.reward, len(t.pos.rewards)) == (None, None, 8)
    t = new_level(5, 2, campaign=after_level_four(**{"grant-reward-on-unlock": True}))
    assert t.p1.reward
    assert t.p2.reward


@pytest.mark.rule("SY-181")
def test_e97_the_turning_wheel_passes_all_hands_to_the_left() -> None:
    horde = {"r6c1": {"card": "GO-01", "on": ["p1:3", "p2:3"]}, "r5c2": "FC-4", "r5c1": "GO-08"}
    t = table(level=5, horde=horde, options={"new-cards": True}, p1=[5, 2], p2=[1], p3=[], phase="resolution")
    assert t.hands == [[], [5, 2], [1]]
    assert t.prompt() == "turn"


@pytest.mark.parametrize(("seats", "golem", "boss"), [(5, 9, 15), (4, 8, 14), (3, 8, 13), (2, 7, 13)])
def test_e99_the_handicap_changes_strengths_by_the_number_of_mages(seats: int, golem: int, boss: int) -> None:
    horde = {"r1c1": "BOSS-1", "r3c1": "GO-05"}
    t = table(level=4, seats=seats, p1=[1], horde=horde, options={"mage-count-handicap": True})
    assert (t.at("r3c1").strength, t.at("r1c1").strength) == (golem, boss)
