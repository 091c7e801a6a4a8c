"""Spaces that do not break: put in at one place, the same on page and terminal; nobody has to type them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tablee.cli.rules import plain, searched
from tablee.games import title
from tablee.server.http import catalogue
from tablee.texts import Catalogue, rulebook
from tablee.texts.speaker import Speaker
from tablee.texts.typography import NARROW, WIDE, plain_spaces, typeset, typeset_source

CASES = json.loads((Path(__file__).parent / "typography.json").read_text("utf-8"))
LOOSE = re.compile(r"\S [;:!?»](?![a-zA-Z0-9_/\[=-])|« ")


@pytest.mark.parametrize(("plain", "set"), CASES["prose"])
def test_french_prose_gets_its_spaces(plain: str, set: str) -> None:
    assert typeset(plain, "fr") == set
    assert typeset(set, "fr") == set
    assert typeset(plain, "en") == plain


@pytest.mark.parametrize(("plain", "set"), CASES["fluent"])
def test_a_french_source_gets_them_in_its_texts_alone(plain: str, set: str) -> None:
    assert typeset_source(plain, "fr") == set
    assert typeset_source(set, "fr") == set


def test_what_is_filled_in_stays_as_it_was_typed() -> None:
    said = Catalogue("fr").say("play-saved", place="qui ? moi : ici")
    assert said == f"Enregistré{WIDE}: qui ? moi : ici"


def test_messages_cards_rules_and_their_index_are_loaded_with_them() -> None:
    atlantes = Speaker("fr", title("atlantes"))
    faces = [face.texts["fr"] for face in atlantes.faces.values()]
    sections = [section.text for section in rulebook.sections("atlantes", "fr")]
    index = [rule["words"]["fr"] for rule in rulebook.index("atlantes")]
    for told in (atlantes.catalogue.entries.values(), faces, sections, index):
        texts = [re.sub(r"`[^`]*`", "", text) for text in told]
        assert any(WIDE in text or NARROW in text for text in texts)
        assert [text for text in texts if LOOSE.search(re.sub(r"= [;:!?»]|\] [;:!?»]", "", text))] == []


def test_the_server_tells_them_to_the_page() -> None:
    assert f"{WIDE}:" in catalogue.texts("atlantes", "fr").fluent
    assert any(f"{WIDE}:" in section.text for section in catalogue.rules("atlantes", "fr").sections)
    assert any(f"{WIDE}:" in card.texts["fr"] for card in catalogue.cards("scholars"))


def test_a_search_typed_on_a_keyboard_finds_them() -> None:
    assert plain("Quand\u202f?") == plain("quand ?")
    sections = rulebook.sections("ancient-knowledge", "fr")
    words = re.search(rf"\w+{WIDE}: ", sections[0].text + sections[1].text)
    assert words
    assert searched(sections, plain_spaces(words[0]))
