"""Guilds, influence and caliph cards: SB-124 to SB-136, SE-088."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.scholars.state.terms import GREEN, WHITE
from tests.games.scholars.table import Table, base, table

SPENDER = {"hand": ["white 5"], "columns": {"travel": ["greek-f"]}, "workers": {"red": 1}}
"""May spend a worker to influence a guild."""


@pytest.mark.rule("SB-124")
def test_influence_goes_from_the_supply_into_the_guild() -> None:
    t = base(p1=SPENDER).work("travel", "white 5").play("use greek-f", "influence orange")
    assert (t.guild("orange"), t.p1.influence) == ([1, 0], 19)


@pytest.mark.rule("SB-125")
def test_whoever_has_most_influence_controls() -> None:
    assert base(guilds={"purple": {"p1": 1, "p2": 2}}).control("purple") == "p2"
    assert base().control("purple") is None


@pytest.mark.rule("SB-126")
def test_on_a_tie_the_controller_stays_otherwise_nobody_controls() -> None:
    assert base(guilds={"purple": {"p1": 2, "p2": 2, "control": "p1"}}).control("purple") == "p1"
    assert base(guilds={"purple": {"p1": 2, "p2": 2}}).control("purple") is None
    three = {"p1": 1, "p2": 2, "p3": 2, "control": "p1"}
    assert base(seats=3, guilds={"green": three}).control("green") is None


def marking(**more: object) -> Table:
    """At the effect that influences a scroll."""
    t = base(p1={"hand": ["orange 4"], "levels": {}}, **more).work("research", "orange 4")
    return t.play("act research")


@pytest.mark.rule("SB-127")
def test_influence_goes_on_a_face_up_scroll_that_carries_none() -> None:
    t = marking(
        map={"north-east": "scroll-greek-a p2", "south-east": "scroll-greek-b"}, house={"green": ["scroll-greek-c"]}
    )
    assert t.offers() == ["mark scroll-greek-b", "mark scroll-greek-c"]
    assert t.refusal("mark scroll-greek-a") == "SB-127"
    assert t.refusal("mark scroll-greek-d") == "SB-127"
    assert t.play("mark scroll-greek-c").mark("scroll-greek-c") == "p1"


@pytest.mark.rule("SB-128")
def test_others_pay_for_a_marked_scroll_and_the_influence_returns_after_translation() -> None:
    t = base(
        p1={"hand": ["green 4"], "gold": 1, "silver": 1},
        rooms={5: "persian-b p1"},
        house={"green": ["scroll-persian-b p2"]},
    )
    assert t.p2.influence == 19
    t.work("translate", "green 4").play("act translate", "done")
    assert (t.p1.silver, t.p2.silver, t.p2.influence) == (0 + 1, 1, 20)  # the scroll gives 1 silver


@pytest.mark.rule("SB-129")
def test_without_influence_a_piece_comes_back_from_the_board_but_not_from_caliphs() -> None:
    t = base(
        p1=SPENDER,
        guilds={"purple": {"p1": 16}},
        rooms={1: "greek-a p1"},
        map={"north-east": "scroll-greek-a p1"},
        caliphs=[["p1", "p1", ""]],
    )
    assert t.p1.influence == 0
    t.work("travel", "white 5").play("use greek-f", "influence green")
    assert t.offers() == ["recall guild purple", "recall greek-a", "recall scroll-greek-a", "pass"]
    from_room = Table(t.pos).play("recall greek-a")
    assert (from_room.rooms()[1], from_room.guild("green")[0]) == ("greek-a neutral 0", 1)
    from_guild = Table(t.pos).play("recall guild purple")
    assert (from_guild.guild("purple")[0], from_guild.guild("green")[0]) == (15, 1)
    assert Table(t.pos).play("recall scroll-greek-a").mark("scroll-greek-a") is None
    assert Table(t.pos).play("pass").guild("green")[0] == 0


def caliph(guilds: dict[str, dict[str, Any]], **more: object) -> Table:
    pile = more.pop("pile", ["scroll-greek-a", "caliph-1"])
    return base(pile=pile, guilds=guilds, **more).play("rest")


ALL = {"purple": {"p1": 2}, "orange": {"p2": 2}, "green": {"p1": 1, "p2": 3}}


@pytest.mark.rule("SB-131")
def test_controllers_of_purple_orange_and_green_choose_in_this_order() -> None:
    t = caliph(ALL)
    order = []
    while t.prompt() == "caliph":
        order.append((t.params()[0], t.deciding()[0]))
        t.play("option top" if len(order) == 1 else t.offers()[0])
        while t.prompt() not in ("caliph", "turn"):
            t.play(t.offers()[0])
    assert order == [("purple", "p1"), ("orange", "p2")]  # green takes the option that is left
    assert t.pos.caliph_marks == [0, 1, 1]
    assert (t.guild("purple")[0], t.guild("orange")[1], t.guild("green")[1]) == (1, 1, 2)


@pytest.mark.rule("SB-131")
def test_an_option_that_is_taken_is_refused() -> None:
    t = caliph(ALL).play("option top")
    assert t.refusal("option top") == "SB-131"


@pytest.mark.rule("SB-132", "SB-159")
def test_the_top_option_is_worth_3() -> None:
    assert caliph({"purple": {"p1": 2}}).play("option top").p1.score["caliphs"] == 3


@pytest.mark.rule("SB-133")
def test_the_middle_option_is_worth_1_and_gives_a_coloured_die() -> None:
    t = caliph({"purple": {"p1": 2}}).play("option middle")
    assert t.offers() == [f"gain {colour} die" for colour in ("red", "yellow", "blue", "orange", "purple", "green")]
    t.play("gain green die")
    assert (t.pos.players[0].dice_of(GREEN), t.p1.score["caliphs"]) == (1, 1)


@pytest.mark.rule("SB-134")
def test_the_bottom_option_retires_a_translator_for_a_white_die_or_gives_1_gold() -> None:
    t = caliph({"purple": {"p1": 2}}).play("option bottom")
    assert t.offers() == ["choose retire", "choose gold"]
    assert Table(t.pos).play("choose gold").p1.gold == 1
    retired = Table(t.pos).play("choose retire")
    card = retired.offers()[0].removeprefix("retire ")
    retired.play(f"retire {card}")
    assert retired.pos.players[0].dice_of(WHITE) == 1
    assert retired.prompt() == "tuck"


@pytest.mark.rule("SB-135")
@pytest.mark.parametrize(("guild", "gain"), [("purple", "worker"), ("orange", "silver"), ("green", "gold")])
def test_whoever_does_not_control_gets_the_consolation(guild: str, gain: str) -> None:
    t = caliph({guild: {"p1": 1, "p2": 3}})
    t.play("option top")
    if gain == "worker":
        assert (t.deciding(), t.prompt()) == (["p1"], "gain-worker")
        t.play("gain red worker")
    got = {"worker": sum(t.p1.workers.values()), "silver": t.p1.silver, "gold": t.p1.gold}
    assert got == {"worker": 0, "silver": 0, "gold": 0} | {gain: 1}
    assert (t.p2.silver, t.p2.gold, t.p2.workers) == (0, 0, {})


@pytest.mark.rule("SB-135")
def test_a_guild_that_nobody_controls_consoles_all_who_have_influence_there() -> None:
    t = caliph({"orange": {"p1": 2, "p2": 2}})
    assert (t.p1.silver, t.p2.silver) == (1, 1)


@pytest.mark.rule("SB-136")
def test_control_is_worked_out_anew_afterwards() -> None:
    t = caliph({"orange": {"p1": 2, "p2": 3}})
    assert t.control("orange") == "p2"
    t.play("option top")
    assert (t.guild("orange"), t.control("orange")) == ([2, 2], "p2")
    again = caliph({"orange": {"p1": 2, "p2": 2, "control": "p2"}}).play("option top")
    assert (again.guild("orange"), again.control("orange")) == ([2, 1], "p1")


@pytest.mark.rule("SE-088")
def test_the_first_caliph_gives_1_xp_to_everybody_once() -> None:
    t = table(seats=3, pile=["scroll-greek-a", "caliph-2", "caliph-1"]).play("rest")
    assert [area.xp for area in (t.p1, t.p2, t.p3)] == [1, 1, 1]
    t.play("rest")
    assert [area.xp for area in (t.p1, t.p2, t.p3)] == [1, 1, 1]
