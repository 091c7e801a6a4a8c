"""Travel and Research: SB-083 to SB-095, SB-101 to SB-108, SE-067 to SE-077."""

from __future__ import annotations

import pytest

from tablee.games.scholars.game import TITLE
from tests.games.scholars.table import Table, base, table

BOX = TITLE.box()


def at(distance: int, die: str = "white 6", **more: object) -> Table:
    """Moved so far from the start."""
    area = {"hand": [die, "white 4"], **more.pop("area", {})}  # type: ignore[dict-item]
    dice = [die, "white 4"] if distance > 6 else [die]
    t = base(p1=area, **more).work("travel", *dice).play("act travel")
    return t.play(f"move {distance}")


@pytest.mark.rule("SB-083")
def test_the_marker_moves_at_least_1_and_at_most_as_many_spaces_as_the_value() -> None:
    t = base(p1={"hand": ["white 3"]}).work("travel", "white 3").play("act travel")
    assert t.offers() == ["move 1", "move 2", "move 3"]
    assert [t.refusal(f"move {n}") for n in (0, 4)] == ["SB-083", "SB-083"]
    assert t.play("move 3").p1.place == "east-lower"


@pytest.mark.rule("SB-084")
def test_markers_share_a_space() -> None:
    t = at(5, p2={"place": "south-centre"})
    assert (t.p1.place, t.p2.place, t.neutral()) == ("south-centre",) * 3


@pytest.mark.rule("SB-085")
def test_white_locations_give_silver_a_worker_gold_or_a_die() -> None:
    assert at(2, "red 6").p1.silver == 2
    assert at(3, "red 6").offers()[0] == "gain white worker"
    assert at(7, "red 6").p1.gold == 1
    assert len(at(8, "red 6", area={"bag": {"red": 1}}).p1.fresh) == 1


@pytest.mark.rule("SB-086")
def test_a_stop_beside_a_scroll_allows_one_delivery_or_none() -> None:
    t = at(1, map={"north-east": "scroll-greek-f"}, house={})
    assert t.offers() == ["deliver purple", "deliver orange", "deliver green", "pass"]
    assert Table(t.pos).play("pass").p1.levels == {}
    after = Table(t.pos).play("deliver purple")
    while after.prompt() != "resolve":
        after.play(after.offers()[0])
    assert after.offers() == ["done"]


@pytest.mark.rule("SB-087")
@pytest.mark.parametrize(("distance", "colour"), [(1, "red"), (4, "yellow"), (6, "blue"), (2, "white"), (10, "orange")])
def test_a_stop_of_the_actions_colour_gives_1_silver(distance: int, colour: str) -> None:
    silver = 2 if distance == 2 else 0
    assert at(distance, f"{colour} 6", map={}).p1.silver == silver + 1
    other = "blue" if colour != "blue" else "red"
    assert at(distance, f"{other} 6", map={}).p1.silver == silver


@pytest.mark.rule("SB-088", "SB-128")
def test_delivering_anothers_scroll_costs_1_silver_first() -> None:
    t = at(1, map={"north-east": "scroll-greek-f p2"}, house={}, area={"silver": 1}).play("deliver purple")
    assert (t.p1.silver, t.p2.silver) == (0, 1)
    poor = at(1, map={"north-east": "scroll-greek-f p2"}, house={})
    assert poor.prompt() == "resolve"


@pytest.mark.rule("SB-089")
def test_the_scroll_goes_to_the_highest_free_space_and_a_full_guild_is_refused() -> None:
    house = {
        "purple": ["scroll-greek-a", "", "scroll-greek-b"],
        "green": ["scroll-greek-c", "scroll-greek-d", "scroll-greek-e"],
    }
    t = at(1, map={"north-east": "scroll-greek-f"}, house=house, area={"silver": 9})
    assert t.refusal("deliver green") == "SB-089"
    t.play("deliver purple")
    assert t.house("purple")[1] == "scroll-greek-f"


@pytest.mark.rule("SB-090", "SB-091", "SB-092")
@pytest.mark.parametrize(("row", "cost", "influence", "gold"), [(0, 0, 1, 0), (1, 1, 2, 1), (2, 2, 1, 1)])
def test_rows_have_their_price_and_gain(row: int, cost: int, influence: int, gold: int) -> None:
    house = {"orange": ["scroll-greek-a", "scroll-greek-b"][:row]}
    t = at(1, map={"north-east": "scroll-greek-f"}, house=house, area={"silver": 3}).play("deliver orange")
    assert (t.p1.silver, t.guild("orange")[0], t.p1.gold) == (3 - cost, influence, gold)
    if cost:
        short = at(1, map={"north-east": "scroll-greek-f"}, house=house, area={"silver": cost - 1})
        assert short.refusal("deliver orange") == "SB-090"


@pytest.mark.rule("SB-093")
@pytest.mark.parametrize(
    "scroll",
    ["scroll-greek-f", "scroll-greek-g", "scroll-greek-c", "scroll-greek-d", "scroll-greek-a", "scroll-greek-e"],
)
def test_a_delivery_advances_the_track_of_the_scrolls_colour(scroll: str) -> None:
    t = at(1, map={"north-east": scroll}, house={}).play("deliver purple")
    science = BOX.colour[BOX.index[scroll]] - 1
    assert t.pos.players[0].levels[science] == 1


@pytest.mark.rule("SB-094")
def test_influence_on_a_delivered_scroll_stays() -> None:
    t = at(1, map={"north-east": "scroll-greek-f p2"}, house={}, area={"silver": 1}).play("deliver purple")
    assert t.mark("scroll-greek-f") == "p2"


@pytest.mark.rule("SB-095", "SB-130")
def test_the_map_is_refilled_from_the_top_and_a_caliph_is_resolved_first() -> None:
    t = at(
        1,
        map={"north-east": "scroll-greek-g"},
        house={},
        pile=["caliph-1", "scroll-hebrew-a", "scroll-hebrew-b"],
    )
    t.play("deliver purple")
    while t.prompt() != "resolve":
        t.play(t.offers()[0])
    assert t.on_map("north-east") == "scroll-hebrew-a"
    assert len(t.pos.caliphs) == 1


# Research


def researching(dice: list[str], levels: dict[str, int] | None = None, **area: object) -> Table:
    return base(p1={"hand": dice, "levels": levels or {}, **area}).work("research", *dice)


@pytest.mark.rule("SB-101")
def test_the_colour_chooses_the_track_and_white_none() -> None:
    assert researching(["white 6"]).refusal("act research") == "SB-101"
    t = researching(["green 6"])
    assert t.refusal("advance physics") == ""
    assert t.refusal("advance biology") == "SB-101"


@pytest.mark.rule("SB-102")
@pytest.mark.parametrize("level", range(7))
def test_steps_cost_2_2_3_3_4_4_5(level: int) -> None:
    cost = [2, 2, 3, 3, 4, 4, 5][level]
    enough = ["red 1", f"red {cost - 1}"]
    assert "act research" in researching(enough, {"mathematics": level}).offers()
    short = [f"red {cost - 1}"]
    t = researching(short, {"mathematics": level})
    assert "act research" not in t.offers()
    assert t.refusal("advance mathematics") == "SB-102"


@pytest.mark.rule("SB-103", "SB-104")
def test_several_steps_each_with_its_benefit_at_once() -> None:
    t = researching(["purple 4", "white 3"]).play("act research")
    assert (t.p1.silver, t.p1.levels) == (1, {"philosophy": 1})
    assert t.offers() == ["advance philosophy", "done"]
    assert t.play("advance philosophy").p1.silver == 3
    assert t.play("advance philosophy").p1.silver == 5


FIRST = {
    "mathematics": "gain-worker",
    "chemistry": "destroy",
    "astronomy": "mark",
}


@pytest.mark.rule("SB-105")
def test_level_1_gives_what_is_printed() -> None:
    colours = {"mathematics": "red", "chemistry": "yellow", "astronomy": "orange"}
    for science, prompt in FIRST.items():
        value = 4 if science == "astronomy" else 2
        t = researching([f"{colours[science]} {value}"], bag={"white": 1}).play("act research")
        assert t.prompt() == prompt
    assert researching(["purple 4"]).play("act research").p1.silver == 1
    assert researching(["green 4"]).play("act research").p1.gold == 1
    assert len(researching(["blue 2"], bag={"red": 1}).play("act research").p1.fresh) == 1


LEVELS = [
    (science, level, BOX.benefit[track][level].written)
    for track, science in enumerate(["mathematics", "chemistry", "biology", "astronomy", "philosophy", "physics"])
    for level in range(2, 8)
]


@pytest.mark.rule("SB-106")
@pytest.mark.parametrize(("science", "level", "deed"), LEVELS, ids=lambda value: str(value))
def test_higher_levels_give_what_the_data_say(science: str, level: int, deed: str) -> None:
    """A harvest on that level gives every part of the benefit."""
    slots = {"travel": {"card": science, "dice": ["red 3"]}}
    area = {"slots": slots, "levels": {science: level}, "bag": {"white": 12}, "gold": 1, "goal": "none"}
    t = base(p1=area, rooms={1: "greek-a p1"}).play("rest")
    while t.prompt() != "turn":
        t.play(t.offers()[0])
    after = t.p1
    amounts = {part.rpartition(" ")[0]: int(part.rpartition(" ")[2]) for part in deed.split(", ")}
    gained = amounts.get("silver", 0)
    assert after.silver == gained
    workers = amounts.get("worker any", 0) + amounts.get("worker white", 0)
    assert sum(after.workers.values()) == workers
    placed = amounts.get("move-gold", 0)
    assert after.gold == 1 + amounts.get("gold", 0) - placed
    marks = amounts.get("mark", 0) + amounts.get("influence any", 0)
    assert after.influence == 20 - 1 - marks
    dice = 12 + 1 - amounts.get("destroy", 0) + amounts.get("die primary", 0)
    assert len(after.hand) + sum(after.bag.values()) == dice
    if "draw" in amounts:
        assert len(after.hand) == 4 + amounts["draw"]


@pytest.mark.rule("SB-107")
def test_a_step_beyond_7_gives_1_silver() -> None:
    t = researching(["red 5"], {"mathematics": 7}).play("act research")
    assert (t.p1.silver, t.p1.levels) == (1, {"mathematics": 7})


@pytest.mark.rule("SB-108", "SB-160")
def test_points_by_level() -> None:
    points = [base(p1={"levels": {"biology": level}}).p1.score["research"] for level in range(8)]
    assert points == [0, 1, 1, 2, 2, 3, 4, 5]


# The expansion


def black_travel(distance: int, place: str = "north-centre", dice: tuple[str, ...] = ("black 6",)) -> Table:
    t = table(p1={"hand": list(dice), "place": place}, map={}).work("travel", *dice).play("act travel")
    return t.play(f"move {distance}")


@pytest.mark.rule("SE-067", "SE-068")
def test_a_black_travel_to_or_past_the_neutral_marker_gives_1_xp() -> None:
    assert black_travel(5).p1.xp == 1
    assert black_travel(6).p1.xp == 1
    assert black_travel(4).p1.xp == 0
    red = table(p1={"hand": ["red 6"]}, map={}).work("travel", "red 6").play("act travel", "move 5")
    assert red.p1.xp == 0


@pytest.mark.rule("SE-069")
def test_starting_beside_the_neutral_marker_gives_none() -> None:
    assert black_travel(3, "south-centre").p1.xp == 0
    assert black_travel(10, "south-centre", ("black 6", "white 4")).p1.xp == 1


@pytest.mark.rule("SE-070")
def test_a_medicine_scroll_advances_medicine() -> None:
    t = table(p1={"hand": ["white 1"]}, map={"north-east": "scroll-greek-medicine"}, house={}).work("travel", "white 1")
    t.play("act travel", "deliver green")
    assert (t.p1.levels, t.p1.xp) == ({"medicine": 1}, 1)


@pytest.mark.rule("SE-071", "SE-072")
def test_a_black_research_advances_medicine_at_the_usual_cost() -> None:
    t = table(p1={"hand": ["black 4"]}).work("research", "black 4").play("act research")
    assert t.p1.levels == {"medicine": 1}
    assert t.offers() == ["advance medicine", "done"]
    assert all(costs == BOX.step_cost[0] for costs in BOX.step_cost)


@pytest.mark.rule("SE-073")
def test_medicine_beyond_7_gives_xp() -> None:
    t = table(p1={"hand": ["black 5"], "levels": {"medicine": 7}}).work("research", "black 5").play("act research")
    assert (t.p1.xp, t.p1.silver) == (1, 0)


@pytest.mark.rule("SE-075")
def test_the_first_to_reach_space_3_takes_the_xp() -> None:
    def reach(**more: object) -> Table:
        t = table(p1={"hand": ["purple 4"], "levels": {"philosophy": 2}}, **more).work("research", "purple 4")
        return t.play("act research")

    assert reach().p1.xp == 1
    assert "philosophy" not in TITLE.view(reach().pos, 0)["track_xp"]
    assert reach(track_xp=["physics"]).p1.xp == 0


@pytest.mark.rule("SE-076")
def test_the_base_games_any_track_leaves_medicine_out() -> None:
    t = table(p1={"hand": ["white 5", "white 4"]}, decks={"wild1": ["wild1-a", "wild1-b"]})
    t.work("recruit", "white 5", "white 4").play("act recruit", "dispatch wild1-a")
    assert len(t.offers()) == 6
    assert "advance medicine" not in t.offers()


@pytest.mark.rule("SE-077")
def test_the_expansions_any_track_includes_medicine() -> None:
    t = table(p1={"hand": ["white 2"], "columns": {"travel": ["page-18"]}, "workers": {"red": 1}})
    t.work("travel", "white 2").play("act travel", "move 2", "use page-18")
    assert "advance medicine" in t.offers()
    assert len(t.offers()) == 7
