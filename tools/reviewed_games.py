"""The reviewed games of docs/teacher.md: `make reviews`, or python tools/reviewed_games.py TITLE...

Each game is played by two bots, kept as docs/reviews/TITLE.record, and reviewed; the curve and what the coach said
stand beside it. All is counted in looks: the same rules, cards and hints give the same files.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tablee.bots import PositionSight, make_bot, recipe
from tablee.games import title
from tablee.kernel.game import Game
from tablee.kernel.records import record_of

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "reviews"
GAMES = {
    "ancient-knowledge": ("casual", "regular", "c"),
    "atlantes": ("casual", "regular", "d"),
    "scholars": ("casual", "regular", "d"),
}
"""Who plays, and the seed."""


def played(id: str, bots: list[str], seed: str) -> Game:
    chosen = title(id)
    game = Game.begin(chosen, chosen.box(), {}, bots, seed, f"salt of {seed}")
    players = [make_bot(recipe(chosen, name), f"{seed} {seat}") for seat, name in enumerate(bots)]
    while not game.is_over():
        decision = game.decisions()[-1]
        game = game.next(decision.seat, players[decision.seat].choose(PositionSight(chosen, game.position), decision))
    return game


def main() -> None:
    for id in sys.argv[1:] or list(GAMES):
        *bots, seed = GAMES[id]
        record = FOLDER / f"{id}.record"
        record.write_text(record_of(played(id, bots, seed)).write(), encoding="utf-8")
        with tempfile.TemporaryDirectory() as scratch:
            command = [sys.executable, "-m", "tablee", "review", record.name, "--lang", "en", "--out", scratch]
            env = {**os.environ, "COLUMNS": "110", "NO_COLOR": "1"}
            done = subprocess.run(command, cwd=FOLDER, env=env, check=True, capture_output=True, text=True)
            shutil.copy(Path(scratch) / "review.svg", FOLDER / f"{id}.svg")
        lines = done.stdout.splitlines()[:-2]  # the last one says where the files are
        told = "".join(f"{line.rstrip()}\n" for line in lines)
        (FOLDER / f"{id}.txt").write_text(told, encoding="utf-8")
        print(told)


if __name__ == "__main__":
    main()
