"""What a view says to somebody who plans: reach, chains, a rest, the next caliph."""

from __future__ import annotations

from typing import Any

from tablee.games.scholars.game import TITLE
from tests.games.scholars.table import Table, base, table


def seen(t: Table, seat: int = 0) -> dict[str, Any]:
    return TITLE.view(t.pos, seat)


def test_a_placement_says_where_each_step_of_a_journey_ends_and_what_colour_and_neutral_marker_add() -> None:
    t = table(p1={"hand": ["black 6", "white 1"]}).play("work travel", "play respite", "die black 6")
    (gives,) = seen(t)["plan"]["gives"]
    assert [stop["distance"] for stop in gives["stops"]] == [1, 2, 3, 4, 5, 6]
    assert gives["stops"][0]["place"] == "place-north-east"
    assert [stop["xp"] for stop in gives["stops"]] == [False] * 4 + [True, True]  # the neutral marker is 5 ahead
    t = base(p1={"hand": ["red 3", "white 1"]}).play("work travel", "play respite", "die red 3")
    (gives,) = seen(t)["plan"]["gives"]
    assert [stop["match"] for stop in gives["stops"]] == [True, False, False]  # the first location is red


def test_a_placement_shows_its_dice_as_workers_have_made_them() -> None:
    t = base(p1={"hand": ["white 3", "white 1"], "workers": {"red": 2}})
    t.play("work research", "play respite", "die white 3", "worker red on 1", "worker red on 1")
    assert seen(t)["plan"]["faces"] == ["red 6"]


def test_alternatives_of_a_translation_come_with_language_and_fee_of_each_step_the_cheapest_first() -> None:
    rooms = {1: "greek-a p1", 2: "persian-b", 3: "syriac-a p2", 4: "greek-c p1"}
    given = {"hand": ["green 6", "white 1"], "gold": 3, "silver": 2}
    t = base(p1=given, rooms=rooms, house={"green": ["scroll-greek-b", "scroll-greek-c"]})
    t.play("work translate", "play respite", "die green 6")
    (gives,) = seen(t)["plan"]["gives"]
    cheapest = gives["routes"]["scroll-greek-b"]
    t.play("done", "act translate")
    assert seen(t)["plan"]["routes"]["scroll-greek-b"] == cheapest
    t.play("translate scroll-greek-b")
    chains = seen(t)["plan"]["chains"]
    assert chains[0] == cheapest
    costs = [chain["gold"] + chain["silver"] for chain in chains]
    assert costs == sorted(costs)
    for chain in chains:  # each can really be picked, and costs what was said
        tried = Table(t.pos.copy())
        for card in chain["translators"]:  # where only one is left to go on, nobody is asked
            tried.play(*[offer for offer in tried.offers() if offer == f"through {card}"])
        assert "done" in tried.offers()
        plan = seen(tried)["plan"]
        assert (plan["gold"], plan["silver"]) == (chain["gold"], chain["silver"])
        assert sum(chain["fees"]) == chain["silver"]  # nobody's influence lies on the scroll
        assert chain["languages"][0] == "greek"


def test_prospects_are_for_whoever_places_and_tell_each_sum_once() -> None:
    t = base(p1={"hand": ["red 2", "blue 3", "white 2"]})
    prospects = seen(t)["prospects"]
    made = [(each["colour"], each["value"]) for each in prospects]
    assert sorted(made) == sorted([("red", 2), ("blue", 3), ("white", 2), ("purple", 5), ("red", 4), ("blue", 5)])
    by_sum = dict(zip(made, prospects, strict=True))
    assert by_sum["white", 2]["research"] == {}
    assert by_sum["purple", 5]["research"] == {"philosophy": 2}  # steps for 2 and 2
    assert "prospects" not in seen(t, 1)


def test_a_rest_says_what_each_card_in_a_slot_would_harvest() -> None:
    t = base(p1={"hand": ["white 1", "white 2"], "levels": {"physics": 4}, "bag": {"red": 1}})
    assert t.p1.levels == {"physics": 4}
    t.work("travel", "white 1", card="physics")
    rest = seen(t)["players"][0]["rest"]
    assert rest["harvests"] == [{"science": "physics", "deed": "gold 2"}]
    assert rest["back"] == 1
    assert rest["draws"] == 2  # the red die of the bag, and the one that comes back


def test_the_next_caliph_is_told_by_guild_who_chooses_and_who_is_consoled() -> None:
    t = base(guilds={"purple": {"p1": 2, "p2": 1}, "green": {"p2": 1}})
    assert seen(t)["next_caliph"] == [
        {"guild": "purple", "chooser": "p1", "consoled": ["p2"]},
        {"guild": "orange", "chooser": None, "consoled": []},
        {"guild": "green", "chooser": "p2", "consoled": []},
    ]


def test_a_die_or_worker_says_what_the_action_would_become() -> None:
    t = base(p1={"hand": ["red 2", "blue 3"], "workers": {"red": 1}}).play("work travel", "play respite", "die red 2")
    decision = t.pos.agenda[-1].ask(t.pos)
    assert decision is not None
    says = {TITLE.write(each): TITLE.refusal_params(t.pos, 0, each) for each in decision.choices}
    assert (says["die blue 3"]["makes"], says["die blue 3"]["total"]) == ("purple", 5)
    assert (says["worker red on 1"]["makes"], says["worker red on 1"]["total"]) == ("red", 6)
