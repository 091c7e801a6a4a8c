"""Every character: starting ones, those of the ocean, kings. AT-126 to AT-153."""

from __future__ import annotations

import pytest

from tests.games.atlantes.table import example_box, table

STARTING = ["legionary", "sealord", "sea-horse", "recruiter", "wave-teller"]
ROW = ["grabber", "meg", "healer", "anglerfish", "pearl-trader", "reef-warden"]
DEAR = ["L14", "L41", "L11", "L25", "L28", "L55"]


# Starting characters


@pytest.mark.rule("AT-126")
def test_matrona_takes_the_discard_pile_back_and_readies_all_mantas() -> None:
    t = table(p1={"hand": ["matrona"], "discard": [*STARTING, "meg"], "ready": [], "mantas": ["gold2 tired"]})
    t.play("play matrona")
    assert sorted(t.p1.hand) == sorted(["matrona", "meg", *STARTING])
    assert (t.p1.discard, t.p1.tired) == ([], [])
    assert len(t.p1.ready) == 5


@pytest.mark.rule("AT-126", "AT-162")
def test_matrona_leaves_mantas_on_tracks_where_they_are() -> None:
    t = table(p1={"ready": []}, tracks={"hand8": ["p1 gold1"]})
    t.play("play matrona")
    assert sorted(t.p1.ready) == ["start-power1", "start-power2-sharks", "start-raise1"]
    assert t.track("hand8") == ["p1"]


@pytest.mark.rule("AT-127")
def test_matrona_is_in_hand_while_and_after_she_resolves() -> None:
    t = table(p1={"board": ["L34"]})
    t.play("play matrona")
    assert "matrona" in t.p1.hand
    assert "matrona" not in t.p1.discard


@pytest.mark.rule("AT-127", "AT-138")
def test_no_effect_discards_matrona() -> None:
    t = table(p1={"hand": ["matrona", "meg"]}, p2={"hand": ["matrona", "sealord", "legionary"]}, lower=[])
    t.play("play meg")
    assert t.offers() == ["discard sealord", "discard legionary"]
    assert t.refusal("discard matrona") == "AT-127"
    assert t.refusal("discard recruiter") == "AT-038"


@pytest.mark.rule("AT-128")
def test_a_player_can_always_play_a_card() -> None:
    t = table(p1={"hand": ["matrona"], "discard": STARTING, "ready": []}, p2={"ready": []})
    for _ in range(6):
        assert "matrona" in t.offered("play")
        t.play("play matrona")
        if t.prompt() == "after":
            t.play("end")


@pytest.mark.rule("AT-129")
def test_recruiter_recruits_one_character_and_gives_no_gold() -> None:
    t = table(p1={"ready": ["gold1"]}, row=ROW)
    t.play("play recruiter")
    assert t.offers() == ["recruit grabber place 1", "recruit meg place 2"]


@pytest.mark.rule("AT-130")
def test_sea_horse_explores_then_conquers_with_one_power() -> None:
    t = table(p1={"ready": ["power1"]}, lower=["L2"], deck=["L15", *DEAR[:5]])
    t.play("play sea-horse")
    assert t.offers() == ["conquer L2", "pass"]  # 3 - 1 in the upper row; L15 costs 3
    assert t.params() == ("sea-horse", 1)


@pytest.mark.rule("AT-131")
def test_legionary_conquers_with_three_power() -> None:
    alone = table(p1={"ready": []}, lower=["L2", "L1"])
    alone.play("play legionary")
    assert alone.p1.board == ["L2@0"]
    more = table(p1={"ready": ["power1"]}, lower=["L2", "L1"])
    more.play("play legionary", "conquer L1")
    assert more.p1.board == ["L1@0"]


@pytest.mark.rule("AT-132")
def test_sealord_buys_with_one_gold() -> None:
    t = table(p1={"ready": ["gold1"]}, lower=["L2", "L15", "L17"])
    t.play("play sealord")
    assert t.offers() == ["buy L2", "buy L15"]


@pytest.mark.rule("AT-133")
def test_wave_teller_raises_two_or_scores_two() -> None:
    board = ["L34", "L17", "L15@full", "L1@full", "L29@full"]
    raises = table(p1={"board": board})
    raises.play("play wave-teller")
    assert raises.offers() == [
        *("raise L34", "raise L17"),
        *("score L15", "score L1", "score L29"),
        "claim board5",
    ]
    raises.play("raise L34")
    assert raises.offers() == ["raise L34", "raise L17", "claim board5"]
    raises.play("raise L17")
    assert raises.p1.board[:2] == ["L34@1", "L17@1"]
    assert raises.p1.pile == []
    scores = table(p1={"board": board})
    scores.play("play wave-teller", "score L15", "score L29")
    assert scores.p1.pile == ["L15", "L29"]
    assert scores.p1.board == ["L34@0", "L17@0", "L1@1"]


@pytest.mark.rule("AT-133")
def test_wave_teller_must_do_what_can_be_done() -> None:
    only_score = table(p1={"board": ["L15@full", "L1@full"]})
    only_score.play("play wave-teller")
    assert only_score.offers() == ["score L15", "score L1"]
    assert only_score.refusal("pass") == "AT-040"
    nothing = table(p1={})
    nothing.play("play wave-teller")
    assert nothing.told("could-not")


# Ocean characters


@pytest.mark.rule("AT-134")
def test_researcher_raises_three_and_each_opponent_one() -> None:
    t = table(
        p1={"hand": ["matrona", "researcher"], "board": ["L34", "L17"]},
        p2={"board": ["L14", "L28"]},
        p3={"board": ["L15@full"]},
        p4={"board": ["L1"]},
    )
    t.play("play researcher", "raise L34", "raise L17", "raise L34")
    assert (t.deciding(), t.prompt()) == (["p2"], "forced-raise")
    assert t.offers() == ["raise L14", "raise L28"]
    t.play("raise L28")
    assert (t.p2.board, t.p3.board, t.p4.board) == (["L14@0", "L28@1"], ["L15@1"], ["L1@1"])


@pytest.mark.rule("AT-135")
def test_grabber_conquers_twice_with_two_power_each() -> None:
    t = table(p1={"hand": ["matrona", "grabber"], "ready": ["power1"]}, upper=["L2", "L15"], lower=["L16"])
    t.play("play grabber")
    assert t.params() == ("grabber", 2)
    t.play("conquer L2")
    assert t.params() == ("grabber", 2)
    t.play("conquer L15")
    assert t.p1.board == ["L2@0", "L15@0"]


@pytest.mark.rule("AT-136")
def test_mantas_leader_readies_mantas_then_conquers_with_one_power() -> None:
    t = table(p1={"hand": ["matrona", "mantas-leader"], "ready": []}, lower=["L1"])
    t.play("play mantas-leader")
    assert t.p1.tired == []
    assert t.offers() == ["conquer L1", "pass"]  # 1 + 1 + 2 against sharks
    t.play("conquer L1")
    assert sorted(t.p1.tired) == ["start-power1", "start-power2-sharks"]


@pytest.mark.rule("AT-137")
def test_healer_pays_one_gold_to_resolve_a_discarded_character_which_stays_there() -> None:
    t = table(p1={"hand": ["matrona", "healer"], "discard": ["legionary", "sealord"]}, lower=["L2"])
    t.play("play healer")
    assert t.offers() == ["replay legionary", "replay sealord", "pass"]
    t.play("replay legionary")
    assert t.p1.board == ["L2@0"]
    assert t.p1.discard == ["legionary", "sealord", "healer"]
    assert "start-gold1" in t.p1.tired


@pytest.mark.rule("AT-137")
def test_healer_does_nothing_without_gold_or_cards_and_may_be_left() -> None:
    poor = table(p1={"hand": ["matrona", "healer"], "discard": ["legionary"], "ready": []})
    poor.play("play healer")
    assert poor.told("could-not")
    empty = table(p1={"hand": ["matrona", "healer"]})
    empty.play("play healer")
    assert empty.told("could-not")
    left = table(p1={"hand": ["matrona", "healer"], "discard": ["legionary"]}, lower=["L2"])
    left.play("play healer", "pass")
    assert left.p1.board == []
    assert left.p1.discard == ["legionary", "healer"]


@pytest.mark.rule("AT-137", "AT-065")
def test_one_level_for_each_location_spans_healer_and_the_card_it_replays() -> None:
    t = table(
        p1={"hand": ["matrona", "healer"], "discard": ["sealord"], "board": ["L35@2", "L16"], "ready": []},
        lower=["L17"],
    )
    t.play("play healer", "replay sealord", "exploit L16")
    assert t.offers() == ["buy L17", "pass"]  # 1 + 2 of L35; L16 has given already
    t.play("buy L17")
    assert t.p1.board == ["L35@3", "L16@1", "L17@0"]


@pytest.mark.rule("AT-137")
def test_healer_may_replay_a_king_and_another_healer_but_none_that_is_resolving() -> None:
    t = table(
        p1={"hand": ["matrona", "healer"], "discard": ["healer", "sol", "legionary"], "mantas": ["gold2", "gold2"]},
        lower=["L2"],
    )
    t.play("play healer")
    assert t.offered("replay") == ["healer", "sol", "legionary"]
    t.play("replay healer", "manta start-gold1")
    assert t.offered("replay") == ["sol", "legionary"]
    assert t.refusal("replay healer") == "AT-137"
    t.play("replay sol")
    assert t.p1.tired == []  # Sol readies them, the one that paid for him too
    assert t.offered("buy") == ["L2"]
    t.play("buy L2")
    assert t.p1.discard == ["healer", "sol", "legionary", "healer"]


@pytest.mark.rule("AT-137")
def test_a_replayed_card_cannot_take_itself_back() -> None:
    t = table(
        example_box({"king-8": {"effects": "recruit 2; take back 1"}}),
        p1={"hand": ["matrona", "healer"], "discard": ["king-8", "legionary"], "ready": ["gold1"]},
        row=ROW,
    )
    t.play("play healer", "replay king-8", "recruit grabber place 1")
    assert "legionary" in t.p1.hand
    assert t.p1.discard == ["king-8", "healer"]


@pytest.mark.rule("AT-138")
def test_meg_conquers_with_three_power_and_each_opponent_discards_one() -> None:
    t = table(
        p1={"hand": ["matrona", "meg"], "ready": []},
        p2={"hand": ["matrona", "sealord", "recruiter"]},
        p3={"hand": ["matrona", "legionary", "recruiter"]},
        lower=["L2"],
    )
    t.play("play meg")
    assert t.p1.board == ["L2@0"]
    assert (t.deciding(), t.prompt()) == (["p2"], "lose-character")
    assert t.refusal("pass") == "AT-040"
    t.play("discard recruiter", "discard legionary")
    assert (t.p2.discard, t.p3.discard) == (["recruiter"], ["legionary"])


@pytest.mark.rule("AT-139")
def test_diplomatic_crab_recruits_with_one_gold_then_conquers_with_one_power() -> None:
    t = table(p1={"hand": ["matrona", "diplomatic-crab"], "ready": ["power1"]}, row=ROW, upper=["L2"], lower=[])
    t.play("play diplomatic-crab")
    assert t.offers() == ["recruit grabber place 1", "recruit meg place 2"]
    assert t.refusal("pass") == "AT-043"
    t.play("recruit meg place 2", "conquer L2")
    assert "meg" in t.p1.hand
    assert t.p1.board == ["L2@0"]


@pytest.mark.rule("AT-140")
def test_anglerfish_takes_any_discarded_location_for_nothing() -> None:
    t = table(p1={"hand": ["matrona", "anglerfish"]}, sunk=["L41", "L2"])
    t.play("play anglerfish")
    assert t.offers() == ["salvage L41", "salvage L2"]
    assert t.refusal("salvage L3") == "AT-140"
    assert t.refusal("pass") == "AT-040"
    t.play("salvage L41")
    assert t.p1.board == ["L41@0"]
    assert t.cards("sunk") == ["L2"]


@pytest.mark.rule("AT-140")
def test_anglerfish_is_left_out_with_an_empty_pile_or_a_full_board() -> None:
    empty = table(p1={"hand": ["matrona", "anglerfish"]}, sunk=[])
    empty.play("play anglerfish")
    assert empty.told("could-not")
    board = ["L1", "L2", "L3", "L4", "L5"]
    full = table(p1={"hand": ["matrona", "anglerfish"], "board": board}, sunk=["L41"])
    full.play("play anglerfish")
    assert full.told("could-not")


@pytest.mark.rule("AT-141")
def test_pearl_trader_buys_with_three_gold() -> None:
    t = table(p1={"hand": ["matrona", "pearl-trader"], "ready": []}, lower=["L17", "L18"])
    t.play("play pearl-trader")
    assert t.p1.board == ["L17@0"]


@pytest.mark.rule("AT-142")
def test_reef_warden_raises_one_and_then_scores_up_to_two() -> None:
    t = table(p1={"hand": ["matrona", "reef-warden"], "board": ["L15", "L1@full", "L34"]})
    t.play("play reef-warden", "raise L15")
    assert t.p1.pile == ["L15", "L1"]  # the raise completed L15 first


@pytest.mark.rule("AT-143")
def test_what_a_card_demands_of_opponents_they_must_do_if_they_can() -> None:
    raising = table(p1={"hand": ["matrona", "researcher"]}, p2={"board": ["L14", "L28"]})
    raising.play("play researcher")
    assert raising.refusal("pass", "p2") == "AT-040"
    tiring = table(p1={"hand": ["matrona", "testudo"]}, lower=[])
    tiring.play("play testudo")
    assert tiring.refusal("pass", "p2") == "AT-040"


@pytest.mark.rule("AT-144")
def test_opponents_resolve_in_turn_order_from_the_left() -> None:
    hand = ["matrona", "sealord", "recruiter"]
    t = table(
        p1={"hand": hand}, p2={"hand": hand}, p3={"hand": ["matrona", "meg"]}, p4={"hand": hand}, turn="p3", lower=[]
    )
    t.play("play meg")
    order = []
    while t.prompt() == "lose-character":
        order += t.deciding()
        t.play("discard sealord")
    assert order == ["p4", "p1", "p2"]


@pytest.mark.rule("AT-145")
def test_an_opponent_wins_the_manta_at_once_and_claims_only_on_their_own_turn() -> None:
    t = table(p1={"hand": ["matrona", "researcher"]}, p2={"board": ["L18@2", "L14"], "mantas": ["gold2"]})
    t.play("play researcher")
    assert t.offers() == ["raise L18", "raise L14"]
    assert t.refusal("claim bonus2") == ""
    t.play("raise L18")
    assert t.p2.bonus == 2
    assert t.track("bonus2") == []
    assert (t.deciding(), "claim bonus2" in t.offers()) == (["p2"], True)


# Kings


@pytest.mark.rule("AT-146")
def test_a_king_is_played_taken_back_and_counted_like_any_character() -> None:
    t = table(p1={"hand": ["matrona", "sol"], "board": ["L44"]}, lower=["L56"])
    t.play("play sol", "exploit L44")
    assert "sol" in t.p1.hand
    assert t.view()["players"][0]["score"]["hand"] == 2


@pytest.mark.rule("AT-147")
def test_cai_buys_with_three_gold_and_leaves_the_game() -> None:
    t = table(p1={"hand": ["matrona", "cai"], "ready": []}, lower=["L17", "L18"])
    t.play("play cai")
    assert t.p1.board == ["L17@0"]  # 3 gold; 4 would have been too much
    assert t.p1.discard == []
    assert "cai" in t.cards("out")


@pytest.mark.rule("AT-147")
def test_cai_leaves_the_discard_pile_too_when_healer_replays_him() -> None:
    t = table(p1={"hand": ["matrona", "healer"], "discard": ["cai"], "ready": ["gold1"]}, lower=["L15"])
    t.play("play healer", "replay cai")
    assert t.p1.board == ["L15@0"]
    assert t.p1.discard == ["healer"]
    assert "cai" in t.cards("out")


@pytest.mark.rule("AT-149")
def test_xander_explores_raises_one_and_conquers_with_five_power() -> None:
    t = table(p1={"hand": ["matrona", "xander"], "board": ["L15"], "ready": []}, upper=["L8"], lower=["L6"], deck=DEAR)
    t.play("play xander")
    assert t.cards("sunk") == ["L8"]
    assert t.p1.board == ["L15@1", "L6@0"]  # conquered for 6 - 1, after the raise


@pytest.mark.rule("AT-150")
def test_sol_readies_mantas_then_buys_with_three_gold() -> None:
    t = table(p1={"hand": ["matrona", "sol"], "ready": []}, lower=["L18"])
    t.play("play sol", "buy L18")  # 4 = 3 + 1
    assert t.p1.board == ["L18@0"]
    assert t.p1.tired == ["start-gold1"]


@pytest.mark.rule("AT-151")
def test_testudo_buys_with_four_gold_and_each_opponent_tires_a_manta() -> None:
    t = table(
        p1={"hand": ["matrona", "testudo"], "ready": []},
        p2={"ready": []},
        p3={"ready": ["gold1", "power1"]},
        lower=["L18"],
    )
    t.play("play testudo")
    assert t.p1.board == ["L18@0"]
    assert (t.deciding(), t.prompt()) == (["p3"], "lose-manta")
    assert t.offers() == ["tire start-gold1", "tire start-power1"]
    assert t.refusal("tire start-raise1") == "AT-049"
    t.play("tire start-power1")
    assert t.p3.ready == ["start-gold1"]
    assert t.p2.ready == []


@pytest.mark.rule("AT-152")
def test_king_7_raises_one_scores_one_then_conquers_with_four_power() -> None:
    t = table(p1={"hand": ["matrona", "king-7"], "board": ["L15", "L34"], "ready": []}, lower=["L1"])
    t.play("play king-7", "raise L15")
    assert t.p1.pile == ["L15"]
    assert t.p1.board == ["L34@0", "L1@0"]  # for 4
    two = table(p1={"hand": ["matrona", "king-7"], "board": ["L15", "L34", "L1@full"]})
    two.play("play king-7", "raise L15")
    assert two.offers() == ["score L15", "score L1"]
    two.play("score L1")
    assert two.p1.pile == ["L1"]  # only one


@pytest.mark.rule("AT-153")
def test_king_8_recruits_for_nothing_then_conquers_with_one_power() -> None:
    t = table(p1={"hand": ["matrona", "king-8"], "ready": ["power1"]}, row=ROW, upper=["L2"])
    t.play("play king-8", "recruit reef-warden place 6", "conquer L2")  # 3 - 1 = 1 + 1
    assert t.p1.hand == ["matrona", "reef-warden"]
    assert t.p1.board == ["L2@0"]
    assert t.p1.ready == []
    assert t.p1.discard == ["king-8"]
