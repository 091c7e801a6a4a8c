"""XP, Pages, upgraded cards, tucking with rows: SE-040 to SE-062, SE-089 to SE-107, SE-202 to SE-205."""

from __future__ import annotations

import pytest

from tablee.games.scholars.game import TITLE
from tests.games.scholars.table import Table, base, table

PAGES = ["page-1", "page-2", "page-3", "page-4", "page-5", "page-6"]


def at_page(xp: int = 9, books: list[str] | None = None, **more: object) -> Table:
    """At the Page effect, through Medicine."""
    area = {"hand": ["black 4", "white 1"], "xp": xp, "levels": {"medicine": 2}, **more.pop("area", {})}  # type: ignore[dict-item]
    t = table(p1=area, books=PAGES if books is None else books, track_xp=[], **more)
    return t.work("research", "black 4").play("act research")


@pytest.mark.rule("SE-048")
def test_xp_is_gained_and_spent() -> None:
    t = at_page(3)
    assert Table(t.pos).play("choose xp").p1.xp == 5
    assert Table(t.pos).play("page page-1").p1.xp == 0


@pytest.mark.rule("SE-050", "SE-051")
def test_the_page_effect_is_a_page_or_2_xp() -> None:
    t = at_page()
    assert t.offers() == [*[f"page {page}" for page in PAGES], "choose xp"]


@pytest.mark.rule("SE-052")
def test_a_page_costs_its_xp() -> None:
    t = at_page(2)
    assert t.offers() == ["page page-2", "choose xp"]
    assert t.refusal("page page-1") == "SE-052"
    assert at_page(1).p1.xp == 3  # no Page can be paid: 2 XP, without asking


@pytest.mark.rule("SE-053")
def test_a_lone_page_costs_1_less() -> None:
    t = at_page(2, ["page-1", "", "page-3", "page-4"])
    assert "page page-1" in t.offers()
    assert "page page-3" not in t.offers()


@pytest.mark.rule("SE-054", "SE-055", "SE-103")
def test_a_page_is_paid_first_and_tucked_at_the_very_end_of_the_turn() -> None:
    t = at_page(3, area={"silver": 1}).play("page page-1")
    assert (t.p1.xp, t.p1.columns[0]) == (0, ["page-start-1"])
    while t.prompt() != "resolve":
        t.play(t.offers()[-1])
    t.play("done")
    assert t.prompt() == "tuck-price"
    t.play("pay 1")
    assert t.told("paid-silver", "tucked") == ["paid-silver", "tucked"]
    assert t.p1.columns[0] == ["page-start-1", "page-1"]


@pytest.mark.rule("SE-056")
def test_a_red_page_goes_under_its_own_slot() -> None:
    t = table(p1={"due": ["page-7", "page-21"]}, phase="end")
    assert t.offers() == ["tuck page-7 under travel", "tuck page-21 under research"]
    assert t.refusal("tuck page-7 under recruit") == "SE-056"


@pytest.mark.rule("SE-057")
def test_a_gold_page_goes_under_any_slot() -> None:
    t = table(p1={"due": ["page-41"], "silver": 1}, phase="end")
    assert len(t.offers()) == 4


@pytest.mark.rule("SE-058")
def test_an_empty_book_gets_two_pages() -> None:
    t = at_page(9, ["page-1", "", "page-3", "page-4"], pages=["page-10", "page-11", "page-12"]).play("page page-1")
    assert t.books()[:2] == ["page-10", "page-11"]


@pytest.mark.rule("SE-059")
def test_three_books_with_one_page_each_are_filled() -> None:
    t = at_page(9, ["page-1", "", "", "page-3", "page-4", "page-5"], pages=["page-10", "page-11", "page-12"])
    t.play("page page-4")
    assert t.books() == ["page-1", "page-10", "page-11", "page-3", "page-12", "page-5"]


@pytest.mark.rule("SE-060")
def test_a_tucked_red_page_works_when_its_slot_is_used() -> None:
    t = table(p1={"hand": ["black 4"], "columns": {"travel": ["page-20"]}}).work("travel", "black 4")
    assert t.play("use page-20").p1.silver == 2


@pytest.mark.rule("SE-061")
def test_a_gold_page_does_nothing_during_the_game() -> None:
    t = table(p1={"hand": ["black 4"], "columns": {"travel": ["page-51"]}}).work("travel", "black 4")
    assert t.refusal("use page-51") == "SE-061"


@pytest.mark.rule("SE-062")
def test_influence_never_goes_on_a_page() -> None:
    t = table(p1={"hand": ["orange 4"]}, books=PAGES).work("research", "orange 4").play("act research")
    assert all(line.startswith("mark scroll") for line in t.offers())
    assert t.refusal("mark page-1") == "SE-062"


# Upgraded action cards


ROW = {"columns": {"travel": ["chinese-a"], "research": ["chinese-b"]}, "due": ["greek-a"]}


def at_upgrade(upgrades: list[str], area: dict[str, object] | None = None, **more: object) -> Table:
    """At the upgrade effect, through a completed row."""
    t = table(p1={**ROW, **(area or {})}, upgrades=upgrades, phase="end", **more)
    t.play("tuck greek-a under translate")
    return t.play("choose upgrade") if "choose upgrade" in t.offers() else t


@pytest.mark.rule("SE-040")
def test_upgrading_is_optional() -> None:
    t = at_upgrade(["physics", "biology"])
    assert t.offers() == ["upgrade physics", "upgrade biology", "pass"]
    assert t.play("pass").p1.upgraded == []


@pytest.mark.rule("SE-041", "SE-043", "SE-044", "SE-047")
def test_a_card_on_display_is_swapped_for_ones_own_in_hand_with_its_xp() -> None:
    t = at_upgrade(["physics", "biology", "", "respite"])
    upper = Table(t.pos).play("upgrade biology")
    assert (upper.p1.upgraded, upper.p1.xp) == (["biology"], 1)
    assert "biology" in upper.p1.cards
    assert len(upper.p1.cards) == 8
    assert TITLE.view(upper.pos, 0)["upgrades"][1] is None
    assert Table(t.pos).play("upgrade respite").p1.xp == 2


@pytest.mark.rule("SE-042")
def test_the_swapped_card_is_of_the_same_kind() -> None:
    t = at_upgrade(["physics", "biology"], {"upgraded": ["physics"]})
    assert t.offers() == ["upgrade biology", "pass"]
    assert t.refusal("upgrade physics") == "SE-042"


@pytest.mark.rule("SE-045", "SE-046")
def test_a_card_on_a_slot_is_replaced_there_under_its_dice_and_workers() -> None:
    slots = {"research": {"card": "physics", "dice": ["red 3", "blue 1"], "workers": ["red"]}}
    t = at_upgrade(["physics"], {"slots": slots}).play("upgrade physics")
    assert (t.p1.slots[2], t.p1.slot_dice[2]) == ("physics", ["red 3", "blue 1"])
    assert t.pos.players[0].slot_workers[2] == (1,)
    assert "physics" not in t.p1.cards


def late(card: str, upgrade: str, *before: str) -> Table:
    """The upgrade comes at the end of a turn in which this action card was played."""
    columns = {"recruit": ["greek-b"], "research": ["chinese-a"], "translate": ["chinese-b"]}
    area = {"hand": ["white 6", "white 3"], "gold": 1, "columns": columns}
    t = table(p1=area, upgrades=[upgrade], rooms={"1": "greek-a p1 1"})
    t.work("recruit", "white 6", card=card).play(*before, "use greek-b", "place greek-a", "done")
    t.play("tuck greek-a under travel", "choose upgrade", f"upgrade {upgrade}")
    return t


@pytest.mark.rule("SE-202")
def test_an_upgraded_card_in_the_slot_of_this_turn_may_still_do_its_banner() -> None:
    t = late("philosophy", "philosophy")
    assert (t.prompt(), t.offers()) == ("late-banner", ["banner", "pass"])
    assert t.play("banner").p1.silver == 1


@pytest.mark.rule("SE-203")
def test_not_if_the_replaced_cards_banner_was_done() -> None:
    done = late("respite", "respite", "banner")
    assert done.prompt() == "turn"
    assert done.p1.silver == 1
    not_done = late("respite", "respite")
    assert not_done.play("banner").p1.silver == 2


@pytest.mark.rule("SE-202")
def test_a_slot_of_an_earlier_turn_does_no_banner_in_another_players_turn() -> None:
    p1 = {"hand": ["orange 6"], "gold": 1, "silver": 1}
    slots = {"translate": {"card": "philosophy", "dice": ["red 3"]}}
    p2 = {"slots": slots, "columns": {"travel": ["chinese-a"], "research": ["chinese-b"]}}
    house = {"orange": ["scroll-persian-a"]}
    t = table(p1=p1, p2=p2, rooms={"1": "persian-b p2 1"}, house=house, upgrades=["philosophy"])
    t.work("translate", "orange 6").play("act translate")
    while t.prompt() != "resolve":
        t.play(t.offers()[-1])
    t.play("done", "tuck persian-b under translate", "choose upgrade", "upgrade philosophy")
    assert t.p2.upgraded == ["philosophy"]
    assert (t.prompt(), t.deciding()) == ("turn", ["p2"])


@pytest.mark.rule("SE-204")
def test_without_cards_on_display_nothing_is_upgraded() -> None:
    t = at_upgrade([])
    assert (t.p1.upgraded, t.p1.flipped) == ([], 1)  # the other effect was done


@pytest.mark.rule("SE-205")
def test_the_printed_die_is_ignored_in_the_turn_of_the_upgrade_and_counts_later() -> None:
    t = late("medicine", "medicine")
    assert [event for event in t.events if event["event"] == "worked"] == []
    assert t.prompt() == "turn"  # no banner either: the card has none
    later = table(p1={"hand": ["red 4", "white 1"], "upgraded": ["medicine"]}).work("travel", "red 4", card="medicine")
    assert later.action() == (["black"], 7)
    assert later.pos.dice_used == 1
    other = table(p1={"hand": ["red 4"], "upgraded": ["medicine"], "workers": {"blue": 1}})
    assert other.work("travel", "red 4", "blue on 3", card="medicine").action() == (["purple"], 7)


# Interactions in the end step

TWO_ROWS = {
    "recruit": ["page-14", "sanskrit-a"],  # after the starting Page; Page 14: Persian or Syriac, 1 gold
    "travel": ["chinese-a", "chinese-b", "chinese-c"],
    "research": ["hebrew-a", "hebrew-b", "hebrew-c"],
    "translate": ["greek-a", "greek-b"],
}


def third_row(slot: str, columns: dict[str, list[str]], due: str) -> Table:
    """The third row tile places gold on a Persian translator, in a turn that used this slot."""
    area = {"hand": ["white 3", "white 1"], "columns": columns, "due": [due], "silver": 9}
    t = table(p1=area, rooms={"5": "persian-b p1"}, upgrades=["physics"]).work(slot, "white 3").play("done")
    if t.prompt() == "tuck":
        t.play(f"tuck {due} under translate")
    return t.play("choose gold", "place persian-b")


@pytest.mark.rule("SE-199", "SE-200")
def test_an_interaction_through_a_row_tile_sets_off_the_pages_of_the_slot_used() -> None:
    t = third_row("recruit", TWO_ROWS, "greek-c")
    assert t.told("flipped", "used") == ["flipped", "used"]
    assert t.p1.gold == 1 - 1 + 1
    assert third_row("travel", TWO_ROWS, "greek-c").p1.gold == 0  # another slot was used


@pytest.mark.rule("SE-103", "SE-199")
def test_a_page_does_nothing_in_the_turn_in_which_it_is_tucked() -> None:
    columns = {**TWO_ROWS, "recruit": ["sanskrit-a"], "translate": ["greek-a", "greek-b", "greek-c"]}
    t = third_row("recruit", columns, "page-14")
    assert t.p1.columns[0] == ["page-start-1", "sanskrit-a", "page-14"]
    assert t.p1.gold == 0


@pytest.mark.rule("SE-199", "SE-202")
def test_a_late_banner_sets_off_the_pages_of_its_slot() -> None:
    columns = {"recruit": ["page-14"], "research": ["chinese-a"], "translate": ["chinese-b"]}
    area = {"hand": ["white 3", "white 1"], "columns": columns, "due": ["greek-a"], "gold": 1}
    t = table(p1=area, rooms={"5": "persian-b p1"}, upgrades=["physics"]).work("recruit", "white 3", card="physics")
    t.play("done", "tuck greek-a under travel", "choose upgrade", "upgrade physics", "banner", "place persian-b")
    assert t.p1.gold == 1


# Tucking with rows


@pytest.mark.rule("SE-089", "SE-090", "SE-091", "SE-092", "SE-093")
@pytest.mark.parametrize(("cards", "price"), [(1, 1), (2, 2), (3, 3), (4, 0), (5, 0)])
def test_prices_under_recruit_come_from_the_reference_tile(cards: int, price: int) -> None:
    column = [f"chinese-{letter}" for letter in "abcdefg"[: cards - 1]]
    t = table(p1={"silver": 9, "columns": {"recruit": column}, "due": ["greek-a"]}, phase="end")
    t.play("tuck greek-a under recruit")
    if price:
        assert t.offers() == [f"pay {silver}" for silver in range(price + 1)]
    else:
        assert (t.p1.silver, t.p1.columns[0][-1]) == (9, "greek-a")


@pytest.mark.rule("SE-094")
def test_a_unit_is_1_silver_or_1_white_die_in_any_mix() -> None:
    t = table(p1={"silver": 9, "columns": {"recruit": ["chinese-a", "chinese-b"]}, "due": ["greek-a"]}, phase="end")
    t.play("tuck greek-a under recruit")
    for silver in range(4):
        paid = Table(t.pos).play(f"pay {silver}")
        assert (paid.p1.silver, paid.p1.bag.get("white", 0)) == (9 - silver, 3 - silver)


@pytest.mark.rule("SE-095")
@pytest.mark.parametrize("column", ["travel", "research", "translate"])
def test_the_first_card_of_the_other_columns_is_free(column: str) -> None:
    t = table(p1={"due": ["greek-a"]}, phase="end").play(f"tuck greek-a under {column}")
    assert (t.p1.silver, t.p1.bag) == (0, {})


@pytest.mark.rule("SE-096", "SE-098", "SE-099", "SE-100", "SE-101")
def test_a_mixed_row_slides_the_tile_gives_one_of_two_effects_and_flips_the_bonus() -> None:
    t = table(
        p1={"columns": {"travel": ["page-19"], "research": ["chinese-b"]}, "due": ["greek-a"]},
        upgrades=["physics"],
        phase="end",
    )
    t.play("tuck greek-a under translate")
    assert t.told("tucked", "row-completed") == ["tucked", "row-completed"]
    assert (t.p1.rows, t.p1.flipped) == (1, 0)
    assert t.offers() == ["choose upgrade", "choose die"]
    t.play("choose die")
    assert (t.p1.flipped, t.p1.score["rows"]) == (1, 1)


@pytest.mark.rule("SE-097", "SE-104")
def test_a_row_is_resolved_before_the_next_card_and_cards_come_in_any_order() -> None:
    t = table(p1={**ROW, "due": ["greek-a", "greek-b"], "silver": 9}, upgrades=["physics"], phase="end")
    assert {line.split()[1] for line in t.offers()} == {"greek-a", "greek-b"}
    t.play("tuck greek-b under translate")
    assert t.prompt() == "choose"
    t.play("choose die")
    assert t.prompt() == "tuck"


@pytest.mark.rule("SE-102", "SE-105")
def test_after_a_slide_every_covered_row_costs_1_less() -> None:
    t = table(p1={**ROW, "due": ["greek-a", "greek-b"], "silver": 9}, upgrades=["physics"], phase="end")
    assert TITLE.view(t.pos, 0)["players"][0]["tuck_prices"] == [1, 1, 1, 0]
    t.play("tuck greek-a under translate", "choose die")
    assert TITLE.view(t.pos, 0)["players"][0]["tuck_prices"] == [0, 0, 0, 0]
    t.play("tuck greek-b under recruit")
    assert TITLE.view(t.pos, 0)["players"][0]["tuck_prices"] == [1, 0, 0, 0]
    assert t.p1.silver == 9


@pytest.mark.rule("SE-104")
def test_a_card_that_its_holder_cannot_pay_for_leaves_and_nobody_elses() -> None:
    slots = ["recruit", "travel", "research", "translate"]
    full = {slot: [f"chinese-{letter}"] for slot, letter in zip(slots, "abcd", strict=True)}
    p2 = {"columns": full, "due": ["hebrew-a"]}
    t = base(turn="p2", p1={"due": ["greek-a"]}, p2=p2, dice={"white": 0}, phase="end")
    assert (t.deciding(), t.prompt()) == (["p1"], "tuck")
    assert "hebrew-a" in [t.pos.box.ids[card] for card in t.pos.out]
    assert t.play("tuck greek-a under travel").p1.columns[1] == ["greek-a"]


@pytest.mark.rule("SE-106", "SE-107")
def test_a_translator_that_adds_an_action_lets_its_pages_be_tucked_there_too() -> None:
    area = {"columns": {"travel": ["chinese-g"]}, "due": ["page-36"], "silver": 9}  # also Translate
    t = table(p1=area, phase="end")
    assert t.offers() == ["tuck page-36 under travel", "tuck page-36 under translate"]
