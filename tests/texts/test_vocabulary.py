"""One thing has one word, the box's own, on cards, in the rules, in the log, on buttons and in the guide."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.games import title
from tablee.texts import GAMES, LANGUAGES, entries, files

AK = "ancient-knowledge"
PAGE = Path(__file__).resolve().parents[2] / "web" / "src" / "games"

INSTEAD = {
    (AK, "fr"): {
        r"\b[ôÔ]t(e|é|ée|és|ent|er|ez)\b": "retirer",
        r"\b[éÉ]cart(e|é|ée|és|ées|er|ez)\b": "défausser",
        r"\bfamilles?\b": "type",
        r"\bbascul": "retourner",
        r"\bgliss": "décaler, ou placer sous la pioche",
        r"phases? de (Déclin|Chronique)": "phase de déclin, de chronique",
        r"\b[rR]onde\b": "tour",
        r"[tT]uiles? de connaissance": "tuile Connaissance",
    },
    (AK, "en"): {
        r"\b[cC]hronicle\b": "Timeline",
        r"\b[kK]nowledge (card|tile|deck)": "Technology",
        r"\b([tT]ak(e|es|en|ing)|took) [^.:;]*\boff\b": "remove",
        r"\b([sS]et|sets|[sS]etting) [^.:;]*\bupright\b": "straighten",
        r"\bdemands?\b": "prerequisite",
        r"\bthr(ow|ows|own|owing) away\b": "discard",
    },
    ("atlantes", "fr"): {
        r"\b[vV]olcans?\b(?! sous-marin)": "volcan sous-marin",
        r"\b[cC]ivilisations?\b(?! engloutie)": "civilisation engloutie",
        r"[rR]angée du (haut|bas)\b(?! du plateau)": "rangée supérieure, inférieure",
        r"\bsoi-même\b": "lui-même",
    },
    ("atlantes", "en"): {
        r"\b[eE]xplor": "scout",
        r"\b[oO]bjectives?\b": "goal",
        r"\b[bB]onus mantas?\b": "wild manta",
        r"\b[sS]tarting mantas?\b": "trained manta",
    },
    ("scholars", "fr"): {
        r"\bpour : ": "pour, and an infinitive",
        r"\b(dés|ouvriers) en (blanc|rouge|jaune|bleu)": "dés blancs",
        r"\bDépêchée? :": "Quand on dépêche cette carte :",
        r"ne peut pas chercher": "ne permet pas de Rechercher",
        r"\bPolyglotte [12]\b": "grand voyageur, polyglotte",
    },
    ("scholars", "en"): {
        r"\b[wW]ild\b": "much-travelled, many-tongued",
    },
    ("syncro", "fr"): {
        r"\b[jJ]ournal\b(?! des Quêtes)": "Journal des Quêtes",
        r"\bse jette": "se défausse",
        r"\b[tT]out juste\b": "tout pile",
        r"\bn’importe pas\b": "ne compte pas",
    },
    ("syncro", "en"): {
        r"(?<!Quest )\b[jJ]ournal\b": "Quest Journal",
        r"\bthr(ow|ows|own|owing) away\b": "discard",
    },
}
"""Words that were in use once, or come to mind, and the box's word for the thing."""


def said(id: str, lang: str) -> Iterator[tuple[str, str]]:
    """Where it stands, and what a reader of this language is told there, without names of parameters and remarks."""
    folder = GAMES / id.replace("-", "_")
    page = PAGE / id / "texts"
    for path in [files(lang, id)[-1], *folder.glob(f"tutorial/{lang}.ftl"), *page.glob(f"{lang}.ftl")]:
        for message, entry in entries(path.read_text("utf-8")).items():
            lines = [line for line in entry.partition("=")[2].splitlines() if ".names =" not in line]
            yield message, re.sub(r"\$[\w-]+|\[\w+\]", "", "\n".join(lines))
    for face in title(id).box().faces():
        more = [each[lang] for each in face.extra.values() if isinstance(each, dict) and lang in each]
        yield face.id, "\n".join([face.names[lang], face.texts[lang], *map(str, more)])
    for number, line in enumerate((folder / "rulebook" / f"{lang}.md").read_text("utf-8").splitlines(), 1):
        yield f"{lang}.md:{number}", re.sub(r"<!--.*?-->", "", line)
    for rule in json.loads((folder / "rulebook" / "index.json").read_text("utf-8")):
        yield rule["id"], f"{rule['section'][lang]}\n{rule['words'][lang]}"


@pytest.mark.parametrize(("id", "lang"), INSTEAD)
def test_the_words_are_those_of_the_box(id: str, lang: str) -> None:
    found = [
        f"{where}: {match[0]!r} instead of {word!r}"
        for where, text in said(id, lang)
        for old, word in INSTEAD[id, lang].items()
        for match in re.finditer(old, re.sub(r"[^\S\n]", " ", text))
    ]
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_of_ancient_knowledge_call_every_card_by_its_printed_name(lang: str) -> None:
    names = {face.id: face.names[lang] for face in title(AK).box().faces()}
    rules = (GAMES / "ancient_knowledge" / "rulebook" / f"{lang}.md").read_text("utf-8").partition("\n## ")[2]
    called = re.findall(r"([^,;:.(*]+) \(?([CMPAT]\d+)\b", rules)
    assert len(called) > 80
    assert [(name, id) for name, id in called if not name.endswith(names[id])] == []
