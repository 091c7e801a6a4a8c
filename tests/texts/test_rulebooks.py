"""The rulebooks in both languages: every rule is told, every drawing is there, and numbers are those of the cards."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tablee.games import TITLES, title
from tablee.texts import LANGUAGES
from tablee.texts.rulebook import PICTURE, folder, index, pictures, rules_in, sections, without_rules
from tablee.texts.speaker import faces_of
from tablee.texts.typography import plain_spaces

BOOKS = [(each, lang) for each in TITLES for lang in LANGUAGES]
SCHOLARS = {face.id: face for face in title("scholars").box().faces()}


def whole(name: str, lang: str) -> str:
    return "\n\n".join(section.text for section in sections(name, lang))


def stands_for(name: str, lang: str, rule: str) -> str:
    """The paragraph, with a table that follows it, that tells a rule."""
    parts = whole(name, lang).split("\n\n")
    at = next(n for n, part in enumerate(parts) if f"[{rule}]" in part)
    table = parts[at + 1] if at + 1 < len(parts) and parts[at + 1].startswith("|") else ""
    return without_rules(parts[at] + "\n" + table)


@pytest.mark.parametrize(("name", "lang"), BOOKS)
def test_every_rule_of_the_index_is_told_and_no_other(name: str, lang: str) -> None:
    told = {rule.rstrip("†") for rule in rules_in(whole(name, lang))}
    assert told == {entry["id"] for entry in index(name)}


@pytest.mark.parametrize("name", TITLES)
def test_a_rule_is_told_in_the_same_section_in_both_languages(name: str) -> None:
    english, french = (
        [(section.phase, sorted(rules_in(section.text))) for section in sections(name, lang)] for lang in LANGUAGES
    )
    assert english == french


@pytest.mark.parametrize(("name", "lang"), BOOKS)
def test_every_drawing_is_there_and_every_one_is_used(name: str, lang: str) -> None:
    used = PICTURE.findall(whole(name, lang))
    assert sorted(file for _, file, _ in used) == sorted(pictures(name))
    assert all(len(alt) > 40 for alt, _, _ in used), "whoever does not see it is told what it shows"
    assert whole(name, lang).count("](") == len(used), "a drawing stands alone on its line"


@pytest.mark.parametrize("path", [path for name in TITLES for path in sorted(folder(name).glob("*.svg"))], ids=str)
def test_a_drawing_needs_no_language_and_shows_by_day_and_by_night(path: Path) -> None:
    drawing = ElementTree.parse(path).getroot()
    assert drawing.get("stroke") == "currentColor"
    words = [element.text or "" for element in drawing.iter() if element.tag.endswith("text")]
    assert not [word for word in words if len(word) > 2], "words belong into the caption, in each language"
    assert not [element for element in drawing.iter() if element.get("id")], "several drawings lie on one page"
    assert path.stat().st_size < 16_000


@pytest.mark.parametrize(("name", "lang"), BOOKS)
def test_apostrophes_are_typographic(name: str, lang: str) -> None:
    text = (folder(name) / f"{lang}.md").read_text("utf-8")
    assert not re.findall(r".{0,20}'.{0,20}", text)
    assert not [entry["id"] for entry in index(name) if "'" in entry["words"][lang] + entry["section"][lang]]


def test_a_dagger_says_that_a_rule_is_reconstructed() -> None:
    reconstructed = {entry["id"] for entry in index("scholars") if entry["by"] == "reconstructed"}
    for lang in LANGUAGES:
        assert {rule[:-1] for rule in rules_in(whole("scholars", lang)) if rule.endswith("†")} == reconstructed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_of_scholars_give_the_numbers_of_the_boards(lang: str) -> None:
    def told(rule: str) -> list[int]:
        return [int(found) for found in re.findall(r"\d+", stands_for("scholars", lang, rule))]

    track = SCHOLARS["track-physics"].numbers
    costs = [track[f"cost-{level}"] for level in range(1, 8)]
    points = [0] + [track[f"points-{level}"] for level in range(1, 8)]
    values = [SCHOLARS[f"house-{row}"].numbers["value"] for row in (1, 2, 3)]
    decks = [face.numbers["value"] for face in SCHOLARS.values() if face.kind == "deck"]
    pile = SCHOLARS["rule-pile"].numbers
    assert told("SB-102")[2:9] == costs
    assert told("SB-108")[2:10] == points
    assert [number for number in told("SB-138") if number > 3] == values
    assert told("SB-013") == decks
    assert told("SB-036")[-12:] == [1, 2, 3, 4] + [
        pile[f"{mode}-{n}"] for mode in ("casual", "epic") for n in (1, 2, 3, 4)
    ]
    for row in (1, 2, 3):
        line = next(line for line in whole("scholars", lang).split("\n") if f"[SB-09{row - 1}]" in line)
        house = SCHOLARS[f"house-{row}"].numbers
        found = [int(number) for number in re.findall(r"\d+", without_rules(line))]
        assert found[:3] == [row, *([house["cost"]] if house["cost"] else []), house["influence"]][:3]
    rooms = re.findall(r"^\| (\d+) \| (\d+) ", stands_for("scholars", lang, "SB-100"), re.MULTILINE)
    assert rooms == [(str(n), str(SCHOLARS[f"room-{n}"].numbers["cost"])) for n in range(1, 11)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_of_scholars_name_every_page(lang: str) -> None:
    text = whole("scholars", lang)
    assert not [face.id for face in SCHOLARS.values() if face.kind == "page" and f"**{face.names[lang]}**" not in text]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_of_atlantes_name_every_character_and_goal(lang: str) -> None:
    text = plain_spaces(whole("atlantes", lang).lower())
    kinds = ("starting", "ocean", "king", "objective", "token")
    faces = [face for face in faces_of(title("atlantes").box()) if face.kind in kinds]
    assert len(faces) == 6 + 9 + 8 + 14
    assert not [face.id for face in faces if plain_spaces(face.names[lang].lower()) not in text]
