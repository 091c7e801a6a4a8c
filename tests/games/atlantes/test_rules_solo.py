"""Alone against the Ichtiandres' ghost: AT-200 to AT-215."""

from __future__ import annotations

import pytest

from tablee.games.atlantes.rules.scoring import totem
from tests.games.atlantes.table import Table, new_game, table

DEAR = ["L14", "L41", "L11", "L25", "L28", "L55"]
OTHERS = ["legionary", "sealord", "sea-horse", "recruiter", "wave-teller"]
ROW = ["grabber", "meg", "healer", "anglerfish", "pearl-trader", "reef-warden"]


def alone(**layout: object) -> Table:
    return table(seats=1, **layout)


@pytest.mark.rule("AT-200")
def test_one_copy_of_each_ocean_character_is_in_play() -> None:
    t = new_game(1, kings="none")
    assert (len(t.cards("row")), len(t.deck("shoal"))) == (6, 3)
    assert len(set(t.cards("row") + t.deck("shoal"))) == 9


@pytest.mark.rule("AT-201")
@pytest.mark.parametrize("kings", ["numbered", "draft"])
def test_one_king_of_three_is_kept(kings: str) -> None:
    t = new_game(1, kings=kings)
    assert t.prompt() == "draft"
    assert len(t.offers()) == 3
    choice = next(king for king in t.offered("keep") if king not in ("fancelot", "herbert"))
    t.play(f"keep {choice}")
    assert t.p1.king == choice
    assert len(t.p1.hand) == 7
    for king in ("fancelot", "herbert"):
        for seed in range(40):
            other = new_game(1, str(seed))
            if king in other.offered("keep"):
                other.play(f"keep {king}")
                assert len(other.p1.hand) == 6
                assert other.p1.bonus == 1
                break


@pytest.mark.rule("AT-202")
def test_board_and_player_are_set_up_as_usual() -> None:
    view = new_game(1, kings="none").view()
    assert (len(view["lower"]), view["deck"], view["upper"]) == (6, 50, [])
    (me,) = view["players"]
    assert (me["hand_count"], len(me["ready"]), me["board"]) == (6, 4, [])
    assert sum(view["supply"].values()) == 23


@pytest.mark.rule("AT-203")
def test_the_ghost_has_four_mantas_and_nothing_else() -> None:
    view = new_game(1, kings="none").view()
    assert view["ghost"] == 4
    assert len(view["players"]) == 1
    assert new_game(2).view()["ghost"] == 0


@pytest.mark.rule("AT-204", "AT-043")
def test_the_usual_rules_apply() -> None:
    t = alone(p1={}, lower=["L2", "L1"])
    assert t.refusal("end") == "AT-033"
    t.play("play legionary")
    assert t.refusal("pass") == "AT-043"


@pytest.mark.rule("AT-205")
def test_each_exploration_and_each_matrona_places_a_ghost_manta_where_the_player_says() -> None:
    t = alone(p1={"hand": ["matrona", "sea-horse"], "ready": []}, lower=[], deck=DEAR)
    t.play("play sea-horse")
    assert t.offers() == ["ghost hand8", "ghost board5", "ghost scored3", "ghost bonus2"]
    assert t.refusal("pass") == "AT-040"
    t.play("ghost scored3", "play matrona", "ghost board5")
    assert (t.track("scored3"), t.track("board5")) == (["ghost"], ["ghost"])
    assert t.view()["ghost"] == 2


@pytest.mark.rule("AT-205")
def test_no_other_card_places_a_ghost_manta() -> None:
    t = alone(p1={"ready": []}, lower=["L2"])
    t.play("play legionary")
    assert t.view()["ghost"] == 4


@pytest.mark.rule("AT-206", "AT-149")
@pytest.mark.parametrize("card", ["sea-horse", "xander"])
def test_every_card_that_explores_counts(card: str) -> None:
    t = alone(p1={"hand": ["matrona", card], "ready": []}, lower=[], deck=DEAR)
    t.play(f"play {card}")
    assert t.prompt() == "ghost"


@pytest.mark.rule("AT-206")
def test_an_exploration_that_moves_nothing_counts_and_one_that_is_declined_does_not() -> None:
    nothing = alone(p1={"hand": ["matrona", "sea-horse"], "ready": []}, lower=[], deck=[], rest="out")
    nothing.play("play sea-horse")
    assert nothing.prompt() == "ghost"
    declined = alone(
        p1={"hand": ["matrona", "sea-horse"], "ready": []}, lower=[], deck=DEAR, options={"scout-optional": True}
    )
    declined.play("play sea-horse", "pass")
    assert declined.view()["ghost"] == 4


@pytest.mark.rule("AT-207")
def test_the_ghost_never_has_two_mantas_on_a_track() -> None:
    t = alone(p1={}, tracks={"hand8": ["ghost"]})
    t.play("play matrona")
    assert t.offered("ghost") == ["board5", "scored3", "bonus2"]
    assert t.refusal("ghost hand8") == "AT-207"
    assert t.refusal("ghost points15") == "AT-154"


@pytest.mark.rule("AT-208")
def test_a_ghost_manta_takes_a_spot() -> None:
    t = alone(p1={"mantas": ["gold2", "power2"]}, tracks={"bonus2": ["ghost"]})
    t.play("claim bonus2", "place start-gold1")
    assert t.told("claimed")[0]["points"] == 6
    assert t.view()["players"][0]["score"]["objectives"] == 6


@pytest.mark.rule("AT-209")
def test_the_player_may_claim_before_the_ghost_places() -> None:
    t = alone(p1={"hand": ["matrona"], "discard": [*OTHERS, "meg", "healer"]})
    t.play("play matrona")
    assert "claim hand8" in t.offers()


@pytest.mark.rule("AT-210")
def test_the_fourth_manta_of_either_side_sets_off_the_end() -> None:
    ghost = alone(p1={}, tracks={name: ["ghost"] for name in ("hand8", "board5", "scored3")})
    ghost.play("play matrona")
    assert ghost.track("bonus2") == ["ghost"]
    assert ghost.told("end-set-off") == [{"event": "end-set-off", "seat": "p1", "how": "ghost"}]
    own = alone(p1={"mantas": ["gold2", "power2"]}, tracks={name: ["p1"] for name in ("hand8", "board5", "scored3")})
    own.play("claim bonus2")
    assert own.told("end-set-off")[0]["how"] == "objectives"


@pytest.mark.rule("AT-211")
@pytest.mark.parametrize("triggers", [False, True])
def test_the_decks_set_off_the_end_alone_only_with_the_switch(triggers: bool) -> None:
    options = {"solo-deck-triggers": triggers}
    row = alone(p1={"ready": []}, row=ROW, shoal=["researcher"], rest="out", options=options)
    row.play("play recruiter")
    assert (row.view()["ending"] is not None) == triggers
    deck = alone(p1={"ready": []}, lower=[], deck=["L14"], rest="out", options=options)
    deck.play("play sea-horse")
    assert (deck.view()["ending"] is not None) == triggers


@pytest.mark.rule("AT-212")
def test_one_last_turn_follows() -> None:
    t = alone(p1={"ready": []}, tracks={name: ["ghost"] for name in ("hand8", "board5", "scored3")})
    t.play("play matrona")
    assert (t.prompt(), t.result()) == ("before", None)
    t.play("play matrona")
    assert t.result() is not None


@pytest.mark.rule("AT-213")
def test_a_ghost_without_mantas_places_none() -> None:
    tracks = {name: ["ghost"] for name in ("hand8", "board5", "scored3", "bonus2")}
    t = alone(p1={"ready": []}, tracks=tracks, ending="p1", last_turns=1)
    t.play("play matrona")
    assert t.prompt() == "before"
    assert all(t.track(name) == ["ghost"] for name in tracks)


@pytest.mark.rule("AT-214")
@pytest.mark.parametrize("card", ["researcher", "meg", "testudo"])
def test_effects_on_opponents_do_nothing(card: str) -> None:
    t = alone(p1={"hand": ["matrona", card, "sealord"], "ready": ["gold1"], "board": ["L15@full"]}, lower=[])
    t.play(f"play {card}")
    assert t.p1.hand == ["matrona", "sealord"]
    assert t.p1.ready == ["start-gold1"]
    assert t.prompt() == "before"


@pytest.mark.rule("AT-215")
@pytest.mark.parametrize(
    ("points", "animal"),
    [(0, "blob"), (30, "blob"), (31, "serpent"), (60, "serpent"), (61, "leviathan"), (90, "leviathan"), (91, "kraken")],
)
def test_the_total_gives_a_totem(points: int, animal: str) -> None:
    assert totem(points) == animal


@pytest.mark.rule("AT-215")
def test_the_result_of_a_lone_player_names_the_totem() -> None:
    t = alone(p1={"pile": ["L28", "L42", "L14", "L56"]}, phase="after", ending="p1", last_turns=0)
    t.play("end")
    result = t.result()
    assert result is not None
    assert (result.standings[0].score, result.by) == (36, "serpent")
    assert t.view()["totem"] == "serpent"
