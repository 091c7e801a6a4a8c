"""Titles, saved games and cards, for people and as data."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tablee import games, texts
from tablee.cli import doctor, draw
from tablee.games import TITLES, title
from tablee.kernel.title import Box, Title
from tablee.lab.bench import is_compiled
from tablee.texts import speaker
from tests.cli.shell import Shell

AK = title("ancient-knowledge")


def test_games_lists_the_titles_with_their_options(shell: Shell) -> None:
    ran = shell.run("games")
    assert "ancient-knowledge  Ancient Knowledge, 2 to 4 players" in ran.out
    assert "atlantes  Atlantes, 1 to 4 players" in ran.out
    assert "--option kings=numbered|draft|none: kings" in ran.out
    games = shell.run("games", "--json").data
    assert [game["id"] for game in games] == list(TITLES)
    game = games[0]
    assert (game["id"], game["players"], game["rules"]) == ("ancient-knowledge", [2, 4], AK.version)
    assert set(game["options"]) == {"starting-hands", "see-tiles", "ages"}


def test_every_option_that_games_lists_can_be_given(shell: Shell) -> None:
    listed = shell.run("games").out
    assert "--option ages=N,N,…" in listed
    assert "campaign=" not in listed  # its value is handed from level to level
    ran = shell.run("simulate", "ancient-knowledge", "--games", "1", "--option", "ages=30,40")
    assert (ran.code, ran.err) == (0, "")


def test_without_filter_all_cards_of_the_box_are_listed(shell: Shell) -> None:
    faces = shell.run("cards", "ancient-knowledge", "--json").data
    assert len(faces) == 189
    assert "189 cards" in shell.run("cards", "ancient-knowledge").out


def test_cards_are_found_by_kind_timing_and_word_in_either_language(shell: Shell) -> None:
    def ids(*args: str) -> list[str]:
        return [face["id"] for face in shell.run("cards", "ancient-knowledge", "--json", *args).data]

    faces = AK.box().faces()
    assert ids("--kind", "pyramid") == [f"P{n}" for n in range(1, 37)]
    assert ids("--kind", "pyramide", "--lang", "fr") == [f"P{n}" for n in range(1, 37)]
    assert ids("--timing", "decline") == [face.id for face in faces if face.timing == "decline"]
    assert ids("--timing", "déclin", "--lang", "fr") == ids("--timing", "decline")
    assert ids("--kind", "city", "--timing", "final") == [
        face.id for face in faces if face.kind == "city" and face.timing == "final"
    ]
    assert ids("--search", "HERACLEION") == ["C16"]
    assert ids("--search", "héracléion") == ["C16"]
    assert ids("--search", "no such thing") == []


def test_one_card_is_shown_in_full_with_where_its_facts_come_from(shell: Shell) -> None:
    ran = shell.run("cards", "ancient-knowledge", "c16")
    for words in ("C16 Heracleion", "city · cost 2 · slot 2 · knowledge 2 · points 2", "Draw 4 cards.", "Héracléion"):
        assert words in ran.out
    assert "French name: from the rulebook" in ran.out
    assert "nom français\u00a0: du livret" in shell.run("cards", "ancient-knowledge", "C16", "--lang", "fr").out


def test_a_knowledge_card_tells_what_it_needs(shell: Shell) -> None:
    assert "Prerequisites: 2 pyramids in your Past" in shell.run("cards", "ancient-knowledge", "T2").out


def test_a_card_file_changes_the_cards_and_is_named_as_their_source(shell: Shell) -> None:
    mine = shell.write("mine.toml", '[C16]\ncost = 0\nname-en = "Thonis"\n')
    ran = shell.run("cards", "ancient-knowledge", "C16", "--cards", mine)
    assert "C16 Thonis" in ran.out
    assert "cost 0" in ran.out
    assert "from your card file" in ran.out


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"C16": {"cost": 0}, "C16": {"cost": 1}}', "'C16' appears twice"),
        ('{"C16": {"cost": 0, "cost": 1}}', "'cost' appears twice"),
        ('{"C16": {}}', "'C16' cannot be {}: expected at least one field"),
        ('{"C16": {"cost": [1]}}', "[1] does not fit: expected a whole number from 0 to 9"),
        ('{"C16": {"name-en": "\\u001b[2J"}}', "'\\x1b[2J' does not fit: expected a line of at most 400 printable"),
    ],
)
def test_a_card_file_that_says_something_twice_or_nothing_is_refused(shell: Shell, text: str, told: str) -> None:
    ran = shell.run("cards", "ancient-knowledge", "C16", "--cards", shell.write("mine.json", text))
    assert (ran.code, ran.out) == (2, "")
    assert told in " ".join(ran.err.split())
    assert "\x1b" not in ran.err


def test_saved_games_are_listed_with_their_state(shell: Shell) -> None:
    assert shell.run("games", "--saved").out == "No saved games.\n"
    shell.play("--seed", "1", "--name", "Ana", "--bots", "random")
    (game,) = shell.saved()
    assert game["running"] is True
    assert game["players"] == ["Ana", "Senenmut (random)"]
    listed = shell.run("games", "--saved").out
    assert "unfinished" in listed
    assert game["file"] in listed.replace("\n", "")


def test_doctor_says_that_all_is_well(shell: Shell) -> None:
    ran = shell.run("doctor")
    assert ran.code == 0
    assert "Everything works." in ran.out
    assert AK.box().content in ran.out
    found = shell.run("doctor", "--json").data
    assert found["build"] in ("pure", "compiled")
    assert {id: about["cards"] for id, about in found["titles"].items()} == {
        id: len(shell.run("cards", id, "--all", "--json").data) for id in TITLES
    }
    assert found["titles"]["atlantes"]["cards"] == 112  # as the README says
    assert found["languages"] == ["en", "fr"]


def test_doctor_says_what_to_do_when_games_cannot_be_saved(shell: Shell) -> None:
    shell.data.write_text("a file where the folder should be")
    ran = shell.run("doctor")
    assert ran.code == 1
    assert "set TABLEE_DATA" in " ".join(ran.out.split())  # the line breaks where the folder's name lets it
    assert shell.run("doctor", "--json").data["data_problem"]


# A title with a fault


@pytest.mark.skipif(is_compiled(), reason="compiled, no field takes a value of another type")
@pytest.mark.parametrize("json", [[], ["--json"]])
@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("names", {}, "its names are {}, and none of them is in the language 'en'"),
        ("names", {"en": "Syncro"}, "its names are {'en': 'Syncro'}, and none of them is in the language 'fr'"),
        ("names", {"en": "Syncro", "fr": ""}, "none of them is in the language 'fr'"),
        ("names", None, "its names are None"),
        ("options", None, "its options are None, not a tuple of Option"),
        ("options", (3,), "one of its options is 3, not an Option"),
        ("notation", None, "its notation is None, not a Notation"),
        ("events", {"drew": 3}, "among its events, 'drew' is 3, not of the type EventKind"),
        ("prompts", {"act": "seat"}, "among its prompts, 'act' is 'seat', not of the type tuple"),
        ("least", 0, "least is 0, not a whole number from 1 on"),
        ("id", "sincro", "its id is 'sincro', not 'syncro'"),
    ],
)
def test_what_a_title_says_wrongly_of_itself_is_told_and_the_others_are_listed(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, name: str, value: Any, told: str, json: list[str]
) -> None:
    monkeypatch.setattr(title("syncro"), name, value)
    for lang in ("en", "fr"):
        listed = shell.run("games", *json, "--lang", lang)
        assert (listed.code, listed.err) == (0, "")
        assert "atlantes" in listed.out
        assert json or "".join(told.split()) in "".join(listed.out.split())  # lines are broken anywhere
    looked = shell.run("doctor", *json)
    assert looked.code == 1
    assert "syncro cannot be loaded" in looked.out
    assert "atlantes" in looked.out
    ran = shell.run("cards", "syncro")
    assert ran.code == 2
    assert "syncro cannot be loaded" in ran.err
    assert shell.run("cards", "atlantes", "L1").code == 0


def test_every_title_has_its_name_in_every_language_that_is_spoken() -> None:
    assert games.LANGUAGES == texts.LANGUAGES


def faceless(box: Box) -> list[Any]:
    raise IndexError("no face")


def unreadable(title: Title | None) -> SimpleNamespace:
    raise SyntaxError("no drawing")


@pytest.mark.parametrize("args", [("L1",), (), ("L1", "--json")])
def test_cards_that_cannot_be_told_are_a_fault_of_their_title(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...]
) -> None:
    monkeypatch.setattr(speaker, "faces_of", faceless)
    monkeypatch.setattr(doctor, "faces_of", faceless)
    ran = shell.run("cards", "atlantes", *args)
    assert (ran.code, ran.out) == (2, "")
    assert "atlantes cannot be loaded: IndexError: no face" in " ".join(ran.err.split())
    looked = shell.run("doctor")
    assert looked.code == 1
    assert "atlantes cannot be loaded: IndexError: no face" in " ".join(looked.out.split())


def test_a_drawing_that_cannot_be_loaded_is_a_fault_of_its_title(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(draw, "title_module", unreadable)
    ran = shell.run("cards", "atlantes", "L1")
    assert (ran.code, ran.out) == (2, "")
    assert "atlantes cannot be loaded" in ran.err
    assert "no drawing" in ran.err
