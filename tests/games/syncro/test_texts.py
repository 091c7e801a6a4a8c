"""Everything that Syncro may say exists in both languages, is used, and can be said."""

from __future__ import annotations

import ast
import itertools
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.games.syncro.board import DECKS, PHASES
from tablee.games.syncro.choices import SIGNALS
from tablee.games.syncro.game import TITLE
from tablee.games.syncro.view import UNLOCKS
from tablee.kernel.agenda import advance, pending
from tablee.kernel.title import Option
from tablee.texts import LANGUAGES, Catalogue, entries, files
from tablee.texts.speaker import Speaker
from tests.games.syncro.table import new_level, table

SRC = Path(tablee.__file__).parent
GAME = SRC / "games" / "syncro"
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
FACES = TITLE.box().faces()
DEFEATS = {"empty-hands", "payment"}


def calls(file: str, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse((GAME / file).read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == name:
            yield node


def constant(node: ast.expr) -> str:
    assert isinstance(node, ast.Constant)
    return str(node.value)


def prompts() -> dict[str, int]:
    """Prompt -> how many parameters, from every Decision that a step makes."""
    found = {}
    for call in calls("steps.py", "Decision"):
        params = call.args[2]
        assert isinstance(params, ast.Tuple)
        found[constant(call.args[1])] = len(params.elts)
    return found


def rules() -> set[str]:
    return {constant(call.args[1]) for call in calls("board.py", "Rule")}


def choice_ids() -> set[str]:
    return {re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower() for kind in TITLE.notation.words_of}


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
        "option": set(named),
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
        "unlocked": {name for _, name in UNLOCKS},
        "area": areas(),
    }


def terminal() -> set[str]:
    """What the terminal says of this title by name."""
    tree = ast.parse((SRC / "cli" / "tables" / "syncro.py").read_text("utf-8"))
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in texts if text.startswith("sy-")}


@pytest.fixture(params=LANGUAGES)
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return Catalogue(request.param, "syncro")


def own(lang: str) -> dict[str, str]:
    return entries(files(lang, "syncro")[-1].read_text("utf-8"))


def test_the_scans_find_what_they_look_for() -> None:
    assert prompts() == {"estimate": 0, "turn": 1, "second-spell": 0, "give-more": 1, "pay": 3, "lose": 1, "keep": 1}
    assert {"must-pass", "all-or-nothing"} <= rules()
    assert {"horde", "hand-count", "absorbed", "by"} <= areas()
    assert len(terminal()) > 10


def test_both_languages_have_the_same_messages_and_share_none_with_the_shell() -> None:
    assert list(own("en")) == list(own("fr"))
    for lang in LANGUAGES:
        others = [id for path in files(lang, "syncro")[:-1] for id in entries(path.read_text("utf-8"))]
        assert not set(own(lang)) & set(others)


def test_every_prompt_has_a_question_that_names_its_parameters(catalogue: Catalogue) -> None:
    for prompt, amount in prompts().items():
        names = catalogue.attribute(f"prompt-{prompt}", "names").split()
        assert len(names) == amount, prompt
        assert set(VARIABLE.findall(catalogue.entries[f"prompt-{prompt}"])) <= set(names), prompt


def test_every_event_can_be_told_with_and_without_what_is_hidden(catalogue: Catalogue) -> None:
    person = {"who", "name", "whom"}
    for id, kind in TITLE.events.items():
        assert set(VARIABLE.findall(catalogue.entries[f"event-{id}"])) <= {*kind.facts, *person}, id
        if kind.secret:
            known = set(VARIABLE.findall(catalogue.entries[f"event-{id}-known"]))
            assert set(kind.secret) <= known <= {*kind.facts, *kind.secret, *person}, id


def test_no_message_is_missing_and_none_is_left_over(catalogue: Catalogue) -> None:
    families = {
        **words(),
        "prompt": set(prompts()),
        "event": {*TITLE.events, *[f"{id}-known" for id, kind in TITLE.events.items() if kind.secret]},
        "refusal": rules(),
        "choice": choice_ids(),
    }
    wanted = {f"{family}-{id}" for family, ids in families.items() for id in ids} | terminal()
    assert set(own(catalogue.lang)) == wanted


def test_every_provenance_has_its_words(catalogue: Catalogue) -> None:
    for face in FACES:
        for what, by in face.provenance.items():
            assert f"provenance-of-{what}" in catalogue
            assert f"provenance-{by}" in catalogue


def samples(entry: str, name: str) -> list[object]:
    """Values for a parameter that take every way through a message."""
    selected = re.search(r"\$" + re.escape(name) + r"\s*->(.*?)\n\s*\}", entry, re.DOTALL)
    if not selected:
        return [3]
    keys = re.findall(r"\[([\w-]+)\]", selected[1])
    return [0, 1, 2, 11] if set(keys) <= {"0", "1", "one", "other"} else list(keys)


def test_every_message_can_be_said_whatever_its_parameters(catalogue: Catalogue) -> None:
    for id in own(catalogue.lang):
        entry = catalogue.entries[id]
        names = sorted(set(VARIABLE.findall(entry)))
        for values in itertools.product(*[samples(entry, name) for name in names]):
            text, problems = catalogue.checked(id, dict(zip(names, values, strict=True)))
            assert problems == [], (id, values)
            assert text.strip() == text != "", (id, values)
            assert "  " not in text, (id, values)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("level", "seats"), [(3, 2), (5, 3), (7, 5), (9, 4)])
def test_a_whole_level_can_be_told_without_an_id_or_a_gap(lang: str, level: int, seats: int) -> None:
    speaker = Speaker(lang, TITLE)
    speaker.names = ["Ana", "Bo", "Cy", "Di", "Ed"][:seats]
    rng = random.Random(f"{lang}{seats}")
    pos = new_level(level, seats, f"tell {lang}", new_cards=True).pos
    while pending(pos):
        decision = pending(pos)[0]
        lines = [speaker.prompt(decision)] + [speaker.choice(each, pos, decision.seat) for each in decision.choices]
        after = TITLE.play(pos, decision.seat, rng.choice(decision.choices))
        assert isinstance(after, type(pos))
        pos = after
        for seat in (None, *range(seats)):
            lines += [speaker.event(event.shown(TITLE.events, seat), seat) for event in pos.events or []]
        for line in lines:
            assert line
            assert not re.search(r"[{}$]|\bnone\b", line), line
    assert TITLE.result(pos) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_a_random_level_is_a_sentence_with_its_rule(lang: str) -> None:
    speaker = Speaker(lang, TITLE)
    rng = random.Random(lang)
    heard = set()
    for number in range(30):
        pos = new_level(5 + number % 5, 2 + number % 4, f"refuse {number}").pos
        pool: dict[str, object] = {}
        while pending(pos):
            decision = pending(pos)[0]
            pool.update(zip(TITLE.written(decision), decision.choices, strict=True))
            for line in rng.sample(sorted(pool), min(6, len(pool))):
                refusal = TITLE.explain(pos, decision.seat, line)
                if refusal is not None and refusal.rule.id:
                    heard.add(refusal.rule.message)
                    assert f"{refusal.rule.id})" in speaker.refusal(refusal)
            advance(pos, decision, rng.choice(decision.choices))
    assert len(heard) > 10
