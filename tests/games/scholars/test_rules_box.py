"""What is in the box and on the boards: SB-001 to SB-027, SE-001 to SE-010."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.games.scholars.game import TITLE
from tablee.games.scholars.state import people, terms
from tests.games.scholars.table import base, drafted, new_game, table

BOX = TITLE.box()


def kinds(set_: str = "") -> Counter[str]:
    return Counter(card.kind for card in BOX.cards if not set_ or card.facts.get("set", "base") == set_)


def total(name: str, amount: int, myriade: bool = False) -> bool:
    """Dice or workers of a colour in supply, bags, hands, on slots and on goal cards, throughout a game."""
    t = drafted(4, myriade=myriade)
    TITLE.check(t.pos)  # adds everything up against the box
    box = dict(zip(terms.COLOURS, terms.DICE, strict=True))
    return box[name] == amount


@pytest.mark.rule("SB-001")
def test_dice_are_40_white_20_of_each_primary_and_5_of_each_secondary_colour() -> None:
    assert total("white", 40)
    assert all(total(colour, 20) for colour in ("red", "yellow", "blue"))
    assert all(total(colour, 5) for colour in ("orange", "purple", "green"))


def faces(colour: str) -> set[int]:
    seen = set()
    for seed in range(25):
        t = table(seed=str(seed), p1={"bag": {colour: 4}}).play("rest")
        seen |= {int(die.split()[1]) for die in t.p1.hand}
    return seen


@pytest.mark.rule("SB-002", "SE-035")
@pytest.mark.parametrize("colour", ["orange", "purple", "green", "black"])
def test_secondary_and_black_dice_show_4_to_6(colour: str) -> None:
    assert faces(colour) == {4, 5, 6}


@pytest.mark.rule("SB-003")
@pytest.mark.parametrize("colour", ["white", "red", "yellow", "blue"])
def test_white_and_primary_dice_show_1_to_6(colour: str) -> None:
    assert faces(colour) == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("SB-004")
def test_workers_are_20_white_and_12_of_each_primary_colour() -> None:
    assert terms.WORKERS_BOX == (20, 12, 12, 12)
    TITLE.check(drafted(4).pos)


@pytest.mark.rule("SB-005")
def test_a_player_has_7_action_cards_20_influence_6_markers_and_a_place_on_the_map() -> None:
    t = new_game(2, myriade=False)
    assert len(t.p1.cards) == 7
    assert (t.p1.influence, people.INFLUENCE) == (20, 20)
    view = TITLE.view(t.pos, 0)
    assert len(view["players"][0]["levels"]) == 6
    assert t.p1.place == "north-centre"


@pytest.mark.rule("SB-006")
def test_there_is_one_neutral_marker_and_one_first_player() -> None:
    view = TITLE.view(new_game(3).pos, 0)
    assert view["neutral"] == "place-south-centre"
    assert view["first"] in ("p1", "p2", "p3")


@pytest.mark.rule("SB-007")
def test_gold_and_silver_never_run_out() -> None:
    t = (
        base(p1={"hand": ["white 2"], "silver": 500, "gold": 300})
        .work("travel", "white 2")
        .play("act travel", "move 2")
    )
    assert t.p1.silver == 503  # 2 for the stop, 1 for its colour


@pytest.mark.rule("SB-008")
def test_scrolls_caliphs_goals_and_resources_are_counted_as_printed() -> None:
    scrolls = [card for card in BOX.cards if card.kind == "scroll" and card.facts["set"] == "base"]
    languages = Counter(card.facts["language"] for card in scrolls if card.facts["bonus"] != "start")
    assert languages == dict.fromkeys(terms.LANGUAGES[:6], 8)
    assert sum(card.facts["bonus"] == "start" for card in scrolls) == 6
    assert (kinds()["caliph"], kinds()["goal"], kinds()["resource"]) == (4, 6, 10)


@pytest.mark.rule("SB-009")
def test_translators_are_eight_decks_of_eight_and_ten_for_the_start() -> None:
    assert kinds("base")["translator"] == 64
    assert kinds("base")["starter"] == 10
    assert [len(deck) for deck in new_game(2, myriade=False).pos.decks] == [8] * 8


@pytest.mark.rule("SB-010")
def test_there_are_six_scheme_cards() -> None:
    assert kinds()["scheme"] == 6
    assert len(new_game(1).pos.rival.schemes) == 6


@pytest.mark.rule("SB-011")
def test_the_row_of_translators_goes_from_chinese_to_the_second_wild_deck() -> None:
    tops = [deck["card"].rpartition("-")[0] for deck in TITLE.view(new_game().pos, 0)["decks"]]
    assert tops == ["chinese", "sanskrit", "greek", "hebrew", "persian", "syriac", "wild1", "wild2"]


@pytest.mark.rule("SB-012")
def test_only_the_top_card_of_a_deck_is_in_play() -> None:
    t = base(p1={"hand": ["white 6"], "silver": 9}, decks={"chinese": ["chinese-a", "chinese-b"]})
    t.work("recruit", "white 6")
    assert t.refusal("dispatch chinese-b") == "SB-012"
    assert t.play("act recruit").offers() == ["dispatch chinese-a", "employ chinese-a"]


@pytest.mark.rule("SB-013")
def test_the_decks_open_at_3_to_10() -> None:
    assert BOX.recruit == [3, 4, 5, 6, 7, 8, 9, 10]


@pytest.mark.rule("SB-014", "SB-015")
def test_the_map_is_a_loop_of_ten_locations_with_six_scroll_spaces() -> None:
    t = base(p1={"hand": ["white 5", "white 5"]}).work("travel", "white 5", "white 5").play("act travel", "move 10")
    assert t.p1.place == "north-centre"
    assert sum(space >= 0 for space in BOX.place_space) == 6
    assert sorted(space for space in BOX.place_space if space >= 0) == list(range(6))


@pytest.mark.rule("SB-016")
def test_there_are_six_tracks_with_spaces_0_to_7() -> None:
    assert len(TITLE.view(new_game(2, myriade=False).pos, 0)["players"][0]["levels"]) == 6
    assert all(len(points) == 8 for points in BOX.track_points)


@pytest.mark.rule("SB-017")
@pytest.mark.parametrize(
    ("colour", "science"),
    [
        ("red", "mathematics"),
        ("yellow", "chemistry"),
        ("blue", "biology"),
        ("orange", "astronomy"),
        ("purple", "philosophy"),
        ("green", "physics"),
    ],
)
def test_every_colour_has_its_science(colour: str, science: str) -> None:
    t = base(p1={"hand": [f"{colour} 4", "white 1"]}).work("research", f"{colour} 4").play("act research")
    assert t.p1.levels == {science: 1} or t.p1.levels == {science: 2}


@pytest.mark.rule("SB-018")
def test_the_house_has_three_guilds_of_three_spaces() -> None:
    house = TITLE.view(new_game().pos, 0)["house"]
    assert {guild: len(column) for guild, column in house.items()} == {"purple": 3, "orange": 3, "green": 3}


@pytest.mark.rule("SB-019", "SB-020")
def test_there_are_ten_rooms_for_0_to_4_silver() -> None:
    assert len(new_game(2, myriade=False).pos.rooms) == 10
    assert BOX.room_cost[:10] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("SB-021")
def test_up_to_four_caliph_cards_are_shown() -> None:
    t = base(caliphs=[[], [], []], pile=["scroll-greek-a", "caliph-4"]).play("rest")
    assert len(TITLE.view(t.pos, 0)["caliphs"]) == 4


@pytest.mark.rule("SB-022")
@pytest.mark.parametrize("act", terms.ACTS)
def test_the_first_four_slots_are_the_four_actions(act: str) -> None:
    hand = ["green 6", "purple 6"]
    t = base(
        p1={"hand": hand, "gold": 3, "silver": 9}, rooms={1: "persian-a p1"}, house={"green": ["scroll-persian-a"]}
    )
    t.place(act, *hand).play("colour green")
    assert [line for line in t.offers() if line.startswith("act")] == [f"act {act}"]
    others = [other for other in terms.ACTS if other != act]
    assert [t.refusal(f"act {other}") for other in others] == ["SB-022"] * 3


@pytest.mark.rule("SB-023")
def test_the_fifth_slot_does_any_one_main_action() -> None:
    hand = ["green 6", "white 5"]
    t = base(p1={"hand": hand, "gold": 3}, rooms={1: "persian-a p1"}, house={"green": ["scroll-persian-a"]})
    t.work("fifth", *hand)
    assert [line for line in t.offers() if line.startswith("act")] == [f"act {act}" for act in terms.ACTS]
    t.play("act travel", "move 2")
    assert t.offers() == ["done"]


@pytest.mark.rule("SB-024", "SB-025")
def test_the_sixth_slot_opens_with_all_objectives_and_does_any_main_action() -> None:
    closed = base(p1={"hand": ["green 6", "white 5"]})
    assert "work sixth" not in closed.offers()
    assert closed.refusal("work sixth") == "SB-024"
    t = base(
        p1={"hand": ["green 6", "white 5"], "objectives": ["translator", "scroll", "level"], "gold": 3},
        rooms={1: "persian-a p1"},
        house={"green": ["scroll-persian-a"]},
    )
    t.work("sixth", "green 6", "white 5")
    assert [line for line in t.offers() if line.startswith("act")] == [f"act {act}" for act in terms.ACTS]


@pytest.mark.rule("SB-026")
def test_cards_are_tucked_under_the_first_four_slots_only() -> None:
    t = base(p1={"due": ["chinese-a"]}, phase="end")
    assert t.offers() == [f"tuck chinese-a under {act}" for act in terms.ACTS]


@pytest.mark.rule("SB-027")
def test_a_tucked_card_works_only_when_its_own_slot_is_used() -> None:
    given = {"hand": ["white 5"], "columns": {"recruit": ["chinese-c"]}}  # 1 silver
    assert "use chinese-c" in base(p1=given).work("recruit", "white 5").offers()
    t = base(p1=given).work("fifth", "white 5")
    assert "act recruit" in t.offers()
    assert t.refusal("use chinese-c") == "SB-027"


# The expansion


@pytest.mark.rule("SE-001")
def test_the_extension_adds_books_medicine_and_room_11() -> None:
    view = TITLE.view(new_game().pos, 0)
    assert (len(view["pages"]), len(view["rooms"])) == (6, 11)
    assert view["players"][0]["levels"]["medicine"] == 0
    plain = TITLE.view(new_game(2, myriade=False).pos, 0)
    assert ("pages" in plain, len(plain["rooms"])) == (False, 10)


@pytest.mark.rule("SE-002")
def test_every_player_has_one_more_research_marker() -> None:
    assert all(len(area["levels"]) == 7 for area in TITLE.view(new_game(4).pos, 0)["players"])


@pytest.mark.rule("SE-003", "SE-004", "SE-005", "SE-006", "SE-007")
def test_the_expansions_cards_are_counted_as_printed() -> None:
    new = kinds("myriade")
    assert new["starter"] == 1
    assert new["translator"] == 16
    assert (new["start-page"], new["page"]) == (4, 52)
    assert new["scroll"] == 6
    assert (new["action"], new["upgraded"]) == (1, 8)
    pages = [card.id for card in BOX.cards if card.kind == "page"]
    assert len(set(pages)) == 52
    assert all(area.cards.count("medicine") == 1 for area in (new_game(4).p1, new_game(4).p4))


@pytest.mark.rule("SE-008")
def test_there_are_four_types_of_row_bonus_tiles_one_of_each_for_every_player() -> None:
    assert kinds("myriade")["row"] == 4
    assert all(area.flipped == 0 for area in (new_game(4).p1, new_game(4).p4))


@pytest.mark.rule("SE-009", "SE-049")
def test_xp_does_not_end_with_its_thirty_tokens() -> None:
    t = table(p1={"hand": ["white 3"], "xp": 40}, decks={"chinese": ["chinese-j", "chinese-a"]})
    t.work("recruit", "white 3").play("act recruit", "dispatch chinese-j")
    assert t.p1.xp == 41


@pytest.mark.rule("SE-010")
def test_there_are_sixteen_black_dice() -> None:
    pos = drafted(4).pos
    assert pos.dice[terms.BLACK] + sum(me.dice_of(terms.BLACK) for me in pos.players) == 16
    assert new_game(2, myriade=False).pos.dice[terms.BLACK] == 0
