"""What can be played: titles, cards, rules and texts."""

from __future__ import annotations

from typing import Any, Literal

from tablee.server.protocol.base import Lang, Response


class TitleOption(Response):
    name: str
    default: Any
    values: list[Any]
    per_seat: bool
    data: bool
    group: Literal["usual", "advanced", "house"]
    """`house`: readings other than the booklet's; their default is the booklet's own."""
    seats: list[int]
    """The numbers of seats with which it matters; empty: any number."""
    when: tuple[str, Any] | None
    """It matters only while another option, by its name, has this value."""


class TitleResponse(Response):
    id: str
    names: dict[str, str]
    players: tuple[int, int]
    rules: int
    """The version of the rules."""
    options: list[TitleOption]
    bots: list[str]
    minutes: tuple[int, int] | None
    weight: float | None
    """From 1, light, to 5."""
    what: dict[str, str]
    """What the game is, in two lines, by language."""
    sources: dict[str, str]
    """What of it is printed, public or reconstructed, in one line."""
    provenance: dict[str, str]
    adventure: bool
    """Its games follow each other, level by level."""
    silent: bool
    """Nobody talks while a game runs, and nobody sees how long another thinks."""
    told: dict[str, Literal["quiet", "listed", "summed", "latest", "heading", "round"]]
    """How the log tells events: left out, several things in one sentence, several counts in one sum, of several the
    last, as the heading of a turn or of a round."""
    parts: dict[str, Literal["effect", "detail", "leads", "opens", "ends"]]
    """What belongs to an action, so that it can be folded: see tablee.kernel.events. Others are actions."""
    prompts: dict[str, list[str]]
    """What a seat can be asked, with the names of each question's parameters."""
    lights: dict[str, list[str]]
    """By kind of choice: areas of the view where what it names by a word lies; else those named like its field."""


class CardResponse(Response):
    id: str
    kind: str
    timing: str
    names: dict[str, str]
    texts: dict[str, str]
    numbers: dict[str, int]
    extra: dict[str, Any]
    provenance: dict[str, str]
    art: Any
    """The recipe of its picture; null where the title has none."""
    level: int
    """In an adventure: the level from which on players know the card. 0: from the start."""


class RuleSection(Response):
    phase: str
    heading: str
    text: str
    """Markdown."""
    level: int
    """Of an adventure, the level that it tells of."""


class IndexedRule(Response):
    id: str
    section: str
    words: str


class RulebookResponse(Response):
    title: str
    lang: Lang
    sections: list[RuleSection]
    index: list[IndexedRule]
    pictures: dict[str, str]
    """Our drawings as SVG, by the file name that the text uses."""


class TextsResponse(Response):
    lang: Lang
    title: str
    fluent: str
    """Fluent source: the shell's messages, then the title's."""
