"""What a view tells a player beyond where things lie: what is offered, what it costs, how far everything is."""

from __future__ import annotations

from typing import Any

from tablee.games.atlantes.game import TITLE
from tablee.kernel.agenda import pending
from tests.games.atlantes.table import Table, new_game, table

STARTING = ["matrona", "legionary", "sea-horse"]
"""Two of them conquer."""


def says(t: Table) -> dict[str, dict[str, object]]:
    """What the labels of the choices say beside their fields."""
    decision = pending(t.pos)[0]
    return {
        TITLE.write(choice): TITLE.refusal_params(t.pos, decision.seat, choice)
        for choice in decision.choices
        if type(choice) in TITLE.priced
    }


def trigger(t: Table, how: str, who: str | None = None) -> dict[str, Any]:
    (found,) = [each for each in t.view()["triggers"] if each["how"] == how and each["who"] == who]
    return found


def have(t: Table, objective: str, owner: str, eyes: str = "") -> tuple[int, int]:
    (track,) = [each for each in t.view(eyes)["tracks"] if each["objective"] == objective]
    (found,) = [each for each in track["progress"] if each["seat"] == owner]
    return found["have"], found["need"]


def test_a_location_tells_what_its_top_level_is_and_which_manta_its_last_one_brings() -> None:
    t = table(p1={"board": ["L34", "L6@2", "L13", "L15@full"]})
    empty, resource, bare, full = t.view()["players"][0]["board"]
    assert (empty["gives"], empty["levels"], empty["wins"]) == ("empty", ["empty", "raise2", "power2"], None)
    assert (resource["gives"], resource["levels"], resource["wins"]) == ("resource", ["power2"], "raise1")
    assert (bare["gives"], bare["levels"]) == ("nothing", [])
    assert (full["gives"], full["wins"]) == ("nothing", None)
    assert table(p1={"board": ["L29"]}).view()["players"][0]["board"][0]["gives"] == "ability"


def test_the_upper_row_is_priced_with_its_discount_and_an_exploration_says_what_it_washes_away() -> None:
    t = table(upper=["L39"], lower=["L1", "L2", "L6", "L15", "L16", "L17"])
    view = t.view()
    assert view["upper"] == [{"card": "L39", "gold": 4, "power": 6}]  # 7 is printed in these examples
    assert view["scout"] == {"sinks": ["L39"], "extras": 2, "reveals": 6}
    t.play("play sea-horse")
    assert t.cards("sunk") == ["L39"]
    assert len(t.offered("discard")) == 6


def test_a_payment_says_what_each_source_makes_of_it_and_what_is_lost() -> None:
    t = table(p1={"board": ["L1", "L6"], "ready": ["power1"]}, lower=["L39"])
    assert t.view()["payment"] is None
    t.play("play legionary", "conquer L39")
    assert t.view()["payment"] == {"card": "L39", "place": None, "resource": "power", "total": 3, "price": 7}
    assert says(t)["exploit L1"] == {
        "card": "L1",
        "icon": "power2",
        "worth": 2,
        "total": 5,
        "price": 7,
        "resource": "power",
        "wasted": 0,
    }
    # 3 are needed: of the second level, 1 of its 2 is lost.
    t = table(p1={"board": ["L1", "L6", "L8"], "ready": []}, lower=["L20"])
    t.play("play legionary", "conquer L20")
    assert says(t)["exploit L1"]["wasted"] == 0
    assert says(t.play("exploit L1"))["exploit L6"]["wasted"] == 1


def test_a_recruitment_is_priced_by_its_place_and_for_nothing_where_the_effect_says_so() -> None:
    t = table(p1={"board": ["L45"], "ready": ["gold1"]}, row=["meg", "healer", "grabber"])
    paid = t.play("play recruiter")
    assert says(paid)["recruit healer place 2"]["price"] == 1
    free = table(p1={"board": ["L45"]}, row=["meg", "healer", "grabber"]).play("exploit L45")
    assert {line: said["price"] for line, said in says(free).items()} == {
        "recruit meg place 1": 0,
        "recruit healer place 2": 0,
        "recruit grabber place 3": 0,
    }


def test_an_exploitation_says_what_it_gives_before_it_is_chosen() -> None:
    t = table(p1={"board": ["L29", "L34"]})
    assert says(t)["exploit L29"] == {"card": "L29", "icon": "raise1", "price": 0}


def test_the_distance_to_an_objective_counts_what_the_objective_counts() -> None:
    t = table(p1={"board": ["L1", "L2"], "pile": ["L15"], "mantas": ["gold2"]}, p2={})
    assert [have(t, id, "p1") for id in ("hand8", "board5", "scored3", "bonus2")] == [(6, 8), (2, 5), (1, 3), (1, 2)]
    assert have(t, "board5", "p2") == (0, 5)
    goals = ["only-matrona", "recruit5", "types4", "same4"]
    t = table(objectives=goals, paid=3, p1={"hand": ["matrona", "meg"], "discard": ["sealord"]}, p2={})
    assert have(t, "only-matrona", "p1") == (1, 2)
    assert have(t, "recruit5", "p1") == (3, 5)
    assert have(t, "recruit5", "p2") == (0, 5)  # what is paid counts in one's own turn
    t = table(objectives=goals, p1={"hand": ["matrona"], "discard": ["sealord"]}, p2={})
    assert have(t, "only-matrona", "p1") == (1, 1)
    assert t.offered("claim") == ["only-matrona"]


def test_a_king_that_nobody_has_seen_brings_no_opponent_closer_to_the_conquerors_objective() -> None:
    goals = ["conquerors5", "types4", "same4", "raised5"]
    for king, mine in (("xander", 3), ("sol", 2)):
        t = table(objectives=goals, p1={}, p2={"hand": [*STARTING, king], "king_hidden": True})
        assert have(t, "conquerors5", "p2", "p1") == (2, 5)
        assert have(t, "conquerors5", "p2") == (2, 5)
        assert have(t, "conquerors5", "p2", "p2") == (mine, 5)


def test_what_can_set_off_the_end_says_how_near_it_is() -> None:
    t = table(deck=["L1", "L2", "L3", "L4", "L5", "L6", "L7"], shoal=["meg"], rest="out", p1={}, p2={})
    assert (trigger(t, "locations")["left"], trigger(t, "locations")["steps"]) == (7, 2)
    assert not trigger(t, "locations")["near"]
    assert trigger(t, "characters")["near"]
    tracks = {"hand8": ["p1"], "board5": ["p1"], "scored3": ["p1"]}
    t = table(tracks=tracks, p1={}, p2={})
    assert trigger(t, "objectives", "p1")["near"]
    assert trigger(t, "objectives", "p2")["left"] == 4


def test_alone_the_ghost_sets_off_the_end_and_the_totems_are_told() -> None:
    t = new_game(1, kings="none")
    view = t.view("p1")
    assert [each["how"] for each in view["triggers"]] == ["objectives", "ghost"]
    assert trigger(t, "ghost")["left"] == 4
    assert [(each["name"], each["most"]) for each in view["totems"]] == [
        ("blob", 30),
        ("serpent", 60),
        ("leviathan", 90),
        ("kraken", None),
    ]
    decks = new_game(1, kings="none", solo_deck_triggers=True)
    assert [each["how"] for each in decks.view()["triggers"]] == ["locations", "characters", "objectives", "ghost"]
    assert "totems" not in new_game(2).view()
