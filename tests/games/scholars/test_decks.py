"""Sweeps over the box: counts as printed, every text with an effect, every word of the effects used, provenance."""

from __future__ import annotations

import inspect
import json
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.games.scholars.cards.checking import check_cards
from tablee.games.scholars.cards.ids import IDS
from tablee.games.scholars.cards.reading import WORDS, read
from tablee.games.scholars.cards.vocabulary import rest
from tablee.games.scholars.game import TITLE
from tablee.games.scholars.rules import effects, refusals
from tablee.games.scholars.rules.effects import Goods
from tablee.games.scholars.state.card import Deed, Effect, Unknown
from tablee.games.scholars.state.terms import ARABIC, FOREIGN
from tablee.kernel.errors import BrokenRules
from tablee.kernel.title import CardFace
from tablee.lab.bench import is_compiled

BOX = TITLE.box()
CARDS = BOX.cards
FACES = BOX.faces()
FOLDER = Path(tablee.__file__).parent / "games" / "scholars"
PROVENANCES = {"rulebook", "public", "reconstructed", "card file"}


LETTER = {"points": 0, "value": 3}
PAGE = {"banner": "red", "set": "myriade", "slot": "recruit"}
GIFT = Deed((Goods("gold", -3),))
LAST = Deed((rest(),))


def test_ids_are_unique_and_in_the_order_of_the_box() -> None:
    assert [card.id for card in CARDS] == BOX.ids
    assert BOX.ids[: len(IDS)] == IDS
    assert len(set(BOX.ids)) == len(BOX.ids)


@pytest.mark.parametrize(
    ("id", "change", "sentence"),
    [
        ("page-7", {"id": "page-8"}, "two cards are called page-8"),
        ("page-7", {"kind": "start-page", "numbers": LETTER}, "page-8: the page cards do not lie together"),
        (
            "page-7",
            {"facts": PAGE | {"slot": "recruits"}},
            "page-7: its slot is 'recruits', not one of recruit, travel",
        ),
        ("page-7", {"facts": PAGE | {"banner": "blue"}}, "page-7: its banner is 'blue', not one of gold, red"),
        ("greek-a", {"facts": {"set": "base", "speaks": "greek latin"}}, "greek-a: its speaks is 'latin'"),
        ("greek-a", {"deck": "latin"}, "greek-a: there is no deck 'latin'"),
        ("page-7", {"id": "page 53"}, "'page 53': an id is one word in small letters such as page-7"),
        ("page-7", {"id": "PAGE-1"}, "'PAGE-1': an id is one word in small letters such as page-7"),
        ("page-7", {"id": "p3"}, "'p3': an id is one word in small letters such as page-7"),
        ("page-7", {"kind": "pagina"}, "page-7: there is no kind 'pagina': expected one of translator, starter"),
        ("page-7", {"numbers": {}}, "page-7: among its numbers a page card has points"),
        ("page-7", {"facts": {"set": "myriade"}}, "page-7: among its facts a page card has banner"),
        ("page-7", {"facts": PAGE | {"slot": 3}}, "page-7: its slot is 3, not a text"),
        ("page-7", {"deeds": {}}, "page-7: among its deeds a page card has tucked"),
        ("page-7", {"deeds": {"tucked": "gold 1"}}, "page-7: tucked is 'gold 1', expected a deed such as deed"),
        (
            "page-7",
            {"deeds": {"tucked": GIFT}},
            "page-7: tucked is 'gold -3': the gold is 0, not a number from 1 to 20",
        ),
        ("page-7", {"deeds": {"tucked": LAST}}, "page-7: tucked is 'rest', but there is no rest on a page card"),
        ("page-7", {"numbers": {"points": 1, "price": -3}}, "page-7: its price is -3, not a whole number from 0 to 9"),
        ("page-7", {"numbers": {"points": True, "price": 3}}, "page-7: its points is True, not a whole number"),
        ("page-7", {"numbers": {"points": "1", "price": 3}}, "page-7: its points is '1', not a whole number"),
        ("page-7", {"fr": ""}, "page-7: '' is no name or text"),
        ("scheme-2", {"scheme": None}, "scheme-2: its scheme is None: such a card has a Scheme"),
        (
            "row-1",
            {"kind": "start-page", "numbers": LETTER, "facts": PAGE},
            "there are 5 start-page cards in the box, and the table has 4",
        ),
    ],
)
def test_a_card_that_does_not_fit_is_told_when_the_cards_are_read(
    id: str, change: dict[str, Any], sentence: str
) -> None:
    check_cards(CARDS)
    with pytest.raises(BrokenRules) as raised:
        check_cards([replace(card, **change) if card.id == id else card for card in CARDS])
    assert sentence in str(raised.value.sentence.params["problem"])


@pytest.mark.skipif(is_compiled(), reason="compiled, no field takes a value of another type")
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"kind": 7}, "page-7: there is no kind 7: expected one of translator, starter"),
        ({"scheme": 1}, "page-7: its scheme is 1: such a card has a Scheme, and no other card"),
        ({"bonus": 1}, "page-7: its bonus is 1, not a word such as for_breadth()"),
    ],
)
def test_a_value_of_another_type_is_told_in_a_sentence(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BrokenRules) as raised:
        check_cards([replace(card, **change) if card.id == "page-7" else card for card in CARDS])
    assert sentence in str(raised.value.sentence.params["problem"])


def test_kinds_are_counted_as_printed() -> None:
    assert Counter(card.kind for card in CARDS) == {
        "translator": 8 * (8 + 1 + 2),
        "starter": 10 + 1,
        "scroll": 6 * (8 + 1) + 6,
        "resource": 10,
        "goal": 6,
        "action": 7 + 1,
        "upgraded": 8,
        "page": 52,
        "start-page": 4,
        "row": 4,
        "caliph": 4,
        "scheme": 6,
        "room": 10 + 1,
        "deck": 8,
        "track": 6 + 1,
        "place": 10,
        "guild": 3,
        "house": 3,
        "study": 2,
        "level": 4,
        "rule": 7,
    }


def test_pages_are_ten_of_each_slot_and_twelve_golden_ones() -> None:
    pages = [CARDS[card] for card in BOX.pages]
    slots = Counter(page.facts["slot"] for page in pages if page.facts["banner"] == "red")
    assert slots == {"recruit": 10, "travel": 10, "research": 10, "translate": 10}
    assert sum(page.facts["banner"] == "gold" for page in pages) == 12


def test_every_science_has_eight_base_scrolls_and_every_language_nine() -> None:
    scrolls = [CARDS[card] for card in BOX.scrolls]
    base = Counter(scroll.facts["colour"] for scroll in scrolls if scroll.facts["set"] == "base")
    assert base == dict.fromkeys(("red", "yellow", "blue", "orange", "purple", "green"), 8)
    assert set(Counter(scroll.facts["language"] for scroll in scrolls).values()) == {8 + 1}


def test_every_deck_has_two_translators_of_the_expansion_with_its_effects() -> None:
    new = [card for card in CARDS if card.kind == "translator" and card.facts["set"] == "myriade"]
    assert len(new) == 8 * 2
    dispatch = [card.deeds["dispatch"].written for card in new]
    assert all("xp 1" in text or "either die black 1 / worker white 1" in text for text in dispatch)


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
def test_every_card_says_in_both_languages_what_it_does_and_where_that_comes_from(face: CardFace) -> None:
    assert face.names["en"]
    assert face.names["fr"]
    assert face.texts["en"]
    assert face.texts["fr"]
    assert face.texts["en"] != face.texts["fr"]
    assert set(face.provenance.values()) <= PROVENANCES
    for text in face.texts.values():
        assert not re.search(r"[{}_]|\bNone\b", text)


def test_what_is_reconstructed_says_so() -> None:
    by = {face.id: face.provenance for face in FACES}
    for id in ("chinese-a", "room-1", "deck-chinese", "track-mathematics", "place-east-upper", "house-2", "up-physics"):
        assert by[id]["card"] == "reconstructed", id
    assert by["chinese-a"]["points"] == "public"
    assert by["page-1"]["effects"] == "rulebook"
    assert by["room-11"]["card"] == "rulebook"
    assert by["scheme-1"]["card"] == "public"


def test_every_word_of_the_effects_is_used_by_a_card() -> None:
    used = {type(effect) for deed in BOX.deeds.values() for effect in deed.effects}
    words = {
        word
        for _, word in inspect.getmembers(effects, inspect.isclass)
        if issubclass(word, Effect) and word is not Effect
    }
    assert words == used
    written = " ".join(deed.written for card in CARDS for deed in card.deeds.values())
    assert [word for word in WORDS if not re.search(rf"(?<![\w-]){word}(?![\w-])", written)] == []


def test_what_a_card_does_is_written_in_words_that_a_card_file_can_say() -> None:
    for deed in BOX.deeds.values():
        assert read(deed.written).effects == deed.effects, deed


@pytest.mark.parametrize(
    "text",
    [
        "fly 3",
        "silver",
        "silver x",
        "silver 1 2",
        "if moon: silver 1",
        "pay silver 1",
        "(silver 1",
        "rest 2",
        "either rest",
    ],
)
def test_a_text_in_other_words_cannot_be_read(text: str) -> None:
    with pytest.raises(Unknown):
        read(text)


def test_no_translator_is_a_dead_end() -> None:
    """From every language there is a chain to Arabic through some translators."""
    reached = 1 << ARABIC
    for _ in range(FOREIGN):
        for speaks in BOX.speaks:
            if speaks & reached:
                reached |= speaks
    assert reached == (1 << FOREIGN + 1) - 1


def test_the_content_hash_changes_with_a_number_and_not_with_a_name() -> None:
    assert TITLE.box({"chinese-a": {"points": 3}}).content != BOX.content
    assert TITLE.box({"chinese-a": {"name-fr": "Traducteur"}}).content == BOX.content
    assert TITLE.box({"chinese-a": {"points": 2}}).content == BOX.content


def test_every_rule_of_the_index_is_told_in_both_rulebooks() -> None:
    ids = [entry["id"] for entry in json.loads((FOLDER / "rulebook" / "index.json").read_text("utf-8"))]
    assert len(ids) == len(set(ids)) == 217 + 197
    for lang in ("en", "fr"):
        book = (FOLDER / "rulebook" / f"{lang}.md").read_text("utf-8")
        told = set(re.findall(r"S[EB]-\d{3}", book))
        assert sorted(told) == sorted(ids)


def test_every_rule_that_refuses_a_choice_is_in_the_index() -> None:
    ids = {entry["id"] for entry in json.loads((FOLDER / "rulebook" / "index.json").read_text("utf-8"))}
    rules = [value for value in vars(refusals).values() if type(value).__name__ == "Rule"]
    assert len(rules) > 50
    assert {rule.id for rule in rules} <= ids
