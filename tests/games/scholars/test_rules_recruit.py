"""Recruit, rooms and translators: SB-096 to SB-100, SB-109 to SB-123, SE-063 to SE-066."""

from __future__ import annotations

import pytest

from tablee.games.scholars.state import terms
from tests.games.scholars.table import Table, base, table

TWO_EACH = {name: [f"{name}-a", f"{name}-b"] for name in terms.CHARACTERS}


def recruiting(value: str, **area: object) -> Table:
    hand = value.split(", ")
    return base(p1={"hand": hand, **area}, decks=TWO_EACH).work("recruit", *hand).play("act recruit")


@pytest.mark.rule("SB-096")
@pytest.mark.parametrize(
    ("dice", "open_decks"), [("white 3", 1), ("white 6", 4), ("white 4, white 5", 7), ("white 6, white 4", 8)]
)
def test_the_value_opens_decks(dice: str, open_decks: int) -> None:
    offers = recruiting(dice).offers()
    if open_decks == 1:
        offers = recruiting(dice, silver=9).offers()
    assert len({line.split()[1] for line in offers}) == open_decks


@pytest.mark.rule("SB-096")
def test_a_value_below_3_recruits_nobody() -> None:
    t = base(p1={"hand": ["white 2"]}).work("recruit", "white 2")
    assert t.offers() == ["done"]
    assert t.refusal(f"dispatch {t.deck('chinese')[0]}") == "SB-096"


@pytest.mark.rule("SB-097")
def test_a_dispatched_translator_gives_the_effect_and_goes_under_the_deck_for_free() -> None:
    t = recruiting("white 6").play("dispatch hebrew-a")
    while t.prompt() != "resolve":
        t.play(t.offers()[0])
    assert t.p1.silver == 1
    assert t.deck("hebrew") == ["hebrew-b", "hebrew-a"]


@pytest.mark.rule("SB-098")
def test_employing_pays_a_room_places_influence_and_gives_the_rooms_effect() -> None:
    t = recruiting("white 6", silver=4).play("employ greek-a", "room 9")
    assert t.rooms() == {9: "greek-a p1 0"}
    assert (t.p1.silver, t.p1.gold, t.p1.influence) == (0, 2, 19)
    assert t.deck("greek") == ["greek-b"]
    assert t.told("paid-silver", "employed", "gained-gold") == ["paid-silver", "employed", "gained-gold"]


@pytest.mark.rule("SB-098")
def test_a_taken_room_or_one_that_cannot_be_paid_is_refused() -> None:
    t = base(p1={"hand": ["white 6"], "silver": 2}, decks=TWO_EACH, rooms={1: "persian-c"}).work("recruit", "white 6")
    t.play("act recruit", "employ greek-a")
    assert t.refusal("room 1") == "SB-098"
    assert t.refusal("room 10") == "SB-098"


@pytest.mark.rule("SB-099")
def test_without_a_free_room_nobody_is_employed() -> None:
    letters = [("chinese", x) for x in "cdefgh"] + [("greek", x) for x in "cdef"]
    rooms = {n: f"{deck}-{letter}" for n, (deck, letter) in enumerate(letters, 1)}
    t = base(p1={"hand": ["white 6"], "silver": 9}, decks=TWO_EACH, rooms=rooms).work("recruit", "white 6")
    assert t.refusal("employ chinese-a") == "SB-099"


def employed(room: int, **area: object) -> Table:
    t = base(
        p1={"hand": ["white 6"], "silver": 9, "gold": 1, "bag": {"white": 2}, **area},
        decks=TWO_EACH,
        rooms={n: "persian-c p2" for n in [11 - room] if n != room},
    )
    return t.work("recruit", "white 6").play("act recruit", "employ greek-a", f"room {room}")


@pytest.mark.rule("SB-100")
def test_every_room_has_its_effect() -> None:
    assert employed(1).told()[-1] == "turned-up"
    assert employed(2).p1.silver == 10
    assert employed(3).p1.workers == {"white": 1}
    assert "place greek-a" in employed(4).offers()
    assert employed(5).offers() == ["destroy bag", "done"]
    assert employed(6).offers() == ["gain red die", "gain yellow die", "gain blue die"]
    assert employed(7).offers() == ["influence purple", "influence orange", "influence green"]
    assert employed(8).offers() == ["advance mathematics", "advance chemistry", "advance biology"]
    assert employed(9).p1.gold == 3
    last = employed(10).play("influence green")
    assert (last.guild("green")[0], len(last.p1.fresh)) == (1, 1)


@pytest.mark.rule("SB-109")
def test_the_owner_is_whose_influence_lies_on_the_translator() -> None:
    t = base(rooms={1: "greek-a p2", 2: "greek-b"})
    assert (t.pos.owners[0], t.pos.owners[1]) == (1, -1)
    assert t.p2.influence == 19


def moving(rooms: dict[int, str], **area: object) -> Table:
    """At the effect that places or takes 1 gold."""
    given = {"hand": ["white 6"], "columns": {"travel": ["greek-b"]}, **area}
    return base(p1=given, rooms=rooms).work("travel", "white 6").play("use greek-b")


@pytest.mark.rule("SB-111")
def test_an_interaction_with_anothers_translator_costs_1_silver_to_the_owner_or_the_supply() -> None:
    rooms = {1: "greek-a p2", 2: "greek-c", 3: "greek-d p1"}
    t = moving(rooms, silver=2, gold=1)
    assert (Table(t.pos).play("place greek-a").p1.silver, Table(t.pos).play("place greek-a").p2.silver) == (1, 1)
    neutral = Table(t.pos).play("place greek-c")
    assert (neutral.p1.silver, neutral.p2.silver) == (1, 0)
    assert Table(t.pos).play("place greek-d").p1.silver == 2


@pytest.mark.rule("SB-112")
def test_without_the_silver_there_is_no_interaction() -> None:
    t = moving({1: "greek-a p2", 3: "greek-d p1"}, gold=1)
    assert t.offers() == ["place greek-d", "pass"]
    assert t.refusal("place greek-a") == "SB-112"


@pytest.mark.rule("SB-113")
def test_gold_is_placed_from_ones_own_or_taken_from_a_translator() -> None:
    t = moving({3: "greek-d p1 1", 4: "greek-c p1"}, gold=1)
    assert t.offers() == ["place greek-d", "place greek-c", "take greek-d", "pass"]
    assert t.refusal("take greek-c") == "SB-113"
    taken = Table(t.pos).play("take greek-d")
    assert (taken.p1.gold, taken.rooms()[3]) == (2, "greek-d p1 0")
    placed = Table(t.pos).play("place greek-c")
    assert (placed.p1.gold, placed.rooms()[4]) == (0, "greek-c p1 1")


@pytest.mark.rule("SB-114", "SB-115")
def test_with_2_gold_a_translator_retires_at_once() -> None:
    t = moving({3: "greek-d p1 1"}, gold=1)
    before = t.p1.influence
    t.play("place greek-d")
    assert t.rooms() == {}
    assert (t.p1.influence, t.p1.gold) == (before + 1, 0)
    assert t.pos.gold_on[2] == 0


@pytest.mark.rule("SB-116")
def test_the_owner_gets_the_card_whoever_placed_the_gold() -> None:
    t = moving({3: "greek-d p2 1"}, gold=1, silver=1).play("place greek-d", "done")
    assert (t.prompt(), t.deciding()) == ("tuck", ["p2"])


@pytest.mark.rule("SB-117")
def test_a_neutral_that_retires_leaves_the_game() -> None:
    t = moving({3: "greek-d neutral 1"}, gold=1, silver=1).play("place greek-d")
    assert t.pos.box.index["greek-d"] in t.pos.out
    assert t.pos.due == []


@pytest.mark.rule("SB-118")
def test_any_decks_top_card_can_be_retired_by_the_effect() -> None:
    decks = {**TWO_EACH, "wild1": ["wild1-d", "wild1-a"]}
    t = base(p1={"hand": ["white 5", "white 4"]}, decks=decks).work("recruit", "white 5", "white 4")
    t.play("act recruit", "dispatch wild1-d")
    assert t.offers() == [f"retire {name}-a" for name in terms.CHARACTERS if name != "wild1"]
    assert t.refusal("retire chinese-b") == "SB-012"
    t.play("retire persian-a", "done")
    assert "tuck persian-a under research" in t.offers()


@pytest.mark.rule("SB-119")
def test_retired_cards_are_tucked_at_the_very_end_of_the_turn() -> None:
    t = moving({3: "greek-d p1 1"}, gold=1).play("place greek-d")
    assert t.p1.columns[1] == ["greek-b"]
    assert t.prompt() == "resolve"
    assert t.play("done").prompt() == "tuck"


@pytest.mark.rule("SB-120")
@pytest.mark.parametrize("cards", [0, 1, 2, 3])
def test_the_price_of_a_place_is_the_number_of_cards_above_it(cards: int) -> None:
    column = [f"chinese-{letter}" for letter in "abc"[:cards]]
    t = base(p1={"silver": 9, "columns": {"travel": column}, "due": ["hebrew-a"]}, phase="end")
    t.play("tuck hebrew-a under travel")
    if cards:
        assert t.offers() == [f"pay {silver}" for silver in range(cards + 1)]
        t.play("pay 1")
        assert (t.p1.silver, t.p1.bag.get("white", 0)) == (8, cards - 1)
    assert t.p1.columns[1][-1] == "hebrew-a"


@pytest.mark.rule("SB-121", "SB-157")
def test_tucked_translators_score_their_points() -> None:
    assert base(p1={"columns": {"travel": ["chinese-a", "chinese-c", "chinese-d"]}}).p1.score["retired"] == 2 + 3 + 1


@pytest.mark.rule("SB-122")
def test_a_tucked_translator_gives_the_ability_when_its_slot_is_used() -> None:
    t = base(p1={"hand": ["white 3"], "columns": {"travel": ["chinese-c"]}}).work("travel", "white 3")
    assert t.play("use chinese-c").p1.silver == 1


@pytest.mark.rule("SB-123")
def test_also_lets_a_slot_do_another_action_instead_of_its_own() -> None:
    t = base(p1={"hand": ["white 3"], "columns": {"travel": ["sanskrit-h"]}}, decks=TWO_EACH).work("travel", "white 3")
    assert t.offers() == ["act travel", "act recruit", "done"]
    t.play("act recruit")
    while t.prompt() != "resolve":
        t.play(t.offers()[0])
    assert t.offers() == ["done"]
    assert t.refusal("act travel") == "SB-052"


# The expansion


@pytest.mark.rule("SE-063", "SE-064")
def test_a_black_recruit_has_3_more_value_in_any_slot() -> None:
    for slot in ("recruit", "fifth"):
        t = table(p1={"hand": ["black 6"]}, decks=TWO_EACH).work(slot, "black 6").play("act recruit")
        assert "dispatch wild1-a" in t.offers()
        assert "dispatch wild2-a" not in t.offers()
    card = next(card for card in t.pos.box.faces() if card.id == "page-start-1")
    assert "+3" in card.texts["en"]


@pytest.mark.rule("SE-063")
@pytest.mark.parametrize(
    ("adds", "die", "act"), [("chinese-g", "black 6", "translate"), ("sanskrit-f", "black 5", "travel")]
)
def test_another_action_of_the_recruit_slot_has_no_3_more_value(adds: str, die: str, act: str) -> None:
    area = {"hand": [die], "gold": 1, "silver": 5, "columns": {"recruit": [adds, "page-36"]}}
    t = table(p1=area, rooms={5: "persian-c p1"}, decks=TWO_EACH).work("recruit", die)
    assert "use page-36" not in t.offers()  # which of the two it will be is open
    other = Table(t.pos).play(f"act {act}")
    while other.prompt() != "resolve":
        other.play(other.offers()[0])
    assert "use page-36" not in other.offers()
    recruit = Table(t.pos).play("act recruit", "employ chinese-a", "room 2")
    assert "use page-36" in recruit.offers()  # 8 or more


@pytest.mark.rule("SE-063")
def test_the_value_of_a_black_recruit_counts_for_conditions_before_it_too() -> None:
    area = {"hand": ["black 6"], "columns": {"recruit": ["page-36"]}}
    assert "use page-36" in table(p1=area, decks=TWO_EACH).work("recruit", "black 6").offers()


@pytest.mark.rule("SE-065", "SE-066")
def test_room_11_costs_4_and_gives_a_page_or_2_xp() -> None:
    poor = table(p1={"hand": ["white 6"], "silver": 3}, decks=TWO_EACH).work("recruit", "white 6")
    assert "room 11" not in poor.play("act recruit", "employ greek-a").offers()
    t = table(p1={"hand": ["white 6"], "silver": 4, "xp": 9}, decks=TWO_EACH).work("recruit", "white 6")
    t.play("act recruit", "employ greek-a", "room 11")
    assert len([line for line in t.offers() if line.startswith("page")]) == 6
    t.play("choose xp")
    assert (t.p1.silver, t.p1.xp) == (0, 11)
