"""Worked examples of objectives, of the end, of ties and of the modes."""

from __future__ import annotations

import pytest

from tests.games.atlantes.table import new_game, table

FULL = ["legionary", "sealord", "sea-horse", "recruiter", "wave-teller"]


@pytest.mark.rule("AT-159", "AT-160")
def test_example_39_which_manta() -> None:
    """A starting manta, ready or tired; never a bonus manta."""
    t = table(p1={"mantas": ["gold2", "power2"], "ready": ["gold1"]})
    t.play("claim bonus2")
    assert t.prompt() == "claim"
    assert t.offers() == ["place start-gold1", "place start-power1", "place start-raise1", "place start-power2-sharks"]
    assert t.refusal("place bonus-gold2") == "AT-160"
    t.play("place start-power1")
    assert "start-power1" not in t.p1.ready + t.p1.tired
    assert t.track("bonus2") == ["p1"]

    others = ["hand8", "board5", "scored3"]
    spent = table(
        p1={"mantas": ["gold2", "power2"]},
        tracks={name: ["p1"] for name in others} | {"bonus2": ["p1"]},
        ending="p1",
    )
    assert spent.p1.ready == ["bonus-gold2", "bonus-power2"]
    assert not spent.offered("claim")


@pytest.mark.rule("AT-146", "AT-156", "AT-167")
def test_example_40_eight_in_hand() -> None:
    """Seven discarded characters and Matrona make eight."""
    t = table(p1={"hand": ["matrona"], "discard": [*FULL, "meg", "cai"]})
    assert t.refusal("claim hand8") == "AT-155"
    t.play("play matrona")
    assert t.offers() == ["claim hand8", "end"]
    t.play("claim hand8", "place start-gold1")
    assert t.track("hand8") == ["p1"]


@pytest.mark.rule("AT-145", "AT-158", "AT-179")
def test_example_41_not_on_anothers_turn() -> None:
    """The opponent's Sirène completes my fifth location; I claim when my turn comes."""
    t = table(
        p1={"hand": ["matrona", "researcher"]},
        p2={"board": ["L15@full", "L1@full", "L29@full", "L43@full", "L18@2"]},
        objectives=["raised5", "points15", "types4", "bonus3"],
    )
    t.play("play researcher")
    assert t.p2.board[-1] == "L18@3"
    assert "bonus-gold2" in t.p2.ready
    assert t.track("raised5") == []
    assert t.deciding() == ["p2"]
    assert "claim raised5" in t.offers()


@pytest.mark.rule("AT-180")
def test_example_43_free_recruit_and_the_5_token() -> None:
    goals = ["recruit5", "points15", "types4", "bonus3"]
    row = ["grabber", "meg", "healer", "anglerfish", "pearl-trader", "reef-warden"]
    free = table(p1={"mantas": ["recruit-free"]}, row=row, objectives=goals)
    free.play("manta bonus-recruit-free", "recruit reef-warden place 6")
    assert free.refusal("claim recruit5") == "AT-155"

    paid = table(p1={"mantas": ["gold2", "gold2"]}, row=row, objectives=goals)
    paid.play("play recruiter", "recruit reef-warden place 6")
    assert "claim recruit5" in paid.offers()
    paid.play("end")
    assert paid.refusal("claim recruit5") == "AT-155"


@pytest.mark.rule("AT-164")
def test_example_44_several_at_once() -> None:
    t = table(p1={"board": ["L18@2", "L15@full"], "pile": ["L1", "L2"], "mantas": ["score"]})
    assert not t.offered("claim")
    t.play("manta start-raise1", "manta bonus-score", "score L15")
    assert t.offered("claim") == ["scored3", "bonus2"]
    t.play("claim bonus2", "place start-gold1", "claim scored3", "place start-power1")
    assert t.p1.claimed == ["scored3", "bonus2"]


@pytest.mark.rule("AT-184", "AT-185")
def test_example_45_final_turns() -> None:
    """The triggering turn is finished, then everybody has one more, the triggering player last."""
    tracks = {name: ["p2"] for name in ("board5", "scored3", "bonus2")}
    discard = ["legionary", "sealord", "sea-horse", "recruiter", "wave-teller"]
    t = table(
        p1={"hand": ["matrona"], "discard": discard, "ready": []},
        p2={"hand": ["matrona", *discard, "meg", "healer"], "ready": []},
        p3={"hand": ["matrona"], "discard": discard, "ready": []},
        tracks=tracks,
        turn="p2",
        lower=["L56"],
    )
    t.play("claim hand8")
    assert t.view()["ending"] == "p2"  # one manta was left, so nobody asks which
    t.play("play matrona")
    turns = []
    while t.result() is None:
        if t.prompt() == "before":
            turns += t.deciding()
            t.play("play matrona")
        else:
            t.play("end")
    assert turns == ["p3", "p1", "p2"]


@pytest.mark.rule("AT-183", "AT-211")
def test_example_47_character_deck() -> None:
    for seats in (2, 3, 4):
        assert new_game(seats).view()["shoal"] == 12
    t = table(p1={"ready": []}, row=["grabber", "meg"], shoal=["healer", "anglerfish"], rest="out")
    t.play("play recruiter")
    assert t.view()["ending"] is None
    last = table(p1={"ready": []}, row=["grabber", "meg"], shoal=["healer"], rest="out")
    last.play("play recruiter")
    assert last.view()["ending"] == "p1"
    for triggers in (False, True):
        solo = table(
            seats=1,
            p1={"ready": []},
            row=["grabber", "meg"],
            shoal=["healer"],
            rest="out",
            options={"solo-deck-triggers": triggers},
        )
        assert new_game(1, kings="none").view()["shoal"] == 3
        solo.play("play recruiter")
        assert solo.view()["ending"] == ("p1" if triggers else None)


@pytest.mark.rule("AT-188", "AT-189", "AT-190")
def test_example_48_score_sheet() -> None:
    t = table(
        p1={
            "hand": ["matrona", "legionary", "sealord", "king-7"],
            "discard": ["sea-horse", "recruiter", "wave-teller", "meg", "healer"],
            "pile": ["L28", "L15", "L50"],
            "board": ["L56"],
        },
        tracks={"board5": ["p1"], "scored3": ["p2", "p1"]},
    )
    assert t.view()["players"][0]["score"] == {"hand": 4, "objectives": 14, "pile": 15}
    assert sum(t.view()["players"][0]["score"].values()) == 33


@pytest.mark.rule("AT-191", "AT-192")
def test_example_49_tie_by_mantas() -> None:
    t = table(
        p1={"hand": ["matrona"], "mantas": ["gold2"], "pile": ["L28", "L42", "L14", "L15"]},
        p2={"hand": ["matrona"], "mantas": ["power2"], "pile": ["L56", "L12", "L39", "L40", "L55"]},
        tracks={"board5": ["p1"], "scored3": ["p2", "p1"]},
        phase="after",
        ending="p1",
        last_turns=0,
    )
    result = t.result()
    assert result is not None
    assert [(standing.seat, standing.score) for standing in result.standings] == [(1, 40), (0, 40)]
    assert (result.winners(), result.by) == ([1], "mantas")


@pytest.mark.rule("AT-197", "AT-198", "AT-199")
def test_example_51_king_draft() -> None:
    t = new_game(3, kings="draft")
    order = [f"p{(t.pos.first + back) % 3 + 1}" for back in (2, 1, 0)]
    for seat, kings in zip(order, (4, 3, 2), strict=True):
        assert t.deciding() == [seat]
        assert len(t.offers()) == kings
        t.play(t.offers()[0])
    assert len(t.cards("pool")) == 1
    assert len(t.cards("unused")) == 4


@pytest.mark.rule("AT-205", "AT-208")
def test_example_52_solo_ghost() -> None:
    t = table(
        seats=1,
        p1={"hand": ["matrona", "sea-horse"], "mantas": ["gold2", "power2"], "ready": []},
        lower=["L56"],
        deck=["L14", "L41", "L11", "L25", "L28", "L55"],
    )
    t.play("play sea-horse")
    assert t.prompt() == "ghost"
    t.play("ghost bonus2", "end")  # nothing there can be conquered with 1 and 2
    t.play("play matrona")
    assert t.offered("ghost") == ["hand8", "board5", "scored3"]
    t.play("ghost hand8")
    assert (t.track("bonus2"), t.track("hand8")) == (["ghost"], ["ghost"])
    t.play("claim bonus2", "place start-gold1")
    assert t.track("bonus2") == ["ghost", "p1"]
    assert t.told("claimed") == [{"event": "claimed", "seat": "p1", "objective": "bonus2", "spot": 2, "points": 6}]


@pytest.mark.rule("AT-209")
def test_example_53_solo_own_claim_first() -> None:
    t = table(seats=1, p1={"hand": ["matrona"], "discard": [*FULL, "meg", "cai"]})
    t.play("play matrona")
    assert t.prompt() == "ghost"
    t.play("claim hand8", "place start-gold1", "ghost hand8")
    assert t.track("hand8") == ["p1", "ghost"]


@pytest.mark.rule("AT-018", "AT-019", "AT-020", "AT-021", "AT-026", "AT-027")
def test_example_55_setup_counts() -> None:
    t = new_game(4, kings="none")
    view = t.view()
    assert (len(view["row"]), view["shoal"]) == (6, 12)
    assert (len(view["lower"]), view["deck"]) == (6, 50)
    assert sum(view["supply"].values()) == 23
    assert [player["hand_count"] for player in view["players"]] == [6, 6, 6, 6]
    assert [len(player["ready"]) for player in view["players"]] == [4, 4, 4, 4]
    assert view["upper"] == []


@pytest.mark.rule("AT-031", "AT-148", "AT-170")
def test_example_56_kings_that_become_a_manta() -> None:
    t = new_game(2, kings="numbered")
    seat = (t.pos.first + 1) % 2
    me = getattr(t, f"p{seat + 1}")
    assert me.king == "fancelot"
    assert "fancelot" in t.cards("out")
    assert (len(me.hand), me.bonus) == (6, 1)
    assert "bonus-gold2" in me.ready
    assert sum(t.view()["supply"].values()) == 22
