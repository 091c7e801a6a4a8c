"""A voice for one reader: turns decisions, choices, events, refusals and errors of a title into sentences."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from tablee.kernel.decisions import Choice, Decision, Refusal, Seat, seat_name, seat_named
from tablee.kernel.errors import PLAIN, SENTENCES, Sentence, TableeError, shown
from tablee.kernel.position import Position
from tablee.kernel.title import Box, CardFace, Title
from tablee.texts import Catalogue, rulebook
from tablee.texts.typography import COLON, WIDE, each_typeset

NEARLY = 0.2
"""An amount that is so near a whole one is called by it."""
FLAGS = ("false", "true")
"""As they are typed at the command line and stand in JSON."""
WORD_IN_NAME = re.compile(r"(?<!^)(?=[A-Z])")


class Speaker:
    """Speaks one language, of one title or of none, to whoever sits on a seat (None: a spectator)."""

    def __init__(self, lang: str, title: Title | None = None, box: Box | None = None) -> None:
        self.lang = lang
        self.colon = COLON[lang]
        self.title = title
        self.box = box
        self.names: Sequence[str] = ()
        """The players, in seat order; without them seats are called p1, p2, ..."""
        self.ids = True
        """Do sentences name ids beside cards and rules? Whoever types them needs that, whoever points does not."""
        self.places: dict[str, str] = {}
        """The card that everybody sees at a place: sentences about the place call it by that card, too."""
        self.catalogue = Catalogue(lang, title.id if title else "")

    @cached_property
    def faces(self) -> dict[str, CardFace]:
        if self.title is None:
            return {}
        return {face.id: face for face in faces_of(self.box or self.title.box())}

    @cached_property
    def sections(self) -> dict[str, str]:
        """Where in the booklet each rule of the index stands."""
        if self.title is None:
            return {}
        return {rule["id"]: rule["section"][self.lang] for rule in rulebook.index(self.title.id)}

    # Words

    def say(self, id: str, **params: Any) -> str:
        return self.catalogue.say(id, **params)

    def word(self, family: str, value: object) -> str:
        """One of a family of words, such as `kind` `city`; the value itself if the catalogue does not know it."""
        id = f"{family}-{str(value).replace(' ', '-')}"
        return self.say(id) if id in self.catalogue else str(value)

    def player(self, seat: Seat) -> str:
        return self.names[seat] if seat < len(self.names) else seat_name(seat)

    def name(self, card: str) -> str:
        """
        >>> from tablee.games import title
        >>> Speaker("fr", title("ancient-knowledge")).name("C16")
        'Héracléion'
        """
        return self.faces[card].names[self.lang]

    def text(self, card: str) -> str:
        return self.faces[card].texts[self.lang]

    def card(self, card: str) -> str:
        """A card as sentences call it: name and id."""
        return f"{self.name(card)} ({card})" if self.ids else self.name(card)

    def listed(self, parts: Sequence[str]) -> str:
        return ", ".join(parts) or "–"

    def spoken(self, name: str, value: object) -> object:
        """A parameter as a sentence needs it: cards and players by name, flags as yes and no, families of words."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, (list, tuple)):
            return self.listed([str(self.spoken(name, part)) for part in value])
        if not isinstance(value, str):
            return value
        if not value:
            return "none"
        if value in self.faces:
            return self.card(value)
        if seat_named(value) >= 0:
            return self.player(seat_named(value))
        return self.word(name, value)

    def look(self, view: dict[str, Any], events: Sequence[dict[str, Any]] = ()) -> None:
        """Before speaking of these events: what lies, or has lain, at which place."""
        spots = [spot for area in view.values() if isinstance(area, list) for spot in area if isinstance(spot, dict)]
        self.places = {
            each["place"]: each["card"]
            for each in [*spots, *events]
            if isinstance(each.get("place"), str) and each.get("card") in self.faces
        }

    def at(self, place: object) -> dict[str, object]:
        """More about a place than `$place`: `$target` is the card there, `$there` says all of it."""
        if not isinstance(place, str):
            return {}
        where = self.spoken("place", place)
        if place not in self.places:
            return {"target": where, "there": where}
        id = self.places[place]
        card, kind = self.card(id), self.word("kind", self.faces[id].kind)
        return {"target": card, "there": self.say("place-taken", card=card, kind=kind, place=where)}

    # Sentences

    def prompt(self, decision: Decision) -> str:
        """What a seat is asked; the title declares the names of what a question says."""
        assert self.title is not None
        id = f"prompt-{decision.prompt}"
        names = self.title.prompts[decision.prompt]
        params = {name: self.spoken(name, value) for name, value in zip(names, decision.params, strict=True)}
        return self.say(id, **params)

    def choice(self, choice: Choice, pos: Position, seat: Seat) -> str:
        """A choice as a person says it, with what it costs in this position."""
        return self.say(label_of(choice), **self.told_of(choice, pos, seat))

    def short(self, choice: Choice, pos: Position, seat: Seat) -> str:
        """The same in few words, for a small button; nothing where the whole label is short enough."""
        return self.catalogue.attribute(label_of(choice), "short", **self.told_of(choice, pos, seat))

    def told_of(self, choice: Choice, pos: Position, seat: Seat) -> dict[str, object]:
        """What the label of a choice can speak of."""
        assert self.title is not None
        more = self.title.refusal_params(pos, seat, choice)
        params = {name: self.spoken(name, value) for name, value in more.items()}
        notation = self.title.notation
        for word in notation.words_of[type(choice)]:
            if word[0] == "{":
                field = word[1:-1]
                written = notation.vocabulary[field.rstrip("0123456789")][1](getattr(choice, field))
                params[field] = self.spoken(field, int(written) if written.isdecimal() else written)
                if field == "place" and not written.isdecimal():
                    self.look(self.title.view(pos, None))
                    params |= self.at(written)
        return params

    def event(self, told: dict[str, Any], seat: Seat | None) -> str:
        """What happened, as `shown` tells it to this seat; with the hidden part if the seat was told that."""
        assert self.title is not None
        kind = self.title.events[told["event"]]
        id = f"event-{told['event']}"
        if any(name in told for name in kind.secret):
            id += "-known"
        params: dict[str, object] = {"whom": "other"}
        for name, value in told.items():
            if name == "seat":
                me = seat_named(value) == seat
                params["who"] = "you" if me else "other"
                params["name"] = self.say("you") if me else self.player(seat_named(value))
            elif name != "event":
                params[name] = self.spoken(name, value)
                if isinstance(value, str) and seat is not None and value == seat_name(seat):
                    params["whom"] = "you"
        return self.say(id, **params, **self.at(told.get("place")))

    def reasons(self, parts: Sequence[tuple[str, str, float]]) -> str:
        """Why a choice is good: what it gives, what it costs, what it prepares, each an amount of something that the
        title has a word for (`reason-…`) or can say with a verb of its own (`does-…`); then how the game ends otherwise
        than with another choice. Nothing where there is nothing to say."""
        told: dict[str, list[str]] = {}
        clauses: list[str] = []
        ends: list[str] = []
        untold, rival = 0.0, ""
        for verb, message, amount in parts:
            if verb == "keeps":
                clauses.append(self.say("teacher-keeps"))
            elif verb == "than":
                ends = [self.points_than(message, amount)]
                untold += amount
            elif verb == "line":
                ends.append(f"{self.word('score', message)} {signed(amount)}")
                untold -= amount
            elif verb == "others":
                rival = self.say(
                    f"teacher-rival-{'more' if amount > 0 else 'fewer'}", amount=max(1, round(abs(amount)))
                )
            else:
                told.setdefault(verb, []).append(message)
        for verb, messages in told.items():
            amounts = {message: amount for kind, message, amount in parts if kind == verb}
            things = [self.amount_of("reason", each, amounts[each]) for each in messages if not self.does(each)]
            if things:
                clauses.append(self.say(f"teacher-{verb}", what=self.joined(things)))
            clauses += [self.amount_of("does", each, amounts[each]) for each in messages if self.does(each)]
        sentences = [self.say("teacher-turn", what=", ".join(clauses))] if clauses else []
        if ends:
            than, *lines = ends
            said = "teacher-end" if not lines else "teacher-end-lines" if abs(untold) < 1 else "teacher-end-above-all"
            sentences.append(self.say(said, what=than, lines=", ".join(lines)) + rival + ".")
        return " ".join(sentences)

    def does(self, message: str) -> bool:
        return f"does-{message}" in self.catalogue

    def amount_of(self, family: str, message: str, amount: float) -> str:
        whole = max(1, int(amount + 0.5))
        said = self.say(f"{family}-{message}", amount=whole)
        if family == "does" or abs(amount - whole) <= NEARLY:
            return said
        return self.say("teacher-about", what=said)

    def points_than(self, other: str, amount: float) -> str:
        """At the end of the game, beside another choice: by its name in `tablee.teacher.reasons`."""
        whole = round(abs(amount))
        more = "as-many" if not whole else "more" if amount > 0 else "fewer"
        return self.say(f"teacher-{more}", amount=whole, other=self.say(f"teacher-than-{other}"))

    def joined(self, parts: Sequence[str]) -> str:
        """
        >>> Speaker("en").joined(["1 card", "3 points"])
        '1 card and 3 points'
        """
        if len(parts) < 2:
            return "".join(parts)
        return self.say("teacher-and", first=", ".join(parts[:-1]), last=parts[-1])

    def refusal(self, refusal: Refusal) -> str:
        """Why a choice is not legal, with the place in the booklet that says so."""
        params = {name: self.spoken(name, value) for name, value in refusal.params.items()}
        card = refusal.params.get("card")
        if isinstance(card, str):  # whatever else the card says of itself, in this language
            said = {name: words for name, words in self.faces[card].extra.items() if isinstance(words, dict)}
            params = {**{name: words[self.lang] for name, words in said.items() if self.lang in words}, **params}
        why = self.say(f"refusal-{refusal.rule.message}", **params)
        rule = refusal.rule.id
        return f"{why} ({self.sections[rule]}, {rule})" if self.ids and rule in self.sections else why

    def error(self, problem: TableeError | Sentence) -> str:
        """One sentence for whatever went wrong. The kernel's own English is with its errors."""
        sentence = problem.sentence if isinstance(problem, TableeError) else problem
        params = {name: self.quoted(name, value) for name, value in sentence.params.items()}
        if self.lang == "en" and sentence.id in SENTENCES:
            return SENTENCES[sentence.id].format(**params)
        return self.say(f"error-{sentence.id}", **params)

    def quoted(self, name: str, value: object) -> str:
        """A value inside an error: as it was given, in quotes unless it only names where we are."""
        if isinstance(value, Sentence):
            return self.error(value)
        if name in (*PLAIN, "command"):
            return str(value)
        if self.lang == "fr" and isinstance(value, str):
            return f"«{WIDE}{unquoted(value)}{WIDE}»"
        if self.lang == "fr" and isinstance(value, (list, tuple)) and value:
            return shown(value, FLAGS).replace("'", "")
        return shown(value, FLAGS)


def unquoted(text: str) -> str:
    """A text as the kernel shows it, without its quotation marks.

    >>> unquoted("chess")
    'chess'
    """
    return shown(text)[1:-1]


def label_of(choice: Choice) -> str:
    """The message that is a choice's label."""
    return f"choice-{WORD_IN_NAME.sub('-', type(choice).__name__).lower()}"


def faces_of(box: Box) -> list[CardFace]:
    """The cards of a box as they are read: names, texts and whatever else is told in each language."""
    return [
        CardFace(
            face.id,
            face.kind,
            face.timing,
            each_typeset(face.names),
            each_typeset(face.texts),
            face.numbers,
            {name: each_typeset(value) for name, value in face.extra.items()},
            face.provenance,
            face.level,
        )
        for face in box.faces()
    ]


def signed(amount: float) -> str:
    """
    >>> signed(2.6), signed(-1.2), signed(-0.6)
    ('+3', '−1', '−1')
    """
    whole = max(1, round(abs(amount)))
    return f"{'+' if amount > 0 else '−'}{whole}"
