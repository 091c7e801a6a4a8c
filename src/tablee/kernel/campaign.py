"""A campaign: games of one title that follow each other, kept from evening to evening.

    campaign = begin(title, title.box(), "Tuesdays", ["Ana", "Bo"], {})
    game = Game.begin(title, box, campaign.next_options(title), campaign.players, seed)
    ...                                            # play the level to its end
    campaign.note(game, seconds=640)               # on to the next level, or the same one again
    text = campaign.dump()                         # to be kept; `load` reads it
    campaign.stop(title, box)                      # when the players pack up, before it is kept

It holds secrets of the seats, as a record does: what the players take along from level to level.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from tablee.kernel.errors import BadInput, Sentence
from tablee.kernel.game import Game
from tablee.kernel.reading import Reader
from tablee.kernel.records import record_of
from tablee.kernel.title import Adventure, Box, Title

HEAD: Final = "tablee campaign 1"
FIELDS: Final = ("is", "title", "name", "players", "options", "progress", "history")
ATTEMPT: Final = ("level", "won", "by", "rounds", "seconds", "record")
MOST: Final = 10**9


@dataclass
class Attempt:
    """One level played to its end."""

    level: int
    won: bool
    by: str
    """How it was lost; empty for a victory."""
    rounds: int
    seconds: int
    record: str
    """The whole record, to be replayed."""


@dataclass
class Campaign:
    """An adventure of some players, from the first level to the last, over as many evenings as it takes."""

    title: str
    name: str
    players: list[str]
    options: dict[str, Any]
    """Of the title; the same for all levels."""
    progress: dict[str, Any]
    """What the next level takes along."""
    history: list[Attempt]

    def next_options(self, title: Title) -> dict[str, Any]:
        """What to begin the next game with."""
        return {**self.options, adventure_of(title).option: self.progress}

    def level(self, title: Title) -> int:
        return adventure_of(title).level(self.progress)

    def is_over(self, title: Title) -> bool:
        return adventure_of(title).is_over(self.progress)

    def reached(self, title: Title) -> int:
        """The furthest that these players have come, before they began again too."""
        before = [attempt.level + (1 if attempt.won else 0) for attempt in self.history]
        return max([adventure_of(title).reached(self.progress), *before])

    def journal(self, title: Title) -> list[str]:
        return adventure_of(title).journal(self.progress)

    def note(self, game: Game, seconds: int = 0) -> Attempt:
        """A level is over: keep its record, and go on to the next one or try again."""
        title = game.title
        result = title.result(game.position)
        assert result is not None
        view = title.view(game.position, None)
        by = view.get("defeat") or ""
        attempt = Attempt(
            self.level(title), bool(result.won), by, view.get("round", 0), seconds, record_of(game).write()
        )
        self.history.append(attempt)
        self.progress = result.carry[adventure_of(title).option]
        return attempt

    def stop(self, title: Title, box: Box) -> None:
        """The players pack up."""
        self.progress = adventure_of(title).stopped(box, self.progress, len(self.players))

    def start_again(self, title: Title, box: Box, again: bool = False) -> None:
        """Back to the beginning, with what the last victory unlocked only if there was one. The history stays."""
        adventure = adventure_of(title)
        if again and not any([attempt.won and attempt.level == adventure.last for attempt in self.history]):
            expected = Sentence("expected-one-of", values=[False])
            raise BadInput("bad-field", place=self.name, field="again", value=True, expected=expected)
        self.progress = adventure.start(box, 1, again)

    def seconds(self) -> int:
        return sum([attempt.seconds for attempt in self.history])

    def dump(self) -> str:
        """As text, for `load`."""
        data = {
            "is": HEAD,
            "title": self.title,
            "name": self.name,
            "players": self.players,
            "options": self.options,
            "progress": self.progress,
            "history": [{name: getattr(attempt, name) for name in ATTEMPT} for attempt in self.history],
        }
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def adventure_of(title: Title) -> Adventure:
    """How the title's games follow each other; a sentence when each stands alone."""
    found = title.adventure()
    if found is None:
        raise BadInput("no-campaign", title=title.id)
    return found


def begin(title: Title, box: Box, name: str, players: list[str], options: dict[str, Any], chapter: int = 1) -> Campaign:
    """A new one, from its first chapter or, for players who know that one, from a later one."""
    adventure = adventure_of(title)
    title.checked_options(options, len(players))
    return Campaign(title.id, name, players, options, adventure.start(box, chapter), [])


def load(title: Title, box: Box, text: str, place: str) -> Campaign:
    """A campaign from its text; a sentence for whatever cannot be read."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadInput("bad-syntax", place=place, line=error.lineno, problem=error.msg) from None
    except RecursionError:
        raise BadInput("bad-syntax", place=place, line=1, problem="nesting") from None
    reader = Reader(place)
    table = reader.table(data, "campaign", FIELDS)
    for field, wanted in (("is", HEAD), ("title", title.id)):
        reader.one_of(table.get(field), field, [wanted])
    name = reader.text(table.get("name"), "name")
    players = [reader.text(player, "players") for player in reader.items(table.get("players"), "players")]
    options = reader.table(table.get("options"), "options")
    title.checked_options(options, len(players))
    progress = adventure_of(title).checked(box, table.get("progress"), len(players), place)
    history = [attempt_of(reader, each) for each in reader.items(table.get("history"), "history", MOST)]
    return Campaign(title.id, name, players, options, progress, history)


def attempt_of(reader: Reader, data: Any) -> Attempt:
    table = reader.table(data, "history", ATTEMPT)
    return Attempt(
        reader.number(table.get("level"), "level", 0, MOST),
        reader.flag(table.get("won"), "won"),
        reader.text(table.get("by"), "by"),
        reader.number(table.get("rounds"), "rounds", 0, MOST),
        reader.number(table.get("seconds"), "seconds", 0, MOST),
        reader.text(table.get("record"), "record"),
    )
