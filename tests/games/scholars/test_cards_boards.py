"""Every scroll, resource card, action card, upgraded card and row-bonus tile. SE-151 to SE-156."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.scholars.game import TITLE
from tests.games.scholars.outcomes import HOUSE, PARTS, RICH, ROOMS, answer, changes, expected, state
from tests.games.scholars.table import Table, new_game, table

BOX = TITLE.box()
CARDS = BOX.cards
SCROLL_CARDS = [CARDS[card] for card in BOX.scrolls]
RESOURCE_CARDS = [CARDS[card] for card in BOX.resources]
PLAIN, BETTER = CARDS[BOX.first_action : BOX.first_upgraded], CARDS[BOX.first_upgraded : BOX.first_page]

PARTS |= {
    "die red 1": ([], {"red die": 1}),
    "die yellow 1": ([], {"yellow die": 1}),
    "die blue 1": ([], {"blue die": 1}),
}


@pytest.mark.parametrize("scroll", SCROLL_CARDS, ids=[card.id for card in SCROLL_CARDS])
def test_a_translated_scroll_gives_what_is_printed_and_its_points(scroll: Any) -> None:
    p1 = {**RICH, "hand": ["purple 6"], "goal": "none"}
    others = [other for other in HOUSE["orange"] if other != scroll.id]
    house = {"purple": [scroll.id], "orange": others}
    t = table(p1=p1, rooms={1: "wild2-b p1"}, house=house, map={}).work("translate", "purple 6").play("act translate")
    before = state(t)
    t.play("done")  # nobody else is there
    answers, outcome = expected(scroll.deeds["translated"].written)
    answer(t, answers)
    outcome["gold"] = outcome.get("gold", 0) - 1
    outcome["on wild2-b"] = 1
    assert changes(before, t) == {what: amount for what, amount in outcome.items() if amount}
    assert t.p1.scrolls == [scroll.id]
    assert t.house("purple") == [None, None, None]
    alone = {"none": 0, "languages": int(scroll.facts["language"] in scroll.facts["bonus"].split()[1:])}
    kind = scroll.facts["bonus"].split()[0] if scroll.facts["bonus"] else "none"
    if kind in alone:
        assert t.p1.score["scrolls"] == scroll.numbers["points"] + alone[kind]


@pytest.mark.parametrize("card", RESOURCE_CARDS, ids=[card.id for card in RESOURCE_CARDS])
def test_a_resource_card_gives_everything_on_it(card: Any) -> None:
    for number in range(99):
        t = new_game(seed=f"resource {number}", myriade=False)
        under = [TITLE.box().ids[resource] for resource in t.pos.under]
        if card.id in under:
            break
    assert card.id in under
    seat = t.deciding()[0]
    t.play(t.offers()[under.index(card.id)])
    me = getattr(t, seat)
    numbers = card.numbers
    bonus = card.deeds["bonus"].written if "bonus" in card.deeds else ""
    if t.prompt() == "destroy":
        t.play("done")
    elif t.prompt() in ("mark", "gain-worker"):
        t.play(t.offers()[0])
    me = getattr(t, seat)
    dice = {name: numbers[f"dice-{name}"] for name in ("white", "red", "yellow", "blue")}
    assert sum(me.bag.values()) + len(me.hand) + len(me.fresh) == sum(dice.values())
    drawn = 4 + (1 if bonus in ("draw 1", "advance biology 1") else 0)
    assert len(me.hand) + len(me.fresh) == drawn
    assert me.gold == numbers["gold"] + (1 if bonus == "advance physics 1" else 0)
    assert me.silver == numbers["silver"] + (1 if bonus == "advance philosophy 1" else 0)
    workers = sum(numbers[f"workers-{name}"] for name in dice) + (1 if bonus == "advance mathematics 1" else 0)
    assert sum(me.workers.values()) == workers
    if bonus.startswith("advance"):
        assert me.levels == {bonus.split()[1]: 1}
    if bonus.startswith("influence"):
        assert sum(t.guild(bonus.split()[1])) == 1


# Action cards


def played(kind: str, upgraded: bool, **area: object) -> Table:
    """At the parts of a Work with this action card."""
    p1 = {**RICH, "hand": ["white 3", "white 2"], "upgraded": [kind] if upgraded else [], **area}
    return table(p1=p1, rooms=ROOMS, house=HOUSE, map={}).work("travel", "white 3", card=kind)


@pytest.mark.parametrize("card", [*PLAIN, *BETTER], ids=[card.id for card in [*PLAIN, *BETTER]])
def test_the_banner_of_an_action_card_may_be_used_once(card: Any) -> None:
    kind = card.id.partition("-")[2]
    t = played(kind, card in BETTER)
    if "banner" not in card.deeds:
        assert "banner" not in t.offers()
        return
    before = state(t)
    answers, outcome = expected(card.deeds["banner"].written)
    answer(t.play("banner"), answers)
    assert changes(before, t) == outcome
    assert t.refusal("banner") == "SB-052"


def test_influence_on_a_scroll_is_offered_while_one_that_lies_there_carries_none() -> None:
    """The banner of upgraded astronomy."""
    area = {**RICH, "hand": ["white 3", "white 2"], "upgraded": ["astronomy"]}
    for house, offered in (
        (["scroll-greek-h p1", "scroll-greek-g"], True),
        (["scroll-greek-h p1", "scroll-greek-g p2"], False),
        ([], False),  # spaces without a scroll carry none either
    ):
        t = table(p1=area, rooms=ROOMS, house={"orange": house}, map={}).work("travel", "white 3", card="astronomy")
        assert ("banner" in t.offers()) == offered


HARVESTS = {
    "mathematics": (["gain white worker"], {"white worker": 1}),
    "chemistry": (["destroy bag"], {"white die": -1}),
    "biology": ([], {"drawn": 1}),
    "astronomy": (["mark scroll-greek-g"], {"marks": 1}),
    "philosophy": ([], {"silver": 1}),
    "physics": ([], {"gold": 1}),
    "medicine": ([], {"xp": 1}),
    "respite": ([], {"drawn": 1}),
}
"""By kind, with the marker on level 1."""


@pytest.mark.parametrize("card", [*PLAIN, *BETTER], ids=[card.id for card in [*PLAIN, *BETTER]])
def test_an_action_card_gives_its_harvest_when_it_comes_back(card: Any) -> None:
    kind = card.id.partition("-")[2]
    levels = {} if kind == "respite" else {kind: 1}
    area = {"slots": {"travel": {"card": kind}}, "levels": levels, "upgraded": [kind] if card in BETTER else []}
    t = table(p1={**RICH, "hand": ["white 3"], **area}, rooms=ROOMS, house=HOUSE, map={}, neutral="south-centre")
    before = state(t)
    answers, outcome = HARVESTS[kind]
    answer(t.play("rest"), answers)
    wanted = dict(outcome)
    if card in BETTER:
        more = {"respite": "drawn", "medicine": "xp"}.get(kind, "silver")
        wanted[more] = wanted.get(more, 0) + 1
    found = changes(before, t)
    # the turn is over: dice drawn are in hand, four of them for the Rest itself
    drawn = found.pop("hand") - 4
    assert drawn == wanted.pop("drawn", 0)
    assert found == wanted


@pytest.mark.rule("SE-205")
def test_the_printed_black_die_adds_3_and_makes_the_action_black() -> None:
    t = played("medicine", True)
    assert t.action() == (["black"], 3 + 3)


# Row-bonus tiles


def row(flipped: int, **layout: Any) -> Table:
    """A card is due whose tucking under Translate completes the next row."""
    letters = "abcd"[: flipped + 1]
    columns = {
        "recruit": [f"chinese-{letter}" for letter in letters[1:]],
        "travel": [f"greek-{letter}" for letter in letters],
        "research": [f"hebrew-{letter}" for letter in letters],
        "translate": [f"syriac-{letter}" for letter in letters[1:]],
    }
    p1 = {**RICH, "hand": ["white 3"], "columns": columns, "due": ["syriac-a"], **layout.pop("area", {})}
    t = table(**{"p1": p1, "rooms": ROOMS, "house": HOUSE, "map": {}, "phase": "end", "track_xp": [], **layout})
    assert t.p1.flipped == flipped
    return t.play("tuck syriac-a under translate")


UPGRADES = ["mathematics", "chemistry", "biology", "astronomy", "philosophy", "physics"]


@pytest.mark.rule("SE-151")
def test_the_first_tile_upgrades_or_gives_a_black_die_in_hand_and_1_xp() -> None:
    t = row(0, upgrades=UPGRADES)
    assert t.offers() == ["choose upgrade", "choose die"]
    upgraded = Table(t.pos).play("choose upgrade", "upgrade physics")
    assert (upgraded.p1.upgraded, upgraded.p1.xp, upgraded.p1.flipped) == (["physics"], 5 + 2, 1)
    die = Table(t.pos).play("choose die")
    assert (die.p1.xp, die.p1.flipped, "black" in "".join(die.p1.hand)) == (6, 1, True)


@pytest.mark.rule("SE-153")
@pytest.mark.parametrize("amount", [0, 1, 2])
def test_the_second_tile_upgrades_or_destroys_up_to_two_white_dice(amount: int) -> None:
    t = row(1, upgrades=UPGRADES)
    assert t.offers() == ["choose upgrade", "choose destroy"]
    t.play("choose destroy", *["destroy bag"] * amount)
    if t.prompt() == "destroy":
        t.play("done")
    assert (t.p1.bag["white"], t.p1.flipped) == (6 - amount, 2)


@pytest.mark.rule("SE-155")
def test_the_third_tile_upgrades_or_gives_gold_and_moves_gold() -> None:
    t = row(2, upgrades=UPGRADES)
    assert t.offers() == ["choose upgrade", "choose gold"]
    t.play("choose gold", "take start-5")
    assert (t.p1.gold, t.p1.flipped) == (3 + 1 + 1, 3)


@pytest.mark.rule("SE-156")
def test_the_fourth_tile_employs_a_translator_of_any_deck_or_advances_any_track() -> None:
    decks = {"wild2": ["wild2-c"], "sanskrit": ["sanskrit-c"]}
    t = row(3, upgrades=UPGRADES, decks=decks)
    assert t.offers() == ["choose employ", "choose advance"]
    employed = Table(t.pos).play("choose employ", "employ wild2-c", "room 3")
    assert (employed.rooms()[3], employed.p1.silver, employed.p1.workers["white"]) == ("wild2-c p1 0", 8, 1)
    advanced = Table(t.pos).play("choose advance", "advance medicine")
    assert (advanced.p1.levels, advanced.p1.xp, advanced.p1.flipped) == ({"medicine": 1}, 6, 4)


@pytest.mark.rule("SE-156")
def test_with_no_room_to_pay_only_the_track_is_left() -> None:
    full = {number: f"chinese-{letter} p2" for number, letter in zip((1, 2, 3), "efg", strict=True)}
    t = row(3, upgrades=UPGRADES, rooms=full, area={"silver": 0})
    assert t.prompt() == "advance"


def test_a_fifth_row_slides_the_tile_and_gives_nothing_else() -> None:
    letters = "abcd"
    columns = {
        "recruit": [f"chinese-{letter}" for letter in letters],
        "travel": [f"greek-{letter}" for letter in letters] + ["greek-e"],
        "research": [f"hebrew-{letter}" for letter in letters] + ["hebrew-e"],
        "translate": [f"syriac-{letter}" for letter in letters],
    }
    t = table(p1={"columns": columns, "due": ["syriac-e"]}, phase="end").play("tuck syriac-e under translate")
    assert (t.p1.rows, t.p1.flipped) == (5, 4)
