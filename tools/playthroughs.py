"""One whole game of each title and mode, written out: `make playthroughs`, or python tools/playthroughs.py TITLE...

The texts in tests/playthroughs are kept, and a test plays the games again. Whoever changes a rule writes them anew, and
the review shows what the change does to a game: what is asked, offered, done, seen and counted. Every number of players
and every value of every option occurs in one of them.

How to read one. `git diff` shows where a game goes another way: look at the first choice that changed, at what is
offered there, and then at what the seats see at the next moment. A playthrough shows, in this order:

    head       title, rules version, card content, players, options, seed
    choices    `12 p2 action(2) 9#3f2a01bc: create C16 slot 1`: the number of the choice, its seat, the question with
               its parameters, how many answers are offered, a checksum of them all, and the one taken. `9~#...`: the
               picks can be cancelled; `9°#...`: the decision is veiled.
    events     indented, with their facts in the order in which the title names them; in brackets, what is secret. The
               seat is written where it is not the one that chose.
    moments    `-- round 4, main; score p1 12, p2 9; seen p1 214, p2 214, spectator 210`: a look at the table before a
               choice, where a question is asked for the first time, in the rounds 1, 2, 4, 8, 16 and so on, and at the
               end. Scores as they stand; how many facts each seat's view has, empty ones included, where that has
               changed. Below, what is new in the views since the last moment: `all` is what everybody sees alike,
               then what a seat sees and not all do. `-fact`: nothing is seen there any more. `prospects: 30 new of
               41#...`: too many to be told, with a checksum of them all. A secret that leaks moves up to `all`. At
               last all answers to the question.
    end        a moment, the score sheet, the hash of the position

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
from tablee.kernel.decisions import Decision, Seat, seat_name, seat_named
from tablee.kernel.events import Event
from tablee.kernel.position import Position
from tablee.kernel.title import Title

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "playthroughs"
WIDTH = 120
LEAVING = {"done", "pass"}
MOST_FACTS = 12
"""That are told of one part of a view at one moment, but for the first."""


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


HOUSE_RULES = {"scout-optional": True, "strict-effects": False, "two-player-matrona-discard": True}

LOST_ONCE = {
    "level": 6,
    "leader": "p2",
    "rewards": ["RW-1", None],
    "reward-discards": ["RW-5"],
    "lieutenants": ["LT-5"],
    "seen": ["LT-5"],
    "beaten": ["LT-2"],
    "attempts": [1, 1, 2, 1, 1, 1, 0, 0, 0],
}
"""An adventure that lost the sixth level: one Lieutenant was met there, another had been beaten before."""

MODES = [
    Mode("ancient-knowledge", "drawn-hands", 2, "7"),
    Mode("ancient-knowledge", "starting-hands", 2, "50", {"starting-hands": True}),
    Mode("ancient-knowledge", "three-players", 3, "805", {"see-tiles": True, "ages": [41, 30, 65]}),
    Mode("ancient-knowledge", "four-players", 4, "66", {"starting-hands": True}),
    Mode("atlantes", "basic", 2, "54"),
    Mode("atlantes", "advanced", 2, "158", {"advanced": True}),
    Mode("atlantes", "draft-of-kings", 3, "39", {"kings": "draft", "grabber-double-type-depth": True}),
    Mode("atlantes", "tokens-no-kings", 4, "215", {"objectives": "tokens", "kings": "none"}),
    Mode("atlantes", "house-rules", 2, "499", HOUSE_RULES),
    Mode("atlantes", "solo", 1, "87"),
    Mode("atlantes", "solo-advanced", 1, "9", {"advanced": True}),
    Mode("atlantes", "solo-deck-triggers", 1, "213", {"solo-deck-triggers": True}),
    Mode("scholars", "base", 2, "88", {"myriade": False}),
    Mode("scholars", "myriade", 2, "246"),
    Mode("scholars", "epic", 3, "281", {"mode": "epic"}),
    Mode("scholars", "promos", 4, "212", {"promos": True}),
    Mode("scholars", "solo", 1, "206"),
    Mode("scholars", "solo-level-2", 1, "185", {"level": 2}),
    Mode("scholars", "solo-level-3-epic", 1, "131", {"level": 3, "mode": "epic"}),
    Mode("scholars", "solo-level-4", 1, "68", {"level": 4}),
    Mode("syncro", "level-1", 2, "7"),
    Mode("syncro", "level-2", 3, "24", {"level": 2, "monster-pool": "by-level", "first-leader": "p3"}),
    Mode("syncro", "level-3", 2, "31", {"level": 3, "mage-count-handicap": True, "first-leader": "p2"}),
    Mode("syncro", "level-4", 4, "39", {"level": 4, "grant-reward-on-unlock": True, "first-leader": "p4"}),
    Mode("syncro", "level-5", 3, "18", {"level": 5, "mage-count-handicap": True}),
    Mode("syncro", "level-6", 2, "3942", {"level": 6, "mage-count-handicap": True}),
    Mode("syncro", "level-7", 5, "37", {"level": 7, "mage-count-handicap": True, "first-leader": "p5"}),
    Mode("syncro", "level-8", 3, "2466", {"level": 8}),
    Mode("syncro", "level-9", 4, "1952", {"level": 9, "new-cards": True}),
    Mode("syncro", "campaign", 2, "442", {"campaign": LOST_ONCE, "first-leader": "p1"}),
]
"""The seeds are those of games that are short and yet show much: where a tie is broken, by each of the ways in which it
can be; where a switch changes what happens; where a level is won, or lost with something to carry on."""


def playthrough(mode: Mode) -> str:
    """The game of a mode, from the set-up to the score."""
    title = find_title(mode.title)
    box = title.box()
    pos = title.setup(mode.options, mode.seats, mode.seed, box)
    lines = [
        f"{title.names['en']}, {mode.name}",
        *wrapped("", [f"rules {title.version}, cards {box.content}, {mode.seats} players", f"seed {mode.seed!r}"]),
        *wrapped("options ", list(flat(mode.options)) or ["-"]),
        "",
        *told(title.opening(pos)),
    ]
    asked: Counter[tuple[int, str]] = Counter()
    known: set[str] = set()
    watch = Watch(title)
    number = 0
    while pending(pos):
        decision = pending(pos)[-1]  # not the first: where several decide at once, any order has to do
        number += 1
        offered = title.written(decision)
        count = asked[decision.seat, decision.prompt]
        asked[decision.seat, decision.prompt] += 1
        taken = drawn(offered, mode.seed, decision.seat, decision.prompt, count)
        if decision.prompt not in known or watch.is_due(pos):
            known.add(decision.prompt)
            lines += [*watch.look(pos), *wrapped("   offers ", offered, "     ")]
        question = f"{decision.prompt}({', '.join(map(str, decision.params))})"
        checksum = digest(sorted(offered))[:8]
        lines.append(
            f"{number} {seat_name(decision.seat)} {question} {len(offered)}{marks(decision)}#{checksum}: {taken}"
        )
        pos = title.play(pos, decision.seat, taken)
        lines += told(pos.events or [], decision.seat)
    return "\n".join([*lines, "", *watch.look(pos), *ending(title, pos)]) + "\n"


class Watch:
    """What the seats see, told at some moments as what changed since the last one."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.next_round = 1
        self.seen = ""
        self.before: dict[str, dict[str, str]] = {}

    def is_due(self, pos: Position) -> bool:
        """A round begins whose number is a power of two."""
        return self.title.view(pos, None).get("round", 0) >= self.next_round

    def look(self, pos: Position) -> Iterator[str]:
        views = {"spectator" if seat is None else seat_name(seat): self.title.view(pos, seat) for seat in viewers(pos)}
        table = views["spectator"]
        while table.get("round", 0) >= self.next_round:
            self.next_round *= 2
        scores = [f"{seat_name(seat)} {standing(self.title, pos, seat)}" for seat in range(pos.seats)]
        seen = counted(views)
        told_again = "" if seen == self.seen else f"; seen {seen}"
        yield f"-- round {table.get('round', 0)}, {table['phase']}; score {', '.join(scores)}{told_again}"
        self.seen = seen
        now = in_common({who: dict(facts_of(view)) for who, view in views.items()})
        for who, facts in now.items():
            changed = list(changes(self.before.get(who), facts))
            if changed:
                yield from wrapped(f"   {who}: ", changed, "     ")
        self.before = now


def counted(views: dict[str, dict[str, Any]]) -> str:
    """How many facts each has, at once where all have as many."""
    counts = {who: leaves(view) for who, view in views.items()}
    alike = len(set(counts.values())) == 1
    return f"all {counts['p1']}" if alike else ", ".join([f"{who} {count}" for who, count in counts.items()])


def viewers(pos: Position) -> list[Seat | None]:
    return [*range(pos.seats), None]


def standing(title: Title, pos: Position, seat: Seat) -> int:
    """The points of a seat as it sees them; where a view tells none, as they would be counted now."""
    lines = title.view(pos, seat)["players"][seat].get("score")
    if lines is None:
        return sum([detail.points for detail in title.score_details(pos, seat)])
    return sum(lines.values())


def facts_of(view: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """A view as facts that have names; the players' own begin with their seat."""
    for name, value in view.items():
        if name == "players":
            for area in value:
                yield from named({**area, "seat": None}, area["seat"])
        elif name != "seat":
            yield from named(value, name)


def in_common(seen: dict[str, dict[str, str]]) -> dict[str, dict[str, str]]:
    """First what all see alike, then by seat what not all do."""
    first, *others = seen.values()
    common = {name: fact for name, fact in first.items() if all(other.get(name) == fact for other in others)}
    own = {who: {name: fact for name, fact in facts.items() if name not in common} for who, facts in seen.items()}
    return {"all": common, **own}


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


def wrapped(head: str, parts: list[str], indent: str = "") -> list[str]:
    """Parts between semicolons, on lines that are not too long."""
    lines, line = [], head
    for place, part in enumerate(parts):
        piece = part + (";" if place < len(parts) - 1 else "")
        if line.strip() and line != head and len(line) + len(piece) + 1 > WIDTH:
            lines.append(line.rstrip())
            line = indent or " " * len(head)
        line += piece + " "
    return [*lines, line.rstrip()]


def changes(old: dict[str, str] | None, now: dict[str, str]) -> Iterator[str]:
    """What is new or different, by its way from the root; then what is gone, by the first step where nothing is left.
    Where too much is new at one place, and not at the first moment, it is counted, and all that is there stands in a
    checksum."""
    heads: dict[str, list[str]] = {}
    for name, fact in now.items():
        if old is None or old.get(name) != fact:
            heads.setdefault(head_of(name), []).append(f"{name}={fact}")
    for head, facts in heads.items():
        if old is not None and len(facts) > MOST_FACTS:
            there = [(name, fact) for name, fact in now.items() if head_of(name) == head]
            yield f"{head}: {len(facts)} new of {len(there)}#{digest(there)}"
        else:
            yield from facts
    left = {way for name in now for way in ways(name)}
    gone = [way for name in old or () if name not in now for way in [way for way in ways(name) if way not in left][:1]]
    yield from [f"-{way}" for way in dict.fromkeys(gone)]


def head_of(name: str) -> str:
    """The part of the view: its first step, and of a player's area the second as well."""
    return ".".join(name.split(".")[: 2 if seat_named(name.split(".")[0]) >= 0 else 1])


def ways(name: str) -> list[str]:
    """The steps that lead to a fact from its part of the view, the shortest first."""
    steps, first = name.split("."), head_of(name).count(".") + 1
    return [".".join(steps[:length]) for length in range(first, len(steps) + 1)]


def ending(title: Title, pos: Position) -> Iterator[str]:
    result = title.result(pos)
    assert result is not None
    yield "score"
    for each in result.standings:
        sheet = ", ".join([f"{line} {points}" for line, points in each.lines.items()])
        yield f"  {each.rank}. {seat_name(each.seat)} {each.score}: {sheet}"
    if result.by or result.won is not None:
        yield f"  by {result.by or '-'}, won {result.won}"
    if result.carry:
        yield from wrapped("  carry: ", list(flat(result.carry)))
    yield f"hash {pos.hash64()}"


def flat(value: Any) -> list[str]:
    return [f"{name}={fact}" for name, fact in named(value)]


def named(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Data as facts, each with its way from the root; what is empty or nothing is left out. What is said of a thing in
    a list is one fact, without what it has in lists of its own."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from named(part, f"{path}.{name}" if path else str(name))
    elif isinstance(value, list) and is_nested(value):
        for place, part in enumerate(value):
            if isinstance(part, dict) and part:
                yield f"{path}.{place}", on_one_line({name: each for name, each in part.items() if not is_nested(each)})
                part = {name: each for name, each in part.items() if is_nested(each)}
            yield from named(part, f"{path}.{place}")
    elif not is_empty(value):
        yield path, brief(value)


def on_one_line(thing: dict[str, Any]) -> str:
    """A word that comes first needs no name."""
    facts = [f"{name}={fact}" for name, fact in named(thing)]
    first = next(iter(thing.values()), None)
    if isinstance(first, str) and first:
        facts[0] = first
    return " ".join(facts) or "-"


def is_nested(value: object) -> bool:
    return isinstance(value, dict) or (
        isinstance(value, list) and any(isinstance(part, (dict, list)) for part in value)
    )


def leaves(value: Any) -> int:
    """How many facts there are, empty ones too."""
    if isinstance(value, dict) and value:
        return sum([leaves(part) for part in value.values()])
    if isinstance(value, list) and is_nested(value):
        return sum([leaves(part) for part in value])
    return 1


def is_empty(value: object) -> bool:
    return value in (None, False, 0, "", {}) or (isinstance(value, list) and all(part is None for part in value))


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
