"""One whole game of each title and mode, written out: `make playthroughs`, or python tools/playthroughs.py TITLE...

The texts in tests/playthroughs are kept, and a test plays the games again. Whoever changes a rule writes them anew, and
the review shows what the change does to a game: what is asked, offered, done and counted.

A playthrough shows, in this order:

    head       title, rules version, card content, players, options, seed
    choices    `12 p2 action(2) 9#3f2: create C16 slot 1`: the number of the choice, its seat, the question with its
               parameters, how many answers are offered, a checksum of them all, and the one taken. The first time that
               a question is asked in the game, all its answers stand below. `9~#3f2`: the picks can be cancelled;
               `9°#3f2`: the decision is veiled.
    events     indented, with their facts in the order in which the title names them; in brackets, what is secret. The
               seat is written where it is not the one that chose.
    end        the public view, a fact a line; the score sheet; the hash of the position

What is taken depends on seed, seat, question and how often it was asked before, and on nothing else: where a rule
offers one answer more or asks once more, most of the game stays as it was, and the change can be read.
"""

from __future__ import annotations

import hashlib
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tablee.games import title as find_title
from tablee.kernel.agenda import pending
from tablee.kernel.decisions import Decision, Seat, seat_name
from tablee.kernel.events import Event
from tablee.kernel.position import Position
from tablee.kernel.title import Title

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "playthroughs"
WIDTH = 120
LEAVING = {"done", "pass"}


@dataclass
class Mode:
    """A way to play a title."""

    title: str
    name: str
    seats: int
    seed: str
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.title}-{self.name}.txt"


MODES = [
    Mode("ancient-knowledge", "drawn-hands", 2, "1"),
    Mode("ancient-knowledge", "starting-hands", 2, "12", {"starting-hands": True}),
    Mode("atlantes", "basic", 2, "11"),
    Mode("atlantes", "advanced", 2, "11", {"advanced": True}),
    Mode("atlantes", "draft-of-kings", 2, "11", {"advanced": True, "kings": "draft"}),
    Mode("atlantes", "tokens", 3, "8", {"objectives": "tokens"}),
    Mode("atlantes", "solo", 1, "1"),
    Mode("atlantes", "solo-advanced", 1, "9", {"advanced": True}),
    Mode("scholars", "base", 2, "2", {"myriade": False}),
    Mode("scholars", "myriade", 2, "4"),
    Mode("scholars", "epic", 2, "4", {"mode": "epic"}),
    Mode("scholars", "solo", 1, "6"),
    Mode("scholars", "solo-level-2", 1, "2", {"level": 2}),
    Mode("scholars", "solo-level-3", 1, "9", {"level": 3}),
    Mode("scholars", "solo-level-4", 1, "12", {"level": 4}),
    Mode("syncro", "level-1", 2, "7"),
    Mode("syncro", "level-2", 3, "6", {"level": 2}),
    Mode("syncro", "level-3", 2, "1", {"level": 3}),
    Mode("syncro", "level-4", 4, "6", {"level": 4}),
    Mode("syncro", "level-5", 3, "4", {"level": 5}),
    Mode("syncro", "level-6", 2, "7", {"level": 6}),
    Mode("syncro", "level-7", 5, "8", {"level": 7}),
    Mode("syncro", "level-8", 3, "11", {"level": 8}),
    Mode("syncro", "level-9", 4, "8", {"level": 9}),
]
"""The seeds are those of games that are short and yet show much."""


def playthrough(mode: Mode) -> str:
    """The game of a mode, from the set-up to the score."""
    title = find_title(mode.title)
    box = title.box()
    pos = title.setup(mode.options, mode.seats, mode.seed, box)
    lines = [
        f"{title.names['en']}, {mode.name}",
        f"rules {title.version}, cards {box.content}, {mode.seats} players, options {mode.options}, seed {mode.seed!r}",
        "",
        *told(title.opening(pos)),
    ]
    asked: Counter[tuple[int, str]] = Counter()
    shown: set[str] = set()
    number = 0
    while pending(pos):
        decision = pending(pos)[-1]  # not the first: where several decide at once, any order has to do
        number += 1
        offered = title.written(decision)
        count = asked[decision.seat, decision.prompt]
        asked[decision.seat, decision.prompt] += 1
        taken = drawn(offered, mode.seed, decision.seat, decision.prompt, count)
        question = f"{decision.prompt}({', '.join(map(str, decision.params))})"
        checksum = digest(sorted(offered))[:3]
        lines.append(
            f"{number} {seat_name(decision.seat)} {question} {len(offered)}{marks(decision)}#{checksum}: {taken}"
        )
        if decision.prompt not in shown:
            lines += wrapped("  offers ", offered)
            shown.add(decision.prompt)
        pos = title.play(pos, decision.seat, taken)
        lines += told(pos.events or [], decision.seat)
    return "\n".join([*lines, "", *ending(title, pos)]) + "\n"


def digest(*parts: object) -> str:
    return hashlib.blake2b(repr(parts).encode(), digest_size=8).hexdigest()


def drawn(offered: list[str], *why: object) -> str:
    """One of the answers; `done` and `pass` are drawn twice and have to win both times, so that more happens."""
    draws = {line: digest(*why, line) for line in offered}
    for line in LEAVING & draws.keys():
        draws[line] = max(draws[line], digest(*why, line, "again"))
    return min(offered, key=lambda line: draws[line])


def marks(decision: Decision) -> str:
    return ("~" if decision.cancellable else "") + ("°" if decision.veiled else "")


def told(events: list[Event], chooser: Seat = -1) -> list[str]:
    """Everything that happened, secrets included."""
    return wrapped("  ", [told_one(event, chooser) for event in events]) if events else []


def told_one(event: Event, chooser: Seat) -> str:
    words = [event.kind]
    if event.seat not in (-1, chooser):
        words.append(seat_name(event.seat))
    words += [brief(fact) for fact in event.facts]
    if event.secret:
        words.append(f"[{' '.join([brief(fact) for fact in event.secret])}]")
    return " ".join(words)


def brief(fact: object) -> str:
    if isinstance(fact, (list, tuple)):
        return ",".join([brief(part) for part in fact]) or "-"
    return str(fact) if fact not in ("", None) else "-"


def wrapped(head: str, parts: list[str]) -> list[str]:
    """Parts between semicolons, on lines that are not too long."""
    lines, line = [], head
    for place, part in enumerate(parts):
        piece = part + (";" if place < len(parts) - 1 else "")
        if line.strip() and line != head and len(line) + len(piece) + 1 > WIDTH:
            lines.append(line.rstrip())
            line = " " * len(head)
        line += piece + " "
    return [*lines, line.rstrip()]


def ending(title: Title, pos: Position) -> Iterator[str]:
    yield "view of a spectator"
    for name, value in title.view(pos, None).items():
        if name == "players":
            for each in value:
                yield from wrapped(f"  {each['seat']}: ", list(flat({**each, "seat": None, "score": None})))
        elif not is_empty(value):
            yield from wrapped(f"  {name}: ", list(flat(value)))
    result = title.result(pos)
    assert result is not None
    yield "score"
    for standing in result.standings:
        sheet = ", ".join([f"{line} {points}" for line, points in standing.lines.items()])
        yield f"  {standing.rank}. {seat_name(standing.seat)} {standing.score}: {sheet}"
    if result.by or result.won is not None:
        yield f"  by {result.by or '-'}, won {result.won}"
    if result.carry:
        yield from wrapped("  carry: ", list(flat(result.carry)))
    yield f"hash {pos.hash64()}"


def flat(value: Any, path: str = "") -> Iterator[str]:
    """A view as facts, each with its way from the root; what is empty or nothing is left out."""
    if isinstance(value, dict):
        for name, part in value.items():
            if not is_empty(part):
                yield from flat(part, f"{path}.{name}" if path else str(name))
    elif isinstance(value, list) and any(isinstance(part, (dict, list)) for part in value):
        for place, part in enumerate(value):
            if not is_empty(part):
                yield from flat(part, f"{path}.{place}" if path else str(place))
    else:
        yield f"{path}={brief(value)}" if path else brief(value)


def is_empty(value: object) -> bool:
    return value in (None, False, 0, "") or value == [] or value == {}


def main() -> None:
    wished = sys.argv[1:]
    FOLDER.mkdir(parents=True, exist_ok=True)
    for mode in MODES:
        if wished and mode.title not in wished:
            continue
        text = playthrough(mode)
        same = mode.path.exists() and mode.path.read_text("utf-8") == text
        mode.path.write_text(text, encoding="utf-8")
        print(f"{'same' if same else 'anew'}  {mode.path.name}")


if __name__ == "__main__":
    main()
