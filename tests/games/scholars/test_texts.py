"""Everything that this title can say has a sentence in both languages, and whole games can be told in them."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.games.scholars.game import TITLE
from tablee.games.scholars.rules import refusals
from tablee.games.scholars.rules.choices import WHATS
from tablee.games.scholars.state import terms
from tablee.kernel.agenda import pending
from tablee.kernel.decisions import Rule
from tablee.texts import LANGUAGES, Catalogue
from tablee.texts.speaker import Speaker

FOLDER = Path(tablee.__file__).parent / "games" / "scholars"
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")


def decisions() -> Iterator[tuple[str, int]]:
    """Prompt and number of parameters of every Decision that a step makes."""
    for path in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Decision":
                prompt, params = node.args[1], node.args[2]
                assert isinstance(params, ast.Tuple)
                for each in ast.walk(prompt):
                    if isinstance(each, ast.Constant) and isinstance(each.value, str):
                        yield each.value, len(params.elts)


@pytest.fixture(params=LANGUAGES)
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return Catalogue(request.param, "scholars")


def test_every_prompt_has_a_question_that_names_its_parameters(catalogue: Catalogue) -> None:
    found = dict(decisions())
    assert {"turn", "dice", "chain", "tuck", "caliph", "rival-wants", "move-gold"} <= set(found)
    for prompt, amount in found.items():
        entry = catalogue.entries[f"prompt-{prompt}"]
        names = TITLE.prompts[prompt]
        assert len(names) == amount, prompt
        assert set(VARIABLE.findall(entry)) <= set(names), prompt


def test_every_event_uses_only_its_own_facts(catalogue: Catalogue) -> None:
    for id, kind in TITLE.events.items():
        used = set(VARIABLE.findall(catalogue.entries[f"event-{id}"]))
        assert used <= {*kind.facts, "who", "name", "whom"}, id


def test_every_refusal_choice_and_word_has_its_text(catalogue: Catalogue) -> None:
    rules = [value.message for value in vars(refusals).values() if isinstance(value, Rule)]
    assert len(rules) > 50
    choices = [re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower() for kind in TITLE.notation.words_of]
    faces = TITLE.box().faces()
    words = {
        "refusal": rules,
        "choice": choices,
        "colour": terms.COLOURS,
        "science": terms.SCIENCES,
        "slot": terms.SLOTS,
        "act": terms.ACTS,
        "guild": terms.GUILDS,
        "phase": terms.PHASES,
        "what": WHATS,
        "option": [*terms.OPTIONS, *[option.name for option in TITLE.options]],
        "kind": {face.kind for face in faces},
        "timing": {face.timing for face in faces},
        "number": {name for face in faces for name in face.numbers},
        "provenance-of": {what for face in faces for what in face.provenance},
        "provenance": {by for face in faces for by in face.provenance.values()},
        "score": ["dice", "retired", "guilds", "caliphs", "research", "scrolls", "pages", "rows", "note"],
        "tie": ["employed", "workers", "shared", "opponent"],
    }
    missing = [f"{family}-{word}" for family, members in words.items() for word in members]
    assert [id for id in missing if id not in catalogue] == []


def test_all_languages_have_the_same_messages() -> None:
    pages = [(FOLDER / "texts" / f"{lang}.ftl").read_text("utf-8") for lang in LANGUAGES]
    ids = [re.findall(r"^([a-z][\w-]*) =", page, re.MULTILINE) for page in pages]
    assert ids[0] == ids[1]
    assert len(ids[0]) == len(set(ids[0]))


class StrictSpeaker(Speaker):
    """Fails where Fluent would only shrug."""

    def say(self, id: str, **params: Any) -> str:
        text, problems = self.catalogue.checked(id, params)
        assert problems == [], (id, params)
        assert text.strip() == text != "", (id, text)
        return text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "myriade"), [(1, True), (2, True), (3, False)])
def test_a_whole_game_can_be_told(lang: str, seats: int, myriade: bool) -> None:
    speaker = StrictSpeaker(lang, TITLE)
    speaker.names = ["Ana", "Bo", "Cleo"][:seats]
    rng = random.Random(f"{lang} {seats}")
    pos: Any = TITLE.setup({"myriade": myriade, "level": 4}, seats, "told")
    said: set[str] = set()
    pool: list[Any] = []
    while pending(pos):
        decision = pending(pos)[0]
        said.add(speaker.prompt(decision))
        said |= {speaker.choice(choice, pos, decision.seat) for choice in decision.choices}
        pool = (pool + decision.choices)[-40:]
        refusal = TITLE.explain(pos, decision.seat, rng.choice(pool))
        if refusal:
            speaker.refusal(refusal)
        pos = TITLE.play(pos, decision.seat, rng.choice(decision.choices))
        for event in pos.events or []:
            said.add(speaker.event(event.shown(TITLE.events, decision.seat), decision.seat))
    assert len(said) > 200


@pytest.mark.parametrize(
    ("card", "says"),
    [
        ("sanskrit-j", "en remettant au sac 1 dé noir de votre main, vous pouvez gagner 1 XP et tirer 1 dé."),
        ("wild1-g", "Quand on dépêche cette carte : placez 2 influences dans une ou plusieurs guildes au choix."),
        ("wild1-a", "Parle deux langues étrangères au choix."),
        ("wild2-a", "Parle arabe et deux langues étrangères au choix."),
        ("greek-k", "gagnez 1 Pièce, plus 1 dé noir ou 1 ouvrier blanc."),
        ("greek-g", "les dés jaunes et orange comptent comme une même couleur."),
        ("start-11", "contre 1 XP, vous pouvez gagner 1 Or ou 2 Pièces."),
        ("page-16", "hébraïque, vous pouvez avancer d’une case sur une piste primaire contre 1 ouvrier."),
        ("page-24", "si vous avez avancé ce tour-ci en Mathématiques ou en Physique, détruisez 1 dé blanc."),
        ("page-10", "Sous Voyager : détruisez 1 dé blanc et tirez 1 dé pour chaque livraison à la guilde violette."),
        ("page-52", "En fin de partie : placez 1 influence dans chaque guilde."),
        ("page-51", "gagnez 3 dés primaires."),
        ("scroll-chinese-d", "1 PV par parchemin hébreu ou persan que vous avez traduit."),
        ("scroll-chinese-e", "1 PV par dé violet, 2 de plus avec au moins 4 dés bleus."),
        ("goal-persian", "Traduire un parchemin d’Astronomie : 1 ouvrier rouge."),
        ("resource-2", "Dés : 7 blancs, 1 bleu ; ouvriers : 1 blanc ; 1 Or, 4 Pièces."),
        ("room-3", "Prix : 1 Pièce."),
        ("rule-rest", "Au repos, tirez 4 dés."),
        ("up-medicine", "Dé imprimé : noir 3."),
        ("level-1", "Somme des dés au départ : −2. Avance : 15 PV."),
        (
            "level-3",
            "En plus : 1 parchemin grec, 1 Or sur le traducteur neutre le plus à gauche, 1 influence sur le premier",
        ),
        ("level-4", "près du marqueur neutre, 1 influence dans la guilde orange."),
        ("house-2", "Livraison : 1 Pièce pour 2 influences ;"),
    ],
)
def test_a_card_speaks_french_as_a_player_does(card: str, says: str) -> None:
    spoken = Speaker("fr", TITLE).text(card)
    assert says in re.sub(r"\s", " ", spoken), spoken
