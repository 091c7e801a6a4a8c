"""The worked examples of the base game, numbered as in the list of examples."""

from __future__ import annotations

import pytest

from tests.games.scholars.table import Table, base, drafted, new_game, table

# Colour and value


def test_example_01_red_3_and_blue_5_make_purple_8() -> None:
    assert base(p1={"hand": ["red 3", "blue 5"]}).work("travel", "red 3", "blue 5").action() == (["purple"], 8)


def test_example_03_white_takes_the_other_dies_colour() -> None:
    assert base(p1={"hand": ["red 4", "white 1"]}).work("travel", "red 4", "white 1").action() == (["red"], 5)


def test_example_04_a_secondary_die_beats_a_primary_one() -> None:
    t = base(p1={"hand": ["purple 6", "yellow 5"]}).work("travel", "purple 6", "yellow 5")
    assert t.action() == (["purple"], 11)


def test_example_05_of_two_secondary_colours_the_player_picks_one() -> None:
    t = base(p1={"hand": ["orange 5", "purple 4"]}).place("travel", "orange 5", "purple 4")
    assert t.offers() == ["colour orange", "colour purple"]
    assert t.play("colour purple").action() == (["purple"], 9)


def test_example_07_a_worker_of_the_dies_colour_makes_it_a_6() -> None:
    t = base(p1={"hand": ["blue 2"], "workers": {"blue": 1}}).work("travel", "blue 2", "blue on 1")
    assert t.action() == (["blue"], 6)


def test_example_08_two_workers_recolour_and_then_raise_a_die() -> None:
    t = base(p1={"hand": ["white 3"], "workers": {"red": 2}}).work("travel", "white 3", "red on 1", "red on 1")
    assert t.action() == (["red"], 6)


def test_example_09_workers_come_before_the_mixture() -> None:
    t = base(p1={"hand": ["red 1", "white 2"], "workers": {"red": 1, "yellow": 2}})
    t.work("travel", "red 1", "white 2", "red on 1", "yellow on 2", "yellow on 2")
    assert t.action() == (["orange"], 12)


def test_example_11_a_secondary_die_can_be_recoloured_and_then_raised() -> None:
    given = {"hand": ["purple 4"], "workers": {"red": 2}}
    assert base(p1=given).work("travel", "purple 4", "red on 1").action() == (["red"], 4)
    assert base(p1=given).work("travel", "purple 4", "red on 1", "red on 1").action() == (["red"], 6)


def test_example_12_workers_on_one_die_do_not_mix() -> None:
    t = base(p1={"hand": ["white 4"], "workers": {"red": 1, "blue": 1}})
    assert t.work("travel", "white 4", "red on 1", "blue on 1").action() == (["blue"], 4)


def test_example_13_a_third_worker_on_one_die_is_illegal() -> None:
    t = base(p1={"hand": ["white 4", "white 5"], "workers": {"red": 3}})
    t.place("travel", "white 4", "red on 1", "red on 1")
    assert t.refusal("worker red on 1") == "SB-051"


# Set-up


def test_example_15_the_pile_of_two_players_in_a_casual_game() -> None:
    pos = new_game(2, myriade=False).pos
    assert len(pos.pile) == 16
    assert [pos.layers.count(layer) for layer in range(6)] == [1, 3, 3, 3, 3, 3]
    caliphs = [card in pos.box.caliphs for card in pos.pile]
    assert [sum(caliphs[1 + 3 * part : 4 + 3 * part]) for part in range(4)] == [1, 1, 1, 1]
    assert len(pos.reserve) == 27


def test_example_16_the_pile_of_four_players_in_an_epic_game() -> None:
    pos = new_game(4, myriade=False, mode="epic").pos
    assert len(pos.pile) == 28
    assert sum(card not in pos.box.caliphs for card in pos.pile) == 24
    assert len(pos.reserve) == 15


def test_example_17_the_last_player_drafts_first_and_a_pair_is_left() -> None:
    t = new_game(3, myriade=False)
    order = []
    while t.prompt() != "turn":
        if t.prompt() == "draft":
            order.append(t.pos.agenda[-1].seat)  # type: ignore[attr-defined]
        t.play(t.offers()[0])
    first = t.pos.first
    assert order == [(first + 2) % 3, (first + 1) % 3, first]
    assert sum(entry.endswith("neutral 0") for entry in t.rooms().values()) == 1


def test_example_19_resource_card_4_gives_an_opening_hand_of_5_and_leaves_4_in_the_bag() -> None:
    for seed in range(40):
        t = new_game(1, str(seed), myriade=False)
        if t.pos.box.index["resource-4"] in t.pos.under:
            card = t.pos.pairs[t.pos.under.index(t.pos.box.index["resource-4"])]
            t.play(f"draft {t.pos.box.ids[card]}")
            assert len(t.p1.hand) == 5
            assert sum(t.p1.bag.values()) == 4
            return
    pytest.fail("resource card 4 never came")


def test_example_20_the_hebrew_goal_holds_a_white_and_a_blue_worker_and_a_purple_die() -> None:
    card = next(card for card in new_game().pos.box.cards if card.id == "goal-hebrew")
    assert (card.facts["worker"], card.facts["die"]) == ("blue", "purple")
    for seed in range(40):
        t = drafted(2, str(seed), myriade=False)
        for area in (t.p1, t.p2):
            if area.goal == "goal-hebrew":
                assert area.scrolls == ["scroll-hebrew-start"]
                return
    pytest.fail("nobody ever had the Hebrew goal")


# Recruit and translators


def recruits(t: Table) -> list[str]:
    return [line.split()[1].rpartition("-")[0] for line in t.play("act recruit").offers() if "dispatch" in line]


def test_example_21_a_white_5_opens_three_decks() -> None:
    t = base(p1={"hand": ["white 5"]}).work("recruit", "white 5")
    hebrew = t.deck("hebrew")[0]
    assert t.refusal(f"dispatch {hebrew}") == "SB-096"
    assert recruits(t) == ["chinese", "sanskrit", "greek"]


FULL = {room: f"{deck}-{letter}" for room, (deck, letter) in enumerate(
    [("chinese", "a"), ("chinese", "b"), ("sanskrit", "a"), ("sanskrit", "b"), ("greek", "a"),
     ("greek", "b"), ("hebrew", "a"), ("hebrew", "b"), ("persian", "a"), ("persian", "b")], 1)}  # fmt: skip


def test_example_23_only_a_room_that_can_be_paid_is_open() -> None:
    rooms = {room: card for room, card in FULL.items() if room not in (5, 7)}
    t = base(p1={"hand": ["white 6"], "silver": 2, "bag": {"white": 1}}, rooms=rooms).work("recruit", "white 6")
    card = t.deck("chinese")[0]
    t.play("act recruit", f"employ {card}")
    assert t.rooms()[5] == f"{card} p1 0"
    assert t.p1.silver == 0
    assert t.offers() == ["destroy bag", "done"]


def test_example_24_with_all_rooms_full_one_can_only_dispatch() -> None:
    t = base(p1={"hand": ["white 6"], "silver": 9}, rooms=FULL).work("recruit", "white 6")
    card = t.deck("chinese")[0]
    assert t.refusal(f"employ {card}") == "SB-099"
    assert all(line.startswith("dispatch") for line in t.play("act recruit").offers())


GREEN_SYRIAC = {"green": ["scroll-syriac-f"]}


def test_example_25_using_anothers_translator_costs_1_silver_and_1_gold() -> None:
    t = base(
        p1={"hand": ["green 4"], "gold": 1, "silver": 1},
        rooms={5: "persian-b p2"},
        house={"green": ["scroll-persian-f"]},
    )
    t.work("translate", "green 4").play("act translate", "done")
    assert (t.p1.silver, t.p1.gold, t.p2.silver) == (0 + 2, 0, 1)  # the scroll itself gives 2 silver
    assert t.rooms() == {5: "persian-b p2 1"}


def test_example_27_a_second_gold_retires_a_translator_whose_owner_tucks_it() -> None:
    t = base(
        p1={"hand": ["green 4"], "gold": 1, "silver": 1},
        rooms={5: "persian-b p2 1"},
        house={"green": ["scroll-persian-f"]},
    )
    before = t.p2.influence
    t.work("translate", "green 4").play("act translate", "done")
    assert t.rooms() == {}
    assert t.p2.influence == before + 1
    assert t.p1.gold == 0
    t.play("done")
    assert (t.prompt(), t.deciding()) == ("tuck", ["p2"])
    t.play("tuck persian-b under travel")
    assert t.p2.columns[1] == ["persian-b"]


def test_example_28_a_third_card_in_a_column_costs_two_units_in_any_mix() -> None:
    t = base(p1={"silver": 1, "columns": {"travel": ["chinese-a", "greek-a"]}, "due": ["hebrew-a"]}, phase="end")
    t.play("tuck hebrew-a under travel")
    assert t.offers() == ["pay 0", "pay 1"]
    t.play("pay 1")
    assert (t.p1.silver, t.p1.bag) == (0, {"white": 1})
    assert t.p1.columns[1] == ["chinese-a", "greek-a", "hebrew-a"]


def test_example_29_the_first_card_of_a_column_is_free() -> None:
    t = base(p1={"silver": 1, "due": ["hebrew-a"]}, phase="end").play("tuck hebrew-a under travel")
    assert (t.p1.silver, t.p1.bag, t.p1.columns[1]) == (1, {}, ["hebrew-a"])


# Travel and delivery


def test_example_31_a_delivery_to_row_2_costs_1_and_gives_2_influence_1_gold_and_a_step() -> None:
    """With the influence of rows 2 and 3 as we have set it, see RULINGS.md."""
    t = base(
        p1={"hand": ["white 1"], "silver": 1},
        map={"north-east": "scroll-sanskrit-c"},
        house={"orange": ["scroll-greek-d"]},
    )
    t.work("travel", "white 1").play("act travel", "deliver orange")
    assert t.house("orange") == ["scroll-greek-d", "scroll-sanskrit-c", None]
    assert (t.p1.silver, t.p1.gold, t.guild("orange")[0]) == (0, 1, 2)
    assert t.p1.levels == {"biology": 1}


def test_example_32_a_delivery_to_row_3_costs_2_and_gives_1_influence_and_1_gold() -> None:
    """With the influence of rows 2 and 3 as we have set it, see RULINGS.md."""
    t = base(
        p1={"hand": ["white 1"], "silver": 2},
        map={"north-east": "scroll-sanskrit-c"},
        house={"orange": ["scroll-greek-d", "scroll-greek-e"]},
    )
    t.work("travel", "white 1").play("act travel", "deliver orange")
    assert t.house("orange")[2] == "scroll-sanskrit-c"
    assert (t.p1.silver, t.p1.gold, t.guild("orange")[0]) == (0, 1, 1)


def test_example_33_whoever_has_influence_on_the_scroll_is_paid_first() -> None:
    t = base(
        p1={"hand": ["white 1"], "silver": 2},
        map={"north-east": "scroll-sanskrit-c p2"},
        house={"purple": ["scroll-greek-d"]},
    )
    t.work("travel", "white 1").play("act travel", "deliver purple")
    assert (t.p1.silver, t.p2.silver) == (0, 1)
    assert t.told("paid-fee", "delivered") == ["paid-fee", "delivered"]


# Research


def test_example_35_red_7_reaches_level_3_of_mathematics() -> None:
    t = base(p1={"hand": ["red 6", "red 1"]}).work("research", "red 6", "red 1").play("act research")
    workers = 0
    for _ in range(20):
        if t.prompt() == "gain-worker":
            workers += 1
            t.play("gain white worker")
        elif t.prompt() == "research":
            t.play("advance mathematics")
    assert t.p1.levels == {"mathematics": 3}
    assert (workers, t.p1.workers["white"], t.p1.silver) == (3, 3, 1)
    assert t.prompt() == "resolve"


def test_example_36_green_8_takes_physics_from_3_to_5_and_leaves_1() -> None:
    t = base(p1={"hand": ["green 4", "yellow 4"], "levels": {"physics": 3}}).work("research", "green 4", "yellow 4")
    assert t.action() == (["green"], 8)
    t.play("act research", "advance physics")
    assert t.p1.levels == {"physics": 5}
    assert t.prompt() == "resolve"  # the point that is left buys nothing


def test_example_37_a_white_12_cannot_research() -> None:
    t = base(p1={"hand": ["white 6", "white 6"]}).work("research", "white 6", "white 6")
    assert t.offers() == ["done"]
    assert t.refusal("act research") == "SB-101"


def test_example_39_research_points_of_six_levels() -> None:
    levels = {"mathematics": 7, "chemistry": 6, "biology": 5, "astronomy": 4, "philosophy": 2}
    assert base(p1={"levels": levels}).p1.score["research"] == 15


# Translate


def test_example_40_a_green_4_translates_syriac_in_row_1_for_1_gold() -> None:
    t = base(p1={"hand": ["green 4"], "gold": 1}, rooms={6: "syriac-a p1"}, house=GREEN_SYRIAC)
    t.work("translate", "green 4").play("act translate", "done")
    assert t.p1.scrolls[1:] == ["scroll-syriac-f"]
    assert t.p1.gold == 0


def test_example_41_another_colour_than_the_guilds_is_illegal() -> None:
    t = base(p1={"hand": ["purple 5", "white 4"], "gold": 1}, rooms={6: "syriac-a p1"}, house=GREEN_SYRIAC)
    t.work("translate", "purple 5", "white 4")
    assert t.refusal("translate scroll-syriac-f") == "SB-137"
    assert t.offers() == ["done"]


def test_example_43_without_a_speaker_of_the_language_there_is_no_chain() -> None:
    t = base(
        p1={"hand": ["green 6"], "gold": 5, "silver": 5},
        rooms={1: "hebrew-b p1", 2: "persian-b p1"},
        house={"green": ["scroll-greek-a"]},
    )
    t.work("translate", "green 6")
    assert t.refusal("translate scroll-greek-a") == "SB-141"
    assert t.offers() == ["done"]


# Rest


def test_example_44_a_rest_reveals_cleans_up_draws_and_harvests() -> None:
    slots = {
        "recruit": {"card": "physics", "dice": ["red 3"], "workers": ["white"]},
        "travel": {"card": "biology", "dice": ["blue 2", "white 1"]},
        "fifth": {"card": "respite", "dice": ["white 6"]},
    }
    t = base(
        p1={"slots": slots, "levels": {"physics": 4, "biology": 1}, "bag": {"white": 6}},
        pile=["scroll-greek-a", "scroll-greek-b"],
        map={"south-centre": "scroll-greek-c"},
    )
    t.play("rest")
    assert t.on_map("south-centre") == "scroll-greek-b"
    assert [t.pos.box.ids[card] for card in t.pos.pile] == ["scroll-greek-a"]
    assert t.p1.slots == [None] * 6
    while t.prompt() == "harvest":
        t.play(t.offers()[0])
    assert t.p1.gold == 2
    assert len(t.p1.hand) == 4 + 1 + 1
    assert sum(t.p1.bag.values()) == 10 - 6
    assert t.pos.workers[0] == 20 - 2  # both goal cards hold one


def test_example_45_on_level_0_nothing_is_harvested() -> None:
    t = base(p1={"slots": {"recruit": {"card": "philosophy", "dice": ["red 3"]}}}).play("rest")
    assert t.p1.silver == 0
    assert "harvested" not in t.told()


# Guilds, caliph, end


def test_example_47_a_tie_leaves_control_where_it_is() -> None:
    guilds = {"purple": {"p1": 3, "p2": 2}}
    t = base(
        turn="p2",
        guilds=guilds,
        p2={"hand": ["white 1", "white 2"], "columns": {"travel": ["wild2-h", "greek-f"]}, "workers": {"red": 2}},
    )
    assert t.control("purple") == "p1"
    t.work("travel", "white 1").play("use wild2-h", "influence purple")
    assert (t.guild("purple"), t.control("purple")) == ([3, 3], "p1")
    t.play("use greek-f", "influence purple")
    assert (t.guild("purple"), t.control("purple")) == ([3, 4], "p2")


def caliph_game(**more: object) -> Table:
    return base(
        pile=["scroll-greek-a", "caliph-1"],
        guilds={"purple": {"p1": 2}, "green": {"p1": 2}, "orange": {"p2": 2}},
        **more,
    )


def test_example_48_controllers_choose_guild_by_guild_among_free_options() -> None:
    t = caliph_game().play("rest")
    assert (t.deciding(), t.prompt()) == (["p1"], "caliph")
    t.play("option top")
    assert (t.deciding(), t.offers()) == (["p2"], ["option middle", "option bottom"])
    t.play("option bottom", "choose gold", "gain red die")
    assert t.pos.caliph_marks == [0, 0, 1]
    assert (t.guild("purple")[0], t.guild("green")[0], t.guild("orange")[1]) == (1, 1, 1)


def test_example_49_the_middle_option_gives_a_coloured_die_and_1_point() -> None:
    t = caliph_game().play("rest", "option middle", "gain blue die")
    assert t.p1.bag == {"blue": 1}
    assert t.p1.score["caliphs"] == 1


def test_example_51_two_players_with_the_same_dice_sum_get_1_point_each() -> None:
    t = base(p1={"bag": {"red": 2, "white": 1}}, p2={"bag": {"blue": 1}})
    assert (t.p1.score["dice"], t.p2.score["dice"]) == (1, 1)


def test_example_52_the_starting_scroll_counts_savings_and_white_dice() -> None:
    t = base(p1={"silver": 5, "gold": 3, "bag": {"white": 6}})
    assert t.p1.score["scrolls"] == 3 + (3 + 2) // 2 - 3 == 2


def test_example_53_a_language_bonus_counts_all_own_scrolls_of_those_languages() -> None:
    t = base(
        p1={"goal": "none", "scrolls": ["scroll-chinese-d", "scroll-hebrew-a", "scroll-hebrew-e", "scroll-persian-a"]},
    )
    others = 3 + 2 + 1
    assert t.p1.score["scrolls"] - others == 5 + 3


def test_example_55_the_retired_bonus_has_two_steps() -> None:
    six = ["chinese-a", "chinese-b", "chinese-c", "greek-a", "greek-b", "greek-c"]
    given = {"goal": "none", "scrolls": ["scroll-sanskrit-h"]}
    assert base(p1={**given, "columns": {"travel": six}}).p1.score["scrolls"] == 6
    assert base(p1={**given, "columns": {"travel": [*six, "greek-d"]}}).p1.score["scrolls"] == 8


def test_example_56_after_the_fourth_caliph_the_round_is_finished_and_one_more_played() -> None:
    t = base(seats=4, turn="p2", pile=["scroll-greek-a", "scroll-greek-b", "caliph-4"], caliphs=[[], [], []])
    turns = []
    while t.result() is None:
        turns += t.deciding()
        t.play("rest")
    assert turns == ["p2", "p3", "p4", "p1", "p2", "p3", "p4"]


def test_example_57_ties_are_broken_by_employed_translators_then_workers() -> None:
    def winner(first: int, second: int, workers: int) -> list[int]:
        letters = "abcdefgh"
        rooms = {n + 1: f"chinese-{letters[n]} p1" for n in range(first)}
        rooms |= {n + 5: f"greek-{letters[n]} p2" for n in range(second)}
        t = base(
            rooms=rooms,
            p1={"goal": "none", "workers": {"red": workers}},
            p2={"goal": "none"},
            turn="p2",
            round=5,
            last=5,
            phase="end",
        )
        result = t.result()
        assert result is not None
        assert result.standings[0].score == result.standings[1].score
        return result.winners()

    assert winner(3, 2, 0) == [0]
    assert winner(2, 3, 0) == [1]
    assert winner(3, 3, 1) == [0]
    assert winner(3, 3, 0) == [0, 1]


# Solo


def test_example_59_three_blue_schemes_of_four_make_the_opponent_rest() -> None:
    t = table(
        options={"myriade": False},
        opponent={"played": ["scheme-1", "scheme-2", "scheme-4", "scheme-3"]},
        pile=["scroll-greek-a", "scroll-greek-b"],
        p1={},
    )
    t.play("rest")
    rival = t.pos.rival
    assert rival.dice == 1
    assert t.pos.marks.count(1) == 1
    assert sum(guild[1] for guild in t.pos.guilds) == 0
    assert (len(rival.schemes), rival.played) == (6, [])


def test_example_60_focuses_begin_at_the_markers_space() -> None:
    from tablee.games.scholars.rules.solo import guild_focus, languages
    from tablee.games.scholars.state.terms import GUILDS, LANGUAGES

    pos = table(options={"myriade": False}, opponent={"track": 4}, p1={"hand": ["white 1"]}).pos
    assert [LANGUAGES[language] for language in languages(pos)][:3] == ["persian", "syriac", "chinese"]
    assert [GUILDS[guild] for guild in guild_focus(pos)] == ["orange", "green", "purple"]


def test_example_61_the_opponents_greek_scrolls_count_all_their_scrolls() -> None:
    from tablee.games.scholars.rules.scoring import rival_lines

    scrolls = ["scroll-greek-a", "scroll-greek-b", "scroll-chinese-a"]
    t = table(options={"myriade": False}, opponent={"scrolls": scrolls}, p1={"hand": ["white 1"]})
    assert rival_lines(t.pos)["scrolls"] == 13
