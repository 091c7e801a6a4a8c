"""What a sentence must not have, in either language, and everything that is said to people, with real values in it."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tablee.games import TITLES, title
from tablee.kernel.agenda import pending
from tablee.kernel.position import Position
from tablee.server.http.catalogue import shown_title
from tablee.texts import GAMES, HERE, Catalogue, entries, files, rulebook
from tablee.texts.speaker import Speaker, faces_of
from tablee.texts.typography import NARROW, WIDE, typeset_source

ROOT = Path(__file__).parents[2]
NAMES = ("Anna", "Éric", "Hugo", "Inès", "Ugo")
"""Players whose names begin with what French does not like after « de »."""
AMOUNTS = (0, 1, 2, 5)
PEOPLE = {"name", "names", "players", "host", "victim", "receiver", "owner", "seat", "deciding"}
THINGS = {"card", "cards", "card2", "command", "target", "there"}
LIMITS = {"least", "most", "last", "limit"}
NUMBERS = {
    *("amount", "attempt", "count", "discarded", "discards", "distance", "due", "fees", "fog", "gold", "hand"),
    *("influence", "jobs", "knowledge", "left", "level", "line", "markers", "mantas", "minutes", "now", "number"),
    *("own-slot", "pages", "past", "pile", "points", "power", "price", "rate", "reserve", "retired", "rewards"),
    *("round", "rounds", "row", "scrolls", "seconds", "seed", "silver", "slot", "slots", "space", "spell", "spells"),
    *("spot", "step", "steps", "strength", "sum", "taken", "tile", "tiles", "tokens", "total", "tucked", "upright"),
    *("value", "weight", "xp"),
}
"""What parameters without words of their own are; any other is a thing, and things may begin with a vowel, too."""
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
CODE = re.compile(r"`[^`]*`|<!--.*?-->")
PICTURE = re.compile(r"!\[([^\]]*)\]\([^)]*\)")


class Said(NamedTuple):
    where: str
    text: str


# Every message, with values that take every way through it


class Pages(Catalogue):
    """The messages of some files, over those of the shell and the title."""

    def __init__(self, lang: str, paths: Iterable[Path], game: str = "") -> None:
        super().__init__(lang, game)
        self.own = [id for path in paths for id in entries(path.read_text("utf-8"))]
        for path in paths:
            self.entries.update(entries(typeset_source(path.read_text("utf-8"), lang)))

    def words(self, family: str) -> list[str]:
        """The words that a parameter of this name can be: `colour-red`, `colour-blue`."""
        ids = [id for id in self.entries if re.fullmatch(rf"{family}-[a-z0-9-]+", id)]
        return [self.say(id) for id in ids if not VARIABLE.search(self.entries[id])]


def catalogues(lang: str) -> Iterator[tuple[str, Pages]]:
    """Every file of messages in a language, by a name to find it again."""
    for path in files(lang):
        yield str(path.relative_to(HERE.parent)), Pages(lang, [path])
    yield f"texts/page.{lang}.ftl", Pages(lang, [HERE / f"page.{lang}.ftl"])
    web = ROOT / "web" / "src"
    for path in sorted([*web.glob(f"shell/*/texts/{lang}.ftl"), *web.glob(f"games/*/texts/{lang}.ftl")]):
        yield str(path.relative_to(ROOT)), Pages(lang, [path])
    for id in TITLES:
        yield f"games/{id}/texts/{lang}.ftl", Pages(lang, [files(lang, id)[-1]], id)
        guide = GAMES / id.replace("-", "_") / "tutorial" / f"{lang}.ftl"
        if guide.exists():
            yield f"games/{id}/tutorial/{lang}.ftl", Pages(lang, [guide], id)


def values(pages: Pages, entry: str, name: str) -> tuple[list[object], bool]:
    """What to fill in for a parameter, and whether each of these values matters beside each of the others'."""
    selected = re.search(r"\$" + re.escape(name) + r"\s*->(.*?)\n\s*\}", entry, re.DOTALL)
    if selected:
        keys = re.findall(r"\[([\w-]+)\]", selected[1])
        if all(key.isdecimal() or key in ("one", "other") for key in keys):
            return list(AMOUNTS), True
        return list(keys), True
    words = [] if name in THINGS else pages.words(name)
    if words:
        return list(words), False
    if name in PEOPLE:
        return list(NAMES), False
    if name in LIMITS:
        return [2, 5, 40], False
    return (list(AMOUNTS) if name in NUMBERS else ["Uxmal"]), False


def said_by(pages: Pages, where: str) -> Iterator[Said]:
    """Every message of these pages and its attributes, all ways through it."""
    for id in pages.own:
        entry = pages.entries[id]
        names = sorted(set(VARIABLE.findall(entry)))
        samples = {name: values(pages, entry, name) for name in names}
        crossed = [[(name, value) for value in samples[name][0]] for name in names if samples[name][1]]
        filled = [name for name in names if not samples[name][1]]
        rounds = max([len(samples[name][0]) for name in filled], default=1)
        attributes = [each for each in re.findall(r"^ +\.([\w-]+) *=", entry, re.MULTILINE) if each != "names"]
        for chosen in itertools.product(*crossed):
            for turn in range(rounds):
                params = dict(chosen) | {name: samples[name][0][turn % len(samples[name][0])] for name in filled}
                told = ", ".join(f"{name}={value}" for name, value in params.items())
                place = f"{where} {id} ({told})" if told else f"{where} {id}"
                if has_text(entry):
                    yield Said(place, pages.checked(id, params)[0])
                for each in attributes:
                    yield Said(f"{place} .{each}", pages.attribute(id, each, **params))


def has_text(entry: str) -> bool:
    """Is there more to it than attributes?"""
    return bool(re.sub(r"^ +\..*", "", entry.partition("=")[2], flags=re.DOTALL | re.MULTILINE).strip())


@cache
def messages(lang: str) -> list[Said]:
    return [each for where, pages in catalogues(lang) for each in said_by(pages, where)]


# Cards and books


@cache
def cards(lang: str) -> list[Said]:
    found = []
    for id in TITLES:
        for face in faces_of(title(id).box()):
            found += [Said(f"{id} {face.id} name", face.names[lang]), Said(f"{id} {face.id} text", face.texts[lang])]
            for name, value in face.extra.items():
                if isinstance(value, dict) and lang in value:
                    found.append(Said(f"{id} {face.id} {name}", value[lang]))
    return found


@cache
def rules(lang: str) -> list[Said]:
    """The books, their indices, and what a box says of itself."""
    found = []
    for id in TITLES:
        found.append(Said(f"{id} about", shown_title(id).provenance[lang]))
        found.append(Said(f"{id} sources", shown_title(id).sources[lang]))
        for section in rulebook.sections(id, lang):
            found.append(Said(f"{id} rulebook {section.phase}", section.heading))
            parts = [part for part in section.text.split("\n") if part]
            found += [Said(f"{id} rulebook {section.phase}", CODE.sub("…", PICTURE.sub(r"\1", part))) for part in parts]
        for rule in rulebook.index(id):
            found += [Said(f"{id} {rule['id']} {part}", rule[part][lang]) for part in ("section", "words")]
    return found


# Games


@cache
def story(lang: str, id: str) -> list[Said]:
    """What is said in a random game: questions, labels, what happens as everybody sees it, and refusals."""
    game = title(id)
    speaker = Speaker(lang, game)
    speaker.ids = False
    found: dict[Said, None] = {}
    for seats in (game.least, min(3, game.most)):
        speaker.names = NAMES[:seats]
        tell(speaker, game.setup({}, seats, f"{id} told", game.box()), random.Random(f"{id} told"), found)
    return list(found)


def tell(speaker: Speaker, pos: Position, rng: random.Random, found: dict[Said, None]) -> None:
    game = speaker.title
    assert game is not None
    id = game.id
    earlier: list[str] = []
    while pending(pos):
        decision = pending(pos)[0]
        found[Said(f"{id} prompt-{decision.prompt}", speaker.prompt(decision))] = None
        for choice in decision.choices[:40]:
            found[Said(f"{id} {type(choice).__name__}", speaker.choice(choice, pos, decision.seat))] = None
        earlier = (earlier + game.written(decision))[-40:]
        for line in rng.sample(earlier, min(2, len(earlier))):
            refusal = game.explain(pos, decision.seat, line)
            if refusal is not None:
                found[Said(f"{id} refusal-{refusal.rule.message}", speaker.refusal(refusal))] = None
        pos = game.play(pos, decision.seat, rng.choice(decision.choices))
        for seat in (None, *range(pos.seats)):
            told = [event.shown(game.events, seat) for event in pos.events or []]
            speaker.look(game.view(pos, seat), told)
            for event in told:
                found[Said(f"{id} event-{event['event']}", speaker.event(event, seat))] = None


# What is wrong with a sentence

SPACES = re.compile(rf"[ \t][;:!?%»](?![a-zA-Z0-9_/=-])|« |[^\W\d_](?:[;!?]|:(?=\s|$))|[{WIDE}{NARROW}]{{2}}|\d%")
STRAIGHT = re.compile(r"['\"]")
GAP = re.compile(r"[{}$]|  |^ | $| [,.](?![\d.])")
ENGINE = re.compile(r"\bnone\b|\bp[1-9]\b|\br\dc\d\b|\([A-Z]+-?\d+\)")
"""Its own names of seats, places and cards: nobody at a table says that."""
BRACKETS = re.compile(r"\w\((?:s|e|es|x|ne|le)\)")
VOWEL = "aeiouyàâäéèêëîïôöùûüœæAEIOUÀÂÉÈÊËÎÏÔÙÛŒÆ"
ELIDED = re.compile(
    r"(?<![\w-])(?:[DdLl]e|[Ll]a|[Qq]ue|[Jj]e|[NnSsCcMmTt]e|[Dd]u|[Aa]u|[Jj]usque|[Ll]orsque|[Pp]uisque) "
    rf"(?:[*_«“(]+{WIDE}?)?"
    rf"(?:[{VOWEL}]\w*|Hugo|heure|histoire|homme|huile|honneur)"
)
WHOLE = {"un", "onze", "onzième", "oui", "ouistiti", "yeux", "ou", "et", "à", "y", "a", "en", "où", "au"}
"""Words before which nothing is elided, or which do not belong to the word before (« donne-le à Anna »)."""
STATE = re.compile(
    rf"(?:\b[Vv]ous (?:n’)?êtes|\b(?:{'|'.join(NAMES)}) (?:n’)?(?:est|reste|devient|a été))(?: pas| plus)? (\w+)"
)
NEUTRAL = {
    "à",
    "au",
    "en",
    "dans",
    "sur",
    "de",
    "le",
    "la",
    "l",
    "un",
    "une",
    "là",
    "ici",
    "chez",
    "hors",
    "sans",
    "d",
    "leader",
}
PERSON = re.compile(r"\b([Ii]nvitée?s?|[Aa]ssise?s?|[Gg]agnante?s?|[Aa]bsente?s?|[Ss]pectat(?:eur|rice)s?)\b")
ARTICLE = re.compile(r"\ba (?!one\b|uni|use|Eu)[aeiouAEIOU]\w+")


def problems(text: str, lang: str) -> list[str]:
    """What a reader would stumble over."""
    prose = CODE.sub("…", text)
    found = [f"straight quote {match[0]}" for match in STRAIGHT.finditer(prose)]
    found += [f"gap {match[0]!r}" for match in GAP.finditer(prose)]
    found += [f"bracketed ending {match[0]}" for match in BRACKETS.finditer(prose)]
    found += [f"amount {match}" for match in disagreeing(prose, lang)]
    if lang == "en":
        return found + [f"article {match[0]}" for match in ARTICLE.finditer(prose)]
    found += [f"space at {match[0]!r}" for match in SPACES.finditer(prose)]
    for match in ELIDED.finditer(prose):
        if match[0].split()[-1].strip("*_«“(" + WIDE) not in WHOLE:
            found.append(f"elision {match[0]}")
    return found


def about_a_player(text: str) -> list[str]:
    """French words that take sides on whether a player is a man or a woman."""
    found = [match[0] for match in STATE.finditer(text) if match[1].lower() not in NEUTRAL]
    return [f"gender {each}" for each in [*found, *PERSON.findall(text)]]


@cache
def nouns(lang: str) -> re.Pattern[str]:
    """What is counted somewhere in the plural; here so that it is found with one and with several."""
    counted = re.compile(rf"(?<![\w-])(?:[2-9]|\d\d)[ {WIDE}](\w{{3,}}[sx])\b")
    told = [*messages(lang), *cards(lang), *rules(lang)]
    plurals = {match.lower() for each in told for match in counted.findall(each.text)} - SAME[lang]
    stems = "|".join(sorted({each[:-1] for each in plurals}))
    return re.compile(
        rf"(?:\b({NUMBERED})[ {WIDE}])?(?<![\w,.–-])(\d+)[ {WIDE}]({stems})([sx]?)\b(?!/)(?:(?=([ -]\w)))?"
    )


NUMBERED = (
    "[Nn]iveau|[Ll]evel|[Tt]our|[Rr]ound|[Ee]mplacement|[Ss]lot|[Pp]lace|[Cc]arte|[Rr]angée|[Rr]ow|[Éé]tape|[Ss]tep"
    "|[Uu]n|et|and"
)
"""What has a number of its own, or is one of several: « niveau 2 perdu », « un 3 rouge », « 4, 2 et 1 points »."""
SAME = {
    "fr": {
        *("bas", "choix", "dans", "dos", "fois", "gris", "mais", "nous", "pas", "plus", "prix", "processus", "sous"),
        *("vers", "vous"),
    },
    "en": {
        *("begins", "bonus", "brings", "does", "gives", "has", "is", "leaves", "lends", "less", "lies", "lifts"),
        *("needs", "plus", "shows", "takes", "was"),
    },
}
"""Words with an s at their end that are no plurals, or are the same in both."""


def disagreeing(text: str, lang: str) -> list[str]:
    found = []
    for match in nouns(lang).finditer(text):
        amount, plural = int(match[2]), bool(match[4])
        one = amount < 2 if lang == "fr" else amount == 1
        adjunct = lang == "en" and not plural and match[5]  # « 7 action cards »
        if one == plural and not match[1] and not adjunct:
            found.append(f"{match[2]} {match[3]}{match[4]}")
    return found
