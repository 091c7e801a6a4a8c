"""The worked examples of Myriade de Livres, numbered as in the list of examples."""

from __future__ import annotations

from tablee.games.scholars.rules.gold import RivalTrack
from tests.games.scholars.table import Table, table

CHEAP = ["page-2", "page-11", "page-19", "page-20", "page-24", "page-29"]
"""Pages for 2 XP each."""


def test_example_63_a_worker_takes_the_black_from_a_die() -> None:
    t = table(p1={"hand": ["black 5", "blue 3"], "workers": {"red": 1}})
    assert t.work("travel", "black 5", "blue 3", "red on 1").action() == (["purple"], 8)


def test_example_64_a_black_6_recruits_with_a_value_of_9() -> None:
    t = table(p1={"hand": ["black 6"]}).work("recruit", "black 6").play("act recruit")
    assert t.params() == (9,)
    assert len([line for line in t.offers() if line.startswith("dispatch")]) == 7


def test_example_65_a_black_travel_past_the_neutral_marker_gives_1_xp() -> None:
    t = table(p1={"hand": ["black 6"]}).work("travel", "black 6").play("act travel", "move 6")
    assert (t.p1.place, t.p1.xp) == ("south-west", 1)
    t = table(p1={"hand": ["black 6"], "place": "south-centre"}).work("travel", "black 6").play("act travel", "move 6")
    assert t.p1.xp == 0


def test_example_67_a_black_11_translate_may_take_either_option() -> None:
    t = table(
        p1={"hand": ["black 6", "black 5"], "gold": 2, "silver": 2},
        rooms={1: "chinese-a p1", 2: "greek-a"},
        books=["page-40", "page-36"],
    )
    t.work("translate", "black 6", "black 5").play("act translate")
    assert t.offers() == ["study 1", "study 2"]
    both = Table(t.pos).play("study 2", "place chinese-a")
    assert both.rooms() == {1: "chinese-a p1 1", 2: "greek-a neutral 1"}
    assert (both.p1.xp, both.p1.silver, both.p1.gold) == (3, 1, 0)
    one = Table(t.pos).play("study 1", "place chinese-a")
    assert (one.rooms()[1], one.p1.xp, one.p1.gold) == ("chinese-a p1 1", 1 + 2, 1)  # no Page is cheap enough: 2 XP


def page_game(xp: int, books: list[str], **more: object) -> Table:
    """At the Page effect, through Medicine."""
    t = table(
        p1={"hand": ["black 4", "white 1"], "xp": xp, "levels": {"medicine": 2}},
        books=books,
        track_xp=[],
        **more,
    )
    return t.work("research", "black 4").play("act research")


def test_example_68_a_lone_page_costs_1_less_and_its_book_is_filled_with_2() -> None:
    t = page_game(2, ["page-1", "", "page-2", "page-11", "page-19", "page-20"], pages=["page-36", "page-40", "page-5"])
    assert "page page-1" in t.offers()
    t.play("page page-1")
    assert t.p1.xp == 0
    assert t.books()[:2] == ["page-36", "page-40"]


def test_example_69_when_all_books_are_down_to_one_every_space_is_filled() -> None:
    t = page_game(2, ["page-1", "", "page-2", "", "page-19", "page-20"], pages=["page-36", "page-40", "page-5"])
    t.play("page page-20")
    assert t.books() == ["page-1", "page-36", "page-2", "page-40", "page-19", "page-5"]


def test_example_71_a_completed_row_slides_the_tile_and_gives_its_bonus() -> None:
    t = table(
        p1={"columns": {"travel": ["chinese-a"], "research": ["chinese-b"]}, "due": ["greek-a", "greek-b"]},
        upgrades=[],
        phase="end",
    )
    t.play("tuck greek-a under translate")
    assert (t.p1.rows, t.p1.flipped) == (1, 1)
    assert (t.p1.fresh[0].split()[0], t.p1.xp) == ("black", 1)
    t.play("tuck greek-b under recruit")
    assert (t.p1.silver, t.p1.bag) == (0, {})
    assert t.p1.columns[0] == ["page-start-1", "greek-b"]


def test_example_72_an_upgraded_card_takes_the_place_and_the_dice_of_the_old_one() -> None:
    t = table(
        p1={
            "slots": {"travel": {"card": "physics", "dice": ["red 3", "blue 2"], "workers": ["white"]}},
            "columns": {"travel": ["chinese-a"], "research": ["chinese-b"]},
            "due": ["greek-a"],
        },
        upgrades=["", "", "", "physics"],
        phase="end",
    )
    t.play("tuck greek-a under translate", "choose upgrade", "upgrade physics")
    assert t.p1.upgraded == ["physics"]
    assert t.p1.slots[1] == "physics"
    assert t.p1.slot_dice[1] == ["red 3", "blue 2"]
    assert t.p1.xp == 2
    assert t.pos.upgrades == [-1] * 6


def test_example_73_a_second_upgrade_of_the_same_kind_is_impossible() -> None:
    t = table(
        p1={
            "upgraded": ["mathematics"],
            "columns": {"travel": ["chinese-a"], "research": ["chinese-b"]},
            "due": ["greek-a"],
        },
        upgrades=["mathematics"],
        phase="end",
    )
    t.play("tuck greek-a under translate")
    assert "flipped" in t.told()  # the other effect was done without asking
    assert t.p1.xp == 1


def test_example_75_medicine_beyond_7_gives_1_xp() -> None:
    t = table(p1={"hand": ["black 5"], "levels": {"medicine": 7}}).work("research", "black 5").play("act research")
    assert (t.p1.levels["medicine"], t.p1.xp) == (7, 1)


def test_example_76_without_a_black_die_in_the_supply_a_primary_one_is_gained_or_a_white_one_destroyed() -> None:
    t = table(
        p1={"hand": ["white 3"], "bag": {"white": 1}},
        decks={"chinese": ["chinese-k", "chinese-a"]},
        dice={"black": 0},
    )
    t.work("recruit", "white 3").play("act recruit", "dispatch chinese-k")
    t.play("choose die")
    assert t.offers() == ["gain red die", "gain yellow die", "gain blue die", "destroy bag"]
    assert Table(t.pos).play("gain red die").p1.bag == {"red": 1, "white": 1}
    assert Table(t.pos).play("destroy bag").p1.bag == {}


def test_example_77_black_dice_are_positive_in_the_dice_sum() -> None:
    t = table(p1={"bag": {"black": 3, "red": 4, "white": 5}})
    assert t.pos.players[0].dice_sum() == 2


def test_example_79_leftover_xp_as_gold_feeds_the_starting_scroll() -> None:
    t = table(p1={"xp": 4, "gold": 1, "columns": {"travel": ["page-44"]}})
    assert t.p1.score["scrolls"] == 3 + 5 // 2 == 5


def solo(**more: object) -> Table:
    opponent = more.pop("opponent", {})
    return table(opponent=opponent, p1=more.pop("p1", {"hand": ["white 1"]}), **more)


def test_example_80_of_pages_with_equal_points_the_opponent_takes_the_upper_one() -> None:
    t = solo(books=["page-1", "page-4", "page-6", "page-2", "page-3", "page-5"], pages=["page-7"])
    t.pos.rival.track = 5
    RivalTrack(1).run(t.pos)
    assert [t.pos.box.ids[card] for card in t.pos.rival.pages] == ["page-4"]  # 2 points each: page-4 and page-6


def test_example_81_in_solo_the_other_card_of_the_column_leaves_the_game() -> None:
    t = solo(
        p1={"columns": {"travel": ["chinese-a"], "research": ["chinese-b"]}, "due": ["greek-a"]},
        upgrades=["physics", "chemistry", "biology", "respite", "medicine", "astronomy"],
        phase="end",
    )
    t.play("tuck greek-a under translate", "choose upgrade", "upgrade chemistry")
    assert t.p1.xp == 1
    kinds = t.pos.upgrades
    assert kinds[1] == kinds[4] == -1
    assert sum(kind >= 0 for kind in kinds) == 4


def test_example_83_the_first_caliph_gives_every_player_1_xp() -> None:
    t = table(p1={}, p2={}, p3={}, pile=["scroll-greek-a", "caliph-1"]).play("rest")
    assert (t.p1.xp, t.p2.xp, t.p3.xp) == (1, 1, 1)
