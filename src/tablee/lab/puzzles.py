"""Find puzzles: positions of ordinary games where one choice is clearly the best and is not what the hints would take.

    find("atlantes", games=100, seed="1", out=Path("puzzles.json"))

Each game is played by the hints with some slips, as people play who know the rules. Now and then a small search looks
at a decision; where it would choose otherwise than the hints, a deeper one with other worlds looks again. Only what
both find, and what is then measured to be better than every other choice that comes near, is kept. Game i has the seed
`{seed}/{i}`; everything is counted in looks, so equal searches find equal puzzles.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from tablee.bots import PositionSight
from tablee.bots.search import Budget, Search
from tablee.bots.values import search_for
from tablee.games import title as find_title
from tablee.kernel.agenda import advance, pending
from tablee.kernel.decisions import Decision, seat_name
from tablee.kernel.errors import BadInput
from tablee.kernel.playout import best_of
from tablee.kernel.position import Position
from tablee.kernel.title import Title
from tablee.lab.files import put
from tablee.lab.workers import Crew, spread
from tablee.teacher.advice import Advice, advise, can_think
from tablee.teacher.puzzles import Candidate, read_puzzles
from tablee.teacher.reasons import CHOSEN, TEMPTING, THAN, ReasonPart
from tablee.teacher.review import thought_of

SLIPS: Final = 0.05
LOOKED_AT: Final = 0.3
"""Of the decisions that could make a puzzle."""
LEAST_CHOICES, MOST_CHOICES = 3, 60
FIRST: Final = 12
"""Choices of the opening that are left alone: what is best there is a matter of taste."""
LOOKS: Final = 200
DEEPER: Final = 4
"""The second search looks so many times as often."""
LEANS: Final = 0.4
"""Of its looks, what the first search must have given to its favourite."""
AHEAD: Final = 0.02
"""In worth, how far the favourite must be ahead of what the hints would take, at the first glance."""
SURE: Final = 3.0
"""Standard errors by which the solution must be better than any other choice in the end."""
CLEARLY: Final = 0.05
"""Of the chance of winning, by which it must be better than what the hints would take."""
HOPE: Final = 0.2
"""The least chance of winning that the solution must leave: nobody likes to look for the best way to lose."""
MOST_PER_GAME: Final = 2
DIGITS: Final = 4

ALONE: Final = Crew()

Progress = Callable[[int, int, int], None]
"""Told how many games are done, of how many, and how many puzzles are found."""


@dataclass(frozen=True)
class Quest:
    """What is looked for, and how closely."""

    title: str
    seed: str
    looks: int = LOOKS

    def command(self, games: int) -> str:
        return f"tablee lab puzzles {self.title} --games {games} --seed {self.seed} --looks {self.looks}"


def find(
    title: str,
    *,
    games: int,
    seed: str,
    out: Path,
    looks: int = LOOKS,
    crew: Crew = ALONE,
    resume: bool = False,
    progress: Progress | None = None,
) -> int:
    """Look through so many games; the puzzles found are in `out` after each of them. How many there are."""
    quest = Quest(title, seed, looks)
    game = find_title(title)
    done, found = load(quest, game, out) if resume else (0, [])
    with closing(spread(crew, partial(puzzles_in, quest), range(done, games), in_order=True)) as portions:
        for _, more in portions:
            found += more
            done += 1
            put(out, written(quest, game, done, found))
            if progress is not None:
                progress(done, games, len(found))
    if not out.exists():
        put(out, written(quest, game, done, found))
    return len(found)


def written(quest: Quest, title: Title, done: int, found: list[dict[str, Any]]) -> str:
    """The file: what is gained most by is easiest to see, and comes first."""
    ordered = sorted(found, key=lambda puzzle: (-gain(puzzle), puzzle["seed"], len(puzzle["game"])))
    head = {
        "title": title.id,
        "rules": title.version,
        "cards": title.box().content,
        "made": {"command": quest.command(done), "games": done, "looks": quest.looks, "seed": quest.seed},
    }
    lines = ",\n".join(json.dumps(puzzle, ensure_ascii=False) for puzzle in ordered)
    return json.dumps(head, ensure_ascii=False)[:-1] + f', "puzzles": [\n{lines}\n]}}\n'


def gain(puzzle: dict[str, Any]) -> float:
    greedy = next(each for each in puzzle["candidates"] if each["line"] == puzzle["greedy"])
    return float(greedy["behind"])


def load(quest: Quest, title: Title, out: Path) -> tuple[int, list[dict[str, Any]]]:
    """How far an earlier search came, and what it found; a sentence if it was another one."""
    try:
        text = out.read_text("utf-8")
    except FileNotFoundError:
        return 0, []
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("unreadable", place=str(out), problem=str(error)) from None
    read_puzzles(title, text, str(out))
    data = json.loads(text)
    made = data.get("made", {})
    for name, value in (("seed", quest.seed), ("looks", quest.looks)):
        if made.get(name) != value:
            raise BadInput("other-values", place=str(out), value=f"{name} {made.get(name)}", expected=f"{name} {value}")
    return int(made.get("games", 0)), data["puzzles"]


def puzzles_in(quest: Quest, number: int) -> list[dict[str, Any]]:
    """What one game has to offer."""
    game = find_title(quest.title)
    seed = f"{quest.seed}/{number}"
    rng = random.Random(f"puzzles {seed}")
    seats = max(game.least, min(2, game.most))
    pos = game.setup({}, seats, seed)
    lines: list[str] = []
    found: list[dict[str, Any]] = []
    while decisions := pending(pos):
        decision = decisions[0]
        choices = decision.choices
        if len(lines) >= FIRST and rng.random() < LOOKED_AT and len(found) < MOST_PER_GAME:
            puzzle = puzzle_at(quest, game, pos, decision, f"{seed}/{len(lines)}")
            if puzzle is not None:
                found.append({"seats": seats, "options": {}, "seed": seed, "game": lines[:], **puzzle})
        at = int(rng.random() * len(choices)) if rng.random() < SLIPS else best_of(guesses(game, pos, decision), 0.0)
        lines.append(f"{seat_name(decision.seat)} {game.write(choices[at])}")
        advance(pos, decision, choices[at])
    return [puzzle for puzzle in found if puzzle["candidates"][0]["win"] >= HOPE]


def guesses(game: Title, pos: Position, decision: Decision) -> list[float]:
    return game.guess_at(pos, decision) if len(decision.choices) > 1 else [0.0]


def puzzle_at(quest: Quest, game: Title, pos: Position, decision: Decision, luck: str) -> dict[str, Any] | None:
    """A puzzle, if this decision is one."""
    sight = PositionSight(game, pos)
    if not LEAST_CHOICES <= len(decision.choices) <= MOST_CHOICES or sight.is_together():
        return None
    likes = game.guess_at(pos, decision)
    greedy = best_of(likes, 0.0)
    search = search_for(sight, decision, random.Random(f"first {luck}").getrandbits(60))
    search.think(Budget(iterations=quest.looks))
    best = search.best()
    if likes[best] == likes[greedy] or not is_promising(search, best, greedy):
        return None
    assert can_think(sight, decision)
    deeper = Budget(iterations=DEEPER * quest.looks)
    advice = advise(sight, decision, deeper, f"second {luck}", quest.looks, decision.choices[greedy])
    solution, hinted = game.write(decision.choices[best]), game.write(decision.choices[greedy])
    if not is_clear(advice, solution, hinted):
        return None
    return {
        "seat": seat_name(decision.seat),
        "prompt": decision.prompt,
        "round": int(game.view(pos, decision.seat).get("round", 0)),
        "choices": len(decision.choices),
        "goal": advice.goal,
        "looks": advice.looks,
        "games": advice.games,
        "solution": solution,
        "greedy": hinted,
        "candidates": [candidate(each) for each in candidates_of(advice)],
    }


def is_promising(search: Search, best: int, greedy: int) -> bool:
    share = search.offered[best].visits / max(1, search.done)
    return share >= LEANS and thought_of(search, best) - thought_of(search, greedy) >= AHEAD


def is_clear(advice: Advice, solution: str, greedy: str) -> bool:
    """Both searches agree, nothing else comes near, and it is well worth it."""
    if advice.choices[0].line != solution:
        return False
    for other in advice.choices[1:]:
        if other.behind_worth is None or other.behind_worth_error is None or other.behind is None:
            return False
        if other.behind_worth <= SURE * other.behind_worth_error or other.behind <= 0.0:
            return False
        if other.line == greedy and other.behind < CLEARLY:
            return False
    return len(advice.choices) > 1


def candidates_of(advice: Advice) -> list[Candidate]:
    names = [name for name in Candidate.__dataclass_fields__ if name not in ("line", "reasons")]
    return [
        Candidate(each.line, **{name: getattr(each, name) for name in names}, reasons=tuple(map(retold, each.reasons)))
        for each in advice.choices
    ]


def retold(part: ReasonPart) -> ReasonPart:
    """Nobody has chosen yet: what the hints would take is what tempts."""
    return replace(part, message=TEMPTING) if (part.verb, part.message) == (THAN, CHOSEN) else part


def candidate(each: Candidate) -> dict[str, Any]:
    data = {
        name: round(value, DIGITS) if isinstance(value, float) else value
        for name, value in asdict(each).items()
        if name != "reasons"
    }
    return {**data, "reasons": [[part.verb, part.message, round(part.amount, DIGITS)] for part in each.reasons]}
