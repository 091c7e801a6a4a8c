"""Every message exists in every language, is used, and can be said: nothing that the code may say is missing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import get_args, get_type_hints, is_typeddict

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Term
from fluent.syntax.parser import FluentParser

import tablee
from tablee.cli.main import COMMANDS, command
from tablee.cli.session import COMMANDS as TYPED
from tablee.games import TITLES, title
from tablee.games.ancient_knowledge.state.terms import KINDS, PHASES, TIMINGS, TYPES
from tablee.games.ancient_knowledge.state.view_types import AncientView
from tablee.kernel.errors import SENTENCES
from tablee.texts import HERE, LANGUAGES, Catalogue, entries, files, quickly
from tablee.texts.typography import typeset_source
from tests.games.messages import VARIABLE, check_sayable

SRC = Path(tablee.__file__).parent
GAME = SRC / "games" / "ancient_knowledge"
AK = title("ancient-knowledge")
PAGES = [path for lang in LANGUAGES for path in files(lang, "ancient-knowledge")]


def sources(*folders: str) -> Iterator[ast.Module]:
    """All modules of these folders, and with the command line this title's drawing: others have pages of their own."""
    for folder in folders:
        paths = sorted(path for path in (SRC / folder).rglob("*.py") if path.name != "terminal.py")
        drawing = [GAME / "terminal.py"] if folder == "cli" else []
        for path in [*paths, *drawing]:
            yield ast.parse(path.read_text("utf-8"))


def called(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in names:
                yield node


def texts_in(node: ast.AST) -> set[str]:
    return {each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)}


def prompts() -> dict[str, int]:
    """Prompt -> how many parameters, from every Decision that a step makes."""
    found: dict[str, int] = {}
    for file in sorted((GAME / "rules").glob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
            named = {
                target.id: texts_in(node.value)
                for node in ast.walk(function)
                if isinstance(node, ast.Assign)
                for target in node.targets
                if isinstance(target, ast.Name)
            }
            for call in called(function, "Decision"):
                prompt, params = call.args[1], call.args[2]
                assert isinstance(params, ast.Tuple)
                ids = named[prompt.id] if isinstance(prompt, ast.Name) else texts_in(prompt)
                found |= dict.fromkeys(ids, len(params.elts))
    return found


def rules() -> set[str]:
    """The messages of every Rule that can forbid a choice."""
    paths = (GAME / "rules" / "refusals.py", SRC / "kernel" / "title.py")
    trees = [ast.parse(path.read_text("utf-8")) for path in paths]
    return {
        call.args[1].value
        for tree in trees
        for call in called(tree, "Rule")
        if len(call.args) == 2 and isinstance(call.args[1], ast.Constant)
    }


def raised() -> set[str]:
    """The ids of all errors and sentences that the kernel, the shell, the titles and the bots make."""
    found = set()
    for tree in sources("kernel", "cli", "texts", "games", "bots", "lab"):
        for call in called(tree, "BadInput", "Sentence", "BadNotation", "IllegalChoice", "StaleChoice"):
            if call.args and isinstance(call.args[0], ast.Constant):
                found.add(call.args[0].value)
    return found


def choice_ids() -> set[str]:
    return {re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower() for kind in AK.notation.words_of}


@pytest.fixture(params=LANGUAGES)
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return Catalogue(request.param, "ancient-knowledge")


def test_the_scans_find_what_they_look_for() -> None:
    assert {"action", "pay", "lose-cards", "lose-artefact", "steal"} <= set(prompts())
    assert {"slot-full", "padlock", "not-offered"} <= rules()
    assert {"unknown-command", "card-twice", "no-file"} <= raised()


def test_all_languages_have_the_same_messages() -> None:
    ids = [set(Catalogue(lang, "ancient-knowledge").entries) for lang in LANGUAGES]
    kernel = {f"error-{id}" for id in SENTENCES}  # English ones stand with the errors themselves
    assert ids[0] == ids[1] - kernel
    assert kernel <= ids[1]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: f"{path.parents[1].name}-{path.name}")
def test_every_page_of_messages_is_read_as_fluent_reads_it(path: Path) -> None:
    page = FluentParser().parse(path.read_text("utf-8"))
    ids = [entry.id.name for entry in page.body if isinstance(entry, (Message, Term))]
    assert [entry for entry in page.body if type(entry).__name__ == "Junk"] == []
    assert len(ids) == len(set(ids)), "an id stands twice"
    assert sorted(entries(path.read_text("utf-8"))) == sorted(ids)


def test_no_id_stands_on_two_pages() -> None:
    for lang in LANGUAGES:
        ids = [id for path in files(lang, "ancient-knowledge") for id in entries(path.read_text("utf-8"))]
        assert len(ids) == len(set(ids))


def test_every_prompt_has_a_question_that_names_its_parameters(catalogue: Catalogue) -> None:
    for prompt, amount in prompts().items():
        names = AK.prompts[prompt]
        assert len(names) == amount, prompt
        assert set(VARIABLE.findall(catalogue.entries[f"prompt-{prompt}"])) <= set(names), prompt


def test_every_event_can_be_told_with_and_without_what_is_hidden(catalogue: Catalogue) -> None:
    person = {"who", "name", "whom"}
    for id, kind in AK.events.items():
        assert set(VARIABLE.findall(catalogue.entries[f"event-{id}"])) <= {*kind.facts, *person}, id
        if kind.secret:
            known = set(VARIABLE.findall(catalogue.entries[f"event-{id}-known"]))
            assert known <= {*kind.facts, *kind.secret, *person}, id
            assert known >= set(kind.secret), f"{id} keeps its secret from those who know it"


def test_every_refusal_has_a_sentence(catalogue: Catalogue) -> None:
    for id in rules():
        assert f"refusal-{id}" in catalogue


def test_every_choice_has_a_label(catalogue: Catalogue) -> None:
    for id in choice_ids():
        assert f"choice-{id}" in catalogue


def test_every_error_has_a_sentence(catalogue: Catalogue) -> None:
    for id in raised():
        assert f"error-{id}" in catalogue or (catalogue.lang == "en" and id in SENTENCES), id


def test_kernel_errors_have_the_same_parameters_in_every_language() -> None:
    french = Catalogue("fr")
    for id, sentence in SENTENCES.items():
        names = {name for _, name, _, _ in Formatter().parse(sentence) if name}
        assert set(VARIABLE.findall(french.entries[f"error-{id}"])) == names, id


def fields(kind: object) -> Iterator[str]:
    """The names of everything in a part of a view, however deep, by its declaration."""
    for each in get_args(kind):
        yield from fields(each)
    if is_typeddict(kind):
        for name, inside in get_type_hints(kind).items():
            yield name
            yield from fields(inside)


def areas() -> set[str]:
    """The parts of a view that the page's plain board and the terminal's generic drawing call by a name."""
    return set(fields(AncientView)) - {"seat", "players", "phase", "round", "turn", "score", "card"}


def words() -> dict[str, set[str]]:
    """Family -> the words of it that data and code use."""
    faces = AK.box().faces()
    return {
        "kind": {*KINDS, *TYPES},
        "type": set(TYPES),
        "timing": set(TIMINGS),
        "phase": set(PHASES),
        "option": {f"{option.name}{end}" for option in AK.options for end in ("", "-more")},
        "number": {name for face in faces for name in face.numbers},
        "provenance": {by.replace(" ", "-") for face in faces for by in face.provenance.values()} | {"card-file"},
        "provenance-of": {what for face in faces for what in face.provenance},
        "score": {"past", "effects", "knowledge", "timeline", "lost"},
        "tie": {"lost", "age", "shared"},
        "area": areas(),
    }


def test_every_word_of_the_title_has_a_translation(catalogue: Catalogue) -> None:
    for family, members in words().items():
        for word in members:
            assert f"{family}-{word}" in catalogue


def test_every_message_that_the_shell_says_by_name_exists(catalogue: Catalogue) -> None:
    for tree in sources("cli", "texts"):
        for call in called(tree, "say"):
            if call.args and isinstance(call.args[0], ast.Constant):
                assert call.args[0].value in catalogue


def parameters() -> Iterator[tuple[str, str]]:
    """Every command with every parameter it takes."""
    for name in COMMANDS:
        for param in command(name).params:
            yield name, (param.name or "").strip("_").replace("_", "-")


def test_every_command_and_everything_one_can_type_has_its_help(catalogue: Catalogue) -> None:
    for name in COMMANDS:
        assert f"help-{name}" in catalogue
    for name, word in parameters():
        assert f"help-{name}-{word}" in catalogue or f"help-any-{word}" in catalogue, (name, word)
    for word in TYPED:
        for end in ("", "-use", "-help"):
            assert f"command-{word}{end}" in catalogue


def test_no_message_is_left_over(catalogue: Catalogue) -> None:
    reasons = {word for each in AK.reasons() for word in (each.message, each.less) if word}
    families = {
        **words(),
        "prompt": set(prompts()),
        "first": set(prompts()),
        "event": {*AK.events, *[f"{id}-known" for id, kind in AK.events.items() if kind.secret]},
        "refusal": rules(),
        "choice": choice_ids(),
        "reason": reasons,
        "does": reasons,
        "card": {name for face in AK.box().faces() for name in face.extra},
        "error": {*raised(), *SENTENCES},
        "help": {*COMMANDS, *[f"{scope}-{word}" for name, word in parameters() for scope in (name, "any")], "any-help"},
        "command": {f"{word}{end}" for word in TYPED for end in ("", "-use", "-help")},
        "overview-example": {"1", "2", "3", "4"},
        "doctor": {"pure", "compiled"},
        "ak-head": {"player", "hand", "timeline", "past", "artefacts", "knowledge", "lost", "points"},
    }
    spoken = {f"{family}-{id}" for family, ids in families.items() for id in ids}
    spoken |= set().union(*[texts_in(tree) for tree in sources("cli", "texts", "lab")])
    spoken.add("score-note")  # on the page's score sheet
    own = {id for path in files(catalogue.lang)[1:] for id in entries(path.read_text("utf-8"))}  # lab and server look
    assert [id for id in catalogue.entries if id not in spoken | own] == []  # after their own


def test_every_message_can_be_said_whatever_its_parameters(catalogue: Catalogue) -> None:
    check_sayable(catalogue, catalogue.entries)


@pytest.mark.parametrize("value", [0, 7, -31, 999, 12345, "Ana", "{ $x }"])
def test_what_is_said_without_fluent_is_what_fluent_says(catalogue: Catalogue, value: object) -> None:
    bundle = FluentBundle([catalogue.lang], use_isolating=False)
    for path in files(catalogue.lang, "ancient-knowledge"):
        bundle.add_resource(FluentResource(typeset_source(path.read_text("utf-8"), catalogue.lang)))
    said = 0
    for id, entry in catalogue.entries.items():
        params = dict.fromkeys(VARIABLE.findall(entry), value)
        quick = quickly(entry, params)
        if quick is not None:
            said += 1
            assert quick == bundle.format_pattern(bundle.get_message(id).value, params)[0]
    assert said > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_round_is_called_by_the_same_word_everywhere(lang: str) -> None:
    page = entries((HERE / f"page.{lang}.ftl").read_text("utf-8"))["round"]
    word = page.split("=")[-1].split("{")[0].strip()
    for each in TITLES:
        for id, entry in entries(files(lang, each)[-1].read_text("utf-8")).items():
            for before in re.findall(r"(\w+) \{ \$round \}", entry):
                assert before.lower() == word.lower(), (each, id)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", TITLES)
def test_the_page_is_told_what_labels_say_beside_the_fields_of_a_choice(lang: str, id: str) -> None:
    """A price, or where it leads: only the position knows that."""
    game = title(id)
    messages = entries(files(lang, id)[-1].read_text("utf-8"))
    for kind, words in game.notation.words_of.items():
        label = f"choice-{re.sub('(?<!^)(?=[A-Z])', '-', kind.__name__).lower()}"
        fields = {word[1:-1] for word in words if word[0] == "{"} | {"target", "there"}
        more = set(VARIABLE.findall(messages.get(label, ""))) - fields
        assert bool(more) == (kind in game.priced), (label, more)
