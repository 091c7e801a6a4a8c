"""The tables that are read off a simulation, and their way into JSON and CSV."""

from __future__ import annotations

import csv
import io
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from tablee.lab.figures import SHARE, Interval, Sums, Tries, Z, wilson
from tablee.lab.simulation import CardTally, Simulation, Tally

ENOUGH = 30
"""Players who had a card in play, before its averages are worth a line in a short table."""
HARDLY = 0.1
"""A card is hardly ever played when surely, at 95 %, less than this part of those who hold it bring it into play."""


@dataclass(frozen=True)
class CardRow:
    """One card: how often it came into play, and how its players did, beside the average of the same bots."""

    card: str
    games: int
    """In which it came into play."""
    rate: float
    """Of all games."""
    times: int
    """How often it did, or was put to use."""
    players: int
    """Who brought it into play."""
    wins: Interval
    win_lift: Interval
    """Above what these bots win on average."""
    score: Interval
    score_lift: Interval

    @property
    def clearness(self) -> float:
        """How far the score lies off the average, in half widths of its interval."""
        half = (self.score_lift.high - self.score_lift.low) / 2
        return abs(self.score_lift.value) / half if half else 0.0


def card_rows(tally: Tally) -> list[CardRow]:
    """A row for each card that came into play, the best for their players first."""
    rows = [card_row(card, tallied, tally) for card, tallied in tally.cards.items() if tallied.by]
    return sorted(rows, key=lambda row: (-row.score_lift.value, row.card))


def card_row(card: str, tallied: CardTally, tally: Tally) -> CardRow:
    everyone = Tries()
    expected_wins, expected_score, win_variance, score_variance = 0.0, 0.0, 0.0, 0.0
    for bot, tries in sorted(tallied.by.items()):
        everyone.merge(tries)
        average = tally.bots[bot]
        expected_wins += tries.players * average.win_rate().value
        expected_score += tries.players * average.score.mean
        rate = (tries.wins / SHARE + 2) / (tries.players + 4)  # pulled to the middle: no rate is certain
        win_variance += tries.players * rate * (1 - rate)
        score_variance += tries.players * tries.score.variance
    players = everyone.players
    win_half = Z * sqrt(win_variance) / players
    score_half = Z * sqrt(score_variance) / players
    wins, score = everyone.win_rate(), everyone.score.mean
    win_lift, score_lift = wins.value - expected_wins / players, score - expected_score / players
    return CardRow(
        card,
        tallied.games,
        tallied.games / tally.games,
        tallied.times,
        players,
        wins,
        Interval(win_lift, win_lift - win_half, win_lift + win_half),
        Interval(score, score - score_half, score + score_half),
        Interval(score_lift, score_lift - score_half, score_lift + score_half),
    )


@dataclass(frozen=True)
class HeldRow:
    """One card that players hold before they play it, or that lies open for all."""

    card: str
    holders: int
    users: int
    """Of these, those who brought it into play."""
    rate: Interval


def held_rows(tally: Tally) -> list[HeldRow]:
    """A row for each card that was held, those that are played least first."""
    rows = [
        HeldRow(card, tallied.holders, tallied.users, wilson(tallied.users, tallied.holders))
        for card, tallied in tally.cards.items()
        if tallied.holders
    ]
    return sorted(rows, key=lambda row: (row.rate.high, row.card))


def hardly_played(tally: Tally) -> list[HeldRow]:
    """Cards that are held often enough to say that they are hardly ever played."""
    return [row for row in held_rows(tally) if row.rate.high < HARDLY]


def choice_rows(tally: Tally) -> list[tuple[str, float, float]]:
    """Every kind of choice: how often in a game, and in which part of all games."""
    return [
        (kind, tally.choices[kind] / tally.games, tally.chosen[kind] / tally.games) for kind in sorted(tally.choices)
    ]


def outliers(rows: list[CardRow], top: int, always: list[str]) -> list[CardRow]:
    """The cards that differ most clearly from the average, and those asked for by name; order as before."""
    enough = [row for row in rows if row.players >= ENOUGH] or rows
    far = sorted(enough, key=lambda row: (-row.clearness, row.card))[:top]
    return [row for row in rows if row in far or row.card in always]


@dataclass(frozen=True)
class Difference:
    """One figure with the printed cards and with the changed ones."""

    what: str
    """rounds, bot-score, bot-wins, played, win-lift, score-lift."""
    key: str
    printed: Interval
    changed: Interval
    difference: Interval


def differences(printed: Simulation, changed: Simulation) -> list[Difference]:
    """What a card file changes: length, bots, and the cards it names."""
    one, two = printed.tally, changed.tally
    found = [difference("rounds", "", one.rounds.interval(), two.rounds.interval())] if one.rounds.count else []
    for bot in sorted(one.bots):
        found.append(difference("bot-score", bot, one.bots[bot].score.interval(), two.bots[bot].score.interval()))
        if len(one.bots) > 1:
            found.append(difference("bot-wins", bot, one.bots[bot].win_rate(), two.bots[bot].win_rate()))
    rows = [{row.card: row for row in card_rows(tally)} for tally in (one, two)]
    for card in sorted(changed.plan.changes or {}):
        if card not in rows[0] or card not in rows[1]:
            continue
        before, after = rows[0][card], rows[1][card]
        found.append(difference("played", card, wilson(before.games, one.games), wilson(after.games, two.games)))
        found.append(difference("win-lift", card, before.win_lift, after.win_lift))
        found.append(difference("score-lift", card, before.score_lift, after.score_lift))
    return found


def difference(what: str, key: str, printed: Interval, changed: Interval) -> Difference:
    return Difference(what, key, printed, changed, changed.minus(printed))


# JSON


def as_data(simulation: Simulation) -> dict[str, Any]:
    """Everything, as plain data."""
    plan, tally = simulation.plan, simulation.tally
    return {
        "title": plan.title,
        "options": plan.options,
        "players": plan.seats,
        "bots": list(plan.bots),
        "games": tally.games,
        "seed": plan.seed,
        "changes": plan.changes or {},
        "jobs": simulation.jobs,
        "seconds": round(simulation.seconds, 3),
        "games_per_second": None if simulation.pace is None else round(simulation.pace, 1),
        "decisions": sums_data(tally.decisions),
        "rounds": sums_data(tally.rounds),
        "ties": dict(sorted(tally.ties.items())),
        "seats": [{"seat": place + 1, **tries_data(tries)} for place, tries in sorted(tally.seats.items())],
        "per_bot": {
            bot: {**tries_data(tries), "lines": {line: sums_data(sums) for line, sums in tally.lines[bot].items()}}
            for bot, tries in sorted(tally.bots.items())
        },
        "cards": [asdict(row) for row in card_rows(tally)],
        "held": [asdict(row) for row in held_rows(tally)],
        "hardly_played": [row.card for row in hardly_played(tally)],
        "choices": {kind: {"per_game": per_game, "games": games} for kind, per_game, games in choice_rows(tally)},
    }


def sums_data(sums: Sums) -> dict[str, Any]:
    return {"mean": sums.mean, "sd": sums.sd, "least": sums.least, "most": sums.most}


def tries_data(tries: Tries) -> dict[str, Any]:
    return {"players": tries.players, "wins": asdict(tries.win_rate()), "score": sums_data(tries.score)}


# CSV: one value a line, so that every tool can filter and pivot it

HEAD = ("cards", "table", "key", "measure", "value", "low", "high", "count")


def as_csv(simulations: dict[str, Simulation]) -> str:
    """All tables in one file. The first column says which card set: the names given here, `printed` or `changed`."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(HEAD)
    for name, simulation in simulations.items():
        for line in csv_lines(simulation.tally):
            writer.writerow([name, *line])
    return out.getvalue()


def csv_lines(tally: Tally) -> list[list[Any]]:
    lines = [counted("game", "all", "decisions", tally.decisions), counted("game", "all", "rounds", tally.rounds)]
    for by, games in sorted(tally.ties.items()):
        lines.append(["game", "all", f"tie-{by}", games, "", "", tally.games])
    for place, tries in sorted(tally.seats.items()):
        lines += tried("seat", str(place + 1), tries)
    for bot, tries in sorted(tally.bots.items()):
        lines += tried("bot", bot, tries)
        lines += [counted("bot", bot, f"line-{line}", sums) for line, sums in tally.lines[bot].items()]
    for kind, per_game, rate in choice_rows(tally):
        lines.append(["choice", kind, "per-game", f"{per_game:.6f}", "", "", tally.games])
        lines.append(["choice", kind, "games", f"{rate:.6f}", "", "", tally.games])
    for row in sorted(card_rows(tally), key=lambda row: row.card):
        lines.append(["card", row.card, "played", f"{row.rate:.6f}", "", "", tally.games])
        lines.append(["card", row.card, "times", row.times, "", "", tally.games])
        for measure in ("wins", "win_lift", "score", "score_lift"):
            lines.append(spread("card", row.card, measure.replace("_", "-"), getattr(row, measure), row.players))
    for held in sorted(held_rows(tally), key=lambda row: row.card):
        lines.append(spread("card", held.card, "held-played", held.rate, held.holders))
    return lines


def tried(table: str, key: str, tries: Tries) -> list[list[Any]]:
    return [spread(table, key, "wins", tries.win_rate(), tries.players), counted(table, key, "score", tries.score)]


def counted(table: str, key: str, measure: str, sums: Sums) -> list[Any]:
    return spread(table, key, measure, sums.interval(), sums.count)


def spread(table: str, key: str, measure: str, interval: Interval, count: int) -> list[Any]:
    figures = [f"{number:.6f}" for number in (interval.value, interval.low, interval.high)]
    return [table, key, measure, *figures, count]
