"""What bots are called: each by a name of its own, never two alike at one table."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Final

GAMES: Final = Path(__file__).parents[2] / "games"
USUAL: Final = ("Clio", "Vega", "Milo", "Juno", "Orso", "Nino", "Lune", "Sacha", "Basile", "Iris", "Tibor", "Maude")
"""Of titles that bring none in their `about.json`; short, and the same in every language."""


@lru_cache(maxsize=16)
def names_of(title: str) -> tuple[str, ...]:
    path = GAMES / title.replace("-", "_") / "about.json"
    about = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return tuple(about.get("bots", USUAL))


def free_name(title: str, table: str, taken: Iterable[str]) -> str:
    """A name that nobody at the table has; the same table draws in the same order."""
    used = {name.casefold() for name in taken}
    names = [*names_of(title)]
    random.Random(table).shuffle(names)
    names += [f"{name} {number}" for number in range(2, 10) for name in names]
    return next(name for name in names if name.casefold() not in used)
