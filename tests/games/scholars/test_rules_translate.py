"""Translate and the goal card: SB-137 to SB-153, SE-078 to SE-087."""

from __future__ import annotations

import pytest

from tests.games.scholars.table import Table, base, table


def translating(scroll: str, rooms: dict[int, str], dice: tuple[str, ...] = ("green 6",), **area: object) -> Table:
    given = {"hand": list(dice), "gold": 4, "silver": 4, **area}
    return base(p1=given, rooms=rooms, house={"green": [scroll]}).work("translate", *dice)


@pytest.mark.rule("SB-137")
def test_the_action_has_the_guilds_colour() -> None:
    rooms = {1: "persian-b p1"}
    for dice, legal in (
        (("green 6",), True),
        (("blue 3", "yellow 3"), True),
        (("orange 6",), False),
        (("white 6",), False),
    ):
        t = translating("scroll-persian-a", rooms, dice)
        assert ("act translate" in t.offers()) == legal
        if not legal:
            assert t.refusal("translate scroll-persian-a") == "SB-137"


@pytest.mark.rule("SB-137")
def test_a_scroll_on_the_map_is_not_translated() -> None:
    t = base(p1={"hand": ["green 6"], "gold": 1}, rooms={1: "persian-b p1"}, map={"north-east": "scroll-persian-a"})
    assert t.work("translate", "green 6").refusal("translate scroll-persian-a") == "SB-137"


@pytest.mark.rule("SB-138")
@pytest.mark.parametrize(("row", "value"), [(0, 4), (1, 6), (2, 8)])
def test_rows_need_4_6_and_8(row: int, value: int) -> None:
    column = [""] * row + ["scroll-persian-a"]
    for dice, legal in ((value, True), (value - 1, False)):
        hand = ["blue 1", f"yellow {dice - 1}"] if dice <= 7 else ["blue 2", f"yellow {dice - 2}"]
        t = base(p1={"hand": hand, "gold": 1}, rooms={1: "persian-b p1"}, house={"green": column})
        t.work("translate", *hand)
        assert ("act translate" in t.offers()) == legal
        assert (t.refusal("translate scroll-persian-a") == "SB-138") != legal


@pytest.mark.rule("SB-139")
def test_the_first_translator_speaks_the_scrolls_language() -> None:
    rooms = {1: "greek-a p1", 2: "greek-c p1", 3: "persian-c p1", 4: "persian-a p1"}
    t = translating("scroll-greek-b", rooms).play("act translate")
    assert t.offers() == ["through greek-a", "through greek-c"]
    assert t.refusal("through persian-c") == "SB-139"


@pytest.mark.rule("SB-140")
def test_each_next_translator_shares_a_language_and_nobody_comes_twice() -> None:
    rooms = {1: "greek-a p1", 2: "greek-c p1", 3: "persian-c p1", 4: "syriac-a p1"}
    t = translating("scroll-greek-b", rooms).play("act translate", "through greek-a")
    assert t.offers() == ["through greek-c", "through persian-c"]
    assert t.refusal("through syriac-a") == "SB-140"
    assert t.refusal("through greek-a") == "SB-140"


@pytest.mark.rule("SB-141")
def test_the_last_translator_speaks_arabic() -> None:
    rooms = {1: "greek-a p1", 2: "greek-c p1", 3: "persian-c p1", 4: "persian-h p1"}
    t = translating("scroll-greek-b", rooms).play("act translate", "through greek-a")
    assert t.refusal("done") == "SB-141"
    t.play("through persian-c")
    assert t.offers() == ["through persian-h", "done"]
    t.play("done")
    assert t.p1.scrolls[-1] == "scroll-greek-b"


@pytest.mark.rule("SB-142")
def test_wild_translators_link_any_two_languages_and_the_second_one_speaks_arabic() -> None:
    assert "act translate" in translating("scroll-chinese-b", {1: "wild2-a p1"}).offers()
    assert "act translate" not in translating("scroll-chinese-b", {1: "wild1-a p1"}).offers()
    t = translating("scroll-chinese-b", {1: "wild1-a p1", 2: "persian-c p1"}).play("act translate", "done")
    assert t.p1.scrolls[-1] == "scroll-chinese-b"


@pytest.mark.rule("SB-143", "SB-144")
def test_the_scrolls_influence_and_every_foreign_translator_cost_1_silver_and_each_gets_1_gold() -> None:
    t = base(
        p1={"hand": ["green 6"], "gold": 2, "silver": 3},
        rooms={1: "greek-a p2", 2: "persian-c"},
        house={"green": ["scroll-greek-h p2"]},
    )
    t.work("translate", "green 6").play("act translate", "done")
    assert (t.p1.silver, t.p1.gold, t.p2.silver) == (0, 0 + 1, 2)  # the scroll gives 1 gold
    assert t.rooms() == {1: "greek-a p2 1", 2: "persian-c neutral 1"}


@pytest.mark.rule("SB-145")
def test_full_translators_retire_after_the_whole_translation() -> None:
    t = translating("scroll-persian-c", {1: "persian-b p1 1"}, bag={"red": 1}).play("act translate", "done")
    assert t.told("translated", "drew", "retired") == ["translated", "drew", "retired"]
    assert t.rooms() == {}


@pytest.mark.rule("SB-146")
def test_the_scroll_is_ones_own_and_its_effect_is_resolved() -> None:
    t = translating("scroll-persian-f", {1: "persian-b p1"}).play("act translate", "done")
    assert (t.p1.scrolls[-1], t.p1.silver) == ("scroll-persian-f", 6)


@pytest.mark.rule("SB-147")
def test_its_space_stays_empty() -> None:
    t = base(
        p1={"hand": ["green 6"], "gold": 1},
        rooms={1: "persian-b p1"},
        house={"green": ["scroll-persian-f", "scroll-chinese-a", "scroll-chinese-b"]},
    )
    t.work("translate", "green 6").play("act translate", "done")
    assert t.house("green") == [None, "scroll-chinese-a", "scroll-chinese-b"]


@pytest.mark.rule("SB-148")
def test_without_gold_or_silver_for_every_part_it_is_impossible() -> None:
    rooms = {1: "greek-a p2", 2: "persian-c"}
    assert "act translate" in translating("scroll-greek-b", rooms, gold=2, silver=2).offers()
    for gold, silver in ((1, 9), (9, 1)):
        t = translating("scroll-greek-b", rooms, gold=gold, silver=silver)
        assert t.refusal("translate scroll-greek-b") == "SB-148"


@pytest.mark.rule("SB-148")
def test_a_chain_is_never_offered_into_a_dead_end() -> None:
    rooms = {1: "greek-a p1", 2: "greek-c p1", 3: "persian-c p2"}
    t = translating("scroll-greek-b", rooms, gold=2, silver=1).play("act translate", "done")
    assert t.p1.scrolls[-1] == "scroll-greek-b"  # greek-a and persian-c: the only way that can be paid


# The goal card


def goal(**area: object) -> dict[str, object]:
    return {"goal": "persian", **area}  # the Persian translator, an orange scroll, Astronomy


@pytest.mark.rule("SB-149")
def test_meeting_the_pictured_translator_gives_a_white_worker_once() -> None:
    t = base(p1=goal(hand=["white 6", "white 6", "white 6"], silver=9), decks={"persian": ["persian-c", "persian-b"]})
    t.work("recruit", "white 6", "white 6").play("act recruit", "dispatch persian-c", "done")
    assert t.p1.workers == {"white": 1}
    assert t.p1.reached == 1
    t.play("rest")
    while t.prompt() != "turn":
        t.play(t.offers()[0])
    assert t.p1.workers == {"white": 1}


@pytest.mark.rule("SB-150")
def test_translating_a_scroll_of_the_shown_colour_gives_a_coloured_worker() -> None:
    t = base(
        p1=goal(hand=["green 6"], gold=1),
        rooms={1: "syriac-a p1"},
        house={"green": ["scroll-syriac-g"]},
    )
    t.work("translate", "green 6").play("act translate", "done", "done")
    assert (t.p1.workers, t.p1.reached) == ({"red": 1}, 2)


@pytest.mark.rule("SB-151")
def test_level_3_of_the_shown_track_gives_a_secondary_die_once() -> None:
    t = base(p1=goal(levels={"astronomy": 3})).play("rest")
    assert "orange" in "".join(t.p1.hand) or t.p1.bag == {"orange": 1}
    assert t.p1.reached == 4
    assert base(p1=goal(levels={"astronomy": 2})).play("rest").p1.reached == 0


@pytest.mark.rule("SB-152")
def test_all_three_make_it_an_eighth_action_card_and_open_the_sixth_slot() -> None:
    t = base(p1=goal(levels={"astronomy": 3}, objectives=["translator", "scroll"]), p2={}).play("rest")
    assert t.p1.reached == 7
    assert len(t.p1.cards) == 8
    assert "goal" in t.p1.cards


@pytest.mark.rule("SB-153")
def test_goals_ask_for_what_the_data_say() -> None:
    cards = [card for card in base().pos.box.cards if card.kind == "goal"]
    asked = [(card.facts["character"], card.facts["colour"], card.facts["track"]) for card in cards]
    assert asked == [
        ("chinese", "red", "mathematics"),
        ("sanskrit", "yellow", "chemistry"),
        ("greek", "blue", "biology"),
        ("hebrew", "purple", "philosophy"),
        ("persian", "orange", "astronomy"),
        ("syriac", "green", "physics"),
    ]


# Black translations


def studying(dice: tuple[str, ...], rooms: dict[int, str] | None = None, **area: object) -> Table:
    given = {"hand": list(dice), "gold": 2, "silver": 2, **area}
    rooms = {1: "persian-b p1", 2: "greek-a p2", 3: "greek-b"} if rooms is None else rooms
    t = table(p1=given, rooms=rooms, house={"green": ["scroll-persian-a"]}, books=["page-36"])
    return t.work("translate", *dice)


SIX, TEN = ("black 6",), ("black 6", "white 4")


@pytest.mark.rule("SE-078")
def test_a_black_translate_translates_no_scroll() -> None:
    t = studying(SIX)
    assert t.refusal("translate scroll-persian-a") == "SE-078"
    assert t.play("act translate").offers() == ["place persian-b", "place greek-a", "place greek-b"]


@pytest.mark.rule("SE-079")
def test_the_first_option_needs_a_black_6() -> None:
    assert studying(("black 5",)).refusal("study 1") == "SE-079"
    assert studying(SIX).refusal("study 1") == ""


@pytest.mark.rule("SE-080", "SE-083")
def test_the_first_option_places_1_gold_for_1_xp_and_a_page_or_2_xp() -> None:
    t = studying(SIX, xp=1).play("act translate", "place persian-b")
    assert t.told("studied", "gained-xp") == ["studied", "gained-xp"]
    assert (t.p1.xp, t.p1.gold) == (2, 1)
    assert t.offers() == ["page page-36", "choose xp"]
    assert Table(t.pos).play("choose xp").p1.xp == 4
    assert Table(t.pos).play("page page-36").p1.xp == 1  # alone on its Book: 1 XP less


@pytest.mark.rule("SE-081")
def test_the_second_option_needs_a_black_10() -> None:
    assert studying(("black 6", "white 3")).refusal("study 2") == "SE-081"
    assert studying(TEN).refusal("study 2") == ""


@pytest.mark.rule("SE-082")
def test_the_second_option_places_1_gold_on_each_of_two_translators_for_3_xp_and_a_page() -> None:
    t = studying(TEN).play("act translate", "study 2", "place persian-b")
    assert t.refusal("place persian-b") == "SE-082"
    t.play("place greek-a")
    assert (t.p1.xp, t.p1.gold) == (3, 0)
    assert (t.rooms()[1], t.rooms()[2]) == ("persian-b p1 1", "greek-a p2 1")
    assert studying(TEN, rooms={1: "persian-b p1"}).refusal("study 2") == "SE-082"


@pytest.mark.rule("SE-084")
def test_the_gold_is_ones_own() -> None:
    assert studying(SIX, gold=0).refusal("study 1") == "SE-084"
    assert studying(TEN, gold=1).refusal("study 2") == "SE-084"


@pytest.mark.rule("SE-085", "SE-086")
def test_placing_on_others_or_neutrals_costs_1_silver() -> None:
    other = studying(SIX).play("act translate", "place greek-a")
    assert (other.p1.silver, other.p2.silver) == (1, 1)
    neutral = studying(SIX).play("act translate", "place greek-b")
    assert (neutral.p1.silver, neutral.p2.silver) == (1, 0)
    assert studying(SIX).play("act translate", "place persian-b").p1.silver == 2


@pytest.mark.rule("SE-087")
def test_an_11_may_take_either_option() -> None:
    assert studying(("black 6", "white 5")).play("act translate").offers() == ["study 1", "study 2"]
