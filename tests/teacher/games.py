"""Games and records for the tests of the teacher."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from tablee.bots import PositionSight, make_bot
from tablee.games import title
from tablee.kernel.decisions import Decision
from tablee.kernel.game import Game
from tablee.kernel.position import Position
from tablee.kernel.records import Record, record_of
from tablee.kernel.title import Title
from tests.games.random_play import LENGTH, play_on, test_games


def moments(id: str, count: int, name: str) -> list[tuple[Title, Position, Decision, random.Random]]:
    """Positions out of random games in which somebody really has a choice."""
    found = []
    for game, pos, rng in test_games(id, 4 * count, name):
        play_on(pos, rng, rng.randrange(LENGTH[id]))
        for decision in game.pending(pos):
            if len(decision.choices) > 1:
                found.append((game, pos, decision, rng))
                break
        if len(found) == count:
            break
    assert found
    return found


@cache
def played(id: str, bots: tuple[str, ...], seed: str = "teacher", **options: Any) -> Record:
    """A whole game of these bots."""
    found = title(id)
    game = Game.begin(found, found.box(), dict(options), list(bots), seed)
    players = [make_bot(bot, f"{seed}/{seat}") for seat, bot in enumerate(bots)]
    while decisions := game.decisions():
        decision = decisions[0]
        game = game.next(decision.seat, players[decision.seat].choose(PositionSight(found, game.position), decision))
    return record_of(game)
