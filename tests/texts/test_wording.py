"""Everything that is said to people reads as people write it: in both languages, with real names and amounts."""

from __future__ import annotations

import re

import pytest

from tablee.games import TITLES, title
from tablee.texts import LANGUAGES
from tests.texts.wording import ENGINE, Said, about_a_player, cards, catalogues, messages, problems, rules, story

PAGES = [(lang, where) for lang in LANGUAGES for where, _ in catalogues(lang)]


def faults(told: list[Said], lang: str) -> list[str]:
    """Message, values and what is wrong, once for each message and each kind of fault."""
    found: dict[tuple[str, str], str] = {}
    for each in told:
        for wrong in problems(each.text, lang):
            key = (each.where.partition(" (")[0], wrong.partition(" ")[0])
            found.setdefault(key, f"{each.where}: {wrong}: {each.text[:200]}")
    return list(found.values())


def sides(told: list[Said]) -> list[str]:
    return [f"{each.where}: {', '.join(wrong)}: {each.text}" for each in told if (wrong := about_a_player(each.text))]


@pytest.mark.parametrize(("lang", "where"), PAGES, ids=[f"{where}" for _, where in PAGES])
def test_messages_agree_with_their_amounts_and_names(lang: str, where: str) -> None:
    own = [each for each in messages(lang) if each.where.startswith(f"{where} ")]
    assert own
    assert faults(own, lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", TITLES)
def test_an_option_of_a_game_fits_beside_its_switch(lang: str, id: str) -> None:
    own = [each for each in messages(lang) if each.where.startswith(f"games/{id}/texts/{lang}.ftl option-")]
    assert [each for each in own if len(each.text) > (130 if each.where.endswith("-more") else 70)] == []


@pytest.mark.parametrize("where", [where for lang, where in PAGES if lang == "fr"])
def test_no_message_says_whether_a_player_is_a_man_or_a_woman(where: str) -> None:
    assert sides([each for each in messages("fr") if each.where.startswith(f"{where} ")]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", TITLES)
def test_cards_are_written_like_sentences(lang: str, id: str) -> None:
    assert faults([each for each in cards(lang) if each.where.startswith(f"{id} ")], lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", TITLES)
def test_rulebooks_are_written_like_books(lang: str, id: str) -> None:
    assert faults([each for each in rules(lang) if each.where.startswith(f"{id} ")], lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", TITLES)
def test_a_whole_game_is_told_as_people_tell_it(lang: str, id: str) -> None:
    told = story(lang, id)
    assert len(told) > 100
    assert faults(told, lang) == []
    assert lang == "en" or sides(told) == []
    assert [each for each in told if ENGINE.search(each.text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", TITLES)
def test_no_label_no_refusal_and_no_event_speaks_in_ids_or_notation(lang: str, id: str) -> None:
    """Whoever points at cards reads names; ids and lines such as `create C16 slot 1` are for those who type."""
    game = title(id)
    ids = [face.id for face in game.box().faces() if any(sign.isdigit() for sign in face.id)]
    words = {words[0] for words, _ in game.notation.templates}
    pattern = rf"\b(?:{'|'.join(map(re.escape, ids))})\b|\b(?:{'|'.join(words)}) [A-Z]+\d+\b|⟦|\b[a-z]+_[a-z]+\b"
    assert [each for each in story(lang, id) if re.search(pattern, each.text)] == []


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Qui gagne ?", "space at ' ?'"),
        ("Qui gagne?", "space at 'e?'"),
        ("« Vous\u00a0»", "space at '« '"),
        ("l'aîné", "straight quote '"),
        ("1 cartes", "amount 1 cartes"),
        ("0 cartes", "amount 0 cartes"),
        ("2 carte", "amount 2 carte"),
        ("carte(s)", "bracketed ending e(s)"),
        ("Zone de Anna", "elision de Anna"),
        ("Zone de Hugo", "elision de Hugo"),
        ("le **artefact**", "elision le **artefact"),
        ("deux  espaces", "gap '  '"),
        ("reste { $count }", "gap '{'"),
    ],
)
def test_the_checks_find_what_they_look_for(text: str, wrong: str) -> None:
    assert wrong in problems(text, "fr")


@pytest.mark.parametrize(
    "text",
    [
        "Qui gagne\u202f? «\u00a0Vous\u00a0»\u00a0: 3 cartes, 1 carte, 0 carte",
        "à 12:30, niveau 2 perdu, de onze, le oui, donnez-le à Anna, 95\u00a0%",
        "tapez `create C16 ?`…",
    ],
)
def test_the_checks_let_good_sentences_pass(text: str) -> None:
    assert problems(text, "fr") == []


def test_the_checks_of_english_find_what_they_look_for() -> None:
    assert problems("1 cards", "en") == ["amount 1 cards"]
    assert problems("2 card", "en") == ["amount 2 card"]
    assert problems("a artefact", "en") == ["article a artefact"]
    assert problems("0 cards, 7 action cards, an artefact’s end?", "en") == []


def test_the_checks_hear_what_takes_sides() -> None:
    assert about_a_player("Vous êtes assis") == ["gender Vous êtes assis", "gender assis"]
    assert about_a_player("Anna est reposée") == ["gender Anna est reposée"]
    assert about_a_player("Anna est à table, vous êtes Leader") == []
