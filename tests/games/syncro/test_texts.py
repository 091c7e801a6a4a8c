"""Everything that Syncro may say exists in both languages, is used, and can be said."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.games.syncro.game import TITLE
from tablee.games.syncro.rules.choices import SIGNALS
from tablee.games.syncro.state.terms import DECKS, PHASES
from tablee.games.syncro.state.view import EFFECTS, UNLOCKS
from tablee.kernel.title import Option
from tablee.texts import LANGUAGES, Catalogue
from tablee.texts.speaker import Speaker
from tests.games.messages import (
    check_events,
    check_languages,
    check_prompts,
    check_provenance,
    check_sayable,
    check_story,
    choice_ids,
    event_ids,
    own,
    refused,
)
from tests.games.syncro.table import new_level, table

SRC = Path(tablee.__file__).parent
GAME = SRC / "games" / "syncro"
FACES = TITLE.box().faces()
DEFEATS = {"empty-hands", "payment"}


def calls(name: str) -> Iterator[ast.Call]:
    """Wherever the rules call this."""
    for path in sorted((GAME / "rules").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == name:
                yield node


def constant(node: ast.expr) -> str:
    assert isinstance(node, ast.Constant)
    return str(node.value)


def prompts() -> dict[str, int]:
    """Prompt -> how many parameters, from every Decision that a step makes."""
    found = {}
    for call in calls("Decision"):
        params = call.args[2]
        assert isinstance(params, ast.Tuple)
        found[constant(call.args[1])] = len(params.elts)
    return found


def rules() -> set[str]:
    return {constant(call.args[1]) for call in calls("Rule")}


def fields(value: Any) -> Iterator[str]:
    """The names of everything in a view, however deep."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield name.replace("_", "-")
            yield from fields(part)
    elif isinstance(value, list):
        for part in value:
            yield from fields(part)


def areas() -> set[str]:
    horde = {"r5c1": {"card": "GO-05", "on": [1, "p1:2"], "absorbed": [1]}}
    t = table(level=5, horde=horde, p1=[1], p2=[1], discards=[3])
    return set(fields(t.view("p1"))) - {"seat", "players", "phase", "round"}  # told elsewhere on the page


def words() -> dict[str, set[str]]:
    """Family -> the words of it that data and code use."""
    named: dict[str, Option] = {option.name: option for option in TITLE.options}
    return {
        "kind": {face.kind for face in FACES},
        "timing": {face.timing for face in FACES},
        "phase": set(PHASES),
        "option": set(named) | {f"{name}-more" for name in named} - {"campaign-more"} | {"first-leader-next"},
        "first": {"estimate", "turn"},  # what a question means, said in one's first game
        "monster-pool": set(named["monster-pool"].values),
        "number": {name for face in FACES for name in face.numbers},
        "provenance-of": {what for face in FACES for what in face.provenance} - {"numbers"},
        "provenance": {"reconstructed"},
        "score": {"enemies"},
        "signal": set(SIGNALS),
        "estimate": set(SIGNALS),
        "judged": set(SIGNALS),
        "by": DEFEATS,
        "defeat": DEFEATS,
        "fate": {"keep", "discard"},
        "deck": set(DECKS),
        "face": {"up", "down", "gone"},
        "place": {place for plan in TITLE.box().diagrams for place in plan.ids},
        "unlocked": {name for _, name in UNLOCKS},
        "effect": {name for _, name in EFFECTS},
        "area": areas(),
    }


def terminal() -> set[str]:
    """What the terminal says of this title by name."""
    tree = ast.parse((GAME / "terminal.py").read_text("utf-8"))
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in texts if text.startswith("sy-")}


@pytest.fixture(params=LANGUAGES)
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return Catalogue(request.param, "syncro")


def test_the_scans_find_what_they_look_for() -> None:
    assert prompts() == {"estimate": 0, "turn": 1, "second-spell": 0, "give-more": 1, "pay": 3, "lose": 1, "keep": 1}
    assert {"must-pass", "all-or-nothing"} <= rules()
    assert {"horde", "hand-count", "absorbed", "by"} <= areas()
    assert len(terminal()) > 10


def test_both_languages_have_the_same_messages_and_share_none_with_the_shell() -> None:
    check_languages(TITLE.id)


def test_every_prompt_has_a_question_that_names_its_parameters(catalogue: Catalogue) -> None:
    check_prompts(catalogue, TITLE, prompts())


def test_every_event_can_be_told_with_and_without_what_is_hidden(catalogue: Catalogue) -> None:
    check_events(catalogue, TITLE)


def test_no_message_is_missing_and_none_is_left_over(catalogue: Catalogue) -> None:
    families = {
        **words(),
        "prompt": set(prompts()),
        "event": event_ids(TITLE),
        "refusal": rules(),
        "choice": choice_ids(TITLE),
    }
    wanted = {f"{family}-{id}" for family, ids in families.items() for id in ids} | terminal()
    # Whether a reason has a verb of its own is told by tests/teacher, which count those words for every title.
    assert {id for id in own(catalogue.lang, TITLE.id) if not id.startswith(("reason-", "does-"))} == wanted


def test_every_provenance_has_its_words(catalogue: Catalogue) -> None:
    check_provenance(catalogue, TITLE)


def test_every_message_can_be_said_whatever_its_parameters(catalogue: Catalogue) -> None:
    check_sayable(catalogue, own(catalogue.lang, TITLE.id))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("level", "seats"), [(3, 2), (5, 3), (7, 5), (9, 4)])
def test_a_whole_level_can_be_told_without_an_id_or_a_gap(lang: str, level: int, seats: int) -> None:
    speaker = Speaker(lang, TITLE)
    speaker.names = ["Ana", "Bo", "Cy", "Di", "Ed"][:seats]
    pos = new_level(level, seats, f"tell {lang}", new_cards=True).pos
    check_story(speaker, pos, random.Random(f"{lang}{seats}"), r"[{}$]|\bnone\b|\br\dc\d\b")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_a_random_level_is_a_sentence_with_its_rule(lang: str) -> None:
    speaker, rng = Speaker(lang, TITLE), random.Random(lang)
    levels = [new_level(5 + number % 5, 2 + number % 4, f"refuse {number}") for number in range(30)]
    assert len(set().union(*[refused(speaker, level.pos, rng) for level in levels])) > 10


def test_sentences_call_an_enemy_by_its_name_its_family_and_its_place() -> None:
    t = table(level=1, horde={"r3c1": "MU-01", "r3c2": "GO-05"}, p1=[5, 1], p2=[1, 1])
    speaker = Speaker("en", TITLE)
    speaker.names = ["Ana", "Bo"]
    attack = TITLE.read("attack r3c1 with 5")
    assert speaker.choice(attack, t.pos, 0) == "Attack Puffling (MU-01) with a 5"
    after = t.play("p1: attack r3c1 with 5")
    told = {"event": "attacked", "seat": "p1", "place": "r3c1"}
    speaker.look(after.view("p2"), [told])
    assert speaker.event(told, 1) == "Ana laid a Spell face down on Puffling (MU-01), Mushroom in row 3, card 1"


def test_a_destroyed_enemy_is_still_called_by_its_name() -> None:
    told = [
        {"event": "attacked", "seat": "p1", "place": "r3c1"},
        {"event": "destroyed", "place": "r3c1", "card": "MU-01"},
    ]
    speaker = Speaker("fr", TITLE)
    speaker.look({}, told)
    assert speaker.event(told[0], 0).endswith("sur Vesse rieuse (MU-01), Champignon en rangée 3, carte 1")
    assert speaker.event(told[1], 0).startswith("Ennemi détruit")
    assert speaker.event(told[1], 0).endswith("Vesse rieuse (MU-01) (rangée 3, carte 1)")


def test_a_place_whose_card_lies_face_down_is_called_by_its_row_alone() -> None:
    t = table(level=1, horde={"r2c1": "DR-01 down", "r3c1": "MU-01"}, p1=[5], p2=[1])
    speaker = Speaker("en", TITLE)
    speaker.look(t.view("p1"))
    assert speaker.places.get("r3c1") == "MU-01"
    assert speaker.at("r2c1") == {"target": "row 2, card 1", "there": "row 2, card 1"}


@pytest.mark.parametrize(
    ("amount", "en", "fr"),
    [
        (9, "You draw 9 Spells, as far", "Vous piochez 9 Sorts, dans"),
        (1, "You draw 1 Spell, as far", "Vous piochez 1 Sort, dans"),
    ],
)
def test_a_card_file_that_changes_a_number_changes_it_in_the_text(amount: int, en: str, fr: str) -> None:
    faces = {face.id: face for face in TITLE.box({"RW-1": {"amount": amount}}).faces()}
    assert faces["RW-1"].texts["en"].startswith(en)
    assert faces["RW-1"].texts["fr"].startswith(fr)


def test_no_card_shows_the_place_of_a_number() -> None:
    assert [face.id for face in FACES for text in face.texts.values() if "{" in text or "|" in text] == []
