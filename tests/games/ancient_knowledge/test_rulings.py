"""Answers of RULINGS.md that have no place among the rules of the index."""

from __future__ import annotations

import random

import pytest

from tablee.games.ancient_knowledge.rules.resolving import Effects
from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.ancient_knowledge.state.terms import CHRONICLE
from tablee.kernel.agenda import advance, pending, settle
from tests.games.ancient_knowledge.table import table
from tests.games.random_play import pick, test_games

TILES = [["T3", "T4", "T5"], ["T9", "T10", "T11"], ["T28", "T29", "T30"]]
WAITING = {"hand": ["A29"]}


# Knowledge decks


@pytest.mark.rule("AK-100")
def test_a_knowledge_deck_is_made_anew_as_soon_as_it_is_empty() -> None:
    tiles = [["T9", "T1"], *TILES[1:]]
    tiles[1] = ["T4", "T5", "T10"]
    knowledge = {"1": ["T6", "T7", "T8"], "discard1": ["T12", "T13"]}
    t = table(p1={"hand": ["P35"]}, tiles=tiles, knowledge=knowledge, rest="out").play("learn T9")
    assert t.tiles[0] == ["T6", "T7", "T8"]  # the last cards of the deck
    assert set(t.pool(1)) == {"T1", "T12", "T13"}
    assert t.discarded(1) == []
    assert [event["count"] for event in t.events if event["event"] == "renewed"] == [3]


@pytest.mark.rule("AK-100")
def test_a_card_buried_where_a_deck_was_empty_goes_under_the_new_one() -> None:
    tiles = [["T9", "T1"], ["T4", "T5", "T10"], TILES[2]]
    knowledge = {"1": [], "discard1": ["T6", "T7", "T8", "T12"]}
    t = table(p1={"hand": ["P35"]}, tiles=tiles, knowledge=knowledge, rest="out")
    t.play("create P35 slot 2", "bury T9")
    assert "T9" not in t.tiles[0]  # it does not come straight back
    assert set(t.tiles[0]) < {"T6", "T7", "T8", "T12"}
    assert t.pool(1)[-1] == "T9"
    assert t.discarded(1) == ["T1"]


def test_the_cards_of_a_flipped_tile_make_a_new_deck_together() -> None:
    past = [f"C{number}" for number in range(1, 7)]
    p1 = {"past": past, "timeline": {1: "M20(0)"}, "hand": ["A1"]}
    knowledge = {"1": [], "2": ["T33", "T34", "T35", "T36"]}
    t = table(p1=p1, p2=dict(WAITING), phase="decline", tiles=TILES, knowledge=knowledge, rest="out")
    t.play("flip tile 1")
    assert set(t.pool(1)) == {"T3", "T4", "T5"}
    assert t.discarded(1) == []


# Effects at one moment


@pytest.mark.rule("AK-165")
def test_no_order_is_asked_when_one_of_two_effects_can_do_nothing() -> None:
    # T9 discards lost knowledge, of which there is none; A20 draws a card
    t = table(p1={"artefacts": ["A20"]}, p2=dict(WAITING), tiles=TILES).play("learn T9")
    assert (t.prompt(), len(t.p1.hand)) == ("action", 1)
    # A2 wants three cities; P31 draws a card
    t = table(p1={"artefacts": ["A2"], "timeline": {4: "P31(4)"}}, p2=dict(WAITING), phase="chronicle", tiles=TILES)
    assert (t.deciding(), len(t.p1.hand)) == (["p2"], 1)


@pytest.mark.rule("AK-165")
def test_no_order_is_asked_when_no_effect_can_do_anything() -> None:
    p1 = {"timeline": {4: "P31(4)"}, "artefacts": ["A14"], "lost": 5, "hand": [f"M{n}" for n in range(1, 11)]}
    t = table(p1=p1, p2=dict(WAITING), phase="chronicle", tiles=TILES)  # both draw, with a full hand
    assert (t.deciding(), len(t.p1.hand)) == (["p2"], 10)


@pytest.mark.rule("AK-165")
@pytest.mark.parametrize(
    ("p1", "now", "then"),
    [
        ({"timeline": {4: "P31(4)", 2: "C35(1)"}}, "P31", "C35"),  # a card drawn can be discarded
        ({"timeline": {4: "P31(4)", 2: "C35(1)"}, "hand": [f"M{n}" for n in range(1, 11)]}, "C35", "P31"),  # room
        ({"timeline": {1: "C7(6)", 2: ["P1(3)", "P2(3)"], 3: "P3(3)"}, "artefacts": ["A6"]}, "A6", "C7"),  # neighbours
    ],
)
def test_the_order_is_asked_when_one_effect_could_give_the_other_something_to_do(
    p1: dict[str, object], now: str, then: str
) -> None:
    t = table(p1=p1, p2=dict(WAITING), phase="chronicle", tiles=TILES)
    assert {f"resolve {now}", f"resolve {then}"} == set(t.offers())


@pytest.mark.rule("AK-165")
def test_only_effects_whose_order_matters_are_offered() -> None:
    p1 = {"timeline": {4: "P31(4)", 2: "C35(1)", 5: "M31(3)"}}  # M31 discards lost knowledge, of which there is none
    t = table(p1=p1, p2=dict(WAITING), phase="chronicle", tiles=TILES)
    assert sorted(t.offers()) == ["resolve C35", "resolve P31"]


@pytest.mark.rule("AK-165")
def test_an_effect_whose_card_has_left_is_not_offered_and_does_nothing() -> None:
    # P13 may give artefacts up, A22 draws for a pyramid, A24 takes knowledge off for a monument on slot 5 or 6
    p1 = {"hand": ["P13", "M1", "M2"], "artefacts": ["A22", "A24"]}
    t = table(p1=p1, p2=dict(WAITING), tiles=TILES).play("create P13 slot 5", "discard M1")
    assert sorted(t.offers()) == ["resolve A22", "resolve A24", "resolve P13"]
    t.play("resolve P13", "discard A22", "done")
    assert (t.prompt(), t.p1.hand) == ("remove", ["M2"])  # A24 is the only one left


def in_this_order(pos: Ancient, seat: int, cards: list[int], seed: int) -> Ancient:
    """The position after these effects one by one, by random choices."""
    after = pos.copy()
    after.agenda[:] = [Effects(seat, (card,)) for card in reversed(cards)]
    rng = random.Random(seed)
    settle(after)
    while pending(after):
        advance(after, *pick(after, rng))
    return after


def test_when_an_effect_comes_that_is_not_offered_makes_no_difference() -> None:
    """Over random games, as if each action were a Chronicle phase: it may come before the others or after them."""
    compared = 0
    for number, (_, pos, rng) in enumerate(test_games("ancient-knowledge", 48, "order")):
        while pending(pos):
            assert isinstance(pos, Ancient)
            seat, me = pending(pos)[0].seat, pos.players[pending(pos)[0].seat]
            cards = [card for card in me.timeline + me.artefacts if card >= 0 and pos.box.when[card] == CHRONICLE]
            if len(cards) > 1 and pending(pos)[0].prompt == "action":
                offered = Effects(seat, tuple(cards)).in_question(pos)
                left = [card for card in cards if card not in offered]
                if left:
                    rng.shuffle(offered)
                    first = in_this_order(pos, seat, left + offered, number)
                    last = in_this_order(pos, seat, offered + left, number)
                    assert first.dump() == last.dump()
                    compared += 1
            advance(pos, *pick(pos, rng))
    assert compared > 500
