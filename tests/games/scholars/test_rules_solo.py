"""The solo opponent: SB-171 to SB-197, SE-120 to SE-139."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.scholars.game import TITLE
from tablee.games.scholars.rules.caliphs import majority
from tablee.games.scholars.rules.gold import RivalTrack, rival_returns
from tablee.games.scholars.rules.scoring import rival_lines
from tablee.games.scholars.rules.solo import guild_focus, house_order, languages, map_order, rival_employs, room_focus
from tablee.games.scholars.state import terms
from tests.games.scholars.table import Table, drafted, new_game, table

SCHEMES = [f"scheme-{number}" for number in range(1, 7)]


def solo(myriade: bool = False, **layout: Any) -> Table:
    """A solo position; the player has one die."""
    layout.setdefault("p1", {"hand": ["white 1"]})
    layout.setdefault("opponent", {})
    return table(options={"myriade": myriade, **layout.pop("options", {})}, **layout)


def scheme(number: int, **layout: Any) -> Table:
    """The opponent plays this scheme after the player's Rest."""
    given = dict(layout.pop("opponent", {}))
    layout.setdefault("pile", ["scroll-hebrew-a", "scroll-hebrew-b", "scroll-hebrew-c", "scroll-hebrew-d"])
    t = solo(opponent={"schemes": [f"scheme-{number}"], **given}, **layout)
    t.play("rest")
    while t.prompt() not in ("turn", "rival-wants", "tuck"):
        t.play(t.offers()[0])
    return t


# Set-up


@pytest.mark.rule("SB-171")
def test_solo_is_set_up_as_for_two_with_the_pile_of_one() -> None:
    t = drafted(1, myriade=False)
    assert (t.pos.first, t.deciding()) == (0, ["p1"])
    assert len(new_game(1, myriade=False).pos.pile) == 16
    assert sum(entry.endswith("neutral 0") for entry in t.rooms().values()) == 3


@pytest.mark.rule("SB-172")
def test_the_opponent_has_influence_a_track_marker_and_markers_only() -> None:
    shown = TITLE.view(new_game(1, myriade=False).pos, 0)["opponent"]
    assert (shown["influence"], shown["track"], sum(shown["markers"])) == (20, 0, 6)
    assert (shown["scrolls"], shown["retired"]) == ([], [])


@pytest.mark.rule("SB-173")
@pytest.mark.parametrize(
    ("level", "dice", "scroll", "gold"),
    [(1, -2, None, 0), (2, 0, "persian", 0), (3, 1, "greek", 1), (4, 3, "chinese", 2)],
)
def test_levels_set_dice_sum_scroll_and_extras(level: int, dice: int, scroll: str | None, gold: int) -> None:
    t = drafted(1, "3", myriade=False, level=level)
    shown = TITLE.view(t.pos, 0)["opponent"]
    assert (shown["dice_sum"], shown["given"]) == (dice, scroll)
    assert len(t.pos.rival.scrolls) == (1 if scroll else 0)
    assert sum(t.pos.gold_on) == gold
    assert all(t.pos.owners[room] == -1 for room in range(10) if t.pos.gold_on[room])
    marks = t.pos.marks
    assert (marks[6] == 1) == (level >= 3)
    assert (marks[4] == 1) == (level == 4)
    assert t.guild("orange")[1] == (1 if level == 4 else 0)


# The resource track


@pytest.mark.rule("SB-174")
def test_every_silver_moves_the_marker_one_step() -> None:
    t = solo(p1={"hand": ["white 6"], "columns": {"travel": ["greek-b"]}, "gold": 1, "silver": 1}, rooms={1: "greek-a"})
    t.work("travel", "white 6").play("use greek-b", "place greek-a")
    assert (t.p1.silver, t.pos.rival.track) == (0, 1)


@pytest.mark.rule("SB-175")
def test_each_return_gives_the_next_benefit_and_a_research_marker_six_times() -> None:
    pos = solo(rooms={1: "greek-a", 2: "greek-b", 3: "greek-c"}).pos
    seen = []
    for _ in range(8):
        before = ([guild[1] for guild in pos.guilds], sum(pos.gold_on) + 2 * len(pos.rival.retired))
        RivalTrack(6).run(pos)
        seen.append(
            (
                [guild[1] - old for guild, old in zip(pos.guilds, before[0], strict=True)],
                sum(pos.gold_on) + 2 * len(pos.rival.retired) - before[1],
            )
        )
    assert seen[:6] == [([1, 0, 0], 0), ([0, 0, 0], 1), ([0, 1, 0], 0), ([0, 0, 0], 1), ([0, 0, 1], 0), ([0, 0, 0], 1)]
    assert seen[6:] == [([0, 0, 0], 0)] * 2
    assert pos.rival.returns == 6


# Focuses


@pytest.mark.rule("SB-176", "SB-177")
def test_focuses_begin_at_the_marker() -> None:
    pos = solo(opponent={"track": 4}).pos
    assert languages(pos) == [4, 5, 0, 1, 2, 3]
    assert guild_focus(pos) == [1, 2, 0]
    t = solo(opponent={"track": 2}, rooms={})
    rival_employs(t.pos)
    assert [entry.split()[0].rpartition("-")[0] for entry in t.rooms().values()] == ["greek"]


@pytest.mark.rule("SB-178")
def test_the_room_focus_is_the_sum_of_the_two_newest_schemes() -> None:
    pos = solo(opponent={"played": ["scheme-3", "scheme-5", "scheme-6"]}).pos
    assert room_focus(pos) == [3, 4, 0, 1, 2]
    assert room_focus(solo(opponent={"played": ["scheme-3"]}).pos)[0] == 2


@pytest.mark.rule("SB-179")
def test_three_schemes_of_a_colour_make_the_opponent_rest() -> None:
    t = solo(opponent={"played": ["scheme-4", "scheme-5", "scheme-6"]}).play("rest")
    assert "rival-rested" in t.told()
    assert "scheme" not in t.told()
    two = solo(opponent={"played": ["scheme-4", "scheme-5", "scheme-1"]}).play("rest")
    assert "scheme" in two.told()


# Schemes


SEVEN = {room: f"chinese-{letter}" for room, letter in enumerate("abcdefg", 1)}


@pytest.mark.rule("SB-180")
def test_a_scheme_first_moves_the_track_by_its_silver() -> None:
    assert scheme(1).pos.rival.track == 0
    assert scheme(6).pos.rival.track == 2


@pytest.mark.rule("SB-180", "SB-182")
def test_scheme_1_places_gold_with_seven_employed_and_employs_otherwise() -> None:
    t = scheme(1, rooms=SEVEN)
    assert (t.rooms()[1], t.pos.rival.track) == ("chinese-a neutral 1", 2)
    assert len(scheme(1, rooms={1: "chinese-a"}).rooms()) == 2
    own = {room: f"{entry} p1" for room, entry in SEVEN.items()}
    assert len(scheme(1, rooms=own).rooms()) == 8  # nobody to place gold on: the second action


FULL_HOUSE = {
    "purple": ["scroll-greek-a", "scroll-greek-b"],
    "orange": ["scroll-greek-c", "scroll-persian-a"],
    "green": ["scroll-chinese-a"],
}


@pytest.mark.rule("SB-180")
@pytest.mark.parametrize(("number", "needs", "influence"), [(2, 5, 0), (3, 3, 2), (4, 3, 2)])
def test_schemes_2_3_and_4_translate_with_enough_scrolls_and_deliver_otherwise(
    number: int, needs: int, influence: int
) -> None:
    t = scheme(number, house=FULL_HOUSE)
    assert "rival-translated" in t.told()
    few = scheme(number, house={"purple": ["scroll-greek-a"]})
    assert "rival-delivered" in few.told()
    assert sum(guild[1] for guild in few.pos.guilds) == (influence or 1)
    assert few.pos.rival.track == {2: 1, 3: 2, 4: 1}[number]
    assert needs <= 5


@pytest.mark.rule("SB-180")
def test_schemes_5_and_6_have_their_extras() -> None:
    five = scheme(5, rooms={room: SEVEN[room] for room in range(1, 6)})
    assert (five.rooms()[1], sum(guild[1] for guild in five.pos.guilds)) == ("chinese-a neutral 1", 1)
    employing = scheme(5, rooms={})
    assert (len(employing.rooms()), employing.pos.rival.track) == (1, 3)
    six = scheme(6, rooms=SEVEN)
    assert six.pos.marks.count(1) == 1
    assert sum(guild[1] for guild in six.pos.guilds) == 1


@pytest.mark.rule("SB-181")
def test_the_opponent_employs_a_new_character_in_the_right_most_room_of_the_focus_cost() -> None:
    t = scheme(1, rooms={1: "chinese-a"})
    assert t.rooms()[2].startswith("sanskrit")  # cost 0, right-most; Chinese is in a room already
    assert t.rooms()[2].endswith("neutral 0")
    later = scheme(6, rooms={}, opponent={"played": ["scheme-5"]})
    assert list(later.rooms()) == [8]  # 1 + 2 silver: cost 3
    all_six = {n: f"{name}-a" for n, name in enumerate(terms.CHARACTERS[:6], 1)}
    again = scheme(1, rooms={**all_six, 7: "wild1-a p1"}, opponent={"track": 0})
    assert "rival-placed-gold" in again.told()
    focus = solo(rooms=all_six)
    rival_employs(focus.pos)
    assert sum(entry.startswith("chinese") for entry in focus.rooms().values()) == 2


@pytest.mark.rule("SB-183")
def test_the_opponent_translates_by_language_then_lowest_row_then_colour() -> None:
    house = {
        "purple": ["scroll-greek-a"],
        "orange": ["scroll-greek-b", "scroll-greek-c"],
        "green": ["scroll-greek-d", "scroll-greek-e"],
    }
    pos = solo(house=house).pos
    first = [pos.box.ids[pos.spaces[space]] for space in house_order(pos)]
    assert first == ["scroll-greek-c", "scroll-greek-e", "scroll-greek-a", "scroll-greek-b", "scroll-greek-d"]
    other = solo(house={"purple": ["scroll-greek-a"], "green": ["scroll-chinese-a"]}, opponent={"track": 1}).pos
    assert other.box.ids[other.spaces[house_order(other)[0]]] == "scroll-greek-a"


@pytest.mark.rule("SB-184")
@pytest.mark.parametrize(("scroll", "gold"), [("scroll-chinese-a", 3), ("scroll-greek-a", 2), ("scroll-persian-a", 1)])
def test_a_translation_places_3_2_or_1_gold(scroll: str, gold: int) -> None:
    house = {"purple": [scroll, "scroll-syriac-a", "scroll-syriac-b"]}
    rooms = {1: "syriac-a", 2: "syriac-b", 3: "syriac-c", 4: "syriac-d"}
    track = {"chinese": 0, "greek": 2, "persian": 4}[scroll.split("-")[1]]
    t = scheme(4, house=house, rooms=rooms, opponent={"track": track})
    assert sum(t.pos.gold_on) == gold


@pytest.mark.rule("SB-184")
def test_gold_goes_to_speakers_first_neutral_from_the_right_yours_from_the_left_and_pays_you() -> None:
    house = {"purple": ["scroll-chinese-a", "scroll-syriac-a", "scroll-syriac-b"]}
    rooms = {1: "chinese-a", 2: "chinese-b p1", 3: "chinese-c", 4: "greek-a", 5: "greek-b"}
    t = scheme(4, house=house, rooms=rooms)
    assert [t.pos.gold_on[room] for room in range(5)] == [1, 1, 1, 0, 0]
    assert t.p1.silver == 1
    fewer = scheme(4, house=house, rooms={1: "chinese-a p1", 4: "greek-a", 5: "greek-b", 6: "greek-c p1"})
    assert [fewer.pos.gold_on[room] for room in (0, 3, 4, 5)] == [1, 1, 1, 0]


@pytest.mark.rule("SB-185")
def test_the_opponent_delivers_clockwise_from_the_neutral_marker_to_the_highest_row() -> None:
    on_map = {"south-centre": "scroll-greek-a", "north-centre": "scroll-greek-b", "south-west": "scroll-greek-c"}
    pos = solo(map=on_map).pos
    assert [pos.box.ids[pos.spaces[space]] for space in map_order(pos)] == [
        "scroll-greek-c",
        "scroll-greek-b",
        "scroll-greek-a",
    ]
    t = scheme(3, map=on_map, house={"purple": ["scroll-syriac-a"]}, pile=["scroll-hebrew-a", "caliph-1"])
    assert t.house("green") == ["scroll-greek-c", None, None]  # space 2: green comes first
    assert t.neutral() == "south-centre"


@pytest.mark.rule("SB-186")
def test_the_opponent_influences_the_house_before_the_map_and_never_twice() -> None:
    t = scheme(6, rooms=SEVEN, house={"purple": ["scroll-greek-a"]})
    assert t.mark("scroll-greek-a") == "opponent"
    other = scheme(6, rooms=SEVEN, house={"purple": ["scroll-greek-a p1"]}, map={"north-east": "scroll-greek-b"})
    assert other.mark("scroll-greek-a") == "p1"
    assert other.mark("scroll-greek-b") == "opponent"


@pytest.mark.rule("SB-187")
def test_free_influence_goes_where_nobody_is_then_where_they_are_not_then_by_focus() -> None:
    def where(guilds: dict[str, dict[str, int]]) -> list[int]:
        t = scheme(5, rooms=SEVEN, guilds=guilds)
        return [t.guild(name)[1] - guilds.get(name, {}).get("opponent", 0) for name in terms.GUILDS]

    assert where({"purple": {"p1": 1}, "orange": {"p1": 1}}) == [0, 0, 1]
    assert where({"purple": {"opponent": 1}, "orange": {"p1": 1}, "green": {"opponent": 1}}) == [0, 1, 0]
    assert where({"purple": {"opponent": 1}, "orange": {"opponent": 1}, "green": {"opponent": 1}}) == [0, 1, 0]


@pytest.mark.rule("SB-188")
def test_you_may_let_a_marked_scroll_go_for_1_silver_or_pay_1_to_divert() -> None:
    house = {"purple": ["scroll-greek-a p1", "scroll-syriac-a"], "orange": ["scroll-hebrew-e"]}
    t = scheme(4, house=house, opponent={"track": 2}, p1={"hand": ["white 1"], "silver": 1})
    assert (t.prompt(), t.offers()) == ("rival-wants", ["let", "divert"])
    let = Table(t.pos).play("let")
    assert (let.p1.silver, let.p1.influence) == (2, 20)
    assert "rival-translated" in let.told()
    diverted = Table(t.pos).play("divert")
    assert (diverted.p1.silver, diverted.pos.rival.track) == (0, 3)  # it is paid to them
    assert let.pos.rival.track == 2
    assert [event["card"] for event in diverted.events if event["event"] == "rival-translated"] == ["scroll-hebrew-e"]
    poor = scheme(4, house=house, opponent={"track": 2})
    assert poor.p1.silver == 1  # nothing to pay with: they take it


@pytest.mark.rule("SB-189")
def test_their_influence_on_your_scroll_costs_1_silver_that_moves_their_track() -> None:
    t = solo(
        p1={"hand": ["white 1"], "silver": 1},
        map={"north-east": "scroll-greek-f opponent"},
        house={},
    )
    t.work("travel", "white 1").play("act travel", "deliver purple")
    assert (t.p1.silver, t.pos.rival.track) == (0, 1)


# Their Rest


def rival_rest(played: list[str], **layout: Any) -> Table:
    layout.setdefault("pile", ["scroll-hebrew-a", "scroll-hebrew-b", "scroll-hebrew-c"])
    given = dict(layout.pop("opponent", {}))
    return solo(opponent={"played": played, **given}, **layout).play("rest")


BLUE, RED = ["scheme-1", "scheme-2", "scheme-3"], ["scheme-4", "scheme-5", "scheme-6"]


@pytest.mark.rule("SB-190")
def test_their_rest_reveals_the_bottom_card_and_changes_the_dice_sum_within_limits() -> None:
    assert (rival_rest(BLUE).pos.rival.dice, rival_rest(RED).pos.rival.dice) == (1, -1)
    assert rival_rest(BLUE, opponent={"dice_sum": 6}).pos.rival.dice == 6
    assert rival_rest(RED, opponent={"dice_sum": -6}).pos.rival.dice == -6
    assert len(rival_rest(BLUE).pos.pile) == 1  # yours and theirs


@pytest.mark.rule("SB-191")
def test_the_bonus_of_their_rest_depends_on_the_schemes_played() -> None:
    three = rival_rest(BLUE)
    assert (three.pos.marks.count(1), sum(guild[1] for guild in three.pos.guilds)) == (1, 1)
    four = rival_rest(["scheme-4", *BLUE])
    assert (four.pos.marks.count(1), sum(guild[1] for guild in four.pos.guilds)) == (1, 0)
    five = rival_rest(["scheme-4", "scheme-5", *BLUE])
    assert five.pos.marks.count(1) == 0
    assert [five.pos.box.ids[card].rpartition("-")[0] for card in five.pos.rival.retired] == ["wild1"]
    red = rival_rest(["scheme-1", "scheme-2", *RED])
    assert [red.pos.box.ids[card].rpartition("-")[0] for card in red.pos.rival.retired] == ["wild2"]
    assert (len(red.pos.rival.schemes), red.pos.rival.played) == (6, [])


@pytest.mark.rule("SB-192", "SB-193")
@pytest.mark.parametrize(
    ("played", "first", "second"), [(["scheme-1"], "top", "middle"), (["scheme-4"], "bottom", "middle")]
)
def test_their_choice_at_a_caliph(played: list[str], first: str, second: str) -> None:
    t = solo(
        pile=["scroll-greek-a", "scroll-greek-b", "caliph-1"],
        guilds={"purple": {"opponent": 2}, "orange": {"opponent": 2}},
        opponent={"played": played},
    ).play("rest")
    taken = [event["option"] for event in t.events if event["event"] == "took-option"]
    assert taken == [first, second]
    dice = {"top": 0, "middle": 1, "bottom": -1}
    assert t.pos.rival.dice == dice[first] + dice[second]
    if first == "bottom":
        assert [t.pos.box.points[card] for card in t.pos.rival.retired] == [3]


@pytest.mark.rule("SB-192")
def test_the_majority_is_blue_before_the_first_scheme_and_the_newest_colour_on_a_tie() -> None:
    assert majority(solo().pos) == "blue"
    assert majority(solo(opponent={"played": ["scheme-1", "scheme-4"]}).pos) == "red"


@pytest.mark.rule("SB-194")
@pytest.mark.parametrize(("guild", "effect"), [("purple", "track"), ("orange", "track"), ("green", "gold")])
def test_their_consolations(guild: str, effect: str) -> None:
    t = solo(
        pile=["scroll-greek-a", "caliph-1"],
        guilds={guild: {"opponent": 1, "p1": 2}},
        rooms={3: "greek-a"},
        opponent={"schemes": ["scheme-1"]},
    )
    t.play("rest", "option top")
    assert (t.pos.rival.track, t.pos.gold_on[2]) == ((1, 0) if effect == "track" else (0, 1))


@pytest.mark.rule("SB-195")
def test_their_scrolls_score_by_language() -> None:
    def scored(scroll: str, **layout: Any) -> int:
        given = dict(layout.pop("opponent", {}))
        return rival_lines(solo(opponent={"scrolls": [scroll], **given}, **layout).pos)["scrolls"]

    assert scored("scroll-chinese-b") == 7
    assert scored("scroll-sanskrit-a", opponent={"retired": ["greek-a", "greek-b", "greek-c"]}) == 1
    assert rival_lines(solo(opponent={"scrolls": ["scroll-greek-a", "scroll-greek-b"]}).pos)["scrolls"] == 4
    assert scored("scroll-hebrew-a", opponent={"returns": 4}) == 4
    assert scored("scroll-persian-a", rooms={1: "greek-a", 2: "greek-b", 3: "greek-c p1"}) == 2
    assert scored("scroll-syriac-a", guilds={"purple": {"opponent": 3}, "green": {"opponent": 2}}) == 2


@pytest.mark.rule("SB-197")
def test_a_level_gives_them_a_head_start_in_points() -> None:
    started = []
    for level in range(1, 5):
        lines = rival_lines(solo(options={"level": level}, opponent={"dice_sum": 0}).pos)
        started.append(lines["start"])
        assert sum(lines.values()) == lines["start"] + 2  # and the Dice Sum
    printed = [card.numbers["points"] for card in TITLE.box().cards if card.kind == "level"]
    assert started == printed == [15, 17, 19, 20]


@pytest.mark.rule("SB-196")
def test_they_score_no_research_and_win_ties() -> None:
    assert rival_lines(solo(opponent={"returns": 6}).pos)["research"] == 0
    p1 = {"goal": "none", "levels": {"mathematics": 7, "chemistry": 7, "biology": 7}}  # their head start
    t = solo(p1=p1, opponent={"dice_sum": 0, "schemes": ["scheme-1"]}, round=5, last=5, rooms={}, pile=[])
    t.play("rest")
    result = t.result()
    assert result is not None
    mine, theirs = result.standings[0].score, sum(rival_lines(t.pos).values())
    assert mine == theirs
    assert (result.won, result.by, result.winners()) == (False, "opponent", [])


# The expansion


@pytest.mark.rule("SE-120")
def test_the_first_caliph_holds_1_xp_in_solo() -> None:
    t = solo(True, pile=["scroll-greek-a", "caliph-1"]).play("rest")
    assert t.p1.xp == 1


@pytest.mark.rule("SE-121", "SE-122", "SE-123", "SE-127", "SE-128")
def test_the_opponent_gets_no_pieces_of_the_expansion() -> None:
    t = drafted(1, level=4)
    shown = TITLE.view(t.pos, 0)["opponent"]
    assert len(shown["markers"]) == 6
    assert not {"xp", "bag", "hand", "columns", "rows", "flipped"} & set(shown)
    me = t.pos.players[0]
    assert t.pos.dice[terms.BLACK] + me.dice_of(terms.BLACK) == 16  # none of them elsewhere


@pytest.mark.rule("SE-124")
def test_their_markers_lie_one_under_each_page() -> None:
    t = new_game(1)
    assert t.pos.rival.markers == 0b111111
    assert all(page is not None for page in t.books())


@pytest.mark.rule("SE-125")
def test_their_turns_are_those_of_the_base_game() -> None:
    for myriade in (True, False):
        t = table(
            options={"myriade": myriade},
            p1={"hand": ["white 1"]},
            opponent={"schemes": ["scheme-6"]},
            rooms={str(room): card for room, card in SEVEN.items()},
            pile=["scroll-greek-a", "scroll-greek-b"],
        ).play("rest")
        assert t.told("scheme", "rival-track", "rival-marked", "rival-influenced") == [
            "scheme",
            "rival-track",
            "rival-marked",
            "rival-influenced",
        ]


BOOKS = ["page-1", "page-2", "page-3", "page-4", "page-5", "page-6"]  # 1 1, 1 2, 1 2 points


@pytest.mark.rule("SE-126", "SE-129")
def test_their_pages_score_printed_points_and_are_no_retired_translators() -> None:
    pos = solo(True, opponent={"pages": ["page-40", "page-4"], "scrolls": ["scroll-sanskrit-a"]}).pos
    lines = rival_lines(pos)
    assert (lines["pages"], lines["scrolls"]) == (5, 0)


@pytest.mark.rule("SE-130", "SE-131", "SE-132")
def test_a_return_places_a_marker_and_takes_the_best_page_above_one() -> None:
    pos = solo(True, books=BOOKS, opponent={"markers": [1, 4]}).pos
    rival_returns(pos)
    assert [pos.box.ids[page] for page in pos.rival.pages] == ["page-4"]
    assert (pos.rival.markers, pos.rival.returns) == (0b000001, 1)


@pytest.mark.rule("SE-133", "SE-134")
def test_ties_go_to_the_higher_and_then_to_the_left_page() -> None:
    pos = solo(True, books=BOOKS).pos
    rival_returns(pos)
    assert pos.box.ids[pos.rival.pages[0]] == "page-4"  # page-4 and page-6 have 2 points; page-4 lies higher
    level = solo(True, books=["page-1", "page-2", "page-3", "page-5", "page-7", "page-8"]).pos
    rival_returns(level)
    assert level.box.ids[level.rival.pages[0]] == "page-1"


@pytest.mark.rule("SE-135", "SE-136")
def test_without_a_page_above_a_marker_the_highest_left_most_marker_goes_and_the_best_page() -> None:
    pos = solo(True, books=["", "page-1", "page-4", "", "", "page-2"], opponent={"markers": [4, 5]}).pos
    rival_returns(pos)
    assert [pos.box.ids[page] for page in pos.rival.pages] == ["page-4"]
    assert pos.rival.markers == 0b010000


UPGRADES = ["physics", "chemistry", "biology", "respite", "medicine", "astronomy"]


@pytest.mark.rule("SE-137", "SE-138", "SE-139")
def test_an_upgrade_in_solo_removes_the_other_card_of_its_column() -> None:
    columns = {"travel": ["chinese-a"], "research": ["chinese-b"]}
    t = solo(True, p1={"columns": columns, "due": ["greek-a"]}, upgrades=UPGRADES, phase="end")
    t.play("tuck greek-a under translate", "choose upgrade", "upgrade medicine")
    assert t.p1.xp == 2
    left = [entry["card"] if entry else None for entry in TITLE.view(t.pos, 0)["upgrades"]]
    assert left == ["up-physics", None, "up-biology", "up-respite", None, "up-astronomy"]
    assert len([card for card in left if card]) // 2 + 1 == 3
