"""A game on paper: what it was played with, then one choice a line. It replays to the same position, byte for byte.

tablee record 1
title: kilns
rules: 1
cards: 5e1c...
options: {"looms": false}
seats: ["Ana", "Bo"]
commitment: 9a0d...
seed: "7"
salt: "3f..."

p1 build loom
p2 dig
...

hash: 0f3a...
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Final

from tablee.kernel.chance import commitment
from tablee.kernel.decisions import seat_name, seat_named
from tablee.kernel.errors import BadInput, Sentence, TableeError
from tablee.kernel.game import Game
from tablee.kernel.reading import Reader
from tablee.kernel.title import Box, Title

HEAD: Final = "tablee record 1"
FIELDS: Final = ("title", "rules", "cards", "options", "seats", "commitment")


@dataclass
class Record:
    """A game on paper: with what it was played, and every choice."""

    title: str
    rules: int
    cards: str
    """The content hash of the card set."""
    options: dict[str, Any]
    seats: list[str]
    """Names, in seat order."""
    commitment: str
    seed: str | None = None
    """Revealed when the game is over, or at once at one's own table."""
    salt: str = ""
    layout: dict[str, Any] | None = None
    """The position file the game began from."""
    choices: list[tuple[str, str]] = field(default_factory=list)
    """(seat, notation)"""
    hash: str = ""
    place: str = "record"
    """Where it was read from, for sentences."""
    lines: list[int] = field(default_factory=list)
    """The line of each choice there."""

    def write(self) -> str:
        """The text of its file."""
        head = [
            HEAD,
            f"title: {self.title}",
            f"rules: {self.rules}",
            f"cards: {self.cards}",
            f"options: {json.dumps(self.options, ensure_ascii=False, sort_keys=True)}",
            f"seats: {json.dumps(self.seats, ensure_ascii=False)}",
            f"commitment: {self.commitment}",
        ]
        if self.seed is not None:
            head += [f"seed: {json.dumps(self.seed)}", f"salt: {json.dumps(self.salt)}"]
        if self.layout is not None:
            head.append(f"from: {json.dumps(self.layout, ensure_ascii=False, sort_keys=True)}")
        lines = [f"{seat} {choice}" for seat, choice in self.choices]
        tail = ["", f"hash: {self.hash}"] if self.hash else []
        return "\n".join([*head, "", *lines, *tail]) + "\n"


def record_of(game: Game, reveal: bool = True) -> Record:
    """The record of a game so far. Without `reveal` it keeps seed and hash to itself, as a running table must."""
    write = game.title.write
    return Record(
        game.title.id,
        game.title.version,
        game.box.content,
        game.options,
        game.names,
        game.commitment,
        game.seed if reveal else None,
        game.salt if reveal else "",
        game.layout,
        [(seat_name(moment.seat), write(moment.choice)) for moment in game.moments],
        game.position.hash64() if reveal else "",
    )


def read_record(text: str, place: str) -> Record:
    """A record from its text; raise `BadInput` with the line when it cannot be read."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != HEAD:
        raise BadInput("not-a-record", place=place, expected=HEAD)
    fields: dict[str, Any] = {}
    number = 1
    while number < len(lines) and lines[number].strip():
        name, colon, value = lines[number].partition(":")
        name, value = name.strip(), value.strip()
        if not colon:
            raise BadInput("bad-syntax", place=place, line=number + 1, problem=lines[number])
        fields[name] = value
        if name in ("options", "seats", "seed", "salt", "from", "rules"):
            try:
                fields[name] = json.loads(value)
            except (ValueError, RecursionError):
                raise BadInput("bad-syntax", place=place, line=number + 1, problem=lines[number]) from None
        number += 1
    for name in FIELDS:
        if name not in fields:
            raise BadInput("record-field", place=place, field=name)
    check_types(fields, place)
    record = Record(
        fields["title"],
        fields["rules"],
        fields["cards"],
        fields["options"],
        fields["seats"],
        fields["commitment"],
        fields.get("seed"),
        fields.get("salt", ""),
        fields.get("from"),
        place=place,
    )
    for i in range(number + 1, len(lines)):
        line = lines[i].strip()
        if line.startswith("hash:"):
            record.hash = line[5:].strip()
        elif line:
            seat, _, choice = line.partition(" ")
            if seat_named(seat) not in range(len(record.seats)) or not choice:
                raise BadInput("bad-syntax", place=place, line=i + 1, problem=line)
            record.choices.append((seat, choice))
            record.lines.append(i + 1)
    return record


def check_types(fields: dict[str, Any], place: str) -> None:
    """The header's values are of the types that a record has."""
    reader, seats = Reader(place), fields["seats"]
    if not isinstance(seats, list) or not seats or not all([isinstance(name, str) for name in seats]):
        raise reader.wrong("seats", seats, Sentence("expected-list"))
    reader.table(fields["options"], "options")
    reader.table(fields.get("from", {}), "from")
    reader.text(fields.get("seed", ""), "seed")
    reader.text(fields.get("salt", ""), "salt")
    reader.number(fields["rules"], "rules", 0, 9999)


def begin_again(title: Title, box: Box, record: Record) -> Game:
    """The game of a record before its first choice, if these rules and cards are those it was played with."""
    if record.title != title.id:
        raise BadInput("unknown-title", value=record.title, expected=[title.id])
    if record.rules != title.version:
        raise BadInput("other-rules", place=record.place, title=title.id, value=record.rules, expected=title.version)
    if record.cards != box.content:
        raise BadInput("other-cards", place=record.place, value=record.cards, expected=box.content)
    if record.seed is None:
        raise BadInput("no-seed", place=record.place)
    return Game.begin(title, box, record.options, record.seats, record.seed, record.salt, record.layout)


def replay(title: Title, box: Box, record: Record, until: int | None = None) -> Game:
    """Play the record through (or its first choices only), checking every choice."""
    game = begin_again(title, box, record)
    for i, (seat, choice) in enumerate(record.choices[:until]):
        try:
            game = game.next(seat_named(seat), choice)
        except TableeError as error:
            raise BadInput(
                "record-line",
                place=record.place,
                line=record.lines[i] if record.lines else i + 1,
                text=f"{seat} {choice}",
                problem=error.sentence,
            ) from None
    return game


def verify(title: Title, box: Box, record: Record) -> Game:
    """Does the record hold what its table published? Seed and salt against the commitment, choices against the hash."""
    if record.seed is None:
        raise BadInput("no-seed", place=record.place)
    published = commitment(record.seed, record.salt)
    if published != record.commitment:
        raise BadInput("commitment-differs", place=record.place, value=published, expected=record.commitment)
    game = replay(title, box, record)
    if record.hash and game.position.hash64() != record.hash:
        raise BadInput("hash-differs", place=record.place, value=game.position.hash64(), expected=record.hash)
    return game
