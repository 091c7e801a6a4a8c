"""The page's words: the same messages in every language, and none asked for that is not there."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tablee.games import TITLES
from tablee.games import title as find_title
from tablee.kernel.agenda import advance, pending
from tablee.texts import HERE, LANGUAGES, entries, files

ROOT = Path(__file__).parents[2]
SOURCES = [*ROOT.glob("web/src/shell/**/*.ts"), *ROOT.glob("web/src/**/*.svelte")]
INSIDE = ROOT / "web/src/shell/inside"
SAID = re.compile(r"""\bsay\(\s*"([a-z0-9-]+)\"""")
KNOWN = re.compile(r"""\bknows\(\s*"([a-z0-9-]+)\"""")
"""Said only where a title has it."""
ELSEWHERE = {"seat", "players", "turn", "round", "phase", "options", "silent", "score"}
"""Parts of a view that the frame around the board tells."""
VARIABLE = re.compile(r"\{\s*\$([\w-]+)")


def source_of_page(lang: str) -> str:
    """With what comes with a part of the page: page-teacher.en.ftl."""
    return "\n".join(path.read_text("utf-8") for path in sorted(HERE.glob(f"page*.{lang}.ftl")))


def messages(lang: str) -> dict[str, str]:
    return entries(source_of_page(lang))


def inside_messages(lang: str) -> dict[str, str]:
    """Those about tables of this browser, which most visits do not need."""
    return entries((INSIDE / f"texts/{lang}.ftl").read_text("utf-8"))


def area_names(lang: str) -> dict[str, str]:
    return entries((ROOT / f"web/src/shell/generic/texts/{lang}.ftl").read_text("utf-8"))


def test_every_message_is_there_in_every_language() -> None:
    for found in (messages, inside_messages):
        first, *others = [found(lang).keys() for lang in LANGUAGES]
        assert all(other == first for other in others)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_uses_the_same_facts_in_every_language(lang: str) -> None:
    english = {id: set(VARIABLE.findall(text)) for id, text in messages("en").items()}
    here = {id: set(VARIABLE.findall(text)) for id, text in messages(lang).items()}
    assert here == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str) -> None:
    bundle = FluentBundle([lang])
    bundle.add_resource(FluentResource(source_of_page(lang)))
    for id, text in messages(lang).items():
        params = dict.fromkeys(VARIABLE.findall(text), 2)
        pattern = bundle.get_message(id).value
        assert pattern is not None
        assert bundle.format_pattern(pattern, params)[1] == []


def test_the_shell_asks_only_for_messages_that_exist() -> None:
    shell = [path for path in SOURCES if "games" not in path.parts and INSIDE not in path.parents]
    asked = {id for path in shell for id in SAID.findall(path.read_text("utf-8"))}
    asked -= {id for path in shell for id in KNOWN.findall(path.read_text("utf-8"))}
    assert asked - messages("en").keys() == set()
    assert len(asked) > 100
    inside = {id for path in SOURCES if INSIDE in path.parents for id in SAID.findall(path.read_text("utf-8"))}
    assert inside == inside_messages("en").keys()


def test_the_generic_board_names_its_areas_in_every_language() -> None:
    first, *others = [area_names(lang).keys() for lang in LANGUAGES]
    assert all(other == first for other in others)


def own(id: str, lang: str) -> dict[str, str]:
    """The title's own messages, which go before the board's."""
    return entries(files(lang, id)[-1].read_text("utf-8"))


def test_the_generic_board_keeps_only_words_that_several_titles_have() -> None:
    titles = [{each.replace("_", "-") for each in own(id, "en")} - {"area-seat"} for id in TITLES]
    few = [id for id in area_names("en") if sum(id in each for each in titles) < 2]
    assert few == ["area-seat"], "whoever names a part of a view that only one title has is that title"


@pytest.mark.parametrize("id", TITLES)
def test_every_area_of_a_title_has_a_name_of_the_title_s_own(id: str) -> None:
    """Areas of both the table and its players, as they are at the start and in the middle of a game."""
    title = find_title(id)
    seats = max(2, title.least)
    pos = title.setup({}, seats, "areas", title.box())
    dice = random.Random(3)
    found: set[str] = set()
    for _ in range(60):
        for view in (title.view(pos, 0), title.view(pos, None)):
            found |= view.keys() | {name for player in view["players"] for name in player}
        waiting = pending(pos)
        if not waiting:
            break
        advance(pos, waiting[0], dice.choice(waiting[0].choices))
    for lang in LANGUAGES:
        known = own(id, lang).keys()
        unnamed = {name for name in found if not {f"area-{name}", f"area-{name.replace('_', '-')}"} & known}
        assert unnamed - ELSEWHERE == set()
