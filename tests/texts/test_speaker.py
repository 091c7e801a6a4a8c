"""What a reader is told, in both languages and from both sides of a secret."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablee.games import title
from tablee.kernel.agenda import pending
from tablee.kernel.errors import BadInput, IllegalChoice, Sentence, TableeError
from tablee.kernel.game import Game
from tablee.texts import LANGUAGES, language
from tablee.texts.speaker import Speaker
from tests.games.ancient_knowledge.table import table

AK = title("ancient-knowledge")
NAMES = ["Ana", "Bo", "Cleo"]


class StrictSpeaker(Speaker):
    """Fails where Fluent would only shrug."""

    def say(self, id: str, **params: Any) -> str:
        text, problems = self.catalogue.checked(id, params)
        assert problems == [], (id, params)
        return text


def speaker(lang: str = "en") -> Speaker:
    made = StrictSpeaker(lang, AK)
    made.names = NAMES
    return made


@pytest.mark.parametrize(
    ("wish", "environ", "spoken"),
    [
        ("fr", {"LANG": "en_GB.UTF-8"}, "fr"),
        ("en", {"TABLEE_LANG": "fr"}, "en"),
        (None, {"TABLEE_LANG": "fr", "LC_ALL": "C"}, "fr"),
        (None, {"LC_ALL": "fr_CA.UTF-8", "LANG": "en_US"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_wish_comes_before_the_setting_and_the_setting_before_the_system(
    wish: str | None, environ: dict[str, str], spoken: str
) -> None:
    assert language(wish, environ) == spoken


def test_a_draw_names_the_cards_to_the_one_who_drew_and_their_number_to_the_others() -> None:
    mine = {"event": "drew", "seat": "p1", "count": 2, "cards": ["C5", "M4"]}
    theirs = {"event": "drew", "seat": "p1", "count": 2}
    assert speaker().event(mine, 0) == "You drew Ellora Caves (C5), Sulawesi Megaliths (M4)"
    assert speaker().event(theirs, 1) == "Ana drew 2 cards"
    assert speaker("fr").event(theirs, 1) == "Ana a pioché 2 cartes"
    assert speaker("fr").event({**theirs, "count": 1}, 0) == "Vous avez pioché 1 carte"


def test_what_is_done_to_the_reader_is_told_as_such() -> None:
    stolen = {"event": "stole", "seat": "p2", "victim": "p1", "card": "C16"}
    assert speaker().event(stolen, 0) == "Bo took Heracleion (C16) from you"
    assert speaker().event(stolen, 1) == "You took Heracleion (C16) from Ana"
    del stolen["card"]
    assert speaker("fr").event(stolen, 2) == "Bo a pris une carte à Ana"


def test_a_full_slot_is_refused_with_its_number_and_the_place_in_the_booklet() -> None:
    t = table(p1={"hand": ["C16", "M1", "M2", "M3"], "timeline": {5: ["C5", "C6"]}}, p2={})
    refusal = AK.explain(t.pos, 0, "create C16 slot 5")
    assert refusal is not None
    assert speaker().refusal(refusal) == (
        "Slot 5 is full: two monuments at most (Create a monument (two per slot), AK-074)"
    )
    assert speaker("fr").refusal(refusal).startswith("L’emplacement 5 est complet\u00a0: deux monuments au plus")


def test_missing_prerequisites_are_named() -> None:
    t = table(p1={"hand": ["C16"]}, p2={}, tiles=[["T2", "T3", "T4"]])
    refusal = AK.explain(t.pos, 0, "learn T2")
    assert refusal is not None
    assert speaker().refusal(refusal) == "Aristotle (T2) needs 2 pyramids in your Past: you have 0 of 2 (Learn, AK-089)"


def test_a_creation_is_offered_with_its_price() -> None:
    t = table(p1={"hand": ["C16", "M1", "M2", "M3"]}, p2={})
    choice = AK.read("create C16 slot 1")
    assert speaker().choice(choice, t.pos, 0) == "Create Heracleion (C16) on slot 1 (discard 3)"
    assert speaker("fr").choice(choice, t.pos, 0) == "Créer Héracléion (C16) sur l’emplacement 1 (défausser 3)"


def test_errors_speak_the_readers_language_down_to_what_would_have_worked() -> None:
    error = BadInput(
        "bad-field", place="x.toml", field="seats", value=9, expected=Sentence("expected-number", least=2, most=4)
    )
    assert speaker().error(error) == str(error)
    assert (
        speaker("fr").error(error)
        == "x.toml\u00a0: «\u00a0seats\u00a0» ne peut pas être 9\u00a0: il faut un nombre entier de 2 à 4"
    )


def test_yes_and_no_are_told_as_they_are_typed() -> None:
    with pytest.raises(BadInput) as refused:
        title("ancient-knowledge").checked_options({"see-tiles": "True"}, 2)
    assert str(refused.value).endswith("cannot be 'True': expected one of False, True")  # to who writes Python
    assert Speaker("en").error(refused.value).endswith("cannot be 'True': expected one of false, true")
    assert Speaker("fr").error(refused.value).endswith("au choix false, true")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_whole_games_can_be_said(lang: str) -> None:
    """Prompts, choices, events as every seat sees them, and refusals of what others could choose."""
    voice = speaker(lang)
    rng = random.Random(lang)
    told: set[str] = set()
    asked: set[str] = set()
    for number in range(6):
        seats = 2 + number % 2
        game = Game.begin(AK, AK.box(), {"starting-hands": number % 3 == 0}, NAMES[:seats], f"{lang} {number}")
        earlier: list[Any] = []
        while not game.is_over():
            decision = rng.choice(pending(game.position))
            asked.add(decision.prompt)
            assert voice.prompt(decision)
            for choice in decision.choices[:3]:
                assert voice.choice(choice, game.position, decision.seat)
            for choice in rng.sample(earlier, min(3, len(earlier))):
                refusal = AK.explain(game.position, decision.seat, choice)
                if refusal is not None:
                    assert voice.refusal(refusal)
            chosen = rng.choice(decision.choices)
            earlier.append(chosen)
            game = game.next(decision.seat, chosen)
            assert game.last is not None
            for event in game.last.events:
                told.add(event.kind)
                for seat in (None, *range(seats)):
                    assert voice.event(event.shown(AK.events, seat), seat)
    assert {"created", "declined", "learned", "game-ended"} <= told
    assert {"action", "pay", "order", "decline"} <= asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_game_refuses_can_be_said(lang: str) -> None:
    game = Game.begin(AK, AK.box(), {}, NAMES[:2], "1")
    for choice in ("sing", "learn T1", "create C1 slot 1"):
        with pytest.raises(TableeError) as caught:
            game.next(0, choice)
        assert speaker(lang).error(caught.value)
    with pytest.raises(IllegalChoice) as undone:
        game.undo(0)
    assert speaker(lang).error(undone.value)
