"""Whole games by bots, kept as records for the tests: `make records`, or python tools/record_games.py TITLE...

Records are made once and then replayed for ever. After a change of rules or cards this brings them up to date and says
what became of each:

    same      nothing has changed
    kept      its choices are still legal to the end: only version, cards or hash are written anew
    anew      a choice is no longer legal, or the game would not be over: played again by the bots
"""

from __future__ import annotations

import itertools
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from tablee.bots import PositionSight, make_bot
from tablee.games import title
from tablee.kernel.decisions import seat_named
from tablee.kernel.errors import TableeError
from tablee.kernel.game import Game
from tablee.kernel.records import read_record, record_of

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
    game = Game.begin(chosen, chosen.box(), given, names, seed, f"salt of {seed}")
    players = [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    while not game.is_over():
        decision = game.decisions()[-1]
        sight = PositionSight(chosen, game.position)
        game = game.next(decision.seat, players[decision.seat].choose(sight, decision))
    return game


def kept(id: str, path: Path) -> Game | None:
    """The game of an old record by today's rules and cards; None when it cannot be played to its end any more."""
    record = read_record(path.read_text("utf-8"), path.name)
    chosen = title(id)
    try:
        game = Game.begin(
            chosen, chosen.box(), record.options, record.seats, record.seed or "", record.salt, record.layout
        )
        for seat, choice in record.choices:
            game = game.next(seat_named(seat), choice)
    except TableeError:
        return None
    return game if game.is_over() else None


def main() -> None:
    for id in sys.argv[1:] or list(PLANS):
        folder = ROOT / "tests" / "records" / id
        folder.mkdir(parents=True, exist_ok=True)
        counts: Counter[str] = Counter()
        for number, (seats, options, bots) in enumerate(PLANS[id], 1):
            path = folder / f"{number:02}-{seats}-players-{'-'.join(bots)}.record"
            game = kept(id, path) if path.exists() else None
            text = record_of(game or played(id, seats, options, bots, f"{id} {number}")).write()
            what = "anew" if game is None else "same" if text == path.read_text("utf-8") else "kept"
            counts[what] += 1
            if what != "same":
                path.write_text(text, encoding="utf-8")
                print(f"{what}  {id}/{path.name}")
        print(f"{id}: {', '.join(f'{count} {what}' for what, count in sorted(counts.items()))}")


if __name__ == "__main__":
    main()
