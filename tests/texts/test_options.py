"""Whoever sets a table, or plays for the first time, is told in a sentence what there is to choose."""

from __future__ import annotations

import pytest

from tablee.games import TITLES
from tablee.games import title as find_title
from tablee.texts import GAMES, LANGUAGES, Catalogue, entries

GROUPS = ("usual", "advanced", "house")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", TITLES)
def test_every_option_has_a_group_and_a_sentence(id: str, lang: str) -> None:
    title, catalogue = find_title(id), Catalogue(lang, id)
    names = [option.name for option in title.options]
    for option in title.options:
        if option.data:
            continue
        assert f"option-{option.name}-more" in catalogue, option.name
        assert option.group in GROUPS
        assert all(title.least <= seats <= title.most for seats in option.seats)
        assert option.when is None or option.when[0] in names


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", TITLES)
def test_the_first_questions_of_a_first_game_explain_themselves(id: str, lang: str) -> None:
    title = find_title(id)
    own = GAMES / id.replace("-", "_") / "texts" / f"{lang}.ftl"
    explained = {name[6:] for name in entries(own.read_text("utf-8")) if name.startswith("first-")}
    assert explained <= set(title.prompts)
    for seats in range(title.least, title.most + 1):
        for decision in title.pending(title.setup({}, seats, "first")):
            assert decision.prompt in explained, (seats, decision.prompt)
