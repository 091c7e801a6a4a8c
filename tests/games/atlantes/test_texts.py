"""Everything that Atlantes may say exists in both languages, is used, and can be said."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import tablee
from tablee.games.atlantes.game import TITLE
from tablee.games.atlantes.rules.choices import ICON_IDS
from tablee.games.atlantes.rules.picks import Deed, Pick
from tablee.games.atlantes.rules.scoring import TOTEMS
from tablee.games.atlantes.state.terms import PHASES
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

GAME = Path(tablee.__file__).parent / "games" / "atlantes"
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
    for file in [f"rules/{path.name}" for path in sorted((GAME / "rules").glob("*.py"))]:
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
    return {str(call.args[1].value) for _, call in calls("rules/refusals.py", "Rule")}  # type: ignore[attr-defined]


def table_words() -> set[str]:
    """What the terminal's table says."""
    tree = ast.parse((GAME / "terminal.py").read_text("utf-8"))
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
        | {f"{option.name}-{value}" for option in TITLE.options for value in option.values if isinstance(value, str)}
        | {f"{option.name}-more" for option in TITLE.options},
        "number": {name for face in FACES for name in face.numbers},
        "provenance-of": {what for face in FACES for what in face.provenance} - shared,
        "provenance": {"reconstructed"},
        "score": {"hand", "objectives", "pile", "note"},
        "tie": {"mantas", "king", "seat", *[name for _, name in TOTEMS]},
        "resource": {"gold", "power"},
        "effect": {deed.effect() for deed in deeds() if type(deed).__name__ not in NEVER_FAIL},
        "how": {str(call.args[0].value) for _, call in calls("state/board.py", "set_off_end")},  # type: ignore[attr-defined]
        "icon": set(ICON_IDS[1:]),
        "word": {*ICON_IDS[1:], "empty", "ghost", *[name for _, name in TOTEMS]},  # on the plain board
        "at": table_words(),
        "first": {"draft", "before", "pay", "after"},  # what a question means, said in one's first game
        "panel": {"points", "hand", "discard", "board", "mantas", "goals", "pile"},  # beside the icons on the page
    }


@pytest.fixture(params=LANGUAGES)
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return Catalogue(request.param, "atlantes")


def test_the_scans_find_what_they_look_for() -> None:
    assert {"before", "after", "pay", "raise", "forced-raise", "ghost"} <= set(prompts())
    assert prompts()["pay"] == 4
    assert {"no-slot", "compulsory"} <= rules()
    assert {"conquer", "any", "dismiss"} <= words()["effect"]
    assert words()["how"] == {"locations", "characters", "objectives", "ghost"}


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
    wanted = {f"{family}-{id}" for family, ids in families.items() for id in ids}
    # Whether a reason has a verb of its own is told by tests/teacher, which count those words for every title, and
    # whether each area has a name by tests/web/test_texts.py.
    assert {id for id in own(catalogue.lang, TITLE.id) if not id.startswith(("reason-", "does-", "area-"))} == wanted


def test_every_provenance_has_its_words(catalogue: Catalogue) -> None:
    check_provenance(catalogue, TITLE)


def test_every_message_can_be_said_whatever_its_parameters(catalogue: Catalogue) -> None:
    check_sayable(catalogue, own(catalogue.lang, TITLE.id))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_whole_game_can_be_told_without_an_id_or_a_gap(lang: str, seats: int) -> None:
    speaker = Speaker(lang, TITLE)
    speaker.names = ["Ana", "Bo", "Cy", "Di"][:seats]
    check_story(speaker, TITLE.setup({"advanced": True}, seats, f"tell {seats}"), random.Random(f"{lang}{seats}"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_a_random_game_is_a_sentence_with_its_rule(lang: str) -> None:
    speaker, rng = Speaker(lang, TITLE), random.Random(lang)
    heard = [refused(speaker, TITLE.setup({}, seats, f"refuse {seats}"), rng) for seats in (1, 2, 3)]
    assert len(set().union(*heard)) > 15


@pytest.mark.parametrize(
    ("card", "en", "fr"),
    [
        ("L16", "2 gold, raise another by 1.", "2 or, élever un autre lieu de 1."),
        ("L31", "raise others by 2 in all, empty.", "élever d’autres lieux de 2 en tout, vide."),
        ("L33", "raise another fully.", "élever complètement un autre lieu."),
        ("bonus-raise1", "raise your locations by 1 level in all.", "élevez vos lieux de 1 cran au total."),
    ],
)
def test_a_level_says_that_it_raises_other_locations_and_a_manta_that_it_raises_any(
    card: str, en: str, fr: str
) -> None:
    face = next(face for face in TITLE.box().faces() if face.id == card)
    assert face.texts["en"].endswith(en)
    assert face.texts["fr"].endswith(fr)
