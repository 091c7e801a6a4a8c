"""Objectives and tokens: AT-154 to AT-181."""

from __future__ import annotations

import random

import pytest

from tablee.games.atlantes.game import TITLE
from tests.games.atlantes.table import Table, example_box, new_game, table

STARTING = ["legionary", "sealord", "sea-horse", "recruiter", "wave-teller"]
TOKENS = ["locations11", "bonus3", "types4", "discard10"]
FULL = ["L15@full", "L1@full", "L29@full", "L43@full", "L45@full"]
ROW = ["grabber", "meg", "healer", "anglerfish", "pearl-trader", "reef-warden"]


def may_claim(objective: str, **area: object) -> bool:
    """May a player with this area claim this objective before the main action?"""
    others = [each for each in ("hand8", "scored3", "bonus2", "board5") if each != objective][:3]
    t = table(p1=area, objectives=[objective, *others])
    refusal = t.refusal(f"claim {objective}")
    assert refusal in (None, "AT-155")
    return refusal is None


@pytest.mark.rule("AT-154")
def test_there_are_four_tracks_one_for_each_objective_in_play() -> None:
    t = new_game()
    assert len(t.view()["tracks"]) == 4
    assert len({track["objective"] for track in t.view()["tracks"]}) == 4
    assert t.refusal("claim points15") == "AT-154"


@pytest.mark.rule("AT-155")
def test_a_claim_takes_the_first_free_spot() -> None:
    for earlier in ([], ["p2"], ["p2", "p3"]):
        t = table(seats=3, p1={"mantas": ["gold2", "power2"]}, tracks={"bonus2": earlier})
        t.play("claim bonus2", "place start-gold1")
        assert t.track("bonus2") == [*earlier, "p1"]
        assert t.told("claimed")[0]["spot"] == len(earlier) + 1
        assert t.told("claimed")[0]["points"] == [8, 6, 4][len(earlier)]
    assert table(p1={"mantas": ["gold2"]}).refusal("claim bonus2") == "AT-155"


@pytest.mark.rule("AT-156")
def test_a_claim_is_made_before_during_or_after_the_main_action_and_costs_nothing_else() -> None:
    area = {"hand": ["matrona", "grabber"], "mantas": ["gold2", "power2"]}
    before = table(p1=area, lower=["L2", "L15"])
    before.play("claim bonus2", "place start-gold1")
    assert before.prompt() == "before"
    during = table(p1=area, lower=["L2", "L15"])
    during.play("play grabber", "claim bonus2", "place start-gold1")
    assert during.prompt() == "conquer"
    during.play("pass")
    assert during.prompt() == "conquer"
    after = table(p1=area, lower=["L2", "L15"])
    after.play("play grabber", "pass", "pass")
    assert after.prompt() == "after"
    after.play("claim bonus2", "place start-gold1")
    assert after.deciding() == ["p2"]  # nothing else was left to do


@pytest.mark.rule("AT-156", "AT-179")
def test_a_condition_that_holds_only_between_two_effects_can_be_claimed_there() -> None:
    t = table(
        example_box({"king-7": {"effects": "raise 2; score 1"}}),
        p1={"hand": ["matrona", "king-7"], "board": [*FULL[:4], "L31"]},
        objectives=["raised5", "hand8", "scored3", "bonus2"],
    )
    t.play("play king-7")
    assert t.p1.board[-1] == "L31@2"
    assert "claim raised5" in t.offers()
    t.play("claim raised5", "place start-gold1", "score L31")
    assert t.track("raised5") == ["p1"]
    assert len(t.p1.board) == 4


@pytest.mark.rule("AT-156")
def test_a_full_board_can_be_claimed_before_the_same_card_scores_all_that_is_raised() -> None:
    box = TITLE.box({"legionary": {"effects": "conquer 3; score 2"}})
    t = table(box, p1={"board": ["L15@full", "L34", "L17", "L12"], "ready": []}, lower=["L2"])
    t.play("play legionary")
    assert t.offers() == ["score L15", "claim board5"]
    t.play("claim board5", "place start-gold1")
    assert (t.p1.pile, t.p1.claimed) == (["L15"], ["board5"])


@pytest.mark.rule("AT-157")
def test_nobody_has_to_claim() -> None:
    t = table(p1={"mantas": ["gold2", "power2"], "hand": ["matrona"]})
    t.play("play matrona", "end")
    assert t.track("bonus2") == []


@pytest.mark.rule("AT-158")
def test_nobody_claims_on_another_players_turn() -> None:
    t = table(
        p1={"hand": ["matrona", "meg"]},
        p2={"mantas": ["gold2", "power2"], "hand": ["matrona", "sealord", "recruiter"]},
        lower=[],
    )
    t.play("play meg")
    assert t.deciding() == ["p2"]
    assert not t.offered("claim")


@pytest.mark.rule("AT-159", "AT-160")
def test_the_manta_placed_is_a_starting_one_ready_or_tired() -> None:
    t = table(p1={"mantas": ["gold2", "power2"], "ready": ["gold1", "raise1"]})
    t.play("claim bonus2")
    assert set(t.offered("place")) == {"start-gold1", "start-raise1", "start-power1", "start-power2-sharks"}
    assert t.refusal("place bonus-power2") == "AT-160"
    assert t.refusal("place start-power2-wrecks") == "AT-049"
    t.play("place start-power2-sharks")
    assert t.p1.tired == ["start-power1"]


@pytest.mark.rule("AT-161")
def test_a_player_has_at_most_one_manta_on_a_track() -> None:
    t = table(p1={"mantas": ["gold2", "power2"]}, tracks={"bonus2": ["p1"]})
    assert not t.offered("claim")
    assert t.refusal("claim bonus2") == "AT-161"


@pytest.mark.rule("AT-162")
def test_a_placed_manta_is_gone_for_use() -> None:
    t = table(p1={"board": ["L34"], "mantas": ["gold2", "power2"]})
    t.play("claim bonus2", "place start-raise1")
    assert "manta start-raise1" not in t.offers()
    assert t.refusal("manta start-raise1") == "AT-049"
    t.play("play matrona")
    assert "start-raise1" not in t.p1.ready


@pytest.mark.rule("AT-163")
def test_losing_the_condition_later_does_not_undo_a_claim() -> None:
    t = table(p1={"board": [*FULL[:4], "L34"], "mantas": ["score"]})
    t.play("claim board5", "place start-gold1", "manta bonus-score", "score L15")
    assert len(t.p1.board) == 4
    assert t.track("board5") == ["p1"]


@pytest.mark.rule("AT-164")
def test_several_objectives_may_be_claimed_in_one_turn() -> None:
    t = table(p1={"board": FULL, "pile": ["L2", "L3", "L4"], "mantas": ["gold2", "power2"]})
    t.play(
        "claim board5", "place start-gold1", "claim scored3", "place start-power1", "claim bonus2", "place start-raise1"
    )
    assert t.p1.claimed == ["board5", "scored3", "bonus2"]


@pytest.mark.rule("AT-165", "AT-166")
def test_a_track_has_five_spots_of_decreasing_points_of_which_four_are_used() -> None:
    spots = new_game().view()["spots"]
    assert spots == [8, 6, 4, 2, 1]
    assert spots == sorted(spots, reverse=True)
    t = table(seats=4, p4={"mantas": ["gold2", "power2"]}, tracks={"bonus2": ["p1", "p2", "p3"]}, turn="p4")
    t.play("claim bonus2", "place start-gold1")
    assert t.told("claimed")[0]["points"] == 2
    changed = table(TITLE.box({"main-board": {"points-1": 10}}), tracks={"bonus2": ["p1"]})
    assert changed.view()["players"][0]["score"]["objectives"] == 10


@pytest.mark.rule("AT-167")
def test_eight_in_hand_counts_the_king_and_not_the_discard_pile() -> None:
    hand = ["matrona", *STARTING, "sol"]
    assert not may_claim("hand8", hand=hand)
    assert not may_claim("hand8", hand=hand, discard=["meg"])
    assert may_claim("hand8", hand=[*hand, "meg"])
    assert may_claim("hand8", hand=[*hand, "meg", "healer"])


@pytest.mark.rule("AT-167", "AT-045")
def test_the_card_being_played_does_not_count_in_hand() -> None:
    t = table(p1={"hand": ["matrona", *STARTING, "sol", "grabber"]}, lower=["L2", "L15"])
    assert "claim hand8" in t.offers()
    t.play("play grabber")
    assert t.refusal("claim hand8") == "AT-155"


@pytest.mark.rule("AT-168")
def test_full_board_needs_five_locations() -> None:
    assert not may_claim("board5", board=FULL[:4])
    assert may_claim("board5", board=["L2", "L3", "L4", "L5", "L6"])


@pytest.mark.rule("AT-169")
def test_three_scored_needs_three_locations_in_the_pile() -> None:
    assert not may_claim("scored3", pile=["L2", "L3"], board=["L4"])
    assert may_claim("scored3", pile=["L2", "L3", "L4"])


@pytest.mark.rule("AT-170")
def test_two_bonus_mantas_count_ready_or_tired() -> None:
    assert not may_claim("bonus2", mantas=["gold2"])
    assert may_claim("bonus2", mantas=["gold2", "raise1"])
    assert may_claim("bonus2", mantas=["gold2 tired", "raise1 tired"])


@pytest.mark.rule("AT-171")
def test_eleven_locations_count_board_and_pile() -> None:
    pile = [f"L{n}" for n in range(10, 17)]
    assert not may_claim("locations11", pile=pile, board=["L2", "L3", "L4"])
    assert may_claim("locations11", pile=pile, board=["L2", "L3", "L4", "L5"])


@pytest.mark.rule("AT-172")
def test_fifteen_points_are_counted_in_the_pile() -> None:
    assert not may_claim("points15", pile=["L28", "L39"], board=["L56"])  # 14
    assert may_claim("points15", pile=["L28", "L56"])  # 15


@pytest.mark.rule("AT-173")
def test_three_bonus_mantas() -> None:
    assert not may_claim("bonus3", mantas=["gold2", "raise1"])
    assert may_claim("bonus3", mantas=["gold2", "raise1 tired", "score"])


@pytest.mark.rule("AT-174")
def test_only_matrona_needs_every_other_card_discarded_the_played_one_too() -> None:
    goals = ["only-matrona", *TOKENS[:1], *TOKENS[2:]]
    assert may_claim("only-matrona", hand=["matrona"], discard=STARTING)
    assert not may_claim("only-matrona", hand=["matrona", "sealord"], discard=["legionary"])
    t = table(p1={"hand": ["matrona", "grabber"], "discard": STARTING}, lower=["L2", "L15"], objectives=goals)
    t.play("play grabber")
    assert t.prompt() == "conquer"
    assert t.refusal("claim only-matrona") == "AT-155"
    t.play("pass", "pass")
    assert "claim only-matrona" in t.offers()


@pytest.mark.rule("AT-175")
def test_four_types_are_counted_in_the_pile_only() -> None:
    assert not may_claim("types4", pile=["L1", "L15", "L29"], board=["L43"])
    assert may_claim("types4", pile=["L1", "L15", "L29", "L43"])


@pytest.mark.rule("AT-176")
def test_four_alike_count_board_and_pile() -> None:
    assert not may_claim("same4", pile=["L1", "L2", "L15"], board=["L3", "L16"])
    assert may_claim("same4", pile=["L1", "L2", "L15"], board=["L3", "L4"])


@pytest.mark.rule("AT-177")
def test_ten_discarded() -> None:
    nine = [*STARTING, "meg", "grabber", "healer", "anglerfish"]
    assert not may_claim("discard10", discard=nine)
    assert may_claim("discard10", discard=[*nine, "reef-warden"])


@pytest.mark.rule("AT-178")
def test_five_conquerors_count_each_card_once_in_hand_and_discard_pile() -> None:
    assert not may_claim("conquerors5", hand=["matrona", "legionary", "sea-horse"], discard=["grabber", "meg"])
    assert not may_claim(
        "conquerors5", hand=["matrona", "legionary", "sea-horse", "healer"], discard=["grabber", "meg", "sealord"]
    )
    assert may_claim("conquerors5", hand=["matrona", "legionary", "sea-horse", "xander"], discard=["grabber", "meg"])


@pytest.mark.rule("AT-178")
def test_a_king_that_nobody_has_seen_is_shown_when_the_claim_needs_it() -> None:
    area = {"hand": ["matrona", "legionary", "sea-horse", "xander"], "discard": ["grabber", "meg"], "king_hidden": True}
    t = table(p1=area, objectives=["conquerors5", *TOKENS[:3]])
    t.play("claim conquerors5", "place start-gold1")
    assert t.told("king-shown") == [{"event": "king-shown", "seat": "p1", "card": "xander"}]
    area["discard"] = ["grabber", "meg", "diplomatic-crab"]
    enough = table(p1=area, objectives=["conquerors5", *TOKENS[:3]])
    enough.play("claim conquerors5", "place start-gold1")
    assert not enough.told("king-shown")


@pytest.mark.rule("AT-178")
def test_whether_a_hidden_king_would_help_is_not_told_by_the_end_of_the_turn() -> None:
    def after(king: str) -> Table:
        area = {"hand": ["matrona", "legionary", "sea-horse", king], "discard": ["grabber", "meg"], "king_hidden": True}
        t = table(p1={**area, "ready": []}, objectives=["conquerors5", *TOKENS[:3]], lower=["L56"])
        return t.play("play legionary")

    for king in ("xander", "sol"):
        t = after(king)
        assert (t.deciding(), t.prompt()) == (["p1"], "after")
    worlds = [TITLE.redeal(after("sol").pos, 1, random.Random(seed)) for seed in range(20)]
    assert len({world.players[0].king for world in worlds}) == 2  # that or the one left over by the draft


@pytest.mark.rule("AT-179")
def test_five_raised_needs_five_fully_raised_locations_on_the_board_at_once() -> None:
    assert not may_claim("raised5", board=[*FULL[:4], "L34"])
    assert not may_claim("raised5", board=FULL[:4], pile=["L2"])
    assert may_claim("raised5", board=FULL)


@pytest.mark.rule("AT-180")
def test_recruiting_for_five_gold_is_claimed_in_the_turn_in_which_it_happens() -> None:
    goals = ["recruit5", "points15", "types4", "bonus3"]
    t = table(p1={"mantas": ["gold2", "gold2"]}, row=ROW, objectives=goals)
    t.play("play recruiter", "recruit reef-warden place 6", "claim recruit5", "place start-raise1")
    assert t.track("recruit5") == ["p1"]
    cheap = table(p1={"mantas": ["gold2", "gold2"], "ready": []}, row=ROW, objectives=goals)
    cheap.play("play recruiter", "recruit pearl-trader place 5")
    assert not cheap.offered("claim")


@pytest.mark.rule("AT-181")
def test_tokens_replace_the_printed_objectives() -> None:
    goals = [track["objective"] for track in new_game(2, objectives="tokens").view()["tracks"]]
    assert not {"hand8", "board5", "scored3", "bonus2"} & set(goals)
