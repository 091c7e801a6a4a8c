"""Random games for the tests that every title has to pass."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

from tablee.games import TITLES, title
from tablee.kernel.agenda import advance, pending
from tablee.kernel.decisions import Choice, Decision
from tablee.kernel.position import Position
from tablee.kernel.title import Title

GAMES = int(os.environ.get("TABLEE_TEST_GAMES", "2000"))
"""How many random games each sweep plays, over all titles together a title's own; raise it for a longer look."""

VARIANTS = {
    "ancient-knowledge": [
        (seats, {"starting-hands": hands, "see-tiles": tiles})
        for seats in (2, 3, 4)
        for hands in (False, True)
        for tiles in (False, True)
    ],
    "atlantes": [
        *[
            (seats, {"kings": kings, "objectives": objectives})
            for kings in ("numbered", "draft", "none")
            for objectives in ("printed", "tokens")
            for seats in (2, 3, 4, 1)
        ],
        *[
            (
                seats,
                {
                    "advanced": seats % 2 == 0,
                    "scout-optional": True,
                    "strict-effects": False,
                    "two-player-matrona-discard": True,
                    "grabber-double-type-depth": True,
                    "solo-deck-triggers": True,
                },
            )
            for seats in (2, 3, 4, 1)
        ],
    ],
    "scholars": [
        *[
            (seats, {"myriade": myriade, "mode": mode})
            for myriade in (True, False)
            for mode in ("casual", "epic")
            for seats in (2, 3, 4)
        ],
        *[
            (1, {"myriade": level != 2, "level": level, "mode": "epic" if level == 4 else "casual", "promos": True})
            for level in (1, 2, 3, 4)
        ],
    ],
    "syncro": [
        (
            seats,
            {
                "level": level,
                "new-cards": level % 2 == 0,
                "mage-count-handicap": seats == 2,
                "monster-pool": "by-level" if level == seats else "all-from-start",
            },
        )
        for level in range(1, 10)
        for seats in (2, 3, 4, 5)
    ],
}
"""Every player count and mode of each title."""

LENGTH = {"ancient-knowledge": 320, "atlantes": 150, "scholars": 260, "syncro": 40}
"""About how many choices a random game of each title takes."""
ONE_AT_A_TIME = {"atlantes", "scholars"}
"""Titles in which nobody ever decides together with others."""


def test_games(id: str, amount: int, label: str) -> Iterator[tuple[Title, Position, random.Random]]:
    """The beginnings of so many games, going round all variants, each with a random stream of its own."""
    game = title(id)
    box = game.box()
    variants = VARIANTS[id]
    for number in range(amount):
        seats, options = variants[number % len(variants)]
        yield game, game.setup(options, seats, f"{label}-{number}", box), random.Random(f"{label}-{number}")


test_games.__test__ = False  # type: ignore[attr-defined]


def pick(pos: Position, rng: random.Random) -> tuple[Decision, Choice]:
    """Any open decision and any of its choices."""
    decision = rng.choice(pending(pos))
    return decision, rng.choice(decision.choices)


def play_on(pos: Position, rng: random.Random, choices: int) -> None:
    """Some random choices, in place, as long as the game lasts."""
    for _ in range(choices):
        if not pending(pos):
            return
        advance(pos, *pick(pos, rng))


LONGEST = 5000
"""Choices of a game; one that takes more does not end, and a test that plays it fails."""


def questions(pos: Position) -> Iterator[Decision]:
    """The first open question, again and again until the game is over. Whoever asks for the next has answered."""
    for _ in range(LONGEST):
        if not pending(pos):
            return
        yield pending(pos)[0]
    raise AssertionError("the game does not end")


ALL_TITLES = sorted(TITLES)
