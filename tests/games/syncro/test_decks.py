"""Sweeps over the box: ids, texts, provenance, every word of the effects used, levels, and every rule told."""

from __future__ import annotations

import inspect
import json
import os
import re
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.games.syncro.cards.checking import check_decks
from tablee.games.syncro.cards.ids import CARDS, IDS
from tablee.games.syncro.cards.levels import LEVELS
from tablee.games.syncro.cards.spells import SPELLS
from tablee.games.syncro.game import TITLE
from tablee.games.syncro.rules import effects, refusals
from tablee.games.syncro.state.board import Syncro
from tablee.games.syncro.state.card import Card, Effect
from tablee.games.syncro.state.terms import AT_START, FOG, REWARD
from tablee.kernel.decisions import Rule
from tablee.kernel.errors import BadInput, BrokenRules
from tablee.lab.bench import is_compiled
from tests.games.syncro.table import BOX, table

FACES = BOX.faces()
RULEBOOK = Path(tablee.__file__).parent / "games" / "syncro" / "rulebook"


def test_the_box_has_its_cards_in_the_order_of_their_ids() -> None:
    assert BOX.ids == IDS
    assert len({face.id for face in FACES}) == len(FACES)
    kinds = Counter(face.kind for face in FACES)
    assert kinds == {
        "mushroom": 8,
        "golem": 8,
        "dragon": 9,
        "boss": 2,
        "cerberus": 2,
        "lieutenant": 7,
        "reward": 9,
        "fog": 12,
        "spell": 7,
        "level": 9,
        "journal": 2,
        "aid": 3,
    }


def test_the_whole_box_has_119_cards() -> None:
    spells = sum(face.numbers["count"] for face in FACES if face.kind == "spell")
    others = [face for face in FACES if face.kind not in ("spell", "journal")]
    bodies = 2  # the last Boss has three cards
    markers = 4  # Leader, A, B, reset
    assert (spells, spells + len(others) + bodies + markers) == (44, 119)


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
def test_every_card_has_names_texts_and_provenance_in_both_languages(face: object) -> None:
    assert isinstance(face, type(FACES[0]))
    for lang in ("en", "fr"):
        assert face.names[lang]
        assert len(face.texts[lang]) > 10
    assert set(face.provenance.values()) <= {"rulebook", "reconstructed", "ours"}
    assert face.provenance


def test_a_story_has_two_or_three_sentences_in_both_languages() -> None:
    for level in BOX.levels:
        for story in (level.story_en, level.story_fr):
            assert 2 <= len(re.findall(r"[.!?…](?:\s|$)", story)) <= 3, level.number


def test_numbers_that_the_booklet_gives_say_so_and_the_others_too() -> None:
    printed = {face.id for face in FACES if face.provenance.get("numbers") == "rulebook"}
    assert printed == {"MU-01", "GO-05", "DR-02", "DR-06", "DR-09", "spell-6", "spell-7", "RW-9"}
    effect = {face.id for face in FACES if face.kind in ("reward", "fog") and face.provenance["effect"] == "rulebook"}
    assert effect == {"RW-9", "FC-4"}


def test_every_word_of_the_effects_is_used_by_a_card() -> None:
    words = {kind for _, kind in inspect.getmembers(effects, inspect.isclass) if issubclass(kind, Effect)} - {Effect}
    assert {type(card.do) for card in BOX.cards if card.do is not None} == words


def test_every_reward_and_fog_card_has_an_effect_and_a_moment() -> None:
    for card in BOX.cards:
        if card.kind in (REWARD, FOG):
            assert card.do is not None
            assert card.when >= AT_START


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rulebook_tells_every_rule_of_the_index_under_the_same_phases(lang: str) -> None:
    index = json.loads((RULEBOOK / "index.json").read_text("utf-8"))
    told = (RULEBOOK / f"{lang}.md").read_text("utf-8")
    assert {rule["id"] for rule in index} == set(re.findall(r"\[(SY-\d{3})\]", told))
    assert [rule["id"] for rule in index] == [f"SY-{n:03}" for n in range(1, 182)]
    assert all(rule["section"][lang] and rule["words"][lang] for rule in index)
    phases = re.findall(r"<!-- phase: (\S+) -->", told)
    assert phases == re.findall(r"<!-- phase: (\S+) -->", (RULEBOOK / "en.md").read_text("utf-8"))
    assert {"acting", "resolving", "revealing", "keeping"} <= set(phases)


def test_every_rule_that_refuses_a_choice_is_in_the_index() -> None:
    index = {rule["id"] for rule in json.loads((RULEBOOK / "index.json").read_text("utf-8"))}
    rules = [value for value in vars(refusals).values() if isinstance(value, Rule)]
    assert len(rules) > 20
    assert {rule.id for rule in rules} <= index


# One more card

ONE_MORE = """
import random
from dataclasses import replace
from tablee.games.syncro.cards import monsters, rewards
monsters.CARDS.insert(3, monsters.golem("GO-99", strength=5, en="Pebble", fr="Caillou"))
rewards.CARDS.insert(0, replace(rewards.CARDS[1], id="RW-99"))
from tablee.games.syncro.game import TITLE
from tablee.kernel.playout import play_out
box = TITLE.box()
for level in (1, 5, 9):
    pos = TITLE.setup({"level": level}, 3, "one more", box)
    play_out(pos, random.Random(level))
    TITLE.check(pos)
    assert TITLE.load(box, pos.dump()) == pos
laid = {"level": 5, "horde": {"r6c1": "GO-99"}, "players": {"p1": {"hand": [1], "reward": "RW-99"}, "p2": {}}}
pos = TITLE.lay_out(box, laid, "test")
print(TITLE.view(pos, 0)["horde"][-1]["card"], *[TITLE.write(TITLE.read(f"use {id}")) for id in ("RW-99", "RW-1")])
"""


def test_a_card_that_joins_a_list_is_played_with_and_the_ids_of_the_others_stay() -> None:
    where = {**os.environ, "PYTHONPATH": str(Path(tablee.__file__).parents[1])}
    done = subprocess.run([sys.executable, "-c", ONE_MORE], env=where, capture_output=True, text=True, check=False)
    assert done.stdout.split("\n")[0] == "GO-99 use RW-99 use RW-1", done.stderr


def with_one(which: str, **fields: Any) -> list[Card]:
    """The cards, one of them changed."""
    return [replace(card, **fields) if card.id == which else card for card in CARDS]


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        (with_one("GO-02", id="GO-01"), "two cards are called GO-01"),
        (with_one("GO-02", id="go-2"), "'go-2': an id is one word in capitals such as RW-1"),
        (with_one("RW-1", id="RW 10"), "'RW 10': an id is one word in capitals such as RW-1"),
        (with_one("RW-1", id=""), "'': an id is one word in capitals such as RW-1"),
        (with_one("RW-1", amount=-3), "RW-1: its amount is -3, not a whole number from 0 to 9"),
        (with_one("RW-1", level=10), "RW-1: its level is 10, not a whole number from 1 to 9"),
        (with_one("RW-1", text_fr=""), "RW-1: '' is no name or text"),
        (with_one("GO-02", strength=10**20), "GO-02: its strength is 100000000000000000000, not a whole number"),
        (with_one("GO-02", per_card=10), "GO-02: its per_card is 10, not a whole number from 0 to 9"),
        (with_one("GO-02", acts=8), "GO-02: its acts is 8, not a whole number from 0 to 7"),
        (with_one("GO-02", strength=0), "GO-02: an enemy needs a strength"),
        (with_one("FB-2", do=None), "FB-2: a fog card needs an effect"),
        (with_one("DR-09", replaces="DR-10"), "DR-09: there is no card DR-10 that it could replace"),
        (with_one("LT-3", new=True), "all levels, places for a lieutenant: 7, cards for them: 6"),
        (with_one("BOSS-1", level=3), "level 4, places for a boss: 1, cards for them: 0"),
    ],
)
def test_decks_that_do_not_fit_are_told_in_a_sentence(cards: list[Card], sentence: str) -> None:
    with pytest.raises(BrokenRules) as told:
        check_decks(cards, SPELLS, LEVELS)
    assert sentence in str(told.value)


@pytest.mark.skipif(is_compiled(), reason="compiled, no field takes a value of another type")
@pytest.mark.parametrize(
    ("id", "fields", "sentence"),
    [
        ("RW-1", {"do": "draw 3"}, "RW-1: expected an effect such as DrawForSelf(), not 'draw 3'"),
        ("RW-1", {"do": effects.DrawForSelf}, "RW-1: expected an effect such as DrawForSelf(), not <class"),
        ("RW-1", {"amount": "3"}, "RW-1: its amount is '3', not a whole number from 0 to 9"),
        ("RW-1", {"amount": True}, "RW-1: its amount is True, not a whole number from 0 to 9"),
        ("RW-1", {"new": 1}, "RW-1: its new is 1, not True or False"),
        ("GO-02", {"strength": float("nan")}, "GO-02: its strength is nan, not a whole number"),
    ],
)
def test_a_value_of_another_type_is_told_in_a_sentence(id: str, fields: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BrokenRules) as told:
        check_decks(with_one(id, **fields), SPELLS, LEVELS)
    assert sentence in str(told.value)


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        (with_one("FB-2", when=8), "FB-2: a fog card has no moment 8: expected 5 to 7"),
        (with_one("FB-2", when=4), "FB-2: a fog card has no moment 4: expected 5 to 7"),
        (with_one("FB-2", when=-1), "FB-2: a fog card has no moment -1: expected 5 to 7"),
        (with_one("RW-1", when=77), "RW-1: a reward card has no moment 77: expected 2 to 4"),
        (with_one("GO-02", when=2), "GO-02: a golem card has no moment 2: expected 0 to 1"),
        (with_one("GO-02", kind=8), "GO-02: there is no kind 8: expected 0 to 7"),
        (with_one("GO-02", kind=-1), "GO-02: there is no kind -1: expected 0 to 7"),
    ],
)
def test_a_card_of_no_kind_or_moment_is_told_in_a_sentence(cards: list[Card], sentence: str) -> None:
    with pytest.raises(BrokenRules, match=sentence):
        check_decks(cards, SPELLS, LEVELS)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"value": 10}, "spell-7: a Spell cannot have the value 10: expected 1 to 9"),
        ({"value": 0}, "spell-7: a Spell cannot have the value 0: expected 1 to 9"),
        ({"count": 0}, "spell-7: a Spell needs a card"),
        ({"count": 10**7}, "spell-7: its count is 10000000, not a whole number"),
        ({"count": 41}, "spell-7: its count is 41, not a whole number from 1 to 40"),
        ({"level": 0}, "spell-7: its level is 0, not a whole number from 1 to 9"),
        ({"id": "SPELL-7"}, "'SPELL-7': an id is one word in small letters such as spell-1"),
    ],
)
def test_a_spell_that_does_not_fit_is_told_in_a_sentence(fields: dict[str, Any], sentence: str) -> None:
    check_decks(CARDS, [*SPELLS[:-1], replace(SPELLS[-1], value=9)], LEVELS)
    with pytest.raises(BrokenRules, match=sentence):
        check_decks(CARDS, [*SPELLS[:-1], replace(SPELLS[-1], **fields)], LEVELS)


def test_levels_stand_in_their_order() -> None:
    with pytest.raises(BrokenRules, match="level 2 stands where level 1 is expected"):
        check_decks(CARDS, SPELLS, LEVELS[1:])


# Card files


def test_a_card_file_changes_numbers_and_words_and_says_so() -> None:
    box = TITLE.box({"GO-05": {"strength": 3, "name-en": "Pebble"}, "spell-1": {"count": 9}, "RW-1": {"amount": 2}})
    faces = {face.id: face for face in box.faces()}
    assert (faces["GO-05"].numbers["strength"], faces["GO-05"].names["en"]) == (3, "Pebble")
    assert faces["GO-05"].provenance["numbers"] == "card file"
    assert box.deck(1).count(1) == 9
    assert box.content != BOX.content
    assert TITLE.box({"GO-05": {"name-en": "Pebble"}}).content == BOX.content


def test_a_game_with_a_card_file_is_played_with_its_numbers() -> None:
    box = TITLE.box({"spell-5": {"value": 9}})
    pos = TITLE.setup({}, 2, "nines", box)
    assert isinstance(pos, Syncro)
    assert 5 not in [spell for me in pos.mages for spell in me.hand] + pos.pile
    TITLE.check(pos)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"GO-99": {"strength": 3}}, "unknown-card"),
        ({"GO-05": {"colour": 3}}, "unknown-field"),
        ({"GO-05": {"strength": 0}}, "bad-card-field"),
        ({"GO-05": {"strength": "3"}}, "bad-card-field"),
        ({"spell-1": {"value": 10}}, "bad-card-field"),
        ({"FP-1": {"amount": 2}}, "unknown-field"),
        ({"GO-05": 3}, "bad-field"),
    ],
)
def test_a_card_file_that_does_not_fit_is_refused_with_a_sentence(
    changes: dict[str, dict[str, int]], sentence: str
) -> None:
    with pytest.raises(BadInput) as refused:
        TITLE.box(changes, "mine.toml")
    assert refused.value.sentence.id == sentence
    assert "mine.toml" in str(refused.value)


def test_strength_is_never_below_one() -> None:
    t = table(level=1, p1=[1], p2=[1], horde={"r3c1": "MU-01"}, options={"mage-count-handicap": True})
    assert t.at("r3c1").strength == 1
    weak = TITLE.box({"MU-01": {"strength": 1}})
    pos = TITLE.lay_out(weak, {"horde": {"r3c1": "MU-01"}, "options": {"mage-count-handicap": True}}, "test")
    assert isinstance(pos, Syncro)
    assert pos.strength(3) == 1
