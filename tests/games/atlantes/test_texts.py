"""Everything that Atlantes may say exists in both languages, is used, and can be said."""

from __future__ import annotations

import ast
import itertools
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tablee
from tablee.games.atlantes.board import PHASES
from tablee.games.atlantes.choices import ICON_IDS
from tablee.games.atlantes.game import TITLE
from tablee.games.atlantes.picks import Deed, Pick
from tablee.games.atlantes.view import TOTEMS
from tablee.kernel.agenda import advance, pending
from tablee.texts import LANGUAGES, Catalogue, entries, files
from tablee.texts.speaker import Speaker

GAME = Path(tablee.__file__).parent / "games" / "atlantes"
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
FACES = TITLE.box().faces()


def calls(file: str, name: str) -> Iterator[tuple[ast.FunctionDef | None, ast.Call]]:
    """Every call of this name in a module, with the function around it."""
    tree = ast.parse((GAME / file).read_text("utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for around in [*functions, None]:
        for node in ast.walk(around or tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == name:
                yield around, node


def texts_in(node: ast.AST) -> set[str]:
    return {each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)}


BLANKS = {"by": "", "begun": False, "options": ()}
"""What a step is filled with that is not a number."""
NEVER_FAIL = ("Leaving", "Imposing", "Exploring")


def deeds() -> list[Deed]:
    """One of each kind of step that an effect takes."""
    kinds: list[type] = [kind for kind in TITLE.steps.values() if issubclass(kind, Deed)]
    return [kind(*[BLANKS.get(field, 0) for field in kind.__match_args__]) for kind in kinds]  # type: ignore[attr-defined]


def prompts() -> dict[str, int]:
    """Prompt -> how many parameters, from every pick and from every Decision that another step makes."""
    found: dict[str, int] = {}
    for deed in deeds():
        if isinstance(deed, Pick):
            found[deed.prompt()] = len(deed.params())
    for file in ("steps.py", "picks.py", "paying.py"):
        for around, call in calls(file, "Decision"):
            if around is None or isinstance(call.args[1], ast.Call):  # a pick, told above
                continue
            named = {
                target.id: node.value
                for node in ast.walk(around)
                if isinstance(node, ast.Assign)
                for target in node.targets
                if isinstance(target, ast.Name)
            }
            prompt, params = call.args[1], call.args[2]
            params = named[params.id] if isinstance(params, ast.Name) else params
            assert isinstance(params, ast.Tuple)
            ids = texts_in(named[prompt.id] if isinstance(prompt, ast.Name) else prompt)
            found |= dict.fromkeys(ids, len(params.elts))
    return found


def rules() -> set[str]:
    return {str(call.args[1].value) for _, call in calls("board.py", "Rule")}  # type: ignore[attr-defined]


def choice_ids() -> set[str]:
    return {re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower() for kind in TITLE.notation.words_of}


def table_words() -> set[str]:
    """What the terminal's table says."""
    tree = ast.parse((GAME.parents[1] / "cli" / "tables" / "atlantes.py").read_text("utf-8"))
    named = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]
    said = [node.args[0] for node in named if node.func.attr in ("at", "named_list")]  # type: ignore[attr-defined]
    return set().union(*[texts_in(node) for node in said])


def words() -> dict[str, set[str]]:
    """Family -> the words of it that data and code use."""
    shared = {"numbers", "name-fr"}
    return {
        "kind": {face.kind for face in FACES},
        "timing": {face.timing for face in FACES},
        "phase": set(PHASES),
        "option": {option.name for option in TITLE.options}
        | {f"{option.name}-{value}" for option in TITLE.options for value in option.values if isinstance(value, str)},
        "number": {name for face in FACES for name in face.numbers},
        "provenance-of": {what for face in FACES for what in face.provenance} - shared,
        "provenance": {"reconstructed"},
        "score": {"hand", "objectives", "pile"},
        "tie": {"mantas", "king", "seat", *[name for _, name in TOTEMS]},
        "resource": {"gold", "power"},
        "effect": {deed.effect() for deed in deeds() if type(deed).__name__ not in NEVER_FAIL},
        "how": {str(call.args[0].value) for _, call in calls("board.py", "set_off_end")},  # type: ignore[attr-defined]
        "icon": set(ICON_IDS[1:]),
        "at": table_words(),
    }


@pytest.fixture(params=LANGUAGES)
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return Catalogue(request.param, "atlantes")


def own(lang: str) -> dict[str, str]:
    return entries(files(lang, "atlantes")[-1].read_text("utf-8"))


def test_the_scans_find_what_they_look_for() -> None:
    assert {"before", "after", "pay", "raise", "forced-raise", "ghost"} <= set(prompts())
    assert prompts()["pay"] == 4
    assert {"no-slot", "compulsory"} <= rules()
    assert {"conquer", "any", "dismiss"} <= words()["effect"]
    assert words()["how"] == {"locations", "characters", "objectives", "ghost"}


def test_both_languages_have_the_same_messages_and_share_none_with_the_shell() -> None:
    assert list(own("en")) == list(own("fr"))
    for lang in LANGUAGES:
        others = [id for path in files(lang, "atlantes")[:-1] for id in entries(path.read_text("utf-8"))]
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
    wanted = {f"{family}-{id}" for family, ids in families.items() for id in ids}
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
    return [0, 1, 2, 11] if "you" not in keys else list(keys)


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
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_whole_game_can_be_told_without_an_id_or_a_gap(lang: str, seats: int) -> None:
    speaker = Speaker(lang, TITLE)
    speaker.names = ["Ana", "Bo", "Cy", "Di"][:seats]
    rng = random.Random(f"{lang}{seats}")
    pos = TITLE.setup({"advanced": True}, seats, f"tell {seats}")
    while pending(pos):
        decision = pending(pos)[0]
        lines = [speaker.prompt(decision)] + [speaker.choice(each, pos, decision.seat) for each in decision.choices]
        choice = rng.choice(decision.choices)
        pos = TITLE.play(pos, decision.seat, choice)
        for seat in (None, *range(seats)):
            lines += [speaker.event(event.shown(TITLE.events, seat), seat) for event in pos.events or []]
        for line in lines:
            assert line
            assert not re.search(r"[{}$]|\bnone\b", line), line
    assert TITLE.result(pos) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_a_random_game_is_a_sentence_with_its_rule(lang: str) -> None:
    speaker = Speaker(lang, TITLE)
    rng = random.Random(lang)
    heard = set()
    for seats in (1, 2, 3):
        pos = TITLE.setup({}, seats, f"refuse {seats}")
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
    assert len(heard) > 15
