"""Every translator: what it does when dispatched and under the board. SE-140 to SE-154."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.scholars.game import TITLE
from tablee.games.scholars.state.terms import COLOURS
from tests.games.scholars.outcomes import HOUSE, PRICES, RICH, ROOMS, answer, changes, expected, state
from tests.games.scholars.table import Table, table

BOX = TITLE.box()
TRANSLATORS = BOX.cards[: BOX.first_starter]
TUCKED = BOX.cards[: BOX.first_scroll]


def dispatched(card: str, **area: object) -> Table:
    """At the effect of a translator that is about to be dispatched; two more decks have a card."""
    deck = card.partition("-")[0]
    below = f"{deck}-a" if card != f"{deck}-a" else f"{deck}-b"
    decks = {"hebrew": ["hebrew-a"], "persian": ["persian-a"]} | {deck: [card, below]}
    p1 = {**RICH, "hand": ["white 6", "white 4"], **area}
    t = table(p1=p1, rooms=ROOMS, house=HOUSE, map={}, decks=decks, options={"promos": True})
    return t.work("recruit", "white 6", "white 4").play("act recruit")


@pytest.mark.parametrize("card", TRANSLATORS, ids=[card.id for card in TRANSLATORS])
def test_a_dispatched_translator_gives_what_is_printed_and_goes_under_its_deck(card: Any) -> None:
    t = dispatched(card.id)
    before = state(t)
    answers, outcome = expected(card.deeds["dispatch"].written)
    answer(t.play(f"dispatch {card.id}"), answers)
    assert changes(before, t) == outcome
    assert t.prompt() == "resolve"
    assert t.deck(card.id.partition("-")[0])[-1] == card.id


def used(card: str, slot: str = "travel", dice: tuple[str, ...] = ("red 4",), **area: object) -> Table:
    """At the parts of a Work, with this card under the slot."""
    p1 = {**RICH, "hand": [*dice, "white 1", "black 5"], "columns": {slot: [card]}, **area}
    rooms = {room: name for room, name in ROOMS.items() if name.split()[0] != card}
    t = table(p1=p1, rooms=rooms, house=HOUSE, map={}, options={"promos": True})
    return t.work(slot, *dice)


ABILITIES = [card for card in TUCKED if card.deeds["tucked"].written.split()[0] not in ("plus", "same", "also", "if")]


@pytest.mark.parametrize("card", ABILITIES, ids=[card.id for card in ABILITIES])
def test_a_tucked_translator_does_what_is_printed_once_when_its_slot_is_used(card: Any) -> None:
    t = used(card.id)
    price, _, text = card.deeds["tucked"].written.removeprefix("pay ").rpartition(": ")
    before = state(t)
    answers, outcome = expected(text)
    for what, amount in PRICES.get(price, {}).items():
        outcome[what] = outcome.get(what, 0) + amount
    if text == "move-gold 1" and card.id == "start-9":
        answers, outcome = ["take start-5"], {"gold": 1, "on start-5": -1}
    answer(t.play(f"use {card.id}"), answers)
    assert changes(before, t) == {what: amount for what, amount in outcome.items() if amount}
    assert t.prompt() == "resolve"
    assert t.refusal(f"use {card.id}") == "SB-052"


PAID = [card for card in ABILITIES if card.deeds["tucked"].written.startswith("pay ")]


@pytest.mark.parametrize("card", PAID, ids=[card.id for card in PAID])
def test_without_its_price_a_tucked_translator_is_not_offered(card: Any) -> None:
    poor: dict[str, Any] = {"silver": 0, "xp": 0, "workers": {}, "hand": ["red 4"]}
    assert f"use {card.id}" not in used(card.id, **poor).offers()


PLUS = [card for card in TUCKED if card.deeds["tucked"].written.startswith("plus")]


@pytest.mark.parametrize("card", PLUS, ids=[card.id for card in PLUS])
def test_a_translator_adds_to_the_value_of_its_slot(card: Any) -> None:
    more = int(card.deeds["tucked"].written.split()[1])
    t = used(card.id)
    assert t.action() == (["red"], 4 + more)
    assert f"use {card.id}" not in t.offers()
    assert used(card.id, hand=["red 4"], columns={"research": [card.id]}).action() == (["red"], 4)


SAME = [card for card in TUCKED if card.deeds["tucked"].written.startswith("same")]


@pytest.mark.parametrize("card", SAME, ids=[card.id for card in SAME])
def test_a_translator_makes_two_colours_one_for_its_slot(card: Any) -> None:
    pair = card.deeds["tucked"].written.split()[1:]
    for colour in pair:
        assert sorted(used(card.id, dice=(f"{colour} 4",), hand=[f"{colour} 4"]).action()[0]) == sorted(pair)
    other = next(colour for colour in COLOURS[1:4] if colour not in pair)
    assert used(card.id, dice=(f"{other} 4",), hand=[f"{other} 4"]).action()[0] == [other]


ALSO = [card for card in TUCKED if card.deeds["tucked"].written.startswith("also")]


@pytest.mark.parametrize("card", ALSO, ids=[card.id for card in ALSO])
def test_a_translator_adds_a_main_action_to_its_slot(card: Any) -> None:
    act = card.deeds["tucked"].written.split()[1]
    slot = "travel" if act != "travel" else "research"
    hand = {"hand": ["orange 6", "red 5"]}
    rooms = {5: "persian-b p1"}  # who makes a translation of Persian possible
    p1 = {**RICH, **hand, "columns": {slot: [card.id]}}
    t = table(p1=p1, rooms=rooms, house={"orange": ["scroll-persian-a"]}, map={}).work(slot, "orange 6", "red 5")
    assert {f"act {slot}", f"act {act}"} <= set(t.offers())
    t.play(f"act {act}")
    while t.prompt() != "resolve":
        t.play(t.offers()[0])
    assert t.refusal(f"act {slot}") == "SB-052"


@pytest.mark.parametrize(
    ("card", "yes", "no"),
    [
        ("sanskrit-a", ("red 4", "white 2"), ("red 4",)),
        ("persian-e", ("red 4", "white 2"), ("red 4",)),
        ("start-8", ("red 4", "white 2"), ("red 4",)),
        ("greek-d", ("red 4",), ("red 4", "white 2")),
        ("syriac-b", ("red 4",), ("red 4", "white 2")),
        ("wild2-f", ("red 4",), ("red 4", "white 2")),
        ("wild1-i", ("red 4", "white 2"), ("red 4",)),
        ("hebrew-h", ("red 4", "white 4"), ("red 4", "white 3")),
    ],
)
def test_a_translator_asks_for_a_number_of_dice_or_a_value(
    card: str, yes: tuple[str, ...], no: tuple[str, ...]
) -> None:
    t = used(card, dice=yes, hand=list(yes))
    gold, silver = t.p1.gold, t.p1.silver
    t.play(f"use {card}")
    assert (t.p1.gold - gold, t.p1.silver - silver) == ((1, 0) if card == "hebrew-h" else (0, 1))
    assert f"use {card}" not in used(card, dice=no, hand=list(no)).offers()


def test_every_ability_is_held_by_one_of_these_tests() -> None:
    conditions = {card.id for card in TUCKED if card.deeds["tucked"].written.startswith("if")}
    assert conditions == {
        "sanskrit-a",
        "persian-e",
        "start-8",
        "greek-d",
        "syriac-b",
        "wild2-f",
        "wild1-i",
        "hebrew-h",
    }
    assert len(PLUS) + len(SAME) + len(ALSO) + len(ABILITIES) + len(conditions) == len(TUCKED)


# The effects of the expansion's annex, one by one


@pytest.mark.rule("SE-140")
@pytest.mark.parametrize("card", ["chinese-j", "sanskrit-k"])
def test_effect_gain_1_xp(card: str) -> None:
    t = dispatched(card)
    assert t.play(f"dispatch {card}").p1.xp == 6


@pytest.mark.rule("SE-141")
def test_effect_a_black_die_into_the_bag_or_a_white_worker() -> None:
    t = dispatched("chinese-k").play("dispatch chinese-k")
    assert t.offers() == ["choose die", "choose worker"]
    assert Table(t.pos).play("choose die").p1.bag["black"] == 1
    assert Table(t.pos).play("choose worker").p1.workers == {"white": 1, "red": 2}


@pytest.mark.rule("SE-142")
@pytest.mark.parametrize("colour", ["white", "red", "yellow", "blue"])
def test_effect_a_worker_of_any_colour_for_2_xp(colour: str) -> None:
    t = used("persian-k", workers={colour: 1}).play("use persian-k")
    assert (t.p1.xp, t.p1.workers) == (7, {})
    assert "use persian-k" not in used("persian-k", workers={}).offers()


@pytest.mark.rule("SE-143")
def test_effect_1_xp_for_1_gold_or_2_silver() -> None:
    t = used("hebrew-k").play("use hebrew-k")
    assert t.offers() == ["choose gold", "choose silver"]
    gold, silver = Table(t.pos).play("choose gold"), Table(t.pos).play("choose silver")
    assert (gold.p1.xp, gold.p1.gold, silver.p1.xp, silver.p1.silver) == (4, 4, 4, 11)
    assert "use hebrew-k" not in used("hebrew-k", xp=0).offers()


@pytest.mark.rule("SE-144")
def test_effect_a_worker_for_a_step_in_medicine_with_its_benefit() -> None:
    t = used("syriac-j").play("use syriac-j")
    assert (t.p1.levels, t.p1.workers, t.p1.xp) == ({"medicine": 1}, {"red": 1}, 6)


@pytest.mark.rule("SE-145", "SE-147", "SE-149")
@pytest.mark.parametrize(("card", "colour"), [("chinese-k", "purple"), ("sanskrit-k", "orange"), ("greek-k", "green")])
def test_effect_black_and_a_secondary_colour_are_the_same(card: str, colour: str) -> None:
    p1 = {**RICH, "hand": ["black 6", "white 1"], "columns": {"translate": [card]}}
    rooms = {5: "persian-b p1", 6: "syriac-c p1"}
    t = table(p1=p1, rooms=rooms, house={colour: ["scroll-persian-a"]}, map={}).work("translate", "black 6")
    t.play("act translate")
    assert t.offers() == ["translate scroll-persian-a", "study 1"]
    purple = table(p1={**p1, "hand": [f"{colour} 6"]}, rooms=rooms, house={}, map={}).work("translate", f"{colour} 6")
    assert "act translate" in purple.offers()  # which is black as well


@pytest.mark.rule("SE-145", "SE-147", "SE-149")
@pytest.mark.parametrize(
    ("card", "colour", "one", "two"),
    [
        ("chinese-k", "purple", "red", "blue"),
        ("sanskrit-k", "orange", "red", "yellow"),
        ("greek-k", "green", "blue", "yellow"),
    ],
)
def test_it_is_dice_that_are_the_same_not_a_mixture(card: str, colour: str, one: str, two: str) -> None:
    def colours(*dice: str) -> list[str]:
        p1 = {"hand": list(dice), "columns": {"research": [card]}}
        return table(p1=p1).work("research", *dice).action()[0]

    assert colours(f"{one} 3", f"{two} 3") == [colour]  # no die of either colour
    assert colours(f"{colour} 4", f"{one} 3") == [colour, "black"]
    assert colours("black 4", f"{one} 3") == [colour, "black"]


@pytest.mark.rule("SE-146")
def test_effect_a_black_die_of_the_hand_for_3_silver() -> None:
    t = used("chinese-j").play("use chinese-j")
    assert (t.p1.silver, t.p1.hand, t.p1.bag["black"]) == (12, ["white 1"], 1)
    assert "use chinese-j" not in used("chinese-j", hand=["red 4", "white 1"]).offers()


@pytest.mark.rule("SE-148")
def test_effect_a_black_die_of_the_hand_for_1_xp_and_a_die() -> None:
    t = used("sanskrit-j")
    before = len(t.p1.hand)
    t.play("use sanskrit-j")
    assert t.p1.xp == 6
    assert len(t.p1.hand) + len(t.p1.fresh) == before


@pytest.mark.rule("SE-150")
def test_effect_a_black_die_of_the_hand_destroys_a_white_one_and_brings_a_worker() -> None:
    t = used("greek-j").play("use greek-j", "destroy bag", "gain yellow worker")
    assert (t.p1.bag, t.p1.workers) == ({"white": 5, "red": 3, "black": 1}, {"red": 2, "yellow": 1})


@pytest.mark.rule("SE-152")
@pytest.mark.parametrize("guild", ["purple", "orange", "green"])
def test_effect_a_black_die_of_the_hand_influences_any_guild(guild: str) -> None:
    t = used("hebrew-j").play("use hebrew-j", f"influence {guild}")
    assert (t.guild(guild)[0], t.p1.bag["black"]) == (1, 1)


@pytest.mark.rule("SE-154")
def test_effect_a_black_die_of_the_hand_for_1_gold_and_gold_on_or_from_a_translator() -> None:
    t = used("persian-j").play("use persian-j")
    assert (t.p1.gold, t.p1.bag["black"]) == (4, 1)
    assert Table(t.pos).play("place start-9").rooms()[9] == "start-9 p1 1"
    assert Table(t.pos).play("take start-5").rooms()[5] == "start-5 p1 0"
    assert Table(t.pos).play("pass").p1.gold == 4
