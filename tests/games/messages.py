"""What holds for the messages of any title: each is there, in both languages, and can be said."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterable, Mapping
from typing import Final

from tablee.kernel.agenda import advance, pending
from tablee.kernel.position import Position
from tablee.kernel.title import Title
from tablee.texts import LANGUAGES, Catalogue, entries, files
from tablee.texts.speaker import Speaker

VARIABLE: Final = re.compile(r"\$([a-zA-Z][\w-]*)")
PERSON: Final = {"who", "name", "whom"}
COUNTS: Final = {"one", "other"}


def own(lang: str, title: str) -> dict[str, str]:
    """The title's own messages."""
    return entries(files(lang, title)[-1].read_text("utf-8"))


def choice_ids(title: Title) -> set[str]:
    return {re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower() for kind in title.notation.words_of}


def event_ids(title: Title) -> set[str]:
    return {*title.events, *[f"{id}-known" for id, kind in title.events.items() if kind.secret]}


def check_languages(title: str) -> None:
    """All have the same messages, and none that the shell has, too."""
    for lang in LANGUAGES:
        assert list(own(lang, title)) == list(own("en", title))
        others = [id for path in files(lang, title)[:-1] for id in entries(path.read_text("utf-8"))]
        assert not set(own(lang, title)) & set(others)


def check_prompts(catalogue: Catalogue, title: Title, prompts: Mapping[str, int]) -> None:
    """A question names the parameters that its decision has, and uses no others."""
    for prompt, amount in prompts.items():
        names = title.prompts[prompt]
        assert len(names) == amount, prompt
        assert set(VARIABLE.findall(catalogue.entries[f"prompt-{prompt}"])) <= set(names), prompt


def check_events(catalogue: Catalogue, title: Title) -> None:
    """An event uses its own facts only; what is hidden, only where it is known."""
    for id, kind in title.events.items():
        told = {*kind.facts, *PERSON} | ({"target", "there"} if "place" in kind.facts else set())
        assert set(VARIABLE.findall(catalogue.entries[f"event-{id}"])) <= told, id
        if kind.secret:
            known = set(VARIABLE.findall(catalogue.entries[f"event-{id}-known"]))
            assert set(kind.secret) <= known <= {*told, *kind.secret}, id


def check_provenance(catalogue: Catalogue, title: Title) -> None:
    for face in title.box().faces():
        for what, by in face.provenance.items():
            assert f"provenance-of-{what}" in catalogue
            assert f"provenance-{by}" in catalogue


def samples(entry: str, name: str) -> list[object]:
    """Values for a parameter that take every way through a message."""
    selected = re.search(r"\$" + re.escape(name) + r"\s*->(.*?)\n\s*\}", entry, re.DOTALL)
    if not selected:
        return [3]
    keys = re.findall(r"\[([\w-]+)\]", selected[1])
    return [0, 1, 2, 11] if all(key.isdecimal() or key in COUNTS for key in keys) else list(keys)


def check_sayable(catalogue: Catalogue, ids: Iterable[str]) -> None:
    """These messages, whatever their parameters."""
    for id in ids:
        entry = catalogue.entries[id]
        names = sorted(set(VARIABLE.findall(entry)))
        for values in itertools.product(*[samples(entry, name) for name in names]):
            text, problems = catalogue.checked(id, dict(zip(names, values, strict=True)))
            assert problems == [], (id, values)
            assert text.strip() == text != "", (id, values)
            assert "  " not in text, (id, values)


def check_story(speaker: Speaker, pos: Position, rng: random.Random, gap: str = r"[{}$]|\bnone\b") -> None:
    """A random game from this position on, told to everybody without an id or a gap in any sentence."""
    title = speaker.title
    assert title is not None
    while pending(pos):
        decision = pending(pos)[0]
        lines = [speaker.prompt(decision)] + [speaker.choice(each, pos, decision.seat) for each in decision.choices]
        pos = title.play(pos, decision.seat, rng.choice(decision.choices))
        for seat in (None, *range(pos.seats)):
            told = [event.shown(title.events, seat) for event in pos.events or []]
            speaker.look(title.view(pos, seat), told)
            lines += [speaker.event(each, seat) for each in told]
        for line in lines:
            assert line
            assert not re.search(gap, line), line
    assert title.result(pos) is not None


def refused(speaker: Speaker, pos: Position, rng: random.Random) -> set[str]:
    """The rules that forbid earlier choices in a random game; each refusal says which rule of the booklet it is."""
    title = speaker.title
    assert title is not None
    heard = set()
    pool: dict[str, object] = {}
    while pending(pos):
        decision = pending(pos)[0]
        pool.update(zip(title.written(decision), decision.choices, strict=True))
        for line in rng.sample(sorted(pool), min(6, len(pool))):
            refusal = title.explain(pos, decision.seat, line)
            if refusal is not None and refusal.rule.id:
                heard.add(refusal.rule.message)
                assert f"{refusal.rule.id})" in speaker.refusal(refusal)
        advance(pos, decision, rng.choice(decision.choices))
    return heard
