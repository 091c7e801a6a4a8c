"""The turn, Work and Rest: SB-046 to SB-068, SE-074, SE-197 to SE-201."""

from __future__ import annotations

import pytest

from tests.games.scholars.table import Table, base, table


@pytest.mark.rule("SB-046")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise(seats: int) -> None:
    t = base(seats=seats)
    order = []
    for _ in range(2 * seats):
        order += t.deciding()
        while t.prompt() != "turn":
            t.play(t.offers()[0])
        t.play("rest")
    assert order == [f"p{turn % seats + 1}" for turn in range(2 * seats)]


@pytest.mark.rule("SB-046", "SB-047")
def test_a_turn_is_a_work_or_a_rest_and_resting_is_always_allowed() -> None:
    assert base(p1={"hand": ["red 3"]}).offers() == [
        "work recruit",
        "work travel",
        "work research",
        "work translate",
        "work fifth",
        "rest",
    ]
    assert "rest" in base().offers()


@pytest.mark.rule("SB-048")
def test_without_a_die_or_a_free_slot_one_can_only_rest() -> None:
    assert base(p1={"hand": []}).offers() == ["rest"]
    assert base(p1={"hand": []}).refusal("work travel") == "SB-048"
    cards = ["mathematics", "chemistry", "biology", "physics", "respite"]
    slots = dict(
        zip(["recruit", "travel", "research", "translate", "fifth"], [{"card": c} for c in cards], strict=True)
    )
    assert base(p1={"hand": ["red 3"], "slots": slots}).offers() == ["rest"]


@pytest.mark.rule("SB-049")
def test_a_used_slot_is_refused_and_a_played_card_too() -> None:
    t = base(p1={"hand": ["red 3", "red 4"], "slots": {"travel": {"card": "physics", "dice": ["red 1"]}}})
    assert t.refusal("work travel") == "SB-049"
    t.play("work recruit")
    assert "play physics" not in t.offers()
    assert t.refusal("play physics") == "SB-049"


@pytest.mark.rule("SB-050")
def test_one_die_or_two() -> None:
    t = base(p1={"hand": ["red 3", "red 4", "red 5"], "workers": {"white": 1}}).place("travel")
    assert t.refusal("done") == "SB-050"
    t.play("die red 3", "die red 4")
    assert t.refusal("die red 5") == "SB-050"
    assert t.play("done").p1.hand == ["red 5"]


@pytest.mark.rule("SB-051")
def test_two_workers_on_a_die_at_most() -> None:
    t = base(p1={"hand": ["red 3", "red 4"], "workers": {"white": 5}}).place(
        "travel", "red 3", "white on 1", "white on 1"
    )
    assert t.refusal("worker white on 1") == "SB-051"
    t.play("die red 4")
    assert "worker white on 2" in t.offers()


@pytest.mark.rule("SB-052", "SE-197")
def test_the_parts_of_a_work_come_in_any_order_once_each_and_none_is_needed() -> None:
    columns = {"hand": ["red 5"], "columns": {"travel": ["chinese-c", "greek-d"]}}
    t = table(p1=columns).work("travel", "red 5", card="respite")
    parts = ["act travel", "banner", "use chinese-c", "use greek-d"]
    assert t.offers() == [*parts, "done"]
    for first in parts:
        one = Table(t.pos).play(first)
        while one.prompt() != "resolve":
            one.play(one.offers()[0])
        assert first not in one.offers()
        assert one.refusal(first) == "SB-052"
        assert set(parts) - {first} <= set(one.offers())
    assert Table(t.pos).play("done").deciding() == ["p2"]


@pytest.mark.rule("SB-053")
def test_less_value_may_be_used_but_not_more() -> None:
    t = base(p1={"hand": ["red 5"]}).work("travel", "red 5").play("act travel")
    assert t.offers() == [f"move {distance}" for distance in range(1, 6)]
    assert t.refusal("move 6") == "SB-083"


@pytest.mark.rule("SB-054")
def test_a_die_drawn_in_a_turn_is_used_in_a_later_one() -> None:
    t = base(p1={"hand": ["red 5"], "bag": {"blue": 1}, "columns": {"travel": ["start-1"]}, "silver": 1})
    t.work("travel", "red 5").play("use start-1")
    assert (t.p1.hand, len(t.p1.fresh)) == ([], 1)
    t.play("done")
    assert len(t.p1.hand) == 1


@pytest.mark.rule("SB-055")
def test_an_effect_is_finished_before_the_next_one_begins() -> None:
    t = base(p1={"hand": ["red 5"], "columns": {"travel": ["chinese-c"]}}).work("travel", "red 5").play("act travel")
    assert not any(line.startswith(("use", "banner", "done")) for line in t.offers())


@pytest.mark.rule("SB-056", "SE-198")
def test_the_colour_cannot_be_changed_once_the_action_has_begun() -> None:
    t = base(p1={"hand": ["red 5"], "workers": {"blue": 1}}).work("travel", "red 5")
    assert t.refusal("worker blue on 1") == "SB-056"
    assert t.refusal("colour blue") == "SB-056"


@pytest.mark.rule("SB-057")
def test_objectives_are_checked_before_cards_are_tucked() -> None:
    t = base(p1={"goal": "chinese", "levels": {"mathematics": 3}, "due": ["greek-a"]}, phase="end")
    assert t.p1.bag == {"purple": 1}
    assert t.prompt() == "tuck"


@pytest.mark.rule("SE-199", "SE-200", "SE-201")
def test_a_page_follows_the_whole_action_of_its_interaction_and_precedes_all_else() -> None:
    t = table(
        p1={"hand": ["white 3"], "columns": {"recruit": ["page-13"]}, "bag": {"white": 2}},
        decks={"chinese": ["chinese-h", "chinese-a"]},
    )
    t.work("recruit", "white 3", card="respite").play("act recruit", "dispatch chinese-h")
    order = t.told("dispatched", "gained-die", "gained-gold", "gained-silver", "used")
    assert order == ["dispatched", "gained-die", "gained-gold", "gained-silver", "used"]
    assert t.offers() == ["destroy bag", "done"]  # the Page, before banner and end of turn


@pytest.mark.rule("SE-199", "SB-110")
@pytest.mark.parametrize("kind", ["dispatch", "employ", "translate", "retire", "place", "take"])
def test_every_kind_of_interaction_sets_a_page_off(kind: str) -> None:
    people = {"greek": ["greek-a", "greek-h"], "wild1": ["wild1-d", "wild1-a"]}
    area = {"silver": 9, "gold": 2, "columns": {"recruit": ["page-13", "greek-d", "greek-b"]}, "bag": {"white": 9}}
    if kind == "translate":
        t = table(
            p1={"hand": ["green 6"], "gold": 2, "columns": {"translate": ["page-33"]}},
            rooms={1: "greek-c p1", 2: "syriac-a p1"},
            house={"green": ["scroll-greek-b"]},
        )
        t.work("translate", "green 6").play("act translate", "done")
        assert (t.told("used"), t.p1.gold) == (["used"], 1)
        return
    t = table(
        p1={"hand": ["white 6", "white 5"], **area},
        decks=people,
        rooms={1: "greek-c p1 1" if kind == "take" else "greek-c p1"},
    )
    t.work("recruit", "white 6", "white 5")
    if kind in ("dispatch", "employ"):
        t.play("act recruit", f"{kind} greek-a")
        if kind == "employ":
            t.play("room 2")
    elif kind == "retire":
        t.play("act recruit", "dispatch wild1-d")  # greek-a is the only one left to retire
    else:
        t.play("use greek-b", f"{kind} greek-c")
    assert [event["card"] for event in t.events if event["event"] == "used"][-1] == "page-13"
    assert t.prompt() == "destroy"


# Rest


def resting(**more: object) -> Table:
    return base(
        p1=more.pop("p1", {}),
        pile=more.pop("pile", ["scroll-greek-a", "scroll-greek-b"]),
        map=more.pop("map", {"south-centre": "scroll-greek-c", "south-west": "scroll-greek-d"}),
        **more,
    )


@pytest.mark.rule("SB-058")
def test_a_rest_reveals_the_bottom_card() -> None:
    t = resting().play("rest")
    assert [t.pos.box.ids[card] for card in t.pos.pile] == ["scroll-greek-a"]


@pytest.mark.rule("SB-059", "SB-130")
def test_a_caliph_at_the_bottom_is_resolved() -> None:
    t = resting(pile=["scroll-greek-a", "caliph-1"]).play("rest")
    assert len(t.pos.caliphs) == 1


@pytest.mark.rule("SB-060")
def test_a_scroll_replaces_the_one_beside_the_neutral_marker_and_influence_goes_home() -> None:
    t = resting(map={"south-centre": "scroll-greek-c p2"})
    assert t.p2.influence == 19
    t.play("rest")
    assert t.on_map("south-centre") == "scroll-greek-b"
    assert t.pos.box.index["scroll-greek-c"] in t.pos.out
    assert t.p2.influence == 20


@pytest.mark.rule("SB-061")
@pytest.mark.parametrize(
    ("here", "there"),
    [
        ("south-centre", "south-west"),
        ("south-west", "north-west"),
        ("north-west", "north-centre"),
        ("north-east", "south-east"),
    ],
)
def test_the_neutral_marker_moves_on_to_the_next_scroll_space(here: str, there: str) -> None:
    assert resting(neutral=here).play("rest").neutral() == there


USED = {"travel": {"card": "physics", "dice": ["red 3", "white 2"], "workers": ["red", "white"]}}


@pytest.mark.rule("SB-062")
def test_dice_return_to_the_bag_and_workers_to_the_supply() -> None:
    t = resting(p1={"slots": USED})
    before = t.pos.workers[:2]
    t.play("rest")
    assert [t.pos.workers[0] - before[0], t.pos.workers[1] - before[1]] == [1, 1]
    assert len(t.p1.hand) == 2  # both dice came back out of the bag


@pytest.mark.rule("SB-063")
def test_four_dice_are_drawn_and_dice_in_hand_stay_as_they_are() -> None:
    t = resting(p1={"hand": ["red 3"], "bag": {"blue": 9}}).play("rest")
    assert len(t.p1.hand) == 5
    assert "red 3" in t.p1.hand


@pytest.mark.rule("SB-064")
def test_with_fewer_than_four_dice_all_are_drawn() -> None:
    t = resting(p1={"bag": {"blue": 3}}).play("rest")
    assert (len(t.p1.hand), t.p1.bag) == (3, {})


@pytest.mark.rule("SB-065", "SB-066", "SB-067")
def test_all_action_cards_come_back_and_harvest_in_any_order() -> None:
    slots = {
        "recruit": {"card": "physics", "dice": ["red 3"]},
        "travel": {"card": "philosophy", "dice": ["red 3"]},
        "fifth": {"card": "respite", "dice": ["red 3"]},
    }
    t = resting(p1={"slots": slots, "levels": {"physics": 1, "philosophy": 2}, "bag": {"white": 9}}).play("rest")
    assert t.offers() == ["harvest philosophy", "harvest physics", "harvest respite"]
    t.play("harvest respite", "harvest philosophy")
    assert (t.p1.silver, t.p1.gold) == (2, 1)
    assert len(t.p1.hand) == 5
    assert len(t.p1.cards) == 7


@pytest.mark.rule("SB-068")
def test_a_harvest_gives_the_benefit_of_the_space_and_nothing_on_0() -> None:
    for level, silver in ((0, 0), (1, 1), (5, 4)):
        slots = {"travel": {"card": "philosophy", "dice": ["red 3"]}}
        assert resting(p1={"slots": slots, "levels": {"philosophy": level}}).play("rest").p1.silver == silver


@pytest.mark.rule("SE-074")
def test_the_medicine_card_harvests_medicine() -> None:
    t = table(p1={"slots": {"travel": {"card": "medicine", "dice": ["red 3"]}}, "levels": {"medicine": 6}}).play("rest")
    assert t.p1.xp == 2
