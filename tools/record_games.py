"""Play whole games with bots and keep their records for the tests: python tools/record_games.py ancient-knowledge

Records are made once and then replayed for ever. Make them anew only when a change of the rules asks for it, and say
so in the commit.
"""

from __future__ import annotations

import itertools
import sys
from pathlib import Path
from typing import Any

from tablee.bots import PositionSight, make_bot
from tablee.games import title
from tablee.kernel.game import Game
from tablee.kernel.records import record_of

ROOT = Path(__file__).parents[1]
PLANS: dict[str, list[tuple[int, dict[str, Any], list[str]]]] = {
    "ancient-knowledge": [
        (
            seats,
            {"starting-hands": hands, "see-tiles": tiles, "ages": ages and [20 + 7 * n for n in range(seats)]},
            bots,
        )
        for seats in (2, 3, 4)
        for (hands, tiles, ages), bots in itertools.product(
            [(False, False, None), (True, False, None), (False, True, True), (True, True, None)],
            [["random"], ["greedy"], ["greedy", "random"]],
        )
    ],
    "atlantes": [
        (seats, options, bots)
        for seats in (1, 2, 3, 4)
        for options, bots in itertools.product(
            [
                {},
                {"kings": "none", "objectives": "tokens"},
                {"advanced": True, "scout-optional": True, "grabber-double-type-depth": True},
                {"strict-effects": False, "two-player-matrona-discard": True, "solo-deck-triggers": True},
            ],
            [["random"], ["greedy"], ["greedy", "random"]][: 2 if seats == 1 else 3],
        )
    ],
    "scholars": [
        *[
            (1, {"myriade": level != 2, "level": level, "mode": mode, "promos": level == 3}, [bot])
            for level, mode, bot in [
                (1, "casual", "random"),
                (1, "epic", "greedy"),
                (2, "casual", "greedy"),
                (3, "casual", "greedy"),
                (3, "epic", "random"),
                (4, "casual", "random"),
                (4, "epic", "greedy"),
            ]
        ],
        *[
            (seats, {"myriade": myriade, "mode": mode, "promos": mode == "epic"}, bots)
            for seats in (2, 3, 4)
            for (myriade, mode), bots in itertools.product(
                [(True, "casual"), (True, "epic"), (False, "casual"), (False, "epic")],
                [["random"], ["greedy"], ["greedy", "random"]],
            )
        ],
    ],
    "syncro": [
        (
            seats,
            {
                "level": level,
                "new-cards": level % 2 == seats % 2,
                "mage-count-handicap": level in (2, 6),
                "monster-pool": "by-level" if level == 3 else "all-from-start",
            },
            bots,
        )
        for seats in (2, 3, 4, 5)
        for level, bots in [
            *[(level, ["greedy"]) for level in range(1, 10)],
            *[(level, ["random"]) for level in (1, 5, 9)],
            *[(level, ["greedy", "random"]) for level in (4, 7)],
        ]
    ],
}


def played(id: str, seats: int, options: dict[str, Any], bots: list[str], seed: str) -> Game:
    """A whole game, bot by bot round the table."""
    chosen = title(id)
    names = [bots[seat % len(bots)] for seat in range(seats)]
    given = {name: value for name, value in options.items() if value is not None}
    game = Game(chosen, chosen.box(), given, names, seed, f"salt of {seed}")
    players = [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    while not game.is_over():
        decision = game.decisions()[-1]
        sight = PositionSight(chosen, game.position)
        game.play(decision.seat, players[decision.seat].choose(sight, decision))
    return game


def main() -> None:
    for id in sys.argv[1:] or list(PLANS):
        folder = ROOT / "tests" / "records" / id
        folder.mkdir(parents=True, exist_ok=True)
        for number, (seats, options, bots) in enumerate(PLANS[id], 1):
            game = played(id, seats, options, bots, f"{id} {number}")
            name = f"{number:02}-{seats}-players-{'-'.join(bots)}.record"
            (folder / name).write_text(record_of(game).write(), encoding="utf-8")
            print(name, len(game.moments))


if __name__ == "__main__":
    main()
