"""Colour and value of an action: SB-069 to SB-082, SE-033 to SE-039."""

from __future__ import annotations

import itertools

import pytest

from tests.games.scholars.table import base, table


def colour_of(*dice: str, **area: object) -> list[str]:
    """The colours that an action with these dice can have."""
    t = table(p1={"hand": list(dice), **area}).place("travel", *dice)
    if t.prompt() == "resolve":
        return t.action()[0]
    picks = [line.removeprefix("colour ") for line in t.offers() if line.startswith("colour")]
    return picks or t.play("done").action()[0]


@pytest.mark.rule("SB-069")
def test_one_die_gives_its_own_colour_and_value() -> None:
    assert base(p1={"hand": ["yellow 3", "blue 2"]}).work("travel", "yellow 3").action() == (["yellow"], 3)


@pytest.mark.rule("SB-070")
def test_two_dice_add_their_values() -> None:
    assert base(p1={"hand": ["red 3", "red 5"]}).work("travel", "red 3", "red 5").action() == (["red"], 8)


@pytest.mark.rule("SB-071")
@pytest.mark.parametrize("colour", ["white", "red", "orange"])
def test_two_dice_of_one_colour_keep_it(colour: str) -> None:
    assert colour_of(f"{colour} 4", f"{colour} 5") == [colour]


@pytest.mark.rule("SB-072")
@pytest.mark.parametrize("colour", ["red", "yellow", "blue", "orange", "purple", "green"])
def test_white_takes_the_other_colour(colour: str) -> None:
    assert colour_of("white 4", f"{colour} 5") == [colour]


@pytest.mark.rule("SB-073")
@pytest.mark.parametrize(
    ("secondary", "primary"), list(itertools.product(["orange", "purple", "green"], ["red", "yellow", "blue"]))
)
def test_a_secondary_colour_beats_a_primary_one(secondary: str, primary: str) -> None:
    assert colour_of(f"{secondary} 4", f"{primary} 5") == [secondary]


@pytest.mark.rule("SB-074")
@pytest.mark.parametrize(
    ("one", "two", "mixture"), [("red", "yellow", "orange"), ("red", "blue", "purple"), ("blue", "yellow", "green")]
)
def test_two_primary_colours_mix(one: str, two: str, mixture: str) -> None:
    assert colour_of(f"{one} 4", f"{two} 5") == [mixture]


@pytest.mark.rule("SB-075")
def test_of_two_secondary_colours_one_is_picked() -> None:
    assert colour_of("green 4", "orange 5") == ["orange", "green"]
    t = base(p1={"hand": ["green 4", "orange 5"]}).place("travel", "green 4", "orange 5")
    assert t.refusal("done") == "SB-075"


@pytest.mark.rule("SB-076", "SB-077")
def test_a_worker_raises_its_own_colour_and_recolours_another() -> None:
    def action(die: str, worker: str) -> tuple[list[str], int]:
        return base(p1={"hand": [die], "workers": {worker: 1}}).work("travel", die, f"{worker} on 1").action()

    assert action("blue 2", "blue") == (["blue"], 6)
    assert action("white 2", "white") == (["white"], 6)
    assert action("blue 2", "white") == (["white"], 2)
    assert action("green 4", "yellow") == (["yellow"], 4)


@pytest.mark.rule("SB-078", "SB-079")
def test_workers_work_one_after_the_other_and_never_mix() -> None:
    workers = {"red": 2, "blue": 1}
    t = base(p1={"hand": ["white 3"], "workers": workers})
    assert t.work("travel", "white 3", "red on 1", "red on 1").action() == (["red"], 6)
    t = base(p1={"hand": ["white 3"], "workers": workers})
    assert t.work("travel", "white 3", "red on 1", "blue on 1").action() == (["blue"], 3)


@pytest.mark.rule("SB-080")
@pytest.mark.parametrize("colour", ["orange", "purple", "green"])
def test_no_worker_raises_a_secondary_die(colour: str) -> None:
    workers = {"white": 1, "red": 1, "yellow": 1, "blue": 1}
    for worker in workers:
        t = base(p1={"hand": [f"{colour} 4"], "workers": workers}).work("travel", f"{colour} 4", f"{worker} on 1")
        assert t.action() == ([worker], 4)


@pytest.mark.rule("SB-081")
def test_abilities_add_to_the_12_of_two_dice() -> None:
    dice = ["red 6", "red 6"]
    assert base(p1={"hand": dice}).work("travel", *dice).action()[1] == 12
    t = base(p1={"hand": dice, "columns": {"travel": ["chinese-d"]}}).work("travel", *dice)
    assert t.action()[1] == 14
    assert "move 14" in t.play("act travel").offers()


@pytest.mark.rule("SB-082")
def test_recruit_and_travel_take_any_colour_research_and_translate_do_not() -> None:
    for slot in ("recruit", "travel"):
        assert f"act {slot}" in base(p1={"hand": ["white 6"]}).work(slot, "white 6").offers()
    given = {"hand": ["white 6"], "gold": 3}
    for slot in ("research", "translate"):
        t = base(p1=given, rooms={1: "persian-a p1"}, house={"green": ["scroll-persian-a"]}).work(slot, "white 6")
        assert t.offers() == ["done"]


# Black dice


@pytest.mark.rule("SE-033", "SE-034")
@pytest.mark.parametrize("colour", ["white", "red", "yellow", "blue", "orange", "purple", "green"])
def test_black_beats_every_other_colour(colour: str) -> None:
    assert colour_of("black 5", f"{colour} 4") == ["black"]


@pytest.mark.rule("SE-036")
def test_a_worker_recolours_a_black_die_and_keeps_its_value() -> None:
    t = table(p1={"hand": ["black 5"], "workers": {"red": 1}}).work("travel", "black 5", "red on 1")
    assert t.action() == (["red"], 5)


@pytest.mark.rule("SE-037")
def test_a_black_die_counts_plus_one_in_the_dice_sum() -> None:
    assert table(p1={"bag": {"black": 1}}).pos.players[0].dice_sum() == 1


def out_of_black(**area: object) -> list[str]:
    t = table(p1={"hand": ["white 3"], **area}, decks={"chinese": ["chinese-k", "chinese-a"]}, dice={"black": 0})
    return t.work("recruit", "white 3").play("act recruit", "dispatch chinese-k", "choose die").offers()


@pytest.mark.rule("SE-038")
def test_without_black_dice_a_primary_one_is_gained_instead() -> None:
    assert out_of_black()[:3] == ["gain red die", "gain yellow die", "gain blue die"]


@pytest.mark.rule("SE-039")
def test_without_black_dice_a_white_one_may_be_destroyed_instead() -> None:
    assert "destroy bag" in out_of_black(bag={"white": 2})
    assert "destroy bag" not in out_of_black()
