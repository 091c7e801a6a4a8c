"""Sweeps over the decks: counts as printed, every text with an effect, every word of the effects used."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tablee.games.ancient_knowledge.cards.checking import check_decks
from tablee.games.ancient_knowledge.cards.ids import CARDS
from tablee.games.ancient_knowledge.game import TITLE
from tablee.games.ancient_knowledge.rules import conditions, effects, opponents, rule_changes, scoring
from tablee.games.ancient_knowledge.state.card import Card, Condition, Effect, Trigger
from tablee.games.ancient_knowledge.state.terms import (
    ARTEFACT,
    FINAL,
    IMMEDIATE,
    IN_COLLECTION,
    IN_HAND,
    IN_PAST,
    IN_TIMELINE,
    PERMANENT,
    TIMINGS,
)
from tablee.kernel.errors import BrokenRules
from tablee.lab.bench import is_compiled

BOX = TITLE.box()
FITTING = replace(CARDS[15], id="C99", slot=2, when=IMMEDIATE, on=None)
BUILDERS = [card for card in BOX.cards if not card.level]
KNOWLEDGE = [card for card in BOX.cards if card.level]


def test_ids_are_unique_and_in_the_order_of_the_box() -> None:
    assert [card.id for card in CARDS] == BOX.ids
    assert len(set(BOX.ids)) == 189


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        ({"id": "C2"}, "two cards are called C2"),
        ({"id": "X9"}, "'X9': an id is a letter, but not X, and a number"),
        ({"id": "c99"}, "'c99': an id is a letter, but not X, and a number"),
        ({"id": ""}, "'': an id is a letter, but not X, and a number"),
        ({"level": 3}, "C99: level 3: a knowledge card has level 1 or 2, a builder card none"),
        ({"kind": 4}, "C99: there is no kind 4"),
        ({"slot": 0}, "C99: slot 0: monuments have a slot from 1 to 6, other cards none"),
        ({"kind": ARTEFACT}, "C99: slot 2: monuments have a slot from 1 to 6, other cards none"),
        ({"cost": -3}, "C99: its cost is -3, not a whole number from 0 to 9"),
        ({"cost": 10**30}, "not a whole number from 0 to 9"),
        ({"fr": ""}, "C99: '' is no name or text"),
        (
            {"do": (effects.TakeOff(-3, scope=77),)},
            "C99: in TakeOff(amount=-3, up_to=False, scope=77, per=None, may=False): amount is -3, "
            "not a whole number from 0 to 999",
        ),
        ({"do": (effects.TakeOff(3, scope=77),)}, "scope is 77, not a whole number from 0 to 3"),
        ({"do": (effects.Create((0, 9)),)}, "kinds is 9, not a whole number from 0 to 3"),
        ({"do": (effects.DrawForLost(1, 0),)}, "group is 0, not a whole number from 1 to 99"),
        ({"do": (effects.Draw,)}, "C99: expected an effect such as Draw(1), not <class"),
        ({"given": (conditions.AtLeast(conditions.Count(IN_PAST), -1),)}, "least is -1"),
        ({"when": PERMANENT, "on": Trigger(9)}, "event is 9, not a whole number from 0 to 4"),
        ({"hand": 5}, "C99: starting hand 5: builder cards are in one of the hands 1 to 4 or in none, 0"),
        ({"when": 77}, "C99: there is no timing 77: expected 0 to 4"),
        ({"when": -1}, "C99: there is no timing -1: expected 0 to 4"),
        ({"do": (7,)}, "C99: expected an effect such as Draw(1), not 7"),
        ({"given": ("always",)}, "C99: expected a condition such as AtLeast(Count(IN_PAST), 3), not 'always'"),
        ({"needs": (effects.Draw(1),)}, "C99: expected a condition such as AtLeast(Count(IN_PAST), 3), not Draw"),
        (
            {"needs": (conditions.AtLeast(conditions.Count(IN_PAST, 77), 1),)},
            "C99: in Count(zone=0, kind=77): expected a kind from -3 to 2",
        ),
        (
            {"given": (conditions.AtMost(conditions.Count(IN_PAST, -4), 1),)},
            "C99: in Count(zone=0, kind=-4): expected a kind from -3 to 2",
        ),
        (
            {"do": (scoring.Score(2, conditions.AtLeast(conditions.Count(77), 1)),)},
            "C99: in Count(zone=77, kind=-1): expected a zone from 0 to 6",
        ),
        (
            {"do": (scoring.ScoreSets(2, (conditions.Count(IN_COLLECTION, 3),)),)},
            "C99: in Count(zone=3, kind=3): expected a kind from -1 to 2",
        ),
        (
            {"do": (effects.Draw(per=conditions.Count(IN_HAND, 2)),)},
            "C99: in Count(zone=4, kind=2): expected a kind from -1 to -1",
        ),
        ({"do": ()}, "C99: its text needs an effect"),
        ({"on": Trigger(0)}, "C99: only a permanent effect waits for something"),
        (
            {"needs": (conditions.AtLeast(conditions.Count(IN_TIMELINE), 1),)},
            "C99: a prerequisite cannot count the Timeline",
        ),
    ],
)
def test_a_card_that_does_not_fit_the_decks_is_named_in_a_sentence(fault: dict[str, Any], sentence: str) -> None:
    check_decks([*CARDS, FITTING])
    with pytest.raises(BrokenRules) as raised:
        check_decks([*CARDS, replace(FITTING, **fault)])
    assert sentence in str(raised.value.sentence.params["problem"])


@pytest.mark.skipif(is_compiled(), reason="compiled, no field takes a value of another type")
@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (lambda: {"cost": "1"}, "C99: its cost is '1', not a whole number"),
        (lambda: {"knowledge": float("nan")}, "C99: its knowledge is nan, not a whole number"),
        (lambda: {"points": True}, "C99: its points is True, not a whole number from 0 to 99"),
        (lambda: {"level": True}, "C99: its level is True, not a whole number"),
        (lambda: {"locked": 1}, "C99: its locked is 1, not True or False"),
        (lambda: {"do": effects.Draw(1)}, "C99: do is Draw(amount=1, per=None), expected brackets and a comma"),
        (lambda: {"do": (effects.TakeOff(3, True, 0, None, 1),)}, "may is 1, not True or False"),
        (lambda: {"do": (effects.Draw(per=3),)}, "per is 3, not a count such as Count(IN_PAST)"),
        (lambda: {"when": PERMANENT, "on": 2}, "C99: expected a trigger such as Trigger(CREATED), not 2"),
    ],
)
def test_a_value_of_another_type_is_told_in_a_sentence(fault: Callable[[], dict[str, Any]], sentence: str) -> None:
    with pytest.raises(BrokenRules) as raised:
        check_decks([*CARDS, replace(FITTING, **fault())])
    assert sentence in str(raised.value.sentence.params["problem"])


@pytest.mark.parametrize("hand", [1, 2, 3, 4])
def test_starting_hands_of_different_sizes_are_told_in_a_sentence(hand: int) -> None:
    own = [card for card in CARDS if card.hand == hand]
    smaller = [replace(card, hand=0) if card is own[0] else card for card in CARDS]
    others = ", ".join(card.id for card in own[1:])
    sentence = f"starting hand {hand}: 5 cards, expected 6: {others}"
    with pytest.raises(BrokenRules, match=re.escape(sentence)):
        check_decks(smaller)
    with pytest.raises(BrokenRules, match=f"starting hand {hand}: 7 cards, expected 6: {own[0].id}, .*C99"):
        check_decks([*CARDS, replace(own[0], id="C99")])


def test_starting_hands_are_of_any_one_size() -> None:
    first = [next(card.id for card in CARDS if card.hand == hand) for hand in (1, 2, 3, 4)]
    check_decks([replace(card, hand=0) if card.id in first else card for card in CARDS])


@pytest.mark.rule("AK-002", "AK-003", "AK-004")
def test_builder_cards_are_36_of_each_kind() -> None:
    assert Counter(card.kind for card in BUILDERS) == {0: 36, 1: 36, 2: 36, 3: 36}


@pytest.mark.rule("AK-005")
def test_knowledge_cards_are_27_of_level_one_and_18_of_level_two_a_third_of_each_type() -> None:
    assert Counter(card.level for card in KNOWLEDGE) == {1: 27, 2: 18}
    assert Counter((card.level, card.kind) for card in KNOWLEDGE) == {
        **{(1, kind): 9 for kind in range(3)},
        **{(2, kind): 6 for kind in range(3)},
    }


def test_timings_are_counted_as_printed() -> None:
    assert Counter(TIMINGS[card.when] for card in BUILDERS) == {
        "immediate": 27,
        "permanent": 28,
        "chronicle": 39,
        "decline": 27,
        "final": 23,
    }
    assert all(TIMINGS[card.when] in ("chronicle", "permanent") for card in BUILDERS if card.kind == ARTEFACT)
    assert all(card.when == (IMMEDIATE if card.level == 1 else FINAL) for card in KNOWLEDGE)


def test_padlocks_and_artefact_costs_are_where_they_are_printed() -> None:
    assert [card.id for card in BUILDERS if card.locked] == ["C21", "C35", "M9", "M13", "M14", "P10", "P19", "P20"]
    assert {card.id: card.cost for card in BUILDERS if card.kind == ARTEFACT and card.cost} == {
        "A12": 3,
        "A30": 1,
        "A33": 3,
    }


@pytest.mark.rule("AK-040")
def test_four_starting_hands_have_six_cards_each() -> None:
    assert Counter(card.hand for card in BUILDERS if card.hand) == {1: 6, 2: 6, 3: 6, 4: 6}


@pytest.mark.rule("AK-011", "AK-012")
@pytest.mark.parametrize("card", BOX.cards, ids=lambda card: card.id)
def test_every_card_says_in_both_languages_what_is_printed_on_it(card: Card) -> None:
    assert card.en
    assert card.fr
    assert card.fr_by in ("rulebook", "public", "ours")
    assert card.text_en
    assert card.text_fr
    assert card.text_en != card.text_fr
    if card.level:
        assert bool(card.needs) == bool(card.needs_en) == bool(card.needs_fr)
        assert not card.country_en
    else:
        assert card.country_en
        assert card.country_fr
        monument = card.kind != ARTEFACT
        assert (1 <= card.slot <= 6) == monument
        assert monument or not (card.knowledge or card.points or card.locked)


@pytest.mark.parametrize("card", BOX.cards, ids=lambda card: card.id)
def test_every_text_has_an_effect(card: Card) -> None:
    if card.level == 2:
        assert card.points > 0
        assert not card.do
    else:
        assert card.do
    assert (card.on is not None) <= (card.when == PERMANENT)
    if card.when == PERMANENT:
        assert card.on is not None or all(effect.changes_rules() for effect in card.do)
    if card.when == FINAL and not card.level:
        assert all(type(effect).__name__.startswith("Score") for effect in card.do)


def test_every_word_of_the_effects_is_used_by_a_card() -> None:
    used = {type(value) for card in BOX.cards for value in (*card.do, *card.given, *card.needs)}
    used |= {type(effect.given) for card in BOX.cards for effect in card.do if isinstance(effect, scoring.Score)}
    words = {
        word
        for module in (conditions, effects, opponents, rule_changes, scoring)
        for _, word in inspect.getmembers(module, inspect.isclass)
        if issubclass(word, (Effect, Condition)) and word.__module__.startswith("tablee")
    }
    unused = words - used - {Effect, Condition, rule_changes.RuleChange}
    assert not unused


def test_the_content_hash_changes_with_a_number_and_not_with_a_name() -> None:
    assert TITLE.box({"C16": {"cost": 1}}).content != BOX.content
    assert TITLE.box({"C16": {"name-fr": "Thônis"}}).content == BOX.content
    assert TITLE.box({"C16": {"cost": 2}}).content == BOX.content


def test_every_card_says_in_a_sign_what_it_does() -> None:
    silent = [face for face in TITLE.box().faces() if not face.extra.get("does")]
    assert {face.numbers.get("level") for face in silent} == {2}  # they are worth points and do nothing
