"""The end and the score: SB-154 to SB-170, SE-108 to SE-119."""

from __future__ import annotations

import pytest

from tablee.kernel.title import Result
from tests.games.scholars.table import Table, base, table


@pytest.mark.rule("SB-154")
@pytest.mark.parametrize("turn", ["p1", "p2", "p3"])
def test_after_the_fourth_caliph_the_round_is_finished_and_one_more_is_played(turn: str) -> None:
    t = base(seats=3, turn=turn, pile=["scroll-greek-a", "caliph-4"], caliphs=[[], [], []])
    turns = []
    while t.result() is None:
        turns += t.deciding()
        t.play("rest")
    rest_of_round = ["p1", "p2", "p3"][int(turn[1]) - 1 :]
    assert turns == [*rest_of_round, "p1", "p2", "p3"]


@pytest.mark.rule("SB-155")
def test_the_dice_sum_takes_bag_hand_and_board() -> None:
    area = {
        "bag": {"red": 2, "white": 3},
        "hand": ["blue 1", "white 1"],
        "slots": {"travel": {"card": "physics", "dice": ["green 4", "white 2"]}},
    }
    assert base(p1=area).pos.players[0].dice_sum() == 4 - 5


def sums(*amounts: int) -> list[int]:
    areas = {f"p{n}": {"bag": {"red": amount}} for n, amount in enumerate(amounts, 1)}
    t = base(**areas)
    return [getattr(t, name).score["dice"] for name in areas]


@pytest.mark.rule("SB-156")
@pytest.mark.parametrize(
    ("amounts", "points"),
    [
        ((1, 2), [0, 2]),
        ((2, 2), [1, 1]),
        ((3, 1, 2), [4, 0, 2]),
        ((3, 3, 1), [3, 3, 0]),
        ((1, 1, 1), [2, 2, 2]),
        ((1, 2, 3, 4), [0, 2, 4, 6]),
        ((2, 2, 2, 4), [2, 2, 2, 6]),
        ((1, 4, 4, 4), [0, 4, 4, 4]),
        ((1, 1, 2, 2), [1, 1, 5, 5]),
    ],
)
def test_places_of_the_dice_sum(amounts: tuple[int, ...], points: list[int]) -> None:
    assert sums(*amounts) == points


@pytest.mark.rule("SB-158")
def test_guild_control_is_worth_1_2_and_3() -> None:
    for guild, points in (("purple", 1), ("orange", 2), ("green", 3)):
        t = base(guilds={guild: {"p1": 2, "p2": 1}})
        assert (t.p1.score["guilds"], t.p2.score["guilds"]) == (points, 0)


@pytest.mark.rule("SB-159")
def test_influence_on_caliph_cards_is_worth_3_or_1() -> None:
    t = base(caliphs=[["p1", "p2", "p1"], ["p1", "p1", "p2"]])
    assert (t.p1.score["caliphs"], t.p2.score["caliphs"]) == (3 + 0 + 3 + 1, 1)


def worth(scroll: str, **area: object) -> int:
    """Points of one scroll."""
    layout = {name: area.pop(name) for name in ("guilds",) if name in area}
    return base(p1={"goal": "none", "scrolls": [scroll], **area}, **layout).p1.score["scrolls"]


@pytest.mark.rule("SB-161")
def test_a_scroll_without_bonus_is_worth_its_printed_points() -> None:
    assert [worth(f"scroll-{language}-a") for language in ("chinese", "greek", "syriac")] == [5, 3, 1]


@pytest.mark.rule("SB-162")
@pytest.mark.parametrize(("influence", "points"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 4), (6, 4)])
def test_the_guild_bonus(influence: int, points: int) -> None:
    guilds = {"green": {"p1": influence}} if influence else {}
    assert worth("scroll-chinese-b", guilds=guilds) == 5 + points


@pytest.mark.rule("SB-163")
def test_the_language_bonus_counts_the_card_itself_and_the_starting_scroll() -> None:
    t = base(p1={"goal": "chinese", "scrolls": ["scroll-chinese-c"]})
    assert t.p1.score["scrolls"] == 3 + 5 + 2
    assert worth("scroll-chinese-d") == 5


@pytest.mark.rule("SB-164")
@pytest.mark.parametrize(("level", "points"), [(3, 0), (4, 2), (6, 2), (7, 4)])
def test_the_track_bonus(level: int, points: int) -> None:
    assert worth("scroll-chinese-f", levels={"astronomy": level}) == 4 + points


@pytest.mark.rule("SB-165")
def test_the_breadth_bonus_counts_tracks_from_level_3_on_without_medicine() -> None:
    levels = {"mathematics": 3, "chemistry": 2, "physics": 7}
    assert worth("scroll-persian-h", levels=levels) == 1 + 2
    area = {"goal": "none", "scrolls": ["scroll-persian-h"], "levels": {**levels, "medicine": 5}}
    assert table(p1=area).p1.score["scrolls"] == 3


@pytest.mark.rule("SB-166")
@pytest.mark.parametrize(("white", "points"), [(0, 4), (1, 2), (3, 2), (4, 0)])
def test_the_white_dice_bonus(white: int, points: int) -> None:
    assert worth("scroll-chinese-h", bag={"white": white}) == 4 + points


@pytest.mark.rule("SB-167")
@pytest.mark.parametrize(("retired", "points"), [(3, 0), (4, 2), (6, 2), (7, 4)])
def test_the_retired_bonus(retired: int, points: int) -> None:
    cards = [f"chinese-{letter}" for letter in "abcdefgh"[:retired]]
    assert worth("scroll-hebrew-h", columns={"travel": cards}) == 2 + points


@pytest.mark.rule("SB-168")
def test_the_coloured_dice_bonus() -> None:
    assert worth("scroll-chinese-e", bag={"purple": 2}) == 4 + 2
    assert worth("scroll-chinese-e", bag={"purple": 2, "blue": 4}) == 4 + 2 + 2
    assert worth("scroll-chinese-e", bag={"blue": 3}) == 4


@pytest.mark.rule("SB-169")
@pytest.mark.parametrize(
    ("silver", "gold", "white", "points"),
    [(0, 0, 0, 3), (5, 3, 0, 5), (5, 3, 5, 5), (5, 3, 6, 2), (1, 1, 0, 3), (2, 1, 0, 4)],
)
def test_the_starting_scroll(silver: int, gold: int, white: int, points: int) -> None:
    t = base(p1={"silver": silver, "gold": gold, "bag": {"white": white}})
    assert t.p1.score["scrolls"] == points


def end(**layout: object) -> Result:
    result = base(turn="p2", round=5, last=5, phase="end", **layout).result()
    assert result is not None
    return result


NO_GOAL = {"goal": "none"}


@pytest.mark.rule("SB-170")
def test_ties_are_broken_by_employed_translators_then_workers_then_shared() -> None:
    plain = end(p1=NO_GOAL, p2=NO_GOAL)
    assert (plain.winners(), plain.by) == ([0, 1], "shared")
    rooms = end(p1=NO_GOAL, p2=NO_GOAL, rooms={"1": "greek-a p2"})
    assert (rooms.winners(), rooms.by) == ([1], "employed")
    workers = end(p1={**NO_GOAL, "workers": {"red": 1}}, p2=NO_GOAL)
    assert (workers.winners(), workers.by) == ([0], "workers")
    points = end(p1={**NO_GOAL, "levels": {"physics": 1}}, p2=NO_GOAL, rooms={"1": "greek-a p2"})
    assert (points.winners(), points.by) == ([0], "")


# The expansion


def final(**more: object) -> Table:
    return table(phase="final", round=5, last=5, **more)


@pytest.mark.rule("SE-108", "SE-109")
def test_gold_pages_come_before_scoring_in_turn_order_from_the_first_player() -> None:
    t = final(
        first="p2",
        p1={"columns": {"travel": ["page-51"]}},
        p2={"columns": {"travel": ["page-52"]}},
    )
    assert (t.deciding(), t.prompt(), t.result()) == (["p2"], "final-pages", None)
    t.play("done")
    assert t.deciding() == ["p1"]
    t.play("use page-51", "gain red die", "gain red die", "gain red die")
    assert t.result() is not None
    assert t.p1.score["dice"] == 2


@pytest.mark.rule("SE-108")
def test_the_step_follows_the_last_turn() -> None:
    t = table(turn="p2", round=5, last=5, p1={"columns": {"travel": ["page-51"]}}).play("rest")
    assert (t.prompt(), t.deciding()) == ("final-pages", ["p1"])


@pytest.mark.rule("SE-110")
def test_gold_pages_are_optional_and_in_any_order() -> None:
    t = final(p1={"columns": {"travel": ["page-51", "page-52", "page-45"]}})
    assert t.offers() == ["use page-51", "use page-52", "use page-45", "done"]
    t.play("use page-52")
    assert t.offers() == ["use page-51", "use page-45", "done"]
    assert t.play("done").result() is not None


@pytest.mark.rule("SE-111")
def test_a_translator_retired_then_is_tucked_at_once() -> None:
    t = final(p1={"columns": {"travel": ["page-50", "page-51"]}}, rooms={"1": "greek-a p1 1"})
    t.play("use page-50", "place greek-a")
    while t.prompt() != "tuck":
        t.play("pass")
    t.play("tuck greek-a under research")
    assert t.p1.columns[2] == ["greek-a"]
    assert t.offers() == ["use page-51", "done"]


@pytest.mark.rule("SE-112", "SE-113")
def test_a_page_gained_then_is_tucked_at_once_and_can_be_resolved_too() -> None:
    t = final(
        p1={
            "columns": {"travel": ["page-48"]},
            "levels": {"medicine": 3},
            "xp": 3,
            "slots": {
                name: {"card": kind} for name, kind in zip(["recruit", "travel"], ["respite", "physics"], strict=True)
            },
        },
        books=["page-51", "page-1"],
    )
    t.play("use page-48")
    t.play("page page-51", "tuck page-51 under travel")  # without silver the price is paid in white dice
    assert t.p1.columns[1] == ["page-48", "page-51"]
    assert t.offers() == ["use page-51", "done"]


@pytest.mark.rule("SE-109", "SE-113")
@pytest.mark.parametrize(("page", "points"), [("page-51", 5), ("page-44", 9)])
def test_a_gold_page_gained_after_ones_own_step_is_not_resolved_but_counts(page: str, points: int) -> None:
    """The second player's gold retires a translator of the first, whose row then brings a Page."""
    rows = {
        "recruit": ["greek-b", "greek-c", "greek-d"],
        "travel": ["chinese-a", "chinese-b", "chinese-c", "chinese-d"],
        "research": ["hebrew-a", "hebrew-b", "hebrew-c", "hebrew-d"],
        "translate": ["persian-a", "persian-c", "persian-d"],
    }
    p1 = {"columns": rows, "levels": {"medicine": 2}, "xp": 9, "silver": 9}
    t = final(
        p1=p1,
        p2={"columns": {"travel": ["page-50"]}, "silver": 9},
        rooms={"1": "greek-a p1 1"},
        books=[page, "page-1"],
        track_xp=[],
    )
    assert t.deciding() == ["p2"]  # the first player has no gold Page
    t.play("use page-50", "place greek-a", "tuck greek-a under translate", "choose advance", "advance medicine")
    t.play(f"page {page}", f"tuck {page} under travel")
    assert t.result() is not None
    assert page in t.p1.columns[1]
    assert t.p1.score["scrolls"] == points  # with Page 44 the XP left counts
    assert t.p1.bag == {}  # Page 51 would have gained dice


@pytest.mark.rule("SE-114")
def test_rows_completed_then_are_resolved_as_usual() -> None:
    t = final(
        p1={"columns": {"travel": ["page-50"], "research": ["chinese-a"]}},
        rooms={"1": "greek-a p1 1"},
        upgrades=[],
    )
    t.play("use page-50", "place greek-a")
    while t.prompt() != "tuck":
        t.play("pass")
    t.play("tuck greek-a under translate")
    assert (t.p1.rows, t.p1.flipped) == (1, 1)
    result = t.result()
    assert result is not None
    assert t.p1.score["rows"] == 1


@pytest.mark.rule("SE-115")
def test_black_dice_are_positive() -> None:
    assert table(p1={"bag": {"black": 3, "red": 4, "white": 5}}).pos.players[0].dice_sum() == 2


@pytest.mark.rule("SE-116")
def test_tucked_pages_score_their_points() -> None:
    assert table(p1={"columns": {"translate": ["page-40", "page-36"]}}).p1.score["pages"] == 3 + 2


@pytest.mark.rule("SE-117")
def test_flipped_tiles_score() -> None:
    columns = {
        name: [f"{deck}-a", f"{deck}-b"]
        for name, deck in [("travel", "chinese"), ("research", "greek"), ("translate", "hebrew")]
    }
    assert table(p1={"columns": columns}).p1.score["rows"] == 1
    two = table(p1={"columns": {**columns, "recruit": ["persian-a"]}})
    assert (two.p1.flipped, two.p1.score["rows"]) == (2, 1 + 2)
    assert table().p1.score["rows"] == 0


@pytest.mark.rule("SE-118")
def test_medicine_scores_by_level() -> None:
    assert [table(p1={"levels": {"medicine": level}}).p1.score["research"] for level in (0, 3, 7)] == [0, 2, 5]


@pytest.mark.rule("SE-119")
def test_leftover_xp_scores_nothing() -> None:
    assert table(p1={"xp": 20}).p1.score == table().p1.score
