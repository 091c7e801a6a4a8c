"""What a simulation has added up, as plain data in a file and back: to go on from."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tablee.kernel.errors import BadInput
from tablee.lab.figures import Sums, Tries
from tablee.lab.files import Checkpoint, is_count, is_whole
from tablee.lab.simulation import CardTally, Plan, Tally


class KeptSimulation:
    """The file of one simulation."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.checkpoint = Checkpoint(path, "simulation", plan.identity())

    def begin(self, resume: bool) -> Tally:
        """What is done already. Where several are to be gone on with, some may not have begun."""
        before = self.checkpoint.begin(resume and self.checkpoint.path.exists())
        return Tally() if before is None else read_tally(before, str(self.checkpoint.path))

    def keep(self, tally: Tally) -> None:
        self.checkpoint.keep(lambda: tally_data(tally))

    def keep_now(self, tally: Tally) -> None:
        self.checkpoint.keep_now(tally_data(tally))


def tally_data(tally: Tally) -> dict[str, Any]:
    told = {
        "games": tally.games,
        "decisions": row_of(tally.decisions),
        "rounds": row_of(tally.rounds),
        "ties": dict(tally.ties),
        "seats": [[place, *tries_row(tries)] for place, tries in tally.seats.items()],
        "bots": {bot: tries_row(tries) for bot, tries in tally.bots.items()},
        "lines": {bot: {line: row_of(sums) for line, sums in lines.items()} for bot, lines in tally.lines.items()},
        "cards": {card: card_data(each) for card, each in tally.cards.items()},
        "choices": dict(tally.choices),
        "chosen": dict(tally.chosen),
    }
    return {"tally": told}


def card_data(card: CardTally) -> dict[str, Any]:
    counts = {"games": card.games, "times": card.times, "holders": card.holders, "users": card.users}
    return {**counts, "by": {bot: tries_row(tries) for bot, tries in card.by.items()}}


def row_of(sums: Sums) -> list[Any]:
    return list(asdict(sums).values())


def tries_row(tries: Tries) -> list[Any]:
    return [tries.players, tries.wins, *row_of(tries.score)]


def read_tally(data: dict[str, Any], place: str) -> Tally:
    """What such a file holds, if so many games can add up to it."""
    try:
        kept = data["tally"]
        found = Tally(
            count_of(kept["games"]),
            sums_of(kept["decisions"]),
            sums_of(kept["rounds"]),
            counts_of(kept["ties"]),
            {count_of(row[0]): tries_of(row[1:]) for row in kept["seats"]},
            {bot: tries_of(row) for bot, row in kept["bots"].items()},
            {bot: {line: sums_of(row) for line, row in lines.items()} for bot, lines in kept["lines"].items()},
            {card: card_of(each) for card, each in kept["cards"].items()},
            counts_of(kept["choices"]),
            counts_of(kept["chosen"]),
        )
        if found.decisions.count != found.games or any(each.players != found.games for each in found.seats.values()):
            raise ValueError
    except (KeyError, TypeError, ValueError, AttributeError, IndexError):
        raise BadInput("not-a-run", place=place) from None
    return found


def card_of(data: dict[str, Any]) -> CardTally:
    by = {bot: tries_of(row) for bot, row in data["by"].items()}
    games, times, holders, users = (count_of(data[name]) for name in ("games", "times", "holders", "users"))
    return CardTally(games, times, by, holders, users)


def counts_of(data: dict[str, Any]) -> Counter[str]:
    return Counter({name: count_of(value) for name, value in data.items()})


def tries_of(row: list[Any]) -> Tries:
    players, wins, *score = row
    return Tries(count_of(players), count_of(wins), sums_of(score))


def sums_of(row: list[Any]) -> Sums:
    count, total, squares, least, most = row
    if not is_count(count) or not is_whole(total) or not is_count(squares) or (least is None) != (count == 0):
        raise ValueError
    if count and not (is_whole(least) and is_whole(most) and count * least <= total <= count * most):
        raise ValueError
    return Sums(count, total, squares, least, most)


def count_of(value: Any) -> int:
    if not is_count(value):
        raise ValueError
    return value
