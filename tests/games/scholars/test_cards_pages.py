"""Every Page: what it does, when, and when not. SE-157 to SE-196, SE-206 to SE-217."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablee.games.scholars.game import TITLE
from tests.games.scholars.outcomes import HOUSE, RICH, ROOMS, Outcome, answer, changes, state
from tests.games.scholars.table import Table, table

PRINTED = [card for card in TITLE.box().cards if card.kind == "page"]


def working(page: str, placed: tuple[str, ...], **layout: Any) -> Table:
    """At the parts of a Work, with this Page under its own slot."""
    slot = TITLE.box().cards[TITLE.box().index[page]].facts["slot"]
    p1 = {**RICH, "hand": list(placed), "columns": {slot: [page]}, **layout.pop("area", {})}
    return table(**{"p1": p1, "rooms": ROOMS, "house": HOUSE, "map": {}, "track_xp": [], **layout}).work(slot, *placed)


def follows(t: Table, page: str, answers: list[str], outcome: Outcome) -> None:
    """Using the Page asks for these answers and changes this, once."""
    before = state(t)
    answer(t.play(f"use {page}"), answers)
    assert changes(before, t) == outcome
    assert t.prompt() == "resolve"
    assert t.refusal(f"use {page}") == "SB-052"


# Recruit: the colour of the action


@pytest.mark.parametrize(
    ("page", "yes", "answers", "outcome"),
    [
        pytest.param("page-1", "red orange", [], {"gold": 1}, marks=pytest.mark.rule("SE-157")),
        pytest.param("page-2", "red purple", [], {"silver": 2}, marks=pytest.mark.rule("SE-158")),
        pytest.param(
            "page-3",
            "yellow orange",
            ["place start-9"],
            {"gold": -1, "on start-9": 1},
            marks=pytest.mark.rule("SE-159"),
        ),
        pytest.param(
            "page-4",
            "yellow green",
            ["influence purple"],
            {"white die": 1, "purple guild": 1},
            marks=pytest.mark.rule("SE-160"),
        ),
        pytest.param(
            "page-5",
            "blue green",
            ["gain red worker", "destroy bag"],
            {"red worker": 1, "white die": -1},
            marks=pytest.mark.rule("SE-161"),
        ),
        pytest.param(
            "page-6",
            "blue purple",
            ["advance medicine"],
            {"silver": -2, "medicine": 1, "xp": 1},
            marks=pytest.mark.rule("SE-162"),
        ),
        pytest.param("page-19", "black", [], {"xp": 1}, marks=pytest.mark.rule("SE-175")),
        pytest.param("page-20", "black", [], {"silver": 2}, marks=pytest.mark.rule("SE-176")),
    ],
)
def test_a_page_asks_for_a_colour_of_the_action(page: str, yes: str, answers: list[str], outcome: Outcome) -> None:
    for colour in ("red", "yellow", "blue", "orange", "purple", "green", "black", "white"):
        t = working(page, (f"{colour} 5",))
        if colour in yes.split():
            follows(t, page, answers, outcome)
        else:
            assert f"use {page}" not in t.offers()


@pytest.mark.rule("SE-159")
def test_page_3_may_take_gold_or_nothing() -> None:
    t = working("page-3", ("yellow 5",)).play("use page-3")
    assert t.offers() == ["place start-5", "place start-9", "take start-5", "pass"]
    assert t.play("pass").p1.gold == 3


@pytest.mark.rule("SE-160")
def test_page_4_needs_a_white_die_in_the_supply() -> None:
    assert "use page-4" not in working("page-4", ("green 5",), dice={"white": 0}).offers()


@pytest.mark.rule("SE-162")
def test_page_6_needs_2_silver() -> None:
    assert "use page-6" not in working("page-6", ("blue 5",), area={"silver": 1}).offers()


# Recruit and Translate: interactions


def dispatching(page: str, card: str, **area: object) -> Table:
    """The dispatch of this translator, with this Page under Recruit."""
    deck = card.partition("-")[0]
    t = working(page, ("white 6", "white 4"), area=area, decks={deck: [card], "hebrew": ["hebrew-d"]} | {deck: [card]})
    return t.play("act recruit", f"dispatch {card}")


@pytest.mark.parametrize(
    ("page", "met", "other", "answers", "outcome"),
    [
        pytest.param(
            "page-13",
            ["chinese-a", "greek-h"],
            "persian-c",
            ["destroy bag"],
            {"white die": -1},
            marks=pytest.mark.rule("SE-169"),
        ),
        pytest.param(
            "page-14", ["persian-c", "syriac-g"], "greek-h", [], {"gold": 1}, marks=pytest.mark.rule("SE-170")
        ),
        pytest.param(
            "page-15",
            ["wild1-g", "wild2-c"],
            "greek-h",
            ["influence orange"],
            {"orange guild": 1},
            marks=pytest.mark.rule("SE-171"),
        ),
        pytest.param(
            "page-16",
            ["sanskrit-f", "hebrew-d"],
            "greek-h",
            ["spend red worker", "advance biology"],
            {"red worker": -1, "biology": 1, "drawn": 1},
            marks=pytest.mark.rule("SE-172"),
        ),
    ],
)
def test_a_page_follows_each_interaction_with_a_pictured_translator(
    page: str, met: list[str], other: str, answers: list[str], outcome: Outcome
) -> None:
    own = {"persian-c": {"gold": 2}, "syriac-g": {"gold": 2}, "chinese-a": {"silver": 2}, "greek-h": {"silver": 3}}
    own |= {"sanskrit-f": {"silver": 2}, "hebrew-d": {"silver": 3}}
    own |= {card: {"green guild": 2} for card in ("wild1-g", "wild2-c")}
    for card in met:
        fresh = working(page, ("white 6", "white 4"), decks={card.partition("-")[0]: [card]})
        before = state(fresh)
        t = dispatching(page, card)
        if card.startswith("wild"):
            t.play("influence green", "influence green")
        t = answer(t, answers)
        expected = dict(own[card])
        for what, amount in outcome.items():
            expected[what] = expected.get(what, 0) + amount
        assert changes(before, t) == expected
        assert t.prompt() == "resolve"
        assert f"use {page}" not in t.offers()  # it waits for interactions
    t = dispatching(page, other)
    assert t.prompt() == "resolve"
    assert "used" not in t.told()


@pytest.mark.rule("SE-172")
def test_page_16_advances_primary_tracks_only_and_may_be_left() -> None:
    t = dispatching("page-16", "sanskrit-f")
    assert t.offers() == ["spend red worker", "pass"]
    assert Table(t.pos).play("pass").p1.levels == {}
    t.play("spend red worker")
    assert t.offers() == ["advance mathematics", "advance chemistry", "advance biology"]


def translating(page: str, scroll: str, *chain: str, guild: str = "orange", **area: object) -> Table:
    """At the parts of a Work whose dice translate this scroll through own translators."""
    rooms = {number: f"{card} p1" for number, card in enumerate(chain, 1)}
    return working(page, (f"{guild} 6",), rooms=rooms, house={guild: [scroll]}, area={"gold": 5, **area})


def translate(t: Table, *chain: str) -> Table:
    """Choose the chain; what has no alternative is done by itself."""
    t.play("act translate")
    for card in chain:
        if f"through {card}" in t.offers():
            t.play(f"through {card}")
    return t.play("done") if t.prompt() == "chain" else t


@pytest.mark.parametrize(
    ("page", "scroll", "speaker", "answers", "outcome"),
    [
        pytest.param(
            "page-31",
            "scroll-chinese-b",
            "chinese-a",
            ["destroy bag", "destroy bag"],
            {"white die": -2},
            marks=pytest.mark.rule("SE-187"),
        ),
        pytest.param(
            "page-32",
            "scroll-sanskrit-b",
            "sanskrit-c",
            ["advance biology"],
            {"biology": 1, "drawn": 1},
            marks=pytest.mark.rule("SE-188"),
        ),
        pytest.param("page-33", "scroll-greek-b", "greek-a", [], {"gold": 1}, marks=pytest.mark.rule("SE-189")),
        pytest.param("page-34", "scroll-hebrew-b", "hebrew-b", [], {"silver": 2}, marks=pytest.mark.rule("SE-190")),
    ],
)
def test_a_page_follows_a_translation_with_the_pictured_translator(
    page: str, scroll: str, speaker: str, answers: list[str], outcome: Outcome
) -> None:
    chain = (speaker, "persian-b")
    t = translating(page, scroll, *chain)
    before = state(t)
    answer(translate(t, *chain), answers)
    plain = {"silver": 1, "gold": -2, f"on {speaker}": 1, "on persian-b": 1}  # the scroll itself gives 1 silver
    assert changes(before, t) == plain | {what: plain.get(what, 0) + amount for what, amount in outcome.items()}
    assert t.prompt() == "resolve"
    other = translate(translating(page, "scroll-persian-b", "persian-b", "syriac-c"), "persian-b")
    assert "used" not in other.told()


@pytest.mark.rule("SE-187")
def test_page_31_destroys_up_to_two() -> None:
    t = translate(translating("page-31", "scroll-chinese-b", "chinese-a", "persian-b"), "chinese-a", "persian-b")
    assert Table(t.pos).play("done").prompt() == "resolve"
    assert Table(t.pos).play("destroy bag", "done").p1.bag["white"] == 5


@pytest.mark.rule("SE-188")
def test_page_32_advances_primary_tracks_only() -> None:
    chain = ("sanskrit-c", "persian-b")
    t = translate(translating("page-32", "scroll-sanskrit-b", *chain), *chain)
    assert t.offers() == ["advance mathematics", "advance chemistry", "advance biology"]


@pytest.mark.rule("SE-189", "SE-190")
@pytest.mark.parametrize(
    ("page", "scroll", "chain", "gold", "silver"),
    [
        ("page-33", "scroll-greek-b", ("greek-a", "greek-b", "persian-b"), 5 - 3 + 2, 9 + 1),
        ("page-34", "scroll-hebrew-b", ("hebrew-b", "hebrew-f", "persian-b"), 5 - 3, 9 + 1 + 4),
    ],
)
def test_two_translators_of_the_pictured_character_count_twice(
    page: str, scroll: str, chain: tuple[str, ...], gold: int, silver: int
) -> None:
    t = translate(translating(page, scroll, *chain), *chain)
    assert (t.p1.gold, t.p1.silver) == (gold, silver)


# Travel


def delivering(page: str, guild: str, **area: object) -> Table:
    """After a delivery of a scroll that advances Philosophy, with this Page under Travel."""
    house = {"purple": ["scroll-greek-a"], "orange": ["scroll-greek-b"], "green": ["scroll-greek-c"]}
    on_map = {"north-east": "scroll-greek-h"}
    t = working(page, ("white 1",), house=house, map=on_map, area=area)
    return t.play("act travel", f"deliver {guild}")


@pytest.mark.parametrize(
    ("page", "guild", "answers", "outcome"),
    [
        pytest.param("page-7", "purple", [], {"purple guild": 1}, marks=pytest.mark.rule("SE-163")),
        pytest.param("page-8", "orange", [], {"orange guild": 1}, marks=pytest.mark.rule("SE-164")),
        pytest.param("page-9", "green", [], {"green guild": 1}, marks=pytest.mark.rule("SE-165")),
        pytest.param(
            "page-10",
            "purple",
            ["destroy bag"],
            {"white die": -1, "drawn": 1},
            marks=pytest.mark.rule("SE-166"),
        ),
        pytest.param("page-11", "orange", [], {"silver": 2}, marks=pytest.mark.rule("SE-167")),
        pytest.param("page-12", "green", [], {"gold": 1}, marks=pytest.mark.rule("SE-168")),
    ],
)
def test_a_page_asks_for_a_delivery_to_its_guild(page: str, guild: str, answers: list[str], outcome: Outcome) -> None:
    follows(delivering(page, guild), page, answers, outcome)
    for other in {"purple", "orange", "green"} - {guild}:
        assert f"use {page}" not in delivering(page, other).offers()


@pytest.mark.rule("SE-166")
def test_the_die_that_page_10_draws_is_not_used_in_the_same_turn() -> None:
    t = delivering("page-10", "purple").play("use page-10", "destroy bag")
    assert (len(t.p1.fresh), t.p1.hand) == (1, [])


@pytest.mark.parametrize(
    ("page", "answers", "outcome"),
    [
        pytest.param("page-17", ["take start-5"], {"gold": 1, "on start-5": -1}, marks=pytest.mark.rule("SE-173")),
        pytest.param(
            "page-18",
            ["advance philosophy"],
            {"red worker": -1, "philosophy": 1, "silver": 1},
            marks=pytest.mark.rule("SE-174"),
        ),
    ],
)
def test_a_page_asks_for_a_stop_on_a_white_location(page: str, answers: list[str], outcome: Outcome) -> None:
    t = working(page, ("white 2",))
    assert f"use {page}" not in t.offers()
    follows(t.play("act travel", "move 2"), page, answers, outcome)
    assert f"use {page}" not in working(page, ("white 2",)).play("act travel", "move 1").offers()  # a red one


# Research


@pytest.mark.parametrize(
    ("page", "level", "answers", "outcome"),
    [
        pytest.param("page-21", 4, [], {"silver": 3}, marks=pytest.mark.rule("SE-177")),
        pytest.param(
            "page-22",
            6,
            ["choose die", "gain red die", "choose destroy", "destroy bag", "choose die", "gain blue die"],
            {"red die": 1, "blue die": 1, "white die": -1},
            marks=pytest.mark.rule("SE-178"),
        ),
        pytest.param("page-23", 7, [], {"gold": 3}, marks=pytest.mark.rule("SE-179")),
    ],
)
def test_a_page_gives_something_for_each_marker_so_high(
    page: str, level: int, answers: list[str], outcome: Outcome
) -> None:
    there = {"mathematics": level, "physics": 7, "medicine": level}
    follows(working(page, ("red 1",), area={"levels": there}), page, answers, outcome)
    below = dict.fromkeys(there, level - 1)
    assert f"use {page}" not in working(page, ("red 1",), area={"levels": below}).offers()


@pytest.mark.parametrize(
    ("page", "tracks", "answers", "outcome"),
    [
        pytest.param(
            "page-24",
            "mathematics physics",
            ["destroy bag"],
            {"white die": -1},
            marks=pytest.mark.rule("SE-180"),
        ),
        pytest.param(
            "page-26",
            "chemistry philosophy",
            ["influence purple"],
            {"purple guild": 1},
            marks=pytest.mark.rule("SE-182"),
        ),
        pytest.param(
            "page-27",
            "biology astronomy",
            ["take start-5"],
            {"gold": 1, "on start-5": -1},
            marks=pytest.mark.rule("SE-183"),
        ),
        pytest.param("page-28", "mathematics philosophy", [], {"gold": 1}, marks=pytest.mark.rule("SE-184")),
        pytest.param("page-29", "chemistry astronomy", [], {"silver": 2}, marks=pytest.mark.rule("SE-185")),
        pytest.param(
            "page-30", "biology physics", ["gain blue die"], {"blue die": 1}, marks=pytest.mark.rule("SE-186")
        ),
    ],
)
def test_a_page_asks_for_a_step_on_one_of_its_tracks(
    page: str, tracks: str, answers: list[str], outcome: Outcome
) -> None:
    colours = {
        "mathematics": "red",
        "chemistry": "yellow",
        "biology": "blue",
        "astronomy": "orange",
        "philosophy": "purple",
        "physics": "green",
        "medicine": "black",
    }
    for track, colour in colours.items():
        t = working(page, (f"{colour} 4",))
        assert f"use {page}" not in t.offers()
        t.play("act research")
        if t.prompt() != "resolve":
            t.play(*(["gain white worker"] if track == "mathematics" else [t.offers()[0]]))
        while t.prompt() != "resolve":
            t.play("done" if "done" in t.offers() else t.offers()[0])
        if track in tracks.split():
            follows(t, page, answers, outcome)
        else:
            assert f"use {page}" not in t.offers()


@pytest.mark.rule("SE-181")
def test_page_25_harvests_a_track_that_went_up_for_2_silver() -> None:
    t = working("page-25", ("green 4",)).play("act research", "done")
    assert (t.p1.levels, t.p1.gold) == ({"physics": 1}, 4)
    follows(t, "page-25", [], {"silver": -2, "gold": 1})
    assert "use page-25" not in working("page-25", ("green 4",)).offers()  # nothing has gone up yet
    poor = working("page-25", ("green 4",), area={"silver": 1}).play("act research", "done")
    assert "use page-25" not in poor.offers()


# Translate: guild and value


@pytest.mark.parametrize(
    ("page", "guild"),
    [
        pytest.param("page-35", "purple", marks=pytest.mark.rule("SE-191")),
        pytest.param("page-37", "orange", marks=pytest.mark.rule("SE-193")),
        pytest.param("page-39", "green", marks=pytest.mark.rule("SE-195")),
    ],
)
def test_a_page_asks_for_a_translation_from_its_guild(page: str, guild: str) -> None:
    for other in ("purple", "orange", "green"):
        t = translate(translating(page, "scroll-persian-b", "persian-b", guild=other), "persian-b")
        if other == guild:
            follows(t, page, [], {f"{guild} guild": 1})
        else:
            assert f"use {page}" not in t.offers()


@pytest.mark.parametrize(
    ("page", "value", "answers", "outcome"),
    [
        pytest.param("page-36", 8, [], {"silver": 2}, marks=pytest.mark.rule("SE-192")),
        pytest.param("page-38", 10, ["take start-5"], {"gold": 1, "on start-5": -1}, marks=pytest.mark.rule("SE-194")),
        pytest.param("page-40", 12, ["influence purple"], {"purple guild": 1}, marks=pytest.mark.rule("SE-196")),
    ],
)
def test_a_page_asks_for_a_value(page: str, value: int, answers: list[str], outcome: Outcome) -> None:
    follows(working(page, ("white 6", f"white {value - 6}")), page, answers, outcome)
    assert f"use {page}" not in working(page, ("white 6", f"white {value - 7}")).offers()


# Gold Pages, at the end of the game


def final(page: str, **layout: Any) -> Table:
    """Before the Dice Sum, with this gold Page; another one keeps the step open."""
    p1 = {**RICH, "hand": ["white 3"], "columns": {"travel": [page, "page-52"]}, **layout.pop("area", {})}
    if page == "page-52":
        p1["columns"] = {"travel": [page, "page-51"]}
    return table(**{"p1": p1, "rooms": ROOMS, "house": HOUSE, "map": {}, "phase": "final", "track_xp": [], **layout})


@pytest.mark.parametrize(
    ("page", "answers", "outcome"),
    [
        pytest.param(
            "page-41", [], {"biology": 1, "drawn": 1, "physics": 1, "gold": 1}, marks=pytest.mark.rule("SE-206")
        ),
        pytest.param("page-42", ["destroy bag"] * 4, {"white die": -4}, marks=pytest.mark.rule("SE-207")),
        pytest.param(
            "page-43",
            ["destroy bag", "mark scroll-greek-g"],
            {"chemistry": 1, "white die": -1, "astronomy": 1, "marks": 1},
            marks=pytest.mark.rule("SE-208"),
        ),
        pytest.param(
            "page-45",
            ["gain red worker"],
            {"mathematics": 1, "red worker": 1, "philosophy": 1, "silver": 1},
            marks=pytest.mark.rule("SE-210"),
        ),
        pytest.param(
            "page-51",
            ["gain red die", "gain red die", "gain yellow die"],
            {"red die": 2, "yellow die": 1},
            marks=pytest.mark.rule("SE-216"),
        ),
        pytest.param(
            "page-52",
            [],
            {"purple guild": 1, "orange guild": 1, "green guild": 1},
            marks=pytest.mark.rule("SE-217"),
        ),
    ],
)
def test_a_gold_page_does_its_deed_before_the_dice_sum(page: str, answers: list[str], outcome: Outcome) -> None:
    t = final(page)
    before = state(t)
    answer(t.play(f"use {page}"), answers)
    assert changes(before, t) == outcome
    assert t.prompt() == "final-pages"
    assert f"use {page}" not in t.offers()


@pytest.mark.rule("SE-207")
@pytest.mark.parametrize("amount", [0, 1, 3])
def test_page_42_destroys_fewer_if_one_likes(amount: int) -> None:
    t = final("page-42").play("use page-42", *["destroy bag"] * amount, "done")
    assert t.p1.bag["white"] == 6 - amount


@pytest.mark.rule("SE-209")
def test_page_44_counts_leftover_xp_as_gold() -> None:
    area = {"silver": 0, "gold": 1, "xp": 4, "bag": {}, "workers": {}}
    t = final("page-44", area=area)
    assert "use page-44" not in t.offers()  # it counts by itself
    assert t.p1.score["scrolls"] == 3 + (1 + 4) // 2


@pytest.mark.rule("SE-211")
def test_page_46_counts_leftover_workers_as_silver() -> None:
    area = {"silver": 1, "gold": 1, "xp": 4, "bag": {}, "workers": {"red": 2, "white": 3}}
    t = final("page-46", area=area)
    assert t.p1.score["scrolls"] == 3 + (1 + (1 + 5) // 2) // 2


@pytest.mark.rule("SE-212")
def test_page_47_is_one_full_rest() -> None:
    slots = {"travel": {"card": "physics", "dice": ["red 4"], "workers": ["blue"]}}
    t = final("page-47", area={"slots": slots, "levels": {"physics": 1}}, pile=["scroll-hebrew-a"])
    gold, dice, workers = t.p1.gold, len(t.p1.hand), t.pos.workers[3]
    t.play("use page-47")
    assert t.told("rested", "replaced", "drew", "harvested") == ["rested", "replaced", "drew", "harvested"]
    assert t.p1.slots == [None] * 6
    assert (t.p1.gold, len(t.p1.hand) + len(t.p1.fresh), t.pos.workers[3]) == (gold + 1, dice + 4, workers + 1)


@pytest.mark.rule("SE-213")
def test_page_48_harvests_one_action_card_in_hand() -> None:
    slots = {"travel": {"card": "physics"}}
    levels = {"physics": 2, "philosophy": 2, "medicine": 1}
    t = final("page-48", area={"slots": slots, "levels": levels}).play("use page-48")
    assert t.offers() == ["harvest philosophy", "harvest medicine", "harvest respite"]  # physics is not in hand
    assert t.play("harvest philosophy").p1.silver == 11
    assert t.prompt() == "final-pages"


@pytest.mark.rule("SE-214")
def test_page_49_dispatches_one_translator_of_any_deck() -> None:
    decks = {"chinese": ["chinese-a", "chinese-b"], "wild2": ["wild2-g", "wild2-b"]}
    t = final("page-49", decks=decks).play("use page-49")
    assert t.offers() == ["dispatch chinese-a", "dispatch wild2-g"]
    assert t.play("dispatch chinese-a").p1.silver == 11
    assert t.deck("chinese") == ["chinese-b", "chinese-a"]


@pytest.mark.rule("SE-215")
def test_page_50_gains_2_gold_and_places_them_on_two_translators_or_on_one() -> None:
    t = final("page-50").play("use page-50")
    assert t.p1.gold == 5
    two = Table(t.pos).play("place start-9", "place start-5")
    assert two.rooms() == {9: "start-9 p1 1"}  # the other one had gold already and retires
    one = Table(t.pos).play("place start-9", "place start-9")
    assert one.rooms() == {5: "start-5 p1 1"}
    assert one.prompt() == "tuck"


@pytest.mark.rule("SE-159", "SE-173", "SE-194")
@pytest.mark.parametrize("page", ["page-3", "page-17", "page-38"])
def test_a_page_that_lets_gold_be_moved_says_may(page: str) -> None:
    face = TITLE.box().faces()[TITLE.box().index[page]]
    assert "you may place or take 1 gold" in face.texts["en"]
    assert "vous pouvez placer 1 Or sur un traducteur ou en prendre 1" in face.texts["fr"]


@pytest.mark.rule("SE-173", "SE-194")
@pytest.mark.parametrize(("page", "dice"), [("page-17", ("white 2",)), ("page-38", ("white 6", "white 4"))])
def test_moving_gold_may_be_left_after_all(page: str, dice: tuple[str, ...]) -> None:
    t = working(page, dice)
    if page == "page-17":
        t.play("act travel", "move 2")
    t.play(f"use {page}")
    assert t.offers()[-1] == "pass"
    assert t.play("pass").p1.gold == 3


@pytest.mark.rule("SE-179")
def test_page_23_speaks_of_level_7_alone() -> None:
    face = TITLE.box().faces()[TITLE.box().index["page-23"]]
    assert "on level 7," in face.texts["en"]
    assert "au niveau 7," in face.texts["fr"]


def test_every_page_is_held_by_one_of_these_tests() -> None:
    source = Path(__file__).read_text("utf-8")
    assert [page.id for page in PRINTED if f'"{page.id}"' not in source] == []
